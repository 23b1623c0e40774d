{"format":1,"game":"adp","rules":1,"program":"0.1.0","scenario":"short","options":{"sudden-propaganda":true},"seats":{"coalition":"human","government":"bot","taliban":"bot","warlords":"bot"},"seed":11,"name":"an old game","sum":"15406d846ec9514e"}
{"type":"answer","n":1,"by":null,"ask":"setup.remove","answer":"62","sum":"c6bbfea582ff60c3"}
{"type":"answer","n":2,"by":null,"ask":"setup.remove","answer":"40","sum":"3f4478ea2549db69"}
{"type":"answer","n":3,"by":null,"ask":"setup.remove","answer":"57","sum":"a7aeb396197ebc53"}
{"type":"answer","n":4,"by":null,"ask":"setup.remove","answer":"21","sum":"1c862d62530a18a7"}
{"type":"answer","n":5,"by":null,"ask":"setup.remove","answer":"44","sum":"a23d747a20335d34"}
{"type":"answer","n":6,"by":null,"ask":"setup.remove","answer":"5","sum":"a3323bb2c3f3e1f4"}
{"type":"answer","n":7,"by":null,"ask":"setup.remove","answer":"72","sum":"3c2a7cebaf8731e6"}
{"type":"answer","n":8,"by":null,"ask":"setup.remove","answer":"53","sum":"e0e02a1a91c7d758"}
{"type":"answer","n":9,"by":null,"ask":"setup.remove","answer":"52","sum":"f8218687d7855027"}
{"type":"answer","n":10,"by":null,"ask":"setup.remove","answer":"17","sum":"012e6f72173bbde7"}
{"type":"answer","n":11,"by":null,"ask":"setup.remove","answer":"48","sum":"5c06ef36e9df4561"}
{"type":"answer","n":12,"by":null,"ask":"setup.remove","answer":"25","sum":"8aad784b2cd741f1"}
{"type":"answer","n":13,"by":null,"ask":"setup.remove","answer":"27","sum":"d11aa937888dd8ca"}
{"type":"answer","n":14,"by":null,"ask":"setup.remove","answer":"56","sum":"9b99f330c9baa239"}
{"type":"answer","n":15,"by":null,"ask":"setup.remove","answer":"9","sum":"1fb88d382e74acae"}
{"type":"answer","n":16,"by":null,"ask":"setup.remove","answer":"32","sum":"0307fbfac31e9c39"}
{"type":"answer","n":17,"by":null,"ask":"setup.remove","answer":"13","sum":"d786d59159af8adb"}
{"type":"answer","n":18,"by":null,"ask":"setup.remove","answer":"41","sum":"52bb38ecd57f457d"}
{"type":"answer","n":19,"by":null,"ask":"setup.remove","answer":"31","sum":"9bd13abd19fdd173"}
{"type":"answer","n":20,"by":null,"ask":"setup.remove","answer":"61","sum":"1e73ee37ad85449d"}
{"type":"answer","n":21,"by":null,"ask":"setup.remove","answer":"3","sum":"ef726c88383c5820"}
{"type":"answer","n":22,"by":null,"ask":"setup.remove","answer":"39","sum":"ef3d2cb01b80c88a"}
{"type":"answer","n":23,"by":null,"ask":"setup.remove","answer":"14","sum":"22cea7a5452bf278"}
{"type":"answer","n":24,"by":null,"ask":"setup.remove","answer":"22","print":"45697f705dccca93","sum":"805039e2b13fb803"}
{"type":"answer","n":25,"by":null,"ask":"deck.top","answer":"event","sum":"7d80a68c9ed2b272"}
{"type":"answer","n":26,"by":null,"ask":"deck.card","answer":"71","sum":"3607854303b5cda4"}
{"type":"answer","n":27,"by":null,"ask":"deck.top","answer":"event","sum":"8433f00f697f1c2e"}
{"type":"answer","n":28,"by":null,"ask":"deck.card","answer":"15","print":"724b053238834fd5","position":"scenario: short\nseats: government=bot taliban=bot warlords=bot\noptions: sudden-propaganda=on\ncard: 71\nnext: 15\nremoved: 62 40 57 21 44 5 72 53 52 17 48 25 27 56 9 32 13 41 31 61 3 39 14 22\ncapabilities: 3=unshaded 5=unshaded 31=shaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T2P2\nkabul C:B1T3 G:T2P2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T2P2 T:B1u2\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"8f871e251502d830"}
{"type":"answer","n":29,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Coup!"],"sum":"e0d39da3b029890b"}
{"type":"answer","n":30,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"acfc6154429667d4"}
{"type":"answer","n":31,"by":"warlords","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"f046c50abd949797"}
{"type":"answer","n":32,"by":"warlords","ask":"event.remove.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"857432609261d85e"}
{"type":"answer","n":33,"by":"warlords","ask":"event.remove.piece","answer":"government_troops","why":["8.1.2: Police and Troops by turns, Police first: government_troops"],"sum":"ff965ec40d224d7c"}
{"type":"answer","n":34,"by":"warlords","ask":"event.remove.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"776e5adbfcb5bcbd"}
{"type":"answer","n":35,"by":"warlords","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"print":"2023bd4b47d1c9b3","sum":"eee0852558000f42"}
{"type":"answer","n":36,"by":"taliban","ask":"turn","answer":"march","why":["8.7.2: at least 15 Available or Active: no (14 Available, 0 Active)","8.7.3: none Underground, few at Support and on LoCs: yes (0 Underground, 0 in all)","8.7: March"],"sum":"68487a4e3f31ea89"}
{"type":"answer","n":37,"by":"taliban","ask":"march.origin","answer":"zabol","why":["8.3: highest Econ: kandahar-spin-boldak (3)","8.7.3 step 1: zabol to kandahar-spin-boldak, 1 wanted"],"sum":"d33ebcb4d253bd18"}
{"type":"answer","n":38,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","why":["8.7.3 step 1: zabol to kandahar-spin-boldak, 1 wanted"],"sum":"96ecdb754782198a"}
{"type":"answer","n":39,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: zabol to kandahar-spin-boldak, 1 wanted"],"sum":"45ad7b52130fa928"}
{"type":"answer","n":40,"by":"taliban","ask":"march.origin","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"2981b209ddbc3aaa"}
{"type":"answer","n":41,"by":"taliban","ask":"extort.space","answer":"kandahar-spin-boldak","why":["8.7.2: Extort on LoCs of Econ 3 and 4: kandahar-spin-boldak"],"sum":"3021eaa0c5746304"}
{"type":"answer","n":42,"by":"taliban","ask":"extort.space","answer":"done","why":["8.7.2: Extort on LoCs of Econ 3 and 4: nothing more"],"sum":"2a0c6f22e2ba332c"}
{"type":"answer","n":43,"by":"taliban","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"b5f1c88084efa43b","sum":"338689949be96e8d"}
{"type":"answer","n":44,"by":null,"ask":"deck.top","answer":"event","sum":"21eb008e1c075688"}
{"type":"answer","n":45,"by":null,"ask":"deck.card","answer":"65","print":"8bb286510a6e69dc","position":"scenario: short\nseats: government=bot taliban=bot warlords=bot\noptions: sudden-propaganda=on\ncard: 15\nnext: 65\nplayed: 71\nremoved: 62 40 57 21 44 5 72 53 52 17 48 25 27 56 9 32 13 41 31 61 3 39 14 22\neligible: coalition\nresources: government=30 taliban=18 warlords=20\npatronage: 1\ncapabilities: 3=unshaded 5=unshaded 31=shaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T2P2\nkabul C:B1T3 G:T1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T2P2 T:B1u2\nzabol C:T1 T:B1u1\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkandahar-spin-boldak T:a1\n","sum":"ec8bec86ce749514"}
{"type":"answer","n":46,"by":"coalition","ask":"turn","answer":"train","sum":"8e3f73ac1ddc7a5f"}
{"type":"answer","n":47,"by":"coalition","ask":"train.space","answer":"paktika","sum":"679d2cd1961f4b2e"}
{"type":"answer","n":48,"by":"coalition","ask":"train.troops","answer":"1","sum":"b736d485c4c22e69"}
{"type":"answer","n":49,"by":"coalition","ask":"train.police","answer":"4","sum":"e87f0d78945a59f3"}
{"type":"answer","n":50,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"3a3ca2144e7a5825"}
{"type":"answer","n":51,"by":"coalition","ask":"air-lift.origin","answer":"khowst","sum":"0e2c714289c8d9d2"}
{"type":"answer","n":52,"by":"coalition","ask":"air-lift.destination","answer":"kabul","sum":"a829ee3e42b29a22"}
{"type":"answer","n":53,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"7b4e027d038469f2"}
{"type":"answer","n":54,"by":"coalition","ask":"air-lift.origin","answer":"oruzgan","sum":"74f631e02e2b6bfb"}
{"type":"answer","n":55,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"5f829db197f699be"}
{"type":"answer","n":56,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"77c3ffbed895e273"}
{"type":"answer","n":57,"by":"coalition","ask":"air-lift.origin","answer":"oruzgan","sum":"3f0f957c9113efd9"}
{"type":"answer","n":58,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"e73647d65f8ea82f"}
{"type":"answer","n":59,"by":"coalition","ask":"air-lift.origin","answer":"khowst","sum":"db307f542a7b6738"}
{"type":"answer","n":60,"by":"coalition","ask":"air-lift.destination","answer":"oruzgan","sum":"626aa7bc32230911"}
{"type":"answer","n":61,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"9b55120a8a8f9c99"}
{"type":"answer","n":62,"by":"coalition","ask":"air-lift.origin","answer":"kabul","sum":"7fae824e4f417538"}
{"type":"answer","n":63,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"db7b16b03d906f7b"}
{"type":"answer","n":64,"by":"coalition","ask":"air-lift.troops","answer":"1","sum":"14eb6c525b15f88a"}
{"type":"answer","n":65,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"1f09471084a95fe6"}
{"type":"answer","n":66,"by":"coalition","ask":"train.space","answer":"ghazni","sum":"7f2ae1f33938432b"}
{"type":"answer","n":67,"by":"coalition","ask":"train.troops","answer":"1","sum":"41e6119a1e93bcff"}
{"type":"answer","n":68,"by":"coalition","ask":"train.police","answer":"2","sum":"7e2f71f30507580b"}
{"type":"answer","n":69,"by":"coalition","ask":"train.space","answer":"helmand","sum":"74c27fe4b5a88e75"}
{"type":"answer","n":70,"by":"coalition","ask":"train.troops","answer":"1","sum":"6ad58f6c81770966"}
{"type":"answer","n":71,"by":"coalition","ask":"train.police","answer":"3","sum":"d9eca6b769ee0ccb"}
{"type":"answer","n":72,"by":"coalition","ask":"train.space","answer":"khowst","sum":"f82399b3770fcfbe"}
{"type":"answer","n":73,"by":"coalition","ask":"train.troops","answer":"0","sum":"3b617dc14793368e"}
{"type":"answer","n":74,"by":"coalition","ask":"train.police","answer":"2","sum":"7895a4e6de17f056"}
{"type":"answer","n":75,"by":"coalition","ask":"train.space","answer":"kabul","sum":"8a78af71498c0bd7"}
{"type":"answer","n":76,"by":"coalition","ask":"train.troops","answer":"5","sum":"54d410b8986a1a3c"}
{"type":"answer","n":77,"by":"coalition","ask":"train.police","answer":"0","sum":"44fcc4aa6e06c1f0"}
{"type":"answer","n":78,"by":"coalition","ask":"train.space","answer":"kandahar","sum":"e96a5ec307f9dc03"}
{"type":"answer","n":79,"by":"coalition","ask":"train.troops","answer":"3","sum":"e87153f268efdaf3"}
{"type":"answer","n":80,"by":"coalition","ask":"train.police","answer":"2","sum":"ed10f644d86fab90"}
{"type":"answer","n":81,"by":"coalition","ask":"train.extra","answer":"civic-action","sum":"0a84025af3730d02"}
{"type":"answer","n":82,"by":"coalition","ask":"train.extra.space","answer":"khowst","print":"d3af4c381e978822","sum":"01f85dbdb7a1e7b1"}
{"type":"answer","n":83,"by":null,"ask":"deck.top","answer":"event","sum":"47151f72cd7b77d4"}
{"type":"answer","n":84,"by":null,"ask":"deck.card","answer":"69","print":"93d28a9b0ee1cc0b","position":"scenario: short\nseats: government=bot taliban=bot warlords=bot\noptions: sudden-propaganda=on\ncard: 65\nnext: 69\nplayed: 71 15\nremoved: 62 40 57 21 44 5 72 53 52 17 48 25 27 56 9 32 13 41 31 61 3 39 14 22\neligible: government taliban warlords\nresources: government=9 taliban=18 warlords=20\npatronage: 1\ncapabilities: 3=unshaded 5=unshaded 31=shaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T3P4 T:B1u2\nhelmand C:B1T3 G:T3P5 T:B1u2\nherat G:B1T2P2\nkabul C:B1T3 G:T6 support=S +1\nkandahar C:B1T2 G:T5P4 T:B1u2\nkhowst C:B1T2 G:T1P4 T:B1u2 support=S +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan G:T2P1 T:u2 W:B1u1\npaktika C:B1T1 G:T3P6 T:B1u2\nzabol C:T1 T:B1u1\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkandahar-spin-boldak T:a1\n","sum":"9500ebd3de4623fe"}
{"type":"answer","n":85,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Islamabad Blocks Resupply"],"sum":"868abb88b98a0eab"}
{"type":"answer","n":86,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"deb9d5d6d15c6468","sum":"b843b9d11e497af3"}
{"type":"answer","n":87,"by":"taliban","ask":"turn","answer":"attack","why":["8.7.2: at least 15 Available or Active: no (14 Available, 1 Active)","8.7.3: none Underground, few at Support and on LoCs: no (2 Underground, 3 in all)","8.7: Support + Available 20 or less: yes (13)","8.7: Attack"],"sum":"127f11902d49b5dc"}
{"type":"answer","n":88,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.7.4: a Coalition piece can be removed: zabol","8.2: among ghazni, helmand, kandahar, khowst, nuristan, oruzgan, paktika"],"sum":"5e90bf51aa04f3fa"}
{"type":"answer","n":89,"by":null,"ask":"bot.tan","answer":"4","sum":"f470a2b906af68ee"}
{"type":"answer","n":90,"by":null,"ask":"bot.black","answer":"5","sum":"7e5412c7f2930620"}
{"type":"answer","n":91,"by":null,"ask":"bot.green","answer":"5","sum":"ecebfd111a054927"}
{"type":"answer","n":92,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 4 5 5: northwest-frontier, so kandahar","8.2: among ghazni, helmand, khowst, nuristan, oruzgan, paktika"],"sum":"5d7c35ff34c2bfc3"}
{"type":"answer","n":93,"by":null,"ask":"bot.tan","answer":"1","sum":"5dfa70d5da7b3230"}
{"type":"answer","n":94,"by":null,"ask":"bot.black","answer":"4","sum":"836af19d7fec5e19"}
{"type":"answer","n":95,"by":null,"ask":"bot.green","answer":"1","sum":"4040f6dadc212623"}
{"type":"answer","n":96,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 1 4 1: herat, so helmand","8.7.4: Ambush: zabol, kandahar, helmand"],"sum":"10c1862f410d05b6"}
{"type":"answer","n":97,"by":"taliban","ask":"ambush.space","answer":"zabol","why":["8.7.4: Ambush: zabol"],"sum":"be6e8b135722e2bd"}
{"type":"answer","n":98,"by":"taliban","ask":"attack.remove","answer":"coalition_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: coalition_troops"],"sum":"5c5efdadd54bbc29"}
{"type":"answer","n":99,"by":"taliban","ask":"ambush.space","answer":"kandahar","why":["8.7.4: Ambush: kandahar"],"sum":"743a85ffb5f49e65"}
{"type":"answer","n":100,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"934cadfd9146f451"}
{"type":"answer","n":101,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"a191f16a7974ed9d"}
{"type":"answer","n":102,"by":"taliban","ask":"ambush.space","answer":"helmand","why":["8.7.4: Ambush: helmand"],"sum":"c45fdb67d6a2b03d"}
{"type":"answer","n":103,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"84a65e19ff4a6c4d"}
{"type":"answer","n":104,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"5163e1ee5f5bef0d"}
{"type":"answer","n":105,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"40e874680a199371","sum":"43b2e23b1a6d9400"}
{"type":"answer","n":106,"by":null,"ask":"deck.top","answer":"event","sum":"3665e5ee633473cc"}
{"type":"answer","n":107,"by":null,"ask":"deck.card","answer":"64","print":"48d6317e9e416e60","position":"scenario: short\nseats: government=bot taliban=bot warlords=bot\noptions: sudden-propaganda=on\ncard: 69\nnext: 64\nplayed: 71 15 65\nremoved: 62 40 57 21 44 5 72 53 52 17 48 25 27 56 9 32 13 41 31 61 3 39 14 22\neligible: coalition government\nresources: government=5 taliban=15 warlords=24\npatronage: 1\ncasualties: C:T1\ncapabilities: 3=unshaded 5=unshaded 31=shaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T3P4 T:B1u2\nhelmand C:B1T3 G:T2P4 T:B1u2a1\nherat G:B1T2P2\nkabul C:B1T3 G:T6 support=S +1\nkandahar C:B1T2 G:T4P3 T:B1u2a1\nkhowst C:B1T2 G:T1P4 T:B1u2 support=S +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan G:T2P1 T:u2 W:B1u1\npaktika C:B1T1 G:T3P6 T:B1u2\nzabol T:B1u1a1\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham sabotage\nkandahar-spin-boldak T:a1 sabotage\n","sum":"3ae39869afa1ada8"}
{"type":"answer","n":108,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mine Removal"],"sum":"be5e8bdbce8d0c6b"}
{"type":"answer","n":109,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"08623ec95b265b7e"}
{"type":"answer","n":110,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.4.1: COIN-Controlled: ghazni, helmand, herat, kandahar, paktika","8.2: among ghazni, helmand, herat, kandahar, paktika"],"sum":"0ecd986e9b0d5509"}
{"type":"answer","n":111,"by":null,"ask":"bot.tan","answer":"4","sum":"7e395004c40f5268"}
{"type":"answer","n":112,"by":null,"ask":"bot.black","answer":"6","sum":"92cc1f4fbbaebe16"}
{"type":"answer","n":113,"by":null,"ask":"bot.green","answer":"4","sum":"ca7f62239d8a11e0"}
{"type":"answer","n":114,"by":"government","ask":"event.space","answer":"kandahar","why":["8.2: dice 4 6 4: baghlan, so kandahar"],"sum":"0e3d101e32926d3b"}
{"type":"answer","n":115,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.4.1: COIN-Controlled: ghazni, helmand, herat, paktika","8.2: among ghazni, helmand, herat, paktika"],"sum":"3c213b3a5e150a11"}
{"type":"answer","n":116,"by":null,"ask":"bot.tan","answer":"6","sum":"af91d83bc0816836"}
{"type":"answer","n":117,"by":null,"ask":"bot.black","answer":"4","sum":"f2283e7e818640c6"}
{"type":"answer","n":118,"by":null,"ask":"bot.green","answer":"6","sum":"5137b6f9d2e4e4d2"}
{"type":"answer","n":119,"by":"government","ask":"event.space","answer":"herat","why":["8.2: dice 6 4 6: ghowr, so herat"],"print":"e1782bb725dea173","sum":"7efacb61cb6b72b3"}
{"type":"answer","n":120,"by":"coalition","ask":"turn","answer":"assault","sum":"15fbd4e844f19e75"}
{"type":"answer","n":121,"by":"coalition","ask":"assault.space","answer":"helmand","sum":"1640aac9019d8313"}
{"type":"answer","n":122,"by":"coalition","ask":"assault.space","answer":"kandahar","sum":"508f6f1bad8a5b4a"}
{"type":"answer","n":123,"by":"coalition","ask":"assault.space","answer":"done","print":"36943a38787f1955","sum":"ba4de5822f3266c5"}
{"type":"answer","n":124,"by":null,"ask":"deck.top","answer":"event","sum":"062e87612b2c7fe7"}
{"type":"answer","n":125,"by":null,"ask":"deck.card","answer":"67","print":"3ae35b116f2546b3","position":"scenario: short\nseats: government=bot taliban=bot warlords=bot\noptions: sudden-propaganda=on\ncard: 64\nnext: 67\nplayed: 71 15 65 69\nremoved: 62 40 57 21 44 5 72 53 52 17 48 25 27 56 9 32 13 41 31 61 3 39 14 22\neligible: taliban warlords\nresources: government=5 taliban=15 warlords=24\npatronage: 1\ncasualties: C:T1\ncapabilities: 3=unshaded 5=unshaded 31=shaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T3P4 T:B1u2\nhelmand C:B1T3 G:T2P4 T:B1u2\nherat G:B1T2P2 +1\nkabul C:B1T3 G:T6 support=S +1\nkandahar C:B1T2 G:T4P3 T:B1u2 +1\nkhowst C:B1T2 G:T1P4 T:B1u2 support=S +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan G:T2P1 T:u2 W:B1u1\npaktika C:B1T1 G:T3P6 T:B1u2\nzabol T:B1u1a1\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham sabotage\nkandahar-spin-boldak T:a1 sabotage\n","sum":"0fde81b666381018"}
{"type":"answer","n":126,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Hazara"],"sum":"68c87bbce8bf25ed"}
{"type":"answer","n":127,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"d9fc3f8a8fc166ee","sum":"6b1237edae3759e9"}
{"type":"answer","n":128,"by":"taliban","ask":"turn","answer":"attack","why":["8.7.2: at least 15 Available or Active: no (13 Available, 2 Active)","8.7.3: none Underground, few at Support and on LoCs: no (2 Underground, 3 in all)","8.7: Support + Available 20 or less: yes (13)","8.7: Attack"],"sum":"64ae4af9f1a4cca9"}
{"type":"answer","n":129,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, kandahar, khowst, nuristan, oruzgan, paktika"],"sum":"aeb187a7ddf495ce"}
{"type":"answer","n":130,"by":null,"ask":"bot.tan","answer":"6","sum":"13678d575e6ada8b"}
{"type":"answer","n":131,"by":null,"ask":"bot.black","answer":"6","sum":"8603330ba05fa439"}
{"type":"answer","n":132,"by":null,"ask":"bot.green","answer":"2","sum":"8aa513a64943e9bc"}
{"type":"answer","n":133,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 6 6 2: sar-e-pol, so kandahar","8.2: among ghazni, helmand, khowst, nuristan, oruzgan, paktika"],"sum":"4d13b127394d849e"}
{"type":"answer","n":134,"by":null,"ask":"bot.tan","answer":"6","sum":"dc85da7028539116"}
{"type":"answer","n":135,"by":null,"ask":"bot.black","answer":"4","sum":"cb2021ac38767d88"}
{"type":"answer","n":136,"by":null,"ask":"bot.green","answer":"4","sum":"ea82221991cf765e"}
{"type":"answer","n":137,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 6 4 4: faryab, so helmand","8.2: among ghazni, khowst, nuristan, oruzgan, paktika"],"sum":"99f2414f956b2534"}
{"type":"answer","n":138,"by":null,"ask":"bot.tan","answer":"4","sum":"dbbc5e6474595966"}
{"type":"answer","n":139,"by":null,"ask":"bot.black","answer":"5","sum":"ed9841bd9fe62a08"}
{"type":"answer","n":140,"by":null,"ask":"bot.green","answer":"1","sum":"5b9574fe26bd9fa0"}
{"type":"answer","n":141,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 4 5 1: nuristan, so nuristan","8.7.4: Ambush: kandahar, helmand, nuristan"],"sum":"ba48136c40c198e9"}
{"type":"answer","n":142,"by":"taliban","ask":"ambush.space","answer":"kandahar","why":["8.7.4: Ambush: kandahar"],"sum":"6217b578049dfb4f"}
{"type":"answer","n":143,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"7ed97701244f117f"}
{"type":"answer","n":144,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"42fcef2e1e413138"}
{"type":"answer","n":145,"by":"taliban","ask":"ambush.space","answer":"helmand","why":["8.7.4: Ambush: helmand"],"sum":"5815c07766d84d93"}
{"type":"answer","n":146,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"b9c59edefc3c500e"}
{"type":"answer","n":147,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"1508763c7f0ef215"}
{"type":"answer","n":148,"by":"taliban","ask":"ambush.space","answer":"nuristan","why":["8.7.4: Ambush: nuristan"],"sum":"c54be360b3d7d714"}
{"type":"answer","n":149,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"3b4b8ce4fdbbdbb6"}
{"type":"answer","n":150,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"6f1a2a4091690c9a"}
{"type":"bookmark","at":150,"name":"a place to look back to","sum":"b8029b8cf43c1e4d"}
{"type":"answer","n":151,"by":"taliban","ask":"seats","answer":"human","sum":"58c1127482d416f4"}
{"type":"answer","n":152,"by":"taliban","ask":"seats","answer":"bot","sum":"5ae3641333bb7515"}
{"type":"answer","n":153,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"2d2c21ea2bfd8f3b","sum":"8e2aed06473b1e0c"}
{"type":"answer","n":154,"by":null,"ask":"deck.top","answer":"event","sum":"fb3ef3b86cb7b875"}
{"type":"answer","n":155,"by":null,"ask":"deck.card","answer":"2","print":"f50dcf8b770cb62d","position":"scenario: short\nseats: government=bot taliban=bot warlords=bot\noptions: sudden-propaganda=on\ncard: 67\nnext: 2\nplayed: 71 15 65 69 64\nremoved: 62 40 57 21 44 5 72 53 52 17 48 25 27 56 9 32 13 41 31 61 3 39 14 22\neligible: coalition government\nresources: government=5 taliban=12 warlords=24\npatronage: 1\ncasualties: C:T1\ncapabilities: 3=unshaded 5=unshaded 31=shaded\nbaghlan +1\nbalkh W:B1u1\nbamian W:u1\nfarah W:B1u1\nghazni C:B1T1 G:T3P4 T:B1u2\nghowr W:u1\nhelmand C:B1T3 G:T1P3 T:B1u2a1\nherat G:B1T2P2 +1\nkabul C:B1T3 G:T6 support=S +1\nkandahar C:B1T2 G:T3P2 T:B1u2a1 +1\nkhowst C:B1T2 G:T1P4 T:B1u2 support=S +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 T:u2a1 W:B1u1\noruzgan G:T2P1 T:u2 W:B1u2\npaktika C:B1T1 G:T3P6 T:B1u2\nzabol T:B1u1a1\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham sabotage\nkandahar-spin-boldak T:a1 sabotage\n","sum":"5834dc2d57859c7d"}
{"type":"answer","n":156,"by":"government","ask":"turn","answer":"patrol","why":["8.4.1: Change in Tactics: only if the coalition are a Non-player","8.6.2: at least 15 pieces Available: no (14)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others: kandahar-spin-boldak","8.6: Patrol"],"sum":"8988a15505289b41"}
{"type":"answer","n":157,"by":"government","ask":"patrol.space","answer":"kandahar-spin-boldak","why":["8.6.3: Taliban Guerrillas outnumber all others: kandahar-spin-boldak"],"sum":"6a9af92670cd1931"}
{"type":"answer","n":158,"by":"government","ask":"patrol.origin","answer":"paktika","why":["8.6.3: most of the kind: paktika (6)","8.6.3: 1 Police from paktika to kandahar-spin-boldak"],"sum":"89a6b25bb8178e62"}
{"type":"answer","n":159,"by":"government","ask":"patrol.troops","answer":"0","why":["8.6.3: 1 Police from paktika to kandahar-spin-boldak"],"sum":"b27d12a8b1ebb1c8"}
{"type":"answer","n":160,"by":"government","ask":"patrol.police","answer":"1","why":["8.6.3: 1 Police from paktika to kandahar-spin-boldak"],"sum":"52d583c753185b5d"}
{"type":"answer","n":161,"by":"government","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"ac2683587ffe98d9"}
{"type":"answer","n":162,"by":"government","ask":"patrol.space","answer":"done","why":["8.6.3: no other place is in want"],"sum":"47d7da6d13eee709"}
{"type":"answer","n":163,"by":"government","ask":"patrol.assault","answer":"transport","why":["8.6.2: no Govern","8.6.2: most Troops in excess of Control: 5 in kabul","8.6.2: most Population: baghlan (3)","8.6.2: adds the most COIN-Controlled Population: baghlan","8.6.2: Transport"],"sum":"65f0ce632abf0697"}
{"type":"answer","n":164,"by":"government","ask":"transport.origin","answer":"kabul","why":["8.6.2: most Troops in excess of Control: 5 in kabul"],"sum":"6a8193a4bc4b6205"}
{"type":"answer","n":165,"by":"government","ask":"transport.destination","answer":"baghlan","why":["8.6.2: adds the most COIN-Controlled Population: baghlan"],"sum":"2b6863499f146275"}
{"type":"answer","n":166,"by":"government","ask":"transport.troops","answer":"5","why":["8.6.2: all of the excess"],"print":"6a182c05a432b733","sum":"4cb7dbaf5f410548"}
{"type":"answer","n":167,"by":"coalition","ask":"turn","answer":"pass","print":"907984b975d7da76","sum":"c5f93042d159aa7c"}
{"type":"answer","n":168,"by":null,"ask":"deck.top","answer":"event","sum":"c0a5df5f80f9543b"}
{"type":"answer","n":169,"by":null,"ask":"deck.card","answer":"23","print":"b1d3464ff23f32ff","position":"scenario: short\nseats: government=bot taliban=bot warlords=bot\noptions: sudden-propaganda=on\ncard: 2\nnext: 23\nplayed: 71 15 65 69 64 67\nremoved: 62 40 57 21 44 5 72 53 52 17 48 25 27 56 9 32 13 41 31 61 3 39 14 22\neligible: coalition taliban warlords\nresources: government=5 taliban=12 warlords=24\npatronage: 1\ncasualties: C:T1\ncapabilities: 3=unshaded 5=unshaded 31=shaded\nbaghlan G:T5 +1\nbalkh W:B1u1\nbamian W:u1\nfarah W:B1u1\nghazni C:B1T1 G:T3P4 T:B1u2\nghowr W:u1\nhelmand C:B1T3 G:T1P3 T:B1u2a1\nherat G:B1T2P2 +1\nkabul C:B1T3 G:T1 support=S +1\nkandahar C:B1T2 G:T3P2 T:B1u2a1 +1\nkhowst C:B1T2 G:T1P4 T:B1u2 support=S +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 T:u2a1 W:B1u1\noruzgan G:T2P1 T:u2 W:B1u2\npaktika C:B1T1 G:T3P5 T:B1u2\nzabol T:B1u1a1\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham sabotage\nkandahar-spin-boldak G:P1 T:a1 sabotage\n","sum":"a78105f9799f8703"}
{"type":"answer","n":170,"by":"coalition","ask":"turn","answer":"pass","print":"4af44696087fc629","sum":"a7a3510ccd262254"}
{"type":"answer","n":171,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Predators is a Capability: wanted below 4"],"sum":"1f0830a8d9d8190a"}
{"type":"answer","n":172,"by":null,"ask":"bot.die","answer":"4","sum":"6e8bd8df9a233851"}
{"type":"answer","n":173,"by":"taliban","ask":"turn","answer":"attack","why":["8.1: die 4, Propaganda cards left 4: Predators is not taken","8.7.2: at least 15 Available or Active: no (10 Available, 5 Active)","8.7.3: none Underground, few at Support and on LoCs: no (2 Underground, 3 in all)","8.7: Support + Available 20 or less: yes (13)","8.7: Attack"],"sum":"77455736105c400e"}
{"type":"answer","n":174,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.7.4: a Coalition piece can be removed: nuristan","8.2: areas before LoCs: ghazni, helmand, kandahar, khowst, oruzgan, paktika","8.2: among ghazni, helmand, kandahar, khowst, oruzgan, paktika"],"sum":"01154b83594e1d58"}
{"type":"answer","n":175,"by":null,"ask":"bot.tan","answer":"4","sum":"a706b62fce5b6204"}
{"type":"answer","n":176,"by":null,"ask":"bot.black","answer":"4","sum":"a4af22caa63c95c7"}
{"type":"answer","n":177,"by":null,"ask":"bot.green","answer":"3","sum":"fefc7ac2e2920c5d"}
{"type":"answer","n":178,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 4 4 3: kabul, so kandahar","8.2: areas before LoCs: ghazni, helmand, khowst, oruzgan, paktika","8.2: among ghazni, helmand, khowst, oruzgan, paktika"],"sum":"f9143f2ee2aad9c1"}
{"type":"answer","n":179,"by":null,"ask":"bot.tan","answer":"6","sum":"9be2262d0af99992"}
{"type":"answer","n":180,"by":null,"ask":"bot.black","answer":"6","sum":"2a06d6902c140ba6"}
{"type":"answer","n":181,"by":null,"ask":"bot.green","answer":"5","sum":"9a292c3240a5a14d"}
{"type":"answer","n":182,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 6 6 5: kandahar, so helmand","8.7.4: Ambush: nuristan, kandahar, helmand"],"sum":"3b0cfff71bb7ef6b"}
{"type":"answer","n":183,"by":"taliban","ask":"ambush.space","answer":"nuristan","why":["8.7.4: Ambush: nuristan"],"sum":"c190458e55ef5f82"}
{"type":"answer","n":184,"by":"taliban","ask":"attack.remove","answer":"coalition_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: coalition_troops"],"sum":"598cb17594e2a0ac"}
{"type":"answer","n":185,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: warlord_underground"],"sum":"f92bdf9516d03cfc"}
{"type":"answer","n":186,"by":"taliban","ask":"ambush.space","answer":"kandahar","why":["8.7.4: Ambush: kandahar"],"sum":"e709aada48edb592"}
{"type":"answer","n":187,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"23b3fc85c8bb134e"}
{"type":"answer","n":188,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"aae52de024b93d3a"}
{"type":"answer","n":189,"by":"taliban","ask":"ambush.space","answer":"helmand","why":["8.7.4: Ambush: helmand"],"sum":"06ac849c2f39e2dd"}
{"type":"answer","n":190,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"36f3c116b302cbaa"}
{"type":"answer","n":191,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"d2a0c886ec1c499f"}
{"type":"answer","n":192,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"904e5a72d346cb6d","sum":"bac4d0431f1bcfd2"}
{"type":"head","to":132,"how":"undo","sum":"a2a1894fc96e1e8d"}
{"type":"head","to":133,"how":"redo","by":"taliban","sum":"f37345f0b3f1b3fd"}
{"type":"head","to":134,"how":"redo","sum":"2a0d9bd58e0aa4dc"}
{"type":"head","to":135,"how":"redo","sum":"05d9faf0cdf9f88c"}
{"type":"head","to":136,"how":"redo","sum":"c53a09c27d17c15b"}
{"type":"head","to":137,"how":"redo","by":"taliban","sum":"9d08f9ce8fc463d4"}
{"type":"head","to":138,"how":"redo","sum":"db60a361d137baf7"}
{"type":"head","to":139,"how":"redo","sum":"54fe99f19ce438b5"}
{"type":"head","to":140,"how":"redo","sum":"9d9eb5bc8c6a205b"}
{"type":"head","to":141,"how":"redo","by":"taliban","sum":"895d6447216efe01"}
{"type":"head","to":142,"how":"redo","by":"taliban","sum":"0a36a271b29ff327"}
{"type":"head","to":143,"how":"redo","by":"taliban","sum":"ea6cefe547975d28"}
{"type":"head","to":144,"how":"redo","by":"taliban","sum":"37fb898ff68951e1"}
{"type":"head","to":145,"how":"redo","by":"taliban","sum":"9bda22cbf7000a19"}
{"type":"head","to":146,"how":"redo","by":"taliban","sum":"35b3daa07b1fd160"}
{"type":"head","to":147,"how":"redo","by":"taliban","sum":"a48b27962db1f4f6"}
{"type":"head","to":148,"how":"redo","by":"taliban","sum":"960cac82578435fe"}
{"type":"head","to":149,"how":"redo","by":"taliban","sum":"35d9bb6c33c3a322"}
{"type":"head","to":150,"how":"redo","by":"taliban","sum":"57cf03fcbba5a488"}
{"type":"answer","n":193,"parent":150,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"2d2c21ea2bfd8f3b","sum":"384ec8dcf45504e4"}
{"type":"answer","n":194,"by":null,"ask":"deck.top","answer":"event","sum":"5e5cfad374cddf9a"}
{"type":"answer","n":195,"by":null,"ask":"deck.card","answer":"2","print":"f50dcf8b770cb62d","position":"scenario: short\nseats: government=bot taliban=bot warlords=bot\noptions: sudden-propaganda=on\ncard: 67\nnext: 2\nplayed: 71 15 65 69 64\nremoved: 62 40 57 21 44 5 72 53 52 17 48 25 27 56 9 32 13 41 31 61 3 39 14 22\neligible: coalition government\nresources: government=5 taliban=12 warlords=24\npatronage: 1\ncasualties: C:T1\ncapabilities: 3=unshaded 5=unshaded 31=shaded\nbaghlan +1\nbalkh W:B1u1\nbamian W:u1\nfarah W:B1u1\nghazni C:B1T1 G:T3P4 T:B1u2\nghowr W:u1\nhelmand C:B1T3 G:T1P3 T:B1u2a1\nherat G:B1T2P2 +1\nkabul C:B1T3 G:T6 support=S +1\nkandahar C:B1T2 G:T3P2 T:B1u2a1 +1\nkhowst C:B1T2 G:T1P4 T:B1u2 support=S +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 T:u2a1 W:B1u1\noruzgan G:T2P1 T:u2 W:B1u2\npaktika C:B1T1 G:T3P6 T:B1u2\nzabol T:B1u1a1\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham sabotage\nkandahar-spin-boldak T:a1 sabotage\n","sum":"1044750e1e19855c"}
{"type":"answer","n":196,"by":"government","ask":"turn","answer":"patrol","why":["8.4.1: Change in Tactics: only if the coalition are a Non-player","8.6.2: at least 15 pieces Available: no (14)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others: kandahar-spin-boldak","8.6: Patrol"],"sum":"2ffa7b2391cdfc35"}
{"type":"answer","n":197,"by":"government","ask":"patrol.space","answer":"kandahar-spin-boldak","why":["8.6.3: Taliban Guerrillas outnumber all others: kandahar-spin-boldak"],"sum":"9def80899a1d323f"}
{"type":"answer","n":198,"by":"government","ask":"patrol.origin","answer":"paktika","why":["8.6.3: most of the kind: paktika (6)","8.6.3: 1 Police from paktika to kandahar-spin-boldak"],"sum":"5cea50eeda06eda5"}
{"type":"answer","n":199,"by":"government","ask":"patrol.troops","answer":"0","why":["8.6.3: 1 Police from paktika to kandahar-spin-boldak"],"sum":"0219775bb6d52a31"}
{"type":"answer","n":200,"by":"government","ask":"patrol.police","answer":"1","why":["8.6.3: 1 Police from paktika to kandahar-spin-boldak"],"sum":"7760e4aaead683e2"}
{"type":"answer","n":201,"by":"government","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"f76b113878143cdd"}
{"type":"answer","n":202,"by":"government","ask":"patrol.space","answer":"done","why":["8.6.3: no other place is in want"],"sum":"e7673cd3327616a2"}
{"type":"answer","n":203,"by":"government","ask":"patrol.assault","answer":"transport","why":["8.6.2: no Govern","8.6.2: most Troops in excess of Control: 5 in kabul","8.6.2: most Population: baghlan (3)","8.6.2: adds the most COIN-Controlled Population: baghlan","8.6.2: Transport"],"sum":"3706d06ac8627c02"}
{"type":"answer","n":204,"by":"government","ask":"transport.origin","answer":"kabul","why":["8.6.2: most Troops in excess of Control: 5 in kabul"],"sum":"9d22b703f4826a13"}
{"type":"answer","n":205,"by":"government","ask":"transport.destination","answer":"baghlan","why":["8.6.2: adds the most COIN-Controlled Population: baghlan"],"sum":"3e43c4033d19d1cd"}
{"type":"answer","n":206,"by":"government","ask":"transport.troops","answer":"5","why":["8.6.2: all of the excess"],"print":"6a182c05a432b733","sum":"b8f60f730aec8b1b"}
{"type":"answer","n":207,"by":"coalition","ask":"turn","answer":"train","sum":"3dd0e3ddf15c7e75"}
{"type":"answer","n":208,"by":"coalition","ask":"train.space","answer":"kabul","sum":"210c4d9dfd8d350d"}
{"type":"answer","n":209,"by":"coalition","ask":"train.extra","answer":"take-patronage","print":"ca598a5ac8ec8e6c","sum":"35b4bb8294ed4d2e"}
{"type":"answer","n":210,"by":null,"ask":"deck.top","answer":"event","sum":"6ec56ac1b0d90f43"}
{"type":"answer","n":211,"by":null,"ask":"deck.card","answer":"23","print":"5d9c14748f97f5a1","position":"scenario: short\nseats: government=bot taliban=bot warlords=bot\noptions: sudden-propaganda=on\ncard: 2\nnext: 23\nplayed: 71 15 65 69 64 67\nremoved: 62 40 57 21 44 5 72 53 52 17 48 25 27 56 9 32 13 41 31 61 3 39 14 22\neligible: taliban warlords\nresources: government=3 taliban=12 warlords=24\npatronage: 0\ncasualties: C:T1\ncapabilities: 3=unshaded 5=unshaded 31=shaded\nbaghlan G:T5 +1\nbalkh W:B1u1\nbamian W:u1\nfarah W:B1u1\nghazni C:B1T1 G:T3P4 T:B1u2\nghowr W:u1\nhelmand C:B1T3 G:T1P3 T:B1u2a1\nherat G:B1T2P2 +1\nkabul C:B1T3 G:T1 support=S +1\nkandahar C:B1T2 G:T3P2 T:B1u2a1 +1\nkhowst C:B1T2 G:T1P4 T:B1u2 support=S +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 T:u2a1 W:B1u1\noruzgan G:T2P1 T:u2 W:B1u2\npaktika C:B1T1 G:T3P5 T:B1u2\nzabol T:B1u1a1\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham sabotage\nkandahar-spin-boldak G:P1 T:a1 sabotage\n","sum":"a31bb27a4a55f337"}
{"type":"answer","n":212,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Predators is a Capability: wanted below 4"],"sum":"08483472e92bb34d"}
{"type":"answer","n":213,"by":null,"ask":"bot.die","answer":"4","sum":"4f6a6cee176f76f9"}
{"type":"answer","n":214,"by":"taliban","ask":"turn","answer":"attack","why":["8.1: die 4, Propaganda cards left 4: Predators is not taken","8.7.2: at least 15 Available or Active: no (10 Available, 5 Active)","8.7.3: none Underground, few at Support and on LoCs: no (2 Underground, 3 in all)","8.7: Support + Available 20 or less: yes (13)","8.7: Attack"],"sum":"cf45f4d3ff1b5950"}
{"type":"answer","n":215,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.7.4: a Coalition piece can be removed: nuristan","8.2: areas before LoCs: ghazni, helmand, kandahar, khowst, oruzgan, paktika","8.2: among ghazni, helmand, kandahar, khowst, oruzgan, paktika"],"sum":"75122a09b1723669"}
{"type":"answer","n":216,"by":null,"ask":"bot.tan","answer":"4","sum":"d92f9201dbd93050"}
{"type":"answer","n":217,"by":null,"ask":"bot.black","answer":"4","sum":"a993b521879367cd"}
{"type":"answer","n":218,"by":null,"ask":"bot.green","answer":"3","sum":"88ccbcc8a0991c7d"}
{"type":"answer","n":219,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 4 4 3: kabul, so kandahar","8.2: areas before LoCs: ghazni, helmand, khowst, oruzgan, paktika","8.2: among ghazni, helmand, khowst, oruzgan, paktika"],"sum":"c07ed560a83b3356"}
{"type":"answer","n":220,"by":null,"ask":"bot.tan","answer":"6","sum":"3e010a739fbe6d36"}
{"type":"answer","n":221,"by":null,"ask":"bot.black","answer":"6","sum":"5e015ce1ba5feeb2"}
{"type":"answer","n":222,"by":null,"ask":"bot.green","answer":"5","sum":"c493a99bd563e9e7"}
{"type":"answer","n":223,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 6 6 5: kandahar, so helmand","8.7.4: Ambush: nuristan, kandahar, helmand"],"sum":"ff0b292740d7c9b1"}
{"type":"answer","n":224,"by":"taliban","ask":"ambush.space","answer":"nuristan","why":["8.7.4: Ambush: nuristan"],"sum":"74744b886a9c5af3"}
{"type":"answer","n":225,"by":"taliban","ask":"attack.remove","answer":"coalition_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: coalition_troops"],"sum":"5c484000f928da82"}
{"type":"answer","n":226,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: warlord_underground"],"sum":"94c75490a11fe8b5"}
{"type":"answer","n":227,"by":"taliban","ask":"ambush.space","answer":"kandahar","why":["8.7.4: Ambush: kandahar"],"sum":"cf188df9d73f8693"}
{"type":"answer","n":228,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"ef71b84ebb76f979"}
{"type":"answer","n":229,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"c25d0ee21f9c2893"}
{"type":"answer","n":230,"by":"taliban","ask":"ambush.space","answer":"helmand","why":["8.7.4: Ambush: helmand"],"sum":"a1f6e032ff4f0321"}
{"type":"answer","n":231,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"7cabdedb7b117f28"}
{"type":"answer","n":232,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"fc870985be0d9141"}
{"type":"answer","n":233,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"fd42f5f326e743aa","sum":"0685bdbd7fa3a5df"}
{"type":"answer","n":234,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Predators"],"sum":"ba804d8e588d726b"}
{"type":"answer","n":235,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"e077f5b007087696","sum":"0a05203864e2f291"}
{"type":"answer","n":236,"by":null,"ask":"deck.top","answer":"propaganda","print":"ac85b289f44d6513","sum":"b4eca2d086f5a7ad"}
{"type":"answer","n":237,"by":"coalition","ask":"civic.space","answer":"kandahar","sum":"6ad39f37e2fd1eba"}
{"type":"answer","n":238,"by":"coalition","ask":"civic.space","answer":"helmand","sum":"731fd2bae802d1f5"}
{"type":"answer","n":239,"by":"government","ask":"civic.space","answer":"konduz","why":["8.6.6: highest Population: konduz (3)","8.6.6: Neutral to Support, no Coalition Base: konduz"],"sum":"2c0e2d897724ff8c"}
{"type":"answer","n":240,"by":"government","ask":"civic.space","answer":"herat","why":["8.6.6: Neutral to Support, no Coalition Base: herat"],"sum":"66d8b787844db422"}
{"type":"answer","n":241,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"sum":"68b5640ae2c8664e"}
{"type":"answer","n":242,"by":"taliban","ask":"sharia.space","answer":"nuristan","why":["8.7.7: Sharia: nuristan"],"print":"451d0646993a7e6e","sum":"3ec65ba00d6a8bfd"}
{"type":"answer","n":243,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"85ebc3dc2d1531df"}
{"type":"answer","n":244,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b7712684cdaafbca"}
{"type":"answer","n":245,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e9cedeea1fc13f14"}
{"type":"answer","n":246,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"abdb4a4e8ee364c0"}
{"type":"answer","n":247,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c8e060f56d140dee"}
{"type":"answer","n":248,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"782c1b19a0c70745"}
{"type":"answer","n":249,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"da79e3c33c399b44"}
{"type":"answer","n":250,"by":"government","ask":"redeploy.destination","answer":"helmand","why":["8.6.7: fewest Government Troops: helmand (0)","8.6.7: fewest Government Troops: helmand"],"sum":"fe092dedf89a5409"}
{"type":"answer","n":251,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"3e8d7cc64734620c"}
{"type":"answer","n":252,"by":"government","ask":"redeploy.destination","answer":"helmand","why":["8.6.7: fewest Government Troops: helmand, kabul, khowst (1)","8.6.7: fewest Government Troops: helmand"],"sum":"35f3f9dd3f4985f0"}
{"type":"answer","n":253,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"01c24befa658970d"}
{"type":"answer","n":254,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul, khowst (1)","8.6.7: fewest Government Troops: kabul"],"sum":"1449e530d9aad1fb"}
{"type":"answer","n":255,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"60f196f2494ce808"}
{"type":"answer","n":256,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: fewest Government Troops: khowst (1)","8.6.7: fewest Government Troops: khowst"],"sum":"7bcf907d5d7ec7df"}
{"type":"answer","n":257,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among ghazni, helmand, herat, kabul, kandahar, khowst, konduz, paktika"],"sum":"71f7feb781d3981f"}
{"type":"answer","n":258,"by":null,"ask":"bot.tan","answer":"1","sum":"6358e07217488850"}
{"type":"answer","n":259,"by":null,"ask":"bot.black","answer":"2","sum":"3719b3608485784c"}
{"type":"answer","n":260,"by":null,"ask":"bot.green","answer":"3","sum":"23e915b91956b601"}
{"type":"answer","n":261,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.2: dice 1 2 3: nimruz, so herat","8.6.7: fewest Government Troops: herat"],"sum":"c1c0956d849c7657"}
{"type":"answer","n":262,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"838474ad10d319ed"}
{"type":"answer","n":263,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: ghazni, helmand, kabul, kandahar, khowst, konduz, paktika (2)","8.2: among ghazni, helmand, kabul, kandahar, khowst, konduz, paktika"],"sum":"3613c5c52a09c41e"}
{"type":"answer","n":264,"by":null,"ask":"bot.tan","answer":"6","sum":"7cf8eb9c1c58c5de"}
{"type":"answer","n":265,"by":null,"ask":"bot.black","answer":"5","sum":"984b4ba7f2218805"}
{"type":"answer","n":266,"by":null,"ask":"bot.green","answer":"1","sum":"829e60999f09999e"}
{"type":"answer","n":267,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 6 5 1: sar-e-pol, so kandahar","8.6.7: fewest Government Troops: kandahar"],"sum":"96a9fdfdb9293c47"}
{"type":"answer","n":268,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: COIN Control would be lost: baghlan","8.6.7: most Police: paktika (4)","8.6.7: most Police: ghazni, khowst, paktika (3)","8.2: among ghazni, khowst, paktika"],"sum":"3118f2f044b1b9e6"}
{"type":"answer","n":269,"by":null,"ask":"bot.tan","answer":"4","sum":"c36fa51b065dfd6b"}
{"type":"answer","n":270,"by":null,"ask":"bot.black","answer":"1","sum":"60f57013f7de1256"}
{"type":"answer","n":271,"by":null,"ask":"bot.green","answer":"4","sum":"243743aaf442030f"}
{"type":"answer","n":272,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 1 4: khowst, so khowst","8.6.7: most Police: ghazni, paktika (3)","8.2: among ghazni, paktika"],"sum":"a2b37a727ff02e81"}
{"type":"answer","n":273,"by":null,"ask":"bot.tan","answer":"5","sum":"0fdfea6b940ddaf4"}
{"type":"answer","n":274,"by":null,"ask":"bot.black","answer":"6","sum":"5c1cfe805d051dd5"}
{"type":"answer","n":275,"by":null,"ask":"bot.green","answer":"5","sum":"a432716a883eb528"}
{"type":"answer","n":276,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 5 6 5: kandahar, so paktika","8.6.7: most Police: ghazni (3)","8.6.7: most Police: ghazni, helmand, khowst, paktika (2)","8.2: among ghazni, helmand, khowst, paktika"],"sum":"fb1352a4f0bae003"}
{"type":"answer","n":277,"by":null,"ask":"bot.tan","answer":"2","sum":"23ffbb6296639ef2"}
{"type":"answer","n":278,"by":null,"ask":"bot.black","answer":"3","sum":"7e4e1603c22c295a"}
{"type":"answer","n":279,"by":null,"ask":"bot.green","answer":"2","sum":"2923cd21818521aa"}
{"type":"answer","n":280,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 2 3 2: herat, so helmand","8.6.7: fewest Police: kabul, kandahar (0)","8.2: among kabul, kandahar"],"sum":"515da0fc170ee46e"}
{"type":"answer","n":281,"by":null,"ask":"bot.tan","answer":"4","sum":"6822858e8d6f9197"}
{"type":"answer","n":282,"by":null,"ask":"bot.black","answer":"5","sum":"d46c28b75134b555"}
{"type":"answer","n":283,"by":null,"ask":"bot.green","answer":"2","sum":"1f8b47412bb77707"}
{"type":"answer","n":284,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 5 2: nuristan, so kandahar","8.6.7: most Police: ghazni, khowst, paktika (2)","8.2: among ghazni, khowst, paktika"],"sum":"f29df0d2c3ce30bf"}
{"type":"answer","n":285,"by":null,"ask":"bot.tan","answer":"5","sum":"b3391d85044c3cc8"}
{"type":"answer","n":286,"by":null,"ask":"bot.black","answer":"1","sum":"563a3954108d6ead"}
{"type":"answer","n":287,"by":null,"ask":"bot.green","answer":"4","sum":"f74057fca6bb0f12"}
{"type":"answer","n":288,"by":"government","ask":"redeploy.police.origin","answer":"paktika","why":["8.2: dice 5 1 4: badakhshan, so paktika","8.6.7: fewest Police: kabul (0)","8.6.7: COIN Control would be lost: 1 Police from paktika to baghlan"],"sum":"7657d8c3ffce2989"}
{"type":"answer","n":289,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.6.7: COIN Control would be lost: 1 Police from paktika to baghlan"],"sum":"1449287e62944174"}
{"type":"answer","n":290,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from paktika to baghlan"],"sum":"e14b5b4a03b631b3"}
{"type":"answer","n":291,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from khowst to kabul-tor-kham"],"sum":"ba5e6e06a315641b"}
{"type":"answer","n":292,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from khowst to kabul-tor-kham"],"sum":"f52dc1bbeb1c53c3"}
{"type":"answer","n":293,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from khowst to kabul-tor-kham"],"sum":"2671aeec4c2db9d3"}
{"type":"answer","n":294,"by":"government","ask":"redeploy.police.origin","answer":"paktika","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from paktika to kabul-tor-kham"],"sum":"f76a45273ab158c1"}
{"type":"answer","n":295,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from paktika to kabul-tor-kham"],"sum":"d147fa2204967c03"}
{"type":"answer","n":296,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from paktika to kabul-tor-kham"],"sum":"34ddb1b529e95acd"}
{"type":"answer","n":297,"by":"government","ask":"redeploy.police.origin","answer":"ghazni","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from ghazni to kandahar-spin-boldak"],"sum":"ea08c7a44b72fbd4"}
{"type":"answer","n":298,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from ghazni to kandahar-spin-boldak"],"sum":"995b6fa4c3e13ad2"}
{"type":"answer","n":299,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from ghazni to kandahar-spin-boldak"],"sum":"fdabc5d6fef48944"}
{"type":"answer","n":300,"by":"government","ask":"redeploy.police.origin","answer":"helmand","why":["8.6.7: from most to fewest: 1 Police from helmand to kandahar"],"sum":"580c1ca0f04f37ed"}
{"type":"answer","n":301,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: from most to fewest: 1 Police from helmand to kandahar"],"sum":"6126338896cf82a2"}
{"type":"answer","n":302,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from helmand to kandahar"],"sum":"572c3a4585c7d531"}
{"type":"answer","n":303,"by":"government","ask":"redeploy.police.origin","answer":"paktika","why":["8.6.7: from most to fewest: 1 Police from paktika to kabul"],"sum":"a2522504348b1716"}
{"type":"answer","n":304,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: from most to fewest: 1 Police from paktika to kabul"],"sum":"9ec7d8b07b7b654e"}
{"type":"answer","n":305,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from paktika to kabul"],"sum":"29a8f4cb065dabdd"}
{"type":"answer","n":306,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"67194e7b5b4ddcdf"}
{"type":"answer","n":307,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: balochistan, northwest-frontier, waziristan (1)","8.2: among balochistan, northwest-frontier, waziristan"],"sum":"81b2c6704d87fffb"}
{"type":"answer","n":308,"by":null,"ask":"bot.tan","answer":"4","sum":"6c6ddf9a9b4454b6"}
{"type":"answer","n":309,"by":null,"ask":"bot.black","answer":"5","sum":"fdb039ca83d551e3"}
{"type":"answer","n":310,"by":null,"ask":"bot.green","answer":"5","sum":"d268c379ec44ff56"}
{"type":"answer","n":311,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.2: dice 4 5 5: northwest-frontier, so northwest-frontier","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"e573c888fe486d95"}
{"type":"answer","n":312,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"94cd56fe02dc189b"}
{"type":"answer","n":313,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: balochistan, waziristan (1)","8.2: among balochistan, waziristan"],"sum":"6a2086acc8df5917"}
{"type":"answer","n":314,"by":null,"ask":"bot.tan","answer":"4","sum":"970687863a918e5c"}
{"type":"answer","n":315,"by":null,"ask":"bot.black","answer":"1","sum":"b4178cb0232bdf14"}
{"type":"answer","n":316,"by":null,"ask":"bot.green","answer":"1","sum":"93d97e735e213c35"}
{"type":"answer","n":317,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.2: dice 4 1 1: waziristan, so waziristan","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"e218cb26b89b0956"}
{"type":"answer","n":318,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"35775ba18262aca4"}
{"type":"answer","n":319,"by":"taliban","ask":"redeploy.destination","answer":"balochistan","why":["8.7.8: fewest Guerrillas: balochistan (1)","8.7.8: where fewest Guerrillas are, Afghan first: balochistan"],"sum":"736970ea4b5f588e"}
{"type":"answer","n":320,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"632b1990d563fce4"}
{"type":"answer","n":321,"by":"taliban","ask":"redeploy.destination","answer":"zabol","why":["8.7.8: Afghan before Pakistan: zabol","8.7.8: where fewest Guerrillas are, Afghan first: zabol"],"sum":"56eec39489090e09"}
{"type":"answer","n":322,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: balochistan, northwest-frontier, waziristan (2)","8.2: among balochistan, northwest-frontier, waziristan"],"sum":"72ab3db367132b42"}
{"type":"answer","n":323,"by":null,"ask":"bot.tan","answer":"2","sum":"e8cc732eb073cdb3"}
{"type":"answer","n":324,"by":null,"ask":"bot.black","answer":"2","sum":"0c91262404142462"}
{"type":"answer","n":325,"by":null,"ask":"bot.green","answer":"2","sum":"fb2806a8dc87b326"}
{"type":"answer","n":326,"by":"taliban","ask":"redeploy.destination","answer":"balochistan","why":["8.2: dice 2 2 2: balochistan, so balochistan","8.7.8: where fewest Guerrillas are, Afghan first: balochistan"],"sum":"c619c384f918025a"}
{"type":"answer","n":327,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"778d9fa650ac2174"}
{"type":"answer","n":328,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: northwest-frontier, waziristan (2)","8.2: among northwest-frontier, waziristan"],"sum":"5726aebd691556aa"}
{"type":"answer","n":329,"by":null,"ask":"bot.tan","answer":"2","sum":"dbd5505dcef3bcb4"}
{"type":"answer","n":330,"by":null,"ask":"bot.black","answer":"6","sum":"ca7cdba976067beb"}
{"type":"answer","n":331,"by":null,"ask":"bot.green","answer":"2","sum":"da5e929b456a1248"}
{"type":"answer","n":332,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.2: dice 2 6 2: zabol, so waziristan","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"b181615e1b3341bf"}
{"type":"answer","n":333,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (2)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"print":"96bba9fedb182731","sum":"821f0e1b1b45e25d"}
{"type":"answer","n":334,"by":null,"ask":"deck.card","answer":"58","print":"77c9d11df992de90","position":"scenario: short\nseats: government=bot taliban=bot warlords=bot\noptions: sudden-propaganda=on\ncard: 23\nnext: 58\nplayed: 71 15 65 69 64 67 2 propaganda\nremoved: 62 40 57 21 44 5 72 53 52 17 48 25 27 56 9 32 13 41 31 61 3 39 14 22\nresources: government=20 taliban=17 warlords=29\naid: 18\npatronage: 0\nout-of-play: C:T1\ncapabilities: 2=shaded 3=unshaded 5=unshaded 31=shaded\nbaghlan G:P1 +1\nbalkh W:B1u1\nbamian W:u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nghowr W:u1\nhelmand C:B1T3 G:T2P1 T:B1u4 support=S\nherat G:B1T3P1 support=S +1\nkabul C:B1T3 G:T2P1 support=S +1\nkandahar C:B1T2 G:T3P1 T:B1u4 support=S +1\nkhowst C:B1T2 G:T2P2 T:B1u2 support=S +1\nkonduz G:B1T2P1 W:B1u1 support=S +1\nnuristan W:B1 support=O\noruzgan W:B1u2\npaktika C:B1T1 G:T2P1 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"79b9003f20c01437"}
{"type":"answer","n":335,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Roadside IEDs is a Capability: wanted below 3"],"sum":"d99af0d2ec6005d9"}
{"type":"answer","n":336,"by":null,"ask":"bot.die","answer":"1","sum":"fe3143512f9f0fe1"}
{"type":"answer","n":337,"by":"taliban","ask":"turn","answer":"event","why":["8.1: die 1, Propaganda cards left 3: Roadside IEDs is taken","8.1: the Event is offered, and nothing forbids it: Roadside IEDs"],"sum":"96aac3d0c19d7ec3"}
{"type":"answer","n":338,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"e000c78049abb46f","sum":"09c64e761c9791bd"}
{"type":"answer","n":339,"by":"coalition","ask":"turn","answer":"patrol","sum":"7a90979d65cec8a0"}
{"type":"answer","n":340,"by":"coalition","ask":"patrol.space","answer":"kandahar-kabul","sum":"8d9df729f0c7be46"}
{"type":"answer","n":341,"by":"coalition","ask":"patrol.origin","answer":"helmand","sum":"5ea2eb7872fd5174"}
{"type":"answer","n":342,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"95f139c40e1f294a"}
{"type":"answer","n":343,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"1bca3c7422f92537"}
{"type":"answer","n":344,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"f39b1654fc9520af"}
{"type":"answer","n":345,"by":"coalition","ask":"patrol.origin","answer":"khowst","sum":"f84b5944bfbb128d"}
{"type":"answer","n":346,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"91d8c26dea2a41f7"}
{"type":"answer","n":347,"by":"coalition","ask":"patrol.origin","answer":"paktika","sum":"fcf054c0d6714fdc"}
{"type":"answer","n":348,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"c7b40646954a8c42"}
{"type":"answer","n":349,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"15647edc899298e7"}
{"type":"answer","n":350,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"cdd98796d67552ad"}
{"type":"answer","n":351,"by":"coalition","ask":"patrol.origin","answer":"khowst","sum":"06d3d6d798b02914"}
{"type":"answer","n":352,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"a924e315b334f010"}
{"type":"answer","n":353,"by":"coalition","ask":"patrol.space","answer":"kabul-tor-kham","sum":"58306d0def72816a"}
{"type":"answer","n":354,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"e7b147a2e6b23d2f"}
{"type":"answer","n":355,"by":"coalition","ask":"patrol.space","answer":"air-lift","sum":"1e21bac8c5909100"}
{"type":"answer","n":356,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"a1d2c36c033b8ce0"}
{"type":"answer","n":357,"by":"coalition","ask":"air-lift.destination","answer":"oruzgan","sum":"7b6f19bef88b4bea"}
{"type":"answer","n":358,"by":"coalition","ask":"air-lift.troops","answer":"1","sum":"4cd5856272fece76"}
{"type":"answer","n":359,"by":"coalition","ask":"air-lift.origin","answer":"kandahar-kabul","sum":"537d09cbb3b22573"}
{"type":"answer","n":360,"by":"coalition","ask":"air-lift.destination","answer":"oruzgan","sum":"bb04ef9d0fc01135"}
{"type":"answer","n":361,"by":"coalition","ask":"air-lift.troops","answer":"11","sum":"2c41973e5fc12688"}
{"type":"answer","n":362,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"2c2e7fb984c79e03"}
{"type":"answer","n":363,"by":"coalition","ask":"air-lift.destination","answer":"oruzgan","sum":"3da2413cd1cccc54"}
{"type":"answer","n":364,"by":"coalition","ask":"air-lift.troops","answer":"1","sum":"448477b008a08456"}
{"type":"answer","n":365,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"4054fad921ba3ed3"}
{"type":"answer","n":366,"by":"coalition","ask":"air-lift.destination","answer":"kandahar-kabul","sum":"7febc6164f115bf2"}
{"type":"answer","n":367,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"f158a9e5980c5f42"}
{"type":"answer","n":368,"by":"coalition","ask":"patrol.origin","answer":"oruzgan","sum":"8202e0cc5fd26947"}
{"type":"answer","n":369,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"e23bd2487e843be5"}
{"type":"answer","n":370,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"03dcbc0d75616a64"}
{"type":"answer","n":371,"by":"coalition","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"225e9de9b4db45e0"}
{"type":"answer","n":372,"by":"coalition","ask":"patrol.origin","answer":"oruzgan","sum":"0d8434b9fb258c68"}
{"type":"answer","n":373,"by":"coalition","ask":"patrol.troops","answer":"9","sum":"063324bad47eda36"}
{"type":"answer","n":374,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"f726be20b240b08f"}
{"type":"answer","n":375,"by":"coalition","ask":"patrol.space","answer":"done","print":"86882fc6e2da4c2e","sum":"7f68f5c57f2824f0"}
{"type":"answer","n":376,"by":null,"ask":"deck.card","answer":"29","print":"12b8d5729c49569e","position":"scenario: short\nseats: government=bot taliban=bot warlords=bot\noptions: sudden-propaganda=on\ncard: 58\nnext: 29\nplayed: 71 15 65 69 64 67 2 propaganda 23\nremoved: 62 40 57 21 44 5 72 53 52 17 48 25 27 56 9 32 13 41 31 61 3 39 14 22\neligible: government warlords\nresources: government=20 taliban=17 warlords=29\naid: 18\npatronage: 0\nout-of-play: C:T1\ncapabilities: 2=shaded 3=unshaded 5=unshaded 23=shaded 31=shaded\nbaghlan G:P1 +1\nbalkh W:B1u1\nbamian W:u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nghowr W:u1\nhelmand C:B1 G:T2P1 T:B1u4 support=S\nherat G:B1T3P1 support=S +1\nkabul C:B1 G:T2P1 support=S +1\nkandahar C:B1 G:P1 T:B1u4 support=S +1\nkhowst C:B1 G:T2P2 T:B1u2 support=S +1\nkonduz G:B1T2P1 W:B1u1 support=S +1\nnuristan W:B1 support=O\noruzgan G:T2 W:B1u2\npaktika C:B1 G:T2P1 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak C:T9 G:P2\nfarah-kandahar C:T2\nkandahar-kabul G:T1\n","sum":"4b547598ddf235a1"}
{"type":"answer","n":377,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Counter-Narc"],"sum":"facae2e25a43774f"}
{"type":"answer","n":378,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"ae9ebb8625ccdbf7"}
{"type":"answer","n":379,"by":"warlords","ask":"event.free","answer":"do","why":["8.4.4: a free Cultivate"],"sum":"2f70d81767f1ba23"}
{"type":"answer","n":380,"by":"warlords","ask":"cultivate.space","answer":"roll-spaces","why":["8.5.4: one Warlord Base already: balkh, oruzgan","8.2: among balkh, oruzgan"],"sum":"aca2835d5966123a"}
{"type":"answer","n":381,"by":null,"ask":"bot.tan","answer":"5","sum":"98c61970bad787c9"}
{"type":"answer","n":382,"by":null,"ask":"bot.black","answer":"3","sum":"abdd2ab1be35d2ec"}
{"type":"answer","n":383,"by":null,"ask":"bot.green","answer":"3","sum":"60d74e489de732c0"}
{"type":"answer","n":384,"by":"warlords","ask":"cultivate.space","answer":"oruzgan","why":["8.2: dice 5 3 3: faryab, so oruzgan","8.5.4: Cultivate: oruzgan"],"sum":"28eee822e39c1043"}
{"type":"answer","n":385,"by":"warlords","ask":"event.free","answer":"do","why":["8.4.4: a free Traffic"],"sum":"a3585acc426513c3"}
{"type":"answer","n":386,"by":"warlords","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"a5bd4f1f549311a1","sum":"030416678c76ed90"}
{"type":"answer","n":387,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (28)","8.6: Train"],"sum":"9be79b98aa4b60d9"}
{"type":"answer","n":388,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: fewest Government cubes: kandahar (1)","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"7cef8910455c8054"}
{"type":"answer","n":389,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"625603da8e75c3ca"}
{"type":"answer","n":390,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"f008166011d3db98"}
{"type":"answer","n":391,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: helmand, kabul, konduz, paktika (3)","8.2: among helmand, kabul, konduz, paktika"],"sum":"9496e418a0c9e4be"}
{"type":"answer","n":392,"by":null,"ask":"bot.tan","answer":"3","sum":"3f23d279e954053e"}
{"type":"answer","n":393,"by":null,"ask":"bot.black","answer":"5","sum":"ac77ed433c16f672"}
{"type":"answer","n":394,"by":null,"ask":"bot.green","answer":"6","sum":"a4bc2e22d68b4264"}
{"type":"answer","n":395,"by":"government","ask":"train.space","answer":"konduz","why":["8.2: dice 3 5 6: northwest-frontier, so konduz","8.6.2 step 2: Kabul or a COIN Base: konduz"],"sum":"af03e1f9d2cb9f6f"}
{"type":"answer","n":396,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"dd22620c8712a499"}
{"type":"answer","n":397,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"71e08011770fd3f7"}
{"type":"answer","n":398,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: helmand, kabul, paktika (3)","8.2: among helmand, kabul, paktika"],"sum":"0c0562c68dcdff85"}
{"type":"answer","n":399,"by":null,"ask":"bot.tan","answer":"2","sum":"22bfbae47883558a"}
{"type":"answer","n":400,"by":null,"ask":"bot.black","answer":"2","sum":"e0f89ab28d4ddd67"}
{"type":"answer","n":401,"by":null,"ask":"bot.green","answer":"6","sum":"240387b323489637"}
{"type":"answer","n":402,"by":"government","ask":"train.space","answer":"helmand","why":["8.2: dice 2 2 6: farah, so helmand","8.6.2 step 2: Kabul or a COIN Base: helmand"],"sum":"1bde500b2146648b"}
{"type":"answer","n":403,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"4e63adab5745f6b1"}
{"type":"answer","n":404,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2187b59af70b466d"}
{"type":"answer","n":405,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"8159e8a2cf7b58a9"}
{"type":"answer","n":406,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"864ff67ce2010a16"}
{"type":"answer","n":407,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d2db8696e3eb4614"}
{"type":"answer","n":408,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"ac17dd07cbb2027a"}
{"type":"answer","n":409,"by":"government","ask":"govern.space","answer":"konduz","why":["8.6.2: highest Population: konduz (3)","8.6.2: Support without Coalition Base: konduz"],"sum":"03a1c4cd93c51f4c"}
{"type":"answer","n":410,"by":"government","ask":"govern.space","answer":"herat","why":["8.6.2: Support without Coalition Base: herat"],"sum":"5fb858d924da5a4e"}
{"type":"answer","n":411,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"91173757b9098d11"}
{"type":"answer","n":412,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"69362978d97be90d","sum":"4c12903ba28e9462"}
{"type":"answer","n":413,"by":null,"ask":"deck.card","answer":"26","print":"0cccebdb26e136a4","position":"scenario: short\nseats: government=bot taliban=bot warlords=bot\noptions: sudden-propaganda=on\ncard: 29\nnext: 26\nplayed: 71 15 65 69 64 67 2 propaganda 23 58\nremoved: 62 40 57 21 44 5 72 53 52 17 48 25 27 56 9 32 13 41 31 61 3 39 14 22\neligible: coalition taliban\nresources: government=8 taliban=17 warlords=35\naid: 13\npatronage: 6\nout-of-play: C:T1\ncapabilities: 2=shaded 3=unshaded 5=unshaded 23=shaded 31=shaded\nbaghlan G:P1 +1\nbalkh W:B1u1\nbamian W:u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nghowr W:u1\nhelmand C:B1 G:T5P4 T:B1u4 support=S\nherat G:B1T3P1 +1\nkabul C:B1 G:T5P4 support=S +1\nkandahar C:B1 G:T3P4 T:B1u4 support=S +1\nkhowst C:B1 G:T2P2 T:B1u2 support=S +1\nkonduz G:B1T5P4 W:B1u1 +1\nnuristan W:B1 support=O\noruzgan G:T2 W:B2u2\npaktika C:B1 G:T2P1 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:B1u3\nwaziristan T:B1u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak C:T9 G:P2\nfarah-kandahar C:T2\nkandahar-kabul G:T1\n","sum":"339c1b0606c96b68"}
{"type":"answer","n":414,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Night Letters is a Capability: wanted below 3"],"sum":"7f27fe0e8e5d35cc"}
{"type":"answer","n":415,"by":null,"ask":"bot.die","answer":"1","sum":"d0a11a587f530416"}
{"type":"answer","n":416,"by":"taliban","ask":"turn","answer":"event","why":["8.1: die 1, Propaganda cards left 3: Night Letters is taken","8.1: the Event is offered, and nothing forbids it: Night Letters"],"sum":"9231d3f4890c9253"}
{"type":"answer","n":417,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"f4a0345605e77ca9","sum":"7f65a23f0ffad040"}
{"type":"answer","n":418,"by":"coalition","ask":"turn","answer":"sweep","sum":"e125d986644db826"}
{"type":"answer","n":419,"by":"coalition","ask":"sweep.space","answer":"nimruz","sum":"83a0319a3b5d085e"}
{"type":"answer","n":420,"by":"coalition","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"efc0f0b1538010da"}
{"type":"answer","n":421,"by":"coalition","ask":"sweep.troops","answer":"5","sum":"2b486eac1423254d"}
{"type":"answer","n":422,"by":"coalition","ask":"sweep.origin","answer":"farah-kandahar","sum":"15bd0dbbc3d52891"}
{"type":"answer","n":423,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"811a7d4e224f1574"}
{"type":"answer","n":424,"by":"coalition","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"101f85557b675dd2"}
{"type":"answer","n":425,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"04325e1af362fed2"}
{"type":"answer","n":426,"by":"coalition","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"bd1ea6c00b8ff6b9"}
{"type":"answer","n":427,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"3489c1961e0f7d31"}
{"type":"answer","n":428,"by":"coalition","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"b863d6844022ce24"}
{"type":"answer","n":429,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"94135df134d63bb6"}
{"type":"answer","n":430,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"f943a504c352b237"}
{"type":"answer","n":431,"by":"coalition","ask":"sweep.space","answer":"paktika","sum":"f04a11def581ec2e"}
{"type":"answer","n":432,"by":"coalition","ask":"sweep.origin","answer":"ghazni","sum":"0e0e70524b9fab2d"}
{"type":"answer","n":433,"by":"coalition","ask":"sweep.government","answer":"1","sum":"c7f24d2d5996b0dc"}
{"type":"answer","n":434,"by":"coalition","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"afe345bc5ad70c0b"}
{"type":"branch","at":434,"name":"the other way","sum":"9c19eb0e039f9968"}
