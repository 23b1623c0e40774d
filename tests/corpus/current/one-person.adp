{"format":2,"game":"adp","rules":5,"program":"0.1.0","scenario":"short","seats":{"coalition":"bot","government":"bot","taliban":"human","warlords":"bot"},"seed":"~7ad6800b5ddf65323de29f59e5da90d3","name":"one-person","sum":"1f7ddf1121bbe8de"}
{"n":1,"by":null,"ask":"setup.remove","answer":"19","sum":"239a00902bdaed55"}
{"n":2,"by":null,"ask":"setup.remove","answer":"24","sum":"28a14150ad9dcb05"}
{"n":3,"by":null,"ask":"setup.remove","answer":"49","sum":"1c5b36e861e06b6b"}
{"n":4,"by":null,"ask":"setup.remove","answer":"2","sum":"eb42749441d425c0"}
{"n":5,"by":null,"ask":"setup.remove","answer":"71","sum":"b7a483edd5ee764c"}
{"n":6,"by":null,"ask":"setup.remove","answer":"4","sum":"e665dad3c9359997"}
{"n":7,"by":null,"ask":"setup.remove","answer":"25","sum":"f520c48712785290"}
{"n":8,"by":null,"ask":"setup.remove","answer":"10","sum":"76e8fdeb58d89328"}
{"n":9,"by":null,"ask":"setup.remove","answer":"65","sum":"e2fc2c8edba0aba0"}
{"n":10,"by":null,"ask":"setup.remove","answer":"39","sum":"5cd269b5e4231fea"}
{"n":11,"by":null,"ask":"setup.remove","answer":"27","sum":"45c450308622777a"}
{"n":12,"by":null,"ask":"setup.remove","answer":"5","sum":"ed22fde3c80fd718"}
{"n":13,"by":null,"ask":"setup.remove","answer":"52","sum":"5ec1d07ae8151c18"}
{"n":14,"by":null,"ask":"setup.remove","answer":"44","sum":"2dd3931b9913f6bc"}
{"n":15,"by":null,"ask":"setup.remove","answer":"13","sum":"c6b3b10ec3125171"}
{"n":16,"by":null,"ask":"setup.remove","answer":"35","sum":"5b69e1a9284b8ed7"}
{"n":17,"by":null,"ask":"setup.remove","answer":"47","sum":"3d9c86db1b9f2f08"}
{"n":18,"by":null,"ask":"setup.remove","answer":"38","sum":"0187c5773f8e5fc3"}
{"n":19,"by":null,"ask":"setup.remove","answer":"41","sum":"277eab97897fc432"}
{"n":20,"by":null,"ask":"setup.remove","answer":"22","sum":"6b2ab9f374604adb"}
{"n":21,"by":null,"ask":"setup.remove","answer":"56","sum":"ac140091feebcafc"}
{"n":22,"by":null,"ask":"setup.remove","answer":"17","sum":"0c9cdc657c257a6f"}
{"n":23,"by":null,"ask":"setup.remove","answer":"6","sum":"fd7e3433f5dbfd57"}
{"n":24,"by":null,"ask":"setup.remove","answer":"28","print":"2d6316c7ff01f318","sum":"eb0b5336c620a370"}
{"n":25,"by":null,"ask":"deck.top","answer":"event","sum":"761f9893c38bcf7c"}
{"n":26,"by":null,"ask":"deck.card","answer":"26","sum":"fca771e83173b131"}
{"n":27,"by":null,"ask":"deck.top","answer":"event","sum":"1921700a5b0238de"}
{"n":28,"by":null,"ask":"deck.card","answer":"36","print":"5af3d00710ff9483","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 26\nnext: 36\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\ncapabilities: 2=unshaded 5=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T2P2\nkabul C:B1T3 G:T2P2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T2P2 T:B1u2\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"67b624754f3cbdea"}
{"n":29,"by":"taliban","how":"left","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"MANPADS Scare"]]],"sum":"5a3d5587f83fd141"}
{"n":30,"by":"taliban","how":"left","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"cd02bef00389d344","sum":"4b19a7fb7e79462a"}
{"n":31,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,25]],["{0}: {1}",["8.6","train"]]],"sum":"4b4c981189720dc8"}
{"n":32,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, herat, kabul, kandahar, khowst, konduz, paktika"]]],"sum":"f673bd906ce0f16b"}
{"n":33,"by":null,"ask":"bot.tan","answer":"3","sum":"660ba0490b2b697f"}
{"n":34,"by":null,"ask":"bot.black","answer":"4","sum":"e748a65018244482"}
{"n":35,"by":null,"ask":"bot.green","answer":"1","sum":"dea8be86222b27ec"}
{"n":36,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,1,"kabul","kabul"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"0c6aab022cb2bff9"}
{"n":37,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2fda7beabd187cdb"}
{"n":38,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"a47043cdc6007021"}
{"n":39,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, herat, kandahar, khowst, konduz, paktika"]]],"sum":"4085f63b1892c451"}
{"n":40,"by":null,"ask":"bot.tan","answer":"6","sum":"7289eca040355eee"}
{"n":41,"by":null,"ask":"bot.black","answer":"2","sum":"74906a39885a4d6e"}
{"n":42,"by":null,"ask":"bot.green","answer":"5","sum":"840d753d3f6b8b9c"}
{"n":43,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,5,"samangan","kandahar"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"05fed5e00216182f"}
{"n":44,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"218d24c937cb46ac"}
{"n":45,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"dac4614f07a53273"}
{"n":46,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, herat, khowst, konduz, paktika"]]],"sum":"5c301f58b02960a6"}
{"n":47,"by":null,"ask":"bot.tan","answer":"2","sum":"f556903c3907bdc6"}
{"n":48,"by":null,"ask":"bot.black","answer":"2","sum":"36b8c0161d8365d3"}
{"n":49,"by":null,"ask":"bot.green","answer":"4","sum":"8e05a56845d88127"}
{"n":50,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,4,"nimruz","herat"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"136c42b1ca885191"}
{"n":51,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"014689c7cd20bb41"}
{"n":52,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"e2349b636a0a198b"}
{"n":53,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, khowst, konduz, paktika"]]],"sum":"d59cca36d66f6274"}
{"n":54,"by":null,"ask":"bot.tan","answer":"1","sum":"b56006c8f536f061"}
{"n":55,"by":null,"ask":"bot.black","answer":"5","sum":"3177d4d281ba0705"}
{"n":56,"by":null,"ask":"bot.green","answer":"4","sum":"335546a1bc3758d6"}
{"n":57,"by":"government","how":"bot","ask":"train.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,4,"oruzgan","paktika"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"paktika"]]],"sum":"5267c3aed8092581"}
{"n":58,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"1f8ac38b45a16b96"}
{"n":59,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b27f1c8f9f8b11bc"}
{"n":60,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.6.2 step 2: all spaces have their cubes"],"sum":"7b1bbfef88237316"}
{"n":61,"by":"government","how":"bot","ask":"train.extra","answer":"civic-action","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"herat"]]],"sum":"a0f42e1aa1e1dcc2"}
{"n":62,"by":"government","how":"bot","ask":"train.extra.space","answer":"herat","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"herat"]]],"sum":"8906c87325b59520"}
{"n":63,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"4e5c20b162bee116"}
{"n":64,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"sum":"0c944ba7f66ea1a8"}
{"n":65,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"herat"]]],"print":"c27648e51b140700","sum":"511e6da830adddc2"}
{"n":66,"by":null,"ask":"deck.top","answer":"propaganda","print":"21b1b85a2d876f21","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 36\nnext: propaganda\nplayed: 26\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition warlords\nresources: government=15 taliban=15 warlords=20\naid: 23\npatronage: 6\ncapabilities: 2=unshaded 5=unshaded\nmomentum: 26=shaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T5P5\nkabul C:B1T3 G:T5P5 support=S +1\nkandahar C:B1T2 G:T5P5 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T5P5 T:B1u2\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"6fd13eb7a1fe0fc8"}
{"n":67,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Mullah Omar",["only if no person plays the {0}",["taliban"]]]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,17]],["{0}: {1}",["8.5","rally"]]],"sum":"78c73596b673951b"}
{"n":68,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghowr, nuristan, oruzgan"]]],"sum":"8edad9d9904690d6"}
{"n":69,"by":null,"ask":"bot.tan","answer":"1","sum":"775f8c084436986f"}
{"n":70,"by":null,"ask":"bot.black","answer":"6","sum":"6f8d31072341a178"}
{"n":71,"by":null,"ask":"bot.green","answer":"5","sum":"e9697ff716b0a5f3"}
{"n":72,"by":"warlords","how":"bot","ask":"rally.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,5,"paktika","nuristan"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"nuristan"]]],"sum":"e712bf307af5c030"}
{"n":73,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"nuristan"]]],"sum":"00ddc686131edc41"}
{"n":74,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"635c145c8746cc18"}
{"n":75,"by":null,"ask":"bot.tan","answer":"2","sum":"239ac568268dce56"}
{"n":76,"by":null,"ask":"bot.black","answer":"3","sum":"69aa9f337b7b156b"}
{"n":77,"by":null,"ask":"bot.green","answer":"1","sum":"8752dab411ef9d61"}
{"n":78,"by":"warlords","how":"bot","ask":"rally.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,1,"herat","herat"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"herat"]]],"sum":"a65f75fdc4c6b81d"}
{"n":79,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"herat"]]],"sum":"2758acf19341debb"}
{"n":80,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, kandahar, khowst, konduz, nimruz, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"9fa3c19548440a50"}
{"n":81,"by":null,"ask":"bot.tan","answer":"4","sum":"4d56c6adb5c76f22"}
{"n":82,"by":null,"ask":"bot.black","answer":"2","sum":"b38c90a9b121b982"}
{"n":83,"by":null,"ask":"bot.green","answer":"5","sum":"3ec1a12765d0cfed"}
{"n":84,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,5,"ghazni","ghazni"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"ghazni"]]],"sum":"eda7a2a4f9015a05"}
{"n":85,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"ghazni"]]],"sum":"ce8ae562bd6ecfc6"}
{"n":86,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"f3ca6dad81f8d1c3"}
{"n":87,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"nuristan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"nuristan"]]],"sum":"8f4e640a103df1af"}
{"n":88,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"ba739d401ba634ca","sum":"ed2b0836b124d7a0"}
{"n":89,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mullah Omar"]]],"sum":"766eedc5711ee2e4"}
{"n":90,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"f942b60ccac5d060","sum":"a5b317d528ab7db1"}
{"n":91,"by":null,"ask":"deck.card","answer":"11","print":"9c75c77769acb4c8","sum":"f3278ccd332347a5"}
{"n":92,"by":"coalition","how":"bot","ask":"civic.space","answer":"helmand","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"helmand"]]],"sum":"48ef148ee945cf63"}
{"n":93,"by":"government","how":"bot","ask":"civic.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.6: highest Population",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"konduz"]]],"sum":"250489b86a3ec54c"}
{"n":94,"by":"government","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"herat"]]],"sum":"335db6309b891274"}
{"n":95,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"1e31405d53ccda2e","sum":"522561ca4f267b48"}
{"n":96,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"93b433e78cbfb81e"}
{"n":97,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"60c1db7c37490a7c"}
{"n":98,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ef16a99556f456ff"}
{"n":99,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"cd1a7f295828ea12"}
{"n":100,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e1a5eae844b9d14c"}
{"n":101,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"39464b2b96a1e414"}
{"n":102,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"7fa8e1f04e25bc77"}
{"n":103,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"1377d345b666b815"}
{"n":104,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"363a86459d423ebf"}
{"n":105,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, konduz",["{0}",[0]]]],["8.2: among {0}",["herat, konduz"]]],"sum":"720dce95842c8ffe"}
{"n":106,"by":null,"ask":"bot.tan","answer":"4","sum":"d78bf15fd987d9db"}
{"n":107,"by":null,"ask":"bot.black","answer":"5","sum":"8d0618d6e386dd85"}
{"n":108,"by":null,"ask":"bot.green","answer":"5","sum":"6b7f66d48d1f018b"}
{"n":109,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,5,"northwest-frontier","konduz"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"konduz"]]],"sum":"9b3c68e7c48b3f95"}
{"n":110,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"8c738c60f52861fa"}
{"n":111,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"ghazni, helmand, khowst, konduz",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand, khowst, konduz"]]],"sum":"88997f51c61845a9"}
{"n":112,"by":null,"ask":"bot.tan","answer":"2","sum":"14879614a702f454"}
{"n":113,"by":null,"ask":"bot.black","answer":"4","sum":"7c899ca72a8a2702"}
{"n":114,"by":null,"ask":"bot.green","answer":"1","sum":"abb8e8f3bf43faac"}
{"n":115,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,1,"herat","helmand"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"fe2353bf6751ecdb"}
{"n":116,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"ghazni, khowst, konduz",["{0}",[2]]]],["8.2: among {0}",["ghazni, khowst, konduz"]]],"sum":"7b42d7b4ff56e342"}
{"n":117,"by":null,"ask":"bot.tan","answer":"1","sum":"2b89bb4e478f9366"}
{"n":118,"by":null,"ask":"bot.black","answer":"4","sum":"290cb06c0f7c8660"}
{"n":119,"by":null,"ask":"bot.green","answer":"1","sum":"26cab6260766d259"}
{"n":120,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,1,"herat","khowst"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"bc2e5c0b8e6a5a5c"}
{"n":121,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul, kandahar, paktika",["{0}",[3]]]],["8.2: among {0}",["herat, kabul, kandahar, paktika"]]],"sum":"10ceb642d1ff2618"}
{"n":122,"by":null,"ask":"bot.tan","answer":"3","sum":"42cb2746a050d904"}
{"n":123,"by":null,"ask":"bot.black","answer":"4","sum":"531c161bf78afed8"}
{"n":124,"by":null,"ask":"bot.green","answer":"4","sum":"b10f457f33555895"}
{"n":125,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,4,"kabul","kabul"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kandahar, paktika",["{0}",[3]]]],["8.2: among {0}",["herat, kandahar, paktika"]]],"sum":"b3fbc0c0890b176b"}
{"n":126,"by":null,"ask":"bot.tan","answer":"5","sum":"8f797845e05cf325"}
{"n":127,"by":null,"ask":"bot.black","answer":"1","sum":"33421478ef8bc2f4"}
{"n":128,"by":null,"ask":"bot.green","answer":"6","sum":"b14e1c801df57734"}
{"n":129,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,6,"samangan","kandahar"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, paktika",["{0}",[3]]]],["8.2: among {0}",["herat, paktika"]]],"sum":"df0994ab7f4f0097"}
{"n":130,"by":null,"ask":"bot.tan","answer":"2","sum":"5a3fb7a13a73db90"}
{"n":131,"by":null,"ask":"bot.black","answer":"6","sum":"ced2bd828048172b"}
{"n":132,"by":null,"ask":"bot.green","answer":"4","sum":"39e80c95330a7437"}
{"n":133,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,4,"oruzgan","paktika"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat",["{0}",[3]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"ff87eb27899bf0a5"}
{"n":134,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"fbd6ab2a1fd712d2"}
{"n":135,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"826cc4f5a31ea898"}
{"n":136,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"79cc2e0988a2243c"}
{"n":137,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"d9149f81e182b4ac"}
{"n":138,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"2ef6f8e0d6ab238b"}
{"n":139,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"paktika","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"paktika","kandahar-spin-boldak"]]],"sum":"8419b4f5b8762051"}
{"n":140,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"paktika","kandahar-spin-boldak"]]],"sum":"e4dd7db7eccd90b6"}
{"n":141,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"paktika","kandahar-spin-boldak"]]],"sum":"24699e967215788d"}
{"n":142,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"bb2bdccbb38c82f7"}
{"n":143,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"a7481e2c285ce04d"}
{"n":144,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"d2bdc1b239c939b0"}
{"n":145,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"ec40ef8e2da0f758"}
{"n":146,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","sum":"e40d15bd808c2c87"}
{"type":"head","to":145,"how":"undo","by":"taliban","sum":"f466ad9f63d43ab6"}
{"n":147,"parent":145,"by":"taliban","ask":"redeploy.destination","answer":"zabol","sum":"3a106621a7157359"}
{"n":148,"by":"taliban","how":"left","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"5b9d7e2c641ca091"}
{"n":149,"by":"taliban","how":"left","ask":"redeploy.destination","answer":"balochistan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"balochistan, northwest-frontier, waziristan",["{0}",[1]]]],["8.2: among {0}",["balochistan, northwest-frontier, waziristan"]],["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,5,"ghowr","balochistan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"balochistan"]]],"sum":"6ad0f9735e58ea67"}
{"n":150,"by":"taliban","how":"left","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier, waziristan",["{0}",[1]]]],["8.2: among {0}",["northwest-frontier, waziristan"]],["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,1,"zabol","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"3e1cc3ab30d8e59c"}
{"n":151,"by":"taliban","how":"left","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"0f77986b9df2bfc0"}
{"n":152,"by":"taliban","how":"left","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"print":"3c51de161838317a","sum":"e16a051fca812310"}
{"n":153,"by":null,"ask":"deck.card","answer":"67","print":"a706f1f6c5e53e79","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 11\nnext: 67\nplayed: 26 36 propaganda\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\nresources: government=41 taliban=20 warlords=23\naid: 23\npatronage: 6\ncapabilities: 2=unshaded 5=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1u2 support=S\nherat G:B1T4P2 W:u1 support=S\nkabul C:B1T3 G:T4P2 support=S +1\nkandahar C:B1T2 G:T4P2 T:B1u2\nkhowst C:B1T1 G:T3P1 T:B1u2 +1\nkonduz C:T1 G:B1T2P1 W:B1u1 support=S +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B1u1\npaktika C:B1T1 G:T4P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"9b9ff278cad9ac5f"}
{"n":154,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Release"]]],"sum":"2b505439c7d4d91f"}
{"n":155,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"9587463e467cbe00","sum":"8634e5f5c8f3a1a9"}
{"n":156,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,17]],["{0}: {1}",["8.6","train"]]],"sum":"7e59b68ead62c00c"}
{"n":157,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"ghazni, konduz",["{0}",[3]]]],["8.2: among {0}",["ghazni, konduz"]]],"sum":"dc80cfbf8e5ed630"}
{"n":158,"by":null,"ask":"bot.tan","answer":"1","sum":"1e7021b39f9a3755"}
{"n":159,"by":null,"ask":"bot.black","answer":"1","sum":"e0ab787bf5c793ff"}
{"n":160,"by":null,"ask":"bot.green","answer":"2","sum":"d07e8d5a712d927e"}
{"n":161,"by":"government","how":"bot","ask":"train.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,2,"balochistan","ghazni"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"ghazni"]]],"sum":"d04524851a032fbc"}
{"n":162,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"e3b19f60d184eac6"}
{"n":163,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"27c08e587de73ead"}
{"n":164,"by":"government","how":"bot","ask":"train.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"konduz"]]],"sum":"c4716f4e6358204a"}
{"n":165,"by":"government","how":"bot","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"2a5a1be14bab3563"}
{"n":166,"by":"government","how":"bot","ask":"train.police","answer":"5","why":["8.1.2: Police and Troops by turns"],"sum":"366d9694deb98cb1"}
{"n":167,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"e1e16874947a6d66"}
{"n":168,"by":"government","how":"bot","ask":"train.police","answer":"4","why":["8.1.2: Police and Troops by turns"],"sum":"47b00fe53f134ce9"}
{"n":169,"by":"government","how":"bot","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"cb67120240e6d340"}
{"n":170,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"5c47115dada89cf0"}
{"n":171,"by":"government","how":"bot","ask":"govern.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"konduz"]]],"sum":"53eca793871c8bfb"}
{"n":172,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"sum":"a386a10ef768c6ee"}
{"n":173,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"herat"]]],"sum":"5f11af390e11d095"}
{"n":174,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"f6e541100ee8a90a"}
{"n":175,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"dc89973e8b9bba38","sum":"06dd3abc83ca6eb6"}
{"n":176,"by":null,"ask":"deck.card","answer":"45","print":"c96bfe2fcbad8735","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 67\nnext: 45\nplayed: 26 36 propaganda 11\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=32 taliban=20 warlords=23\naid: 19\npatronage: 10\ncapabilities: 2=unshaded 5=unshaded\nmomentum: 11=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1u2 support=S\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4P2 T:B1u2\nkhowst C:B1T1 G:T3P1 T:B1u2 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B1u1\npaktika C:B1T1 G:T4P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"ca236e06cc79b667"}
{"n":177,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Change in Tactics"]]],"sum":"ca0b9a66ffc0804d"}
{"n":178,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"368ad2f99eb8414b"}
{"n":179,"by":"warlords","how":"bot","ask":"event.capability","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","2, 5"]]],"sum":"9c04c9b59dceadc8"}
{"n":180,"by":null,"ask":"bot.die","answer":"3","sum":"1d77238f2a0e5ed5"}
{"n":181,"by":"warlords","how":"bot","ask":"event.capability","answer":"2","why":[["{0}: dice {1}: {2}",["8.1.2","3","2"]],["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"2"]]],"sum":"4eabdd893e97d1ad"}
{"n":182,"by":"warlords","how":"bot","ask":"event.choice","answer":"end","why":[["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"end"]]],"print":"56fa1dc643dc885d","sum":"448153f8481300d4"}
{"n":183,"by":"taliban","ask":"turn","answer":"terror","sum":"5e72f95a3dcab638"}
{"n":184,"by":"taliban","ask":"terror.space","answer":"balochistan","sum":"15b97109ef470922"}
{"n":185,"by":"taliban","ask":"terror.space","answer":"waziristan","sum":"c1e05ad2668f6c15"}
{"n":186,"by":"taliban","ask":"terror.space","answer":"helmand","sum":"3c3a67698406eea3"}
{"n":187,"by":"taliban","ask":"terror.space","answer":"kandahar","sum":"227b88dec51f3a80"}
{"n":188,"by":"taliban","ask":"terror.space","answer":"paktika","sum":"db9a25bbdf1aeb5c"}
{"n":189,"by":"taliban","ask":"terror.space","answer":"done","sum":"00ba0760f01c1a6c"}
{"n":190,"by":"taliban","ask":"special","answer":"done","print":"d7d13b7e4ffdeced","sum":"d9273f98bfd92002"}
{"n":191,"by":null,"ask":"deck.card","answer":"66","print":"9c06c3a8f1dbe738","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 45\nnext: 66\nplayed: 26 36 propaganda 11 67\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government\nresources: government=32 taliban=15 warlords=23\naid: 19\npatronage: 10\ncapabilities: 5=unshaded\nmomentum: 11=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1u1a1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4P2 T:B1u1a1 terror=1\nkhowst C:B1T1 G:T3P1 T:B1u2 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B1u1\npaktika C:B1T1 G:T4P2 T:B1u1a1 terror=1\nzabol T:B1u3\nbalochistan T:B1u1a1 terror=1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1a1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"fddb31773342e4ec"}
{"n":192,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tribal Elders"]]],"sum":"79ee80cb51a36199"}
{"n":193,"by":"government","ask":"event.side","answer":"gift-from-taliban","sum":"4ad5fa151158f5f5"}
{"n":194,"by":"taliban","ask":"give.what","answer":"back","sum":"53083785ff6e06a0"}
{"n":195,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"caad3e466b333603","sum":"c2b26a286f219e3b"}
{"n":196,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,15]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[5]]]]]],"8.8: Assault"],"sum":"a9f0f284f574b4cd"}
{"n":197,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"305b27c7d5b21b34"}
{"n":198,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, paktika"]]],"sum":"15ea1f42f847af11"}
{"n":199,"by":null,"ask":"bot.tan","answer":"4","sum":"0748391474f9171d"}
{"n":200,"by":null,"ask":"bot.black","answer":"5","sum":"76092980d4cb33c5"}
{"n":201,"by":null,"ask":"bot.green","answer":"1","sum":"de090af9f886d2d7"}
{"n":202,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,1,"nuristan","helmand"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"c22da7e3df60383f"}
{"n":203,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"e929b3bd905cf75f"}
{"n":204,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"bb99ebacf6c7192e"}
{"n":205,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, waziristan"]]],"sum":"99c171c37a3bccf1"}
{"n":206,"by":null,"ask":"bot.tan","answer":"3","sum":"d7ab5cfdc7941444"}
{"n":207,"by":null,"ask":"bot.black","answer":"5","sum":"8237272b04664964"}
{"n":208,"by":null,"ask":"bot.green","answer":"1","sum":"7df465f0001f2ea6"}
{"n":209,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,1,"nuristan","balochistan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"balochistan"]]],"sum":"b5bcb1f10e7c4419"}
{"n":210,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"print":"71b9479d68826fd1","sum":"ed86a476029ea44b"}
{"n":211,"by":null,"ask":"deck.card","answer":"46","print":"d16d408c4cf06a84","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 66\nnext: 46\nplayed: 26 36 propaganda 11 67 45\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=32 taliban=15 warlords=23\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1u1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4P2 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 T:B1u2 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B1u1\npaktika C:B1T1 G:T4P2 T:B1u1 terror=1\nzabol T:B1u3\nbalochistan T:B1u1 terror=1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"7d1537701fd59a9d"}
{"n":212,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mountain Fastness"]]],"sum":"28ebdfbc289ffcbf"}
{"n":213,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"d6a6a84b38daf2dc"}
{"n":214,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"badakhshan, baghlan, bamian, ghowr, oruzgan, samangan, sar-e-pol",["{0}",[1]]]],["8.2: among {0}",["badakhshan, baghlan, bamian, ghowr, oruzgan, samangan, sar-e-pol"]]],"sum":"b060994824e81261"}
{"n":215,"by":null,"ask":"bot.tan","answer":"1","sum":"eed6a478668176b7"}
{"n":216,"by":null,"ask":"bot.black","answer":"4","sum":"51535d43a376cdcd"}
{"n":217,"by":null,"ask":"bot.green","answer":"5","sum":"725299135d0fd0b4"}
{"n":218,"by":"warlords","how":"bot","ask":"event.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,5,"helmand","oruzgan"]]],"sum":"24ccfa2f41f3d30a"}
{"n":219,"by":"warlords","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: {1}",[["8.4.4: the Faction that chooses benefits",[]],"warlords"]]],"sum":"118900f70dc56396"}
{"n":220,"by":"warlords","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"c056e1b9e308266c","sum":"87c4411af08301f0"}
{"n":221,"by":"taliban","ask":"turn","answer":"attack","sum":"fefadf12a6406c43"}
{"n":222,"by":"taliban","ask":"attack.space","answer":"paktika","sum":"1cf514d7968b7449"}
{"n":223,"by":null,"ask":"attack.roll","answer":"1","sum":"30a036a471e89bdb"}
{"n":224,"by":"taliban","ask":"attack.remove","answer":"done","sum":"95eac7d0b08d7ab9"}
{"n":225,"by":"taliban","ask":"attack.space","answer":"ambush","sum":"43ee51ccde47a45b"}
{"n":226,"by":"taliban","ask":"ambush.space","answer":"kandahar","sum":"b87e41c4a39d336b"}
{"n":227,"by":"taliban","ask":"attack.remove","answer":"government_police","sum":"0e62a4f9be9743af"}
{"n":228,"by":"taliban","ask":"attack.remove","answer":"government_police","sum":"f940ba07d5e79c53"}
{"n":229,"by":"taliban","ask":"ambush.space","answer":"done","sum":"bb5efa83521c8a7d"}
{"n":230,"by":"taliban","ask":"attack.space","answer":"khowst","sum":"45e06ae44463696d"}
{"n":231,"by":null,"ask":"attack.roll","answer":"6","sum":"ecfd7208af0a71b9"}
{"n":232,"by":"taliban","ask":"attack.space","answer":"helmand","sum":"bce4a3d1e5c0b1f3"}
{"n":233,"by":null,"ask":"attack.roll","answer":"6","sum":"6df67fcd79073114"}
{"n":234,"by":"taliban","ask":"attack.space","answer":"done","print":"a6b8a359914bacd5","sum":"aa6cf5af9e47fec3"}
{"n":235,"by":null,"ask":"deck.card","answer":"14","print":"f7c29d6d9b06e954","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 46\nnext: 14\nplayed: 26 36 propaganda 11 67 45 66\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government\nresources: government=32 taliban=11 warlords=23\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1a1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1a1 terror=1\nkhowst C:B1T1 G:T3P1 T:B1a2 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 T:B1u1a1 terror=1\nzabol T:B1u3\nbalochistan T:B1u1 terror=1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"d8c0861c5c2ef48d"}
{"n":236,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"ID Cards"]]],"sum":"804caa64badeb00f"}
{"n":237,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"9a7ece44b65ee70f","sum":"fef082ef2838b24d"}
{"n":238,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,14]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"9516db9e3866ba55"}
{"n":239,"by":null,"ask":"bot.tan","answer":"5","sum":"3917811930ad54a9"}
{"n":240,"by":null,"ask":"bot.black","answer":"4","sum":"6e253281810a50a4"}
{"n":241,"by":null,"ask":"bot.green","answer":"4","sum":"c26d38bcd6365d53"}
{"n":242,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,4,"faryab","helmand"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[3]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[2]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[2]],["{0} Taliban pieces",[7]]]]]],"8.8: Assault"],"sum":"3454645890a6793b"}
{"n":243,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"helmand, khowst",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"83f370ed36ac82ac"}
{"n":244,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"590309b07ca52a55"}
{"n":245,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"helmand",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"6a32dcefa73c29de"}
{"n":246,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"4471bacaeb5f8da6"}
{"n":247,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"7f48a4d89dfb6f50"}
{"n":248,"by":"coalition","how":"bot","ask":"assault.space","answer":"done","why":["8.8.3: no Air Strike is possible","8.8.4: nothing more to Assault"],"print":"36b3e6aab9851059","sum":"0f17a71e8c7d9c39"}
{"n":249,"by":null,"ask":"deck.card","answer":"20","print":"138882f81c6f77ca","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 14\nnext: 20\nplayed: 26 36 propaganda 11 67 45 66 46\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=29 taliban=11 warlords=23\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 T:B1u1 terror=1\nzabol T:B1u3\nbalochistan T:B1u1 terror=1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"f024b145b6c4c56c"}
{"n":250,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Economic Project"]]],"sum":"f347ac6343fbbeaa"}
{"n":251,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"776600ba8bf48eed","sum":"4adf22295db8e94b"}
{"n":252,"by":"taliban","ask":"turn","answer":"terror","sum":"071b49eca3c2aa31"}
{"n":253,"by":"taliban","ask":"terror.space","answer":"ghazni","sum":"b1d4458f330276b5"}
{"n":254,"by":"taliban","how":"left","ask":"terror.space","answer":"extort","why":[["{0}: Extort wherever possible",["8.7.5"]]],"sum":"4b18ea49f53ee1a1"}
{"n":255,"by":"taliban","how":"left","ask":"extort.space","answer":"zabol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"zabol"]]],"sum":"2d41d9c3f9b7eaa4"}
{"n":256,"by":"taliban","how":"left","ask":"extort.space","answer":"balochistan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"balochistan"]]],"sum":"8ee640822f086225"}
{"n":257,"by":"taliban","how":"left","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"northwest-frontier"]]],"sum":"0a989caf4953d433"}
{"n":258,"by":"taliban","how":"left","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"waziristan"]]],"sum":"fb5f4443e7d78103"}
{"n":259,"by":"taliban","how":"left","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"7237aff794827303","sum":"3c204503ae28a15b"}
{"n":260,"by":null,"ask":"deck.card","answer":"69","print":"2bd31dc62ccc2764","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 20\nnext: 69\nplayed: 26 36 propaganda 11 67 45 66 46 14\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government\nresources: government=29 taliban=14 warlords=32\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u1a1 W:u1 terror=1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 T:B1u1 terror=1\nzabol T:B1u2a1\nbalochistan T:B1a1 terror=1\nnorthwest-frontier T:B1u1a1\nwaziristan T:B1a1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"5011a49d92c2af53"}
{"n":261,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Errant Air Strike"]]],"sum":"cd749cd08c0e8cb0"}
{"n":262,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"3c680ce6f86c4801"}
{"n":263,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["air-strike"]]],"sum":"58c490b332d051eb"}
{"n":264,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"zabol",["{0}",[3]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"zabol"]]],"sum":"a7345856ffc0313e"}
{"n":265,"by":"coalition","how":"bot","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"6cfd97d26b75947c"}
{"n":266,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"ghazni",["{0}",[2]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"ghazni"]]],"sum":"2d3975268a0b2a6e"}
{"n":267,"by":"coalition","how":"bot","ask":"air-strike.target","answer":"taliban","why":["8.8.3: Taliban only"],"sum":"bd510a4789257d6e"}
{"n":268,"by":"coalition","how":"bot","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"2bb479432ae71780"}
{"n":269,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, paktika"]]],"sum":"dfa108cc868a228a"}
{"n":270,"by":null,"ask":"bot.tan","answer":"1","sum":"1d4cefd330b6689e"}
{"n":271,"by":null,"ask":"bot.black","answer":"1","sum":"25a28ddb51e7f342"}
{"n":272,"by":null,"ask":"bot.green","answer":"1","sum":"1316094dcdb43a39"}
{"n":273,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,1,"balochistan","paktika"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"paktika"]]],"sum":"860aff01b162e279"}
{"type":"head","to":253,"how":"undo","by":"taliban","sum":"198d24a6e876bfb6"}
{"n":274,"parent":253,"by":"taliban","ask":"terror.space","answer":"balochistan","sum":"1f25711dac98be74"}
{"n":275,"by":"taliban","ask":"terror.space","answer":"done","sum":"4d05b43dfc2c9729"}
{"n":276,"by":"taliban","ask":"special","answer":"done","print":"4039c7046ba92428","sum":"5925453c6a3fbb41"}
{"n":277,"by":null,"ask":"deck.card","answer":"69","print":"45840068b560337d","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 20\nnext: 69\nplayed: 26 36 propaganda 11 67 45 66 46 14\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government\nresources: government=29 taliban=9 warlords=32\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u1a1 W:u1 terror=1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 T:B1u1 terror=1\nzabol T:B1u3\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"b5dc2afa1e6c4c68"}
{"n":278,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Errant Air Strike"]]],"sum":"367ea4e5ec7405ab"}
{"n":279,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"0c127b0cc1426b36"}
{"n":280,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["air-strike"]]],"sum":"5101b70abddc807e"}
{"n":281,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"zabol",["{0}",[3]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"zabol"]]],"sum":"d0cd9b1f95089cc6"}
{"n":282,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"ghazni",["{0}",[2]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"ghazni"]]],"sum":"46cc230ef60dc87b"}
{"n":283,"by":"coalition","how":"bot","ask":"air-strike.target","answer":"taliban","why":["8.8.3: Taliban only"],"sum":"c76a5e1f616d2d96"}
{"n":284,"by":"coalition","how":"bot","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"9374f0a60be1d184"}
{"n":285,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, paktika"]]],"sum":"f3af84e0a5192ce8"}
{"n":286,"by":null,"ask":"bot.tan","answer":"1","sum":"2f3544f3b7cd01e5"}
{"n":287,"by":null,"ask":"bot.black","answer":"1","sum":"cd932db0b55e6b0a"}
{"n":288,"by":null,"ask":"bot.green","answer":"1","sum":"98597b03622da257"}
{"n":289,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,1,"balochistan","paktika"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"paktika"]]],"sum":"df9c52aea5c0ca06"}
{"n":290,"by":"taliban","ask":"event.space","answer":"paktika","print":"6be90c1764d51858","sum":"ed2d486b4fb676c9"}
{"n":291,"by":"government","how":"bot","ask":"turn","answer":"assault","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,3]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: yes ({0})",[["Assault: {0}, {1}; Eradicate: 1 Base",[["{0} Bases",[2]],["{0} Guerrilla",[1]]]]]],["{0}: {1}",["8.6","assault"]]],"sum":"b6213c9c38423eaf"}
{"n":292,"by":"government","how":"bot","ask":"assault.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.6.5: most Taliban Guerrillas",[]],"ghazni",["{0}",[1]]]],["8.6.5: removes {0}: {1}",[["{0}, {1}",[["{0} Taliban Base",[1]],["{0} Taliban Guerrilla",[1]]]],"ghazni"]]],"sum":"c064288688e6771d"}
{"n":293,"by":"government","how":"bot","ask":"assault.space","answer":"paktika","why":[["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Base",[1]]]],"paktika"]]],"sum":"4da4aad9f72e811a"}
{"n":294,"by":"government","how":"bot","ask":"assault.space","answer":"eradicate","why":["8.6.5: Eradicate"],"sum":"e55cbc94c293085d"}
{"n":295,"by":"government","how":"bot","ask":"eradicate.space","answer":"konduz","why":[["{0}: {1}",[["8.6.5: Eradicate",[]],"konduz"]]],"sum":"899ed4448afc1ecf"}
{"n":296,"by":"government","how":"bot","ask":"elders.attitude","answer":"support","why":["8.6.1: Support, which does not put the Coalition ahead"],"print":"8f952b4834121cde","sum":"daa4284e4ed3ca0a"}
{"n":297,"by":null,"ask":"deck.card","answer":"16","print":"4e42c233d78b9160","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 69\nnext: 16\nplayed: 26 36 propaganda 11 67 45 66 46 14 20\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=23 taliban=9 warlords=32\naid: 34\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 W:u1 terror=1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:u1 support=S +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=O terror=1\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"acb2a44360a4618e"}
{"n":298,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mine Removal"]]],"sum":"b06646d7d6530cf2"}
{"n":299,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"dd445aa9e20212ad"}
{"n":300,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"1d538a67ab47ac3d"}
{"n":301,"by":null,"ask":"bot.die","answer":"5","sum":"e91de985f5ec6c23"}
{"n":302,"by":"warlords","how":"bot","ask":"event.space","answer":"kandahar-kabul","why":[["{0}: dice {1}: {2}",["8.3","5","kandahar-kabul"]]],"sum":"3e13491b03b26711"}
{"n":303,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah"]]],"sum":"b982eb58424525e6"}
{"n":304,"by":null,"ask":"bot.die","answer":"2","sum":"0e8514852a363196"}
{"n":305,"by":"warlords","how":"bot","ask":"event.space","answer":"shibirghan-aibak","why":[["{0}: dice {1}: {2}",["8.3","2","shibirghan-aibak"]]],"print":"cc9968ac8ae44e69","sum":"495fe36eb19c95e8"}
{"n":306,"by":"taliban","ask":"turn","answer":"pass","print":"ed420ef07db2d7c7","sum":"71d1cd861c07a785"}
{"n":307,"by":null,"ask":"deck.card","answer":"55","print":"7cbb30dc2fb35b61","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 16\nnext: 55\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government taliban\nresources: government=23 taliban=10 warlords=32\naid: 34\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 W:u1 terror=1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=O terror=1\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"31ba95e92215c66d"}
{"n":308,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: {0} would change nothing",["Amnesty"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"khowst",["{0}",[3]]]],["8.2: among {0}",["helmand, kandahar, paktika"]]],"sum":"9de079c82682ca1b"}
{"n":309,"by":null,"ask":"bot.tan","answer":"2","sum":"d6ed6dea0196bc8f"}
{"n":310,"by":null,"ask":"bot.black","answer":"2","sum":"aa0581a77a945709"}
{"n":311,"by":null,"ask":"bot.green","answer":"1","sum":"051be2c1b4708dae"}
{"n":312,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,1,"balochistan","helmand"]],["8.8.2: Coalition Base, surplus {0}: {1}",[4,"helmand"]],["8.2: among {0}",["kandahar, paktika"]]],"sum":"454b96ed8bb66636"}
{"n":313,"by":null,"ask":"bot.tan","answer":"3","sum":"581ae5aa1033a740"}
{"n":314,"by":null,"ask":"bot.black","answer":"1","sum":"f951f10b76a83ced"}
{"n":315,"by":null,"ask":"bot.green","answer":"5","sum":"ffe051b54c3ebc78"}
{"n":316,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,5,"ghazni","kandahar"]],["8.8.2: Coalition Base, surplus {0}: {1}",[4,"kandahar"]],"8.8: Train"],"sum":"231375f0e1237bf0"}
{"n":317,"by":"coalition","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"khowst"]]],"sum":"4476a9366efaf608"}
{"n":318,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3ba88868206017bc"}
{"n":319,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"kabul, konduz",["{0}",[6]]]],["8.2: among {0}",["kabul, konduz"]]],"sum":"eec82bca4ee29ba1"}
{"n":320,"by":null,"ask":"bot.tan","answer":"6","sum":"c1bf73713caca246"}
{"n":321,"by":null,"ask":"bot.black","answer":"4","sum":"5f21bdbb304d7537"}
{"n":322,"by":null,"ask":"bot.green","answer":"5","sum":"36317711867a4d38"}
{"n":323,"by":"coalition","how":"bot","ask":"train.donor","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,5,"ghowr","kabul"]],["8.8.2: no cube is Available: Police from {0}",["kabul"]]],"sum":"26af675ad2631084"}
{"n":324,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"db5a3a93a1953f88"}
{"n":325,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"9da83fc7e1405a36"}
{"n":326,"by":"coalition","how":"bot","ask":"train.donor","answer":"konduz","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"konduz",["{0}",[6]]]],["8.8.2: no cube is Available: Police from {0}",["konduz"]]],"sum":"46ef4bcb5282a902"}
{"n":327,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"b21c0ca165dd9d81"}
{"n":328,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"a22b6dd425b91b84"}
{"n":329,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"kabul, konduz",["{0}",[5]]]],["8.2: among {0}",["kabul, konduz"]]],"sum":"215f37713b95509c"}
{"n":330,"by":null,"ask":"bot.tan","answer":"1","sum":"1989536164797561"}
{"n":331,"by":null,"ask":"bot.black","answer":"1","sum":"514c5432b4cdb101"}
{"n":332,"by":null,"ask":"bot.green","answer":"2","sum":"e1686e627787cf30"}
{"n":333,"by":"coalition","how":"bot","ask":"train.donor","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,2,"balochistan","kabul"]],["8.8.2: no cube is Available: Police from {0}",["kabul"]]],"sum":"1994683b9250b96a"}
{"n":334,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"bf57f07737601f15"}
{"n":335,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"a1586188d9edc01c"}
{"n":336,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"0f69434f1a71e695"}
{"n":337,"by":"coalition","how":"bot","ask":"train.space","answer":"helmand","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[4]],"helmand"]]],"sum":"8147e7df4ac78bef"}
{"n":338,"by":"coalition","how":"bot","ask":"train.donor","answer":"konduz","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"konduz",["{0}",[5]]]],["8.8.2: no cube is Available: Police from {0}",["konduz"]]],"sum":"d8861443dd835fd2"}
{"n":339,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"9be1b4381822fdee"}
{"n":340,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"a5c1c85a4c5f2e57"}
{"n":341,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"ghazni, kabul, konduz",["{0}",[4]]]],["8.2: among {0}",["ghazni, kabul, konduz"]]],"sum":"c3a71bfde5a51df5"}
{"n":342,"by":null,"ask":"bot.tan","answer":"6","sum":"67bb1327b6fc5c95"}
{"n":343,"by":null,"ask":"bot.black","answer":"6","sum":"980d330f8c49f0c7"}
{"n":344,"by":null,"ask":"bot.green","answer":"1","sum":"9264a6f8f79d4de4"}
{"n":345,"by":"coalition","how":"bot","ask":"train.donor","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,1,"sar-e-pol","ghazni"]],["8.8.2: no cube is Available: Police from {0}",["ghazni"]]],"sum":"9a4e9c10ed984479"}
{"n":346,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"73b72585c69e917e"}
{"n":347,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"101d5e7c58d6728b"}
{"n":348,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"kabul, konduz",["{0}",[4]]]],["8.2: among {0}",["kabul, konduz"]]],"sum":"e5f61a08a585c4bb"}
{"n":349,"by":null,"ask":"bot.tan","answer":"5","sum":"ef6c704db1f19676"}
{"n":350,"by":null,"ask":"bot.black","answer":"5","sum":"7bf58148652e7098"}
{"n":351,"by":null,"ask":"bot.green","answer":"4","sum":"d910e153c0539ca4"}
{"n":352,"by":"coalition","how":"bot","ask":"train.donor","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,4,"bamian","kabul"]],["8.8.2: no cube is Available: Police from {0}",["kabul"]]],"sum":"fe4e2cc1242d2cc7"}
{"n":353,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"d7c798fba0c70663"}
{"n":354,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"7663a9d3774893e7"}
{"n":355,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"a4f00623547ce017"}
{"n":356,"by":"coalition","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[4]],"kandahar"]]],"sum":"708ba2c5737732db"}
{"n":357,"by":"coalition","how":"bot","ask":"train.donor","answer":"konduz","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"konduz",["{0}",[4]]]],["8.8.2: no cube is Available: Police from {0}",["konduz"]]],"sum":"3fc9b6ef0be008a4"}
{"n":358,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"7d8b1d97ce29ca7a"}
{"n":359,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"9ffa40aee038b967"}
{"n":360,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"ghazni, kabul, konduz",["{0}",[3]]]],["8.2: among {0}",["ghazni, kabul, konduz"]]],"sum":"6c6b3ed5c8fc0e6e"}
{"n":361,"by":null,"ask":"bot.tan","answer":"5","sum":"8b3507151c9fa8d0"}
{"n":362,"by":null,"ask":"bot.black","answer":"2","sum":"55beeff4b45ad2e2"}
{"n":363,"by":null,"ask":"bot.green","answer":"3","sum":"f18f832697faafc0"}
{"n":364,"by":"coalition","how":"bot","ask":"train.donor","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,3,"badakhshan","ghazni"]],["8.8.2: no cube is Available: Police from {0}",["ghazni"]]],"sum":"9d1ae9eb7cfa7ad4"}
{"n":365,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"c262c6d48fae5304"}
{"n":366,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"e6c13e457826547a"}
{"n":367,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"kabul, konduz",["{0}",[3]]]],["8.2: among {0}",["kabul, konduz"]]],"sum":"28aefd4c66952c84"}
{"n":368,"by":null,"ask":"bot.tan","answer":"4","sum":"7d338985d374362a"}
{"n":369,"by":null,"ask":"bot.black","answer":"5","sum":"b34a02de272b0ba8"}
{"n":370,"by":null,"ask":"bot.green","answer":"4","sum":"2a551b4cd429f8bf"}
{"n":371,"by":"coalition","how":"bot","ask":"train.donor","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,4,"baghlan","konduz"]],["8.8.2: no cube is Available: Police from {0}",["konduz"]]],"sum":"6face8865dc7667d"}
{"n":372,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"b73cb5ac0647b729"}
{"n":373,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"a09df4b7bb8ae953"}
{"n":374,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"af99860be9406c53"}
{"n":375,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"6a63d4b458ea27cc"}
{"n":376,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"195980195d3dac96"}
{"n":377,"by":"coalition","how":"bot","ask":"train.extra.space","answer":"khowst","why":["8.8.2: Civic Action where it shifts most"],"sum":"0adb9933ce5e3749"}
{"n":378,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"1ca3b793b7592510"}
{"n":379,"by":null,"ask":"bot.die","answer":"2","sum":"3496c36ca9987597"}
{"n":380,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[2]],["8.2: among {0}",["ghazni, helmand, herat, kabul, khowst, konduz, paktika"]]],"sum":"9ffe5079d88b9f8a"}
{"n":381,"by":null,"ask":"bot.tan","answer":"4","sum":"275d7ff52c512ba4"}
{"n":382,"by":null,"ask":"bot.black","answer":"2","sum":"7f9d87aeb8c1ba15"}
{"n":383,"by":null,"ask":"bot.green","answer":"3","sum":"b90b2f36c7b5a673"}
{"n":384,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,3,"khowst","khowst"]],"8.8.2: Surge after the Train"],"sum":"e1f2be9190ab954b"}
{"n":385,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"d9076c6466f6790f"}
{"n":386,"by":"coalition","how":"bot","ask":"surge.space","answer":"khowst","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"khowst"]]],"sum":"eccd1430c631e7b0"}
{"n":387,"by":"coalition","how":"bot","ask":"surge.space","answer":"done","why":["8.8.2: no other space to Surge"],"sum":"f142659b4b3a2d8c"}
{"n":388,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",3]]],"sum":"84bea7234e9dab35"}
{"n":389,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["khowst",2]]],"sum":"275bb636003c45eb"}
{"n":390,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"ef566a2dd5a723d2"}
{"n":391,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["khowst",1]]],"sum":"8e464b1752366d16"}
{"n":392,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"71a979dd373bc02d"}
{"n":393,"by":null,"ask":"surge.roll","answer":"4","sum":"4eb62e0b9899e250"}
{"n":394,"by":"coalition","how":"bot","ask":"surge.aid","answer":"4","why":["8.8.2: all of the roll is added to Aid"],"print":"6258252356861adf","sum":"59de7a9bd3a40e0a"}
{"n":395,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Amnesty"]]],"sum":"af602df7d425fd56"}
{"n":396,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"5ceb3067484fa517"}
{"n":397,"by":"government","how":"bot","ask":"event.remove.space","answer":"kandahar","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"kandahar"]]],"print":"7a64b96cd939695c","sum":"df6f5593b3ecbcea"}
{"n":398,"by":null,"ask":"deck.top","answer":"event","sum":"f413fa6d38fa572a"}
{"n":399,"by":null,"ask":"deck.card","answer":"57","print":"ad22db1b53d551d1","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 55\nnext: 57\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=11 taliban=10 warlords=32\naid: 38\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P4 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T3 G:T4P3 T:B1 terror=1\nkhowst C:B1T2 G:T3P6 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=O terror=1\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"b54baec4b72a26f3"}
{"n":400,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Breaktime"]]],"sum":"853c2bd1f543c271"}
{"n":401,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"ef28702dac0bfb21"}
{"n":402,"by":"warlords","how":"bot","ask":"event.faction","answer":"taliban","why":[["{0}: {1}",[["8.1.2: players before Non-players, of the enemies that have not executed",[]],"taliban"]]],"print":"f1df85c1d48bc433","sum":"043f6d183ec996b8"}
{"n":403,"by":null,"ask":"deck.top","answer":"event","sum":"15a705f09c81f3aa"}
{"n":404,"by":null,"ask":"deck.card","answer":"31","print":"4a0577b590cd61db","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 57\nnext: 31\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government warlords\nresources: government=11 taliban=10 warlords=32\naid: 38\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P4 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T3 G:T4P3 T:B1 terror=1\nkhowst C:B1T2 G:T3P6 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=O terror=1\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"1d1b3a433b7ac0d8"}
{"n":405,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Sandstorms"]]],"sum":"34a09e152f3394af"}
{"n":406,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"b6c5892f68a7d992","sum":"27b06c915a75cb75"}
{"n":407,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,1]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar, paktika",["{0}",[2]]]],["{0}: {1}",[["8.8.5: at Opposition",[]],"paktika"]],"8.8: Train"],"sum":"bf7f5d01d65054d0"}
{"n":408,"by":"coalition","how":"bot","ask":"train.space","answer":"paktika","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"paktika"]]],"sum":"4563eb4eecb1f581"}
{"n":409,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"cfd82ecb51ac0bb1"}
{"n":410,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"96fef601291892ba"}
{"n":411,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"dd91b3c3dec50b7d"}
{"n":412,"by":"coalition","how":"bot","ask":"civic.steps","answer":"3","why":["8.8.5: as many shifts as can be paid for"],"sum":"1de47624da117159"}
{"n":413,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"fe559731edfc58be"}
{"n":414,"by":null,"ask":"bot.die","answer":"1","sum":"6d97d4fb6104f932"}
{"n":415,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.8.2: Surge: die {0}",[1]],"8.8.2: Surge after the Train"],"sum":"af6dfda163714965"}
{"n":416,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"ba7731c2b662df2a"}
{"n":417,"by":"coalition","how":"bot","ask":"surge.space","answer":"done","why":["8.8.2: no other space to Surge"],"sum":"76356bccae56f31b"}
{"n":418,"by":"coalition","how":"bot","ask":"surge.troops","answer":"4","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",4]]],"sum":"5ca25b628279177b"}
{"n":419,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"bef31ce70c567a4f"}
{"n":420,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"b94d3982e9e51244"}
{"n":421,"by":null,"ask":"surge.roll","answer":"3","sum":"6e145eafbf30bcdb"}
{"n":422,"by":"coalition","how":"bot","ask":"surge.aid","answer":"3","why":["8.8.2: all of the roll is added to Aid"],"print":"b54ba963068ff319","sum":"419b756b89000484"}
{"n":423,"by":null,"ask":"deck.top","answer":"event","sum":"440787b833376d24"}
{"n":424,"by":null,"ask":"deck.card","answer":"18","print":"2c0ad439c525f59e","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 31\nnext: 18\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: government taliban\nresources: government=2 taliban=10 warlords=32\naid: 41\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P4 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T4 G:T4P3 T:B1 terror=1\nkhowst C:B1T2 G:T3P6 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=S\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"b0adeb11e166f8e1"}
{"n":425,"by":"taliban","ask":"turn","answer":"pass","print":"b0d98f374e10ae88","sum":"ef7bcfc97968a198"}
{"n":426,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Car Bombs"]]],"sum":"2753712f2acae9ae"}
{"n":427,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"a72ef25ce9700d67","sum":"f5adb1bf7b85ab8d"}
{"n":428,"by":null,"ask":"deck.top","answer":"event","sum":"3d071116438dbea9"}
{"n":429,"by":null,"ask":"deck.card","answer":"48","print":"fff69bf8d0d7c123","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 18\nnext: 48\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition taliban warlords\nresources: government=2 taliban=11 warlords=32\naid: 41\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 31=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P4 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T4 G:T4P3 T:B1 terror=1\nkhowst C:B1T2 G:T3P6 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=S\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"ebdd93ab1df161b3"}
{"n":430,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["PRTs",3]]],"sum":"f5a0cbb63f17a363"}
{"n":431,"by":null,"ask":"bot.die","answer":"6","sum":"bd35c748625ca62e"}
{"n":432,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,3,"PRTs"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,1]],"8.8.2: 3 Patronage become Government Resources in Kabul",["8.8.2: Coalition Base, surplus {0}: {1}",[6,"paktika"]],"8.8: Train"],"sum":"2a849ad9eec20bd1"}
{"n":433,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: 3 Patronage become Government Resources",[]],"kabul"]]],"sum":"261ef92faa6cd5a6"}
{"n":434,"by":"coalition","how":"bot","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"e6ee2907e7799e7f"}
{"n":435,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"10182f1fdf854613"}
{"n":436,"by":"coalition","how":"bot","ask":"train.space","answer":"paktika","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[6]],"paktika"]]],"sum":"8ba31751f5a5247a"}
{"n":437,"by":"coalition","how":"bot","ask":"train.donor","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"khowst",["{0}",[6]]]],["8.8.2: no cube is Available: Police from {0}",["khowst"]]],"sum":"51e3d2d091208ccc"}
{"n":438,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"50a253a057bdda75"}
{"n":439,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"d45a4dd9d119e641"}
{"n":440,"by":"coalition","how":"bot","ask":"train.donor","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"khowst",["{0}",[5]]]],["8.8.2: no cube is Available: Police from {0}",["khowst"]]],"sum":"db1ad83b74c54bf8"}
{"n":441,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"0bba9c4dd6020419"}
{"n":442,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"a31757f4940be50f"}
{"n":443,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"helmand, khowst",["{0}",[4]]]],["8.2: among {0}",["helmand, khowst"]]],"sum":"5e20f97ca4b3ac3a"}
{"n":444,"by":null,"ask":"bot.tan","answer":"2","sum":"5188180184ebbd3e"}
{"n":445,"by":null,"ask":"bot.black","answer":"1","sum":"82169c5cfb8451d5"}
{"n":446,"by":null,"ask":"bot.green","answer":"4","sum":"f51949490dad2503"}
{"n":447,"by":"coalition","how":"bot","ask":"train.donor","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,4,"nimruz","helmand"]],["8.8.2: no cube is Available: Police from {0}",["helmand"]]],"sum":"63b57d59ea3266b8"}
{"n":448,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"a0974ed1727a13f7"}
{"n":449,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"ce0ff84ed0f3aa3f"}
{"n":450,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"08e507939c159eaf"}
{"n":451,"by":"coalition","how":"bot","ask":"train.space","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"d178eda1d852ea1c"}
{"n":452,"by":null,"ask":"bot.die","answer":"4","sum":"b6eedc2ec922dd0f"}
{"n":453,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[4]],["8.2: among {0}",["ghazni, helmand, herat, kabul, khowst, konduz, paktika"]]],"sum":"214f78a2eae3767c"}
{"n":454,"by":null,"ask":"bot.tan","answer":"4","sum":"467ffc2b7ad22bf0"}
{"n":455,"by":null,"ask":"bot.black","answer":"1","sum":"71fcaa566311de03"}
{"n":456,"by":null,"ask":"bot.green","answer":"3","sum":"520bd4364d16a8a5"}
{"n":457,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,3,"khowst","khowst"]],["8.2: among {0}",["ghazni, helmand, herat, kabul, konduz, paktika"]]],"sum":"d0da2b6fd60f3544"}
{"n":458,"by":null,"ask":"bot.tan","answer":"1","sum":"76d5e91181e19254"}
{"n":459,"by":null,"ask":"bot.black","answer":"5","sum":"f170c56694072540"}
{"n":460,"by":null,"ask":"bot.green","answer":"5","sum":"21a212774c3eaa66"}
{"n":461,"by":"coalition","how":"bot","ask":"train.space","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,5,"paktika","paktika"]],"8.8.2: Surge after the Train"],"sum":"592e5a7508b529be"}
{"n":462,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"51d271538e9aaddf"}
{"n":463,"by":"coalition","how":"bot","ask":"surge.space","answer":"khowst","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"khowst"]]],"sum":"8e394442b5b58791"}
{"n":464,"by":"coalition","how":"bot","ask":"surge.space","answer":"paktika","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"paktika"]]],"sum":"f7eadc72b7f564b1"}
{"n":465,"by":"coalition","how":"bot","ask":"surge.troops","answer":"5","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",5]]],"sum":"34ebd563c5a43f74"}
{"n":466,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["khowst",3]]],"sum":"f93254f3c9659131"}
{"n":467,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["paktika",2]]],"sum":"ae6f882577db0568"}
{"n":468,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"fd74ba9acb850271"}
{"n":469,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["khowst",1]]],"sum":"1251638dc6e69412"}
{"n":470,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["paktika",1]]],"sum":"b11c93eab6548fd7"}
{"n":471,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"95357cd0c907e416"}
{"n":472,"by":null,"ask":"surge.roll","answer":"2","sum":"af9af665c22230a9"}
{"n":473,"by":"coalition","how":"bot","ask":"surge.aid","answer":"2","why":["8.8.2: all of the roll is added to Aid"],"print":"a1b7d88bfa1f9f38","sum":"b341771e08b1a2d3"}
{"n":474,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} is a Capability, and a person plays the {1}",["PRTs","taliban"]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,11]],["{0}: {1}",["8.5","rally"]]],"sum":"53d84444ebc8087c"}
{"n":475,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghowr"]]],"sum":"2253a209238726a2"}
{"n":476,"by":null,"ask":"bot.tan","answer":"1","sum":"17cbec1a3f014ba8"}
{"n":477,"by":null,"ask":"bot.black","answer":"5","sum":"a7cafed0421eaa2c"}
{"n":478,"by":null,"ask":"bot.green","answer":"4","sum":"9d05e750d529f878"}
{"n":479,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,4,"oruzgan","baghlan"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"baghlan"]]],"sum":"011c79d255459b89"}
{"n":480,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"baghlan"]]],"sum":"0f4a54b16d5753b4"}
{"n":481,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"d3921b6365d332aa"}
{"n":482,"by":null,"ask":"bot.tan","answer":"5","sum":"cb609cd7118c283c"}
{"n":483,"by":null,"ask":"bot.black","answer":"3","sum":"7f258ed5f3212e91"}
{"n":484,"by":null,"ask":"bot.green","answer":"1","sum":"6c546e3054b07617"}
{"n":485,"by":"warlords","how":"bot","ask":"rally.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,1,"balkh","balkh"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"balkh"]]],"sum":"4001d63f5caac72c"}
{"n":486,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"balkh"]]],"sum":"b6a91c9e33163ddc"}
{"n":487,"by":"warlords","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"c2cb3630d2c73424"}
{"n":488,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"bceed37b95b347a4"}
{"n":489,"by":null,"ask":"bot.tan","answer":"1","sum":"f19b18c3d6c0ac54"}
{"n":490,"by":null,"ask":"bot.black","answer":"2","sum":"d0090a726636850d"}
{"n":491,"by":null,"ask":"bot.green","answer":"1","sum":"91ce81368d5c50f8"}
{"n":492,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,1,"balochistan","nimruz"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"bc61d15773dd27e7"}
{"n":493,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"81cad17091161064"}
{"n":494,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"d6bd4f8c66d03895"}
{"n":495,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"balkh","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"balkh"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"balkh"]]],"print":"86503c8181be52a5","sum":"960d76ff52b7260b"}
{"n":496,"by":null,"ask":"deck.top","answer":"event","sum":"b7e0e43fbd2572ac"}
{"n":497,"by":null,"ask":"deck.card","answer":"72","print":"3f27de10397a8282","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 48\nnext: 72\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: government taliban\nresources: government=2 taliban=11 warlords=29\naid: 43\npatronage: 8\nislamabad: sponsorship\ncapabilities: 5=unshaded 31=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T5 G:T4P3 T:B1 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T2 G:T4P5 support=S\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"6fb616fd8a6f6da0"}
{"n":498,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Partners"]]],"sum":"9b4514d338182684"}
{"n":499,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"e634837c8bef5656","sum":"c5b2ff9b35322f91"}
{"n":500,"by":"taliban","ask":"turn","answer":"rally","sum":"d01a7e0dcb4d1434"}
{"n":501,"by":"taliban","ask":"rally.space","answer":"farah","sum":"bf3bb33a3d18d71a"}
{"n":502,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"a51e35d714479933"}
{"n":503,"by":"taliban","ask":"rally.space","answer":"bamian","sum":"ed178674f8d29d4e"}
{"n":504,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"601576998dadc076"}
{"n":505,"by":"taliban","ask":"rally.space","answer":"ghazni","sum":"9fedacf87a2c738e"}
{"n":506,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"36c98a38e9b1cfb5"}
{"n":507,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","sum":"671f6bdc6027ce2f"}
{"n":508,"by":"taliban","ask":"rally.action","answer":"build-base","sum":"cf9ef300e30e2d02"}
{"n":509,"by":"taliban","ask":"rally.space","answer":"nimruz","sum":"45c22f64da453984"}
{"n":510,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"00efaa768515cdb5"}
{"n":511,"by":"taliban","ask":"rally.space","answer":"extort","sum":"19b34e5464603be7"}
{"n":512,"by":"taliban","ask":"extort.space","answer":"zabol","sum":"6a7b8083b3bbe17f"}
{"n":513,"by":"taliban","ask":"extort.space","answer":"remove-own","sum":"11762e674aed3968"}
{"n":514,"by":"taliban","ask":"remove-own.space","answer":"nimruz","sum":"6c5b3f7736404ea5"}
{"n":515,"by":"taliban","ask":"extort.space","answer":"done","sum":"65e77c37e3070f56"}
{"n":516,"by":"taliban","ask":"rally.space","answer":"balkh","sum":"404b3d96756f1e15"}
{"n":517,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"0c3e825cdf182500"}
{"n":518,"by":"taliban","ask":"rally.space","answer":"baghlan","sum":"dc37c2c7f53afb51"}
{"n":519,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"0d9eb0a04c4554f4"}
{"n":520,"by":"taliban","ask":"rally.space","answer":"badakhshan","sum":"ea3f822e14ca1a75"}
{"n":521,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"6da2d7bc5af887c6"}
{"n":522,"by":"taliban","ask":"rally.space","answer":"oruzgan","sum":"4e1e29ae853529de"}
{"n":523,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"6e109223ddc06634"}
{"n":524,"by":"taliban","ask":"rally.space","answer":"faryab","sum":"4e09acafeae74ced"}
{"n":525,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"fa833dab8e10c990"}
{"n":526,"by":"taliban","ask":"rally.space","answer":"kabul","sum":"bd775fbd3453a5ed"}
{"n":527,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"85159c669a605feb"}
{"n":528,"by":"taliban","ask":"rally.space","answer":"ghowr","sum":"79694faf300f5557"}
{"n":529,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"70a65a6040cc44bb"}
{"n":530,"by":"taliban","ask":"rally.space","answer":"paktika","sum":"ab9bfeaf59de48fa"}
{"n":531,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"75ec075c1f2b8c2b"}
{"n":532,"by":"taliban","ask":"rally.space","answer":"waziristan","sum":"58dd0a8b2a231e68"}
{"n":533,"by":"taliban","ask":"rally.action","answer":"place-one","sum":"a6f3e966bb106018"}
{"n":534,"by":"taliban","ask":"rally.space","answer":"balochistan","sum":"1268dfdfb411ec18"}
{"n":535,"by":"taliban","ask":"rally.action","answer":"place-one","print":"d049f75848e831e2","sum":"5a62e8242018a42a"}
{"n":536,"by":null,"ask":"deck.top","answer":"event","sum":"1592ea5ee07c4fa9"}
{"n":537,"by":null,"ask":"deck.card","answer":"34","print":"5b62ccbad134e0f6","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 72\nnext: 34\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition warlords\nresources: government=2 taliban=0 warlords=29\naid: 48\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded 31=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:u1 W:u1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 T:u1 support=S +1\nkandahar C:B1T5 G:T4P3 T:B1 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 T:u1 W:B2u3\npaktika C:B1T2 G:T4P5 T:u1 support=S\nzabol T:B1u1a1\nbalochistan T:B1u1a1 terror=2\nnorthwest-frontier T:B2\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"451ee70c465a0947"}
{"n":538,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Poppy Crop Failure"]]],"sum":"32ed2e49101d9cc5"}
{"n":539,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"834fd67ec265704c","sum":"ed358d4a51f303bc"}
{"n":540,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,5]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[2]],["{0} Taliban pieces",[4]]]]]],"8.8: Assault"],"sum":"dea5c3740c7e3e9f"}
{"n":541,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"c5ca216552ec79c4"}
{"n":542,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"19abaa2585507735"}
{"n":543,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.8.3: a Base can be removed",[]],"northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"ab5110573a385a76"}
{"n":544,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["zabol, balochistan"]]],"sum":"599ae34da4446c47"}
{"n":545,"by":null,"ask":"bot.tan","answer":"2","sum":"c6d781319ae3c95e"}
{"n":546,"by":null,"ask":"bot.black","answer":"5","sum":"cff02f217aee5845"}
{"n":547,"by":null,"ask":"bot.green","answer":"2","sum":"9db2121d3092f6f3"}
{"n":548,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,2,"zabol","zabol"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"zabol"]]],"sum":"d38b20fa1917751d"}
{"n":549,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"balochistan","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"balochistan"]]],"print":"10615aa8ec7f0c09","sum":"406d9728e642d99a"}
{"n":550,"by":null,"ask":"deck.top","answer":"event","sum":"35bf62555674d420"}
{"n":551,"by":null,"ask":"deck.card","answer":"43","print":"3e92a8d23e9077db","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 34\nnext: 43\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: government taliban\nresources: government=2 taliban=0 warlords=33\naid: 48\npatronage: 10\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:u1 W:u1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 T:u1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 T:u1 W:B2u3\npaktika C:B1T2 G:T4P5 T:u1 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nnorthwest-frontier T:B1\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"9883151bea3169a1"}
{"n":552,"by":"taliban","ask":"turn","answer":"pass","print":"b6deb51e02c3d066","sum":"cbc37289c0caa525"}
{"n":553,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Accidental Guerrillas"]]],"sum":"1b33a80a4c3a7ffe"}
{"n":554,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"a5fb419b71e4b723","sum":"63eb45b5bb95c5e4"}
{"n":555,"by":null,"ask":"deck.top","answer":"event","sum":"e4d055d3e7c14673"}
{"n":556,"by":null,"ask":"deck.card","answer":"58","print":"242bc8486d1eb7a0","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 43\nnext: 58\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72 34\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition taliban warlords\nresources: government=2 taliban=1 warlords=33\naid: 48\npatronage: 10\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 34=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:u1 W:u1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 T:u1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 T:u1 W:B2u3\npaktika C:B1T2 G:T4P5 T:u1 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nnorthwest-frontier T:B1\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"c35e40c3bd0f26f6"}
{"n":557,"by":"taliban","ask":"turn","answer":"event","sum":"8eb088a568ed200e"}
{"n":558,"by":"taliban","ask":"event.side","answer":"unshaded","sum":"f69c701d9f4f10d1"}
{"n":559,"by":"taliban","ask":"event.space","answer":"waziristan","sum":"788c721a4359c191"}
{"n":560,"by":"taliban","ask":"event.remove.count","answer":"0","print":"c9f35d54dae96185","sum":"2d7a1113989987b3"}
{"n":561,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,4]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],"8.8: Sweep"],"sum":"d52432e2db52baf6"}
{"n":562,"by":"coalition","how":"bot","ask":"sweep.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"ghazni"]]],"sum":"f1bf4176430e993c"}
{"n":563,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"1dac10dc2d1156e1"}
{"n":564,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"0e6334fff546f03b"}
{"n":565,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"71449adb64a91ff9"}
{"n":566,"by":"coalition","how":"bot","ask":"sweep.space","answer":"konduz","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"konduz"]]],"sum":"c43f0ce8c2461f4d"}
{"n":567,"by":"coalition","how":"bot","ask":"sweep.space","answer":"nuristan","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"nuristan"]]],"sum":"e2d39e09e6d6a2ce"}
{"n":568,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"cf8940e1234097a3"}
{"n":569,"by":"coalition","how":"bot","ask":"sweep.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"oruzgan"]]],"sum":"1998d5805e589916"}
{"n":570,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"04cc850846a3edef"}
{"n":571,"by":"coalition","how":"bot","ask":"sweep.space","answer":"paktika","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"paktika"]]],"sum":"910d02c694179cd8"}
{"n":572,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"f14854480b1dcae2"}
{"n":573,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"06f2caddf4e6567e"}
{"n":574,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"sum":"1bc794f0b36c2563"}
{"n":575,"by":"coalition","how":"bot","ask":"sweep.taliban","answer":"1","why":["8.8.3: Taliban before Warlords"],"sum":"f9feb6b094eee8fb"}
{"n":576,"by":"coalition","how":"bot","ask":"special","answer":"air-strike","why":["8.8.3: Air Strike after the Sweep"],"sum":"5740feabd023f740"}
{"n":577,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.8.3: a Base can be removed",[]],"northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"1524e08af7bd8e28"}
{"n":578,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"dcb49d961558bb1c"}
{"n":579,"by":null,"ask":"bot.tan","answer":"4","sum":"9000e6be80939572"}
{"n":580,"by":null,"ask":"bot.black","answer":"4","sum":"03ae05ad06d983a9"}
{"n":581,"by":null,"ask":"bot.green","answer":"3","sum":"1532c741b8146d67"}
{"n":582,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,3,"kabul","oruzgan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"oruzgan"]]],"sum":"cea77dd375e7c64f"}
{"n":583,"by":"coalition","how":"bot","ask":"air-strike.target","answer":"taliban","why":["8.8.3: Taliban only"],"sum":"ffea04d1421f177a"}
{"n":584,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, paktika"]]],"sum":"c09ec9fca579d197"}
{"n":585,"by":null,"ask":"bot.tan","answer":"2","sum":"e6e802598e0a203a"}
{"n":586,"by":null,"ask":"bot.black","answer":"2","sum":"c7ed8def5e7d339f"}
{"n":587,"by":null,"ask":"bot.green","answer":"2","sum":"b2f101007fb62cba"}
{"n":588,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,2,"balochistan","paktika"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"paktika"]]],"print":"c76dd772a65ad328","sum":"e8bac54dd7a3fb39"}
{"n":589,"by":null,"ask":"deck.top","answer":"event","sum":"ec4b7a03786954ac"}
{"n":590,"by":null,"ask":"deck.card","answer":"68","print":"19185cd8eaa2eb3e","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 58\nnext: 68\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72 34 43\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: government warlords\nresources: government=2 taliban=1 warlords=33\naid: 48\npatronage: 10\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 34=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:a1 W:a1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 T:a1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:a1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2a2\noruzgan C:T1 G:P1 W:B2u2a1\npaktika C:B1T2 G:T4P5 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"1d51266761a83b77"}
{"n":591,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Counter-Narc"]]],"sum":"d814b486efd8d5d1"}
{"n":592,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"cea66fa802209861"}
{"n":593,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["cultivate"]]],"sum":"cedc1b82f13e7672"}
{"n":594,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, ghazni, herat, konduz"]]],"sum":"3661793e8d6dbe78"}
{"n":595,"by":null,"ask":"bot.tan","answer":"6","sum":"ccd89dd581f4b976"}
{"n":596,"by":null,"ask":"bot.black","answer":"5","sum":"e1b2e3eea3951aea"}
{"n":597,"by":null,"ask":"bot.green","answer":"2","sum":"8dddb1d1ff4ee0cd"}
{"n":598,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","herat"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"herat"]]],"sum":"717503b3e7493aef"}
{"n":599,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["traffic"]]],"sum":"7320f70bd225e5b7"}
{"n":600,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"882b4afde8140d36","sum":"95ff47e45feebe31"}
{"n":601,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"7c4b8600ef850067","sum":"2c2f4693af544f2a"}
{"n":602,"by":null,"ask":"deck.top","answer":"event","sum":"b9193721a7b08a5d"}
{"n":603,"by":null,"ask":"deck.card","answer":"33","print":"d81975c19d937f9f","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 68\nnext: 33\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72 34 43 58\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government taliban\nresources: government=5 taliban=1 warlords=37\naid: 48\npatronage: 11\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 34=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:a1 W:a1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:B1u1\nkabul C:B1T3 G:T4P3 T:a1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:a1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2a2\noruzgan C:T1 G:P1 W:B2u2a1\npaktika C:B1T2 G:T4P5 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"58ff5557af164a08"}
{"n":604,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Dostum"]]],"sum":"a661c0cb412b2d77"}
{"n":605,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"6487dd0c3a46c03b"}
{"n":606,"by":"government","how":"bot","ask":"event.choice","answer":"replace-up-to-2","why":[["{0}: {1}",[["8.4.1: {0}",[["Remove if that takes a Base, otherwise replace",[]]]],"replace-up-to-2"]]],"sum":"e4d3007b9b2b5299"}
{"n":607,"by":"government","how":"bot","ask":"event.replace.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"5fad0974082ea6ca","sum":"492bfdaee75a0e5e"}
{"n":608,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],["8.2: among {0}",["ghazni, helmand"]]],"sum":"6267a8fc5c3b99ba"}
{"n":609,"by":null,"ask":"bot.tan","answer":"4","sum":"c6379aa7395167d3"}
{"n":610,"by":null,"ask":"bot.black","answer":"3","sum":"282fb6476fee4f8e"}
{"n":611,"by":null,"ask":"bot.green","answer":"4","sum":"5a8557ceeb6700f5"}
{"n":612,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,4,"kabul","helmand"]],["8.8.2: Coalition Base, surplus {0}: {1}",[6,"helmand"]],"8.8: Train"],"sum":"376be1f30f71d20d"}
{"n":613,"by":"coalition","how":"bot","ask":"train.space","answer":"helmand","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[6]],"helmand"]]],"sum":"da72d6be01094b86"}
{"n":614,"by":"coalition","how":"bot","ask":"train.donor","answer":"paktika","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"paktika",["{0}",[5]]]],["8.8.2: no cube is Available: Police from {0}",["paktika"]]],"sum":"bf789688049b83ea"}
{"n":615,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"b2fe32829aa95af3"}
{"n":616,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"b1b894318d370a6f"}
{"n":617,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"khowst, paktika",["{0}",[4]]]],["8.2: among {0}",["khowst, paktika"]]],"sum":"fa12f38397a50455"}
{"n":618,"by":null,"ask":"bot.tan","answer":"6","sum":"a1707d6ff5ded1b1"}
{"n":619,"by":null,"ask":"bot.black","answer":"2","sum":"2e641456c1a968bf"}
{"n":620,"by":null,"ask":"bot.green","answer":"2","sum":"d7bcd9401d2aa8b2"}
{"n":621,"by":"coalition","how":"bot","ask":"train.donor","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","paktika"]],["8.8.2: no cube is Available: Police from {0}",["paktika"]]],"sum":"20d9db81a5ef7337"}
{"n":622,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"079e7a3e05aebb1c"}
{"n":623,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"5e12e51b695c009f"}
{"n":624,"by":"coalition","how":"bot","ask":"train.donor","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"khowst",["{0}",[4]]]],["8.8.2: no cube is Available: Police from {0}",["khowst"]]],"sum":"b056d98b7ef5b60a"}
{"n":625,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"731c200b8ad22ff7"}
{"n":626,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"768806d23c6b635c"}
{"n":627,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"c849725a2ab57184"}
{"n":628,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: nothing can be placed by Surge, whatever the roll","8.8.2: no Air Lift","8.8.2: no Special Activity"],"print":"2f1e4959332a00f9","sum":"140c9fa559b57c42"}
{"n":629,"by":null,"ask":"deck.top","answer":"propaganda","print":"280105576922baca","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 33\nnext: propaganda\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72 34 43 58 68\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=2 taliban=1 warlords=37\naid: 48\npatronage: 11\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 34=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u2\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:a1 W:a1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P6 support=S terror=1\nherat G:B1T4P2 W:B1u1\nkabul C:B1T3 G:T4P3 T:a1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P3 support=S +1\nkonduz C:T1 G:B1T3P2 W:a1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2a2\noruzgan C:T1 G:P1 W:B2u2a1\npaktika C:B1T2 G:T4P3 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"2132869eaff9b702"}
{"n":630,"by":"taliban","ask":"turn","answer":"event","sum":"71d3f91cef4b8a66"}
{"n":631,"by":"taliban","ask":"event.side","answer":"shaded","print":"af35d5c367cee7da","sum":"14089c39a6a6e698"}
{"n":632,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,6]],["{0}: {1}",["8.5","rally"]]],"sum":"dd11a1af010deee5"}
{"n":633,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, nimruz"]]],"sum":"57e8412efb56b137"}
{"n":634,"by":null,"ask":"bot.tan","answer":"5","sum":"2b989e291b9d2e74"}
{"n":635,"by":null,"ask":"bot.black","answer":"2","sum":"f165a8f813bc09ea"}
{"n":636,"by":null,"ask":"bot.green","answer":"6","sum":"84246c797c026aec"}
{"n":637,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","nimruz"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"27e9059428fc9162"}
{"n":638,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"1815d66061a5e38a"}
{"n":639,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"baghlan"]]],"sum":"1969caeaa318e5f5"}
{"n":640,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"baghlan"]]],"sum":"5780c4f7a785b535"}
{"n":641,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"d52d3da4495331e3"}
{"n":642,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"baghlan"]]],"print":"55278af0aaadab70","sum":"acb837e6344c6fde"}
{"n":643,"by":null,"ask":"deck.card","answer":"61","print":"da5159eeb8349369","sum":"285b16874f12f392"}
