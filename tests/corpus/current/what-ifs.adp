{"format":2,"game":"adp","rules":4,"program":"0.1.0","scenario":"extended","seats":{"coalition":"human","government":"bot","taliban":"bot","warlords":"bot"},"seed":7,"name":"what-ifs","sum":"db7932c10a9930ed"}
{"n":1,"by":null,"ask":"deck.top","answer":"event","sum":"2b4eff7e950b1c13"}
{"n":2,"by":null,"ask":"deck.card","answer":"27","sum":"0be929511abfb9ae"}
{"n":3,"by":null,"ask":"deck.top","answer":"event","sum":"d8a685b7adf67e78"}
{"n":4,"by":null,"ask":"deck.card","answer":"8","print":"52ef0a3149aef45d","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 27\nnext: 8\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"08a162678a55f0b0"}
{"n":5,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tehrik-i-Taliban Pakistan"]]],"sum":"f7c2bbb46c780208"}
{"n":6,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"aa20a166978cce0c"}
{"n":7,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"8c5b17529273f5f5"}
{"n":8,"by":null,"ask":"bot.tan","answer":"1","sum":"22b29dcd023971e3"}
{"n":9,"by":null,"ask":"bot.black","answer":"2","sum":"a84fd7ed0e34acb4"}
{"n":10,"by":null,"ask":"bot.green","answer":"1","sum":"0944e7348d4278e8"}
{"n":11,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,1,"balochistan","waziristan"]]],"sum":"6fff820ab4d45a82"}
{"n":12,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":[["8.2: as much as possible in {0}",["waziristan"]]],"sum":"6d700a8d84d3e67d"}
{"n":13,"by":"taliban","how":"bot","ask":"event.place.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"print":"21035a42c81e8fcb","sum":"30ae27d1da1ab937"}
{"n":14,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,55]],["{0}: {1}",["8.6","train"]]],"sum":"8598749139b2ce85"}
{"n":15,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"af02a9526d1a76c7"}
{"n":16,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"c5fadb522285f4dd"}
{"n":17,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5feaf48541641201"}
{"n":18,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: no {1}",["8.6.2","govern"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"kabul"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"baghlan, balkh, nuristan",["{0}",[2]]]],["8.2: among {0}",["baghlan, balkh, nuristan"]]],"sum":"ad0e0ae6eadf1298"}
{"n":19,"by":null,"ask":"bot.tan","answer":"6","sum":"f7944ebfc40eafe5"}
{"n":20,"by":null,"ask":"bot.black","answer":"5","sum":"3f82df14853912f9"}
{"n":21,"by":null,"ask":"bot.green","answer":"2","sum":"1fbae57e8454ddd4"}
{"n":22,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","nuristan"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"nuristan"]],"8.6.2: Transport"],"sum":"a74c43ca8314a2aa"}
{"n":23,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"kabul"]]],"sum":"19e70db7da5dc38a"}
{"n":24,"by":"government","how":"bot","ask":"transport.destination","answer":"nuristan","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"nuristan"]]],"sum":"7f0b7f9e30ed3769"}
{"n":25,"by":"government","how":"bot","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"sum":"12be4418f89b8563"}
{"n":26,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"93f805c5fa50e904"}
{"n":27,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"48d2b0185b03a5d6","sum":"f118a615ee7e36fa"}
{"n":28,"by":null,"ask":"deck.top","answer":"propaganda","print":"8fd756e282bfd0d7","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 8\nnext: propaganda\nplayed: 27\neligible: coalition warlords\nresources: government=17 taliban=5 warlords=10\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T1P5\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\nnuristan G:T4\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\n","sum":"95ef6b16513f5d4b"}
{"n":29,"by":"coalition","ask":"turn","answer":"train","sum":"222aaf0898ae85c2"}
{"n":30,"by":"coalition","ask":"train.space","answer":"surge","sum":"f23741938cc19eff"}
{"n":31,"by":"coalition","ask":"surge.space","answer":"khowst","sum":"048f33fb2a19ae6b"}
{"n":32,"by":"coalition","ask":"surge.space","answer":"herat","sum":"54e2f6d17cc88a27"}
{"n":33,"by":"coalition","ask":"surge.space","answer":"kandahar","sum":"e27e0939541c0c48"}
{"n":34,"by":"coalition","ask":"surge.troops","answer":"8","sum":"98c7652a19d72aa7"}
{"n":35,"by":"coalition","ask":"surge.troops","answer":"2","sum":"cea658535dfcfc32"}
{"n":36,"by":"coalition","ask":"surge.troops","answer":"4","sum":"1d9c7c31a2aaf388"}
{"n":37,"by":"coalition","ask":"surge.bases","answer":"0","sum":"e6d9fd7e7bf0acc1"}
{"n":38,"by":"coalition","ask":"surge.bases","answer":"2","sum":"5ee382ad504f183b"}
{"n":39,"by":"coalition","ask":"surge.bases","answer":"1","sum":"30349254f8bc17ab"}
{"n":40,"by":"coalition","ask":"surge.die","answer":"roll","sum":"ffa5b1cb92a32b62"}
{"n":41,"by":null,"ask":"surge.roll","answer":"3","sum":"429d78679a241cfa"}
{"n":42,"by":"coalition","ask":"surge.aid","answer":"2","sum":"d057945693676ee6"}
{"n":43,"by":"coalition","ask":"train.space","answer":"kabul","sum":"427dfe28d10e17af"}
{"n":44,"by":"coalition","ask":"train.troops","answer":"4","sum":"abcb5c73e5857552"}
{"n":45,"by":"coalition","ask":"train.police","answer":"1","sum":"34d4dad5f02d3d14"}
{"n":46,"by":"coalition","ask":"train.space","answer":"done","sum":"63b4619106f8dbf5"}
{"n":47,"by":"coalition","ask":"train.extra","answer":"done","print":"ab2270fda4d93147","sum":"061bff51bb602339"}
{"n":48,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"SEAL Team 6"]]],"sum":"3a1277400bd1df48"}
{"n":49,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"3074e5d013572595","sum":"2502a9b390757790"}
{"n":50,"by":null,"ask":"deck.card","answer":"20","print":"b37c1ef7cbd44164","sum":"e8d5238cbce4258e"}
{"n":51,"by":"coalition","ask":"civic.space","answer":"done","sum":"82c36f782d87e8a2"}
{"n":52,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"sum":"4b00aac7cd5993bb"}
{"n":53,"by":"taliban","how":"bot","ask":"sharia.space","answer":"paktika","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"paktika"]]],"print":"7068d7a3c72282a5","sum":"8f34cebd1f6f57d6"}
{"n":54,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e14a296807302f96"}
{"n":55,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"412cb3c43619b63e"}
{"n":56,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"05edf7f23795001d"}
{"n":57,"by":"coalition","ask":"redeploy.destination","answer":"herat","sum":"7fa1e1268cdb735f"}
{"n":58,"by":"coalition","ask":"redeploy.count","answer":"6","sum":"52d8ce3c6655959c"}
{"n":59,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"8e0dd510144a149f"}
{"n":60,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","sum":"0a65a08d6a896692"}
{"n":61,"by":"coalition","ask":"redeploy.count","answer":"1","sum":"1a913d461aead769"}
{"n":62,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"1cbb8e7f7c9af65e"}
{"n":63,"by":"coalition","ask":"redeploy.destination","answer":"herat","sum":"15a287206296d1f9"}
{"n":64,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"132164156eac4d40"}
{"n":65,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"0c574761fbfc7800"}
{"n":66,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"fcc682e45276968c"}
{"n":67,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"bf06e7f14e4d46bf"}
{"n":68,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar",["{0}",[2]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"6c603bcddfebbd80"}
{"n":69,"by":null,"ask":"bot.tan","answer":"6","sum":"c0e9d635c5daa596"}
{"n":70,"by":null,"ask":"bot.black","answer":"3","sum":"3e29c27d156e5c0f"}
{"n":71,"by":null,"ask":"bot.green","answer":"3","sum":"5a92f7476d697c08"}
{"n":72,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","kandahar"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"601bce1bcfc3d955"}
{"n":73,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: among {0}",["khowst, nuristan"]]],"sum":"b4207a46e9c847f1"}
{"n":74,"by":null,"ask":"bot.tan","answer":"5","sum":"fc8a72783a87eacb"}
{"n":75,"by":null,"ask":"bot.black","answer":"4","sum":"ef6ef168111cd107"}
{"n":76,"by":null,"ask":"bot.green","answer":"1","sum":"ae2e198836c34840"}
{"n":77,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,1,"balkh","khowst"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"nuristan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[2]]]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"4cb755b57c13d872"}
{"n":78,"by":null,"ask":"bot.tan","answer":"4","sum":"a401f8dc4daa4749"}
{"n":79,"by":null,"ask":"bot.black","answer":"6","sum":"e134ba06b0bd0a39"}
{"n":80,"by":null,"ask":"bot.green","answer":"1","sum":"c29491b2966c2af1"}
{"n":81,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,1,"nuristan","kandahar"]],["8.2: among {0}",["herat, kabul"]]],"sum":"d9db2dcd9f954fdf"}
{"n":82,"by":null,"ask":"bot.tan","answer":"2","sum":"50832cead93e7ad7"}
{"n":83,"by":null,"ask":"bot.black","answer":"3","sum":"9194bc2004b7afc8"}
{"n":84,"by":null,"ask":"bot.green","answer":"5","sum":"9da76beacd232531"}
{"n":85,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,5,"helmand","kabul"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","khowst"]]],"sum":"36857c4b25852eff"}
{"n":86,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","khowst"]]],"sum":"b9fcdbadf6bbaf78"}
{"n":87,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","khowst"]]],"sum":"ac9a2cd8b084850e"}
{"n":88,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","nuristan"]]],"sum":"7d89676d709a7b21"}
{"n":89,"by":"government","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","nuristan"]]],"sum":"702edd2648eb993b"}
{"n":90,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","nuristan"]]],"sum":"b4b6f1fcd4fa7d0d"}
{"n":91,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"5b3b09b55150608d"}
{"n":92,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"14b3aa093e6e2261"}
{"n":93,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"33d2e391f0538ed7"}
{"n":94,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"2f0339506d9b9f85"}
{"n":95,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"30bdc8b401691fa1"}
{"n":96,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"097992560fec47d8"}
{"n":97,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"3267a09f48bb3b5c"}
{"n":98,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"56d8b56e1c18c56b"}
{"n":99,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"print":"857fe607a097908e","sum":"45724a0195944cef"}
{"n":100,"by":null,"ask":"deck.card","answer":"30","print":"bad535358423fcb2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 20\nnext: 30\nplayed: 27 8 propaganda\nresources: government=37 taliban=9 warlords=13\naid: 11\nislamabad: sponsorship\nhelmand W:B1u1\nherat C:B2T9 G:T2\nkabul C:B1T3 G:T4\nkandahar C:B1T5 G:T3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u1 support=O\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"06fda0662615b5a6"}
{"n":101,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Errant Air Strike"]]],"sum":"b99aed961f7e1462"}
{"n":102,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"530fdaaa1adff885"}
{"n":103,"by":"taliban","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol"]]],"sum":"4a842860100f5685"}
{"n":104,"by":null,"ask":"bot.tan","answer":"1","sum":"98a2007eda855841"}
{"n":105,"by":null,"ask":"bot.black","answer":"3","sum":"ae781f529e85043a"}
{"n":106,"by":null,"ask":"bot.green","answer":"6","sum":"8c5d3b213e85ff1c"}
{"n":107,"by":"taliban","how":"bot","ask":"event.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,6,"helmand","zabol"]]],"sum":"47e8963b693a0771"}
{"n":108,"by":"taliban","how":"bot","ask":"event.space","answer":"paktika","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"paktika"]]],"print":"5987e9af6b837c0c","sum":"5b6cf0b87ed10b5b"}
{"n":109,"by":"coalition","ask":"turn","answer":"sweep","sum":"7c93ad64fe77df11"}
{"n":110,"by":"coalition","ask":"sweep.space","answer":"kabul","sum":"1326c23cd101d8b3"}
{"n":111,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"17e3afb83d3c3595"}
{"n":112,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"c15f4e6bf8a0c0e3"}
{"n":113,"by":"coalition","ask":"sweep.government","answer":"1","sum":"902a25775700a1b2"}
{"n":114,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"1a8b35c6d2d878f2"}
{"n":115,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"6da9eb8b3bb67fae"}
{"n":116,"by":"coalition","ask":"sweep.government","answer":"0","sum":"5a3e0bd885303ced"}
{"n":117,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"9c25596cbaf8745f"}
{"n":118,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"2149170ab88d3c3a"}
{"n":119,"by":"coalition","ask":"sweep.government","answer":"0","sum":"102c12b3bb53131f"}
{"n":120,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"7543852e353f33d8"}
{"n":121,"by":"coalition","ask":"sweep.space","answer":"nimruz","sum":"bea460f4aeabc1df"}
{"n":122,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"bde719413eb06cb2"}
{"n":123,"by":"coalition","ask":"sweep.space","answer":"herat","sum":"d18ce2a0a7b64921"}
{"n":124,"by":"coalition","ask":"sweep.space","answer":"baghlan","sum":"ecdf2ddde2d02461"}
{"n":125,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"cab93e8f8a072abe"}
{"n":126,"by":"coalition","ask":"sweep.space","answer":"badakhshan","sum":"cc78bfdadeaf2ccb"}
{"n":127,"by":"coalition","ask":"sweep.space","answer":"balkh","sum":"0aadb4c012ab5b1c"}
{"n":128,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"0c8d723cbde0e992"}
{"n":129,"by":"coalition","ask":"sweep.troops","answer":"3","sum":"abf5e0220e9d509c"}
{"n":130,"by":"coalition","ask":"sweep.government","answer":"1","sum":"57c44c3989c0759b"}
{"n":131,"by":"coalition","ask":"sweep.space","answer":"helmand","sum":"d95fdbcf5004054f"}
{"n":132,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"3414f50ccee413c7"}
{"n":133,"by":"coalition","ask":"sweep.space","answer":"farah","sum":"41af33de57119c2e"}
{"n":134,"by":"coalition","ask":"sweep.origin","answer":"herat","sum":"ebd316d77bdff25d"}
{"n":135,"by":"coalition","ask":"sweep.troops","answer":"4","sum":"599f02ba11b2b040"}
{"n":136,"by":"coalition","ask":"sweep.government","answer":"1","sum":"0ecb5f0fa28b0aa1"}
{"n":137,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"503c6439d3389f16"}
{"n":138,"by":"coalition","ask":"sweep.space","answer":"zabol","sum":"bd38794b3e5d5732"}
{"n":139,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"d51996dfbb532ae5"}
{"n":140,"by":"coalition","ask":"sweep.space","answer":"done","sum":"d44d5aa4d61f3b74"}
{"n":141,"by":"coalition","ask":"special","answer":"done","print":"082b173ecb8dfff5","sum":"bc162d016341d02c"}
{"n":142,"by":null,"ask":"deck.card","answer":"38","print":"0581ddf416efde20","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 30\nnext: 38\nplayed: 27 8 propaganda 20\neligible: government taliban warlords\nresources: government=28 taliban=9 warlords=13\naid: 11\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1\nhelmand W:B1u1\nherat C:B2T5 G:T1\nkabul C:B1T4 G:T4\nkandahar C:B1T1 G:T2\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u2 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"c0b608decb4929fd"}
{"n":143,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Urban Specialists",5]]],"sum":"33c5726b77fed2bf"}
{"n":144,"by":null,"ask":"bot.die","answer":"6","sum":"fc23b60f42a28852"}
{"n":145,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,5,"Urban Specialists"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[26,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"86899e490c138209"}
{"n":146,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"9eba9d6f022e70f9"}
{"n":147,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"47a84385dd4ec692"}
{"n":148,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, faryab, ghazni, ghowr, nimruz, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"05d999cda57cb501"}
{"n":149,"by":null,"ask":"bot.tan","answer":"3","sum":"84902e36fbf09a0a"}
{"n":150,"by":null,"ask":"bot.black","answer":"2","sum":"8f9e7f07d987096e"}
{"n":151,"by":null,"ask":"bot.green","answer":"1","sum":"8b4bd751b433cc54"}
{"n":152,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,1,"waziristan","ghazni"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"a1f24d5c3997f3cb"}
{"n":153,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"8ccfc7ec05dea2a8"}
{"n":154,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol, northwest-frontier"]]],"sum":"250f89bf308d831d"}
{"n":155,"by":null,"ask":"bot.tan","answer":"4","sum":"cf20f7d22b01cc43"}
{"n":156,"by":null,"ask":"bot.black","answer":"5","sum":"e650533b35041c26"}
{"n":157,"by":null,"ask":"bot.green","answer":"3","sum":"7cc90ed31d8e6797"}
{"n":158,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,3,"baghlan","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"4025454fa02f00d8"}
{"n":159,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"e49b22313824474b"}
{"n":160,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"f5bf311a7c57ab18"}
{"n":161,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"0ee377742374b4dc"}
{"n":162,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"4550135edaaeb556"}
{"n":163,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"18028ef348bb537d"}
{"n":164,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"0d2601ccdae7d829"}
{"n":165,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"22258e32f090b623"}
{"n":166,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"39965ddfda4a0e33"}
{"n":167,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"84d2337d9580ca9b"}
{"n":168,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"kabul"]]],"sum":"255b8bd964807713"}
{"n":169,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"92b88cd87cc569ef"}
{"n":170,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"70d8b459a8aa6a8b","sum":"4813a85486fff55e"}
{"n":171,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.1: {0} is a Capability, and a person plays the {1}",["Urban Specialists","coalition"]],["8.6.2: at least {0} pieces Available: yes ({1})",[15,49]],["{0}: {1}",["8.6","train"]]],"sum":"ef3b1cb76165db93"}
{"n":172,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[1]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"7241386e3c05c6e8"}
{"n":173,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"bfaf26d7cdc51ac2"}
{"n":174,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"6c8128b20c6c9cd3"}
{"n":175,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"52ef3e41938b71e0"}
{"n":176,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"f43035d42f4db103"}
{"n":177,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"27705db7403548b1"}
{"n":178,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"46004e24846299ef"}
{"n":179,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"a5ade57f5d26eb3e"}
{"n":180,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"73aa0f95e6997602"}
{"n":181,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"f1e0cd559049bac9"}
{"n":182,"by":"government","how":"bot","ask":"govern.space","answer":"farah","why":[["{0}: {1}",[["8.6.2: Population 0 without a marker",[]],"farah"]]],"sum":"924f71e2a618880d"}
{"n":183,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"dca9d080e47bef02"}
{"n":184,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"2e8d9b5b8ad38af1","sum":"c7efa43b0ea7a6b0"}
{"n":185,"by":null,"ask":"deck.card","answer":"24","print":"a8400e0419e4eae2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 38\nnext: 24\nplayed: 27 8 propaganda 20 30\neligible: coalition warlords\nresources: government=19 taliban=5 warlords=13\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nghazni T:u1\nhelmand W:B1u1\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"85df509e2d2a7c72"}
{"type":"bookmark","at":185,"name":"a fork","sum":"7f10fb6c46425e0a"}
{"n":186,"by":"coalition","ask":"turn","answer":"train","sum":"abf94ea80aee4e45"}
{"n":187,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"eee5e51583e53f17"}
{"n":188,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"1255ec6963062917"}
{"n":189,"by":"coalition","ask":"air-lift.destination","answer":"zabol","sum":"061b8b8d0fc12582"}
{"n":190,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"e1d3d1cc56c5da00"}
{"n":191,"by":"coalition","ask":"air-lift.origin","answer":"balkh","sum":"8ab1b7aad0959766"}
{"n":192,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"d38d3f58ff124415"}
{"n":193,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"5d87153d1d98b36a"}
{"n":194,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"5cdc27519b6ddf61"}
{"n":195,"by":"coalition","ask":"air-lift.destination","answer":"balkh","sum":"4970f73f5a076987"}
{"n":196,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"3f05f884d863d43e"}
{"n":197,"by":"coalition","ask":"air-lift.origin","answer":"balkh","sum":"6537b668a246a3d1"}
{"n":198,"by":"coalition","ask":"air-lift.destination","answer":"zabol","sum":"4feebc310c57377e"}
{"n":199,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"b3069481b795ea0c"}
{"n":200,"by":"coalition","ask":"train.space","answer":"herat","sum":"cb5d681d7f50253f"}
{"n":201,"by":"coalition","ask":"train.troops","answer":"3","sum":"e6c65c708709cfa8"}
{"n":202,"by":"coalition","ask":"train.police","answer":"2","sum":"6bdf0c015b7e0e9d"}
{"n":203,"by":"coalition","ask":"train.space","answer":"kandahar","sum":"0d20246f750423f8"}
{"n":204,"by":"coalition","ask":"train.troops","answer":"1","sum":"06128926c12b29ab"}
{"n":205,"by":"coalition","ask":"train.police","answer":"0","sum":"8a4d6710f7ecc986"}
{"n":206,"by":"coalition","ask":"train.space","answer":"kabul","sum":"3d36692c6cc83378"}
{"n":207,"by":"coalition","ask":"train.troops","answer":"5","sum":"4020fe5fe05fb69e"}
{"n":208,"by":"coalition","ask":"train.police","answer":"0","sum":"5563e9e87b74a83d"}
{"n":209,"by":"coalition","ask":"train.space","answer":"done","sum":"29bbc9018422a363"}
{"n":210,"by":"coalition","ask":"train.extra","answer":"take-patronage","print":"acbce103c818b5d4","sum":"a538984935b30c47"}
{"n":211,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Night Raids",["only if 3 would turn Underground, not {0}",[0]]]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,23]],["{0}: {1}",["8.5","rally"]]],"sum":"0713ecc49bbcce8c"}
{"n":212,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"]]],"sum":"fbb6192311d34f67"}
{"n":213,"by":null,"ask":"bot.tan","answer":"6","sum":"f55fa2726623eb2c"}
{"n":214,"by":null,"ask":"bot.black","answer":"4","sum":"f929af01a292eb04"}
{"n":215,"by":null,"ask":"bot.green","answer":"5","sum":"2e2460bf5d284de5"}
{"n":216,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,5,"ghowr","ghowr"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"0e5d65757453e7a6"}
{"n":217,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"f4bed4ddea7316c1"}
{"n":218,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"b3ca2536c8e2db11"}
{"n":219,"by":null,"ask":"bot.tan","answer":"1","sum":"38f333c25b91d956"}
{"n":220,"by":null,"ask":"bot.black","answer":"4","sum":"e700d9493a963fe9"}
{"n":221,"by":null,"ask":"bot.green","answer":"6","sum":"05f8a560d91ec219"}
{"n":222,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","helmand"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"3ee0110eebec7206"}
{"n":223,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"7b2d34b2afd0c470"}
{"n":224,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"56b2c04a4a598ea5"}
{"n":225,"by":null,"ask":"bot.tan","answer":"6","sum":"d6c7770367cdc11b"}
{"n":226,"by":null,"ask":"bot.black","answer":"3","sum":"fb1df72bb7cfeae5"}
{"n":227,"by":null,"ask":"bot.green","answer":"3","sum":"f93cbac6dc15babb"}
{"n":228,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","faryab"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"578b94bc78819126"}
{"n":229,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"a77957edb29bb3b3"}
{"n":230,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"32326f700240d7de"}
{"n":231,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"helmand","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"helmand"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"helmand"]]],"sum":"dee4e1ad4fece87a"}
{"n":232,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"f04266f5ba644226","sum":"00695219e607582c"}
{"n":233,"by":null,"ask":"deck.card","answer":"51","print":"c3c1cf86180059f2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: government taliban\nresources: government=13 taliban=5 warlords=10\naid: 11\npatronage: 1\nislamabad: sponsorship\nbalkh G:T2\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T7P5\nkabul C:B1T4 G:T11P3 T:u2\nkandahar C:B1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol C:T4 T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"eb6a4354b5eee3a4"}
{"type":"branch","at":233,"name":"way 1","sum":"208c55d20aec19d3"}
{"type":"head","to":185,"how":"jump","by":"taliban","sum":"2f586d43d93ae2a1"}
{"n":234,"parent":185,"by":"coalition","ask":"turn","answer":"patrol","sum":"d6bb51133c743271"}
{"n":235,"by":"coalition","ask":"patrol.space","answer":"kabul-aibak","sum":"f4be9e5430450860"}
{"n":236,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"77f8de3ec143ca38"}
{"n":237,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"7240e7f98feda0b3"}
{"n":238,"by":"coalition","ask":"patrol.origin","answer":"balkh","sum":"26ca929c4ff8b1b7"}
{"n":239,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"bf070d5da5f7d123"}
{"n":240,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"906e9e4455d15cf0"}
{"n":241,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"1a7219277081ff0d"}
{"n":242,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"3a269d95a897d968"}
{"n":243,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"dfbcb4cab99b5a65"}
{"n":244,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"1bf1d484192bb060"}
{"n":245,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"bb2a2e888852118d"}
{"n":246,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"2fce38fb5c048816"}
{"n":247,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"1c68192f15736f7a"}
{"n":248,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"55592c4f6125afd3"}
{"n":249,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"373d988c462e9930"}
{"n":250,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"bc52cf749b5c971e"}
{"n":251,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"c3399cab5f6427ce"}
{"n":252,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"a81fa0d9408da4a2"}
{"n":253,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"53497238e476e66c"}
{"n":254,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"518bd8cf852839d3"}
{"n":255,"by":"coalition","ask":"patrol.space","answer":"toraghondi-farah","sum":"59ba2cc4bf9ca3d7"}
{"n":256,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"aec90640aa76da8a"}
{"n":257,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"b0e68e5eac3983a4"}
{"n":258,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"119255ed0d985301"}
{"n":259,"by":"coalition","ask":"patrol.space","answer":"air-lift","sum":"b7b26aa4c4c3fae8"}
{"n":260,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"876908a5972a48a6"}
{"n":261,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"8483476c27b454f9"}
{"n":262,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"49557136b3b2522f"}
{"n":263,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"be3f274f995c7cad"}
{"n":264,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"f13c193156ec8409"}
{"n":265,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"73646d8bae20646c"}
{"n":266,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"7c22017db5979f0c"}
{"n":267,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"3a778fab736178c0"}
{"n":268,"by":"coalition","ask":"air-lift.troops","answer":"6","sum":"853ce2899a7c5fb4"}
{"n":269,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"ca288002f9b3753f"}
{"n":270,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"4289774e19ceb609"}
{"n":271,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"02c9d00fc0159839"}
{"n":272,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"e2cd5d2a48222824"}
{"n":273,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"19eb19abe869aee7"}
{"n":274,"by":"coalition","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"39ea65d727900c9d"}
{"n":275,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"67d57f50f73902f6"}
{"n":276,"by":"coalition","ask":"patrol.origin","answer":"khowst","sum":"1dd6f4dfffcd5b51"}
{"n":277,"by":"coalition","ask":"patrol.troops","answer":"12","print":"942a0485a6537ea7","sum":"e1d7bdce6178a335"}
{"type":"branch","at":277,"name":"way 2","sum":"67155f8383e31fe1"}
{"type":"head","to":185,"how":"jump","by":"warlords","sum":"d2f24d19ffcee772"}
{"n":278,"parent":185,"by":"coalition","ask":"turn","answer":"pass","print":"8eb7ef6113045519","sum":"1905904aca4b567c"}
{"n":279,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Night Raids",["only if 3 would turn Underground, not {0}",[0]]]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,23]],["{0}: {1}",["8.5","rally"]]],"sum":"4d8ffce24b8a7191"}
{"n":280,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"]]],"sum":"dc6c62cee85f26e8"}
{"n":281,"by":null,"ask":"bot.tan","answer":"6","sum":"32385a1f3386d91c"}
{"n":282,"by":null,"ask":"bot.black","answer":"4","sum":"4a751cdfbd93922e"}
{"n":283,"by":null,"ask":"bot.green","answer":"5","sum":"eb526761945af723"}
{"n":284,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,5,"ghowr","ghowr"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"6fac9cb66a326566"}
{"n":285,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"a30f3978152013ec"}
{"n":286,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"bafd6829391c41a1"}
{"n":287,"by":null,"ask":"bot.tan","answer":"1","sum":"45dd045b4a184608"}
{"n":288,"by":null,"ask":"bot.black","answer":"4","sum":"ae7cb23d3bed4fd5"}
{"n":289,"by":null,"ask":"bot.green","answer":"6","sum":"ef043ad41f485599"}
{"n":290,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","helmand"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"94479c32818e71c9"}
{"n":291,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"252543bf27825b76"}
{"n":292,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"748ab3d48fea830c"}
{"n":293,"by":null,"ask":"bot.tan","answer":"6","sum":"f88427c23b6ecb13"}
{"n":294,"by":null,"ask":"bot.black","answer":"3","sum":"f1bd715e59e6d601"}
{"n":295,"by":null,"ask":"bot.green","answer":"3","sum":"9ea2396285dd1f0d"}
{"n":296,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","faryab"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"bfba6ae6d2a3052a"}
{"n":297,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"9a1d2b5cef6d8382"}
{"n":298,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"831e6ae7c17855f7"}
{"n":299,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"helmand","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"helmand"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"helmand"]]],"sum":"35bd0f708fd9ede5"}
{"n":300,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"fae96cf3ced87861","sum":"74ecef08edc0c015"}
{"n":301,"by":null,"ask":"deck.card","answer":"51","print":"9e02221a2aaa0836","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: coalition government taliban\nresources: government=22 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"00a0f082e9f49a37"}
{"n":302,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Taliban Talks"]]],"sum":"401d8545191e5427"}
{"n":303,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"d1cb977c7fbbf4dd","sum":"afaebcbb5c1fd61e"}
{"n":304,"by":"coalition","ask":"turn","answer":"train","sum":"38185b31ad7a86aa"}
{"n":305,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"761c14c800698e0b"}
{"n":306,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"5a92a82bb01a4d3b"}
{"n":307,"by":"coalition","ask":"air-lift.destination","answer":"farah","sum":"6b51031aaf1dc4e7"}
{"n":308,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"d6e571d0dc015670"}
{"n":309,"by":"coalition","ask":"air-lift.origin","answer":"farah","sum":"86e4469e008956ae"}
{"n":310,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"e68c9c665aee4768"}
{"n":311,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"8adb7bf7fa09eab1"}
{"n":312,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"2415f00a399a4b97"}
{"n":313,"by":"coalition","ask":"train.space","answer":"kandahar","sum":"55f24771d1673d67"}
{"n":314,"by":"coalition","ask":"train.troops","answer":"5","sum":"a04f312a786f153c"}
{"n":315,"by":"coalition","ask":"train.police","answer":"0","sum":"00dbbd1daa1644f5"}
{"n":316,"by":"coalition","ask":"train.space","answer":"done","sum":"1a714810d9a99d44"}
{"n":317,"by":"coalition","ask":"train.extra","answer":"done","print":"9c8f60741cf248dc","sum":"8d52bc9d058515a1"}
{"n":318,"by":null,"ask":"deck.card","answer":"63","print":"623e184d33656e1c","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: government taliban warlords\nresources: government=19 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T5 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1 G:T10P3\nkhowst G:T1P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"285d6da46260d9a6"}
{"type":"branch","at":318,"name":"way 3","sum":"a1428e314b785568"}
{"type":"head","to":185,"how":"jump","by":"government","sum":"cf747205e4ff401b"}
{"type":"head","to":186,"how":"redo","by":"coalition","sum":"ebf8910f02b49ac3"}
{"n":319,"parent":186,"by":"coalition","ask":"train.space","answer":"farah","sum":"f07b139b9f57a7f6"}
{"n":320,"by":"coalition","ask":"train.space","answer":"done","sum":"77fd388a0f7640d1"}
{"n":321,"by":"coalition","ask":"train.extra","answer":"civic-action","sum":"f1c649d286959946"}
{"n":322,"by":"coalition","ask":"special","answer":"surge","sum":"5f058aec09e38e5b"}
{"n":323,"by":"coalition","ask":"surge.space","answer":"herat","sum":"faa96e62bdc59f49"}
{"n":324,"by":"coalition","ask":"surge.space","answer":"kandahar","sum":"fdcfb287eb972884"}
{"n":325,"by":"coalition","ask":"surge.space","answer":"khowst","sum":"b5cd3288d804eb56"}
{"n":326,"by":"coalition","ask":"surge.troops","answer":"9","sum":"add2b840d3de6b52"}
{"n":327,"by":"coalition","ask":"surge.bases","answer":"1","sum":"7a36bc29bdb7e6a9"}
{"n":328,"by":"coalition","ask":"surge.bases","answer":"0","sum":"1e6695f934665f20"}
{"n":329,"by":"coalition","ask":"surge.bases","answer":"2","sum":"9175044c0ee2f8c4"}
{"n":330,"by":"coalition","ask":"surge.die","answer":"done","print":"ac1f614a3814b19a","sum":"70075b34d776e7d9"}
{"n":331,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Night Raids",["only if 3 would turn Underground, not {0}",[0]]]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,23]],["{0}: {1}",["8.5","rally"]]],"sum":"d20746994402f965"}
{"n":332,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"]]],"sum":"77b313e21689c6e5"}
{"n":333,"by":null,"ask":"bot.tan","answer":"6","sum":"033f8f22c7f11012"}
{"n":334,"by":null,"ask":"bot.black","answer":"4","sum":"4f03eba56e021035"}
{"n":335,"by":null,"ask":"bot.green","answer":"5","sum":"8fddfac437049d1e"}
{"n":336,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,5,"ghowr","ghowr"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"8bcc031458a9bbab"}
{"n":337,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"cf7d0d6fd0c4939f"}
{"n":338,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"96418fcdecd3e18a"}
{"n":339,"by":null,"ask":"bot.tan","answer":"1","sum":"438752fe57e4a121"}
{"n":340,"by":null,"ask":"bot.black","answer":"4","sum":"bd0f05361e022c58"}
{"n":341,"by":null,"ask":"bot.green","answer":"6","sum":"8fa6e724f589471b"}
{"n":342,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","helmand"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"6c10e74b0bb88f1e"}
{"n":343,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"d9cf3552545d0a42"}
{"n":344,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"3c26b43fdcf50786"}
{"n":345,"by":null,"ask":"bot.tan","answer":"6","sum":"3ef8494271028d83"}
{"n":346,"by":null,"ask":"bot.black","answer":"3","sum":"cb7088d6096c1184"}
{"n":347,"by":null,"ask":"bot.green","answer":"3","sum":"3e9d2000b73b724f"}
{"n":348,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","faryab"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"f5dc8a429e489040"}
{"n":349,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"d2a0339a88544765"}
{"n":350,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"583e6f1c636219bb"}
{"n":351,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"helmand","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"helmand"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"helmand"]]],"sum":"3f50ab47007a24bf"}
{"n":352,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"6da37c21532b3985","sum":"3e76ce99d457e547"}
{"n":353,"by":null,"ask":"deck.card","answer":"51","print":"8a44332cc58457ab","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: government taliban\nresources: government=16 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 support=S +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B1T9 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar G:T5P3\nkhowst C:B2 G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"da461234c9634613"}
{"type":"branch","at":353,"name":"way 4","sum":"dbc33252c3921fea"}
{"type":"branch","at":318,"name":"main line","sum":"70bc5220ba7a464d"}
{"type":"head","to":185,"how":"jump","by":"taliban","sum":"e10c5157b540897c"}
{"type":"head","to":278,"how":"redo","by":"coalition","sum":"ff28771e4376590b"}
{"type":"head","to":279,"how":"redo","by":"warlords","sum":"12f4bab315395e74"}
{"type":"head","to":280,"how":"redo","by":"warlords","sum":"a5881c492c796bc6"}
{"type":"head","to":281,"how":"redo","sum":"a4abcd4c58ac5f52"}
{"type":"head","to":282,"how":"redo","sum":"4b4341ebfae5f575"}
{"type":"head","to":283,"how":"redo","sum":"eaaa92f1f1ebe179"}
{"type":"head","to":284,"how":"redo","by":"warlords","sum":"2135b5ed15d74995"}
{"type":"head","to":285,"how":"redo","by":"warlords","sum":"d74b701b2675121b"}
{"type":"head","to":286,"how":"redo","by":"warlords","sum":"601e96c3a5ff6021"}
{"type":"head","to":287,"how":"redo","sum":"372740f2b7a3b83a"}
{"type":"head","to":288,"how":"redo","sum":"42fda7df35e04148"}
{"type":"head","to":289,"how":"redo","sum":"797cd8cc5de1959a"}
{"type":"head","to":290,"how":"redo","by":"warlords","sum":"ff47be889ece5784"}
{"type":"head","to":291,"how":"redo","by":"warlords","sum":"409e2bd28b217457"}
{"type":"head","to":292,"how":"redo","by":"warlords","sum":"d1465d447bfca4fc"}
{"type":"head","to":293,"how":"redo","sum":"6bd7459e3e2230ef"}
{"type":"head","to":294,"how":"redo","sum":"ce88480a37a79590"}
{"type":"head","to":295,"how":"redo","sum":"8d4430de48a632a3"}
{"type":"head","to":296,"how":"redo","by":"warlords","sum":"cd3d2e92edc79ba9"}
{"type":"head","to":297,"how":"redo","by":"warlords","sum":"12b37e79a4fa6523"}
{"type":"head","to":298,"how":"redo","by":"warlords","sum":"c91fae01d8ca8d28"}
{"type":"head","to":299,"how":"redo","by":"warlords","sum":"66eae9755d36cf6d"}
{"type":"head","to":300,"how":"redo","by":"warlords","sum":"184d13e7e9f7bed5"}
{"type":"head","to":301,"how":"redo","sum":"65d9c6cc49255284"}
{"type":"head","to":302,"how":"redo","by":"taliban","sum":"f91ccc4f204f6bab"}
{"type":"head","to":303,"how":"redo","by":"taliban","sum":"fa5a91a2fa775b7b"}
{"type":"head","to":304,"how":"redo","by":"coalition","sum":"8c298bb4bbe9be9d"}
{"n":354,"parent":304,"by":"coalition","ask":"train.space","answer":"farah","sum":"f39ebd375dcdbd9a"}
{"n":355,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"76a538937d802ae1"}
{"n":356,"by":"coalition","ask":"air-lift.origin","answer":"herat","sum":"4ffca52ee16b3aa2"}
{"n":357,"by":"coalition","ask":"air-lift.destination","answer":"kabul","sum":"e6b8925b9c06bf53"}
{"n":358,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"e424bde263481716"}
{"n":359,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"ced7386aaa962851"}
{"n":360,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"288f5946e5527344"}
{"n":361,"by":"coalition","ask":"train.space","answer":"kabul","sum":"44a00711a844a99f"}
{"n":362,"by":"coalition","ask":"train.troops","answer":"3","sum":"006205748d53a06c"}
{"n":363,"by":"coalition","ask":"train.police","answer":"1","sum":"a12aa485ebb3c907"}
{"n":364,"by":"coalition","ask":"train.space","answer":"herat","sum":"2fc200f26eccef61"}
{"n":365,"by":"coalition","ask":"train.troops","answer":"5","sum":"51ffdc44e358cc25"}
{"n":366,"by":"coalition","ask":"train.police","answer":"0","sum":"a2f755db06951ac1"}
{"n":367,"by":"coalition","ask":"train.space","answer":"done","sum":"fafdcae22bd32295"}
{"n":368,"by":"coalition","ask":"train.extra","answer":"take-patronage","print":"35b6469ff1761cba","sum":"8fc96927449707a4"}
{"n":369,"by":null,"ask":"deck.card","answer":"63","print":"48267db9a967e226","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: government taliban warlords\nresources: government=19 taliban=5 warlords=10\naid: 11\npatronage: 1\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T7P3\nkabul C:B1T4 G:T11P4 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"26f989ab11e27e39"}
{"n":370,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Karzai"]]],"sum":"1f03094af39ebedb"}
{"n":371,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"9e169f882055f602"}
{"n":372,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"kabul",["{0}",[3]]]]],"sum":"523db8b7009e92fa"}
{"n":373,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"29feed54a8de1274"}
{"n":374,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"1e21ff8a89c6efc5"}
{"n":375,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["8.2: as much as possible in {0}",["kabul"]]],"sum":"7c77751afafef3e2"}
{"n":376,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"aa83051efe7db7a7"}
{"n":377,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"29378be4470173b4"}
{"n":378,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["8.2: as much as possible in {0}",["kabul"]]],"sum":"eb87a55a9e19f33e"}
{"type":"branch","at":378,"name":"way 1","sum":"2e0565eb131449c7"}
{"type":"bookmark","at":378,"name":"a fork","sum":"b23219dd23f10a68"}
{"type":"head","to":277,"how":"jump","by":"government","sum":"60c4aacbf5001d8c"}
{"type":"head","to":276,"how":"undo","by":"coalition","sum":"8309f05747374dfc"}
{"n":379,"parent":276,"by":"coalition","ask":"patrol.troops","answer":"6","sum":"9143f60d62698d0b"}
{"n":380,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"f152a5c8301cdeff"}
{"n":381,"by":"coalition","ask":"patrol.space","answer":"done","print":"3a8196be23b09be4","sum":"087cab6b449f53fd"}
{"n":382,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Night Raids",["only if 3 would turn Underground, not {0}",[0]]]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,23]],["{0}: {1}",["8.5","rally"]]],"sum":"b0d9cbd7de6ba573"}
{"n":383,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"]]],"sum":"935886899a5c3108"}
{"n":384,"by":null,"ask":"bot.tan","answer":"6","sum":"4ae538262216caf5"}
{"n":385,"by":null,"ask":"bot.black","answer":"4","sum":"9e5898007910de4f"}
{"n":386,"by":null,"ask":"bot.green","answer":"5","sum":"acbd5a93b40b738f"}
{"n":387,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,5,"ghowr","ghowr"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"388d857358b6656d"}
{"n":388,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"c839ac2a0ba78471"}
{"n":389,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"25398a90295e91ad"}
{"n":390,"by":null,"ask":"bot.tan","answer":"1","sum":"92dbc890b71abf03"}
{"n":391,"by":null,"ask":"bot.black","answer":"4","sum":"895a67f54443efe9"}
{"n":392,"by":null,"ask":"bot.green","answer":"6","sum":"bfc5522a06d2e290"}
{"n":393,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","helmand"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"c3bbf74928d0ac66"}
{"n":394,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"cac6b60316bf99e3"}
{"n":395,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"86b6ae4f0eb45848"}
{"n":396,"by":null,"ask":"bot.tan","answer":"6","sum":"4cc7843713143693"}
{"n":397,"by":null,"ask":"bot.black","answer":"3","sum":"a91f80c18aeb0175"}
{"n":398,"by":null,"ask":"bot.green","answer":"3","sum":"9cc7e5dfdbf2bc9a"}
{"n":399,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","faryab"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"880349ad34191230"}
{"type":"branch","at":399,"name":"main line","sum":"057ec82f8b21ffb0"}
{"type":"head","to":353,"how":"jump","by":"warlords","sum":"1564249ae6e84a29"}
{"n":400,"parent":353,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Taliban Talks"]]],"sum":"ccdcc9e8d36b724b"}
{"n":401,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"c39a37123ea089f6","sum":"a8808a4065c8a515"}
{"n":402,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,31]],["{0}: {1}",["8.6","train"]]],"sum":"635fff38a4454b5d"}
{"n":403,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"kandahar"]]],"sum":"e17a5d78368256a7"}
{"n":404,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"kandahar"]]],"sum":"417572437b8de272"}
{"n":405,"by":"government","how":"bot","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"8bc31835be25f21b"}
{"n":406,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[1]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"bf90d173f39042bd"}
{"n":407,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"67cecb3d140d3118"}
{"n":408,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5b78364de3f4feea"}
{"n":409,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[7]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"fd2008c80ea721b7"}
{"n":410,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3035eea5376f4b13"}
{"n":411,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"04a778c645afd459"}
{"n":412,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"d23d61729b7bd874"}
{"n":413,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d5611018c013d02e"}
{"n":414,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"410fafed3e18c610"}
{"n":415,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"108d3758016ca978"}
{"n":416,"by":"government","how":"bot","ask":"govern.space","answer":"farah","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"farah"]]],"print":"7cd0d3139b2656f5","sum":"1e2e48f712acc6f2"}
{"n":417,"by":null,"ask":"deck.card","answer":"63","print":"fe4d8f404ac6efb7","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: coalition taliban warlords\nresources: government=4 taliban=5 warlords=10\naid: 10\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B1T9 G:T7P6\nkabul C:B1T4 G:T9P6 T:u2\nkandahar G:B1T4P1\nkhowst C:B2 G:T3P4\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"9126f25d46ce57d8"}
{"n":418,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Karzai"]]],"sum":"247a4ca18ef3cc91"}
{"n":419,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"ffbd9a206359aa45","sum":"2b3164065a14e54b"}
{"type":"head","to":418,"how":"undo","by":"coalition","sum":"b08ddce318ac4933"}
{"type":"head","to":417,"how":"undo","by":"warlords","sum":"6e2fe01dd5e0fcd1"}
