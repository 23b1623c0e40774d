{"format":2,"game":"adp","rules":4,"program":"0.1.0","scenario":"extended","seats":{"coalition":"bot","government":"bot","taliban":"bot","warlords":"bot"},"seed":1,"name":"bots-extended","sum":"5170cb777bfd7ed4"}
{"n":1,"by":null,"ask":"deck.top","answer":"event","sum":"e430f5cd96d1e2e9"}
{"n":2,"by":null,"ask":"deck.card","answer":"2","sum":"7a3d1e3fd0750652"}
{"n":3,"by":null,"ask":"deck.top","answer":"event","sum":"5157154a7586cbe4"}
{"n":4,"by":null,"ask":"deck.card","answer":"49","print":"c4faa017e6ff513f","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 2\nnext: 49\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"a2a2843d093a93fc"}
{"n":5,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Predators",6]]],"sum":"39320251e2b279de"}
{"n":6,"by":null,"ask":"bot.die","answer":"3","sum":"f4299726679ab095"}
{"n":7,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[3,6,"Predators"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Predators"]]],"sum":"b1f307b3bc3bd3ba"}
{"n":8,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"a9dcef56f8851d33","sum":"8bbb0fcc7909f4d0"}
{"n":9,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[32,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"0df549e10b4b8c01"}
{"n":10,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"52b1e08990156e30"}
{"n":11,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"14c88945debd8c1f"}
{"n":12,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, nimruz, nuristan, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"06cdc44c9c154c0a"}
{"n":13,"by":null,"ask":"bot.tan","answer":"5","sum":"a233a9b91a4f7dc7"}
{"n":14,"by":null,"ask":"bot.black","answer":"2","sum":"f3949879b6f7aad2"}
{"n":15,"by":null,"ask":"bot.green","answer":"3","sum":"58a881a9a9f930b0"}
{"n":16,"by":"taliban","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,3,"badakhshan","badakhshan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badakhshan"]]],"sum":"fd0524ab6b140c3b"}
{"n":17,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badakhshan"]]],"sum":"59fb1a3af58ac77f"}
{"n":18,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol, northwest-frontier, waziristan"]]],"sum":"1e4fd220e60a2f81"}
{"n":19,"by":null,"ask":"bot.tan","answer":"2","sum":"40094773095fd46c"}
{"n":20,"by":null,"ask":"bot.black","answer":"4","sum":"6c2ff24386382458"}
{"n":21,"by":null,"ask":"bot.green","answer":"6","sum":"08c96fad9876d9ea"}
{"n":22,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","zabol"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"zabol"]]],"sum":"a0ee9a74393a0fcd"}
{"n":23,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"zabol"]]],"sum":"30283d5dce16838a"}
{"n":24,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"ceebb98842cb5285"}
{"n":25,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"eaed4798b4b38162"}
{"n":26,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"c21cbb3a01152074"}
{"n":27,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"c9c019b2aa7ccf95"}
{"n":28,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"00525f0887bfee2f"}
{"n":29,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"25914c5bc9d5ee96"}
{"n":30,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"2a4629c81d8812ec"}
{"n":31,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"paktika"]]],"sum":"c7df9e94ce83efe9"}
{"n":32,"by":"taliban","how":"bot","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"691e1fdd53e78147"}
{"n":33,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"kabul"]]],"sum":"429c3814bfea7637"}
{"n":34,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"8eff2704f48af9c6"}
{"n":35,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"cb0b82b8b807b569","sum":"f18d93e781973075"}
{"n":36,"by":null,"ask":"deck.top","answer":"event","sum":"c17938128ea0cd89"}
{"n":37,"by":null,"ask":"deck.card","answer":"23","print":"b45a7c46ececb4d8","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 49\nnext: 23\nplayed: 2\neligible: government warlords\nresources: government=20 taliban=0 warlords=10\npatronage: 4\ncapabilities: 2=unshaded\nbadakhshan T:u1\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P1 T:u2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"b494e9cfd1a792e0"}
{"n":38,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Crop Substitution"]]],"sum":"22a233ab10814c39"}
{"n":39,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"621262cc5b6de2fc","sum":"7b15da2366876569"}
{"n":40,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,23]],["{0}: {1}",["8.5","rally"]]],"sum":"7e8611e6e147a16b"}
{"n":41,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, helmand, khowst, konduz, nuristan, oruzgan, paktika"]]],"sum":"f588c4d9280e1b45"}
{"n":42,"by":null,"ask":"bot.tan","answer":"5","sum":"62ba11964cfb5afc"}
{"n":43,"by":null,"ask":"bot.black","answer":"3","sum":"620c0ad3062b9ae6"}
{"n":44,"by":null,"ask":"bot.green","answer":"1","sum":"58d7191f83785c8d"}
{"n":45,"by":"warlords","how":"bot","ask":"rally.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,1,"balkh","balkh"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"balkh"]]],"sum":"60b836ef20884d77"}
{"n":46,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"balkh"]]],"sum":"256a752fe271d19c"}
{"n":47,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"68c7277908a9114b"}
{"n":48,"by":null,"ask":"bot.tan","answer":"1","sum":"49921682f15efcf0"}
{"n":49,"by":null,"ask":"bot.black","answer":"2","sum":"5473bc7834fb14e6"}
{"n":50,"by":null,"ask":"bot.green","answer":"3","sum":"3870e56822c3597a"}
{"n":51,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","nimruz"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"7b9b31b4d926c429"}
{"n":52,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"bd119480fc232775"}
{"n":53,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"795a46799c8a37cb"}
{"n":54,"by":null,"ask":"bot.tan","answer":"6","sum":"0a3492107745fba7"}
{"n":55,"by":null,"ask":"bot.black","answer":"4","sum":"936570cc0feef354"}
{"n":56,"by":null,"ask":"bot.green","answer":"1","sum":"570959811fc60c7e"}
{"n":57,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,1,"balkh","faryab"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"105b1a84cfe45324"}
{"n":58,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"9bc3c09987210456"}
{"n":59,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"539369d30cddd6f1"}
{"n":60,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, faryab"]]],"sum":"1ecb3f1c363768b1"}
{"n":61,"by":null,"ask":"bot.tan","answer":"1","sum":"cb8da8b4ac39d6a0"}
{"n":62,"by":null,"ask":"bot.black","answer":"6","sum":"21e1db7ca81c3c67"}
{"n":63,"by":null,"ask":"bot.green","answer":"2","sum":"78217127d0576517"}
{"n":64,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,2,"zabol","balkh"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"balkh"]]],"sum":"77bcc70f16cd8b44"}
{"n":65,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"1c84d632e3f1174f","sum":"70a4be2ee4cdfa89"}
{"n":66,"by":null,"ask":"deck.top","answer":"event","sum":"d2f956bd4fafc187"}
{"n":67,"by":null,"ask":"deck.card","answer":"59","print":"48524cdb74565fb2","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 23\nnext: 59\nplayed: 2 49\neligible: coalition taliban\nresources: government=20 taliban=0 warlords=7\naid: 12\ncapabilities: 2=unshaded\nbadakhshan T:u1\nbalkh W:B1u1\nfaryab W:u1\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P1 T:u2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\nnimruz W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"00773db2d5462037"}
{"n":68,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Roadside IEDs",6]]],"sum":"6ded3c27d70b216a"}
{"n":69,"by":null,"ask":"bot.die","answer":"4","sum":"dd4b593d948acead"}
{"n":70,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[4,6,"Roadside IEDs"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Roadside IEDs"]]],"sum":"6caac1a1c2308677"}
{"n":71,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"a4cb4abc44263d1b","sum":"6e4a6644af069b8e"}
{"n":72,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kabul",["{0}",[3]]]],"8.8: Train"],"sum":"db21717eadccfa88"}
{"n":73,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"kabul"]]],"sum":"b1a7af50508eae66"}
{"n":74,"by":"coalition","how":"bot","ask":"train.first","answer":"done","why":[["8.8.2: no Patronage is moved: {0}",[["Patronage {0}, Government Resources {1}",[5,20]]]]],"sum":"c4a96fa4899b3b34"}
{"n":75,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"4874a7b5c9e80e30"}
{"n":76,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d85cfe4ba69da711"}
{"n":77,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"9467997cf394e7b1"}
{"n":78,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"886bd2f037789734"}
{"n":79,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"baf5c56684d6e621"}
{"n":80,"by":null,"ask":"bot.die","answer":"2","sum":"79ac4115c06609aa"}
{"n":81,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[2]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"kandahar, khowst",["{0}",[2]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"8c29e4f89d7d55c9"}
{"n":82,"by":null,"ask":"bot.tan","answer":"4","sum":"cef3ec4579a03aef"}
{"n":83,"by":null,"ask":"bot.black","answer":"5","sum":"fdfab0838cccb67b"}
{"n":84,"by":null,"ask":"bot.green","answer":"5","sum":"1808db7e2db9d83b"}
{"n":85,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,5,"northwest-frontier","kandahar"]],"8.8.2: Surge after the Train"],"sum":"8defdc3318dc6afc"}
{"n":86,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"kandahar"]]],"sum":"0cf66cc686ce1c2f"}
{"n":87,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kabul"]]],"sum":"7f62d82062f2b59c"}
{"n":88,"by":"coalition","how":"bot","ask":"surge.space","answer":"done","why":["8.8.2: no other space to Surge"],"sum":"a15680c1b9dfa1f3"}
{"n":89,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",2]]],"sum":"719e145bc599ba4c"}
{"n":90,"by":"coalition","how":"bot","ask":"surge.troops","answer":"4","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",4]]],"sum":"d83bc6105c46ba83"}
{"n":91,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"d790ba30bb6b9725"}
{"n":92,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"c46fb7adbbbb98d5"}
{"n":93,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"3bcc138834ea6275"}
{"n":94,"by":null,"ask":"surge.roll","answer":"4","sum":"52bbf603d1d7dc11"}
{"n":95,"by":"coalition","how":"bot","ask":"surge.aid","answer":"4","why":["8.8.2: all of the roll is added to Aid"],"print":"a57727a9426bb29e","sum":"533d9f7f39e3ab55"}
{"n":96,"by":null,"ask":"deck.top","answer":"event","sum":"703475a984d44d04"}
{"n":97,"by":null,"ask":"deck.card","answer":"30","print":"03a6af4de9cadf58","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 59\nnext: 30\nplayed: 2 49 23\neligible: government warlords\nresources: government=14 taliban=0 warlords=7\naid: 16\ncapabilities: 2=unshaded 23=shaded\nbadakhshan T:u1\nbalkh W:B1u1\nfaryab W:u1\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T4 G:T5P4 T:u2 support=S\nkandahar C:B1T2 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\nnimruz W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"14f32555cf37d03e"}
{"n":98,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Local Truce"]]],"sum":"2155da4fa4859325"}
{"n":99,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"9e185a35740a9a22","sum":"317caa1757cb1caa"}
{"n":100,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,50]],["{0}: {1}",["8.6","train"]]],"sum":"c6798c4fceff7d4e"}
{"n":101,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"1aff98383c744ab3"}
{"n":102,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"40856d6dd1895d07"}
{"n":103,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"7e79c51332e0b884"}
{"n":104,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"3f5c7e1f6e1382e2"}
{"n":105,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"c9c7cd474d1ac212"}
{"n":106,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"4c7103167a309890"}
{"n":107,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"38b7891720c9e63f"}
{"n":108,"by":"government","how":"bot","ask":"govern.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2: Support without a marker",[]],"kabul"]]],"sum":"6e95b599e210fa33"}
{"n":109,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"62f0e1ae2ad26fa8","sum":"d1b52772f25d8131"}
{"n":110,"by":null,"ask":"deck.top","answer":"event","sum":"9f520deea37b584c"}
{"n":111,"by":null,"ask":"deck.card","answer":"64","print":"287f150746998284","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 30\nnext: 64\nplayed: 2 49 23 59\neligible: coalition taliban\nresources: government=2 taliban=0 warlords=13\naid: 16\ncapabilities: 2=unshaded 23=shaded\nmomentum: 59=unshaded\nbadakhshan T:u1\nbalkh W:B1u1\nfaryab W:u1\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T4 G:T8P7 T:u2 support=S +1\nkandahar C:B1T2 G:T4P4\nkhowst C:T1\nkonduz W:B1u1\nnimruz W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"180e6e6dd1435128"}
{"n":112,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Urban Specialists",6]]],"sum":"e9b6f93d4fd96396"}
{"n":113,"by":null,"ask":"bot.die","answer":"4","sum":"481cb22f5c37a4cc"}
{"n":114,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[4,6,"Urban Specialists"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Urban Specialists"]]],"sum":"0c0ae7de5399daa4"}
{"n":115,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"3f8ad9f53c26db43","sum":"6a0f70cf97d93928"}
{"n":116,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],"8.8.2: 3 Patronage become Government Resources in Kabul","8.8: Train"],"sum":"cf0a76127bfa2702"}
{"n":117,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: 3 Patronage become Government Resources",[]],"kabul"]]],"sum":"867702948d222f07"}
{"n":118,"by":"coalition","how":"bot","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"84ea67abe6f6531a"}
{"n":119,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"63637f8273362cb7"}
{"n":120,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"bc567460eec59247"}
{"n":121,"by":"coalition","how":"bot","ask":"train.space","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"a20f68537d98cd1c"}
{"n":122,"by":null,"ask":"bot.die","answer":"5","sum":"6dc157ba4d7a9695"}
{"n":123,"by":"coalition","how":"bot","ask":"train.space","answer":"surge","why":[["8.8.2: Surge: die {0}",[5]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"khowst",["{0}",[2]]]],"8.8.2: Surge after the Train"],"sum":"b7ef860d108a5f25"}
{"n":124,"by":"coalition","how":"bot","ask":"surge.space","answer":"khowst","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],2,"khowst"]]],"sum":"2ac81b11e03c25b3"}
{"n":125,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"herat"]]],"sum":"c766364a3afec4b1"}
{"n":126,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],2,"kabul"]]],"sum":"d547aec059114622"}
{"n":127,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["khowst",3]]],"sum":"c8375d8db90c1d9a"}
{"n":128,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",1]]],"sum":"dc335166d35d62d6"}
{"n":129,"by":"coalition","how":"bot","ask":"surge.troops","answer":"6","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",6]]],"sum":"dd06bf217c94c254"}
{"n":130,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["khowst",1]]],"sum":"bdfe5cb4420e2b6d"}
{"n":131,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",1]]],"sum":"9908167441f2847c"}
{"n":132,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"d7056feabb4574ca"}
{"n":133,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"428edba58e5e256c"}
{"n":134,"by":null,"ask":"surge.roll","answer":"3","sum":"35b884c4489cde7c"}
{"n":135,"by":"coalition","how":"bot","ask":"surge.aid","answer":"3","why":["8.8.2: all of the roll is added to Aid"],"print":"8d47880b4cc2342c","sum":"80b803e3c1b46763"}
{"n":136,"by":null,"ask":"deck.top","answer":"event","sum":"753691322814b31b"}
{"n":137,"by":null,"ask":"deck.card","answer":"33","print":"56e2d63a470a85f4","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 64\nnext: 33\nplayed: 2 49 23 59 30\neligible: government warlords\nresources: government=2 taliban=0 warlords=13\naid: 19\npatronage: 2\ncapabilities: 2=unshaded 23=shaded 30=shaded\nmomentum: 59=unshaded\nbadakhshan T:u1\nbalkh W:B1u1\nfaryab W:u1\nhelmand W:B1u1\nherat C:B1T1 G:T1P1\nkabul C:B1T6 G:T11P10 T:u2 support=S +1\nkandahar C:B1T2 G:T4P4\nkhowst C:B1T3\nkonduz W:B1u1\nnimruz W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"00a5a84821e88c7c"}
{"n":138,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Hazara"]]],"sum":"756588f9b4964a7a"}
{"n":139,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"0ce38b28a5bab0d9","sum":"df03e50d945ce78d"}
{"n":140,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"cb63277eb4fa4dcd","sum":"b42ce978c84867e3"}
{"n":141,"by":null,"ask":"deck.top","answer":"propaganda","print":"d3993d965c57c5bf","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 33\nnext: propaganda\nplayed: 2 49 23 59 30 64\neligible: coalition government taliban\nresources: government=5 taliban=0 warlords=13\naid: 19\npatronage: 2\ncapabilities: 2=unshaded 23=shaded 30=shaded\nmomentum: 59=unshaded\nbadakhshan T:u1\nbalkh W:B1u1\nbamian W:u1\nfaryab W:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T1 G:T1P1\nkabul C:B1T6 G:T11P10 T:u2 support=S +1\nkandahar C:B1T2 G:T4P4\nkhowst C:B1T3\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"e5cfc2a7e92d4998"}
{"n":142,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Suicide Bombers",6]]],"sum":"2d07873a84cf6405"}
{"n":143,"by":null,"ask":"bot.die","answer":"2","sum":"706ab8791e48a194"}
{"n":144,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[2,6,"Suicide Bombers"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Suicide Bombers"]]],"sum":"fa5c7ec95df0bea1"}
{"n":145,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"df3d202975b8cebb","sum":"87020808c5d76121"}
{"n":146,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar, khowst",["{0}",[2]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"49a08d188af45754"}
{"n":147,"by":null,"ask":"bot.tan","answer":"2","sum":"f5400ece69382ffe"}
{"n":148,"by":null,"ask":"bot.black","answer":"1","sum":"f41799bbc744303f"}
{"n":149,"by":null,"ask":"bot.green","answer":"4","sum":"ce1f3b76fc062957"}
{"n":150,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,4,"nimruz","khowst"]],"8.8: Train"],"sum":"7803f7a438f25b4b"}
{"n":151,"by":"coalition","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"khowst"]]],"sum":"4024d6504d340957"}
{"n":152,"by":"coalition","how":"bot","ask":"train.troops","answer":"0","why":["8.8.2: no cubes are placed there"],"sum":"c8ce15f62400087d"}
{"n":153,"by":"coalition","how":"bot","ask":"train.police","answer":"0","why":["8.8.2: no cubes are placed there"],"sum":"c62e33dd02572dc8"}
{"n":154,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"42348209825fb61c"}
{"n":155,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"5d9e110cbf7cf1f3"}
{"n":156,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"68866e7497e324c0"}
{"n":157,"by":null,"ask":"bot.die","answer":"4","sum":"2304c4964b21efe3"}
{"n":158,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[4]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"1075e1c5c1703112"}
{"n":159,"by":null,"ask":"bot.tan","answer":"5","sum":"4a60515489cada2f"}
{"n":160,"by":null,"ask":"bot.black","answer":"2","sum":"2396e4e890d2d866"}
{"n":161,"by":null,"ask":"bot.green","answer":"6","sum":"e750f48362a27582"}
{"n":162,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","kandahar"]],["8.2: among {0}",["herat, khowst"]]],"sum":"069fb1c063ba193b"}
{"n":163,"by":null,"ask":"bot.tan","answer":"6","sum":"f38b1917296f91cf"}
{"n":164,"by":null,"ask":"bot.black","answer":"1","sum":"69b26833f11b4a3d"}
{"n":165,"by":null,"ask":"bot.green","answer":"3","sum":"4ae29ff74718e3e2"}
{"n":166,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,3,"badakhshan","herat"]],"8.8.2: Surge after the Train"],"sum":"23d3f98e5f965c92"}
{"n":167,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],2,"kabul"]]],"sum":"780c84e18dcc43e5"}
{"n":168,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"4456a6b294eca55a"}
{"n":169,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"herat"]]],"sum":"e037d3372c052b5c"}
{"n":170,"by":"coalition","how":"bot","ask":"surge.troops","answer":"8","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",8]]],"sum":"f8c569aa503fd11c"}
{"n":171,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",3]]],"sum":"36797d578dc9a339"}
{"n":172,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",2]]],"sum":"683bc01c07400f93"}
{"n":173,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"fc6658a6bc251330"}
{"n":174,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"0734715997a69220"}
{"n":175,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",1]]],"sum":"ae5d724bdd8b89bf"}
{"n":176,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"c59dfb802b29075c"}
{"n":177,"by":null,"ask":"surge.roll","answer":"2","sum":"a97c36e62b39e7f3"}
{"n":178,"by":"coalition","how":"bot","ask":"surge.aid","answer":"2","why":["8.8.2: all of the roll is added to Aid"],"print":"a3f67e5862e37415","sum":"1ef53873f82779b0"}
{"n":179,"by":null,"ask":"deck.card","answer":"5","print":"2e7dd81443b4b7b5","sum":"b959368927354cba"}
{"n":180,"by":"coalition","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"herat"]]],"sum":"14f3d20871f3806d"}
{"n":181,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"sum":"c04cb97c0ac5270e"}
{"n":182,"by":"taliban","how":"bot","ask":"sharia.space","answer":"badakhshan","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"badakhshan"]]],"print":"a385b673394a6ac5","sum":"5fad8e85e99d3566"}
{"n":183,"by":"government","how":"bot","ask":"desertion.troops","answer":"3","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"5dfb0c9258081af5"}
{"n":184,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"2cf317b18a3ea569"}
{"n":185,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[6]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[4]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul, kandahar",["{0}",[3]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"19c1ce8b95ffdaac"}
{"n":186,"by":null,"ask":"bot.tan","answer":"3","sum":"6aa137209d58834f"}
{"n":187,"by":null,"ask":"bot.black","answer":"4","sum":"85633eab967f4230"}
{"n":188,"by":null,"ask":"bot.green","answer":"5","sum":"87e1d629dc0bb909"}
{"n":189,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","kabul"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kandahar",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"khowst",["{0}",[0]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"3f25274fdaada1cf"}
{"n":190,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"616878a8b230992f"}
{"n":191,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"4cd4618b8fd5ce97"}
{"n":192,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],2,"kabul","kandahar-spin-boldak"]]],"sum":"87e56b58465c20cc"}
{"n":193,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],2,"kabul","kandahar-spin-boldak"]]],"sum":"03b45214860a7730"}
{"n":194,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],2,"kabul","kandahar-spin-boldak"]]],"sum":"b586880bd598c365"}
{"n":195,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","khowst"]]],"sum":"424744a02c92ce7c"}
{"n":196,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","khowst"]]],"sum":"e8e1a2267fcf31de"}
{"n":197,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","khowst"]]],"sum":"c36be98ae18b65fa"}
{"n":198,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"1a9462846d01867b"}
{"n":199,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"zabol",["{0}",[2]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"print":"dc29d02ead0cf09d","sum":"8a5f21298e11a02f"}
{"n":200,"by":null,"ask":"deck.card","answer":"68","print":"48ebe22d00f14d59","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 5\nnext: 68\nplayed: 2 49 23 59 30 64 33 propaganda\nresources: government=32 taliban=3 warlords=16\naid: 21\npatronage: 2\ncapabilities: 2=unshaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbalkh W:B1u1\nbamian W:u1\nfaryab W:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T2 G:T1P1 support=S\nkabul C:B1T8 G:T8P2 T:u2 support=S +1\nkandahar C:B1T3 G:T3P2\nkhowst C:B1T3 G:P1 support=S\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B1u3 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"77ceb304074ca8f5"}
{"n":201,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Aerostats",5]]],"sum":"39b2338ac1e3e354"}
{"n":202,"by":null,"ask":"bot.die","answer":"2","sum":"ccb035dddb2fa2ec"}
{"n":203,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[2,5,"Aerostats"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Aerostats"]]],"sum":"3a52515b8468757a"}
{"n":204,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"1190c528b2ef0099","sum":"91957c96e0fd1850"}
{"n":205,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[22,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"fa64d30520586110"}
{"n":206,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"100b7077675f7068"}
{"n":207,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"966520054ed4a917"}
{"n":208,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"zabol"]]],"sum":"716b28972a3c1744"}
{"n":209,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"zabol"]]],"sum":"afdbb41ae9143918"}
{"n":210,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"a62b32273d069780"}
{"n":211,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"e43fcd4d46fbdca3"}
{"n":212,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"72d5023ca3c2d805"}
{"n":213,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"74736c8fc70cf3b0"}
{"n":214,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, farah, ghazni, nuristan, samangan, sar-e-pol, balochistan"]]],"sum":"ce10bbd153a7b445"}
{"n":215,"by":null,"ask":"bot.tan","answer":"1","sum":"a08a0b0071c7174a"}
{"n":216,"by":null,"ask":"bot.black","answer":"5","sum":"22889fa7721d7147"}
{"n":217,"by":null,"ask":"bot.green","answer":"4","sum":"5fa71f2eedd605fe"}
{"n":218,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,4,"oruzgan","ghazni"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"98850dd6631d20d9"}
{"n":219,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"740a405c82132688"}
{"n":220,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"6682330e8f3e3df9"}
{"n":221,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"kabul"]]],"sum":"c73ffe5755e6955c"}
{"n":222,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"a25f09c2fa729df3"}
{"n":223,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"sum":"71106b6b2ce7b029"}
{"n":224,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"92c190bf3abe4ba6","sum":"8ca8788ffb29cbf5"}
{"n":225,"by":null,"ask":"deck.card","answer":"47","print":"6305125cfdf8a868","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 68\nnext: 47\nplayed: 2 49 23 59 30 64 33 propaganda 5\neligible: government warlords\nresources: government=32 taliban=0 warlords=16\naid: 21\npatronage: 1\ncapabilities: 2=unshaded 5=unshaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbalkh W:B1u1\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T2 G:T1P1 support=S\nkabul C:B1T8 G:T8P1 T:u3 support=S +1\nkandahar C:B1T3 G:T3P2\nkhowst C:B1T3 G:P1 support=S\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"bc1dc63bfa3753fb"}
{"n":226,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Dostum"]]],"sum":"43a527ca65ae0edd"}
{"n":227,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"924909507b1b785a"}
{"n":228,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, balkh, sar-e-pol"]]],"sum":"78afb414f1c30cf9"}
{"n":229,"by":null,"ask":"bot.tan","answer":"1","sum":"0e2ab7fdb9a97199"}
{"n":230,"by":null,"ask":"bot.black","answer":"4","sum":"663307edbcf7061d"}
{"n":231,"by":null,"ask":"bot.green","answer":"3","sum":"b70bac3e0afebf87"}
{"n":232,"by":"warlords","how":"bot","ask":"event.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,3,"badghis","balkh"]]],"sum":"138fa626429520d2"}
{"n":233,"by":"warlords","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"45f629f6bdf34699","sum":"4d76588b7b484525"}
{"n":234,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,42]],["{0}: {1}",["8.6","train"]]],"sum":"1a63b112fd4e693b"}
{"n":235,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[1]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"d75a88b1184ba6ad"}
{"n":236,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"4d32da6008d2bcff"}
{"n":237,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"8ab53da75089b808"}
{"n":238,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[2]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"729f375a43529ba1"}
{"n":239,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3ef5b930663df9ce"}
{"n":240,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"ba522ab3cbcf62fc"}
{"n":241,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"1d7380abc761c052"}
{"n":242,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"9844d51c3e3d9a41"}
{"n":243,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b6b57112773b8cd2"}
{"n":244,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"cd19b82955cad9ca"}
{"n":245,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"a142c34b5b01c744"}
{"n":246,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"ee27a74d8bfaf879"}
{"n":247,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"f59428ec14fe8cd8"}
{"n":248,"by":"government","how":"bot","ask":"govern.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without a marker",[]],"khowst"]]],"sum":"e8c24e924aff44a7"}
{"n":249,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without a marker",[]],"herat"]]],"sum":"341db5c3d5495651"}
{"n":250,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"506ff5c40afd12b2","sum":"f41957648b253475"}
{"n":251,"by":null,"ask":"deck.card","answer":"67","print":"416bbc1e8ed083c0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 47\nnext: 67\nplayed: 2 49 23 59 30 64 33 propaganda 5 68\neligible: coalition taliban\nresources: government=20 taliban=0 warlords=18\naid: 21\npatronage: 1\ncapabilities: 2=unshaded 5=unshaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbalkh W:B2u3\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T2 G:T4P4 support=S +1\nkabul C:B1T8 G:T11P4 T:u3 support=S +1\nkandahar C:B1T3 G:T6P5\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"c62eccfc76016478"}
{"n":252,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Loya Jirga"]]],"sum":"1bf352dd3b015b43"}
{"n":253,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"5c7f2a5557f26e5c"}
{"n":254,"by":"taliban","how":"bot","ask":"event.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift there",[]],"khowst",["{0}",[3]]]]],"sum":"532c2e71803646c0"}
{"n":255,"by":"taliban","how":"bot","ask":"event.space","answer":"herat","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"herat"]]],"print":"6cb3711bc84936ec","sum":"3af6a6dcebbaa22e"}
{"n":256,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,3]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"khowst",["{0}",[3]]]],"8.8: Train"],"sum":"17afc98d8758eeb2"}
{"n":257,"by":"coalition","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"khowst"]]],"sum":"aa2207f798157a34"}
{"n":258,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"348e34a721090f31"}
{"n":259,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"31d179092fb0587a"}
{"n":260,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"a99590759d602e73"}
{"n":261,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"786fcb8baa5b77b4"}
{"n":262,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"efb2d942e187167a"}
{"n":263,"by":null,"ask":"bot.die","answer":"6","sum":"4e82e497ff5828e4"}
{"n":264,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[6]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"945a2b7b170e08ce"}
{"n":265,"by":null,"ask":"bot.tan","answer":"4","sum":"896c6f7a39e91e95"}
{"n":266,"by":null,"ask":"bot.black","answer":"3","sum":"87559a316609d2fe"}
{"n":267,"by":null,"ask":"bot.green","answer":"3","sum":"67489984552c5d08"}
{"n":268,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,3,"kabul","kandahar"]],["8.2: among {0}",["herat, khowst"]]],"sum":"9b9b59d8de1fdc9e"}
{"n":269,"by":null,"ask":"bot.tan","answer":"3","sum":"0ab11851f89284ae"}
{"n":270,"by":null,"ask":"bot.black","answer":"4","sum":"44120bde91c99d31"}
{"n":271,"by":null,"ask":"bot.green","answer":"1","sum":"9c9af8cbb0a2f67a"}
{"n":272,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,1,"kabul","herat"]],"8.8.2: Surge after the Train"],"sum":"d0a6dceacd70aa93"}
{"n":273,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],2,"kabul"]]],"sum":"4c7a4eef98fc6063"}
{"n":274,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"7dd008b9916c1e8f"}
{"n":275,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"herat"]]],"sum":"ec976904d29927fb"}
{"n":276,"by":"coalition","how":"bot","ask":"surge.troops","answer":"10","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",10]]],"sum":"a586ffbca6e085bd"}
{"n":277,"by":"coalition","how":"bot","ask":"surge.troops","answer":"4","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",4]]],"sum":"b9d23aa684d9ecd3"}
{"n":278,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",3]]],"sum":"89c4c91152197f1d"}
{"n":279,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"8b7e21e241abaaec"}
{"n":280,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"a8e39c98c2526b00"}
{"n":281,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",1]]],"sum":"8d79bc2f40579c6f"}
{"n":282,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"2879335f25fb560a"}
{"n":283,"by":null,"ask":"surge.roll","answer":"1","sum":"d0ccfebd9c5d57b7"}
{"n":284,"by":"coalition","how":"bot","ask":"surge.aid","answer":"1","why":["8.8.2: all of the roll is added to Aid"],"print":"866f7e658cdb096b","sum":"6a9cc6bc9d1d8d85"}
{"n":285,"by":null,"ask":"deck.card","answer":"61","print":"ac0378f5a6b26dd7","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 67\nnext: 61\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47\neligible: government warlords\nresources: government=14 taliban=0 warlords=21\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=unshaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbalkh W:B2u3\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T4P4 +1\nkabul C:B1T10 G:T11P4 T:u3 support=S +1\nkandahar C:B1T4 G:T6P5\nkhowst C:B1T3 G:T6P7 support=S +1\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"a8c79be26ec2a2b4"}
{"n":286,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Change in Tactics"]]],"sum":"063ee57df13a22bf"}
{"n":287,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"6586993f97fa8f8a"}
{"n":288,"by":"warlords","how":"bot","ask":"event.capability","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","2, 5"]]],"sum":"f03ccea3a84f4864"}
{"n":289,"by":null,"ask":"bot.die","answer":"4","sum":"92fe5e132ee6f8c0"}
{"n":290,"by":"warlords","how":"bot","ask":"event.capability","answer":"5","why":[["{0}: dice {1}: {2}",["8.1.2","4","5"]],["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"5"]]],"sum":"8a64faac8b72388f"}
{"n":291,"by":"warlords","how":"bot","ask":"event.choice","answer":"turn-over","why":[["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"turn-over"]]],"print":"e98fd06f27e13a75","sum":"3cfbabe49f0ec276"}
{"n":292,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,12]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"b4d97c95dc203172"}
{"n":293,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"baghlan, balkh, nuristan",["{0}",[2]]]],["8.2: among {0}",["baghlan, balkh, nuristan"]]],"sum":"dbc57fe9e020de0f"}
{"n":294,"by":null,"ask":"bot.tan","answer":"1","sum":"c18adbe4fc714843"}
{"n":295,"by":null,"ask":"bot.black","answer":"4","sum":"64c1b028bc92f7af"}
{"n":296,"by":null,"ask":"bot.green","answer":"1","sum":"973f868c9e0c6d5c"}
{"n":297,"by":"government","how":"bot","ask":"sweep.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,1,"herat","nuristan"]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"nuristan"]]],"sum":"55f39c7fe62d65f5"}
{"n":298,"by":"government","how":"bot","ask":"sweep.origin","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.4: most Troops",[]],"kabul",["{0}",[11]]]],["8.6.4: just enough Troops: {0} from {1}",[1,"kabul"]]],"sum":"6cac4fa8cbc06aeb"}
{"n":299,"by":"government","how":"bot","ask":"sweep.troops","answer":"1","why":[["8.6.4: just enough Troops: {0} from {1}",[1,"kabul"]]],"sum":"fbf0cab9c44c6016"}
{"n":300,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"57d808e60df03632"}
{"n":301,"by":"government","how":"bot","ask":"sweep.space","answer":"kabul","why":[["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[3,0,"kabul"]]],"sum":"c770a6e3c1130674"}
{"n":302,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"3b94f30f68f94439"}
{"n":303,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"1eb7a81358e60a59"}
{"n":304,"by":"government","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"476a80aa816e7e58"}
{"n":305,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[10,"kabul"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"baghlan, balkh",["{0}",[2]]]],["8.2: among {0}",["baghlan, balkh"]]],"sum":"85d38274c0336dd1"}
{"n":306,"by":null,"ask":"bot.tan","answer":"1","sum":"a194007f196a4558"}
{"n":307,"by":null,"ask":"bot.black","answer":"2","sum":"373262f40054af68"}
{"n":308,"by":null,"ask":"bot.green","answer":"2","sum":"5061f18edfe40981"}
{"n":309,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,2,"balochistan","baghlan"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"baghlan"]],"8.6.2: Transport"],"sum":"a8063283f39d87d4"}
{"n":310,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[10,"kabul"]]],"sum":"de9bfa928146186d"}
{"n":311,"by":"government","how":"bot","ask":"transport.destination","answer":"baghlan","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"baghlan"]]],"sum":"469374e0ce606826"}
{"n":312,"by":"government","how":"bot","ask":"transport.troops","answer":"9","why":["8.6.2: all of the excess, but 1 stays"],"print":"002f5df30de3c0b4","sum":"3816a112d227a268"}
{"n":313,"by":null,"ask":"deck.top","answer":"event","sum":"368b6beb558239a5"}
{"n":314,"by":null,"ask":"deck.card","answer":"43","print":"f5f31b2e898a5fa0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 61\nnext: 43\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67\neligible: coalition taliban\nresources: government=8 taliban=0 warlords=21\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbaghlan G:T9\nbalkh W:B2u3\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T4P4 +1\nkabul C:B1T10 G:T1P4 T:a3 support=S +1\nkandahar C:B1T4 G:T6P5\nkhowst C:B1T3 G:T6P7 support=S +1\nkonduz W:B1u1\nnimruz W:u1\nnuristan G:T1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"367fdab8fb19dec2"}
{"n":315,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Desertions & Defections"]]],"sum":"f15d70ac05cbe66f"}
{"n":316,"by":"taliban","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"0fb0e839921eadbb"}
{"n":317,"by":"taliban","how":"bot","ask":"event.choice","answer":"replace-up-to-2","why":[["{0}: {1}",[["8.4.1: {0}",[["Replace 2 pieces with its own, first where that changes Control; if none Available, remove 3",[]]]],"replace-up-to-2"]]],"sum":"e2c34cefd267e3ca"}
{"n":318,"by":"taliban","how":"bot","ask":"event.replace.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.4.1: Government pieces",[]],"baghlan, herat, kabul, kandahar, khowst, kabul-tor-kham, kandahar-spin-boldak"]],["{0}: {1}",[["8.2: areas before LoCs",[]],"baghlan, herat, kabul, kandahar, khowst"]],["8.2: among {0}",["baghlan, herat, kabul, kandahar, khowst"]]],"sum":"14449a367bb21211"}
{"n":319,"by":null,"ask":"bot.tan","answer":"4","sum":"be3efec1a9367887"}
{"n":320,"by":null,"ask":"bot.black","answer":"4","sum":"82b879aca5483d9e"}
{"n":321,"by":null,"ask":"bot.green","answer":"3","sum":"70f7919f4e052896"}
{"n":322,"by":"taliban","how":"bot","ask":"event.replace.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,3,"kabul","kabul"]]],"sum":"dff3a036498ad7c3"}
{"n":323,"by":"taliban","how":"bot","ask":"event.replace.piece","answer":"government_police","why":[["{0}: {1}",[["8.4.1: {0}",[["Replace 2 pieces with its own, first where that changes Control; if none Available, remove 3",[]]]],"government_police"]]],"sum":"cbdeeb96c384443b"}
{"n":324,"by":"taliban","how":"bot","ask":"event.replace.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"0b03bd8e8cf72b94"}
{"n":325,"by":"taliban","how":"bot","ask":"event.replace.by","answer":"taliban_underground","why":[["{0}: {1}",[["8.4.4: replaced by its own pieces, then by those of friends and Non-players",[]],"taliban_underground"]]],"sum":"f8184063be9b835f"}
{"n":326,"by":"taliban","how":"bot","ask":"event.replace.space","answer":"kabul","why":[["8.2: as much as possible in {0}",["kabul"]]],"sum":"6f9b321c84729064"}
{"n":327,"by":"taliban","how":"bot","ask":"event.replace.piece","answer":"government_troops","why":[["{0}: {1}",[["8.4.1: {0}",[["Replace 2 pieces with its own, first where that changes Control; if none Available, remove 3",[]]]],"government_troops"]]],"sum":"51a5bf76ef5ba4ca"}
{"n":328,"by":"taliban","how":"bot","ask":"event.replace.by","answer":"taliban_underground","why":[["{0}: {1}",[["8.4.4: replaced by its own pieces, then by those of friends and Non-players",[]],"taliban_underground"]]],"print":"0c94208a38e1d45d","sum":"9f56d217a66a1f74"}
{"n":329,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,5]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[4]]]]]],"8.8: Assault"],"sum":"95dd1a6df46ee4c1"}
{"n":330,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"6d629e7dd8f4306b"}
{"n":331,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"e5c61f478eb0fcf4"}
{"n":332,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"959a279638e4bf07"}
{"n":333,"by":null,"ask":"bot.tan","answer":"4","sum":"c5877bae0bf22b94"}
{"n":334,"by":null,"ask":"bot.black","answer":"1","sum":"5cd17fda91d08fd0"}
{"n":335,"by":null,"ask":"bot.green","answer":"5","sum":"2b3fad25c8701ab0"}
{"n":336,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,5,"ghazni","northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"print":"bbce9cee148eb99e","sum":"2c11880d53bfe584"}
{"n":337,"by":null,"ask":"deck.top","answer":"event","sum":"5994f7f119728bb3"}
{"n":338,"by":null,"ask":"deck.card","answer":"48","print":"2144218d9325d5cc","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 43\nnext: 48\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61\neligible: government warlords\nresources: government=8 taliban=0 warlords=21\naid: 22\npatronage: 1\nislamabad: sponsorship\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbaghlan G:T9\nbalkh W:B2u3\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T4P4 +1\nkabul C:B1T10 G:P3 T:u2 support=S +1\nkandahar C:B1T4 G:T6P5\nkhowst C:B1T3 G:T6P7 support=S +1\nkonduz W:B1u1\nnimruz W:u1\nnuristan G:T1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"79d295708fd50d9c"}
{"n":339,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Pakistani Offensive"]]],"sum":"1be75b3702a342c7"}
{"n":340,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"5bfae07aec45d7bc"}
{"n":341,"by":"government","how":"bot","ask":"event.space","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"northwest-frontier",["{0}",[2]]]]],"sum":"c200ae7a18a466bf"}
{"n":342,"by":"government","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"sum":"79a9e314170a35eb"}
{"n":343,"by":"government","how":"bot","ask":"event.remove.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"c2593694342a332b","sum":"b60197ae10d055a1"}
{"n":344,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,13]],["{0}: {1}",["8.5","rally"]]],"sum":"ad75c7f091434c43"}
{"n":345,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, faryab, ghowr, nimruz, oruzgan"]]],"sum":"acb085b6d6e98bcf"}
{"n":346,"by":null,"ask":"bot.tan","answer":"1","sum":"fb0852585926492a"}
{"n":347,"by":null,"ask":"bot.black","answer":"3","sum":"9ff1763c7ca9f119"}
{"n":348,"by":null,"ask":"bot.green","answer":"5","sum":"f5e47f263d450ad5"}
{"n":349,"by":"warlords","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,5,"helmand","oruzgan"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"oruzgan"]]],"sum":"3b072484e3815b99"}
{"n":350,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"oruzgan"]]],"sum":"f26be9e227a9caee"}
{"n":351,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, faryab, ghowr, nimruz"]]],"sum":"e2ac191974910038"}
{"n":352,"by":null,"ask":"bot.tan","answer":"2","sum":"1116f416047a5feb"}
{"n":353,"by":null,"ask":"bot.black","answer":"1","sum":"a2dfdf093e2bdb09"}
{"n":354,"by":null,"ask":"bot.green","answer":"2","sum":"053db6864845b686"}
{"n":355,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,2,"balochistan","nimruz"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"234fb40b0c66b225"}
{"n":356,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"82c6f4fb83505fb0"}
{"n":357,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, faryab, ghowr"]]],"sum":"056098deb994131c"}
{"n":358,"by":null,"ask":"bot.tan","answer":"3","sum":"58409e7e972f8197"}
{"n":359,"by":null,"ask":"bot.black","answer":"5","sum":"2ef70e3b4ee87d91"}
{"n":360,"by":null,"ask":"bot.green","answer":"1","sum":"6966d0b93e75632c"}
{"n":361,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,1,"nuristan","faryab"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"faryab"]]],"sum":"4a0cbbdd255659aa"}
{"n":362,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"faryab"]]],"sum":"75672efd7ead5f40"}
{"n":363,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"d80e6a5ba6bec333"}
{"n":364,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, oruzgan"]]],"sum":"3d20dbd08d9a18b2"}
{"n":365,"by":null,"ask":"bot.tan","answer":"4","sum":"ebb9a60a6e778e42"}
{"n":366,"by":null,"ask":"bot.black","answer":"4","sum":"28ee5da014448e63"}
{"n":367,"by":null,"ask":"bot.green","answer":"3","sum":"3c7308e7bb133a17"}
{"n":368,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,3,"kabul","faryab"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"faryab"]]],"sum":"5489a3f8766f0b6f"}
{"n":369,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"b0eea7ca0fa0424d","sum":"88dbefaaf4aae189"}
{"n":370,"by":null,"ask":"deck.top","answer":"propaganda","print":"e9d3f9c1e1f66453","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 48\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43\neligible: coalition taliban\nresources: government=8 taliban=0 warlords=18\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbaghlan G:T9\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T4P4 +1\nkabul C:B1T10 G:P3 T:u2 support=S +1\nkandahar C:B1T4 G:T6P5\nkhowst C:B1T3 G:T6P7 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:T1\noruzgan W:u2\npaktika T:B2u1 support=O\nzabol T:B2u1\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"9bd3e8f78fe42e6a"}
{"n":371,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Partners"]]],"sum":"2718383e25acd034"}
{"n":372,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"4be348043475964c"}
{"n":373,"by":"taliban","how":"bot","ask":"event.free","answer":"do","why":["8.4.4: a free Rally"],"sum":"9002b12ad9a4a1de"}
{"n":374,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier"]]],"sum":"45892849500292a0"}
{"n":375,"by":null,"ask":"bot.tan","answer":"4","sum":"34bb733b928c1f12"}
{"n":376,"by":null,"ask":"bot.black","answer":"6","sum":"57dde0aa7405f024"}
{"n":377,"by":null,"ask":"bot.green","answer":"5","sum":"17e44c30013d84eb"}
{"n":378,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,5,"northwest-frontier","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"northwest-frontier"]]],"sum":"716b24b011289174"}
{"n":379,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"northwest-frontier"]]],"sum":"a664caad0db71978"}
{"n":380,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"waziristan"]]],"sum":"f56772235313ce62"}
{"n":381,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"waziristan"]]],"sum":"3d530fd845f76bc2"}
{"n":382,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"print":"6855799988392a53","sum":"495ff9f5ca5e74ce"}
{"n":383,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],["8.2: among {0}",["herat, kandahar"]]],"sum":"1d2957c290d34f49"}
{"n":384,"by":null,"ask":"bot.tan","answer":"3","sum":"a627f760e4f2aeef"}
{"n":385,"by":null,"ask":"bot.black","answer":"2","sum":"d0dc897399e6fe8b"}
{"n":386,"by":null,"ask":"bot.green","answer":"5","sum":"1fd71dc5ab5ed3d1"}
{"n":387,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,5,"ghazni","kandahar"]],"8.8: Train"],"sum":"2ff8c78031ceb521"}
{"n":388,"by":"coalition","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"kandahar"]]],"sum":"64e82708da282265"}
{"n":389,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2ddc07bc6b183628"}
{"n":390,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"7cdfb23ad82d777d"}
{"n":391,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"5f0df2b44b59a09f"}
{"n":392,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"69a64c76ba3af9f8"}
{"n":393,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"6fd9964ce3e56195"}
{"n":394,"by":null,"ask":"bot.die","answer":"1","sum":"04dd2a71efb25d7f"}
{"n":395,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[1]],"8.8.2: this roll allows nothing to be placed",["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[10]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[4]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"544eb7872f71c3f5"}
{"n":396,"by":null,"ask":"bot.tan","answer":"5","sum":"d408c31f5e20754f"}
{"n":397,"by":null,"ask":"bot.black","answer":"6","sum":"619a96bce3c3a037"}
{"n":398,"by":null,"ask":"bot.green","answer":"5","sum":"53a0e51b1b2246b3"}
{"n":399,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,5,"kandahar","herat"]],["{0}: {1}",[["8.8.2: Taliban are there",[]],"ghazni, paktika, zabol"]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"ghazni, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"98a87fd93321200f"}
{"n":400,"by":null,"ask":"bot.tan","answer":"5","sum":"bd5a07bf5f0a6c00"}
{"n":401,"by":null,"ask":"bot.black","answer":"6","sum":"760b59fd61d681d4"}
{"n":402,"by":null,"ask":"bot.green","answer":"5","sum":"eb9843b1d9a41ea4"}
{"n":403,"by":"coalition","how":"bot","ask":"special","answer":"air-lift","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,5,"kandahar","paktika"]],["8.8.2: Air Lift adds COIN Control of {0}",["paktika"]]],"sum":"21932c8ae61b44a7"}
{"n":404,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[9,"coalition_troops","kabul"]]],"sum":"6b5af636f4a29aa4"}
{"n":405,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"paktika","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"paktika"]]],"sum":"fbcaa0bc63634fcf"}
{"n":406,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"9","why":["8.8.2: all that can be spared"],"sum":"f0362a65ae3dd3d9"}
{"n":407,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","kandahar"]]],"sum":"5c51275bb73e50f6"}
{"n":408,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"paktika","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"paktika"]]],"sum":"9d2fd6d1290e7182"}
{"n":409,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"adc0e0bf7a15b393"}
{"n":410,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"389e5257a7405809"}
{"n":411,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","kandahar"]]],"sum":"a4dd64dd6ca447bb"}
{"n":412,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"paktika","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"paktika"]]],"sum":"b8eb0c7a119e8485"}
{"n":413,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"7a525fda4e4bdb40"}
{"n":414,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"650396bf800ad16c"}
{"n":415,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"print":"710f8ce7e2f04fb1","sum":"434ae9158fff51d9"}
{"n":416,"by":null,"ask":"deck.card","answer":"26","print":"7d85e4dfd91a6ea9","sum":"03dfc291bd800809"}
{"n":417,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"sum":"98911d5b1ef7fa79"}
{"n":418,"by":"taliban","how":"bot","ask":"sharia.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"ghazni"]]],"print":"64774ee40134fe52","sum":"8a5c2187d3817e59"}
{"n":419,"by":"government","how":"bot","ask":"desertion.troops","answer":"3","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"db05851e1c41e1aa"}
{"n":420,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"d6fd73d21a28d3b4"}
{"n":421,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"fcf5faa32d4a961e"}
{"n":422,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c6d46a3a5df5a41c"}
{"n":423,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"5881376c7997e7d4"}
{"n":424,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b5a0413d6f1e2f91"}
{"n":425,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"e7fa97d963fe00fa"}
{"n":426,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, kandahar",["{0}",[1]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"5026e41822244d81"}
{"n":427,"by":null,"ask":"bot.tan","answer":"4","sum":"1f5cf64c32d1114a"}
{"n":428,"by":null,"ask":"bot.black","answer":"6","sum":"7fc9c950230f1519"}
{"n":429,"by":null,"ask":"bot.green","answer":"2","sum":"b92ce192d553a6f8"}
{"n":430,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,2,"nuristan","kandahar"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"d941426071649c17"}
{"n":431,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"1c0076f8f25c81ce"}
{"n":432,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"8503a0e99fb30ab2"}
{"n":433,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"07bd1491b1764eee"}
{"n":434,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"a6c5549ed655e0db"}
{"n":435,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"5e3739e50ac9ac3f"}
{"n":436,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, kandahar",["{0}",[2]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"52e22fc67c68a86d"}
{"n":437,"by":null,"ask":"bot.tan","answer":"1","sum":"3c933fcef4fe08d6"}
{"n":438,"by":null,"ask":"bot.black","answer":"5","sum":"e82e5c79c4b58826"}
{"n":439,"by":null,"ask":"bot.green","answer":"2","sum":"89abfdfdf61dd1b6"}
{"n":440,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,2,"zabol","kabul"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"ecd111e67b4bac22"}
{"n":441,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"208e87ce4f734cdd"}
{"n":442,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"c1d1926b71a11bda"}
{"n":443,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"1cc81c3d2a9f5b48"}
{"n":444,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"4c5fb60aa67b2356"}
{"n":445,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"db48538b23eced2c"}
{"n":446,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar, khowst"]]],"sum":"e8654510824e185d"}
{"n":447,"by":null,"ask":"bot.tan","answer":"6","sum":"54390a4d279ed814"}
{"n":448,"by":null,"ask":"bot.black","answer":"1","sum":"f2023c82436f0516"}
{"n":449,"by":null,"ask":"bot.green","answer":"2","sum":"1716660d7653e5d5"}
{"n":450,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,2,"konduz","kandahar"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"aac0551a86f7c4da"}
{"n":451,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"c62a672a2722346f"}
{"n":452,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"59ab8d923954cd55"}
{"n":453,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"3476e4075e0a33a4"}
{"n":454,"by":null,"ask":"bot.tan","answer":"6","sum":"85873b77d421c36b"}
{"n":455,"by":null,"ask":"bot.black","answer":"3","sum":"3e9f38f403e0b5d5"}
{"n":456,"by":null,"ask":"bot.green","answer":"6","sum":"585f3cca6d342087"}
{"n":457,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,6,"ghowr","herat"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"8038a390acee82e6"}
{"n":458,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"19d2f5b0cb4443b4"}
{"n":459,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"c3fec4354286ff4d"}
{"n":460,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"fc9e24926cec7a53"}
{"n":461,"by":null,"ask":"bot.tan","answer":"3","sum":"4fea45df2513a9ac"}
{"n":462,"by":null,"ask":"bot.black","answer":"3","sum":"7784b5c0d97900b4"}
{"n":463,"by":null,"ask":"bot.green","answer":"2","sum":"c6c6540099e6f2a4"}
{"n":464,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,2,"kabul","kabul"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"994529132dd51ab7"}
{"n":465,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"fa45c591faad77e3"}
{"n":466,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"2ba28501f7f2886d"}
{"n":467,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"bd6dc3b425c6c997"}
{"n":468,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"a3851058b3ac0573"}
{"n":469,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"7b97b0b300460052"}
{"n":470,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"3d817a86ce398f9a"}
{"n":471,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"883f0c142151f3fc"}
{"n":472,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"ec9a007db22e4481"}
{"n":473,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"f3c931b32b0eddb2"}
{"n":474,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"ff2d3eb072196d2e"}
{"n":475,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b3bb2e5786c0f77c"}
{"n":476,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"f55918d5f017687e"}
{"n":477,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"c1ae97ecd87e05cf"}
{"n":478,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"d0a1ba3c4deaf90e"}
{"n":479,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"75d5ae56ba37df92"}
{"n":480,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"8c3222e098f87d3e"}
{"n":481,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, kandahar, khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"a4520059cbffd199"}
{"n":482,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar, khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"287610cc1499d4ed"}
{"n":483,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"bb6fc25df2393006"}
{"n":484,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"4f1187ba3c9a3916"}
{"n":485,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, nuristan"]]],"sum":"bf5499970e0eb326"}
{"n":486,"by":null,"ask":"bot.tan","answer":"2","sum":"78165901c00a85f6"}
{"n":487,"by":null,"ask":"bot.black","answer":"5","sum":"f6763ab92c59d0a8"}
{"n":488,"by":null,"ask":"bot.green","answer":"1","sum":"8d42e6e5ea689bd8"}
{"n":489,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,1,"zabol","nuristan"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"nuristan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kandahar",["{0}",[6]]]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"baghlan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kandahar, khowst",["{0}",[5]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"f958add80f92d4bf"}
{"n":490,"by":null,"ask":"bot.tan","answer":"6","sum":"a7d974b594dc6f52"}
{"n":491,"by":null,"ask":"bot.black","answer":"4","sum":"fa8e623ae0b420fd"}
{"n":492,"by":null,"ask":"bot.green","answer":"4","sum":"e74a302fa995987a"}
{"n":493,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,4,"faryab","kandahar"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"paktika",["{0}",[0]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kandahar, khowst",["{0}",[4]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"04ae067800636421"}
{"n":494,"by":null,"ask":"bot.tan","answer":"4","sum":"bd713ea533b229ab"}
{"n":495,"by":null,"ask":"bot.black","answer":"6","sum":"a9991f464977c9bc"}
{"n":496,"by":null,"ask":"bot.green","answer":"3","sum":"8b0ebe6dc5d5707b"}
{"n":497,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,3,"baghlan","kandahar"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan, nuristan, paktika",["{0}",[1]]]],["8.2: among {0}",["baghlan, nuristan, paktika"]]],"sum":"202bc809e502575e"}
{"n":498,"by":null,"ask":"bot.tan","answer":"4","sum":"dd4afb22a6a60b75"}
{"n":499,"by":null,"ask":"bot.black","answer":"4","sum":"2384555675ea18a8"}
{"n":500,"by":null,"ask":"bot.green","answer":"3","sum":"9d233b17371fa4df"}
{"n":501,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,3,"kabul","nuristan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst",["{0}",[4]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan, paktika",["{0}",[1]]]],["8.2: among {0}",["baghlan, paktika"]]],"sum":"9d67eabeaeff7aca"}
{"n":502,"by":null,"ask":"bot.tan","answer":"5","sum":"67bad6392b383866"}
{"n":503,"by":null,"ask":"bot.black","answer":"6","sum":"b1d46a34c63259d5"}
{"n":504,"by":null,"ask":"bot.green","answer":"5","sum":"42d4e2c23647027a"}
{"n":505,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,5,"kandahar","paktika"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kandahar, khowst",["{0}",[3]]]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"4b04ad02101677cc"}
{"n":506,"by":null,"ask":"bot.tan","answer":"4","sum":"65bd6bc4241b11f5"}
{"n":507,"by":null,"ask":"bot.black","answer":"5","sum":"fd581bba83021b18"}
{"n":508,"by":null,"ask":"bot.green","answer":"4","sum":"ad531e1aa0d6b0cc"}
{"n":509,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,4,"baghlan","kandahar"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan",["{0}",[1]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","nuristan"]]],"sum":"9c6a0699d9db290d"}
{"n":510,"by":"government","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","nuristan"]]],"sum":"59a8bbce6acf7cc3"}
{"n":511,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","nuristan"]]],"sum":"d799ac0ba6a34676"}
{"n":512,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","baghlan"]]],"sum":"1d2c15b6b6e8f5b2"}
{"n":513,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","baghlan"]]],"sum":"09c717de4f7ef707"}
{"n":514,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","baghlan"]]],"sum":"ef0b791779146c09"}
{"n":515,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"khowst","paktika"]]],"sum":"8afb81985e7e13a3"}
{"n":516,"by":"government","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"khowst","paktika"]]],"sum":"a830a8ecb6d2b481"}
{"n":517,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"khowst","paktika"]]],"sum":"2f3ec771e6f9e4bc"}
{"n":518,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"697c11ee4c00fcc8"}
{"n":519,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"sum":"6a22920351c48cc1"}
{"n":520,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"zabol, northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"zabol"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"print":"ceeef2705ead6c41","sum":"803bcbf690bdf643"}
{"n":521,"by":null,"ask":"deck.card","answer":"41","print":"c5b2608a3f4eb276","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 26\nnext: 41\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda\nresources: government=36 taliban=5 warlords=23\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T5P3 +1\nkabul C:B1T4 G:T5P2 T:u2 support=S +1\nkandahar C:B1T4 G:T5P2 support=S\nkhowst C:B1T4 G:T5P3 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u2\nnorthwest-frontier T:u1\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"2cd53125bac02f85"}
{"n":522,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"MANPADS Scare"]]],"sum":"bfc56dcbd32b5428"}
{"n":523,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"fd1874cafec142d5","sum":"922ca9346b43f37b"}
{"n":524,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,23]],["{0}: {1}",["8.6","train"]]],"sum":"5d6d8f16088e2f62"}
{"n":525,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kabul, kandahar",["{0}",[7]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"f9aca5f052571faf"}
{"n":526,"by":null,"ask":"bot.tan","answer":"4","sum":"bc30f28a9ade6d72"}
{"n":527,"by":null,"ask":"bot.black","answer":"1","sum":"862829930cd9ccf0"}
{"n":528,"by":null,"ask":"bot.green","answer":"5","sum":"6503df212012a353"}
{"n":529,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,5,"ghazni","kabul"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"5c0bafab61960697"}
{"n":530,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"f48841d2aa3cf5b3"}
{"n":531,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"23b6ab26dc919f77"}
{"n":532,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[7]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"e77a36a7c282ed0c"}
{"n":533,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2a7a930ac6dc7498"}
{"n":534,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"8dbd157e0cde4c72"}
{"n":535,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, khowst"]]],"sum":"50c53bf347342056"}
{"n":536,"by":null,"ask":"bot.tan","answer":"3","sum":"ddbf05106df3d328"}
{"n":537,"by":null,"ask":"bot.black","answer":"5","sum":"5d70cb95b99ef191"}
{"n":538,"by":null,"ask":"bot.green","answer":"5","sum":"3d0b60394e4aaf9e"}
{"n":539,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,5,"northwest-frontier","herat"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"f549178d3ad69b5d"}
{"n":540,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"915db36cf46bff74"}
{"n":541,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"a70c5b71e537ebd2"}
{"n":542,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"1d0457cd9f0ceb54"}
{"n":543,"by":"government","how":"bot","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"943ae340809e055c"}
{"n":544,"by":"government","how":"bot","ask":"train.police","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"a9b9e1f2570e4619"}
{"n":545,"by":"government","how":"bot","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"59492cfbae182b7f"}
{"n":546,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"7781e9c514d8acb5"}
{"n":547,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2: Support without a marker",[]],"kandahar"]]],"sum":"b8882060c09b114f"}
{"n":548,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"cf06d9d7c3931e77"}
{"n":549,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"0b3acc56abe3f102","sum":"a718f8fb1662174e"}
{"n":550,"by":null,"ask":"deck.card","answer":"46","print":"27673a524bc2dab2","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 41\nnext: 46\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26\neligible: coalition warlords\nresources: government=24 taliban=5 warlords=23\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u2 support=S +1\nkandahar C:B1T4 G:T8P5 support=S +1\nkhowst C:B1T4 G:T6P4 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u2\nnorthwest-frontier T:u1\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"5f6b169be67aef26"}
{"n":551,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: {0} would change nothing",["NATO Politics"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,5]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul, kandahar, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, kandahar, khowst"]]],"sum":"92460c569c31b806"}
{"n":552,"by":null,"ask":"bot.tan","answer":"3","sum":"4e3aa45467c9fbaf"}
{"n":553,"by":null,"ask":"bot.black","answer":"4","sum":"b53afadf2c6c7a69"}
{"n":554,"by":null,"ask":"bot.green","answer":"5","sum":"0dc0a2b853eddc5b"}
{"n":555,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","kabul"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kandahar, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"7af55ee11626bab4"}
{"n":556,"by":null,"ask":"bot.tan","answer":"6","sum":"78e4bff33c2e4d7c"}
{"n":557,"by":null,"ask":"bot.black","answer":"4","sum":"3acdeb0ecad20883"}
{"n":558,"by":null,"ask":"bot.green","answer":"4","sum":"9b7f988e03fc333a"}
{"n":559,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,4,"faryab","kandahar"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"77c444c64b5612b0"}
{"n":560,"by":null,"ask":"bot.tan","answer":"6","sum":"4a21b7594680715d"}
{"n":561,"by":null,"ask":"bot.black","answer":"4","sum":"293a6709183131a3"}
{"n":562,"by":null,"ask":"bot.green","answer":"6","sum":"1aa067273d1fb608"}
{"n":563,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,6,"ghowr","herat"]],"8.8: Sweep"],"sum":"6d24bcc6aecbf9dc"}
{"n":564,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["zabol"]]],"sum":"f7e424f1c67f8c1a"}
{"n":565,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"kabul","why":[["8.8.2: the Air Lift: {0} to {1}",["kabul, kandahar","zabol"]]],"sum":"ebc9cd535d018d30"}
{"n":566,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"kandahar","why":[["8.8.2: the Air Lift: {0} to {1}",["kabul, kandahar","zabol"]]],"sum":"4dc204a9fe860d91"}
{"n":567,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"zabol","why":[["8.8.2: the Air Lift: {0} to {1}",["kabul, kandahar","zabol"]]],"sum":"365b716de6f2c24a"}
{"n":568,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"96a0af67dbd6f67f"}
{"n":569,"by":null,"ask":"bot.die","answer":"3","sum":"e1db9b7b1ce12f49"}
{"n":570,"by":"taliban","how":"bot","ask":"manpads","answer":"cancel","why":[["8.7.1: die {0}: cancel",[3]]],"sum":"ac4cc6e801e4030f"}
{"n":571,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"5d0cfab5d3fe8cc6"}
{"n":572,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"eb41cc3e52d74b94"}
{"n":573,"by":"coalition","how":"bot","ask":"sweep.space","answer":"paktika","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"paktika"]]],"sum":"b82b8d7e1ade3e3c"}
{"n":574,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"a7d539b4d3b8c02b"}
{"n":575,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"6ccfb5345d75b014"}
{"n":576,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"2b1ed18ff572f8dc","sum":"a70a168d77b81695"}
{"n":577,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"NATO Politics"]]],"sum":"f1df34ee92b26f2e"}
{"n":578,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"fe80bf6831b4a755"}
{"n":579,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"herat, kandahar, khowst",["{0}",[1]]]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"d74fe7943d016781"}
{"n":580,"by":null,"ask":"bot.tan","answer":"6","sum":"59c072bffd24f3f3"}
{"n":581,"by":null,"ask":"bot.black","answer":"6","sum":"7335debdba356698"}
{"n":582,"by":null,"ask":"bot.green","answer":"6","sum":"9ec017eba271ace9"}
{"n":583,"by":"warlords","how":"bot","ask":"event.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","kandahar"]]],"print":"5830f3dfe1078138","sum":"92726faf3a9fec3b"}
{"n":584,"by":null,"ask":"deck.card","answer":"36","print":"9575d6f67e5e5c63","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 46\nnext: 36\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41\neligible: government taliban\nresources: government=24 taliban=4 warlords=23\naid: 19\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:a2 support=S +1\nkandahar G:T8P5 support=S +1\nkhowst C:B1T4 G:T6P4 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2a1 support=O\nzabol T:B2u2\nnorthwest-frontier T:u1\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"b76ea7af83bda858"}
{"n":585,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"ID Cards"]]],"sum":"677de92e53eb22b5"}
{"n":586,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"a937b4d0ca5e47ae","sum":"6f24fb38b7c2dbd5"}
{"n":587,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[25,3]]]],["{0}: {1}",["8.7","rally"]]],"sum":"e3c00c36825a6839"}
{"n":588,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"paktika"]]],"sum":"042c744711cf8a8a"}
{"n":589,"by":"taliban","how":"bot","ask":"rally.action","answer":"hide","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"paktika"]]],"sum":"b632e3cae33fa7cf"}
{"n":590,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"cdde9bc87e809c42"}
{"n":591,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"c9a0103a2e8e77c5"}
{"n":592,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, farah, ghazni, samangan, sar-e-pol, balochistan"]]],"sum":"a8158c300e1e3560"}
{"n":593,"by":null,"ask":"bot.tan","answer":"6","sum":"65bc6b23e01c345f"}
{"n":594,"by":null,"ask":"bot.black","answer":"6","sum":"709b5e3daa32d0b1"}
{"n":595,"by":null,"ask":"bot.green","answer":"6","sum":"ac4fb20423f1ae44"}
{"n":596,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","balochistan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"8cd4bc7a15890a55"}
{"n":597,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"a2b2bedbec6cf7f0"}
{"n":598,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["zabol, northwest-frontier"]]],"sum":"123062a6763e29ad"}
{"n":599,"by":null,"ask":"bot.tan","answer":"6","sum":"a02f7314131fdb84"}
{"n":600,"by":null,"ask":"bot.black","answer":"4","sum":"f98171e73c2199da"}
{"n":601,"by":null,"ask":"bot.green","answer":"3","sum":"05fc29e6f1b22565"}
{"n":602,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,3,"faryab","zabol"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"zabol"]]],"sum":"5350dcb570faef1b"}
{"n":603,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"zabol"]]],"sum":"41b685ca87a9c765"}
{"n":604,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"67bcec45fbad98a6"}
{"n":605,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"26ea006eec44385d"}
{"n":606,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"34332a9365a67e51"}
{"n":607,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"12682a47e7b2e88b"}
{"n":608,"by":"taliban","how":"bot","ask":"extort.space","answer":"zabol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"zabol"]]],"sum":"587f60a264045f9b"}
{"n":609,"by":"taliban","how":"bot","ask":"extort.space","answer":"balochistan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"balochistan"]]],"sum":"46f51438f53150d5"}
{"n":610,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"d66d5e478cf52090"}
{"n":611,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"6d5930b5290b0a86"}
{"n":612,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"9b72f85432c6ade3","sum":"f783ebb675d174aa"}
{"n":613,"by":null,"ask":"deck.card","answer":"13","print":"85d10d2252c562e0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 36\nnext: 13\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46\neligible: coalition warlords\nresources: government=24 taliban=5 warlords=23\naid: 19\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1a2 support=S +1\nkandahar G:T8P5 support=S +1\nkhowst C:B1T4 G:T6P4 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u3a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u7a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"54f0fe6a53518d31"}
{"n":614,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mullah Omar"]]],"sum":"0759322da089ed03"}
{"n":615,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"cc38e44b67a07fcf","sum":"548fcd6c4a139c8d"}
{"n":616,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,6]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"18ef4e162ac96904"}
{"n":617,"by":null,"ask":"bot.tan","answer":"2","sum":"76c83a25049f94dd"}
{"n":618,"by":null,"ask":"bot.black","answer":"6","sum":"44180805d3c541cd"}
{"n":619,"by":null,"ask":"bot.green","answer":"5","sum":"1e3f02dbe06f97d4"}
{"n":620,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,5,"paktika","khowst"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul",["{0}",[4]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"9a650915170a81c7"}
{"n":621,"by":null,"ask":"bot.tan","answer":"6","sum":"6ac9b040d74b5c45"}
{"n":622,"by":null,"ask":"bot.black","answer":"1","sum":"efd5cd8e1ca70f87"}
{"n":623,"by":null,"ask":"bot.green","answer":"4","sum":"448abe01b3d0db4f"}
{"n":624,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","herat"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[5]]]]]],"8.8: Assault"],"sum":"f2768ea648d4bc30"}
{"n":625,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"f1b1dcbfc2aa1fac"}
{"n":626,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"beae2a1977b6e844"}
{"n":627,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.3: Predators: fewest Guerrillas",[]],"balochistan, northwest-frontier",["{0}",[1]]]],["8.2: among {0}",["balochistan, northwest-frontier"]]],"sum":"6560a12a90f33e30"}
{"n":628,"by":null,"ask":"bot.tan","answer":"1","sum":"53b25c7871952797"}
{"n":629,"by":null,"ask":"bot.black","answer":"4","sum":"fedd2fcbf074e84f"}
{"n":630,"by":null,"ask":"bot.green","answer":"5","sum":"cb1d87504024dd98"}
{"n":631,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,5,"helmand","northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"310daaaaeeaf1a17"}
{"n":632,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"balochistan","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"balochistan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"balochistan"]]],"sum":"b90d5febdeb82ce4"}
{"n":633,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"waziristan",["{0}",[8]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"sum":"371bfc07f00842db"}
{"n":634,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"317485a251b75a2a"}
{"n":635,"by":null,"ask":"bot.die","answer":"4","sum":"5fb1989e97319403"}
{"n":636,"by":"taliban","how":"bot","ask":"manpads","answer":"cancel","why":[["8.7.1: die {0}: cancel",[4]]],"print":"f1fd61b8f772daa4","sum":"4f6c0a0f01c4e592"}
{"n":637,"by":null,"ask":"deck.card","answer":"65","print":"467de544f8c0ea51","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 13\nnext: 65\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36\neligible: government taliban\nresources: government=24 taliban=4 warlords=23\naid: 19\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1 support=S +1\nkandahar G:T8P5 support=S +1\nkhowst C:B1T4 G:T6P4 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u3a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u7a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"a6ca0d9883116c11"}
{"n":638,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Anti-Corruption Drive"]]],"sum":"0454bf4c5a3f04dd"}
{"n":639,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"d7ef2e27f1d3eeb0","sum":"dbe025edaf93f3fc"}
{"n":640,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,3]],"8.6.2: Govern could add Patronage: yes",["{0}: {1}",["8.6","train"]]],"sum":"6f4eb39084ba1f0e"}
{"n":641,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"kandahar"]]],"sum":"8e9c2e5be6f56281"}
{"n":642,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"kandahar"]]],"sum":"30ce78608fa83812"}
{"n":643,"by":"government","how":"bot","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"e1290289cf614677"}
{"n":644,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[10]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"7ec6d7bc9bf9ee84"}
{"n":645,"by":"government","how":"bot","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"977ffec2736b8a59"}
{"n":646,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"15c7381c3a06f8fc"}
{"n":647,"by":"government","how":"bot","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"e29febbc702bac86"}
{"n":648,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"61be0341c544ca7e"}
{"n":649,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"kandahar"]]],"sum":"130fc57555edf6f9"}
{"n":650,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"98a8ef9ab3e53cc8","sum":"b5ead097d7ba832b"}
{"n":651,"by":null,"ask":"deck.card","answer":"12","print":"05d9b396d91b5c05","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 65\nnext: 12\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13\neligible: coalition warlords\nresources: government=18 taliban=4 warlords=23\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u3a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u7a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"e3572946b446571c"}
{"n":652,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Islamabad Blocks Resupply"]]],"sum":"41e7ff7b20bbc17c"}
{"n":653,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"c8d82893dd91655d","sum":"9dc6374ea8c5fe70"}
{"n":654,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,4]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"eab9fbc9dc857908"}
{"n":655,"by":null,"ask":"bot.tan","answer":"3","sum":"2e711b7406edfac7"}
{"n":656,"by":null,"ask":"bot.black","answer":"6","sum":"53022f0ea3636d7b"}
{"n":657,"by":null,"ask":"bot.green","answer":"1","sum":"cb47c718c3531878"}
{"n":658,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,1,"nuristan","herat"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"109a9f67ccdafee9"}
{"n":659,"by":null,"ask":"bot.tan","answer":"6","sum":"a6fd00d67ea8262d"}
{"n":660,"by":null,"ask":"bot.black","answer":"1","sum":"3745627b9dcd2db7"}
{"n":661,"by":null,"ask":"bot.green","answer":"5","sum":"9a89aceb92849e31"}
{"n":662,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,5,"samangan","khowst"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"c53101b6784651e9"}
{"n":663,"by":null,"ask":"bot.tan","answer":"5","sum":"26622d9f7561bf82"}
{"n":664,"by":null,"ask":"bot.black","answer":"1","sum":"721d2f2eeb1eb0c1"}
{"n":665,"by":null,"ask":"bot.green","answer":"3","sum":"8b86c7780c5ae77c"}
{"n":666,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,3,"badakhshan","herat"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"536d57530c7ebbad"}
{"n":667,"by":null,"ask":"bot.tan","answer":"6","sum":"594d97d7c915fd99"}
{"n":668,"by":null,"ask":"bot.black","answer":"1","sum":"e168d54d35989164"}
{"n":669,"by":null,"ask":"bot.green","answer":"5","sum":"1764a3e6394be419"}
{"n":670,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,5,"samangan","khowst"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],"8.8: Sweep"],"sum":"4dbb61b6efdab4e4"}
{"n":671,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["zabol"]]],"sum":"5443639b11d98253"}
{"n":672,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"herat","why":[["8.8.2: the Air Lift: {0} to {1}",["herat, khowst","zabol"]]],"sum":"b9eebfbefc168fee"}
{"n":673,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"khowst","why":[["8.8.2: the Air Lift: {0} to {1}",["herat, khowst","zabol"]]],"sum":"e6831c1b17d5afe6"}
{"n":674,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"zabol","why":[["8.8.2: the Air Lift: {0} to {1}",["herat, khowst","zabol"]]],"sum":"cde8801e06d7229d"}
{"n":675,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"d6532efd06d73175"}
{"n":676,"by":null,"ask":"bot.die","answer":"2","sum":"39162692ccbc7dea"}
{"n":677,"by":"taliban","how":"bot","ask":"manpads","answer":"cancel","why":[["8.7.1: die {0}: cancel",[2]]],"sum":"06f5dce84a45b6df"}
{"n":678,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"654b72d9e7daee76"}
{"n":679,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"a429d63e532bd680"}
{"n":680,"by":"coalition","how":"bot","ask":"sweep.space","answer":"paktika","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"paktika"]]],"sum":"d514b87fdf50a690"}
{"n":681,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"f5e59aeaffd54333"}
{"n":682,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"0d08943ce50ddb49"}
{"n":683,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"404cea957af74af4","sum":"02ef94ffc3ffde7a"}
{"n":684,"by":null,"ask":"deck.card","answer":"18","print":"aed3d9bf4d4a3fc3","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 12\nnext: 18\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65\neligible: government taliban\nresources: government=14 taliban=3 warlords=27\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:a1 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2a1 support=O\nzabol T:B2u3a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u7a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\n","sum":"c6704777e2832dd5"}
{"n":685,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Village Stability Operations"]]],"sum":"0e323cee500dda17"}
{"n":686,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"0a41501311455ef6","sum":"5a6a33ab5edd0c1a"}
{"n":687,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[20,6]]]],["{0}: {1}",["8.7","rally"]]],"sum":"61d027299410d8e8"}
{"n":688,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"paktika"]]],"sum":"f338077cb6a7d7f4"}
{"n":689,"by":"taliban","how":"bot","ask":"rally.action","answer":"hide","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"paktika"]]],"sum":"18330c679acb0f03"}
{"n":690,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"fd53ae8720c7e536"}
{"n":691,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"90d3880ed10d6a4b"}
{"n":692,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, farah, ghazni, samangan, sar-e-pol"]]],"sum":"1d6a77a4590bd42b"}
{"n":693,"by":null,"ask":"bot.tan","answer":"4","sum":"59f9cca88aad8e0c"}
{"n":694,"by":null,"ask":"bot.black","answer":"2","sum":"1521a1824b66e05b"}
{"n":695,"by":null,"ask":"bot.green","answer":"1","sum":"9308666180d94ec3"}
{"n":696,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,1,"waziristan","ghazni"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"598cb4b7fd91aa34"}
{"n":697,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"75216041287821ad"}
{"n":698,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier"]]],"sum":"bfb7c91755fe8df3"}
{"n":699,"by":null,"ask":"bot.tan","answer":"3","sum":"3a961e0d456a959d"}
{"n":700,"by":null,"ask":"bot.black","answer":"6","sum":"1de28016cd6e80af"}
{"n":701,"by":null,"ask":"bot.green","answer":"3","sum":"104331455ff925e0"}
{"n":702,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,3,"baghlan","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"2fea559dd5a9c43a"}
{"n":703,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"344c44196971f0d6"}
{"n":704,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"34fba0f8871ef460"}
{"n":705,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"84388f9f84c0c8b8"}
{"n":706,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"4387e060d87f54b5"}
{"n":707,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"7793a354729b57bc"}
{"n":708,"by":"taliban","how":"bot","ask":"extort.space","answer":"ghazni","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"ghazni"]]],"sum":"28f6a7c60a4ad299"}
{"n":709,"by":"taliban","how":"bot","ask":"extort.space","answer":"zabol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"zabol"]]],"sum":"317e2f87d547f102"}
{"n":710,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"3f3bddfbf00e1f19"}
{"n":711,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"6d42c12f52f9d2aa"}
{"n":712,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"972b419e96f2bc5c","sum":"a0040e9bbb849a72"}
{"n":713,"by":null,"ask":"deck.card","answer":"55","print":"6d1a09136d85ebc3","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 18\nnext: 55\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12\neligible: coalition warlords\nresources: government=14 taliban=4 warlords=27\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1a1 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u2a2\nbalochistan T:a1\nnorthwest-frontier T:a2\nwaziristan T:B2u9a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\n","sum":"dc40433d1711d532"}
{"n":714,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["PRTs",4]]],"sum":"08eefa8fed33e64f"}
{"n":715,"by":null,"ask":"bot.die","answer":"3","sum":"1821092fdc6c3dd7"}
{"n":716,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[3,4,"PRTs"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"PRTs"]]],"sum":"b76a16b80cdad288"}
{"n":717,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"ab6be1dfd2315bd7","sum":"24d1b0e5b279198a"}
{"n":718,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,9]],["{0}: {1}",["8.5","rally"]]],"sum":"14f2b7cf513b23d5"}
{"n":719,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, nimruz, oruzgan"]]],"sum":"e71f69dd93e0ecf2"}
{"n":720,"by":null,"ask":"bot.tan","answer":"6","sum":"4fa32df89e99946f"}
{"n":721,"by":null,"ask":"bot.black","answer":"3","sum":"1a37291a3782f22a"}
{"n":722,"by":null,"ask":"bot.green","answer":"6","sum":"df46732c81ce77fa"}
{"n":723,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,6,"ghowr","nimruz"]],["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"nimruz"]]],"sum":"6273c488d45dbd90"}
{"n":724,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"nimruz"]]],"sum":"32da8fb1b5b7e60c"}
{"n":725,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, oruzgan"]]],"sum":"13e6fe309af8ab51"}
{"n":726,"by":null,"ask":"bot.tan","answer":"4","sum":"65b8260f96dd051d"}
{"n":727,"by":null,"ask":"bot.black","answer":"2","sum":"e4efb5fc800b41fa"}
{"n":728,"by":null,"ask":"bot.green","answer":"5","sum":"52e89f663e235e54"}
{"n":729,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,5,"ghazni","faryab"]],["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"faryab"]]],"sum":"8d21c1ecc527b3c6"}
{"n":730,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"faryab"]]],"sum":"c57f995e32fd4602"}
{"n":731,"by":"warlords","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"oruzgan"]]],"sum":"d2ae37ddc847e98e"}
{"n":732,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"oruzgan"]]],"sum":"6f1a9816c15688fd"}
{"n":733,"by":"warlords","how":"bot","ask":"rally.space","answer":"traffic","why":[["8.5.4: no {0}",["cultivate"]],["8.5.4: {0}",["traffic"]]],"sum":"b9e7d5a34df46a8a"}
{"n":734,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"7fd8e394e51dc89a"}
{"n":735,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"c6c063c888b8691b","sum":"8144175357667e80"}
{"n":736,"by":null,"ask":"deck.card","answer":"17","print":"99e14e64e53fe292","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 55\nnext: 17\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18\neligible: government taliban\nresources: government=14 taliban=4 warlords=32\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1a1 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:P2\noruzgan W:B1\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u2a2\nbalochistan T:a1\nnorthwest-frontier T:a2\nwaziristan T:B2u9a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\n","sum":"1714fee7bbb304ac"}
{"n":737,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Breaktime"]]],"sum":"11a781f53ae3a37f"}
{"n":738,"by":"taliban","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"fa41c834f8a40210"}
{"n":739,"by":"taliban","how":"bot","ask":"event.faction","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","coalition, government, warlords"]]],"sum":"29e6358c87d6f4ac"}
{"n":740,"by":null,"ask":"bot.die","answer":"6","sum":"7bd9626dc3cd9cb3"}
{"n":741,"by":"taliban","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: dice {1}: {2}",["8.1.2","6","warlords"]],["{0}: {1}",[["8.1.2: a random Faction, of the enemies that have not executed",[]],"warlords"]]],"print":"bd9ed83b77790d68","sum":"25839d13cf5e9a07"}
{"n":742,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,2]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrilla",[1]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"f67480a0ef029d38"}
{"n":743,"by":"government","how":"bot","ask":"sweep.space","answer":"balkh","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"balkh",["{0}",[2]]]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"balkh"]]],"sum":"7d8817c6f9893c00"}
{"n":744,"by":"government","how":"bot","ask":"sweep.origin","answer":"kabul","why":[["8.6.4: just enough Troops: {0} from {1}",[6,"kabul"]]],"sum":"15d431e08c574412"}
{"n":745,"by":"government","how":"bot","ask":"sweep.troops","answer":"6","why":[["8.6.4: just enough Troops: {0} from {1}",[6,"kabul"]]],"sum":"c0ea2b7a81d030c1"}
{"n":746,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"e036b0d6dbce8ad4"}
{"n":747,"by":"government","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.6.4: Kabul",[]],"kabul"]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[1,0,"kabul"]]],"sum":"a58371d110109213"}
{"n":748,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"b7172cf52e4debc5"}
{"n":749,"by":"government","how":"bot","ask":"sweep.space","answer":"paktika","why":[["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[1,0,"paktika"]]],"sum":"0239101c2746e58f"}
{"n":750,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"18ca254591b9e0ec"}
{"n":751,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"0287bf40a6206f99"}
{"n":752,"by":"government","how":"bot","ask":"sweep.targets","answer":"both","why":["8.1.1: all that can be found"],"sum":"1dd7003c340a8be0"}
{"n":753,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[8,"herat"]],["8.2: among {0}",["baghlan, nuristan"]]],"sum":"f9c025fe1ccba67b"}
{"n":754,"by":null,"ask":"bot.tan","answer":"6","sum":"434f88ea7c8d8b61"}
{"n":755,"by":null,"ask":"bot.black","answer":"5","sum":"cb4484fce97e7bcf"}
{"n":756,"by":null,"ask":"bot.green","answer":"4","sum":"128bb7d2a4a7fa74"}
{"n":757,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,4,"bamian","nuristan"]],["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"nuristan"]],"8.6.2: Transport"],"sum":"67a97906802af7b9"}
{"n":758,"by":"government","how":"bot","ask":"transport.origin","answer":"herat","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[8,"herat"]]],"sum":"282ec18fe941f2c1"}
{"n":759,"by":"government","how":"bot","ask":"transport.destination","answer":"nuristan","why":[["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"nuristan"]]],"sum":"2a7ecfa494ef8718"}
{"n":760,"by":"government","how":"bot","ask":"transport.troops","answer":"7","why":["8.6.2: all of the excess, but 1 stays"],"print":"f181d989d920bd2c","sum":"2f1d6be87d7a407d"}
{"n":761,"by":null,"ask":"deck.top","answer":"event","sum":"cb99f9874bcc5ee4"}
{"n":762,"by":null,"ask":"deck.card","answer":"25","print":"39f490228e523ff7","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 17\nnext: 25\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55\neligible: coalition taliban\nresources: government=4 taliban=4 warlords=33\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh G:T6 W:B2a3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P6 +1\nkabul C:B1T4 G:T2P5 T:a2 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:T7P2\noruzgan W:B1\npaktika C:T4 G:P2 T:B2a1 support=O\nzabol T:B2u2a2\nbalochistan T:a1\nnorthwest-frontier T:a2\nwaziristan T:B2u9a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\n","sum":"99a02e416302301e"}
{"n":763,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"NATO"]]],"sum":"f8af102699e8bf26"}
{"n":764,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"62e2e558885ebab6"}
{"n":765,"by":"coalition","how":"bot","ask":"event.free","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"c1fce9a9a26ef654"}
{"n":766,"by":null,"ask":"bot.die","answer":"3","sum":"4db94444bd72c758"}
{"n":767,"by":"coalition","how":"bot","ask":"event.free","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[3]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"kandahar",["{0}",[3]]]],["8.2: among {0}",["ghazni, kabul, paktika, zabol"]]],"sum":"3765f3dd898ff3d1"}
{"n":768,"by":null,"ask":"bot.tan","answer":"2","sum":"efe84545c5b83746"}
{"n":769,"by":null,"ask":"bot.black","answer":"3","sum":"a1b2b1bca52c30db"}
{"n":770,"by":null,"ask":"bot.green","answer":"4","sum":"51a88dd6316c3150"}
{"n":771,"by":"coalition","how":"bot","ask":"event.free","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,4,"badghis","zabol"]],["8.2: among {0}",["ghazni, kabul, paktika"]]],"sum":"cf52b37cf003f16a"}
{"n":772,"by":null,"ask":"bot.tan","answer":"5","sum":"415d29ef9f406a7d"}
{"n":773,"by":null,"ask":"bot.black","answer":"3","sum":"aec98081cfb02cf7"}
{"n":774,"by":null,"ask":"bot.green","answer":"6","sum":"59f78a915e117eb8"}
{"n":775,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,6,"ghowr","paktika"]],["8.4.4: a free {0}",["surge"]]],"sum":"2b182926638fd454"}
{"n":776,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"kandahar"]]],"sum":"7927153a073628b2"}
{"n":777,"by":"coalition","how":"bot","ask":"surge.space","answer":"zabol","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"zabol"]]],"sum":"0d6e7fcfaaaf007a"}
{"n":778,"by":"coalition","how":"bot","ask":"surge.space","answer":"paktika","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"paktika"]]],"sum":"ca1cec5e6052fcc6"}
{"n":779,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",1]]],"sum":"4a5696186c9aaf7a"}
{"n":780,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["zabol",1]]],"sum":"8344607c519d0524"}
{"n":781,"by":"coalition","how":"bot","ask":"surge.troops","answer":"5","why":[["8.8.2: Coalition Troops in {0}: {1}",["paktika",5]]],"sum":"ba4c5cb7c9bf41bf"}
{"n":782,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"a5f754d50f62fa75"}
{"n":783,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"5c9f32e70f2a77c1"}
{"n":784,"by":null,"ask":"surge.roll","answer":"3","sum":"93a6f55146a6eb12"}
{"n":785,"by":"coalition","how":"bot","ask":"surge.aid","answer":"3","why":["8.8.2: all of the roll is added to Aid"],"print":"aedd0382fb2dcce5","sum":"1dbbeb3a1fc5bf9e"}
{"n":786,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[14,11]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,2]]]],["{0}: {1}",["8.7","march"]]],"sum":"a67593a34a6a7d93"}
{"n":787,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"c80239cbc84dabf8"}
{"n":788,"by":null,"ask":"bot.die","answer":"6","sum":"149704a69628f354"}
{"n":789,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["{0}: dice {1}: {2}",["8.3","6","kandahar-kabul"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-kabul",1]]],"sum":"86659b4b62522f5b"}
{"n":790,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-kabul",1]]],"sum":"3bbe3e7c526d8266"}
{"n":791,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-kabul",1]]],"sum":"9852b5125c165712"}
{"n":792,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"2c097fa371f2a54e"}
{"n":793,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","farah-kandahar",1]]],"sum":"b75b2619c5876933"}
{"n":794,"by":"taliban","how":"bot","ask":"march.destination","answer":"farah-kandahar","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","farah-kandahar",1]]],"sum":"708f2c84663d0634"}
{"n":795,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","farah-kandahar",1]]],"sum":"3c1a87de0cd7d96a"}
{"n":796,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"6ddd2ce7d8561129"}
{"n":797,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, khowst, nuristan, oruzgan"]]],"sum":"df50616018b19573"}
{"n":798,"by":null,"ask":"bot.tan","answer":"5","sum":"e2c6940db47eb87d"}
{"n":799,"by":null,"ask":"bot.black","answer":"6","sum":"b7392670f60d89c7"}
{"n":800,"by":null,"ask":"bot.green","answer":"6","sum":"028883999edff005"}
{"n":801,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,6,"kandahar","kandahar"]],["8.2: among {0}",["khowst, nuristan, oruzgan"]]],"sum":"d416f4702a66a794"}
{"n":802,"by":null,"ask":"bot.tan","answer":"1","sum":"10d9f4e04922c259"}
{"n":803,"by":null,"ask":"bot.black","answer":"2","sum":"03cdbc99277fec51"}
{"n":804,"by":null,"ask":"bot.green","answer":"5","sum":"a94092a13e3128de"}
{"n":805,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,5,"farah","oruzgan"]],["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","kandahar"]]],"sum":"6ec7ae3d003f51ad"}
{"n":806,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","kandahar"]]],"sum":"362e0b5285b925b2"}
{"n":807,"by":"taliban","how":"bot","ask":"march.count","answer":"10","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","kandahar"]]],"sum":"582b0527662c61a0"}
{"n":808,"by":"taliban","how":"bot","ask":"march.underground","answer":"8","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[8]]],"sum":"8dc6697ff6539cd8"}
{"n":809,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.7.3 step 2: all that can go, {0} to {1}",["zabol","oruzgan"]]],"sum":"9c8192e6a178cf13"}
{"n":810,"by":"taliban","how":"bot","ask":"march.destination","answer":"oruzgan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["zabol","oruzgan"]]],"sum":"dad5e81bca07c38c"}
{"n":811,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["zabol","oruzgan"]]],"sum":"bede86198b72233a"}
{"n":812,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"8032c6cc3d3824c5"}
{"n":813,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"khowst, nuristan",["{0}",[0]]]],["8.2: among {0}",["khowst, nuristan"]]],"sum":"070ce714eae68176"}
{"n":814,"by":null,"ask":"bot.tan","answer":"1","sum":"af6a1a8e83dd101f"}
{"n":815,"by":null,"ask":"bot.black","answer":"2","sum":"41cce3e498de27ec"}
{"n":816,"by":null,"ask":"bot.green","answer":"3","sum":"9de236411f89a378"}
{"n":817,"by":"taliban","how":"bot","ask":"march.origin","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","khowst"]],["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"northwest-frontier",["{0}",[0]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"kandahar","oruzgan"]]],"sum":"3622edcb38b0ad81"}
{"n":818,"by":"taliban","how":"bot","ask":"march.destination","answer":"oruzgan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"kandahar","oruzgan"]]],"sum":"82937d0fc7d67812"}
{"n":819,"by":"taliban","how":"bot","ask":"march.count","answer":"9","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"kandahar","oruzgan"]]],"sum":"da036d6d1237e65b"}
{"n":820,"by":"taliban","how":"bot","ask":"march.underground","answer":"7","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[7]]],"sum":"da96b9e549e8280e"}
{"n":821,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"oruzgan","ghazni"]]],"sum":"86892135043ce5e4"}
{"n":822,"by":"taliban","how":"bot","ask":"march.destination","answer":"ghazni","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"oruzgan","ghazni"]]],"sum":"f250864d709e6f33"}
{"n":823,"by":"taliban","how":"bot","ask":"march.count","answer":"8","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"oruzgan","ghazni"]]],"sum":"abd7e4ff8e7d5d05"}
{"n":824,"by":"taliban","how":"bot","ask":"march.underground","answer":"6","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[6]]],"sum":"dc92063fc61b5944"}
{"n":825,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",0,1,"northwest-frontier","khowst"]]],"sum":"2154d34441e3cd88"}
{"n":826,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",0,1,"northwest-frontier","khowst"]]],"sum":"3655cea40bb88ec6"}
{"n":827,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",0,1,"northwest-frontier","khowst"]]],"sum":"6afbd364b649e224"}
{"n":828,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghazni","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"ghazni","khowst"]]],"sum":"bd947f074a34d157"}
{"n":829,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"ghazni","khowst"]]],"sum":"492f903a63d99e43"}
{"n":830,"by":"taliban","how":"bot","ask":"march.count","answer":"8","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"ghazni","khowst"]]],"sum":"94913d6152eca247"}
{"n":831,"by":"taliban","how":"bot","ask":"march.underground","answer":"6","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[6]]],"sum":"4c7ead688953cffe"}
{"n":832,"by":"taliban","how":"bot","ask":"march.origin","answer":"khowst","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"nuristan",["{0}",[0]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"khowst","northwest-frontier"]]],"sum":"af583fc1609bf666"}
{"n":833,"by":"taliban","how":"bot","ask":"march.destination","answer":"northwest-frontier","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"khowst","northwest-frontier"]]],"sum":"aa763987a53ba337"}
{"n":834,"by":"taliban","how":"bot","ask":"march.count","answer":"8","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"khowst","northwest-frontier"]]],"sum":"26dfb76ae784a5b1"}
{"n":835,"by":"taliban","how":"bot","ask":"march.underground","answer":"6","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[6]]],"sum":"3268e778eac5c2b2"}
{"n":836,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"northwest-frontier","nuristan"]]],"sum":"08e68d0ec178ac9b"}
{"n":837,"by":"taliban","how":"bot","ask":"march.destination","answer":"nuristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"northwest-frontier","nuristan"]]],"sum":"d33aabaac4ca290f"}
{"n":838,"by":"taliban","how":"bot","ask":"march.count","answer":"8","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"northwest-frontier","nuristan"]]],"sum":"a67bcb288803cede"}
{"n":839,"by":"taliban","how":"bot","ask":"march.underground","answer":"6","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[6]]],"sum":"3648344f14c56780"}
{"n":840,"by":"taliban","how":"bot","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"e7292c2ca2cb9ac8"}
{"n":841,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"oruzgan","why":[["{0}: {1}",[["8.7.2: Infiltrate: Warlord pieces",[]],"oruzgan"]]],"sum":"9451f992f2525f79"}
{"n":842,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"6e49a573be41691c"}
{"n":843,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"441b4873d6924366","sum":"c3e67db5f150c3f1"}
{"n":844,"by":null,"ask":"deck.top","answer":"event","sum":"a3054bd83b5b10ce"}
{"n":845,"by":null,"ask":"deck.card","answer":"62","print":"56affe8ec67c91f0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 25\nnext: 62\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17\neligible: government warlords\nresources: government=4 taliban=1 warlords=33\naid: 17\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh G:T6 W:B2a3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P6 +1\nkabul C:B1T4 G:T2P5 T:a2 support=S +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T7P6 T:a1 support=S +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:T7P2 T:u6a2\noruzgan T:u2a1\npaktika C:T5 G:P2 T:B2a1 support=O\nzabol C:T1 T:B2u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar T:a1\nkandahar-kabul T:u1\n","sum":"9484c18418fe9490"}
{"n":846,"by":"government","how":"bot","ask":"turn","answer":"patrol","why":[["8.1: {0} would change nothing",["Koran Burning"]],["8.6.2: at least {0} pieces Available: no ({1})",[15,2]],"8.6.2: Govern could add Patronage: no",["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar, kandahar-kabul"]],["{0}: {1}",["8.6","patrol"]]],"sum":"e8a895a7287afd70"}
{"n":847,"by":"government","how":"bot","ask":"patrol.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"43975fd1c42129d6"}
{"n":848,"by":null,"ask":"bot.die","answer":"1","sum":"f7a25e28a9b5edd4"}
{"n":849,"by":"government","how":"bot","ask":"patrol.space","answer":"farah-kandahar","why":[["{0}: dice {1}: {2}",["8.3","1","farah-kandahar"]],["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar"]]],"sum":"eec18e33cff4a41b"}
{"n":850,"by":"government","how":"bot","ask":"patrol.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"herat, khowst",["{0}",[6]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"13fbb24d5f7914ab"}
{"n":851,"by":null,"ask":"bot.tan","answer":"2","sum":"c00ab25243ab81a8"}
{"n":852,"by":null,"ask":"bot.black","answer":"5","sum":"562ab186fdfa2113"}
{"n":853,"by":null,"ask":"bot.green","answer":"4","sum":"c927464f5214eb73"}
{"n":854,"by":"government","how":"bot","ask":"patrol.origin","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,4,"oruzgan","khowst"]],["8.6.3: 1 Police from {0} to {1}",["khowst","farah-kandahar"]]],"sum":"2aeaf05fa100066a"}
{"n":855,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["khowst","farah-kandahar"]]],"sum":"87d87d0727db2ba7"}
{"n":856,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["khowst","farah-kandahar"]]],"sum":"c5286ff14a4097e2"}
{"n":857,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"643eed737e970eaa"}
{"n":858,"by":"government","how":"bot","ask":"patrol.space","answer":"kandahar-kabul","why":[["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kandahar-kabul"]]],"sum":"8ebee89d651a469e"}
{"n":859,"by":"government","how":"bot","ask":"patrol.origin","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"herat",["{0}",[6]]]],["8.6.3: 1 Police from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"327b6aecde9229b9"}
{"n":860,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"59730c5a8e2666c5"}
{"n":861,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"4c187906282139bd"}
{"n":862,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"7d6d220e11ae54f3"}
{"n":863,"by":"government","how":"bot","ask":"patrol.space","answer":"done","why":["8.6.3: no other place to bring cubes to"],"sum":"f42581b743d41472"}
{"n":864,"by":"government","how":"bot","ask":"patrol.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"c2dacad86e921d26"}
{"n":865,"by":"government","how":"bot","ask":"patrol.assault","answer":"roll-spaces","why":[["{0}: no {1}",["8.6.2","govern"]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"7f5d9344533f9e84"}
{"n":866,"by":null,"ask":"bot.tan","answer":"4","sum":"8ba607091d96c032"}
{"n":867,"by":null,"ask":"bot.black","answer":"2","sum":"e9930aaf3604da0c"}
{"n":868,"by":null,"ask":"bot.green","answer":"3","sum":"6f815b84cb6baa2c"}
{"n":869,"by":"government","how":"bot","ask":"patrol.assault","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,3,"khowst","khowst"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[7,"khowst"]],["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"baghlan"]],"8.6.2: Transport"],"sum":"c39e1ac186eb4b8f"}
{"n":870,"by":"government","how":"bot","ask":"transport.origin","answer":"khowst","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[7,"khowst"]]],"sum":"17df1facab6f6802"}
{"n":871,"by":"government","how":"bot","ask":"transport.destination","answer":"baghlan","why":[["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"baghlan"]]],"sum":"e09e4684ae2b8113"}
{"n":872,"by":"government","how":"bot","ask":"transport.troops","answer":"6","why":["8.6.2: all of the excess, but 1 stays"],"print":"08ac8aeff69e62f6","sum":"a72e5010caf7b808"}
{"n":873,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Koran Burning"]]],"sum":"34c45cf0d02b4f83"}
{"n":874,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"e9a389bab4e0e4e5"}
{"n":875,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"kabul, kandahar, khowst",["{0}",[7]]]],["{0}: {1} ({2})",[["8.4.4: greatest shift there",[]],"kabul",["{0}",[4]]]]],"sum":"6734cd75f6692cd9"}
{"n":876,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"kandahar, khowst",["{0}",[3]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"a181116f9b51b03d"}
{"n":877,"by":null,"ask":"bot.tan","answer":"3","sum":"80bd8b195963e738"}
{"n":878,"by":null,"ask":"bot.black","answer":"2","sum":"bb14c17161d8a883"}
{"n":879,"by":null,"ask":"bot.green","answer":"2","sum":"be524235e1b391aa"}
{"n":880,"by":"warlords","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,2,"waziristan","khowst"]]],"print":"f68bc627af92f6aa","sum":"162f2426a215c9cf"}
{"n":881,"by":null,"ask":"deck.top","answer":"event","sum":"b49823b8b2d55f83"}
{"n":882,"by":null,"ask":"deck.card","answer":"9","print":"0dfd18706069b675","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 62\nnext: 9\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25\neligible: coalition taliban\nresources: government=0 taliban=1 warlords=34\naid: 17\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2a3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P5 +1\nkabul C:B1T4 G:T2P5 T:a2 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 T:a1 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:T7P2 T:u6a2\noruzgan T:u2a1\npaktika C:T5 G:P2 T:B2a1 support=O\nzabol C:T1 T:B2u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a1\nkandahar-kabul G:P1 T:a1\n","sum":"c6e17120090e5789"}
{"n":883,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.1: {0} would change nothing",["Local Understanding"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[13,12]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,2]]]],["{0}: {1}",["8.7","march"]]],"sum":"b0599d4f21d4ecd6"}
{"n":884,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"15d9dab1cd7e262d"}
{"n":885,"by":null,"ask":"bot.die","answer":"5","sum":"478afda144ef5812"}
{"n":886,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["{0}: dice {1}: {2}",["8.3","5","farah-kandahar"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","farah-kandahar",1]]],"sum":"734209a43f9391a0"}
{"n":887,"by":"taliban","how":"bot","ask":"march.destination","answer":"farah-kandahar","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","farah-kandahar",1]]],"sum":"dded3bc85c561695"}
{"n":888,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","farah-kandahar",1]]],"sum":"743e01a5d79e2158"}
{"n":889,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"6319ff76acf381be"}
{"n":890,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"124cb5bde5800313"}
{"n":891,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"0671b2033e1cd0ef"}
{"n":892,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"91c6ddc5c193041d"}
{"n":893,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"358ba50dff676c55"}
{"n":894,"by":"taliban","how":"bot","ask":"march.origin","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"dedf8eb2c2fad888"}
{"n":895,"by":"taliban","how":"bot","ask":"extort.space","answer":"oruzgan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"oruzgan"]]],"sum":"91e88a982ba6475c"}
{"n":896,"by":"taliban","how":"bot","ask":"extort.space","answer":"zabol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"zabol"]]],"sum":"f54af26f2e29096a"}
{"n":897,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"c81588f43b833f7e"}
{"n":898,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah-kandahar","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah-kandahar"]]],"sum":"1693ae114cfa90a6"}
{"n":899,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"825171f9e012cd59","sum":"952c3c837bb0c9f4"}
{"n":900,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Local Understanding"]]],"sum":"598742179e39c461"}
{"n":901,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"92cbf69330c3c8dc","sum":"2974f5df68a88df3"}
{"n":902,"by":null,"ask":"deck.top","answer":"event","sum":"4e64a112d2db90f1"}
{"n":903,"by":null,"ask":"deck.card","answer":"21","print":"1fd4f325688e64b2","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 9\nnext: 21\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62\neligible: government warlords\nresources: government=0 taliban=5 warlords=36\naid: 17\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2a3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P5 +1\nkabul C:B1T4 G:T2P5 T:a2 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 T:a1 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:T7P2 T:u6a2\noruzgan T:a1\npaktika C:T5 G:P2 T:B2a1 support=O\nzabol C:T1 T:B2a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"2e4999df0975894e"}
{"n":904,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Special Forces"]]],"sum":"a627eb7e26dae2da"}
{"n":905,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"f8d51317ab004d4e"}
{"n":906,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"paktika, zabol",["{0}",[2]]]],["8.2: among {0}",["paktika, zabol"]]],"sum":"f7365f2af691eb3c"}
{"n":907,"by":null,"ask":"bot.tan","answer":"6","sum":"f7305cd33f228ccc"}
{"n":908,"by":null,"ask":"bot.black","answer":"4","sum":"b84b12d21ec1bf95"}
{"n":909,"by":null,"ask":"bot.green","answer":"1","sum":"6e8ef97159daa191"}
{"n":910,"by":"government","how":"bot","ask":"event.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,1,"balkh","zabol"]]],"sum":"11eb3f4fa237236c"}
{"n":911,"by":"government","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"sum":"c40be85792c107e1"}
{"n":912,"by":"government","how":"bot","ask":"event.remove.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"e319ff2de39ac163","sum":"5041a0d13825cad2"}
{"n":913,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,13]],["{0}: {1}",["8.5","rally"]]],"sum":"b6df9e9f5c227678"}
{"n":914,"by":"warlords","how":"bot","ask":"rally.space","answer":"balkh","why":[["{0}: {1}",[["8.5.1 step 1: all Guerrillas Active at a Base with cubes",[]],"balkh"]]],"sum":"e20b9fac45b9df38"}
{"n":915,"by":"warlords","how":"bot","ask":"rally.action","answer":"hide","why":[["{0}: {1}",[["8.5.1 step 1: all Guerrillas Active at a Base with cubes",[]],"balkh"]]],"sum":"19f67f959e1aefee"}
{"n":916,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, nimruz"]]],"sum":"72013f4e0ee87574"}
{"n":917,"by":null,"ask":"bot.tan","answer":"2","sum":"2d7844b58c5be2cc"}
{"n":918,"by":null,"ask":"bot.black","answer":"4","sum":"e8cf5f781cf19a49"}
{"n":919,"by":null,"ask":"bot.green","answer":"6","sum":"9e924c4b2e4824a9"}
{"n":920,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","faryab"]],["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"faryab"]]],"sum":"4ad45f76d18cd128"}
{"n":921,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"faryab"]]],"sum":"3975833dfc2627bf"}
{"n":922,"by":"warlords","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"178c9a36e5098ae9"}
{"n":923,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"nimruz"]]],"sum":"19a699c0347efb7e"}
{"n":924,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"nimruz"]]],"sum":"7644d5f64c30be31"}
{"n":925,"by":"warlords","how":"bot","ask":"rally.space","answer":"traffic","why":[["8.5.4: no {0}",["cultivate"]],["8.5.4: {0}",["traffic"]]],"sum":"ebe146316dbd94ee"}
{"n":926,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"f8c39bdb36a0f5c3"}
{"n":927,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"6003cbee9ddb182f","sum":"5de8f76f7b611302"}
{"n":928,"by":null,"ask":"deck.top","answer":"event","sum":"9b69abbea1f13bb0"}
{"n":929,"by":null,"ask":"deck.card","answer":"72","print":"1aa4083122d92e8c","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 21\nnext: 72\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9\neligible: coalition taliban\nresources: government=0 taliban=5 warlords=40\naid: 17\npatronage: 8\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P5 +1\nkabul C:B1T4 G:T2P5 T:a2 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 T:a1 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:u6a2\noruzgan T:a1\npaktika C:T5 G:P2 T:B2a1 support=O\nzabol C:T1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"a8f5ec8bef32bcd7"}
{"n":930,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Operation Iraqi Freedom"]]],"sum":"7b871d77dffa948b"}
{"n":931,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"24d4f903fd8f8313"}
{"n":932,"by":"coalition","how":"bot","ask":"event.remove.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.4.1: most Coalition Troops",[]],"paktika",["{0}",[5]]]]],"sum":"adca796ae5f10dda"}
{"n":933,"by":"coalition","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.1: one at a time, each to the best space",[]],"1"]]],"sum":"f4f61b76d3ddd2d4"}
{"n":934,"by":"coalition","how":"bot","ask":"event.remove.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.1: most Coalition Troops",[]],"herat, kabul, khowst, paktika",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, khowst, paktika"]]],"sum":"dcbe30fe90e8acef"}
{"n":935,"by":null,"ask":"bot.tan","answer":"3","sum":"4e736b5969c70da9"}
{"n":936,"by":null,"ask":"bot.black","answer":"5","sum":"d010bb2834dec149"}
{"n":937,"by":null,"ask":"bot.green","answer":"6","sum":"a552112fdb881bd7"}
{"n":938,"by":"coalition","how":"bot","ask":"event.remove.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,6,"northwest-frontier","herat"]]],"sum":"5694cbb99638539f"}
{"n":939,"by":"coalition","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.1: one at a time, each to the best space",[]],"1"]]],"sum":"93d525900da50bee"}
{"n":940,"by":"coalition","how":"bot","ask":"event.remove.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.1: most Coalition Troops",[]],"kabul, khowst, paktika",["{0}",[4]]]],["8.2: among {0}",["kabul, khowst, paktika"]]],"sum":"1e441a080d6f573d"}
{"n":941,"by":null,"ask":"bot.tan","answer":"4","sum":"d8b4f922de41fa2d"}
{"n":942,"by":null,"ask":"bot.black","answer":"6","sum":"d1baafb7b53ac66b"}
{"n":943,"by":null,"ask":"bot.green","answer":"5","sum":"48da2fd83e4e82c4"}
{"n":944,"by":"coalition","how":"bot","ask":"event.remove.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,5,"northwest-frontier","paktika"]]],"print":"019a9368709f4de3","sum":"5894daae2eca9ec5"}
{"n":945,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,19]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"7e4967fc6e1191f9"}
{"n":946,"by":null,"ask":"bot.tan","answer":"3","sum":"79fc9bc805b15d54"}
{"n":947,"by":null,"ask":"bot.black","answer":"4","sum":"fcb811fb4665d9cf"}
{"n":948,"by":null,"ask":"bot.green","answer":"4","sum":"57c985027088e6e0"}
{"n":949,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,4,"kabul","kabul"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst",["{0}",[4]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat",["{0}",[3]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[2]],["{0} Taliban pieces",[9]]]]]],"8.8: Assault"],"sum":"9109f8caf9698024"}
{"n":950,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"paktika",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"819bc6bd963b6b96"}
{"n":951,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"kabul",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"74770cdde1641ba4"}
{"n":952,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"3d4aa26fa6436820"}
{"n":953,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"8e4337d4005065c4"}
{"n":954,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier, waziristan"]]],"sum":"5fe7ee8bb9a3a539"}
{"n":955,"by":null,"ask":"bot.tan","answer":"3","sum":"2ee21b6756f292eb"}
{"n":956,"by":null,"ask":"bot.black","answer":"6","sum":"1f119317b9c7f3e3"}
{"n":957,"by":null,"ask":"bot.green","answer":"4","sum":"91344bd195d045dc"}
{"n":958,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"83e4e0ae929306d7"}
{"n":959,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"ghazni, oruzgan, balochistan"]],["8.2: among {0}",["ghazni, oruzgan, balochistan"]]],"sum":"af7ebee2be26e732"}
{"n":960,"by":null,"ask":"bot.tan","answer":"1","sum":"d9cd70f2e19dc4a8"}
{"n":961,"by":null,"ask":"bot.black","answer":"3","sum":"1a6eeea184945c64"}
{"n":962,"by":null,"ask":"bot.green","answer":"2","sum":"943f3482f1d2b16d"}
{"n":963,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,2,"herat","oruzgan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"oruzgan"]]],"sum":"98780be6c3c493eb"}
{"n":964,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"ghazni, balochistan"]],["8.2: among {0}",["ghazni, balochistan"]]],"sum":"092dfde51df55d12"}
{"n":965,"by":null,"ask":"bot.tan","answer":"4","sum":"929af64deb88faa9"}
{"n":966,"by":null,"ask":"bot.black","answer":"5","sum":"2963b3b61af27178"}
{"n":967,"by":null,"ask":"bot.green","answer":"1","sum":"126a1b7fb67458f4"}
{"n":968,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,1,"nuristan","balochistan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"balochistan"]]],"sum":"a547f7e9398c652a"}
{"n":969,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"4fbb54d21b6e5db4"}
{"n":970,"by":null,"ask":"bot.die","answer":"6","sum":"02f7a6260856d31d"}
{"n":971,"by":"taliban","how":"bot","ask":"manpads","answer":"allow","why":[["8.7.1: die {0}: allow",[6]]],"print":"4d93bdd62b9dd0a0","sum":"c28b40104b8d99fd"}
{"n":972,"by":null,"ask":"deck.top","answer":"event","sum":"b61a33a53ee10afd"}
{"n":973,"by":null,"ask":"deck.card","answer":"42","print":"1db7ec64012e5410","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 72\nnext: 42\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21\neligible: government warlords\nresources: government=0 taliban=5 warlords=40\naid: 14\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T1P5 +1\nkabul C:B1T4 G:T2P5 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:u6a2\npaktika C:T3 G:P2 support=O\nzabol C:T1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"3733d0a3d66699d6"}
{"n":974,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Poppy Crop Failure"]]],"sum":"d80c159ae57d1d02"}
{"n":975,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"8ac0da328543ddee","sum":"c278983f2ae3b49c"}
{"n":976,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"eef0ecab7723b9f3","sum":"7a84286dbb133cd0"}
{"n":977,"by":null,"ask":"deck.top","answer":"event","sum":"6f739a11ad75886f"}
{"n":978,"by":null,"ask":"deck.card","answer":"56","print":"42837c451fc5b970","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 42\nnext: 56\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72\neligible: coalition government taliban\nresources: government=3 taliban=5 warlords=50\naid: 14\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T1P5 +1\nkabul C:B1T4 G:T2P5 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:u6a2\npaktika C:T3 G:P2 support=O\nzabol C:T1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"2e6efbe04ef29f57"}
{"n":979,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"NGOs"]]],"sum":"e054597459aed0cb"}
{"n":980,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"f22a8bedcca79f18"}
{"n":981,"by":"government","how":"bot","ask":"event.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift there",[]],"paktika",["{0}",[1]]]]],"sum":"80dab78f24840505"}
{"n":982,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, khowst"]]],"sum":"a1dc48263b0ae68f"}
{"n":983,"by":null,"ask":"bot.tan","answer":"5","sum":"d3e0254900939255"}
{"n":984,"by":null,"ask":"bot.black","answer":"4","sum":"845e9f0580c1f982"}
{"n":985,"by":null,"ask":"bot.green","answer":"3","sum":"d37081e9ba89994e"}
{"n":986,"by":"government","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,3,"faryab","khowst"]]],"print":"bd952db272bb8a19","sum":"559ea82b3363ac2b"}
{"n":987,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,13]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"82b0e66a3783fb4a"}
{"n":988,"by":null,"ask":"bot.tan","answer":"2","sum":"9728b83a5f1927bc"}
{"n":989,"by":null,"ask":"bot.black","answer":"1","sum":"e0a8bdc7af02a103"}
{"n":990,"by":null,"ask":"bot.green","answer":"4","sum":"ea210b2dd4e1d48e"}
{"n":991,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,4,"nimruz","khowst"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, paktika",["{0}",[3]]]],["8.2: among {0}",["herat, paktika"]]],"sum":"4a1ee1afc15d9894"}
{"n":992,"by":null,"ask":"bot.tan","answer":"6","sum":"926e9ee9ca96e464"}
{"n":993,"by":null,"ask":"bot.black","answer":"3","sum":"7e14dbd5b829abda"}
{"n":994,"by":null,"ask":"bot.green","answer":"4","sum":"e42bfa4027b6c667"}
{"n":995,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,4,"faryab","herat"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"6e83813b9e4672b5"}
{"n":996,"by":null,"ask":"bot.tan","answer":"3","sum":"da2cd14d704b7098"}
{"n":997,"by":null,"ask":"bot.black","answer":"6","sum":"92dc9a98c3148994"}
{"n":998,"by":null,"ask":"bot.green","answer":"6","sum":"51f060861d524886"}
{"n":999,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,6,"northwest-frontier","khowst"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, paktika",["{0}",[3]]]],["8.2: among {0}",["herat, paktika"]]],"sum":"359107abb6786873"}
{"n":1000,"by":null,"ask":"bot.tan","answer":"4","sum":"2e0173635b71eb21"}
{"n":1001,"by":null,"ask":"bot.black","answer":"5","sum":"9a6bf5b7021f8aab"}
{"n":1002,"by":null,"ask":"bot.green","answer":"2","sum":"fb68ae3595d4daec"}
{"n":1003,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,2,"nuristan","herat"]],"8.8: Sweep"],"sum":"e94efd608da76ad5"}
{"n":1004,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["nuristan"]]],"sum":"b07b996c32aae90c"}
{"n":1005,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"khowst","why":[["8.8.2: the Air Lift: {0} to {1}",["khowst, kabul","nuristan"]]],"sum":"8cc98968328be39e"}
{"n":1006,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"kabul","why":[["8.8.2: the Air Lift: {0} to {1}",["khowst, kabul","nuristan"]]],"sum":"690f859793d0acfa"}
{"n":1007,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"nuristan","why":[["8.8.2: the Air Lift: {0} to {1}",["khowst, kabul","nuristan"]]],"sum":"b0d4abaeaf59ee1f"}
{"n":1008,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"e222f846a4c363d6"}
{"n":1009,"by":null,"ask":"bot.die","answer":"2","sum":"729b74ba46ab7d56"}
{"n":1010,"by":"taliban","how":"bot","ask":"manpads","answer":"cancel","why":[["8.7.1: die {0}: cancel",[2]]],"sum":"e1cc92c809e54bf9"}
{"n":1011,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kandahar"]]],"sum":"02fb97f6df712ce9"}
{"n":1012,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"ce451cc70de834b2"}
{"n":1013,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"a2a2fe451c860fcf"}
{"n":1014,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"40568b78876e92b3","sum":"e71c52758a04f3a7"}
{"n":1015,"by":null,"ask":"deck.top","answer":"event","sum":"035ff45b5313782c"}
{"n":1016,"by":null,"ask":"deck.card","answer":"66","print":"08d4129118d7d4cc","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 56\nnext: 66\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42\neligible: taliban warlords\nresources: government=3 taliban=4 warlords=50\naid: 17\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T1P5 +1\nkabul C:B1T4 G:T2P5 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:a1 +1\nkhowst C:B1T4 G:T1P5 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:u6a2\npaktika C:T3 G:P2\nzabol C:T1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"5e9c78478f434164"}
{"n":1017,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Fratricide"]]],"sum":"26e636e575617848"}
{"n":1018,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"a60f812ccafbb9b4"}
{"n":1019,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar, khowst, paktika"]]],"sum":"6c438e065228d197"}
{"n":1020,"by":null,"ask":"bot.tan","answer":"6","sum":"d33f8b47a7bf7f54"}
{"n":1021,"by":null,"ask":"bot.black","answer":"2","sum":"467644fc5214fd03"}
{"n":1022,"by":null,"ask":"bot.green","answer":"5","sum":"e402a68a355c0d7a"}
{"n":1023,"by":"warlords","how":"bot","ask":"event.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,5,"samangan","kandahar"]]],"sum":"bf5ffd89909b60ce"}
{"n":1024,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"17ae73311cfa758d"}
{"n":1025,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, khowst, paktika"]]],"sum":"a2068d3e24c459bf"}
{"n":1026,"by":null,"ask":"bot.tan","answer":"3","sum":"e33f25463695b3d2"}
{"n":1027,"by":null,"ask":"bot.black","answer":"1","sum":"a3027f376b51cf92"}
{"n":1028,"by":null,"ask":"bot.green","answer":"3","sum":"68568749896bce4a"}
{"n":1029,"by":"warlords","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,3,"khowst","khowst"]]],"sum":"d88353efc03d2495"}
{"n":1030,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"c35f277b67afcdf8","sum":"9734b8808468f92c"}
{"n":1031,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[25,9]]]],["{0}: {1}",["8.7","rally"]]],"sum":"eac11e78a4be2b93"}
{"n":1032,"by":"taliban","how":"bot","ask":"rally.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"nuristan"]]],"sum":"607c24ca1ff91b9c"}
{"n":1033,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"nuristan"]]],"sum":"babf5ef56fca9fae"}
{"n":1034,"by":"taliban","how":"bot","ask":"rally.active","answer":"2","why":["8.1.2: its own Active Guerrillas first"],"sum":"02f77676238de196"}
{"n":1035,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"daa266a1cdbbac0e"}
{"n":1036,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"800e4dad17fa2adc"}
{"n":1037,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, farah, oruzgan, samangan, sar-e-pol, balochistan, northwest-frontier"]]],"sum":"066ebfc76f3406de"}
{"n":1038,"by":null,"ask":"bot.tan","answer":"3","sum":"46ce42565cce3867"}
{"n":1039,"by":null,"ask":"bot.black","answer":"3","sum":"4eef5d28bb93db94"}
{"n":1040,"by":null,"ask":"bot.green","answer":"4","sum":"a5ec123a99acd41c"}
{"n":1041,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,4,"kabul","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"northwest-frontier"]]],"sum":"0f6dfb10ec87b3da"}
{"n":1042,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"northwest-frontier"]]],"sum":"532cc5c115aa38ea"}
{"n":1043,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, kandahar, waziristan"]]],"sum":"3dce5c85ce3c5539"}
{"n":1044,"by":null,"ask":"bot.tan","answer":"6","sum":"a7c334e5c6146e91"}
{"n":1045,"by":null,"ask":"bot.black","answer":"5","sum":"90375983a594740b"}
{"n":1046,"by":null,"ask":"bot.green","answer":"2","sum":"771a4b1cb4ffcd37"}
{"n":1047,"by":"taliban","how":"bot","ask":"rally.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","kandahar"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kandahar"]]],"sum":"321a86c80ca15c5b"}
{"n":1048,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kandahar"]]],"sum":"a17bdf3c8a302045"}
{"n":1049,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"b0c6927187707096"}
{"n":1050,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"9259e6587bdb3e0c"}
{"n":1051,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"6c9499fbf5b2d9f2"}
{"n":1052,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"aeabbfbb815b489d"}
{"n":1053,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"nuristan","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"nuristan"]]],"sum":"87dff910c8df3519"}
{"n":1054,"by":"taliban","how":"bot","ask":"special","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"fb895589fcd849f3"}
{"n":1055,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"f19bb9b5b31b4382"}
{"n":1056,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"print":"834ba2edf9dca5a8","sum":"c5edcd9fd2065586"}
{"n":1057,"by":null,"ask":"deck.top","answer":"event","sum":"b195535ada28fc26"}
{"n":1058,"by":null,"ask":"deck.card","answer":"28","print":"9abf75bd1c131c6c","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 66\nnext: 28\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56\neligible: coalition government\nresources: government=3 taliban=2 warlords=50\naid: 17\npatronage: 8\nislamabad: sponsorship\ncasualties: C:T2\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T1P5 +1\nkabul C:B1T4 G:T2P5 T:u1 terror=1 +1\nkandahar C:B1 G:B1T7P2 T:u1a1 +1\nkhowst C:B1T3 G:T1P4 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:B1u6 support=O\npaktika C:T3 G:P2\nzabol C:T1\nnorthwest-frontier T:a1\nwaziristan T:B2u2a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"0744d3b17c15dc7b"}
{"n":1059,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mountain Fastness"]]],"sum":"14ab1c1aca5bacbe"}
{"n":1060,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"e654538984565b89"}
{"n":1061,"by":"government","how":"bot","ask":"event.remove.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"f8d3de731e5baf2b","sum":"ed4846ed8a8bd371"}
{"n":1062,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,11]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],["8.2: among {0}",["herat, khowst, paktika"]]],"sum":"50aa48f7b1f84965"}
{"n":1063,"by":null,"ask":"bot.tan","answer":"5","sum":"163d6c3c87a27a81"}
{"n":1064,"by":null,"ask":"bot.black","answer":"5","sum":"3e5b56e8dcc5eaa9"}
{"n":1065,"by":null,"ask":"bot.green","answer":"2","sum":"3686092bfd6e0557"}
{"n":1066,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,2,"sar-e-pol","herat"]],["8.2: among {0}",["khowst, paktika"]]],"sum":"cbf93e86dc8cac83"}
{"n":1067,"by":null,"ask":"bot.tan","answer":"1","sum":"0e23ab3490051906"}
{"n":1068,"by":null,"ask":"bot.black","answer":"3","sum":"0ed39437d6eec5a3"}
{"n":1069,"by":null,"ask":"bot.green","answer":"6","sum":"bdaaae9296dc9427"}
{"n":1070,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,6,"helmand","paktika"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],["8.2: among {0}",["herat, khowst, paktika"]]],"sum":"1aa55ba4cddc3206"}
{"n":1071,"by":null,"ask":"bot.tan","answer":"4","sum":"785066893a3cc2be"}
{"n":1072,"by":null,"ask":"bot.black","answer":"4","sum":"3c13d4c3ee6f2bf2"}
{"n":1073,"by":null,"ask":"bot.green","answer":"4","sum":"53d42e8e2e5b7258"}
{"n":1074,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,4,"kabul","herat"]],["8.2: among {0}",["khowst, paktika"]]],"sum":"604997372395ce03"}
{"n":1075,"by":null,"ask":"bot.tan","answer":"1","sum":"f28bcbff563cfe8d"}
{"n":1076,"by":null,"ask":"bot.black","answer":"5","sum":"c0afafe271c55d76"}
{"n":1077,"by":null,"ask":"bot.green","answer":"1","sum":"6b4caaf685a9c1df"}
{"n":1078,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,1,"zabol","paktika"]],"8.8: Sweep"],"sum":"c38f0676bcae69a7"}
{"n":1079,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["nuristan"]]],"sum":"66a6d91261c7ce53"}
{"n":1080,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"kabul","why":[["8.8.2: the Air Lift: {0} to {1}",["kabul, herat","nuristan"]]],"sum":"6f0b9ade4879eee0"}
{"n":1081,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"herat","why":[["8.8.2: the Air Lift: {0} to {1}",["kabul, herat","nuristan"]]],"sum":"c32c35a1f7bbbaef"}
{"n":1082,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"nuristan","why":[["8.8.2: the Air Lift: {0} to {1}",["kabul, herat","nuristan"]]],"sum":"3cc37abd412896c7"}
{"n":1083,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"4c7f81290cb9e80a"}
{"n":1084,"by":null,"ask":"bot.die","answer":"6","sum":"32bc64e4aefee960"}
{"n":1085,"by":"taliban","how":"bot","ask":"manpads","answer":"allow","why":[["8.7.1: die {0}: allow",[6]]],"sum":"f3f3f1fa4955bdb0"}
{"n":1086,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","kabul"]]],"sum":"b9eb97fc365f115b"}
{"n":1087,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"nuristan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"nuristan"]]],"sum":"6ab437f2d4a7d41d"}
{"n":1088,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"04eafa757c72c09c"}
{"n":1089,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"95d1327498e985dc"}
{"n":1090,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"government_troops","kabul"]]],"sum":"a27310ebecb3f35c"}
{"n":1091,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"nuristan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"nuristan"]]],"sum":"595687160c6cfbd4"}
{"n":1092,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"df8840c90b36480a"}
{"n":1093,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"d50dc2306f4067ef"}
{"n":1094,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","herat"]]],"sum":"fb229c758ab8b1fa"}
{"n":1095,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"nuristan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"nuristan"]]],"sum":"3ddf1fb8f80b1cfe"}
{"n":1096,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"a299df2e0d8a9631"}
{"n":1097,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"1f935a6f60998901"}
{"n":1098,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"cdf6c0089bc2af1b"}
{"n":1099,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"97808ff233761745"}
{"n":1100,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"b98ad3c10b45d2fb"}
{"n":1101,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kandahar"]]],"sum":"8895903b2b0e60e9"}
{"n":1102,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"67ee5275764d80d9"}
{"n":1103,"by":"coalition","how":"bot","ask":"sweep.space","answer":"nuristan","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"nuristan"]]],"sum":"ad3ce7bebec7d9fd"}
{"n":1104,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"c81261e0d09a81b3"}
{"n":1105,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"80960a5fde91f0af"}
{"n":1106,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"468e6a85f797bd81","sum":"99c3789808fb46df"}
{"n":1107,"by":null,"ask":"deck.top","answer":"event","sum":"2c85a8a415b879ff"}
{"n":1108,"by":null,"ask":"deck.card","answer":"37","print":"0700ea5661aa8a7e","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 28\nnext: 37\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66\neligible: taliban warlords\nresources: government=3 taliban=2 warlords=50\naid: 17\npatronage: 8\nislamabad: sponsorship\ncasualties: C:T2\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T1 G:T1P5 +1\nkabul C:B1T1 G:T1P5 T:a1 terror=1 +1\nkandahar C:B1 G:B1T7P2 T:a2 +1\nkhowst C:B1T3 G:T1P4 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T5 G:T8P2 T:a4 support=O\npaktika C:T3 G:P2\nzabol C:T1\nnorthwest-frontier T:a1\nwaziristan T:B2u2a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"a9650f5387d0dfd0"}
{"n":1109,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Karzai to Islamabad"]]],"sum":"c10aba9d9126e424"}
{"n":1110,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"1ac2f5541fcccd78","sum":"ae20e72e95003bb8"}
{"n":1111,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,9]],["{0}: {1}",["8.5","rally"]]],"sum":"4b7b87952ae6d1d4"}
{"n":1112,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghowr"]]],"sum":"d7374c3c8b468aae"}
{"n":1113,"by":null,"ask":"bot.tan","answer":"2","sum":"198113bae064eed1"}
{"n":1114,"by":null,"ask":"bot.black","answer":"5","sum":"b89b4a076e20e54e"}
{"n":1115,"by":null,"ask":"bot.green","answer":"4","sum":"b7cc89c42034375f"}
{"n":1116,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,4,"oruzgan","ghowr"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"ghowr"]]],"sum":"fb458a9262dfbee6"}
{"n":1117,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"ghowr"]]],"sum":"5e80c8f7c63bf2e7"}
{"n":1118,"by":"warlords","how":"bot","ask":"rally.space","answer":"bamian","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"bamian"]]],"sum":"ae01a03ad3811c21"}
{"n":1119,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"bamian"]]],"sum":"00ecf8034d1ba9e7"}
{"n":1120,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"9562b4ec7ccc1579"}
{"n":1121,"by":null,"ask":"bot.tan","answer":"6","sum":"546527d0d9c22588"}
{"n":1122,"by":null,"ask":"bot.black","answer":"1","sum":"223ec83ff26b458b"}
{"n":1123,"by":null,"ask":"bot.green","answer":"4","sum":"015e50c119b1c9fa"}
{"n":1124,"by":"warlords","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","badakhshan"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"badakhshan"]]],"sum":"38314e6de869709b"}
{"n":1125,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"badakhshan"]]],"sum":"d0b4b6c36a550d45"}
{"n":1126,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"9f7311f273fe114c"}
{"n":1127,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, bamian, ghowr"]]],"sum":"796ff66a089c7174"}
{"n":1128,"by":null,"ask":"bot.tan","answer":"6","sum":"3850dae4f2fca2d4"}
{"n":1129,"by":null,"ask":"bot.black","answer":"5","sum":"62416bac836d91ae"}
{"n":1130,"by":null,"ask":"bot.green","answer":"5","sum":"3ad938fe040e2ff3"}
{"n":1131,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,5,"kandahar","badakhshan"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"badakhshan"]]],"sum":"691aa6dfe4e59a76"}
{"n":1132,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"73ccc825ecfb0aa6","sum":"496101438488d578"}
{"n":1133,"by":null,"ask":"deck.top","answer":"propaganda","print":"dff88228453c6c82","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 37\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28\neligible: government taliban\nresources: government=3 taliban=5 warlords=47\naid: 17\npatronage: 10\nislamabad: sponsorship\ncasualties: C:T2\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan W:B1u1 support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T1 G:T1P5 +1\nkabul C:B1T1 G:T1P5 T:a1 terror=1 +1\nkandahar C:B1 G:B1T7P2 T:a2 +1\nkhowst C:B1T3 G:T1P4 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T5 G:T8P2 T:a4 support=O\npaktika C:T3 G:P2\nzabol C:T1\nnorthwest-frontier T:a1\nwaziristan T:B2u2a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"16746520db96c2a2"}
{"n":1134,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Afghan Commandos"]]],"sum":"b14064fe1e52b561"}
{"n":1135,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"0ac8fcac6036e6bc"}
{"n":1136,"by":"government","how":"bot","ask":"event.free","answer":"decline","why":[["{0}: {1} ({2})",[["8.4.1: most Taliban pieces",[]],"nuristan",["{0}",[4]]]],["{0}: {1}",[["8.4.1: Assault removes most where no Guerrilla is Underground",[]],"nuristan"]]],"sum":"290e275d7d6fa415"}
{"n":1137,"by":"government","how":"bot","ask":"event.free","answer":"do","why":["8.4.4: a free Assault"],"sum":"97109b8549a89981"}
{"n":1138,"by":"government","how":"bot","ask":"assault.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.6.5: most Taliban Guerrillas",[]],"nuristan",["{0}",[4]]]],["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrillas",[4]]]],"nuristan"]]],"print":"b3dc2a4e74f4f532","sum":"eb99894f0eef10c1"}
{"n":1139,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[27,11]]]],["{0}: {1}",["8.7","rally"]]],"sum":"53690ed1d7b3bea4"}
{"n":1140,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"fde19801aad302ed"}
{"n":1141,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"bb5ca9fcf97bd75f"}
{"n":1142,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"0537e1e68d85d8e7"}
{"n":1143,"by":null,"ask":"bot.tan","answer":"2","sum":"00bb39c2801973ae"}
{"n":1144,"by":null,"ask":"bot.black","answer":"1","sum":"f08934054cf3fc27"}
{"n":1145,"by":null,"ask":"bot.green","answer":"5","sum":"4d4622ed3d92b944"}
{"n":1146,"by":"taliban","how":"bot","ask":"rally.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,5,"farah","farah"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"farah"]]],"sum":"52e36e8c9b6a4af4"}
{"n":1147,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"farah"]]],"sum":"6243716d223ea171"}
{"n":1148,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, kandahar, northwest-frontier"]]],"sum":"8bc5eb8f7957f3b5"}
{"n":1149,"by":null,"ask":"bot.tan","answer":"2","sum":"ba3bb3787e0cba88"}
{"n":1150,"by":null,"ask":"bot.black","answer":"4","sum":"1d2792bb10652fb1"}
{"n":1151,"by":null,"ask":"bot.green","answer":"4","sum":"ce21d6fcbb95a75b"}
{"n":1152,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,4,"badghis","ghazni"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"f7b6cd86a2496091"}
{"n":1153,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"e53811078e3d4f73"}
{"n":1154,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"03857e08b48cff2b"}
{"n":1155,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"0210f714ba627aac"}
{"n":1156,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"14fb3fa3365521b3"}
{"n":1157,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"1abfecb04f12506b"}
{"n":1158,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah"]]],"sum":"b1912cd5dc0fd1ba"}
{"n":1159,"by":"taliban","how":"bot","ask":"extort.space","answer":"ghazni","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"ghazni"]]],"sum":"2f0c50c5bff719b1"}
{"n":1160,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"e7f3d35362634765"}
{"n":1161,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"4c69544b2b06ce4e","sum":"b3aba44954cc28db"}
{"n":1162,"by":null,"ask":"deck.card","answer":"39","print":"7d1c96f1b03e760a","sum":"e6c7a1f7754fcced"}
{"n":1163,"by":"coalition","how":"bot","ask":"civic.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"kabul"]]],"sum":"60368176b28389ac"}
{"n":1164,"by":"coalition","how":"bot","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid for"],"sum":"f86e7d1837d82bc6"}
{"n":1165,"by":"coalition","how":"bot","ask":"civic.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"khowst"]]],"sum":"57311a68384df178"}
{"n":1166,"by":"coalition","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"herat",["{0}",[2]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"herat"]]],"sum":"707e6d8f50c41234"}
{"n":1167,"by":"coalition","how":"bot","ask":"civic.space","answer":"paktika","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"paktika"]]],"sum":"5ac6cdac321a20b2"}
{"n":1168,"by":"government","how":"bot","ask":"civic.space","answer":"nuristan","why":[["{0}: {1}",[["8.6.6: Opposition to Neutral",[]],"nuristan"]]],"sum":"fa7ac95f59ba1f3b"}
{"n":1169,"by":"government","how":"bot","ask":"civic.steps","answer":"1","why":["8.6.6: Terror removed, then one level"],"sum":"173b6aa8e1c40331"}
{"n":1170,"by":"government","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, nuristan"]]],"sum":"f0b46649dcec8ef4"}
{"n":1171,"by":null,"ask":"bot.tan","answer":"4","sum":"4658251280dbd548"}
{"n":1172,"by":null,"ask":"bot.black","answer":"5","sum":"9bba5c064335e234"}
{"n":1173,"by":null,"ask":"bot.green","answer":"2","sum":"0d96650331c3e7a0"}
{"n":1174,"by":"government","how":"bot","ask":"civic.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,2,"nuristan","nuristan"]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"nuristan"]]],"print":"2f428d00eda210f6","sum":"7575f92bab6ccfa4"}
{"n":1175,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c0220b5ef2267bcf"}
{"n":1176,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"7ce7b61eea0e9259"}
{"n":1177,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"5e78bf31959decb0"}
{"n":1178,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"41d02e7e48237a88"}
{"n":1179,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"f599417a7b4cad04"}
{"n":1180,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"69dae7d20a1e6528"}
{"n":1181,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"d5281760a86206f4"}
{"n":1182,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"nuristan","why":[["8.8.6: no Police in {0}",["nuristan"]]],"sum":"b62413e140918c8a"}
{"n":1183,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kandahar",["{0}",[0]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"74f4b940a719a457"}
{"n":1184,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"e4925c4392b42ff7"}
{"n":1185,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"nuristan","why":[["8.8.6: no Police in {0}",["nuristan"]]],"sum":"c4fb806439bc9bff"}
{"n":1186,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, kabul, kandahar",["{0}",[1]]]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"cd2339a802c5d241"}
{"n":1187,"by":null,"ask":"bot.tan","answer":"5","sum":"aacc24a5d1b558e1"}
{"n":1188,"by":null,"ask":"bot.black","answer":"1","sum":"541c599519691edd"}
{"n":1189,"by":null,"ask":"bot.green","answer":"3","sum":"45142b90f2ec3b98"}
{"n":1190,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,3,"badakhshan","kandahar"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"57cf81b39e4c420e"}
{"n":1191,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"17d1ace8ace45c38"}
{"n":1192,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"nuristan","why":[["8.8.6: no Police in {0}",["nuristan"]]],"sum":"ccedad8beea6c8bd"}
{"n":1193,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, kabul",["{0}",[1]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"5a5b25b5c8811326"}
{"n":1194,"by":null,"ask":"bot.tan","answer":"2","sum":"bfa1310712e7af56"}
{"n":1195,"by":null,"ask":"bot.black","answer":"5","sum":"5720089e75fd7c82"}
{"n":1196,"by":null,"ask":"bot.green","answer":"5","sum":"ac97755a8bfa6b2e"}
{"n":1197,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,5,"paktika","kabul"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"e46d333e17fd7e5c"}
{"n":1198,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"d09bf841ca76fc01"}
{"n":1199,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"nuristan","why":[["8.8.6: no Police in {0}",["nuristan"]]],"sum":"8c2af366bf4be38e"}
{"n":1200,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat",["{0}",[1]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"59efe63733dfb139"}
{"n":1201,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"3e36383f400d5408"}
{"n":1202,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"09f2c0d774180b06"}
{"n":1203,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"db25ce3c134d48a8"}
{"n":1204,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"d7eacd83ad8acfe9"}
{"n":1205,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"b1f3f06585a209c6"}
{"n":1206,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"1570a16d32355db9"}
{"n":1207,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul, khowst",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"bb26d2331d4759e2"}
{"n":1208,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"8aa32501bc9552fb"}
{"n":1209,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, khowst",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"94839cf1c90121a0"}
{"n":1210,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"e5573d9acc1f373d"}
{"n":1211,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"b0ce7a18b555ffec"}
{"n":1212,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"5446b8bfaa962b23"}
{"n":1213,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"7bf1f88b88254661"}
{"n":1214,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"da96073a93db1fc7"}
{"n":1215,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"909703d3b4773806"}
{"n":1216,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"8b4f08cc5107bb36"}
{"n":1217,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"23bf02f180228d9b"}
{"n":1218,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul, khowst",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"35dc442408555d8e"}
{"n":1219,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, khowst",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"21ae09abc95b11d7"}
{"n":1220,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"601d60670bcea686"}
{"n":1221,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"03984eb2f3f0e4af"}
{"n":1222,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"fc8fa9f8830ec561"}
{"n":1223,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul, khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"28a73c29f7f021bd"}
{"n":1224,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"3aa11f84e3d295d7"}
{"n":1225,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"cc762a821facc6e5"}
{"n":1226,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"24f481866f037028"}
{"n":1227,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"54dda14045d807ca"}
{"n":1228,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"7800bff731f46b9f"}
{"n":1229,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul, khowst",["{0}",[5]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"62a435513407a5f8"}
{"n":1230,"by":null,"ask":"bot.tan","answer":"2","sum":"9d0dc39e3d58b0e1"}
{"n":1231,"by":null,"ask":"bot.black","answer":"3","sum":"bdcc77610bde39d0"}
{"n":1232,"by":null,"ask":"bot.green","answer":"5","sum":"a7e1b74cf5b64926"}
{"n":1233,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,5,"helmand","khowst"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"5013fc9a55f694f7"}
{"n":1234,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"d97096688259fc58"}
{"n":1235,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul",["{0}",[5]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"d377022496d3500a"}
{"n":1236,"by":null,"ask":"bot.tan","answer":"5","sum":"4e0b5b9c33d050a5"}
{"n":1237,"by":null,"ask":"bot.black","answer":"6","sum":"0d6d19412f737122"}
{"n":1238,"by":null,"ask":"bot.green","answer":"3","sum":"d69a30d6aa9b81e0"}
{"n":1239,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,3,"bamian","herat"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"280bbc029d80cc40"}
{"n":1240,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"balkh"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul",["{0}",[4]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"aa8128b68580458f"}
{"n":1241,"by":null,"ask":"bot.tan","answer":"4","sum":"5725aa79499de159"}
{"n":1242,"by":null,"ask":"bot.black","answer":"5","sum":"c78ae3095225077c"}
{"n":1243,"by":null,"ask":"bot.green","answer":"3","sum":"a26525f5b2aae651"}
{"n":1244,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,3,"baghlan","herat"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[4]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"18fc071c328e4a31"}
{"n":1245,"by":null,"ask":"bot.tan","answer":"3","sum":"1f1a58e2c517384d"}
{"n":1246,"by":null,"ask":"bot.black","answer":"5","sum":"d0dd53e3150ed3f2"}
{"n":1247,"by":null,"ask":"bot.green","answer":"6","sum":"81f65f3902abc68d"}
{"n":1248,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,6,"northwest-frontier","herat"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"6918b3accd32b661"}
{"n":1249,"by":null,"ask":"bot.tan","answer":"6","sum":"ffdb7eb37c7cab8d"}
{"n":1250,"by":null,"ask":"bot.black","answer":"1","sum":"74c835922279fdce"}
{"n":1251,"by":null,"ask":"bot.green","answer":"1","sum":"58704d8a30f7e4bf"}
{"n":1252,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,1,"konduz","khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul, khowst, paktika, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"herat, kabul, khowst, paktika"]],["8.2: among {0}",["herat, kabul, khowst, paktika"]]],"sum":"1e8c17d1655a5f76"}
{"n":1253,"by":null,"ask":"bot.tan","answer":"2","sum":"0812103e57cae53a"}
{"n":1254,"by":null,"ask":"bot.black","answer":"6","sum":"722a9def77aedd97"}
{"n":1255,"by":null,"ask":"bot.green","answer":"3","sum":"487846cdbcf635d7"}
{"n":1256,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,3,"oruzgan","paktika"]],["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"ff3eacb3ba4add92"}
{"n":1257,"by":null,"ask":"bot.die","answer":"1","sum":"16c0ed9e91f2bbae"}
{"n":1258,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: dice {1}: {2}",["8.3","1","farah-kandahar"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"kandahar, nuristan, zabol",["{0}",[0]]]],["8.2: among {0}",["kandahar, nuristan, zabol"]]],"sum":"0f5a02cdaedc7c48"}
{"n":1259,"by":null,"ask":"bot.tan","answer":"1","sum":"7558f4471f65ab00"}
{"n":1260,"by":null,"ask":"bot.black","answer":"4","sum":"09fdd0a949e28ce3"}
{"n":1261,"by":null,"ask":"bot.green","answer":"3","sum":"1b41c6671cabc16c"}
{"n":1262,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,3,"badghis","zabol"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"kandahar, nuristan",["{0}",[0]]]],["8.2: among {0}",["kandahar, nuristan"]]],"sum":"0f9118db142752cc"}
{"n":1263,"by":null,"ask":"bot.tan","answer":"6","sum":"c4e7c104858e5656"}
{"n":1264,"by":null,"ask":"bot.black","answer":"5","sum":"916669598d9c74a4"}
{"n":1265,"by":null,"ask":"bot.green","answer":"2","sum":"9bb007b85c303ff8"}
{"n":1266,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","kandahar"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul, khowst",["{0}",[2]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"ebd8551204b7498f"}
{"n":1267,"by":null,"ask":"bot.tan","answer":"2","sum":"36cf7214273f1a61"}
{"n":1268,"by":null,"ask":"bot.black","answer":"1","sum":"85da6f8fa2488e36"}
{"n":1269,"by":null,"ask":"bot.green","answer":"5","sum":"9fe8921424c27b7b"}
{"n":1270,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,5,"farah","herat"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"nuristan",["{0}",[0]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"herat","balkh"]]],"sum":"c4db567957bb813b"}
{"n":1271,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"herat","balkh"]]],"sum":"6e870bb0c00df22d"}
{"n":1272,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"herat","balkh"]]],"sum":"2185cf0135d09e46"}
{"n":1273,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kabul","balkh"]]],"sum":"45e866c25e6594ce"}
{"n":1274,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kabul","balkh"]]],"sum":"b8081f10fdf0b656"}
{"n":1275,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kabul","balkh"]]],"sum":"49bfebfd59850390"}
{"n":1276,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","balkh"]]],"sum":"28a9a9c14d651f01"}
{"n":1277,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","balkh"]]],"sum":"9e2b524b87d2e1a4"}
{"n":1278,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","balkh"]]],"sum":"af872e04b19c02c5"}
{"n":1279,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"paktika","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"paktika","balkh"]]],"sum":"df5ce8c407ecbe92"}
{"n":1280,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"paktika","balkh"]]],"sum":"8531d8c79c163357"}
{"n":1281,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"paktika","balkh"]]],"sum":"51fd2324e316b445"}
{"n":1282,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"farah-kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"farah-kandahar","zabol"]]],"sum":"703ac2e1603931d8"}
{"n":1283,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"farah-kandahar","zabol"]]],"sum":"4685ca7dc098b048"}
{"n":1284,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar-kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"kandahar-kabul","kandahar"]]],"sum":"9b279bd461aa6064"}
{"n":1285,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"kandahar-kabul","kandahar"]]],"sum":"4218721d4b632980"}
{"n":1286,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","nuristan"]]],"sum":"1d4f2ac1cd0b97ab"}
{"n":1287,"by":"government","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","nuristan"]]],"sum":"7ecb188723f28827"}
{"n":1288,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","nuristan"]]],"sum":"ff7ba7427a82dc6d"}
{"n":1289,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"f0af675964a29e26"}
{"n":1290,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"print":"9c4a6e86b2e8df6b","sum":"26c21b80dc552486"}
{"n":1291,"by":null,"ask":"deck.card","answer":"53","print":"7114f8b8f086236f","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 39\nnext: 53\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda\nresources: government=2 taliban=7 warlords=55\naid: 11\npatronage: 10\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=O\nbaghlan G:P1\nbalkh G:P6 W:B2u3\nbamian W:u2\nfarah T:u1\nfaryab W:B2u3\nghazni T:u2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:u2 support=S +1\nkandahar C:B1T2 G:B1T6P1 T:u2 +1\nkhowst C:B1T3 G:T6P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T3 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:u1\nwaziristan T:B2u7\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u2\nkandahar-kabul T:u2\n","sum":"4c425d451bcea02f"}
{"n":1292,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Trilateral Summit"]]],"sum":"061e38eed18b104e"}
{"n":1293,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"631dc2d668315c9f","sum":"f1c017c6ca3d27cd"}
{"n":1294,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,4]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst, paktika",["{0}",[3]]]],["8.2: among {0}",["khowst, paktika"]]],"sum":"69da7484e502fb95"}
{"n":1295,"by":null,"ask":"bot.tan","answer":"6","sum":"847d14b756fb56a8"}
{"n":1296,"by":null,"ask":"bot.black","answer":"3","sum":"94de4c03e4cc39ee"}
{"n":1297,"by":null,"ask":"bot.green","answer":"3","sum":"1889df65ad04afab"}
{"n":1298,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","paktika"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst",["{0}",[3]]]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"903b60e4f7d3f8a3"}
{"n":1299,"by":null,"ask":"bot.tan","answer":"5","sum":"fb7daf0fd32faeda"}
{"n":1300,"by":null,"ask":"bot.black","answer":"2","sum":"ecec20bf58eef32b"}
{"n":1301,"by":null,"ask":"bot.green","answer":"4","sum":"f66bccfed1b65f15"}
{"n":1302,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,4,"badakhshan","kandahar"]],["{0}: {1} ({2})",[["8.8.3: most Taliban Activated",[]],"ghazni",["{0}",[2]]]],"8.8: Sweep"],"sum":"8d56d49192275a5c"}
{"n":1303,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["ghazni"]]],"sum":"ab128a392f452040"}
{"n":1304,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"paktika","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","paktika"]]],"sum":"79e0b2a3901e349e"}
{"n":1305,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"ghazni","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"ghazni"]]],"sum":"6364a0b1e332ec93"}
{"n":1306,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"b70774df49326650"}
{"n":1307,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","khowst"]]],"sum":"6be2391884aea082"}
{"n":1308,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"ghazni","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"ghazni"]]],"sum":"356d41331ced34cb"}
{"n":1309,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"403c2c7f9700fd97"}
{"n":1310,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"8072087e8304d4ea"}
{"n":1311,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","khowst"]]],"sum":"b570c88f4eb01cb8"}
{"n":1312,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"ghazni","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"ghazni"]]],"sum":"c166856eb8ae1f24"}
{"n":1313,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"3062c032f7496275"}
{"n":1314,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"61e32fab828996df"}
{"n":1315,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"bd4bbe8e50f9b06e"}
{"n":1316,"by":"coalition","how":"bot","ask":"sweep.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"ghazni"]]],"sum":"f3dc018cfabc5b85"}
{"n":1317,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"075ae30110daec6b"}
{"n":1318,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"e9acbbba276b8cad"}
{"n":1319,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"d2fdc5b3f386f51d"}
{"n":1320,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kandahar"]]],"sum":"64839722873d208c"}
{"n":1321,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"a80feeab9ad88478"}
{"n":1322,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"8a39f345b47501a5"}
{"n":1323,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"b055a59f140f02f4","sum":"e0abcc14cdda2458"}
{"n":1324,"by":null,"ask":"deck.top","answer":"event","sum":"2bc9e22fc37694b5"}
{"n":1325,"by":null,"ask":"deck.card","answer":"57","print":"00619c1452e3382d","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 53\nnext: 57\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39\neligible: taliban warlords\nresources: government=2 taliban=7 warlords=55\naid: 15\npatronage: 10\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=O\nbaghlan G:P1\nbalkh G:P6 W:B2u3\nbamian W:u2\nfarah T:u1\nfaryab W:B2u3\nghazni C:T4 G:T3 T:a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:a2 support=S +1\nkandahar C:B1T2 G:B1T6P1 T:a2 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:u1\nwaziristan T:B2u7\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u2\nkandahar-kabul T:u2\n","sum":"65a4b99ee3854ea8"}
{"n":1326,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Prison Break"]]],"sum":"4498cf747632c887"}
{"n":1327,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"85b0085bb4977e06"}
{"n":1328,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, balkh, herat, kabul, kandahar, khowst, nuristan, paktika, zabol"]]],"sum":"4be031f8067178dc"}
{"n":1329,"by":null,"ask":"bot.tan","answer":"3","sum":"5814c90000164551"}
{"n":1330,"by":null,"ask":"bot.black","answer":"3","sum":"1b1e737438593b95"}
{"n":1331,"by":null,"ask":"bot.green","answer":"5","sum":"077e79f781557f9c"}
{"n":1332,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","kabul"]]],"sum":"2544c373418ac855"}
{"n":1333,"by":"warlords","how":"bot","ask":"event.place.piece","answer":"warlord_underground","why":[["{0}: {1}",[["8.4.4: its own pieces, then those of Non-players",[]],"warlord_underground"]]],"sum":"395e0618a8795032"}
{"n":1334,"by":"warlords","how":"bot","ask":"event.place.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"print":"954835d1c3703c46","sum":"42ccdb582454caf1"}
{"n":1335,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[18,6]]]],["{0}: {1}",["8.7","rally"]]],"sum":"eae2c31b216675a1"}
{"n":1336,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"kabul"]]],"sum":"bc01b2a3e1da2e61"}
{"n":1337,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"kabul"]]],"sum":"c358ba7785c463e0"}
{"n":1338,"by":"taliban","how":"bot","ask":"rally.active","answer":"2","why":["8.1.2: its own Active Guerrillas first"],"sum":"ad1efccbd759a4ab"}
{"n":1339,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"0acc2cd1354c5b2f"}
{"n":1340,"by":null,"ask":"bot.tan","answer":"6","sum":"8f05fe0637f26fa3"}
{"n":1341,"by":null,"ask":"bot.black","answer":"2","sum":"5aec940e4363d0b9"}
{"n":1342,"by":null,"ask":"bot.green","answer":"4","sum":"e289bee5dd365b84"}
{"n":1343,"by":"taliban","how":"bot","ask":"rally.space","answer":"samangan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,4,"badakhshan","samangan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"02ede1289629ded3"}
{"n":1344,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"9a018f70f2b14e17"}
{"n":1345,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["farah, ghazni, kandahar, northwest-frontier"]]],"sum":"175c736f5dd3e5c9"}
{"n":1346,"by":null,"ask":"bot.tan","answer":"6","sum":"c3ccf7209aed4bef"}
{"n":1347,"by":null,"ask":"bot.black","answer":"6","sum":"78ea8bc5160bd3b3"}
{"n":1348,"by":null,"ask":"bot.green","answer":"1","sum":"0f558ee9944f49da"}
{"n":1349,"by":"taliban","how":"bot","ask":"rally.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,1,"sar-e-pol","kandahar"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kandahar"]]],"sum":"d9a1e9aaec20f888"}
{"n":1350,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kandahar"]]],"sum":"00e31f808a661578"}
{"n":1351,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"1ecdd459f865294e"}
{"n":1352,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"930ab300adbfa07c"}
{"n":1353,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"8ff84b4b65dde41d"}
{"n":1354,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"0beb53cc2186a7ec"}
{"n":1355,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"kabul"]]],"sum":"ce9e85e8015cee8f"}
{"n":1356,"by":"taliban","how":"bot","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources allow"],"sum":"972266dbd29f6b1d"}
{"n":1357,"by":"taliban","how":"bot","ask":"special","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"6fa71f440bb8571c"}
{"n":1358,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah"]]],"sum":"b640002a2eb6bc86"}
{"n":1359,"by":"taliban","how":"bot","ask":"extort.space","answer":"samangan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"samangan"]]],"sum":"6ce3861577a62494"}
{"n":1360,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"6003f9e619c4363c"}
{"n":1361,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"909da281b865fd41"}
{"n":1362,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah-kandahar","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah-kandahar"]]],"sum":"9beef7c0f441f38f"}
{"n":1363,"by":"taliban","how":"bot","ask":"extort.space","answer":"kandahar-kabul","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"kandahar-kabul"]]],"print":"a6e59bcfc2319759","sum":"00f85522e8265e3a"}
{"n":1364,"by":null,"ask":"deck.top","answer":"event","sum":"f6d998b1e66cc14b"}
{"n":1365,"by":null,"ask":"deck.card","answer":"50","print":"aeb9cc05d0578353","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 57\nnext: 50\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53\neligible: coalition government\nresources: government=2 taliban=7 warlords=55\naid: 15\npatronage: 10\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=O\nbaghlan G:P1\nbalkh G:P6 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 G:T3 T:a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:B1u3 W:u1 support=O +1\nkandahar C:B1T2 G:B1T6P1 T:u1a2 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nsamangan T:a1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u9a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"a382cb3f88f499d4"}
{"n":1366,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Sandstorms"]]],"sum":"5d27b8e6951f215a"}
{"n":1367,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"69d12c7c0b32e3d7","sum":"c323e3ac1f6d24f6"}
{"n":1368,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"1c2660a78401fdcb","sum":"c87c05dcfa1428fb"}
{"n":1369,"by":null,"ask":"deck.top","answer":"event","sum":"fde11753d18c331b"}
{"n":1370,"by":null,"ask":"deck.card","answer":"10","print":"db13cb1438086b69","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 50\nnext: 10\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57\neligible: government taliban warlords\nresources: government=5 taliban=7 warlords=55\naid: 15\npatronage: 10\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u1 support=O\nbaghlan G:P1\nbalkh G:P6 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 G:T3 T:a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:B1u3 W:u1 support=O +1\nkandahar C:B1T2 G:B1T6P1 T:u1a2 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nsamangan T:a1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u9a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"bd0572da6a061630"}
{"n":1371,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Development Aid"]]],"sum":"01f3b4b7a392e80c"}
{"n":1372,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"fc0cde192c4d93ca","sum":"c0bff5f7009088d5"}
{"n":1373,"by":"warlords","how":"bot","ask":"turn","answer":"terror","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: no ({1})",[50,63]],["{0}: {1}",["8.5","terror"]]],"sum":"1267465248fe0a34"}
{"n":1374,"by":"warlords","how":"bot","ask":"terror.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, kabul"]]],"sum":"1ffcf325182cd626"}
{"n":1375,"by":null,"ask":"bot.tan","answer":"1","sum":"c213e113991aa64a"}
{"n":1376,"by":null,"ask":"bot.black","answer":"3","sum":"7d394e4efcf5c17b"}
{"n":1377,"by":null,"ask":"bot.green","answer":"2","sum":"0065d7ac51f24f66"}
{"n":1378,"by":"warlords","how":"bot","ask":"terror.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,2,"herat","kabul"]],["{0}: {1}",[["8.5.3: the Coalition is a Non-player: an Opposition area",[]],"kabul"]]],"sum":"267eee274b001744"}
{"n":1379,"by":"warlords","how":"bot","ask":"terror.space","answer":"suborn","why":[["8.5.4: {0}",["suborn"]]],"sum":"4ce10eba05cd7190"}
{"n":1380,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, balkh, farah, samangan"]]],"sum":"62dbda0f1018f320"}
{"n":1381,"by":null,"ask":"bot.tan","answer":"5","sum":"dbe1a166d12354dd"}
{"n":1382,"by":null,"ask":"bot.black","answer":"4","sum":"a1676089b25ee860"}
{"n":1383,"by":null,"ask":"bot.green","answer":"3","sum":"89b8703bec618312"}
{"n":1384,"by":"warlords","how":"bot","ask":"suborn.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,3,"faryab","farah"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"farah"]]],"sum":"0035234f80d64ac8"}
{"n":1385,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"farah"]]],"sum":"bf99ccdc81581ae6"}
{"n":1386,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, balkh, samangan"]]],"sum":"797ad1f77ebde957"}
{"n":1387,"by":null,"ask":"bot.tan","answer":"1","sum":"edac01b5e66fffb8"}
{"n":1388,"by":null,"ask":"bot.black","answer":"1","sum":"a633dee462a48338"}
{"n":1389,"by":null,"ask":"bot.green","answer":"2","sum":"2524f356ff9345cc"}
{"n":1390,"by":"warlords","how":"bot","ask":"suborn.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,2,"balochistan","baghlan"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"baghlan"]]],"sum":"57a86c0066fb429c"}
{"n":1391,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, samangan"]]],"sum":"2cfcd8350100d0d2"}
{"n":1392,"by":null,"ask":"bot.tan","answer":"4","sum":"c330b63b126c7c4b"}
{"n":1393,"by":null,"ask":"bot.black","answer":"2","sum":"f0c4d941c9186dba"}
{"n":1394,"by":null,"ask":"bot.green","answer":"4","sum":"b4690839e7185360"}
{"n":1395,"by":"warlords","how":"bot","ask":"suborn.space","answer":"samangan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,4,"khowst","samangan"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"samangan"]]],"sum":"a486bb13417c3baa"}
{"n":1396,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"samangan"]]],"sum":"134e324812099b6d"}
{"n":1397,"by":"warlords","how":"bot","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"543b820666486294","sum":"fdd6f80b1f94e815"}
{"n":1398,"by":null,"ask":"deck.top","answer":"event","sum":"98309a1974797dd5"}
{"n":1399,"by":null,"ask":"deck.card","answer":"45","print":"9c59ecc75fce2054","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 10\nnext: 45\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50\neligible: coalition taliban\nresources: government=12 taliban=7 warlords=48\naid: 18\npatronage: 10\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u1 support=O\nbalkh G:P6 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 G:T3 T:a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:B1u3 W:a1 terror=1 +1\nkandahar C:B1T2 G:B1T6P1 T:u1a2 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u9a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"30b38866dd8397c4"}
{"n":1400,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Partnering Policy"]]],"sum":"18b85931c4fe0f4c"}
{"n":1401,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"7039820b2ad74f6b"}
{"n":1402,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["sweep"]]],"sum":"5fa4715a504a2af7"}
{"n":1403,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.4.1: most Taliban Bases removed",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"1691f116eb898501"}
{"n":1404,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.4.1: most Taliban pieces removed",[]],"kandahar",["{0}",[3]]]],["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kandahar"]]],"sum":"9d5ba722c243ba34"}
{"n":1405,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"sum":"967714eca558a8df"}
{"n":1406,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["assault"]]],"sum":"17729dbe4d0ff56c"}
{"n":1407,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"84a8226c1ce47209"}
{"n":1408,"by":"coalition","how":"bot","ask":"assault.targets","answer":"both","why":["8.8.4: Taliban before Warlords"],"sum":"0aa0f197bb4b29a9"}
{"n":1409,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"93bf47510b3c8460"}
{"n":1410,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"aec7bbc602149ddb"}
{"n":1411,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"print":"a76b88c3399b93c9","sum":"2e662de08962705a"}
{"n":1412,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[23,6]]]],["{0}: {1}",["8.7","rally"]]],"sum":"78da6eff21fab797"}
{"n":1413,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"3314cb1ef341ef03"}
{"n":1414,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"7c4ff4358abb9d4c"}
{"n":1415,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, baghlan, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"d1afecaebb145d3f"}
{"n":1416,"by":null,"ask":"bot.tan","answer":"5","sum":"c6ac4f25a4d6a57f"}
{"n":1417,"by":null,"ask":"bot.black","answer":"4","sum":"0bc3669f7d282060"}
{"n":1418,"by":null,"ask":"bot.green","answer":"3","sum":"2e1c1f1a46444a97"}
{"n":1419,"by":"taliban","how":"bot","ask":"rally.space","answer":"sar-e-pol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,3,"faryab","sar-e-pol"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"sar-e-pol"]]],"sum":"9d42fc6e76a15dfe"}
{"n":1420,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"sar-e-pol"]]],"sum":"527b8d788afb013b"}
{"n":1421,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, northwest-frontier"]]],"sum":"a11a0b13e8ae17b4"}
{"n":1422,"by":null,"ask":"bot.tan","answer":"1","sum":"ea7bfd59ce95dea7"}
{"n":1423,"by":null,"ask":"bot.black","answer":"5","sum":"1b32e57570651dbb"}
{"n":1424,"by":null,"ask":"bot.green","answer":"4","sum":"3a23631665b5608e"}
{"n":1425,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,4,"oruzgan","ghazni"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"cf7073d86365b3e7"}
{"n":1426,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"9243a600e9060fe3"}
{"n":1427,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"42fceb205f83c9dd"}
{"n":1428,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"c66df9c10066c8d2"}
{"n":1429,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"3611770dcc9a94b0"}
{"n":1430,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"f484566b5a5300e9"}
{"n":1431,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"ghazni"]]],"sum":"fe423175702f8e90"}
{"n":1432,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"d47189b48a00cb77"}
{"n":1433,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"720cd0eca7cab5e5","sum":"f10a92a23554499e"}
{"n":1434,"by":null,"ask":"deck.top","answer":"event","sum":"c5e7fb8f79d89e0f"}
{"n":1435,"by":null,"ask":"deck.card","answer":"38","print":"4953b11ed88b070f","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 45\nnext: 38\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10\neligible: government warlords\nresources: government=12 taliban=3 warlords=48\naid: 18\npatronage: 9\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u1 support=O\nbalkh G:P6 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 G:T2 T:u2a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T6P1 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nsar-e-pol T:u1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u12a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"5b7a910e01407edc"}
{"n":1436,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tribal Elders"]]],"sum":"459bdf3189fb8290"}
{"n":1437,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"4923c15338573bcc","sum":"aa8dcb25927951ba"}
{"n":1438,"by":"warlords","how":"bot","ask":"turn","answer":"terror","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,5]],["8.5.2: Resources and Bases {0} or fewer: no ({1})",[50,56]],["{0}: {1}",["8.5","terror"]]],"sum":"bea1c5e1af353aea"}
{"n":1439,"by":"warlords","how":"bot","ask":"terror.space","answer":"badakhshan","why":[["{0}: {1}",[["8.5.3: the Coalition is a Non-player: an Opposition area",[]],"badakhshan"]]],"sum":"6f5d720c850843ff"}
{"n":1440,"by":"government","how":"bot","ask":"elders.attitude","answer":"support","why":["8.6.1: Support, which does not put the Coalition ahead"],"sum":"0cb23e704a983da5"}
{"n":1441,"by":"warlords","how":"bot","ask":"terror.space","answer":"suborn","why":[["8.5.4: {0}",["suborn"]]],"sum":"1f0bf91f74b54b92"}
{"n":1442,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, ghazni, sar-e-pol"]]],"sum":"32928239b6dc8086"}
{"n":1443,"by":null,"ask":"bot.tan","answer":"2","sum":"db9ec45947d76460"}
{"n":1444,"by":null,"ask":"bot.black","answer":"6","sum":"71536b9a7cd9dfbd"}
{"n":1445,"by":null,"ask":"bot.green","answer":"4","sum":"69fe83eb009fccaa"}
{"n":1446,"by":"warlords","how":"bot","ask":"suborn.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,4,"oruzgan","ghazni"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"ghazni"]]],"sum":"8ea43b37c62bcb21"}
{"n":1447,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-cubes","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"ghazni"]]],"sum":"76d496c4b5fc6dc9"}
{"n":1448,"by":"warlords","how":"bot","ask":"suborn.cubes","answer":"2","why":["8.1.1: as many as possible"],"sum":"413b5f5dbc203130"}
{"n":1449,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, sar-e-pol"]]],"sum":"63a49e8f54f80583"}
{"n":1450,"by":null,"ask":"bot.tan","answer":"3","sum":"acb0123cccfd055c"}
{"n":1451,"by":null,"ask":"bot.black","answer":"5","sum":"bb4896fd01d0e4ba"}
{"n":1452,"by":null,"ask":"bot.green","answer":"2","sum":"696330d7b7f8ff6e"}
{"n":1453,"by":"warlords","how":"bot","ask":"suborn.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,2,"nuristan","balkh"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"balkh"]]],"sum":"194adb6c1e6a29af"}
{"n":1454,"by":"warlords","how":"bot","ask":"suborn.cubes","answer":"3","why":["8.1.1: as many as possible"],"sum":"0b121144588c2d74"}
{"n":1455,"by":"warlords","how":"bot","ask":"suborn.space","answer":"sar-e-pol","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"sar-e-pol"]]],"sum":"f982044a9ac3df38"}
{"n":1456,"by":"warlords","how":"bot","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"75af773c94790030","sum":"8d7649e1378a86b6"}
{"n":1457,"by":null,"ask":"deck.top","answer":"event","sum":"56092cadcf26cb52"}
{"n":1458,"by":null,"ask":"deck.card","answer":"6","print":"cdde93352b2d3f91","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 38\nnext: 6\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45\neligible: coalition taliban\nresources: government=12 taliban=3 warlords=41\naid: 18\npatronage: 9\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:u2a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T6P1 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u12a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"41cc5d66c572eaf2"}
{"n":1459,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Night Raids"]]],"sum":"da7e9237d22ad8d1"}
{"n":1460,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"8c4cb95e0b13b251"}
{"n":1461,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, kabul"]]],"sum":"2129254885ebc439"}
{"n":1462,"by":null,"ask":"bot.tan","answer":"6","sum":"7700cba3585b8f13"}
{"n":1463,"by":null,"ask":"bot.black","answer":"4","sum":"c34c9cee2dbd5ea0"}
{"n":1464,"by":null,"ask":"bot.green","answer":"3","sum":"7d6fd77c18b8173d"}
{"n":1465,"by":"coalition","how":"bot","ask":"event.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,3,"faryab","ghazni"]]],"sum":"0cb9abd95fde5c54"}
{"n":1466,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"sum":"e3e22a169339462d"}
{"n":1467,"by":"coalition","how":"bot","ask":"event.space","answer":"kabul","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"kabul"]]],"print":"72243436c2c9dbed","sum":"54526aeb29b83c6c"}
{"n":1468,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[19,6]]]],["{0}: {1}",["8.7","rally"]]],"sum":"3fae362e638a3dd1"}
{"n":1469,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"ghazni"]]],"sum":"c3578b03df32e9a7"}
{"n":1470,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"ghazni"]]],"sum":"61b9db343d53af1a"}
{"n":1471,"by":"taliban","how":"bot","ask":"rally.active","answer":"2","why":["8.1.2: its own Active Guerrillas first"],"sum":"9424cada8e37f53f"}
{"n":1472,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"1d217697136fb3a3"}
{"n":1473,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"2b024987e311f076"}
{"n":1474,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, baghlan, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"7c18592037a90262"}
{"n":1475,"by":null,"ask":"bot.tan","answer":"4","sum":"ca0552d832aca030"}
{"n":1476,"by":null,"ask":"bot.black","answer":"2","sum":"cea5dab82a5f1aaf"}
{"n":1477,"by":null,"ask":"bot.green","answer":"5","sum":"d91e6ef28732e400"}
{"n":1478,"by":"taliban","how":"bot","ask":"rally.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,5,"ghazni","baghlan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"baghlan"]]],"sum":"929c99e53318f675"}
{"n":1479,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"baghlan"]]],"sum":"cd5fe0a84c7a24f5"}
{"n":1480,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"4ffc429c031229e6"}
{"n":1481,"by":"taliban","how":"bot","ask":"extort.space","answer":"baghlan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"baghlan"]]],"sum":"1ace2f2b663dcf25"}
{"n":1482,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"5176a9b210a1fead"}
{"n":1483,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah-kandahar","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah-kandahar"]]],"sum":"ef3ca5d3bae02c96"}
{"n":1484,"by":"taliban","how":"bot","ask":"extort.space","answer":"kandahar-kabul","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"kandahar-kabul"]]],"sum":"2ba35045ad0a9a02"}
{"n":1485,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"c58fd4bb7979a5c3","sum":"126fe5810acef4d3"}
{"n":1486,"by":null,"ask":"deck.top","answer":"event","sum":"cf077e0507334c3c"}
{"n":1487,"by":null,"ask":"deck.card","answer":"40","print":"e4e75dcb3b62d2bd","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 6\nnext: 40\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38\neligible: government warlords\nresources: government=12 taliban=4 warlords=41\naid: 18\npatronage: 9\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbaghlan T:a1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T6P1 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u11a2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:a2\nkandahar-kabul T:a2\n","sum":"de2a5bab35bbff12"}
{"n":1488,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Pakistan Talks"]]],"sum":"33197ef6989b1ecb"}
{"n":1489,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"b4a01982b2975068","sum":"407da6f03ce3fa51"}
{"n":1490,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,26]],["{0}: {1}",["8.6","train"]]],"sum":"01cb50ddc5b2720f"}
{"n":1491,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[5]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"e1317f2342a08311"}
{"n":1492,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"368a0c6782a785a5"}
{"n":1493,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"990bfdb7aa7e4cce"}
{"n":1494,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"40843b13a3b5a88c"}
{"n":1495,"by":null,"ask":"bot.tan","answer":"1","sum":"03be57d4b49e7c59"}
{"n":1496,"by":null,"ask":"bot.black","answer":"3","sum":"e5106422eeba3346"}
{"n":1497,"by":null,"ask":"bot.green","answer":"1","sum":"0a72fb38aad28de7"}
{"n":1498,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,1,"herat","herat"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"eea976ae14b36b54"}
{"n":1499,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"6e3b570f6333066f"}
{"n":1500,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b4ec10f56ca939ca"}
{"n":1501,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"b6abc5803c00d508"}
{"n":1502,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b8b4e27f2540b567"}
{"n":1503,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"38b40985478bdc18"}
{"n":1504,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"18f2f867521ea110"}
{"n":1505,"by":"government","how":"bot","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"9c7ff02e8ff0f262"}
{"n":1506,"by":"government","how":"bot","ask":"train.police","answer":"5","why":["8.1.2: Police and Troops by turns"],"sum":"9b3f01fd915cba80"}
{"n":1507,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"46e0222d068dec8f"}
{"n":1508,"by":"government","how":"bot","ask":"govern.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"nuristan"]]],"sum":"402b50571be3dc88"}
{"n":1509,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"nuristan"]]],"sum":"99c2b9ecc3fa9c2a"}
{"n":1510,"by":"government","how":"bot","ask":"govern.space","answer":"paktika","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"paktika"]]],"sum":"986684d967806751"}
{"n":1511,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"paktika"]]],"sum":"8e487622a9ba7fe9"}
{"n":1512,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"0fa1cca4581991cd","sum":"7f3439393ae2e5da"}
{"n":1513,"by":null,"ask":"deck.top","answer":"event","sum":"4ab9c1c549bb3220"}
{"n":1514,"by":null,"ask":"deck.card","answer":"70","print":"2ae8beef117715b0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 40\nnext: 70\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6\neligible: coalition taliban\nresources: government=0 taliban=4 warlords=41\naid: 15\npatronage: 12\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbaghlan T:a1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T9P4 support=S +1\nkabul C:B1T2 G:T8P5 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T7P6 +1\nkhowst C:B1T1 G:T6P5 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1\npaktika C:T1 G:P1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u11a2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:a2\nkandahar-kabul T:a2\n","sum":"250acca8c1d3fbe1"}
{"n":1515,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Line Item"]]],"sum":"d12695415febeb77"}
{"n":1516,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"d4b42a7b7b201f5e","sum":"23c96808f12b383c"}
{"n":1517,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[18,8]]]],["{0}: {1}",["8.7","rally"]]],"sum":"8f7b9803f063b056"}
{"n":1518,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"218e719e4d1c7bc8"}
{"n":1519,"by":null,"ask":"bot.tan","answer":"6","sum":"ad9a366ffb2170fc"}
{"n":1520,"by":null,"ask":"bot.black","answer":"2","sum":"0022c67fb98d1ea3"}
{"n":1521,"by":null,"ask":"bot.green","answer":"1","sum":"6f9d96b1afc63ea9"}
{"n":1522,"by":"taliban","how":"bot","ask":"rally.space","answer":"samangan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,1,"konduz","samangan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"ba1a170eba7e28ba"}
{"n":1523,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"5ece667daf1e4b1a"}
{"n":1524,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, ghazni, kabul, northwest-frontier"]]],"sum":"c6c8602570a1cbb5"}
{"n":1525,"by":null,"ask":"bot.tan","answer":"6","sum":"3e34064c47ea2d97"}
{"n":1526,"by":null,"ask":"bot.black","answer":"5","sum":"2bdc90ac37a76525"}
{"n":1527,"by":null,"ask":"bot.green","answer":"1","sum":"5863c7eb20cad3da"}
{"n":1528,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,1,"sar-e-pol","ghazni"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"8ec3981b5c1d083f"}
{"n":1529,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"a2322347a77db109"}
{"n":1530,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"60bf0b2cdcfa8c91"}
{"n":1531,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"595522b777e6da56"}
{"n":1532,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"ac5b586cc29ef768"}
{"n":1533,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"3e84444154da8916"}
{"n":1534,"by":"taliban","how":"bot","ask":"extort.space","answer":"samangan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"samangan"]]],"sum":"08e7f8e2ffb9cfa2"}
{"n":1535,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"b738310647e0c999"}
{"n":1536,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"5d2836b4c221774c","sum":"c7d8e50ea00ef261"}
{"n":1537,"by":null,"ask":"deck.top","answer":"event","sum":"fffdccf423e9458c"}
{"n":1538,"by":null,"ask":"deck.card","answer":"11","print":"fddb71d1097c60aa","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 70\nnext: 11\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40\neligible: government warlords\nresources: government=0 taliban=4 warlords=41\naid: 23\npatronage: 12\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbaghlan T:a1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u3 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T9P4 support=S +1\nkabul C:B1T2 G:T8P5 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T7P6 +1\nkhowst C:B1T1 G:T6P5 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1\npaktika C:T1 G:P1\nsamangan T:a1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u13a3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:a2\nkandahar-kabul T:a2\n","sum":"d9b1c6e81aec37f8"}
{"n":1539,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Contractor Surge"]]],"sum":"f836f7e3b303462e"}
{"n":1540,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"292d716e4109f994","sum":"9ca2d1121254858a"}
{"n":1541,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"28f20d4de29513d3","sum":"bd7ce2a20691691c"}
{"n":1542,"by":null,"ask":"deck.top","answer":"propaganda","print":"1979373161ba6692","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 11\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70\neligible: coalition government taliban\nresources: government=3 taliban=4 warlords=47\naid: 20\npatronage: 12\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbaghlan T:a1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u3 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T9P4 support=S +1\nkabul C:B1T2 G:T8P5 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T7P6 +1\nkhowst C:B1T1 G:T6P5 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1\npaktika C:T1 G:P1\nsamangan T:a1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u13a3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:a2\nkandahar-kabul T:a2\n","sum":"5585d5d96a7c7aff"}
{"n":1543,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Strategic Release"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,5]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],"8.8: Sweep"],"sum":"423cfa8b1f8f250d"}
{"n":1544,"by":"coalition","how":"bot","ask":"sweep.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"ghazni"]]],"sum":"4668012e73492298"}
{"n":1545,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"cc78574dc1371055"}
{"n":1546,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"bb2a2e6544512be1"}
{"n":1547,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"17bf55bed60bbbe6"}
{"n":1548,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"35c526ca104d8d64"}
{"n":1549,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"sum":"6b96a1eb656c35e9"}
{"n":1550,"by":"coalition","how":"bot","ask":"special","answer":"air-strike","why":["8.8.3: Air Strike after the Sweep"],"sum":"1adcd43b32211dc2"}
{"n":1551,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.8.3: Predators: fewest Guerrillas",[]],"northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"c0dd58570cf0397f"}
{"n":1552,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"baghlan, samangan"]],["8.2: among {0}",["baghlan, samangan"]]],"sum":"f99ddf5420ba17fb"}
{"n":1553,"by":null,"ask":"bot.tan","answer":"3","sum":"296f6d62eae3b71e"}
{"n":1554,"by":null,"ask":"bot.black","answer":"1","sum":"0fbbbd29f172a7cd"}
{"n":1555,"by":null,"ask":"bot.green","answer":"6","sum":"83d26d19c162336a"}
{"n":1556,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,6,"ghazni","baghlan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"baghlan"]]],"sum":"4206b6dcc43783e4"}
{"n":1557,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"samangan","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"samangan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"samangan"]]],"print":"e83c29c347c8f834","sum":"718fb34036db5928"}
{"n":1558,"by":"government","how":"bot","ask":"turn","answer":"patrol","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Strategic Release"]],["8.6.2: at least {0} pieces Available: no ({1})",[15,2]],"8.6.2: Govern could add Patronage: no",["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar, kandahar-kabul"]],["{0}: {1}",["8.6","patrol"]]],"sum":"119a4ddd2f7ff7e4"}
{"n":1559,"by":"government","how":"bot","ask":"patrol.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"d90f0e14316bb2c6"}
{"n":1560,"by":null,"ask":"bot.die","answer":"6","sum":"3fc299371812d5d9"}
{"n":1561,"by":"government","how":"bot","ask":"patrol.space","answer":"kandahar-kabul","why":[["{0}: dice {1}: {2}",["8.3","6","kandahar-kabul"]],["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kandahar-kabul"]]],"sum":"4aa0675d69fd9cfa"}
{"n":1562,"by":"government","how":"bot","ask":"patrol.origin","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kandahar",["{0}",[6]]]],["8.6.3: 1 Police from {0} to {1}",["kandahar","kandahar-kabul"]]],"sum":"9035f962defa367c"}
{"n":1563,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","kandahar-kabul"]]],"sum":"dac4139dbe912681"}
{"n":1564,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","kandahar-kabul"]]],"sum":"ef44b36276dc4134"}
{"n":1565,"by":"government","how":"bot","ask":"patrol.origin","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"herat",["{0}",[9]]]],["8.6.3: 1 Troops from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"5c6f8af524b96043"}
{"n":1566,"by":"government","how":"bot","ask":"patrol.troops","answer":"1","why":[["8.6.3: 1 Troops from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"131442437ab14f16"}
{"n":1567,"by":"government","how":"bot","ask":"patrol.police","answer":"0","why":[["8.6.3: 1 Troops from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"89d3355050aa1b9c"}
{"n":1568,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"2efa044fac8b5839"}
{"n":1569,"by":"government","how":"bot","ask":"patrol.space","answer":"farah-kandahar","why":[["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar"]]],"sum":"40ddbc00ab615464"}
{"n":1570,"by":"government","how":"bot","ask":"patrol.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kabul, kandahar, khowst",["{0}",[5]]]],["8.2: among {0}",["kabul, kandahar, khowst"]]],"sum":"f858e67c2d0a7279"}
{"n":1571,"by":null,"ask":"bot.tan","answer":"6","sum":"58675f78da30b3cf"}
{"n":1572,"by":null,"ask":"bot.black","answer":"2","sum":"b9b49603e1e2fdc7"}
{"n":1573,"by":null,"ask":"bot.green","answer":"2","sum":"a68111bb3f444238"}
{"n":1574,"by":"government","how":"bot","ask":"patrol.origin","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","kandahar"]],["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"c86266653402a102"}
{"n":1575,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"39514e368145d0cc"}
{"n":1576,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"1651f2d4fac34a80"}
{"n":1577,"by":"government","how":"bot","ask":"patrol.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"herat, kabul",["{0}",[8]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"f37c4664ab5843ec"}
{"n":1578,"by":null,"ask":"bot.tan","answer":"2","sum":"680e6143191e6a0e"}
{"n":1579,"by":null,"ask":"bot.black","answer":"1","sum":"15f51fe60a5367ec"}
{"n":1580,"by":null,"ask":"bot.green","answer":"2","sum":"1e4693ae76e270f0"}
{"n":1581,"by":"government","how":"bot","ask":"patrol.origin","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,2,"balochistan","herat"]],["8.6.3: 1 Troops from {0} to {1}",["herat","farah-kandahar"]]],"sum":"c4f8cb401fdb9b24"}
{"n":1582,"by":"government","how":"bot","ask":"patrol.troops","answer":"1","why":[["8.6.3: 1 Troops from {0} to {1}",["herat","farah-kandahar"]]],"sum":"67c1e1373388e46c"}
{"n":1583,"by":"government","how":"bot","ask":"patrol.police","answer":"0","why":[["8.6.3: 1 Troops from {0} to {1}",["herat","farah-kandahar"]]],"sum":"9f7d2128391e4f0e"}
{"n":1584,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"6e6a50ada946c9da"}
{"n":1585,"by":"government","how":"bot","ask":"patrol.space","answer":"done","why":["8.6.3: no other place to bring cubes to"],"sum":"8a5de8338e66137a"}
{"n":1586,"by":"government","how":"bot","ask":"patrol.assault","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"719a618867c05311"}
{"n":1587,"by":null,"ask":"bot.die","answer":"3","sum":"b3f44144e842f619"}
{"n":1588,"by":"government","how":"bot","ask":"patrol.assault","answer":"farah-kandahar","why":[["{0}: dice {1}: {2}",["8.3","3","farah-kandahar"]],["8.6.3: Assault removes {0}: {1}",[["{0}",[["{0} Taliban Guerrilla",[1]]]],"farah-kandahar"]]],"sum":"8b9cdd5d2ff07765"}
{"n":1589,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"5e922ec4ed00119d"}
{"n":1590,"by":"government","how":"bot","ask":"govern.space","answer":"zabol","why":[["{0}: {1}",[["8.6.2: Population 0 without a marker",[]],"zabol"]]],"print":"4341daf7db90c839","sum":"207e8e064dc2dfc3"}
{"n":1591,"by":null,"ask":"deck.card","answer":"71","print":"33221b50551fe121","sum":"a87cf0935868c1ad"}
{"n":1592,"by":"coalition","how":"bot","ask":"civic.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"nuristan"]]],"sum":"91b0e107c4ab2296"}
{"n":1593,"by":"coalition","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol"]]],"sum":"046df7b32e5769e1"}
{"n":1594,"by":null,"ask":"bot.tan","answer":"5","sum":"89ad82ac2ac1b67a"}
{"n":1595,"by":null,"ask":"bot.black","answer":"4","sum":"5757481bcb61b043"}
{"n":1596,"by":null,"ask":"bot.green","answer":"4","sum":"10f7ec0176361255"}
{"n":1597,"by":"coalition","how":"bot","ask":"civic.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,4,"faryab","zabol"]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"zabol"]]],"sum":"5d5a1a56c4e9bcf6"}
{"n":1598,"by":"coalition","how":"bot","ask":"civic.space","answer":"paktika","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"paktika"]]],"sum":"cbdfd59468c4f751"}
{"n":1599,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"0e428021f68584e4","sum":"acd6aa020b4db026"}
{"n":1600,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c36f4549e42e5088"}
{"n":1601,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b0794419e408ac55"}
{"n":1602,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"602f27b6c45419d4"}
{"n":1603,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"4c87af4783d003ce"}
{"n":1604,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e77ba19f5a6b6022"}
{"n":1605,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"60ca97754b30484c"}
{"n":1606,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[5]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"b58b815ce1637318"}
{"n":1607,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar, khowst"]]],"sum":"410c149204ff3f33"}
{"n":1608,"by":null,"ask":"bot.tan","answer":"6","sum":"5d06e5dfbcadfac8"}
{"n":1609,"by":null,"ask":"bot.black","answer":"5","sum":"794673bd7490ccde"}
{"n":1610,"by":null,"ask":"bot.green","answer":"6","sum":"823ff84a40a59889"}
{"n":1611,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,6,"kandahar","kandahar"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"af11f20883706988"}
{"n":1612,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"085b6b97fcb41343"}
{"n":1613,"by":null,"ask":"bot.die","answer":"2","sum":"5c91f6a67ce66d19"}
{"n":1614,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: dice {1}: {2}",["8.3","2","kandahar-kabul"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"nuristan, paktika, zabol",["{0}",[1]]]],["8.2: among {0}",["nuristan, paktika, zabol"]]],"sum":"2ea42e06bd59ed38"}
{"n":1615,"by":null,"ask":"bot.tan","answer":"4","sum":"ec912df1372b68ea"}
{"n":1616,"by":null,"ask":"bot.black","answer":"6","sum":"c5dd49f5b3dd807b"}
{"n":1617,"by":null,"ask":"bot.green","answer":"2","sum":"f02aa55fb25703e9"}
{"n":1618,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,2,"nuristan","nuristan"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"paktika, zabol",["{0}",[1]]]],["8.2: among {0}",["paktika, zabol"]]],"sum":"1d2cdfba736baa81"}
{"n":1619,"by":null,"ask":"bot.tan","answer":"3","sum":"a9f4ed46cab23bc0"}
{"n":1620,"by":null,"ask":"bot.black","answer":"1","sum":"3275a9de088a1d07"}
{"n":1621,"by":null,"ask":"bot.green","answer":"2","sum":"579c3ee02f3fd1cc"}
{"n":1622,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,2,"waziristan","zabol"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"27aa52d266600966"}
{"n":1623,"by":null,"ask":"bot.tan","answer":"1","sum":"ce8931421747e0d9"}
{"n":1624,"by":null,"ask":"bot.black","answer":"1","sum":"0788c316defa57d8"}
{"n":1625,"by":null,"ask":"bot.green","answer":"3","sum":"4413f3314d2ba376"}
{"n":1626,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar-kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,3,"nimruz","khowst"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"paktika",["{0}",[1]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"kandahar-kabul","nuristan"]]],"sum":"428a4a45f50d0ff8"}
{"n":1627,"by":"government","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"kandahar-kabul","nuristan"]]],"sum":"c014ad4707c3b6c5"}
{"n":1628,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"farah-kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"farah-kandahar","zabol"]]],"sum":"4f711dfd75a1bdc3"}
{"n":1629,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"farah-kandahar","zabol"]]],"sum":"4d61ccf11a950d38"}
{"n":1630,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","paktika"]]],"sum":"a66d8e9c78ea709b"}
{"n":1631,"by":"government","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","paktika"]]],"sum":"2e66668d56a67b0a"}
{"n":1632,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","paktika"]]],"sum":"49e049eb53aaa6aa"}
{"n":1633,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"379be0c37b279442"}
{"n":1634,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[0]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"cc72e615717b1fa3"}
{"n":1635,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"62fc88981ac4fdbc"}
{"n":1636,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"2ed435c9168f8ffa"}
{"n":1637,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[2]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"print":"e1aa97753c47ab16","sum":"d1a8ac67b4e55b9f"}
{"n":1638,"by":null,"ask":"deck.card","answer":"60","print":"2a95154c5de8367a","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 71\nnext: 60\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda\nresources: government=23 taliban=7 warlords=55\naid: 20\npatronage: 12\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbalkh G:P2 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u3 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P2 support=S +1\nkabul C:B1T2 G:T6P3 T:u1 +1\nkandahar C:B1T2 G:B1T7P2 +1\nkhowst C:B1T1 G:T6P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2 support=S\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 support=S +1\nnorthwest-frontier T:u3\nwaziristan T:B2u16\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"ac89cdd39ce8a076"}
{"n":1639,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Coup!"]]],"sum":"0ef58a5726f97cf3"}
{"n":1640,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"64aa724cda8da062"}
{"n":1641,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"5adf82b2b06ae5b3"}
{"n":1642,"by":"warlords","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"937b42f240ec2418"}
{"n":1643,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"d771462fa279f818"}
{"n":1644,"by":"warlords","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"122050c87d1c7bc9"}
{"n":1645,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"efacb15a39d0de38","sum":"16fdcce6a612915e"}
{"n":1646,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[16,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"1a38f42bf43d3472"}
{"n":1647,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"ghazni"]]],"sum":"951ca523b1b04ae1"}
{"n":1648,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"ghazni"]]],"sum":"fa1e7122157a28fe"}
{"n":1649,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"2d289b8709814ef7"}
{"n":1650,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"39efd86d8db2f98e"}
{"n":1651,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, baghlan, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"eb8eb420fda0e7f7"}
{"n":1652,"by":null,"ask":"bot.tan","answer":"1","sum":"101269e7640cb332"}
{"n":1653,"by":null,"ask":"bot.black","answer":"1","sum":"1794c2c0e78d6ac6"}
{"n":1654,"by":null,"ask":"bot.green","answer":"5","sum":"d88fa6b13975faee"}
{"n":1655,"by":"taliban","how":"bot","ask":"rally.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,5,"farah","farah"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"farah"]]],"sum":"4cd0b0c5362acd0a"}
{"n":1656,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"farah"]]],"sum":"7098ce4c2eb74b23"}
{"n":1657,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kabul"]]],"sum":"0d13bf0bf897027d"}
{"n":1658,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kabul"]]],"sum":"3e73e0986565bd6b"}
{"n":1659,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"1970f8197297e0a6"}
{"n":1660,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"5a75c1d5083274da"}
{"n":1661,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"ba24beb98d45408b"}
{"n":1662,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"2f635f1a43a2d589"}
{"n":1663,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah"]]],"sum":"438c4ed8ad05b83f"}
{"n":1664,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"6ff86aa6217c3330"}
{"n":1665,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"17cf0ca898d820bd"}
{"n":1666,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"a2a08e058a4b770a","sum":"066c3eef81b4ed6e"}
{"n":1667,"by":null,"ask":"deck.card","answer":"16","print":"b478535aa6dda585","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 60\nnext: 16\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71\neligible: coalition\nresources: government=23 taliban=7 warlords=55\naid: 20\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbalkh G:P2 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 T:B2u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P2 support=S +1\nkabul C:B1T2 G:T5P1 T:u2 +1\nkandahar C:B1T2 G:B1T7P2 +1\nkhowst C:B1T1 G:T6P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2 support=S\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 support=S +1\nnorthwest-frontier T:B1a1\nwaziristan T:B2u18a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"3ff1db9454242b0c"}
{"n":1668,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tajiks"]]],"sum":"45ccde53b6cbad8d"}
{"n":1669,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"c6c208fb2f7598e8"}
{"n":1670,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, badakhshan, baghlan, konduz"]]],"sum":"c17f88f4afc3d5a7"}
{"n":1671,"by":null,"ask":"bot.tan","answer":"5","sum":"545f1e4fdcf93313"}
{"n":1672,"by":null,"ask":"bot.black","answer":"3","sum":"e6d6c5eef4f58c8d"}
{"n":1673,"by":null,"ask":"bot.green","answer":"5","sum":"12e72ad7843caa8c"}
{"n":1674,"by":"coalition","how":"bot","ask":"event.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,5,"ghowr","herat"]]],"sum":"25e3d93edc951a7e"}
{"n":1675,"by":"coalition","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"f474d3ee4e52eea5"}
{"n":1676,"by":"coalition","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"cc414b7b9bacb419"}
{"n":1677,"by":"coalition","how":"bot","ask":"event.place.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"01b7ee1b4416a2a5"}
{"n":1678,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, konduz"]]],"sum":"7fef56e69785075f"}
{"n":1679,"by":null,"ask":"bot.tan","answer":"3","sum":"2d8a3813ebb4e2e7"}
{"n":1680,"by":null,"ask":"bot.black","answer":"1","sum":"48e8e157244b212a"}
{"n":1681,"by":null,"ask":"bot.green","answer":"3","sum":"dae43350c4d3ca30"}
{"n":1682,"by":"coalition","how":"bot","ask":"event.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,3,"khowst","baghlan"]]],"sum":"da468990b5f903a8"}
{"n":1683,"by":"coalition","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"13ca9a1b4ef5d350"}
{"n":1684,"by":"coalition","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"d3dacb8ed3e0fbad"}
{"n":1685,"by":"coalition","how":"bot","ask":"event.place.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"print":"f548ccfd1d848487","sum":"63b1353d90b72c6c"}
{"n":1686,"by":null,"ask":"deck.top","answer":"event","sum":"e9c1edaa40ee3623"}
{"n":1687,"by":null,"ask":"deck.card","answer":"8","print":"849890db82811e11","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 16\nnext: 8\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60\neligible: government taliban warlords\nresources: government=23 taliban=7 warlords=55\naid: 20\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbaghlan G:T1P1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 T:B2u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T5P1 T:u2 +1\nkandahar C:B1T2 G:B1T7P2 +1\nkhowst C:B1T1 G:T6P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2 support=S\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 support=S +1\nnorthwest-frontier T:B1a1\nwaziristan T:B2u18a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"0d9e3e5fa23be297"}
{"n":1688,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Amnesty"]]],"sum":"2b0098889cc97906"}
{"n":1689,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"9e8803def8efb67a"}
{"n":1690,"by":"warlords","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: {1}",[["8.4.4: the Faction that chooses benefits",[]],"warlords"]]],"sum":"2d205b1dec75a55b"}
{"n":1691,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, balkh, herat, kabul, kandahar, khowst, nuristan, paktika, zabol"]]],"sum":"669e924c5c8e26cd"}
{"n":1692,"by":null,"ask":"bot.tan","answer":"5","sum":"cf3f5bf80bdac8fc"}
{"n":1693,"by":null,"ask":"bot.black","answer":"3","sum":"c02df2d8447cbcdc"}
{"n":1694,"by":null,"ask":"bot.green","answer":"3","sum":"621b5f16b051dd3f"}
{"n":1695,"by":"warlords","how":"bot","ask":"event.place.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,3,"faryab","kandahar"]]],"print":"bba6f6cf697e50a4","sum":"368fb38aab077a9c"}
{"n":1696,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,15]],["{0}: {1}",["8.6","train"]]],"sum":"2aff86774fe2bc70"}
{"n":1697,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kabul",["{0}",[6]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"46d73100bb0195c2"}
{"n":1698,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"a4f81853ec6b5a78"}
{"n":1699,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"6f2040ba21275bc6"}
{"n":1700,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[8]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"b0ef0758df8ecb74"}
{"n":1701,"by":"government","how":"bot","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"c8e4d67d139112bc"}
{"n":1702,"by":"government","how":"bot","ask":"train.police","answer":"5","why":["8.1.2: Police and Troops by turns"],"sum":"9a568db678610829"}
{"n":1703,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[9]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"d3c195ddc3351714"}
{"n":1704,"by":"government","how":"bot","ask":"train.police","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"8adfaf9ba84456d5"}
{"n":1705,"by":"government","how":"bot","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"de519bcc9e396777"}
{"n":1706,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"01e0eff7894b0418"}
{"n":1707,"by":"government","how":"bot","ask":"govern.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"nuristan"]]],"sum":"79d7182ede6552dd"}
{"n":1708,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"nuristan"]]],"sum":"33f3fc1b8fb379e5"}
{"n":1709,"by":"government","how":"bot","ask":"govern.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol"]]],"sum":"dd2190b195a68c14"}
{"n":1710,"by":null,"ask":"bot.tan","answer":"5","sum":"8e73e882557ad1c8"}
{"n":1711,"by":null,"ask":"bot.black","answer":"2","sum":"9ec7d6c2ad4da2c7"}
{"n":1712,"by":null,"ask":"bot.green","answer":"1","sum":"7ace0165ea11151c"}
{"n":1713,"by":"government","how":"bot","ask":"govern.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,1,"konduz","zabol"]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"zabol"]]],"sum":"51c14352c31946a1"}
{"n":1714,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"f2e4cf03c5cf81d8"}
{"n":1715,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"d7656e3671cb281e","sum":"3bdbf6cb2a892c32"}
{"n":1716,"by":null,"ask":"deck.top","answer":"event","sum":"af29e4061f072341"}
{"n":1717,"by":null,"ask":"deck.card","answer":"20","print":"9e0404c1faed0549","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 8\nnext: 20\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16\neligible: coalition taliban\nresources: government=14 taliban=7 warlords=55\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbaghlan G:T1P1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 T:B2u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u2 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B1a1\nwaziristan T:B2u18a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"e54f6b14612ab2af"}
{"n":1718,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"SEAL Team 6"]]],"sum":"07e85a3734d6dc2c"}
{"n":1719,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"31c6748e38b858fd"}
{"n":1720,"by":"coalition","how":"bot","ask":"event.space","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"waziristan",["{0}",[2]]]]],"sum":"1f9f2e1897deae91"}
{"n":1721,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"taliban_bases","why":[["{0}: {1}",[["8.1.2: Bases first",[]],"taliban_bases"]]],"sum":"cefb53859201869b"}
{"n":1722,"by":"coalition","how":"bot","ask":"event.remove.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"f01cd30426e96afa","sum":"d601610dc3492b8b"}
{"n":1723,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[15,3]]]],["{0}: {1}",["8.7","rally"]]],"sum":"de286c680b1d1a52"}
{"n":1724,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"be624cfd65569f8d"}
{"n":1725,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"4e87a7e6c303b745"}
{"n":1726,"by":"taliban","how":"bot","ask":"rally.active","answer":"1","why":["8.1.2: its own Active Guerrillas first"],"sum":"5f477f6c2c837723"}
{"n":1727,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, ghazni, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"3ce8bee1469a4230"}
{"n":1728,"by":null,"ask":"bot.tan","answer":"4","sum":"a8b00a849f01f00c"}
{"n":1729,"by":null,"ask":"bot.black","answer":"1","sum":"0c32de93ffb5c847"}
{"n":1730,"by":null,"ask":"bot.green","answer":"3","sum":"37923997bcb4e51e"}
{"n":1731,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,3,"khowst","ghazni"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"f7a880997ef4fe29"}
{"n":1732,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"0117853db21602bd"}
{"n":1733,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"c9cbf7c7b852e8c3"}
{"n":1734,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["farah, kabul, northwest-frontier"]]],"sum":"b7b48abe71905a14"}
{"n":1735,"by":null,"ask":"bot.tan","answer":"6","sum":"9f62575c63020aba"}
{"n":1736,"by":null,"ask":"bot.black","answer":"1","sum":"77ed01f1c6514a8b"}
{"n":1737,"by":null,"ask":"bot.green","answer":"4","sum":"d73ea71c6e500f1c"}
{"n":1738,"by":"taliban","how":"bot","ask":"rally.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","farah"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"farah"]]],"sum":"7ce089de6a395f46"}
{"n":1739,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"farah"]]],"sum":"85ecc17e426c9141"}
{"n":1740,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"2a5492a9ee2b1546"}
{"n":1741,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"580b9422ea2dcc12"}
{"n":1742,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"8a799ef577ec054a"}
{"n":1743,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah"]]],"sum":"26a6790d168210c0"}
{"n":1744,"by":"taliban","how":"bot","ask":"extort.space","answer":"ghazni","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"ghazni"]]],"sum":"bb59146d3a814aba"}
{"n":1745,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"049c7d6f8cb51a47"}
{"n":1746,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"ee496d7edc5fd91d"}
{"n":1747,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"5a349352107522d1","sum":"62f11a654f324219"}
{"n":1748,"by":null,"ask":"deck.top","answer":"event","sum":"5344cc694c353143"}
{"n":1749,"by":null,"ask":"deck.card","answer":"15","print":"9be8530fd892f5b8","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 20\nnext: 15\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8\neligible: government warlords\nresources: government=14 taliban=9 warlords=55\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbaghlan G:T1P1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfarah T:a2\nfaryab W:B2u3\nghazni C:T4 T:B2u3a1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u2 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B1u1a2\nwaziristan T:B1u16a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"e4acfa99a4bae824"}
{"n":1750,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Errant Air Strike"]]],"sum":"083738224874268d"}
{"n":1751,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"cc776ea2afa9c2c7"}
{"n":1752,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["air-strike"]]],"sum":"f2435dd2f5f19357"}
{"n":1753,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"ghazni",["{0}",[4]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"ghazni"]]],"sum":"79f87c8903a8ed52"}
{"n":1754,"by":"coalition","how":"bot","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"6efd2b5e5e07a9bd"}
{"n":1755,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"farah","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"farah"]]],"sum":"a8c0bd27e532cec5"}
{"n":1756,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"done","why":["8.8.3: no more Taliban are exposed"],"print":"bedcdfb52d37deb6","sum":"2753940e1e5b7156"}
{"n":1757,"by":"warlords","how":"bot","ask":"turn","answer":"terror","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: no ({1})",[50,63]],["{0}: {1}",["8.5","terror"]]],"sum":"3b5a6362a582e306"}
{"n":1758,"by":"warlords","how":"bot","ask":"terror.space","answer":"badakhshan","why":[["{0}: {1}",[["8.5.3: the Taliban are a Non-player: a Support area",[]],"badakhshan"]]],"sum":"ba007cf5bdca02dc"}
{"n":1759,"by":"warlords","how":"bot","ask":"terror.space","answer":"suborn","why":[["8.5.4: {0}",["suborn"]]],"sum":"c8a9cf9f521fb329"}
{"n":1760,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, farah, ghazni"]]],"sum":"edc34ee4f6413eb6"}
{"n":1761,"by":null,"ask":"bot.tan","answer":"5","sum":"f447d28cac18367b"}
{"n":1762,"by":null,"ask":"bot.black","answer":"1","sum":"c0ad7ca4510c1027"}
{"n":1763,"by":null,"ask":"bot.green","answer":"5","sum":"0387923073e51e44"}
{"n":1764,"by":"warlords","how":"bot","ask":"suborn.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,5,"samangan","farah"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"farah"]]],"sum":"4bd0e7e2d4d323a0"}
{"n":1765,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"farah"]]],"sum":"961a58277f3700ba"}
{"n":1766,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, ghazni"]]],"sum":"c613c6d8dc000804"}
{"n":1767,"by":null,"ask":"bot.tan","answer":"1","sum":"ebbc97f4b3bceed5"}
{"n":1768,"by":null,"ask":"bot.black","answer":"4","sum":"12725f270f1c3510"}
{"n":1769,"by":null,"ask":"bot.green","answer":"3","sum":"2cb7605cc80ff844"}
{"n":1770,"by":"warlords","how":"bot","ask":"suborn.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,3,"badghis","ghazni"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"ghazni"]]],"sum":"7671995171098764"}
{"n":1771,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"ghazni"]]],"sum":"e9aeb520e193781e"}
{"n":1772,"by":"warlords","how":"bot","ask":"suborn.guerrilla","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"3a93a53c767d5a9a"}
{"n":1773,"by":"warlords","how":"bot","ask":"suborn.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"baghlan"]]],"sum":"2b6e018f4c48c8e2"}
{"n":1774,"by":"warlords","how":"bot","ask":"suborn.cubes","answer":"2","why":["8.1.1: as many as possible"],"sum":"17af11b749a95327"}
{"n":1775,"by":"warlords","how":"bot","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"4cc261f4e3ad8b0a","sum":"75d2db9a6dd40edc"}
{"n":1776,"by":null,"ask":"deck.top","answer":"event","sum":"2744429153736f83"}
{"n":1777,"by":null,"ask":"deck.card","answer":"29","print":"a10f2ae1a44e2301","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 15\nnext: 29\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20\neligible: coalition taliban\nresources: government=14 taliban=9 warlords=48\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B2u1a1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u2 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B1u1a2\nwaziristan T:B1u16a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"9f0024c40ccf8a48"}
{"n":1778,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"One Tribe at a Time"]]],"sum":"ed7e9c9f433da0fd"}
{"n":1779,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"ce801cabd0c4b21f"}
{"n":1780,"by":"coalition","how":"bot","ask":"event.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.4.4: most other pieces",[]],"ghazni",["{0}",[3]]]]],"sum":"cef60e01924c5154"}
{"n":1781,"by":"coalition","how":"bot","ask":"event.replace.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"sum":"dd264971d1315118"}
{"n":1782,"by":"coalition","how":"bot","ask":"event.replace.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"ec028e6d831cdab0","sum":"c5a099920395642a"}
{"n":1783,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[16,3]]]],["{0}: {1}",["8.7","rally"]]],"sum":"dfa77b21f162353e"}
{"n":1784,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"6b9e87f5adf89d4a"}
{"n":1785,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"11cd48d69d165548"}
{"n":1786,"by":"taliban","how":"bot","ask":"rally.active","answer":"2","why":["8.1.2: its own Active Guerrillas first"],"sum":"68e3838b6e547520"}
{"n":1787,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"3a05cba12f1aabdb"}
{"n":1788,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"08a6b76426526f4a"}
{"n":1789,"by":"taliban","how":"bot","ask":"rally.active","answer":"1","why":["8.1.2: its own Active Guerrillas first"],"sum":"b37683ca1b119151"}
{"n":1790,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, baghlan, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"67186c2a45a312e8"}
{"n":1791,"by":null,"ask":"bot.tan","answer":"5","sum":"a71ed3c1874cc9e6"}
{"n":1792,"by":null,"ask":"bot.black","answer":"1","sum":"88bd4301f3954c31"}
{"n":1793,"by":null,"ask":"bot.green","answer":"5","sum":"0858a42e2ef06cd5"}
{"n":1794,"by":"taliban","how":"bot","ask":"rally.space","answer":"samangan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,5,"samangan","samangan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"bfee74dfa59f326c"}
{"n":1795,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"d105334dd0fda1c7"}
{"n":1796,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kabul"]]],"sum":"162ca9ffc8d38c5c"}
{"n":1797,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kabul"]]],"sum":"1a47763e9fbcce19"}
{"n":1798,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"f3b3a549e6152c86"}
{"n":1799,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"dc8c26958fc1782d"}
{"n":1800,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"beba0869d324b072"}
{"n":1801,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"8dec1288fb70fa72"}
{"n":1802,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"ghazni"]]],"sum":"7f1745b8f929a2da"}
{"n":1803,"by":"taliban","how":"bot","ask":"special","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"c7903f8cbe3a96ea"}
{"n":1804,"by":"taliban","how":"bot","ask":"extort.space","answer":"samangan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"samangan"]]],"sum":"91b4d7571ea331bd"}
{"n":1805,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"9d1b9df44d26c7df"}
{"n":1806,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"print":"a4c9c999e18a2ad0","sum":"587475f9315916ff"}
{"n":1807,"by":null,"ask":"deck.top","answer":"event","sum":"f415a8c73c3f2e1c"}
{"n":1808,"by":null,"ask":"deck.card","answer":"19","print":"20ad7279249c062c","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 29\nnext: 19\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15\neligible: government warlords\nresources: government=14 taliban=8 warlords=48\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u3 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nsamangan T:a1\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B2a1\nwaziristan T:B2u14a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"34774a6af3eec03c"}
{"n":1809,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Night Letters"]]],"sum":"dcf07b521f529e03"}
{"n":1810,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"21e0eecf71439c4c","sum":"aa79d811001f7676"}
{"n":1811,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: no ({1})",[50,56]],["{0}: no {1} is possible",["8.5","terror"]],["{0}: {1}",["8.5","rally"]]],"sum":"7e396c6f718e840f"}
{"n":1812,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghowr"]]],"sum":"551cedb223347222"}
{"n":1813,"by":null,"ask":"bot.tan","answer":"4","sum":"0cfcf7a587aacf62"}
{"n":1814,"by":null,"ask":"bot.black","answer":"2","sum":"1db31da0799f4af1"}
{"n":1815,"by":null,"ask":"bot.green","answer":"2","sum":"b885fa0db2c6ad7a"}
{"n":1816,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,2,"waziristan","ghowr"]],["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"ghowr"]]],"sum":"77862906cff5b7cd"}
{"n":1817,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"ghowr"]]],"sum":"2ac8b0d1591927ff"}
{"n":1818,"by":"warlords","how":"bot","ask":"rally.space","answer":"bamian","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"bamian"]]],"sum":"1e3b50f20320586f"}
{"n":1819,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"bamian"]]],"sum":"8f2914dc6d780630"}
{"n":1820,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, helmand, konduz, oruzgan"]]],"sum":"1a8b2ea7b9aed7c9"}
{"n":1821,"by":null,"ask":"bot.tan","answer":"4","sum":"1cf83263dcb03902"}
{"n":1822,"by":null,"ask":"bot.black","answer":"2","sum":"cd9b6f7829b3f66b"}
{"n":1823,"by":null,"ask":"bot.green","answer":"6","sum":"b570b6e98fa9e7ad"}
{"n":1824,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,6,"ghazni","baghlan"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"baghlan"]]],"sum":"eab9f606244a5c1e"}
{"n":1825,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"baghlan"]]],"sum":"2a651a49d2f0105a"}
{"n":1826,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"589be984b11bd7ce"}
{"n":1827,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"baghlan"]]],"sum":"3777a9399c0c1be5"}
{"n":1828,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"d292b315556705fc","sum":"79315dbeb3b0caed"}
{"n":1829,"by":null,"ask":"deck.top","answer":"event","sum":"67eda9d5040fb40f"}
{"n":1830,"by":null,"ask":"deck.card","answer":"3","print":"a56cee0fea85c944","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 19\nnext: 3\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29\neligible: coalition taliban\nresources: government=14 taliban=8 warlords=45\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbaghlan W:B1u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u3 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nsamangan T:a1\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B2a1\nwaziristan T:B2u14a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"63af75553fb85feb"}
{"n":1831,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Al-Qaeda"]]],"sum":"668c78b93b738424"}
{"n":1832,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"159ba43c563fd11a"}
{"n":1833,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, badakhshan, helmand, khowst, nimruz, nuristan, paktika, zabol"]]],"sum":"d02861aab6e7af6e"}
{"n":1834,"by":null,"ask":"bot.tan","answer":"2","sum":"8eb612c6529dcd89"}
{"n":1835,"by":null,"ask":"bot.black","answer":"4","sum":"53aa211f4bb4e4a5"}
{"n":1836,"by":null,"ask":"bot.green","answer":"6","sum":"2abeaf71566487cb"}
{"n":1837,"by":"taliban","how":"bot","ask":"event.place.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","helmand"]]],"print":"d859756ca66a797a","sum":"7b7570ce6b9affca"}
{"n":1838,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,8]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul, kandahar",["{0}",[2]]]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"12ef569e447be8cf"}
{"n":1839,"by":null,"ask":"bot.tan","answer":"4","sum":"6b4704a6f82127eb"}
{"n":1840,"by":null,"ask":"bot.black","answer":"5","sum":"0a6b5272a69f97bc"}
{"n":1841,"by":null,"ask":"bot.green","answer":"6","sum":"3aa5c02be337dd99"}
{"n":1842,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,6,"northwest-frontier","kandahar"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul",["{0}",[2]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"96caad125fc76f65"}
{"n":1843,"by":null,"ask":"bot.tan","answer":"1","sum":"37feaa749e59cbd6"}
{"n":1844,"by":null,"ask":"bot.black","answer":"5","sum":"334615c07cdbb187"}
{"n":1845,"by":null,"ask":"bot.green","answer":"3","sum":"6d7d3529b6e323f1"}
{"n":1846,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,3,"oruzgan","kabul"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat",["{0}",[2]]]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["helmand"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban piece",[1]]]]]],"8.8: Assault"],"sum":"7afaa87a6bfa154a"}
{"n":1847,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["helmand"]]],"sum":"974cb7e43dbbcd7c"}
{"n":1848,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","kandahar"]]],"sum":"df9b8ea179183c53"}
{"n":1849,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"0eccb34b54f437a9"}
{"n":1850,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"a6ab1ce5794a8163"}
{"n":1851,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","kandahar"]]],"sum":"1a0729808e3ddd9f"}
{"n":1852,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"f233905b1f6fdb7b"}
{"n":1853,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"05d38f84773f2ffc"}
{"n":1854,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"140d93885be8d7f3"}
{"n":1855,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","kabul"]]],"sum":"a9561c94cac41c19"}
{"n":1856,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"fb82bc0f20433d5e"}
{"n":1857,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"f2eb8ad3cf5c3140"}
{"n":1858,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"a3017303f10a353a"}
{"n":1859,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"print":"313253a426a972e4","sum":"a0fb0dc82e349808"}
{"n":1860,"by":null,"ask":"deck.top","answer":"event","sum":"294bb55c78c61389"}
{"n":1861,"by":null,"ask":"deck.card","answer":"58","print":"43c04745560fe865","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 3\nnext: 58\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19\neligible: government taliban warlords\nresources: government=14 taliban=11 warlords=45\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbaghlan W:B1u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand C:T2 G:T3 W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T1 G:T8P4 T:u3 +1\nkandahar C:B1T1 G:B1T4P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nsamangan T:a1\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B2a1\nwaziristan T:B2u14a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"eddfcbfa0fb41f2d"}
{"n":1862,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Reapers",2]]],"sum":"a102a4d43d6b9e6e"}
{"n":1863,"by":null,"ask":"bot.die","answer":"4","sum":"ae131e8d7995931f"}
{"n":1864,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[4,2,"Reapers"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[13,3]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,0]]]],["{0}: {1}",["8.7","march"]]],"sum":"76b4fd130486b4c7"}
{"n":1865,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"102f3297c0bf8fea"}
{"n":1866,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"b869cb00003cef7b"}
{"n":1867,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"aa51cadb4e19ec9d"}
{"n":1868,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"be2ca4064710d0dc"}
{"n":1869,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, khowst, paktika, zabol, balochistan"]]],"sum":"3b6f745b813c54a4"}
{"n":1870,"by":null,"ask":"bot.tan","answer":"6","sum":"a4d4cc575d01e001"}
{"n":1871,"by":null,"ask":"bot.black","answer":"4","sum":"99746f0485219f73"}
{"n":1872,"by":null,"ask":"bot.green","answer":"2","sum":"720703c2e11f398c"}
{"n":1873,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,2,"balkh","kandahar"]],["8.2: among {0}",["khowst, paktika, zabol, balochistan"]]],"sum":"881a8620c1989ae0"}
{"n":1874,"by":null,"ask":"bot.tan","answer":"3","sum":"dd22d7b0d1634716"}
{"n":1875,"by":null,"ask":"bot.black","answer":"4","sum":"4f57b2b38f6c587b"}
{"n":1876,"by":null,"ask":"bot.green","answer":"1","sum":"919fab7bb0bb10a5"}
{"n":1877,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,1,"kabul","balochistan"]],["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","kandahar"]]],"sum":"19cb308edde9f4db"}
{"n":1878,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","kandahar"]]],"sum":"585ef7023869869c"}
{"n":1879,"by":"taliban","how":"bot","ask":"march.count","answer":"11","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","kandahar"]]],"sum":"94e78638b93c165c"}
{"n":1880,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","balochistan"]]],"sum":"2f75089dd2053474"}
{"n":1881,"by":"taliban","how":"bot","ask":"march.destination","answer":"balochistan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","balochistan"]]],"sum":"317ad791dccc4405"}
{"n":1882,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","balochistan"]]],"sum":"8338691ada3f1943"}
{"n":1883,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"helmand, oruzgan, zabol",["{0}",[1]]]],["8.2: among {0}",["helmand, oruzgan, zabol"]]],"sum":"7e79699c5453b3c8"}
{"n":1884,"by":null,"ask":"bot.tan","answer":"3","sum":"f01ee99adb8658d8"}
{"n":1885,"by":null,"ask":"bot.black","answer":"6","sum":"d05915a6c8a987c1"}
{"n":1886,"by":null,"ask":"bot.green","answer":"5","sum":"d2e9b1e82822c874"}
{"n":1887,"by":"taliban","how":"bot","ask":"march.origin","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,5,"northwest-frontier","helmand"]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["helmand",1,1,"kandahar","helmand"]]],"sum":"789de848e2de2ff9"}
{"n":1888,"by":"taliban","how":"bot","ask":"march.destination","answer":"helmand","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["helmand",1,1,"kandahar","helmand"]]],"sum":"36d18bbf41c1640c"}
{"n":1889,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["helmand",1,1,"kandahar","helmand"]]],"sum":"e515a4b23f7119ae"}
{"n":1890,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["ghowr, nimruz, oruzgan"]]],"sum":"1c20ab53274f8f01"}
{"n":1891,"by":null,"ask":"bot.tan","answer":"6","sum":"75c0b1de52ec0498"}
{"n":1892,"by":null,"ask":"bot.black","answer":"6","sum":"76e6265d772d9e33"}
{"n":1893,"by":null,"ask":"bot.green","answer":"2","sum":"8c8424a7e2fa4270"}
{"n":1894,"by":"taliban","how":"bot","ask":"march.origin","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,2,"sar-e-pol","nimruz"]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nimruz",1,1,"helmand","nimruz"]]],"sum":"5d8a66275933a89f"}
{"n":1895,"by":"taliban","how":"bot","ask":"march.destination","answer":"nimruz","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nimruz",1,1,"helmand","nimruz"]]],"sum":"b86258661cbc1fd1"}
{"n":1896,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nimruz",1,1,"helmand","nimruz"]]],"sum":"47ba46fad5bbd5d4"}
{"n":1897,"by":"taliban","how":"bot","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"fec9cecd37a1753d"}
{"n":1898,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"helmand","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"helmand"]]],"sum":"c8685e36a1d42451"}
{"n":1899,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"9bf04ed474debfae"}
{"n":1900,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_troops"]]],"sum":"c5ecfdbedb4053fa"}
{"n":1901,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"18da1df4ed976c49","sum":"2f7f52a5c34a39cb"}
{"n":1902,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Reapers"]]],"sum":"d6d8eccc38a4883e"}
{"n":1903,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"0ea6f4cdfbb88474","sum":"c688362cf02a69fb"}
{"n":1904,"by":null,"ask":"deck.top","answer":"propaganda","print":"d4ae2941414c685a","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 58\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3\neligible: coalition warlords\nresources: government=14 taliban=9 warlords=45\naid: 17\npatronage: 10\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbaghlan W:B1u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand C:T2 G:T2 T:u2 W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T1 G:T8P4 T:u3 +1\nkandahar C:B1T1 G:B1T4P3 T:u9 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz T:u1 W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nsamangan T:a1\nzabol C:T1 G:P2 +1\nbalochistan T:u1\nnorthwest-frontier T:B2a1\nwaziristan T:B2u1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a2\n","sum":"207f3193ac63c266"}
{"n":1905,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Counter-Narc"]]],"sum":"ba34fa842d7e85aa"}
{"n":1906,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"fb9b24942872e686"}
{"n":1907,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["cultivate"]]],"sum":"e7d4832172b626ce"}
{"n":1908,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, helmand, konduz"]]],"sum":"ee8cbe9e9bb8dbb6"}
{"n":1909,"by":null,"ask":"bot.tan","answer":"2","sum":"3e8b1a439d7a1c04"}
{"n":1910,"by":null,"ask":"bot.black","answer":"6","sum":"e6b0d46016fbc866"}
{"n":1911,"by":null,"ask":"bot.green","answer":"3","sum":"fbc09f764358d878"}
{"n":1912,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,3,"oruzgan","baghlan"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"baghlan"]]],"sum":"e35a17051e4606d2"}
{"n":1913,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["traffic"]]],"sum":"418b401ac4935261"}
{"n":1914,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"f72076e8fe518db3","sum":"733fbf2cb64abdbf"}
{"n":1915,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,21]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat",["{0}",[2]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"c5e9a57619dbc590"}
{"n":1916,"by":null,"ask":"bot.tan","answer":"4","sum":"e867c3b943e9e2a8"}
{"n":1917,"by":null,"ask":"bot.black","answer":"1","sum":"d9d058f6b62c70bb"}
{"n":1918,"by":null,"ask":"bot.green","answer":"2","sum":"4fde93653e3a61d5"}
{"n":1919,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,2,"waziristan","khowst"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat",["{0}",[2]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"a41f95d342c72a38"}
{"n":1920,"by":null,"ask":"bot.tan","answer":"1","sum":"6d00d68c4f0bf73e"}
{"n":1921,"by":null,"ask":"bot.black","answer":"2","sum":"2f9162e3747c7a8a"}
{"n":1922,"by":null,"ask":"bot.green","answer":"2","sum":"8e61c6420ee1aadd"}
{"n":1923,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,2,"balochistan","khowst"]],["{0}: {1} ({2})",[["8.8.3: most Taliban Activated",[]],"kandahar",["{0}",[9]]]],"8.8: Sweep"],"sum":"dae96f82307d1b1e"}
{"n":1924,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["kandahar"]]],"sum":"97b5eee2bae58785"}
{"n":1925,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","herat"]]],"sum":"1cf0fb84b3febf0f"}
{"n":1926,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"kandahar","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"kandahar"]]],"sum":"a3725498043dbbf1"}
{"n":1927,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"b76bea58a3a222f2"}
{"n":1928,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"bd1545a5600bfca6"}
{"n":1929,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","herat"]]],"sum":"9a3f79def8b93ca4"}
{"n":1930,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"kandahar","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"kandahar"]]],"sum":"a4dfa525a9d1cef0"}
{"n":1931,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"c1568f9bc484ec05"}
{"n":1932,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"3cc55fea53e630a1"}
{"n":1933,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"0370e54a26423c0b"}
{"n":1934,"by":"coalition","how":"bot","ask":"sweep.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"ghazni"]]],"sum":"9ae39e379395bdf3"}
{"n":1935,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"d31e7ccdc647496d"}
{"n":1936,"by":"coalition","how":"bot","ask":"sweep.space","answer":"helmand","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"helmand"]]],"sum":"34ca70ff471ee759"}
{"n":1937,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"d6a804345fde5a97"}
{"n":1938,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"c32ba31323497a02"}
{"n":1939,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"fe63df66ae0ce8e7"}
{"n":1940,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kandahar"]]],"sum":"800b2d51fe2e6d50"}
{"n":1941,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"d22974e29aecc903"}
{"n":1942,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"0555bd206ca90929"}
{"n":1943,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"print":"69866996cb650d08","sum":"10896df2862c1ee9"}
{"n":1944,"by":null,"ask":"deck.card","answer":"69","print":"191582c231ee2004","sum":"6f7a321714ac89dd"}
{"n":1945,"by":"coalition","how":"bot","ask":"civic.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"nuristan"]]],"sum":"450abfc5a6da42e7"}
{"n":1946,"by":"coalition","how":"bot","ask":"civic.space","answer":"zabol","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"zabol"]]],"sum":"982c5d55f6131aa2"}
{"n":1947,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"b02bd7186e041e68","sum":"ea334475eb142393"}
{"n":1948,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"aea51668a0118fdc"}
{"n":1949,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"06760619f5aecab8"}
{"n":1950,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b8724e898d504ef0"}
{"n":1951,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"573017c04826e6b0"}
{"n":1952,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"helmand","why":[["8.8.6: no Police in {0}",["helmand"]]],"sum":"4922a6d8b98cd8af"}
{"n":1953,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, kabul, khowst",["{0}",[1]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"a53fac5e87e4b898"}
{"n":1954,"by":null,"ask":"bot.tan","answer":"6","sum":"5a5d2a27b97c5160"}
{"n":1955,"by":null,"ask":"bot.black","answer":"1","sum":"691ce8c65ded35c9"}
{"n":1956,"by":null,"ask":"bot.green","answer":"6","sum":"ab977a6de0c0c538"}
{"n":1957,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,6,"samangan","herat"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"17d594ff83ab06ab"}
{"n":1958,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"4f2e19d11128edcb"}
{"n":1959,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"helmand","why":[["8.8.6: no Police in {0}",["helmand"]]],"sum":"9c1f350a3e4dc76f"}
{"n":1960,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, khowst",["{0}",[1]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"adbf5fdc1c173503"}
{"n":1961,"by":null,"ask":"bot.tan","answer":"6","sum":"a6317450d8fd4d31"}
{"n":1962,"by":null,"ask":"bot.black","answer":"5","sum":"c92f54e567e5033b"}
{"n":1963,"by":null,"ask":"bot.green","answer":"2","sum":"0cad6a8c23e383af"}
{"n":1964,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","khowst"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"7d081315ad2e4ea2"}
{"n":1965,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"313bb26d5f72ed11"}
{"n":1966,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"b1b4a7418aab1d90"}
{"n":1967,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"f31945decbdbcc3a"}
{"n":1968,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"cd64602c4c50257f"}
{"n":1969,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"kandahar",["{0}",[1]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, kandahar, nuristan, paktika, zabol"]]],"sum":"d15720f8186ca6d9"}
{"n":1970,"by":null,"ask":"bot.tan","answer":"2","sum":"34473439e4e35309"}
{"n":1971,"by":null,"ask":"bot.black","answer":"6","sum":"5850dbccbbd8f08e"}
{"n":1972,"by":null,"ask":"bot.green","answer":"2","sum":"92b460ae37e2b661"}
{"n":1973,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,2,"zabol","zabol"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","kandahar"]]],"sum":"2b02a97a9b309542"}
{"n":1974,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","kandahar"]]],"sum":"fd7673d4c359fc3e"}
{"n":1975,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","kandahar"]]],"sum":"523fceeadb4c3d79"}
{"n":1976,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","zabol"]]],"sum":"16488c1219d2db17"}
{"n":1977,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","zabol"]]],"sum":"8ba250f9e08ca549"}
{"n":1978,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","zabol"]]],"sum":"19c802edb1ecb628"}
{"n":1979,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"fc2d178cdf3b3990"}
{"n":1980,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"9b4b7a7001643fa3"}
{"n":1981,"by":null,"ask":"bot.tan","answer":"2","sum":"8a19ccddc03111a2"}
{"n":1982,"by":null,"ask":"bot.black","answer":"4","sum":"106c217c68030948"}
{"n":1983,"by":null,"ask":"bot.green","answer":"3","sum":"17fbc9d186364549"}
{"n":1984,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,3,"badghis","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"ed49905d8a08a989"}
{"n":1985,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"72f4e118b53b050b"}
{"n":1986,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"6c44a2d29d9c4d69"}
{"n":1987,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"c776d3624be07c0f"}
{"n":1988,"by":null,"ask":"bot.tan","answer":"3","sum":"7349e1acd32de246"}
{"n":1989,"by":null,"ask":"bot.black","answer":"5","sum":"266305a07d183abe"}
{"n":1990,"by":null,"ask":"bot.green","answer":"2","sum":"e96b2835705f8462"}
{"n":1991,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,2,"nuristan","northwest-frontier"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"5c585132d4b94510"}
{"n":1992,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"bda154b49d6a2121"}
{"n":1993,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"waziristan",["{0}",[2]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"8dd97914363b91fe"}
{"n":1994,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"4cfdf5d25a035dda"}
{"n":1995,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"f84b12b99067deb0"}
{"n":1996,"by":null,"ask":"bot.tan","answer":"1","sum":"b22aaf92efcf04c5"}
{"n":1997,"by":null,"ask":"bot.black","answer":"3","sum":"599e81addd376c24"}
{"n":1998,"by":null,"ask":"bot.green","answer":"3","sum":"78a669bcf9493db0"}
{"n":1999,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,3,"badghis","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"892619c2a5ee3366"}
{"n":2000,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"e67b9c61b297e1f8"}
{"n":2001,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[3]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"ef378d580ec25b7f"}
{"n":2002,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"0def7198ce5a0b00"}
{"n":2003,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"321ea63c10612c2d"}
{"n":2004,"by":null,"ask":"bot.tan","answer":"6","sum":"29535c08f8ccfb35"}
{"n":2005,"by":null,"ask":"bot.black","answer":"6","sum":"d2a9d93a1ec47dd5"}
{"n":2006,"by":null,"ask":"bot.green","answer":"3","sum":"5ec26bec6fa2fb83"}
{"n":2007,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,3,"bamian","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"bdc67aac329b6d11"}
{"n":2008,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"d90b63e559903c79"}
{"n":2009,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[4]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"7aa1d9cda16a3545"}
{"n":2010,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"0641bbac88ed3622"}
{"n":2011,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"b792e2b6c86bdb4c"}
{"n":2012,"by":null,"ask":"bot.tan","answer":"3","sum":"8370655082b1a03f"}
{"n":2013,"by":null,"ask":"bot.black","answer":"3","sum":"559a60d3489aebcd"}
{"n":2014,"by":null,"ask":"bot.green","answer":"6","sum":"8950702de1925ff3"}
{"n":2015,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,6,"kabul","northwest-frontier"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"13534e77959d8582"}
{"n":2016,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"cb8627ed5349d196"}
{"n":2017,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"waziristan",["{0}",[5]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"4733201940bb4bdf"}
{"n":2018,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"457478df3ba51dfa"}
{"n":2019,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"bfb76acf70dd9e3b"}
{"n":2020,"by":null,"ask":"bot.tan","answer":"3","sum":"1ecd1dd0ce431141"}
{"n":2021,"by":null,"ask":"bot.black","answer":"4","sum":"a29280211d7ae5ee"}
{"n":2022,"by":null,"ask":"bot.green","answer":"6","sum":"872a5220df1bda0c"}
{"n":2023,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,6,"kabul","northwest-frontier"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"4e2d351e1412b8a4"}
{"n":2024,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"waziristan",["{0}",[6]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"27b4ed63e07be57e"}
{"n":2025,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"10e1bf92d3535af3"}
{"n":2026,"by":null,"ask":"bot.tan","answer":"4","sum":"14b51c474eb2800c"}
{"n":2027,"by":null,"ask":"bot.black","answer":"6","sum":"a0568e56b55fdca3"}
{"n":2028,"by":null,"ask":"bot.green","answer":"4","sum":"cae2ebb03fe61d0a"}
{"n":2029,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,4,"baghlan","northwest-frontier"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"33080e7146f21b1d"}
{"n":2030,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"waziristan",["{0}",[7]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"78c8b3c9a17570da"}
{"n":2031,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"915b63c523ed919e"}
{"n":2032,"by":null,"ask":"bot.tan","answer":"5","sum":"14630fe3472f37c6"}
{"n":2033,"by":null,"ask":"bot.black","answer":"2","sum":"d35b59a1f2ed62c9"}
{"n":2034,"by":null,"ask":"bot.green","answer":"6","sum":"4eca70e96413f60c"}
{"n":2035,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"93d163843c3c18ba"}
{"n":2036,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"6a7ef710d7b6c2d6"}
{"n":2037,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[8]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"print":"4230e191ca0b61c6","sum":"24ecc66b71b03ddd"}
{"n":2038,"by":null,"ask":"deck.card","answer":"44","print":"36f7c5925a71dea3","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 69\nnext: 44\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda\nresources: government=37 taliban=15 warlords=68\naid: 17\npatronage: 10\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T5P2 support=S +1\nkabul C:B1T1 G:T6P2 T:u3 +1\nkandahar C:B1T2 G:B1T6P2 W:u1 +1\nkhowst C:B1T2 G:T5P3 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2 support=S\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P3 support=S +1\nnorthwest-frontier T:B2u9\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"fc36c028fcb73359"}
{"n":2039,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mine Removal"]]],"sum":"8fca09257120b7d7"}
{"n":2040,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"327efedf6574b35d"}
{"n":2041,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"4e07a4bdc7511793"}
{"n":2042,"by":null,"ask":"bot.die","answer":"6","sum":"4cb50f5020b7378c"}
{"n":2043,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: dice {1} are rolled again, for equal chances",["8.3","6"]],["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"5a6daf77f5e26106"}
{"n":2044,"by":null,"ask":"bot.die","answer":"3","sum":"2dad711ae7f68594"}
{"n":2045,"by":"warlords","how":"bot","ask":"event.space","answer":"farah-kandahar","why":[["{0}: dice {1}: {2}",["8.3","3","farah-kandahar"]]],"sum":"d259942248d98b6e"}
{"n":2046,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, toraghondi-farah, kandahar-kabul"]]],"sum":"667f612de27dc079"}
{"n":2047,"by":null,"ask":"bot.die","answer":"6","sum":"f838207c422cda83"}
{"n":2048,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: dice {1} are rolled again, for equal chances",["8.3","6"]],["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, toraghondi-farah, kandahar-kabul"]]],"sum":"456b6a27a11c0217"}
{"n":2049,"by":null,"ask":"bot.die","answer":"2","sum":"65417f6ee97c6118"}
{"n":2050,"by":"warlords","how":"bot","ask":"event.space","answer":"shibirghan-aibak","why":[["{0}: dice {1}: {2}",["8.3","2","shibirghan-aibak"]]],"sum":"d66892f3b163233d"}
{"n":2051,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, kandahar"]]],"sum":"113b4bd98de5633f"}
{"n":2052,"by":null,"ask":"bot.tan","answer":"5","sum":"c640ccb3ca9e4d0a"}
{"n":2053,"by":null,"ask":"bot.black","answer":"2","sum":"fb378dd635d1de3c"}
{"n":2054,"by":null,"ask":"bot.green","answer":"3","sum":"d205330683e94be9"}
{"n":2055,"by":"warlords","how":"bot","ask":"event.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,3,"badakhshan","kandahar"]]],"print":"e8e8bbf2f3487925","sum":"b53d4086df394e0a"}
{"n":2056,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,17]],["{0}: {1}",["8.6","train"]]],"sum":"327bfae4ec861054"}
{"n":2057,"by":"government","how":"bot","ask":"train.space","answer":"zabol","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"zabol"]]],"sum":"9bf7f75972a56af2"}
{"n":2058,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"zabol"]]],"sum":"c0657e474ed9efef"}
{"n":2059,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[7]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"76e979052e0707dd"}
{"n":2060,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5c2515b0575e57e7"}
{"n":2061,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5920e12ba8ca6b0a"}
{"n":2062,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, kandahar, khowst"]]],"sum":"1e1cd7b134402022"}
{"n":2063,"by":null,"ask":"bot.tan","answer":"6","sum":"0766a5a6a0a62929"}
{"n":2064,"by":null,"ask":"bot.black","answer":"4","sum":"70331ad7b7cecb68"}
{"n":2065,"by":null,"ask":"bot.green","answer":"1","sum":"bef6d5b5c7a2f670"}
{"n":2066,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,1,"balkh","kandahar"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"68de865a4d32cba5"}
{"n":2067,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"76c28a6785a14ab8"}
{"n":2068,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"361e1bafdef963e3"}
{"n":2069,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, khowst"]]],"sum":"b31003366f2beb7c"}
{"n":2070,"by":null,"ask":"bot.tan","answer":"6","sum":"47f1569ac5f1dfff"}
{"n":2071,"by":null,"ask":"bot.black","answer":"1","sum":"1132090f3d27cae6"}
{"n":2072,"by":null,"ask":"bot.green","answer":"5","sum":"07ffe1a3fcd6789d"}
{"n":2073,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,5,"samangan","khowst"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"507e39c14f5d8682"}
{"n":2074,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"7c891acf1bdd2b94"}
{"n":2075,"by":"government","how":"bot","ask":"train.police","answer":"4","why":["8.1.2: Police and Troops by turns"],"sum":"54dd9ed7444b6c50"}
{"n":2076,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"eccb6f1808e54527"}
{"n":2077,"by":"government","how":"bot","ask":"govern.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"nuristan"]]],"sum":"dbbfe053bb8f63e6"}
{"n":2078,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"nuristan"]]],"sum":"afa783da8478c4f9"}
{"n":2079,"by":"government","how":"bot","ask":"govern.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol"]]],"sum":"480cee36d85235c8"}
{"n":2080,"by":null,"ask":"bot.tan","answer":"1","sum":"d08c516d00c25e78"}
{"n":2081,"by":null,"ask":"bot.black","answer":"3","sum":"d1ab52dcd647d5ad"}
{"n":2082,"by":null,"ask":"bot.green","answer":"2","sum":"bb38bbc945faff85"}
{"n":2083,"by":"government","how":"bot","ask":"govern.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,2,"herat","zabol"]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"zabol"]]],"sum":"2dfddfd0118af8c9"}
{"n":2084,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"db17033d9bec203a","sum":"a5e9ad612ffce1f6"}
{"n":2085,"by":null,"ask":"deck.card","answer":"32","print":"10cdaab7bc43b426","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 44\nnext: 32\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda 69\neligible: coalition taliban\nresources: government=25 taliban=15 warlords=68\naid: 14\npatronage: 13\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T8P5 support=S +1\nkabul C:B1T1 G:T6P2 T:u3 +1\nkandahar C:B1T2 G:B1T9P5 W:u1\nkhowst C:B1T2 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:B1 +1\nnorthwest-frontier T:B2u9\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nfarah-kandahar sabotage\n","sum":"56d5932135a3d9de"}
{"n":2086,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Pakistani Politics"]]],"sum":"f7cfb8a35523c1e8"}
{"n":2087,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"2c2118fe6d45e32d","sum":"40f21b7bb0b596d8"}
{"n":2088,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,8]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],"8.8: Sweep"],"sum":"599222617b4e6a3f"}
{"n":2089,"by":"coalition","how":"bot","ask":"sweep.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"ghazni"]]],"sum":"1054a7f1362ffc33"}
{"n":2090,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"bb88f2ae3c61b7c6"}
{"n":2091,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"178f5e5d4d4739db"}
{"n":2092,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"78b7a0cfc3eec2d5"}
{"n":2093,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kandahar"]]],"sum":"fee7527b3d9cdd64"}
{"n":2094,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"6140f17afa053d8c"}
{"n":2095,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"23f56ab5e476a534"}
{"n":2096,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"sum":"5a20121a782268eb"}
{"n":2097,"by":"coalition","how":"bot","ask":"special","answer":"air-strike","why":["8.8.3: Air Strike after the Sweep"],"sum":"c1335c747f2a3aa8"}
{"n":2098,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"ca9a760a826c1169"}
{"n":2099,"by":null,"ask":"bot.tan","answer":"1","sum":"46bc02adf4edde1c"}
{"n":2100,"by":null,"ask":"bot.black","answer":"6","sum":"d3d6b55ee7d1a016"}
{"n":2101,"by":null,"ask":"bot.green","answer":"3","sum":"0722d346621b6509"}
{"n":2102,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,3,"oruzgan","waziristan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"sum":"ae72bc4fe6046d19"}
{"n":2103,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"ghazni"]]],"sum":"40e717b75db34e71"}
{"n":2104,"by":"coalition","how":"bot","ask":"air-strike.again","answer":"taliban","why":["8.8.3: Taliban only"],"sum":"bafd1ab9a03e6c0a"}
{"n":2105,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"done","why":["8.8.3: no more Taliban are exposed"],"print":"c64af8d35dddf0c0","sum":"323027f3e851537e"}
{"n":2106,"by":null,"ask":"deck.card","answer":"63","print":"ae28eca25c11ff14","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 32\nnext: 63\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda 69 44\neligible: government warlords\nresources: government=25 taliban=19 warlords=68\naid: 14\npatronage: 13\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2a1 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T8P5 support=S +1\nkabul C:B1T1 G:T6P2 T:a3 +1\nkandahar C:B1T2 G:B1T9P5 W:a1\nkhowst C:B1T2 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:B1 +1\nnorthwest-frontier T:B2u9\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nfarah-kandahar sabotage\n","sum":"fd3f98980ffd6eb3"}
{"n":2107,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Haqqani"]]],"sum":"3c3ad9101eef41f7"}
{"n":2108,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"d6c2d9eff694b9a7"}
{"n":2109,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["waziristan, khowst, paktika, kabul"]]],"sum":"ef54c038f99171e8"}
{"n":2110,"by":null,"ask":"bot.tan","answer":"6","sum":"0409421e8ac796a8"}
{"n":2111,"by":null,"ask":"bot.black","answer":"3","sum":"4ab8f521c010accf"}
{"n":2112,"by":null,"ask":"bot.green","answer":"1","sum":"4562678e050f26d9"}
{"n":2113,"by":"warlords","how":"bot","ask":"event.place.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,1,"balkh","paktika"]]],"sum":"f0e20a72860b21aa"}
{"n":2114,"by":"warlords","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"sum":"133272287dcfbc7d"}
{"n":2115,"by":"taliban","how":"bot","ask":"event.free.which","answer":"ambush","why":["8.4.4: a free Attack with Ambush"],"sum":"db7495e103449b06"}
{"n":2116,"by":"taliban","how":"bot","ask":"ambush.space","answer":"paktika","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"paktika"]]],"sum":"c003f2ea442aee02"}
{"n":2117,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"print":"5e64d7b8e456c661","sum":"452c4a56547d1cd1"}
{"n":2118,"by":"government","how":"bot","ask":"turn","answer":"assault","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,3]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: yes ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[4]]]]]],["{0}: {1}",["8.6","assault"]]],"sum":"6a90f05ea61c554f"}
{"n":2119,"by":"government","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.5: most Taliban Guerrillas",[]],"kabul",["{0}",[3]]]],["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrillas",[3]]]],"kabul"]]],"sum":"c1a22a0abc9626cd"}
{"n":2120,"by":"government","how":"bot","ask":"assault.space","answer":"kandahar","why":[["8.6.5: removes {0}: {1}",[["{0}",[["{0} Warlord Guerrilla",[1]]]],"kandahar"]]],"sum":"7128ec33f1b1d343"}
{"n":2121,"by":"government","how":"bot","ask":"assault.space","answer":"transport","why":[["{0}: no {1}",["8.6.5","eradicate"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kandahar"]],["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"balkh"]],"8.6.2: Transport"],"sum":"8d380e4c71a962e2"}
{"n":2122,"by":"government","how":"bot","ask":"transport.origin","answer":"kandahar","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kandahar"]]],"sum":"9eec0b2d6fcbcfa9"}
{"n":2123,"by":"government","how":"bot","ask":"transport.destination","answer":"balkh","why":[["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"balkh"]]],"sum":"370033a79b9fdf87"}
{"n":2124,"by":"government","how":"bot","ask":"transport.troops","answer":"8","why":["8.6.2: all of the excess, but 1 stays"],"print":"723fe3b59bb2de1b","sum":"35abd94a265526dc"}
{"n":2125,"by":null,"ask":"deck.card","answer":"24","print":"e5c6f218299a4d7e","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 63\nnext: 24\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda 69 44 32\neligible: coalition taliban\nresources: government=18 taliban=19 warlords=69\naid: 14\npatronage: 13\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:T8P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2a1 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T8P5 support=S +1\nkabul C:B1T1 G:T6P2 +1\nkandahar C:B1T2 G:B1T1P5\nkhowst C:B1T2 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 T:u2a1 support=S\nzabol C:T1 G:B1 +1\nnorthwest-frontier T:B2u9\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nfarah-kandahar sabotage\n","sum":"cf9b87ade1417365"}
{"n":2126,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} would change nothing",["Teetotalers"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[15,2]]]],["{0}: {1}",["8.7","rally"]]],"sum":"50e46965b0568f73"}
{"n":2127,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"ghazni"]]],"sum":"3744f2eb1877986e"}
{"n":2128,"by":"taliban","how":"bot","ask":"rally.action","answer":"hide","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"ghazni"]]],"sum":"0ee98966baf2238f"}
{"n":2129,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"8ae125989aabf5d4"}
{"n":2130,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"7424bc96c7b1449f"}
{"n":2131,"by":"taliban","how":"bot","ask":"rally.active","answer":"1","why":["8.1.2: its own Active Guerrillas first"],"sum":"0eafe4412bf7edd7"}
{"n":2132,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"c12738f9609a3b74"}
{"n":2133,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"81820532a5ff65d7"}
{"n":2134,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"25fd8480656d98a6"}
{"n":2135,"by":null,"ask":"bot.tan","answer":"2","sum":"7bb9b05eb43f743a"}
{"n":2136,"by":null,"ask":"bot.black","answer":"4","sum":"23fb79a910fc6068"}
{"n":2137,"by":null,"ask":"bot.green","answer":"2","sum":"5d3e75ed707e3c0c"}
{"n":2138,"by":"taliban","how":"bot","ask":"rally.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,2,"herat","badghis"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badghis"]]],"sum":"6695d97a505c29fe"}
{"n":2139,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badghis"]]],"sum":"ea8d1a675629d0f5"}
{"n":2140,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"2bbc0a6633729748"}
{"n":2141,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"19e17c50c8f4c4cb"}
{"n":2142,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"1c482b9c40bcd411"}
{"n":2143,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"7433f1f3c2405018"}
{"n":2144,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"288dabe854406a63"}
{"n":2145,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"93d163ac95a5abcc"}
{"n":2146,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"c633ba0b3244062a"}
{"n":2147,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"paktika"]]],"sum":"4e90127541329280"}
{"n":2148,"by":"taliban","how":"bot","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources allow"],"sum":"17e5060587d3d5b5"}
{"n":2149,"by":"taliban","how":"bot","ask":"special","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"df7a5d249d5b53a1"}
{"n":2150,"by":"taliban","how":"bot","ask":"extort.space","answer":"badghis","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"badghis"]]],"sum":"a181f8769d81c0f7"}
{"n":2151,"by":"taliban","how":"bot","ask":"extort.space","answer":"paktika","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"paktika"]]],"sum":"b2740b722e375f71"}
{"n":2152,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"756cc3eef8732c5f"}
{"n":2153,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"print":"fb69077eed80d1a1","sum":"edd07908fad4f088"}
{"n":2154,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: {0} would change nothing",["Teetotalers"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,6]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kandahar, khowst",["{0}",[2]]]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"a28b8c676ae51e8a"}
{"n":2155,"by":null,"ask":"bot.tan","answer":"6","sum":"42b71e11bf3dae6a"}
{"n":2156,"by":null,"ask":"bot.black","answer":"2","sum":"559ebd086c57efff"}
{"n":2157,"by":null,"ask":"bot.green","answer":"3","sum":"09a27fc210a1e882"}
{"n":2158,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,3,"badakhshan","kandahar"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, khowst",["{0}",[2]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"55dfd4728a01108e"}
{"n":2159,"by":null,"ask":"bot.tan","answer":"5","sum":"042e1651f5fffb7d"}
{"n":2160,"by":null,"ask":"bot.black","answer":"4","sum":"06e0bbec499dc9e7"}
{"n":2161,"by":null,"ask":"bot.green","answer":"1","sum":"5625d76471f776df"}
{"n":2162,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,1,"balkh","herat"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst",["{0}",[2]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban pieces",[4]]]]]],"8.8: Assault"],"sum":"b774acceeee2ba95"}
{"n":2163,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"9ad576d8b21076e4"}
{"n":2164,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"cb5d65ba6defabd6"}
{"n":2165,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.8.3: Predators: fewest Guerrillas",[]],"waziristan",["{0}",[11]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"sum":"e557fd905992341b"}
{"n":2166,"by":"coalition","how":"bot","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"84e9f5f2eb77da42"}
{"n":2167,"by":"coalition","how":"bot","ask":"air-strike.again","answer":"done","why":["8.8.3: Predators remove 1 piece"],"sum":"3696ff338d8ecc33"}
{"n":2168,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"paktika","why":[["{0}: {1}",[["8.8.3: a Base can be removed",[]],"paktika"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"paktika"]]],"sum":"fb7e5ee445fb1137"}
{"n":2169,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"badghis","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"badghis"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"badghis"]]],"print":"087703a5f2e770c1","sum":"be211d6bb9e02ce0"}
{"n":2170,"by":null,"ask":"deck.top","answer":"propaganda","print":"7afb1161bbf79d5e","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 24\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda 69 44 32 63\neligible: government warlords\nresources: government=18 taliban=15 warlords=69\naid: 14\npatronage: 13\nislamabad: sponsorship!\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:T8P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u1 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T8P5 support=S +1\nkabul C:B1T1 G:T6P2 T:u1 +1\nkandahar C:B1T2 G:B1T1P5\nkhowst C:B1T2 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 support=O\nzabol C:T1 G:B1 +1\nnorthwest-frontier T:B2u11a1\nwaziristan T:B2u9a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nfarah-kandahar sabotage\n","sum":"f9081386409aa6f6"}
{"n":2171,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} is Momentum, and Propaganda comes next",["US-Taliban Talks"]],["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: no ({1})",[50,81]],["{0}: no {1} is possible",["8.5","terror"]],["{0}: {1}",["8.5","rally"]]],"sum":"f3138180697b67b2"}
{"n":2172,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghowr"]]],"sum":"79f4397746145856"}
{"n":2173,"by":null,"ask":"bot.tan","answer":"3","sum":"5b7b40936606afd7"}
{"n":2174,"by":null,"ask":"bot.black","answer":"5","sum":"e6e21e4de1abd89a"}
{"n":2175,"by":null,"ask":"bot.green","answer":"2","sum":"b76639aad52c8067"}
{"n":2176,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,2,"nuristan","ghowr"]],["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"ghowr"]]],"sum":"aadde865faff49fd"}
{"n":2177,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"ghowr"]]],"sum":"e215b4314b2fbd94"}
{"n":2178,"by":"warlords","how":"bot","ask":"rally.space","answer":"bamian","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"bamian"]]],"sum":"f358d4c0d00e6559"}
{"n":2179,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"bamian"]]],"sum":"ff051dadc9e6dda9"}
{"n":2180,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"0f09a5eb1b460077"}
{"n":2181,"by":null,"ask":"bot.tan","answer":"6","sum":"9b43a2bfd8fa559a"}
{"n":2182,"by":null,"ask":"bot.black","answer":"4","sum":"5578a0df61f0615f"}
{"n":2183,"by":null,"ask":"bot.green","answer":"3","sum":"f38ebf14d2ea5e91"}
{"n":2184,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,3,"faryab","faryab"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"49dfb79cd1470ea2"}
{"n":2185,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"c8ece7cbc278e1bd"}
{"n":2186,"by":"warlords","how":"bot","ask":"rally.space","answer":"suborn","why":[["8.5.4: no {0}",["cultivate"]],"8.5.4: no Traffic: Resources would reach 75",["8.5.4: {0}",["suborn"]]],"sum":"cb4ec6b7c6623a1d"}
{"n":2187,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.5.4 step 2: Pakistan last",[]],"ghazni, kabul"]],["8.2: among {0}",["ghazni, kabul"]]],"sum":"da31ef160428d15f"}
{"n":2188,"by":null,"ask":"bot.tan","answer":"1","sum":"e21210e1885828b8"}
{"n":2189,"by":null,"ask":"bot.black","answer":"4","sum":"468c4c52fe58b560"}
{"n":2190,"by":null,"ask":"bot.green","answer":"6","sum":"6b28f3782fb65676"}
{"n":2191,"by":"warlords","how":"bot","ask":"suborn.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","ghazni"]],["{0}: {1}",[["8.5.4 step 2: Taliban Guerrillas",[]],"ghazni"]]],"sum":"f730278bc00efb26"}
{"n":2192,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 2: Taliban Guerrillas",[]],"ghazni"]]],"sum":"67615941ffd9160e"}
{"n":2193,"by":"warlords","how":"bot","ask":"suborn.space","answer":"kabul","why":[["{0}: {1}",[["8.5.4 step 2: Pakistan last",[]],"kabul"]],["{0}: {1}",[["8.5.4 step 2: Taliban Guerrillas",[]],"kabul"]]],"sum":"b92d130d0551d9fa"}
{"n":2194,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 2: Taliban Guerrillas",[]],"kabul"]]],"sum":"33007c706d583097"}
{"n":2195,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"8abcef1a07c80e03"}
{"n":2196,"by":null,"ask":"bot.tan","answer":"5","sum":"b54f248560e2b9cb"}
{"n":2197,"by":null,"ask":"bot.black","answer":"6","sum":"f74738734c8c9cad"}
{"n":2198,"by":null,"ask":"bot.green","answer":"4","sum":"85b509c274201f8e"}
{"n":2199,"by":"warlords","how":"bot","ask":"suborn.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,4,"bamian","waziristan"]],["{0}: {1}",[["8.5.4 step 2: Taliban Guerrillas",[]],"waziristan"]]],"sum":"c2cd44bf79c5b391"}
{"n":2200,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 2: Taliban Guerrillas",[]],"waziristan"]]],"sum":"09ccfe2fc1a24fd1"}
{"n":2201,"by":"warlords","how":"bot","ask":"suborn.guerrilla","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"print":"ce3a4f13de566a0d","sum":"93575ac50a4b9929"}
{"n":2202,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.1: {0} is Momentum, and Propaganda comes next",["US-Taliban Talks"]],["8.6.2: at least {0} pieces Available: no ({1})",[15,3]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"6ed998c943281f89"}
{"n":2203,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"baghlan, konduz",["{0}",[2]]]],["8.2: among {0}",["baghlan, konduz"]]],"sum":"ec7c8aec5655d315"}
{"n":2204,"by":null,"ask":"bot.tan","answer":"1","sum":"c3bcb26e77869e28"}
{"n":2205,"by":null,"ask":"bot.black","answer":"3","sum":"c8a1033c04124034"}
{"n":2206,"by":null,"ask":"bot.green","answer":"6","sum":"891dfbbbee5534ed"}
{"n":2207,"by":"government","how":"bot","ask":"sweep.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,6,"helmand","baghlan"]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"baghlan"]]],"sum":"8b868c608bffc509"}
{"n":2208,"by":"government","how":"bot","ask":"sweep.origin","answer":"balkh","why":[["{0}: {1} ({2})",[["8.6.4: most Troops",[]],"balkh",["{0}",[8]]]],["8.6.4: just enough Troops: {0} from {1}",[4,"balkh"]]],"sum":"f1b2c9194cdfda64"}
{"n":2209,"by":"government","how":"bot","ask":"sweep.troops","answer":"4","why":[["8.6.4: just enough Troops: {0} from {1}",[4,"balkh"]]],"sum":"3a9053b56a8b434f"}
{"n":2210,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"a8a12f550a30dc55"}
{"n":2211,"by":"government","how":"bot","ask":"sweep.space","answer":"balkh","why":[["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[0,3,"balkh"]]],"sum":"bb9bf081a9af1866"}
{"n":2212,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"7160a76177c68095"}
{"n":2213,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"1e162c4b2721d5bd"}
{"n":2214,"by":"government","how":"bot","ask":"sweep.targets","answer":"warlords","why":["8.1.1: all that can be found"],"sum":"804f8e3ce165ee31"}
{"n":2215,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[8,"herat"]],["8.2: among {0}",["badghis, ghowr"]]],"sum":"1c45986667e73b3f"}
{"n":2216,"by":null,"ask":"bot.tan","answer":"3","sum":"e53e8ab467240709"}
{"n":2217,"by":null,"ask":"bot.black","answer":"5","sum":"19c7f66d332a6045"}
{"n":2218,"by":null,"ask":"bot.green","answer":"2","sum":"102273f9487315bb"}
{"n":2219,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,2,"nuristan","ghowr"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"ghowr"]],"8.6.2: Transport"],"sum":"ed8c9434c5c74d19"}
{"n":2220,"by":"government","how":"bot","ask":"transport.origin","answer":"herat","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[8,"herat"]]],"sum":"eee8e3d6ede1e2fe"}
{"n":2221,"by":"government","how":"bot","ask":"transport.destination","answer":"ghowr","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"ghowr"]]],"sum":"32ef360c0d77f8a1"}
{"n":2222,"by":"government","how":"bot","ask":"transport.troops","answer":"7","why":["8.6.2: all of the excess, but 1 stays"],"print":"badf03c996346942","sum":"c724169287983625"}
{"n":2223,"by":null,"ask":"deck.card","answer":"35","print":"cabe122febdfc71a","sum":"af909ecade2af1af"}
{"n":2224,"by":"coalition","how":"bot","ask":"civic.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.5: at Opposition",[]],"ghazni"]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"ghazni"]]],"sum":"369a42155edbc51c"}
{"n":2225,"by":"coalition","how":"bot","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid for"],"sum":"49baab15bbbd0ce6"}
{"n":2226,"by":"coalition","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, nuristan"]]],"sum":"3dd5b167e4b5c51e"}
{"n":2227,"by":null,"ask":"bot.tan","answer":"4","sum":"f1f7b7f80977918e"}
{"n":2228,"by":null,"ask":"bot.black","answer":"5","sum":"02fee44279d7c605"}
{"n":2229,"by":null,"ask":"bot.green","answer":"2","sum":"78ee7092a907d44b"}
{"n":2230,"by":"coalition","how":"bot","ask":"civic.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,2,"nuristan","nuristan"]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"nuristan"]]],"sum":"1f75a34ab04c3955"}
{"n":2231,"by":"coalition","how":"bot","ask":"civic.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"kandahar"]]],"sum":"4a933e082bebdb71"}
{"n":2232,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"878f2854ebd972f6","sum":"4e7d9fe646a90596"}
{"n":2233,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c879973710220c92"}
{"n":2234,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b0619966eb730852"}
{"n":2235,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"755a8c41251d56c3"}
{"n":2236,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"67912e9119d8cee2"}
{"n":2237,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e2d9140e6f48f2ae"}
{"n":2238,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ae1eb34e7143e9e9"}
{"n":2239,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c18d54bc3ded8b68"}
{"n":2240,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"0d265535d4456e6e"}
{"n":2241,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar, zabol",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"2485b5656a25ee27"}
{"n":2242,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"e220c76fabe2cf55"}
{"n":2243,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar, zabol",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"1d1a4b0d1ec68644"}
{"n":2244,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"3a8cd102385bb9ca"}
{"n":2245,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"zabol",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"zabol"]]],"sum":"c68ca7adab164d2d"}
{"n":2246,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar, zabol",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"ce0fa9c4c2362951"}
{"n":2247,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"f78b2d2489e9e6cf"}
{"n":2248,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar, zabol",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"e0d7f544b63c882e"}
{"n":2249,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"e16e74516de83e41"}
{"n":2250,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"zabol",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"zabol"]]],"sum":"419e00c4448f9b5e"}
{"n":2251,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar, zabol",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"f818c9f1118a9fa4"}
{"n":2252,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"2fcb6d15d51b384b"}
{"n":2253,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar, zabol",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"1924f773cb6d3186"}
{"n":2254,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"d89670eeefddfe50"}
{"n":2255,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"zabol",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"zabol"]]],"sum":"6b5ed22c35364fec"}
{"n":2256,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"604e879d4259faad"}
{"n":2257,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar, zabol",["{0}",[3]]]],["8.2: among {0}",["herat, kandahar, zabol"]]],"sum":"31663e6ee2825693"}
{"n":2258,"by":null,"ask":"bot.tan","answer":"1","sum":"fefc990e3678eac1"}
{"n":2259,"by":null,"ask":"bot.black","answer":"3","sum":"57c98450f079dcd7"}
{"n":2260,"by":null,"ask":"bot.green","answer":"3","sum":"7c48555f90758552"}
{"n":2261,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,3,"badghis","zabol"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"zabol"]]],"sum":"aa12ccdfc2d05c86"}
{"n":2262,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"d39f376fc632f4d4"}
{"n":2263,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar",["{0}",[3]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"efb28f32732c63d0"}
{"n":2264,"by":null,"ask":"bot.tan","answer":"5","sum":"c3fa53f2760a89f0"}
{"n":2265,"by":null,"ask":"bot.black","answer":"6","sum":"6d740fb42b0b087d"}
{"n":2266,"by":null,"ask":"bot.green","answer":"1","sum":"0c75c71a41fd546a"}
{"n":2267,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,1,"sar-e-pol","kandahar"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"ffc9eb6e9dc115c5"}
{"n":2268,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: highest Population",[]],"baghlan, balkh",["{0}",[2]]]],["8.2: among {0}",["baghlan, balkh"]]],"sum":"0c9eb16056da6e71"}
{"n":2269,"by":null,"ask":"bot.tan","answer":"2","sum":"fe67fc587673c76c"}
{"n":2270,"by":null,"ask":"bot.black","answer":"3","sum":"81f4f3f599e8b8bd"}
{"n":2271,"by":null,"ask":"bot.green","answer":"4","sum":"504e74ceb837c613"}
{"n":2272,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,4,"badghis","baghlan"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"baghlan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kandahar, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"324451b93668a806"}
{"n":2273,"by":null,"ask":"bot.tan","answer":"4","sum":"476acab191cf22f9"}
{"n":2274,"by":null,"ask":"bot.black","answer":"6","sum":"7d7c3c0edfa29812"}
{"n":2275,"by":null,"ask":"bot.green","answer":"6","sum":"a7531aa92d0f3798"}
{"n":2276,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,6,"northwest-frontier","kandahar"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"663189a3beccd4a7"}
{"n":2277,"by":null,"ask":"bot.tan","answer":"2","sum":"d8d35a11c7143d21"}
{"n":2278,"by":null,"ask":"bot.black","answer":"6","sum":"afc8a8294c526fb3"}
{"n":2279,"by":null,"ask":"bot.green","answer":"6","sum":"ef26d713bb7d59c4"}
{"n":2280,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,6,"paktika","khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat",["{0}",[4]]]],["{0}: {1} ({2})",[["8.6.7: highest Population",[]],"balkh",["{0}",[2]]]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"balkh"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kandahar, khowst",["{0}",[3]]]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"97e6e328f476e891"}
{"n":2281,"by":null,"ask":"bot.tan","answer":"6","sum":"2f65c693d99af009"}
{"n":2282,"by":null,"ask":"bot.black","answer":"2","sum":"2f8dec872a8c3ea0"}
{"n":2283,"by":null,"ask":"bot.green","answer":"1","sum":"975fc2ddf68c04f1"}
{"n":2284,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,1,"konduz","kandahar"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, khowst",["{0}",[3]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"b269b039fbe8bff4"}
{"n":2285,"by":null,"ask":"bot.tan","answer":"5","sum":"0b85d528fc450f8f"}
{"n":2286,"by":null,"ask":"bot.black","answer":"3","sum":"18be9d6a2e892360"}
{"n":2287,"by":null,"ask":"bot.green","answer":"6","sum":"787b4efe67af3be6"}
{"n":2288,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,6,"ghowr","herat"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kandahar, khowst, nuristan, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"herat, kandahar, khowst, nuristan"]],["8.2: among {0}",["herat, kandahar, khowst, nuristan"]]],"sum":"129d6985ab633bf9"}
{"n":2289,"by":null,"ask":"bot.tan","answer":"2","sum":"3572b8e5e11c6fe1"}
{"n":2290,"by":null,"ask":"bot.black","answer":"1","sum":"6e51b73322c539e5"}
{"n":2291,"by":null,"ask":"bot.green","answer":"4","sum":"51710801b223c3cf"}
{"n":2292,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,4,"nimruz","herat"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kandahar, khowst, nuristan, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"kandahar, khowst, nuristan"]],["8.2: among {0}",["kandahar, khowst, nuristan"]]],"sum":"19a6590d463a75bc"}
{"n":2293,"by":null,"ask":"bot.tan","answer":"5","sum":"c3ddbe2740bfb803"}
{"n":2294,"by":null,"ask":"bot.black","answer":"4","sum":"73f52b3d14b99ed2"}
{"n":2295,"by":null,"ask":"bot.green","answer":"5","sum":"04173d3a24e25874"}
{"n":2296,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,5,"ghowr","kandahar"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"ghowr"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst, nuristan, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"khowst, nuristan"]],["8.2: among {0}",["khowst, nuristan"]]],"sum":"ea0bde9dfb80631b"}
{"n":2297,"by":null,"ask":"bot.tan","answer":"6","sum":"d28b505e47a927ca"}
{"n":2298,"by":null,"ask":"bot.black","answer":"5","sum":"afe9fbc1c562056f"}
{"n":2299,"by":null,"ask":"bot.green","answer":"3","sum":"8079c8ee4ec47fc7"}
{"n":2300,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,3,"bamian","khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"nuristan, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"nuristan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.2: among {0}",["ghazni, herat, kabul, kandahar, khowst, nuristan"]]],"sum":"2a4203bc8b83ac09"}
{"n":2301,"by":null,"ask":"bot.tan","answer":"1","sum":"6e084f8915651804"}
{"n":2302,"by":null,"ask":"bot.black","answer":"4","sum":"0971290ac7fb58f1"}
{"n":2303,"by":null,"ask":"bot.green","answer":"6","sum":"7c763c94c977d8d5"}
{"n":2304,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","khowst"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"khowst","baghlan"]]],"sum":"807ecc4579738777"}
{"n":2305,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"khowst","baghlan"]]],"sum":"cbaef215192dc29c"}
{"n":2306,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"khowst","baghlan"]]],"sum":"6111203361f435de"}
{"n":2307,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kandahar","baghlan"]]],"sum":"85adb02230e9ce8b"}
{"n":2308,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kandahar","baghlan"]]],"sum":"0c826f1a79018826"}
{"n":2309,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kandahar","baghlan"]]],"sum":"d95fba213882603d"}
{"n":2310,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","baghlan"]]],"sum":"b8062e2b97e02b12"}
{"n":2311,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","baghlan"]]],"sum":"b90b2972dc14080a"}
{"n":2312,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","baghlan"]]],"sum":"dd6225066d5179ee"}
{"n":2313,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","balkh"]]],"sum":"5a87199e7ff8ee84"}
{"n":2314,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","balkh"]]],"sum":"7c69d86e8ecfb0ba"}
{"n":2315,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","balkh"]]],"sum":"5b27bc80df0ab0bd"}
{"n":2316,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"herat","balkh"]]],"sum":"754b31ef6c1116a1"}
{"n":2317,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"herat","balkh"]]],"sum":"a440858e858b5be1"}
{"n":2318,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"herat","balkh"]]],"sum":"9f485d883abebfb3"}
{"n":2319,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","balkh"]]],"sum":"5d3134a880e9a479"}
{"n":2320,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","balkh"]]],"sum":"b0b07fda444b1716"}
{"n":2321,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","balkh"]]],"sum":"89b97b9ad108609f"}
{"n":2322,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","ghowr"]]],"sum":"ea1fc70ba3e1f572"}
{"n":2323,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","ghowr"]]],"sum":"c5a1b52d619750d7"}
{"n":2324,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","ghowr"]]],"sum":"2b002115acb759fe"}
{"n":2325,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"nuristan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"nuristan","ghowr"]]],"sum":"b2db5b0d68d6bcc1"}
{"n":2326,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"nuristan","ghowr"]]],"sum":"5943806bf6a51754"}
{"n":2327,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"nuristan","ghowr"]]],"sum":"4c36e0e179d31fb7"}
{"n":2328,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul-tor-kham","ghowr"]]],"sum":"b9e30fdc936750fb"}
{"n":2329,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul-tor-kham","ghowr"]]],"sum":"5800fa4af6282280"}
{"n":2330,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul-tor-kham","ghowr"]]],"sum":"0df972c16b49c287"}
{"n":2331,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"khowst","kabul-tor-kham"]]],"sum":"585e6203d4864ae6"}
{"n":2332,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"khowst","kabul-tor-kham"]]],"sum":"a0a4bba1f2c6c45f"}
{"n":2333,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"print":"dcbf093a870a3de7","sum":"a725bde9de05231c"}
