{"format":2,"game":"adp","rules":4,"program":"0.1.0","scenario":"short","seats":{"coalition":"bot","government":"bot","taliban":"bot","warlords":"bot"},"seed":1,"name":"bots-short","sum":"6b5f62a6ee33b591"}
{"n":1,"by":null,"ask":"setup.remove","answer":"58","sum":"f789c0951749a297"}
{"n":2,"by":null,"ask":"setup.remove","answer":"44","sum":"ac0af2246bb42ef1"}
{"n":3,"by":null,"ask":"setup.remove","answer":"52","sum":"bfb817791be1079c"}
{"n":4,"by":null,"ask":"setup.remove","answer":"4","sum":"0b551442b5f327ef"}
{"n":5,"by":null,"ask":"setup.remove","answer":"65","sum":"d6fd75144d57a455"}
{"n":6,"by":null,"ask":"setup.remove","answer":"29","sum":"1f7afe5c89c06718"}
{"n":7,"by":null,"ask":"setup.remove","answer":"68","sum":"41a1b916a4d4ddd1"}
{"n":8,"by":null,"ask":"setup.remove","answer":"51","sum":"0fd9ac87c7b45b35"}
{"n":9,"by":null,"ask":"setup.remove","answer":"53","sum":"595abd6fb1349b40"}
{"n":10,"by":null,"ask":"setup.remove","answer":"14","sum":"47190d1bddbcb0b1"}
{"n":11,"by":null,"ask":"setup.remove","answer":"7","sum":"502a0e9a9e4f276b"}
{"n":12,"by":null,"ask":"setup.remove","answer":"35","sum":"7314bbcc964cf020"}
{"n":13,"by":null,"ask":"setup.remove","answer":"15","sum":"a092aa83b76ae991"}
{"n":14,"by":null,"ask":"setup.remove","answer":"40","sum":"efcb8c0b1d84bf02"}
{"n":15,"by":null,"ask":"setup.remove","answer":"54","sum":"db2143ab597cbcf8"}
{"n":16,"by":null,"ask":"setup.remove","answer":"41","sum":"26cd11480c522277"}
{"n":17,"by":null,"ask":"setup.remove","answer":"37","sum":"09684fe90dc79c9f"}
{"n":18,"by":null,"ask":"setup.remove","answer":"39","sum":"e0209a852df1db48"}
{"n":19,"by":null,"ask":"setup.remove","answer":"25","sum":"5c1ecf10886dde6c"}
{"n":20,"by":null,"ask":"setup.remove","answer":"10","sum":"c055c45bc18b993d"}
{"n":21,"by":null,"ask":"setup.remove","answer":"47","sum":"9664ca3c1be6eb73"}
{"n":22,"by":null,"ask":"setup.remove","answer":"18","sum":"bb3c9ee199e00c08"}
{"n":23,"by":null,"ask":"setup.remove","answer":"45","sum":"f2bd212e466babc3"}
{"n":24,"by":null,"ask":"setup.remove","answer":"61","print":"a53ec5b157918f09","sum":"30f29655078f143c"}
{"n":25,"by":null,"ask":"deck.top","answer":"event","sum":"cca77d522df7d5d9"}
{"n":26,"by":null,"ask":"deck.card","answer":"32","sum":"67e6486c290d1b3a"}
{"n":27,"by":null,"ask":"deck.top","answer":"event","sum":"dc88834e15551f37"}
{"n":28,"by":null,"ask":"deck.card","answer":"56","print":"5e4aba4a28c336f1","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 32\nnext: 56\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T2P2\nkabul C:B1T3 G:T2P2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T2P2 T:B1u2\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"d31bb09bbd511237"}
{"n":29,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Haqqani"]]],"sum":"eccdad8e340fb95e"}
{"n":30,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"0df8e5eab9e0c499"}
{"n":31,"by":"taliban","how":"bot","ask":"event.place.space","answer":"kabul","why":[["{0}: {1}",[["8.4.1: Kabul",[]],"kabul"]]],"sum":"ea10aa620dc85a55"}
{"n":32,"by":"taliban","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"sum":"cdc02bd818f75785"}
{"n":33,"by":"taliban","how":"bot","ask":"event.free.which","answer":"ambush","why":["8.4.4: a free Attack with Ambush"],"sum":"da2336e0446866f2"}
{"n":34,"by":"taliban","how":"bot","ask":"ambush.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, khowst, paktika"]]],"sum":"b986d75143b37b2c"}
{"n":35,"by":null,"ask":"bot.tan","answer":"2","sum":"c80d8c5e76d9fea0"}
{"n":36,"by":null,"ask":"bot.black","answer":"4","sum":"fac856b848281bdc"}
{"n":37,"by":null,"ask":"bot.green","answer":"5","sum":"ba89a6c762c94066"}
{"n":38,"by":"taliban","how":"bot","ask":"ambush.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,5,"helmand","paktika"]],["{0}: {1}",[["8.7.4: Ambush",[]],"paktika"]]],"sum":"cba439ec8fc0d023"}
{"n":39,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"50b708c5561086ac"}
{"n":40,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"print":"475d84ad77065135","sum":"14056448db40274d"}
{"n":41,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,17]],["{0}: {1}",["8.5","rally"]]],"sum":"11e6390972fe07b0"}
{"n":42,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghowr, nuristan, oruzgan"]]],"sum":"971185b637ca306c"}
{"n":43,"by":null,"ask":"bot.tan","answer":"5","sum":"bcecc48424074df8"}
{"n":44,"by":null,"ask":"bot.black","answer":"4","sum":"3c3ea40f534045aa"}
{"n":45,"by":null,"ask":"bot.green","answer":"2","sum":"175a00969b4b3885"}
{"n":46,"by":"warlords","how":"bot","ask":"rally.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,2,"balkh","balkh"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"balkh"]]],"sum":"182b4268f2741519"}
{"n":47,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"balkh"]]],"sum":"7f78f78d7e48f8f4"}
{"n":48,"by":"warlords","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"0530c9f3b71e8268"}
{"n":49,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"8abd2717b018e219"}
{"n":50,"by":null,"ask":"bot.tan","answer":"2","sum":"8c2fb3e509b62823"}
{"n":51,"by":null,"ask":"bot.black","answer":"1","sum":"7a10da721d5cf259"}
{"n":52,"by":null,"ask":"bot.green","answer":"3","sum":"58a783d1232c0cda"}
{"n":53,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,3,"nimruz","nimruz"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"a5f69e7446a06a20"}
{"n":54,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"31e340fe861f90d8"}
{"n":55,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"fc2d2bc7b43ccb6a"}
{"n":56,"by":null,"ask":"bot.tan","answer":"4","sum":"bad288faad86aea8"}
{"n":57,"by":null,"ask":"bot.black","answer":"5","sum":"55a1b33828192531"}
{"n":58,"by":null,"ask":"bot.green","answer":"3","sum":"062d36fab45ab773"}
{"n":59,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,3,"baghlan","baghlan"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"baghlan"]]],"sum":"2d548b922b9fc01a"}
{"n":60,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"baghlan"]]],"sum":"9a41bed0540db0fb"}
{"n":61,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"a14041b33ad85532"}
{"n":62,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"balkh","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"balkh"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"balkh"]]],"sum":"1598b6cfe03d657c"}
{"n":63,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"a4e1377f12c549d4","sum":"50fc37db4f1a1598"}
{"n":64,"by":null,"ask":"deck.top","answer":"event","sum":"c73cbd7dc37d4e1d"}
{"n":65,"by":null,"ask":"deck.card","answer":"17","print":"3958321300a067fb","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 56\nnext: 17\nplayed: 32\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=30 taliban=15 warlords=17\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T2P2\nkabul C:B1T3 G:T2P2 T:u2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T1P1 T:B1u2a1\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"c4de347c2b965fbe"}
{"n":66,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Fratricide"]]],"sum":"0182b2849057b57d"}
{"n":67,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"c55f8a026478a6ef"}
{"n":68,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["nuristan, oruzgan"]]],"sum":"d849051a5b775351"}
{"n":69,"by":null,"ask":"bot.tan","answer":"6","sum":"2b7a5766a96cb7ff"}
{"n":70,"by":null,"ask":"bot.black","answer":"2","sum":"51d72ac0c227d37e"}
{"n":71,"by":null,"ask":"bot.green","answer":"2","sum":"1e5ed5c50ac8023d"}
{"n":72,"by":"coalition","how":"bot","ask":"event.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","oruzgan"]]],"print":"b1285eb61f57bd1c","sum":"743beea655e61c36"}
{"n":73,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,27]],["{0}: {1}",["8.6","train"]]],"sum":"548e5d2fedca90b8"}
{"n":74,"by":"government","how":"bot","ask":"train.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"paktika",["{0}",[2]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"paktika"]]],"sum":"4713c927b0140efe"}
{"n":75,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"d97292d69606cd5a"}
{"n":76,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"0012621ea001b970"}
{"n":77,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, herat, kabul, kandahar, khowst, konduz"]]],"sum":"4b48fccca72a05ce"}
{"n":78,"by":null,"ask":"bot.tan","answer":"1","sum":"3afab215c411a9b8"}
{"n":79,"by":null,"ask":"bot.black","answer":"4","sum":"e426dc9bdcf1305d"}
{"n":80,"by":null,"ask":"bot.green","answer":"4","sum":"a1da76b0b14c30e6"}
{"n":81,"by":"government","how":"bot","ask":"train.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,4,"badghis","helmand"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"helmand"]]],"sum":"13aacfdb0da751e0"}
{"n":82,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"4cd551be1f5d1bb2"}
{"n":83,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"e24228d1ada481a6"}
{"n":84,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, konduz"]]],"sum":"6cf61e2b9dea5669"}
{"n":85,"by":null,"ask":"bot.tan","answer":"5","sum":"ff2d013fa9f4b997"}
{"n":86,"by":null,"ask":"bot.black","answer":"2","sum":"6829b38430db3948"}
{"n":87,"by":null,"ask":"bot.green","answer":"6","sum":"a5eb13119482049c"}
{"n":88,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","herat"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"8527f9a2d9c8de9f"}
{"n":89,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"b54535492e1dbb79"}
{"n":90,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"c740a6c83d03c77b"}
{"n":91,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"736c0db3f7f54aec"}
{"n":92,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3c42e64cc1cc28b4"}
{"n":93,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"9eefef4b028b6a89"}
{"n":94,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.6.2 step 2: all spaces have their cubes"],"sum":"769e56b12d32fad1"}
{"n":95,"by":"government","how":"bot","ask":"train.extra","answer":"civic-action","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"herat"]]],"sum":"d79fdb2506bd56f4"}
{"n":96,"by":"government","how":"bot","ask":"train.extra.space","answer":"herat","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"herat"]]],"sum":"67ff093d709eae7d"}
{"n":97,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"0b10c3261ac5ebba"}
{"n":98,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"sum":"20ac6e0cc20ffaa5"}
{"n":99,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"herat"]]],"print":"caf451d872a59ed2","sum":"654ba9eceb697ecc"}
{"n":100,"by":null,"ask":"deck.top","answer":"event","sum":"13314667ae079321"}
{"n":101,"by":null,"ask":"deck.card","answer":"43","print":"6400767a499e2066","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 17\nnext: 43\nplayed: 32 56\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=15 taliban=15 warlords=17\naid: 23\npatronage: 6\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T4P4 T:u2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1\npaktika C:B1T1 G:T3P3 T:B1u2a1\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"e697826049a44d67"}
{"n":102,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"NATO"]]],"sum":"987436da4511d255"}
{"n":103,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"e3dbf226ee4a646b","sum":"efd78ca99e736653"}
{"n":104,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[13,1]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[2,2]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,10]],["{0}: {1}",["8.7","attack"]]],"sum":"57924556c4f90137"}
{"n":105,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.7.4: a Coalition piece can be removed",[]],"zabol"]],["8.2: among {0}",["ghazni, helmand, kabul, kandahar, khowst, nuristan, paktika"]]],"sum":"aa85aa772e142909"}
{"n":106,"by":null,"ask":"bot.tan","answer":"3","sum":"d68b2b18ac21f221"}
{"n":107,"by":null,"ask":"bot.black","answer":"2","sum":"02063ba41b54d903"}
{"n":108,"by":null,"ask":"bot.green","answer":"3","sum":"02fa132eddd72e3e"}
{"n":109,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,3,"khowst","khowst"]],["8.2: among {0}",["ghazni, helmand, kabul, kandahar, nuristan, paktika"]]],"sum":"75c6d4681c596179"}
{"n":110,"by":null,"ask":"bot.tan","answer":"3","sum":"6b33e0df6601c13f"}
{"n":111,"by":null,"ask":"bot.black","answer":"4","sum":"2c5e1fb16decc02f"}
{"n":112,"by":null,"ask":"bot.green","answer":"5","sum":"68a144ec7bbb7d58"}
{"n":113,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","kabul"]],["{0}: {1}",[["8.7.4: Ambush",[]],"zabol, khowst, kabul"]]],"sum":"55e4eb1c1ae5c5c7"}
{"n":114,"by":"taliban","how":"bot","ask":"ambush.space","answer":"zabol","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"zabol"]]],"sum":"9ae3235033a89887"}
{"n":115,"by":"taliban","how":"bot","ask":"attack.remove","answer":"coalition_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","coalition_troops"]]],"sum":"44f444a6dd4e5b36"}
{"n":116,"by":"taliban","how":"bot","ask":"ambush.space","answer":"khowst","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"khowst"]]],"sum":"7c36da657bb290cb"}
{"n":117,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"13efd2ac01e804ae"}
{"n":118,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"b120fbf1e6fa5e4c"}
{"n":119,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kabul","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kabul"]]],"sum":"25bc214280901abe"}
{"n":120,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"d52c5954d13983e2"}
{"n":121,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"ead5a7108a82d55f"}
{"n":122,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"c2cde8b5ed969d9c","sum":"5898eb22981f6dfc"}
{"n":123,"by":null,"ask":"deck.top","answer":"event","sum":"d716212819ae7968"}
{"n":124,"by":null,"ask":"deck.card","answer":"23","print":"dca761c9fa93f3d6","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 43\nnext: 23\nplayed: 32 56 17\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=15 taliban=12 warlords=17\naid: 23\npatronage: 6\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nmomentum: 17=shaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 T:u2a1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T1P1 T:B1u2a1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1\npaktika C:B1T1 G:T3P3 T:B1u2a1\nzabol T:B1u2a1\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"6a0acb72976aec22"}
{"n":125,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Pakistani Offensive"]]],"sum":"e76c192608ffca5b"}
{"n":126,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"218add2d72d52254"}
{"n":127,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier, waziristan"]]],"sum":"d64a6173ffa0d5cc"}
{"n":128,"by":null,"ask":"bot.tan","answer":"1","sum":"36cc2583d404c0af"}
{"n":129,"by":null,"ask":"bot.black","answer":"5","sum":"e90bd2232b6da440"}
{"n":130,"by":null,"ask":"bot.green","answer":"4","sum":"145ad1c0b1346a38"}
{"n":131,"by":"government","how":"bot","ask":"event.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,4,"oruzgan","waziristan"]]],"sum":"f26a96fdb807eb4f"}
{"n":132,"by":"government","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"sum":"abad2e31e1046cac"}
{"n":133,"by":"government","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"226675354902c84e","sum":"72cb931b7f81d25d"}
{"n":134,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,22]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"9cc252d1e2117f0b"}
{"n":135,"by":null,"ask":"bot.tan","answer":"6","sum":"df2de10dca5795ee"}
{"n":136,"by":null,"ask":"bot.black","answer":"1","sum":"b2edba230b33f9d8"}
{"n":137,"by":null,"ask":"bot.green","answer":"4","sum":"54cd687b3546e6d4"}
{"n":138,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","helmand"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[3]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[2]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[6]]]]]],"8.8: Assault"],"sum":"19360e629e8f7261"}
{"n":139,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"kabul, khowst, paktika",["{0}",[2]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"7fac72fe2a667117"}
{"n":140,"by":"coalition","how":"bot","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"e5a320e007060668"}
{"n":141,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"khowst, paktika",["{0}",[2]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"37dbbcfd5b91e4bb"}
{"n":142,"by":"coalition","how":"bot","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"cdd0dee91f26338c"}
{"n":143,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"54470d6e9af37eb0"}
{"n":144,"by":"coalition","how":"bot","ask":"special","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"e6369c7be707e76f"}
{"n":145,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol"]]],"sum":"29609cc913a19880"}
{"n":146,"by":null,"ask":"bot.tan","answer":"3","sum":"194b60298aff5e5a"}
{"n":147,"by":null,"ask":"bot.black","answer":"2","sum":"2b85b233ac79606c"}
{"n":148,"by":null,"ask":"bot.green","answer":"6","sum":"20ff11dc04a8f7c1"}
{"n":149,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,6,"ghazni","zabol"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"zabol"]]],"sum":"532e84b4df624669"}
{"n":150,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"paktika","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"paktika"]]],"sum":"bae96a146027e8fe"}
{"n":151,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"done","why":["8.8.3: no more Taliban are exposed"],"print":"ddd35bfe26222392","sum":"be98e3e2e59da040"}
{"n":152,"by":null,"ask":"deck.top","answer":"event","sum":"991c53962a614632"}
{"n":153,"by":null,"ask":"deck.card","answer":"50","print":"025f20642a3848d0","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 23\nnext: 50\nplayed: 32 56 17 43\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=12 taliban=12 warlords=17\naid: 23\npatronage: 6\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nmomentum: 17=shaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T1P1 T:B1u1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1\npaktika C:B1T1 G:T3P3 T:B1u2\nzabol T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\n","sum":"2a7d017bbe8992ed"}
{"n":154,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Roadside IEDs",4]]],"sum":"07f4470730b6dd9f"}
{"n":155,"by":null,"ask":"bot.die","answer":"3","sum":"d97839dad7c30648"}
{"n":156,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[3,4,"Roadside IEDs"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Roadside IEDs"]]],"sum":"12531635632302e8"}
{"n":157,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"c0bc1f9424e61851","sum":"2c8977dcf8625838"}
{"n":158,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,12]],["{0}: {1}",["8.5","rally"]]],"sum":"a9387c8e3369ad9f"}
{"n":159,"by":"warlords","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"oruzgan"]]],"sum":"ebaf0f9ade936575"}
{"n":160,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"oruzgan"]]],"sum":"3d8563afa535286b"}
{"n":161,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, nimruz"]]],"sum":"74803fa9c068eb40"}
{"n":162,"by":null,"ask":"bot.tan","answer":"3","sum":"c652ffdcdaddb993"}
{"n":163,"by":null,"ask":"bot.black","answer":"4","sum":"df68f6195b247176"}
{"n":164,"by":null,"ask":"bot.green","answer":"1","sum":"8b77fb3b5053b8ea"}
{"n":165,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,1,"kabul","baghlan"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"baghlan"]]],"sum":"891d3acc909c490c"}
{"n":166,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"baghlan"]]],"sum":"8a44c2cfd715f0e1"}
{"n":167,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"4bfd8e3fda5b7706"}
{"n":168,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"43eabe17de7a5a14"}
{"n":169,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"703e78e7a7b1085f"}
{"n":170,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"baghlan"]]],"sum":"2aa107dc0b480e9d"}
{"n":171,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"2666bcbdc15cc5db","sum":"d0270b86ff681385"}
{"n":172,"by":null,"ask":"deck.top","answer":"event","sum":"42ef08a561a70995"}
{"n":173,"by":null,"ask":"deck.card","answer":"57","print":"d9d29323aac28e1c","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 50\nnext: 57\nplayed: 32 56 17 43 23\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=12 taliban=12 warlords=14\naid: 23\npatronage: 6\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded\nbaghlan W:B1u2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T1P1 T:B1u1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u2\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1u1\npaktika C:B1T1 G:T3P3 T:B1u2\nzabol T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\n","sum":"49bcee84f26b714f"}
{"n":174,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Development Aid"]]],"sum":"f84e8bd93fc63a26"}
{"n":175,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"9946cebbeab1fa8b","sum":"744a3876d8c7abd2"}
{"n":176,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,17]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"827eb339b6cf588d"}
{"n":177,"by":null,"ask":"bot.tan","answer":"4","sum":"3bf0c47c91311139"}
{"n":178,"by":null,"ask":"bot.black","answer":"1","sum":"d7c08f7c83a9a72f"}
{"n":179,"by":null,"ask":"bot.green","answer":"4","sum":"cebae3b35afe7bb1"}
{"n":180,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,4,"khowst","kabul"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand",["{0}",[3]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[2]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban pieces",[3]]]]]],"8.8: Assault"],"sum":"05ff3f3ac824daa4"}
{"n":181,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"khowst",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"a8b5fb73821a014c"}
{"n":182,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"edd321dacfc1c3d6"}
{"n":183,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, helmand, kabul, kandahar, nuristan, paktika",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"d0f950f72a63a483"}
{"n":184,"by":"coalition","how":"bot","ask":"special","answer":"done","why":["8.8.3: no Air Strike is possible","8.8.4: no Special Activity"],"print":"a773a658cd1cc965","sum":"990efbcadb99da36"}
{"n":185,"by":null,"ask":"deck.top","answer":"event","sum":"5018932cc860de05"}
{"n":186,"by":null,"ask":"deck.card","answer":"9","print":"d5cbbdef87faffb0","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 57\nnext: 9\nplayed: 32 56 17 43 23 50\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=20 taliban=12 warlords=14\naid: 26\npatronage: 6\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded\nbaghlan W:B1u2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T1P1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u2\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1u1\npaktika C:B1T1 G:T3P3 T:B1u2\nzabol T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\n","sum":"36ace35139634982"}
{"n":187,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Sandstorms"]]],"sum":"5dbe3d4faf9bda1f"}
{"n":188,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"c5e1de7d91a90d87","sum":"c2692064c3f01195"}
{"n":189,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[21,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"9e5b46842f6a0c30"}
{"n":190,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"1fad724a9180c363"}
{"n":191,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"088139b79ad58876"}
{"n":192,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, faryab, ghowr, samangan, sar-e-pol, waziristan"]]],"sum":"507ccc35d55a8f52"}
{"n":193,"by":null,"ask":"bot.tan","answer":"2","sum":"8629d6a19e208869"}
{"n":194,"by":null,"ask":"bot.black","answer":"2","sum":"e44dee1262b4c2aa"}
{"n":195,"by":null,"ask":"bot.green","answer":"1","sum":"a855a81b66da29b3"}
{"n":196,"by":"taliban","how":"bot","ask":"rally.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,1,"balochistan","badghis"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badghis"]]],"sum":"c953f43f6867cbce"}
{"n":197,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badghis"]]],"sum":"99ea73647e0cf6c4"}
{"n":198,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, kandahar, nuristan, paktika, zabol, balochistan, northwest-frontier"]]],"sum":"10d058f4316f4686"}
{"n":199,"by":null,"ask":"bot.tan","answer":"2","sum":"fb915c84ee78fee2"}
{"n":200,"by":null,"ask":"bot.black","answer":"4","sum":"b96c5bb795f3c7d7"}
{"n":201,"by":null,"ask":"bot.green","answer":"4","sum":"8a88e44de14f3335"}
{"n":202,"by":"taliban","how":"bot","ask":"rally.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,4,"badghis","helmand"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"helmand"]]],"sum":"6a5d13a3d9b1b6f3"}
{"n":203,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"helmand"]]],"sum":"7685cb54d47cf9ed"}
{"n":204,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"ae3273ef79b2ebbb"}
{"n":205,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"70537962e7bed396"}
{"n":206,"by":"taliban","how":"bot","ask":"rally.space","answer":"kandahar","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"kandahar"]]],"sum":"ed8b8f10acc9cbd3"}
{"n":207,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"kandahar"]]],"sum":"9ed3c8fd7b4f4eb0"}
{"n":208,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"c2040d620fd004a4"}
{"n":209,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"4f444a097f3b0310"}
{"n":210,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"c157db4dc643216c"}
{"n":211,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"12cb9bf88e1653b0"}
{"n":212,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"d48eeb68e377ce85"}
{"n":213,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"balochistan"]]],"sum":"71f5d7877180972d"}
{"n":214,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"balochistan"]]],"sum":"a42ccec7e1b0df59"}
{"n":215,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"1abd780031ea2085"}
{"n":216,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"12c9f567168bec0a"}
{"n":217,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"3ec23d2c911ab57b"}
{"n":218,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.7.7: the greatest shift",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"kandahar"]]],"sum":"665283cb0b6a2ed3"}
{"n":219,"by":"taliban","how":"bot","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"22345287b0432d4f"}
{"n":220,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.2: Infiltrate: the last Police",[]],"nuristan"]]],"sum":"6275d9c9244221a4"}
{"n":221,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"0f7f95f1d60500cc"}
{"n":222,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"2b31a78719337b46","sum":"838ecfc8ec428923"}
{"n":223,"by":null,"ask":"deck.top","answer":"event","sum":"b8caac59e7aa10ef"}
{"n":224,"by":null,"ask":"deck.card","answer":"2","print":"3c4687d1f706e3cd","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 9\nnext: 2\nplayed: 32 56 17 43 23 50 57\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=20 taliban=2 warlords=14\naid: 26\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded 57=unshaded\nbadghis T:u1\nbaghlan W:B1u2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u4\nhelmand C:B1T3 G:T4P4 T:B1u4\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u5 support=O\nkhowst C:B1T1 G:T1P1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u2\nnuristan C:T1 G:T1 T:u3 W:B1u1\noruzgan C:T1 G:T1P1 W:B1u1\npaktika C:B1T1 G:T3P3 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u3\n","sum":"36faf11b29fe317e"}
{"n":225,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Special Forces"]]],"sum":"4868398f432b5bd6"}
{"n":226,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"0f535fa5fc39ba00"}
{"n":227,"by":"coalition","how":"bot","ask":"event.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"nuristan",["{0}",[1]]]]],"sum":"fc9b443963590888"}
{"n":228,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"warlord_underground","why":[["{0}: {1}",[["8.4.4: it has the greatest effect",[]],"warlord_underground"]]],"sum":"a1eb1fb21fe158df"}
{"n":229,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"warlord_bases","why":[["{0}: {1}",[["8.1.2: Bases first",[]],"warlord_bases"]]],"sum":"6c8cf923f842868d"}
{"n":230,"by":"coalition","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"1479f8c5f6389e5a","sum":"884fd7319f0b1948"}
{"n":231,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,16]],["{0}: {1}",["8.6","train"]]],"sum":"cf27123f26ce6c33"}
{"n":232,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"776d7be7f906fc9c"}
{"n":233,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"ed5b9b39f865d675"}
{"n":234,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"bdbd14cd3f4afdd7"}
{"n":235,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"ghazni, kandahar, konduz",["{0}",[4]]]],["8.2: among {0}",["ghazni, kandahar, konduz"]]],"sum":"dd1dd99b078ae690"}
{"n":236,"by":null,"ask":"bot.tan","answer":"1","sum":"31635afedce8a073"}
{"n":237,"by":null,"ask":"bot.black","answer":"5","sum":"a06651f0117b3181"}
{"n":238,"by":null,"ask":"bot.green","answer":"5","sum":"02687bab64251dcf"}
{"n":239,"by":"government","how":"bot","ask":"train.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,5,"paktika","ghazni"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"ghazni"]]],"sum":"d41c82a67874cfd0"}
{"n":240,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a70fe9cd1f6bc8ff"}
{"n":241,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"d16cde2fabc3e4bf"}
{"n":242,"by":"government","how":"bot","ask":"train.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"konduz",["{0}",[4]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"konduz"]]],"sum":"ed318453bb235ad0"}
{"n":243,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"f681d71532173d15"}
{"n":244,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a660a970589d68a6"}
{"n":245,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"8778ca2414ac67db"}
{"n":246,"by":"government","how":"bot","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"1e68657872d88bed"}
{"n":247,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"4c91b82c549bdd63"}
{"n":248,"by":"government","how":"bot","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"5c3e5dc77ec1722f"}
{"n":249,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.6.2 step 2: all spaces have their cubes"],"sum":"67bd3ee7d4fdb3d9"}
{"n":250,"by":"government","how":"bot","ask":"train.extra","answer":"civic-action","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"konduz"]]],"sum":"da882c5e7d2a6ce2"}
{"n":251,"by":"government","how":"bot","ask":"train.extra.space","answer":"konduz","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"konduz"]]],"sum":"45558113e2d90288"}
{"n":252,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"80a31843717ecad1"}
{"n":253,"by":"government","how":"bot","ask":"govern.space","answer":"konduz","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"konduz"]]],"print":"aca35af7cd97f6a8","sum":"a9ce391f85d49667"}
{"n":254,"by":null,"ask":"deck.top","answer":"event","sum":"4bc570fe115ad694"}
{"n":255,"by":null,"ask":"deck.card","answer":"55","print":"b56e0fd259fdd9cd","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 2\nnext: 55\nplayed: 32 56 17 43 23 50 57 9\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=5 taliban=2 warlords=14\naid: 23\npatronage: 8\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded 57=unshaded\nbadghis T:u1\nbaghlan W:B1u2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T4P4 T:B1u4\nhelmand C:B1T3 G:T4P4 T:B1u4\nherat G:B1T4P4\nkabul C:B1T3 G:T4P5 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u5 support=O\nkhowst C:B1T1 G:T3P3 +1\nkonduz G:B1T4P4 W:B1u1 +1\nnimruz W:u2\nnuristan C:T1 G:T1 T:u2\noruzgan C:T1 G:T1P1 W:B1u1\npaktika C:B1T1 G:T3P3 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u3\n","sum":"7feceb8d7b5c3fe1"}
{"n":256,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Predators",4]]],"sum":"f4a4835e9ce9658c"}
{"n":257,"by":null,"ask":"bot.die","answer":"3","sum":"3bdeb96c513f844c"}
{"n":258,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[3,4,"Predators"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Predators"]]],"sum":"764de3099ab7ab70"}
{"n":259,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"54906a7bff5dcdce","sum":"f4e1e24f4f00e388"}
{"n":260,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,10]],["{0}: {1}",["8.5","rally"]]],"sum":"cb60d376108c77b3"}
{"n":261,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, nimruz"]]],"sum":"ef35908ad2135959"}
{"n":262,"by":null,"ask":"bot.tan","answer":"5","sum":"2ad7450e2099515e"}
{"n":263,"by":null,"ask":"bot.black","answer":"2","sum":"7b9661030db3de93"}
{"n":264,"by":null,"ask":"bot.green","answer":"1","sum":"17f64684e6976723"}
{"n":265,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,1,"konduz","nimruz"]],["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"nimruz"]]],"sum":"a0a4b7b7a9062548"}
{"n":266,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"nimruz"]]],"sum":"8bd5e2eb55e8e42b"}
{"n":267,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"baghlan"]]],"sum":"2cbeeb811636281b"}
{"n":268,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"baghlan"]]],"sum":"065262464c0addfe"}
{"n":269,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, faryab, ghowr, nuristan, oruzgan"]]],"sum":"e0fffdbceafb55bb"}
{"n":270,"by":null,"ask":"bot.tan","answer":"2","sum":"f68fcb2c55f7873f"}
{"n":271,"by":null,"ask":"bot.black","answer":"3","sum":"4b3d43fa90654cdc"}
{"n":272,"by":null,"ask":"bot.green","answer":"5","sum":"7d8800c6dc6d33ec"}
{"n":273,"by":"warlords","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,5,"helmand","oruzgan"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"oruzgan"]]],"sum":"d6b4e468043193e0"}
{"n":274,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"oruzgan"]]],"sum":"0aaf72b785388ad3"}
{"n":275,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"a5d2d8a5e98618aa"}
{"n":276,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"oruzgan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"oruzgan"]]],"sum":"914fbc6ede085130"}
{"n":277,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"f9b6445df159a7e3","sum":"6f1605b7d6e0ee46"}
{"n":278,"by":null,"ask":"deck.top","answer":"event","sum":"46d89e9a40a91996"}
{"n":279,"by":null,"ask":"deck.card","answer":"13","print":"2fa04f2a96016b09","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 55\nnext: 13\nplayed: 32 56 17 43 23 50 57 9 2\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=5 taliban=2 warlords=11\naid: 23\npatronage: 8\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded 57=unshaded\nbadghis T:u1\nbaghlan W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T4P4 T:B1u4\nhelmand C:B1T3 G:T4P4 T:B1u4\nherat G:B1T4P4\nkabul C:B1T3 G:T4P5 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u5 support=O\nkhowst C:B1T1 G:T3P3 +1\nkonduz G:B1T4P4 W:B1u1 +1\nnimruz W:B1\nnuristan C:T1 G:T1 T:u2\noruzgan C:T1 G:T1P1 W:B2u2\npaktika C:B1T1 G:T3P3 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u3\n","sum":"560609e52b77f9d2"}
{"n":280,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Breaktime"]]],"sum":"9e0f390ee6560f04"}
{"n":281,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"a4a021472a32ddcb"}
{"n":282,"by":"coalition","how":"bot","ask":"event.faction","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","taliban, warlords"]]],"sum":"9bace2e0f81145aa"}
{"n":283,"by":null,"ask":"bot.die","answer":"4","sum":"181eed7f27a833bf"}
{"n":284,"by":"coalition","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: dice {1}: {2}",["8.1.2","4","warlords"]],["{0}: {1}",[["8.1.2: a random Faction, of the enemies that have not executed",[]],"warlords"]]],"print":"d3e2a1c9e34a1547","sum":"5e7dd7438e6d154d"}
{"n":285,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,1]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"77788567498e9f8c"}
{"n":286,"by":"government","how":"bot","ask":"sweep.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"baghlan",["{0}",[3]]]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"baghlan"]]],"sum":"33c87205718f3117"}
{"n":287,"by":"government","how":"bot","ask":"sweep.origin","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, konduz"]]],"sum":"8a465516ea8724ea"}
{"n":288,"by":null,"ask":"bot.tan","answer":"3","sum":"55758b18b072be3f"}
{"n":289,"by":null,"ask":"bot.black","answer":"5","sum":"f167a362a5b1486d"}
{"n":290,"by":null,"ask":"bot.green","answer":"4","sum":"6845ea46f06f112a"}
{"n":291,"by":"government","how":"bot","ask":"sweep.origin","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,4,"baghlan","konduz"]],["8.6.4: just enough Troops: {0} from {1}",[3,"konduz"]]],"sum":"4b675f2aec7f9e8a"}
{"n":292,"by":"government","how":"bot","ask":"sweep.troops","answer":"3","why":[["8.6.4: just enough Troops: {0} from {1}",[3,"konduz"]]],"sum":"a5dad6674451516e"}
{"n":293,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"8712e57ef790b488"}
{"n":294,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, herat, kabul"]]],"sum":"25eaea6ea08c5a08"}
{"n":295,"by":null,"ask":"bot.tan","answer":"6","sum":"c13a94286d5faf8e"}
{"n":296,"by":null,"ask":"bot.black","answer":"5","sum":"5b5c4c244df080e3"}
{"n":297,"by":null,"ask":"bot.green","answer":"3","sum":"bc1671e237e46b39"}
{"n":298,"by":"government","how":"bot","ask":"sweep.space","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,3,"bamian","herat"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[4,"herat"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"nuristan"]],"8.6.2: Transport"],"sum":"e223ab9b7085f5f8"}
{"n":299,"by":"government","how":"bot","ask":"transport.origin","answer":"herat","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[4,"herat"]]],"sum":"ca2596d96ff4e5d4"}
{"n":300,"by":"government","how":"bot","ask":"transport.destination","answer":"nuristan","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"nuristan"]]],"sum":"d61712e1706094f3"}
{"n":301,"by":"government","how":"bot","ask":"transport.troops","answer":"3","why":["8.6.2: all of the excess, but 1 stays"],"print":"11652013aefa68ae","sum":"254fccd9758b536b"}
{"n":302,"by":null,"ask":"deck.top","answer":"propaganda","print":"146ec0d85e70c5be","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 13\nnext: propaganda\nplayed: 32 56 17 43 23 50 57 9 2 55\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=0 taliban=2 warlords=13\naid: 23\npatronage: 8\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded 57=unshaded\nbadghis T:u1\nbaghlan G:T3 W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T4P4 T:B1u4\nhelmand C:B1T3 G:T4P4 T:B1u4\nherat G:B1T1P4\nkabul C:B1T3 G:T4P5 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u5 support=O\nkhowst C:B1T1 G:T3P3 +1\nkonduz G:B1T1P4 W:B1u1 +1\nnimruz W:B1\nnuristan C:T1 G:T4 T:u2\noruzgan C:T1 G:T1P1 W:B2u2\npaktika C:B1T1 G:T3P3 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u3\n","sum":"a5d1da4757958fde"}
{"n":303,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Anti-Corruption Drive"]]],"sum":"40815659d49e8855"}
{"n":304,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"cf7cb8b4fbc8be7e"}
{"n":305,"by":"coalition","how":"bot","ask":"event.amount","answer":"6","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"6"]]],"print":"df66584bc7541e82","sum":"b2681154403e5f35"}
{"n":306,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[6,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[1,1]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,10]],["{0}: {1}",["8.7","attack"]]],"sum":"5d2470b50c951ebb"}
{"n":307,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, kabul, kandahar, nuristan, paktika"]]],"sum":"4158947a262cccfc"}
{"n":308,"by":null,"ask":"bot.tan","answer":"5","sum":"b9027e96ee2661ff"}
{"n":309,"by":null,"ask":"bot.black","answer":"1","sum":"87bed5048a61509a"}
{"n":310,"by":null,"ask":"bot.green","answer":"5","sum":"1684e477614f10c7"}
{"n":311,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,5,"samangan","kandahar"]],["8.2: among {0}",["ghazni, helmand, kabul, nuristan, paktika"]]],"sum":"20240317ae2eb978"}
{"n":312,"by":null,"ask":"bot.tan","answer":"6","sum":"16930251197c9dd9"}
{"n":313,"by":null,"ask":"bot.black","answer":"5","sum":"e9425eb0f16a9b9f"}
{"n":314,"by":null,"ask":"bot.green","answer":"5","sum":"010a885ef7287eb2"}
{"n":315,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,5,"kandahar","helmand"]],["{0}: {1}",[["8.7.4: Ambush",[]],"kandahar, helmand"]]],"sum":"0bfb61fd9cfaa312"}
{"n":316,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kandahar","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kandahar"]]],"sum":"daef357bd6973ea6"}
{"n":317,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"5f16e7019daa7bcc"}
{"n":318,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"6857b406bf63e657"}
{"n":319,"by":"taliban","how":"bot","ask":"ambush.space","answer":"helmand","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"a3464683ec0e7c56"}
{"n":320,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"0a702b8d9dffea78"}
{"n":321,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"print":"33d4e72b87bb7cd7","sum":"33ad66e0ee0a6f50"}
{"n":322,"by":null,"ask":"deck.card","answer":"69","print":"86e043663792ad0c","sum":"bd5bcb648592a1f4"}
{"n":323,"by":"coalition","how":"bot","ask":"civic.space","answer":"helmand","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"helmand"]]],"sum":"31c05a90eb7852cc"}
{"n":324,"by":"government","how":"bot","ask":"civic.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.6: highest Population",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"konduz"]]],"sum":"1977914ce4a59cf3"}
{"n":325,"by":"government","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"herat"]]],"sum":"f42a96a28b08e669"}
{"n":326,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"sum":"afed46b28cedc7b4"}
{"n":327,"by":"taliban","how":"bot","ask":"sharia.space","answer":"badghis","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"badghis"]]],"print":"619b992d64a781ea","sum":"7d69bb47a94d6bff"}
{"n":328,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b9f77fd3e9ba403d"}
{"n":329,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"99a9cc30159729da"}
{"n":330,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"aa881b91b18d626f"}
{"n":331,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a6691d02998338b9"}
{"n":332,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"031e1223b7c4d2d1"}
{"n":333,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e726b222c17be723"}
{"n":334,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"8e5b4259ba908aa6"}
{"n":335,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"11ca74da9f3d71ae"}
{"n":336,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"5c67fc9b92f1ec45"}
{"n":337,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"a9d68dfa09686c71"}
{"n":338,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, konduz",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"27a562f72ed84917"}
{"n":339,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"f00a1ea6627cf327"}
{"n":340,"by":"government","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"konduz",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"konduz"]]],"sum":"8aaa31337814cd51"}
{"n":341,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, khowst, konduz, paktika",["{0}",[2]]]],["8.2: among {0}",["helmand, herat, khowst, konduz, paktika"]]],"sum":"2dc9cb2cadc87f58"}
{"n":342,"by":null,"ask":"bot.tan","answer":"5","sum":"e79302bbd519663d"}
{"n":343,"by":null,"ask":"bot.black","answer":"3","sum":"7453d7135c00b12a"}
{"n":344,"by":null,"ask":"bot.green","answer":"4","sum":"aba24384b18a8373"}
{"n":345,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,4,"faryab","herat"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"88c56d6aeada3e9f"}
{"n":346,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"311179df1bd5d57f"}
{"n":347,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, khowst, konduz, paktika",["{0}",[2]]]],["8.2: among {0}",["helmand, khowst, konduz, paktika"]]],"sum":"e83a2a97e672b67a"}
{"n":348,"by":null,"ask":"bot.tan","answer":"6","sum":"fcf9a61d948fcd60"}
{"n":349,"by":null,"ask":"bot.black","answer":"2","sum":"596bfaf00bee6d11"}
{"n":350,"by":null,"ask":"bot.green","answer":"1","sum":"67323c0ff6ac978f"}
{"n":351,"by":"government","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,1,"konduz","konduz"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"konduz"]]],"sum":"de5d44e93d97ccde"}
{"n":352,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"a6215bdbbe9fcac8"}
{"n":353,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, khowst, paktika",["{0}",[2]]]],["8.2: among {0}",["helmand, khowst, paktika"]]],"sum":"150597979c05b021"}
{"n":354,"by":null,"ask":"bot.tan","answer":"5","sum":"c2727ecf34c0afc1"}
{"n":355,"by":null,"ask":"bot.black","answer":"2","sum":"0699941efbfd7181"}
{"n":356,"by":null,"ask":"bot.green","answer":"6","sum":"2e70c37f71a726bf"}
{"n":357,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","helmand"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"9f8e3b8b39c070ec"}
{"n":358,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst, paktika",["{0}",[2]]]],["8.2: among {0}",["khowst, paktika"]]],"sum":"ce4254dabcd5f7b6"}
{"n":359,"by":null,"ask":"bot.tan","answer":"1","sum":"d65127f8e648382b"}
{"n":360,"by":null,"ask":"bot.black","answer":"2","sum":"dd5b7545a9d476ed"}
{"n":361,"by":null,"ask":"bot.green","answer":"6","sum":"993d9bf306799f4d"}
{"n":362,"by":"government","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,6,"farah","paktika"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"paktika"]]],"sum":"8bb2e82f3533fb68"}
{"n":363,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"baghlan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"ghazni, herat, kabul, konduz",["{0}",[3]]]],["8.2: among {0}",["ghazni, herat, kabul, konduz"]]],"sum":"edc1657512cff973"}
{"n":364,"by":null,"ask":"bot.tan","answer":"3","sum":"39a8b5a45aa1ea0f"}
{"n":365,"by":null,"ask":"bot.black","answer":"6","sum":"b1c4a5f9f40ada4d"}
{"n":366,"by":null,"ask":"bot.green","answer":"3","sum":"5e7b0cd894bc12f5"}
{"n":367,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,3,"baghlan","konduz"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"ghazni, herat, kabul",["{0}",[3]]]],["8.2: among {0}",["ghazni, herat, kabul"]]],"sum":"ba212bd39209c5cf"}
{"n":368,"by":null,"ask":"bot.tan","answer":"3","sum":"531673396a90a6cf"}
{"n":369,"by":null,"ask":"bot.black","answer":"2","sum":"884b3af006bacad8"}
{"n":370,"by":null,"ask":"bot.green","answer":"2","sum":"b21a9dd5258d0a64"}
{"n":371,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,2,"waziristan","ghazni"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul",["{0}",[3]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"42197b654d96487c"}
{"n":372,"by":null,"ask":"bot.tan","answer":"5","sum":"f41a7797484b49d3"}
{"n":373,"by":null,"ask":"bot.black","answer":"1","sum":"e3a0651d8d295c86"}
{"n":374,"by":null,"ask":"bot.green","answer":"6","sum":"64f4f77d4ae7cd4a"}
{"n":375,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,6,"samangan","herat"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"ghazni, helmand, herat, kabul, khowst, konduz, paktika",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand, herat, kabul, khowst, konduz, paktika"]]],"sum":"66204b1f5c8c58e7"}
{"n":376,"by":null,"ask":"bot.tan","answer":"4","sum":"956f8c7d06848df6"}
{"n":377,"by":null,"ask":"bot.black","answer":"4","sum":"617f50c2771b6618"}
{"n":378,"by":null,"ask":"bot.green","answer":"4","sum":"cd9cca65054ab32b"}
{"n":379,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,4,"kabul","kabul"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"ghazni, helmand, herat, khowst, konduz, paktika",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand, herat, khowst, konduz, paktika"]]],"sum":"f1b8da05a4d8e746"}
{"n":380,"by":null,"ask":"bot.tan","answer":"6","sum":"2b08a647309d449b"}
{"n":381,"by":null,"ask":"bot.black","answer":"3","sum":"073a6e707f49f462"}
{"n":382,"by":null,"ask":"bot.green","answer":"4","sum":"c87ebc65d356989a"}
{"n":383,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,4,"faryab","herat"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"ghazni, helmand, khowst, konduz, paktika",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand, khowst, konduz, paktika"]]],"sum":"998b0e69b440b301"}
{"n":384,"by":null,"ask":"bot.tan","answer":"4","sum":"ac93a59f584b83c2"}
{"n":385,"by":null,"ask":"bot.black","answer":"3","sum":"b957d9da232ea3f9"}
{"n":386,"by":null,"ask":"bot.green","answer":"5","sum":"6980f5f939a91ce8"}
{"n":387,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,5,"kabul","konduz"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"ghazni, helmand, khowst, paktika",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand, khowst, paktika"]]],"sum":"443a04515256160d"}
{"n":388,"by":null,"ask":"bot.tan","answer":"6","sum":"690962e6cba8f946"}
{"n":389,"by":null,"ask":"bot.black","answer":"5","sum":"5b25f0b74df83192"}
{"n":390,"by":null,"ask":"bot.green","answer":"4","sum":"9aeae071945fd449"}
{"n":391,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,4,"bamian","helmand"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"nuristan",["{0}",[0]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"konduz","baghlan"]]],"sum":"8cca69792e1ca907"}
{"n":392,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"konduz","baghlan"]]],"sum":"6c894bbb15851c60"}
{"n":393,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"konduz","baghlan"]]],"sum":"1ab5cb250634f883"}
{"n":394,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"ghazni","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"ghazni","baghlan"]]],"sum":"c967a6cfe21add14"}
{"n":395,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"ghazni","baghlan"]]],"sum":"00bb6a82852406dd"}
{"n":396,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"ghazni","baghlan"]]],"sum":"3f3f014667dab72c"}
{"n":397,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","baghlan"]]],"sum":"1a1b528bb8a57d88"}
{"n":398,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","baghlan"]]],"sum":"29b15b9a8938f169"}
{"n":399,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","baghlan"]]],"sum":"f08340cda9fd9dc9"}
{"n":400,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"16de549b7e151776"}
{"n":401,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"255b67d1a3598d61"}
{"n":402,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"351f0bd00dd8e68f"}
{"n":403,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"0928a455938f94c0"}
{"n":404,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"17ecc056e8d60af4"}
{"n":405,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"41fddfccbed57ce8"}
{"n":406,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"konduz","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"konduz","kandahar-spin-boldak"]]],"sum":"3f4da53c6407d2dd"}
{"n":407,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"konduz","kandahar-spin-boldak"]]],"sum":"12c68a92ae9a1726"}
{"n":408,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"konduz","kandahar-spin-boldak"]]],"sum":"1f245e795f7b9d5d"}
{"n":409,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"helmand","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"helmand","nuristan"]]],"sum":"37577916eafb1b7c"}
{"n":410,"by":"government","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"helmand","nuristan"]]],"sum":"5174cbba69fd3e53"}
{"n":411,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"helmand","nuristan"]]],"sum":"962f5b43446dd613"}
{"n":412,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"2e71008f14554ed9"}
{"n":413,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"waziristan",["{0}",[0]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"85971f5d1af03604"}
{"n":414,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"waziristan",["{0}",[1]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"fdc8644355ba9095"}
{"n":415,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"a058a01b16947038"}
{"n":416,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"balochistan, waziristan",["{0}",[2]]]],["8.2: among {0}",["balochistan, waziristan"]]],"sum":"ae660416b4e5bbc4"}
{"n":417,"by":null,"ask":"bot.tan","answer":"5","sum":"fd4e6c32bf23637f"}
{"n":418,"by":null,"ask":"bot.black","answer":"4","sum":"98e191adfbc59a96"}
{"n":419,"by":null,"ask":"bot.green","answer":"2","sum":"73669302218327fe"}
{"n":420,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,2,"balkh","balochistan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"balochistan"]]],"print":"90d91d97a85cb37c","sum":"ee1db92ec909c41f"}
{"n":421,"by":null,"ask":"deck.top","answer":"event","sum":"54a9980fd25eae39"}
{"n":422,"by":null,"ask":"deck.card","answer":"1","print":"0942d44ad0e58723","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 69\nnext: 1\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\nresources: government=32 taliban=6 warlords=22\naid: 20\npatronage: 2\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nbadghis support=O\nbaghlan G:P3 W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T3P2 T:B1u4\nhelmand C:B1T3 G:T3P1 T:B1u4 support=S\nherat G:B1T3P1 support=S\nkabul C:B1T3 G:T3P1 T:u1 support=S +1\nkandahar C:B1T2 G:T1P1 T:B1u6 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 support=S +1\nnimruz W:B1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2u2\npaktika C:B1T1 G:T3P2 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:B1u3\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"34cdb55e08b84aea"}
{"n":423,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mine Removal"]]],"sum":"4863d5bcb59b1d24"}
{"n":424,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"89630f9e3097e47b"}
{"n":425,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"0c8ce5471f0e54cf"}
{"n":426,"by":null,"ask":"bot.die","answer":"5","sum":"4701957cae7a6572"}
{"n":427,"by":"warlords","how":"bot","ask":"event.space","answer":"kandahar-kabul","why":[["{0}: dice {1}: {2}",["8.3","5","kandahar-kabul"]]],"sum":"03c922e0c5421a00"}
{"n":428,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah"]]],"sum":"a1887e3f23cf478a"}
{"n":429,"by":null,"ask":"bot.die","answer":"3","sum":"4e757ed3bcf1156a"}
{"n":430,"by":"warlords","how":"bot","ask":"event.space","answer":"farah-kandahar","why":[["{0}: dice {1}: {2}",["8.3","3","farah-kandahar"]]],"sum":"8d7aae659a401db0"}
{"n":431,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, kabul, konduz"]]],"sum":"e88dca8817611835"}
{"n":432,"by":null,"ask":"bot.tan","answer":"5","sum":"5c149d04d71e6ad8"}
{"n":433,"by":null,"ask":"bot.black","answer":"5","sum":"5bf4aaee18ad480f"}
{"n":434,"by":null,"ask":"bot.green","answer":"4","sum":"a5accc6505fb7518"}
{"n":435,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,4,"bamian","kabul"]]],"print":"12f07dc4a280761e","sum":"f05916f0c06e0635"}
{"n":436,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,20]],["{0}: {1}",["8.6","train"]]],"sum":"200df1a399a1babe"}
{"n":437,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"aac303af58c8fb4f"}
{"n":438,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"e1cc570f9464095a"}
{"n":439,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"8b3bf1d855b4b164"}
{"n":440,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"helmand, herat, kabul, khowst, konduz",["{0}",[4]]]],["8.2: among {0}",["helmand, herat, kabul, khowst, konduz"]]],"sum":"5eebd0bad2c9e370"}
{"n":441,"by":null,"ask":"bot.tan","answer":"3","sum":"6c9e8821a1b74240"}
{"n":442,"by":null,"ask":"bot.black","answer":"4","sum":"e8ce626fff5a8f94"}
{"n":443,"by":null,"ask":"bot.green","answer":"5","sum":"3c86f4fb0ecf63e4"}
{"n":444,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","kabul"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"ed6c29868185dcb6"}
{"n":445,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"86f8f552536b3178"}
{"n":446,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"4a9905da93516763"}
{"n":447,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"helmand, herat, khowst, konduz",["{0}",[4]]]],["8.2: among {0}",["helmand, herat, khowst, konduz"]]],"sum":"6f665a1a73e90d93"}
{"n":448,"by":null,"ask":"bot.tan","answer":"6","sum":"ab11454110ed01dc"}
{"n":449,"by":null,"ask":"bot.black","answer":"4","sum":"43b564ef7e7864a9"}
{"n":450,"by":null,"ask":"bot.green","answer":"4","sum":"9a19c58da566b3d0"}
{"n":451,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,4,"faryab","herat"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"d261724f49364dad"}
{"n":452,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a50dde9c03d3223c"}
{"n":453,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"0208347bbb5f4b72"}
{"n":454,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"helmand, khowst, konduz",["{0}",[4]]]],["8.2: among {0}",["helmand, khowst, konduz"]]],"sum":"2d3eb9216ea91ee4"}
{"n":455,"by":null,"ask":"bot.tan","answer":"6","sum":"0bce59fb755acd1d"}
{"n":456,"by":null,"ask":"bot.black","answer":"4","sum":"cec97d457f9d693a"}
{"n":457,"by":null,"ask":"bot.green","answer":"6","sum":"83ff72244cc7acc0"}
{"n":458,"by":"government","how":"bot","ask":"train.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,6,"ghowr","helmand"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"helmand"]]],"sum":"d8721c4b6e199a15"}
{"n":459,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"ae42d8fcc765ef4f"}
{"n":460,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"ef6073393401524f"}
{"n":461,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"19e6f71b2f5f274f"}
{"n":462,"by":"government","how":"bot","ask":"govern.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"konduz"]]],"sum":"2c600b84a02ddc23"}
{"n":463,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"sum":"a8426a60ebcf5c60"}
{"n":464,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"herat"]]],"sum":"cc5c4b96ab525e21"}
{"n":465,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"d26167b837bc9c63"}
{"n":466,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"4ab29c16b12c560d","sum":"ea93225c38b15819"}
{"n":467,"by":null,"ask":"deck.top","answer":"event","sum":"ea6f0dc1b8efcc41"}
{"n":468,"by":null,"ask":"deck.card","answer":"8","print":"f3513da3777dfc15","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 1\nnext: 8\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=20 taliban=6 warlords=22\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nbadghis support=O\nbaghlan G:P3 W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T3P2 T:B1u4\nhelmand C:B1T3 G:T5P3 T:B1u4 support=S\nherat G:B1T5P3\nkabul C:B1T3 G:T5P3 T:u1 support=S\nkandahar C:B1T2 G:T3P3 T:B1u6 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2u2\npaktika C:B1T1 G:T3P2 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:B1u3\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"0d66f22b6961d4ef"}
{"n":469,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["ISR",3]]],"sum":"ffe5b3cc6cf5a07c"}
{"n":470,"by":null,"ask":"bot.die","answer":"6","sum":"591d230de7920d64"}
{"n":471,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,3,"ISR"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,23]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"28175718f6e97dde"}
{"n":472,"by":null,"ask":"bot.tan","answer":"6","sum":"b4228947ca8b9423"}
{"n":473,"by":null,"ask":"bot.black","answer":"6","sum":"2a80bd51cfd0fb79"}
{"n":474,"by":null,"ask":"bot.green","answer":"6","sum":"210befd3f158870d"}
{"n":475,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","helmand"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[3]]]],["8.2: among {0}",["ghazni, kandahar, khowst, paktika"]]],"sum":"8e710e6a16882a67"}
{"n":476,"by":null,"ask":"bot.tan","answer":"6","sum":"baf2a46543eb63ae"}
{"n":477,"by":null,"ask":"bot.black","answer":"6","sum":"3c2a573204baaf67"}
{"n":478,"by":null,"ask":"bot.green","answer":"6","sum":"b88471b5645759a8"}
{"n":479,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","kandahar"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[5]]]]]],"8.8: Assault"],"sum":"c0a8f74e085ce6f6"}
{"n":480,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, helmand, kabul, kandahar, paktika",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[3]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"9f634c4f6f547d11"}
{"n":481,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, helmand, kandahar, paktika",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"578d2ee9d1b90f72"}
{"n":482,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, helmand, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, helmand, paktika"]]],"sum":"186672a4df991fa8"}
{"n":483,"by":null,"ask":"bot.tan","answer":"4","sum":"10472cc3fa749905"}
{"n":484,"by":null,"ask":"bot.black","answer":"3","sum":"097b5bd99496edc0"}
{"n":485,"by":null,"ask":"bot.green","answer":"5","sum":"ad2a77599c56f221"}
{"n":486,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,5,"kabul","helmand"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"314f5eeb2ab43aba"}
{"n":487,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"d3c0629c68122aa5"}
{"n":488,"by":null,"ask":"bot.tan","answer":"2","sum":"f60f4b18abea30d9"}
{"n":489,"by":null,"ask":"bot.black","answer":"6","sum":"08d329858e5e1a7c"}
{"n":490,"by":null,"ask":"bot.green","answer":"5","sum":"d6840aa9f14c992b"}
{"n":491,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,5,"paktika","paktika"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"8cacc0ded937b164"}
{"n":492,"by":"coalition","how":"bot","ask":"assault.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"ghazni"]]],"sum":"65b3f663b55cc946"}
{"n":493,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"sum":"89c0fc6e832c2d53"}
{"n":494,"by":"coalition","how":"bot","ask":"assault.space","answer":"done","why":["8.8.4: nothing more to Assault"],"print":"9822871622a29a17","sum":"b66367a481acc9f0"}
{"n":495,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[10,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[3,3]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,11]],["{0}: {1}",["8.7","attack"]]],"sum":"2c4f2f6126b7cecb"}
{"n":496,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, kandahar, paktika"]]],"sum":"206557673d6c898b"}
{"n":497,"by":null,"ask":"bot.tan","answer":"6","sum":"63c844f9f2cfdaf2"}
{"n":498,"by":null,"ask":"bot.black","answer":"1","sum":"81d9ca02398a4aaa"}
{"n":499,"by":null,"ask":"bot.green","answer":"4","sum":"d845ababb6a3d526"}
{"n":500,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","kandahar"]],["8.2: among {0}",["ghazni, helmand, paktika"]]],"sum":"9b2b54c1e5e2ba4d"}
{"n":501,"by":null,"ask":"bot.tan","answer":"1","sum":"089ab7736834d96a"}
{"n":502,"by":null,"ask":"bot.black","answer":"4","sum":"9b5d79efc6e0385e"}
{"n":503,"by":null,"ask":"bot.green","answer":"5","sum":"6ae743ba1cd04e5b"}
{"n":504,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,5,"helmand","helmand"]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"7030246d4328f512"}
{"n":505,"by":null,"ask":"bot.tan","answer":"4","sum":"5beb696451e3b1b0"}
{"n":506,"by":null,"ask":"bot.black","answer":"2","sum":"aa0a3bb9dd43a958"}
{"n":507,"by":null,"ask":"bot.green","answer":"2","sum":"0b481b3b88883ffc"}
{"n":508,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,2,"waziristan","ghazni"]],["{0}: {1}",[["8.7.4: Ambush",[]],"kandahar, helmand, ghazni"]]],"sum":"b193eee2f5b94fa1"}
{"n":509,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kandahar","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kandahar"]]],"sum":"9a883707cef1c66d"}
{"n":510,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"aa5ff037aa2fd4b5"}
{"n":511,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"f07377d0f6876acb"}
{"n":512,"by":"taliban","how":"bot","ask":"ambush.space","answer":"helmand","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"8de2e27b412c6152"}
{"n":513,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"8f68813761a2e9ff"}
{"n":514,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"e6f9f6694a0ef6a1"}
{"n":515,"by":"taliban","how":"bot","ask":"ambush.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"ghazni"]]],"sum":"5f638b2d85954855"}
{"n":516,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"38f5a934a99d81da"}
{"n":517,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"80dd1a6b67e8e5fd"}
{"n":518,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"b56741bc7d74e7b9","sum":"b9a9d6c0ec7c84e2"}
{"n":519,"by":null,"ask":"deck.top","answer":"event","sum":"038c29d74698dc5f"}
{"n":520,"by":null,"ask":"deck.card","answer":"26","print":"a41626c37c5e322a","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 8\nnext: 26\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=20 taliban=3 warlords=22\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nbadghis support=O\nbaghlan G:P3 W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u3a1\nhelmand C:B1T3 G:T4P2 T:B1u3a1 support=S\nherat G:B1T5P3\nkabul C:B1T3 G:T5P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1u5a1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2u1\npaktika C:B1T1 G:T3P2 T:B1u3\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:B1u3\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"66c936f18d2165af"}
{"n":521,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"SEAL Team 6"]]],"sum":"66bce85debea67b4"}
{"n":522,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"56d7468e6453d0a4"}
{"n":523,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"balochistan, northwest-frontier",["{0}",[1]]]],["8.2: among {0}",["balochistan, northwest-frontier"]]],"sum":"0c0e6db01c94b332"}
{"n":524,"by":null,"ask":"bot.tan","answer":"1","sum":"f248d56109f4c888"}
{"n":525,"by":null,"ask":"bot.black","answer":"6","sum":"697a8b4082d86d74"}
{"n":526,"by":null,"ask":"bot.green","answer":"1","sum":"4e546b4a2124f7e8"}
{"n":527,"by":"government","how":"bot","ask":"event.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,1,"zabol","northwest-frontier"]]],"sum":"368a9833ebd831bb"}
{"n":528,"by":"government","how":"bot","ask":"event.remove.piece","answer":"taliban_bases","why":[["{0}: {1}",[["8.1.2: Bases first",[]],"taliban_bases"]]],"sum":"f6f18442da923994"}
{"n":529,"by":"government","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"a3eceb92a71bb465","sum":"1cbd098318251ba8"}
{"n":530,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,11]],["{0}: {1}",["8.5","rally"]]],"sum":"ad321c57673c32be"}
{"n":531,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, nimruz"]]],"sum":"184c7698e9bf852c"}
{"n":532,"by":null,"ask":"bot.tan","answer":"5","sum":"cedd1b0efba3d6d4"}
{"n":533,"by":null,"ask":"bot.black","answer":"5","sum":"5a953b93bf2913aa"}
{"n":534,"by":null,"ask":"bot.green","answer":"1","sum":"63246c19bcb1f294"}
{"n":535,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,1,"sar-e-pol","nimruz"]],["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"nimruz"]]],"sum":"2595884a5218f10c"}
{"n":536,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"nimruz"]]],"sum":"1de0101a4e8ef92b"}
{"n":537,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"baghlan"]]],"sum":"beabe3023648506f"}
{"n":538,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"baghlan"]]],"sum":"e5181760db4b6d89"}
{"n":539,"by":"warlords","how":"bot","ask":"rally.count","answer":"5","why":["8.1.1: as many as possible"],"sum":"b114de788cb77404"}
{"n":540,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, faryab, ghowr"]]],"sum":"b5a8e75a0fbdcf57"}
{"n":541,"by":null,"ask":"bot.tan","answer":"3","sum":"a3f59c2c7c2d4180"}
{"n":542,"by":null,"ask":"bot.black","answer":"6","sum":"0fc3a4136f547ba5"}
{"n":543,"by":null,"ask":"bot.green","answer":"1","sum":"02160910eaf03dbf"}
{"n":544,"by":"warlords","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,1,"nuristan","badakhshan"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badakhshan"]]],"sum":"a53ee65ed73a1a72"}
{"n":545,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badakhshan"]]],"sum":"f4762ae09b2cbc18"}
{"n":546,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"02b413eb9bcc73ae"}
{"n":547,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badakhshan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"badakhshan"]]],"sum":"28f061797b3f6907"}
{"n":548,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"4186e3613a0151f2","sum":"dfe7350468feae91"}
{"n":549,"by":null,"ask":"deck.top","answer":"event","sum":"be6f1f58a54018d1"}
{"n":550,"by":null,"ask":"deck.card","answer":"66","print":"44b202358cf3514a","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 26\nnext: 66\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=20 taliban=3 warlords=19\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nbadakhshan W:B1u1\nbadghis support=O\nbaghlan G:P3 W:B2u5 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u3a1\nhelmand C:B1T3 G:T4P2 T:B1u3a1 support=S\nherat G:B1T5P3\nkabul C:B1T3 G:T5P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1u5a1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2u1\npaktika C:B1T1 G:T3P2 T:B1u3\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"f87e7096f700d153"}
{"n":551,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"MANPADS Scare"]]],"sum":"b9f116af08aa06a1"}
{"n":552,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"b1934683673ab708","sum":"a44af5d4a7ee7387"}
{"n":553,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,21]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"4f034aac2e34da58"}
{"n":554,"by":null,"ask":"bot.tan","answer":"2","sum":"c9539120ec5df940"}
{"n":555,"by":null,"ask":"bot.black","answer":"4","sum":"bcd2543398f37414"}
{"n":556,"by":null,"ask":"bot.green","answer":"2","sum":"8271bbc46db697f3"}
{"n":557,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,2,"herat","helmand"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[3]]]],["8.2: among {0}",["khowst, paktika"]]],"sum":"978733d0804708e7"}
{"n":558,"by":null,"ask":"bot.tan","answer":"1","sum":"b12e4f30584f2838"}
{"n":559,"by":null,"ask":"bot.black","answer":"3","sum":"3c71148d90bba6f4"}
{"n":560,"by":null,"ask":"bot.green","answer":"6","sum":"eae461c21f3290b9"}
{"n":561,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,6,"helmand","paktika"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[7]]]]]],"8.8: Assault"],"sum":"ef18e74845ae90c1"}
{"n":562,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, helmand, kandahar",["{0}",[2]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"b2bca768d5ce1ba1"}
{"n":563,"by":"coalition","how":"bot","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"ae15dfc0c36f4f7b"}
{"n":564,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, helmand",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand"]]],"sum":"6fc797380412b156"}
{"n":565,"by":null,"ask":"bot.tan","answer":"3","sum":"445ce9aa68470388"}
{"n":566,"by":null,"ask":"bot.black","answer":"1","sum":"2ad461688bd77589"}
{"n":567,"by":null,"ask":"bot.green","answer":"3","sum":"f2d63d292837768d"}
{"n":568,"by":"coalition","how":"bot","ask":"assault.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,3,"khowst","ghazni"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"ghazni"]]],"sum":"79ab14c484b40859"}
{"n":569,"by":"coalition","how":"bot","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"ee82a9b470170407"}
{"n":570,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"ab13bbb8fb080b92"}
{"n":571,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"helmand",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"a21617f4981def66"}
{"n":572,"by":"coalition","how":"bot","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"d0e2d2ca6c078b30"}
{"n":573,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"paktika",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"a4f3bcbbd02b7416"}
{"n":574,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"sum":"6782632509a3f9cc"}
{"n":575,"by":"coalition","how":"bot","ask":"assault.space","answer":"done","why":["8.8.4: nothing more to Assault"],"print":"35d9946a4de76825","sum":"0535ef3eb951a020"}
{"n":576,"by":null,"ask":"deck.top","answer":"event","sum":"e49105a887ff1219"}
{"n":577,"by":null,"ask":"deck.card","answer":"28","print":"d580964e1b764f1a","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 66\nnext: 28\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=17 taliban=3 warlords=19\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis support=O\nbaghlan G:P3 W:B2u5 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2\nhelmand C:B1T3 G:T4P2 T:B1u2 support=S\nherat G:B1T5P3\nkabul C:B1T3 G:T5P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1u4 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2\npaktika C:B1T1 G:T3P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"2aa59596c797c556"}
{"n":578,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mountain Fastness"]]],"sum":"cdc481d380f1d3a0"}
{"n":579,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"ca6be03d51c3f130"}
{"n":580,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"badakhshan, bamian, ghowr, khowst, nuristan, samangan, sar-e-pol",["{0}",[1]]]],["8.2: among {0}",["badakhshan, bamian, ghowr, khowst, nuristan, samangan, sar-e-pol"]]],"sum":"22a09192d8fb12ec"}
{"n":581,"by":null,"ask":"bot.tan","answer":"6","sum":"c359a9dce5825840"}
{"n":582,"by":null,"ask":"bot.black","answer":"4","sum":"7b39f0b984928011"}
{"n":583,"by":null,"ask":"bot.green","answer":"2","sum":"bed2ee65dab6a889"}
{"n":584,"by":"warlords","how":"bot","ask":"event.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,2,"balkh","ghowr"]]],"sum":"ebc90deb062e03fa"}
{"n":585,"by":"warlords","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: {1}",[["8.4.4: the Faction that chooses benefits",[]],"warlords"]]],"sum":"db2f10e701440cc8"}
{"n":586,"by":"warlords","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"9a638d51c11dc316","sum":"844d20a7d9ffb532"}
{"n":587,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,10]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"1013997e39ac8f6f"}
{"n":588,"by":"government","how":"bot","ask":"sweep.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"baghlan",["{0}",[3]]]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"baghlan"]]],"sum":"e1bb73494c399b37"}
{"n":589,"by":"government","how":"bot","ask":"sweep.origin","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.4: most Troops",[]],"kabul",["{0}",[5]]]],["8.6.4: just enough Troops: {0} from {1}",[5,"kabul"]]],"sum":"983eb6e483d971f6"}
{"n":590,"by":"government","how":"bot","ask":"sweep.troops","answer":"5","why":[["8.6.4: just enough Troops: {0} from {1}",[5,"kabul"]]],"sum":"b57cc05a3c7825ea"}
{"n":591,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"d7754cf2f9359973"}
{"n":592,"by":"government","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"kandahar",["{0}",[4]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[4,0,"kandahar"]]],"sum":"08b0d314c04ebc78"}
{"n":593,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"1fa0041d1985c640"}
{"n":594,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"ghazni, helmand, paktika",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand, paktika"]]],"sum":"1578239d6e380ba4"}
{"n":595,"by":null,"ask":"bot.tan","answer":"5","sum":"276d77105d42b86e"}
{"n":596,"by":null,"ask":"bot.black","answer":"4","sum":"c34cd1851b1bc552"}
{"n":597,"by":null,"ask":"bot.green","answer":"6","sum":"d53867aa96666af5"}
{"n":598,"by":"government","how":"bot","ask":"sweep.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,6,"ghowr","helmand"]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[2,0,"helmand"]]],"sum":"e3a9e2371f67e741"}
{"n":599,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"1079219b0eabb1a4"}
{"n":600,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"2dda357a181b4551"}
{"n":601,"by":"government","how":"bot","ask":"sweep.targets","answer":"both","why":["8.1.1: all that can be found"],"sum":"88082a65569ba7d5"}
{"n":602,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"herat"]],["8.2: among {0}",["badghis, ghowr"]]],"sum":"8cb337bbe2a6bab0"}
{"n":603,"by":null,"ask":"bot.tan","answer":"6","sum":"09a86598624a6c15"}
{"n":604,"by":null,"ask":"bot.black","answer":"5","sum":"47034aac10381064"}
{"n":605,"by":null,"ask":"bot.green","answer":"4","sum":"5c5e231a69614481"}
{"n":606,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,4,"bamian","badghis"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"badghis"]],"8.6.2: Transport"],"sum":"bdf18d8ca99a4475"}
{"n":607,"by":"government","how":"bot","ask":"transport.origin","answer":"herat","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"herat"]]],"sum":"0c2973deaeb087b4"}
{"n":608,"by":"government","how":"bot","ask":"transport.destination","answer":"badghis","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"badghis"]]],"sum":"95c9093ad3c44d95"}
{"n":609,"by":"government","how":"bot","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"print":"020489cfe35bc95b","sum":"5eb802d53ff77794"}
{"n":610,"by":null,"ask":"deck.top","answer":"event","sum":"75072874e86af45f"}
{"n":611,"by":null,"ask":"deck.card","answer":"33","print":"6d4620a22f1394a9","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 28\nnext: 33\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=8 taliban=3 warlords=19\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2a5 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2\nghowr W:B1u2\nhelmand C:B1T3 G:T4P2 T:B1a2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a4 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2\npaktika C:B1T1 G:T3P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"fe7024d900b9c1a8"}
{"n":612,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Karzai to Islamabad"]]],"sum":"5cf478ad239e01c3"}
{"n":613,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"45b95b8390e868ac","sum":"0d48aab888d1e397"}
{"n":614,"by":null,"ask":"deck.top","answer":"event","sum":"9b86254d5c830c8f"}
{"n":615,"by":null,"ask":"deck.card","answer":"48","print":"ea6ffc3e20846181","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 33\nnext: 48\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=8 taliban=6 warlords=19\naid: 16\npatronage: 8\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2a5 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2\nghowr W:B1u2\nhelmand C:B1T3 G:T4P2 T:B1a2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a4 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2\npaktika C:B1T1 G:T3P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"cbe06a6f3378f966"}
{"n":616,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Suicide Bombers"]]],"sum":"7e5db16729e95858"}
{"n":617,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"3480e626e842fb19","sum":"3cccff0f6c933e63"}
{"n":618,"by":"government","how":"bot","ask":"turn","answer":"assault","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,10]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: yes ({0})",[["Assault: {0}, {1}; Eradicate: 1 Base",[["{0} Bases",[0]],["{0} Guerrillas",[3]]]]]],["{0}: {1}",["8.6","assault"]]],"sum":"e698fb314d67d427"}
{"n":619,"by":"government","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.5: most Taliban Guerrillas",[]],"helmand",["{0}",[2]]]],["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrillas",[2]]]],"helmand"]]],"sum":"a09e517fc3fe2fd8"}
{"n":620,"by":"government","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.5: most Taliban Guerrillas",[]],"kandahar",["{0}",[1]]]],["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrilla",[1]]]],"kandahar"]]],"sum":"768591b75b29941b"}
{"n":621,"by":"government","how":"bot","ask":"assault.space","answer":"eradicate","why":["8.6.5: Eradicate"],"sum":"91b84517ee20c515"}
{"n":622,"by":"government","how":"bot","ask":"eradicate.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, konduz"]]],"sum":"04c5ea6f9bac89aa"}
{"n":623,"by":null,"ask":"bot.tan","answer":"3","sum":"c4dd4d4322f5f762"}
{"n":624,"by":null,"ask":"bot.black","answer":"4","sum":"d93ce5e701303d1f"}
{"n":625,"by":null,"ask":"bot.green","answer":"5","sum":"d3fe7d7a9f11031e"}
{"n":626,"by":"government","how":"bot","ask":"eradicate.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","baghlan"]],["{0}: {1}",[["8.6.5: Eradicate",[]],"baghlan"]]],"sum":"c38b2eb7b3a197bf"}
{"n":627,"by":"government","how":"bot","ask":"eradicate.space","answer":"konduz","why":[["{0}: {1}",[["8.6.5: Eradicate",[]],"konduz"]]],"print":"81948b6f6cdcec80","sum":"5dca3bbcf43526f1"}
{"n":628,"by":null,"ask":"deck.top","answer":"event","sum":"fc8537be89e448b4"}
{"n":629,"by":null,"ask":"deck.card","answer":"27","print":"23b54bd885a2b164","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 48\nnext: 27\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=2 taliban=6 warlords=19\naid: 22\npatronage: 10\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B1a5 support=O +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2\nghowr W:B1u2\nhelmand C:B1T3 G:T4P2 T:B1 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a3 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:u1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2\npaktika C:B1T1 G:T3P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"a37b8781cbc8fcd1"}
{"n":630,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Partners"]]],"sum":"34c08818fd50637c"}
{"n":631,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"dbcfd8223bcbc69c"}
{"n":632,"by":"taliban","how":"bot","ask":"event.free","answer":"do","why":["8.4.4: a free Rally"],"sum":"baf1bf45bd9e2554"}
{"n":633,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"balochistan"]]],"sum":"f7095315f1948f16"}
{"n":634,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"balochistan"]]],"sum":"3d2ca9373229d267"}
{"n":635,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"a1a99f90fbf74169"}
{"n":636,"by":null,"ask":"bot.tan","answer":"3","sum":"ffbf14873088b667"}
{"n":637,"by":null,"ask":"bot.black","answer":"6","sum":"aa10866baaaf05e6"}
{"n":638,"by":null,"ask":"bot.green","answer":"5","sum":"17cef1be7b6dfd05"}
{"n":639,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,5,"northwest-frontier","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"556559e67b80fd0c"}
{"n":640,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"print":"43908986ff536837","sum":"9bb8e9b7eefe28d3"}
{"n":641,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,11]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"16dd627525bcb6e5"}
{"n":642,"by":null,"ask":"bot.tan","answer":"6","sum":"d7e7a68b2ee5a1e0"}
{"n":643,"by":null,"ask":"bot.black","answer":"6","sum":"06b7f024fe93a3d6"}
{"n":644,"by":null,"ask":"bot.green","answer":"1","sum":"3660a68e5e9d4e36"}
{"n":645,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,1,"sar-e-pol","helmand"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[3]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[2]]]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["kandahar"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[3]],["{0} Taliban pieces",[7]]]]]],"8.8: Assault"],"sum":"667c2a0a1e56a358"}
{"n":646,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["kandahar"]]],"sum":"21726556e27dbf42"}
{"n":647,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"helmand","why":[["8.8.2: the Air Lift: {0} to {1}",["helmand, kabul","kandahar"]]],"sum":"657b7f25f45f80d5"}
{"n":648,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"kabul","why":[["8.8.2: the Air Lift: {0} to {1}",["helmand, kabul","kandahar"]]],"sum":"5a4f4e8fd08b4b7c"}
{"n":649,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"kandahar","why":[["8.8.2: the Air Lift: {0} to {1}",["helmand, kabul","kandahar"]]],"sum":"9e9c4ec1539ec615"}
{"n":650,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"a2ee36bd0d91857a"}
{"n":651,"by":null,"ask":"bot.die","answer":"2","sum":"699b50bb4f184a2a"}
{"n":652,"by":"taliban","how":"bot","ask":"manpads","answer":"cancel","why":[["8.7.1: die {0}: cancel",[2]]],"sum":"d0d997f6fb60d8db"}
{"n":653,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"helmand",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"4975dd875e77596a"}
{"n":654,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"0f3d4ed2f501d15c"}
{"n":655,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"bcd8937a1844fe4f"}
{"n":656,"by":null,"ask":"bot.tan","answer":"5","sum":"729e4ae2692280ab"}
{"n":657,"by":null,"ask":"bot.black","answer":"1","sum":"3328f069a14bb9fc"}
{"n":658,"by":null,"ask":"bot.green","answer":"2","sum":"6107575565586053"}
{"n":659,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,2,"konduz","paktika"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"ead6470e84a9bf02"}
{"n":660,"by":"coalition","how":"bot","ask":"assault.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"ghazni"]]],"sum":"897d1dbfcd9e762a"}
{"n":661,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"print":"43bb77b232b5e19a","sum":"7278b759dcf6acd6"}
{"n":662,"by":null,"ask":"deck.top","answer":"event","sum":"e327c848697a12c3"}
{"n":663,"by":null,"ask":"deck.card","answer":"6","print":"8536203c9149ddee","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 27\nnext: 6\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government taliban warlords\nresources: government=2 taliban=5 warlords=19\naid: 22\npatronage: 10\nislamabad: sponsorship\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B1a5 support=O +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u1\nghowr W:B1u2\nhelmand C:B1T3 G:T4P2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:u1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B1\npaktika C:B1T1 G:T3P2 T:B1u1\nzabol T:B1u3\nbalochistan T:B2u1\nnorthwest-frontier T:u3\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"be74b4b225a56d7a"}
{"n":664,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tehrik-i-Taliban Pakistan"]]],"sum":"f4ad939f0233b51d"}
{"n":665,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"8f157cbe9dcd6738"}
{"n":666,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"10fc76ef7ad8428e"}
{"n":667,"by":null,"ask":"bot.tan","answer":"4","sum":"348d27d0df117f2c"}
{"n":668,"by":null,"ask":"bot.black","answer":"1","sum":"cb50e7763124317b"}
{"n":669,"by":null,"ask":"bot.green","answer":"2","sum":"9b6942c0b8566495"}
{"n":670,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,2,"waziristan","waziristan"]]],"sum":"fb2377ede5fe2562"}
{"n":671,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":[["8.2: as much as possible in {0}",["waziristan"]]],"sum":"b983df6cd0d43a3a"}
{"n":672,"by":"taliban","how":"bot","ask":"event.place.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"print":"539d98047c54526e","sum":"ce3bb2efb1c9422d"}
{"n":673,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"8b06b49f5f6092a8","sum":"4ac45358a018e07a"}
{"n":674,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,27]],["{0}: {1}",["8.5","march"]]],"sum":"2510f2d6773a21ec"}
{"n":675,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah"]]],"sum":"9f02e0c39c73038f"}
{"n":676,"by":null,"ask":"bot.die","answer":"5","sum":"6f27471def204e95"}
{"n":677,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: dice {1} are rolled again, for equal chances",["8.3","5"]],["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah"]]],"sum":"2940c8ca43e5af80"}
{"n":678,"by":null,"ask":"bot.die","answer":"4","sum":"9be3d595b55ebb96"}
{"n":679,"by":"warlords","how":"bot","ask":"march.origin","answer":"ghowr","why":[["{0}: dice {1}: {2}",["8.3","4","toraghondi-farah"]],["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"6511e1b2c65e4005"}
{"n":680,"by":"warlords","how":"bot","ask":"march.destination","answer":"toraghondi-farah","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"d5c67887893df05f"}
{"n":681,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"30afab45eb0583ef"}
{"n":682,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.5.2 step 2: highest Population",[]],"baghlan, konduz",["{0}",[3]]]],["8.2: among {0}",["baghlan, konduz"]]],"sum":"bc79e55c06ddd246"}
{"n":683,"by":null,"ask":"bot.tan","answer":"4","sum":"3997540cc38c6d6e"}
{"n":684,"by":null,"ask":"bot.black","answer":"2","sum":"8f51d0dacf88c12d"}
{"n":685,"by":null,"ask":"bot.green","answer":"3","sum":"592c3cb2e77a013b"}
{"n":686,"by":"warlords","how":"bot","ask":"march.origin","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,3,"khowst","baghlan"]],["8.5.2 step 2: ends {0} Control: {1}",["coin","baghlan"]]],"sum":"ca1f49dce94c813d"}
{"n":687,"by":"warlords","how":"bot","ask":"march.destination","answer":"baghlan","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","baghlan"]]],"sum":"9d88c7e2914cda4f"}
{"n":688,"by":"warlords","how":"bot","ask":"march.count","answer":"3","why":["8.5.2: as many as may leave"],"sum":"3d0305b5a7988f95"}
{"n":689,"by":"warlords","how":"bot","ask":"march.origin","answer":"konduz","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","baghlan"]]],"sum":"c3380385d37e543e"}
{"n":690,"by":"warlords","how":"bot","ask":"march.destination","answer":"baghlan","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","baghlan"]]],"sum":"416798172983737a"}
{"n":691,"by":"warlords","how":"bot","ask":"march.origin","answer":"baghlan","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","nuristan"]]],"sum":"9bd669c829300da5"}
{"n":692,"by":"warlords","how":"bot","ask":"march.destination","answer":"nuristan","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","nuristan"]]],"sum":"2cebf428670a0400"}
{"n":693,"by":"warlords","how":"bot","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"a2c4cb334e712ac1"}
{"n":694,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"cc8c0caab1764e16"}
{"n":695,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"baghlan"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"baghlan"]]],"sum":"4a177d25672757b5"}
{"n":696,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"83461ce2819fe9c9","sum":"d8f28d5694159e51"}
{"n":697,"by":null,"ask":"deck.top","answer":"event","sum":"3a2a6ad0e92c8d6d"}
{"n":698,"by":null,"ask":"deck.card","answer":"64","print":"4f12280870c57775","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 6\nnext: 64\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government taliban\nresources: government=5 taliban=5 warlords=17\naid: 22\npatronage: 10\nislamabad: sponsorship\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2u4a3 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u1\nghowr W:B1u1\nhelmand C:B1T3 G:T4P2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:a2\noruzgan C:T1 G:P1 W:B1\npaktika C:B1T1 G:T3P2 T:B1u1\nzabol T:B1u3\nbalochistan T:B2u1\nnorthwest-frontier T:u3\nwaziristan T:B1u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\ntoraghondi-farah W:u1\nkandahar-kabul sabotage\n","sum":"ff9a13b92ad75e77"}
{"n":699,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Pakistan Talks"]]],"sum":"81344fba264a1e30"}
{"n":700,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"97bd49979c7835a6","sum":"376a878caaa0dda1"}
{"n":701,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[20,1]]]],["{0}: {1}",["8.7","rally"]]],"sum":"cadb8f5834febe87"}
{"n":702,"by":"taliban","how":"bot","ask":"rally.space","answer":"kandahar","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"kandahar"]]],"sum":"ba8f6dffd116c468"}
{"n":703,"by":"taliban","how":"bot","ask":"rally.action","answer":"hide","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"kandahar"]]],"sum":"2f66e880c2a48423"}
{"n":704,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"zabol"]]],"sum":"31163a87fa65539c"}
{"n":705,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"zabol"]]],"sum":"c17f3c28dd01e198"}
{"n":706,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"a0dbff1e11d746a9"}
{"n":707,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"99bfcb80b556a2c2"}
{"n":708,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"aeea93136d2fdf9d"}
{"n":709,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"c90e849af0ff75cf"}
{"n":710,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"76ad7ce5f29930a2"}
{"n":711,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"41ff473d399fcb7e"}
{"n":712,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"02f35800f62ea00c"}
{"n":713,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2: Infiltrate: the last Police",[]],"ghazni"]]],"sum":"524a1e5418dd6619"}
{"n":714,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"306f3cca4b837bce"}
{"n":715,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"58dfc0b24d7f3cbe","sum":"174de0d29a955531"}
{"n":716,"by":null,"ask":"deck.top","answer":"event","sum":"b6fe9cbdff8f1a2b"}
{"n":717,"by":null,"ask":"deck.card","answer":"11","print":"f936867f18aebde3","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 64\nnext: 11\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=5 taliban=0 warlords=17\naid: 22\npatronage: 9\nislamabad: tolerance\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2u4a3 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T2 T:B1u2\nghowr W:B1u1\nhelmand C:B1T3 G:T4P2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 T:u1 support=S\nkandahar C:B1T2 G:T2P2 T:B1u1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:a2\noruzgan C:T1 G:P1 W:B1\npaktika C:B1T1 G:T3P2 T:B1u1\nzabol T:B2u1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\ntoraghondi-farah W:u1\nkandahar-kabul sabotage\n","sum":"e475f97807c26000"}
{"n":718,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.1: {0} would change nothing",["Hazara"]],["8.5.1: at least {0} pieces Available: no ({1})",[6,3]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,26]],["{0}: {1}",["8.5","march"]]],"sum":"6ed159959efc4405"}
{"n":719,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak"]]],"sum":"6707ea77c76716c9"}
{"n":720,"by":null,"ask":"bot.die","answer":"3","sum":"ebcb0e5c181b6d43"}
{"n":721,"by":"warlords","how":"bot","ask":"march.origin","answer":"baghlan","why":[["{0}: dice {1}: {2}",["8.3","3","kabul-aibak"]],["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"kabul-aibak"]]],"sum":"f2afb2e456c40f46"}
{"n":722,"by":"warlords","how":"bot","ask":"march.destination","answer":"kabul-aibak","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"kabul-aibak"]]],"sum":"56e3df8c9e4f5467"}
{"n":723,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"kabul-aibak"]]],"sum":"8dd66ac6b7a429c9"}
{"n":724,"by":"warlords","how":"bot","ask":"march.underground","answer":"1","why":["8.1.2: Underground on arrival"],"sum":"c7c2493a087101a9"}
{"n":725,"by":"warlords","how":"bot","ask":"march.origin","answer":"traffic","why":[["8.5.4: no {0}",["cultivate"]],["8.5.4: {0}",["traffic"]]],"sum":"315c0ede6dacde6d"}
{"n":726,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"0b885640acce770b"}
{"n":727,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"93d92c5c770795c5","sum":"b1549a00770e701d"}
{"n":728,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Hazara"]]],"sum":"ed9597c5ffda74d8"}
{"n":729,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"2e4cc2ae9139f8b6"}
{"n":730,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghowr, oruzgan"]]],"sum":"919d9a6b89647ceb"}
{"n":731,"by":null,"ask":"bot.tan","answer":"5","sum":"d58edf1e7255fe16"}
{"n":732,"by":null,"ask":"bot.black","answer":"1","sum":"a55993b84d17efbc"}
{"n":733,"by":null,"ask":"bot.green","answer":"5","sum":"84c07897d3f28acf"}
{"n":734,"by":"government","how":"bot","ask":"event.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,5,"samangan","ghowr"]]],"sum":"c1767a5c047d7515"}
{"n":735,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"1d211464d64cad5b"}
{"n":736,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"ebb0f2aaf54c7cad"}
{"n":737,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"b966a1d6619e6915"}
{"n":738,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"d94fa5ac705e6d66"}
{"n":739,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"a1ec39759bfa3c0c","sum":"94ff4a61955b3d5a"}
{"n":740,"by":null,"ask":"deck.top","answer":"propaganda","print":"7834b420dff25adf","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 11\nnext: propaganda\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=5 taliban=0 warlords=25\naid: 22\npatronage: 9\nislamabad: tolerance\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2u3a3 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T2 T:B1u2\nghowr G:T1P2 W:B1u1 support=S\nhelmand C:B1T3 G:T4P2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 T:u1 support=S\nkandahar C:B1T2 G:T2P2 T:B1u1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:a2\noruzgan C:T1 G:P1 W:B1\npaktika C:B1T1 G:T3P2 T:B1u1\nzabol T:B2u1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\nfarah-kandahar sabotage\ntoraghondi-farah W:u1\nkandahar-kabul sabotage\n","sum":"36fa5eecf0493f00"}
{"n":741,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Strategic Release"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,8]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"fd9494cceebcb110"}
{"n":742,"by":null,"ask":"bot.tan","answer":"4","sum":"482aaafac8aa2af9"}
{"n":743,"by":null,"ask":"bot.black","answer":"1","sum":"074c209c9502992a"}
{"n":744,"by":null,"ask":"bot.green","answer":"2","sum":"c74508b114ae5e86"}
{"n":745,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,2,"waziristan","kabul"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand",["{0}",[3]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[2]]]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["zabol"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[5]],["{0} Taliban pieces",[9]]]]]],"8.8: Assault"],"sum":"c5584df1626e3ade"}
{"n":746,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["zabol"]]],"sum":"5793023aa261d86b"}
{"n":747,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","kabul"]]],"sum":"21eeafe5116bef3f"}
{"n":748,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"7df457cb1ab94ad2"}
{"n":749,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"2cd6b1f708f21463"}
{"n":750,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"helmand","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","helmand"]]],"sum":"30460cf2f1efec60"}
{"n":751,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"eb8bc58011e5f351"}
{"n":752,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"d741f89da29533f3"}
{"n":753,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"a62d3eb92d929218"}
{"n":754,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"helmand","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","helmand"]]],"sum":"d04fa7cb169abeed"}
{"n":755,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"bfabffac87b6fb97"}
{"n":756,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"f7d7015df372a62d"}
{"n":757,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"5e1d68ff455a312d"}
{"n":758,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"c0b6adf52cfc385c"}
{"n":759,"by":"coalition","how":"bot","ask":"assault.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"zabol",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"zabol"]]],"sum":"09cc0f6f1d9dc1b2"}
{"n":760,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"kandahar, paktika",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"4d890d19912ffe77"}
{"n":761,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"paktika",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"b8b92177ce724823"}
{"n":762,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"744068671e5d486c"}
{"n":763,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, kabul",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[3]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"096ce838d5b92740"}
{"n":764,"by":"coalition","how":"bot","ask":"assault.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"ghazni"]]],"sum":"a2eeec516e09c391"}
{"n":765,"by":"coalition","how":"bot","ask":"assault.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"nuristan"]]],"sum":"88c20f2a511b4d19"}
{"n":766,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"print":"5816de2bc6eef2ae","sum":"418c03a3fc9f5c69"}
{"n":767,"by":"taliban","how":"bot","ask":"turn","answer":"pass","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Strategic Release"]],"8.1: no Resources: Pass instead of an Operation"],"print":"47f516ea3c92eac1","sum":"303a678d8cc674c8"}
{"n":768,"by":null,"ask":"deck.card","answer":"19","print":"fc5cfef927106acc","sum":"d77cf781572d7244"}
{"n":769,"by":"coalition","how":"bot","ask":"civic.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar",["{0}",[4]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"kandahar"]]],"sum":"dfda97f6582e9ccf"}
{"n":770,"by":"coalition","how":"bot","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid for"],"sum":"4bed8ad151f249da"}
{"n":771,"by":"coalition","how":"bot","ask":"civic.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"nuristan"]]],"sum":"5d7cc188b0fcee7e"}
{"n":772,"by":"coalition","how":"bot","ask":"civic.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"oruzgan"]]],"sum":"4e7209c29afe1aa1"}
{"n":773,"by":"government","how":"bot","ask":"civic.space","answer":"konduz","why":[["{0}: {1}",[["8.6.6: Opposition to Neutral",[]],"konduz"]]],"sum":"9a717909e4ba933e"}
{"n":774,"by":"government","how":"bot","ask":"civic.steps","answer":"1","why":["8.6.6: Terror removed, then one level"],"sum":"f6b38c30dbb26e17"}
{"n":775,"by":"government","how":"bot","ask":"civic.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.6: highest Population",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"konduz"]]],"sum":"98c77ea75f67bb60"}
{"n":776,"by":"government","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"herat"]]],"sum":"c66ec1b3dd8d9a63"}
{"n":777,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"ede02308d4c14b18","sum":"c68da5b1d749c371"}
{"n":778,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ac3184827f70c222"}
{"n":779,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"1e590a1f1b01e3be"}
{"n":780,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"97215b1e4461a68e"}
{"n":781,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"f3fbf9d7adfb61a6"}
{"n":782,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"100be99695e4fcd4"}
{"n":783,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b07007360b1b0c19"}
{"n":784,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"3077f00ef73acf4a"}
{"n":785,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"4b9fcbc6ea41ff75"}
{"n":786,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"06a9cc9f5b319793"}
{"n":787,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"93727f19eea5b2c2"}
{"n":788,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"2546e548c8488292"}
{"n":789,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"846d9c4b4feeb7ce"}
{"n":790,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, konduz",["{0}",[0]]]],["8.2: among {0}",["herat, konduz"]]],"sum":"1e26b3dfa1f118aa"}
{"n":791,"by":null,"ask":"bot.tan","answer":"6","sum":"beb86605b0b4a3a6"}
{"n":792,"by":null,"ask":"bot.black","answer":"2","sum":"3727c1a2719b5740"}
{"n":793,"by":null,"ask":"bot.green","answer":"2","sum":"44aed40bd34540f2"}
{"n":794,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","konduz"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"konduz"]]],"sum":"a1e3ba8d8ff7d244"}
{"n":795,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"8c292ab7997df4f0"}
{"n":796,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"625b4610270c3d40"}
{"n":797,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat",["{0}",[0]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"3abd284cca2d8698"}
{"n":798,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"34b746c92a468e28"}
{"n":799,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"1c7f51fc11341ba2"}
{"n":800,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"ghazni, helmand, herat, kabul, khowst, konduz, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, helmand, herat, kabul, khowst, konduz, paktika"]]],"sum":"36ce9214c593a08d"}
{"n":801,"by":null,"ask":"bot.tan","answer":"3","sum":"f681f971013c1e32"}
{"n":802,"by":null,"ask":"bot.black","answer":"5","sum":"20589c479febcaef"}
{"n":803,"by":null,"ask":"bot.green","answer":"6","sum":"0e7572298a0e087f"}
{"n":804,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,6,"northwest-frontier","konduz"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"konduz"]]],"sum":"cddfb6c746800791"}
{"n":805,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"cc15ea010262344a"}
{"n":806,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"b50b606860bb250b"}
{"n":807,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"3ca5f4a0e5b73224"}
{"n":808,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"81f10a286b3eef75"}
{"n":809,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"360ca12a75fe077c"}
{"n":810,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"da99292734a3645e"}
{"n":811,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"9a0aa0fa73ff9c80"}
{"n":812,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"2ab75f1efb58c144"}
{"n":813,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"c37cdb83dc823df4"}
{"n":814,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"ghazni, helmand, herat, kabul, kandahar, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"ghazni"]]],"sum":"e405d742edc21891"}
{"n":815,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"e38ff2e1552a7d8e"}
{"n":816,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul, kandahar, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"5ebe4a9f3c1e55a0"}
{"n":817,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"c9bba79552377dfa"}
{"n":818,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul, kandahar, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"45d78a4459650504"}
{"n":819,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, kandahar, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"483edb265b4b6c51"}
{"n":820,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"c48596744c9b8604"}
{"n":821,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"954f2725af6072f7"}
{"n":822,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"70f490025471b859"}
{"n":823,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, ghowr"]]],"sum":"4c63db01a5d75423"}
{"n":824,"by":null,"ask":"bot.tan","answer":"4","sum":"6b180d8ef8e69c1e"}
{"n":825,"by":null,"ask":"bot.black","answer":"6","sum":"63b40bf7478c2b84"}
{"n":826,"by":null,"ask":"bot.green","answer":"5","sum":"5743122a7af34454"}
{"n":827,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,5,"northwest-frontier","ghowr"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"ghowr"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"baghlan, herat, kabul, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"baghlan, herat, kabul"]],["8.2: among {0}",["baghlan, herat, kabul"]]],"sum":"b8f6c04fa5a82b68"}
{"n":828,"by":null,"ask":"bot.tan","answer":"3","sum":"da7f621b490770d4"}
{"n":829,"by":null,"ask":"bot.black","answer":"4","sum":"f5fffc0d013b66e2"}
{"n":830,"by":null,"ask":"bot.green","answer":"4","sum":"34010ecdb077bde2"}
{"n":831,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,4,"kabul","kabul"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"baghlan, herat, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"baghlan, herat"]],["8.2: among {0}",["baghlan, herat"]]],"sum":"657ade682de6c566"}
{"n":832,"by":null,"ask":"bot.tan","answer":"3","sum":"c293dc52aa809732"}
{"n":833,"by":null,"ask":"bot.black","answer":"6","sum":"4087459e0130ae20"}
{"n":834,"by":null,"ask":"bot.green","answer":"4","sum":"d1c6f63d8a32379b"}
{"n":835,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","baghlan"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"badghis"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"herat"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","ghowr"]]],"sum":"2c05043d4c554d51"}
{"n":836,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","ghowr"]]],"sum":"3f654afde47460f4"}
{"n":837,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","ghowr"]]],"sum":"7d0e7bd22803df33"}
{"n":838,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"baghlan","ghowr"]]],"sum":"a6c491a7da73b709"}
{"n":839,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"baghlan","ghowr"]]],"sum":"639f2f0ee48155d1"}
{"n":840,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"baghlan","ghowr"]]],"sum":"f8833255dca71ec6"}
{"n":841,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","badghis"]]],"sum":"6cf76cbb7f39bf2c"}
{"n":842,"by":"government","how":"bot","ask":"redeploy.destination","answer":"badghis","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","badghis"]]],"sum":"9825d206d823e467"}
{"n":843,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","badghis"]]],"sum":"3f2603365dd9b84a"}
{"n":844,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"print":"a176cef6050061b6","sum":"6e58100fc61259f3"}
{"n":845,"by":null,"ask":"deck.top","answer":"event","sum":"2433092ad5d18a55"}
{"n":846,"by":null,"ask":"deck.card","answer":"67","print":"1ebaea25e2211a76","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 19\nnext: 67\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\nresources: government=13 taliban=7 warlords=35\naid: 22\npatronage: 9\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T3 T:B1u1\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T1 G:T3P1 support=S\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T3P1\nzabol C:T1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"6e21745245c05f12"}
{"n":847,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Al-Qaeda"]]],"sum":"fc68174ff42aadc8"}
{"n":848,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"1ed9c9949f606623"}
{"n":849,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, badakhshan, helmand, kandahar, khowst, nimruz, nuristan, paktika, zabol"]]],"sum":"e1e8254e2c07cddd"}
{"n":850,"by":null,"ask":"bot.tan","answer":"2","sum":"ab333480aa0e440d"}
{"n":851,"by":null,"ask":"bot.black","answer":"4","sum":"d5a56e6bbc064921"}
{"n":852,"by":null,"ask":"bot.green","answer":"5","sum":"79e43121996215ba"}
{"n":853,"by":"taliban","how":"bot","ask":"event.place.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,5,"helmand","helmand"]]],"print":"f2e4c60e2dd7feb1","sum":"41299383dbef4138"}
{"n":854,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,3]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"khowst",["{0}",[3]]]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"fdd2d1cbe9926bf8"}
{"n":855,"by":null,"ask":"bot.tan","answer":"1","sum":"0f769cc6a41d5636"}
{"n":856,"by":null,"ask":"bot.black","answer":"6","sum":"8fdbff2c2d8c4680"}
{"n":857,"by":null,"ask":"bot.green","answer":"6","sum":"11e5c13fd38cb373"}
{"n":858,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,6,"paktika","paktika"]],"8.8: Train"],"sum":"a12ee54ee19a69c3"}
{"n":859,"by":"coalition","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"khowst"]]],"sum":"2e8f09629f585a9d"}
{"n":860,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"2c0697d6f2071553"}
{"n":861,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"0701eeffe9cd2d30"}
{"n":862,"by":"coalition","how":"bot","ask":"train.space","answer":"paktika","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"paktika"]]],"sum":"b0c6ab62023a60fc"}
{"n":863,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"444d79100c2b758e"}
{"n":864,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"063313a25c543704"}
{"n":865,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"ca874ea4f9c057e1"}
{"n":866,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"c6e2973a320c5289"}
{"n":867,"by":"coalition","how":"bot","ask":"train.extra.space","answer":"khowst","why":["8.8.2: Civic Action where it shifts most"],"sum":"9689f44f73a2dee6"}
{"n":868,"by":"coalition","how":"bot","ask":"train.civic","answer":"paktika","why":["8.8.2: PRTs: a second space"],"sum":"b8862a202f93306e"}
{"n":869,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"0cbcf8d79de51538"}
{"n":870,"by":null,"ask":"bot.die","answer":"1","sum":"aedd242c259bc3b1"}
{"n":871,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[1]],["8.2: among {0}",["ghazni, helmand"]]],"sum":"2e3f3d428a667075"}
{"n":872,"by":null,"ask":"bot.tan","answer":"6","sum":"97d5379bd9cc8678"}
{"n":873,"by":null,"ask":"bot.black","answer":"4","sum":"1181e9312d88083f"}
{"n":874,"by":null,"ask":"bot.green","answer":"5","sum":"772e67aa16c6df20"}
{"n":875,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,5,"ghowr","helmand"]],"8.8.2: Surge after the Train"],"sum":"1b0a11766f65ad68"}
{"n":876,"by":"coalition","how":"bot","ask":"surge.space","answer":"helmand","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"helmand"]]],"sum":"61cfb67e17498120"}
{"n":877,"by":"coalition","how":"bot","ask":"surge.space","answer":"done","why":["8.8.2: no other space to Surge"],"sum":"deb312cd12658bb8"}
{"n":878,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["helmand",2]]],"sum":"1237b696a4dcc420"}
{"n":879,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["helmand",1]]],"sum":"1bcbf9afc135a8ef"}
{"n":880,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"70f37b5020c299cb"}
{"n":881,"by":null,"ask":"surge.roll","answer":"4","sum":"151b563fff366cc2"}
{"n":882,"by":"coalition","how":"bot","ask":"surge.aid","answer":"4","why":["8.8.2: all of the roll is added to Aid"],"print":"0aea34874fbb1195","sum":"d51c8b950de0cdf8"}
{"n":883,"by":null,"ask":"deck.top","answer":"event","sum":"0c59e83767ee7b57"}
{"n":884,"by":null,"ask":"deck.card","answer":"3","print":"f027dafadbffd353","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 67\nnext: 3\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=1 taliban=10 warlords=35\naid: 26\npatronage: 9\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T3 T:B1u1\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T2 G:T3P1 T:B1 support=S\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nzabol C:T1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"7403589ff17c4049"}
{"n":885,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Change in Tactics"]]],"sum":"94a7563be12bb9e7"}
{"n":886,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"0dcaf279f816ea92"}
{"n":887,"by":"warlords","how":"bot","ask":"event.capability","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","7, 18"]]],"sum":"cfd8ffc55fc3426f"}
{"n":888,"by":null,"ask":"bot.die","answer":"1","sum":"ec5af6cff9caae9d"}
{"n":889,"by":"warlords","how":"bot","ask":"event.capability","answer":"7","why":[["{0}: dice {1}: {2}",["8.1.2","1","7"]],["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"7"]]],"sum":"da661e08de5574ad"}
{"n":890,"by":"warlords","how":"bot","ask":"event.choice","answer":"turn-over","why":[["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"turn-over"]]],"print":"90aff23bf1b2009a","sum":"64fdc85ad013d5ba"}
{"n":891,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"bb7b58266065776e","sum":"fc189f82efe18f31"}
{"n":892,"by":null,"ask":"deck.top","answer":"event","sum":"fd880563a7494932"}
{"n":893,"by":null,"ask":"deck.card","answer":"72","print":"2593b3419987b95e","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 3\nnext: 72\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government taliban\nresources: government=4 taliban=10 warlords=35\naid: 26\npatronage: 9\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T3 T:B1u1\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T2 G:T3P1 T:B1 support=S\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nzabol C:T1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"fbe6f5d928bc1cd1"}
{"n":894,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Reapers",2]]],"sum":"300374796baf8564"}
{"n":895,"by":null,"ask":"bot.die","answer":"3","sum":"640e1e62522ce500"}
{"n":896,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[3,2,"Reapers"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,3]],"8.8: Train"],"sum":"00decb245727d24c"}
{"n":897,"by":"coalition","how":"bot","ask":"train.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"ghazni"]]],"sum":"7411a1fc670159cc"}
{"n":898,"by":"coalition","how":"bot","ask":"train.troops","answer":"0","why":["8.8.2: no cubes are placed there"],"sum":"fdbf966622652f4d"}
{"n":899,"by":"coalition","how":"bot","ask":"train.police","answer":"0","why":["8.8.2: no cubes are placed there"],"sum":"a4585984f108b2f6"}
{"n":900,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"4756bb03d91abcd5"}
{"n":901,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"81b1be6c4672f545"}
{"n":902,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"f0dfd9efe63a24cf"}
{"n":903,"by":null,"ask":"bot.die","answer":"4","sum":"43b25b24b6b1ae8e"}
{"n":904,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[4]],["8.2: among {0}",["ghazni, helmand"]]],"sum":"5f1e73704b479207"}
{"n":905,"by":null,"ask":"bot.tan","answer":"3","sum":"a974eaeab7972ce7"}
{"n":906,"by":null,"ask":"bot.black","answer":"6","sum":"20b37d791a05514d"}
{"n":907,"by":null,"ask":"bot.green","answer":"6","sum":"cdacc0f3cd8ed398"}
{"n":908,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,6,"northwest-frontier","helmand"]],["8.2: among {0}",["badghis, ghowr, herat, kabul, kandahar, khowst, konduz, nuristan, oruzgan, paktika, zabol"]]],"sum":"6c4bba3ad3faa559"}
{"n":909,"by":null,"ask":"bot.tan","answer":"4","sum":"3510a16744b69bf4"}
{"n":910,"by":null,"ask":"bot.black","answer":"5","sum":"ef42dc65775f7a45"}
{"n":911,"by":null,"ask":"bot.green","answer":"2","sum":"782f35213b979a2e"}
{"n":912,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,2,"nuristan","nuristan"]],"8.8.2: Surge after the Train"],"sum":"63993fed5d0e5487"}
{"n":913,"by":"coalition","how":"bot","ask":"surge.space","answer":"helmand","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],2,"helmand"]]],"sum":"1317cc58e6c10690"}
{"n":914,"by":"coalition","how":"bot","ask":"surge.space","answer":"ghazni","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"ghazni"]]],"sum":"d3c1e2444243d269"}
{"n":915,"by":"coalition","how":"bot","ask":"surge.space","answer":"nuristan","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"nuristan"]]],"sum":"1feba29c4d79d7f0"}
{"n":916,"by":"coalition","how":"bot","ask":"surge.troops","answer":"4","why":[["8.8.2: Coalition Troops in {0}: {1}",["helmand",4]]],"sum":"cb143d419e577fcc"}
{"n":917,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["ghazni",2]]],"sum":"447e4c72cfeb0950"}
{"n":918,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["nuristan",2]]],"sum":"8ff075e1f34c0b46"}
{"n":919,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["helmand",1]]],"sum":"ff633cbc7eae4c82"}
{"n":920,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["ghazni",1]]],"sum":"3f31c19210d581aa"}
{"n":921,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"76052e06c2a675f9"}
{"n":922,"by":null,"ask":"surge.roll","answer":"2","sum":"11af2fbcf14cbacf"}
{"n":923,"by":"coalition","how":"bot","ask":"surge.aid","answer":"2","why":["8.8.2: all of the roll is added to Aid"],"print":"4f0bcb62ab2788e6","sum":"40a007df3126bee4"}
{"n":924,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Reapers",2]]],"sum":"e781a8c2439b26eb"}
{"n":925,"by":null,"ask":"bot.die","answer":"4","sum":"04cc0188db2a8d50"}
{"n":926,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[4,2,"Reapers"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[29,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"e1a19b03f4431ca5"}
{"n":927,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"e96d2af52d1d55fa"}
{"n":928,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"bfbd74c3789e6a02"}
{"n":929,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, faryab, samangan, sar-e-pol"]]],"sum":"3a9478b135fc2cb8"}
{"n":930,"by":null,"ask":"bot.tan","answer":"2","sum":"6eb99fbae77e91bc"}
{"n":931,"by":null,"ask":"bot.black","answer":"6","sum":"d9baf4a05e401a14"}
{"n":932,"by":null,"ask":"bot.green","answer":"2","sum":"d931d56b70730bfc"}
{"n":933,"by":"taliban","how":"bot","ask":"rally.space","answer":"samangan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,2,"zabol","samangan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"7e44d5e3187aa494"}
{"n":934,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"aeb00cd2c412078d"}
{"n":935,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, balochistan, northwest-frontier"]]],"sum":"c9f026168646dee9"}
{"n":936,"by":null,"ask":"bot.tan","answer":"5","sum":"56ac766144394902"}
{"n":937,"by":null,"ask":"bot.black","answer":"3","sum":"cc5da44634b285ef"}
{"n":938,"by":null,"ask":"bot.green","answer":"1","sum":"f3fc17fc00c2ddb7"}
{"n":939,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,1,"balkh","balochistan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"balochistan"]]],"sum":"8a91efe13c63e5a3"}
{"n":940,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"balochistan"]]],"sum":"8274fc3850444caa"}
{"n":941,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"5d96501f9779c02b"}
{"n":942,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"00ff636284895351"}
{"n":943,"by":"taliban","how":"bot","ask":"rally.space","answer":"helmand","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"ac475df4f1061453"}
{"n":944,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"ec2a18ed863f4fcf"}
{"n":945,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"329d466bcb0280b2"}
{"n":946,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"ec19fb2950c273a9"}
{"n":947,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"33688b700478ce81"}
{"n":948,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"9f4370f482207e54"}
{"n":949,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"d728aa05d9bf9cbf"}
{"n":950,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"205b88dd280e3a9e"}
{"n":951,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand"]]],"sum":"d8e0e2ee3644d9f9"}
{"n":952,"by":null,"ask":"bot.tan","answer":"3","sum":"3a80f9bf377395a2"}
{"n":953,"by":null,"ask":"bot.black","answer":"3","sum":"a0b2ff62b04e743b"}
{"n":954,"by":null,"ask":"bot.green","answer":"3","sum":"3a429697d06a2e31"}
{"n":955,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,3,"kabul","helmand"]],["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"helmand"]]],"sum":"6c1478df2d781daf"}
{"n":956,"by":"taliban","how":"bot","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources allow"],"sum":"2cb5707ec1a64480"}
{"n":957,"by":"taliban","how":"bot","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"69ec2a27a050b5d5"}
{"n":958,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, kabul"]]],"sum":"9d44243494e3eefd"}
{"n":959,"by":null,"ask":"bot.tan","answer":"4","sum":"7563cc2e784cc4a9"}
{"n":960,"by":null,"ask":"bot.black","answer":"6","sum":"475104c6952e2819"}
{"n":961,"by":null,"ask":"bot.green","answer":"5","sum":"075ce658b956a346"}
{"n":962,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,5,"northwest-frontier","helmand"]],["{0}: {1}",[["8.7.2: Infiltrate: the last Police",[]],"helmand"]]],"sum":"0993589ae5c95d31"}
{"n":963,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"4b9665132b0e096f"}
{"n":964,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"59ae954c4ce09863","sum":"0ca2c9206346477f"}
{"n":965,"by":null,"ask":"deck.top","answer":"event","sum":"1f40c5b1462de29a"}
{"n":966,"by":null,"ask":"deck.card","answer":"62","print":"52e46f7d0ef62bdf","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 72\nnext: 62\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=1 taliban=4 warlords=35\naid: 28\npatronage: 8\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T2 G:T3 T:B1u3 support=S\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u3 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 T:u1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u1\nzabol C:T1\nbalochistan T:B2u3\nnorthwest-frontier T:B1u3\nwaziristan T:B2u6\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"ccf9c899d1155b0b"}
{"n":967,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Poppy Crop Failure"]]],"sum":"d2d2c27554fe63d2"}
{"n":968,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"b7b30fa3264e82be","sum":"445db6d69b2c6959"}
{"n":969,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"4c50fe45ecdbb055","sum":"bbf2f371a3138f2b"}
{"n":970,"by":null,"ask":"deck.top","answer":"event","sum":"bc441309e898496a"}
{"n":971,"by":null,"ask":"deck.card","answer":"36","print":"5f1be0f74edf19f7","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 62\nnext: 36\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government taliban\nresources: government=4 taliban=4 warlords=45\naid: 28\npatronage: 8\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T2 G:T3 T:B1u3 support=S\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u3 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 T:u1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u1\nzabol C:T1\nbalochistan T:B2u3\nnorthwest-frontier T:B1u3\nwaziristan T:B2u6\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"bc9acef0ab8026ef"}
{"n":972,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} would change nothing",["Local Understanding"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[15,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"7b7ef3b38b7c688c"}
{"n":973,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"abb8aedf887f9af1"}
{"n":974,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"21684cc2e8c89c34"}
{"n":975,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, faryab, sar-e-pol"]]],"sum":"0017a3a7e646c483"}
{"n":976,"by":null,"ask":"bot.tan","answer":"5","sum":"38a2135f9fba65f0"}
{"n":977,"by":null,"ask":"bot.black","answer":"2","sum":"251242cede55d0c2"}
{"n":978,"by":null,"ask":"bot.green","answer":"1","sum":"1b7b303151ce4b10"}
{"n":979,"by":"taliban","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,1,"konduz","faryab"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"faryab"]]],"sum":"0af77b0576707e6d"}
{"n":980,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"faryab"]]],"sum":"14653609c8f12937"}
{"n":981,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, samangan"]]],"sum":"1522fd6338d217fa"}
{"n":982,"by":null,"ask":"bot.tan","answer":"3","sum":"6a97e6291fd90e69"}
{"n":983,"by":null,"ask":"bot.black","answer":"6","sum":"e9cc0fffb7930ad1"}
{"n":984,"by":null,"ask":"bot.green","answer":"4","sum":"eb6ce65334b78ff0"}
{"n":985,"by":"taliban","how":"bot","ask":"rally.space","answer":"samangan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","samangan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"samangan"]]],"sum":"bf6d8bfeccba91d0"}
{"n":986,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"samangan"]]],"sum":"67870ecc6d1949c4"}
{"n":987,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"c64b8829b7ae2eb4"}
{"n":988,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"082a908cda2c97bf"}
{"n":989,"by":"taliban","how":"bot","ask":"rally.space","answer":"helmand","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"d6939c7b038d272c"}
{"n":990,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"43f573c7fd3040ea"}
{"n":991,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"balochistan"]]],"sum":"e2235382e020f1cc"}
{"n":992,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"balochistan"]]],"sum":"413c52d37a389e93"}
{"n":993,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"cba138364379c3b9"}
{"n":994,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"204a09bf3a688e4f"}
{"n":995,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"63cb6aac418a8eac"}
{"n":996,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"f3d8c67ec473563c"}
{"n":997,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2: Infiltrate: the last Police",[]],"kabul"]]],"sum":"2cc46b4268bdbc44"}
{"n":998,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"a3ba8dc1be806f67"}
{"n":999,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"d2ff62c5be7a0141","sum":"93472f4fb441c6a4"}
{"n":1000,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Local Understanding"]]],"sum":"ad134fa5e16487d1"}
{"n":1001,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"95a4bab125edd84c","sum":"63a2c5b96593eee7"}
{"n":1002,"by":null,"ask":"deck.top","answer":"event","sum":"a76edd30619ac5a1"}
{"n":1003,"by":null,"ask":"deck.card","answer":"49","print":"c4eedf333238b1dc","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 36\nnext: 49\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=4 taliban=0 warlords=47\naid: 28\npatronage: 7\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1u5 support=S\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:u2 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"92f91d6f77933b27"}
{"n":1004,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mullah Omar"]]],"sum":"4bf870370834200a"}
{"n":1005,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"36a989cc07bf7db2","sum":"2ec19f6f709e97ba"}
{"n":1006,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,14]],"8.6.2: Govern could add Patronage: yes",["{0}: {1}",["8.6","train"]]],"sum":"0c70354077b0de96"}
{"n":1007,"by":"government","how":"bot","ask":"train.space","answer":"ghowr","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"ghowr"]]],"sum":"e8e13af5ff449c1a"}
{"n":1008,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"ghowr"]]],"sum":"0a2cf3777fabaeeb"}
{"n":1009,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"ba4e6e73137fbc6e"}
{"n":1010,"by":"government","how":"bot","ask":"govern.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"konduz"]]],"sum":"b61d848f271d6bf8"}
{"n":1011,"by":"government","how":"bot","ask":"govern.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"nuristan"]]],"sum":"73b93c5b1d8e34e5"}
{"n":1012,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"nuristan"]]],"print":"cd5a47cf892f308b","sum":"ac78cb71add6b447"}
{"n":1013,"by":null,"ask":"deck.top","answer":"event","sum":"6789cb220d6f0e05"}
{"n":1014,"by":null,"ask":"deck.card","answer":"38","print":"e0d6b1cfe817c0f9","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 49\nnext: 38\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=1 taliban=0 warlords=47\naid: 23\npatronage: 12\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1u5 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:u2 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"4e92ad5fa7126591"}
{"n":1015,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Crop Substitution"]]],"sum":"75ec7f3dc3fced54"}
{"n":1016,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"11d1071ab175873e","sum":"6cb61c2958291f1a"}
{"n":1017,"by":"taliban","how":"bot","ask":"turn","answer":"pass","why":["8.1: no Resources: Pass instead of an Operation"],"print":"c85b1a37c517ed31","sum":"bbcc6843cc0096eb"}
{"n":1018,"by":null,"ask":"deck.top","answer":"event","sum":"5d28f253fa95901b"}
{"n":1019,"by":null,"ask":"deck.card","answer":"46","print":"6274272282f503c8","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 38\nnext: 46\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government taliban warlords\nresources: government=1 taliban=1 warlords=47\naid: 26\npatronage: 13\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1u5 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:u2 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"e878d87a5c718e0e"}
{"n":1020,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Night Raids"]]],"sum":"f2235f4412ff4d1b"}
{"n":1021,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"fc1f991ecbfaa9b8"}
{"n":1022,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, kabul, nuristan"]]],"sum":"610b48ec86aebf09"}
{"n":1023,"by":null,"ask":"bot.tan","answer":"1","sum":"096279a7ea099c79"}
{"n":1024,"by":null,"ask":"bot.black","answer":"4","sum":"1ec4fba7f2c0a461"}
{"n":1025,"by":null,"ask":"bot.green","answer":"2","sum":"b32f593f0aa47521"}
{"n":1026,"by":"government","how":"bot","ask":"event.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,2,"herat","helmand"]]],"sum":"87a580b2d2fc04a0"}
{"n":1027,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, kabul, nuristan"]]],"sum":"9fb02bff1c214610"}
{"n":1028,"by":null,"ask":"bot.tan","answer":"5","sum":"eaea588bb2f7d8e5"}
{"n":1029,"by":null,"ask":"bot.black","answer":"4","sum":"7b3ea6b37c0125b5"}
{"n":1030,"by":null,"ask":"bot.green","answer":"6","sum":"15c5d4c3df0890d9"}
{"n":1031,"by":"government","how":"bot","ask":"event.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,6,"ghowr","ghazni"]]],"sum":"319e8f791cf517c0"}
{"n":1032,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, nuristan"]]],"sum":"8c6582839ea1890e"}
{"n":1033,"by":null,"ask":"bot.tan","answer":"1","sum":"6d07f245eae4c8be"}
{"n":1034,"by":null,"ask":"bot.black","answer":"4","sum":"e7d4bd1052dfe864"}
{"n":1035,"by":null,"ask":"bot.green","answer":"6","sum":"11b316ee9918063b"}
{"n":1036,"by":"government","how":"bot","ask":"event.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","kabul"]]],"print":"8932fbbc37d94752","sum":"2c3a8bab27a0406f"}
{"n":1037,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[7,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[5,5]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,15]],["{0}: {1}",["8.7","attack"]]],"sum":"93c7821171b92003"}
{"n":1038,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, kabul"]]],"sum":"31b91f6289521b11"}
{"n":1039,"by":null,"ask":"bot.tan","answer":"5","sum":"f94a3107ae08b2b9"}
{"n":1040,"by":null,"ask":"bot.black","answer":"5","sum":"3e0132ab0b747bd4"}
{"n":1041,"by":null,"ask":"bot.green","answer":"6","sum":"5a8fbf757ebaf600"}
{"n":1042,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,6,"kandahar","helmand"]],["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"7807f3060982732f"}
{"n":1043,"by":"taliban","how":"bot","ask":"ambush.space","answer":"helmand","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"109d842390e2b241"}
{"n":1044,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"print":"ea59cffb95d6555b","sum":"e118ed4251903827"}
{"n":1045,"by":null,"ask":"deck.top","answer":"event","sum":"d380c7a97ce5ce84"}
{"n":1046,"by":null,"ask":"deck.card","answer":"24","print":"b49d74f1997c7baa","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 46\nnext: 24\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition warlords\nresources: government=1 taliban=0 warlords=47\naid: 26\npatronage: 13\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1u4 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T1 T:B1u4a1 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:u1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"ec00c12e2c287f20"}
{"n":1047,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"ID Cards"]]],"sum":"e8961fcd7900a920"}
{"n":1048,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"90c4bfe552be3169","sum":"c0355fff55200cd4"}
{"n":1049,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,12]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban piece",[1]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar, konduz",["{0}",[2]]]],["8.2: among {0}",["kandahar, konduz"]]],"sum":"3364ada03864efef"}
{"n":1050,"by":null,"ask":"bot.tan","answer":"5","sum":"fb433fb1de9e367e"}
{"n":1051,"by":null,"ask":"bot.black","answer":"2","sum":"2db8b57654ec8d9f"}
{"n":1052,"by":null,"ask":"bot.green","answer":"4","sum":"7c077415e83c58bc"}
{"n":1053,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,4,"badakhshan","kandahar"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"konduz",["{0}",[2]]]],["8.2: among {0}",["herat, kabul, khowst, nuristan, paktika"]]],"sum":"3e9888ce1d5ee10e"}
{"n":1054,"by":null,"ask":"bot.tan","answer":"4","sum":"37bf2a44340d7d6b"}
{"n":1055,"by":null,"ask":"bot.black","answer":"1","sum":"4a319bf2f00b91ce"}
{"n":1056,"by":null,"ask":"bot.green","answer":"4","sum":"f138a76495face53"}
{"n":1057,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,4,"khowst","khowst"]],["{0}: {1} ({2})",[["8.8.3: most Taliban Activated",[]],"samangan",["{0}",[2]]]],"8.8: Sweep"],"sum":"3171b188e648420d"}
{"n":1058,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["samangan"]]],"sum":"02ea6d72c4537c29"}
{"n":1059,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","kandahar"]]],"sum":"2d9a330d0d3e9a7f"}
{"n":1060,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"samangan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"samangan"]]],"sum":"7e4bba305f62cdf7"}
{"n":1061,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"c0c30bd537d53fe7"}
{"n":1062,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"24823435fb169bb1"}
{"n":1063,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"government_troops","kandahar"]]],"sum":"abc19aa015752ad9"}
{"n":1064,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"samangan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"samangan"]]],"sum":"227ce55f83a34ca4"}
{"n":1065,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"88355a57d1e8296d"}
{"n":1066,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"be99aba347208fdc"}
{"n":1067,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"konduz","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","konduz"]]],"sum":"c31e12025645daf4"}
{"n":1068,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"samangan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"samangan"]]],"sum":"9486c517cb92d6ec"}
{"n":1069,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"e828c203b775236c"}
{"n":1070,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"82c372ed72bdabf5"}
{"n":1071,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"konduz","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"government_troops","konduz"]]],"sum":"195eb35d652eeb66"}
{"n":1072,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"samangan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"samangan"]]],"sum":"fa4b63adadd58245"}
{"n":1073,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"6ab6b67a5c8f855a"}
{"n":1074,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"767a2566373051ae"}
{"n":1075,"by":"coalition","how":"bot","ask":"sweep.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"ghazni"]]],"sum":"d272922b86a35685"}
{"n":1076,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"343ce1ceb7181246"}
{"n":1077,"by":"coalition","how":"bot","ask":"sweep.space","answer":"helmand","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"helmand"]]],"sum":"7c831f3ad24ef05f"}
{"n":1078,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"4a83d2e56a438126"}
{"n":1079,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"a895d68754d7f5fd"}
{"n":1080,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"ab29a60ca29d290f"}
{"n":1081,"by":"coalition","how":"bot","ask":"sweep.space","answer":"nuristan","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"nuristan"]]],"sum":"bbfab60b4eb21936"}
{"n":1082,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"c194ef5fd8784b57"}
{"n":1083,"by":"coalition","how":"bot","ask":"sweep.space","answer":"samangan","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"samangan"]]],"sum":"ef166eb23ba49bff"}
{"n":1084,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"6b3bf1555f3e6f8d"}
{"n":1085,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"ba62aa3404fd2d4e"}
{"n":1086,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"print":"20c73030eef672e5","sum":"72a8806579fc14ba"}
{"n":1087,"by":null,"ask":"deck.top","answer":"event","sum":"ecef78d9c07fb2eb"}
{"n":1088,"by":null,"ask":"deck.card","answer":"21","print":"eb574221f97ea11d","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 24\nnext: 21\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38 46\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government taliban\nresources: government=1 taliban=0 warlords=47\naid: 26\npatronage: 13\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded 46=shaded\nmomentum: 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1a4 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T1 T:B1a5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:a1 support=S\nkandahar C:B1T1 G:T1P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T1 G:B1T2 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:a1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan C:T2 G:T3 T:a2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"0342e3751ca807d0"}
{"n":1089,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Taliban Talks"]]],"sum":"6060ba1607e06b42"}
{"n":1090,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"57288f43bcb7ee25","sum":"f94709db6ffccc91"}
{"n":1091,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"4858b7c5a351331d","sum":"abce0d845f186d5e"}
{"n":1092,"by":null,"ask":"deck.top","answer":"event","sum":"6c6c88ef02438213"}
{"n":1093,"by":null,"ask":"deck.card","answer":"60","print":"b2fe1e3583a9b43c","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 21\nnext: 60\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38 46 24\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government warlords\nresources: government=4 taliban=0 warlords=47\naid: 26\npatronage: 13\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded 46=shaded\nmomentum: 24=shaded:\"no Coalition Assault\" 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1a4 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T1 T:B1a5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:a1 support=S\nkandahar C:B1T1 G:T1P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T1 G:B1T2 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:a1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan C:T2 G:T3 T:a2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"1b15c4d34c0cfcd1"}
{"n":1094,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Operation Iraqi Freedom"]]],"sum":"10467e72e40005e4"}
{"n":1095,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"86bbe8f004ee20b8"}
{"n":1096,"by":"coalition","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, kabul, samangan"]]],"sum":"0bde67b5cd5dfe5f"}
{"n":1097,"by":null,"ask":"bot.tan","answer":"3","sum":"fd792decbfa41162"}
{"n":1098,"by":null,"ask":"bot.black","answer":"2","sum":"3d6b1aedce8cd6f0"}
{"n":1099,"by":null,"ask":"bot.green","answer":"5","sum":"d36a1305ceb8eece"}
{"n":1100,"by":"coalition","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,5,"ghazni","ghazni"]],["8.2: among {0}",["kabul, samangan"]]],"sum":"ae6beb63b87a8875"}
{"n":1101,"by":null,"ask":"bot.tan","answer":"5","sum":"90531220a0dc1f56"}
{"n":1102,"by":null,"ask":"bot.black","answer":"2","sum":"95b86eb70f086f20"}
{"n":1103,"by":null,"ask":"bot.green","answer":"3","sum":"1f8d62c3cf78e468"}
{"n":1104,"by":"coalition","how":"bot","ask":"event.place.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,3,"badakhshan","samangan"]],["8.4.1: Troops as in Surge: {0} to {1}",[1,"ghazni"]]],"sum":"3233744a1f0d80f5"}
{"n":1105,"by":"coalition","how":"bot","ask":"event.place.count","answer":"1","why":[["8.4.1: Troops as in Surge: {0} to {1}",[1,"ghazni"]]],"sum":"c76dd27ffb0024cd"}
{"n":1106,"by":"coalition","how":"bot","ask":"event.place.space","answer":"samangan","why":[["8.4.1: Troops as in Surge: {0} to {1}",[1,"samangan"]]],"print":"5c85630b156fe82e","sum":"deb3b8e1bd057779"}
{"n":1107,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,18]],["{0}: {1}",["8.6","train"]]],"sum":"a0e7b0628356155a"}
{"n":1108,"by":"government","how":"bot","ask":"train.space","answer":"ghowr","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"ghowr",["{0}",[0]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"ghowr"]]],"sum":"90dd848fd880b56b"}
{"n":1109,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"8251732c50376fe1"}
{"n":1110,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"d2febb4831a15235"}
{"n":1111,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"b1ffd8180ff5063f"}
{"n":1112,"by":"government","how":"bot","ask":"govern.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghowr, herat, oruzgan"]]],"sum":"cc5bc111ed60d3d0"}
{"n":1113,"by":null,"ask":"bot.tan","answer":"5","sum":"1eb931f54853216e"}
{"n":1114,"by":null,"ask":"bot.black","answer":"5","sum":"6acc0656e5ab6cf0"}
{"n":1115,"by":null,"ask":"bot.green","answer":"6","sum":"cd97760db5b035ed"}
{"n":1116,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,6,"kandahar","herat"]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"sum":"a56e900232734fa8"}
{"n":1117,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"herat"]]],"sum":"ee264d469c0f8b45"}
{"n":1118,"by":"government","how":"bot","ask":"govern.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghowr, oruzgan"]]],"sum":"70275e6ee471a3bc"}
{"n":1119,"by":null,"ask":"bot.tan","answer":"3","sum":"ab6029c11b21e791"}
{"n":1120,"by":null,"ask":"bot.black","answer":"4","sum":"5b3268b537a6792d"}
{"n":1121,"by":null,"ask":"bot.green","answer":"5","sum":"7c8115fc2c7bf10d"}
{"n":1122,"by":"government","how":"bot","ask":"govern.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","ghowr"]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"ghowr"]]],"sum":"d0634526ec779c4f"}
{"n":1123,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"ghowr"]]],"print":"8bd5fea49044b38f","sum":"e5978c3463cfce40"}
{"n":1124,"by":null,"ask":"deck.top","answer":"event","sum":"cbbab0c6f59799bf"}
{"n":1125,"by":null,"ask":"deck.card","answer":"59","print":"1179fe24b83ecd8f","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 60\nnext: 59\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38 46 24 21\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=1 taliban=0 warlords=47\naid: 27\npatronage: 15\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded 46=shaded\nmomentum: 24=shaded:\"no Coalition Assault\" 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T3 G:T3 T:B1a4 support=S\nghowr G:B1T2P2 W:B1u1\nhelmand C:B1T4 G:T1 T:B1a5 support=O\nherat C:T1 G:B1T3P1\nkabul C:B1T1 G:T3 T:a1 support=S\nkandahar C:B1T1 G:T1P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T1 G:B1T2 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:a1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan C:T3 G:T3 T:a2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"bbdf2bd1b1c08928"}
{"n":1126,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tajiks"]]],"sum":"b56243342e52f370"}
{"n":1127,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"d6d01db0c547d8fa"}
{"n":1128,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, badakhshan, baghlan, konduz"]]],"sum":"dd1c3c69a58b235e"}
{"n":1129,"by":null,"ask":"bot.tan","answer":"5","sum":"c066801ec24f754d"}
{"n":1130,"by":null,"ask":"bot.black","answer":"6","sum":"4fbc1d64f1d3b187"}
{"n":1131,"by":null,"ask":"bot.green","answer":"6","sum":"c6741fed0246b48f"}
{"n":1132,"by":"warlords","how":"bot","ask":"event.place.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,6,"kandahar","herat"]]],"print":"09cadc9998ece7cc","sum":"7e8b4d367f9ecd29"}
{"n":1133,"by":"taliban","how":"bot","ask":"turn","answer":"pass","why":["8.1: no Resources: Pass instead of an Operation"],"print":"e86f1fc48756ecf1","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 59\nnext: propaganda\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38 46 24 21 60\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government taliban\nresources: government=1 taliban=1 warlords=47\naid: 27\npatronage: 15\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded 46=shaded\nmomentum: 24=shaded:\"no Coalition Assault\" 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T3 G:T3 T:B1a4 support=S\nghowr G:B1T2P2 W:B1u1\nhelmand C:B1T4 G:T1 T:B1a5 support=O\nherat C:T1 G:B1T3P1 W:u1\nkabul C:B1T1 G:T3 T:a1 support=S\nkandahar C:B1T1 G:T1P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T1 G:B1T2 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:a1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan C:T3 G:T3 T:a2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"2d5e823d8c16b6d0"}
{"n":1134,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Local Truce"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,14]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"samangan",["{0}",[3]]]],["8.2: among {0}",["ghazni, herat, kabul, khowst, konduz, nuristan, paktika"]]],"sum":"11cdc26f89a885db"}
{"n":1135,"by":null,"ask":"bot.tan","answer":"1","sum":"55b74773acd364a1"}
{"n":1136,"by":null,"ask":"bot.black","answer":"1","sum":"b235d8b8e85b0a3d"}
{"n":1137,"by":null,"ask":"bot.green","answer":"2","sum":"ecbd70abde8980c9"}
{"n":1138,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,2,"balochistan","herat"]],["8.2: among {0}",["ghazni, kabul, khowst, konduz, nuristan, paktika"]]],"sum":"6c1502a42e96c428"}
{"n":1139,"by":null,"ask":"bot.tan","answer":"6","sum":"6c61fa80e2105ee0"}
{"n":1140,"by":null,"ask":"bot.black","answer":"3","sum":"25d088a2cd7e75ae"}
{"n":1141,"by":null,"ask":"bot.green","answer":"1","sum":"e3208cfa002599c8"}
{"n":1142,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,1,"balkh","paktika"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"samangan",["{0}",[3]]]],["8.2: among {0}",["ghazni, herat, kabul, khowst, konduz, nuristan, paktika"]]],"sum":"3ada5c05c975b8d6"}
{"n":1143,"by":null,"ask":"bot.tan","answer":"1","sum":"a46b960c79e1b7d0"}
{"n":1144,"by":null,"ask":"bot.black","answer":"4","sum":"3d43d665e7f7fe89"}
{"n":1145,"by":null,"ask":"bot.green","answer":"3","sum":"d136b3eeffa87231"}
{"n":1146,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,3,"badghis","paktika"]],["8.2: among {0}",["ghazni, herat, kabul, khowst, konduz, nuristan"]]],"sum":"7bd85f9f49c6cb08"}
{"n":1147,"by":null,"ask":"bot.tan","answer":"6","sum":"1ad9d8f28b547f80"}
{"n":1148,"by":null,"ask":"bot.black","answer":"5","sum":"a23844264d953c79"}
{"n":1149,"by":null,"ask":"bot.green","answer":"2","sum":"baab219b408d2cdb"}
{"n":1150,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","herat"]],"8.8: Sweep"],"sum":"62eea805ecc641b9"}
{"n":1151,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["faryab"]]],"sum":"5a9a597f4f1a384d"}
{"n":1152,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"samangan","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","samangan"]]],"sum":"64fa29b054f6b78b"}
{"n":1153,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"faryab","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"faryab"]]],"sum":"78f7eeef2a02e03a"}
{"n":1154,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"84677e93555e94a7"}
{"n":1155,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"66dc5c16632977a1"}
{"n":1156,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"samangan","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"government_troops","samangan"]]],"sum":"8945a39267505f47"}
{"n":1157,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"faryab","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"faryab"]]],"sum":"65ac1ca64c54c131"}
{"n":1158,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"88aa5bfb970a9940"}
{"n":1159,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"d7761346ad761d88"}
{"n":1160,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"paktika","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"government_troops","paktika"]]],"sum":"d14a276a7d20fe1a"}
{"n":1161,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"faryab","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"faryab"]]],"sum":"257eaba1c7a01a1a"}
{"n":1162,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"9e5af6e967b9c85a"}
{"n":1163,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"7ceac1e468d5ccde"}
{"n":1164,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"80c52e7160004f5d"}
{"n":1165,"by":"coalition","how":"bot","ask":"sweep.space","answer":"faryab","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"faryab"]]],"sum":"cf781981d4a9c39e"}
{"n":1166,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"59e489c8b2f64075"}
{"n":1167,"by":"coalition","how":"bot","ask":"sweep.space","answer":"herat","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"herat"]]],"sum":"43260e7db7dfab0c"}
{"n":1168,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"331625a7ee499b7d"}
{"n":1169,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"print":"c71faf8dbb246083","sum":"679d3acdee70068d"}
{"n":1170,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Local Truce"]],["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"1d5b013cb54ea8f2","sum":"11ce3244f4cad102"}
{"n":1171,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Local Truce"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[6,13]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[0,5]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,11]],["{0}: {1}",["8.7","attack"]]],"sum":"059da98a3bb6e86f"}
{"n":1172,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand"]]],"sum":"922312bece1059e0"}
{"n":1173,"by":null,"ask":"bot.tan","answer":"2","sum":"ab08974beb1dc842"}
{"n":1174,"by":null,"ask":"bot.black","answer":"1","sum":"dd015bafa77f1cf0"}
{"n":1175,"by":null,"ask":"bot.green","answer":"5","sum":"c688b1e9297274c6"}
{"n":1176,"by":"taliban","how":"bot","ask":"attack.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,5,"farah","helmand"]],["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"helmand"]]],"sum":"a8a820c18a88c598"}
{"n":1177,"by":null,"ask":"attack.roll","answer":"4","sum":"05a98be532d484e1"}
{"n":1178,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"01addd060319d081"}
{"n":1179,"by":"taliban","how":"bot","ask":"attack.remove","answer":"coalition_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","coalition_troops"]]],"sum":"5ea6583b8b53e458"}
{"n":1180,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"ea2453cd7236019d","sum":"d0c4ebfa715705a2"}
{"n":1181,"by":null,"ask":"deck.top","answer":"propaganda","print":"0aee3df77597ef23","sum":"1ef77f9f1f7af42d"}
{"n":1182,"by":"coalition","how":"bot","ask":"civic.space","answer":"nuristan","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"nuristan"]]],"sum":"0b676a7de173d62d"}
{"n":1183,"by":"government","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghowr, herat"]]],"sum":"07be86fd114d21c2"}
{"n":1184,"by":null,"ask":"bot.tan","answer":"3","sum":"297e9472620b5e4d"}
{"n":1185,"by":null,"ask":"bot.black","answer":"3","sum":"4821987b0b7b716d"}
{"n":1186,"by":null,"ask":"bot.green","answer":"5","sum":"7fb8d1d084763e46"}
{"n":1187,"by":"government","how":"bot","ask":"civic.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","ghowr"]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"ghowr"]]],"sum":"d641ef8f2bfb4184"}
{"n":1188,"by":"government","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"herat"]]],"print":"67622a2bba93355f","sum":"123a63a6c85f320f"}
{"n":1189,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"6103b2cb991ed617"}
{"n":1190,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"624c4ae908f1fb5c"}
{"n":1191,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9947cc213d4139cb"}
{"n":1192,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"4224452b1977c3c5"}
{"n":1193,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"92f7bbae06ddec70"}
{"n":1194,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"727e3c0496018001"}
{"n":1195,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"11d58e4c605f971b"}
{"n":1196,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"samangan","why":[["8.8.6: no Police in {0}",["samangan"]]],"sum":"727dfffa98712e60"}
{"n":1197,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"ghowr",["{0}",[0]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"ghowr"]]],"sum":"a847ab61fb3f2a80"}
{"n":1198,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"f59eea4fa0e164ea"}
{"n":1199,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"36fc443db5cd40fb"}
{"n":1200,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"31914791178ab279"}
{"n":1201,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"ghazni, ghowr, kabul, kandahar, konduz, paktika",["{0}",[2]]]],["8.2: among {0}",["ghazni, ghowr, kabul, kandahar, konduz, paktika"]]],"sum":"cd63500c9ca31df8"}
{"n":1202,"by":null,"ask":"bot.tan","answer":"2","sum":"5e93ebd33cbbf7a8"}
{"n":1203,"by":null,"ask":"bot.black","answer":"4","sum":"c29f4d1ac1212a6b"}
{"n":1204,"by":null,"ask":"bot.green","answer":"3","sum":"9cc9eab118ecb039"}
{"n":1205,"by":"government","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,3,"badghis","paktika"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"paktika"]]],"sum":"37090e5032adb1d2"}
{"n":1206,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"ghazni, ghowr, kabul, kandahar, konduz",["{0}",[2]]]],["8.2: among {0}",["ghazni, ghowr, kabul, kandahar, konduz"]]],"sum":"a4236f17013fbfd5"}
{"n":1207,"by":null,"ask":"bot.tan","answer":"6","sum":"5bcde9cb1dfe280d"}
{"n":1208,"by":null,"ask":"bot.black","answer":"3","sum":"692b5c5b527cea06"}
{"n":1209,"by":null,"ask":"bot.green","answer":"3","sum":"a34ff354290c1aa6"}
{"n":1210,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","ghowr"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"ghowr"]]],"sum":"7b0a0ef9f5bbf7c8"}
{"n":1211,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"5a6fdcb1b9523c1c"}
{"n":1212,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"ghazni, kabul, kandahar, konduz",["{0}",[2]]]],["8.2: among {0}",["ghazni, kabul, kandahar, konduz"]]],"sum":"f98d1aaac9bdc833"}
{"n":1213,"by":null,"ask":"bot.tan","answer":"5","sum":"01f84c7f9cd6a000"}
{"n":1214,"by":null,"ask":"bot.black","answer":"6","sum":"139f3b43bf5580b3"}
{"n":1215,"by":null,"ask":"bot.green","answer":"2","sum":"c079305fba5156f7"}
{"n":1216,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,2,"sar-e-pol","kandahar"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"81cab94e01c23256"}
{"n":1217,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"samangan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst, paktika, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"khowst, paktika"]],["8.2: among {0}",["khowst, paktika"]]],"sum":"c095f39a5ad0e16b"}
{"n":1218,"by":null,"ask":"bot.tan","answer":"4","sum":"f69f8973c7139b03"}
{"n":1219,"by":null,"ask":"bot.black","answer":"6","sum":"be1d3c12287336bf"}
{"n":1220,"by":null,"ask":"bot.green","answer":"6","sum":"997a353415b47c01"}
{"n":1221,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,6,"northwest-frontier","paktika"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.2: among {0}",["baghlan, ghowr, kandahar, khowst, nuristan, oruzgan, paktika"]]],"sum":"b9f71e30d6cb8175"}
{"n":1222,"by":null,"ask":"bot.tan","answer":"1","sum":"2969789a8b1e152b"}
{"n":1223,"by":null,"ask":"bot.black","answer":"3","sum":"3282f8a1d07b3c55"}
{"n":1224,"by":null,"ask":"bot.green","answer":"4","sum":"aa8a6ecbd28dc9d7"}
{"n":1225,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,4,"badghis","oruzgan"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"paktika","samangan"]]],"sum":"4c7d0e6f6b9a3e8e"}
{"n":1226,"by":"government","how":"bot","ask":"redeploy.destination","answer":"samangan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"paktika","samangan"]]],"sum":"591b0845ac7fc7fd"}
{"n":1227,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"paktika","samangan"]]],"sum":"228171e8943b150e"}
{"n":1228,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","samangan"]]],"sum":"083e4e0b1fb54026"}
{"n":1229,"by":"government","how":"bot","ask":"redeploy.destination","answer":"samangan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","samangan"]]],"sum":"07df72312608706f"}
{"n":1230,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","samangan"]]],"sum":"c754db85bb2aad1f"}
{"n":1231,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul-tor-kham","samangan"]]],"sum":"48a6c592c64d3509"}
{"n":1232,"by":"government","how":"bot","ask":"redeploy.destination","answer":"samangan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul-tor-kham","samangan"]]],"sum":"1a6d834d82c1fe12"}
{"n":1233,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul-tor-kham","samangan"]]],"sum":"e5f72c19e960de0f"}
{"n":1234,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"oruzgan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"oruzgan","kabul-tor-kham"]]],"sum":"8ff81e3ee2772287"}
{"n":1235,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"oruzgan","kabul-tor-kham"]]],"sum":"22b9219751805b92"}
{"n":1236,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"9460bc32d7cc2210"}
{"n":1237,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"print":"91d0052e9bc72ebd","sum":"f77e319dfbf5f111"}
{"n":1238,"by":null,"ask":"deck.card","answer":"42","print":"be0ca3b2109f54ba","sum":"3464060111bf65ad"}
