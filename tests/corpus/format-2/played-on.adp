{"format":2,"game":"adp","rules":3,"program":"0.1.0","scenario":"extended","seats":{"coalition":"human","government":"bot","taliban":"bot","warlords":"bot"},"seed":7,"name":"what-ifs","sum":"c52a7d267b0e9fb9"}
{"n":1,"by":null,"ask":"deck.top","answer":"event","sum":"04dec4ccc8aad905"}
{"n":2,"by":null,"ask":"deck.card","answer":"27","sum":"32b46238546446e9"}
{"n":3,"by":null,"ask":"deck.top","answer":"event","sum":"7b8f9b1bc5325b5b"}
{"n":4,"by":null,"ask":"deck.card","answer":"8","print":"52ef0a3149aef45d","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 27\nnext: 8\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"77b2b5daf9f6bb13"}
{"n":5,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Tehrik-i-Taliban Pakistan"],"sum":"7f8ec20fedc5dd23"}
{"n":6,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"7e3463edf9dba3c2"}
{"n":7,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"aaa26fa4e0a41340"}
{"n":8,"by":null,"ask":"bot.tan","answer":"1","sum":"bb95f575a0eee5de"}
{"n":9,"by":null,"ask":"bot.black","answer":"2","sum":"0e1077a9b365ba3a"}
{"n":10,"by":null,"ask":"bot.green","answer":"1","sum":"1452a7157f4edaec"}
{"n":11,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":["8.2: dice 1 2 1: balochistan, so waziristan"],"sum":"0d80995d34d5a3e6"}
{"n":12,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":["8.2: as much as possible in waziristan"],"sum":"1285848b600ee146"}
{"n":13,"by":"taliban","how":"bot","ask":"event.place.count","answer":"3","why":["8.4.3: as many as possible: 3"],"print":"21035a42c81e8fcb","sum":"f934236696dd921e"}
{"n":14,"by":"government","how":"bot","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (55)","8.6: Train"],"sum":"3668a8d544a1ab06"}
{"n":15,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"1dc6f20cf60e4bee"}
{"n":16,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"25a09b438cf569c9"}
{"n":17,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"1761bbc0a33dd068"}
{"n":18,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":["8.6.2: no Govern","8.6.2: most Troops in excess of Control: 5 in kabul","8.6.2: most Population: baghlan, balkh, nuristan (2)","8.2: among baghlan, balkh, nuristan"],"sum":"e0dd56e3aebb168e"}
{"n":19,"by":null,"ask":"bot.tan","answer":"6","sum":"ad25c22142ca1880"}
{"n":20,"by":null,"ask":"bot.black","answer":"5","sum":"3a4f2930fdab6624"}
{"n":21,"by":null,"ask":"bot.green","answer":"2","sum":"fffa54de55ca5adf"}
{"n":22,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":["8.2: dice 6 5 2: sar-e-pol, so nuristan","8.6.2: adds the most COIN-Controlled Population: nuristan","8.6.2: Transport"],"sum":"fe628d067b30e9f1"}
{"n":23,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":["8.6.2: most Troops in excess of Control: 5 in kabul"],"sum":"a05d8658e813b8b8"}
{"n":24,"by":"government","how":"bot","ask":"transport.destination","answer":"nuristan","why":["8.6.2: adds the most COIN-Controlled Population: nuristan"],"sum":"b00c656848522cca"}
{"n":25,"by":"government","how":"bot","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"sum":"453757a7bfe08415"}
{"n":26,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"c793562726170a8a"}
{"n":27,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"48d2b0185b03a5d6","sum":"4f195a66363355e4"}
{"n":28,"by":null,"ask":"deck.top","answer":"propaganda","print":"8fd756e282bfd0d7","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 8\nnext: propaganda\nplayed: 27\neligible: coalition warlords\nresources: government=17 taliban=5 warlords=10\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T1P5\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\nnuristan G:T4\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\n","sum":"41a67eab482a2171"}
{"n":29,"by":"coalition","ask":"turn","answer":"train","sum":"d7ca55e1039af8a6"}
{"n":30,"by":"coalition","ask":"train.space","answer":"surge","sum":"bb2143d295558da4"}
{"n":31,"by":"coalition","ask":"surge.space","answer":"khowst","sum":"0754809982b627af"}
{"n":32,"by":"coalition","ask":"surge.space","answer":"herat","sum":"aadea388fb3ba9a2"}
{"n":33,"by":"coalition","ask":"surge.space","answer":"kandahar","sum":"7dd230e01eab0383"}
{"n":34,"by":"coalition","ask":"surge.troops","answer":"8","sum":"0a708b22b2656f56"}
{"n":35,"by":"coalition","ask":"surge.troops","answer":"2","sum":"649993a8343b431c"}
{"n":36,"by":"coalition","ask":"surge.troops","answer":"4","sum":"c6c7b51ecec58d00"}
{"n":37,"by":"coalition","ask":"surge.bases","answer":"0","sum":"2d35ba3df1b5ab88"}
{"n":38,"by":"coalition","ask":"surge.bases","answer":"2","sum":"2cdc77a6538a6dc7"}
{"n":39,"by":"coalition","ask":"surge.bases","answer":"1","sum":"b29b603832adfe59"}
{"n":40,"by":"coalition","ask":"surge.die","answer":"roll","sum":"af90cc65d370ae63"}
{"n":41,"by":null,"ask":"surge.roll","answer":"3","sum":"de442129516a5c52"}
{"n":42,"by":"coalition","ask":"surge.aid","answer":"2","sum":"83cb9cc4a2834269"}
{"n":43,"by":"coalition","ask":"train.space","answer":"kabul","sum":"ab5f780e2d8f2eff"}
{"n":44,"by":"coalition","ask":"train.troops","answer":"4","sum":"7d4567bd8c97a2de"}
{"n":45,"by":"coalition","ask":"train.police","answer":"1","sum":"b2cbd6f3b541590b"}
{"n":46,"by":"coalition","ask":"train.space","answer":"done","sum":"7ddabaec5877f4f1"}
{"n":47,"by":"coalition","ask":"train.extra","answer":"done","print":"ab2270fda4d93147","sum":"a3653fd5135fda81"}
{"n":48,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: SEAL Team 6"],"sum":"9a80c3ad357059b2"}
{"n":49,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"3074e5d013572595","sum":"2fd70b832d90b4af"}
{"n":50,"by":null,"ask":"deck.card","answer":"20","print":"b37c1ef7cbd44164","sum":"88262e673b095ab6"}
{"n":51,"by":"coalition","ask":"civic.space","answer":"done","sum":"663b82a99be5420f"}
{"n":52,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"sum":"227bdb4fc0f0d553"}
{"n":53,"by":"taliban","how":"bot","ask":"sharia.space","answer":"paktika","why":["8.7.7: Sharia: paktika"],"print":"7068d7a3c72282a5","sum":"ea1dc0dba786da30"}
{"n":54,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"8981e1db2e0e2ac6"}
{"n":55,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"f32b2f12e88f02fa"}
{"n":56,"by":"coalition","ask":"redeploy.destination","answer":"herat","sum":"4b2e43895e1e4610"}
{"n":57,"by":"coalition","ask":"redeploy.count","answer":"6","sum":"cf17c8716409efa2"}
{"n":58,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"982a091f30c5a0c8"}
{"n":59,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","sum":"d070922d5a4010ea"}
{"n":60,"by":"coalition","ask":"redeploy.count","answer":"1","sum":"547d5dd9441565c1"}
{"n":61,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"2dd377e8f2d9908c"}
{"n":62,"by":"coalition","ask":"redeploy.destination","answer":"herat","sum":"e2ab3afa08298f58"}
{"n":63,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kandahar (1)","8.6.7: fewest Government Troops: herat"],"sum":"3c247eb92982ac8d"}
{"n":64,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"82bff493a86be0d2"}
{"n":65,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar (1)","8.6.7: fewest Government Troops: kandahar"],"sum":"b86d2652e6072493"}
{"n":66,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"93d0df6d1cb54afa"}
{"n":67,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: herat, kandahar (2)","8.2: among herat, kandahar"],"sum":"119f9ab65f64c3da"}
{"n":68,"by":null,"ask":"bot.tan","answer":"6","sum":"e2c75265b8dc4d4f"}
{"n":69,"by":null,"ask":"bot.black","answer":"3","sum":"dbef737bde4ff66b"}
{"n":70,"by":null,"ask":"bot.green","answer":"3","sum":"de624f1f06c07621"}
{"n":71,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 6 3 3: faryab, so kandahar","8.6.7: fewest Government Troops: kandahar"],"sum":"ebfb4f760bb4aaf8"}
{"n":72,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: among khowst, nuristan"],"sum":"51df5936f20b86d7"}
{"n":73,"by":null,"ask":"bot.tan","answer":"5","sum":"e46cea7b0e27ae52"}
{"n":74,"by":null,"ask":"bot.black","answer":"4","sum":"a9eec8b492341239"}
{"n":75,"by":null,"ask":"bot.green","answer":"1","sum":"e2953800b60f0f00"}
{"n":76,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 5 4 1: balkh, so khowst","8.6.7: COIN Control would be lost: khowst","8.6.7: most Police: kabul (4)","8.6.7: COIN Control would be lost: nuristan","8.6.7: most Police: kabul (3)","8.6.7: most Police: kabul (2)","8.2: among herat, kabul, kandahar"],"sum":"483cb1b52383f16a"}
{"n":77,"by":null,"ask":"bot.tan","answer":"4","sum":"283fbea53b1ca076"}
{"n":78,"by":null,"ask":"bot.black","answer":"6","sum":"020b06a9097bb220"}
{"n":79,"by":null,"ask":"bot.green","answer":"1","sum":"4a817737bcdf7c9a"}
{"n":80,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 6 1: nuristan, so kandahar","8.2: among herat, kabul"],"sum":"8544b9f091010b77"}
{"n":81,"by":null,"ask":"bot.tan","answer":"2","sum":"85c4529e8d972a1f"}
{"n":82,"by":null,"ask":"bot.black","answer":"3","sum":"8d37ccf25db8dc5d"}
{"n":83,"by":null,"ask":"bot.green","answer":"5","sum":"2e5abcb9f8df71d5"}
{"n":84,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":["8.2: dice 2 3 5: helmand, so kabul","8.6.7: COIN Control would be lost: 1 Police from kabul to khowst"],"sum":"497f67a2280d8026"}
{"n":85,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to khowst"],"sum":"efc58f316b3a87ae"}
{"n":86,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to khowst"],"sum":"b2e41589b757c03f"}
{"n":87,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to nuristan"],"sum":"73708f4d49ae9789"}
{"n":88,"by":"government","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to nuristan"],"sum":"43d97d384ce6349e"}
{"n":89,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to nuristan"],"sum":"6bf9f2d9065398bf"}
{"n":90,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"9ec8560c1f16cbd1"}
{"n":91,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"a0d01a657cd1a4b1"}
{"n":92,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"38533706742e8f45"}
{"n":93,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"1a2e13ada6a93032"}
{"n":94,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"85a9ca81ea2a4e9e"}
{"n":95,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kabul to kandahar-spin-boldak"],"sum":"2a195a860a420d9e"}
{"n":96,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kabul to kandahar-spin-boldak"],"sum":"462b6d31fb55b5a9"}
{"n":97,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from herat to kandahar-spin-boldak"],"sum":"5231e54cde76e3c7"}
{"n":98,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from herat to kandahar-spin-boldak"],"print":"857fe607a097908e","sum":"0f382e213b50bd11"}
{"n":99,"by":null,"ask":"deck.card","answer":"30","print":"bad535358423fcb2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 20\nnext: 30\nplayed: 27 8 propaganda\nresources: government=37 taliban=9 warlords=13\naid: 11\nislamabad: sponsorship\nhelmand W:B1u1\nherat C:B2T9 G:T2\nkabul C:B1T3 G:T4\nkandahar C:B1T5 G:T3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u1 support=O\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"0190b650c59bc6eb"}
{"n":100,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Errant Air Strike"],"sum":"d2a5ec2097bb3d70"}
{"n":101,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"8adfec7a36af006d"}
{"n":102,"by":"taliban","how":"bot","ask":"event.space","answer":"roll-spaces","why":["8.2: among paktika, zabol"],"sum":"b6ee735ebc95fc04"}
{"n":103,"by":null,"ask":"bot.tan","answer":"1","sum":"97fcb07476c98579"}
{"n":104,"by":null,"ask":"bot.black","answer":"3","sum":"2dff5c93089b9ba1"}
{"n":105,"by":null,"ask":"bot.green","answer":"6","sum":"c3cc6eb46207e44b"}
{"n":106,"by":"taliban","how":"bot","ask":"event.space","answer":"zabol","why":["8.2: dice 1 3 6: helmand, so zabol"],"sum":"0b2c692acb54668c"}
{"n":107,"by":"taliban","how":"bot","ask":"event.space","answer":"paktika","why":["8.4.3: nothing is to be gained elsewhere: paktika"],"print":"5987e9af6b837c0c","sum":"d68e38f89926aa97"}
{"n":108,"by":"coalition","ask":"turn","answer":"sweep","sum":"7d81e1603c6a947b"}
{"n":109,"by":"coalition","ask":"sweep.space","answer":"kabul","sum":"ddff42eda9cf91fe"}
{"n":110,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"9be84222f87fe3b5"}
{"n":111,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"e7c7395d9fa82ba6"}
{"n":112,"by":"coalition","ask":"sweep.government","answer":"1","sum":"bed073aa8420416d"}
{"n":113,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"345f39b715b8b0ae"}
{"n":114,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"deabb2167b91ea95"}
{"n":115,"by":"coalition","ask":"sweep.government","answer":"0","sum":"25d031cf511a363c"}
{"n":116,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"614408de23390ee2"}
{"n":117,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"458dcd47823f1ed4"}
{"n":118,"by":"coalition","ask":"sweep.government","answer":"0","sum":"cddc115f9612304a"}
{"n":119,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"3de26cab347c3325"}
{"n":120,"by":"coalition","ask":"sweep.space","answer":"nimruz","sum":"ed2b724172b5512a"}
{"n":121,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"e735e71996767b1c"}
{"n":122,"by":"coalition","ask":"sweep.space","answer":"herat","sum":"b61c3e4fc7e27937"}
{"n":123,"by":"coalition","ask":"sweep.space","answer":"baghlan","sum":"09e4b2dba41c26f8"}
{"n":124,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"9ed8a07816a75271"}
{"n":125,"by":"coalition","ask":"sweep.space","answer":"badakhshan","sum":"164ecb83071b3d9e"}
{"n":126,"by":"coalition","ask":"sweep.space","answer":"balkh","sum":"124691604b40833b"}
{"n":127,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"e4b068bb1b737c56"}
{"n":128,"by":"coalition","ask":"sweep.troops","answer":"3","sum":"881419d5694672e4"}
{"n":129,"by":"coalition","ask":"sweep.government","answer":"1","sum":"929945d42d2ac1cc"}
{"n":130,"by":"coalition","ask":"sweep.space","answer":"helmand","sum":"cf16570cff586aa5"}
{"n":131,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"74ae74015f67a514"}
{"n":132,"by":"coalition","ask":"sweep.space","answer":"farah","sum":"13e4f3ba68ec0d3d"}
{"n":133,"by":"coalition","ask":"sweep.origin","answer":"herat","sum":"7c58d39156f52d0c"}
{"n":134,"by":"coalition","ask":"sweep.troops","answer":"4","sum":"1af3cf5f416be6c4"}
{"n":135,"by":"coalition","ask":"sweep.government","answer":"1","sum":"f57edf353ad793d9"}
{"n":136,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"43955aa61659daca"}
{"n":137,"by":"coalition","ask":"sweep.space","answer":"zabol","sum":"8b2a265ad62ce1bb"}
{"n":138,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"cad94d6cc5e44c38"}
{"n":139,"by":"coalition","ask":"sweep.space","answer":"done","sum":"a44331e023b87e32"}
{"n":140,"by":"coalition","ask":"special","answer":"done","print":"082b173ecb8dfff5","sum":"9173c220634039b8"}
{"n":141,"by":null,"ask":"deck.card","answer":"38","print":"0581ddf416efde20","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 30\nnext: 38\nplayed: 27 8 propaganda 20\neligible: government taliban warlords\nresources: government=28 taliban=9 warlords=13\naid: 11\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1\nhelmand W:B1u1\nherat C:B2T5 G:T1\nkabul C:B1T4 G:T4\nkandahar C:B1T1 G:T2\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u2 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"bf0bcd3fc6741982"}
{"n":142,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":["8.1: Urban Specialists is a Capability: wanted below 5"],"sum":"372dd8389c8edd09"}
{"n":143,"by":null,"ask":"bot.die","answer":"6","sum":"a2b0c96a1c23e591"}
{"n":144,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":["8.1: die 6, Propaganda cards left 5: Urban Specialists is not taken","8.7.2: at least 15 Available or Active: yes (26 Available, 0 Active)","8.7: Rally"],"sum":"3cc2b9a3791e3a41"}
{"n":145,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"dc57c711a3c7a770"}
{"n":146,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"813c48ec27838479"}
{"n":147,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, bamian, faryab, ghazni, ghowr, nimruz, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"cd88f9ff7c8a6c24"}
{"n":148,"by":null,"ask":"bot.tan","answer":"3","sum":"e753c9165beafaa7"}
{"n":149,"by":null,"ask":"bot.black","answer":"2","sum":"eb7b1422452b391a"}
{"n":150,"by":null,"ask":"bot.green","answer":"1","sum":"3113a0a246256e26"}
{"n":151,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":["8.2: dice 3 2 1: waziristan, so ghazni","8.7.2 step 4a: wins Taliban Control: ghazni"],"sum":"a8f247ddc30b2773"}
{"n":152,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: ghazni"],"sum":"5a0cedb37859ad48"}
{"n":153,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among paktika, zabol, northwest-frontier"],"sum":"23eed2ee1c99de1b"}
{"n":154,"by":null,"ask":"bot.tan","answer":"4","sum":"564b01f2b13c2539"}
{"n":155,"by":null,"ask":"bot.black","answer":"5","sum":"8fcaaece126e9887"}
{"n":156,"by":null,"ask":"bot.green","answer":"3","sum":"6b425ac86d858a1f"}
{"n":157,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":["8.2: dice 4 5 3: baghlan, so northwest-frontier","8.7.2 step 4b: 1 or 2 Guerrillas: northwest-frontier"],"sum":"16b812ea7d98d8c5"}
{"n":158,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4b: 1 or 2 Guerrillas: northwest-frontier"],"sum":"b2ac7626fe5b07ea"}
{"n":159,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":["8.7.2 step 4c: a Taliban Base: paktika"],"sum":"0f4804c77cc34adb"}
{"n":160,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: paktika"],"sum":"2e7e2e03672c5728"}
{"n":161,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":["8.7.2 step 4c: a Taliban Base: zabol"],"sum":"cecb2fa1f4fe9c73"}
{"n":162,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4c: a Taliban Base: zabol"],"sum":"12e831f73b20111e"}
{"n":163,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"19ad23d129c285b6"}
{"n":164,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"10debf6aacbe7a9a"}
{"n":165,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"d29e00cd3aef6fac"}
{"n":166,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"b8310abcd398a961"}
{"n":167,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"eff9d44fb13ff726"}
{"n":168,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"70d8b459a8aa6a8b","sum":"7efdf744079c3024"}
{"n":169,"by":"government","how":"bot","ask":"turn","answer":"train","why":["8.1: Urban Specialists is a Capability, and the coalition are played by a person","8.6.2: at least 15 pieces Available: yes (49)","8.6: Train"],"sum":"eebcc6097c64a5d4"}
{"n":170,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (1)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"2255b533b5d7a6d8"}
{"n":171,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"98628b2aaa8455e9"}
{"n":172,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"949220a8278e8e69"}
{"n":173,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: fewest Government cubes: kandahar (2)","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"cc62c6602f953511"}
{"n":174,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"6122062cd46aa645"}
{"n":175,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"0313936fadeb5b4b"}
{"n":176,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"12d0b3636b084f17"}
{"n":177,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2fbc0a71e5fc5372"}
{"n":178,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2a1eab5a38eda6de"}
{"n":179,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"825f116abead5001"}
{"n":180,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"d14a52e3d6634502"}
{"n":181,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"2e8d9b5b8ad38af1","sum":"3bf27ce9a9f1fbdd"}
{"n":182,"by":null,"ask":"deck.card","answer":"24","print":"a8400e0419e4eae2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 38\nnext: 24\nplayed: 27 8 propaganda 20 30\neligible: coalition warlords\nresources: government=19 taliban=5 warlords=13\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nghazni T:u1\nhelmand W:B1u1\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"d246d9a45402679f"}
{"type":"bookmark","at":182,"name":"a fork","sum":"b014005e185f1106"}
{"n":183,"by":"coalition","ask":"turn","answer":"train","sum":"5f7ca3582412d378"}
{"n":184,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"d17367aa7603b0dc"}
{"n":185,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"be8c122f397522bd"}
{"n":186,"by":"coalition","ask":"air-lift.destination","answer":"zabol","sum":"99eef30629d66b92"}
{"n":187,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"a54acf6baba1e0f5"}
{"n":188,"by":"coalition","ask":"air-lift.origin","answer":"balkh","sum":"33a0ec44c484efb4"}
{"n":189,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"c3ab3884a4e40722"}
{"n":190,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"67d866bd4c69b742"}
{"n":191,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"a301eaa3aac0c67a"}
{"n":192,"by":"coalition","ask":"air-lift.destination","answer":"balkh","sum":"2e0780b7d5c1165a"}
{"n":193,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"3a6031a7a31888ba"}
{"n":194,"by":"coalition","ask":"air-lift.origin","answer":"balkh","sum":"1eba77939d2f121e"}
{"n":195,"by":"coalition","ask":"air-lift.destination","answer":"zabol","sum":"edf0d668fa4452ab"}
{"n":196,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"6f788b3f03d71218"}
{"n":197,"by":"coalition","ask":"train.space","answer":"herat","sum":"b107a199402853e6"}
{"n":198,"by":"coalition","ask":"train.troops","answer":"3","sum":"26c0805e8a016e92"}
{"n":199,"by":"coalition","ask":"train.police","answer":"2","sum":"321a621c438bbd60"}
{"n":200,"by":"coalition","ask":"train.space","answer":"kandahar","sum":"84241ffa16eada53"}
{"n":201,"by":"coalition","ask":"train.troops","answer":"1","sum":"af67b13d75a1f06c"}
{"n":202,"by":"coalition","ask":"train.police","answer":"0","sum":"601f413ad253748d"}
{"n":203,"by":"coalition","ask":"train.space","answer":"kabul","sum":"cf80cbbac2922c50"}
{"n":204,"by":"coalition","ask":"train.troops","answer":"5","sum":"cc39e26526d002d8"}
{"n":205,"by":"coalition","ask":"train.police","answer":"0","sum":"7686d5eebf8141d0"}
{"n":206,"by":"coalition","ask":"train.space","answer":"done","sum":"15e15328b8dfc4df"}
{"n":207,"by":"coalition","ask":"train.extra","answer":"take-patronage","print":"acbce103c818b5d4","sum":"372106183d5873a7"}
{"n":208,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":["8.4.1: Night Raids: only if 3 would hide, not 0","8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"32c2f46d0aa5f314"}
{"n":209,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"],"sum":"4d8df709ba23ddcd"}
{"n":210,"by":null,"ask":"bot.tan","answer":"6","sum":"aefa3d83a1b9b009"}
{"n":211,"by":null,"ask":"bot.black","answer":"4","sum":"3c9b18b3f51f960f"}
{"n":212,"by":null,"ask":"bot.green","answer":"5","sum":"7686f4dabe2114b8"}
{"n":213,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":["8.2: dice 6 4 5: ghowr, so ghowr","8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"5c47771ae18a765a"}
{"n":214,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"f7dd1a594fd0fa71"}
{"n":215,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"6eb2439a11d1888d"}
{"n":216,"by":null,"ask":"bot.tan","answer":"1","sum":"38799d2cef4b7e5b"}
{"n":217,"by":null,"ask":"bot.black","answer":"4","sum":"6a8b53f0cf8d0e6a"}
{"n":218,"by":null,"ask":"bot.green","answer":"6","sum":"51e0fd00bdaadd0e"}
{"n":219,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 4 6: helmand, so helmand","8.5.1 step 3d: any other Province: helmand"],"sum":"2aab991e8787d660"}
{"n":220,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: helmand"],"sum":"8475cb310bef7aa3"}
{"n":221,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"d75f4d675f1c15f3"}
{"n":222,"by":null,"ask":"bot.tan","answer":"6","sum":"3a2c1fd7a11774bb"}
{"n":223,"by":null,"ask":"bot.black","answer":"3","sum":"af7b291ab7063026"}
{"n":224,"by":null,"ask":"bot.green","answer":"3","sum":"632a9af9e83dc46e"}
{"n":225,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 3 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"1859f2c2a421bfa8"}
{"n":226,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: faryab"],"sum":"c053f350f97536f1"}
{"n":227,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"6bf39968f8aa9c06"}
{"n":228,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"helmand","why":["8.5.4: one Warlord Base already: helmand","8.5.4: Cultivate: helmand"],"sum":"70aa2c834a8352b4"}
{"n":229,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"f04266f5ba644226","sum":"702ccb792552460d"}
{"n":230,"by":null,"ask":"deck.card","answer":"51","print":"c3c1cf86180059f2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: government taliban\nresources: government=13 taliban=5 warlords=10\naid: 11\npatronage: 1\nislamabad: sponsorship\nbalkh G:T2\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T7P5\nkabul C:B1T4 G:T11P3 T:u2\nkandahar C:B1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol C:T4 T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"edf15e581f42c58c"}
{"type":"branch","at":230,"name":"way 1","sum":"16977aedebaf76c7"}
{"type":"head","to":182,"how":"jump","by":"taliban","sum":"bd11917dafb2dfe6"}
{"n":231,"parent":182,"by":"coalition","ask":"turn","answer":"patrol","sum":"43b559b265bf6290"}
{"n":232,"by":"coalition","ask":"patrol.space","answer":"kabul-aibak","sum":"9fdae68ee3e79ff9"}
{"n":233,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"a640455ec9d7a5c5"}
{"n":234,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"224718906334d668"}
{"n":235,"by":"coalition","ask":"patrol.origin","answer":"balkh","sum":"e412553ff37e27d5"}
{"n":236,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"2ae6263fa05bada7"}
{"n":237,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"8313384e7310a23e"}
{"n":238,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"7c1c3f0ea8ea5076"}
{"n":239,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"13c28d5b5718f54b"}
{"n":240,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"18e070b5ab30c160"}
{"n":241,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"de9045966549f88d"}
{"n":242,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"2c2df02cb61b8036"}
{"n":243,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"7294989597869368"}
{"n":244,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"f31fda4a1dbadd3c"}
{"n":245,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"1b1cc63860fc237b"}
{"n":246,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"0838ff7723c4da98"}
{"n":247,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"9cc2767268ba041a"}
{"n":248,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"cabdfff8bdbe6e7c"}
{"n":249,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"e44cedc21dced8e5"}
{"n":250,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"9433fbec01631352"}
{"n":251,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"743840c1b54afddb"}
{"n":252,"by":"coalition","ask":"patrol.space","answer":"toraghondi-farah","sum":"7991a9c6da0ee1f3"}
{"n":253,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"624871f232b8cae4"}
{"n":254,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"448b178251fcbecf"}
{"n":255,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"59ba2bea799517f1"}
{"n":256,"by":"coalition","ask":"patrol.space","answer":"air-lift","sum":"5d324eb0383b6f76"}
{"n":257,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"6cf44d4c33d92114"}
{"n":258,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"fedc6cf605447d8a"}
{"n":259,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"4fa3f7ce768dc5e2"}
{"n":260,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"b9eb89069d80da7a"}
{"n":261,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"2ba2171f3be4ad7c"}
{"n":262,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"d6fe569323b8e764"}
{"n":263,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"9bf45722a9df8cce"}
{"n":264,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"77002da345f400c9"}
{"n":265,"by":"coalition","ask":"air-lift.troops","answer":"6","sum":"2ca8d9eaf061f294"}
{"n":266,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"6fa81d35d8bd6973"}
{"n":267,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"d2c704a315f17f7b"}
{"n":268,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"87d81c67f6f57296"}
{"n":269,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"d28ed3cec5be5a0e"}
{"n":270,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"0be0ac5d4a58f41e"}
{"n":271,"by":"coalition","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"f407edec80909b4d"}
{"n":272,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"c5e202b9d51560e0"}
{"n":273,"by":"coalition","ask":"patrol.origin","answer":"khowst","sum":"9442fd0db132d86d"}
{"n":274,"by":"coalition","ask":"patrol.troops","answer":"12","print":"942a0485a6537ea7","sum":"c32a11e27c98af6f"}
{"type":"branch","at":274,"name":"way 2","sum":"d569495f4f4901cd"}
{"type":"head","to":182,"how":"jump","by":"warlords","sum":"d0d2ce94d98f2800"}
{"n":275,"parent":182,"by":"coalition","ask":"turn","answer":"pass","print":"8eb7ef6113045519","sum":"c5ebd9f3cb818edc"}
{"n":276,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":["8.4.1: Night Raids: only if 3 would hide, not 0","8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"2d58ffb0d3c4c2d5"}
{"n":277,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"],"sum":"93612aea98af12f8"}
{"n":278,"by":null,"ask":"bot.tan","answer":"6","sum":"f83f401b8e19d305"}
{"n":279,"by":null,"ask":"bot.black","answer":"4","sum":"92104d4aa8613119"}
{"n":280,"by":null,"ask":"bot.green","answer":"5","sum":"87bcddaf841b5255"}
{"n":281,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":["8.2: dice 6 4 5: ghowr, so ghowr","8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"d3bf60fc93157775"}
{"n":282,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"d629b78e7656cfb7"}
{"n":283,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"d52bfad540dc173f"}
{"n":284,"by":null,"ask":"bot.tan","answer":"1","sum":"a2570f3bac1a60dc"}
{"n":285,"by":null,"ask":"bot.black","answer":"4","sum":"63ab3a426e560de9"}
{"n":286,"by":null,"ask":"bot.green","answer":"6","sum":"e5e7754ad93f09b3"}
{"n":287,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 4 6: helmand, so helmand","8.5.1 step 3d: any other Province: helmand"],"sum":"bbfff130ccbe07af"}
{"n":288,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: helmand"],"sum":"670b0198a9e4623e"}
{"n":289,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"b4c4e3bac71e7e47"}
{"n":290,"by":null,"ask":"bot.tan","answer":"6","sum":"31b3a19f58bb934d"}
{"n":291,"by":null,"ask":"bot.black","answer":"3","sum":"c05b97576ddeaea1"}
{"n":292,"by":null,"ask":"bot.green","answer":"3","sum":"4b1eab635a2ea2f8"}
{"n":293,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 3 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"20273626ac0c48e7"}
{"n":294,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: faryab"],"sum":"9347bbd414b0dbaa"}
{"n":295,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"a9289d6a45319caf"}
{"n":296,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"helmand","why":["8.5.4: one Warlord Base already: helmand","8.5.4: Cultivate: helmand"],"sum":"4256302e5bd30b44"}
{"n":297,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"fae96cf3ced87861","sum":"f1498c71fae120a7"}
{"n":298,"by":null,"ask":"deck.card","answer":"51","print":"9e02221a2aaa0836","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: coalition government taliban\nresources: government=22 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"e824197c91f3a6fe"}
{"n":299,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Taliban Talks"],"sum":"aa57a9f27b03b423"}
{"n":300,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"d1cb977c7fbbf4dd","sum":"f4b3f1c21f912e59"}
{"n":301,"by":"coalition","ask":"turn","answer":"train","sum":"658fdf7c33e9539b"}
{"n":302,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"90818fa0fee047c0"}
{"n":303,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"b9ee6e26a5acbdd5"}
{"n":304,"by":"coalition","ask":"air-lift.destination","answer":"farah","sum":"67dc39e08563349e"}
{"n":305,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"44d150e0255e35fe"}
{"n":306,"by":"coalition","ask":"air-lift.origin","answer":"farah","sum":"9d46d4a4ee08c7a8"}
{"n":307,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"49d9210bef18307c"}
{"n":308,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"e900f1891bf1214e"}
{"n":309,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"8b95faf538129dd6"}
{"n":310,"by":"coalition","ask":"train.space","answer":"kandahar","sum":"7d9f36bcc4bd150b"}
{"n":311,"by":"coalition","ask":"train.troops","answer":"5","sum":"7cf3762d9554e9cd"}
{"n":312,"by":"coalition","ask":"train.police","answer":"0","sum":"871c8651de614918"}
{"n":313,"by":"coalition","ask":"train.space","answer":"done","sum":"723a7940b6751a60"}
{"n":314,"by":"coalition","ask":"train.extra","answer":"done","print":"9c8f60741cf248dc","sum":"35a3f84e5aabf653"}
{"n":315,"by":null,"ask":"deck.card","answer":"63","print":"623e184d33656e1c","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: government taliban warlords\nresources: government=19 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T5 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1 G:T10P3\nkhowst G:T1P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"0c43fca8ff0e63bf"}
{"type":"branch","at":315,"name":"way 3","sum":"d89e3712fe6a7c78"}
{"type":"head","to":182,"how":"jump","by":"government","sum":"c0c6bc7357037d90"}
{"type":"head","to":183,"how":"redo","by":"coalition","sum":"54cc7dcc8be191e5"}
{"n":316,"parent":183,"by":"coalition","ask":"train.space","answer":"farah","sum":"a0d09903f8b8383c"}
{"n":317,"by":"coalition","ask":"train.space","answer":"done","sum":"78fad584d0881ae8"}
{"n":318,"by":"coalition","ask":"train.extra","answer":"civic-action","sum":"62b59718cc46092f"}
{"n":319,"by":"coalition","ask":"special","answer":"surge","sum":"65f1465898a7377f"}
{"n":320,"by":"coalition","ask":"surge.space","answer":"herat","sum":"ee51becb808e009a"}
{"n":321,"by":"coalition","ask":"surge.space","answer":"kandahar","sum":"181f653b68122a41"}
{"n":322,"by":"coalition","ask":"surge.space","answer":"khowst","sum":"2d434973dc7c1959"}
{"n":323,"by":"coalition","ask":"surge.troops","answer":"9","sum":"ceb08f6fb0b192e9"}
{"n":324,"by":"coalition","ask":"surge.bases","answer":"1","sum":"5e171d0f36614e68"}
{"n":325,"by":"coalition","ask":"surge.bases","answer":"0","sum":"eeeabf92751e8b2f"}
{"n":326,"by":"coalition","ask":"surge.bases","answer":"2","sum":"af937ceba838a832"}
{"n":327,"by":"coalition","ask":"surge.die","answer":"done","print":"ac1f614a3814b19a","sum":"e1b50d36981953eb"}
{"n":328,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":["8.4.1: Night Raids: only if 3 would hide, not 0","8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"9e0579120fd50abd"}
{"n":329,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"],"sum":"f68c00c82535f859"}
{"n":330,"by":null,"ask":"bot.tan","answer":"6","sum":"e10b53f7f13dbb02"}
{"n":331,"by":null,"ask":"bot.black","answer":"4","sum":"1217610c761f3854"}
{"n":332,"by":null,"ask":"bot.green","answer":"5","sum":"a7a70ebcc4e4c841"}
{"n":333,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":["8.2: dice 6 4 5: ghowr, so ghowr","8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"c5c1f837ba0f488a"}
{"n":334,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"569d2d5322716ad2"}
{"n":335,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"da9af5be9f15749a"}
{"n":336,"by":null,"ask":"bot.tan","answer":"1","sum":"6876635371a5afdc"}
{"n":337,"by":null,"ask":"bot.black","answer":"4","sum":"14b3679cd633074a"}
{"n":338,"by":null,"ask":"bot.green","answer":"6","sum":"6a2f4979c537fa74"}
{"n":339,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 4 6: helmand, so helmand","8.5.1 step 3d: any other Province: helmand"],"sum":"b00e4e7eb8ec61f8"}
{"n":340,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: helmand"],"sum":"ed7a78ee41437339"}
{"n":341,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"4f2101e2d84ab088"}
{"n":342,"by":null,"ask":"bot.tan","answer":"6","sum":"472be20c5f7831f9"}
{"n":343,"by":null,"ask":"bot.black","answer":"3","sum":"e6014f1c01d94a83"}
{"n":344,"by":null,"ask":"bot.green","answer":"3","sum":"23a8cc29f890d32c"}
{"n":345,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 3 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"7a5c7093c9a23c61"}
{"n":346,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: faryab"],"sum":"453c916e555a723f"}
{"n":347,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"8f3440bc539c6761"}
{"n":348,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"helmand","why":["8.5.4: one Warlord Base already: helmand","8.5.4: Cultivate: helmand"],"sum":"cdd0b2d7008710d0"}
{"n":349,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"6da37c21532b3985","sum":"87eee2ff6a9116c8"}
{"n":350,"by":null,"ask":"deck.card","answer":"51","print":"8a44332cc58457ab","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: government taliban\nresources: government=16 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 support=S +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B1T9 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar G:T5P3\nkhowst C:B2 G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"7fd3364fbc1dd392"}
{"type":"branch","at":350,"name":"way 4","sum":"eb205c8a50b94428"}
{"type":"branch","at":315,"name":"main line","sum":"36f5e29ed5eb6779"}
{"type":"head","to":182,"how":"jump","by":"taliban","sum":"13f1765d9a3d2a5c"}
{"type":"head","to":275,"how":"redo","by":"coalition","sum":"94b094ebe9ea21b9"}
{"type":"head","to":276,"how":"redo","by":"warlords","sum":"08a70d41f10aa61a"}
{"type":"head","to":277,"how":"redo","by":"warlords","sum":"dd62244952a531d1"}
{"type":"head","to":278,"how":"redo","sum":"2f5270fdf2b40e24"}
{"type":"head","to":279,"how":"redo","sum":"714f3efaebebcc3c"}
{"type":"head","to":280,"how":"redo","sum":"2e12245ebc09c4b5"}
{"type":"head","to":281,"how":"redo","by":"warlords","sum":"2d8cba2b58588d63"}
{"type":"head","to":282,"how":"redo","by":"warlords","sum":"9c3607195a2bd95c"}
{"type":"head","to":283,"how":"redo","by":"warlords","sum":"d707ce94404b6e09"}
{"type":"head","to":284,"how":"redo","sum":"30c383bf518a592c"}
{"type":"head","to":285,"how":"redo","sum":"84046f2ab066fe8a"}
{"type":"head","to":286,"how":"redo","sum":"ea993d82b56f6fe7"}
{"type":"head","to":287,"how":"redo","by":"warlords","sum":"51014183db22d4ae"}
{"type":"head","to":288,"how":"redo","by":"warlords","sum":"07bdb3c574edb867"}
{"type":"head","to":289,"how":"redo","by":"warlords","sum":"2517acc625727ad8"}
{"type":"head","to":290,"how":"redo","sum":"c605a8993fb79523"}
{"type":"head","to":291,"how":"redo","sum":"cc2ecca6cf2058a7"}
{"type":"head","to":292,"how":"redo","sum":"8428d1a797a9b506"}
{"type":"head","to":293,"how":"redo","by":"warlords","sum":"b0e85ab99b40dc53"}
{"type":"head","to":294,"how":"redo","by":"warlords","sum":"5ef80cf25889ab23"}
{"type":"head","to":295,"how":"redo","by":"warlords","sum":"b7c719eff750843a"}
{"type":"head","to":296,"how":"redo","by":"warlords","sum":"a18607ecce0d6cf5"}
{"type":"head","to":297,"how":"redo","by":"warlords","sum":"a304bb4c4b14281d"}
{"type":"head","to":298,"how":"redo","sum":"8b655c88067b793b"}
{"type":"head","to":299,"how":"redo","by":"taliban","sum":"01ce013651c05ed2"}
{"type":"head","to":300,"how":"redo","by":"taliban","sum":"a306268674197ffa"}
{"type":"head","to":301,"how":"redo","by":"coalition","sum":"9172f690479e47b5"}
{"n":351,"parent":301,"by":"coalition","ask":"train.space","answer":"farah","sum":"6442efe51d9c134a"}
{"n":352,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"2d8d8e6a5dd31887"}
{"n":353,"by":"coalition","ask":"air-lift.origin","answer":"herat","sum":"029f0efbb2165b7c"}
{"n":354,"by":"coalition","ask":"air-lift.destination","answer":"kabul","sum":"a4e79f9bf6c7344e"}
{"n":355,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"a034716d3fc83e09"}
{"n":356,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"daa13785c5e4ebf8"}
{"n":357,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"7cdc133f22aefa51"}
{"n":358,"by":"coalition","ask":"train.space","answer":"kabul","sum":"18c02a5b675e0b1e"}
{"n":359,"by":"coalition","ask":"train.troops","answer":"3","sum":"b3ab1f2fd9d67ea6"}
{"n":360,"by":"coalition","ask":"train.police","answer":"1","sum":"261526f7585911d3"}
{"n":361,"by":"coalition","ask":"train.space","answer":"herat","sum":"2bcb44399b58634f"}
{"n":362,"by":"coalition","ask":"train.troops","answer":"5","sum":"fa937e10c17b44be"}
{"n":363,"by":"coalition","ask":"train.police","answer":"0","sum":"2cef5f735ea1e3c4"}
{"n":364,"by":"coalition","ask":"train.space","answer":"done","sum":"1f6862b6ef6bc865"}
{"n":365,"by":"coalition","ask":"train.extra","answer":"take-patronage","print":"35b6469ff1761cba","sum":"825ac698963edd70"}
{"n":366,"by":null,"ask":"deck.card","answer":"63","print":"48267db9a967e226","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: government taliban warlords\nresources: government=19 taliban=5 warlords=10\naid: 11\npatronage: 1\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T7P3\nkabul C:B1T4 G:T11P4 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"da8d911a0a6cc7c2"}
{"n":367,"by":"government","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Karzai"],"sum":"6c38f76eb5db5da3"}
{"n":368,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"6a5d938a6229453e"}
{"n":369,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":["8.4.4: greatest shift: kabul (3)"],"sum":"2b952e2e0f304835"}
{"n":370,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"71eb8116699ac068"}
{"n":371,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"ed6c9f2159d07fea"}
{"n":372,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":["8.2: as much as possible in kabul"],"sum":"bf678d9fb797579f"}
{"n":373,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_troops","why":["8.1.2: Police and Troops by turns, Police first: government_troops"],"sum":"df347af6d11752cf"}
{"n":374,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"59cad939145decb7"}
{"n":375,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":["8.2: as much as possible in kabul"],"sum":"ed4149bf7239ab10"}
{"type":"branch","at":375,"name":"way 1","sum":"9bc85aff06a62140"}
{"type":"bookmark","at":375,"name":"a fork","sum":"d2651dc5627c4be0"}
{"type":"head","to":274,"how":"jump","by":"government","sum":"4a3711d7055d82ee"}
{"type":"head","to":273,"how":"undo","by":"coalition","sum":"4f21c6934e5e639e"}
{"n":376,"parent":273,"by":"coalition","ask":"patrol.troops","answer":"6","sum":"08c1cf068ad26bcd"}
{"n":377,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"866a2c347ba09beb"}
{"n":378,"by":"coalition","ask":"patrol.space","answer":"done","print":"3a8196be23b09be4","sum":"ffa54fcce4e10efb"}
{"n":379,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":["8.4.1: Night Raids: only if 3 would hide, not 0","8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"79c9dab9a6de1d32"}
{"n":380,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"],"sum":"d511c7ec6c95c8cd"}
{"n":381,"by":null,"ask":"bot.tan","answer":"6","sum":"8e4e826ee1328887"}
{"n":382,"by":null,"ask":"bot.black","answer":"4","sum":"bf7a8c91ca956d33"}
{"n":383,"by":null,"ask":"bot.green","answer":"5","sum":"ae0930ff14f46785"}
{"n":384,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":["8.2: dice 6 4 5: ghowr, so ghowr","8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"8c1998235c391b0a"}
{"n":385,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"69ca142cfa03bc20"}
{"n":386,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"58ac709f84d81d82"}
{"n":387,"by":null,"ask":"bot.tan","answer":"1","sum":"f9cff1fb03101d20"}
{"n":388,"by":null,"ask":"bot.black","answer":"4","sum":"1a5cc02e1ef5d9b8"}
{"n":389,"by":null,"ask":"bot.green","answer":"6","sum":"451a00a0aadf8759"}
{"n":390,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 4 6: helmand, so helmand","8.5.1 step 3d: any other Province: helmand"],"sum":"f49607d5a264ffa8"}
{"n":391,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: helmand"],"sum":"58af786968624b5c"}
{"n":392,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"d2fb61ba8c7d95e5"}
{"n":393,"by":null,"ask":"bot.tan","answer":"6","sum":"59061037418961bf"}
{"n":394,"by":null,"ask":"bot.black","answer":"3","sum":"e1c98bf89819b15a"}
{"n":395,"by":null,"ask":"bot.green","answer":"3","sum":"037a70cd9b11c71b"}
{"n":396,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 3 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"a3ea96901cb93616"}
{"type":"branch","at":396,"name":"main line","sum":"c18bbc2420ebd5f4"}
{"type":"head","to":350,"how":"jump","by":"warlords","sum":"fcd5aecb537a8f7d"}
{"n":397,"parent":350,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Taliban Talks"],"sum":"9f4889a8fcceee78"}
{"n":398,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"c39a37123ea089f6","sum":"4fa058468cd3ea5d"}
{"n":399,"by":"government","how":"bot","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (31)","8.6: Train"],"sum":"c7cf728c6b48d772"}
{"n":400,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":["8.6.2 step 1: three cubes and room for a first COIN Base: kandahar"],"sum":"3b54157f6abea3f9"}
{"n":401,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":["8.6.2 step 1: an Available Base for three cubes: kandahar"],"sum":"f1bf886ae339b630"}
{"n":402,"by":"government","how":"bot","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"13d3dc21b44d9422"}
{"n":403,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":["8.6.2 step 2: fewest Government cubes: khowst (1)","8.6.2 step 2: Kabul or a COIN Base: khowst"],"sum":"ac560e3e0b03281d"}
{"n":404,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"7ea5a746ab1f6bc9"}
{"n":405,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"064f9a2b3971bec1"}
{"n":406,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (7)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"3746646eb84f821c"}
{"n":407,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d3fb541085abd4ec"}
{"n":408,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"c1427469ba4330f5"}
{"n":409,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"73dfd44f914f402b"}
{"n":410,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"7300c13973491967"}
{"n":411,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"614fdae875f05048"}
{"n":412,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"print":"7cd0d3139b2656f5","sum":"47b633e3bbd76cec"}
{"n":413,"by":null,"ask":"deck.card","answer":"63","print":"fe4d8f404ac6efb7","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: coalition taliban warlords\nresources: government=4 taliban=5 warlords=10\naid: 10\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B1T9 G:T7P6\nkabul C:B1T4 G:T9P6 T:u2\nkandahar G:B1T4P1\nkhowst C:B2 G:T3P4\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"c28e3db8a2fe4a1d"}
{"n":414,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Karzai"],"sum":"ee6cae815c7ecca3"}
{"n":415,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"ffbd9a206359aa45","sum":"808689568909002d"}
{"n":416,"by":"coalition","ask":"turn","answer":"sweep","sum":"b119e728a2ffb703"}
{"type":"head","to":415,"how":"undo","by":"coalition","sum":"49bef8fbea929b59"}
{"type":"head","to":414,"how":"undo","by":"coalition","sum":"760a9fc330bbd33e"}
{"type":"head","to":415,"how":"redo","by":"warlords","sum":"5814b8c19daf85fb"}
{"type":"rules","version":4,"sum":"8cdb46af23355f10"}
{"n":417,"parent":415,"by":"coalition","ask":"turn","answer":"pass","print":"22a3afd32aa5b1de","sum":"54cab0c54081b38e"}
{"type":"head","to":415,"how":"undo","by":"coalition","sum":"2798f29faa1785db"}
{"n":418,"parent":415,"by":"coalition","ask":"turn","answer":"patrol","sum":"0c70b076199758d2"}
{"n":419,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"5992bcd7f559e47d"}
{"n":420,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"22a05c2885207179"}
{"n":421,"by":"coalition","ask":"patrol.space","answer":"kandahar-kabul","sum":"7b561b6630476040"}
{"n":422,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"ba9f5eaf2fb73240"}
{"n":423,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"3ac02b6fbcc34174"}
{"n":424,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"851308919e0967c0"}
{"n":425,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"2e3c25bc501804e6"}
{"n":426,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"b1c53d5e7a31f353"}
{"n":427,"by":"coalition","ask":"patrol.troops","answer":"9","sum":"01358de276df29b5"}
{"n":428,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"3a8b0c511d89acaf"}
{"n":429,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"bdc5c5cc988f278b"}
{"n":430,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"9422a04cdc9f3d4e"}
{"n":431,"by":"coalition","ask":"patrol.space","answer":"kabul-aibak","sum":"4813d89946d28c7b"}
{"n":432,"by":"coalition","ask":"patrol.origin","answer":"balkh","sum":"b4f515719f6b9f7d"}
{"n":433,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"5678c629dfe2a9ea"}
{"n":434,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"97eaf64b90e05646"}
{"n":435,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"10559c132dbb3b42"}
{"n":436,"by":"coalition","ask":"patrol.space","answer":"shibirghan-aibak","sum":"5192c9166f6ff5ec"}
{"n":437,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"2db7ef91c503d445"}
{"n":438,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"93827ebbf9a7dde8"}
{"n":439,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"053ef72f09a142ae"}
{"n":440,"by":"coalition","ask":"patrol.space","answer":"kabul","sum":"a152d36c25944017"}
{"n":441,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"6e6de4ac77d6a7c7"}
{"n":442,"by":"coalition","ask":"patrol.space","answer":"air-lift","sum":"2c9b41c88abdcbaf"}
{"n":443,"by":"coalition","ask":"air-lift.origin","answer":"farah","sum":"f734c830bec3ac33"}
{"n":444,"by":"coalition","ask":"air-lift.destination","answer":"toraghondi-farah","sum":"870be9e8fa83394f"}
{"n":445,"by":"coalition","ask":"air-lift.origin","answer":"herat","sum":"b5d6cfd3ec670b90"}
{"n":446,"by":"coalition","ask":"air-lift.destination","answer":"farah","sum":"563b31c2c09a0905"}
{"n":447,"by":"coalition","ask":"air-lift.troops","answer":"1","sum":"d99ae018e664cb78"}
{"n":448,"by":"coalition","ask":"air-lift.origin","answer":"done","print":"2ae0639e4c9fb546","sum":"586e93c621406781"}
{"n":449,"by":null,"ask":"deck.card","answer":"9","print":"b93e4ee7665a598e","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 63\nnext: 9\nplayed: 27 8 propaganda 20 30 38 24 51\neligible: government taliban\nresources: government=4 taliban=5 warlords=10\naid: 10\npatronage: 9\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nfarah G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B1 G:T6P6\nkabul C:B1T1 G:T9P6 T:u2\nkandahar G:B1T4P1\nkhowst C:B2 G:T3P4\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak C:T4\nshibirghan-aibak C:T2\ntoraghondi-farah G:T1\nkandahar-kabul C:T13\n","sum":"fabbc632a891027f"}
{"n":450,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} would change nothing",["Teetotalers"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[15,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"a18aa282531f8b02"}
{"n":451,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"3a9d56cc89aa6190"}
{"n":452,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"7b0d9b678c1867f3"}
{"n":453,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"zabol"]]],"sum":"18afa027f522c400"}
{"n":454,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"zabol"]]],"sum":"454ba2a432d3285e"}
{"n":455,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"de6234cd898c448d"}
{"n":456,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"1561f4335372ad40"}
{"n":457,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, nimruz, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"0472429dd603c193"}
{"n":458,"by":null,"ask":"bot.tan","answer":"1","sum":"c11e2b49028758fc"}
{"n":459,"by":null,"ask":"bot.black","answer":"2","sum":"50f43268d5629e8f"}
{"n":460,"by":null,"ask":"bot.green","answer":"3","sum":"be9c02a57c36aeed"}
{"n":461,"by":"taliban","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","nimruz"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"nimruz"]]],"sum":"aa3d1365afdbacfb"}
{"n":462,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"nimruz"]]],"sum":"dd572a4d024c968e"}
{"n":463,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, kabul"]]],"sum":"583ca67826e5cef1"}
{"n":464,"by":null,"ask":"bot.tan","answer":"2","sum":"95ae3487e1be4e1f"}
{"n":465,"by":null,"ask":"bot.black","answer":"1","sum":"d83dc3a56f3fad29"}
{"n":466,"by":null,"ask":"bot.green","answer":"4","sum":"0dc51f67f2c0ea60"}
{"n":467,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,4,"nimruz","ghazni"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"8fab11cf3f1bff3b"}
{"n":468,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"8fea73fdc8f2635c"}
{"n":469,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"82396af1e0d62770"}
{"n":470,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"36c8e3846f666757"}
{"n":471,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"c7991f112ff13463"}
{"n":472,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"8eebfd96efe36968"}
{"n":473,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"kabul"]]],"sum":"863544dbb3283d49"}
{"n":474,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"8045d4c7e69950bc"}
{"n":475,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"sum":"b736839208d90fb6"}
{"n":476,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"1b1cc5588c9d0f86","sum":"c813db32ff2f284f"}
{"n":477,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.1: {0} would change nothing",["Teetotalers"]],["8.6.2: at least {0} pieces Available: yes ({1})",[15,16]],["{0}: {1}",["8.6","train"]]],"sum":"de1c99be9cffa9d7"}
{"n":478,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[5]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"829ff54ccbdece95"}
{"n":479,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"7238bd65adc35649"}
{"n":480,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"7a75a1f4483c7b7f"}
{"n":481,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":[["{0}: no {1}",["8.6.2","govern"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kabul"]],["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"nuristan"]],"8.6.2: Transport"],"sum":"5645fbbbcbb79d1c"}
{"n":482,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kabul"]]],"sum":"71c85a1502147450"}
{"n":483,"by":"government","how":"bot","ask":"transport.destination","answer":"nuristan","why":[["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"nuristan"]]],"sum":"09c92c267a54f136"}
{"n":484,"by":"government","how":"bot","ask":"transport.troops","answer":"8","why":["8.6.2: all of the excess, but 1 stays"],"sum":"385350f962db38c9"}
{"n":485,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"d46bc6d3c301f0eb","sum":"247d95944ce09f81"}
{"n":486,"by":null,"ask":"deck.card","answer":"11","print":"751f0e8707ebf4f8","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 9\nnext: 11\nplayed: 27 8 propaganda 20 30 38 24 51 63\neligible: coalition warlords\nresources: government=1 taliban=1 warlords=10\naid: 10\npatronage: 8\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nfarah G:T1 +1\nfaryab W:u1\nghazni T:u2\nghowr W:u1\nhelmand W:B2u2\nherat C:B1 G:T6P6\nkabul C:B1T1 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2 G:T3P4\nkonduz W:B1u1\nnimruz T:u1\nnuristan G:T8P1\npaktika T:B2u2 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u11\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak C:T4\nshibirghan-aibak C:T2\ntoraghondi-farah G:T1\nkandahar-kabul C:T13\n","sum":"2b4dd055262d2f68"}
{"n":487,"by":"coalition","ask":"turn","answer":"sweep","sum":"5a65484764f30979"}
{"n":488,"by":"coalition","ask":"sweep.space","answer":"samangan","sum":"016802bbe8eaaa7e"}
{"n":489,"by":"coalition","ask":"sweep.origin","answer":"kabul-aibak","sum":"295eefa2ec5177af"}
{"n":490,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"22e28f9a4f879bfa"}
{"n":491,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"584f3b4a3ebe10b9"}
{"n":492,"by":"coalition","ask":"sweep.space","answer":"nuristan","sum":"e2d116a230606de3"}
{"n":493,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"eda7d0a67fd47824"}
{"n":494,"by":"coalition","ask":"sweep.space","answer":"khowst","sum":"3e97d0c45c5bc96c"}
{"n":495,"by":"coalition","ask":"sweep.origin","answer":"kandahar-kabul","sum":"d4f5f358801ef6e0"}
{"n":496,"by":"coalition","ask":"sweep.troops","answer":"13","sum":"9be0888a8b350906"}
{"n":497,"by":"coalition","ask":"sweep.space","answer":"ghowr","sum":"cafcdb3601ce6225"}
{"n":498,"by":"coalition","ask":"sweep.space","answer":"kabul","sum":"ab06d661a6f398f5"}
{"n":499,"by":"coalition","ask":"sweep.origin","answer":"kabul-aibak","sum":"2402cf6b332623e7"}
{"n":500,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"bf05f06d16777eb1"}
{"n":501,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"59812b798ded0e95"}
{"n":502,"by":"coalition","ask":"sweep.space","answer":"sar-e-pol","sum":"18aa95e7e2e1c8f3"}
{"n":503,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"d7249e04d53530c8"}
{"n":504,"by":"coalition","ask":"sweep.space","answer":"baghlan","sum":"50cfc65ac385f1ba"}
{"n":505,"by":"coalition","ask":"sweep.origin","answer":"kabul-aibak","sum":"ac843abdcf19bb52"}
{"n":506,"by":"coalition","ask":"sweep.origin","answer":"shibirghan-aibak","sum":"b2f9777c0dac42b0"}
{"n":507,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"362678ff89edeea2"}
{"n":508,"by":"coalition","ask":"sweep.space","answer":"done","sum":"eeea047386c2dae7"}
{"n":509,"by":"coalition","ask":"sweep.targets","answer":"nobody","sum":"c279de9cfce43f62"}
{"n":510,"by":"coalition","ask":"special","answer":"done","print":"49080bb6d6de9aa9","sum":"014229b57e147454"}
{"n":511,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,19]],["{0}: {1}",["8.5","rally"]]],"sum":"300e24946d973e91"}
{"n":512,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, ghowr"]]],"sum":"929a3b0d46589241"}
{"n":513,"by":null,"ask":"bot.tan","answer":"1","sum":"acd97600504e53a9"}
{"n":514,"by":null,"ask":"bot.black","answer":"2","sum":"2153d693e5dd30a8"}
{"n":515,"by":null,"ask":"bot.green","answer":"6","sum":"60f85da6dc071cfd"}
{"n":516,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,6,"farah","faryab"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"faryab"]]],"sum":"23eb7452aa29ffc1"}
{"n":517,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"faryab"]]],"sum":"920cfe0ffaa302b2"}
{"n":518,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"ghowr"]]],"sum":"a586109eeae4f3b2"}
{"n":519,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"ghowr"]]],"sum":"873b0894b97bb4c1"}
{"n":520,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"1670df91f14046f6"}
{"n":521,"by":null,"ask":"bot.tan","answer":"3","sum":"3c742860bfd1b41c"}
{"n":522,"by":null,"ask":"bot.black","answer":"3","sum":"0dcad55dc8ec2dab"}
{"n":523,"by":null,"ask":"bot.green","answer":"6","sum":"59d13cedd1da42f5"}
{"n":524,"by":"warlords","how":"bot","ask":"rally.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,6,"kabul","nuristan"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nuristan"]]],"sum":"f0100c5b4981fb9f"}
{"n":525,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nuristan"]]],"sum":"569c2a6ef1d1dff9"}
{"n":526,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"c1cec6c9a9562403"}
{"n":527,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, ghowr"]]],"sum":"f90d7e52a2c90295"}
{"n":528,"by":null,"ask":"bot.tan","answer":"5","sum":"45c966ab5b2b679e"}
{"n":529,"by":null,"ask":"bot.black","answer":"4","sum":"4898ad8536d434ef"}
{"n":530,"by":null,"ask":"bot.green","answer":"6","sum":"16b917094d307bdf"}
{"n":531,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,6,"ghowr","ghowr"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"ghowr"]]],"sum":"109aa14f6fe5c1d1"}
{"n":532,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"652663238d4260d5","sum":"db2f6a81bd80b5c6"}
{"n":533,"by":null,"ask":"deck.card","answer":"16","print":"9e2c78f4799ee2b8","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 11\nnext: 16\nplayed: 27 8 propaganda 20 30 38 24 51 63 9\neligible: government taliban\nresources: government=1 taliban=1 warlords=7\naid: 10\npatronage: 8\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan C:T3\nbalkh G:T1\nfarah G:T1 +1\nfaryab W:u2\nghazni T:u2\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P6\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T8P1 W:u1\npaktika T:B2u2 support=O\nsamangan C:T1\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u11\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\ntoraghondi-farah G:T1\n","sum":"3f4a21110c54aa6d"}
{"n":534,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Release"]]],"sum":"188520522319cfab"}
{"n":535,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"d2d0a367765bb5a6","sum":"fbc89102f26823a3"}
{"n":536,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[12,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,0]]]],["{0}: {1}",["8.7","march"]]],"sum":"66f214e1a5ac2473"}
{"n":537,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"f8a3399bdd3b8c7e"}
{"n":538,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"48242f9031fc3bc4"}
{"n":539,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"acb2feb391358152"}
{"n":540,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kandahar-spin-boldak",["{0}",[3]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"4b56cbccfbaeb0ce"}
{"n":541,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"5d3bcd859ac2d7c8"}
{"n":542,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"b25de2f95d174cda"}
{"n":543,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, paktika"]]],"sum":"db181d2b17e68eeb"}
{"n":544,"by":null,"ask":"bot.tan","answer":"5","sum":"58073c492fad3b08"}
{"n":545,"by":null,"ask":"bot.black","answer":"6","sum":"14490fc81cc32c5c"}
{"n":546,"by":null,"ask":"bot.green","answer":"4","sum":"c5faa10fa8cb2aef"}
{"n":547,"by":"taliban","how":"bot","ask":"march.origin","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,4,"bamian","paktika"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["paktika","kandahar-kabul",1]]],"sum":"7e97ec67f6d5feb3"}
{"n":548,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["paktika","kandahar-kabul",1]]],"sum":"cb49be939f1fdac1"}
{"n":549,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["paktika","kandahar-kabul",1]]],"sum":"8bd1318aae57fde6"}
{"n":550,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, kandahar, khowst, oruzgan, balochistan"]]],"sum":"f18ec5493b907be4"}
{"n":551,"by":null,"ask":"bot.tan","answer":"4","sum":"8cf7484a756d8caa"}
{"n":552,"by":null,"ask":"bot.black","answer":"1","sum":"6c0e6b65d988d5e7"}
{"n":553,"by":null,"ask":"bot.green","answer":"3","sum":"9c0afadf74e278b8"}
{"n":554,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,3,"khowst","khowst"]],["8.2: among {0}",["bamian, kandahar, oruzgan, balochistan"]]],"sum":"f130a7e0192cb28b"}
{"n":555,"by":null,"ask":"bot.tan","answer":"4","sum":"d443641bf7a52eca"}
{"n":556,"by":null,"ask":"bot.black","answer":"3","sum":"fd38546ff664fce0"}
{"n":557,"by":null,"ask":"bot.green","answer":"3","sum":"250b2c171ac30ab7"}
{"n":558,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,3,"kabul","bamian"]],["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","khowst"]]],"sum":"e34037970611e30e"}
{"n":559,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","khowst"]]],"sum":"4498af3e4b1af654"}
{"n":560,"by":"taliban","how":"bot","ask":"march.count","answer":"8","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","khowst"]]],"sum":"bfe101e74d187295"}
{"n":561,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghazni","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","bamian"]]],"sum":"75e14413fff2d73a"}
{"n":562,"by":"taliban","how":"bot","ask":"march.destination","answer":"bamian","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","bamian"]]],"sum":"d292b1e3e4a5b65e"}
{"n":563,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","bamian"]]],"sum":"fc324d112a795656"}
{"n":564,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, nuristan"]]],"sum":"6fffdb8135f842e0"}
{"n":565,"by":null,"ask":"bot.tan","answer":"3","sum":"281a795bdb311760"}
{"n":566,"by":null,"ask":"bot.black","answer":"2","sum":"bc30ad916c4ce4bc"}
{"n":567,"by":null,"ask":"bot.green","answer":"6","sum":"8d13389f76cbc3b1"}
{"n":568,"by":"taliban","how":"bot","ask":"march.origin","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,6,"ghazni","nuristan"]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"khowst","northwest-frontier"]]],"sum":"68d41f7e96597c78"}
{"n":569,"by":"taliban","how":"bot","ask":"march.destination","answer":"northwest-frontier","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"khowst","northwest-frontier"]]],"sum":"cd8cf934f38d930a"}
{"n":570,"by":"taliban","how":"bot","ask":"march.count","answer":"7","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"khowst","northwest-frontier"]]],"sum":"571380379567053b"}
{"n":571,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"northwest-frontier","nuristan"]]],"sum":"1bae49cc06c1ccd7"}
{"n":572,"by":"taliban","how":"bot","ask":"march.destination","answer":"nuristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"northwest-frontier","nuristan"]]],"sum":"60f06a0bc988e7b0"}
{"n":573,"by":"taliban","how":"bot","ask":"march.count","answer":"7","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"northwest-frontier","nuristan"]]],"sum":"e4539bdaf325326c"}
{"n":574,"by":"taliban","how":"bot","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"996eafbf6ccdbbef"}
{"n":575,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.7.2: Infiltrate: a LoC with Government pieces",[]],"kabul-tor-kham"]]],"sum":"7c3910340b334bc2"}
{"n":576,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"8cbe40762d5b7d7f"}
{"n":577,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"f8758bcdda26a877","sum":"7f4bd14d83d45b54"}
{"n":578,"by":null,"ask":"deck.card","answer":"6","print":"6140ab35c50b0a80","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 16\nnext: 6\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11\neligible: coalition warlords\nresources: government=1 taliban=0 warlords=7\naid: 10\npatronage: 7\nislamabad: sponsorship\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbaghlan C:T3\nbalkh G:T1\nbamian T:u1\nfarah G:T1 +1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P6\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4 T:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T8P1 T:u7 W:u1\npaktika T:B2u1 support=O\nsamangan C:T1\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u1\nkabul-tor-kham G:P1 T:u2\nkandahar-spin-boldak G:P2 T:a2\ntoraghondi-farah G:T1\nkandahar-kabul T:u1\n","sum":"7a561a224f8f8cdd"}
{"n":579,"by":"coalition","ask":"turn","answer":"train","sum":"49f55203b1c1a50b"}
{"n":580,"by":"coalition","ask":"train.space","answer":"baghlan","sum":"c62a7505db7208a7"}
{"n":581,"by":"coalition","ask":"train.space","answer":"kabul","sum":"61467dc2e2b78923"}
{"n":582,"by":"coalition","ask":"train.space","answer":"surge","sum":"673c63f2a37ad72c"}
{"n":583,"by":"coalition","ask":"surge.space","answer":"herat","sum":"e0af215643e621ad"}
{"n":584,"by":"coalition","ask":"surge.space","answer":"farah","sum":"ad5a42ecd7d0fe59"}
{"n":585,"by":"coalition","ask":"surge.space","answer":"baghlan","sum":"03dfbd97f29d96e1"}
{"n":586,"by":"coalition","ask":"surge.troops","answer":"0","sum":"7cb6f3e032ac3001"}
{"n":587,"by":"coalition","ask":"surge.troops","answer":"3","sum":"08729fcd1fa110b2"}
{"n":588,"by":"coalition","ask":"surge.bases","answer":"1","sum":"2509d2418242f9d2"}
{"n":589,"by":"coalition","ask":"surge.bases","answer":"2","sum":"703a69ef395e3a73"}
{"n":590,"by":"coalition","ask":"surge.die","answer":"roll","sum":"ac66e37222dc0017"}
{"n":591,"by":null,"ask":"surge.roll","answer":"5","sum":"4306bfe177676990"}
{"n":592,"by":"coalition","ask":"surge.aid","answer":"5","sum":"5342d4dd19c7305e"}
{"n":593,"by":"coalition","ask":"train.extra","answer":"done","print":"e8917aa393a28504","sum":"e87bed45a5cf03ac"}
{"n":594,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Amnesty"]]],"sum":"7fadb4060a1b1f74"}
{"n":595,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"3eb842a678fb42e1"}
{"n":596,"by":"warlords","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: {1}",[["8.4.4: the Faction that chooses benefits",[]],"warlords"]]],"sum":"e78b465743fbe1f5"}
{"n":597,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, farah, herat, kabul, kandahar, khowst, nuristan"]]],"sum":"fd584070cc533b29"}
{"n":598,"by":null,"ask":"bot.tan","answer":"1","sum":"c3caa65f79a6c118"}
{"n":599,"by":null,"ask":"bot.black","answer":"3","sum":"593e0286391997d8"}
{"n":600,"by":null,"ask":"bot.green","answer":"4","sum":"94a04d52bb145439"}
{"n":601,"by":"warlords","how":"bot","ask":"event.place.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,4,"badghis","khowst"]]],"sum":"063f2c82ed60250a"}
{"n":602,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, farah, herat, kabul, kandahar, nuristan"]]],"sum":"0b30420a2f891a34"}
{"n":603,"by":null,"ask":"bot.tan","answer":"2","sum":"3f5d5d2bf70470aa"}
{"n":604,"by":null,"ask":"bot.black","answer":"2","sum":"6b26949999dc1ebb"}
{"n":605,"by":null,"ask":"bot.green","answer":"6","sum":"0042fa64446ebdc2"}
{"n":606,"by":"warlords","how":"bot","ask":"event.place.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,6,"farah","farah"]]],"sum":"232b63e653d07e98"}
{"n":607,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, herat, kabul, kandahar, nuristan"]]],"sum":"d1bdff1e33d5b500"}
{"n":608,"by":null,"ask":"bot.tan","answer":"2","sum":"9da3f9634d74d722"}
{"n":609,"by":null,"ask":"bot.black","answer":"4","sum":"48f069996bb80c70"}
{"n":610,"by":null,"ask":"bot.green","answer":"1","sum":"51099e9b7fe22c59"}
{"n":611,"by":"warlords","how":"bot","ask":"event.place.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,1,"herat","herat"]]],"print":"61e6bfce38e7b17f","sum":"74b4d343b637c9e0"}
{"n":612,"by":null,"ask":"deck.top","answer":"event","sum":"172a9a1ee45300d7"}
{"n":613,"by":null,"ask":"deck.card","answer":"37","print":"67da49a04dd3abf0","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 6\nnext: 37\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11 16\neligible: government taliban\nresources: government=1 taliban=0 warlords=7\naid: 15\npatronage: 7\nislamabad: sponsorship\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nbamian T:u1\nfarah C:B2T3 G:T1 W:u1 +1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P6 W:u1\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4 T:u1 W:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T8P1 T:u7 W:u1\npaktika T:B2u1 support=O\nsamangan C:T1\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u1\nkabul-tor-kham G:P1 T:u2\nkandahar-spin-boldak G:P2 T:a2\ntoraghondi-farah G:T1\nkandahar-kabul T:u1\n","sum":"8d95afae7369533d"}
{"n":614,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Pakistan Talks"]]],"sum":"29879eaf9141bcfc"}
{"n":615,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"c5e656123db62757","sum":"1528398129a3ba31"}
{"n":616,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"c545d287cfca6a39","sum":"0690c264b2df9392"}
{"n":617,"by":null,"ask":"deck.top","answer":"event","sum":"5cac20661cc1c5f6"}
{"n":618,"by":null,"ask":"deck.card","answer":"65","print":"0d798f0af46251e7","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 37\nnext: 65\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11 16 6\nresources: government=4 taliban=0 warlords=7\naid: 15\npatronage: 7\nislamabad: sponsorship!\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nbamian T:u1\nfarah C:B2T3 G:T1 W:u1 +1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P6 W:u1\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4 T:u1 W:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T8P1 T:u7 W:u1\npaktika T:B2u1 support=O\nsamangan C:T1\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u1\nkabul-tor-kham G:P1 T:u2\nkandahar-spin-boldak G:P2 T:a2\ntoraghondi-farah G:T1\nkandahar-kabul T:u1\n","sum":"25596f1d4e8f51ad"}
{"n":619,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Afghan Commandos"]]],"sum":"81f5fc5db72e9417"}
{"n":620,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"ba88820918c32f0e"}
{"n":621,"by":"government","how":"bot","ask":"event.free","answer":"do","why":[["{0}: {1} ({2})",[["8.4.1: most Taliban pieces",[]],"nuristan",["{0}",[7]]]],["8.4.1: Sweep in place: the Assault then removes {0}: {1}",[["{0}, {1}",[["{0} Taliban Guerrillas",[7]],["{0} Warlord Guerrilla",[1]]]],"nuristan"]]],"sum":"3685f824ff8e1b7e"}
{"n":622,"by":"government","how":"bot","ask":"sweep.space","answer":"nuristan","why":[["{0}: {1}",[["8.4.1: Sweep in place",[]],"nuristan"]]],"sum":"d9a284517d013ccf"}
{"n":623,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.4.1: without movement"],"sum":"ed220e7b0164191f"}
{"n":624,"by":"government","how":"bot","ask":"sweep.targets","answer":"both","why":["8.1.1: all that can be found"],"sum":"1c7494550901736c"}
{"n":625,"by":"government","how":"bot","ask":"event.free","answer":"do","why":["8.4.4: a free Assault"],"sum":"a4dd7daceaceaa8f"}
{"n":626,"by":"government","how":"bot","ask":"assault.space","answer":"nuristan","why":[["8.6.5: removes {0}: {1}",[["{0}, {1}",[["{0} Taliban Guerrillas",[7]],["{0} Warlord Guerrilla",[1]]]],"nuristan"]]],"sum":"86e97d21da5efc52"}
{"n":627,"by":"government","how":"bot","ask":"assault.targets","answer":"both","why":["8.6.5: Taliban before Warlords"],"print":"fad71b07242924ba","sum":"bfab90d9ddac05af"}
{"n":628,"by":"coalition","ask":"turn","answer":"train","sum":"b42f3b5ca0070641"}
{"n":629,"by":"coalition","ask":"train.space","answer":"nuristan","sum":"294f6d647ce4584c"}
{"n":630,"by":"coalition","ask":"train.space","answer":"done","sum":"6b9d10c7aef933e9"}
{"n":631,"by":"coalition","ask":"train.extra","answer":"done","sum":"7c64d96d5094f38b"}
{"n":632,"by":"coalition","ask":"special","answer":"done","print":"5cdf618209f834fc","sum":"30bdd485785656a7"}
{"n":633,"by":null,"ask":"deck.top","answer":"event","sum":"1ba53fc86446db0d"}
{"n":634,"by":null,"ask":"deck.card","answer":"14","print":"0ae9cd76f1eee1eb","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 65\nnext: 14\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11 16 6 37\neligible: taliban warlords\nresources: government=4 taliban=0 warlords=7\naid: 15\npatronage: 7\nislamabad: sponsorship!\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nbamian T:u1\nfarah C:B2T3 G:T1 W:u1 +1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P6 W:u1\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4 T:u1 W:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T8P1\npaktika T:B2u1 support=O\nsamangan C:T1\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u1\nkabul-tor-kham G:P1 T:u2\nkandahar-spin-boldak G:P2 T:a2\ntoraghondi-farah G:T1\nkandahar-kabul T:u1\n","sum":"b240dfad922ffb05"}
{"n":635,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Islamabad Blocks Resupply"]]],"sum":"3e1a9a70e073e410"}
{"n":636,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"78a63c4fe1c2727c","sum":"dbf678f1169b1c92"}
{"n":637,"by":"taliban","how":"bot","ask":"turn","answer":"pass","why":["8.1: no Resources: Pass instead of an Operation"],"print":"d4ba378432ef9a80","sum":"b4905c27dcdc77aa"}
{"n":638,"by":null,"ask":"deck.top","answer":"event","sum":"1521f46dac62635b"}
{"n":639,"by":null,"ask":"deck.card","answer":"69","print":"489286d0564a2a55","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 14\nnext: 69\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11 16 6 37 65\neligible: coalition government taliban\nresources: government=0 taliban=1 warlords=11\naid: 15\npatronage: 7\nislamabad: sponsorship!\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nbamian T:u1\nfarah C:B2T3 G:T1 W:u1 +1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P6 W:u1\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4 T:u1 W:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T8P1\npaktika T:B2u1 support=O\nsamangan C:T1\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u1\nkabul-tor-kham G:P1 T:u2 sabotage\nkandahar-spin-boldak G:P2 T:a2 sabotage\ntoraghondi-farah G:T1\nkandahar-kabul T:u1\n","sum":"e7c2ec4e2110e5a1"}
{"n":640,"by":"coalition","ask":"turn","answer":"pass","print":"6ef52a94dc8af938","sum":"0729b89c818f38af"}
{"n":641,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Economic Project"]]],"sum":"9f31f5935b857ae8"}
{"n":642,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"92c6fb05371df476","sum":"29e446de2cbdf69f"}
{"n":643,"by":"government","how":"bot","ask":"turn","answer":"patrol","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,11]],"8.6.2: Govern could add Patronage: no",["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kabul-tor-kham, kandahar-kabul"]],["{0}: {1}",["8.6","patrol"]]],"sum":"5a7e5fcd96df655b"}
{"n":644,"by":"government","how":"bot","ask":"patrol.space","answer":"kabul-tor-kham","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kabul-tor-kham"]]],"sum":"58e140ef02774ea9"}
{"n":645,"by":"government","how":"bot","ask":"patrol.origin","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"nuristan",["{0}",[8]]]],["8.6.3: 1 Troops from {0} to {1}",["nuristan","kabul-tor-kham"]]],"sum":"f906323908099f9b"}
{"n":646,"by":"government","how":"bot","ask":"patrol.troops","answer":"1","why":[["8.6.3: 1 Troops from {0} to {1}",["nuristan","kabul-tor-kham"]]],"sum":"9624376cb07e7292"}
{"n":647,"by":"government","how":"bot","ask":"patrol.police","answer":"0","why":[["8.6.3: 1 Troops from {0} to {1}",["nuristan","kabul-tor-kham"]]],"sum":"ec3a191e1b35cbd5"}
{"n":648,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"73fe9cca1b4accbc"}
{"n":649,"by":"government","how":"bot","ask":"patrol.space","answer":"kandahar-kabul","why":[["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kandahar-kabul"]]],"sum":"8c65f00f6ba09ae7"}
{"n":650,"by":"government","how":"bot","ask":"patrol.origin","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"herat",["{0}",[6]]]],["8.6.3: 1 Police from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"7ee6b05047dbe89e"}
{"n":651,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"733f2e59331ebf91"}
{"n":652,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"7a418749540b8bb7"}
{"n":653,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"614a550d48920b2c"}
{"n":654,"by":"government","how":"bot","ask":"patrol.space","answer":"done","why":["8.6.3: no other place to bring cubes to"],"sum":"4bc1a16f6901ef9e"}
{"n":655,"by":"government","how":"bot","ask":"patrol.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"e41d2ed2422cd0d6"}
{"n":656,"by":"government","how":"bot","ask":"patrol.assault","answer":"kabul-tor-kham","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.6.3: Assault removes {0}: {1}",[["{0}",[["{0} Taliban Guerrilla",[1]]]],"kabul-tor-kham"]]],"sum":"18379bba3d280ebd"}
{"n":657,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"9b444324df762546"}
{"n":658,"by":"government","how":"bot","ask":"govern.space","answer":"samangan","why":[["{0}: {1}",[["8.6.2: Population 0 without a marker",[]],"samangan"]]],"print":"bf45a1c0285f6eaa","sum":"5b0168830006809b"}
{"n":659,"by":null,"ask":"deck.top","answer":"event","sum":"e53df1aeedfab8d6"}
{"n":660,"by":null,"ask":"deck.card","answer":"72","print":"038cbe898e397b9e","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 69\nnext: 72\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11 16 6 37 65 14\neligible: coalition taliban warlords\nresources: government=0 taliban=1 warlords=20\naid: 15\npatronage: 7\nislamabad: sponsorship!\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nbamian T:u1\nfarah C:B2T3 G:T1 W:u1 +1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P5 W:u1\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4 T:u1 W:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T7P1\npaktika T:B2u1 support=O\nsamangan C:T1 +1\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u1\nkabul-tor-kham G:T1P1 T:a1 sabotage\nkandahar-spin-boldak G:P2 T:a2 sabotage\ntoraghondi-farah G:T1\nkandahar-kabul G:P1 T:a1\n","sum":"379bf785b5f47c76"}
{"n":661,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mine Removal"]]],"sum":"5ac29b0c76929053"}
{"n":662,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"4e3c797cb2420a3f"}
{"n":663,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar"]]],"sum":"455e0ef8599a8531"}
{"n":664,"by":null,"ask":"bot.die","answer":"1","sum":"ee3dc1f494c05464"}
{"n":665,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul-aibak","why":[["{0}: dice {1}: {2}",["8.3","1","kabul-aibak"]]],"sum":"069f1ba63e2d8c12"}
{"n":666,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","shibirghan-aibak, farah-kandahar"]]],"sum":"5957b4f7860693ed"}
{"n":667,"by":null,"ask":"bot.die","answer":"4","sum":"4fe41c0f7f4a90e3"}
{"n":668,"by":"warlords","how":"bot","ask":"event.space","answer":"farah-kandahar","why":[["{0}: dice {1}: {2}",["8.3","4","farah-kandahar"]]],"print":"5e1d030b1800ba71","sum":"cf2f8588c9eb038c"}
{"n":669,"by":"coalition","ask":"turn","answer":"pass","print":"216f3deb3423861b","sum":"9478f1af20ec4564"}
{"n":670,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[19,4]]]],["{0}: {1}",["8.7","rally"]]],"sum":"c15c6e48e08cdf71"}
{"n":671,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"kabul"]]],"sum":"5ba0a393099a4150"}
{"n":672,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"kabul"]]],"sum":"0d4dc526b928c10b"}
{"n":673,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"d9e21090707fe68b"}
{"n":674,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"ab6ce4fdaa28c55e"}
{"n":675,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"c0811e177b29df1f"}
{"n":676,"by":null,"ask":"bot.tan","answer":"6","sum":"0556083f29e3d3bc"}
{"n":677,"by":null,"ask":"bot.black","answer":"4","sum":"3d65ed90abb2d91c"}
{"n":678,"by":null,"ask":"bot.green","answer":"2","sum":"7bfebb225633b80c"}
{"n":679,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,2,"balkh","waziristan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"waziristan"]]],"sum":"463ee2a0f4718557"}
{"n":680,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"waziristan"]]],"sum":"566dd478c047ef4d"}
{"n":681,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"15e9443af6e54d1d"}
{"n":682,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"6f61b1f93bfc5625"}
{"n":683,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"5ff027cb66bc9ecc"}
{"n":684,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"321f613434e2262b"}
{"n":685,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"8995e4b1aecc3c6b"}
{"n":686,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, khowst"]]],"sum":"d8e37e8de4a05f76"}
{"n":687,"by":null,"ask":"bot.tan","answer":"4","sum":"449d6149ca50d7b6"}
{"n":688,"by":null,"ask":"bot.black","answer":"1","sum":"b8c08a5def0bbf44"}
{"n":689,"by":null,"ask":"bot.green","answer":"2","sum":"156a61d2645666c5"}
{"n":690,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,2,"waziristan","khowst"]],["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"khowst"]]],"sum":"fff70d5c8e14e1e3"}
{"n":691,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"ef40dac8f297e127"}
{"n":692,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"d7d739fb0a631e8f","sum":"66fe2c1cb8bb273e"}
{"n":693,"by":null,"ask":"deck.top","answer":"propaganda","print":"728545c3b3610add","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 72\nnext: propaganda\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11 16 6 37 65 14 69\neligible: coalition government\nresources: government=3 taliban=0 warlords=20\naid: 15\npatronage: 6\nislamabad: sponsorship!\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nbamian T:u1\nfarah C:B2T3 G:T1 W:u1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P5 W:u1\nkabul C:B1T2 G:T1P5 T:B1u1\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P3 T:u2 W:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T7P1\npaktika T:B2u1 support=O\nsamangan C:T1 +1\nzabol T:B2u1\nbalochistan T:u1\nnorthwest-frontier T:B2u4\nwaziristan T:B2u4\nkabul-tor-kham G:T1P1 T:a1 sabotage\nkandahar-spin-boldak G:P2 T:a2 sabotage\nkabul-aibak sabotage\nfarah-kandahar sabotage\ntoraghondi-farah G:T1\nkandahar-kabul G:P1 T:a1\n","sum":"f0cc2f19cd435c71"}
{"n":694,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Poppy Crop Failure"]]],"sum":"161e671f9a634e27"}
{"n":695,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"d6f38516095c87d0","sum":"5fcb51f85cdc50f2"}
{"n":696,"by":"coalition","ask":"turn","answer":"sweep","sum":"02d8d2db58daee24"}
{"n":697,"by":"coalition","ask":"sweep.space","answer":"faryab","sum":"d312df9a569e9d83"}
{"n":698,"by":"coalition","ask":"sweep.origin","answer":"samangan","sum":"88775573f33f621d"}
{"n":699,"by":"coalition","ask":"sweep.space","answer":"baghlan","sum":"d696d3c05dc5c1d0"}
{"n":700,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"f5613ab3400d4548"}
{"n":701,"by":"coalition","ask":"sweep.space","answer":"badghis","sum":"abd4a5b338fca7ac"}
{"n":702,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"f56bf7049ca9e208"}
{"n":703,"by":"coalition","ask":"sweep.space","answer":"kandahar","sum":"13002e050876ff35"}
{"n":704,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"4f1b8fe9e49ff1b4"}
{"n":705,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"ed3527d098ba5844"}
{"n":706,"by":"coalition","ask":"sweep.government","answer":"1","sum":"f1a5d32cc10598c8"}
{"n":707,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"0f83939c3a3198da"}
{"n":708,"by":"coalition","ask":"sweep.space","answer":"ghowr","sum":"91effed8384638d7"}
{"n":709,"by":"coalition","ask":"sweep.origin","answer":"farah","sum":"01e75462a674fa8e"}
{"n":710,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"ab413583d672e180"}
{"n":711,"by":"coalition","ask":"sweep.origin","answer":"farah","sum":"6643aeabe06de9d4"}
{"n":712,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"f21cb89dd8b6a8c4"}
{"n":713,"by":"coalition","ask":"sweep.origin","answer":"farah","sum":"c43cb30eb8a03ce1"}
{"n":714,"by":"coalition","ask":"sweep.space","answer":"ghazni","sum":"fd548a8f53dd990b"}
{"n":715,"by":"coalition","ask":"sweep.origin","answer":"khowst","sum":"0115f2dce20224e2"}
{"n":716,"by":"coalition","ask":"sweep.troops","answer":"13","sum":"436faaf01e289d2b"}
{"n":717,"by":"coalition","ask":"sweep.space","answer":"balkh","sum":"d53c51869ce5de00"}
{"n":718,"by":"coalition","ask":"sweep.space","answer":"air-lift","sum":"d5ebe101fd9c3400"}
{"n":719,"by":"coalition","ask":"air-lift.origin","answer":"khowst","sum":"aadaaffa8a51507d"}
{"n":720,"by":"coalition","ask":"air-lift.destination","answer":"ghazni","sum":"4873100850d0f9aa"}
{"n":721,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"9b38febe60f7529c"}
{"n":722,"by":"coalition","ask":"air-lift.origin","answer":"toraghondi-farah","sum":"d6c1bf4fd4ffb3c1"}
{"n":723,"by":"coalition","ask":"air-lift.destination","answer":"ghazni","sum":"b73e6b76e6c639ea"}
{"n":724,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"6235e454b30097b5"}
{"n":725,"by":"coalition","ask":"sweep.space","answer":"paktika","sum":"4fde2fad28c72e52"}
{"n":726,"by":"coalition","ask":"sweep.space","answer":"zabol","sum":"7f2177f03d5baf6f"}
{"n":727,"by":"coalition","ask":"sweep.space","answer":"badakhshan","sum":"4028da47399a6dfd"}
{"n":728,"by":"coalition","ask":"sweep.origin","answer":"nuristan","sum":"1968f36e47f0f771"}
{"n":729,"by":"coalition","ask":"sweep.space","answer":"bamian","sum":"f220ff159caee3ad"}
{"n":730,"by":"coalition","ask":"sweep.space","answer":"kabul","sum":"c9c89fae39aaf336"}
{"n":731,"by":"coalition","ask":"sweep.space","answer":"done","sum":"464466fef32c4a31"}
{"n":732,"by":"coalition","ask":"sweep.targets","answer":"both","print":"1129052a7e44a857","sum":"bb44210267975fd5"}
{"n":733,"by":null,"ask":"deck.card","answer":"4","print":"ea8ca5b87a58f8cf","sum":"1046bbd5bd100271"}
