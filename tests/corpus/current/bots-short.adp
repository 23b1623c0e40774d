{"format":2,"game":"adp","rules":5,"program":"0.1.0","scenario":"short","seats":{"coalition":"bot","government":"bot","taliban":"bot","warlords":"bot"},"seed":"~7ed6800b5ddf65323de29f59e5da90d3","name":"bots-short","sum":"d7a323762190aa90"}
{"n":1,"by":null,"ask":"setup.remove","answer":"58","sum":"0d6ead171f6c9997"}
{"n":2,"by":null,"ask":"setup.remove","answer":"44","sum":"a512949308d7e514"}
{"n":3,"by":null,"ask":"setup.remove","answer":"52","sum":"159918ed463790b9"}
{"n":4,"by":null,"ask":"setup.remove","answer":"4","sum":"59b64516e1fa7e48"}
{"n":5,"by":null,"ask":"setup.remove","answer":"65","sum":"71f31fc20dad10ff"}
{"n":6,"by":null,"ask":"setup.remove","answer":"29","sum":"fbe07c2685f23e89"}
{"n":7,"by":null,"ask":"setup.remove","answer":"68","sum":"e54c752f5f4e8bee"}
{"n":8,"by":null,"ask":"setup.remove","answer":"51","sum":"fb73a7d26c8314c5"}
{"n":9,"by":null,"ask":"setup.remove","answer":"53","sum":"4406e71c14068969"}
{"n":10,"by":null,"ask":"setup.remove","answer":"14","sum":"cf55d21bfa0a0720"}
{"n":11,"by":null,"ask":"setup.remove","answer":"7","sum":"5cf159122f8989e3"}
{"n":12,"by":null,"ask":"setup.remove","answer":"35","sum":"75b0bcf76cd0807e"}
{"n":13,"by":null,"ask":"setup.remove","answer":"15","sum":"a81e5f06f5cb064d"}
{"n":14,"by":null,"ask":"setup.remove","answer":"40","sum":"d6fefef11599f84f"}
{"n":15,"by":null,"ask":"setup.remove","answer":"54","sum":"c761c0d07db9dc38"}
{"n":16,"by":null,"ask":"setup.remove","answer":"41","sum":"8a0532943b6cff81"}
{"n":17,"by":null,"ask":"setup.remove","answer":"37","sum":"a7e38f2e27e39709"}
{"n":18,"by":null,"ask":"setup.remove","answer":"39","sum":"564b8bdd70467566"}
{"n":19,"by":null,"ask":"setup.remove","answer":"25","sum":"770bbf4f5384587b"}
{"n":20,"by":null,"ask":"setup.remove","answer":"10","sum":"6ed5e133dff390d1"}
{"n":21,"by":null,"ask":"setup.remove","answer":"47","sum":"0e47d95afa731ca3"}
{"n":22,"by":null,"ask":"setup.remove","answer":"18","sum":"fb8eb7c9553c2684"}
{"n":23,"by":null,"ask":"setup.remove","answer":"45","sum":"b6f171728a4c23d4"}
{"n":24,"by":null,"ask":"setup.remove","answer":"61","print":"a53ec5b157918f09","sum":"a2262c6d848fb5cb"}
{"n":25,"by":null,"ask":"deck.top","answer":"event","sum":"70f5229ff72062dd"}
{"n":26,"by":null,"ask":"deck.card","answer":"32","sum":"8e24b90eb548cb39"}
{"n":27,"by":null,"ask":"deck.top","answer":"event","sum":"9eefa0395b592a0b"}
{"n":28,"by":null,"ask":"deck.card","answer":"56","print":"5e4aba4a28c336f1","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 32\nnext: 56\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T2P2\nkabul C:B1T3 G:T2P2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T2P2 T:B1u2\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"e934b467bc62c706"}
{"n":29,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Haqqani"]]],"sum":"6cbcc4ddb45fb2e6"}
{"n":30,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"ee5cf098adf44fd0"}
{"n":31,"by":"taliban","how":"bot","ask":"event.place.space","answer":"kabul","why":[["{0}: {1}",[["8.4.1: Kabul",[]],"kabul"]]],"sum":"c693a6f368469fcb"}
{"n":32,"by":"taliban","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"sum":"16801c2d4f8f117c"}
{"n":33,"by":"taliban","how":"bot","ask":"event.free.which","answer":"ambush","why":["8.4.4: a free Attack with Ambush"],"sum":"c142b2a1d960857f"}
{"n":34,"by":"taliban","how":"bot","ask":"ambush.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, khowst, paktika"]]],"sum":"90d03c5692ea3cff"}
{"n":35,"by":null,"ask":"bot.tan","answer":"2","sum":"4c39c8c62d48c956"}
{"n":36,"by":null,"ask":"bot.black","answer":"4","sum":"76fed24f770e7785"}
{"n":37,"by":null,"ask":"bot.green","answer":"5","sum":"3db78b279068c23a"}
{"n":38,"by":"taliban","how":"bot","ask":"ambush.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,5,"helmand","paktika"]],["{0}: {1}",[["8.7.4: Ambush",[]],"paktika"]]],"sum":"1ce7b39f0b1f34ee"}
{"n":39,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"eba81c586c438c40"}
{"n":40,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"print":"475d84ad77065135","sum":"9fe931e9e6f37433"}
{"n":41,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,17]],["{0}: {1}",["8.5","rally"]]],"sum":"eaf5306ce48a54db"}
{"n":42,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghowr, nuristan, oruzgan"]]],"sum":"d4ed05c6bdf93267"}
{"n":43,"by":null,"ask":"bot.tan","answer":"5","sum":"9dd4206f5ba07292"}
{"n":44,"by":null,"ask":"bot.black","answer":"4","sum":"4956616d3b6dd42e"}
{"n":45,"by":null,"ask":"bot.green","answer":"2","sum":"9ee5bec11563f46a"}
{"n":46,"by":"warlords","how":"bot","ask":"rally.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,2,"balkh","balkh"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"balkh"]]],"sum":"3c1213e85eb2daa4"}
{"n":47,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"balkh"]]],"sum":"58863d651d0fadaf"}
{"n":48,"by":"warlords","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"db7b562c5b4b27f7"}
{"n":49,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"761ac2b9b2a2ac99"}
{"n":50,"by":null,"ask":"bot.tan","answer":"2","sum":"fba4000ec5ce24f1"}
{"n":51,"by":null,"ask":"bot.black","answer":"1","sum":"139d5c2f9bade522"}
{"n":52,"by":null,"ask":"bot.green","answer":"3","sum":"09ecd0b230c9912f"}
{"n":53,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,3,"nimruz","nimruz"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"7ba44f91414dee81"}
{"n":54,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"653aa162fc58dc88"}
{"n":55,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"5bdf38252db80250"}
{"n":56,"by":null,"ask":"bot.tan","answer":"4","sum":"cbafd4d19983874c"}
{"n":57,"by":null,"ask":"bot.black","answer":"5","sum":"1c7f8ac7a9120467"}
{"n":58,"by":null,"ask":"bot.green","answer":"3","sum":"70f03af8182353aa"}
{"n":59,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,3,"baghlan","baghlan"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"baghlan"]]],"sum":"6c6c1de0e9f40dc4"}
{"n":60,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"baghlan"]]],"sum":"f0f6cdf73f69bf6d"}
{"n":61,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"2f05a2ec558de093"}
{"n":62,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"balkh","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"balkh"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"balkh"]]],"sum":"fa26f902514a6ca6"}
{"n":63,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"a4e1377f12c549d4","sum":"3fb349e8427a0dc0"}
{"n":64,"by":null,"ask":"deck.top","answer":"event","sum":"c9d5660811120c73"}
{"n":65,"by":null,"ask":"deck.card","answer":"17","print":"3958321300a067fb","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 56\nnext: 17\nplayed: 32\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=30 taliban=15 warlords=17\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T2P2\nkabul C:B1T3 G:T2P2 T:u2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T1P1 T:B1u2a1\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"735d10286072e927"}
{"n":66,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Fratricide"]]],"sum":"6fa67a0226bc5f47"}
{"n":67,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"cff6014c75e017bc"}
{"n":68,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["nuristan, oruzgan"]]],"sum":"fb3679db6df6b759"}
{"n":69,"by":null,"ask":"bot.tan","answer":"6","sum":"275ac6e5723fb484"}
{"n":70,"by":null,"ask":"bot.black","answer":"2","sum":"a4c5eaecf8d2d08c"}
{"n":71,"by":null,"ask":"bot.green","answer":"2","sum":"9f5eeffee5f8e86a"}
{"n":72,"by":"coalition","how":"bot","ask":"event.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","oruzgan"]]],"print":"b1285eb61f57bd1c","sum":"7fcf6d6d3bbed5eb"}
{"n":73,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,27]],["{0}: {1}",["8.6","train"]]],"sum":"5a99233982437fdc"}
{"n":74,"by":"government","how":"bot","ask":"train.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"paktika",["{0}",[2]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"paktika"]]],"sum":"63a5a6d97abfec02"}
{"n":75,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"b95669b6cf21b3bd"}
{"n":76,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"946e750729d52997"}
{"n":77,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, herat, kabul, kandahar, khowst, konduz"]]],"sum":"05b94fd43c126b44"}
{"n":78,"by":null,"ask":"bot.tan","answer":"1","sum":"84e7f1c69d307e6e"}
{"n":79,"by":null,"ask":"bot.black","answer":"4","sum":"f6aa7eac66c24091"}
{"n":80,"by":null,"ask":"bot.green","answer":"4","sum":"4e87e2910db83c03"}
{"n":81,"by":"government","how":"bot","ask":"train.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,4,"badghis","helmand"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"helmand"]]],"sum":"020422032697da11"}
{"n":82,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"f98bd3d4cf848750"}
{"n":83,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"d19c8048586bf6ce"}
{"n":84,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, konduz"]]],"sum":"a587b95737799fe4"}
{"n":85,"by":null,"ask":"bot.tan","answer":"5","sum":"a0032132e721e1cc"}
{"n":86,"by":null,"ask":"bot.black","answer":"2","sum":"7289446ca3feaa83"}
{"n":87,"by":null,"ask":"bot.green","answer":"6","sum":"ab27d92e72f7187e"}
{"n":88,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","herat"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"a7b5da6c85c84642"}
{"n":89,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"29cfafe93ba7ab1f"}
{"n":90,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"8fa0d007d493b2cd"}
{"n":91,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"f51f11d7aa0805f1"}
{"n":92,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"e313d1f789d4a9d3"}
{"n":93,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"4cb4cbdfb45607bb"}
{"n":94,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.6.2 step 2: all spaces have their cubes"],"sum":"61645bf0a87c3237"}
{"n":95,"by":"government","how":"bot","ask":"train.extra","answer":"civic-action","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"herat"]]],"sum":"81c29e4f95ea4b3d"}
{"n":96,"by":"government","how":"bot","ask":"train.extra.space","answer":"herat","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"herat"]]],"sum":"3d89d81bcc78145b"}
{"n":97,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"869f9c02cbf682aa"}
{"n":98,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"sum":"9b0f5c2d4c50fdd7"}
{"n":99,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"herat"]]],"print":"caf451d872a59ed2","sum":"40e401589873170b"}
{"n":100,"by":null,"ask":"deck.top","answer":"event","sum":"57724c93f19dc09c"}
{"n":101,"by":null,"ask":"deck.card","answer":"43","print":"6400767a499e2066","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 17\nnext: 43\nplayed: 32 56\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=15 taliban=15 warlords=17\naid: 23\npatronage: 6\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T4P4 T:u2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1\npaktika C:B1T1 G:T3P3 T:B1u2a1\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"99047d73bdf17643"}
{"n":102,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"NATO"]]],"sum":"40a9adb020676348"}
{"n":103,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"e3dbf226ee4a646b","sum":"c9036fdf9074e5ea"}
{"n":104,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[13,1]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[2,2]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,10]],["{0}: {1}",["8.7","attack"]]],"sum":"91aa6fbb2074f2eb"}
{"n":105,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.7.4: a Coalition piece can be removed",[]],"zabol"]],["8.2: among {0}",["ghazni, helmand, kabul, kandahar, khowst, nuristan, paktika"]]],"sum":"2664bf9a7e63b456"}
{"n":106,"by":null,"ask":"bot.tan","answer":"3","sum":"498cd42b016ced38"}
{"n":107,"by":null,"ask":"bot.black","answer":"2","sum":"057ddbb19b049fc5"}
{"n":108,"by":null,"ask":"bot.green","answer":"3","sum":"8816aa9b1fcce413"}
{"n":109,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,3,"khowst","khowst"]],["8.2: among {0}",["ghazni, helmand, kabul, kandahar, nuristan, paktika"]]],"sum":"d4a0ff9589027d4f"}
{"n":110,"by":null,"ask":"bot.tan","answer":"3","sum":"66f1cef0f5198df9"}
{"n":111,"by":null,"ask":"bot.black","answer":"4","sum":"759fb624fe9135cd"}
{"n":112,"by":null,"ask":"bot.green","answer":"5","sum":"bc2b279ce29cb393"}
{"n":113,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","kabul"]],["{0}: {1}",[["8.7.4: Ambush",[]],"zabol, khowst, kabul"]]],"sum":"079da24447df6f35"}
{"n":114,"by":"taliban","how":"bot","ask":"ambush.space","answer":"zabol","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"zabol"]]],"sum":"3d79da9812926abb"}
{"n":115,"by":"taliban","how":"bot","ask":"attack.remove","answer":"coalition_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","coalition_troops"]]],"sum":"6cc7ddd090861e44"}
{"n":116,"by":"taliban","how":"bot","ask":"ambush.space","answer":"khowst","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"khowst"]]],"sum":"f0ae96979c1d5c36"}
{"n":117,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"b5c341e74d178328"}
{"n":118,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"b234ec841499d9ad"}
{"n":119,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kabul","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kabul"]]],"sum":"90e3cb92672909a1"}
{"n":120,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"4d53ad8f2debd4a9"}
{"n":121,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"e8aab615f8d2ed72"}
{"n":122,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"c2cde8b5ed969d9c","sum":"cef843713515e3fe"}
{"n":123,"by":null,"ask":"deck.top","answer":"event","sum":"b501201f71c61457"}
{"n":124,"by":null,"ask":"deck.card","answer":"23","print":"dca761c9fa93f3d6","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 43\nnext: 23\nplayed: 32 56 17\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=15 taliban=12 warlords=17\naid: 23\npatronage: 6\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nmomentum: 17=shaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 T:u2a1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T1P1 T:B1u2a1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1\npaktika C:B1T1 G:T3P3 T:B1u2a1\nzabol T:B1u2a1\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"5a4f720eea112f7e"}
{"n":125,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Pakistani Offensive"]]],"sum":"0c98ac0c25522233"}
{"n":126,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"437ca810e52ed658"}
{"n":127,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier, waziristan"]]],"sum":"e3c1f736e2b3092a"}
{"n":128,"by":null,"ask":"bot.tan","answer":"1","sum":"930a7e5cea674e52"}
{"n":129,"by":null,"ask":"bot.black","answer":"5","sum":"169d761d748bd0c0"}
{"n":130,"by":null,"ask":"bot.green","answer":"4","sum":"a8778338fe3c8b8e"}
{"n":131,"by":"government","how":"bot","ask":"event.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,4,"oruzgan","waziristan"]]],"sum":"4f8fbc91f1ad746e"}
{"n":132,"by":"government","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"sum":"87d6df7f0898db7b"}
{"n":133,"by":"government","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"226675354902c84e","sum":"41db0e5c4e86c8d4"}
{"n":134,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,22]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"89eaacfd0e869fb5"}
{"n":135,"by":null,"ask":"bot.tan","answer":"6","sum":"10a647031972e8c1"}
{"n":136,"by":null,"ask":"bot.black","answer":"1","sum":"f44e70b4714bda9e"}
{"n":137,"by":null,"ask":"bot.green","answer":"4","sum":"822cf710064f4806"}
{"n":138,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","helmand"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[3]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[2]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[6]]]]]],"8.8: Assault"],"sum":"4ee30b231c7aca1a"}
{"n":139,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"kabul, khowst, paktika",["{0}",[2]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"9b3795e3e753032c"}
{"n":140,"by":"coalition","how":"bot","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"8cd904547ce72c74"}
{"n":141,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"khowst, paktika",["{0}",[2]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"6deb91bd84697551"}
{"n":142,"by":"coalition","how":"bot","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"710a069bad159ba0"}
{"n":143,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"a596d84877fe6711"}
{"n":144,"by":"coalition","how":"bot","ask":"special","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"3fc0b065fb2015cb"}
{"n":145,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol"]]],"sum":"d27ed9f91a0f2824"}
{"n":146,"by":null,"ask":"bot.tan","answer":"3","sum":"248ffff4c270e970"}
{"n":147,"by":null,"ask":"bot.black","answer":"2","sum":"f7164261423f0f7c"}
{"n":148,"by":null,"ask":"bot.green","answer":"6","sum":"43c95e2b3506f6c7"}
{"n":149,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,6,"ghazni","zabol"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"zabol"]]],"sum":"b2a8873141c97b9a"}
{"n":150,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"paktika","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"paktika"]]],"sum":"581c7a40da07babf"}
{"n":151,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"done","why":["8.8.3: no more Taliban are exposed"],"print":"ddd35bfe26222392","sum":"dc5a919bc05f4d7f"}
{"n":152,"by":null,"ask":"deck.top","answer":"event","sum":"94ca42dce13eab2f"}
{"n":153,"by":null,"ask":"deck.card","answer":"50","print":"025f20642a3848d0","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 23\nnext: 50\nplayed: 32 56 17 43\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=12 taliban=12 warlords=17\naid: 23\npatronage: 6\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nmomentum: 17=shaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T1P1 T:B1u1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1\npaktika C:B1T1 G:T3P3 T:B1u2\nzabol T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\n","sum":"2afcf95bbf21e921"}
{"n":154,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Roadside IEDs",4]]],"sum":"4684b57ac022d7b2"}
{"n":155,"by":null,"ask":"bot.die","answer":"3","sum":"0b55aa289d46bb6e"}
{"n":156,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[3,4,"Roadside IEDs"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Roadside IEDs"]]],"sum":"ed50b147164a8510"}
{"n":157,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"c0bc1f9424e61851","sum":"f567aff18bff9381"}
{"n":158,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,12]],["{0}: {1}",["8.5","rally"]]],"sum":"019e188a00d467c4"}
{"n":159,"by":"warlords","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"oruzgan"]]],"sum":"593b7ddc3c2f18a2"}
{"n":160,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"oruzgan"]]],"sum":"1b3fdb94b3fcc85f"}
{"n":161,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, nimruz"]]],"sum":"a173fa9a140cdf7e"}
{"n":162,"by":null,"ask":"bot.tan","answer":"3","sum":"46591faf3c6abd88"}
{"n":163,"by":null,"ask":"bot.black","answer":"4","sum":"7d4361bd2843fc90"}
{"n":164,"by":null,"ask":"bot.green","answer":"1","sum":"4260adbb01b84050"}
{"n":165,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,1,"kabul","baghlan"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"baghlan"]]],"sum":"7a50853b2da249bc"}
{"n":166,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"baghlan"]]],"sum":"382449c4b2220668"}
{"n":167,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"3eaa2aadefa44730"}
{"n":168,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"2b97f043636a502a"}
{"n":169,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"2dc07acaf66efc8f"}
{"n":170,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"baghlan"]]],"sum":"fb5c7fd51938b6e1"}
{"n":171,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"2666bcbdc15cc5db","sum":"0ed70edc3d67cc10"}
{"n":172,"by":null,"ask":"deck.top","answer":"event","sum":"4770c30fd9d9f1fa"}
{"n":173,"by":null,"ask":"deck.card","answer":"57","print":"d9d29323aac28e1c","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 50\nnext: 57\nplayed: 32 56 17 43 23\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=12 taliban=12 warlords=14\naid: 23\npatronage: 6\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded\nbaghlan W:B1u2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T1P1 T:B1u1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u2\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1u1\npaktika C:B1T1 G:T3P3 T:B1u2\nzabol T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\n","sum":"f54d49bc6a677eec"}
{"n":174,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Development Aid"]]],"sum":"434ec79a28823c0f"}
{"n":175,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"9946cebbeab1fa8b","sum":"cdac0523ee90f5a9"}
{"n":176,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,17]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"d4c44858d719d6bc"}
{"n":177,"by":null,"ask":"bot.tan","answer":"4","sum":"09dff6d6848b998c"}
{"n":178,"by":null,"ask":"bot.black","answer":"1","sum":"76896a8da0d6adbc"}
{"n":179,"by":null,"ask":"bot.green","answer":"4","sum":"172f8be8d09e57d8"}
{"n":180,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,4,"khowst","kabul"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand",["{0}",[3]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[2]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban pieces",[3]]]]]],"8.8: Assault"],"sum":"e107e12f96d3806c"}
{"n":181,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"khowst",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"be85e82b3f3107d4"}
{"n":182,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"1e2c13be73226f37"}
{"n":183,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, helmand, kabul, kandahar, nuristan, paktika",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"caf5786b0a635d49"}
{"n":184,"by":"coalition","how":"bot","ask":"special","answer":"done","why":["8.8.3: no Air Strike is possible","8.8.4: no Special Activity"],"print":"a773a658cd1cc965","sum":"27a6e1f7f1d35d40"}
{"n":185,"by":null,"ask":"deck.top","answer":"event","sum":"390d3c730fbbc85d"}
{"n":186,"by":null,"ask":"deck.card","answer":"9","print":"d5cbbdef87faffb0","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 57\nnext: 9\nplayed: 32 56 17 43 23 50\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=20 taliban=12 warlords=14\naid: 26\npatronage: 6\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded\nbaghlan W:B1u2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T1P1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u2\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1u1\npaktika C:B1T1 G:T3P3 T:B1u2\nzabol T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\n","sum":"11253ef4de136352"}
{"n":187,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Sandstorms"]]],"sum":"e0874f1723c387a8"}
{"n":188,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"c5e1de7d91a90d87","sum":"350f5f7c337dc940"}
{"n":189,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[21,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"9cf5e1a3cef650b3"}
{"n":190,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"54801b44f0399cd6"}
{"n":191,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"14339d22dcd2d94e"}
{"n":192,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, faryab, ghowr, samangan, sar-e-pol, waziristan"]]],"sum":"2ab6841863291961"}
{"n":193,"by":null,"ask":"bot.tan","answer":"2","sum":"0c3273b8425bf00a"}
{"n":194,"by":null,"ask":"bot.black","answer":"2","sum":"f3feb7ed423aeff7"}
{"n":195,"by":null,"ask":"bot.green","answer":"1","sum":"5bbbbcd397ddfe0c"}
{"n":196,"by":"taliban","how":"bot","ask":"rally.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,1,"balochistan","badghis"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badghis"]]],"sum":"a575844d2ade56b6"}
{"n":197,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badghis"]]],"sum":"f5ccd5a59ec7899e"}
{"n":198,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, kandahar, nuristan, paktika, zabol, balochistan, northwest-frontier"]]],"sum":"97bae44b93f48015"}
{"n":199,"by":null,"ask":"bot.tan","answer":"2","sum":"19fdeeb689183a8f"}
{"n":200,"by":null,"ask":"bot.black","answer":"4","sum":"211f4f938f940369"}
{"n":201,"by":null,"ask":"bot.green","answer":"4","sum":"4f6c168e9e025186"}
{"n":202,"by":"taliban","how":"bot","ask":"rally.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,4,"badghis","helmand"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"helmand"]]],"sum":"215e3d09d67bab0c"}
{"n":203,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"helmand"]]],"sum":"eb1c5b15635f4c4a"}
{"n":204,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"c8e170fbdacfa974"}
{"n":205,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"95ccb60896bcfe56"}
{"n":206,"by":"taliban","how":"bot","ask":"rally.space","answer":"kandahar","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"kandahar"]]],"sum":"88d2ab324e796319"}
{"n":207,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"kandahar"]]],"sum":"cdedec7db39aa336"}
{"n":208,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"48aae35795c96076"}
{"n":209,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"7882843c87b407d3"}
{"n":210,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"3c89ec708217086f"}
{"n":211,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"ed9665c5cd4de560"}
{"n":212,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"6ead3b69e6d87a0b"}
{"n":213,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"balochistan"]]],"sum":"925ff0648205b682"}
{"n":214,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"balochistan"]]],"sum":"94e5e0a7f611fac6"}
{"n":215,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"5d652c2833266f7e"}
{"n":216,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"395d5973ec198243"}
{"n":217,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"f471506ecbe74ae7"}
{"n":218,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.7.7: the greatest shift",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"kandahar"]]],"sum":"afa71f36e15867ce"}
{"n":219,"by":"taliban","how":"bot","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"bc26fefc15451dce"}
{"n":220,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.2: Infiltrate: the last Police",[]],"nuristan"]]],"sum":"f4c61dd47f6afefe"}
{"n":221,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"9d50362524cb3a5c"}
{"n":222,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"2b31a78719337b46","sum":"0951e0f71ab42585"}
{"n":223,"by":null,"ask":"deck.top","answer":"event","sum":"f6d04e895d02e490"}
{"n":224,"by":null,"ask":"deck.card","answer":"2","print":"3c4687d1f706e3cd","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 9\nnext: 2\nplayed: 32 56 17 43 23 50 57\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=20 taliban=2 warlords=14\naid: 26\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded 57=unshaded\nbadghis T:u1\nbaghlan W:B1u2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u4\nhelmand C:B1T3 G:T4P4 T:B1u4\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u5 support=O\nkhowst C:B1T1 G:T1P1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u2\nnuristan C:T1 G:T1 T:u3 W:B1u1\noruzgan C:T1 G:T1P1 W:B1u1\npaktika C:B1T1 G:T3P3 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u3\n","sum":"4cd67b0b73db6c82"}
{"n":225,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Special Forces"]]],"sum":"7c58295939a594bd"}
{"n":226,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"d5756560add09095"}
{"n":227,"by":"coalition","how":"bot","ask":"event.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"nuristan",["{0}",[1]]]]],"sum":"47bbea9437f2ba6f"}
{"n":228,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"warlord_underground","why":[["{0}: {1}",[["8.4.4: it has the greatest effect",[]],"warlord_underground"]]],"sum":"4cf049cf6035e7d1"}
{"n":229,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"warlord_bases","why":[["{0}: {1}",[["8.1.2: Bases first",[]],"warlord_bases"]]],"sum":"de13770c5a497a6e"}
{"n":230,"by":"coalition","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"1479f8c5f6389e5a","sum":"ed519dd6e07703a2"}
{"n":231,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,16]],["{0}: {1}",["8.6","train"]]],"sum":"b56b3fa9b89ce291"}
{"n":232,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"fcd19f6755765102"}
{"n":233,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"d8b3be7953c98c3f"}
{"n":234,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"fd0f24f21b5d62c1"}
{"n":235,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"ghazni, kandahar, konduz",["{0}",[4]]]],["8.2: among {0}",["ghazni, kandahar, konduz"]]],"sum":"90e95f6ebf7ea53d"}
{"n":236,"by":null,"ask":"bot.tan","answer":"1","sum":"321b8dc368f74d25"}
{"n":237,"by":null,"ask":"bot.black","answer":"5","sum":"e8db1d99decb6d62"}
{"n":238,"by":null,"ask":"bot.green","answer":"5","sum":"f531c0c26542b657"}
{"n":239,"by":"government","how":"bot","ask":"train.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,5,"paktika","ghazni"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"ghazni"]]],"sum":"a479435fab5c2326"}
{"n":240,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"108e6b82260556a5"}
{"n":241,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"eae7ab2ca70c42a7"}
{"n":242,"by":"government","how":"bot","ask":"train.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"konduz",["{0}",[4]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"konduz"]]],"sum":"7bb645ec87efcd17"}
{"n":243,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"60a9ca5daeb6ca6d"}
{"n":244,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"2794c660fa6c8463"}
{"n":245,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"53d3259b5d43fba5"}
{"n":246,"by":"government","how":"bot","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"88d92b8311ee85f6"}
{"n":247,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"b862c6ef3d2bc6df"}
{"n":248,"by":"government","how":"bot","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"f2684db5a8e7b3aa"}
{"n":249,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.6.2 step 2: all spaces have their cubes"],"sum":"cd4ce71c7050bf7b"}
{"n":250,"by":"government","how":"bot","ask":"train.extra","answer":"civic-action","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"konduz"]]],"sum":"db0ee48fb0319047"}
{"n":251,"by":"government","how":"bot","ask":"train.extra.space","answer":"konduz","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"konduz"]]],"sum":"f564dcfdbbe78994"}
{"n":252,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"0601d3b83ded85c8"}
{"n":253,"by":"government","how":"bot","ask":"govern.space","answer":"konduz","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"konduz"]]],"print":"aca35af7cd97f6a8","sum":"ad0d18600072c9e5"}
{"n":254,"by":null,"ask":"deck.top","answer":"event","sum":"4f4c22ca4b3ed390"}
{"n":255,"by":null,"ask":"deck.card","answer":"55","print":"b56e0fd259fdd9cd","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 2\nnext: 55\nplayed: 32 56 17 43 23 50 57 9\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=5 taliban=2 warlords=14\naid: 23\npatronage: 8\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded 57=unshaded\nbadghis T:u1\nbaghlan W:B1u2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T4P4 T:B1u4\nhelmand C:B1T3 G:T4P4 T:B1u4\nherat G:B1T4P4\nkabul C:B1T3 G:T4P5 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u5 support=O\nkhowst C:B1T1 G:T3P3 +1\nkonduz G:B1T4P4 W:B1u1 +1\nnimruz W:u2\nnuristan C:T1 G:T1 T:u2\noruzgan C:T1 G:T1P1 W:B1u1\npaktika C:B1T1 G:T3P3 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u3\n","sum":"e883ece826ec9fbe"}
{"n":256,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Predators",4]]],"sum":"168d39714d095f6a"}
{"n":257,"by":null,"ask":"bot.die","answer":"3","sum":"8351f8d4e131c28a"}
{"n":258,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[3,4,"Predators"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Predators"]]],"sum":"4c63760283babf1c"}
{"n":259,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"54906a7bff5dcdce","sum":"bfea9a7f2286346b"}
{"n":260,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,10]],["{0}: {1}",["8.5","rally"]]],"sum":"18fef24409e6a3aa"}
{"n":261,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, nimruz"]]],"sum":"f8d655813c972d6a"}
{"n":262,"by":null,"ask":"bot.tan","answer":"5","sum":"51d24353765e3d89"}
{"n":263,"by":null,"ask":"bot.black","answer":"2","sum":"24a0cff9439703ea"}
{"n":264,"by":null,"ask":"bot.green","answer":"1","sum":"b57ce6e17bf2ac87"}
{"n":265,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,1,"konduz","nimruz"]],["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"nimruz"]]],"sum":"2679d994cc083d22"}
{"n":266,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"nimruz"]]],"sum":"924dada0eaaa5fb3"}
{"n":267,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"baghlan"]]],"sum":"02aa88a900f55ea6"}
{"n":268,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"baghlan"]]],"sum":"95279b6c59ac6603"}
{"n":269,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, faryab, ghowr, nuristan, oruzgan"]]],"sum":"b2f1e36f39133ec7"}
{"n":270,"by":null,"ask":"bot.tan","answer":"2","sum":"4495173ee49c9ad5"}
{"n":271,"by":null,"ask":"bot.black","answer":"3","sum":"53427bc4ef08cfd5"}
{"n":272,"by":null,"ask":"bot.green","answer":"5","sum":"1a89f6b0079d8f47"}
{"n":273,"by":"warlords","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,5,"helmand","oruzgan"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"oruzgan"]]],"sum":"eb8ad8a97a437520"}
{"n":274,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"oruzgan"]]],"sum":"4e7a2ecfc115696b"}
{"n":275,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"d17e5dd76c04959d"}
{"n":276,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"oruzgan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"oruzgan"]]],"sum":"30cd405cd51dbd6a"}
{"n":277,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"f9b6445df159a7e3","sum":"54b8f6c97779503e"}
{"n":278,"by":null,"ask":"deck.top","answer":"event","sum":"9804a6a22336fd28"}
{"n":279,"by":null,"ask":"deck.card","answer":"13","print":"2fa04f2a96016b09","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 55\nnext: 13\nplayed: 32 56 17 43 23 50 57 9 2\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=5 taliban=2 warlords=11\naid: 23\npatronage: 8\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded 57=unshaded\nbadghis T:u1\nbaghlan W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T4P4 T:B1u4\nhelmand C:B1T3 G:T4P4 T:B1u4\nherat G:B1T4P4\nkabul C:B1T3 G:T4P5 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u5 support=O\nkhowst C:B1T1 G:T3P3 +1\nkonduz G:B1T4P4 W:B1u1 +1\nnimruz W:B1\nnuristan C:T1 G:T1 T:u2\noruzgan C:T1 G:T1P1 W:B2u2\npaktika C:B1T1 G:T3P3 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u3\n","sum":"1545691e76cc1383"}
{"n":280,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Breaktime"]]],"sum":"130d191848f11b2c"}
{"n":281,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"7ee0db5ed12ebc6f"}
{"n":282,"by":"coalition","how":"bot","ask":"event.faction","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","taliban, warlords"]]],"sum":"4f1a717905183407"}
{"n":283,"by":null,"ask":"bot.die","answer":"4","sum":"5a3f6d0507f8a3fc"}
{"n":284,"by":"coalition","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: dice {1}: {2}",["8.1.2","4","warlords"]],["{0}: {1}",[["8.1.2: a random Faction, of the enemies that have not executed",[]],"warlords"]]],"print":"d3e2a1c9e34a1547","sum":"e37dd0da754fd070"}
{"n":285,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,1]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"adf585d67cce44dd"}
{"n":286,"by":"government","how":"bot","ask":"sweep.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"baghlan",["{0}",[3]]]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"baghlan"]]],"sum":"3d8a20a0a4d906d3"}
{"n":287,"by":"government","how":"bot","ask":"sweep.origin","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, konduz"]]],"sum":"ebf3e4dbed45958d"}
{"n":288,"by":null,"ask":"bot.tan","answer":"3","sum":"40edb63e25f87471"}
{"n":289,"by":null,"ask":"bot.black","answer":"5","sum":"72399ae71833d59a"}
{"n":290,"by":null,"ask":"bot.green","answer":"4","sum":"1110fa11daf311e4"}
{"n":291,"by":"government","how":"bot","ask":"sweep.origin","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,4,"baghlan","konduz"]],["8.6.4: just enough Troops: {0} from {1}",[3,"konduz"]]],"sum":"1082473216d774e6"}
{"n":292,"by":"government","how":"bot","ask":"sweep.troops","answer":"3","why":[["8.6.4: just enough Troops: {0} from {1}",[3,"konduz"]]],"sum":"23d96a077abe76db"}
{"n":293,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"469b24d4f44ec7c0"}
{"n":294,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, herat, kabul"]]],"sum":"f1b8de0effcab598"}
{"n":295,"by":null,"ask":"bot.tan","answer":"6","sum":"f4cb092557493dde"}
{"n":296,"by":null,"ask":"bot.black","answer":"5","sum":"6c3144ca6f990bfe"}
{"n":297,"by":null,"ask":"bot.green","answer":"3","sum":"0ff6db4de8990d2f"}
{"n":298,"by":"government","how":"bot","ask":"sweep.space","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,3,"bamian","herat"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[4,"herat"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"nuristan"]],"8.6.2: Transport"],"sum":"f28e545bf0663f3c"}
{"n":299,"by":"government","how":"bot","ask":"transport.origin","answer":"herat","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[4,"herat"]]],"sum":"7a285434182cc7c8"}
{"n":300,"by":"government","how":"bot","ask":"transport.destination","answer":"nuristan","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"nuristan"]]],"sum":"88329dd6c883b16b"}
{"n":301,"by":"government","how":"bot","ask":"transport.troops","answer":"3","why":["8.6.2: all of the excess, but 1 stays"],"print":"11652013aefa68ae","sum":"886a35dc0004278a"}
{"n":302,"by":null,"ask":"deck.top","answer":"propaganda","print":"146ec0d85e70c5be","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 13\nnext: propaganda\nplayed: 32 56 17 43 23 50 57 9 2 55\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=0 taliban=2 warlords=13\naid: 23\npatronage: 8\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded 57=unshaded\nbadghis T:u1\nbaghlan G:T3 W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T4P4 T:B1u4\nhelmand C:B1T3 G:T4P4 T:B1u4\nherat G:B1T1P4\nkabul C:B1T3 G:T4P5 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u5 support=O\nkhowst C:B1T1 G:T3P3 +1\nkonduz G:B1T1P4 W:B1u1 +1\nnimruz W:B1\nnuristan C:T1 G:T4 T:u2\noruzgan C:T1 G:T1P1 W:B2u2\npaktika C:B1T1 G:T3P3 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u3\n","sum":"4c277dd27b78f912"}
{"n":303,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Anti-Corruption Drive"]]],"sum":"058388d4a95a3d86"}
{"n":304,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"32a10ead1f685fcb"}
{"n":305,"by":"coalition","how":"bot","ask":"event.amount","answer":"6","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"6"]]],"print":"df66584bc7541e82","sum":"d4d726d573fb8e27"}
{"n":306,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[6,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[1,1]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,10]],["{0}: {1}",["8.7","attack"]]],"sum":"d156a2e94a6e2f9a"}
{"n":307,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, kabul, kandahar, nuristan, paktika"]]],"sum":"78603c7aa6923588"}
{"n":308,"by":null,"ask":"bot.tan","answer":"5","sum":"0e439a7419c7c15f"}
{"n":309,"by":null,"ask":"bot.black","answer":"1","sum":"9b6b908018354515"}
{"n":310,"by":null,"ask":"bot.green","answer":"5","sum":"0a9396c8f58aeb52"}
{"n":311,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,5,"samangan","kandahar"]],["8.2: among {0}",["ghazni, helmand, kabul, nuristan, paktika"]]],"sum":"9442274d2420f11d"}
{"n":312,"by":null,"ask":"bot.tan","answer":"6","sum":"1addda5188829dc2"}
{"n":313,"by":null,"ask":"bot.black","answer":"5","sum":"6f11b55a459eb50b"}
{"n":314,"by":null,"ask":"bot.green","answer":"5","sum":"b7a694f3f2e90756"}
{"n":315,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,5,"kandahar","helmand"]],["{0}: {1}",[["8.7.4: Ambush",[]],"kandahar, helmand"]]],"sum":"e1bbf72a9288dc5d"}
{"n":316,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kandahar","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kandahar"]]],"sum":"985cd375342dcd15"}
{"n":317,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"ef4b3a36b6bda029"}
{"n":318,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"173b863adb0921c6"}
{"n":319,"by":"taliban","how":"bot","ask":"ambush.space","answer":"helmand","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"9d903c23a49aec96"}
{"n":320,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"3b9f2f76547d5447"}
{"n":321,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"print":"33d4e72b87bb7cd7","sum":"424c4c9e3ab97ccd"}
{"n":322,"by":null,"ask":"deck.card","answer":"69","print":"86e043663792ad0c","sum":"62adc30a3885f610"}
{"n":323,"by":"coalition","how":"bot","ask":"civic.space","answer":"helmand","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"helmand"]]],"sum":"54c77f76f9d51e53"}
{"n":324,"by":"government","how":"bot","ask":"civic.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.6: highest Population",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"konduz"]]],"sum":"3bffd327e4cb0ef9"}
{"n":325,"by":"government","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"herat"]]],"sum":"7049945e33e8a279"}
{"n":326,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"sum":"ee5513a378bd6ee9"}
{"n":327,"by":"taliban","how":"bot","ask":"sharia.space","answer":"badghis","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"badghis"]]],"print":"619b992d64a781ea","sum":"f129aafa6ea27e06"}
{"n":328,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"d82ee8e421cfdc95"}
{"n":329,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"4f95688b6ec6546d"}
{"n":330,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b0177b3c69cc40ca"}
{"n":331,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"303e1263520962f8"}
{"n":332,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"3a3da8d8362838f1"}
{"n":333,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e0dc1f3325485d67"}
{"n":334,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"276c457a0186699f"}
{"n":335,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"203ad0c9d926024d"}
{"n":336,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ce6b2c49fc5964c9"}
{"n":337,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"392b3cf0a8ffd65a"}
{"n":338,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, konduz",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"bf5e20d905ebc0cf"}
{"n":339,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"20106cb24677f4d6"}
{"n":340,"by":"government","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"konduz",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"konduz"]]],"sum":"dddbf70d707f08ed"}
{"n":341,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, khowst, konduz, paktika",["{0}",[2]]]],["8.2: among {0}",["helmand, herat, khowst, konduz, paktika"]]],"sum":"2882c64974a7c26d"}
{"n":342,"by":null,"ask":"bot.tan","answer":"5","sum":"d969c2c0b1b1be04"}
{"n":343,"by":null,"ask":"bot.black","answer":"3","sum":"81662b6413d7198c"}
{"n":344,"by":null,"ask":"bot.green","answer":"4","sum":"a7f1bd953a71b329"}
{"n":345,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,4,"faryab","herat"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"ca6380ae0b23f166"}
{"n":346,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b52e45057ec02bda"}
{"n":347,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, khowst, konduz, paktika",["{0}",[2]]]],["8.2: among {0}",["helmand, khowst, konduz, paktika"]]],"sum":"762f18e85ff9941a"}
{"n":348,"by":null,"ask":"bot.tan","answer":"6","sum":"c45173068675bb16"}
{"n":349,"by":null,"ask":"bot.black","answer":"2","sum":"ce565473f6e8e01f"}
{"n":350,"by":null,"ask":"bot.green","answer":"1","sum":"2df5a336b9cfdc98"}
{"n":351,"by":"government","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,1,"konduz","konduz"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"konduz"]]],"sum":"0b6758acbeea4647"}
{"n":352,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"3e4e9e9bd93a16a0"}
{"n":353,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, khowst, paktika",["{0}",[2]]]],["8.2: among {0}",["helmand, khowst, paktika"]]],"sum":"7e0ffd378faf0814"}
{"n":354,"by":null,"ask":"bot.tan","answer":"5","sum":"978cffa72c72cc10"}
{"n":355,"by":null,"ask":"bot.black","answer":"2","sum":"a9386ed5111fde09"}
{"n":356,"by":null,"ask":"bot.green","answer":"6","sum":"3473e8dcf042cca0"}
{"n":357,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","helmand"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"49ac5017b8462525"}
{"n":358,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst, paktika",["{0}",[2]]]],["8.2: among {0}",["khowst, paktika"]]],"sum":"749145eeeb11fe67"}
{"n":359,"by":null,"ask":"bot.tan","answer":"1","sum":"afca1d174b418e51"}
{"n":360,"by":null,"ask":"bot.black","answer":"2","sum":"a237cd6920a4a0c3"}
{"n":361,"by":null,"ask":"bot.green","answer":"6","sum":"b1f3e1f778c7e29d"}
{"n":362,"by":"government","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,6,"farah","paktika"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"paktika"]]],"sum":"bee9303c728eab40"}
{"n":363,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"baghlan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"ghazni, herat, kabul, konduz",["{0}",[3]]]],["8.2: among {0}",["ghazni, herat, kabul, konduz"]]],"sum":"76809888257b0886"}
{"n":364,"by":null,"ask":"bot.tan","answer":"3","sum":"8f925a91796530f2"}
{"n":365,"by":null,"ask":"bot.black","answer":"6","sum":"06d722e13ca96338"}
{"n":366,"by":null,"ask":"bot.green","answer":"3","sum":"db488a234c7d650d"}
{"n":367,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,3,"baghlan","konduz"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"ghazni, herat, kabul",["{0}",[3]]]],["8.2: among {0}",["ghazni, herat, kabul"]]],"sum":"77992a5036920fd8"}
{"n":368,"by":null,"ask":"bot.tan","answer":"3","sum":"0cab9b4ca7a61c52"}
{"n":369,"by":null,"ask":"bot.black","answer":"2","sum":"f846b9a46800baf8"}
{"n":370,"by":null,"ask":"bot.green","answer":"2","sum":"7f0aa0dd4ffbadfa"}
{"n":371,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,2,"waziristan","ghazni"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul",["{0}",[3]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"2f31a7697572f16e"}
{"n":372,"by":null,"ask":"bot.tan","answer":"5","sum":"a8515c2aa9524260"}
{"n":373,"by":null,"ask":"bot.black","answer":"1","sum":"0b04b30cee5aea36"}
{"n":374,"by":null,"ask":"bot.green","answer":"6","sum":"6e37837f653dfb4a"}
{"n":375,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,6,"samangan","herat"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"ghazni, helmand, herat, kabul, khowst, konduz, paktika",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand, herat, kabul, khowst, konduz, paktika"]]],"sum":"a3c3425ebc7deac5"}
{"n":376,"by":null,"ask":"bot.tan","answer":"4","sum":"1f1c489c42413caa"}
{"n":377,"by":null,"ask":"bot.black","answer":"4","sum":"6ab8ee52cb060864"}
{"n":378,"by":null,"ask":"bot.green","answer":"4","sum":"a751a3145064b8e2"}
{"n":379,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,4,"kabul","kabul"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"ghazni, helmand, herat, khowst, konduz, paktika",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand, herat, khowst, konduz, paktika"]]],"sum":"e302bc68f34ec9bd"}
{"n":380,"by":null,"ask":"bot.tan","answer":"6","sum":"ca62427196505e01"}
{"n":381,"by":null,"ask":"bot.black","answer":"3","sum":"9aee236028b5ac9f"}
{"n":382,"by":null,"ask":"bot.green","answer":"4","sum":"9ec44c73a5c8ed44"}
{"n":383,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,4,"faryab","herat"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"ghazni, helmand, khowst, konduz, paktika",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand, khowst, konduz, paktika"]]],"sum":"fad3c62a10e9d717"}
{"n":384,"by":null,"ask":"bot.tan","answer":"4","sum":"0bb94ed4f4c49580"}
{"n":385,"by":null,"ask":"bot.black","answer":"3","sum":"421cbd8660a6ffbc"}
{"n":386,"by":null,"ask":"bot.green","answer":"5","sum":"0b576f9a7d83b54b"}
{"n":387,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,5,"kabul","konduz"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"ghazni, helmand, khowst, paktika",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand, khowst, paktika"]]],"sum":"281842b7c02a8a8a"}
{"n":388,"by":null,"ask":"bot.tan","answer":"6","sum":"0dbe41abb10c3074"}
{"n":389,"by":null,"ask":"bot.black","answer":"5","sum":"6b826ec3c4b996fd"}
{"n":390,"by":null,"ask":"bot.green","answer":"4","sum":"961385cfa96b83d6"}
{"n":391,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,4,"bamian","helmand"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"nuristan",["{0}",[0]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"konduz","baghlan"]]],"sum":"92434dcceba771f3"}
{"n":392,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"konduz","baghlan"]]],"sum":"d6f7bac8116b2ed1"}
{"n":393,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"konduz","baghlan"]]],"sum":"d6e0fff69b481bb6"}
{"n":394,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"ghazni","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"ghazni","baghlan"]]],"sum":"369eb234fbf76a7c"}
{"n":395,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"ghazni","baghlan"]]],"sum":"3246bee6224cd331"}
{"n":396,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"ghazni","baghlan"]]],"sum":"670363f6833ae08c"}
{"n":397,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","baghlan"]]],"sum":"e0edfd695828d5ca"}
{"n":398,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","baghlan"]]],"sum":"d69552868dcfbbeb"}
{"n":399,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","baghlan"]]],"sum":"518d53b5373dc85a"}
{"n":400,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"55f12ca387f671a7"}
{"n":401,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"13d35bfd23a8b75a"}
{"n":402,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"b5f47ec9d27dde51"}
{"n":403,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"bccb57093a24d1de"}
{"n":404,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"f7ff416b488e11a3"}
{"n":405,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"73ed8dcc90680895"}
{"n":406,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"konduz","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"konduz","kandahar-spin-boldak"]]],"sum":"fd8db5bcc5109182"}
{"n":407,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"konduz","kandahar-spin-boldak"]]],"sum":"69f5784102439a22"}
{"n":408,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"konduz","kandahar-spin-boldak"]]],"sum":"d42c608c07d31f2a"}
{"n":409,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"helmand","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"helmand","nuristan"]]],"sum":"277ad8b6b8bb8ad0"}
{"n":410,"by":"government","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"helmand","nuristan"]]],"sum":"854af266c7844301"}
{"n":411,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"helmand","nuristan"]]],"sum":"44b5a3d3d98e92ab"}
{"n":412,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"57feecfd97170a9c"}
{"n":413,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"waziristan",["{0}",[0]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"73402f8c1afa4a10"}
{"n":414,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"waziristan",["{0}",[1]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"b165a68651c1d254"}
{"n":415,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"f97f9bd5101d3c85"}
{"n":416,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"balochistan, waziristan",["{0}",[2]]]],["8.2: among {0}",["balochistan, waziristan"]]],"sum":"2c8b83ffc2abfe8e"}
{"n":417,"by":null,"ask":"bot.tan","answer":"5","sum":"7855abd96a1d7f15"}
{"n":418,"by":null,"ask":"bot.black","answer":"4","sum":"0b2c02211f28af9f"}
{"n":419,"by":null,"ask":"bot.green","answer":"2","sum":"4eaa4505a314cc4f"}
{"n":420,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,2,"balkh","balochistan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"balochistan"]]],"print":"90d91d97a85cb37c","sum":"eff9274536cb8584"}
{"n":421,"by":null,"ask":"deck.top","answer":"event","sum":"dba78bbfbee87455"}
{"n":422,"by":null,"ask":"deck.card","answer":"1","print":"0942d44ad0e58723","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 69\nnext: 1\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\nresources: government=32 taliban=6 warlords=22\naid: 20\npatronage: 2\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nbadghis support=O\nbaghlan G:P3 W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T3P2 T:B1u4\nhelmand C:B1T3 G:T3P1 T:B1u4 support=S\nherat G:B1T3P1 support=S\nkabul C:B1T3 G:T3P1 T:u1 support=S +1\nkandahar C:B1T2 G:T1P1 T:B1u6 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 support=S +1\nnimruz W:B1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2u2\npaktika C:B1T1 G:T3P2 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:B1u3\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"ff70e38794a42a01"}
{"n":423,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mine Removal"]]],"sum":"34acb5a895c998d5"}
{"n":424,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"f9b53571364b6a97"}
{"n":425,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"77dc1243a3ae8d1a"}
{"n":426,"by":null,"ask":"bot.die","answer":"5","sum":"f0ec002a369f9dae"}
{"n":427,"by":"warlords","how":"bot","ask":"event.space","answer":"kandahar-kabul","why":[["{0}: dice {1}: {2}",["8.3","5","kandahar-kabul"]]],"sum":"8c6485a90ff2109e"}
{"n":428,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah"]]],"sum":"d53d99da8a5ddc5d"}
{"n":429,"by":null,"ask":"bot.die","answer":"3","sum":"f6378ecfb18e3ad7"}
{"n":430,"by":"warlords","how":"bot","ask":"event.space","answer":"farah-kandahar","why":[["{0}: dice {1}: {2}",["8.3","3","farah-kandahar"]]],"sum":"21fc8a17cf3acd1c"}
{"n":431,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, kabul, konduz"]]],"sum":"3eb1312764ba2a9b"}
{"n":432,"by":null,"ask":"bot.tan","answer":"5","sum":"f79b0cce23a735e9"}
{"n":433,"by":null,"ask":"bot.black","answer":"5","sum":"da028a27947031c3"}
{"n":434,"by":null,"ask":"bot.green","answer":"4","sum":"356af504ada15e6b"}
{"n":435,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,4,"bamian","kabul"]]],"print":"12f07dc4a280761e","sum":"45864900295a6f8b"}
{"n":436,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,20]],["{0}: {1}",["8.6","train"]]],"sum":"8b9412e0e3ca20f3"}
{"n":437,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"b34bc1dbffd45de8"}
{"n":438,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3241bee29ca2e74e"}
{"n":439,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5c271edd53d0c552"}
{"n":440,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"helmand, herat, kabul, khowst, konduz",["{0}",[4]]]],["8.2: among {0}",["helmand, herat, kabul, khowst, konduz"]]],"sum":"5d10c765e9f99305"}
{"n":441,"by":null,"ask":"bot.tan","answer":"3","sum":"b7215e13b5efc245"}
{"n":442,"by":null,"ask":"bot.black","answer":"4","sum":"29d96f926ce4fa77"}
{"n":443,"by":null,"ask":"bot.green","answer":"5","sum":"8e8488c5c0e4a224"}
{"n":444,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","kabul"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"118f7a73e4577eeb"}
{"n":445,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"85c13cd1142d65b5"}
{"n":446,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3b31501e125ee135"}
{"n":447,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"helmand, herat, khowst, konduz",["{0}",[4]]]],["8.2: among {0}",["helmand, herat, khowst, konduz"]]],"sum":"abd598dcbb1d3694"}
{"n":448,"by":null,"ask":"bot.tan","answer":"6","sum":"fe6512ce79a7d576"}
{"n":449,"by":null,"ask":"bot.black","answer":"4","sum":"d9584e206eee52ad"}
{"n":450,"by":null,"ask":"bot.green","answer":"4","sum":"633b8bc5637b731e"}
{"n":451,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,4,"faryab","herat"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"46555222b2daff2d"}
{"n":452,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"410a1b13addc4457"}
{"n":453,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"b32da980ebabc938"}
{"n":454,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"helmand, khowst, konduz",["{0}",[4]]]],["8.2: among {0}",["helmand, khowst, konduz"]]],"sum":"d2dee711cc31286a"}
{"n":455,"by":null,"ask":"bot.tan","answer":"6","sum":"38d1d0f7339db141"}
{"n":456,"by":null,"ask":"bot.black","answer":"4","sum":"009078422ae4bde9"}
{"n":457,"by":null,"ask":"bot.green","answer":"6","sum":"445b1d6f458fb7a3"}
{"n":458,"by":"government","how":"bot","ask":"train.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,6,"ghowr","helmand"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"helmand"]]],"sum":"8551d9265d2ee9da"}
{"n":459,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"4b2bdd3ca732c476"}
{"n":460,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"079dba9c5a6abc17"}
{"n":461,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"66acde25b35b5cbe"}
{"n":462,"by":"government","how":"bot","ask":"govern.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"konduz"]]],"sum":"ff0bbc11302182ec"}
{"n":463,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"sum":"12149fa5ecaf93c6"}
{"n":464,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"herat"]]],"sum":"e0610378a3be5927"}
{"n":465,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"e4d82355eddd84c2"}
{"n":466,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"4ab29c16b12c560d","sum":"df60790eac966eb0"}
{"n":467,"by":null,"ask":"deck.top","answer":"event","sum":"30dfd7d42358175f"}
{"n":468,"by":null,"ask":"deck.card","answer":"8","print":"f3513da3777dfc15","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 1\nnext: 8\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=20 taliban=6 warlords=22\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nbadghis support=O\nbaghlan G:P3 W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T3P2 T:B1u4\nhelmand C:B1T3 G:T5P3 T:B1u4 support=S\nherat G:B1T5P3\nkabul C:B1T3 G:T5P3 T:u1 support=S\nkandahar C:B1T2 G:T3P3 T:B1u6 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2u2\npaktika C:B1T1 G:T3P2 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:B1u3\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"f3c2deb4f21cf15a"}
{"n":469,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["ISR",3]]],"sum":"be6d33d13a89ffba"}
{"n":470,"by":null,"ask":"bot.die","answer":"6","sum":"891208414de36d27"}
{"n":471,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,3,"ISR"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,23]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"a9c4c12f09356d67"}
{"n":472,"by":null,"ask":"bot.tan","answer":"6","sum":"1c4b165b043997dd"}
{"n":473,"by":null,"ask":"bot.black","answer":"6","sum":"f34e5c980b9f2b51"}
{"n":474,"by":null,"ask":"bot.green","answer":"6","sum":"57a3bf6db7e2e148"}
{"n":475,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","helmand"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[3]]]],["8.2: among {0}",["ghazni, kandahar, khowst, paktika"]]],"sum":"a3d2d33cb858ac28"}
{"n":476,"by":null,"ask":"bot.tan","answer":"6","sum":"9d580d04d8f3f755"}
{"n":477,"by":null,"ask":"bot.black","answer":"6","sum":"de07d13c0a2af1cf"}
{"n":478,"by":null,"ask":"bot.green","answer":"6","sum":"e44f6250ad91956d"}
{"n":479,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","kandahar"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[5]]]]]],"8.8: Assault"],"sum":"5cc3377cfaab4247"}
{"n":480,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, helmand, kabul, kandahar, paktika",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[3]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"6d1e3671a43bc078"}
{"n":481,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, helmand, kandahar, paktika",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"93844a394ae6e591"}
{"n":482,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, helmand, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, helmand, paktika"]]],"sum":"76436ec2bf11181d"}
{"n":483,"by":null,"ask":"bot.tan","answer":"4","sum":"6607a5765b610d78"}
{"n":484,"by":null,"ask":"bot.black","answer":"3","sum":"3ccf5e80aa805ea7"}
{"n":485,"by":null,"ask":"bot.green","answer":"5","sum":"039a5fe2e0c3a5d2"}
{"n":486,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,5,"kabul","helmand"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"4e575e9ffbe48515"}
{"n":487,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"f635e30bf7e84a42"}
{"n":488,"by":null,"ask":"bot.tan","answer":"2","sum":"079cf2278caf8b3f"}
{"n":489,"by":null,"ask":"bot.black","answer":"6","sum":"8146ddc17f275701"}
{"n":490,"by":null,"ask":"bot.green","answer":"5","sum":"3330c31d308a6eda"}
{"n":491,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,5,"paktika","paktika"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"0c356a1f6a3df032"}
{"n":492,"by":"coalition","how":"bot","ask":"assault.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"ghazni"]]],"sum":"c9ff72728824c62a"}
{"n":493,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"sum":"3d06aa1965286ea1"}
{"n":494,"by":"coalition","how":"bot","ask":"assault.space","answer":"done","why":["8.8.4: nothing more to Assault"],"print":"9822871622a29a17","sum":"4bc51793d6988be8"}
{"n":495,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[10,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[3,3]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,11]],["{0}: {1}",["8.7","attack"]]],"sum":"c82d3c1813db7732"}
{"n":496,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, kandahar, paktika"]]],"sum":"bc9d1fba88200ce4"}
{"n":497,"by":null,"ask":"bot.tan","answer":"6","sum":"13a2674b5671116d"}
{"n":498,"by":null,"ask":"bot.black","answer":"1","sum":"8c6c4ad37707fe00"}
{"n":499,"by":null,"ask":"bot.green","answer":"4","sum":"57b227ced778c5f1"}
{"n":500,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","kandahar"]],["8.2: among {0}",["ghazni, helmand, paktika"]]],"sum":"3fbe56b6dfc7d28d"}
{"n":501,"by":null,"ask":"bot.tan","answer":"1","sum":"9a5d6baf25d94f72"}
{"n":502,"by":null,"ask":"bot.black","answer":"4","sum":"f27b9e4a5e85692f"}
{"n":503,"by":null,"ask":"bot.green","answer":"5","sum":"04a884e1c270f715"}
{"n":504,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,5,"helmand","helmand"]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"88f4350d05665854"}
{"n":505,"by":null,"ask":"bot.tan","answer":"4","sum":"9b72737c90f0c383"}
{"n":506,"by":null,"ask":"bot.black","answer":"2","sum":"bbbf8424b3f6b2ab"}
{"n":507,"by":null,"ask":"bot.green","answer":"2","sum":"ae013ce8643490ac"}
{"n":508,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,2,"waziristan","ghazni"]],["{0}: {1}",[["8.7.4: Ambush",[]],"kandahar, helmand, ghazni"]]],"sum":"1529fb97d7870b5a"}
{"n":509,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kandahar","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kandahar"]]],"sum":"a0967611df4527a9"}
{"n":510,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"4a2956e7bbb8db64"}
{"n":511,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"be52b03f727eb6cb"}
{"n":512,"by":"taliban","how":"bot","ask":"ambush.space","answer":"helmand","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"ecc6d5bfe621290b"}
{"n":513,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"94e75de034e26c71"}
{"n":514,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"d97ccea72bf4f23d"}
{"n":515,"by":"taliban","how":"bot","ask":"ambush.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"ghazni"]]],"sum":"037ce3b9054af6c3"}
{"n":516,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"ad701615b37ba1f2"}
{"n":517,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"3c9e7030a21d8a10"}
{"n":518,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"b56741bc7d74e7b9","sum":"d5d15a67c9b60242"}
{"n":519,"by":null,"ask":"deck.top","answer":"event","sum":"1df421d81f0c7ec2"}
{"n":520,"by":null,"ask":"deck.card","answer":"26","print":"a41626c37c5e322a","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 8\nnext: 26\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=20 taliban=3 warlords=22\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nbadghis support=O\nbaghlan G:P3 W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u3a1\nhelmand C:B1T3 G:T4P2 T:B1u3a1 support=S\nherat G:B1T5P3\nkabul C:B1T3 G:T5P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1u5a1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2u1\npaktika C:B1T1 G:T3P2 T:B1u3\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:B1u3\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"9210670917aa7518"}
{"n":521,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"SEAL Team 6"]]],"sum":"f388570d39d5bfe4"}
{"n":522,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"abf5b0eda7c4dfd6"}
{"n":523,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"balochistan, northwest-frontier",["{0}",[1]]]],["8.2: among {0}",["balochistan, northwest-frontier"]]],"sum":"5a3867133116252b"}
{"n":524,"by":null,"ask":"bot.tan","answer":"1","sum":"dbc9346678a33e45"}
{"n":525,"by":null,"ask":"bot.black","answer":"6","sum":"a30222edb912d8f0"}
{"n":526,"by":null,"ask":"bot.green","answer":"1","sum":"17b6e2364fad226e"}
{"n":527,"by":"government","how":"bot","ask":"event.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,1,"zabol","northwest-frontier"]]],"sum":"518fa58370e2b21c"}
{"n":528,"by":"government","how":"bot","ask":"event.remove.piece","answer":"taliban_bases","why":[["{0}: {1}",[["8.1.2: Bases first",[]],"taliban_bases"]]],"sum":"bc1575bd34125773"}
{"n":529,"by":"government","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"a3eceb92a71bb465","sum":"a578631e3d4a3cf0"}
{"n":530,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,11]],["{0}: {1}",["8.5","rally"]]],"sum":"ad29b71d0eef9209"}
{"n":531,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, nimruz"]]],"sum":"a40bbefd027e2eee"}
{"n":532,"by":null,"ask":"bot.tan","answer":"5","sum":"9ca303bbdfefe145"}
{"n":533,"by":null,"ask":"bot.black","answer":"5","sum":"1318c83fb777bced"}
{"n":534,"by":null,"ask":"bot.green","answer":"1","sum":"da69b28d439dd310"}
{"n":535,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,1,"sar-e-pol","nimruz"]],["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"nimruz"]]],"sum":"7d1c1ca64755dfeb"}
{"n":536,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"nimruz"]]],"sum":"59424ee70be5c71c"}
{"n":537,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"baghlan"]]],"sum":"070111c8ae023940"}
{"n":538,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"baghlan"]]],"sum":"97c4b19af7fd56ff"}
{"n":539,"by":"warlords","how":"bot","ask":"rally.count","answer":"5","why":["8.1.1: as many as possible"],"sum":"aa3220bc845a50b5"}
{"n":540,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, faryab, ghowr"]]],"sum":"b7c363811df2f5a8"}
{"n":541,"by":null,"ask":"bot.tan","answer":"3","sum":"677959f1ee442d7e"}
{"n":542,"by":null,"ask":"bot.black","answer":"6","sum":"2175e8c237fb3fec"}
{"n":543,"by":null,"ask":"bot.green","answer":"1","sum":"b148829be3e6f0da"}
{"n":544,"by":"warlords","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,1,"nuristan","badakhshan"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badakhshan"]]],"sum":"e6f79d19ee7faadb"}
{"n":545,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badakhshan"]]],"sum":"56baa6b9ead681db"}
{"n":546,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"15172116eb34fc4a"}
{"n":547,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badakhshan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"badakhshan"]]],"sum":"859dba78fb953efb"}
{"n":548,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"4186e3613a0151f2","sum":"daf2c69154cbd03a"}
{"n":549,"by":null,"ask":"deck.top","answer":"event","sum":"79afb70d47d0f611"}
{"n":550,"by":null,"ask":"deck.card","answer":"66","print":"44b202358cf3514a","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 26\nnext: 66\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=20 taliban=3 warlords=19\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nbadakhshan W:B1u1\nbadghis support=O\nbaghlan G:P3 W:B2u5 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u3a1\nhelmand C:B1T3 G:T4P2 T:B1u3a1 support=S\nherat G:B1T5P3\nkabul C:B1T3 G:T5P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1u5a1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2u1\npaktika C:B1T1 G:T3P2 T:B1u3\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"9b4fd323131340d3"}
{"n":551,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"MANPADS Scare"]]],"sum":"b02549d7db03db9e"}
{"n":552,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"b1934683673ab708","sum":"fd4b980255fba763"}
{"n":553,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,21]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"1bb7991a91ff8093"}
{"n":554,"by":null,"ask":"bot.tan","answer":"2","sum":"bab6518d5e1f05d6"}
{"n":555,"by":null,"ask":"bot.black","answer":"4","sum":"914a9b091ff9419f"}
{"n":556,"by":null,"ask":"bot.green","answer":"2","sum":"28ee6f1dca93f72a"}
{"n":557,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,2,"herat","helmand"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[3]]]],["8.2: among {0}",["khowst, paktika"]]],"sum":"3f30fe1d429adedb"}
{"n":558,"by":null,"ask":"bot.tan","answer":"1","sum":"0d42e0e087071d0f"}
{"n":559,"by":null,"ask":"bot.black","answer":"3","sum":"00b2f502d9c01900"}
{"n":560,"by":null,"ask":"bot.green","answer":"6","sum":"c0bb4785e688f0c1"}
{"n":561,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,6,"helmand","paktika"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[7]]]]]],"8.8: Assault"],"sum":"ada9eaf13c60d438"}
{"n":562,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, helmand, kandahar",["{0}",[2]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"6344ef94fd4a87de"}
{"n":563,"by":"coalition","how":"bot","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"a341a243bb2fce95"}
{"n":564,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, helmand",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand"]]],"sum":"c53fe9e818dc8052"}
{"n":565,"by":null,"ask":"bot.tan","answer":"3","sum":"9d7befd85abb6462"}
{"n":566,"by":null,"ask":"bot.black","answer":"1","sum":"7b2ae128cff668a2"}
{"n":567,"by":null,"ask":"bot.green","answer":"3","sum":"50b2e9888b531c72"}
{"n":568,"by":"coalition","how":"bot","ask":"assault.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,3,"khowst","ghazni"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"ghazni"]]],"sum":"871cf175e7821fdf"}
{"n":569,"by":"coalition","how":"bot","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"9719ae30787406ed"}
{"n":570,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"6b4aacb275adf4bb"}
{"n":571,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"helmand",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"580fd35704679b81"}
{"n":572,"by":"coalition","how":"bot","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"40c5f1edc3620057"}
{"n":573,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"paktika",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"a4a4016447d147b1"}
{"n":574,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"sum":"68ba4608eedbcbb6"}
{"n":575,"by":"coalition","how":"bot","ask":"assault.space","answer":"done","why":["8.8.4: nothing more to Assault"],"print":"35d9946a4de76825","sum":"dc5024bd0cd2e40e"}
{"n":576,"by":null,"ask":"deck.top","answer":"event","sum":"79f3289bb5c8cb38"}
{"n":577,"by":null,"ask":"deck.card","answer":"28","print":"d580964e1b764f1a","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 66\nnext: 28\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=17 taliban=3 warlords=19\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis support=O\nbaghlan G:P3 W:B2u5 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2\nhelmand C:B1T3 G:T4P2 T:B1u2 support=S\nherat G:B1T5P3\nkabul C:B1T3 G:T5P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1u4 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2\npaktika C:B1T1 G:T3P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"e0f3f7fc87d205d6"}
{"n":578,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mountain Fastness"]]],"sum":"618e79550ae08c50"}
{"n":579,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"b31b3dd5443be60f"}
{"n":580,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"badakhshan, bamian, ghowr, khowst, nuristan, samangan, sar-e-pol",["{0}",[1]]]],["8.2: among {0}",["badakhshan, bamian, ghowr, khowst, nuristan, samangan, sar-e-pol"]]],"sum":"46b75ec259361516"}
{"n":581,"by":null,"ask":"bot.tan","answer":"6","sum":"9db98e87dae839e8"}
{"n":582,"by":null,"ask":"bot.black","answer":"4","sum":"2102b37b42271719"}
{"n":583,"by":null,"ask":"bot.green","answer":"2","sum":"702f16d665971864"}
{"n":584,"by":"warlords","how":"bot","ask":"event.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,2,"balkh","ghowr"]]],"sum":"67232e5482710141"}
{"n":585,"by":"warlords","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: {1}",[["8.4.4: the Faction that chooses benefits",[]],"warlords"]]],"sum":"181542bc483bb9bb"}
{"n":586,"by":"warlords","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"9a638d51c11dc316","sum":"8638491b8b0cd43e"}
{"n":587,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,10]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"e4ef13979f40e127"}
{"n":588,"by":"government","how":"bot","ask":"sweep.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"baghlan",["{0}",[3]]]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"baghlan"]]],"sum":"faebe78af7fdcb64"}
{"n":589,"by":"government","how":"bot","ask":"sweep.origin","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.4: most Troops",[]],"kabul",["{0}",[5]]]],["8.6.4: just enough Troops: {0} from {1}",[5,"kabul"]]],"sum":"ef050a047609fc08"}
{"n":590,"by":"government","how":"bot","ask":"sweep.troops","answer":"5","why":[["8.6.4: just enough Troops: {0} from {1}",[5,"kabul"]]],"sum":"d04fcb8ec8dda76d"}
{"n":591,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"f19359e375824871"}
{"n":592,"by":"government","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"kandahar",["{0}",[4]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[4,0,"kandahar"]]],"sum":"1d4ae6d05fac8e9d"}
{"n":593,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"c304f132095ee21b"}
{"n":594,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"ghazni, helmand, paktika",["{0}",[2]]]],["8.2: among {0}",["ghazni, helmand, paktika"]]],"sum":"aaf4be9f739e0e66"}
{"n":595,"by":null,"ask":"bot.tan","answer":"5","sum":"44e734057a08ea1a"}
{"n":596,"by":null,"ask":"bot.black","answer":"4","sum":"0a8ed754569f5a58"}
{"n":597,"by":null,"ask":"bot.green","answer":"6","sum":"33313ef9bb6b25bb"}
{"n":598,"by":"government","how":"bot","ask":"sweep.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,6,"ghowr","helmand"]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[2,0,"helmand"]]],"sum":"3432ea70ebc61524"}
{"n":599,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"baa9addf2803b935"}
{"n":600,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"34aa15c28819cb35"}
{"n":601,"by":"government","how":"bot","ask":"sweep.targets","answer":"both","why":["8.1.1: all that can be found"],"sum":"88a084e1ee8ffbe8"}
{"n":602,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"herat"]],["8.2: among {0}",["badghis, ghowr"]]],"sum":"715c3cedb4b9ea20"}
{"n":603,"by":null,"ask":"bot.tan","answer":"6","sum":"088d0041647f47df"}
{"n":604,"by":null,"ask":"bot.black","answer":"5","sum":"d6e466060557c6ed"}
{"n":605,"by":null,"ask":"bot.green","answer":"4","sum":"ae079d36d8ea7e83"}
{"n":606,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,4,"bamian","badghis"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"badghis"]],"8.6.2: Transport"],"sum":"a98387e251cff0a6"}
{"n":607,"by":"government","how":"bot","ask":"transport.origin","answer":"herat","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"herat"]]],"sum":"90f585373e2866d4"}
{"n":608,"by":"government","how":"bot","ask":"transport.destination","answer":"badghis","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"badghis"]]],"sum":"6567cc8bdda2813f"}
{"n":609,"by":"government","how":"bot","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"print":"020489cfe35bc95b","sum":"c94ed13c53275174"}
{"n":610,"by":null,"ask":"deck.top","answer":"event","sum":"d1376339b0ea273f"}
{"n":611,"by":null,"ask":"deck.card","answer":"33","print":"6d4620a22f1394a9","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 28\nnext: 33\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=8 taliban=3 warlords=19\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2a5 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2\nghowr W:B1u2\nhelmand C:B1T3 G:T4P2 T:B1a2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a4 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2\npaktika C:B1T1 G:T3P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"03b26450fe91f4a0"}
{"n":612,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Karzai to Islamabad"]]],"sum":"7609fda86ab6491b"}
{"n":613,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"45b95b8390e868ac","sum":"05bdd452055db63a"}
{"n":614,"by":null,"ask":"deck.top","answer":"event","sum":"05db67420d8c9588"}
{"n":615,"by":null,"ask":"deck.card","answer":"48","print":"ea6ffc3e20846181","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 33\nnext: 48\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=8 taliban=6 warlords=19\naid: 16\npatronage: 8\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2a5 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2\nghowr W:B1u2\nhelmand C:B1T3 G:T4P2 T:B1a2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a4 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2\npaktika C:B1T1 G:T3P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"e2eb7e75b3fa8e12"}
{"n":616,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Suicide Bombers"]]],"sum":"b51d685a91f9793e"}
{"n":617,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"3480e626e842fb19","sum":"963659b59a0e6f96"}
{"n":618,"by":"government","how":"bot","ask":"turn","answer":"assault","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,10]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: yes ({0})",[["Assault: {0}, {1}; Eradicate: 1 Base",[["{0} Bases",[0]],["{0} Guerrillas",[3]]]]]],["{0}: {1}",["8.6","assault"]]],"sum":"1de4a93d2f58a10e"}
{"n":619,"by":"government","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.5: most Taliban Guerrillas",[]],"helmand",["{0}",[2]]]],["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrillas",[2]]]],"helmand"]]],"sum":"7d68585665e8b7b6"}
{"n":620,"by":"government","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.5: most Taliban Guerrillas",[]],"kandahar",["{0}",[1]]]],["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrilla",[1]]]],"kandahar"]]],"sum":"01242597f6c33b37"}
{"n":621,"by":"government","how":"bot","ask":"assault.space","answer":"eradicate","why":["8.6.5: Eradicate"],"sum":"fe2ef2c2faa5498c"}
{"n":622,"by":"government","how":"bot","ask":"eradicate.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, konduz"]]],"sum":"afae9a08f8cd3688"}
{"n":623,"by":null,"ask":"bot.tan","answer":"3","sum":"413a0abb25d9e3fc"}
{"n":624,"by":null,"ask":"bot.black","answer":"4","sum":"165885ba00b65996"}
{"n":625,"by":null,"ask":"bot.green","answer":"5","sum":"526e430c3c919865"}
{"n":626,"by":"government","how":"bot","ask":"eradicate.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","baghlan"]],["{0}: {1}",[["8.6.5: Eradicate",[]],"baghlan"]]],"sum":"34e249d352055465"}
{"n":627,"by":"government","how":"bot","ask":"eradicate.space","answer":"konduz","why":[["{0}: {1}",[["8.6.5: Eradicate",[]],"konduz"]]],"print":"81948b6f6cdcec80","sum":"a785d46dc77ad15c"}
{"n":628,"by":null,"ask":"deck.top","answer":"event","sum":"a661170f7c032873"}
{"n":629,"by":null,"ask":"deck.card","answer":"27","print":"23b54bd885a2b164","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 48\nnext: 27\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=2 taliban=6 warlords=19\naid: 22\npatronage: 10\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B1a5 support=O +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2\nghowr W:B1u2\nhelmand C:B1T3 G:T4P2 T:B1 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a3 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:u1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2\npaktika C:B1T1 G:T3P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"b906ce49d816db9f"}
{"n":630,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Partners"]]],"sum":"2b24d5f54e4bbe8c"}
{"n":631,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"cc87598caafb9f5b"}
{"n":632,"by":"taliban","how":"bot","ask":"event.free","answer":"do","why":["8.4.4: a free Rally"],"sum":"4698124cb5e00dcf"}
{"n":633,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"balochistan"]]],"sum":"e2cb7c9a15dafb7a"}
{"n":634,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"balochistan"]]],"sum":"7f36d0656d9738b7"}
{"n":635,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"336a224f2e342e96"}
{"n":636,"by":null,"ask":"bot.tan","answer":"3","sum":"2a4a8863ea6dd08f"}
{"n":637,"by":null,"ask":"bot.black","answer":"6","sum":"f14e20fe81ff0259"}
{"n":638,"by":null,"ask":"bot.green","answer":"5","sum":"21eede15d4d7df72"}
{"n":639,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,5,"northwest-frontier","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"809b3f428e7018f2"}
{"n":640,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"print":"43908986ff536837","sum":"a6ce909d395df492"}
{"n":641,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,11]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"9c082903203fbfa6"}
{"n":642,"by":null,"ask":"bot.tan","answer":"6","sum":"c7dedb5e891ca5eb"}
{"n":643,"by":null,"ask":"bot.black","answer":"6","sum":"2361e5d19b593078"}
{"n":644,"by":null,"ask":"bot.green","answer":"1","sum":"2f7636358393430f"}
{"n":645,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,1,"sar-e-pol","helmand"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[3]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[2]]]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["kandahar"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[3]],["{0} Taliban pieces",[7]]]]]],"8.8: Assault"],"sum":"7d2f30c7b4090e07"}
{"n":646,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["kandahar"]]],"sum":"d1edd3ee95311e01"}
{"n":647,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"helmand","why":[["8.8.2: the Air Lift: {0} to {1}",["helmand, kabul","kandahar"]]],"sum":"a70b5259a6a6adba"}
{"n":648,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"kabul","why":[["8.8.2: the Air Lift: {0} to {1}",["helmand, kabul","kandahar"]]],"sum":"a0ce8eb2c1ebc5f2"}
{"n":649,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"kandahar","why":[["8.8.2: the Air Lift: {0} to {1}",["helmand, kabul","kandahar"]]],"sum":"e854c73d4d01ba2d"}
{"n":650,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"f76969807e2f9eb6"}
{"n":651,"by":null,"ask":"bot.die","answer":"2","sum":"0f7f102b7696283d"}
{"n":652,"by":"taliban","how":"bot","ask":"manpads","answer":"cancel","why":[["8.7.1: die {0}: cancel",[2]]],"sum":"6e33377b2e301911"}
{"n":653,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"helmand",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"ec77210d18f6faf7"}
{"n":654,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"6749600a46952022"}
{"n":655,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"bff49dcfff51cde6"}
{"n":656,"by":null,"ask":"bot.tan","answer":"5","sum":"c6b2afc6bab7d4c4"}
{"n":657,"by":null,"ask":"bot.black","answer":"1","sum":"a650719c4f678305"}
{"n":658,"by":null,"ask":"bot.green","answer":"2","sum":"ae347424e08ab309"}
{"n":659,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,2,"konduz","paktika"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"019db7403c5b6856"}
{"n":660,"by":"coalition","how":"bot","ask":"assault.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"ghazni"]]],"sum":"b8b78096948b31d6"}
{"n":661,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"print":"43bb77b232b5e19a","sum":"405705ce5e2fe0aa"}
{"n":662,"by":null,"ask":"deck.top","answer":"event","sum":"9589f40b0788d405"}
{"n":663,"by":null,"ask":"deck.card","answer":"6","print":"8536203c9149ddee","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 27\nnext: 6\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government taliban warlords\nresources: government=2 taliban=5 warlords=19\naid: 22\npatronage: 10\nislamabad: sponsorship\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B1a5 support=O +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u1\nghowr W:B1u2\nhelmand C:B1T3 G:T4P2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:u1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B1\npaktika C:B1T1 G:T3P2 T:B1u1\nzabol T:B1u3\nbalochistan T:B2u1\nnorthwest-frontier T:u3\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"cf21b28e17452967"}
{"n":664,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tehrik-i-Taliban Pakistan"]]],"sum":"175fb8ec4487f78a"}
{"n":665,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"876df1343a7317f7"}
{"n":666,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"474078ea621aa2ab"}
{"n":667,"by":null,"ask":"bot.tan","answer":"4","sum":"83991ed268ac9197"}
{"n":668,"by":null,"ask":"bot.black","answer":"1","sum":"da2651dde6c424c1"}
{"n":669,"by":null,"ask":"bot.green","answer":"2","sum":"c661d8caa01c40c1"}
{"n":670,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,2,"waziristan","waziristan"]]],"sum":"2dc6c6f014f0f2fa"}
{"n":671,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":[["8.2: as much as possible in {0}",["waziristan"]]],"sum":"06231da6a3c17bae"}
{"n":672,"by":"taliban","how":"bot","ask":"event.place.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"print":"539d98047c54526e","sum":"cda167b46e20234e"}
{"n":673,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"8b06b49f5f6092a8","sum":"a032a71cb903005f"}
{"n":674,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,27]],["{0}: {1}",["8.5","march"]]],"sum":"95cdec26de0d38cf"}
{"n":675,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah"]]],"sum":"b9398f9af83cd60a"}
{"n":676,"by":null,"ask":"bot.die","answer":"5","sum":"575c70f81448b2b4"}
{"n":677,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: dice {1} are rolled again, for equal chances",["8.3","5"]],["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah"]]],"sum":"7f24d2c37e86f44a"}
{"n":678,"by":null,"ask":"bot.die","answer":"4","sum":"f958a8e4f50eeb5c"}
{"n":679,"by":"warlords","how":"bot","ask":"march.origin","answer":"ghowr","why":[["{0}: dice {1}: {2}",["8.3","4","toraghondi-farah"]],["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"431edc88d678a871"}
{"n":680,"by":"warlords","how":"bot","ask":"march.destination","answer":"toraghondi-farah","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"da14b44f1f7814d2"}
{"n":681,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"484ec3656c4ad639"}
{"n":682,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.5.2 step 2: highest Population",[]],"baghlan, konduz",["{0}",[3]]]],["8.2: among {0}",["baghlan, konduz"]]],"sum":"dbfd977f98c5d559"}
{"n":683,"by":null,"ask":"bot.tan","answer":"4","sum":"f04b55c28eacd6ba"}
{"n":684,"by":null,"ask":"bot.black","answer":"2","sum":"e1b744149cdd03c6"}
{"n":685,"by":null,"ask":"bot.green","answer":"3","sum":"097fdd1f2ae6d238"}
{"n":686,"by":"warlords","how":"bot","ask":"march.origin","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,3,"khowst","baghlan"]],["8.5.2 step 2: ends {0} Control: {1}",["coin","baghlan"]]],"sum":"3f8155082e0040b5"}
{"n":687,"by":"warlords","how":"bot","ask":"march.destination","answer":"baghlan","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","baghlan"]]],"sum":"b9c6a6252ff59cdf"}
{"n":688,"by":"warlords","how":"bot","ask":"march.count","answer":"3","why":["8.5.2: as many as may leave"],"sum":"0ce42a4c30c01690"}
{"n":689,"by":"warlords","how":"bot","ask":"march.origin","answer":"konduz","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","baghlan"]]],"sum":"6d9db923cabf15a2"}
{"n":690,"by":"warlords","how":"bot","ask":"march.destination","answer":"baghlan","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","baghlan"]]],"sum":"2763fda622c6da49"}
{"n":691,"by":"warlords","how":"bot","ask":"march.origin","answer":"baghlan","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","nuristan"]]],"sum":"47d0364849d7f2f8"}
{"n":692,"by":"warlords","how":"bot","ask":"march.destination","answer":"nuristan","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","nuristan"]]],"sum":"44f763ef665e7160"}
{"n":693,"by":"warlords","how":"bot","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"277ebc2d77322ff2"}
{"n":694,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"b203c33fe20dcf10"}
{"n":695,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"baghlan"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"baghlan"]]],"sum":"12918b9c2dbfca80"}
{"n":696,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"83461ce2819fe9c9","sum":"77e72753cf2eb1d5"}
{"n":697,"by":null,"ask":"deck.top","answer":"event","sum":"9668f9f990f220a4"}
{"n":698,"by":null,"ask":"deck.card","answer":"64","print":"4f12280870c57775","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 6\nnext: 64\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government taliban\nresources: government=5 taliban=5 warlords=17\naid: 22\npatronage: 10\nislamabad: sponsorship\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2u4a3 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u1\nghowr W:B1u1\nhelmand C:B1T3 G:T4P2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:a2\noruzgan C:T1 G:P1 W:B1\npaktika C:B1T1 G:T3P2 T:B1u1\nzabol T:B1u3\nbalochistan T:B2u1\nnorthwest-frontier T:u3\nwaziristan T:B1u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\ntoraghondi-farah W:u1\nkandahar-kabul sabotage\n","sum":"502d5bd347fe7fec"}
{"n":699,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Pakistan Talks"]]],"sum":"19763b4fe4846be1"}
{"n":700,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"97bd49979c7835a6","sum":"fc1d69a1f316ebff"}
{"n":701,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[20,1]]]],["{0}: {1}",["8.7","rally"]]],"sum":"5cb8784284ed3f3e"}
{"n":702,"by":"taliban","how":"bot","ask":"rally.space","answer":"kandahar","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"kandahar"]]],"sum":"47bfa7b6662c8118"}
{"n":703,"by":"taliban","how":"bot","ask":"rally.action","answer":"hide","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"kandahar"]]],"sum":"ecc833c4890cf322"}
{"n":704,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"zabol"]]],"sum":"c576401f1c59b367"}
{"n":705,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"zabol"]]],"sum":"463ae957266d330b"}
{"n":706,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"2995db343cd355d5"}
{"n":707,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"4fda0821593cb40b"}
{"n":708,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"74402148cf97c316"}
{"n":709,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"f6b55fa1e9889f1b"}
{"n":710,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"2d7170f6f0ad8e96"}
{"n":711,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"ff9f0d38c3eb1953"}
{"n":712,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"077424e56890dae3"}
{"n":713,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2: Infiltrate: the last Police",[]],"ghazni"]]],"sum":"1e6ea07ed8f17626"}
{"n":714,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"ae1b30eb0dfbb251"}
{"n":715,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"58dfc0b24d7f3cbe","sum":"6a6706fa9aff1dee"}
{"n":716,"by":null,"ask":"deck.top","answer":"event","sum":"f54e464060f90072"}
{"n":717,"by":null,"ask":"deck.card","answer":"11","print":"f936867f18aebde3","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 64\nnext: 11\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=5 taliban=0 warlords=17\naid: 22\npatronage: 9\nislamabad: tolerance\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2u4a3 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T2 T:B1u2\nghowr W:B1u1\nhelmand C:B1T3 G:T4P2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 T:u1 support=S\nkandahar C:B1T2 G:T2P2 T:B1u1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:a2\noruzgan C:T1 G:P1 W:B1\npaktika C:B1T1 G:T3P2 T:B1u1\nzabol T:B2u1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\ntoraghondi-farah W:u1\nkandahar-kabul sabotage\n","sum":"48369bf084be7f8a"}
{"n":718,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.1: {0} would change nothing",["Hazara"]],["8.5.1: at least {0} pieces Available: no ({1})",[6,3]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,26]],["{0}: {1}",["8.5","march"]]],"sum":"450c7593595f07aa"}
{"n":719,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak"]]],"sum":"45f58cb9c7b31b01"}
{"n":720,"by":null,"ask":"bot.die","answer":"3","sum":"d74fe3f3fb0719d4"}
{"n":721,"by":"warlords","how":"bot","ask":"march.origin","answer":"baghlan","why":[["{0}: dice {1}: {2}",["8.3","3","kabul-aibak"]],["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"kabul-aibak"]]],"sum":"711d665c13cb92d3"}
{"n":722,"by":"warlords","how":"bot","ask":"march.destination","answer":"kabul-aibak","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"kabul-aibak"]]],"sum":"d11831f30413817d"}
{"n":723,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"kabul-aibak"]]],"sum":"c05dc9238da84cae"}
{"n":724,"by":"warlords","how":"bot","ask":"march.underground","answer":"1","why":["8.1.2: Underground on arrival"],"sum":"21b25836e905f6ea"}
{"n":725,"by":"warlords","how":"bot","ask":"march.origin","answer":"traffic","why":[["8.5.4: no {0}",["cultivate"]],["8.5.4: {0}",["traffic"]]],"sum":"bff914b7b39f35bb"}
{"n":726,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"14a68deece8faaf2"}
{"n":727,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"93d92c5c770795c5","sum":"f2e2f77ac0d44980"}
{"n":728,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Hazara"]]],"sum":"dcc4dfbcae6ac4e9"}
{"n":729,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"21b9b01d1e4e2be3"}
{"n":730,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghowr, oruzgan"]]],"sum":"eb3890ab1e080d6f"}
{"n":731,"by":null,"ask":"bot.tan","answer":"5","sum":"759058751fc00a51"}
{"n":732,"by":null,"ask":"bot.black","answer":"1","sum":"151b8ec800a8b647"}
{"n":733,"by":null,"ask":"bot.green","answer":"5","sum":"eef8dce58446ea59"}
{"n":734,"by":"government","how":"bot","ask":"event.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,5,"samangan","ghowr"]]],"sum":"2a7486b4bfc4ee0c"}
{"n":735,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"77677a0d95554f79"}
{"n":736,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"d76121d70269e20f"}
{"n":737,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"47e32cbccc1d5f38"}
{"n":738,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"28993bad12c53f6b"}
{"n":739,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"a1ec39759bfa3c0c","sum":"8d7f336439d5292b"}
{"n":740,"by":null,"ask":"deck.top","answer":"propaganda","print":"7834b420dff25adf","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 11\nnext: propaganda\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=5 taliban=0 warlords=25\naid: 22\npatronage: 9\nislamabad: tolerance\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2u3a3 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T2 T:B1u2\nghowr G:T1P2 W:B1u1 support=S\nhelmand C:B1T3 G:T4P2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 T:u1 support=S\nkandahar C:B1T2 G:T2P2 T:B1u1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:a2\noruzgan C:T1 G:P1 W:B1\npaktika C:B1T1 G:T3P2 T:B1u1\nzabol T:B2u1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\nfarah-kandahar sabotage\ntoraghondi-farah W:u1\nkandahar-kabul sabotage\n","sum":"403d684ff7cc774f"}
{"n":741,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Strategic Release"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,8]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"42f5d86ec4d53d77"}
{"n":742,"by":null,"ask":"bot.tan","answer":"4","sum":"7c53c0504d5a7b70"}
{"n":743,"by":null,"ask":"bot.black","answer":"1","sum":"63c210fd1efc524c"}
{"n":744,"by":null,"ask":"bot.green","answer":"2","sum":"fcdc1af4c84592f7"}
{"n":745,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,2,"waziristan","kabul"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand",["{0}",[3]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[2]]]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["zabol"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[5]],["{0} Taliban pieces",[9]]]]]],"8.8: Assault"],"sum":"517be8356b55f8d8"}
{"n":746,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["zabol"]]],"sum":"ea1909273324ffa2"}
{"n":747,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","kabul"]]],"sum":"cab5f5457d83bd26"}
{"n":748,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"2d640d21ea69a4c9"}
{"n":749,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"ad2854b5322df29a"}
{"n":750,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"helmand","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","helmand"]]],"sum":"0674e85d97c8f613"}
{"n":751,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"8887c86c286dfaac"}
{"n":752,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"f246f01d2379f45a"}
{"n":753,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"331624e0ad595d29"}
{"n":754,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"helmand","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","helmand"]]],"sum":"d092cf318d4efe17"}
{"n":755,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"6ad934a6fde917dd"}
{"n":756,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"ee000baf2b0dd08d"}
{"n":757,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"9093b4830a937e1f"}
{"n":758,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"4aaeb2637ed0dc46"}
{"n":759,"by":"coalition","how":"bot","ask":"assault.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"zabol",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"zabol"]]],"sum":"93cca6108819cae2"}
{"n":760,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"kandahar, paktika",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"3a08d88de7f9b92f"}
{"n":761,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"paktika",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"5f0f819f77470c86"}
{"n":762,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"e15fd2e562586bd9"}
{"n":763,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni, kabul",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[3]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"61b479ca1f74a649"}
{"n":764,"by":"coalition","how":"bot","ask":"assault.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"ghazni",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"ghazni"]]],"sum":"7c313977f5e4adc1"}
{"n":765,"by":"coalition","how":"bot","ask":"assault.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"nuristan"]]],"sum":"454ee3bead71b3d9"}
{"n":766,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"print":"5816de2bc6eef2ae","sum":"5238b1cda81e288f"}
{"n":767,"by":"taliban","how":"bot","ask":"turn","answer":"pass","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Strategic Release"]],"8.1: no Resources: Pass instead of an Operation"],"print":"47f516ea3c92eac1","sum":"141cc274ccd89634"}
{"n":768,"by":null,"ask":"deck.card","answer":"19","print":"fc5cfef927106acc","sum":"1d67df830f49c6c7"}
{"n":769,"by":"coalition","how":"bot","ask":"civic.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar",["{0}",[4]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"kandahar"]]],"sum":"d5d00aa367fa04b7"}
{"n":770,"by":"coalition","how":"bot","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid for"],"sum":"8d6f0791de5d14f4"}
{"n":771,"by":"coalition","how":"bot","ask":"civic.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"nuristan"]]],"sum":"c6f91dd4880c9da5"}
{"n":772,"by":"coalition","how":"bot","ask":"civic.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"oruzgan"]]],"sum":"ceacc2eecc968d50"}
{"n":773,"by":"government","how":"bot","ask":"civic.space","answer":"konduz","why":[["{0}: {1}",[["8.6.6: Opposition to Neutral",[]],"konduz"]]],"sum":"7536d2dfb0e0332c"}
{"n":774,"by":"government","how":"bot","ask":"civic.steps","answer":"1","why":["8.6.6: Terror removed, then one level"],"sum":"927291a3a741de14"}
{"n":775,"by":"government","how":"bot","ask":"civic.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.6: highest Population",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"konduz"]]],"sum":"646a3bb53c3f2085"}
{"n":776,"by":"government","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"herat"]]],"sum":"93a34b95af8cc511"}
{"n":777,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"ede02308d4c14b18","sum":"260a208d4ee523d5"}
{"n":778,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"71ec8410f9d6d727"}
{"n":779,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e8f945332e6ce32c"}
{"n":780,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"97e6bc8774513ab4"}
{"n":781,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"82b4a31f8cc88bcc"}
{"n":782,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"1a1d27b9c268788c"}
{"n":783,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"95b49d23c82f3759"}
{"n":784,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"0b5a868be0e6f8d7"}
{"n":785,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ed1b52917989c936"}
{"n":786,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9fc55ba1a7fe0fbb"}
{"n":787,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"f18762b454d3d810"}
{"n":788,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9065dca0b6ba34c6"}
{"n":789,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"dc3cb7104ebc731c"}
{"n":790,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, konduz",["{0}",[0]]]],["8.2: among {0}",["herat, konduz"]]],"sum":"ba4eeaab19a30139"}
{"n":791,"by":null,"ask":"bot.tan","answer":"6","sum":"924dd7d5a34ef03d"}
{"n":792,"by":null,"ask":"bot.black","answer":"2","sum":"9ab933dc99f8c1f0"}
{"n":793,"by":null,"ask":"bot.green","answer":"2","sum":"0f52d92eaa368f8e"}
{"n":794,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","konduz"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"konduz"]]],"sum":"cdf8be7eef7ca931"}
{"n":795,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"aba34c11d85627a3"}
{"n":796,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"74ca4e2da2cae711"}
{"n":797,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat",["{0}",[0]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"79044c5a267e7ffa"}
{"n":798,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"45c10182dc6c8a62"}
{"n":799,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"975703dc6a2d11bf"}
{"n":800,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"ghazni, helmand, herat, kabul, khowst, konduz, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, helmand, herat, kabul, khowst, konduz, paktika"]]],"sum":"7529ee3929d5e220"}
{"n":801,"by":null,"ask":"bot.tan","answer":"3","sum":"fb9e6fe19f332c63"}
{"n":802,"by":null,"ask":"bot.black","answer":"5","sum":"660ff6e89afcaf82"}
{"n":803,"by":null,"ask":"bot.green","answer":"6","sum":"4a9b30d2ca6c49f2"}
{"n":804,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,6,"northwest-frontier","konduz"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"konduz"]]],"sum":"5948c8825c6d0cfd"}
{"n":805,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"37718e6846714a16"}
{"n":806,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"bb5ed141c9382521"}
{"n":807,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"2083f59a491997f0"}
{"n":808,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"7886a131315f2f45"}
{"n":809,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"1c617c76ab09d5ac"}
{"n":810,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"7c36944a3fcd9142"}
{"n":811,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"ad4218f38e22b2fb"}
{"n":812,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"d08c9292a15fde75"}
{"n":813,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"469aaf061e15cf74"}
{"n":814,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"ghazni, helmand, herat, kabul, kandahar, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"ghazni"]]],"sum":"86569f4373aba3e5"}
{"n":815,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"16e7d525d86b822d"}
{"n":816,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul, kandahar, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"d2efcd16fc6bdc10"}
{"n":817,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"e6a0b96f38462324"}
{"n":818,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul, kandahar, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"ba7a4f62c8537b7b"}
{"n":819,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, kandahar, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"ce03f0f23794092a"}
{"n":820,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"3a6ae6bbf968f933"}
{"n":821,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b6a9753b8b13193d"}
{"n":822,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"2fba557d7f4c00bb"}
{"n":823,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, ghowr"]]],"sum":"008cfe479dc09866"}
{"n":824,"by":null,"ask":"bot.tan","answer":"4","sum":"9a07f8286240499a"}
{"n":825,"by":null,"ask":"bot.black","answer":"6","sum":"9a8e276b49d750ad"}
{"n":826,"by":null,"ask":"bot.green","answer":"5","sum":"4cb8d444ff1d0491"}
{"n":827,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,5,"northwest-frontier","ghowr"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"ghowr"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"baghlan, herat, kabul, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"baghlan, herat, kabul"]],["8.2: among {0}",["baghlan, herat, kabul"]]],"sum":"cc1359c86ae5101c"}
{"n":828,"by":null,"ask":"bot.tan","answer":"3","sum":"9fa4e2d1451ca3fb"}
{"n":829,"by":null,"ask":"bot.black","answer":"4","sum":"b4359fc6d6db0753"}
{"n":830,"by":null,"ask":"bot.green","answer":"4","sum":"c18c1f22b6f0a74b"}
{"n":831,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,4,"kabul","kabul"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"baghlan, herat, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"baghlan, herat"]],["8.2: among {0}",["baghlan, herat"]]],"sum":"8e7ab1b7a3e3be1f"}
{"n":832,"by":null,"ask":"bot.tan","answer":"3","sum":"4f820f0110b6ffb1"}
{"n":833,"by":null,"ask":"bot.black","answer":"6","sum":"bb2ddcd6fdd5edf1"}
{"n":834,"by":null,"ask":"bot.green","answer":"4","sum":"2267a3aaad14b126"}
{"n":835,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","baghlan"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"badghis"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"herat"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","ghowr"]]],"sum":"4ad63250708766ad"}
{"n":836,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","ghowr"]]],"sum":"7f8222da25f26bfb"}
{"n":837,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","ghowr"]]],"sum":"719a7ad3254a8ec1"}
{"n":838,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"baghlan","ghowr"]]],"sum":"1852a742b9d3dabf"}
{"n":839,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"baghlan","ghowr"]]],"sum":"54bcf0bb358807ab"}
{"n":840,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"baghlan","ghowr"]]],"sum":"fc5f93eb97a1e5ba"}
{"n":841,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","badghis"]]],"sum":"ed2ca48075ef7f94"}
{"n":842,"by":"government","how":"bot","ask":"redeploy.destination","answer":"badghis","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","badghis"]]],"sum":"bbad6046791de296"}
{"n":843,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","badghis"]]],"sum":"1dc6990293d8712f"}
{"n":844,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"print":"a176cef6050061b6","sum":"4d9884d876188dd0"}
{"n":845,"by":null,"ask":"deck.top","answer":"event","sum":"c6a7b24f9e1917a9"}
{"n":846,"by":null,"ask":"deck.card","answer":"67","print":"1ebaea25e2211a76","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 19\nnext: 67\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\nresources: government=13 taliban=7 warlords=35\naid: 22\npatronage: 9\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T3 T:B1u1\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T1 G:T3P1 support=S\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T3P1\nzabol C:T1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"41ab58b6e70407bd"}
{"n":847,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Al-Qaeda"]]],"sum":"e21636d56e165f31"}
{"n":848,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"9f0e8225dce12aca"}
{"n":849,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, badakhshan, helmand, kandahar, khowst, nimruz, nuristan, paktika, zabol"]]],"sum":"8295d781ff3d1f64"}
{"n":850,"by":null,"ask":"bot.tan","answer":"2","sum":"a15a592a55d16438"}
{"n":851,"by":null,"ask":"bot.black","answer":"4","sum":"9858a78320407f7d"}
{"n":852,"by":null,"ask":"bot.green","answer":"5","sum":"8966b4d1aee1c638"}
{"n":853,"by":"taliban","how":"bot","ask":"event.place.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,5,"helmand","helmand"]]],"print":"f2e4c60e2dd7feb1","sum":"0eff4f1be2cf45d5"}
{"n":854,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,3]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"khowst",["{0}",[3]]]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"a0ab7478621e1f98"}
{"n":855,"by":null,"ask":"bot.tan","answer":"1","sum":"efb0ffa0b3cb7547"}
{"n":856,"by":null,"ask":"bot.black","answer":"6","sum":"399990074c905856"}
{"n":857,"by":null,"ask":"bot.green","answer":"6","sum":"c61d0f995b7a7f91"}
{"n":858,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,6,"paktika","paktika"]],"8.8: Train"],"sum":"9831d4a37cec4028"}
{"n":859,"by":"coalition","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"khowst"]]],"sum":"b10b1b6dce7a7fe4"}
{"n":860,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"f94e3a8130b428a8"}
{"n":861,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a23936c0c216215e"}
{"n":862,"by":"coalition","how":"bot","ask":"train.space","answer":"paktika","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"paktika"]]],"sum":"604168db513d3949"}
{"n":863,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"90e0056ef77de9fe"}
{"n":864,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"dc987573df3a97a5"}
{"n":865,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"76d4148a31788780"}
{"n":866,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"3b7d6ac2d940481c"}
{"n":867,"by":"coalition","how":"bot","ask":"train.extra.space","answer":"khowst","why":["8.8.2: Civic Action where it shifts most"],"sum":"16c9671fc3784ff6"}
{"n":868,"by":"coalition","how":"bot","ask":"train.civic","answer":"paktika","why":["8.8.2: PRTs: a second space"],"sum":"34dfecc29e833022"}
{"n":869,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"5c1fd58278bdb2ec"}
{"n":870,"by":null,"ask":"bot.die","answer":"1","sum":"28ede76f9b9283d2"}
{"n":871,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[1]],["8.2: among {0}",["ghazni, helmand"]]],"sum":"bef6cd30e12ea4f0"}
{"n":872,"by":null,"ask":"bot.tan","answer":"6","sum":"530f66d3eade52dc"}
{"n":873,"by":null,"ask":"bot.black","answer":"4","sum":"e76c4b3c9634b063"}
{"n":874,"by":null,"ask":"bot.green","answer":"5","sum":"b18cfad5ab83eb82"}
{"n":875,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,5,"ghowr","helmand"]],"8.8.2: Surge after the Train"],"sum":"c6e41eef9b69449d"}
{"n":876,"by":"coalition","how":"bot","ask":"surge.space","answer":"helmand","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"helmand"]]],"sum":"9c57e62fc9250864"}
{"n":877,"by":"coalition","how":"bot","ask":"surge.space","answer":"done","why":["8.8.2: no other space to Surge"],"sum":"7d844d96d94eb2fb"}
{"n":878,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["helmand",2]]],"sum":"fab3d966c4040424"}
{"n":879,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["helmand",1]]],"sum":"204293e2f02ccb66"}
{"n":880,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"fd8cd1a82f3f8689"}
{"n":881,"by":null,"ask":"surge.roll","answer":"4","sum":"e92795054a57b697"}
{"n":882,"by":"coalition","how":"bot","ask":"surge.aid","answer":"4","why":["8.8.2: all of the roll is added to Aid"],"print":"0aea34874fbb1195","sum":"727612bdaf4f4e61"}
{"n":883,"by":null,"ask":"deck.top","answer":"event","sum":"aac68a8350112261"}
{"n":884,"by":null,"ask":"deck.card","answer":"3","print":"f027dafadbffd353","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 67\nnext: 3\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=1 taliban=10 warlords=35\naid: 26\npatronage: 9\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T3 T:B1u1\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T2 G:T3P1 T:B1 support=S\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nzabol C:T1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"e3c690f9f1c1468a"}
{"n":885,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Change in Tactics"]]],"sum":"03e4f9cf9ef3dca4"}
{"n":886,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"888ef9827a78068f"}
{"n":887,"by":"warlords","how":"bot","ask":"event.capability","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","7, 18"]]],"sum":"6e5ecf450c8874cd"}
{"n":888,"by":null,"ask":"bot.die","answer":"1","sum":"7e011b9d2e9ffdb6"}
{"n":889,"by":"warlords","how":"bot","ask":"event.capability","answer":"7","why":[["{0}: dice {1}: {2}",["8.1.2","1","7"]],["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"7"]]],"sum":"1dd5989abd7b9452"}
{"n":890,"by":"warlords","how":"bot","ask":"event.choice","answer":"turn-over","why":[["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"turn-over"]]],"print":"90aff23bf1b2009a","sum":"b5a5134ab33bd3a1"}
{"n":891,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"bb7b58266065776e","sum":"23909cd73e255892"}
{"n":892,"by":null,"ask":"deck.top","answer":"event","sum":"2bffb64f9c83b809"}
{"n":893,"by":null,"ask":"deck.card","answer":"72","print":"2593b3419987b95e","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 3\nnext: 72\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government taliban\nresources: government=4 taliban=10 warlords=35\naid: 26\npatronage: 9\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T3 T:B1u1\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T2 G:T3P1 T:B1 support=S\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nzabol C:T1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"305c93b748e8749f"}
{"n":894,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Reapers",2]]],"sum":"086442937499b0e4"}
{"n":895,"by":null,"ask":"bot.die","answer":"3","sum":"91c5132d1ea96e12"}
{"n":896,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[3,2,"Reapers"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,3]],"8.8: Train"],"sum":"44d4c9ed8c5bdd3d"}
{"n":897,"by":"coalition","how":"bot","ask":"train.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"ghazni"]]],"sum":"e4b0fb0b6b410e33"}
{"n":898,"by":"coalition","how":"bot","ask":"train.troops","answer":"0","why":["8.8.2: no cubes are placed there"],"sum":"f18a5e9b5fd569ad"}
{"n":899,"by":"coalition","how":"bot","ask":"train.police","answer":"0","why":["8.8.2: no cubes are placed there"],"sum":"85dc08f0a3958f28"}
{"n":900,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"161aa254762b85a3"}
{"n":901,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"c5d30061839a01e6"}
{"n":902,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"684d68d2bd5d8c23"}
{"n":903,"by":null,"ask":"bot.die","answer":"4","sum":"fbed865d5b131ddf"}
{"n":904,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[4]],["8.2: among {0}",["ghazni, helmand"]]],"sum":"0dd0ecf44f1287ff"}
{"n":905,"by":null,"ask":"bot.tan","answer":"3","sum":"44bd0d3b14b98d83"}
{"n":906,"by":null,"ask":"bot.black","answer":"6","sum":"7c008ea94b30aa96"}
{"n":907,"by":null,"ask":"bot.green","answer":"6","sum":"ad01b5a6dc09819c"}
{"n":908,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,6,"northwest-frontier","helmand"]],["8.2: among {0}",["badghis, ghowr, herat, kabul, kandahar, khowst, konduz, nuristan, oruzgan, paktika, zabol"]]],"sum":"6546bb69d7fc7736"}
{"n":909,"by":null,"ask":"bot.tan","answer":"4","sum":"c79103a1497af2f8"}
{"n":910,"by":null,"ask":"bot.black","answer":"5","sum":"094eec5176cf5ad4"}
{"n":911,"by":null,"ask":"bot.green","answer":"2","sum":"be5db4f142a804d3"}
{"n":912,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,2,"nuristan","nuristan"]],"8.8.2: Surge after the Train"],"sum":"dde14207f654957d"}
{"n":913,"by":"coalition","how":"bot","ask":"surge.space","answer":"helmand","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],2,"helmand"]]],"sum":"911c3b2a0e2357d7"}
{"n":914,"by":"coalition","how":"bot","ask":"surge.space","answer":"ghazni","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"ghazni"]]],"sum":"881fbd39827cf948"}
{"n":915,"by":"coalition","how":"bot","ask":"surge.space","answer":"nuristan","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"nuristan"]]],"sum":"f1eb26609cdd669c"}
{"n":916,"by":"coalition","how":"bot","ask":"surge.troops","answer":"4","why":[["8.8.2: Coalition Troops in {0}: {1}",["helmand",4]]],"sum":"4fdf7a57143ed924"}
{"n":917,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["ghazni",2]]],"sum":"83c6b3deab907df7"}
{"n":918,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["nuristan",2]]],"sum":"ab2937672201aca7"}
{"n":919,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["helmand",1]]],"sum":"a708baa1a5053e86"}
{"n":920,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["ghazni",1]]],"sum":"1467070a97019ce9"}
{"n":921,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"ce5edb41e0386252"}
{"n":922,"by":null,"ask":"surge.roll","answer":"2","sum":"8a59f15c846d9dd5"}
{"n":923,"by":"coalition","how":"bot","ask":"surge.aid","answer":"2","why":["8.8.2: all of the roll is added to Aid"],"print":"4f0bcb62ab2788e6","sum":"01f82935b2085da0"}
{"n":924,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Reapers",2]]],"sum":"51e9566779b2add5"}
{"n":925,"by":null,"ask":"bot.die","answer":"4","sum":"305272a3347a6dc1"}
{"n":926,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[4,2,"Reapers"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[29,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"c00686e4bbec9915"}
{"n":927,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"db8a98752a6fa03b"}
{"n":928,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"d5569a97fa8426b8"}
{"n":929,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, faryab, samangan, sar-e-pol"]]],"sum":"20ac02439d7bf6b1"}
{"n":930,"by":null,"ask":"bot.tan","answer":"2","sum":"13fbf1eab3d3502b"}
{"n":931,"by":null,"ask":"bot.black","answer":"6","sum":"f427c26ce0233318"}
{"n":932,"by":null,"ask":"bot.green","answer":"2","sum":"ceb6b7335d122426"}
{"n":933,"by":"taliban","how":"bot","ask":"rally.space","answer":"samangan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,2,"zabol","samangan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"8e63326a8ceb2569"}
{"n":934,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"03e4b965a7247006"}
{"n":935,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, balochistan, northwest-frontier"]]],"sum":"7c3b0229988379b6"}
{"n":936,"by":null,"ask":"bot.tan","answer":"5","sum":"4d2662dad4ccda81"}
{"n":937,"by":null,"ask":"bot.black","answer":"3","sum":"2f434ab6225d9949"}
{"n":938,"by":null,"ask":"bot.green","answer":"1","sum":"2986a91966959a2c"}
{"n":939,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,1,"balkh","balochistan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"balochistan"]]],"sum":"586ef0074d540ff0"}
{"n":940,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"balochistan"]]],"sum":"17b480617b49ebe8"}
{"n":941,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"75772ea662e9d492"}
{"n":942,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"0d9fd95b557d3876"}
{"n":943,"by":"taliban","how":"bot","ask":"rally.space","answer":"helmand","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"255bef3bae0236bc"}
{"n":944,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"67f55caf17c577a3"}
{"n":945,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"a7590932c26ccb53"}
{"n":946,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"df95978cd964e8c2"}
{"n":947,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"33dc460c2fbb6ace"}
{"n":948,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"7723be293b984c2d"}
{"n":949,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"ea61abad2b0cde76"}
{"n":950,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"efa14ffd380c5fb5"}
{"n":951,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand"]]],"sum":"f04ff3e403170ab8"}
{"n":952,"by":null,"ask":"bot.tan","answer":"3","sum":"1bfbf0d0f429b30f"}
{"n":953,"by":null,"ask":"bot.black","answer":"3","sum":"12675e15ae1434b8"}
{"n":954,"by":null,"ask":"bot.green","answer":"3","sum":"56128aa782d25d58"}
{"n":955,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,3,"kabul","helmand"]],["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"helmand"]]],"sum":"bc717a46f6f152d4"}
{"n":956,"by":"taliban","how":"bot","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources allow"],"sum":"116f0776e5f7d6e0"}
{"n":957,"by":"taliban","how":"bot","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"7a967123f9f27d45"}
{"n":958,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, kabul"]]],"sum":"b4fb551a430abb23"}
{"n":959,"by":null,"ask":"bot.tan","answer":"4","sum":"8bce37b15fe1e994"}
{"n":960,"by":null,"ask":"bot.black","answer":"6","sum":"faea3c37a7755ab1"}
{"n":961,"by":null,"ask":"bot.green","answer":"5","sum":"1ca66b223069648d"}
{"n":962,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,5,"northwest-frontier","helmand"]],["{0}: {1}",[["8.7.2: Infiltrate: the last Police",[]],"helmand"]]],"sum":"6cd67776b97af494"}
{"n":963,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"b9b9c35734b4cb48"}
{"n":964,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"59ae954c4ce09863","sum":"7761998cb23cba55"}
{"n":965,"by":null,"ask":"deck.top","answer":"event","sum":"39e5937bed678f5e"}
{"n":966,"by":null,"ask":"deck.card","answer":"62","print":"52e46f7d0ef62bdf","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 72\nnext: 62\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=1 taliban=4 warlords=35\naid: 28\npatronage: 8\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T2 G:T3 T:B1u3 support=S\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u3 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 T:u1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u1\nzabol C:T1\nbalochistan T:B2u3\nnorthwest-frontier T:B1u3\nwaziristan T:B2u6\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"cf02d42d27dd6f32"}
{"n":967,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Poppy Crop Failure"]]],"sum":"90272ded8e837327"}
{"n":968,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"b7b30fa3264e82be","sum":"22f4ab45846b48df"}
{"n":969,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"4c50fe45ecdbb055","sum":"0027c320d09b07f2"}
{"n":970,"by":null,"ask":"deck.top","answer":"event","sum":"b6d1b152c34eef32"}
{"n":971,"by":null,"ask":"deck.card","answer":"36","print":"5f1be0f74edf19f7","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 62\nnext: 36\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government taliban\nresources: government=4 taliban=4 warlords=45\naid: 28\npatronage: 8\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T2 G:T3 T:B1u3 support=S\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u3 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 T:u1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u1\nzabol C:T1\nbalochistan T:B2u3\nnorthwest-frontier T:B1u3\nwaziristan T:B2u6\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"6b102ae8e72ad04d"}
{"n":972,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} would change nothing",["Local Understanding"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[15,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"57435d3f4751098f"}
{"n":973,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"e84e2212de593b66"}
{"n":974,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"655fb9ea44496f80"}
{"n":975,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, faryab, sar-e-pol"]]],"sum":"28d8283ff2101f8c"}
{"n":976,"by":null,"ask":"bot.tan","answer":"5","sum":"8e49552126d2ca48"}
{"n":977,"by":null,"ask":"bot.black","answer":"2","sum":"97d296df68307b4c"}
{"n":978,"by":null,"ask":"bot.green","answer":"1","sum":"b818b61a15851cdd"}
{"n":979,"by":"taliban","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,1,"konduz","faryab"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"faryab"]]],"sum":"fb6e93a504cc9fee"}
{"n":980,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"faryab"]]],"sum":"064d7b7ce40bd4d5"}
{"n":981,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, samangan"]]],"sum":"05d0a61fcb2948bb"}
{"n":982,"by":null,"ask":"bot.tan","answer":"3","sum":"3e9a9ee4a02c8be0"}
{"n":983,"by":null,"ask":"bot.black","answer":"6","sum":"c7c36d6d43fe375c"}
{"n":984,"by":null,"ask":"bot.green","answer":"4","sum":"a19a6163d11db6ea"}
{"n":985,"by":"taliban","how":"bot","ask":"rally.space","answer":"samangan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","samangan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"samangan"]]],"sum":"064a2609cdff8979"}
{"n":986,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"samangan"]]],"sum":"dccc5da96204e3f8"}
{"n":987,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"b4087ad3150eaf7c"}
{"n":988,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"32a1f10d39f8a01b"}
{"n":989,"by":"taliban","how":"bot","ask":"rally.space","answer":"helmand","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"0090925e1bd77597"}
{"n":990,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"9450453bfa4a9880"}
{"n":991,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"balochistan"]]],"sum":"d533b4341af6a27f"}
{"n":992,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"balochistan"]]],"sum":"4777265cae9cb7e8"}
{"n":993,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"84115ebf62b1e6a1"}
{"n":994,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"619042c071d7d2b9"}
{"n":995,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"4697859c82b6d1eb"}
{"n":996,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"f7486e73d5a33b07"}
{"n":997,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2: Infiltrate: the last Police",[]],"kabul"]]],"sum":"c1a852daf578e0fe"}
{"n":998,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"29e0302c9cafe511"}
{"n":999,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"d2ff62c5be7a0141","sum":"cfc270f8bfb7d856"}
{"n":1000,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Local Understanding"]]],"sum":"38908c6d0699c4f6"}
{"n":1001,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"95a4bab125edd84c","sum":"15cc588b1de8a2e9"}
{"n":1002,"by":null,"ask":"deck.top","answer":"event","sum":"c2d4c8fc72cb4e20"}
{"n":1003,"by":null,"ask":"deck.card","answer":"49","print":"c4eedf333238b1dc","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 36\nnext: 49\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=4 taliban=0 warlords=47\naid: 28\npatronage: 7\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1u5 support=S\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:u2 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"6b17b92bea335f67"}
{"n":1004,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mullah Omar"]]],"sum":"2b85d9a41e8e364d"}
{"n":1005,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"36a989cc07bf7db2","sum":"80c77867340620e2"}
{"n":1006,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,14]],"8.6.2: Govern could add Patronage: yes",["{0}: {1}",["8.6","train"]]],"sum":"f1f99a12eeb299a4"}
{"n":1007,"by":"government","how":"bot","ask":"train.space","answer":"ghowr","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"ghowr"]]],"sum":"2adfc99f73ed85d0"}
{"n":1008,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"ghowr"]]],"sum":"4a390d905d6f8179"}
{"n":1009,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"6b007c657277c3e0"}
{"n":1010,"by":"government","how":"bot","ask":"govern.space","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"konduz",["{0}",[3]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"konduz"]]],"sum":"95c6c0fa0782a5f0"}
{"n":1011,"by":"government","how":"bot","ask":"govern.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"nuristan"]]],"sum":"fc269b8493f2e43b"}
{"n":1012,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"nuristan"]]],"print":"cd5a47cf892f308b","sum":"be1df84c44b16cb0"}
{"n":1013,"by":null,"ask":"deck.top","answer":"event","sum":"83cd2586d1113eec"}
{"n":1014,"by":null,"ask":"deck.card","answer":"38","print":"e0d6b1cfe817c0f9","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 49\nnext: 38\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=1 taliban=0 warlords=47\naid: 23\npatronage: 12\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1u5 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:u2 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"3a588ab898894816"}
{"n":1015,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Crop Substitution"]]],"sum":"8284bd374b220bf6"}
{"n":1016,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"11d1071ab175873e","sum":"bff975035fa69c54"}
{"n":1017,"by":"taliban","how":"bot","ask":"turn","answer":"pass","why":["8.1: no Resources: Pass instead of an Operation"],"print":"c85b1a37c517ed31","sum":"f762b1a0167d54a6"}
{"n":1018,"by":null,"ask":"deck.top","answer":"event","sum":"e8c0f986a30f5692"}
{"n":1019,"by":null,"ask":"deck.card","answer":"46","print":"6274272282f503c8","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 38\nnext: 46\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government taliban warlords\nresources: government=1 taliban=1 warlords=47\naid: 26\npatronage: 13\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1u5 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:u2 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"ddfd6fda0e1ad750"}
{"n":1020,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Night Raids"]]],"sum":"c954e4317c6c326f"}
{"n":1021,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"5c1cfee4167cfab2"}
{"n":1022,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, kabul, nuristan"]]],"sum":"85a488f3aff4e5e6"}
{"n":1023,"by":null,"ask":"bot.tan","answer":"1","sum":"a6fc8ea6afa3800f"}
{"n":1024,"by":null,"ask":"bot.black","answer":"4","sum":"a8e1ce910ed58005"}
{"n":1025,"by":null,"ask":"bot.green","answer":"2","sum":"deec2e1cdb094a19"}
{"n":1026,"by":"government","how":"bot","ask":"event.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,2,"herat","helmand"]]],"sum":"46267575af51212e"}
{"n":1027,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, kabul, nuristan"]]],"sum":"6b3e07b1c1a9e6be"}
{"n":1028,"by":null,"ask":"bot.tan","answer":"5","sum":"afeb7edf552ee4f1"}
{"n":1029,"by":null,"ask":"bot.black","answer":"4","sum":"b7048e8d25c0512f"}
{"n":1030,"by":null,"ask":"bot.green","answer":"6","sum":"7910533b63486cb3"}
{"n":1031,"by":"government","how":"bot","ask":"event.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,6,"ghowr","ghazni"]]],"sum":"4e695dbeec8e5a76"}
{"n":1032,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, nuristan"]]],"sum":"4bf83163c32f2195"}
{"n":1033,"by":null,"ask":"bot.tan","answer":"1","sum":"1d4c627469cf68c4"}
{"n":1034,"by":null,"ask":"bot.black","answer":"4","sum":"916b292070cd04f9"}
{"n":1035,"by":null,"ask":"bot.green","answer":"6","sum":"2460252a82f0f42a"}
{"n":1036,"by":"government","how":"bot","ask":"event.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","kabul"]]],"print":"8932fbbc37d94752","sum":"4f8abe2dfeb41f4e"}
{"n":1037,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[7,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[5,5]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,15]],["{0}: {1}",["8.7","attack"]]],"sum":"06b4830691d319ca"}
{"n":1038,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, kabul"]]],"sum":"0c2bac8885a022a8"}
{"n":1039,"by":null,"ask":"bot.tan","answer":"5","sum":"3a336fa10ea183af"}
{"n":1040,"by":null,"ask":"bot.black","answer":"5","sum":"ff04a454e81a85cc"}
{"n":1041,"by":null,"ask":"bot.green","answer":"6","sum":"55ca2329cf5b2997"}
{"n":1042,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,6,"kandahar","helmand"]],["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"629d5a643a0df772"}
{"n":1043,"by":"taliban","how":"bot","ask":"ambush.space","answer":"helmand","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"c1bd69d0fd3fced9"}
{"n":1044,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"print":"ea59cffb95d6555b","sum":"3f459087bdadfa0c"}
{"n":1045,"by":null,"ask":"deck.top","answer":"event","sum":"06a2302ae32433f7"}
{"n":1046,"by":null,"ask":"deck.card","answer":"24","print":"b49d74f1997c7baa","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 46\nnext: 24\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition warlords\nresources: government=1 taliban=0 warlords=47\naid: 26\npatronage: 13\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1u4 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T1 T:B1u4a1 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:u1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"0e1d049a5f36f00c"}
{"n":1047,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"ID Cards"]]],"sum":"76c71482f8451760"}
{"n":1048,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"90c4bfe552be3169","sum":"bc21848fb6b142ad"}
{"n":1049,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,12]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban piece",[1]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar, konduz",["{0}",[2]]]],["8.2: among {0}",["kandahar, konduz"]]],"sum":"54a82ae5ae3190f6"}
{"n":1050,"by":null,"ask":"bot.tan","answer":"5","sum":"be3dabe2ebc15887"}
{"n":1051,"by":null,"ask":"bot.black","answer":"2","sum":"9f42b23d8a7fbd62"}
{"n":1052,"by":null,"ask":"bot.green","answer":"4","sum":"494214c45f3df4f4"}
{"n":1053,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,4,"badakhshan","kandahar"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"konduz",["{0}",[2]]]],["8.2: among {0}",["herat, kabul, khowst, nuristan, paktika"]]],"sum":"e366a09c997ad0a5"}
{"n":1054,"by":null,"ask":"bot.tan","answer":"4","sum":"84fc13f7f046eb13"}
{"n":1055,"by":null,"ask":"bot.black","answer":"1","sum":"b6d73afe91a3832f"}
{"n":1056,"by":null,"ask":"bot.green","answer":"4","sum":"87598a1db850d063"}
{"n":1057,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,4,"khowst","khowst"]],["{0}: {1} ({2})",[["8.8.3: most Taliban Activated",[]],"samangan",["{0}",[2]]]],"8.8: Sweep"],"sum":"753239e56f0b56c7"}
{"n":1058,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["samangan"]]],"sum":"ae125735376ceac9"}
{"n":1059,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","kandahar"]]],"sum":"b7520c55a5e99cf8"}
{"n":1060,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"samangan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"samangan"]]],"sum":"99645c94afbaa9d7"}
{"n":1061,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"52868d3557a28de9"}
{"n":1062,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"219232e7a2d9f427"}
{"n":1063,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"government_troops","kandahar"]]],"sum":"f370bb27cd0c806f"}
{"n":1064,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"samangan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"samangan"]]],"sum":"8777639c66e2ba20"}
{"n":1065,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"2f1d21125e063602"}
{"n":1066,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"279820821d3f7814"}
{"n":1067,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"konduz","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","konduz"]]],"sum":"00ad55953dbac3ff"}
{"n":1068,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"samangan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"samangan"]]],"sum":"7225efa13b279127"}
{"n":1069,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"4308f49b130c29c2"}
{"n":1070,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"af5d291501647573"}
{"n":1071,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"konduz","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"government_troops","konduz"]]],"sum":"2288722b5cde355b"}
{"n":1072,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"samangan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"samangan"]]],"sum":"2b8e075f1aab2ff0"}
{"n":1073,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"bb4394629c03170c"}
{"n":1074,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"0fecd5ed2d444a5a"}
{"n":1075,"by":"coalition","how":"bot","ask":"sweep.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"ghazni"]]],"sum":"7e923a563befaea7"}
{"n":1076,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"ef0b9be7afe787c3"}
{"n":1077,"by":"coalition","how":"bot","ask":"sweep.space","answer":"helmand","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"helmand"]]],"sum":"695db28eabb4fa38"}
{"n":1078,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"c04b89155a5ab22d"}
{"n":1079,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"05a5caf52cb1184a"}
{"n":1080,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"bf778970bc9357a8"}
{"n":1081,"by":"coalition","how":"bot","ask":"sweep.space","answer":"nuristan","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"nuristan"]]],"sum":"3c14a2060027961d"}
{"n":1082,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"8f27c9466a7d9426"}
{"n":1083,"by":"coalition","how":"bot","ask":"sweep.space","answer":"samangan","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"samangan"]]],"sum":"0e871ec1c5f46c31"}
{"n":1084,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"792d1dcc0ee54297"}
{"n":1085,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"d62d2d54177bf51d"}
{"n":1086,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"print":"20c73030eef672e5","sum":"9a56f54e36d3aebb"}
{"n":1087,"by":null,"ask":"deck.top","answer":"event","sum":"7420db9eb53ff5aa"}
{"n":1088,"by":null,"ask":"deck.card","answer":"21","print":"eb574221f97ea11d","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 24\nnext: 21\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38 46\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government taliban\nresources: government=1 taliban=0 warlords=47\naid: 26\npatronage: 13\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded 46=shaded\nmomentum: 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1a4 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T1 T:B1a5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:a1 support=S\nkandahar C:B1T1 G:T1P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T1 G:B1T2 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:a1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan C:T2 G:T3 T:a2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"f7e529008800d3c9"}
{"n":1089,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Taliban Talks"]]],"sum":"0e7d157e2f657244"}
{"n":1090,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"57288f43bcb7ee25","sum":"0e46d88a665eb9b3"}
{"n":1091,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"4858b7c5a351331d","sum":"fae758b0d2baf867"}
{"n":1092,"by":null,"ask":"deck.top","answer":"event","sum":"8f0b0baeed340342"}
{"n":1093,"by":null,"ask":"deck.card","answer":"60","print":"b2fe1e3583a9b43c","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 21\nnext: 60\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38 46 24\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government warlords\nresources: government=4 taliban=0 warlords=47\naid: 26\npatronage: 13\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded 46=shaded\nmomentum: 24=shaded:\"no Coalition Assault\" 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1a4 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T1 T:B1a5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:a1 support=S\nkandahar C:B1T1 G:T1P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T1 G:B1T2 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:a1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan C:T2 G:T3 T:a2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"fc69b1426753dc2c"}
{"n":1094,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Operation Iraqi Freedom"]]],"sum":"89b9496ac61965ec"}
{"n":1095,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"d6bdfae16bbb61bd"}
{"n":1096,"by":"coalition","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, kabul, samangan"]]],"sum":"24894c6eb48e22d0"}
{"n":1097,"by":null,"ask":"bot.tan","answer":"3","sum":"dcd811283f583b58"}
{"n":1098,"by":null,"ask":"bot.black","answer":"2","sum":"f6d8dba2f74347df"}
{"n":1099,"by":null,"ask":"bot.green","answer":"5","sum":"562a9c925eb2f3f6"}
{"n":1100,"by":"coalition","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,5,"ghazni","ghazni"]],["8.2: among {0}",["kabul, samangan"]]],"sum":"b77d84a38a6c3a15"}
{"n":1101,"by":null,"ask":"bot.tan","answer":"5","sum":"669962dc49574ea6"}
{"n":1102,"by":null,"ask":"bot.black","answer":"2","sum":"d95a2b1e68a10e06"}
{"n":1103,"by":null,"ask":"bot.green","answer":"3","sum":"95ef546bf0541f5a"}
{"n":1104,"by":"coalition","how":"bot","ask":"event.place.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,3,"badakhshan","samangan"]],["8.4.1: Troops as in Surge: {0} to {1}",[1,"ghazni"]]],"sum":"2743205e10247def"}
{"n":1105,"by":"coalition","how":"bot","ask":"event.place.count","answer":"1","why":[["8.4.1: Troops as in Surge: {0} to {1}",[1,"ghazni"]]],"sum":"9d392712017c194e"}
{"n":1106,"by":"coalition","how":"bot","ask":"event.place.space","answer":"samangan","why":[["8.4.1: Troops as in Surge: {0} to {1}",[1,"samangan"]]],"print":"5c85630b156fe82e","sum":"24cc70cf0d03d79a"}
{"n":1107,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,18]],["{0}: {1}",["8.6","train"]]],"sum":"e81d27ccfdc2c9b6"}
{"n":1108,"by":"government","how":"bot","ask":"train.space","answer":"ghowr","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"ghowr",["{0}",[0]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"ghowr"]]],"sum":"257a69e070212eae"}
{"n":1109,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"f401473eb14dad01"}
{"n":1110,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3cb2ab8a85efc288"}
{"n":1111,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"45eb381d0708273a"}
{"n":1112,"by":"government","how":"bot","ask":"govern.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghowr, herat, oruzgan"]]],"sum":"2a9b269c1739d3da"}
{"n":1113,"by":null,"ask":"bot.tan","answer":"5","sum":"2ccdc42c53c3b24c"}
{"n":1114,"by":null,"ask":"bot.black","answer":"5","sum":"c2f412a8544dd9f0"}
{"n":1115,"by":null,"ask":"bot.green","answer":"6","sum":"5fa1ba6d3b740cf1"}
{"n":1116,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,6,"kandahar","herat"]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"sum":"ca05e32e3468b773"}
{"n":1117,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"herat"]]],"sum":"57daca7a577f75fa"}
{"n":1118,"by":"government","how":"bot","ask":"govern.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghowr, oruzgan"]]],"sum":"7d7c5caf9f7ac5a2"}
{"n":1119,"by":null,"ask":"bot.tan","answer":"3","sum":"2dad863fe969b9ad"}
{"n":1120,"by":null,"ask":"bot.black","answer":"4","sum":"5f2de904df463ef6"}
{"n":1121,"by":null,"ask":"bot.green","answer":"5","sum":"79bf8ec8a20e629a"}
{"n":1122,"by":"government","how":"bot","ask":"govern.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","ghowr"]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"ghowr"]]],"sum":"2b692df54d007be6"}
{"n":1123,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"ghowr"]]],"print":"8bd5fea49044b38f","sum":"540bbaa2a61c424c"}
{"n":1124,"by":null,"ask":"deck.top","answer":"event","sum":"6f3f81e92573783c"}
{"n":1125,"by":null,"ask":"deck.card","answer":"59","print":"1179fe24b83ecd8f","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 60\nnext: 59\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38 46 24 21\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=1 taliban=0 warlords=47\naid: 27\npatronage: 15\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded 46=shaded\nmomentum: 24=shaded:\"no Coalition Assault\" 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T3 G:T3 T:B1a4 support=S\nghowr G:B1T2P2 W:B1u1\nhelmand C:B1T4 G:T1 T:B1a5 support=O\nherat C:T1 G:B1T3P1\nkabul C:B1T1 G:T3 T:a1 support=S\nkandahar C:B1T1 G:T1P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T1 G:B1T2 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:a1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan C:T3 G:T3 T:a2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"e788f181760eda2f"}
{"n":1126,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tajiks"]]],"sum":"88e1924690fe4113"}
{"n":1127,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"df372ed6cfa56c68"}
{"n":1128,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, badakhshan, baghlan, konduz"]]],"sum":"ff5eccd92177bda5"}
{"n":1129,"by":null,"ask":"bot.tan","answer":"5","sum":"732b665cbf794cdd"}
{"n":1130,"by":null,"ask":"bot.black","answer":"6","sum":"ca0c0d774c75a528"}
{"n":1131,"by":null,"ask":"bot.green","answer":"6","sum":"a6b76fe41686cae4"}
{"n":1132,"by":"warlords","how":"bot","ask":"event.place.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,6,"kandahar","herat"]]],"print":"09cadc9998ece7cc","sum":"c85500660a6a10d0"}
{"n":1133,"by":"taliban","how":"bot","ask":"turn","answer":"pass","why":["8.1: no Resources: Pass instead of an Operation"],"print":"e86f1fc48756ecf1","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 59\nnext: propaganda\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38 46 24 21 60\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government taliban\nresources: government=1 taliban=1 warlords=47\naid: 27\npatronage: 15\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded 46=shaded\nmomentum: 24=shaded:\"no Coalition Assault\" 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T3 G:T3 T:B1a4 support=S\nghowr G:B1T2P2 W:B1u1\nhelmand C:B1T4 G:T1 T:B1a5 support=O\nherat C:T1 G:B1T3P1 W:u1\nkabul C:B1T1 G:T3 T:a1 support=S\nkandahar C:B1T1 G:T1P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T1 G:B1T2 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:a1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan C:T3 G:T3 T:a2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"0632be517c0e2e9e"}
{"n":1134,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Local Truce"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,14]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"samangan",["{0}",[3]]]],["8.2: among {0}",["ghazni, herat, kabul, khowst, konduz, nuristan, paktika"]]],"sum":"62b990d8237fb153"}
{"n":1135,"by":null,"ask":"bot.tan","answer":"1","sum":"8ace6036162acde7"}
{"n":1136,"by":null,"ask":"bot.black","answer":"1","sum":"a47ee78084944abd"}
{"n":1137,"by":null,"ask":"bot.green","answer":"2","sum":"a0b26f843dace871"}
{"n":1138,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,2,"balochistan","herat"]],["8.2: among {0}",["ghazni, kabul, khowst, konduz, nuristan, paktika"]]],"sum":"680bc03939682d20"}
{"n":1139,"by":null,"ask":"bot.tan","answer":"6","sum":"3431088e5bda10ee"}
{"n":1140,"by":null,"ask":"bot.black","answer":"3","sum":"533dc5cf11ad9b08"}
{"n":1141,"by":null,"ask":"bot.green","answer":"1","sum":"fdc4d7f1573fee89"}
{"n":1142,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,1,"balkh","paktika"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"samangan",["{0}",[3]]]],["8.2: among {0}",["ghazni, herat, kabul, khowst, konduz, nuristan, paktika"]]],"sum":"b51da88c7ac673c9"}
{"n":1143,"by":null,"ask":"bot.tan","answer":"1","sum":"7b62c884aeb596d7"}
{"n":1144,"by":null,"ask":"bot.black","answer":"4","sum":"a256edc2f5bccac4"}
{"n":1145,"by":null,"ask":"bot.green","answer":"3","sum":"10f6732edcdf9aa7"}
{"n":1146,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,3,"badghis","paktika"]],["8.2: among {0}",["ghazni, herat, kabul, khowst, konduz, nuristan"]]],"sum":"a220e6ec3a6fa33f"}
{"n":1147,"by":null,"ask":"bot.tan","answer":"6","sum":"b00c1a15945ac390"}
{"n":1148,"by":null,"ask":"bot.black","answer":"5","sum":"6b13b8bedcb5c715"}
{"n":1149,"by":null,"ask":"bot.green","answer":"2","sum":"80248e212b875829"}
{"n":1150,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","herat"]],"8.8: Sweep"],"sum":"358fe3ac87277f47"}
{"n":1151,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["faryab"]]],"sum":"523ac937427ecdb9"}
{"n":1152,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"samangan","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","samangan"]]],"sum":"4aec875caf4464ca"}
{"n":1153,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"faryab","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"faryab"]]],"sum":"aadc3da5055ed2c3"}
{"n":1154,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"26fd283dd7b13cc0"}
{"n":1155,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"5cf3ec5f2668d5c0"}
{"n":1156,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"samangan","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"government_troops","samangan"]]],"sum":"70291ac3ba15dbd0"}
{"n":1157,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"faryab","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"faryab"]]],"sum":"34d4ffacf9dec96f"}
{"n":1158,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"66f86b0e281cc79a"}
{"n":1159,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"534ab1d2c977fd4e"}
{"n":1160,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"paktika","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"government_troops","paktika"]]],"sum":"4efda394f4fa29a1"}
{"n":1161,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"faryab","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"faryab"]]],"sum":"e6699fa45eb2bf7d"}
{"n":1162,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"a6bfb9aed73c220a"}
{"n":1163,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"3d0bec1839710a3b"}
{"n":1164,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"42c0bd6df922cab2"}
{"n":1165,"by":"coalition","how":"bot","ask":"sweep.space","answer":"faryab","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"faryab"]]],"sum":"02bf2b73cbe4be54"}
{"n":1166,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"b3c1a63a94f6eb72"}
{"n":1167,"by":"coalition","how":"bot","ask":"sweep.space","answer":"herat","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"herat"]]],"sum":"bed7d6956b5e01a3"}
{"n":1168,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"83eff0b1d666a901"}
{"n":1169,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"print":"c71faf8dbb246083","sum":"f58ae6b3ff8cc044"}
{"n":1170,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Local Truce"]],["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"1d5b013cb54ea8f2","sum":"47331a6b133af130"}
{"n":1171,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Local Truce"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[6,13]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[0,5]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,11]],["{0}: {1}",["8.7","attack"]]],"sum":"6b152ed9a1464969"}
{"n":1172,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand"]]],"sum":"f05a660b29ba764c"}
{"n":1173,"by":null,"ask":"bot.tan","answer":"2","sum":"d8111726aab9f2ca"}
{"n":1174,"by":null,"ask":"bot.black","answer":"1","sum":"197efa9664fa31b9"}
{"n":1175,"by":null,"ask":"bot.green","answer":"5","sum":"ddffe33d66fb97c1"}
{"n":1176,"by":"taliban","how":"bot","ask":"attack.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,5,"farah","helmand"]],["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"helmand"]]],"sum":"02a1fcdee7d69fb2"}
{"n":1177,"by":null,"ask":"attack.roll","answer":"4","sum":"154d7fa3928c762d"}
{"n":1178,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"9a7874ebb63a1db0"}
{"n":1179,"by":"taliban","how":"bot","ask":"attack.remove","answer":"coalition_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","coalition_troops"]]],"sum":"6fdd8f11cb29a996"}
{"n":1180,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"ea2453cd7236019d","sum":"7c069d0a11ba467f"}
{"n":1181,"by":null,"ask":"deck.top","answer":"propaganda","print":"0aee3df77597ef23","sum":"a32680258f0339b1"}
{"n":1182,"by":"coalition","how":"bot","ask":"civic.space","answer":"nuristan","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"nuristan"]]],"sum":"804ca62708055892"}
{"n":1183,"by":"government","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghowr, herat"]]],"sum":"e5c305c96fb0dd77"}
{"n":1184,"by":null,"ask":"bot.tan","answer":"3","sum":"315d514ffe91d9b7"}
{"n":1185,"by":null,"ask":"bot.black","answer":"3","sum":"79a4311beff5eec2"}
{"n":1186,"by":null,"ask":"bot.green","answer":"5","sum":"8700b7d10096550c"}
{"n":1187,"by":"government","how":"bot","ask":"civic.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","ghowr"]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"ghowr"]]],"sum":"2993f3408e86e69a"}
{"n":1188,"by":"government","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"herat"]]],"print":"67622a2bba93355f","sum":"31c28909e87e0487"}
{"n":1189,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"8b98978506fb80c3"}
{"n":1190,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"2b98b991716fb8f0"}
{"n":1191,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"18af3656a22ebf51"}
{"n":1192,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"bc29618108b4195e"}
{"n":1193,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9dceef981438bddd"}
{"n":1194,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"17b0e0d3851f8fdc"}
{"n":1195,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a2590db239e657c0"}
{"n":1196,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"samangan","why":[["8.8.6: no Police in {0}",["samangan"]]],"sum":"72ef97743ff43231"}
{"n":1197,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"ghowr",["{0}",[0]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"ghowr"]]],"sum":"7bbaba9a2d687d14"}
{"n":1198,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"86455f0926770d05"}
{"n":1199,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"423963e6e41f0670"}
{"n":1200,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"ada97e5ff0bca006"}
{"n":1201,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"ghazni, ghowr, kabul, kandahar, konduz, paktika",["{0}",[2]]]],["8.2: among {0}",["ghazni, ghowr, kabul, kandahar, konduz, paktika"]]],"sum":"02739e0bc76852b8"}
{"n":1202,"by":null,"ask":"bot.tan","answer":"2","sum":"209038935d39b9d8"}
{"n":1203,"by":null,"ask":"bot.black","answer":"4","sum":"587c5ba700c8792c"}
{"n":1204,"by":null,"ask":"bot.green","answer":"3","sum":"7d529748e4da1c29"}
{"n":1205,"by":"government","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,3,"badghis","paktika"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"paktika"]]],"sum":"5d16e754b7d62b7e"}
{"n":1206,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"ghazni, ghowr, kabul, kandahar, konduz",["{0}",[2]]]],["8.2: among {0}",["ghazni, ghowr, kabul, kandahar, konduz"]]],"sum":"81c45a68ae858d1e"}
{"n":1207,"by":null,"ask":"bot.tan","answer":"6","sum":"c7b0510d69eeceed"}
{"n":1208,"by":null,"ask":"bot.black","answer":"3","sum":"fb4c0d3bb4728a20"}
{"n":1209,"by":null,"ask":"bot.green","answer":"3","sum":"fd917949c3da4b5f"}
{"n":1210,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","ghowr"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"ghowr"]]],"sum":"dbe4922f54f7805f"}
{"n":1211,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"9305ef193be88bf8"}
{"n":1212,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"ghazni, kabul, kandahar, konduz",["{0}",[2]]]],["8.2: among {0}",["ghazni, kabul, kandahar, konduz"]]],"sum":"1d7ee63d3ba9ca31"}
{"n":1213,"by":null,"ask":"bot.tan","answer":"5","sum":"131398d1f4ba5dbf"}
{"n":1214,"by":null,"ask":"bot.black","answer":"6","sum":"507b0bc6f2c59125"}
{"n":1215,"by":null,"ask":"bot.green","answer":"2","sum":"d22ec6103f14ac6e"}
{"n":1216,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,2,"sar-e-pol","kandahar"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"2eb1dba94d748add"}
{"n":1217,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"samangan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst, paktika, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"khowst, paktika"]],["8.2: among {0}",["khowst, paktika"]]],"sum":"a6f2a6c3b3e08a7f"}
{"n":1218,"by":null,"ask":"bot.tan","answer":"4","sum":"a1d6b4909252bf72"}
{"n":1219,"by":null,"ask":"bot.black","answer":"6","sum":"4ff07a734209e379"}
{"n":1220,"by":null,"ask":"bot.green","answer":"6","sum":"c4fa8e7ce0b789c9"}
{"n":1221,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,6,"northwest-frontier","paktika"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.2: among {0}",["baghlan, ghowr, kandahar, khowst, nuristan, oruzgan, paktika"]]],"sum":"319868b7959916a3"}
{"n":1222,"by":null,"ask":"bot.tan","answer":"1","sum":"c123fc1870321d68"}
{"n":1223,"by":null,"ask":"bot.black","answer":"3","sum":"3547489b90f0ef1c"}
{"n":1224,"by":null,"ask":"bot.green","answer":"4","sum":"e595adb23cbf4c7a"}
{"n":1225,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,4,"badghis","oruzgan"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"paktika","samangan"]]],"sum":"71d60ad9b8b19904"}
{"n":1226,"by":"government","how":"bot","ask":"redeploy.destination","answer":"samangan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"paktika","samangan"]]],"sum":"1541ad47d49c8733"}
{"n":1227,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"paktika","samangan"]]],"sum":"8cce82224689bebd"}
{"n":1228,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","samangan"]]],"sum":"43539346df9b24dd"}
{"n":1229,"by":"government","how":"bot","ask":"redeploy.destination","answer":"samangan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","samangan"]]],"sum":"934c5f5fad814e00"}
{"n":1230,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","samangan"]]],"sum":"b9ed8e4edad13b1d"}
{"n":1231,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul-tor-kham","samangan"]]],"sum":"78757f47d80f7501"}
{"n":1232,"by":"government","how":"bot","ask":"redeploy.destination","answer":"samangan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul-tor-kham","samangan"]]],"sum":"2c6baddaabf40fcc"}
{"n":1233,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul-tor-kham","samangan"]]],"sum":"74e42f8bafabdd79"}
{"n":1234,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"oruzgan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"oruzgan","kabul-tor-kham"]]],"sum":"b73554716309bcad"}
{"n":1235,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"oruzgan","kabul-tor-kham"]]],"sum":"de58863df9560ef9"}
{"n":1236,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"0f1a4e6478f3978d"}
{"n":1237,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"print":"91d0052e9bc72ebd","sum":"36bee6636d0a3fea"}
{"n":1238,"by":null,"ask":"deck.card","answer":"42","print":"be0ca3b2109f54ba","sum":"f75c2dec8c26b9ce"}
