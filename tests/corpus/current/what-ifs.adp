{"format":2,"game":"adp","rules":5,"program":"0.1.0","scenario":"extended","seats":{"coalition":"human","government":"bot","taliban":"bot","warlords":"bot"},"seed":"~78d6800b5ddf65323de29f59e5da90d3","name":"what-ifs","sum":"a990d36d941c12cf"}
{"n":1,"by":null,"ask":"deck.top","answer":"event","sum":"d4dd5d70f68e5bcf"}
{"n":2,"by":null,"ask":"deck.card","answer":"27","sum":"c4a77b5382bccc60"}
{"n":3,"by":null,"ask":"deck.top","answer":"event","sum":"9c92df1e38b60638"}
{"n":4,"by":null,"ask":"deck.card","answer":"8","print":"52ef0a3149aef45d","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 27\nnext: 8\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"791d894f88b7a970"}
{"n":5,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tehrik-i-Taliban Pakistan"]]],"sum":"16306ec42978107d"}
{"n":6,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"76c7c8823d544f82"}
{"n":7,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"a7f66bac8b6ed44c"}
{"n":8,"by":null,"ask":"bot.tan","answer":"1","sum":"fc7b21909dc3a877"}
{"n":9,"by":null,"ask":"bot.black","answer":"2","sum":"9433042a87ae71d0"}
{"n":10,"by":null,"ask":"bot.green","answer":"1","sum":"bc091eb3adda40e5"}
{"n":11,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,1,"balochistan","waziristan"]]],"sum":"616ea4e3d18eddc7"}
{"n":12,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":[["8.2: as much as possible in {0}",["waziristan"]]],"sum":"5ee15349c1847a40"}
{"n":13,"by":"taliban","how":"bot","ask":"event.place.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"print":"21035a42c81e8fcb","sum":"dbe732f6b87963b8"}
{"n":14,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,55]],["{0}: {1}",["8.6","train"]]],"sum":"3df02a832c5e6b4d"}
{"n":15,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"7119c925ad2fe013"}
{"n":16,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"e1b8a9d735d059ae"}
{"n":17,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"dafac403166b9737"}
{"n":18,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: no {1}",["8.6.2","govern"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"kabul"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"baghlan, balkh, nuristan",["{0}",[2]]]],["8.2: among {0}",["baghlan, balkh, nuristan"]]],"sum":"411e8d47c1de94d9"}
{"n":19,"by":null,"ask":"bot.tan","answer":"6","sum":"cf5bb353ca813c72"}
{"n":20,"by":null,"ask":"bot.black","answer":"5","sum":"0fba44e2b3a8d0d4"}
{"n":21,"by":null,"ask":"bot.green","answer":"2","sum":"59d5becc156d9ccf"}
{"n":22,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","nuristan"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"nuristan"]],"8.6.2: Transport"],"sum":"b132906c86d8a63e"}
{"n":23,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"kabul"]]],"sum":"a3321a2a29069708"}
{"n":24,"by":"government","how":"bot","ask":"transport.destination","answer":"nuristan","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"nuristan"]]],"sum":"0b8cd956582e91ab"}
{"n":25,"by":"government","how":"bot","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"sum":"a4141ea5dcabe4ad"}
{"n":26,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"ab440161594150c7"}
{"n":27,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"48d2b0185b03a5d6","sum":"bd89203cb84b26a9"}
{"n":28,"by":null,"ask":"deck.top","answer":"propaganda","print":"8fd756e282bfd0d7","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 8\nnext: propaganda\nplayed: 27\neligible: coalition warlords\nresources: government=17 taliban=5 warlords=10\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T1P5\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\nnuristan G:T4\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\n","sum":"ac294370ca276f65"}
{"n":29,"by":"coalition","ask":"turn","answer":"train","sum":"559eeed355095d7d"}
{"n":30,"by":"coalition","ask":"train.space","answer":"surge","sum":"b3022aec0d4f5971"}
{"n":31,"by":"coalition","ask":"surge.space","answer":"khowst","sum":"a9df37de9f77e501"}
{"n":32,"by":"coalition","ask":"surge.space","answer":"herat","sum":"749acd09ed0264b7"}
{"n":33,"by":"coalition","ask":"surge.space","answer":"kandahar","sum":"ea43391aec1f3d45"}
{"n":34,"by":"coalition","ask":"surge.troops","answer":"8","sum":"6e9cb98a62979021"}
{"n":35,"by":"coalition","ask":"surge.troops","answer":"2","sum":"a533218390e38f49"}
{"n":36,"by":"coalition","ask":"surge.troops","answer":"4","sum":"68beeefc006d716b"}
{"n":37,"by":"coalition","ask":"surge.bases","answer":"0","sum":"f6f898abbc6cb0e1"}
{"n":38,"by":"coalition","ask":"surge.bases","answer":"2","sum":"398675bb7407863c"}
{"n":39,"by":"coalition","ask":"surge.bases","answer":"1","sum":"3ae02f33d3237391"}
{"n":40,"by":"coalition","ask":"surge.die","answer":"roll","sum":"9611e8409c733818"}
{"n":41,"by":null,"ask":"surge.roll","answer":"3","sum":"0b16c6952a353f8f"}
{"n":42,"by":"coalition","ask":"surge.aid","answer":"2","sum":"96b8fd399ca233b7"}
{"n":43,"by":"coalition","ask":"train.space","answer":"kabul","sum":"2ab04181779b642d"}
{"n":44,"by":"coalition","ask":"train.troops","answer":"4","sum":"efeb8e71957c1737"}
{"n":45,"by":"coalition","ask":"train.police","answer":"1","sum":"e4958b85cc754477"}
{"n":46,"by":"coalition","ask":"train.space","answer":"done","sum":"94a03a0b6d20cb72"}
{"n":47,"by":"coalition","ask":"train.extra","answer":"done","print":"ab2270fda4d93147","sum":"1d7c84bca7fc0e02"}
{"n":48,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"SEAL Team 6"]]],"sum":"5fb50c0f38e0b8b1"}
{"n":49,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"3074e5d013572595","sum":"c99fe8edd3c88650"}
{"n":50,"by":null,"ask":"deck.card","answer":"20","print":"b37c1ef7cbd44164","sum":"1cbaf9acfd1f41da"}
{"n":51,"by":"coalition","ask":"civic.space","answer":"done","sum":"944472deb21b8d5c"}
{"n":52,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"sum":"a4ac6ec3c09e91b3"}
{"n":53,"by":"taliban","how":"bot","ask":"sharia.space","answer":"paktika","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"paktika"]]],"print":"7068d7a3c72282a5","sum":"1b288f6d40bd9ba5"}
{"n":54,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"80ee6ea26719d82f"}
{"n":55,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e3becaccd845c3da"}
{"n":56,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"1648024237f28473"}
{"n":57,"by":"coalition","ask":"redeploy.destination","answer":"herat","sum":"d145735b04c40361"}
{"n":58,"by":"coalition","ask":"redeploy.count","answer":"6","sum":"e52361018a3a2730"}
{"n":59,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"adf603a21fe6a893"}
{"n":60,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","sum":"b39b11b714483093"}
{"n":61,"by":"coalition","ask":"redeploy.count","answer":"1","sum":"270da039837d0fb0"}
{"n":62,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"4a4f810b60ddea6f"}
{"n":63,"by":"coalition","ask":"redeploy.destination","answer":"herat","sum":"ebf4144cbe1a3153"}
{"n":64,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"94cbf0eb972b347a"}
{"n":65,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"7b28c910ac818137"}
{"n":66,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"0d177a7759ebdc22"}
{"n":67,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b3f52eb3d7e8363c"}
{"n":68,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar",["{0}",[2]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"c9f2ede64fd335ce"}
{"n":69,"by":null,"ask":"bot.tan","answer":"6","sum":"4e1e8e1251e3526d"}
{"n":70,"by":null,"ask":"bot.black","answer":"3","sum":"a275f1074a333bb8"}
{"n":71,"by":null,"ask":"bot.green","answer":"3","sum":"cf13c27bcf850694"}
{"n":72,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","kandahar"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"31f6370f887df6c2"}
{"n":73,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: among {0}",["khowst, nuristan"]]],"sum":"03cd4ac42a8b5bcf"}
{"n":74,"by":null,"ask":"bot.tan","answer":"5","sum":"3a2167339c3bc60d"}
{"n":75,"by":null,"ask":"bot.black","answer":"4","sum":"e8970fa9273adac5"}
{"n":76,"by":null,"ask":"bot.green","answer":"1","sum":"a9fbe1acff3b9b81"}
{"n":77,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,1,"balkh","khowst"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"nuristan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[2]]]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"2de29f1d7d55e28b"}
{"n":78,"by":null,"ask":"bot.tan","answer":"4","sum":"f08202c4c38d651b"}
{"n":79,"by":null,"ask":"bot.black","answer":"6","sum":"77df2bee47dc9bc3"}
{"n":80,"by":null,"ask":"bot.green","answer":"1","sum":"76e78e0f90c7b3db"}
{"n":81,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,1,"nuristan","kandahar"]],["8.2: among {0}",["herat, kabul"]]],"sum":"70e24c4f5b8d4db7"}
{"n":82,"by":null,"ask":"bot.tan","answer":"2","sum":"3af5ecf275c5d38b"}
{"n":83,"by":null,"ask":"bot.black","answer":"3","sum":"a5938f5cd4f974b5"}
{"n":84,"by":null,"ask":"bot.green","answer":"5","sum":"83da2e460e5d37e6"}
{"n":85,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,5,"helmand","kabul"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","khowst"]]],"sum":"dac6dd1aac192847"}
{"n":86,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","khowst"]]],"sum":"653c4806461a469c"}
{"n":87,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","khowst"]]],"sum":"cc7b413c7314f8cb"}
{"n":88,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","nuristan"]]],"sum":"59ab7bf2b93e5432"}
{"n":89,"by":"government","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","nuristan"]]],"sum":"843330ed5e092571"}
{"n":90,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","nuristan"]]],"sum":"86a897ed2d4b08e1"}
{"n":91,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"7b744d911edcb291"}
{"n":92,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"1f09fef635d50826"}
{"n":93,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"5f3312a5609ceae4"}
{"n":94,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"c7d2aa1e390e3641"}
{"n":95,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"3ebdbd4695056f0c"}
{"n":96,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"21b6897d0ba5b339"}
{"n":97,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"kabul","kandahar-spin-boldak"]]],"sum":"dfe78b264b25177e"}
{"n":98,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"sum":"0d2d089d838d0c96"}
{"n":99,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],1,"herat","kandahar-spin-boldak"]]],"print":"857fe607a097908e","sum":"a64c06443a75ae88"}
{"n":100,"by":null,"ask":"deck.card","answer":"30","print":"bad535358423fcb2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 20\nnext: 30\nplayed: 27 8 propaganda\nresources: government=37 taliban=9 warlords=13\naid: 11\nislamabad: sponsorship\nhelmand W:B1u1\nherat C:B2T9 G:T2\nkabul C:B1T3 G:T4\nkandahar C:B1T5 G:T3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u1 support=O\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"6b7479e6b9374dd4"}
{"n":101,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Errant Air Strike"]]],"sum":"e6a5b1dedcb5b3d3"}
{"n":102,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"7b8180afc17ac897"}
{"n":103,"by":"taliban","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol"]]],"sum":"a7619682e9ede000"}
{"n":104,"by":null,"ask":"bot.tan","answer":"1","sum":"d077ab6228a0e8dd"}
{"n":105,"by":null,"ask":"bot.black","answer":"3","sum":"d337fe89c8744fd8"}
{"n":106,"by":null,"ask":"bot.green","answer":"6","sum":"47f4df8075f292de"}
{"n":107,"by":"taliban","how":"bot","ask":"event.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,6,"helmand","zabol"]]],"sum":"6e75c961e8a090e7"}
{"n":108,"by":"taliban","how":"bot","ask":"event.space","answer":"paktika","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"paktika"]]],"print":"5987e9af6b837c0c","sum":"33e425fa6dc57698"}
{"n":109,"by":"coalition","ask":"turn","answer":"sweep","sum":"f6cdbdc8c81c7e98"}
{"n":110,"by":"coalition","ask":"sweep.space","answer":"kabul","sum":"3c0ff79eda7a8cf6"}
{"n":111,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"c4ae3223370f5d38"}
{"n":112,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"2225be4e1175a1ff"}
{"n":113,"by":"coalition","ask":"sweep.government","answer":"1","sum":"4fdf7f018ea90940"}
{"n":114,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"7ea372d80829800c"}
{"n":115,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"5a9f3ec6779b2f6d"}
{"n":116,"by":"coalition","ask":"sweep.government","answer":"0","sum":"9338f21961f23188"}
{"n":117,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"1d3107b26c40741b"}
{"n":118,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"3da8a8de1e54f784"}
{"n":119,"by":"coalition","ask":"sweep.government","answer":"0","sum":"0480bab6e6096ad5"}
{"n":120,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"79ada70156d81b8a"}
{"n":121,"by":"coalition","ask":"sweep.space","answer":"nimruz","sum":"cf7e1d8e14f9a3ef"}
{"n":122,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"ddd74d71fad99166"}
{"n":123,"by":"coalition","ask":"sweep.space","answer":"herat","sum":"b61479b2bba1452f"}
{"n":124,"by":"coalition","ask":"sweep.space","answer":"baghlan","sum":"0b1d72dfddc5ed92"}
{"n":125,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"d4f806d6aae353f7"}
{"n":126,"by":"coalition","ask":"sweep.space","answer":"badakhshan","sum":"a23915de573debad"}
{"n":127,"by":"coalition","ask":"sweep.space","answer":"balkh","sum":"34b7ceec7720d7b8"}
{"n":128,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"949ad56d26afb9ba"}
{"n":129,"by":"coalition","ask":"sweep.troops","answer":"3","sum":"b5f77841837cf41d"}
{"n":130,"by":"coalition","ask":"sweep.government","answer":"1","sum":"56541735f5b8eabd"}
{"n":131,"by":"coalition","ask":"sweep.space","answer":"helmand","sum":"e2d18e2e25e4533b"}
{"n":132,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"cb01edee87872898"}
{"n":133,"by":"coalition","ask":"sweep.space","answer":"farah","sum":"ed25bdc5ac6feaa5"}
{"n":134,"by":"coalition","ask":"sweep.origin","answer":"herat","sum":"71d4b6b294cf6d83"}
{"n":135,"by":"coalition","ask":"sweep.troops","answer":"4","sum":"06a60f1ab8e92597"}
{"n":136,"by":"coalition","ask":"sweep.government","answer":"1","sum":"e1d2a2c43c65e029"}
{"n":137,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"661e313d8feacc4d"}
{"n":138,"by":"coalition","ask":"sweep.space","answer":"zabol","sum":"10de19f0a9ac81ce"}
{"n":139,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"3c208058dd6295d4"}
{"n":140,"by":"coalition","ask":"sweep.space","answer":"done","sum":"445b5335fcafe0b2"}
{"n":141,"by":"coalition","ask":"special","answer":"done","print":"082b173ecb8dfff5","sum":"387a8e44816e9a84"}
{"n":142,"by":null,"ask":"deck.card","answer":"38","print":"0581ddf416efde20","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 30\nnext: 38\nplayed: 27 8 propaganda 20\neligible: government taliban warlords\nresources: government=28 taliban=9 warlords=13\naid: 11\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1\nhelmand W:B1u1\nherat C:B2T5 G:T1\nkabul C:B1T4 G:T4\nkandahar C:B1T1 G:T2\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u2 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"79f944e8c554bdd2"}
{"n":143,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Urban Specialists",5]]],"sum":"c30b8aae9eccc518"}
{"n":144,"by":null,"ask":"bot.die","answer":"6","sum":"2667cf3f4f731815"}
{"n":145,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,5,"Urban Specialists"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[26,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"f38a0268212dd38a"}
{"n":146,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"d2b2a34d8455d5f1"}
{"n":147,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"60bea6333d4f9095"}
{"n":148,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, faryab, ghazni, ghowr, nimruz, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"56f51d29b6a66611"}
{"n":149,"by":null,"ask":"bot.tan","answer":"3","sum":"7899ea9962fbca33"}
{"n":150,"by":null,"ask":"bot.black","answer":"2","sum":"d93af5e6fa851b14"}
{"n":151,"by":null,"ask":"bot.green","answer":"1","sum":"6349458ba7c03875"}
{"n":152,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,1,"waziristan","ghazni"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"25fb4c7e3a110f8d"}
{"n":153,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"88537e2b339f657d"}
{"n":154,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol, northwest-frontier"]]],"sum":"3b882f4adfecb409"}
{"n":155,"by":null,"ask":"bot.tan","answer":"4","sum":"78a9960015d5c71c"}
{"n":156,"by":null,"ask":"bot.black","answer":"5","sum":"b8aee60e8d98001d"}
{"n":157,"by":null,"ask":"bot.green","answer":"3","sum":"beaf02e3c06a7600"}
{"n":158,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,3,"baghlan","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"b994596456986733"}
{"n":159,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"0348fe2cd3368c06"}
{"n":160,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"cf65794c74349b20"}
{"n":161,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"113113e280ca3938"}
{"n":162,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"03be97842d7f6604"}
{"n":163,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"affe623cfb960100"}
{"n":164,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"ad62ba4b7189604e"}
{"n":165,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"310d1c91e73ed8ad"}
{"n":166,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"8a44f7d25bd19871"}
{"n":167,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"9da19cd11760a8c7"}
{"n":168,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"kabul"]]],"sum":"41ed21e99c0b507e"}
{"n":169,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"b9f3bfd9964011a3"}
{"n":170,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"70d8b459a8aa6a8b","sum":"d9e172b9083c4d48"}
{"n":171,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.1: {0} is a Capability, and a person plays the {1}",["Urban Specialists","coalition"]],["8.6.2: at least {0} pieces Available: yes ({1})",[15,49]],["{0}: {1}",["8.6","train"]]],"sum":"e390492006c7d434"}
{"n":172,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[1]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"b7478ac0bab0fc86"}
{"n":173,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"15b3555ee4c67bd0"}
{"n":174,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"6c3aa9b16fbeeec4"}
{"n":175,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"aed32221d1f2980b"}
{"n":176,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"6d2529eb5ca15de1"}
{"n":177,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"308f9ffe89cc5cea"}
{"n":178,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"242b8c5f1fafc099"}
{"n":179,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b0926eb45294321f"}
{"n":180,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"daaadb30b4233c51"}
{"n":181,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"0235704b4645b229"}
{"n":182,"by":"government","how":"bot","ask":"govern.space","answer":"farah","why":[["{0}: {1}",[["8.6.2: Population 0 without a marker",[]],"farah"]]],"sum":"281d001b4d5e8c07"}
{"n":183,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"03fa997ec9b8a30e"}
{"n":184,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"2e8d9b5b8ad38af1","sum":"020432e914f87fb7"}
{"n":185,"by":null,"ask":"deck.card","answer":"24","print":"a8400e0419e4eae2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 38\nnext: 24\nplayed: 27 8 propaganda 20 30\neligible: coalition warlords\nresources: government=19 taliban=5 warlords=13\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nghazni T:u1\nhelmand W:B1u1\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"afd7ed28656091bd"}
{"type":"bookmark","at":185,"name":"a fork","sum":"7b763cc7c20fb9d4"}
{"n":186,"by":"coalition","ask":"turn","answer":"train","sum":"eb55fd53e27ee18a"}
{"n":187,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"c89b550515b1a16a"}
{"n":188,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"ebd776a97c85b810"}
{"n":189,"by":"coalition","ask":"air-lift.destination","answer":"zabol","sum":"0f2a9682c81da4dc"}
{"n":190,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"73ce1d038e8d52da"}
{"n":191,"by":"coalition","ask":"air-lift.origin","answer":"balkh","sum":"310a7438f9e36afa"}
{"n":192,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"43eaeb24ee5b765c"}
{"n":193,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"ebd4ff162cc75905"}
{"n":194,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"7dea9432317b9022"}
{"n":195,"by":"coalition","ask":"air-lift.destination","answer":"balkh","sum":"a8c0e9f048fff79a"}
{"n":196,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"f2b27c6915909f99"}
{"n":197,"by":"coalition","ask":"air-lift.origin","answer":"balkh","sum":"eb151ec1dbecb604"}
{"n":198,"by":"coalition","ask":"air-lift.destination","answer":"zabol","sum":"10ef57d278a68896"}
{"n":199,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"68922cea1d70b60f"}
{"n":200,"by":"coalition","ask":"train.space","answer":"herat","sum":"5570bdc0b6be83e4"}
{"n":201,"by":"coalition","ask":"train.troops","answer":"3","sum":"3562eee49c218415"}
{"n":202,"by":"coalition","ask":"train.police","answer":"2","sum":"e63e1f50e65dcc4e"}
{"n":203,"by":"coalition","ask":"train.space","answer":"kandahar","sum":"9b2bc3cd9f794e01"}
{"n":204,"by":"coalition","ask":"train.troops","answer":"1","sum":"ac9acc77b20cf839"}
{"n":205,"by":"coalition","ask":"train.police","answer":"0","sum":"b4550a0859933213"}
{"n":206,"by":"coalition","ask":"train.space","answer":"kabul","sum":"08ebc0ac764c6130"}
{"n":207,"by":"coalition","ask":"train.troops","answer":"5","sum":"02e15d8b4963328c"}
{"n":208,"by":"coalition","ask":"train.police","answer":"0","sum":"efc5fc11bced5dea"}
{"n":209,"by":"coalition","ask":"train.space","answer":"done","sum":"0aacd65c261c014c"}
{"n":210,"by":"coalition","ask":"train.extra","answer":"take-patronage","print":"acbce103c818b5d4","sum":"6b6b5e26d8bddbb2"}
{"n":211,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Night Raids",["only if 3 would turn Underground, not {0}",[0]]]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,23]],["{0}: {1}",["8.5","rally"]]],"sum":"69f3166cc0049917"}
{"n":212,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"]]],"sum":"4eb8c6951da6712b"}
{"n":213,"by":null,"ask":"bot.tan","answer":"6","sum":"69816b5ff2df74d5"}
{"n":214,"by":null,"ask":"bot.black","answer":"4","sum":"099ed32c285e4324"}
{"n":215,"by":null,"ask":"bot.green","answer":"5","sum":"6a1fcad6ec67382e"}
{"n":216,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,5,"ghowr","ghowr"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"008ba5768f91ef37"}
{"n":217,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"d3d88f6ae746d3b1"}
{"n":218,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"ad52e356d5727f25"}
{"n":219,"by":null,"ask":"bot.tan","answer":"1","sum":"b91f28f4eac89e2f"}
{"n":220,"by":null,"ask":"bot.black","answer":"4","sum":"862689b463b86f3a"}
{"n":221,"by":null,"ask":"bot.green","answer":"6","sum":"ae8271850106b944"}
{"n":222,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","helmand"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"fc6d2b65a761633d"}
{"n":223,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"449bd4783d9d6af4"}
{"n":224,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"ccdbe1a22b8b6040"}
{"n":225,"by":null,"ask":"bot.tan","answer":"6","sum":"c925c77f5c941cfd"}
{"n":226,"by":null,"ask":"bot.black","answer":"3","sum":"2cd9d7ba5a435414"}
{"n":227,"by":null,"ask":"bot.green","answer":"3","sum":"8d9ae382566a1b66"}
{"n":228,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","faryab"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"a1b0afbae8224243"}
{"n":229,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"f8d204ba77ccf2ca"}
{"n":230,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"591aab738e6042a0"}
{"n":231,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"helmand","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"helmand"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"helmand"]]],"sum":"8286780f721bf4f5"}
{"n":232,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"f04266f5ba644226","sum":"04491fb491285007"}
{"n":233,"by":null,"ask":"deck.card","answer":"51","print":"c3c1cf86180059f2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: government taliban\nresources: government=13 taliban=5 warlords=10\naid: 11\npatronage: 1\nislamabad: sponsorship\nbalkh G:T2\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T7P5\nkabul C:B1T4 G:T11P3 T:u2\nkandahar C:B1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol C:T4 T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"b604e2ebdf64cf87"}
{"type":"branch","at":233,"name":"way 1","sum":"a15934b1356b94e5"}
{"type":"head","to":185,"how":"jump","by":"taliban","sum":"e8cabe8bf8f9c035"}
{"n":234,"parent":185,"by":"coalition","ask":"turn","answer":"patrol","sum":"ade3d3280a9d3235"}
{"n":235,"by":"coalition","ask":"patrol.space","answer":"kabul-aibak","sum":"8426cc91e068a544"}
{"n":236,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"bf6596a282030c91"}
{"n":237,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"0e8ff2d77bbef75f"}
{"n":238,"by":"coalition","ask":"patrol.origin","answer":"balkh","sum":"2190ab5ac15fdb53"}
{"n":239,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"313cad67e3c8b044"}
{"n":240,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"43f9338ed5dec984"}
{"n":241,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"5834068f1663c4cf"}
{"n":242,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"35059e0fe1eb2c89"}
{"n":243,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"65ccca4f1ec03c1a"}
{"n":244,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"7ebf5c5b66f08513"}
{"n":245,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"b1f44dd796e2d891"}
{"n":246,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"aab614fe6c89a955"}
{"n":247,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"4ccf0ec847b0a350"}
{"n":248,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"a9496e4e239375c7"}
{"n":249,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"5d1a929738708beb"}
{"n":250,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"22d87b199f32dcf1"}
{"n":251,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"fe04750768339b3e"}
{"n":252,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"7db5e0c4bad531f8"}
{"n":253,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"7fa2271a7cfe9055"}
{"n":254,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"0d7cfcb1f9184798"}
{"n":255,"by":"coalition","ask":"patrol.space","answer":"toraghondi-farah","sum":"6fe47622e9ff586e"}
{"n":256,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"eee42ab0ad79cbfa"}
{"n":257,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"bfe3f19ca3460f99"}
{"n":258,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"3ab2f97a72351cae"}
{"n":259,"by":"coalition","ask":"patrol.space","answer":"air-lift","sum":"afc85cd2c517b2b5"}
{"n":260,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"a15585d7f956a569"}
{"n":261,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"060ec398af70c178"}
{"n":262,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"08be548f3c3e103f"}
{"n":263,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"05d9aa9b6be557f9"}
{"n":264,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"16e8df1a060b2dc8"}
{"n":265,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"90eea134d495999d"}
{"n":266,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"8776d6670e04d1b4"}
{"n":267,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"89955ecd112efcc3"}
{"n":268,"by":"coalition","ask":"air-lift.troops","answer":"6","sum":"c14bf1a6a029562d"}
{"n":269,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"3c8fa5db076cfd39"}
{"n":270,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"57650c0619cc4d68"}
{"n":271,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"8c10d47d70245f6d"}
{"n":272,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"bf259997d6e09ce4"}
{"n":273,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"9c8bb5aadc40011c"}
{"n":274,"by":"coalition","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"f9e070bcc137c950"}
{"n":275,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"aa1493289ef40fa2"}
{"n":276,"by":"coalition","ask":"patrol.origin","answer":"khowst","sum":"dbd92f07e77365db"}
{"n":277,"by":"coalition","ask":"patrol.troops","answer":"12","print":"942a0485a6537ea7","sum":"5f09dac267005a30"}
{"type":"branch","at":277,"name":"way 2","sum":"9dbc926b49aaaccd"}
{"type":"head","to":185,"how":"jump","by":"warlords","sum":"ba65d5ce17afd631"}
{"n":278,"parent":185,"by":"coalition","ask":"turn","answer":"pass","print":"8eb7ef6113045519","sum":"03f3acacd6dd4add"}
{"n":279,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Night Raids",["only if 3 would turn Underground, not {0}",[0]]]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,23]],["{0}: {1}",["8.5","rally"]]],"sum":"8318240601e89d03"}
{"n":280,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"]]],"sum":"a6bcbd1f6e3eb8df"}
{"n":281,"by":null,"ask":"bot.tan","answer":"6","sum":"d7bd34db0516a11d"}
{"n":282,"by":null,"ask":"bot.black","answer":"4","sum":"84b98e0450b00702"}
{"n":283,"by":null,"ask":"bot.green","answer":"5","sum":"30438ada0507c2ca"}
{"n":284,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,5,"ghowr","ghowr"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"277a8eb888c400f1"}
{"n":285,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"df7919ee86d18463"}
{"n":286,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"defe396887dd9d41"}
{"n":287,"by":null,"ask":"bot.tan","answer":"1","sum":"c9dccbc0047f5c2a"}
{"n":288,"by":null,"ask":"bot.black","answer":"4","sum":"d1f66140a89c52b1"}
{"n":289,"by":null,"ask":"bot.green","answer":"6","sum":"bc43ca4c46336b9f"}
{"n":290,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","helmand"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"69c464029c0d5578"}
{"n":291,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"9fbde1670aaea9b4"}
{"n":292,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"47a7554d07ea46d2"}
{"n":293,"by":null,"ask":"bot.tan","answer":"6","sum":"26be0af9d130f20c"}
{"n":294,"by":null,"ask":"bot.black","answer":"3","sum":"31443467ebadeb7c"}
{"n":295,"by":null,"ask":"bot.green","answer":"3","sum":"ebb9d16fa7cfe2e0"}
{"n":296,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","faryab"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"69d6b18c8925176d"}
{"n":297,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"e8d95dbd0661d48d"}
{"n":298,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"1b49e2b576479776"}
{"n":299,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"helmand","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"helmand"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"helmand"]]],"sum":"22257b6da309df39"}
{"n":300,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"fae96cf3ced87861","sum":"2f46d26a13a7b9e4"}
{"n":301,"by":null,"ask":"deck.card","answer":"51","print":"9e02221a2aaa0836","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: coalition government taliban\nresources: government=22 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"192338f624481bcf"}
{"n":302,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Taliban Talks"]]],"sum":"33bc2e18d30f8c20"}
{"n":303,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"d1cb977c7fbbf4dd","sum":"f18659fdf535d4b5"}
{"n":304,"by":"coalition","ask":"turn","answer":"train","sum":"fbb96dab7e5c32ee"}
{"n":305,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"db35e686f739e054"}
{"n":306,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"6ca6505946fb429f"}
{"n":307,"by":"coalition","ask":"air-lift.destination","answer":"farah","sum":"b2077a028bed98fe"}
{"n":308,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"6cf198e762176ca0"}
{"n":309,"by":"coalition","ask":"air-lift.origin","answer":"farah","sum":"c5c8c4ca7be243c3"}
{"n":310,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"98c17fb5b2db0273"}
{"n":311,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"96b48c26a45561a9"}
{"n":312,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"0b2433cda61751c2"}
{"n":313,"by":"coalition","ask":"train.space","answer":"kandahar","sum":"5d51d6e0bcbec899"}
{"n":314,"by":"coalition","ask":"train.troops","answer":"5","sum":"3adf0f7e3d4dc19b"}
{"n":315,"by":"coalition","ask":"train.police","answer":"0","sum":"b8d78a5b3d2a8684"}
{"n":316,"by":"coalition","ask":"train.space","answer":"done","sum":"f8c5af5b302b55e2"}
{"n":317,"by":"coalition","ask":"train.extra","answer":"done","print":"9c8f60741cf248dc","sum":"501da8102203d11d"}
{"n":318,"by":null,"ask":"deck.card","answer":"63","print":"623e184d33656e1c","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: government taliban warlords\nresources: government=19 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T5 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1 G:T10P3\nkhowst G:T1P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"454cf08d2249ef0d"}
{"type":"branch","at":318,"name":"way 3","sum":"a7db7fd47c1bc519"}
{"type":"head","to":185,"how":"jump","by":"government","sum":"fc5429a1ed56cfce"}
{"type":"head","to":186,"how":"redo","by":"coalition","sum":"e461854b492667d0"}
{"n":319,"parent":186,"by":"coalition","ask":"train.space","answer":"farah","sum":"ce8d7f08d8b31add"}
{"n":320,"by":"coalition","ask":"train.space","answer":"done","sum":"67efa806870ba547"}
{"n":321,"by":"coalition","ask":"train.extra","answer":"civic-action","sum":"46d3698de926b2d3"}
{"n":322,"by":"coalition","ask":"special","answer":"surge","sum":"431977fec2d7ca48"}
{"n":323,"by":"coalition","ask":"surge.space","answer":"herat","sum":"3583382b127be1bc"}
{"n":324,"by":"coalition","ask":"surge.space","answer":"kandahar","sum":"b57aa3b684ff52aa"}
{"n":325,"by":"coalition","ask":"surge.space","answer":"khowst","sum":"a8b40a4811c13613"}
{"n":326,"by":"coalition","ask":"surge.troops","answer":"9","sum":"39f75401efa8a2ce"}
{"n":327,"by":"coalition","ask":"surge.bases","answer":"1","sum":"98617514fd069f3e"}
{"n":328,"by":"coalition","ask":"surge.bases","answer":"0","sum":"bd5867161b6c42d6"}
{"n":329,"by":"coalition","ask":"surge.bases","answer":"2","sum":"9136bb0b161ab24e"}
{"n":330,"by":"coalition","ask":"surge.die","answer":"done","print":"ac1f614a3814b19a","sum":"51afd8ff092cedd7"}
{"n":331,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Night Raids",["only if 3 would turn Underground, not {0}",[0]]]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,23]],["{0}: {1}",["8.5","rally"]]],"sum":"2b5d832b4d9ec5fe"}
{"n":332,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"]]],"sum":"d41707b4acfcb752"}
{"n":333,"by":null,"ask":"bot.tan","answer":"6","sum":"aba5c53ae996b902"}
{"n":334,"by":null,"ask":"bot.black","answer":"4","sum":"da4c72835eee6a5c"}
{"n":335,"by":null,"ask":"bot.green","answer":"5","sum":"d3fa35d961e7a3c8"}
{"n":336,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,5,"ghowr","ghowr"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"f736604a6ca0b3f1"}
{"n":337,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"7082fec98ee49d89"}
{"n":338,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"6b25ab0213b1bf55"}
{"n":339,"by":null,"ask":"bot.tan","answer":"1","sum":"2da9454c02e28322"}
{"n":340,"by":null,"ask":"bot.black","answer":"4","sum":"378ce92031a69abf"}
{"n":341,"by":null,"ask":"bot.green","answer":"6","sum":"c417086833b435ea"}
{"n":342,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","helmand"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"5467df43cdc3d58c"}
{"n":343,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"1b89ba97ee8358af"}
{"n":344,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"c59ad42d3886044c"}
{"n":345,"by":null,"ask":"bot.tan","answer":"6","sum":"887cfe91f3a5098d"}
{"n":346,"by":null,"ask":"bot.black","answer":"3","sum":"05c7dabc4dd2e8c5"}
{"n":347,"by":null,"ask":"bot.green","answer":"3","sum":"d2680304aa58bd8e"}
{"n":348,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","faryab"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"b810826977faf3d6"}
{"n":349,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"48da83eb0ac88a5e"}
{"n":350,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"6707730a27aec5c1"}
{"n":351,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"helmand","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"helmand"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"helmand"]]],"sum":"824b29ffa26d8968"}
{"n":352,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"6da37c21532b3985","sum":"a258c2cef6338d40"}
{"n":353,"by":null,"ask":"deck.card","answer":"51","print":"8a44332cc58457ab","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: government taliban\nresources: government=16 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 support=S +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B1T9 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar G:T5P3\nkhowst C:B2 G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"6dcc480d0bc5b3ca"}
{"type":"branch","at":353,"name":"way 4","sum":"06f9ccc06aeb283b"}
{"type":"branch","at":318,"name":"main line","sum":"9b5992689a0eee39"}
{"type":"head","to":185,"how":"jump","by":"taliban","sum":"bab150adc2cd6c51"}
{"type":"head","to":278,"how":"redo","by":"coalition","sum":"7e03e84d7570504a"}
{"type":"head","to":279,"how":"redo","by":"warlords","sum":"da7721f85140e323"}
{"type":"head","to":280,"how":"redo","by":"warlords","sum":"06f36017251c710f"}
{"type":"head","to":281,"how":"redo","sum":"2a15abc59bf8830a"}
{"type":"head","to":282,"how":"redo","sum":"32ceaba592f78a92"}
{"type":"head","to":283,"how":"redo","sum":"1d65ddd9e6d793cf"}
{"type":"head","to":284,"how":"redo","by":"warlords","sum":"d000e0b823db8b69"}
{"type":"head","to":285,"how":"redo","by":"warlords","sum":"ca6188258357e3bf"}
{"type":"head","to":286,"how":"redo","by":"warlords","sum":"efd4a60aa134c867"}
{"type":"head","to":287,"how":"redo","sum":"f000edae92265b63"}
{"type":"head","to":288,"how":"redo","sum":"fca9c085ecbed4c1"}
{"type":"head","to":289,"how":"redo","sum":"bdb2e1e998d4a1b1"}
{"type":"head","to":290,"how":"redo","by":"warlords","sum":"6906a4d086617274"}
{"type":"head","to":291,"how":"redo","by":"warlords","sum":"392b77d5e7083536"}
{"type":"head","to":292,"how":"redo","by":"warlords","sum":"93cfde3a6b2bd6d5"}
{"type":"head","to":293,"how":"redo","sum":"c5fe12343bd92762"}
{"type":"head","to":294,"how":"redo","sum":"50f9a0f4f693d373"}
{"type":"head","to":295,"how":"redo","sum":"a8086ea028321b17"}
{"type":"head","to":296,"how":"redo","by":"warlords","sum":"807e012000a5177c"}
{"type":"head","to":297,"how":"redo","by":"warlords","sum":"6e54d615f9ac134d"}
{"type":"head","to":298,"how":"redo","by":"warlords","sum":"ff310fed654735b0"}
{"type":"head","to":299,"how":"redo","by":"warlords","sum":"1557acf59e9442e2"}
{"type":"head","to":300,"how":"redo","by":"warlords","sum":"afdb8efaa9a98c03"}
{"type":"head","to":301,"how":"redo","sum":"f4b5e8c5dc4d0a3a"}
{"type":"head","to":302,"how":"redo","by":"taliban","sum":"f196fae1c9d265b9"}
{"type":"head","to":303,"how":"redo","by":"taliban","sum":"0afd0ec46dcd17f9"}
{"type":"head","to":304,"how":"redo","by":"coalition","sum":"f01ae1a675bb4434"}
{"n":354,"parent":304,"by":"coalition","ask":"train.space","answer":"farah","sum":"d16e6a3ec631230c"}
{"n":355,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"ff7d62d468de32b5"}
{"n":356,"by":"coalition","ask":"air-lift.origin","answer":"herat","sum":"8c01f8cdf220cccf"}
{"n":357,"by":"coalition","ask":"air-lift.destination","answer":"kabul","sum":"2da556613d80f803"}
{"n":358,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"0a56af6d1a211a5a"}
{"n":359,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"01b051447bcd4777"}
{"n":360,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"6c93e3b39dd975e0"}
{"n":361,"by":"coalition","ask":"train.space","answer":"kabul","sum":"365b81cf628ea6c2"}
{"n":362,"by":"coalition","ask":"train.troops","answer":"3","sum":"c0c1b600477e9073"}
{"n":363,"by":"coalition","ask":"train.police","answer":"1","sum":"844422a1f346cf3b"}
{"n":364,"by":"coalition","ask":"train.space","answer":"herat","sum":"fabac1b13e0102f0"}
{"n":365,"by":"coalition","ask":"train.troops","answer":"5","sum":"dac159d8d75038e9"}
{"n":366,"by":"coalition","ask":"train.police","answer":"0","sum":"85e4486a67e65602"}
{"n":367,"by":"coalition","ask":"train.space","answer":"done","sum":"7b11493a31d67337"}
{"n":368,"by":"coalition","ask":"train.extra","answer":"take-patronage","print":"35b6469ff1761cba","sum":"c8e8e3067e490eea"}
{"n":369,"by":null,"ask":"deck.card","answer":"63","print":"48267db9a967e226","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: government taliban warlords\nresources: government=19 taliban=5 warlords=10\naid: 11\npatronage: 1\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T7P3\nkabul C:B1T4 G:T11P4 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"cb2550eb9bb69231"}
{"n":370,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Karzai"]]],"sum":"af8cbac1b7aed0a3"}
{"n":371,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"a34233f0b2e5c23b"}
{"n":372,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"kabul",["{0}",[3]]]]],"sum":"2c2fcf3d5ff6fa1e"}
{"n":373,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"708281269eb33a14"}
{"n":374,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"a690c26d78972ce4"}
{"n":375,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["8.2: as much as possible in {0}",["kabul"]]],"sum":"0a2073dc0c2ef7fb"}
{"n":376,"by":"government","how":"bot","ask":"event.place.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"5e3c37aee7be0080"}
{"n":377,"by":"government","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"e4011bffc2d8f515"}
{"n":378,"by":"government","how":"bot","ask":"event.place.space","answer":"kabul","why":[["8.2: as much as possible in {0}",["kabul"]]],"sum":"e027416e17829e5c"}
{"type":"branch","at":378,"name":"way 1","sum":"85ededd65065149c"}
{"type":"bookmark","at":378,"name":"a fork","sum":"50274cb27a2e66c6"}
{"type":"head","to":277,"how":"jump","by":"government","sum":"d596e145719334f1"}
{"type":"head","to":276,"how":"undo","by":"coalition","sum":"3358f9e722609bd1"}
{"n":379,"parent":276,"by":"coalition","ask":"patrol.troops","answer":"6","sum":"b4f65140ae0831ee"}
{"n":380,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"a4808c852ca8b2ff"}
{"n":381,"by":"coalition","ask":"patrol.space","answer":"done","print":"3a8196be23b09be4","sum":"e613d633c20dbfdd"}
{"n":382,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Night Raids",["only if 3 would turn Underground, not {0}",[0]]]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,23]],["{0}: {1}",["8.5","rally"]]],"sum":"4f440fc519627e34"}
{"n":383,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"]]],"sum":"074d162ca31dc57a"}
{"n":384,"by":null,"ask":"bot.tan","answer":"6","sum":"6c44d6ba34445376"}
{"n":385,"by":null,"ask":"bot.black","answer":"4","sum":"35a56eb06aa883cb"}
{"n":386,"by":null,"ask":"bot.green","answer":"5","sum":"3c2630f8221625d3"}
{"n":387,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,5,"ghowr","ghowr"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"4caf03fc93140485"}
{"n":388,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"ghowr"]]],"sum":"bb835ab38ec16220"}
{"n":389,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"57cd8e8444cddecd"}
{"n":390,"by":null,"ask":"bot.tan","answer":"1","sum":"0b9aca2db6391e65"}
{"n":391,"by":null,"ask":"bot.black","answer":"4","sum":"cf31b477d16366b1"}
{"n":392,"by":null,"ask":"bot.green","answer":"6","sum":"aa46c8bb51bbb416"}
{"n":393,"by":"warlords","how":"bot","ask":"rally.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","helmand"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"11cb4e388a1417d0"}
{"n":394,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"helmand"]]],"sum":"d85aa0dacf1571a5"}
{"n":395,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"ac873abb18592656"}
{"n":396,"by":null,"ask":"bot.tan","answer":"6","sum":"25381f2d40a36f1b"}
{"n":397,"by":null,"ask":"bot.black","answer":"3","sum":"a142212372245ddc"}
{"n":398,"by":null,"ask":"bot.green","answer":"3","sum":"b3b1626183df51b3"}
{"n":399,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","faryab"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"6af357a531cba80e"}
{"type":"branch","at":399,"name":"main line","sum":"cc82f7b23f9b38b4"}
{"type":"head","to":353,"how":"jump","by":"warlords","sum":"d4b341a6a02947b0"}
{"n":400,"parent":353,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Taliban Talks"]]],"sum":"8189ce99e26714b0"}
{"n":401,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"c39a37123ea089f6","sum":"0c6b7684695cd1da"}
{"n":402,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,31]],["{0}: {1}",["8.6","train"]]],"sum":"2abff5ce53ab75f9"}
{"n":403,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"kandahar"]]],"sum":"2412039bd628e0d9"}
{"n":404,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"kandahar"]]],"sum":"5bbd04f4af17f29f"}
{"n":405,"by":"government","how":"bot","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"8e687ebcad5fca3b"}
{"n":406,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[1]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"561b895ea5bfb059"}
{"n":407,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"9d3748851c85a5de"}
{"n":408,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"bbf389205a27a72c"}
{"n":409,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[7]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"07ea66d7903b6af1"}
{"n":410,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"dd5f640b986c1902"}
{"n":411,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"e0cbeb6bfa236a40"}
{"n":412,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"991744089e4c2392"}
{"n":413,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"e7ebf715743ee1bf"}
{"n":414,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"91eeebe52be2556a"}
{"n":415,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"88544e30c551cdfb"}
{"n":416,"by":"government","how":"bot","ask":"govern.space","answer":"farah","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"farah"]]],"print":"7cd0d3139b2656f5","sum":"8f32dbb064b842e5"}
{"n":417,"by":null,"ask":"deck.card","answer":"63","print":"fe4d8f404ac6efb7","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: coalition taliban warlords\nresources: government=4 taliban=5 warlords=10\naid: 10\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B1T9 G:T7P6\nkabul C:B1T4 G:T9P6 T:u2\nkandahar G:B1T4P1\nkhowst C:B2 G:T3P4\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"f72cc99e0ebeaf6f"}
{"n":418,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Karzai"]]],"sum":"26a8ea94964150f3"}
{"n":419,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"ffbd9a206359aa45","sum":"fe115373d9770318"}
{"type":"head","to":418,"how":"undo","by":"coalition","sum":"762b8b242654184a"}
{"type":"head","to":417,"how":"undo","by":"warlords","sum":"bcc9360bc9cc4910"}
