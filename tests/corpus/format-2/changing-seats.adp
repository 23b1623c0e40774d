{"format":2,"game":"adp","rules":4,"program":"0.1.0","scenario":"main","seats":{"coalition":"bot","government":"bot","taliban":"human","warlords":"bot"},"seed":6,"name":"changing-seats","sum":"c01eaa3c3eb764e0"}
{"n":1,"by":null,"ask":"setup.remove","answer":"62","sum":"aec682fe529ebd8b"}
{"n":2,"by":null,"ask":"setup.remove","answer":"31","sum":"5f8b3c45bb20afe6"}
{"n":3,"by":null,"ask":"setup.remove","answer":"22","sum":"9e5efd8fab2b1e96"}
{"n":4,"by":null,"ask":"setup.remove","answer":"32","sum":"7c5c05efa504a56e"}
{"n":5,"by":null,"ask":"setup.remove","answer":"70","sum":"1856d0ccf0441d4d"}
{"n":6,"by":null,"ask":"setup.remove","answer":"69","sum":"0a216e60bc235fc0"}
{"n":7,"by":null,"ask":"setup.remove","answer":"10","sum":"f51857e7ba7087e4"}
{"n":8,"by":null,"ask":"setup.remove","answer":"24","sum":"e66e17bb263537e8"}
{"n":9,"by":null,"ask":"setup.remove","answer":"7","sum":"17ed2a21acd3d151"}
{"n":10,"by":null,"ask":"setup.remove","answer":"13","sum":"c66e74a640edfd54"}
{"n":11,"by":null,"ask":"setup.remove","answer":"27","sum":"81ce506e46eebcee"}
{"n":12,"by":null,"ask":"setup.remove","answer":"45","print":"29d6363935630b9a","sum":"66a7c376a66c93b5"}
{"n":13,"by":null,"ask":"deck.top","answer":"event","sum":"5a74ffb36c0fd4cc"}
{"n":14,"by":null,"ask":"deck.card","answer":"56","sum":"9feea356c665b5e0"}
{"n":15,"by":null,"ask":"deck.top","answer":"event","sum":"693a365ebfdecb35"}
{"n":16,"by":null,"ask":"deck.card","answer":"38","print":"f4ad76c88265f4b3","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 56\nnext: 38\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1u1\nhelmand T:B1u2 W:B1u1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T2P2 +1\nkandahar C:T1 G:T2P2 T:u1 W:B1u1\nkhowst C:T1 G:T1P2 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1u1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"61b1df1b2605e59f"}
{"n":17,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Fratricide"]]],"sum":"dc9c29ed36aa7559"}
{"n":18,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"e51dbd81534819a7"}
{"n":19,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, kandahar, khowst"]]],"sum":"84797bcbeba186b2"}
{"n":20,"by":null,"ask":"bot.tan","answer":"1","sum":"bf4f77361eaa3728"}
{"n":21,"by":null,"ask":"bot.black","answer":"3","sum":"3293c769b6982ed0"}
{"n":22,"by":null,"ask":"bot.green","answer":"4","sum":"f8c2d4ccbcb2073e"}
{"n":23,"by":"warlords","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,4,"badghis","khowst"]]],"sum":"638106a883b4f664"}
{"n":24,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"98560e2cce98bacd"}
{"n":25,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, kandahar"]]],"sum":"1ba35183c7b47f0f"}
{"n":26,"by":null,"ask":"bot.tan","answer":"6","sum":"efb8d3d6f53aff8c"}
{"n":27,"by":null,"ask":"bot.black","answer":"2","sum":"4bdf76d156f13dc5"}
{"n":28,"by":null,"ask":"bot.green","answer":"2","sum":"b78a81ce8309b49f"}
{"n":29,"by":"warlords","how":"bot","ask":"event.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","kandahar"]]],"sum":"c86ee2e642c1772a"}
{"n":30,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"54abfcf96bcb5bcc","sum":"af85f8ae3995bf32"}
{"n":31,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,10]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["zabol"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban pieces",[5]]]]]],"8.8: Assault"],"sum":"2e586e8997bcb4c1"}
{"n":32,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["zabol"]]],"sum":"64b04e9d0bdc0c41"}
{"n":33,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","kabul"]]],"sum":"312bdbd8dfa2a3ba"}
{"n":34,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"99553aee59a2c93f"}
{"n":35,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"f952f8c2114f2916"}
{"n":36,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"fb6678fdfeae15a9"}
{"n":37,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"government_troops","kabul"]]],"sum":"073f383df9b4358e"}
{"n":38,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"8d9e913bdf9b1c59"}
{"n":39,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"28a2e4b946a6a4a6"}
{"n":40,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"3c6fb9eac918ee2f"}
{"n":41,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"e8f8458abfddcd89"}
{"n":42,"by":"coalition","how":"bot","ask":"assault.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"zabol",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"zabol"]]],"sum":"b5eac040e702b275"}
{"n":43,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"4a594d0e7c314475"}
{"n":44,"by":null,"ask":"bot.tan","answer":"6","sum":"9e889a0353d1bd38"}
{"n":45,"by":null,"ask":"bot.black","answer":"4","sum":"3562ad540f0dba27"}
{"n":46,"by":null,"ask":"bot.green","answer":"2","sum":"d8096558a0cfb648"}
{"n":47,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,2,"balkh","oruzgan"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"sum":"787384b67a203ea2"}
{"n":48,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, paktika"]]],"sum":"0619dad3196bcfea"}
{"n":49,"by":null,"ask":"bot.tan","answer":"6","sum":"e42b2cc8914a47f7"}
{"n":50,"by":null,"ask":"bot.black","answer":"3","sum":"abd900f4a8c1adbd"}
{"n":51,"by":null,"ask":"bot.green","answer":"6","sum":"344ac78a695c7a8b"}
{"n":52,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,6,"ghowr","paktika"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"f8d2aab67b8dcf84"}
{"n":53,"by":"coalition","how":"bot","ask":"assault.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"ghazni"]]],"print":"36758474b256c112","sum":"e13a28422b9f2475"}
{"n":54,"by":null,"ask":"deck.top","answer":"event","sum":"85a6087852667162"}
{"n":55,"by":null,"ask":"deck.card","answer":"35","print":"7f59257aaeccb968","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 38\nnext: 35\nplayed: 56\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1\nhelmand T:B1u2 W:B1u1\nherat G:T1P2 T:u1\nkabul C:B1T1 G:T1P2 +1\nkandahar G:T2P1 T:u1 W:B1u1\nkhowst G:T1P1 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1\npaktika C:T1 T:B1\nzabol C:T2 G:T1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"e3bf0b5faf52e4c6"}
{"n":56,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Night Raids"]]],"sum":"3271b75335895a71"}
{"n":57,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"0c68db687cbc00ef"}
{"n":58,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kandahar, konduz"]]],"sum":"4c925963b2e08c8a"}
{"n":59,"by":null,"ask":"bot.tan","answer":"2","sum":"5ef19156ae0cb65d"}
{"n":60,"by":null,"ask":"bot.black","answer":"3","sum":"6e0eec8fb2e1d2fe"}
{"n":61,"by":null,"ask":"bot.green","answer":"5","sum":"6e5eac9f503956c5"}
{"n":62,"by":"government","how":"bot","ask":"event.space","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,5,"helmand","konduz"]]],"sum":"3f1e9bee01a672c4"}
{"n":63,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kandahar"]]],"sum":"ef950899a1510502"}
{"n":64,"by":null,"ask":"bot.tan","answer":"1","sum":"13471ad4b4194276"}
{"n":65,"by":null,"ask":"bot.black","answer":"3","sum":"6cf864fdc61bb10f"}
{"n":66,"by":null,"ask":"bot.green","answer":"4","sum":"825969e359de9413"}
{"n":67,"by":"government","how":"bot","ask":"event.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,4,"badghis","kandahar"]]],"sum":"e43f7a58c132a206"}
{"n":68,"by":"government","how":"bot","ask":"event.remove.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"sum":"926641550534dcc2"}
{"n":69,"by":"government","how":"bot","ask":"event.space","answer":"herat","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"herat"]]],"print":"44569b8294fbe9eb","sum":"9cdcc347c45c6f7b"}
{"n":70,"by":"taliban","ask":"turn","answer":"march","sum":"a7c7d289f164c070"}
{"n":71,"by":"taliban","ask":"seats","answer":"bot","sum":"ab28a21eb85fa854"}
{"n":72,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"d8cdd76bd15bcd89"}
{"n":73,"by":"warlords","ask":"seats","answer":"human","sum":"6f983d336d97c97f"}
{"n":74,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"f63a7fdc9ead84c6"}
{"n":75,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"e36d88a034921dab"}
{"n":76,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",1]]],"sum":"1f525b335ed2ef11"}
{"n":77,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",1]]],"sum":"56070cafd1644953"}
{"n":78,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",1]]],"sum":"aa3c5c99cb957a5d"}
{"n":79,"by":"taliban","how":"bot","ask":"march.origin","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"39adddbcc0a8cbcf"}
{"n":80,"by":"taliban","how":"bot","ask":"extort.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kabul-tor-kham"]]],"sum":"687368ef9258d053"}
{"n":81,"by":"taliban","how":"bot","ask":"extort.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kandahar-spin-boldak"]]],"sum":"1b69adc6d3ff09a8"}
{"n":82,"by":"taliban","how":"bot","ask":"extort.space","answer":"done","why":[["{0}: nothing more",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]]]]],"sum":"43b87ef49a049049"}
{"n":83,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"ceb93492dd70e7db","sum":"fa8656cb203682f9"}
{"n":84,"by":null,"ask":"deck.top","answer":"event","sum":"c82bcaadee82b079"}
{"n":85,"by":null,"ask":"deck.card","answer":"19","print":"d51c152eec723255","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot\ncard: 35\nnext: 19\nplayed: 56 38\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition warlords\nresources: government=30 taliban=17 warlords=15\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1\nhelmand T:B1u2 W:B1u1\nherat G:T1P2\nkabul C:B1T1 G:T1P2 +1\nkandahar G:T2P1 W:B1u1\nkhowst G:T1P1 +1\nkonduz G:T1P2 W:B1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1\npaktika C:T1 T:B1\nzabol C:T2 G:T1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham T:a1\nkandahar-spin-boldak T:a1\n","sum":"6ab48b051adc3ad1"}
{"n":86,"by":"warlords","ask":"seats","answer":"bot","print":"db123d4e60680fa8","sum":"d5ff840baee8ff36"}
{"n":87,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Gulbuddin Hekmatyar"]]],"sum":"dd51e5cc21a2a887"}
{"n":88,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"c0e6f97faec5815e"}
{"n":89,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["khowst, konduz, kabul"]]],"sum":"64a36a7e18e880da"}
{"n":90,"by":null,"ask":"bot.tan","answer":"5","sum":"a3f2add0d39c514c"}
{"n":91,"by":null,"ask":"bot.black","answer":"6","sum":"f34e7d6db434dd0c"}
{"n":92,"by":null,"ask":"bot.green","answer":"6","sum":"3202c0f06be20d28"}
{"n":93,"by":"warlords","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,6,"kandahar","khowst"]]],"sum":"ea9aa79c22a1bda8"}
{"n":94,"by":"warlords","how":"bot","ask":"event.replace.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"64ffc955bb24d268"}
{"n":95,"by":"warlords","how":"bot","ask":"event.replace.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"252826ada3d82e84","sum":"9f3b0d08d15b760d"}
{"n":96,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,3]],"8.8: Train"],"sum":"a715c0bc9eb3c7f9"}
{"n":97,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"kabul"]]],"sum":"e0555f38026ef57d"}
{"n":98,"by":"coalition","how":"bot","ask":"train.first","answer":"done","why":[["8.8.2: no Patronage is moved: {0}",[["Patronage {0}, Government Resources {1}",[5,30]]]]],"sum":"00b257ca007e6516"}
{"n":99,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b37844bae5cd3101"}
{"n":100,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"40dcea3fecce3468"}
{"n":101,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"91a3b6a063ffde38"}
{"n":102,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"d470ae5087690dbf"}
{"n":103,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"cb550680e9f8072d"}
{"n":104,"by":null,"ask":"bot.die","answer":"4","sum":"9d74f0e5126072e4"}
{"n":105,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[4]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"kandahar, konduz",["{0}",[2]]]],["8.2: among {0}",["kandahar, konduz"]]],"sum":"780e6b752827f358"}
{"n":106,"by":null,"ask":"bot.tan","answer":"5","sum":"2d6208195b493dc6"}
{"n":107,"by":null,"ask":"bot.black","answer":"2","sum":"e2b1fb347b778e10"}
{"n":108,"by":null,"ask":"bot.green","answer":"5","sum":"b7976bff3af270bb"}
{"n":109,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,5,"samangan","kandahar"]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"konduz",["{0}",[2]]]],["8.2: among {0}",["herat, kabul, zabol"]]],"sum":"4e93f6a44690abdc"}
{"n":110,"by":null,"ask":"bot.tan","answer":"2","sum":"0c045f7cf642a998"}
{"n":111,"by":null,"ask":"bot.black","answer":"1","sum":"82443cec9a05ca88"}
{"n":112,"by":null,"ask":"bot.green","answer":"3","sum":"fa783f9b47a300a0"}
{"n":113,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,3,"nimruz","herat"]],"8.8.2: Surge after the Train"],"sum":"206e7ecb2309d49d"}
{"n":114,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],2,"kandahar"]]],"sum":"2d91289907b6e623"}
{"n":115,"by":"coalition","how":"bot","ask":"surge.space","answer":"konduz","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"konduz"]]],"sum":"ab78509b39ccb4bc"}
{"n":116,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"herat"]]],"sum":"2ffa247b74f57883"}
{"n":117,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",2]]],"sum":"d93230572fe467b2"}
{"n":118,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["konduz",1]]],"sum":"e733aca37b1c12e9"}
{"n":119,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",1]]],"sum":"f69b47ca1eaad3c8"}
{"n":120,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"97e9f24fbfd2bef1"}
{"n":121,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["konduz",1]]],"sum":"f000512fd1fdfa12"}
{"n":122,"by":"coalition","how":"bot","ask":"surge.bases","answer":"0","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",0]]],"sum":"9b6183cbff3721b4"}
{"n":123,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"835060a694123615"}
{"n":124,"by":null,"ask":"surge.roll","answer":"4","sum":"9f6c270b43b003a3"}
{"n":125,"by":"coalition","how":"bot","ask":"surge.aid","answer":"4","why":["8.8.2: all of the roll is added to Aid"],"print":"a8229caac92bc2f8","sum":"8e4e036e9c845640"}
{"n":126,"by":null,"ask":"deck.top","answer":"event","sum":"684c0ef8cf7ccd81"}
{"n":127,"by":null,"ask":"deck.card","answer":"71","print":"22a2a68e28fee29c","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 19\nnext: 71\nplayed: 56 38 35\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\nresources: government=24 taliban=17 warlords=15\naid: 19\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1\nhelmand T:B1u2 W:B1u1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T4P5 support=S +1\nkandahar C:B1T2 G:T2P1 W:B1u1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2 W:B1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1\npaktika C:T1 T:B1\nzabol C:T2 G:T1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham T:a1\nkandahar-spin-boldak T:a1\n","sum":"1688fee5a5e2dfc8"}
{"n":128,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Al-Qaeda"]]],"sum":"340082dfdd825225"}
{"n":129,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"835de51fd4a97155"}
{"n":130,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier, waziristan, badakhshan, khowst, nimruz, paktika, zabol"]]],"sum":"e343d8893d026735"}
{"n":131,"by":null,"ask":"bot.tan","answer":"1","sum":"65072c82aebfeddd"}
{"n":132,"by":null,"ask":"bot.black","answer":"3","sum":"cefc99bd054e00a5"}
{"n":133,"by":null,"ask":"bot.green","answer":"1","sum":"5eefedeec2ee4302"}
{"n":134,"by":"taliban","how":"bot","ask":"event.place.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,1,"herat","zabol"]]],"print":"f1aad97556815d9a","sum":"8ce47066c84b20a6"}
{"n":135,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,44]],["{0}: {1}",["8.6","train"]]],"sum":"2778e3c97e8d524c"}
{"n":136,"by":"government","ask":"seats","answer":"human","sum":"011be67706e86dbf"}
{"n":137,"by":"government","ask":"train.space","answer":"balkh","sum":"e6c4c17239faaa05"}
{"n":138,"by":"government","ask":"train.space","answer":"zabol","sum":"c953a7bcf33e8cef"}
{"n":139,"by":"government","ask":"train.space","answer":"paktika","sum":"1cef62698009c444"}
{"n":140,"by":"government","ask":"train.space","answer":"baghlan","sum":"bfb16caedc11e083"}
{"n":141,"by":"government","ask":"train.space","answer":"ghowr","sum":"47ede2ab4add1c2b"}
{"n":142,"by":"government","ask":"train.space","answer":"transport","sum":"3fe4f8742ffda531"}
{"n":143,"by":"government","ask":"transport.origin","answer":"zabol","sum":"7b5495d748afa646"}
{"n":144,"by":"government","ask":"transport.destination","answer":"farah-kandahar","sum":"570bc7f2fccfc3ca"}
{"n":145,"by":"government","ask":"train.space","answer":"bamian","sum":"8084f5133f257f24"}
{"n":146,"by":"government","ask":"train.space","answer":"helmand","sum":"b2f75648b49cbf97"}
{"n":147,"by":"government","ask":"train.space","answer":"samangan","print":"a4a911b9890fffdb","sum":"3ab3dbfd9c23fd12"}
{"n":148,"by":null,"ask":"deck.top","answer":"event","sum":"9010b239bd246e05"}
{"n":149,"by":null,"ask":"deck.card","answer":"53","print":"b84e28746ee39cb8","position":"scenario: main\nseats: coalition=bot taliban=bot warlords=bot\ncard: 71\nnext: 53\nplayed: 56 38 35 19\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition warlords\nresources: government=0 taliban=20 warlords=15\naid: 19\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1\nhelmand T:B1u2 W:B1u1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T4P5 support=S +1\nkandahar C:B1T2 G:T2P1 W:B1u1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2 W:B1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1\npaktika C:T1 T:B1\nzabol C:T2 T:B1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham T:a1\nkandahar-spin-boldak T:a1\nfarah-kandahar G:T1\n","sum":"29149b0b90ca98d9"}
{"n":150,"by":"government","ask":"seats","answer":"bot","print":"98a8774c6d07afc0","sum":"f985617f39b9c186"}
{"n":151,"by":"taliban","ask":"seats","answer":"human","print":"714e17c32aafafca","sum":"d364b243c4180d73"}
{"n":152,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Coup!"]]],"sum":"e09a62561553b3bf"}
{"n":153,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"4fd4b69e6f4e961b"}
{"n":154,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"b7461b410650965b"}
{"n":155,"by":"warlords","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"8fac694b8414a5b7"}
{"n":156,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"72041bc3bf1df3a2"}
{"n":157,"by":"warlords","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"703363bf4dddfb55"}
{"n":158,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"05c26ff32b52cbc3","sum":"55641bebbaed2505"}
{"n":159,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,4]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[2]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[6]],["{0} Taliban pieces",[6]]]]]],"8.8: Assault"],"sum":"8a86f37422902977"}
{"n":160,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"ghazni, oruzgan, paktika, zabol",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"ghazni, oruzgan, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"5b73e275c0850af0"}
{"n":161,"by":null,"ask":"bot.tan","answer":"2","sum":"836f0a3be45937d2"}
{"n":162,"by":null,"ask":"bot.black","answer":"4","sum":"2983fb49c0de3e3d"}
{"n":163,"by":null,"ask":"bot.green","answer":"4","sum":"1c1ae3919dea06a9"}
{"n":164,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,4,"badghis","oruzgan"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"sum":"0ee90ecfb41d75ac"}
{"n":165,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"ghazni, paktika, zabol",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"ghazni, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"650cb4253d9ed244"}
{"n":166,"by":null,"ask":"bot.tan","answer":"6","sum":"41ba0d454a96b319"}
{"n":167,"by":null,"ask":"bot.black","answer":"3","sum":"497de67cee0fea47"}
{"n":168,"by":null,"ask":"bot.green","answer":"1","sum":"a94d7afbbd97ad72"}
{"n":169,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,1,"balkh","paktika"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"c2248079e24cbe09"}
{"n":170,"by":"coalition","how":"bot","ask":"assault.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"ghazni, zabol",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"ghazni",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"ghazni"]]],"sum":"70e89f3022da35ff"}
{"n":171,"by":"coalition","how":"bot","ask":"assault.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"zabol",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"zabol"]]],"sum":"adca7b6be0572048"}
{"n":172,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, konduz"]]],"sum":"ddd2d083353fd378"}
{"n":173,"by":null,"ask":"bot.tan","answer":"2","sum":"0a464f80685514c6"}
{"n":174,"by":null,"ask":"bot.black","answer":"1","sum":"e05cf85a2dd831b2"}
{"n":175,"by":null,"ask":"bot.green","answer":"2","sum":"8509e217a67295cc"}
{"n":176,"by":"coalition","how":"bot","ask":"assault.space","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,2,"balochistan","konduz"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"konduz"]]],"sum":"04260160d8e3ddc8"}
{"n":177,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"9abdfb4cde0d2e64"}
{"n":178,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"6d30c70e9882351b"}
{"n":179,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"kabul-tor-kham","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"kabul-tor-kham"]]],"sum":"7b63675c4de3b071"}
{"n":180,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"kandahar-spin-boldak"]]],"print":"3efea42b5f65190f","sum":"645a2b3c7200b7bb"}
{"n":181,"by":null,"ask":"deck.top","answer":"event","sum":"c0f232b2d4a54250"}
{"n":182,"by":null,"ask":"deck.card","answer":"6","print":"c510fb719f439ca8","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 53\nnext: 6\nplayed: 56 38 35 19 71\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: taliban\nresources: government=0 taliban=20 warlords=15\naid: 19\npatronage: 1\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1\nhelmand T:B1u2 W:B1u1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2\nnuristan T:B1u2 W:B1u1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nfarah-kandahar G:T1\n","sum":"d4fa18d3aabb4de9"}
{"n":183,"by":"warlords","ask":"seats","answer":"human","print":"612ccbdd1c3de601","sum":"50b2d7a6a4158033"}
{"type":"head","to":182,"how":"undo","by":"taliban","sum":"d87c39f3f832d699"}
{"n":184,"parent":182,"by":"taliban","ask":"turn","answer":"attack","sum":"c6ecc59e3ac07d75"}
{"n":185,"by":"taliban","ask":"attack.space","answer":"ambush","sum":"37aa301a343020d3"}
{"n":186,"by":"taliban","ask":"ambush.space","answer":"nuristan","sum":"a1ff5b30e37d0ad6"}
{"n":187,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","sum":"3ef0e58c51f59937"}
{"n":188,"by":"taliban","ask":"ambush.space","answer":"helmand","sum":"8c1c67db11a1ed9d"}
{"n":189,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","print":"3390c441f98b074b","sum":"447ad4d528820667"}
{"n":190,"by":null,"ask":"deck.top","answer":"event","sum":"a4931cb2f9ae85da"}
{"n":191,"by":null,"ask":"deck.card","answer":"23","print":"3b5fb0b6086c97df","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 6\nnext: 23\nplayed: 56 38 35 19 71 53\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition government warlords\nresources: government=0 taliban=18 warlords=15\naid: 19\npatronage: 1\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1\nhelmand T:B1u2a1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2\nnuristan T:B1u2a1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nfarah-kandahar G:T1\n","sum":"e2067839f5dcdee1"}
{"n":192,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Pakistan Talks"]]],"sum":"fffd4ea9435d6b0b"}
{"n":193,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"11be94edf4ead381","sum":"b419b443bfe8ccc3"}
{"n":194,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,21]],["{0}: {1}",["8.5","rally"]]],"sum":"0efb01dc0465a102"}
{"n":195,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, helmand, khowst, nuristan, oruzgan, paktika"]]],"sum":"05288e430f3eebdf"}
{"n":196,"by":null,"ask":"bot.tan","answer":"2","sum":"0cc7de58f1300a9b"}
{"n":197,"by":null,"ask":"bot.black","answer":"2","sum":"a831e275d0c7e6f6"}
{"n":198,"by":null,"ask":"bot.green","answer":"1","sum":"58befd4f59201155"}
{"n":199,"by":"warlords","how":"bot","ask":"rally.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,1,"balochistan","badghis"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badghis"]]],"sum":"1500b9e7250a22c7"}
{"n":200,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badghis"]]],"sum":"6d841c5eeab22684"}
{"n":201,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"d24c6c1258b89e2b"}
{"n":202,"by":null,"ask":"bot.tan","answer":"6","sum":"fe86af5ccb5005c4"}
{"n":203,"by":null,"ask":"bot.black","answer":"2","sum":"118f96b5841c4100"}
{"n":204,"by":null,"ask":"bot.green","answer":"4","sum":"ae7c8de78b4b7a60"}
{"n":205,"by":"warlords","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,4,"badakhshan","badakhshan"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"badakhshan"]]],"sum":"435a1b6fb1dcfd4e"}
{"n":206,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"badakhshan"]]],"sum":"cf7c035b817230a6"}
{"n":207,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"22fe4a1d70e8c315"}
{"n":208,"by":null,"ask":"bot.tan","answer":"5","sum":"97a7eafd8a7bd6e4"}
{"n":209,"by":null,"ask":"bot.black","answer":"6","sum":"bdfd455a5d8f6d61"}
{"n":210,"by":null,"ask":"bot.green","answer":"5","sum":"ea3c44a855175052"}
{"n":211,"by":"warlords","how":"bot","ask":"rally.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,5,"kandahar","kandahar"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"kandahar"]]],"sum":"737ad107533e0aeb"}
{"n":212,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"kandahar"]]],"sum":"da0441682f8dc35b"}
{"n":213,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"6eb5b24babc7b166"}
{"type":"head","to":203,"how":"jump","by":"warlords","sum":"5026383c242fe1ff"}
{"n":214,"parent":203,"by":"warlords","ask":"seats","answer":"human","sum":"bcdf9d706cc4d76b"}
{"n":215,"by":null,"ask":"bot.green","answer":"5","sum":"b0a6be59be67c20b"}
{"n":216,"by":"warlords","ask":"seats","answer":"bot","sum":"673e99d5efaf3aa1"}
{"n":217,"by":"warlords","ask":"seats","answer":"human","sum":"7ac475812ad2bce2"}
{"n":218,"by":"warlords","ask":"rally.space","answer":"done","print":"e5b697edfe1bce71","sum":"5425eeeab0c5a158"}
{"n":219,"by":null,"ask":"deck.top","answer":"event","sum":"8bf9458eeb37d6f5"}
{"n":220,"by":null,"ask":"deck.card","answer":"33","print":"83584ff5f438f8a4","position":"scenario: main\nseats: coalition=bot government=bot\ncard: 23\nnext: 33\nplayed: 56 38 35 19 71 53 6\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\nresources: government=0 taliban=18 warlords=14\naid: 19\npatronage: 1\nislamabad: pressure\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbadghis W:u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1\nhelmand T:B1u2a1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2\nnuristan T:B1u2a1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nfarah-kandahar G:T1\n","sum":"46d2a4b40e3a070b"}
{"n":221,"by":"warlords","ask":"seats","answer":"bot","print":"b7031277a97f3eff","sum":"f9dffcff0c9316ad"}
{"n":222,"by":"taliban","ask":"turn","answer":"march","sum":"60b0e8a4d601b01b"}
{"n":223,"by":"taliban","ask":"march.origin","answer":"khowst","sum":"19a5d8dc7e778b11"}
{"n":224,"by":"taliban","ask":"march.destination","answer":"northwest-frontier","sum":"c9597ca6520cb09b"}
{"n":225,"by":"taliban","ask":"march.count","answer":"1","sum":"ec13c680f11a83ae"}
{"n":226,"by":"taliban","ask":"march.origin","answer":"waziristan","sum":"00f003badc30906f"}
{"n":227,"by":"taliban","ask":"march.destination","answer":"balochistan","sum":"6ba222d8ab501a05"}
{"n":228,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","sum":"6973c53fae7b5e52"}
{"n":229,"by":"taliban","ask":"march.destination","answer":"give","sum":"830d21505a99cbfb"}
{"n":230,"by":"taliban","ask":"give.what","answer":"taliban-to-warlords","sum":"54294c8946cd5faa"}
{"n":231,"by":"taliban","ask":"give.amount","answer":"10","sum":"fe1f494047ffd6da"}
{"n":232,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","sum":"a084f7fbab71a01a"}
{"n":233,"by":"taliban","ask":"march.count","answer":"2","sum":"9ecb4bf23c734c3d"}
{"n":234,"by":"taliban","ask":"march.origin","answer":"nuristan","sum":"648c9d77f2ea0358"}
{"n":235,"by":"taliban","ask":"march.destination","answer":"baghlan","sum":"e8aad666f847ab2a"}
{"n":236,"by":"taliban","ask":"march.count","answer":"1","sum":"64258feba815a953"}
{"n":237,"by":"taliban","ask":"march.underground","answer":"0","sum":"0d41d9d1d20787af"}
{"n":238,"by":"taliban","ask":"march.origin","answer":"khowst","sum":"9fb3ec8077e04db9"}
{"n":239,"by":"taliban","ask":"march.destination","answer":"paktika","sum":"4280a2c88e4ff6ff"}
{"n":240,"by":"taliban","ask":"march.origin","answer":"extort","sum":"47b0511cffe90117"}
{"n":241,"by":"taliban","ask":"extort.space","answer":"nuristan","sum":"a0000374010702b7"}
{"n":242,"by":"taliban","ask":"extort.space","answer":"kabul-tor-kham","sum":"ebc8063464443e40"}
{"n":243,"by":"taliban","ask":"extort.space","answer":"done","sum":"c9a73a39293b8fbc"}
{"n":244,"by":"taliban","ask":"march.origin","answer":"paktika","sum":"22ad5668691b9ba5"}
{"n":245,"by":"taliban","ask":"march.destination","answer":"ghazni","sum":"5121d09c2e3f477c"}
{"n":246,"by":"taliban","ask":"march.origin","answer":"done","print":"286304eaf219aa64","sum":"964e416c65a6a4ce"}
{"n":247,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Roadside IEDs"]]],"sum":"f717489752ddffca"}
{"n":248,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"fdda4281162e80eb","sum":"b90b8e3b3a6e770f"}
{"n":249,"by":null,"ask":"deck.top","answer":"event","sum":"6db753264d127ab5"}
{"n":250,"by":null,"ask":"deck.card","answer":"26","print":"246fea8d1468184c","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 33\nnext: 26\nplayed: 56 38 35 19 71 53 6 23\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition warlords\nresources: government=0 taliban=8 warlords=24\naid: 19\npatronage: 1\nislamabad: pressure\ncasualties: C:T2\ncapabilities: 7=unshaded 23=unshaded 31=shaded\nbadghis W:u1\nbaghlan T:a1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:u1\nhelmand T:B1u2a1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1\nkhowst +1\nkonduz C:B1T1 G:T1P2\nnuristan T:B1u1a1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1\nkabul-tor-kham T:u1a1\nfarah-kandahar G:T1\n","sum":"20587f82b2a73f86"}
{"n":251,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} is a Capability, and a person plays the {1}",["Suicide Bombers","taliban"]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,20]],["{0}: {1}",["8.5","rally"]]],"sum":"a2db5fa3d7d6f5f5"}
{"n":252,"by":"warlords","how":"bot","ask":"rally.space","answer":"badghis","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"badghis"]]],"sum":"ed61bc252f609b77"}
{"n":253,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"badghis"]]],"sum":"8151149d2f9f7cf3"}
{"n":254,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"367408dbc2e91990"}
{"n":255,"by":null,"ask":"bot.tan","answer":"6","sum":"1337815859face83"}
{"n":256,"by":null,"ask":"bot.black","answer":"6","sum":"4cec806508f5f7ed"}
{"n":257,"by":null,"ask":"bot.green","answer":"6","sum":"cf15512d6c73c274"}
{"n":258,"by":"warlords","how":"bot","ask":"rally.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","kandahar"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"kandahar"]]],"sum":"113f6ffc2e35b579"}
{"n":259,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"kandahar"]]],"sum":"62162bb5c46aaa12"}
{"n":260,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"e6c9c045f6b0b179"}
{"n":261,"by":null,"ask":"bot.tan","answer":"5","sum":"879b2a4630e497b9"}
{"n":262,"by":null,"ask":"bot.black","answer":"5","sum":"d84354afe4bbc529"}
{"n":263,"by":null,"ask":"bot.green","answer":"5","sum":"957005b5e47594fc"}
{"n":264,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,5,"kandahar","nimruz"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"e9be2eed8f773c77"}
{"n":265,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"9ccc669c4f39566c"}
{"n":266,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"defc2a1aa19b639f"}
{"n":267,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badghis","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"badghis"]]],"sum":"d161f7550980e0d3"}
{"n":268,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"00fe3199a7b8183b","sum":"4a2eecf168ce4064"}
{"n":269,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Suicide Bombers",5]]],"sum":"a5de1ad587677404"}
{"n":270,"by":null,"ask":"bot.die","answer":"1","sum":"7c7db9277f08ee79"}
{"n":271,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[1,5,"Suicide Bombers"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Suicide Bombers"]]],"sum":"d863607e38d11c4d"}
{"n":272,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"d628410e03ff873d","sum":"c1050f1271a2da05"}
{"n":273,"by":null,"ask":"deck.top","answer":"event","sum":"2cedbfe8560c7a63"}
{"n":274,"by":null,"ask":"deck.card","answer":"1","print":"bfc8ffe64725816c","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 26\nnext: 1\nplayed: 56 38 35 19 71 53 6 23 33\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\nresources: government=0 taliban=8 warlords=21\naid: 19\npatronage: 1\nislamabad: pressure\ncasualties: C:T2\ncapabilities: 7=unshaded 23=unshaded 31=shaded 33=unshaded\nbadghis W:B1u2\nbaghlan T:a1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:u1\nhelmand T:B1u2a1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1 W:u1\nkhowst +1\nkonduz C:B1T1 G:T1P2\nnimruz W:u1\nnuristan T:B1u1a1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1\nkabul-tor-kham T:u1a1\nfarah-kandahar G:T1\n","sum":"cfa291fc8f96b0f6"}
{"n":275,"by":"taliban","ask":"turn","answer":"pass","print":"3e14ce1b80061abc","sum":"72c23117f9afab6e"}
{"n":276,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"MANPADS Scare"]]],"sum":"61724c70cd792fca"}
{"n":277,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"855254704503fb1b"}
{"n":278,"by":"coalition","how":"bot","ask":"event.free.which","answer":"air-strike","why":["8.8.3: Air Strike on Taliban"],"sum":"3a5ffe27d2574807"}
{"n":279,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.8.3: a Base can be removed",[]],"northwest-frontier, waziristan"]],["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"644b054bf978a2f7"}
{"n":280,"by":null,"ask":"bot.tan","answer":"6","sum":"6fbb13fec78fe04b"}
{"n":281,"by":null,"ask":"bot.black","answer":"1","sum":"0941da7f6e2924b7"}
{"n":282,"by":null,"ask":"bot.green","answer":"5","sum":"801d9f74ae7d78b4"}
{"n":283,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,5,"samangan","waziristan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"sum":"a69234435eaf2d56"}
{"type":"head","to":274,"how":"undo","by":"taliban","sum":"1bfa84e2e7a8f8be"}
{"type":"head","to":275,"how":"redo","by":"taliban","sum":"d13e3ba1becb8e3e"}
{"type":"head","to":276,"how":"redo","by":"government","sum":"78c6e95abf2e2042"}
{"type":"head","to":277,"how":"redo","by":"government","sum":"11c40947d2f526ce"}
{"type":"head","to":278,"how":"redo","by":"coalition","sum":"08add3aabba2c06f"}
{"type":"head","to":279,"how":"redo","by":"coalition","sum":"fcf232288ca1e844"}
{"type":"head","to":280,"how":"redo","sum":"035223303325ace4"}
{"type":"head","to":281,"how":"redo","sum":"d6cbdc0589ceb907"}
{"type":"head","to":282,"how":"redo","sum":"ea8b55c3bc49b961"}
{"type":"head","to":283,"how":"redo","by":"coalition","sum":"4811f4d06fc402b0"}
{"n":284,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.8.3: a Base can be removed",[]],"northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"a73c2a9c03ac0459"}
{"n":285,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"baghlan","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"baghlan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"baghlan"]]],"sum":"82c964588c97faeb"}
{"n":286,"by":"coalition","how":"bot","ask":"event.free.which","answer":"air-strike","why":["8.8.3: Air Strike on Taliban"],"sum":"2f06a139ad908e66"}
{"n":287,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"helmand",["{0}",[3]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"helmand"]]],"sum":"37a650a80fc6d1c0"}
{"n":288,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"nuristan","why":[["{0}: {1}",[["8.2: areas before LoCs",[]],"nuristan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"nuristan"]]],"sum":"0002324603313d9d"}
{"n":289,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"kabul-tor-kham"]]],"print":"9a312c48c699a51f","sum":"5be722c6008bf922"}
{"n":290,"by":null,"ask":"deck.top","answer":"propaganda","print":"5d9e2f9f667f8ee7","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 1\nnext: propaganda\nplayed: 56 38 35 19 71 53 6 23 33 26\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition taliban warlords\nresources: government=0 taliban=9 warlords=21\naid: 19\npatronage: 1\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 23=unshaded 31=shaded 33=unshaded\nbadghis W:B1u2\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:u1\nhelmand T:B1u2\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1 W:u1\nkhowst +1\nkonduz C:B1T1 G:T1P2\nnimruz W:u1\nnuristan T:B1u1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nbalochistan T:u1\nkabul-tor-kham T:u1\nfarah-kandahar G:T1\n","sum":"6b23125616944f78"}
{"n":291,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["ISR",5]]],"sum":"25d7a51181f5e346"}
{"n":292,"by":null,"ask":"bot.die","answer":"3","sum":"cf99820cf1560af6"}
{"n":293,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[3,5,"ISR"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"ISR"]]],"sum":"983a3bbc89a3a9c3"}
{"n":294,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"b465226ee5ae2490","sum":"73ceae5cdfde2985"}
{"n":295,"by":"taliban","ask":"turn","answer":"march","sum":"859c034e717a81e9"}
{"n":296,"by":"taliban","ask":"march.origin","answer":"balochistan","sum":"d9fe4b8e2737ee0b"}
{"n":297,"by":"taliban","ask":"march.destination","answer":"nimruz","sum":"d1e08c5ce67cca34"}
{"n":298,"by":"taliban","ask":"march.origin","answer":"nuristan","sum":"ade85641ab861143"}
{"n":299,"by":"taliban","ask":"march.destination","answer":"khowst","sum":"0368a567ee6dd80a"}
{"n":300,"by":"taliban","ask":"march.origin","answer":"helmand","sum":"dbf532aed690ffa0"}
{"n":301,"by":"taliban","ask":"march.destination","answer":"nimruz","sum":"847ea70a2155a73c"}
{"n":302,"by":"taliban","ask":"march.count","answer":"2","sum":"a852b8f2b01d238d"}
{"n":303,"by":"taliban","ask":"march.origin","answer":"infiltrate","sum":"398220e57d08497f"}
{"n":304,"by":"taliban","how":"alone","ask":"infiltrate.space","answer":"nimruz","sum":"41b21309fca10bbe"}
{"n":305,"by":"taliban","ask":"infiltrate.action","answer":"remove","sum":"98b79a06a9acb229"}
{"n":306,"by":"taliban","ask":"march.origin","answer":"ghazni","sum":"41569fe21e26ff45"}
{"n":307,"by":"taliban","ask":"march.destination","answer":"oruzgan","sum":"6ede4d95075d212f"}
{"n":308,"by":"taliban","ask":"march.origin","answer":"nimruz","sum":"a8e2c1683b6e3e9c"}
{"n":309,"by":"taliban","ask":"march.destination","answer":"give","sum":"d1b7e7106171af60"}
{"n":310,"by":"taliban","ask":"give.what","answer":"taliban-to-government","sum":"4d9942bde3e24a9a"}
{"n":311,"by":"taliban","ask":"give.amount","answer":"3","sum":"91cb3d5a63d4c48c"}
{"n":312,"by":"taliban","ask":"march.destination","answer":"farah","sum":"a8f75bad61accccc"}
{"n":313,"by":"taliban","ask":"march.count","answer":"2","sum":"981dfdc795b9d62a"}
{"n":314,"by":"taliban","ask":"march.origin","answer":"oruzgan","sum":"67502f2748a9292c"}
{"n":315,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","sum":"8007da88591ba6c0"}
{"n":316,"by":"taliban","ask":"march.origin","answer":"khowst","sum":"e0e8202fe0dd1624"}
{"n":317,"by":"taliban","ask":"march.destination","answer":"northwest-frontier","sum":"f78131f9ef040d68"}
{"n":318,"by":"taliban","ask":"march.origin","answer":"done","print":"23fad3c2b639dd6b","sum":"9527bc0df51c66e8"}
{"n":319,"by":null,"ask":"deck.card","answer":"58","print":"ea311b68249b0a45","sum":"9d1bc1d2928fa0f1"}
{"n":320,"by":"coalition","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar, konduz",["{0}",[2]]]],["8.2: among {0}",["kandahar, konduz"]]],"sum":"874f714e2cf8b07f"}
{"n":321,"by":null,"ask":"bot.tan","answer":"3","sum":"c51de274f027d606"}
{"n":322,"by":null,"ask":"bot.black","answer":"2","sum":"66e1846f2ec7e1c1"}
{"n":323,"by":null,"ask":"bot.green","answer":"2","sum":"4f8fa2089635b6b0"}
{"n":324,"by":"coalition","how":"bot","ask":"civic.space","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,2,"waziristan","konduz"]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"konduz"]]],"sum":"cf44c281b9d87e94"}
{"n":325,"by":"coalition","how":"bot","ask":"civic.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"kandahar"]]],"sum":"741066cab192b55f"}
{"n":326,"by":"coalition","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"herat"]]],"sum":"cf10aa90a2f36157"}
{"n":327,"by":"taliban","ask":"sharia.space","answer":"done","print":"42aba8aa2c0b7655","sum":"8386d0cbe3fe22de"}
{"n":328,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c45611e5c4f769a2"}
{"n":329,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"29f4aca689072b9d"}
{"n":330,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"26c9916a365f3efe"}
{"n":331,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"32ba70e41869e062"}
{"n":332,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"387a22272845cce1"}
{"n":333,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, konduz",["{0}",[1]]]],["8.2: among {0}",["kabul, konduz"]]],"sum":"50c8100fb9d89da8"}
{"n":334,"by":null,"ask":"bot.tan","answer":"6","sum":"3616d228f451c22f"}
{"n":335,"by":null,"ask":"bot.black","answer":"5","sum":"a439081b771176b2"}
{"n":336,"by":null,"ask":"bot.green","answer":"1","sum":"f8d703ea167bb8c3"}
{"n":337,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,1,"sar-e-pol","kabul"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"1d7b70e9274e6ddd"}
{"n":338,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"1f428d40afcf1b4c"}
{"n":339,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"6087a777c836d893"}
{"n":340,"by":"government","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"konduz",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"konduz"]]],"sum":"3158db413d281416"}
{"n":341,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, kandahar, konduz"]]],"sum":"bfd4b9c04a61d567"}
{"n":342,"by":null,"ask":"bot.tan","answer":"4","sum":"e30220cef1444eb3"}
{"n":343,"by":null,"ask":"bot.black","answer":"5","sum":"a703c88e6b132489"}
{"n":344,"by":null,"ask":"bot.green","answer":"3","sum":"9230b5caa11346ec"}
{"n":345,"by":"government","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,3,"baghlan","konduz"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"konduz"]]],"sum":"b36deeb4a74f36ae"}
{"n":346,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[2]]]],["8.2: among {0}",["herat, kabul, konduz"]]],"sum":"14bbb4a7f20fd6d7"}
{"n":347,"by":null,"ask":"bot.tan","answer":"5","sum":"4d1477d292c07e46"}
{"n":348,"by":null,"ask":"bot.black","answer":"2","sum":"3f1d532dc045e7ce"}
{"n":349,"by":null,"ask":"bot.green","answer":"5","sum":"f59594c48e2dce9d"}
{"n":350,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,5,"samangan","herat"]],["8.2: among {0}",["kabul, konduz"]]],"sum":"105001065e9ab440"}
{"n":351,"by":null,"ask":"bot.tan","answer":"6","sum":"136a3680d1978dbe"}
{"n":352,"by":null,"ask":"bot.black","answer":"6","sum":"9b4b3c70a6f51ecb"}
{"n":353,"by":null,"ask":"bot.green","answer":"4","sum":"bd2337bdfd8d2272"}
{"n":354,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,4,"bamian","kabul"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"932528ff578e0642"}
{"n":355,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"c27b491515824a9b"}
{"n":356,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"2ec488e0c0e11673"}
{"n":357,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"herat","kabul-tor-kham"]]],"sum":"4ff257e02dd2cc23"}
{"n":358,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"herat","kabul-tor-kham"]]],"sum":"229842e9a703e7da"}
{"n":359,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"18bea4863e39b9c3"}
{"n":360,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"eacb835c24fba354"}
{"n":361,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"konduz","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"konduz","kandahar-spin-boldak"]]],"sum":"dd818c72dcd3c80a"}
{"n":362,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"konduz","kandahar-spin-boldak"]]],"sum":"15303016296e1e07"}
{"n":363,"by":"taliban","ask":"redeploy.taliban.origin","answer":"done","sum":"4d1a161a4d7e6d2b"}
{"n":364,"by":"taliban","ask":"redeploy.destination","answer":"helmand","sum":"21cdd6fe1981b051"}
{"n":365,"by":"taliban","ask":"redeploy.count","answer":"2","sum":"b3f671b998738bbb"}
{"n":366,"by":"taliban","ask":"redeploy.destination","answer":"nuristan","sum":"bb884e88f5ef215d"}
{"n":367,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","sum":"e8b9180f31a1aa21"}
{"n":368,"by":"taliban","ask":"redeploy.destination","answer":"nuristan","print":"b09808d292aad1b9","sum":"b80646a446cb29ac"}
{"n":369,"by":null,"ask":"deck.top","answer":"event","sum":"2793a1f2dcdea0b3"}
{"n":370,"by":null,"ask":"deck.card","answer":"29","print":"42210a9339bf7f85","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 58\nnext: 29\nplayed: 56 38 35 19 71 53 6 23 33 26 1 propaganda\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\nresources: government=18 taliban=3 warlords=25\naid: 13\npatronage: 1\nout-of-play: C:T1\ncapabilities: 1=unshaded 7=unshaded 23=unshaded 31=shaded 33=unshaded\nbadghis W:B1u2\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1\nhelmand T:B1u2\nherat C:T1 support=S\nkabul C:B1T2 G:T2 support=S +1\nkandahar C:B1T2 G:T2 W:u1 support=S\nkhowst +1\nkonduz C:B1T1 G:T3 support=S\nnuristan T:B1u2\noruzgan C:T1\npaktika C:T1\nzabol C:T1\nnorthwest-frontier T:u1\nwaziristan T:u1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"d5eaa581f594ea22"}
{"n":371,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Counter-Narc"]]],"sum":"efda219a99d19072"}
{"n":372,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"01269edb001c1838"}
{"n":373,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["cultivate"]]],"sum":"b5f53d88ef6c2750"}
{"n":374,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"badghis, balkh, faryab"]],["8.2: among {0}",["badghis, balkh, faryab"]]],"sum":"43d680b5786f065c"}
{"n":375,"by":null,"ask":"bot.tan","answer":"5","sum":"d61df9caf4d0f5c0"}
{"n":376,"by":null,"ask":"bot.black","answer":"5","sum":"bd4570761a767468"}
{"n":377,"by":null,"ask":"bot.green","answer":"3","sum":"f652a2af228d2ae1"}
{"n":378,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,3,"bamian","badghis"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"badghis"]]],"sum":"f2d8eb5e12834cd2"}
{"n":379,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["traffic"]]],"sum":"df8cc4d0118688ae"}
{"n":380,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"f2d073ef89d26167","sum":"0f23e3477e6ace3d"}
{"n":381,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,0]],["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"7e30b2178d3ea9e9"}
{"n":382,"by":null,"ask":"bot.tan","answer":"1","sum":"da9e96eca368e686"}
{"n":383,"by":null,"ask":"bot.black","answer":"6","sum":"f495fcb408901049"}
{"n":384,"by":null,"ask":"bot.green","answer":"5","sum":"d5904ac7dd4d3fb9"}
{"n":385,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,5,"paktika","paktika"]],["8.2: among {0}",["kabul, kandahar, konduz"]]],"sum":"6827a54ab1977a71"}
{"n":386,"by":null,"ask":"bot.tan","answer":"6","sum":"4b5636fbaa62c72f"}
{"n":387,"by":null,"ask":"bot.black","answer":"1","sum":"837fd6e37a24e601"}
{"n":388,"by":null,"ask":"bot.green","answer":"3","sum":"fb81870c7cb31871"}
{"n":389,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,3,"badakhshan","kandahar"]],["8.8.2: Coalition Base, surplus {0}: {1}",[2,"kandahar"]],["8.2: among {0}",["kabul, konduz"]]],"sum":"6ee83b76a69500ba"}
{"n":390,"by":null,"ask":"bot.tan","answer":"4","sum":"a81646282097fe5b"}
{"n":391,"by":null,"ask":"bot.black","answer":"4","sum":"dfdec4543ce65fc3"}
{"n":392,"by":null,"ask":"bot.green","answer":"5","sum":"15308131ea6f1b39"}
{"n":393,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,5,"kabul","kabul"]],["8.8.2: Coalition Base, surplus {0}: {1}",[2,"kabul"]],"8.8: Train"],"sum":"ee720831ef969f1d"}
{"n":394,"by":"coalition","how":"bot","ask":"train.space","answer":"paktika","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"paktika"]]],"sum":"f5a5061407a5e3a8"}
{"n":395,"by":"coalition","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[2]],"kandahar"]]],"sum":"5ef1a50f2333d39b"}
{"n":396,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"533cddf0d50de8ee"}
{"n":397,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"adcbedcf13a228ad"}
{"n":398,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[2]],"kabul"]]],"sum":"6a1126967b16a962"}
{"n":399,"by":"coalition","how":"bot","ask":"train.first","answer":"done","why":[["8.8.2: no Patronage is moved: {0}",[["Patronage {0}, Government Resources {1}",[1,15]]]]],"sum":"87b5f57e4a297757"}
{"n":400,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"431fe7f1d8ff4e60"}
{"n":401,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b60db147b732f4d3"}
{"n":402,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"6dfaeacc01336ad8"}
{"n":403,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"4488ae7ee745e7e5"}
{"n":404,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"4aef30c945e7707e"}
{"n":405,"by":null,"ask":"bot.die","answer":"4","sum":"3432a8bb1ecf4622"}
{"n":406,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[4]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"ghazni, herat, oruzgan, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, herat, oruzgan, paktika"]]],"sum":"481c1f269a2746a9"}
{"n":407,"by":null,"ask":"bot.tan","answer":"5","sum":"8f1ca58a2e4d5d4a"}
{"n":408,"by":null,"ask":"bot.black","answer":"5","sum":"1001dda097e53642"}
{"n":409,"by":null,"ask":"bot.green","answer":"1","sum":"70f237b451097ec0"}
{"n":410,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,1,"sar-e-pol","herat"]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"ghazni, oruzgan, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"48afce1e7ae4d57a"}
{"n":411,"by":null,"ask":"bot.tan","answer":"1","sum":"9ed7302f2e5fcb5e"}
{"n":412,"by":null,"ask":"bot.black","answer":"3","sum":"b54c900a33b1645d"}
{"n":413,"by":null,"ask":"bot.green","answer":"3","sum":"dea031345dd8b386"}
{"n":414,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,3,"badghis","oruzgan"]],["8.2: among {0}",["ghazni, kabul, kandahar, konduz, paktika, zabol"]]],"sum":"d1ccb8e3855e00b8"}
{"n":415,"by":null,"ask":"bot.tan","answer":"4","sum":"3c532470cd98fc2b"}
{"n":416,"by":null,"ask":"bot.black","answer":"2","sum":"96d01f42d84475f5"}
{"n":417,"by":null,"ask":"bot.green","answer":"5","sum":"c85d3dbdb84bbc3c"}
{"n":418,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,5,"ghazni","ghazni"]],"8.8.2: Surge after the Train"],"sum":"5908c3d7e59af511"}
{"n":419,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],2,"herat"]]],"sum":"e4a571d1821d49fe"}
{"n":420,"by":"coalition","how":"bot","ask":"surge.space","answer":"oruzgan","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"oruzgan"]]],"sum":"ffcd685801b3de12"}
{"n":421,"by":"coalition","how":"bot","ask":"surge.space","answer":"ghazni","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"ghazni"]]],"sum":"a5db349daa8842a9"}
{"n":422,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",3]]],"sum":"439bfdec83fe51bd"}
{"n":423,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["oruzgan",2]]],"sum":"6c85766e91dd0ee3"}
{"n":424,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["ghazni",2]]],"sum":"0a1ced2839660845"}
{"n":425,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",1]]],"sum":"58d2fb0c04b6086e"}
{"n":426,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["oruzgan",1]]],"sum":"657823d354e2045c"}
{"n":427,"by":"coalition","how":"bot","ask":"surge.bases","answer":"0","why":[["8.8.2: Coalition Bases in {0}: {1}",["ghazni",0]]],"sum":"5936711d67b54390"}
{"n":428,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"7558a80ccc5b116b"}
{"n":429,"by":null,"ask":"surge.roll","answer":"6","sum":"0cc04a654d759607"}
{"n":430,"by":"coalition","how":"bot","ask":"surge.aid","answer":"6","why":["8.8.2: all of the roll is added to Aid"],"print":"a22660608e042027","sum":"e5c4a39f80de66f3"}
{"n":431,"by":null,"ask":"deck.top","answer":"propaganda","print":"808f9828933d4663","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 29\nnext: propaganda\nplayed: 56 38 35 19 71 53 6 23 33 26 1 propaganda 58\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\nresources: government=9 taliban=3 warlords=30\naid: 19\npatronage: 1\nout-of-play: C:T1\ncapabilities: 1=unshaded 7=unshaded 23=unshaded 31=shaded 33=unshaded\nbadghis W:B2u2\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T2\nhelmand T:B1u2\nherat C:B1T3 support=S\nkabul C:B1T2 G:T5P3 support=S +1\nkandahar C:B1T2 G:T5P3 W:u1 support=S\nkhowst +1\nkonduz C:B1T1 G:T3 support=S\nnuristan T:B1u2\noruzgan C:B1T2\npaktika C:T1 support=S\nzabol C:T1\nnorthwest-frontier T:u1\nwaziristan T:u1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"e4f70fb8491b74b9"}
{"n":432,"by":"taliban","ask":"turn","answer":"rally","sum":"44fa7f39f55bee3d"}
{"n":433,"by":"taliban","ask":"rally.space","answer":"oruzgan","sum":"1d3c984abfd46135"}
{"n":434,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"a15db523b37064d2"}
{"n":435,"by":"taliban","ask":"rally.space","answer":"sar-e-pol","sum":"d3b71d503e7d4171"}
{"n":436,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"fefcfb193dce19c3"}
{"n":437,"by":"taliban","ask":"rally.space","answer":"badghis","sum":"4a60bd5320125267"}
{"n":438,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"5bb306ec68d45780"}
{"n":439,"by":"taliban","ask":"rally.space","answer":"remove-own","sum":"05dcb72f4203b97d"}
{"n":440,"by":"taliban","ask":"remove-own.space","answer":"nuristan","sum":"6d705f2f0c85c49d"}
{"n":441,"by":"taliban","ask":"remove-own.piece","answer":"taliban_underground","sum":"65c8d73eb06a7624"}
{"n":442,"by":"taliban","ask":"remove-own.count","answer":"1","sum":"afa14ebe0f2db0e7"}
{"n":443,"by":"taliban","ask":"rally.space","answer":"balochistan","sum":"dff8c84880700ddb"}
{"n":444,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"8deb2f18019b6c54"}
{"n":445,"by":"taliban","ask":"rally.space","answer":"waziristan","sum":"690701b903b21cac"}
{"n":446,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"152244b75c175ee9"}
{"n":447,"by":"taliban","ask":"rally.space","answer":"done","sum":"849f72dbf233b127"}
{"n":448,"by":"taliban","ask":"special","answer":"extort","sum":"c8dca45c24e4f4b8"}
{"n":449,"by":"taliban","ask":"extort.space","answer":"sar-e-pol","sum":"b2378a46e91a3821"}
{"n":450,"by":"taliban","ask":"extort.space","answer":"nuristan","sum":"958cc8f17f78e53d"}
{"n":451,"by":"taliban","ask":"extort.space","answer":"done","print":"04bdd436325d5fd0","sum":"1314f4fc18353b48"}
{"n":452,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Night Letters"]]],"sum":"8988b88b6aa16eb9"}
{"n":453,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"3c8c0387b831203a","sum":"979dc7c05856ac06"}
{"n":454,"by":null,"ask":"deck.card","answer":"36","print":"dde198ac3dc1dd97","sum":"05a591d54cc792f7"}
