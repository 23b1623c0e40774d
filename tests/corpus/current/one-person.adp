{"format":2,"game":"adp","rules":4,"program":"0.1.0","scenario":"short","seats":{"coalition":"bot","government":"bot","taliban":"human","warlords":"bot"},"seed":5,"name":"one-person","sum":"8fd4a08957293bb6"}
{"n":1,"by":null,"ask":"setup.remove","answer":"19","sum":"d833fc20178ab3e1"}
{"n":2,"by":null,"ask":"setup.remove","answer":"24","sum":"5fc43edb760354d1"}
{"n":3,"by":null,"ask":"setup.remove","answer":"49","sum":"814ba57675d8004e"}
{"n":4,"by":null,"ask":"setup.remove","answer":"2","sum":"6703bb9ad3bb1c24"}
{"n":5,"by":null,"ask":"setup.remove","answer":"71","sum":"0f31b0a94924700b"}
{"n":6,"by":null,"ask":"setup.remove","answer":"4","sum":"25d065e2a924156c"}
{"n":7,"by":null,"ask":"setup.remove","answer":"25","sum":"7054caa7d5c6d3c9"}
{"n":8,"by":null,"ask":"setup.remove","answer":"10","sum":"73ba9a182cafefdc"}
{"n":9,"by":null,"ask":"setup.remove","answer":"65","sum":"7d3d5868472ad570"}
{"n":10,"by":null,"ask":"setup.remove","answer":"39","sum":"fb6a65b5b3e4d73c"}
{"n":11,"by":null,"ask":"setup.remove","answer":"27","sum":"1d1ea62765524c79"}
{"n":12,"by":null,"ask":"setup.remove","answer":"5","sum":"5fe42fe420bb1e41"}
{"n":13,"by":null,"ask":"setup.remove","answer":"52","sum":"bc56c40734be907a"}
{"n":14,"by":null,"ask":"setup.remove","answer":"44","sum":"c5a8b69557512b54"}
{"n":15,"by":null,"ask":"setup.remove","answer":"13","sum":"52d63690cdd090da"}
{"n":16,"by":null,"ask":"setup.remove","answer":"35","sum":"8b3f2150a0a53952"}
{"n":17,"by":null,"ask":"setup.remove","answer":"47","sum":"44fc1192431aaaf8"}
{"n":18,"by":null,"ask":"setup.remove","answer":"38","sum":"9c48121f6a4bb54b"}
{"n":19,"by":null,"ask":"setup.remove","answer":"41","sum":"088a0fff323f6609"}
{"n":20,"by":null,"ask":"setup.remove","answer":"22","sum":"ac7dce5902ab6bd7"}
{"n":21,"by":null,"ask":"setup.remove","answer":"56","sum":"c10856e2388598a2"}
{"n":22,"by":null,"ask":"setup.remove","answer":"17","sum":"710916c5dedd0fb2"}
{"n":23,"by":null,"ask":"setup.remove","answer":"6","sum":"f52deb48ad27cae9"}
{"n":24,"by":null,"ask":"setup.remove","answer":"28","print":"2d6316c7ff01f318","sum":"7a7b6b3a8230efc8"}
{"n":25,"by":null,"ask":"deck.top","answer":"event","sum":"24914b1e6f9240bc"}
{"n":26,"by":null,"ask":"deck.card","answer":"26","sum":"53bbac489e69e002"}
{"n":27,"by":null,"ask":"deck.top","answer":"event","sum":"04a850fb05dfcf67"}
{"n":28,"by":null,"ask":"deck.card","answer":"36","print":"5af3d00710ff9483","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 26\nnext: 36\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\ncapabilities: 2=unshaded 5=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T2P2\nkabul C:B1T3 G:T2P2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T2P2 T:B1u2\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"3dfd1ea11fbd0c16"}
{"n":29,"by":"taliban","how":"left","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"MANPADS Scare"]]],"sum":"c556d0fd86c6e40a"}
{"n":30,"by":"taliban","how":"left","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"cd02bef00389d344","sum":"00d58bdf60ef5afd"}
{"n":31,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,25]],["{0}: {1}",["8.6","train"]]],"sum":"92668d40ec2c288b"}
{"n":32,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, herat, kabul, kandahar, khowst, konduz, paktika"]]],"sum":"8c28c597a938ac6c"}
{"n":33,"by":null,"ask":"bot.tan","answer":"3","sum":"7d78e464479d1e78"}
{"n":34,"by":null,"ask":"bot.black","answer":"4","sum":"60ab28dba6db82f4"}
{"n":35,"by":null,"ask":"bot.green","answer":"1","sum":"0da13b26fc2c039b"}
{"n":36,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,1,"kabul","kabul"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"2773cf004387ace3"}
{"n":37,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"6581bf11d6642377"}
{"n":38,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"928b962ea161bf5d"}
{"n":39,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, herat, kandahar, khowst, konduz, paktika"]]],"sum":"84acafc1146f00c4"}
{"n":40,"by":null,"ask":"bot.tan","answer":"6","sum":"ea2b4b7be09f2732"}
{"n":41,"by":null,"ask":"bot.black","answer":"2","sum":"356256f8580193d8"}
{"n":42,"by":null,"ask":"bot.green","answer":"5","sum":"cffae913640dcbda"}
{"n":43,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,5,"samangan","kandahar"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"7c5a81e562347777"}
{"n":44,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"ec1d1be6f76aa9c0"}
{"n":45,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"310784a2d784134b"}
{"n":46,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, herat, khowst, konduz, paktika"]]],"sum":"51520d175b145cfe"}
{"n":47,"by":null,"ask":"bot.tan","answer":"2","sum":"b7a406daa073e4eb"}
{"n":48,"by":null,"ask":"bot.black","answer":"2","sum":"2a582b51eadf9cce"}
{"n":49,"by":null,"ask":"bot.green","answer":"4","sum":"2470fa91059d95c9"}
{"n":50,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,4,"nimruz","herat"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"36465bd609876162"}
{"n":51,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5ef93dc00797080e"}
{"n":52,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"c861a01e5b4cc687"}
{"n":53,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, khowst, konduz, paktika"]]],"sum":"981f748d202116ec"}
{"n":54,"by":null,"ask":"bot.tan","answer":"1","sum":"40f65df148a61b9d"}
{"n":55,"by":null,"ask":"bot.black","answer":"5","sum":"e293b2c18a06d6cb"}
{"n":56,"by":null,"ask":"bot.green","answer":"4","sum":"e2e2fbec320f3c79"}
{"n":57,"by":"government","how":"bot","ask":"train.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,4,"oruzgan","paktika"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"paktika"]]],"sum":"dc0a9fe7ad62dbbc"}
{"n":58,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"0a2cb43663ba062c"}
{"n":59,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"780352720a391313"}
{"n":60,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.6.2 step 2: all spaces have their cubes"],"sum":"d50baff4e6c83505"}
{"n":61,"by":"government","how":"bot","ask":"train.extra","answer":"civic-action","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"herat"]]],"sum":"f555a74c59ebefdd"}
{"n":62,"by":"government","how":"bot","ask":"train.extra.space","answer":"herat","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"herat"]]],"sum":"87385778842bd71f"}
{"n":63,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"f98a9be54ccfc45b"}
{"n":64,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"sum":"7d3f35d1a117ddec"}
{"n":65,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"herat"]]],"print":"c27648e51b140700","sum":"2d37672b9465f141"}
{"n":66,"by":null,"ask":"deck.top","answer":"propaganda","print":"21b1b85a2d876f21","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 36\nnext: propaganda\nplayed: 26\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition warlords\nresources: government=15 taliban=15 warlords=20\naid: 23\npatronage: 6\ncapabilities: 2=unshaded 5=unshaded\nmomentum: 26=shaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T5P5\nkabul C:B1T3 G:T5P5 support=S +1\nkandahar C:B1T2 G:T5P5 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T5P5 T:B1u2\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"9690f622b5da9ffe"}
{"n":67,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Mullah Omar",["only if no person plays the {0}",["taliban"]]]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,17]],["{0}: {1}",["8.5","rally"]]],"sum":"3c9002ab7fff30bc"}
{"n":68,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghowr, nuristan, oruzgan"]]],"sum":"46fb2fde71cdb8aa"}
{"n":69,"by":null,"ask":"bot.tan","answer":"1","sum":"2bbcdfacfbeb4b56"}
{"n":70,"by":null,"ask":"bot.black","answer":"6","sum":"91b822dc8ea7e617"}
{"n":71,"by":null,"ask":"bot.green","answer":"5","sum":"d264aeec22ff2bb8"}
{"n":72,"by":"warlords","how":"bot","ask":"rally.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,5,"paktika","nuristan"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"nuristan"]]],"sum":"72990f71d7616050"}
{"n":73,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"nuristan"]]],"sum":"c6ac13ba7b9a2e1f"}
{"n":74,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"92d4c27cd79084ae"}
{"n":75,"by":null,"ask":"bot.tan","answer":"2","sum":"37aa2668a9909ea7"}
{"n":76,"by":null,"ask":"bot.black","answer":"3","sum":"84d7a8aa8b7fbb6e"}
{"n":77,"by":null,"ask":"bot.green","answer":"1","sum":"7e1e30f1b6b5bde2"}
{"n":78,"by":"warlords","how":"bot","ask":"rally.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,1,"herat","herat"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"herat"]]],"sum":"357592b8724280e7"}
{"n":79,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"herat"]]],"sum":"816a789ba284053e"}
{"n":80,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, kandahar, khowst, konduz, nimruz, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"8afdb3a6dcb9dc0b"}
{"n":81,"by":null,"ask":"bot.tan","answer":"4","sum":"dea329eff4c52088"}
{"n":82,"by":null,"ask":"bot.black","answer":"2","sum":"42a1942958cb8fa8"}
{"n":83,"by":null,"ask":"bot.green","answer":"5","sum":"178cc29ed7fea10f"}
{"n":84,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,5,"ghazni","ghazni"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"ghazni"]]],"sum":"67bfeda858b7d893"}
{"n":85,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"ghazni"]]],"sum":"85b57f58089ef3d6"}
{"n":86,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"3e6a6030efebc3c4"}
{"n":87,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"nuristan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"nuristan"]]],"sum":"de2e4808942bdc75"}
{"n":88,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"ba739d401ba634ca","sum":"88b41fee38e93c4f"}
{"n":89,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mullah Omar"]]],"sum":"29261c8eb488c405"}
{"n":90,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"f942b60ccac5d060","sum":"265651d89758c571"}
{"n":91,"by":null,"ask":"deck.card","answer":"11","print":"9c75c77769acb4c8","sum":"680a9d2d2a5f742a"}
{"n":92,"by":"coalition","how":"bot","ask":"civic.space","answer":"helmand","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"helmand"]]],"sum":"a741b5a775f698fa"}
{"n":93,"by":"government","how":"bot","ask":"civic.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.6: highest Population",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"konduz"]]],"sum":"bf0c753cafa14260"}
{"n":94,"by":"government","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"herat"]]],"sum":"359d9df623237ce6"}
{"n":95,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"1e31405d53ccda2e","sum":"94981508454a8263"}
{"n":96,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"7c1d44418af07de3"}
{"n":97,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"6cfee0dedd8632c9"}
{"n":98,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9364ea1fe5ab0d7d"}
{"n":99,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"0d554c9e181ec4cb"}
{"n":100,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"0f4e2af7a8e785ce"}
{"n":101,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"43cf2d5ed8e4a7c8"}
{"n":102,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"dcfa169d65beadd5"}
{"n":103,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a8a97be1cedfc1c4"}
{"n":104,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"32277945d2c21e0c"}
{"n":105,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, konduz",["{0}",[0]]]],["8.2: among {0}",["herat, konduz"]]],"sum":"9aa6260c294bd1f1"}
{"n":106,"by":null,"ask":"bot.tan","answer":"4","sum":"df8f6d7dd863cded"}
{"n":107,"by":null,"ask":"bot.black","answer":"5","sum":"4465c3a4e57c9955"}
{"n":108,"by":null,"ask":"bot.green","answer":"5","sum":"e32ccff794604e21"}
{"n":109,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,5,"northwest-frontier","konduz"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"konduz"]]],"sum":"43efdcd42341dd0f"}
{"n":110,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"a7c22bad114b7c93"}
{"n":111,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"ghazni, helmand, khowst, konduz",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand, khowst, konduz"]]],"sum":"146f1347cde0f262"}
{"n":112,"by":null,"ask":"bot.tan","answer":"2","sum":"8b6a92501ee21ecc"}
{"n":113,"by":null,"ask":"bot.black","answer":"4","sum":"49dd9acd15c1c793"}
{"n":114,"by":null,"ask":"bot.green","answer":"1","sum":"67b21261ab6e154a"}
{"n":115,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,1,"herat","helmand"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"7f3267ce5ac8425e"}
{"n":116,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"ghazni, khowst, konduz",["{0}",[2]]]],["8.2: among {0}",["ghazni, khowst, konduz"]]],"sum":"ff496e5d6c86ec97"}
{"n":117,"by":null,"ask":"bot.tan","answer":"1","sum":"276fed1150fae550"}
{"n":118,"by":null,"ask":"bot.black","answer":"4","sum":"c9011b1fe1b94ea7"}
{"n":119,"by":null,"ask":"bot.green","answer":"1","sum":"94d683f20cbb80f4"}
{"n":120,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,1,"herat","khowst"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"c4762b9adcd5458a"}
{"n":121,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul, kandahar, paktika",["{0}",[3]]]],["8.2: among {0}",["herat, kabul, kandahar, paktika"]]],"sum":"68652aa73d39a438"}
{"n":122,"by":null,"ask":"bot.tan","answer":"3","sum":"8726651666f79761"}
{"n":123,"by":null,"ask":"bot.black","answer":"4","sum":"d6d74b7bfef54789"}
{"n":124,"by":null,"ask":"bot.green","answer":"4","sum":"59df20c1e765d974"}
{"n":125,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,4,"kabul","kabul"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kandahar, paktika",["{0}",[3]]]],["8.2: among {0}",["herat, kandahar, paktika"]]],"sum":"e5eac41740442f50"}
{"n":126,"by":null,"ask":"bot.tan","answer":"5","sum":"465126b47a8b9177"}
{"n":127,"by":null,"ask":"bot.black","answer":"1","sum":"ac5f5ac3e22fd0bd"}
{"n":128,"by":null,"ask":"bot.green","answer":"6","sum":"1024ba23c2c4d32c"}
{"n":129,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,6,"samangan","kandahar"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, paktika",["{0}",[3]]]],["8.2: among {0}",["herat, paktika"]]],"sum":"245023ccfd581007"}
{"n":130,"by":null,"ask":"bot.tan","answer":"2","sum":"30ea168cd41336c9"}
{"n":131,"by":null,"ask":"bot.black","answer":"6","sum":"c5a05391c84e3263"}
{"n":132,"by":null,"ask":"bot.green","answer":"4","sum":"1d09a06a08f25ab7"}
{"n":133,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,4,"oruzgan","paktika"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat",["{0}",[3]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"ec6963faa78b28e6"}
{"n":134,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"08b0dfe9ea42c79e"}
{"n":135,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"70634d486fa15742"}
{"n":136,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"99a07fc0ef9b9af4"}
{"n":137,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"a5e7942ddad32a67"}
{"n":138,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"b90dd96ef8ce7fa6"}
{"n":139,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"paktika","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"paktika","kandahar-spin-boldak"]]],"sum":"47b16a1c7a37e926"}
{"n":140,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"paktika","kandahar-spin-boldak"]]],"sum":"bbe77163d2df67bc"}
{"n":141,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"paktika","kandahar-spin-boldak"]]],"sum":"2b18a81b20a8cdc0"}
{"n":142,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"dddee2f5c1739281"}
{"n":143,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"ba9f50219fb19451"}
{"n":144,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"639d2ae8a8d6e7fb"}
{"n":145,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"9fcff3995ac55d30"}
{"n":146,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","sum":"f17a1591e99a3977"}
{"type":"head","to":145,"how":"undo","by":"taliban","sum":"857ef05da6d9bb9d"}
{"n":147,"parent":145,"by":"taliban","ask":"redeploy.destination","answer":"zabol","sum":"4cd3ae0b88c9e62f"}
{"n":148,"by":"taliban","how":"left","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"ca9e47ea846f6e8e"}
{"n":149,"by":"taliban","how":"left","ask":"redeploy.destination","answer":"balochistan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"balochistan, northwest-frontier, waziristan",["{0}",[1]]]],["8.2: among {0}",["balochistan, northwest-frontier, waziristan"]],["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,5,"ghowr","balochistan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"balochistan"]]],"sum":"6674d13415420908"}
{"n":150,"by":"taliban","how":"left","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier, waziristan",["{0}",[1]]]],["8.2: among {0}",["northwest-frontier, waziristan"]],["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,1,"zabol","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"eeeb77ddf72365b4"}
{"n":151,"by":"taliban","how":"left","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"a8d7dce8a731a6d0"}
{"n":152,"by":"taliban","how":"left","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"print":"3c51de161838317a","sum":"4b3281646ed9259d"}
{"n":153,"by":null,"ask":"deck.card","answer":"67","print":"a706f1f6c5e53e79","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 11\nnext: 67\nplayed: 26 36 propaganda\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\nresources: government=41 taliban=20 warlords=23\naid: 23\npatronage: 6\ncapabilities: 2=unshaded 5=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1u2 support=S\nherat G:B1T4P2 W:u1 support=S\nkabul C:B1T3 G:T4P2 support=S +1\nkandahar C:B1T2 G:T4P2 T:B1u2\nkhowst C:B1T1 G:T3P1 T:B1u2 +1\nkonduz C:T1 G:B1T2P1 W:B1u1 support=S +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B1u1\npaktika C:B1T1 G:T4P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"29a02f0453152800"}
{"n":154,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Release"]]],"sum":"6a989fb511c007c7"}
{"n":155,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"9587463e467cbe00","sum":"ee4817e8aafaa0f8"}
{"n":156,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,17]],["{0}: {1}",["8.6","train"]]],"sum":"083d8c16f882283d"}
{"n":157,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"ghazni, konduz",["{0}",[3]]]],["8.2: among {0}",["ghazni, konduz"]]],"sum":"60fbeffefe82ed20"}
{"n":158,"by":null,"ask":"bot.tan","answer":"1","sum":"a8631bf002fad3cc"}
{"n":159,"by":null,"ask":"bot.black","answer":"1","sum":"39a3b659d4c519ce"}
{"n":160,"by":null,"ask":"bot.green","answer":"2","sum":"d0a357211516f1bd"}
{"n":161,"by":"government","how":"bot","ask":"train.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,2,"balochistan","ghazni"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"ghazni"]]],"sum":"3504a3debbd142e9"}
{"n":162,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5e60219676532ab1"}
{"n":163,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"cb9552cf300cc795"}
{"n":164,"by":"government","how":"bot","ask":"train.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"konduz"]]],"sum":"ab29c74ff0118bba"}
{"n":165,"by":"government","how":"bot","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"5d93ff4f14fc497b"}
{"n":166,"by":"government","how":"bot","ask":"train.police","answer":"5","why":["8.1.2: Police and Troops by turns"],"sum":"acc3580c4248f1d2"}
{"n":167,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"69ababfd4b6de549"}
{"n":168,"by":"government","how":"bot","ask":"train.police","answer":"4","why":["8.1.2: Police and Troops by turns"],"sum":"aab3b0c4c98f7b45"}
{"n":169,"by":"government","how":"bot","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"e29fe2eaa9974080"}
{"n":170,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"d4edcb482d5fbf0c"}
{"n":171,"by":"government","how":"bot","ask":"govern.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"konduz"]]],"sum":"bc99ac6dafabbc43"}
{"n":172,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"sum":"a38bb36b0336bd06"}
{"n":173,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"herat"]]],"sum":"fdbac104138c2dca"}
{"n":174,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"eefb80df78daf0a8"}
{"n":175,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"dc89973e8b9bba38","sum":"242e6898f807813b"}
{"n":176,"by":null,"ask":"deck.card","answer":"45","print":"c96bfe2fcbad8735","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 67\nnext: 45\nplayed: 26 36 propaganda 11\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=32 taliban=20 warlords=23\naid: 19\npatronage: 10\ncapabilities: 2=unshaded 5=unshaded\nmomentum: 11=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1u2 support=S\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4P2 T:B1u2\nkhowst C:B1T1 G:T3P1 T:B1u2 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B1u1\npaktika C:B1T1 G:T4P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"5441fe1fabf7e3dc"}
{"n":177,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Change in Tactics"]]],"sum":"ffe7c8619914b351"}
{"n":178,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"58d55a5940c7e30a"}
{"n":179,"by":"warlords","how":"bot","ask":"event.capability","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","2, 5"]]],"sum":"4bfe2b6531f12d21"}
{"n":180,"by":null,"ask":"bot.die","answer":"3","sum":"df6d5ccb8574bdab"}
{"n":181,"by":"warlords","how":"bot","ask":"event.capability","answer":"2","why":[["{0}: dice {1}: {2}",["8.1.2","3","2"]],["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"2"]]],"sum":"8b89bf63d2cafecb"}
{"n":182,"by":"warlords","how":"bot","ask":"event.choice","answer":"end","why":[["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"end"]]],"print":"56fa1dc643dc885d","sum":"8e48c7f2d49ff9da"}
{"n":183,"by":"taliban","ask":"turn","answer":"terror","sum":"2d33a12430a6b219"}
{"n":184,"by":"taliban","ask":"terror.space","answer":"balochistan","sum":"5384c5fdaeb308b8"}
{"n":185,"by":"taliban","ask":"terror.space","answer":"waziristan","sum":"c4d3fc464a8e46ac"}
{"n":186,"by":"taliban","ask":"terror.space","answer":"helmand","sum":"5eb417c99715e6ad"}
{"n":187,"by":"taliban","ask":"terror.space","answer":"kandahar","sum":"de7e788641b2464c"}
{"n":188,"by":"taliban","ask":"terror.space","answer":"paktika","sum":"d25c50ede7de7c5d"}
{"n":189,"by":"taliban","ask":"terror.space","answer":"done","sum":"d00f23d4fd3a21a4"}
{"n":190,"by":"taliban","ask":"special","answer":"done","print":"d7d13b7e4ffdeced","sum":"d511ea6ba5b1d299"}
{"n":191,"by":null,"ask":"deck.card","answer":"66","print":"9c06c3a8f1dbe738","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 45\nnext: 66\nplayed: 26 36 propaganda 11 67\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government\nresources: government=32 taliban=15 warlords=23\naid: 19\npatronage: 10\ncapabilities: 5=unshaded\nmomentum: 11=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1u1a1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4P2 T:B1u1a1 terror=1\nkhowst C:B1T1 G:T3P1 T:B1u2 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B1u1\npaktika C:B1T1 G:T4P2 T:B1u1a1 terror=1\nzabol T:B1u3\nbalochistan T:B1u1a1 terror=1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1a1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"7fbec11c9ea0fde8"}
{"n":192,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tribal Elders"]]],"sum":"29827f276e10c41a"}
{"n":193,"by":"government","ask":"event.side","answer":"gift-from-taliban","sum":"b943f90c3cfdf5ad"}
{"n":194,"by":"taliban","ask":"give.what","answer":"back","sum":"ee122ed79dbc4b0e"}
{"n":195,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"caad3e466b333603","sum":"7a06853b86833b34"}
{"n":196,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,15]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[5]]]]]],"8.8: Assault"],"sum":"cfce3dccba574462"}
{"n":197,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"1e7b4e5341eb0509"}
{"n":198,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, paktika"]]],"sum":"720ac84cab022860"}
{"n":199,"by":null,"ask":"bot.tan","answer":"4","sum":"e1aee98acf99c508"}
{"n":200,"by":null,"ask":"bot.black","answer":"5","sum":"4aa24dfbbacb4b15"}
{"n":201,"by":null,"ask":"bot.green","answer":"1","sum":"dab09ca2d82bc7e7"}
{"n":202,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,1,"nuristan","helmand"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"64a9533527f7e6ae"}
{"n":203,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"cd66ba37af4eafb3"}
{"n":204,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"bef16219cf809d2c"}
{"n":205,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, waziristan"]]],"sum":"6770123715306c98"}
{"n":206,"by":null,"ask":"bot.tan","answer":"3","sum":"5bbe413e66ff49b6"}
{"n":207,"by":null,"ask":"bot.black","answer":"5","sum":"bcd6cb29733dd02b"}
{"n":208,"by":null,"ask":"bot.green","answer":"1","sum":"5af3f98fb9fc7a24"}
{"n":209,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,1,"nuristan","balochistan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"balochistan"]]],"sum":"758cc6b3863ad7e4"}
{"n":210,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"print":"71b9479d68826fd1","sum":"bf797caa1d0ae726"}
{"n":211,"by":null,"ask":"deck.card","answer":"46","print":"d16d408c4cf06a84","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 66\nnext: 46\nplayed: 26 36 propaganda 11 67 45\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=32 taliban=15 warlords=23\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1u1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4P2 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 T:B1u2 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B1u1\npaktika C:B1T1 G:T4P2 T:B1u1 terror=1\nzabol T:B1u3\nbalochistan T:B1u1 terror=1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"0dd864d7c49684b0"}
{"n":212,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mountain Fastness"]]],"sum":"5f499a2bb177578a"}
{"n":213,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"78088fc7735c2014"}
{"n":214,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"badakhshan, baghlan, bamian, ghowr, oruzgan, samangan, sar-e-pol",["{0}",[1]]]],["8.2: among {0}",["badakhshan, baghlan, bamian, ghowr, oruzgan, samangan, sar-e-pol"]]],"sum":"6ecd5bcd4f6c3220"}
{"n":215,"by":null,"ask":"bot.tan","answer":"1","sum":"1674b91cf75f5139"}
{"n":216,"by":null,"ask":"bot.black","answer":"4","sum":"6d49736a9a0cfdeb"}
{"n":217,"by":null,"ask":"bot.green","answer":"5","sum":"16440815107a4da8"}
{"n":218,"by":"warlords","how":"bot","ask":"event.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,5,"helmand","oruzgan"]]],"sum":"21f78beeab0abebe"}
{"n":219,"by":"warlords","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: {1}",[["8.4.4: the Faction that chooses benefits",[]],"warlords"]]],"sum":"51af23215e169747"}
{"n":220,"by":"warlords","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"c056e1b9e308266c","sum":"f642290778352932"}
{"n":221,"by":"taliban","ask":"turn","answer":"attack","sum":"d781e501ffd19702"}
{"n":222,"by":"taliban","ask":"attack.space","answer":"paktika","sum":"552172c9a9563d11"}
{"n":223,"by":null,"ask":"attack.roll","answer":"1","sum":"07b27f63dada4476"}
{"n":224,"by":"taliban","ask":"attack.remove","answer":"done","sum":"c3c186527c0db8c4"}
{"n":225,"by":"taliban","ask":"attack.space","answer":"ambush","sum":"21894f93b7e70f74"}
{"n":226,"by":"taliban","ask":"ambush.space","answer":"kandahar","sum":"1297f1889b888fb0"}
{"n":227,"by":"taliban","ask":"attack.remove","answer":"government_police","sum":"4502a38a47e9de72"}
{"n":228,"by":"taliban","ask":"attack.remove","answer":"government_police","sum":"0e9f8f9b6943cb76"}
{"n":229,"by":"taliban","ask":"ambush.space","answer":"done","sum":"8bd37ece8ed49455"}
{"n":230,"by":"taliban","ask":"attack.space","answer":"khowst","sum":"c15d07f37b115d7a"}
{"n":231,"by":null,"ask":"attack.roll","answer":"6","sum":"ed6812c462bd9992"}
{"n":232,"by":"taliban","ask":"attack.space","answer":"helmand","sum":"993009cc8d3199c8"}
{"n":233,"by":null,"ask":"attack.roll","answer":"6","sum":"f04e440ddb3e2ad9"}
{"n":234,"by":"taliban","ask":"attack.space","answer":"done","print":"a6b8a359914bacd5","sum":"a19d6f37d9f4aa1e"}
{"n":235,"by":null,"ask":"deck.card","answer":"14","print":"f7c29d6d9b06e954","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 46\nnext: 14\nplayed: 26 36 propaganda 11 67 45 66\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government\nresources: government=32 taliban=11 warlords=23\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 T:B1a1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1a1 terror=1\nkhowst C:B1T1 G:T3P1 T:B1a2 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 T:B1u1a1 terror=1\nzabol T:B1u3\nbalochistan T:B1u1 terror=1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"a9c554e1cc4c3eef"}
{"n":236,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"ID Cards"]]],"sum":"5f38ec0d20519dd1"}
{"n":237,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"9a7ece44b65ee70f","sum":"95ba5adf08f30a8b"}
{"n":238,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,14]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"887202be7f500426"}
{"n":239,"by":null,"ask":"bot.tan","answer":"5","sum":"6dcc46e6df36fd64"}
{"n":240,"by":null,"ask":"bot.black","answer":"4","sum":"21cbf76d16be5afe"}
{"n":241,"by":null,"ask":"bot.green","answer":"4","sum":"bb4fb25027883d53"}
{"n":242,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,4,"faryab","helmand"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[3]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[2]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[2]],["{0} Taliban pieces",[7]]]]]],"8.8: Assault"],"sum":"fbc31a779e6683d0"}
{"n":243,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"helmand, khowst",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"6d01113fba15450c"}
{"n":244,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"7d0bb1be253dbdf0"}
{"n":245,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"helmand",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"2ec52e30691f4012"}
{"n":246,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"721afe8c1d756417"}
{"n":247,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"07e86532d1bc1d9d"}
{"n":248,"by":"coalition","how":"bot","ask":"assault.space","answer":"done","why":["8.8.3: no Air Strike is possible","8.8.4: nothing more to Assault"],"print":"36b3e6aab9851059","sum":"98752a467bedbca4"}
{"n":249,"by":null,"ask":"deck.card","answer":"20","print":"138882f81c6f77ca","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 14\nnext: 20\nplayed: 26 36 propaganda 11 67 45 66 46\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=29 taliban=11 warlords=23\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u2 W:u1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 T:B1u1 terror=1\nzabol T:B1u3\nbalochistan T:B1u1 terror=1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"454f72d5f0f95855"}
{"n":250,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Economic Project"]]],"sum":"1f2ffc7e1fb060ce"}
{"n":251,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"776600ba8bf48eed","sum":"0842659c7548f99b"}
{"n":252,"by":"taliban","ask":"turn","answer":"terror","sum":"fabf5cc315b28120"}
{"n":253,"by":"taliban","ask":"terror.space","answer":"ghazni","sum":"bbaf1591e9ed78d1"}
{"n":254,"by":"taliban","how":"left","ask":"terror.space","answer":"extort","why":[["{0}: Extort wherever possible",["8.7.5"]]],"sum":"2c5d37f2e6543a91"}
{"n":255,"by":"taliban","how":"left","ask":"extort.space","answer":"zabol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"zabol"]]],"sum":"83b4e6e7319379a6"}
{"n":256,"by":"taliban","how":"left","ask":"extort.space","answer":"balochistan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"balochistan"]]],"sum":"0d3fb7a284a87965"}
{"n":257,"by":"taliban","how":"left","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"northwest-frontier"]]],"sum":"8fcd5fdfb3473f6d"}
{"n":258,"by":"taliban","how":"left","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"waziristan"]]],"sum":"fe76315062b739ab"}
{"n":259,"by":"taliban","how":"left","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"7237aff794827303","sum":"60d4bf7660f96ffd"}
{"n":260,"by":null,"ask":"deck.card","answer":"69","print":"2bd31dc62ccc2764","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 20\nnext: 69\nplayed: 26 36 propaganda 11 67 45 66 46 14\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government\nresources: government=29 taliban=14 warlords=32\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u1a1 W:u1 terror=1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 T:B1u1 terror=1\nzabol T:B1u2a1\nbalochistan T:B1a1 terror=1\nnorthwest-frontier T:B1u1a1\nwaziristan T:B1a1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"365fb87b5a74ddd0"}
{"n":261,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Errant Air Strike"]]],"sum":"84080aa39c92d8b5"}
{"n":262,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"2847edabff6ef499"}
{"n":263,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["air-strike"]]],"sum":"d102b19dbb7f7b48"}
{"n":264,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"zabol",["{0}",[3]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"zabol"]]],"sum":"b484070865a5331b"}
{"n":265,"by":"coalition","how":"bot","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"5261f3a95d3121bb"}
{"n":266,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"ghazni",["{0}",[2]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"ghazni"]]],"sum":"6a0de11bdc1aebcd"}
{"n":267,"by":"coalition","how":"bot","ask":"air-strike.target","answer":"taliban","why":["8.8.3: Taliban only"],"sum":"44347cd7dbed3a6f"}
{"n":268,"by":"coalition","how":"bot","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"5bf517024c7795cb"}
{"n":269,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, paktika"]]],"sum":"32c37708dd40f776"}
{"n":270,"by":null,"ask":"bot.tan","answer":"1","sum":"8731ce2a248bde42"}
{"n":271,"by":null,"ask":"bot.black","answer":"1","sum":"22617d13edd1cc10"}
{"n":272,"by":null,"ask":"bot.green","answer":"1","sum":"ac1301ca34fd8f2f"}
{"n":273,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,1,"balochistan","paktika"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"paktika"]]],"sum":"1492f7f1d1bb7ac1"}
{"type":"head","to":253,"how":"undo","by":"taliban","sum":"17d709abf3f7f3a2"}
{"n":274,"parent":253,"by":"taliban","ask":"terror.space","answer":"balochistan","sum":"72804af9154e62b4"}
{"n":275,"by":"taliban","ask":"terror.space","answer":"done","sum":"5fdec64b5d992183"}
{"n":276,"by":"taliban","ask":"special","answer":"done","print":"4039c7046ba92428","sum":"2086635013a03689"}
{"n":277,"by":null,"ask":"deck.card","answer":"69","print":"45840068b560337d","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 20\nnext: 69\nplayed: 26 36 propaganda 11 67 45 66 46 14\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government\nresources: government=29 taliban=9 warlords=32\naid: 19\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 T:B1u1a1 W:u1 terror=1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:B1u1 +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 T:B1u1 terror=1\nzabol T:B1u3\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"9d288a4beee5c3b3"}
{"n":278,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Errant Air Strike"]]],"sum":"b4ab27584c3da2f6"}
{"n":279,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"33689231f2a06813"}
{"n":280,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["air-strike"]]],"sum":"b2a8083eda273ece"}
{"n":281,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"zabol",["{0}",[3]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"zabol"]]],"sum":"eab842c875ffd925"}
{"n":282,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"ghazni",["{0}",[2]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"ghazni"]]],"sum":"d88082137580eabd"}
{"n":283,"by":"coalition","how":"bot","ask":"air-strike.target","answer":"taliban","why":["8.8.3: Taliban only"],"sum":"fd497a60953896af"}
{"n":284,"by":"coalition","how":"bot","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"d615016519e49d42"}
{"n":285,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, paktika"]]],"sum":"f7f9d44daf62e240"}
{"n":286,"by":null,"ask":"bot.tan","answer":"1","sum":"704f627c45e848ab"}
{"n":287,"by":null,"ask":"bot.black","answer":"1","sum":"21f2d2e26c7894b5"}
{"n":288,"by":null,"ask":"bot.green","answer":"1","sum":"ddf0ed8831a2696d"}
{"n":289,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,1,"balochistan","paktika"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"paktika"]]],"sum":"0ad775169e8736f8"}
{"n":290,"by":"taliban","ask":"event.space","answer":"paktika","print":"6be90c1764d51858","sum":"26b82069a6e573d8"}
{"n":291,"by":"government","how":"bot","ask":"turn","answer":"assault","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,3]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: yes ({0})",[["Assault: {0}, {1}; Eradicate: 1 Base",[["{0} Bases",[2]],["{0} Guerrilla",[1]]]]]],["{0}: {1}",["8.6","assault"]]],"sum":"0a0515457da608c9"}
{"n":292,"by":"government","how":"bot","ask":"assault.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.6.5: most Taliban Guerrillas",[]],"ghazni",["{0}",[1]]]],["8.6.5: removes {0}: {1}",[["{0}, {1}",[["{0} Taliban Base",[1]],["{0} Taliban Guerrilla",[1]]]],"ghazni"]]],"sum":"f333490378a12573"}
{"n":293,"by":"government","how":"bot","ask":"assault.space","answer":"paktika","why":[["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Base",[1]]]],"paktika"]]],"sum":"9d52c572117e673e"}
{"n":294,"by":"government","how":"bot","ask":"assault.space","answer":"eradicate","why":["8.6.5: Eradicate"],"sum":"b1de815023116207"}
{"n":295,"by":"government","how":"bot","ask":"eradicate.space","answer":"konduz","why":[["{0}: {1}",[["8.6.5: Eradicate",[]],"konduz"]]],"sum":"311d2e3cdd427122"}
{"n":296,"by":"government","how":"bot","ask":"elders.attitude","answer":"support","why":["8.6.1: Support, which does not put the Coalition ahead"],"print":"8f952b4834121cde","sum":"9769313746baa741"}
{"n":297,"by":null,"ask":"deck.card","answer":"16","print":"4e42c233d78b9160","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 69\nnext: 16\nplayed: 26 36 propaganda 11 67 45 66 46 14 20\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=23 taliban=9 warlords=32\naid: 34\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 W:u1 terror=1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:u1 support=S +1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=O terror=1\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"47daa5de981944c7"}
{"n":298,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mine Removal"]]],"sum":"0c723da4230b0f24"}
{"n":299,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"c2f927c9dffbe7fd"}
{"n":300,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"1b6e42017e9ac8ca"}
{"n":301,"by":null,"ask":"bot.die","answer":"5","sum":"881425c2a258d01d"}
{"n":302,"by":"warlords","how":"bot","ask":"event.space","answer":"kandahar-kabul","why":[["{0}: dice {1}: {2}",["8.3","5","kandahar-kabul"]]],"sum":"f7922de83415eee2"}
{"n":303,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah"]]],"sum":"b7231ba6063f525a"}
{"n":304,"by":null,"ask":"bot.die","answer":"2","sum":"ab852a1a6a333ff5"}
{"n":305,"by":"warlords","how":"bot","ask":"event.space","answer":"shibirghan-aibak","why":[["{0}: dice {1}: {2}",["8.3","2","shibirghan-aibak"]]],"print":"cc9968ac8ae44e69","sum":"51c27588e4d20854"}
{"n":306,"by":"taliban","ask":"turn","answer":"pass","print":"ed420ef07db2d7c7","sum":"2c52de76548f0ad6"}
{"n":307,"by":null,"ask":"deck.card","answer":"55","print":"7cbb30dc2fb35b61","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 16\nnext: 55\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government taliban\nresources: government=23 taliban=10 warlords=32\naid: 34\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P4 W:u1 terror=1\nhelmand C:B1T3 G:T3P1 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P6 support=S +1\nkandahar C:B1T2 G:T4 T:B1u1 terror=1\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T1 G:B1T3P6 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=O terror=1\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"362c055af2635a8d"}
{"n":308,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: {0} would change nothing",["Amnesty"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"khowst",["{0}",[3]]]],["8.2: among {0}",["helmand, kandahar, paktika"]]],"sum":"af017e0fe51803ba"}
{"n":309,"by":null,"ask":"bot.tan","answer":"2","sum":"0cdefead70d77ba5"}
{"n":310,"by":null,"ask":"bot.black","answer":"2","sum":"7b3dcc8a794d46d3"}
{"n":311,"by":null,"ask":"bot.green","answer":"1","sum":"e0a586523210c9d7"}
{"n":312,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,1,"balochistan","helmand"]],["8.8.2: Coalition Base, surplus {0}: {1}",[4,"helmand"]],["8.2: among {0}",["kandahar, paktika"]]],"sum":"bf759d735ea0a001"}
{"n":313,"by":null,"ask":"bot.tan","answer":"3","sum":"12e52d09b8c547eb"}
{"n":314,"by":null,"ask":"bot.black","answer":"1","sum":"47608ea075bf73ab"}
{"n":315,"by":null,"ask":"bot.green","answer":"5","sum":"fa567c80b1cd3d18"}
{"n":316,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,5,"ghazni","kandahar"]],["8.8.2: Coalition Base, surplus {0}: {1}",[4,"kandahar"]],"8.8: Train"],"sum":"7b10f1aefec1a7e9"}
{"n":317,"by":"coalition","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"khowst"]]],"sum":"207f3ca19da01008"}
{"n":318,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a02f75279fe0fec0"}
{"n":319,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"kabul, konduz",["{0}",[6]]]],["8.2: among {0}",["kabul, konduz"]]],"sum":"1b0cf1ad931a8c9f"}
{"n":320,"by":null,"ask":"bot.tan","answer":"6","sum":"d7e89c1b9c6cfeac"}
{"n":321,"by":null,"ask":"bot.black","answer":"4","sum":"51cad01ebec4d3e3"}
{"n":322,"by":null,"ask":"bot.green","answer":"5","sum":"894a8ef175e10455"}
{"n":323,"by":"coalition","how":"bot","ask":"train.donor","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,5,"ghowr","kabul"]],["8.8.2: no cube is Available: Police from {0}",["kabul"]]],"sum":"cc0903a0fcb9f9d1"}
{"n":324,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"5dff88c944fb9272"}
{"n":325,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"658b47b65413f8f3"}
{"n":326,"by":"coalition","how":"bot","ask":"train.donor","answer":"konduz","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"konduz",["{0}",[6]]]],["8.8.2: no cube is Available: Police from {0}",["konduz"]]],"sum":"529cbe09325b43d3"}
{"n":327,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"e4ab1ed063d3071b"}
{"n":328,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"39debb0248318f7a"}
{"n":329,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"kabul, konduz",["{0}",[5]]]],["8.2: among {0}",["kabul, konduz"]]],"sum":"85d3dd3d98d987c6"}
{"n":330,"by":null,"ask":"bot.tan","answer":"1","sum":"fa66e3865356d6c7"}
{"n":331,"by":null,"ask":"bot.black","answer":"1","sum":"b067beaf1383aaac"}
{"n":332,"by":null,"ask":"bot.green","answer":"2","sum":"9b3db119985ee653"}
{"n":333,"by":"coalition","how":"bot","ask":"train.donor","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,2,"balochistan","kabul"]],["8.8.2: no cube is Available: Police from {0}",["kabul"]]],"sum":"42a19ec6ca65c536"}
{"n":334,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"c2b512030291b166"}
{"n":335,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"bb9444c55d5b3313"}
{"n":336,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"f18c816f737ed4f8"}
{"n":337,"by":"coalition","how":"bot","ask":"train.space","answer":"helmand","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[4]],"helmand"]]],"sum":"c714ffb57ed1d45a"}
{"n":338,"by":"coalition","how":"bot","ask":"train.donor","answer":"konduz","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"konduz",["{0}",[5]]]],["8.8.2: no cube is Available: Police from {0}",["konduz"]]],"sum":"34f5a2a2a3249d92"}
{"n":339,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"b4d9c9228c182540"}
{"n":340,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"14817e60428a8ca9"}
{"n":341,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"ghazni, kabul, konduz",["{0}",[4]]]],["8.2: among {0}",["ghazni, kabul, konduz"]]],"sum":"e487d1f86376a1cc"}
{"n":342,"by":null,"ask":"bot.tan","answer":"6","sum":"9381030ba54e8834"}
{"n":343,"by":null,"ask":"bot.black","answer":"6","sum":"82a75e20207f06c3"}
{"n":344,"by":null,"ask":"bot.green","answer":"1","sum":"f1199d52b2d32880"}
{"n":345,"by":"coalition","how":"bot","ask":"train.donor","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,1,"sar-e-pol","ghazni"]],["8.8.2: no cube is Available: Police from {0}",["ghazni"]]],"sum":"ee0c868337efe3e3"}
{"n":346,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"a081d56659cd9731"}
{"n":347,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"a36a731da757d249"}
{"n":348,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"kabul, konduz",["{0}",[4]]]],["8.2: among {0}",["kabul, konduz"]]],"sum":"d3be8a6579ea9676"}
{"n":349,"by":null,"ask":"bot.tan","answer":"5","sum":"e29585bcba075454"}
{"n":350,"by":null,"ask":"bot.black","answer":"5","sum":"0bbb3e583f1d0e9f"}
{"n":351,"by":null,"ask":"bot.green","answer":"4","sum":"b4f9ab78e0f02d8d"}
{"n":352,"by":"coalition","how":"bot","ask":"train.donor","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,4,"bamian","kabul"]],["8.8.2: no cube is Available: Police from {0}",["kabul"]]],"sum":"8f98cd9bf1188c74"}
{"n":353,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"a4ff14c6409d57c1"}
{"n":354,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"63e1da3592ba084b"}
{"n":355,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"44b097459163d2be"}
{"n":356,"by":"coalition","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[4]],"kandahar"]]],"sum":"fe61b45a263175ca"}
{"n":357,"by":"coalition","how":"bot","ask":"train.donor","answer":"konduz","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"konduz",["{0}",[4]]]],["8.8.2: no cube is Available: Police from {0}",["konduz"]]],"sum":"9bd96069b83f0748"}
{"n":358,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"dd6bb9caf2c1a1fa"}
{"n":359,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"a5c36fcfadd83f02"}
{"n":360,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"ghazni, kabul, konduz",["{0}",[3]]]],["8.2: among {0}",["ghazni, kabul, konduz"]]],"sum":"f46217a82da3c828"}
{"n":361,"by":null,"ask":"bot.tan","answer":"5","sum":"cd0cb7c5828f34fb"}
{"n":362,"by":null,"ask":"bot.black","answer":"2","sum":"e75713425ec71a61"}
{"n":363,"by":null,"ask":"bot.green","answer":"3","sum":"12985e5775a7a265"}
{"n":364,"by":"coalition","how":"bot","ask":"train.donor","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,3,"badakhshan","ghazni"]],["8.8.2: no cube is Available: Police from {0}",["ghazni"]]],"sum":"4a2523339f4fed62"}
{"n":365,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"ae944093b65dccf6"}
{"n":366,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"9be8997b32514331"}
{"n":367,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"kabul, konduz",["{0}",[3]]]],["8.2: among {0}",["kabul, konduz"]]],"sum":"867654abfab68dc7"}
{"n":368,"by":null,"ask":"bot.tan","answer":"4","sum":"1e76a1e710183c8f"}
{"n":369,"by":null,"ask":"bot.black","answer":"5","sum":"309ce19034b40895"}
{"n":370,"by":null,"ask":"bot.green","answer":"4","sum":"d071228509fc4ef3"}
{"n":371,"by":"coalition","how":"bot","ask":"train.donor","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,4,"baghlan","konduz"]],["8.8.2: no cube is Available: Police from {0}",["konduz"]]],"sum":"bb48c0d0a512abf4"}
{"n":372,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"d2e4411682586888"}
{"n":373,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"e071797536b6e3db"}
{"n":374,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"b8fb3a96a9e134c3"}
{"n":375,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"6010ed70966449a4"}
{"n":376,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"29bae2c284130255"}
{"n":377,"by":"coalition","how":"bot","ask":"train.extra.space","answer":"khowst","why":["8.8.2: Civic Action where it shifts most"],"sum":"741d8ba10a17ca1e"}
{"n":378,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"d93fdffee972c336"}
{"n":379,"by":null,"ask":"bot.die","answer":"2","sum":"826ed5562deea68d"}
{"n":380,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[2]],["8.2: among {0}",["ghazni, helmand, herat, kabul, khowst, konduz, paktika"]]],"sum":"587fc4eab68ce853"}
{"n":381,"by":null,"ask":"bot.tan","answer":"4","sum":"38fa88e4fa751dad"}
{"n":382,"by":null,"ask":"bot.black","answer":"2","sum":"730cb2a33aaaefcc"}
{"n":383,"by":null,"ask":"bot.green","answer":"3","sum":"08aaebc8f3c5ea08"}
{"n":384,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,3,"khowst","khowst"]],"8.8.2: Surge after the Train"],"sum":"f4d9c3ab37faaf47"}
{"n":385,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"47ac0aeed74dcf04"}
{"n":386,"by":"coalition","how":"bot","ask":"surge.space","answer":"khowst","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"khowst"]]],"sum":"5671234f5a5d3e4c"}
{"n":387,"by":"coalition","how":"bot","ask":"surge.space","answer":"done","why":["8.8.2: no other space to Surge"],"sum":"5e8b02b432bf417f"}
{"n":388,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",3]]],"sum":"199e932937efbfef"}
{"n":389,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["khowst",2]]],"sum":"4b3ddbc7ad7ae3f7"}
{"n":390,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"e350094962f7c0fb"}
{"n":391,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["khowst",1]]],"sum":"72584af1768ee00e"}
{"n":392,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"e2eb58f9505e4545"}
{"n":393,"by":null,"ask":"surge.roll","answer":"4","sum":"b97f89494b58b941"}
{"n":394,"by":"coalition","how":"bot","ask":"surge.aid","answer":"4","why":["8.8.2: all of the roll is added to Aid"],"print":"6258252356861adf","sum":"e5b0c3447eb0e6be"}
{"n":395,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Amnesty"]]],"sum":"4e189679ce54dee8"}
{"n":396,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"9800c2db5b816be0"}
{"n":397,"by":"government","how":"bot","ask":"event.remove.space","answer":"kandahar","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"kandahar"]]],"print":"7a64b96cd939695c","sum":"bf525052b178c5ed"}
{"n":398,"by":null,"ask":"deck.top","answer":"event","sum":"d269d1199456a9fc"}
{"n":399,"by":null,"ask":"deck.card","answer":"57","print":"ad22db1b53d551d1","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 55\nnext: 57\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=11 taliban=10 warlords=32\naid: 38\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P4 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T3 G:T4P3 T:B1 terror=1\nkhowst C:B1T2 G:T3P6 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=O terror=1\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"11aa0fefece515fd"}
{"n":400,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Breaktime"]]],"sum":"a7686469f98b59d5"}
{"n":401,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"1e49f5ce9d5ec192"}
{"n":402,"by":"warlords","how":"bot","ask":"event.faction","answer":"taliban","why":[["{0}: {1}",[["8.1.2: players before Non-players, of the enemies that have not executed",[]],"taliban"]]],"print":"f1df85c1d48bc433","sum":"6ba43c92abb45b2e"}
{"n":403,"by":null,"ask":"deck.top","answer":"event","sum":"fa529ed8b880b517"}
{"n":404,"by":null,"ask":"deck.card","answer":"31","print":"4a0577b590cd61db","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 57\nnext: 31\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government warlords\nresources: government=11 taliban=10 warlords=32\naid: 38\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P4 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T3 G:T4P3 T:B1 terror=1\nkhowst C:B1T2 G:T3P6 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=O terror=1\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"0e0f1703cae4e352"}
{"n":405,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Sandstorms"]]],"sum":"686b0434c31019c3"}
{"n":406,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"b6c5892f68a7d992","sum":"3a190a3929934095"}
{"n":407,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,1]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar, paktika",["{0}",[2]]]],["{0}: {1}",[["8.8.5: at Opposition",[]],"paktika"]],"8.8: Train"],"sum":"3255901b328d0ad9"}
{"n":408,"by":"coalition","how":"bot","ask":"train.space","answer":"paktika","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"paktika"]]],"sum":"e850cce54ed0d065"}
{"n":409,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"21d7996f93dfc06d"}
{"n":410,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"4e0713d3229e35fb"}
{"n":411,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"f8ea5075cf853a4c"}
{"n":412,"by":"coalition","how":"bot","ask":"civic.steps","answer":"3","why":["8.8.5: as many shifts as can be paid for"],"sum":"600cb18b74bdb8f2"}
{"n":413,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"523501175634d19c"}
{"n":414,"by":null,"ask":"bot.die","answer":"1","sum":"718d1ea04d8e0e87"}
{"n":415,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.8.2: Surge: die {0}",[1]],"8.8.2: Surge after the Train"],"sum":"817c7e1adafcb50f"}
{"n":416,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"5318ab0e1937d137"}
{"n":417,"by":"coalition","how":"bot","ask":"surge.space","answer":"done","why":["8.8.2: no other space to Surge"],"sum":"61d355a545bfbdbc"}
{"n":418,"by":"coalition","how":"bot","ask":"surge.troops","answer":"4","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",4]]],"sum":"7e07622c2b649575"}
{"n":419,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"de4591fc38f78fcf"}
{"n":420,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"baf35a9bfd4ed055"}
{"n":421,"by":null,"ask":"surge.roll","answer":"3","sum":"032c86f923fb14a6"}
{"n":422,"by":"coalition","how":"bot","ask":"surge.aid","answer":"3","why":["8.8.2: all of the roll is added to Aid"],"print":"b54ba963068ff319","sum":"df3c88f08f1dbf26"}
{"n":423,"by":null,"ask":"deck.top","answer":"event","sum":"a76fce1889140678"}
{"n":424,"by":null,"ask":"deck.card","answer":"18","print":"2c0ad439c525f59e","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 31\nnext: 18\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: government taliban\nresources: government=2 taliban=10 warlords=32\naid: 41\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P4 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T4 G:T4P3 T:B1 terror=1\nkhowst C:B1T2 G:T3P6 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=S\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"516100ebb0d45f98"}
{"n":425,"by":"taliban","ask":"turn","answer":"pass","print":"b0d98f374e10ae88","sum":"03c4a7978773bb78"}
{"n":426,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Car Bombs"]]],"sum":"f108bdb3bec7ed07"}
{"n":427,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"a72ef25ce9700d67","sum":"ab049ca34759891b"}
{"n":428,"by":null,"ask":"deck.top","answer":"event","sum":"4f7802ff4a991c21"}
{"n":429,"by":null,"ask":"deck.card","answer":"48","print":"fff69bf8d0d7c123","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 18\nnext: 48\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition taliban warlords\nresources: government=2 taliban=11 warlords=32\naid: 41\npatronage: 11\nislamabad: sponsorship\ncapabilities: 5=unshaded 31=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P4 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T4 G:T4P3 T:B1 terror=1\nkhowst C:B1T2 G:T3P6 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T1 G:T4P2 support=S\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"e1ae8ef1178a45bf"}
{"n":430,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["PRTs",3]]],"sum":"da748c889679bf30"}
{"n":431,"by":null,"ask":"bot.die","answer":"6","sum":"c8addcf0e6b725e5"}
{"n":432,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,3,"PRTs"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,1]],"8.8.2: 3 Patronage become Government Resources in Kabul",["8.8.2: Coalition Base, surplus {0}: {1}",[6,"paktika"]],"8.8: Train"],"sum":"15a80b04ec76f11a"}
{"n":433,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: 3 Patronage become Government Resources",[]],"kabul"]]],"sum":"16e739524d257faa"}
{"n":434,"by":"coalition","how":"bot","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"b04dae2e018e9e48"}
{"n":435,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"748360e5d74d7f44"}
{"n":436,"by":"coalition","how":"bot","ask":"train.space","answer":"paktika","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[6]],"paktika"]]],"sum":"03a0549306c5fde9"}
{"n":437,"by":"coalition","how":"bot","ask":"train.donor","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"khowst",["{0}",[6]]]],["8.8.2: no cube is Available: Police from {0}",["khowst"]]],"sum":"e76f634f5d5fb056"}
{"n":438,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"63dba024b51bd385"}
{"n":439,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"d053c7087184e7f3"}
{"n":440,"by":"coalition","how":"bot","ask":"train.donor","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"khowst",["{0}",[5]]]],["8.8.2: no cube is Available: Police from {0}",["khowst"]]],"sum":"ecdd9f4472c25ec2"}
{"n":441,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"b8e67d7079f1ae95"}
{"n":442,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"89d5c074bd79f12f"}
{"n":443,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"helmand, khowst",["{0}",[4]]]],["8.2: among {0}",["helmand, khowst"]]],"sum":"f3c48939da0be4e2"}
{"n":444,"by":null,"ask":"bot.tan","answer":"2","sum":"e02ebcc37d33cf1d"}
{"n":445,"by":null,"ask":"bot.black","answer":"1","sum":"ec252e5697cc7e11"}
{"n":446,"by":null,"ask":"bot.green","answer":"4","sum":"e19b64bc842eb363"}
{"n":447,"by":"coalition","how":"bot","ask":"train.donor","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,4,"nimruz","helmand"]],["8.8.2: no cube is Available: Police from {0}",["helmand"]]],"sum":"addcb3f6a2061652"}
{"n":448,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"5cb5eba004845743"}
{"n":449,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"4f7706259a2c96dc"}
{"n":450,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"852442fbd55324ed"}
{"n":451,"by":"coalition","how":"bot","ask":"train.space","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"7845e3ff498d4437"}
{"n":452,"by":null,"ask":"bot.die","answer":"4","sum":"6a0d2ee015bd705a"}
{"n":453,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[4]],["8.2: among {0}",["ghazni, helmand, herat, kabul, khowst, konduz, paktika"]]],"sum":"474ae931b18ab0e6"}
{"n":454,"by":null,"ask":"bot.tan","answer":"4","sum":"cfcf59478226c4ef"}
{"n":455,"by":null,"ask":"bot.black","answer":"1","sum":"84ef1b4d223e353f"}
{"n":456,"by":null,"ask":"bot.green","answer":"3","sum":"a5f4bbba6f1e51ab"}
{"n":457,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,3,"khowst","khowst"]],["8.2: among {0}",["ghazni, helmand, herat, kabul, konduz, paktika"]]],"sum":"4018b0436ba0472a"}
{"n":458,"by":null,"ask":"bot.tan","answer":"1","sum":"4d854838869be5e9"}
{"n":459,"by":null,"ask":"bot.black","answer":"5","sum":"64730835bf2db7d7"}
{"n":460,"by":null,"ask":"bot.green","answer":"5","sum":"769d688e0bf7d634"}
{"n":461,"by":"coalition","how":"bot","ask":"train.space","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,5,"paktika","paktika"]],"8.8.2: Surge after the Train"],"sum":"e9f18443ce5740fe"}
{"n":462,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"70e0ea2d95ba9d83"}
{"n":463,"by":"coalition","how":"bot","ask":"surge.space","answer":"khowst","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"khowst"]]],"sum":"7e2fb1cf04b84b6a"}
{"n":464,"by":"coalition","how":"bot","ask":"surge.space","answer":"paktika","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"paktika"]]],"sum":"8db7c52d06348743"}
{"n":465,"by":"coalition","how":"bot","ask":"surge.troops","answer":"5","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",5]]],"sum":"b2d79e6c6e214f75"}
{"n":466,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["khowst",3]]],"sum":"6473a9f1c9e3d379"}
{"n":467,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["paktika",2]]],"sum":"bb77c878bd7698b1"}
{"n":468,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"8bbaa0cf33ed1ee2"}
{"n":469,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["khowst",1]]],"sum":"ac4b5f4bae3f32c8"}
{"n":470,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["paktika",1]]],"sum":"369b32ed3773031f"}
{"n":471,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"2e2c510ec9735024"}
{"n":472,"by":null,"ask":"surge.roll","answer":"2","sum":"e16d38bd39aa3fb2"}
{"n":473,"by":"coalition","how":"bot","ask":"surge.aid","answer":"2","why":["8.8.2: all of the roll is added to Aid"],"print":"a1b7d88bfa1f9f38","sum":"f1bca68ff2ffdaf3"}
{"n":474,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} is a Capability, and a person plays the {1}",["PRTs","taliban"]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,11]],["{0}: {1}",["8.5","rally"]]],"sum":"cf48bdb0758a8d71"}
{"n":475,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghowr"]]],"sum":"6cf61d3eba687215"}
{"n":476,"by":null,"ask":"bot.tan","answer":"1","sum":"8827dac6264eb07e"}
{"n":477,"by":null,"ask":"bot.black","answer":"5","sum":"dbfc607b4a821639"}
{"n":478,"by":null,"ask":"bot.green","answer":"4","sum":"0f2b0f4b0b39c913"}
{"n":479,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,4,"oruzgan","baghlan"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"baghlan"]]],"sum":"a6b45477758a578b"}
{"n":480,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"baghlan"]]],"sum":"309a9fae8eb28628"}
{"n":481,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"751d091055c6eb1b"}
{"n":482,"by":null,"ask":"bot.tan","answer":"5","sum":"c69784a496ee24e0"}
{"n":483,"by":null,"ask":"bot.black","answer":"3","sum":"e31e91656fac7053"}
{"n":484,"by":null,"ask":"bot.green","answer":"1","sum":"de7e7415192fba5c"}
{"n":485,"by":"warlords","how":"bot","ask":"rally.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,1,"balkh","balkh"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"balkh"]]],"sum":"a3800b9ee6f2972f"}
{"n":486,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"balkh"]]],"sum":"1bf69fdfd7f631d3"}
{"n":487,"by":"warlords","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"d9c475a442bb9fe9"}
{"n":488,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"9d208743647c78b6"}
{"n":489,"by":null,"ask":"bot.tan","answer":"1","sum":"b0eb0d69eebd48e2"}
{"n":490,"by":null,"ask":"bot.black","answer":"2","sum":"57a7de1261bb9708"}
{"n":491,"by":null,"ask":"bot.green","answer":"1","sum":"3e422c6e3173d546"}
{"n":492,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,1,"balochistan","nimruz"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"d5d00a80b626026e"}
{"n":493,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"794a6947cc11083f"}
{"n":494,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"735047a5d2977f38"}
{"n":495,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"balkh","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"balkh"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"balkh"]]],"print":"86503c8181be52a5","sum":"8a7490ed8becae4d"}
{"n":496,"by":null,"ask":"deck.top","answer":"event","sum":"cf12d58722d2c146"}
{"n":497,"by":null,"ask":"deck.card","answer":"72","print":"3f27de10397a8282","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 48\nnext: 72\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: government taliban\nresources: government=2 taliban=11 warlords=29\naid: 43\npatronage: 8\nislamabad: sponsorship\ncapabilities: 5=unshaded 31=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T5P2 W:u1 terror=1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 support=S +1\nkandahar C:B1T5 G:T4P3 T:B1 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 W:B2u3\npaktika C:B1T2 G:T4P5 support=S\nzabol T:B1u2\nbalochistan T:B1a1 terror=2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u1 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"9f353b26c50e659b"}
{"n":498,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Partners"]]],"sum":"467403c10b2c1340"}
{"n":499,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"e634837c8bef5656","sum":"c86e7dd624f5f6b8"}
{"n":500,"by":"taliban","ask":"turn","answer":"rally","sum":"2cdbabfa0a219598"}
{"n":501,"by":"taliban","ask":"rally.space","answer":"farah","sum":"641b81d6b5d3a33b"}
{"n":502,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"553af11485c3562c"}
{"n":503,"by":"taliban","ask":"rally.space","answer":"bamian","sum":"9011278a555e1300"}
{"n":504,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"318f6c99098da8a0"}
{"n":505,"by":"taliban","ask":"rally.space","answer":"ghazni","sum":"e12fd04a80a42532"}
{"n":506,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"ea1f300cacf60923"}
{"n":507,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","sum":"df18ddf568889254"}
{"n":508,"by":"taliban","ask":"rally.action","answer":"build-base","sum":"15307c4847e94c9a"}
{"n":509,"by":"taliban","ask":"rally.space","answer":"nimruz","sum":"043ea6e146987f1f"}
{"n":510,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"917d778587aa2d35"}
{"n":511,"by":"taliban","ask":"rally.space","answer":"extort","sum":"722fbc58a768afb0"}
{"n":512,"by":"taliban","ask":"extort.space","answer":"zabol","sum":"f546ff1286b91261"}
{"n":513,"by":"taliban","ask":"extort.space","answer":"remove-own","sum":"a328129d49da9f03"}
{"n":514,"by":"taliban","ask":"remove-own.space","answer":"nimruz","sum":"2fa421970db1e4a6"}
{"n":515,"by":"taliban","ask":"extort.space","answer":"done","sum":"18def7861a39d4b0"}
{"n":516,"by":"taliban","ask":"rally.space","answer":"balkh","sum":"2a8756a73e186ee6"}
{"n":517,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"77903ca76118f0f5"}
{"n":518,"by":"taliban","ask":"rally.space","answer":"baghlan","sum":"efd127666d084f5b"}
{"n":519,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"00c67569002ddd14"}
{"n":520,"by":"taliban","ask":"rally.space","answer":"badakhshan","sum":"87a3af2f25651ca3"}
{"n":521,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"61c176f6a7bf9d29"}
{"n":522,"by":"taliban","ask":"rally.space","answer":"oruzgan","sum":"1b297ac76eaefabc"}
{"n":523,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"e8f2f83bca1d3cc8"}
{"n":524,"by":"taliban","ask":"rally.space","answer":"faryab","sum":"5ffd84e83e20ed6e"}
{"n":525,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"00eec82e55d0af5b"}
{"n":526,"by":"taliban","ask":"rally.space","answer":"kabul","sum":"d7af48f81f124a87"}
{"n":527,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"4c97954517974572"}
{"n":528,"by":"taliban","ask":"rally.space","answer":"ghowr","sum":"43a4b7ff231bf6b4"}
{"n":529,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"688ad7253f14eadd"}
{"n":530,"by":"taliban","ask":"rally.space","answer":"paktika","sum":"b92a33ab61e78565"}
{"n":531,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"dd653ba7f51248b8"}
{"n":532,"by":"taliban","ask":"rally.space","answer":"waziristan","sum":"28ebb4f0a61807dc"}
{"n":533,"by":"taliban","ask":"rally.action","answer":"place-one","sum":"1748d30ae21cb739"}
{"n":534,"by":"taliban","ask":"rally.space","answer":"balochistan","sum":"c59e58b9aefdd5fd"}
{"n":535,"by":"taliban","ask":"rally.action","answer":"place-one","print":"d049f75848e831e2","sum":"2e861340c23b7093"}
{"n":536,"by":null,"ask":"deck.top","answer":"event","sum":"44420b61a559e3e9"}
{"n":537,"by":null,"ask":"deck.card","answer":"34","print":"5b62ccbad134e0f6","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 72\nnext: 34\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition warlords\nresources: government=2 taliban=0 warlords=29\naid: 48\npatronage: 10\nislamabad: sponsorship\ncapabilities: 5=unshaded 31=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:u1 W:u1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 T:u1 support=S +1\nkandahar C:B1T5 G:T4P3 T:B1 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 T:u1 W:B2u3\npaktika C:B1T2 G:T4P5 T:u1 support=S\nzabol T:B1u1a1\nbalochistan T:B1u1a1 terror=2\nnorthwest-frontier T:B2\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"f5274931db7e3010"}
{"n":538,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Poppy Crop Failure"]]],"sum":"bc1f2c2ed0e4fe64"}
{"n":539,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"834fd67ec265704c","sum":"c5d71caed4d33c51"}
{"n":540,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,5]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[2]],["{0} Taliban pieces",[4]]]]]],"8.8: Assault"],"sum":"bc965400d4ec3b23"}
{"n":541,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"84d5e7c0e48991e6"}
{"n":542,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"297e0ff1610c18b6"}
{"n":543,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.8.3: a Base can be removed",[]],"northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"b55a353bcffba898"}
{"n":544,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["zabol, balochistan"]]],"sum":"924df1427d616edd"}
{"n":545,"by":null,"ask":"bot.tan","answer":"2","sum":"db12da23ebad5862"}
{"n":546,"by":null,"ask":"bot.black","answer":"5","sum":"6f5562a8eef1446a"}
{"n":547,"by":null,"ask":"bot.green","answer":"2","sum":"36b64cc4cebbc872"}
{"n":548,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,2,"zabol","zabol"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"zabol"]]],"sum":"53156fc1ce5a2394"}
{"n":549,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"balochistan","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"balochistan"]]],"print":"10615aa8ec7f0c09","sum":"ed5ffb10af4f86c7"}
{"n":550,"by":null,"ask":"deck.top","answer":"event","sum":"7f00e7458e07b938"}
{"n":551,"by":null,"ask":"deck.card","answer":"43","print":"3e92a8d23e9077db","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 34\nnext: 43\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: government taliban\nresources: government=2 taliban=0 warlords=33\naid: 48\npatronage: 10\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:u1 W:u1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 T:u1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 T:u1 W:B2u3\npaktika C:B1T2 G:T4P5 T:u1 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nnorthwest-frontier T:B1\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"c55da1bcd1c9f1bc"}
{"n":552,"by":"taliban","ask":"turn","answer":"pass","print":"b6deb51e02c3d066","sum":"735355ce17d8317b"}
{"n":553,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Accidental Guerrillas"]]],"sum":"36fd6b1a94a8efdd"}
{"n":554,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"a5fb419b71e4b723","sum":"1f383f68ffeb43e5"}
{"n":555,"by":null,"ask":"deck.top","answer":"event","sum":"48590827c9c8b29f"}
{"n":556,"by":null,"ask":"deck.card","answer":"58","print":"242bc8486d1eb7a0","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 43\nnext: 58\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72 34\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition taliban warlords\nresources: government=2 taliban=1 warlords=33\naid: 48\npatronage: 10\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 34=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:u1 W:u1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 T:u1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:u1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2u2\noruzgan C:T1 G:P1 T:u1 W:B2u3\npaktika C:B1T2 G:T4P5 T:u1 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nnorthwest-frontier T:B1\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"b150dc190dd41748"}
{"n":557,"by":"taliban","ask":"turn","answer":"event","sum":"43733a517adae0ce"}
{"n":558,"by":"taliban","ask":"event.side","answer":"unshaded","sum":"6566ceb8728f527b"}
{"n":559,"by":"taliban","ask":"event.space","answer":"waziristan","sum":"8b9333623c61e969"}
{"n":560,"by":"taliban","ask":"event.remove.count","answer":"0","print":"c9f35d54dae96185","sum":"3a11b751cc2465a7"}
{"n":561,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,4]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],"8.8: Sweep"],"sum":"9e0597fe3152d12f"}
{"n":562,"by":"coalition","how":"bot","ask":"sweep.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"ghazni"]]],"sum":"72e98581f5dcbbb3"}
{"n":563,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"0eeda670d7c86245"}
{"n":564,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"48476e156a08043f"}
{"n":565,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"8f12f91c6fb24a62"}
{"n":566,"by":"coalition","how":"bot","ask":"sweep.space","answer":"konduz","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"konduz"]]],"sum":"6683d577d4e499bf"}
{"n":567,"by":"coalition","how":"bot","ask":"sweep.space","answer":"nuristan","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"nuristan"]]],"sum":"701487f0778b4a14"}
{"n":568,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"090f460ad632c777"}
{"n":569,"by":"coalition","how":"bot","ask":"sweep.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"oruzgan"]]],"sum":"80af5f936d7bcfcc"}
{"n":570,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"ea6e1d397be3ed91"}
{"n":571,"by":"coalition","how":"bot","ask":"sweep.space","answer":"paktika","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"paktika"]]],"sum":"36502459f0710d83"}
{"n":572,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"98d5fbd286ab1a5b"}
{"n":573,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"44b0405bf2f69515"}
{"n":574,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"sum":"409c6f85a8ce2374"}
{"n":575,"by":"coalition","how":"bot","ask":"sweep.taliban","answer":"1","why":["8.8.3: Taliban before Warlords"],"sum":"7382946a70fd895e"}
{"n":576,"by":"coalition","how":"bot","ask":"special","answer":"air-strike","why":["8.8.3: Air Strike after the Sweep"],"sum":"b456bf64d58bc7fd"}
{"n":577,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.8.3: a Base can be removed",[]],"northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"25deca7f4ad8a524"}
{"n":578,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"3d75ce895e4c8811"}
{"n":579,"by":null,"ask":"bot.tan","answer":"4","sum":"56c2186a588cfbba"}
{"n":580,"by":null,"ask":"bot.black","answer":"4","sum":"1ce990975ffe69db"}
{"n":581,"by":null,"ask":"bot.green","answer":"3","sum":"744fafe33de48b2b"}
{"n":582,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,3,"kabul","oruzgan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"oruzgan"]]],"sum":"8011f2e3cf1c9668"}
{"n":583,"by":"coalition","how":"bot","ask":"air-strike.target","answer":"taliban","why":["8.8.3: Taliban only"],"sum":"2980a4fcca85d362"}
{"n":584,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, paktika"]]],"sum":"550a2f20bb206d1f"}
{"n":585,"by":null,"ask":"bot.tan","answer":"2","sum":"491c1c2330a16455"}
{"n":586,"by":null,"ask":"bot.black","answer":"2","sum":"404c09bbd30db083"}
{"n":587,"by":null,"ask":"bot.green","answer":"2","sum":"0d56f14e04a7e8e3"}
{"n":588,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,2,"balochistan","paktika"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"paktika"]]],"print":"c76dd772a65ad328","sum":"40d5f26349983354"}
{"n":589,"by":null,"ask":"deck.top","answer":"event","sum":"65eadb17734edb82"}
{"n":590,"by":null,"ask":"deck.card","answer":"68","print":"19185cd8eaa2eb3e","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 58\nnext: 68\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72 34 43\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: government warlords\nresources: government=2 taliban=1 warlords=33\naid: 48\npatronage: 10\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 34=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:a1 W:a1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:u1\nkabul C:B1T3 G:T4P3 T:a1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:a1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2a2\noruzgan C:T1 G:P1 W:B2u2a1\npaktika C:B1T2 G:T4P5 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"e60a4804bd185165"}
{"n":591,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Counter-Narc"]]],"sum":"cced7c027dc7d195"}
{"n":592,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"9d94a3d68e86964f"}
{"n":593,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["cultivate"]]],"sum":"47e5843df072456f"}
{"n":594,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, ghazni, herat, konduz"]]],"sum":"3610f50c4a17920e"}
{"n":595,"by":null,"ask":"bot.tan","answer":"6","sum":"89318abd5f373ca4"}
{"n":596,"by":null,"ask":"bot.black","answer":"5","sum":"f41d6ccfced5cfc5"}
{"n":597,"by":null,"ask":"bot.green","answer":"2","sum":"133e1e99541d9abd"}
{"n":598,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","herat"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"herat"]]],"sum":"a01103797236de85"}
{"n":599,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["traffic"]]],"sum":"0da57d5d48da28cf"}
{"n":600,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"882b4afde8140d36","sum":"42a51796a75f7b0a"}
{"n":601,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"7c4b8600ef850067","sum":"2e5814b5e8dc9758"}
{"n":602,"by":null,"ask":"deck.top","answer":"event","sum":"2ecaa519cb367e54"}
{"n":603,"by":null,"ask":"deck.card","answer":"33","print":"d81975c19d937f9f","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 68\nnext: 33\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72 34 43 58\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: coalition government taliban\nresources: government=5 taliban=1 warlords=37\naid: 48\npatronage: 11\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 34=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u4\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:a1 W:a1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P3 support=S terror=1\nherat G:B1T4P2 W:B1u1\nkabul C:B1T3 G:T4P3 T:a1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz C:T1 G:B1T3P2 W:a1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2a2\noruzgan C:T1 G:P1 W:B2u2a1\npaktika C:B1T2 G:T4P5 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"1142a9733facc65b"}
{"n":604,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Dostum"]]],"sum":"16cfbc2066d4c42e"}
{"n":605,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"647c0a854b5e789c"}
{"n":606,"by":"government","how":"bot","ask":"event.choice","answer":"replace-up-to-2","why":[["{0}: {1}",[["8.4.1: {0}",[["Remove if that takes a Base, otherwise replace",[]]]],"replace-up-to-2"]]],"sum":"f999cb63e6a886ef"}
{"n":607,"by":"government","how":"bot","ask":"event.replace.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"5fad0974082ea6ca","sum":"e4d2b508d15750fa"}
{"n":608,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],["8.2: among {0}",["ghazni, helmand"]]],"sum":"25d5d734a1ca0885"}
{"n":609,"by":null,"ask":"bot.tan","answer":"4","sum":"97c687760649bdaa"}
{"n":610,"by":null,"ask":"bot.black","answer":"3","sum":"89325b90f0c0d3a0"}
{"n":611,"by":null,"ask":"bot.green","answer":"4","sum":"189185f06e10db35"}
{"n":612,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,4,"kabul","helmand"]],["8.8.2: Coalition Base, surplus {0}: {1}",[6,"helmand"]],"8.8: Train"],"sum":"666ad9ad6f1a5bc6"}
{"n":613,"by":"coalition","how":"bot","ask":"train.space","answer":"helmand","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[6]],"helmand"]]],"sum":"36b53dbd844b134c"}
{"n":614,"by":"coalition","how":"bot","ask":"train.donor","answer":"paktika","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"paktika",["{0}",[5]]]],["8.8.2: no cube is Available: Police from {0}",["paktika"]]],"sum":"5bf9a990232bdf4c"}
{"n":615,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"3a121b24741f2345"}
{"n":616,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"650421ed0b8f29fe"}
{"n":617,"by":"coalition","how":"bot","ask":"train.donor","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"khowst, paktika",["{0}",[4]]]],["8.2: among {0}",["khowst, paktika"]]],"sum":"902b74dd643414e6"}
{"n":618,"by":null,"ask":"bot.tan","answer":"6","sum":"ff2a01cbd1f6c78d"}
{"n":619,"by":null,"ask":"bot.black","answer":"2","sum":"5380b62a9dad1602"}
{"n":620,"by":null,"ask":"bot.green","answer":"2","sum":"15f56b52d0f883ea"}
{"n":621,"by":"coalition","how":"bot","ask":"train.donor","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","paktika"]],["8.8.2: no cube is Available: Police from {0}",["paktika"]]],"sum":"d84a141a1ecfbc39"}
{"n":622,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"bdb332df6a3d7863"}
{"n":623,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"68939017f8d34745"}
{"n":624,"by":"coalition","how":"bot","ask":"train.donor","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.2: most Police",[]],"khowst",["{0}",[4]]]],["8.8.2: no cube is Available: Police from {0}",["khowst"]]],"sum":"740fc15df8812f77"}
{"n":625,"by":"coalition","how":"bot","ask":"train.donor.troops","answer":"0","why":["8.8.2: Police are drawn"],"sum":"7fb4dcd4e6f11e9d"}
{"n":626,"by":"coalition","how":"bot","ask":"train.donor.police","answer":"1","why":["8.8.2: one at a time"],"sum":"c4631adcf32cd706"}
{"n":627,"by":"coalition","how":"bot","ask":"train.donor","answer":"done","why":["8.8.2: no more Police are drawn"],"sum":"49228f9c3a9b54fb"}
{"n":628,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: nothing can be placed by Surge, whatever the roll","8.8.2: no Air Lift","8.8.2: no Special Activity"],"print":"2f1e4959332a00f9","sum":"aaf23dedc6d66660"}
{"n":629,"by":null,"ask":"deck.top","answer":"propaganda","print":"280105576922baca","position":"scenario: short\nseats: coalition=bot government=bot warlords=bot\ncard: 33\nnext: propaganda\nplayed: 26 36 propaganda 11 67 45 66 46 14 20 69 16 55 57 31 18 48 72 34 43 58 68\nremoved: 19 24 49 2 71 4 25 10 65 39 27 5 52 44 13 35 47 38 41 22 56 17 6 28\neligible: taliban warlords\nresources: government=2 taliban=1 warlords=37\naid: 48\npatronage: 11\nislamabad: sponsorship!\ncapabilities: 5=unshaded 31=unshaded 34=unshaded 46=unshaded\nmomentum: 11=unshaded 45=unshaded:government 57=unshaded\nbadakhshan T:u1\nbaghlan T:u1 W:u1 +1\nbalkh T:u1 W:B2u2\nbamian T:u1\nfarah T:u1 W:B1u1\nfaryab T:u1\nghazni C:B1T1 G:T5P2 T:a1 W:a1 terror=1\nghowr T:u1\nhelmand C:B1T3 G:T3P6 support=S terror=1\nherat G:B1T4P2 W:B1u1\nkabul C:B1T3 G:T4P3 T:a1 support=S +1\nkandahar C:B1T5 G:T4P3 terror=1\nkhowst C:B1T3 G:T3P3 support=S +1\nkonduz C:T1 G:B1T3P2 W:a1 support=S\nnimruz W:u1\nnuristan C:T1 G:P1 W:B2a2\noruzgan C:T1 G:P1 W:B2u2a1\npaktika C:B1T2 G:T4P3 support=S\nzabol T:B1u1\nbalochistan T:B1u1 terror=2\nwaziristan T:B1u2 terror=1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nkandahar-kabul sabotage\n","sum":"ed0a1f4a458f10ba"}
{"n":630,"by":"taliban","ask":"turn","answer":"event","sum":"7cc241129a78937b"}
{"n":631,"by":"taliban","ask":"event.side","answer":"shaded","print":"af35d5c367cee7da","sum":"ebc56d6ea418354a"}
{"n":632,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,6]],["{0}: {1}",["8.5","rally"]]],"sum":"6e6809698deb03d0"}
{"n":633,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, nimruz"]]],"sum":"1b88d647e978e576"}
{"n":634,"by":null,"ask":"bot.tan","answer":"5","sum":"813eababcdc56810"}
{"n":635,"by":null,"ask":"bot.black","answer":"2","sum":"81ccdd930fa5db13"}
{"n":636,"by":null,"ask":"bot.green","answer":"6","sum":"edc8a1b416a629cd"}
{"n":637,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","nimruz"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"633645c1f5b05d40"}
{"n":638,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"ba1da28a2da4ddb0"}
{"n":639,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"baghlan"]]],"sum":"f283f17040fd5a25"}
{"n":640,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"baghlan"]]],"sum":"3764abc5b5944375"}
{"n":641,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"8c6e0516d4c8cc25"}
{"n":642,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"baghlan"]]],"print":"55278af0aaadab70","sum":"7e2f4a193292b6d0"}
{"n":643,"by":null,"ask":"deck.card","answer":"61","print":"da5159eeb8349369","sum":"c5845228135aa412"}
