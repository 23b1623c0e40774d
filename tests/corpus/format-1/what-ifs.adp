{"format":1,"game":"adp","rules":3,"program":"0.1.0","scenario":"extended","seats":{"coalition":"human","government":"bot","taliban":"bot","warlords":"bot"},"seed":7,"name":"what-ifs","sum":"a4e0f1afbc9097d4"}
{"type":"answer","n":1,"by":null,"ask":"deck.top","answer":"event","sum":"1e8d4e699a5e6df8"}
{"type":"answer","n":2,"by":null,"ask":"deck.card","answer":"27","sum":"aa5ebda3953cc108"}
{"type":"answer","n":3,"by":null,"ask":"deck.top","answer":"event","sum":"d638d614cce6b6f3"}
{"type":"answer","n":4,"by":null,"ask":"deck.card","answer":"8","print":"52ef0a3149aef45d","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 27\nnext: 8\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"084b566e1fa64695"}
{"type":"answer","n":5,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Tehrik-i-Taliban Pakistan"],"sum":"beff568e778e33e7"}
{"type":"answer","n":6,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"ffdcf80a50ab607e"}
{"type":"answer","n":7,"by":"taliban","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"98a97cbf80ddd3e0"}
{"type":"answer","n":8,"by":null,"ask":"bot.tan","answer":"1","sum":"dd3f00db3d0d27e6"}
{"type":"answer","n":9,"by":null,"ask":"bot.black","answer":"2","sum":"fd49f2798c927556"}
{"type":"answer","n":10,"by":null,"ask":"bot.green","answer":"1","sum":"1ba3380ae0a7ba68"}
{"type":"answer","n":11,"by":"taliban","ask":"event.place.space","answer":"waziristan","why":["8.2: dice 1 2 1: balochistan, so waziristan"],"sum":"de6833f57e8604e4"}
{"type":"answer","n":12,"by":"taliban","ask":"event.place.space","answer":"waziristan","why":["8.2: as much as possible in waziristan"],"sum":"7bff8a9e48a1df79"}
{"type":"answer","n":13,"by":"taliban","ask":"event.place.count","answer":"3","why":["8.4.3: as many as possible: 3"],"print":"21035a42c81e8fcb","sum":"7429e33558bf1cb4"}
{"type":"answer","n":14,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (55)","8.6: Train"],"sum":"72d6fc1a4e55ada2"}
{"type":"answer","n":15,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"0c11d18be565841d"}
{"type":"answer","n":16,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"59034b21e9d9c851"}
{"type":"answer","n":17,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"a62dca15a5af433b"}
{"type":"answer","n":18,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2: no Govern","8.6.2: most Troops in excess of Control: 5 in kabul","8.6.2: most Population: baghlan, balkh, nuristan (2)","8.2: among baghlan, balkh, nuristan"],"sum":"318ad616699e6ee5"}
{"type":"answer","n":19,"by":null,"ask":"bot.tan","answer":"6","sum":"a2458667736636a6"}
{"type":"answer","n":20,"by":null,"ask":"bot.black","answer":"5","sum":"1bfd331b5cc49793"}
{"type":"answer","n":21,"by":null,"ask":"bot.green","answer":"2","sum":"c4f363f20a3804c6"}
{"type":"answer","n":22,"by":"government","ask":"train.space","answer":"transport","why":["8.2: dice 6 5 2: sar-e-pol, so nuristan","8.6.2: adds the most COIN-Controlled Population: nuristan","8.6.2: Transport"],"sum":"2f1ed0a9f300bd5c"}
{"type":"answer","n":23,"by":"government","ask":"transport.origin","answer":"kabul","why":["8.6.2: most Troops in excess of Control: 5 in kabul"],"sum":"0a0da2f9e6deae05"}
{"type":"answer","n":24,"by":"government","ask":"transport.destination","answer":"nuristan","why":["8.6.2: adds the most COIN-Controlled Population: nuristan"],"sum":"ba0934fb25d89ae2"}
{"type":"answer","n":25,"by":"government","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"sum":"d13d1ba503cf06c9"}
{"type":"answer","n":26,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"e3431367638b58a2"}
{"type":"answer","n":27,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"48d2b0185b03a5d6","sum":"2772777baa6b59fe"}
{"type":"answer","n":28,"by":null,"ask":"deck.top","answer":"propaganda","print":"8fd756e282bfd0d7","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 8\nnext: propaganda\nplayed: 27\neligible: coalition warlords\nresources: government=17 taliban=5 warlords=10\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T1P5\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\nnuristan G:T4\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\n","sum":"a9bc9178373d636b"}
{"type":"answer","n":29,"by":"coalition","ask":"turn","answer":"train","sum":"3861ce06dd0853db"}
{"type":"answer","n":30,"by":"coalition","ask":"train.space","answer":"surge","sum":"23fce7e3156b5576"}
{"type":"answer","n":31,"by":"coalition","ask":"surge.space","answer":"khowst","sum":"6aa5a5819c308207"}
{"type":"answer","n":32,"by":"coalition","ask":"surge.space","answer":"herat","sum":"f86940a007c66d8a"}
{"type":"answer","n":33,"by":"coalition","ask":"surge.space","answer":"kandahar","sum":"133bee6fc4b7711b"}
{"type":"answer","n":34,"by":"coalition","ask":"surge.troops","answer":"8","sum":"e044c57f3fec96b9"}
{"type":"answer","n":35,"by":"coalition","ask":"surge.troops","answer":"2","sum":"9a981c982abd502a"}
{"type":"answer","n":36,"by":"coalition","ask":"surge.troops","answer":"4","sum":"62397d262c1894a3"}
{"type":"answer","n":37,"by":"coalition","ask":"surge.bases","answer":"0","sum":"a33e60641334cc31"}
{"type":"answer","n":38,"by":"coalition","ask":"surge.bases","answer":"2","sum":"5847872223b76e8c"}
{"type":"answer","n":39,"by":"coalition","ask":"surge.bases","answer":"1","sum":"4e04a352f74532d4"}
{"type":"answer","n":40,"by":"coalition","ask":"surge.die","answer":"roll","sum":"11de80c9124e0a5a"}
{"type":"answer","n":41,"by":null,"ask":"surge.roll","answer":"3","sum":"9882f435e79ac33f"}
{"type":"answer","n":42,"by":"coalition","ask":"surge.aid","answer":"2","sum":"8a8d9676502cc4b8"}
{"type":"answer","n":43,"by":"coalition","ask":"train.space","answer":"kabul","sum":"ffd3e22a971a1648"}
{"type":"answer","n":44,"by":"coalition","ask":"train.troops","answer":"4","sum":"88b5ebe5fc701048"}
{"type":"answer","n":45,"by":"coalition","ask":"train.police","answer":"1","sum":"8bf2db8948c2ae9c"}
{"type":"answer","n":46,"by":"coalition","ask":"train.space","answer":"done","sum":"330265392f034c80"}
{"type":"answer","n":47,"by":"coalition","ask":"train.extra","answer":"done","print":"ab2270fda4d93147","sum":"b290835602b6cac3"}
{"type":"answer","n":48,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: SEAL Team 6"],"sum":"5d75c90b28c4eb7a"}
{"type":"answer","n":49,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"3074e5d013572595","sum":"77a1ec5da59d9b23"}
{"type":"answer","n":50,"by":null,"ask":"deck.card","answer":"20","print":"b37c1ef7cbd44164","sum":"1d81c8a88e8bec1b"}
{"type":"answer","n":51,"by":"coalition","ask":"civic.space","answer":"done","sum":"e85052da3bdb2452"}
{"type":"answer","n":52,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"sum":"6d896794e4ee2782"}
{"type":"answer","n":53,"by":"taliban","ask":"sharia.space","answer":"paktika","why":["8.7.7: Sharia: paktika"],"print":"7068d7a3c72282a5","sum":"ada97896ae3f0e36"}
{"type":"answer","n":54,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9087d379fd993bc7"}
{"type":"answer","n":55,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"99c3ba0d1e2d1e5f"}
{"type":"answer","n":56,"by":"coalition","ask":"redeploy.destination","answer":"herat","sum":"b26dd97f94c7c349"}
{"type":"answer","n":57,"by":"coalition","ask":"redeploy.count","answer":"6","sum":"e9f679a6accf12eb"}
{"type":"answer","n":58,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"a9b50455f147a848"}
{"type":"answer","n":59,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","sum":"98a1b1b44a5d02dc"}
{"type":"answer","n":60,"by":"coalition","ask":"redeploy.count","answer":"1","sum":"fbfbdfa17dcc2994"}
{"type":"answer","n":61,"by":"coalition","ask":"redeploy.coalition.origin","answer":"khowst","sum":"4f04c92398955bf9"}
{"type":"answer","n":62,"by":"coalition","ask":"redeploy.destination","answer":"herat","sum":"11172a0ed27fb7fa"}
{"type":"answer","n":63,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kandahar (1)","8.6.7: fewest Government Troops: herat"],"sum":"e5da667d10920967"}
{"type":"answer","n":64,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"9e0dcee90303dc39"}
{"type":"answer","n":65,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar (1)","8.6.7: fewest Government Troops: kandahar"],"sum":"002cf9260a3bfe20"}
{"type":"answer","n":66,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"0579402438111bc7"}
{"type":"answer","n":67,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: herat, kandahar (2)","8.2: among herat, kandahar"],"sum":"218c57c360ed68c0"}
{"type":"answer","n":68,"by":null,"ask":"bot.tan","answer":"6","sum":"d039984414f08ea7"}
{"type":"answer","n":69,"by":null,"ask":"bot.black","answer":"3","sum":"364f3a63cd8278a0"}
{"type":"answer","n":70,"by":null,"ask":"bot.green","answer":"3","sum":"66ed2d32e144eeca"}
{"type":"answer","n":71,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 6 3 3: faryab, so kandahar","8.6.7: fewest Government Troops: kandahar"],"sum":"cb1d0a188d475942"}
{"type":"answer","n":72,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: among khowst, nuristan"],"sum":"1cfecf8b08932f68"}
{"type":"answer","n":73,"by":null,"ask":"bot.tan","answer":"5","sum":"30b5f529a69fbeea"}
{"type":"answer","n":74,"by":null,"ask":"bot.black","answer":"4","sum":"29c093c42cf39654"}
{"type":"answer","n":75,"by":null,"ask":"bot.green","answer":"1","sum":"4f3be437c61bf96c"}
{"type":"answer","n":76,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 5 4 1: balkh, so khowst","8.6.7: COIN Control would be lost: khowst","8.6.7: most Police: kabul (4)","8.6.7: COIN Control would be lost: nuristan","8.6.7: most Police: kabul (3)","8.6.7: most Police: kabul (2)","8.2: among herat, kabul, kandahar"],"sum":"9455a6f3e49bd23b"}
{"type":"answer","n":77,"by":null,"ask":"bot.tan","answer":"4","sum":"e9141131368c24a7"}
{"type":"answer","n":78,"by":null,"ask":"bot.black","answer":"6","sum":"670ab088a1ecf54f"}
{"type":"answer","n":79,"by":null,"ask":"bot.green","answer":"1","sum":"3f977218853acad9"}
{"type":"answer","n":80,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 6 1: nuristan, so kandahar","8.2: among herat, kabul"],"sum":"933739a652595369"}
{"type":"answer","n":81,"by":null,"ask":"bot.tan","answer":"2","sum":"539dada782f73109"}
{"type":"answer","n":82,"by":null,"ask":"bot.black","answer":"3","sum":"054d17aa02a72b6f"}
{"type":"answer","n":83,"by":null,"ask":"bot.green","answer":"5","sum":"c96849d74c24203e"}
{"type":"answer","n":84,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.2: dice 2 3 5: helmand, so kabul","8.6.7: COIN Control would be lost: 1 Police from kabul to khowst"],"sum":"9b9eac28abd5ba38"}
{"type":"answer","n":85,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to khowst"],"sum":"cbf6eca3b94e3011"}
{"type":"answer","n":86,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to khowst"],"sum":"ec515138bc982c40"}
{"type":"answer","n":87,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to nuristan"],"sum":"f4ce930e70bb6b95"}
{"type":"answer","n":88,"by":"government","ask":"redeploy.destination","answer":"nuristan","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to nuristan"],"sum":"5f4463da63c34f52"}
{"type":"answer","n":89,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to nuristan"],"sum":"89af2bb896dc0554"}
{"type":"answer","n":90,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"a674ecfc6b81536c"}
{"type":"answer","n":91,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"75bd15d54b5a78ca"}
{"type":"answer","n":92,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"ad2209206b0607e1"}
{"type":"answer","n":93,"by":"government","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"22f13981dbeee2e9"}
{"type":"answer","n":94,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"3b0b55eda9959fc8"}
{"type":"answer","n":95,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kabul to kandahar-spin-boldak"],"sum":"d4ef69560d3ac998"}
{"type":"answer","n":96,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from kabul to kandahar-spin-boldak"],"sum":"baecb14a53478998"}
{"type":"answer","n":97,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from herat to kandahar-spin-boldak"],"sum":"5af209624754b98d"}
{"type":"answer","n":98,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from herat to kandahar-spin-boldak"],"print":"857fe607a097908e","sum":"df6e2bc6e88b24a9"}
{"type":"answer","n":99,"by":null,"ask":"deck.card","answer":"30","print":"bad535358423fcb2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 20\nnext: 30\nplayed: 27 8 propaganda\nresources: government=37 taliban=9 warlords=13\naid: 11\nislamabad: sponsorship\nhelmand W:B1u1\nherat C:B2T9 G:T2\nkabul C:B1T3 G:T4\nkandahar C:B1T5 G:T3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u1 support=O\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"4549988c9f08525a"}
{"type":"answer","n":100,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Errant Air Strike"],"sum":"0ee30634c5d293b2"}
{"type":"answer","n":101,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"aae918e34694c9f3"}
{"type":"answer","n":102,"by":"taliban","ask":"event.space","answer":"roll-spaces","why":["8.2: among paktika, zabol"],"sum":"c31be70ca1cf6e11"}
{"type":"answer","n":103,"by":null,"ask":"bot.tan","answer":"1","sum":"801a4519574e92d0"}
{"type":"answer","n":104,"by":null,"ask":"bot.black","answer":"3","sum":"814f151f9f904755"}
{"type":"answer","n":105,"by":null,"ask":"bot.green","answer":"6","sum":"a4e4ae492b6fc0a2"}
{"type":"answer","n":106,"by":"taliban","ask":"event.space","answer":"zabol","why":["8.2: dice 1 3 6: helmand, so zabol"],"sum":"8058e4611aaa6ca0"}
{"type":"answer","n":107,"by":"taliban","ask":"event.space","answer":"paktika","why":["8.4.3: nothing is to be gained elsewhere: paktika"],"print":"5987e9af6b837c0c","sum":"fb3cb4510b644841"}
{"type":"answer","n":108,"by":"coalition","ask":"turn","answer":"sweep","sum":"ce2b13bad8a5d54e"}
{"type":"answer","n":109,"by":"coalition","ask":"sweep.space","answer":"kabul","sum":"501f5a7b80748740"}
{"type":"answer","n":110,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"67128f84fb9ed68d"}
{"type":"answer","n":111,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"6f094eacf5326b39"}
{"type":"answer","n":112,"by":"coalition","ask":"sweep.government","answer":"1","sum":"b929e6fe323ab234"}
{"type":"answer","n":113,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"568b0b37469fcf0d"}
{"type":"answer","n":114,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"df7fbba1b554ca45"}
{"type":"answer","n":115,"by":"coalition","ask":"sweep.government","answer":"0","sum":"b2f3691922b24330"}
{"type":"answer","n":116,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"0336d006091f6dc3"}
{"type":"answer","n":117,"by":"coalition","ask":"sweep.troops","answer":"1","sum":"0797ad51456a7f2f"}
{"type":"answer","n":118,"by":"coalition","ask":"sweep.government","answer":"0","sum":"3cf8fb37c3ce1458"}
{"type":"answer","n":119,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"93c47732989d1d8f"}
{"type":"answer","n":120,"by":"coalition","ask":"sweep.space","answer":"nimruz","sum":"ab4a98fa363049b9"}
{"type":"answer","n":121,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"5a29e303e3a0429c"}
{"type":"answer","n":122,"by":"coalition","ask":"sweep.space","answer":"herat","sum":"5437475bfc0aab75"}
{"type":"answer","n":123,"by":"coalition","ask":"sweep.space","answer":"baghlan","sum":"5884473beb21c2d5"}
{"type":"answer","n":124,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"4b4d9bcc16690908"}
{"type":"answer","n":125,"by":"coalition","ask":"sweep.space","answer":"badakhshan","sum":"f385a96b99898484"}
{"type":"answer","n":126,"by":"coalition","ask":"sweep.space","answer":"balkh","sum":"e3e7a176c71929ec"}
{"type":"answer","n":127,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"fd3a067ff9b18a8a"}
{"type":"answer","n":128,"by":"coalition","ask":"sweep.troops","answer":"3","sum":"4f89114aa386b3f7"}
{"type":"answer","n":129,"by":"coalition","ask":"sweep.government","answer":"1","sum":"c9f2da616af6c0c3"}
{"type":"answer","n":130,"by":"coalition","ask":"sweep.space","answer":"helmand","sum":"918777cdbd3e39bf"}
{"type":"answer","n":131,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"25146949cbc8ae56"}
{"type":"answer","n":132,"by":"coalition","ask":"sweep.space","answer":"farah","sum":"f73d318fe6f15794"}
{"type":"answer","n":133,"by":"coalition","ask":"sweep.origin","answer":"herat","sum":"a1c831ba605e6bdc"}
{"type":"answer","n":134,"by":"coalition","ask":"sweep.troops","answer":"4","sum":"02e42572bc462d49"}
{"type":"answer","n":135,"by":"coalition","ask":"sweep.government","answer":"1","sum":"025e5a05533af212"}
{"type":"answer","n":136,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"52d542008af66393"}
{"type":"answer","n":137,"by":"coalition","ask":"sweep.space","answer":"zabol","sum":"a527bf61ae43123d"}
{"type":"answer","n":138,"by":"coalition","ask":"sweep.origin","answer":"done","sum":"106d886a09b6d3c8"}
{"type":"answer","n":139,"by":"coalition","ask":"sweep.space","answer":"done","sum":"72ce37fc97e84621"}
{"type":"answer","n":140,"by":"coalition","ask":"special","answer":"done","print":"082b173ecb8dfff5","sum":"3a1e16854fab6cfb"}
{"type":"answer","n":141,"by":null,"ask":"deck.card","answer":"38","print":"0581ddf416efde20","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 30\nnext: 38\nplayed: 27 8 propaganda 20\neligible: government taliban warlords\nresources: government=28 taliban=9 warlords=13\naid: 11\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1\nhelmand W:B1u1\nherat C:B2T5 G:T1\nkabul C:B1T4 G:T4\nkandahar C:B1T1 G:T2\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u2 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"8e801cb0c46e1b0f"}
{"type":"answer","n":142,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Urban Specialists is a Capability: wanted below 5"],"sum":"bbf474c6d319c509"}
{"type":"answer","n":143,"by":null,"ask":"bot.die","answer":"6","sum":"126dde9b73d5ae6e"}
{"type":"answer","n":144,"by":"taliban","ask":"turn","answer":"rally","why":["8.1: die 6, Propaganda cards left 5: Urban Specialists is not taken","8.7.2: at least 15 Available or Active: yes (26 Available, 0 Active)","8.7: Rally"],"sum":"2b6614b6efa09e0d"}
{"type":"answer","n":145,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"3bd429147c62c231"}
{"type":"answer","n":146,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"68acbaa8cc3e03da"}
{"type":"answer","n":147,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, bamian, faryab, ghazni, ghowr, nimruz, oruzgan, samangan, sar-e-pol, balochistan"],"sum":"791d36380a9015c5"}
{"type":"answer","n":148,"by":null,"ask":"bot.tan","answer":"3","sum":"c47089e3e28295d6"}
{"type":"answer","n":149,"by":null,"ask":"bot.black","answer":"2","sum":"6146100108924df5"}
{"type":"answer","n":150,"by":null,"ask":"bot.green","answer":"1","sum":"e58d17dc80814cdf"}
{"type":"answer","n":151,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.2: dice 3 2 1: waziristan, so ghazni","8.7.2 step 4a: wins Taliban Control: ghazni"],"sum":"6238acd887e3c8ee"}
{"type":"answer","n":152,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: ghazni"],"sum":"f1d09927c9ed51f4"}
{"type":"answer","n":153,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among paktika, zabol, northwest-frontier"],"sum":"3ccec7d0041419f4"}
{"type":"answer","n":154,"by":null,"ask":"bot.tan","answer":"4","sum":"ee36889a9b235a92"}
{"type":"answer","n":155,"by":null,"ask":"bot.black","answer":"5","sum":"fe42056a8c3f63e3"}
{"type":"answer","n":156,"by":null,"ask":"bot.green","answer":"3","sum":"2e1c1e012223b0cb"}
{"type":"answer","n":157,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.2: dice 4 5 3: baghlan, so northwest-frontier","8.7.2 step 4b: 1 or 2 Guerrillas: northwest-frontier"],"sum":"832343df8e99c5c5"}
{"type":"answer","n":158,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4b: 1 or 2 Guerrillas: northwest-frontier"],"sum":"9683942c420864f6"}
{"type":"answer","n":159,"by":"taliban","ask":"rally.space","answer":"paktika","why":["8.7.2 step 4c: a Taliban Base: paktika"],"sum":"6f61e21e92ac7fdc"}
{"type":"answer","n":160,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: paktika"],"sum":"db4ad29093a434f1"}
{"type":"answer","n":161,"by":"taliban","ask":"rally.space","answer":"zabol","why":["8.7.2 step 4c: a Taliban Base: zabol"],"sum":"9e9797fa77d4e717"}
{"type":"answer","n":162,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4c: a Taliban Base: zabol"],"sum":"8d6200ca1eeeba8a"}
{"type":"answer","n":163,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"f459adc30f0154fd"}
{"type":"answer","n":164,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"cc9f326c9cd5e03b"}
{"type":"answer","n":165,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"b980f2a78735a344"}
{"type":"answer","n":166,"by":"taliban","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"b975d6e7eebe93a8"}
{"type":"answer","n":167,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"1e696db6d76569de"}
{"type":"answer","n":168,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"70d8b459a8aa6a8b","sum":"b8ca4087412a6ac9"}
{"type":"answer","n":169,"by":"government","ask":"turn","answer":"train","why":["8.1: Urban Specialists is a Capability, and the coalition are played by a person","8.6.2: at least 15 pieces Available: yes (49)","8.6: Train"],"sum":"7d9e43d0fed806d4"}
{"type":"answer","n":170,"by":"government","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (1)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"217d9afb1cd488db"}
{"type":"answer","n":171,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"133e0670af006323"}
{"type":"answer","n":172,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"1242d06008cbc19c"}
{"type":"answer","n":173,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: fewest Government cubes: kandahar (2)","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"2e494d3725faa783"}
{"type":"answer","n":174,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5755d5705ea70f81"}
{"type":"answer","n":175,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"6be3aaa98a3107d7"}
{"type":"answer","n":176,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"40c7cce589cc3b56"}
{"type":"answer","n":177,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3630cde2e1916d39"}
{"type":"answer","n":178,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"0901d94c6e7acb56"}
{"type":"answer","n":179,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"16562172a7352549"}
{"type":"answer","n":180,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"35e74e28f98b0a4c"}
{"type":"answer","n":181,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"2e8d9b5b8ad38af1","sum":"df9ada10f1906e08"}
{"type":"answer","n":182,"by":null,"ask":"deck.card","answer":"24","print":"a8400e0419e4eae2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 38\nnext: 24\nplayed: 27 8 propaganda 20 30\neligible: coalition warlords\nresources: government=19 taliban=5 warlords=13\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nghazni T:u1\nhelmand W:B1u1\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"f32dc9ac2071877f"}
{"type":"bookmark","at":182,"name":"a fork","sum":"e79686b192139a16"}
{"type":"answer","n":183,"by":"coalition","ask":"turn","answer":"train","sum":"193c5aeb6ac8325d"}
{"type":"answer","n":184,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"37f3489e66b431d6"}
{"type":"answer","n":185,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"2144459434739d09"}
{"type":"answer","n":186,"by":"coalition","ask":"air-lift.destination","answer":"zabol","sum":"237f0f3ec7616298"}
{"type":"answer","n":187,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"b04465f4be65187e"}
{"type":"answer","n":188,"by":"coalition","ask":"air-lift.origin","answer":"balkh","sum":"05a7b1065d83eb9c"}
{"type":"answer","n":189,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"37f7adee92d8f130"}
{"type":"answer","n":190,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"ccd4d566218a8eb2"}
{"type":"answer","n":191,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"a52ea3c945ef7ab5"}
{"type":"answer","n":192,"by":"coalition","ask":"air-lift.destination","answer":"balkh","sum":"74ba0554466c352e"}
{"type":"answer","n":193,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"05f39ed40dd30e15"}
{"type":"answer","n":194,"by":"coalition","ask":"air-lift.origin","answer":"balkh","sum":"c985b8f108e1903a"}
{"type":"answer","n":195,"by":"coalition","ask":"air-lift.destination","answer":"zabol","sum":"fb8d196d9a98b685"}
{"type":"answer","n":196,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"e4121384dda5b68e"}
{"type":"answer","n":197,"by":"coalition","ask":"train.space","answer":"herat","sum":"ba08743900237171"}
{"type":"answer","n":198,"by":"coalition","ask":"train.troops","answer":"3","sum":"ed385cc14d046cbb"}
{"type":"answer","n":199,"by":"coalition","ask":"train.police","answer":"2","sum":"81b2e18d3192ce28"}
{"type":"answer","n":200,"by":"coalition","ask":"train.space","answer":"kandahar","sum":"3193b25ac056b4d2"}
{"type":"answer","n":201,"by":"coalition","ask":"train.troops","answer":"1","sum":"ef58a61cdc74714e"}
{"type":"answer","n":202,"by":"coalition","ask":"train.police","answer":"0","sum":"2a71c8bf3535b75a"}
{"type":"answer","n":203,"by":"coalition","ask":"train.space","answer":"kabul","sum":"4681a9c46758de3e"}
{"type":"answer","n":204,"by":"coalition","ask":"train.troops","answer":"5","sum":"b77ca499c1aa1f7f"}
{"type":"answer","n":205,"by":"coalition","ask":"train.police","answer":"0","sum":"60fbeb561bd5386f"}
{"type":"answer","n":206,"by":"coalition","ask":"train.space","answer":"done","sum":"7986b2e39de4b26a"}
{"type":"answer","n":207,"by":"coalition","ask":"train.extra","answer":"take-patronage","print":"acbce103c818b5d4","sum":"8bedc6e041111537"}
{"type":"answer","n":208,"by":"warlords","ask":"turn","answer":"rally","why":["8.4.1: Night Raids: only if 3 would hide, not 0","8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"da163f0ca5a69315"}
{"type":"answer","n":209,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"],"sum":"2b790493738ef7d1"}
{"type":"answer","n":210,"by":null,"ask":"bot.tan","answer":"6","sum":"a3c95b03a80fcdc1"}
{"type":"answer","n":211,"by":null,"ask":"bot.black","answer":"4","sum":"9bf881b74df4b280"}
{"type":"answer","n":212,"by":null,"ask":"bot.green","answer":"5","sum":"81b37fbeea2f67c5"}
{"type":"answer","n":213,"by":"warlords","ask":"rally.space","answer":"ghowr","why":["8.2: dice 6 4 5: ghowr, so ghowr","8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"e6238f1d51809d92"}
{"type":"answer","n":214,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"c36581862fed01a3"}
{"type":"answer","n":215,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"a58880bfcad09254"}
{"type":"answer","n":216,"by":null,"ask":"bot.tan","answer":"1","sum":"9deefa25c91d8610"}
{"type":"answer","n":217,"by":null,"ask":"bot.black","answer":"4","sum":"04a438c0c7ed1fed"}
{"type":"answer","n":218,"by":null,"ask":"bot.green","answer":"6","sum":"ba16a21f432ba789"}
{"type":"answer","n":219,"by":"warlords","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 4 6: helmand, so helmand","8.5.1 step 3d: any other Province: helmand"],"sum":"43c4831079b9f314"}
{"type":"answer","n":220,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: helmand"],"sum":"bef0a65635bb2ee7"}
{"type":"answer","n":221,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"8eaae349db5e2bda"}
{"type":"answer","n":222,"by":null,"ask":"bot.tan","answer":"6","sum":"cb6a8d3b80f93c9a"}
{"type":"answer","n":223,"by":null,"ask":"bot.black","answer":"3","sum":"5d89129a3c30ad1d"}
{"type":"answer","n":224,"by":null,"ask":"bot.green","answer":"3","sum":"47ff33a0d8899a14"}
{"type":"answer","n":225,"by":"warlords","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 3 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"3bddaf67e18449b2"}
{"type":"answer","n":226,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: faryab"],"sum":"c8b4c82d4951d035"}
{"type":"answer","n":227,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"ab280424f4705d2e"}
{"type":"answer","n":228,"by":"warlords","ask":"cultivate.space","answer":"helmand","why":["8.5.4: one Warlord Base already: helmand","8.5.4: Cultivate: helmand"],"sum":"6a27d8ecf4ac1f98"}
{"type":"answer","n":229,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"f04266f5ba644226","sum":"184a4d2f48993bb1"}
{"type":"answer","n":230,"by":null,"ask":"deck.card","answer":"51","print":"c3c1cf86180059f2","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: government taliban\nresources: government=13 taliban=5 warlords=10\naid: 11\npatronage: 1\nislamabad: sponsorship\nbalkh G:T2\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T7P5\nkabul C:B1T4 G:T11P3 T:u2\nkandahar C:B1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol C:T4 T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"f15ad087b2b20d70"}
{"type":"branch","at":230,"name":"way 1","sum":"fe1be96df0965e8a"}
{"type":"head","to":182,"how":"jump","by":"taliban","sum":"5f16049c716c4961"}
{"type":"answer","n":231,"parent":182,"by":"coalition","ask":"turn","answer":"patrol","sum":"cb6353666a0ec145"}
{"type":"answer","n":232,"by":"coalition","ask":"patrol.space","answer":"kabul-aibak","sum":"890365380ce14a5e"}
{"type":"answer","n":233,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"0b8ef56da11dd438"}
{"type":"answer","n":234,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"f48a030eed3aaa5a"}
{"type":"answer","n":235,"by":"coalition","ask":"patrol.origin","answer":"balkh","sum":"4300432c6f3f0780"}
{"type":"answer","n":236,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"221eda75e65b8f9b"}
{"type":"answer","n":237,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"e92f775819fb6353"}
{"type":"answer","n":238,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"62faaac57f382d6a"}
{"type":"answer","n":239,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"9855e4d58411e0d3"}
{"type":"answer","n":240,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"05779d5bcdc38d28"}
{"type":"answer","n":241,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"110398279fb865c1"}
{"type":"answer","n":242,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"a77911ed4713f5dd"}
{"type":"answer","n":243,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"82cefa502001689b"}
{"type":"answer","n":244,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"ef96c9fbe737657b"}
{"type":"answer","n":245,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"240f4020e0c52878"}
{"type":"answer","n":246,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"f1c43e9c4102b2b2"}
{"type":"answer","n":247,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"357bcf9eb55f2da5"}
{"type":"answer","n":248,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"2188056652b03096"}
{"type":"answer","n":249,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"88f90fd46b0bf5d3"}
{"type":"answer","n":250,"by":"coalition","ask":"patrol.origin","answer":"herat","sum":"c46064d34022bcdc"}
{"type":"answer","n":251,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"08ee1ba62e854808"}
{"type":"answer","n":252,"by":"coalition","ask":"patrol.space","answer":"toraghondi-farah","sum":"d81bb245e928d7c5"}
{"type":"answer","n":253,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"d173ea9953ac3aba"}
{"type":"answer","n":254,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"e9b6b4357da8cb23"}
{"type":"answer","n":255,"by":"coalition","ask":"patrol.origin","answer":"farah","sum":"d5cd43a750067638"}
{"type":"answer","n":256,"by":"coalition","ask":"patrol.space","answer":"air-lift","sum":"20185f3b9e1731c2"}
{"type":"answer","n":257,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"cc52968299acaeb5"}
{"type":"answer","n":258,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"0c0409434510bfee"}
{"type":"answer","n":259,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"b8ecba63c9ccf246"}
{"type":"answer","n":260,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"a79c32f51dbdcdf8"}
{"type":"answer","n":261,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"2dba99b4f11341dd"}
{"type":"answer","n":262,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"c17d4740ea93d4fd"}
{"type":"answer","n":263,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"88861e4cf3288a58"}
{"type":"answer","n":264,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"96792a10d3e0cff5"}
{"type":"answer","n":265,"by":"coalition","ask":"air-lift.troops","answer":"6","sum":"744a67972b7ee887"}
{"type":"answer","n":266,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"dedf833a06673a23"}
{"type":"answer","n":267,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"3ef29a956e2a80e4"}
{"type":"answer","n":268,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"5fc66f6c2cec4cbb"}
{"type":"answer","n":269,"by":"coalition","ask":"air-lift.origin","answer":"kabul-aibak","sum":"d15f3cc67722d851"}
{"type":"answer","n":270,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"f7054776d477c3f1"}
{"type":"answer","n":271,"by":"coalition","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"c46a3d701e187fc6"}
{"type":"answer","n":272,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"0db26bc6a1c616de"}
{"type":"answer","n":273,"by":"coalition","ask":"patrol.origin","answer":"khowst","sum":"c11e5be5534984ff"}
{"type":"answer","n":274,"by":"coalition","ask":"patrol.troops","answer":"12","print":"942a0485a6537ea7","sum":"f83d5cfe0d30ac3a"}
{"type":"branch","at":274,"name":"way 2","sum":"f2b55adca985c215"}
{"type":"head","to":182,"how":"jump","by":"warlords","sum":"7624b49b8b02590a"}
{"type":"answer","n":275,"parent":182,"by":"coalition","ask":"turn","answer":"pass","print":"8eb7ef6113045519","sum":"c7b71d0819d53e5d"}
{"type":"answer","n":276,"by":"warlords","ask":"turn","answer":"rally","why":["8.4.1: Night Raids: only if 3 would hide, not 0","8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"55f512182846f1f0"}
{"type":"answer","n":277,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"],"sum":"4284082ac141492b"}
{"type":"answer","n":278,"by":null,"ask":"bot.tan","answer":"6","sum":"55a433c708603442"}
{"type":"answer","n":279,"by":null,"ask":"bot.black","answer":"4","sum":"fc9f5d036bcf3ff1"}
{"type":"answer","n":280,"by":null,"ask":"bot.green","answer":"5","sum":"6f92676615e8091d"}
{"type":"answer","n":281,"by":"warlords","ask":"rally.space","answer":"ghowr","why":["8.2: dice 6 4 5: ghowr, so ghowr","8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"a298b41ac42ddad6"}
{"type":"answer","n":282,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"f1248464ee268d3e"}
{"type":"answer","n":283,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"51ef04ab71f20ea6"}
{"type":"answer","n":284,"by":null,"ask":"bot.tan","answer":"1","sum":"868995b1f29bc616"}
{"type":"answer","n":285,"by":null,"ask":"bot.black","answer":"4","sum":"f303c6b71345a3e3"}
{"type":"answer","n":286,"by":null,"ask":"bot.green","answer":"6","sum":"ef2e5faa7f697d50"}
{"type":"answer","n":287,"by":"warlords","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 4 6: helmand, so helmand","8.5.1 step 3d: any other Province: helmand"],"sum":"804e89b8ecbfa7a0"}
{"type":"answer","n":288,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: helmand"],"sum":"324af6d0d9b0e212"}
{"type":"answer","n":289,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"7012d76719c67d3b"}
{"type":"answer","n":290,"by":null,"ask":"bot.tan","answer":"6","sum":"ba999cbe8da1e34a"}
{"type":"answer","n":291,"by":null,"ask":"bot.black","answer":"3","sum":"9535abb6ad48799d"}
{"type":"answer","n":292,"by":null,"ask":"bot.green","answer":"3","sum":"64d982550fee4177"}
{"type":"answer","n":293,"by":"warlords","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 3 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"49e5a2af7d998169"}
{"type":"answer","n":294,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: faryab"],"sum":"8886377a535b705d"}
{"type":"answer","n":295,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"83e9a6ddc4c17f27"}
{"type":"answer","n":296,"by":"warlords","ask":"cultivate.space","answer":"helmand","why":["8.5.4: one Warlord Base already: helmand","8.5.4: Cultivate: helmand"],"sum":"2b3430ea0f9eaae1"}
{"type":"answer","n":297,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"fae96cf3ced87861","sum":"7c36456dcd44e48a"}
{"type":"answer","n":298,"by":null,"ask":"deck.card","answer":"51","print":"9e02221a2aaa0836","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: coalition government taliban\nresources: government=22 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"fc845dc4ad86b158"}
{"type":"answer","n":299,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Taliban Talks"],"sum":"352217ce7789b62a"}
{"type":"answer","n":300,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"d1cb977c7fbbf4dd","sum":"8eb816ba24a79cc7"}
{"type":"answer","n":301,"by":"coalition","ask":"turn","answer":"train","sum":"b0c4d2e8103cd884"}
{"type":"answer","n":302,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"afb717191a311466"}
{"type":"answer","n":303,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"32441ae7acb2725d"}
{"type":"answer","n":304,"by":"coalition","ask":"air-lift.destination","answer":"farah","sum":"3182a3c051a91a29"}
{"type":"answer","n":305,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"d1c9e31009ece966"}
{"type":"answer","n":306,"by":"coalition","ask":"air-lift.origin","answer":"farah","sum":"cab57612087d0826"}
{"type":"answer","n":307,"by":"coalition","ask":"air-lift.destination","answer":"khowst","sum":"d57c4bcb31eb7636"}
{"type":"answer","n":308,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"32bd5079ce1416d2"}
{"type":"answer","n":309,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"0178f0c3f41bbd52"}
{"type":"answer","n":310,"by":"coalition","ask":"train.space","answer":"kandahar","sum":"bbe7ae3a7ac265b4"}
{"type":"answer","n":311,"by":"coalition","ask":"train.troops","answer":"5","sum":"6460883bd99e96f5"}
{"type":"answer","n":312,"by":"coalition","ask":"train.police","answer":"0","sum":"bee6372534e86366"}
{"type":"answer","n":313,"by":"coalition","ask":"train.space","answer":"done","sum":"653e340c72e14ac4"}
{"type":"answer","n":314,"by":"coalition","ask":"train.extra","answer":"done","print":"9c8f60741cf248dc","sum":"f2c9269b54eee8f5"}
{"type":"answer","n":315,"by":null,"ask":"deck.card","answer":"63","print":"623e184d33656e1c","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: government taliban warlords\nresources: government=19 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T5 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar C:B1 G:T10P3\nkhowst G:T1P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"da790aa6f11b61fd"}
{"type":"branch","at":315,"name":"way 3","sum":"3f93853db1ee7611"}
{"type":"head","to":182,"how":"jump","by":"government","sum":"d353b5388169b452"}
{"type":"head","to":183,"how":"redo","by":"coalition","sum":"b318c30c78be8c0f"}
{"type":"answer","n":316,"parent":183,"by":"coalition","ask":"train.space","answer":"farah","sum":"0cef73d56e11ea9a"}
{"type":"answer","n":317,"by":"coalition","ask":"train.space","answer":"done","sum":"437c2400af386699"}
{"type":"answer","n":318,"by":"coalition","ask":"train.extra","answer":"civic-action","sum":"7cf63792d4f14a10"}
{"type":"answer","n":319,"by":"coalition","ask":"special","answer":"surge","sum":"04219cc7daf84807"}
{"type":"answer","n":320,"by":"coalition","ask":"surge.space","answer":"herat","sum":"4edc42bac9c12716"}
{"type":"answer","n":321,"by":"coalition","ask":"surge.space","answer":"kandahar","sum":"0b59053a7dbb9906"}
{"type":"answer","n":322,"by":"coalition","ask":"surge.space","answer":"khowst","sum":"69e8d9e03d0df387"}
{"type":"answer","n":323,"by":"coalition","ask":"surge.troops","answer":"9","sum":"eb8a2bc5b1268dbf"}
{"type":"answer","n":324,"by":"coalition","ask":"surge.bases","answer":"1","sum":"c8311f3001bf5ea5"}
{"type":"answer","n":325,"by":"coalition","ask":"surge.bases","answer":"0","sum":"9bd4e9f8b6739e3a"}
{"type":"answer","n":326,"by":"coalition","ask":"surge.bases","answer":"2","sum":"2099dbfeb32b0848"}
{"type":"answer","n":327,"by":"coalition","ask":"surge.die","answer":"done","print":"ac1f614a3814b19a","sum":"3a91793a8250ea04"}
{"type":"answer","n":328,"by":"warlords","ask":"turn","answer":"rally","why":["8.4.1: Night Raids: only if 3 would hide, not 0","8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"3c5b1db15ed064ed"}
{"type":"answer","n":329,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"],"sum":"615c1a75e42da43a"}
{"type":"answer","n":330,"by":null,"ask":"bot.tan","answer":"6","sum":"52e3a558d04d7dbb"}
{"type":"answer","n":331,"by":null,"ask":"bot.black","answer":"4","sum":"e3d27428e806b906"}
{"type":"answer","n":332,"by":null,"ask":"bot.green","answer":"5","sum":"5138106893c134c9"}
{"type":"answer","n":333,"by":"warlords","ask":"rally.space","answer":"ghowr","why":["8.2: dice 6 4 5: ghowr, so ghowr","8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"c0fa968138c4dcf2"}
{"type":"answer","n":334,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"35932d93aac01368"}
{"type":"answer","n":335,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"1abbc1f4439b3418"}
{"type":"answer","n":336,"by":null,"ask":"bot.tan","answer":"1","sum":"09d5d6afbea545f1"}
{"type":"answer","n":337,"by":null,"ask":"bot.black","answer":"4","sum":"0a5809924c3de5c8"}
{"type":"answer","n":338,"by":null,"ask":"bot.green","answer":"6","sum":"7f44e4f9fafd8f05"}
{"type":"answer","n":339,"by":"warlords","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 4 6: helmand, so helmand","8.5.1 step 3d: any other Province: helmand"],"sum":"6f4fbc3d7d3130bc"}
{"type":"answer","n":340,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: helmand"],"sum":"f33f439c564beffb"}
{"type":"answer","n":341,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"9d956ab98005bb0a"}
{"type":"answer","n":342,"by":null,"ask":"bot.tan","answer":"6","sum":"8224778b839afbca"}
{"type":"answer","n":343,"by":null,"ask":"bot.black","answer":"3","sum":"3c167e4e0e4b7f9d"}
{"type":"answer","n":344,"by":null,"ask":"bot.green","answer":"3","sum":"30e3ea54cdf36108"}
{"type":"answer","n":345,"by":"warlords","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 3 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"4f410000bad0dc87"}
{"type":"answer","n":346,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: faryab"],"sum":"29074f5a60c52908"}
{"type":"answer","n":347,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"faf9406c12017396"}
{"type":"answer","n":348,"by":"warlords","ask":"cultivate.space","answer":"helmand","why":["8.5.4: one Warlord Base already: helmand","8.5.4: Cultivate: helmand"],"sum":"99d3c6d34bba4151"}
{"type":"answer","n":349,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"6da37c21532b3985","sum":"d54e4f948c58cb85"}
{"type":"answer","n":350,"by":null,"ask":"deck.card","answer":"51","print":"8a44332cc58457ab","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 24\nnext: 51\nplayed: 27 8 propaganda 20 30 38\neligible: government taliban\nresources: government=16 taliban=5 warlords=10\naid: 11\npatronage: 4\nislamabad: sponsorship\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 support=S +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B1T9 G:T4P3\nkabul C:B1T4 G:T6P3 T:u2\nkandahar G:T5P3\nkhowst C:B2 G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"3d8dc1a54ccfdf47"}
{"type":"branch","at":350,"name":"way 4","sum":"d52a3498012aad31"}
{"type":"branch","at":315,"name":"main line","sum":"24ffea59357b9c21"}
{"type":"head","to":182,"how":"jump","by":"taliban","sum":"fbd37ff277ce052a"}
{"type":"head","to":275,"how":"redo","by":"coalition","sum":"ef7d516720b020e7"}
{"type":"head","to":276,"how":"redo","by":"warlords","sum":"756dd686c5d8f6fb"}
{"type":"head","to":277,"how":"redo","by":"warlords","sum":"345f800bd8c66163"}
{"type":"head","to":278,"how":"redo","sum":"f82e2903201320a0"}
{"type":"head","to":279,"how":"redo","sum":"90f3401501843bbc"}
{"type":"head","to":280,"how":"redo","sum":"c896c105e0b3c51d"}
{"type":"head","to":281,"how":"redo","by":"warlords","sum":"d5ea7ec02e32bc48"}
{"type":"head","to":282,"how":"redo","by":"warlords","sum":"574a294590078392"}
{"type":"head","to":283,"how":"redo","by":"warlords","sum":"41f7290abc62b588"}
{"type":"head","to":284,"how":"redo","sum":"e053ee9b3f716256"}
{"type":"head","to":285,"how":"redo","sum":"c44e7f4f867345bf"}
{"type":"head","to":286,"how":"redo","sum":"c85bd33e4fe2aab4"}
{"type":"head","to":287,"how":"redo","by":"warlords","sum":"a1e7e3d6805d6046"}
{"type":"head","to":288,"how":"redo","by":"warlords","sum":"481e5d0f32fcd942"}
{"type":"head","to":289,"how":"redo","by":"warlords","sum":"ad9ac24fa56eeb31"}
{"type":"head","to":290,"how":"redo","sum":"f06c02e3233c8398"}
{"type":"head","to":291,"how":"redo","sum":"f647bac55756de37"}
{"type":"head","to":292,"how":"redo","sum":"d050fc03b0f770cd"}
{"type":"head","to":293,"how":"redo","by":"warlords","sum":"e49ba681f63c13c9"}
{"type":"head","to":294,"how":"redo","by":"warlords","sum":"d43a5fd511fd49eb"}
{"type":"head","to":295,"how":"redo","by":"warlords","sum":"dbca75dafefcab2b"}
{"type":"head","to":296,"how":"redo","by":"warlords","sum":"7aa141d9da020f08"}
{"type":"head","to":297,"how":"redo","by":"warlords","sum":"c1533582c7b09643"}
{"type":"head","to":298,"how":"redo","sum":"448932aa1a561bbc"}
{"type":"head","to":299,"how":"redo","by":"taliban","sum":"cfd279adbcdb1a42"}
{"type":"head","to":300,"how":"redo","by":"taliban","sum":"25e29e8d4b6fba99"}
{"type":"head","to":301,"how":"redo","by":"coalition","sum":"e9061e4f9728b6d4"}
{"type":"answer","n":351,"parent":301,"by":"coalition","ask":"train.space","answer":"farah","sum":"e8ff01859d4f64f0"}
{"type":"answer","n":352,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"4661d35fe3d46dbc"}
{"type":"answer","n":353,"by":"coalition","ask":"air-lift.origin","answer":"herat","sum":"6ac6c8ada4980d17"}
{"type":"answer","n":354,"by":"coalition","ask":"air-lift.destination","answer":"kabul","sum":"e3734c2df9fc8439"}
{"type":"answer","n":355,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"b085ebcbd3ef2314"}
{"type":"answer","n":356,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"182fc46d3c3f383d"}
{"type":"answer","n":357,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"60ea119eb094838c"}
{"type":"answer","n":358,"by":"coalition","ask":"train.space","answer":"kabul","sum":"28a3fb5a2959b461"}
{"type":"answer","n":359,"by":"coalition","ask":"train.troops","answer":"3","sum":"d72fac89feefc58d"}
{"type":"answer","n":360,"by":"coalition","ask":"train.police","answer":"1","sum":"c50062c4da374b54"}
{"type":"answer","n":361,"by":"coalition","ask":"train.space","answer":"herat","sum":"4226127732a2d603"}
{"type":"answer","n":362,"by":"coalition","ask":"train.troops","answer":"5","sum":"bc2ba5c783c40d30"}
{"type":"answer","n":363,"by":"coalition","ask":"train.police","answer":"0","sum":"aa088b472b8376cd"}
{"type":"answer","n":364,"by":"coalition","ask":"train.space","answer":"done","sum":"dc0dae6714f2aed0"}
{"type":"answer","n":365,"by":"coalition","ask":"train.extra","answer":"take-patronage","print":"35b6469ff1761cba","sum":"c75c69bc1f3908b3"}
{"type":"answer","n":366,"by":null,"ask":"deck.card","answer":"63","print":"48267db9a967e226","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: government taliban warlords\nresources: government=19 taliban=5 warlords=10\naid: 11\npatronage: 1\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B2T5 G:T7P3\nkabul C:B1T4 G:T11P4 T:u2\nkandahar C:B1T1 G:T5P3\nkhowst G:P1\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"6bf03d517352f60e"}
{"type":"answer","n":367,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Karzai"],"sum":"a8c8eedee062c5ef"}
{"type":"answer","n":368,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"3be9a3885c8d9087"}
{"type":"answer","n":369,"by":"government","ask":"event.place.space","answer":"kabul","why":["8.4.4: greatest shift: kabul (3)"],"sum":"82f1a8aed4817a19"}
{"type":"answer","n":370,"by":"government","ask":"event.place.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"9a87f03f82ff70e9"}
{"type":"answer","n":371,"by":"government","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"53923fc749f65488"}
{"type":"answer","n":372,"by":"government","ask":"event.place.space","answer":"kabul","why":["8.2: as much as possible in kabul"],"sum":"64656f4c99699abb"}
{"type":"answer","n":373,"by":"government","ask":"event.place.piece","answer":"government_troops","why":["8.1.2: Police and Troops by turns, Police first: government_troops"],"sum":"c318ec8d9dae8469"}
{"type":"answer","n":374,"by":"government","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"59aec5ba7fc4aa25"}
{"type":"answer","n":375,"by":"government","ask":"event.place.space","answer":"kabul","why":["8.2: as much as possible in kabul"],"sum":"52dd228a6d7938a9"}
{"type":"branch","at":375,"name":"way 1","sum":"633c2ae2fb4968ec"}
{"type":"bookmark","at":375,"name":"a fork","sum":"6109ad5aa3d9f1e9"}
{"type":"head","to":274,"how":"jump","by":"government","sum":"ea8974e54996a00b"}
{"type":"head","to":273,"how":"undo","by":"coalition","sum":"2a55c82a884e267a"}
{"type":"answer","n":376,"parent":273,"by":"coalition","ask":"patrol.troops","answer":"6","sum":"9a8acbf159b99b5e"}
{"type":"answer","n":377,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"3b4e08c822fd1816"}
{"type":"answer","n":378,"by":"coalition","ask":"patrol.space","answer":"done","print":"3a8196be23b09be4","sum":"135f94b086e24dc5"}
{"type":"answer","n":379,"by":"warlords","ask":"turn","answer":"rally","why":["8.4.1: Night Raids: only if 3 would hide, not 0","8.5.1: at least 6 pieces Available: yes (23)","8.5: Rally"],"sum":"ad2d50993430dcc6"}
{"type":"answer","n":380,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, konduz, oruzgan, paktika"],"sum":"80ec859a3404ce37"}
{"type":"answer","n":381,"by":null,"ask":"bot.tan","answer":"6","sum":"40f5a5bde4648fc4"}
{"type":"answer","n":382,"by":null,"ask":"bot.black","answer":"4","sum":"339e4076ff5d3bc8"}
{"type":"answer","n":383,"by":null,"ask":"bot.green","answer":"5","sum":"105286c9b89575b3"}
{"type":"answer","n":384,"by":"warlords","ask":"rally.space","answer":"ghowr","why":["8.2: dice 6 4 5: ghowr, so ghowr","8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"656f6a3b82f318f5"}
{"type":"answer","n":385,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: ghowr"],"sum":"fa0ab916b87c8aab"}
{"type":"answer","n":386,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"56edc26ca765ade4"}
{"type":"answer","n":387,"by":null,"ask":"bot.tan","answer":"1","sum":"f8b07326c94d46a0"}
{"type":"answer","n":388,"by":null,"ask":"bot.black","answer":"4","sum":"b8c7b34f033081eb"}
{"type":"answer","n":389,"by":null,"ask":"bot.green","answer":"6","sum":"a41c8b7cca8d132a"}
{"type":"answer","n":390,"by":"warlords","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 4 6: helmand, so helmand","8.5.1 step 3d: any other Province: helmand"],"sum":"5d26714aeb6630a7"}
{"type":"answer","n":391,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: helmand"],"sum":"99bb6b2397ef72dc"}
{"type":"answer","n":392,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"4330d0be2de6ed57"}
{"type":"answer","n":393,"by":null,"ask":"bot.tan","answer":"6","sum":"c847952214a6d029"}
{"type":"answer","n":394,"by":null,"ask":"bot.black","answer":"3","sum":"b5e47f682b06aac3"}
{"type":"answer","n":395,"by":null,"ask":"bot.green","answer":"3","sum":"88cfe5cbbad2d4f5"}
{"type":"answer","n":396,"by":"warlords","ask":"rally.space","answer":"faryab","why":["8.2: dice 6 3 3: faryab, so faryab","8.5.1 step 3d: any other Province: faryab"],"sum":"222357d7cd9dec15"}
{"type":"branch","at":396,"name":"main line","sum":"df1138a039068154"}
{"type":"head","to":350,"how":"jump","by":"warlords","sum":"11d9e59ddccf90ae"}
{"type":"answer","n":397,"parent":350,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Taliban Talks"],"sum":"f0ed06a9bbff3f10"}
{"type":"answer","n":398,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"c39a37123ea089f6","sum":"b45c23f5f191cb7e"}
{"type":"answer","n":399,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (31)","8.6: Train"],"sum":"2f1a277ddffbdbbc"}
{"type":"answer","n":400,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 1: three cubes and room for a first COIN Base: kandahar"],"sum":"f5f2d0da18061bbe"}
{"type":"answer","n":401,"by":"government","ask":"train.first","answer":"build-base","why":["8.6.2 step 1: an Available Base for three cubes: kandahar"],"sum":"3115dd4ce46822ae"}
{"type":"answer","n":402,"by":"government","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"aae15e7054a79bed"}
{"type":"answer","n":403,"by":"government","ask":"train.space","answer":"khowst","why":["8.6.2 step 2: fewest Government cubes: khowst (1)","8.6.2 step 2: Kabul or a COIN Base: khowst"],"sum":"79d770c4bff0c0da"}
{"type":"answer","n":404,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2b09660f3cfc8cbc"}
{"type":"answer","n":405,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"ea08adb9bb351516"}
{"type":"answer","n":406,"by":"government","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (7)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"93ef1165e5110243"}
{"type":"answer","n":407,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"055c7e037de053bf"}
{"type":"answer","n":408,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5e6347e853cd96d1"}
{"type":"answer","n":409,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"4ee57cd1269b149a"}
{"type":"answer","n":410,"by":"government","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"a33e4fb456c0fd68"}
{"type":"answer","n":411,"by":"government","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"bc271c28e04ade1e"}
{"type":"answer","n":412,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"print":"7cd0d3139b2656f5","sum":"893cdd3872345cc2"}
{"type":"answer","n":413,"by":null,"ask":"deck.card","answer":"63","print":"fe4d8f404ac6efb7","position":"scenario: extended\nseats: government=bot taliban=bot warlords=bot\ncard: 51\nnext: 63\nplayed: 27 8 propaganda 20 30 38 24\neligible: coalition taliban warlords\nresources: government=4 taliban=5 warlords=10\naid: 10\nislamabad: sponsorship\nmomentum: 24=shaded:\"no Coalition Assault\"\nbalkh C:T3 G:T1\nfarah C:T4 G:T1 +1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B2u2\nherat C:B1T9 G:T7P6\nkabul C:B1T4 G:T9P6 T:u2\nkandahar G:B1T4P1\nkhowst C:B2 G:T3P4\nkonduz W:B1u1\nnuristan G:P1\npaktika T:B1u4 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"95f4910ae1c60b11"}
{"type":"answer","n":414,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Karzai"],"sum":"b93220f3cfccb98c"}
{"type":"answer","n":415,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"ffbd9a206359aa45","sum":"d98360fbd3e9ab7f"}
{"type":"answer","n":416,"by":"coalition","ask":"turn","answer":"sweep","sum":"ab579dfbf75d6956"}
{"type":"head","to":415,"how":"undo","by":"coalition","sum":"5bf529289cce7260"}
{"type":"head","to":414,"how":"undo","by":"coalition","sum":"24addb1098dba0e5"}
