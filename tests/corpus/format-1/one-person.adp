{"format":1,"game":"adp","rules":3,"program":"0.1.0","scenario":"short","seats":{"coalition":"bot","government":"bot","taliban":"human","warlords":"bot"},"seed":5,"name":"one-person","sum":"8c1748cb55607cd6"}
{"type":"answer","n":1,"by":null,"ask":"setup.remove","answer":"19","sum":"120d0701478794b7"}
{"type":"answer","n":2,"by":null,"ask":"setup.remove","answer":"24","sum":"7ff171c9c036a68e"}
{"type":"answer","n":3,"by":null,"ask":"setup.remove","answer":"49","sum":"e320be2afd384045"}
{"type":"answer","n":4,"by":null,"ask":"setup.remove","answer":"2","sum":"a23eed50e1f8e7e3"}
{"type":"answer","n":5,"by":null,"ask":"setup.remove","answer":"71","sum":"ca54d9ae8d1a3179"}
{"type":"answer","n":6,"by":null,"ask":"setup.remove","answer":"4","sum":"d6769e9ee8812850"}
{"type":"answer","n":7,"by":null,"ask":"setup.remove","answer":"25","sum":"66683aad0270f8c7"}
{"type":"answer","n":8,"by":null,"ask":"setup.remove","answer":"10","sum":"46f08e90747f124a"}
{"type":"answer","n":9,"by":null,"ask":"setup.remove","answer":"65","sum":"4e39cf64b707bf77"}
{"type":"answer","n":10,"by":null,"ask":"setup.remove","answer":"39","sum":"615584e96ffc74b2"}
{"type":"answer","n":11,"by":null,"ask":"setup.remove","answer":"27","sum":"7856804b4df6f43f"}
{"type":"answer","n":12,"by":null,"ask":"setup.remove","answer":"5","sum":"32d7dcab14c42a10"}
{"type":"answer","n":13,"by":null,"ask":"setup.remove","answer":"52","sum":"258e5c6144dbc80f"}
{"type":"answer","n":14,"by":null,"ask":"setup.remove","answer":"44","sum":"928bb059f03c889f"}
{"type":"answer","n":15,"by":null,"ask":"setup.remove","answer":"13","sum":"1bc682850a07dd28"}
{"type":"answer","n":16,"by":null,"ask":"setup.remove","answer":"35","sum":"7076857abb20fc4c"}
{"type":"answer","n":17,"by":null,"ask":"setup.remove","answer":"47","sum":"81f7d439cd0f69b6"}
{"type":"answer","n":18,"by":null,"ask":"setup.remove","answer":"38","sum":"e7bf001a3a1567c1"}
{"type":"answer","n":19,"by":null,"ask":"setup.remove","answer":"41","sum":"65aa46fba6dd5884"}
{"type":"answer","n":20,"by":null,"ask":"setup.remove","answer":"22","sum":"3ebb4c9f569fb707"}
{"type":"answer","n":21,"by":null,"ask":"setup.remove","answer":"56","sum":"b88288b4b2d6f44c"}
{"type":"answer","n":22,"by":null,"ask":"setup.remove","answer":"17","sum":"a87cf8a8cd603ab4"}
{"type":"answer","n":23,"by":null,"ask":"setup.remove","answer":"6","sum":"f09ef7049e28c5a8"}
{"type":"answer","n":24,"by":null,"ask":"setup.remove","answer":"28","print":"2d6316c7ff01f318","sum":"c72b42382c26f1c6"}
{"type":"answer","n":25,"by":null,"ask":"deck.top","answer":"event","sum":"1cd27d3c49d5d650"}
{"type":"answer","n":26,"by":null,"ask":"deck.card","answer":"26","sum":"cd8af7d884c3d67c"}
{"type":"answer","n":27,"by":null,"ask":"deck.top","answer":"event","sum":"04af28ed6f966f05"}
{"type":"answer","n":28,"by":null,"ask":"deck.card","answer":"36","print":"5af3d00710ff9483","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 26\nnext: 36\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\ncapabilities: 2=unshaded 5=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T2P2\nkabul C:B1T3 G:T2P2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T2P2 T:B1u2\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"91a609f2821114a7"}
{"type":"answer","n":29,"by":"taliban","ask":"turn","answer":"event","why":["the player left the rest of this turn to the bot","8.1: the Event is offered, and nothing forbids it: MANPADS Scare"],"sum":"d8aef5bd5cde8857"}
{"type":"answer","n":30,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"cd02bef00389d344","sum":"cc8af982c5342966"}
{"type":"answer","n":31,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (25)","8.6: Train"],"sum":"7515afd4ddd0fe55"}
{"type":"answer","n":32,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, herat, kabul, kandahar, khowst, konduz, paktika"],"sum":"4d5bee1613e94c32"}
{"type":"answer","n":33,"by":null,"ask":"bot.tan","answer":"3","sum":"c70ded3ff29bd4e3"}
{"type":"answer","n":34,"by":null,"ask":"bot.black","answer":"4","sum":"4061ad3b52f81e47"}
{"type":"answer","n":35,"by":null,"ask":"bot.green","answer":"1","sum":"d4d7c93e88e90bb3"}
{"type":"answer","n":36,"by":"government","ask":"train.space","answer":"kabul","why":["8.2: dice 3 4 1: kabul, so kabul","8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"d71cdd3b2b9d70a8"}
{"type":"answer","n":37,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"31022d94fa0d679b"}
{"type":"answer","n":38,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"15259c6b469bfb61"}
{"type":"answer","n":39,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, herat, kandahar, khowst, konduz, paktika"],"sum":"67368dcbb5443692"}
{"type":"answer","n":40,"by":null,"ask":"bot.tan","answer":"6","sum":"763bf6cc07682c2e"}
{"type":"answer","n":41,"by":null,"ask":"bot.black","answer":"2","sum":"cfae27c90c008108"}
{"type":"answer","n":42,"by":null,"ask":"bot.green","answer":"5","sum":"0a5c9fd762b3b498"}
{"type":"answer","n":43,"by":"government","ask":"train.space","answer":"kandahar","why":["8.2: dice 6 2 5: samangan, so kandahar","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"f79c4ef778460f6a"}
{"type":"answer","n":44,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b74910b8dfd500c8"}
{"type":"answer","n":45,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"0d4bde7196f86b45"}
{"type":"answer","n":46,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, herat, khowst, konduz, paktika"],"sum":"c53b9a02869ca3a7"}
{"type":"answer","n":47,"by":null,"ask":"bot.tan","answer":"2","sum":"4424c1454453373e"}
{"type":"answer","n":48,"by":null,"ask":"bot.black","answer":"2","sum":"fc9897b5ed4e4684"}
{"type":"answer","n":49,"by":null,"ask":"bot.green","answer":"4","sum":"d07ff071a85f0337"}
{"type":"answer","n":50,"by":"government","ask":"train.space","answer":"herat","why":["8.2: dice 2 2 4: nimruz, so herat","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"b2a0b3a682f27784"}
{"type":"answer","n":51,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b35297d75fb28482"}
{"type":"answer","n":52,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3cef81e189c5b735"}
{"type":"answer","n":53,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, khowst, konduz, paktika"],"sum":"e5f03087eb72e431"}
{"type":"answer","n":54,"by":null,"ask":"bot.tan","answer":"1","sum":"dcc03269a32fb490"}
{"type":"answer","n":55,"by":null,"ask":"bot.black","answer":"5","sum":"e71c249945f40f2d"}
{"type":"answer","n":56,"by":null,"ask":"bot.green","answer":"4","sum":"4fed0274fd9113c0"}
{"type":"answer","n":57,"by":"government","ask":"train.space","answer":"paktika","why":["8.2: dice 1 5 4: oruzgan, so paktika","8.6.2 step 2: Kabul or a COIN Base: paktika"],"sum":"ac6390fc7d46fea8"}
{"type":"answer","n":58,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"c6656982de90920a"}
{"type":"answer","n":59,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3bf3fb0f19224a4a"}
{"type":"answer","n":60,"by":"government","ask":"train.space","answer":"done","why":["8.6.2 step 2: all have their cubes"],"sum":"0fac4f623fc4403e"}
{"type":"answer","n":61,"by":"government","ask":"train.extra","answer":"civic-action","why":["8.6.2 step 3: Civic Action without a Coalition Base: herat"],"sum":"7b20f6ad86740c72"}
{"type":"answer","n":62,"by":"government","ask":"train.extra.space","answer":"herat","why":["8.6.2 step 3: Civic Action without a Coalition Base: herat"],"sum":"3721a661eddca3cc"}
{"type":"answer","n":63,"by":"government","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"3b7681b5e5624333"}
{"type":"answer","n":64,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: herat"],"print":"c27648e51b140700","sum":"e630082e29a90ad9"}
{"type":"answer","n":65,"by":null,"ask":"deck.top","answer":"propaganda","print":"21b1b85a2d876f21","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 36\nnext: propaganda\nplayed: 26\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition warlords\nresources: government=15 taliban=15 warlords=20\naid: 23\npatronage: 6\ncapabilities: 2=unshaded 5=unshaded\nmomentum: 26=shaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T5P5\nkabul C:B1T3 G:T5P5 support=S +1\nkandahar C:B1T2 G:T5P5 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T5P5 T:B1u2\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"4fccb77ca3442f62"}
{"type":"answer","n":66,"by":"warlords","ask":"turn","answer":"rally","why":["8.4.1: Mullah Omar: only if the taliban are a Non-player","8.5.1: at least 6 pieces Available: yes (17)","8.5: Rally"],"sum":"31faaaccbd7cc206"}
{"type":"answer","n":67,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, faryab, ghowr, nuristan, oruzgan"],"sum":"188d0559bca7c18f"}
{"type":"answer","n":68,"by":null,"ask":"bot.tan","answer":"1","sum":"6ce4d752c5e1344d"}
{"type":"answer","n":69,"by":null,"ask":"bot.black","answer":"6","sum":"272836a2dd09b1cd"}
{"type":"answer","n":70,"by":null,"ask":"bot.green","answer":"5","sum":"0f163e7e7787f215"}
{"type":"answer","n":71,"by":"warlords","ask":"rally.space","answer":"nuristan","why":["8.2: dice 1 6 5: paktika, so nuristan","8.5.1 step 3c: opened to Cultivate: nuristan"],"sum":"5bdf1a6e4fe0c7f7"}
{"type":"answer","n":72,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: nuristan"],"sum":"75c65a0d0f060dba"}
{"type":"answer","n":73,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"a3f7ed2998e391b3"}
{"type":"answer","n":74,"by":null,"ask":"bot.tan","answer":"2","sum":"e786a9d0306e204b"}
{"type":"answer","n":75,"by":null,"ask":"bot.black","answer":"3","sum":"398f67b145e1ff8f"}
{"type":"answer","n":76,"by":null,"ask":"bot.green","answer":"1","sum":"d7c39f80d4448433"}
{"type":"answer","n":77,"by":"warlords","ask":"rally.space","answer":"herat","why":["8.2: dice 2 3 1: herat, so herat","8.5.1 step 3d: any other Province: herat"],"sum":"7db9138a939de052"}
{"type":"answer","n":78,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: herat"],"sum":"33293264bc510d24"}
{"type":"answer","n":79,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, kandahar, khowst, konduz, nimruz, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"ab8ee488586de58d"}
{"type":"answer","n":80,"by":null,"ask":"bot.tan","answer":"4","sum":"3bbfa122961e4326"}
{"type":"answer","n":81,"by":null,"ask":"bot.black","answer":"2","sum":"1d2af4e17cc8bc2b"}
{"type":"answer","n":82,"by":null,"ask":"bot.green","answer":"5","sum":"204ea90f8eccecce"}
{"type":"answer","n":83,"by":"warlords","ask":"rally.space","answer":"ghazni","why":["8.2: dice 4 2 5: ghazni, so ghazni","8.5.1 step 3d: any other Province: ghazni"],"sum":"f3795dc74af44051"}
{"type":"answer","n":84,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: ghazni"],"sum":"be67d5fa1f95e9c2"}
{"type":"answer","n":85,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"058f8567e1a0da59"}
{"type":"answer","n":86,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"ba739d401ba634ca","sum":"8aaa6529c5afa888"}
{"type":"answer","n":87,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mullah Omar"],"sum":"e020847eb99e7faf"}
{"type":"answer","n":88,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"f942b60ccac5d060","sum":"e27f931b4bf3ec12"}
{"type":"answer","n":89,"by":null,"ask":"deck.card","answer":"11","print":"9c75c77769acb4c8","sum":"6f475eed90354c08"}
{"type":"answer","n":90,"by":"coalition","ask":"civic.space","answer":"helmand","why":["8.8.5: Civic Action where it shifts most: helmand"],"sum":"846e85e8ff2d35fa"}
{"type":"answer","n":91,"by":"government","ask":"civic.space","answer":"konduz","why":["8.6.6: highest Population: konduz (3)","8.6.6: Neutral to Support, no Coalition Base: konduz"],"sum":"cddbccf693db352d"}
{"type":"answer","n":92,"by":"government","ask":"civic.space","answer":"herat","why":["8.6.6: Neutral to Support, no Coalition Base: herat"],"sum":"d7c495e3567f3e1d"}
{"type":"answer","n":93,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"print":"1e31405d53ccda2e","sum":"a9e466ab78ff95c9"}
{"type":"answer","n":94,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"49c3d9c054c0ac88"}
{"type":"answer","n":95,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e08c7a262dc83e51"}
{"type":"answer","n":96,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ae1f790918788226"}
{"type":"answer","n":97,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"4709c0de2cdca163"}
{"type":"answer","n":98,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"f1f9bc8acc71465e"}
{"type":"answer","n":99,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9bd33d7c1552ab90"}
{"type":"answer","n":100,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"4025c9b40ec994bb"}
{"type":"answer","n":101,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"afa55af5f14e914e"}
{"type":"answer","n":102,"by":"coalition","ask":"redeploy.coalition.origin","answer":"zabol","why":["8.8.6: no Police in zabol"],"sum":"ef035c57a60019e6"}
{"type":"answer","n":103,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: herat, konduz (0)","8.2: among herat, konduz"],"sum":"4d4351ae2ebc8edf"}
{"type":"answer","n":104,"by":null,"ask":"bot.tan","answer":"4","sum":"c7eaf7e7b435ccfc"}
{"type":"answer","n":105,"by":null,"ask":"bot.black","answer":"5","sum":"62627e20b3bedc73"}
{"type":"answer","n":106,"by":null,"ask":"bot.green","answer":"5","sum":"69d4e09ddefd2cf8"}
{"type":"answer","n":107,"by":"coalition","ask":"redeploy.destination","answer":"konduz","why":["8.2: dice 4 5 5: northwest-frontier, so konduz","8.8.6: where fewest Coalition Troops are: konduz"],"sum":"e664534da88b9a2d"}
{"type":"answer","n":108,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"0298e3887355acbc"}
{"type":"answer","n":109,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: ghazni, helmand, khowst, konduz (2)","8.2: among ghazni, helmand, khowst, konduz"],"sum":"5d791ffa19001f6f"}
{"type":"answer","n":110,"by":null,"ask":"bot.tan","answer":"2","sum":"d04480fa61f00fe3"}
{"type":"answer","n":111,"by":null,"ask":"bot.black","answer":"4","sum":"6a4e044e422c326a"}
{"type":"answer","n":112,"by":null,"ask":"bot.green","answer":"1","sum":"23882aeaa51188a4"}
{"type":"answer","n":113,"by":"government","ask":"redeploy.destination","answer":"helmand","why":["8.2: dice 2 4 1: herat, so helmand","8.6.7: fewest Government Troops: helmand"],"sum":"f4dfbd5b9840e31e"}
{"type":"answer","n":114,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: ghazni, khowst, konduz (2)","8.2: among ghazni, khowst, konduz"],"sum":"733f2cb2995a0c34"}
{"type":"answer","n":115,"by":null,"ask":"bot.tan","answer":"1","sum":"bae84eed43696143"}
{"type":"answer","n":116,"by":null,"ask":"bot.black","answer":"4","sum":"c46d88ff13cb8451"}
{"type":"answer","n":117,"by":null,"ask":"bot.green","answer":"1","sum":"a713fede57f28bae"}
{"type":"answer","n":118,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.2: dice 1 4 1: herat, so khowst","8.6.7: fewest Government Troops: khowst"],"sum":"0d191907d4d33564"}
{"type":"answer","n":119,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: most Police: herat, kabul, kandahar, paktika (3)","8.2: among herat, kabul, kandahar, paktika"],"sum":"654e12f7f1d6aa6b"}
{"type":"answer","n":120,"by":null,"ask":"bot.tan","answer":"3","sum":"e46c84304c9c333a"}
{"type":"answer","n":121,"by":null,"ask":"bot.black","answer":"4","sum":"b4bbde30d8bad494"}
{"type":"answer","n":122,"by":null,"ask":"bot.green","answer":"4","sum":"fd669cd4b8300099"}
{"type":"answer","n":123,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 3 4 4: kabul, so kabul","8.6.7: most Police: herat, kandahar, paktika (3)","8.2: among herat, kandahar, paktika"],"sum":"ece5cee54fecb6fe"}
{"type":"answer","n":124,"by":null,"ask":"bot.tan","answer":"5","sum":"c57057675a9d2061"}
{"type":"answer","n":125,"by":null,"ask":"bot.black","answer":"1","sum":"48b539dce621e887"}
{"type":"answer","n":126,"by":null,"ask":"bot.green","answer":"6","sum":"a3e5a586c58dfb66"}
{"type":"answer","n":127,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 5 1 6: samangan, so kandahar","8.6.7: most Police: herat, paktika (3)","8.2: among herat, paktika"],"sum":"52bdefdea860e3a1"}
{"type":"answer","n":128,"by":null,"ask":"bot.tan","answer":"2","sum":"d4155b1708376ea2"}
{"type":"answer","n":129,"by":null,"ask":"bot.black","answer":"6","sum":"d7a5b009a4e97304"}
{"type":"answer","n":130,"by":null,"ask":"bot.green","answer":"4","sum":"274d18feb3e9ecd7"}
{"type":"answer","n":131,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.2: dice 2 6 4: oruzgan, so paktika","8.6.7: most Police: herat (3)","8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"0af1469814598308"}
{"type":"answer","n":132,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"85df3f504ded77a1"}
{"type":"answer","n":133,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"8ed6df3aea515a93"}
{"type":"answer","n":134,"by":"government","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"af2906011188d2e2"}
{"type":"answer","n":135,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"9b92c10ae6d48b23"}
{"type":"answer","n":136,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"04f53c607955208d"}
{"type":"answer","n":137,"by":"government","ask":"redeploy.police.origin","answer":"paktika","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from paktika to kandahar-spin-boldak"],"sum":"e8b1e80e02ab28a6"}
{"type":"answer","n":138,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from paktika to kandahar-spin-boldak"],"sum":"00f64fb0d0c624c0"}
{"type":"answer","n":139,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from paktika to kandahar-spin-boldak"],"sum":"bfedfd0ba8d5d2a2"}
{"type":"answer","n":140,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from herat to kandahar-spin-boldak"],"sum":"e370d859ea1389c5"}
{"type":"answer","n":141,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from herat to kandahar-spin-boldak"],"sum":"ca3ee1198a7958a6"}
{"type":"answer","n":142,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from herat to kandahar-spin-boldak"],"sum":"6e6a6ddd397156a3"}
{"type":"answer","n":143,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"d4f7f8fa7cc4d2ee"}
{"type":"answer","n":144,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","sum":"6164f295efe5bff1"}
{"type":"head","to":143,"how":"undo","by":"taliban","sum":"f12cfb845dcafd25"}
{"type":"answer","n":145,"parent":143,"by":"taliban","ask":"redeploy.destination","answer":"zabol","sum":"f923fc68dcaff5c1"}
{"type":"answer","n":146,"by":"taliban","ask":"redeploy.count","answer":"1","why":["the player left the rest of this turn to the bot","8.7.8: one at a time"],"sum":"730177ac7d902b45"}
{"type":"answer","n":147,"by":"taliban","ask":"redeploy.destination","answer":"balochistan","why":["8.7.8: fewest Guerrillas: balochistan, northwest-frontier, waziristan (1)","8.2: among balochistan, northwest-frontier, waziristan","8.2: dice 6 3 5: ghowr, so balochistan","8.7.8: where fewest Guerrillas are, Afghan first: balochistan"],"sum":"264309b7c6add978"}
{"type":"answer","n":148,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.7.8: fewest Guerrillas: northwest-frontier, waziristan (1)","8.2: among northwest-frontier, waziristan","8.2: dice 2 5 1: zabol, so waziristan","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"505156708c948e57"}
{"type":"answer","n":149,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"5758c42bfb0335cd"}
{"type":"answer","n":150,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (1)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"print":"3c51de161838317a","sum":"79b231852aa8671b"}
{"type":"answer","n":151,"by":null,"ask":"deck.card","answer":"67","print":"a706f1f6c5e53e79","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 11\nnext: 67\nplayed: 26 36 propaganda\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\nresources: government=41 taliban=20 warlords=23\naid: 23\npatronage: 6\ncapabilities: 2=unshaded 5=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1u2 support=S\nherat G:B1T4P2 W:u1 support=S\nkabul C:B1T3 G:T4P2 support=S +1\nkandahar C:B1T2 G:T4P2 T:B1u2\nkhowst C:B1T1 G:T3P1 T:B1u2 +1\nkonduz C:T1 G:B1T2P1 W:B1u1 support=S +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B1u1\npaktika C:B1T1 G:T4P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"f84d753ea9793e9a"}
{"type":"answer","n":152,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Strategic Release"],"sum":"826b111072d2ebe5"}
{"type":"answer","n":153,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"9587463e467cbe00","sum":"9f01eab098cc1546"}
{"type":"answer","n":154,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (17)","8.6: Train"],"sum":"949a50c488397cc3"}
{"type":"answer","n":155,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: ghazni, konduz (3)","8.2: among ghazni, konduz"],"sum":"466ab3562ceed0e3"}
{"type":"answer","n":156,"by":null,"ask":"bot.tan","answer":"1","sum":"1b45069dfd741bce"}
{"type":"answer","n":157,"by":null,"ask":"bot.black","answer":"1","sum":"54341fcb06871250"}
{"type":"answer","n":158,"by":null,"ask":"bot.green","answer":"2","sum":"a5620360614a9e3d"}
{"type":"answer","n":159,"by":"government","ask":"train.space","answer":"ghazni","why":["8.2: dice 1 1 2: balochistan, so ghazni","8.6.2 step 2: Kabul or a COIN Base: ghazni"],"sum":"ef4336e80f9b92d5"}
{"type":"answer","n":160,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"f093c674c9d524b0"}
{"type":"answer","n":161,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"628553f863373510"}
{"type":"answer","n":162,"by":"government","ask":"train.space","answer":"konduz","why":["8.6.2 step 2: fewest Government cubes: konduz (3)","8.6.2 step 2: Kabul or a COIN Base: konduz"],"sum":"97401d60d0489209"}
{"type":"answer","n":163,"by":"government","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"7c54594caf8c0eca"}
{"type":"answer","n":164,"by":"government","ask":"train.police","answer":"5","why":["8.1.2: Police and Troops by turns"],"sum":"dc71d11d7ec3fa8f"}
{"type":"answer","n":165,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"7cb68900396c57ff"}
{"type":"answer","n":166,"by":"government","ask":"train.police","answer":"4","why":["8.1.2: Police and Troops by turns"],"sum":"4c42a5eeaa1919bd"}
{"type":"answer","n":167,"by":"government","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"f96455f142ad9cb5"}
{"type":"answer","n":168,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"b48c253d3a92bc1a"}
{"type":"answer","n":169,"by":"government","ask":"govern.space","answer":"konduz","why":["8.6.2: highest Population: konduz (3)","8.6.2: Support without Coalition Base: konduz"],"sum":"e1b795ddd4860e16"}
{"type":"answer","n":170,"by":"government","ask":"govern.space","answer":"herat","why":["8.6.2: Support without Coalition Base: herat"],"sum":"c4f277884997045b"}
{"type":"answer","n":171,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: herat"],"sum":"3c7f5e4eca102ec3"}
{"type":"answer","n":172,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"b8b39755c0963a38"}
{"type":"answer","n":173,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"dc89973e8b9bba38","sum":"748047b90072ac3f"}
{"type":"answer","n":174,"by":null,"ask":"deck.card","answer":"45","print":"c96bfe2fcbad8735","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 67\nnext: 45\nplayed: 26 36 propaganda 11\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=32 taliban=20 warlords=23\naid: 19\npatronage: 10\ncapabilities: 2=unshaded 5=unshaded\nmomentum: 11=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1u2 support=S\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4P2 T:B1u2\nkhowst C:B1T1 G:T3P1 T:B1u2 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B1u1\npaktika C:B1T1 G:T4P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"59e5b56bc482b2a2"}
{"type":"answer","n":175,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Change in Tactics"],"sum":"b73729baf100f4ae"}
{"type":"answer","n":176,"by":"warlords","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"sum":"f5d8c75fc1098f72"}
{"type":"answer","n":177,"by":"warlords","ask":"event.capability","answer":"roll","why":["8.1.2: an equal chance for 2, 5"],"sum":"408916399a5e6cca"}
{"type":"answer","n":178,"by":null,"ask":"bot.die","answer":"3","sum":"961d44635b2aaf50"}
{"type":"answer","n":179,"by":"warlords","ask":"event.capability","answer":"2","why":["8.1.2: dice 3: 2","8.4.1: As Non-player Taliban, else end a Capability: 2"],"sum":"5767f44d8f441cac"}
{"type":"answer","n":180,"by":"warlords","ask":"event.choice","answer":"end","why":["8.4.1: As Non-player Taliban, else end a Capability: end"],"print":"56fa1dc643dc885d","sum":"fefa90f83fc85c97"}
{"type":"answer","n":181,"by":"taliban","ask":"turn","answer":"terror","sum":"dd26e51639135f3a"}
{"type":"answer","n":182,"by":"taliban","ask":"terror.space","answer":"balochistan","sum":"88a22005404440f4"}
{"type":"answer","n":183,"by":"taliban","ask":"terror.space","answer":"waziristan","sum":"cd0d30e6ecbc5b56"}
{"type":"answer","n":184,"by":"taliban","ask":"terror.space","answer":"helmand","sum":"be0409a6ea77c042"}
{"type":"answer","n":185,"by":"taliban","ask":"terror.space","answer":"kandahar","sum":"6921675efdf45e56"}
{"type":"answer","n":186,"by":"taliban","ask":"terror.space","answer":"paktika","sum":"efd3331924e63d75"}
{"type":"answer","n":187,"by":"taliban","ask":"terror.space","answer":"done","sum":"5448f4af41990d17"}
{"type":"answer","n":188,"by":"taliban","ask":"special","answer":"done","print":"d7d13b7e4ffdeced","sum":"5756868c457b80ca"}
{"type":"answer","n":189,"by":null,"ask":"deck.card","answer":"66","print":"9c06c3a8f1dbe738","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 45\nnext: 66\nplayed: 26 36 propaganda 11 67\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government\nresources: government=32 taliban=15 warlords=23\naid: 19\npatronage: 10\ncapabilities: 5=unshaded\nmomentum: 11=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1u1a1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4P2 T:B1u1a1 terror=1\nkhowst C:B1T1 G:T3P1 T:B1u2 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B1u1\npaktika C:B1T1 G:T4P2 T:B1u1a1 terror=1\nzabol T:B1u3\nbalochistan T:B1u1a1 terror=1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1a1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"39d2168da8f79c96"}
{"type":"answer","n":190,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Tribal Elders"],"sum":"7256808c568e87b5"}
{"type":"answer","n":191,"by":"government","ask":"event.side","answer":"gift-from-taliban","sum":"0b62869d45d53851"}
{"type":"answer","n":192,"by":"taliban","ask":"give.what","answer":"back","sum":"e62fded97a72209e"}
{"type":"answer","n":193,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"print":"caad3e466b333603","sum":"8f289ea401cb8414"}
{"type":"answer","n":194,"by":"coalition","ask":"turn","answer":"assault","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (15)","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (0 Bases, 5 Taliban pieces)","8.8: Assault"],"sum":"9d3633a106a29308"}
{"type":"answer","n":195,"by":"coalition","ask":"assault.space","answer":"kandahar","why":["8.8.4: highest Population: kandahar (2)","8.8.4: Troops Assault where they can remove something: kandahar"],"sum":"30bd5b2a3a9fa545"}
{"type":"answer","n":196,"by":"coalition","ask":"assault.space","answer":"roll-spaces","why":["8.2: among helmand, paktika"],"sum":"218268f8435d3b7d"}
{"type":"answer","n":197,"by":null,"ask":"bot.tan","answer":"4","sum":"110947692b6a7c9b"}
{"type":"answer","n":198,"by":null,"ask":"bot.black","answer":"5","sum":"18e3a749784d13b7"}
{"type":"answer","n":199,"by":null,"ask":"bot.green","answer":"1","sum":"276ba4a68a65fb28"}
{"type":"answer","n":200,"by":"coalition","ask":"assault.space","answer":"helmand","why":["8.2: dice 4 5 1: nuristan, so helmand","8.8.4: Troops Assault where they can remove something: helmand"],"sum":"f1cb1d3f19fbfca1"}
{"type":"answer","n":201,"by":"coalition","ask":"assault.space","answer":"paktika","why":["8.8.4: Troops Assault where they can remove something: paktika"],"sum":"7b8257d2e6ebb2fc"}
{"type":"answer","n":202,"by":"coalition","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"1704e4637dd2f6c1"}
{"type":"answer","n":203,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.2: among balochistan, waziristan"],"sum":"71b4dc99f24d77fe"}
{"type":"answer","n":204,"by":null,"ask":"bot.tan","answer":"3","sum":"8ba06d04bf8e7653"}
{"type":"answer","n":205,"by":null,"ask":"bot.black","answer":"5","sum":"099483d8e4429a85"}
{"type":"answer","n":206,"by":null,"ask":"bot.green","answer":"1","sum":"53a6fcaba3025098"}
{"type":"answer","n":207,"by":"coalition","ask":"air-strike.space","answer":"balochistan","why":["8.2: dice 3 5 1: nuristan, so balochistan","8.8.3: Air Strike on Taliban: balochistan"],"sum":"fd263150f833e97d"}
{"type":"answer","n":208,"by":"coalition","ask":"air-strike.space","answer":"waziristan","why":["8.8.3: Air Strike on Taliban: waziristan"],"print":"71b9479d68826fd1","sum":"cc1259cd57e07b20"}
{"type":"answer","n":209,"by":null,"ask":"deck.card","answer":"46","print":"d16d408c4cf06a84","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 66\nnext: 46\nplayed: 26 36 propaganda 11 67 45\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=32 taliban=15 warlords=23\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1u1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4P2 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 T:B1u2 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B1u1\npaktika C:B1T1 G:T4P2 T:B1u1 terror=1\nzabol T:B1u3\nbalochistan T:B1u1 terror=1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"ed069418ecaae473"}
{"type":"answer","n":210,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mountain Fastness"],"sum":"80a86e28c9f1cee7"}
{"type":"answer","n":211,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"84f3076739362588"}
{"type":"answer","n":212,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.4.4: most Bases: badakhshan, baghlan, bamian, ghowr, oruzgan, samangan, sar-e-pol (1)","8.2: among badakhshan, baghlan, bamian, ghowr, oruzgan, samangan, sar-e-pol"],"sum":"c4096b65317a449e"}
{"type":"answer","n":213,"by":null,"ask":"bot.tan","answer":"1","sum":"84a511946b6631dc"}
{"type":"answer","n":214,"by":null,"ask":"bot.black","answer":"4","sum":"a997312623706ebf"}
{"type":"answer","n":215,"by":null,"ask":"bot.green","answer":"5","sum":"44b7f6ebd66b4256"}
{"type":"answer","n":216,"by":"warlords","ask":"event.space","answer":"oruzgan","why":["8.2: dice 1 4 5: helmand, so oruzgan"],"sum":"5cf21c4922faebc0"}
{"type":"answer","n":217,"by":"warlords","ask":"event.faction","answer":"warlords","why":["8.4.4: whoever chooses benefits: warlords"],"sum":"15e82754202c3db8"}
{"type":"answer","n":218,"by":"warlords","ask":"event.place.count","answer":"2","why":["8.4.3: as many as possible: 2"],"print":"c056e1b9e308266c","sum":"e87c16b66acb74c2"}
{"type":"answer","n":219,"by":"taliban","ask":"turn","answer":"attack","sum":"d58ca109988d1a77"}
{"type":"answer","n":220,"by":"taliban","ask":"attack.space","answer":"paktika","sum":"cc524e8cdd4bbe2a"}
{"type":"answer","n":221,"by":null,"ask":"attack.roll","answer":"1","sum":"deeaf24a91c1b446"}
{"type":"answer","n":222,"by":"taliban","ask":"attack.remove","answer":"done","sum":"c1fc4d9d49f088c2"}
{"type":"answer","n":223,"by":"taliban","ask":"attack.space","answer":"ambush","sum":"60ead72e7f34ffa8"}
{"type":"answer","n":224,"by":"taliban","ask":"ambush.space","answer":"kandahar","sum":"9c89e85e0d9d84ed"}
{"type":"answer","n":225,"by":"taliban","ask":"attack.remove","answer":"government_police","sum":"463b247d0650aab6"}
{"type":"answer","n":226,"by":"taliban","ask":"attack.remove","answer":"government_police","sum":"3d0be67a9dc157a4"}
{"type":"answer","n":227,"by":"taliban","ask":"ambush.space","answer":"done","sum":"399be1d5c502171f"}
{"type":"answer","n":228,"by":"taliban","ask":"attack.space","answer":"khowst","sum":"68ce10754fb3d067"}
{"type":"answer","n":229,"by":null,"ask":"attack.roll","answer":"6","sum":"b2a9eec5a12d1f86"}
{"type":"answer","n":230,"by":"taliban","ask":"attack.space","answer":"helmand","sum":"1591ed1298c1eb1f"}
{"type":"answer","n":231,"by":null,"ask":"attack.roll","answer":"6","sum":"ffe85a85fbe0a7df"}
{"type":"answer","n":232,"by":"taliban","ask":"attack.space","answer":"done","print":"a6b8a359914bacd5","sum":"c56cd4b3db07e6f7"}
{"type":"answer","n":233,"by":null,"ask":"deck.card","answer":"14","print":"f7c29d6d9b06e954","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 46\nnext: 14\nplayed: 26 36 propaganda 11 67 45 66\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government\nresources: government=32 taliban=11 warlords=23\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1a1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1a1 terror=1\nkhowst C:B1T1 G:T3P1 T:B1a2 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 T:B1u1a1 terror=1\nzabol T:B1u3\nbalochistan T:B1u1 terror=1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"58ed4ab3fa03d503"}
{"type":"answer","n":234,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: ID Cards"],"sum":"6ded95f8468847e6"}
{"type":"answer","n":235,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"9a7ece44b65ee70f","sum":"f36fb6be1298e38d"}
{"type":"answer","n":236,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (14)","8.8.2: most Coalition Troops in excess: helmand, kabul (3)","8.2: among helmand, kabul"],"sum":"358a398aa8882727"}
{"type":"answer","n":237,"by":null,"ask":"bot.tan","answer":"5","sum":"6325cc87343b03b3"}
{"type":"answer","n":238,"by":null,"ask":"bot.black","answer":"4","sum":"3ad5d5921e23769a"}
{"type":"answer","n":239,"by":null,"ask":"bot.green","answer":"4","sum":"91f5e4a2b32a3a22"}
{"type":"answer","n":240,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 5 4 4: faryab, so helmand","8.8.2: most Coalition Troops in excess: kabul (3)","8.8.2: most Coalition Troops in excess: kandahar (2)","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (2 Bases, 7 Taliban pieces)","8.8: Assault"],"sum":"53f56f61939b4ffd"}
{"type":"answer","n":241,"by":"coalition","ask":"assault.space","answer":"khowst","why":["8.8.4: most Taliban Bases removed: helmand, khowst (1)","8.8.4: most Taliban Guerrillas removed: khowst (2)","8.8.4: Troops Assault where they can remove something: khowst"],"sum":"121f061f97df2e1e"}
{"type":"answer","n":242,"by":"coalition","ask":"assault.company","answer":"together","why":["8.8.4: Government cubes: they remove more"],"sum":"e1f8199db2d36395"}
{"type":"answer","n":243,"by":"coalition","ask":"assault.space","answer":"helmand","why":["8.8.4: most Taliban Bases removed: helmand (1)","8.8.4: Troops Assault where they can remove something: helmand"],"sum":"76775ffa93a3539f"}
{"type":"answer","n":244,"by":"coalition","ask":"assault.space","answer":"kandahar","why":["8.8.4: highest Population: kandahar (2)","8.8.4: Troops Assault where they can remove something: kandahar"],"sum":"046726221c2d2efe"}
{"type":"answer","n":245,"by":"coalition","ask":"assault.space","answer":"paktika","why":["8.8.4: Troops Assault where they can remove something: paktika"],"sum":"06392486bb729640"}
{"type":"answer","n":246,"by":"coalition","ask":"assault.space","answer":"done","why":["8.8.3: no Air Strike is possible","8.8.4: nothing more to Assault"],"print":"36b3e6aab9851059","sum":"47a4beeeac6156f1"}
{"type":"answer","n":247,"by":null,"ask":"deck.card","answer":"20","print":"138882f81c6f77ca","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 14\nnext: 20\nplayed: 26 36 propaganda 11 67 45 66 46\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=29 taliban=11 warlords=23\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 T:B1u1 terror=1\nzabol T:B1u3\nbalochistan T:B1u1 terror=1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"d5dc7fc957179f2b"}
{"type":"answer","n":248,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Economic Project"],"sum":"a492ee9addc69642"}
{"type":"answer","n":249,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"776600ba8bf48eed","sum":"7401c23c196a2066"}
{"type":"answer","n":250,"by":"taliban","ask":"turn","answer":"terror","sum":"0a274c2767f3d545"}
{"type":"answer","n":251,"by":"taliban","ask":"terror.space","answer":"ghazni","sum":"2e18946b95ef53e0"}
{"type":"answer","n":252,"by":"taliban","ask":"terror.space","answer":"extort","why":["the player left the rest of this turn to the bot","8.7.5: Extort wherever possible"],"sum":"3149a6d4f98cdbaa"}
{"type":"answer","n":253,"by":"taliban","ask":"extort.space","answer":"zabol","why":["8.7.5: Extort wherever possible: zabol"],"sum":"10afa2d7110857e3"}
{"type":"answer","n":254,"by":"taliban","ask":"extort.space","answer":"balochistan","why":["8.7.5: Extort wherever possible: balochistan"],"sum":"07a2d17f302a79f9"}
{"type":"answer","n":255,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","why":["8.7.5: Extort wherever possible: northwest-frontier"],"sum":"ff94f19411206f80"}
{"type":"answer","n":256,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.5: Extort wherever possible: waziristan"],"sum":"f2cfd7357c1b99f7"}
{"type":"answer","n":257,"by":"taliban","ask":"terror.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"7237aff794827303","sum":"aa992dab72f761d8"}
{"type":"answer","n":258,"by":null,"ask":"deck.card","answer":"69","print":"2bd31dc62ccc2764","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 20\nnext: 69\nplayed: 26 36 propaganda 11 67 45 66 46 14\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government\nresources: government=29 taliban=14 warlords=32\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u1a1 W:u1 terror=1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 T:B1u1 terror=1\nzabol T:B1u2a1\nbalochistan T:B1a1 terror=1\nnorthwest-frontier T:B1u1a1\nwaziristan T:B1a1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"530a2eb6d4e8f5de"}
{"type":"answer","n":259,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Errant Air Strike"],"sum":"434f5c270e22fb33"}
{"type":"answer","n":260,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"a05ae3318e473cbc"}
{"type":"answer","n":261,"by":"coalition","ask":"event.free","answer":"do","why":["8.4.4: a free Air-Strike"],"sum":"4a59fbb235f0c394"}
{"type":"answer","n":262,"by":"coalition","ask":"air-strike.space","answer":"zabol","why":["8.8.3: most Taliban Guerrillas: zabol (3)","8.8.3: Air Strike on Taliban: zabol"],"sum":"d672bfce5c9d3005"}
{"type":"answer","n":263,"by":"coalition","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"f179f91a0b7ea355"}
{"type":"answer","n":264,"by":"coalition","ask":"air-strike.space","answer":"ghazni","why":["8.8.3: most Taliban Guerrillas: ghazni (2)","8.8.3: Air Strike on Taliban: ghazni"],"sum":"8c2ae448a6d5006e"}
{"type":"answer","n":265,"by":"coalition","ask":"air-strike.target","answer":"taliban","why":["8.8.3: Taliban only"],"sum":"889977ba6185b582"}
{"type":"answer","n":266,"by":"coalition","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"3bc426d0186fe19a"}
{"type":"answer","n":267,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.2: among kandahar, paktika"],"sum":"494d3b23bb31632e"}
{"type":"answer","n":268,"by":null,"ask":"bot.tan","answer":"1","sum":"31b8d6bece103a8c"}
{"type":"answer","n":269,"by":null,"ask":"bot.black","answer":"1","sum":"17caf757229a8363"}
{"type":"answer","n":270,"by":null,"ask":"bot.green","answer":"1","sum":"2a5b67cf5b85d8ba"}
{"type":"answer","n":271,"by":"coalition","ask":"air-strike.space","answer":"paktika","why":["8.2: dice 1 1 1: balochistan, so paktika","8.8.3: Air Strike on Taliban: paktika"],"sum":"aaa62d30871c340f"}
{"type":"head","to":251,"how":"undo","by":"taliban","sum":"c41a396b54d43fae"}
{"type":"answer","n":272,"parent":251,"by":"taliban","ask":"terror.space","answer":"balochistan","sum":"8beae44b5124ae1d"}
{"type":"answer","n":273,"by":"taliban","ask":"terror.space","answer":"done","sum":"270b2bc9e5e8e5b6"}
{"type":"answer","n":274,"by":"taliban","ask":"special","answer":"done","print":"4039c7046ba92428","sum":"a00a3fd78c573d1b"}
{"type":"answer","n":275,"by":null,"ask":"deck.card","answer":"69","print":"45840068b560337d","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 20\nnext: 69\nplayed: 26 36 propaganda 11 67 45 66 46 14\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government\nresources: government=29 taliban=9 warlords=32\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u1a1 W:u1 terror=1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 T:B1u1 terror=1\nzabol T:B1u3\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"a6ce8a9e90b00e75"}
{"type":"answer","n":276,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Errant Air Strike"],"sum":"1feaec870cccc25f"}
{"type":"answer","n":277,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"865dcb886d9d6fb4"}
{"type":"answer","n":278,"by":"coalition","ask":"event.free","answer":"do","why":["8.4.4: a free Air-Strike"],"sum":"7c802efd2770f294"}
{"type":"answer","n":279,"by":"coalition","ask":"air-strike.space","answer":"zabol","why":["8.8.3: most Taliban Guerrillas: zabol (3)","8.8.3: Air Strike on Taliban: zabol"],"sum":"5c5a36e3900f405e"}
{"type":"answer","n":280,"by":"coalition","ask":"air-strike.space","answer":"ghazni","why":["8.8.3: most Taliban Guerrillas: ghazni (2)","8.8.3: Air Strike on Taliban: ghazni"],"sum":"6c8f1aa023c163cf"}
{"type":"answer","n":281,"by":"coalition","ask":"air-strike.target","answer":"taliban","why":["8.8.3: Taliban only"],"sum":"d94bef7b86f4b5e6"}
{"type":"answer","n":282,"by":"coalition","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"8a018a9e5757ac35"}
{"type":"answer","n":283,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.2: among kandahar, paktika"],"sum":"011d64b5f2f9eb23"}
{"type":"answer","n":284,"by":null,"ask":"bot.tan","answer":"1","sum":"309fb52956a5a450"}
{"type":"answer","n":285,"by":null,"ask":"bot.black","answer":"1","sum":"1dca3e81634233f5"}
{"type":"answer","n":286,"by":null,"ask":"bot.green","answer":"1","sum":"fa11ed87b170bf2f"}
{"type":"answer","n":287,"by":"coalition","ask":"air-strike.space","answer":"paktika","why":["8.2: dice 1 1 1: balochistan, so paktika","8.8.3: Air Strike on Taliban: paktika"],"sum":"7878d14e9c021d55"}
{"type":"answer","n":288,"by":"taliban","ask":"event.space","answer":"paktika","print":"6be90c1764d51858","sum":"29f4f07e41e894db"}
{"type":"answer","n":289,"by":"government","ask":"turn","answer":"assault","why":["8.6.2: at least 15 pieces Available: no (3)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no","8.6.5: a Base or two Guerrillas could be removed: yes (Assault: 2 Bases, 1 Guerrilla, a Base by Eradicate)","8.6: Assault"],"sum":"d8cd484250f8bd4a"}
{"type":"answer","n":290,"by":"government","ask":"assault.space","answer":"ghazni","why":["8.6.5: most Taliban Guerrillas: ghazni (1)","8.6.5: removes 1 Taliban Base, 1 Taliban Guerrilla: ghazni"],"sum":"3a57ad768bdba8ab"}
{"type":"answer","n":291,"by":"government","ask":"assault.space","answer":"paktika","why":["8.6.5: removes 1 Taliban Base: paktika"],"sum":"48ce9a89694a17e2"}
{"type":"answer","n":292,"by":"government","ask":"assault.space","answer":"eradicate","why":["8.6.5: Eradicate"],"sum":"d410e3ba40a70925"}
{"type":"answer","n":293,"by":"government","ask":"elders.attitude","answer":"support","why":["8.6.1: Support, which leaves the Coalition no further ahead"],"print":"8f952b4834121cde","sum":"467f84d66f34a1cf"}
{"type":"answer","n":294,"by":null,"ask":"deck.card","answer":"16","print":"4e42c233d78b9160","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 69\nnext: 16\nplayed: 26 36 propaganda 11 67 45 66 46 14 20\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=23 taliban=9 warlords=32\naid: 34\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 W:u1 terror=1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:u1 support=S +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=O terror=1\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"eefc4a4700708bab"}
{"type":"answer","n":295,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mine Removal"],"sum":"e5aa59eafda92eef"}
{"type":"answer","n":296,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"d45addef5528590d"}
{"type":"answer","n":297,"by":"warlords","ask":"event.space","answer":"roll","why":["8.3: an equal chance for kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"],"sum":"2619689facf0702c"}
{"type":"answer","n":298,"by":null,"ask":"bot.die","answer":"5","sum":"bef5764dc2d790ad"}
{"type":"answer","n":299,"by":"warlords","ask":"event.space","answer":"kandahar-kabul","why":["8.3: dice 5: kandahar-kabul"],"sum":"68d36d49e6be1577"}
{"type":"answer","n":300,"by":"warlords","ask":"event.space","answer":"roll","why":["8.3: an equal chance for kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah"],"sum":"db5dba33c354a402"}
{"type":"answer","n":301,"by":null,"ask":"bot.die","answer":"2","sum":"891a56b6313223d9"}
{"type":"answer","n":302,"by":"warlords","ask":"event.space","answer":"shibirghan-aibak","why":["8.3: dice 2: shibirghan-aibak"],"print":"cc9968ac8ae44e69","sum":"ce9ccff5c6ef4b84"}
{"type":"answer","n":303,"by":"taliban","ask":"turn","answer":"pass","print":"ed420ef07db2d7c7","sum":"f206ad564297cac0"}
{"type":"answer","n":304,"by":null,"ask":"deck.card","answer":"55","print":"7cbb30dc2fb35b61","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 16\nnext: 55\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government taliban\nresources: government=23 taliban=10 warlords=32\naid: 34\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 W:u1 terror=1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=O terror=1\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"34a63e441a6a0923"}
{"type":"answer","n":305,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.1: Amnesty would change nothing","8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (2)","8.8.5: greatest shift: khowst (3)","8.2: among helmand, kandahar, paktika"],"sum":"8ca6c6bddac21612"}
{"type":"answer","n":306,"by":null,"ask":"bot.tan","answer":"2","sum":"9678801176f22d4b"}
{"type":"answer","n":307,"by":null,"ask":"bot.black","answer":"2","sum":"74514ed2c40428c8"}
{"type":"answer","n":308,"by":null,"ask":"bot.green","answer":"1","sum":"c69fb74a608c4393"}
{"type":"answer","n":309,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 2 2 1: balochistan, so helmand","8.8.2: Coalition Base, surplus 4: helmand","8.2: among kandahar, paktika"],"sum":"a61a7b2d1e09200e"}
{"type":"answer","n":310,"by":null,"ask":"bot.tan","answer":"3","sum":"e3902534ba2dfbc9"}
{"type":"answer","n":311,"by":null,"ask":"bot.black","answer":"1","sum":"2308c5664b2fe581"}
{"type":"answer","n":312,"by":null,"ask":"bot.green","answer":"5","sum":"d639b55c526d08a4"}
{"type":"answer","n":313,"by":"coalition","ask":"turn","answer":"train","why":["8.2: dice 3 1 5: ghazni, so kandahar","8.8.2: Coalition Base, surplus 4: kandahar","8.8: Train"],"sum":"7d475f1ffb896842"}
{"type":"answer","n":314,"by":"coalition","ask":"train.space","answer":"khowst","why":["8.8.2: Civic Action shifts most: khowst"],"sum":"54003b0ae156e1c6"}
{"type":"answer","n":315,"by":"coalition","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"f686372ab5b0d781"}
{"type":"answer","n":316,"by":"coalition","ask":"train.donor","answer":"roll-spaces","why":["8.8.2: most Police: kabul, konduz (6)","8.2: among kabul, konduz"],"sum":"6258eb40f8c0f48b"}
{"type":"answer","n":317,"by":null,"ask":"bot.tan","answer":"6","sum":"a8f04d97118c0bde"}
{"type":"answer","n":318,"by":null,"ask":"bot.black","answer":"4","sum":"a8377c0f7f20200f"}
{"type":"answer","n":319,"by":null,"ask":"bot.green","answer":"5","sum":"b274a3af4d95fbf3"}
{"type":"answer","n":320,"by":"coalition","ask":"train.donor","answer":"kabul","why":["8.2: dice 6 4 5: ghowr, so kabul","8.8.2: no cube is Available: Police from kabul"],"sum":"fac933707e5c0eb1"}
{"type":"answer","n":321,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"f0f6929a938a96ab"}
{"type":"answer","n":322,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"e13860aa11c676b6"}
{"type":"answer","n":323,"by":"coalition","ask":"train.donor","answer":"konduz","why":["8.8.2: most Police: konduz (6)","8.8.2: no cube is Available: Police from konduz"],"sum":"0d32cf99c0d4a601"}
{"type":"answer","n":324,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"ed96eed9a66550cc"}
{"type":"answer","n":325,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"11cec1db652ec716"}
{"type":"answer","n":326,"by":"coalition","ask":"train.donor","answer":"roll-spaces","why":["8.8.2: most Police: kabul, konduz (5)","8.2: among kabul, konduz"],"sum":"be3924a00d35e621"}
{"type":"answer","n":327,"by":null,"ask":"bot.tan","answer":"1","sum":"342a39f29fc0fec3"}
{"type":"answer","n":328,"by":null,"ask":"bot.black","answer":"1","sum":"0729986e807c343a"}
{"type":"answer","n":329,"by":null,"ask":"bot.green","answer":"2","sum":"f63facc4cb7bf61f"}
{"type":"answer","n":330,"by":"coalition","ask":"train.donor","answer":"kabul","why":["8.2: dice 1 1 2: balochistan, so kabul","8.8.2: no cube is Available: Police from kabul"],"sum":"e5df85363f8fbb32"}
{"type":"answer","n":331,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"9343a80976d91bc7"}
{"type":"answer","n":332,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"74c93d00a4426e72"}
{"type":"answer","n":333,"by":"coalition","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"96a0feca98820197"}
{"type":"answer","n":334,"by":"coalition","ask":"train.space","answer":"helmand","why":["8.8.2: cubes at a Coalition Base, surplus 4: helmand"],"sum":"d8b8731793d23417"}
{"type":"answer","n":335,"by":"coalition","ask":"train.donor","answer":"konduz","why":["8.8.2: most Police: konduz (5)","8.8.2: no cube is Available: Police from konduz"],"sum":"e09a5e70cca6cf78"}
{"type":"answer","n":336,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"995623faa87afe06"}
{"type":"answer","n":337,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"bd2e91a50ce3f501"}
{"type":"answer","n":338,"by":"coalition","ask":"train.donor","answer":"roll-spaces","why":["8.8.2: most Police: ghazni, kabul, konduz (4)","8.2: among ghazni, kabul, konduz"],"sum":"f2fbf9c0542f1e86"}
{"type":"answer","n":339,"by":null,"ask":"bot.tan","answer":"6","sum":"67eb8a437076a2d5"}
{"type":"answer","n":340,"by":null,"ask":"bot.black","answer":"6","sum":"b86b860cfbb8d0fe"}
{"type":"answer","n":341,"by":null,"ask":"bot.green","answer":"1","sum":"28914e45bfe32a46"}
{"type":"answer","n":342,"by":"coalition","ask":"train.donor","answer":"ghazni","why":["8.2: dice 6 6 1: sar-e-pol, so ghazni","8.8.2: no cube is Available: Police from ghazni"],"sum":"dfca31c0e99e51af"}
{"type":"answer","n":343,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"97ed109b79549a4f"}
{"type":"answer","n":344,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"a3b481e89cbe9982"}
{"type":"answer","n":345,"by":"coalition","ask":"train.donor","answer":"roll-spaces","why":["8.8.2: most Police: kabul, konduz (4)","8.2: among kabul, konduz"],"sum":"c2502f76de2e1c19"}
{"type":"answer","n":346,"by":null,"ask":"bot.tan","answer":"5","sum":"fe2c64d87a2cc982"}
{"type":"answer","n":347,"by":null,"ask":"bot.black","answer":"5","sum":"abc5a57b7eaf3b98"}
{"type":"answer","n":348,"by":null,"ask":"bot.green","answer":"4","sum":"a6919be05331fdb3"}
{"type":"answer","n":349,"by":"coalition","ask":"train.donor","answer":"kabul","why":["8.2: dice 5 5 4: bamian, so kabul","8.8.2: no cube is Available: Police from kabul"],"sum":"e1cfb5f2d589aac2"}
{"type":"answer","n":350,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"5072dd051103d853"}
{"type":"answer","n":351,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"ba68534249d1e642"}
{"type":"answer","n":352,"by":"coalition","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"33d1980be263f2ea"}
{"type":"answer","n":353,"by":"coalition","ask":"train.space","answer":"kandahar","why":["8.8.2: cubes at a Coalition Base, surplus 4: kandahar"],"sum":"692150491f66a073"}
{"type":"answer","n":354,"by":"coalition","ask":"train.donor","answer":"konduz","why":["8.8.2: most Police: konduz (4)","8.8.2: no cube is Available: Police from konduz"],"sum":"ee8bd705eb785cb7"}
{"type":"answer","n":355,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"6a4780336c7247b8"}
{"type":"answer","n":356,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"e5709367a28fb148"}
{"type":"answer","n":357,"by":"coalition","ask":"train.donor","answer":"roll-spaces","why":["8.8.2: most Police: ghazni, kabul, konduz (3)","8.2: among ghazni, kabul, konduz"],"sum":"8a382098f3fdb43c"}
{"type":"answer","n":358,"by":null,"ask":"bot.tan","answer":"5","sum":"653e6e21297a8030"}
{"type":"answer","n":359,"by":null,"ask":"bot.black","answer":"2","sum":"3202db58e52b55e2"}
{"type":"answer","n":360,"by":null,"ask":"bot.green","answer":"3","sum":"2e48144bf0413237"}
{"type":"answer","n":361,"by":"coalition","ask":"train.donor","answer":"ghazni","why":["8.2: dice 5 2 3: badakhshan, so ghazni","8.8.2: no cube is Available: Police from ghazni"],"sum":"f2837ca22c688079"}
{"type":"answer","n":362,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"2f44a8d897f7853b"}
{"type":"answer","n":363,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"93ab72dd46143ead"}
{"type":"answer","n":364,"by":"coalition","ask":"train.donor","answer":"roll-spaces","why":["8.8.2: most Police: kabul, konduz (3)","8.2: among kabul, konduz"],"sum":"7a1fc0eeb6eab649"}
{"type":"answer","n":365,"by":null,"ask":"bot.tan","answer":"4","sum":"644ef26297051677"}
{"type":"answer","n":366,"by":null,"ask":"bot.black","answer":"5","sum":"0672de13508bc2e6"}
{"type":"answer","n":367,"by":null,"ask":"bot.green","answer":"4","sum":"668ef55a3ff70c37"}
{"type":"answer","n":368,"by":"coalition","ask":"train.donor","answer":"konduz","why":["8.2: dice 4 5 4: baghlan, so konduz","8.8.2: no cube is Available: Police from konduz"],"sum":"4e85dc0ca3cf6aab"}
{"type":"answer","n":369,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"0a92390b5952af4c"}
{"type":"answer","n":370,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"a7a78df260d65fd0"}
{"type":"answer","n":371,"by":"coalition","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"85b4b851fbc4479c"}
{"type":"answer","n":372,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"fd8aa9fc9d763bd1"}
{"type":"answer","n":373,"by":"coalition","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"867fdaa874b7ac9d"}
{"type":"answer","n":374,"by":"coalition","ask":"train.extra.space","answer":"khowst","why":["8.8.2: Civic Action where it shifts most"],"sum":"dd70a85bfc305c58"}
{"type":"answer","n":375,"by":"coalition","ask":"special","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"76b2dfc0339fea9a"}
{"type":"answer","n":376,"by":null,"ask":"bot.die","answer":"2","sum":"7bda551ae7434937"}
{"type":"answer","n":377,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.8.2: Surge: die 2","8.2: among ghazni, helmand, herat, kabul, khowst, konduz, paktika"],"sum":"4b3fcb2a13346a44"}
{"type":"answer","n":378,"by":null,"ask":"bot.tan","answer":"4","sum":"97e1d686e3183223"}
{"type":"answer","n":379,"by":null,"ask":"bot.black","answer":"2","sum":"5fffdfa53a9ee17a"}
{"type":"answer","n":380,"by":null,"ask":"bot.green","answer":"3","sum":"5cacd09f301ca5a5"}
{"type":"answer","n":381,"by":"coalition","ask":"special","answer":"surge","why":["8.2: dice 4 2 3: khowst, so khowst","8.8.2: Surge after the Train"],"sum":"857862fb48c1a0e1"}
{"type":"answer","n":382,"by":"coalition","ask":"surge.space","answer":"kandahar","why":["8.8.2: 0 Bases and 1 Troops come to kandahar"],"sum":"5b96fbf7819832b0"}
{"type":"answer","n":383,"by":"coalition","ask":"surge.space","answer":"khowst","why":["8.8.2: 0 Bases and 1 Troops come to khowst"],"sum":"34f03fed561839ef"}
{"type":"answer","n":384,"by":"coalition","ask":"surge.space","answer":"done","why":["8.8.2: no other space of the Surge"],"sum":"c2fd2074d7feef1f"}
{"type":"answer","n":385,"by":"coalition","ask":"surge.troops","answer":"3","why":["8.8.2: Coalition Troops in kandahar: 3"],"sum":"4e032f0fb67e9ac1"}
{"type":"answer","n":386,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in khowst: 2"],"sum":"6756f321a6405b68"}
{"type":"answer","n":387,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kandahar: 1"],"sum":"8ab58126439bdcea"}
{"type":"answer","n":388,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in khowst: 1"],"sum":"d5e375c859fccfd0"}
{"type":"answer","n":389,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"9b5e9c0a73cc412b"}
{"type":"answer","n":390,"by":null,"ask":"surge.roll","answer":"4","sum":"e1839762a4f45b93"}
{"type":"answer","n":391,"by":"coalition","ask":"surge.aid","answer":"4","why":["8.8.2: all of it to Aid"],"print":"6258252356861adf","sum":"0fe2a9ef3831acb0"}
{"type":"answer","n":392,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Amnesty"],"sum":"912de5f0a3576c7d"}
{"type":"answer","n":393,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"aa17bc003bf2fca1"}
{"type":"answer","n":394,"by":"government","ask":"event.remove.space","answer":"kandahar","why":["8.4.3: nothing is to be gained elsewhere: kandahar"],"print":"7a64b96cd939695c","sum":"df44d0244d5f4d38"}
{"type":"answer","n":395,"by":null,"ask":"deck.top","answer":"event","sum":"9e9fa16a4edd33dc"}
{"type":"answer","n":396,"by":null,"ask":"deck.card","answer":"57","print":"ad22db1b53d551d1","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 55\nnext: 57\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=11 taliban=10 warlords=32\naid: 38\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P4 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T3 G:T4P3 T:B1 terror=1\nkhowst C:B1T2 G:T3P6 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=O terror=1\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"62a5963024507de2"}
{"type":"answer","n":397,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Breaktime"],"sum":"8299211fc4a77795"}
{"type":"answer","n":398,"by":"warlords","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"sum":"397462f47812ae24"}
{"type":"answer","n":399,"by":"warlords","ask":"event.faction","answer":"taliban","why":["8.1.2: players before Non-players, of enemies that have not executed: taliban"],"print":"f1df85c1d48bc433","sum":"cadb008129866b66"}
{"type":"answer","n":400,"by":null,"ask":"deck.top","answer":"event","sum":"146f4d71a0ffb5d4"}
{"type":"answer","n":401,"by":null,"ask":"deck.card","answer":"31","print":"4a0577b590cd61db","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 57\nnext: 31\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government warlords\nresources: government=11 taliban=10 warlords=32\naid: 38\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P4 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T3 G:T4P3 T:B1 terror=1\nkhowst C:B1T2 G:T3P6 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=O terror=1\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"e897c570a3114de9"}
{"type":"answer","n":402,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Sandstorms"],"sum":"d9fe9d95f407e736"}
{"type":"answer","n":403,"by":"warlords","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"print":"b6c5892f68a7d992","sum":"5c343165ef03cf13"}
{"type":"answer","n":404,"by":"coalition","ask":"turn","answer":"train","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (1)","8.8.5: greatest shift: kandahar, paktika (2)","8.8.5: at Opposition: paktika","8.8: Train"],"sum":"b2623b14da59a4a6"}
{"type":"answer","n":405,"by":"coalition","ask":"train.space","answer":"paktika","why":["8.8.2: Civic Action shifts most: paktika"],"sum":"ef4321061b788a5a"}
{"type":"answer","n":406,"by":"coalition","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"68e5cd9eda7216a1"}
{"type":"answer","n":407,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"cc24ede2dbc78998"}
{"type":"answer","n":408,"by":"coalition","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"0a51390123d793de"}
{"type":"answer","n":409,"by":"coalition","ask":"civic.steps","answer":"3","why":["8.8.5: as many shifts as can be paid"],"sum":"e700481a94d60f72"}
{"type":"answer","n":410,"by":"coalition","ask":"special","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"bc747d1ea2158771"}
{"type":"answer","n":411,"by":null,"ask":"bot.die","answer":"1","sum":"7c195df375dd16d7"}
{"type":"answer","n":412,"by":"coalition","ask":"special","answer":"surge","why":["8.8.2: Surge: die 1","8.8.2: Surge after the Train"],"sum":"063defb90c0f2657"}
{"type":"answer","n":413,"by":"coalition","ask":"surge.space","answer":"kandahar","why":["8.8.2: 0 Bases and 1 Troops come to kandahar"],"sum":"f986e7638500b00e"}
{"type":"answer","n":414,"by":"coalition","ask":"surge.space","answer":"done","why":["8.8.2: no other space of the Surge"],"sum":"33d757a5346b632b"}
{"type":"answer","n":415,"by":"coalition","ask":"surge.troops","answer":"4","why":["8.8.2: Coalition Troops in kandahar: 4"],"sum":"848eefac53784faf"}
{"type":"answer","n":416,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kandahar: 1"],"sum":"454c2fa1db1d166f"}
{"type":"answer","n":417,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"2f4a3b23cc7213bc"}
{"type":"answer","n":418,"by":null,"ask":"surge.roll","answer":"3","sum":"c24f583fb6ce8aeb"}
{"type":"answer","n":419,"by":"coalition","ask":"surge.aid","answer":"3","why":["8.8.2: all of it to Aid"],"print":"b54ba963068ff319","sum":"ae4d82797176b7a2"}
{"type":"answer","n":420,"by":null,"ask":"deck.top","answer":"event","sum":"91a7b35b57cdbc8e"}
{"type":"answer","n":421,"by":null,"ask":"deck.card","answer":"18","print":"2c0ad439c525f59e","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 31\nnext: 18\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: government taliban\nresources: government=2 taliban=10 warlords=32\naid: 41\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P4 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T4 G:T4P3 T:B1 terror=1\nkhowst C:B1T2 G:T3P6 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=S\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"3ef6bb53f212d94c"}
{"type":"answer","n":422,"by":"taliban","ask":"turn","answer":"pass","print":"b0d98f374e10ae88","sum":"27f1dd4917d0cca6"}
{"type":"answer","n":423,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Car Bombs"],"sum":"8d91b549f60277c2"}
{"type":"answer","n":424,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"a72ef25ce9700d67","sum":"2b038a3541391130"}
{"type":"answer","n":425,"by":null,"ask":"deck.top","answer":"event","sum":"0a4559c13c3af133"}
{"type":"answer","n":426,"by":null,"ask":"deck.card","answer":"48","print":"fff69bf8d0d7c123","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 18\nnext: 48\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition taliban warlords\nresources: government=2 taliban=11 warlords=32\naid: 41\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 31=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P4 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T4 G:T4P3 T:B1 terror=1\nkhowst C:B1T2 G:T3P6 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=S\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"ca52d3c8738f0900"}
{"type":"answer","n":427,"by":"coalition","ask":"turn","answer":"roll","why":["8.1: PRTs is a Capability: wanted below 3"],"sum":"6d630e50f126982e"}
{"type":"answer","n":428,"by":null,"ask":"bot.die","answer":"6","sum":"76f3078d6f10b313"}
{"type":"answer","n":429,"by":"coalition","ask":"turn","answer":"train","why":["8.1: die 6, Propaganda cards left 3: PRTs is not taken","8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (1)","8.8.2: 3 Patronage become Government Resources in Kabul","8.8.2: Coalition Base, surplus 6: paktika","8.8: Train"],"sum":"ec156536fe18b580"}
{"type":"answer","n":430,"by":"coalition","ask":"train.space","answer":"kabul","why":["8.8.2: 3 Patronage become Government Resources: kabul"],"sum":"c0f99aaf8a4ccfb0"}
{"type":"answer","n":431,"by":"coalition","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"c304f5a4453c2b38"}
{"type":"answer","n":432,"by":"coalition","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"50c8ede24198a7e0"}
{"type":"answer","n":433,"by":"coalition","ask":"train.space","answer":"paktika","why":["8.8.2: cubes at a Coalition Base, surplus 6: paktika"],"sum":"a2d807a057ee85fc"}
{"type":"answer","n":434,"by":"coalition","ask":"train.donor","answer":"khowst","why":["8.8.2: most Police: khowst (6)","8.8.2: no cube is Available: Police from khowst"],"sum":"b0e83d729023a623"}
{"type":"answer","n":435,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"edf119028452c122"}
{"type":"answer","n":436,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"705c1e8d02aed6ef"}
{"type":"answer","n":437,"by":"coalition","ask":"train.donor","answer":"khowst","why":["8.8.2: most Police: khowst (5)","8.8.2: no cube is Available: Police from khowst"],"sum":"3f4d7fea21a5a943"}
{"type":"answer","n":438,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"367a2c6d03baead3"}
{"type":"answer","n":439,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"05a07d1d579ef06c"}
{"type":"answer","n":440,"by":"coalition","ask":"train.donor","answer":"roll-spaces","why":["8.8.2: most Police: helmand, khowst (4)","8.2: among helmand, khowst"],"sum":"9fee5ac719cfb2b7"}
{"type":"answer","n":441,"by":null,"ask":"bot.tan","answer":"2","sum":"c37ae05fbd40626e"}
{"type":"answer","n":442,"by":null,"ask":"bot.black","answer":"1","sum":"2e50c731800543ca"}
{"type":"answer","n":443,"by":null,"ask":"bot.green","answer":"4","sum":"62601fc59737cdbe"}
{"type":"answer","n":444,"by":"coalition","ask":"train.donor","answer":"helmand","why":["8.2: dice 2 1 4: nimruz, so helmand","8.8.2: no cube is Available: Police from helmand"],"sum":"20eeef3215313d4f"}
{"type":"answer","n":445,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"c97315ef79a0d9c8"}
{"type":"answer","n":446,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"7686ba361ace47a4"}
{"type":"answer","n":447,"by":"coalition","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"e1ce56b3dacb27d9"}
{"type":"answer","n":448,"by":"coalition","ask":"train.space","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"1f2f46d6ae55df05"}
{"type":"answer","n":449,"by":null,"ask":"bot.die","answer":"4","sum":"5143adfcf9d45c22"}
{"type":"answer","n":450,"by":"coalition","ask":"train.space","answer":"roll-spaces","why":["8.8.2: Surge: die 4","8.2: among ghazni, helmand, herat, kabul, khowst, konduz, paktika"],"sum":"58cf76304e4be11d"}
{"type":"answer","n":451,"by":null,"ask":"bot.tan","answer":"4","sum":"d9bef27921b83ce7"}
{"type":"answer","n":452,"by":null,"ask":"bot.black","answer":"1","sum":"a574c181654071af"}
{"type":"answer","n":453,"by":null,"ask":"bot.green","answer":"3","sum":"cb9c1f5c862b7f88"}
{"type":"answer","n":454,"by":"coalition","ask":"train.space","answer":"roll-spaces","why":["8.2: dice 4 1 3: khowst, so khowst","8.2: among ghazni, helmand, herat, kabul, konduz, paktika"],"sum":"ef85310c602e12f0"}
{"type":"answer","n":455,"by":null,"ask":"bot.tan","answer":"1","sum":"e4fc3f3b392a888e"}
{"type":"answer","n":456,"by":null,"ask":"bot.black","answer":"5","sum":"96cf78c61e344e51"}
{"type":"answer","n":457,"by":null,"ask":"bot.green","answer":"5","sum":"d5c23960b6f8034c"}
{"type":"answer","n":458,"by":"coalition","ask":"train.space","answer":"surge","why":["8.2: dice 1 5 5: paktika, so paktika","8.8.2: Surge after the Train"],"sum":"de72a6453d82ab24"}
{"type":"answer","n":459,"by":"coalition","ask":"surge.space","answer":"kandahar","why":["8.8.2: 0 Bases and 1 Troops come to kandahar"],"sum":"2a8272d6e9ed5c5d"}
{"type":"answer","n":460,"by":"coalition","ask":"surge.space","answer":"khowst","why":["8.8.2: 0 Bases and 1 Troops come to khowst"],"sum":"6d80f73d258a1ff9"}
{"type":"answer","n":461,"by":"coalition","ask":"surge.space","answer":"paktika","why":["8.8.2: 0 Bases and 1 Troops come to paktika"],"sum":"f86a4a4363cf7548"}
{"type":"answer","n":462,"by":"coalition","ask":"surge.troops","answer":"5","why":["8.8.2: Coalition Troops in kandahar: 5"],"sum":"e79fc6907689135b"}
{"type":"answer","n":463,"by":"coalition","ask":"surge.troops","answer":"3","why":["8.8.2: Coalition Troops in khowst: 3"],"sum":"99341fbbaba8c317"}
{"type":"answer","n":464,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in paktika: 2"],"sum":"28bdf3ceb14f499c"}
{"type":"answer","n":465,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kandahar: 1"],"sum":"03539e175e66519d"}
{"type":"answer","n":466,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in khowst: 1"],"sum":"66445346cb75e1c0"}
{"type":"answer","n":467,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in paktika: 1"],"sum":"ce1c12941d8cf46c"}
{"type":"answer","n":468,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"00d5ff19795c0d48"}
{"type":"answer","n":469,"by":null,"ask":"surge.roll","answer":"2","sum":"c98a81082839da66"}
{"type":"answer","n":470,"by":"coalition","ask":"surge.aid","answer":"2","why":["8.8.2: all of it to Aid"],"print":"a1b7d88bfa1f9f38","sum":"eba6ec0c49333def"}
{"type":"answer","n":471,"by":"warlords","ask":"turn","answer":"rally","why":["8.1: PRTs is a Capability, and the taliban are played by a person","8.5.1: at least 6 pieces Available: yes (11)","8.5: Rally"],"sum":"49911739eb9d472e"}
{"type":"answer","n":472,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, faryab, ghowr"],"sum":"f7ccf88ff7b3a0b2"}
{"type":"answer","n":473,"by":null,"ask":"bot.tan","answer":"1","sum":"fb828366a98c6c1f"}
{"type":"answer","n":474,"by":null,"ask":"bot.black","answer":"5","sum":"261bd0d48510c679"}
{"type":"answer","n":475,"by":null,"ask":"bot.green","answer":"4","sum":"14d8e433a4e17957"}
{"type":"answer","n":476,"by":"warlords","ask":"rally.space","answer":"baghlan","why":["8.2: dice 1 5 4: oruzgan, so baghlan","8.5.1 step 3c: opened to Cultivate: baghlan"],"sum":"f5eb25dd2bd4faee"}
{"type":"answer","n":477,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: baghlan"],"sum":"d0e0abaae95c6f44"}
{"type":"answer","n":478,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"92eed13dd8684e68"}
{"type":"answer","n":479,"by":null,"ask":"bot.tan","answer":"5","sum":"743a943de2f4fa56"}
{"type":"answer","n":480,"by":null,"ask":"bot.black","answer":"3","sum":"fc0d0fcf5821d3b5"}
{"type":"answer","n":481,"by":null,"ask":"bot.green","answer":"1","sum":"f9bbdbbd250ea6dc"}
{"type":"answer","n":482,"by":"warlords","ask":"rally.space","answer":"balkh","why":["8.2: dice 5 3 1: balkh, so balkh","8.5.1 step 3d: any other Province: balkh"],"sum":"43220818312bcb97"}
{"type":"answer","n":483,"by":"warlords","ask":"rally.action","answer":"place-many","why":["8.5.1 step 3d: any other Province: balkh"],"sum":"b408f31750c797b0"}
{"type":"answer","n":484,"by":"warlords","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"12fde87d41ec7d57"}
{"type":"answer","n":485,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"3481009caca34a90"}
{"type":"answer","n":486,"by":null,"ask":"bot.tan","answer":"1","sum":"9838ec5ec44eef8b"}
{"type":"answer","n":487,"by":null,"ask":"bot.black","answer":"2","sum":"b4046c68f2f15876"}
{"type":"answer","n":488,"by":null,"ask":"bot.green","answer":"1","sum":"7386fb939500d716"}
{"type":"answer","n":489,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.2: dice 1 2 1: balochistan, so nimruz","8.5.1 step 3d: any other Province: nimruz"],"sum":"6b6fabd9f36bc012"}
{"type":"answer","n":490,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: nimruz"],"sum":"8c206a11b3d610bc"}
{"type":"answer","n":491,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"3fc07ccd4ca9d8bd"}
{"type":"answer","n":492,"by":"warlords","ask":"cultivate.space","answer":"balkh","why":["8.5.4: one Warlord Base already: balkh","8.5.4: Cultivate: balkh"],"print":"86503c8181be52a5","sum":"c762afcf091659cd"}
{"type":"answer","n":493,"by":null,"ask":"deck.top","answer":"event","sum":"da2c26e8944ac08c"}
{"type":"answer","n":494,"by":null,"ask":"deck.card","answer":"72","print":"3f27de10397a8282","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 48\nnext: 72\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: government taliban\nresources: government=2 taliban=11 warlords=29\naid: 43\npatronage: 8\nislamabad: sponsorship\ncapabilities: 5=unshaded 31=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T5 G:T4P3 T:B1 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T2 G:T4P5 support=S\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"7dca1760be045432"}
{"type":"answer","n":495,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Strategic Partners"],"sum":"5bafc6eaea1845e6"}
{"type":"answer","n":496,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"e634837c8bef5656","sum":"654dbe657826abc3"}
{"type":"answer","n":497,"by":"taliban","ask":"turn","answer":"rally","sum":"6557da6054bb96bc"}
{"type":"answer","n":498,"by":"taliban","ask":"rally.space","answer":"farah","sum":"ddfcda55a94f53ee"}
{"type":"answer","n":499,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"906cf0a3f5d5fd1c"}
{"type":"answer","n":500,"by":"taliban","ask":"rally.space","answer":"bamian","sum":"3ef5eff6ebecd968"}
{"type":"answer","n":501,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"d6ccf9f5e8289f9e"}
{"type":"answer","n":502,"by":"taliban","ask":"rally.space","answer":"ghazni","sum":"d5bc064b96ba5d6e"}
{"type":"answer","n":503,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"4109954276bf3dc4"}
{"type":"answer","n":504,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","sum":"0796940c70b83cde"}
{"type":"answer","n":505,"by":"taliban","ask":"rally.action","answer":"build-base","sum":"ba83ccada5421aaa"}
{"type":"answer","n":506,"by":"taliban","ask":"rally.space","answer":"nimruz","sum":"66c13d2f9f1f71b2"}
{"type":"answer","n":507,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"16da1b7663ed3afa"}
{"type":"answer","n":508,"by":"taliban","ask":"rally.space","answer":"extort","sum":"0f5c92402d45d8f0"}
{"type":"answer","n":509,"by":"taliban","ask":"extort.space","answer":"zabol","sum":"660f32ec7020af64"}
{"type":"answer","n":510,"by":"taliban","ask":"extort.space","answer":"remove-own","sum":"81021858e34e8683"}
{"type":"answer","n":511,"by":"taliban","ask":"remove-own.space","answer":"nimruz","sum":"71511bca9b522f3d"}
{"type":"answer","n":512,"by":"taliban","ask":"extort.space","answer":"done","sum":"51d7619dee457c39"}
{"type":"answer","n":513,"by":"taliban","ask":"rally.space","answer":"balkh","sum":"dde10b357a4dfece"}
{"type":"answer","n":514,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"2a6a1033dd18100d"}
{"type":"answer","n":515,"by":"taliban","ask":"rally.space","answer":"baghlan","sum":"a7c81e0eaeb2e40b"}
{"type":"answer","n":516,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"4d261bcd52e8e8da"}
{"type":"answer","n":517,"by":"taliban","ask":"rally.space","answer":"badakhshan","sum":"4956ede37346c05b"}
{"type":"answer","n":518,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"583fa9f188826d6d"}
{"type":"answer","n":519,"by":"taliban","ask":"rally.space","answer":"oruzgan","sum":"42ca7b682d2eb7a5"}
{"type":"answer","n":520,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"ed5f4eec13405184"}
{"type":"answer","n":521,"by":"taliban","ask":"rally.space","answer":"faryab","sum":"6fb568d681a77a54"}
{"type":"answer","n":522,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"ac6b29fbe4a644d4"}
{"type":"answer","n":523,"by":"taliban","ask":"rally.space","answer":"kabul","sum":"83ff9d25326cb168"}
{"type":"answer","n":524,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"cecb099ef1bba646"}
{"type":"answer","n":525,"by":"taliban","ask":"rally.space","answer":"ghowr","sum":"08893bc0237de426"}
{"type":"answer","n":526,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"4553aa1f76cde9ee"}
{"type":"answer","n":527,"by":"taliban","ask":"rally.space","answer":"paktika","sum":"67f28deeebe371a5"}
{"type":"answer","n":528,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"69e9b5d9f31a4d58"}
{"type":"answer","n":529,"by":"taliban","ask":"rally.space","answer":"waziristan","sum":"ac8a25d04b7e1541"}
{"type":"answer","n":530,"by":"taliban","ask":"rally.action","answer":"place-one","sum":"03d14960df657573"}
{"type":"answer","n":531,"by":"taliban","ask":"rally.space","answer":"balochistan","sum":"5385c4f672d5b77f"}
{"type":"answer","n":532,"by":"taliban","ask":"rally.action","answer":"place-one","print":"d049f75848e831e2","sum":"55ce80a6e000a03f"}
{"type":"answer","n":533,"by":null,"ask":"deck.top","answer":"event","sum":"5c7fddebf21925cc"}
{"type":"answer","n":534,"by":null,"ask":"deck.card","answer":"34","print":"5b62ccbad134e0f6","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 72\nnext: 34\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition warlords\nresources: government=2 taliban=0 warlords=29\naid: 48\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded 31=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:u1 W:u1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 T:u1 support=S +1\nkandahar C:B1T5 G:T4P3 T:B1 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 T:u1 W:B2u3\npaktika C:B1T2 G:T4P5 T:u1 support=S\nzabol T:B1u1a1\nbalochistan T:B1u1a1 terror=2\nnorthwest-frontier T:B2\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"23341735ddc7b0c4"}
{"type":"answer","n":535,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Poppy Crop Failure"],"sum":"f26b2cd284e11404"}
{"type":"answer","n":536,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"834fd67ec265704c","sum":"fb9a8cc168a59714"}
{"type":"answer","n":537,"by":"coalition","ask":"turn","answer":"assault","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (5)","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (2 Bases, 4 Taliban pieces)","8.8: Assault"],"sum":"aee4c04d393381df"}
{"type":"answer","n":538,"by":"coalition","ask":"assault.space","answer":"kandahar","why":["8.8.4: Troops Assault where they can remove something: kandahar"],"sum":"0451a934a616598f"}
{"type":"answer","n":539,"by":"coalition","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"9079c164058a6722"}
{"type":"answer","n":540,"by":"coalition","ask":"air-strike.space","answer":"northwest-frontier","why":["8.8.3: a Base can go: northwest-frontier","8.8.3: Air Strike on Taliban: northwest-frontier"],"sum":"6b1342e5e71e2454"}
{"type":"answer","n":541,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.2: among zabol, balochistan"],"sum":"c095a075c16dcd6b"}
{"type":"answer","n":542,"by":null,"ask":"bot.tan","answer":"2","sum":"3bea7bf7da3c9f67"}
{"type":"answer","n":543,"by":null,"ask":"bot.black","answer":"5","sum":"5d5923dda8fbc528"}
{"type":"answer","n":544,"by":null,"ask":"bot.green","answer":"2","sum":"567744d9f529a6b3"}
{"type":"answer","n":545,"by":"coalition","ask":"air-strike.space","answer":"zabol","why":["8.2: dice 2 5 2: zabol, so zabol","8.8.3: Air Strike on Taliban: zabol"],"sum":"363d1410d9edb556"}
{"type":"answer","n":546,"by":"coalition","ask":"air-strike.space","answer":"balochistan","why":["8.8.3: Air Strike on Taliban: balochistan"],"print":"10615aa8ec7f0c09","sum":"0928d260f46fe6fe"}
{"type":"answer","n":547,"by":null,"ask":"deck.top","answer":"event","sum":"11ac66b0ed83d12d"}
{"type":"answer","n":548,"by":null,"ask":"deck.card","answer":"43","print":"3e92a8d23e9077db","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 34\nnext: 43\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: government taliban\nresources: government=2 taliban=0 warlords=33\naid: 48\npatronage: 10\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:u1 W:u1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 T:u1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 T:u1 W:B2u3\npaktika C:B1T2 G:T4P5 T:u1 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nnorthwest-frontier T:B1\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"eb9253127790649d"}
{"type":"answer","n":549,"by":"taliban","ask":"turn","answer":"pass","print":"b6deb51e02c3d066","sum":"142de13713bee5cf"}
{"type":"answer","n":550,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Accidental Guerrillas"],"sum":"575ca534672e7de9"}
{"type":"answer","n":551,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"a5fb419b71e4b723","sum":"db894563433b4d1e"}
{"type":"answer","n":552,"by":null,"ask":"deck.top","answer":"event","sum":"947222de5b61e341"}
{"type":"answer","n":553,"by":null,"ask":"deck.card","answer":"58","print":"242bc8486d1eb7a0","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 43\nnext: 58\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72 34\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition taliban warlords\nresources: government=2 taliban=1 warlords=33\naid: 48\npatronage: 10\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 34=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:u1 W:u1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 T:u1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 T:u1 W:B2u3\npaktika C:B1T2 G:T4P5 T:u1 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nnorthwest-frontier T:B1\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"25d37f9441d2b601"}
{"type":"answer","n":554,"by":"taliban","ask":"turn","answer":"event","sum":"288df89bd141da87"}
{"type":"answer","n":555,"by":"taliban","ask":"event.side","answer":"unshaded","sum":"831e782943b1fe35"}
{"type":"answer","n":556,"by":"taliban","ask":"event.space","answer":"waziristan","sum":"7cb7500f35e491b8"}
{"type":"answer","n":557,"by":"taliban","ask":"event.remove.count","answer":"0","print":"c9f35d54dae96185","sum":"ba7aa9b82f476e1b"}
{"type":"answer","n":558,"by":"coalition","ask":"turn","answer":"sweep","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (4)","8.8.4: Assault would remove a Base or 4 Taliban pieces: no (0 Bases, 0 Taliban pieces)","8.8: Sweep"],"sum":"74af467cd66ca85e"}
{"type":"answer","n":559,"by":"coalition","ask":"sweep.space","answer":"ghazni","why":["8.8.3: Sweep where a Coalition piece is: ghazni"],"sum":"5065e1647b35741d"}
{"type":"answer","n":560,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"4cfa8b738d5d7803"}
{"type":"answer","n":561,"by":"coalition","ask":"sweep.space","answer":"kabul","why":["8.8.3: Sweep where a Coalition piece is: kabul"],"sum":"ef9e1dabb5773b7b"}
{"type":"answer","n":562,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"348aa5ded8e556a2"}
{"type":"answer","n":563,"by":"coalition","ask":"sweep.space","answer":"konduz","why":["8.8.3: Sweep where a Coalition piece is: konduz"],"sum":"dc675a15945a1234"}
{"type":"answer","n":564,"by":"coalition","ask":"sweep.space","answer":"nuristan","why":["8.8.3: Sweep where a Coalition piece is: nuristan"],"sum":"32ec972a7caf3b8e"}
{"type":"answer","n":565,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"644d20f367d20dfa"}
{"type":"answer","n":566,"by":"coalition","ask":"sweep.space","answer":"oruzgan","why":["8.8.3: Sweep where a Coalition piece is: oruzgan"],"sum":"e547a57b92792d1a"}
{"type":"answer","n":567,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"c671ce2e115f1d43"}
{"type":"answer","n":568,"by":"coalition","ask":"sweep.space","answer":"paktika","why":["8.8.3: Sweep where a Coalition piece is: paktika"],"sum":"9fab88690996574e"}
{"type":"answer","n":569,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"4c35fad58eddebaa"}
{"type":"answer","n":570,"by":"coalition","ask":"sweep.space","answer":"done","why":["8.8.3: nobody else would be found"],"sum":"4900814d50fc5950"}
{"type":"answer","n":571,"by":"coalition","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"sum":"29eff38b92f6ff4a"}
{"type":"answer","n":572,"by":"coalition","ask":"sweep.taliban","answer":"1","why":["8.8.3: Taliban before Warlords"],"sum":"f028f115d387fe72"}
{"type":"answer","n":573,"by":"coalition","ask":"special","answer":"air-strike","why":["8.8.3: Air Strike after the Sweep"],"sum":"5e7ff8c8b118c49f"}
{"type":"answer","n":574,"by":"coalition","ask":"air-strike.space","answer":"northwest-frontier","why":["8.8.3: a Base can go: northwest-frontier","8.8.3: Air Strike on Taliban: northwest-frontier"],"sum":"c3c1c33cef955314"}
{"type":"answer","n":575,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.2: among ghazni, oruzgan, paktika"],"sum":"ed89c4763c46d5d4"}
{"type":"answer","n":576,"by":null,"ask":"bot.tan","answer":"4","sum":"1c387b2368ba1760"}
{"type":"answer","n":577,"by":null,"ask":"bot.black","answer":"4","sum":"b06077d1bd1b0322"}
{"type":"answer","n":578,"by":null,"ask":"bot.green","answer":"3","sum":"873dada8a6bbeeac"}
{"type":"answer","n":579,"by":"coalition","ask":"air-strike.space","answer":"oruzgan","why":["8.2: dice 4 4 3: kabul, so oruzgan","8.8.3: Air Strike on Taliban: oruzgan"],"sum":"032eb245a6ee3f3d"}
{"type":"answer","n":580,"by":"coalition","ask":"air-strike.target","answer":"taliban","why":["8.8.3: Taliban only"],"sum":"f4c666cafdc207c8"}
{"type":"answer","n":581,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.2: among ghazni, paktika"],"sum":"6ed2c36356138c9a"}
{"type":"answer","n":582,"by":null,"ask":"bot.tan","answer":"2","sum":"ae41283a70bac5bb"}
{"type":"answer","n":583,"by":null,"ask":"bot.black","answer":"2","sum":"f738b42208dd759c"}
{"type":"answer","n":584,"by":null,"ask":"bot.green","answer":"2","sum":"7cccbd0c64e44da3"}
{"type":"answer","n":585,"by":"coalition","ask":"air-strike.space","answer":"paktika","why":["8.2: dice 2 2 2: balochistan, so paktika","8.8.3: Air Strike on Taliban: paktika"],"print":"c76dd772a65ad328","sum":"910207786703cac9"}
{"type":"answer","n":586,"by":null,"ask":"deck.top","answer":"event","sum":"f8340c2982f43483"}
{"type":"answer","n":587,"by":null,"ask":"deck.card","answer":"68","print":"19185cd8eaa2eb3e","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 58\nnext: 68\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72 34 43\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: government warlords\nresources: government=2 taliban=1 warlords=33\naid: 48\npatronage: 10\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 34=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:a1 W:a1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 T:a1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:a1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2a2\noruzgan C:T1 G:P1 W:B2u2a1\npaktika C:B1T2 G:T4P5 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"35cd790e900bf6d0"}
{"type":"answer","n":588,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Counter-Narc"],"sum":"6db00580c226f84e"}
{"type":"answer","n":589,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"f8e77191c48aab7b"}
{"type":"answer","n":590,"by":"warlords","ask":"event.free","answer":"do","why":["8.4.4: a free Cultivate"],"sum":"35e0fb059f17570e"}
{"type":"answer","n":591,"by":"warlords","ask":"cultivate.space","answer":"roll-spaces","why":["8.2: among baghlan, ghazni, herat, konduz"],"sum":"330d47619da7c587"}
{"type":"answer","n":592,"by":null,"ask":"bot.tan","answer":"6","sum":"1796f04cbca89707"}
{"type":"answer","n":593,"by":null,"ask":"bot.black","answer":"5","sum":"bf05ca07a4036590"}
{"type":"answer","n":594,"by":null,"ask":"bot.green","answer":"2","sum":"c14203adcade3180"}
{"type":"answer","n":595,"by":"warlords","ask":"cultivate.space","answer":"herat","why":["8.2: dice 6 5 2: sar-e-pol, so herat","8.5.4: Cultivate: herat"],"sum":"0ea986ab41ca2a28"}
{"type":"answer","n":596,"by":"warlords","ask":"event.free","answer":"do","why":["8.4.4: a free Traffic"],"sum":"87ed1888964e0d5d"}
{"type":"answer","n":597,"by":"warlords","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"882b4afde8140d36","sum":"12a1b76c45e4d012"}
{"type":"answer","n":598,"by":"government","ask":"turn","answer":"pass","why":["8.1: fewer than 3 Resources: Pass instead of an Operation"],"print":"7c4b8600ef850067","sum":"2e3f042274513a67"}
{"type":"answer","n":599,"by":null,"ask":"deck.top","answer":"event","sum":"84b51356ad706560"}
{"type":"answer","n":600,"by":null,"ask":"deck.card","answer":"33","print":"d81975c19d937f9f","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 68\nnext: 33\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72 34 43 58\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government taliban\nresources: government=5 taliban=1 warlords=37\naid: 48\npatronage: 11\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 34=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:a1 W:a1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:B1u1\nkabul C:B1T3 G:T4P3 T:a1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:a1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2a2\noruzgan C:T1 G:P1 W:B2u2a1\npaktika C:B1T2 G:T4P5 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"904e734690ed369e"}
{"type":"answer","n":601,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Dostum"],"sum":"e600fb14f2a3fb11"}
{"type":"answer","n":602,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"933f3e29f3ac2867"}
{"type":"answer","n":603,"by":"government","ask":"event.choice","answer":"replace-up-to-2","why":["8.4.1: Remove if that takes a Base, else replace: replace-up-to-2"],"sum":"a66f6d450824bea5"}
{"type":"answer","n":604,"by":"government","ask":"event.replace.count","answer":"2","why":["8.4.3: as many as possible: 2"],"print":"5fad0974082ea6ca","sum":"56397dae3d3a8d03"}
{"type":"answer","n":605,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (2)","8.2: among ghazni, helmand"],"sum":"3bb7ff73dc33ba61"}
{"type":"answer","n":606,"by":null,"ask":"bot.tan","answer":"4","sum":"0b8e05ce941442c2"}
{"type":"answer","n":607,"by":null,"ask":"bot.black","answer":"3","sum":"bc46202b49bc9221"}
{"type":"answer","n":608,"by":null,"ask":"bot.green","answer":"4","sum":"b52f13839889c6b3"}
{"type":"answer","n":609,"by":"coalition","ask":"turn","answer":"train","why":["8.2: dice 4 3 4: kabul, so helmand","8.8.2: Coalition Base, surplus 6: helmand","8.8: Train"],"sum":"c0a354b1d05eb7dc"}
{"type":"answer","n":610,"by":"coalition","ask":"train.space","answer":"helmand","why":["8.8.2: cubes at a Coalition Base, surplus 6: helmand"],"sum":"727dad7f3433a1b9"}
{"type":"answer","n":611,"by":"coalition","ask":"train.donor","answer":"paktika","why":["8.8.2: most Police: paktika (5)","8.8.2: no cube is Available: Police from paktika"],"sum":"c7d98ac7ef3be679"}
{"type":"answer","n":612,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"7d2f2a85965ccff6"}
{"type":"answer","n":613,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"f789131857e0ae79"}
{"type":"answer","n":614,"by":"coalition","ask":"train.donor","answer":"roll-spaces","why":["8.8.2: most Police: khowst, paktika (4)","8.2: among khowst, paktika"],"sum":"c30b01aae3534af1"}
{"type":"answer","n":615,"by":null,"ask":"bot.tan","answer":"6","sum":"97d5ab44dacdf12b"}
{"type":"answer","n":616,"by":null,"ask":"bot.black","answer":"2","sum":"ddf2f35f4faaaa9f"}
{"type":"answer","n":617,"by":null,"ask":"bot.green","answer":"2","sum":"83e9e635ee028341"}
{"type":"answer","n":618,"by":"coalition","ask":"train.donor","answer":"paktika","why":["8.2: dice 6 2 2: konduz, so paktika","8.8.2: no cube is Available: Police from paktika"],"sum":"c17d3bf5a2202de2"}
{"type":"answer","n":619,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"7cb73545ef688719"}
{"type":"answer","n":620,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"8169e8f4dbe258ad"}
{"type":"answer","n":621,"by":"coalition","ask":"train.donor","answer":"khowst","why":["8.8.2: most Police: khowst (4)","8.8.2: no cube is Available: Police from khowst"],"sum":"df01525545ab2016"}
{"type":"answer","n":622,"by":"coalition","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"d163060e8d04aa57"}
{"type":"answer","n":623,"by":"coalition","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"1c1f99282a2f5cd0"}
{"type":"answer","n":624,"by":"coalition","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"26edf0328e321332"}
{"type":"answer","n":625,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: nothing can be placed by Surge, whatever the roll","8.8.2: no Air Lift","8.8.2: no Special Activity"],"print":"2f1e4959332a00f9","sum":"9e1428b952ee76d2"}
{"type":"answer","n":626,"by":null,"ask":"deck.top","answer":"propaganda","print":"280105576922baca","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 33\nnext: propaganda\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72 34 43 58 68\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=2 taliban=1 warlords=37\naid: 48\npatronage: 11\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 34=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u2\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:a1 W:a1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P6 support=S terror=1\nherat G:B1T4P2 W:B1u1\nkabul C:B1T3 G:T4P3 T:a1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P3 support=S +1\nkonduz C:T1 G:B1T3P2 W:a1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2a2\noruzgan C:T1 G:P1 W:B2u2a1\npaktika C:B1T2 G:T4P3 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"3d6a4f1de8966232"}
{"type":"answer","n":627,"by":"taliban","ask":"turn","answer":"event","sum":"be5be15336dcd4fd"}
{"type":"answer","n":628,"by":"taliban","ask":"event.side","answer":"shaded","print":"af35d5c367cee7da","sum":"00c801af7fa0b5aa"}
{"type":"answer","n":629,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (6)","8.5: Rally"],"sum":"53325ba274fd539d"}
{"type":"answer","n":630,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among baghlan, nimruz"],"sum":"6d98bf2dff136bf8"}
{"type":"answer","n":631,"by":null,"ask":"bot.tan","answer":"5","sum":"d90f3703f8481f0e"}
{"type":"answer","n":632,"by":null,"ask":"bot.black","answer":"2","sum":"61b1a31f1b429107"}
{"type":"answer","n":633,"by":null,"ask":"bot.green","answer":"6","sum":"e0157a3397020411"}
{"type":"answer","n":634,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.2: dice 5 2 6: samangan, so nimruz","8.5.1 step 3b: Guerrillas without a Base: nimruz"],"sum":"193531c8b5022f57"}
{"type":"answer","n":635,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: nimruz"],"sum":"9b602711c359889f"}
{"type":"answer","n":636,"by":"warlords","ask":"rally.space","answer":"baghlan","why":["8.5.1 step 3b: Guerrillas without a Base: baghlan"],"sum":"98524b101aec2e37"}
{"type":"answer","n":637,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: baghlan"],"sum":"274687d9047193c9"}
{"type":"answer","n":638,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"print":"55278af0aaadab70","sum":"d15f45e0c491a5e1"}
{"type":"answer","n":639,"by":null,"ask":"deck.card","answer":"61","print":"da5159eeb8349369","sum":"13acbdb5cc7fc2b8"}
