{"format":2,"game":"adp","rules":4,"program":"0.1.0","scenario":"main","options":{"no-reveal":true},"seats":{"coalition":"human","government":"bot","taliban":"bot","warlords":"human"},"name":"two-people","sum":"01df21caa8261e78"}
{"n":1,"by":null,"ask":"setup.remove","answer":"26","sum":"e4af797a1cbcfb72"}
{"n":2,"by":null,"ask":"setup.remove","answer":"67","sum":"fb74f8bbbf5f85b9"}
{"n":3,"by":null,"ask":"setup.remove","answer":"39","sum":"d346bd03d56ae924"}
{"n":4,"by":null,"ask":"setup.remove","answer":"20","sum":"1b2d408ddb7944a3"}
{"n":5,"by":null,"ask":"setup.remove","answer":"28","sum":"dfce2ce017b031aa"}
{"n":6,"by":null,"ask":"setup.remove","answer":"45","sum":"f8cd579e69f04b8e"}
{"n":7,"by":null,"ask":"setup.remove","answer":"38","sum":"46b16ec07b784594"}
{"n":8,"by":null,"ask":"setup.remove","answer":"32","sum":"ac1f2cd071f767d6"}
{"n":9,"by":null,"ask":"setup.remove","answer":"1","sum":"e0276097f2ccde9f"}
{"n":10,"by":null,"ask":"setup.remove","answer":"10","sum":"3a1ce59e5d8da486"}
{"n":11,"by":null,"ask":"setup.remove","answer":"17","sum":"a22913dde452c95c"}
{"n":12,"by":null,"ask":"setup.remove","answer":"41","print":"8cfe6ae089d08035","sum":"5eb373db65a827a2"}
{"n":13,"by":null,"ask":"deck.top","answer":"event","sum":"48b66ee5ddd9de30"}
{"n":14,"by":null,"ask":"deck.card","answer":"51","print":"c88bac6f24fa438b","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 51\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\ncapabilities: 1=unshaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1u1\nhelmand T:B1u2 W:B1u1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T2P2 +1\nkandahar C:T1 G:T2P2 T:u1 W:B1u1\nkhowst C:T1 G:T1P2 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1u1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"fea4e01f5dd224ca"}
{"n":15,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Karzai"]]],"sum":"56f0e7edf66919b0"}
{"n":16,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"693690f764c4a52c"}
{"n":17,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"kabul",["{0}",[4]]]]],"sum":"9a6570c698fe7e03"}
{"n":18,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"44627cca5df94f09"}
{"n":19,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"0a7282c7ef085740"}
{"n":20,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["8.2: as much as possible in {0}",["kabul"]]],"sum":"528140033f46f9b3"}
{"n":21,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"3371f8f2aa78cace"}
{"n":22,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"df0582d0e55b7350"}
{"n":23,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["8.2: as much as possible in {0}",["kabul"]]],"sum":"0f7f3918d87f8a35"}
{"n":24,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"06bc20ea93cbc9dc"}
{"n":25,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"6e4019fd0432e869"}
{"n":26,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["8.2: as much as possible in {0}",["kabul"]]],"sum":"73046a1e5467f4a4"}
{"n":27,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"print":"afbc4c4f53fca08d","sum":"9c52cca084433054"}
{"n":28,"by":"warlords","ask":"turn","answer":"terror","sum":"6a27c9e01e4cf36c"}
{"n":29,"by":"warlords","ask":"terror.space","answer":"kandahar","sum":"4ea390e1d8121514"}
{"n":30,"by":"warlords","ask":"terror.space","answer":"farah","sum":"005e93f812fed327"}
{"n":31,"by":"warlords","ask":"terror.space","answer":"suborn","sum":"04d8219b17440ddf"}
{"n":32,"by":"warlords","ask":"suborn.space","answer":"nuristan","sum":"eb930a3d11e1d7fb"}
{"n":33,"by":"warlords","ask":"suborn.space","answer":"give","sum":"e26d6d9156c4b7fa"}
{"n":34,"by":"warlords","ask":"give.what","answer":"back","sum":"97fbd263eedcf353"}
{"n":35,"by":"warlords","ask":"suborn.space","answer":"farah","sum":"6c9c09c2ff0024fc"}
{"n":36,"by":"warlords","ask":"suborn.space","answer":"khowst","sum":"abc30d76bd35efc3"}
{"n":37,"by":"warlords","ask":"suborn.cubes","answer":"3","sum":"3eb27483496e13a7"}
{"n":38,"by":"warlords","ask":"terror.space","answer":"faryab","sum":"4ad454f9b9343664"}
{"n":39,"by":"warlords","ask":"terror.space","answer":"helmand","sum":"6c7ae4cdda016780"}
{"n":40,"by":"warlords","ask":"terror.space","answer":"remove-own","sum":"91ec6d7839fdfd18"}
{"n":41,"by":"warlords","ask":"remove-own.space","answer":"balkh","sum":"ca89f7c904d10614"}
{"n":42,"by":"warlords","ask":"remove-own.piece","answer":"warlord_underground","sum":"9ddb70d89e85f361"}
{"n":43,"by":"warlords","ask":"terror.space","answer":"done","print":"a617e2654d4e1b0f","sum":"56d8881b63943f06"}
{"n":44,"by":null,"ask":"deck.top","answer":"event","sum":"43835b53d7d8789b"}
{"n":45,"by":null,"ask":"deck.card","answer":"11","print":"d59f2dd2f6146aa5","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 11\nplayed: 51\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban\nresources: government=30 taliban=10 warlords=5\ncapabilities: 1=unshaded\nbalkh W:B1\nfarah W:B1u1 terror=1\nfaryab W:B1a1 terror=1\nghazni C:T1 T:B1u1\nhelmand T:B1u2 W:B1a1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P2 T:u1 W:B1a1 terror=1\nkhowst C:T1 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1u1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"3bbb5cf5f8d73a8a"}
{"n":46,"by":"coalition","ask":"turn","answer":"assault","sum":"033d782e47d6532b"}
{"n":47,"by":"coalition","ask":"assault.space","answer":"kandahar","sum":"d3847cef29ff9419"}
{"n":48,"by":"coalition","ask":"assault.company","answer":"together","sum":"533a8666b3cf9572"}
{"n":49,"by":"coalition","ask":"assault.space","answer":"air-strike","sum":"c705dca984808703"}
{"n":50,"by":"coalition","ask":"air-strike.space","answer":"balkh","sum":"f2525ad614591da8"}
{"n":51,"by":"coalition","ask":"air-strike.space","answer":"faryab","sum":"1ba2442a9f7ebd51"}
{"n":52,"by":"coalition","ask":"air-strike.space","answer":"helmand","print":"451d2866d65e0f9f","sum":"519b3e8b445db598"}
{"n":53,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Release"]]],"sum":"94bc6ef009432a1b"}
{"n":54,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"c2626beb0008fa1f"}
{"n":55,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["farah, ghazni, ghowr, helmand, kabul, kandahar, khowst, nimruz, nuristan, oruzgan, paktika, zabol"]]],"sum":"5364fe4bd18bafcb"}
{"n":56,"by":null,"ask":"bot.tan","answer":"6","sum":"a08a753fb46da17a"}
{"n":57,"by":null,"ask":"bot.black","answer":"3","sum":"b7892060b47a915b"}
{"n":58,"by":null,"ask":"bot.green","answer":"5","sum":"ef63b91a0a68646d"}
{"n":59,"by":"taliban","how":"bot","ask":"event.place.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,5,"ghowr","ghowr"]]],"sum":"8c5b8e8f67666eb5"}
{"n":60,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["farah, ghazni, helmand, kabul, kandahar, khowst, nimruz, nuristan, oruzgan, paktika, zabol"]]],"sum":"95340b8bedafe2c7"}
{"n":61,"by":null,"ask":"bot.tan","answer":"5","sum":"53bb5942e3b8e249"}
{"n":62,"by":null,"ask":"bot.black","answer":"3","sum":"422a3e3af273a08e"}
{"n":63,"by":null,"ask":"bot.green","answer":"2","sum":"272bb0ed82abd691"}
{"n":64,"by":"taliban","how":"bot","ask":"event.place.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,2,"balkh","kandahar"]]],"print":"fc75daa5ef2323a3","sum":"2aa235a88fb1d772"}
{"n":65,"by":null,"ask":"deck.top","answer":"event","sum":"c112d5729566dbde"}
{"n":66,"by":null,"ask":"deck.card","answer":"15","print":"6209d166ddfce885","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 15\nplayed: 51 11\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government warlords\nresources: government=27 taliban=10 warlords=5\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nfarah W:B1u1 terror=1\nfaryab W:B1 terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P2 T:u2 terror=1\nkhowst C:T1 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1u1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"f10d4b1cd43fcd9b"}
{"n":67,"by":"warlords","ask":"turn","answer":"rally","sum":"9027ea5f29525737"}
{"n":68,"by":"warlords","ask":"rally.space","answer":"balkh","sum":"0d325498e9ac4a22"}
{"n":69,"by":"warlords","how":"alone","ask":"rally.action","answer":"place-one","sum":"58ebde1d3a875f1c"}
{"n":70,"by":"warlords","ask":"rally.space","answer":"suborn","sum":"dfa550e556324572"}
{"n":71,"by":"warlords","ask":"suborn.space","answer":"paktika","sum":"9cb4e4d74ddf4041"}
{"n":72,"by":"warlords","ask":"suborn.space","answer":"konduz","sum":"8db2ea373ea1f616"}
{"n":73,"by":"warlords","ask":"suborn.cubes","answer":"1","sum":"40453fc7a4b40a18"}
{"n":74,"by":"warlords","ask":"suborn.police","answer":"1","print":"40dad76c56ee5947","sum":"39f153cb823f5987"}
{"n":75,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"One Tribe at a Time"]]],"sum":"f6dcd513a87c5e8d"}
{"n":76,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"ba163548bbb69225"}
{"n":77,"by":"government","how":"bot","ask":"event.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.4.4: most other pieces",[]],"kandahar",["{0}",[4]]]]],"sum":"b13f0ff0af54536b"}
{"n":78,"by":"government","how":"bot","ask":"event.replace.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"99f58228f9dd63d5","sum":"c8037d4443669bb7"}
{"n":79,"by":null,"ask":"deck.top","answer":"event","sum":"b8a16d8682605c45"}
{"n":80,"by":null,"ask":"deck.card","answer":"63","print":"3a9af02c347f84cd","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 63\nplayed: 51 11 15\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban\nresources: government=27 taliban=10 warlords=0\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab W:B1 terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P4 support=S terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"91af7b7243788da6"}
{"n":81,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Teetotalers"]]],"sum":"2fbec32a3490274f"}
{"n":82,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"b9a893e2b1cdf09c","sum":"54d838f19d605d45"}
{"n":83,"by":"coalition","ask":"turn","answer":"assault","sum":"722fc2b5cad6c539"}
{"n":84,"by":"coalition","ask":"assault.space","answer":"air-strike","sum":"91e67785af3124f5"}
{"type":"bookmark","at":84,"name":"the Coalition thinks","sum":"1f9e4f0aced15fa3"}
{"n":85,"by":"coalition","ask":"air-strike.space","answer":"faryab","sum":"dd4830ae482638bc"}
{"n":86,"by":"coalition","ask":"air-strike.space","answer":"done","sum":"1128bbc65fef25fb"}
{"n":87,"by":"coalition","how":"alone","ask":"assault.space","answer":"paktika","print":"81e2118a6f118b01","sum":"fafb9e71ec29ce92"}
{"n":88,"by":null,"ask":"deck.top","answer":"event","sum":"14e9abc187ae8335"}
{"n":89,"by":null,"ask":"deck.card","answer":"57","print":"08a8e498a24d0da8","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 57\nplayed: 51 11 15 63\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government warlords\nresources: government=27 taliban=12 warlords=2\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P4 support=S terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"6800b9a5494dfe8a"}
{"n":90,"by":"warlords","ask":"turn","answer":"event","sum":"f71b1fcd1591c783"}
{"n":91,"by":"warlords","ask":"event.side","answer":"unshaded","print":"6f4119359ed12934","sum":"ee6283367f4508b5"}
{"n":92,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,44]],["{0}: {1}",["8.6","train"]]],"sum":"fae9e928cbddfda4"}
{"n":93,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kandahar"]]],"sum":"3f98f13da2fe43c2"}
{"n":94,"by":null,"ask":"bot.tan","answer":"3","sum":"eaaadcceb66d15b6"}
{"n":95,"by":null,"ask":"bot.black","answer":"1","sum":"cc414de8873548d4"}
{"n":96,"by":null,"ask":"bot.green","answer":"4","sum":"b5253582e9e00939"}
{"n":97,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,4,"khowst","kandahar"]],["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"kandahar"]]],"sum":"9c3f17a8e34feb5f"}
{"n":98,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"kandahar"]]],"sum":"47f0f0c90857c98b"}
{"n":99,"by":"government","how":"bot","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"ea13bcef32a5ceab"}
{"n":100,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"c03b494ade9032c1"}
{"n":101,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"0e8799da36e4c944"}
{"n":102,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"298c0346809679cf"}
{"n":103,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"735ea3a6e6583960"}
{"n":104,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"kandahar"]]],"sum":"3f9b0b4bab934992"}
{"n":105,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"kandahar"]]],"sum":"caca99fa0b77011e"}
{"n":106,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"a66f8ec687fd29d7","sum":"176c444e18a1c625"}
{"n":107,"by":null,"ask":"deck.top","answer":"event","sum":"c6126625cb02b9e6"}
{"n":108,"by":null,"ask":"deck.card","answer":"71","print":"2fc0e01c260e5d6d","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 71\nplayed: 51 11 15 63 57\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban\nresources: government=21 taliban=12 warlords=2\naid: 13\npatronage: 7\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T7P7 support=S +1\nkandahar C:T1 G:B1T1P2 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"93ba9deb27d5664d"}
{"n":109,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Coup!"]]],"sum":"9a8f4c3c35c5d530"}
{"n":110,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"9cab2034f5dc37b8"}
{"n":111,"by":"taliban","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"2c14247c5177cd96"}
{"n":112,"by":"taliban","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"9d5bb819232d5ef3"}
{"n":113,"by":"taliban","how":"bot","ask":"event.remove.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"9f59411465bd78e3"}
{"n":114,"by":"taliban","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"222df1a0c6589532"}
{"n":115,"by":"taliban","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"dbbb645ee26502f1","sum":"c69a9305e107112e"}
{"n":116,"by":"coalition","ask":"turn","answer":"pass","print":"0030272a00a1d08e","sum":"e07f4e426e582d49"}
{"n":117,"by":null,"ask":"deck.top","answer":"event","sum":"f4322a26d7aefbfe"}
{"n":118,"by":null,"ask":"deck.card","answer":"42","print":"d6acbf552ba0d7f5","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 42\nplayed: 51 11 15 63 57 71\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=24 taliban=12 warlords=2\naid: 13\npatronage: 3\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T6P5 support=S +1\nkandahar C:T1 G:B1T1P2 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"5a884a852a8d13d3"}
{"n":119,"by":"coalition","ask":"turn","answer":"pass","print":"4d24f2a13f94b576","sum":"8708873c8d155bf4"}
{"n":120,"by":"warlords","ask":"turn","answer":"pass","print":"21ebc0dcd7478764","sum":"aac04d41835ccab1"}
{"n":121,"by":null,"ask":"deck.top","answer":"event","sum":"6528efc841479cd9"}
{"n":122,"by":null,"ask":"deck.card","answer":"43","print":"10bcc7178ac48d30","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 43\nplayed: 51 11 15 63 57 71 42\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=27 taliban=12 warlords=3\naid: 13\npatronage: 3\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T6P5 support=S +1\nkandahar C:T1 G:B1T1P2 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"9434791caf0989f6"}
{"n":123,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.1: {0} moves Islamabad, and a person plays the {1}",["Pakistani Offensive","coalition"]],["8.6.2: at least {0} pieces Available: yes ({1})",[15,43]],["{0}: {1}",["8.6","train"]]],"sum":"4bfbd51bf8958fda"}
{"n":124,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"herat"]]],"sum":"d4874c239d08b5e6"}
{"n":125,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"herat"]]],"sum":"3124e0802d0d7a1d"}
{"n":126,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[3]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"e4e228b21ca14ed8"}
{"n":127,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"fa123f9637c79d9b"}
{"n":128,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"cf93d04d310cd73e"}
{"n":129,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"ba479f3b128aebdb"}
{"n":130,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"9bcb437c5bb5bd30"}
{"n":131,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"dc8603267d91e1e1"}
{"n":132,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: no {1}",["8.6.2","govern"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kabul"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"baghlan, balkh, nuristan",["{0}",[2]]]],["8.2: among {0}",["baghlan, balkh, nuristan"]]],"sum":"ee3b127e88d7e350"}
{"n":133,"by":null,"ask":"bot.tan","answer":"3","sum":"26cc41a9cace96b3"}
{"n":134,"by":null,"ask":"bot.black","answer":"6","sum":"7a07e25cf1a5a1b7"}
{"n":135,"by":null,"ask":"bot.green","answer":"4","sum":"534a3d673114c1a5"}
{"n":136,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","baghlan"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"baghlan"]],"8.6.2: Transport"],"sum":"7912bc812ee10774"}
{"n":137,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kabul"]]],"sum":"3ee42445d52e7887"}
{"n":138,"by":"government","how":"bot","ask":"transport.destination","answer":"baghlan","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"baghlan"]]],"sum":"137a266000288fc2"}
{"n":139,"by":"government","how":"bot","ask":"transport.troops","answer":"8","why":["8.6.2: all of the excess, but 1 stays"],"sum":"71a65a03db9e1bee"}
{"n":140,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"6448c9aadc8f3d4d","sum":"e5d789ed7e8f2b22"}
{"n":141,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Pakistani Offensive"]]],"sum":"c16e89b295baa81f"}
{"n":142,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"6b058a84f2a5e767"}
{"n":143,"by":"taliban","how":"bot","ask":"event.move.origin","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.4.1: as in March, into {0}",["kabul-tor-kham"]]],"sum":"da38f9fc6a44e34e"}
{"n":144,"by":"taliban","how":"bot","ask":"event.move.destination","answer":"kabul-tor-kham","why":[["8.4.1: as in March, into {0}",["kabul-tor-kham"]]],"sum":"15c81fd42d360a5d"}
{"n":145,"by":"taliban","how":"bot","ask":"event.move.count","answer":"1","why":[["8.4.1: as in March, into {0}",["kabul-tor-kham"]]],"sum":"bba7a60a35b61468"}
{"n":146,"by":"taliban","how":"bot","ask":"event.move.origin","answer":"waziristan","why":[["8.4.1: as in March, into {0}",["kandahar-spin-boldak"]]],"sum":"85e6d8b17f0fab5d"}
{"n":147,"by":"taliban","how":"bot","ask":"event.move.destination","answer":"kandahar-spin-boldak","why":[["8.4.1: as in March, into {0}",["kandahar-spin-boldak"]]],"sum":"b8ace984190ad41d"}
{"n":148,"by":"taliban","how":"bot","ask":"event.move.count","answer":"1","why":[["8.4.1: as in March, into {0}",["kandahar-spin-boldak"]]],"sum":"d62e009b6041b374"}
{"n":149,"by":"taliban","how":"bot","ask":"event.move.origin","answer":"done","why":["8.4.1: no other pieces to move"],"print":"87b1a3150a94f719","sum":"13148c29a397777a"}
{"n":150,"by":null,"ask":"deck.top","answer":"event","sum":"7a5d7916e17fa57a"}
{"n":151,"by":null,"ask":"deck.card","answer":"47","print":"71fba0c6ea395edc","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 47\nplayed: 51 11 15 63 57 71 42 43\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=18 taliban=12 warlords=3\naid: 13\npatronage: 3\nislamabad: sponsorship\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbaghlan G:T8\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:B1 T:u1\nkabul C:B1T2 G:T1P8 support=S +1\nkandahar C:T1 G:B1T4P5 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham T:u1\nkandahar-spin-boldak T:u1\n","sum":"c13ad7e8eb654ffc"}
{"type":"head","to":84,"how":"jump","by":"taliban","sum":"899a7a8dc92e2e0e"}
{"type":"head","to":85,"how":"redo","by":"coalition","sum":"281c7babc4a354b0"}
{"type":"head","to":84,"how":"undo","by":"coalition","sum":"fc2d0f9a08417a2f"}
{"n":152,"parent":84,"by":"coalition","ask":"air-strike.space","answer":"helmand","sum":"69a51a044d91b30b"}
{"n":153,"by":"coalition","ask":"air-strike.space","answer":"done","sum":"a56f46ef572fb252"}
{"n":154,"by":"coalition","how":"alone","ask":"assault.space","answer":"paktika","print":"47ec7fb0598485ce","sum":"3c58f808f10b0785"}
{"n":155,"by":null,"ask":"deck.top","answer":"event","sum":"60f769b06a56899b"}
{"n":156,"by":null,"ask":"deck.card","answer":"71","print":"ddc3c52a46e2f02e","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 71\nplayed: 51 11 15 63\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government warlords\nresources: government=27 taliban=12 warlords=2\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab W:B1 terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P4 support=S terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"9b9e8f0f17be7b79"}
{"n":157,"by":"warlords","ask":"turn","answer":"event","sum":"4b0abe275db57d61"}
{"n":158,"by":"warlords","ask":"event.side","answer":"unshaded","sum":"35123e8e1418ca01"}
{"n":159,"by":"warlords","ask":"event.remove.space","answer":"nuristan","print":"086011270ba2e174","sum":"7d567e0fd2fd7a5b"}
{"n":160,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,44]],["{0}: {1}",["8.6","train"]]],"sum":"1645093fccba8efb"}
{"n":161,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kandahar"]]],"sum":"321fdbb592b7889e"}
{"n":162,"by":null,"ask":"bot.tan","answer":"2","sum":"4cc1790ba879748d"}
{"n":163,"by":null,"ask":"bot.black","answer":"2","sum":"36b0d25ffffadc6a"}
{"n":164,"by":null,"ask":"bot.green","answer":"5","sum":"c44ad1e9d25cc72d"}
{"n":165,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,5,"farah","herat"]],["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"herat"]]],"sum":"1088d754efeb20bc"}
{"n":166,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"herat"]]],"sum":"49c756859275821f"}
{"n":167,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"997e65ef4bd5d238"}
{"n":168,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3d53d2189ec3eac9"}
{"n":169,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"f72801eb20e9067b"}
{"n":170,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"4b353f0c435e0d7d"}
{"n":171,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"kandahar"]]],"sum":"cfcf7f8e74acc6ef"}
{"n":172,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"kandahar"]]],"sum":"edc255ba75160070"}
{"n":173,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"71e19dd44f82de85","sum":"3702c5bb7cd0f68e"}
{"n":174,"by":null,"ask":"deck.top","answer":"event","sum":"4c57e5888eb678e8"}
{"n":175,"by":null,"ask":"deck.card","answer":"19","print":"5b483ef7b1126c60","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 19\nplayed: 51 11 15 63 71\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban\nresources: government=21 taliban=12 warlords=2\naid: 13\npatronage: 10\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab W:B1 terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 terror=1\nherat G:B1 T:u1\nkabul C:B1T2 G:T7P7 support=S +1\nkandahar C:T1 G:T2P4 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"395b8bd88a4837e5"}
{"n":176,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Al-Qaeda"]]],"sum":"8f60def65036f2f0"}
{"n":177,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"13881fc18ae07bfc"}
{"n":178,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier, waziristan, badakhshan, helmand, kandahar, khowst, nimruz, paktika, zabol"]]],"sum":"b37ec56eb1d929b0"}
{"n":179,"by":null,"ask":"bot.tan","answer":"1","sum":"e84f1341c01eaf80"}
{"n":180,"by":null,"ask":"bot.black","answer":"2","sum":"b1c8c89a78c4582a"}
{"n":181,"by":null,"ask":"bot.green","answer":"3","sum":"9046f2d1318103a9"}
{"n":182,"by":"taliban","how":"bot","ask":"event.place.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","nimruz"]]],"print":"8a351b60f3f08338","sum":"53a9657f9a13c409"}
{"n":183,"by":"coalition","ask":"turn","answer":"sweep","sum":"39eb6a919f921a58"}
{"n":184,"by":"coalition","ask":"sweep.space","answer":"zabol","sum":"81dc9c1f23660893"}
{"n":185,"by":"coalition","ask":"sweep.origin","answer":"ghazni","sum":"21b3a8ffa48931bf"}
{"n":186,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"c70f8bcba4d5eeaf"}
{"n":187,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"28624bf3c1679295"}
{"n":188,"by":"coalition","ask":"sweep.government","answer":"0","sum":"ad49b2c4549cfce7"}
{"n":189,"by":"coalition","ask":"sweep.origin","answer":"paktika","sum":"4535123d4f50f39f"}
{"n":190,"by":"coalition","ask":"sweep.origin","answer":"khowst","sum":"65aee91c709e64f8"}
{"n":191,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"a9b27647e5c573c0"}
{"n":192,"by":"coalition","ask":"sweep.government","answer":"1","sum":"2567b6ccdf1b0844"}
{"type":"branch","at":192,"name":"a second thought","sum":"b0736df0c966bb99"}
{"type":"head","to":151,"how":"jump","by":"coalition","sum":"f74f866f2ed58628"}
{"n":193,"parent":151,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Loya Jirga",["only if a Support Province can be set to Neutral",[]]]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[23,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"748afd9bfb1511cf"}
{"n":194,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"bbde953749fd71fe"}
{"n":195,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"26eeb6985074d503"}
{"n":196,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, faryab, herat, nimruz, nuristan, samangan, sar-e-pol, balochistan"]]],"sum":"23d885e2078fd043"}
{"n":197,"by":null,"ask":"bot.tan","answer":"1","sum":"a69f18282caed9e1"}
{"n":198,"by":null,"ask":"bot.black","answer":"2","sum":"7259cdea188c6596"}
{"n":199,"by":null,"ask":"bot.green","answer":"3","sum":"b57f3390ff10ec9d"}
{"n":200,"by":"taliban","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","nimruz"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"nimruz"]]],"sum":"8525642828177d3f"}
{"n":201,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"nimruz"]]],"sum":"51d5b813a88edd2d"}
{"n":202,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, ghowr, helmand, herat, nuristan, oruzgan, zabol, northwest-frontier, waziristan"]]],"sum":"c8aaaccada1baaba"}
{"n":203,"by":null,"ask":"bot.tan","answer":"4","sum":"0c88fe7726fe4d94"}
{"n":204,"by":null,"ask":"bot.black","answer":"4","sum":"d3c18ef42d81d3ed"}
{"n":205,"by":null,"ask":"bot.green","answer":"5","sum":"159a5f4fc94288b3"}
{"n":206,"by":"taliban","how":"bot","ask":"rally.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,5,"kabul","nuristan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"638d75792b52f4f2"}
{"n":207,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"8ddaf4abdda95b88"}
{"n":208,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"feca0b0232f85a6c"}
{"n":209,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"e462748ea3b29fa1"}
{"n":210,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"17b90b347fa97c19"}
{"n":211,"by":"taliban","how":"bot","ask":"rally.space","answer":"helmand","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"95fdf1610fc8b0f8"}
{"n":212,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"9a8b64a545502a28"}
{"n":213,"by":"taliban","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"33669cfc2c1263c7"}
{"n":214,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"d6a18378066b864e"}
{"n":215,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"3691639fdd39b420"}
{"n":216,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"f5ede2f00d53fdcb"}
{"n":217,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"9ee59ab8c7146076"}
{"n":218,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"227202a90e1b9355"}
{"n":219,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"3ce27e3f4fbe3e2e"}
{"n":220,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"d7c688d6df7e5ead"}
{"n":221,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"1497f46cba88c1a1"}
{"n":222,"by":"taliban","how":"bot","ask":"rally.extra","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.1: fewest Guerrillas",[]],"kabul, nimruz",["{0}",[1]]]],["8.2: among {0}",["kabul, nimruz"]]],"sum":"48d31a7d360ee1ee"}
{"n":223,"by":null,"ask":"bot.tan","answer":"1","sum":"a73fd3059af36ae7"}
{"n":224,"by":null,"ask":"bot.black","answer":"5","sum":"4e8d900bb15f77ff"}
{"n":225,"by":null,"ask":"bot.green","answer":"6","sum":"dbecec15c4b5cadc"}
{"n":226,"by":"taliban","how":"bot","ask":"rally.extra","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,6,"paktika","kabul"]],["{0}: {1}",[["8.1.1: the extra Guerrilla of Rally",[]],"kabul"]]],"sum":"da069f0186598e44"}
{"n":227,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.7.7: the greatest shift",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"nuristan"]]],"sum":"a1cae13219879960"}
{"n":228,"by":"taliban","how":"bot","ask":"special","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"6c34ff3a2756c6c8"}
{"n":229,"by":"taliban","how":"bot","ask":"extort.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kabul-tor-kham"]]],"sum":"24c8551c474a67e0"}
{"n":230,"by":"taliban","how":"bot","ask":"extort.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kandahar-spin-boldak"]]],"sum":"4746473dd644f65b"}
{"n":231,"by":"taliban","how":"bot","ask":"extort.space","answer":"done","why":[["{0}: nothing more",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]]]]],"print":"54a3f1e3cd755793","sum":"0a269f1aed1f5e91"}
{"n":232,"by":"warlords","ask":"turn","answer":"terror","sum":"ee529c19c1f01154"}
{"type":"head","to":231,"how":"undo","by":"warlords","sum":"f94cd665c61113eb"}
{"n":233,"parent":231,"by":"warlords","ask":"turn","answer":"event","sum":"8590a53750b7b58a"}
{"n":234,"by":"warlords","ask":"event.side","answer":"by-hand","sum":"078fa1239cac532c"}
{"n":235,"by":"warlords","ask":"by-hand.step","answer":"flip","sum":"360c026a4109ae8b"}
{"n":236,"by":"warlords","ask":"by-hand.flip","answer":"activate-taliban","sum":"cf77de20087c283a"}
{"n":237,"by":"warlords","ask":"by-hand.space","answer":"waziristan","sum":"95e5043ee07de258"}
{"n":238,"by":"warlords","ask":"by-hand.count","answer":"3","sum":"dd7b3244e1812033"}
{"n":239,"by":"warlords","ask":"by-hand.step","answer":"hand-over","sum":"cb76ae62953480b0"}
{"n":240,"by":"warlords","ask":"by-hand.chooser","answer":"coalition","sum":"f0127327d6e5be65"}
{"n":241,"by":"coalition","ask":"by-hand.step","answer":"track","sum":"a486ef575d1b4cbb"}
{"n":242,"by":"coalition","ask":"by-hand.track","answer":"back","sum":"6879afb2e4bf6709"}
{"n":243,"by":"coalition","ask":"by-hand.step","answer":"hand-over","sum":"acbe961fa9b81802"}
{"n":244,"by":"coalition","ask":"by-hand.chooser","answer":"back","sum":"dbd11734b32c076b"}
{"n":245,"by":"coalition","ask":"by-hand.step","answer":"attitude","sum":"64173d8aaff09778"}
{"n":246,"by":"coalition","ask":"by-hand.space","answer":"herat","sum":"25044c6adef150cf"}
{"n":247,"by":"coalition","ask":"by-hand.attitude","answer":"support","sum":"9c637a854be33791"}
{"n":248,"by":"coalition","ask":"by-hand.step","answer":"oruzgan","sum":"39d3ed618fd469a8"}
{"n":249,"by":"coalition","ask":"by-hand.attitude","answer":"support","sum":"e6c83fd0786e0cab"}
{"n":250,"by":"coalition","ask":"by-hand.step","answer":"die","sum":"18479efa850bf9ad"}
{"n":251,"by":null,"ask":"event.roll","answer":"5","sum":"d3fdbc4c4305ba7d"}
{"n":252,"by":"coalition","ask":"by-hand.step","answer":"hand-over","sum":"03669483e4f3c272"}
{"n":253,"by":"coalition","ask":"by-hand.chooser","answer":"back","sum":"ad6815fcf8d1d56b"}
{"n":254,"by":"coalition","ask":"by-hand.step","answer":"track","sum":"4c8efec127b9cb2b"}
{"n":255,"by":"coalition","ask":"by-hand.track","answer":"lower-patronage","sum":"c56bfd2cdb221345"}
{"n":256,"by":"coalition","ask":"by-hand.count","answer":"1","sum":"c9be493d1b6fda1b"}
{"n":257,"by":"coalition","ask":"by-hand.step","answer":"lower-warlords","sum":"364fce0fe8c43cba"}
{"n":258,"by":"coalition","ask":"by-hand.count","answer":"1","sum":"26803958b9992e6b"}
{"n":259,"by":"coalition","ask":"by-hand.step","answer":"raise-taliban","sum":"ffceecb24679c520"}
{"n":260,"by":"coalition","ask":"by-hand.count","answer":"35","sum":"fc19e9c75c3b32f8"}
{"n":261,"by":"coalition","ask":"by-hand.step","answer":"replace","sum":"cda58a2817473d34"}
{"n":262,"by":"coalition","ask":"by-hand.space","answer":"kandahar","sum":"21cd2fb158767917"}
{"n":263,"by":"coalition","ask":"by-hand.piece","answer":"government_troops","sum":"2635a8a6b71a0dac"}
{"n":264,"by":"coalition","ask":"by-hand.count","answer":"2","sum":"8c81866d4075295a"}
{"n":265,"by":"coalition","ask":"by-hand.replacement","answer":"taliban_underground","sum":"0955ea49201e101f"}
{"n":266,"by":"coalition","ask":"by-hand.step","answer":"hand-over","sum":"b4f34a4810318fbe"}
{"n":267,"by":"coalition","ask":"by-hand.chooser","answer":"warlords","sum":"cd65e770059e2f05"}
{"n":268,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"232d13477bf6ed3d"}
{"n":269,"by":"warlords","ask":"by-hand.faction","answer":"taliban","sum":"18bcfc374c5eb579"}
{"n":270,"by":"warlords","ask":"by-hand.action","answer":"free-ambush","sum":"cf779785d6218f0c"}
{"n":271,"by":"warlords","ask":"by-hand.free.space","answer":"kandahar","sum":"f876b351bea277e0"}
{"n":272,"by":"warlords","ask":"by-hand.free.space","answer":"herat","sum":"76fda11dad4cef6d"}
{"n":273,"by":"warlords","ask":"by-hand.free.space","answer":"helmand","sum":"fac150228e07dd5a"}
{"n":274,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"110935ae038a4236"}
{"n":275,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"0675c0da0a131518"}
{"n":276,"by":"warlords","ask":"by-hand.transfer","answer":"from-patronage","sum":"155ebe1569227a97"}
{"n":277,"by":"warlords","ask":"by-hand.transfer.to","answer":"to-aid","sum":"7ab015c41f198375"}
{"n":278,"by":"warlords","ask":"by-hand.count","answer":"1","sum":"973be3904835bb3f"}
{"n":279,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"f49d4a93ee0b60c3"}
{"n":280,"by":"warlords","ask":"by-hand.transfer","answer":"from-government","sum":"24abd5c32555f023"}
{"n":281,"by":"warlords","ask":"by-hand.transfer.to","answer":"to-taliban","sum":"18dab6fb0fcb72de"}
{"n":282,"by":"warlords","ask":"by-hand.count","answer":"15","sum":"0887dad744be7a60"}
{"n":283,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"1e88abed32934b76"}
{"n":284,"by":"warlords","ask":"by-hand.lasting","answer":"end-57","sum":"28298974a29155a0"}
{"n":285,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"b3b5685c4a04da0d"}
{"n":286,"by":"warlords","ask":"by-hand.lasting","answer":"end-1","sum":"b826f00b85156dbc"}
{"n":287,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"10bbc7c70ac62c50"}
{"n":288,"by":"warlords","ask":"by-hand.faction","answer":"government","sum":"48c875de9cfffc87"}
{"n":289,"by":"warlords","ask":"by-hand.action","answer":"free-patrol","sum":"a6bab16a485d1bce"}
{"n":290,"by":"warlords","ask":"by-hand.free.space","answer":"kandahar-kabul","sum":"c26ba3a9d6a4a697"}
{"n":291,"by":"warlords","ask":"by-hand.free.space","answer":"farah-kandahar","sum":"2a3190a9ef0f8ebe"}
{"n":292,"by":"warlords","ask":"by-hand.free.space","answer":"kabul-aibak","sum":"a3f0ea5efc9e3238"}
{"n":293,"by":"warlords","ask":"by-hand.free.space","answer":"toraghondi-farah","sum":"d631860ea0ae94ba"}
{"n":294,"by":"warlords","ask":"by-hand.free.space","answer":"kabul-tor-kham","sum":"b67f7bfbbb17860c"}
{"n":295,"by":"warlords","ask":"by-hand.free.space","answer":"kandahar-spin-boldak","sum":"2299e5e8d5ae31b4"}
{"n":296,"by":"warlords","ask":"by-hand.free.space","answer":"kabul","sum":"4909788ea9e08c9c"}
{"n":297,"by":"warlords","ask":"by-hand.free.space","answer":"go","sum":"d47f364bf60a61c6"}
{"n":298,"by":"government","how":"bot","ask":"patrol.space","answer":"kabul-tor-kham","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kabul-tor-kham"]]],"sum":"6831d7531496a8e6"}
{"n":299,"by":"government","how":"bot","ask":"patrol.origin","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kabul",["{0}",[8]]]],["8.6.3: 1 Police from {0} to {1}",["kabul","kabul-tor-kham"]]],"sum":"cfdd4ed9434f6444"}
{"n":300,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kabul","kabul-tor-kham"]]],"sum":"03cf4e3c7ea19f4c"}
{"n":301,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kabul","kabul-tor-kham"]]],"sum":"7686af52df4fd873"}
{"n":302,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"17050c8a633e2361"}
{"n":303,"by":"government","how":"bot","ask":"patrol.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kandahar-spin-boldak"]]],"sum":"036dc3c09a000907"}
{"n":304,"by":"government","how":"bot","ask":"patrol.origin","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kabul",["{0}",[7]]]],["8.6.3: 1 Police from {0} to {1}",["kabul","kandahar-spin-boldak"]]],"sum":"ae1f01ec5651737b"}
{"n":305,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kabul","kandahar-spin-boldak"]]],"sum":"f5400c9199c79155"}
{"n":306,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kabul","kandahar-spin-boldak"]]],"sum":"8ee5fd0756e5156b"}
{"n":307,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"9d3238b435cf7720"}
{"n":308,"by":"government","how":"bot","ask":"patrol.space","answer":"done","why":["8.6.3: no other place to bring cubes to"],"sum":"e49a7c55ad1402a5"}
{"n":309,"by":"warlords","ask":"by-hand.step","answer":"islamabad","sum":"fbb7ae7aed2a054a"}
{"n":310,"by":"warlords","ask":"by-hand.islamabad","answer":"harden","sum":"1df82ab97a492897"}
{"n":311,"by":"warlords","ask":"by-hand.step","answer":"eligibility","sum":"96357eb3b4ea6a22"}
{"n":312,"by":"warlords","ask":"by-hand.eligibility","answer":"back","sum":"2480ec0fe9986b0e"}
{"n":313,"by":"warlords","ask":"by-hand.step","answer":"move","sum":"982d23f02d910d97"}
{"n":314,"by":"warlords","ask":"by-hand.space","answer":"paktika","sum":"3de7abfe9081e1bc"}
{"n":315,"by":"warlords","ask":"by-hand.destination","answer":"khowst","sum":"ba7efb01e6c5c36c"}
{"n":316,"by":"warlords","ask":"by-hand.step","answer":"boxes","sum":"4da962484349d1ab"}
{"n":317,"by":"warlords","ask":"by-hand.boxes","answer":"available-to-out-of-play","sum":"d6d0e3a4e92d12a6"}
{"n":318,"by":"warlords","ask":"by-hand.piece","answer":"coalition_troops","sum":"7367e04edfb95f79"}
{"n":319,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"5d1e903c7a2d6945"}
{"n":320,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"ac8e836c97c16007"}
{"n":321,"by":"warlords","ask":"by-hand.faction","answer":"coalition","sum":"6a85be9f4c1a30af"}
{"n":322,"by":"warlords","ask":"by-hand.action","answer":"free-sweep","sum":"13f16d6f245448a2"}
{"n":323,"by":"warlords","ask":"by-hand.free.space","answer":"ghazni","sum":"d2c492ef42fd0f57"}
{"n":324,"by":"warlords","ask":"by-hand.free.space","answer":"sar-e-pol","sum":"39389d8a9bda95e3"}
{"n":325,"by":"warlords","ask":"by-hand.free.space","answer":"nuristan","sum":"a640e158ff458739"}
{"n":326,"by":"warlords","ask":"by-hand.free.space","answer":"samangan","sum":"13ad3e89ce30dcce"}
{"n":327,"by":"warlords","ask":"by-hand.free.space","answer":"kabul","sum":"49dcb81edada2545"}
{"n":328,"by":"warlords","ask":"by-hand.free.space","answer":"farah","sum":"f6ecc4481c063f29"}
{"n":329,"by":"warlords","ask":"by-hand.free.space","answer":"oruzgan","sum":"ed3c11f6e1845696"}
{"n":330,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"7e75304f76fc494a"}
{"n":331,"by":"warlords","ask":"by-hand.step","answer":"remove-own","sum":"f855455bf9c9ff84"}
{"n":332,"by":"warlords","ask":"remove-own.space","answer":"nuristan","sum":"2a88646e43a80f1e"}
{"n":333,"by":"warlords","ask":"remove-own.piece","answer":"warlord_bases","sum":"8782c188fd3da80d"}
{"n":334,"by":"warlords","ask":"by-hand.step","answer":"free-sweep","sum":"a8a3387ed79836f4"}
{"n":335,"by":"warlords","ask":"by-hand.free.space","answer":"oruzgan","sum":"9011b62aa1b2db5f"}
{"n":336,"by":"warlords","ask":"by-hand.free.space","answer":"samangan","sum":"bb1e3c79b27f7c99"}
{"n":337,"by":"warlords","ask":"by-hand.free.space","answer":"zabol","sum":"641be9cf2bdcd93f"}
{"n":338,"by":"warlords","ask":"by-hand.free.space","answer":"balkh","sum":"118ab72445e727cc"}
{"n":339,"by":"warlords","ask":"by-hand.free.space","answer":"paktika","sum":"207bcaf194938aa8"}
{"n":340,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"17ff2d50ba584c40"}
{"n":341,"by":"warlords","ask":"by-hand.step","answer":"free-air-lift","sum":"9384a3e178f41232"}
{"n":342,"by":"warlords","ask":"by-hand.free.space","answer":"sar-e-pol","sum":"8c38f4763cdd1dee"}
{"n":343,"by":"warlords","ask":"by-hand.free.space","answer":"nuristan","sum":"1996bd7fc8868eb4"}
{"n":344,"by":"warlords","ask":"by-hand.free.space","answer":"balochistan","sum":"fe1a5135ec635509"}
{"n":345,"by":"warlords","ask":"by-hand.free.space","answer":"bamian","sum":"6b5195c683f15761"}
{"n":346,"by":"warlords","ask":"by-hand.free.space","answer":"helmand","sum":"121b0178d25dd407"}
{"n":347,"by":"warlords","ask":"by-hand.free.space","answer":"kandahar-spin-boldak","sum":"09dc995225d1c497"}
{"n":348,"by":"warlords","ask":"by-hand.free.space","answer":"waziristan","sum":"c7e3a444536c947f"}
{"n":349,"by":"warlords","ask":"by-hand.free.space","answer":"paktika","sum":"a48c275e4226521c"}
{"n":350,"by":"warlords","ask":"by-hand.free.space","answer":"farah","sum":"0eb0028e2f34ba02"}
{"n":351,"by":"warlords","ask":"by-hand.free.space","answer":"kabul-aibak","sum":"d125647f0c4190c7"}
{"n":352,"by":"warlords","ask":"by-hand.free.space","answer":"shibirghan-aibak","sum":"42f5bb6a614ba499"}
{"n":353,"by":"warlords","ask":"by-hand.free.space","answer":"northwest-frontier","sum":"f9714e9b655c67ba"}
{"n":354,"by":"warlords","ask":"by-hand.free.space","answer":"konduz","sum":"693387e308c3e291"}
{"n":355,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"a3b087b676324e1d"}
{"n":356,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"ec8205189f9f19b7"}
{"n":357,"by":"warlords","ask":"by-hand.faction","answer":"coalition","sum":"c64ce103baa02fe2"}
{"n":358,"by":"warlords","ask":"by-hand.action","answer":"free-train","sum":"7298887cf5785163"}
{"n":359,"by":"warlords","ask":"by-hand.free.space","answer":"kandahar","sum":"6e69c10295cd32d2"}
{"n":360,"by":"warlords","ask":"by-hand.free.space","answer":"khowst","sum":"2066640a7919ff17"}
{"n":361,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"f0a24142910378ab"}
{"n":362,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"3981efa0040614f8"}
{"n":363,"by":"warlords","ask":"by-hand.transfer","answer":"from-taliban","sum":"8cae0f8716c8f4f6"}
{"n":364,"by":"warlords","ask":"by-hand.transfer.to","answer":"to-government","sum":"5a5601bf1730b2cf"}
{"n":365,"by":"warlords","ask":"by-hand.count","answer":"18","sum":"d8ea027209aea9e9"}
{"n":366,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"d6b5552ba350d207"}
{"n":367,"by":"warlords","ask":"by-hand.transfer","answer":"from-patronage","sum":"4bcb746b07cc7b6d"}
{"n":368,"by":"warlords","ask":"by-hand.transfer.to","answer":"to-warlords","sum":"6d38d6689f06c48f"}
{"n":369,"by":"warlords","ask":"by-hand.step","answer":"attitude","sum":"3afde8ae1a685380"}
{"n":370,"by":"warlords","ask":"by-hand.space","answer":"khowst","sum":"f447849c9bcbc4f9"}
{"n":371,"by":"warlords","ask":"by-hand.attitude","answer":"support","sum":"806388311702154f"}
{"n":372,"by":"warlords","ask":"by-hand.step","answer":"herat","sum":"1150a5d76d0298fa"}
{"n":373,"by":"warlords","ask":"by-hand.attitude","answer":"neutral","sum":"7959891822382559"}
{"n":374,"by":"warlords","ask":"by-hand.step","answer":"ghowr","sum":"5c674fdb2b09d1d8"}
{"n":375,"by":"warlords","ask":"by-hand.attitude","answer":"opposition","sum":"c730821ec3e92f5a"}
{"n":376,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"e862f320039f3b61"}
{"n":377,"by":"warlords","ask":"by-hand.space","answer":"kandahar","sum":"079ad7c1233986f5"}
{"n":378,"by":"warlords","ask":"by-hand.piece","answer":"government_troops","sum":"a8a75034272a6dbd"}
{"n":379,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"0aa1d4e7cb54118c"}
{"n":380,"by":"warlords","ask":"by-hand.step","answer":"marker","sum":"0b6595b6892b623a"}
{"n":381,"by":"warlords","ask":"by-hand.marker","answer":"sabotage","sum":"42ab55b0625a3e08"}
{"n":382,"by":"warlords","ask":"by-hand.space","answer":"back","sum":"d661a085078075cd"}
{"n":383,"by":"warlords","ask":"by-hand.step","answer":"move","sum":"537b8e40ca9b73b4"}
{"n":384,"by":"warlords","ask":"by-hand.space","answer":"baghlan","sum":"a645de4581ac230c"}
{"n":385,"by":"warlords","ask":"by-hand.count","answer":"6","sum":"74d730db111a7eaf"}
{"n":386,"by":"warlords","ask":"by-hand.destination","answer":"kandahar","sum":"cecc529e311c0140"}
{"n":387,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"ff7006bb06cbb149"}
{"n":388,"by":"warlords","ask":"by-hand.space","answer":"balkh","sum":"42dd20a27a4c7591"}
{"n":389,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"b23c34d2f934aa36"}
{"n":390,"by":"warlords","ask":"by-hand.transfer","answer":"from-government","sum":"1686f484c8a50cb3"}
{"n":391,"by":"warlords","ask":"by-hand.transfer.to","answer":"to-warlords","sum":"4e33f29e60b1ee18"}
{"n":392,"by":"warlords","ask":"by-hand.count","answer":"17","sum":"99d08d0d7e872b60"}
{"n":393,"by":"warlords","ask":"by-hand.step","answer":"flip","sum":"0b28e16d0441b5fa"}
{"n":394,"by":"warlords","ask":"by-hand.flip","answer":"activate-warlords","sum":"76b33f88545bc771"}
{"n":395,"by":"warlords","ask":"by-hand.space","answer":"nuristan","sum":"c8bc552f6956e2d0"}
{"n":396,"by":"warlords","ask":"by-hand.step","answer":"boxes","sum":"7b272cd7c9d1350e"}
{"n":397,"by":"warlords","ask":"by-hand.boxes","answer":"available-to-casualties","sum":"c8e9157fb382ffc0"}
{"n":398,"by":"warlords","ask":"by-hand.piece","answer":"coalition_troops","sum":"0a480a484cb0bf03"}
{"n":399,"by":"warlords","ask":"by-hand.count","answer":"8","sum":"18bc328b99af6c61"}
{"n":400,"by":"warlords","ask":"by-hand.step","answer":"hand-over","sum":"0f1224385f6041ab"}
{"n":401,"by":"warlords","ask":"by-hand.chooser","answer":"coalition","sum":"0affa76ac25ec1f6"}
{"n":402,"by":"coalition","ask":"by-hand.step","answer":"eligibility","sum":"a36c250d6b34cf60"}
{"n":403,"by":"coalition","ask":"by-hand.eligibility","answer":"stays-coalition","sum":"b13edd119369b028"}
{"n":404,"by":"coalition","ask":"by-hand.step","answer":"remove","sum":"5776089eaf6a5aaa"}
{"n":405,"by":"coalition","ask":"by-hand.space","answer":"khowst","sum":"e6e591fd63a23b19"}
{"n":406,"by":"coalition","ask":"by-hand.count","answer":"1","sum":"febe9183c5692209"}
{"n":407,"by":"coalition","ask":"by-hand.box","answer":"casualties","sum":"44c6857bf7540f61"}
{"n":408,"by":"coalition","ask":"by-hand.step","answer":"nuristan","sum":"9eda5ef692b1a819"}
{"n":409,"by":"coalition","ask":"by-hand.piece","answer":"taliban_underground","sum":"612e1684eb2a865e"}
{"n":410,"by":"coalition","ask":"by-hand.count","answer":"1","sum":"b0ff5b73e84dcb6e"}
{"n":411,"by":"coalition","ask":"by-hand.step","answer":"flip","sum":"f92f4acb76f6e1e7"}
{"n":412,"by":"coalition","ask":"by-hand.flip","answer":"activate-warlords","sum":"10581c060c520b5f"}
{"n":413,"by":"coalition","ask":"by-hand.space","answer":"back","sum":"906fb69a11ea81fa"}
{"n":414,"by":"coalition","ask":"by-hand.step","answer":"done","print":"c3cda7737b343aa4","sum":"5de80c8ba461191b"}
{"n":415,"by":null,"ask":"deck.top","answer":"event","sum":"753b67c9d6cacd68"}
{"n":416,"by":null,"ask":"deck.card","answer":"55","print":"4914435597f2ea25","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 55\nplayed: 51 11 15 63 57 71 42 43 47\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition government\nresources: government=4 taliban=43 warlords=20\naid: 14\npatronage: 0\nislamabad: sponsorship!\ncasualties: C:T9\nout-of-play: C:T2\nmomentum: 11=shaded\nbaghlan G:T2\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u3\nghowr T:u1 support=O\nhelmand T:B1u4 W:B1 terror=1\nherat G:B1 T:u1\nkabul C:B1T2 G:T1P6 T:u2 support=S +1\nkandahar C:T1 G:B1T6P5 T:u1 terror=1\nkhowst C:T1 support=S +1\nkonduz G:T1P1 W:B1u1\nnimruz T:u1\nnuristan T:B1u3 W:a1 support=O\noruzgan C:T1 T:B1u3 support=S\nzabol C:T1 T:B1u2\nnorthwest-frontier T:B1u3\nwaziristan T:B1a3\nkabul-tor-kham G:P1 T:a1\nkandahar-spin-boldak G:P1 T:a1\n","sum":"65880b6032257142"}
{"n":417,"by":"coalition","ask":"turn","answer":"patrol","sum":"703bbd88bdc5a593"}
{"n":418,"by":"coalition","ask":"patrol.space","answer":"toraghondi-farah","sum":"94deef94b21d94c2"}
{"n":419,"by":"coalition","ask":"patrol.origin","answer":"ghazni","sum":"2c4a70ec9946570e"}
{"n":420,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"26b8d01624f28399"}
{"n":421,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"077901a3c84f035f"}
{"n":422,"by":"coalition","ask":"patrol.origin","answer":"khowst","sum":"ec1926165e22fb8c"}
{"n":423,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"7acb6a2192b95cba"}
{"n":424,"by":"coalition","ask":"patrol.space","answer":"kabul","sum":"c9681517ed1a26bd"}
{"n":425,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"cb8d0858b2cfbf2d"}
{"n":426,"by":"coalition","ask":"patrol.origin","answer":"oruzgan","sum":"a3f908ccf02d1316"}
{"n":427,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"663ff8e7dd2332b8"}
{"n":428,"by":"coalition","ask":"patrol.space","answer":"kabul-tor-kham","sum":"079eddcef2a8c33c"}
{"n":429,"by":"coalition","ask":"patrol.origin","answer":"zabol","sum":"b062477d21979d00"}
{"n":430,"by":"coalition","ask":"patrol.space","answer":"air-lift","sum":"56235e980f5e38f3"}
{"n":431,"by":"coalition","ask":"air-lift.origin","answer":"toraghondi-farah","sum":"ac45cb451484e8bc"}
{"n":432,"by":"coalition","ask":"air-lift.destination","answer":"ghowr","sum":"33ea706467acbabb"}
{"n":433,"by":"coalition","ask":"air-lift.troops","answer":"4","sum":"28b9f1cf7c3a2686"}
{"n":434,"by":"coalition","ask":"air-lift.origin","answer":"kabul-tor-kham","sum":"7b22682f1990f782"}
{"n":435,"by":"coalition","ask":"air-lift.destination","answer":"ghowr","sum":"b24e366a69e759f2"}
{"n":436,"by":"coalition","ask":"patrol.space","answer":"shibirghan-aibak","sum":"1fa42cdf74053878"}
{"n":437,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"9d77dc2bea23e02f"}
{"n":438,"by":"coalition","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"8e363b3f00a75a60"}
{"n":439,"by":"coalition","ask":"patrol.origin","answer":"ghowr","sum":"3d8840a961d3dbdb"}
{"n":440,"by":"coalition","ask":"patrol.troops","answer":"4","sum":"694aa90b8eb3f2ae"}
{"n":441,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"58d5f9be70673113"}
{"n":442,"by":"coalition","ask":"patrol.space","answer":"done","sum":"828517c0b841daba"}
{"n":443,"by":"coalition","ask":"patrol.assault","answer":"kandahar-spin-boldak","print":"5e69edbec7129a80","sum":"9caec5308148ad4f"}
{"n":444,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Breaktime"]]],"sum":"c1b915d4b65164dc"}
{"n":445,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"68932d582990acff"}
{"n":446,"by":"government","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: {1}",[["8.1.2: players before Non-players, of the enemies that have not executed",[]],"warlords"]]],"print":"29b37cc7321d3802","sum":"87f3deaef00d456a"}
{"n":447,"by":null,"ask":"deck.top","answer":"propaganda","print":"0c4f60697344b5e6","sum":"ac917c7e87bec024"}
{"n":448,"by":"government","how":"bot","ask":"civic.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"kandahar"]]],"sum":"7116f5ca76a646a3"}
{"n":449,"by":"government","how":"bot","ask":"civic.steps","answer":"2","why":["8.6.6: Terror removed, then one level"],"sum":"50d1f7ac34fa9761"}
{"n":450,"by":"taliban","how":"bot","ask":"sharia.space","answer":"oruzgan","why":[["{0}: {1} ({2})",[["8.7.7: the greatest shift",[]],"oruzgan",["{0}",[2]]]],["{0}: {1}",[["8.7.7: Sharia",[]],"oruzgan"]]],"sum":"bea4a1a1d185bec4"}
{"n":451,"by":"taliban","how":"bot","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources allow"],"sum":"3da26c9b34d85065"}
{"n":452,"by":"taliban","how":"bot","ask":"sharia.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.7.7: fewest Terror markers",[]],"ghazni",["{0}",[0]]]],["{0}: {1}",[["8.7.7: Sharia",[]],"ghazni"]]],"sum":"76782016389cffa6"}
{"n":453,"by":"taliban","how":"bot","ask":"sharia.space","answer":"helmand","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"helmand"]]],"sum":"1840e97829d7ccfa"}
{"n":454,"by":"taliban","how":"bot","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources allow"],"print":"28890b6fbf9eae3d","sum":"414cf36b78fc91fb"}
{"n":455,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"fd97fafcd2aaed49"}
{"n":456,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"311d723dd1294260"}
{"n":457,"by":"coalition","ask":"redeploy.coalition.origin","answer":"ghowr","sum":"f60f300eb09872f5"}
{"n":458,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","sum":"f463f08b80d7d52d"}
{"n":459,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","sum":"bf89f90c0ca58371"}
{"n":460,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"b4a3578046983bbd"}
{"n":461,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"ab52e5056d8f56e1"}
{"n":462,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"1c97562d210ae61f"}
{"n":463,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"f4e041b4a51e47a5"}
{"n":464,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"baghlan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[4]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul, kandahar",["{0}",[3]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"4d5bc4a32938f1ce"}
{"n":465,"by":null,"ask":"bot.tan","answer":"2","sum":"1cbc19aaf9a91b69"}
{"n":466,"by":null,"ask":"bot.black","answer":"3","sum":"abfdecfd1656d17e"}
{"n":467,"by":null,"ask":"bot.green","answer":"2","sum":"de0aaa872922e07a"}
{"n":468,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,2,"herat","kabul"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kandahar",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan",["{0}",[1]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","baghlan"]]],"sum":"3bafa19334ff5074"}
{"n":469,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","baghlan"]]],"sum":"1d571c8650ebc588"}
{"n":470,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","baghlan"]]],"sum":"db1d71c2bc45c801"}
{"n":471,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"f7ddd552da819fe1"}
{"n":472,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"e9d760bd78974448"}
{"n":473,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"baeb3ebd9ee3a58f"}
{"n":474,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"37e3ae988f52dcbb"}
{"n":475,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"dde4007a8d7b0b45"}
{"n":476,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"0aaecc987e85c6d6"}
{"n":477,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","baghlan"]]],"sum":"ae93c54916a5f808"}
{"n":478,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","baghlan"]]],"sum":"f8632156e0f59dbb"}
{"n":479,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","baghlan"]]],"sum":"f141bce9f10acea8"}
{"n":480,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"834d5b594c6e3a26"}
{"n":481,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"zabol",["{0}",[2]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"sum":"f12b15b59faa6104"}
{"n":482,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, nuristan, oruzgan, zabol, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, nuristan, oruzgan, zabol"]],["8.2: among {0}",["ghazni, nuristan, oruzgan, zabol"]]],"sum":"9fc313fc7bec845b"}
{"n":483,"by":null,"ask":"bot.tan","answer":"5","sum":"80b432f16594bd83"}
{"n":484,"by":null,"ask":"bot.black","answer":"6","sum":"bea71a86a9a964e6"}
{"n":485,"by":null,"ask":"bot.green","answer":"1","sum":"debe7f1ab8588cf5"}
{"n":486,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,1,"sar-e-pol","zabol"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"sum":"ad8fa1aace834962"}
{"n":487,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, nuristan, oruzgan, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, nuristan, oruzgan"]],["8.2: among {0}",["ghazni, nuristan, oruzgan"]]],"sum":"0f0ab3324d747216"}
{"n":488,"by":null,"ask":"bot.tan","answer":"6","sum":"036ffc9ef474ab8a"}
{"n":489,"by":null,"ask":"bot.black","answer":"4","sum":"05e47bcc5837cc40"}
{"n":490,"by":null,"ask":"bot.green","answer":"6","sum":"17dcfa849a4a428c"}
{"n":491,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,6,"ghowr","oruzgan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"oruzgan"]]],"sum":"3ef2edeab7ce070b"}
{"n":492,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, nuristan, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, nuristan"]],["8.2: among {0}",["ghazni, nuristan"]]],"sum":"e1cec6b28c568db2"}
{"n":493,"by":null,"ask":"bot.tan","answer":"1","sum":"0cddcd2a94fc04f7"}
{"n":494,"by":null,"ask":"bot.black","answer":"4","sum":"e160b2489cbda781"}
{"n":495,"by":null,"ask":"bot.green","answer":"2","sum":"65f2523beef76797"}
{"n":496,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,2,"herat","ghazni"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"ghazni"]]],"sum":"4ba9d276c00b4105"}
{"n":497,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"nuristan, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"nuristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"nuristan"]]],"print":"2004c02a133648f5","sum":"9cba88ee90e13fe8"}
{"n":498,"by":null,"ask":"deck.card","answer":"36","print":"ff97f1a0c93d168a","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 36\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=24 taliban=45 warlords=23\naid: 0\npatronage: 0\nislamabad: sponsorship\nout-of-play: C:T6\nbaghlan G:P2\nfarah W:B1u1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand T:B1u4 W:B1 support=O\nherat G:B1\nkabul C:B1T2 G:T3P2 T:u2 support=S +1\nkandahar C:T1 G:B1T5P2 support=S\nkhowst support=S +1\nkonduz G:P1 W:B1u1\nnuristan T:B1u4 W:u1 support=O\noruzgan T:B1u4 support=O\nzabol T:B1u4\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak C:T4 G:P2\n","sum":"246056e0e456af07"}
{"n":499,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mullah Omar"]]],"sum":"afadef32b3f5585d"}
{"n":500,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"01f63586775db873","sum":"cbfce426d4499685"}
{"n":501,"by":"warlords","ask":"turn","answer":"pass","print":"205d599d8d1e9bd9","sum":"736d1c014d8b2229"}
{"n":502,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,42]],["{0}: {1}",["8.6","train"]]],"sum":"c7b0c3ad26c84525"}
{"n":503,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[0]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"43a1f3939cc81628"}
{"n":504,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3de0ea5b640b0486"}
{"n":505,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"c302bf72d04c4b2c"}
{"n":506,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kabul",["{0}",[5]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"dd7435f9d9051940"}
{"n":507,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"884162b2a1641374"}
{"n":508,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"513e2864256f8ad8"}
{"n":509,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"4d19d8beca7c7ec6"}
{"n":510,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"0fb200b58c5a45f6"}
{"n":511,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"df7549e1161b7a50"}
{"n":512,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.6.2 step 2: all spaces have their cubes"],"sum":"c30438129ccd03bd"}
{"n":513,"by":"government","how":"bot","ask":"train.extra","answer":"civic-action","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"herat"]]],"sum":"8dc8c262bc654d4a"}
{"n":514,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"0f2b4f0d58c2d16c"}
{"n":515,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without a marker",[]],"kandahar"]]],"sum":"1f2f338acfe4c405"}
{"n":516,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without a marker",[]],"herat"]]],"print":"527ec5fa749e21c6","sum":"fe6a08f6fa02996c"}
{"n":517,"by":null,"ask":"deck.card","answer":"16","print":"4582f90b3026b747","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 16\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=12 taliban=45 warlords=24\naid: 0\npatronage: 0\nislamabad: sponsorship\nout-of-play: C:T6\nmomentum: 36=shaded\nbaghlan G:P2\nfarah W:B1u1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand T:B1u4 W:B1 support=O\nherat G:B1T3P3 support=S +1\nkabul C:B1T2 G:T6P5 T:u2 support=S +1\nkandahar C:T1 G:B1T8P5 support=S +1\nkhowst support=S +1\nkonduz G:P1 W:B1u1\nnuristan T:B1u4 W:u1 support=O\noruzgan T:B1u4 support=O\nzabol T:B1u4\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak C:T4 G:P2\n","sum":"0eaa72b47102cd8b"}
{"n":518,"by":"coalition","ask":"turn","answer":"assault","sum":"a5c76d5d2b945fe8"}
{"n":519,"by":"coalition","how":"alone","ask":"assault.space","answer":"air-lift","sum":"1de6e3a6e2206a75"}
{"n":520,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"dcad8a961bdefbb6"}
{"n":521,"by":"coalition","how":"alone","ask":"air-lift.destination","answer":"helmand","sum":"78e368b9f7690592"}
{"n":522,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"a703cd20f5b3b6b5"}
{"n":523,"by":"coalition","ask":"air-lift.destination","answer":"baghlan","sum":"56267fb7471fbac6"}
{"n":524,"by":"coalition","ask":"air-lift.troops","answer":"1","sum":"fcbe7f24d0753ec6"}
{"n":525,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"291b1e1bc1862715"}
{"n":526,"by":"coalition","ask":"air-lift.destination","answer":"helmand","sum":"16f6461b7cb9bff0"}
{"n":527,"by":"coalition","ask":"air-lift.troops","answer":"1","sum":"469862c8860e6e42"}
{"n":528,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"3e24fd58d123bbf0"}
{"n":529,"by":"coalition","ask":"air-lift.destination","answer":"helmand","sum":"7d001a1f4c92a13c"}
{"n":530,"by":"coalition","how":"alone","ask":"assault.space","answer":"helmand","print":"8e7315ea305454a0","sum":"0fef03d099b18e6e"}
{"n":531,"by":"warlords","ask":"turn","answer":"terror","sum":"b9e0a13968f7cc5a"}
{"n":532,"by":"warlords","ask":"terror.space","answer":"farah","print":"8396a1e2a033eea1","sum":"b7e6da1ee7da2f8a"}
{"n":533,"by":null,"ask":"deck.top","answer":"event","sum":"6799f51b6e97ac0c"}
{"n":534,"by":null,"ask":"deck.card","answer":"6","print":"95010a9adba812dd","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 6\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government taliban\nresources: government=12 taliban=45 warlords=23\naid: 0\npatronage: 0\nislamabad: sponsorship\nout-of-play: C:T6\nmomentum: 36=shaded\nbaghlan G:T1P2\nfarah W:B1a1 terror=1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand C:T1 G:T2 T:B1u4 support=O\nherat G:B1T3P3 support=S +1\nkabul C:B1T2 G:T6P5 T:u2 support=S +1\nkandahar G:B1T5P5 support=S +1\nkhowst support=S +1\nkonduz G:P1 W:B1u1\nnuristan T:B1u4 W:u1 support=O\noruzgan T:B1u4 support=O\nzabol T:B1u4\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak C:T4 G:P2\n","sum":"236f97031b477ced"}
{"n":535,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Pakistan Talks"]]],"sum":"c921fdd01d34d903"}
{"n":536,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"f8d69e76aa3360b8","sum":"c56fc7931d0f6566"}
{"n":537,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,24]],["{0}: {1}",["8.6","train"]]],"sum":"49bf9f1bdec6823c"}
{"n":538,"by":"government","how":"bot","ask":"train.space","answer":"baghlan","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"baghlan"]]],"sum":"4281f4f79717150f"}
{"n":539,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"baghlan"]]],"sum":"0a2f844afc766ce0"}
{"n":540,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[6]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"f2153e73a2fa0918"}
{"n":541,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"eaf194657239e339"}
{"n":542,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"4048d6b33e31658b"}
{"n":543,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[10]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"e4d294a14d990028"}
{"n":544,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"c41ab1d07d25c283"}
{"n":545,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"58b12074a38aca7d"}
{"n":546,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"2599e3443e969357"}
{"n":547,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"a9fa438dc4911edb"}
{"n":548,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"ff1aff1cb51162bf"}
{"n":549,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":[["{0}: no {1}",["8.6.2","govern"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kabul"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"khowst"]],"8.6.2: Transport"],"sum":"8c9f437b51ec18cc"}
{"n":550,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kabul"]]],"sum":"e199f25f5daf7c1d"}
{"n":551,"by":"government","how":"bot","ask":"transport.destination","answer":"khowst","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"khowst"]]],"sum":"10696f74fce5cc32"}
{"n":552,"by":"government","how":"bot","ask":"transport.troops","answer":"8","why":["8.6.2: all of the excess, but 1 stays"],"print":"5eb347196bbaf47a","sum":"3f9e048cb8a39b2b"}
{"n":553,"by":null,"ask":"deck.top","answer":"event","sum":"2969331a0757fc11"}
{"n":554,"by":null,"ask":"deck.card","answer":"60","print":"f9f0fb5fe07b9c6b","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 60\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=0 taliban=45 warlords=23\naid: 0\npatronage: 0\nislamabad: sponsorship!\nout-of-play: C:T6\nmomentum: 36=shaded\nbaghlan G:B1\nfarah W:B1a1 terror=1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand C:T1 G:T2 T:B1u4 support=O\nherat G:B1T6P6 support=S +1\nkabul C:B1T2 G:T1P8 T:u2 support=S +1\nkandahar G:B1T8P8 support=S +1\nkhowst G:T8 support=S +1\nkonduz G:P1 W:B1u1\nnuristan T:B1u4 W:u1 support=O\noruzgan T:B1u4 support=O\nzabol T:B1u4\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak C:T4 G:P2\n","sum":"8bb43b1a8c82f4b7"}
{"n":555,"by":"warlords","ask":"turn","answer":"attack","sum":"7b221655305dc685"}
{"n":556,"by":"warlords","ask":"attack.space","answer":"suborn","sum":"f5bfddb8e4d7290f"}
{"n":557,"by":"warlords","ask":"suborn.space","answer":"herat","sum":"5014e8a88e0f5032"}
{"n":558,"by":"warlords","ask":"suborn.action","answer":"remove-cubes","sum":"9372d457758dc5f4"}
{"n":559,"by":"warlords","ask":"suborn.cubes","answer":"2","sum":"10f040ba0a49b056"}
{"n":560,"by":"warlords","ask":"suborn.police","answer":"2","sum":"4b91e9f6a3d079ae"}
{"n":561,"by":"warlords","ask":"suborn.space","answer":"nuristan","sum":"1a4c552f1d048a59"}
{"n":562,"by":"warlords","ask":"suborn.space","answer":"done","sum":"b3777386be9dfe8b"}
{"n":563,"by":"warlords","ask":"attack.space","answer":"nuristan","sum":"24608d74370c1304"}
{"n":564,"by":null,"ask":"attack.roll","answer":"4","sum":"0f52e9d22013be5d"}
{"n":565,"by":"warlords","ask":"attack.space","answer":"konduz","sum":"21a60c32619108c6"}
{"n":566,"by":null,"ask":"attack.roll","answer":"5","print":"8959d687b29c9dbc","sum":"4e6ab7e288d4ca0d"}
{"n":567,"by":"coalition","ask":"turn","answer":"train","sum":"f0b4173770acf42e"}
{"n":568,"by":"coalition","ask":"train.space","answer":"helmand","print":"10496b2f66eb3ce2","sum":"67e557e104c10597"}
{"n":569,"by":null,"ask":"deck.top","answer":"propaganda","print":"9cc294e969059ffa","sum":"d8b5c5300d9669e8"}
{"n":570,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"4002e6a4a3ae8784"}
{"n":571,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"1fe5e9c6f63f0dd8"}
{"n":572,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9ba42e9b8507d9ef"}
{"n":573,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"745609fa29d5ce74"}
{"n":574,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","sum":"54a705affcf9c9ea"}
{"n":575,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"3202105127833171"}
{"n":576,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"8ca0fbec6070bcdc"}
{"n":577,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"944509db9b469925"}
{"n":578,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"d3ccf689a7312b35"}
{"n":579,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"fad0aaaa63f867e8"}
{"n":580,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"cd04e4cf7ab4bbe0"}
{"n":581,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"d3206372e043b226"}
{"n":582,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"bf0c03d7e359c38d"}
{"n":583,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"6c1a38e95eebd243"}
{"n":584,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"3a12b74ea0e4c29a"}
{"n":585,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"783b84c222c9c44f"}
{"n":586,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, kabul",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"4b8ed38abaed1049"}
{"n":587,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"5346e29585bba030"}
{"n":588,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"f5ea265e5ac24ec9"}
{"n":589,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[6]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul, kandahar",["{0}",[5]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"6bfe88b61e87f4b3"}
{"n":590,"by":null,"ask":"bot.tan","answer":"6","sum":"e137d013d643ff7d"}
{"n":591,"by":null,"ask":"bot.black","answer":"6","sum":"8cc7f4209e0033cb"}
{"n":592,"by":null,"ask":"bot.green","answer":"6","sum":"94920fdef82503e4"}
{"n":593,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","kandahar"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan",["{0}",[0]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan, khowst",["{0}",[1]]]],["8.2: among {0}",["baghlan, khowst"]]],"sum":"a9016647a712f0e3"}
{"n":594,"by":null,"ask":"bot.tan","answer":"4","sum":"b94d8d371db0f3d2"}
{"n":595,"by":null,"ask":"bot.black","answer":"3","sum":"d4ff73b232fd70af"}
{"n":596,"by":null,"ask":"bot.green","answer":"2","sum":"adfdff1d2ee64b69"}
{"n":597,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,2,"kabul","baghlan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul, kandahar",["{0}",[4]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"95898dc298fa016b"}
{"n":598,"by":null,"ask":"bot.tan","answer":"4","sum":"a3b77c77065db5ce"}
{"n":599,"by":null,"ask":"bot.black","answer":"5","sum":"f1460fe95cda6985"}
{"n":600,"by":null,"ask":"bot.green","answer":"6","sum":"ede7bf75ae90ef26"}
{"n":601,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,6,"northwest-frontier","kandahar"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"khowst",["{0}",[1]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[4]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan, herat, khowst",["{0}",[2]]]],["8.2: among {0}",["baghlan, herat, khowst"]]],"sum":"4f3244a4a9d34df0"}
{"n":602,"by":null,"ask":"bot.tan","answer":"4","sum":"4c7f7909bf92526a"}
{"n":603,"by":null,"ask":"bot.black","answer":"3","sum":"a84596349e380ad3"}
{"n":604,"by":null,"ask":"bot.green","answer":"3","sum":"5fa5fcae4c22dc80"}
{"n":605,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,3,"kabul","baghlan"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","khowst"]]],"sum":"07e4b8d0aaded058"}
{"n":606,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","khowst"]]],"sum":"87ead786c3a0aff2"}
{"n":607,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","khowst"]]],"sum":"2ebbe3fc7090d66f"}
{"n":608,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","baghlan"]]],"sum":"49c4aec523a02399"}
{"n":609,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","baghlan"]]],"sum":"f2931d9ebe67e269"}
{"n":610,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","baghlan"]]],"sum":"1161744da935fe1e"}
{"n":611,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"kabul","baghlan"]]],"sum":"7deb24a436d6e185"}
{"n":612,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"kabul","baghlan"]]],"sum":"287ceb2541598fa9"}
{"n":613,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"kabul","baghlan"]]],"sum":"2cd17af44eb135f5"}
{"n":614,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","khowst"]]],"sum":"c6b203eb41b03327"}
{"n":615,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","khowst"]]],"sum":"a78585a5ed7e1e72"}
{"n":616,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","khowst"]]],"sum":"662db6330e4190b0"}
{"n":617,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"print":"d4b753fb71f9404c","sum":"648c9cf4204ae320"}
{"n":618,"by":null,"ask":"deck.card","answer":"66","print":"af442f1bd923b923","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 66\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=12 taliban=52 warlords=19\naid: 0\npatronage: 0\nislamabad: sponsorship\nout-of-play: C:T6\nbaghlan G:B1T4P3\nfarah W:B1u1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand C:T1 T:B1u4 support=O\nherat G:B1T5P2 support=S +1\nkabul C:B1T2 G:T4P3 T:u2 support=S +1\nkandahar G:B1T6P3 support=S +1\nkhowst G:P2 support=S +1\nkonduz G:P1 W:B1u1\nnuristan T:B1u3 W:u1 support=O\noruzgan T:B1u4 support=O\nzabol T:B1u4\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak C:T4 G:P2\n","sum":"b61d76494c6c4e9f"}
{"n":619,"by":"warlords","ask":"turn","answer":"event","sum":"edd2c76843b57563"}
{"n":620,"by":"warlords","ask":"event.side","answer":"by-hand","sum":"5258a13f1c85ab04"}
{"n":621,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"477368b376f1a8fc"}
{"n":622,"by":"warlords","ask":"by-hand.space","answer":"waziristan","sum":"3da6b7895835301f"}
{"n":623,"by":"warlords","ask":"by-hand.piece","answer":"taliban_bases","sum":"204d227b4f1e20e8"}
{"n":624,"by":"warlords","ask":"by-hand.step","answer":"eligibility","sum":"e1a439aa2667f777"}
{"n":625,"by":"warlords","ask":"by-hand.eligibility","answer":"stays-taliban","sum":"a04726846c9db0b8"}
{"n":626,"by":"warlords","ask":"by-hand.step","answer":"boxes","sum":"4e94b7ad17ffb4ef"}
{"n":627,"by":"warlords","ask":"by-hand.boxes","answer":"out-of-play-to-casualties","sum":"22d1fcd8f0cad71d"}
{"n":628,"by":"warlords","ask":"by-hand.count","answer":"5","sum":"f13fdde2536a4a92"}
{"n":629,"by":"warlords","ask":"by-hand.step","answer":"marker","sum":"fa712531f1270047"}
{"n":630,"by":"warlords","ask":"by-hand.marker","answer":"add-returnees","sum":"6263d0bdb38060c8"}
{"n":631,"by":"warlords","ask":"by-hand.space","answer":"farah","sum":"afad31d0a0f928a3"}
{"n":632,"by":"warlords","ask":"by-hand.step","answer":"helmand","sum":"a57f75b795717a68"}
{"n":633,"by":"warlords","ask":"by-hand.step","answer":"place","sum":"37a7935b4413e592"}
{"n":634,"by":"warlords","ask":"by-hand.piece","answer":"government_police","sum":"de004ccc1f231416"}
{"n":635,"by":"warlords","ask":"by-hand.space","answer":"toraghondi-farah","sum":"d64fad93fe454d75"}
{"n":636,"by":"warlords","ask":"by-hand.count","answer":"5","sum":"739d4dd2075ea166"}
{"n":637,"by":"warlords","ask":"by-hand.step","answer":"herat","sum":"684d0399b4b322b0"}
{"n":638,"by":"warlords","ask":"by-hand.count","answer":"7","sum":"bf025f69ff5f2bc4"}
{"n":639,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"bf483ade35079514"}
{"n":640,"by":"warlords","ask":"by-hand.faction","answer":"coalition","sum":"5938a9375c7375d7"}
{"n":641,"by":"warlords","ask":"by-hand.action","answer":"free-train","sum":"2ffd9279f4c05f96"}
{"n":642,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"bb92ac449d53bca0"}
{"n":643,"by":"warlords","ask":"by-hand.step","answer":"islamabad","sum":"cafa82271bdf63ba"}
{"n":644,"by":"warlords","ask":"by-hand.islamabad","answer":"towards-sponsorship","sum":"ae8f9601d9918086"}
{"n":645,"by":"warlords","ask":"by-hand.step","answer":"die","sum":"d40871a647800084"}
{"n":646,"by":null,"ask":"event.roll","answer":"4","sum":"4368f55a45ea6b98"}
{"n":647,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"d0b4a8fc54946b5c"}
{"n":648,"by":"warlords","ask":"by-hand.track","answer":"raise-aid","sum":"5d251cad5026b76c"}
{"n":649,"by":"warlords","ask":"by-hand.count","answer":"63","sum":"a821ed750f375874"}
{"n":650,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"d7794013a7599b5d"}
{"n":651,"by":"warlords","ask":"by-hand.track","answer":"raise-patronage","sum":"c21a73e7ed1e6cdb"}
{"n":652,"by":"warlords","ask":"by-hand.count","answer":"7","sum":"6d196826cdd1b966"}
{"n":653,"by":"warlords","ask":"by-hand.step","answer":"raise-taliban","sum":"ebbb9538e5823e34"}
{"n":654,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"504f6ee77c79b8a5"}
{"n":655,"by":"warlords","ask":"by-hand.step","answer":"raise-government","sum":"6a775f6663bf56a6"}
{"n":656,"by":"warlords","ask":"by-hand.count","answer":"21","sum":"ecb4115e8af0928c"}
{"n":657,"by":"warlords","ask":"by-hand.step","answer":"islamabad","sum":"dbbdfc6effb14fbd"}
{"n":658,"by":"warlords","ask":"by-hand.islamabad","answer":"back","sum":"17d9a7e62e8eb05c"}
{"n":659,"by":"warlords","ask":"by-hand.step","answer":"hand-over","sum":"f6e55431364f8f1a"}
{"n":660,"by":"warlords","ask":"by-hand.chooser","answer":"coalition","sum":"632952f8140dc711"}
{"n":661,"by":"coalition","ask":"by-hand.step","answer":"attitude","sum":"bbeea1f54f5b6636"}
{"n":662,"by":"coalition","ask":"by-hand.space","answer":"nuristan","sum":"01aea1b2bf9a7031"}
{"n":663,"by":"coalition","ask":"by-hand.attitude","answer":"support","sum":"b44c0113f83bcc95"}
{"n":664,"by":"coalition","ask":"by-hand.step","answer":"lasting","sum":"2aa7ec067223a290"}
{"n":665,"by":"coalition","ask":"by-hand.lasting","answer":"back","sum":"91ecad9bb2570b8a"}
{"n":666,"by":"coalition","ask":"by-hand.step","answer":"remove","sum":"e72170ae6db95efe"}
{"n":667,"by":"coalition","ask":"by-hand.space","answer":"kabul-tor-kham","sum":"af1302b4319fbf8d"}
{"n":668,"by":"coalition","ask":"by-hand.count","answer":"1","sum":"57b2d0f2fd10a2c1"}
{"n":669,"by":"coalition","ask":"by-hand.step","answer":"zabol","sum":"26db4acd147cb6fb"}
{"n":670,"by":"coalition","ask":"by-hand.piece","answer":"taliban_underground","sum":"5d0010dc4e3e670f"}
{"n":671,"by":"coalition","ask":"by-hand.count","answer":"2","sum":"0e519300bb482d7b"}
{"n":672,"by":"coalition","ask":"by-hand.step","answer":"kabul","sum":"61298532c4688c63"}
{"n":673,"by":"coalition","ask":"by-hand.piece","answer":"coalition_troops","sum":"5c603c1fe87a0684"}
{"n":674,"by":"coalition","ask":"by-hand.count","answer":"2","sum":"dc7a0c9696d70132"}
{"n":675,"by":"coalition","ask":"by-hand.box","answer":"out-of-play","sum":"d33b529dae546979"}
{"n":676,"by":"coalition","ask":"by-hand.step","answer":"marker","sum":"da9a5e060f07a138"}
{"n":677,"by":"coalition","ask":"by-hand.marker","answer":"remove-returnees","sum":"6a62b50b1ef69da8"}
{"n":678,"by":"coalition","ask":"by-hand.space","answer":"khowst","sum":"b41a3efe08277314"}
{"n":679,"by":"coalition","ask":"by-hand.step","answer":"eligibility","sum":"ab5d7080f650fd5f"}
{"n":680,"by":"coalition","ask":"by-hand.eligibility","answer":"back","sum":"2e20c9d608b342bb"}
{"n":681,"by":"coalition","ask":"by-hand.step","answer":"eligibility","sum":"0e9d4f958c8f5ff4"}
{"n":682,"by":"coalition","ask":"by-hand.eligibility","answer":"stays-warlords","sum":"8b096cc7d45cbb97"}
{"n":683,"by":"coalition","ask":"by-hand.step","answer":"remove","sum":"64a9a463a03f220d"}
{"n":684,"by":"coalition","ask":"by-hand.space","answer":"kabul","sum":"ec76f6a237cd814b"}
{"n":685,"by":"coalition","ask":"by-hand.piece","answer":"government_police","sum":"712d18a4ca648e86"}
{"n":686,"by":"coalition","ask":"by-hand.count","answer":"3","sum":"7c672b039694adcb"}
{"n":687,"by":"coalition","ask":"by-hand.step","answer":"konduz","sum":"4762f9faa8209b52"}
{"n":688,"by":"coalition","ask":"by-hand.piece","answer":"warlord_bases","sum":"f057744e69edd533"}
{"n":689,"by":"coalition","ask":"by-hand.step","answer":"toraghondi-farah","sum":"53d48d35733a8436"}
{"n":690,"by":"coalition","ask":"by-hand.count","answer":"2","sum":"400c6b063ceb01a9"}
{"n":691,"by":"coalition","ask":"by-hand.step","answer":"lasting","sum":"0c8bb94ed6dbff21"}
{"n":692,"by":"coalition","ask":"by-hand.lasting","answer":"other-capability","sum":"c98d17b6eaed8685"}
{"n":693,"by":"coalition","ask":"by-hand.capability","answer":"3","sum":"3bf233362aeb2257"}
{"n":694,"by":"coalition","ask":"by-hand.side","answer":"shaded","sum":"b2839a12feb9dac3"}
{"n":695,"by":"coalition","ask":"by-hand.step","answer":"remove","sum":"43cb5b12cedd6382"}
{"n":696,"by":"coalition","ask":"by-hand.space","answer":"kabul-tor-kham","sum":"00e943380e067476"}
{"n":697,"by":"coalition","ask":"by-hand.step","answer":"nuristan","sum":"8f87605389798e77"}
{"n":698,"by":"coalition","ask":"by-hand.piece","answer":"taliban_bases","sum":"fdfcf94541d0946d"}
{"n":699,"by":"coalition","ask":"by-hand.step","answer":"hand-over","sum":"c13c777ea3f17d79"}
{"n":700,"by":"coalition","ask":"by-hand.chooser","answer":"warlords","sum":"c76e93b02d24f39d"}
{"n":701,"by":"warlords","ask":"by-hand.step","answer":"hand-over","sum":"b825f57c362f6845"}
{"n":702,"by":"warlords","ask":"by-hand.chooser","answer":"coalition","sum":"c88f808973db5447"}
{"n":703,"by":"coalition","ask":"by-hand.step","answer":"marker","sum":"d1708dcc5500be51"}
{"n":704,"by":"coalition","ask":"by-hand.marker","answer":"add-terror","sum":"5c17ac2d4a1660bb"}
{"n":705,"by":"coalition","ask":"by-hand.space","answer":"faryab","sum":"490b487de9e6810f"}
{"n":706,"by":"coalition","ask":"by-hand.step","answer":"flip","sum":"9121d18dad2ed9aa"}
{"n":707,"by":"coalition","ask":"by-hand.flip","answer":"back","sum":"ce330aaf5887e227"}
{"n":708,"by":"coalition","ask":"by-hand.step","answer":"boxes","sum":"9c9fcc50e69db096"}
{"n":709,"by":"coalition","ask":"by-hand.boxes","answer":"casualties-to-available","sum":"f6f5a9112c77db3e"}
{"n":710,"by":"coalition","ask":"by-hand.count","answer":"1","sum":"802a65bd3b371b1c"}
{"n":711,"by":"coalition","ask":"by-hand.step","answer":"out-of-play-to-casualties","sum":"ab9e55ce1b48167f"}
{"n":712,"by":"coalition","ask":"by-hand.count","answer":"3","sum":"2c3c770435ea157f"}
{"n":713,"by":"coalition","ask":"by-hand.step","answer":"hand-over","sum":"a45b32cee3ac4783"}
{"n":714,"by":"coalition","ask":"by-hand.chooser","answer":"back","sum":"d8da8f65222a4ea0"}
{"n":715,"by":"coalition","ask":"by-hand.step","answer":"flip","sum":"7ebd70150acd4330"}
{"n":716,"by":"coalition","ask":"by-hand.flip","answer":"back","sum":"10d5e8962ff8cdec"}
{"n":717,"by":"coalition","ask":"by-hand.step","answer":"done","print":"aedcb2ec0933d538","sum":"9ba958f020ae3955"}
{"n":718,"by":"taliban","how":"bot","ask":"turn","answer":"terror","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[12,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[5,5]]]],["8.7: Support + Available {0} or less: no ({1})",[20,26]],["{0}: {1}",["8.7","terror"]]],"sum":"b4af024355f3ae9f"}
{"n":719,"by":"taliban","how":"bot","ask":"terror.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.7.5: the greatest shift",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.7.5: Terror where it shifts an area",[]],"kabul"]]],"sum":"d51f94e1db31ce3a"}
{"n":720,"by":"taliban","how":"bot","ask":"terror.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.5: Terror where it shifts an area",[]],"nuristan"]]],"sum":"d2e33a2ac9276ec5"}
{"n":721,"by":"taliban","how":"bot","ask":"terror.space","answer":"extort","why":[["{0}: Extort wherever possible",["8.7.5"]]],"sum":"f0c2847e7b4560d5"}
{"n":722,"by":"taliban","how":"bot","ask":"extort.space","answer":"ghazni","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"ghazni"]]],"sum":"6f0c1815ca23d3b2"}
{"n":723,"by":"taliban","how":"bot","ask":"extort.space","answer":"helmand","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"helmand"]]],"sum":"2fdc323df3f41cd6"}
{"n":724,"by":"taliban","how":"bot","ask":"extort.space","answer":"nuristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"nuristan"]]],"sum":"938b2294e0e07291"}
{"n":725,"by":"taliban","how":"bot","ask":"extort.space","answer":"oruzgan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"oruzgan"]]],"sum":"8f114b226069ec65"}
{"n":726,"by":"taliban","how":"bot","ask":"extort.space","answer":"zabol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"zabol"]]],"sum":"0ae6c93bbdbb90dd"}
{"n":727,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"northwest-frontier"]]],"sum":"d695738bcb8de645"}
{"n":728,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"waziristan"]]],"sum":"00ad7fed33e98433"}
{"n":729,"by":"taliban","how":"bot","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"9e2363bd2ce7af87","sum":"211a4ece964353d5"}
{"n":730,"by":null,"ask":"deck.card","answer":"58","print":"09df9c53060912f6","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 58\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=33 taliban=59 warlords=19\naid: 63\npatronage: 7\nislamabad: sponsorship!\ncasualties: C:T7\ncapabilities: 3=shaded\nbaghlan G:B1T4P3\nfarah W:B1u1 +1\nfaryab terror=1\nghazni T:B1u3a1 support=O\nghowr support=O\nhelmand C:T1 T:B1u3a1 support=O +1\nherat G:B1T5P9 support=S +1\nkabul C:B1 G:T4 T:u1a1 terror=1 +1\nkandahar G:B1T6P3 support=S +1\nkhowst G:P2 support=S\nkonduz G:P1 W:u1\nnuristan T:u1a2 W:u1 terror=1\noruzgan T:B1u3a1 support=O\nzabol T:B1u1a1\nnorthwest-frontier T:B1u2a1\nwaziristan T:u2a1\nkandahar-spin-boldak C:T4 G:P2\ntoraghondi-farah G:P3\n","sum":"55984123825baa64"}
{"n":731,"by":"warlords","ask":"turn","answer":"terror","sum":"06673ae3d3f48123"}
{"n":732,"by":"warlords","ask":"terror.space","answer":"konduz","sum":"b64d57f79a0b8f79"}
{"n":733,"by":"warlords","ask":"terror.space","answer":"farah","sum":"3bf29d0b38e35090"}
{"n":734,"by":"warlords","ask":"terror.space","answer":"suborn","sum":"15b16dffa7befc0f"}
{"n":735,"by":"warlords","ask":"suborn.space","answer":"ghazni","sum":"b755d9afe7738a9c"}
{"n":736,"by":"warlords","ask":"suborn.action","answer":"hide","sum":"d6af03ad0541404d"}
{"n":737,"by":"warlords","ask":"suborn.space","answer":"herat","sum":"ec13b8108eff3cc6"}
{"n":738,"by":"warlords","ask":"suborn.action","answer":"remove-base","sum":"5e347e4a6ad48dd6"}
{"n":739,"by":"warlords","ask":"suborn.space","answer":"konduz","sum":"48ba4c67d57376aa"}
{"n":740,"by":"warlords","ask":"suborn.action","answer":"remove-cubes","sum":"a355bc4dcd8e6b46"}
{"n":741,"by":"warlords","ask":"terror.space","answer":"nuristan","print":"b3baa6c934f7f046","sum":"d341b25285959e09"}
{"n":742,"by":"coalition","ask":"turn","answer":"assault","sum":"52344f2af95fc62b"}
{"n":743,"by":"coalition","how":"alone","ask":"assault.space","answer":"helmand","print":"84842e6dcdcc5085","sum":"f9319fb4e987260d"}
{"n":744,"by":null,"ask":"deck.card","answer":"24","print":"105e84d37bc71873","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 24\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government taliban\nresources: government=33 taliban=59 warlords=10\naid: 63\npatronage: 7\nislamabad: sponsorship!\ncasualties: C:T7\ncapabilities: 3=shaded\nbaghlan G:B1T4P3\nfarah W:B1a1 terror=1 +1\nfaryab terror=1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand C:T1 T:B1u3 support=O +1\nherat G:T5P9 support=S +1\nkabul C:B1 G:T4 T:u1a1 terror=1 +1\nkandahar G:B1T6P3 support=S +1\nkhowst G:P2 support=S\nkonduz W:a1 terror=1\nnuristan T:u1a2 W:a1 terror=2\noruzgan T:B1u3a1 support=O\nzabol T:B1u1a1\nnorthwest-frontier T:B1u2a1\nwaziristan T:u2a1\nkandahar-spin-boldak C:T4 G:P2\ntoraghondi-farah G:P3\n","sum":"32fd15f88ecf16f5"}
{"n":745,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Taliban Talks"]]],"sum":"330d98bc730f5ff7"}
{"n":746,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"8d80e2e088729fc7","sum":"3553ec83914739fb"}
{"n":747,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,20]],["{0}: {1}",["8.6","train"]]],"sum":"be7b5b7ca96473c9"}
{"n":748,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"herat"]]],"sum":"b327a5744a5fc195"}
{"n":749,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"herat"]]],"sum":"71458ae8879211ce"}
{"n":750,"by":"government","how":"bot","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"bf73b3b02b92acdc"}
{"n":751,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"1234758219651018"}
{"n":752,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b9d4fc43a3cde515"}
{"n":753,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b792b1488c030954"}
{"n":754,"by":"government","how":"bot","ask":"train.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"baghlan",["{0}",[7]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"baghlan"]]],"sum":"d08c918bc3c0c1f3"}
{"n":755,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5e43f800046795af"}
{"n":756,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"57d7f5fb05c79412"}
{"n":757,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"ce3d86b4de9b15e8"}
{"n":758,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"429e28d60bf84987"}
{"n":759,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"efdf8bb7747a8b47"}
{"n":760,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"df02b76f9118cf05"}
{"n":761,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"kandahar",["{0}",[3]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"kandahar"]]],"sum":"6dd5ce02fd79dc44"}
{"n":762,"by":"government","how":"bot","ask":"govern.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, khowst"]]],"sum":"0c08be0bdcbbb147"}
{"n":763,"by":null,"ask":"bot.tan","answer":"1","sum":"a9b9b3826018c034"}
{"n":764,"by":null,"ask":"bot.black","answer":"1","sum":"6dac33683d92c682"}
{"n":765,"by":null,"ask":"bot.green","answer":"6","sum":"a64c90f300b34709"}
{"n":766,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,6,"farah","herat"]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"print":"231c3fd6e9f8ec25","sum":"38d088a755146821"}
{"n":767,"by":null,"ask":"deck.card","answer":"7","print":"c886d3c12fec33cc","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 7\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=21 taliban=59 warlords=10\naid: 58\npatronage: 12\nislamabad: sponsorship!\ncasualties: C:T7\ncapabilities: 3=shaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nfarah W:B1a1 terror=1 +1\nfaryab terror=1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand C:T1 T:B1u3 support=O +1\nherat G:B1T4P7 +1\nkabul C:B1 G:T7P3 T:u1a1 terror=1 +1\nkandahar G:B1T9P6 +1\nkhowst G:P2 support=S\nkonduz W:a1 terror=1\nnuristan T:u1a2 W:a1 terror=2\noruzgan T:B1u3a1 support=O\nzabol T:B1u1a1\nnorthwest-frontier T:B1u2a1\nwaziristan T:u2a1\nkandahar-spin-boldak C:T4 G:P2\ntoraghondi-farah G:P3\n","sum":"625fe09373ff990f"}
{"n":768,"by":"coalition","ask":"turn","answer":"pass","print":"8a059a356b03d77f","sum":"ea8ff8fb95ff56fa"}
{"n":769,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Find Fix Finish",3]]],"sum":"812defd7c493a85c"}
{"n":770,"by":null,"ask":"bot.die","answer":"6","sum":"2a97f9aec533aa08"}
{"n":771,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,3,"Find Fix Finish"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[13,7]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,0]]]],["{0}: {1}",["8.7","march"]]],"sum":"9bfffdacae4a3ee8"}
{"n":772,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1} ({2})",[["8.1.2: most arrive Underground",[]],"northwest-frontier",["{0}",[1]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"78d9bcb20fe699f9"}
{"n":773,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"78ea013eedde4e6c"}
{"n":774,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"48313808b406b070"}
{"n":775,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"95abd2b1b9fdc94d"}
{"n":776,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kandahar-spin-boldak",["{0}",[3]]]],["{0}: {1} ({2})",[["8.1.2: most arrive Underground",[]],"zabol",["{0}",[0]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"3d6def130d80da71"}
{"n":777,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"50a08f2b572880c4"}
{"n":778,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"1ffbc1431c419903"}
{"n":779,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"c37169332520560c"}
{"n":780,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["oruzgan, waziristan"]]],"sum":"b2cafc91e35e8f4f"}
{"n":781,"by":null,"ask":"bot.tan","answer":"1","sum":"51ba74c050b17a45"}
{"n":782,"by":null,"ask":"bot.black","answer":"3","sum":"8cb358680d204e51"}
{"n":783,"by":null,"ask":"bot.green","answer":"6","sum":"e09775f7fd81b893"}
{"n":784,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,6,"helmand","oruzgan"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-spin-boldak",1]]],"sum":"83643104faacbf53"}
{"n":785,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-spin-boldak",1]]],"sum":"4d77cc8aa2cc8d58"}
{"n":786,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-spin-boldak",1]]],"sum":"e99b40eb3c32641e"}
{"n":787,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"55398758351d5cfa"}
{"n":788,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"0c3d450501dc3155"}
{"n":789,"by":null,"ask":"bot.die","answer":"4","sum":"cf403cf558a5bb93"}
{"n":790,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: dice {1}: {2}",["8.3","4","kandahar-kabul"]],["8.2: among {0}",["ghazni, oruzgan"]]],"sum":"1e58f4348d6122c8"}
{"n":791,"by":null,"ask":"bot.tan","answer":"5","sum":"481531f25ba3d641"}
{"n":792,"by":null,"ask":"bot.black","answer":"5","sum":"aec5a24dbafa16be"}
{"n":793,"by":null,"ask":"bot.green","answer":"3","sum":"b637db9ad819aca5"}
{"n":794,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,3,"bamian","oruzgan"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"d553ff6c0640bde7"}
{"n":795,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"fc1c4e21ee802456"}
{"n":796,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"e97a0524e6ff0f55"}
{"n":797,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, oruzgan"]]],"sum":"29feda53338aac93"}
{"n":798,"by":null,"ask":"bot.tan","answer":"5","sum":"1822ddeebb510ce9"}
{"n":799,"by":null,"ask":"bot.black","answer":"4","sum":"6b05e24c7420eeba"}
{"n":800,"by":null,"ask":"bot.green","answer":"5","sum":"c8b65fe0295d6edd"}
{"n":801,"by":"taliban","how":"bot","ask":"march.origin","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,5,"ghowr","helmand"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",1]]],"sum":"262962a30abd2426"}
{"n":802,"by":"taliban","how":"bot","ask":"march.destination","answer":"farah-kandahar","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",1]]],"sum":"a599853c3c5c0724"}
{"n":803,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",1]]],"sum":"9cdb8a7de7025406"}
{"n":804,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, bamian, kandahar, khowst, nimruz, paktika, sar-e-pol, balochistan"]]],"sum":"6a60b89af1104eea"}
{"n":805,"by":null,"ask":"bot.tan","answer":"2","sum":"e69d9133650e90d4"}
{"n":806,"by":null,"ask":"bot.black","answer":"5","sum":"62c428767554c150"}
{"n":807,"by":null,"ask":"bot.green","answer":"2","sum":"aa778c1c46aaa340"}
{"n":808,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,2,"zabol","paktika"]],["8.2: among {0}",["badakhshan, baghlan, bamian, kandahar, khowst, nimruz, sar-e-pol, balochistan"]]],"sum":"eabb85b8e1e47351"}
{"n":809,"by":null,"ask":"bot.tan","answer":"1","sum":"179e8e2644858d48"}
{"n":810,"by":null,"ask":"bot.black","answer":"5","sum":"5f56617b9831ee87"}
{"n":811,"by":null,"ask":"bot.green","answer":"3","sum":"13c03afc62f5b0b0"}
{"n":812,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,3,"oruzgan","khowst"]],["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","paktika"]]],"sum":"2ddd734c6394eddf"}
{"n":813,"by":"taliban","how":"bot","ask":"march.destination","answer":"paktika","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","paktika"]]],"sum":"cd5bd8b9491d395e"}
{"n":814,"by":"taliban","how":"bot","ask":"march.count","answer":"3","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","paktika"]]],"sum":"53063ae24c815e9b"}
{"n":815,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","paktika"]]],"sum":"86639a6d7b2efe0f"}
{"n":816,"by":"taliban","how":"bot","ask":"march.destination","answer":"paktika","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","paktika"]]],"sum":"aaf23517a1f122a2"}
{"n":817,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","paktika"]]],"sum":"c6dc63c9e484c30e"}
{"n":818,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"4c25f8b77ba9138f"}
{"n":819,"by":"taliban","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["nuristan","khowst"]]],"sum":"6f36d26980d7ea91"}
{"n":820,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["nuristan","khowst"]]],"sum":"d1a72a7d35d884ae"}
{"n":821,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["nuristan","khowst"]]],"sum":"0994e33772cab58f"}
{"n":822,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"bd64206c4d45d259"}
{"n":823,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"afff550adf72c8ea"}
{"n":824,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"21506da33437f67f"}
{"n":825,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"156653a272de9ac1"}
{"n":826,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"d4640a2e75e16404"}
{"n":827,"by":"taliban","how":"bot","ask":"march.origin","answer":"helmand","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"badakhshan, kandahar, balochistan",["{0}",[0]]]],["{0}: {1} ({2})",[["8.7.3 step 3: fewest steps",[]],"balochistan",["{0}",[1]]]],["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"helmand, paktika",["{0}",[0]]]],["{0}: {1} ({2})",[["8.7.3 step 3: fewest steps",[]],"helmand",["{0}",[1]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",0,1,"helmand","balochistan"]]],"sum":"28a72c7ac888f9b6"}
{"n":828,"by":"taliban","how":"bot","ask":"march.destination","answer":"balochistan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",0,1,"helmand","balochistan"]]],"sum":"a0b02f4fe7b61547"}
{"n":829,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",0,1,"helmand","balochistan"]]],"sum":"bcd0c1f61bb86656"}
{"n":830,"by":"taliban","how":"bot","ask":"march.origin","answer":"paktika","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"badakhshan, kandahar",["{0}",[0]]]],["{0}: {1} ({2})",[["8.7.3 step 3: fewest steps",[]],"kandahar",["{0}",[2]]]],["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"paktika",["{0}",[0]]]],["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"oruzgan",["{0}",[1]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"paktika","waziristan"]]],"sum":"7d3376d2e06bea22"}
{"n":831,"by":"taliban","how":"bot","ask":"march.destination","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"paktika","waziristan"]]],"sum":"8cb214c3db4b91b8"}
{"n":832,"by":"taliban","how":"bot","ask":"march.count","answer":"3","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"paktika","waziristan"]]],"sum":"2057fc5274bb8bf4"}
{"n":833,"by":"taliban","how":"bot","ask":"march.underground","answer":"3","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[3]]],"sum":"2749dc8a296c9649"}
{"n":834,"by":"taliban","how":"bot","ask":"march.origin","answer":"paktika","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,2,"paktika","zabol"]]],"sum":"551b98f56fe3f9ed"}
{"n":835,"by":"taliban","how":"bot","ask":"march.destination","answer":"zabol","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,2,"paktika","zabol"]]],"sum":"f7aa50c8f3dfdab1"}
{"n":836,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,2,"paktika","zabol"]]],"sum":"469bf3e648fcdf07"}
{"n":837,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"bbd29a6c0c2a124f"}
{"n":838,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"waziristan","kandahar"]]],"sum":"b94613233e61e7b5"}
{"n":839,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"waziristan","kandahar"]]],"sum":"6d2e45a137026753"}
{"n":840,"by":"taliban","how":"bot","ask":"march.count","answer":"3","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"waziristan","kandahar"]]],"sum":"0cfb30fa66bbd832"}
{"n":841,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,1,"oruzgan","kandahar"]]],"sum":"9d75157e95a95fb2"}
{"n":842,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,1,"oruzgan","kandahar"]]],"sum":"648c1720b263c1a2"}
{"n":843,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,1,"oruzgan","kandahar"]]],"sum":"875542ff01a11092"}
{"n":844,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,2,"zabol","kandahar"]]],"sum":"cb16a074ead5538e"}
{"n":845,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,2,"zabol","kandahar"]]],"sum":"cb2fe33de848fc55"}
{"n":846,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,2,"zabol","kandahar"]]],"sum":"01672c925bd949e9"}
{"n":847,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"f84a31934b5ec817"}
{"n":848,"by":"taliban","how":"bot","ask":"march.origin","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"4912c4e6e28b5912"}
{"n":849,"by":"taliban","how":"bot","ask":"extort.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kabul-tor-kham"]]],"sum":"0cbd2c5ce9fee78a"}
{"n":850,"by":"taliban","how":"bot","ask":"extort.space","answer":"done","why":[["{0}: nothing more",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]]]]],"sum":"fac3a492600d38b6"}
{"n":851,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"8427601fc95451bf","sum":"eca72e8c4370dee8"}
{"n":852,"by":"warlords","ask":"turn","answer":"event","sum":"8c983e5fee1cd43e"}
{"n":853,"by":"warlords","ask":"event.side","answer":"give","sum":"24779d478cee6242"}
{"n":854,"by":"warlords","ask":"give.what","answer":"warlords-to-government","sum":"43632e8f1a8d344c"}
{"n":855,"by":"warlords","ask":"give.amount","answer":"9","sum":"22a328a3ae64cb1a"}
{"n":856,"by":"warlords","ask":"event.side","answer":"by-hand","sum":"e03d6e4f6628417e"}
{"n":857,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"9ccaf8afac34a5a0"}
{"n":858,"by":"warlords","ask":"by-hand.space","answer":"farah","sum":"6cb86f82cb23ee68"}
{"n":859,"by":"warlords","ask":"by-hand.piece","answer":"warlord_active","sum":"4994ac0a5f0e8a3f"}
{"n":860,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"5a2f84504a936160"}
{"n":861,"by":"warlords","ask":"by-hand.faction","answer":"government","sum":"2a60be8c7223cce9"}
{"n":862,"by":"warlords","ask":"by-hand.action","answer":"free-train","sum":"6dc6655fe29b9416"}
{"n":863,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"7c812dfd71c7da78"}
{"n":864,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"7185579eaa14d4fe"}
{"n":865,"by":"warlords","ask":"by-hand.transfer","answer":"from-government","sum":"2e976a143022d701"}
{"n":866,"by":"warlords","ask":"by-hand.transfer.to","answer":"to-taliban","sum":"cd428b1aee336a98"}
{"n":867,"by":"warlords","ask":"by-hand.count","answer":"7","sum":"0f6d254c60a8e664"}
{"n":868,"by":"warlords","ask":"by-hand.step","answer":"remove-own","sum":"aece53dc3da715ec"}
{"n":869,"by":"warlords","ask":"remove-own.space","answer":"farah","sum":"ba51efbebcb72dec"}
{"n":870,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"2da20de865ea691c"}
{"n":871,"by":"warlords","ask":"by-hand.track","answer":"raise-taliban","sum":"53f466cb01792776"}
{"n":872,"by":"warlords","ask":"by-hand.count","answer":"3","sum":"f17f3d35e594da7a"}
{"n":873,"by":"warlords","ask":"by-hand.step","answer":"lower-patronage","sum":"a3be3998177f4d7b"}
{"n":874,"by":"warlords","ask":"by-hand.count","answer":"5","sum":"8576de73ff874b72"}
{"n":875,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"f523020a606d8046"}
{"n":876,"by":"warlords","ask":"by-hand.space","answer":"konduz","sum":"a616e0862f69a5ba"}
{"n":877,"by":"warlords","ask":"by-hand.step","answer":"kandahar-kabul","sum":"4c570d5f14cecc5b"}
{"n":878,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"50da0caac5ca8a86"}
{"n":879,"by":"warlords","ask":"by-hand.lasting","answer":"turn-3","sum":"529d985f0d05bc68"}
{"n":880,"by":"warlords","ask":"by-hand.step","answer":"boxes","sum":"7a857958e3f46c16"}
{"n":881,"by":"warlords","ask":"by-hand.boxes","answer":"available-to-casualties","sum":"ce09150221e61280"}
{"n":882,"by":"warlords","ask":"by-hand.piece","answer":"coalition_bases","sum":"e65c59dd06f944ae"}
{"n":883,"by":"warlords","ask":"by-hand.count","answer":"4","sum":"b8a6759f1c7faf33"}
{"n":884,"by":"warlords","ask":"by-hand.step","answer":"free","sum":"ff8a9f0ec485cd81"}
{"n":885,"by":"warlords","ask":"by-hand.faction","answer":"taliban","sum":"bfaaa3af8b075521"}
{"n":886,"by":"warlords","ask":"by-hand.action","answer":"free-attack","sum":"ffba21d3556ab505"}
{"n":887,"by":"warlords","ask":"by-hand.free.space","answer":"kandahar","sum":"5a6e199fd7686899"}
{"n":888,"by":"warlords","ask":"by-hand.free.space","answer":"nuristan","sum":"0354990140c8b6e7"}
{"n":889,"by":"warlords","ask":"by-hand.free.space","answer":"khowst","sum":"01d2809d347e3d69"}
{"n":890,"by":"warlords","ask":"by-hand.free.space","answer":"helmand","sum":"821218556c3bbe6d"}
{"n":891,"by":"warlords","ask":"by-hand.free.space","answer":"kabul","sum":"98ffa671f2cfcbbc"}
{"n":892,"by":"warlords","ask":"by-hand.free.space","answer":"back","sum":"e84c5847b1b3bf13"}
{"n":893,"by":"warlords","ask":"by-hand.step","answer":"free-ambush","sum":"74a152a25fe7d911"}
{"n":894,"by":"warlords","ask":"by-hand.free.space","answer":"nuristan","sum":"ca4fab82e4cbad90"}
{"n":895,"by":"warlords","ask":"by-hand.free.space","answer":"go","sum":"44bf118f7ccac067"}
{"n":896,"by":"taliban","how":"bot","ask":"ambush.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"nuristan"]]],"sum":"2b6fd0f574bcd8d2"}
{"n":897,"by":"taliban","how":"bot","ask":"attack.remove","answer":"warlord_active","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","warlord_active"]]],"sum":"04ce351da1e5a702"}
{"n":898,"by":"warlords","ask":"by-hand.step","answer":"attitude","sum":"a73c88fc41b7a6ea"}
{"n":899,"by":"warlords","ask":"by-hand.space","answer":"konduz","sum":"30e4a9b5489ba905"}
{"n":900,"by":"warlords","ask":"by-hand.attitude","answer":"support","sum":"f21378dc956f1e42"}
{"n":901,"by":"warlords","ask":"by-hand.step","answer":"ghazni","sum":"63ec8dbb225c5a03"}
{"n":902,"by":"warlords","ask":"by-hand.attitude","answer":"neutral","sum":"66e849f01ca18eed"}
{"n":903,"by":"warlords","ask":"by-hand.step","answer":"bamian","sum":"7bb1ce30a573d544"}
{"n":904,"by":"warlords","ask":"by-hand.attitude","answer":"support","sum":"790282f8adb8fe9a"}
{"n":905,"by":"warlords","ask":"by-hand.step","answer":"attitude","sum":"b26f39e47f1c8aab"}
{"n":906,"by":"warlords","ask":"by-hand.space","answer":"nuristan","sum":"25300479aa33b4e6"}
{"n":907,"by":"warlords","ask":"by-hand.attitude","answer":"support","sum":"3585b8c4bdde6d62"}
{"n":908,"by":"warlords","ask":"by-hand.step","answer":"boxes","sum":"e354d56e7e8fbbd1"}
{"n":909,"by":"warlords","ask":"by-hand.boxes","answer":"back","sum":"b9959600abb735f0"}
{"n":910,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"370c6e1cfb72f720"}
{"n":911,"by":"warlords","ask":"by-hand.space","answer":"herat","sum":"68402fad5238e37b"}
{"n":912,"by":"warlords","ask":"by-hand.piece","answer":"government_police","sum":"78b252dcd04bee21"}
{"n":913,"by":"warlords","ask":"by-hand.count","answer":"1","sum":"1b6d9c99b749f3d8"}
{"n":914,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"9a716a3b27a310ec"}
{"n":915,"by":"warlords","ask":"by-hand.track","answer":"lower-warlords","sum":"6e12c2356f93efec"}
{"n":916,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"c067c251290671d9"}
{"n":917,"by":"warlords","ask":"by-hand.track","answer":"lower-government","sum":"f1063e7b0b3dd256"}
{"n":918,"by":"warlords","ask":"by-hand.count","answer":"26","sum":"31a0546f2877604d"}
{"n":919,"by":"warlords","ask":"by-hand.step","answer":"raise-patronage","sum":"b92509b4d7f07099"}
{"n":920,"by":"warlords","ask":"by-hand.count","answer":"22","sum":"b8a6e1ab9602c175"}
{"n":921,"by":"warlords","ask":"by-hand.step","answer":"raise-government","sum":"8808c0b4075b9538"}
{"n":922,"by":"warlords","ask":"by-hand.count","answer":"54","sum":"07bcce072476a8ce"}
{"n":923,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"49442d3c6d56e400"}
{"n":924,"by":"warlords","ask":"by-hand.space","answer":"khowst","sum":"488f86ecd058ed3e"}
{"n":925,"by":"warlords","ask":"by-hand.piece","answer":"taliban_active","sum":"11b37875cc8473d5"}
{"n":926,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"d32d98f83bfdfe8b"}
{"n":927,"by":"warlords","ask":"by-hand.step","answer":"replace","sum":"a65168b123788201"}
{"n":928,"by":"warlords","ask":"by-hand.space","answer":"kandahar","sum":"8d341bed9bf1b453"}
{"n":929,"by":"warlords","ask":"by-hand.piece","answer":"government_troops","sum":"1bcde60cf53875b2"}
{"n":930,"by":"warlords","ask":"by-hand.count","answer":"6","sum":"bd0b93aa98f6d7aa"}
{"n":931,"by":"warlords","ask":"by-hand.replacement","answer":"taliban_active","sum":"4fea76f2ed8f3a87"}
{"n":932,"by":"warlords","ask":"by-hand.step","answer":"islamabad","sum":"0ab384f7650308e9"}
{"n":933,"by":"warlords","ask":"by-hand.islamabad","answer":"soften","sum":"54903b82b1d82818"}
{"n":934,"by":"warlords","ask":"by-hand.step","answer":"marker","sum":"2fd295aea076a637"}
{"n":935,"by":"warlords","ask":"by-hand.marker","answer":"sabotage","sum":"fff56542985f1a1b"}
{"n":936,"by":"warlords","ask":"by-hand.space","answer":"kabul-tor-kham","sum":"b5af6f4d2dacf3b2"}
{"n":937,"by":"warlords","ask":"by-hand.step","answer":"move","sum":"32a7cda71a01278c"}
{"n":938,"by":"warlords","ask":"by-hand.space","answer":"oruzgan","sum":"d01bb5aeebd0aa81"}
{"n":939,"by":"warlords","ask":"by-hand.piece","answer":"taliban_underground","sum":"5e8cc0d2d44678bd"}
{"n":940,"by":"warlords","ask":"by-hand.destination","answer":"back","sum":"dd33a4d9a27185d3"}
{"n":941,"by":"warlords","ask":"by-hand.step","answer":"transfer","sum":"eacaca2cbaca99de"}
{"n":942,"by":"warlords","ask":"by-hand.transfer","answer":"from-patronage","sum":"a99db0d98526ac19"}
{"n":943,"by":"warlords","ask":"by-hand.transfer.to","answer":"back","sum":"b034caebd2355460"}
{"n":944,"by":"warlords","ask":"by-hand.step","answer":"die","sum":"e2addb104bd8093c"}
{"n":945,"by":null,"ask":"event.roll","answer":"6","sum":"5a0a7e8b0494acf4"}
{"n":946,"by":"warlords","ask":"by-hand.step","answer":"islamabad","sum":"2344df6bcaf09bed"}
{"n":947,"by":"warlords","ask":"by-hand.islamabad","answer":"towards-sponsorship","sum":"92254e127e448b5e"}
{"n":948,"by":"warlords","ask":"by-hand.step","answer":"replace","sum":"60e8a0d905a593b9"}
{"n":949,"by":"warlords","ask":"by-hand.space","answer":"herat","sum":"84b74f938e818c00"}
{"n":950,"by":"warlords","ask":"by-hand.piece","answer":"government_police","sum":"a114e95b02279686"}
{"n":951,"by":"warlords","ask":"by-hand.count","answer":"1","sum":"967a1d05216cb90c"}
{"n":952,"by":"warlords","ask":"by-hand.replacement","answer":"coalition_bases","sum":"e523f8a6ca93d76b"}
{"n":953,"by":"warlords","ask":"by-hand.step","answer":"hand-over","sum":"a3a0a22dbb490659"}
{"n":954,"by":"warlords","ask":"by-hand.chooser","answer":"back","sum":"ce50cd79f78f716b"}
{"n":955,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"e5b42fdf05b49d18"}
{"n":956,"by":"warlords","ask":"by-hand.track","answer":"raise-taliban","sum":"d8032892b1ca7fba"}
{"n":957,"by":"warlords","ask":"by-hand.count","answer":"5","sum":"bf39ca136c6c8679"}
{"n":958,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"640318a9c5ff97c1"}
{"n":959,"by":"warlords","ask":"by-hand.space","answer":"back","sum":"819bc011f72f41cb"}
{"n":960,"by":"warlords","ask":"by-hand.step","answer":"move","sum":"5236adb6f120daeb"}
{"n":961,"by":"warlords","ask":"by-hand.space","answer":"oruzgan","sum":"9c1d2f1e0630533e"}
{"n":962,"by":"warlords","ask":"by-hand.piece","answer":"taliban_underground","sum":"27c11d60f0d1a41a"}
{"n":963,"by":"warlords","ask":"by-hand.destination","answer":"herat","sum":"92f1b033c20516e1"}
{"n":964,"by":"warlords","ask":"by-hand.step","answer":"done","print":"5570e5daf3044b26","sum":"5f34876e400d7373"}
{"n":965,"by":null,"ask":"deck.card","answer":"56","print":"ebfb7f9c0e45073a","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 56\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition government\nresources: government=54 taliban=74 warlords=0\naid: 58\npatronage: 29\nislamabad: sponsorship!\ncasualties: C:B4T7\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand C:T1 T:B1u1 support=O +1\nherat C:B1 G:B1T4P5 T:u1 +1\nkabul C:B1 G:T7P3 T:u1a1 terror=1 +1\nkandahar G:B1T3P6 T:u4a7 +1\nkhowst G:P2 support=S\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham T:a1 sabotage\nkandahar-spin-boldak C:T4 G:P2 T:a2\nfarah-kandahar T:u1\ntoraghondi-farah G:P3\n","sum":"eb635af0ad3b0f31"}
{"n":966,"by":"coalition","ask":"turn","answer":"pass","print":"67ebc252514eaea9","sum":"27b88f7c34a8b7e5"}
{"n":967,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.1: {0} would change nothing",["Fratricide"]],["8.6.2: at least {0} pieces Available: no ({1})",[15,12]],"8.6.2: Govern could add Patronage: yes",["{0}: {1}",["8.6","train"]]],"sum":"fdb32be868616ecd"}
{"n":968,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat, kandahar",["{0}",[9]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"9c770e445c8c8853"}
{"n":969,"by":null,"ask":"bot.tan","answer":"4","sum":"ce7818ad3172513d"}
{"n":970,"by":null,"ask":"bot.black","answer":"4","sum":"ae048aacee4a618c"}
{"n":971,"by":null,"ask":"bot.green","answer":"1","sum":"65253d7cdcf08489"}
{"n":972,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,1,"kabul","kandahar"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"0a1ac10e29354c44"}
{"n":973,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"fc31b9c144f45627"}
{"n":974,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"19c74866f26f9350"}
{"n":975,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[9]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"d0775beadeb7ccb6"}
{"n":976,"by":"government","how":"bot","ask":"train.troops","answer":"6","why":["8.1.2: Police and Troops by turns"],"sum":"fbf15b4f36b44582"}
{"n":977,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.6.2 step 2: all spaces have their cubes"],"sum":"1af5cb20745ea781"}
{"n":978,"by":"government","how":"bot","ask":"train.extra","answer":"civic-action","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"kandahar"]]],"sum":"e519e301221394df"}
{"n":979,"by":"government","how":"bot","ask":"train.extra.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 3: Civic Action without a Coalition Base",[]],"kandahar"]]],"sum":"887e1e33695cee54"}
{"n":980,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"79c6d1ebbdb556d0"}
{"n":981,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"kandahar",["{0}",[3]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"kandahar"]]],"sum":"74ae6760164603d7"}
{"n":982,"by":"government","how":"bot","ask":"govern.space","answer":"khowst","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"khowst"]]],"sum":"9436503c972617eb"}
{"n":983,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"khowst"]]],"print":"93aa255b9670c46b","sum":"39fba493bc9969ae"}
{"n":984,"by":null,"ask":"deck.card","answer":"40","print":"0cd17dba1eb939df","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 40\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=48 taliban=74 warlords=0\naid: 53\npatronage: 34\nislamabad: sponsorship!\ncasualties: C:B4T7\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand C:T1 T:B1u1 support=O +1\nherat C:B1 G:B1T10P5 T:u1 +1\nkabul C:B1 G:T7P3 T:u1a1 terror=1 +1\nkandahar G:B1T6P9 T:u4a7 +1\nkhowst G:P2\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham T:a1 sabotage\nkandahar-spin-boldak C:T4 G:P2 T:a2\nfarah-kandahar T:u1\ntoraghondi-farah G:P3\n","sum":"8e6e072b34e0da2e"}
{"n":985,"by":"coalition","ask":"turn","answer":"pass","print":"6db9727769b96a9b","sum":"acce59057cae1e57"}
{"n":986,"by":"warlords","ask":"turn","answer":"pass","print":"0b762a05f71492d7","sum":"6411fa545f9cf219"}
{"n":987,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Line Item"]]],"sum":"5ea7eeacdc61d14d"}
{"n":988,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"380abd3f43097ca2","sum":"cbef55c739d30cee"}
{"n":989,"by":null,"ask":"deck.card","answer":"29","print":"0de10e1d970c38f2","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 29\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=51 taliban=74 warlords=1\naid: 45\npatronage: 34\nislamabad: sponsorship!\ncasualties: C:B4T7\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand C:T1 T:B1u1 support=O +1\nherat C:B1 G:B1T10P5 T:u1 +1\nkabul C:B1 G:T7P3 T:u1a1 terror=1 +1\nkandahar G:B1T6P9 T:u4a7 +1\nkhowst G:P2\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham T:a1 sabotage\nkandahar-spin-boldak C:T4 G:P2 T:a2\nfarah-kandahar T:u1\ntoraghondi-farah G:P3\n","sum":"70dd4dbfd837c927"}
{"n":990,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Night Letters",3]]],"sum":"e1d71e0b913c3258"}
{"n":991,"by":null,"ask":"bot.die","answer":"3","sum":"fdb3908bd604e312"}
{"n":992,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[3,3,"Night Letters"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[9,13]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[2,7]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,13]],["{0}: {1}",["8.7","attack"]]],"sum":"02cada5325312e02"}
{"n":993,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.7.4: a Coalition piece can be removed",[]],"helmand"]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"f90774a511e9a86c"}
{"n":994,"by":null,"ask":"bot.tan","answer":"1","sum":"03268ac6d7a20e42"}
{"n":995,"by":null,"ask":"bot.black","answer":"2","sum":"440084e670fd4071"}
{"n":996,"by":null,"ask":"bot.green","answer":"5","sum":"d556285d67d3ad5f"}
{"n":997,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,5,"farah","herat"]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"d9d0aae22bbe9c44"}
{"n":998,"by":null,"ask":"bot.tan","answer":"3","sum":"a0818586fabbf59b"}
{"n":999,"by":null,"ask":"bot.black","answer":"2","sum":"9c65936b3b4bc421"}
{"n":1000,"by":null,"ask":"bot.green","answer":"3","sum":"c54b435ac946f80f"}
{"n":1001,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,3,"khowst","kabul"]],["{0}: {1}",[["8.7.4: Ambush",[]],"helmand, herat, kabul"]]],"sum":"f6bd9f78985856e1"}
{"n":1002,"by":"taliban","how":"bot","ask":"ambush.space","answer":"helmand","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"12ed1fa8a300ecf8"}
{"n":1003,"by":"taliban","how":"bot","ask":"attack.remove","answer":"coalition_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","coalition_troops"]]],"sum":"a839d835348ded52"}
{"n":1004,"by":"taliban","how":"bot","ask":"ambush.space","answer":"herat","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"herat"]]],"sum":"56154acc89885cb7"}
{"n":1005,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"36382620060e6169"}
{"n":1006,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"5ca5b2c9fe8cf4eb"}
{"n":1007,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kabul","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kabul"]]],"sum":"3f6478a28236e727"}
{"n":1008,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"fedf07a1414ec5dc"}
{"n":1009,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"a1729fd7ba75a803"}
{"n":1010,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"ecde56b8d81d58a4","sum":"df2fa3d218c8ee74"}
{"n":1011,"by":"government","how":"bot","ask":"turn","answer":"patrol","why":[["8.1: {0} is a Capability, and a person plays the {1}",["Night Letters","coalition"]],["8.6.2: at least {0} pieces Available: no ({1})",[15,4]],"8.6.2: Govern could add Patronage: no",["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kabul-tor-kham, farah-kandahar"]],["{0}: {1}",["8.6","patrol"]]],"sum":"6d0b7ec73863ea44"}
{"n":1012,"by":"government","how":"bot","ask":"patrol.space","answer":"kabul-tor-kham","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kabul-tor-kham"]]],"sum":"5a1b886ab67d5550"}
{"n":1013,"by":"government","how":"bot","ask":"patrol.origin","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kandahar",["{0}",[9]]]],["8.6.3: 1 Police from {0} to {1}",["kandahar","kabul-tor-kham"]]],"sum":"5481787b24997365"}
{"n":1014,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","kabul-tor-kham"]]],"sum":"e15f2581fbb08d08"}
{"n":1015,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","kabul-tor-kham"]]],"sum":"579f1c045e9d3ad2"}
{"n":1016,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"c555d2c6d5ce7bb3"}
{"n":1017,"by":"government","how":"bot","ask":"patrol.space","answer":"farah-kandahar","why":[["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar"]]],"sum":"0c721a76cc79fb00"}
{"n":1018,"by":"government","how":"bot","ask":"patrol.origin","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kandahar",["{0}",[8]]]],["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"94ae687bea2dbf9c"}
{"n":1019,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"9398328f9d7c3bc4"}
{"n":1020,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"95b54d62202a231f"}
{"n":1021,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"0af102d3da35f5a0"}
{"n":1022,"by":"government","how":"bot","ask":"patrol.space","answer":"done","why":["8.6.3: no other place to bring cubes to"],"sum":"c698eecfc712f690"}
{"n":1023,"by":"government","how":"bot","ask":"patrol.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"3fc0b51d206b2c0d"}
{"n":1024,"by":"government","how":"bot","ask":"patrol.assault","answer":"kandahar-spin-boldak","why":[["8.6.3: Assault removes {0}: {1}",[["{0}",[["{0} Taliban Guerrilla",[1]]]],"kandahar-spin-boldak"]]],"sum":"f18672fcd25682ed"}
{"n":1025,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["{0}: no {1}",["8.6.2","govern"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"herat"]],["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"khowst"]],"8.6.2: Transport"],"sum":"4b7688981ba9fe8d"}
{"n":1026,"by":"government","how":"bot","ask":"transport.origin","answer":"herat","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"herat"]]],"sum":"a2226cce4b55da12"}
{"n":1027,"by":"government","how":"bot","ask":"transport.destination","answer":"khowst","why":[["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"khowst"]]],"sum":"83de67d6a17732bc"}
{"n":1028,"by":"government","how":"bot","ask":"transport.troops","answer":"8","why":["8.6.2: all of the excess, but 1 stays"],"print":"94d48609bb675a3c","sum":"9abb2ba64d26a8d4"}
{"n":1029,"by":null,"ask":"deck.card","answer":"50","print":"3deb4c956cfb8307","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 50\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=47 taliban=71 warlords=2\naid: 45\npatronage: 34\nislamabad: sponsorship!\ncasualties: C:B4T8\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand T:B1u1a1 support=O +1\nherat C:B1 G:B1T1P4 T:u1a1 +1\nkabul C:B1 G:T6P2 T:a2 terror=1 +1\nkandahar G:B1T6P7 T:u4a7 +1\nkhowst G:T8P2\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham G:P1 T:a1 sabotage\nkandahar-spin-boldak C:T4 G:P2 T:a1\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah G:P3\n","sum":"d54c6b922fafd400"}
{"n":1030,"by":"warlords","ask":"turn","answer":"pass","print":"1334be8338a69ba9","sum":"1ddd97d3b7d87d5f"}
{"n":1031,"by":"coalition","ask":"turn","answer":"patrol","sum":"c4586f2de91c631d"}
{"n":1032,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"3c516b91cde35c59"}
{"n":1033,"by":"coalition","ask":"patrol.origin","answer":"kandahar-spin-boldak","sum":"74bae8fe6691bb8e"}
{"n":1034,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"57c8e3d8a405de65"}
{"n":1035,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"582871abd9c02985"}
{"n":1036,"by":"coalition","ask":"patrol.space","answer":"kabul-tor-kham","sum":"af96f397c2adf0e9"}
{"n":1037,"by":"coalition","ask":"patrol.origin","answer":"kandahar-spin-boldak","sum":"1f6c2db0032370c6"}
{"n":1038,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"f06a25b9bd1c7a2d"}
{"n":1039,"by":"coalition","ask":"patrol.space","answer":"done","sum":"2da4e1fe33a18fc9"}
{"n":1040,"by":"coalition","ask":"patrol.assault","answer":"done","sum":"8c51488c7bba8a80"}
{"n":1041,"by":"coalition","ask":"special","answer":"air-strike","sum":"8a23104d07e517b3"}
{"n":1042,"by":"coalition","ask":"air-strike.space","answer":"farah-kandahar","sum":"af57df28bfe8e9d2"}
{"n":1043,"by":"coalition","ask":"air-strike.space","answer":"helmand","sum":"5becb9d8bf8ad3dc"}
{"n":1044,"by":"coalition","ask":"air-strike.space","answer":"kandahar-spin-boldak","print":"fb9310f12ccad555","sum":"b0f96cbc7211f64e"}
{"n":1045,"by":null,"ask":"deck.card","answer":"21","print":"c35f7d66202e1ea4","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 21\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government taliban warlords\nresources: government=47 taliban=71 warlords=3\naid: 45\npatronage: 34\nislamabad: sponsorship!\ncasualties: C:B4T8\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand T:B1u1 support=O +1\nherat C:B1 G:B1T1P4 T:u1a1 +1\nkabul C:B1 G:T6P2 T:a2 terror=1 +1\nkandahar G:B1T6P7 T:u4a7 +1\nkhowst G:T8P2\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham C:T3 G:P1 T:a1 sabotage\nkandahar-spin-boldak G:P2\nfarah-kandahar C:T1 G:P1\ntoraghondi-farah G:P3\n","sum":"4e3e6d02c2052072"}
{"n":1046,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Operation Iraqi Freedom"]]],"sum":"863518aff795cfce"}
{"n":1047,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"95cff958e2655f90"}
{"n":1048,"by":"coalition","ask":"event.remove.space","answer":"farah-kandahar","print":"35a57d264c6c95c8","sum":"ab7532eaf34a0ef0"}
{"n":1049,"by":"government","how":"bot","ask":"turn","answer":"assault","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,4]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: yes ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[5]]]]]],["{0}: {1}",["8.6","assault"]]],"sum":"9a631a8a0e5daa9b"}
{"n":1050,"by":"government","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.5: most Taliban Guerrillas",[]],"kandahar",["{0}",[3]]]],["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrillas",[3]]]],"kandahar"]]],"sum":"4f49654898f8a460"}
{"n":1051,"by":"government","how":"bot","ask":"assault.space","answer":"kabul","why":[["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrillas",[2]]]],"kabul"]]],"sum":"b186934364182277"}
{"n":1052,"by":"government","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: no {1}",["8.6.5","eradicate"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[8,"khowst"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"balkh, helmand, nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Taliban-Controlled",[]],"helmand, nuristan"]],["8.2: among {0}",["helmand, nuristan"]]],"sum":"54859caf61e9e6bb"}
{"n":1053,"by":null,"ask":"bot.tan","answer":"5","sum":"1563907be943196b"}
{"n":1054,"by":null,"ask":"bot.black","answer":"1","sum":"537cdce58bfe00bf"}
{"n":1055,"by":null,"ask":"bot.green","answer":"5","sum":"cca4745ad396c1e2"}
{"n":1056,"by":"government","how":"bot","ask":"assault.space","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,5,"samangan","helmand"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"helmand"]],"8.6.2: Transport"],"sum":"212e00265d90774d"}
{"n":1057,"by":"government","how":"bot","ask":"transport.origin","answer":"khowst","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[8,"khowst"]]],"sum":"5591df3bdb42a32f"}
{"n":1058,"by":"government","how":"bot","ask":"transport.destination","answer":"helmand","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"helmand"]]],"sum":"d1833aecb7a90567"}
{"n":1059,"by":"government","how":"bot","ask":"transport.troops","answer":"7","why":["8.6.2: all of the excess, but 1 stays"],"print":"a018bfded3430199","sum":"023c65f629388a4a"}
{"n":1060,"by":null,"ask":"deck.card","answer":"37","print":"ccea8dccf1bf809b","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 37\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50 21\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=40 taliban=71 warlords=4\naid: 42\npatronage: 34\nislamabad: sponsorship!\ncasualties: C:B4T8\nout-of-play: C:T3\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand G:T7 T:B1u1 support=O +1\nherat C:B1 G:B1T1P4 T:u1a1 +1\nkabul C:B1 G:T6P2 terror=1 +1\nkandahar G:B1T6P7 T:u4a4 +1\nkhowst G:T1P2\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham C:T1 G:P1 T:a1 sabotage\nkandahar-spin-boldak G:P2\nfarah-kandahar G:P1\ntoraghondi-farah G:P3\n","sum":"29307970b551fcbd"}
{"n":1061,"by":"coalition","ask":"turn","answer":"sweep","sum":"aaa17c1e89b570b8"}
{"n":1062,"by":"coalition","ask":"sweep.space","answer":"khowst","sum":"273431cf141ca6a2"}
{"n":1063,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"a9b42c6dc00eddd3"}
{"n":1064,"by":"coalition","ask":"sweep.space","answer":"ghowr","sum":"f5a97044e9787bf5"}
{"n":1065,"by":"coalition","ask":"sweep.space","answer":"done","sum":"22d9e1c266cd252b"}
{"n":1066,"by":"coalition","ask":"special","answer":"air-lift","sum":"bbb2457427e3a1e9"}
{"n":1067,"by":"coalition","ask":"air-lift.origin","answer":"herat","sum":"e80fafae84e47f0c"}
{"n":1068,"by":"coalition","ask":"air-lift.destination","answer":"sar-e-pol","sum":"4017d73269a8aad0"}
{"n":1069,"by":"coalition","ask":"air-lift.origin","answer":"helmand","sum":"635053dbc3acb466"}
{"n":1070,"by":"coalition","ask":"air-lift.destination","answer":"sar-e-pol","sum":"3468382210c7ebc7"}
{"n":1071,"by":"coalition","ask":"air-lift.troops","answer":"2","print":"7b47b0cc66df32c8","sum":"576da287bc64a8ee"}
{"n":1072,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Afghan Commandos"]]],"sum":"43a991828acdf30f"}
{"n":1073,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"be5b0c024ff6f85e"}
{"n":1074,"by":"taliban","how":"bot","ask":"event.remove.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.4.1: ends COIN Control",[]],"helmand, sar-e-pol"]],["8.2: among {0}",["helmand, sar-e-pol"]]],"sum":"dfdb25350b183ced"}
{"n":1075,"by":null,"ask":"bot.tan","answer":"3","sum":"f061864f1225108d"}
{"n":1076,"by":null,"ask":"bot.black","answer":"3","sum":"5d7389935a235d17"}
{"n":1077,"by":null,"ask":"bot.green","answer":"2","sum":"c6b124124a2d3d6e"}
{"n":1078,"by":"taliban","how":"bot","ask":"event.remove.space","answer":"sar-e-pol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,2,"kabul","sar-e-pol"]]],"sum":"350be4c35170d2bf"}
{"n":1079,"by":"taliban","how":"bot","ask":"event.remove.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"sum":"5859d2d7d2fdf994"}
{"n":1080,"by":"taliban","how":"bot","ask":"event.remove.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, helmand, kandahar, khowst"]]],"sum":"221c926c1d73e1d8"}
{"n":1081,"by":null,"ask":"bot.tan","answer":"2","sum":"16ea866c91abf036"}
{"n":1082,"by":null,"ask":"bot.black","answer":"5","sum":"fb7b2a9f4653707d"}
{"n":1083,"by":null,"ask":"bot.green","answer":"2","sum":"57013d692fd47274"}
{"n":1084,"by":"taliban","how":"bot","ask":"event.remove.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,2,"zabol","khowst"]]],"print":"bf7196d569a3c2b6","sum":"8bc2b857763c27fe"}
{"n":1085,"by":null,"ask":"deck.top","answer":"event","sum":"1fe768039f4d97de"}
{"n":1086,"by":null,"ask":"deck.card","answer":"61","print":"b82eed57a2cb7196","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 61\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50 21 37\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government taliban warlords\nresources: government=40 taliban=71 warlords=4\naid: 42\npatronage: 34\nislamabad: sponsorship!\ncasualties: C:B4T8\nout-of-play: C:T3\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand G:T5 T:B1u1 support=O +1\nherat C:B1 G:B1P4 T:u1a1 +1\nkabul C:B1 G:T6P2 terror=1 +1\nkandahar G:B1T6P7 T:u4a4 +1\nkhowst G:P2\nkonduz support=S terror=1\nnuristan T:u1a2 support=S terror=2\noruzgan T:B1 support=O\npaktika T:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham C:T1 G:P1 T:a1 sabotage\nkandahar-spin-boldak G:P2\nfarah-kandahar G:P1\ntoraghondi-farah G:P3\n","sum":"3c7906402b0ae52d"}
{"n":1087,"by":"warlords","ask":"turn","answer":"event","sum":"7588300b631c96a4"}
{"n":1088,"by":"warlords","ask":"event.side","answer":"unshaded","sum":"60ba7c7ff50a60a4"}
{"n":1089,"by":"warlords","ask":"event.choice","answer":"remove-up-to-3","sum":"726868c3cf3e76e2"}
{"n":1090,"by":"warlords","ask":"event.remove.space","answer":"done","print":"b81216d2ddd0495c","sum":"4e345f40a2857a43"}
{"n":1091,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[16,8]]]],["{0}: {1}",["8.7","rally"]]],"sum":"0347569abf8087d8"}
{"n":1092,"by":"taliban","how":"bot","ask":"rally.space","answer":"kandahar","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"kandahar"]]],"sum":"390226ba206ffee9"}
{"n":1093,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"kandahar"]]],"sum":"e53a9b925bf85f88"}
{"n":1094,"by":"taliban","how":"bot","ask":"rally.active","answer":"2","why":["8.1.2: its own Active Guerrillas first"],"sum":"5fbe947334e96869"}
{"n":1095,"by":"taliban","how":"bot","ask":"rally.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"nuristan"]]],"sum":"25691953443812a9"}
{"n":1096,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"nuristan"]]],"sum":"dad34a3515d1dc33"}
{"n":1097,"by":"taliban","how":"bot","ask":"rally.active","answer":"2","why":["8.1.2: its own Active Guerrillas first"],"sum":"27e17c3a161d2400"}
{"n":1098,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"e1f614484ac5af74"}
{"n":1099,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"e05516ba3c005400"}
{"n":1100,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, balkh, farah, faryab, ghowr, nimruz, samangan, sar-e-pol"]]],"sum":"66a59caf4f7493bc"}
{"n":1101,"by":null,"ask":"bot.tan","answer":"4","sum":"d25312aff6b63c55"}
{"n":1102,"by":null,"ask":"bot.black","answer":"5","sum":"532619d4a7a0ad27"}
{"n":1103,"by":null,"ask":"bot.green","answer":"2","sum":"eb9d3d8bf660dc58"}
{"n":1104,"by":"taliban","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,2,"nuristan","badakhshan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badakhshan"]]],"sum":"a12cb685cabad932"}
{"n":1105,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badakhshan"]]],"sum":"ab6c9b5706a8fd69"}
{"n":1106,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, herat, paktika, zabol, balochistan, northwest-frontier, waziristan"]]],"sum":"9dd9e14b163be1b1"}
{"n":1107,"by":null,"ask":"bot.tan","answer":"4","sum":"f49a24f1e424b628"}
{"n":1108,"by":null,"ask":"bot.black","answer":"3","sum":"79b272f993183ad3"}
{"n":1109,"by":null,"ask":"bot.green","answer":"6","sum":"4acb9f6e0fe68af2"}
{"n":1110,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,6,"kabul","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"11b1f55817b85606"}
{"n":1111,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"d01e3bae3c92fad0"}
{"n":1112,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"0bbf7f2728ac62c4"}
{"n":1113,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"8ef5ba579e72dee1"}
{"n":1114,"by":"taliban","how":"bot","ask":"rally.space","answer":"helmand","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"2953ccb484103a2d"}
{"n":1115,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"991ab62c6ab3d87d"}
{"n":1116,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"e50da577a8de45f6"}
{"n":1117,"by":"taliban","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"328932e6d641c88e"}
{"n":1118,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"22c47265a62dee04"}
{"n":1119,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"7d9f9b8e2c13cbfb"}
{"n":1120,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"cb1ae186b22cb0e4"}
{"n":1121,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"56be8b27dc20a237"}
{"n":1122,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.7.7: the greatest shift",[]],"nuristan",["{0}",[4]]]],["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"nuristan"]]],"sum":"60444bc05bcb2155"}
{"n":1123,"by":"taliban","how":"bot","ask":"sharia.steps","answer":"4","why":["8.7.7: as far as Resources allow"],"sum":"f586cce70be2ba6d"}
{"n":1124,"by":"taliban","how":"bot","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"e344580e548a6aba"}
{"n":1125,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, herat, kabul, kandahar"]]],"sum":"1d8bcdcb98369854"}
{"n":1126,"by":null,"ask":"bot.tan","answer":"4","sum":"36721e7f097acf60"}
{"n":1127,"by":null,"ask":"bot.black","answer":"4","sum":"0c07970103b8a436"}
{"n":1128,"by":null,"ask":"bot.green","answer":"3","sum":"0fa6e91bf3c9ab0c"}
{"n":1129,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,3,"kabul","kabul"]],["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"kabul"]]],"sum":"4ef62d63d5ca2db8"}
{"n":1130,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"f1a8b4433b631ba1"}
{"n":1131,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"12d1f2340afcdb7a","sum":"3b50779a2371cd6e"}
{"n":1132,"by":null,"ask":"deck.top","answer":"event","sum":"932ac73b67014fc3"}
{"n":1133,"by":null,"ask":"deck.card","answer":"72","print":"b08a11caeae0d0f5","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 72\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50 21 37 61\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition government\nresources: government=40 taliban=59 warlords=4\naid: 42\npatronage: 33\nislamabad: sponsorship!\ncasualties: C:B4T8\nout-of-play: C:T3\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbadakhshan T:u1\nbaghlan G:B1T7P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u3\nghowr support=O\nhelmand G:T5 T:B1u4 support=O +1\nherat C:B1 G:B1P4 T:u1a1 +1\nkabul C:B1 G:T6P1 T:u2 terror=1 +1\nkandahar G:B1T6P7 T:B1u4a2 +1\nkhowst G:P2\nkonduz support=S terror=1\nnuristan T:B1u1 support=O\noruzgan T:B1u2 support=O\npaktika T:u1\nzabol T:B1u2\nbalochistan T:u1\nnorthwest-frontier T:B1u3\nwaziristan T:u1\nkabul-tor-kham C:T1 G:P1 T:a1 sabotage\nkandahar-spin-boldak G:P2\nfarah-kandahar G:P1\ntoraghondi-farah G:P3\n","sum":"86e08835841dd750"}
{"n":1134,"by":"government","how":"bot","ask":"turn","answer":"assault","why":[["8.1: {0} would change nothing",["Poppy Crop Failure"]],["8.6.2: at least {0} pieces Available: no ({1})",[15,9]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: yes ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[2]]]]]],["{0}: {1}",["8.6","assault"]]],"sum":"48c8ca6309a1e9af"}
{"n":1135,"by":"government","how":"bot","ask":"assault.space","answer":"kandahar","why":[["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrillas",[2]]]],"kandahar"]]],"sum":"fbc6d1fb8f188b85"}
{"n":1136,"by":"government","how":"bot","ask":"assault.space","answer":"transport","why":[["{0}: no {1}",["8.6.5","eradicate"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[7,"baghlan"]],["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"khowst"]],"8.6.2: Transport"],"sum":"18c1327d744d25f2"}
{"n":1137,"by":"government","how":"bot","ask":"transport.origin","answer":"baghlan","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[7,"baghlan"]]],"sum":"4b27bc1e88838ff9"}
{"n":1138,"by":"government","how":"bot","ask":"transport.destination","answer":"khowst","why":[["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"khowst"]]],"sum":"2e10d93cde010dde"}
{"n":1139,"by":"government","how":"bot","ask":"transport.troops","answer":"6","why":["8.6.2: all of the excess, but 1 stays"],"print":"e26b1bb89d12fa47","sum":"d8f2878113b50c26"}
{"n":1140,"by":"coalition","ask":"turn","answer":"patrol","sum":"8f3801079df30980"}
{"n":1141,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"87312232802bca5b"}
{"n":1142,"by":"coalition","ask":"patrol.origin","answer":"kabul-tor-kham","print":"0b7b9581d1de9a82","sum":"0a852744cf8bed06"}
{"n":1143,"by":null,"ask":"deck.top","answer":"event","sum":"4287d535599bfef0"}
{"n":1144,"by":null,"ask":"deck.card","answer":"53","print":"77240f35b4d57d79","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 53\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50 21 37 61 72\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: taliban warlords\nresources: government=36 taliban=59 warlords=5\naid: 42\npatronage: 33\nislamabad: sponsorship!\ncasualties: C:B4T8\nout-of-play: C:T3\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbadakhshan T:u1\nbaghlan G:B1T1P6\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u3\nghowr support=O\nhelmand G:T5 T:B1u4 support=O +1\nherat C:B1 G:B1P4 T:u1a1 +1\nkabul C:B1 G:T6P1 T:u2 terror=1 +1\nkandahar G:B1T6P7 T:B1u4 +1\nkhowst G:T6P2\nkonduz support=S terror=1\nnuristan T:B1u1 support=O\noruzgan T:B1u2 support=O\npaktika T:u1\nzabol T:B1u2\nbalochistan T:u1\nnorthwest-frontier T:B1u3\nwaziristan T:u1\nkabul-tor-kham G:P1 T:a1 sabotage\nkandahar-spin-boldak G:P2\nfarah-kandahar C:T1 G:P1\ntoraghondi-farah G:P3\n","sum":"0b18b3f3c9eff6f4"}
{"n":1145,"by":"warlords","ask":"turn","answer":"rally","sum":"626ad491ee378215"}
{"n":1146,"by":"warlords","ask":"rally.space","answer":"nimruz","sum":"f90fe1545c29e7e1"}
{"n":1147,"by":"warlords","how":"alone","ask":"rally.action","answer":"place-one","sum":"01885818c2496832"}
{"n":1148,"by":"warlords","ask":"rally.space","answer":"sar-e-pol","sum":"1ea364f87e6e73bd"}
{"n":1149,"by":"warlords","how":"alone","ask":"rally.action","answer":"place-one","sum":"94d5686902679674"}
{"n":1150,"by":"warlords","ask":"rally.space","answer":"oruzgan","sum":"ef16492c9c450fd8"}
{"n":1151,"by":"warlords","how":"alone","ask":"rally.action","answer":"place-one","sum":"d04be0ac9fb27f9f"}
{"n":1152,"by":"warlords","ask":"rally.space","answer":"badakhshan","sum":"49c087303d5a26ca"}
{"n":1153,"by":"warlords","ask":"rally.action","answer":"place-one","sum":"491b2676ce97710e"}
{"n":1154,"by":"warlords","ask":"rally.space","answer":"baghlan","sum":"0098daa8309a4adf"}
{"n":1155,"by":"warlords","ask":"rally.action","answer":"cultivate","sum":"9cbf726fccd9bfdb"}
{"n":1156,"by":"warlords","ask":"cultivate.space","answer":"badakhshan","sum":"01ea424933db7935"}
{"n":1157,"by":"warlords","how":"alone","ask":"rally.action","answer":"place-one","print":"596d6015a45dc3f4","sum":"6fc47cae75cd16ab"}
{"n":1158,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Prison Break"]]],"sum":"436347fa8e938a5c"}
{"n":1159,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"2ebd6a20147fea96"}
{"n":1160,"by":"taliban","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, herat, kabul, kandahar, khowst"]]],"sum":"533991d7ae81666e"}
{"n":1161,"by":null,"ask":"bot.tan","answer":"6","sum":"13aa3266b4aab587"}
{"n":1162,"by":null,"ask":"bot.black","answer":"6","sum":"cd3bce1ffd1c6abe"}
{"n":1163,"by":null,"ask":"bot.green","answer":"3","sum":"61610762dde5944b"}
{"n":1164,"by":"taliban","how":"bot","ask":"event.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,3,"bamian","kandahar"]]],"sum":"ba980fce4b7e009e"}
{"n":1165,"by":"taliban","how":"bot","ask":"event.place.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.4.4: its own pieces, then those of Non-players",[]],"taliban_underground"]]],"sum":"c380042ac1ce2657"}
{"n":1166,"by":"taliban","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"sum":"7b22e0231347a818"}
{"n":1167,"by":"taliban","how":"bot","ask":"event.place.count","answer":"0","why":[["{0}: {1}",[["8.4.3: as few as possible, because they are not wanted",[]],"0"]]],"print":"aedc414d070054b3","sum":"d742d869b76448b3"}
{"n":1168,"by":null,"ask":"deck.top","answer":"event","sum":"af9e5bd04fb64a71"}
{"n":1169,"by":null,"ask":"deck.card","answer":"70","print":"2534004f00653514","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 70\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50 21 37 61 72 53\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition government taliban\nresources: government=36 taliban=59 warlords=0\naid: 42\npatronage: 33\nislamabad: sponsorship!\ncasualties: C:B4T8\nout-of-play: C:T3\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbadakhshan T:u1 W:B1u1\nbaghlan G:B1T1P6 W:u1\nbamian support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u3\nghowr support=O\nhelmand G:T5 T:B1u4 support=O +1\nherat C:B1 G:B1P4 T:u1a1 +1\nkabul C:B1 G:T6P1 T:u2 terror=1 +1\nkandahar G:B1T6P7 T:B1u6 +1\nkhowst G:T6P2\nkonduz support=S terror=1\nnimruz W:u1\nnuristan T:B1u1 support=O\noruzgan T:B1u2 W:u1 support=O\npaktika T:u1\nsar-e-pol W:u1\nzabol T:B1u2\nbalochistan T:u1\nnorthwest-frontier T:B1u3\nwaziristan T:u1\nkabul-tor-kham G:P1 T:a1 sabotage\nkandahar-spin-boldak G:P2\nfarah-kandahar C:T1 G:P1\ntoraghondi-farah G:P3\n","sum":"b72a4eb4b288a34d"}
{"n":1170,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.4.1: {0}: {1}",["Contractor Surge",["only if no person plays the {0}",["coalition"]]]],["8.6.2: at least {0} pieces Available: no ({1})",[15,9]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"8ef5c768d36c1b0b"}
{"n":1171,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"balkh, helmand, konduz, nuristan",["{0}",[2]]]],["8.2: among {0}",["balkh, helmand, konduz, nuristan"]]],"sum":"ef834ddfadfdb1ca"}
{"n":1172,"by":null,"ask":"bot.tan","answer":"2","sum":"a0e80ce539c647a1"}
{"n":1173,"by":null,"ask":"bot.black","answer":"2","sum":"3592f88ebaf34bb8"}
{"n":1174,"by":null,"ask":"bot.green","answer":"3","sum":"d317cc685ae2cee4"}
{"n":1175,"by":"government","how":"bot","ask":"sweep.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,3,"nimruz","helmand"]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"helmand"]]],"sum":"76cca78bea3a3752"}
{"n":1176,"by":"government","how":"bot","ask":"sweep.origin","answer":"kandahar","why":[["8.6.4: just enough Troops: {0} from {1}",[1,"kandahar"]]],"sum":"e308d25db1e57357"}
{"n":1177,"by":"government","how":"bot","ask":"sweep.troops","answer":"1","why":[["8.6.4: just enough Troops: {0} from {1}",[1,"kandahar"]]],"sum":"4c089d64f8fe191c"}
{"n":1178,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"2015070d724cdeef"}
{"n":1179,"by":"government","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"kandahar",["{0}",[6]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[6,0,"kandahar"]]],"sum":"63933594055ab668"}
{"n":1180,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"dc929db43e32acf2"}
{"n":1181,"by":"government","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"kabul",["{0}",[2]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[2,0,"kabul"]]],"sum":"a0f65cc43bdb17ed"}
{"n":1182,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"50a9712c0cab2f12"}
{"n":1183,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"b5299bf68f7a77b6"}
{"n":1184,"by":"government","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"780c7b59fbcb43f5"}
{"n":1185,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[6,"khowst"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"balkh, nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Taliban-Controlled",[]],"nuristan"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"nuristan"]],"8.6.2: Transport"],"sum":"3e707da6e356bfc7"}
{"n":1186,"by":"government","how":"bot","ask":"transport.origin","answer":"khowst","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[6,"khowst"]]],"sum":"5ed8e07f604fbd7f"}
{"n":1187,"by":"government","how":"bot","ask":"transport.destination","answer":"nuristan","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"nuristan"]]],"sum":"7a294f71c239be68"}
{"n":1188,"by":"government","how":"bot","ask":"transport.troops","answer":"5","why":["8.6.2: all of the excess, but 1 stays"],"print":"a34b9dfee99d19a6","sum":"ceea9085e79ed0c4"}
{"n":1189,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.4.1: {0}: {1}",["Contractor Surge",["only if no person plays the {0}",["warlords"]]]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[5,14]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,1]]]],["{0}: {1}",["8.7","march"]]],"sum":"64a2e7e4ed56ce49"}
{"n":1190,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kandahar-spin-boldak",["{0}",[3]]]],["8.2: among {0}",["oruzgan, zabol"]]],"sum":"c7048525186b0cf5"}
{"n":1191,"by":null,"ask":"bot.tan","answer":"2","sum":"9c6d5fc4d17091b5"}
{"n":1192,"by":null,"ask":"bot.black","answer":"6","sum":"aa6515f07843a6ac"}
{"n":1193,"by":null,"ask":"bot.green","answer":"1","sum":"acd9eb88d0bb21cd"}
{"n":1194,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,1,"zabol","zabol"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"be2eb9b59cda8a01"}
{"n":1195,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"3e8b7835b69dab9d"}
{"n":1196,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"27e2152cc79e95ba"}
{"n":1197,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-spin-boldak",1]]],"sum":"c72e080c4ecb8508"}
{"n":1198,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-spin-boldak",1]]],"sum":"0ffc32f8c320655c"}
{"n":1199,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-spin-boldak",1]]],"sum":"3e17164c93cf1a1a"}
{"n":1200,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghazni","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["ghazni","kandahar-kabul",1]]],"sum":"23775dca3201344e"}
{"n":1201,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["ghazni","kandahar-kabul",1]]],"sum":"d4c9b8e47e563200"}
{"n":1202,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["ghazni","kandahar-kabul",1]]],"sum":"5337ebb648d27e72"}
{"n":1203,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, bamian, khowst"]]],"sum":"7228539df43e2b87"}
{"n":1204,"by":null,"ask":"bot.tan","answer":"4","sum":"18e98c37880774e9"}
{"n":1205,"by":null,"ask":"bot.black","answer":"1","sum":"e42c8953c8278003"}
{"n":1206,"by":null,"ask":"bot.green","answer":"1","sum":"ff7ed0ea2062df3a"}
{"n":1207,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,1,"waziristan","khowst"]],["8.2: among {0}",["badakhshan, bamian"]]],"sum":"28b5975fea7f7523"}
{"n":1208,"by":null,"ask":"bot.tan","answer":"6","sum":"10e32912e6d704fe"}
{"n":1209,"by":null,"ask":"bot.black","answer":"2","sum":"e1678aa558ea33ae"}
{"n":1210,"by":null,"ask":"bot.green","answer":"4","sum":"d9395ed7c11b1c38"}
{"n":1211,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,4,"badakhshan","badakhshan"]],["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","khowst"]]],"sum":"4362f0590aac1681"}
{"n":1212,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","khowst"]]],"sum":"a8a182aa14abf565"}
{"n":1213,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","khowst"]]],"sum":"ee7d7c756cd14f11"}
{"n":1214,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"02002b3d5ab64f3d"}
{"n":1215,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"a7a7dfa15522f3bc"}
{"n":1216,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"e9a675da5d98ac44"}
{"n":1217,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","badakhshan"]]],"sum":"0b9c9132a1447fdc"}
{"n":1218,"by":"taliban","how":"bot","ask":"march.destination","answer":"badakhshan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","badakhshan"]]],"sum":"67f5b374f0df8f11"}
{"n":1219,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","badakhshan"]]],"sum":"63f785cdcc57b465"}
{"n":1220,"by":"taliban","how":"bot","ask":"march.origin","answer":"khowst","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"kandahar",["{0}",[0]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"khowst","waziristan"]]],"sum":"3a9d527b4456ba16"}
{"n":1221,"by":"taliban","how":"bot","ask":"march.destination","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"khowst","waziristan"]]],"sum":"e6de3350b83a6d5b"}
{"n":1222,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"khowst","waziristan"]]],"sum":"0c962eb3d07f057d"}
{"n":1223,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"waziristan","kandahar"]]],"sum":"85961057b69c8fab"}
{"n":1224,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"waziristan","kandahar"]]],"sum":"e6fed8be587ccaa3"}
{"n":1225,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",0,2,"waziristan","kandahar"]]],"sum":"1af06eb3e2fda717"}
{"n":1226,"by":"taliban","how":"bot","ask":"march.origin","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"baghlan, bamian",["{0}",[1]]]],["{0}: {1} ({2})",[["8.7.3 step 3: fewest steps",[]],"bamian",["{0}",[3]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"kandahar","waziristan"]]],"sum":"1448a8df1b291e1d"}
{"n":1227,"by":"taliban","how":"bot","ask":"march.destination","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"kandahar","waziristan"]]],"sum":"b8238e7a8d34c7ff"}
{"n":1228,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"kandahar","waziristan"]]],"sum":"f2461659bb4afd64"}
{"n":1229,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"1d551756463f3939"}
{"n":1230,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"waziristan","khowst"]]],"sum":"2d7d6b2687cc8a1a"}
{"n":1231,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"waziristan","khowst"]]],"sum":"e8a5b3d9739d933e"}
{"n":1232,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"waziristan","khowst"]]],"sum":"cb0e660a361113e4"}
{"n":1233,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"7001e4e5c8e629f4"}
{"n":1234,"by":"taliban","how":"bot","ask":"march.origin","answer":"khowst","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"khowst","bamian"]]],"sum":"c4637ff4423be118"}
{"n":1235,"by":"taliban","how":"bot","ask":"march.destination","answer":"bamian","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"khowst","bamian"]]],"sum":"5e22994f969edb59"}
{"n":1236,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["bamian",1,3,"khowst","bamian"]]],"sum":"c4bf4856851fc1ea"}
{"n":1237,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"43fff14044b074c8"}
{"n":1238,"by":"taliban","how":"bot","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"731bc686add49b8d"}
{"n":1239,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.7.2: Infiltrate: a LoC with Government pieces",[]],"kandahar-spin-boldak"]]],"sum":"83f2f73b2ca25e83"}
{"n":1240,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"remove","why":["8.7.2: no Guerrilla is Available: remove"],"sum":"16925297f1c5bb9d"}
{"n":1241,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"8db6f18f1c26fc98","sum":"fc1c5514373feac4"}
{"n":1242,"by":null,"ask":"deck.top","answer":"event","sum":"33d9078aaaacd35d"}
{"n":1243,"by":null,"ask":"deck.card","answer":"52","print":"17cdc0c65a3a179e","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 52\nplayed: 51 11 15 63 57 71 42 43 47 55 propaganda 36 16 6 60 propaganda 66 58 24 7 56 40 29 50 21 37 61 72 53 70\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=26 taliban=57 warlords=1\naid: 42\npatronage: 31\nislamabad: sponsorship!\ncasualties: C:B4T8\nout-of-play: C:T3\ncapabilities: 3=unshaded\nmomentum: 24=shaded:\"no Coalition Assault\"\nbadakhshan T:u2 W:B1u1\nbaghlan G:B1T1P6 W:u1\nbamian T:a1 support=S\nfarah terror=1 +1\nfaryab terror=1\nghazni T:B1u1\nghowr support=O\nhelmand G:T6 T:B1a4 support=O +1\nherat C:B1 G:B1P4 T:u1a1 +1\nkabul C:B1 G:T6P1 T:a2 terror=1 +1\nkandahar G:B1T5P7 T:B1u1a5 +1\nkhowst G:T1P2 T:u1\nkonduz support=S terror=1\nnimruz W:u1\nnuristan G:T5 T:B1u1 support=O\noruzgan T:B1u1 W:u1 support=O\npaktika T:u1\nsar-e-pol W:u1\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:u1\nkabul-tor-kham G:P1 T:a1 sabotage\nkandahar-spin-boldak T:u2\nfarah-kandahar C:T1 G:P1\ntoraghondi-farah G:P3\nkandahar-kabul T:u1\n","sum":"87b41947754774e8"}
{"n":1244,"by":"warlords","ask":"turn","answer":"attack","sum":"036b059c929ac3f6"}
{"n":1245,"by":"warlords","ask":"attack.space","answer":"oruzgan","sum":"a15d2f147947f223"}
{"n":1246,"by":null,"ask":"attack.roll","answer":"3","print":"13dbd555f6b5ed20","sum":"2b582f0e11f31643"}
{"n":1247,"by":"coalition","ask":"turn","answer":"train","sum":"e5c32cdd754d706f"}
{"n":1248,"by":"coalition","ask":"train.space","answer":"herat","sum":"1dbb8fa6ddbf5043"}
{"n":1249,"by":"coalition","ask":"train.troops","answer":"5","sum":"317828d80cf91f84"}
{"n":1250,"by":"coalition","ask":"train.police","answer":"0","sum":"ecd60f3debe65bf6"}
{"n":1251,"by":"coalition","ask":"train.extra","answer":"done","print":"69102f326346e579","sum":"db2a23e78d75f7b0"}
{"n":1252,"by":null,"ask":"deck.top","answer":"propaganda","print":"c18723092ca526b0","sum":"2c3f45cddf7a0ad2"}
