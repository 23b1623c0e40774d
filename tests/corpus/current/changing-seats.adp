{"format":2,"game":"adp","rules":5,"program":"0.1.0","scenario":"main","seats":{"coalition":"bot","government":"bot","taliban":"human","warlords":"bot"},"seed":"~79d6800b5ddf65323de29f59e5da90d3","name":"changing-seats","sum":"dbf317c9b8be9b16"}
{"n":1,"by":null,"ask":"setup.remove","answer":"62","sum":"61cb7f1feddbe945"}
{"n":2,"by":null,"ask":"setup.remove","answer":"31","sum":"b0d39679592a97f7"}
{"n":3,"by":null,"ask":"setup.remove","answer":"22","sum":"80cccf4b19c73748"}
{"n":4,"by":null,"ask":"setup.remove","answer":"32","sum":"15b31d80d96dc812"}
{"n":5,"by":null,"ask":"setup.remove","answer":"70","sum":"55b2ce830d85ff08"}
{"n":6,"by":null,"ask":"setup.remove","answer":"69","sum":"8acd7a2b4f53cbd1"}
{"n":7,"by":null,"ask":"setup.remove","answer":"10","sum":"d9facb8dd3ac48fb"}
{"n":8,"by":null,"ask":"setup.remove","answer":"24","sum":"62520a998e55bb8c"}
{"n":9,"by":null,"ask":"setup.remove","answer":"7","sum":"fb2cb65ee8882148"}
{"n":10,"by":null,"ask":"setup.remove","answer":"13","sum":"772e1d4a7b0f71ed"}
{"n":11,"by":null,"ask":"setup.remove","answer":"27","sum":"6fc25672fff2a50d"}
{"n":12,"by":null,"ask":"setup.remove","answer":"45","print":"29d6363935630b9a","sum":"3533b5b83b2aa5f0"}
{"n":13,"by":null,"ask":"deck.top","answer":"event","sum":"671a394a0cd1eda5"}
{"n":14,"by":null,"ask":"deck.card","answer":"56","sum":"6e8950fee2dce23a"}
{"n":15,"by":null,"ask":"deck.top","answer":"event","sum":"94bb83add2ce5fa6"}
{"n":16,"by":null,"ask":"deck.card","answer":"38","print":"f4ad76c88265f4b3","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 56\nnext: 38\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1u1\nhelmand T:B1u2 W:B1u1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T2P2 +1\nkandahar C:T1 G:T2P2 T:u1 W:B1u1\nkhowst C:T1 G:T1P2 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1u1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"583ad73ef76d191d"}
{"n":17,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Fratricide"]]],"sum":"fab38fa01ccb81ef"}
{"n":18,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"248971612d3145bb"}
{"n":19,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, kandahar, khowst"]]],"sum":"fe5d583374e6079f"}
{"n":20,"by":null,"ask":"bot.tan","answer":"1","sum":"1a73aa0e1f8cfd9a"}
{"n":21,"by":null,"ask":"bot.black","answer":"3","sum":"a4d1ed77bafafc17"}
{"n":22,"by":null,"ask":"bot.green","answer":"4","sum":"657f1f5afa872ebc"}
{"n":23,"by":"warlords","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,4,"badghis","khowst"]]],"sum":"cbe3442abb12e051"}
{"n":24,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"ed286ff661ec2337"}
{"n":25,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, kandahar"]]],"sum":"d8375fe38c330731"}
{"n":26,"by":null,"ask":"bot.tan","answer":"6","sum":"2e5a763ab6d4b654"}
{"n":27,"by":null,"ask":"bot.black","answer":"2","sum":"c7f81c50eb732856"}
{"n":28,"by":null,"ask":"bot.green","answer":"2","sum":"8cddffa7b81f8c63"}
{"n":29,"by":"warlords","how":"bot","ask":"event.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","kandahar"]]],"sum":"28af169632a9285f"}
{"n":30,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"54abfcf96bcb5bcc","sum":"eaea0eff77bf009e"}
{"n":31,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,10]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["zabol"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban pieces",[5]]]]]],"8.8: Assault"],"sum":"88fa853c45ebee1a"}
{"n":32,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["zabol"]]],"sum":"79adf409580d377a"}
{"n":33,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","kabul"]]],"sum":"4ad5957f113cf412"}
{"n":34,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"12c8ec0fb405c483"}
{"n":35,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"9ed415ba7be2faf5"}
{"n":36,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"f38c0a44dca172d5"}
{"n":37,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"government_troops","kabul"]]],"sum":"9a85ecd71b2192e2"}
{"n":38,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"00949960b2ffb2b9"}
{"n":39,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"454af03e9f1bd3a9"}
{"n":40,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"d96b46633191b874"}
{"n":41,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"8398fb3225d2c987"}
{"n":42,"by":"coalition","how":"bot","ask":"assault.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"zabol",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"zabol"]]],"sum":"79472fae83e395b8"}
{"n":43,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"21e3a78798a0d2c4"}
{"n":44,"by":null,"ask":"bot.tan","answer":"6","sum":"4f79b239c2652d46"}
{"n":45,"by":null,"ask":"bot.black","answer":"4","sum":"ff94116469123886"}
{"n":46,"by":null,"ask":"bot.green","answer":"2","sum":"858ba442ac3aa408"}
{"n":47,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,2,"balkh","oruzgan"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"sum":"a4920bb031b11ed8"}
{"n":48,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, paktika"]]],"sum":"b3d5f45dacb5210e"}
{"n":49,"by":null,"ask":"bot.tan","answer":"6","sum":"fc89616ddf950c90"}
{"n":50,"by":null,"ask":"bot.black","answer":"3","sum":"73273da6f40994bf"}
{"n":51,"by":null,"ask":"bot.green","answer":"6","sum":"2d1cf291a253652d"}
{"n":52,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,6,"ghowr","paktika"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"dc3adfe2614035d5"}
{"n":53,"by":"coalition","how":"bot","ask":"assault.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"ghazni"]]],"print":"36758474b256c112","sum":"1dcabb7af1e897b8"}
{"n":54,"by":null,"ask":"deck.top","answer":"event","sum":"da2057edcb7be88f"}
{"n":55,"by":null,"ask":"deck.card","answer":"35","print":"7f59257aaeccb968","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 38\nnext: 35\nplayed: 56\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1\nhelmand T:B1u2 W:B1u1\nherat G:T1P2 T:u1\nkabul C:B1T1 G:T1P2 +1\nkandahar G:T2P1 T:u1 W:B1u1\nkhowst G:T1P1 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1\npaktika C:T1 T:B1\nzabol C:T2 G:T1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"0f0c495f506e934c"}
{"n":56,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Night Raids"]]],"sum":"258daec075fb914e"}
{"n":57,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"1ace316b2db33387"}
{"n":58,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kandahar, konduz"]]],"sum":"4c1d5dec081a2969"}
{"n":59,"by":null,"ask":"bot.tan","answer":"2","sum":"c32df7660d3927cb"}
{"n":60,"by":null,"ask":"bot.black","answer":"3","sum":"51e55e1d641276a6"}
{"n":61,"by":null,"ask":"bot.green","answer":"5","sum":"981a3278522c4f0f"}
{"n":62,"by":"government","how":"bot","ask":"event.space","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,5,"helmand","konduz"]]],"sum":"ced259b3a9a4bc06"}
{"n":63,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kandahar"]]],"sum":"28735b3336e9a687"}
{"n":64,"by":null,"ask":"bot.tan","answer":"1","sum":"dea6ff3141356733"}
{"n":65,"by":null,"ask":"bot.black","answer":"3","sum":"d346bfd5d3e3fb21"}
{"n":66,"by":null,"ask":"bot.green","answer":"4","sum":"659e3828fcaaa4cb"}
{"n":67,"by":"government","how":"bot","ask":"event.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,4,"badghis","kandahar"]]],"sum":"ed7a71924258c89a"}
{"n":68,"by":"government","how":"bot","ask":"event.remove.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"sum":"119006fafa0c77d3"}
{"n":69,"by":"government","how":"bot","ask":"event.space","answer":"herat","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"herat"]]],"print":"44569b8294fbe9eb","sum":"208055bf4c1b5aa2"}
{"n":70,"by":"taliban","ask":"turn","answer":"march","sum":"863187fbf46cc2cd"}
{"n":71,"by":"taliban","ask":"seats","answer":"bot","sum":"ed104d70e0e5094f"}
{"n":72,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"d884d42571a4176c"}
{"n":73,"by":"warlords","ask":"seats","answer":"human","sum":"a6f521fe3c581695"}
{"n":74,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"169766d95d822e8d"}
{"n":75,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"db0c37798259413d"}
{"n":76,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",1]]],"sum":"2d8dea831ad1fc83"}
{"n":77,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",1]]],"sum":"3db43ae20d17a674"}
{"n":78,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",1]]],"sum":"25909ad12488db90"}
{"n":79,"by":"taliban","how":"bot","ask":"march.origin","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"24610122ea0ad694"}
{"n":80,"by":"taliban","how":"bot","ask":"extort.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kabul-tor-kham"]]],"sum":"74481cffc0ac0ad1"}
{"n":81,"by":"taliban","how":"bot","ask":"extort.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kandahar-spin-boldak"]]],"sum":"81fa9257a66c013e"}
{"n":82,"by":"taliban","how":"bot","ask":"extort.space","answer":"done","why":[["{0}: nothing more",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]]]]],"sum":"f20457b62568c952"}
{"n":83,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"ceb93492dd70e7db","sum":"1beb20e0a2af686b"}
{"n":84,"by":null,"ask":"deck.top","answer":"event","sum":"d1f1f93ca51cd4bc"}
{"n":85,"by":null,"ask":"deck.card","answer":"19","print":"d51c152eec723255","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot\ncard: 35\nnext: 19\nplayed: 56 38\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition warlords\nresources: government=30 taliban=17 warlords=15\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1\nhelmand T:B1u2 W:B1u1\nherat G:T1P2\nkabul C:B1T1 G:T1P2 +1\nkandahar G:T2P1 W:B1u1\nkhowst G:T1P1 +1\nkonduz G:T1P2 W:B1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1\npaktika C:T1 T:B1\nzabol C:T2 G:T1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham T:a1\nkandahar-spin-boldak T:a1\n","sum":"ea02b761a4fd3c5c"}
{"n":86,"by":"warlords","ask":"seats","answer":"bot","print":"db123d4e60680fa8","sum":"453cf468e8284da1"}
{"n":87,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Gulbuddin Hekmatyar"]]],"sum":"2872d8f134eb28b1"}
{"n":88,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"649a44c084e4a7b2"}
{"n":89,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["khowst, konduz, kabul"]]],"sum":"775b8de89168ec86"}
{"n":90,"by":null,"ask":"bot.tan","answer":"5","sum":"3e30eeaa9215c92a"}
{"n":91,"by":null,"ask":"bot.black","answer":"6","sum":"51938a16b3c0b1e1"}
{"n":92,"by":null,"ask":"bot.green","answer":"6","sum":"f2b1e0a882fd5f2b"}
{"n":93,"by":"warlords","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,6,"kandahar","khowst"]]],"sum":"da946a7abba97e03"}
{"n":94,"by":"warlords","how":"bot","ask":"event.replace.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"e2b4cf70ceed7be0"}
{"n":95,"by":"warlords","how":"bot","ask":"event.replace.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"252826ada3d82e84","sum":"d8d73801dbdee0d7"}
{"n":96,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,3]],"8.8: Train"],"sum":"ffbe75a0b76b2feb"}
{"n":97,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"kabul"]]],"sum":"e870443e8d3d60b5"}
{"n":98,"by":"coalition","how":"bot","ask":"train.first","answer":"done","why":[["8.8.2: no Patronage is moved: {0}",[["Patronage {0}, Government Resources {1}",[5,30]]]]],"sum":"b41691b2331e31b1"}
{"n":99,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"f7617d25bc93628a"}
{"n":100,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"01b3b4be6b88632a"}
{"n":101,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"aac813163b547280"}
{"n":102,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"a4b6af873baeebc4"}
{"n":103,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"e679869cef43ab97"}
{"n":104,"by":null,"ask":"bot.die","answer":"4","sum":"707ee2b904e2bc9a"}
{"n":105,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[4]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"kandahar, konduz",["{0}",[2]]]],["8.2: among {0}",["kandahar, konduz"]]],"sum":"b044f46d2d023589"}
{"n":106,"by":null,"ask":"bot.tan","answer":"5","sum":"4dc1af5b60a5458a"}
{"n":107,"by":null,"ask":"bot.black","answer":"2","sum":"c4251ae649ea6759"}
{"n":108,"by":null,"ask":"bot.green","answer":"5","sum":"9553e82be1cd992f"}
{"n":109,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,5,"samangan","kandahar"]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"konduz",["{0}",[2]]]],["8.2: among {0}",["herat, kabul, zabol"]]],"sum":"0cc5ec6a741e2557"}
{"n":110,"by":null,"ask":"bot.tan","answer":"2","sum":"234c6075be5d41e7"}
{"n":111,"by":null,"ask":"bot.black","answer":"1","sum":"a8b28fc172f84020"}
{"n":112,"by":null,"ask":"bot.green","answer":"3","sum":"65722b2b735a589d"}
{"n":113,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,3,"nimruz","herat"]],"8.8.2: Surge after the Train"],"sum":"ef053146cac34421"}
{"n":114,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],2,"kandahar"]]],"sum":"bcf1fc03f335a399"}
{"n":115,"by":"coalition","how":"bot","ask":"surge.space","answer":"konduz","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"konduz"]]],"sum":"c2cc1f0fe8aeb4e3"}
{"n":116,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"herat"]]],"sum":"ffa402787d7a100b"}
{"n":117,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",2]]],"sum":"f85472ca657d88cf"}
{"n":118,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["konduz",1]]],"sum":"4411da587edfb551"}
{"n":119,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",1]]],"sum":"571415be64780d2a"}
{"n":120,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"e2e30d822966a567"}
{"n":121,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["konduz",1]]],"sum":"f5462ae0faa86f32"}
{"n":122,"by":"coalition","how":"bot","ask":"surge.bases","answer":"0","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",0]]],"sum":"59f5061d6427f478"}
{"n":123,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"163da9770b68fcab"}
{"n":124,"by":null,"ask":"surge.roll","answer":"4","sum":"455b7b6de935374d"}
{"n":125,"by":"coalition","how":"bot","ask":"surge.aid","answer":"4","why":["8.8.2: all of the roll is added to Aid"],"print":"a8229caac92bc2f8","sum":"e504556b564e05eb"}
{"n":126,"by":null,"ask":"deck.top","answer":"event","sum":"6d4721d7554deed4"}
{"n":127,"by":null,"ask":"deck.card","answer":"71","print":"22a2a68e28fee29c","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 19\nnext: 71\nplayed: 56 38 35\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\nresources: government=24 taliban=17 warlords=15\naid: 19\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1\nhelmand T:B1u2 W:B1u1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T4P5 support=S +1\nkandahar C:B1T2 G:T2P1 W:B1u1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2 W:B1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1\npaktika C:T1 T:B1\nzabol C:T2 G:T1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham T:a1\nkandahar-spin-boldak T:a1\n","sum":"4b176daf17184a68"}
{"n":128,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Al-Qaeda"]]],"sum":"8b38465647049422"}
{"n":129,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"14d072cfbfdb8c3d"}
{"n":130,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier, waziristan, badakhshan, khowst, nimruz, paktika, zabol"]]],"sum":"c68050e64aaa5e9b"}
{"n":131,"by":null,"ask":"bot.tan","answer":"1","sum":"d0186d9112b25f72"}
{"n":132,"by":null,"ask":"bot.black","answer":"3","sum":"5942dcdd8e4ec1cd"}
{"n":133,"by":null,"ask":"bot.green","answer":"1","sum":"25d1f5cb826168a3"}
{"n":134,"by":"taliban","how":"bot","ask":"event.place.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,1,"herat","zabol"]]],"print":"f1aad97556815d9a","sum":"cc03b285d2494d45"}
{"n":135,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,44]],["{0}: {1}",["8.6","train"]]],"sum":"5010c3da4455daac"}
{"n":136,"by":"government","ask":"seats","answer":"human","sum":"ff8a2f32a80f2461"}
{"n":137,"by":"government","ask":"train.space","answer":"balkh","sum":"bac05095e1b9efac"}
{"n":138,"by":"government","ask":"train.space","answer":"zabol","sum":"dc3a6e4b3efd8354"}
{"n":139,"by":"government","ask":"train.space","answer":"paktika","sum":"51901764db7a306e"}
{"n":140,"by":"government","ask":"train.space","answer":"baghlan","sum":"afd6f08bbe0dea69"}
{"n":141,"by":"government","ask":"train.space","answer":"ghowr","sum":"5e32770384ea9421"}
{"n":142,"by":"government","ask":"train.space","answer":"transport","sum":"d7d93f938b88df71"}
{"n":143,"by":"government","ask":"transport.origin","answer":"zabol","sum":"7110c61af8bc0c13"}
{"n":144,"by":"government","ask":"transport.destination","answer":"farah-kandahar","sum":"de17f7206923ba54"}
{"n":145,"by":"government","ask":"train.space","answer":"bamian","sum":"f227d2fe5df21bc4"}
{"n":146,"by":"government","ask":"train.space","answer":"helmand","sum":"4265a1a867d50db8"}
{"n":147,"by":"government","ask":"train.space","answer":"samangan","print":"a4a911b9890fffdb","sum":"2adddb34c0168b2e"}
{"n":148,"by":null,"ask":"deck.top","answer":"event","sum":"b042620f004a96f2"}
{"n":149,"by":null,"ask":"deck.card","answer":"53","print":"b84e28746ee39cb8","position":"scenario: main\nseats: coalition=bot taliban=bot warlords=bot\ncard: 71\nnext: 53\nplayed: 56 38 35 19\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition warlords\nresources: government=0 taliban=20 warlords=15\naid: 19\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1\nhelmand T:B1u2 W:B1u1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T4P5 support=S +1\nkandahar C:B1T2 G:T2P1 W:B1u1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2 W:B1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1\npaktika C:T1 T:B1\nzabol C:T2 T:B1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham T:a1\nkandahar-spin-boldak T:a1\nfarah-kandahar G:T1\n","sum":"cfede58698ff54e4"}
{"n":150,"by":"government","ask":"seats","answer":"bot","print":"98a8774c6d07afc0","sum":"c1bda323977e963a"}
{"n":151,"by":"taliban","ask":"seats","answer":"human","print":"714e17c32aafafca","sum":"f20721de8b5f6a55"}
{"n":152,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Coup!"]]],"sum":"943b3ecddc496cb4"}
{"n":153,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"99e94ad7751520ed"}
{"n":154,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"18ea594ff688c2c7"}
{"n":155,"by":"warlords","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"b34336198e30cb59"}
{"n":156,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"e14379c447750372"}
{"n":157,"by":"warlords","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"70f1f13e1b19d071"}
{"n":158,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"05c26ff32b52cbc3","sum":"be357f4687ed6b3e"}
{"n":159,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,4]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[2]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[6]],["{0} Taliban pieces",[6]]]]]],"8.8: Assault"],"sum":"e4792242c6000e31"}
{"n":160,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"ghazni, oruzgan, paktika, zabol",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"ghazni, oruzgan, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"85f729c32433561a"}
{"n":161,"by":null,"ask":"bot.tan","answer":"2","sum":"49050b6c02787587"}
{"n":162,"by":null,"ask":"bot.black","answer":"4","sum":"c662b5bb609f2660"}
{"n":163,"by":null,"ask":"bot.green","answer":"4","sum":"5b4470ad34acfcc1"}
{"n":164,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,4,"badghis","oruzgan"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"sum":"2c1572103c7dad0a"}
{"n":165,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"ghazni, paktika, zabol",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"ghazni, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"c26abcd454cd619c"}
{"n":166,"by":null,"ask":"bot.tan","answer":"6","sum":"cef1f10f323aeab1"}
{"n":167,"by":null,"ask":"bot.black","answer":"3","sum":"13fd9ea0b722f605"}
{"n":168,"by":null,"ask":"bot.green","answer":"1","sum":"d96e3237989b2bf4"}
{"n":169,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,1,"balkh","paktika"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"86f29eaa0e904060"}
{"n":170,"by":"coalition","how":"bot","ask":"assault.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"ghazni, zabol",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"ghazni",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"ghazni"]]],"sum":"74acf8522b037af1"}
{"n":171,"by":"coalition","how":"bot","ask":"assault.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"zabol",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"zabol"]]],"sum":"c80414ee602c140d"}
{"n":172,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, konduz"]]],"sum":"6d2b16cad1fe3a0a"}
{"n":173,"by":null,"ask":"bot.tan","answer":"2","sum":"9c39feda548063ab"}
{"n":174,"by":null,"ask":"bot.black","answer":"1","sum":"1b94f4a42ed7e611"}
{"n":175,"by":null,"ask":"bot.green","answer":"2","sum":"7c2bf24ab1582bd4"}
{"n":176,"by":"coalition","how":"bot","ask":"assault.space","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,2,"balochistan","konduz"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"konduz"]]],"sum":"953730b90e0c1548"}
{"n":177,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"11c3e2ea1efd07da"}
{"n":178,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"96d7f5274dbcb00d"}
{"n":179,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"kabul-tor-kham","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"kabul-tor-kham"]]],"sum":"d82760c282449090"}
{"n":180,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"kandahar-spin-boldak"]]],"print":"3efea42b5f65190f","sum":"d7091edf1742ed23"}
{"n":181,"by":null,"ask":"deck.top","answer":"event","sum":"5730d21baf309758"}
{"n":182,"by":null,"ask":"deck.card","answer":"6","print":"c510fb719f439ca8","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 53\nnext: 6\nplayed: 56 38 35 19 71\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: taliban\nresources: government=0 taliban=20 warlords=15\naid: 19\npatronage: 1\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1\nhelmand T:B1u2 W:B1u1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2\nnuristan T:B1u2 W:B1u1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nfarah-kandahar G:T1\n","sum":"35293743aff70b78"}
{"n":183,"by":"warlords","ask":"seats","answer":"human","print":"612ccbdd1c3de601","sum":"ddb0e411e6a3e1ec"}
{"type":"head","to":182,"how":"undo","by":"taliban","sum":"e6810cfaba13e794"}
{"n":184,"parent":182,"by":"taliban","ask":"turn","answer":"attack","sum":"c3162b3eaef048bb"}
{"n":185,"by":"taliban","ask":"attack.space","answer":"ambush","sum":"9d97edd161d7c70a"}
{"n":186,"by":"taliban","ask":"ambush.space","answer":"nuristan","sum":"68d80d8b238ec9ec"}
{"n":187,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","sum":"cf20a0f831bff0cb"}
{"n":188,"by":"taliban","ask":"ambush.space","answer":"helmand","sum":"f7aad75bd6152ce5"}
{"n":189,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","print":"3390c441f98b074b","sum":"9388c731666ce9a7"}
{"n":190,"by":null,"ask":"deck.top","answer":"event","sum":"506abb970ba5aa92"}
{"n":191,"by":null,"ask":"deck.card","answer":"23","print":"3b5fb0b6086c97df","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 6\nnext: 23\nplayed: 56 38 35 19 71 53\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition government warlords\nresources: government=0 taliban=18 warlords=15\naid: 19\npatronage: 1\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1\nhelmand T:B1u2a1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2\nnuristan T:B1u2a1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nfarah-kandahar G:T1\n","sum":"7fc3226100efa6e7"}
{"n":192,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Pakistan Talks"]]],"sum":"0ab7b52ddae304d3"}
{"n":193,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"11be94edf4ead381","sum":"d25573aa076f1dea"}
{"n":194,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,21]],["{0}: {1}",["8.5","rally"]]],"sum":"b45079d59eb9128e"}
{"n":195,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, helmand, khowst, nuristan, oruzgan, paktika"]]],"sum":"038835526f3099a7"}
{"n":196,"by":null,"ask":"bot.tan","answer":"2","sum":"caf5ee02f1590325"}
{"n":197,"by":null,"ask":"bot.black","answer":"2","sum":"3a7351e9162f239b"}
{"n":198,"by":null,"ask":"bot.green","answer":"1","sum":"057e0405975ef2bf"}
{"n":199,"by":"warlords","how":"bot","ask":"rally.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,1,"balochistan","badghis"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badghis"]]],"sum":"13509dc69a3283e3"}
{"n":200,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badghis"]]],"sum":"f9c267bef8b180cf"}
{"n":201,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"09c1a39d4fc0c628"}
{"n":202,"by":null,"ask":"bot.tan","answer":"6","sum":"d5b084ed89ca90cb"}
{"n":203,"by":null,"ask":"bot.black","answer":"2","sum":"01e3d5c40baf0f18"}
{"n":204,"by":null,"ask":"bot.green","answer":"4","sum":"1185be739eb698aa"}
{"n":205,"by":"warlords","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,4,"badakhshan","badakhshan"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"badakhshan"]]],"sum":"3122b73c113158f6"}
{"n":206,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"badakhshan"]]],"sum":"8c20b317b666dc95"}
{"n":207,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"6480855596bd9e0d"}
{"n":208,"by":null,"ask":"bot.tan","answer":"5","sum":"911d41c7af9ac1c9"}
{"n":209,"by":null,"ask":"bot.black","answer":"6","sum":"01774a09daab7e5c"}
{"n":210,"by":null,"ask":"bot.green","answer":"5","sum":"5958d63a45f6ab5a"}
{"n":211,"by":"warlords","how":"bot","ask":"rally.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,5,"kandahar","kandahar"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"kandahar"]]],"sum":"54ae1c267c855595"}
{"n":212,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"kandahar"]]],"sum":"4f6b0fc5141c95eb"}
{"n":213,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"e8dd58b7406ce4c0"}
{"type":"head","to":203,"how":"jump","by":"warlords","sum":"c5896542b406f15c"}
{"n":214,"parent":203,"by":"warlords","ask":"seats","answer":"human","sum":"95f6f66c4ff72dfc"}
{"n":215,"by":null,"ask":"bot.green","answer":"5","sum":"f4e021ce73edade7"}
{"n":216,"by":"warlords","ask":"seats","answer":"bot","sum":"050ed38bcc05c414"}
{"n":217,"by":"warlords","ask":"seats","answer":"human","sum":"c613f298084b5837"}
{"n":218,"by":"warlords","ask":"rally.space","answer":"done","print":"e5b697edfe1bce71","sum":"1ec0f1ab3c588d77"}
{"n":219,"by":null,"ask":"deck.top","answer":"event","sum":"a7a31c047432e5d7"}
{"n":220,"by":null,"ask":"deck.card","answer":"33","print":"83584ff5f438f8a4","position":"scenario: main\nseats: coalition=bot government=bot\ncard: 23\nnext: 33\nplayed: 56 38 35 19 71 53 6\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\nresources: government=0 taliban=18 warlords=14\naid: 19\npatronage: 1\nislamabad: pressure\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbadghis W:u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1\nhelmand T:B1u2a1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2\nnuristan T:B1u2a1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nfarah-kandahar G:T1\n","sum":"de9b56e5efc814a9"}
{"n":221,"by":"warlords","ask":"seats","answer":"bot","print":"b7031277a97f3eff","sum":"6b15d9995b7fa980"}
{"n":222,"by":"taliban","ask":"turn","answer":"march","sum":"b270e91ec0908a9a"}
{"n":223,"by":"taliban","ask":"march.origin","answer":"khowst","sum":"c66eb333debf1498"}
{"n":224,"by":"taliban","ask":"march.destination","answer":"northwest-frontier","sum":"1d8374d4418d5560"}
{"n":225,"by":"taliban","ask":"march.count","answer":"1","sum":"fe8bc75df9fa67b5"}
{"n":226,"by":"taliban","ask":"march.origin","answer":"waziristan","sum":"e5589273287a14be"}
{"n":227,"by":"taliban","ask":"march.destination","answer":"balochistan","sum":"2695b65006824aca"}
{"n":228,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","sum":"74fc1fb3d20c0977"}
{"n":229,"by":"taliban","ask":"march.destination","answer":"give","sum":"58ec5f57b1cced5b"}
{"n":230,"by":"taliban","ask":"give.what","answer":"taliban-to-warlords","sum":"7b4ffbe33aa0ed4c"}
{"n":231,"by":"taliban","ask":"give.amount","answer":"10","sum":"ba0165ccf95d4554"}
{"n":232,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","sum":"9b7ec5a853dcbd7a"}
{"n":233,"by":"taliban","ask":"march.count","answer":"2","sum":"83a487e827dd35f2"}
{"n":234,"by":"taliban","ask":"march.origin","answer":"nuristan","sum":"6a5b13b62886698e"}
{"n":235,"by":"taliban","ask":"march.destination","answer":"baghlan","sum":"21d88bdf4e4a1311"}
{"n":236,"by":"taliban","ask":"march.count","answer":"1","sum":"bdea455d888a1b11"}
{"n":237,"by":"taliban","ask":"march.underground","answer":"0","sum":"a8adf4d640df1e63"}
{"n":238,"by":"taliban","ask":"march.origin","answer":"khowst","sum":"48dfc2e35b82030a"}
{"n":239,"by":"taliban","ask":"march.destination","answer":"paktika","sum":"e450621f347ca84d"}
{"n":240,"by":"taliban","ask":"march.origin","answer":"extort","sum":"bd6c28601605cab1"}
{"n":241,"by":"taliban","ask":"extort.space","answer":"nuristan","sum":"fcd674d16b76e445"}
{"n":242,"by":"taliban","ask":"extort.space","answer":"kabul-tor-kham","sum":"1697f68b6410f7fa"}
{"n":243,"by":"taliban","ask":"extort.space","answer":"done","sum":"1bdc2c32c1f1feba"}
{"n":244,"by":"taliban","ask":"march.origin","answer":"paktika","sum":"14068b58ba87b3cb"}
{"n":245,"by":"taliban","ask":"march.destination","answer":"ghazni","sum":"ece11b6f90e04a2f"}
{"n":246,"by":"taliban","ask":"march.origin","answer":"done","print":"286304eaf219aa64","sum":"cbb4f7cb5b6b7147"}
{"n":247,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Roadside IEDs"]]],"sum":"2c69eb8e0470b61b"}
{"n":248,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"fdda4281162e80eb","sum":"6259c643a964f01a"}
{"n":249,"by":null,"ask":"deck.top","answer":"event","sum":"891c82c1719e29ad"}
{"n":250,"by":null,"ask":"deck.card","answer":"26","print":"246fea8d1468184c","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 33\nnext: 26\nplayed: 56 38 35 19 71 53 6 23\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition warlords\nresources: government=0 taliban=8 warlords=24\naid: 19\npatronage: 1\nislamabad: pressure\ncasualties: C:T2\ncapabilities: 7=unshaded 23=unshaded 31=shaded\nbadghis W:u1\nbaghlan T:a1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:u1\nhelmand T:B1u2a1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1\nkhowst +1\nkonduz C:B1T1 G:T1P2\nnuristan T:B1u1a1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1\nkabul-tor-kham T:u1a1\nfarah-kandahar G:T1\n","sum":"5d006ba31f4f855c"}
{"n":251,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} is a Capability, and a person plays the {1}",["Suicide Bombers","taliban"]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,20]],["{0}: {1}",["8.5","rally"]]],"sum":"8cff9f95f5cc25d9"}
{"n":252,"by":"warlords","how":"bot","ask":"rally.space","answer":"badghis","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"badghis"]]],"sum":"1fbb9abfa3ef73ea"}
{"n":253,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"badghis"]]],"sum":"05249babcfff1446"}
{"n":254,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"392d245d7a6ce673"}
{"n":255,"by":null,"ask":"bot.tan","answer":"6","sum":"1b11f947a7984684"}
{"n":256,"by":null,"ask":"bot.black","answer":"6","sum":"e977cd8534358fae"}
{"n":257,"by":null,"ask":"bot.green","answer":"6","sum":"c25962875358b104"}
{"n":258,"by":"warlords","how":"bot","ask":"rally.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","kandahar"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"kandahar"]]],"sum":"354dff60faa44b1f"}
{"n":259,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"kandahar"]]],"sum":"de636900044beb4a"}
{"n":260,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"3f11ef48a34d04b2"}
{"n":261,"by":null,"ask":"bot.tan","answer":"5","sum":"b5b02eecba0060bf"}
{"n":262,"by":null,"ask":"bot.black","answer":"5","sum":"8def56c306089d5c"}
{"n":263,"by":null,"ask":"bot.green","answer":"5","sum":"1c0f753d8a233eb9"}
{"n":264,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,5,"kandahar","nimruz"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"9cd502d104ed6c1d"}
{"n":265,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"9d3449c26219af06"}
{"n":266,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"ff58ce3c40fcc36f"}
{"n":267,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badghis","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"badghis"]]],"sum":"1a1effb1062dcc8f"}
{"n":268,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"00fe3199a7b8183b","sum":"6a5f53b333439d5b"}
{"n":269,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Suicide Bombers",5]]],"sum":"43480b9357c3f12d"}
{"n":270,"by":null,"ask":"bot.die","answer":"1","sum":"e3ddfec0b59103f8"}
{"n":271,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[1,5,"Suicide Bombers"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Suicide Bombers"]]],"sum":"1018eee99f8e78d3"}
{"n":272,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"d628410e03ff873d","sum":"a52a7f75595b2fd9"}
{"n":273,"by":null,"ask":"deck.top","answer":"event","sum":"8505f56f3dab5f8e"}
{"n":274,"by":null,"ask":"deck.card","answer":"1","print":"bfc8ffe64725816c","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 26\nnext: 1\nplayed: 56 38 35 19 71 53 6 23 33\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\nresources: government=0 taliban=8 warlords=21\naid: 19\npatronage: 1\nislamabad: pressure\ncasualties: C:T2\ncapabilities: 7=unshaded 23=unshaded 31=shaded 33=unshaded\nbadghis W:B1u2\nbaghlan T:a1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:u1\nhelmand T:B1u2a1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1 W:u1\nkhowst +1\nkonduz C:B1T1 G:T1P2\nnimruz W:u1\nnuristan T:B1u1a1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1\nkabul-tor-kham T:u1a1\nfarah-kandahar G:T1\n","sum":"59d081b5bbd5099e"}
{"n":275,"by":"taliban","ask":"turn","answer":"pass","print":"3e14ce1b80061abc","sum":"206eb2d8c64ef7e0"}
{"n":276,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"MANPADS Scare"]]],"sum":"d8079e9e147475e1"}
{"n":277,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"c0219037f270ad93"}
{"n":278,"by":"coalition","how":"bot","ask":"event.free.which","answer":"air-strike","why":["8.8.3: Air Strike on Taliban"],"sum":"a6521ff1b297de46"}
{"n":279,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.8.3: a Base can be removed",[]],"northwest-frontier, waziristan"]],["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"34a7e095cc78cfae"}
{"n":280,"by":null,"ask":"bot.tan","answer":"6","sum":"44e1d1aa60f3b924"}
{"n":281,"by":null,"ask":"bot.black","answer":"1","sum":"ba11a8d171f05962"}
{"n":282,"by":null,"ask":"bot.green","answer":"5","sum":"b4566d8ac3bfb11e"}
{"n":283,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,5,"samangan","waziristan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"sum":"3c68c12558db0951"}
{"type":"head","to":274,"how":"undo","by":"taliban","sum":"e9b3f5281c1ab731"}
{"type":"head","to":275,"how":"redo","by":"taliban","sum":"150a047493c305ec"}
{"type":"head","to":276,"how":"redo","by":"government","sum":"78cd12e63c25b7e2"}
{"type":"head","to":277,"how":"redo","by":"government","sum":"90ce2a5e337e872a"}
{"type":"head","to":278,"how":"redo","by":"coalition","sum":"4a861a264947e9f9"}
{"type":"head","to":279,"how":"redo","by":"coalition","sum":"48297402b79e3de4"}
{"type":"head","to":280,"how":"redo","sum":"4a144d2f3dafbd91"}
{"type":"head","to":281,"how":"redo","sum":"b5ee323c44d77c8b"}
{"type":"head","to":282,"how":"redo","sum":"a2e444e0fbdebf9b"}
{"type":"head","to":283,"how":"redo","by":"coalition","sum":"f969e1c8c3e4fa64"}
{"n":284,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.8.3: a Base can be removed",[]],"northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"b65f693e977b6e78"}
{"n":285,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"baghlan","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"baghlan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"baghlan"]]],"sum":"394cb4d3499eae65"}
{"n":286,"by":"coalition","how":"bot","ask":"event.free.which","answer":"air-strike","why":["8.8.3: Air Strike on Taliban"],"sum":"2032be640bc30797"}
{"n":287,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"helmand",["{0}",[3]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"helmand"]]],"sum":"02c97cbb1b65a00c"}
{"n":288,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"nuristan","why":[["{0}: {1}",[["8.2: areas before LoCs",[]],"nuristan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"nuristan"]]],"sum":"db1ba37ee962cb5b"}
{"n":289,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"kabul-tor-kham"]]],"print":"9a312c48c699a51f","sum":"858a1b954ef3040a"}
{"n":290,"by":null,"ask":"deck.top","answer":"propaganda","print":"5d9e2f9f667f8ee7","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 1\nnext: propaganda\nplayed: 56 38 35 19 71 53 6 23 33 26\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition taliban warlords\nresources: government=0 taliban=9 warlords=21\naid: 19\npatronage: 1\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 23=unshaded 31=shaded 33=unshaded\nbadghis W:B1u2\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:u1\nhelmand T:B1u2\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1 W:u1\nkhowst +1\nkonduz C:B1T1 G:T1P2\nnimruz W:u1\nnuristan T:B1u1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nbalochistan T:u1\nkabul-tor-kham T:u1\nfarah-kandahar G:T1\n","sum":"9e5f9ad5d997a288"}
{"n":291,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["ISR",5]]],"sum":"ac2dd75d85853059"}
{"n":292,"by":null,"ask":"bot.die","answer":"3","sum":"fd85b1e4835450a2"}
{"n":293,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[3,5,"ISR"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"ISR"]]],"sum":"7c9bb2003a4cb8f2"}
{"n":294,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"b465226ee5ae2490","sum":"1b21792447ff64ff"}
{"n":295,"by":"taliban","ask":"turn","answer":"march","sum":"cc9a9228e29813e4"}
{"n":296,"by":"taliban","ask":"march.origin","answer":"balochistan","sum":"971260e354f5da62"}
{"n":297,"by":"taliban","ask":"march.destination","answer":"nimruz","sum":"b4800fd34b8ff505"}
{"n":298,"by":"taliban","ask":"march.origin","answer":"nuristan","sum":"f9cbe3a51e747183"}
{"n":299,"by":"taliban","ask":"march.destination","answer":"khowst","sum":"df9ed7f6e6cc286f"}
{"n":300,"by":"taliban","ask":"march.origin","answer":"helmand","sum":"74852adec159d845"}
{"n":301,"by":"taliban","ask":"march.destination","answer":"nimruz","sum":"ff464a1577af497a"}
{"n":302,"by":"taliban","ask":"march.count","answer":"2","sum":"2a34fff301c835e0"}
{"n":303,"by":"taliban","ask":"march.origin","answer":"infiltrate","sum":"1f861b8731fdd1d5"}
{"n":304,"by":"taliban","how":"alone","ask":"infiltrate.space","answer":"nimruz","sum":"06259e2915af2b5c"}
{"n":305,"by":"taliban","ask":"infiltrate.action","answer":"remove","sum":"15fa452dc0f676a5"}
{"n":306,"by":"taliban","ask":"march.origin","answer":"ghazni","sum":"e63973b5dca204ce"}
{"n":307,"by":"taliban","ask":"march.destination","answer":"oruzgan","sum":"4dbda5f171962d9d"}
{"n":308,"by":"taliban","ask":"march.origin","answer":"nimruz","sum":"86169ff6edc66f6f"}
{"n":309,"by":"taliban","ask":"march.destination","answer":"give","sum":"2244dab566ccf86f"}
{"n":310,"by":"taliban","ask":"give.what","answer":"taliban-to-government","sum":"c5c9af1e8d15767d"}
{"n":311,"by":"taliban","ask":"give.amount","answer":"3","sum":"d484901d20ff4741"}
{"n":312,"by":"taliban","ask":"march.destination","answer":"farah","sum":"3586b843c444fac3"}
{"n":313,"by":"taliban","ask":"march.count","answer":"2","sum":"33263ef752a39c8a"}
{"n":314,"by":"taliban","ask":"march.origin","answer":"oruzgan","sum":"5cec7fc07d665789"}
{"n":315,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","sum":"67190564a1c94797"}
{"n":316,"by":"taliban","ask":"march.origin","answer":"khowst","sum":"bef88125743683b6"}
{"n":317,"by":"taliban","ask":"march.destination","answer":"northwest-frontier","sum":"b020aa91400fa9f1"}
{"n":318,"by":"taliban","ask":"march.origin","answer":"done","print":"23fad3c2b639dd6b","sum":"61f69a1352ab2b9b"}
{"n":319,"by":null,"ask":"deck.card","answer":"58","print":"ea311b68249b0a45","sum":"b4ab633ab4d889da"}
{"n":320,"by":"coalition","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar, konduz",["{0}",[2]]]],["8.2: among {0}",["kandahar, konduz"]]],"sum":"20059e0a5f043ac9"}
{"n":321,"by":null,"ask":"bot.tan","answer":"3","sum":"643a60b7d73374f4"}
{"n":322,"by":null,"ask":"bot.black","answer":"2","sum":"77dd46730b11e996"}
{"n":323,"by":null,"ask":"bot.green","answer":"2","sum":"b42d2a00eaa45930"}
{"n":324,"by":"coalition","how":"bot","ask":"civic.space","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,2,"waziristan","konduz"]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"konduz"]]],"sum":"9dabf485a4fb2e9e"}
{"n":325,"by":"coalition","how":"bot","ask":"civic.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"kandahar"]]],"sum":"7308b9f1ed7d81a8"}
{"n":326,"by":"coalition","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"herat"]]],"sum":"6b9c2ff85b74db83"}
{"n":327,"by":"taliban","ask":"sharia.space","answer":"done","print":"42aba8aa2c0b7655","sum":"51b377ef9a825aa3"}
{"n":328,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"644a16c552bb7e5c"}
{"n":329,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c2ca6afee26124c0"}
{"n":330,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"32fadc51f1ce7fc4"}
{"n":331,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"6a4791d1ec64e714"}
{"n":332,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"dc156f8a086782f6"}
{"n":333,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, konduz",["{0}",[1]]]],["8.2: among {0}",["kabul, konduz"]]],"sum":"40adbc4be741e05f"}
{"n":334,"by":null,"ask":"bot.tan","answer":"6","sum":"35f09937cf21b99c"}
{"n":335,"by":null,"ask":"bot.black","answer":"5","sum":"3efa52c0710ad45a"}
{"n":336,"by":null,"ask":"bot.green","answer":"1","sum":"e6e5c9955e11fb2e"}
{"n":337,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,1,"sar-e-pol","kabul"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"32953791a8f71617"}
{"n":338,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"c1501a72393c580f"}
{"n":339,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"e013edb68e7422e2"}
{"n":340,"by":"government","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"konduz",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"konduz"]]],"sum":"2d38673a1e47fdc1"}
{"n":341,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, kandahar, konduz"]]],"sum":"b8a81b06909e7f1c"}
{"n":342,"by":null,"ask":"bot.tan","answer":"4","sum":"0aeac2f1abf9be78"}
{"n":343,"by":null,"ask":"bot.black","answer":"5","sum":"993ed5915ee7ed69"}
{"n":344,"by":null,"ask":"bot.green","answer":"3","sum":"51a2d5cc68ccac5f"}
{"n":345,"by":"government","how":"bot","ask":"redeploy.destination","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,3,"baghlan","konduz"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"konduz"]]],"sum":"97cfae4977c93258"}
{"n":346,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[2]]]],["8.2: among {0}",["herat, kabul, konduz"]]],"sum":"15a3ee0ebe1535fd"}
{"n":347,"by":null,"ask":"bot.tan","answer":"5","sum":"480b784704aac633"}
{"n":348,"by":null,"ask":"bot.black","answer":"2","sum":"b5bcf6b4ec42c629"}
{"n":349,"by":null,"ask":"bot.green","answer":"5","sum":"80edd7ca8a6f3be6"}
{"n":350,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,5,"samangan","herat"]],["8.2: among {0}",["kabul, konduz"]]],"sum":"63befba782b1b623"}
{"n":351,"by":null,"ask":"bot.tan","answer":"6","sum":"457a55723c657062"}
{"n":352,"by":null,"ask":"bot.black","answer":"6","sum":"8ad84ec33c34704f"}
{"n":353,"by":null,"ask":"bot.green","answer":"4","sum":"d444939db08fff63"}
{"n":354,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,4,"bamian","kabul"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"9d40089c5cecd1ff"}
{"n":355,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"9351c65c7b6d1399"}
{"n":356,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"1dd86979f39e4bad"}
{"n":357,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"herat","kabul-tor-kham"]]],"sum":"aae57562573713e3"}
{"n":358,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"herat","kabul-tor-kham"]]],"sum":"fce795c8283e664b"}
{"n":359,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"fe518789324ebf8c"}
{"n":360,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"c20829bde2a307c9"}
{"n":361,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"konduz","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"konduz","kandahar-spin-boldak"]]],"sum":"f0fdb370ee3ebaf3"}
{"n":362,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"konduz","kandahar-spin-boldak"]]],"sum":"83aa38c958e97a8f"}
{"n":363,"by":"taliban","ask":"redeploy.taliban.origin","answer":"done","sum":"4c8262124069b5f9"}
{"n":364,"by":"taliban","ask":"redeploy.destination","answer":"helmand","sum":"b2ac015b12af585d"}
{"n":365,"by":"taliban","ask":"redeploy.count","answer":"2","sum":"5c4f0814c7c58285"}
{"n":366,"by":"taliban","ask":"redeploy.destination","answer":"nuristan","sum":"b8b53682102644a9"}
{"n":367,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","sum":"9c4fad7d09c1933a"}
{"n":368,"by":"taliban","ask":"redeploy.destination","answer":"nuristan","print":"b09808d292aad1b9","sum":"092f79c9ef461c2a"}
{"n":369,"by":null,"ask":"deck.top","answer":"event","sum":"9a3404927e1edc5a"}
{"n":370,"by":null,"ask":"deck.card","answer":"29","print":"42210a9339bf7f85","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 58\nnext: 29\nplayed: 56 38 35 19 71 53 6 23 33 26 1 propaganda\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\nresources: government=18 taliban=3 warlords=25\naid: 13\npatronage: 1\nout-of-play: C:T1\ncapabilities: 1=unshaded 7=unshaded 23=unshaded 31=shaded 33=unshaded\nbadghis W:B1u2\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1\nhelmand T:B1u2\nherat C:T1 support=S\nkabul C:B1T2 G:T2 support=S +1\nkandahar C:B1T2 G:T2 W:u1 support=S\nkhowst +1\nkonduz C:B1T1 G:T3 support=S\nnuristan T:B1u2\noruzgan C:T1\npaktika C:T1\nzabol C:T1\nnorthwest-frontier T:u1\nwaziristan T:u1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"000c9f86a5df9618"}
{"n":371,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Counter-Narc"]]],"sum":"0ec03cc0794024a7"}
{"n":372,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"89114081f953040f"}
{"n":373,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["cultivate"]]],"sum":"e1fb97777ae49a14"}
{"n":374,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"badghis, balkh, faryab"]],["8.2: among {0}",["badghis, balkh, faryab"]]],"sum":"bf7ee08cbb691148"}
{"n":375,"by":null,"ask":"bot.tan","answer":"5","sum":"17e6c8d22d1ca5b7"}
{"n":376,"by":null,"ask":"bot.black","answer":"5","sum":"3045bd07e2de24a5"}
{"n":377,"by":null,"ask":"bot.green","answer":"3","sum":"1df4aed4abbd0b65"}
{"n":378,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,3,"bamian","badghis"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"badghis"]]],"sum":"4a5c04db0db26260"}
{"n":379,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["traffic"]]],"sum":"c4a9299be04188e7"}
{"n":380,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"f2d073ef89d26167","sum":"7f779be886b11822"}
{"n":381,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,0]],["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"50504db666de9e12"}
{"n":382,"by":null,"ask":"bot.tan","answer":"1","sum":"cbe4e1f4f9ebcf9b"}
{"n":383,"by":null,"ask":"bot.black","answer":"6","sum":"df9266398ab7dd8a"}
{"n":384,"by":null,"ask":"bot.green","answer":"5","sum":"5938751d311441c1"}
{"n":385,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,5,"paktika","paktika"]],["8.2: among {0}",["kabul, kandahar, konduz"]]],"sum":"abb20eac39e69703"}
{"n":386,"by":null,"ask":"bot.tan","answer":"6","sum":"fa57d180abba81c3"}
{"n":387,"by":null,"ask":"bot.black","answer":"1","sum":"22c2b454dcdfb8df"}
{"n":388,"by":null,"ask":"bot.green","answer":"3","sum":"5aac409608af5070"}
{"n":389,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,3,"badakhshan","kandahar"]],["8.8.2: Coalition Base, surplus {0}: {1}",[2,"kandahar"]],["8.2: among {0}",["kabul, konduz"]]],"sum":"f6b55ded05149a75"}
{"n":390,"by":null,"ask":"bot.tan","answer":"4","sum":"99c6d20469d6e973"}
{"n":391,"by":null,"ask":"bot.black","answer":"4","sum":"f061b34d710d4315"}
{"n":392,"by":null,"ask":"bot.green","answer":"5","sum":"11892742daac2994"}
{"n":393,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,5,"kabul","kabul"]],["8.8.2: Coalition Base, surplus {0}: {1}",[2,"kabul"]],"8.8: Train"],"sum":"2217ca72c6c873bd"}
{"n":394,"by":"coalition","how":"bot","ask":"train.space","answer":"paktika","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"paktika"]]],"sum":"cb49fea0aebc2185"}
{"n":395,"by":"coalition","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[2]],"kandahar"]]],"sum":"cec6f61168411ceb"}
{"n":396,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"1669bf989afd6703"}
{"n":397,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"bc9fcd8c36875f4c"}
{"n":398,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[2]],"kabul"]]],"sum":"8ad211954d1d0d47"}
{"n":399,"by":"coalition","how":"bot","ask":"train.first","answer":"done","why":[["8.8.2: no Patronage is moved: {0}",[["Patronage {0}, Government Resources {1}",[1,15]]]]],"sum":"cb408c36ff299e3e"}
{"n":400,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"545560990067577e"}
{"n":401,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"eed186394a68ace6"}
{"n":402,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"7f3cdfa89fb569ee"}
{"n":403,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"1c4500480d1d82ed"}
{"n":404,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"b4cf7c4932740bfc"}
{"n":405,"by":null,"ask":"bot.die","answer":"4","sum":"a3fc01716edc36fe"}
{"n":406,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[4]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"ghazni, herat, oruzgan, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, herat, oruzgan, paktika"]]],"sum":"7066e14dbbe978c0"}
{"n":407,"by":null,"ask":"bot.tan","answer":"5","sum":"9fddeff6c040a07a"}
{"n":408,"by":null,"ask":"bot.black","answer":"5","sum":"7750c15d8829e93d"}
{"n":409,"by":null,"ask":"bot.green","answer":"1","sum":"5e468d7d77934aa2"}
{"n":410,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,1,"sar-e-pol","herat"]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"ghazni, oruzgan, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"caa868b484fdc945"}
{"n":411,"by":null,"ask":"bot.tan","answer":"1","sum":"213b1d7f15e499e8"}
{"n":412,"by":null,"ask":"bot.black","answer":"3","sum":"7b7890b9af2234ba"}
{"n":413,"by":null,"ask":"bot.green","answer":"3","sum":"da8c6b750beb206d"}
{"n":414,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,3,"badghis","oruzgan"]],["8.2: among {0}",["ghazni, kabul, kandahar, konduz, paktika, zabol"]]],"sum":"62e9df9d2584f051"}
{"n":415,"by":null,"ask":"bot.tan","answer":"4","sum":"d483a4e87e259aff"}
{"n":416,"by":null,"ask":"bot.black","answer":"2","sum":"61c7a2d11bf3c60a"}
{"n":417,"by":null,"ask":"bot.green","answer":"5","sum":"f64a00ca9cb987c8"}
{"n":418,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,5,"ghazni","ghazni"]],"8.8.2: Surge after the Train"],"sum":"3a7af81e7ec1e122"}
{"n":419,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],2,"herat"]]],"sum":"2ec94a635c88000b"}
{"n":420,"by":"coalition","how":"bot","ask":"surge.space","answer":"oruzgan","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"oruzgan"]]],"sum":"4bf2ac62e0e705a0"}
{"n":421,"by":"coalition","how":"bot","ask":"surge.space","answer":"ghazni","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"ghazni"]]],"sum":"c9bd2c329c00a42c"}
{"n":422,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",3]]],"sum":"51677b9786fadcfe"}
{"n":423,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["oruzgan",2]]],"sum":"55da4b07fa683404"}
{"n":424,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["ghazni",2]]],"sum":"771f4e6c6ce62744"}
{"n":425,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",1]]],"sum":"6345fd7111f90f63"}
{"n":426,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["oruzgan",1]]],"sum":"614d9692465f0f65"}
{"n":427,"by":"coalition","how":"bot","ask":"surge.bases","answer":"0","why":[["8.8.2: Coalition Bases in {0}: {1}",["ghazni",0]]],"sum":"b57b9712a06cbc35"}
{"n":428,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"ac655371072cd168"}
{"n":429,"by":null,"ask":"surge.roll","answer":"6","sum":"67c6f99f7b5e1463"}
{"n":430,"by":"coalition","how":"bot","ask":"surge.aid","answer":"6","why":["8.8.2: all of the roll is added to Aid"],"print":"a22660608e042027","sum":"b6b097a1f5e6bc9c"}
{"n":431,"by":null,"ask":"deck.top","answer":"propaganda","print":"808f9828933d4663","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 29\nnext: propaganda\nplayed: 56 38 35 19 71 53 6 23 33 26 1 propaganda 58\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\nresources: government=9 taliban=3 warlords=30\naid: 19\npatronage: 1\nout-of-play: C:T1\ncapabilities: 1=unshaded 7=unshaded 23=unshaded 31=shaded 33=unshaded\nbadghis W:B2u2\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T2\nhelmand T:B1u2\nherat C:B1T3 support=S\nkabul C:B1T2 G:T5P3 support=S +1\nkandahar C:B1T2 G:T5P3 W:u1 support=S\nkhowst +1\nkonduz C:B1T1 G:T3 support=S\nnuristan T:B1u2\noruzgan C:B1T2\npaktika C:T1 support=S\nzabol C:T1\nnorthwest-frontier T:u1\nwaziristan T:u1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"75e2ebf1b4847970"}
{"n":432,"by":"taliban","ask":"turn","answer":"rally","sum":"7ac80afb4516e990"}
{"n":433,"by":"taliban","ask":"rally.space","answer":"oruzgan","sum":"7a5e9ed6940fa02c"}
{"n":434,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"458cfff09d643b45"}
{"n":435,"by":"taliban","ask":"rally.space","answer":"sar-e-pol","sum":"7ed1222c3837ecf0"}
{"n":436,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"24b8962e5d9cda02"}
{"n":437,"by":"taliban","ask":"rally.space","answer":"badghis","sum":"34a0af8633f51515"}
{"n":438,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"b6eec640d23e97fd"}
{"n":439,"by":"taliban","ask":"rally.space","answer":"remove-own","sum":"e2f0cb3f8335dd3f"}
{"n":440,"by":"taliban","ask":"remove-own.space","answer":"nuristan","sum":"66a9589284d93a1b"}
{"n":441,"by":"taliban","ask":"remove-own.piece","answer":"taliban_underground","sum":"5883c0cae9fb3b61"}
{"n":442,"by":"taliban","ask":"remove-own.count","answer":"1","sum":"f3a1ef6f8bd2bafd"}
{"n":443,"by":"taliban","ask":"rally.space","answer":"balochistan","sum":"8f4a4c0a4175054b"}
{"n":444,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"87bff1c8e4b0f411"}
{"n":445,"by":"taliban","ask":"rally.space","answer":"waziristan","sum":"e4360a635d5db2a0"}
{"n":446,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"29a8d8a638d8fa47"}
{"n":447,"by":"taliban","ask":"rally.space","answer":"done","sum":"aefbba05419247f9"}
{"n":448,"by":"taliban","ask":"special","answer":"extort","sum":"91017b113043f5d5"}
{"n":449,"by":"taliban","ask":"extort.space","answer":"sar-e-pol","sum":"f7bbe69f08669731"}
{"n":450,"by":"taliban","ask":"extort.space","answer":"nuristan","sum":"cd3ab2aba68c62db"}
{"n":451,"by":"taliban","ask":"extort.space","answer":"done","print":"04bdd436325d5fd0","sum":"57f8846051f16e7e"}
{"n":452,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Night Letters"]]],"sum":"6641231e3389140f"}
{"n":453,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"3c8c0387b831203a","sum":"76c63a34b97c98fc"}
{"n":454,"by":null,"ask":"deck.card","answer":"36","print":"dde198ac3dc1dd97","sum":"4d64ac76d6c99e52"}
