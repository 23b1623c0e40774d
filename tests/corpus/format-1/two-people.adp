{"format":1,"game":"adp","rules":3,"program":"0.1.0","scenario":"main","options":{"no-reveal":true},"seats":{"coalition":"human","government":"bot","taliban":"bot","warlords":"human"},"name":"two-people","sum":"ef4970e3307ef9f7"}
{"type":"answer","n":1,"by":null,"ask":"setup.remove","answer":"26","sum":"40aa5024086b4a37"}
{"type":"answer","n":2,"by":null,"ask":"setup.remove","answer":"67","sum":"b72b781ab44c5b44"}
{"type":"answer","n":3,"by":null,"ask":"setup.remove","answer":"39","sum":"f0282eb946e16081"}
{"type":"answer","n":4,"by":null,"ask":"setup.remove","answer":"20","sum":"b6e77e3a017f6394"}
{"type":"answer","n":5,"by":null,"ask":"setup.remove","answer":"28","sum":"d0752f165ab3e718"}
{"type":"answer","n":6,"by":null,"ask":"setup.remove","answer":"45","sum":"9a5c55445eb8d0d4"}
{"type":"answer","n":7,"by":null,"ask":"setup.remove","answer":"38","sum":"44c57cf3eb83a4fd"}
{"type":"answer","n":8,"by":null,"ask":"setup.remove","answer":"32","sum":"72d30a3ea96846b8"}
{"type":"answer","n":9,"by":null,"ask":"setup.remove","answer":"1","sum":"d1c200dd541b454b"}
{"type":"answer","n":10,"by":null,"ask":"setup.remove","answer":"10","sum":"fa2c3d1c9e2c4668"}
{"type":"answer","n":11,"by":null,"ask":"setup.remove","answer":"17","sum":"6e905d4453a2fe76"}
{"type":"answer","n":12,"by":null,"ask":"setup.remove","answer":"41","print":"8cfe6ae089d08035","sum":"bcb2207230c06ff1"}
{"type":"answer","n":13,"by":null,"ask":"deck.top","answer":"event","sum":"59453907afb09d99"}
{"type":"answer","n":14,"by":null,"ask":"deck.card","answer":"51","print":"c88bac6f24fa438b","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 51\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\ncapabilities: 1=unshaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni C:T1 T:B1u1\nhelmand T:B1u2 W:B1u1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T2P2 +1\nkandahar C:T1 G:T2P2 T:u1 W:B1u1\nkhowst C:T1 G:T1P2 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u2 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1u1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"f8ac023992e13425"}
{"type":"answer","n":15,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Karzai"],"sum":"b81de7f95728ac75"}
{"type":"answer","n":16,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"0fdc012c02d81e00"}
{"type":"answer","n":17,"by":"government","ask":"event.place.space","answer":"kabul","why":["8.4.4: greatest shift: kabul (4)"],"sum":"ae3a3720fdac2481"}
{"type":"answer","n":18,"by":"government","ask":"event.place.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"ed4d41185acd25da"}
{"type":"answer","n":19,"by":"government","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"563709b80e154c28"}
{"type":"answer","n":20,"by":"government","ask":"event.place.space","answer":"kabul","why":["8.2: as much as possible in kabul"],"sum":"111d936eddae31ac"}
{"type":"answer","n":21,"by":"government","ask":"event.place.piece","answer":"government_troops","why":["8.1.2: Police and Troops by turns, Police first: government_troops"],"sum":"de8a1d316a8e0c83"}
{"type":"answer","n":22,"by":"government","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"8e55eb8c96ba0a4f"}
{"type":"answer","n":23,"by":"government","ask":"event.place.space","answer":"kabul","why":["8.2: as much as possible in kabul"],"sum":"b60b598f772f85fd"}
{"type":"answer","n":24,"by":"government","ask":"event.place.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"d2f34609daa39eda"}
{"type":"answer","n":25,"by":"government","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"f547a2cd05f528c2"}
{"type":"answer","n":26,"by":"government","ask":"event.place.space","answer":"kabul","why":["8.2: as much as possible in kabul"],"sum":"705c34f88dcd3150"}
{"type":"answer","n":27,"by":"government","ask":"event.place.piece","answer":"government_troops","why":["8.1.2: Police and Troops by turns, Police first: government_troops"],"print":"afbc4c4f53fca08d","sum":"ff57ace5fa13f88d"}
{"type":"answer","n":28,"by":"warlords","ask":"turn","answer":"terror","sum":"73318987b41da311"}
{"type":"answer","n":29,"by":"warlords","ask":"terror.space","answer":"kandahar","sum":"4bd9f235213a6b96"}
{"type":"answer","n":30,"by":"warlords","ask":"terror.space","answer":"farah","sum":"d5b54c85f152e1f8"}
{"type":"answer","n":31,"by":"warlords","ask":"terror.space","answer":"suborn","sum":"c3fddd3811e4f40e"}
{"type":"answer","n":32,"by":"warlords","ask":"suborn.space","answer":"nuristan","sum":"06659c74ed4eda02"}
{"type":"answer","n":33,"by":"warlords","ask":"suborn.space","answer":"give","sum":"8fefcf4b53425b75"}
{"type":"answer","n":34,"by":"warlords","ask":"give.what","answer":"back","sum":"03ed9847a7992caf"}
{"type":"answer","n":35,"by":"warlords","ask":"suborn.space","answer":"farah","sum":"b261d19e35813f4b"}
{"type":"answer","n":36,"by":"warlords","ask":"suborn.space","answer":"khowst","sum":"f0a58bb1c5daf13c"}
{"type":"answer","n":37,"by":"warlords","ask":"suborn.cubes","answer":"3","sum":"7ed0f9d223dd57c1"}
{"type":"answer","n":38,"by":"warlords","ask":"terror.space","answer":"faryab","sum":"ea6a0c8fd8b69723"}
{"type":"answer","n":39,"by":"warlords","ask":"terror.space","answer":"helmand","sum":"106e5b4a7c6a6890"}
{"type":"answer","n":40,"by":"warlords","ask":"terror.space","answer":"remove-own","sum":"84ac78a2a310ace5"}
{"type":"answer","n":41,"by":"warlords","ask":"remove-own.space","answer":"balkh","sum":"dd53e75a3dc9144d"}
{"type":"answer","n":42,"by":"warlords","ask":"remove-own.piece","answer":"warlord_underground","sum":"fda5d4f8c183de05"}
{"type":"answer","n":43,"by":"warlords","ask":"terror.space","answer":"done","print":"a617e2654d4e1b0f","sum":"448b9066a799af41"}
{"type":"answer","n":44,"by":null,"ask":"deck.top","answer":"event","sum":"29dddac981a89ec8"}
{"type":"answer","n":45,"by":null,"ask":"deck.card","answer":"11","print":"d59f2dd2f6146aa5","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 11\nplayed: 51\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban\nresources: government=30 taliban=10 warlords=5\ncapabilities: 1=unshaded\nbalkh W:B1\nfarah W:B1u1 terror=1\nfaryab W:B1a1 terror=1\nghazni C:T1 T:B1u1\nhelmand T:B1u2 W:B1a1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P2 T:u1 W:B1a1 terror=1\nkhowst C:T1 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1u1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"f60364da360adad5"}
{"type":"answer","n":46,"by":"coalition","ask":"turn","answer":"assault","sum":"2eef59ae7a92a8a4"}
{"type":"answer","n":47,"by":"coalition","ask":"assault.space","answer":"kandahar","sum":"580079b1494e4fcf"}
{"type":"answer","n":48,"by":"coalition","ask":"assault.company","answer":"together","sum":"ee8f8e62129bef9e"}
{"type":"answer","n":49,"by":"coalition","ask":"assault.space","answer":"air-strike","sum":"63eeaa43c3587703"}
{"type":"answer","n":50,"by":"coalition","ask":"air-strike.space","answer":"balkh","sum":"dbd70dd3a1fc3f4c"}
{"type":"answer","n":51,"by":"coalition","ask":"air-strike.space","answer":"faryab","sum":"1d2e8d81d9479dcb"}
{"type":"answer","n":52,"by":"coalition","ask":"air-strike.space","answer":"helmand","print":"451d2866d65e0f9f","sum":"f21e027ae4d3a28f"}
{"type":"answer","n":53,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Strategic Release"],"sum":"6835a5a983152976"}
{"type":"answer","n":54,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"4657e950e447e23a"}
{"type":"answer","n":55,"by":"taliban","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among farah, ghazni, ghowr, helmand, kabul, kandahar, khowst, nimruz, nuristan, oruzgan, paktika, zabol"],"sum":"ba139fc6777b9e66"}
{"type":"answer","n":56,"by":null,"ask":"bot.tan","answer":"6","sum":"741bed04bd132f06"}
{"type":"answer","n":57,"by":null,"ask":"bot.black","answer":"3","sum":"2473a9ad55783d97"}
{"type":"answer","n":58,"by":null,"ask":"bot.green","answer":"5","sum":"f69b2b36837c191f"}
{"type":"answer","n":59,"by":"taliban","ask":"event.place.space","answer":"ghowr","why":["8.2: dice 6 3 5: ghowr, so ghowr"],"sum":"71afddcfdc1d8488"}
{"type":"answer","n":60,"by":"taliban","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among farah, ghazni, helmand, kabul, kandahar, khowst, nimruz, nuristan, oruzgan, paktika, zabol"],"sum":"d133e2dfe7e5b18e"}
{"type":"answer","n":61,"by":null,"ask":"bot.tan","answer":"5","sum":"3db34e25f2931e19"}
{"type":"answer","n":62,"by":null,"ask":"bot.black","answer":"3","sum":"2e18ef8ab6b870e0"}
{"type":"answer","n":63,"by":null,"ask":"bot.green","answer":"2","sum":"9070fd707e6b2ac2"}
{"type":"answer","n":64,"by":"taliban","ask":"event.place.space","answer":"kandahar","why":["8.2: dice 5 3 2: balkh, so kandahar"],"print":"fc75daa5ef2323a3","sum":"cc584d6e67d17eb3"}
{"type":"answer","n":65,"by":null,"ask":"deck.top","answer":"event","sum":"0b1c1a00dd8065c2"}
{"type":"answer","n":66,"by":null,"ask":"deck.card","answer":"15","print":"6209d166ddfce885","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 15\nplayed: 51 11\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government warlords\nresources: government=27 taliban=10 warlords=5\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nfarah W:B1u1 terror=1\nfaryab W:B1 terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P2 T:u2 terror=1\nkhowst C:T1 +1\nkonduz G:T1P2 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1u1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"689dccac38d1201e"}
{"type":"answer","n":67,"by":"warlords","ask":"turn","answer":"rally","sum":"f683a50707b017c4"}
{"type":"answer","n":68,"by":"warlords","ask":"rally.space","answer":"balkh","sum":"916755646df2212f"}
{"type":"answer","n":69,"by":"warlords","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"7ec7bd107da4ff7d"}
{"type":"answer","n":70,"by":"warlords","ask":"rally.space","answer":"suborn","sum":"704bf29792d3f6ca"}
{"type":"answer","n":71,"by":"warlords","ask":"suborn.space","answer":"paktika","sum":"d4aa33f1dd1d15b0"}
{"type":"answer","n":72,"by":"warlords","ask":"suborn.space","answer":"konduz","sum":"6dc9f6903019deb5"}
{"type":"answer","n":73,"by":"warlords","ask":"suborn.cubes","answer":"1","sum":"58b1a5c03798516b"}
{"type":"answer","n":74,"by":"warlords","ask":"suborn.police","answer":"1","print":"40dad76c56ee5947","sum":"4172b1fd671f6906"}
{"type":"answer","n":75,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: One Tribe at a Time"],"sum":"6a69c878c7bfcbad"}
{"type":"answer","n":76,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"9f1fa54770ab832f"}
{"type":"answer","n":77,"by":"government","ask":"event.space","answer":"kandahar","why":["8.4.4: most other pieces: kandahar (4)"],"sum":"a55a7508fff9e8ea"}
{"type":"answer","n":78,"by":"government","ask":"event.replace.count","answer":"2","why":["8.4.3: as many as possible: 2"],"print":"99f58228f9dd63d5","sum":"5c9d8700947170dc"}
{"type":"answer","n":79,"by":null,"ask":"deck.top","answer":"event","sum":"a8a25ce3b7adf7ad"}
{"type":"answer","n":80,"by":null,"ask":"deck.card","answer":"63","print":"3a9af02c347f84cd","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 63\nplayed: 51 11 15\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban\nresources: government=27 taliban=10 warlords=0\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab W:B1 terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P4 support=S terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1 T:B1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"8ea2a73f27678853"}
{"type":"answer","n":81,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Teetotalers"],"sum":"bec91b0e6563092b"}
{"type":"answer","n":82,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"b9a893e2b1cdf09c","sum":"d23c99a82ae0d929"}
{"type":"answer","n":83,"by":"coalition","ask":"turn","answer":"assault","sum":"9cee1114fa999615"}
{"type":"answer","n":84,"by":"coalition","ask":"assault.space","answer":"air-strike","sum":"fefa5535f6328ea3"}
{"type":"bookmark","at":84,"name":"the Coalition thinks","sum":"410e03baed7c3fbf"}
{"type":"answer","n":85,"by":"coalition","ask":"air-strike.space","answer":"faryab","sum":"be7e51a0808bce3b"}
{"type":"answer","n":86,"by":"coalition","ask":"air-strike.space","answer":"done","sum":"922387557ea99d25"}
{"type":"answer","n":87,"by":"coalition","ask":"assault.space","answer":"paktika","why":["the only choice"],"print":"81e2118a6f118b01","sum":"768fc663fe7d6411"}
{"type":"answer","n":88,"by":null,"ask":"deck.top","answer":"event","sum":"5a30ba2fdd12d353"}
{"type":"answer","n":89,"by":null,"ask":"deck.card","answer":"57","print":"08a8e498a24d0da8","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 57\nplayed: 51 11 15 63\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government warlords\nresources: government=27 taliban=12 warlords=2\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P4 support=S terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"4e301056935b0c49"}
{"type":"answer","n":90,"by":"warlords","ask":"turn","answer":"event","sum":"00e6c8d05b103fc6"}
{"type":"answer","n":91,"by":"warlords","ask":"event.side","answer":"unshaded","print":"6f4119359ed12934","sum":"555ad916a33162d3"}
{"type":"answer","n":92,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (44)","8.6: Train"],"sum":"c012f3fbc679fc9b"}
{"type":"answer","n":93,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.2: among herat, kandahar"],"sum":"0f377a6da6b40b47"}
{"type":"answer","n":94,"by":null,"ask":"bot.tan","answer":"3","sum":"ea2439483de76247"}
{"type":"answer","n":95,"by":null,"ask":"bot.black","answer":"1","sum":"20fe33f6ba544444"}
{"type":"answer","n":96,"by":null,"ask":"bot.green","answer":"4","sum":"118c74d0b7b4671a"}
{"type":"answer","n":97,"by":"government","ask":"train.space","answer":"kandahar","why":["8.2: dice 3 1 4: khowst, so kandahar","8.6.2 step 1: three cubes and room for a first COIN Base: kandahar"],"sum":"ff80047cc2f4d876"}
{"type":"answer","n":98,"by":"government","ask":"train.first","answer":"build-base","why":["8.6.2 step 1: an Available Base for three cubes: kandahar"],"sum":"caf095b8cc1e15ab"}
{"type":"answer","n":99,"by":"government","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"f96c12e5f5abbd88"}
{"type":"answer","n":100,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"305f384c6cee398e"}
{"type":"answer","n":101,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"8553b274bbc140d1"}
{"type":"answer","n":102,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b796a8ee928707e2"}
{"type":"answer","n":103,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"c469f85659e1acf9"}
{"type":"answer","n":104,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: kandahar"],"sum":"866111d014c206c5"}
{"type":"answer","n":105,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"a66f8ec687fd29d7","sum":"a2017c833ad83bf7"}
{"type":"answer","n":106,"by":null,"ask":"deck.top","answer":"event","sum":"10b80f8a8e02cce0"}
{"type":"answer","n":107,"by":null,"ask":"deck.card","answer":"71","print":"2fc0e01c260e5d6d","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 71\nplayed: 51 11 15 63 57\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban\nresources: government=21 taliban=12 warlords=2\naid: 13\npatronage: 7\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T7P7 support=S +1\nkandahar C:T1 G:B1T1P2 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"2c1f4b4d79c1fe82"}
{"type":"answer","n":108,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Coup!"],"sum":"5eaf6c2bc7e55e76"}
{"type":"answer","n":109,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"5a8129bfd89fc6dd"}
{"type":"answer","n":110,"by":"taliban","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"cb2f8e8c4fb7fd28"}
{"type":"answer","n":111,"by":"taliban","ask":"event.remove.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"aef395a215c46d12"}
{"type":"answer","n":112,"by":"taliban","ask":"event.remove.piece","answer":"government_troops","why":["8.1.2: Police and Troops by turns, Police first: government_troops"],"sum":"f49ad3a1b68e5955"}
{"type":"answer","n":113,"by":"taliban","ask":"event.remove.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"acfaa21f7e46dfec"}
{"type":"answer","n":114,"by":"taliban","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"print":"dbbb645ee26502f1","sum":"b4b0f9322867eb74"}
{"type":"answer","n":115,"by":"coalition","ask":"turn","answer":"pass","print":"0030272a00a1d08e","sum":"a72dc62c76f96137"}
{"type":"answer","n":116,"by":null,"ask":"deck.top","answer":"event","sum":"23cd8926ce295a4e"}
{"type":"answer","n":117,"by":null,"ask":"deck.card","answer":"42","print":"d6acbf552ba0d7f5","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 42\nplayed: 51 11 15 63 57 71\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=24 taliban=12 warlords=2\naid: 13\npatronage: 3\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T6P5 support=S +1\nkandahar C:T1 G:B1T1P2 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"ff0a8591cdda1386"}
{"type":"answer","n":118,"by":"coalition","ask":"turn","answer":"pass","print":"4d24f2a13f94b576","sum":"0b0e6fef4a0f0609"}
{"type":"answer","n":119,"by":"warlords","ask":"turn","answer":"pass","print":"21ebc0dcd7478764","sum":"a943913a7ec0a580"}
{"type":"answer","n":120,"by":null,"ask":"deck.top","answer":"event","sum":"809801b6bcd0196f"}
{"type":"answer","n":121,"by":null,"ask":"deck.card","answer":"43","print":"10bcc7178ac48d30","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 43\nplayed: 51 11 15 63 57 71 42\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=27 taliban=12 warlords=3\naid: 13\npatronage: 3\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T6P5 support=S +1\nkandahar C:T1 G:B1T1P2 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"02577afeda5f5a2f"}
{"type":"answer","n":122,"by":"government","ask":"turn","answer":"train","why":["8.1: Pakistani Offensive moves Islamabad, and the coalition are played by a person","8.6.2: at least 15 pieces Available: yes (43)","8.6: Train"],"sum":"747c448ae7ff923e"}
{"type":"answer","n":123,"by":"government","ask":"train.space","answer":"herat","why":["8.6.2 step 1: three cubes and room for a first COIN Base: herat"],"sum":"d7b75a832c86cc05"}
{"type":"answer","n":124,"by":"government","ask":"train.first","answer":"build-base","why":["8.6.2 step 1: an Available Base for three cubes: herat"],"sum":"d5de9819fd85d800"}
{"type":"answer","n":125,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: fewest Government cubes: kandahar (3)","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"6ae41f7df21aaa4e"}
{"type":"answer","n":126,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"544d820578e44a2d"}
{"type":"answer","n":127,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"829cda86478b7b6c"}
{"type":"answer","n":128,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"81875099ddaa6c4c"}
{"type":"answer","n":129,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"1fa4cc0516ec37d1"}
{"type":"answer","n":130,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"0bd4975bcc094fd1"}
{"type":"answer","n":131,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2: no Govern","8.6.2: most Troops in excess of Control: 9 in kabul","8.6.2: most Population: baghlan, balkh, nuristan (2)","8.2: among baghlan, balkh, nuristan"],"sum":"d8f7dcbbaadcaf4c"}
{"type":"answer","n":132,"by":null,"ask":"bot.tan","answer":"3","sum":"a2a24ad84d98b95a"}
{"type":"answer","n":133,"by":null,"ask":"bot.black","answer":"6","sum":"fccb9d5eb3ede207"}
{"type":"answer","n":134,"by":null,"ask":"bot.green","answer":"4","sum":"6ba941b72d61f12a"}
{"type":"answer","n":135,"by":"government","ask":"train.space","answer":"transport","why":["8.2: dice 3 6 4: baghlan, so baghlan","8.6.2: adds the most COIN-Controlled Population: baghlan","8.6.2: Transport"],"sum":"b714842d4a9939c2"}
{"type":"answer","n":136,"by":"government","ask":"transport.origin","answer":"kabul","why":["8.6.2: most Troops in excess of Control: 9 in kabul"],"sum":"4c4f4b89c68ef763"}
{"type":"answer","n":137,"by":"government","ask":"transport.destination","answer":"baghlan","why":["8.6.2: adds the most COIN-Controlled Population: baghlan"],"sum":"470350b18967679a"}
{"type":"answer","n":138,"by":"government","ask":"transport.troops","answer":"8","why":["8.6.2: all of the excess, but 1 stays"],"sum":"3fb27604c6b6ffb4"}
{"type":"answer","n":139,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"6448c9aadc8f3d4d","sum":"fd1a72226166d43b"}
{"type":"answer","n":140,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Pakistani Offensive"],"sum":"62b729ced6232917"}
{"type":"answer","n":141,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"f000216786fc1c1c"}
{"type":"answer","n":142,"by":"taliban","ask":"event.move.origin","answer":"northwest-frontier","why":["8.3: highest Econ: kabul-tor-kham (4)","8.4.1: as in March, into kabul-tor-kham"],"sum":"aac99ae69c487a41"}
{"type":"answer","n":143,"by":"taliban","ask":"event.move.destination","answer":"kabul-tor-kham","why":["8.4.1: as in March, into kabul-tor-kham"],"sum":"50c7aae2529d0468"}
{"type":"answer","n":144,"by":"taliban","ask":"event.move.count","answer":"1","why":["8.4.1: as in March, into kabul-tor-kham"],"sum":"36873c4049fd3cbb"}
{"type":"answer","n":145,"by":"taliban","ask":"event.move.origin","answer":"waziristan","why":["8.4.1: as in March, into kandahar-spin-boldak"],"sum":"9aaa6b188e0efb17"}
{"type":"answer","n":146,"by":"taliban","ask":"event.move.destination","answer":"kandahar-spin-boldak","why":["8.4.1: as in March, into kandahar-spin-boldak"],"sum":"85352a867e54b09d"}
{"type":"answer","n":147,"by":"taliban","ask":"event.move.count","answer":"1","why":["8.4.1: as in March, into kandahar-spin-boldak"],"sum":"fe45ce5e2f00e09b"}
{"type":"answer","n":148,"by":"taliban","ask":"event.move.origin","answer":"done","why":["8.4.1: nobody else is to be moved"],"print":"87b1a3150a94f719","sum":"7dd7c859bc75168c"}
{"type":"answer","n":149,"by":null,"ask":"deck.top","answer":"event","sum":"426325117f74e8c4"}
{"type":"answer","n":150,"by":null,"ask":"deck.card","answer":"47","print":"71fba0c6ea395edc","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 47\nplayed: 51 11 15 63 57 71 42 43\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban warlords\nresources: government=18 taliban=12 warlords=3\naid: 13\npatronage: 3\nislamabad: sponsorship\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbaghlan G:T8\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 W:B1 terror=1\nherat G:B1 T:u1\nkabul C:B1T2 G:T1P8 support=S +1\nkandahar C:T1 G:B1T4P5 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham T:u1\nkandahar-spin-boldak T:u1\n","sum":"4108ad425bed001e"}
{"type":"head","to":84,"how":"jump","by":"taliban","sum":"aa9261b683ffe8ad"}
{"type":"head","to":85,"how":"redo","by":"coalition","sum":"662f1dcbfaa57794"}
{"type":"head","to":84,"how":"undo","by":"coalition","sum":"31d11f6d939d33d2"}
{"type":"answer","n":151,"parent":84,"by":"coalition","ask":"air-strike.space","answer":"helmand","sum":"af2ca04451654929"}
{"type":"answer","n":152,"by":"coalition","ask":"air-strike.space","answer":"done","sum":"f360d7ae92123c08"}
{"type":"answer","n":153,"by":"coalition","ask":"assault.space","answer":"paktika","why":["the only choice"],"print":"47ec7fb0598485ce","sum":"9d169b9d0eaedb8f"}
{"type":"answer","n":154,"by":null,"ask":"deck.top","answer":"event","sum":"3e64543092cc6ff8"}
{"type":"answer","n":155,"by":null,"ask":"deck.card","answer":"71","print":"ddc3c52a46e2f02e","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 71\nplayed: 51 11 15 63\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government warlords\nresources: government=27 taliban=12 warlords=2\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab W:B1 terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 terror=1\nherat G:T1P2 T:u1\nkabul C:B1T2 G:T4P4 support=S +1\nkandahar C:T1 G:T2P4 support=S terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1u1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"4ac3fc1097a5e5e9"}
{"type":"answer","n":156,"by":"warlords","ask":"turn","answer":"event","sum":"9e3bca576e323037"}
{"type":"answer","n":157,"by":"warlords","ask":"event.side","answer":"unshaded","sum":"1f04252131f0d5b7"}
{"type":"answer","n":158,"by":"warlords","ask":"event.remove.space","answer":"nuristan","print":"086011270ba2e174","sum":"ffa105596e65416d"}
{"type":"answer","n":159,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (44)","8.6: Train"],"sum":"54332e6c2e55a6fc"}
{"type":"answer","n":160,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.2: among herat, kandahar"],"sum":"3b336b602f632066"}
{"type":"answer","n":161,"by":null,"ask":"bot.tan","answer":"2","sum":"f4dbc395efaf3787"}
{"type":"answer","n":162,"by":null,"ask":"bot.black","answer":"2","sum":"35432795e4d9f060"}
{"type":"answer","n":163,"by":null,"ask":"bot.green","answer":"5","sum":"a42315271c344b69"}
{"type":"answer","n":164,"by":"government","ask":"train.space","answer":"herat","why":["8.2: dice 2 2 5: farah, so herat","8.6.2 step 1: three cubes and room for a first COIN Base: herat"],"sum":"d6ec65a9d1c717ba"}
{"type":"answer","n":165,"by":"government","ask":"train.first","answer":"build-base","why":["8.6.2 step 1: an Available Base for three cubes: herat"],"sum":"e98bb416658c2e8e"}
{"type":"answer","n":166,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"e5b8ca49cc8848ca"}
{"type":"answer","n":167,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2bb7b4738515d0e6"}
{"type":"answer","n":168,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d82b7f91218731dc"}
{"type":"answer","n":169,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"0d14fcd9f9a819f4"}
{"type":"answer","n":170,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: kandahar"],"sum":"3f398312ba82e733"}
{"type":"answer","n":171,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"71e19dd44f82de85","sum":"d17513a122607b2b"}
{"type":"answer","n":172,"by":null,"ask":"deck.top","answer":"event","sum":"47083e0d9ffb476f"}
{"type":"answer","n":173,"by":null,"ask":"deck.card","answer":"19","print":"5b483ef7b1126c60","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 19\nplayed: 51 11 15 63 71\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition taliban\nresources: government=21 taliban=12 warlords=2\naid: 13\npatronage: 10\ncapabilities: 1=unshaded\nmomentum: 11=shaded\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab W:B1 terror=1\nghazni C:T1 T:B1u1\nghowr T:u1\nhelmand T:B1u2 terror=1\nherat G:B1 T:u1\nkabul C:B1T2 G:T7P7 support=S +1\nkandahar C:T1 G:T2P4 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1u1\nnuristan T:B1u1 W:B1\noruzgan C:T1 T:B1u1\npaktika C:T1\nzabol C:T1 T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"0251f5c111c6585e"}
{"type":"answer","n":174,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Al-Qaeda"],"sum":"233b8a7ef45b420a"}
{"type":"answer","n":175,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"381d01e781f71abb"}
{"type":"answer","n":176,"by":"taliban","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among balochistan, northwest-frontier, waziristan, badakhshan, helmand, kandahar, khowst, nimruz, paktika, zabol"],"sum":"6f5925fff2b4472d"}
{"type":"answer","n":177,"by":null,"ask":"bot.tan","answer":"1","sum":"f79f1eceb07d98f7"}
{"type":"answer","n":178,"by":null,"ask":"bot.black","answer":"2","sum":"999e8af67ea2b0a1"}
{"type":"answer","n":179,"by":null,"ask":"bot.green","answer":"3","sum":"7a27ebd416dd7248"}
{"type":"answer","n":180,"by":"taliban","ask":"event.place.space","answer":"nimruz","why":["8.2: dice 1 2 3: nimruz, so nimruz"],"print":"8a351b60f3f08338","sum":"5604ef4f9d332a44"}
{"type":"answer","n":181,"by":"coalition","ask":"turn","answer":"sweep","sum":"8de93486a8ac1ca2"}
{"type":"answer","n":182,"by":"coalition","ask":"sweep.space","answer":"zabol","sum":"ba359f321bff99e4"}
{"type":"answer","n":183,"by":"coalition","ask":"sweep.origin","answer":"ghazni","sum":"3126a305128bf567"}
{"type":"answer","n":184,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"79997d5a5b210b54"}
{"type":"answer","n":185,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"4bd9941bdcdbfe52"}
{"type":"answer","n":186,"by":"coalition","ask":"sweep.government","answer":"0","sum":"52df2e85fb875e8a"}
{"type":"answer","n":187,"by":"coalition","ask":"sweep.origin","answer":"paktika","sum":"4df1b9c5442c72b1"}
{"type":"answer","n":188,"by":"coalition","ask":"sweep.origin","answer":"khowst","sum":"40c8f2c32ec9e750"}
{"type":"answer","n":189,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"7a51871bee0ccf93"}
{"type":"answer","n":190,"by":"coalition","ask":"sweep.government","answer":"1","sum":"cb2e4f62aeb44248"}
{"type":"answer","n":191,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"f2d7d4d9d5e5e335"}
{"type":"branch","at":191,"name":"a second thought","sum":"7a43b8c0ddfb948d"}
{"type":"head","to":150,"how":"jump","by":"coalition","sum":"e0012817c534ea4c"}
{"type":"answer","n":192,"parent":150,"by":"taliban","ask":"turn","answer":"rally","why":["8.4.1: Loya Jirga: only if a Support Province can be set to Neutral","8.7.2: at least 15 Available or Active: yes (23 Available, 0 Active)","8.7: Rally"],"sum":"169783b473ef518f"}
{"type":"answer","n":193,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"8d381956f747b9b3"}
{"type":"answer","n":194,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"4b632c33948a182e"}
{"type":"answer","n":195,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, bamian, faryab, herat, nimruz, nuristan, samangan, sar-e-pol, balochistan"],"sum":"45118b9bd45d6335"}
{"type":"answer","n":196,"by":null,"ask":"bot.tan","answer":"1","sum":"82b87fc7d4f37d5b"}
{"type":"answer","n":197,"by":null,"ask":"bot.black","answer":"2","sum":"e09c370b0991e4aa"}
{"type":"answer","n":198,"by":null,"ask":"bot.green","answer":"3","sum":"ce2a884524a3bd65"}
{"type":"answer","n":199,"by":"taliban","ask":"rally.space","answer":"nimruz","why":["8.2: dice 1 2 3: nimruz, so nimruz","8.7.2 step 4a: wins Taliban Control: nimruz"],"sum":"6d88261c7efce750"}
{"type":"answer","n":200,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: nimruz"],"sum":"b3ce63cd26eeb31a"}
{"type":"answer","n":201,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, ghowr, helmand, herat, nuristan, oruzgan, zabol, northwest-frontier, waziristan"],"sum":"fa335d248be5ecd3"}
{"type":"answer","n":202,"by":null,"ask":"bot.tan","answer":"4","sum":"11e932d260bd3d42"}
{"type":"answer","n":203,"by":null,"ask":"bot.black","answer":"4","sum":"e5f24a7e0744e65c"}
{"type":"answer","n":204,"by":null,"ask":"bot.green","answer":"5","sum":"9cde968ef8994438"}
{"type":"answer","n":205,"by":"taliban","ask":"rally.space","answer":"nuristan","why":["8.2: dice 4 4 5: kabul, so nuristan","8.7.2 step 4b: 1 or 2 Guerrillas: nuristan"],"sum":"81d6b4ecedad2d07"}
{"type":"answer","n":206,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4b: 1 or 2 Guerrillas: nuristan"],"sum":"573714850d5566fc"}
{"type":"answer","n":207,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"b9df9a31a4a1fa03"}
{"type":"answer","n":208,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"eb5de8e9df4f45fc"}
{"type":"answer","n":209,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"a6c873624ba22821"}
{"type":"answer","n":210,"by":"taliban","ask":"rally.space","answer":"helmand","why":["8.7.2 step 4c: a Taliban Base: helmand"],"sum":"a7a834b9b6998718"}
{"type":"answer","n":211,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: helmand"],"sum":"4c4ca7104d695976"}
{"type":"answer","n":212,"by":"taliban","ask":"rally.space","answer":"oruzgan","why":["8.7.2 step 4c: a Taliban Base: oruzgan"],"sum":"3c916e2e6d7494cc"}
{"type":"answer","n":213,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: oruzgan"],"sum":"42683d4db69141ba"}
{"type":"answer","n":214,"by":"taliban","ask":"rally.space","answer":"zabol","why":["8.7.2 step 4c: a Taliban Base: zabol"],"sum":"8b703832ce5b59fa"}
{"type":"answer","n":215,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4c: a Taliban Base: zabol"],"sum":"59b6c148d2d7fcc6"}
{"type":"answer","n":216,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"037080975a1a663b"}
{"type":"answer","n":217,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"b021d36b74fdf2c5"}
{"type":"answer","n":218,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"ee164a19a1363fbe"}
{"type":"answer","n":219,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"9b9c0c9a2fffbd9c"}
{"type":"answer","n":220,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"fad45884bca4fccb"}
{"type":"answer","n":221,"by":"taliban","ask":"rally.extra","answer":"roll-spaces","why":["8.4.1: fewest Guerrillas: kabul, nimruz (1)","8.2: among kabul, nimruz"],"sum":"374ac40ff9b41a42"}
{"type":"answer","n":222,"by":null,"ask":"bot.tan","answer":"1","sum":"b25e574cd68a5093"}
{"type":"answer","n":223,"by":null,"ask":"bot.black","answer":"5","sum":"76607b70336338aa"}
{"type":"answer","n":224,"by":null,"ask":"bot.green","answer":"6","sum":"416b551dcc7b933c"}
{"type":"answer","n":225,"by":"taliban","ask":"rally.extra","answer":"kabul","why":["8.2: dice 1 5 6: paktika, so kabul","8.1.1: the extra Guerrilla of Rally: kabul"],"sum":"c54b2608f35d6c27"}
{"type":"answer","n":226,"by":"taliban","ask":"rally.sharia","answer":"nuristan","why":["8.7.2 step 5: the greatest shift: nuristan (2)","8.7.2 step 5: Sharia: nuristan"],"sum":"126913b7d47fb489"}
{"type":"answer","n":227,"by":"taliban","ask":"special","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"c49dd0ee19e53f02"}
{"type":"answer","n":228,"by":"taliban","ask":"extort.space","answer":"kabul-tor-kham","why":["8.7.2: Extort on LoCs of Econ 3 and 4: kabul-tor-kham"],"sum":"aa0e90a7cc00cc85"}
{"type":"answer","n":229,"by":"taliban","ask":"extort.space","answer":"kandahar-spin-boldak","why":["8.7.2: Extort on LoCs of Econ 3 and 4: kandahar-spin-boldak"],"sum":"123a7056bf6bd346"}
{"type":"answer","n":230,"by":"taliban","ask":"extort.space","answer":"done","why":["8.7.2: Extort on LoCs of Econ 3 and 4: nothing more"],"print":"54a3f1e3cd755793","sum":"1b40c7691df05b25"}
{"type":"answer","n":231,"by":"warlords","ask":"turn","answer":"event","sum":"805a636a57088d5c"}
{"type":"head","to":230,"how":"undo","by":"warlords","sum":"8adebd5c3c238c84"}
{"type":"answer","n":232,"parent":230,"by":"warlords","ask":"turn","answer":"march","sum":"00b35b38b49a9171"}
{"type":"answer","n":233,"by":"warlords","ask":"march.origin","answer":"konduz","sum":"ec889c8149cf1c0c"}
{"type":"answer","n":234,"by":"warlords","ask":"march.destination","answer":"badakhshan","sum":"23245408e70a7808"}
{"type":"answer","n":235,"by":"warlords","ask":"march.origin","answer":"nuristan","print":"44298e8973319f0d","sum":"9c0c70dc19f50080"}
{"type":"answer","n":236,"by":null,"ask":"deck.top","answer":"event","sum":"b46c90fcf1c14f54"}
{"type":"answer","n":237,"by":null,"ask":"deck.card","answer":"35","print":"c2cd78d2ddea5044","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 35\nplayed: 51 11 15 63 57 71 42 43 47\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition government\nresources: government=18 taliban=11 warlords=2\naid: 13\npatronage: 3\nislamabad: sponsorship\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbadakhshan W:u2\nbaghlan G:T8\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni C:T1 T:B1u3\nghowr T:u1\nhelmand T:B1u4 W:B1 terror=1\nherat G:B1 T:u1\nkabul C:B1T2 G:T1P8 T:u2 support=S +1\nkandahar C:T1 G:B1T4P5 terror=1\nkhowst C:T1 +1\nkonduz G:T1P1 W:B1\nnimruz T:u1\nnuristan T:B1u4 W:B1 support=O\noruzgan C:T1 T:B1u3\npaktika C:T1\nzabol C:T1 T:B1u2\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham T:a1\nkandahar-spin-boldak T:a1\n","sum":"826a02ed0da21b6a"}
{"type":"answer","n":238,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Gulbuddin Hekmatyar"],"sum":"d05d922b23833c3b"}
{"type":"answer","n":239,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"4c5b709a84114bbc"}
{"type":"answer","n":240,"by":"government","ask":"event.space","answer":"nuristan","why":["8.4.4: most other pieces: nuristan (3)"],"sum":"b21ad2e3c9ff3102"}
{"type":"answer","n":241,"by":"government","ask":"event.choice","answer":"remove","why":["8.4.1: Remove, do not replace: remove"],"sum":"c53d8522108d8499"}
{"type":"answer","n":242,"by":"government","ask":"event.remove.count","answer":"3","why":["8.4.3: as many as possible: 3"],"print":"c05a52d1f8785db9","sum":"564d26ab48f43654"}
{"type":"answer","n":243,"by":"coalition","ask":"turn","answer":"patrol","sum":"6cb09c173f7a0eba"}
{"type":"answer","n":244,"by":"coalition","ask":"patrol.space","answer":"kandahar-kabul","sum":"91e381f85f04bed2"}
{"type":"answer","n":245,"by":"coalition","ask":"patrol.origin","answer":"oruzgan","sum":"8250d5b0e844e91c"}
{"type":"answer","n":246,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"86d4bf25376ef04f"}
{"type":"answer","n":247,"by":"coalition","ask":"patrol.space","answer":"kabul-tor-kham","sum":"544b981af0a7ba06"}
{"type":"answer","n":248,"by":"coalition","ask":"patrol.origin","answer":"zabol","sum":"d2e01e076d9dd444"}
{"type":"answer","n":249,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"cf5c5b7d0a89b002"}
{"type":"answer","n":250,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"656eac8ae3461a7c"}
{"type":"answer","n":251,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"4a719ae644e80fa8"}
{"type":"answer","n":252,"by":"coalition","ask":"patrol.origin","answer":"ghazni","sum":"67c19ff75555437b"}
{"type":"answer","n":253,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"a8c066eb08538fd8"}
{"type":"answer","n":254,"by":"coalition","ask":"patrol.space","answer":"kabul-aibak","sum":"fb3261a7d987dffa"}
{"type":"answer","n":255,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"1fe1a734a41a2a3f"}
{"type":"answer","n":256,"by":"coalition","ask":"patrol.origin","answer":"khowst","sum":"cabae6e0cd6a2e83"}
{"type":"answer","n":257,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"e35960d6a7f8ee8f"}
{"type":"answer","n":258,"by":"coalition","ask":"patrol.space","answer":"shibirghan-aibak","sum":"d51157fb5d589772"}
{"type":"answer","n":259,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"d477b6404091d9e1"}
{"type":"answer","n":260,"by":"coalition","ask":"patrol.space","answer":"kabul","sum":"1279105a62df215d"}
{"type":"answer","n":261,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"f38b0e53e8f01d46"}
{"type":"answer","n":262,"by":"coalition","ask":"patrol.space","answer":"done","sum":"6ae2ec9c4692618a"}
{"type":"answer","n":263,"by":"coalition","ask":"patrol.assault","answer":"done","sum":"ee5109e2f5d751ff"}
{"type":"answer","n":264,"by":"coalition","ask":"special","answer":"done","print":"72e40bd080c30555","sum":"73f46f1baf8e595a"}
{"type":"answer","n":265,"by":null,"ask":"deck.top","answer":"event","sum":"e1c4cfcd7a7cf499"}
{"type":"answer","n":266,"by":null,"ask":"deck.card","answer":"31","print":"465396b14ea4e669","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 31\nplayed: 51 11 15 63 57 71 42 43 47 35\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: taliban warlords\nresources: government=18 taliban=11 warlords=2\naid: 13\npatronage: 3\nislamabad: sponsorship\ncapabilities: 1=unshaded\nmomentum: 11=shaded 57=unshaded\nbadakhshan W:u2\nbaghlan G:T8\nbalkh W:u1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni T:B1u3\nghowr T:u1\nhelmand T:B1u4 W:B1 terror=1\nherat G:B1 T:u1\nkabul C:B1 G:T1P8 T:u2 support=S +1\nkandahar G:B1T4P5 terror=1\nkhowst +1\nkonduz G:T1P1 W:B1\nnimruz T:u1\nnuristan T:B1u1 W:B1 support=O\noruzgan T:B1u3\npaktika C:T1\nzabol T:B1u2\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham C:T4 T:a1\nkandahar-spin-boldak T:a1\nkabul-aibak C:T2\nkandahar-kabul C:T1\n","sum":"acad65ee8ecab491"}
{"type":"answer","n":267,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Car Bombs is a Capability: wanted below 5"],"sum":"c1c5b99431d95836"}
{"type":"answer","n":268,"by":null,"ask":"bot.die","answer":"2","sum":"67e3855b2497416d"}
{"type":"answer","n":269,"by":"taliban","ask":"turn","answer":"event","why":["8.1: die 2, Propaganda cards left 5: Car Bombs is taken","8.1: the Event is offered, and nothing forbids it: Car Bombs"],"sum":"5a9ed96a7618c729"}
{"type":"answer","n":270,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"e2c0cc448f544535","sum":"f8f8df721b05f64a"}
{"type":"answer","n":271,"by":"warlords","ask":"turn","answer":"terror","sum":"344029ad8127186a"}
{"type":"answer","n":272,"by":"warlords","ask":"terror.space","answer":"badakhshan","sum":"1132bd1b61a37540"}
{"type":"answer","n":273,"by":"warlords","ask":"terror.space","answer":"balkh","print":"3499be555f7d05da","sum":"a2aeb62fcb22acdb"}
{"type":"answer","n":274,"by":null,"ask":"deck.top","answer":"event","sum":"54fb2582d34f80b2"}
{"type":"answer","n":275,"by":null,"ask":"deck.card","answer":"23","print":"931ddb5951c2d2c1","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 23\nplayed: 51 11 15 63 57 71 42 43 47 35 31\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition government taliban\nresources: government=18 taliban=11 warlords=0\naid: 13\npatronage: 3\nislamabad: sponsorship\ncapabilities: 1=unshaded 31=shaded\nmomentum: 11=shaded 57=unshaded\nbadakhshan W:u1a1 terror=1\nbaghlan G:T8\nbalkh W:a1 terror=1\nfarah W:B1u1 terror=1\nfaryab terror=1\nghazni T:B1u3\nghowr T:u1\nhelmand T:B1u4 W:B1 terror=1\nherat G:B1 T:u1\nkabul C:B1 G:T1P8 T:u2 support=S +1\nkandahar G:B1T4P5 terror=1\nkhowst +1\nkonduz G:T1P1 W:B1\nnimruz T:u1\nnuristan T:B1u1 W:B1 support=O\noruzgan T:B1u3\npaktika C:T1\nzabol T:B1u2\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham C:T4 T:a1\nkandahar-spin-boldak T:a1\nkabul-aibak C:T2\nkandahar-kabul C:T1\n","sum":"c478bfc6c1d64bb3"}
{"type":"answer","n":276,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Roadside IEDs is a Capability: wanted below 5"],"sum":"98d104f18d59b1ab"}
{"type":"answer","n":277,"by":null,"ask":"bot.die","answer":"5","sum":"23b1994e6b20236b"}
{"type":"answer","n":278,"by":"taliban","ask":"turn","answer":"terror","why":["8.1: die 5, Propaganda cards left 5: Roadside IEDs is not taken","8.7.2: at least 15 Available or Active: no (9 Available, 2 Active)","8.7.3: none Underground, few at Support and on LoCs: no (2 Underground, 4 in all)","8.7: Support + Available 20 or less: no (21)","8.7: Terror"],"sum":"235a4f5a8ed77411"}
{"type":"answer","n":279,"by":"taliban","ask":"terror.space","answer":"kabul","why":["8.7.5: the greatest shift: kabul (4)","8.7.5: Terror that shifts people: kabul"],"sum":"75321499a22d8249"}
{"type":"answer","n":280,"by":"taliban","ask":"terror.space","answer":"roll-spaces","why":["8.2: among ghazni, ghowr, helmand, herat, oruzgan"],"sum":"158694592e4a026d"}
{"type":"answer","n":281,"by":null,"ask":"bot.tan","answer":"6","sum":"2a99bb6065213f27"}
{"type":"answer","n":282,"by":null,"ask":"bot.black","answer":"1","sum":"32a75e6b3bbe0011"}
{"type":"answer","n":283,"by":null,"ask":"bot.green","answer":"6","sum":"50ebeaa1dc105b26"}
{"type":"answer","n":284,"by":"taliban","ask":"terror.space","answer":"ghowr","why":["8.2: dice 6 1 6: samangan, so ghowr","8.7.5: Terror that shifts people: ghowr"],"sum":"0576f04b9d12562e"}
{"type":"answer","n":285,"by":"taliban","ask":"terror.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, herat, oruzgan"],"sum":"1c4c3a3abc7e3295"}
{"type":"answer","n":286,"by":null,"ask":"bot.tan","answer":"4","sum":"303cd14e69184211"}
{"type":"answer","n":287,"by":null,"ask":"bot.black","answer":"6","sum":"00e245a99d04a7ed"}
{"type":"answer","n":288,"by":null,"ask":"bot.green","answer":"1","sum":"631aff1a1e94e42d"}
{"type":"answer","n":289,"by":"taliban","ask":"terror.space","answer":"herat","why":["8.2: dice 4 6 1: nuristan, so herat","8.7.5: Terror that shifts people: herat"],"sum":"6c423146663af26e"}
{"type":"answer","n":290,"by":"taliban","ask":"terror.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, oruzgan"],"sum":"4ef7abc3c5e3bfa7"}
{"type":"answer","n":291,"by":null,"ask":"bot.tan","answer":"4","sum":"80a85e30eeeb6207"}
{"type":"answer","n":292,"by":null,"ask":"bot.black","answer":"2","sum":"e8765d1d8543c9e9"}
{"type":"answer","n":293,"by":null,"ask":"bot.green","answer":"1","sum":"3fee4f0c93637a49"}
{"type":"answer","n":294,"by":"taliban","ask":"terror.space","answer":"ghazni","why":["8.2: dice 4 2 1: waziristan, so ghazni","8.7.5: Terror that shifts people: ghazni"],"sum":"c2e1131e861f32ac"}
{"type":"answer","n":295,"by":"taliban","ask":"terror.space","answer":"roll-spaces","why":["8.2: among helmand, oruzgan"],"sum":"aa9c1852e14d783f"}
{"type":"answer","n":296,"by":null,"ask":"bot.tan","answer":"4","sum":"983a09703c993090"}
{"type":"answer","n":297,"by":null,"ask":"bot.black","answer":"4","sum":"e2abc5c6de6ed374"}
{"type":"answer","n":298,"by":null,"ask":"bot.green","answer":"5","sum":"648658176038b2ba"}
{"type":"answer","n":299,"by":"taliban","ask":"terror.space","answer":"helmand","why":["8.2: dice 4 4 5: kabul, so helmand","8.7.5: Terror that shifts people: helmand"],"sum":"6087c8fcdb6dc043"}
{"type":"answer","n":300,"by":"taliban","ask":"terror.space","answer":"oruzgan","why":["8.7.5: Terror that shifts people: oruzgan"],"sum":"8f535cff989f924e"}
{"type":"answer","n":301,"by":"taliban","ask":"terror.space","answer":"extort","why":["8.7.5: Extort wherever possible"],"sum":"c80515a940abba3c"}
{"type":"answer","n":302,"by":"taliban","ask":"extort.space","answer":"ghazni","why":["8.7.5: Extort wherever possible: ghazni"],"sum":"00dc71b6ffc26a0a"}
{"type":"answer","n":303,"by":"taliban","ask":"extort.space","answer":"nimruz","why":["8.7.5: Extort wherever possible: nimruz"],"sum":"ec8146e3d89389ba"}
{"type":"answer","n":304,"by":"taliban","ask":"extort.space","answer":"oruzgan","why":["8.7.5: Extort wherever possible: oruzgan"],"sum":"195b04a3338ae7de"}
{"type":"answer","n":305,"by":"taliban","ask":"extort.space","answer":"zabol","why":["8.7.5: Extort wherever possible: zabol"],"sum":"50e41822fe1084b1"}
{"type":"answer","n":306,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","why":["8.7.5: Extort wherever possible: northwest-frontier"],"sum":"ad05a7692671a2d5"}
{"type":"answer","n":307,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.5: Extort wherever possible: waziristan"],"sum":"b4d6022bcf7c82a8"}
{"type":"answer","n":308,"by":"taliban","ask":"extort.space","answer":"done","why":["8.7.5: Extort wherever possible: nothing more"],"sum":"46ca60c79c228701"}
{"type":"answer","n":309,"by":"taliban","ask":"terror.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"7af4d43818e33112","sum":"fac727137c9daf91"}
{"type":"answer","n":310,"by":"coalition","ask":"turn","answer":"patrol","sum":"f6b3b58279033da4"}
{"type":"answer","n":311,"by":"coalition","ask":"patrol.space","answer":"kabul-tor-kham","sum":"4788e37a7b98b403"}
{"type":"answer","n":312,"by":"coalition","ask":"patrol.origin","answer":"kandahar-kabul","sum":"063511e6d19b0747"}
{"type":"answer","n":313,"by":"coalition","ask":"patrol.origin","answer":"kabul-aibak","sum":"263b0086145a7578"}
{"type":"answer","n":314,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"483d767d4493310f"}
{"type":"answer","n":315,"by":"coalition","ask":"patrol.origin","answer":"paktika","sum":"aac89c376ceed0e9"}
{"type":"answer","n":316,"by":"coalition","ask":"patrol.assault","answer":"kabul-tor-kham","print":"1653187d789431ed","sum":"261cb0158ed71ffe"}
{"type":"answer","n":317,"by":"government","ask":"civic.space","answer":"konduz","why":["8.6.6: fewest Terror markers: konduz (0)","8.6.6: Neutral to Support, no Coalition Base: konduz"],"sum":"ac47f6f3d9d68d2a"}
{"type":"answer","n":318,"by":"government","ask":"civic.space","answer":"kandahar","why":["8.6.6: Neutral to Support, no Coalition Base: kandahar"],"sum":"b8800b59b3bc00fa"}
{"type":"answer","n":319,"by":"government","ask":"civic.steps","answer":"2","why":["8.6.6: one level, behind the Terror there"],"sum":"5e2a3fadc96a08aa"}
{"type":"answer","n":320,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"sum":"2a89b5b7ee8b4936"}
{"type":"answer","n":321,"by":"taliban","ask":"sharia.space","answer":"done","why":["8.7.7: Sharia would shift nothing more"],"print":"827983422860e624","sum":"f2161732e2dc9ab9"}
{"type":"answer","n":322,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a80e9c55fc4d150b"}
{"type":"answer","n":323,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"1dd933a7fa5dc31d"}
{"type":"answer","n":324,"by":"coalition","ask":"redeploy.coalition.origin","answer":"kabul-tor-kham","sum":"e2bf7c632592b18b"}
{"type":"answer","n":325,"by":"coalition","ask":"redeploy.destination","answer":"kabul","sum":"471c8440420e1c9d"}
{"type":"answer","n":326,"by":"coalition","ask":"redeploy.count","answer":"2","sum":"78d24e5b1064eed8"}
{"type":"answer","n":327,"by":"coalition","ask":"redeploy.coalition.origin","answer":"kabul-tor-kham","sum":"25688f4263421df8"}
{"type":"answer","n":328,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","sum":"dc7d2125bc220bd9"}
{"type":"answer","n":329,"by":"coalition","ask":"redeploy.count","answer":"5","sum":"a3a21796767e64e4"}
{"type":"answer","n":330,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","sum":"8dbdd60f30e6e4e9"}
{"type":"answer","n":331,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (0)","8.6.7: fewest Government Troops: kabul"],"sum":"db9a8caaed371888"}
{"type":"answer","n":332,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"fceca742d3f54ccb"}
{"type":"answer","n":333,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (1)","8.6.7: fewest Government Troops: kabul"],"sum":"a08f34911175ed52"}
{"type":"answer","n":334,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"707c46e40a6c4059"}
{"type":"answer","n":335,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (2)","8.6.7: fewest Government Troops: kabul"],"sum":"8b314a494b2e2948"}
{"type":"answer","n":336,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"fc204fcb1616b2c5"}
{"type":"answer","n":337,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul"],"sum":"6cfa1f13135dc82f"}
{"type":"answer","n":338,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"3166a46271272d03"}
{"type":"answer","n":339,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar (3)","8.6.7: fewest Government Troops: kandahar"],"sum":"0c2bcae2183ac678"}
{"type":"answer","n":340,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"477a3dedaf2ac834"}
{"type":"answer","n":341,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul"],"sum":"a1c9d72da767894d"}
{"type":"answer","n":342,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar (4)","8.6.7: fewest Government Troops: kandahar"],"sum":"0e212c77581fd1f9"}
{"type":"answer","n":343,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: among baghlan, konduz"],"sum":"469570ac59b2ce47"}
{"type":"answer","n":344,"by":null,"ask":"bot.tan","answer":"1","sum":"917da51897b20cb2"}
{"type":"answer","n":345,"by":null,"ask":"bot.black","answer":"3","sum":"c1dfd693d6526bb2"}
{"type":"answer","n":346,"by":null,"ask":"bot.green","answer":"4","sum":"73ce00d6d8ac7522"}
{"type":"answer","n":347,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 1 3 4: badghis, so baghlan","8.6.7: COIN Control would be lost: baghlan","8.6.7: most Police: kabul (6)","8.6.7: COIN Control would be lost: konduz","8.6.7: most Police: kabul (5)","8.6.7: most Police: kabul (4)","8.2: among kabul, kandahar"],"sum":"06f5d4992acfb9ff"}
{"type":"answer","n":348,"by":null,"ask":"bot.tan","answer":"5","sum":"2fd32dabe60cab1d"}
{"type":"answer","n":349,"by":null,"ask":"bot.black","answer":"3","sum":"b8ba58de26e55944"}
{"type":"answer","n":350,"by":null,"ask":"bot.green","answer":"6","sum":"dc2407387f8d4f13"}
{"type":"answer","n":351,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 5 3 6: ghowr, so kandahar","8.6.7: most Police: kabul (3)","8.2: among kabul, kandahar"],"sum":"d721edeef8b85910"}
{"type":"answer","n":352,"by":null,"ask":"bot.tan","answer":"6","sum":"47087b12c0be3c48"}
{"type":"answer","n":353,"by":null,"ask":"bot.black","answer":"6","sum":"e5e32985ce0e7efc"}
{"type":"answer","n":354,"by":null,"ask":"bot.green","answer":"4","sum":"07b3fd6c113145c0"}
{"type":"answer","n":355,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.2: dice 6 6 4: bamian, so kandahar","8.6.7: COIN Control would be lost: 1 Police from kabul to baghlan"],"sum":"872a3925ddfce64c"}
{"type":"answer","n":356,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to baghlan"],"sum":"99f3f41cb422be88"}
{"type":"answer","n":357,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to baghlan"],"sum":"278f05693e040243"}
{"type":"answer","n":358,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to konduz"],"sum":"0ec348a1b287b1c8"}
{"type":"answer","n":359,"by":"government","ask":"redeploy.destination","answer":"konduz","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to konduz"],"sum":"8c2f6064bca9d81c"}
{"type":"answer","n":360,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to konduz"],"sum":"cf4dc7640140afcc"}
{"type":"answer","n":361,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"9c7513a111266343"}
{"type":"answer","n":362,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"2cae8c963b96b1b2"}
{"type":"answer","n":363,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"5765c35254f0bf7c"}
{"type":"answer","n":364,"by":"government","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"41346e44010d31be"}
{"type":"answer","n":365,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"9011c5202136b63f"}
{"type":"answer","n":366,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"6468b290ebe3b877"}
{"type":"answer","n":367,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kabul to kandahar-spin-boldak"],"sum":"e7d1f4ea61b0ac4f"}
{"type":"answer","n":368,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kabul to kandahar-spin-boldak"],"sum":"1dc887ccfe46f354"}
{"type":"answer","n":369,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kabul to kandahar-spin-boldak"],"sum":"aa78a57b8956c6da"}
{"type":"answer","n":370,"by":"government","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kandahar to kandahar-spin-boldak"],"sum":"83d7093b81b50219"}
{"type":"answer","n":371,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kandahar to kandahar-spin-boldak"],"sum":"2338e7165fd6b28a"}
{"type":"answer","n":372,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kandahar to kandahar-spin-boldak"],"sum":"4c05cbc467c12c60"}
{"type":"answer","n":373,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"f4493767aa186b11"}
{"type":"answer","n":374,"by":"taliban","ask":"redeploy.destination","answer":"nuristan","why":["8.7.8: fewest Guerrillas: nuristan (1)","8.7.8: where fewest Guerrillas are, Afghan first: nuristan"],"sum":"775b8ae7230f8ed5"}
{"type":"answer","n":375,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: nuristan, zabol (2)","8.2: among nuristan, zabol"],"sum":"34251265ad02002f"}
{"type":"answer","n":376,"by":null,"ask":"bot.tan","answer":"3","sum":"d8c8f6b5a20bbf7b"}
{"type":"answer","n":377,"by":null,"ask":"bot.black","answer":"2","sum":"43489872e59ca780"}
{"type":"answer","n":378,"by":null,"ask":"bot.green","answer":"4","sum":"c8f8dab974e23e9f"}
{"type":"answer","n":379,"by":"taliban","ask":"redeploy.destination","answer":"nuristan","why":["8.2: dice 3 2 4: khowst, so nuristan","8.7.8: where fewest Guerrillas are, Afghan first: nuristan"],"sum":"d3209aa9fc3c9d8f"}
{"type":"answer","n":380,"by":"taliban","ask":"redeploy.destination","answer":"zabol","why":["8.7.8: fewest Guerrillas: zabol (2)","8.7.8: where fewest Guerrillas are, Afghan first: zabol"],"sum":"80c4342a59697644"}
{"type":"answer","n":381,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: ghazni, nuristan, oruzgan, zabol, northwest-frontier, waziristan (3)","8.7.8: Afghan before Pakistan: ghazni, nuristan, oruzgan, zabol","8.2: among ghazni, nuristan, oruzgan, zabol"],"sum":"00a07eb3f7cd6b88"}
{"type":"answer","n":382,"by":null,"ask":"bot.tan","answer":"5","sum":"87c063120d976539"}
{"type":"answer","n":383,"by":null,"ask":"bot.black","answer":"6","sum":"6e0527ea49ebd9b4"}
{"type":"answer","n":384,"by":null,"ask":"bot.green","answer":"4","sum":"3e636eb7980b67e0"}
{"type":"answer","n":385,"by":"taliban","ask":"redeploy.destination","answer":"zabol","why":["8.2: dice 5 6 4: bamian, so zabol","8.7.8: where fewest Guerrillas are, Afghan first: zabol"],"print":"6835c147243b774e","sum":"9d2fe192612f539d"}
{"type":"answer","n":386,"by":null,"ask":"deck.top","answer":"event","sum":"20d30f0a86d3df3b"}
{"type":"answer","n":387,"by":null,"ask":"deck.card","answer":"12","print":"7b754e3faaae08d9","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 12\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=31 taliban=18 warlords=4\naid: 13\npatronage: 3\ncapabilities: 1=unshaded 31=shaded\nbadakhshan W:u2\nbaghlan G:P1\nbalkh W:u1\nfarah W:B1u1\nghazni T:B1u3 support=O\nghowr support=O\nhelmand T:B1u4 W:B1 support=O\nherat G:B1 support=O\nkabul C:B1T2 G:T5P2 T:u2 +1\nkandahar C:T5 G:B1T5P1 support=S\nkhowst +1\nkonduz G:P2 W:B1 support=S\nnuristan T:B1u3 W:B1 support=O\noruzgan T:B1u3 support=O\nzabol T:B1u4\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham C:T1 G:P2\nkandahar-spin-boldak G:P2\n","sum":"399d68f2456beb72"}
{"type":"answer","n":388,"by":"coalition","ask":"turn","answer":"sweep","sum":"a542abd7d6963af5"}
{"type":"answer","n":389,"by":"coalition","ask":"sweep.space","answer":"paktika","sum":"099583eda2981f8c"}
{"type":"answer","n":390,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"f6114a9acd132e00"}
{"type":"answer","n":391,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"a45404ceb9d887df"}
{"type":"answer","n":392,"by":"coalition","ask":"sweep.government","answer":"0","sum":"7f89edb2841ac58b"}
{"type":"answer","n":393,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"7f69269f188114a5"}
{"type":"answer","n":394,"by":"coalition","ask":"sweep.government","answer":"1","sum":"5d14b3555874f3ff"}
{"type":"answer","n":395,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"70ea377674fe284a"}
{"type":"answer","n":396,"by":"coalition","ask":"sweep.space","answer":"nuristan","sum":"8d427f1300a35888"}
{"type":"answer","n":397,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"28103a10ce61d96a"}
{"type":"answer","n":398,"by":"coalition","ask":"sweep.space","answer":"sar-e-pol","sum":"172b567559957c3b"}
{"type":"answer","n":399,"by":"coalition","ask":"sweep.space","answer":"faryab","sum":"c8158290ff302f5c"}
{"type":"answer","n":400,"by":"coalition","ask":"sweep.space","answer":"farah","sum":"d5239e38eb31fcc6"}
{"type":"answer","n":401,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"511bb61af0a28d1b"}
{"type":"answer","n":402,"by":"coalition","ask":"sweep.space","answer":"zabol","sum":"4cdec5f14de3d068"}
{"type":"answer","n":403,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"1c5d8cf4e0b27da9"}
{"type":"answer","n":404,"by":"coalition","ask":"sweep.troops","answer":"3","sum":"686830265986cd9f"}
{"type":"answer","n":405,"by":"coalition","ask":"sweep.government","answer":"3","sum":"0fa8efe1a3149148"}
{"type":"answer","n":406,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"3a497039b7b7ff32"}
{"type":"answer","n":407,"by":"coalition","ask":"sweep.space","answer":"air-lift","sum":"b2a62fb60441a817"}
{"type":"answer","n":408,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"7d7db587005c9deb"}
{"type":"answer","n":409,"by":"coalition","ask":"air-lift.destination","answer":"farah","sum":"a08aa12b11fd7e9b"}
{"type":"answer","n":410,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"7439db709aa3b325"}
{"type":"answer","n":411,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"153c45a3f89fd1a1"}
{"type":"answer","n":412,"by":"coalition","ask":"air-lift.origin","answer":"paktika","sum":"05c5bc0df1c83f01"}
{"type":"answer","n":413,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"e2cec43f72aa1fe0"}
{"type":"answer","n":414,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"d9afc8049c25facc"}
{"type":"answer","n":415,"by":"coalition","ask":"air-lift.origin","answer":"paktika","sum":"b6829a40a56d49cc"}
{"type":"answer","n":416,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"34fad4deadf81693"}
{"type":"answer","n":417,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"2c695c4c4f133b29"}
{"type":"answer","n":418,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"9dfbbf7f1777c99b"}
{"type":"answer","n":419,"by":"coalition","ask":"sweep.space","answer":"bamian","sum":"b4d3708f27a90b2b"}
{"type":"answer","n":420,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"47a5e88de8953735"}
{"type":"answer","n":421,"by":"coalition","ask":"sweep.space","answer":"nimruz","sum":"1f09df962a5bcb98"}
{"type":"answer","n":422,"by":"coalition","ask":"sweep.origin","answer":"farah","sum":"17b84913740e5989"}
{"type":"answer","n":423,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"4a788aa03736b7e4"}
{"type":"answer","n":424,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"f04543a5991048f0"}
{"type":"answer","n":425,"by":"coalition","ask":"sweep.space","answer":"badghis","sum":"1bb8ec00c0035250"}
{"type":"answer","n":426,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"aa699f92745e2717"}
{"type":"answer","n":427,"by":"coalition","ask":"sweep.space","answer":"ghazni","sum":"921986e1015fd4c1"}
{"type":"answer","n":428,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"df31b066ce57361d"}
{"type":"answer","n":429,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"18b5648c650bfdd7"}
{"type":"answer","n":430,"by":"coalition","ask":"sweep.government","answer":"1","sum":"36366b393e5217e3"}
{"type":"answer","n":431,"by":"coalition","ask":"sweep.space","answer":"khowst","sum":"691d434d3a2daebe"}
{"type":"answer","n":432,"by":"coalition","ask":"sweep.origin","answer":"kabul-tor-kham","sum":"918363dc0c9a8876"}
{"type":"answer","n":433,"by":"coalition","ask":"sweep.space","answer":"oruzgan","sum":"f9285f1351ce72e6"}
{"type":"answer","n":434,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"ace387492234f6b1"}
{"type":"answer","n":435,"by":"coalition","ask":"sweep.space","answer":"badakhshan","sum":"343a4d8ee7147e6b"}
{"type":"answer","n":436,"by":"coalition","ask":"sweep.space","answer":"balkh","sum":"91f9bc320fba0af4"}
{"type":"answer","n":437,"by":"coalition","ask":"sweep.space","answer":"baghlan","sum":"db197806edc4d66d"}
{"type":"answer","n":438,"by":"coalition","ask":"sweep.space","answer":"kabul","sum":"24beae9d02a5c4c4"}
{"type":"answer","n":439,"by":"coalition","ask":"sweep.space","answer":"done","sum":"8281996639e9c2ae"}
{"type":"answer","n":440,"by":"coalition","ask":"sweep.targets","answer":"warlords","sum":"49a18b9743166fe1"}
{"type":"answer","n":441,"by":"coalition","ask":"sweep.isr","answer":"balkh","print":"cd9ad80afd6d4bef","sum":"626ddc8587670a01"}
{"type":"answer","n":442,"by":"government","ask":"turn","answer":"train","why":["8.1: Village Stability Operations is a Capability, and the coalition are played by a person","8.6.2: at least 15 pieces Available: yes (41)","8.6: Train"],"sum":"3b86ae1c02744faf"}
{"type":"answer","n":443,"by":"government","ask":"train.space","answer":"zabol","why":["8.6.2 step 1: three cubes and room for a first COIN Base: zabol"],"sum":"06b328231bb71b84"}
{"type":"answer","n":444,"by":"government","ask":"train.first","answer":"build-base","why":["8.6.2 step 1: an Available Base for three cubes: zabol"],"sum":"a0657f501e0a080d"}
{"type":"answer","n":445,"by":"government","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (0)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"93aca4b1214ff05a"}
{"type":"answer","n":446,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"34a2551059bfdd25"}
{"type":"answer","n":447,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"be641d3c92dc09bd"}
{"type":"answer","n":448,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: fewest Government cubes: kandahar (3)","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"d79e89ec2b0c619a"}
{"type":"answer","n":449,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"66f48429cabc496c"}
{"type":"answer","n":450,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"9b6bc7475136cd95"}
{"type":"answer","n":451,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"7454304a81b5374e"}
{"type":"answer","n":452,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d69037da0fb0817a"}
{"type":"answer","n":453,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5364c2dde23d2a2a"}
{"type":"answer","n":454,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"2c64da218675941f"}
{"type":"answer","n":455,"by":"government","ask":"govern.space","answer":"roll-spaces","why":["8.2: among kandahar, konduz"],"sum":"47731412df6c328c"}
{"type":"answer","n":456,"by":null,"ask":"bot.tan","answer":"2","sum":"7bbfd4dfbbaad0aa"}
{"type":"answer","n":457,"by":null,"ask":"bot.black","answer":"4","sum":"2707eace206a9c45"}
{"type":"answer","n":458,"by":null,"ask":"bot.green","answer":"6","sum":"f3eae2ed7945d70b"}
{"type":"answer","n":459,"by":"government","ask":"govern.space","answer":"konduz","why":["8.2: dice 2 4 6: helmand, so konduz","8.6.2: Support without Coalition Base: konduz"],"sum":"dd25ee146177e051"}
{"type":"answer","n":460,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: konduz"],"sum":"109017e7c957e1ee"}
{"type":"answer","n":461,"by":"government","ask":"govern.space","answer":"kandahar","why":["8.6.2: Support without Coalition Base: kandahar"],"sum":"6cda893bfe7c3bf0"}
{"type":"answer","n":462,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: kandahar"],"sum":"a508b2ba32f3ddbe"}
{"type":"answer","n":463,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"39f1345390e508ed","sum":"7a59b8cde95f5c5b"}
{"type":"answer","n":464,"by":null,"ask":"deck.top","answer":"event","sum":"0aae75c91ea062af"}
{"type":"answer","n":465,"by":null,"ask":"deck.card","answer":"61","print":"6a0966325e790097","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 61\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: taliban warlords\nresources: government=10 taliban=18 warlords=4\naid: 9\npatronage: 7\ncapabilities: 1=unshaded 31=shaded\nbadakhshan W:u2\nbaghlan G:P1\nbalkh W:a1\nfarah C:T1 W:B1a1\nghazni C:T2 G:T1 T:B1u3 support=O\nghowr support=O\nhelmand T:B1u4 W:B1 support=O\nherat G:B1T3P3 support=O\nkabul C:B1 G:T7P5 T:u2 +1\nkandahar G:B1T5P4\nkhowst C:T1 +1\nkonduz G:P2 W:B1\nnimruz C:T1\nnuristan T:B1u3 W:B1 support=O\noruzgan T:B1u3 support=O\nzabol C:T3 G:B1 T:B1u4\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"82a29cbcc3c9010b"}
{"type":"answer","n":466,"by":"warlords","ask":"turn","answer":"event","sum":"b2cd67f276560be8"}
{"type":"answer","n":467,"by":"warlords","ask":"event.side","answer":"by-hand","sum":"98c5b2cfc23cd627"}
{"type":"answer","n":468,"by":"warlords","ask":"by-hand.step","answer":"replace","sum":"77ca74669ac5a48b"}
{"type":"answer","n":469,"by":"warlords","ask":"by-hand.space","answer":"kandahar-spin-boldak","sum":"555bba6960819d88"}
{"type":"answer","n":470,"by":"warlords","ask":"by-hand.count","answer":"1","sum":"8d4b619161ad4a5a"}
{"type":"answer","n":471,"by":"warlords","ask":"by-hand.replacement","answer":"warlord_active","sum":"527dd52f7caded04"}
{"type":"answer","n":472,"by":"warlords","ask":"by-hand.step","answer":"place","sum":"35b040e009f39e26"}
{"type":"answer","n":473,"by":"warlords","ask":"by-hand.piece","answer":"taliban_active","sum":"d62c7e4569cfff9c"}
{"type":"answer","n":474,"by":"warlords","ask":"by-hand.space","answer":"farah","sum":"a9e0dfa6177b8de7"}
{"type":"answer","n":475,"by":"warlords","ask":"by-hand.count","answer":"4","sum":"2145ea57cee87bd9"}
{"type":"answer","n":476,"by":"warlords","ask":"by-hand.step","answer":"place","sum":"44e3a9a69471b14e"}
{"type":"answer","n":477,"by":"warlords","ask":"by-hand.piece","answer":"warlord_bases","sum":"68efc0bb645ce033"}
{"type":"answer","n":478,"by":"warlords","ask":"by-hand.space","answer":"balkh","sum":"74cfbd149d14db6e"}
{"type":"answer","n":479,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"f38414f034562f35"}
{"type":"answer","n":480,"by":"warlords","ask":"by-hand.step","answer":"move","sum":"748e15f2b79b2485"}
{"type":"answer","n":481,"by":"warlords","ask":"by-hand.space","answer":"zabol","sum":"adb21d212886be02"}
{"type":"answer","n":482,"by":"warlords","ask":"by-hand.piece","answer":"government_bases","sum":"2de92146112296a4"}
{"type":"answer","n":483,"by":"warlords","ask":"by-hand.destination","answer":"bamian","sum":"e7f0919333827821"}
{"type":"answer","n":484,"by":"warlords","ask":"by-hand.step","answer":"islamabad","sum":"ff140525cdd9582a"}
{"type":"answer","n":485,"by":"warlords","ask":"by-hand.islamabad","answer":"back","sum":"200834a0ad76100d"}
{"type":"answer","n":486,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"6d17393ebfc26745"}
{"type":"answer","n":487,"by":"warlords","ask":"by-hand.space","answer":"kabul","sum":"ac8d7dcab909837d"}
{"type":"answer","n":488,"by":"warlords","ask":"by-hand.piece","answer":"coalition_bases","sum":"0e26550b1c03cc8e"}
{"type":"answer","n":489,"by":"warlords","ask":"by-hand.box","answer":"out-of-play","sum":"4a6a586fbec11f31"}
{"type":"answer","n":490,"by":"warlords","ask":"by-hand.step","answer":"flip","sum":"e8d96c73fabdf0ee"}
{"type":"answer","n":491,"by":"warlords","ask":"by-hand.flip","answer":"activate-warlords","sum":"a009de268bbfa099"}
{"type":"answer","n":492,"by":"warlords","ask":"by-hand.space","answer":"badakhshan","sum":"cde633c6690f50cd"}
{"type":"answer","n":493,"by":"warlords","ask":"by-hand.count","answer":"1","sum":"29736a0a9b6bb95c"}
{"type":"answer","n":494,"by":"warlords","ask":"by-hand.step","answer":"place","sum":"0b103493d6ca920e"}
{"type":"answer","n":495,"by":"warlords","ask":"by-hand.piece","answer":"taliban_underground","sum":"04e6cf411f5d503a"}
{"type":"answer","n":496,"by":"warlords","ask":"by-hand.space","answer":"balkh","sum":"b07b874a32f01aaa"}
{"type":"answer","n":497,"by":"warlords","ask":"by-hand.step","answer":"replace","sum":"8bc7c7eb19cfde57"}
{"type":"answer","n":498,"by":"warlords","ask":"by-hand.space","answer":"helmand","sum":"99c9af0528935d10"}
{"type":"answer","n":499,"by":"warlords","ask":"by-hand.piece","answer":"taliban_underground","sum":"dfc2a71ef67858a7"}
{"type":"answer","n":500,"by":"warlords","ask":"by-hand.count","answer":"3","sum":"e5f2ef0a5db23d05"}
{"type":"answer","n":501,"by":"warlords","ask":"by-hand.replacement","answer":"warlord_active","sum":"77e5d7df1a41eb82"}
{"type":"answer","n":502,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"4a9f9381a16f3485"}
{"type":"answer","n":503,"by":"warlords","ask":"by-hand.space","answer":"khowst","sum":"00488987eae93904"}
{"type":"answer","n":504,"by":"warlords","ask":"by-hand.box","answer":"out-of-play","sum":"171524e5db80aa20"}
{"type":"answer","n":505,"by":"warlords","ask":"by-hand.step","answer":"move","sum":"931328948a284176"}
{"type":"answer","n":506,"by":"warlords","ask":"by-hand.space","answer":"kabul-tor-kham","sum":"604cbc1ec69a8fd7"}
{"type":"answer","n":507,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"468b29d264465f2d"}
{"type":"answer","n":508,"by":"warlords","ask":"by-hand.destination","answer":"khowst","sum":"db2022ed9e7a1963"}
{"type":"answer","n":509,"by":"warlords","ask":"by-hand.step","answer":"marker","sum":"69832d82cd61c59e"}
{"type":"answer","n":510,"by":"warlords","ask":"by-hand.marker","answer":"add-terror","sum":"bc94214af964b6aa"}
{"type":"answer","n":511,"by":"warlords","ask":"by-hand.space","answer":"faryab","sum":"50865396a322b664"}
{"type":"answer","n":512,"by":"warlords","ask":"by-hand.step","answer":"flip","sum":"6cfa91205e1ce739"}
{"type":"answer","n":513,"by":"warlords","ask":"by-hand.flip","answer":"activate-taliban","sum":"6bda806816c50e15"}
{"type":"answer","n":514,"by":"warlords","ask":"by-hand.space","answer":"helmand","sum":"ff44323b30e66706"}
{"type":"answer","n":515,"by":"warlords","ask":"by-hand.step","answer":"flip","sum":"064485aa688efd54"}
{"type":"answer","n":516,"by":"warlords","ask":"by-hand.flip","answer":"activate-taliban","sum":"8a075af19a06050d"}
{"type":"answer","n":517,"by":"warlords","ask":"by-hand.space","answer":"back","sum":"90662c38d29d430f"}
{"type":"answer","n":518,"by":"warlords","ask":"by-hand.step","answer":"marker","sum":"22450b0b0531c9bb"}
{"type":"answer","n":519,"by":"warlords","ask":"by-hand.marker","answer":"add-terror","sum":"381cae641b652d2a"}
{"type":"answer","n":520,"by":"warlords","ask":"by-hand.space","answer":"ghazni","sum":"94e0d05472ed81ec"}
{"type":"answer","n":521,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"1f9a1355a740ac8d"}
{"type":"answer","n":522,"by":"warlords","ask":"by-hand.track","answer":"lower-patronage","sum":"10b9c4dbbc5e89b1"}
{"type":"answer","n":523,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"8e21a6d301974091"}
{"type":"answer","n":524,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"ed1d7f172cfb66eb"}
{"type":"answer","n":525,"by":"warlords","ask":"by-hand.lasting","answer":"momentum-shaded","sum":"b2951aad4634ab89"}
{"type":"answer","n":526,"by":"warlords","ask":"by-hand.step","answer":"flip","sum":"99a3240909eaefcf"}
{"type":"answer","n":527,"by":"warlords","ask":"by-hand.flip","answer":"activate-warlords","sum":"d78907de8a9b7e83"}
{"type":"answer","n":528,"by":"warlords","ask":"by-hand.space","answer":"badakhshan","sum":"4ea5facdf768f8e3"}
{"type":"answer","n":529,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"5021d4bb43fa0d37"}
{"type":"answer","n":530,"by":"warlords","ask":"by-hand.lasting","answer":"back","sum":"2c2516645d115496"}
{"type":"answer","n":531,"by":"warlords","ask":"by-hand.step","answer":"eligibility","sum":"2d9662df33842942"}
{"type":"answer","n":532,"by":"warlords","ask":"by-hand.eligibility","answer":"stays-government","sum":"1dfd8cc9cf181832"}
{"type":"answer","n":533,"by":"warlords","ask":"by-hand.step","answer":"flip","sum":"2ac68bfeca317397"}
{"type":"answer","n":534,"by":"warlords","ask":"by-hand.flip","answer":"back","sum":"3865096a701809b2"}
{"type":"answer","n":535,"by":"warlords","ask":"by-hand.step","answer":"place","sum":"6744401823c709c4"}
{"type":"answer","n":536,"by":"warlords","ask":"by-hand.piece","answer":"taliban_active","sum":"358fafce5d5ecd89"}
{"type":"answer","n":537,"by":"warlords","ask":"by-hand.space","answer":"ghazni","sum":"ce9df578063ceb3e"}
{"type":"answer","n":538,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"41ca77acd2112299"}
{"type":"answer","n":539,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"ca42737a22678089"}
{"type":"answer","n":540,"by":"warlords","ask":"by-hand.lasting","answer":"back","sum":"86052570abc64c3b"}
{"type":"answer","n":541,"by":"warlords","ask":"by-hand.step","answer":"marker","sum":"ee435367f0824b50"}
{"type":"answer","n":542,"by":"warlords","ask":"by-hand.marker","answer":"add-returnees","sum":"27299d362868231f"}
{"type":"answer","n":543,"by":"warlords","ask":"by-hand.space","answer":"nuristan","sum":"019d01d2bbe29257"}
{"type":"answer","n":544,"by":"warlords","ask":"by-hand.step","answer":"done","print":"43ab69789ed61f85","sum":"b99aaddd4bab0f2f"}
{"type":"answer","n":545,"by":"taliban","ask":"turn","answer":"march","why":["8.7.2: at least 15 Available or Active: no (6 Available, 7 Active)","8.7.3: none Underground, few at Support and on LoCs: yes (0 Underground, 0 in all)","8.7: March"],"sum":"377d98db091e0998"}
{"type":"answer","n":546,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.3: highest Econ: kabul-tor-kham (4)","8.2: among nuristan, northwest-frontier"],"sum":"4e0f34293ffdbebd"}
{"type":"answer","n":547,"by":null,"ask":"bot.tan","answer":"1","sum":"b0e5b423ccd026fb"}
{"type":"answer","n":548,"by":null,"ask":"bot.black","answer":"6","sum":"e4ce70aee2698a83"}
{"type":"answer","n":549,"by":null,"ask":"bot.green","answer":"6","sum":"328edaf362fc0bbe"}
{"type":"answer","n":550,"by":"taliban","ask":"march.origin","answer":"nuristan","why":["8.2: dice 1 6 6: paktika, so nuristan","8.7.3 step 1: nuristan to kabul-tor-kham, 1 wanted"],"sum":"1d0464d1b23bea72"}
{"type":"answer","n":551,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","why":["8.7.3 step 1: nuristan to kabul-tor-kham, 1 wanted"],"sum":"a43b23ef854d16ec"}
{"type":"answer","n":552,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: nuristan to kabul-tor-kham, 1 wanted"],"sum":"ddd4391860db8d95"}
{"type":"answer","n":553,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.3: highest Econ: kandahar-spin-boldak (3)","8.2: among oruzgan, zabol, waziristan"],"sum":"9e094132f00cdef3"}
{"type":"answer","n":554,"by":null,"ask":"bot.tan","answer":"6","sum":"59d5624e46534f22"}
{"type":"answer","n":555,"by":null,"ask":"bot.black","answer":"1","sum":"d41c1643906e1948"}
{"type":"answer","n":556,"by":null,"ask":"bot.green","answer":"3","sum":"15bcc0b56de5c90d"}
{"type":"answer","n":557,"by":"taliban","ask":"march.origin","answer":"zabol","why":["8.2: dice 6 1 3: badakhshan, so zabol","8.7.3 step 1: zabol to kandahar-spin-boldak, 2 wanted"],"sum":"ada774dd6eeb6be0"}
{"type":"answer","n":558,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","why":["8.7.3 step 1: zabol to kandahar-spin-boldak, 2 wanted"],"sum":"91e0612929e5369b"}
{"type":"answer","n":559,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: zabol to kandahar-spin-boldak, 2 wanted"],"sum":"bc0c04e67b28162e"}
{"type":"answer","n":560,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: among oruzgan, waziristan"],"sum":"530fbac73ce1d771"}
{"type":"answer","n":561,"by":null,"ask":"bot.tan","answer":"6","sum":"f3db9945aa0db6cc"}
{"type":"answer","n":562,"by":null,"ask":"bot.black","answer":"4","sum":"58f59bc68cfc8902"}
{"type":"answer","n":563,"by":null,"ask":"bot.green","answer":"5","sum":"96abd8762c75f362"}
{"type":"answer","n":564,"by":"taliban","ask":"march.origin","answer":"oruzgan","why":["8.2: dice 6 4 5: ghowr, so oruzgan","8.7.3 step 1: oruzgan to kandahar-spin-boldak, 1 wanted"],"sum":"7d525e78e74a9d35"}
{"type":"answer","n":565,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","why":["8.7.3 step 1: oruzgan to kandahar-spin-boldak, 1 wanted"],"sum":"f45510fe7d54afed"}
{"type":"answer","n":566,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: oruzgan to kandahar-spin-boldak, 1 wanted"],"sum":"79c62e809159ace1"}
{"type":"answer","n":567,"by":"taliban","ask":"march.origin","answer":"roll","why":["8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"245ca73b42e90cd5"}
{"type":"answer","n":568,"by":null,"ask":"bot.die","answer":"5","sum":"8d76af19862b72f7"}
{"type":"answer","n":569,"by":"taliban","ask":"march.origin","answer":"oruzgan","why":["8.3: dice 5: farah-kandahar","8.7.3 step 1: oruzgan to farah-kandahar, 1 wanted"],"sum":"ad9eba0c1ce972e6"}
{"type":"answer","n":570,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","why":["8.7.3 step 1: oruzgan to farah-kandahar, 1 wanted"],"sum":"3503a2870a40783c"}
{"type":"answer","n":571,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: oruzgan to farah-kandahar, 1 wanted"],"sum":"a062bb1b2f7c47d1"}
{"type":"answer","n":572,"by":"taliban","ask":"march.origin","answer":"ghazni","why":["8.7.3 step 1: ghazni to kandahar-kabul, 1 wanted"],"sum":"5bd81d49d4e67761"}
{"type":"answer","n":573,"by":"taliban","ask":"march.destination","answer":"kandahar-kabul","why":["8.7.3 step 1: ghazni to kandahar-kabul, 1 wanted"],"sum":"fea98eb9be1cf438"}
{"type":"answer","n":574,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: ghazni to kandahar-kabul, 1 wanted"],"sum":"f94c55e6c9b238c6"}
{"type":"answer","n":575,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"ed56081b485e6320"}
{"type":"answer","n":576,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: among badakhshan, baghlan, bamian, kandahar, khowst, paktika, balochistan"],"sum":"2a4aaf776874facb"}
{"type":"answer","n":577,"by":null,"ask":"bot.tan","answer":"3","sum":"caad3f1d374e0588"}
{"type":"answer","n":578,"by":null,"ask":"bot.black","answer":"5","sum":"285e34a7283030f0"}
{"type":"answer","n":579,"by":null,"ask":"bot.green","answer":"4","sum":"874535b57231e96d"}
{"type":"answer","n":580,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: dice 3 5 4: baghlan, so baghlan","8.2: among badakhshan, bamian, kandahar, khowst, paktika, balochistan"],"sum":"8b66e0aa75e306c0"}
{"type":"answer","n":581,"by":null,"ask":"bot.tan","answer":"5","sum":"69dfd6b746ea1817"}
{"type":"answer","n":582,"by":null,"ask":"bot.black","answer":"2","sum":"66486a5de6341a6f"}
{"type":"answer","n":583,"by":null,"ask":"bot.green","answer":"5","sum":"fab1fbeef8c45c63"}
{"type":"answer","n":584,"by":"taliban","ask":"march.origin","answer":"nuristan","why":["8.2: dice 5 2 5: samangan, so bamian","8.7.3 step 2: all that can, nuristan to baghlan"],"sum":"ed44c1b40d457e2e"}
{"type":"answer","n":585,"by":"taliban","ask":"march.destination","answer":"baghlan","why":["8.7.3 step 2: all that can, nuristan to baghlan"],"sum":"f937cfd956865126"}
{"type":"answer","n":586,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 2: all that can, nuristan to baghlan"],"sum":"d1fa186fb29a053e"}
{"type":"answer","n":587,"by":"taliban","ask":"march.origin","answer":"ghazni","why":["8.7.3 step 2: all that can, ghazni to bamian"],"sum":"bf98b3b741721279"}
{"type":"answer","n":588,"by":"taliban","ask":"march.destination","answer":"bamian","why":["8.7.3 step 2: all that can, ghazni to bamian"],"sum":"c9818edb003505d7"}
{"type":"answer","n":589,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 2: all that can, ghazni to bamian"],"sum":"7e8c0351a42e8a69"}
{"type":"answer","n":590,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"88b067e3c7ad0964"}
{"type":"answer","n":591,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.7.3 step 3: lowest cost: badakhshan, kandahar, khowst, paktika, balochistan (0)","8.2: among badakhshan, kandahar, khowst, paktika, balochistan"],"sum":"5e82bf408c838911"}
{"type":"answer","n":592,"by":null,"ask":"bot.tan","answer":"2","sum":"e5a3677ee9c88681"}
{"type":"answer","n":593,"by":null,"ask":"bot.black","answer":"1","sum":"5c6d52f8e2bb643c"}
{"type":"answer","n":594,"by":null,"ask":"bot.green","answer":"5","sum":"d8e26763ef6c6ee2"}
{"type":"answer","n":595,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.2: dice 2 1 5: farah, so paktika","8.7.3 step 3: fewest steps: waziristan (1)","8.7.3 step 3: to paktika, cost 0, steps 1: waziristan to paktika"],"sum":"1d1a86c7080b41d2"}
{"type":"answer","n":596,"by":"taliban","ask":"march.destination","answer":"paktika","why":["8.7.3 step 3: to paktika, cost 0, steps 1: waziristan to paktika"],"sum":"d69506de2d4873ae"}
{"type":"answer","n":597,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 3: to paktika, cost 0, steps 1: waziristan to paktika"],"sum":"efdea35cd919595e"}
{"type":"answer","n":598,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.7.3 step 3: lowest cost: badakhshan, kandahar, khowst, balochistan (0)","8.2: among badakhshan, kandahar, khowst, balochistan"],"sum":"48263cfb8336960b"}
{"type":"answer","n":599,"by":null,"ask":"bot.tan","answer":"3","sum":"442e8703b92c25d4"}
{"type":"answer","n":600,"by":null,"ask":"bot.black","answer":"6","sum":"62d18c5833be3f4d"}
{"type":"answer","n":601,"by":null,"ask":"bot.green","answer":"3","sum":"66773747ca453b86"}
{"type":"answer","n":602,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.2: dice 3 6 3: baghlan, so badakhshan","8.7.3 step 3: fewest steps: northwest-frontier (1)","8.7.3 step 3: to badakhshan, cost 0, steps 2: waziristan to northwest-frontier"],"sum":"9c38f52eea1edf37"}
{"type":"answer","n":603,"by":"taliban","ask":"march.destination","answer":"northwest-frontier","why":["8.7.3 step 3: to badakhshan, cost 0, steps 2: waziristan to northwest-frontier"],"sum":"c542b70c68ff22a1"}
{"type":"answer","n":604,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 3: to badakhshan, cost 0, steps 2: waziristan to northwest-frontier"],"sum":"8621d77d5db9f7cb"}
{"type":"answer","n":605,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","why":["8.7.3 step 3: to badakhshan, cost 0, steps 1: northwest-frontier to badakhshan"],"sum":"b509addca1855a29"}
{"type":"answer","n":606,"by":"taliban","ask":"march.destination","answer":"badakhshan","why":["8.7.3 step 3: to badakhshan, cost 0, steps 1: northwest-frontier to badakhshan"],"sum":"8193bd639e79563a"}
{"type":"answer","n":607,"by":"taliban","ask":"march.count","answer":"3","why":["8.7.3 step 3: to badakhshan, cost 0, steps 1: northwest-frontier to badakhshan"],"sum":"e53e4291f1eaf677"}
{"type":"answer","n":608,"by":"taliban","ask":"march.origin","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"244b4d712821f286"}
{"type":"answer","n":609,"by":"taliban","ask":"extort.space","answer":"kabul-tor-kham","why":["8.7.2: Extort on LoCs of Econ 3 and 4: kabul-tor-kham"],"sum":"ad3b9bfbd74859f9"}
{"type":"answer","n":610,"by":"taliban","ask":"extort.space","answer":"done","why":["8.7.2: Extort on LoCs of Econ 3 and 4: nothing more"],"sum":"eb7f5c5a0d7625b1"}
{"type":"answer","n":611,"by":"taliban","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"7994c819135ebd90","sum":"d8c73412d870d7a4"}
{"type":"answer","n":612,"by":null,"ask":"deck.top","answer":"propaganda","print":"a5dcd90f39157f57","sum":"1ecdb5c2986b6c64"}
{"type":"answer","n":613,"by":"government","ask":"civic.space","answer":"herat","why":["8.6.6: Opposition to Neutral: herat"],"sum":"24e75dce1a12ad5d"}
{"type":"answer","n":614,"by":"government","ask":"civic.steps","answer":"1","why":["8.6.6: one level, behind the Terror there"],"sum":"43902bfe0bebaf31"}
{"type":"answer","n":615,"by":"government","ask":"civic.space","answer":"kabul","why":["8.6.6: highest Population: kabul (4)","8.6.6: Neutral to Support, no Coalition Base: kabul"],"sum":"f2f6f8e390f87a62"}
{"type":"answer","n":616,"by":"government","ask":"civic.space","answer":"kandahar","why":["8.6.6: highest Population: kandahar (2)","8.6.6: Neutral to Support, no Coalition Base: kandahar"],"sum":"0ca5f0b0cc88804a"}
{"type":"answer","n":617,"by":"government","ask":"civic.space","answer":"herat","why":["8.6.6: Neutral to Support, no Coalition Base: herat"],"sum":"5d3ea4ac3536c057"}
{"type":"answer","n":618,"by":"taliban","ask":"sharia.space","answer":"roll-spaces","why":["8.2: among badakhshan, paktika"],"sum":"c95d0d8fe06e14c3"}
{"type":"answer","n":619,"by":null,"ask":"bot.tan","answer":"4","sum":"2f74d19d750f7f40"}
{"type":"answer","n":620,"by":null,"ask":"bot.black","answer":"1","sum":"4b067deaeb9d0124"}
{"type":"answer","n":621,"by":null,"ask":"bot.green","answer":"5","sum":"0a3dcca07a61c962"}
{"type":"answer","n":622,"by":"taliban","ask":"sharia.space","answer":"badakhshan","why":["8.2: dice 4 1 5: ghazni, so badakhshan","8.7.7: Sharia: badakhshan"],"sum":"2f9c36d797aae9c1"}
{"type":"answer","n":623,"by":"taliban","ask":"sharia.space","answer":"paktika","why":["8.7.7: Sharia: paktika"],"sum":"f82f755c12ed6a67"}
{"type":"answer","n":624,"by":"taliban","ask":"sharia.space","answer":"done","why":["8.7.7: Sharia would shift nothing more"],"print":"45cab3a87d1f3a2c","sum":"46a168f0b30c5e2c"}
{"type":"answer","n":625,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"7caaa2f773c88abf"}
{"type":"answer","n":626,"by":"government","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ab83fd2e54e87045"}
{"type":"answer","n":627,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"7c20f77abc15925c"}
{"type":"answer","n":628,"by":"coalition","ask":"redeploy.coalition.origin","answer":"farah","sum":"30c4190b8dedb918"}
{"type":"answer","n":629,"by":"coalition","ask":"redeploy.destination","answer":"herat","sum":"aff8fd0be6ee588d"}
{"type":"answer","n":630,"by":"coalition","ask":"redeploy.coalition.origin","answer":"ghazni","sum":"6daf829ab757db9b"}
{"type":"answer","n":631,"by":"coalition","ask":"redeploy.destination","answer":"herat","sum":"7836aa928990a19e"}
{"type":"answer","n":632,"by":"coalition","ask":"redeploy.count","answer":"1","sum":"89364a9a830e89d9"}
{"type":"answer","n":633,"by":"coalition","ask":"redeploy.coalition.origin","answer":"ghazni","sum":"0515bab0e0dc0e4b"}
{"type":"answer","n":634,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","sum":"b90233fb29f70782"}
{"type":"answer","n":635,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","sum":"c33e66d3607f53aa"}
{"type":"answer","n":636,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat (2)","8.6.7: fewest Government Troops: herat"],"sum":"c678744f87307df8"}
{"type":"answer","n":637,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: most Police: kabul (3)","8.2: among herat, kabul, kandahar, khowst"],"sum":"1bf33ed2991d34df"}
{"type":"answer","n":638,"by":null,"ask":"bot.tan","answer":"3","sum":"d908bebd30777dc5"}
{"type":"answer","n":639,"by":null,"ask":"bot.black","answer":"3","sum":"276ec822660077f7"}
{"type":"answer","n":640,"by":null,"ask":"bot.green","answer":"1","sum":"2cd9bee25a3ff330"}
{"type":"answer","n":641,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 3 3 1: kabul, so kabul","8.6.7: most Police: herat, kandahar, khowst (2)","8.2: among herat, kandahar, khowst"],"sum":"652178a1d34ca3a6"}
{"type":"answer","n":642,"by":null,"ask":"bot.tan","answer":"2","sum":"21b648c8e4ea1e5b"}
{"type":"answer","n":643,"by":null,"ask":"bot.black","answer":"5","sum":"e42ea737c88f5510"}
{"type":"answer","n":644,"by":null,"ask":"bot.green","answer":"3","sum":"0b849194caeabfa7"}
{"type":"answer","n":645,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 2 5 3: oruzgan, so khowst","8.6.7: most Police: herat, kandahar (2)","8.2: among herat, kandahar"],"sum":"17f8173b5156a866"}
{"type":"answer","n":646,"by":null,"ask":"bot.tan","answer":"2","sum":"d66cba75ceaa7776"}
{"type":"answer","n":647,"by":null,"ask":"bot.black","answer":"3","sum":"098908729e1adb03"}
{"type":"answer","n":648,"by":null,"ask":"bot.green","answer":"6","sum":"a5171bf95e5b1f93"}
{"type":"answer","n":649,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.2: dice 2 3 6: helmand, so kandahar","8.6.7: fewest Police: nimruz (0)","8.6.7: 2 on a LoC of Econ 4: 2 Police from kabul to kabul-tor-kham"],"sum":"f70cf8a4d8bb5207"}
{"type":"answer","n":650,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 2 Police from kabul to kabul-tor-kham"],"sum":"819a8244814b267b"}
{"type":"answer","n":651,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: 2 on a LoC of Econ 4: 2 Police from kabul to kabul-tor-kham"],"sum":"8f2612d8005e5a34"}
{"type":"answer","n":652,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from khowst to kandahar-spin-boldak"],"sum":"c90109ae0679bcab"}
{"type":"answer","n":653,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from khowst to kandahar-spin-boldak"],"sum":"f71c00c7802b84a3"}
{"type":"answer","n":654,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from khowst to kandahar-spin-boldak"],"sum":"3bf7765ae13ac309"}
{"type":"answer","n":655,"by":"government","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: from most to fewest: 1 Police from kandahar to nimruz"],"sum":"b26801a289d7ad79"}
{"type":"answer","n":656,"by":"government","ask":"redeploy.destination","answer":"nimruz","why":["8.6.7: from most to fewest: 1 Police from kandahar to nimruz"],"sum":"0775da4e604b33d3"}
{"type":"answer","n":657,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from kandahar to nimruz"],"sum":"a50fadf6572583c5"}
{"type":"answer","n":658,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"eea48cada65494f9"}
{"type":"answer","n":659,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: nuristan, oruzgan, northwest-frontier, waziristan (1)","8.7.8: Afghan before Pakistan: nuristan, oruzgan","8.2: among nuristan, oruzgan"],"sum":"8ec1e99b0c33712c"}
{"type":"answer","n":660,"by":null,"ask":"bot.tan","answer":"2","sum":"d5054fa40bd86d56"}
{"type":"answer","n":661,"by":null,"ask":"bot.black","answer":"5","sum":"39865c5b32c99dbb"}
{"type":"answer","n":662,"by":null,"ask":"bot.green","answer":"1","sum":"06c3a0f1180803e9"}
{"type":"answer","n":663,"by":"taliban","ask":"redeploy.destination","answer":"oruzgan","why":["8.2: dice 2 5 1: zabol, so oruzgan","8.7.8: where fewest Guerrillas are, Afghan first: oruzgan"],"sum":"523e3c5fb12ff9a1"}
{"type":"answer","n":664,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"176bbd6c4d8df049"}
{"type":"answer","n":665,"by":"taliban","ask":"redeploy.destination","answer":"nuristan","why":["8.7.8: fewest Guerrillas: nuristan, northwest-frontier, waziristan (1)","8.7.8: Afghan before Pakistan: nuristan","8.7.8: where fewest Guerrillas are, Afghan first: nuristan"],"sum":"a1c3b15e4608b9a5"}
{"type":"answer","n":666,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"d8bd4f29ba171492"}
{"type":"answer","n":667,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: northwest-frontier, waziristan (1)","8.2: among northwest-frontier, waziristan"],"sum":"9a41932a70cd464b"}
{"type":"answer","n":668,"by":null,"ask":"bot.tan","answer":"5","sum":"d304c6c87fb439e6"}
{"type":"answer","n":669,"by":null,"ask":"bot.black","answer":"1","sum":"fe1458fb4414f792"}
{"type":"answer","n":670,"by":null,"ask":"bot.green","answer":"3","sum":"cd626c2a7521daa7"}
{"type":"answer","n":671,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.2: dice 5 1 3: badakhshan, so waziristan","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"af90091729200519"}
{"type":"answer","n":672,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (1)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"acf85f30b7614d7a"}
{"type":"answer","n":673,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: nuristan, oruzgan, northwest-frontier, waziristan (2)","8.7.8: Afghan before Pakistan: nuristan, oruzgan","8.2: among nuristan, oruzgan"],"sum":"c8d53fe804db7fc2"}
{"type":"answer","n":674,"by":null,"ask":"bot.tan","answer":"3","sum":"355a0ab4bee41531"}
{"type":"answer","n":675,"by":null,"ask":"bot.black","answer":"2","sum":"585ca922d4093981"}
{"type":"answer","n":676,"by":null,"ask":"bot.green","answer":"2","sum":"f04ccf2cf14dd4d5"}
{"type":"answer","n":677,"by":"taliban","ask":"redeploy.destination","answer":"nuristan","why":["8.2: dice 3 2 2: waziristan, so nuristan","8.7.8: where fewest Guerrillas are, Afghan first: nuristan"],"sum":"b8c675b81ed72de0"}
{"type":"answer","n":678,"by":"taliban","ask":"redeploy.destination","answer":"oruzgan","why":["8.7.8: fewest Guerrillas: oruzgan, northwest-frontier, waziristan (2)","8.7.8: Afghan before Pakistan: oruzgan","8.7.8: where fewest Guerrillas are, Afghan first: oruzgan"],"sum":"729bda0bb1982404"}
{"type":"answer","n":679,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: northwest-frontier, waziristan (2)","8.2: among northwest-frontier, waziristan"],"sum":"cda05a3d3abfc4bc"}
{"type":"answer","n":680,"by":null,"ask":"bot.tan","answer":"5","sum":"5e186f686a73fd3b"}
{"type":"answer","n":681,"by":null,"ask":"bot.black","answer":"2","sum":"c1670462f0c3e141"}
{"type":"answer","n":682,"by":null,"ask":"bot.green","answer":"3","sum":"20df0962ae98f778"}
{"type":"answer","n":683,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.2: dice 5 2 3: badakhshan, so waziristan","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"61502c5ed1f1ecd9"}
{"type":"answer","n":684,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"232050448a991b2d"}
{"type":"answer","n":685,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (2)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"24170b436c86e781"}
{"type":"answer","n":686,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"849c1b55c6223734"}
{"type":"answer","n":687,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: Afghan before Pakistan: ghazni, nuristan, oruzgan, zabol","8.2: among ghazni, nuristan, oruzgan, zabol"],"sum":"02262dc17d3664cc"}
{"type":"answer","n":688,"by":null,"ask":"bot.tan","answer":"5","sum":"4499d2e3aafe502a"}
{"type":"answer","n":689,"by":null,"ask":"bot.black","answer":"4","sum":"e7d633cfe1ab41dc"}
{"type":"answer","n":690,"by":null,"ask":"bot.green","answer":"5","sum":"ef2193a596816d9a"}
{"type":"answer","n":691,"by":"taliban","ask":"redeploy.destination","answer":"zabol","why":["8.2: dice 5 4 5: ghowr, so zabol","8.7.8: where fewest Guerrillas are, Afghan first: zabol"],"sum":"ea8461feae805a06"}
{"type":"answer","n":692,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"bbad76c7e0ceaed8"}
{"type":"answer","n":693,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: ghazni, nuristan, oruzgan, northwest-frontier, waziristan (3)","8.7.8: Afghan before Pakistan: ghazni, nuristan, oruzgan","8.2: among ghazni, nuristan, oruzgan"],"sum":"1738681ba1d223ed"}
{"type":"answer","n":694,"by":null,"ask":"bot.tan","answer":"2","sum":"aa11fca8552b46e6"}
{"type":"answer","n":695,"by":null,"ask":"bot.black","answer":"4","sum":"7324b2c6d3dd6b45"}
{"type":"answer","n":696,"by":null,"ask":"bot.green","answer":"3","sum":"810c3a3f80da5834"}
{"type":"answer","n":697,"by":"taliban","ask":"redeploy.destination","answer":"oruzgan","why":["8.2: dice 2 4 3: badghis, so oruzgan","8.7.8: where fewest Guerrillas are, Afghan first: oruzgan"],"sum":"f92a8c35e839b258"}
{"type":"answer","n":698,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: ghazni, nuristan, northwest-frontier, waziristan (3)","8.7.8: Afghan before Pakistan: ghazni, nuristan","8.2: among ghazni, nuristan"],"sum":"0b2888f7ce7d6b27"}
{"type":"answer","n":699,"by":null,"ask":"bot.tan","answer":"6","sum":"c37ef645c8d8c824"}
{"type":"answer","n":700,"by":null,"ask":"bot.black","answer":"4","sum":"85c679806cf26f1e"}
{"type":"answer","n":701,"by":null,"ask":"bot.green","answer":"4","sum":"6eb3293ca632e539"}
{"type":"answer","n":702,"by":"taliban","ask":"redeploy.destination","answer":"ghazni","why":["8.2: dice 6 4 4: faryab, so ghazni","8.7.8: where fewest Guerrillas are, Afghan first: ghazni"],"sum":"e8d6409f91b89245"}
{"type":"answer","n":703,"by":"taliban","ask":"redeploy.destination","answer":"nuristan","why":["8.7.8: fewest Guerrillas: nuristan, northwest-frontier, waziristan (3)","8.7.8: Afghan before Pakistan: nuristan","8.7.8: where fewest Guerrillas are, Afghan first: nuristan"],"sum":"6fd407411f5cf57f"}
{"type":"answer","n":704,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: northwest-frontier, waziristan (3)","8.2: among northwest-frontier, waziristan"],"sum":"e265678509cc176f"}
{"type":"answer","n":705,"by":null,"ask":"bot.tan","answer":"3","sum":"3bc86685366b03e5"}
{"type":"answer","n":706,"by":null,"ask":"bot.black","answer":"1","sum":"c198fdbbd41e99e7"}
{"type":"answer","n":707,"by":null,"ask":"bot.green","answer":"1","sum":"7832caea11780c06"}
{"type":"answer","n":708,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.2: dice 3 1 1: waziristan, so waziristan","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"f64d2e841a91c00c"}
{"type":"answer","n":709,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"4f124781d5d1d507"}
{"type":"answer","n":710,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (3)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"a005893187dd37de"}
{"type":"answer","n":711,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: Afghan before Pakistan: ghazni, nuristan, oruzgan, zabol","8.2: among ghazni, nuristan, oruzgan, zabol"],"sum":"f6512bdfd22361ac"}
{"type":"answer","n":712,"by":null,"ask":"bot.tan","answer":"2","sum":"d9186276d0084b1d"}
{"type":"answer","n":713,"by":null,"ask":"bot.black","answer":"4","sum":"91dd55c70d73a85e"}
{"type":"answer","n":714,"by":null,"ask":"bot.green","answer":"6","sum":"d11571345d0f766d"}
{"type":"answer","n":715,"by":"taliban","ask":"redeploy.destination","answer":"zabol","why":["8.2: dice 2 4 6: helmand, so zabol","8.7.8: where fewest Guerrillas are, Afghan first: zabol"],"sum":"ababa595b131fbda"}
{"type":"answer","n":716,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: ghazni, nuristan, oruzgan, northwest-frontier, waziristan (4)","8.7.8: Afghan before Pakistan: ghazni, nuristan, oruzgan","8.2: among ghazni, nuristan, oruzgan"],"sum":"e72b52878d197f73"}
{"type":"answer","n":717,"by":null,"ask":"bot.tan","answer":"6","sum":"42806d0951277d19"}
{"type":"answer","n":718,"by":null,"ask":"bot.black","answer":"3","sum":"46b668e17f6823bb"}
{"type":"answer","n":719,"by":null,"ask":"bot.green","answer":"2","sum":"c533b6da60ebdf4c"}
{"type":"answer","n":720,"by":"taliban","ask":"redeploy.destination","answer":"oruzgan","why":["8.2: dice 6 3 2: balkh, so oruzgan","8.7.8: where fewest Guerrillas are, Afghan first: oruzgan"],"print":"d08498fa31bc2f2f","sum":"4da133228591f908"}
{"type":"answer","n":721,"by":null,"ask":"deck.card","answer":"70","print":"dfb06c1f5415a891","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 70\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12 61 propaganda\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\nresources: government=13 taliban=25 warlords=11\naid: 9\nout-of-play: C:B1T1\ncapabilities: 1=unshaded 31=shaded\nbadakhshan W:u2 support=O\nbaghlan G:P1\nbalkh W:B2u1\nbamian G:B1\nfarah W:B1u1\nghazni T:B1u4 support=O\nghowr support=O\nhelmand T:B1u1 W:B1u3 support=O\nherat C:T2 G:B1T3P2 support=S\nkabul G:T5P1 T:u2 support=S +1\nkandahar C:T1 G:B1T4P1 support=S\nkhowst G:P1 +1\nkonduz G:P2 W:B1\nnimruz C:T1 G:P1\nnuristan T:B1u4 W:B1 support=O +1\noruzgan T:B1u5 support=O\npaktika support=O\nzabol C:T3 T:B1u5\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 W:u1\n","sum":"51ee32887f9865b5"}
{"type":"answer","n":722,"by":"warlords","ask":"turn","answer":"pass","print":"5d5582907a7cc003","sum":"cef0680e5282cabd"}
{"type":"answer","n":723,"by":"government","ask":"turn","answer":"train","why":["8.4.1: Contractor Surge: only if the coalition are a Non-player","8.6.2: at least 15 pieces Available: yes (35)","8.6: Train"],"sum":"826676bd7aa20722"}
{"type":"answer","n":724,"by":"government","ask":"train.space","answer":"bamian","why":["8.6.2 step 2: fewest Government cubes: bamian (0)","8.6.2 step 2: Kabul or a COIN Base: bamian"],"sum":"c49f652e564a0116"}
{"type":"answer","n":725,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"74dab1d2cf4bb96f"}
{"type":"answer","n":726,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"dc6573ffb62721e0"}
{"type":"answer","n":727,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: herat, kandahar (5)","8.2: among herat, kandahar"],"sum":"3510e2f680c7f5d3"}
{"type":"answer","n":728,"by":null,"ask":"bot.tan","answer":"2","sum":"bf06d8adfd28c822"}
{"type":"answer","n":729,"by":null,"ask":"bot.black","answer":"2","sum":"71e39d9f0bff8d8e"}
{"type":"answer","n":730,"by":null,"ask":"bot.green","answer":"3","sum":"250a93aab393873c"}
{"type":"answer","n":731,"by":"government","ask":"train.space","answer":"herat","why":["8.2: dice 2 2 3: nimruz, so herat","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"8cc5452403c5e3e1"}
{"type":"answer","n":732,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"82f355827e8e72ba"}
{"type":"answer","n":733,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"940d545c83d7a5a0"}
{"type":"answer","n":734,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: fewest Government cubes: kandahar (5)","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"48b4cfacb29c7ba9"}
{"type":"answer","n":735,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"1d87f9cc8d1bfbe4"}
{"type":"answer","n":736,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d61319c05af8d858"}
{"type":"answer","n":737,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"c1a0427da464eb41"}
{"type":"answer","n":738,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"cde9fd6fe6e27df8"}
{"type":"answer","n":739,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"fa0ffaf7998b83a9"}
{"type":"answer","n":740,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"9fe090557e265867"}
{"type":"answer","n":741,"by":"government","ask":"govern.space","answer":"kabul","why":["8.6.2: highest Population: kabul (4)","8.6.2: Support without Coalition Base: kabul"],"sum":"097adea019e39c02"}
{"type":"answer","n":742,"by":"government","ask":"govern.space","answer":"kandahar","why":["8.6.2: highest Population: kandahar (2)","8.6.2: Support without Coalition Base: kandahar"],"sum":"1fa73a56c497b451"}
{"type":"answer","n":743,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: kandahar"],"sum":"df39d29442c0305f"}
{"type":"answer","n":744,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"8121a2a4fbec1b24","sum":"2852916b435f5cf2"}
{"type":"answer","n":745,"by":"taliban","ask":"turn","answer":"march","why":["8.4.1: Contractor Surge: only if the warlords are a Non-player","8.7.2: at least 15 Available or Active: no (6 Available, 0 Active)","8.7.3: none Underground, few at Support and on LoCs: yes (0 Underground, 0 in all)","8.7: March"],"sum":"1b601a3d4f3dd036"}
{"type":"answer","n":746,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.3: highest Econ: kabul-tor-kham (4)","8.2: among nuristan, northwest-frontier"],"sum":"1d726779e7d2629b"}
{"type":"answer","n":747,"by":null,"ask":"bot.tan","answer":"2","sum":"e1bff7096fb2de47"}
{"type":"answer","n":748,"by":null,"ask":"bot.black","answer":"6","sum":"8421c885c07585a8"}
{"type":"answer","n":749,"by":null,"ask":"bot.green","answer":"1","sum":"f602c6ea58b7a64d"}
{"type":"answer","n":750,"by":"taliban","ask":"march.origin","answer":"nuristan","why":["8.2: dice 2 6 1: zabol, so nuristan","8.7.3 step 1: nuristan to kabul-tor-kham, 2 wanted"],"sum":"7a8c5e4c5374b258"}
{"type":"answer","n":751,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","why":["8.7.3 step 1: nuristan to kabul-tor-kham, 2 wanted"],"sum":"e7da72fd2f754f24"}
{"type":"answer","n":752,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: nuristan to kabul-tor-kham, 2 wanted"],"sum":"9d3f2ac440811ad8"}
{"type":"answer","n":753,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","why":["8.7.3 step 1: northwest-frontier to kabul-tor-kham, 1 wanted"],"sum":"05096d40e8a7fe98"}
{"type":"answer","n":754,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","why":["8.7.3 step 1: northwest-frontier to kabul-tor-kham, 1 wanted"],"sum":"27faac1410c3757e"}
{"type":"answer","n":755,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: northwest-frontier to kabul-tor-kham, 1 wanted"],"sum":"cd3f08e5d00be856"}
{"type":"answer","n":756,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.3: highest Econ: kandahar-spin-boldak (3)","8.2: among oruzgan, zabol, waziristan"],"sum":"d105f779fbc762e0"}
{"type":"answer","n":757,"by":null,"ask":"bot.tan","answer":"4","sum":"aa6b7f6ca7dfb5c0"}
{"type":"answer","n":758,"by":null,"ask":"bot.black","answer":"1","sum":"ddf5fd6ec16095a4"}
{"type":"answer","n":759,"by":null,"ask":"bot.green","answer":"1","sum":"65cc1f7d22241b8e"}
{"type":"answer","n":760,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.2: dice 4 1 1: waziristan, so waziristan","8.7.3 step 1: waziristan to kandahar-spin-boldak, 2 wanted"],"sum":"43c4a30c1ad36ef6"}
{"type":"answer","n":761,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 2 wanted"],"sum":"90526bbe49e18ea4"}
{"type":"answer","n":762,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 2 wanted"],"sum":"d634deb4ba82bd6b"}
{"type":"answer","n":763,"by":"taliban","ask":"march.origin","answer":"roll","why":["8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"ec7e271b7d1cdec8"}
{"type":"answer","n":764,"by":null,"ask":"bot.die","answer":"6","sum":"d830acc61739c05f"}
{"type":"answer","n":765,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.3: dice 6: kandahar-kabul","8.2: among ghazni, oruzgan, zabol"],"sum":"28e23c0f5cbaeb91"}
{"type":"answer","n":766,"by":null,"ask":"bot.tan","answer":"2","sum":"355ab340aca55361"}
{"type":"answer","n":767,"by":null,"ask":"bot.black","answer":"4","sum":"0de7ed4a1561d93c"}
{"type":"answer","n":768,"by":null,"ask":"bot.green","answer":"6","sum":"dc5a08f002ad6ef2"}
{"type":"answer","n":769,"by":"taliban","ask":"march.origin","answer":"zabol","why":["8.2: dice 2 4 6: helmand, so zabol","8.7.3 step 1: zabol to kandahar-kabul, 1 wanted"],"sum":"05227322c08e37c4"}
{"type":"answer","n":770,"by":"taliban","ask":"march.destination","answer":"kandahar-kabul","why":["8.7.3 step 1: zabol to kandahar-kabul, 1 wanted"],"sum":"5dbedbfb72df55b6"}
{"type":"answer","n":771,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: zabol to kandahar-kabul, 1 wanted"],"sum":"cefefb60292221d9"}
{"type":"answer","n":772,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: among oruzgan, zabol"],"sum":"4e13e90f79dc00e9"}
{"type":"answer","n":773,"by":null,"ask":"bot.tan","answer":"3","sum":"a0de4a3ebc9973a7"}
{"type":"answer","n":774,"by":null,"ask":"bot.black","answer":"3","sum":"3de4e0c2588b69ba"}
{"type":"answer","n":775,"by":null,"ask":"bot.green","answer":"2","sum":"8944577ee474adaa"}
{"type":"answer","n":776,"by":"taliban","ask":"march.origin","answer":"zabol","why":["8.2: dice 3 3 2: kabul, so zabol","8.7.3 step 1: zabol to farah-kandahar, 1 wanted"],"sum":"5ce3defaf5e7a0cd"}
{"type":"answer","n":777,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","why":["8.7.3 step 1: zabol to farah-kandahar, 1 wanted"],"sum":"39d7bae060e62189"}
{"type":"answer","n":778,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: zabol to farah-kandahar, 1 wanted"],"sum":"7ffb1c87ff4fb0a6"}
{"type":"answer","n":779,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: among baghlan, bamian, kandahar, khowst, sar-e-pol, balochistan"],"sum":"32adcdcfe67454e0"}
{"type":"answer","n":780,"by":null,"ask":"bot.tan","answer":"4","sum":"50f79989ea09f304"}
{"type":"answer","n":781,"by":null,"ask":"bot.black","answer":"1","sum":"a715ce1222c188a6"}
{"type":"answer","n":782,"by":null,"ask":"bot.green","answer":"5","sum":"72e5ae4291e2f673"}
{"type":"answer","n":783,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: dice 4 1 5: ghazni, so baghlan","8.2: among bamian, kandahar, khowst, sar-e-pol, balochistan"],"sum":"5321f5be2e02f255"}
{"type":"answer","n":784,"by":null,"ask":"bot.tan","answer":"1","sum":"145c4f42d13fe3c4"}
{"type":"answer","n":785,"by":null,"ask":"bot.black","answer":"4","sum":"18235df0aec5674f"}
{"type":"answer","n":786,"by":null,"ask":"bot.green","answer":"3","sum":"50dca2d523f29268"}
{"type":"answer","n":787,"by":"taliban","ask":"march.origin","answer":"nuristan","why":["8.2: dice 1 4 3: badghis, so khowst","8.7.3 step 2: all that can, nuristan to baghlan"],"sum":"ca97d0a06fc53f53"}
{"type":"answer","n":788,"by":"taliban","ask":"march.destination","answer":"baghlan","why":["8.7.3 step 2: all that can, nuristan to baghlan"],"sum":"f8855ed395d8e3ec"}
{"type":"answer","n":789,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 2: all that can, nuristan to baghlan"],"sum":"4ce1c12dd759e229"}
{"type":"answer","n":790,"by":"taliban","ask":"march.origin","answer":"ghazni","why":["8.7.3 step 2: all that can, ghazni to khowst"],"sum":"19191a87b71d3583"}
{"type":"answer","n":791,"by":"taliban","ask":"march.destination","answer":"khowst","why":["8.7.3 step 2: all that can, ghazni to khowst"],"sum":"183d15ac7d323d2a"}
{"type":"answer","n":792,"by":"taliban","ask":"march.count","answer":"3","why":["8.7.3 step 2: all that can, ghazni to khowst"],"sum":"2b0c3d8e9c4aac46"}
{"type":"answer","n":793,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","why":["8.7.3 step 2: all that can, northwest-frontier to khowst"],"sum":"671bc129c1bc322e"}
{"type":"answer","n":794,"by":"taliban","ask":"march.destination","answer":"khowst","why":["8.7.3 step 2: all that can, northwest-frontier to khowst"],"sum":"f8f06f432a74d59e"}
{"type":"answer","n":795,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 2: all that can, northwest-frontier to khowst"],"sum":"e20cb238f1901519"}
{"type":"answer","n":796,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.7.3 step 2: all that can, waziristan to khowst"],"sum":"88c5fc6278630ff9"}
{"type":"answer","n":797,"by":"taliban","ask":"march.destination","answer":"khowst","why":["8.7.3 step 2: all that can, waziristan to khowst"],"sum":"a8d22271d6481ea2"}
{"type":"answer","n":798,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 2: all that can, waziristan to khowst"],"sum":"877f0fe12ed48425"}
{"type":"answer","n":799,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.7.3 step 3: lowest cost: kandahar, balochistan (0)","8.2: among kandahar, balochistan"],"sum":"7440812d2114841b"}
{"type":"answer","n":800,"by":null,"ask":"bot.tan","answer":"3","sum":"fcad77ff51f889f5"}
{"type":"answer","n":801,"by":null,"ask":"bot.black","answer":"2","sum":"7189cdc94208b7ef"}
{"type":"answer","n":802,"by":null,"ask":"bot.green","answer":"1","sum":"14ed48c0ae137c5c"}
{"type":"answer","n":803,"by":"taliban","ask":"march.origin","answer":"khowst","why":["8.2: dice 3 2 1: waziristan, so kandahar","8.7.3 step 3: lowest cost: khowst (0)","8.7.3 step 3: to kandahar, cost 0, steps 2: khowst to waziristan"],"sum":"afe74a975c27d04c"}
{"type":"answer","n":804,"by":"taliban","ask":"march.destination","answer":"waziristan","why":["8.7.3 step 3: to kandahar, cost 0, steps 2: khowst to waziristan"],"sum":"3daded51d96455c2"}
{"type":"answer","n":805,"by":"taliban","ask":"march.count","answer":"4","why":["8.7.3 step 3: to kandahar, cost 0, steps 2: khowst to waziristan"],"sum":"1b8a7381eff02fb9"}
{"type":"answer","n":806,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.7.3 step 3: to kandahar, cost 0, steps 2: waziristan to kandahar"],"sum":"c4b1cb6bbdbf6c94"}
{"type":"answer","n":807,"by":"taliban","ask":"march.destination","answer":"kandahar","why":["8.7.3 step 3: to kandahar, cost 0, steps 2: waziristan to kandahar"],"sum":"ad6e8f92c92564b3"}
{"type":"answer","n":808,"by":"taliban","ask":"march.count","answer":"4","why":["8.7.3 step 3: to kandahar, cost 0, steps 2: waziristan to kandahar"],"sum":"b94f5e06d0e8b808"}
{"type":"answer","n":809,"by":"taliban","ask":"march.origin","answer":"oruzgan","why":["8.7.3 step 3: to kandahar, cost 1, steps 1: oruzgan to kandahar"],"sum":"588b03929dc8335f"}
{"type":"answer","n":810,"by":"taliban","ask":"march.destination","answer":"kandahar","why":["8.7.3 step 3: to kandahar, cost 1, steps 1: oruzgan to kandahar"],"sum":"92608c47c975184a"}
{"type":"answer","n":811,"by":"taliban","ask":"march.count","answer":"4","why":["8.7.3 step 3: to kandahar, cost 1, steps 1: oruzgan to kandahar"],"sum":"9dc24094a2c6ea65"}
{"type":"answer","n":812,"by":"taliban","ask":"march.origin","answer":"kandahar","why":["8.7.3 step 3: lowest cost: balochistan (0)","8.7.3 step 3: to balochistan, cost 0, steps 1: kandahar to balochistan"],"sum":"06e8fb1d0ee4d40e"}
{"type":"answer","n":813,"by":"taliban","ask":"march.destination","answer":"balochistan","why":["8.7.3 step 3: to balochistan, cost 0, steps 1: kandahar to balochistan"],"sum":"cd724dbd9309fdbc"}
{"type":"answer","n":814,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 3: to balochistan, cost 0, steps 1: kandahar to balochistan"],"sum":"35e678ad1247ce44"}
{"type":"answer","n":815,"by":"taliban","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"f88f569e2c0f3f63"}
{"type":"answer","n":816,"by":"taliban","ask":"infiltrate.space","answer":"kabul-tor-kham","why":["8.7.2: Infiltrate: a LoC with Government pieces: kabul-tor-kham"],"sum":"294af00bffa13b5d"}
{"type":"answer","n":817,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"90a8e1ee8041869d"}
{"type":"answer","n":818,"by":"taliban","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"9285434804be92aa","sum":"baf67e4bb607d550"}
{"type":"answer","n":819,"by":null,"ask":"deck.card","answer":"59","print":"f6047b1bf6744a61","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 59\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12 61 propaganda 70\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=1 taliban=22 warlords=12\naid: 3\npatronage: 10\nout-of-play: C:B1T1\ncapabilities: 1=unshaded 31=shaded\nbadakhshan W:u2 support=O\nbaghlan G:P1 T:u2\nbalkh W:B2u1\nbamian G:B1T3P3\nfarah W:B1u1\nghazni T:B1u1 support=O\nghowr support=O\nhelmand T:B1u1 W:B1u3 support=O\nherat C:T2 G:B1T6P5 support=S\nkabul G:T8P4 T:u2 +1\nkandahar C:T1 G:B1T7P4 T:u7\nkhowst G:P1 T:u2 +1\nkonduz G:P2 W:B1\nnimruz C:T1 G:P1\nnuristan T:B1u1 W:B1 support=O +1\noruzgan T:B1u1 support=O\npaktika support=O\nzabol C:T3 T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1 T:u3\nkandahar-spin-boldak G:P2 T:a2 W:u1\nfarah-kandahar T:u1\nkandahar-kabul T:u1\n","sum":"50af477c4c43462b"}
{"type":"answer","n":820,"by":"warlords","ask":"turn","answer":"terror","sum":"1367ab26b08070b5"}
{"type":"answer","n":821,"by":"warlords","ask":"terror.space","answer":"kandahar-spin-boldak","sum":"9487e24809eaf11a"}
{"type":"answer","n":822,"by":"warlords","ask":"terror.space","answer":"balkh","sum":"c9355b83e27c3129"}
{"type":"answer","n":823,"by":"warlords","ask":"terror.space","answer":"badakhshan","sum":"e484ba213b916c62"}
{"type":"answer","n":824,"by":"warlords","ask":"terror.space","answer":"helmand","sum":"6a2d57589f9a56bf"}
{"type":"answer","n":825,"by":"warlords","ask":"terror.space","answer":"farah","sum":"411e4382bd5a45fa"}
{"type":"answer","n":826,"by":"warlords","ask":"terror.space","answer":"done","sum":"1c3f332f4949f08b"}
{"type":"answer","n":827,"by":"warlords","ask":"special","answer":"suborn","sum":"9ca9745756f71d00"}
{"type":"answer","n":828,"by":"warlords","ask":"suborn.space","answer":"badakhshan","sum":"6780f880f6a72aaf"}
{"type":"answer","n":829,"by":"warlords","ask":"suborn.space","answer":"kandahar-spin-boldak","sum":"ce041068c6f6d0ab"}
{"type":"answer","n":830,"by":"warlords","ask":"suborn.action","answer":"remove-cubes","sum":"d1aa1936de6c52cf"}
{"type":"answer","n":831,"by":"warlords","ask":"suborn.cubes","answer":"2","sum":"00eef27cdc5ce150"}
{"type":"answer","n":832,"by":"warlords","ask":"suborn.space","answer":"waziristan","print":"788242736284fc7a","sum":"badeae3b3b3370b0"}
{"type":"answer","n":833,"by":"coalition","ask":"turn","answer":"sweep","sum":"4da47c992d711da5"}
{"type":"answer","n":834,"by":"coalition","ask":"sweep.space","answer":"badghis","sum":"b60fc0d4c2b9c7d5"}
{"type":"answer","n":835,"by":"coalition","ask":"sweep.origin","answer":"herat","sum":"f53f434a7f4de4a6"}
{"type":"answer","n":836,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"7a35046ef2eb3691"}
{"type":"answer","n":837,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"ce1b7550719c0ced"}
{"type":"answer","n":838,"by":"coalition","ask":"sweep.isr","answer":"kandahar-kabul","print":"1ddb7af86b725017","sum":"56ad0f03683ad6ae"}
{"type":"answer","n":839,"by":null,"ask":"deck.card","answer":"50","print":"58615c25b3f39801","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 50\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12 61 propaganda 70 59\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government taliban\nresources: government=1 taliban=22 warlords=2\naid: 3\npatronage: 10\nout-of-play: C:B1T1\ncapabilities: 1=unshaded 31=shaded\nbadakhshan W:u2 terror=1\nbadghis C:T1\nbaghlan G:P1 T:u2\nbalkh W:B2a1 terror=1\nbamian G:B1T3P3\nfarah W:B1a1 terror=1\nghazni T:B1u1 support=O\nghowr support=O\nhelmand T:B1u1 W:B1u2a1 terror=1\nherat C:T1 G:B1T6P5 support=S\nkabul G:T8P4 T:u2 +1\nkandahar C:T1 G:B1T7P4 T:u7\nkhowst G:P1 T:u2 +1\nkonduz G:P2 W:B1\nnimruz C:T1 G:P1\nnuristan T:B1u1 W:B1 support=O +1\noruzgan T:B1u1 support=O\npaktika support=O\nzabol C:T3 T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P1 T:u3\nkandahar-spin-boldak T:a2 W:a1 sabotage\nfarah-kandahar T:u1\nkandahar-kabul T:a1\n","sum":"00db1160761fc70c"}
{"type":"answer","n":840,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Development Aid"],"sum":"7bd957de692b5a58"}
{"type":"answer","n":841,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"329e9c2070c422b7","sum":"c7a6beab70d6a2cd"}
{"type":"answer","n":842,"by":"taliban","ask":"turn","answer":"attack","why":["8.7.2: at least 15 Available or Active: no (6 Available, 3 Active)","8.7.3: none Underground, few at Support and on LoCs: no (4 Underground, 7 in all)","8.7: Support + Available 20 or less: yes (18)","8.7: Attack"],"sum":"e17daf6da8f3bd12"}
{"type":"answer","n":843,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.7.4: a Coalition piece can be removed: zabol","8.2: areas before LoCs: baghlan, helmand, kabul, kandahar, khowst, nuristan","8.2: among baghlan, helmand, kabul, kandahar, khowst, nuristan"],"sum":"25eb68a97d2b0b49"}
{"type":"answer","n":844,"by":null,"ask":"bot.tan","answer":"6","sum":"e4ac03663ad5bcc9"}
{"type":"answer","n":845,"by":null,"ask":"bot.black","answer":"3","sum":"564357fba89c6261"}
{"type":"answer","n":846,"by":null,"ask":"bot.green","answer":"3","sum":"043a32960fde7913"}
{"type":"answer","n":847,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 6 3 3: faryab, so kandahar","8.2: areas before LoCs: baghlan, helmand, kabul, khowst, nuristan","8.2: among baghlan, helmand, kabul, khowst, nuristan"],"sum":"6f899c9ceb4e750a"}
{"type":"answer","n":848,"by":null,"ask":"bot.tan","answer":"6","sum":"4651708f4c09718a"}
{"type":"answer","n":849,"by":null,"ask":"bot.black","answer":"6","sum":"a7cb7db3c35542d0"}
{"type":"answer","n":850,"by":null,"ask":"bot.green","answer":"4","sum":"ab8215ec4ddb63e5"}
{"type":"answer","n":851,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 6 6 4: bamian, so helmand","8.7.4: Ambush: zabol, kandahar, helmand"],"sum":"4f8fe7605c051f21"}
{"type":"answer","n":852,"by":"taliban","ask":"ambush.space","answer":"zabol","why":["8.7.4: Ambush: zabol"],"sum":"845e2a219df18102"}
{"type":"answer","n":853,"by":"taliban","ask":"attack.remove","answer":"coalition_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: coalition_troops"],"sum":"3b44747cf983dc86"}
{"type":"answer","n":854,"by":"taliban","ask":"ambush.space","answer":"kandahar","why":["8.7.4: Ambush: kandahar"],"sum":"2ec715b28843221d"}
{"type":"answer","n":855,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"4201c316a0c8dcc3"}
{"type":"answer","n":856,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"6dee97f3a07fc6d4"}
{"type":"answer","n":857,"by":"taliban","ask":"ambush.space","answer":"helmand","why":["8.7.4: Ambush: helmand"],"sum":"b8fdba789704eda5"}
{"type":"answer","n":858,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: warlord_underground"],"sum":"68a1a3b259fbdd8b"}
{"type":"answer","n":859,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: warlord_underground"],"sum":"bf0d2d380c0db2fc"}
{"type":"answer","n":860,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"5d1f2a02f9b4ca0c","sum":"72e8c7240d94972b"}
{"type":"answer","n":861,"by":null,"ask":"deck.card","answer":"53","print":"464e8a4fc6385af8","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 53\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12 61 propaganda 70 59 50\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=2 taliban=19 warlords=2\naid: 6\npatronage: 10\ncasualties: C:T2\nout-of-play: C:B1T1\ncapabilities: 1=unshaded 31=shaded\nbadakhshan W:u2 terror=1\nbadghis C:T1\nbaghlan G:P1 T:u2\nbalkh W:B2a1 terror=1\nbamian G:B1T3P3\nfarah W:B1a1 terror=1\nghazni T:B1u1 support=O\nghowr support=O\nhelmand T:B1a1 W:B1a1 terror=1\nherat C:T1 G:B1T6P5 support=S\nkabul G:T8P4 T:u2 +1\nkandahar C:T1 G:B1T6P3 T:u6a1\nkhowst G:P1 T:u2 +1\nkonduz G:P2 W:B1\nnimruz C:T1 G:P1\nnuristan T:B1u1 W:B1 support=O +1\noruzgan T:B1u1 support=O\npaktika support=O\nzabol C:T1 T:B1u3a1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P1 T:u3\nkandahar-spin-boldak T:a2 W:a1 sabotage\nfarah-kandahar T:u1\nkandahar-kabul T:a1\n","sum":"eb284b53c90f8b67"}
{"type":"answer","n":862,"by":"warlords","ask":"turn","answer":"terror","sum":"079ca883f961bc78"}
{"type":"answer","n":863,"by":"warlords","ask":"terror.space","answer":"badakhshan","why":["the only choice"],"print":"780dc35b9f0b5d18","sum":"978da94a0750546c"}
{"type":"answer","n":864,"by":"coalition","ask":"turn","answer":"assault","sum":"013f0c3c1d52e285"}
{"type":"answer","n":865,"by":"coalition","ask":"assault.space","answer":"zabol","print":"0462d5748d38b2ba","sum":"6e33523ef771ac94"}
{"type":"answer","n":866,"by":null,"ask":"deck.card","answer":"52","print":"9b90dcca91dcd4dc","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 52\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12 61 propaganda 70 59 50 53\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government taliban\nresources: government=2 taliban=19 warlords=1\naid: 6\npatronage: 10\ncasualties: C:T2\nout-of-play: C:B1T1\ncapabilities: 1=unshaded 31=shaded\nbadakhshan W:u1a1 terror=2\nbadghis C:T1\nbaghlan G:P1 T:u2\nbalkh W:B2a1 terror=1\nbamian G:B1T3P3\nfarah W:B1a1 terror=1\nghazni T:B1u1 support=O\nghowr support=O\nhelmand T:B1a1 W:B1a1 terror=1\nherat C:T1 G:B1T6P5 support=S\nkabul G:T8P4 T:u2 +1\nkandahar C:T1 G:B1T6P3 T:u6a1\nkhowst G:P1 T:u2 +1\nkonduz G:P2 W:B1\nnimruz C:T1 G:P1\nnuristan T:B1u1 W:B1 support=O +1\noruzgan T:B1u1 support=O\npaktika support=O\nzabol C:T1 T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P1 T:u3\nkandahar-spin-boldak T:a2 W:a1 sabotage\nfarah-kandahar T:u1\nkandahar-kabul T:a1\n","sum":"c446ea0e9eeeb380"}
{"type":"answer","n":867,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Power Shuffle"],"sum":"dbab53dadd0f41aa"}
{"type":"answer","n":868,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"e3d4f31f3d861d89"}
{"type":"answer","n":869,"by":"government","ask":"event.move.origin","answer":"roll-spaces","why":["8.4.1: highest Population: khowst, nuristan (3)","8.2: among khowst, nuristan"],"sum":"14c1c238be75f34a"}
{"type":"answer","n":870,"by":null,"ask":"bot.tan","answer":"2","sum":"64d5abf270d226af"}
{"type":"answer","n":871,"by":null,"ask":"bot.black","answer":"2","sum":"e42a68a3ed39fe82"}
{"type":"answer","n":872,"by":null,"ask":"bot.green","answer":"2","sum":"970e53016720a852"}
{"type":"answer","n":873,"by":"government","ask":"event.move.origin","answer":"kabul","why":["8.2: dice 2 2 2: balochistan, so khowst","8.4.1: most cubes: kabul (12)","8.4.1: gains COIN Control of khowst"],"sum":"4edd2cc153d784f1"}
{"type":"answer","n":874,"by":"government","ask":"event.move.destination","answer":"khowst","why":["8.4.1: gains COIN Control of khowst"],"sum":"54c668c8e02f644c"}
{"type":"answer","n":875,"by":"government","ask":"event.move.piece","answer":"government_police","why":["8.4.1: gains COIN Control of khowst"],"sum":"8f395d7ba6d80fa2"}
{"type":"answer","n":876,"by":"government","ask":"event.move.count","answer":"1","why":["8.4.1: gains COIN Control of khowst"],"sum":"1ba65479b7920db9"}
{"type":"answer","n":877,"by":"government","ask":"event.move.origin","answer":"kabul","why":["8.4.1: gains COIN Control of khowst"],"sum":"5d7ce34c3fa477ae"}
{"type":"answer","n":878,"by":"government","ask":"event.move.destination","answer":"khowst","why":["8.4.1: gains COIN Control of khowst"],"sum":"947bbd3832a664db"}
{"type":"answer","n":879,"by":"government","ask":"event.move.piece","answer":"government_troops","why":["8.4.1: gains COIN Control of khowst"],"sum":"bd8e56c59721b1f1"}
{"type":"answer","n":880,"by":"government","ask":"event.move.count","answer":"1","why":["8.4.1: gains COIN Control of khowst"],"sum":"e4dd6bcd6f482392"}
{"type":"answer","n":881,"by":"government","ask":"event.move.origin","answer":"herat","why":["8.4.1: highest Population: nuristan (3)","8.4.1: most cubes: herat (11)","8.4.1: gains COIN Control of nuristan"],"sum":"0008de64df4da5fd"}
{"type":"answer","n":882,"by":"government","ask":"event.move.destination","answer":"nuristan","why":["8.4.1: gains COIN Control of nuristan"],"sum":"8443eea1b15c2abb"}
{"type":"answer","n":883,"by":"government","ask":"event.move.piece","answer":"government_police","why":["8.4.1: gains COIN Control of nuristan"],"sum":"c835178956efcb65"}
{"type":"answer","n":884,"by":"government","ask":"event.move.count","answer":"2","why":["8.4.1: gains COIN Control of nuristan"],"sum":"04c035a2e769cfbd"}
{"type":"answer","n":885,"by":"government","ask":"event.move.origin","answer":"herat","why":["8.4.1: gains COIN Control of nuristan"],"sum":"b7ae6f44ff1b4d0e"}
{"type":"answer","n":886,"by":"government","ask":"event.move.destination","answer":"nuristan","why":["8.4.1: gains COIN Control of nuristan"],"sum":"c2b3b106c2ef161c"}
{"type":"answer","n":887,"by":"government","ask":"event.move.piece","answer":"government_troops","why":["8.4.1: gains COIN Control of nuristan"],"sum":"0bdca0ba2ea866e5"}
{"type":"answer","n":888,"by":"government","ask":"event.move.count","answer":"2","why":["8.4.1: gains COIN Control of nuristan"],"print":"7380407b0b158ba9","sum":"e3c499e2b94364a3"}
{"type":"answer","n":889,"by":"taliban","ask":"turn","answer":"attack","why":["8.7.2: at least 15 Available or Active: no (6 Available, 5 Active)","8.7.3: none Underground, few at Support and on LoCs: no (4 Underground, 7 in all)","8.7: Support + Available 20 or less: yes (18)","8.7: Attack"],"sum":"d44687b203b4fb3f"}
{"type":"answer","n":890,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.7.4: a Coalition piece can be removed: zabol","8.2: areas before LoCs: baghlan, helmand, kabul, kandahar, khowst, nuristan","8.2: among baghlan, helmand, kabul, kandahar, khowst, nuristan"],"sum":"32a73a1e49fcbc7a"}
{"type":"answer","n":891,"by":null,"ask":"bot.tan","answer":"2","sum":"6ce9cb14d2164be8"}
{"type":"answer","n":892,"by":null,"ask":"bot.black","answer":"4","sum":"a5e1c0576c1777c4"}
{"type":"answer","n":893,"by":null,"ask":"bot.green","answer":"3","sum":"0882342891376579"}
{"type":"answer","n":894,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 2 4 3: badghis, so helmand","8.2: areas before LoCs: baghlan, kabul, kandahar, khowst, nuristan","8.2: among baghlan, kabul, kandahar, khowst, nuristan"],"sum":"61f6783ca18812c4"}
{"type":"answer","n":895,"by":null,"ask":"bot.tan","answer":"3","sum":"19e924d8ba4ed354"}
{"type":"answer","n":896,"by":null,"ask":"bot.black","answer":"2","sum":"679fc2ea490db26c"}
{"type":"answer","n":897,"by":null,"ask":"bot.green","answer":"3","sum":"9c751fd08deadd83"}
{"type":"answer","n":898,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 3 2 3: khowst, so khowst","8.7.4: Ambush: zabol, helmand, khowst"],"sum":"01d1e8ffe306a3bf"}
{"type":"answer","n":899,"by":"taliban","ask":"ambush.space","answer":"zabol","why":["8.7.4: Ambush: zabol"],"sum":"8a6aae72d6d30b67"}
{"type":"answer","n":900,"by":"taliban","ask":"attack.remove","answer":"coalition_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: coalition_troops"],"sum":"f55c7a31fb0d6786"}
{"type":"answer","n":901,"by":"taliban","ask":"ambush.space","answer":"helmand","why":["8.7.4: Ambush: helmand"],"sum":"c1fba7e964753ad5"}
{"type":"answer","n":902,"by":"taliban","ask":"attack.remove","answer":"warlord_active","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: warlord_active"],"sum":"363391ad6832b79b"}
{"type":"answer","n":903,"by":"taliban","ask":"ambush.space","answer":"khowst","why":["8.7.4: Ambush: khowst"],"sum":"5201f10f623cc6c2"}
{"type":"answer","n":904,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"d4ca9361bfb1b08c"}
{"type":"answer","n":905,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"b6802701b016a8e8"}
{"type":"answer","n":906,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"c3358652752e4b61","sum":"cd809c8d5f33d62b"}
{"type":"answer","n":907,"by":null,"ask":"deck.card","answer":"66","print":"9db76e88a02f31a2","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 66\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12 61 propaganda 70 59 50 53 52\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=2 taliban=16 warlords=1\naid: 6\npatronage: 12\ncasualties: C:T3\nout-of-play: C:B1T1\ncapabilities: 1=unshaded 31=shaded\nbadakhshan W:u1a1 terror=2\nbadghis C:T1\nbaghlan G:P1 T:u2\nbalkh W:B2a1 terror=1\nbamian G:B1T3P3\nfarah W:B1a1 terror=1\nghazni T:B1u1 support=O\nghowr support=O\nhelmand T:B1a1 terror=1\nherat C:T1 G:B1T4P3 support=S\nkabul G:T7P3 T:u2 +1\nkandahar C:T1 G:B1T6P3 T:u6a1\nkhowst G:P1 T:u1a1 +1\nkonduz G:P2 W:B1\nnimruz C:T1 G:P1\nnuristan G:T2P2 T:B1u1 W:B1 support=O +1\noruzgan T:B1u1 support=O\npaktika support=O\nzabol T:B1u3a1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P1 T:u3\nkandahar-spin-boldak T:a2 W:a1 sabotage\nfarah-kandahar T:u1\nkandahar-kabul T:a1\n","sum":"6b3fddb0ad6b03bb"}
{"type":"answer","n":908,"by":"warlords","ask":"turn","answer":"rally","sum":"46ad700515c9c0eb"}
{"type":"answer","n":909,"by":"warlords","ask":"rally.space","answer":"nimruz","sum":"b58bb30e0aad2fa3"}
{"type":"answer","n":910,"by":"warlords","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"81ffb9c0aa7cad82"}
{"type":"answer","n":911,"by":"warlords","ask":"rally.space","answer":"traffic","sum":"065471901f1c1dfd"}
{"type":"answer","n":912,"by":"warlords","ask":"traffic.space","answer":"farah","sum":"4cbcc82d882dea85"}
{"type":"answer","n":913,"by":"warlords","ask":"traffic.space","answer":"done","sum":"527d56d69ceee9cc"}
{"type":"answer","n":914,"by":"warlords","ask":"rally.space","answer":"balkh","sum":"eee864576f7ae6c2"}
{"type":"answer","n":915,"by":"warlords","ask":"rally.action","answer":"hide","print":"5975cb51452bab75","sum":"c3cce7540400491e"}
{"type":"answer","n":916,"by":"coalition","ask":"turn","answer":"train","sum":"5554fab52c21f765"}
{"type":"answer","n":917,"by":"coalition","ask":"train.space","answer":"kabul","sum":"38baef33f09438cf"}
{"type":"answer","n":918,"by":"coalition","ask":"train.extra","answer":"take-patronage","print":"5eda794c8d195e44","sum":"aee686cfe1f1ca46"}
{"type":"answer","n":919,"by":null,"ask":"deck.card","answer":"40","print":"edfa434b91df2093","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 40\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12 61 propaganda 70 59 50 53 52 66\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: government taliban\nresources: government=5 taliban=16 warlords=0\naid: 6\npatronage: 9\ncasualties: C:T3\nout-of-play: C:B1T1\ncapabilities: 1=unshaded 31=shaded\nbadakhshan W:u1a1 terror=2\nbadghis C:T1\nbaghlan G:P1 T:u2\nbalkh W:B2u1 terror=1\nbamian G:B1T3P3\nfarah W:B1a1 terror=1\nghazni T:B1u1 support=O\nghowr support=O\nhelmand T:B1a1 terror=1\nherat C:T1 G:B1T4P3 support=S\nkabul G:T7P3 T:u2 +1\nkandahar C:T1 G:B1T6P3 T:u6a1\nkhowst G:P1 T:u1a1 +1\nkonduz G:P2 W:B1\nnimruz C:T1 G:P1 W:u1\nnuristan G:T2P2 T:B1u1 W:B1 support=O +1\noruzgan T:B1u1 support=O\npaktika support=O\nzabol T:B1u3a1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P1 T:u3\nkandahar-spin-boldak T:a2 W:a1 sabotage\nfarah-kandahar T:u1\nkandahar-kabul T:a1\n","sum":"7a52cc101d829584"}
{"type":"answer","n":920,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Line Item"],"sum":"09b8fa189e7d2740"}
{"type":"answer","n":921,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"c90bcad34fe30efd","sum":"322fec377841159a"}
{"type":"answer","n":922,"by":"taliban","ask":"turn","answer":"attack","why":["8.7.2: at least 15 Available or Active: no (5 Available, 7 Active)","8.7.3: none Underground, few at Support and on LoCs: no (4 Underground, 7 in all)","8.7: Support + Available 20 or less: yes (18)","8.7: Attack"],"sum":"b962eebc2ada3097"}
{"type":"answer","n":923,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: areas before LoCs: baghlan, kabul, kandahar, khowst, nuristan","8.2: among baghlan, kabul, kandahar, khowst, nuristan"],"sum":"f7cd9df5be47c2a4"}
{"type":"answer","n":924,"by":null,"ask":"bot.tan","answer":"1","sum":"c9ca72cb828b8eca"}
{"type":"answer","n":925,"by":null,"ask":"bot.black","answer":"3","sum":"24c97cdf850b6bb9"}
{"type":"answer","n":926,"by":null,"ask":"bot.green","answer":"3","sum":"d09a4d84e2420905"}
{"type":"answer","n":927,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 1 3 3: badghis, so khowst","8.2: areas before LoCs: baghlan, kabul, kandahar, nuristan","8.2: among baghlan, kabul, kandahar, nuristan"],"sum":"05015f7fef5fd778"}
{"type":"answer","n":928,"by":null,"ask":"bot.tan","answer":"4","sum":"07864a3f3198c3e9"}
{"type":"answer","n":929,"by":null,"ask":"bot.black","answer":"1","sum":"6a618e5dfcb38df1"}
{"type":"answer","n":930,"by":null,"ask":"bot.green","answer":"1","sum":"fecdb2ef1b763fff"}
{"type":"answer","n":931,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 4 1 1: waziristan, so kabul","8.2: areas before LoCs: baghlan, kandahar, nuristan","8.2: among baghlan, kandahar, nuristan"],"sum":"ccad8b3aecb564cc"}
{"type":"answer","n":932,"by":null,"ask":"bot.tan","answer":"5","sum":"8c963719c2839e29"}
{"type":"answer","n":933,"by":null,"ask":"bot.black","answer":"2","sum":"6482e61853470d83"}
{"type":"answer","n":934,"by":null,"ask":"bot.green","answer":"2","sum":"9aed042e6bc1ecfe"}
{"type":"answer","n":935,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 5 2 2: konduz, so kandahar","8.7.4: Ambush: khowst, kabul, kandahar"],"sum":"cfb23f387ac6403a"}
{"type":"answer","n":936,"by":"taliban","ask":"ambush.space","answer":"khowst","why":["8.7.4: Ambush: khowst"],"sum":"5cd64b796eb3f446"}
{"type":"answer","n":937,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"42f6476bdf1b1b85"}
{"type":"answer","n":938,"by":"taliban","ask":"ambush.space","answer":"kabul","why":["8.7.4: Ambush: kabul"],"sum":"65eb284fcc6a788d"}
{"type":"answer","n":939,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"2f3e1dda01b788a6"}
{"type":"answer","n":940,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"7752c144ed823f29"}
{"type":"answer","n":941,"by":"taliban","ask":"ambush.space","answer":"kandahar","why":["8.7.4: Ambush: kandahar"],"sum":"ab43e21db39d280f"}
{"type":"answer","n":942,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"6fde8a89e73dace0"}
{"type":"answer","n":943,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"b712879bc3ce866c"}
{"type":"answer","n":944,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"a4ebbffb40a66eab","sum":"a25c519a4fff1228"}
{"type":"answer","n":945,"by":null,"ask":"deck.card","answer":"19","print":"d1620e7e21f4be4d","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 19\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12 61 propaganda 70 59 50 53 52 66 40\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=5 taliban=13 warlords=0\naid: 14\npatronage: 9\ncasualties: C:T3\nout-of-play: C:B1T1\ncapabilities: 1=unshaded 31=shaded\nbadakhshan W:u1a1 terror=2\nbadghis C:T1\nbaghlan G:P1 T:u2\nbalkh W:B2u1 terror=1\nbamian G:B1T3P3\nfarah W:B1a1 terror=1\nghazni T:B1u1 support=O\nghowr support=O\nhelmand T:B1a1 terror=1\nherat C:T1 G:B1T4P3 support=S\nkabul G:T6P2 T:u1a1 +1\nkandahar C:T1 G:B1T5P2 T:u5a2\nkhowst T:a2 +1\nkonduz G:P2 W:B1\nnimruz C:T1 G:P1 W:u1\nnuristan G:T2P2 T:B1u1 W:B1 support=O +1\noruzgan T:B1u1 support=O\npaktika support=O\nzabol T:B1u3a1\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P1 T:u3\nkandahar-spin-boldak T:a2 W:a1 sabotage\nfarah-kandahar T:u1\nkandahar-kabul T:a1\n","sum":"5ccd5b8b34a4b9d2"}
{"type":"answer","n":946,"by":"coalition","ask":"turn","answer":"pass","print":"623fbd4dc9ca7913","sum":"3389418001f58ffa"}
{"type":"answer","n":947,"by":"warlords","ask":"turn","answer":"event","sum":"8b4d4356ee60283a"}
{"type":"answer","n":948,"by":"warlords","ask":"event.side","answer":"by-hand","sum":"cbc386a401c597b4"}
{"type":"answer","n":949,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"29a19a1b25299d6f"}
{"type":"answer","n":950,"by":"warlords","ask":"by-hand.track","answer":"lower-taliban","sum":"8721d47235c0075e"}
{"type":"answer","n":951,"by":"warlords","ask":"by-hand.count","answer":"3","sum":"cac1696c24955155"}
{"type":"answer","n":952,"by":"warlords","ask":"by-hand.step","answer":"eligibility","sum":"264098fda0db9e10"}
{"type":"answer","n":953,"by":"warlords","ask":"by-hand.eligibility","answer":"back","sum":"fd2b4474c1c95e30"}
{"type":"answer","n":954,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"3263bddbf3714e01"}
{"type":"answer","n":955,"by":"warlords","ask":"by-hand.lasting","answer":"end-1","sum":"e4e2507ff7eeee9b"}
{"type":"answer","n":956,"by":"warlords","ask":"by-hand.step","answer":"replace","sum":"b317ef674e3cc122"}
{"type":"answer","n":957,"by":"warlords","ask":"by-hand.space","answer":"back","sum":"a25bd91cff14cbcf"}
{"type":"answer","n":958,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"ea6eada2a52522ee"}
{"type":"answer","n":959,"by":"warlords","ask":"by-hand.lasting","answer":"momentum-unshaded","sum":"441ad360c4da30c9"}
{"type":"answer","n":960,"by":"warlords","ask":"by-hand.step","answer":"attitude","sum":"648800f3d6448642"}
{"type":"answer","n":961,"by":"warlords","ask":"by-hand.space","answer":"oruzgan","sum":"5f14981239631626"}
{"type":"answer","n":962,"by":"warlords","ask":"by-hand.attitude","answer":"support","sum":"c8cf51914215eb30"}
{"type":"answer","n":963,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"a5e1d024a1968e31"}
{"type":"answer","n":964,"by":"warlords","ask":"by-hand.lasting","answer":"momentum-unshaded","sum":"187cedced3332ff3"}
{"type":"answer","n":965,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"c1097b2df34ec4b9"}
{"type":"answer","n":966,"by":"warlords","ask":"by-hand.space","answer":"baghlan","sum":"9f464abaff14b333"}
{"type":"answer","n":967,"by":"warlords","ask":"by-hand.piece","answer":"government_police","sum":"3796804edc72e423"}
{"type":"answer","n":968,"by":"warlords","ask":"by-hand.step","answer":"remove-own","sum":"4f2dc7bf98b24a73"}
{"type":"answer","n":969,"by":"warlords","ask":"remove-own.space","answer":"badakhshan","sum":"0a983d1f9440a229"}
{"type":"answer","n":970,"by":"warlords","ask":"remove-own.piece","answer":"warlord_active","sum":"07dcaefc84913b07"}
{"type":"answer","n":971,"by":"warlords","ask":"by-hand.step","answer":"flip","sum":"d534eaea2c4798f2"}
{"type":"answer","n":972,"by":"warlords","ask":"by-hand.flip","answer":"hide-taliban","sum":"2e9415efe69da008"}
{"type":"answer","n":973,"by":"warlords","ask":"by-hand.space","answer":"zabol","sum":"3982db4dd11257f4"}
{"type":"answer","n":974,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"c67abd6e93be6a17"}
{"type":"answer","n":975,"by":"warlords","ask":"by-hand.lasting","answer":"momentum-shaded","sum":"45b4398434afd223"}
{"type":"answer","n":976,"by":"warlords","ask":"by-hand.step","answer":"place","sum":"19a19941447dec2b"}
{"type":"answer","n":977,"by":"warlords","ask":"by-hand.piece","answer":"government_troops","sum":"04620e34762574bb"}
{"type":"answer","n":978,"by":"warlords","ask":"by-hand.space","answer":"balkh","sum":"e865be8a75cde457"}
{"type":"answer","n":979,"by":"warlords","ask":"by-hand.count","answer":"7","sum":"dc77529505d14be2"}
{"type":"answer","n":980,"by":"warlords","ask":"by-hand.step","answer":"lasting","sum":"ea6ce66049ed55f6"}
{"type":"answer","n":981,"by":"warlords","ask":"by-hand.lasting","answer":"momentum-shaded","sum":"e2c95bcb2809a03d"}
{"type":"answer","n":982,"by":"warlords","ask":"by-hand.step","answer":"place","sum":"68ba43065ed95087"}
{"type":"answer","n":983,"by":"warlords","ask":"by-hand.piece","answer":"government_troops","sum":"15aa46a27dce08aa"}
{"type":"answer","n":984,"by":"warlords","ask":"by-hand.space","answer":"samangan","sum":"11b17a2ba321d7ec"}
{"type":"answer","n":985,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"5f0581a5ec2c6326"}
{"type":"answer","n":986,"by":"warlords","ask":"by-hand.step","answer":"marker","sum":"0429959876b5be00"}
{"type":"answer","n":987,"by":"warlords","ask":"by-hand.marker","answer":"remove-returnees","sum":"e27cfb34c4c8ed83"}
{"type":"answer","n":988,"by":"warlords","ask":"by-hand.space","answer":"back","sum":"dd2edec1979be0a4"}
{"type":"answer","n":989,"by":"warlords","ask":"by-hand.step","answer":"eligibility","sum":"15ee16ca6412c73c"}
{"type":"answer","n":990,"by":"warlords","ask":"by-hand.eligibility","answer":"stays-taliban","sum":"9b9beeeb5f54942b"}
{"type":"answer","n":991,"by":"warlords","ask":"by-hand.step","answer":"flip","sum":"07a200aab692f40d"}
{"type":"answer","n":992,"by":"warlords","ask":"by-hand.flip","answer":"back","sum":"cffcce1166aedeac"}
{"type":"answer","n":993,"by":"warlords","ask":"by-hand.step","answer":"replace","sum":"b61293b332d5aac7"}
{"type":"answer","n":994,"by":"warlords","ask":"by-hand.space","answer":"badghis","sum":"2c917cd165fd41f8"}
{"type":"answer","n":995,"by":"warlords","ask":"by-hand.replacement","answer":"taliban_underground","sum":"7d342b61b4f2905a"}
{"type":"answer","n":996,"by":"warlords","ask":"by-hand.step","answer":"marker","sum":"401fa9fbf22b2357"}
{"type":"answer","n":997,"by":"warlords","ask":"by-hand.marker","answer":"back","sum":"4de8d859aa15bf19"}
{"type":"answer","n":998,"by":"warlords","ask":"by-hand.step","answer":"remove","sum":"c1a7b6be6ea8f2d8"}
{"type":"answer","n":999,"by":"warlords","ask":"by-hand.space","answer":"kabul","sum":"19d64176f96e68d3"}
{"type":"answer","n":1000,"by":"warlords","ask":"by-hand.piece","answer":"government_police","sum":"b6017a29b70507e1"}
{"type":"answer","n":1001,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"9b4f6440e3deb9bf"}
{"type":"answer","n":1002,"by":"warlords","ask":"by-hand.step","answer":"place","sum":"0ef30a18d34eb6e3"}
{"type":"answer","n":1003,"by":"warlords","ask":"by-hand.piece","answer":"taliban_bases","sum":"daba3578530098cc"}
{"type":"answer","n":1004,"by":"warlords","ask":"by-hand.space","answer":"paktika","sum":"7e1497763165433d"}
{"type":"answer","n":1005,"by":"warlords","ask":"by-hand.count","answer":"2","sum":"a045ed4b7dece9ec"}
{"type":"answer","n":1006,"by":"warlords","ask":"by-hand.step","answer":"replace","sum":"3d1ae98d915aa94c"}
{"type":"answer","n":1007,"by":"warlords","ask":"by-hand.space","answer":"konduz","sum":"08a7d61b5c43ca4a"}
{"type":"answer","n":1008,"by":"warlords","ask":"by-hand.piece","answer":"warlord_bases","sum":"377cfea367e69167"}
{"type":"answer","n":1009,"by":"warlords","ask":"by-hand.replacement","answer":"coalition_bases","sum":"a0b8e1f3c33f8fca"}
{"type":"answer","n":1010,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"b68dfa1e8ec21104"}
{"type":"answer","n":1011,"by":"warlords","ask":"by-hand.track","answer":"raise-patronage","sum":"4ee7a880c177e04f"}
{"type":"answer","n":1012,"by":"warlords","ask":"by-hand.count","answer":"11","sum":"d3048284744d3931"}
{"type":"answer","n":1013,"by":"warlords","ask":"by-hand.step","answer":"replace","sum":"af3dbbc0ad4702b0"}
{"type":"answer","n":1014,"by":"warlords","ask":"by-hand.space","answer":"farah-kandahar","sum":"907eb2ced8f78a99"}
{"type":"answer","n":1015,"by":"warlords","ask":"by-hand.replacement","answer":"coalition_troops","sum":"6768285e15f5af53"}
{"type":"answer","n":1016,"by":"warlords","ask":"by-hand.step","answer":"track","sum":"902acba94fd28cd5"}
{"type":"answer","n":1017,"by":"warlords","ask":"by-hand.track","answer":"back","sum":"28b50159c30a3dd4"}
{"type":"answer","n":1018,"by":"warlords","ask":"by-hand.step","answer":"islamabad","sum":"14e4ea293fe9d47a"}
{"type":"answer","n":1019,"by":"warlords","ask":"by-hand.islamabad","answer":"back","sum":"60e4a352a74c0e82"}
{"type":"answer","n":1020,"by":"warlords","ask":"by-hand.step","answer":"done","print":"ccd7699456fb952f","sum":"d237fbbb1821c832"}
{"type":"answer","n":1021,"by":null,"ask":"deck.card","answer":"65","print":"c871e0723b1bc941","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 65\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12 61 propaganda 70 59 50 53 52 66 40 19\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition government taliban\nresources: government=8 taliban=10 warlords=0\naid: 14\npatronage: 20\ncasualties: C:T3\nout-of-play: C:B1T1\ncapabilities: 31=shaded\nmomentum: 19=shaded:\"by hand\"\nbadakhshan W:u1 terror=2\nbaghlan T:u2\nbalkh G:T7 W:B2u1 terror=1\nbamian G:B1T3P3\nfarah W:B1a1 terror=1\nghazni T:B1u1 support=O\nghowr support=O\nhelmand T:B1a1 terror=1\nherat C:T1 G:B1T4P3 support=S\nkabul G:T6 T:u1a1 +1\nkandahar C:T1 G:B1T5P2 T:u5a2\nkhowst T:a2 +1\nkonduz C:B1 G:P2\nnimruz C:T1 G:P1 W:u1\nnuristan G:T2P2 T:B1u1 W:B1 support=O +1\noruzgan T:B1u1 support=S\npaktika T:B2 support=O\nsamangan G:T2\nzabol T:B1u4\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P1 T:u3\nkandahar-spin-boldak T:a2 W:a1 sabotage\nfarah-kandahar C:T1\nkandahar-kabul T:a1\n","sum":"b853df1ab790f673"}
{"type":"answer","n":1022,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Islamabad Blocks Resupply"],"sum":"db4e7da036dff534"}
{"type":"answer","n":1023,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"25c4bfd079ae5556","sum":"aaa053565f13d49a"}
{"type":"answer","n":1024,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (17)","8.6: Train"],"sum":"06bbd0baa1f2b3ba"}
{"type":"answer","n":1025,"by":"government","ask":"train.space","answer":"konduz","why":["8.6.2 step 2: fewest Government cubes: konduz (2)","8.6.2 step 2: Kabul or a COIN Base: konduz"],"sum":"2948b01d0e8dcb0a"}
{"type":"answer","n":1026,"by":"government","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"681c6c4eadbbf78f"}
{"type":"answer","n":1027,"by":"government","ask":"train.police","answer":"5","why":["8.1.2: Police and Troops by turns"],"sum":"10a1824cf88013b9"}
{"type":"answer","n":1028,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"e4aabb7b85d443b1"}
{"type":"answer","n":1029,"by":"government","ask":"govern.space","answer":"herat","why":["8.6.2: Support without Coalition Base: herat"],"sum":"7c43bdaa052d130d"}
{"type":"answer","n":1030,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: herat"],"sum":"e3ab9dd9661b0a53"}
{"type":"answer","n":1031,"by":"government","ask":"govern.space","answer":"roll-spaces","why":["8.2: among nimruz, samangan"],"sum":"1386482ddd60a600"}
{"type":"answer","n":1032,"by":null,"ask":"bot.tan","answer":"4","sum":"f785995c018a08e4"}
{"type":"answer","n":1033,"by":null,"ask":"bot.black","answer":"6","sum":"e92a86774a29a44e"}
{"type":"answer","n":1034,"by":null,"ask":"bot.green","answer":"5","sum":"85ea7caa41922693"}
{"type":"answer","n":1035,"by":"government","ask":"govern.space","answer":"samangan","why":["8.2: dice 4 6 5: northwest-frontier, so samangan","8.6.2: Population 0 without a marker: samangan"],"sum":"3c2eedbdb00b719b"}
{"type":"answer","n":1036,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"198f27e28dbf57a6","sum":"630098515142e7f0"}
{"type":"answer","n":1037,"by":null,"ask":"deck.card","answer":"68","print":"5adcc10913c7fb74","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 68\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12 61 propaganda 70 59 50 53 52 66 40 19 65\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=1 taliban=10 warlords=4\naid: 13\npatronage: 21\ncasualties: C:T3\nout-of-play: C:B1T1\ncapabilities: 31=shaded\nmomentum: 19=shaded:\"by hand\"\nbadakhshan W:u1 terror=2\nbaghlan T:u2\nbalkh G:T7 W:B2u1 terror=1\nbamian G:B1T3P3\nfarah W:B1a1 terror=1\nghazni T:B1u1 support=O\nghowr support=O\nhelmand T:B1a1 terror=1\nherat C:T1 G:B1T4P3\nkabul G:T6 T:u1a1 +1\nkandahar C:T1 G:B1T5P2 T:u5a2\nkhowst T:a2 +1\nkonduz C:B1 G:T1P7\nnimruz C:T1 G:P1 W:u1\nnuristan G:T2P2 T:B1u1 W:B1 support=O +1\noruzgan T:B1u1 support=S\npaktika T:B2 support=O\nsamangan G:T2 +1\nzabol T:B1u4\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P1 T:u3 sabotage\nkandahar-spin-boldak T:a2 W:a1 sabotage\nfarah-kandahar C:T1\nkandahar-kabul T:a1\n","sum":"d6f57757d03bb470"}
{"type":"answer","n":1038,"by":"warlords","ask":"turn","answer":"attack","sum":"4ec0c09f32e78128"}
{"type":"answer","n":1039,"by":"warlords","ask":"attack.space","answer":"suborn","sum":"a1dc28b4399626b1"}
{"type":"answer","n":1040,"by":"warlords","ask":"suborn.space","answer":"nimruz","sum":"2ab1de8cee5613c0"}
{"type":"answer","n":1041,"by":"warlords","ask":"attack.space","answer":"kandahar-spin-boldak","sum":"36caca64a08e4d90"}
{"type":"answer","n":1042,"by":null,"ask":"attack.roll","answer":"1","sum":"133a208963a8a627"}
{"type":"answer","n":1043,"by":"warlords","ask":"attack.remove","answer":"done","sum":"ecb5ce898047812d"}
{"type":"answer","n":1044,"by":"warlords","ask":"attack.space","answer":"balkh","sum":"ebedb5f8a004d52c"}
{"type":"answer","n":1045,"by":null,"ask":"attack.roll","answer":"6","print":"7da55a6c8e327e37","sum":"db87c041c6440181"}
{"type":"answer","n":1046,"by":"coalition","ask":"turn","answer":"pass","print":"675e21497a36d4c6","sum":"aabb1bf0d87a6b72"}
{"type":"answer","n":1047,"by":null,"ask":"deck.top","answer":"event","sum":"cded827f90216dfb"}
{"type":"answer","n":1048,"by":null,"ask":"deck.card","answer":"2","print":"cafabb918d066ff9","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 2\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12 61 propaganda 70 59 50 53 52 66 40 19 65 68\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition government taliban\nresources: government=4 taliban=10 warlords=0\naid: 13\npatronage: 21\ncasualties: C:T3\nout-of-play: C:B1T1\ncapabilities: 31=shaded\nmomentum: 19=shaded:\"by hand\"\nbadakhshan W:u1 terror=2\nbaghlan T:u2\nbalkh G:T7 W:B2a1 terror=1\nbamian G:B1T3P3\nfarah W:B1a1 terror=1\nghazni T:B1u1 support=O\nghowr support=O\nhelmand T:B1a1 terror=1\nherat C:T1 G:B1T4P3\nkabul G:T6 T:u1a1 +1\nkandahar C:T1 G:B1T5P2 T:u5a2\nkhowst T:a2 +1\nkonduz C:B1 G:T1P7\nnimruz C:T1 W:u1\nnuristan G:T2P2 T:B1u1 W:B1 support=O +1\noruzgan T:B1u1 support=S\npaktika T:B2 support=O\nsamangan G:T2 +1\nzabol T:B1u4\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P1 T:u3 sabotage\nkandahar-spin-boldak T:a2 W:u1a1 sabotage\nfarah-kandahar C:T1\nkandahar-kabul T:a1\n","sum":"1c1e79f885cff6b5"}
{"type":"answer","n":1049,"by":"coalition","ask":"turn","answer":"pass","print":"0061aba3cb0aa987","sum":"19fd5f382c5f8939"}
{"type":"answer","n":1050,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Predators is a Capability: wanted below 3"],"sum":"1bd3318586c60b78"}
{"type":"answer","n":1051,"by":null,"ask":"bot.die","answer":"2","sum":"3443d8f30addfbcd"}
{"type":"answer","n":1052,"by":"taliban","ask":"turn","answer":"event","why":["8.1: die 2, Propaganda cards left 3: Predators is taken","8.1: the Event is offered, and nothing forbids it: Predators"],"sum":"db3aef5255108943"}
{"type":"answer","n":1053,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"6eadbef03813ceee","sum":"b1d297b9ff586524"}
{"type":"answer","n":1054,"by":"government","ask":"turn","answer":"patrol","why":["8.6.2: at least 15 pieces Available: no (12)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others: kabul-tor-kham, kandahar-kabul","8.6: Patrol"],"sum":"c648e4c185af4381"}
{"type":"answer","n":1055,"by":"government","ask":"patrol.space","answer":"kabul-tor-kham","why":["8.3: highest Econ: kabul-tor-kham (4)","8.6.3: Taliban Guerrillas outnumber all others: kabul-tor-kham"],"sum":"160750a617e9ca6c"}
{"type":"answer","n":1056,"by":"government","ask":"patrol.origin","answer":"balkh","why":["8.6.3: most of the kind: balkh (7)","8.6.3: 1 Troops from balkh to kabul-tor-kham"],"sum":"8a3e28d0647003c5"}
{"type":"answer","n":1057,"by":"government","ask":"patrol.troops","answer":"1","why":["8.6.3: 1 Troops from balkh to kabul-tor-kham"],"sum":"13222c4706472d84"}
{"type":"answer","n":1058,"by":"government","ask":"patrol.origin","answer":"roll-spaces","why":["8.6.3: most of the kind: balkh, kabul (6)","8.2: among balkh, kabul"],"sum":"a38c605e5af44811"}
{"type":"answer","n":1059,"by":null,"ask":"bot.tan","answer":"3","sum":"61fc5f2e7e6d045a"}
{"type":"answer","n":1060,"by":null,"ask":"bot.black","answer":"5","sum":"a3ca1d7634b6638c"}
{"type":"answer","n":1061,"by":null,"ask":"bot.green","answer":"1","sum":"6f6f3c036ae2e649"}
{"type":"answer","n":1062,"by":"government","ask":"patrol.origin","answer":"balkh","why":["8.2: dice 3 5 1: nuristan, so balkh","8.6.3: 1 Troops from balkh to kabul-tor-kham"],"sum":"d74cafdafefee28d"}
{"type":"answer","n":1063,"by":"government","ask":"patrol.troops","answer":"1","why":["8.6.3: 1 Troops from balkh to kabul-tor-kham"],"sum":"e12057735e5a25b2"}
{"type":"answer","n":1064,"by":"government","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"f807f278b3ee2c38"}
{"type":"answer","n":1065,"by":"government","ask":"patrol.space","answer":"kandahar-kabul","why":["8.6.3: Taliban Guerrillas outnumber all others: kandahar-kabul"],"sum":"7d79b949b4a0ff0a"}
{"type":"answer","n":1066,"by":"government","ask":"patrol.origin","answer":"roll-spaces","why":["8.6.3: most of the kind: bamian, herat (3)","8.2: among bamian, herat"],"sum":"be5aa371366ca8ad"}
{"type":"answer","n":1067,"by":null,"ask":"bot.tan","answer":"6","sum":"b51d347c0a445f36"}
{"type":"answer","n":1068,"by":null,"ask":"bot.black","answer":"5","sum":"016707a0b614abcf"}
{"type":"answer","n":1069,"by":null,"ask":"bot.green","answer":"5","sum":"e9a3b07654ba221c"}
{"type":"answer","n":1070,"by":"government","ask":"patrol.origin","answer":"herat","why":["8.2: dice 6 5 5: kandahar, so herat","8.6.3: 1 Police from herat to kandahar-kabul"],"sum":"afc5af257d2aefba"}
{"type":"answer","n":1071,"by":"government","ask":"patrol.troops","answer":"0","why":["8.6.3: 1 Police from herat to kandahar-kabul"],"sum":"288f2e2013a0f6ea"}
{"type":"answer","n":1072,"by":"government","ask":"patrol.police","answer":"1","why":["8.6.3: 1 Police from herat to kandahar-kabul"],"sum":"82c6355f48e8a8bb"}
{"type":"answer","n":1073,"by":"government","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"c5b67477c174bf5f"}
{"type":"answer","n":1074,"by":"government","ask":"patrol.space","answer":"done","why":["8.6.3: no other place is in want"],"sum":"6d63aa31a2322f02"}
{"type":"answer","n":1075,"by":"government","ask":"patrol.targets","answer":"taliban","why":["8.1.1: all who can be found"],"sum":"fe07fb0671c9ab10"}
{"type":"answer","n":1076,"by":"government","ask":"patrol.assault","answer":"kabul-tor-kham","why":["8.6.3: Assault removes 1 Taliban Guerrilla: kabul-tor-kham"],"sum":"45c57792546efc4d"}
{"type":"answer","n":1077,"by":"government","ask":"special","answer":"transport","why":["8.6.2: no Govern","8.6.2: most Troops in excess of Control: 4 in herat","8.6.2: most Population: khowst (3)","8.6.2: adds the most COIN-Controlled Population: khowst","8.6.2: Transport"],"sum":"4e1532b6bf090283"}
{"type":"answer","n":1078,"by":"government","ask":"transport.origin","answer":"herat","why":["8.6.2: most Troops in excess of Control: 4 in herat"],"sum":"9dda74a1d4063ae9"}
{"type":"answer","n":1079,"by":"government","ask":"transport.destination","answer":"khowst","why":["8.6.2: adds the most COIN-Controlled Population: khowst"],"sum":"01d9b45136b26d9c"}
{"type":"answer","n":1080,"by":"government","ask":"transport.troops","answer":"3","why":["8.6.2: all of the excess, but 1 stays"],"print":"8b15b2068295854f","sum":"21e3f41c09fb05ce"}
{"type":"answer","n":1081,"by":null,"ask":"deck.top","answer":"event","sum":"9e767c14a241c6cd"}
{"type":"answer","n":1082,"by":null,"ask":"deck.card","answer":"3","print":"6e28e57930f7c4bf","position":"scenario: main\nseats: government=bot taliban=bot\noptions: no-reveal=on\ncard: 3\nplayed: 51 11 15 63 57 71 42 43 47 35 31 23 propaganda 12 61 propaganda 70 59 50 53 52 66 40 19 65 68 2\nremoved: 26 67 39 20 28 45 38 32 1 10 17 41\neligible: coalition warlords\nresources: government=2 taliban=10 warlords=2\naid: 13\npatronage: 21\ncasualties: C:T3\nout-of-play: C:B1T1\ncapabilities: 2=shaded 31=shaded\nmomentum: 19=shaded:\"by hand\"\nbadakhshan W:u1 terror=2\nbaghlan T:u2\nbalkh G:T5 W:B2a1 terror=1\nbamian G:B1T3P3\nfarah W:B1a1 terror=1\nghazni T:B1u1 support=O\nghowr support=O\nhelmand T:B1a1 terror=1\nherat C:T1 G:B1T1P2\nkabul G:T6 T:u1a1 +1\nkandahar C:T1 G:B1T5P2 T:u5a2\nkhowst G:T3 T:a2 +1\nkonduz C:B1 G:T1P7\nnimruz C:T1 W:u1\nnuristan G:T2P2 T:B1u1 W:B1 support=O +1\noruzgan T:B1u1 support=S\npaktika T:B2 support=O\nsamangan G:T2 +1\nzabol T:B1u4\nbalochistan T:u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:T2P1 T:a2 sabotage\nkandahar-spin-boldak T:a2 W:u1a1 sabotage\nfarah-kandahar C:T1\nkandahar-kabul G:P1 T:a1\n","sum":"c4f306ed9c0ce5ab"}
{"type":"answer","n":1083,"by":"coalition","ask":"turn","answer":"train","sum":"3ca098bace1bd378"}
{"type":"answer","n":1084,"by":"coalition","ask":"train.space","answer":"konduz","sum":"3c5241fc4a85cf0a"}
{"type":"answer","n":1085,"by":"coalition","ask":"train.space","answer":"surge","sum":"80afd83257579d73"}
{"type":"answer","n":1086,"by":"coalition","ask":"surge.space","answer":"khowst","sum":"363324f6194b26d5"}
{"type":"answer","n":1087,"by":"coalition","ask":"surge.space","answer":"herat","sum":"a1748096cfbacc40"}
{"type":"answer","n":1088,"by":"coalition","ask":"surge.space","answer":"bamian","sum":"94c863d7df9678bf"}
{"type":"answer","n":1089,"by":"coalition","ask":"surge.troops","answer":"1","sum":"4ebe0be1892d5209"}
{"type":"answer","n":1090,"by":"coalition","ask":"surge.troops","answer":"11","sum":"95bab3dbe58f6f4f"}
{"type":"answer","n":1091,"by":"coalition","ask":"surge.troops","answer":"0","sum":"3adf03999d3a8ce0"}
{"type":"answer","n":1092,"by":"coalition","ask":"surge.bases","answer":"2","sum":"390751bcf2bd9c94"}
{"type":"answer","n":1093,"by":"coalition","ask":"surge.bases","answer":"0","sum":"b7f96e04f53f65ee"}
{"type":"answer","n":1094,"by":"coalition","ask":"surge.bases","answer":"1","sum":"2559b1fafe3267a0"}
{"type":"answer","n":1095,"by":"coalition","ask":"surge.die","answer":"roll","sum":"96eaac3e20d05abb"}
{"type":"answer","n":1096,"by":null,"ask":"surge.roll","answer":"2","sum":"fa406025a5d7de1d"}
{"type":"answer","n":1097,"by":"coalition","ask":"surge.aid","answer":"2","sum":"7fc0e47e5063a658"}
{"type":"answer","n":1098,"by":"coalition","ask":"train.space","answer":"kandahar","sum":"2ff2054adb9b0aa2"}
{"type":"answer","n":1099,"by":"coalition","ask":"train.space","answer":"khowst","sum":"41238890eacd44c4"}
{"type":"answer","n":1100,"by":"coalition","ask":"train.space","answer":"bamian","sum":"5ec41c18576ff18a"}
{"type":"answer","n":1101,"by":"coalition","ask":"train.space","answer":"herat","sum":"e78863a0e1714e07"}
{"type":"answer","n":1102,"by":"coalition","ask":"train.space","answer":"nimruz","sum":"8d6492fc2677ddba"}
{"type":"answer","n":1103,"by":"coalition","ask":"train.space","answer":"done","print":"d3c976c4b8c5f1eb","sum":"8f8a871b2f0d1ff3"}
{"type":"answer","n":1104,"by":"warlords","ask":"turn","answer":"pass","print":"f2574f951bf16209","sum":"3a535e467f98b4ca"}
{"type":"answer","n":1105,"by":null,"ask":"deck.top","answer":"propaganda","print":"cf83e729771365d5","sum":"e352efc13b3bdbd5"}
