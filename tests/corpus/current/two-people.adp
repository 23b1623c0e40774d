{"format":2,"game":"adp","rules":5,"program":"0.1.0","scenario":"main","options":{"no-reveal":true},"seats":{"coalition":"human","government":"bot","taliban":"bot","warlords":"human"},"name":"two-people","sum":"615a0645c3ce22a9"}
{"n":1,"by":null,"ask":"setup.remove","answer":"26","sum":"9fe9d96e8c2c0415"}
{"n":2,"by":null,"ask":"setup.remove","answer":"67","sum":"ccb23e0d29777659"}
{"n":3,"by":null,"ask":"setup.remove","answer":"39","sum":"d91dc7157dfd537c"}
{"n":4,"by":null,"ask":"setup.remove","answer":"20","sum":"16c63405d67f48e6"}
{"n":5,"by":null,"ask":"setup.remove","answer":"28","sum":"89e8cf26c5f4c8ed"}
{"n":6,"by":null,"ask":"setup.remove","answer":"45","sum":"426e48217b3db9e1"}
{"n":7,"by":null,"ask":"setup.remove","answer":"38","sum":"54689915974b5572"}
{"n":8,"by":null,"ask":"setup.remove","answer":"32","sum":"ee0a8ee1c409bdb9"}
{"n":9,"by":null,"ask":"setup.remove","answer":"1","sum":"80540b8b62469c8e"}
{"n":10,"by":null,"ask":"setup.remove","answer":"10","sum":"6bd146ce5ee9269d"}
{"n":11,"by":null,"ask":"setup.remove","answer":"17","sum":"50fd5cc38ca07ab0"}
{"n":12,"by":null,"ask":"setup.remove","answer":"41","print":"8cfe6ae089d08035","sum":"972b1b8fec6ae286"}
{"n":13,"by":null,"ask":"deck.top","answer":"event","sum":"16476861ed93d3ff"}
{"n":14,"by":null,"ask":"deck.card","answer":"51","print":"c88bac6f24fa438b","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 51\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\ncapabilities: 1=unshaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1u1\nhelmand T:B1u2 W:B1u1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T2P2 +1\nkandahar C:T1 G:T2P2 T:u1 W:B1u1\nkhowst C:T1 G:T1P2 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1u1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"69dc0460be435bff"}
{"n":15,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Karzai"]]],"sum":"73b4e732b119ab35"}
{"n":16,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"cb799546a151fadc"}
{"n":17,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"kabul",["{0}",[4]]]]],"sum":"26924d0160ffc8e1"}
{"n":18,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"49d9750a0effa268"}
{"n":19,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"ab2004bb92784e7a"}
{"n":20,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["8.2: as much as possible in {0}",["kabul"]]],"sum":"c1ddcd66f957fb1b"}
{"n":21,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"77421538ed701043"}
{"n":22,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"42fa82ee7bdc5540"}
{"n":23,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["8.2: as much as possible in {0}",["kabul"]]],"sum":"7a9a303b21d3906c"}
{"n":24,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"81be1a96c33c246c"}
{"n":25,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"0158777fdffd72fc"}
{"n":26,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["8.2: as much as possible in {0}",["kabul"]]],"sum":"92985c1b685eb613"}
{"n":27,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"print":"afbc4c4f53fca08d","sum":"31f8eb65cb2de994"}
{"n":28,"by":"warlords","ask":"turn","answer":"terror","sum":"9dd1d7979dc9f519"}
{"n":29,"by":"warlords","ask":"terror.space","answer":"kandahar","sum":"d11fb77513d419a5"}
{"n":30,"by":"warlords","ask":"terror.space","answer":"farah","sum":"f3a7fe59bedade40"}
{"n":31,"by":"warlords","ask":"terror.space","answer":"suborn","sum":"d5bc402cee7c55ee"}
{"n":32,"by":"warlords","ask":"suborn.space","answer":"nuristan","sum":"328d57b153fdca42"}
{"n":33,"by":"warlords","ask":"suborn.space","answer":"give","sum":"77641184bb123682"}
{"n":34,"by":"warlords","ask":"give.what","answer":"back","sum":"8526013567fa95ed"}
{"n":35,"by":"warlords","ask":"suborn.space","answer":"farah","sum":"647c8402a261658f"}
{"n":36,"by":"warlords","ask":"suborn.space","answer":"khowst","sum":"3a8e96ddd5a2fff4"}
{"n":37,"by":"warlords","ask":"suborn.cubes","answer":"3","sum":"53f6d58038566bd2"}
{"n":38,"by":"warlords","ask":"terror.space","answer":"faryab","sum":"b59380607ee1dfb6"}
{"n":39,"by":"warlords","ask":"terror.space","answer":"helmand","sum":"78d8c4b6131b6de1"}
{"n":40,"by":"warlords","ask":"terror.space","answer":"remove-own","sum":"55b893d69fafb251"}
{"n":41,"by":"warlords","ask":"remove-own.space","answer":"balkh","sum":"3e5ed023868c2f49"}
{"n":42,"by":"warlords","ask":"remove-own.piece","answer":"warlord_underground","sum":"4c19530a2abd6528"}
{"n":43,"by":"warlords","ask":"terror.space","answer":"done","print":"a617e2654d4e1b0f","sum":"fcb6d440620013df"}
{"n":44,"by":null,"ask":"deck.top","answer":"event","sum":"1ee9bcbccdbcb2a7"}
{"n":45,"by":null,"ask":"deck.card","answer":"11","print":"d59f2dd2f6146aa5","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 11\nplayed: 51\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban\nresources: government=30 taliban=10 warlords=5\ncapabilities: 1=unshaded\nbalkh W:B1\nfarah W:B1u1 terror=1\nfaryab W:B1a1 terror=1\nghazni C:T1 T:B1u1\nhelmand T:B1u2 W:B1a1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P2 T:u1 W:B1a1 terror=1\nkhowst C:T1 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1u1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"3613fa899776b15b"}
{"n":46,"by":"coalition","ask":"turn","answer":"assault","sum":"dca3a172f7dd77fc"}
{"n":47,"by":"coalition","ask":"assault.space","answer":"kandahar","sum":"fca985a6a9ff09ce"}
{"n":48,"by":"coalition","ask":"assault.company","answer":"together","sum":"9d7a22e59bab6216"}
{"n":49,"by":"coalition","ask":"assault.space","answer":"air-strike","sum":"7cda637cd2e536ea"}
{"n":50,"by":"coalition","ask":"air-strike.space","answer":"balkh","sum":"e93485caf447960c"}
{"n":51,"by":"coalition","ask":"air-strike.space","answer":"faryab","sum":"dc018f8afd1af969"}
{"n":52,"by":"coalition","ask":"air-strike.space","answer":"helmand","print":"451d2866d65e0f9f","sum":"0b08750ff0d33589"}
{"n":53,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Release"]]],"sum":"d1d3092cd421b2a3"}
{"n":54,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"406662049c5208fb"}
{"n":55,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["farah, ghazni, ghowr, helmand, kabul, kandahar, khowst, nimruz, nuristan, oruzgan, paktika, zabol"]]],"sum":"f2139e486b51f39b"}
{"n":56,"by":null,"ask":"bot.tan","answer":"6","sum":"a4f827b4bf3dab31"}
{"n":57,"by":null,"ask":"bot.black","answer":"3","sum":"4e2d2608bd60bae7"}
{"n":58,"by":null,"ask":"bot.green","answer":"5","sum":"ee849dc1f058a9a0"}
{"n":59,"by":"taliban","how":"bot","ask":"event.place.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,5,"ghowr","ghowr"]]],"sum":"151850960073344d"}
{"n":60,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["farah, ghazni, helmand, kabul, kandahar, khowst, nimruz, nuristan, oruzgan, paktika, zabol"]]],"sum":"782b28ea2b456adf"}
{"n":61,"by":null,"ask":"bot.tan","answer":"5","sum":"5bb9c5f16b792fd4"}
{"n":62,"by":null,"ask":"bot.black","answer":"3","sum":"bcaea8194a7011e0"}
{"n":63,"by":null,"ask":"bot.green","answer":"2","sum":"f166b0555eee0fd6"}
{"n":64,"by":"taliban","how":"bot","ask":"event.place.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,2,"balkh","kandahar"]]],"print":"fc75daa5ef2323a3","sum":"b946e2aa20569010"}
{"n":65,"by":null,"ask":"deck.top","answer":"event","sum":"48b3a799d5f83227"}
{"n":66,"by":null,"ask":"deck.card","answer":"15","print":"6209d166ddfce885","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 15\nplayed: 51 11\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government warlords\nresources: government=27 taliban=10 warlords=5\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nfarah W:B1u1 terror=1\nfaryab W:B1 terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P2 T:u2 terror=1\nkhowst C:T1 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1u1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"0eaab3cc20bcce10"}
{"n":67,"by":"warlords","ask":"turn","answer":"rally","sum":"cba46dd732651da0"}
{"n":68,"by":"warlords","ask":"rally.space","answer":"balkh","sum":"bafaaabcc82cbf7c"}
{"n":69,"by":"warlords","how":"alone","ask":"rally.action","answer":"place-one","sum":"626bbba5dd6f814c"}
{"n":70,"by":"warlords","ask":"rally.space","answer":"suborn","sum":"f5bb6a2330ec0fc7"}
{"n":71,"by":"warlords","ask":"suborn.space","answer":"paktika","sum":"82a02ca9e840df4b"}
{"n":72,"by":"warlords","ask":"suborn.space","answer":"konduz","sum":"8af17d1bc33ebc1d"}
{"n":73,"by":"warlords","ask":"suborn.cubes","answer":"1","sum":"64969e0cd6967195"}
{"n":74,"by":"warlords","ask":"suborn.police","answer":"1","print":"40dad76c56ee5947","sum":"b2ae113810177dd9"}
{"n":75,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"One Tribe at a Time"]]],"sum":"b2d80d26decf23e1"}
{"n":76,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"b899e247c5e453d1"}
{"n":77,"by":"government","how":"bot","ask":"event.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.4.4: most other pieces",[]],"kandahar",["{0}",[4]]]]],"sum":"317fdf7a61a5cc62"}
{"n":78,"by":"government","how":"bot","ask":"event.replace.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"99f58228f9dd63d5","sum":"da0ddb267bc56253"}
{"n":79,"by":null,"ask":"deck.top","answer":"event","sum":"545f5966c1e7c386"}
{"n":80,"by":null,"ask":"deck.card","answer":"63","print":"3a9af02c347f84cd","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 63\nplayed: 51 11 15\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban\nresources: government=27 taliban=10 warlords=0\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab W:B1 terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P4 support=S terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"92729e539617d3f5"}
{"n":81,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Teetotalers"]]],"sum":"c56a41f5b5086d8a"}
{"n":82,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"b9a893e2b1cdf09c","sum":"8dfa4046bb2a8d52"}
{"n":83,"by":"coalition","ask":"turn","answer":"assault","sum":"3e3ce6eaaa51b2cf"}
{"n":84,"by":"coalition","ask":"assault.space","answer":"air-strike","sum":"28bf7d785e5d6f70"}
{"type":"bookmark","at":84,"name":"the Coalition thinks","sum":"9219086fdf009f70"}
{"n":85,"by":"coalition","ask":"air-strike.space","answer":"faryab","sum":"93415b0cf57316b5"}
{"n":86,"by":"coalition","ask":"air-strike.space","answer":"done","sum":"10637947ec659044"}
{"n":87,"by":"coalition","how":"alone","ask":"assault.space","answer":"paktika","print":"81e2118a6f118b01","sum":"17c3be3281a2fc05"}
{"n":88,"by":null,"ask":"deck.top","answer":"event","sum":"a72a5504be23e556"}
{"n":89,"by":null,"ask":"deck.card","answer":"57","print":"08a8e498a24d0da8","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 57\nplayed: 51 11 15 63\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government warlords\nresources: government=27 taliban=12 warlords=2\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P4 support=S terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"57b97ea0128badc8"}
{"n":90,"by":"warlords","ask":"turn","answer":"event","sum":"fff1816b841f8823"}
{"n":91,"by":"warlords","ask":"event.side","answer":"unshaded","print":"6f4119359ed12934","sum":"2db9ef9f574766fd"}
{"n":92,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,44]],["{0}: {1}",["8.6","train"]]],"sum":"0e3f71bf8136a5e4"}
{"n":93,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kandahar"]]],"sum":"1cb72589782cf436"}
{"n":94,"by":null,"ask":"bot.tan","answer":"3","sum":"3b815e0bbc72f5c0"}
{"n":95,"by":null,"ask":"bot.black","answer":"1","sum":"0238f46c6b04d47c"}
{"n":96,"by":null,"ask":"bot.green","answer":"4","sum":"c6fd52457200c252"}
{"n":97,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,4,"khowst","kandahar"]],["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"kandahar"]]],"sum":"26f9dddbe476ca08"}
{"n":98,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"kandahar"]]],"sum":"fcff9e579700cea9"}
{"n":99,"by":"government","how":"bot","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"268fcf38f044a440"}
{"n":100,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"0c61e5ef6d3c4ffb"}
{"n":101,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"f2ba022be5ed9c03"}
{"n":102,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"55c4c2fb22851a0b"}
{"n":103,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"043692d6a3d52231"}
{"n":104,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"kandahar"]]],"sum":"59e81c082bcc311a"}
{"n":105,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"kandahar"]]],"sum":"16b2dc7e31a70c42"}
{"n":106,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"a66f8ec687fd29d7","sum":"49a99d3f4121b66b"}
{"n":107,"by":null,"ask":"deck.top","answer":"event","sum":"63b489fddd581595"}
{"n":108,"by":null,"ask":"deck.card","answer":"71","print":"2fc0e01c260e5d6d","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 71\nplayed: 51 11 15 63 57\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban\nresources: government=21 taliban=12 warlords=2\naid: 13\npatronage: 7\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T7P7 support=S +1\nkandahar C:T1 G:B1T1P2 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"26e7353daddd62a1"}
{"n":109,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Coup!"]]],"sum":"66a9253772738fb7"}
{"n":110,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"4aa3c2544b3c93fa"}
{"n":111,"by":"taliban","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"cd0ca51618c6589e"}
{"n":112,"by":"taliban","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"c7e71582d9767bbc"}
{"n":113,"by":"taliban","how":"bot","ask":"event.remove.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"f6adf92ff3d1615e"}
{"n":114,"by":"taliban","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"7b1659f3f0724d80"}
{"n":115,"by":"taliban","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"dbbb645ee26502f1","sum":"386de2a06b89229b"}
{"n":116,"by":"coalition","ask":"turn","answer":"pass","print":"0030272a00a1d08e","sum":"20b0a7da777b710d"}
{"n":117,"by":null,"ask":"deck.top","answer":"event","sum":"4c2206c3eb848c6d"}
{"n":118,"by":null,"ask":"deck.card","answer":"42","print":"d6acbf552ba0d7f5","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 42\nplayed: 51 11 15 63 57 71\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=24 taliban=12 warlords=2\naid: 13\npatronage: 3\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T6P5 support=S +1\nkandahar C:T1 G:B1T1P2 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"f602bf6705284ea1"}
{"n":119,"by":"coalition","ask":"turn","answer":"pass","print":"4d24f2a13f94b576","sum":"5c7538fb22b53732"}
{"n":120,"by":"warlords","ask":"turn","answer":"pass","print":"21ebc0dcd7478764","sum":"14fccdd4e5868b8c"}
{"n":121,"by":null,"ask":"deck.top","answer":"event","sum":"04e4fb0b8a63c18d"}
{"n":122,"by":null,"ask":"deck.card","answer":"43","print":"10bcc7178ac48d30","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 43\nplayed: 51 11 15 63 57 71 42\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=27 taliban=12 warlords=3\naid: 13\npatronage: 3\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T6P5 support=S +1\nkandahar C:T1 G:B1T1P2 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"a1c51d6e746c5d95"}
{"n":123,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.1: {0} moves Islamabad, and a person plays the {1}",["Pakistani Offensive","coalition"]],["8.6.2: at least {0} pieces Available: yes ({1})",[15,43]],["{0}: {1}",["8.6","train"]]],"sum":"3d74a02db0cb567f"}
{"n":124,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"herat"]]],"sum":"f25c04987eb7649b"}
{"n":125,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"herat"]]],"sum":"6971fbb4a6a7eb45"}
{"n":126,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[3]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"b27983469319c925"}
{"n":127,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"11302f9a8ba67b25"}
{"n":128,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d3b31c23cc2b0fa0"}
{"n":129,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"5efff2b4d5c8913c"}
{"n":130,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3e812a4b2e05efb2"}
{"n":131,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3efe1f01af67b0ba"}
{"n":132,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: no {1}",["8.6.2","govern"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kabul"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"baghlan, balkh, nuristan",["{0}",[2]]]],["8.2: among {0}",["baghlan, balkh, nuristan"]]],"sum":"901730b6bb2980f3"}
{"n":133,"by":null,"ask":"bot.tan","answer":"3","sum":"13a598a3c4673e8c"}
{"n":134,"by":null,"ask":"bot.black","answer":"6","sum":"4dd477f569c61e47"}
{"n":135,"by":null,"ask":"bot.green","answer":"4","sum":"1b110c4b71f98c8a"}
{"n":136,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","baghlan"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"baghlan"]],"8.6.2: Transport"],"sum":"c328f7f61693d205"}
{"n":137,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kabul"]]],"sum":"e65b4fdf850640f2"}
{"n":138,"by":"government","how":"bot","ask":"transport.destination","answer":"baghlan","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"baghlan"]]],"sum":"ab68642eccffe9e5"}
{"n":139,"by":"government","how":"bot","ask":"transport.troops","answer":"8","why":["8.6.2: all of the excess, but 1 stays"],"sum":"b3fca79b528310b7"}
{"n":140,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"6448c9aadc8f3d4d","sum":"29c27fd00410d6cc"}
{"n":141,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Pakistani Offensive"]]],"sum":"4e621f9afed4122d"}
{"n":142,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"59c42d2ef34c80a2"}
{"n":143,"by":"taliban","how":"bot","ask":"event.move.origin","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.4.1: as in March, into {0}",["kabul-tor-kham"]]],"sum":"f2d598dfb85fc0b3"}
{"n":144,"by":"taliban","how":"bot","ask":"event.move.destination","answer":"kabul-tor-kham","why":[["8.4.1: as in March, into {0}",["kabul-tor-kham"]]],"sum":"ffe264751eade058"}
{"n":145,"by":"taliban","how":"bot","ask":"event.move.count","answer":"1","why":[["8.4.1: as in March, into {0}",["kabul-tor-kham"]]],"sum":"6abab07b3a161c7a"}
{"n":146,"by":"taliban","how":"bot","ask":"event.move.origin","answer":"waziristan","why":[["8.4.1: as in March, into {0}",["kandahar-spin-boldak"]]],"sum":"a31203c1f79d6fdd"}
{"n":147,"by":"taliban","how":"bot","ask":"event.move.destination","answer":"kandahar-spin-boldak","why":[["8.4.1: as in March, into {0}",["kandahar-spin-boldak"]]],"sum":"adc392ddbd592d25"}
{"n":148,"by":"taliban","how":"bot","ask":"event.move.count","answer":"1","why":[["8.4.1: as in March, into {0}",["kandahar-spin-boldak"]]],"sum":"5d79d16c92aa40f6"}
{"n":149,"by":"taliban","how":"bot","ask":"event.move.origin","answer":"done","why":["8.4.1: no other pieces to move"],"print":"87b1a3150a94f719","sum":"7670826a03af524e"}
{"n":150,"by":null,"ask":"deck.top","answer":"event","sum":"024a0db0e456b9da"}
{"n":151,"by":null,"ask":"deck.card","answer":"47","print":"71fba0c6ea395edc","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 47\nplayed: 51 11 15 63 57 71 42 43\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=18 taliban=12 warlords=3\naid: 13\npatronage: 3\nislamabad: sponsorship\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbaghlan G:T8\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:B1 T:u1\nkabul C:B1T2 G:T1P8 support=S +1\nkandahar C:T1 G:B1T4P5 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham T:u1\nkandahar-spin-boldak T:u1\n","sum":"5f560f31372149d8"}
{"type":"head","to":84,"how":"jump","by":"taliban","sum":"d701c2047e0997f3"}
{"type":"head","to":85,"how":"redo","by":"coalition","sum":"3e3c08551d0c1926"}
{"type":"head","to":84,"how":"undo","by":"coalition","sum":"d31aa1eec235ce86"}
{"n":152,"parent":84,"by":"coalition","ask":"air-strike.space","answer":"helmand","sum":"cb00fe8d5711b8d3"}
{"n":153,"by":"coalition","ask":"air-strike.space","answer":"done","sum":"10f5e512965e670e"}
{"n":154,"by":"coalition","how":"alone","ask":"assault.space","answer":"paktika","print":"47ec7fb0598485ce","sum":"7f3875acb36a382f"}
{"n":155,"by":null,"ask":"deck.top","answer":"event","sum":"91671958463b7da1"}
{"n":156,"by":null,"ask":"deck.card","answer":"71","print":"ddc3c52a46e2f02e","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 71\nplayed: 51 11 15 63\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government warlords\nresources: government=27 taliban=12 warlords=2\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab W:B1 terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P4 support=S terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"60ef10848d7554ad"}
{"n":157,"by":"warlords","ask":"turn","answer":"event","sum":"93f2c08aa97c7a4b"}
{"n":158,"by":"warlords","ask":"event.side","answer":"unshaded","sum":"7192333c5cfbe95f"}
{"n":159,"by":"warlords","ask":"event.remove.space","answer":"nuristan","print":"086011270ba2e174","sum":"c4c0b60cef06f94a"}
{"n":160,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,44]],["{0}: {1}",["8.6","train"]]],"sum":"fbd65e9296a1e202"}
{"n":161,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kandahar"]]],"sum":"62d9653d4bd6237b"}
{"n":162,"by":null,"ask":"bot.tan","answer":"2","sum":"3a3a4adc9b5093b7"}
{"n":163,"by":null,"ask":"bot.black","answer":"2","sum":"8d21dce98b84389c"}
{"n":164,"by":null,"ask":"bot.green","answer":"5","sum":"ad431992d30ca728"}
{"n":165,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,5,"farah","herat"]],["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"herat"]]],"sum":"3c2c1b4194019776"}
{"n":166,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"herat"]]],"sum":"50f73934a08ba63d"}
{"n":167,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"c59e663168f91fcc"}
{"n":168,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"eb5b226273ed7c6e"}
{"n":169,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"f2dce5a73aa4d6de"}
{"n":170,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"75c339ece8849fdf"}
{"n":171,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"kandahar"]]],"sum":"6ce5128d4a28ee9b"}
{"n":172,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"kandahar"]]],"sum":"cf5eadd0c0a432d5"}
{"n":173,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"71e19dd44f82de85","sum":"59cce1d34136a38b"}
{"n":174,"by":null,"ask":"deck.top","answer":"event","sum":"86960c2f4646bc90"}
{"n":175,"by":null,"ask":"deck.card","answer":"19","print":"5b483ef7b1126c60","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 19\nplayed: 51 11 15 63 71\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban\nresources: government=21 taliban=12 warlords=2\naid: 13\npatronage: 10\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab W:B1 terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 terror=1\nherat G:B1 T:u1\nkabul C:B1T2 G:T7P7 support=S +1\nkandahar C:T1 G:T2P4 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"a5c366e4c54a1c61"}
{"n":176,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Al-Qaeda"]]],"sum":"99a9a2b26ad516b6"}
{"n":177,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"aedb0a091c83a5b2"}
{"n":178,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier, waziristan, badakhshan, helmand, kandahar, khowst, nimruz, paktika, zabol"]]],"sum":"894e9e5816e6f760"}
{"n":179,"by":null,"ask":"bot.tan","answer":"1","sum":"15025d8ecda976ce"}
{"n":180,"by":null,"ask":"bot.black","answer":"2","sum":"8001f6b76f359277"}
{"n":181,"by":null,"ask":"bot.green","answer":"3","sum":"c17618b6ace5a721"}
{"n":182,"by":"taliban","how":"bot","ask":"event.place.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","nimruz"]]],"print":"8a351b60f3f08338","sum":"b6db52604bd9e47b"}
{"n":183,"by":"coalition","ask":"turn","answer":"sweep","sum":"11f29d4007785a7c"}
{"n":184,"by":"coalition","ask":"sweep.space","answer":"zabol","sum":"f64464ea90eca602"}
{"n":185,"by":"coalition","ask":"sweep.origin","answer":"ghazni","sum":"808a21a3a2039a0d"}
{"n":186,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"260f8708cc768c0d"}
{"n":187,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"9148acc89a77d326"}
{"n":188,"by":"coalition","ask":"sweep.government","answer":"0","sum":"0ba3076fa186a4d8"}
{"n":189,"by":"coalition","ask":"sweep.origin","answer":"paktika","sum":"86508cf13311b62d"}
{"n":190,"by":"coalition","ask":"sweep.origin","answer":"khowst","sum":"6e27d48b2195aec7"}
{"n":191,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"18bf11bb6494bf5c"}
{"n":192,"by":"coalition","ask":"sweep.government","answer":"1","sum":"75bd2acf2b17d10d"}
{"type":"branch","at":192,"name":"a second thought","sum":"3ed93318d69b4f2f"}
{"type":"head","to":151,"how":"jump","by":"coalition","sum":"8bd9df55d0340b64"}
{"n":193,"parent":151,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Loya Jirga",["only if a Support Province can be set to Neutral",[]]]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[23,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"6013b5a4d73861be"}
{"n":194,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"88d5e4d74787a159"}
{"n":195,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"3e9522897474e554"}
{"n":196,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, faryab, herat, nimruz, nuristan, samangan, sar-e-pol, balochistan"]]],"sum":"3bac468eaf18d4c8"}
{"n":197,"by":null,"ask":"bot.tan","answer":"1","sum":"d499a4117aa6457c"}
{"n":198,"by":null,"ask":"bot.black","answer":"2","sum":"7b8939220478b7e9"}
{"n":199,"by":null,"ask":"bot.green","answer":"3","sum":"58b6467c0bc49aaf"}
{"n":200,"by":"taliban","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","nimruz"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"nimruz"]]],"sum":"f57361402317b9e0"}
{"n":201,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"nimruz"]]],"sum":"c36819e04815a98b"}
{"n":202,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, ghowr, helmand, herat, nuristan, oruzgan, zabol, northwest-frontier, waziristan"]]],"sum":"34ea72a9d077326a"}
{"n":203,"by":null,"ask":"bot.tan","answer":"4","sum":"de9dcaf8d062fe66"}
{"n":204,"by":null,"ask":"bot.black","answer":"4","sum":"d59683060185d7de"}
{"n":205,"by":null,"ask":"bot.green","answer":"5","sum":"10bdd97b724c5b80"}
{"n":206,"by":"taliban","how":"bot","ask":"rally.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,5,"kabul","nuristan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"fdf3e3720b31d5f1"}
{"n":207,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"fee9afaddc4abe64"}
{"n":208,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"d1846dcf7818887e"}
{"n":209,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"68a8d783384c6de7"}
{"n":210,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"88ced2ca32efb477"}
{"n":211,"by":"taliban","how":"bot","ask":"rally.space","answer":"helmand","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"2b0d1dc1fb6cf850"}
{"n":212,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"8392982e16db677d"}
{"n":213,"by":"taliban","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"f365d1bad3ec5f1b"}
{"n":214,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"dcc6f71ccca1e448"}
{"n":215,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"384805e416056ce0"}
{"n":216,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"643fbc9b299bff96"}
{"n":217,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"c874420f14da1b02"}
{"n":218,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"5f1b6535d69748fc"}
{"n":219,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"1bfef9fb92ffaa05"}
{"n":220,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"e0b5efa7dd8a47f0"}
{"n":221,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"20c2b3935ef96ed2"}
{"n":222,"by":"taliban","how":"bot","ask":"rally.extra","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.1: fewest Guerrillas",[]],"kabul, nimruz",["{0}",[1]]]],["8.2: among {0}",["kabul, nimruz"]]],"sum":"6bae3f31542c70bd"}
{"n":223,"by":null,"ask":"bot.tan","answer":"1","sum":"4b31ba4961459d61"}
{"n":224,"by":null,"ask":"bot.black","answer":"5","sum":"4ef82c76f34fbece"}
{"n":225,"by":null,"ask":"bot.green","answer":"6","sum":"914756012ee4c3a5"}
{"n":226,"by":"taliban","how":"bot","ask":"rally.extra","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,6,"paktika","kabul"]],["{0}: {1}",[["8.1.1: the extra Guerrilla of Rally",[]],"kabul"]]],"sum":"8ac8e752b63c50f7"}
{"n":227,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.7.7: the greatest shift",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"nuristan"]]],"sum":"6a34ce250f336e8c"}
{"n":228,"by":"taliban","how":"bot","ask":"special","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"5a988b1cbd4c082a"}
{"n":229,"by":"taliban","how":"bot","ask":"extort.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kabul-tor-kham"]]],"sum":"75f73c93c702904e"}
{"n":230,"by":"taliban","how":"bot","ask":"extort.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kandahar-spin-boldak"]]],"sum":"43c650b6df292aac"}
{"n":231,"by":"taliban","how":"bot","ask":"extort.space","answer":"done","why":[["{0}: nothing more",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]]]]],"print":"54a3f1e3cd755793","sum":"a2510725f78b743b"}
{"n":232,"by":"warlords","ask":"turn","answer":"terror","sum":"59a41e5326262810"}
{"type":"head","to":231,"how":"undo","by":"warlords","sum":"836dfffc7b231de6"}
{"n":233,"parent":231,"by":"warlords","ask":"turn","answer":"event","sum":"513c8a816bf4a75c"}
{"n":234,"by":"warlords","ask":"event.side","answer":"by-hand","sum":"e81e640a6922fbe7"}
{"n":235,"by":"warlords","ask":"by-hand.step","answer":"flip","sum":"849e891530d1cdbd"}
{"n":236,"by":"warlords","ask":"by-hand.flip","answer":"activate-taliban","sum":"5a0e74726e48808c"}
{"n":237,"by":"warlords","ask":"by-hand.space","answer":"waziristan","sum":"f64c2def7417ba3b"}
{"n":238,"by":"warlords","ask":"by-hand.count","answer":"3","sum":"66499401e56f9d2b"}
{"n":239,"by":"warlords","ask":"by-hand.step","answer":"hand-over","sum":"0a8fccd94df25111"}
{"n":240,"by":"warlords","ask":"by-hand.chooser","answer":"coalition","sum":"1ebd81789e7aeeea"}
{"n":241,"by":"coalition","ask":"by-hand.step","answer":"track","sum":"64216ca065d403b2"}
{"n":242,"by":"coalition","ask":"by-hand.track","answer":"back","sum":"f56865e79cae1fe7"}
{"n":243,"by":"coalition","ask":"by-hand.step","answer":"hand-over","sum":"61effa149f65eaf0"}
{"n":244,"by":"coalition","ask":"by-hand.chooser","answer":"back","sum":"0075dd430eb42259"}
{"n":245,"by":"coalition","ask":"by-hand.step","answer":"attitude","sum":"bcf0a995191a2023"}
{"n":246,"by":"coalition","ask":"by-hand.space","answer":"herat","sum":"3fb449cc40103f10"}
{"n":247,"by":"coalition","ask":"by-hand.attitude","answer":"support","sum":"953932203d3669b4"}
{"n":248,"by":"coalition","ask":"by-hand.step","answer":"oruzgan","sum":"5e6e2b670c34f595"}
{"n":249,"by":"coalition","ask":"by-hand.attitude","answer":"support","sum":"686219b8e2d8ec56"}
{"n":250,"by":"coalition","ask":"by-hand.step","answer":"die","sum":"2a9ad4dbf3b128d3"}
{"n":251,"by":null,"ask":"event.roll","answer":"5","sum":"1b8747dd0996f779"}
{"n":252,"by":"coalition","ask":"by-hand.step","answer":"hand-over","sum":"07e10d4f05927566"}
{"n":253,"by":"coalition","ask":"by-hand.chooser","answer":"back","sum":"d5de3b6b39402bdf"}
{"n":254,"by":"coalition","ask":"by-hand.step","answer":"track","sum":"81a8f1698c2b54d0"}
{"n":255,"by":"coalition","ask":"by-hand.track","answer":"lower-patronage","sum":"79c5d953d60987ba"}
{"n":256,"by":"coalition","ask":"by-hand.count","answer":"1","sum":"ab8890851b778674"}
{"n":257,"by":"coalition","ask":"by-hand.step","answer":"lower-warlords","sum":"9fc799f743339b14"}
{"n":258,"by":"coalition","ask":"by-hand.count","answer":"1","sum":"e6be2d25b62b9955"}
{"n":259,"by":"coalition","ask":"by-hand.step","answer":"raise-taliban","sum":"ecf32fb7fcc010ce"}
{"n":260,"by":"coalition","ask":"by-hand.count","answer":"35","sum":"64c81bb5f8fc1f4d"}
{"n":261,"by":"coalition","ask":"by-hand.step","answer":"replace","sum":"1fa2dc7b2eb3a576"}
{"n":262,"by":"coalition","ask":"by-hand.space","answer":"kandahar","sum":"e5b36fdfd270b781"}
{"n":263,"by":"coalition","ask":"by-hand.piece","answer":"government_troops","sum":"ca427940876fa68e"}
{"n":264,"by":"coalition","ask":"by-hand.count","answer":"2","sum":"1efe982cd134de55"}
{"n":265,"by":"coalition","ask":"by-hand.replacement","answer":"taliban_underground","sum":"ca34d861a1fbae9d"}
{"n":266,"by":"coalition","ask":"by-hand.step","answer":"hand-over","sum":"632c9a93df449b41"}
{"n":267,"by":"coalition","ask":"by-hand.chooser","answer":"warlords","sum":"601b8352ffd82835"}
{"n":268,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"b229e5a742dd01a1"}
{"n":269,"by":"warlords","ask":"by-hand.faction","answer":"taliban","sum":"6a7a4e971cd8f5b3"}
{"n":270,"by":"warlords","ask":"by-hand.action","answer":"free-ambush","sum":"a778d44a5456b152"}
{"n":271,"by":"warlords","ask":"by-hand.free.space","answer":"kandahar","sum":"de0339a14ee001b1"}
{"n":272,"by":"warlords","ask":"by-hand.free.space","answer":"herat","sum":"c37ee325d2bb84e5"}
{"n":273,"by":"warlords","ask":"by-hand.free.space","answer":"helmand","sum":"287b34361fe17b4a"}
{"n":274,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"bff8f82ace48e38a"}
{"n":275,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"c9322308eaa80961"}
{"n":276,"by":"warlords","ask":"by-hand.transfer","answer":"from-patronage","sum":"8bd6d31b7e2e09c3"}
{"n":277,"by":"warlords","ask":"by-hand.transfer.to","answer":"to-aid","sum":"06e0d40cd87fb96b"}
{"n":278,"by":"warlords","ask":"by-hand.count","answer":"1","sum":"c0c58a42594f09f3"}
{"n":279,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"07035d41ab645c23"}
{"n":280,"by":"warlords","ask":"by-hand.transfer","answer":"from-government","sum":"404eaa886e5c9189"}
{"n":281,"by":"warlords","ask":"by-hand.transfer.to","answer":"to-taliban","sum":"d5c5596b7d5d153d"}
{"n":282,"by":"warlords","ask":"by-hand.count","answer":"15","sum":"10a189c8c9898bba"}
{"n":283,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"1861aca4b4be46fe"}
{"n":284,"by":"warlords","ask":"by-hand.lasting","answer":"end-57","sum":"bea72bd9ad052b69"}
{"n":285,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"7dd9e4b4e17871d1"}
{"n":286,"by":"warlords","ask":"by-hand.lasting","answer":"end-1","sum":"3a079200eff538dc"}
{"n":287,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"c991a6ecff51043b"}
{"n":288,"by":"warlords","ask":"by-hand.faction","answer":"government","sum":"fbca2214cf7bf4c8"}
{"n":289,"by":"warlords","ask":"by-hand.action","answer":"free-patrol","sum":"5e435e45e080944f"}
{"n":290,"by":"warlords","ask":"by-hand.free.space","answer":"kandahar-kabul","sum":"25766bdbada7546d"}
{"n":291,"by":"warlords","ask":"by-hand.free.space","answer":"farah-kandahar","sum":"8521a9d4882428af"}
{"n":292,"by":"warlords","ask":"by-hand.free.space","answer":"kabul-aibak","sum":"d0f0c4bdb4913737"}
{"n":293,"by":"warlords","ask":"by-hand.free.space","answer":"toraghondi-farah","sum":"68d9d79f7e1c32aa"}
{"n":294,"by":"warlords","ask":"by-hand.free.space","answer":"kabul-tor-kham","sum":"d126444f06308601"}
{"n":295,"by":"warlords","ask":"by-hand.free.space","answer":"kandahar-spin-boldak","sum":"01b79af9b697ec17"}
{"n":296,"by":"warlords","ask":"by-hand.free.space","answer":"kabul","sum":"d85c3e1a91e8dfc4"}
{"n":297,"by":"warlords","ask":"by-hand.free.space","answer":"go","sum":"664e8d4e94426dfa"}
{"n":298,"by":"government","how":"bot","ask":"patrol.space","answer":"kabul-tor-kham","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kabul-tor-kham"]]],"sum":"1ef2ded9289ec704"}
{"n":299,"by":"government","how":"bot","ask":"patrol.origin","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kabul",["{0}",[8]]]],["8.6.3: 1 Police from {0} to {1}",["kabul","kabul-tor-kham"]]],"sum":"c033fb796d6077d1"}
{"n":300,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kabul","kabul-tor-kham"]]],"sum":"f3737a8cbc820368"}
{"n":301,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kabul","kabul-tor-kham"]]],"sum":"6fa171542ca3ab23"}
{"n":302,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"0dfd5a9d1615e30e"}
{"n":303,"by":"government","how":"bot","ask":"patrol.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kandahar-spin-boldak"]]],"sum":"d1423dbd3628b666"}
{"n":304,"by":"government","how":"bot","ask":"patrol.origin","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kabul",["{0}",[7]]]],["8.6.3: 1 Police from {0} to {1}",["kabul","kandahar-spin-boldak"]]],"sum":"335832269b23a42a"}
{"n":305,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kabul","kandahar-spin-boldak"]]],"sum":"9a5f80e95f0ee15d"}
{"n":306,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kabul","kandahar-spin-boldak"]]],"sum":"58ac65e7322ac11d"}
{"n":307,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"ce90453100758586"}
{"n":308,"by":"government","how":"bot","ask":"patrol.space","answer":"done","why":["8.6.3: no other place to bring cubes to"],"sum":"0479a8aa5e9a5e8e"}
{"n":309,"by":"warlords","ask":"by-hand.step","answer":"islamabad","sum":"b6dd60db082f05d7"}
{"n":310,"by":"warlords","ask":"by-hand.islamabad","answer":"harden","sum":"7fc36b8f31c884f6"}
{"n":311,"by":"warlords","ask":"by-hand.step","answer":"eligibility","sum":"191409999b7e83a4"}
{"n":312,"by":"warlords","ask":"by-hand.eligibility","answer":"back","sum":"086d8c21a629fcab"}
{"n":313,"by":"warlords","ask":"by-hand.step","answer":"move","sum":"c0072e2721e07295"}
{"n":314,"by":"warlords","ask":"by-hand.space","answer":"paktika","sum":"09896e095b54d086"}
{"n":315,"by":"warlords","ask":"by-hand.destination","answer":"khowst","sum":"4d0a6f3302e2e304"}
{"n":316,"by":"warlords","ask":"by-hand.step","answer":"boxes","sum":"f5d9b1b35e23f1a5"}
{"n":317,"by":"warlords","ask":"by-hand.boxes","answer":"available-to-out-of-play","sum":"88678fc608f2ae55"}
{"n":318,"by":"warlords","ask":"by-hand.piece","answer":"coalition_troops","sum":"4a489699ff7b4c7d"}
{"n":319,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"5009c6d2e6f1624d"}
{"n":320,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"3edc022d709bc19a"}
{"n":321,"by":"warlords","ask":"by-hand.faction","answer":"coalition","sum":"79b567ec05c38d8d"}
{"n":322,"by":"warlords","ask":"by-hand.action","answer":"free-sweep","sum":"aea96cbf5a00e8fa"}
{"n":323,"by":"warlords","ask":"by-hand.free.space","answer":"ghazni","sum":"77f74b6ffcc372ea"}
{"n":324,"by":"warlords","ask":"by-hand.free.space","answer":"sar-e-pol","sum":"76de1cc8e9e592b0"}
{"n":325,"by":"warlords","ask":"by-hand.free.space","answer":"nuristan","sum":"242bd7e0a53f93a6"}
{"n":326,"by":"warlords","ask":"by-hand.free.space","answer":"samangan","sum":"e7eae5bb58ec6c69"}
{"n":327,"by":"warlords","ask":"by-hand.free.space","answer":"kabul","sum":"aa6dd42dfac1f24c"}
{"n":328,"by":"warlords","ask":"by-hand.free.space","answer":"farah","sum":"18f38283c07f55b7"}
{"n":329,"by":"warlords","ask":"by-hand.free.space","answer":"oruzgan","sum":"1c4c622c64ed3cdd"}
{"n":330,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"0a9eb3b727111e70"}
{"n":331,"by":"warlords","ask":"by-hand.step","answer":"remove-own","sum":"52ba834d49b8f5f6"}
{"n":332,"by":"warlords","ask":"remove-own.space","answer":"nuristan","sum":"461e90b8dae71f3f"}
{"n":333,"by":"warlords","ask":"remove-own.piece","answer":"warlord_bases","sum":"faa1eef57b3c7944"}
{"n":334,"by":"warlords","ask":"by-hand.step","answer":"free-sweep","sum":"dc413fef33368233"}
{"n":335,"by":"warlords","ask":"by-hand.free.space","answer":"oruzgan","sum":"30de20cae371e280"}
{"n":336,"by":"warlords","ask":"by-hand.free.space","answer":"samangan","sum":"040602d6df17bc37"}
{"n":337,"by":"warlords","ask":"by-hand.free.space","answer":"zabol","sum":"a5d6e4e7c7feddd1"}
{"n":338,"by":"warlords","ask":"by-hand.free.space","answer":"balkh","sum":"b5480b551ed08b5c"}
{"n":339,"by":"warlords","ask":"by-hand.free.space","answer":"paktika","sum":"b22da6e1b0d5f64b"}
{"n":340,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"174c0a22e0da45cc"}
{"n":341,"by":"warlords","ask":"by-hand.step","answer":"free-air-lift","sum":"508d577ad06f7456"}
{"n":342,"by":"warlords","ask":"by-hand.free.space","answer":"sar-e-pol","sum":"ba76741554db2769"}
{"n":343,"by":"warlords","ask":"by-hand.free.space","answer":"nuristan","sum":"51ae6a1647c546d8"}
{"n":344,"by":"warlords","ask":"by-hand.free.space","answer":"balochistan","sum":"3d76dd3b3c1d6b70"}
{"n":345,"by":"warlords","ask":"by-hand.free.space","answer":"bamian","sum":"d1520771ca67de2c"}
{"n":346,"by":"warlords","ask":"by-hand.free.space","answer":"helmand","sum":"61b50cd93b3ed9a2"}
{"n":347,"by":"warlords","ask":"by-hand.free.space","answer":"kandahar-spin-boldak","sum":"3aaa6853ba0e3285"}
{"n":348,"by":"warlords","ask":"by-hand.free.space","answer":"waziristan","sum":"49c88f34834fba24"}
{"n":349,"by":"warlords","ask":"by-hand.free.space","answer":"paktika","sum":"ed65f61f5e903189"}
{"n":350,"by":"warlords","ask":"by-hand.free.space","answer":"farah","sum":"2511eba29e84f724"}
{"n":351,"by":"warlords","ask":"by-hand.free.space","answer":"kabul-aibak","sum":"44d0aeebd528fcb0"}
{"n":352,"by":"warlords","ask":"by-hand.free.space","answer":"shibirghan-aibak","sum":"e723cbdc3dc13fb3"}
{"n":353,"by":"warlords","ask":"by-hand.free.space","answer":"northwest-frontier","sum":"5ad78d77ebfb7f1c"}
{"n":354,"by":"warlords","ask":"by-hand.free.space","answer":"konduz","sum":"409753ae9732013d"}
{"n":355,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"de824c2569072ccd"}
{"n":356,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"dc0a63478017bb0f"}
{"n":357,"by":"warlords","ask":"by-hand.faction","answer":"coalition","sum":"ba75946b0a3875b9"}
{"n":358,"by":"warlords","ask":"by-hand.action","answer":"free-train","sum":"2335749cbf524e10"}
{"n":359,"by":"warlords","ask":"by-hand.free.space","answer":"kandahar","sum":"4ef0dc8b1bc6c45e"}
{"n":360,"by":"warlords","ask":"by-hand.free.space","answer":"khowst","sum":"d37d7975b34c6c95"}
{"n":361,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"8803541157b31c58"}
{"n":362,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"820e9b401ad1e0f9"}
{"n":363,"by":"warlords","ask":"by-hand.transfer","answer":"from-taliban","sum":"f7fee457d231bf71"}
{"n":364,"by":"warlords","ask":"by-hand.transfer.to","answer":"to-government","sum":"aa4d3b98fa79ce4b"}
{"n":365,"by":"warlords","ask":"by-hand.count","answer":"18","sum":"bbf336c6383a4209"}
{"n":366,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"abf826797497e8b0"}
{"n":367,"by":"warlords","ask":"by-hand.transfer","answer":"from-patronage","sum":"a3159816e31c5b97"}
{"n":368,"by":"warlords","ask":"by-hand.transfer.to","answer":"to-warlords","sum":"b1ada10437b234f2"}
{"n":369,"by":"warlords","ask":"by-hand.step","answer":"attitude","sum":"6e7ce175840f3013"}
{"n":370,"by":"warlords","ask":"by-hand.space","answer":"khowst","sum":"6deeac666a7b588a"}
{"n":371,"by":"warlords","ask":"by-hand.attitude","answer":"support","sum":"667952a52842d53b"}
{"n":372,"by":"warlords","ask":"by-hand.step","answer":"herat","sum":"fa97f7836e4702fc"}
{"n":373,"by":"warlords","ask":"by-hand.attitude","answer":"neutral","sum":"80ba25be90e204b4"}
{"n":374,"by":"warlords","ask":"by-hand.step","answer":"ghowr","sum":"5afc0306f6e649c2"}
{"n":375,"by":"warlords","ask":"by-hand.attitude","answer":"opposition","sum":"c65ed3749b942bd8"}
{"n":376,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"f443bec069d5d842"}
{"n":377,"by":"warlords","ask":"by-hand.space","answer":"kandahar","sum":"56df358a44a9db57"}
{"n":378,"by":"warlords","ask":"by-hand.piece","answer":"government_troops","sum":"b1b3a57480305514"}
{"n":379,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"d51700d6f31758d8"}
{"n":380,"by":"warlords","ask":"by-hand.step","answer":"marker","sum":"cbef080bcd02854c"}
{"n":381,"by":"warlords","ask":"by-hand.marker","answer":"sabotage","sum":"c94a3b2742513df1"}
{"n":382,"by":"warlords","ask":"by-hand.space","answer":"back","sum":"9046a4acb75309ba"}
{"n":383,"by":"warlords","ask":"by-hand.step","answer":"move","sum":"6b97b916d515b1a1"}
{"n":384,"by":"warlords","ask":"by-hand.space","answer":"baghlan","sum":"e9bc6e937065f8ac"}
{"n":385,"by":"warlords","ask":"by-hand.count","answer":"6","sum":"1a80a9608c208048"}
{"n":386,"by":"warlords","ask":"by-hand.destination","answer":"kandahar","sum":"4f82ee8990b9ea75"}
{"n":387,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"720784e623d435a3"}
{"n":388,"by":"warlords","ask":"by-hand.space","answer":"balkh","sum":"d34a133328dc3c52"}
{"n":389,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"f7ff7f56aa73b145"}
{"n":390,"by":"warlords","ask":"by-hand.transfer","answer":"from-government","sum":"3e7d773dce46e801"}
{"n":391,"by":"warlords","ask":"by-hand.transfer.to","answer":"to-warlords","sum":"0a8305cad7e7ede4"}
{"n":392,"by":"warlords","ask":"by-hand.count","answer":"17","sum":"29763c2b6cdeac6e"}
{"n":393,"by":"warlords","ask":"by-hand.step","answer":"flip","sum":"e9793102d8f5a615"}
{"n":394,"by":"warlords","ask":"by-hand.flip","answer":"activate-warlords","sum":"93788a9b6a956cf0"}
{"n":395,"by":"warlords","ask":"by-hand.space","answer":"nuristan","sum":"1a628e83a8f5d54a"}
{"n":396,"by":"warlords","ask":"by-hand.step","answer":"boxes","sum":"4226bed8a9f110ac"}
{"n":397,"by":"warlords","ask":"by-hand.boxes","answer":"available-to-casualties","sum":"1d6ad9d0855d79b6"}
{"n":398,"by":"warlords","ask":"by-hand.piece","answer":"coalition_troops","sum":"3710c69acf63e44a"}
{"n":399,"by":"warlords","ask":"by-hand.count","answer":"8","sum":"b07f30fffa3d021f"}
{"n":400,"by":"warlords","ask":"by-hand.step","answer":"hand-over","sum":"4b2d41401a92cb6f"}
{"n":401,"by":"warlords","ask":"by-hand.chooser","answer":"coalition","sum":"7e77d15d9f4f35bf"}
{"n":402,"by":"coalition","ask":"by-hand.step","answer":"eligibility","sum":"d033234cc89365d4"}
{"n":403,"by":"coalition","ask":"by-hand.eligibility","answer":"stays-coalition","sum":"30d70a645c12338b"}
{"n":404,"by":"coalition","ask":"by-hand.step","answer":"remove","sum":"9a3041e8a7c1858c"}
{"n":405,"by":"coalition","ask":"by-hand.space","answer":"khowst","sum":"833bfb7db7032b5b"}
{"n":406,"by":"coalition","ask":"by-hand.count","answer":"1","sum":"ecbcc542c605225b"}
{"n":407,"by":"coalition","ask":"by-hand.box","answer":"casualties","sum":"95b6c6bed39229ed"}
{"n":408,"by":"coalition","ask":"by-hand.step","answer":"nuristan","sum":"fa0a2732831ffadf"}
{"n":409,"by":"coalition","ask":"by-hand.piece","answer":"taliban_underground","sum":"2a74189e3df811d9"}
{"n":410,"by":"coalition","ask":"by-hand.count","answer":"1","sum":"e20064d94c9e0561"}
{"n":411,"by":"coalition","ask":"by-hand.step","answer":"flip","sum":"47bfe2ef74053487"}
{"n":412,"by":"coalition","ask":"by-hand.flip","answer":"activate-warlords","sum":"4581c988d77b7f56"}
{"n":413,"by":"coalition","ask":"by-hand.space","answer":"back","sum":"e4c52128e591542c"}
{"n":414,"by":"coalition","ask":"by-hand.step","answer":"done","print":"c3cda7737b343aa4","sum":"913a381e728ee7c6"}
{"n":415,"by":null,"ask":"deck.top","answer":"event","sum":"7d6997a936035a99"}
{"n":416,"by":null,"ask":"deck.card","answer":"55","print":"4914435597f2ea25","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 55\nplayed: 51 11 15 63 57 71 42 43 47\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition government\nresources: government=4 taliban=43 warlords=20\naid: 14\npatronage: 0\nislamabad: sponsorship!\ncasualties: C:T9\nout-of-play: C:T2\nmomentum: 11=shaded\nbaghlan G:T2\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u3\nghowr T:u1 support=O\nhelmand T:B1u4 W:B1 terror=1\nherat G:B1 T:u1\nkabul C:B1T2 G:T1P6 T:u2 support=S +1\nkandahar C:T1 G:B1T6P5 T:u1 terror=1\nkhowst C:T1 support=S +1\nkonduz G:T1P1 W:B1u1\nnimruz T:u1\nnuristan T:B1u3 W:a1 support=O\noruzgan C:T1 T:B1u3 support=S\nzabol C:T1 T:B1u2\nnorthwest-frontier T:B1u3\nwaziristan T:B1a3\nkabul-tor-kham G:P1 T:a1\nkandahar-spin-boldak G:P1 T:a1\n","sum":"aff833989fa2025d"}
{"n":417,"by":"coalition","ask":"turn","answer":"patrol","sum":"0db276e23a7663dc"}
{"n":418,"by":"coalition","ask":"patrol.space","answer":"toraghondi-farah","sum":"948914aaea1f2178"}
{"n":419,"by":"coalition","ask":"patrol.origin","answer":"ghazni","sum":"42bc6b380608dd93"}
{"n":420,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"84f2ee1278bdd8c9"}
{"n":421,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"fd7195e3b29fc450"}
{"n":422,"by":"coalition","ask":"patrol.origin","answer":"khowst","sum":"29e5a90bc4b52b0d"}
{"n":423,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"1098c337621d7f6e"}
{"n":424,"by":"coalition","ask":"patrol.space","answer":"kabul","sum":"c460de170ef8e4fc"}
{"n":425,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"3f3d370cad891e3f"}
{"n":426,"by":"coalition","ask":"patrol.origin","answer":"oruzgan","sum":"e8f42510b9b9a0f1"}
{"n":427,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"00a33e48b1dcf60e"}
{"n":428,"by":"coalition","ask":"patrol.space","answer":"kabul-tor-kham","sum":"012fdbc14ddcc77c"}
{"n":429,"by":"coalition","ask":"patrol.origin","answer":"zabol","sum":"1983acf3150c1c0e"}
{"n":430,"by":"coalition","ask":"patrol.space","answer":"air-lift","sum":"f146b0bf6a188388"}
{"n":431,"by":"coalition","ask":"air-lift.origin","answer":"toraghondi-farah","sum":"8eb9563078b2a979"}
{"n":432,"by":"coalition","ask":"air-lift.destination","answer":"ghowr","sum":"63e1434a39e6acdb"}
{"n":433,"by":"coalition","ask":"air-lift.troops","answer":"4","sum":"1b5e37f4dc5965e4"}
{"n":434,"by":"coalition","ask":"air-lift.origin","answer":"kabul-tor-kham","sum":"20bcc355e6384836"}
{"n":435,"by":"coalition","ask":"air-lift.destination","answer":"ghowr","sum":"2e64e60002830a8f"}
{"n":436,"by":"coalition","ask":"patrol.space","answer":"shibirghan-aibak","sum":"77bc9fa8c96418da"}
{"n":437,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"b5473daea429c421"}
{"n":438,"by":"coalition","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"401eae2b68a18baf"}
{"n":439,"by":"coalition","ask":"patrol.origin","answer":"ghowr","sum":"848cdad3f550897f"}
{"n":440,"by":"coalition","ask":"patrol.troops","answer":"4","sum":"aff30e69edf16b46"}
{"n":441,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"4ddcd9fd3a590adf"}
{"n":442,"by":"coalition","ask":"patrol.space","answer":"done","sum":"1f744ee94df78f47"}
{"n":443,"by":"coalition","ask":"patrol.assault","answer":"kandahar-spin-boldak","print":"5e69edbec7129a80","sum":"7e19dd4f7b2d06ca"}
{"n":444,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Breaktime"]]],"sum":"c6fa0d786e9efe01"}
{"n":445,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"f03291e34cf097c1"}
{"n":446,"by":"government","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: {1}",[["8.1.2: players before Non-players, of the enemies that have not executed",[]],"warlords"]]],"print":"29b37cc7321d3802","sum":"9147f6322d8f26dd"}
{"n":447,"by":null,"ask":"deck.top","answer":"propaganda","print":"0c4f60697344b5e6","sum":"8a5d6e40c5d2d26a"}
{"n":448,"by":"government","how":"bot","ask":"civic.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"kandahar"]]],"sum":"f57ac182df16ba77"}
{"n":449,"by":"government","how":"bot","ask":"civic.steps","answer":"2","why":["8.6.6: Terror removed, then one level"],"sum":"02162243cc126510"}
{"n":450,"by":"taliban","how":"bot","ask":"sharia.space","answer":"oruzgan","why":[["{0}: {1} ({2})",[["8.7.7: the greatest shift",[]],"oruzgan",["{0}",[2]]]],["{0}: {1}",[["8.7.7: Sharia",[]],"oruzgan"]]],"sum":"2bd94eca7a7942b8"}
{"n":451,"by":"taliban","how":"bot","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources allow"],"sum":"48c47c0aa1438e57"}
{"n":452,"by":"taliban","how":"bot","ask":"sharia.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.7.7: fewest Terror markers",[]],"ghazni",["{0}",[0]]]],["{0}: {1}",[["8.7.7: Sharia",[]],"ghazni"]]],"sum":"273eb06d145471d3"}
{"n":453,"by":"taliban","how":"bot","ask":"sharia.space","answer":"helmand","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"helmand"]]],"sum":"58c49c25082ab94f"}
{"n":454,"by":"taliban","how":"bot","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources allow"],"print":"28890b6fbf9eae3d","sum":"2a81e4faaef20477"}
{"n":455,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"dae5dda2a2968276"}
{"n":456,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"1e5ddc9520a1fca0"}
{"n":457,"by":"coalition","ask":"redeploy.coalition.origin","answer":"ghowr","sum":"433cad439babc267"}
{"n":458,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","sum":"31a81ee8efd6484a"}
{"n":459,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","sum":"b116543c8460e441"}
{"n":460,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"9c34b14439085619"}
{"n":461,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"3349dcefd30f8a67"}
{"n":462,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"adfc72731c344441"}
{"n":463,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"d8fdd988d728d821"}
{"n":464,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"baghlan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[4]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul, kandahar",["{0}",[3]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"c9d783fa3be3fcaa"}
{"n":465,"by":null,"ask":"bot.tan","answer":"2","sum":"09ef3caee0832375"}
{"n":466,"by":null,"ask":"bot.black","answer":"3","sum":"df00b115f8ff8d3a"}
{"n":467,"by":null,"ask":"bot.green","answer":"2","sum":"e58da8ec4f7a2870"}
{"n":468,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,2,"herat","kabul"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kandahar",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan",["{0}",[1]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","baghlan"]]],"sum":"30f75b619a327d75"}
{"n":469,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","baghlan"]]],"sum":"8cfbf40bd0debfbd"}
{"n":470,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","baghlan"]]],"sum":"43352630a3bfd8d3"}
{"n":471,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"02aa3003d8400fe0"}
{"n":472,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"b90b8bb3bda0f9e2"}
{"n":473,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"0be673cfb2dbf14e"}
{"n":474,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"2d114e61b0fbee45"}
{"n":475,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"433e4d2cabccf2c7"}
{"n":476,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"92c238be7fdb9024"}
{"n":477,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","baghlan"]]],"sum":"2c53d71af1865d8c"}
{"n":478,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","baghlan"]]],"sum":"669d7b7355b10feb"}
{"n":479,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","baghlan"]]],"sum":"77d9880f29f841e1"}
{"n":480,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"87f6954e33048189"}
{"n":481,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"zabol",["{0}",[2]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"sum":"8046c9e99393adf9"}
{"n":482,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, nuristan, oruzgan, zabol, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, nuristan, oruzgan, zabol"]],["8.2: among {0}",["ghazni, nuristan, oruzgan, zabol"]]],"sum":"a79cf3144ad609f7"}
{"n":483,"by":null,"ask":"bot.tan","answer":"5","sum":"4de646c1bcc69dc5"}
{"n":484,"by":null,"ask":"bot.black","answer":"6","sum":"c20c6ec6180402f3"}
{"n":485,"by":null,"ask":"bot.green","answer":"1","sum":"fdac474a9ba8f1f5"}
{"n":486,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,1,"sar-e-pol","zabol"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"sum":"9f30697759281690"}
{"n":487,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, nuristan, oruzgan, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, nuristan, oruzgan"]],["8.2: among {0}",["ghazni, nuristan, oruzgan"]]],"sum":"e5b75e9566ee6d6a"}
{"n":488,"by":null,"ask":"bot.tan","answer":"6","sum":"d2415ec833c562c8"}
{"n":489,"by":null,"ask":"bot.black","answer":"4","sum":"3be84b74834c245b"}
{"n":490,"by":null,"ask":"bot.green","answer":"6","sum":"c3fa3f2481a39c13"}
{"n":491,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,6,"ghowr","oruzgan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"oruzgan"]]],"sum":"68266b70df23f0db"}
{"n":492,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, nuristan, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, nuristan"]],["8.2: among {0}",["ghazni, nuristan"]]],"sum":"fcaa27e3bc8cd5ba"}
{"n":493,"by":null,"ask":"bot.tan","answer":"1","sum":"72007e35d2a09738"}
{"n":494,"by":null,"ask":"bot.black","answer":"4","sum":"b29e0e3e65aada87"}
{"n":495,"by":null,"ask":"bot.green","answer":"2","sum":"cc3ccbf231196fd0"}
{"n":496,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,2,"herat","ghazni"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"ghazni"]]],"sum":"d34af066990245d2"}
{"n":497,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"nuristan, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"nuristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"nuristan"]]],"print":"2004c02a133648f5","sum":"e7dbbed82a297918"}
{"n":498,"by":null,"ask":"deck.card","answer":"36","print":"ff97f1a0c93d168a","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 36\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=24 taliban=45 warlords=23\naid: 0\npatronage: 0\nislamabad: sponsorship\nout-of-play: C:T6\nbaghlan G:P2\nfarah W:B1u1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand T:B1u4 W:B1 support=O\nherat G:B1\nkabul C:B1T2 G:T3P2 T:u2 support=S +1\nkandahar C:T1 G:B1T5P2 support=S\nkhowst support=S +1\nkonduz G:P1 W:B1u1\nnuristan T:B1u4 W:u1 support=O\noruzgan T:B1u4 support=O\nzabol T:B1u4\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak C:T4 G:P2\n","sum":"1a2a82d48b5fc3b5"}
{"n":499,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mullah Omar"]]],"sum":"2e0b111ba9682363"}
{"n":500,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"01f63586775db873","sum":"99e1b0f2c32aa0fb"}
{"n":501,"by":"warlords","ask":"turn","answer":"pass","print":"205d599d8d1e9bd9","sum":"7cbc58599f21ddcf"}
{"n":502,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,42]],["{0}: {1}",["8.6","train"]]],"sum":"fa39c10fdbdb6f85"}
{"n":503,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[0]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"439e657f766a0424"}
{"n":504,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"83e21ebf8515fc4b"}
{"n":505,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"81107a56c864b5f1"}
{"n":506,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kabul",["{0}",[5]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"fe24d3d040b78b5f"}
{"n":507,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"0ed5da7f27f2c7e4"}
{"n":508,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5d0c4d8870fa336b"}
{"n":509,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"ee097cc76bd827a2"}
{"n":510,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"74c0f88f5fb7771f"}
{"n":511,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"a2b091087defd975"}
{"n":512,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.6.2 step 2: all spaces have their cubes"],"sum":"ec369ae3647c2ae2"}
{"n":513,"by":"government","how":"bot","ask":"train.extra","answer":"civic-action","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"herat"]]],"sum":"4479e53e58306771"}
{"n":514,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"7c17054d6f7edd46"}
{"n":515,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without a marker",[]],"kandahar"]]],"sum":"0e68368f1be3eef7"}
{"n":516,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without a marker",[]],"herat"]]],"print":"527ec5fa749e21c6","sum":"bdf169803827260e"}
{"n":517,"by":null,"ask":"deck.card","answer":"16","print":"4582f90b3026b747","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 16\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=12 taliban=45 warlords=24\naid: 0\npatronage: 0\nislamabad: sponsorship\nout-of-play: C:T6\nmomentum: 36=shaded\nbaghlan G:P2\nfarah W:B1u1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand T:B1u4 W:B1 support=O\nherat G:B1T3P3 support=S +1\nkabul C:B1T2 G:T6P5 T:u2 support=S +1\nkandahar C:T1 G:B1T8P5 support=S +1\nkhowst support=S +1\nkonduz G:P1 W:B1u1\nnuristan T:B1u4 W:u1 support=O\noruzgan T:B1u4 support=O\nzabol T:B1u4\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak C:T4 G:P2\n","sum":"ab8eef783f717dd1"}
{"n":518,"by":"coalition","ask":"turn","answer":"assault","sum":"dee074d405131c89"}
{"n":519,"by":"coalition","how":"alone","ask":"assault.space","answer":"air-lift","sum":"babdb91e0365ec56"}
{"n":520,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"99812375493ad5db"}
{"n":521,"by":"coalition","how":"alone","ask":"air-lift.destination","answer":"helmand","sum":"600db9d1e6ca4898"}
{"n":522,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"15ad7f982dca1925"}
{"n":523,"by":"coalition","ask":"air-lift.destination","answer":"baghlan","sum":"8c1820cec3603269"}
{"n":524,"by":"coalition","ask":"air-lift.troops","answer":"1","sum":"89201b1bf92a729f"}
{"n":525,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"a4e0743532e75f83"}
{"n":526,"by":"coalition","ask":"air-lift.destination","answer":"helmand","sum":"28695261b574d695"}
{"n":527,"by":"coalition","ask":"air-lift.troops","answer":"1","sum":"9d7c3bf684a9c586"}
{"n":528,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"3a9d9f97098c6ae2"}
{"n":529,"by":"coalition","ask":"air-lift.destination","answer":"helmand","sum":"94f44890fec9ab93"}
{"n":530,"by":"coalition","how":"alone","ask":"assault.space","answer":"helmand","print":"8e7315ea305454a0","sum":"e354f58873b9839a"}
{"n":531,"by":"warlords","ask":"turn","answer":"terror","sum":"01e56a15ff528892"}
{"n":532,"by":"warlords","ask":"terror.space","answer":"farah","print":"8396a1e2a033eea1","sum":"e23bc1f19c5c7ea4"}
{"n":533,"by":null,"ask":"deck.top","answer":"event","sum":"b4770cbd64878241"}
{"n":534,"by":null,"ask":"deck.card","answer":"6","print":"95010a9adba812dd","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 6\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government taliban\nresources: government=12 taliban=45 warlords=23\naid: 0\npatronage: 0\nislamabad: sponsorship\nout-of-play: C:T6\nmomentum: 36=shaded\nbaghlan G:T1P2\nfarah W:B1a1 terror=1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand C:T1 G:T2 T:B1u4 support=O\nherat G:B1T3P3 support=S +1\nkabul C:B1T2 G:T6P5 T:u2 support=S +1\nkandahar G:B1T5P5 support=S +1\nkhowst support=S +1\nkonduz G:P1 W:B1u1\nnuristan T:B1u4 W:u1 support=O\noruzgan T:B1u4 support=O\nzabol T:B1u4\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak C:T4 G:P2\n","sum":"7ea1e6acf238b831"}
{"n":535,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Pakistan Talks"]]],"sum":"225e47a0c78258ce"}
{"n":536,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"f8d69e76aa3360b8","sum":"419bc744773061ee"}
{"n":537,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,24]],["{0}: {1}",["8.6","train"]]],"sum":"f4efeccb44bb1174"}
{"n":538,"by":"government","how":"bot","ask":"train.space","answer":"baghlan","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"baghlan"]]],"sum":"13c8127e216a074a"}
{"n":539,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"baghlan"]]],"sum":"d7baed3abc89a683"}
{"n":540,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[6]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"12c9aa956f1202cb"}
{"n":541,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5f254c0a4a0b9008"}
{"n":542,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2824ffadf5367594"}
{"n":543,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[10]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"d5e43d3fd65c2f8f"}
{"n":544,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"16ffedbe28069396"}
{"n":545,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"0d07ffb61394d66a"}
{"n":546,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"9d6b8e43047466a1"}
{"n":547,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"231746991932782c"}
{"n":548,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"288e0555d7d3aae9"}
{"n":549,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":[["{0}: no {1}",["8.6.2","govern"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kabul"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"khowst"]],"8.6.2: Transport"],"sum":"f2a4a896a84bbdb4"}
{"n":550,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kabul"]]],"sum":"09373828cd28b2cc"}
{"n":551,"by":"government","how":"bot","ask":"transport.destination","answer":"khowst","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"khowst"]]],"sum":"fe1a16671e15e6b3"}
{"n":552,"by":"government","how":"bot","ask":"transport.troops","answer":"8","why":["8.6.2: all of the excess, but 1 stays"],"print":"5eb347196bbaf47a","sum":"31082882ee6c43b1"}
{"n":553,"by":null,"ask":"deck.top","answer":"event","sum":"da53ff737b71f299"}
{"n":554,"by":null,"ask":"deck.card","answer":"60","print":"f9f0fb5fe07b9c6b","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 60\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=0 taliban=45 warlords=23\naid: 0\npatronage: 0\nislamabad: sponsorship!\nout-of-play: C:T6\nmomentum: 36=shaded\nbaghlan G:B1\nfarah W:B1a1 terror=1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand C:T1 G:T2 T:B1u4 support=O\nherat G:B1T6P6 support=S +1\nkabul C:B1T2 G:T1P8 T:u2 support=S +1\nkandahar G:B1T8P8 support=S +1\nkhowst G:T8 support=S +1\nkonduz G:P1 W:B1u1\nnuristan T:B1u4 W:u1 support=O\noruzgan T:B1u4 support=O\nzabol T:B1u4\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak C:T4 G:P2\n","sum":"f8d21bb89b7adf1f"}
{"n":555,"by":"warlords","ask":"turn","answer":"attack","sum":"f6d5cc5d274a6096"}
{"n":556,"by":"warlords","ask":"attack.space","answer":"suborn","sum":"f92b98c8bd75a860"}
{"n":557,"by":"warlords","ask":"suborn.space","answer":"herat","sum":"367f6ed0921e175d"}
{"n":558,"by":"warlords","ask":"suborn.action","answer":"remove-cubes","sum":"1a242d85096bd740"}
{"n":559,"by":"warlords","ask":"suborn.cubes","answer":"2","sum":"54a06f6fe4867e6a"}
{"n":560,"by":"warlords","ask":"suborn.police","answer":"2","sum":"198de95170fe82b8"}
{"n":561,"by":"warlords","ask":"suborn.space","answer":"nuristan","sum":"f4110d05e54ccd97"}
{"n":562,"by":"warlords","ask":"suborn.space","answer":"done","sum":"bb5e239522ecfa18"}
{"n":563,"by":"warlords","ask":"attack.space","answer":"nuristan","sum":"dd1911c80e32c452"}
{"n":564,"by":null,"ask":"attack.roll","answer":"4","sum":"8ee74fcdc22767fc"}
{"n":565,"by":"warlords","ask":"attack.space","answer":"konduz","sum":"60f7821e70b8a2aa"}
{"n":566,"by":null,"ask":"attack.roll","answer":"5","print":"8959d687b29c9dbc","sum":"3ad4ed1011947a97"}
{"n":567,"by":"coalition","ask":"turn","answer":"train","sum":"21ed0d6c8333a44f"}
{"n":568,"by":"coalition","ask":"train.space","answer":"helmand","print":"10496b2f66eb3ce2","sum":"3bcb48f3fc2d30a1"}
{"n":569,"by":null,"ask":"deck.top","answer":"propaganda","print":"9cc294e969059ffa","sum":"2d7c327d6bd80767"}
{"n":570,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"7c83db58dcde7391"}
{"n":571,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b0044400b5e6fbdf"}
{"n":572,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"eb45ba689950162f"}
{"n":573,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"084e83958bb27a73"}
{"n":574,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","sum":"a559e838ae233d2d"}
{"n":575,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"ba4e38997b443dff"}
{"n":576,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"635386577466f695"}
{"n":577,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"ced587f34c789538"}
{"n":578,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"be40d3d983490be7"}
{"n":579,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"fcc11dcf61736770"}
{"n":580,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"a2fec3c802754a52"}
{"n":581,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"2f4d79d7382b1abc"}
{"n":582,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"e58dab13f7ce6dfa"}
{"n":583,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"6d135e18dde1c8e9"}
{"n":584,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"3f2cd1d4b996ec25"}
{"n":585,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"2c42fba69c9000bd"}
{"n":586,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, kabul",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"8aedf29206d11593"}
{"n":587,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"cd7a577bcc792388"}
{"n":588,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"49b36cfb71a686aa"}
{"n":589,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[6]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul, kandahar",["{0}",[5]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"b245c9ff2f2df926"}
{"n":590,"by":null,"ask":"bot.tan","answer":"6","sum":"c1c76a818c9082c7"}
{"n":591,"by":null,"ask":"bot.black","answer":"6","sum":"e13c55d423ed8185"}
{"n":592,"by":null,"ask":"bot.green","answer":"6","sum":"9aa1b0de1b83dd31"}
{"n":593,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","kandahar"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan",["{0}",[0]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan, khowst",["{0}",[1]]]],["8.2: among {0}",["baghlan, khowst"]]],"sum":"b45716e9faec8bc6"}
{"n":594,"by":null,"ask":"bot.tan","answer":"4","sum":"c4cc71fea8664d34"}
{"n":595,"by":null,"ask":"bot.black","answer":"3","sum":"d520a16da2754477"}
{"n":596,"by":null,"ask":"bot.green","answer":"2","sum":"14783ad803951264"}
{"n":597,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,2,"kabul","baghlan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul, kandahar",["{0}",[4]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"e114ced7e3946d7a"}
{"n":598,"by":null,"ask":"bot.tan","answer":"4","sum":"f5ca77458036802c"}
{"n":599,"by":null,"ask":"bot.black","answer":"5","sum":"6649fbc52bb56e86"}
{"n":600,"by":null,"ask":"bot.green","answer":"6","sum":"2739ef9248dae284"}
{"n":601,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,6,"northwest-frontier","kandahar"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"khowst",["{0}",[1]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[4]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan, herat, khowst",["{0}",[2]]]],["8.2: among {0}",["baghlan, herat, khowst"]]],"sum":"0fe974b358b7df46"}
{"n":602,"by":null,"ask":"bot.tan","answer":"4","sum":"e1c65e5b9afbb9db"}
{"n":603,"by":null,"ask":"bot.black","answer":"3","sum":"1bd3ea21b2e90b48"}
{"n":604,"by":null,"ask":"bot.green","answer":"3","sum":"a6d286f012db110c"}
{"n":605,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,3,"kabul","baghlan"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","khowst"]]],"sum":"df86c8c90a9e16f6"}
{"n":606,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","khowst"]]],"sum":"057c3b75a3262359"}
{"n":607,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","khowst"]]],"sum":"80cd8b78c5ac3aa0"}
{"n":608,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","baghlan"]]],"sum":"30c9bd3bf0f251fe"}
{"n":609,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","baghlan"]]],"sum":"7ff4f37c5562d17e"}
{"n":610,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","baghlan"]]],"sum":"8d627998847d4a03"}
{"n":611,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"kabul","baghlan"]]],"sum":"565d534c60ed0100"}
{"n":612,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"kabul","baghlan"]]],"sum":"bbd0700cc145ed9d"}
{"n":613,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"kabul","baghlan"]]],"sum":"e7f6c88f4b881b26"}
{"n":614,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","khowst"]]],"sum":"f5c6c2832fda6e70"}
{"n":615,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","khowst"]]],"sum":"d89f6c0028bfa793"}
{"n":616,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","khowst"]]],"sum":"a0f9b207c1afe194"}
{"n":617,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"print":"d4b753fb71f9404c","sum":"f73edc754d4c95a5"}
{"n":618,"by":null,"ask":"deck.card","answer":"66","print":"af442f1bd923b923","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 66\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=12 taliban=52 warlords=19\naid: 0\npatronage: 0\nislamabad: sponsorship\nout-of-play: C:T6\nbaghlan G:B1T4P3\nfarah W:B1u1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand C:T1 T:B1u4 support=O\nherat G:B1T5P2 support=S +1\nkabul C:B1T2 G:T4P3 T:u2 support=S +1\nkandahar G:B1T6P3 support=S +1\nkhowst G:P2 support=S +1\nkonduz G:P1 W:B1u1\nnuristan T:B1u3 W:u1 support=O\noruzgan T:B1u4 support=O\nzabol T:B1u4\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak C:T4 G:P2\n","sum":"33b965cf82e36851"}
{"n":619,"by":"warlords","ask":"turn","answer":"event","sum":"6f0fdd6d8ae2fe8d"}
{"n":620,"by":"warlords","ask":"event.side","answer":"by-hand","sum":"c24c4ec9f81dfb49"}
{"n":621,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"30b865081d68ef51"}
{"n":622,"by":"warlords","ask":"by-hand.space","answer":"waziristan","sum":"8632c3f8ecdeac89"}
{"n":623,"by":"warlords","ask":"by-hand.piece","answer":"taliban_bases","sum":"22510d6987049f13"}
{"n":624,"by":"warlords","ask":"by-hand.step","answer":"eligibility","sum":"c232e58346b57f09"}
{"n":625,"by":"warlords","ask":"by-hand.eligibility","answer":"stays-taliban","sum":"89f8b4db645b2d38"}
{"n":626,"by":"warlords","ask":"by-hand.step","answer":"boxes","sum":"24a134ea7eba5325"}
{"n":627,"by":"warlords","ask":"by-hand.boxes","answer":"out-of-play-to-casualties","sum":"db1d5bc33b455ff4"}
{"n":628,"by":"warlords","ask":"by-hand.count","answer":"5","sum":"20c5a64a29966998"}
{"n":629,"by":"warlords","ask":"by-hand.step","answer":"marker","sum":"c408db6f06a49aef"}
{"n":630,"by":"warlords","ask":"by-hand.marker","answer":"add-returnees","sum":"b0879790d8076b70"}
{"n":631,"by":"warlords","ask":"by-hand.space","answer":"farah","sum":"04587109a3a2803a"}
{"n":632,"by":"warlords","ask":"by-hand.step","answer":"helmand","sum":"2c79f5acb128f92c"}
{"n":633,"by":"warlords","ask":"by-hand.step","answer":"place","sum":"283ed5305c603cb2"}
{"n":634,"by":"warlords","ask":"by-hand.piece","answer":"government_police","sum":"9fb24e102f7913fa"}
{"n":635,"by":"warlords","ask":"by-hand.space","answer":"toraghondi-farah","sum":"edf9966c479310c4"}
{"n":636,"by":"warlords","ask":"by-hand.count","answer":"5","sum":"a6f5a9c5d39a9595"}
{"n":637,"by":"warlords","ask":"by-hand.step","answer":"herat","sum":"df1538d41343aa4d"}
{"n":638,"by":"warlords","ask":"by-hand.count","answer":"7","sum":"a7108b883c0fd937"}
{"n":639,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"c689457c176ab176"}
{"n":640,"by":"warlords","ask":"by-hand.faction","answer":"coalition","sum":"45702dfff9a5f72e"}
{"n":641,"by":"warlords","ask":"by-hand.action","answer":"free-train","sum":"1a06705cc3595cc2"}
{"n":642,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"5898a5ab2468e398"}
{"n":643,"by":"warlords","ask":"by-hand.step","answer":"islamabad","sum":"6fa29d94bb1bdf98"}
{"n":644,"by":"warlords","ask":"by-hand.islamabad","answer":"towards-sponsorship","sum":"d36241ef7b88ac6f"}
{"n":645,"by":"warlords","ask":"by-hand.step","answer":"die","sum":"f81007283ea6f6c4"}
{"n":646,"by":null,"ask":"event.roll","answer":"4","sum":"a9daf2579e27007e"}
{"n":647,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"e6109b8255c0c31f"}
{"n":648,"by":"warlords","ask":"by-hand.track","answer":"raise-aid","sum":"2df18205265c8971"}
{"n":649,"by":"warlords","ask":"by-hand.count","answer":"63","sum":"c0181c2453538b83"}
{"n":650,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"37a4b9cc3103e740"}
{"n":651,"by":"warlords","ask":"by-hand.track","answer":"raise-patronage","sum":"18386c430d19b415"}
{"n":652,"by":"warlords","ask":"by-hand.count","answer":"7","sum":"b484addd31c926f6"}
{"n":653,"by":"warlords","ask":"by-hand.step","answer":"raise-taliban","sum":"631bc654a3334c4c"}
{"n":654,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"0937e0d61e5237d9"}
{"n":655,"by":"warlords","ask":"by-hand.step","answer":"raise-government","sum":"5c922b8f99b1053c"}
{"n":656,"by":"warlords","ask":"by-hand.count","answer":"21","sum":"6bec59073d671bfa"}
{"n":657,"by":"warlords","ask":"by-hand.step","answer":"islamabad","sum":"8c61474340e59a87"}
{"n":658,"by":"warlords","ask":"by-hand.islamabad","answer":"back","sum":"3fc41c26656c24c9"}
{"n":659,"by":"warlords","ask":"by-hand.step","answer":"hand-over","sum":"9c588fcbcd9099ea"}
{"n":660,"by":"warlords","ask":"by-hand.chooser","answer":"coalition","sum":"b7cb55180bbbf1c1"}
{"n":661,"by":"coalition","ask":"by-hand.step","answer":"attitude","sum":"050cb6adf865c414"}
{"n":662,"by":"coalition","ask":"by-hand.space","answer":"nuristan","sum":"d872b8d99d84af3f"}
{"n":663,"by":"coalition","ask":"by-hand.attitude","answer":"support","sum":"2947775ad8b8b709"}
{"n":664,"by":"coalition","ask":"by-hand.step","answer":"lasting","sum":"7abca6e68162e028"}
{"n":665,"by":"coalition","ask":"by-hand.lasting","answer":"back","sum":"6388dc9e7dcc38c2"}
{"n":666,"by":"coalition","ask":"by-hand.step","answer":"remove","sum":"0bfb95a9979ae7e1"}
{"n":667,"by":"coalition","ask":"by-hand.space","answer":"kabul-tor-kham","sum":"3363a28de4bfa8dd"}
{"n":668,"by":"coalition","ask":"by-hand.count","answer":"1","sum":"dc43f7e79b6667e0"}
{"n":669,"by":"coalition","ask":"by-hand.step","answer":"zabol","sum":"6dd9bcddcc4efa76"}
{"n":670,"by":"coalition","ask":"by-hand.piece","answer":"taliban_underground","sum":"883091b0c5cc7e82"}
{"n":671,"by":"coalition","ask":"by-hand.count","answer":"2","sum":"d505d415a35188c8"}
{"n":672,"by":"coalition","ask":"by-hand.step","answer":"kabul","sum":"bb16a65aee7b8c8e"}
{"n":673,"by":"coalition","ask":"by-hand.piece","answer":"coalition_troops","sum":"45be4e9ff048c515"}
{"n":674,"by":"coalition","ask":"by-hand.count","answer":"2","sum":"683efbd30e8e3bb0"}
{"n":675,"by":"coalition","ask":"by-hand.box","answer":"out-of-play","sum":"71060f6b8e623144"}
{"n":676,"by":"coalition","ask":"by-hand.step","answer":"marker","sum":"a61dc8901ab89571"}
{"n":677,"by":"coalition","ask":"by-hand.marker","answer":"remove-returnees","sum":"6c59cf3236caf91f"}
{"n":678,"by":"coalition","ask":"by-hand.space","answer":"khowst","sum":"1047d352420ffa8e"}
{"n":679,"by":"coalition","ask":"by-hand.step","answer":"eligibility","sum":"72cf6042d1ca95ec"}
{"n":680,"by":"coalition","ask":"by-hand.eligibility","answer":"back","sum":"59708ff218974a64"}
{"n":681,"by":"coalition","ask":"by-hand.step","answer":"eligibility","sum":"392d7419deda9146"}
{"n":682,"by":"coalition","ask":"by-hand.eligibility","answer":"stays-warlords","sum":"ed98efeaa53f8292"}
{"n":683,"by":"coalition","ask":"by-hand.step","answer":"remove","sum":"7c7e90584e03ac2a"}
{"n":684,"by":"coalition","ask":"by-hand.space","answer":"kabul","sum":"1fbe8a3ddb3179a7"}
{"n":685,"by":"coalition","ask":"by-hand.piece","answer":"government_police","sum":"c63e1c49d87e116e"}
{"n":686,"by":"coalition","ask":"by-hand.count","answer":"3","sum":"2ca6a30b1ad8ff90"}
{"n":687,"by":"coalition","ask":"by-hand.step","answer":"konduz","sum":"711eb83251bd8999"}
{"n":688,"by":"coalition","ask":"by-hand.piece","answer":"warlord_bases","sum":"1db22f6cd71c7ab1"}
{"n":689,"by":"coalition","ask":"by-hand.step","answer":"toraghondi-farah","sum":"8a57e7fe9c7f525a"}
{"n":690,"by":"coalition","ask":"by-hand.count","answer":"2","sum":"5ae40515f0bd28de"}
{"n":691,"by":"coalition","ask":"by-hand.step","answer":"lasting","sum":"b0fd7008a9aa422d"}
{"n":692,"by":"coalition","ask":"by-hand.lasting","answer":"other-capability","sum":"eb156db51c093052"}
{"n":693,"by":"coalition","ask":"by-hand.capability","answer":"3","sum":"cad12c02b2b1a143"}
{"n":694,"by":"coalition","ask":"by-hand.side","answer":"shaded","sum":"70679f678c3da337"}
{"n":695,"by":"coalition","ask":"by-hand.step","answer":"remove","sum":"b8b676ad00f8698d"}
{"n":696,"by":"coalition","ask":"by-hand.space","answer":"kabul-tor-kham","sum":"50f26cfa4bb271de"}
{"n":697,"by":"coalition","ask":"by-hand.step","answer":"nuristan","sum":"e1665f1af4c25f5e"}
{"n":698,"by":"coalition","ask":"by-hand.piece","answer":"taliban_bases","sum":"6a72958c14e25d45"}
{"n":699,"by":"coalition","ask":"by-hand.step","answer":"hand-over","sum":"90c2d4ff156951c2"}
{"n":700,"by":"coalition","ask":"by-hand.chooser","answer":"warlords","sum":"1eb71de6bd33bcd9"}
{"n":701,"by":"warlords","ask":"by-hand.step","answer":"hand-over","sum":"a3f7bb6e461a5a87"}
{"n":702,"by":"warlords","ask":"by-hand.chooser","answer":"coalition","sum":"73f28caeaea581a7"}
{"n":703,"by":"coalition","ask":"by-hand.step","answer":"marker","sum":"5a934ea924d9c43c"}
{"n":704,"by":"coalition","ask":"by-hand.marker","answer":"add-terror","sum":"d1f4cb498010e548"}
{"n":705,"by":"coalition","ask":"by-hand.space","answer":"faryab","sum":"6d6c1988c8090add"}
{"n":706,"by":"coalition","ask":"by-hand.step","answer":"flip","sum":"478e65876c893b77"}
{"n":707,"by":"coalition","ask":"by-hand.flip","answer":"back","sum":"4aeda89cc95bb739"}
{"n":708,"by":"coalition","ask":"by-hand.step","answer":"boxes","sum":"8a04d44e1da5122f"}
{"n":709,"by":"coalition","ask":"by-hand.boxes","answer":"casualties-to-available","sum":"88c5aac770dcad9f"}
{"n":710,"by":"coalition","ask":"by-hand.count","answer":"1","sum":"20250eb89d99ed45"}
{"n":711,"by":"coalition","ask":"by-hand.step","answer":"out-of-play-to-casualties","sum":"ee8c4ece718b18b8"}
{"n":712,"by":"coalition","ask":"by-hand.count","answer":"3","sum":"b9ef5669920bea32"}
{"n":713,"by":"coalition","ask":"by-hand.step","answer":"hand-over","sum":"ed0f445092321340"}
{"n":714,"by":"coalition","ask":"by-hand.chooser","answer":"back","sum":"ea993ddb304cf9aa"}
{"n":715,"by":"coalition","ask":"by-hand.step","answer":"flip","sum":"8f16caf9bba050ed"}
{"n":716,"by":"coalition","ask":"by-hand.flip","answer":"back","sum":"6fd9c384ada26cff"}
{"n":717,"by":"coalition","ask":"by-hand.step","answer":"done","print":"aedcb2ec0933d538","sum":"06ae8699b0d11f20"}
{"n":718,"by":"taliban","how":"bot","ask":"turn","answer":"terror","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[12,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[5,5]]]],["8.7: Support + Available {0} or less: no ({1})",[20,26]],["{0}: {1}",["8.7","terror"]]],"sum":"e5de9fdf7949b3e7"}
{"n":719,"by":"taliban","how":"bot","ask":"terror.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.7.5: the greatest shift",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.7.5: Terror where it shifts an area",[]],"kabul"]]],"sum":"52c6d5efa21aff37"}
{"n":720,"by":"taliban","how":"bot","ask":"terror.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.5: Terror where it shifts an area",[]],"nuristan"]]],"sum":"766e6a8a6b74c524"}
{"n":721,"by":"taliban","how":"bot","ask":"terror.space","answer":"extort","why":[["{0}: Extort wherever possible",["8.7.5"]]],"sum":"0ae25f769cafd5b9"}
{"n":722,"by":"taliban","how":"bot","ask":"extort.space","answer":"ghazni","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"ghazni"]]],"sum":"38302b8687747459"}
{"n":723,"by":"taliban","how":"bot","ask":"extort.space","answer":"helmand","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"helmand"]]],"sum":"37c5843456a9ae25"}
{"n":724,"by":"taliban","how":"bot","ask":"extort.space","answer":"nuristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"nuristan"]]],"sum":"06d5325c4391cab6"}
{"n":725,"by":"taliban","how":"bot","ask":"extort.space","answer":"oruzgan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"oruzgan"]]],"sum":"dd0853555256a50d"}
{"n":726,"by":"taliban","how":"bot","ask":"extort.space","answer":"zabol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"zabol"]]],"sum":"3b9d2c95ca2fc54d"}
{"n":727,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"northwest-frontier"]]],"sum":"d253d266946588ee"}
{"n":728,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"waziristan"]]],"sum":"1148512fe0956f19"}
{"n":729,"by":"taliban","how":"bot","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"9e2363bd2ce7af87","sum":"697ad4097e0f20fe"}
{"n":730,"by":null,"ask":"deck.card","answer":"58","print":"09df9c53060912f6","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 58\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=33 taliban=59 warlords=19\naid: 63\npatronage: 7\nislamabad: sponsorship!\ncasualties: C:T7\ncapabilities: 3=shaded\nbaghlan G:B1T4P3\nfarah W:B1u1 +1\nfaryab terror=1\nghazni T:B1u3a1 support=O\nghowr support=O\nhelmand C:T1 T:B1u3a1 support=O +1\nherat G:B1T5P9 support=S +1\nkabul C:B1 G:T4 T:u1a1 terror=1 +1\nkandahar G:B1T6P3 support=S +1\nkhowst G:P2 support=S\nkonduz G:P1 W:u1\nnuristan T:u1a2 W:u1 terror=1\noruzgan T:B1u3a1 support=O\nzabol T:B1u1a1\nnorthwest-frontier T:B1u2a1\nwaziristan T:u2a1\nkandahar-spin-boldak C:T4 G:P2\ntoraghondi-farah G:P3\n","sum":"2949b84a96ee28cf"}
{"n":731,"by":"warlords","ask":"turn","answer":"terror","sum":"71c342bc0667abb6"}
{"n":732,"by":"warlords","ask":"terror.space","answer":"konduz","sum":"aae9c7de3bab234d"}
{"n":733,"by":"warlords","ask":"terror.space","answer":"farah","sum":"fa01654b5b0be168"}
{"n":734,"by":"warlords","ask":"terror.space","answer":"suborn","sum":"e9fb9a65522b808f"}
{"n":735,"by":"warlords","ask":"suborn.space","answer":"ghazni","sum":"82f55f3852e1c098"}
{"n":736,"by":"warlords","ask":"suborn.action","answer":"hide","sum":"c61d506e745e3b99"}
{"n":737,"by":"warlords","ask":"suborn.space","answer":"herat","sum":"b7534e823d4331f8"}
{"n":738,"by":"warlords","ask":"suborn.action","answer":"remove-base","sum":"ab64f299da3d67d9"}
{"n":739,"by":"warlords","ask":"suborn.space","answer":"konduz","sum":"781b14ff21a10927"}
{"n":740,"by":"warlords","ask":"suborn.action","answer":"remove-cubes","sum":"3c2664afed2c252a"}
{"n":741,"by":"warlords","ask":"terror.space","answer":"nuristan","print":"b3baa6c934f7f046","sum":"017528cf869f230f"}
{"n":742,"by":"coalition","ask":"turn","answer":"assault","sum":"d7dfcb3732207098"}
{"n":743,"by":"coalition","how":"alone","ask":"assault.space","answer":"helmand","print":"84842e6dcdcc5085","sum":"059ce678e82dae9c"}
{"n":744,"by":null,"ask":"deck.card","answer":"24","print":"105e84d37bc71873","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 24\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government taliban\nresources: government=33 taliban=59 warlords=10\naid: 63\npatronage: 7\nislamabad: sponsorship!\ncasualties: C:T7\ncapabilities: 3=shaded\nbaghlan G:B1T4P3\nfarah W:B1a1 terror=1 +1\nfaryab terror=1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand C:T1 T:B1u3 support=O +1\nherat G:T5P9 support=S +1\nkabul C:B1 G:T4 T:u1a1 terror=1 +1\nkandahar G:B1T6P3 support=S +1\nkhowst G:P2 support=S\nkonduz W:a1 terror=1\nnuristan T:u1a2 W:a1 terror=2\noruzgan T:B1u3a1 support=O\nzabol T:B1u1a1\nnorthwest-frontier T:B1u2a1\nwaziristan T:u2a1\nkandahar-spin-boldak C:T4 G:P2\ntoraghondi-farah G:P3\n","sum":"f5c5b0f4cc260997"}
{"n":745,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Taliban Talks"]]],"sum":"c2e01acd981b64d0"}
{"n":746,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"8d80e2e088729fc7","sum":"e45a9aefba1c0ed4"}
{"n":747,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,20]],["{0}: {1}",["8.6","train"]]],"sum":"f2fc3ad712d7840c"}
{"n":748,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"herat"]]],"sum":"7cbffaa93289c564"}
{"n":749,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"herat"]]],"sum":"8522c4d4b8c41b5b"}
{"n":750,"by":"government","how":"bot","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"35c21fa8755fefcd"}
{"n":751,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"32e83631cc56fbeb"}
{"n":752,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d4f301fed78db49d"}
{"n":753,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"eed8f9f732abb847"}
{"n":754,"by":"government","how":"bot","ask":"train.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"baghlan",["{0}",[7]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"baghlan"]]],"sum":"199a653c7a111ec2"}
{"n":755,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"103ce9c934a033f9"}
{"n":756,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"fa66cbaf22d2870f"}
{"n":757,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"278b0a9cfab3523e"}
{"n":758,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"41e2c7927a7251bf"}
{"n":759,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"23e5cdb55922f017"}
{"n":760,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"ac28efbb49f1ba23"}
{"n":761,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"kandahar",["{0}",[3]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"kandahar"]]],"sum":"2060daf64a89486e"}
{"n":762,"by":"government","how":"bot","ask":"govern.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, khowst"]]],"sum":"496ed4306e8b02f4"}
{"n":763,"by":null,"ask":"bot.tan","answer":"1","sum":"1c0b883255cd5c65"}
{"n":764,"by":null,"ask":"bot.black","answer":"1","sum":"349816c472b027e0"}
{"n":765,"by":null,"ask":"bot.green","answer":"6","sum":"ef9da622414c4f37"}
{"n":766,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,6,"farah","herat"]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"print":"231c3fd6e9f8ec25","sum":"ede9e88df0578eb4"}
{"n":767,"by":null,"ask":"deck.card","answer":"7","print":"c886d3c12fec33cc","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 7\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=21 taliban=59 warlords=10\naid: 58\npatronage: 12\nislamabad: sponsorship!\ncasualties: C:T7\ncapabilities: 3=shaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nfarah W:B1a1 terror=1 +1\nfaryab terror=1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand C:T1 T:B1u3 support=O +1\nherat G:B1T4P7 +1\nkabul C:B1 G:T7P3 T:u1a1 terror=1 +1\nkandahar G:B1T9P6 +1\nkhowst G:P2 support=S\nkonduz W:a1 terror=1\nnuristan T:u1a2 W:a1 terror=2\noruzgan T:B1u3a1 support=O\nzabol T:B1u1a1\nnorthwest-frontier T:B1u2a1\nwaziristan T:u2a1\nkandahar-spin-boldak C:T4 G:P2\ntoraghondi-farah G:P3\n","sum":"678e0bbbae7015cb"}
{"n":768,"by":"coalition","ask":"turn","answer":"pass","print":"8a059a356b03d77f","sum":"ba3c0c759d419b37"}
{"n":769,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Find Fix Finish",3]]],"sum":"b5b298bcdcad2000"}
{"n":770,"by":null,"ask":"bot.die","answer":"6","sum":"45b74936efe15485"}
{"n":771,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,3,"Find Fix Finish"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[13,7]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,0]]]],["{0}: {1}",["8.7","march"]]],"sum":"9983b3612289ecc8"}
{"n":772,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1} ({2})",[["8.1.2: most arrive Underground",[]],"northwest-frontier",["{0}",[1]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"08d36175052dbea4"}
{"n":773,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"34cb31285b26ffba"}
{"n":774,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"18519b5b5a9fe9c4"}
{"n":775,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"f7d4227cef21db0d"}
{"n":776,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kandahar-spin-boldak",["{0}",[3]]]],["{0}: {1} ({2})",[["8.1.2: most arrive Underground",[]],"zabol",["{0}",[0]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"c6f21a8d0746bde7"}
{"n":777,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"aca3ed91b38d3b80"}
{"n":778,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"f28b704dda1e0bfa"}
{"n":779,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"af3d25f5620bfdca"}
{"n":780,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["oruzgan, waziristan"]]],"sum":"35307adb4f6787b3"}
{"n":781,"by":null,"ask":"bot.tan","answer":"1","sum":"75c014ba0c37fddd"}
{"n":782,"by":null,"ask":"bot.black","answer":"3","sum":"27cea70a4e60ea0f"}
{"n":783,"by":null,"ask":"bot.green","answer":"6","sum":"615320e70cbad634"}
{"n":784,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,6,"helmand","oruzgan"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-spin-boldak",1]]],"sum":"12b2dc607adda79a"}
{"n":785,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-spin-boldak",1]]],"sum":"2250700a6dc730f3"}
{"n":786,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-spin-boldak",1]]],"sum":"f2644bd3ea231f3a"}
{"n":787,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"6168da43c62bfca4"}
{"n":788,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"ab37c176b37ce288"}
{"n":789,"by":null,"ask":"bot.die","answer":"4","sum":"52f99591dfde9b81"}
{"n":790,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: dice {1}: {2}",["8.3","4","kandahar-kabul"]],["8.2: among {0}",["ghazni, oruzgan"]]],"sum":"65c60b00310f7d89"}
{"n":791,"by":null,"ask":"bot.tan","answer":"5","sum":"02c6dc61b235bd9c"}
{"n":792,"by":null,"ask":"bot.black","answer":"5","sum":"a8880cecb52537b5"}
{"n":793,"by":null,"ask":"bot.green","answer":"3","sum":"a7203f623c4bbfd1"}
{"n":794,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,3,"bamian","oruzgan"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"eee02c9fd95ca4f3"}
{"n":795,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"257ea85dfabf7532"}
{"n":796,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"7036aecebde2aebb"}
{"n":797,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, oruzgan"]]],"sum":"7012e493742bbe90"}
{"n":798,"by":null,"ask":"bot.tan","answer":"5","sum":"6126f1b79535ac48"}
{"n":799,"by":null,"ask":"bot.black","answer":"4","sum":"76ed9a1a3dd4d4c6"}
{"n":800,"by":null,"ask":"bot.green","answer":"5","sum":"30a06bea5e2f3191"}
{"n":801,"by":"taliban","how":"bot","ask":"march.origin","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,5,"ghowr","helmand"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",1]]],"sum":"d1a91d35c9e9e82e"}
{"n":802,"by":"taliban","how":"bot","ask":"march.destination","answer":"farah-kandahar","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",1]]],"sum":"82eb89ade26b24b1"}
{"n":803,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",1]]],"sum":"aee54b38099222b6"}
{"n":804,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, bamian, kandahar, khowst, nimruz, paktika, sar-e-pol, balochistan"]]],"sum":"d8cc89e9aa66dd3d"}
{"n":805,"by":null,"ask":"bot.tan","answer":"2","sum":"2feb1953bc9e9f77"}
{"n":806,"by":null,"ask":"bot.black","answer":"5","sum":"0080df6250d0aaf8"}
{"n":807,"by":null,"ask":"bot.green","answer":"2","sum":"6bcf5ef3042e6a82"}
{"n":808,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,2,"zabol","paktika"]],["8.2: among {0}",["badakhshan, baghlan, bamian, kandahar, khowst, nimruz, sar-e-pol, balochistan"]]],"sum":"2a901243372e8c66"}
{"n":809,"by":null,"ask":"bot.tan","answer":"1","sum":"aecf7a045f8c5ecd"}
{"n":810,"by":null,"ask":"bot.black","answer":"5","sum":"ad9dc2bdfaf10572"}
{"n":811,"by":null,"ask":"bot.green","answer":"3","sum":"cbbf3d304a2ca302"}
{"n":812,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,3,"oruzgan","khowst"]],["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","paktika"]]],"sum":"02cfaa696869c464"}
{"n":813,"by":"taliban","how":"bot","ask":"march.destination","answer":"paktika","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","paktika"]]],"sum":"69660308a34cc7d0"}
{"n":814,"by":"taliban","how":"bot","ask":"march.count","answer":"3","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","paktika"]]],"sum":"2d50560c01380b3e"}
{"n":815,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","paktika"]]],"sum":"cafb1f083c4426f5"}
{"n":816,"by":"taliban","how":"bot","ask":"march.destination","answer":"paktika","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","paktika"]]],"sum":"19ef432f96f330ff"}
{"n":817,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","paktika"]]],"sum":"f7a08faa06a0f704"}
{"n":818,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"3bfdde8fc644ae7e"}
{"n":819,"by":"taliban","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["nuristan","khowst"]]],"sum":"5fbfad8d0adc5663"}
{"n":820,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["nuristan","khowst"]]],"sum":"547f8a0d06c80d1f"}
{"n":821,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["nuristan","khowst"]]],"sum":"52489ca783ab5d12"}
{"n":822,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"cf2ee9c5596da2d1"}
{"n":823,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"d4e8e0b55f5eae1d"}
{"n":824,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"f215239fc6f01a35"}
{"n":825,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"b04be493d561ecf5"}
{"n":826,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"6b7dac7fd2ac606b"}
{"n":827,"by":"taliban","how":"bot","ask":"march.origin","answer":"helmand","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"badakhshan, kandahar, balochistan",["{0}",[0]]]],["{0}: {1} ({2})",[["8.7.3 step 3: fewest steps",[]],"balochistan",["{0}",[1]]]],["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"helmand, paktika",["{0}",[0]]]],["{0}: {1} ({2})",[["8.7.3 step 3: fewest steps",[]],"helmand",["{0}",[1]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",0,1,"helmand","balochistan"]]],"sum":"c96372ca8171a8e2"}
{"n":828,"by":"taliban","how":"bot","ask":"march.destination","answer":"balochistan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",0,1,"helmand","balochistan"]]],"sum":"d3b7b74f465802e9"}
{"n":829,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",0,1,"helmand","balochistan"]]],"sum":"2916c1d65d435858"}
{"n":830,"by":"taliban","how":"bot","ask":"march.origin","answer":"paktika","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"badakhshan, kandahar",["{0}",[0]]]],["{0}: {1} ({2})",[["8.7.3 step 3: fewest steps",[]],"kandahar",["{0}",[2]]]],["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"paktika",["{0}",[0]]]],["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"oruzgan",["{0}",[1]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"paktika","waziristan"]]],"sum":"78292f04ecd4ffe5"}
{"n":831,"by":"taliban","how":"bot","ask":"march.destination","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"paktika","waziristan"]]],"sum":"288ed3c556ba9a8a"}
{"n":832,"by":"taliban","how":"bot","ask":"march.count","answer":"3","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"paktika","waziristan"]]],"sum":"97e11842a9c86f21"}
{"n":833,"by":"taliban","how":"bot","ask":"march.underground","answer":"3","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[3]]],"sum":"644c423fc70dfbc1"}
{"n":834,"by":"taliban","how":"bot","ask":"march.origin","answer":"paktika","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,2,"paktika","zabol"]]],"sum":"80f28e4398eef847"}
{"n":835,"by":"taliban","how":"bot","ask":"march.destination","answer":"zabol","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,2,"paktika","zabol"]]],"sum":"4b3e7351c43a7c34"}
{"n":836,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,2,"paktika","zabol"]]],"sum":"27b604c42908b517"}
{"n":837,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"55e87ab539ad2795"}
{"n":838,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"waziristan","kandahar"]]],"sum":"a5f4f2e9fc2d8dd5"}
{"n":839,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"waziristan","kandahar"]]],"sum":"377b03d07b928585"}
{"n":840,"by":"taliban","how":"bot","ask":"march.count","answer":"3","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"waziristan","kandahar"]]],"sum":"fc4c867be015aaf5"}
{"n":841,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,1,"oruzgan","kandahar"]]],"sum":"40c83906eb94dee0"}
{"n":842,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,1,"oruzgan","kandahar"]]],"sum":"f610a2f2210e9378"}
{"n":843,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,1,"oruzgan","kandahar"]]],"sum":"36eb4ead5ebea9f2"}
{"n":844,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,2,"zabol","kandahar"]]],"sum":"351a2f479727b5e0"}
{"n":845,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,2,"zabol","kandahar"]]],"sum":"78b6f3ff3eb10cdb"}
{"n":846,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,2,"zabol","kandahar"]]],"sum":"12e53f1f816c0240"}
{"n":847,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"4b39c3758fc18a0b"}
{"n":848,"by":"taliban","how":"bot","ask":"march.origin","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"442ff67564bce28f"}
{"n":849,"by":"taliban","how":"bot","ask":"extort.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kabul-tor-kham"]]],"sum":"d00faf488c0e4cd5"}
{"n":850,"by":"taliban","how":"bot","ask":"extort.space","answer":"done","why":[["{0}: nothing more",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]]]]],"sum":"a29921174876be6b"}
{"n":851,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"8427601fc95451bf","sum":"ae3fc4678435fcd6"}
{"n":852,"by":"warlords","ask":"turn","answer":"event","sum":"f53663e0e347f838"}
{"n":853,"by":"warlords","ask":"event.side","answer":"give","sum":"930871e1fdf4e48a"}
{"n":854,"by":"warlords","ask":"give.what","answer":"warlords-to-government","sum":"b1af37c9e6443584"}
{"n":855,"by":"warlords","ask":"give.amount","answer":"9","sum":"71f523ac676025d4"}
{"n":856,"by":"warlords","ask":"event.side","answer":"by-hand","sum":"e21c60559c843f0b"}
{"n":857,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"3d26be7a62cfb521"}
{"n":858,"by":"warlords","ask":"by-hand.space","answer":"farah","sum":"0b07168d955078b9"}
{"n":859,"by":"warlords","ask":"by-hand.piece","answer":"warlord_active","sum":"d8c07b4a90ba7db1"}
{"n":860,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"a740ae81c7f68627"}
{"n":861,"by":"warlords","ask":"by-hand.faction","answer":"government","sum":"f9197be186b39e38"}
{"n":862,"by":"warlords","ask":"by-hand.action","answer":"free-train","sum":"e29ace7f2a98d86f"}
{"n":863,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"a956f2eeeee3acaf"}
{"n":864,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"4a578ac40a5096ac"}
{"n":865,"by":"warlords","ask":"by-hand.transfer","answer":"from-government","sum":"5678f0d80b35cd6b"}
{"n":866,"by":"warlords","ask":"by-hand.transfer.to","answer":"to-taliban","sum":"35d481adda81720d"}
{"n":867,"by":"warlords","ask":"by-hand.count","answer":"7","sum":"6bccb8891973b5b3"}
{"n":868,"by":"warlords","ask":"by-hand.step","answer":"remove-own","sum":"d05f16c7668b66f2"}
{"n":869,"by":"warlords","ask":"remove-own.space","answer":"farah","sum":"94180e2341da5245"}
{"n":870,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"9c4e3d1bb6fb0ba0"}
{"n":871,"by":"warlords","ask":"by-hand.track","answer":"raise-taliban","sum":"7a51ed54ad3e76f6"}
{"n":872,"by":"warlords","ask":"by-hand.count","answer":"3","sum":"9c4c40f676139296"}
{"n":873,"by":"warlords","ask":"by-hand.step","answer":"lower-patronage","sum":"a6b9638e98bd2470"}
{"n":874,"by":"warlords","ask":"by-hand.count","answer":"5","sum":"38a502ef855375f4"}
{"n":875,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"8f60957dc51643ad"}
{"n":876,"by":"warlords","ask":"by-hand.space","answer":"konduz","sum":"822ad137e5a1fa99"}
{"n":877,"by":"warlords","ask":"by-hand.step","answer":"kandahar-kabul","sum":"07c07e4077c01b91"}
{"n":878,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"60f4fe495fae9759"}
{"n":879,"by":"warlords","ask":"by-hand.lasting","answer":"turn-3","sum":"0fffa8af8ff13fd0"}
{"n":880,"by":"warlords","ask":"by-hand.step","answer":"boxes","sum":"59683b694e1b22df"}
{"n":881,"by":"warlords","ask":"by-hand.boxes","answer":"available-to-casualties","sum":"564d309be825404c"}
{"n":882,"by":"warlords","ask":"by-hand.piece","answer":"coalition_bases","sum":"eb115dcf1d3ff0df"}
{"n":883,"by":"warlords","ask":"by-hand.count","answer":"4","sum":"bb3c823e7933c04c"}
{"n":884,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"981f065f92dd90f9"}
{"n":885,"by":"warlords","ask":"by-hand.faction","answer":"taliban","sum":"00005750a7320f16"}
{"n":886,"by":"warlords","ask":"by-hand.action","answer":"free-attack","sum":"8955acb0acd410d7"}
{"n":887,"by":"warlords","ask":"by-hand.free.space","answer":"kandahar","sum":"fcd56f0f4741b0e9"}
{"n":888,"by":"warlords","ask":"by-hand.free.space","answer":"nuristan","sum":"37634b3a23abd898"}
{"n":889,"by":"warlords","ask":"by-hand.free.space","answer":"khowst","sum":"db341853d6fa00ec"}
{"n":890,"by":"warlords","ask":"by-hand.free.space","answer":"helmand","sum":"3c4018f75ccb3d9b"}
{"n":891,"by":"warlords","ask":"by-hand.free.space","answer":"kabul","sum":"3b997823fa2f9721"}
{"n":892,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"2d0f729b563e6734"}
{"n":893,"by":"warlords","ask":"by-hand.step","answer":"free-ambush","sum":"ed483c645edac9a6"}
{"n":894,"by":"warlords","ask":"by-hand.free.space","answer":"nuristan","sum":"6dacb5eb56df7cf1"}
{"n":895,"by":"warlords","ask":"by-hand.free.space","answer":"go","sum":"91ee6c1496fa4615"}
{"n":896,"by":"taliban","how":"bot","ask":"ambush.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"nuristan"]]],"sum":"7434fee06fdc0bbd"}
{"n":897,"by":"taliban","how":"bot","ask":"attack.remove","answer":"warlord_active","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","warlord_active"]]],"sum":"593f91ebd03f6b91"}
{"n":898,"by":"warlords","ask":"by-hand.step","answer":"attitude","sum":"78aa05f10c82f679"}
{"n":899,"by":"warlords","ask":"by-hand.space","answer":"konduz","sum":"e1c3de3e579fa4c6"}
{"n":900,"by":"warlords","ask":"by-hand.attitude","answer":"support","sum":"7e5ccd717a470868"}
{"n":901,"by":"warlords","ask":"by-hand.step","answer":"ghazni","sum":"1936de3442fe89a1"}
{"n":902,"by":"warlords","ask":"by-hand.attitude","answer":"neutral","sum":"d1d74c0b68083c28"}
{"n":903,"by":"warlords","ask":"by-hand.step","answer":"bamian","sum":"50d8ee5dd92e8dc3"}
{"n":904,"by":"warlords","ask":"by-hand.attitude","answer":"support","sum":"7ef1fd7de5f4cabe"}
{"n":905,"by":"warlords","ask":"by-hand.step","answer":"attitude","sum":"7a800231ac1e92d2"}
{"n":906,"by":"warlords","ask":"by-hand.space","answer":"nuristan","sum":"88c978f160065785"}
{"n":907,"by":"warlords","ask":"by-hand.attitude","answer":"support","sum":"3b335c4a9d934059"}
{"n":908,"by":"warlords","ask":"by-hand.step","answer":"boxes","sum":"afdbcbcbbf3aa1a7"}
{"n":909,"by":"warlords","ask":"by-hand.boxes","answer":"back","sum":"cf518c6379a194c5"}
{"n":910,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"cca118718758f2e2"}
{"n":911,"by":"warlords","ask":"by-hand.space","answer":"herat","sum":"7194beb2cb6ed06c"}
{"n":912,"by":"warlords","ask":"by-hand.piece","answer":"government_police","sum":"5b30d498c8d7daae"}
{"n":913,"by":"warlords","ask":"by-hand.count","answer":"1","sum":"6123426c1cec8804"}
{"n":914,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"b472ac850a6a08db"}
{"n":915,"by":"warlords","ask":"by-hand.track","answer":"lower-warlords","sum":"bf4f5f5787d8fab6"}
{"n":916,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"7018a364f7697840"}
{"n":917,"by":"warlords","ask":"by-hand.track","answer":"lower-government","sum":"1109eac020f1dcee"}
{"n":918,"by":"warlords","ask":"by-hand.count","answer":"26","sum":"74682a76f15e34b6"}
{"n":919,"by":"warlords","ask":"by-hand.step","answer":"raise-patronage","sum":"186f7e90aba643bc"}
{"n":920,"by":"warlords","ask":"by-hand.count","answer":"22","sum":"4d0957abd11e95c1"}
{"n":921,"by":"warlords","ask":"by-hand.step","answer":"raise-government","sum":"962e979cf9c2c947"}
{"n":922,"by":"warlords","ask":"by-hand.count","answer":"54","sum":"a78fa48c68cc47e9"}
{"n":923,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"09392d8a18d7a61a"}
{"n":924,"by":"warlords","ask":"by-hand.space","answer":"khowst","sum":"e6b91713b41c046b"}
{"n":925,"by":"warlords","ask":"by-hand.piece","answer":"taliban_active","sum":"406ac24b0757b381"}
{"n":926,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"44057b6f30d34d73"}
{"n":927,"by":"warlords","ask":"by-hand.step","answer":"replace","sum":"a15608f2525a36be"}
{"n":928,"by":"warlords","ask":"by-hand.space","answer":"kandahar","sum":"8548e7db41410903"}
{"n":929,"by":"warlords","ask":"by-hand.piece","answer":"government_troops","sum":"16ca01f4cb8d6ca3"}
{"n":930,"by":"warlords","ask":"by-hand.count","answer":"6","sum":"d1127993eeceb55a"}
{"n":931,"by":"warlords","ask":"by-hand.replacement","answer":"taliban_active","sum":"d671ccd6351fedfe"}
{"n":932,"by":"warlords","ask":"by-hand.step","answer":"islamabad","sum":"e470299e60c41c7f"}
{"n":933,"by":"warlords","ask":"by-hand.islamabad","answer":"soften","sum":"b15440477a32f042"}
{"n":934,"by":"warlords","ask":"by-hand.step","answer":"marker","sum":"bc05f71b37af3e09"}
{"n":935,"by":"warlords","ask":"by-hand.marker","answer":"sabotage","sum":"05e970e300a5a3d9"}
{"n":936,"by":"warlords","ask":"by-hand.space","answer":"kabul-tor-kham","sum":"d4f516b7cbfdb12e"}
{"n":937,"by":"warlords","ask":"by-hand.step","answer":"move","sum":"de2a5e5b52f8c12d"}
{"n":938,"by":"warlords","ask":"by-hand.space","answer":"oruzgan","sum":"2df448ef72902419"}
{"n":939,"by":"warlords","ask":"by-hand.piece","answer":"taliban_underground","sum":"b459ba1bf3203992"}
{"n":940,"by":"warlords","ask":"by-hand.destination","answer":"back","sum":"28439e33d0dd6e62"}
{"n":941,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"32845039df1ea33b"}
{"n":942,"by":"warlords","ask":"by-hand.transfer","answer":"from-patronage","sum":"43470d34b00b5f24"}
{"n":943,"by":"warlords","ask":"by-hand.transfer.to","answer":"back","sum":"b0aa20e401becffc"}
{"n":944,"by":"warlords","ask":"by-hand.step","answer":"die","sum":"293f4d0edb527b6e"}
{"n":945,"by":null,"ask":"event.roll","answer":"6","sum":"08a53bdf75639f50"}
{"n":946,"by":"warlords","ask":"by-hand.step","answer":"islamabad","sum":"0f394476620b3cea"}
{"n":947,"by":"warlords","ask":"by-hand.islamabad","answer":"towards-sponsorship","sum":"7fb4a8d18d4b126f"}
{"n":948,"by":"warlords","ask":"by-hand.step","answer":"replace","sum":"48d12396e3e6bcb6"}
{"n":949,"by":"warlords","ask":"by-hand.space","answer":"herat","sum":"cbbb4fa73cdca437"}
{"n":950,"by":"warlords","ask":"by-hand.piece","answer":"government_police","sum":"2307febe751b30aa"}
{"n":951,"by":"warlords","ask":"by-hand.count","answer":"1","sum":"9d31c7ea1030d812"}
{"n":952,"by":"warlords","ask":"by-hand.replacement","answer":"coalition_bases","sum":"b3754491a570b0bf"}
{"n":953,"by":"warlords","ask":"by-hand.step","answer":"hand-over","sum":"d3bbc98efa86a799"}
{"n":954,"by":"warlords","ask":"by-hand.chooser","answer":"back","sum":"d4c0d1b99b043eee"}
{"n":955,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"6614292e6a71dfce"}
{"n":956,"by":"warlords","ask":"by-hand.track","answer":"raise-taliban","sum":"62e3a064fc044919"}
{"n":957,"by":"warlords","ask":"by-hand.count","answer":"5","sum":"6e4a860d78cab97e"}
{"n":958,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"be9ab5c4e0cd3ba2"}
{"n":959,"by":"warlords","ask":"by-hand.space","answer":"back","sum":"1db4371f1a16463e"}
{"n":960,"by":"warlords","ask":"by-hand.step","answer":"move","sum":"f149767e82b73407"}
{"n":961,"by":"warlords","ask":"by-hand.space","answer":"oruzgan","sum":"481b4323c76f969c"}
{"n":962,"by":"warlords","ask":"by-hand.piece","answer":"taliban_underground","sum":"70f17aeeda916ebc"}
{"n":963,"by":"warlords","ask":"by-hand.destination","answer":"herat","sum":"3246a53bbd6f98a6"}
{"n":964,"by":"warlords","ask":"by-hand.step","answer":"done","print":"5570e5daf3044b26","sum":"5c047ddeb676caf1"}
{"n":965,"by":null,"ask":"deck.card","answer":"56","print":"ebfb7f9c0e45073a","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 56\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition government\nresources: government=54 taliban=74 warlords=0\naid: 58\npatronage: 29\nislamabad: sponsorship!\ncasualties: C:B4T7\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand C:T1 T:B1u1 support=O +1\nherat C:B1 G:B1T4P5 T:u1 +1\nkabul C:B1 G:T7P3 T:u1a1 terror=1 +1\nkandahar G:B1T3P6 T:u4a7 +1\nkhowst G:P2 support=S\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham T:a1 sabotage\nkandahar-spin-boldak C:T4 G:P2 T:a2\nfarah-kandahar T:u1\ntoraghondi-farah G:P3\n","sum":"70ced264ade701d3"}
{"n":966,"by":"coalition","ask":"turn","answer":"pass","print":"67ebc252514eaea9","sum":"063917dd6e0df6b7"}
{"n":967,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.1: {0} would change nothing",["Fratricide"]],["8.6.2: at least {0} pieces Available: no ({1})",[15,12]],"8.6.2: Govern could add Patronage: yes",["{0}: {1}",["8.6","train"]]],"sum":"c11f0c17f3f88ab9"}
{"n":968,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat, kandahar",["{0}",[9]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"441db9703c621351"}
{"n":969,"by":null,"ask":"bot.tan","answer":"4","sum":"227fd48d21d02e1f"}
{"n":970,"by":null,"ask":"bot.black","answer":"4","sum":"1a646bbc51470628"}
{"n":971,"by":null,"ask":"bot.green","answer":"1","sum":"0365f8462d7131c6"}
{"n":972,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,1,"kabul","kandahar"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"4118df7971dc3ae5"}
{"n":973,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"32dbef0f02fedec0"}
{"n":974,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5a0e0fbc86fa6759"}
{"n":975,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[9]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"96431d91cb32aaf4"}
{"n":976,"by":"government","how":"bot","ask":"train.troops","answer":"6","why":["8.1.2: Police and Troops by turns"],"sum":"b3294af5173ed9aa"}
{"n":977,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.6.2 step 2: all spaces have their cubes"],"sum":"23f2a5774ecb87f8"}
{"n":978,"by":"government","how":"bot","ask":"train.extra","answer":"civic-action","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"kandahar"]]],"sum":"d0ad1f2871183b8b"}
{"n":979,"by":"government","how":"bot","ask":"train.extra.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"kandahar"]]],"sum":"ab01b9d010011853"}
{"n":980,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"a69e3264333f013a"}
{"n":981,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"kandahar",["{0}",[3]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"kandahar"]]],"sum":"3bf8ff610e48a75d"}
{"n":982,"by":"government","how":"bot","ask":"govern.space","answer":"khowst","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"khowst"]]],"sum":"7bd1d372117de01b"}
{"n":983,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"khowst"]]],"print":"93aa255b9670c46b","sum":"195eb89d44cbd5ad"}
{"n":984,"by":null,"ask":"deck.card","answer":"40","print":"0cd17dba1eb939df","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 40\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=48 taliban=74 warlords=0\naid: 53\npatronage: 34\nislamabad: sponsorship!\ncasualties: C:B4T7\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand C:T1 T:B1u1 support=O +1\nherat C:B1 G:B1T10P5 T:u1 +1\nkabul C:B1 G:T7P3 T:u1a1 terror=1 +1\nkandahar G:B1T6P9 T:u4a7 +1\nkhowst G:P2\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham T:a1 sabotage\nkandahar-spin-boldak C:T4 G:P2 T:a2\nfarah-kandahar T:u1\ntoraghondi-farah G:P3\n","sum":"c47904696fe6d300"}
{"n":985,"by":"coalition","ask":"turn","answer":"pass","print":"6db9727769b96a9b","sum":"853a939b1fbbdd23"}
{"n":986,"by":"warlords","ask":"turn","answer":"pass","print":"0b762a05f71492d7","sum":"328d35186354dacf"}
{"n":987,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Line Item"]]],"sum":"c599d05384b77270"}
{"n":988,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"380abd3f43097ca2","sum":"149de99fe7f88cbf"}
{"n":989,"by":null,"ask":"deck.card","answer":"29","print":"0de10e1d970c38f2","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 29\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=51 taliban=74 warlords=1\naid: 45\npatronage: 34\nislamabad: sponsorship!\ncasualties: C:B4T7\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand C:T1 T:B1u1 support=O +1\nherat C:B1 G:B1T10P5 T:u1 +1\nkabul C:B1 G:T7P3 T:u1a1 terror=1 +1\nkandahar G:B1T6P9 T:u4a7 +1\nkhowst G:P2\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham T:a1 sabotage\nkandahar-spin-boldak C:T4 G:P2 T:a2\nfarah-kandahar T:u1\ntoraghondi-farah G:P3\n","sum":"b2f4c1bc37d2c2b0"}
{"n":990,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Night Letters",3]]],"sum":"0510f93476411faa"}
{"n":991,"by":null,"ask":"bot.die","answer":"3","sum":"3269764f6db208e2"}
{"n":992,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[3,3,"Night Letters"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[9,13]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[2,7]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,13]],["{0}: {1}",["8.7","attack"]]],"sum":"218a5c178f733587"}
{"n":993,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.7.4: a Coalition piece can be removed",[]],"helmand"]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"35e26d389ec6399d"}
{"n":994,"by":null,"ask":"bot.tan","answer":"1","sum":"9369a2bad6cc4cf8"}
{"n":995,"by":null,"ask":"bot.black","answer":"2","sum":"308130163467c675"}
{"n":996,"by":null,"ask":"bot.green","answer":"5","sum":"0d8aec8bdcb4682d"}
{"n":997,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,5,"farah","herat"]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"4a8d863a90d25fbe"}
{"n":998,"by":null,"ask":"bot.tan","answer":"3","sum":"37a8342374d9464b"}
{"n":999,"by":null,"ask":"bot.black","answer":"2","sum":"495e7ea713cf835c"}
{"n":1000,"by":null,"ask":"bot.green","answer":"3","sum":"421dbdbe155a06b8"}
{"n":1001,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,3,"khowst","kabul"]],["{0}: {1}",[["8.7.4: Ambush",[]],"helmand, herat, kabul"]]],"sum":"098489e7e8b68dd0"}
{"n":1002,"by":"taliban","how":"bot","ask":"ambush.space","answer":"helmand","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"05f3f1f6b874c491"}
{"n":1003,"by":"taliban","how":"bot","ask":"attack.remove","answer":"coalition_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","coalition_troops"]]],"sum":"742547ede069000c"}
{"n":1004,"by":"taliban","how":"bot","ask":"ambush.space","answer":"herat","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"herat"]]],"sum":"8440137e54332427"}
{"n":1005,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"e74efb27a8b160b7"}
{"n":1006,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"4b0af054fb24e0db"}
{"n":1007,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kabul","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kabul"]]],"sum":"0da7392ad5ea0e5c"}
{"n":1008,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"775fcdafceab7669"}
{"n":1009,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"28fd613c372c1af4"}
{"n":1010,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"ecde56b8d81d58a4","sum":"720f2873464e3fd1"}
{"n":1011,"by":"government","how":"bot","ask":"turn","answer":"patrol","why":[["8.1: {0} is a Capability, and a person plays the {1}",["Night Letters","coalition"]],["8.6.2: at least {0} pieces Available: no ({1})",[15,4]],"8.6.2: Govern could add Patronage: no",["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kabul-tor-kham, farah-kandahar"]],["{0}: {1}",["8.6","patrol"]]],"sum":"eea6f8c06e65d6f9"}
{"n":1012,"by":"government","how":"bot","ask":"patrol.space","answer":"kabul-tor-kham","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kabul-tor-kham"]]],"sum":"41f7167913e5186c"}
{"n":1013,"by":"government","how":"bot","ask":"patrol.origin","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kandahar",["{0}",[9]]]],["8.6.3: 1 Police from {0} to {1}",["kandahar","kabul-tor-kham"]]],"sum":"798d081f49f65ce7"}
{"n":1014,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","kabul-tor-kham"]]],"sum":"5a32ba32915a99e7"}
{"n":1015,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","kabul-tor-kham"]]],"sum":"79b6f4edf871e792"}
{"n":1016,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"78e0ac0bb34fc7ee"}
{"n":1017,"by":"government","how":"bot","ask":"patrol.space","answer":"farah-kandahar","why":[["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar"]]],"sum":"60f47db46fe3f3cc"}
{"n":1018,"by":"government","how":"bot","ask":"patrol.origin","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kandahar",["{0}",[8]]]],["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"2f184495a2aedb74"}
{"n":1019,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"f6ad48f0128b7df0"}
{"n":1020,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"bf805841fee77c1e"}
{"n":1021,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"aa9e8d2b43364ef3"}
{"n":1022,"by":"government","how":"bot","ask":"patrol.space","answer":"done","why":["8.6.3: no other place to bring cubes to"],"sum":"677cdf024be62e3d"}
{"n":1023,"by":"government","how":"bot","ask":"patrol.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"49db68391bed4187"}
{"n":1024,"by":"government","how":"bot","ask":"patrol.assault","answer":"kandahar-spin-boldak","why":[["8.6.3: Assault removes {0}: {1}",[["{0}",[["{0} Taliban Guerrilla",[1]]]],"kandahar-spin-boldak"]]],"sum":"bc52d554c8b03092"}
{"n":1025,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["{0}: no {1}",["8.6.2","govern"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"herat"]],["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"khowst"]],"8.6.2: Transport"],"sum":"11f04552a2a358fd"}
{"n":1026,"by":"government","how":"bot","ask":"transport.origin","answer":"herat","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"herat"]]],"sum":"76907cc8687ab025"}
{"n":1027,"by":"government","how":"bot","ask":"transport.destination","answer":"khowst","why":[["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"khowst"]]],"sum":"b6e3432501cd08ee"}
{"n":1028,"by":"government","how":"bot","ask":"transport.troops","answer":"8","why":["8.6.2: all of the excess, but 1 stays"],"print":"94d48609bb675a3c","sum":"845a726c4f5bf767"}
{"n":1029,"by":null,"ask":"deck.card","answer":"50","print":"3deb4c956cfb8307","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 50\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=47 taliban=71 warlords=2\naid: 45\npatronage: 34\nislamabad: sponsorship!\ncasualties: C:B4T8\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand T:B1u1a1 support=O +1\nherat C:B1 G:B1T1P4 T:u1a1 +1\nkabul C:B1 G:T6P2 T:a2 terror=1 +1\nkandahar G:B1T6P7 T:u4a7 +1\nkhowst G:T8P2\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham G:P1 T:a1 sabotage\nkandahar-spin-boldak C:T4 G:P2 T:a1\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah G:P3\n","sum":"26ecf32feef01ecd"}
{"n":1030,"by":"warlords","ask":"turn","answer":"pass","print":"1334be8338a69ba9","sum":"d179ef21ade14efa"}
{"n":1031,"by":"coalition","ask":"turn","answer":"patrol","sum":"67fdad39f51c3e16"}
{"n":1032,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"3794b11bf2fcc087"}
{"n":1033,"by":"coalition","ask":"patrol.origin","answer":"kandahar-spin-boldak","sum":"3e64accd4803e7cc"}
{"n":1034,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"6877d3227fc3d5e5"}
{"n":1035,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"2e0b39379a778fe0"}
{"n":1036,"by":"coalition","ask":"patrol.space","answer":"kabul-tor-kham","sum":"34d19da76492a06e"}
{"n":1037,"by":"coalition","ask":"patrol.origin","answer":"kandahar-spin-boldak","sum":"defffef627fea62e"}
{"n":1038,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"b2f942e5c912b879"}
{"n":1039,"by":"coalition","ask":"patrol.space","answer":"done","sum":"39025792fc74ad05"}
{"n":1040,"by":"coalition","ask":"patrol.assault","answer":"done","sum":"b8cdbfb74c1385b9"}
{"n":1041,"by":"coalition","ask":"special","answer":"air-strike","sum":"b7481714a3ab898c"}
{"n":1042,"by":"coalition","ask":"air-strike.space","answer":"farah-kandahar","sum":"f8e293d21385f2d1"}
{"n":1043,"by":"coalition","ask":"air-strike.space","answer":"helmand","sum":"48400bcca8af2ea2"}
{"n":1044,"by":"coalition","ask":"air-strike.space","answer":"kandahar-spin-boldak","print":"fb9310f12ccad555","sum":"5189b2699dd77302"}
{"n":1045,"by":null,"ask":"deck.card","answer":"21","print":"c35f7d66202e1ea4","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 21\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government taliban warlords\nresources: government=47 taliban=71 warlords=3\naid: 45\npatronage: 34\nislamabad: sponsorship!\ncasualties: C:B4T8\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand T:B1u1 support=O +1\nherat C:B1 G:B1T1P4 T:u1a1 +1\nkabul C:B1 G:T6P2 T:a2 terror=1 +1\nkandahar G:B1T6P7 T:u4a7 +1\nkhowst G:T8P2\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham C:T3 G:P1 T:a1 sabotage\nkandahar-spin-boldak G:P2\nfarah-kandahar C:T1 G:P1\ntoraghondi-farah G:P3\n","sum":"b9d5643c8c8d7347"}
{"n":1046,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Operation Iraqi Freedom"]]],"sum":"582240a11bf314df"}
{"n":1047,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"67eed1a8c8f3be05"}
{"n":1048,"by":"coalition","ask":"event.remove.space","answer":"farah-kandahar","print":"35a57d264c6c95c8","sum":"e9579ba257f41fa9"}
{"n":1049,"by":"government","how":"bot","ask":"turn","answer":"assault","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,4]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: yes ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[5]]]]]],["{0}: {1}",["8.6","assault"]]],"sum":"bbbaee8ba4442b33"}
{"n":1050,"by":"government","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.5: most Taliban Guerrillas",[]],"kandahar",["{0}",[3]]]],["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrillas",[3]]]],"kandahar"]]],"sum":"4b80e5e5cd4895a8"}
{"n":1051,"by":"government","how":"bot","ask":"assault.space","answer":"kabul","why":[["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrillas",[2]]]],"kabul"]]],"sum":"d16df37d05fe8426"}
{"n":1052,"by":"government","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: no {1}",["8.6.5","eradicate"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[8,"khowst"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"balkh, helmand, nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Taliban-Controlled",[]],"helmand, nuristan"]],["8.2: among {0}",["helmand, nuristan"]]],"sum":"7eb5ea2696445980"}
{"n":1053,"by":null,"ask":"bot.tan","answer":"5","sum":"013f66e8f2b9d01b"}
{"n":1054,"by":null,"ask":"bot.black","answer":"1","sum":"764adc2af623c536"}
{"n":1055,"by":null,"ask":"bot.green","answer":"5","sum":"3af0fd79d6b420c3"}
{"n":1056,"by":"government","how":"bot","ask":"assault.space","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,5,"samangan","helmand"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"helmand"]],"8.6.2: Transport"],"sum":"fef24a3319f490ba"}
{"n":1057,"by":"government","how":"bot","ask":"transport.origin","answer":"khowst","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[8,"khowst"]]],"sum":"5d4dc3039bf1fedf"}
{"n":1058,"by":"government","how":"bot","ask":"transport.destination","answer":"helmand","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"helmand"]]],"sum":"c442473afbe49040"}
{"n":1059,"by":"government","how":"bot","ask":"transport.troops","answer":"7","why":["8.6.2: all of the excess, but 1 stays"],"print":"a018bfded3430199","sum":"49180671369a1d71"}
{"n":1060,"by":null,"ask":"deck.card","answer":"37","print":"ccea8dccf1bf809b","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 37\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50 21\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=40 taliban=71 warlords=4\naid: 42\npatronage: 34\nislamabad: sponsorship!\ncasualties: C:B4T8\nout-of-play: C:T3\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand G:T7 T:B1u1 support=O +1\nherat C:B1 G:B1T1P4 T:u1a1 +1\nkabul C:B1 G:T6P2 terror=1 +1\nkandahar G:B1T6P7 T:u4a4 +1\nkhowst G:T1P2\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham C:T1 G:P1 T:a1 sabotage\nkandahar-spin-boldak G:P2\nfarah-kandahar G:P1\ntoraghondi-farah G:P3\n","sum":"afcab8da027153dd"}
{"n":1061,"by":"coalition","ask":"turn","answer":"sweep","sum":"164b4680e1845be7"}
{"n":1062,"by":"coalition","ask":"sweep.space","answer":"khowst","sum":"58b8362bd6f98753"}
{"n":1063,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"51b31468d23bab1e"}
{"n":1064,"by":"coalition","ask":"sweep.space","answer":"ghowr","sum":"61039ff8814e1a52"}
{"n":1065,"by":"coalition","ask":"sweep.space","answer":"done","sum":"868a3c9961f76e46"}
{"n":1066,"by":"coalition","ask":"special","answer":"air-lift","sum":"dd78aa5af81c8a9b"}
{"n":1067,"by":"coalition","ask":"air-lift.origin","answer":"herat","sum":"e2e2fe97947a9c51"}
{"n":1068,"by":"coalition","ask":"air-lift.destination","answer":"sar-e-pol","sum":"e2b153c4956487db"}
{"n":1069,"by":"coalition","ask":"air-lift.origin","answer":"helmand","sum":"992e0c5742f3f6b6"}
{"n":1070,"by":"coalition","ask":"air-lift.destination","answer":"sar-e-pol","sum":"806705109d9e4065"}
{"n":1071,"by":"coalition","ask":"air-lift.troops","answer":"2","print":"7b47b0cc66df32c8","sum":"ba084060d384cc21"}
{"n":1072,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Afghan Commandos"]]],"sum":"e52d7558e04bd3de"}
{"n":1073,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"398cd017bdbb7fe3"}
{"n":1074,"by":"taliban","how":"bot","ask":"event.remove.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.4.1: ends COIN Control",[]],"helmand, sar-e-pol"]],["8.2: among {0}",["helmand, sar-e-pol"]]],"sum":"653ca9ecdb04550a"}
{"n":1075,"by":null,"ask":"bot.tan","answer":"3","sum":"1e6c6b0e9e98c959"}
{"n":1076,"by":null,"ask":"bot.black","answer":"3","sum":"cdd932e6facb3ce2"}
{"n":1077,"by":null,"ask":"bot.green","answer":"2","sum":"e354561d4d8c0a23"}
{"n":1078,"by":"taliban","how":"bot","ask":"event.remove.space","answer":"sar-e-pol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,2,"kabul","sar-e-pol"]]],"sum":"f9ba56db12147d4e"}
{"n":1079,"by":"taliban","how":"bot","ask":"event.remove.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"sum":"72ede7b21527844e"}
{"n":1080,"by":"taliban","how":"bot","ask":"event.remove.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, helmand, kandahar, khowst"]]],"sum":"ff029675a40015ce"}
{"n":1081,"by":null,"ask":"bot.tan","answer":"2","sum":"95b7fe9743c9de0e"}
{"n":1082,"by":null,"ask":"bot.black","answer":"5","sum":"7d72e50660f19f4b"}
{"n":1083,"by":null,"ask":"bot.green","answer":"2","sum":"c48cd3289ec41de3"}
{"n":1084,"by":"taliban","how":"bot","ask":"event.remove.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,2,"zabol","khowst"]]],"print":"bf7196d569a3c2b6","sum":"2cddcb60ecaf70af"}
{"n":1085,"by":null,"ask":"deck.top","answer":"event","sum":"58b0e676e0c22dc1"}
{"n":1086,"by":null,"ask":"deck.card","answer":"61","print":"b82eed57a2cb7196","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 61\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50 21 37\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government taliban warlords\nresources: government=40 taliban=71 warlords=4\naid: 42\npatronage: 34\nislamabad: sponsorship!\ncasualties: C:B4T8\nout-of-play: C:T3\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand G:T5 T:B1u1 support=O +1\nherat C:B1 G:B1P4 T:u1a1 +1\nkabul C:B1 G:T6P2 terror=1 +1\nkandahar G:B1T6P7 T:u4a4 +1\nkhowst G:P2\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham C:T1 G:P1 T:a1 sabotage\nkandahar-spin-boldak G:P2\nfarah-kandahar G:P1\ntoraghondi-farah G:P3\n","sum":"cd46580f76a380b7"}
{"n":1087,"by":"warlords","ask":"turn","answer":"event","sum":"36451c9346b7b092"}
{"n":1088,"by":"warlords","ask":"event.side","answer":"unshaded","sum":"4f73f2fc34d45eed"}
{"n":1089,"by":"warlords","ask":"event.choice","answer":"remove-up-to-3","sum":"5ad408994e1dfd16"}
{"n":1090,"by":"warlords","ask":"event.remove.space","answer":"done","print":"b81216d2ddd0495c","sum":"a66890a035e217ef"}
{"n":1091,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[16,8]]]],["{0}: {1}",["8.7","rally"]]],"sum":"aedd425f93e5f1a8"}
{"n":1092,"by":"taliban","how":"bot","ask":"rally.space","answer":"kandahar","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"kandahar"]]],"sum":"cd1188ffb72ecc15"}
{"n":1093,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"kandahar"]]],"sum":"6026c39b7cc06721"}
{"n":1094,"by":"taliban","how":"bot","ask":"rally.active","answer":"2","why":["8.1.2: its own Active Guerrillas first"],"sum":"91d2b574ea00f476"}
{"n":1095,"by":"taliban","how":"bot","ask":"rally.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"nuristan"]]],"sum":"f459a0bc0dcbe26e"}
{"n":1096,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"nuristan"]]],"sum":"3101829eaf11bb71"}
{"n":1097,"by":"taliban","how":"bot","ask":"rally.active","answer":"2","why":["8.1.2: its own Active Guerrillas first"],"sum":"88e319759dc1fa38"}
{"n":1098,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"4f43cb24240bbeac"}
{"n":1099,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"a226bbf2d4a5d073"}
{"n":1100,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, balkh, farah, faryab, ghowr, nimruz, samangan, sar-e-pol"]]],"sum":"dfe521fe54d78aeb"}
{"n":1101,"by":null,"ask":"bot.tan","answer":"4","sum":"9d5e1a9344af5e34"}
{"n":1102,"by":null,"ask":"bot.black","answer":"5","sum":"f516f09280633ae4"}
{"n":1103,"by":null,"ask":"bot.green","answer":"2","sum":"3d02a8c0852c56e7"}
{"n":1104,"by":"taliban","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,2,"nuristan","badakhshan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badakhshan"]]],"sum":"e37d5aa8e18a2a43"}
{"n":1105,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badakhshan"]]],"sum":"9b462e26812f968c"}
{"n":1106,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, herat, paktika, zabol, balochistan, northwest-frontier, waziristan"]]],"sum":"e58cc7eeef02c2b8"}
{"n":1107,"by":null,"ask":"bot.tan","answer":"4","sum":"1f660c56856735b0"}
{"n":1108,"by":null,"ask":"bot.black","answer":"3","sum":"070414ef1b658f98"}
{"n":1109,"by":null,"ask":"bot.green","answer":"6","sum":"12ef0d3e44f407e0"}
{"n":1110,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,6,"kabul","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"b7c3429202c191dd"}
{"n":1111,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"d7b09399172367ba"}
{"n":1112,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"9374664caa2fb4ce"}
{"n":1113,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"82579080d39d9188"}
{"n":1114,"by":"taliban","how":"bot","ask":"rally.space","answer":"helmand","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"38e4f96a9fd55698"}
{"n":1115,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"3cd7195b6ae9a47e"}
{"n":1116,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"9c0568ee9dac79c9"}
{"n":1117,"by":"taliban","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"6cbd311a50cb6b87"}
{"n":1118,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"796d4ceca72f1c4f"}
{"n":1119,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"4a5477a8793cd086"}
{"n":1120,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"9bdd2865f6774401"}
{"n":1121,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"ab529693aa6f0d9f"}
{"n":1122,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.7.7: the greatest shift",[]],"nuristan",["{0}",[4]]]],["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"nuristan"]]],"sum":"7f7ecfcc2aa5f67d"}
{"n":1123,"by":"taliban","how":"bot","ask":"sharia.steps","answer":"4","why":["8.7.7: as far as Resources allow"],"sum":"03d1a545c7333a2a"}
{"n":1124,"by":"taliban","how":"bot","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"f00bae9fccd200b6"}
{"n":1125,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, herat, kabul, kandahar"]]],"sum":"458d83c1cc40b9ca"}
{"n":1126,"by":null,"ask":"bot.tan","answer":"4","sum":"b697b7b3a2203603"}
{"n":1127,"by":null,"ask":"bot.black","answer":"4","sum":"d4fec359a247fedf"}
{"n":1128,"by":null,"ask":"bot.green","answer":"3","sum":"ceeb70f82b40f44a"}
{"n":1129,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,3,"kabul","kabul"]],["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"kabul"]]],"sum":"205cd76d670bea4a"}
{"n":1130,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"2dd04bb69a4aa9fa"}
{"n":1131,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"12d1f2340afcdb7a","sum":"a80a9de1b7d4cf1a"}
{"n":1132,"by":null,"ask":"deck.top","answer":"event","sum":"7dc3fdd9a97a1cc8"}
{"n":1133,"by":null,"ask":"deck.card","answer":"72","print":"b08a11caeae0d0f5","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 72\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50 21 37 61\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition government\nresources: government=40 taliban=59 warlords=4\naid: 42\npatronage: 33\nislamabad: sponsorship!\ncasualties: C:B4T8\nout-of-play: C:T3\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbadakhshan T:u1\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u3\nghowr support=O\nhelmand G:T5 T:B1u4 support=O +1\nherat C:B1 G:B1P4 T:u1a1 +1\nkabul C:B1 G:T6P1 T:u2 terror=1 +1\nkandahar G:B1T6P7 T:B1u4a2 +1\nkhowst G:P2\nkonduz support=S terror=1\nnuristan T:B1u1 support=O\noruzgan T:B1u2 support=O\npaktika T:u1\nzabol T:B1u2\nbalochistan T:u1\nnorthwest-frontier T:B1u3\nwaziristan T:u1\nkabul-tor-kham C:T1 G:P1 T:a1 sabotage\nkandahar-spin-boldak G:P2\nfarah-kandahar G:P1\ntoraghondi-farah G:P3\n","sum":"124777da14b6d52d"}
{"n":1134,"by":"government","how":"bot","ask":"turn","answer":"assault","why":[["8.1: {0} would change nothing",["Poppy Crop Failure"]],["8.6.2: at least {0} pieces Available: no ({1})",[15,9]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: yes ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[2]]]]]],["{0}: {1}",["8.6","assault"]]],"sum":"f7acbc5ca31c3879"}
{"n":1135,"by":"government","how":"bot","ask":"assault.space","answer":"kandahar","why":[["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrillas",[2]]]],"kandahar"]]],"sum":"09c03875c7edb148"}
{"n":1136,"by":"government","how":"bot","ask":"assault.space","answer":"transport","why":[["{0}: no {1}",["8.6.5","eradicate"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[7,"baghlan"]],["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"khowst"]],"8.6.2: Transport"],"sum":"799339c259f8a9f6"}
{"n":1137,"by":"government","how":"bot","ask":"transport.origin","answer":"baghlan","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[7,"baghlan"]]],"sum":"b8f2ee838bc26584"}
{"n":1138,"by":"government","how":"bot","ask":"transport.destination","answer":"khowst","why":[["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"khowst"]]],"sum":"43ebb5a8b5dbc0d4"}
{"n":1139,"by":"government","how":"bot","ask":"transport.troops","answer":"6","why":["8.6.2: all of the excess, but 1 stays"],"print":"e26b1bb89d12fa47","sum":"3b3e841056783255"}
{"n":1140,"by":"coalition","ask":"turn","answer":"patrol","sum":"bd18b3483d8d0f5c"}
{"n":1141,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"1a7062c3ea25163b"}
{"n":1142,"by":"coalition","ask":"patrol.origin","answer":"kabul-tor-kham","print":"0b7b9581d1de9a82","sum":"509ec8df02fe7c42"}
{"n":1143,"by":null,"ask":"deck.top","answer":"event","sum":"91a1bad3255627e4"}
{"n":1144,"by":null,"ask":"deck.card","answer":"53","print":"77240f35b4d57d79","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 53\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50 21 37 61 72\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: taliban warlords\nresources: government=36 taliban=59 warlords=5\naid: 42\npatronage: 33\nislamabad: sponsorship!\ncasualties: C:B4T8\nout-of-play: C:T3\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbadakhshan T:u1\nbaghlan G:B1T1P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u3\nghowr support=O\nhelmand G:T5 T:B1u4 support=O +1\nherat C:B1 G:B1P4 T:u1a1 +1\nkabul C:B1 G:T6P1 T:u2 terror=1 +1\nkandahar G:B1T6P7 T:B1u4 +1\nkhowst G:T6P2\nkonduz support=S terror=1\nnuristan T:B1u1 support=O\noruzgan T:B1u2 support=O\npaktika T:u1\nzabol T:B1u2\nbalochistan T:u1\nnorthwest-frontier T:B1u3\nwaziristan T:u1\nkabul-tor-kham G:P1 T:a1 sabotage\nkandahar-spin-boldak G:P2\nfarah-kandahar C:T1 G:P1\ntoraghondi-farah G:P3\n","sum":"a05456956eda69cf"}
{"n":1145,"by":"warlords","ask":"turn","answer":"rally","sum":"4bf0bef5196f39e9"}
{"n":1146,"by":"warlords","ask":"rally.space","answer":"nimruz","sum":"5be1616c265179d7"}
{"n":1147,"by":"warlords","how":"alone","ask":"rally.action","answer":"place-one","sum":"ba11f804838b49f2"}
{"n":1148,"by":"warlords","ask":"rally.space","answer":"sar-e-pol","sum":"e521e20e60b8ce52"}
{"n":1149,"by":"warlords","how":"alone","ask":"rally.action","answer":"place-one","sum":"b5b8b76ef1e9be0d"}
{"n":1150,"by":"warlords","ask":"rally.space","answer":"oruzgan","sum":"480e9bce66f78c90"}
{"n":1151,"by":"warlords","how":"alone","ask":"rally.action","answer":"place-one","sum":"190f723dbb86ddaf"}
{"n":1152,"by":"warlords","ask":"rally.space","answer":"badakhshan","sum":"7f73e20395f10ab8"}
{"n":1153,"by":"warlords","ask":"rally.action","answer":"place-one","sum":"6517af2a6ecc58cb"}
{"n":1154,"by":"warlords","ask":"rally.space","answer":"baghlan","sum":"f8bc383e3144f9ef"}
{"n":1155,"by":"warlords","ask":"rally.action","answer":"cultivate","sum":"e98e82c0f14a2e34"}
{"n":1156,"by":"warlords","ask":"cultivate.space","answer":"badakhshan","sum":"8848510cdc4615de"}
{"n":1157,"by":"warlords","how":"alone","ask":"rally.action","answer":"place-one","print":"596d6015a45dc3f4","sum":"5b4cbab2cc1e4178"}
{"n":1158,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Prison Break"]]],"sum":"f35a4f062c8a7842"}
{"n":1159,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"441a45821c2bbc2e"}
{"n":1160,"by":"taliban","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, herat, kabul, kandahar, khowst"]]],"sum":"2334c4b59ccfaa75"}
{"n":1161,"by":null,"ask":"bot.tan","answer":"6","sum":"2d204c4591b5d29d"}
{"n":1162,"by":null,"ask":"bot.black","answer":"6","sum":"f2d23389422bbeb0"}
{"n":1163,"by":null,"ask":"bot.green","answer":"3","sum":"98374403bfcc5183"}
{"n":1164,"by":"taliban","how":"bot","ask":"event.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,3,"bamian","kandahar"]]],"sum":"cad0ce9d82e09423"}
{"n":1165,"by":"taliban","how":"bot","ask":"event.place.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.4.4: its own pieces, then those of Non-players",[]],"taliban_underground"]]],"sum":"e6b2f4d15f3fb582"}
{"n":1166,"by":"taliban","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"sum":"dac65a33284cebc0"}
{"n":1167,"by":"taliban","how":"bot","ask":"event.place.count","answer":"0","why":[["{0}: {1}",[["8.4.3: as few as possible, because they are not wanted",[]],"0"]]],"print":"aedc414d070054b3","sum":"b9b1197a603f7120"}
{"n":1168,"by":null,"ask":"deck.top","answer":"event","sum":"2576d2fc77cf9d4d"}
{"n":1169,"by":null,"ask":"deck.card","answer":"70","print":"2534004f00653514","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 70\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50 21 37 61 72 53\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition government taliban\nresources: government=36 taliban=59 warlords=0\naid: 42\npatronage: 33\nislamabad: sponsorship!\ncasualties: C:B4T8\nout-of-play: C:T3\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbadakhshan T:u1 W:B1u1\nbaghlan G:B1T1P6 W:u1\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u3\nghowr support=O\nhelmand G:T5 T:B1u4 support=O +1\nherat C:B1 G:B1P4 T:u1a1 +1\nkabul C:B1 G:T6P1 T:u2 terror=1 +1\nkandahar G:B1T6P7 T:B1u6 +1\nkhowst G:T6P2\nkonduz support=S terror=1\nnimruz W:u1\nnuristan T:B1u1 support=O\noruzgan T:B1u2 W:u1 support=O\npaktika T:u1\nsar-e-pol W:u1\nzabol T:B1u2\nbalochistan T:u1\nnorthwest-frontier T:B1u3\nwaziristan T:u1\nkabul-tor-kham G:P1 T:a1 sabotage\nkandahar-spin-boldak G:P2\nfarah-kandahar C:T1 G:P1\ntoraghondi-farah G:P3\n","sum":"dc55dfcf466ffd71"}
{"n":1170,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.4.1: {0}: {1}",["Contractor Surge",["only if no person plays the {0}",["coalition"]]]],["8.6.2: at least {0} pieces Available: no ({1})",[15,9]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"f421c75338fbfd61"}
{"n":1171,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"balkh, helmand, konduz, nuristan",["{0}",[2]]]],["8.2: among {0}",["balkh, helmand, konduz, nuristan"]]],"sum":"1bb371bca060ed88"}
{"n":1172,"by":null,"ask":"bot.tan","answer":"2","sum":"205c32051c19d4ea"}
{"n":1173,"by":null,"ask":"bot.black","answer":"2","sum":"def42e3a73ba0f2c"}
{"n":1174,"by":null,"ask":"bot.green","answer":"3","sum":"eb16972c0ae76c29"}
{"n":1175,"by":"government","how":"bot","ask":"sweep.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,3,"nimruz","helmand"]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"helmand"]]],"sum":"cb9042f8736efc90"}
{"n":1176,"by":"government","how":"bot","ask":"sweep.origin","answer":"kandahar","why":[["8.6.4: just enough Troops: {0} from {1}",[1,"kandahar"]]],"sum":"81824366a886d191"}
{"n":1177,"by":"government","how":"bot","ask":"sweep.troops","answer":"1","why":[["8.6.4: just enough Troops: {0} from {1}",[1,"kandahar"]]],"sum":"eae8be30929accb0"}
{"n":1178,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"cfd9859766216d9e"}
{"n":1179,"by":"government","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"kandahar",["{0}",[6]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[6,0,"kandahar"]]],"sum":"0b0f38084fa3fc75"}
{"n":1180,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"662e58622cc6b6f9"}
{"n":1181,"by":"government","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"kabul",["{0}",[2]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[2,0,"kabul"]]],"sum":"d90a4d64152d2008"}
{"n":1182,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"7da30d613fead232"}
{"n":1183,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"2848955d41a5bc3c"}
{"n":1184,"by":"government","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"c9b47aedfb05bd7f"}
{"n":1185,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[6,"khowst"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"balkh, nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Taliban-Controlled",[]],"nuristan"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"nuristan"]],"8.6.2: Transport"],"sum":"88dab3e38bd0ba03"}
{"n":1186,"by":"government","how":"bot","ask":"transport.origin","answer":"khowst","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[6,"khowst"]]],"sum":"2085d877275ae58b"}
{"n":1187,"by":"government","how":"bot","ask":"transport.destination","answer":"nuristan","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"nuristan"]]],"sum":"004a81910c3b54a0"}
{"n":1188,"by":"government","how":"bot","ask":"transport.troops","answer":"5","why":["8.6.2: all of the excess, but 1 stays"],"print":"a34b9dfee99d19a6","sum":"268796e1d094dedf"}
{"n":1189,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.4.1: {0}: {1}",["Contractor Surge",["only if no person plays the {0}",["warlords"]]]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[5,14]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,1]]]],["{0}: {1}",["8.7","march"]]],"sum":"87098eaa14d9a944"}
{"n":1190,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kandahar-spin-boldak",["{0}",[3]]]],["8.2: among {0}",["oruzgan, zabol"]]],"sum":"d394bbdebd9afe7a"}
{"n":1191,"by":null,"ask":"bot.tan","answer":"2","sum":"871c030e69eaf505"}
{"n":1192,"by":null,"ask":"bot.black","answer":"6","sum":"b3ae7edc0d838b21"}
{"n":1193,"by":null,"ask":"bot.green","answer":"1","sum":"4c33fd46c4d7e6f1"}
{"n":1194,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,1,"zabol","zabol"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"df825519a2a0069c"}
{"n":1195,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"5e0b43a9cf550125"}
{"n":1196,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"1f93585cdf9f9471"}
{"n":1197,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-spin-boldak",1]]],"sum":"66ba437d86766a8f"}
{"n":1198,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-spin-boldak",1]]],"sum":"892b4018ac255617"}
{"n":1199,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-spin-boldak",1]]],"sum":"02f022d8d666a158"}
{"n":1200,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghazni","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["ghazni","kandahar-kabul",1]]],"sum":"c72c9ce7114981de"}
{"n":1201,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["ghazni","kandahar-kabul",1]]],"sum":"53cd4f84f9c85d7d"}
{"n":1202,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["ghazni","kandahar-kabul",1]]],"sum":"c30b2aa7f2ad4d92"}
{"n":1203,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, bamian, khowst"]]],"sum":"d4cf2678b4024b5c"}
{"n":1204,"by":null,"ask":"bot.tan","answer":"4","sum":"a1739a4facc7bbb2"}
{"n":1205,"by":null,"ask":"bot.black","answer":"1","sum":"272a94a7c3723cd4"}
{"n":1206,"by":null,"ask":"bot.green","answer":"1","sum":"963d25097a00f759"}
{"n":1207,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,1,"waziristan","khowst"]],["8.2: among {0}",["badakhshan, bamian"]]],"sum":"6abe0cd6ae7cdbe9"}
{"n":1208,"by":null,"ask":"bot.tan","answer":"6","sum":"22882ee6dca3df55"}
{"n":1209,"by":null,"ask":"bot.black","answer":"2","sum":"1128319adfd260d3"}
{"n":1210,"by":null,"ask":"bot.green","answer":"4","sum":"bb717ec78faab9eb"}
{"n":1211,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,4,"badakhshan","badakhshan"]],["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","khowst"]]],"sum":"32aff7c75937c144"}
{"n":1212,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","khowst"]]],"sum":"034c2dffa69e6be1"}
{"n":1213,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","khowst"]]],"sum":"9b991d0b7df0c822"}
{"n":1214,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"72b5c9d16871f89e"}
{"n":1215,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"c70f7a9d3fcf215d"}
{"n":1216,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"60e2195d5ae02872"}
{"n":1217,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","badakhshan"]]],"sum":"135ea618c0e8ab72"}
{"n":1218,"by":"taliban","how":"bot","ask":"march.destination","answer":"badakhshan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","badakhshan"]]],"sum":"b64364a125a849aa"}
{"n":1219,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","badakhshan"]]],"sum":"c499ec2f23488101"}
{"n":1220,"by":"taliban","how":"bot","ask":"march.origin","answer":"khowst","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"kandahar",["{0}",[0]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"khowst","waziristan"]]],"sum":"af17e011b76139e5"}
{"n":1221,"by":"taliban","how":"bot","ask":"march.destination","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"khowst","waziristan"]]],"sum":"1b354f88aee5fa0a"}
{"n":1222,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"khowst","waziristan"]]],"sum":"85dca51d4808a42e"}
{"n":1223,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"waziristan","kandahar"]]],"sum":"6e87b37dc45bde8c"}
{"n":1224,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"waziristan","kandahar"]]],"sum":"4d4f3f0db3af3e09"}
{"n":1225,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"waziristan","kandahar"]]],"sum":"e6093c695fb09708"}
{"n":1226,"by":"taliban","how":"bot","ask":"march.origin","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"baghlan, bamian",["{0}",[1]]]],["{0}: {1} ({2})",[["8.7.3 step 3: fewest steps",[]],"bamian",["{0}",[3]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"kandahar","waziristan"]]],"sum":"197b6251d562ba46"}
{"n":1227,"by":"taliban","how":"bot","ask":"march.destination","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"kandahar","waziristan"]]],"sum":"69aa1c8c101981b4"}
{"n":1228,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"kandahar","waziristan"]]],"sum":"de33e395f7416817"}
{"n":1229,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"e8539d429ef73d8f"}
{"n":1230,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"waziristan","khowst"]]],"sum":"392a99264b09c0fd"}
{"n":1231,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"waziristan","khowst"]]],"sum":"e297b09a3cbe6c37"}
{"n":1232,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"waziristan","khowst"]]],"sum":"2c050020022f2145"}
{"n":1233,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"5ef707ed47ea432c"}
{"n":1234,"by":"taliban","how":"bot","ask":"march.origin","answer":"khowst","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"khowst","bamian"]]],"sum":"19ec786467406e29"}
{"n":1235,"by":"taliban","how":"bot","ask":"march.destination","answer":"bamian","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"khowst","bamian"]]],"sum":"7183d2e9151368cd"}
{"n":1236,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"khowst","bamian"]]],"sum":"a1a62a64da089626"}
{"n":1237,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"6202c8902ce1a601"}
{"n":1238,"by":"taliban","how":"bot","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"fbfb52a6aabb58a9"}
{"n":1239,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.7.2: Infiltrate: a LoC with Government pieces",[]],"kandahar-spin-boldak"]]],"sum":"0a13a506f90da807"}
{"n":1240,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"remove","why":["8.7.2: no Guerrilla is Available: remove"],"sum":"d0696b73e9c626ad"}
{"n":1241,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"8db6f18f1c26fc98","sum":"d299adb00d0a9c4c"}
{"n":1242,"by":null,"ask":"deck.top","answer":"event","sum":"f2608fbd6f276382"}
{"n":1243,"by":null,"ask":"deck.card","answer":"52","print":"17cdc0c65a3a179e","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 52\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50 21 37 61 72 53 70\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=26 taliban=57 warlords=1\naid: 42\npatronage: 31\nislamabad: sponsorship!\ncasualties: C:B4T8\nout-of-play: C:T3\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbadakhshan T:u2 W:B1u1\nbaghlan G:B1T1P6 W:u1\nbamian T:a1 support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand G:T6 T:B1a4 support=O +1\nherat C:B1 G:B1P4 T:u1a1 +1\nkabul C:B1 G:T6P1 T:a2 terror=1 +1\nkandahar G:B1T5P7 T:B1u1a5 +1\nkhowst G:T1P2 T:u1\nkonduz support=S terror=1\nnimruz W:u1\nnuristan G:T5 T:B1u1 support=O\noruzgan T:B1u1 W:u1 support=O\npaktika T:u1\nsar-e-pol W:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham G:P1 T:a1 sabotage\nkandahar-spin-boldak T:u2\nfarah-kandahar C:T1 G:P1\ntoraghondi-farah G:P3\nkandahar-kabul T:u1\n","sum":"782f2e3704c8e251"}
{"n":1244,"by":"warlords","ask":"turn","answer":"attack","sum":"11b7e489ac89f298"}
{"n":1245,"by":"warlords","ask":"attack.space","answer":"oruzgan","sum":"8c036775ce029f66"}
{"n":1246,"by":null,"ask":"attack.roll","answer":"3","print":"13dbd555f6b5ed20","sum":"9e06a3f3ffee993b"}
{"n":1247,"by":"coalition","ask":"turn","answer":"train","sum":"497d9f7dd7fae6aa"}
{"n":1248,"by":"coalition","ask":"train.space","answer":"herat","sum":"cfc75f134fa4e97a"}
{"n":1249,"by":"coalition","ask":"train.troops","answer":"5","sum":"c4363327d4ba37cc"}
{"n":1250,"by":"coalition","ask":"train.police","answer":"0","sum":"74d1e5df3a245ca7"}
{"n":1251,"by":"coalition","ask":"train.extra","answer":"done","print":"69102f326346e579","sum":"555a21a5205dd6fd"}
{"n":1252,"by":null,"ask":"deck.top","answer":"propaganda","print":"c18723092ca526b0","sum":"760496d1ca03a4bd"}
