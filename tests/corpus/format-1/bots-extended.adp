{"format":1,"game":"adp","rules":3,"program":"0.1.0","scenario":"extended","seats":{"coalition":"bot","government":"bot","taliban":"bot","warlords":"bot"},"seed":1,"name":"bots-extended","sum":"330d3b1b99ff8893"}
{"type":"answer","n":1,"by":null,"ask":"deck.top","answer":"event","sum":"24a2a06e2e82ede9"}
{"type":"answer","n":2,"by":null,"ask":"deck.card","answer":"2","sum":"2d5f94fd625c2f9c"}
{"type":"answer","n":3,"by":null,"ask":"deck.top","answer":"event","sum":"6dba175fea2a4f19"}
{"type":"answer","n":4,"by":null,"ask":"deck.card","answer":"49","print":"c4faa017e6ff513f","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 2\nnext: 49\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"7478aab2636b3137"}
{"type":"answer","n":5,"by":"coalition","ask":"turn","answer":"roll","why":["8.1: Predators is a Capability: wanted below 6"],"sum":"6439fb27faace82f"}
{"type":"answer","n":6,"by":null,"ask":"bot.die","answer":"3","sum":"6146c8e80ad0abcc"}
{"type":"answer","n":7,"by":"coalition","ask":"turn","answer":"event","why":["8.1: die 3, Propaganda cards left 6: Predators is taken","8.1: the Event is offered, and nothing forbids it: Predators"],"sum":"b41790f90a262f84"}
{"type":"answer","n":8,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"a9dcef56f8851d33","sum":"386f1342232a2c08"}
{"type":"answer","n":9,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (32 Available, 0 Active)","8.7: Rally"],"sum":"56854c294199c74d"}
{"type":"answer","n":10,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"1fd54ea4cb7c9c8a"}
{"type":"answer","n":11,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"5325620c3dc92749"}
{"type":"answer","n":12,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, nimruz, nuristan, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"65a91f4133fada9a"}
{"type":"answer","n":13,"by":null,"ask":"bot.tan","answer":"5","sum":"55b8d1a64f8b01ae"}
{"type":"answer","n":14,"by":null,"ask":"bot.black","answer":"2","sum":"2ae62db00a2156ed"}
{"type":"answer","n":15,"by":null,"ask":"bot.green","answer":"3","sum":"151aaede15820feb"}
{"type":"answer","n":16,"by":"taliban","ask":"rally.space","answer":"badakhshan","why":["8.2: dice 5 2 3: badakhshan, so badakhshan","8.7.2 step 4a: wins Taliban Control: badakhshan"],"sum":"ae576f61c40c2b7a"}
{"type":"answer","n":17,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: badakhshan"],"sum":"a5839b0bf77e3b68"}
{"type":"answer","n":18,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among paktika, zabol, northwest-frontier, waziristan"],"sum":"b1f7d462acf5fd37"}
{"type":"answer","n":19,"by":null,"ask":"bot.tan","answer":"2","sum":"190184b3e6242167"}
{"type":"answer","n":20,"by":null,"ask":"bot.black","answer":"4","sum":"1cdf5082bf2a46e6"}
{"type":"answer","n":21,"by":null,"ask":"bot.green","answer":"6","sum":"6e4e4a36c70edb2a"}
{"type":"answer","n":22,"by":"taliban","ask":"rally.space","answer":"zabol","why":["8.2: dice 2 4 6: helmand, so zabol","8.7.2 step 4b: 1 or 2 Guerrillas: zabol"],"sum":"9c2a639536aa2313"}
{"type":"answer","n":23,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: zabol"],"sum":"353fa14bb1602838"}
{"type":"answer","n":24,"by":"taliban","ask":"rally.space","answer":"paktika","why":["8.7.2 step 4c: a Taliban Base: paktika"],"sum":"df8e8a0483ad733d"}
{"type":"answer","n":25,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: paktika"],"sum":"14fe3782b8c0f454"}
{"type":"answer","n":26,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"31b9b4fefe48772e"}
{"type":"answer","n":27,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"c62b6ff40e7673a4"}
{"type":"answer","n":28,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"8a5ea26b15dea461"}
{"type":"answer","n":29,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"94bb2a05aa5eec59"}
{"type":"answer","n":30,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"bef3fc723f134160"}
{"type":"answer","n":31,"by":"taliban","ask":"rally.sharia","answer":"paktika","why":["8.7.2 step 5: Sharia: paktika"],"sum":"23bc6d6ca8c4fdd2"}
{"type":"answer","n":32,"by":"taliban","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"d9832c844cc992aa"}
{"type":"answer","n":33,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"0343bb6f1f833d9a"}
{"type":"answer","n":34,"by":"taliban","ask":"infiltrate.piece","answer":"government_police","why":["8.7.2: in the order Government, Warlords; 8.1.2: government_police"],"print":"cb0b82b8b807b569","sum":"7381da84add3becd"}
{"type":"answer","n":35,"by":null,"ask":"deck.top","answer":"event","sum":"648ce3becd9425ce"}
{"type":"answer","n":36,"by":null,"ask":"deck.card","answer":"23","print":"b45a7c46ececb4d8","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 49\nnext: 23\nplayed: 2\neligible: government warlords\nresources: government=20 taliban=0 warlords=10\npatronage: 4\ncapabilities: 2=unshaded\nbadakhshan T:u1\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P1 T:u2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"3626d62a8bc67507"}
{"type":"answer","n":37,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Crop Substitution"],"sum":"aa28a8e40cd0bce3"}
{"type":"answer","n":38,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"621262cc5b6de2fc","sum":"f564fe96bfb02be6"}
{"type":"answer","n":39,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"401528dec6f3937d"}
{"type":"answer","n":40,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, helmand, khowst, konduz, nuristan, oruzgan, paktika"],"sum":"a0ec84a6d935acac"}
{"type":"answer","n":41,"by":null,"ask":"bot.tan","answer":"5","sum":"1cc15db6e5890930"}
{"type":"answer","n":42,"by":null,"ask":"bot.black","answer":"3","sum":"76313a4909e175aa"}
{"type":"answer","n":43,"by":null,"ask":"bot.green","answer":"1","sum":"e3f9ab8e9a6d76a3"}
{"type":"answer","n":44,"by":"warlords","ask":"rally.space","answer":"balkh","why":["8.2: dice 5 3 1: balkh, so balkh","8.5.1 step 3c: opened to Cultivate: balkh"],"sum":"ee3e767dec25562c"}
{"type":"answer","n":45,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: balkh"],"sum":"37a8e0d44d6385ff"}
{"type":"answer","n":46,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"c3268fc746959ed7"}
{"type":"answer","n":47,"by":null,"ask":"bot.tan","answer":"1","sum":"7540838c805b4194"}
{"type":"answer","n":48,"by":null,"ask":"bot.black","answer":"2","sum":"7571513af4feda1a"}
{"type":"answer","n":49,"by":null,"ask":"bot.green","answer":"3","sum":"0a0b20a9f7cbfc8f"}
{"type":"answer","n":50,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.2: dice 1 2 3: nimruz, so nimruz","8.5.1 step 3d: any other Province: nimruz"],"sum":"a6c7a6babbfbb3d6"}
{"type":"answer","n":51,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: nimruz"],"sum":"c6d4aa8e41eb6d77"}
{"type":"answer","n":52,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"3af5ec0cc80c4ff8"}
{"type":"answer","n":53,"by":null,"ask":"bot.tan","answer":"6","sum":"b2e826b0695e2d00"}
{"type":"answer","n":54,"by":null,"ask":"bot.black","answer":"4","sum":"de300c41d63f55a8"}
{"type":"answer","n":55,"by":null,"ask":"bot.green","answer":"1","sum":"5147cee261e6d8b2"}
{"type":"answer","n":56,"by":"warlords","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 4 1: balkh, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"f08a066097e2ee2b"}
{"type":"answer","n":57,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: faryab"],"sum":"0b86549712e14ad6"}
{"type":"answer","n":58,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"e2366010a26e66be"}
{"type":"answer","n":59,"by":"warlords","ask":"cultivate.space","answer":"roll-spaces","why":["8.2: among balkh, faryab"],"sum":"363b49eb611744fe"}
{"type":"answer","n":60,"by":null,"ask":"bot.tan","answer":"1","sum":"883a40295301c471"}
{"type":"answer","n":61,"by":null,"ask":"bot.black","answer":"6","sum":"77c1e8adb7363135"}
{"type":"answer","n":62,"by":null,"ask":"bot.green","answer":"2","sum":"3f55646cdb15012b"}
{"type":"answer","n":63,"by":"warlords","ask":"cultivate.space","answer":"balkh","why":["8.2: dice 1 6 2: zabol, so balkh","8.5.4: Cultivate: balkh"],"sum":"bb97ee4410b85c4e"}
{"type":"answer","n":64,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"1c84d632e3f1174f","sum":"6e56f15fdc77fc1d"}
{"type":"answer","n":65,"by":null,"ask":"deck.top","answer":"event","sum":"90dfaa877eac62a3"}
{"type":"answer","n":66,"by":null,"ask":"deck.card","answer":"59","print":"48524cdb74565fb2","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 23\nnext: 59\nplayed: 2 49\neligible: coalition taliban\nresources: government=20 taliban=0 warlords=7\naid: 12\ncapabilities: 2=unshaded\nbadakhshan T:u1\nbalkh W:B1u1\nfaryab W:u1\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P1 T:u2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\nnimruz W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"c173c09596a08eb5"}
{"type":"answer","n":67,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Roadside IEDs is a Capability: wanted below 6"],"sum":"c996836fe37fa586"}
{"type":"answer","n":68,"by":null,"ask":"bot.die","answer":"4","sum":"3055223495f8c0a5"}
{"type":"answer","n":69,"by":"taliban","ask":"turn","answer":"event","why":["8.1: die 4, Propaganda cards left 6: Roadside IEDs is taken","8.1: the Event is offered, and nothing forbids it: Roadside IEDs"],"sum":"cb814b33488fd7fc"}
{"type":"answer","n":70,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"a4cb4abc44263d1b","sum":"a4d3c0e1bf0f5d4e"}
{"type":"answer","n":71,"by":"coalition","ask":"turn","answer":"train","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (2)","8.8.5: greatest shift: kabul (3)","8.8: Train"],"sum":"5be1d592ec16299d"}
{"type":"answer","n":72,"by":"coalition","ask":"train.space","answer":"kabul","why":["8.8.2: Civic Action shifts most: kabul"],"sum":"d6a054b64f413fac"}
{"type":"answer","n":73,"by":"coalition","ask":"train.first","answer":"done","why":["8.8.2: no Patronage is moved: Patronage 5, Government Resources 20"],"sum":"5db560dde7990416"}
{"type":"answer","n":74,"by":"coalition","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"eac7e78fcb3d7a87"}
{"type":"answer","n":75,"by":"coalition","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"736239efd57cc031"}
{"type":"answer","n":76,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"e8ba142590873c43"}
{"type":"answer","n":77,"by":"coalition","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"1fa4594732a4b29f"}
{"type":"answer","n":78,"by":"coalition","ask":"special","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"0f24d274413a2535"}
{"type":"answer","n":79,"by":null,"ask":"bot.die","answer":"2","sum":"19134be475bb659b"}
{"type":"answer","n":80,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.8.2: Surge: die 2","8.8.2: highest Population: kandahar, khowst (2)","8.2: among kandahar, khowst"],"sum":"8de0d62e7aba8f62"}
{"type":"answer","n":81,"by":null,"ask":"bot.tan","answer":"4","sum":"954f25e1d7a3d1b4"}
{"type":"answer","n":82,"by":null,"ask":"bot.black","answer":"5","sum":"afc4438c32489700"}
{"type":"answer","n":83,"by":null,"ask":"bot.green","answer":"5","sum":"548946b9be30810f"}
{"type":"answer","n":84,"by":"coalition","ask":"special","answer":"surge","why":["8.2: dice 4 5 5: northwest-frontier, so kandahar","8.8.2: Surge after the Train"],"sum":"583d84ef31e201f2"}
{"type":"answer","n":85,"by":"coalition","ask":"surge.space","answer":"kandahar","why":["8.8.2: 1 Base and 1 Troops come to kandahar"],"sum":"c68929ff626c7f6f"}
{"type":"answer","n":86,"by":"coalition","ask":"surge.space","answer":"kabul","why":["8.8.2: 0 Bases and 1 Troops come to kabul"],"sum":"2ec942f057db2512"}
{"type":"answer","n":87,"by":"coalition","ask":"surge.space","answer":"done","why":["8.8.2: no other space of the Surge"],"sum":"53c98cccadabaf55"}
{"type":"answer","n":88,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in kandahar: 2"],"sum":"0387264da7a1997c"}
{"type":"answer","n":89,"by":"coalition","ask":"surge.troops","answer":"4","why":["8.8.2: Coalition Troops in kabul: 4"],"sum":"0e769112f92f5075"}
{"type":"answer","n":90,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kandahar: 1"],"sum":"03f938bdfbb6b609"}
{"type":"answer","n":91,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kabul: 1"],"sum":"5d72caa2e164ecbd"}
{"type":"answer","n":92,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"8963c24e32fab0c0"}
{"type":"answer","n":93,"by":null,"ask":"surge.roll","answer":"4","sum":"f6335b3435d3050e"}
{"type":"answer","n":94,"by":"coalition","ask":"surge.aid","answer":"4","why":["8.8.2: all of it to Aid"],"print":"a57727a9426bb29e","sum":"3116178b275204b9"}
{"type":"answer","n":95,"by":null,"ask":"deck.top","answer":"event","sum":"e46fa35094a235c9"}
{"type":"answer","n":96,"by":null,"ask":"deck.card","answer":"30","print":"03a6af4de9cadf58","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 59\nnext: 30\nplayed: 2 49 23\neligible: government warlords\nresources: government=14 taliban=0 warlords=7\naid: 16\ncapabilities: 2=unshaded 23=shaded\nbadakhshan T:u1\nbalkh W:B1u1\nfaryab W:u1\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T4 G:T5P4 T:u2 support=S\nkandahar C:B1T2 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\nnimruz W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"1e1396a003b2d451"}
{"type":"answer","n":97,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Local Truce"],"sum":"ac243a6611fadec4"}
{"type":"answer","n":98,"by":"warlords","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"print":"9e185a35740a9a22","sum":"7d84af96569de387"}
{"type":"answer","n":99,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (50)","8.6: Train"],"sum":"1c86b753aebcb621"}
{"type":"answer","n":100,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: fewest Government cubes: kandahar (2)","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"22b9be7c3346c55f"}
{"type":"answer","n":101,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"cc45168b6f1ceaf8"}
{"type":"answer","n":102,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"9de23ea9184124b8"}
{"type":"answer","n":103,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"5ac17a2d227efdfe"}
{"type":"answer","n":104,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b00064f234ae0c2c"}
{"type":"answer","n":105,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"cd956ebe66c5b7b6"}
{"type":"answer","n":106,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"64a457dbd28b249e"}
{"type":"answer","n":107,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"62f0e1ae2ad26fa8","sum":"dc427f81fd706754"}
{"type":"answer","n":108,"by":null,"ask":"deck.top","answer":"event","sum":"4721376ff5d02f6d"}
{"type":"answer","n":109,"by":null,"ask":"deck.card","answer":"64","print":"287f150746998284","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 30\nnext: 64\nplayed: 2 49 23 59\neligible: coalition taliban\nresources: government=2 taliban=0 warlords=13\naid: 16\ncapabilities: 2=unshaded 23=shaded\nmomentum: 59=unshaded\nbadakhshan T:u1\nbalkh W:B1u1\nfaryab W:u1\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T4 G:T8P7 T:u2 support=S +1\nkandahar C:B1T2 G:T4P4\nkhowst C:T1\nkonduz W:B1u1\nnimruz W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"cf7f986bcd7c8644"}
{"type":"answer","n":110,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Urban Specialists is a Capability: wanted below 6"],"sum":"4b2b762599be220e"}
{"type":"answer","n":111,"by":null,"ask":"bot.die","answer":"4","sum":"c99a7d45c8078ca4"}
{"type":"answer","n":112,"by":"taliban","ask":"turn","answer":"event","why":["8.1: die 4, Propaganda cards left 6: Urban Specialists is taken","8.1: the Event is offered, and nothing forbids it: Urban Specialists"],"sum":"e1527750bf8a3cb4"}
{"type":"answer","n":113,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"3f8ad9f53c26db43","sum":"c46fb85d54698f79"}
{"type":"answer","n":114,"by":"coalition","ask":"turn","answer":"train","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (2)","8.8.2: 3 Patronage become Government Resources in Kabul","8.8: Train"],"sum":"24b2e2edd70ca98f"}
{"type":"answer","n":115,"by":"coalition","ask":"train.space","answer":"kabul","why":["8.8.2: 3 Patronage become Government Resources: kabul"],"sum":"6705e88ee4865e5a"}
{"type":"answer","n":116,"by":"coalition","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"2d260ae92d188ea5"}
{"type":"answer","n":117,"by":"coalition","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3239b3446de6cc85"}
{"type":"answer","n":118,"by":"coalition","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"0a4cc3101fe34c77"}
{"type":"answer","n":119,"by":"coalition","ask":"train.space","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"eda08a6b337858a7"}
{"type":"answer","n":120,"by":null,"ask":"bot.die","answer":"5","sum":"7944ff6b3e3dca9d"}
{"type":"answer","n":121,"by":"coalition","ask":"train.space","answer":"surge","why":["8.8.2: Surge: die 5","8.8.2: highest Population: khowst (2)","8.8.2: Surge after the Train"],"sum":"7d789af085b9e28b"}
{"type":"answer","n":122,"by":"coalition","ask":"surge.space","answer":"khowst","why":["8.8.2: 1 Base and 2 Troops come to khowst"],"sum":"968a0260b5164ff3"}
{"type":"answer","n":123,"by":"coalition","ask":"surge.space","answer":"herat","why":["8.8.2: 1 Base and 1 Troops come to herat"],"sum":"6140da679679818b"}
{"type":"answer","n":124,"by":"coalition","ask":"surge.space","answer":"kabul","why":["8.8.2: 0 Bases and 2 Troops come to kabul"],"sum":"d963088ca52e3797"}
{"type":"answer","n":125,"by":"coalition","ask":"surge.troops","answer":"3","why":["8.8.2: Coalition Troops in khowst: 3"],"sum":"c96f77241f45b412"}
{"type":"answer","n":126,"by":"coalition","ask":"surge.troops","answer":"1","why":["8.8.2: Coalition Troops in herat: 1"],"sum":"6ddaefd4dcfc1406"}
{"type":"answer","n":127,"by":"coalition","ask":"surge.troops","answer":"6","why":["8.8.2: Coalition Troops in kabul: 6"],"sum":"4d33fef7519d559e"}
{"type":"answer","n":128,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in khowst: 1"],"sum":"c676423b37e48987"}
{"type":"answer","n":129,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in herat: 1"],"sum":"30d3d3f7b4d88e85"}
{"type":"answer","n":130,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kabul: 1"],"sum":"919bab5f2796814f"}
{"type":"answer","n":131,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"338550f1d1698221"}
{"type":"answer","n":132,"by":null,"ask":"surge.roll","answer":"3","sum":"e5c440860d53a040"}
{"type":"answer","n":133,"by":"coalition","ask":"surge.aid","answer":"3","why":["8.8.2: all of it to Aid"],"print":"8d47880b4cc2342c","sum":"cb3c6a6072d524c4"}
{"type":"answer","n":134,"by":null,"ask":"deck.top","answer":"event","sum":"37f5e9add721c95d"}
{"type":"answer","n":135,"by":null,"ask":"deck.card","answer":"33","print":"56e2d63a470a85f4","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 64\nnext: 33\nplayed: 2 49 23 59 30\neligible: government warlords\nresources: government=2 taliban=0 warlords=13\naid: 19\npatronage: 2\ncapabilities: 2=unshaded 23=shaded 30=shaded\nmomentum: 59=unshaded\nbadakhshan T:u1\nbalkh W:B1u1\nfaryab W:u1\nhelmand W:B1u1\nherat C:B1T1 G:T1P1\nkabul C:B1T6 G:T11P10 T:u2 support=S +1\nkandahar C:B1T2 G:T4P4\nkhowst C:B1T3\nkonduz W:B1u1\nnimruz W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"9fed87eb25b7c455"}
{"type":"answer","n":136,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Hazara"],"sum":"312204e8afb184b8"}
{"type":"answer","n":137,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"0ce38b28a5bab0d9","sum":"71163659374a46cf"}
{"type":"answer","n":138,"by":"government","ask":"turn","answer":"pass","why":["8.1: fewer than 3 Resources: Pass instead of an Operation"],"print":"cb63277eb4fa4dcd","sum":"289c7e08e4027e98"}
{"type":"answer","n":139,"by":null,"ask":"deck.top","answer":"propaganda","print":"d3993d965c57c5bf","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 33\nnext: propaganda\nplayed: 2 49 23 59 30 64\neligible: coalition government taliban\nresources: government=5 taliban=0 warlords=13\naid: 19\npatronage: 2\ncapabilities: 2=unshaded 23=shaded 30=shaded\nmomentum: 59=unshaded\nbadakhshan T:u1\nbalkh W:B1u1\nbamian W:u1\nfaryab W:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T1 G:T1P1\nkabul C:B1T6 G:T11P10 T:u2 support=S +1\nkandahar C:B1T2 G:T4P4\nkhowst C:B1T3\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"9be8eb200fe7a002"}
{"type":"answer","n":140,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Suicide Bombers is a Capability: wanted below 6"],"sum":"4402ee9e674b78af"}
{"type":"answer","n":141,"by":null,"ask":"bot.die","answer":"2","sum":"df43f5d884df5342"}
{"type":"answer","n":142,"by":"taliban","ask":"turn","answer":"event","why":["8.1: die 2, Propaganda cards left 6: Suicide Bombers is taken","8.1: the Event is offered, and nothing forbids it: Suicide Bombers"],"sum":"21e430f13d639fa4"}
{"type":"answer","n":143,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"df3d202975b8cebb","sum":"0404ade02207bcd4"}
{"type":"answer","n":144,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (2)","8.8.5: greatest shift: kandahar, khowst (2)","8.2: among kandahar, khowst"],"sum":"e4ee083443bcc3aa"}
{"type":"answer","n":145,"by":null,"ask":"bot.tan","answer":"2","sum":"1062891e625910cb"}
{"type":"answer","n":146,"by":null,"ask":"bot.black","answer":"1","sum":"3305b55a9f9ebf82"}
{"type":"answer","n":147,"by":null,"ask":"bot.green","answer":"4","sum":"a7ceaa9a9793a590"}
{"type":"answer","n":148,"by":"coalition","ask":"turn","answer":"train","why":["8.2: dice 2 1 4: nimruz, so khowst","8.8: Train"],"sum":"bae29ed0ed70c3d4"}
{"type":"answer","n":149,"by":"coalition","ask":"train.space","answer":"khowst","why":["8.8.2: Civic Action shifts most: khowst"],"sum":"20aecb61cbc4d558"}
{"type":"answer","n":150,"by":"coalition","ask":"train.troops","answer":"0","why":["8.8.2: no cubes there"],"sum":"938293fe3fa8e087"}
{"type":"answer","n":151,"by":"coalition","ask":"train.police","answer":"0","why":["8.8.2: no cubes there"],"sum":"995e6ed7d9c14185"}
{"type":"answer","n":152,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"6881b673a91d3a01"}
{"type":"answer","n":153,"by":"coalition","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"4b67f03605f302e4"}
{"type":"answer","n":154,"by":"coalition","ask":"special","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"10a2bc51366400d6"}
{"type":"answer","n":155,"by":null,"ask":"bot.die","answer":"4","sum":"d4958c5e2a90fe5d"}
{"type":"answer","n":156,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.8.2: Surge: die 4","8.2: among herat, kandahar, khowst"],"sum":"40215d6116a81a5e"}
{"type":"answer","n":157,"by":null,"ask":"bot.tan","answer":"5","sum":"eb25d48a1cfdc978"}
{"type":"answer","n":158,"by":null,"ask":"bot.black","answer":"2","sum":"980e73ac90f62c76"}
{"type":"answer","n":159,"by":null,"ask":"bot.green","answer":"6","sum":"2218bd66d4fb6109"}
{"type":"answer","n":160,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.2: dice 5 2 6: samangan, so kandahar","8.2: among herat, khowst"],"sum":"691e24c8a8075689"}
{"type":"answer","n":161,"by":null,"ask":"bot.tan","answer":"6","sum":"87343d39f0c92948"}
{"type":"answer","n":162,"by":null,"ask":"bot.black","answer":"1","sum":"734c003fec0708a3"}
{"type":"answer","n":163,"by":null,"ask":"bot.green","answer":"3","sum":"4bef9dadd192cf94"}
{"type":"answer","n":164,"by":"coalition","ask":"special","answer":"surge","why":["8.2: dice 6 1 3: badakhshan, so herat","8.8.2: Surge after the Train"],"sum":"9680e6f1564be3f4"}
{"type":"answer","n":165,"by":"coalition","ask":"surge.space","answer":"kabul","why":["8.8.2: 0 Bases and 2 Troops come to kabul"],"sum":"4cd41d9f469ea146"}
{"type":"answer","n":166,"by":"coalition","ask":"surge.space","answer":"kandahar","why":["8.8.2: 0 Bases and 1 Troops come to kandahar"],"sum":"678fb251782e6802"}
{"type":"answer","n":167,"by":"coalition","ask":"surge.space","answer":"herat","why":["8.8.2: 0 Bases and 1 Troops come to herat"],"sum":"f823ee20f2cb489b"}
{"type":"answer","n":168,"by":"coalition","ask":"surge.troops","answer":"8","why":["8.8.2: Coalition Troops in kabul: 8"],"sum":"cf2f7c71c5152fc9"}
{"type":"answer","n":169,"by":"coalition","ask":"surge.troops","answer":"3","why":["8.8.2: Coalition Troops in kandahar: 3"],"sum":"13cdee6a4b4d4c18"}
{"type":"answer","n":170,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in herat: 2"],"sum":"9cf3bcd342b12193"}
{"type":"answer","n":171,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kabul: 1"],"sum":"d5768ed609fb2223"}
{"type":"answer","n":172,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kandahar: 1"],"sum":"7143b0d5902d7b94"}
{"type":"answer","n":173,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in herat: 1"],"sum":"de48e936a44311fc"}
{"type":"answer","n":174,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"394bec30e74dfe4f"}
{"type":"answer","n":175,"by":null,"ask":"surge.roll","answer":"2","sum":"2c2c487d97fa946f"}
{"type":"answer","n":176,"by":"coalition","ask":"surge.aid","answer":"2","why":["8.8.2: all of it to Aid"],"print":"a3f67e5862e37415","sum":"982cd2220fcfdabb"}
{"type":"answer","n":177,"by":null,"ask":"deck.card","answer":"5","print":"2e7dd81443b4b7b5","sum":"2fd3363f955ecbb7"}
{"type":"answer","n":178,"by":"coalition","ask":"civic.space","answer":"herat","why":["8.8.5: Civic Action where it shifts most: herat"],"sum":"07dd0d820706ece1"}
{"type":"answer","n":179,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"sum":"21da083500f19522"}
{"type":"answer","n":180,"by":"taliban","ask":"sharia.space","answer":"badakhshan","why":["8.7.7: Sharia: badakhshan"],"print":"a385b673394a6ac5","sum":"166683a340d71748"}
{"type":"answer","n":181,"by":"government","ask":"desertion.troops","answer":"3","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e96983362c4da2cc"}
{"type":"answer","n":182,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9dd6c9efdbcdc42f"}
{"type":"answer","n":183,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: most Police: kabul (6)","8.6.7: most Police: kabul (5)","8.6.7: most Police: kabul (4)","8.6.7: most Police: kabul, kandahar (3)","8.2: among kabul, kandahar"],"sum":"019d88cdba1596f6"}
{"type":"answer","n":184,"by":null,"ask":"bot.tan","answer":"3","sum":"7901b5f06982c95b"}
{"type":"answer","n":185,"by":null,"ask":"bot.black","answer":"4","sum":"de68143693691dc3"}
{"type":"answer","n":186,"by":null,"ask":"bot.green","answer":"5","sum":"2c1a80831cceda4e"}
{"type":"answer","n":187,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.2: dice 3 4 5: kabul, so kabul","8.6.7: most Police: kandahar (3)","8.6.7: fewest Police: khowst (0)","8.6.7: 2 on a LoC of Econ 4: 2 Police from kabul to kabul-tor-kham"],"sum":"e325dff5decd4f7b"}
{"type":"answer","n":188,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 2 Police from kabul to kabul-tor-kham"],"sum":"bc04a6882494b012"}
{"type":"answer","n":189,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: 2 on a LoC of Econ 4: 2 Police from kabul to kabul-tor-kham"],"sum":"24a0995530905850"}
{"type":"answer","n":190,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 3: 2 Police from kabul to kandahar-spin-boldak"],"sum":"048c14c559eca68d"}
{"type":"answer","n":191,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 2 Police from kabul to kandahar-spin-boldak"],"sum":"27f18edb8e21d1f1"}
{"type":"answer","n":192,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: 2 on a LoC of Econ 3: 2 Police from kabul to kandahar-spin-boldak"],"sum":"7ac5051b6b27e9c5"}
{"type":"answer","n":193,"by":"government","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: from most to fewest: 1 Police from kandahar to khowst"],"sum":"b900154bdcb8f306"}
{"type":"answer","n":194,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: from most to fewest: 1 Police from kandahar to khowst"],"sum":"bf98d303735b37cd"}
{"type":"answer","n":195,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from kandahar to khowst"],"sum":"7751c4ee1fed7325"}
{"type":"answer","n":196,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"acc1a87e5ab66e33"}
{"type":"answer","n":197,"by":"taliban","ask":"redeploy.destination","answer":"zabol","why":["8.7.8: fewest Guerrillas: zabol (2)","8.7.8: where fewest Guerrillas are, Afghan first: zabol"],"print":"dc29d02ead0cf09d","sum":"c35c0ff9252db313"}
{"type":"answer","n":198,"by":null,"ask":"deck.card","answer":"68","print":"48ebe22d00f14d59","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 5\nnext: 68\nplayed: 2 49 23 59 30 64 33 propaganda\nresources: government=32 taliban=3 warlords=16\naid: 21\npatronage: 2\ncapabilities: 2=unshaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbalkh W:B1u1\nbamian W:u1\nfaryab W:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T2 G:T1P1 support=S\nkabul C:B1T8 G:T8P2 T:u2 support=S +1\nkandahar C:B1T3 G:T3P2\nkhowst C:B1T3 G:P1 support=S\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B1u3 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"e4be8414de6b08ca"}
{"type":"answer","n":199,"by":"coalition","ask":"turn","answer":"roll","why":["8.1: Aerostats is a Capability: wanted below 5"],"sum":"2a7eab2eacdcb4a0"}
{"type":"answer","n":200,"by":null,"ask":"bot.die","answer":"2","sum":"7d9f0d018d43d6b4"}
{"type":"answer","n":201,"by":"coalition","ask":"turn","answer":"event","why":["8.1: die 2, Propaganda cards left 5: Aerostats is taken","8.1: the Event is offered, and nothing forbids it: Aerostats"],"sum":"140bfb5e065d6d86"}
{"type":"answer","n":202,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"1190c528b2ef0099","sum":"8c818f02a63f4f0e"}
{"type":"answer","n":203,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (22 Available, 0 Active)","8.7: Rally"],"sum":"5809a35f44422be9"}
{"type":"answer","n":204,"by":"taliban","ask":"rally.space","answer":"paktika","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: paktika"],"sum":"78e31e4bf29df22c"}
{"type":"answer","n":205,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: paktika"],"sum":"04b8ef8c14dedbb7"}
{"type":"answer","n":206,"by":"taliban","ask":"rally.space","answer":"zabol","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: zabol"],"sum":"75c52a6441982ff9"}
{"type":"answer","n":207,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: zabol"],"sum":"4ba22818ac8fbe6a"}
{"type":"answer","n":208,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: northwest-frontier"],"sum":"893be01fbddc954a"}
{"type":"answer","n":209,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: northwest-frontier"],"sum":"974fba0c18e9ef5c"}
{"type":"answer","n":210,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: waziristan"],"sum":"8a88d0433f330336"}
{"type":"answer","n":211,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: waziristan"],"sum":"a27d88afb643cf77"}
{"type":"answer","n":212,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, farah, ghazni, nuristan, samangan, sar-e-pol, balochistan"],"sum":"1ad985dce9d091c2"}
{"type":"answer","n":213,"by":null,"ask":"bot.tan","answer":"1","sum":"ad91874a40d477bf"}
{"type":"answer","n":214,"by":null,"ask":"bot.black","answer":"5","sum":"de4c3634371718e4"}
{"type":"answer","n":215,"by":null,"ask":"bot.green","answer":"4","sum":"5f0d0bd378cac6a4"}
{"type":"answer","n":216,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.2: dice 1 5 4: oruzgan, so ghazni","8.7.2 step 4a: wins Taliban Control: ghazni"],"sum":"1173dccf5d7ff8de"}
{"type":"answer","n":217,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: ghazni"],"sum":"33407f0585dd0ded"}
{"type":"answer","n":218,"by":"taliban","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"7aa203c01a772df5"}
{"type":"answer","n":219,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"86eb205394aaa6bc"}
{"type":"answer","n":220,"by":"taliban","ask":"infiltrate.piece","answer":"government_police","why":["8.7.2: in the order Government, Warlords; 8.1.2: government_police"],"sum":"63c262d2c0d6b4d7"}
{"type":"answer","n":221,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"92c190bf3abe4ba6","sum":"3777967a66c4fd3e"}
{"type":"answer","n":222,"by":null,"ask":"deck.card","answer":"47","print":"6305125cfdf8a868","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 68\nnext: 47\nplayed: 2 49 23 59 30 64 33 propaganda 5\neligible: government warlords\nresources: government=32 taliban=0 warlords=16\naid: 21\npatronage: 1\ncapabilities: 2=unshaded 5=unshaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbalkh W:B1u1\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T2 G:T1P1 support=S\nkabul C:B1T8 G:T8P1 T:u3 support=S +1\nkandahar C:B1T3 G:T3P2\nkhowst C:B1T3 G:P1 support=S\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"736bdf4639117ae7"}
{"type":"answer","n":223,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Dostum"],"sum":"35e3403ee5771d91"}
{"type":"answer","n":224,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"d3ecb1d8d56b0b5b"}
{"type":"answer","n":225,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among faryab, balkh, sar-e-pol"],"sum":"8f441136ba5ea29c"}
{"type":"answer","n":226,"by":null,"ask":"bot.tan","answer":"1","sum":"bfa4334d0ccdb407"}
{"type":"answer","n":227,"by":null,"ask":"bot.black","answer":"4","sum":"66f1b15a426ccb0f"}
{"type":"answer","n":228,"by":null,"ask":"bot.green","answer":"3","sum":"bfd8382c18a5c81b"}
{"type":"answer","n":229,"by":"warlords","ask":"event.space","answer":"balkh","why":["8.2: dice 1 4 3: badghis, so balkh"],"sum":"6303c7754dc27279"}
{"type":"answer","n":230,"by":"warlords","ask":"event.place.count","answer":"2","why":["8.4.3: as many as possible: 2"],"print":"45f629f6bdf34699","sum":"0fb2150f685f3342"}
{"type":"answer","n":231,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (42)","8.6: Train"],"sum":"d8737cbaa9d1eb81"}
{"type":"answer","n":232,"by":"government","ask":"train.space","answer":"khowst","why":["8.6.2 step 2: fewest Government cubes: khowst (1)","8.6.2 step 2: Kabul or a COIN Base: khowst"],"sum":"debbb4c387bdb3cc"}
{"type":"answer","n":233,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"eaf86ba9d4fa7e85"}
{"type":"answer","n":234,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3762f0186c84fee6"}
{"type":"answer","n":235,"by":"government","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (2)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"f20cab2faae150c0"}
{"type":"answer","n":236,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"21ce59393b753631"}
{"type":"answer","n":237,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"8d6e92b8593bde9e"}
{"type":"answer","n":238,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"76d1e59cff4933d6"}
{"type":"answer","n":239,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"759d45089a71dee2"}
{"type":"answer","n":240,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"f4a506f9727c5a95"}
{"type":"answer","n":241,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"84495d1bb895edd6"}
{"type":"answer","n":242,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d6305457c4cbeadd"}
{"type":"answer","n":243,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d8638ea153435a52"}
{"type":"answer","n":244,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"9d85a8945c26dfd1"}
{"type":"answer","n":245,"by":"government","ask":"govern.space","answer":"khowst","why":["8.6.2: highest Population: khowst (2)","8.6.2: Support without a marker: khowst"],"sum":"be9e6fc9333cc8ae"}
{"type":"answer","n":246,"by":"government","ask":"govern.space","answer":"herat","why":["8.6.2: Support without a marker: herat"],"sum":"8f89c0f935c1aac0"}
{"type":"answer","n":247,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"506ff5c40afd12b2","sum":"b6624c7a7b16443a"}
{"type":"answer","n":248,"by":null,"ask":"deck.card","answer":"67","print":"416bbc1e8ed083c0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 47\nnext: 67\nplayed: 2 49 23 59 30 64 33 propaganda 5 68\neligible: coalition taliban\nresources: government=20 taliban=0 warlords=18\naid: 21\npatronage: 1\ncapabilities: 2=unshaded 5=unshaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbalkh W:B2u3\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T2 G:T4P4 support=S +1\nkabul C:B1T8 G:T11P4 T:u3 support=S +1\nkandahar C:B1T3 G:T6P5\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"f5ce861df1be1d68"}
{"type":"answer","n":249,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Loya Jirga"],"sum":"2788d1ceca5baa0a"}
{"type":"answer","n":250,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"5d0102e62c16dde5"}
{"type":"answer","n":251,"by":"taliban","ask":"event.space","answer":"khowst","why":["8.4.4: greatest shift there: khowst (3)"],"sum":"21156041fc3b5486"}
{"type":"answer","n":252,"by":"taliban","ask":"event.space","answer":"herat","why":["8.4.3: nothing is to be gained elsewhere: herat"],"print":"6cb3711bc84936ec","sum":"1efe8e7de34c2d8d"}
{"type":"answer","n":253,"by":"coalition","ask":"turn","answer":"train","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (3)","8.8.5: greatest shift: khowst (3)","8.8: Train"],"sum":"1416e30341cb8ff8"}
{"type":"answer","n":254,"by":"coalition","ask":"train.space","answer":"khowst","why":["8.8.2: Civic Action shifts most: khowst"],"sum":"64d9e8f4a6550d48"}
{"type":"answer","n":255,"by":"coalition","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"f4d169a34197964f"}
{"type":"answer","n":256,"by":"coalition","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"cc5817d2db8c1794"}
{"type":"answer","n":257,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"3b8a1816c9dd30f2"}
{"type":"answer","n":258,"by":"coalition","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"feb8a43c0f6e770c"}
{"type":"answer","n":259,"by":"coalition","ask":"special","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"951778aa92e224bc"}
{"type":"answer","n":260,"by":null,"ask":"bot.die","answer":"6","sum":"9a64b945280e2a4e"}
{"type":"answer","n":261,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.8.2: Surge: die 6","8.2: among herat, kandahar, khowst"],"sum":"3404ecc2eb63c15f"}
{"type":"answer","n":262,"by":null,"ask":"bot.tan","answer":"4","sum":"f7f8e807962e8e28"}
{"type":"answer","n":263,"by":null,"ask":"bot.black","answer":"3","sum":"020c2e5720cf99e6"}
{"type":"answer","n":264,"by":null,"ask":"bot.green","answer":"3","sum":"c02201995e0fac1f"}
{"type":"answer","n":265,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.2: dice 4 3 3: kabul, so kandahar","8.2: among herat, khowst"],"sum":"c15c31b0f6a0c43b"}
{"type":"answer","n":266,"by":null,"ask":"bot.tan","answer":"3","sum":"41d731e188ff32f0"}
{"type":"answer","n":267,"by":null,"ask":"bot.black","answer":"4","sum":"5bac366e7fa357b5"}
{"type":"answer","n":268,"by":null,"ask":"bot.green","answer":"1","sum":"1f7eea4580fa9c5b"}
{"type":"answer","n":269,"by":"coalition","ask":"special","answer":"surge","why":["8.2: dice 3 4 1: kabul, so herat","8.8.2: Surge after the Train"],"sum":"b66bf4246c5d1e2e"}
{"type":"answer","n":270,"by":"coalition","ask":"surge.space","answer":"kabul","why":["8.8.2: 0 Bases and 2 Troops come to kabul"],"sum":"18525025b296e12e"}
{"type":"answer","n":271,"by":"coalition","ask":"surge.space","answer":"kandahar","why":["8.8.2: 0 Bases and 1 Troops come to kandahar"],"sum":"cd565c54d2659285"}
{"type":"answer","n":272,"by":"coalition","ask":"surge.space","answer":"herat","why":["8.8.2: 0 Bases and 1 Troops come to herat"],"sum":"f6134853a963b895"}
{"type":"answer","n":273,"by":"coalition","ask":"surge.troops","answer":"10","why":["8.8.2: Coalition Troops in kabul: 10"],"sum":"a69b72806fcf7c31"}
{"type":"answer","n":274,"by":"coalition","ask":"surge.troops","answer":"4","why":["8.8.2: Coalition Troops in kandahar: 4"],"sum":"6c915c40e7b83614"}
{"type":"answer","n":275,"by":"coalition","ask":"surge.troops","answer":"3","why":["8.8.2: Coalition Troops in herat: 3"],"sum":"0b5c3ecf6d2e9c09"}
{"type":"answer","n":276,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kabul: 1"],"sum":"c4692dc3b5c7eee3"}
{"type":"answer","n":277,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kandahar: 1"],"sum":"3d64597b5d80fe23"}
{"type":"answer","n":278,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in herat: 1"],"sum":"a76aa8201967647b"}
{"type":"answer","n":279,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"168eb17b4b8514c4"}
{"type":"answer","n":280,"by":null,"ask":"surge.roll","answer":"1","sum":"2c912b83fdb71ab9"}
{"type":"answer","n":281,"by":"coalition","ask":"surge.aid","answer":"1","why":["8.8.2: all of it to Aid"],"print":"866f7e658cdb096b","sum":"cca5569458c1ea8b"}
{"type":"answer","n":282,"by":null,"ask":"deck.card","answer":"61","print":"ac0378f5a6b26dd7","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 67\nnext: 61\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47\neligible: government warlords\nresources: government=14 taliban=0 warlords=21\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=unshaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbalkh W:B2u3\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T4P4 +1\nkabul C:B1T10 G:T11P4 T:u3 support=S +1\nkandahar C:B1T4 G:T6P5\nkhowst C:B1T3 G:T6P7 support=S +1\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"a8e6218a8caa9d19"}
{"type":"answer","n":283,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Change in Tactics"],"sum":"0ee685dbcdf7b208"}
{"type":"answer","n":284,"by":"warlords","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"sum":"28bfae52b682cdfa"}
{"type":"answer","n":285,"by":"warlords","ask":"event.capability","answer":"roll","why":["8.1.2: an equal chance for 2, 5"],"sum":"b80d56aae17d4f07"}
{"type":"answer","n":286,"by":null,"ask":"bot.die","answer":"4","sum":"5ede2ca6dee377f7"}
{"type":"answer","n":287,"by":"warlords","ask":"event.capability","answer":"5","why":["8.1.2: dice 4: 5","8.4.1: As Non-player Taliban, else end a Capability: 5"],"sum":"01c44450b9e8a835"}
{"type":"answer","n":288,"by":"warlords","ask":"event.choice","answer":"turn-over","why":["8.4.1: As Non-player Taliban, else end a Capability: turn-over"],"print":"e98fd06f27e13a75","sum":"f656a45666d40942"}
{"type":"answer","n":289,"by":"government","ask":"turn","answer":"sweep","why":["8.6.2: at least 15 pieces Available: no (12)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no","8.6.5: a Base or two Guerrillas could be removed: no (Assault: 0 Bases, 0 Guerrillas)","8.6: Sweep"],"sum":"961dbe8a5b820320"}
{"type":"answer","n":290,"by":"government","ask":"sweep.space","answer":"roll-spaces","why":["8.6.4: highest Population: baghlan, balkh, nuristan (2)","8.2: among baghlan, balkh, nuristan"],"sum":"d6ffca936a5b16a7"}
{"type":"answer","n":291,"by":null,"ask":"bot.tan","answer":"1","sum":"42438e2b33f7aa98"}
{"type":"answer","n":292,"by":null,"ask":"bot.black","answer":"4","sum":"35252a9ee393123a"}
{"type":"answer","n":293,"by":null,"ask":"bot.green","answer":"1","sum":"16a5e7b34d1f82cc"}
{"type":"answer","n":294,"by":"government","ask":"sweep.space","answer":"nuristan","why":["8.2: dice 1 4 1: herat, so nuristan","8.6.4: Troops gain COIN Control: nuristan"],"sum":"0d2a7cbf5a9b27e5"}
{"type":"answer","n":295,"by":"government","ask":"sweep.origin","answer":"kabul","why":["8.6.4: most Troops: kabul (11)","8.6.4: just enough Troops: 1 from kabul"],"sum":"717348812bb67974"}
{"type":"answer","n":296,"by":"government","ask":"sweep.troops","answer":"1","why":["8.6.4: just enough Troops: 1 from kabul"],"sum":"a758b955e0a52fb7"}
{"type":"answer","n":297,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"e34c207bcdef61b0"}
{"type":"answer","n":298,"by":"government","ask":"sweep.space","answer":"kabul","why":["8.6.4: Activates 3 Taliban and 0 Warlord Guerrillas: kabul"],"sum":"843a6a0f4dca84a6"}
{"type":"answer","n":299,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"e813a284d6141f3b"}
{"type":"answer","n":300,"by":"government","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"16c2c2371cee8a07"}
{"type":"answer","n":301,"by":"government","ask":"sweep.targets","answer":"taliban","why":["8.1.1: all who can be found"],"sum":"c0ec4e2465c5201f"}
{"type":"answer","n":302,"by":"government","ask":"special","answer":"roll-spaces","why":["8.6.2: most Troops in excess of Control: 10 in kabul","8.6.2: most Population: baghlan, balkh (2)","8.2: among baghlan, balkh"],"sum":"a05a988ff5b6261b"}
{"type":"answer","n":303,"by":null,"ask":"bot.tan","answer":"1","sum":"ac8dfaa6e1c5a0a9"}
{"type":"answer","n":304,"by":null,"ask":"bot.black","answer":"2","sum":"04fbf5ee302b1792"}
{"type":"answer","n":305,"by":null,"ask":"bot.green","answer":"2","sum":"8183d58a5fc92bfc"}
{"type":"answer","n":306,"by":"government","ask":"special","answer":"transport","why":["8.2: dice 1 2 2: balochistan, so baghlan","8.6.2: adds the most COIN-Controlled Population: baghlan","8.6.2: Transport"],"sum":"b00c29af58b4a51d"}
{"type":"answer","n":307,"by":"government","ask":"transport.origin","answer":"kabul","why":["8.6.2: most Troops in excess of Control: 10 in kabul"],"sum":"ef3feb63a641ba30"}
{"type":"answer","n":308,"by":"government","ask":"transport.destination","answer":"baghlan","why":["8.6.2: adds the most COIN-Controlled Population: baghlan"],"sum":"0adb5af0b6b9adc3"}
{"type":"answer","n":309,"by":"government","ask":"transport.troops","answer":"9","why":["8.6.2: all of the excess, but 1 stays"],"print":"002f5df30de3c0b4","sum":"4ede71847d6f9ea3"}
{"type":"answer","n":310,"by":null,"ask":"deck.top","answer":"event","sum":"3d43665e1cd5b877"}
{"type":"answer","n":311,"by":null,"ask":"deck.card","answer":"43","print":"f5f31b2e898a5fa0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 61\nnext: 43\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67\neligible: coalition taliban\nresources: government=8 taliban=0 warlords=21\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbaghlan G:T9\nbalkh W:B2u3\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T4P4 +1\nkabul C:B1T10 G:T1P4 T:a3 support=S +1\nkandahar C:B1T4 G:T6P5\nkhowst C:B1T3 G:T6P7 support=S +1\nkonduz W:B1u1\nnimruz W:u1\nnuristan G:T1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"22486a060767b099"}
{"type":"answer","n":312,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Desertions & Defections"],"sum":"dbbd003c17577f87"}
{"type":"answer","n":313,"by":"taliban","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"sum":"56936d2ef050aee7"}
{"type":"answer","n":314,"by":"taliban","ask":"event.choice","answer":"replace-up-to-2","why":["8.4.1: Replace 2 pieces by own, first where that turns Control; if none, remove 3: replace-up-to-2"],"sum":"cfe5f344b3df2959"}
{"type":"answer","n":315,"by":"taliban","ask":"event.replace.space","answer":"roll-spaces","why":["8.4.1: government pieces: baghlan, herat, kabul, kandahar, khowst, kabul-tor-kham, kandahar-spin-boldak","8.2: areas before LoCs: baghlan, herat, kabul, kandahar, khowst","8.2: among baghlan, herat, kabul, kandahar, khowst"],"sum":"efc11943f89c7093"}
{"type":"answer","n":316,"by":null,"ask":"bot.tan","answer":"4","sum":"ac0c213c8de41633"}
{"type":"answer","n":317,"by":null,"ask":"bot.black","answer":"4","sum":"54a8d947245d36e3"}
{"type":"answer","n":318,"by":null,"ask":"bot.green","answer":"3","sum":"62203f608dc82699"}
{"type":"answer","n":319,"by":"taliban","ask":"event.replace.space","answer":"kabul","why":["8.2: dice 4 4 3: kabul, so kabul"],"sum":"0a9d7e93b9c83122"}
{"type":"answer","n":320,"by":"taliban","ask":"event.replace.piece","answer":"government_police","why":["8.4.1: Replace 2 pieces by own, first where that turns Control; if none, remove 3: government_police"],"sum":"deb0b95f30008704"}
{"type":"answer","n":321,"by":"taliban","ask":"event.replace.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"ff1157c496a503a1"}
{"type":"answer","n":322,"by":"taliban","ask":"event.replace.by","answer":"taliban_underground","why":["8.4.4: by own pieces, then those of friends and Non-players: taliban_underground"],"sum":"84e45d23307552c6"}
{"type":"answer","n":323,"by":"taliban","ask":"event.replace.space","answer":"kabul","why":["8.2: as much as possible in kabul"],"sum":"79c56862acade85a"}
{"type":"answer","n":324,"by":"taliban","ask":"event.replace.piece","answer":"government_troops","why":["8.4.1: Replace 2 pieces by own, first where that turns Control; if none, remove 3: government_troops"],"sum":"796b52cab80507be"}
{"type":"answer","n":325,"by":"taliban","ask":"event.replace.by","answer":"taliban_underground","why":["8.4.4: by own pieces, then those of friends and Non-players: taliban_underground"],"print":"0c94208a38e1d45d","sum":"2e1d45a622b64425"}
{"type":"answer","n":326,"by":"coalition","ask":"turn","answer":"assault","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (5)","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (0 Bases, 4 Taliban pieces)","8.8: Assault"],"sum":"4dcfe51b2b178bbf"}
{"type":"answer","n":327,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: Troops Assault where they can remove something: kabul"],"sum":"315870bb2d6ad25c"}
{"type":"answer","n":328,"by":"coalition","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"4d97c9bd19721d67"}
{"type":"answer","n":329,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"dbc13419db68f810"}
{"type":"answer","n":330,"by":null,"ask":"bot.tan","answer":"4","sum":"5828bff3aff9f117"}
{"type":"answer","n":331,"by":null,"ask":"bot.black","answer":"1","sum":"28e9bb04ef7987b3"}
{"type":"answer","n":332,"by":null,"ask":"bot.green","answer":"5","sum":"77339d7cbc57443a"}
{"type":"answer","n":333,"by":"coalition","ask":"air-strike.space","answer":"northwest-frontier","why":["8.2: dice 4 1 5: ghazni, so northwest-frontier","8.8.3: Air Strike on Taliban: northwest-frontier"],"print":"bbce9cee148eb99e","sum":"d0c0b99cc124dcb2"}
{"type":"answer","n":334,"by":null,"ask":"deck.top","answer":"event","sum":"ce3b24409a9fcc57"}
{"type":"answer","n":335,"by":null,"ask":"deck.card","answer":"48","print":"2144218d9325d5cc","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 43\nnext: 48\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61\neligible: government warlords\nresources: government=8 taliban=0 warlords=21\naid: 22\npatronage: 1\nislamabad: sponsorship\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbaghlan G:T9\nbalkh W:B2u3\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T4P4 +1\nkabul C:B1T10 G:P3 T:u2 support=S +1\nkandahar C:B1T4 G:T6P5\nkhowst C:B1T3 G:T6P7 support=S +1\nkonduz W:B1u1\nnimruz W:u1\nnuristan G:T1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"b777c38899faffc9"}
{"type":"answer","n":336,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Pakistani Offensive"],"sum":"dca7edc98ab12f9f"}
{"type":"answer","n":337,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"8b216b057aee4f83"}
{"type":"answer","n":338,"by":"government","ask":"event.space","answer":"northwest-frontier","why":["8.4.4: most Bases: northwest-frontier (2)"],"sum":"f87ff510e6d19d0d"}
{"type":"answer","n":339,"by":"government","ask":"event.remove.count","answer":"1","why":["8.4.3: as many as possible: 1"],"sum":"00f448bbb33db6f4"}
{"type":"answer","n":340,"by":"government","ask":"event.remove.count","answer":"2","why":["8.4.3: as many as possible: 2"],"print":"c2593694342a332b","sum":"68ab298447017f06"}
{"type":"answer","n":341,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (13)","8.5: Rally"],"sum":"4b37d3a7049cc035"}
{"type":"answer","n":342,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, faryab, ghowr, nimruz, oruzgan"],"sum":"d1380f2ce68af206"}
{"type":"answer","n":343,"by":null,"ask":"bot.tan","answer":"1","sum":"59a4afd7c7d00f1b"}
{"type":"answer","n":344,"by":null,"ask":"bot.black","answer":"3","sum":"26c9072430c43057"}
{"type":"answer","n":345,"by":null,"ask":"bot.green","answer":"5","sum":"13aeaa0b47b84ee9"}
{"type":"answer","n":346,"by":"warlords","ask":"rally.space","answer":"oruzgan","why":["8.2: dice 1 3 5: helmand, so oruzgan","8.5.1 step 3b: Guerrillas without a Base: oruzgan"],"sum":"2dbdd3028e5362f2"}
{"type":"answer","n":347,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: oruzgan"],"sum":"70dd63ccc51568f8"}
{"type":"answer","n":348,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, faryab, ghowr, nimruz"],"sum":"7123449d75ccaf23"}
{"type":"answer","n":349,"by":null,"ask":"bot.tan","answer":"2","sum":"2717805a9e3fd355"}
{"type":"answer","n":350,"by":null,"ask":"bot.black","answer":"1","sum":"b102bd5284308d39"}
{"type":"answer","n":351,"by":null,"ask":"bot.green","answer":"2","sum":"2e3ee1c006b78ade"}
{"type":"answer","n":352,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.2: dice 2 1 2: balochistan, so nimruz","8.5.1 step 3b: Guerrillas without a Base: nimruz"],"sum":"4d7fa8f2083891db"}
{"type":"answer","n":353,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: nimruz"],"sum":"1d0086bd6afb9377"}
{"type":"answer","n":354,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, faryab, ghowr"],"sum":"4bf3e77123f72a4d"}
{"type":"answer","n":355,"by":null,"ask":"bot.tan","answer":"3","sum":"320df180e9f9ba5d"}
{"type":"answer","n":356,"by":null,"ask":"bot.black","answer":"5","sum":"98a2575e490430bc"}
{"type":"answer","n":357,"by":null,"ask":"bot.green","answer":"1","sum":"a9f1ccd961650fa1"}
{"type":"answer","n":358,"by":"warlords","ask":"rally.space","answer":"faryab","why":["8.2: dice 3 5 1: nuristan, so faryab","8.5.1 step 3b: Guerrillas without a Base: faryab"],"sum":"727891099e8d8baa"}
{"type":"answer","n":359,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: faryab"],"sum":"7ff3b6b6db681b38"}
{"type":"answer","n":360,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"5c4768be282fb770"}
{"type":"answer","n":361,"by":"warlords","ask":"cultivate.space","answer":"roll-spaces","why":["8.2: among faryab, oruzgan"],"sum":"dd1aef9284374441"}
{"type":"answer","n":362,"by":null,"ask":"bot.tan","answer":"4","sum":"536e9edeaee6554c"}
{"type":"answer","n":363,"by":null,"ask":"bot.black","answer":"4","sum":"cc25193d084e2d67"}
{"type":"answer","n":364,"by":null,"ask":"bot.green","answer":"3","sum":"8bd41b27887c5eba"}
{"type":"answer","n":365,"by":"warlords","ask":"cultivate.space","answer":"faryab","why":["8.2: dice 4 4 3: kabul, so faryab","8.5.4: Cultivate: faryab"],"sum":"f3d8002e4e798b26"}
{"type":"answer","n":366,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"b0eea7ca0fa0424d","sum":"1c26ab5c94a58029"}
{"type":"answer","n":367,"by":null,"ask":"deck.top","answer":"propaganda","print":"e9d3f9c1e1f66453","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 48\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43\neligible: coalition taliban\nresources: government=8 taliban=0 warlords=18\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbaghlan G:T9\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T4P4 +1\nkabul C:B1T10 G:P3 T:u2 support=S +1\nkandahar C:B1T4 G:T6P5\nkhowst C:B1T3 G:T6P7 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:T1\noruzgan W:u2\npaktika T:B2u1 support=O\nzabol T:B2u1\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"1e45fa08dc9241d7"}
{"type":"answer","n":368,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Strategic Partners"],"sum":"3b19512622094913"}
{"type":"answer","n":369,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"0c3f5e99a542e8aa"}
{"type":"answer","n":370,"by":"taliban","ask":"event.free","answer":"do","why":["8.4.4: a free Rally"],"sum":"3f1a7c0a5afca0c8"}
{"type":"answer","n":371,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among balochistan, northwest-frontier"],"sum":"db448a7a8b35c314"}
{"type":"answer","n":372,"by":null,"ask":"bot.tan","answer":"4","sum":"86cae6f0b7d42071"}
{"type":"answer","n":373,"by":null,"ask":"bot.black","answer":"6","sum":"b49207c236f8b329"}
{"type":"answer","n":374,"by":null,"ask":"bot.green","answer":"5","sum":"a20aef9e42e41ee4"}
{"type":"answer","n":375,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.2: dice 4 6 5: northwest-frontier, so northwest-frontier","8.7.2 step 4a: wins Taliban Control: northwest-frontier"],"sum":"f370bb978bb77a0c"}
{"type":"answer","n":376,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: northwest-frontier"],"sum":"0a5b9312a31cf64a"}
{"type":"answer","n":377,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4b: 1 or 2 Guerrillas: waziristan"],"sum":"206285b50e82c670"}
{"type":"answer","n":378,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4b: 1 or 2 Guerrillas: waziristan"],"sum":"ad9e81c4bf834dfd"}
{"type":"answer","n":379,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"print":"6855799988392a53","sum":"9b36ef1b58e58fbb"}
{"type":"answer","n":380,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (2)","8.2: among herat, kandahar"],"sum":"e461329304ee8372"}
{"type":"answer","n":381,"by":null,"ask":"bot.tan","answer":"3","sum":"f1e2c72f418cc767"}
{"type":"answer","n":382,"by":null,"ask":"bot.black","answer":"2","sum":"3c59170799ab1db6"}
{"type":"answer","n":383,"by":null,"ask":"bot.green","answer":"5","sum":"121429edc40e672a"}
{"type":"answer","n":384,"by":"coalition","ask":"turn","answer":"train","why":["8.2: dice 3 2 5: ghazni, so kandahar","8.8: Train"],"sum":"a63fcd1518adad08"}
{"type":"answer","n":385,"by":"coalition","ask":"train.space","answer":"kandahar","why":["8.8.2: Civic Action shifts most: kandahar"],"sum":"7aaf0b1c7c6dcd3a"}
{"type":"answer","n":386,"by":"coalition","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"f508d35c719f0ce4"}
{"type":"answer","n":387,"by":"coalition","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"e5337880fcc90bc3"}
{"type":"answer","n":388,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"2fd41dcc5188a206"}
{"type":"answer","n":389,"by":"coalition","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"8328d0f5533cfb23"}
{"type":"answer","n":390,"by":"coalition","ask":"special","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"4182da91f0edf982"}
{"type":"answer","n":391,"by":null,"ask":"bot.die","answer":"1","sum":"3248dee3408fc16e"}
{"type":"answer","n":392,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.8.2: Surge: die 1","8.8.2: the roll lets nothing be placed","8.8.2: most Coalition Troops in excess: kabul (10)","8.8.2: most Coalition Troops in excess: kandahar (4)","8.2: among herat, khowst"],"sum":"50296893d0e55ea0"}
{"type":"answer","n":393,"by":null,"ask":"bot.tan","answer":"5","sum":"781e537f1fd147ce"}
{"type":"answer","n":394,"by":null,"ask":"bot.black","answer":"6","sum":"96978c3362acf930"}
{"type":"answer","n":395,"by":null,"ask":"bot.green","answer":"5","sum":"1e9045a2bab24538"}
{"type":"answer","n":396,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.2: dice 5 6 5: kandahar, so herat","8.8.2: Taliban are there: ghazni, paktika, zabol","8.8.2: highest Population: ghazni, paktika (1)","8.2: among ghazni, paktika"],"sum":"93c1974f34df488e"}
{"type":"answer","n":397,"by":null,"ask":"bot.tan","answer":"5","sum":"b9ba466c65880936"}
{"type":"answer","n":398,"by":null,"ask":"bot.black","answer":"6","sum":"737601a35b7190e6"}
{"type":"answer","n":399,"by":null,"ask":"bot.green","answer":"5","sum":"ec06c0e72ac3d34d"}
{"type":"answer","n":400,"by":"coalition","ask":"special","answer":"air-lift","why":["8.2: dice 5 6 5: kandahar, so paktika","8.8.2: Air Lift adds COIN Control of paktika"],"sum":"434bfdc5a04c8b2c"}
{"type":"answer","n":401,"by":"coalition","ask":"air-lift.origin","answer":"kabul","why":["8.8.2: 9 can be spared: coalition_troops in kabul"],"sum":"1e579d00bb4f3c08"}
{"type":"answer","n":402,"by":"coalition","ask":"air-lift.destination","answer":"paktika","why":["8.8.2: the destination of the Air Lift: paktika"],"sum":"3143799812379683"}
{"type":"answer","n":403,"by":"coalition","ask":"air-lift.troops","answer":"9","why":["8.8.2: all that can be spared"],"sum":"226e88cac5ebab30"}
{"type":"answer","n":404,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","why":["8.8.2: 3 can be spared: coalition_troops in kandahar"],"sum":"284201fce13d27e2"}
{"type":"answer","n":405,"by":"coalition","ask":"air-lift.destination","answer":"paktika","why":["8.8.2: the destination of the Air Lift: paktika"],"sum":"b00a2b5311d40daf"}
{"type":"answer","n":406,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"b140969e6ca7f519"}
{"type":"answer","n":407,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"766e70675e8c9258"}
{"type":"answer","n":408,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","why":["8.8.2: 3 can be spared: government_troops in kandahar"],"sum":"6577204f1fbeeea1"}
{"type":"answer","n":409,"by":"coalition","ask":"air-lift.destination","answer":"paktika","why":["8.8.2: the destination of the Air Lift: paktika"],"sum":"aa535b450708a2c8"}
{"type":"answer","n":410,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"633b09d54e33d6a6"}
{"type":"answer","n":411,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"4fc2dca1c2b6d7df"}
{"type":"answer","n":412,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"print":"710f8ce7e2f04fb1","sum":"b72285069749a079"}
{"type":"answer","n":413,"by":null,"ask":"deck.card","answer":"26","print":"7d85e4dfd91a6ea9","sum":"79c17627fd402ba9"}
{"type":"answer","n":414,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"sum":"08d50312fdd2e57b"}
{"type":"answer","n":415,"by":"taliban","ask":"sharia.space","answer":"ghazni","why":["8.7.7: Sharia: ghazni"],"print":"64774ee40134fe52","sum":"48e5fc2cb53c82e9"}
{"type":"answer","n":416,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"6b53c0300718f3f1"}
{"type":"answer","n":417,"by":"government","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"bc3add5ab5dc34dc"}
{"type":"answer","n":418,"by":"government","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"be28611dfaa50c67"}
{"type":"answer","n":419,"by":"coalition","ask":"redeploy.coalition.origin","answer":"paktika","why":["8.8.6: no Police in paktika"],"sum":"dc583fe906b727e6"}
{"type":"answer","n":420,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: kabul, kandahar (1)","8.2: among kabul, kandahar"],"sum":"9bace4b7fd0837ac"}
{"type":"answer","n":421,"by":null,"ask":"bot.tan","answer":"4","sum":"2ed32eaade473dd1"}
{"type":"answer","n":422,"by":null,"ask":"bot.black","answer":"6","sum":"e6acdf0a1143c300"}
{"type":"answer","n":423,"by":null,"ask":"bot.green","answer":"2","sum":"65b78bc85a22c049"}
{"type":"answer","n":424,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 4 6 2: nuristan, so kandahar","8.8.6: where fewest Coalition Troops are: kandahar"],"sum":"3e338cd98d4c7824"}
{"type":"answer","n":425,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"8be432873171d33d"}
{"type":"answer","n":426,"by":"coalition","ask":"redeploy.coalition.origin","answer":"paktika","why":["8.8.6: no Police in paktika"],"sum":"fd748da35fcfcd0e"}
{"type":"answer","n":427,"by":"coalition","ask":"redeploy.destination","answer":"kabul","why":["8.8.6: fewest Coalition Troops: kabul (1)","8.8.6: where fewest Coalition Troops are: kabul"],"sum":"574b1f0223e1f131"}
{"type":"answer","n":428,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"fa5b9fdf7d91e2b9"}
{"type":"answer","n":429,"by":"coalition","ask":"redeploy.coalition.origin","answer":"paktika","why":["8.8.6: no Police in paktika"],"sum":"38f15143df7d8229"}
{"type":"answer","n":430,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: kabul, kandahar (2)","8.2: among kabul, kandahar"],"sum":"ee0e5636b581b4f1"}
{"type":"answer","n":431,"by":null,"ask":"bot.tan","answer":"1","sum":"9a09664040c39195"}
{"type":"answer","n":432,"by":null,"ask":"bot.black","answer":"5","sum":"814f38150c8c1120"}
{"type":"answer","n":433,"by":null,"ask":"bot.green","answer":"2","sum":"a8f1ad1671fb7e2a"}
{"type":"answer","n":434,"by":"coalition","ask":"redeploy.destination","answer":"kabul","why":["8.2: dice 1 5 2: zabol, so kabul","8.8.6: where fewest Coalition Troops are: kabul"],"sum":"1181498f58c3bab1"}
{"type":"answer","n":435,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"fabb59c0ce4eb009"}
{"type":"answer","n":436,"by":"coalition","ask":"redeploy.coalition.origin","answer":"paktika","why":["8.8.6: no Police in paktika"],"sum":"f805b9e9c68a4ff9"}
{"type":"answer","n":437,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","why":["8.8.6: fewest Coalition Troops: kandahar (2)","8.8.6: where fewest Coalition Troops are: kandahar"],"sum":"6449bad7cd711fe4"}
{"type":"answer","n":438,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"a8041849417aee09"}
{"type":"answer","n":439,"by":"coalition","ask":"redeploy.coalition.origin","answer":"paktika","why":["8.8.6: no Police in paktika"],"sum":"d59681d25561dd13"}
{"type":"answer","n":440,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among herat, kabul, kandahar, khowst"],"sum":"4c0c67b0cb428f27"}
{"type":"answer","n":441,"by":null,"ask":"bot.tan","answer":"6","sum":"7dc72f4f2acdbe7f"}
{"type":"answer","n":442,"by":null,"ask":"bot.black","answer":"1","sum":"88e31fa51df8e832"}
{"type":"answer","n":443,"by":null,"ask":"bot.green","answer":"2","sum":"becf71fd0cfac6a9"}
{"type":"answer","n":444,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 6 1 2: konduz, so kandahar","8.8.6: where fewest Coalition Troops are: kandahar"],"sum":"e8f573d35259101a"}
{"type":"answer","n":445,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"960638acac908166"}
{"type":"answer","n":446,"by":"coalition","ask":"redeploy.coalition.origin","answer":"paktika","why":["8.8.6: no Police in paktika"],"sum":"8e44b98cc1453384"}
{"type":"answer","n":447,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: herat, kabul, khowst (3)","8.2: among herat, kabul, khowst"],"sum":"77656433d04af4a0"}
{"type":"answer","n":448,"by":null,"ask":"bot.tan","answer":"6","sum":"4e34d920492162ff"}
{"type":"answer","n":449,"by":null,"ask":"bot.black","answer":"3","sum":"a164f5cda7f93625"}
{"type":"answer","n":450,"by":null,"ask":"bot.green","answer":"6","sum":"80c6ee518fb2eba6"}
{"type":"answer","n":451,"by":"coalition","ask":"redeploy.destination","answer":"herat","why":["8.2: dice 6 3 6: ghowr, so herat","8.8.6: where fewest Coalition Troops are: herat"],"sum":"234b6138a1d9aac5"}
{"type":"answer","n":452,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"f049310383bb2753"}
{"type":"answer","n":453,"by":"coalition","ask":"redeploy.coalition.origin","answer":"paktika","why":["8.8.6: no Police in paktika"],"sum":"86fd4e3b07663b13"}
{"type":"answer","n":454,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: kabul, khowst (3)","8.2: among kabul, khowst"],"sum":"00d9f16eaca01908"}
{"type":"answer","n":455,"by":null,"ask":"bot.tan","answer":"3","sum":"2678b926d1e75e5a"}
{"type":"answer","n":456,"by":null,"ask":"bot.black","answer":"3","sum":"dd538a4c2f2b18d3"}
{"type":"answer","n":457,"by":null,"ask":"bot.green","answer":"2","sum":"9cd9aad9e1ac7e02"}
{"type":"answer","n":458,"by":"coalition","ask":"redeploy.destination","answer":"kabul","why":["8.2: dice 3 3 2: kabul, so kabul","8.8.6: where fewest Coalition Troops are: kabul"],"sum":"3f24557fbbffe760"}
{"type":"answer","n":459,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"b0979c60bafc6a94"}
{"type":"answer","n":460,"by":"coalition","ask":"redeploy.coalition.origin","answer":"paktika","why":["8.8.6: no Police in paktika"],"sum":"6a38b3f49caea680"}
{"type":"answer","n":461,"by":"coalition","ask":"redeploy.destination","answer":"khowst","why":["8.8.6: fewest Coalition Troops: khowst (3)","8.8.6: where fewest Coalition Troops are: khowst"],"sum":"6e871b861e28e464"}
{"type":"answer","n":462,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"ee21894767f43ea6"}
{"type":"answer","n":463,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"d467f1b24580a254"}
{"type":"answer","n":464,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (0)","8.6.7: fewest Government Troops: kabul"],"sum":"a8068cbf8c9d8975"}
{"type":"answer","n":465,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"621e0d658011f8ab"}
{"type":"answer","n":466,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (1)","8.6.7: fewest Government Troops: kabul"],"sum":"ea3920407a6afdda"}
{"type":"answer","n":467,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"1253edda87b34288"}
{"type":"answer","n":468,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (2)","8.6.7: fewest Government Troops: kabul"],"sum":"38cf528a2b2b5136"}
{"type":"answer","n":469,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"88b6422caceabb8a"}
{"type":"answer","n":470,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kabul (3)","8.6.7: fewest Government Troops: herat"],"sum":"66c2db1ff24585d6"}
{"type":"answer","n":471,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"6978a43b2cb33085"}
{"type":"answer","n":472,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (3)","8.6.7: fewest Government Troops: kabul"],"sum":"bd89497d52501fdf"}
{"type":"answer","n":473,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"001201374fa33315"}
{"type":"answer","n":474,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat"],"sum":"62267e2a5e2d6905"}
{"type":"answer","n":475,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul, kandahar, khowst (4)","8.6.7: fewest Government Troops: kabul"],"sum":"681a8c212e6aa89d"}
{"type":"answer","n":476,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar, khowst (4)","8.6.7: fewest Government Troops: kandahar"],"sum":"bd5ab70ffefbe8ca"}
{"type":"answer","n":477,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"fd03ce201be7c3f3"}
{"type":"answer","n":478,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: fewest Government Troops: khowst (4)","8.6.7: fewest Government Troops: khowst"],"sum":"a24e8a1bd752230c"}
{"type":"answer","n":479,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: among baghlan, nuristan"],"sum":"7a5fc481cc09a871"}
{"type":"answer","n":480,"by":null,"ask":"bot.tan","answer":"2","sum":"93bd617d0104d8f2"}
{"type":"answer","n":481,"by":null,"ask":"bot.black","answer":"5","sum":"cb518a58e54acfc3"}
{"type":"answer","n":482,"by":null,"ask":"bot.green","answer":"1","sum":"ea2dfc1d1318dd59"}
{"type":"answer","n":483,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 2 5 1: zabol, so nuristan","8.6.7: COIN Control would be lost: nuristan","8.6.7: most Police: kandahar (6)","8.6.7: COIN Control would be lost: baghlan","8.6.7: most Police: kandahar, khowst (5)","8.2: among kandahar, khowst"],"sum":"b34863b01ad32372"}
{"type":"answer","n":484,"by":null,"ask":"bot.tan","answer":"6","sum":"b7f7b7ee067ade80"}
{"type":"answer","n":485,"by":null,"ask":"bot.black","answer":"4","sum":"770e2ac439e58564"}
{"type":"answer","n":486,"by":null,"ask":"bot.green","answer":"4","sum":"0c741c309b171bfe"}
{"type":"answer","n":487,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 6 4 4: faryab, so kandahar","8.6.7: most Police: khowst (5)","8.6.7: fewest Police: paktika (0)","8.6.7: most Police: kandahar, khowst (4)","8.2: among kandahar, khowst"],"sum":"d522a83f45e74a56"}
{"type":"answer","n":488,"by":null,"ask":"bot.tan","answer":"4","sum":"a694cf6b6b98ef14"}
{"type":"answer","n":489,"by":null,"ask":"bot.black","answer":"6","sum":"ab8b89115994a93a"}
{"type":"answer","n":490,"by":null,"ask":"bot.green","answer":"3","sum":"560473c35526ae3a"}
{"type":"answer","n":491,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 6 3: baghlan, so kandahar","8.6.7: fewest Police: baghlan, nuristan, paktika (1)","8.2: among baghlan, nuristan, paktika"],"sum":"4ce0a4bcb8ad2800"}
{"type":"answer","n":492,"by":null,"ask":"bot.tan","answer":"4","sum":"9b7c4a78ba15127d"}
{"type":"answer","n":493,"by":null,"ask":"bot.black","answer":"4","sum":"334c1add873c80ba"}
{"type":"answer","n":494,"by":null,"ask":"bot.green","answer":"3","sum":"cd3362cf9a4da6b0"}
{"type":"answer","n":495,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 4 3: kabul, so nuristan","8.6.7: most Police: khowst (4)","8.6.7: fewest Police: baghlan, paktika (1)","8.2: among baghlan, paktika"],"sum":"51590c0afdef6fc9"}
{"type":"answer","n":496,"by":null,"ask":"bot.tan","answer":"5","sum":"bfd780e42e164ab8"}
{"type":"answer","n":497,"by":null,"ask":"bot.black","answer":"6","sum":"d80f5378ec8f8061"}
{"type":"answer","n":498,"by":null,"ask":"bot.green","answer":"5","sum":"a8812731b21ffe69"}
{"type":"answer","n":499,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 5 6 5: kandahar, so paktika","8.6.7: most Police: herat, kandahar, khowst (3)","8.2: among herat, kandahar, khowst"],"sum":"fd7948f2bd3ba98d"}
{"type":"answer","n":500,"by":null,"ask":"bot.tan","answer":"4","sum":"5f32d9bd77506d43"}
{"type":"answer","n":501,"by":null,"ask":"bot.black","answer":"5","sum":"3b238a3435f21137"}
{"type":"answer","n":502,"by":null,"ask":"bot.green","answer":"4","sum":"8da38df0748bf2be"}
{"type":"answer","n":503,"by":"government","ask":"redeploy.police.origin","answer":"kandahar","why":["8.2: dice 4 5 4: baghlan, so kandahar","8.6.7: fewest Police: baghlan (1)","8.6.7: COIN Control would be lost: 2 Police from kandahar to nuristan"],"sum":"6b37aeb7b53268c7"}
{"type":"answer","n":504,"by":"government","ask":"redeploy.destination","answer":"nuristan","why":["8.6.7: COIN Control would be lost: 2 Police from kandahar to nuristan"],"sum":"645fc79352bda7fe"}
{"type":"answer","n":505,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: COIN Control would be lost: 2 Police from kandahar to nuristan"],"sum":"9864a9f4cae62502"}
{"type":"answer","n":506,"by":"government","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: COIN Control would be lost: 2 Police from kandahar to baghlan"],"sum":"51027a48c4362b43"}
{"type":"answer","n":507,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.6.7: COIN Control would be lost: 2 Police from kandahar to baghlan"],"sum":"6ef031695f6dc332"}
{"type":"answer","n":508,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: COIN Control would be lost: 2 Police from kandahar to baghlan"],"sum":"99c5442bfd4f66ac"}
{"type":"answer","n":509,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.6.7: from most to fewest: 2 Police from khowst to paktika"],"sum":"bf5280d453f26556"}
{"type":"answer","n":510,"by":"government","ask":"redeploy.destination","answer":"paktika","why":["8.6.7: from most to fewest: 2 Police from khowst to paktika"],"sum":"c5cdb9df9a4977ba"}
{"type":"answer","n":511,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: from most to fewest: 2 Police from khowst to paktika"],"sum":"df2d9a0e27f19bce"}
{"type":"answer","n":512,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"a1103a9c2220958e"}
{"type":"answer","n":513,"by":"taliban","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: others than those who must Redeploy stay"],"sum":"77cfba0a8665252e"}
{"type":"answer","n":514,"by":"taliban","ask":"redeploy.destination","answer":"zabol","why":["8.7.8: fewest Guerrillas: zabol, northwest-frontier (1)","8.7.8: Afghan before Pakistan: zabol","8.7.8: where fewest Guerrillas are, Afghan first: zabol"],"print":"ceeef2705ead6c41","sum":"771997c2d8529663"}
{"type":"answer","n":515,"by":null,"ask":"deck.card","answer":"41","print":"c5b2608a3f4eb276","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 26\nnext: 41\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda\nresources: government=36 taliban=5 warlords=23\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T5P3 +1\nkabul C:B1T4 G:T5P2 T:u2 support=S +1\nkandahar C:B1T4 G:T5P2 support=S\nkhowst C:B1T4 G:T5P3 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u2\nnorthwest-frontier T:u1\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"b5e57a97a14598d4"}
{"type":"answer","n":516,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: MANPADS Scare"],"sum":"f8d110383a376632"}
{"type":"answer","n":517,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"fd1874cafec142d5","sum":"a3ab0dbc2db00fe8"}
{"type":"answer","n":518,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (23)","8.6: Train"],"sum":"36159b2f8eecbb84"}
{"type":"answer","n":519,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: kabul, kandahar (7)","8.2: among kabul, kandahar"],"sum":"263562a2e253f7b5"}
{"type":"answer","n":520,"by":null,"ask":"bot.tan","answer":"4","sum":"b324c10261ce0cc4"}
{"type":"answer","n":521,"by":null,"ask":"bot.black","answer":"1","sum":"8081686a49286503"}
{"type":"answer","n":522,"by":null,"ask":"bot.green","answer":"5","sum":"8cb8a2fd793618ae"}
{"type":"answer","n":523,"by":"government","ask":"train.space","answer":"kabul","why":["8.2: dice 4 1 5: ghazni, so kabul","8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"4d9f2eb6653566ef"}
{"type":"answer","n":524,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"6c777be86be27cb6"}
{"type":"answer","n":525,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"ee378f64ac9aafe2"}
{"type":"answer","n":526,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: fewest Government cubes: kandahar (7)","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"562f51fb731fe6a3"}
{"type":"answer","n":527,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"071e67668908ed6d"}
{"type":"answer","n":528,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2709c8ecf295d473"}
{"type":"answer","n":529,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.2: among herat, khowst"],"sum":"164e2ed46b11916c"}
{"type":"answer","n":530,"by":null,"ask":"bot.tan","answer":"3","sum":"ed900e874c9d7bbf"}
{"type":"answer","n":531,"by":null,"ask":"bot.black","answer":"5","sum":"5590214b1e8f9a5e"}
{"type":"answer","n":532,"by":null,"ask":"bot.green","answer":"5","sum":"3ab5056e8c00fc26"}
{"type":"answer","n":533,"by":"government","ask":"train.space","answer":"herat","why":["8.2: dice 3 5 5: northwest-frontier, so herat","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"f280d7fc1a7f7050"}
{"type":"answer","n":534,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"a5714a5a5b384566"}
{"type":"answer","n":535,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"9f35514da271cc25"}
{"type":"answer","n":536,"by":"government","ask":"train.space","answer":"khowst","why":["8.6.2 step 2: Kabul or a COIN Base: khowst"],"sum":"67d8e5dc7fd7fd85"}
{"type":"answer","n":537,"by":"government","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"23eaaca453b8409b"}
{"type":"answer","n":538,"by":"government","ask":"train.police","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"d92de24bf2562170"}
{"type":"answer","n":539,"by":"government","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"50bc18f6b8aa1abe"}
{"type":"answer","n":540,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"e9e299d053b52363"}
{"type":"answer","n":541,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"f177dfe0e9453e2f"}
{"type":"answer","n":542,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"0b3acc56abe3f102","sum":"624eff6829002212"}
{"type":"answer","n":543,"by":null,"ask":"deck.card","answer":"46","print":"27673a524bc2dab2","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 41\nnext: 46\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26\neligible: coalition warlords\nresources: government=24 taliban=5 warlords=23\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u2 support=S +1\nkandahar C:B1T4 G:T8P5 support=S +1\nkhowst C:B1T4 G:T6P4 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u2\nnorthwest-frontier T:u1\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"3c5867ac586fca12"}
{"type":"answer","n":544,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.1: NATO Politics would change nothing","8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (5)","8.8.4: Assault would remove a Base or 4 Taliban pieces: no (0 Bases, 0 Taliban pieces)","8.8.2: most Coalition Troops in excess: herat, kabul, kandahar, khowst (4)","8.2: among herat, kabul, kandahar, khowst"],"sum":"2660464490942fc0"}
{"type":"answer","n":545,"by":null,"ask":"bot.tan","answer":"3","sum":"b25f00c3e2fa9eb4"}
{"type":"answer","n":546,"by":null,"ask":"bot.black","answer":"4","sum":"56705fd5494f5814"}
{"type":"answer","n":547,"by":null,"ask":"bot.green","answer":"5","sum":"d4e51c5dc634205e"}
{"type":"answer","n":548,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 3 4 5: kabul, so kabul","8.8.2: most Coalition Troops in excess: herat, kandahar, khowst (4)","8.2: among herat, kandahar, khowst"],"sum":"37f6a914f3f50f8e"}
{"type":"answer","n":549,"by":null,"ask":"bot.tan","answer":"6","sum":"34e692ff65b29376"}
{"type":"answer","n":550,"by":null,"ask":"bot.black","answer":"4","sum":"9d8897ca875b6003"}
{"type":"answer","n":551,"by":null,"ask":"bot.green","answer":"4","sum":"42aa9b0f519c9156"}
{"type":"answer","n":552,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 6 4 4: faryab, so kandahar","8.8.2: most Coalition Troops in excess: herat, khowst (4)","8.2: among herat, khowst"],"sum":"1d6d253852e51e2b"}
{"type":"answer","n":553,"by":null,"ask":"bot.tan","answer":"6","sum":"3025ed24dea2a24d"}
{"type":"answer","n":554,"by":null,"ask":"bot.black","answer":"4","sum":"180c7324619a0441"}
{"type":"answer","n":555,"by":null,"ask":"bot.green","answer":"6","sum":"5d6711a356748a92"}
{"type":"answer","n":556,"by":"coalition","ask":"turn","answer":"sweep","why":["8.2: dice 6 4 6: ghowr, so herat","8.8: Sweep"],"sum":"374a946cc289e8b0"}
{"type":"answer","n":557,"by":"coalition","ask":"sweep.space","answer":"air-lift","why":["8.8.3: Air Lift exposes the last Underground Taliban of zabol"],"sum":"6e5d7843c22790bc"}
{"type":"answer","n":558,"by":"coalition","ask":"air-lift.space","answer":"kabul","why":["8.8.2: the Air Lift: kabul to kandahar to zabol"],"sum":"9bb8538e7213070d"}
{"type":"answer","n":559,"by":"coalition","ask":"air-lift.space","answer":"kandahar","why":["8.8.2: the Air Lift: kabul to kandahar to zabol"],"sum":"0c6792ebb7289b9d"}
{"type":"answer","n":560,"by":"coalition","ask":"air-lift.space","answer":"zabol","why":["8.8.2: the Air Lift: kabul to kandahar to zabol"],"sum":"2cdb0329afde8f5b"}
{"type":"answer","n":561,"by":"taliban","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"04d5d62b9d9a9772"}
{"type":"answer","n":562,"by":null,"ask":"bot.die","answer":"3","sum":"d1fb27868dbfcf6b"}
{"type":"answer","n":563,"by":"taliban","ask":"manpads","answer":"cancel","why":["8.7.1: die 3: cancel"],"sum":"b100b88c7c613d87"}
{"type":"answer","n":564,"by":"coalition","ask":"sweep.space","answer":"kabul","why":["8.8.3: Sweep where a Coalition piece is: kabul"],"sum":"180c47f1439415e6"}
{"type":"answer","n":565,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"7e880f8e16f4ec27"}
{"type":"answer","n":566,"by":"coalition","ask":"sweep.space","answer":"paktika","why":["8.8.3: Sweep where a Coalition piece is: paktika"],"sum":"8ce4d404b3353711"}
{"type":"answer","n":567,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"5bc20f8f39d4a07b"}
{"type":"answer","n":568,"by":"coalition","ask":"sweep.space","answer":"done","why":["8.8.3: nobody else would be found"],"sum":"791ef045db8c38e1"}
{"type":"answer","n":569,"by":"coalition","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"2b1ed18ff572f8dc","sum":"c24ac820f3c70537"}
{"type":"answer","n":570,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: NATO Politics"],"sum":"f47261072b5cbdf2"}
{"type":"answer","n":571,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"71ad0936a5f214c2"}
{"type":"answer","n":572,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.4.4: most Bases: herat, kandahar, khowst (1)","8.2: among herat, kandahar, khowst"],"sum":"afb228c417df2df8"}
{"type":"answer","n":573,"by":null,"ask":"bot.tan","answer":"6","sum":"fda05342ff08c43c"}
{"type":"answer","n":574,"by":null,"ask":"bot.black","answer":"6","sum":"2a26dd381726284d"}
{"type":"answer","n":575,"by":null,"ask":"bot.green","answer":"6","sum":"006d56cb539094cd"}
{"type":"answer","n":576,"by":"warlords","ask":"event.space","answer":"kandahar","why":["8.2: dice 6 6 6: kandahar, so kandahar"],"print":"5830f3dfe1078138","sum":"7d349b8a5988a378"}
{"type":"answer","n":577,"by":null,"ask":"deck.card","answer":"36","print":"9575d6f67e5e5c63","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 46\nnext: 36\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41\neligible: government taliban\nresources: government=24 taliban=4 warlords=23\naid: 19\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:a2 support=S +1\nkandahar G:T8P5 support=S +1\nkhowst C:B1T4 G:T6P4 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2a1 support=O\nzabol T:B2u2\nnorthwest-frontier T:u1\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"a2a4cc17e7c7782d"}
{"type":"answer","n":578,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: ID Cards"],"sum":"09dd722846b545e4"}
{"type":"answer","n":579,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"a937b4d0ca5e47ae","sum":"45cf51bbeff24a5a"}
{"type":"answer","n":580,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (25 Available, 3 Active)","8.7: Rally"],"sum":"dbf3e25fe2104dcc"}
{"type":"answer","n":581,"by":"taliban","ask":"rally.space","answer":"paktika","why":["8.7.2 step 1: all Active at a Base with cubes: paktika"],"sum":"83ffe6f1ba16d280"}
{"type":"answer","n":582,"by":"taliban","ask":"rally.action","answer":"hide","why":["8.7.2 step 1: all Active at a Base with cubes: paktika"],"sum":"79ff410f16c3fa1a"}
{"type":"answer","n":583,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"f6b0dd0a09a526dd"}
{"type":"answer","n":584,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"3c5f0664e4f56d17"}
{"type":"answer","n":585,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, farah, ghazni, samangan, sar-e-pol, balochistan"],"sum":"573ef6e9d93350c5"}
{"type":"answer","n":586,"by":null,"ask":"bot.tan","answer":"6","sum":"06f9836ce3650709"}
{"type":"answer","n":587,"by":null,"ask":"bot.black","answer":"6","sum":"0650d914caa514dd"}
{"type":"answer","n":588,"by":null,"ask":"bot.green","answer":"6","sum":"93fd914b9747dd55"}
{"type":"answer","n":589,"by":"taliban","ask":"rally.space","answer":"balochistan","why":["8.2: dice 6 6 6: kandahar, so balochistan","8.7.2 step 4a: wins Taliban Control: balochistan"],"sum":"caaeabb8e8d60214"}
{"type":"answer","n":590,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: balochistan"],"sum":"fb721f58956fe8a0"}
{"type":"answer","n":591,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among zabol, northwest-frontier"],"sum":"0fa3f62b5ff12595"}
{"type":"answer","n":592,"by":null,"ask":"bot.tan","answer":"6","sum":"b82e82c1aa660a19"}
{"type":"answer","n":593,"by":null,"ask":"bot.black","answer":"4","sum":"99c927b7495273f3"}
{"type":"answer","n":594,"by":null,"ask":"bot.green","answer":"3","sum":"ac998f2af22e387f"}
{"type":"answer","n":595,"by":"taliban","ask":"rally.space","answer":"zabol","why":["8.2: dice 6 4 3: faryab, so zabol","8.7.2 step 4b: 1 or 2 Guerrillas: zabol"],"sum":"d93d1911987844b7"}
{"type":"answer","n":596,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4b: 1 or 2 Guerrillas: zabol"],"sum":"97938b7e472f34e7"}
{"type":"answer","n":597,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"7a38886360381675"}
{"type":"answer","n":598,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"33d1344b3166f274"}
{"type":"answer","n":599,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"a665480a77210ed3"}
{"type":"answer","n":600,"by":"taliban","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"87414da295122f7c"}
{"type":"answer","n":601,"by":"taliban","ask":"extort.space","answer":"zabol","why":["8.7.2: Extort wherever possible: zabol"],"sum":"14169eff3655e81d"}
{"type":"answer","n":602,"by":"taliban","ask":"extort.space","answer":"balochistan","why":["8.7.2: Extort wherever possible: balochistan"],"sum":"e836239c91f1221a"}
{"type":"answer","n":603,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","why":["8.7.2: Extort wherever possible: northwest-frontier"],"sum":"cc53709326f669da"}
{"type":"answer","n":604,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"sum":"deefb5a5bfc0d362"}
{"type":"answer","n":605,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"9b72f85432c6ade3","sum":"5f94864248d4c73b"}
{"type":"answer","n":606,"by":null,"ask":"deck.card","answer":"13","print":"85d10d2252c562e0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 36\nnext: 13\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46\neligible: coalition warlords\nresources: government=24 taliban=5 warlords=23\naid: 19\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1a2 support=S +1\nkandahar G:T8P5 support=S +1\nkhowst C:B1T4 G:T6P4 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u3a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u7a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"0e2a018880d10455"}
{"type":"answer","n":607,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mullah Omar"],"sum":"e6507f0b1df07374"}
{"type":"answer","n":608,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"cc38e44b67a07fcf","sum":"0fb6349d91a3bc66"}
{"type":"answer","n":609,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (6)","8.8.2: most Coalition Troops in excess: herat, kabul, khowst (4)","8.2: among herat, kabul, khowst"],"sum":"5378080ea9ab304e"}
{"type":"answer","n":610,"by":null,"ask":"bot.tan","answer":"2","sum":"ed7494c7fdfdcf0e"}
{"type":"answer","n":611,"by":null,"ask":"bot.black","answer":"6","sum":"9d8eaa419ee33edb"}
{"type":"answer","n":612,"by":null,"ask":"bot.green","answer":"5","sum":"d63dc58f6eadca9b"}
{"type":"answer","n":613,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 2 6 5: paktika, so khowst","8.8.2: most Coalition Troops in excess: herat, kabul (4)","8.2: among herat, kabul"],"sum":"3f0b4f526bb8238a"}
{"type":"answer","n":614,"by":null,"ask":"bot.tan","answer":"6","sum":"79a456dac7c2eaa6"}
{"type":"answer","n":615,"by":null,"ask":"bot.black","answer":"1","sum":"d3178251d67acaa2"}
{"type":"answer","n":616,"by":null,"ask":"bot.green","answer":"4","sum":"66b594d66a8363d7"}
{"type":"answer","n":617,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 6 1 4: badakhshan, so herat","8.8.2: most Coalition Troops in excess: kabul (4)","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (0 Bases, 5 Taliban pieces)","8.8: Assault"],"sum":"5f9bb3862fe4a833"}
{"type":"answer","n":618,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: Troops Assault where they can remove something: kabul"],"sum":"74962f6a90a87f23"}
{"type":"answer","n":619,"by":"coalition","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"01af6e5bd1af386e"}
{"type":"answer","n":620,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.8.3: Predators: fewest Guerrillas: balochistan, northwest-frontier (1)","8.2: among balochistan, northwest-frontier"],"sum":"a79f8fdf9e9af76d"}
{"type":"answer","n":621,"by":null,"ask":"bot.tan","answer":"1","sum":"870b1a6de3b12cc3"}
{"type":"answer","n":622,"by":null,"ask":"bot.black","answer":"4","sum":"ea8a99e14b096134"}
{"type":"answer","n":623,"by":null,"ask":"bot.green","answer":"5","sum":"119826d600e0090c"}
{"type":"answer","n":624,"by":"coalition","ask":"air-strike.space","answer":"northwest-frontier","why":["8.2: dice 1 4 5: helmand, so northwest-frontier","8.8.3: Air Strike on Taliban: northwest-frontier"],"sum":"85e4ba15a122a805"}
{"type":"answer","n":625,"by":"coalition","ask":"air-strike.space","answer":"balochistan","why":["8.8.3: the last Taliban piece goes: balochistan","8.8.3: Air Strike on Taliban: balochistan"],"sum":"31829eec0fffb854"}
{"type":"answer","n":626,"by":"coalition","ask":"air-strike.space","answer":"waziristan","why":["8.8.3: most Taliban Guerrillas: waziristan (8)","8.8.3: Air Strike on Taliban: waziristan"],"sum":"5db712ccf88bbdb4"}
{"type":"answer","n":627,"by":"taliban","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"a8cf828d91f167aa"}
{"type":"answer","n":628,"by":null,"ask":"bot.die","answer":"4","sum":"1c46a0f0199d7eb5"}
{"type":"answer","n":629,"by":"taliban","ask":"manpads","answer":"cancel","why":["8.7.1: die 4: cancel"],"print":"f1fd61b8f772daa4","sum":"f96d639a40f6b239"}
{"type":"answer","n":630,"by":null,"ask":"deck.card","answer":"65","print":"467de544f8c0ea51","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 13\nnext: 65\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36\neligible: government taliban\nresources: government=24 taliban=4 warlords=23\naid: 19\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1 support=S +1\nkandahar G:T8P5 support=S +1\nkhowst C:B1T4 G:T6P4 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u3a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u7a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"65ac7da02647086e"}
{"type":"answer","n":631,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Anti-Corruption Drive"],"sum":"9632fc558eca1eb7"}
{"type":"answer","n":632,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"d7ef2e27f1d3eeb0","sum":"1b698b04ecfb73c5"}
{"type":"answer","n":633,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: no (3)","8.6.2: Govern could add Patronage: yes","8.6: Train"],"sum":"020b147acf018e2e"}
{"type":"answer","n":634,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 1: three cubes and room for a first COIN Base: kandahar"],"sum":"f628d5819906e28d"}
{"type":"answer","n":635,"by":"government","ask":"train.first","answer":"build-base","why":["8.6.2 step 1: an Available Base for three cubes: kandahar"],"sum":"59fea3c7de7f3961"}
{"type":"answer","n":636,"by":"government","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"773bf0ca5193720b"}
{"type":"answer","n":637,"by":"government","ask":"train.space","answer":"khowst","why":["8.6.2 step 2: fewest Government cubes: khowst (10)","8.6.2 step 2: Kabul or a COIN Base: khowst"],"sum":"878f5e6fa00334e5"}
{"type":"answer","n":638,"by":"government","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"12c3c379d6491c5e"}
{"type":"answer","n":639,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"db24c862986343fa"}
{"type":"answer","n":640,"by":"government","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"76e30a80f4d1a606"}
{"type":"answer","n":641,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"bd1aea0d48aa728c"}
{"type":"answer","n":642,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"98a8ef9ab3e53cc8","sum":"974499c2486228a1"}
{"type":"answer","n":643,"by":null,"ask":"deck.card","answer":"12","print":"05d9b396d91b5c05","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 65\nnext: 12\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13\neligible: coalition warlords\nresources: government=18 taliban=4 warlords=23\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u3a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u7a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"a65a5ffb621e4bd7"}
{"type":"answer","n":644,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Islamabad Blocks Resupply"],"sum":"1929777900bdcfa8"}
{"type":"answer","n":645,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"c8d82893dd91655d","sum":"36048f55c7a599af"}
{"type":"answer","n":646,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (4)","8.8.2: most Coalition Troops in excess: herat, kabul, khowst (4)","8.2: among herat, kabul, khowst"],"sum":"8e5fc170b039950e"}
{"type":"answer","n":647,"by":null,"ask":"bot.tan","answer":"3","sum":"2149dc11a713a483"}
{"type":"answer","n":648,"by":null,"ask":"bot.black","answer":"6","sum":"8bc1b64a87526949"}
{"type":"answer","n":649,"by":null,"ask":"bot.green","answer":"1","sum":"0cb3b46ff7c2dec1"}
{"type":"answer","n":650,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 3 6 1: nuristan, so herat","8.8.2: most Coalition Troops in excess: kabul, khowst (4)","8.2: among kabul, khowst"],"sum":"b9e97b33512e8ccd"}
{"type":"answer","n":651,"by":null,"ask":"bot.tan","answer":"6","sum":"de707b0702b61b17"}
{"type":"answer","n":652,"by":null,"ask":"bot.black","answer":"1","sum":"1bcd69aed68afddc"}
{"type":"answer","n":653,"by":null,"ask":"bot.green","answer":"5","sum":"e32329ebf09c1661"}
{"type":"answer","n":654,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 6 1 5: samangan, so khowst","8.8.2: most Coalition Troops in excess: kabul (4)","8.8.4: Assault would remove a Base or 4 Taliban pieces: no (0 Bases, 0 Taliban pieces)","8.8.2: most Coalition Troops in excess: herat, kabul, khowst (4)","8.2: among herat, kabul, khowst"],"sum":"3fa92535e53787b2"}
{"type":"answer","n":655,"by":null,"ask":"bot.tan","answer":"5","sum":"fe004cd85525cea3"}
{"type":"answer","n":656,"by":null,"ask":"bot.black","answer":"1","sum":"40249226dc407955"}
{"type":"answer","n":657,"by":null,"ask":"bot.green","answer":"3","sum":"c45077a08c8967d1"}
{"type":"answer","n":658,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 5 1 3: badakhshan, so herat","8.8.2: most Coalition Troops in excess: kabul, khowst (4)","8.2: among kabul, khowst"],"sum":"f5a0179c3965b4bd"}
{"type":"answer","n":659,"by":null,"ask":"bot.tan","answer":"6","sum":"ea91831e51ce481c"}
{"type":"answer","n":660,"by":null,"ask":"bot.black","answer":"1","sum":"3fb7dbc97edc0c35"}
{"type":"answer","n":661,"by":null,"ask":"bot.green","answer":"5","sum":"806fda6e840bbca2"}
{"type":"answer","n":662,"by":"coalition","ask":"turn","answer":"sweep","why":["8.2: dice 6 1 5: samangan, so khowst","8.8.2: most Coalition Troops in excess: kabul (4)","8.8: Sweep"],"sum":"95a771f1dac4e318"}
{"type":"answer","n":663,"by":"coalition","ask":"sweep.space","answer":"air-lift","why":["8.8.3: Air Lift exposes the last Underground Taliban of zabol"],"sum":"52a9e0098ad3732f"}
{"type":"answer","n":664,"by":"coalition","ask":"air-lift.space","answer":"herat","why":["8.8.2: the Air Lift: herat to khowst to zabol"],"sum":"da73ffc856271ecd"}
{"type":"answer","n":665,"by":"coalition","ask":"air-lift.space","answer":"khowst","why":["8.8.2: the Air Lift: herat to khowst to zabol"],"sum":"23b0a716851043fc"}
{"type":"answer","n":666,"by":"coalition","ask":"air-lift.space","answer":"zabol","why":["8.8.2: the Air Lift: herat to khowst to zabol"],"sum":"b68ee75d0ffe948f"}
{"type":"answer","n":667,"by":"taliban","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"f065916f209faaee"}
{"type":"answer","n":668,"by":null,"ask":"bot.die","answer":"2","sum":"cc637c24a39180bb"}
{"type":"answer","n":669,"by":"taliban","ask":"manpads","answer":"cancel","why":["8.7.1: die 2: cancel"],"sum":"3c5e901498531efd"}
{"type":"answer","n":670,"by":"coalition","ask":"sweep.space","answer":"kabul","why":["8.8.3: Sweep where a Coalition piece is: kabul"],"sum":"3bc9f155ff13a47d"}
{"type":"answer","n":671,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"93ef4c0f9482d984"}
{"type":"answer","n":672,"by":"coalition","ask":"sweep.space","answer":"paktika","why":["8.8.3: Sweep where a Coalition piece is: paktika"],"sum":"400ca565ed0fffbf"}
{"type":"answer","n":673,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"8506887a6ce89351"}
{"type":"answer","n":674,"by":"coalition","ask":"sweep.space","answer":"done","why":["8.8.3: nobody else would be found"],"sum":"6fca7440efd569f7"}
{"type":"answer","n":675,"by":"coalition","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"404cea957af74af4","sum":"408d92ffcf1d15d3"}
{"type":"answer","n":676,"by":null,"ask":"deck.card","answer":"18","print":"aed3d9bf4d4a3fc3","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 12\nnext: 18\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65\neligible: government taliban\nresources: government=14 taliban=3 warlords=27\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:a1 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2a1 support=O\nzabol T:B2u3a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u7a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\n","sum":"49262c156f0812d6"}
{"type":"answer","n":677,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Village Stability Operations"],"sum":"82a7fe869830930c"}
{"type":"answer","n":678,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"0a41501311455ef6","sum":"e6a22027ffd7913f"}
{"type":"answer","n":679,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (20 Available, 6 Active)","8.7: Rally"],"sum":"723358abefd5527b"}
{"type":"answer","n":680,"by":"taliban","ask":"rally.space","answer":"paktika","why":["8.7.2 step 1: all Active at a Base with cubes: paktika"],"sum":"05abf7c205096f4a"}
{"type":"answer","n":681,"by":"taliban","ask":"rally.action","answer":"hide","why":["8.7.2 step 1: all Active at a Base with cubes: paktika"],"sum":"d33c7978cc2b70f6"}
{"type":"answer","n":682,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"40b3b241b36c028a"}
{"type":"answer","n":683,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"c62f5631cf70418f"}
{"type":"answer","n":684,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, farah, ghazni, samangan, sar-e-pol"],"sum":"66c20d8fae196ed8"}
{"type":"answer","n":685,"by":null,"ask":"bot.tan","answer":"4","sum":"d472499072c4a481"}
{"type":"answer","n":686,"by":null,"ask":"bot.black","answer":"2","sum":"5ebaf79739a00ee4"}
{"type":"answer","n":687,"by":null,"ask":"bot.green","answer":"1","sum":"b86e1a9f620f1de9"}
{"type":"answer","n":688,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.2: dice 4 2 1: waziristan, so ghazni","8.7.2 step 4a: wins Taliban Control: ghazni"],"sum":"1df30b57587ce528"}
{"type":"answer","n":689,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: ghazni"],"sum":"9c133466c73dbfd2"}
{"type":"answer","n":690,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among balochistan, northwest-frontier"],"sum":"fa03a10502e88517"}
{"type":"answer","n":691,"by":null,"ask":"bot.tan","answer":"3","sum":"3245125928d11a98"}
{"type":"answer","n":692,"by":null,"ask":"bot.black","answer":"6","sum":"ea5a4d60934b3c5b"}
{"type":"answer","n":693,"by":null,"ask":"bot.green","answer":"3","sum":"40c0829a0de564c9"}
{"type":"answer","n":694,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.2: dice 3 6 3: baghlan, so northwest-frontier","8.7.2 step 4b: 1 or 2 Guerrillas: northwest-frontier"],"sum":"a23b8a554d5bbca9"}
{"type":"answer","n":695,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: northwest-frontier"],"sum":"79976591ccc34323"}
{"type":"answer","n":696,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"f154f72eebc7c340"}
{"type":"answer","n":697,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"829745c35d841828"}
{"type":"answer","n":698,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"37bc526d07eb6b61"}
{"type":"answer","n":699,"by":"taliban","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"dc9a020a5c5d8bd1"}
{"type":"answer","n":700,"by":"taliban","ask":"extort.space","answer":"ghazni","why":["8.7.2: Extort wherever possible: ghazni"],"sum":"a0cd9598efe95879"}
{"type":"answer","n":701,"by":"taliban","ask":"extort.space","answer":"zabol","why":["8.7.2: Extort wherever possible: zabol"],"sum":"3adcd76a09622745"}
{"type":"answer","n":702,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","why":["8.7.2: Extort wherever possible: northwest-frontier"],"sum":"9dced1b2765052ad"}
{"type":"answer","n":703,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"sum":"63760765449bcb35"}
{"type":"answer","n":704,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"972b419e96f2bc5c","sum":"88e54d0c786e30e8"}
{"type":"answer","n":705,"by":null,"ask":"deck.card","answer":"55","print":"6d1a09136d85ebc3","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 18\nnext: 55\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12\neligible: coalition warlords\nresources: government=14 taliban=4 warlords=27\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1a1 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u2a2\nbalochistan T:a1\nnorthwest-frontier T:a2\nwaziristan T:B2u9a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\n","sum":"189a15ee52e3b1dd"}
{"type":"answer","n":706,"by":"coalition","ask":"turn","answer":"roll","why":["8.1: PRTs is a Capability: wanted below 4"],"sum":"6ef02e4666bb1270"}
{"type":"answer","n":707,"by":null,"ask":"bot.die","answer":"3","sum":"c217ea187c2726a7"}
{"type":"answer","n":708,"by":"coalition","ask":"turn","answer":"event","why":["8.1: die 3, Propaganda cards left 4: PRTs is taken","8.1: the Event is offered, and nothing forbids it: PRTs"],"sum":"6ad89bac8a3d6ad4"}
{"type":"answer","n":709,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"ab6be1dfd2315bd7","sum":"11f8436fba71c5e6"}
{"type":"answer","n":710,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (9)","8.5: Rally"],"sum":"8326b9ba58c4f946"}
{"type":"answer","n":711,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among faryab, nimruz, oruzgan"],"sum":"00028617e6b1f26d"}
{"type":"answer","n":712,"by":null,"ask":"bot.tan","answer":"6","sum":"b778b43ed7ef5d23"}
{"type":"answer","n":713,"by":null,"ask":"bot.black","answer":"3","sum":"4398605551a5f251"}
{"type":"answer","n":714,"by":null,"ask":"bot.green","answer":"6","sum":"3f1228769e3ae889"}
{"type":"answer","n":715,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.2: dice 6 3 6: ghowr, so nimruz","8.5.1 step 2: 2 Guerrillas and room for a Base: nimruz"],"sum":"03962ab9ff957488"}
{"type":"answer","n":716,"by":"warlords","ask":"rally.action","answer":"build-base","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: nimruz"],"sum":"3835e7d4767f1b92"}
{"type":"answer","n":717,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among faryab, oruzgan"],"sum":"7db581ab7c1b3fc6"}
{"type":"answer","n":718,"by":null,"ask":"bot.tan","answer":"4","sum":"f90cf1f909962fa5"}
{"type":"answer","n":719,"by":null,"ask":"bot.black","answer":"2","sum":"6a0eb15caf4319b5"}
{"type":"answer","n":720,"by":null,"ask":"bot.green","answer":"5","sum":"6841ce87fde8ff2e"}
{"type":"answer","n":721,"by":"warlords","ask":"rally.space","answer":"faryab","why":["8.2: dice 4 2 5: ghazni, so faryab","8.5.1 step 2: 2 Guerrillas and room for a Base: faryab"],"sum":"6106edb7c88afedb"}
{"type":"answer","n":722,"by":"warlords","ask":"rally.action","answer":"build-base","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: faryab"],"sum":"900fdf574d1f88b5"}
{"type":"answer","n":723,"by":"warlords","ask":"rally.space","answer":"oruzgan","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: oruzgan"],"sum":"0bd970f14a059122"}
{"type":"answer","n":724,"by":"warlords","ask":"rally.action","answer":"build-base","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: oruzgan"],"sum":"a4668b99d0631754"}
{"type":"answer","n":725,"by":"warlords","ask":"rally.space","answer":"traffic","why":["8.5.4: no Cultivate","8.5.4: Traffic"],"sum":"3fabc628eb715206"}
{"type":"answer","n":726,"by":"warlords","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"067cf4ce8a6c9509"}
{"type":"answer","n":727,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"c6c063c888b8691b","sum":"229e3a351bdb7c80"}
{"type":"answer","n":728,"by":null,"ask":"deck.card","answer":"17","print":"99e14e64e53fe292","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 55\nnext: 17\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18\neligible: government taliban\nresources: government=14 taliban=4 warlords=32\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1a1 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:P2\noruzgan W:B1\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u2a2\nbalochistan T:a1\nnorthwest-frontier T:a2\nwaziristan T:B2u9a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\n","sum":"b90477e09b3729bd"}
{"type":"answer","n":729,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Breaktime"],"sum":"c3e23c2d39d3840e"}
{"type":"answer","n":730,"by":"taliban","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"sum":"82088d495fef2458"}
{"type":"answer","n":731,"by":"taliban","ask":"event.faction","answer":"roll","why":["8.1.2: an equal chance for coalition, government, warlords"],"sum":"64c2755cc1ea907a"}
{"type":"answer","n":732,"by":null,"ask":"bot.die","answer":"6","sum":"44424f5bb030c97b"}
{"type":"answer","n":733,"by":"taliban","ask":"event.faction","answer":"warlords","why":["8.1.2: dice 6: warlords","8.1.2: a Faction by chance, of enemies that have not executed: warlords"],"print":"bd9ed83b77790d68","sum":"b3e9c17846083d93"}
{"type":"answer","n":734,"by":"government","ask":"turn","answer":"sweep","why":["8.6.2: at least 15 pieces Available: no (2)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no","8.6.5: a Base or two Guerrillas could be removed: no (Assault: 0 Bases, 1 Guerrilla)","8.6: Sweep"],"sum":"37741a4f3c3eedf2"}
{"type":"answer","n":735,"by":"government","ask":"sweep.space","answer":"balkh","why":["8.6.4: highest Population: balkh (2)","8.6.4: Troops gain COIN Control: balkh"],"sum":"61ebb091a7005c1a"}
{"type":"answer","n":736,"by":"government","ask":"sweep.origin","answer":"kabul","why":["8.6.4: just enough Troops: 6 from kabul"],"sum":"e7baefac06bf0e42"}
{"type":"answer","n":737,"by":"government","ask":"sweep.troops","answer":"6","why":["8.6.4: just enough Troops: 6 from kabul"],"sum":"ab9249e02c8820b4"}
{"type":"answer","n":738,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"4ce89fc8000412b6"}
{"type":"answer","n":739,"by":"government","ask":"sweep.space","answer":"kabul","why":["8.6.4: Kabul: kabul","8.6.4: Activates 1 Taliban and 0 Warlord Guerrillas: kabul"],"sum":"fff6606795a801b0"}
{"type":"answer","n":740,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"2ebd80ec788f05ef"}
{"type":"answer","n":741,"by":"government","ask":"sweep.space","answer":"paktika","why":["8.6.4: Activates 1 Taliban and 0 Warlord Guerrillas: paktika"],"sum":"a62950fca388ba1a"}
{"type":"answer","n":742,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"79071ff40c98ae42"}
{"type":"answer","n":743,"by":"government","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"94eff5690ba787c4"}
{"type":"answer","n":744,"by":"government","ask":"sweep.targets","answer":"both","why":["8.1.1: all who can be found"],"sum":"dcc4bdc2a583d2b2"}
{"type":"answer","n":745,"by":"government","ask":"special","answer":"roll-spaces","why":["8.6.2: most Troops in excess of Control: 8 in herat","8.2: among baghlan, nuristan"],"sum":"c8c2fd365789f6c7"}
{"type":"answer","n":746,"by":null,"ask":"bot.tan","answer":"6","sum":"cfb4c765c04d427d"}
{"type":"answer","n":747,"by":null,"ask":"bot.black","answer":"5","sum":"e081e9552c470447"}
{"type":"answer","n":748,"by":null,"ask":"bot.green","answer":"4","sum":"5909bba83f35e01a"}
{"type":"answer","n":749,"by":"government","ask":"special","answer":"transport","why":["8.2: dice 6 5 4: bamian, so nuristan","8.6.2: Police without Troops or Base: nuristan","8.6.2: Transport"],"sum":"4a2bf1282b139b2a"}
{"type":"answer","n":750,"by":"government","ask":"transport.origin","answer":"herat","why":["8.6.2: most Troops in excess of Control: 8 in herat"],"sum":"8864aacab83b3d54"}
{"type":"answer","n":751,"by":"government","ask":"transport.destination","answer":"nuristan","why":["8.6.2: Police without Troops or Base: nuristan"],"sum":"1282906685c5196d"}
{"type":"answer","n":752,"by":"government","ask":"transport.troops","answer":"7","why":["8.6.2: all of the excess, but 1 stays"],"print":"f181d989d920bd2c","sum":"310736ba6eabf639"}
{"type":"answer","n":753,"by":null,"ask":"deck.top","answer":"event","sum":"f6a2c36599266b63"}
{"type":"answer","n":754,"by":null,"ask":"deck.card","answer":"25","print":"39f490228e523ff7","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 17\nnext: 25\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55\neligible: coalition taliban\nresources: government=4 taliban=4 warlords=33\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh G:T6 W:B2a3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P6 +1\nkabul C:B1T4 G:T2P5 T:a2 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:T7P2\noruzgan W:B1\npaktika C:T4 G:P2 T:B2a1 support=O\nzabol T:B2u2a2\nbalochistan T:a1\nnorthwest-frontier T:a2\nwaziristan T:B2u9a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\n","sum":"16508ba4cdbe28f5"}
{"type":"answer","n":755,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: NATO"],"sum":"970d2c332cf42ab4"}
{"type":"answer","n":756,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"15b4db7b5d99e553"}
{"type":"answer","n":757,"by":"coalition","ask":"event.free","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"0ecd880c9f02648a"}
{"type":"answer","n":758,"by":null,"ask":"bot.die","answer":"3","sum":"9175568971389554"}
{"type":"answer","n":759,"by":"coalition","ask":"event.free","answer":"roll-spaces","why":["8.8.2: Surge: die 3","8.8.2: highest Population: kandahar (3)","8.2: among ghazni, kabul, paktika, zabol"],"sum":"71e85a65ade60d04"}
{"type":"answer","n":760,"by":null,"ask":"bot.tan","answer":"2","sum":"16d6c71bb9c48818"}
{"type":"answer","n":761,"by":null,"ask":"bot.black","answer":"3","sum":"be97b496291778d8"}
{"type":"answer","n":762,"by":null,"ask":"bot.green","answer":"4","sum":"ed430cf35bd9281d"}
{"type":"answer","n":763,"by":"coalition","ask":"event.free","answer":"roll-spaces","why":["8.2: dice 2 3 4: badghis, so zabol","8.2: among ghazni, kabul, paktika"],"sum":"6b815fc8ad033230"}
{"type":"answer","n":764,"by":null,"ask":"bot.tan","answer":"5","sum":"e3b6c6b5ca594e7d"}
{"type":"answer","n":765,"by":null,"ask":"bot.black","answer":"3","sum":"c2c646bfb9687774"}
{"type":"answer","n":766,"by":null,"ask":"bot.green","answer":"6","sum":"e1ca0b0ce0b83174"}
{"type":"answer","n":767,"by":"coalition","ask":"event.free","answer":"do","why":["8.2: dice 5 3 6: ghowr, so paktika","8.4.4: a free Surge"],"sum":"9f130c6b75fdabec"}
{"type":"answer","n":768,"by":"coalition","ask":"surge.space","answer":"kandahar","why":["8.8.2: 1 Base and 1 Troops come to kandahar"],"sum":"57827e4feb07f717"}
{"type":"answer","n":769,"by":"coalition","ask":"surge.space","answer":"zabol","why":["8.8.2: 0 Bases and 1 Troops come to zabol"],"sum":"7aeae27c2e607229"}
{"type":"answer","n":770,"by":"coalition","ask":"surge.space","answer":"paktika","why":["8.8.2: 0 Bases and 1 Troops come to paktika"],"sum":"da7614ea50097935"}
{"type":"answer","n":771,"by":"coalition","ask":"surge.troops","answer":"1","why":["8.8.2: Coalition Troops in kandahar: 1"],"sum":"f122875c37e5fb63"}
{"type":"answer","n":772,"by":"coalition","ask":"surge.troops","answer":"1","why":["8.8.2: Coalition Troops in zabol: 1"],"sum":"4b178aaeefa78c37"}
{"type":"answer","n":773,"by":"coalition","ask":"surge.troops","answer":"5","why":["8.8.2: Coalition Troops in paktika: 5"],"sum":"ec9fddba36139baf"}
{"type":"answer","n":774,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kandahar: 1"],"sum":"3c5940622660c7a3"}
{"type":"answer","n":775,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"a7db8bb783c41ac0"}
{"type":"answer","n":776,"by":null,"ask":"surge.roll","answer":"3","sum":"273a925fcc759d21"}
{"type":"answer","n":777,"by":"coalition","ask":"surge.aid","answer":"3","why":["8.8.2: all of it to Aid"],"print":"aedd0382fb2dcce5","sum":"15d1b3437d9d0d89"}
{"type":"answer","n":778,"by":"taliban","ask":"turn","answer":"march","why":["8.7.2: at least 15 Available or Active: no (14 Available, 11 Active)","8.7.3: none Underground, few at Support and on LoCs: yes (0 Underground, 2 in all)","8.7: March"],"sum":"6c3efcbff239f20e"}
{"type":"answer","n":779,"by":"taliban","ask":"march.origin","answer":"roll","why":["8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"72431b485a07b6c9"}
{"type":"answer","n":780,"by":null,"ask":"bot.die","answer":"6","sum":"4b9fde676408c486"}
{"type":"answer","n":781,"by":"taliban","ask":"march.origin","answer":"zabol","why":["8.3: dice 6: kandahar-kabul","8.7.3 step 1: zabol to kandahar-kabul, 1 wanted"],"sum":"a42a1e6e65732503"}
{"type":"answer","n":782,"by":"taliban","ask":"march.destination","answer":"kandahar-kabul","why":["8.7.3 step 1: zabol to kandahar-kabul, 1 wanted"],"sum":"84b1cbb166811e36"}
{"type":"answer","n":783,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: zabol to kandahar-kabul, 1 wanted"],"sum":"bfba56a577810d2e"}
{"type":"answer","n":784,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"7dfd4e6f01db002b"}
{"type":"answer","n":785,"by":"taliban","ask":"march.origin","answer":"zabol","why":["8.7.3 step 1: zabol to farah-kandahar, 1 wanted"],"sum":"2633ecffc063ab4b"}
{"type":"answer","n":786,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","why":["8.7.3 step 1: zabol to farah-kandahar, 1 wanted"],"sum":"69c4282e56ad5e7c"}
{"type":"answer","n":787,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: zabol to farah-kandahar, 1 wanted"],"sum":"b1fdbae98657ce07"}
{"type":"answer","n":788,"by":"taliban","ask":"march.underground","answer":"0","why":["8.1.2: as many as possible arrive Underground: 0 hide now"],"sum":"715f9c53493319ac"}
{"type":"answer","n":789,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: among kandahar, khowst, nuristan, oruzgan"],"sum":"6be69321a3ac3a8c"}
{"type":"answer","n":790,"by":null,"ask":"bot.tan","answer":"5","sum":"6188d5d7b9834590"}
{"type":"answer","n":791,"by":null,"ask":"bot.black","answer":"6","sum":"26ed27b3b4684973"}
{"type":"answer","n":792,"by":null,"ask":"bot.green","answer":"6","sum":"bf2a850cc9a1496f"}
{"type":"answer","n":793,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: dice 5 6 6: kandahar, so kandahar","8.2: among khowst, nuristan, oruzgan"],"sum":"b9b8e48a53977ba7"}
{"type":"answer","n":794,"by":null,"ask":"bot.tan","answer":"1","sum":"21c025e12d1f83d2"}
{"type":"answer","n":795,"by":null,"ask":"bot.black","answer":"2","sum":"82d950782e50a09a"}
{"type":"answer","n":796,"by":null,"ask":"bot.green","answer":"5","sum":"76cab16712cb9002"}
{"type":"answer","n":797,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.2: dice 1 2 5: farah, so oruzgan","8.7.3 step 2: all that can, waziristan to kandahar"],"sum":"65be2877c3cc2c01"}
{"type":"answer","n":798,"by":"taliban","ask":"march.destination","answer":"kandahar","why":["8.7.3 step 2: all that can, waziristan to kandahar"],"sum":"0aa5f3ca0dfdc0d5"}
{"type":"answer","n":799,"by":"taliban","ask":"march.count","answer":"10","why":["8.7.3 step 2: all that can, waziristan to kandahar"],"sum":"1fc3b5df36d87c8f"}
{"type":"answer","n":800,"by":"taliban","ask":"march.underground","answer":"8","why":["8.1.2: as many as possible arrive Underground: 8 hide now"],"sum":"71aca4e2cf56cd87"}
{"type":"answer","n":801,"by":"taliban","ask":"march.origin","answer":"zabol","why":["8.7.3 step 2: all that can, zabol to oruzgan"],"sum":"f9bca10423eaaab0"}
{"type":"answer","n":802,"by":"taliban","ask":"march.destination","answer":"oruzgan","why":["8.7.3 step 2: all that can, zabol to oruzgan"],"sum":"6ea30e82587452f2"}
{"type":"answer","n":803,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 2: all that can, zabol to oruzgan"],"sum":"5f2f710b5e8da4f8"}
{"type":"answer","n":804,"by":"taliban","ask":"march.underground","answer":"0","why":["8.1.2: as many as possible arrive Underground: 0 hide now"],"sum":"ebb51804b2778c39"}
{"type":"answer","n":805,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.7.3 step 3: lowest cost: khowst, nuristan (0)","8.2: among khowst, nuristan"],"sum":"33d2b32b847eb091"}
{"type":"answer","n":806,"by":null,"ask":"bot.tan","answer":"1","sum":"03a07708981698a2"}
{"type":"answer","n":807,"by":null,"ask":"bot.black","answer":"2","sum":"673adde45233c67d"}
{"type":"answer","n":808,"by":null,"ask":"bot.green","answer":"3","sum":"f73d74d4787c42ae"}
{"type":"answer","n":809,"by":"taliban","ask":"march.origin","answer":"kandahar","why":["8.2: dice 1 2 3: nimruz, so khowst","8.7.3 step 3: lowest cost: northwest-frontier (0)","8.7.3 step 3: to khowst, cost 2, steps 3: kandahar to oruzgan"],"sum":"2269465385926c16"}
{"type":"answer","n":810,"by":"taliban","ask":"march.destination","answer":"oruzgan","why":["8.7.3 step 3: to khowst, cost 2, steps 3: kandahar to oruzgan"],"sum":"796c90971da45d1d"}
{"type":"answer","n":811,"by":"taliban","ask":"march.count","answer":"9","why":["8.7.3 step 3: to khowst, cost 2, steps 3: kandahar to oruzgan"],"sum":"a2131d73467df282"}
{"type":"answer","n":812,"by":"taliban","ask":"march.underground","answer":"7","why":["8.1.2: as many as possible arrive Underground: 7 hide now"],"sum":"dd7152dcb1209f1c"}
{"type":"answer","n":813,"by":"taliban","ask":"march.origin","answer":"oruzgan","why":["8.7.3 step 3: to khowst, cost 2, steps 3: oruzgan to ghazni"],"sum":"b9a27429636ec43e"}
{"type":"answer","n":814,"by":"taliban","ask":"march.destination","answer":"ghazni","why":["8.7.3 step 3: to khowst, cost 2, steps 3: oruzgan to ghazni"],"sum":"5a2092711501d452"}
{"type":"answer","n":815,"by":"taliban","ask":"march.count","answer":"8","why":["8.7.3 step 3: to khowst, cost 2, steps 3: oruzgan to ghazni"],"sum":"3751ee9093fba9d3"}
{"type":"answer","n":816,"by":"taliban","ask":"march.underground","answer":"6","why":["8.1.2: as many as possible arrive Underground: 6 hide now"],"sum":"16335d87819ecc24"}
{"type":"answer","n":817,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","why":["8.7.3 step 3: to khowst, cost 0, steps 1: northwest-frontier to khowst"],"sum":"c91579d4df020bdc"}
{"type":"answer","n":818,"by":"taliban","ask":"march.destination","answer":"khowst","why":["8.7.3 step 3: to khowst, cost 0, steps 1: northwest-frontier to khowst"],"sum":"8fc793c390c4012a"}
{"type":"answer","n":819,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 3: to khowst, cost 0, steps 1: northwest-frontier to khowst"],"sum":"73a3e975ac51870c"}
{"type":"answer","n":820,"by":"taliban","ask":"march.origin","answer":"ghazni","why":["8.7.3 step 3: to khowst, cost 2, steps 3: ghazni to khowst"],"sum":"7f4f777a6f940a71"}
{"type":"answer","n":821,"by":"taliban","ask":"march.destination","answer":"khowst","why":["8.7.3 step 3: to khowst, cost 2, steps 3: ghazni to khowst"],"sum":"aae449e82bd74fdd"}
{"type":"answer","n":822,"by":"taliban","ask":"march.count","answer":"8","why":["8.7.3 step 3: to khowst, cost 2, steps 3: ghazni to khowst"],"sum":"f1589a446ea735b0"}
{"type":"answer","n":823,"by":"taliban","ask":"march.underground","answer":"6","why":["8.1.2: as many as possible arrive Underground: 6 hide now"],"sum":"6d48a83994eebfca"}
{"type":"answer","n":824,"by":"taliban","ask":"march.origin","answer":"khowst","why":["8.7.3 step 3: lowest cost: nuristan (0)","8.7.3 step 3: to nuristan, cost 0, steps 2: khowst to northwest-frontier"],"sum":"eeec3eaa96cf0990"}
{"type":"answer","n":825,"by":"taliban","ask":"march.destination","answer":"northwest-frontier","why":["8.7.3 step 3: to nuristan, cost 0, steps 2: khowst to northwest-frontier"],"sum":"b9d58d85ea5eb75c"}
{"type":"answer","n":826,"by":"taliban","ask":"march.count","answer":"8","why":["8.7.3 step 3: to nuristan, cost 0, steps 2: khowst to northwest-frontier"],"sum":"a0a59d2a1800d478"}
{"type":"answer","n":827,"by":"taliban","ask":"march.underground","answer":"6","why":["8.1.2: as many as possible arrive Underground: 6 hide now"],"sum":"7d6ba9aeb991401a"}
{"type":"answer","n":828,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","why":["8.7.3 step 3: to nuristan, cost 0, steps 2: northwest-frontier to nuristan"],"sum":"4a049c7ad9222b6d"}
{"type":"answer","n":829,"by":"taliban","ask":"march.destination","answer":"nuristan","why":["8.7.3 step 3: to nuristan, cost 0, steps 2: northwest-frontier to nuristan"],"sum":"4dd45221ce6bb015"}
{"type":"answer","n":830,"by":"taliban","ask":"march.count","answer":"8","why":["8.7.3 step 3: to nuristan, cost 0, steps 2: northwest-frontier to nuristan"],"sum":"9b05c06be68ffbd3"}
{"type":"answer","n":831,"by":"taliban","ask":"march.underground","answer":"6","why":["8.1.2: as many as possible arrive Underground: 6 hide now"],"sum":"1e3e88ff3f902a3a"}
{"type":"answer","n":832,"by":"taliban","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"9d392b1404b768b8"}
{"type":"answer","n":833,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"624dec1bf1ab463a"}
{"type":"answer","n":834,"by":"taliban","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"441b4873d6924366","sum":"b44bd343c8a1bdcb"}
{"type":"answer","n":835,"by":null,"ask":"deck.top","answer":"event","sum":"0c99eb5a207dbe32"}
{"type":"answer","n":836,"by":null,"ask":"deck.card","answer":"62","print":"56affe8ec67c91f0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 25\nnext: 62\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17\neligible: government warlords\nresources: government=4 taliban=1 warlords=33\naid: 17\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh G:T6 W:B2a3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P6 +1\nkabul C:B1T4 G:T2P5 T:a2 support=S +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T7P6 T:a1 support=S +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:T7P2 T:u6a2\noruzgan T:u2a1\npaktika C:T5 G:P2 T:B2a1 support=O\nzabol C:T1 T:B2u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar T:a1\nkandahar-kabul T:u1\n","sum":"44bc8bf66858c724"}
{"type":"answer","n":837,"by":"government","ask":"turn","answer":"patrol","why":["8.1: Koran Burning would change nothing","8.6.2: at least 15 pieces Available: no (2)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others: farah-kandahar, kandahar-kabul","8.6: Patrol"],"sum":"ecd0057ae594357d"}
{"type":"answer","n":838,"by":"government","ask":"patrol.space","answer":"roll","why":["8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"d07ff665dc366889"}
{"type":"answer","n":839,"by":null,"ask":"bot.die","answer":"1","sum":"e6bd727c370e1c6a"}
{"type":"answer","n":840,"by":"government","ask":"patrol.space","answer":"farah-kandahar","why":["8.3: dice 1: farah-kandahar","8.6.3: Taliban Guerrillas outnumber all others: farah-kandahar"],"sum":"38faf78eb734ddd4"}
{"type":"answer","n":841,"by":"government","ask":"patrol.origin","answer":"roll-spaces","why":["8.6.3: most of the kind: herat, khowst (6)","8.2: among herat, khowst"],"sum":"4b125c1dc131c9ab"}
{"type":"answer","n":842,"by":null,"ask":"bot.tan","answer":"2","sum":"83d573899c4f2101"}
{"type":"answer","n":843,"by":null,"ask":"bot.black","answer":"5","sum":"97038e808eaba3f0"}
{"type":"answer","n":844,"by":null,"ask":"bot.green","answer":"4","sum":"9da237f420fe52c5"}
{"type":"answer","n":845,"by":"government","ask":"patrol.origin","answer":"khowst","why":["8.2: dice 2 5 4: oruzgan, so khowst","8.6.3: 1 Police from khowst to farah-kandahar"],"sum":"4ef1d10d185bb042"}
{"type":"answer","n":846,"by":"government","ask":"patrol.troops","answer":"0","why":["8.6.3: 1 Police from khowst to farah-kandahar"],"sum":"dbc54c05d313a97e"}
{"type":"answer","n":847,"by":"government","ask":"patrol.police","answer":"1","why":["8.6.3: 1 Police from khowst to farah-kandahar"],"sum":"5aba15ed94f005cf"}
{"type":"answer","n":848,"by":"government","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"50c4d1ad001d509c"}
{"type":"answer","n":849,"by":"government","ask":"patrol.space","answer":"kandahar-kabul","why":["8.6.3: Taliban Guerrillas outnumber all others: kandahar-kabul"],"sum":"c11c93b8fc4287b5"}
{"type":"answer","n":850,"by":"government","ask":"patrol.origin","answer":"herat","why":["8.6.3: most of the kind: herat (6)","8.6.3: 1 Police from herat to kandahar-kabul"],"sum":"9fc29c2c70c67f71"}
{"type":"answer","n":851,"by":"government","ask":"patrol.troops","answer":"0","why":["8.6.3: 1 Police from herat to kandahar-kabul"],"sum":"0394a0fa3fd0b399"}
{"type":"answer","n":852,"by":"government","ask":"patrol.police","answer":"1","why":["8.6.3: 1 Police from herat to kandahar-kabul"],"sum":"e1587eeca1f6bcf7"}
{"type":"answer","n":853,"by":"government","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"86e7e4e7e1965aca"}
{"type":"answer","n":854,"by":"government","ask":"patrol.space","answer":"done","why":["8.6.3: no other place is in want"],"sum":"5cfc9b39f8d518f9"}
{"type":"answer","n":855,"by":"government","ask":"patrol.targets","answer":"taliban","why":["8.1.1: all who can be found"],"sum":"e930b388e0faae26"}
{"type":"answer","n":856,"by":"government","ask":"patrol.assault","answer":"roll-spaces","why":["8.6.2: no Govern","8.2: among kandahar, khowst"],"sum":"5f25b58e0bbc476b"}
{"type":"answer","n":857,"by":null,"ask":"bot.tan","answer":"4","sum":"e3439c42646ef077"}
{"type":"answer","n":858,"by":null,"ask":"bot.black","answer":"2","sum":"97fd0ed4c16c1b6a"}
{"type":"answer","n":859,"by":null,"ask":"bot.green","answer":"3","sum":"ba7756a65d63ad2b"}
{"type":"answer","n":860,"by":"government","ask":"patrol.assault","answer":"transport","why":["8.2: dice 4 2 3: khowst, so khowst","8.6.2: most Troops in excess of Control: 7 in khowst","8.6.2: Police without Troops or Base: baghlan","8.6.2: Transport"],"sum":"1a5ca0a0a11432bd"}
{"type":"answer","n":861,"by":"government","ask":"transport.origin","answer":"khowst","why":["8.6.2: most Troops in excess of Control: 7 in khowst"],"sum":"8ffb7d02817aeeb7"}
{"type":"answer","n":862,"by":"government","ask":"transport.destination","answer":"baghlan","why":["8.6.2: Police without Troops or Base: baghlan"],"sum":"1496fcdf4a7813e1"}
{"type":"answer","n":863,"by":"government","ask":"transport.troops","answer":"6","why":["8.6.2: all of the excess, but 1 stays"],"print":"08ac8aeff69e62f6","sum":"9211f788bb1d134a"}
{"type":"answer","n":864,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Koran Burning"],"sum":"1cc53df01653ed29"}
{"type":"answer","n":865,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"9c5015c27c5f76a9"}
{"type":"answer","n":866,"by":"warlords","ask":"event.space","answer":"kabul","why":["8.4.4: greatest shift: kabul, kandahar, khowst (7)","8.4.4: greatest shift there: kabul (4)"],"sum":"55f4114d901fca0e"}
{"type":"answer","n":867,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.4.4: greatest shift: kandahar, khowst (3)","8.2: among kandahar, khowst"],"sum":"358be5080d406e65"}
{"type":"answer","n":868,"by":null,"ask":"bot.tan","answer":"3","sum":"423d8d600308985d"}
{"type":"answer","n":869,"by":null,"ask":"bot.black","answer":"2","sum":"94419ab161b1c4fd"}
{"type":"answer","n":870,"by":null,"ask":"bot.green","answer":"2","sum":"023da8eb39a90be9"}
{"type":"answer","n":871,"by":"warlords","ask":"event.space","answer":"khowst","why":["8.2: dice 3 2 2: waziristan, so khowst"],"print":"f68bc627af92f6aa","sum":"2f6aee3293136b95"}
{"type":"answer","n":872,"by":null,"ask":"deck.top","answer":"event","sum":"eb972ae71e8e9285"}
{"type":"answer","n":873,"by":null,"ask":"deck.card","answer":"9","print":"0dfd18706069b675","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 62\nnext: 9\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25\neligible: coalition taliban\nresources: government=0 taliban=1 warlords=34\naid: 17\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2a3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P5 +1\nkabul C:B1T4 G:T2P5 T:a2 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 T:a1 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:T7P2 T:u6a2\noruzgan T:u2a1\npaktika C:T5 G:P2 T:B2a1 support=O\nzabol C:T1 T:B2u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a1\nkandahar-kabul G:P1 T:a1\n","sum":"b2215428db901714"}
{"type":"answer","n":874,"by":"taliban","ask":"turn","answer":"march","why":["8.1: Local Understanding would change nothing","8.7.2: at least 15 Available or Active: no (13 Available, 12 Active)","8.7.3: none Underground, few at Support and on LoCs: yes (0 Underground, 2 in all)","8.7: March"],"sum":"146171984d1bd504"}
{"type":"answer","n":875,"by":"taliban","ask":"march.origin","answer":"roll","why":["8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"8ec6ef3f18143e53"}
{"type":"answer","n":876,"by":null,"ask":"bot.die","answer":"5","sum":"6bb479c6dac52026"}
{"type":"answer","n":877,"by":"taliban","ask":"march.origin","answer":"oruzgan","why":["8.3: dice 5: farah-kandahar","8.7.3 step 1: oruzgan to farah-kandahar, 1 wanted"],"sum":"6c445ccc68bc59ca"}
{"type":"answer","n":878,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","why":["8.7.3 step 1: oruzgan to farah-kandahar, 1 wanted"],"sum":"8ec22f22d5d51a03"}
{"type":"answer","n":879,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: oruzgan to farah-kandahar, 1 wanted"],"sum":"6a45c7950755f6e4"}
{"type":"answer","n":880,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"3c8e69f5f476df10"}
{"type":"answer","n":881,"by":"taliban","ask":"march.origin","answer":"oruzgan","why":["8.7.3 step 1: oruzgan to kandahar-kabul, 1 wanted"],"sum":"b54452d1432b3cba"}
{"type":"answer","n":882,"by":"taliban","ask":"march.destination","answer":"kandahar-kabul","why":["8.7.3 step 1: oruzgan to kandahar-kabul, 1 wanted"],"sum":"e6ef1f736d46c6a4"}
{"type":"answer","n":883,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: oruzgan to kandahar-kabul, 1 wanted"],"sum":"dda4d993cb1f3614"}
{"type":"answer","n":884,"by":"taliban","ask":"march.underground","answer":"0","why":["8.1.2: as many as possible arrive Underground: 0 hide now"],"sum":"3e3e251a3f2d20cc"}
{"type":"answer","n":885,"by":"taliban","ask":"march.origin","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"ed16944fdf6cb1ea"}
{"type":"answer","n":886,"by":"taliban","ask":"extort.space","answer":"oruzgan","why":["8.7.2: Extort wherever possible: oruzgan"],"sum":"a917105d8406341d"}
{"type":"answer","n":887,"by":"taliban","ask":"extort.space","answer":"zabol","why":["8.7.2: Extort wherever possible: zabol"],"sum":"f1560340178cd673"}
{"type":"answer","n":888,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"sum":"cce889beeb855c2a"}
{"type":"answer","n":889,"by":"taliban","ask":"extort.space","answer":"farah-kandahar","why":["8.7.2: Extort wherever possible: farah-kandahar"],"sum":"dd6318d6f4cabef8"}
{"type":"answer","n":890,"by":"taliban","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"825171f9e012cd59","sum":"c19cf18e176774f2"}
{"type":"answer","n":891,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Local Understanding"],"sum":"3d948ad69ef6189f"}
{"type":"answer","n":892,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"92cbf69330c3c8dc","sum":"d7bd7a45cb772234"}
{"type":"answer","n":893,"by":null,"ask":"deck.top","answer":"event","sum":"34f683fd9b565e3c"}
{"type":"answer","n":894,"by":null,"ask":"deck.card","answer":"21","print":"1fd4f325688e64b2","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 9\nnext: 21\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62\neligible: government warlords\nresources: government=0 taliban=5 warlords=36\naid: 17\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2a3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P5 +1\nkabul C:B1T4 G:T2P5 T:a2 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 T:a1 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:T7P2 T:u6a2\noruzgan T:a1\npaktika C:T5 G:P2 T:B2a1 support=O\nzabol C:T1 T:B2a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"ead15cdc711ab327"}
{"type":"answer","n":895,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Special Forces"],"sum":"56e16d011e9934bd"}
{"type":"answer","n":896,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"429db80a49499c7d"}
{"type":"answer","n":897,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.4.4: most Bases: paktika, zabol (2)","8.2: among paktika, zabol"],"sum":"84e937d9cf970aa3"}
{"type":"answer","n":898,"by":null,"ask":"bot.tan","answer":"6","sum":"d18aef69558b1fe1"}
{"type":"answer","n":899,"by":null,"ask":"bot.black","answer":"4","sum":"a709f241bafe103a"}
{"type":"answer","n":900,"by":null,"ask":"bot.green","answer":"1","sum":"6d2cb766839639ef"}
{"type":"answer","n":901,"by":"government","ask":"event.space","answer":"zabol","why":["8.2: dice 6 4 1: balkh, so zabol"],"sum":"00cafb88a5607a01"}
{"type":"answer","n":902,"by":"government","ask":"event.remove.count","answer":"1","why":["8.4.3: as many as possible: 1"],"sum":"3e47227c76f5fa75"}
{"type":"answer","n":903,"by":"government","ask":"event.remove.count","answer":"2","why":["8.4.3: as many as possible: 2"],"print":"e319ff2de39ac163","sum":"47d2f250a7072dda"}
{"type":"answer","n":904,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (13)","8.5: Rally"],"sum":"6c220b0f43291309"}
{"type":"answer","n":905,"by":"warlords","ask":"rally.space","answer":"balkh","why":["8.5.1 step 1: all Guerrillas Active at a Base with cubes: balkh"],"sum":"0a3ba6ed3dde5fa1"}
{"type":"answer","n":906,"by":"warlords","ask":"rally.action","answer":"hide","why":["8.5.1 step 1: all Guerrillas Active at a Base with cubes: balkh"],"sum":"222867d494a1ec30"}
{"type":"answer","n":907,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among faryab, nimruz"],"sum":"eb445dc9c5211ae0"}
{"type":"answer","n":908,"by":null,"ask":"bot.tan","answer":"2","sum":"b67e5e46551ee362"}
{"type":"answer","n":909,"by":null,"ask":"bot.black","answer":"4","sum":"126f62dd977107de"}
{"type":"answer","n":910,"by":null,"ask":"bot.green","answer":"6","sum":"e27e2bd9af21eb5b"}
{"type":"answer","n":911,"by":"warlords","ask":"rally.space","answer":"faryab","why":["8.2: dice 2 4 6: helmand, so faryab","8.5.1 step 3a: a Base without Guerrillas: faryab"],"sum":"fc2707edd3c22fda"}
{"type":"answer","n":912,"by":"warlords","ask":"rally.action","answer":"place-many","why":["8.5.1 step 3a: a Base without Guerrillas: faryab"],"sum":"6e2f2163509a3c6b"}
{"type":"answer","n":913,"by":"warlords","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"bbd64a069eb0a1d8"}
{"type":"answer","n":914,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.5.1 step 3a: a Base without Guerrillas: nimruz"],"sum":"32c02966af14564e"}
{"type":"answer","n":915,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3a: a Base without Guerrillas: nimruz"],"sum":"6715f37532a34c7c"}
{"type":"answer","n":916,"by":"warlords","ask":"rally.space","answer":"traffic","why":["8.5.4: no Cultivate","8.5.4: Traffic"],"sum":"820fc7bae640911c"}
{"type":"answer","n":917,"by":"warlords","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"62b07cf8af0b2fc2"}
{"type":"answer","n":918,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"6003cbee9ddb182f","sum":"80e12cbd9b044623"}
{"type":"answer","n":919,"by":null,"ask":"deck.top","answer":"event","sum":"769e43fc35aead4e"}
{"type":"answer","n":920,"by":null,"ask":"deck.card","answer":"72","print":"1aa4083122d92e8c","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 21\nnext: 72\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9\neligible: coalition taliban\nresources: government=0 taliban=5 warlords=40\naid: 17\npatronage: 8\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P5 +1\nkabul C:B1T4 G:T2P5 T:a2 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 T:a1 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:u6a2\noruzgan T:a1\npaktika C:T5 G:P2 T:B2a1 support=O\nzabol C:T1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"1c304fef642a831b"}
{"type":"answer","n":921,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Operation Iraqi Freedom"],"sum":"c9363c8a41b1dc5b"}
{"type":"answer","n":922,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"b93717a9d5c7e55f"}
{"type":"answer","n":923,"by":"coalition","ask":"event.remove.space","answer":"paktika","why":["8.4.1: most Coalition Troops: paktika (5)"],"sum":"96ae5bc3a36945dd"}
{"type":"answer","n":924,"by":"coalition","ask":"event.remove.count","answer":"1","why":["8.4.1: one at a time, each to the best space: 1"],"sum":"4f2e01c55db1c334"}
{"type":"answer","n":925,"by":"coalition","ask":"event.remove.space","answer":"roll-spaces","why":["8.4.1: most Coalition Troops: herat, kabul, khowst, paktika (4)","8.2: among herat, kabul, khowst, paktika"],"sum":"ab0cd033529c3bba"}
{"type":"answer","n":926,"by":null,"ask":"bot.tan","answer":"3","sum":"3768d9c5d2922e9c"}
{"type":"answer","n":927,"by":null,"ask":"bot.black","answer":"5","sum":"e8ffd5f051249123"}
{"type":"answer","n":928,"by":null,"ask":"bot.green","answer":"6","sum":"2c860bab5e5f8141"}
{"type":"answer","n":929,"by":"coalition","ask":"event.remove.space","answer":"herat","why":["8.2: dice 3 5 6: northwest-frontier, so herat"],"sum":"46f3535f6f6ad515"}
{"type":"answer","n":930,"by":"coalition","ask":"event.remove.count","answer":"1","why":["8.4.1: one at a time, each to the best space: 1"],"sum":"7cee629426a1742c"}
{"type":"answer","n":931,"by":"coalition","ask":"event.remove.space","answer":"roll-spaces","why":["8.4.1: most Coalition Troops: kabul, khowst, paktika (4)","8.2: among kabul, khowst, paktika"],"sum":"a6e3b81c62ba70c5"}
{"type":"answer","n":932,"by":null,"ask":"bot.tan","answer":"4","sum":"287331740d70d674"}
{"type":"answer","n":933,"by":null,"ask":"bot.black","answer":"6","sum":"5aa3ee855f6e8220"}
{"type":"answer","n":934,"by":null,"ask":"bot.green","answer":"5","sum":"86fbbff8feb6eaf0"}
{"type":"answer","n":935,"by":"coalition","ask":"event.remove.space","answer":"paktika","why":["8.2: dice 4 6 5: northwest-frontier, so paktika"],"print":"019a9368709f4de3","sum":"df1012228b7c908a"}
{"type":"answer","n":936,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (19)","8.8.2: most Coalition Troops in excess: kabul, khowst (4)","8.2: among kabul, khowst"],"sum":"c282b790ae185ba4"}
{"type":"answer","n":937,"by":null,"ask":"bot.tan","answer":"3","sum":"d434374982bf5ecb"}
{"type":"answer","n":938,"by":null,"ask":"bot.black","answer":"4","sum":"85d74f0ac37d1aa2"}
{"type":"answer","n":939,"by":null,"ask":"bot.green","answer":"4","sum":"90cdf610742e826c"}
{"type":"answer","n":940,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 3 4 4: kabul, so kabul","8.8.2: most Coalition Troops in excess: khowst (4)","8.8.2: most Coalition Troops in excess: herat (3)","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (2 Bases, 9 Taliban pieces)","8.8: Assault"],"sum":"ea81fb69283eab8f"}
{"type":"answer","n":941,"by":"coalition","ask":"assault.space","answer":"paktika","why":["8.8.4: most Taliban Bases removed: paktika (2)","8.8.4: Troops Assault where they can remove something: paktika"],"sum":"45fa4268426f668b"}
{"type":"answer","n":942,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: most Taliban Guerrillas removed: kabul (2)","8.8.4: Troops Assault where they can remove something: kabul"],"sum":"bad4486ae9e97a6b"}
{"type":"answer","n":943,"by":"coalition","ask":"assault.space","answer":"khowst","why":["8.8.4: Troops Assault where they can remove something: khowst"],"sum":"c3caacc7913e5145"}
{"type":"answer","n":944,"by":"coalition","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"fb9fc296fce3ce7b"}
{"type":"answer","n":945,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.2: among balochistan, northwest-frontier, waziristan"],"sum":"1202e405f923e839"}
{"type":"answer","n":946,"by":null,"ask":"bot.tan","answer":"3","sum":"23eb1c1cd36f0d71"}
{"type":"answer","n":947,"by":null,"ask":"bot.black","answer":"6","sum":"f84cfde6163b72ee"}
{"type":"answer","n":948,"by":null,"ask":"bot.green","answer":"4","sum":"3a3e843e3224a334"}
{"type":"answer","n":949,"by":"coalition","ask":"air-strike.space","answer":"northwest-frontier","why":["8.2: dice 3 6 4: baghlan, so northwest-frontier","8.8.3: Air Strike on Taliban: northwest-frontier"],"sum":"e5e7a0e5b40a0649"}
{"type":"answer","n":950,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.8.3: the last Taliban piece goes: ghazni, oruzgan, balochistan","8.2: among ghazni, oruzgan, balochistan"],"sum":"e0cb53d386e3b1e1"}
{"type":"answer","n":951,"by":null,"ask":"bot.tan","answer":"1","sum":"fa85b1c69d06564a"}
{"type":"answer","n":952,"by":null,"ask":"bot.black","answer":"3","sum":"f9e4eb66798ede0b"}
{"type":"answer","n":953,"by":null,"ask":"bot.green","answer":"2","sum":"cd8c410840f50bee"}
{"type":"answer","n":954,"by":"coalition","ask":"air-strike.space","answer":"oruzgan","why":["8.2: dice 1 3 2: herat, so oruzgan","8.8.3: Air Strike on Taliban: oruzgan"],"sum":"b2fe9e3473fc2971"}
{"type":"answer","n":955,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.8.3: the last Taliban piece goes: ghazni, balochistan","8.2: among ghazni, balochistan"],"sum":"e2f37cecb646c3d0"}
{"type":"answer","n":956,"by":null,"ask":"bot.tan","answer":"4","sum":"bf325103171b9822"}
{"type":"answer","n":957,"by":null,"ask":"bot.black","answer":"5","sum":"061aaa63f6c2191a"}
{"type":"answer","n":958,"by":null,"ask":"bot.green","answer":"1","sum":"1ee7f7cf1361f181"}
{"type":"answer","n":959,"by":"coalition","ask":"air-strike.space","answer":"balochistan","why":["8.2: dice 4 5 1: nuristan, so balochistan","8.8.3: Air Strike on Taliban: balochistan"],"sum":"4e378c49cd2498fb"}
{"type":"answer","n":960,"by":"taliban","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"36c85c9a14c58dd8"}
{"type":"answer","n":961,"by":null,"ask":"bot.die","answer":"6","sum":"262c172a9a140492"}
{"type":"answer","n":962,"by":"taliban","ask":"manpads","answer":"allow","why":["8.7.1: die 6: allow"],"print":"4d93bdd62b9dd0a0","sum":"85e57466b25aed47"}
{"type":"answer","n":963,"by":null,"ask":"deck.top","answer":"event","sum":"3b94501aaea3c8af"}
{"type":"answer","n":964,"by":null,"ask":"deck.card","answer":"42","print":"1db7ec64012e5410","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 72\nnext: 42\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21\neligible: government warlords\nresources: government=0 taliban=5 warlords=40\naid: 14\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T1P5 +1\nkabul C:B1T4 G:T2P5 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:u6a2\npaktika C:T3 G:P2 support=O\nzabol C:T1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"8123348061fcd24a"}
{"type":"answer","n":965,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Poppy Crop Failure"],"sum":"5e2da55155071bab"}
{"type":"answer","n":966,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"8ac0da328543ddee","sum":"3f28b67ce7516ccd"}
{"type":"answer","n":967,"by":"government","ask":"turn","answer":"pass","why":["8.1: fewer than 3 Resources: Pass instead of an Operation"],"print":"eef0ecab7723b9f3","sum":"7266e4d4165bf279"}
{"type":"answer","n":968,"by":null,"ask":"deck.top","answer":"event","sum":"fb08a0d8a493f1e4"}
{"type":"answer","n":969,"by":null,"ask":"deck.card","answer":"56","print":"42837c451fc5b970","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 42\nnext: 56\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72\neligible: coalition government taliban\nresources: government=3 taliban=5 warlords=50\naid: 14\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T1P5 +1\nkabul C:B1T4 G:T2P5 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:u6a2\npaktika C:T3 G:P2 support=O\nzabol C:T1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"7591e6c45050abf2"}
{"type":"answer","n":970,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: NGOs"],"sum":"246bcbd8fb2fa8f9"}
{"type":"answer","n":971,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"690d5866ac073e1f"}
{"type":"answer","n":972,"by":"government","ask":"event.space","answer":"paktika","why":["8.4.4: greatest shift there: paktika (1)"],"sum":"5a51fe93eaddd4ab"}
{"type":"answer","n":973,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.2: among kabul, khowst"],"sum":"95b7f3d806085adb"}
{"type":"answer","n":974,"by":null,"ask":"bot.tan","answer":"5","sum":"fd79f36bc6defd00"}
{"type":"answer","n":975,"by":null,"ask":"bot.black","answer":"4","sum":"9116e4bd4d5fca21"}
{"type":"answer","n":976,"by":null,"ask":"bot.green","answer":"3","sum":"55d2bed52405920e"}
{"type":"answer","n":977,"by":"government","ask":"event.space","answer":"khowst","why":["8.2: dice 5 4 3: faryab, so khowst"],"print":"bd952db272bb8a19","sum":"55cb3219e3775db9"}
{"type":"answer","n":978,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (13)","8.8.2: most Coalition Troops in excess: kabul, khowst (4)","8.2: among kabul, khowst"],"sum":"fd58d8becbbf7cc9"}
{"type":"answer","n":979,"by":null,"ask":"bot.tan","answer":"2","sum":"54d6896f759abeaf"}
{"type":"answer","n":980,"by":null,"ask":"bot.black","answer":"1","sum":"df3d9a7e1f5b894e"}
{"type":"answer","n":981,"by":null,"ask":"bot.green","answer":"4","sum":"c9ba4cddbc69df89"}
{"type":"answer","n":982,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 2 1 4: nimruz, so khowst","8.8.2: most Coalition Troops in excess: kabul (4)","8.8.2: most Coalition Troops in excess: herat, paktika (3)","8.2: among herat, paktika"],"sum":"6cb908e1b9884e4b"}
{"type":"answer","n":983,"by":null,"ask":"bot.tan","answer":"6","sum":"19c4c0a551c01996"}
{"type":"answer","n":984,"by":null,"ask":"bot.black","answer":"3","sum":"bed00ff99899d561"}
{"type":"answer","n":985,"by":null,"ask":"bot.green","answer":"4","sum":"ca970ae262f9ff3d"}
{"type":"answer","n":986,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 6 3 4: faryab, so herat","8.8.4: Assault would remove a Base or 4 Taliban pieces: no (0 Bases, 0 Taliban pieces)","8.8.2: most Coalition Troops in excess: kabul, khowst (4)","8.2: among kabul, khowst"],"sum":"246f2d3e131ad5e8"}
{"type":"answer","n":987,"by":null,"ask":"bot.tan","answer":"3","sum":"b03f59612bb01f83"}
{"type":"answer","n":988,"by":null,"ask":"bot.black","answer":"6","sum":"4b1a9ca541336c97"}
{"type":"answer","n":989,"by":null,"ask":"bot.green","answer":"6","sum":"7c4c98614474788d"}
{"type":"answer","n":990,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 3 6 6: northwest-frontier, so khowst","8.8.2: most Coalition Troops in excess: kabul (4)","8.8.2: most Coalition Troops in excess: herat, paktika (3)","8.2: among herat, paktika"],"sum":"964ebc0543fdf94f"}
{"type":"answer","n":991,"by":null,"ask":"bot.tan","answer":"4","sum":"d3508ad19172da99"}
{"type":"answer","n":992,"by":null,"ask":"bot.black","answer":"5","sum":"955ee469dbc88bb1"}
{"type":"answer","n":993,"by":null,"ask":"bot.green","answer":"2","sum":"276ea9b59a851911"}
{"type":"answer","n":994,"by":"coalition","ask":"turn","answer":"sweep","why":["8.2: dice 4 5 2: nuristan, so herat","8.8: Sweep"],"sum":"f66ff826cd4507c3"}
{"type":"answer","n":995,"by":"coalition","ask":"sweep.space","answer":"air-lift","why":["8.8.3: Air Lift exposes the last Underground Taliban of nuristan"],"sum":"2f1c7149678dd838"}
{"type":"answer","n":996,"by":"coalition","ask":"air-lift.space","answer":"khowst","why":["8.8.2: the Air Lift: khowst to kabul to nuristan"],"sum":"2f561bedf236e975"}
{"type":"answer","n":997,"by":"coalition","ask":"air-lift.space","answer":"kabul","why":["8.8.2: the Air Lift: khowst to kabul to nuristan"],"sum":"43d973dafda300ea"}
{"type":"answer","n":998,"by":"coalition","ask":"air-lift.space","answer":"nuristan","why":["8.8.2: the Air Lift: khowst to kabul to nuristan"],"sum":"51c6766eb5c9575e"}
{"type":"answer","n":999,"by":"taliban","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"bdf99395f511f94e"}
{"type":"answer","n":1000,"by":null,"ask":"bot.die","answer":"2","sum":"f6fb6b2380109531"}
{"type":"answer","n":1001,"by":"taliban","ask":"manpads","answer":"cancel","why":["8.7.1: die 2: cancel"],"sum":"dfa54f58e032a502"}
{"type":"answer","n":1002,"by":"coalition","ask":"sweep.space","answer":"kandahar","why":["8.8.3: Sweep where a Coalition piece is: kandahar"],"sum":"e2d4e29181377b79"}
{"type":"answer","n":1003,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"1b568a5c51e8db1f"}
{"type":"answer","n":1004,"by":"coalition","ask":"sweep.space","answer":"done","why":["8.8.3: nobody else would be found"],"sum":"a662b58e1b86e27e"}
{"type":"answer","n":1005,"by":"coalition","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"40568b78876e92b3","sum":"3195685e798859ef"}
{"type":"answer","n":1006,"by":null,"ask":"deck.top","answer":"event","sum":"632bb7e762a42f9e"}
{"type":"answer","n":1007,"by":null,"ask":"deck.card","answer":"66","print":"08d4129118d7d4cc","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 56\nnext: 66\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42\neligible: taliban warlords\nresources: government=3 taliban=4 warlords=50\naid: 17\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T1P5 +1\nkabul C:B1T4 G:T2P5 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:a1 +1\nkhowst C:B1T4 G:T1P5 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:u6a2\npaktika C:T3 G:P2\nzabol C:T1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"dabe3c2b14206ec6"}
{"type":"answer","n":1008,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Fratricide"],"sum":"28b809bb9fc8dd9e"}
{"type":"answer","n":1009,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"02e564d4a8517bd9"}
{"type":"answer","n":1010,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among herat, kabul, kandahar, khowst, paktika"],"sum":"eb223599e7db9476"}
{"type":"answer","n":1011,"by":null,"ask":"bot.tan","answer":"6","sum":"9fab2fde74765456"}
{"type":"answer","n":1012,"by":null,"ask":"bot.black","answer":"2","sum":"a4b9f9c53dce9a8f"}
{"type":"answer","n":1013,"by":null,"ask":"bot.green","answer":"5","sum":"dcaf1896ed947861"}
{"type":"answer","n":1014,"by":"warlords","ask":"event.space","answer":"kandahar","why":["8.2: dice 6 2 5: samangan, so kandahar"],"sum":"bd2b129d8383f3b9"}
{"type":"answer","n":1015,"by":"warlords","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"ba3f15c673549111"}
{"type":"answer","n":1016,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among herat, kabul, khowst, paktika"],"sum":"49417f056c392547"}
{"type":"answer","n":1017,"by":null,"ask":"bot.tan","answer":"3","sum":"3cdc1d3796eb8d4a"}
{"type":"answer","n":1018,"by":null,"ask":"bot.black","answer":"1","sum":"ed116ee0446b34bb"}
{"type":"answer","n":1019,"by":null,"ask":"bot.green","answer":"3","sum":"598fe7f0d97dbbd8"}
{"type":"answer","n":1020,"by":"warlords","ask":"event.space","answer":"khowst","why":["8.2: dice 3 1 3: khowst, so khowst"],"sum":"64057d026ebf8ac3"}
{"type":"answer","n":1021,"by":"warlords","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"print":"c35f277b67afcdf8","sum":"fcb74196295e20f7"}
{"type":"answer","n":1022,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (25 Available, 9 Active)","8.7: Rally"],"sum":"56273accae0c0d59"}
{"type":"answer","n":1023,"by":"taliban","ask":"rally.space","answer":"nuristan","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: nuristan"],"sum":"8d95a3c8a26cb11e"}
{"type":"answer","n":1024,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: nuristan"],"sum":"d60436bf598249da"}
{"type":"answer","n":1025,"by":"taliban","ask":"rally.active","answer":"2","why":["8.1.2: own Guerrillas that are Active first"],"sum":"7a86646c02bc4ad1"}
{"type":"answer","n":1026,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"5c30259eb846ea87"}
{"type":"answer","n":1027,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"d7dc5a4eeccc540e"}
{"type":"answer","n":1028,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, farah, oruzgan, samangan, sar-e-pol, balochistan, northwest-frontier"],"sum":"e8ab5ea3ce1533b7"}
{"type":"answer","n":1029,"by":null,"ask":"bot.tan","answer":"3","sum":"91a3aa10deeed85b"}
{"type":"answer","n":1030,"by":null,"ask":"bot.black","answer":"3","sum":"c3a946c41d75d667"}
{"type":"answer","n":1031,"by":null,"ask":"bot.green","answer":"4","sum":"a62ee4aee5c89003"}
{"type":"answer","n":1032,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.2: dice 3 3 4: kabul, so northwest-frontier","8.7.2 step 4a: wins Taliban Control: northwest-frontier"],"sum":"356dea25aadba493"}
{"type":"answer","n":1033,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: northwest-frontier"],"sum":"40123d9761939bb5"}
{"type":"answer","n":1034,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, kandahar, waziristan"],"sum":"e1c2ff9ff41f5156"}
{"type":"answer","n":1035,"by":null,"ask":"bot.tan","answer":"6","sum":"a5bb20e35e2bad82"}
{"type":"answer","n":1036,"by":null,"ask":"bot.black","answer":"5","sum":"924630c7d9604657"}
{"type":"answer","n":1037,"by":null,"ask":"bot.green","answer":"2","sum":"487f73ba0951c702"}
{"type":"answer","n":1038,"by":"taliban","ask":"rally.space","answer":"kandahar","why":["8.2: dice 6 5 2: sar-e-pol, so kandahar","8.7.2 step 4b: 1 or 2 Guerrillas: kandahar"],"sum":"aad6ae37b23ff9d1"}
{"type":"answer","n":1039,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: kandahar"],"sum":"f672eaa0d55159e1"}
{"type":"answer","n":1040,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"f2b1ff04e5c74717"}
{"type":"answer","n":1041,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"529dcc9a3acd52fe"}
{"type":"answer","n":1042,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"e94306aa223a0258"}
{"type":"answer","n":1043,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"558137bc8ab68e6d"}
{"type":"answer","n":1044,"by":"taliban","ask":"rally.sharia","answer":"nuristan","why":["8.7.2 step 5: Sharia: nuristan"],"sum":"76316f9a11ddf926"}
{"type":"answer","n":1045,"by":"taliban","ask":"special","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"3734d2fb7bf4a32f"}
{"type":"answer","n":1046,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","why":["8.7.2: Extort wherever possible: northwest-frontier"],"sum":"dbc164c5b7f84f96"}
{"type":"answer","n":1047,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"print":"834ba2edf9dca5a8","sum":"f515c267c4d86b79"}
{"type":"answer","n":1048,"by":null,"ask":"deck.top","answer":"event","sum":"099d2249ebfa4c6f"}
{"type":"answer","n":1049,"by":null,"ask":"deck.card","answer":"28","print":"9abf75bd1c131c6c","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 66\nnext: 28\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56\neligible: coalition government\nresources: government=3 taliban=2 warlords=50\naid: 17\npatronage: 8\nislamabad: sponsorship\ncasualties: C:T2\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T1P5 +1\nkabul C:B1T4 G:T2P5 T:u1 terror=1 +1\nkandahar C:B1 G:B1T7P2 T:u1a1 +1\nkhowst C:B1T3 G:T1P4 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:B1u6 support=O\npaktika C:T3 G:P2\nzabol C:T1\nnorthwest-frontier T:a1\nwaziristan T:B2u2a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"077f4d427549f297"}
{"type":"answer","n":1050,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mountain Fastness"],"sum":"4d3f05e84a2bdfe4"}
{"type":"answer","n":1051,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"aa5284c1b32ffa72"}
{"type":"answer","n":1052,"by":"government","ask":"event.remove.count","answer":"2","why":["8.4.3: as many as possible: 2"],"print":"f8d3de731e5baf2b","sum":"10a81ec860700339"}
{"type":"answer","n":1053,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (11)","8.8.2: most Coalition Troops in excess: kabul (4)","8.2: among herat, khowst, paktika"],"sum":"2b9bb89028fbb1d5"}
{"type":"answer","n":1054,"by":null,"ask":"bot.tan","answer":"5","sum":"273aabe1fca2c0e9"}
{"type":"answer","n":1055,"by":null,"ask":"bot.black","answer":"5","sum":"dac524238692aeda"}
{"type":"answer","n":1056,"by":null,"ask":"bot.green","answer":"2","sum":"29c5f0f102430647"}
{"type":"answer","n":1057,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 5 5 2: sar-e-pol, so herat","8.2: among khowst, paktika"],"sum":"3cf6d0677a0cd9af"}
{"type":"answer","n":1058,"by":null,"ask":"bot.tan","answer":"1","sum":"48dbb7f454e15ac1"}
{"type":"answer","n":1059,"by":null,"ask":"bot.black","answer":"3","sum":"df2c1a98acb22588"}
{"type":"answer","n":1060,"by":null,"ask":"bot.green","answer":"6","sum":"94c79c4579ad19ef"}
{"type":"answer","n":1061,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 1 3 6: helmand, so paktika","8.8.4: Assault would remove a Base or 4 Taliban pieces: no (0 Bases, 0 Taliban pieces)","8.8.2: most Coalition Troops in excess: kabul (4)","8.2: among herat, khowst, paktika"],"sum":"71cad782a9db85a7"}
{"type":"answer","n":1062,"by":null,"ask":"bot.tan","answer":"4","sum":"9733ffae462d9e0f"}
{"type":"answer","n":1063,"by":null,"ask":"bot.black","answer":"4","sum":"ce90c17c9fc52a67"}
{"type":"answer","n":1064,"by":null,"ask":"bot.green","answer":"4","sum":"ccebbe28d15ec741"}
{"type":"answer","n":1065,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 4 4 4: kabul, so herat","8.2: among khowst, paktika"],"sum":"7ed75e3580e67f57"}
{"type":"answer","n":1066,"by":null,"ask":"bot.tan","answer":"1","sum":"84de242fd34518eb"}
{"type":"answer","n":1067,"by":null,"ask":"bot.black","answer":"5","sum":"9a93549a1f677788"}
{"type":"answer","n":1068,"by":null,"ask":"bot.green","answer":"1","sum":"76d69b4a1375b643"}
{"type":"answer","n":1069,"by":"coalition","ask":"turn","answer":"sweep","why":["8.2: dice 1 5 1: zabol, so paktika","8.8: Sweep"],"sum":"a71304a2844db816"}
{"type":"answer","n":1070,"by":"coalition","ask":"sweep.space","answer":"air-lift","why":["8.8.3: Air Lift exposes the last Underground Taliban of nuristan"],"sum":"698454ce218bbb4e"}
{"type":"answer","n":1071,"by":"coalition","ask":"air-lift.space","answer":"kabul","why":["8.8.2: the Air Lift: kabul to herat to nuristan"],"sum":"2c25e1f8c6557f13"}
{"type":"answer","n":1072,"by":"coalition","ask":"air-lift.space","answer":"herat","why":["8.8.2: the Air Lift: kabul to herat to nuristan"],"sum":"aed5b68ae96a4f89"}
{"type":"answer","n":1073,"by":"coalition","ask":"air-lift.space","answer":"nuristan","why":["8.8.2: the Air Lift: kabul to herat to nuristan"],"sum":"ed33aaac6f152c8c"}
{"type":"answer","n":1074,"by":"taliban","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"e99ae30b80c7a010"}
{"type":"answer","n":1075,"by":null,"ask":"bot.die","answer":"6","sum":"bd7d9f4ad2f231e3"}
{"type":"answer","n":1076,"by":"taliban","ask":"manpads","answer":"allow","why":["8.7.1: die 6: allow"],"sum":"a639c98792fcd282"}
{"type":"answer","n":1077,"by":"coalition","ask":"air-lift.origin","answer":"kabul","why":["8.8.2: 3 can be spared: coalition_troops in kabul"],"sum":"8aecffe41f78268a"}
{"type":"answer","n":1078,"by":"coalition","ask":"air-lift.destination","answer":"nuristan","why":["8.8.2: the destination of the Air Lift: nuristan"],"sum":"327a61498ed26cf3"}
{"type":"answer","n":1079,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"9898fc668a33cf5a"}
{"type":"answer","n":1080,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"fd8eae83e94081ef"}
{"type":"answer","n":1081,"by":"coalition","ask":"air-lift.origin","answer":"kabul","why":["8.8.2: 1 can be spared: government_troops in kabul"],"sum":"2a9f37b0dbfc8cd0"}
{"type":"answer","n":1082,"by":"coalition","ask":"air-lift.destination","answer":"nuristan","why":["8.8.2: the destination of the Air Lift: nuristan"],"sum":"78770ca9a081211c"}
{"type":"answer","n":1083,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"bd565a7af1d2708e"}
{"type":"answer","n":1084,"by":"coalition","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"0ad2fbf4696d6686"}
{"type":"answer","n":1085,"by":"coalition","ask":"air-lift.origin","answer":"herat","why":["8.8.2: 2 can be spared: coalition_troops in herat"],"sum":"5fbe08b6f905587f"}
{"type":"answer","n":1086,"by":"coalition","ask":"air-lift.destination","answer":"nuristan","why":["8.8.2: the destination of the Air Lift: nuristan"],"sum":"23c635e94c341d63"}
{"type":"answer","n":1087,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"7db6bfe0fb63fcf3"}
{"type":"answer","n":1088,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"213175c13cbafbe8"}
{"type":"answer","n":1089,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"dc47315edd28d1b7"}
{"type":"answer","n":1090,"by":"coalition","ask":"sweep.space","answer":"kabul","why":["8.8.3: Sweep where a Coalition piece is: kabul"],"sum":"a5cee6c8e22f1949"}
{"type":"answer","n":1091,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"1bea8b39e150e7c1"}
{"type":"answer","n":1092,"by":"coalition","ask":"sweep.space","answer":"kandahar","why":["8.8.3: Sweep where a Coalition piece is: kandahar"],"sum":"23b834711d746b30"}
{"type":"answer","n":1093,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"62ccbaa0354f6e96"}
{"type":"answer","n":1094,"by":"coalition","ask":"sweep.space","answer":"nuristan","why":["8.8.3: Sweep where a Coalition piece is: nuristan"],"sum":"1d4f275289b9fe6f"}
{"type":"answer","n":1095,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"4a524b587cac2c3c"}
{"type":"answer","n":1096,"by":"coalition","ask":"sweep.space","answer":"done","why":["8.8.3: nobody else would be found"],"sum":"ffef41a14fcb9582"}
{"type":"answer","n":1097,"by":"coalition","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"468e6a85f797bd81","sum":"c313984240c1f8e8"}
{"type":"answer","n":1098,"by":null,"ask":"deck.top","answer":"event","sum":"905c21165f32c089"}
{"type":"answer","n":1099,"by":null,"ask":"deck.card","answer":"37","print":"0700ea5661aa8a7e","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 28\nnext: 37\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66\neligible: taliban warlords\nresources: government=3 taliban=2 warlords=50\naid: 17\npatronage: 8\nislamabad: sponsorship\ncasualties: C:T2\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T1 G:T1P5 +1\nkabul C:B1T1 G:T1P5 T:a1 terror=1 +1\nkandahar C:B1 G:B1T7P2 T:a2 +1\nkhowst C:B1T3 G:T1P4 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T5 G:T8P2 T:a4 support=O\npaktika C:T3 G:P2\nzabol C:T1\nnorthwest-frontier T:a1\nwaziristan T:B2u2a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"b1df17f87f7829ce"}
{"type":"answer","n":1100,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Karzai to Islamabad"],"sum":"390756e6395a8990"}
{"type":"answer","n":1101,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"1ac2f5541fcccd78","sum":"6fdd18dd7bc905f7"}
{"type":"answer","n":1102,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (9)","8.5: Rally"],"sum":"013114edd85de38d"}
{"type":"answer","n":1103,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, ghowr"],"sum":"650576d6ccdec68c"}
{"type":"answer","n":1104,"by":null,"ask":"bot.tan","answer":"2","sum":"4355d3eb3dd6fca5"}
{"type":"answer","n":1105,"by":null,"ask":"bot.black","answer":"5","sum":"2a67620838a32c02"}
{"type":"answer","n":1106,"by":null,"ask":"bot.green","answer":"4","sum":"ca98c6696e7a0d42"}
{"type":"answer","n":1107,"by":"warlords","ask":"rally.space","answer":"ghowr","why":["8.2: dice 2 5 4: oruzgan, so ghowr","8.5.1 step 3b: Guerrillas without a Base: ghowr"],"sum":"a13d8390f50ce6e5"}
{"type":"answer","n":1108,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: ghowr"],"sum":"3eb50138681bb243"}
{"type":"answer","n":1109,"by":"warlords","ask":"rally.space","answer":"bamian","why":["8.5.1 step 3b: Guerrillas without a Base: bamian"],"sum":"e60c877be811ef7d"}
{"type":"answer","n":1110,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: bamian"],"sum":"476d7ba87c246fad"}
{"type":"answer","n":1111,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"2ad49286b1376d09"}
{"type":"answer","n":1112,"by":null,"ask":"bot.tan","answer":"6","sum":"5bfce407b95c0ecd"}
{"type":"answer","n":1113,"by":null,"ask":"bot.black","answer":"1","sum":"5c22578114366026"}
{"type":"answer","n":1114,"by":null,"ask":"bot.green","answer":"4","sum":"1a78cadc71cffbf7"}
{"type":"answer","n":1115,"by":"warlords","ask":"rally.space","answer":"badakhshan","why":["8.2: dice 6 1 4: badakhshan, so badakhshan","8.5.1 step 3d: any other Province: badakhshan"],"sum":"50b0172ecce3bb89"}
{"type":"answer","n":1116,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: badakhshan"],"sum":"8a296186500780ef"}
{"type":"answer","n":1117,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"238ef8f67232c384"}
{"type":"answer","n":1118,"by":"warlords","ask":"cultivate.space","answer":"roll-spaces","why":["8.2: among badakhshan, bamian, ghowr"],"sum":"88af3a26f9e70139"}
{"type":"answer","n":1119,"by":null,"ask":"bot.tan","answer":"6","sum":"563ce71efb3b6796"}
{"type":"answer","n":1120,"by":null,"ask":"bot.black","answer":"5","sum":"dcb536eb2f118618"}
{"type":"answer","n":1121,"by":null,"ask":"bot.green","answer":"5","sum":"91a81f67baa821f2"}
{"type":"answer","n":1122,"by":"warlords","ask":"cultivate.space","answer":"badakhshan","why":["8.2: dice 6 5 5: kandahar, so badakhshan","8.5.4: Cultivate: badakhshan"],"sum":"41ea5268aa90daef"}
{"type":"answer","n":1123,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"73ccc825ecfb0aa6","sum":"e9e10e29ee5dbb22"}
{"type":"answer","n":1124,"by":null,"ask":"deck.top","answer":"propaganda","print":"dff88228453c6c82","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 37\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28\neligible: government taliban\nresources: government=3 taliban=5 warlords=47\naid: 17\npatronage: 10\nislamabad: sponsorship\ncasualties: C:T2\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan W:B1u1 support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T1 G:T1P5 +1\nkabul C:B1T1 G:T1P5 T:a1 terror=1 +1\nkandahar C:B1 G:B1T7P2 T:a2 +1\nkhowst C:B1T3 G:T1P4 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T5 G:T8P2 T:a4 support=O\npaktika C:T3 G:P2\nzabol C:T1\nnorthwest-frontier T:a1\nwaziristan T:B2u2a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"95cee36868340daf"}
{"type":"answer","n":1125,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Afghan Commandos"],"sum":"3ec1baa4cdfc7207"}
{"type":"answer","n":1126,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"8d2e57e09b76c180"}
{"type":"answer","n":1127,"by":"government","ask":"event.free","answer":"decline","why":["8.4.1: most Taliban pieces: nuristan (4)","8.4.1: Assault removes most where nobody hides: nuristan"],"sum":"c058cc0884225559"}
{"type":"answer","n":1128,"by":"government","ask":"event.free","answer":"do","why":["8.4.4: a free Assault"],"sum":"79db02976e8600d2"}
{"type":"answer","n":1129,"by":"government","ask":"assault.space","answer":"nuristan","why":["8.6.5: most Taliban Guerrillas: nuristan (4)","8.6.5: removes 4 Taliban Guerrillas: nuristan"],"print":"b3dc2a4e74f4f532","sum":"6c66f586a9f11bfc"}
{"type":"answer","n":1130,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (27 Available, 11 Active)","8.7: Rally"],"sum":"7dc7d11e06ac0eb3"}
{"type":"answer","n":1131,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"b2b0358f8635c4c8"}
{"type":"answer","n":1132,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"aa57c4c630cb2f09"}
{"type":"answer","n":1133,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badghis, farah, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"4b3b7270a04bf063"}
{"type":"answer","n":1134,"by":null,"ask":"bot.tan","answer":"2","sum":"8b69268a240984c0"}
{"type":"answer","n":1135,"by":null,"ask":"bot.black","answer":"1","sum":"2040e93e1c351113"}
{"type":"answer","n":1136,"by":null,"ask":"bot.green","answer":"5","sum":"645d423fdb78656d"}
{"type":"answer","n":1137,"by":"taliban","ask":"rally.space","answer":"farah","why":["8.2: dice 2 1 5: farah, so farah","8.7.2 step 4a: wins Taliban Control: farah"],"sum":"8e9fe610260283ab"}
{"type":"answer","n":1138,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: farah"],"sum":"59234e8aecf03331"}
{"type":"answer","n":1139,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, kandahar, northwest-frontier"],"sum":"0541e338bab02926"}
{"type":"answer","n":1140,"by":null,"ask":"bot.tan","answer":"2","sum":"db16a14d1cfa89f9"}
{"type":"answer","n":1141,"by":null,"ask":"bot.black","answer":"4","sum":"f586e8a042a4f532"}
{"type":"answer","n":1142,"by":null,"ask":"bot.green","answer":"4","sum":"b88e6ddcb72cc792"}
{"type":"answer","n":1143,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.2: dice 2 4 4: badghis, so ghazni","8.7.2 step 4b: 1 or 2 Guerrillas: ghazni"],"sum":"1e0a125d45b64b61"}
{"type":"answer","n":1144,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: ghazni"],"sum":"b52fafb30f18a271"}
{"type":"answer","n":1145,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"385136858fea9a7b"}
{"type":"answer","n":1146,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"bb972480316d86c3"}
{"type":"answer","n":1147,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"34533504e64b0fa3"}
{"type":"answer","n":1148,"by":"taliban","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"654a4d98c16acaa0"}
{"type":"answer","n":1149,"by":"taliban","ask":"extort.space","answer":"farah","why":["8.7.2: Extort wherever possible: farah"],"sum":"f5cf610741920e8f"}
{"type":"answer","n":1150,"by":"taliban","ask":"extort.space","answer":"ghazni","why":["8.7.2: Extort wherever possible: ghazni"],"sum":"d5858b4514ef546a"}
{"type":"answer","n":1151,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"sum":"cb0e27cfd3b426c8"}
{"type":"answer","n":1152,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"4c69544b2b06ce4e","sum":"79b7359a319171ca"}
{"type":"answer","n":1153,"by":null,"ask":"deck.card","answer":"39","print":"7d1c96f1b03e760a","sum":"e425a273787273dc"}
{"type":"answer","n":1154,"by":"coalition","ask":"civic.space","answer":"kabul","why":["8.8.5: greatest shift: kabul (4)","8.8.5: Civic Action where it shifts most: kabul"],"sum":"f30c628825b1c1db"}
{"type":"answer","n":1155,"by":"coalition","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid"],"sum":"19cee381f4ed5f94"}
{"type":"answer","n":1156,"by":"coalition","ask":"civic.space","answer":"khowst","why":["8.8.5: greatest shift: khowst (3)","8.8.5: Civic Action where it shifts most: khowst"],"sum":"324f929eec089e5e"}
{"type":"answer","n":1157,"by":"coalition","ask":"civic.space","answer":"herat","why":["8.8.5: greatest shift: herat (2)","8.8.5: Civic Action where it shifts most: herat"],"sum":"e3a2615d5cc5e948"}
{"type":"answer","n":1158,"by":"coalition","ask":"civic.space","answer":"paktika","why":["8.8.5: Civic Action where it shifts most: paktika"],"sum":"1daf3b626126b260"}
{"type":"answer","n":1159,"by":"government","ask":"civic.space","answer":"nuristan","why":["8.6.6: Opposition to Neutral: nuristan"],"sum":"21f0185e9395bf8a"}
{"type":"answer","n":1160,"by":"government","ask":"civic.steps","answer":"1","why":["8.6.6: one level, behind the Terror there"],"sum":"87bc8016fa07783b"}
{"type":"answer","n":1161,"by":"government","ask":"civic.space","answer":"roll-spaces","why":["8.2: among baghlan, nuristan"],"sum":"c22538d9748b51b2"}
{"type":"answer","n":1162,"by":null,"ask":"bot.tan","answer":"4","sum":"5e6b67f111f955ae"}
{"type":"answer","n":1163,"by":null,"ask":"bot.black","answer":"5","sum":"78f64855ed1139ee"}
{"type":"answer","n":1164,"by":null,"ask":"bot.green","answer":"2","sum":"4910606e52865d9f"}
{"type":"answer","n":1165,"by":"government","ask":"civic.space","answer":"nuristan","why":["8.2: dice 4 5 2: nuristan, so nuristan","8.6.6: Neutral to Support, no Coalition Base: nuristan"],"print":"2f428d00eda210f6","sum":"b7f99a8c9968a922"}
{"type":"answer","n":1166,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"8f82a07658e46353"}
{"type":"answer","n":1167,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"120aaa9f8f439de4"}
{"type":"answer","n":1168,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"70fdfa2cb00d5a5d"}
{"type":"answer","n":1169,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"91ffb37ff5e9e5e9"}
{"type":"answer","n":1170,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"91385f323cb72b64"}
{"type":"answer","n":1171,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ca8793962568e259"}
{"type":"answer","n":1172,"by":"coalition","ask":"redeploy.coalition.origin","answer":"nuristan","why":["8.8.6: no Police in nuristan"],"sum":"b4d4a85e20dd03fa"}
{"type":"answer","n":1173,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","why":["8.8.6: fewest Coalition Troops: kandahar (0)","8.8.6: where fewest Coalition Troops are: kandahar"],"sum":"2adcb769e09cb0ff"}
{"type":"answer","n":1174,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"eac164860926e7ee"}
{"type":"answer","n":1175,"by":"coalition","ask":"redeploy.coalition.origin","answer":"nuristan","why":["8.8.6: no Police in nuristan"],"sum":"a25c97cf101784e1"}
{"type":"answer","n":1176,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: herat, kabul, kandahar (1)","8.2: among herat, kabul, kandahar"],"sum":"6864b9ea57222cc6"}
{"type":"answer","n":1177,"by":null,"ask":"bot.tan","answer":"5","sum":"1c5a22cd402c95d7"}
{"type":"answer","n":1178,"by":null,"ask":"bot.black","answer":"1","sum":"aba7dda253683c71"}
{"type":"answer","n":1179,"by":null,"ask":"bot.green","answer":"3","sum":"3f9786c9b5669933"}
{"type":"answer","n":1180,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 5 1 3: badakhshan, so kandahar","8.8.6: where fewest Coalition Troops are: kandahar"],"sum":"e70ca3291429f713"}
{"type":"answer","n":1181,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"62edc47ffe3112fa"}
{"type":"answer","n":1182,"by":"coalition","ask":"redeploy.coalition.origin","answer":"nuristan","why":["8.8.6: no Police in nuristan"],"sum":"15182d5ed0d4daf5"}
{"type":"answer","n":1183,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: herat, kabul (1)","8.2: among herat, kabul"],"sum":"727aa2e66f2b200d"}
{"type":"answer","n":1184,"by":null,"ask":"bot.tan","answer":"2","sum":"be7adae83ff0abe1"}
{"type":"answer","n":1185,"by":null,"ask":"bot.black","answer":"5","sum":"6f888e4ced8c6575"}
{"type":"answer","n":1186,"by":null,"ask":"bot.green","answer":"5","sum":"33063185b7f6e115"}
{"type":"answer","n":1187,"by":"coalition","ask":"redeploy.destination","answer":"kabul","why":["8.2: dice 2 5 5: paktika, so kabul","8.8.6: where fewest Coalition Troops are: kabul"],"sum":"7eeab091f1fc2c96"}
{"type":"answer","n":1188,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"9f6893d7d3ee5fb6"}
{"type":"answer","n":1189,"by":"coalition","ask":"redeploy.coalition.origin","answer":"nuristan","why":["8.8.6: no Police in nuristan"],"sum":"a22facc75b99205f"}
{"type":"answer","n":1190,"by":"coalition","ask":"redeploy.destination","answer":"herat","why":["8.8.6: fewest Coalition Troops: herat (1)","8.8.6: where fewest Coalition Troops are: herat"],"sum":"782f0297a80123e5"}
{"type":"answer","n":1191,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"00a30f27088f4b28"}
{"type":"answer","n":1192,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"f80a27d004ae3112"}
{"type":"answer","n":1193,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kabul (0)","8.6.7: fewest Government Troops: herat"],"sum":"ffbf83eb20f3999d"}
{"type":"answer","n":1194,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"bb0dd5a4be47452b"}
{"type":"answer","n":1195,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (0)","8.6.7: fewest Government Troops: kabul"],"sum":"a39dcd9586228f7f"}
{"type":"answer","n":1196,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b719b1968af3e1e9"}
{"type":"answer","n":1197,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kabul, khowst (1)","8.6.7: fewest Government Troops: herat"],"sum":"28fede94fd55139b"}
{"type":"answer","n":1198,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"ac9154ffac7d9f43"}
{"type":"answer","n":1199,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul, khowst (1)","8.6.7: fewest Government Troops: kabul"],"sum":"75f822feb34fbbcf"}
{"type":"answer","n":1200,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"a1e6cceb111916d3"}
{"type":"answer","n":1201,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: fewest Government Troops: khowst (1)","8.6.7: fewest Government Troops: khowst"],"sum":"848752d1a7a526ed"}
{"type":"answer","n":1202,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kabul, khowst (2)","8.6.7: fewest Government Troops: herat"],"sum":"b3d6d0e7b353b33b"}
{"type":"answer","n":1203,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"bd3782c83e967b7c"}
{"type":"answer","n":1204,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul, khowst (2)","8.6.7: fewest Government Troops: kabul"],"sum":"ed61cb0e5e1809f1"}
{"type":"answer","n":1205,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"8b07255fc1712c2e"}
{"type":"answer","n":1206,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: fewest Government Troops: khowst (2)","8.6.7: fewest Government Troops: khowst"],"sum":"1b720c66301bb9b4"}
{"type":"answer","n":1207,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"3e753d7033846baf"}
{"type":"answer","n":1208,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kabul, khowst (3)","8.6.7: fewest Government Troops: herat"],"sum":"6ee83bee73139ec9"}
{"type":"answer","n":1209,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul, khowst (3)","8.6.7: fewest Government Troops: kabul"],"sum":"3bb7d32107356adc"}
{"type":"answer","n":1210,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"350fef083163cf6b"}
{"type":"answer","n":1211,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: fewest Government Troops: khowst (3)","8.6.7: fewest Government Troops: khowst"],"sum":"b93087de580982e3"}
{"type":"answer","n":1212,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"d747053a99d4a3bb"}
{"type":"answer","n":1213,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kabul, khowst (4)","8.6.7: fewest Government Troops: herat"],"sum":"6ad665575f639226"}
{"type":"answer","n":1214,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"26815a6815b54058"}
{"type":"answer","n":1215,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul, khowst (4)","8.6.7: fewest Government Troops: kabul"],"sum":"8e4f61f1e56d8bf8"}
{"type":"answer","n":1216,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"dab2edae8046e0fa"}
{"type":"answer","n":1217,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: fewest Government Troops: khowst (4)","8.6.7: fewest Government Troops: khowst"],"sum":"18d1ccb02cb16179"}
{"type":"answer","n":1218,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b16f552317d7bed7"}
{"type":"answer","n":1219,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: herat, kabul, khowst (5)","8.2: among herat, kabul, khowst"],"sum":"3397217611254799"}
{"type":"answer","n":1220,"by":null,"ask":"bot.tan","answer":"2","sum":"aa3d0f381aa8037c"}
{"type":"answer","n":1221,"by":null,"ask":"bot.black","answer":"3","sum":"684c8fbb9093caa6"}
{"type":"answer","n":1222,"by":null,"ask":"bot.green","answer":"5","sum":"6176dbeeefa72462"}
{"type":"answer","n":1223,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.2: dice 2 3 5: helmand, so khowst","8.6.7: fewest Government Troops: khowst"],"sum":"7122169897c34b68"}
{"type":"answer","n":1224,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"5825542162f52a3e"}
{"type":"answer","n":1225,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: herat, kabul (5)","8.2: among herat, kabul"],"sum":"6542ecc7f1815201"}
{"type":"answer","n":1226,"by":null,"ask":"bot.tan","answer":"5","sum":"6da645abbdb0c7cd"}
{"type":"answer","n":1227,"by":null,"ask":"bot.black","answer":"6","sum":"de49bb0330a18fdf"}
{"type":"answer","n":1228,"by":null,"ask":"bot.green","answer":"3","sum":"a11aadbaa8c29389"}
{"type":"answer","n":1229,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.2: dice 5 6 3: bamian, so herat","8.6.7: fewest Government Troops: herat"],"sum":"cbb4a6b8664d56f5"}
{"type":"answer","n":1230,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: COIN Control would be lost: balkh","8.6.7: most Police: herat, kabul (4)","8.2: among herat, kabul"],"sum":"96a0bf59abbcdd31"}
{"type":"answer","n":1231,"by":null,"ask":"bot.tan","answer":"4","sum":"ed30afa47844c134"}
{"type":"answer","n":1232,"by":null,"ask":"bot.black","answer":"5","sum":"acfa7eca284b1d0b"}
{"type":"answer","n":1233,"by":null,"ask":"bot.green","answer":"3","sum":"5d5025cc2fbe8c4d"}
{"type":"answer","n":1234,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 5 3: baghlan, so herat","8.6.7: most Police: kabul (4)","8.6.7: most Police: herat, kabul, khowst (3)","8.2: among herat, kabul, khowst"],"sum":"ac7eb33d764bc1ac"}
{"type":"answer","n":1235,"by":null,"ask":"bot.tan","answer":"3","sum":"98d1760400db3acd"}
{"type":"answer","n":1236,"by":null,"ask":"bot.black","answer":"5","sum":"d4e144f05dae3a30"}
{"type":"answer","n":1237,"by":null,"ask":"bot.green","answer":"6","sum":"9b82136166fa63da"}
{"type":"answer","n":1238,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 3 5 6: northwest-frontier, so herat","8.6.7: most Police: kabul, khowst (3)","8.2: among kabul, khowst"],"sum":"19afbe55e18255f2"}
{"type":"answer","n":1239,"by":null,"ask":"bot.tan","answer":"6","sum":"1f350eff99c63f79"}
{"type":"answer","n":1240,"by":null,"ask":"bot.black","answer":"1","sum":"d3ca2de1190c8b5f"}
{"type":"answer","n":1241,"by":null,"ask":"bot.green","answer":"1","sum":"315946409b7ee2a3"}
{"type":"answer","n":1242,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 6 1 1: konduz, so khowst","8.6.7: most Police: kabul (3)","8.6.7: most Police: herat, kabul, khowst, paktika, kabul-tor-kham, kandahar-spin-boldak (2)","8.2: areas before LoCs: herat, kabul, khowst, paktika","8.2: among herat, kabul, khowst, paktika"],"sum":"00194596c79dcf49"}
{"type":"answer","n":1243,"by":null,"ask":"bot.tan","answer":"2","sum":"3ec65c51ab015f55"}
{"type":"answer","n":1244,"by":null,"ask":"bot.black","answer":"6","sum":"7a74c69b91e8129d"}
{"type":"answer","n":1245,"by":null,"ask":"bot.green","answer":"3","sum":"c3d421d0ed77ad7e"}
{"type":"answer","n":1246,"by":"government","ask":"redeploy.police.origin","answer":"roll","why":["8.2: dice 2 6 3: oruzgan, so paktika","8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"7bc6c0b2ca61891e"}
{"type":"answer","n":1247,"by":null,"ask":"bot.die","answer":"1","sum":"b442fbdbfd992159"}
{"type":"answer","n":1248,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.3: dice 1: farah-kandahar","8.6.7: fewest Police: kandahar, nuristan, zabol (0)","8.2: among kandahar, nuristan, zabol"],"sum":"404cf9c90754c0f0"}
{"type":"answer","n":1249,"by":null,"ask":"bot.tan","answer":"1","sum":"64b9448ad7d10007"}
{"type":"answer","n":1250,"by":null,"ask":"bot.black","answer":"4","sum":"2b3c3352c0c42c0e"}
{"type":"answer","n":1251,"by":null,"ask":"bot.green","answer":"3","sum":"f9b2ea39e002a3bf"}
{"type":"answer","n":1252,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 1 4 3: badghis, so zabol","8.6.7: fewest Police: kandahar, nuristan (0)","8.2: among kandahar, nuristan"],"sum":"464a82761c4c4313"}
{"type":"answer","n":1253,"by":null,"ask":"bot.tan","answer":"6","sum":"61c33cbb86d0c0a0"}
{"type":"answer","n":1254,"by":null,"ask":"bot.black","answer":"5","sum":"65e5178f9b973ec1"}
{"type":"answer","n":1255,"by":null,"ask":"bot.green","answer":"2","sum":"f96789e6b4d576a5"}
{"type":"answer","n":1256,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 6 5 2: sar-e-pol, so kandahar","8.6.7: most Police: herat, kabul, khowst (2)","8.2: among herat, kabul, khowst"],"sum":"51ab245ede91b242"}
{"type":"answer","n":1257,"by":null,"ask":"bot.tan","answer":"2","sum":"90d3b4c408b97154"}
{"type":"answer","n":1258,"by":null,"ask":"bot.black","answer":"1","sum":"cbeb4147c5476401"}
{"type":"answer","n":1259,"by":null,"ask":"bot.green","answer":"5","sum":"bb69f7232d44433b"}
{"type":"answer","n":1260,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.2: dice 2 1 5: farah, so herat","8.6.7: fewest Police: nuristan (0)","8.6.7: COIN Control would be lost: 2 Police from herat to balkh"],"sum":"13883a6ee7319641"}
{"type":"answer","n":1261,"by":"government","ask":"redeploy.destination","answer":"balkh","why":["8.6.7: COIN Control would be lost: 2 Police from herat to balkh"],"sum":"c3dfac9f7740de3e"}
{"type":"answer","n":1262,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: COIN Control would be lost: 2 Police from herat to balkh"],"sum":"2d51f4e6bddd24aa"}
{"type":"answer","n":1263,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: COIN Control would be lost: 2 Police from kabul to balkh"],"sum":"526bb2d34c15570e"}
{"type":"answer","n":1264,"by":"government","ask":"redeploy.destination","answer":"balkh","why":["8.6.7: COIN Control would be lost: 2 Police from kabul to balkh"],"sum":"7d718ee66a4910a9"}
{"type":"answer","n":1265,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: COIN Control would be lost: 2 Police from kabul to balkh"],"sum":"efb6543615a90fb1"}
{"type":"answer","n":1266,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.6.7: COIN Control would be lost: 1 Police from khowst to balkh"],"sum":"a2fdf50f4f150491"}
{"type":"answer","n":1267,"by":"government","ask":"redeploy.destination","answer":"balkh","why":["8.6.7: COIN Control would be lost: 1 Police from khowst to balkh"],"sum":"40f08394eb645804"}
{"type":"answer","n":1268,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from khowst to balkh"],"sum":"b3c7662391320d15"}
{"type":"answer","n":1269,"by":"government","ask":"redeploy.police.origin","answer":"paktika","why":["8.6.7: COIN Control would be lost: 1 Police from paktika to balkh"],"sum":"f23b5cfbafa262cd"}
{"type":"answer","n":1270,"by":"government","ask":"redeploy.destination","answer":"balkh","why":["8.6.7: COIN Control would be lost: 1 Police from paktika to balkh"],"sum":"51b44847f8e458fb"}
{"type":"answer","n":1271,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from paktika to balkh"],"sum":"56ce51ad52280ab8"}
{"type":"answer","n":1272,"by":"government","ask":"redeploy.police.origin","answer":"farah-kandahar","why":["8.6.7: from LoCs to where fewest are: 1 Police from farah-kandahar to zabol"],"sum":"c0fb870f8b5649ef"}
{"type":"answer","n":1273,"by":"government","ask":"redeploy.destination","answer":"zabol","why":["8.6.7: from LoCs to where fewest are: 1 Police from farah-kandahar to zabol"],"sum":"eacaee3a64daecdb"}
{"type":"answer","n":1274,"by":"government","ask":"redeploy.police.origin","answer":"kandahar-kabul","why":["8.6.7: from LoCs to where fewest are: 1 Police from kandahar-kabul to kandahar"],"sum":"2c34513ff8bdcdd2"}
{"type":"answer","n":1275,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: from LoCs to where fewest are: 1 Police from kandahar-kabul to kandahar"],"sum":"30c89447e79771fd"}
{"type":"answer","n":1276,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: from most to fewest: 1 Police from herat to nuristan"],"sum":"dfbdafe609395953"}
{"type":"answer","n":1277,"by":"government","ask":"redeploy.destination","answer":"nuristan","why":["8.6.7: from most to fewest: 1 Police from herat to nuristan"],"sum":"a27b3e99f2aa4ac0"}
{"type":"answer","n":1278,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from herat to nuristan"],"sum":"b1bdfb3e52a36c19"}
{"type":"answer","n":1279,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"852437d2d67a1b9b"}
{"type":"answer","n":1280,"by":"taliban","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: others than those who must Redeploy stay"],"print":"9c4a6e86b2e8df6b","sum":"cc7e24a303db442e"}
{"type":"answer","n":1281,"by":null,"ask":"deck.card","answer":"53","print":"7114f8b8f086236f","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 39\nnext: 53\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda\nresources: government=2 taliban=7 warlords=55\naid: 11\npatronage: 10\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=O\nbaghlan G:P1\nbalkh G:P6 W:B2u3\nbamian W:u2\nfarah T:u1\nfaryab W:B2u3\nghazni T:u2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:u2 support=S +1\nkandahar C:B1T2 G:B1T6P1 T:u2 +1\nkhowst C:B1T3 G:T6P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T3 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:u1\nwaziristan T:B2u7\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u2\nkandahar-kabul T:u2\n","sum":"54a6137975767aec"}
{"type":"answer","n":1282,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Trilateral Summit"],"sum":"af225b209fc5fe79"}
{"type":"answer","n":1283,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"631dc2d668315c9f","sum":"57e8e4bce76f5907"}
{"type":"answer","n":1284,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (4)","8.8.4: Assault would remove a Base or 4 Taliban pieces: no (0 Bases, 0 Taliban pieces)","8.8.2: most Coalition Troops in excess: khowst, paktika (3)","8.2: among khowst, paktika"],"sum":"8f251cad834fc7ba"}
{"type":"answer","n":1285,"by":null,"ask":"bot.tan","answer":"6","sum":"6fc0ea470ecc8f17"}
{"type":"answer","n":1286,"by":null,"ask":"bot.black","answer":"3","sum":"36e57fc659fe8925"}
{"type":"answer","n":1287,"by":null,"ask":"bot.green","answer":"3","sum":"830806979974ca88"}
{"type":"answer","n":1288,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 6 3 3: faryab, so paktika","8.8.2: most Coalition Troops in excess: khowst (3)","8.2: among herat, kabul, kandahar"],"sum":"72c246c327785919"}
{"type":"answer","n":1289,"by":null,"ask":"bot.tan","answer":"5","sum":"97b5d8fec3990d9c"}
{"type":"answer","n":1290,"by":null,"ask":"bot.black","answer":"2","sum":"46909904a6b642bf"}
{"type":"answer","n":1291,"by":null,"ask":"bot.green","answer":"4","sum":"9c08baae066bc6ed"}
{"type":"answer","n":1292,"by":"coalition","ask":"turn","answer":"sweep","why":["8.2: dice 5 2 4: badakhshan, so kandahar","8.8.3: most Taliban Activated: ghazni (2)","8.8: Sweep"],"sum":"f1500366535d86ad"}
{"type":"answer","n":1293,"by":"coalition","ask":"sweep.space","answer":"air-lift","why":["8.8.3: Air Lift exposes the last Underground Taliban of ghazni"],"sum":"9d9a4709aa98b9d9"}
{"type":"answer","n":1294,"by":"coalition","ask":"air-lift.origin","answer":"paktika","why":["8.8.2: 2 can be spared: coalition_troops in paktika"],"sum":"1b77de29d2facd39"}
{"type":"answer","n":1295,"by":"coalition","ask":"air-lift.destination","answer":"ghazni","why":["8.8.2: the destination of the Air Lift: ghazni"],"sum":"d8146b7f87cf446c"}
{"type":"answer","n":1296,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"a01bde5a212dd037"}
{"type":"answer","n":1297,"by":"coalition","ask":"air-lift.origin","answer":"khowst","why":["8.8.2: 2 can be spared: coalition_troops in khowst"],"sum":"1f614e369fbbde53"}
{"type":"answer","n":1298,"by":"coalition","ask":"air-lift.destination","answer":"ghazni","why":["8.8.2: the destination of the Air Lift: ghazni"],"sum":"bb40f3b73b493235"}
{"type":"answer","n":1299,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"69e3981418c66827"}
{"type":"answer","n":1300,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"0327217229c08ed0"}
{"type":"answer","n":1301,"by":"coalition","ask":"air-lift.origin","answer":"khowst","why":["8.8.2: 3 can be spared: government_troops in khowst"],"sum":"5304590272a0bdb5"}
{"type":"answer","n":1302,"by":"coalition","ask":"air-lift.destination","answer":"ghazni","why":["8.8.2: the destination of the Air Lift: ghazni"],"sum":"4fa3e8068894072b"}
{"type":"answer","n":1303,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"a760534846e6a1c4"}
{"type":"answer","n":1304,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"ca6dde545cbbca93"}
{"type":"answer","n":1305,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"832d635408d103bb"}
{"type":"answer","n":1306,"by":"coalition","ask":"sweep.space","answer":"ghazni","why":["8.8.3: Sweep where a Coalition piece is: ghazni"],"sum":"2700a193f8c3be83"}
{"type":"answer","n":1307,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"fb7494bba80cc0d6"}
{"type":"answer","n":1308,"by":"coalition","ask":"sweep.space","answer":"kabul","why":["8.8.3: Sweep where a Coalition piece is: kabul"],"sum":"7b88bf2af520d000"}
{"type":"answer","n":1309,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"d3be5d39866a7d8f"}
{"type":"answer","n":1310,"by":"coalition","ask":"sweep.space","answer":"kandahar","why":["8.8.3: Sweep where a Coalition piece is: kandahar"],"sum":"b31e13efc70d91ed"}
{"type":"answer","n":1311,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"780d6dc8d45d8fd5"}
{"type":"answer","n":1312,"by":"coalition","ask":"sweep.space","answer":"done","why":["8.8.3: nobody else would be found"],"sum":"153450b62b993cbd"}
{"type":"answer","n":1313,"by":"coalition","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"b055a59f140f02f4","sum":"67ee5f9aa63b000d"}
{"type":"answer","n":1314,"by":null,"ask":"deck.top","answer":"event","sum":"83e91492d4f2fca7"}
{"type":"answer","n":1315,"by":null,"ask":"deck.card","answer":"57","print":"00619c1452e3382d","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 53\nnext: 57\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39\neligible: taliban warlords\nresources: government=2 taliban=7 warlords=55\naid: 15\npatronage: 10\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=O\nbaghlan G:P1\nbalkh G:P6 W:B2u3\nbamian W:u2\nfarah T:u1\nfaryab W:B2u3\nghazni C:T4 G:T3 T:a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:a2 support=S +1\nkandahar C:B1T2 G:B1T6P1 T:a2 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:u1\nwaziristan T:B2u7\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u2\nkandahar-kabul T:u2\n","sum":"bef510c263e7b9ec"}
{"type":"answer","n":1316,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Prison Break"],"sum":"85fc475dc7635400"}
{"type":"answer","n":1317,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"fce2f4942cd0d5d6"}
{"type":"answer","n":1318,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among baghlan, balkh, herat, kabul, kandahar, khowst, nuristan, paktika, zabol"],"sum":"fb773ad60894e236"}
{"type":"answer","n":1319,"by":null,"ask":"bot.tan","answer":"3","sum":"e073ea0793745729"}
{"type":"answer","n":1320,"by":null,"ask":"bot.black","answer":"3","sum":"d302f8b132c7a09f"}
{"type":"answer","n":1321,"by":null,"ask":"bot.green","answer":"5","sum":"493b2f49ccd0c833"}
{"type":"answer","n":1322,"by":"warlords","ask":"event.space","answer":"kabul","why":["8.2: dice 3 3 5: kabul, so kabul"],"sum":"7c19d523f52666c0"}
{"type":"answer","n":1323,"by":"warlords","ask":"event.place.piece","answer":"warlord_underground","why":["8.4.4: own pieces, then those of Non-players: warlord_underground"],"sum":"7b5c2ef1a43de0f7"}
{"type":"answer","n":1324,"by":"warlords","ask":"event.place.count","answer":"3","why":["8.4.3: as many as possible: 3"],"print":"954835d1c3703c46","sum":"4e54199e64aec9c5"}
{"type":"answer","n":1325,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (18 Available, 6 Active)","8.7: Rally"],"sum":"09fff46512a6c7e9"}
{"type":"answer","n":1326,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: kabul"],"sum":"27d9ac4f435b7b82"}
{"type":"answer","n":1327,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: kabul"],"sum":"d40fa424b765fecc"}
{"type":"answer","n":1328,"by":"taliban","ask":"rally.active","answer":"2","why":["8.1.2: own Guerrillas that are Active first"],"sum":"101366b7182e0ffb"}
{"type":"answer","n":1329,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badghis, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"1fe07d0711c5dcbe"}
{"type":"answer","n":1330,"by":null,"ask":"bot.tan","answer":"6","sum":"82e8860206e9e76a"}
{"type":"answer","n":1331,"by":null,"ask":"bot.black","answer":"2","sum":"ba9610327d839cca"}
{"type":"answer","n":1332,"by":null,"ask":"bot.green","answer":"4","sum":"035c7fab26416c23"}
{"type":"answer","n":1333,"by":"taliban","ask":"rally.space","answer":"samangan","why":["8.2: dice 6 2 4: badakhshan, so samangan","8.7.2 step 4a: wins Taliban Control: samangan"],"sum":"036d8715060bf57c"}
{"type":"answer","n":1334,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: samangan"],"sum":"2c0443532b6fda9d"}
{"type":"answer","n":1335,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among farah, ghazni, kandahar, northwest-frontier"],"sum":"286044ff21d1be26"}
{"type":"answer","n":1336,"by":null,"ask":"bot.tan","answer":"6","sum":"c5bab77b943f6f9e"}
{"type":"answer","n":1337,"by":null,"ask":"bot.black","answer":"6","sum":"23d6b82de45c35d1"}
{"type":"answer","n":1338,"by":null,"ask":"bot.green","answer":"1","sum":"71bbd61aec55df4f"}
{"type":"answer","n":1339,"by":"taliban","ask":"rally.space","answer":"kandahar","why":["8.2: dice 6 6 1: sar-e-pol, so kandahar","8.7.2 step 4b: 1 or 2 Guerrillas: kandahar"],"sum":"8f50eb7ef4342252"}
{"type":"answer","n":1340,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: kandahar"],"sum":"cea986e9cb36b70d"}
{"type":"answer","n":1341,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"10d703ffdf597b6a"}
{"type":"answer","n":1342,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"2f46789accf0c18a"}
{"type":"answer","n":1343,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"4fee464fd54c65b2"}
{"type":"answer","n":1344,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"f6f80a77f9fdeb05"}
{"type":"answer","n":1345,"by":"taliban","ask":"rally.sharia","answer":"kabul","why":["8.7.2 step 5: Sharia: kabul"],"sum":"be34776a6f0ebc02"}
{"type":"answer","n":1346,"by":"taliban","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources go"],"sum":"f30ab9a8301fc8f9"}
{"type":"answer","n":1347,"by":"taliban","ask":"special","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"22b19ae62efd2002"}
{"type":"answer","n":1348,"by":"taliban","ask":"extort.space","answer":"farah","why":["8.7.2: Extort wherever possible: farah"],"sum":"b3b3be4bcd3e1bef"}
{"type":"answer","n":1349,"by":"taliban","ask":"extort.space","answer":"samangan","why":["8.7.2: Extort wherever possible: samangan"],"sum":"72ca8bfe0638add8"}
{"type":"answer","n":1350,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","why":["8.7.2: Extort wherever possible: northwest-frontier"],"sum":"32ddf691b7142243"}
{"type":"answer","n":1351,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"sum":"902e41793f73d300"}
{"type":"answer","n":1352,"by":"taliban","ask":"extort.space","answer":"farah-kandahar","why":["8.7.2: Extort wherever possible: farah-kandahar"],"sum":"a573a9fc7eff39d6"}
{"type":"answer","n":1353,"by":"taliban","ask":"extort.space","answer":"kandahar-kabul","why":["8.7.2: Extort wherever possible: kandahar-kabul"],"print":"a6e59bcfc2319759","sum":"e9274a285b56782c"}
{"type":"answer","n":1354,"by":null,"ask":"deck.top","answer":"event","sum":"da86ea1ea2d5aba6"}
{"type":"answer","n":1355,"by":null,"ask":"deck.card","answer":"50","print":"aeb9cc05d0578353","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 57\nnext: 50\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53\neligible: coalition government\nresources: government=2 taliban=7 warlords=55\naid: 15\npatronage: 10\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=O\nbaghlan G:P1\nbalkh G:P6 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 G:T3 T:a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:B1u3 W:u1 support=O +1\nkandahar C:B1T2 G:B1T6P1 T:u1a2 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nsamangan T:a1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u9a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"506359215a0f5ce3"}
{"type":"answer","n":1356,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Sandstorms"],"sum":"4140d946c5863986"}
{"type":"answer","n":1357,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"print":"69d12c7c0b32e3d7","sum":"53e58994e4062556"}
{"type":"answer","n":1358,"by":"government","ask":"turn","answer":"pass","why":["8.1: fewer than 3 Resources: Pass instead of an Operation"],"print":"1c2660a78401fdcb","sum":"866646fc9b89ed1b"}
{"type":"answer","n":1359,"by":null,"ask":"deck.top","answer":"event","sum":"333e4c250439b7d1"}
{"type":"answer","n":1360,"by":null,"ask":"deck.card","answer":"10","print":"db13cb1438086b69","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 50\nnext: 10\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57\neligible: government taliban warlords\nresources: government=5 taliban=7 warlords=55\naid: 15\npatronage: 10\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u1 support=O\nbaghlan G:P1\nbalkh G:P6 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 G:T3 T:a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:B1u3 W:u1 support=O +1\nkandahar C:B1T2 G:B1T6P1 T:u1a2 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nsamangan T:a1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u9a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"9a77c1bebf8e6d10"}
{"type":"answer","n":1361,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Development Aid"],"sum":"de7d62fc971ec6bd"}
{"type":"answer","n":1362,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"fc0cde192c4d93ca","sum":"d7e379da9dadb7d2"}
{"type":"answer","n":1363,"by":"warlords","ask":"turn","answer":"terror","why":["8.5.1: at least 6 pieces Available: no (4)","8.5.2: Resources and Bases 50 or fewer: no (63)","8.5: Terror"],"sum":"18a860c35e47a8d5"}
{"type":"answer","n":1364,"by":"warlords","ask":"terror.space","answer":"roll-spaces","why":["8.2: among badakhshan, kabul"],"sum":"638cf4e33d94191b"}
{"type":"answer","n":1365,"by":null,"ask":"bot.tan","answer":"1","sum":"5e540f9d8d286f90"}
{"type":"answer","n":1366,"by":null,"ask":"bot.black","answer":"3","sum":"6ed23498131e82f4"}
{"type":"answer","n":1367,"by":null,"ask":"bot.green","answer":"2","sum":"62ea8dab2745a94d"}
{"type":"answer","n":1368,"by":"warlords","ask":"terror.space","answer":"kabul","why":["8.2: dice 1 3 2: herat, so kabul","8.5.3: the Coalition is a Non-player: an Opposition area: kabul"],"sum":"8e20899b257343f5"}
{"type":"answer","n":1369,"by":"warlords","ask":"terror.space","answer":"suborn","why":["8.5.4: Suborn"],"sum":"55de688469e3ace1"}
{"type":"answer","n":1370,"by":"warlords","ask":"suborn.space","answer":"roll-spaces","why":["8.2: among baghlan, balkh, farah, samangan"],"sum":"244733698872045c"}
{"type":"answer","n":1371,"by":null,"ask":"bot.tan","answer":"5","sum":"42cccc9c3f1b0a52"}
{"type":"answer","n":1372,"by":null,"ask":"bot.black","answer":"4","sum":"9ed1129245cddce5"}
{"type":"answer","n":1373,"by":null,"ask":"bot.green","answer":"3","sum":"1596c9d7a947931f"}
{"type":"answer","n":1374,"by":"warlords","ask":"suborn.space","answer":"farah","why":["8.2: dice 5 4 3: faryab, so farah","8.5.4 step 1: ends Control: farah"],"sum":"74228814f7e3a2f1"}
{"type":"answer","n":1375,"by":"warlords","ask":"suborn.action","answer":"remove-guerrilla","why":["8.5.4 step 1: ends Control: farah"],"sum":"b128b52d2b4854ef"}
{"type":"answer","n":1376,"by":"warlords","ask":"suborn.space","answer":"roll-spaces","why":["8.2: among baghlan, balkh, samangan"],"sum":"253ff5bcb485b288"}
{"type":"answer","n":1377,"by":null,"ask":"bot.tan","answer":"1","sum":"51815a3c36eb8795"}
{"type":"answer","n":1378,"by":null,"ask":"bot.black","answer":"1","sum":"c9a00c274ab1c86c"}
{"type":"answer","n":1379,"by":null,"ask":"bot.green","answer":"2","sum":"08ad05afd4e23879"}
{"type":"answer","n":1380,"by":"warlords","ask":"suborn.space","answer":"baghlan","why":["8.2: dice 1 1 2: balochistan, so baghlan","8.5.4 step 1: ends Control: baghlan"],"sum":"b335b481ebb62877"}
{"type":"answer","n":1381,"by":"warlords","ask":"suborn.space","answer":"roll-spaces","why":["8.2: among balkh, samangan"],"sum":"5f307acfc3bb8ed2"}
{"type":"answer","n":1382,"by":null,"ask":"bot.tan","answer":"4","sum":"fc7d55234ebc108e"}
{"type":"answer","n":1383,"by":null,"ask":"bot.black","answer":"2","sum":"509525da454801e0"}
{"type":"answer","n":1384,"by":null,"ask":"bot.green","answer":"4","sum":"71a3564d2c697828"}
{"type":"answer","n":1385,"by":"warlords","ask":"suborn.space","answer":"samangan","why":["8.2: dice 4 2 4: khowst, so samangan","8.5.4 step 1: ends Control: samangan"],"sum":"79c420c6b87a92f6"}
{"type":"answer","n":1386,"by":"warlords","ask":"suborn.action","answer":"remove-guerrilla","why":["8.5.4 step 1: ends Control: samangan"],"sum":"e806d8ac2e398332"}
{"type":"answer","n":1387,"by":"warlords","ask":"terror.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"543b820666486294","sum":"888abe20b1e12f28"}
{"type":"answer","n":1388,"by":null,"ask":"deck.top","answer":"event","sum":"8537917550a80ffd"}
{"type":"answer","n":1389,"by":null,"ask":"deck.card","answer":"45","print":"9c59ecc75fce2054","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 10\nnext: 45\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50\neligible: coalition taliban\nresources: government=12 taliban=7 warlords=48\naid: 18\npatronage: 10\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u1 support=O\nbalkh G:P6 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 G:T3 T:a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:B1u3 W:a1 terror=1 +1\nkandahar C:B1T2 G:B1T6P1 T:u1a2 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u9a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"b2de4594c72f1414"}
{"type":"answer","n":1390,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Partnering Policy"],"sum":"d643e05773a69836"}
{"type":"answer","n":1391,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"f076dbb50701aef2"}
{"type":"answer","n":1392,"by":"coalition","ask":"event.free","answer":"do","why":["8.4.4: a free Sweep"],"sum":"4ec596948a270ef4"}
{"type":"answer","n":1393,"by":"coalition","ask":"sweep.space","answer":"kabul","why":["8.4.1: most Taliban Bases fall: kabul (1)","8.8.3: Sweep where a Coalition piece is: kabul"],"sum":"eb59f7da4294d680"}
{"type":"answer","n":1394,"by":"coalition","ask":"sweep.space","answer":"kandahar","why":["8.4.1: most Taliban pieces fall: kandahar (3)","8.8.3: Sweep where a Coalition piece is: kandahar"],"sum":"8c9a9d7c5536e04d"}
{"type":"answer","n":1395,"by":"coalition","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"sum":"8e7dff51d2bad684"}
{"type":"answer","n":1396,"by":"coalition","ask":"event.free","answer":"do","why":["8.4.4: a free Assault"],"sum":"1511727be61ed621"}
{"type":"answer","n":1397,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: most Taliban Bases removed: kabul (1)","8.8.4: Troops Assault where they can remove something: kabul"],"sum":"c37cb14309f50b30"}
{"type":"answer","n":1398,"by":"coalition","ask":"assault.targets","answer":"both","why":["8.8.4: Taliban before Warlords"],"sum":"16db56c24f202bb9"}
{"type":"answer","n":1399,"by":"coalition","ask":"assault.company","answer":"together","why":["8.8.4: Government cubes: they remove more"],"sum":"8e9659692f86e37a"}
{"type":"answer","n":1400,"by":"coalition","ask":"assault.space","answer":"kandahar","why":["8.8.4: Troops Assault where they can remove something: kandahar"],"sum":"a2604abf26b81b7f"}
{"type":"answer","n":1401,"by":"coalition","ask":"assault.company","answer":"together","why":["8.8.4: Government cubes: they remove more"],"print":"a76b88c3399b93c9","sum":"3011662b8494f661"}
{"type":"answer","n":1402,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (23 Available, 6 Active)","8.7: Rally"],"sum":"d6d9efeeec43e22a"}
{"type":"answer","n":1403,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"73312b6117f06c61"}
{"type":"answer","n":1404,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"7c1230d7f69fc51a"}
{"type":"answer","n":1405,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badghis, baghlan, farah, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"381a4ead8e235823"}
{"type":"answer","n":1406,"by":null,"ask":"bot.tan","answer":"5","sum":"80884cf0adf5ee16"}
{"type":"answer","n":1407,"by":null,"ask":"bot.black","answer":"4","sum":"ef910e0d6d956237"}
{"type":"answer","n":1408,"by":null,"ask":"bot.green","answer":"3","sum":"e7f48892e25fd329"}
{"type":"answer","n":1409,"by":"taliban","ask":"rally.space","answer":"sar-e-pol","why":["8.2: dice 5 4 3: faryab, so sar-e-pol","8.7.2 step 4a: wins Taliban Control: sar-e-pol"],"sum":"68397e47fb5e3d13"}
{"type":"answer","n":1410,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: sar-e-pol"],"sum":"4741f20e82383b36"}
{"type":"answer","n":1411,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, northwest-frontier"],"sum":"226b956cf56a3e71"}
{"type":"answer","n":1412,"by":null,"ask":"bot.tan","answer":"1","sum":"5b39956960353c2a"}
{"type":"answer","n":1413,"by":null,"ask":"bot.black","answer":"5","sum":"6a20119865c61de5"}
{"type":"answer","n":1414,"by":null,"ask":"bot.green","answer":"4","sum":"03466ebd24325aff"}
{"type":"answer","n":1415,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.2: dice 1 5 4: oruzgan, so ghazni","8.7.2 step 4b: 1 or 2 Guerrillas: ghazni"],"sum":"c1b01c910670a249"}
{"type":"answer","n":1416,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: ghazni"],"sum":"50756a29339bf59b"}
{"type":"answer","n":1417,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"873e8e27447484e1"}
{"type":"answer","n":1418,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"09501f9f47f962a8"}
{"type":"answer","n":1419,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"037c0c75ad0ff6b8"}
{"type":"answer","n":1420,"by":"taliban","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"22d6298110430656"}
{"type":"answer","n":1421,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"aa6ddfcdea8c61ad"}
{"type":"answer","n":1422,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"720cd0eca7cab5e5","sum":"642d07f601c7275d"}
{"type":"answer","n":1423,"by":null,"ask":"deck.top","answer":"event","sum":"6aad144ab7811663"}
{"type":"answer","n":1424,"by":null,"ask":"deck.card","answer":"38","print":"4953b11ed88b070f","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 45\nnext: 38\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10\neligible: government warlords\nresources: government=12 taliban=3 warlords=48\naid: 18\npatronage: 9\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u1 support=O\nbalkh G:P6 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 G:T2 T:u2a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T6P1 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nsar-e-pol T:u1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u12a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"0525474b8c7af53f"}
{"type":"answer","n":1425,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Tribal Elders"],"sum":"7933b378bca4a7b0"}
{"type":"answer","n":1426,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"print":"4923c15338573bcc","sum":"164382573f95dafc"}
{"type":"answer","n":1427,"by":"warlords","ask":"turn","answer":"terror","why":["8.5.1: at least 6 pieces Available: no (5)","8.5.2: Resources and Bases 50 or fewer: no (56)","8.5: Terror"],"sum":"f17c2d7bb67b1294"}
{"type":"answer","n":1428,"by":"warlords","ask":"terror.space","answer":"badakhshan","why":["8.5.3: the Coalition is a Non-player: an Opposition area: badakhshan"],"sum":"0ca6f2f5617285d9"}
{"type":"answer","n":1429,"by":"government","ask":"elders.attitude","answer":"support","why":["8.6.1: Support, which leaves the Coalition no further ahead"],"sum":"391ceb6ebedb0187"}
{"type":"answer","n":1430,"by":"warlords","ask":"terror.space","answer":"suborn","why":["8.5.4: Suborn"],"sum":"4e26f2cba9d40766"}
{"type":"answer","n":1431,"by":"warlords","ask":"suborn.space","answer":"roll-spaces","why":["8.2: among balkh, ghazni, sar-e-pol"],"sum":"24c09c80f7c19a3f"}
{"type":"answer","n":1432,"by":null,"ask":"bot.tan","answer":"2","sum":"c07fd54cd5bce63f"}
{"type":"answer","n":1433,"by":null,"ask":"bot.black","answer":"6","sum":"2067367da080ade3"}
{"type":"answer","n":1434,"by":null,"ask":"bot.green","answer":"4","sum":"eb80b09252bf9898"}
{"type":"answer","n":1435,"by":"warlords","ask":"suborn.space","answer":"ghazni","why":["8.2: dice 2 6 4: oruzgan, so ghazni","8.5.4 step 1: ends Control: ghazni"],"sum":"1024de24d5118fd7"}
{"type":"answer","n":1436,"by":"warlords","ask":"suborn.action","answer":"remove-cubes","why":["8.5.4 step 1: ends Control: ghazni"],"sum":"7494c59abe03f785"}
{"type":"answer","n":1437,"by":"warlords","ask":"suborn.cubes","answer":"2","why":["8.1.1: as many as possible"],"sum":"3de6e28ba03ebfbf"}
{"type":"answer","n":1438,"by":"warlords","ask":"suborn.space","answer":"roll-spaces","why":["8.2: among balkh, sar-e-pol"],"sum":"3b1ca7c0e544ca2f"}
{"type":"answer","n":1439,"by":null,"ask":"bot.tan","answer":"3","sum":"32cc90c32ebd3136"}
{"type":"answer","n":1440,"by":null,"ask":"bot.black","answer":"5","sum":"12788e673a9a33cf"}
{"type":"answer","n":1441,"by":null,"ask":"bot.green","answer":"2","sum":"9bde8838ef69d64d"}
{"type":"answer","n":1442,"by":"warlords","ask":"suborn.space","answer":"balkh","why":["8.2: dice 3 5 2: nuristan, so balkh","8.5.4 step 1: ends Control: balkh"],"sum":"41016d508f1223a8"}
{"type":"answer","n":1443,"by":"warlords","ask":"suborn.cubes","answer":"3","why":["8.1.1: as many as possible"],"sum":"b6c0454dbc33ba06"}
{"type":"answer","n":1444,"by":"warlords","ask":"suborn.space","answer":"sar-e-pol","why":["8.5.4 step 1: ends Control: sar-e-pol"],"sum":"9c9d9ed0c27f8986"}
{"type":"answer","n":1445,"by":"warlords","ask":"terror.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"75af773c94790030","sum":"d49cb8c91d33df1f"}
{"type":"answer","n":1446,"by":null,"ask":"deck.top","answer":"event","sum":"999c26c562939e5d"}
{"type":"answer","n":1447,"by":null,"ask":"deck.card","answer":"6","print":"cdde93352b2d3f91","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 38\nnext: 6\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45\neligible: coalition taliban\nresources: government=12 taliban=3 warlords=41\naid: 18\npatronage: 9\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:u2a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T6P1 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u12a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"fc88aa255de61ceb"}
{"type":"answer","n":1448,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Night Raids"],"sum":"41fb61f69e307e0f"}
{"type":"answer","n":1449,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"cd979f25778cc3e8"}
{"type":"answer","n":1450,"by":"coalition","ask":"event.space","answer":"roll-spaces","why":["8.2: among ghazni, kabul"],"sum":"93c1b95628ec854b"}
{"type":"answer","n":1451,"by":null,"ask":"bot.tan","answer":"6","sum":"9e7df3b00b0fb100"}
{"type":"answer","n":1452,"by":null,"ask":"bot.black","answer":"4","sum":"a05d816e8a65b7f6"}
{"type":"answer","n":1453,"by":null,"ask":"bot.green","answer":"3","sum":"404195725d8fefa7"}
{"type":"answer","n":1454,"by":"coalition","ask":"event.space","answer":"ghazni","why":["8.2: dice 6 4 3: faryab, so ghazni"],"sum":"c8582853e1ad3137"}
{"type":"answer","n":1455,"by":"coalition","ask":"event.remove.piece","answer":"taliban_underground","why":["8.1.2: pieces of players first, Underground before Active: taliban_underground"],"sum":"c15cd8e1496769e2"}
{"type":"answer","n":1456,"by":"coalition","ask":"event.space","answer":"kabul","why":["8.4.3: nothing is to be gained elsewhere: kabul"],"print":"72243436c2c9dbed","sum":"961161ff6c384d46"}
{"type":"answer","n":1457,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (19 Available, 6 Active)","8.7: Rally"],"sum":"2aadb3af8e7bfe15"}
{"type":"answer","n":1458,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: ghazni"],"sum":"c9490f5ab91a60c9"}
{"type":"answer","n":1459,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: ghazni"],"sum":"af0d3f49754e1f61"}
{"type":"answer","n":1460,"by":"taliban","ask":"rally.active","answer":"2","why":["8.1.2: own Guerrillas that are Active first"],"sum":"d50bd988690092fb"}
{"type":"answer","n":1461,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"52d4c6f68319ec45"}
{"type":"answer","n":1462,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"ab68878538faa89d"}
{"type":"answer","n":1463,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badghis, baghlan, farah, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"cbe5268945faab9c"}
{"type":"answer","n":1464,"by":null,"ask":"bot.tan","answer":"4","sum":"98f0d641b903e496"}
{"type":"answer","n":1465,"by":null,"ask":"bot.black","answer":"2","sum":"794087a62fe3e65e"}
{"type":"answer","n":1466,"by":null,"ask":"bot.green","answer":"5","sum":"2ebe3c8e277daa87"}
{"type":"answer","n":1467,"by":"taliban","ask":"rally.space","answer":"baghlan","why":["8.2: dice 4 2 5: ghazni, so baghlan","8.7.2 step 4a: wins Taliban Control: baghlan"],"sum":"67e914fb67a4c561"}
{"type":"answer","n":1468,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: baghlan"],"sum":"f9eede41932c5e8e"}
{"type":"answer","n":1469,"by":"taliban","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"9e590e7f4325e9a9"}
{"type":"answer","n":1470,"by":"taliban","ask":"extort.space","answer":"baghlan","why":["8.7.2: Extort wherever possible: baghlan"],"sum":"3405f928066fbd20"}
{"type":"answer","n":1471,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"sum":"4b4ae21b778d0613"}
{"type":"answer","n":1472,"by":"taliban","ask":"extort.space","answer":"farah-kandahar","why":["8.7.2: Extort wherever possible: farah-kandahar"],"sum":"c59cb1526415fceb"}
{"type":"answer","n":1473,"by":"taliban","ask":"extort.space","answer":"kandahar-kabul","why":["8.7.2: Extort wherever possible: kandahar-kabul"],"sum":"abec8739de2f3d61"}
{"type":"answer","n":1474,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"c58fd4bb7979a5c3","sum":"9e10573b443e6aa8"}
{"type":"answer","n":1475,"by":null,"ask":"deck.top","answer":"event","sum":"7ba7068136011f57"}
{"type":"answer","n":1476,"by":null,"ask":"deck.card","answer":"40","print":"e4e75dcb3b62d2bd","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 6\nnext: 40\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38\neligible: government warlords\nresources: government=12 taliban=4 warlords=41\naid: 18\npatronage: 9\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbaghlan T:a1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T6P1 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u11a2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:a2\nkandahar-kabul T:a2\n","sum":"9cc80cd3e1022cb9"}
{"type":"answer","n":1477,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Pakistan Talks"],"sum":"f17e5c252dbca715"}
{"type":"answer","n":1478,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"b4a01982b2975068","sum":"980b40d202584da5"}
{"type":"answer","n":1479,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (26)","8.6: Train"],"sum":"98053eb3cc780cbd"}
{"type":"answer","n":1480,"by":"government","ask":"train.space","answer":"khowst","why":["8.6.2 step 2: fewest Government cubes: khowst (5)","8.6.2 step 2: Kabul or a COIN Base: khowst"],"sum":"306490d92394fe5d"}
{"type":"answer","n":1481,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"fdff3f42ffefabe3"}
{"type":"answer","n":1482,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"0a3bce2ce7ebf180"}
{"type":"answer","n":1483,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.2: among herat, kabul, kandahar"],"sum":"057ce8c4fc50a0d2"}
{"type":"answer","n":1484,"by":null,"ask":"bot.tan","answer":"1","sum":"21183fafd86abbfc"}
{"type":"answer","n":1485,"by":null,"ask":"bot.black","answer":"3","sum":"5b036ea239e322b3"}
{"type":"answer","n":1486,"by":null,"ask":"bot.green","answer":"1","sum":"d1b5ffc1e2329b2a"}
{"type":"answer","n":1487,"by":"government","ask":"train.space","answer":"herat","why":["8.2: dice 1 3 1: herat, so herat","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"cf9433c8578eff24"}
{"type":"answer","n":1488,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"1d2fde9b543f527f"}
{"type":"answer","n":1489,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"e22864071146d6af"}
{"type":"answer","n":1490,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"1205bb20b62510fe"}
{"type":"answer","n":1491,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"df5a310970dab3f1"}
{"type":"answer","n":1492,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"05ca07f43937f1ef"}
{"type":"answer","n":1493,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"912313d876024248"}
{"type":"answer","n":1494,"by":"government","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"83c5360081f277f2"}
{"type":"answer","n":1495,"by":"government","ask":"train.police","answer":"5","why":["8.1.2: Police and Troops by turns"],"sum":"67310e432763c376"}
{"type":"answer","n":1496,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"ec0ead62d4ab3769"}
{"type":"answer","n":1497,"by":"government","ask":"govern.space","answer":"nuristan","why":["8.6.2: highest Population: nuristan (2)","8.6.2: Support without Coalition Base: nuristan"],"sum":"5a4954e372e1b5c5"}
{"type":"answer","n":1498,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: nuristan"],"sum":"9b0963f35b33183e"}
{"type":"answer","n":1499,"by":"government","ask":"govern.space","answer":"paktika","why":["8.6.2: Support without Coalition Base: paktika"],"sum":"6249ddde5e52eaa5"}
{"type":"answer","n":1500,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: paktika"],"sum":"a205bc383ccf7d6c"}
{"type":"answer","n":1501,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"0fa1cca4581991cd","sum":"252d6b5223d35a46"}
{"type":"answer","n":1502,"by":null,"ask":"deck.top","answer":"event","sum":"6a802db422e5d892"}
{"type":"answer","n":1503,"by":null,"ask":"deck.card","answer":"70","print":"2ae8beef117715b0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 40\nnext: 70\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6\neligible: coalition taliban\nresources: government=0 taliban=4 warlords=41\naid: 15\npatronage: 12\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbaghlan T:a1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T9P4 support=S +1\nkabul C:B1T2 G:T8P5 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T7P6 +1\nkhowst C:B1T1 G:T6P5 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1\npaktika C:T1 G:P1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u11a2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:a2\nkandahar-kabul T:a2\n","sum":"121462d114bc4f52"}
{"type":"answer","n":1504,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Line Item"],"sum":"64b2fad9d73950e7"}
{"type":"answer","n":1505,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"d4b42a7b7b201f5e","sum":"08296832bf225c2d"}
{"type":"answer","n":1506,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (18 Available, 8 Active)","8.7: Rally"],"sum":"4d597348f62daaf4"}
{"type":"answer","n":1507,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badghis, farah, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"26480bdda0a027d2"}
{"type":"answer","n":1508,"by":null,"ask":"bot.tan","answer":"6","sum":"5547ae0b47983ca8"}
{"type":"answer","n":1509,"by":null,"ask":"bot.black","answer":"2","sum":"af22ddb76bd10665"}
{"type":"answer","n":1510,"by":null,"ask":"bot.green","answer":"1","sum":"e3eca3c081f898f6"}
{"type":"answer","n":1511,"by":"taliban","ask":"rally.space","answer":"samangan","why":["8.2: dice 6 2 1: konduz, so samangan","8.7.2 step 4a: wins Taliban Control: samangan"],"sum":"4c81eb24d67f65e5"}
{"type":"answer","n":1512,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: samangan"],"sum":"4f59d4bb794373c7"}
{"type":"answer","n":1513,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among baghlan, ghazni, kabul, northwest-frontier"],"sum":"adfd623b7f2db067"}
{"type":"answer","n":1514,"by":null,"ask":"bot.tan","answer":"6","sum":"c282aafb160f2dc5"}
{"type":"answer","n":1515,"by":null,"ask":"bot.black","answer":"5","sum":"1a1ea4767b3572ce"}
{"type":"answer","n":1516,"by":null,"ask":"bot.green","answer":"1","sum":"81730464874565e8"}
{"type":"answer","n":1517,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.2: dice 6 5 1: sar-e-pol, so ghazni","8.7.2 step 4b: 1 or 2 Guerrillas: ghazni"],"sum":"83046612e782a1fc"}
{"type":"answer","n":1518,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4b: 1 or 2 Guerrillas: ghazni"],"sum":"3cf40e31b9df14d7"}
{"type":"answer","n":1519,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"6b0c7851dbf0d2e9"}
{"type":"answer","n":1520,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"13af819ee5a46242"}
{"type":"answer","n":1521,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"8e7fed2aad2a524f"}
{"type":"answer","n":1522,"by":"taliban","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"3ee730fe8500bbb1"}
{"type":"answer","n":1523,"by":"taliban","ask":"extort.space","answer":"samangan","why":["8.7.2: Extort wherever possible: samangan"],"sum":"bf451e8eda700ab8"}
{"type":"answer","n":1524,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"sum":"7e81ef3c18e74bc7"}
{"type":"answer","n":1525,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"5d2836b4c221774c","sum":"4486f166f99b839a"}
{"type":"answer","n":1526,"by":null,"ask":"deck.top","answer":"event","sum":"e99d7707025712c3"}
{"type":"answer","n":1527,"by":null,"ask":"deck.card","answer":"11","print":"fddb71d1097c60aa","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 70\nnext: 11\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40\neligible: government warlords\nresources: government=0 taliban=4 warlords=41\naid: 23\npatronage: 12\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbaghlan T:a1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u3 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T9P4 support=S +1\nkabul C:B1T2 G:T8P5 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T7P6 +1\nkhowst C:B1T1 G:T6P5 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1\npaktika C:T1 G:P1\nsamangan T:a1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u13a3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:a2\nkandahar-kabul T:a2\n","sum":"ba2c6e52ac84c315"}
{"type":"answer","n":1528,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Contractor Surge"],"sum":"0372fa8f7cd23fdf"}
{"type":"answer","n":1529,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"292d716e4109f994","sum":"97ceba83cdf04775"}
{"type":"answer","n":1530,"by":"government","ask":"turn","answer":"pass","why":["8.1: fewer than 3 Resources: Pass instead of an Operation"],"print":"28f20d4de29513d3","sum":"9bc177903edba37c"}
{"type":"answer","n":1531,"by":null,"ask":"deck.top","answer":"propaganda","print":"1979373161ba6692","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 11\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70\neligible: coalition government taliban\nresources: government=3 taliban=4 warlords=47\naid: 20\npatronage: 12\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbaghlan T:a1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u3 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T9P4 support=S +1\nkabul C:B1T2 G:T8P5 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T7P6 +1\nkhowst C:B1T1 G:T6P5 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1\npaktika C:T1 G:P1\nsamangan T:a1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u13a3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:a2\nkandahar-kabul T:a2\n","sum":"88eb263167e8ee4c"}
{"type":"answer","n":1532,"by":"coalition","ask":"turn","answer":"sweep","why":["8.1: Strategic Release is Momentum, and Propaganda comes next","8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (5)","8.8.4: Assault would remove a Base or 4 Taliban pieces: no (0 Bases, 0 Taliban pieces)","8.8: Sweep"],"sum":"d0c5f425e91d946b"}
{"type":"answer","n":1533,"by":"coalition","ask":"sweep.space","answer":"ghazni","why":["8.8.3: Sweep where a Coalition piece is: ghazni"],"sum":"7b45de9ad08b181b"}
{"type":"answer","n":1534,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"1eedb64ac1d30106"}
{"type":"answer","n":1535,"by":"coalition","ask":"sweep.space","answer":"kabul","why":["8.8.3: Sweep where a Coalition piece is: kabul"],"sum":"9554d9a6a6cf7751"}
{"type":"answer","n":1536,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"99bd0de0e4fc44ce"}
{"type":"answer","n":1537,"by":"coalition","ask":"sweep.space","answer":"done","why":["8.8.3: nobody else would be found"],"sum":"0bda97d3a1cdc038"}
{"type":"answer","n":1538,"by":"coalition","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"sum":"b375a7e10827cb51"}
{"type":"answer","n":1539,"by":"coalition","ask":"special","answer":"air-strike","why":["8.8.3: Air Strike after the Sweep"],"sum":"0b9813d1630bc40a"}
{"type":"answer","n":1540,"by":"coalition","ask":"air-strike.space","answer":"northwest-frontier","why":["8.8.3: Predators: fewest Guerrillas: northwest-frontier (1)","8.8.3: Air Strike on Taliban: northwest-frontier"],"sum":"4cd2496994acf81c"}
{"type":"answer","n":1541,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.8.3: the last Taliban piece goes: baghlan, samangan","8.2: among baghlan, samangan"],"sum":"865dd0755a134f35"}
{"type":"answer","n":1542,"by":null,"ask":"bot.tan","answer":"3","sum":"a52347ae3ea50839"}
{"type":"answer","n":1543,"by":null,"ask":"bot.black","answer":"1","sum":"b19386e4412911ff"}
{"type":"answer","n":1544,"by":null,"ask":"bot.green","answer":"6","sum":"01d4eebd644a7699"}
{"type":"answer","n":1545,"by":"coalition","ask":"air-strike.space","answer":"baghlan","why":["8.2: dice 3 1 6: ghazni, so baghlan","8.8.3: Air Strike on Taliban: baghlan"],"sum":"28e3d06932bdd796"}
{"type":"answer","n":1546,"by":"coalition","ask":"air-strike.space","answer":"samangan","why":["8.8.3: the last Taliban piece goes: samangan","8.8.3: Air Strike on Taliban: samangan"],"print":"e83c29c347c8f834","sum":"a2554cbf145c2134"}
{"type":"answer","n":1547,"by":"government","ask":"turn","answer":"patrol","why":["8.1: Strategic Release is Momentum, and Propaganda comes next","8.6.2: at least 15 pieces Available: no (2)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others: farah-kandahar, kandahar-kabul","8.6: Patrol"],"sum":"a366e7450c22cab2"}
{"type":"answer","n":1548,"by":"government","ask":"patrol.space","answer":"roll","why":["8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"05d904f499b2f3cc"}
{"type":"answer","n":1549,"by":null,"ask":"bot.die","answer":"6","sum":"323f57a368d666db"}
{"type":"answer","n":1550,"by":"government","ask":"patrol.space","answer":"kandahar-kabul","why":["8.3: dice 6: kandahar-kabul","8.6.3: Taliban Guerrillas outnumber all others: kandahar-kabul"],"sum":"ebe374baaef22852"}
{"type":"answer","n":1551,"by":"government","ask":"patrol.origin","answer":"kandahar","why":["8.6.3: most of the kind: kandahar (6)","8.6.3: 1 Police from kandahar to kandahar-kabul"],"sum":"b1ec6a9108b28c2f"}
{"type":"answer","n":1552,"by":"government","ask":"patrol.troops","answer":"0","why":["8.6.3: 1 Police from kandahar to kandahar-kabul"],"sum":"4ee34ceb68dbee43"}
{"type":"answer","n":1553,"by":"government","ask":"patrol.police","answer":"1","why":["8.6.3: 1 Police from kandahar to kandahar-kabul"],"sum":"702b09fc5d180de3"}
{"type":"answer","n":1554,"by":"government","ask":"patrol.origin","answer":"herat","why":["8.6.3: most of the kind: herat (9)","8.6.3: 1 Troops from herat to kandahar-kabul"],"sum":"f4239a5be34fc790"}
{"type":"answer","n":1555,"by":"government","ask":"patrol.troops","answer":"1","why":["8.6.3: 1 Troops from herat to kandahar-kabul"],"sum":"5e3152a1447e9ed1"}
{"type":"answer","n":1556,"by":"government","ask":"patrol.police","answer":"0","why":["8.6.3: 1 Troops from herat to kandahar-kabul"],"sum":"06936789d673670e"}
{"type":"answer","n":1557,"by":"government","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"12e88f0c8ff834b9"}
{"type":"answer","n":1558,"by":"government","ask":"patrol.space","answer":"farah-kandahar","why":["8.6.3: Taliban Guerrillas outnumber all others: farah-kandahar"],"sum":"1b5a597d5b21c255"}
{"type":"answer","n":1559,"by":"government","ask":"patrol.origin","answer":"roll-spaces","why":["8.6.3: most of the kind: kabul, kandahar, khowst (5)","8.2: among kabul, kandahar, khowst"],"sum":"599b9ec7695f8f45"}
{"type":"answer","n":1560,"by":null,"ask":"bot.tan","answer":"6","sum":"41f0f92c43e75c26"}
{"type":"answer","n":1561,"by":null,"ask":"bot.black","answer":"2","sum":"a52a4e805ea0f6a5"}
{"type":"answer","n":1562,"by":null,"ask":"bot.green","answer":"2","sum":"da0d56afe91db2cb"}
{"type":"answer","n":1563,"by":"government","ask":"patrol.origin","answer":"kandahar","why":["8.2: dice 6 2 2: konduz, so kandahar","8.6.3: 1 Police from kandahar to farah-kandahar"],"sum":"afd73ad18f0b4e49"}
{"type":"answer","n":1564,"by":"government","ask":"patrol.troops","answer":"0","why":["8.6.3: 1 Police from kandahar to farah-kandahar"],"sum":"87b53288b023d42f"}
{"type":"answer","n":1565,"by":"government","ask":"patrol.police","answer":"1","why":["8.6.3: 1 Police from kandahar to farah-kandahar"],"sum":"b98a2e3fb44c6568"}
{"type":"answer","n":1566,"by":"government","ask":"patrol.origin","answer":"roll-spaces","why":["8.6.3: most of the kind: herat, kabul (8)","8.2: among herat, kabul"],"sum":"dce3ddd50d2f5e54"}
{"type":"answer","n":1567,"by":null,"ask":"bot.tan","answer":"2","sum":"9eba27fd120944aa"}
{"type":"answer","n":1568,"by":null,"ask":"bot.black","answer":"1","sum":"8b938f1b0b283a1c"}
{"type":"answer","n":1569,"by":null,"ask":"bot.green","answer":"2","sum":"6c3eae22fc7717f1"}
{"type":"answer","n":1570,"by":"government","ask":"patrol.origin","answer":"herat","why":["8.2: dice 2 1 2: balochistan, so herat","8.6.3: 1 Troops from herat to farah-kandahar"],"sum":"6eb5b4d8d9ade49b"}
{"type":"answer","n":1571,"by":"government","ask":"patrol.troops","answer":"1","why":["8.6.3: 1 Troops from herat to farah-kandahar"],"sum":"719f204f0ac376a8"}
{"type":"answer","n":1572,"by":"government","ask":"patrol.police","answer":"0","why":["8.6.3: 1 Troops from herat to farah-kandahar"],"sum":"a27ac48b1a95bc80"}
{"type":"answer","n":1573,"by":"government","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"02af75adb0b7d5e8"}
{"type":"answer","n":1574,"by":"government","ask":"patrol.space","answer":"done","why":["8.6.3: no other place is in want"],"sum":"e7a7b6c6eb847cce"}
{"type":"answer","n":1575,"by":"government","ask":"patrol.assault","answer":"roll","why":["8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"edb512d3395970a5"}
{"type":"answer","n":1576,"by":null,"ask":"bot.die","answer":"3","sum":"92f9ebfdd73733ec"}
{"type":"answer","n":1577,"by":"government","ask":"patrol.assault","answer":"farah-kandahar","why":["8.3: dice 3: farah-kandahar","8.6.3: Assault removes 1 Taliban Guerrilla: farah-kandahar"],"sum":"d329c1f35e1a5b2f"}
{"type":"answer","n":1578,"by":"government","ask":"special","answer":"govern","why":["8.6.2: Govern"],"print":"4341daf7db90c839","sum":"ca703c8be53c2825"}
{"type":"answer","n":1579,"by":null,"ask":"deck.card","answer":"71","print":"33221b50551fe121","sum":"28a2ee1ef48a4b9e"}
{"type":"answer","n":1580,"by":"coalition","ask":"civic.space","answer":"nuristan","why":["8.8.5: greatest shift: nuristan (2)","8.8.5: Civic Action where it shifts most: nuristan"],"sum":"98241591e03f97c5"}
{"type":"answer","n":1581,"by":"coalition","ask":"civic.space","answer":"roll-spaces","why":["8.2: among paktika, zabol"],"sum":"305816fcc7719aee"}
{"type":"answer","n":1582,"by":null,"ask":"bot.tan","answer":"5","sum":"1eb810268061c49a"}
{"type":"answer","n":1583,"by":null,"ask":"bot.black","answer":"4","sum":"6a0f2a89820c73ae"}
{"type":"answer","n":1584,"by":null,"ask":"bot.green","answer":"4","sum":"092ad1d6f0a893de"}
{"type":"answer","n":1585,"by":"coalition","ask":"civic.space","answer":"zabol","why":["8.2: dice 5 4 4: faryab, so zabol","8.8.5: Civic Action where it shifts most: zabol"],"sum":"74ee40b2f07bd775"}
{"type":"answer","n":1586,"by":"coalition","ask":"civic.space","answer":"paktika","why":["8.8.5: Civic Action where it shifts most: paktika"],"sum":"63c0cc6dcc382bab"}
{"type":"answer","n":1587,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"print":"0e428021f68584e4","sum":"1a82d85cfcdf647b"}
{"type":"answer","n":1588,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"5d886a80ed114f01"}
{"type":"answer","n":1589,"by":"government","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"841cba244415420d"}
{"type":"answer","n":1590,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"54de1ebbcd62b735"}
{"type":"answer","n":1591,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"aef51f252053e830"}
{"type":"answer","n":1592,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"e625966dac2f0698"}
{"type":"answer","n":1593,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: fewest Government Troops: khowst (5)","8.6.7: fewest Government Troops: khowst"],"sum":"0c68337964d8e672"}
{"type":"answer","n":1594,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among herat, kabul, kandahar, khowst"],"sum":"cf8b358e87b79f28"}
{"type":"answer","n":1595,"by":null,"ask":"bot.tan","answer":"6","sum":"50417e192f6aad9c"}
{"type":"answer","n":1596,"by":null,"ask":"bot.black","answer":"5","sum":"5e74f4d81d8153de"}
{"type":"answer","n":1597,"by":null,"ask":"bot.green","answer":"6","sum":"58918e4cc38dfc4b"}
{"type":"answer","n":1598,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 6 5 6: kandahar, so kandahar","8.6.7: fewest Government Troops: kandahar"],"sum":"78b0920b7e8e0909"}
{"type":"answer","n":1599,"by":"government","ask":"redeploy.police.origin","answer":"roll","why":["8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"f2bb0090924e6a62"}
{"type":"answer","n":1600,"by":null,"ask":"bot.die","answer":"2","sum":"d66be07ed2da1545"}
{"type":"answer","n":1601,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.3: dice 2: kandahar-kabul","8.6.7: fewest Police: nuristan, paktika, zabol (1)","8.2: among nuristan, paktika, zabol"],"sum":"8bd6652701552e61"}
{"type":"answer","n":1602,"by":null,"ask":"bot.tan","answer":"4","sum":"c0683aad20717c12"}
{"type":"answer","n":1603,"by":null,"ask":"bot.black","answer":"6","sum":"d28233acee9fba14"}
{"type":"answer","n":1604,"by":null,"ask":"bot.green","answer":"2","sum":"095bcde9b8a13c71"}
{"type":"answer","n":1605,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 6 2: nuristan, so nuristan","8.6.7: fewest Police: paktika, zabol (1)","8.2: among paktika, zabol"],"sum":"9992cbdc7a9fc10e"}
{"type":"answer","n":1606,"by":null,"ask":"bot.tan","answer":"3","sum":"057bebd2a0d203af"}
{"type":"answer","n":1607,"by":null,"ask":"bot.black","answer":"1","sum":"22d9bb4fda2aeaa8"}
{"type":"answer","n":1608,"by":null,"ask":"bot.green","answer":"2","sum":"857f7a2f05c1d7f9"}
{"type":"answer","n":1609,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 3 1 2: waziristan, so zabol","8.6.7: most Police: kabul, khowst (3)","8.2: among kabul, khowst"],"sum":"459d124125036bfc"}
{"type":"answer","n":1610,"by":null,"ask":"bot.tan","answer":"1","sum":"18dbc4b5abefcf52"}
{"type":"answer","n":1611,"by":null,"ask":"bot.black","answer":"1","sum":"259198116d954c2e"}
{"type":"answer","n":1612,"by":null,"ask":"bot.green","answer":"3","sum":"3c5a7ad84178e900"}
{"type":"answer","n":1613,"by":"government","ask":"redeploy.police.origin","answer":"kandahar-kabul","why":["8.2: dice 1 1 3: nimruz, so khowst","8.6.7: fewest Police: paktika (1)","8.6.7: from LoCs to where fewest are: 1 Police from kandahar-kabul to nuristan"],"sum":"3b632735fc16d28e"}
{"type":"answer","n":1614,"by":"government","ask":"redeploy.destination","answer":"nuristan","why":["8.6.7: from LoCs to where fewest are: 1 Police from kandahar-kabul to nuristan"],"sum":"d7ed942b96eed6ff"}
{"type":"answer","n":1615,"by":"government","ask":"redeploy.police.origin","answer":"farah-kandahar","why":["8.6.7: from LoCs to where fewest are: 1 Police from farah-kandahar to zabol"],"sum":"b26adc40b500acde"}
{"type":"answer","n":1616,"by":"government","ask":"redeploy.destination","answer":"zabol","why":["8.6.7: from LoCs to where fewest are: 1 Police from farah-kandahar to zabol"],"sum":"b4a165d45e7f0eff"}
{"type":"answer","n":1617,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.6.7: from most to fewest: 1 Police from khowst to paktika"],"sum":"af6fb94f572f03dd"}
{"type":"answer","n":1618,"by":"government","ask":"redeploy.destination","answer":"paktika","why":["8.6.7: from most to fewest: 1 Police from khowst to paktika"],"sum":"7bd96b752db8e3e6"}
{"type":"answer","n":1619,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from khowst to paktika"],"sum":"d5436adb4efcbeb8"}
{"type":"answer","n":1620,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"eaca56d7d7b06f25"}
{"type":"answer","n":1621,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (0)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"acf3097c600bc6ae"}
{"type":"answer","n":1622,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (1)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"c5c45e76bc3922d2"}
{"type":"answer","n":1623,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"eecb75bf0f76a63c"}
{"type":"answer","n":1624,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (2)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"print":"e1aa97753c47ab16","sum":"5166fbe81d0ea6da"}
{"type":"answer","n":1625,"by":null,"ask":"deck.card","answer":"60","print":"2a95154c5de8367a","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 71\nnext: 60\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda\nresources: government=23 taliban=7 warlords=55\naid: 20\npatronage: 12\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbalkh G:P2 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u3 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P2 support=S +1\nkabul C:B1T2 G:T6P3 T:u1 +1\nkandahar C:B1T2 G:B1T7P2 +1\nkhowst C:B1T1 G:T6P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2 support=S\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 support=S +1\nnorthwest-frontier T:u3\nwaziristan T:B2u16\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"022c0d7596712383"}
{"type":"answer","n":1626,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Coup!"],"sum":"df6062615037bdb7"}
{"type":"answer","n":1627,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"2cdf4224735b2b45"}
{"type":"answer","n":1628,"by":"warlords","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"6de88186ae9fa49d"}
{"type":"answer","n":1629,"by":"warlords","ask":"event.remove.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"a1b2a6c83f17069f"}
{"type":"answer","n":1630,"by":"warlords","ask":"event.remove.piece","answer":"government_troops","why":["8.1.2: Police and Troops by turns, Police first: government_troops"],"sum":"6c1540762eec7361"}
{"type":"answer","n":1631,"by":"warlords","ask":"event.remove.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"4edae5d21fce8ee6"}
{"type":"answer","n":1632,"by":"warlords","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"print":"efacb15a39d0de38","sum":"b45a8153a4fa9e80"}
{"type":"answer","n":1633,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (16 Available, 0 Active)","8.7: Rally"],"sum":"bd65dc6861973956"}
{"type":"answer","n":1634,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: ghazni"],"sum":"95e7f144524987e5"}
{"type":"answer","n":1635,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: ghazni"],"sum":"a51e9c06c30343ab"}
{"type":"answer","n":1636,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: northwest-frontier"],"sum":"d3a8e6f43412b261"}
{"type":"answer","n":1637,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: northwest-frontier"],"sum":"679da0bc42240f0f"}
{"type":"answer","n":1638,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badghis, baghlan, farah, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"9bb607c4eb02ad6a"}
{"type":"answer","n":1639,"by":null,"ask":"bot.tan","answer":"1","sum":"e226591f27086334"}
{"type":"answer","n":1640,"by":null,"ask":"bot.black","answer":"1","sum":"7118f5d6a2f6a292"}
{"type":"answer","n":1641,"by":null,"ask":"bot.green","answer":"5","sum":"c20af55518f22b23"}
{"type":"answer","n":1642,"by":"taliban","ask":"rally.space","answer":"farah","why":["8.2: dice 1 1 5: farah, so farah","8.7.2 step 4a: wins Taliban Control: farah"],"sum":"3a8eba607e1e932d"}
{"type":"answer","n":1643,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: farah"],"sum":"6b1b3087815ecba4"}
{"type":"answer","n":1644,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 4b: 1 or 2 Guerrillas: kabul"],"sum":"32b07a93a01c06bc"}
{"type":"answer","n":1645,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: kabul"],"sum":"9ebb408a13a4d368"}
{"type":"answer","n":1646,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"498b14bc0c4c217b"}
{"type":"answer","n":1647,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"6d9b74bc24762c5a"}
{"type":"answer","n":1648,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"7cf2d27856bc5ea4"}
{"type":"answer","n":1649,"by":"taliban","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"806a1302c82b29a3"}
{"type":"answer","n":1650,"by":"taliban","ask":"extort.space","answer":"farah","why":["8.7.2: Extort wherever possible: farah"],"sum":"72297738dd8ea722"}
{"type":"answer","n":1651,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","why":["8.7.2: Extort wherever possible: northwest-frontier"],"sum":"9a1474be95230fc5"}
{"type":"answer","n":1652,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"sum":"416d2f7b34e0852a"}
{"type":"answer","n":1653,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"a2a08e058a4b770a","sum":"eb08c8c680297453"}
{"type":"answer","n":1654,"by":null,"ask":"deck.card","answer":"16","print":"b478535aa6dda585","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 60\nnext: 16\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71\neligible: coalition\nresources: government=23 taliban=7 warlords=55\naid: 20\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbalkh G:P2 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 T:B2u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P2 support=S +1\nkabul C:B1T2 G:T5P1 T:u2 +1\nkandahar C:B1T2 G:B1T7P2 +1\nkhowst C:B1T1 G:T6P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2 support=S\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 support=S +1\nnorthwest-frontier T:B1a1\nwaziristan T:B2u18a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"d0c929ee378de984"}
{"type":"answer","n":1655,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Tajiks"],"sum":"0bb49144889a1227"}
{"type":"answer","n":1656,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"e2c31f20bdf397e5"}
{"type":"answer","n":1657,"by":"coalition","ask":"event.space","answer":"roll-spaces","why":["8.2: among herat, badakhshan, baghlan, konduz"],"sum":"d1ba1e83a3f26337"}
{"type":"answer","n":1658,"by":null,"ask":"bot.tan","answer":"5","sum":"1b9f83309e36ed99"}
{"type":"answer","n":1659,"by":null,"ask":"bot.black","answer":"3","sum":"4d542fb14da0897a"}
{"type":"answer","n":1660,"by":null,"ask":"bot.green","answer":"5","sum":"4f2756b29688ccf0"}
{"type":"answer","n":1661,"by":"coalition","ask":"event.space","answer":"herat","why":["8.2: dice 5 3 5: ghowr, so herat"],"sum":"12315be07ac86b0b"}
{"type":"answer","n":1662,"by":"coalition","ask":"event.place.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"4860052566a5f384"}
{"type":"answer","n":1663,"by":"coalition","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"cbf0346fab81c995"}
{"type":"answer","n":1664,"by":"coalition","ask":"event.place.piece","answer":"government_troops","why":["8.1.2: Police and Troops by turns, Police first: government_troops"],"sum":"85e0b15373cb32a0"}
{"type":"answer","n":1665,"by":"coalition","ask":"event.space","answer":"roll-spaces","why":["8.2: among badakhshan, baghlan, konduz"],"sum":"3b59f137e521ce2c"}
{"type":"answer","n":1666,"by":null,"ask":"bot.tan","answer":"3","sum":"4980b74dabe72f05"}
{"type":"answer","n":1667,"by":null,"ask":"bot.black","answer":"1","sum":"19c83db00c1f5683"}
{"type":"answer","n":1668,"by":null,"ask":"bot.green","answer":"3","sum":"8e61dc870e640fd0"}
{"type":"answer","n":1669,"by":"coalition","ask":"event.space","answer":"baghlan","why":["8.2: dice 3 1 3: khowst, so baghlan"],"sum":"6def925da35f36d8"}
{"type":"answer","n":1670,"by":"coalition","ask":"event.place.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"b1c2419051428ef1"}
{"type":"answer","n":1671,"by":"coalition","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"a38244e117b9d2c0"}
{"type":"answer","n":1672,"by":"coalition","ask":"event.place.piece","answer":"government_troops","why":["8.1.2: Police and Troops by turns, Police first: government_troops"],"print":"f548ccfd1d848487","sum":"2b15df258e261d8f"}
{"type":"answer","n":1673,"by":null,"ask":"deck.top","answer":"event","sum":"1b19ffbb23430016"}
{"type":"answer","n":1674,"by":null,"ask":"deck.card","answer":"8","print":"849890db82811e11","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 16\nnext: 8\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60\neligible: government taliban warlords\nresources: government=23 taliban=7 warlords=55\naid: 20\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbaghlan G:T1P1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 T:B2u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T5P1 T:u2 +1\nkandahar C:B1T2 G:B1T7P2 +1\nkhowst C:B1T1 G:T6P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2 support=S\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 support=S +1\nnorthwest-frontier T:B1a1\nwaziristan T:B2u18a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"7649cffe375b9d7e"}
{"type":"answer","n":1675,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Amnesty"],"sum":"0322c1db01ed618f"}
{"type":"answer","n":1676,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"c0687576d719ddff"}
{"type":"answer","n":1677,"by":"warlords","ask":"event.faction","answer":"warlords","why":["8.4.4: whoever chooses benefits: warlords"],"sum":"20f5c40280e79406"}
{"type":"answer","n":1678,"by":"warlords","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among baghlan, balkh, herat, kabul, kandahar, khowst, nuristan, paktika, zabol"],"sum":"ca6ac48f03ec2d58"}
{"type":"answer","n":1679,"by":null,"ask":"bot.tan","answer":"5","sum":"c1b706dec828a568"}
{"type":"answer","n":1680,"by":null,"ask":"bot.black","answer":"3","sum":"ffb2db7c32174669"}
{"type":"answer","n":1681,"by":null,"ask":"bot.green","answer":"3","sum":"fcaf68fbc5ddf6c2"}
{"type":"answer","n":1682,"by":"warlords","ask":"event.place.space","answer":"kandahar","why":["8.2: dice 5 3 3: faryab, so kandahar"],"print":"bba6f6cf697e50a4","sum":"03963903cfd99763"}
{"type":"answer","n":1683,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (15)","8.6: Train"],"sum":"aa516955a69ef877"}
{"type":"answer","n":1684,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: fewest Government cubes: kabul (6)","8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"73ce9e467169df2b"}
{"type":"answer","n":1685,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"c23e36634b5dce02"}
{"type":"answer","n":1686,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"cb1633ba5d43bcb4"}
{"type":"answer","n":1687,"by":"government","ask":"train.space","answer":"khowst","why":["8.6.2 step 2: fewest Government cubes: khowst (8)","8.6.2 step 2: Kabul or a COIN Base: khowst"],"sum":"e0ec5cdfd0ca457c"}
{"type":"answer","n":1688,"by":"government","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"f29855655227de2d"}
{"type":"answer","n":1689,"by":"government","ask":"train.police","answer":"5","why":["8.1.2: Police and Troops by turns"],"sum":"0cfb00fdf6b21618"}
{"type":"answer","n":1690,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: fewest Government cubes: kandahar (9)","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"cb62449dcac46a85"}
{"type":"answer","n":1691,"by":"government","ask":"train.police","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"9fc6fed667698c25"}
{"type":"answer","n":1692,"by":"government","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"859772f6ffa651af"}
{"type":"answer","n":1693,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"645a5f2cdfbedb4f"}
{"type":"answer","n":1694,"by":"government","ask":"govern.space","answer":"nuristan","why":["8.6.2: highest Population: nuristan (2)","8.6.2: Support without Coalition Base: nuristan"],"sum":"30e9e793ae81bbce"}
{"type":"answer","n":1695,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: nuristan"],"sum":"fec11de0c8a23222"}
{"type":"answer","n":1696,"by":"government","ask":"govern.space","answer":"roll-spaces","why":["8.2: among paktika, zabol"],"sum":"53f8da0ee624ea3d"}
{"type":"answer","n":1697,"by":null,"ask":"bot.tan","answer":"5","sum":"c570f626cb772a4b"}
{"type":"answer","n":1698,"by":null,"ask":"bot.black","answer":"2","sum":"9173044d1d76a7a4"}
{"type":"answer","n":1699,"by":null,"ask":"bot.green","answer":"1","sum":"b405188cb15982ba"}
{"type":"answer","n":1700,"by":"government","ask":"govern.space","answer":"zabol","why":["8.2: dice 5 2 1: konduz, so zabol","8.6.2: Support without Coalition Base: zabol"],"sum":"b46eddcb457bc6de"}
{"type":"answer","n":1701,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"6848231760d63be1"}
{"type":"answer","n":1702,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"d7656e3671cb281e","sum":"9c143c0fd6b3e266"}
{"type":"answer","n":1703,"by":null,"ask":"deck.top","answer":"event","sum":"b6a3714e7e2ec042"}
{"type":"answer","n":1704,"by":null,"ask":"deck.card","answer":"20","print":"9e0404c1faed0549","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 8\nnext: 20\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16\neligible: coalition taliban\nresources: government=14 taliban=7 warlords=55\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbaghlan G:T1P1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 T:B2u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u2 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B1a1\nwaziristan T:B2u18a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"7663f6a5cc7bd6e6"}
{"type":"answer","n":1705,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: SEAL Team 6"],"sum":"33b8786b5585553f"}
{"type":"answer","n":1706,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"8b2a7315879e078f"}
{"type":"answer","n":1707,"by":"coalition","ask":"event.space","answer":"waziristan","why":["8.4.4: most Bases: waziristan (2)"],"sum":"b5889cd07bf35fa0"}
{"type":"answer","n":1708,"by":"coalition","ask":"event.remove.piece","answer":"taliban_bases","why":["8.1.2: Bases first: taliban_bases"],"sum":"f5241db5fb8f575d"}
{"type":"answer","n":1709,"by":"coalition","ask":"event.remove.count","answer":"2","why":["8.4.3: as many as possible: 2"],"print":"f01cd30426e96afa","sum":"4a4fb6bedcedef43"}
{"type":"answer","n":1710,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (15 Available, 3 Active)","8.7: Rally"],"sum":"ffd2d09d4a329410"}
{"type":"answer","n":1711,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: waziristan"],"sum":"b19929f0f104deca"}
{"type":"answer","n":1712,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: waziristan"],"sum":"61e5f9f2167dac80"}
{"type":"answer","n":1713,"by":"taliban","ask":"rally.active","answer":"1","why":["8.1.2: own Guerrillas that are Active first"],"sum":"23ab7d26f8ef23dd"}
{"type":"answer","n":1714,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badghis, ghazni, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"8b4ecf78317113b7"}
{"type":"answer","n":1715,"by":null,"ask":"bot.tan","answer":"4","sum":"07a09e3f0fc6dff5"}
{"type":"answer","n":1716,"by":null,"ask":"bot.black","answer":"1","sum":"fc61acf3ef522b67"}
{"type":"answer","n":1717,"by":null,"ask":"bot.green","answer":"3","sum":"fbebfb4707e8e257"}
{"type":"answer","n":1718,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.2: dice 4 1 3: khowst, so ghazni","8.7.2 step 4a: wins Taliban Control: ghazni"],"sum":"a85dfe41e12a4d31"}
{"type":"answer","n":1719,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4a: wins Taliban Control: ghazni"],"sum":"52f58f1c433facb6"}
{"type":"answer","n":1720,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"90589c5c1abe7c0c"}
{"type":"answer","n":1721,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among farah, kabul, northwest-frontier"],"sum":"aa81f698881c3be0"}
{"type":"answer","n":1722,"by":null,"ask":"bot.tan","answer":"6","sum":"213a49b39d4456ab"}
{"type":"answer","n":1723,"by":null,"ask":"bot.black","answer":"1","sum":"e480a18194e14a3f"}
{"type":"answer","n":1724,"by":null,"ask":"bot.green","answer":"4","sum":"e583222db100c199"}
{"type":"answer","n":1725,"by":"taliban","ask":"rally.space","answer":"farah","why":["8.2: dice 6 1 4: badakhshan, so farah","8.7.2 step 4b: 1 or 2 Guerrillas: farah"],"sum":"234ef7a7756bd60e"}
{"type":"answer","n":1726,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: farah"],"sum":"71c71a7a94e73021"}
{"type":"answer","n":1727,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"4ff82ddccf2388df"}
{"type":"answer","n":1728,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"4fcaed0edc7febed"}
{"type":"answer","n":1729,"by":"taliban","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"34109d3c1612fe11"}
{"type":"answer","n":1730,"by":"taliban","ask":"extort.space","answer":"farah","why":["8.7.2: Extort wherever possible: farah"],"sum":"1fbbb691b3a59e2f"}
{"type":"answer","n":1731,"by":"taliban","ask":"extort.space","answer":"ghazni","why":["8.7.2: Extort wherever possible: ghazni"],"sum":"391e9077519f648e"}
{"type":"answer","n":1732,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","why":["8.7.2: Extort wherever possible: northwest-frontier"],"sum":"713c40545dbe475f"}
{"type":"answer","n":1733,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"sum":"ff0936a044b0fd28"}
{"type":"answer","n":1734,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"5a349352107522d1","sum":"b0c661fbfdfafcf1"}
{"type":"answer","n":1735,"by":null,"ask":"deck.top","answer":"event","sum":"858f76419c334b38"}
{"type":"answer","n":1736,"by":null,"ask":"deck.card","answer":"15","print":"9be8530fd892f5b8","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 20\nnext: 15\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8\neligible: government warlords\nresources: government=14 taliban=9 warlords=55\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbaghlan G:T1P1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfarah T:a2\nfaryab W:B2u3\nghazni C:T4 T:B2u3a1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u2 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B1u1a2\nwaziristan T:B1u16a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"c78732c495cd616e"}
{"type":"answer","n":1737,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Errant Air Strike"],"sum":"d3fd4cf5550e636e"}
{"type":"answer","n":1738,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"9c3c60e9d139a0ab"}
{"type":"answer","n":1739,"by":"coalition","ask":"event.free","answer":"do","why":["8.4.4: a free Air-Strike"],"sum":"84803213dc0879e7"}
{"type":"answer","n":1740,"by":"coalition","ask":"air-strike.space","answer":"ghazni","why":["8.8.3: most Taliban Guerrillas: ghazni (4)","8.8.3: Air Strike on Taliban: ghazni"],"sum":"1de92842ee7be254"}
{"type":"answer","n":1741,"by":"coalition","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"5fd87212d15c40e5"}
{"type":"answer","n":1742,"by":"coalition","ask":"air-strike.space","answer":"farah","why":["8.8.3: Air Strike on Taliban: farah"],"sum":"cb5d256e6caa3271"}
{"type":"answer","n":1743,"by":"coalition","ask":"air-strike.space","answer":"done","why":["8.8.3: no more Taliban are exposed"],"print":"bedcdfb52d37deb6","sum":"62e702bc3b32e084"}
{"type":"answer","n":1744,"by":"warlords","ask":"turn","answer":"terror","why":["8.5.1: at least 6 pieces Available: no (4)","8.5.2: Resources and Bases 50 or fewer: no (63)","8.5: Terror"],"sum":"0c2cf623d131ff96"}
{"type":"answer","n":1745,"by":"warlords","ask":"terror.space","answer":"badakhshan","why":["8.5.3: the Taliban are a Non-player: a Support area: badakhshan"],"sum":"569c35ebf5d48d7c"}
{"type":"answer","n":1746,"by":"warlords","ask":"terror.space","answer":"suborn","why":["8.5.4: Suborn"],"sum":"4ffd784f552f7fdb"}
{"type":"answer","n":1747,"by":"warlords","ask":"suborn.space","answer":"roll-spaces","why":["8.2: among baghlan, farah, ghazni"],"sum":"55525dddbebbc78c"}
{"type":"answer","n":1748,"by":null,"ask":"bot.tan","answer":"5","sum":"1c2dadde688ad7d1"}
{"type":"answer","n":1749,"by":null,"ask":"bot.black","answer":"1","sum":"510e80723e074cdf"}
{"type":"answer","n":1750,"by":null,"ask":"bot.green","answer":"5","sum":"217a7f0ce59df6c8"}
{"type":"answer","n":1751,"by":"warlords","ask":"suborn.space","answer":"farah","why":["8.2: dice 5 1 5: samangan, so farah","8.5.4 step 1: ends Control: farah"],"sum":"c76ec8c6eaee1bc6"}
{"type":"answer","n":1752,"by":"warlords","ask":"suborn.action","answer":"remove-guerrilla","why":["8.5.4 step 1: ends Control: farah"],"sum":"e60fa256feb4ba93"}
{"type":"answer","n":1753,"by":"warlords","ask":"suborn.space","answer":"roll-spaces","why":["8.2: among baghlan, ghazni"],"sum":"5c623d6e243a65a1"}
{"type":"answer","n":1754,"by":null,"ask":"bot.tan","answer":"1","sum":"44c6f21360ec8af0"}
{"type":"answer","n":1755,"by":null,"ask":"bot.black","answer":"4","sum":"8824657b44f4d5f2"}
{"type":"answer","n":1756,"by":null,"ask":"bot.green","answer":"3","sum":"af031640b33a49f9"}
{"type":"answer","n":1757,"by":"warlords","ask":"suborn.space","answer":"ghazni","why":["8.2: dice 1 4 3: badghis, so ghazni","8.5.4 step 1: ends Control: ghazni"],"sum":"edd7f172e5b89e00"}
{"type":"answer","n":1758,"by":"warlords","ask":"suborn.action","answer":"remove-guerrilla","why":["8.5.4 step 1: ends Control: ghazni"],"sum":"4de4338199346549"}
{"type":"answer","n":1759,"by":"warlords","ask":"suborn.guerrilla","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"4e10b68d3b44c9c3"}
{"type":"answer","n":1760,"by":"warlords","ask":"suborn.space","answer":"baghlan","why":["8.5.4 step 1: ends Control: baghlan"],"sum":"51efd61b70e10e79"}
{"type":"answer","n":1761,"by":"warlords","ask":"suborn.cubes","answer":"2","why":["8.1.1: as many as possible"],"sum":"9f7de3c0d62c46bb"}
{"type":"answer","n":1762,"by":"warlords","ask":"terror.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"4cc261f4e3ad8b0a","sum":"0eb8fc8fba1271b2"}
{"type":"answer","n":1763,"by":null,"ask":"deck.top","answer":"event","sum":"c298eb4fbb55633b"}
{"type":"answer","n":1764,"by":null,"ask":"deck.card","answer":"29","print":"a10f2ae1a44e2301","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 15\nnext: 29\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20\neligible: coalition taliban\nresources: government=14 taliban=9 warlords=48\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B2u1a1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u2 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B1u1a2\nwaziristan T:B1u16a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"776bb9255a385062"}
{"type":"answer","n":1765,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: One Tribe at a Time"],"sum":"031216f10f9bdcea"}
{"type":"answer","n":1766,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"3704db14a15fed68"}
{"type":"answer","n":1767,"by":"coalition","ask":"event.space","answer":"ghazni","why":["8.4.4: most other pieces: ghazni (3)"],"sum":"b8dc8eab50edb051"}
{"type":"answer","n":1768,"by":"coalition","ask":"event.replace.piece","answer":"taliban_underground","why":["8.1.2: pieces of players first, Underground before Active: taliban_underground"],"sum":"8da91d004d9e1fdf"}
{"type":"answer","n":1769,"by":"coalition","ask":"event.replace.count","answer":"1","why":["8.4.3: as many as possible: 1"],"print":"ec028e6d831cdab0","sum":"d6a019f826df079a"}
{"type":"answer","n":1770,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (16 Available, 3 Active)","8.7: Rally"],"sum":"83ce815bf83e9837"}
{"type":"answer","n":1771,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: northwest-frontier"],"sum":"0a7ea5114bc5a067"}
{"type":"answer","n":1772,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: northwest-frontier"],"sum":"cd2139f7f3475cb2"}
{"type":"answer","n":1773,"by":"taliban","ask":"rally.active","answer":"2","why":["8.1.2: own Guerrillas that are Active first"],"sum":"0b976f41b230a502"}
{"type":"answer","n":1774,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: waziristan"],"sum":"4d6fcc7be1116443"}
{"type":"answer","n":1775,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: waziristan"],"sum":"7e6e40399cf5a76f"}
{"type":"answer","n":1776,"by":"taliban","ask":"rally.active","answer":"1","why":["8.1.2: own Guerrillas that are Active first"],"sum":"4e8e8016ee724ba8"}
{"type":"answer","n":1777,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badghis, baghlan, farah, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"3b4244cad2f3b337"}
{"type":"answer","n":1778,"by":null,"ask":"bot.tan","answer":"5","sum":"e2500b4fd2c07bde"}
{"type":"answer","n":1779,"by":null,"ask":"bot.black","answer":"1","sum":"4aa037cb30947172"}
{"type":"answer","n":1780,"by":null,"ask":"bot.green","answer":"5","sum":"54625c58d281a304"}
{"type":"answer","n":1781,"by":"taliban","ask":"rally.space","answer":"samangan","why":["8.2: dice 5 1 5: samangan, so samangan","8.7.2 step 4a: wins Taliban Control: samangan"],"sum":"549d3184bb5de3b4"}
{"type":"answer","n":1782,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: samangan"],"sum":"eb77ae90a087926d"}
{"type":"answer","n":1783,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 4b: 1 or 2 Guerrillas: kabul"],"sum":"3ac7961cb61a5062"}
{"type":"answer","n":1784,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: kabul"],"sum":"70c368e5e005bf34"}
{"type":"answer","n":1785,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"417431b27d137d33"}
{"type":"answer","n":1786,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"271dca761c96d40d"}
{"type":"answer","n":1787,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"bea9c0587a76f995"}
{"type":"answer","n":1788,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"206422b0c98dbc59"}
{"type":"answer","n":1789,"by":"taliban","ask":"rally.sharia","answer":"ghazni","why":["8.7.2 step 5: Sharia: ghazni"],"sum":"98282b8ac8372ccf"}
{"type":"answer","n":1790,"by":"taliban","ask":"special","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"7c6fe0b7ab1eb681"}
{"type":"answer","n":1791,"by":"taliban","ask":"extort.space","answer":"samangan","why":["8.7.2: Extort wherever possible: samangan"],"sum":"5f0ff9ff8fcd3400"}
{"type":"answer","n":1792,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","why":["8.7.2: Extort wherever possible: northwest-frontier"],"sum":"429c4a7ce128fe61"}
{"type":"answer","n":1793,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"print":"a4c9c999e18a2ad0","sum":"b834537f066fbd72"}
{"type":"answer","n":1794,"by":null,"ask":"deck.top","answer":"event","sum":"9bc111c16f8ade6a"}
{"type":"answer","n":1795,"by":null,"ask":"deck.card","answer":"19","print":"20ad7279249c062c","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 29\nnext: 19\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15\neligible: government warlords\nresources: government=14 taliban=8 warlords=48\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u3 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nsamangan T:a1\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B2a1\nwaziristan T:B2u14a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"7d54a916a1f7eb7e"}
{"type":"answer","n":1796,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Night Letters"],"sum":"e92202494064a5d2"}
{"type":"answer","n":1797,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"21e0eecf71439c4c","sum":"d6b660d39f1dd6ae"}
{"type":"answer","n":1798,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: no (4)","8.5.2: Resources and Bases 50 or fewer: no (56)","8.5: no Terror is possible","8.5: Rally"],"sum":"f662537b919f90b1"}
{"type":"answer","n":1799,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, ghowr"],"sum":"3a2ce48ed3eb2e4e"}
{"type":"answer","n":1800,"by":null,"ask":"bot.tan","answer":"4","sum":"6704ee710e094026"}
{"type":"answer","n":1801,"by":null,"ask":"bot.black","answer":"2","sum":"805725fc691ad55a"}
{"type":"answer","n":1802,"by":null,"ask":"bot.green","answer":"2","sum":"b61b45627ae59475"}
{"type":"answer","n":1803,"by":"warlords","ask":"rally.space","answer":"ghowr","why":["8.2: dice 4 2 2: waziristan, so ghowr","8.5.1 step 2: 2 Guerrillas and room for a Base: ghowr"],"sum":"e163d52f53f73981"}
{"type":"answer","n":1804,"by":"warlords","ask":"rally.action","answer":"build-base","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: ghowr"],"sum":"50fe538e6f0a18c1"}
{"type":"answer","n":1805,"by":"warlords","ask":"rally.space","answer":"bamian","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: bamian"],"sum":"42c3849fe220cf5b"}
{"type":"answer","n":1806,"by":"warlords","ask":"rally.action","answer":"build-base","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: bamian"],"sum":"7a20e64ad850889a"}
{"type":"answer","n":1807,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, helmand, konduz, oruzgan"],"sum":"f1c4448586bd65cd"}
{"type":"answer","n":1808,"by":null,"ask":"bot.tan","answer":"4","sum":"0503c1f7f4b4d8d2"}
{"type":"answer","n":1809,"by":null,"ask":"bot.black","answer":"2","sum":"bc78465f3e8d356d"}
{"type":"answer","n":1810,"by":null,"ask":"bot.green","answer":"6","sum":"3468894b5f0ffe53"}
{"type":"answer","n":1811,"by":"warlords","ask":"rally.space","answer":"baghlan","why":["8.2: dice 4 2 6: ghazni, so baghlan","8.5.1 step 3c: opened to Cultivate: baghlan"],"sum":"7480e74ad59cd957"}
{"type":"answer","n":1812,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: baghlan"],"sum":"8df12f89c41af498"}
{"type":"answer","n":1813,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"5dc17af99d387866"}
{"type":"answer","n":1814,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"d292b315556705fc","sum":"ece90fdc3bc4fb11"}
{"type":"answer","n":1815,"by":null,"ask":"deck.top","answer":"event","sum":"746170c6b82dd77a"}
{"type":"answer","n":1816,"by":null,"ask":"deck.card","answer":"3","print":"a56cee0fea85c944","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 19\nnext: 3\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29\neligible: coalition taliban\nresources: government=14 taliban=8 warlords=45\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbaghlan W:B1u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u3 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nsamangan T:a1\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B2a1\nwaziristan T:B2u14a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"2ea4ff7d22a9eb66"}
{"type":"answer","n":1817,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Al-Qaeda"],"sum":"49d6e53a7e98be85"}
{"type":"answer","n":1818,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"896ea7d634e35a48"}
{"type":"answer","n":1819,"by":"taliban","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among balochistan, badakhshan, helmand, khowst, nimruz, nuristan, paktika, zabol"],"sum":"af2e5d896cc59388"}
{"type":"answer","n":1820,"by":null,"ask":"bot.tan","answer":"2","sum":"d2cf90999e488759"}
{"type":"answer","n":1821,"by":null,"ask":"bot.black","answer":"4","sum":"d54416e1f0a7005d"}
{"type":"answer","n":1822,"by":null,"ask":"bot.green","answer":"6","sum":"5db1b3ac2b0389aa"}
{"type":"answer","n":1823,"by":"taliban","ask":"event.place.space","answer":"helmand","why":["8.2: dice 2 4 6: helmand, so helmand"],"print":"d859756ca66a797a","sum":"20521d092f75cfd6"}
{"type":"answer","n":1824,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (8)","8.8.2: most Coalition Troops in excess: herat, kabul, kandahar (2)","8.2: among herat, kabul, kandahar"],"sum":"9d343bc36be1c561"}
{"type":"answer","n":1825,"by":null,"ask":"bot.tan","answer":"4","sum":"9ee963804d68ebd6"}
{"type":"answer","n":1826,"by":null,"ask":"bot.black","answer":"5","sum":"1ef4bbf687914b6d"}
{"type":"answer","n":1827,"by":null,"ask":"bot.green","answer":"6","sum":"5e8b68adb5411f87"}
{"type":"answer","n":1828,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 4 5 6: northwest-frontier, so kandahar","8.8.2: most Coalition Troops in excess: herat, kabul (2)","8.2: among herat, kabul"],"sum":"bb72cf3d2a5f922c"}
{"type":"answer","n":1829,"by":null,"ask":"bot.tan","answer":"1","sum":"647fb03e6faba0dd"}
{"type":"answer","n":1830,"by":null,"ask":"bot.black","answer":"5","sum":"95df328527982c20"}
{"type":"answer","n":1831,"by":null,"ask":"bot.green","answer":"3","sum":"2079a3f0138b25aa"}
{"type":"answer","n":1832,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 1 5 3: oruzgan, so kabul","8.8.2: most Coalition Troops in excess: herat (2)","8.8.4: Air Lift to helmand: it takes a Taliban Base that Air Strike would leave","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (1 Base, 1 Taliban piece)","8.8: Assault"],"sum":"c5ff0cde6ba059ba"}
{"type":"answer","n":1833,"by":"coalition","ask":"assault.space","answer":"air-lift","why":["8.8.4: Air Lift first, to helmand"],"sum":"1d167b98fdafc50a"}
{"type":"answer","n":1834,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","why":["8.8.2: 1 can be spared: coalition_troops in kandahar"],"sum":"2ccb2dae73dd96d5"}
{"type":"answer","n":1835,"by":"coalition","ask":"air-lift.destination","answer":"helmand","why":["8.8.2: the destination of the Air Lift: helmand"],"sum":"8143b2f868379352"}
{"type":"answer","n":1836,"by":"coalition","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"3f1daa562167500b"}
{"type":"answer","n":1837,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","why":["8.8.2: 3 can be spared: government_troops in kandahar"],"sum":"53ff7b4a3e4f8ee5"}
{"type":"answer","n":1838,"by":"coalition","ask":"air-lift.destination","answer":"helmand","why":["8.8.2: the destination of the Air Lift: helmand"],"sum":"ff2ce1c887fb9283"}
{"type":"answer","n":1839,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"d53b261e56119809"}
{"type":"answer","n":1840,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"6de7a383aa9537e5"}
{"type":"answer","n":1841,"by":"coalition","ask":"air-lift.origin","answer":"kabul","why":["8.8.2: 1 can be spared: coalition_troops in kabul"],"sum":"5a33f1ee4e83d51e"}
{"type":"answer","n":1842,"by":"coalition","ask":"air-lift.destination","answer":"helmand","why":["8.8.2: the destination of the Air Lift: helmand"],"sum":"c5d1537e1af77e91"}
{"type":"answer","n":1843,"by":"coalition","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"8a3812db43bf9a1e"}
{"type":"answer","n":1844,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"b38898bc4458b26a"}
{"type":"answer","n":1845,"by":"coalition","ask":"assault.space","answer":"helmand","why":["8.8.4: Troops Assault where they can remove something: helmand"],"print":"313253a426a972e4","sum":"106f5815e93a5454"}
{"type":"answer","n":1846,"by":null,"ask":"deck.top","answer":"event","sum":"873eb14fa1e457c0"}
{"type":"answer","n":1847,"by":null,"ask":"deck.card","answer":"58","print":"43c04745560fe865","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 3\nnext: 58\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19\neligible: government taliban warlords\nresources: government=14 taliban=11 warlords=45\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbaghlan W:B1u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand C:T2 G:T3 W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T1 G:T8P4 T:u3 +1\nkandahar C:B1T1 G:B1T4P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nsamangan T:a1\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B2a1\nwaziristan T:B2u14a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"30d9f740b42c500f"}
{"type":"answer","n":1848,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Reapers is a Capability: wanted below 2"],"sum":"933c0e1655c868a8"}
{"type":"answer","n":1849,"by":null,"ask":"bot.die","answer":"4","sum":"7435a13abd3020cb"}
{"type":"answer","n":1850,"by":"taliban","ask":"turn","answer":"march","why":["8.1: die 4, Propaganda cards left 2: Reapers is not taken","8.7.2: at least 15 Available or Active: no (13 Available, 3 Active)","8.7.3: none Underground, few at Support and on LoCs: yes (0 Underground, 0 in all)","8.7: March"],"sum":"85b7d592005f664d"}
{"type":"answer","n":1851,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 2 wanted"],"sum":"b8bc6c08865cb183"}
{"type":"answer","n":1852,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 2 wanted"],"sum":"12ee2f7fcad9cd19"}
{"type":"answer","n":1853,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 2 wanted"],"sum":"005749eb51cef459"}
{"type":"answer","n":1854,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"c8bbccc914e5225f"}
{"type":"answer","n":1855,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: among kandahar, khowst, paktika, zabol, balochistan"],"sum":"29602162ee85e770"}
{"type":"answer","n":1856,"by":null,"ask":"bot.tan","answer":"6","sum":"80ead6cf4f28bf09"}
{"type":"answer","n":1857,"by":null,"ask":"bot.black","answer":"4","sum":"cfd6f183dbeaba3f"}
{"type":"answer","n":1858,"by":null,"ask":"bot.green","answer":"2","sum":"33141c69805284cb"}
{"type":"answer","n":1859,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: dice 6 4 2: balkh, so kandahar","8.2: among khowst, paktika, zabol, balochistan"],"sum":"52802cb0be1d9052"}
{"type":"answer","n":1860,"by":null,"ask":"bot.tan","answer":"3","sum":"4e93545e127bd92c"}
{"type":"answer","n":1861,"by":null,"ask":"bot.black","answer":"4","sum":"f52b971fb004921c"}
{"type":"answer","n":1862,"by":null,"ask":"bot.green","answer":"1","sum":"1f5f55255a298a24"}
{"type":"answer","n":1863,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.2: dice 3 4 1: kabul, so balochistan","8.7.3 step 2: all that can, waziristan to kandahar"],"sum":"a30e7508230c1376"}
{"type":"answer","n":1864,"by":"taliban","ask":"march.destination","answer":"kandahar","why":["8.7.3 step 2: all that can, waziristan to kandahar"],"sum":"a5e4b880b26ba9a3"}
{"type":"answer","n":1865,"by":"taliban","ask":"march.count","answer":"11","why":["8.7.3 step 2: all that can, waziristan to kandahar"],"sum":"4073f648c5780ec8"}
{"type":"answer","n":1866,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.7.3 step 2: all that can, waziristan to balochistan"],"sum":"ee71aee556b11f40"}
{"type":"answer","n":1867,"by":"taliban","ask":"march.destination","answer":"balochistan","why":["8.7.3 step 2: all that can, waziristan to balochistan"],"sum":"13c5a36ddd4096e7"}
{"type":"answer","n":1868,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 2: all that can, waziristan to balochistan"],"sum":"32fc2b9541d9f9ce"}
{"type":"answer","n":1869,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.7.3 step 3: lowest cost: helmand, oruzgan, zabol (1)","8.2: among helmand, oruzgan, zabol"],"sum":"fed0d62da268606a"}
{"type":"answer","n":1870,"by":null,"ask":"bot.tan","answer":"3","sum":"a1019e0e8156b2bb"}
{"type":"answer","n":1871,"by":null,"ask":"bot.black","answer":"6","sum":"18c382bb57b5cae4"}
{"type":"answer","n":1872,"by":null,"ask":"bot.green","answer":"5","sum":"2f1fc76f0350fc6b"}
{"type":"answer","n":1873,"by":"taliban","ask":"march.origin","answer":"kandahar","why":["8.2: dice 3 6 5: northwest-frontier, so helmand","8.7.3 step 3: to helmand, cost 1, steps 1: kandahar to helmand"],"sum":"eb8ed5a269601228"}
{"type":"answer","n":1874,"by":"taliban","ask":"march.destination","answer":"helmand","why":["8.7.3 step 3: to helmand, cost 1, steps 1: kandahar to helmand"],"sum":"8c6e56a39485bde6"}
{"type":"answer","n":1875,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 3: to helmand, cost 1, steps 1: kandahar to helmand"],"sum":"47d4873f2765c13e"}
{"type":"answer","n":1876,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: among ghowr, nimruz, oruzgan"],"sum":"a79141be83146825"}
{"type":"answer","n":1877,"by":null,"ask":"bot.tan","answer":"6","sum":"a74b04d770488303"}
{"type":"answer","n":1878,"by":null,"ask":"bot.black","answer":"6","sum":"81a2ac72816003f0"}
{"type":"answer","n":1879,"by":null,"ask":"bot.green","answer":"2","sum":"bf2774dc734a294c"}
{"type":"answer","n":1880,"by":"taliban","ask":"march.origin","answer":"helmand","why":["8.2: dice 6 6 2: sar-e-pol, so nimruz","8.7.3 step 3: to nimruz, cost 1, steps 1: helmand to nimruz"],"sum":"58ad61c04ba0cc54"}
{"type":"answer","n":1881,"by":"taliban","ask":"march.destination","answer":"nimruz","why":["8.7.3 step 3: to nimruz, cost 1, steps 1: helmand to nimruz"],"sum":"1b61e55294aa2af4"}
{"type":"answer","n":1882,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 3: to nimruz, cost 1, steps 1: helmand to nimruz"],"sum":"146dca78e81a1d76"}
{"type":"answer","n":1883,"by":"taliban","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"1147ab8b900f9453"}
{"type":"answer","n":1884,"by":"taliban","ask":"infiltrate.space","answer":"helmand","why":["8.7.2: Infiltrate: Government pieces: helmand"],"sum":"530e1515ae38a12a"}
{"type":"answer","n":1885,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"a3956ebae92e2b37"}
{"type":"answer","n":1886,"by":"taliban","ask":"infiltrate.piece","answer":"government_troops","why":["8.7.2: in the order Government, Warlords; 8.1.2: government_troops"],"sum":"5b4a7134f9984dd8"}
{"type":"answer","n":1887,"by":"taliban","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"18da1df4ed976c49","sum":"7f53ed0950fbe5a6"}
{"type":"answer","n":1888,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Reapers"],"sum":"db76d2a0b88ea11d"}
{"type":"answer","n":1889,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"0ea6f4cdfbb88474","sum":"3683ffde16c14970"}
{"type":"answer","n":1890,"by":null,"ask":"deck.top","answer":"propaganda","print":"d4ae2941414c685a","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 58\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3\neligible: coalition warlords\nresources: government=14 taliban=9 warlords=45\naid: 17\npatronage: 10\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbaghlan W:B1u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand C:T2 G:T2 T:u2 W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T1 G:T8P4 T:u3 +1\nkandahar C:B1T1 G:B1T4P3 T:u9 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz T:u1 W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nsamangan T:a1\nzabol C:T1 G:P2 +1\nbalochistan T:u1\nnorthwest-frontier T:B2a1\nwaziristan T:B2u1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a2\n","sum":"7bb75b16909ced09"}
{"type":"answer","n":1891,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Counter-Narc"],"sum":"f07cc0b500fe5312"}
{"type":"answer","n":1892,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"9252c1062440712a"}
{"type":"answer","n":1893,"by":"warlords","ask":"event.free","answer":"do","why":["8.4.4: a free Cultivate"],"sum":"3956536298b462e2"}
{"type":"answer","n":1894,"by":"warlords","ask":"cultivate.space","answer":"roll-spaces","why":["8.2: among badakhshan, baghlan, helmand, konduz"],"sum":"5c0ba6db21e66e85"}
{"type":"answer","n":1895,"by":null,"ask":"bot.tan","answer":"2","sum":"54079546e170f148"}
{"type":"answer","n":1896,"by":null,"ask":"bot.black","answer":"6","sum":"53f2921734d64f4a"}
{"type":"answer","n":1897,"by":null,"ask":"bot.green","answer":"3","sum":"46f5812147f9fb63"}
{"type":"answer","n":1898,"by":"warlords","ask":"cultivate.space","answer":"baghlan","why":["8.2: dice 2 6 3: oruzgan, so baghlan","8.5.4: Cultivate: baghlan"],"sum":"dafa46aa661e2ff9"}
{"type":"answer","n":1899,"by":"warlords","ask":"event.free","answer":"do","why":["8.4.4: a free Traffic"],"sum":"f55ef05e8fb1dbce"}
{"type":"answer","n":1900,"by":"warlords","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"f72076e8fe518db3","sum":"577fded15180e81c"}
{"type":"answer","n":1901,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (21)","8.8.2: most Coalition Troops in excess: herat (2)","8.2: among kabul, khowst"],"sum":"c483d5a87666aba0"}
{"type":"answer","n":1902,"by":null,"ask":"bot.tan","answer":"4","sum":"8aee927771d6349b"}
{"type":"answer","n":1903,"by":null,"ask":"bot.black","answer":"1","sum":"c691cbea7a7bdd6b"}
{"type":"answer","n":1904,"by":null,"ask":"bot.green","answer":"2","sum":"3147e0002c1aef16"}
{"type":"answer","n":1905,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 4 1 2: waziristan, so khowst","8.8.4: Assault would remove a Base or 4 Taliban pieces: no (0 Bases, 0 Taliban pieces)","8.8.2: most Coalition Troops in excess: herat (2)","8.2: among kabul, khowst"],"sum":"356c4c7c1f8fea15"}
{"type":"answer","n":1906,"by":null,"ask":"bot.tan","answer":"1","sum":"3162291601324a03"}
{"type":"answer","n":1907,"by":null,"ask":"bot.black","answer":"2","sum":"3ebb95f7859a89d5"}
{"type":"answer","n":1908,"by":null,"ask":"bot.green","answer":"2","sum":"4bc139c0e9641b94"}
{"type":"answer","n":1909,"by":"coalition","ask":"turn","answer":"sweep","why":["8.2: dice 1 2 2: balochistan, so khowst","8.8.3: most Taliban Activated: kandahar (9)","8.8: Sweep"],"sum":"739ac1650fbd783d"}
{"type":"answer","n":1910,"by":"coalition","ask":"sweep.space","answer":"air-lift","why":["8.8.3: Air Lift exposes the last Underground Taliban of kandahar"],"sum":"7819702c0d462995"}
{"type":"answer","n":1911,"by":"coalition","ask":"air-lift.origin","answer":"herat","why":["8.8.2: 1 can be spared: coalition_troops in herat"],"sum":"666acbb25d54db44"}
{"type":"answer","n":1912,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","why":["8.8.2: the destination of the Air Lift: kandahar"],"sum":"d9f5c3ac252aa1df"}
{"type":"answer","n":1913,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"47a140212081ef8a"}
{"type":"answer","n":1914,"by":"coalition","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"1d9eaf98208bd2f5"}
{"type":"answer","n":1915,"by":"coalition","ask":"air-lift.origin","answer":"herat","why":["8.8.2: 3 can be spared: government_troops in herat"],"sum":"7f90801be347a073"}
{"type":"answer","n":1916,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","why":["8.8.2: the destination of the Air Lift: kandahar"],"sum":"d141735836ab3c1a"}
{"type":"answer","n":1917,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"433ba66a54aa2931"}
{"type":"answer","n":1918,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"80e6a8df5e65cc08"}
{"type":"answer","n":1919,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"82ec94e7be4e7a2c"}
{"type":"answer","n":1920,"by":"coalition","ask":"sweep.space","answer":"ghazni","why":["8.8.3: Sweep where a Coalition piece is: ghazni"],"sum":"893a29a442267525"}
{"type":"answer","n":1921,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"be9257e81d285ae7"}
{"type":"answer","n":1922,"by":"coalition","ask":"sweep.space","answer":"helmand","why":["8.8.3: Sweep where a Coalition piece is: helmand"],"sum":"68d45cde2a4ef6df"}
{"type":"answer","n":1923,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"be4b460bef4809e7"}
{"type":"answer","n":1924,"by":"coalition","ask":"sweep.space","answer":"kabul","why":["8.8.3: Sweep where a Coalition piece is: kabul"],"sum":"dde6ed24245ba0e4"}
{"type":"answer","n":1925,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"18fe20663291a5d6"}
{"type":"answer","n":1926,"by":"coalition","ask":"sweep.space","answer":"kandahar","why":["8.8.3: Sweep where a Coalition piece is: kandahar"],"sum":"c5e2b56abb8065e5"}
{"type":"answer","n":1927,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"e324507c7600a9fc"}
{"type":"answer","n":1928,"by":"coalition","ask":"sweep.space","answer":"done","why":["8.8.3: nobody else would be found"],"sum":"a7cb3b30dc06d97f"}
{"type":"answer","n":1929,"by":"coalition","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"print":"69866996cb650d08","sum":"39c4a0d0a03e5735"}
{"type":"answer","n":1930,"by":null,"ask":"deck.card","answer":"69","print":"191582c231ee2004","sum":"28a3ec553c9abd5b"}
{"type":"answer","n":1931,"by":"coalition","ask":"civic.space","answer":"nuristan","why":["8.8.5: greatest shift: nuristan (2)","8.8.5: Civic Action where it shifts most: nuristan"],"sum":"ba4ba07bac44a4c2"}
{"type":"answer","n":1932,"by":"coalition","ask":"civic.space","answer":"zabol","why":["8.8.5: Civic Action where it shifts most: zabol"],"sum":"93ec6a05842842e0"}
{"type":"answer","n":1933,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"print":"b02bd7186e041e68","sum":"eb2b3cd0368a01af"}
{"type":"answer","n":1934,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e384f12a42965aa1"}
{"type":"answer","n":1935,"by":"government","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9fe56904f54f4fb4"}
{"type":"answer","n":1936,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b2faac72f59aaac1"}
{"type":"answer","n":1937,"by":"government","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"491cfc0651d02569"}
{"type":"answer","n":1938,"by":"coalition","ask":"redeploy.coalition.origin","answer":"helmand","why":["8.8.6: no Police in helmand"],"sum":"b6bfc01c00156667"}
{"type":"answer","n":1939,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: herat, kabul, khowst (1)","8.2: among herat, kabul, khowst"],"sum":"b6111c7701e1d486"}
{"type":"answer","n":1940,"by":null,"ask":"bot.tan","answer":"6","sum":"b944a641b742f317"}
{"type":"answer","n":1941,"by":null,"ask":"bot.black","answer":"1","sum":"c7846c77d4e40e6e"}
{"type":"answer","n":1942,"by":null,"ask":"bot.green","answer":"6","sum":"522ee30e50b8aff1"}
{"type":"answer","n":1943,"by":"coalition","ask":"redeploy.destination","answer":"herat","why":["8.2: dice 6 1 6: samangan, so herat","8.8.6: where fewest Coalition Troops are: herat"],"sum":"8c392612490f90c7"}
{"type":"answer","n":1944,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"85ac3798c50f123b"}
{"type":"answer","n":1945,"by":"coalition","ask":"redeploy.coalition.origin","answer":"helmand","why":["8.8.6: no Police in helmand"],"sum":"bb36d371bb26b4a7"}
{"type":"answer","n":1946,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: kabul, khowst (1)","8.2: among kabul, khowst"],"sum":"d2fb09a20649e45a"}
{"type":"answer","n":1947,"by":null,"ask":"bot.tan","answer":"6","sum":"0682fe4c0cef1699"}
{"type":"answer","n":1948,"by":null,"ask":"bot.black","answer":"5","sum":"98e990ce59a227e6"}
{"type":"answer","n":1949,"by":null,"ask":"bot.green","answer":"2","sum":"4d049266755abab4"}
{"type":"answer","n":1950,"by":"coalition","ask":"redeploy.destination","answer":"khowst","why":["8.2: dice 6 5 2: sar-e-pol, so khowst","8.8.6: where fewest Coalition Troops are: khowst"],"sum":"3e95464e382a8bb0"}
{"type":"answer","n":1951,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"da7ab0980934dc50"}
{"type":"answer","n":1952,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat (3)","8.6.7: fewest Government Troops: herat"],"sum":"11edad715e3b3bfe"}
{"type":"answer","n":1953,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"ab4223f13888548d"}
{"type":"answer","n":1954,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat (4)","8.6.7: fewest Government Troops: herat"],"sum":"7fe1153b92f7fb61"}
{"type":"answer","n":1955,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: most Police: khowst (5)","8.6.7: fewest Police: kandahar (1)","8.6.7: most Police: khowst (4)","8.2: among herat, kabul, kandahar, nuristan, paktika, zabol"],"sum":"0aef2468d0f12475"}
{"type":"answer","n":1956,"by":null,"ask":"bot.tan","answer":"2","sum":"c9a1cfd5c941b673"}
{"type":"answer","n":1957,"by":null,"ask":"bot.black","answer":"6","sum":"32c2920987f81d4e"}
{"type":"answer","n":1958,"by":null,"ask":"bot.green","answer":"2","sum":"72f476d5a45937d6"}
{"type":"answer","n":1959,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.2: dice 2 6 2: zabol, so zabol","8.6.7: from most to fewest: 1 Police from khowst to kandahar"],"sum":"be79475fe09b0bf6"}
{"type":"answer","n":1960,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: from most to fewest: 1 Police from khowst to kandahar"],"sum":"f254d72b88642907"}
{"type":"answer","n":1961,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from khowst to kandahar"],"sum":"4379868daeca795e"}
{"type":"answer","n":1962,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.6.7: from most to fewest: 1 Police from khowst to zabol"],"sum":"7a05e8ad782f460f"}
{"type":"answer","n":1963,"by":"government","ask":"redeploy.destination","answer":"zabol","why":["8.6.7: from most to fewest: 1 Police from khowst to zabol"],"sum":"0bb32cb701430665"}
{"type":"answer","n":1964,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from khowst to zabol"],"sum":"dd4aa6522b8931be"}
{"type":"answer","n":1965,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"176b5a874592f885"}
{"type":"answer","n":1966,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"4731b3144422a0d0"}
{"type":"answer","n":1967,"by":null,"ask":"bot.tan","answer":"2","sum":"073e2d548b5189f9"}
{"type":"answer","n":1968,"by":null,"ask":"bot.black","answer":"4","sum":"34bc43b76d1885a2"}
{"type":"answer","n":1969,"by":null,"ask":"bot.green","answer":"3","sum":"2ca84b1f60909420"}
{"type":"answer","n":1970,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.2: dice 2 4 3: badghis, so waziristan","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"00ed46d849f7e053"}
{"type":"answer","n":1971,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"33cda6e569686a48"}
{"type":"answer","n":1972,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (1)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"56dfef16e19c7a34"}
{"type":"answer","n":1973,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"102a17326297fc1d"}
{"type":"answer","n":1974,"by":null,"ask":"bot.tan","answer":"3","sum":"fa3cadefa6a46d5f"}
{"type":"answer","n":1975,"by":null,"ask":"bot.black","answer":"5","sum":"ec1c20b80934e53f"}
{"type":"answer","n":1976,"by":null,"ask":"bot.green","answer":"2","sum":"8d7d9b82134cd32d"}
{"type":"answer","n":1977,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.2: dice 3 5 2: nuristan, so northwest-frontier","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"246b60de74bf0128"}
{"type":"answer","n":1978,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"ae06b1600b8a0f46"}
{"type":"answer","n":1979,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.7.8: fewest Guerrillas: waziristan (2)","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"df54725e8885a2e0"}
{"type":"answer","n":1980,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"65ec3ea28a6f2328"}
{"type":"answer","n":1981,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"75f70bcaa0fff1a9"}
{"type":"answer","n":1982,"by":null,"ask":"bot.tan","answer":"1","sum":"c61bebc8fbaf91e5"}
{"type":"answer","n":1983,"by":null,"ask":"bot.black","answer":"3","sum":"bc701ccf2052cbc7"}
{"type":"answer","n":1984,"by":null,"ask":"bot.green","answer":"3","sum":"01bca0fb183feeae"}
{"type":"answer","n":1985,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.2: dice 1 3 3: badghis, so waziristan","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"42eebfbba89e5e6f"}
{"type":"answer","n":1986,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"7bcca22c6a4aa82c"}
{"type":"answer","n":1987,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (3)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"dd32333439652409"}
{"type":"answer","n":1988,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"2a72f4de8efd9cf0"}
{"type":"answer","n":1989,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"db3a773b5d78d245"}
{"type":"answer","n":1990,"by":null,"ask":"bot.tan","answer":"6","sum":"89971aa638f59688"}
{"type":"answer","n":1991,"by":null,"ask":"bot.black","answer":"6","sum":"31f67636976c4080"}
{"type":"answer","n":1992,"by":null,"ask":"bot.green","answer":"3","sum":"e5c8ef22e6a84af8"}
{"type":"answer","n":1993,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.2: dice 6 6 3: bamian, so waziristan","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"eed4f8d9bbc45982"}
{"type":"answer","n":1994,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"70a4c72280330750"}
{"type":"answer","n":1995,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (4)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"62c452a99cafaf4b"}
{"type":"answer","n":1996,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"20b1b8198ec7855b"}
{"type":"answer","n":1997,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"6ec8a1f6b303d822"}
{"type":"answer","n":1998,"by":null,"ask":"bot.tan","answer":"3","sum":"4d406afda1a66b94"}
{"type":"answer","n":1999,"by":null,"ask":"bot.black","answer":"3","sum":"897795cffb158593"}
{"type":"answer","n":2000,"by":null,"ask":"bot.green","answer":"6","sum":"463983f86cb7ee9c"}
{"type":"answer","n":2001,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.2: dice 3 3 6: kabul, so northwest-frontier","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"37ad1240c553695f"}
{"type":"answer","n":2002,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"f1d6f17bb69eb57b"}
{"type":"answer","n":2003,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.7.8: fewest Guerrillas: waziristan (5)","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"3b368c48de5a7083"}
{"type":"answer","n":2004,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"3dab18adae5a808a"}
{"type":"answer","n":2005,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"01739fa3b7b1cb07"}
{"type":"answer","n":2006,"by":null,"ask":"bot.tan","answer":"3","sum":"c0c2ef1d13cccb81"}
{"type":"answer","n":2007,"by":null,"ask":"bot.black","answer":"4","sum":"71d2ccba583feed3"}
{"type":"answer","n":2008,"by":null,"ask":"bot.green","answer":"6","sum":"b05dae265d86107e"}
{"type":"answer","n":2009,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.2: dice 3 4 6: kabul, so northwest-frontier","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"ef0b67fa4efa782b"}
{"type":"answer","n":2010,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.7.8: fewest Guerrillas: waziristan (6)","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"903e2df02821c86d"}
{"type":"answer","n":2011,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"507d903ce7fe1a21"}
{"type":"answer","n":2012,"by":null,"ask":"bot.tan","answer":"4","sum":"84d73ba42495940c"}
{"type":"answer","n":2013,"by":null,"ask":"bot.black","answer":"6","sum":"ddada288eeaab8c0"}
{"type":"answer","n":2014,"by":null,"ask":"bot.green","answer":"4","sum":"ee3501e63f7c7295"}
{"type":"answer","n":2015,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.2: dice 4 6 4: baghlan, so northwest-frontier","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"cd1984b6ea494393"}
{"type":"answer","n":2016,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.7.8: fewest Guerrillas: waziristan (7)","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"f2d0b545ecfab7f9"}
{"type":"answer","n":2017,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"b8cb10715e3791bf"}
{"type":"answer","n":2018,"by":null,"ask":"bot.tan","answer":"5","sum":"baaa0a2a90311768"}
{"type":"answer","n":2019,"by":null,"ask":"bot.black","answer":"2","sum":"591c1ce195755c92"}
{"type":"answer","n":2020,"by":null,"ask":"bot.green","answer":"6","sum":"ecdb38362b41d995"}
{"type":"answer","n":2021,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.2: dice 5 2 6: samangan, so waziristan","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"293b9646d3764287"}
{"type":"answer","n":2022,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"f1dd062be694e454"}
{"type":"answer","n":2023,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (8)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"print":"4230e191ca0b61c6","sum":"7f06210db9f27dfa"}
{"type":"answer","n":2024,"by":null,"ask":"deck.card","answer":"44","print":"36f7c5925a71dea3","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 69\nnext: 44\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda\nresources: government=37 taliban=15 warlords=68\naid: 17\npatronage: 10\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T5P2 support=S +1\nkabul C:B1T1 G:T6P2 T:u3 +1\nkandahar C:B1T2 G:B1T6P2 W:u1 +1\nkhowst C:B1T2 G:T5P3 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2 support=S\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P3 support=S +1\nnorthwest-frontier T:B2u9\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"d7935be3cc47db89"}
{"type":"answer","n":2025,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mine Removal"],"sum":"cddb62239ef5c156"}
{"type":"answer","n":2026,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"06727be312a0547e"}
{"type":"answer","n":2027,"by":"warlords","ask":"event.space","answer":"roll","why":["8.3: an equal chance for kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"],"sum":"821e59332073a12e"}
{"type":"answer","n":2028,"by":null,"ask":"bot.die","answer":"6","sum":"f29fc35a54bb913c"}
{"type":"answer","n":2029,"by":"warlords","ask":"event.space","answer":"roll","why":["8.3: dice 6 are rolled again, for equal chances","8.3: an equal chance for kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"],"sum":"dc3d17c8291e36d7"}
{"type":"answer","n":2030,"by":null,"ask":"bot.die","answer":"3","sum":"452f51622c4ecdc9"}
{"type":"answer","n":2031,"by":"warlords","ask":"event.space","answer":"farah-kandahar","why":["8.3: dice 3: farah-kandahar"],"sum":"deb2f52ed0ae110e"}
{"type":"answer","n":2032,"by":"warlords","ask":"event.space","answer":"roll","why":["8.3: an equal chance for kabul-aibak, shibirghan-aibak, toraghondi-farah, kandahar-kabul"],"sum":"e2838d0aa036878e"}
{"type":"answer","n":2033,"by":null,"ask":"bot.die","answer":"6","sum":"24e55150920584b4"}
{"type":"answer","n":2034,"by":"warlords","ask":"event.space","answer":"roll","why":["8.3: dice 6 are rolled again, for equal chances","8.3: an equal chance for kabul-aibak, shibirghan-aibak, toraghondi-farah, kandahar-kabul"],"sum":"0b79838bf97e8b9c"}
{"type":"answer","n":2035,"by":null,"ask":"bot.die","answer":"2","sum":"93e62bff2501c158"}
{"type":"answer","n":2036,"by":"warlords","ask":"event.space","answer":"shibirghan-aibak","why":["8.3: dice 2: shibirghan-aibak"],"sum":"706e61e62a24c681"}
{"type":"answer","n":2037,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among kabul, kandahar"],"sum":"3ca2962734262c66"}
{"type":"answer","n":2038,"by":null,"ask":"bot.tan","answer":"5","sum":"c899b942fc96f1da"}
{"type":"answer","n":2039,"by":null,"ask":"bot.black","answer":"2","sum":"aa74c56918565d9d"}
{"type":"answer","n":2040,"by":null,"ask":"bot.green","answer":"3","sum":"ecd030f33424090a"}
{"type":"answer","n":2041,"by":"warlords","ask":"event.space","answer":"kandahar","why":["8.2: dice 5 2 3: badakhshan, so kandahar"],"print":"e8e8bbf2f3487925","sum":"2af788cdea98568a"}
{"type":"answer","n":2042,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (17)","8.6: Train"],"sum":"f167c763224589a9"}
{"type":"answer","n":2043,"by":"government","ask":"train.space","answer":"zabol","why":["8.6.2 step 1: three cubes and room for a first COIN Base: zabol"],"sum":"4678136203b894ff"}
{"type":"answer","n":2044,"by":"government","ask":"train.first","answer":"build-base","why":["8.6.2 step 1: an Available Base for three cubes: zabol"],"sum":"badc1255cf0815e6"}
{"type":"answer","n":2045,"by":"government","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (7)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"d4f4610d94295b8a"}
{"type":"answer","n":2046,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"6ded2d3d56bfa2ca"}
{"type":"answer","n":2047,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"6ddb5a8abc2816f9"}
{"type":"answer","n":2048,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.2: among kabul, kandahar, khowst"],"sum":"5283138dc6b30042"}
{"type":"answer","n":2049,"by":null,"ask":"bot.tan","answer":"6","sum":"fcc87a52d8bd7a9e"}
{"type":"answer","n":2050,"by":null,"ask":"bot.black","answer":"4","sum":"94512c459bc7a662"}
{"type":"answer","n":2051,"by":null,"ask":"bot.green","answer":"1","sum":"e0a4240a8b7a3281"}
{"type":"answer","n":2052,"by":"government","ask":"train.space","answer":"kandahar","why":["8.2: dice 6 4 1: balkh, so kandahar","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"401dcb7531469b44"}
{"type":"answer","n":2053,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3eb1b99e5a4836ef"}
{"type":"answer","n":2054,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"623e2bf4aefaceb2"}
{"type":"answer","n":2055,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.2: among kabul, khowst"],"sum":"298f2441d6e32c6b"}
{"type":"answer","n":2056,"by":null,"ask":"bot.tan","answer":"6","sum":"49ff10d4e719fd82"}
{"type":"answer","n":2057,"by":null,"ask":"bot.black","answer":"1","sum":"471a2477901d554f"}
{"type":"answer","n":2058,"by":null,"ask":"bot.green","answer":"5","sum":"66532139b424ed07"}
{"type":"answer","n":2059,"by":"government","ask":"train.space","answer":"khowst","why":["8.2: dice 6 1 5: samangan, so khowst","8.6.2 step 2: Kabul or a COIN Base: khowst"],"sum":"693a675363b1aa3b"}
{"type":"answer","n":2060,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"faefc1f8c4b3c997"}
{"type":"answer","n":2061,"by":"government","ask":"train.police","answer":"4","why":["8.1.2: Police and Troops by turns"],"sum":"357e11b0af02da5c"}
{"type":"answer","n":2062,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"e6cb2bd8ec86504e"}
{"type":"answer","n":2063,"by":"government","ask":"govern.space","answer":"nuristan","why":["8.6.2: highest Population: nuristan (2)","8.6.2: Support without Coalition Base: nuristan"],"sum":"eab717b4bdbf0e28"}
{"type":"answer","n":2064,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: nuristan"],"sum":"a5e3e289f145626e"}
{"type":"answer","n":2065,"by":"government","ask":"govern.space","answer":"roll-spaces","why":["8.2: among paktika, zabol"],"sum":"811fa551b03564b2"}
{"type":"answer","n":2066,"by":null,"ask":"bot.tan","answer":"1","sum":"e6f91ebd9be0e93f"}
{"type":"answer","n":2067,"by":null,"ask":"bot.black","answer":"3","sum":"01af11c40e315431"}
{"type":"answer","n":2068,"by":null,"ask":"bot.green","answer":"2","sum":"640071319c433674"}
{"type":"answer","n":2069,"by":"government","ask":"govern.space","answer":"zabol","why":["8.2: dice 1 3 2: herat, so zabol","8.6.2: Support without Coalition Base: zabol"],"sum":"abed9f52c4fcdb7c"}
{"type":"answer","n":2070,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"db17033d9bec203a","sum":"01b64a824d979b71"}
{"type":"answer","n":2071,"by":null,"ask":"deck.card","answer":"32","print":"10cdaab7bc43b426","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 44\nnext: 32\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda 69\neligible: coalition taliban\nresources: government=25 taliban=15 warlords=68\naid: 14\npatronage: 13\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T8P5 support=S +1\nkabul C:B1T1 G:T6P2 T:u3 +1\nkandahar C:B1T2 G:B1T9P5 W:u1\nkhowst C:B1T2 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:B1 +1\nnorthwest-frontier T:B2u9\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nfarah-kandahar sabotage\n","sum":"d482ae696f509cb7"}
{"type":"answer","n":2072,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Pakistani Politics"],"sum":"60cbe9aa8e042029"}
{"type":"answer","n":2073,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"2c2118fe6d45e32d","sum":"8a42d38ad1418c3b"}
{"type":"answer","n":2074,"by":"coalition","ask":"turn","answer":"sweep","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (8)","8.8.4: Assault would remove a Base or 4 Taliban pieces: no (0 Bases, 0 Taliban pieces)","8.8: Sweep"],"sum":"856573dcb72a2ca6"}
{"type":"answer","n":2075,"by":"coalition","ask":"sweep.space","answer":"ghazni","why":["8.8.3: Sweep where a Coalition piece is: ghazni"],"sum":"50d6193380be6a9b"}
{"type":"answer","n":2076,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"8193a48c9b053af5"}
{"type":"answer","n":2077,"by":"coalition","ask":"sweep.space","answer":"kabul","why":["8.8.3: Sweep where a Coalition piece is: kabul"],"sum":"c244cc4a2d59d881"}
{"type":"answer","n":2078,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"c1f333f28db54734"}
{"type":"answer","n":2079,"by":"coalition","ask":"sweep.space","answer":"kandahar","why":["8.8.3: Sweep where a Coalition piece is: kandahar"],"sum":"2f696cedc616b998"}
{"type":"answer","n":2080,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"96508815afe8d261"}
{"type":"answer","n":2081,"by":"coalition","ask":"sweep.space","answer":"done","why":["8.8.3: nobody else would be found"],"sum":"08a3037eae8f4de0"}
{"type":"answer","n":2082,"by":"coalition","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"sum":"360f03e5bb2a2ba7"}
{"type":"answer","n":2083,"by":"coalition","ask":"special","answer":"air-strike","why":["8.8.3: Air Strike after the Sweep"],"sum":"2f1220b85c2ea5f0"}
{"type":"answer","n":2084,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"d9099a9e5046db2f"}
{"type":"answer","n":2085,"by":null,"ask":"bot.tan","answer":"1","sum":"99438e87ed261cea"}
{"type":"answer","n":2086,"by":null,"ask":"bot.black","answer":"6","sum":"a065e3d46b28113f"}
{"type":"answer","n":2087,"by":null,"ask":"bot.green","answer":"3","sum":"64826bb507c426c2"}
{"type":"answer","n":2088,"by":"coalition","ask":"air-strike.space","answer":"waziristan","why":["8.2: dice 1 6 3: oruzgan, so waziristan","8.8.3: Air Strike on Taliban: waziristan"],"sum":"cfba05a9d03bc77d"}
{"type":"answer","n":2089,"by":"coalition","ask":"air-strike.space","answer":"ghazni","why":["8.8.3: Air Strike on Taliban: ghazni"],"sum":"e710139c7c44e458"}
{"type":"answer","n":2090,"by":"coalition","ask":"air-strike.again","answer":"taliban","why":["8.8.3: Taliban only"],"sum":"d3624c98498ad824"}
{"type":"answer","n":2091,"by":"coalition","ask":"air-strike.space","answer":"done","why":["8.8.3: no more Taliban are exposed"],"print":"c64af8d35dddf0c0","sum":"b92ae993d7e49827"}
{"type":"answer","n":2092,"by":null,"ask":"deck.card","answer":"63","print":"ae28eca25c11ff14","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 32\nnext: 63\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda 69 44\neligible: government warlords\nresources: government=25 taliban=19 warlords=68\naid: 14\npatronage: 13\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2a1 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T8P5 support=S +1\nkabul C:B1T1 G:T6P2 T:a3 +1\nkandahar C:B1T2 G:B1T9P5 W:a1\nkhowst C:B1T2 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:B1 +1\nnorthwest-frontier T:B2u9\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nfarah-kandahar sabotage\n","sum":"a30324d75e90c8df"}
{"type":"answer","n":2093,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Haqqani"],"sum":"a4582caa84c4d4aa"}
{"type":"answer","n":2094,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"618981342b14e8f6"}
{"type":"answer","n":2095,"by":"warlords","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among waziristan, khowst, paktika, kabul"],"sum":"da6f9b438a3e1afc"}
{"type":"answer","n":2096,"by":null,"ask":"bot.tan","answer":"6","sum":"021e7e12405eca97"}
{"type":"answer","n":2097,"by":null,"ask":"bot.black","answer":"3","sum":"439630674d13105d"}
{"type":"answer","n":2098,"by":null,"ask":"bot.green","answer":"1","sum":"e2be837be5c822fb"}
{"type":"answer","n":2099,"by":"warlords","ask":"event.place.space","answer":"paktika","why":["8.2: dice 6 3 1: balkh, so paktika"],"sum":"5db4fa75fa6276db"}
{"type":"answer","n":2100,"by":"warlords","ask":"event.place.count","answer":"2","why":["8.4.3: as many as possible: 2"],"sum":"0e580befb1c06966"}
{"type":"answer","n":2101,"by":"taliban","ask":"event.free.which","answer":"ambush","why":["8.4.4: a free Attack with Ambush"],"sum":"247b3e2706eed3ec"}
{"type":"answer","n":2102,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"print":"5e64d7b8e456c661","sum":"6f49f8cbb4fb5e28"}
{"type":"answer","n":2103,"by":"government","ask":"turn","answer":"assault","why":["8.6.2: at least 15 pieces Available: no (3)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no","8.6.5: a Base or two Guerrillas could be removed: yes (Assault: 0 Bases, 4 Guerrillas)","8.6: Assault"],"sum":"d79a8cd2b7732b37"}
{"type":"answer","n":2104,"by":"government","ask":"assault.space","answer":"kabul","why":["8.6.5: most Taliban Guerrillas: kabul (3)","8.6.5: removes 3 Taliban Guerrillas: kabul"],"sum":"00fe4608947ac41d"}
{"type":"answer","n":2105,"by":"government","ask":"assault.space","answer":"kandahar","why":["8.6.5: removes 1 Warlord Guerrilla: kandahar"],"sum":"6d85c252f726fe8d"}
{"type":"answer","n":2106,"by":"government","ask":"assault.space","answer":"transport","why":["8.6.5: no Eradicate","8.6.2: most Troops in excess of Control: 9 in kandahar","8.6.2: Police without Troops or Base: balkh","8.6.2: Transport"],"sum":"9c079524431dfe01"}
{"type":"answer","n":2107,"by":"government","ask":"transport.origin","answer":"kandahar","why":["8.6.2: most Troops in excess of Control: 9 in kandahar"],"sum":"5ca49de8ae3a9c84"}
{"type":"answer","n":2108,"by":"government","ask":"transport.destination","answer":"balkh","why":["8.6.2: Police without Troops or Base: balkh"],"sum":"e00790414124dce8"}
{"type":"answer","n":2109,"by":"government","ask":"transport.troops","answer":"8","why":["8.6.2: all of the excess, but 1 stays"],"print":"723fe3b59bb2de1b","sum":"47b22be2d8cde9eb"}
{"type":"answer","n":2110,"by":null,"ask":"deck.card","answer":"24","print":"e5c6f218299a4d7e","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 63\nnext: 24\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda 69 44 32\neligible: coalition taliban\nresources: government=18 taliban=19 warlords=69\naid: 14\npatronage: 13\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:T8P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2a1 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T8P5 support=S +1\nkabul C:B1T1 G:T6P2 +1\nkandahar C:B1T2 G:B1T1P5\nkhowst C:B1T2 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 T:u2a1 support=S\nzabol C:T1 G:B1 +1\nnorthwest-frontier T:B2u9\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nfarah-kandahar sabotage\n","sum":"18a7e137607052ba"}
{"type":"answer","n":2111,"by":"taliban","ask":"turn","answer":"rally","why":["8.1: Teetotalers would change nothing","8.7.2: at least 15 Available or Active: yes (15 Available, 2 Active)","8.7: Rally"],"sum":"c2ba35f06a6e3d3a"}
{"type":"answer","n":2112,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.7.2 step 1: all Active at a Base with cubes: ghazni"],"sum":"a3a17cfdacf21187"}
{"type":"answer","n":2113,"by":"taliban","ask":"rally.action","answer":"hide","why":["8.7.2 step 1: all Active at a Base with cubes: ghazni"],"sum":"ec207353966968cb"}
{"type":"answer","n":2114,"by":"taliban","ask":"rally.space","answer":"paktika","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: paktika"],"sum":"99aa137ba32b648e"}
{"type":"answer","n":2115,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: paktika"],"sum":"0b87e41bda03fcd4"}
{"type":"answer","n":2116,"by":"taliban","ask":"rally.active","answer":"1","why":["8.1.2: own Guerrillas that are Active first"],"sum":"e0a3a07120c653af"}
{"type":"answer","n":2117,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"0a313c23c639e041"}
{"type":"answer","n":2118,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"010cbb83073f6c37"}
{"type":"answer","n":2119,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badghis, farah, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"a4ccf8f36bbf1e74"}
{"type":"answer","n":2120,"by":null,"ask":"bot.tan","answer":"2","sum":"2601a5c94fd2cd93"}
{"type":"answer","n":2121,"by":null,"ask":"bot.black","answer":"4","sum":"b478ba91ae4225c8"}
{"type":"answer","n":2122,"by":null,"ask":"bot.green","answer":"2","sum":"906aeb0a03a5ef00"}
{"type":"answer","n":2123,"by":"taliban","ask":"rally.space","answer":"badghis","why":["8.2: dice 2 4 2: herat, so badghis","8.7.2 step 4a: wins Taliban Control: badghis"],"sum":"8390bbc8471fc0e0"}
{"type":"answer","n":2124,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: badghis"],"sum":"18d6696efcd9e80d"}
{"type":"answer","n":2125,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"cf080d35c9ed2bd5"}
{"type":"answer","n":2126,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"0c61799701576dea"}
{"type":"answer","n":2127,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"069ae9e6941af9dc"}
{"type":"answer","n":2128,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"d2ca02975d75faa5"}
{"type":"answer","n":2129,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"62be8c77c8651214"}
{"type":"answer","n":2130,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"9b0625b3091d1f32"}
{"type":"answer","n":2131,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"7ff2897e32b8a7c7"}
{"type":"answer","n":2132,"by":"taliban","ask":"rally.sharia","answer":"paktika","why":["8.7.2 step 5: Sharia: paktika"],"sum":"244c54eec5cc1c3f"}
{"type":"answer","n":2133,"by":"taliban","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources go"],"sum":"bb6f0149568682a9"}
{"type":"answer","n":2134,"by":"taliban","ask":"special","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"8d1dfcded8fc2d3d"}
{"type":"answer","n":2135,"by":"taliban","ask":"extort.space","answer":"badghis","why":["8.7.2: Extort wherever possible: badghis"],"sum":"36621a96cc4b1dad"}
{"type":"answer","n":2136,"by":"taliban","ask":"extort.space","answer":"paktika","why":["8.7.2: Extort wherever possible: paktika"],"sum":"bdc90c5c90e6022c"}
{"type":"answer","n":2137,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","why":["8.7.2: Extort wherever possible: northwest-frontier"],"sum":"b39ed5ae60754c86"}
{"type":"answer","n":2138,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"print":"fb69077eed80d1a1","sum":"2f1aa6389475bfb9"}
{"type":"answer","n":2139,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.1: Teetotalers would change nothing","8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (6)","8.8.2: most Coalition Troops in excess: herat, kandahar, khowst (2)","8.2: among herat, kandahar, khowst"],"sum":"4a5bc4b8bccc06ec"}
{"type":"answer","n":2140,"by":null,"ask":"bot.tan","answer":"6","sum":"06455b0a83d4e9a5"}
{"type":"answer","n":2141,"by":null,"ask":"bot.black","answer":"2","sum":"ec225e1a0f59bb07"}
{"type":"answer","n":2142,"by":null,"ask":"bot.green","answer":"3","sum":"73e86dc73b330083"}
{"type":"answer","n":2143,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 6 2 3: badakhshan, so kandahar","8.8.2: most Coalition Troops in excess: herat, khowst (2)","8.2: among herat, khowst"],"sum":"69b22ce3b2c8ecd6"}
{"type":"answer","n":2144,"by":null,"ask":"bot.tan","answer":"5","sum":"6b22a890215410ff"}
{"type":"answer","n":2145,"by":null,"ask":"bot.black","answer":"4","sum":"9f8be597f58e5735"}
{"type":"answer","n":2146,"by":null,"ask":"bot.green","answer":"1","sum":"998d0eea26b3ecdb"}
{"type":"answer","n":2147,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 5 4 1: balkh, so herat","8.8.2: most Coalition Troops in excess: khowst (2)","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (1 Base, 4 Taliban pieces)","8.8: Assault"],"sum":"a18ae71e9518934f"}
{"type":"answer","n":2148,"by":"coalition","ask":"assault.space","answer":"paktika","why":["8.8.4: Troops Assault where they can remove something: paktika"],"sum":"b378610f445766c8"}
{"type":"answer","n":2149,"by":"coalition","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"e664aceac384079b"}
{"type":"answer","n":2150,"by":"coalition","ask":"air-strike.space","answer":"waziristan","why":["8.8.3: Predators: fewest Guerrillas: waziristan (11)","8.8.3: Air Strike on Taliban: waziristan"],"sum":"b6cbb143b5af6879"}
{"type":"answer","n":2151,"by":"coalition","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"86cf8c5119d42f2d"}
{"type":"answer","n":2152,"by":"coalition","ask":"air-strike.again","answer":"done","why":["8.8.3: Predators remove 1 piece"],"sum":"9cedf359b622891e"}
{"type":"answer","n":2153,"by":"coalition","ask":"air-strike.space","answer":"paktika","why":["8.8.3: a Base can go: paktika","8.8.3: Air Strike on Taliban: paktika"],"sum":"d0e53f0065b8d894"}
{"type":"answer","n":2154,"by":"coalition","ask":"air-strike.space","answer":"badghis","why":["8.8.3: the last Taliban piece goes: badghis","8.8.3: Air Strike on Taliban: badghis"],"print":"087703a5f2e770c1","sum":"011a792564b07e5d"}
{"type":"answer","n":2155,"by":null,"ask":"deck.top","answer":"propaganda","print":"7afb1161bbf79d5e","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 24\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda 69 44 32 63\neligible: government warlords\nresources: government=18 taliban=15 warlords=69\naid: 14\npatronage: 13\nislamabad: sponsorship!\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:T8P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u1 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T8P5 support=S +1\nkabul C:B1T1 G:T6P2 T:u1 +1\nkandahar C:B1T2 G:B1T1P5\nkhowst C:B1T2 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 support=O\nzabol C:T1 G:B1 +1\nnorthwest-frontier T:B2u11a1\nwaziristan T:B2u9a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nfarah-kandahar sabotage\n","sum":"98523226a9094b4f"}
{"type":"answer","n":2156,"by":"warlords","ask":"turn","answer":"rally","why":["8.1: US-Taliban Talks is Momentum, and Propaganda comes next","8.5.1: at least 6 pieces Available: no (4)","8.5.2: Resources and Bases 50 or fewer: no (81)","8.5: no Terror is possible","8.5: Rally"],"sum":"f3f6fdf3f9a25ece"}
{"type":"answer","n":2157,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, ghowr"],"sum":"0656c3ada88e5ea7"}
{"type":"answer","n":2158,"by":null,"ask":"bot.tan","answer":"3","sum":"fea6b685ba1739a9"}
{"type":"answer","n":2159,"by":null,"ask":"bot.black","answer":"5","sum":"3652731755211561"}
{"type":"answer","n":2160,"by":null,"ask":"bot.green","answer":"2","sum":"e0970f23225c05d5"}
{"type":"answer","n":2161,"by":"warlords","ask":"rally.space","answer":"ghowr","why":["8.2: dice 3 5 2: nuristan, so ghowr","8.5.1 step 3a: a Base without Guerrillas: ghowr"],"sum":"0a1e850783094a17"}
{"type":"answer","n":2162,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3a: a Base without Guerrillas: ghowr"],"sum":"77064d03b0668242"}
{"type":"answer","n":2163,"by":"warlords","ask":"rally.space","answer":"bamian","why":["8.5.1 step 3a: a Base without Guerrillas: bamian"],"sum":"a1b02af2b997ed11"}
{"type":"answer","n":2164,"by":"warlords","ask":"rally.action","answer":"place-many","why":["8.5.1 step 3a: a Base without Guerrillas: bamian"],"sum":"8f66655b3649aeee"}
{"type":"answer","n":2165,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"68e4c50b0f15bb8b"}
{"type":"answer","n":2166,"by":null,"ask":"bot.tan","answer":"6","sum":"38ee8740141bbea1"}
{"type":"answer","n":2167,"by":null,"ask":"bot.black","answer":"4","sum":"0d047c4368e8f45c"}
{"type":"answer","n":2168,"by":null,"ask":"bot.green","answer":"3","sum":"cdc43b4ab7347112"}
{"type":"answer","n":2169,"by":"warlords","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 4 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"b13c37c4436b4511"}
{"type":"answer","n":2170,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: faryab"],"sum":"21cc3122deaf320b"}
{"type":"answer","n":2171,"by":"warlords","ask":"rally.space","answer":"suborn","why":["8.5.4: no Cultivate","8.5.4: no Traffic: Resources would reach 75","8.5.4: Suborn"],"sum":"3ba872d3a788ca83"}
{"type":"answer","n":2172,"by":"warlords","ask":"suborn.space","answer":"roll-spaces","why":["8.5.4 step 2: Pakistan last: ghazni, kabul","8.2: among ghazni, kabul"],"sum":"70813466335e4b8d"}
{"type":"answer","n":2173,"by":null,"ask":"bot.tan","answer":"1","sum":"6efac5771f497aab"}
{"type":"answer","n":2174,"by":null,"ask":"bot.black","answer":"4","sum":"f91e47b1d836ef09"}
{"type":"answer","n":2175,"by":null,"ask":"bot.green","answer":"6","sum":"03b7ff2da3d04117"}
{"type":"answer","n":2176,"by":"warlords","ask":"suborn.space","answer":"ghazni","why":["8.2: dice 1 4 6: helmand, so ghazni","8.5.4 step 2: Taliban Guerrillas: ghazni"],"sum":"49f3018b005fae26"}
{"type":"answer","n":2177,"by":"warlords","ask":"suborn.action","answer":"remove-guerrilla","why":["8.5.4 step 2: Taliban Guerrillas: ghazni"],"sum":"174c9871f0e34c1c"}
{"type":"answer","n":2178,"by":"warlords","ask":"suborn.space","answer":"kabul","why":["8.5.4 step 2: Pakistan last: kabul","8.5.4 step 2: Taliban Guerrillas: kabul"],"sum":"04bad46260266feb"}
{"type":"answer","n":2179,"by":"warlords","ask":"suborn.action","answer":"remove-guerrilla","why":["8.5.4 step 2: Taliban Guerrillas: kabul"],"sum":"b0ab5f125ce60542"}
{"type":"answer","n":2180,"by":"warlords","ask":"suborn.space","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"e5960c193005469a"}
{"type":"answer","n":2181,"by":null,"ask":"bot.tan","answer":"5","sum":"9a1fa9b91a744d19"}
{"type":"answer","n":2182,"by":null,"ask":"bot.black","answer":"6","sum":"230deb32005a45b3"}
{"type":"answer","n":2183,"by":null,"ask":"bot.green","answer":"4","sum":"9e861da0799b2db2"}
{"type":"answer","n":2184,"by":"warlords","ask":"suborn.space","answer":"waziristan","why":["8.2: dice 5 6 4: bamian, so waziristan","8.5.4 step 2: Taliban Guerrillas: waziristan"],"sum":"19ef05a35d08eb8c"}
{"type":"answer","n":2185,"by":"warlords","ask":"suborn.action","answer":"remove-guerrilla","why":["8.5.4 step 2: Taliban Guerrillas: waziristan"],"sum":"bc7947288801d641"}
{"type":"answer","n":2186,"by":"warlords","ask":"suborn.guerrilla","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"print":"ce3a4f13de566a0d","sum":"0ff09ee0f0c68db5"}
{"type":"answer","n":2187,"by":"government","ask":"turn","answer":"sweep","why":["8.1: US-Taliban Talks is Momentum, and Propaganda comes next","8.6.2: at least 15 pieces Available: no (3)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no","8.6.5: a Base or two Guerrillas could be removed: no (Assault: 0 Bases, 0 Guerrillas)","8.6: Sweep"],"sum":"655773da67919b3c"}
{"type":"answer","n":2188,"by":"government","ask":"sweep.space","answer":"roll-spaces","why":["8.6.4: highest Population: baghlan, konduz (2)","8.2: among baghlan, konduz"],"sum":"19b9fba791a93781"}
{"type":"answer","n":2189,"by":null,"ask":"bot.tan","answer":"1","sum":"17557c142e344e42"}
{"type":"answer","n":2190,"by":null,"ask":"bot.black","answer":"3","sum":"fcd34cf862305462"}
{"type":"answer","n":2191,"by":null,"ask":"bot.green","answer":"6","sum":"5ed426b0a84991ca"}
{"type":"answer","n":2192,"by":"government","ask":"sweep.space","answer":"baghlan","why":["8.2: dice 1 3 6: helmand, so baghlan","8.6.4: Troops gain COIN Control: baghlan"],"sum":"eeeca89dddd71241"}
{"type":"answer","n":2193,"by":"government","ask":"sweep.origin","answer":"balkh","why":["8.6.4: most Troops: balkh (8)","8.6.4: just enough Troops: 4 from balkh"],"sum":"615776b751a7f242"}
{"type":"answer","n":2194,"by":"government","ask":"sweep.troops","answer":"4","why":["8.6.4: just enough Troops: 4 from balkh"],"sum":"f9ac6ee31166513e"}
{"type":"answer","n":2195,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"352f50197c1cb280"}
{"type":"answer","n":2196,"by":"government","ask":"sweep.space","answer":"balkh","why":["8.6.4: Activates 0 Taliban and 3 Warlord Guerrillas: balkh"],"sum":"180f71d3fc870d98"}
{"type":"answer","n":2197,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"53e1b9e982e739a9"}
{"type":"answer","n":2198,"by":"government","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"2b919a1ecea388ca"}
{"type":"answer","n":2199,"by":"government","ask":"sweep.targets","answer":"warlords","why":["8.1.1: all who can be found"],"sum":"19fc3fd5850923e1"}
{"type":"answer","n":2200,"by":"government","ask":"special","answer":"roll-spaces","why":["8.6.2: most Troops in excess of Control: 8 in herat","8.2: among badghis, ghowr"],"sum":"f11863970cc42e5c"}
{"type":"answer","n":2201,"by":null,"ask":"bot.tan","answer":"3","sum":"2fde9473c46c219f"}
{"type":"answer","n":2202,"by":null,"ask":"bot.black","answer":"5","sum":"5ab4688a1369a959"}
{"type":"answer","n":2203,"by":null,"ask":"bot.green","answer":"2","sum":"0862ac51e4ba18bc"}
{"type":"answer","n":2204,"by":"government","ask":"special","answer":"transport","why":["8.2: dice 3 5 2: nuristan, so ghowr","8.6.2: adds the most COIN-Controlled Population: ghowr","8.6.2: Transport"],"sum":"e8e0862254726396"}
{"type":"answer","n":2205,"by":"government","ask":"transport.origin","answer":"herat","why":["8.6.2: most Troops in excess of Control: 8 in herat"],"sum":"823e7f1464a83742"}
{"type":"answer","n":2206,"by":"government","ask":"transport.destination","answer":"ghowr","why":["8.6.2: adds the most COIN-Controlled Population: ghowr"],"sum":"079efdaad4c34fb9"}
{"type":"answer","n":2207,"by":"government","ask":"transport.troops","answer":"7","why":["8.6.2: all of the excess, but 1 stays"],"print":"badf03c996346942","sum":"a7a8a1d8ad71293b"}
{"type":"answer","n":2208,"by":null,"ask":"deck.card","answer":"35","print":"cabe122febdfc71a","sum":"f95141ab0ddc71a9"}
{"type":"answer","n":2209,"by":"coalition","ask":"civic.space","answer":"ghazni","why":["8.8.5: at Opposition: ghazni","8.8.5: Civic Action where it shifts most: ghazni"],"sum":"7ebceede502a9d80"}
{"type":"answer","n":2210,"by":"coalition","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid"],"sum":"eaf2867f2940956c"}
{"type":"answer","n":2211,"by":"coalition","ask":"civic.space","answer":"roll-spaces","why":["8.2: among kandahar, nuristan"],"sum":"c1f7bdb0df503786"}
{"type":"answer","n":2212,"by":null,"ask":"bot.tan","answer":"4","sum":"b203adfbb1e11e61"}
{"type":"answer","n":2213,"by":null,"ask":"bot.black","answer":"5","sum":"bb3b4c3b1cc563bc"}
{"type":"answer","n":2214,"by":null,"ask":"bot.green","answer":"2","sum":"2701223e2377072b"}
{"type":"answer","n":2215,"by":"coalition","ask":"civic.space","answer":"nuristan","why":["8.2: dice 4 5 2: nuristan, so nuristan","8.8.5: Civic Action where it shifts most: nuristan"],"sum":"80ae346f59322d66"}
{"type":"answer","n":2216,"by":"coalition","ask":"civic.space","answer":"kandahar","why":["8.8.5: Civic Action where it shifts most: kandahar"],"sum":"9bf609d556eb6493"}
{"type":"answer","n":2217,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"print":"878f2854ebd972f6","sum":"dcfa7496eb55573b"}
{"type":"answer","n":2218,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ec9f5cb281c82f78"}
{"type":"answer","n":2219,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"8ff503c6f0d8cadc"}
{"type":"answer","n":2220,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"2d6946b94c10b1f2"}
{"type":"answer","n":2221,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"6eacaadf1ed19551"}
{"type":"answer","n":2222,"by":"government","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a2fcd18ed5b9d91c"}
{"type":"answer","n":2223,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"dc9f0be3773eb297"}
{"type":"answer","n":2224,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kandahar, zabol (0)","8.6.7: fewest Government Troops: herat"],"sum":"007ef4cc09681680"}
{"type":"answer","n":2225,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"390b192ef93273c7"}
{"type":"answer","n":2226,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar, zabol (0)","8.6.7: fewest Government Troops: kandahar"],"sum":"b326f0f1936f8446"}
{"type":"answer","n":2227,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"75269849668c3734"}
{"type":"answer","n":2228,"by":"government","ask":"redeploy.destination","answer":"zabol","why":["8.6.7: fewest Government Troops: zabol (0)","8.6.7: fewest Government Troops: zabol"],"sum":"3e6c025128012fc6"}
{"type":"answer","n":2229,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kandahar, zabol (1)","8.6.7: fewest Government Troops: herat"],"sum":"fa9a7c27d29b83b0"}
{"type":"answer","n":2230,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"c44a9bf2068e1bd1"}
{"type":"answer","n":2231,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar, zabol (1)","8.6.7: fewest Government Troops: kandahar"],"sum":"c1d1906e362586a2"}
{"type":"answer","n":2232,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"3fc3ae1c4dc49417"}
{"type":"answer","n":2233,"by":"government","ask":"redeploy.destination","answer":"zabol","why":["8.6.7: fewest Government Troops: zabol (1)","8.6.7: fewest Government Troops: zabol"],"sum":"71b0f09c0c88689e"}
{"type":"answer","n":2234,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kandahar, zabol (2)","8.6.7: fewest Government Troops: herat"],"sum":"9c6add4be5c1081c"}
{"type":"answer","n":2235,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"4f983d81a5988ccc"}
{"type":"answer","n":2236,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar, zabol (2)","8.6.7: fewest Government Troops: kandahar"],"sum":"384e5a42ac7e3159"}
{"type":"answer","n":2237,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"1fd43d7f8a9c049d"}
{"type":"answer","n":2238,"by":"government","ask":"redeploy.destination","answer":"zabol","why":["8.6.7: fewest Government Troops: zabol (2)","8.6.7: fewest Government Troops: zabol"],"sum":"812bbb5d9bafc1a4"}
{"type":"answer","n":2239,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"ae46ace7f8bd0275"}
{"type":"answer","n":2240,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: herat, kandahar, zabol (3)","8.2: among herat, kandahar, zabol"],"sum":"fa9e746191dcbbee"}
{"type":"answer","n":2241,"by":null,"ask":"bot.tan","answer":"1","sum":"4aa532acc4deb6fc"}
{"type":"answer","n":2242,"by":null,"ask":"bot.black","answer":"3","sum":"7878150f889ce35f"}
{"type":"answer","n":2243,"by":null,"ask":"bot.green","answer":"3","sum":"70196f7941e52dc5"}
{"type":"answer","n":2244,"by":"government","ask":"redeploy.destination","answer":"zabol","why":["8.2: dice 1 3 3: badghis, so zabol","8.6.7: fewest Government Troops: zabol"],"sum":"bd3bd89a5a3dcb1a"}
{"type":"answer","n":2245,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"fd5d8c833af96924"}
{"type":"answer","n":2246,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: herat, kandahar (3)","8.2: among herat, kandahar"],"sum":"e53e5f65e860c7e9"}
{"type":"answer","n":2247,"by":null,"ask":"bot.tan","answer":"5","sum":"3cfd40f5f04c19a8"}
{"type":"answer","n":2248,"by":null,"ask":"bot.black","answer":"6","sum":"2a3efe315de79245"}
{"type":"answer","n":2249,"by":null,"ask":"bot.green","answer":"1","sum":"32403e7768d19b49"}
{"type":"answer","n":2250,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 5 6 1: sar-e-pol, so kandahar","8.6.7: fewest Government Troops: kandahar"],"sum":"be2817b7d1a79634"}
{"type":"answer","n":2251,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: highest Population: baghlan, balkh (2)","8.2: among baghlan, balkh"],"sum":"69f8418fd8642d9f"}
{"type":"answer","n":2252,"by":null,"ask":"bot.tan","answer":"2","sum":"8dc3a946ebad7be5"}
{"type":"answer","n":2253,"by":null,"ask":"bot.black","answer":"3","sum":"04d7cc573652c81f"}
{"type":"answer","n":2254,"by":null,"ask":"bot.green","answer":"4","sum":"c808eefb39f62ada"}
{"type":"answer","n":2255,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 2 3 4: badghis, so baghlan","8.6.7: COIN Control would be lost: baghlan","8.6.7: most Police: khowst (5)","8.6.7: most Police: herat, kandahar, khowst (4)","8.2: among herat, kandahar, khowst"],"sum":"30efdf140f418ad6"}
{"type":"answer","n":2256,"by":null,"ask":"bot.tan","answer":"4","sum":"b6931438df544c84"}
{"type":"answer","n":2257,"by":null,"ask":"bot.black","answer":"6","sum":"5c69a2b5c8262523"}
{"type":"answer","n":2258,"by":null,"ask":"bot.green","answer":"6","sum":"4084901b8648d82c"}
{"type":"answer","n":2259,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 6 6: northwest-frontier, so kandahar","8.6.7: most Police: herat, khowst (4)","8.2: among herat, khowst"],"sum":"ee7048c83d91b703"}
{"type":"answer","n":2260,"by":null,"ask":"bot.tan","answer":"2","sum":"57b20f82d953df1a"}
{"type":"answer","n":2261,"by":null,"ask":"bot.black","answer":"6","sum":"0e243576d708e83c"}
{"type":"answer","n":2262,"by":null,"ask":"bot.green","answer":"6","sum":"ef9b183c489d6988"}
{"type":"answer","n":2263,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 2 6 6: paktika, so khowst","8.6.7: most Police: herat (4)","8.6.7: highest Population: balkh (2)","8.6.7: COIN Control would be lost: balkh","8.6.7: most Police: herat, kandahar, khowst (3)","8.2: among herat, kandahar, khowst"],"sum":"c0515ea7eb7fcfb7"}
{"type":"answer","n":2264,"by":null,"ask":"bot.tan","answer":"6","sum":"1e744569a8e7b973"}
{"type":"answer","n":2265,"by":null,"ask":"bot.black","answer":"2","sum":"956ac50617eed0b2"}
{"type":"answer","n":2266,"by":null,"ask":"bot.green","answer":"1","sum":"318bbee59024ee97"}
{"type":"answer","n":2267,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 6 2 1: konduz, so kandahar","8.6.7: most Police: herat, khowst (3)","8.2: among herat, khowst"],"sum":"30b6589fc7b4a2a7"}
{"type":"answer","n":2268,"by":null,"ask":"bot.tan","answer":"5","sum":"cf7db9400e6f31f1"}
{"type":"answer","n":2269,"by":null,"ask":"bot.black","answer":"3","sum":"92c7fec5a04e59be"}
{"type":"answer","n":2270,"by":null,"ask":"bot.green","answer":"6","sum":"2b7221b329026677"}
{"type":"answer","n":2271,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 5 3 6: ghowr, so herat","8.6.7: most Police: khowst (3)","8.6.7: most Police: herat, kandahar, khowst, nuristan, kabul-tor-kham, kandahar-spin-boldak (2)","8.2: areas before LoCs: herat, kandahar, khowst, nuristan","8.2: among herat, kandahar, khowst, nuristan"],"sum":"7bd43e92e1ca06f6"}
{"type":"answer","n":2272,"by":null,"ask":"bot.tan","answer":"2","sum":"f3b7c685056ae377"}
{"type":"answer","n":2273,"by":null,"ask":"bot.black","answer":"1","sum":"1c6e593e20c3cd50"}
{"type":"answer","n":2274,"by":null,"ask":"bot.green","answer":"4","sum":"4337320ce244d9a9"}
{"type":"answer","n":2275,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 2 1 4: nimruz, so herat","8.6.7: most Police: kandahar, khowst, nuristan, kabul-tor-kham, kandahar-spin-boldak (2)","8.2: areas before LoCs: kandahar, khowst, nuristan","8.2: among kandahar, khowst, nuristan"],"sum":"b7253a82cb6cf9ff"}
{"type":"answer","n":2276,"by":null,"ask":"bot.tan","answer":"5","sum":"6c7182120e18e498"}
{"type":"answer","n":2277,"by":null,"ask":"bot.black","answer":"4","sum":"b14607d3dbc3c3de"}
{"type":"answer","n":2278,"by":null,"ask":"bot.green","answer":"5","sum":"523972e0d6323d6a"}
{"type":"answer","n":2279,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 5 4 5: ghowr, so kandahar","8.6.7: COIN Control would be lost: ghowr","8.6.7: most Police: khowst, nuristan, kabul-tor-kham, kandahar-spin-boldak (2)","8.2: areas before LoCs: khowst, nuristan","8.2: among khowst, nuristan"],"sum":"917781d1493555b6"}
{"type":"answer","n":2280,"by":null,"ask":"bot.tan","answer":"6","sum":"84090428b42c7a62"}
{"type":"answer","n":2281,"by":null,"ask":"bot.black","answer":"5","sum":"dbcd2fc5898b8656"}
{"type":"answer","n":2282,"by":null,"ask":"bot.green","answer":"3","sum":"b5ece6fac4c3edb7"}
{"type":"answer","n":2283,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 6 5 3: bamian, so khowst","8.6.7: most Police: nuristan, kabul-tor-kham, kandahar-spin-boldak (2)","8.2: areas before LoCs: nuristan","8.6.7: most Police: kabul-tor-kham, kandahar-spin-boldak (2)","8.3: highest Econ: kabul-tor-kham (4)","8.2: among ghazni, herat, kabul, kandahar, khowst, nuristan"],"sum":"9279f393200a1f51"}
{"type":"answer","n":2284,"by":null,"ask":"bot.tan","answer":"1","sum":"c15d6661e27a9b4b"}
{"type":"answer","n":2285,"by":null,"ask":"bot.black","answer":"4","sum":"47b6ab6244bfa912"}
{"type":"answer","n":2286,"by":null,"ask":"bot.green","answer":"6","sum":"096c292452bd36ab"}
{"type":"answer","n":2287,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.2: dice 1 4 6: helmand, so khowst","8.6.7: COIN Control would be lost: 2 Police from khowst to baghlan"],"sum":"2ff0b1b59069e4aa"}
{"type":"answer","n":2288,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.6.7: COIN Control would be lost: 2 Police from khowst to baghlan"],"sum":"b04c40eab2971897"}
{"type":"answer","n":2289,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: COIN Control would be lost: 2 Police from khowst to baghlan"],"sum":"823462f521451593"}
{"type":"answer","n":2290,"by":"government","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: COIN Control would be lost: 1 Police from kandahar to baghlan"],"sum":"5bfe893082fd0cc1"}
{"type":"answer","n":2291,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.6.7: COIN Control would be lost: 1 Police from kandahar to baghlan"],"sum":"b4fbc7452c665c37"}
{"type":"answer","n":2292,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kandahar to baghlan"],"sum":"a1928da56bcd5a34"}
{"type":"answer","n":2293,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: COIN Control would be lost: 1 Police from herat to baghlan"],"sum":"6ff78b5646724053"}
{"type":"answer","n":2294,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.6.7: COIN Control would be lost: 1 Police from herat to baghlan"],"sum":"173ac5470ff4c322"}
{"type":"answer","n":2295,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from herat to baghlan"],"sum":"60fe3c0783128e52"}
{"type":"answer","n":2296,"by":"government","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: COIN Control would be lost: 2 Police from kandahar to balkh"],"sum":"11088ee1f18f0aa3"}
{"type":"answer","n":2297,"by":"government","ask":"redeploy.destination","answer":"balkh","why":["8.6.7: COIN Control would be lost: 2 Police from kandahar to balkh"],"sum":"3d9b0f843600b318"}
{"type":"answer","n":2298,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: COIN Control would be lost: 2 Police from kandahar to balkh"],"sum":"e417e1dbf0179f34"}
{"type":"answer","n":2299,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: COIN Control would be lost: 2 Police from herat to balkh"],"sum":"fec9bb518c4f4d28"}
{"type":"answer","n":2300,"by":"government","ask":"redeploy.destination","answer":"balkh","why":["8.6.7: COIN Control would be lost: 2 Police from herat to balkh"],"sum":"19fd53042c3a56f0"}
{"type":"answer","n":2301,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: COIN Control would be lost: 2 Police from herat to balkh"],"sum":"f46effc3e2443a36"}
{"type":"answer","n":2302,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.6.7: COIN Control would be lost: 1 Police from khowst to balkh"],"sum":"24db735ad2f42fa7"}
{"type":"answer","n":2303,"by":"government","ask":"redeploy.destination","answer":"balkh","why":["8.6.7: COIN Control would be lost: 1 Police from khowst to balkh"],"sum":"f31285e121359022"}
{"type":"answer","n":2304,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from khowst to balkh"],"sum":"8424322477615b94"}
{"type":"answer","n":2305,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.6.7: COIN Control would be lost: 1 Police from khowst to ghowr"],"sum":"e1e50613ff467386"}
{"type":"answer","n":2306,"by":"government","ask":"redeploy.destination","answer":"ghowr","why":["8.6.7: COIN Control would be lost: 1 Police from khowst to ghowr"],"sum":"01bffebc316b5390"}
{"type":"answer","n":2307,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from khowst to ghowr"],"sum":"cdcae10fcc817a08"}
{"type":"answer","n":2308,"by":"government","ask":"redeploy.police.origin","answer":"nuristan","why":["8.6.7: COIN Control would be lost: 1 Police from nuristan to ghowr"],"sum":"92237ee8d3c8c356"}
{"type":"answer","n":2309,"by":"government","ask":"redeploy.destination","answer":"ghowr","why":["8.6.7: COIN Control would be lost: 1 Police from nuristan to ghowr"],"sum":"32bc624d353e30c5"}
{"type":"answer","n":2310,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from nuristan to ghowr"],"sum":"1b1003d47593b035"}
{"type":"answer","n":2311,"by":"government","ask":"redeploy.police.origin","answer":"kabul-tor-kham","why":["8.6.7: COIN Control would be lost: 1 Police from kabul-tor-kham to ghowr"],"sum":"f9695f3506519a55"}
{"type":"answer","n":2312,"by":"government","ask":"redeploy.destination","answer":"ghowr","why":["8.6.7: COIN Control would be lost: 1 Police from kabul-tor-kham to ghowr"],"sum":"5f05e6625d4dc8aa"}
{"type":"answer","n":2313,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul-tor-kham to ghowr"],"sum":"94862343a9ea076e"}
{"type":"answer","n":2314,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from khowst to kabul-tor-kham"],"sum":"918405a16a59c416"}
{"type":"answer","n":2315,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from khowst to kabul-tor-kham"],"sum":"a0098158aaf6b510"}
{"type":"answer","n":2316,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"print":"dcbf093a870a3de7","sum":"6b99e783a3e4c0da"}
