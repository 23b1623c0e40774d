{"format":1,"game":"adp","rules":3,"program":"0.1.0","scenario":"main","seats":{"coalition":"bot","government":"bot","taliban":"human","warlords":"bot"},"seed":6,"name":"changing-seats","sum":"8e156bca0141e5c0"}
{"type":"answer","n":1,"by":null,"ask":"setup.remove","answer":"62","sum":"fa37fce3ea465056"}
{"type":"answer","n":2,"by":null,"ask":"setup.remove","answer":"31","sum":"4d08e3c4fa8878eb"}
{"type":"answer","n":3,"by":null,"ask":"setup.remove","answer":"22","sum":"25b6251a43ead987"}
{"type":"answer","n":4,"by":null,"ask":"setup.remove","answer":"32","sum":"3072cc7cd9f6ec38"}
{"type":"answer","n":5,"by":null,"ask":"setup.remove","answer":"70","sum":"23bfb043156889a8"}
{"type":"answer","n":6,"by":null,"ask":"setup.remove","answer":"69","sum":"d98a74d7be6b9bd8"}
{"type":"answer","n":7,"by":null,"ask":"setup.remove","answer":"10","sum":"4344fabad82e183f"}
{"type":"answer","n":8,"by":null,"ask":"setup.remove","answer":"24","sum":"c03534af5e8111c2"}
{"type":"answer","n":9,"by":null,"ask":"setup.remove","answer":"7","sum":"a5c022956e8227b2"}
{"type":"answer","n":10,"by":null,"ask":"setup.remove","answer":"13","sum":"be3c4bc0f2a41e65"}
{"type":"answer","n":11,"by":null,"ask":"setup.remove","answer":"27","sum":"07c6133dfcc67469"}
{"type":"answer","n":12,"by":null,"ask":"setup.remove","answer":"45","print":"29d6363935630b9a","sum":"d79b1743b0a72fb0"}
{"type":"answer","n":13,"by":null,"ask":"deck.top","answer":"event","sum":"699d5ae359ac972e"}
{"type":"answer","n":14,"by":null,"ask":"deck.card","answer":"56","sum":"f2fd09f87f3d6727"}
{"type":"answer","n":15,"by":null,"ask":"deck.top","answer":"event","sum":"0f09e9165759d687"}
{"type":"answer","n":16,"by":null,"ask":"deck.card","answer":"38","print":"f4ad76c88265f4b3","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 56\nnext: 38\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1u1\nhelmand T:B1u2 W:B1u1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T2P2 +1\nkandahar C:T1 G:T2P2 T:u1 W:B1u1\nkhowst C:T1 G:T1P2 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1u1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"a3e04b5fc111d63c"}
{"type":"answer","n":17,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Fratricide"],"sum":"14bdd18857bee35c"}
{"type":"answer","n":18,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"84463795cc223203"}
{"type":"answer","n":19,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among kabul, kandahar, khowst"],"sum":"83ace41b4a0cc95f"}
{"type":"answer","n":20,"by":null,"ask":"bot.tan","answer":"1","sum":"81cabfbf6c10d06c"}
{"type":"answer","n":21,"by":null,"ask":"bot.black","answer":"3","sum":"b819a256ab4b5195"}
{"type":"answer","n":22,"by":null,"ask":"bot.green","answer":"4","sum":"760738dfa1ac920c"}
{"type":"answer","n":23,"by":"warlords","ask":"event.space","answer":"khowst","why":["8.2: dice 1 3 4: badghis, so khowst"],"sum":"545d41b8f90726e2"}
{"type":"answer","n":24,"by":"warlords","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"afc1d5373747aba8"}
{"type":"answer","n":25,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among kabul, kandahar"],"sum":"300108b5032d5eb5"}
{"type":"answer","n":26,"by":null,"ask":"bot.tan","answer":"6","sum":"7a910c98fa8f7e3d"}
{"type":"answer","n":27,"by":null,"ask":"bot.black","answer":"2","sum":"09c2a38bee2fb75c"}
{"type":"answer","n":28,"by":null,"ask":"bot.green","answer":"2","sum":"4ec9702384e03f0c"}
{"type":"answer","n":29,"by":"warlords","ask":"event.space","answer":"kandahar","why":["8.2: dice 6 2 2: konduz, so kandahar"],"sum":"5341b85584818e5e"}
{"type":"answer","n":30,"by":"warlords","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"print":"54abfcf96bcb5bcc","sum":"a85aaa184c9d7dc0"}
{"type":"answer","n":31,"by":"coalition","ask":"turn","answer":"assault","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (10)","8.8.4: Air Lift to zabol: it takes a Taliban Base that Air Strike would leave","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (1 Base, 5 Taliban pieces)","8.8: Assault"],"sum":"ad896ceadd8ccd2a"}
{"type":"answer","n":32,"by":"coalition","ask":"assault.space","answer":"air-lift","why":["8.8.4: Air Lift first, to zabol"],"sum":"49d95b88d0c8d374"}
{"type":"answer","n":33,"by":"coalition","ask":"air-lift.origin","answer":"kabul","why":["8.8.2: 1 can be spared: coalition_troops in kabul"],"sum":"25596cd80641bd93"}
{"type":"answer","n":34,"by":"coalition","ask":"air-lift.destination","answer":"zabol","why":["8.8.2: the destination of the Air Lift: zabol"],"sum":"2d5e7d1c23e33f93"}
{"type":"answer","n":35,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"b2399b97976638db"}
{"type":"answer","n":36,"by":"coalition","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"0a376da4d7076f15"}
{"type":"answer","n":37,"by":"coalition","ask":"air-lift.origin","answer":"kabul","why":["8.8.2: 1 can be spared: government_troops in kabul"],"sum":"eb3098217cc77275"}
{"type":"answer","n":38,"by":"coalition","ask":"air-lift.destination","answer":"zabol","why":["8.8.2: the destination of the Air Lift: zabol"],"sum":"812919fedcb45528"}
{"type":"answer","n":39,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"766ededca259e466"}
{"type":"answer","n":40,"by":"coalition","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"90256924fafedfbb"}
{"type":"answer","n":41,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"2fded4f9e4589eb7"}
{"type":"answer","n":42,"by":"coalition","ask":"assault.space","answer":"zabol","why":["8.8.4: most Taliban Bases removed: zabol (1)","8.8.4: Troops Assault where they can remove something: zabol"],"sum":"cbe698a170dcf93d"}
{"type":"answer","n":43,"by":"coalition","ask":"assault.space","answer":"roll-spaces","why":["8.2: among ghazni, oruzgan, paktika"],"sum":"b0da75492a76a499"}
{"type":"answer","n":44,"by":null,"ask":"bot.tan","answer":"6","sum":"caffe219fb2302cd"}
{"type":"answer","n":45,"by":null,"ask":"bot.black","answer":"4","sum":"20e050fc2fc6c2a4"}
{"type":"answer","n":46,"by":null,"ask":"bot.green","answer":"2","sum":"47f1abdd018b8be0"}
{"type":"answer","n":47,"by":"coalition","ask":"assault.space","answer":"oruzgan","why":["8.2: dice 6 4 2: balkh, so oruzgan","8.8.4: Troops Assault where they can remove something: oruzgan"],"sum":"3edfb9acc4837394"}
{"type":"answer","n":48,"by":"coalition","ask":"assault.space","answer":"roll-spaces","why":["8.2: among ghazni, paktika"],"sum":"3511f759d1c9d12e"}
{"type":"answer","n":49,"by":null,"ask":"bot.tan","answer":"6","sum":"5c4adf6b2273b633"}
{"type":"answer","n":50,"by":null,"ask":"bot.black","answer":"3","sum":"03cbd77e1e74b167"}
{"type":"answer","n":51,"by":null,"ask":"bot.green","answer":"6","sum":"b1679418ac6ee88e"}
{"type":"answer","n":52,"by":"coalition","ask":"assault.space","answer":"paktika","why":["8.2: dice 6 3 6: ghowr, so paktika","8.8.4: Troops Assault where they can remove something: paktika"],"sum":"10382ff09dfd045d"}
{"type":"answer","n":53,"by":"coalition","ask":"assault.space","answer":"ghazni","why":["8.8.4: Troops Assault where they can remove something: ghazni"],"print":"36758474b256c112","sum":"7c3191a206932806"}
{"type":"answer","n":54,"by":null,"ask":"deck.top","answer":"event","sum":"e0db41ac1d15b179"}
{"type":"answer","n":55,"by":null,"ask":"deck.card","answer":"35","print":"7f59257aaeccb968","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 38\nnext: 35\nplayed: 56\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1\nhelmand T:B1u2 W:B1u1\nherat G:T1P2 T:u1\nkabul C:B1T1 G:T1P2 +1\nkandahar G:T2P1 T:u1 W:B1u1\nkhowst G:T1P1 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1\npaktika C:T1 T:B1\nzabol C:T2 G:T1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"683ec36085c8d4dc"}
{"type":"answer","n":56,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Night Raids"],"sum":"4ca603b743b124e3"}
{"type":"answer","n":57,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"0f8d1a800d45d3dc"}
{"type":"answer","n":58,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.2: among herat, kandahar, konduz"],"sum":"768405f27622b8e2"}
{"type":"answer","n":59,"by":null,"ask":"bot.tan","answer":"2","sum":"e0cd1ea350692729"}
{"type":"answer","n":60,"by":null,"ask":"bot.black","answer":"3","sum":"41da01950841e398"}
{"type":"answer","n":61,"by":null,"ask":"bot.green","answer":"5","sum":"5018885c4d3199d4"}
{"type":"answer","n":62,"by":"government","ask":"event.space","answer":"konduz","why":["8.2: dice 2 3 5: helmand, so konduz"],"sum":"71aefa2205908142"}
{"type":"answer","n":63,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.2: among herat, kandahar"],"sum":"e90e90ca497fdfe6"}
{"type":"answer","n":64,"by":null,"ask":"bot.tan","answer":"1","sum":"d8e8483f69052859"}
{"type":"answer","n":65,"by":null,"ask":"bot.black","answer":"3","sum":"af7690455adb79f5"}
{"type":"answer","n":66,"by":null,"ask":"bot.green","answer":"4","sum":"8aeef4d19b2a755f"}
{"type":"answer","n":67,"by":"government","ask":"event.space","answer":"kandahar","why":["8.2: dice 1 3 4: badghis, so kandahar"],"sum":"18ecf486c42a0433"}
{"type":"answer","n":68,"by":"government","ask":"event.remove.piece","answer":"taliban_underground","why":["8.1.2: pieces of players first, Underground before Active: taliban_underground"],"sum":"d19f3f33500ad8f4"}
{"type":"answer","n":69,"by":"government","ask":"event.space","answer":"herat","why":["8.4.3: nothing is to be gained elsewhere: herat"],"print":"44569b8294fbe9eb","sum":"4993e63600021f07"}
{"type":"answer","n":70,"by":"taliban","ask":"turn","answer":"march","sum":"2bac12e860cd8577"}
{"type":"answer","n":71,"by":"taliban","ask":"seats","answer":"bot","sum":"25321ae5eb62fc1f"}
{"type":"answer","n":72,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","why":["8.3: highest Econ: kabul-tor-kham (4)","8.7.3 step 1: northwest-frontier to kabul-tor-kham, 1 wanted"],"sum":"bf2fe498ee986a01"}
{"type":"answer","n":73,"by":"warlords","ask":"seats","answer":"human","sum":"f1eb42cb8398ff4b"}
{"type":"answer","n":74,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","why":["8.7.3 step 1: northwest-frontier to kabul-tor-kham, 1 wanted"],"sum":"0531a08452e0af28"}
{"type":"answer","n":75,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: northwest-frontier to kabul-tor-kham, 1 wanted"],"sum":"35f372126ce9486f"}
{"type":"answer","n":76,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 1 wanted"],"sum":"aa030e2c1cfe9aa2"}
{"type":"answer","n":77,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 1 wanted"],"sum":"cd60b7055cb7a2b8"}
{"type":"answer","n":78,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 1 wanted"],"sum":"4057e2fb6e7e0e5c"}
{"type":"answer","n":79,"by":"taliban","ask":"march.origin","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"b9565a5161ba5f19"}
{"type":"answer","n":80,"by":"taliban","ask":"extort.space","answer":"kabul-tor-kham","why":["8.7.2: Extort on LoCs of Econ 3 and 4: kabul-tor-kham"],"sum":"bcf8e54a8ae99e05"}
{"type":"answer","n":81,"by":"taliban","ask":"extort.space","answer":"kandahar-spin-boldak","why":["8.7.2: Extort on LoCs of Econ 3 and 4: kandahar-spin-boldak"],"sum":"ad44955c96825da0"}
{"type":"answer","n":82,"by":"taliban","ask":"extort.space","answer":"done","why":["8.7.2: Extort on LoCs of Econ 3 and 4: nothing more"],"sum":"6bf08ad9b4d5c233"}
{"type":"answer","n":83,"by":"taliban","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"ceb93492dd70e7db","sum":"26cddc708a14fcec"}
{"type":"answer","n":84,"by":null,"ask":"deck.top","answer":"event","sum":"358c032f98d2038c"}
{"type":"answer","n":85,"by":null,"ask":"deck.card","answer":"19","print":"d51c152eec723255","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot\ncard: 35\nnext: 19\nplayed: 56 38\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition warlords\nresources: government=30 taliban=17 warlords=15\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1\nhelmand T:B1u2 W:B1u1\nherat G:T1P2\nkabul C:B1T1 G:T1P2 +1\nkandahar G:T2P1 W:B1u1\nkhowst G:T1P1 +1\nkonduz G:T1P2 W:B1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1\npaktika C:T1 T:B1\nzabol C:T2 G:T1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham T:a1\nkandahar-spin-boldak T:a1\n","sum":"9a40fbfe46b4fe12"}
{"type":"answer","n":86,"by":"warlords","ask":"seats","answer":"bot","print":"db123d4e60680fa8","sum":"8583d5321d6070f0"}
{"type":"answer","n":87,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Gulbuddin Hekmatyar"],"sum":"39be9e4015093043"}
{"type":"answer","n":88,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"7741672d9d583aaa"}
{"type":"answer","n":89,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among khowst, konduz, kabul"],"sum":"ce029de8ded58b1e"}
{"type":"answer","n":90,"by":null,"ask":"bot.tan","answer":"5","sum":"aeb87dc805da1c23"}
{"type":"answer","n":91,"by":null,"ask":"bot.black","answer":"6","sum":"fb74e80b4ed93d36"}
{"type":"answer","n":92,"by":null,"ask":"bot.green","answer":"6","sum":"cd4d49e9d8aa6269"}
{"type":"answer","n":93,"by":"warlords","ask":"event.space","answer":"khowst","why":["8.2: dice 5 6 6: kandahar, so khowst"],"sum":"a4084e3e7a101dc7"}
{"type":"answer","n":94,"by":"warlords","ask":"event.replace.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"194130e039876ba1"}
{"type":"answer","n":95,"by":"warlords","ask":"event.replace.count","answer":"1","why":["8.4.3: as many as possible: 1"],"print":"252826ada3d82e84","sum":"45202467ecb88950"}
{"type":"answer","n":96,"by":"coalition","ask":"turn","answer":"train","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (3)","8.8: Train"],"sum":"1626016a35144b12"}
{"type":"answer","n":97,"by":"coalition","ask":"train.space","answer":"kabul","why":["8.8.2: Civic Action shifts most: kabul"],"sum":"4af3c1f5eb7783c9"}
{"type":"answer","n":98,"by":"coalition","ask":"train.first","answer":"done","why":["8.8.2: no Patronage is moved: Patronage 5, Government Resources 30"],"sum":"39571b0c36bfaa56"}
{"type":"answer","n":99,"by":"coalition","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3c82691d03488a2b"}
{"type":"answer","n":100,"by":"coalition","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5cea84fd739ae73c"}
{"type":"answer","n":101,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"ae7300ebf1287903"}
{"type":"answer","n":102,"by":"coalition","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"d71f39c4923f411b"}
{"type":"answer","n":103,"by":"coalition","ask":"special","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"4e4d6a71d53e469e"}
{"type":"answer","n":104,"by":null,"ask":"bot.die","answer":"4","sum":"70661679cf4a7c10"}
{"type":"answer","n":105,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.8.2: Surge: die 4","8.8.2: highest Population: kandahar, konduz (2)","8.2: among kandahar, konduz"],"sum":"365cd63de6875ebc"}
{"type":"answer","n":106,"by":null,"ask":"bot.tan","answer":"5","sum":"6986ebdd04ecdee2"}
{"type":"answer","n":107,"by":null,"ask":"bot.black","answer":"2","sum":"3f61ed5189e523c9"}
{"type":"answer","n":108,"by":null,"ask":"bot.green","answer":"5","sum":"58757ac988c63f3c"}
{"type":"answer","n":109,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.2: dice 5 2 5: samangan, so kandahar","8.8.2: highest Population: konduz (2)","8.2: among herat, kabul, zabol"],"sum":"74d00c59d8a7e9dd"}
{"type":"answer","n":110,"by":null,"ask":"bot.tan","answer":"2","sum":"4c4fdfcc85e0f127"}
{"type":"answer","n":111,"by":null,"ask":"bot.black","answer":"1","sum":"01ebc1f3b8078254"}
{"type":"answer","n":112,"by":null,"ask":"bot.green","answer":"3","sum":"bf5cdc7b8d90af8e"}
{"type":"answer","n":113,"by":"coalition","ask":"special","answer":"surge","why":["8.2: dice 2 1 3: nimruz, so herat","8.8.2: Surge after the Train"],"sum":"9cbfcf6e7adfd244"}
{"type":"answer","n":114,"by":"coalition","ask":"surge.space","answer":"kandahar","why":["8.8.2: 1 Base and 2 Troops come to kandahar"],"sum":"c9e31815bed42e10"}
{"type":"answer","n":115,"by":"coalition","ask":"surge.space","answer":"konduz","why":["8.8.2: 1 Base and 1 Troops come to konduz"],"sum":"eb2b86380b7d4f10"}
{"type":"answer","n":116,"by":"coalition","ask":"surge.space","answer":"herat","why":["8.8.2: 0 Bases and 1 Troops come to herat"],"sum":"1435ce263e71cfd1"}
{"type":"answer","n":117,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in kandahar: 2"],"sum":"c543771c19944e6d"}
{"type":"answer","n":118,"by":"coalition","ask":"surge.troops","answer":"1","why":["8.8.2: Coalition Troops in konduz: 1"],"sum":"a481d6f847b525b5"}
{"type":"answer","n":119,"by":"coalition","ask":"surge.troops","answer":"1","why":["8.8.2: Coalition Troops in herat: 1"],"sum":"435090c970d3db54"}
{"type":"answer","n":120,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kandahar: 1"],"sum":"2318f3307d50fa30"}
{"type":"answer","n":121,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in konduz: 1"],"sum":"44602ea1693194eb"}
{"type":"answer","n":122,"by":"coalition","ask":"surge.bases","answer":"0","why":["8.8.2: Coalition Bases in herat: 0"],"sum":"546fc1dd9045b4d2"}
{"type":"answer","n":123,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"a59c4824eab79c03"}
{"type":"answer","n":124,"by":null,"ask":"surge.roll","answer":"4","sum":"558c4a8222289a99"}
{"type":"answer","n":125,"by":"coalition","ask":"surge.aid","answer":"4","why":["8.8.2: all of it to Aid"],"print":"a8229caac92bc2f8","sum":"ddfc5af056b1167b"}
{"type":"answer","n":126,"by":null,"ask":"deck.top","answer":"event","sum":"71d729b7d443caf3"}
{"type":"answer","n":127,"by":null,"ask":"deck.card","answer":"71","print":"22a2a68e28fee29c","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 19\nnext: 71\nplayed: 56 38 35\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\nresources: government=24 taliban=17 warlords=15\naid: 19\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1\nhelmand T:B1u2 W:B1u1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T4P5 support=S +1\nkandahar C:B1T2 G:T2P1 W:B1u1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2 W:B1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1\npaktika C:T1 T:B1\nzabol C:T2 G:T1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham T:a1\nkandahar-spin-boldak T:a1\n","sum":"090b2f16bbae676e"}
{"type":"answer","n":128,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Al-Qaeda"],"sum":"f4564069ac5d0b06"}
{"type":"answer","n":129,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"05409a2275aab43c"}
{"type":"answer","n":130,"by":"taliban","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among balochistan, northwest-frontier, waziristan, badakhshan, khowst, nimruz, paktika, zabol"],"sum":"30c1362cf88fdeaf"}
{"type":"answer","n":131,"by":null,"ask":"bot.tan","answer":"1","sum":"69d57e0bbdf275e7"}
{"type":"answer","n":132,"by":null,"ask":"bot.black","answer":"3","sum":"c836f22e2392003e"}
{"type":"answer","n":133,"by":null,"ask":"bot.green","answer":"1","sum":"61a5db845254d730"}
{"type":"answer","n":134,"by":"taliban","ask":"event.place.space","answer":"zabol","why":["8.2: dice 1 3 1: herat, so zabol"],"print":"f1aad97556815d9a","sum":"e151dc3af30ce2cb"}
{"type":"answer","n":135,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (44)","8.6: Train"],"sum":"f01c6cac9e82b212"}
{"type":"answer","n":136,"by":"government","ask":"seats","answer":"human","sum":"ef80461de0a265d8"}
{"type":"answer","n":137,"by":"government","ask":"train.space","answer":"balkh","sum":"641a43c081f61232"}
{"type":"answer","n":138,"by":"government","ask":"train.space","answer":"zabol","sum":"b10cdb722fde863a"}
{"type":"answer","n":139,"by":"government","ask":"train.space","answer":"paktika","sum":"2579e4610e819098"}
{"type":"answer","n":140,"by":"government","ask":"train.space","answer":"baghlan","sum":"b6aca072983e1e9d"}
{"type":"answer","n":141,"by":"government","ask":"train.space","answer":"ghowr","sum":"0725c15abefc7621"}
{"type":"answer","n":142,"by":"government","ask":"train.space","answer":"transport","sum":"552edc96973e2590"}
{"type":"answer","n":143,"by":"government","ask":"transport.origin","answer":"zabol","sum":"c4a35a0991c73590"}
{"type":"answer","n":144,"by":"government","ask":"transport.destination","answer":"farah-kandahar","sum":"c034ebe830b7feb3"}
{"type":"answer","n":145,"by":"government","ask":"train.space","answer":"bamian","sum":"fdb54bd09301574e"}
{"type":"answer","n":146,"by":"government","ask":"train.space","answer":"helmand","sum":"e8b3e00bc2d9a53a"}
{"type":"answer","n":147,"by":"government","ask":"train.space","answer":"samangan","print":"a4a911b9890fffdb","sum":"4482ebd4fe7fe6b0"}
{"type":"answer","n":148,"by":null,"ask":"deck.top","answer":"event","sum":"cfb86c432c580e74"}
{"type":"answer","n":149,"by":null,"ask":"deck.card","answer":"53","print":"b84e28746ee39cb8","position":"scenario: main\nseats: coalition=bot taliban=bot warlords=bot\ncard: 71\nnext: 53\nplayed: 56 38 35 19\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition warlords\nresources: government=0 taliban=20 warlords=15\naid: 19\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1\nhelmand T:B1u2 W:B1u1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T4P5 support=S +1\nkandahar C:B1T2 G:T2P1 W:B1u1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2 W:B1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1\npaktika C:T1 T:B1\nzabol C:T2 T:B1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham T:a1\nkandahar-spin-boldak T:a1\nfarah-kandahar G:T1\n","sum":"a82d071aa980f238"}
{"type":"answer","n":150,"by":"government","ask":"seats","answer":"bot","print":"98a8774c6d07afc0","sum":"9df86843fa2dcfe0"}
{"type":"answer","n":151,"by":"taliban","ask":"seats","answer":"human","print":"714e17c32aafafca","sum":"348e9ac36e90ef31"}
{"type":"answer","n":152,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Coup!"],"sum":"c7bdea09500ed6fd"}
{"type":"answer","n":153,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"cce961a52155f959"}
{"type":"answer","n":154,"by":"warlords","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"c037fe266c2e427b"}
{"type":"answer","n":155,"by":"warlords","ask":"event.remove.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"257ea6ad4d7848e7"}
{"type":"answer","n":156,"by":"warlords","ask":"event.remove.piece","answer":"government_troops","why":["8.1.2: Police and Troops by turns, Police first: government_troops"],"sum":"f4aae397c5107e87"}
{"type":"answer","n":157,"by":"warlords","ask":"event.remove.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"95d692494891d126"}
{"type":"answer","n":158,"by":"warlords","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"print":"05c26ff32b52cbc3","sum":"b4877bdb867fd0c8"}
{"type":"answer","n":159,"by":"coalition","ask":"turn","answer":"assault","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (4)","8.8.2: most Coalition Troops in excess: kandahar (2)","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (6 Bases, 6 Taliban pieces)","8.8: Assault"],"sum":"e996e2050c2aebd2"}
{"type":"answer","n":160,"by":"coalition","ask":"assault.space","answer":"roll-spaces","why":["8.8.4: most Taliban Bases removed: ghazni, oruzgan, paktika, zabol (1)","8.8.4: highest Population: ghazni, oruzgan, paktika (1)","8.2: among ghazni, oruzgan, paktika"],"sum":"9048b5e9a3a7dfe3"}
{"type":"answer","n":161,"by":null,"ask":"bot.tan","answer":"2","sum":"6051c20021c7bda0"}
{"type":"answer","n":162,"by":null,"ask":"bot.black","answer":"4","sum":"4e9263f7f592d6ec"}
{"type":"answer","n":163,"by":null,"ask":"bot.green","answer":"4","sum":"9629422a543dc446"}
{"type":"answer","n":164,"by":"coalition","ask":"assault.space","answer":"oruzgan","why":["8.2: dice 2 4 4: badghis, so oruzgan","8.8.4: Troops Assault where they can remove something: oruzgan"],"sum":"97ca36bfd8928b87"}
{"type":"answer","n":165,"by":"coalition","ask":"assault.space","answer":"roll-spaces","why":["8.8.4: most Taliban Bases removed: ghazni, paktika, zabol (1)","8.8.4: highest Population: ghazni, paktika (1)","8.2: among ghazni, paktika"],"sum":"5ac9c4a440fbbd08"}
{"type":"answer","n":166,"by":null,"ask":"bot.tan","answer":"6","sum":"bb0286b21227da42"}
{"type":"answer","n":167,"by":null,"ask":"bot.black","answer":"3","sum":"64173eaeb325f038"}
{"type":"answer","n":168,"by":null,"ask":"bot.green","answer":"1","sum":"6a752786fd95982a"}
{"type":"answer","n":169,"by":"coalition","ask":"assault.space","answer":"paktika","why":["8.2: dice 6 3 1: balkh, so paktika","8.8.4: Troops Assault where they can remove something: paktika"],"sum":"999c3b312f0a7e1f"}
{"type":"answer","n":170,"by":"coalition","ask":"assault.space","answer":"ghazni","why":["8.8.4: most Taliban Bases removed: ghazni, zabol (1)","8.8.4: highest Population: ghazni (1)","8.8.4: Troops Assault where they can remove something: ghazni"],"sum":"1f06dce580123c2f"}
{"type":"answer","n":171,"by":"coalition","ask":"assault.space","answer":"zabol","why":["8.8.4: most Taliban Bases removed: zabol (1)","8.8.4: Troops Assault where they can remove something: zabol"],"sum":"bbbe22050bd179a0"}
{"type":"answer","n":172,"by":"coalition","ask":"assault.space","answer":"roll-spaces","why":["8.2: among kandahar, konduz"],"sum":"7434e2b4022b8680"}
{"type":"answer","n":173,"by":null,"ask":"bot.tan","answer":"2","sum":"e1d55222ba215501"}
{"type":"answer","n":174,"by":null,"ask":"bot.black","answer":"1","sum":"ecc57e89b13cf7c2"}
{"type":"answer","n":175,"by":null,"ask":"bot.green","answer":"2","sum":"31037dd1989c1ce1"}
{"type":"answer","n":176,"by":"coalition","ask":"assault.space","answer":"konduz","why":["8.2: dice 2 1 2: balochistan, so konduz","8.8.4: Troops Assault where they can remove something: konduz"],"sum":"a685b0d0b2d2ecc9"}
{"type":"answer","n":177,"by":"coalition","ask":"assault.space","answer":"kandahar","why":["8.8.4: Troops Assault where they can remove something: kandahar"],"sum":"c892e456e63dae7d"}
{"type":"answer","n":178,"by":"coalition","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"f18e83bf7f39d5c5"}
{"type":"answer","n":179,"by":"coalition","ask":"air-strike.space","answer":"kabul-tor-kham","why":["8.3: highest Econ: kabul-tor-kham (4)","8.8.3: Air Strike on Taliban: kabul-tor-kham"],"sum":"9cb6f6befed19e17"}
{"type":"answer","n":180,"by":"coalition","ask":"air-strike.space","answer":"kandahar-spin-boldak","why":["8.8.3: Air Strike on Taliban: kandahar-spin-boldak"],"print":"3efea42b5f65190f","sum":"474f5299bf10597a"}
{"type":"answer","n":181,"by":null,"ask":"deck.top","answer":"event","sum":"533ef105867d443c"}
{"type":"answer","n":182,"by":null,"ask":"deck.card","answer":"6","print":"c510fb719f439ca8","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 53\nnext: 6\nplayed: 56 38 35 19 71\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: taliban\nresources: government=0 taliban=20 warlords=15\naid: 19\npatronage: 1\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1\nhelmand T:B1u2 W:B1u1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2\nnuristan T:B1u2 W:B1u1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nfarah-kandahar G:T1\n","sum":"f70444df4dd9d474"}
{"type":"answer","n":183,"by":"warlords","ask":"seats","answer":"human","print":"612ccbdd1c3de601","sum":"903e2c7867affead"}
{"type":"head","to":182,"how":"undo","by":"taliban","sum":"6a92e844efdd53d1"}
{"type":"answer","n":184,"parent":182,"by":"taliban","ask":"turn","answer":"attack","sum":"d6b6b7924d28ffbd"}
{"type":"answer","n":185,"by":"taliban","ask":"attack.space","answer":"ambush","sum":"5094c250da81c68e"}
{"type":"answer","n":186,"by":"taliban","ask":"ambush.space","answer":"nuristan","sum":"b906e3dfbc42717c"}
{"type":"answer","n":187,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","sum":"37d2097b1c5e085f"}
{"type":"answer","n":188,"by":"taliban","ask":"ambush.space","answer":"helmand","sum":"4a8f6c710274e42b"}
{"type":"answer","n":189,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","print":"3390c441f98b074b","sum":"36dbdefa55e1e229"}
{"type":"answer","n":190,"by":null,"ask":"deck.top","answer":"event","sum":"03259f312368a5bb"}
{"type":"answer","n":191,"by":null,"ask":"deck.card","answer":"23","print":"3b5fb0b6086c97df","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 6\nnext: 23\nplayed: 56 38 35 19 71 53\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition government warlords\nresources: government=0 taliban=18 warlords=15\naid: 19\npatronage: 1\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1\nhelmand T:B1u2a1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2\nnuristan T:B1u2a1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nfarah-kandahar G:T1\n","sum":"01d59006f354c864"}
{"type":"answer","n":192,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Pakistan Talks"],"sum":"ea4291173dd01e5e"}
{"type":"answer","n":193,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"11be94edf4ead381","sum":"47abadd9f7946091"}
{"type":"answer","n":194,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (21)","8.5: Rally"],"sum":"32725ac2a61882c6"}
{"type":"answer","n":195,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, helmand, khowst, nuristan, oruzgan, paktika"],"sum":"541dabe7fb1f480c"}
{"type":"answer","n":196,"by":null,"ask":"bot.tan","answer":"2","sum":"77ebf8ad6d76cf48"}
{"type":"answer","n":197,"by":null,"ask":"bot.black","answer":"2","sum":"f9dca6f5ea45d476"}
{"type":"answer","n":198,"by":null,"ask":"bot.green","answer":"1","sum":"a13fe5495bff789f"}
{"type":"answer","n":199,"by":"warlords","ask":"rally.space","answer":"badghis","why":["8.2: dice 2 2 1: balochistan, so badghis","8.5.1 step 3c: opened to Cultivate: badghis"],"sum":"b6a965fe67317cfa"}
{"type":"answer","n":200,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: badghis"],"sum":"4f6c2e930304c682"}
{"type":"answer","n":201,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"d9ce2036c7604501"}
{"type":"answer","n":202,"by":null,"ask":"bot.tan","answer":"6","sum":"1f4be143a20e20e4"}
{"type":"answer","n":203,"by":null,"ask":"bot.black","answer":"2","sum":"cc2405953e9fe0ae"}
{"type":"answer","n":204,"by":null,"ask":"bot.green","answer":"4","sum":"5419d0dd8b3c5421"}
{"type":"answer","n":205,"by":"warlords","ask":"rally.space","answer":"badakhshan","why":["8.2: dice 6 2 4: badakhshan, so badakhshan","8.5.1 step 3d: any other Province: badakhshan"],"sum":"f5b4b44cee62d74b"}
{"type":"answer","n":206,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: badakhshan"],"sum":"0996703d2bb2ec99"}
{"type":"answer","n":207,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"849b6c01ee765712"}
{"type":"answer","n":208,"by":null,"ask":"bot.tan","answer":"5","sum":"49959e56880bf2ea"}
{"type":"answer","n":209,"by":null,"ask":"bot.black","answer":"6","sum":"5da87dd32b79172d"}
{"type":"answer","n":210,"by":null,"ask":"bot.green","answer":"5","sum":"cb62ffd527e9d033"}
{"type":"answer","n":211,"by":"warlords","ask":"rally.space","answer":"kandahar","why":["8.2: dice 5 6 5: kandahar, so kandahar","8.5.1 step 3d: any other Province: kandahar"],"sum":"aa3304b5bb7dcecb"}
{"type":"answer","n":212,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: kandahar"],"sum":"704eca5eaf712905"}
{"type":"answer","n":213,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"5eae6fa2c44ea23f"}
{"type":"head","to":203,"how":"jump","by":"warlords","sum":"fc85a165808e0813"}
{"type":"answer","n":214,"parent":203,"by":"warlords","ask":"seats","answer":"human","sum":"8f1f0252516cc836"}
{"type":"answer","n":215,"by":null,"ask":"bot.green","answer":"5","sum":"2af0e6f5f39e6e01"}
{"type":"answer","n":216,"by":"warlords","ask":"seats","answer":"bot","sum":"2dd0ba2ea06117f3"}
{"type":"answer","n":217,"by":"warlords","ask":"seats","answer":"human","sum":"1c35b24093eb8915"}
{"type":"answer","n":218,"by":"warlords","ask":"rally.space","answer":"done","print":"e5b697edfe1bce71","sum":"3921a34e1b93d67c"}
{"type":"answer","n":219,"by":null,"ask":"deck.top","answer":"event","sum":"cad28bad7356600a"}
{"type":"answer","n":220,"by":null,"ask":"deck.card","answer":"33","print":"83584ff5f438f8a4","position":"scenario: main\nseats: coalition=bot government=bot\ncard: 23\nnext: 33\nplayed: 56 38 35 19 71 53 6\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\nresources: government=0 taliban=18 warlords=14\naid: 19\npatronage: 1\nislamabad: pressure\ncasualties: C:T2\ncapabilities: 7=unshaded 31=shaded\nbadghis W:u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1\nhelmand T:B1u2a1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1\nkhowst T:u2 +1\nkonduz C:B1T1 G:T1P2\nnuristan T:B1u2a1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nfarah-kandahar G:T1\n","sum":"d017acd7e45929bd"}
{"type":"answer","n":221,"by":"warlords","ask":"seats","answer":"bot","print":"b7031277a97f3eff","sum":"7e16cf25ae841a17"}
{"type":"answer","n":222,"by":"taliban","ask":"turn","answer":"march","sum":"c6138f4af0584f66"}
{"type":"answer","n":223,"by":"taliban","ask":"march.origin","answer":"khowst","sum":"79eec3eacad21b13"}
{"type":"answer","n":224,"by":"taliban","ask":"march.destination","answer":"northwest-frontier","sum":"d64d0aa303d10a37"}
{"type":"answer","n":225,"by":"taliban","ask":"march.count","answer":"1","sum":"f32b3e6e3f1c650a"}
{"type":"answer","n":226,"by":"taliban","ask":"march.origin","answer":"waziristan","sum":"b804ee2d80cabecb"}
{"type":"answer","n":227,"by":"taliban","ask":"march.destination","answer":"balochistan","sum":"9579b14ad7db70dc"}
{"type":"answer","n":228,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","sum":"542b2bcdb5f58e0e"}
{"type":"answer","n":229,"by":"taliban","ask":"march.destination","answer":"give","sum":"c66d24c24a3b3f16"}
{"type":"answer","n":230,"by":"taliban","ask":"give.what","answer":"taliban-to-warlords","sum":"b2416fa0da18cd27"}
{"type":"answer","n":231,"by":"taliban","ask":"give.amount","answer":"10","sum":"b23546f537a84dbe"}
{"type":"answer","n":232,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","sum":"cc9e90bc189c0b72"}
{"type":"answer","n":233,"by":"taliban","ask":"march.count","answer":"2","sum":"1ae9f46a52100267"}
{"type":"answer","n":234,"by":"taliban","ask":"march.origin","answer":"nuristan","sum":"4e9ade5c3bdfb18d"}
{"type":"answer","n":235,"by":"taliban","ask":"march.destination","answer":"baghlan","sum":"21fb49d76ad9e8a1"}
{"type":"answer","n":236,"by":"taliban","ask":"march.count","answer":"1","sum":"086d2272415e99e1"}
{"type":"answer","n":237,"by":"taliban","ask":"march.underground","answer":"0","sum":"e200c9ea93f73d77"}
{"type":"answer","n":238,"by":"taliban","ask":"march.origin","answer":"khowst","sum":"50898f1e54675c96"}
{"type":"answer","n":239,"by":"taliban","ask":"march.destination","answer":"paktika","sum":"c6ae6bbdd6d8ac1b"}
{"type":"answer","n":240,"by":"taliban","ask":"march.origin","answer":"extort","sum":"1836968841dc6c5d"}
{"type":"answer","n":241,"by":"taliban","ask":"extort.space","answer":"nuristan","sum":"528717a2f742d4b4"}
{"type":"answer","n":242,"by":"taliban","ask":"extort.space","answer":"kabul-tor-kham","sum":"c069f7ac78704b1c"}
{"type":"answer","n":243,"by":"taliban","ask":"extort.space","answer":"done","sum":"32dae523f77daa53"}
{"type":"answer","n":244,"by":"taliban","ask":"march.origin","answer":"paktika","sum":"3d34f98ff4d40503"}
{"type":"answer","n":245,"by":"taliban","ask":"march.destination","answer":"ghazni","sum":"7597bb29e1ce31d9"}
{"type":"answer","n":246,"by":"taliban","ask":"march.origin","answer":"done","print":"286304eaf219aa64","sum":"fba16605d6acce1c"}
{"type":"answer","n":247,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Roadside IEDs"],"sum":"ac9c22506ab1c1d8"}
{"type":"answer","n":248,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"fdda4281162e80eb","sum":"4f5b5b7a95eb342c"}
{"type":"answer","n":249,"by":null,"ask":"deck.top","answer":"event","sum":"53a4b4d57b517a9f"}
{"type":"answer","n":250,"by":null,"ask":"deck.card","answer":"26","print":"246fea8d1468184c","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 33\nnext: 26\nplayed: 56 38 35 19 71 53 6 23\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition warlords\nresources: government=0 taliban=8 warlords=24\naid: 19\npatronage: 1\nislamabad: pressure\ncasualties: C:T2\ncapabilities: 7=unshaded 23=unshaded 31=shaded\nbadghis W:u1\nbaghlan T:a1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:u1\nhelmand T:B1u2a1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1\nkhowst +1\nkonduz C:B1T1 G:T1P2\nnuristan T:B1u1a1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1\nkabul-tor-kham T:u1a1\nfarah-kandahar G:T1\n","sum":"010fa75f9ce2cda4"}
{"type":"answer","n":251,"by":"warlords","ask":"turn","answer":"rally","why":["8.1: Suicide Bombers is a Capability, and the taliban are played by a person","8.5.1: at least 6 pieces Available: yes (20)","8.5: Rally"],"sum":"7d4fcf9a373645ee"}
{"type":"answer","n":252,"by":"warlords","ask":"rally.space","answer":"badghis","why":["8.5.1 step 3b: Guerrillas without a Base: badghis"],"sum":"62576f54c2ddd388"}
{"type":"answer","n":253,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: badghis"],"sum":"6e7558287c855853"}
{"type":"answer","n":254,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"d7498c76abf859f1"}
{"type":"answer","n":255,"by":null,"ask":"bot.tan","answer":"6","sum":"19b7bedab93c5004"}
{"type":"answer","n":256,"by":null,"ask":"bot.black","answer":"6","sum":"fbf7bb71a540211b"}
{"type":"answer","n":257,"by":null,"ask":"bot.green","answer":"6","sum":"137cfe0ac2f317e9"}
{"type":"answer","n":258,"by":"warlords","ask":"rally.space","answer":"kandahar","why":["8.2: dice 6 6 6: kandahar, so kandahar","8.5.1 step 3d: any other Province: kandahar"],"sum":"a36e0c624af02a27"}
{"type":"answer","n":259,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: kandahar"],"sum":"279eed03995b5fb7"}
{"type":"answer","n":260,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"ae450edd17adf947"}
{"type":"answer","n":261,"by":null,"ask":"bot.tan","answer":"5","sum":"cbcbf44244c85ade"}
{"type":"answer","n":262,"by":null,"ask":"bot.black","answer":"5","sum":"246dd76c4877c89a"}
{"type":"answer","n":263,"by":null,"ask":"bot.green","answer":"5","sum":"cc76fa7faf24becc"}
{"type":"answer","n":264,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.2: dice 5 5 5: kandahar, so nimruz","8.5.1 step 3d: any other Province: nimruz"],"sum":"61d08ac5050528d3"}
{"type":"answer","n":265,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: nimruz"],"sum":"e6b652aaca088f05"}
{"type":"answer","n":266,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"042421c7e1892a7b"}
{"type":"answer","n":267,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"00fe3199a7b8183b","sum":"577d8c9e3d23d6fb"}
{"type":"answer","n":268,"by":"coalition","ask":"turn","answer":"roll","why":["8.1: Suicide Bombers is a Capability: wanted below 5"],"sum":"c9d9def7fb5416a3"}
{"type":"answer","n":269,"by":null,"ask":"bot.die","answer":"1","sum":"2779debbb9c4b2cc"}
{"type":"answer","n":270,"by":"coalition","ask":"turn","answer":"event","why":["8.1: die 1, Propaganda cards left 5: Suicide Bombers is taken","8.1: the Event is offered, and nothing forbids it: Suicide Bombers"],"sum":"0c4c865eae1e6843"}
{"type":"answer","n":271,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"d628410e03ff873d","sum":"33349991c46ac1df"}
{"type":"answer","n":272,"by":null,"ask":"deck.top","answer":"event","sum":"46a49cef4385af0b"}
{"type":"answer","n":273,"by":null,"ask":"deck.card","answer":"1","print":"bfc8ffe64725816c","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 26\nnext: 1\nplayed: 56 38 35 19 71 53 6 23 33\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\nresources: government=0 taliban=8 warlords=21\naid: 19\npatronage: 1\nislamabad: pressure\ncasualties: C:T2\ncapabilities: 7=unshaded 23=unshaded 31=shaded 33=unshaded\nbadghis W:B1u2\nbaghlan T:a1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:u1\nhelmand T:B1u2a1\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1 W:u1\nkhowst +1\nkonduz C:B1T1 G:T1P2\nnimruz W:u1\nnuristan T:B1u1a1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1\nkabul-tor-kham T:u1a1\nfarah-kandahar G:T1\n","sum":"b4c86661a7ea304d"}
{"type":"answer","n":274,"by":"taliban","ask":"turn","answer":"pass","print":"3e14ce1b80061abc","sum":"c685b6d25eb0ec3d"}
{"type":"answer","n":275,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: MANPADS Scare"],"sum":"a7ca63730abd6f50"}
{"type":"answer","n":276,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"6d9350949fcec019"}
{"type":"answer","n":277,"by":"coalition","ask":"event.free.which","answer":"air-strike","why":["8.8.3: Air Strike on Taliban"],"sum":"649631b74bb9a972"}
{"type":"answer","n":278,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.8.3: a Base can go: northwest-frontier, waziristan","8.2: among northwest-frontier, waziristan"],"sum":"b4af25d1a610a15d"}
{"type":"answer","n":279,"by":null,"ask":"bot.tan","answer":"6","sum":"78a92d45be31a241"}
{"type":"answer","n":280,"by":null,"ask":"bot.black","answer":"1","sum":"e3024e4317fe6924"}
{"type":"answer","n":281,"by":null,"ask":"bot.green","answer":"5","sum":"1ccf46ce5d867f76"}
{"type":"answer","n":282,"by":"coalition","ask":"air-strike.space","answer":"waziristan","why":["8.2: dice 6 1 5: samangan, so waziristan","8.8.3: Air Strike on Taliban: waziristan"],"sum":"8146b450b693305a"}
{"type":"head","to":273,"how":"undo","by":"taliban","sum":"fb7c3e56da79e172"}
{"type":"head","to":274,"how":"redo","by":"taliban","sum":"c25035231cae0116"}
{"type":"head","to":275,"how":"redo","by":"government","sum":"e9cb0389cf383ab4"}
{"type":"head","to":276,"how":"redo","by":"government","sum":"f6f67033f880eda8"}
{"type":"head","to":277,"how":"redo","by":"coalition","sum":"999b0508e6f97c99"}
{"type":"head","to":278,"how":"redo","by":"coalition","sum":"c47e3a29c0af89cc"}
{"type":"head","to":279,"how":"redo","sum":"d810c4c6d63887ac"}
{"type":"head","to":280,"how":"redo","sum":"6e91c88dd110e0b7"}
{"type":"head","to":281,"how":"redo","sum":"e8d32e7a2bde9a48"}
{"type":"head","to":282,"how":"redo","by":"coalition","sum":"70cd49e74228c5e1"}
{"type":"answer","n":283,"by":"coalition","ask":"air-strike.space","answer":"northwest-frontier","why":["8.8.3: a Base can go: northwest-frontier","8.8.3: Air Strike on Taliban: northwest-frontier"],"sum":"52328e4dd8c0e388"}
{"type":"answer","n":284,"by":"coalition","ask":"air-strike.space","answer":"baghlan","why":["8.8.3: the last Taliban piece goes: baghlan","8.8.3: Air Strike on Taliban: baghlan"],"sum":"aa0fd5127c3a46d5"}
{"type":"answer","n":285,"by":"coalition","ask":"event.free.which","answer":"air-strike","why":["8.8.3: Air Strike on Taliban"],"sum":"a610ea01571b6449"}
{"type":"answer","n":286,"by":"coalition","ask":"air-strike.space","answer":"helmand","why":["8.8.3: most Taliban Guerrillas: helmand (3)","8.8.3: Air Strike on Taliban: helmand"],"sum":"a2d011bd76a18534"}
{"type":"answer","n":287,"by":"coalition","ask":"air-strike.space","answer":"nuristan","why":["8.2: areas before LoCs: nuristan","8.8.3: Air Strike on Taliban: nuristan"],"sum":"172483658abde74b"}
{"type":"answer","n":288,"by":"coalition","ask":"air-strike.space","answer":"kabul-tor-kham","why":["8.8.3: Air Strike on Taliban: kabul-tor-kham"],"print":"9a312c48c699a51f","sum":"f4a29692b3e41341"}
{"type":"answer","n":289,"by":null,"ask":"deck.top","answer":"propaganda","print":"5d9e2f9f667f8ee7","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 1\nnext: propaganda\nplayed: 56 38 35 19 71 53 6 23 33 26\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: coalition taliban warlords\nresources: government=0 taliban=9 warlords=21\naid: 19\npatronage: 1\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 23=unshaded 31=shaded 33=unshaded\nbadghis W:B1u2\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:u1\nhelmand T:B1u2\nherat C:T1 G:T1P2\nkabul C:B1T1 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P1 W:u1\nkhowst +1\nkonduz C:B1T1 G:T1P2\nnimruz W:u1\nnuristan T:B1u1\noruzgan C:T1\npaktika C:T1\nzabol C:T2\nbalochistan T:u1\nkabul-tor-kham T:u1\nfarah-kandahar G:T1\n","sum":"56dcfd87d58dbf0c"}
{"type":"answer","n":290,"by":"coalition","ask":"turn","answer":"roll","why":["8.1: ISR is a Capability: wanted below 5"],"sum":"8b1e23a8b36da3bc"}
{"type":"answer","n":291,"by":null,"ask":"bot.die","answer":"3","sum":"e40065ccc145b865"}
{"type":"answer","n":292,"by":"coalition","ask":"turn","answer":"event","why":["8.1: die 3, Propaganda cards left 5: ISR is taken","8.1: the Event is offered, and nothing forbids it: ISR"],"sum":"2a9ca8406c15ef51"}
{"type":"answer","n":293,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"b465226ee5ae2490","sum":"362a35f9c2679e96"}
{"type":"answer","n":294,"by":"taliban","ask":"turn","answer":"march","sum":"67cd8046b5b75bcb"}
{"type":"answer","n":295,"by":"taliban","ask":"march.origin","answer":"balochistan","sum":"97008e82b5de4647"}
{"type":"answer","n":296,"by":"taliban","ask":"march.destination","answer":"nimruz","sum":"fc001aa5a09a1a7d"}
{"type":"answer","n":297,"by":"taliban","ask":"march.origin","answer":"nuristan","sum":"dd6f1c3f8ea7431c"}
{"type":"answer","n":298,"by":"taliban","ask":"march.destination","answer":"khowst","sum":"2895882589e14cf3"}
{"type":"answer","n":299,"by":"taliban","ask":"march.origin","answer":"helmand","sum":"31e10ff0307fc600"}
{"type":"answer","n":300,"by":"taliban","ask":"march.destination","answer":"nimruz","sum":"b93b71d0cb4a9e61"}
{"type":"answer","n":301,"by":"taliban","ask":"march.count","answer":"2","sum":"1837b9aa90e94c65"}
{"type":"answer","n":302,"by":"taliban","ask":"march.origin","answer":"infiltrate","sum":"60ae6db1e5ca51ce"}
{"type":"answer","n":303,"by":"taliban","ask":"infiltrate.action","answer":"remove","sum":"c94a484b39e7ba9d"}
{"type":"answer","n":304,"by":"taliban","ask":"march.origin","answer":"ghazni","sum":"84b19681f1a6f936"}
{"type":"answer","n":305,"by":"taliban","ask":"march.destination","answer":"oruzgan","sum":"5b660d751e74508c"}
{"type":"answer","n":306,"by":"taliban","ask":"march.origin","answer":"nimruz","sum":"e64c09a9b292de40"}
{"type":"answer","n":307,"by":"taliban","ask":"march.destination","answer":"give","sum":"ce029ffb728185be"}
{"type":"answer","n":308,"by":"taliban","ask":"give.what","answer":"taliban-to-government","sum":"80400c408d5599dc"}
{"type":"answer","n":309,"by":"taliban","ask":"give.amount","answer":"3","sum":"bcfda0b5ee59f80c"}
{"type":"answer","n":310,"by":"taliban","ask":"march.destination","answer":"farah","sum":"0bd2d998eb666490"}
{"type":"answer","n":311,"by":"taliban","ask":"march.count","answer":"2","sum":"f5c6b5b186acd611"}
{"type":"answer","n":312,"by":"taliban","ask":"march.origin","answer":"oruzgan","sum":"0cac27e25ff102f6"}
{"type":"answer","n":313,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","sum":"39933f0e87f595cd"}
{"type":"answer","n":314,"by":"taliban","ask":"march.origin","answer":"khowst","sum":"f10e033f4af91103"}
{"type":"answer","n":315,"by":"taliban","ask":"march.destination","answer":"northwest-frontier","sum":"8b8976eabc4c2561"}
{"type":"answer","n":316,"by":"taliban","ask":"march.origin","answer":"done","print":"23fad3c2b639dd6b","sum":"4aa1a178e48140f5"}
{"type":"answer","n":317,"by":null,"ask":"deck.card","answer":"58","print":"ea311b68249b0a45","sum":"d0ee3f6b1cd097bc"}
{"type":"answer","n":318,"by":"coalition","ask":"civic.space","answer":"roll-spaces","why":["8.8.5: greatest shift: kandahar, konduz (2)","8.2: among kandahar, konduz"],"sum":"4d3a9dab54c6f1c4"}
{"type":"answer","n":319,"by":null,"ask":"bot.tan","answer":"3","sum":"39e4c113d9849176"}
{"type":"answer","n":320,"by":null,"ask":"bot.black","answer":"2","sum":"65591c11dc934237"}
{"type":"answer","n":321,"by":null,"ask":"bot.green","answer":"2","sum":"af196db738284433"}
{"type":"answer","n":322,"by":"coalition","ask":"civic.space","answer":"konduz","why":["8.2: dice 3 2 2: waziristan, so konduz","8.8.5: Civic Action where it shifts most: konduz"],"sum":"64dd6473b7deea7a"}
{"type":"answer","n":323,"by":"coalition","ask":"civic.space","answer":"kandahar","why":["8.8.5: greatest shift: kandahar (2)","8.8.5: Civic Action where it shifts most: kandahar"],"sum":"ba3fe61349588162"}
{"type":"answer","n":324,"by":"coalition","ask":"civic.space","answer":"herat","why":["8.8.5: Civic Action where it shifts most: herat"],"sum":"118caa203e77409a"}
{"type":"answer","n":325,"by":"taliban","ask":"sharia.space","answer":"done","print":"42aba8aa2c0b7655","sum":"39779fc3fa0210ff"}
{"type":"answer","n":326,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"50b0a5c33d1ebfd3"}
{"type":"answer","n":327,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"4d057a15c77c0e37"}
{"type":"answer","n":328,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"cbbce5f0218e2e41"}
{"type":"answer","n":329,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"6ae1019eb8f42168"}
{"type":"answer","n":330,"by":"coalition","ask":"redeploy.coalition.origin","answer":"zabol","why":["8.8.6: no Police in zabol"],"sum":"1a000ac8c9baf276"}
{"type":"answer","n":331,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: kabul, konduz (1)","8.2: among kabul, konduz"],"sum":"b6f463f5575af36f"}
{"type":"answer","n":332,"by":null,"ask":"bot.tan","answer":"6","sum":"27a46890c80e7992"}
{"type":"answer","n":333,"by":null,"ask":"bot.black","answer":"5","sum":"000e15e831d4da7b"}
{"type":"answer","n":334,"by":null,"ask":"bot.green","answer":"1","sum":"a15c63fb03d2d6cd"}
{"type":"answer","n":335,"by":"coalition","ask":"redeploy.destination","answer":"kabul","why":["8.2: dice 6 5 1: sar-e-pol, so kabul","8.8.6: where fewest Coalition Troops are: kabul"],"sum":"df689a965c22688b"}
{"type":"answer","n":336,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"da46999db420616f"}
{"type":"answer","n":337,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"4fc556f872287350"}
{"type":"answer","n":338,"by":"government","ask":"redeploy.destination","answer":"konduz","why":["8.6.7: fewest Government Troops: konduz (1)","8.6.7: fewest Government Troops: konduz"],"sum":"2edfd2c0fc6b75c2"}
{"type":"answer","n":339,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among kabul, kandahar, konduz"],"sum":"127565ba159b2862"}
{"type":"answer","n":340,"by":null,"ask":"bot.tan","answer":"4","sum":"931e34c6a839ee83"}
{"type":"answer","n":341,"by":null,"ask":"bot.black","answer":"5","sum":"8402c24098169019"}
{"type":"answer","n":342,"by":null,"ask":"bot.green","answer":"3","sum":"547da06880225a10"}
{"type":"answer","n":343,"by":"government","ask":"redeploy.destination","answer":"konduz","why":["8.2: dice 4 5 3: baghlan, so konduz","8.6.7: fewest Government Troops: konduz"],"sum":"31ed13470f8c851f"}
{"type":"answer","n":344,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: most Police: kabul (2)","8.2: among herat, kabul, konduz"],"sum":"02e738751d8f0117"}
{"type":"answer","n":345,"by":null,"ask":"bot.tan","answer":"5","sum":"56e2f0788623470a"}
{"type":"answer","n":346,"by":null,"ask":"bot.black","answer":"2","sum":"530211a7480a4ca0"}
{"type":"answer","n":347,"by":null,"ask":"bot.green","answer":"5","sum":"da41e42c745b7ff2"}
{"type":"answer","n":348,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 5 2 5: samangan, so herat","8.2: among kabul, konduz"],"sum":"59c8277b80d45d0a"}
{"type":"answer","n":349,"by":null,"ask":"bot.tan","answer":"6","sum":"b6e03379306bd1c8"}
{"type":"answer","n":350,"by":null,"ask":"bot.black","answer":"6","sum":"f4e218923e0027a3"}
{"type":"answer","n":351,"by":null,"ask":"bot.green","answer":"4","sum":"c3c6dac45d8af620"}
{"type":"answer","n":352,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.2: dice 6 6 4: bamian, so kabul","8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"6163a97cc951efab"}
{"type":"answer","n":353,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"5704b0a73b8666cd"}
{"type":"answer","n":354,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"16705ac3bd22b2a9"}
{"type":"answer","n":355,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from herat to kabul-tor-kham"],"sum":"373681f29867f0b7"}
{"type":"answer","n":356,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from herat to kabul-tor-kham"],"sum":"3c1b66ab3aea19b9"}
{"type":"answer","n":357,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kabul to kandahar-spin-boldak"],"sum":"af4bb66e1fcfa2b2"}
{"type":"answer","n":358,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kabul to kandahar-spin-boldak"],"sum":"da23a04c92f1ff86"}
{"type":"answer","n":359,"by":"government","ask":"redeploy.police.origin","answer":"konduz","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from konduz to kandahar-spin-boldak"],"sum":"2c8c627aa30adee8"}
{"type":"answer","n":360,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from konduz to kandahar-spin-boldak"],"sum":"a5f9aefaa6a7c63d"}
{"type":"answer","n":361,"by":"taliban","ask":"redeploy.taliban.origin","answer":"done","sum":"3009c699e9ce62ce"}
{"type":"answer","n":362,"by":"taliban","ask":"redeploy.destination","answer":"helmand","sum":"39c95567e3006f3d"}
{"type":"answer","n":363,"by":"taliban","ask":"redeploy.count","answer":"2","sum":"253a538f62548f9a"}
{"type":"answer","n":364,"by":"taliban","ask":"redeploy.destination","answer":"nuristan","sum":"eeb04a23b25fa99c"}
{"type":"answer","n":365,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","sum":"51c338391dced45a"}
{"type":"answer","n":366,"by":"taliban","ask":"redeploy.destination","answer":"nuristan","print":"b09808d292aad1b9","sum":"ec7e596233bdf99d"}
{"type":"answer","n":367,"by":null,"ask":"deck.top","answer":"event","sum":"6bbd1dad5ed07dec"}
{"type":"answer","n":368,"by":null,"ask":"deck.card","answer":"29","print":"42210a9339bf7f85","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 58\nnext: 29\nplayed: 56 38 35 19 71 53 6 23 33 26 1 propaganda\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\nresources: government=18 taliban=3 warlords=25\naid: 13\npatronage: 1\nout-of-play: C:T1\ncapabilities: 1=unshaded 7=unshaded 23=unshaded 31=shaded 33=unshaded\nbadghis W:B1u2\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1\nhelmand T:B1u2\nherat C:T1 support=S\nkabul C:B1T2 G:T2 support=S +1\nkandahar C:B1T2 G:T2 W:u1 support=S\nkhowst +1\nkonduz C:B1T1 G:T3 support=S\nnuristan T:B1u2\noruzgan C:T1\npaktika C:T1\nzabol C:T1\nnorthwest-frontier T:u1\nwaziristan T:u1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"0fc9e71c613878fd"}
{"type":"answer","n":369,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Counter-Narc"],"sum":"63753cf9ecd9b563"}
{"type":"answer","n":370,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"0e2976b8dc827fc0"}
{"type":"answer","n":371,"by":"warlords","ask":"event.free","answer":"do","why":["8.4.4: a free Cultivate"],"sum":"4214b0aedc9c836e"}
{"type":"answer","n":372,"by":"warlords","ask":"cultivate.space","answer":"roll-spaces","why":["8.5.4: one Warlord Base already: badghis, balkh, faryab","8.2: among badghis, balkh, faryab"],"sum":"0442b6d56617a93b"}
{"type":"answer","n":373,"by":null,"ask":"bot.tan","answer":"5","sum":"191ffc9b49362ce4"}
{"type":"answer","n":374,"by":null,"ask":"bot.black","answer":"5","sum":"26b5a21bd1f8a8f9"}
{"type":"answer","n":375,"by":null,"ask":"bot.green","answer":"3","sum":"5d56204ffa7865c0"}
{"type":"answer","n":376,"by":"warlords","ask":"cultivate.space","answer":"badghis","why":["8.2: dice 5 5 3: bamian, so badghis","8.5.4: Cultivate: badghis"],"sum":"61225f77292639c3"}
{"type":"answer","n":377,"by":"warlords","ask":"event.free","answer":"do","why":["8.4.4: a free Traffic"],"sum":"5f41dc31859bfa25"}
{"type":"answer","n":378,"by":"warlords","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"f2d073ef89d26167","sum":"5731dd5882d1fca3"}
{"type":"answer","n":379,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (0)","8.2: among ghazni, oruzgan, paktika"],"sum":"bb0f9a2aaa2abef1"}
{"type":"answer","n":380,"by":null,"ask":"bot.tan","answer":"1","sum":"26c42fd611241891"}
{"type":"answer","n":381,"by":null,"ask":"bot.black","answer":"6","sum":"bfa9f4512de93983"}
{"type":"answer","n":382,"by":null,"ask":"bot.green","answer":"5","sum":"078edecbbfb28e5b"}
{"type":"answer","n":383,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 1 6 5: paktika, so paktika","8.2: among kabul, kandahar, konduz"],"sum":"64098aafeaf9f0f8"}
{"type":"answer","n":384,"by":null,"ask":"bot.tan","answer":"6","sum":"424836fce7cc1fc1"}
{"type":"answer","n":385,"by":null,"ask":"bot.black","answer":"1","sum":"4a1c2daa348988b8"}
{"type":"answer","n":386,"by":null,"ask":"bot.green","answer":"3","sum":"1e260b676a9b7545"}
{"type":"answer","n":387,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 6 1 3: badakhshan, so kandahar","8.8.2: Coalition Base, surplus 2: kandahar","8.2: among kabul, konduz"],"sum":"f634c30690fdfa01"}
{"type":"answer","n":388,"by":null,"ask":"bot.tan","answer":"4","sum":"790995618d623482"}
{"type":"answer","n":389,"by":null,"ask":"bot.black","answer":"4","sum":"59f6057659d06010"}
{"type":"answer","n":390,"by":null,"ask":"bot.green","answer":"5","sum":"38a6b8f70b06ea76"}
{"type":"answer","n":391,"by":"coalition","ask":"turn","answer":"train","why":["8.2: dice 4 4 5: kabul, so kabul","8.8.2: Coalition Base, surplus 2: kabul","8.8: Train"],"sum":"1051cdf7546e4137"}
{"type":"answer","n":392,"by":"coalition","ask":"train.space","answer":"paktika","why":["8.8.2: Civic Action shifts most: paktika"],"sum":"b36569522ff03e4d"}
{"type":"answer","n":393,"by":"coalition","ask":"train.space","answer":"kandahar","why":["8.8.2: cubes at a Coalition Base, surplus 2: kandahar"],"sum":"44b9888ff6a97707"}
{"type":"answer","n":394,"by":"coalition","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"f157cca07b7ecdb7"}
{"type":"answer","n":395,"by":"coalition","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5c7ab2b47a7a085f"}
{"type":"answer","n":396,"by":"coalition","ask":"train.space","answer":"kabul","why":["8.8.2: cubes at a Coalition Base, surplus 2: kabul"],"sum":"e869e64d70f05487"}
{"type":"answer","n":397,"by":"coalition","ask":"train.first","answer":"done","why":["8.8.2: no Patronage is moved: Patronage 1, Government Resources 15"],"sum":"ae92b0d27bced1fa"}
{"type":"answer","n":398,"by":"coalition","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"36bf5b9de1af7930"}
{"type":"answer","n":399,"by":"coalition","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"117de9de8bdfd7e9"}
{"type":"answer","n":400,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"65ea28175c9b53da"}
{"type":"answer","n":401,"by":"coalition","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"ddf14abeaedfd8db"}
{"type":"answer","n":402,"by":"coalition","ask":"special","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"2608cfca1bc920f0"}
{"type":"answer","n":403,"by":null,"ask":"bot.die","answer":"4","sum":"6bb1ed9c05f774d2"}
{"type":"answer","n":404,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.8.2: Surge: die 4","8.8.2: highest Population: ghazni, herat, oruzgan, paktika (1)","8.2: among ghazni, herat, oruzgan, paktika"],"sum":"a51a98fa3e14fd65"}
{"type":"answer","n":405,"by":null,"ask":"bot.tan","answer":"5","sum":"7ecf9c8fd9efaac1"}
{"type":"answer","n":406,"by":null,"ask":"bot.black","answer":"5","sum":"c04ef9a82f44702b"}
{"type":"answer","n":407,"by":null,"ask":"bot.green","answer":"1","sum":"f654efb4efb65101"}
{"type":"answer","n":408,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.2: dice 5 5 1: sar-e-pol, so herat","8.8.2: highest Population: ghazni, oruzgan, paktika (1)","8.2: among ghazni, oruzgan, paktika"],"sum":"5a9e37be7b3f9154"}
{"type":"answer","n":409,"by":null,"ask":"bot.tan","answer":"1","sum":"490f45e248fb368f"}
{"type":"answer","n":410,"by":null,"ask":"bot.black","answer":"3","sum":"fffa7c4feb986e8f"}
{"type":"answer","n":411,"by":null,"ask":"bot.green","answer":"3","sum":"d63ea44e887cfbea"}
{"type":"answer","n":412,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.2: dice 1 3 3: badghis, so oruzgan","8.2: among ghazni, kabul, kandahar, konduz, paktika, zabol"],"sum":"7779dbc798484d3b"}
{"type":"answer","n":413,"by":null,"ask":"bot.tan","answer":"4","sum":"398def116e61271d"}
{"type":"answer","n":414,"by":null,"ask":"bot.black","answer":"2","sum":"30311c96c8d1d38f"}
{"type":"answer","n":415,"by":null,"ask":"bot.green","answer":"5","sum":"6bdf5226cd63df30"}
{"type":"answer","n":416,"by":"coalition","ask":"special","answer":"surge","why":["8.2: dice 4 2 5: ghazni, so ghazni","8.8.2: Surge after the Train"],"sum":"6b053a28d741fee0"}
{"type":"answer","n":417,"by":"coalition","ask":"surge.space","answer":"herat","why":["8.8.2: 1 Base and 2 Troops come to herat"],"sum":"1ebc08138470733c"}
{"type":"answer","n":418,"by":"coalition","ask":"surge.space","answer":"oruzgan","why":["8.8.2: 1 Base and 1 Troops come to oruzgan"],"sum":"e20e7f474c09c73d"}
{"type":"answer","n":419,"by":"coalition","ask":"surge.space","answer":"ghazni","why":["8.8.2: 0 Bases and 1 Troops come to ghazni"],"sum":"20cc1a38ff775770"}
{"type":"answer","n":420,"by":"coalition","ask":"surge.troops","answer":"3","why":["8.8.2: Coalition Troops in herat: 3"],"sum":"2e6c28884db9d54a"}
{"type":"answer","n":421,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in oruzgan: 2"],"sum":"ca2b34f24ff5cbc9"}
{"type":"answer","n":422,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in ghazni: 2"],"sum":"92d0cec79fa6f868"}
{"type":"answer","n":423,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in herat: 1"],"sum":"24849653c74d29d7"}
{"type":"answer","n":424,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in oruzgan: 1"],"sum":"2951db599707d8a4"}
{"type":"answer","n":425,"by":"coalition","ask":"surge.bases","answer":"0","why":["8.8.2: Coalition Bases in ghazni: 0"],"sum":"8ac95f046f72e050"}
{"type":"answer","n":426,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"e0dfc0954afd784d"}
{"type":"answer","n":427,"by":null,"ask":"surge.roll","answer":"6","sum":"678574ff336eaeb4"}
{"type":"answer","n":428,"by":"coalition","ask":"surge.aid","answer":"6","why":["8.8.2: all of it to Aid"],"print":"a22660608e042027","sum":"2d41e690f9206230"}
{"type":"answer","n":429,"by":null,"ask":"deck.top","answer":"propaganda","print":"808f9828933d4663","position":"scenario: main\nseats: coalition=bot government=bot warlords=bot\ncard: 29\nnext: propaganda\nplayed: 56 38 35 19 71 53 6 23 33 26 1 propaganda 58\nremoved: 62 31 22 32 70 69 10 24 7 13 27 45\neligible: government taliban\nresources: government=9 taliban=3 warlords=30\naid: 19\npatronage: 1\nout-of-play: C:T1\ncapabilities: 1=unshaded 7=unshaded 23=unshaded 31=shaded 33=unshaded\nbadghis W:B2u2\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T2\nhelmand T:B1u2\nherat C:B1T3 support=S\nkabul C:B1T2 G:T5P3 support=S +1\nkandahar C:B1T2 G:T5P3 W:u1 support=S\nkhowst +1\nkonduz C:B1T1 G:T3 support=S\nnuristan T:B1u2\noruzgan C:B1T2\npaktika C:T1 support=S\nzabol C:T1\nnorthwest-frontier T:u1\nwaziristan T:u1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"e724366678f72a9b"}
{"type":"answer","n":430,"by":"taliban","ask":"turn","answer":"rally","sum":"b0d104a7bd19869b"}
{"type":"answer","n":431,"by":"taliban","ask":"rally.space","answer":"oruzgan","sum":"e0a690d1bccb2baa"}
{"type":"answer","n":432,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"f0d0e5efdb33bce9"}
{"type":"answer","n":433,"by":"taliban","ask":"rally.space","answer":"sar-e-pol","sum":"1d1147427c5e19c6"}
{"type":"answer","n":434,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"7296fff4d5514058"}
{"type":"answer","n":435,"by":"taliban","ask":"rally.space","answer":"badghis","sum":"5409bb47132caf7f"}
{"type":"answer","n":436,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"b8ddf48e24e6ebec"}
{"type":"answer","n":437,"by":"taliban","ask":"rally.space","answer":"remove-own","sum":"32c1251c1d7ba661"}
{"type":"answer","n":438,"by":"taliban","ask":"remove-own.space","answer":"nuristan","sum":"e82ef312021fe9ab"}
{"type":"answer","n":439,"by":"taliban","ask":"remove-own.piece","answer":"taliban_underground","sum":"be186e4b7e645d59"}
{"type":"answer","n":440,"by":"taliban","ask":"remove-own.count","answer":"1","sum":"9c2e0d630aa74e04"}
{"type":"answer","n":441,"by":"taliban","ask":"rally.space","answer":"balochistan","sum":"ecdd3e3bcb8905fb"}
{"type":"answer","n":442,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"37a64ebe0403908f"}
{"type":"answer","n":443,"by":"taliban","ask":"rally.space","answer":"waziristan","sum":"c5668b50abfcbe06"}
{"type":"answer","n":444,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"dceb4b27729c2197"}
{"type":"answer","n":445,"by":"taliban","ask":"rally.space","answer":"done","sum":"3c0b4aab9fcf887c"}
{"type":"answer","n":446,"by":"taliban","ask":"special","answer":"extort","sum":"293132122a07fdf5"}
{"type":"answer","n":447,"by":"taliban","ask":"extort.space","answer":"sar-e-pol","sum":"3aa72092e98294bf"}
{"type":"answer","n":448,"by":"taliban","ask":"extort.space","answer":"nuristan","sum":"c6c3af68bcd2f286"}
{"type":"answer","n":449,"by":"taliban","ask":"extort.space","answer":"done","print":"04bdd436325d5fd0","sum":"37f9c3d3fe76cf3c"}
{"type":"answer","n":450,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Night Letters"],"sum":"4296407156e08d4c"}
{"type":"answer","n":451,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"3c8c0387b831203a","sum":"29893a33c05fead8"}
{"type":"answer","n":452,"by":null,"ask":"deck.card","answer":"36","print":"dde198ac3dc1dd97","sum":"c11bdc2f2a140e5c"}
