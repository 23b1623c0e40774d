{"format":2,"game":"adp","rules":3,"program":"0.1.0","scenario":"extended","seats":{"coalition":"human","government":"bot","taliban":"bot","warlords":"bot"},"seed":"~78d6800b5ddf65323de29f59e5da90d3","name":"what-ifs","sum":"0c8630351b915d46"}
{"n":1,"by":null,"ask":"deck.top","answer":"event","sum":"b38b2951c61acab6"}
{"n":2,"by":null,"ask":"deck.card","answer":"27","sum":"fc7f5943d80a8e30"}
{"n":3,"by":null,"ask":"deck.top","answer":"event","sum":"a0c6211e7e09b071"}
{"n":4,"by":null,"ask":"deck.card","answer":"8","print":"52ef0a3149aef45d","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 27\nnext: 8\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"7d3227b3367b1b42"}
{"n":5,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Tehrik-i-Taliban Pakistan"],"sum":"9ae5dbff6a9963d4"}
{"n":6,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"765aeb556feaf1e4"}
{"n":7,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"9fcf5d8fdd5069fb"}
{"n":8,"by":null,"ask":"bot.tan","answer":"1","sum":"4d0165c9c48fbb34"}
{"n":9,"by":null,"ask":"bot.black","answer":"2","sum":"0dfbf6c16f49e70b"}
{"n":10,"by":null,"ask":"bot.green","answer":"1","sum":"1b1601c43d29d971"}
{"n":11,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":["8.2: dice 1 2 1: balochistan, so waziristan"],"sum":"e5a495ce79b612a9"}
{"n":12,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":["8.2: as much as possible in waziristan"],"sum":"34e0234db263c1b5"}
{"n":13,"by":"taliban","how":"bot","ask":"event.place.count","answer":"3","why":["8.4.3: as many as possible: 3"],"print":"21035a42c81e8fcb","sum":"b7857a0844c6d3e4"}
{"n":14,"by":"government","how":"bot","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (55)","8.6: Train"],"sum":"17fc3aaf1609d782"}
{"n":15,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"94b48bd6e874178e"}
{"n":16,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"1bfe92bd238c29d7"}
{"n":17,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b6b4015029528f95"}
{"n":18,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":["8.6.2: no Govern","8.6.2: most Troops in excess of Control: 5 in kabul","8.6.2: most Population: baghlan, balkh, nuristan (2)","8.2: among baghlan, balkh, nuristan"],"sum":"0b4ad78e04e7ac4f"}
{"n":19,"by":null,"ask":"bot.tan","answer":"6","sum":"fd0ddb1fbddbdcc8"}
{"n":20,"by":null,"ask":"bot.black","answer":"5","sum":"0ab005d526416f9b"}
{"n":21,"by":null,"ask":"bot.green","answer":"2","sum":"74e98502a2923806"}
{"n":22,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":["8.2: dice 6 5 2: sar-e-pol, so nuristan","8.6.2: adds the most COIN-Controlled Population: nuristan","8.6.2: Transport"],"sum":"e4cc38a3f2dbf7ac"}
{"n":23,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":["8.6.2: most Troops in excess of Control: 5 in kabul"],"sum":"a77622fa14bffc9f"}
{"n":24,"by":"government","how":"bot","ask":"transport.destination","answer":"nuristan","why":["8.6.2: adds the most COIN-Controlled Population: nuristan"],"sum":"e45cb75f9f2a9734"}
{"n":25,"by":"government","how":"bot","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"sum":"74c869a69ef854ea"}
{"n":26,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"c28e1dbff4b36815"}
{"n":27,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"48d2b0185b03a5d6","sum":"d9eb28fb0ac6166b"}
{"n":28,"by":null,"ask":"deck.top","answer":"propaganda","print":"8fd756e282bfd0d7","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 8\nnext: propaganda\nplayed: 27\neligible: coalition warlords\nresources: government=17 taliban=5 warlords=10\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T1P5\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\nnuristan G:T4\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\n","sum":"a2f446ebeeea0572"}
{"n":29,"by":"coalition","ask":"turn","answer":"train","sum":"e83896b101b67914"}
{"n":30,"by":"coalition","ask":"train.space","answer":"surge","sum":"0ef1080a36a08dbf"}
{"n":31,"by":"coalition","ask":"surge.space","answer":"khowst","sum":"686aba187aa14758"}
{"n":32,"by":"coalition","ask":"surge.space","answer":"herat","sum":"81ed759ab639cd5b"}
{"n":33,"by":"coalition","ask":"surge.space","answer":"kandahar","sum":"16b61672910b6e6c"}
{"n":34,"by":"coalition","ask":"surge.troops","answer":"8","sum":"3ff72dbdef30d28f"}
{"n":35,"by":"coalition","ask":"surge.troops","answer":"2","sum":"bfcce3d11052e457"}
{"n":36,"by":"coalition","ask":"surge.troops","answer":"4","sum":"abcf10cd5373f2cc"}
{"n":37,"by":"coalition","ask":"surge.bases","answer":"0","sum":"9877889b50424f67"}
{"n":38,"by":"coalition","ask":"surge.bases","answer":"2","sum":"e7061b1ee7d1c232"}
{"n":39,"by":"coalition","ask":"surge.bases","answer":"1","sum":"7737ae5a8ec52e75"}
{"n":40,"by":"coalition","ask":"surge.die","answer":"roll","sum":"c5314e929d9aa265"}
{"n":41,"by":null,"ask":"surge.roll","answer":"3","sum":"44b4618e4e6e5b75"}
{"n":42,"by":"coalition","ask":"surge.aid","answer":"2","sum":"9d347593fd4ca2ee"}
{"n":43,"by":"coalition","ask":"train.space","answer":"kabul","sum":"b42912c3937d8952"}
{"n":44,"by":"coalition","ask":"train.troops","answer":"4","sum":"4e969673a844c885"}
{"n":45,"by":"coalition","ask":"train.police","answer":"1","sum":"9b63d0849069ea84"}
{"n":46,"by":"coalition","ask":"train.space","answer":"done","sum":"38be386a14e970de"}
{"n":47,"by":"coalition","ask":"train.extra","answer":"done","print":"ab2270fda4d93147","sum":"101fb4ff8bfc9eee"}
{"n":48,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: SEAL Team 6"],"sum":"2d787eac645f0ce1"}
{"n":49,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"3074e5d013572595","sum":"af7399aed4dae0dc"}
{"n":50,"by":null,"ask":"deck.card","answer":"20","print":"b37c1ef7cbd44164","sum":"c6f58ca0eec99638"}
{"n":51,"by":"coalition","ask":"civic.space","answer":"done","sum":"5f58ec72291ccae2"}
{"n":52,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"sum":"ae9713a6b0750c20"}
{"n":53,"by":"taliban","how":"bot","ask":"sharia.space","answer":"paktika","why":["8.7.7: Sharia: paktika"],"print":"7068d7a3c72282a5","sum":"6337839088a261e7"}
{"n":54,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"cfab7d0c84aff23b"}
{"n":55,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"669aa17626070ea2"}
{"n":56,"by":"coalition","ask":"redeploy.destination","answer":"herat","sum":"4c9367564e1a1240"}
{"n":57,"by":"coalition","ask":"redeploy.count","answer":"6","sum":"e75b110fb702172f"}
{"n":58,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"512ce1ed1db3c5d6"}
{"n":59,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","sum":"b636655d78077944"}
{"n":60,"by":"coalition","ask":"redeploy.count","answer":"1","sum":"01fcc9a0ff317f0a"}
{"n":61,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"9c7c991950cc6a4a"}
{"n":62,"by":"coalition","ask":"redeploy.destination","answer":"herat","sum":"4473490d535989c7"}
{"n":63,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kandahar (1)","8.6.7: fewest Government Troops: herat"],"sum":"7aac796316acbd8c"}
{"n":64,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"20d347deeff9c7f3"}
{"n":65,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar (1)","8.6.7: fewest Government Troops: kandahar"],"sum":"ec2dd16296e3b9c5"}
{"n":66,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"73f37536120ec7bf"}
{"n":67,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: herat, kandahar (2)","8.2: among herat, kandahar"],"sum":"8fc639be3f61b59d"}
{"n":68,"by":null,"ask":"bot.tan","answer":"6","sum":"5f7f80259ffdbd18"}
{"n":69,"by":null,"ask":"bot.black","answer":"3","sum":"1d1e0f94d84ac4cb"}
{"n":70,"by":null,"ask":"bot.green","answer":"3","sum":"a5ed538e810020d0"}
{"n":71,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 6 3 3: faryab, so kandahar","8.6.7: fewest Government Troops: kandahar"],"sum":"3303d546db364109"}
{"n":72,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: among khowst, nuristan"],"sum":"fdab6d2810aeb9a8"}
{"n":73,"by":null,"ask":"bot.tan","answer":"5","sum":"8f3dc71fe03df841"}
{"n":74,"by":null,"ask":"bot.black","answer":"4","sum":"af7e5fbc722c433c"}
{"n":75,"by":null,"ask":"bot.green","answer":"1","sum":"43eaa474022c3acb"}
{"n":76,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 5 4 1: balkh, so khowst","8.6.7: COIN Control would be lost: khowst","8.6.7: most Police: kabul (4)","8.6.7: COIN Control would be lost: nuristan","8.6.7: most Police: kabul (3)","8.6.7: most Police: kabul (2)","8.2: among herat, kabul, kandahar"],"sum":"eab4991e80b2385a"}
{"n":77,"by":null,"ask":"bot.tan","answer":"4","sum":"b4bcc92fffba5dcf"}
{"n":78,"by":null,"ask":"bot.black","answer":"6","sum":"902a6bbb3e65132e"}
{"n":79,"by":null,"ask":"bot.green","answer":"1","sum":"9d40b8f22f8e0a73"}
{"n":80,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 6 1: nuristan, so kandahar","8.2: among herat, kabul"],"sum":"c9b92d816b6cd83a"}
{"n":81,"by":null,"ask":"bot.tan","answer":"2","sum":"e8f4057bc3db6c7a"}
{"n":82,"by":null,"ask":"bot.black","answer":"3","sum":"2f947dee3b2887a4"}
{"n":83,"by":null,"ask":"bot.green","answer":"5","sum":"94cb032c2b988743"}
{"n":84,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":["8.2: dice 2 3 5: helmand, so kabul","8.6.7: COIN Control would be lost: 1 Police from kabul to khowst"],"sum":"78869903177bc821"}
{"n":85,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to khowst"],"sum":"c4d653fd0dd21166"}
{"n":86,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to khowst"],"sum":"d1dd54d2d6c29022"}
{"n":87,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to nuristan"],"sum":"8a7c272d5b0f1a4e"}
{"n":88,"by":"government","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to nuristan"],"sum":"87f137d44025c01f"}
{"n":89,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to nuristan"],"sum":"524a6c0ad32e0e7d"}
{"n":90,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"6817dbe21375fd8f"}
{"n":91,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"69c7e3f8bb4f13ce"}
{"n":92,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"e5f6f1e706179523"}
{"n":93,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"c06a5df15819ed92"}
{"n":94,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"948ac980dcec9a76"}
{"n":95,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kabul to kandahar-spin-boldak"],"sum":"a06283d9827dbca3"}
{"n":96,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kabul to kandahar-spin-boldak"],"sum":"e98e318e70b3fac1"}
{"n":97,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from herat to kandahar-spin-boldak"],"sum":"33b183d66cf6efb9"}
{"n":98,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from herat to kandahar-spin-boldak"],"print":"857fe607a097908e","sum":"75f2b83a262fb9e5"}
{"n":99,"by":null,"ask":"deck.card","answer":"30","print":"bad535358423fcb2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 20\nnext: 30\nplayed: 27 8 propaganda\nresources: government=37 taliban=9 warlords=13\naid: 11\nislamabad: sponsorship\nhelmand W:B1u1\nherat C:B2T9 G:T2\nkabul C:B1T3 G:T4\nkandahar C:B1T5 G:T3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u1 support=O\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"faa20f7b43e5f57c"}
{"n":100,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Errant Air Strike"],"sum":"7308af97cea1caac"}
{"n":101,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"fa439e53dee4b4a4"}
{"n":102,"by":"taliban","how":"bot","ask":"event.space","answer":"roll-spaces","why":["8.2: among paktika, zabol"],"sum":"6e0aa3f46a962172"}
{"n":103,"by":null,"ask":"bot.tan","answer":"1","sum":"f100b9f7ed782af4"}
{"n":104,"by":null,"ask":"bot.black","answer":"3","sum":"2770e7628dad1d0b"}
{"n":105,"by":null,"ask":"bot.green","answer":"6","sum":"4b18e4cd68cb81a9"}
{"n":106,"by":"taliban","how":"bot","ask":"event.space","answer":"zabol","why":["8.2: dice 1 3 6: helmand, so zabol"],"sum":"83e4c2405fab83a4"}
{"n":107,"by":"taliban","how":"bot","ask":"event.space","answer":"paktika","why":["8.4.3: nothing is to be gained elsewhere: paktika"],"print":"5987e9af6b837c0c","sum":"9c0e7645bc4ed241"}
{"n":108,"by":"coalition","ask":"turn","answer":"sweep","sum":"597efab7f2456d57"}
{"n":109,"by":"coalition","ask":"sweep.space","answer":"kabul","sum":"78ebc4a8cbf5449d"}
{"n":110,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"6a5cf9f597b5b74e"}
{"n":111,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"2cf2191aaf82bef4"}
{"n":112,"by":"coalition","ask":"sweep.government","answer":"1","sum":"5b472d70ce8a6191"}
{"n":113,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"d6a65b25c7cca8ee"}
{"n":114,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"abba5b9c0e6eb0f2"}
{"n":115,"by":"coalition","ask":"sweep.government","answer":"0","sum":"f86164136b6d8486"}
{"n":116,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"ba811a84e3c3d5f3"}
{"n":117,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"9cd73b6d9673e73f"}
{"n":118,"by":"coalition","ask":"sweep.government","answer":"0","sum":"c673a7903fdcf987"}
{"n":119,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"36524e86fa35cefb"}
{"n":120,"by":"coalition","ask":"sweep.space","answer":"nimruz","sum":"c1c9b8d8391bc78d"}
{"n":121,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"aa4d1cc803ca7d78"}
{"n":122,"by":"coalition","ask":"sweep.space","answer":"herat","sum":"e96f153f5df04ffc"}
{"n":123,"by":"coalition","ask":"sweep.space","answer":"baghlan","sum":"05ddb204e074855b"}
{"n":124,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"6b74c0cd7e4abb29"}
{"n":125,"by":"coalition","ask":"sweep.space","answer":"badakhshan","sum":"6d4275ad0a99129a"}
{"n":126,"by":"coalition","ask":"sweep.space","answer":"balkh","sum":"a2c49cd55fe1e096"}
{"n":127,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"bc41bc71cdd4ea69"}
{"n":128,"by":"coalition","ask":"sweep.troops","answer":"3","sum":"d4217748e9ad0bbb"}
{"n":129,"by":"coalition","ask":"sweep.government","answer":"1","sum":"ca82d3461189beb2"}
{"n":130,"by":"coalition","ask":"sweep.space","answer":"helmand","sum":"e1c6babab2f72494"}
{"n":131,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"1d47b14fea0c1950"}
{"n":132,"by":"coalition","ask":"sweep.space","answer":"farah","sum":"ea39de564172af5c"}
{"n":133,"by":"coalition","ask":"sweep.origin","answer":"herat","sum":"11d9bc0dcc0c6718"}
{"n":134,"by":"coalition","ask":"sweep.troops","answer":"4","sum":"c8f7849e78195380"}
{"n":135,"by":"coalition","ask":"sweep.government","answer":"1","sum":"84bf6c8631d96ec4"}
{"n":136,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"9a73fdcd266bf8ba"}
{"n":137,"by":"coalition","ask":"sweep.space","answer":"zabol","sum":"740cdf581eee46eb"}
{"n":138,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"84cf295f0ea00461"}
{"n":139,"by":"coalition","ask":"sweep.space","answer":"done","sum":"9101eda7f5d37a18"}
{"n":140,"by":"coalition","ask":"special","answer":"done","print":"082b173ecb8dfff5","sum":"953c34d094459b3a"}
{"n":141,"by":null,"ask":"deck.card","answer":"38","print":"0581ddf416efde20","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 30\nnext: 38\nplayed: 27 8 propaganda 20\neligible: government taliban warlords\nresources: government=28 taliban=9 warlords=13\naid: 11\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1\nhelmand W:B1u1\nherat C:B2T5 G:T1\nkabul C:B1T4 G:T4\nkandahar C:B1T1 G:T2\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u2 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"54ed9749e63b6214"}
{"n":142,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":["8.1: Urban Specialists is a Capability: wanted below 5"],"sum":"5684b18b77162be3"}
{"n":143,"by":null,"ask":"bot.die","answer":"6","sum":"3af2e57f0e3ab11a"}
{"n":144,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":["8.1: die 6, Propaganda cards left 5: Urban Specialists is not taken","8.7.2: at least 15 Available or Active: yes (26 Available, 0 Active)","8.7: Rally"],"sum":"55022b01670f8da9"}
{"n":145,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"e74368e2b41bc1d9"}
{"n":146,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"d2bdf66036cf0cab"}
{"n":147,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, bamian, faryab, ghazni, ghowr, nimruz, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"fa0b23481bb577ec"}
{"n":148,"by":null,"ask":"bot.tan","answer":"3","sum":"bf3a002877664dce"}
{"n":149,"by":null,"ask":"bot.black","answer":"2","sum":"1997b75445d4f2d9"}
{"n":150,"by":null,"ask":"bot.green","answer":"1","sum":"8a55e762966f7cba"}
{"n":151,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":["8.2: dice 3 2 1: waziristan, so ghazni","8.7.2 step 4a: wins Taliban Control: ghazni"],"sum":"00714e797576f926"}
{"n":152,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: ghazni"],"sum":"4a00a7a7a86b8358"}
{"n":153,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among paktika, zabol, northwest-frontier"],"sum":"da8bcab96e1bc556"}
{"n":154,"by":null,"ask":"bot.tan","answer":"4","sum":"c6a052767ee50d30"}
{"n":155,"by":null,"ask":"bot.black","answer":"5","sum":"53d649109b8d6915"}
{"n":156,"by":null,"ask":"bot.green","answer":"3","sum":"13679b3843845e2f"}
{"n":157,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":["8.2: dice 4 5 3: baghlan, so northwest-frontier","8.7.2 step 4b: 1 or 2 Guerrillas: northwest-frontier"],"sum":"b67c305a33d8a594"}
{"n":158,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4b: 1 or 2 Guerrillas: northwest-frontier"],"sum":"1aeab0dcf5722fcb"}
{"n":159,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":["8.7.2 step 4c: a Taliban Base: paktika"],"sum":"eaf90aadf28d47c7"}
{"n":160,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: paktika"],"sum":"5d9245902802acaa"}
{"n":161,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":["8.7.2 step 4c: a Taliban Base: zabol"],"sum":"2d77cd070e7f979f"}
{"n":162,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4c: a Taliban Base: zabol"],"sum":"531e572abc927efb"}
{"n":163,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"2ce3040b5ee8014c"}
{"n":164,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"ab98022f98ffb119"}
{"n":165,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"6a18ba1bc21323af"}
{"n":166,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"be206936d735a9de"}
{"n":167,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"deabd3cc716c8d7c"}
{"n":168,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"70d8b459a8aa6a8b","sum":"7bb9f94fd15a1643"}
{"n":169,"by":"government","how":"bot","ask":"turn","answer":"train","why":["8.1: Urban Specialists is a Capability, and the coalition are played by a person","8.6.2: at least 15 pieces Available: yes (49)","8.6: Train"],"sum":"e4827b2afafde732"}
{"n":170,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (1)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"77abaac837210c12"}
{"n":171,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"1c8b768909b176b0"}
{"n":172,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"df01e8c2f8769b13"}
{"n":173,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: fewest Government cubes: kandahar (2)","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"389a979dc8b0b20f"}
{"n":174,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"e096bdc0997bba60"}
{"n":175,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"7f9b7258b933ef51"}
{"n":176,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"3fafef821e26939b"}
{"n":177,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d7531fc2f0b3f2a0"}
{"n":178,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"29446e080f96ece3"}
{"n":179,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"41feb3136d4d4383"}
{"n":180,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"9dafca3976d22e3a"}
{"n":181,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"2e8d9b5b8ad38af1","sum":"cb852b7d1c5677f4"}
{"n":182,"by":null,"ask":"deck.card","answer":"24","print":"a8400e0419e4eae2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 38\nnext: 24\nplayed: 27 8 propaganda 20 30\neligible: coalition warlords\nresources: government=19 taliban=5 warlords=13\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nghazni T:u1\nhelmand W:B1u1\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"274ffd248ceffb0c"}
{"type":"bookmark","at":182,"name":"a fork","sum":"3b26503f6cfb42d6"}
{"n":183,"by":"coalition","ask":"turn","answer":"train","sum":"d24e8041a2933926"}
{"n":184,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"8acf3244b785a46c"}
{"n":185,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"d58b55e2c2cc8237"}
{"n":186,"by":"coalition","ask":"air-lift.destination","answer":"zabol","sum":"be6b81f73a151d9e"}
{"n":187,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"b5728e7abfe8bfd0"}
{"n":188,"by":"coalition","ask":"air-lift.origin","answer":"balkh","sum":"11dd37596f65a6ed"}
{"n":189,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"1ca18878d62c561b"}
{"n":190,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"0294f46d45df6f3d"}
{"n":191,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"a13babfb2ca91e7e"}
{"n":192,"by":"coalition","ask":"air-lift.destination","answer":"balkh","sum":"6b00639bde2336e4"}
{"n":193,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"582ac560678b4d29"}
{"n":194,"by":"coalition","ask":"air-lift.origin","answer":"balkh","sum":"a67c532fc99fca0d"}
{"n":195,"by":"coalition","ask":"air-lift.destination","answer":"zabol","sum":"ecfc0ab5d5dd7869"}
{"n":196,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"c1c4700799f486a8"}
{"n":197,"by":"coalition","ask":"train.space","answer":"herat","sum":"9567a184829ea2b4"}
{"n":198,"by":"coalition","ask":"train.troops","answer":"3","sum":"56faa76aef8d05ec"}
{"n":199,"by":"coalition","ask":"train.police","answer":"2","sum":"3d6af5fdbf125be9"}
{"n":200,"by":"coalition","ask":"train.space","answer":"kandahar","sum":"7e0fe79584d43b3d"}
{"n":201,"by":"coalition","ask":"train.troops","answer":"1","sum":"a837fe3e100fae56"}
{"n":202,"by":"coalition","ask":"train.police","answer":"0","sum":"56daa24f0faa1920"}
{"n":203,"by":"coalition","ask":"train.space","answer":"kabul","sum":"5a3f48ecfab691bf"}
{"n":204,"by":"coalition","ask":"train.troops","answer":"5","sum":"5b74b223da2d3270"}
{"n":205,"by":"coalition","ask":"train.police","answer":"0","sum":"60bd85edd8deffbb"}
{"n":206,"by":"coalition","ask":"train.space","answer":"done","sum":"0667263216f98dad"}
{"n":207,"by":"coalition","ask":"train.extra","answer":"take-patronage","print":"acbce103c818b5d4","sum":"b83b78f4eeeb13c6"}
{"n":208,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":["8.4.1: Night Raids: only if 3 would hide, not 0","8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"45786ba41c75f83f"}
{"n":209,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"],"sum":"11a87d2b90bfc1d5"}
{"n":210,"by":null,"ask":"bot.tan","answer":"6","sum":"1dabab683111fb43"}
{"n":211,"by":null,"ask":"bot.black","answer":"4","sum":"51d7fa0e9bae1deb"}
{"n":212,"by":null,"ask":"bot.green","answer":"5","sum":"b8ab48981bb0dbe5"}
{"n":213,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":["8.2: dice 6 4 5: ghowr, so ghowr","8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"158b0242773d9651"}
{"n":214,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"61be9293fdb5020d"}
{"n":215,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"90d63449c66667f7"}
{"n":216,"by":null,"ask":"bot.tan","answer":"1","sum":"5ec2b614d8d99518"}
{"n":217,"by":null,"ask":"bot.black","answer":"4","sum":"8219d6246893ccc6"}
{"n":218,"by":null,"ask":"bot.green","answer":"6","sum":"8a7d80bae5f46b51"}
{"n":219,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 4 6: helmand, so helmand","8.5.1 step 3d: any other Province: helmand"],"sum":"7821dc8446bee006"}
{"n":220,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: helmand"],"sum":"fd829cd395d74311"}
{"n":221,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"33b616aa430d3cb5"}
{"n":222,"by":null,"ask":"bot.tan","answer":"6","sum":"510bf8ce3dd3e592"}
{"n":223,"by":null,"ask":"bot.black","answer":"3","sum":"c948d883d6bcbf64"}
{"n":224,"by":null,"ask":"bot.green","answer":"3","sum":"3e6ba78134cd85f5"}
{"n":225,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 3 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"0e643cbb5b00a58e"}
{"n":226,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: faryab"],"sum":"42395ab8ada5bb73"}
{"n":227,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"1ae350c96b969fc4"}
{"n":228,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"helmand","why":["8.5.4: one Warlord Base already: helmand","8.5.4: Cultivate: helmand"],"sum":"818241a9f4286fef"}
{"n":229,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"f04266f5ba644226","sum":"4156268049658105"}
{"n":230,"by":null,"ask":"deck.card","answer":"51","print":"c3c1cf86180059f2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: government taliban\nresources: government=13 taliban=5 warlords=10\naid: 11\npatronage: 1\nislamabad: sponsorship\nbalkh G:T2\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T7P5\nkabul C:B1T4 G:T11P3 T:u2\nkandahar C:B1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol C:T4 T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"ae1f206f2387fbff"}
{"type":"branch","at":230,"name":"way 1","sum":"8ef6cf95b6234335"}
{"type":"head","to":182,"how":"jump","by":"taliban","sum":"b5b22a99a18a77b1"}
{"n":231,"parent":182,"by":"coalition","ask":"turn","answer":"patrol","sum":"b8e0835f02c15730"}
{"n":232,"by":"coalition","ask":"patrol.space","answer":"kabul-aibak","sum":"7c5d162095b3aeaa"}
{"n":233,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"bd157c3e1395295b"}
{"n":234,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"b3d0f0e15157c555"}
{"n":235,"by":"coalition","ask":"patrol.origin","answer":"balkh","sum":"e0c98e3bd0c6d4f0"}
{"n":236,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"e4ef52e9d61216e3"}
{"n":237,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"f26738240294a8b2"}
{"n":238,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"c681359f7526dbc8"}
{"n":239,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"c7e5d654b8e38d68"}
{"n":240,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"bdf1f4412254ef09"}
{"n":241,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"219ec109c87e3ea1"}
{"n":242,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"593566621274a5e0"}
{"n":243,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"2b3aa6f6ef746aca"}
{"n":244,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"ee4a725b87acf374"}
{"n":245,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"d1bb0f82229b6ad6"}
{"n":246,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"ec8d59ad14cb9f83"}
{"n":247,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"2d2facfe50a96a69"}
{"n":248,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"c885a56250849e84"}
{"n":249,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"5614f65ab6cb4752"}
{"n":250,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"cac737b601180c77"}
{"n":251,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"2b5a4cfd0948d3e7"}
{"n":252,"by":"coalition","ask":"patrol.space","answer":"toraghondi-farah","sum":"78d738df516cd958"}
{"n":253,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"3ee2b6383eaa4008"}
{"n":254,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"41d0f7576da6edbd"}
{"n":255,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"7bb55e02dc22ba51"}
{"n":256,"by":"coalition","ask":"patrol.space","answer":"air-lift","sum":"13fc7b5ec4a0ecdd"}
{"n":257,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"668237e6ba34d179"}
{"n":258,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"8a1852e8db820369"}
{"n":259,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"e053dec2b5fb8d00"}
{"n":260,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"f68700c71cbe6100"}
{"n":261,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"2c41ede3fbeb7137"}
{"n":262,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"e39984a394ad461e"}
{"n":263,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"754a60afb0a6fcca"}
{"n":264,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"8a8ae74935aef092"}
{"n":265,"by":"coalition","ask":"air-lift.troops","answer":"6","sum":"8eeda8ebcb96da3c"}
{"n":266,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"a70fc0ecfee8393a"}
{"n":267,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"84f637bf58d54ef1"}
{"n":268,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"55335d7eee489694"}
{"n":269,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"5e2d77de8f80a72b"}
{"n":270,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"98625923ec8191fe"}
{"n":271,"by":"coalition","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"4f81bdc4eaac277f"}
{"n":272,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"77e04971bb5f3206"}
{"n":273,"by":"coalition","ask":"patrol.origin","answer":"khowst","sum":"1e896dafad06b9d8"}
{"n":274,"by":"coalition","ask":"patrol.troops","answer":"12","print":"942a0485a6537ea7","sum":"d1bad1da016d3d5a"}
{"type":"branch","at":274,"name":"way 2","sum":"6edf1e702b52ebdc"}
{"type":"head","to":182,"how":"jump","by":"warlords","sum":"6d5c103ef928e70b"}
{"n":275,"parent":182,"by":"coalition","ask":"turn","answer":"pass","print":"8eb7ef6113045519","sum":"27312cc4abd49344"}
{"n":276,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":["8.4.1: Night Raids: only if 3 would hide, not 0","8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"9a26dc8fbd0ae71a"}
{"n":277,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"],"sum":"1bee117268a66f96"}
{"n":278,"by":null,"ask":"bot.tan","answer":"6","sum":"00413db95bbe9211"}
{"n":279,"by":null,"ask":"bot.black","answer":"4","sum":"23204d5e902d847e"}
{"n":280,"by":null,"ask":"bot.green","answer":"5","sum":"f305e27abdf2f64d"}
{"n":281,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":["8.2: dice 6 4 5: ghowr, so ghowr","8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"9f9b21e9e136844a"}
{"n":282,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"6cfa611166b24249"}
{"n":283,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"f354c37ad3afcf53"}
{"n":284,"by":null,"ask":"bot.tan","answer":"1","sum":"fda886b23fd3a3b9"}
{"n":285,"by":null,"ask":"bot.black","answer":"4","sum":"08e6c075ac48edbe"}
{"n":286,"by":null,"ask":"bot.green","answer":"6","sum":"42fd16c029cc4bd8"}
{"n":287,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 4 6: helmand, so helmand","8.5.1 step 3d: any other Province: helmand"],"sum":"037e7dce9c8e57b3"}
{"n":288,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: helmand"],"sum":"dfb9099a58fbb315"}
{"n":289,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"72bdf6e7fb817f38"}
{"n":290,"by":null,"ask":"bot.tan","answer":"6","sum":"3af42b98da07a662"}
{"n":291,"by":null,"ask":"bot.black","answer":"3","sum":"b75b5431d25b3039"}
{"n":292,"by":null,"ask":"bot.green","answer":"3","sum":"5a189ae69da62712"}
{"n":293,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 3 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"a88fea354fed522b"}
{"n":294,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: faryab"],"sum":"6fd64d763b3678fb"}
{"n":295,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"cfb0f98b90b36b5b"}
{"n":296,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"helmand","why":["8.5.4: one Warlord Base already: helmand","8.5.4: Cultivate: helmand"],"sum":"7860c0ab1e09b43a"}
{"n":297,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"fae96cf3ced87861","sum":"0f1f77e3028ebd97"}
{"n":298,"by":null,"ask":"deck.card","answer":"51","print":"9e02221a2aaa0836","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: coalition government taliban\nresources: government=22 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"4988e6f483575aee"}
{"n":299,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Taliban Talks"],"sum":"b2de3c9c2899b871"}
{"n":300,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"d1cb977c7fbbf4dd","sum":"0450107c220c281b"}
{"n":301,"by":"coalition","ask":"turn","answer":"train","sum":"2c891726d84d6ba4"}
{"n":302,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"3312dcf1ec490de7"}
{"n":303,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"bf5dcdd6babbbbaa"}
{"n":304,"by":"coalition","ask":"air-lift.destination","answer":"farah","sum":"08d88285d9c1b640"}
{"n":305,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"ead827e3be553a70"}
{"n":306,"by":"coalition","ask":"air-lift.origin","answer":"farah","sum":"96352ce84beb920c"}
{"n":307,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"21993a99f505770a"}
{"n":308,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"b90f85ebc262220f"}
{"n":309,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"cbf5a70061f47377"}
{"n":310,"by":"coalition","ask":"train.space","answer":"kandahar","sum":"b267602fbbe9597d"}
{"n":311,"by":"coalition","ask":"train.troops","answer":"5","sum":"9fdd2ee217f0f3e8"}
{"n":312,"by":"coalition","ask":"train.police","answer":"0","sum":"6449e767be7f65da"}
{"n":313,"by":"coalition","ask":"train.space","answer":"done","sum":"ed48ea0af0f04864"}
{"n":314,"by":"coalition","ask":"train.extra","answer":"done","print":"9c8f60741cf248dc","sum":"bb51ece036d24519"}
{"n":315,"by":null,"ask":"deck.card","answer":"63","print":"623e184d33656e1c","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: government taliban warlords\nresources: government=19 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T5 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1 G:T10P3\nkhowst G:T1P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"1875817a6f21553e"}
{"type":"branch","at":315,"name":"way 3","sum":"0b2c86d9c72298b4"}
{"type":"head","to":182,"how":"jump","by":"government","sum":"4895e88727188b73"}
{"type":"head","to":183,"how":"redo","by":"coalition","sum":"6909eda84a53b4e9"}
{"n":316,"parent":183,"by":"coalition","ask":"train.space","answer":"farah","sum":"80d57d62538d3c00"}
{"n":317,"by":"coalition","ask":"train.space","answer":"done","sum":"49d9134a97030dec"}
{"n":318,"by":"coalition","ask":"train.extra","answer":"civic-action","sum":"ce4d4bbbd4ef0341"}
{"n":319,"by":"coalition","ask":"special","answer":"surge","sum":"4874f04202163851"}
{"n":320,"by":"coalition","ask":"surge.space","answer":"herat","sum":"6afc7bdc3f49c605"}
{"n":321,"by":"coalition","ask":"surge.space","answer":"kandahar","sum":"126f6690a6858ccf"}
{"n":322,"by":"coalition","ask":"surge.space","answer":"khowst","sum":"04b67d4c3ae893f9"}
{"n":323,"by":"coalition","ask":"surge.troops","answer":"9","sum":"947eefd7fa683d22"}
{"n":324,"by":"coalition","ask":"surge.bases","answer":"1","sum":"95b5e695c8b20d24"}
{"n":325,"by":"coalition","ask":"surge.bases","answer":"0","sum":"597af163f1656f6e"}
{"n":326,"by":"coalition","ask":"surge.bases","answer":"2","sum":"5bc02d420358c21e"}
{"n":327,"by":"coalition","ask":"surge.die","answer":"done","print":"ac1f614a3814b19a","sum":"36165267e091fff0"}
{"n":328,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":["8.4.1: Night Raids: only if 3 would hide, not 0","8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"8be1596945f9b4cc"}
{"n":329,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"],"sum":"2bacee4ce1f876d7"}
{"n":330,"by":null,"ask":"bot.tan","answer":"6","sum":"7f726a130948fe2b"}
{"n":331,"by":null,"ask":"bot.black","answer":"4","sum":"2c5df3e8ad0f4a36"}
{"n":332,"by":null,"ask":"bot.green","answer":"5","sum":"faf62aeabf63ac62"}
{"n":333,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":["8.2: dice 6 4 5: ghowr, so ghowr","8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"61bd60640a566a37"}
{"n":334,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"8f89ea35a3ab75ac"}
{"n":335,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"02a98fd41db406a1"}
{"n":336,"by":null,"ask":"bot.tan","answer":"1","sum":"8a53dbb1dd0b096d"}
{"n":337,"by":null,"ask":"bot.black","answer":"4","sum":"afd568c95664f4b6"}
{"n":338,"by":null,"ask":"bot.green","answer":"6","sum":"077186d8b367405b"}
{"n":339,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 4 6: helmand, so helmand","8.5.1 step 3d: any other Province: helmand"],"sum":"5ce73889266d7bbe"}
{"n":340,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: helmand"],"sum":"11c2ec534112cbe2"}
{"n":341,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"1fd4985f56313975"}
{"n":342,"by":null,"ask":"bot.tan","answer":"6","sum":"5f515b440db73573"}
{"n":343,"by":null,"ask":"bot.black","answer":"3","sum":"df526410174d1944"}
{"n":344,"by":null,"ask":"bot.green","answer":"3","sum":"8046fd946943fb67"}
{"n":345,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 3 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"64240f0b2eb4a68f"}
{"n":346,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: faryab"],"sum":"c9a810a579d00f6e"}
{"n":347,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"4cb8c56c7afdd3b1"}
{"n":348,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"helmand","why":["8.5.4: one Warlord Base already: helmand","8.5.4: Cultivate: helmand"],"sum":"6396822ec7f2e4bf"}
{"n":349,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"6da37c21532b3985","sum":"2cc93aa0d32f6833"}
{"n":350,"by":null,"ask":"deck.card","answer":"51","print":"8a44332cc58457ab","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: government taliban\nresources: government=16 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 support=S +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B1T9 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar G:T5P3\nkhowst C:B2 G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"2b6cf07bb4846bc6"}
{"type":"branch","at":350,"name":"way 4","sum":"8475693dd6682da8"}
{"type":"branch","at":315,"name":"main line","sum":"febf91ad0d6a7f29"}
{"type":"head","to":182,"how":"jump","by":"taliban","sum":"ed05b4957d07e88e"}
{"type":"head","to":275,"how":"redo","by":"coalition","sum":"1606985f65f550b2"}
{"type":"head","to":276,"how":"redo","by":"warlords","sum":"87448b55d150b101"}
{"type":"head","to":277,"how":"redo","by":"warlords","sum":"7fe358619ed1246d"}
{"type":"head","to":278,"how":"redo","sum":"816687a0fa04d562"}
{"type":"head","to":279,"how":"redo","sum":"b96c08bde5c0c3c5"}
{"type":"head","to":280,"how":"redo","sum":"c843728ca0e88621"}
{"type":"head","to":281,"how":"redo","by":"warlords","sum":"38708dbc29a975e4"}
{"type":"head","to":282,"how":"redo","by":"warlords","sum":"7fe34b253874bd32"}
{"type":"head","to":283,"how":"redo","by":"warlords","sum":"26b2ae33949ef97a"}
{"type":"head","to":284,"how":"redo","sum":"6e1ae8c273d5de5f"}
{"type":"head","to":285,"how":"redo","sum":"bac3a9fc5fff66af"}
{"type":"head","to":286,"how":"redo","sum":"ac9656ffc2203cf7"}
{"type":"head","to":287,"how":"redo","by":"warlords","sum":"3b34e209a22b880c"}
{"type":"head","to":288,"how":"redo","by":"warlords","sum":"1766e7952d9b9848"}
{"type":"head","to":289,"how":"redo","by":"warlords","sum":"e38b0b61069b7195"}
{"type":"head","to":290,"how":"redo","sum":"4c87d4a1e5f3660d"}
{"type":"head","to":291,"how":"redo","sum":"196a0e4f00951209"}
{"type":"head","to":292,"how":"redo","sum":"28997a1fb2224f84"}
{"type":"head","to":293,"how":"redo","by":"warlords","sum":"396325f4cbf908a6"}
{"type":"head","to":294,"how":"redo","by":"warlords","sum":"3ff524283dfc4db6"}
{"type":"head","to":295,"how":"redo","by":"warlords","sum":"c4160fb4e0731992"}
{"type":"head","to":296,"how":"redo","by":"warlords","sum":"77bd457b0cb667a1"}
{"type":"head","to":297,"how":"redo","by":"warlords","sum":"188101a46f31120f"}
{"type":"head","to":298,"how":"redo","sum":"a85cd3dc815d8157"}
{"type":"head","to":299,"how":"redo","by":"taliban","sum":"5fcf3690bc45a7f8"}
{"type":"head","to":300,"how":"redo","by":"taliban","sum":"a743c217e9c8c16b"}
{"type":"head","to":301,"how":"redo","by":"coalition","sum":"7c1d8b90cdf3ef0f"}
{"n":351,"parent":301,"by":"coalition","ask":"train.space","answer":"farah","sum":"9e21892388cfd9a6"}
{"n":352,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"c3add23cf4dfcaa4"}
{"n":353,"by":"coalition","ask":"air-lift.origin","answer":"herat","sum":"e891eba328c38c4d"}
{"n":354,"by":"coalition","ask":"air-lift.destination","answer":"kabul","sum":"7277ad80e7c146eb"}
{"n":355,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"0325fc0468fbc3ed"}
{"n":356,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"eed509f8f6a2a723"}
{"n":357,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"d41501ce0b954685"}
{"n":358,"by":"coalition","ask":"train.space","answer":"kabul","sum":"d43714e5f6506271"}
{"n":359,"by":"coalition","ask":"train.troops","answer":"3","sum":"f8a08f2712b2940c"}
{"n":360,"by":"coalition","ask":"train.police","answer":"1","sum":"cd0b3861d662b72b"}
{"n":361,"by":"coalition","ask":"train.space","answer":"herat","sum":"f1fa0c9d5ff812c0"}
{"n":362,"by":"coalition","ask":"train.troops","answer":"5","sum":"e5c76a42ae35ffb4"}
{"n":363,"by":"coalition","ask":"train.police","answer":"0","sum":"d7508fc83dfad08d"}
{"n":364,"by":"coalition","ask":"train.space","answer":"done","sum":"b7589a42c949de8e"}
{"n":365,"by":"coalition","ask":"train.extra","answer":"take-patronage","print":"35b6469ff1761cba","sum":"7fa3979b810c8485"}
{"n":366,"by":null,"ask":"deck.card","answer":"63","print":"48267db9a967e226","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: government taliban warlords\nresources: government=19 taliban=5 warlords=10\naid: 11\npatronage: 1\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T7P3\nkabul C:B1T4 G:T11P4 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"20d99c74f752a5e6"}
{"n":367,"by":"government","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Karzai"],"sum":"74fb215be3fa1c42"}
{"n":368,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"dffa4db5a239f3ad"}
{"n":369,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":["8.4.4: greatest shift: kabul (3)"],"sum":"fee5b83413515140"}
{"n":370,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"e80edc3a0a5ef16a"}
{"n":371,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"af89ab07b8dfb00b"}
{"n":372,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":["8.2: as much as possible in kabul"],"sum":"fddee7dfc6a90c9b"}
{"n":373,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_troops","why":["8.1.2: Police and Troops by turns, Police first: government_troops"],"sum":"d4711510d05ca5e9"}
{"n":374,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"2e67d86b7e191b38"}
{"n":375,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":["8.2: as much as possible in kabul"],"sum":"76c048570231aa8e"}
{"type":"branch","at":375,"name":"way 1","sum":"6e3a05362e1179d8"}
{"type":"bookmark","at":375,"name":"a fork","sum":"80410ebd854ab72a"}
{"type":"head","to":274,"how":"jump","by":"government","sum":"349b95f3df6ee7b2"}
{"type":"head","to":273,"how":"undo","by":"coalition","sum":"ab79499d1d15c3e4"}
{"n":376,"parent":273,"by":"coalition","ask":"patrol.troops","answer":"6","sum":"61bd528e4ed72bd1"}
{"n":377,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"fbc8346921e64bb3"}
{"n":378,"by":"coalition","ask":"patrol.space","answer":"done","print":"3a8196be23b09be4","sum":"9482f77a29ee89de"}
{"n":379,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":["8.4.1: Night Raids: only if 3 would hide, not 0","8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"b5832ae827126c41"}
{"n":380,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"],"sum":"6edc21a77e432b5d"}
{"n":381,"by":null,"ask":"bot.tan","answer":"6","sum":"34439024b8eeb7a7"}
{"n":382,"by":null,"ask":"bot.black","answer":"4","sum":"257a3b82d3fc8f9c"}
{"n":383,"by":null,"ask":"bot.green","answer":"5","sum":"3b869fcedf241a15"}
{"n":384,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":["8.2: dice 6 4 5: ghowr, so ghowr","8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"79ac93453bdb2ad0"}
{"n":385,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"4af4df1057944329"}
{"n":386,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"9902ab04cab86851"}
{"n":387,"by":null,"ask":"bot.tan","answer":"1","sum":"e453e426c86005c3"}
{"n":388,"by":null,"ask":"bot.black","answer":"4","sum":"d698044cda6e7924"}
{"n":389,"by":null,"ask":"bot.green","answer":"6","sum":"397aeeaa06c8da85"}
{"n":390,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 4 6: helmand, so helmand","8.5.1 step 3d: any other Province: helmand"],"sum":"cea02f3d2eb791de"}
{"n":391,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: helmand"],"sum":"22858ba38f771c5a"}
{"n":392,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"7b5bf67c1bf00b5e"}
{"n":393,"by":null,"ask":"bot.tan","answer":"6","sum":"94a535687945a9a4"}
{"n":394,"by":null,"ask":"bot.black","answer":"3","sum":"b14e175eb1795234"}
{"n":395,"by":null,"ask":"bot.green","answer":"3","sum":"18b9d23e2e102cb9"}
{"n":396,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 3 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"42da83df30b61064"}
{"type":"branch","at":396,"name":"main line","sum":"7fc014120d6d8860"}
{"type":"head","to":350,"how":"jump","by":"warlords","sum":"74d41c59e76559f5"}
{"n":397,"parent":350,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Taliban Talks"],"sum":"89d585700e989c94"}
{"n":398,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"c39a37123ea089f6","sum":"33ccd8fb890e497c"}
{"n":399,"by":"government","how":"bot","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (31)","8.6: Train"],"sum":"11d0564dd89027de"}
{"n":400,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":["8.6.2 step 1: three cubes and room for a first COIN Base: kandahar"],"sum":"b7d1997c8ed72aac"}
{"n":401,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":["8.6.2 step 1: an Available Base for three cubes: kandahar"],"sum":"a4dd11df0460a1ba"}
{"n":402,"by":"government","how":"bot","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"2a602ae5f866a22f"}
{"n":403,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":["8.6.2 step 2: fewest Government cubes: khowst (1)","8.6.2 step 2: Kabul or a COIN Base: khowst"],"sum":"ed0b8ceb389eb360"}
{"n":404,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"e11e48bbb0cf7118"}
{"n":405,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"75d5528b9571235a"}
{"n":406,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (7)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"7260f6a67c903323"}
{"n":407,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"ae5d2e5495e711f0"}
{"n":408,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"9d35ef9ee007a914"}
{"n":409,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"5068077ad55bd762"}
{"n":410,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5d5d34d208914aae"}
{"n":411,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d543625b1e66f24c"}
{"n":412,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"print":"7cd0d3139b2656f5","sum":"9cac84c0eb8f2290"}
{"n":413,"by":null,"ask":"deck.card","answer":"63","print":"fe4d8f404ac6efb7","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: coalition taliban warlords\nresources: government=4 taliban=5 warlords=10\naid: 10\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B1T9 G:T7P6\nkabul C:B1T4 G:T9P6 T:u2\nkandahar G:B1T4P1\nkhowst C:B2 G:T3P4\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"7d517c7a5caffbe6"}
{"n":414,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Karzai"],"sum":"7aeb4b615b23a4a4"}
{"n":415,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"ffbd9a206359aa45","sum":"6d27ff937ea52e40"}
{"n":416,"by":"coalition","ask":"turn","answer":"sweep","sum":"7704ce0cbee14599"}
{"type":"head","to":415,"how":"undo","by":"coalition","sum":"2adaa20c3dad4f9e"}
{"type":"head","to":414,"how":"undo","by":"coalition","sum":"3e0685a61d490e6d"}
{"type":"head","to":415,"how":"redo","by":"warlords","sum":"3438b92c0a13b92c"}
{"type":"rules","version":5,"sum":"f1fb67047c489534"}
{"n":417,"parent":415,"by":"coalition","ask":"turn","answer":"pass","print":"22a3afd32aa5b1de","sum":"be8f851168ad13b8"}
{"type":"head","to":415,"how":"undo","by":"coalition","sum":"049555bbd17da38f"}
{"n":418,"parent":415,"by":"coalition","ask":"turn","answer":"patrol","sum":"cc07b0bdd997b0bd"}
{"n":419,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"929547277efb9ada"}
{"n":420,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"39a8977a1e193ffd"}
{"n":421,"by":"coalition","ask":"patrol.space","answer":"kandahar-kabul","sum":"243fd67a764b44a3"}
{"n":422,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"00dacc868b99ec1a"}
{"n":423,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"740169127198a3f2"}
{"n":424,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"c54e3ef67b1cd670"}
{"n":425,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"ad51560cc65bad6e"}
{"n":426,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"9089dfbae303b955"}
{"n":427,"by":"coalition","ask":"patrol.troops","answer":"9","sum":"30c733f9b5631ae0"}
{"n":428,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"6b98762fb49b9b76"}
{"n":429,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"51658c89ec57eda3"}
{"n":430,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"35eda27f89b9d945"}
{"n":431,"by":"coalition","ask":"patrol.space","answer":"kabul-aibak","sum":"66965e30fefc7b1b"}
{"n":432,"by":"coalition","ask":"patrol.origin","answer":"balkh","sum":"a9b528168da10869"}
{"n":433,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"4d6ca8e5a5cf83ab"}
{"n":434,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"f2e355e3fe37dc88"}
{"n":435,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"0460145d358287a0"}
{"n":436,"by":"coalition","ask":"patrol.space","answer":"shibirghan-aibak","sum":"cdd0427adc2c8508"}
{"n":437,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"f8532d2e9d802b70"}
{"n":438,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"c67aea5983ddd2a5"}
{"n":439,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"88dfcf7bfe55239a"}
{"n":440,"by":"coalition","ask":"patrol.space","answer":"kabul","sum":"4742569853fdbfff"}
{"n":441,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"48218488cd2120c4"}
{"n":442,"by":"coalition","ask":"patrol.space","answer":"air-lift","sum":"ff5b541be5ccaa94"}
{"n":443,"by":"coalition","ask":"air-lift.origin","answer":"farah","sum":"9e993951e51fe25c"}
{"n":444,"by":"coalition","ask":"air-lift.destination","answer":"toraghondi-farah","sum":"11334bcd039efde9"}
{"n":445,"by":"coalition","ask":"air-lift.origin","answer":"herat","sum":"071911b5c489796f"}
{"n":446,"by":"coalition","ask":"air-lift.destination","answer":"farah","sum":"dae1eadd421b994e"}
{"n":447,"by":"coalition","ask":"air-lift.troops","answer":"1","sum":"99d54bbe9be3a461"}
{"n":448,"by":"coalition","ask":"air-lift.origin","answer":"done","print":"2ae0639e4c9fb546","sum":"41e64bac09d6ce0d"}
{"n":449,"by":null,"ask":"deck.card","answer":"9","print":"b93e4ee7665a598e","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 63\nnext: 9\nplayed: 27 8 propaganda 20 30 38 24 51\neligible: government taliban\nresources: government=4 taliban=5 warlords=10\naid: 10\npatronage: 9\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nfarah G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B1 G:T6P6\nkabul C:B1T1 G:T9P6 T:u2\nkandahar G:B1T4P1\nkhowst C:B2 G:T3P4\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak C:T4\nshibirghan-aibak C:T2\ntoraghondi-farah G:T1\nkandahar-kabul C:T13\n","sum":"2d311ae5d4cf3c39"}
{"n":450,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} would change nothing",["Teetotalers"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[15,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"69ad916d1564851e"}
{"n":451,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"7892c7f312a75002"}
{"n":452,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"e398909b7c3bae11"}
{"n":453,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"zabol"]]],"sum":"6cc080b2b9727da4"}
{"n":454,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"zabol"]]],"sum":"bf67e0e78fcb144e"}
{"n":455,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"5f75863c9f3e0944"}
{"n":456,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"98c7b34516ce5353"}
{"n":457,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, nimruz, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"ac71e5edd91e234c"}
{"n":458,"by":null,"ask":"bot.tan","answer":"1","sum":"f7c359db112b3096"}
{"n":459,"by":null,"ask":"bot.black","answer":"2","sum":"3f603e7399530c09"}
{"n":460,"by":null,"ask":"bot.green","answer":"3","sum":"f723237ceb6863ac"}
{"n":461,"by":"taliban","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","nimruz"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"nimruz"]]],"sum":"f75f091a51a88b55"}
{"n":462,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"nimruz"]]],"sum":"95a4d2464a9abec2"}
{"n":463,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, kabul"]]],"sum":"7c87dc510a2f8aab"}
{"n":464,"by":null,"ask":"bot.tan","answer":"2","sum":"133dc3e84485ebc9"}
{"n":465,"by":null,"ask":"bot.black","answer":"1","sum":"5efab567cd94a826"}
{"n":466,"by":null,"ask":"bot.green","answer":"4","sum":"fa0dc8e281abad03"}
{"n":467,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,4,"nimruz","ghazni"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"d4a565b12dd5ffd2"}
{"n":468,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"479bd3d980c79fc2"}
{"n":469,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"1b1d75c920d69be2"}
{"n":470,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"a8cbbc38bb02507d"}
{"n":471,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"52cff2a227d98fd8"}
{"n":472,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"6cc8c43e5b9c54c6"}
{"n":473,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"kabul"]]],"sum":"c5f0d04d18356fd6"}
{"n":474,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"a1d41a4367740e6e"}
{"n":475,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"sum":"0371c2ce9171101e"}
{"n":476,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"1b1cc5588c9d0f86","sum":"a9ac1444ec665284"}
{"n":477,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.1: {0} would change nothing",["Teetotalers"]],["8.6.2: at least {0} pieces Available: yes ({1})",[15,16]],["{0}: {1}",["8.6","train"]]],"sum":"01581a0d32888d22"}
{"n":478,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[5]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"3572c47e1a8652d0"}
{"n":479,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"51ba27bf348e72ac"}
{"n":480,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2f0f1fd81b8814d8"}
{"n":481,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":[["{0}: no {1}",["8.6.2","govern"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kabul"]],["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"nuristan"]],"8.6.2: Transport"],"sum":"d276e7dcde4c90c7"}
{"n":482,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kabul"]]],"sum":"8e1d40e534b04858"}
{"n":483,"by":"government","how":"bot","ask":"transport.destination","answer":"nuristan","why":[["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"nuristan"]]],"sum":"9edde4d18058ce44"}
{"n":484,"by":"government","how":"bot","ask":"transport.troops","answer":"8","why":["8.6.2: all of the excess, but 1 stays"],"sum":"1a1da70380783a97"}
{"n":485,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"d46bc6d3c301f0eb","sum":"8f0717d4f89fe59a"}
{"n":486,"by":null,"ask":"deck.card","answer":"11","print":"751f0e8707ebf4f8","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 9\nnext: 11\nplayed: 27 8 propaganda 20 30 38 24 51 63\neligible: coalition warlords\nresources: government=1 taliban=1 warlords=10\naid: 10\npatronage: 8\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nfarah G:T1 +1\nfaryab W:u1\nghazni T:u2\nghowr W:u1\nhelmand W:B2u2\nherat C:B1 G:T6P6\nkabul C:B1T1 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2 G:T3P4\nkonduz W:B1u1\nnimruz T:u1\nnuristan G:T8P1\npaktika T:B2u2 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u11\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak C:T4\nshibirghan-aibak C:T2\ntoraghondi-farah G:T1\nkandahar-kabul C:T13\n","sum":"67381bd72d8dfe7c"}
{"n":487,"by":"coalition","ask":"turn","answer":"sweep","sum":"484686f33299ed81"}
{"n":488,"by":"coalition","ask":"sweep.space","answer":"samangan","sum":"f3e9d642d0a1dc57"}
{"n":489,"by":"coalition","ask":"sweep.origin","answer":"kabul-aibak","sum":"a213ef6264f14069"}
{"n":490,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"efac63efb147c3d0"}
{"n":491,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"7efd290f8968e6cb"}
{"n":492,"by":"coalition","ask":"sweep.space","answer":"nuristan","sum":"b23141db81b25c88"}
{"n":493,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"1b29d4018ee9fa8a"}
{"n":494,"by":"coalition","ask":"sweep.space","answer":"khowst","sum":"d396795a8329b2a8"}
{"n":495,"by":"coalition","ask":"sweep.origin","answer":"kandahar-kabul","sum":"d8ed32be19cce8ce"}
{"n":496,"by":"coalition","ask":"sweep.troops","answer":"13","sum":"9fec3636d566efa9"}
{"n":497,"by":"coalition","ask":"sweep.space","answer":"ghowr","sum":"5c7a900832a118be"}
{"n":498,"by":"coalition","ask":"sweep.space","answer":"kabul","sum":"4002804e5327503a"}
{"n":499,"by":"coalition","ask":"sweep.origin","answer":"kabul-aibak","sum":"241f66e0793274ce"}
{"n":500,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"368c29cbafad1a3f"}
{"n":501,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"b78045707cf197f5"}
{"n":502,"by":"coalition","ask":"sweep.space","answer":"sar-e-pol","sum":"de73fff446cce4ba"}
{"n":503,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"79cd890ee6d0ff7b"}
{"n":504,"by":"coalition","ask":"sweep.space","answer":"baghlan","sum":"44c93bf5b5e674b6"}
{"n":505,"by":"coalition","ask":"sweep.origin","answer":"kabul-aibak","sum":"add3fc20f7568018"}
{"n":506,"by":"coalition","ask":"sweep.origin","answer":"shibirghan-aibak","sum":"4796bf6eae7219b7"}
{"n":507,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"c64a9f34d8cc40f3"}
{"n":508,"by":"coalition","ask":"sweep.space","answer":"done","sum":"82bd325e27ac749a"}
{"n":509,"by":"coalition","ask":"sweep.targets","answer":"nobody","sum":"a30a117b8d72310a"}
{"n":510,"by":"coalition","ask":"special","answer":"done","print":"49080bb6d6de9aa9","sum":"b63aa8cc2946b3bb"}
{"n":511,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,19]],["{0}: {1}",["8.5","rally"]]],"sum":"0f25360a80928fbe"}
{"n":512,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, ghowr"]]],"sum":"7fa5b709c90a0d91"}
{"n":513,"by":null,"ask":"bot.tan","answer":"1","sum":"da98df15c700b3ce"}
{"n":514,"by":null,"ask":"bot.black","answer":"2","sum":"afa00862e508bf7d"}
{"n":515,"by":null,"ask":"bot.green","answer":"6","sum":"766fbec2d13e227b"}
{"n":516,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,6,"farah","faryab"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"faryab"]]],"sum":"ef2564b0a96ef358"}
{"n":517,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"faryab"]]],"sum":"5a4181f19caa1fef"}
{"n":518,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"ghowr"]]],"sum":"d16c6fcae503cc9d"}
{"n":519,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"ghowr"]]],"sum":"7640331ef69b9320"}
{"n":520,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"d338fe3c539a3e3b"}
{"n":521,"by":null,"ask":"bot.tan","answer":"3","sum":"f34edc27ba869d1a"}
{"n":522,"by":null,"ask":"bot.black","answer":"3","sum":"54912bf104c946f0"}
{"n":523,"by":null,"ask":"bot.green","answer":"6","sum":"6432e07a129b1bea"}
{"n":524,"by":"warlords","how":"bot","ask":"rally.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,6,"kabul","nuristan"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nuristan"]]],"sum":"0d218d56bf5a4202"}
{"n":525,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nuristan"]]],"sum":"5137c6a208d90190"}
{"n":526,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"89aa1322a322a65f"}
{"n":527,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, ghowr"]]],"sum":"5e854db049725ef9"}
{"n":528,"by":null,"ask":"bot.tan","answer":"5","sum":"5746f99399947f02"}
{"n":529,"by":null,"ask":"bot.black","answer":"4","sum":"93e66a65f976f095"}
{"n":530,"by":null,"ask":"bot.green","answer":"6","sum":"646f7e579c09894f"}
{"n":531,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,6,"ghowr","ghowr"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"ghowr"]]],"sum":"e7af2be58e5b8246"}
{"n":532,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"652663238d4260d5","sum":"b27965794b488632"}
{"n":533,"by":null,"ask":"deck.card","answer":"16","print":"9e2c78f4799ee2b8","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 11\nnext: 16\nplayed: 27 8 propaganda 20 30 38 24 51 63 9\neligible: government taliban\nresources: government=1 taliban=1 warlords=7\naid: 10\npatronage: 8\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan C:T3\nbalkh G:T1\nfarah G:T1 +1\nfaryab W:u2\nghazni T:u2\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P6\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T8P1 W:u1\npaktika T:B2u2 support=O\nsamangan C:T1\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u11\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\ntoraghondi-farah G:T1\n","sum":"73e29b2684da2dd2"}
{"n":534,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Release"]]],"sum":"d2975914814e7720"}
{"n":535,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"d2d0a367765bb5a6","sum":"4db137776f96719a"}
{"n":536,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[12,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,0]]]],["{0}: {1}",["8.7","march"]]],"sum":"32ffa9e60d042a22"}
{"n":537,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"c73dade98b03521e"}
{"n":538,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"0ca83f0defb6e761"}
{"n":539,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"39a5bf8735f55cf8"}
{"n":540,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kandahar-spin-boldak",["{0}",[3]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"430aeb51921b003f"}
{"n":541,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"eb6b6a3f6f265340"}
{"n":542,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"2f90f7b3df5a5fd4"}
{"n":543,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, paktika"]]],"sum":"0964c5fa56ff9db7"}
{"n":544,"by":null,"ask":"bot.tan","answer":"5","sum":"208c07716541ece8"}
{"n":545,"by":null,"ask":"bot.black","answer":"6","sum":"983298900b5407dc"}
{"n":546,"by":null,"ask":"bot.green","answer":"4","sum":"39ece8728891188e"}
{"n":547,"by":"taliban","how":"bot","ask":"march.origin","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,4,"bamian","paktika"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["paktika","kandahar-kabul",1]]],"sum":"8341b6bf663e9bb8"}
{"n":548,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["paktika","kandahar-kabul",1]]],"sum":"9189410bbd08313b"}
{"n":549,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["paktika","kandahar-kabul",1]]],"sum":"a5df023451e6893f"}
{"n":550,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, kandahar, khowst, oruzgan, balochistan"]]],"sum":"9ca296eecd5355a4"}
{"n":551,"by":null,"ask":"bot.tan","answer":"4","sum":"98d72b9eeaf5ec4d"}
{"n":552,"by":null,"ask":"bot.black","answer":"1","sum":"f0c2e62743f467c2"}
{"n":553,"by":null,"ask":"bot.green","answer":"3","sum":"f631cb28a31bd08e"}
{"n":554,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,3,"khowst","khowst"]],["8.2: among {0}",["bamian, kandahar, oruzgan, balochistan"]]],"sum":"7e847dc1281f1420"}
{"n":555,"by":null,"ask":"bot.tan","answer":"4","sum":"cf91ea2bf1d8d4d7"}
{"n":556,"by":null,"ask":"bot.black","answer":"3","sum":"4b3d67e1e5eb5517"}
{"n":557,"by":null,"ask":"bot.green","answer":"3","sum":"484b6549b721f74d"}
{"n":558,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,3,"kabul","bamian"]],["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","khowst"]]],"sum":"c17f9e71e9396817"}
{"n":559,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","khowst"]]],"sum":"c21dff9ce889bde3"}
{"n":560,"by":"taliban","how":"bot","ask":"march.count","answer":"8","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","khowst"]]],"sum":"dd8de065b9aaf77a"}
{"n":561,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghazni","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","bamian"]]],"sum":"26220cae1b1c9bf8"}
{"n":562,"by":"taliban","how":"bot","ask":"march.destination","answer":"bamian","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","bamian"]]],"sum":"925dc016495f2fa8"}
{"n":563,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","bamian"]]],"sum":"78a3bf52c45bec3f"}
{"n":564,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, nuristan"]]],"sum":"05644595eaa16ebe"}
{"n":565,"by":null,"ask":"bot.tan","answer":"3","sum":"d64335447cc6d284"}
{"n":566,"by":null,"ask":"bot.black","answer":"2","sum":"ac62fedf7e48ca3a"}
{"n":567,"by":null,"ask":"bot.green","answer":"6","sum":"b2b60b7ff5636ba6"}
{"n":568,"by":"taliban","how":"bot","ask":"march.origin","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,6,"ghazni","nuristan"]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"khowst","northwest-frontier"]]],"sum":"13bfa8b76d467a40"}
{"n":569,"by":"taliban","how":"bot","ask":"march.destination","answer":"northwest-frontier","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"khowst","northwest-frontier"]]],"sum":"fe2a5cb2ce3813c8"}
{"n":570,"by":"taliban","how":"bot","ask":"march.count","answer":"7","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"khowst","northwest-frontier"]]],"sum":"c0832c8d8ebace8b"}
{"n":571,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"northwest-frontier","nuristan"]]],"sum":"53e3792062ebe31f"}
{"n":572,"by":"taliban","how":"bot","ask":"march.destination","answer":"nuristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"northwest-frontier","nuristan"]]],"sum":"5129097d2c220218"}
{"n":573,"by":"taliban","how":"bot","ask":"march.count","answer":"7","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"northwest-frontier","nuristan"]]],"sum":"de5d2aa92155f503"}
{"n":574,"by":"taliban","how":"bot","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"5f53cfbc5719d5bf"}
{"n":575,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.7.2: Infiltrate: a LoC with Government pieces",[]],"kabul-tor-kham"]]],"sum":"5215c5d8b03f2bf6"}
{"n":576,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"c48beb0cf4b47e72"}
{"n":577,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"f8758bcdda26a877","sum":"5e46c791badfa25a"}
{"n":578,"by":null,"ask":"deck.card","answer":"6","print":"6140ab35c50b0a80","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 16\nnext: 6\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11\neligible: coalition warlords\nresources: government=1 taliban=0 warlords=7\naid: 10\npatronage: 7\nislamabad: sponsorship\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbaghlan C:T3\nbalkh G:T1\nbamian T:u1\nfarah G:T1 +1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P6\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4 T:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T8P1 T:u7 W:u1\npaktika T:B2u1 support=O\nsamangan C:T1\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u1\nkabul-tor-kham G:P1 T:u2\nkandahar-spin-boldak G:P2 T:a2\ntoraghondi-farah G:T1\nkandahar-kabul T:u1\n","sum":"1ba721bedb95d9bb"}
{"n":579,"by":"coalition","ask":"turn","answer":"train","sum":"100ef16668a5ab25"}
{"n":580,"by":"coalition","ask":"train.space","answer":"baghlan","sum":"a1bd07c6e62d4028"}
{"n":581,"by":"coalition","ask":"train.space","answer":"kabul","sum":"f50e545986e5f049"}
{"n":582,"by":"coalition","ask":"train.space","answer":"surge","sum":"bcd1fd06e6b7435a"}
{"n":583,"by":"coalition","ask":"surge.space","answer":"herat","sum":"c03a713c77864f9c"}
{"n":584,"by":"coalition","ask":"surge.space","answer":"farah","sum":"3237bfa661406aa5"}
{"n":585,"by":"coalition","ask":"surge.space","answer":"baghlan","sum":"b174e835f873b6a0"}
{"n":586,"by":"coalition","ask":"surge.troops","answer":"0","sum":"7a838b5da72fead8"}
{"n":587,"by":"coalition","ask":"surge.troops","answer":"3","sum":"7cc20b45b72a8d80"}
{"n":588,"by":"coalition","ask":"surge.bases","answer":"1","sum":"b9949c0efcd9d5f6"}
{"n":589,"by":"coalition","ask":"surge.bases","answer":"2","sum":"18d029b4016529aa"}
{"n":590,"by":"coalition","ask":"surge.die","answer":"roll","sum":"1a39c963365ef4b9"}
{"n":591,"by":null,"ask":"surge.roll","answer":"5","sum":"765d272452e42f0e"}
{"n":592,"by":"coalition","ask":"surge.aid","answer":"5","sum":"84d079cbb135b5c3"}
{"n":593,"by":"coalition","ask":"train.extra","answer":"done","print":"e8917aa393a28504","sum":"5ff0d25ab8ed3a33"}
{"n":594,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Amnesty"]]],"sum":"ea0ed88f8996bc26"}
{"n":595,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"e3daf65ab080eccf"}
{"n":596,"by":"warlords","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: {1}",[["8.4.4: the Faction that chooses benefits",[]],"warlords"]]],"sum":"87e604e48f87ad3f"}
{"n":597,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, farah, herat, kabul, kandahar, khowst, nuristan"]]],"sum":"1cdd76e8b00e1f74"}
{"n":598,"by":null,"ask":"bot.tan","answer":"1","sum":"3a82ca15b54db04b"}
{"n":599,"by":null,"ask":"bot.black","answer":"3","sum":"2b3341e693b4ca6d"}
{"n":600,"by":null,"ask":"bot.green","answer":"4","sum":"5dde4a97bb9fcfd1"}
{"n":601,"by":"warlords","how":"bot","ask":"event.place.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,4,"badghis","khowst"]]],"sum":"d217e313e6298169"}
{"n":602,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, farah, herat, kabul, kandahar, nuristan"]]],"sum":"e0d1830401cb10fc"}
{"n":603,"by":null,"ask":"bot.tan","answer":"2","sum":"cd46982c11fbce66"}
{"n":604,"by":null,"ask":"bot.black","answer":"2","sum":"ff239180d480114d"}
{"n":605,"by":null,"ask":"bot.green","answer":"6","sum":"fada708efd150948"}
{"n":606,"by":"warlords","how":"bot","ask":"event.place.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,6,"farah","farah"]]],"sum":"52fbb346e47a95d5"}
{"n":607,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, herat, kabul, kandahar, nuristan"]]],"sum":"e55d736a53e5fa29"}
{"n":608,"by":null,"ask":"bot.tan","answer":"2","sum":"8c1efbbb97a21f5e"}
{"n":609,"by":null,"ask":"bot.black","answer":"4","sum":"c74ffc2fca926d8e"}
{"n":610,"by":null,"ask":"bot.green","answer":"1","sum":"446ba7aa4b125174"}
{"n":611,"by":"warlords","how":"bot","ask":"event.place.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,1,"herat","herat"]]],"print":"61e6bfce38e7b17f","sum":"e13a469f23d5ae2b"}
{"n":612,"by":null,"ask":"deck.top","answer":"event","sum":"7132b0947becdb3b"}
{"n":613,"by":null,"ask":"deck.card","answer":"37","print":"67da49a04dd3abf0","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 6\nnext: 37\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11 16\neligible: government taliban\nresources: government=1 taliban=0 warlords=7\naid: 15\npatronage: 7\nislamabad: sponsorship\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nbamian T:u1\nfarah C:B2T3 G:T1 W:u1 +1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P6 W:u1\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4 T:u1 W:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T8P1 T:u7 W:u1\npaktika T:B2u1 support=O\nsamangan C:T1\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u1\nkabul-tor-kham G:P1 T:u2\nkandahar-spin-boldak G:P2 T:a2\ntoraghondi-farah G:T1\nkandahar-kabul T:u1\n","sum":"4a982f618323e73e"}
{"n":614,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Pakistan Talks"]]],"sum":"3455141a6a017147"}
{"n":615,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"c5e656123db62757","sum":"426872f262f0b5d7"}
{"n":616,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"c545d287cfca6a39","sum":"0c95a566ebe69390"}
{"n":617,"by":null,"ask":"deck.top","answer":"event","sum":"d2180097e399ea62"}
{"n":618,"by":null,"ask":"deck.card","answer":"65","print":"0d798f0af46251e7","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 37\nnext: 65\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11 16 6\nresources: government=4 taliban=0 warlords=7\naid: 15\npatronage: 7\nislamabad: sponsorship!\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nbamian T:u1\nfarah C:B2T3 G:T1 W:u1 +1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P6 W:u1\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4 T:u1 W:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T8P1 T:u7 W:u1\npaktika T:B2u1 support=O\nsamangan C:T1\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u1\nkabul-tor-kham G:P1 T:u2\nkandahar-spin-boldak G:P2 T:a2\ntoraghondi-farah G:T1\nkandahar-kabul T:u1\n","sum":"9a26408c9114213a"}
{"n":619,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Afghan Commandos"]]],"sum":"62960a0b80e14843"}
{"n":620,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"76e30df152046e09"}
{"n":621,"by":"government","how":"bot","ask":"event.free","answer":"do","why":[["{0}: {1} ({2})",[["8.4.1: most Taliban pieces",[]],"nuristan",["{0}",[7]]]],["8.4.1: Sweep in place: the Assault then removes {0}: {1}",[["{0}, {1}",[["{0} Taliban Guerrillas",[7]],["{0} Warlord Guerrilla",[1]]]],"nuristan"]]],"sum":"83c6bbe8e94e89cf"}
{"n":622,"by":"government","how":"bot","ask":"sweep.space","answer":"nuristan","why":[["{0}: {1}",[["8.4.1: Sweep in place",[]],"nuristan"]]],"sum":"addfe564c83d6127"}
{"n":623,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.4.1: without movement"],"sum":"76d6c445bffbf35f"}
{"n":624,"by":"government","how":"bot","ask":"sweep.targets","answer":"both","why":["8.1.1: all that can be found"],"sum":"58a3b904a39d5c6f"}
{"n":625,"by":"government","how":"bot","ask":"event.free","answer":"do","why":["8.4.4: a free Assault"],"sum":"91fc46678c59fe35"}
{"n":626,"by":"government","how":"bot","ask":"assault.space","answer":"nuristan","why":[["8.6.5: removes {0}: {1}",[["{0}, {1}",[["{0} Taliban Guerrillas",[7]],["{0} Warlord Guerrilla",[1]]]],"nuristan"]]],"sum":"bb05cbf6ab8a3def"}
{"n":627,"by":"government","how":"bot","ask":"assault.targets","answer":"both","why":["8.6.5: Taliban before Warlords"],"print":"fad71b07242924ba","sum":"838ee6d40a632b63"}
{"n":628,"by":"coalition","ask":"turn","answer":"train","sum":"ca821a54b384d60e"}
{"n":629,"by":"coalition","ask":"train.space","answer":"nuristan","sum":"c29a542b8c0fae18"}
{"n":630,"by":"coalition","ask":"train.space","answer":"done","sum":"dd17e0fb153d3166"}
{"n":631,"by":"coalition","ask":"train.extra","answer":"done","sum":"2b2f03bbf616d652"}
{"n":632,"by":"coalition","ask":"special","answer":"done","print":"5cdf618209f834fc","sum":"a1ec0e24d8b73b1f"}
{"n":633,"by":null,"ask":"deck.top","answer":"event","sum":"f91625972be21f1e"}
{"n":634,"by":null,"ask":"deck.card","answer":"14","print":"0ae9cd76f1eee1eb","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 65\nnext: 14\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11 16 6 37\neligible: taliban warlords\nresources: government=4 taliban=0 warlords=7\naid: 15\npatronage: 7\nislamabad: sponsorship!\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nbamian T:u1\nfarah C:B2T3 G:T1 W:u1 +1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P6 W:u1\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4 T:u1 W:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T8P1\npaktika T:B2u1 support=O\nsamangan C:T1\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u1\nkabul-tor-kham G:P1 T:u2\nkandahar-spin-boldak G:P2 T:a2\ntoraghondi-farah G:T1\nkandahar-kabul T:u1\n","sum":"990a0457641525a7"}
{"n":635,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Islamabad Blocks Resupply"]]],"sum":"63f238e46f650bf9"}
{"n":636,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"78a63c4fe1c2727c","sum":"01feaea56e21d582"}
{"n":637,"by":"taliban","how":"bot","ask":"turn","answer":"pass","why":["8.1: no Resources: Pass instead of an Operation"],"print":"d4ba378432ef9a80","sum":"330667a9ceeebcb1"}
{"n":638,"by":null,"ask":"deck.top","answer":"event","sum":"b6348ca184edc5ab"}
{"n":639,"by":null,"ask":"deck.card","answer":"69","print":"489286d0564a2a55","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 14\nnext: 69\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11 16 6 37 65\neligible: coalition government taliban\nresources: government=0 taliban=1 warlords=11\naid: 15\npatronage: 7\nislamabad: sponsorship!\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nbamian T:u1\nfarah C:B2T3 G:T1 W:u1 +1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P6 W:u1\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4 T:u1 W:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T8P1\npaktika T:B2u1 support=O\nsamangan C:T1\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u1\nkabul-tor-kham G:P1 T:u2 sabotage\nkandahar-spin-boldak G:P2 T:a2 sabotage\ntoraghondi-farah G:T1\nkandahar-kabul T:u1\n","sum":"9de59e98046b5b6a"}
{"n":640,"by":"coalition","ask":"turn","answer":"pass","print":"6ef52a94dc8af938","sum":"ee44a4ea7e2ca195"}
{"n":641,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Economic Project"]]],"sum":"4eff78507bdef08d"}
{"n":642,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"92c6fb05371df476","sum":"1f51ca719a9ea26d"}
{"n":643,"by":"government","how":"bot","ask":"turn","answer":"patrol","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,11]],"8.6.2: Govern could add Patronage: no",["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kabul-tor-kham, kandahar-kabul"]],["{0}: {1}",["8.6","patrol"]]],"sum":"919636a21798cf29"}
{"n":644,"by":"government","how":"bot","ask":"patrol.space","answer":"kabul-tor-kham","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kabul-tor-kham"]]],"sum":"05ecaf7e03d013f4"}
{"n":645,"by":"government","how":"bot","ask":"patrol.origin","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"nuristan",["{0}",[8]]]],["8.6.3: 1 Troops from {0} to {1}",["nuristan","kabul-tor-kham"]]],"sum":"59e24910afc9c327"}
{"n":646,"by":"government","how":"bot","ask":"patrol.troops","answer":"1","why":[["8.6.3: 1 Troops from {0} to {1}",["nuristan","kabul-tor-kham"]]],"sum":"70e213df8ccc7518"}
{"n":647,"by":"government","how":"bot","ask":"patrol.police","answer":"0","why":[["8.6.3: 1 Troops from {0} to {1}",["nuristan","kabul-tor-kham"]]],"sum":"77aa6b3668efd67e"}
{"n":648,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"70bbeff0b90504a2"}
{"n":649,"by":"government","how":"bot","ask":"patrol.space","answer":"kandahar-kabul","why":[["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kandahar-kabul"]]],"sum":"191c11dad1332d9b"}
{"n":650,"by":"government","how":"bot","ask":"patrol.origin","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"herat",["{0}",[6]]]],["8.6.3: 1 Police from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"f07f6a203e22bbee"}
{"n":651,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"60ab11e145dd1195"}
{"n":652,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"47869033edf6ab46"}
{"n":653,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"8277172a35a810c1"}
{"n":654,"by":"government","how":"bot","ask":"patrol.space","answer":"done","why":["8.6.3: no other place to bring cubes to"],"sum":"0e69543eec025562"}
{"n":655,"by":"government","how":"bot","ask":"patrol.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"074456d5ebe59d9c"}
{"n":656,"by":"government","how":"bot","ask":"patrol.assault","answer":"kabul-tor-kham","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.6.3: Assault removes {0}: {1}",[["{0}",[["{0} Taliban Guerrilla",[1]]]],"kabul-tor-kham"]]],"sum":"4e649ed9e2ac119a"}
{"n":657,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"4db1aba39ff51dd6"}
{"n":658,"by":"government","how":"bot","ask":"govern.space","answer":"samangan","why":[["{0}: {1}",[["8.6.2: Population 0 without a marker",[]],"samangan"]]],"print":"bf45a1c0285f6eaa","sum":"e15dc69653370089"}
{"n":659,"by":null,"ask":"deck.top","answer":"event","sum":"3dfb87dd166babc7"}
{"n":660,"by":null,"ask":"deck.card","answer":"72","print":"038cbe898e397b9e","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 69\nnext: 72\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11 16 6 37 65 14\neligible: coalition taliban warlords\nresources: government=0 taliban=1 warlords=20\naid: 15\npatronage: 7\nislamabad: sponsorship!\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nbamian T:u1\nfarah C:B2T3 G:T1 W:u1 +1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P5 W:u1\nkabul C:B1T2 G:T1P5 T:u3\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P4 T:u1 W:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T7P1\npaktika T:B2u1 support=O\nsamangan C:T1 +1\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u1\nkabul-tor-kham G:T1P1 T:a1 sabotage\nkandahar-spin-boldak G:P2 T:a2 sabotage\ntoraghondi-farah G:T1\nkandahar-kabul G:P1 T:a1\n","sum":"75f53b118c51f600"}
{"n":661,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mine Removal"]]],"sum":"78a83924e0824ce3"}
{"n":662,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"2a9ba7e497f59ebf"}
{"n":663,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar"]]],"sum":"5ca3187c8a16928b"}
{"n":664,"by":null,"ask":"bot.die","answer":"1","sum":"310ccfa96908ea63"}
{"n":665,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul-aibak","why":[["{0}: dice {1}: {2}",["8.3","1","kabul-aibak"]]],"sum":"ce5b2f1b882e7eca"}
{"n":666,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","shibirghan-aibak, farah-kandahar"]]],"sum":"cff229816a9726c9"}
{"n":667,"by":null,"ask":"bot.die","answer":"4","sum":"d923a215b688a1fc"}
{"n":668,"by":"warlords","how":"bot","ask":"event.space","answer":"farah-kandahar","why":[["{0}: dice {1}: {2}",["8.3","4","farah-kandahar"]]],"print":"5e1d030b1800ba71","sum":"713d42f9b4c045b2"}
{"n":669,"by":"coalition","ask":"turn","answer":"pass","print":"216f3deb3423861b","sum":"5468a65a19fa357c"}
{"n":670,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[19,4]]]],["{0}: {1}",["8.7","rally"]]],"sum":"a8aa03205495e8b4"}
{"n":671,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"kabul"]]],"sum":"c9a149111130722b"}
{"n":672,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"kabul"]]],"sum":"9583a7858e5461cd"}
{"n":673,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"2eecbb44eb0c5ce8"}
{"n":674,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"86fec1a831379dea"}
{"n":675,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"9aea12df86ac2e83"}
{"n":676,"by":null,"ask":"bot.tan","answer":"6","sum":"8b3cd6ca4c069d70"}
{"n":677,"by":null,"ask":"bot.black","answer":"4","sum":"feb8e5dc8937caad"}
{"n":678,"by":null,"ask":"bot.green","answer":"2","sum":"1201de6801c25174"}
{"n":679,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,2,"balkh","waziristan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"waziristan"]]],"sum":"2cab66866520a867"}
{"n":680,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"waziristan"]]],"sum":"df4a667ccbe8dedb"}
{"n":681,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"2c1120261981ce30"}
{"n":682,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"b0ac1e6e2af9f5d1"}
{"n":683,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"e49523e26543b321"}
{"n":684,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"4bfc47081010f556"}
{"n":685,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"c118cf9d10589856"}
{"n":686,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, khowst"]]],"sum":"ea12106718f8faac"}
{"n":687,"by":null,"ask":"bot.tan","answer":"4","sum":"4ee7dedcdacc6be9"}
{"n":688,"by":null,"ask":"bot.black","answer":"1","sum":"685463dd5c272110"}
{"n":689,"by":null,"ask":"bot.green","answer":"2","sum":"248db439095d3218"}
{"n":690,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,2,"waziristan","khowst"]],["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"khowst"]]],"sum":"1af3d10ccd107755"}
{"n":691,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"f4c82033405d9507"}
{"n":692,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"d7d739fb0a631e8f","sum":"3f7a0a38b7da7ddb"}
{"n":693,"by":null,"ask":"deck.top","answer":"propaganda","print":"728545c3b3610add","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 72\nnext: propaganda\nplayed: 27 8 propaganda 20 30 38 24 51 63 9 11 16 6 37 65 14 69\neligible: coalition government\nresources: government=3 taliban=0 warlords=20\naid: 15\npatronage: 6\nislamabad: sponsorship!\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\nbalkh G:T1\nbamian T:u1\nfarah C:B2T3 G:T1 W:u1\nfaryab W:u2\nghazni T:u1\nghowr W:B1u2\nhelmand W:B2u2\nherat C:B1 G:T6P5 W:u1\nkabul C:B1T2 G:T1P5 T:B1u1\nkandahar G:B1T7P4\nkhowst C:B2T13 G:T3P3 T:u2 W:u1\nkonduz W:B1u1\nnimruz T:u1\nnuristan C:T1 G:T7P1\npaktika T:B2u1 support=O\nsamangan C:T1 +1\nzabol T:B2u1\nbalochistan T:u1\nnorthwest-frontier T:B2u4\nwaziristan T:B2u4\nkabul-tor-kham G:T1P1 T:a1 sabotage\nkandahar-spin-boldak G:P2 T:a2 sabotage\nkabul-aibak sabotage\nfarah-kandahar sabotage\ntoraghondi-farah G:T1\nkandahar-kabul G:P1 T:a1\n","sum":"d9240a20d4bfa762"}
{"n":694,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Poppy Crop Failure"]]],"sum":"f28b7b54c5d3d43b"}
{"n":695,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"d6f38516095c87d0","sum":"e4f5661d8aa6e707"}
{"n":696,"by":"coalition","ask":"turn","answer":"sweep","sum":"bab7a2032ac16962"}
{"n":697,"by":"coalition","ask":"sweep.space","answer":"faryab","sum":"a337e859e040ad6d"}
{"n":698,"by":"coalition","ask":"sweep.origin","answer":"samangan","sum":"e278a3e5be2155bb"}
{"n":699,"by":"coalition","ask":"sweep.space","answer":"baghlan","sum":"f29b6416ca5e68da"}
{"n":700,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"80f97e15ba27f8d3"}
{"n":701,"by":"coalition","ask":"sweep.space","answer":"badghis","sum":"342b27f9646d463d"}
{"n":702,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"7fd7fa03e4ec9811"}
{"n":703,"by":"coalition","ask":"sweep.space","answer":"kandahar","sum":"0e4433f40913f6e5"}
{"n":704,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"2b0bdbb8eef55fa3"}
{"n":705,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"b69ab8d936c059e4"}
{"n":706,"by":"coalition","ask":"sweep.government","answer":"1","sum":"3a5dae64f9d810ac"}
{"n":707,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"8ef0a501fc02f53b"}
{"n":708,"by":"coalition","ask":"sweep.space","answer":"ghowr","sum":"a59a9894431b657a"}
{"n":709,"by":"coalition","ask":"sweep.origin","answer":"farah","sum":"8f14cbe50a19c097"}
{"n":710,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"a47472baa1bf253e"}
{"n":711,"by":"coalition","ask":"sweep.origin","answer":"farah","sum":"0d04be8ac3444b40"}
{"n":712,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"5579a258e50eda6d"}
{"n":713,"by":"coalition","ask":"sweep.origin","answer":"farah","sum":"2ffd5caf8ec72b18"}
{"n":714,"by":"coalition","ask":"sweep.space","answer":"ghazni","sum":"24d00927cf18b146"}
{"n":715,"by":"coalition","ask":"sweep.origin","answer":"khowst","sum":"f5409cbdb9b971c2"}
{"n":716,"by":"coalition","ask":"sweep.troops","answer":"13","sum":"37c46af06dcebc98"}
{"n":717,"by":"coalition","ask":"sweep.space","answer":"balkh","sum":"e242605c091ee36d"}
{"n":718,"by":"coalition","ask":"sweep.space","answer":"air-lift","sum":"ba3319304b139da2"}
{"n":719,"by":"coalition","ask":"air-lift.origin","answer":"khowst","sum":"734351ea2766a72b"}
{"n":720,"by":"coalition","ask":"air-lift.destination","answer":"ghazni","sum":"55056bcc97b28bf3"}
{"n":721,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"d417a88f3196c05f"}
{"n":722,"by":"coalition","ask":"air-lift.origin","answer":"toraghondi-farah","sum":"1daea7d498869c16"}
{"n":723,"by":"coalition","ask":"air-lift.destination","answer":"ghazni","sum":"7d3ad5bfea66100a"}
{"n":724,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"7ace07a53ede7bb2"}
{"n":725,"by":"coalition","ask":"sweep.space","answer":"paktika","sum":"7664e457ce714110"}
{"n":726,"by":"coalition","ask":"sweep.space","answer":"zabol","sum":"bb879ea6d714c11a"}
{"n":727,"by":"coalition","ask":"sweep.space","answer":"badakhshan","sum":"ab9febce15060ed9"}
{"n":728,"by":"coalition","ask":"sweep.origin","answer":"nuristan","sum":"40922c3e632f43ed"}
{"n":729,"by":"coalition","ask":"sweep.space","answer":"bamian","sum":"fd88d8a8ce538386"}
{"n":730,"by":"coalition","ask":"sweep.space","answer":"kabul","sum":"a6f395b95c156d5c"}
{"n":731,"by":"coalition","ask":"sweep.space","answer":"done","sum":"7698e02cc20e9d31"}
{"n":732,"by":"coalition","ask":"sweep.targets","answer":"both","print":"1129052a7e44a857","sum":"df48c1f0217028be"}
{"n":733,"by":null,"ask":"deck.card","answer":"4","print":"ea8ca5b87a58f8cf","sum":"2a83480e43facf57"}
