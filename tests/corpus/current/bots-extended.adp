{"format":2,"game":"adp","rules":5,"program":"0.1.0","scenario":"extended","seats":{"coalition":"bot","government":"bot","taliban":"bot","warlords":"bot"},"seed":"~7ed6800b5ddf65323de29f59e5da90d3","name":"bots-extended","sum":"b573122594584869"}
{"n":1,"by":null,"ask":"deck.top","answer":"event","sum":"56ce59ea750dec38"}
{"n":2,"by":null,"ask":"deck.card","answer":"2","sum":"e0978e90f23cf57e"}
{"n":3,"by":null,"ask":"deck.top","answer":"event","sum":"8bbd8a69d0904db0"}
{"n":4,"by":null,"ask":"deck.card","answer":"49","print":"c4faa017e6ff513f","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 2\nnext: 49\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\npaktika T:B1u1\nzabol T:B1u1\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\n","sum":"aacbf97177718556"}
{"n":5,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Predators",6]]],"sum":"d548865ef0c07822"}
{"n":6,"by":null,"ask":"bot.die","answer":"3","sum":"e9a5f2eb2fd09c95"}
{"n":7,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[3,6,"Predators"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Predators"]]],"sum":"37d802980d0bc5bc"}
{"n":8,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"a9dcef56f8851d33","sum":"c0b702af580bdb30"}
{"n":9,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[32,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"835ba2eb46a8e102"}
{"n":10,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"96f19478c0b20b0e"}
{"n":11,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"c782b6b3227560bc"}
{"n":12,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, nimruz, nuristan, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"d8dd3e21c63516b9"}
{"n":13,"by":null,"ask":"bot.tan","answer":"5","sum":"21f926b149d95981"}
{"n":14,"by":null,"ask":"bot.black","answer":"2","sum":"7d071a3f08e48c88"}
{"n":15,"by":null,"ask":"bot.green","answer":"3","sum":"a05ab453e6b0f772"}
{"n":16,"by":"taliban","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,3,"badakhshan","badakhshan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badakhshan"]]],"sum":"8c1d166c99be9bf6"}
{"n":17,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badakhshan"]]],"sum":"b1494177b89c9c9a"}
{"n":18,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol, northwest-frontier, waziristan"]]],"sum":"8ef9e4d56178c05f"}
{"n":19,"by":null,"ask":"bot.tan","answer":"2","sum":"9d7868fa628d6885"}
{"n":20,"by":null,"ask":"bot.black","answer":"4","sum":"daf4904ecc74ea18"}
{"n":21,"by":null,"ask":"bot.green","answer":"6","sum":"cedaadc1a6e471d6"}
{"n":22,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","zabol"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"zabol"]]],"sum":"6247fd4f4cca2ec7"}
{"n":23,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"zabol"]]],"sum":"44cf739ceb44ff81"}
{"n":24,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"e8629406c188c268"}
{"n":25,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"713ce140d7676417"}
{"n":26,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"28e5deed3a592d83"}
{"n":27,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"507712f29e14aa8f"}
{"n":28,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"e7023ec3729efa38"}
{"n":29,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"31ec1dc5f9b9da23"}
{"n":30,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"35b8ae79b547aa3d"}
{"n":31,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"paktika"]]],"sum":"92b178be900a2dc7"}
{"n":32,"by":"taliban","how":"bot","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"29fa54a00c0db9a2"}
{"n":33,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"kabul"]]],"sum":"376efe3823e36e1d"}
{"n":34,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"f2e9fe3ff976b3b6"}
{"n":35,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"print":"cb0b82b8b807b569","sum":"f8d6176a1a0c08e6"}
{"n":36,"by":null,"ask":"deck.top","answer":"event","sum":"40f0dee24157a36f"}
{"n":37,"by":null,"ask":"deck.card","answer":"23","print":"b45a7c46ececb4d8","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 49\nnext: 23\nplayed: 2\neligible: government warlords\nresources: government=20 taliban=0 warlords=10\npatronage: 4\ncapabilities: 2=unshaded\nbadakhshan T:u1\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P1 T:u2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"19a1982f24d2a275"}
{"n":38,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Crop Substitution"]]],"sum":"04cf63ef40b12342"}
{"n":39,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"621262cc5b6de2fc","sum":"88c54f57e852f3e1"}
{"n":40,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,23]],["{0}: {1}",["8.5","rally"]]],"sum":"20962cc23e25b5d2"}
{"n":41,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, helmand, khowst, konduz, nuristan, oruzgan, paktika"]]],"sum":"4a1b85344ac8e281"}
{"n":42,"by":null,"ask":"bot.tan","answer":"5","sum":"eaea82c0562cd518"}
{"n":43,"by":null,"ask":"bot.black","answer":"3","sum":"62c7c920c01f79b8"}
{"n":44,"by":null,"ask":"bot.green","answer":"1","sum":"d373d6d0ff7e6b3f"}
{"n":45,"by":"warlords","how":"bot","ask":"rally.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,1,"balkh","balkh"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"balkh"]]],"sum":"722dc0419e13905a"}
{"n":46,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"balkh"]]],"sum":"97add789b02e708f"}
{"n":47,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"249d8dcca4d1f750"}
{"n":48,"by":null,"ask":"bot.tan","answer":"1","sum":"e0e2abfe976a53f6"}
{"n":49,"by":null,"ask":"bot.black","answer":"2","sum":"a8786e081a1c9e42"}
{"n":50,"by":null,"ask":"bot.green","answer":"3","sum":"bcdf6a28ff104f20"}
{"n":51,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","nimruz"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"5b0505e5b804037d"}
{"n":52,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"ef68749c6313d126"}
{"n":53,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"386b09985a6f8bdf"}
{"n":54,"by":null,"ask":"bot.tan","answer":"6","sum":"dbecb32c545888d7"}
{"n":55,"by":null,"ask":"bot.black","answer":"4","sum":"9b6f48d84bd53c93"}
{"n":56,"by":null,"ask":"bot.green","answer":"1","sum":"906aed4cf6771aac"}
{"n":57,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,1,"balkh","faryab"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"79a6fc07824ccb49"}
{"n":58,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"2e96c56343765ecb"}
{"n":59,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"8302f0973dca96a1"}
{"n":60,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, faryab"]]],"sum":"df0eaac8f4a19a35"}
{"n":61,"by":null,"ask":"bot.tan","answer":"1","sum":"895dbd50f86beed8"}
{"n":62,"by":null,"ask":"bot.black","answer":"6","sum":"e0cc5311fa683c36"}
{"n":63,"by":null,"ask":"bot.green","answer":"2","sum":"beea9f1c58a21b47"}
{"n":64,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,2,"zabol","balkh"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"balkh"]]],"sum":"19e900758d1d1ec6"}
{"n":65,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"1c84d632e3f1174f","sum":"a87021c4adfb3aa2"}
{"n":66,"by":null,"ask":"deck.top","answer":"event","sum":"08c673726da228d7"}
{"n":67,"by":null,"ask":"deck.card","answer":"59","print":"48524cdb74565fb2","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 23\nnext: 59\nplayed: 2 49\neligible: coalition taliban\nresources: government=20 taliban=0 warlords=7\naid: 12\ncapabilities: 2=unshaded\nbadakhshan T:u1\nbalkh W:B1u1\nfaryab W:u1\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T3 G:T2P1 T:u2\nkandahar C:T1 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\nnimruz W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"89bff402dafad65f"}
{"n":68,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Roadside IEDs",6]]],"sum":"21b5c921e5847f65"}
{"n":69,"by":null,"ask":"bot.die","answer":"4","sum":"dea8e37c6a544ef1"}
{"n":70,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[4,6,"Roadside IEDs"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Roadside IEDs"]]],"sum":"1214b5cc8584b3f6"}
{"n":71,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"a4cb4abc44263d1b","sum":"4c0efa761bd00116"}
{"n":72,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kabul",["{0}",[3]]]],"8.8: Train"],"sum":"74ecc7063922fc2e"}
{"n":73,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"kabul"]]],"sum":"6b48b9e72d1af777"}
{"n":74,"by":"coalition","how":"bot","ask":"train.first","answer":"done","why":[["8.8.2: no Patronage is moved: {0}",[["Patronage {0}, Government Resources {1}",[5,20]]]]],"sum":"daa3b4ff5b69008d"}
{"n":75,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"3d62700e87e791ba"}
{"n":76,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"bba7622ee18f4e4d"}
{"n":77,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"9249694bf2b48e39"}
{"n":78,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"3efc5029e5f3831d"}
{"n":79,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"3157eefddcf7531c"}
{"n":80,"by":null,"ask":"bot.die","answer":"2","sum":"2cdd9e0458ebeec4"}
{"n":81,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[2]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"kandahar, khowst",["{0}",[2]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"87778555da27039a"}
{"n":82,"by":null,"ask":"bot.tan","answer":"4","sum":"23f4380e65803f61"}
{"n":83,"by":null,"ask":"bot.black","answer":"5","sum":"bc2c8bb4fa146c99"}
{"n":84,"by":null,"ask":"bot.green","answer":"5","sum":"c62b6fae5196b2ce"}
{"n":85,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,5,"northwest-frontier","kandahar"]],"8.8.2: Surge after the Train"],"sum":"9523f925d27c71f7"}
{"n":86,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"kandahar"]]],"sum":"c47424e0a4a6024e"}
{"n":87,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kabul"]]],"sum":"b353788e83b41b8b"}
{"n":88,"by":"coalition","how":"bot","ask":"surge.space","answer":"done","why":["8.8.2: no other space to Surge"],"sum":"821874c580560df9"}
{"n":89,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",2]]],"sum":"29b5819f7e257160"}
{"n":90,"by":"coalition","how":"bot","ask":"surge.troops","answer":"4","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",4]]],"sum":"221b20187eb020d7"}
{"n":91,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"403ace368305b968"}
{"n":92,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"b97ce108cf2ec1d5"}
{"n":93,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"e9752bddd23dd268"}
{"n":94,"by":null,"ask":"surge.roll","answer":"4","sum":"0c059b95a699f24f"}
{"n":95,"by":"coalition","how":"bot","ask":"surge.aid","answer":"4","why":["8.8.2: all of the roll is added to Aid"],"print":"a57727a9426bb29e","sum":"9fc2ab6b1dcd00c9"}
{"n":96,"by":null,"ask":"deck.top","answer":"event","sum":"a7bb5285eaa2b5ea"}
{"n":97,"by":null,"ask":"deck.card","answer":"30","print":"03a6af4de9cadf58","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 59\nnext: 30\nplayed: 2 49 23\neligible: government warlords\nresources: government=14 taliban=0 warlords=7\naid: 16\ncapabilities: 2=unshaded 23=shaded\nbadakhshan T:u1\nbalkh W:B1u1\nfaryab W:u1\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T4 G:T5P4 T:u2 support=S\nkandahar C:B1T2 G:T1P1\nkhowst C:T1\nkonduz W:B1u1\nnimruz W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"a71368946ffa6c02"}
{"n":98,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Local Truce"]]],"sum":"3f3eb74d8d841406"}
{"n":99,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"9e185a35740a9a22","sum":"6e87ccfe1cfe0093"}
{"n":100,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,50]],["{0}: {1}",["8.6","train"]]],"sum":"ac9466602dc24ef8"}
{"n":101,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"53df70b94b4f0fc8"}
{"n":102,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5b950ccfac7d0bcd"}
{"n":103,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"29e4f388e58aac54"}
{"n":104,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"b07251328800aab2"}
{"n":105,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"66b02ace746b9061"}
{"n":106,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"79d379e51a164bda"}
{"n":107,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"a3d52706f60fafbc"}
{"n":108,"by":"government","how":"bot","ask":"govern.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2: Support without a marker",[]],"kabul"]]],"sum":"1887f8b99bf38d4f"}
{"n":109,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"62f0e1ae2ad26fa8","sum":"0a83c73574af0426"}
{"n":110,"by":null,"ask":"deck.top","answer":"event","sum":"3c90f71721073d76"}
{"n":111,"by":null,"ask":"deck.card","answer":"64","print":"287f150746998284","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 30\nnext: 64\nplayed: 2 49 23 59\neligible: coalition taliban\nresources: government=2 taliban=0 warlords=13\naid: 16\ncapabilities: 2=unshaded 23=shaded\nmomentum: 59=unshaded\nbadakhshan T:u1\nbalkh W:B1u1\nfaryab W:u1\nhelmand W:B1u1\nherat G:T1P1\nkabul C:B1T4 G:T8P7 T:u2 support=S +1\nkandahar C:B1T2 G:T4P4\nkhowst C:T1\nkonduz W:B1u1\nnimruz W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"32bf98d8c897fb7e"}
{"n":112,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Urban Specialists",6]]],"sum":"5902b0cf4cf2e8e6"}
{"n":113,"by":null,"ask":"bot.die","answer":"4","sum":"26e045d4cccdcc28"}
{"n":114,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[4,6,"Urban Specialists"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Urban Specialists"]]],"sum":"65d9ce253129a68e"}
{"n":115,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"3f8ad9f53c26db43","sum":"cd512e59a61da10c"}
{"n":116,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],"8.8.2: 3 Patronage become Government Resources in Kabul","8.8: Train"],"sum":"672fa9721a387da3"}
{"n":117,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: 3 Patronage become Government Resources",[]],"kabul"]]],"sum":"35a293b16b6f83e0"}
{"n":118,"by":"coalition","how":"bot","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"a63d3bff6b6d7f71"}
{"n":119,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"1745be7c4177f2ad"}
{"n":120,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"76b0d74dca29da5d"}
{"n":121,"by":"coalition","how":"bot","ask":"train.space","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"ff22a7319409fbf9"}
{"n":122,"by":null,"ask":"bot.die","answer":"5","sum":"cda0b492dd2a7ecd"}
{"n":123,"by":"coalition","how":"bot","ask":"train.space","answer":"surge","why":[["8.8.2: Surge: die {0}",[5]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"khowst",["{0}",[2]]]],"8.8.2: Surge after the Train"],"sum":"b9a24ec0159acfb7"}
{"n":124,"by":"coalition","how":"bot","ask":"surge.space","answer":"khowst","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],2,"khowst"]]],"sum":"2410877b8ad7680a"}
{"n":125,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"herat"]]],"sum":"6a4028ac5821e22a"}
{"n":126,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],2,"kabul"]]],"sum":"64f6a9c5ca0961ee"}
{"n":127,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["khowst",3]]],"sum":"1ded2964d70d614d"}
{"n":128,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",1]]],"sum":"7eac7c362640b9d8"}
{"n":129,"by":"coalition","how":"bot","ask":"surge.troops","answer":"6","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",6]]],"sum":"a26ed63066dadd35"}
{"n":130,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["khowst",1]]],"sum":"21a23b50ac9e49b4"}
{"n":131,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",1]]],"sum":"6246767574fd3082"}
{"n":132,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"c7f4d32d9e40c5e0"}
{"n":133,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"69f0b70ef6f4ec5e"}
{"n":134,"by":null,"ask":"surge.roll","answer":"3","sum":"519d1596e20a511a"}
{"n":135,"by":"coalition","how":"bot","ask":"surge.aid","answer":"3","why":["8.8.2: all of the roll is added to Aid"],"print":"8d47880b4cc2342c","sum":"a7eb78e266486c42"}
{"n":136,"by":null,"ask":"deck.top","answer":"event","sum":"4d94e442cf337d59"}
{"n":137,"by":null,"ask":"deck.card","answer":"33","print":"56e2d63a470a85f4","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 64\nnext: 33\nplayed: 2 49 23 59 30\neligible: government warlords\nresources: government=2 taliban=0 warlords=13\naid: 19\npatronage: 2\ncapabilities: 2=unshaded 23=shaded 30=shaded\nmomentum: 59=unshaded\nbadakhshan T:u1\nbalkh W:B1u1\nfaryab W:u1\nhelmand W:B1u1\nherat C:B1T1 G:T1P1\nkabul C:B1T6 G:T11P10 T:u2 support=S +1\nkandahar C:B1T2 G:T4P4\nkhowst C:B1T3\nkonduz W:B1u1\nnimruz W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"f1790a35817c3965"}
{"n":138,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Hazara"]]],"sum":"cc0a4c12fb246de3"}
{"n":139,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"0ce38b28a5bab0d9","sum":"6b60db7da380b176"}
{"n":140,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"cb63277eb4fa4dcd","sum":"c3c693e0a7abe8b6"}
{"n":141,"by":null,"ask":"deck.top","answer":"propaganda","print":"d3993d965c57c5bf","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 33\nnext: propaganda\nplayed: 2 49 23 59 30 64\neligible: coalition government taliban\nresources: government=5 taliban=0 warlords=13\naid: 19\npatronage: 2\ncapabilities: 2=unshaded 23=shaded 30=shaded\nmomentum: 59=unshaded\nbadakhshan T:u1\nbalkh W:B1u1\nbamian W:u1\nfaryab W:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T1 G:T1P1\nkabul C:B1T6 G:T11P10 T:u2 support=S +1\nkandahar C:B1T2 G:T4P4\nkhowst C:B1T3\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B1u3 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\n","sum":"c1a2d7f321e181f5"}
{"n":142,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Suicide Bombers",6]]],"sum":"7c58fd05180f5277"}
{"n":143,"by":null,"ask":"bot.die","answer":"2","sum":"440b16d9628bc133"}
{"n":144,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[2,6,"Suicide Bombers"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Suicide Bombers"]]],"sum":"1a69f9f40fa07080"}
{"n":145,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"df3d202975b8cebb","sum":"5a47083ee89d69dd"}
{"n":146,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar, khowst",["{0}",[2]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"1574dcd175ec064c"}
{"n":147,"by":null,"ask":"bot.tan","answer":"2","sum":"8fbb1b3a0402b6e7"}
{"n":148,"by":null,"ask":"bot.black","answer":"1","sum":"9d4dca9c3963b6fa"}
{"n":149,"by":null,"ask":"bot.green","answer":"4","sum":"c46773e2970b8b23"}
{"n":150,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,4,"nimruz","khowst"]],"8.8: Train"],"sum":"6efbb180f57aa389"}
{"n":151,"by":"coalition","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"khowst"]]],"sum":"d310b6c65be5a665"}
{"n":152,"by":"coalition","how":"bot","ask":"train.troops","answer":"0","why":["8.8.2: no cubes are placed there"],"sum":"b7c609faf8b1ba6e"}
{"n":153,"by":"coalition","how":"bot","ask":"train.police","answer":"0","why":["8.8.2: no cubes are placed there"],"sum":"c3d6ab60a4f08e13"}
{"n":154,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"c8e579104a7065a3"}
{"n":155,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"47c291d1a895b4d7"}
{"n":156,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"1ae230a659da64d2"}
{"n":157,"by":null,"ask":"bot.die","answer":"4","sum":"9e368f2f550ddb9b"}
{"n":158,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[4]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"a853c06183adcbeb"}
{"n":159,"by":null,"ask":"bot.tan","answer":"5","sum":"926e4da05ed6f5d5"}
{"n":160,"by":null,"ask":"bot.black","answer":"2","sum":"d4648104b5fd7cc5"}
{"n":161,"by":null,"ask":"bot.green","answer":"6","sum":"b9f68c6b86a55209"}
{"n":162,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","kandahar"]],["8.2: among {0}",["herat, khowst"]]],"sum":"252f56637ef95045"}
{"n":163,"by":null,"ask":"bot.tan","answer":"6","sum":"f5e6a606ed57bfc8"}
{"n":164,"by":null,"ask":"bot.black","answer":"1","sum":"ebaf038146764de1"}
{"n":165,"by":null,"ask":"bot.green","answer":"3","sum":"f6117a1d52bc604d"}
{"n":166,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,3,"badakhshan","herat"]],"8.8.2: Surge after the Train"],"sum":"a2d3ae01b2ddfc19"}
{"n":167,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],2,"kabul"]]],"sum":"dd5dd59567227d4d"}
{"n":168,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"d4fa6547fb713a1a"}
{"n":169,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"herat"]]],"sum":"906f0fe61682b610"}
{"n":170,"by":"coalition","how":"bot","ask":"surge.troops","answer":"8","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",8]]],"sum":"b9e846cd15b6bb48"}
{"n":171,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",3]]],"sum":"a2c92f45afebb3a0"}
{"n":172,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",2]]],"sum":"e4c352619b87977c"}
{"n":173,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"aaa5f43f43124990"}
{"n":174,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"f4b315fb62b3c15a"}
{"n":175,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",1]]],"sum":"4b222ee9e161389b"}
{"n":176,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"708deac57f98ca52"}
{"n":177,"by":null,"ask":"surge.roll","answer":"2","sum":"66f773909f3fd074"}
{"n":178,"by":"coalition","how":"bot","ask":"surge.aid","answer":"2","why":["8.8.2: all of the roll is added to Aid"],"print":"a3f67e5862e37415","sum":"668f49cb1ae09fd7"}
{"n":179,"by":null,"ask":"deck.card","answer":"5","print":"2e7dd81443b4b7b5","sum":"2466574d082a3f62"}
{"n":180,"by":"coalition","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"herat"]]],"sum":"cc895be2243d766a"}
{"n":181,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"sum":"d8157dfbf24800f8"}
{"n":182,"by":"taliban","how":"bot","ask":"sharia.space","answer":"badakhshan","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"badakhshan"]]],"print":"a385b673394a6ac5","sum":"adf5b1327fcf4317"}
{"n":183,"by":"government","how":"bot","ask":"desertion.troops","answer":"3","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"5d3a3033264e84dc"}
{"n":184,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"68fbe3a937307990"}
{"n":185,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[6]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[4]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul, kandahar",["{0}",[3]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"1fb4c19b28bf8950"}
{"n":186,"by":null,"ask":"bot.tan","answer":"3","sum":"83e35dd8e97ecfd3"}
{"n":187,"by":null,"ask":"bot.black","answer":"4","sum":"f2b56a319331a3be"}
{"n":188,"by":null,"ask":"bot.green","answer":"5","sum":"0a520362f607d46d"}
{"n":189,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","kabul"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kandahar",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"khowst",["{0}",[0]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"0a9174cc962ab06b"}
{"n":190,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"f9cdcd4e8a7d7112"}
{"n":191,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"c3bba05fc5d4a4df"}
{"n":192,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],2,"kabul","kandahar-spin-boldak"]]],"sum":"538ce981e0252ce8"}
{"n":193,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],2,"kabul","kandahar-spin-boldak"]]],"sum":"1714eee03a181346"}
{"n":194,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],2,"kabul","kandahar-spin-boldak"]]],"sum":"f936701aa11223e6"}
{"n":195,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","khowst"]]],"sum":"218ad0b1b6affe92"}
{"n":196,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","khowst"]]],"sum":"d921b1a439d40b6d"}
{"n":197,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","khowst"]]],"sum":"b567cf9e17e63faf"}
{"n":198,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"5d39d7ef65410f34"}
{"n":199,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"zabol",["{0}",[2]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"print":"dc29d02ead0cf09d","sum":"14d5550772b9e9d1"}
{"n":200,"by":null,"ask":"deck.card","answer":"68","print":"48ebe22d00f14d59","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 5\nnext: 68\nplayed: 2 49 23 59 30 64 33 propaganda\nresources: government=32 taliban=3 warlords=16\naid: 21\npatronage: 2\ncapabilities: 2=unshaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbalkh W:B1u1\nbamian W:u1\nfaryab W:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T2 G:T1P1 support=S\nkabul C:B1T8 G:T8P2 T:u2 support=S +1\nkandahar C:B1T3 G:T3P2\nkhowst C:B1T3 G:P1 support=S\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B1u3 support=O\nzabol T:B1u3\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"6e5e6fc16dd8f9ea"}
{"n":201,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Aerostats",5]]],"sum":"03b6e3b7769c5ee2"}
{"n":202,"by":null,"ask":"bot.die","answer":"2","sum":"20348d508d6b48e4"}
{"n":203,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[2,5,"Aerostats"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Aerostats"]]],"sum":"1e71b5ecdfec3098"}
{"n":204,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"1190c528b2ef0099","sum":"dde1e568c41eeb9b"}
{"n":205,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[22,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"9f276153af7c9701"}
{"n":206,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"a650fdfeae22f86c"}
{"n":207,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"5ca5072249fcace8"}
{"n":208,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"zabol"]]],"sum":"ae3cb013a59ca026"}
{"n":209,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"zabol"]]],"sum":"56203de795713685"}
{"n":210,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"ad8c97ca94b9b3a3"}
{"n":211,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"e0e73b907bcd7ee4"}
{"n":212,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"83651d96ca4671f0"}
{"n":213,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"f8834e41c28c69d9"}
{"n":214,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, farah, ghazni, nuristan, samangan, sar-e-pol, balochistan"]]],"sum":"63391eebe26132ac"}
{"n":215,"by":null,"ask":"bot.tan","answer":"1","sum":"bb11985cf0d7a159"}
{"n":216,"by":null,"ask":"bot.black","answer":"5","sum":"f3d324c8bd53e932"}
{"n":217,"by":null,"ask":"bot.green","answer":"4","sum":"d76f6efdb7522e97"}
{"n":218,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,4,"oruzgan","ghazni"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"98fa1b63168bb532"}
{"n":219,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"544bef1e8e8f76d6"}
{"n":220,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"daa2c6240bc8256a"}
{"n":221,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"kabul"]]],"sum":"eb91a20ac86a78b2"}
{"n":222,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"25cbb971ed574591"}
{"n":223,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_police"]]],"sum":"c011a71e78ac54d2"}
{"n":224,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"92c190bf3abe4ba6","sum":"345a57de079d4895"}
{"n":225,"by":null,"ask":"deck.card","answer":"47","print":"6305125cfdf8a868","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 68\nnext: 47\nplayed: 2 49 23 59 30 64 33 propaganda 5\neligible: government warlords\nresources: government=32 taliban=0 warlords=16\naid: 21\npatronage: 1\ncapabilities: 2=unshaded 5=unshaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbalkh W:B1u1\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T2 G:T1P1 support=S\nkabul C:B1T8 G:T8P1 T:u3 support=S +1\nkandahar C:B1T3 G:T3P2\nkhowst C:B1T3 G:P1 support=S\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"3b3fb92412109e98"}
{"n":226,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Dostum"]]],"sum":"87172bdd9d085a82"}
{"n":227,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"ede43876de373e9c"}
{"n":228,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, balkh, sar-e-pol"]]],"sum":"1d49bffe560980d8"}
{"n":229,"by":null,"ask":"bot.tan","answer":"1","sum":"b2fbb7569000c3c5"}
{"n":230,"by":null,"ask":"bot.black","answer":"4","sum":"d2cb17690fdac7f8"}
{"n":231,"by":null,"ask":"bot.green","answer":"3","sum":"2a3e18a8c382130b"}
{"n":232,"by":"warlords","how":"bot","ask":"event.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,3,"badghis","balkh"]]],"sum":"bac49605bc0dc2f9"}
{"n":233,"by":"warlords","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"45f629f6bdf34699","sum":"be66a9be02be3cde"}
{"n":234,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,42]],["{0}: {1}",["8.6","train"]]],"sum":"dda49c11418b7d3b"}
{"n":235,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[1]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"5d5d69be11e800b1"}
{"n":236,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"1cb8295f4bafbeb9"}
{"n":237,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b8de2df1dfa4992a"}
{"n":238,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[2]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"dacc52f484581b46"}
{"n":239,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"5821c009773a38c8"}
{"n":240,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"9629e9a302e02e06"}
{"n":241,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"63de85a56004f1a4"}
{"n":242,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"8c06c0e8ae8b272f"}
{"n":243,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"fe068f49ff269fd4"}
{"n":244,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"6a59f8504958f4ed"}
{"n":245,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2de4d56c781104ab"}
{"n":246,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"611963c95ed72cc9"}
{"n":247,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"4390a5923ffe58a7"}
{"n":248,"by":"government","how":"bot","ask":"govern.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without a marker",[]],"khowst"]]],"sum":"18e97e76ee52cd0f"}
{"n":249,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without a marker",[]],"herat"]]],"sum":"9f9ee17353c1b7cd"}
{"n":250,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"506ff5c40afd12b2","sum":"cb8bfa1277db79dd"}
{"n":251,"by":null,"ask":"deck.card","answer":"67","print":"416bbc1e8ed083c0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 47\nnext: 67\nplayed: 2 49 23 59 30 64 33 propaganda 5 68\neligible: coalition taliban\nresources: government=20 taliban=0 warlords=18\naid: 21\npatronage: 1\ncapabilities: 2=unshaded 5=unshaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbalkh W:B2u3\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T2 G:T4P4 support=S +1\nkabul C:B1T8 G:T11P4 T:u3 support=S +1\nkandahar C:B1T3 G:T6P5\nkhowst C:B1T3 G:T3P4 support=S +1\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"081670f57aad39c5"}
{"n":252,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Loya Jirga"]]],"sum":"1c3a9d4d4b545714"}
{"n":253,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"fd51833f147f5626"}
{"n":254,"by":"taliban","how":"bot","ask":"event.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift there",[]],"khowst",["{0}",[3]]]]],"sum":"1ee91ce04b810cd1"}
{"n":255,"by":"taliban","how":"bot","ask":"event.space","answer":"herat","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"herat"]]],"print":"6cb3711bc84936ec","sum":"1d1fe29d55d746f3"}
{"n":256,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,3]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"khowst",["{0}",[3]]]],"8.8: Train"],"sum":"6711084cd6d23e85"}
{"n":257,"by":"coalition","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"khowst"]]],"sum":"1ca96fa04bb32e69"}
{"n":258,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"9fe329554d70ad7d"}
{"n":259,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"8b7da249df2b9253"}
{"n":260,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"ee38212b0a734fab"}
{"n":261,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"b273593d8a8e441f"}
{"n":262,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"50f91d67979a1a06"}
{"n":263,"by":null,"ask":"bot.die","answer":"6","sum":"7224007fbb8952a5"}
{"n":264,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[6]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"e1c57914ff6da62f"}
{"n":265,"by":null,"ask":"bot.tan","answer":"4","sum":"fc13f9237a9a557f"}
{"n":266,"by":null,"ask":"bot.black","answer":"3","sum":"623ca00dc886a739"}
{"n":267,"by":null,"ask":"bot.green","answer":"3","sum":"c0e8965edc287fd0"}
{"n":268,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,3,"kabul","kandahar"]],["8.2: among {0}",["herat, khowst"]]],"sum":"d39e6a286225cb61"}
{"n":269,"by":null,"ask":"bot.tan","answer":"3","sum":"41f9dfbab2322d87"}
{"n":270,"by":null,"ask":"bot.black","answer":"4","sum":"14e22de2a3e9afdf"}
{"n":271,"by":null,"ask":"bot.green","answer":"1","sum":"dd884838026aa139"}
{"n":272,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,1,"kabul","herat"]],"8.8.2: Surge after the Train"],"sum":"59b920ef254ec2c5"}
{"n":273,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],2,"kabul"]]],"sum":"4a62efc78247ea7a"}
{"n":274,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"38b5f2d10fb5a10f"}
{"n":275,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"herat"]]],"sum":"894e6167fda432f0"}
{"n":276,"by":"coalition","how":"bot","ask":"surge.troops","answer":"10","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",10]]],"sum":"b3b94a8bcfaaf205"}
{"n":277,"by":"coalition","how":"bot","ask":"surge.troops","answer":"4","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",4]]],"sum":"8f0b278ab797f858"}
{"n":278,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",3]]],"sum":"eca2136fd21b5133"}
{"n":279,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"5fcca72e2ff10436"}
{"n":280,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"50d8e24b45299294"}
{"n":281,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",1]]],"sum":"2105ee50b68c5b7f"}
{"n":282,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"725aad10a5a53634"}
{"n":283,"by":null,"ask":"surge.roll","answer":"1","sum":"d298a0234ae32ef0"}
{"n":284,"by":"coalition","how":"bot","ask":"surge.aid","answer":"1","why":["8.8.2: all of the roll is added to Aid"],"print":"866f7e658cdb096b","sum":"f5fe1aa25fe77eb8"}
{"n":285,"by":null,"ask":"deck.card","answer":"61","print":"ac0378f5a6b26dd7","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 67\nnext: 61\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47\neligible: government warlords\nresources: government=14 taliban=0 warlords=21\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=unshaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbalkh W:B2u3\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T4P4 +1\nkabul C:B1T10 G:T11P4 T:u3 support=S +1\nkandahar C:B1T4 G:T6P5\nkhowst C:B1T3 G:T6P7 support=S +1\nkonduz W:B1u1\nnimruz W:u1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"10bd5a9673cff51d"}
{"n":286,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Change in Tactics"]]],"sum":"8f72d566dc08e834"}
{"n":287,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"b22a66930985002c"}
{"n":288,"by":"warlords","how":"bot","ask":"event.capability","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","2, 5"]]],"sum":"20f6cd27c6aa05ae"}
{"n":289,"by":null,"ask":"bot.die","answer":"4","sum":"0dc6b3ec17c6d34f"}
{"n":290,"by":"warlords","how":"bot","ask":"event.capability","answer":"5","why":[["{0}: dice {1}: {2}",["8.1.2","4","5"]],["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"5"]]],"sum":"086a356fa98ff09c"}
{"n":291,"by":"warlords","how":"bot","ask":"event.choice","answer":"turn-over","why":[["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"turn-over"]]],"print":"e98fd06f27e13a75","sum":"7ee817e56c175e98"}
{"n":292,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,12]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"82da77cf7e6fc0bc"}
{"n":293,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"baghlan, balkh, nuristan",["{0}",[2]]]],["8.2: among {0}",["baghlan, balkh, nuristan"]]],"sum":"79a2ca5e54507b53"}
{"n":294,"by":null,"ask":"bot.tan","answer":"1","sum":"8b2bacb59e88bbdf"}
{"n":295,"by":null,"ask":"bot.black","answer":"4","sum":"3bd456c7b45b5265"}
{"n":296,"by":null,"ask":"bot.green","answer":"1","sum":"10609c4a89b3e597"}
{"n":297,"by":"government","how":"bot","ask":"sweep.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,1,"herat","nuristan"]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"nuristan"]]],"sum":"c8b304bb8ad279e0"}
{"n":298,"by":"government","how":"bot","ask":"sweep.origin","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.4: most Troops",[]],"kabul",["{0}",[11]]]],["8.6.4: just enough Troops: {0} from {1}",[1,"kabul"]]],"sum":"59bfff75aee6bab0"}
{"n":299,"by":"government","how":"bot","ask":"sweep.troops","answer":"1","why":[["8.6.4: just enough Troops: {0} from {1}",[1,"kabul"]]],"sum":"9d3327a6a3c1f71c"}
{"n":300,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"d0d909493ac2a403"}
{"n":301,"by":"government","how":"bot","ask":"sweep.space","answer":"kabul","why":[["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[3,0,"kabul"]]],"sum":"9e8a89cb22dc512c"}
{"n":302,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"3eccab6248ba1e2d"}
{"n":303,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"16fc71f159ec0e97"}
{"n":304,"by":"government","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"f0afde8d2a59fd97"}
{"n":305,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[10,"kabul"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"baghlan, balkh",["{0}",[2]]]],["8.2: among {0}",["baghlan, balkh"]]],"sum":"c6a321a0490bf1f4"}
{"n":306,"by":null,"ask":"bot.tan","answer":"1","sum":"84ebaf18839d3e0e"}
{"n":307,"by":null,"ask":"bot.black","answer":"2","sum":"b41d473e5ef79abd"}
{"n":308,"by":null,"ask":"bot.green","answer":"2","sum":"e2ddc8ea6b7827a3"}
{"n":309,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,2,"balochistan","baghlan"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"baghlan"]],"8.6.2: Transport"],"sum":"17360f059ea3c9d8"}
{"n":310,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[10,"kabul"]]],"sum":"471563473105084b"}
{"n":311,"by":"government","how":"bot","ask":"transport.destination","answer":"baghlan","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"baghlan"]]],"sum":"9a2cb0a6621d6c63"}
{"n":312,"by":"government","how":"bot","ask":"transport.troops","answer":"9","why":["8.6.2: all of the excess, but 1 stays"],"print":"002f5df30de3c0b4","sum":"51980e6fdf021a41"}
{"n":313,"by":null,"ask":"deck.top","answer":"event","sum":"009212cb25391e21"}
{"n":314,"by":null,"ask":"deck.card","answer":"43","print":"f5f31b2e898a5fa0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 61\nnext: 43\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67\neligible: coalition taliban\nresources: government=8 taliban=0 warlords=21\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbaghlan G:T9\nbalkh W:B2u3\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T4P4 +1\nkabul C:B1T10 G:T1P4 T:a3 support=S +1\nkandahar C:B1T4 G:T6P5\nkhowst C:B1T3 G:T6P7 support=S +1\nkonduz W:B1u1\nnimruz W:u1\nnuristan G:T1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u2\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"7ef2f9695721eddd"}
{"n":315,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Desertions & Defections"]]],"sum":"161cb8edd01f9066"}
{"n":316,"by":"taliban","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"68d85b0f70a159bb"}
{"n":317,"by":"taliban","how":"bot","ask":"event.choice","answer":"replace-up-to-2","why":[["{0}: {1}",[["8.4.1: {0}",[["Replace 2 pieces with its own, first where that changes Control; if none Available, remove 3",[]]]],"replace-up-to-2"]]],"sum":"7550c3073863fee1"}
{"n":318,"by":"taliban","how":"bot","ask":"event.replace.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.4.1: Government pieces",[]],"baghlan, herat, kabul, kandahar, khowst, kabul-tor-kham, kandahar-spin-boldak"]],["{0}: {1}",[["8.2: areas before LoCs",[]],"baghlan, herat, kabul, kandahar, khowst"]],["8.2: among {0}",["baghlan, herat, kabul, kandahar, khowst"]]],"sum":"39968c125edf11dc"}
{"n":319,"by":null,"ask":"bot.tan","answer":"4","sum":"65c17d3383a2b979"}
{"n":320,"by":null,"ask":"bot.black","answer":"4","sum":"476c60843488e2b8"}
{"n":321,"by":null,"ask":"bot.green","answer":"3","sum":"933f74e93d1ae905"}
{"n":322,"by":"taliban","how":"bot","ask":"event.replace.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,3,"kabul","kabul"]]],"sum":"a9f960488ea6d361"}
{"n":323,"by":"taliban","how":"bot","ask":"event.replace.piece","answer":"government_police","why":[["{0}: {1}",[["8.4.1: {0}",[["Replace 2 pieces with its own, first where that changes Control; if none Available, remove 3",[]]]],"government_police"]]],"sum":"164a93ffda59df49"}
{"n":324,"by":"taliban","how":"bot","ask":"event.replace.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"0f6c40f6698167a5"}
{"n":325,"by":"taliban","how":"bot","ask":"event.replace.by","answer":"taliban_underground","why":[["{0}: {1}",[["8.4.4: replaced by its own pieces, then by those of friends and Non-players",[]],"taliban_underground"]]],"sum":"dc63fbb1ed380b02"}
{"n":326,"by":"taliban","how":"bot","ask":"event.replace.space","answer":"kabul","why":[["8.2: as much as possible in {0}",["kabul"]]],"sum":"f956ccd61d453e22"}
{"n":327,"by":"taliban","how":"bot","ask":"event.replace.piece","answer":"government_troops","why":[["{0}: {1}",[["8.4.1: {0}",[["Replace 2 pieces with its own, first where that changes Control; if none Available, remove 3",[]]]],"government_troops"]]],"sum":"e120683fc1b8bcb8"}
{"n":328,"by":"taliban","how":"bot","ask":"event.replace.by","answer":"taliban_underground","why":[["{0}: {1}",[["8.4.4: replaced by its own pieces, then by those of friends and Non-players",[]],"taliban_underground"]]],"print":"0c94208a38e1d45d","sum":"42814014d2113d42"}
{"n":329,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,5]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[4]]]]]],"8.8: Assault"],"sum":"8e143ce9d72ec4eb"}
{"n":330,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"20bd8c17f52a2380"}
{"n":331,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"5ea7a3188150a2d0"}
{"n":332,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"58dda69959101e5b"}
{"n":333,"by":null,"ask":"bot.tan","answer":"4","sum":"7a60266fd60ca9fb"}
{"n":334,"by":null,"ask":"bot.black","answer":"1","sum":"33af2dd78e8891cf"}
{"n":335,"by":null,"ask":"bot.green","answer":"5","sum":"f5ef0089ace6c466"}
{"n":336,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,5,"ghazni","northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"print":"bbce9cee148eb99e","sum":"cd7a0b84da0c718c"}
{"n":337,"by":null,"ask":"deck.top","answer":"event","sum":"16debc028e808efd"}
{"n":338,"by":null,"ask":"deck.card","answer":"48","print":"2144218d9325d5cc","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 43\nnext: 48\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61\neligible: government warlords\nresources: government=8 taliban=0 warlords=21\naid: 22\npatronage: 1\nislamabad: sponsorship\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbaghlan G:T9\nbalkh W:B2u3\nbamian W:u1\nfaryab W:u1\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T4P4 +1\nkabul C:B1T10 G:P3 T:u2 support=S +1\nkandahar C:B1T4 G:T6P5\nkhowst C:B1T3 G:T6P7 support=S +1\nkonduz W:B1u1\nnimruz W:u1\nnuristan G:T1\noruzgan W:u1\npaktika T:B2u1 support=O\nzabol T:B2u1\nnorthwest-frontier T:B2u1\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"629003bbe194e9d3"}
{"n":339,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Pakistani Offensive"]]],"sum":"377de1f946812b4f"}
{"n":340,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"39891f0ef02945bc"}
{"n":341,"by":"government","how":"bot","ask":"event.space","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"northwest-frontier",["{0}",[2]]]]],"sum":"48a5b36d7d89b08b"}
{"n":342,"by":"government","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"sum":"1a30fcb735ae1aa6"}
{"n":343,"by":"government","how":"bot","ask":"event.remove.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"c2593694342a332b","sum":"00b8c5d35d4ed505"}
{"n":344,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,13]],["{0}: {1}",["8.5","rally"]]],"sum":"b94c98612da67874"}
{"n":345,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, faryab, ghowr, nimruz, oruzgan"]]],"sum":"2f0ce3cee04083ea"}
{"n":346,"by":null,"ask":"bot.tan","answer":"1","sum":"5f07b8ec82c0cce0"}
{"n":347,"by":null,"ask":"bot.black","answer":"3","sum":"0fff069e8eaccdaf"}
{"n":348,"by":null,"ask":"bot.green","answer":"5","sum":"172bf2e6994cc5a5"}
{"n":349,"by":"warlords","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,5,"helmand","oruzgan"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"oruzgan"]]],"sum":"745f85bdafa59931"}
{"n":350,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"oruzgan"]]],"sum":"d688e1e7bd3b2581"}
{"n":351,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, faryab, ghowr, nimruz"]]],"sum":"357f52d23e953c69"}
{"n":352,"by":null,"ask":"bot.tan","answer":"2","sum":"9a3c73821a280f8e"}
{"n":353,"by":null,"ask":"bot.black","answer":"1","sum":"720e9895a48e7c9c"}
{"n":354,"by":null,"ask":"bot.green","answer":"2","sum":"efc6491c28fc4054"}
{"n":355,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,2,"balochistan","nimruz"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"b0b95ca3c33c62fc"}
{"n":356,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"9506c2b896089695"}
{"n":357,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, faryab, ghowr"]]],"sum":"18299bedfbb881ec"}
{"n":358,"by":null,"ask":"bot.tan","answer":"3","sum":"279076ccd5edae59"}
{"n":359,"by":null,"ask":"bot.black","answer":"5","sum":"89e79553d76fcf6c"}
{"n":360,"by":null,"ask":"bot.green","answer":"1","sum":"b8d739380b92d827"}
{"n":361,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,1,"nuristan","faryab"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"faryab"]]],"sum":"b608babfd5ae1606"}
{"n":362,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"faryab"]]],"sum":"64f4b55299bc7ae0"}
{"n":363,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"4e12cd41d7afdcaf"}
{"n":364,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, oruzgan"]]],"sum":"f93d7a74925a30f6"}
{"n":365,"by":null,"ask":"bot.tan","answer":"4","sum":"a04259bccab8217b"}
{"n":366,"by":null,"ask":"bot.black","answer":"4","sum":"8b2fa74fb21f7f48"}
{"n":367,"by":null,"ask":"bot.green","answer":"3","sum":"83154403028bd414"}
{"n":368,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,3,"kabul","faryab"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"faryab"]]],"sum":"cb685e405edf5cc2"}
{"n":369,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"b0eea7ca0fa0424d","sum":"66170d5209f31acd"}
{"n":370,"by":null,"ask":"deck.top","answer":"propaganda","print":"e9d3f9c1e1f66453","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 48\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43\neligible: coalition taliban\nresources: government=8 taliban=0 warlords=18\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbaghlan G:T9\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni T:u1\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T4P4 +1\nkabul C:B1T10 G:P3 T:u2 support=S +1\nkandahar C:B1T4 G:T6P5\nkhowst C:B1T3 G:T6P7 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:T1\noruzgan W:u2\npaktika T:B2u1 support=O\nzabol T:B2u1\nwaziristan T:B2u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"f6372ee062136306"}
{"n":371,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Partners"]]],"sum":"b4afb20b789cb82d"}
{"n":372,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"b16c1fde05b6ad12"}
{"n":373,"by":"taliban","how":"bot","ask":"event.free","answer":"do","why":["8.4.4: a free Rally"],"sum":"0f0bc157f00d4cc6"}
{"n":374,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier"]]],"sum":"8804da8eb1ca4574"}
{"n":375,"by":null,"ask":"bot.tan","answer":"4","sum":"666c4917433c9e5d"}
{"n":376,"by":null,"ask":"bot.black","answer":"6","sum":"87645090a4d6c160"}
{"n":377,"by":null,"ask":"bot.green","answer":"5","sum":"52b7d66b2aef6d55"}
{"n":378,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,5,"northwest-frontier","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"northwest-frontier"]]],"sum":"ed659cbeaa1113bc"}
{"n":379,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"northwest-frontier"]]],"sum":"31f768ece4e080c9"}
{"n":380,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"waziristan"]]],"sum":"d7dcceb3e12cf5c7"}
{"n":381,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"waziristan"]]],"sum":"84c28f9a0e5b5b0d"}
{"n":382,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"print":"6855799988392a53","sum":"d139582a4dddc63f"}
{"n":383,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],["8.2: among {0}",["herat, kandahar"]]],"sum":"1c6d8f2919b42aaa"}
{"n":384,"by":null,"ask":"bot.tan","answer":"3","sum":"95a755a595a010aa"}
{"n":385,"by":null,"ask":"bot.black","answer":"2","sum":"51ccf9fa4eaa36c9"}
{"n":386,"by":null,"ask":"bot.green","answer":"5","sum":"80cc118f4a88020c"}
{"n":387,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,5,"ghazni","kandahar"]],"8.8: Train"],"sum":"ec8b701d07677271"}
{"n":388,"by":"coalition","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"kandahar"]]],"sum":"f5c407e8467089d2"}
{"n":389,"by":"coalition","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"da72b2c03605388a"}
{"n":390,"by":"coalition","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"b9ec9e7113d2ba9d"}
{"n":391,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"809ca6f1e69f9d38"}
{"n":392,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"7a972fa03206c322"}
{"n":393,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"e474a1263085c44c"}
{"n":394,"by":null,"ask":"bot.die","answer":"1","sum":"2871fac2e638b0b3"}
{"n":395,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[1]],"8.8.2: this roll allows nothing to be placed",["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[10]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[4]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"099c0247c178be51"}
{"n":396,"by":null,"ask":"bot.tan","answer":"5","sum":"714027ad8df1e4c9"}
{"n":397,"by":null,"ask":"bot.black","answer":"6","sum":"97fd8ff77130c2bc"}
{"n":398,"by":null,"ask":"bot.green","answer":"5","sum":"81b8c9ee2a9ade80"}
{"n":399,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,5,"kandahar","herat"]],["{0}: {1}",[["8.8.2: Taliban are there",[]],"ghazni, paktika, zabol"]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"ghazni, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"9892bc1a77c7916b"}
{"n":400,"by":null,"ask":"bot.tan","answer":"5","sum":"806d23e7c7a19310"}
{"n":401,"by":null,"ask":"bot.black","answer":"6","sum":"04ce5388d3779b34"}
{"n":402,"by":null,"ask":"bot.green","answer":"5","sum":"f9ce903baa6ec14a"}
{"n":403,"by":"coalition","how":"bot","ask":"special","answer":"air-lift","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,5,"kandahar","paktika"]],["8.8.2: Air Lift adds COIN Control of {0}",["paktika"]]],"sum":"f7b3d03333312ac9"}
{"n":404,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[9,"coalition_troops","kabul"]]],"sum":"9e0d755a4363c584"}
{"n":405,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"paktika","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"paktika"]]],"sum":"880d66e733b56329"}
{"n":406,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"9","why":["8.8.2: all that can be spared"],"sum":"c0952456d657ca7d"}
{"n":407,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","kandahar"]]],"sum":"af6d06cc93eb759d"}
{"n":408,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"paktika","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"paktika"]]],"sum":"d674efaf9120f3b6"}
{"n":409,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"476a3ffb79612ca7"}
{"n":410,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"89f4588367d970ec"}
{"n":411,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","kandahar"]]],"sum":"c48d9f0bd13adfb3"}
{"n":412,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"paktika","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"paktika"]]],"sum":"a537a8f365ba1614"}
{"n":413,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"a659677ba419d24b"}
{"n":414,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"19831646208d6a74"}
{"n":415,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"print":"710f8ce7e2f04fb1","sum":"e891ca98cc2785d1"}
{"n":416,"by":null,"ask":"deck.card","answer":"26","print":"7d85e4dfd91a6ea9","sum":"cad9f42a018bd853"}
{"n":417,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"sum":"5a8bd198326e1357"}
{"n":418,"by":"taliban","how":"bot","ask":"sharia.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"ghazni"]]],"print":"64774ee40134fe52","sum":"764fe201d2526659"}
{"n":419,"by":"government","how":"bot","ask":"desertion.troops","answer":"3","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"84b402ebcf5de4fc"}
{"n":420,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"6f8c079d96bd86bc"}
{"n":421,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9a52758a32daca0d"}
{"n":422,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c712c3a6f097b03d"}
{"n":423,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"13ded5ef4e2f8a8d"}
{"n":424,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b14a11e60cd74b52"}
{"n":425,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"0eea58f8ba7da076"}
{"n":426,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, kandahar",["{0}",[1]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"3ebfb73d2b57aadd"}
{"n":427,"by":null,"ask":"bot.tan","answer":"4","sum":"45e0e8e552ef5e20"}
{"n":428,"by":null,"ask":"bot.black","answer":"6","sum":"d9f15df7976081c0"}
{"n":429,"by":null,"ask":"bot.green","answer":"2","sum":"e195597b4967ef2a"}
{"n":430,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,2,"nuristan","kandahar"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"e846b11e2c329e53"}
{"n":431,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"63edbfa5fc8cf1dd"}
{"n":432,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"fb5bfb8253d32cd9"}
{"n":433,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"cb4bef7052ddacf3"}
{"n":434,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"d3f01c3d12fd0bf8"}
{"n":435,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"aedf3f3f60f75af7"}
{"n":436,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, kandahar",["{0}",[2]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"e282fe837d339d6f"}
{"n":437,"by":null,"ask":"bot.tan","answer":"1","sum":"0f486d58e13334c6"}
{"n":438,"by":null,"ask":"bot.black","answer":"5","sum":"0e26af0fdb092e05"}
{"n":439,"by":null,"ask":"bot.green","answer":"2","sum":"0f9a3d580879bd6f"}
{"n":440,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,2,"zabol","kabul"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"5bb9f7e571e25302"}
{"n":441,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"c2cafd0cded4301b"}
{"n":442,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"2535f5865831c5d1"}
{"n":443,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"7a3f4fd6b7d3db76"}
{"n":444,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"c3db8f7daeccbfe3"}
{"n":445,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"524d849defcf57e7"}
{"n":446,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar, khowst"]]],"sum":"0f074914a4df8519"}
{"n":447,"by":null,"ask":"bot.tan","answer":"6","sum":"674707f4090233d6"}
{"n":448,"by":null,"ask":"bot.black","answer":"1","sum":"ff7a51859ace0570"}
{"n":449,"by":null,"ask":"bot.green","answer":"2","sum":"61c28b84762d4ec4"}
{"n":450,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,2,"konduz","kandahar"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"719af378b2bb6135"}
{"n":451,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"b91a9aea43838901"}
{"n":452,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"d01278ca69721974"}
{"n":453,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"9f3148b6cf29af37"}
{"n":454,"by":null,"ask":"bot.tan","answer":"6","sum":"0d99bca7b2d3243a"}
{"n":455,"by":null,"ask":"bot.black","answer":"3","sum":"ba242324056e154c"}
{"n":456,"by":null,"ask":"bot.green","answer":"6","sum":"4af349146fbaac47"}
{"n":457,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,6,"ghowr","herat"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"fad19b1ea0d856a6"}
{"n":458,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"6aa65113f894f12d"}
{"n":459,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"eba4e0ab68b51d13"}
{"n":460,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"b10e13c6df9abaef"}
{"n":461,"by":null,"ask":"bot.tan","answer":"3","sum":"1c0cfd0c5adbbd4b"}
{"n":462,"by":null,"ask":"bot.black","answer":"3","sum":"b130737b41cdf1e9"}
{"n":463,"by":null,"ask":"bot.green","answer":"2","sum":"e044c2a06dc3f8cc"}
{"n":464,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,2,"kabul","kabul"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"98780a0695533162"}
{"n":465,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"0c0014df8b65c208"}
{"n":466,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"a259d1ca221c2fcd"}
{"n":467,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"2400c039c5bc9c49"}
{"n":468,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"c9ce58886c3e2c1a"}
{"n":469,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"ec18f58e25bd2e4a"}
{"n":470,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"da9c50ca41dd2a66"}
{"n":471,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"833e0dd2bdff84ca"}
{"n":472,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"ef5837eba6f3ce8a"}
{"n":473,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"975d4859cd1368f0"}
{"n":474,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"b5ecc5af932f0750"}
{"n":475,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"a6499fa7eaa8ba0e"}
{"n":476,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"fc980c42c41d14f5"}
{"n":477,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"1eb42e4e157e6469"}
{"n":478,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"f3b242dd699be1d0"}
{"n":479,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"d210a8b571885d26"}
{"n":480,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"4ed7289151cd1289"}
{"n":481,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, kandahar, khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"f4e594006375c3a3"}
{"n":482,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar, khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"dcf0999c5ce70ec1"}
{"n":483,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"5284ff0239ef971e"}
{"n":484,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"2f6e031dce556c9d"}
{"n":485,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, nuristan"]]],"sum":"909574d70f784320"}
{"n":486,"by":null,"ask":"bot.tan","answer":"2","sum":"aaf4b0a6b3edcb43"}
{"n":487,"by":null,"ask":"bot.black","answer":"5","sum":"c744771d6b2ce71f"}
{"n":488,"by":null,"ask":"bot.green","answer":"1","sum":"baa4e9e57bd73cea"}
{"n":489,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,1,"zabol","nuristan"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"nuristan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kandahar",["{0}",[6]]]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"baghlan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kandahar, khowst",["{0}",[5]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"53165ae474f603a0"}
{"n":490,"by":null,"ask":"bot.tan","answer":"6","sum":"b53705c1b907f78a"}
{"n":491,"by":null,"ask":"bot.black","answer":"4","sum":"9f97b36d4e75fa58"}
{"n":492,"by":null,"ask":"bot.green","answer":"4","sum":"9831701eef7439b6"}
{"n":493,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,4,"faryab","kandahar"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"paktika",["{0}",[0]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kandahar, khowst",["{0}",[4]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"8beaae03e250121c"}
{"n":494,"by":null,"ask":"bot.tan","answer":"4","sum":"ba4cd25c4646b2a1"}
{"n":495,"by":null,"ask":"bot.black","answer":"6","sum":"53f1b1c895a954fe"}
{"n":496,"by":null,"ask":"bot.green","answer":"3","sum":"1e170aaeab65c708"}
{"n":497,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,3,"baghlan","kandahar"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan, nuristan, paktika",["{0}",[1]]]],["8.2: among {0}",["baghlan, nuristan, paktika"]]],"sum":"a8d3b5a974d801e0"}
{"n":498,"by":null,"ask":"bot.tan","answer":"4","sum":"d0095dcad642f682"}
{"n":499,"by":null,"ask":"bot.black","answer":"4","sum":"f2b524716c7472f6"}
{"n":500,"by":null,"ask":"bot.green","answer":"3","sum":"78b62127303bd8b4"}
{"n":501,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,3,"kabul","nuristan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst",["{0}",[4]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan, paktika",["{0}",[1]]]],["8.2: among {0}",["baghlan, paktika"]]],"sum":"12850e1d1e85d6bb"}
{"n":502,"by":null,"ask":"bot.tan","answer":"5","sum":"3c7d67e79cdfbd2b"}
{"n":503,"by":null,"ask":"bot.black","answer":"6","sum":"3abef7d8529ba964"}
{"n":504,"by":null,"ask":"bot.green","answer":"5","sum":"64c216bd7bb1d66d"}
{"n":505,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,5,"kandahar","paktika"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kandahar, khowst",["{0}",[3]]]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"87c1ee6b6682bc1b"}
{"n":506,"by":null,"ask":"bot.tan","answer":"4","sum":"fd7a8b7db6953e07"}
{"n":507,"by":null,"ask":"bot.black","answer":"5","sum":"90dec1c8b9b0444c"}
{"n":508,"by":null,"ask":"bot.green","answer":"4","sum":"e33f6ebf168e8369"}
{"n":509,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,4,"baghlan","kandahar"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan",["{0}",[1]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","nuristan"]]],"sum":"5c7ba6bc8676e0f6"}
{"n":510,"by":"government","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","nuristan"]]],"sum":"7567fb8564b67074"}
{"n":511,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","nuristan"]]],"sum":"6e4936d14a5dac33"}
{"n":512,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","baghlan"]]],"sum":"a12aca3b5159788e"}
{"n":513,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","baghlan"]]],"sum":"43646e34bd02e84b"}
{"n":514,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","baghlan"]]],"sum":"b2ae87623444c9ac"}
{"n":515,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"khowst","paktika"]]],"sum":"8c637a81d455287a"}
{"n":516,"by":"government","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"khowst","paktika"]]],"sum":"7ddb75cb73c1fff6"}
{"n":517,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"khowst","paktika"]]],"sum":"a281f8579dbb2e74"}
{"n":518,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"2dde79018ddde4f6"}
{"n":519,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"sum":"1c7e86afdcd161d5"}
{"n":520,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"zabol, northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"zabol"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"print":"ceeef2705ead6c41","sum":"d213d9fe1484eff8"}
{"n":521,"by":null,"ask":"deck.card","answer":"41","print":"c5b2608a3f4eb276","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 26\nnext: 41\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda\nresources: government=36 taliban=5 warlords=23\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T5P3 +1\nkabul C:B1T4 G:T5P2 T:u2 support=S +1\nkandahar C:B1T4 G:T5P2 support=S\nkhowst C:B1T4 G:T5P3 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u2\nnorthwest-frontier T:u1\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"4b5750675b7cfb76"}
{"n":522,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"MANPADS Scare"]]],"sum":"325f28448d4582d7"}
{"n":523,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"fd1874cafec142d5","sum":"b3e2142956899e0f"}
{"n":524,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,23]],["{0}: {1}",["8.6","train"]]],"sum":"d7ba1d06a1bb089e"}
{"n":525,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kabul, kandahar",["{0}",[7]]]],["8.2: among {0}",["kabul, kandahar"]]],"sum":"0934796d80806117"}
{"n":526,"by":null,"ask":"bot.tan","answer":"4","sum":"76b92d535c497c7c"}
{"n":527,"by":null,"ask":"bot.black","answer":"1","sum":"1ca95c34004f225e"}
{"n":528,"by":null,"ask":"bot.green","answer":"5","sum":"df1eb9562ae75084"}
{"n":529,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,5,"ghazni","kabul"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"3c0f11d7d02842ae"}
{"n":530,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"fdaa5890c6fda46b"}
{"n":531,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"2cdefbea7c2c1697"}
{"n":532,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[7]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"d8a277843f0b4290"}
{"n":533,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"4ba193a82c037274"}
{"n":534,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"62da261d91edeb21"}
{"n":535,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, khowst"]]],"sum":"ef67e68ed417c392"}
{"n":536,"by":null,"ask":"bot.tan","answer":"3","sum":"2a205728235674c4"}
{"n":537,"by":null,"ask":"bot.black","answer":"5","sum":"3fba1ddb2945c3f1"}
{"n":538,"by":null,"ask":"bot.green","answer":"5","sum":"1e665fccd0266e81"}
{"n":539,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,5,"northwest-frontier","herat"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"f684f17a180fa38c"}
{"n":540,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"553606f2c2eaa1a0"}
{"n":541,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"7ab144caa2cf8c4e"}
{"n":542,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"f23fa90d9215fbb5"}
{"n":543,"by":"government","how":"bot","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"4b167d7aea9068c7"}
{"n":544,"by":"government","how":"bot","ask":"train.police","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"81ab91665ca3d214"}
{"n":545,"by":"government","how":"bot","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"06798a22275c1151"}
{"n":546,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"94b0f18e3069694f"}
{"n":547,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2: Support without a marker",[]],"kandahar"]]],"sum":"ec9d2dc168908863"}
{"n":548,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"ed51cc0730138a86"}
{"n":549,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"0b3acc56abe3f102","sum":"51d2381ddbb0cc42"}
{"n":550,"by":null,"ask":"deck.card","answer":"46","print":"27673a524bc2dab2","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 41\nnext: 46\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26\neligible: coalition warlords\nresources: government=24 taliban=5 warlords=23\naid: 22\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u2 support=S +1\nkandahar C:B1T4 G:T8P5 support=S +1\nkhowst C:B1T4 G:T6P4 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u2\nnorthwest-frontier T:u1\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"bc9d00a3ccb8f24f"}
{"n":551,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: {0} would change nothing",["NATO Politics"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,5]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul, kandahar, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, kandahar, khowst"]]],"sum":"555d9198a014f547"}
{"n":552,"by":null,"ask":"bot.tan","answer":"3","sum":"cfcadb3961d2d927"}
{"n":553,"by":null,"ask":"bot.black","answer":"4","sum":"5e81aea34dea65ba"}
{"n":554,"by":null,"ask":"bot.green","answer":"5","sum":"ea2724f9a175bc5e"}
{"n":555,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","kabul"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kandahar, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"6bb9c47cb43650b4"}
{"n":556,"by":null,"ask":"bot.tan","answer":"6","sum":"02ec00ee8ee38f53"}
{"n":557,"by":null,"ask":"bot.black","answer":"4","sum":"8ad58319497b855c"}
{"n":558,"by":null,"ask":"bot.green","answer":"4","sum":"001b4e246fdfd9e6"}
{"n":559,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,4,"faryab","kandahar"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"5f15450e383ce352"}
{"n":560,"by":null,"ask":"bot.tan","answer":"6","sum":"d75dfb803d0d1dfa"}
{"n":561,"by":null,"ask":"bot.black","answer":"4","sum":"752b6b04d314436c"}
{"n":562,"by":null,"ask":"bot.green","answer":"6","sum":"f75e01b7ba334c50"}
{"n":563,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,6,"ghowr","herat"]],"8.8: Sweep"],"sum":"d76b7794bda09e59"}
{"n":564,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["zabol"]]],"sum":"cc6959089776f85d"}
{"n":565,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"kabul","why":[["8.8.2: the Air Lift: {0} to {1}",["kabul, kandahar","zabol"]]],"sum":"375df17e4e1edf3b"}
{"n":566,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"kandahar","why":[["8.8.2: the Air Lift: {0} to {1}",["kabul, kandahar","zabol"]]],"sum":"ce85f93ed1ef9d69"}
{"n":567,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"zabol","why":[["8.8.2: the Air Lift: {0} to {1}",["kabul, kandahar","zabol"]]],"sum":"5bf903abca2203a5"}
{"n":568,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"0e7b458c72d14e96"}
{"n":569,"by":null,"ask":"bot.die","answer":"3","sum":"898a64c5c7e5e478"}
{"n":570,"by":"taliban","how":"bot","ask":"manpads","answer":"cancel","why":[["8.7.1: die {0}: cancel",[3]]],"sum":"fa954658b972ec07"}
{"n":571,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"3e9b45502ef70d16"}
{"n":572,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"9c33cecd1bca5d69"}
{"n":573,"by":"coalition","how":"bot","ask":"sweep.space","answer":"paktika","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"paktika"]]],"sum":"f3c1bcd8e70427a7"}
{"n":574,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"522d520597c6e87d"}
{"n":575,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"88a50e06719aac7a"}
{"n":576,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"2b1ed18ff572f8dc","sum":"4b4efde764165e00"}
{"n":577,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"NATO Politics"]]],"sum":"1205be82ee6210d9"}
{"n":578,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"bbb0223ca8bdc951"}
{"n":579,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"herat, kandahar, khowst",["{0}",[1]]]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"8461e39748addbca"}
{"n":580,"by":null,"ask":"bot.tan","answer":"6","sum":"46f94a585ba0cc91"}
{"n":581,"by":null,"ask":"bot.black","answer":"6","sum":"74399c278fa31727"}
{"n":582,"by":null,"ask":"bot.green","answer":"6","sum":"79c1d8d0d7cb7288"}
{"n":583,"by":"warlords","how":"bot","ask":"event.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","kandahar"]]],"print":"5830f3dfe1078138","sum":"da152df96fdb790e"}
{"n":584,"by":null,"ask":"deck.card","answer":"36","print":"9575d6f67e5e5c63","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 46\nnext: 36\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41\neligible: government taliban\nresources: government=24 taliban=4 warlords=23\naid: 19\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:a2 support=S +1\nkandahar G:T8P5 support=S +1\nkhowst C:B1T4 G:T6P4 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2a1 support=O\nzabol T:B2u2\nnorthwest-frontier T:u1\nwaziristan T:B2u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"5fb361aa7450b545"}
{"n":585,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"ID Cards"]]],"sum":"87e932eb280cae2d"}
{"n":586,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"a937b4d0ca5e47ae","sum":"0ad86b7087d3f698"}
{"n":587,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[25,3]]]],["{0}: {1}",["8.7","rally"]]],"sum":"392975f7d67fdf01"}
{"n":588,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"paktika"]]],"sum":"c5d321ee240b5aa7"}
{"n":589,"by":"taliban","how":"bot","ask":"rally.action","answer":"hide","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"paktika"]]],"sum":"3e2276bdb08f741f"}
{"n":590,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"14e3ba7af6c52833"}
{"n":591,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"590429d5e187395a"}
{"n":592,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, farah, ghazni, samangan, sar-e-pol, balochistan"]]],"sum":"5947e5e134bd483b"}
{"n":593,"by":null,"ask":"bot.tan","answer":"6","sum":"8f94a1d22888a6c7"}
{"n":594,"by":null,"ask":"bot.black","answer":"6","sum":"d8c536253bc65acd"}
{"n":595,"by":null,"ask":"bot.green","answer":"6","sum":"4083b384ca249015"}
{"n":596,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","balochistan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"5b7ab50b586a9964"}
{"n":597,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"14dc91b2acd13f89"}
{"n":598,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["zabol, northwest-frontier"]]],"sum":"2ec73e7b8e9de9d2"}
{"n":599,"by":null,"ask":"bot.tan","answer":"6","sum":"ac8b2f56034b0ce2"}
{"n":600,"by":null,"ask":"bot.black","answer":"4","sum":"478b56aadbde8504"}
{"n":601,"by":null,"ask":"bot.green","answer":"3","sum":"69fe1c7cb2c8c71e"}
{"n":602,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,3,"faryab","zabol"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"zabol"]]],"sum":"bbba9fc736a57578"}
{"n":603,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"zabol"]]],"sum":"6a1a9a721ded1157"}
{"n":604,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"b4e84df974a90071"}
{"n":605,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"f97987951d41ce87"}
{"n":606,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"bfa9bd8b444d07b3"}
{"n":607,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"3dd3ab4a1f06a56a"}
{"n":608,"by":"taliban","how":"bot","ask":"extort.space","answer":"zabol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"zabol"]]],"sum":"5810ab1060727a9c"}
{"n":609,"by":"taliban","how":"bot","ask":"extort.space","answer":"balochistan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"balochistan"]]],"sum":"f84b330877d168b9"}
{"n":610,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"936acff3eb7f4233"}
{"n":611,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"2fb18fa173e331c8"}
{"n":612,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"9b72f85432c6ade3","sum":"c7d0f040c87aa5c4"}
{"n":613,"by":null,"ask":"deck.card","answer":"13","print":"85d10d2252c562e0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 36\nnext: 13\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46\neligible: coalition warlords\nresources: government=24 taliban=5 warlords=23\naid: 19\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1a2 support=S +1\nkandahar G:T8P5 support=S +1\nkhowst C:B1T4 G:T6P4 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u3a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u7a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"f4576cd92179b6c5"}
{"n":614,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mullah Omar"]]],"sum":"b2a0e60bee4e657f"}
{"n":615,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"cc38e44b67a07fcf","sum":"963680238db8e9d0"}
{"n":616,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,6]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"0fc23ec301a147e0"}
{"n":617,"by":null,"ask":"bot.tan","answer":"2","sum":"0f67cfcfe2f36906"}
{"n":618,"by":null,"ask":"bot.black","answer":"6","sum":"de4fdb3b88e6c5f0"}
{"n":619,"by":null,"ask":"bot.green","answer":"5","sum":"56da10b7c7266740"}
{"n":620,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,5,"paktika","khowst"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul",["{0}",[4]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"968fc12dab80ab77"}
{"n":621,"by":null,"ask":"bot.tan","answer":"6","sum":"ab2ab1a993aa1a9b"}
{"n":622,"by":null,"ask":"bot.black","answer":"1","sum":"2961362ac308410c"}
{"n":623,"by":null,"ask":"bot.green","answer":"4","sum":"44028984db71c3ba"}
{"n":624,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","herat"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[5]]]]]],"8.8: Assault"],"sum":"4f0c975c234aa6c1"}
{"n":625,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"d22574e89a74d57b"}
{"n":626,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"7ac8ed52c482ecc3"}
{"n":627,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.3: Predators: fewest Guerrillas",[]],"balochistan, northwest-frontier",["{0}",[1]]]],["8.2: among {0}",["balochistan, northwest-frontier"]]],"sum":"ef610c36742e8c1c"}
{"n":628,"by":null,"ask":"bot.tan","answer":"1","sum":"4eea27dfa7e95675"}
{"n":629,"by":null,"ask":"bot.black","answer":"4","sum":"c069eeb133119faa"}
{"n":630,"by":null,"ask":"bot.green","answer":"5","sum":"32fa2d8083129621"}
{"n":631,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,5,"helmand","northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"c6a2fe276704540b"}
{"n":632,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"balochistan","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"balochistan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"balochistan"]]],"sum":"2883b8847b386cc7"}
{"n":633,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"waziristan",["{0}",[8]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"sum":"525418663ce8d746"}
{"n":634,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"293a8472f59a4929"}
{"n":635,"by":null,"ask":"bot.die","answer":"4","sum":"04b553d440daf557"}
{"n":636,"by":"taliban","how":"bot","ask":"manpads","answer":"cancel","why":[["8.7.1: die {0}: cancel",[4]]],"print":"f1fd61b8f772daa4","sum":"75b5a5faecd8a464"}
{"n":637,"by":null,"ask":"deck.card","answer":"65","print":"467de544f8c0ea51","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 13\nnext: 65\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36\neligible: government taliban\nresources: government=24 taliban=4 warlords=23\naid: 19\npatronage: 1\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1 support=S +1\nkandahar G:T8P5 support=S +1\nkhowst C:B1T4 G:T6P4 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u3a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u7a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"ab20b92c9e5bf8c7"}
{"n":638,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Anti-Corruption Drive"]]],"sum":"5ff397f8d4cedbfd"}
{"n":639,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"d7ef2e27f1d3eeb0","sum":"42f70e83b6ac28f8"}
{"n":640,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,3]],"8.6.2: Govern could add Patronage: yes",["{0}: {1}",["8.6","train"]]],"sum":"ccbe259e5b9e9b45"}
{"n":641,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"kandahar"]]],"sum":"3e9bbcc0425429c7"}
{"n":642,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"kandahar"]]],"sum":"2ee7d6378c710366"}
{"n":643,"by":"government","how":"bot","ask":"train.base.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"58f8b5d76494c0cc"}
{"n":644,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[10]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"b732744f80e0796d"}
{"n":645,"by":"government","how":"bot","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"2d91499d6cfb2780"}
{"n":646,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"4d164b9bd35a65b1"}
{"n":647,"by":"government","how":"bot","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"221a6fe9218684b4"}
{"n":648,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"23c22f545993b6a3"}
{"n":649,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"kandahar"]]],"sum":"7d29b546ac40c2ef"}
{"n":650,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"98a8ef9ab3e53cc8","sum":"f717fead6e8c9d91"}
{"n":651,"by":null,"ask":"deck.card","answer":"12","print":"05d9b396d91b5c05","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 65\nnext: 12\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13\neligible: coalition warlords\nresources: government=18 taliban=4 warlords=23\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u3a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u7a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"43a4bc62146a2cdc"}
{"n":652,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Islamabad Blocks Resupply"]]],"sum":"7c4ad4580d21bee8"}
{"n":653,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"c8d82893dd91655d","sum":"2b18e22e0322efd3"}
{"n":654,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,4]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"e348c6980d1423c4"}
{"n":655,"by":null,"ask":"bot.tan","answer":"3","sum":"89a6a1ab36a212ad"}
{"n":656,"by":null,"ask":"bot.black","answer":"6","sum":"3da33ed583592c52"}
{"n":657,"by":null,"ask":"bot.green","answer":"1","sum":"04d5d2439a86a251"}
{"n":658,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,1,"nuristan","herat"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"5279dbff2e3985c5"}
{"n":659,"by":null,"ask":"bot.tan","answer":"6","sum":"c79d9d1e9bffca28"}
{"n":660,"by":null,"ask":"bot.black","answer":"1","sum":"0232a476de9a8add"}
{"n":661,"by":null,"ask":"bot.green","answer":"5","sum":"646ef3358e3a2b1c"}
{"n":662,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,5,"samangan","khowst"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"bf86b79a01b37869"}
{"n":663,"by":null,"ask":"bot.tan","answer":"5","sum":"604dafbdb8941262"}
{"n":664,"by":null,"ask":"bot.black","answer":"1","sum":"a22e02a96acea33d"}
{"n":665,"by":null,"ask":"bot.green","answer":"3","sum":"733dcd12a39122b5"}
{"n":666,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,3,"badakhshan","herat"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"44a31b354f368c25"}
{"n":667,"by":null,"ask":"bot.tan","answer":"6","sum":"c7671a390452b4c0"}
{"n":668,"by":null,"ask":"bot.black","answer":"1","sum":"7a46c1f3e9d44c91"}
{"n":669,"by":null,"ask":"bot.green","answer":"5","sum":"321b0be4f2d179f0"}
{"n":670,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,5,"samangan","khowst"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],"8.8: Sweep"],"sum":"578a576c062d2b95"}
{"n":671,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["zabol"]]],"sum":"ff94dbb60228977e"}
{"n":672,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"herat","why":[["8.8.2: the Air Lift: {0} to {1}",["herat, khowst","zabol"]]],"sum":"45464b812cfb6784"}
{"n":673,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"khowst","why":[["8.8.2: the Air Lift: {0} to {1}",["herat, khowst","zabol"]]],"sum":"5a83c279d51c7655"}
{"n":674,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"zabol","why":[["8.8.2: the Air Lift: {0} to {1}",["herat, khowst","zabol"]]],"sum":"95aa583dd73ed529"}
{"n":675,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"27631ec957eab234"}
{"n":676,"by":null,"ask":"bot.die","answer":"2","sum":"ea8ea7b19d15e0a1"}
{"n":677,"by":"taliban","how":"bot","ask":"manpads","answer":"cancel","why":[["8.7.1: die {0}: cancel",[2]]],"sum":"a0fee9125fccdd6a"}
{"n":678,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"6bfb66dae09a74a3"}
{"n":679,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"3fe7731628b507da"}
{"n":680,"by":"coalition","how":"bot","ask":"sweep.space","answer":"paktika","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"paktika"]]],"sum":"97c6295f3cc971c9"}
{"n":681,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"a9f98145bb309257"}
{"n":682,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"4c01df2a9b7c5cff"}
{"n":683,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"404cea957af74af4","sum":"590a8a80b2fcaca9"}
{"n":684,"by":null,"ask":"deck.card","answer":"18","print":"aed3d9bf4d4a3fc3","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 12\nnext: 18\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65\neligible: government taliban\nresources: government=14 taliban=3 warlords=27\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:a1 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2a1 support=O\nzabol T:B2u3a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u7a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\n","sum":"4efe6fb7133b8969"}
{"n":685,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Village Stability Operations"]]],"sum":"26183515053d1732"}
{"n":686,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"0a41501311455ef6","sum":"9c240a2825f19917"}
{"n":687,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[20,6]]]],["{0}: {1}",["8.7","rally"]]],"sum":"1272d2a4171152b0"}
{"n":688,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"paktika"]]],"sum":"af655c019d53036d"}
{"n":689,"by":"taliban","how":"bot","ask":"rally.action","answer":"hide","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"paktika"]]],"sum":"1907c348bc65e290"}
{"n":690,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"41c3159fd056f462"}
{"n":691,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"42b0e9b955683b33"}
{"n":692,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, farah, ghazni, samangan, sar-e-pol"]]],"sum":"ec48f66b2432baa2"}
{"n":693,"by":null,"ask":"bot.tan","answer":"4","sum":"afeccb0f6ca92289"}
{"n":694,"by":null,"ask":"bot.black","answer":"2","sum":"888c5ea04ff2ac82"}
{"n":695,"by":null,"ask":"bot.green","answer":"1","sum":"d3c03a9a8ee667b1"}
{"n":696,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,1,"waziristan","ghazni"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"ef77c56ae5d0a249"}
{"n":697,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"376204f5e17993f8"}
{"n":698,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier"]]],"sum":"f97d6c5af009f548"}
{"n":699,"by":null,"ask":"bot.tan","answer":"3","sum":"38f7a6d72d6b87db"}
{"n":700,"by":null,"ask":"bot.black","answer":"6","sum":"e8f9cca63a4bca61"}
{"n":701,"by":null,"ask":"bot.green","answer":"3","sum":"90bd3d0b60f724b5"}
{"n":702,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,3,"baghlan","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"717af0fbb5b56c74"}
{"n":703,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"northwest-frontier"]]],"sum":"4b10201288dbd58a"}
{"n":704,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"6aee42514f8b1fea"}
{"n":705,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"a3a30c2a2cd008f9"}
{"n":706,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"a78a290a47b84504"}
{"n":707,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"ed11c038a0f10898"}
{"n":708,"by":"taliban","how":"bot","ask":"extort.space","answer":"ghazni","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"ghazni"]]],"sum":"5061dfdc07a26dac"}
{"n":709,"by":"taliban","how":"bot","ask":"extort.space","answer":"zabol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"zabol"]]],"sum":"1fc02cf46c44ad8f"}
{"n":710,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"0dbf12d3e64a4894"}
{"n":711,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"d480814a89fbb13f"}
{"n":712,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"972b419e96f2bc5c","sum":"3f1b639c068bb73a"}
{"n":713,"by":null,"ask":"deck.card","answer":"55","print":"6d1a09136d85ebc3","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 18\nnext: 55\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12\neligible: coalition warlords\nresources: government=14 taliban=4 warlords=27\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B1u2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1a1 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:u2\nnuristan G:P2\noruzgan W:u2\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u2a2\nbalochistan T:a1\nnorthwest-frontier T:a2\nwaziristan T:B2u9a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\n","sum":"623886b5b94d6782"}
{"n":714,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["PRTs",4]]],"sum":"317ee151ea29b763"}
{"n":715,"by":null,"ask":"bot.die","answer":"3","sum":"fe69d4ba69c21092"}
{"n":716,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[3,4,"PRTs"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"PRTs"]]],"sum":"e42be4d51ee42633"}
{"n":717,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"ab6be1dfd2315bd7","sum":"6d748982c59502b4"}
{"n":718,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,9]],["{0}: {1}",["8.5","rally"]]],"sum":"f704c259f9070219"}
{"n":719,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, nimruz, oruzgan"]]],"sum":"81cefc17c5675ac2"}
{"n":720,"by":null,"ask":"bot.tan","answer":"6","sum":"32dc1db2feed36b3"}
{"n":721,"by":null,"ask":"bot.black","answer":"3","sum":"250dea4556b3ada0"}
{"n":722,"by":null,"ask":"bot.green","answer":"6","sum":"2d31ec332ac47c17"}
{"n":723,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,6,"ghowr","nimruz"]],["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"nimruz"]]],"sum":"095f42d291e75334"}
{"n":724,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"nimruz"]]],"sum":"41201e8b57512e25"}
{"n":725,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, oruzgan"]]],"sum":"c6745c24133be0c8"}
{"n":726,"by":null,"ask":"bot.tan","answer":"4","sum":"c70b402823371bbf"}
{"n":727,"by":null,"ask":"bot.black","answer":"2","sum":"945d026b125d9b24"}
{"n":728,"by":null,"ask":"bot.green","answer":"5","sum":"2cc32854273062e8"}
{"n":729,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,5,"ghazni","faryab"]],["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"faryab"]]],"sum":"5f08fc2cf0a408fb"}
{"n":730,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"faryab"]]],"sum":"63dd536078122738"}
{"n":731,"by":"warlords","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"oruzgan"]]],"sum":"ab4d1fab9634d135"}
{"n":732,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"oruzgan"]]],"sum":"d65e4a0ace9bdcd9"}
{"n":733,"by":"warlords","how":"bot","ask":"rally.space","answer":"traffic","why":[["8.5.4: no {0}",["cultivate"]],["8.5.4: {0}",["traffic"]]],"sum":"cfef13569b05b5df"}
{"n":734,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"c6560f8aaff9c652"}
{"n":735,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"c6c063c888b8691b","sum":"b08d7f3876a306ea"}
{"n":736,"by":null,"ask":"deck.card","answer":"17","print":"99e14e64e53fe292","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 55\nnext: 17\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18\neligible: government taliban\nresources: government=14 taliban=4 warlords=32\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh W:B2u3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T8P6 +1\nkabul C:B1T4 G:T8P5 T:u1a1 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:P2\noruzgan W:B1\npaktika C:T4 G:P2 T:B2u1 support=O\nzabol T:B2u2a2\nbalochistan T:a1\nnorthwest-frontier T:a2\nwaziristan T:B2u9a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\n","sum":"ebf526421ac858db"}
{"n":737,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Breaktime"]]],"sum":"c7d7d7cd3257748b"}
{"n":738,"by":"taliban","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"12e511736e972ab4"}
{"n":739,"by":"taliban","how":"bot","ask":"event.faction","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","coalition, government, warlords"]]],"sum":"fb3d8b8a53b48a28"}
{"n":740,"by":null,"ask":"bot.die","answer":"6","sum":"3a2e6ebefd23463e"}
{"n":741,"by":"taliban","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: dice {1}: {2}",["8.1.2","6","warlords"]],["{0}: {1}",[["8.1.2: a random Faction, of the enemies that have not executed",[]],"warlords"]]],"print":"bd9ed83b77790d68","sum":"4284856ed39efde7"}
{"n":742,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,2]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrilla",[1]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"509f35a13832e97c"}
{"n":743,"by":"government","how":"bot","ask":"sweep.space","answer":"balkh","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"balkh",["{0}",[2]]]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"balkh"]]],"sum":"c620bfbc30390621"}
{"n":744,"by":"government","how":"bot","ask":"sweep.origin","answer":"kabul","why":[["8.6.4: just enough Troops: {0} from {1}",[6,"kabul"]]],"sum":"b1b085b124352878"}
{"n":745,"by":"government","how":"bot","ask":"sweep.troops","answer":"6","why":[["8.6.4: just enough Troops: {0} from {1}",[6,"kabul"]]],"sum":"1b28e1cfea3287a3"}
{"n":746,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"24b114c0a3bf2186"}
{"n":747,"by":"government","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.6.4: Kabul",[]],"kabul"]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[1,0,"kabul"]]],"sum":"103de2e33bd24099"}
{"n":748,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"9603d4af64b47277"}
{"n":749,"by":"government","how":"bot","ask":"sweep.space","answer":"paktika","why":[["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[1,0,"paktika"]]],"sum":"695e34708b411f74"}
{"n":750,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"ae36662ba5a3be03"}
{"n":751,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"32fac0390b69ec9c"}
{"n":752,"by":"government","how":"bot","ask":"sweep.targets","answer":"both","why":["8.1.1: all that can be found"],"sum":"e4a28d06f1cfb752"}
{"n":753,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[8,"herat"]],["8.2: among {0}",["baghlan, nuristan"]]],"sum":"f03f782d9f7bca97"}
{"n":754,"by":null,"ask":"bot.tan","answer":"6","sum":"579158ca02964c43"}
{"n":755,"by":null,"ask":"bot.black","answer":"5","sum":"bd01323808124ab6"}
{"n":756,"by":null,"ask":"bot.green","answer":"4","sum":"45247880eb16986e"}
{"n":757,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,4,"bamian","nuristan"]],["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"nuristan"]],"8.6.2: Transport"],"sum":"d54dea728d946b5e"}
{"n":758,"by":"government","how":"bot","ask":"transport.origin","answer":"herat","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[8,"herat"]]],"sum":"8b6d114de5042359"}
{"n":759,"by":"government","how":"bot","ask":"transport.destination","answer":"nuristan","why":[["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"nuristan"]]],"sum":"9e0daf17536b9929"}
{"n":760,"by":"government","how":"bot","ask":"transport.troops","answer":"7","why":["8.6.2: all of the excess, but 1 stays"],"print":"f181d989d920bd2c","sum":"5f922964e00de4e0"}
{"n":761,"by":null,"ask":"deck.top","answer":"event","sum":"c668b27a8b245107"}
{"n":762,"by":null,"ask":"deck.card","answer":"25","print":"39f490228e523ff7","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 17\nnext: 25\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55\neligible: coalition taliban\nresources: government=4 taliban=4 warlords=33\naid: 10\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh G:T6 W:B2a3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P6 +1\nkabul C:B1T4 G:T2P5 T:a2 support=S +1\nkandahar G:B1T7P3 +1\nkhowst C:B1T4 G:T7P6 support=S +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:T7P2\noruzgan W:B1\npaktika C:T4 G:P2 T:B2a1 support=O\nzabol T:B2u2a2\nbalochistan T:a1\nnorthwest-frontier T:a2\nwaziristan T:B2u9a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\n","sum":"9ce645d16acee191"}
{"n":763,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"NATO"]]],"sum":"3a31ed7bc818afb6"}
{"n":764,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"bbf55f548117311d"}
{"n":765,"by":"coalition","how":"bot","ask":"event.free","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"ef97dce4ee861d4e"}
{"n":766,"by":null,"ask":"bot.die","answer":"3","sum":"064a8b49691e70f4"}
{"n":767,"by":"coalition","how":"bot","ask":"event.free","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[3]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"kandahar",["{0}",[3]]]],["8.2: among {0}",["ghazni, kabul, paktika, zabol"]]],"sum":"7061d9a15dd155ac"}
{"n":768,"by":null,"ask":"bot.tan","answer":"2","sum":"f5c36bc4393bb814"}
{"n":769,"by":null,"ask":"bot.black","answer":"3","sum":"102594fe4e98bc9b"}
{"n":770,"by":null,"ask":"bot.green","answer":"4","sum":"4a40d4e839830196"}
{"n":771,"by":"coalition","how":"bot","ask":"event.free","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,4,"badghis","zabol"]],["8.2: among {0}",["ghazni, kabul, paktika"]]],"sum":"833260c8323e5375"}
{"n":772,"by":null,"ask":"bot.tan","answer":"5","sum":"d4870109e0a14465"}
{"n":773,"by":null,"ask":"bot.black","answer":"3","sum":"9461a69843bddc0e"}
{"n":774,"by":null,"ask":"bot.green","answer":"6","sum":"3ade91bd6dc12a16"}
{"n":775,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,6,"ghowr","paktika"]],["8.4.4: a free {0}",["surge"]]],"sum":"88619c66c4580734"}
{"n":776,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"kandahar"]]],"sum":"ae53eeec15bd9ec9"}
{"n":777,"by":"coalition","how":"bot","ask":"surge.space","answer":"zabol","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"zabol"]]],"sum":"b79ba275d11611ca"}
{"n":778,"by":"coalition","how":"bot","ask":"surge.space","answer":"paktika","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"paktika"]]],"sum":"b97407bb163f5d20"}
{"n":779,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",1]]],"sum":"5f8889e800948eec"}
{"n":780,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["zabol",1]]],"sum":"867ae4cd10fc3613"}
{"n":781,"by":"coalition","how":"bot","ask":"surge.troops","answer":"5","why":[["8.8.2: Coalition Troops in {0}: {1}",["paktika",5]]],"sum":"14e54da3a5b04c61"}
{"n":782,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"bb1e6796da2971fe"}
{"n":783,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"85575480c1f6a4c4"}
{"n":784,"by":null,"ask":"surge.roll","answer":"3","sum":"8e9cbf4043e0cbb4"}
{"n":785,"by":"coalition","how":"bot","ask":"surge.aid","answer":"3","why":["8.8.2: all of the roll is added to Aid"],"print":"aedd0382fb2dcce5","sum":"274f1e5c76673141"}
{"n":786,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[14,11]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,2]]]],["{0}: {1}",["8.7","march"]]],"sum":"cef8a0fb68cafad7"}
{"n":787,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"ab315d82f75461bc"}
{"n":788,"by":null,"ask":"bot.die","answer":"6","sum":"548f12472ea0bb44"}
{"n":789,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["{0}: dice {1}: {2}",["8.3","6","kandahar-kabul"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-kabul",1]]],"sum":"9ca70fbc63d2f231"}
{"n":790,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-kabul",1]]],"sum":"6571c168bc1e16f0"}
{"n":791,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-kabul",1]]],"sum":"f4d108ab448fd975"}
{"n":792,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"3b2ebf56a424f988"}
{"n":793,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","farah-kandahar",1]]],"sum":"4d19cae81dd56c90"}
{"n":794,"by":"taliban","how":"bot","ask":"march.destination","answer":"farah-kandahar","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","farah-kandahar",1]]],"sum":"73079623dc8c58c0"}
{"n":795,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","farah-kandahar",1]]],"sum":"1aa131b1ead1fd6d"}
{"n":796,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"ef2832e3093be382"}
{"n":797,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, khowst, nuristan, oruzgan"]]],"sum":"4a5a1164f5b7bb3b"}
{"n":798,"by":null,"ask":"bot.tan","answer":"5","sum":"3fdf456ef91e07c7"}
{"n":799,"by":null,"ask":"bot.black","answer":"6","sum":"6e0eab0f6dbcba3f"}
{"n":800,"by":null,"ask":"bot.green","answer":"6","sum":"87f81ee055cb32ea"}
{"n":801,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,6,"kandahar","kandahar"]],["8.2: among {0}",["khowst, nuristan, oruzgan"]]],"sum":"4aa6342313a4e38c"}
{"n":802,"by":null,"ask":"bot.tan","answer":"1","sum":"f52a9d79b9620178"}
{"n":803,"by":null,"ask":"bot.black","answer":"2","sum":"767d4a67b0b2588c"}
{"n":804,"by":null,"ask":"bot.green","answer":"5","sum":"3786427edae02289"}
{"n":805,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,5,"farah","oruzgan"]],["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","kandahar"]]],"sum":"822d5b40b610f13a"}
{"n":806,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","kandahar"]]],"sum":"86dec7cc5c3944b5"}
{"n":807,"by":"taliban","how":"bot","ask":"march.count","answer":"10","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","kandahar"]]],"sum":"c7af0c01bc94f383"}
{"n":808,"by":"taliban","how":"bot","ask":"march.underground","answer":"8","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[8]]],"sum":"192b0d63ae9275db"}
{"n":809,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.7.3 step 2: all that can go, {0} to {1}",["zabol","oruzgan"]]],"sum":"8273af67ee93dd0f"}
{"n":810,"by":"taliban","how":"bot","ask":"march.destination","answer":"oruzgan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["zabol","oruzgan"]]],"sum":"d4d886cccebe80df"}
{"n":811,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["zabol","oruzgan"]]],"sum":"c85755c75c28b8a9"}
{"n":812,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"2fd22b7a9983fdb1"}
{"n":813,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"khowst, nuristan",["{0}",[0]]]],["8.2: among {0}",["khowst, nuristan"]]],"sum":"5ce4a226f15b7d3e"}
{"n":814,"by":null,"ask":"bot.tan","answer":"1","sum":"b9d6cec9db10d5c2"}
{"n":815,"by":null,"ask":"bot.black","answer":"2","sum":"9d8b9908cd95f4d5"}
{"n":816,"by":null,"ask":"bot.green","answer":"3","sum":"fa81ad7acf5715b3"}
{"n":817,"by":"taliban","how":"bot","ask":"march.origin","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","khowst"]],["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"northwest-frontier",["{0}",[0]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"kandahar","oruzgan"]]],"sum":"e36221495fd7e2c0"}
{"n":818,"by":"taliban","how":"bot","ask":"march.destination","answer":"oruzgan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"kandahar","oruzgan"]]],"sum":"a250f8e4585d669f"}
{"n":819,"by":"taliban","how":"bot","ask":"march.count","answer":"9","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"kandahar","oruzgan"]]],"sum":"cc055fd78ea7e144"}
{"n":820,"by":"taliban","how":"bot","ask":"march.underground","answer":"7","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[7]]],"sum":"d787ce2864950e64"}
{"n":821,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"oruzgan","ghazni"]]],"sum":"cc72e4d0c1f7bac7"}
{"n":822,"by":"taliban","how":"bot","ask":"march.destination","answer":"ghazni","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"oruzgan","ghazni"]]],"sum":"890d257c71710bf3"}
{"n":823,"by":"taliban","how":"bot","ask":"march.count","answer":"8","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"oruzgan","ghazni"]]],"sum":"4a227dd69daaf4f4"}
{"n":824,"by":"taliban","how":"bot","ask":"march.underground","answer":"6","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[6]]],"sum":"cfbb68bcbab3d500"}
{"n":825,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",0,1,"northwest-frontier","khowst"]]],"sum":"99f1a1ff1b4a6a49"}
{"n":826,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",0,1,"northwest-frontier","khowst"]]],"sum":"f28e57b70abd5028"}
{"n":827,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",0,1,"northwest-frontier","khowst"]]],"sum":"b9cd925359bbc7a8"}
{"n":828,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghazni","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"ghazni","khowst"]]],"sum":"80af923be82f2c7b"}
{"n":829,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"ghazni","khowst"]]],"sum":"24a170fa76938aaf"}
{"n":830,"by":"taliban","how":"bot","ask":"march.count","answer":"8","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["khowst",2,3,"ghazni","khowst"]]],"sum":"e1f8285ff431808e"}
{"n":831,"by":"taliban","how":"bot","ask":"march.underground","answer":"6","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[6]]],"sum":"016b734fc78051a6"}
{"n":832,"by":"taliban","how":"bot","ask":"march.origin","answer":"khowst","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"nuristan",["{0}",[0]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"khowst","northwest-frontier"]]],"sum":"553a62b6bcbc448c"}
{"n":833,"by":"taliban","how":"bot","ask":"march.destination","answer":"northwest-frontier","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"khowst","northwest-frontier"]]],"sum":"1d5a1ad876b50359"}
{"n":834,"by":"taliban","how":"bot","ask":"march.count","answer":"8","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"khowst","northwest-frontier"]]],"sum":"d7ac2862e502628e"}
{"n":835,"by":"taliban","how":"bot","ask":"march.underground","answer":"6","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[6]]],"sum":"14831fb54d804cf4"}
{"n":836,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"northwest-frontier","nuristan"]]],"sum":"5fea24ab277985aa"}
{"n":837,"by":"taliban","how":"bot","ask":"march.destination","answer":"nuristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"northwest-frontier","nuristan"]]],"sum":"5dac8050a2dae5db"}
{"n":838,"by":"taliban","how":"bot","ask":"march.count","answer":"8","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nuristan",0,2,"northwest-frontier","nuristan"]]],"sum":"52b47c26ef7b07c7"}
{"n":839,"by":"taliban","how":"bot","ask":"march.underground","answer":"6","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[6]]],"sum":"184e6fce02807501"}
{"n":840,"by":"taliban","how":"bot","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"737433f4f0a05346"}
{"n":841,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"oruzgan","why":[["{0}: {1}",[["8.7.2: Infiltrate: Warlord pieces",[]],"oruzgan"]]],"sum":"752408541cbc3843"}
{"n":842,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"32737bd368723c86"}
{"n":843,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"441b4873d6924366","sum":"27c7ee5310a0bfe4"}
{"n":844,"by":null,"ask":"deck.top","answer":"event","sum":"2a9f792a6a03f2d9"}
{"n":845,"by":null,"ask":"deck.card","answer":"62","print":"56affe8ec67c91f0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 25\nnext: 62\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17\neligible: government warlords\nresources: government=4 taliban=1 warlords=33\naid: 17\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:P2\nbalkh G:T6 W:B2a3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P6 +1\nkabul C:B1T4 G:T2P5 T:a2 support=S +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T7P6 T:a1 support=S +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:T7P2 T:u6a2\noruzgan T:u2a1\npaktika C:T5 G:P2 T:B2a1 support=O\nzabol C:T1 T:B2u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar T:a1\nkandahar-kabul T:u1\n","sum":"60caa24423c64ded"}
{"n":846,"by":"government","how":"bot","ask":"turn","answer":"patrol","why":[["8.1: {0} would change nothing",["Koran Burning"]],["8.6.2: at least {0} pieces Available: no ({1})",[15,2]],"8.6.2: Govern could add Patronage: no",["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar, kandahar-kabul"]],["{0}: {1}",["8.6","patrol"]]],"sum":"1b4b6f099aa95ed4"}
{"n":847,"by":"government","how":"bot","ask":"patrol.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"7a0d52e60c78fb7b"}
{"n":848,"by":null,"ask":"bot.die","answer":"1","sum":"7acd3a4f93ea5c87"}
{"n":849,"by":"government","how":"bot","ask":"patrol.space","answer":"farah-kandahar","why":[["{0}: dice {1}: {2}",["8.3","1","farah-kandahar"]],["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar"]]],"sum":"17f70f90b58cc803"}
{"n":850,"by":"government","how":"bot","ask":"patrol.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"herat, khowst",["{0}",[6]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"565821364362578a"}
{"n":851,"by":null,"ask":"bot.tan","answer":"2","sum":"17ae123c15e70faf"}
{"n":852,"by":null,"ask":"bot.black","answer":"5","sum":"aa978f21131e9fad"}
{"n":853,"by":null,"ask":"bot.green","answer":"4","sum":"96ca0bceec6458f8"}
{"n":854,"by":"government","how":"bot","ask":"patrol.origin","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,4,"oruzgan","khowst"]],["8.6.3: 1 Police from {0} to {1}",["khowst","farah-kandahar"]]],"sum":"c5bed56f2fb04c77"}
{"n":855,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["khowst","farah-kandahar"]]],"sum":"7d1cc5c5c5efa4ba"}
{"n":856,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["khowst","farah-kandahar"]]],"sum":"be2efcb727099b68"}
{"n":857,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"29ffc73ed1b6aab2"}
{"n":858,"by":"government","how":"bot","ask":"patrol.space","answer":"kandahar-kabul","why":[["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kandahar-kabul"]]],"sum":"3ad3ea8199bce0b3"}
{"n":859,"by":"government","how":"bot","ask":"patrol.origin","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"herat",["{0}",[6]]]],["8.6.3: 1 Police from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"f2d35e8edd9fce10"}
{"n":860,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"1458656f9cffa5e6"}
{"n":861,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"f0fbb2a9eae97d11"}
{"n":862,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"80cf78f648ae4947"}
{"n":863,"by":"government","how":"bot","ask":"patrol.space","answer":"done","why":["8.6.3: no other place to bring cubes to"],"sum":"8106396593315e17"}
{"n":864,"by":"government","how":"bot","ask":"patrol.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"d3f6fb4e59b59ea7"}
{"n":865,"by":"government","how":"bot","ask":"patrol.assault","answer":"roll-spaces","why":[["{0}: no {1}",["8.6.2","govern"]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"1ba1a576c9db17bd"}
{"n":866,"by":null,"ask":"bot.tan","answer":"4","sum":"742cd088b84d4791"}
{"n":867,"by":null,"ask":"bot.black","answer":"2","sum":"6dd7a66857fbc29d"}
{"n":868,"by":null,"ask":"bot.green","answer":"3","sum":"dd462b6683ab7b0c"}
{"n":869,"by":"government","how":"bot","ask":"patrol.assault","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,3,"khowst","khowst"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[7,"khowst"]],["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"baghlan"]],"8.6.2: Transport"],"sum":"7a2376c189522e19"}
{"n":870,"by":"government","how":"bot","ask":"transport.origin","answer":"khowst","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[7,"khowst"]]],"sum":"f7738fb41ba992ca"}
{"n":871,"by":"government","how":"bot","ask":"transport.destination","answer":"baghlan","why":[["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"baghlan"]]],"sum":"eb4cb9ce0a3926b3"}
{"n":872,"by":"government","how":"bot","ask":"transport.troops","answer":"6","why":["8.6.2: all of the excess, but 1 stays"],"print":"08ac8aeff69e62f6","sum":"4d66d3aea2507b1e"}
{"n":873,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Koran Burning"]]],"sum":"82f9ad3e95c5aa85"}
{"n":874,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"502f1a46753883fb"}
{"n":875,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"kabul, kandahar, khowst",["{0}",[7]]]],["{0}: {1} ({2})",[["8.4.4: greatest shift there",[]],"kabul",["{0}",[4]]]]],"sum":"e9919e77de6c71a6"}
{"n":876,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"kandahar, khowst",["{0}",[3]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"b114bc1d46e93bb7"}
{"n":877,"by":null,"ask":"bot.tan","answer":"3","sum":"7c43110b8f91083e"}
{"n":878,"by":null,"ask":"bot.black","answer":"2","sum":"72d9f5ff82ad8a15"}
{"n":879,"by":null,"ask":"bot.green","answer":"2","sum":"1a82ab847581ad90"}
{"n":880,"by":"warlords","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,2,"waziristan","khowst"]]],"print":"f68bc627af92f6aa","sum":"6e04828226d4a654"}
{"n":881,"by":null,"ask":"deck.top","answer":"event","sum":"c9b54c92060a002a"}
{"n":882,"by":null,"ask":"deck.card","answer":"9","print":"0dfd18706069b675","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 62\nnext: 9\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25\neligible: coalition taliban\nresources: government=0 taliban=1 warlords=34\naid: 17\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2a3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P5 +1\nkabul C:B1T4 G:T2P5 T:a2 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 T:a1 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:T7P2 T:u6a2\noruzgan T:u2a1\npaktika C:T5 G:P2 T:B2a1 support=O\nzabol C:T1 T:B2u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2u1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a1\nkandahar-kabul G:P1 T:a1\n","sum":"0d0fb4ca4a04a110"}
{"n":883,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.1: {0} would change nothing",["Local Understanding"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[13,12]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,2]]]],["{0}: {1}",["8.7","march"]]],"sum":"e33c442c91bab8b5"}
{"n":884,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"0194c203b918bcd6"}
{"n":885,"by":null,"ask":"bot.die","answer":"5","sum":"528b01848441e4b8"}
{"n":886,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["{0}: dice {1}: {2}",["8.3","5","farah-kandahar"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","farah-kandahar",1]]],"sum":"f6ada8e24690aa19"}
{"n":887,"by":"taliban","how":"bot","ask":"march.destination","answer":"farah-kandahar","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","farah-kandahar",1]]],"sum":"c3cdc1d8a8fa1737"}
{"n":888,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","farah-kandahar",1]]],"sum":"13166455696b4804"}
{"n":889,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"e41af15298dc6682"}
{"n":890,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"25c8d37022f201e5"}
{"n":891,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"1d217040a76e8406"}
{"n":892,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"4d828fb61e0232b6"}
{"n":893,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"9a3af8127bbd301c"}
{"n":894,"by":"taliban","how":"bot","ask":"march.origin","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"b35cf68a8000a4c2"}
{"n":895,"by":"taliban","how":"bot","ask":"extort.space","answer":"oruzgan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"oruzgan"]]],"sum":"e714e5357aad8806"}
{"n":896,"by":"taliban","how":"bot","ask":"extort.space","answer":"zabol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"zabol"]]],"sum":"92e63d6c0cb1e6a2"}
{"n":897,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"889d10004d4a9a43"}
{"n":898,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah-kandahar","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah-kandahar"]]],"sum":"23d7c977e2df262e"}
{"n":899,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"825171f9e012cd59","sum":"1be2721e686692a1"}
{"n":900,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Local Understanding"]]],"sum":"5c68274696e86e56"}
{"n":901,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"92cbf69330c3c8dc","sum":"7e531287829a99bb"}
{"n":902,"by":null,"ask":"deck.top","answer":"event","sum":"7a99771982b8a621"}
{"n":903,"by":null,"ask":"deck.card","answer":"21","print":"1fd4f325688e64b2","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 9\nnext: 21\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62\neligible: government warlords\nresources: government=0 taliban=5 warlords=36\naid: 17\npatronage: 7\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2a3\nbamian W:u1\nfaryab W:B2\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P5 +1\nkabul C:B1T4 G:T2P5 T:a2 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 T:a1 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1\nnuristan G:T7P2 T:u6a2\noruzgan T:a1\npaktika C:T5 G:P2 T:B2a1 support=O\nzabol C:T1 T:B2a1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"6cdecc51edf7b2c4"}
{"n":904,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Special Forces"]]],"sum":"c04de1ed5b45ed17"}
{"n":905,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"4a957dd9e161552d"}
{"n":906,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"paktika, zabol",["{0}",[2]]]],["8.2: among {0}",["paktika, zabol"]]],"sum":"dbe2bb55370cdd4e"}
{"n":907,"by":null,"ask":"bot.tan","answer":"6","sum":"1b2e93ea9ad54329"}
{"n":908,"by":null,"ask":"bot.black","answer":"4","sum":"a2dcbdfa984385ae"}
{"n":909,"by":null,"ask":"bot.green","answer":"1","sum":"1d0cdaf8f86dc817"}
{"n":910,"by":"government","how":"bot","ask":"event.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,1,"balkh","zabol"]]],"sum":"4c393a0388107598"}
{"n":911,"by":"government","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"sum":"8e64c6a438d099e8"}
{"n":912,"by":"government","how":"bot","ask":"event.remove.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"e319ff2de39ac163","sum":"94b4941ae3c95cde"}
{"n":913,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,13]],["{0}: {1}",["8.5","rally"]]],"sum":"b879f984fa78d090"}
{"n":914,"by":"warlords","how":"bot","ask":"rally.space","answer":"balkh","why":[["{0}: {1}",[["8.5.1 step 1: all Guerrillas Active at a Base with cubes",[]],"balkh"]]],"sum":"11259ec3d90d38b6"}
{"n":915,"by":"warlords","how":"bot","ask":"rally.action","answer":"hide","why":[["{0}: {1}",[["8.5.1 step 1: all Guerrillas Active at a Base with cubes",[]],"balkh"]]],"sum":"d0111ac1cd43b6fc"}
{"n":916,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["faryab, nimruz"]]],"sum":"5b4a7f55325f8683"}
{"n":917,"by":null,"ask":"bot.tan","answer":"2","sum":"74b722c084e5b58b"}
{"n":918,"by":null,"ask":"bot.black","answer":"4","sum":"8f655f634501d25e"}
{"n":919,"by":null,"ask":"bot.green","answer":"6","sum":"88eef092c7e75a04"}
{"n":920,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","faryab"]],["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"faryab"]]],"sum":"976c57152e03c1a6"}
{"n":921,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"faryab"]]],"sum":"dc6544dcdbb01fb4"}
{"n":922,"by":"warlords","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"13db6311f5d3ccf5"}
{"n":923,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"nimruz"]]],"sum":"701605cce3bd10b9"}
{"n":924,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"nimruz"]]],"sum":"c3a20b1dc7812283"}
{"n":925,"by":"warlords","how":"bot","ask":"rally.space","answer":"traffic","why":[["8.5.4: no {0}",["cultivate"]],["8.5.4: {0}",["traffic"]]],"sum":"b339a684adb4f3af"}
{"n":926,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"1ac1568b5e83885e"}
{"n":927,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"6003cbee9ddb182f","sum":"bee7705f8e46f4bc"}
{"n":928,"by":null,"ask":"deck.top","answer":"event","sum":"cde4e6e3f6d45874"}
{"n":929,"by":null,"ask":"deck.card","answer":"72","print":"1aa4083122d92e8c","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 21\nnext: 72\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9\neligible: coalition taliban\nresources: government=0 taliban=5 warlords=40\naid: 17\npatronage: 8\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T4 G:T1P5 +1\nkabul C:B1T4 G:T2P5 T:a2 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 T:a1 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:u6a2\noruzgan T:a1\npaktika C:T5 G:P2 T:B2a1 support=O\nzabol C:T1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"d9ebec847df9b251"}
{"n":930,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Operation Iraqi Freedom"]]],"sum":"3aebf8785362edb3"}
{"n":931,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"aa60597b2ebdaa14"}
{"n":932,"by":"coalition","how":"bot","ask":"event.remove.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.4.1: most Coalition Troops",[]],"paktika",["{0}",[5]]]]],"sum":"07861e9b3d95ce13"}
{"n":933,"by":"coalition","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.1: one at a time, each to the best space",[]],"1"]]],"sum":"ce935573cebb4ccb"}
{"n":934,"by":"coalition","how":"bot","ask":"event.remove.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.1: most Coalition Troops",[]],"herat, kabul, khowst, paktika",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, khowst, paktika"]]],"sum":"a9f1bb243fbca550"}
{"n":935,"by":null,"ask":"bot.tan","answer":"3","sum":"28568f56a503e944"}
{"n":936,"by":null,"ask":"bot.black","answer":"5","sum":"1a9a1f2d2ca3c40e"}
{"n":937,"by":null,"ask":"bot.green","answer":"6","sum":"cefac51e766f106f"}
{"n":938,"by":"coalition","how":"bot","ask":"event.remove.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,6,"northwest-frontier","herat"]]],"sum":"61a75232f4eefcd8"}
{"n":939,"by":"coalition","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.4.1: one at a time, each to the best space",[]],"1"]]],"sum":"67a9a4a75f8b4065"}
{"n":940,"by":"coalition","how":"bot","ask":"event.remove.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.1: most Coalition Troops",[]],"kabul, khowst, paktika",["{0}",[4]]]],["8.2: among {0}",["kabul, khowst, paktika"]]],"sum":"592ac8cfc4211782"}
{"n":941,"by":null,"ask":"bot.tan","answer":"4","sum":"0801355045d9ee9b"}
{"n":942,"by":null,"ask":"bot.black","answer":"6","sum":"8ff43966251f435d"}
{"n":943,"by":null,"ask":"bot.green","answer":"5","sum":"f21615662713ca38"}
{"n":944,"by":"coalition","how":"bot","ask":"event.remove.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,5,"northwest-frontier","paktika"]]],"print":"019a9368709f4de3","sum":"49abd964403dd099"}
{"n":945,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,19]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"a10f392c89597726"}
{"n":946,"by":null,"ask":"bot.tan","answer":"3","sum":"32e58f6e35c46aca"}
{"n":947,"by":null,"ask":"bot.black","answer":"4","sum":"f70b89c508ff4e91"}
{"n":948,"by":null,"ask":"bot.green","answer":"4","sum":"4de919c654f98a8b"}
{"n":949,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,4,"kabul","kabul"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst",["{0}",[4]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat",["{0}",[3]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[2]],["{0} Taliban pieces",[9]]]]]],"8.8: Assault"],"sum":"ff2b2cb6baf39300"}
{"n":950,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"paktika",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"87e6797250139cf2"}
{"n":951,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"kabul",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"1c1b8b08568bbebf"}
{"n":952,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"93b3848d2e0e90c0"}
{"n":953,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"323e22844e525fbd"}
{"n":954,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier, waziristan"]]],"sum":"a9ed65d68667bdb6"}
{"n":955,"by":null,"ask":"bot.tan","answer":"3","sum":"5930091b03b736a7"}
{"n":956,"by":null,"ask":"bot.black","answer":"6","sum":"11c64439fc3fa4bf"}
{"n":957,"by":null,"ask":"bot.green","answer":"4","sum":"97cedf073e4f67c9"}
{"n":958,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"7c8f02d64b96e3e8"}
{"n":959,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"ghazni, oruzgan, balochistan"]],["8.2: among {0}",["ghazni, oruzgan, balochistan"]]],"sum":"4a442dca874dcead"}
{"n":960,"by":null,"ask":"bot.tan","answer":"1","sum":"e57223eba8d7f0b8"}
{"n":961,"by":null,"ask":"bot.black","answer":"3","sum":"e20b54cd0db1b0d9"}
{"n":962,"by":null,"ask":"bot.green","answer":"2","sum":"18806587e0e8f825"}
{"n":963,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,2,"herat","oruzgan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"oruzgan"]]],"sum":"07fb48977fd0a6ad"}
{"n":964,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"ghazni, balochistan"]],["8.2: among {0}",["ghazni, balochistan"]]],"sum":"8b7d1bfd3609e0e3"}
{"n":965,"by":null,"ask":"bot.tan","answer":"4","sum":"a6cadf8eaf336f77"}
{"n":966,"by":null,"ask":"bot.black","answer":"5","sum":"5d8c98b24d1280b2"}
{"n":967,"by":null,"ask":"bot.green","answer":"1","sum":"cdaa384fb3df9578"}
{"n":968,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,1,"nuristan","balochistan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"balochistan"]]],"sum":"1c8d6d2596ff6fe5"}
{"n":969,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"a4919ff588d356aa"}
{"n":970,"by":null,"ask":"bot.die","answer":"6","sum":"b1211f37bc763f2a"}
{"n":971,"by":"taliban","how":"bot","ask":"manpads","answer":"allow","why":[["8.7.1: die {0}: allow",[6]]],"print":"4d93bdd62b9dd0a0","sum":"f98cfdaf320b61fe"}
{"n":972,"by":null,"ask":"deck.top","answer":"event","sum":"91dff98c8188716f"}
{"n":973,"by":null,"ask":"deck.card","answer":"42","print":"1db7ec64012e5410","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 72\nnext: 42\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21\neligible: government warlords\nresources: government=0 taliban=5 warlords=40\naid: 14\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T1P5 +1\nkabul C:B1T4 G:T2P5 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:u6a2\npaktika C:T3 G:P2 support=O\nzabol C:T1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"060106a22e40d6be"}
{"n":974,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Poppy Crop Failure"]]],"sum":"00a3b5b78279b901"}
{"n":975,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"8ac0da328543ddee","sum":"d43c2a711b5fe7d3"}
{"n":976,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"eef0ecab7723b9f3","sum":"2f71ecf9cf611c0d"}
{"n":977,"by":null,"ask":"deck.top","answer":"event","sum":"f2ef38d96e5212d9"}
{"n":978,"by":null,"ask":"deck.card","answer":"56","print":"42837c451fc5b970","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 42\nnext: 56\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72\neligible: coalition government taliban\nresources: government=3 taliban=5 warlords=50\naid: 14\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T1P5 +1\nkabul C:B1T4 G:T2P5 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:u1 +1\nkhowst C:B1T4 G:T1P5 terror=1 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:u6a2\npaktika C:T3 G:P2 support=O\nzabol C:T1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"c915727bc7a8e926"}
{"n":979,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"NGOs"]]],"sum":"5f55c630193dd07b"}
{"n":980,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"dedecd6e1d31da56"}
{"n":981,"by":"government","how":"bot","ask":"event.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift there",[]],"paktika",["{0}",[1]]]]],"sum":"ca01c0598ca98577"}
{"n":982,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, khowst"]]],"sum":"dc5c04b8e2dcfa35"}
{"n":983,"by":null,"ask":"bot.tan","answer":"5","sum":"47555b32aa29e38f"}
{"n":984,"by":null,"ask":"bot.black","answer":"4","sum":"4166076775e5b469"}
{"n":985,"by":null,"ask":"bot.green","answer":"3","sum":"dccfeb502791d2e4"}
{"n":986,"by":"government","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,3,"faryab","khowst"]]],"print":"bd952db272bb8a19","sum":"df3b7d1761e97d82"}
{"n":987,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,13]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"30f09a68ff2c39f9"}
{"n":988,"by":null,"ask":"bot.tan","answer":"2","sum":"32b2b43633d24bc3"}
{"n":989,"by":null,"ask":"bot.black","answer":"1","sum":"e2307eb24a678de0"}
{"n":990,"by":null,"ask":"bot.green","answer":"4","sum":"79bee06cb8f1e348"}
{"n":991,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,4,"nimruz","khowst"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, paktika",["{0}",[3]]]],["8.2: among {0}",["herat, paktika"]]],"sum":"63cbb2ea74f228ea"}
{"n":992,"by":null,"ask":"bot.tan","answer":"6","sum":"c0173a5a57c134f7"}
{"n":993,"by":null,"ask":"bot.black","answer":"3","sum":"4a57691a0da1d185"}
{"n":994,"by":null,"ask":"bot.green","answer":"4","sum":"e47d2b76a4e1d569"}
{"n":995,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,4,"faryab","herat"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul, khowst",["{0}",[4]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"bfd925ff19b2ff1f"}
{"n":996,"by":null,"ask":"bot.tan","answer":"3","sum":"9909bb4a3847ccbb"}
{"n":997,"by":null,"ask":"bot.black","answer":"6","sum":"be8bc7b58973f336"}
{"n":998,"by":null,"ask":"bot.green","answer":"6","sum":"4a7011940ff68040"}
{"n":999,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,6,"northwest-frontier","khowst"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, paktika",["{0}",[3]]]],["8.2: among {0}",["herat, paktika"]]],"sum":"ff5263de17e5b66c"}
{"n":1000,"by":null,"ask":"bot.tan","answer":"4","sum":"8aec2e1b61308912"}
{"n":1001,"by":null,"ask":"bot.black","answer":"5","sum":"43627c52943253e4"}
{"n":1002,"by":null,"ask":"bot.green","answer":"2","sum":"d19caadb82779ca7"}
{"n":1003,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,2,"nuristan","herat"]],"8.8: Sweep"],"sum":"238faea98b53fd05"}
{"n":1004,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["nuristan"]]],"sum":"db1e904682c7638b"}
{"n":1005,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"khowst","why":[["8.8.2: the Air Lift: {0} to {1}",["khowst, kabul","nuristan"]]],"sum":"b73f1d95a65ff161"}
{"n":1006,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"kabul","why":[["8.8.2: the Air Lift: {0} to {1}",["khowst, kabul","nuristan"]]],"sum":"4ac7e41c06fdad53"}
{"n":1007,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"nuristan","why":[["8.8.2: the Air Lift: {0} to {1}",["khowst, kabul","nuristan"]]],"sum":"9d42fe9b8960b88f"}
{"n":1008,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"201ce757be035fdc"}
{"n":1009,"by":null,"ask":"bot.die","answer":"2","sum":"3a35867441c4fe53"}
{"n":1010,"by":"taliban","how":"bot","ask":"manpads","answer":"cancel","why":[["8.7.1: die {0}: cancel",[2]]],"sum":"3f89d607e91b81dc"}
{"n":1011,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kandahar"]]],"sum":"b4bed8c42a9c33de"}
{"n":1012,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"6824c85dda75b6b7"}
{"n":1013,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"95dfdc658f9e6f29"}
{"n":1014,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"40568b78876e92b3","sum":"47e9398ebbc59e95"}
{"n":1015,"by":null,"ask":"deck.top","answer":"event","sum":"9c858c9c255079f1"}
{"n":1016,"by":null,"ask":"deck.card","answer":"66","print":"08d4129118d7d4cc","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 56\nnext: 66\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42\neligible: taliban warlords\nresources: government=3 taliban=4 warlords=50\naid: 17\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T1P5 +1\nkabul C:B1T4 G:T2P5 terror=1 +1\nkandahar C:B1T1 G:B1T7P3 T:a1 +1\nkhowst C:B1T4 G:T1P5 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:u6a2\npaktika C:T3 G:P2\nzabol C:T1\nwaziristan T:B2a1\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"977106b8ad0118b2"}
{"n":1017,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Fratricide"]]],"sum":"38ef33248e99974e"}
{"n":1018,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"f8dc16332937b60a"}
{"n":1019,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar, khowst, paktika"]]],"sum":"f3ba1fe2cf139b3d"}
{"n":1020,"by":null,"ask":"bot.tan","answer":"6","sum":"11fd38fb0ac6fa4c"}
{"n":1021,"by":null,"ask":"bot.black","answer":"2","sum":"735939f8d8ce86f8"}
{"n":1022,"by":null,"ask":"bot.green","answer":"5","sum":"111e4cffcb994bfd"}
{"n":1023,"by":"warlords","how":"bot","ask":"event.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,5,"samangan","kandahar"]]],"sum":"d67e2ada44a7ff99"}
{"n":1024,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"501821cf08273772"}
{"n":1025,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, khowst, paktika"]]],"sum":"5a692358e6e1e1dc"}
{"n":1026,"by":null,"ask":"bot.tan","answer":"3","sum":"92bd21d4b74ccaed"}
{"n":1027,"by":null,"ask":"bot.black","answer":"1","sum":"09db914078288d0f"}
{"n":1028,"by":null,"ask":"bot.green","answer":"3","sum":"55421bc7d0cd6d1f"}
{"n":1029,"by":"warlords","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,3,"khowst","khowst"]]],"sum":"6764ba5627c51b49"}
{"n":1030,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"c35f277b67afcdf8","sum":"45841fdebff80721"}
{"n":1031,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[25,9]]]],["{0}: {1}",["8.7","rally"]]],"sum":"cf5893b6d457acf1"}
{"n":1032,"by":"taliban","how":"bot","ask":"rally.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"nuristan"]]],"sum":"161782026f3d1ee2"}
{"n":1033,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"nuristan"]]],"sum":"e5fedfb15ca49297"}
{"n":1034,"by":"taliban","how":"bot","ask":"rally.active","answer":"2","why":["8.1.2: its own Active Guerrillas first"],"sum":"16547bbe9135f03e"}
{"n":1035,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"a918faa32a6e8cd1"}
{"n":1036,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"4025a048808308d8"}
{"n":1037,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, farah, oruzgan, samangan, sar-e-pol, balochistan, northwest-frontier"]]],"sum":"ecd9270b5628769e"}
{"n":1038,"by":null,"ask":"bot.tan","answer":"3","sum":"806483b13bc0d334"}
{"n":1039,"by":null,"ask":"bot.black","answer":"3","sum":"56c1d95f34c2d7bc"}
{"n":1040,"by":null,"ask":"bot.green","answer":"4","sum":"65f05e39fe31686c"}
{"n":1041,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,4,"kabul","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"northwest-frontier"]]],"sum":"5121960a8db5a479"}
{"n":1042,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"northwest-frontier"]]],"sum":"4de845f4f030ab5c"}
{"n":1043,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, kandahar, waziristan"]]],"sum":"4efe4650f22502db"}
{"n":1044,"by":null,"ask":"bot.tan","answer":"6","sum":"10b030b16cdfb9cf"}
{"n":1045,"by":null,"ask":"bot.black","answer":"5","sum":"51aa32b24b9e732c"}
{"n":1046,"by":null,"ask":"bot.green","answer":"2","sum":"8d774db1c69f1ee6"}
{"n":1047,"by":"taliban","how":"bot","ask":"rally.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","kandahar"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kandahar"]]],"sum":"3c84da16943a4d0c"}
{"n":1048,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kandahar"]]],"sum":"a92fd59d886611cd"}
{"n":1049,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"32e7bd6308c40a8c"}
{"n":1050,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"ae1dd4356d225f76"}
{"n":1051,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"6b0688e2e0b47b22"}
{"n":1052,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"c6e0570fdffa4560"}
{"n":1053,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"nuristan","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"nuristan"]]],"sum":"46b00d2f91b69797"}
{"n":1054,"by":"taliban","how":"bot","ask":"special","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"11dcee792402fb09"}
{"n":1055,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"6e2fbe1bdf7b36d1"}
{"n":1056,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"print":"834ba2edf9dca5a8","sum":"a49b55e8bf9d3ce6"}
{"n":1057,"by":null,"ask":"deck.top","answer":"event","sum":"e95c310301a5d9e7"}
{"n":1058,"by":null,"ask":"deck.card","answer":"28","print":"9abf75bd1c131c6c","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 66\nnext: 28\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56\neligible: coalition government\nresources: government=3 taliban=2 warlords=50\naid: 17\npatronage: 8\nislamabad: sponsorship\ncasualties: C:T2\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T3 G:T1P5 +1\nkabul C:B1T4 G:T2P5 T:u1 terror=1 +1\nkandahar C:B1 G:B1T7P2 T:u1a1 +1\nkhowst C:B1T3 G:T1P4 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan G:T7P2 T:B1u6 support=O\npaktika C:T3 G:P2\nzabol C:T1\nnorthwest-frontier T:a1\nwaziristan T:B2u2a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"3762bad2802ef463"}
{"n":1059,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mountain Fastness"]]],"sum":"5b2c94d0523cc479"}
{"n":1060,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"f8ba2b0945e67a6f"}
{"n":1061,"by":"government","how":"bot","ask":"event.remove.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"f8d3de731e5baf2b","sum":"b09c7ef1ed4230f0"}
{"n":1062,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,11]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],["8.2: among {0}",["herat, khowst, paktika"]]],"sum":"15da0ee7c4639f91"}
{"n":1063,"by":null,"ask":"bot.tan","answer":"5","sum":"b94678f7705c369c"}
{"n":1064,"by":null,"ask":"bot.black","answer":"5","sum":"56ee92d3f08ed36c"}
{"n":1065,"by":null,"ask":"bot.green","answer":"2","sum":"9ad9b61883b66850"}
{"n":1066,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,2,"sar-e-pol","herat"]],["8.2: among {0}",["khowst, paktika"]]],"sum":"f1ea25604efdbe7a"}
{"n":1067,"by":null,"ask":"bot.tan","answer":"1","sum":"d2c9a303f2844fbd"}
{"n":1068,"by":null,"ask":"bot.black","answer":"3","sum":"cd267cfb8f7e02be"}
{"n":1069,"by":null,"ask":"bot.green","answer":"6","sum":"6e6113f2fbcdbbbf"}
{"n":1070,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,6,"helmand","paktika"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[4]]]],["8.2: among {0}",["herat, khowst, paktika"]]],"sum":"26498f0b59aa0cbe"}
{"n":1071,"by":null,"ask":"bot.tan","answer":"4","sum":"019a1a469039db68"}
{"n":1072,"by":null,"ask":"bot.black","answer":"4","sum":"0ab1df7d6b1c7ad1"}
{"n":1073,"by":null,"ask":"bot.green","answer":"4","sum":"fb73e9f66340285c"}
{"n":1074,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,4,"kabul","herat"]],["8.2: among {0}",["khowst, paktika"]]],"sum":"4e1eaa052cccc0a9"}
{"n":1075,"by":null,"ask":"bot.tan","answer":"1","sum":"0558e3c28ddc91a0"}
{"n":1076,"by":null,"ask":"bot.black","answer":"5","sum":"4d5ea4460831c7d4"}
{"n":1077,"by":null,"ask":"bot.green","answer":"1","sum":"ae2dbe997f7b28b6"}
{"n":1078,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,1,"zabol","paktika"]],"8.8: Sweep"],"sum":"d28f4f42ef1fb40f"}
{"n":1079,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["nuristan"]]],"sum":"201ed5242f968682"}
{"n":1080,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"kabul","why":[["8.8.2: the Air Lift: {0} to {1}",["kabul, herat","nuristan"]]],"sum":"f5351ca07d541cbf"}
{"n":1081,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"herat","why":[["8.8.2: the Air Lift: {0} to {1}",["kabul, herat","nuristan"]]],"sum":"0d75a9b22e6ebd70"}
{"n":1082,"by":"coalition","how":"bot","ask":"air-lift.space","answer":"nuristan","why":[["8.8.2: the Air Lift: {0} to {1}",["kabul, herat","nuristan"]]],"sum":"6eb9fa1314d9f7dc"}
{"n":1083,"by":"taliban","how":"bot","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"71e2d05e9502f074"}
{"n":1084,"by":null,"ask":"bot.die","answer":"6","sum":"67afd457b09e86ed"}
{"n":1085,"by":"taliban","how":"bot","ask":"manpads","answer":"allow","why":[["8.7.1: die {0}: allow",[6]]],"sum":"e4992278baac360e"}
{"n":1086,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","kabul"]]],"sum":"aa9b0b1119c55e1a"}
{"n":1087,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"nuristan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"nuristan"]]],"sum":"a5853a92258dd9c9"}
{"n":1088,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"d29f82a1c379f0fc"}
{"n":1089,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"942e1b65f3386857"}
{"n":1090,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"government_troops","kabul"]]],"sum":"8163645c46737cc4"}
{"n":1091,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"nuristan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"nuristan"]]],"sum":"bf641aedd58ed9b4"}
{"n":1092,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"551fc728fa295d26"}
{"n":1093,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"6e935f55e8e8d049"}
{"n":1094,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","herat"]]],"sum":"9897e8bd9503682a"}
{"n":1095,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"nuristan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"nuristan"]]],"sum":"e63ef5c5c85444f8"}
{"n":1096,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"ec054fa164d678a0"}
{"n":1097,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"790e1af6352b6385"}
{"n":1098,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"45e2051abad52c90"}
{"n":1099,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"492731255715d0de"}
{"n":1100,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"c2b9f8b1e992f4f9"}
{"n":1101,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kandahar"]]],"sum":"8b3b7beea326fb21"}
{"n":1102,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"21037b86dc8c7fb1"}
{"n":1103,"by":"coalition","how":"bot","ask":"sweep.space","answer":"nuristan","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"nuristan"]]],"sum":"2551e466e3fa68fa"}
{"n":1104,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"7ec46ade32f632e3"}
{"n":1105,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"21bd19679a01ebc8"}
{"n":1106,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"468e6a85f797bd81","sum":"2e0a6a6ba321f2c8"}
{"n":1107,"by":null,"ask":"deck.top","answer":"event","sum":"11b14b1e93b33bc4"}
{"n":1108,"by":null,"ask":"deck.card","answer":"37","print":"0700ea5661aa8a7e","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 28\nnext: 37\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66\neligible: taliban warlords\nresources: government=3 taliban=2 warlords=50\naid: 17\npatronage: 8\nislamabad: sponsorship\ncasualties: C:T2\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u1\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u1\nhelmand W:B1u1\nherat C:B1T1 G:T1P5 +1\nkabul C:B1T1 G:T1P5 T:a1 terror=1 +1\nkandahar C:B1 G:B1T7P2 T:a2 +1\nkhowst C:B1T3 G:T1P4 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T5 G:T8P2 T:a4 support=O\npaktika C:T3 G:P2\nzabol C:T1\nnorthwest-frontier T:a1\nwaziristan T:B2u2a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"436bd02e07911c01"}
{"n":1109,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Karzai to Islamabad"]]],"sum":"2193c78a30ed878e"}
{"n":1110,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"1ac2f5541fcccd78","sum":"5509e90b9ca3ec8d"}
{"n":1111,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,9]],["{0}: {1}",["8.5","rally"]]],"sum":"ca4a75c19ebf4784"}
{"n":1112,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghowr"]]],"sum":"a4192eb15f6aafa7"}
{"n":1113,"by":null,"ask":"bot.tan","answer":"2","sum":"af58716ceda88421"}
{"n":1114,"by":null,"ask":"bot.black","answer":"5","sum":"5ead745ca84b37aa"}
{"n":1115,"by":null,"ask":"bot.green","answer":"4","sum":"997c45c770a2e4ab"}
{"n":1116,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,4,"oruzgan","ghowr"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"ghowr"]]],"sum":"0ae86d741b81ad10"}
{"n":1117,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"ghowr"]]],"sum":"475561405fbd2489"}
{"n":1118,"by":"warlords","how":"bot","ask":"rally.space","answer":"bamian","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"bamian"]]],"sum":"15151384dd9b9127"}
{"n":1119,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"bamian"]]],"sum":"6232df86cb0a4a76"}
{"n":1120,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"0eab0ca06366429d"}
{"n":1121,"by":null,"ask":"bot.tan","answer":"6","sum":"53a5de3005437e9e"}
{"n":1122,"by":null,"ask":"bot.black","answer":"1","sum":"23d25b03a567cfbe"}
{"n":1123,"by":null,"ask":"bot.green","answer":"4","sum":"21b678d8e0ca1ba2"}
{"n":1124,"by":"warlords","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","badakhshan"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"badakhshan"]]],"sum":"818ccde31c5e8292"}
{"n":1125,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"badakhshan"]]],"sum":"076a8097298b7b22"}
{"n":1126,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"9cfd8f45a58d5933"}
{"n":1127,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, bamian, ghowr"]]],"sum":"1904e96d744ed5a5"}
{"n":1128,"by":null,"ask":"bot.tan","answer":"6","sum":"eb335e1254ddef84"}
{"n":1129,"by":null,"ask":"bot.black","answer":"5","sum":"b2784a638c3dce81"}
{"n":1130,"by":null,"ask":"bot.green","answer":"5","sum":"6eb4f0788d22d90b"}
{"n":1131,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,5,"kandahar","badakhshan"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"badakhshan"]]],"sum":"c948997e38757e81"}
{"n":1132,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"73ccc825ecfb0aa6","sum":"b24f77bf846deec1"}
{"n":1133,"by":null,"ask":"deck.top","answer":"propaganda","print":"dff88228453c6c82","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 37\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28\neligible: government taliban\nresources: government=3 taliban=5 warlords=47\naid: 17\npatronage: 10\nislamabad: sponsorship\ncasualties: C:T2\nout-of-play: C:T3\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 26=shaded 36=shaded\nbadakhshan W:B1u1 support=O\nbaghlan G:T6P2\nbalkh G:T6 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni T:a1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T1 G:T1P5 +1\nkabul C:B1T1 G:T1P5 T:a1 terror=1 +1\nkandahar C:B1 G:B1T7P2 T:a2 +1\nkhowst C:B1T3 G:T1P4 +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T5 G:T8P2 T:a4 support=O\npaktika C:T3 G:P2\nzabol C:T1\nnorthwest-frontier T:a1\nwaziristan T:B2u2a2\nkabul-tor-kham G:P2 sabotage\nkandahar-spin-boldak G:P2 sabotage\nfarah-kandahar G:P1 T:a2\nkandahar-kabul G:P1 T:a2\n","sum":"e49a139de441db47"}
{"n":1134,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Afghan Commandos"]]],"sum":"cae6636c3548678c"}
{"n":1135,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"922e0a67c6bf687d"}
{"n":1136,"by":"government","how":"bot","ask":"event.free","answer":"decline","why":[["{0}: {1} ({2})",[["8.4.1: most Taliban pieces",[]],"nuristan",["{0}",[4]]]],["{0}: {1}",[["8.4.1: Assault removes most where no Guerrilla is Underground",[]],"nuristan"]]],"sum":"9ca22e19c1393ed4"}
{"n":1137,"by":"government","how":"bot","ask":"event.free","answer":"do","why":["8.4.4: a free Assault"],"sum":"9cfece71d7692a7f"}
{"n":1138,"by":"government","how":"bot","ask":"assault.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.6.5: most Taliban Guerrillas",[]],"nuristan",["{0}",[4]]]],["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrillas",[4]]]],"nuristan"]]],"print":"b3dc2a4e74f4f532","sum":"b8a3905ed5cc2819"}
{"n":1139,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[27,11]]]],["{0}: {1}",["8.7","rally"]]],"sum":"cd888176f3f3f9ad"}
{"n":1140,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"ab8d65645d474bc4"}
{"n":1141,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"d98893a019992176"}
{"n":1142,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"505580b23242782a"}
{"n":1143,"by":null,"ask":"bot.tan","answer":"2","sum":"7fa17f8836b3c2b4"}
{"n":1144,"by":null,"ask":"bot.black","answer":"1","sum":"9b42efad1f07fb9b"}
{"n":1145,"by":null,"ask":"bot.green","answer":"5","sum":"3dc71f8b2e32c3b7"}
{"n":1146,"by":"taliban","how":"bot","ask":"rally.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,5,"farah","farah"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"farah"]]],"sum":"3861268dfb1bd62a"}
{"n":1147,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"farah"]]],"sum":"20789dcf363e3084"}
{"n":1148,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, kandahar, northwest-frontier"]]],"sum":"fec88940465aa717"}
{"n":1149,"by":null,"ask":"bot.tan","answer":"2","sum":"f11fd356b55f3028"}
{"n":1150,"by":null,"ask":"bot.black","answer":"4","sum":"bbcd5c904f7ba73b"}
{"n":1151,"by":null,"ask":"bot.green","answer":"4","sum":"da9141a72cd9881d"}
{"n":1152,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,4,"badghis","ghazni"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"6505063c2dea27cc"}
{"n":1153,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"2774eeb8820e8da3"}
{"n":1154,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"ef14362ae8fe99b6"}
{"n":1155,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"04729d10e0bbfb21"}
{"n":1156,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"5f29cf115b0d406b"}
{"n":1157,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"fb3142982c34408d"}
{"n":1158,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah"]]],"sum":"8d8eeec95f19f776"}
{"n":1159,"by":"taliban","how":"bot","ask":"extort.space","answer":"ghazni","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"ghazni"]]],"sum":"9de8a332ad3d6933"}
{"n":1160,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"f3fc8e8b1bfd4169"}
{"n":1161,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"4c69544b2b06ce4e","sum":"6b4dfc00e6dd9dfd"}
{"n":1162,"by":null,"ask":"deck.card","answer":"39","print":"7d1c96f1b03e760a","sum":"a0420538264d6ded"}
{"n":1163,"by":"coalition","how":"bot","ask":"civic.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"kabul"]]],"sum":"3a15c21a261f66bd"}
{"n":1164,"by":"coalition","how":"bot","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid for"],"sum":"b6ef22b1af95322a"}
{"n":1165,"by":"coalition","how":"bot","ask":"civic.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"khowst"]]],"sum":"9a6b4c38374d5672"}
{"n":1166,"by":"coalition","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"herat",["{0}",[2]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"herat"]]],"sum":"bbb0b3596d40e173"}
{"n":1167,"by":"coalition","how":"bot","ask":"civic.space","answer":"paktika","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"paktika"]]],"sum":"be80006d82766759"}
{"n":1168,"by":"government","how":"bot","ask":"civic.space","answer":"nuristan","why":[["{0}: {1}",[["8.6.6: Opposition to Neutral",[]],"nuristan"]]],"sum":"db42e58bc7eb517b"}
{"n":1169,"by":"government","how":"bot","ask":"civic.steps","answer":"1","why":["8.6.6: Terror removed, then one level"],"sum":"cc166f08865a29f3"}
{"n":1170,"by":"government","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, nuristan"]]],"sum":"40209c933daff520"}
{"n":1171,"by":null,"ask":"bot.tan","answer":"4","sum":"a1da754a84fe2b3b"}
{"n":1172,"by":null,"ask":"bot.black","answer":"5","sum":"90f846cf0b0b5a0c"}
{"n":1173,"by":null,"ask":"bot.green","answer":"2","sum":"0bca024158215af6"}
{"n":1174,"by":"government","how":"bot","ask":"civic.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,2,"nuristan","nuristan"]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"nuristan"]]],"print":"2f428d00eda210f6","sum":"5dc287d762c9e1f5"}
{"n":1175,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"17408816acaf64af"}
{"n":1176,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"fd82c7e434ea0321"}
{"n":1177,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"454ce869b047262c"}
{"n":1178,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9f1614f8724c09a3"}
{"n":1179,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"147aa372a2e44732"}
{"n":1180,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"d1963cca7e9372da"}
{"n":1181,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"3446f267b32141a0"}
{"n":1182,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"nuristan","why":[["8.8.6: no Police in {0}",["nuristan"]]],"sum":"22171a60ee01cf47"}
{"n":1183,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kandahar",["{0}",[0]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"3b0a637f521a9d2c"}
{"n":1184,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"6e9d9a5b2890acce"}
{"n":1185,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"nuristan","why":[["8.8.6: no Police in {0}",["nuristan"]]],"sum":"fa373eafecf2fae6"}
{"n":1186,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, kabul, kandahar",["{0}",[1]]]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"a4b89cbb9b19dc6b"}
{"n":1187,"by":null,"ask":"bot.tan","answer":"5","sum":"ba2278940ceadb0a"}
{"n":1188,"by":null,"ask":"bot.black","answer":"1","sum":"2e901546de541751"}
{"n":1189,"by":null,"ask":"bot.green","answer":"3","sum":"c4abda3e34b80b12"}
{"n":1190,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,3,"badakhshan","kandahar"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"d55a09861fdbdb81"}
{"n":1191,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"f814a47cddacbc17"}
{"n":1192,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"nuristan","why":[["8.8.6: no Police in {0}",["nuristan"]]],"sum":"cc1fb68203547a42"}
{"n":1193,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, kabul",["{0}",[1]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"73d9fdc1396d8d40"}
{"n":1194,"by":null,"ask":"bot.tan","answer":"2","sum":"26c7b441688c25d5"}
{"n":1195,"by":null,"ask":"bot.black","answer":"5","sum":"07d5294444402933"}
{"n":1196,"by":null,"ask":"bot.green","answer":"5","sum":"2a4a81b2745398db"}
{"n":1197,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,5,"paktika","kabul"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"578957736a9082c3"}
{"n":1198,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"108a82944ce1c289"}
{"n":1199,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"nuristan","why":[["8.8.6: no Police in {0}",["nuristan"]]],"sum":"848ce28b2a5a979e"}
{"n":1200,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat",["{0}",[1]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"c9d1b1600b06238d"}
{"n":1201,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"82e6a54663d3205d"}
{"n":1202,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"e82f029052ae98db"}
{"n":1203,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"97238ad6768fbd6f"}
{"n":1204,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"293115e37e264b03"}
{"n":1205,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"0b82d0e7957ece98"}
{"n":1206,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"9fb35e492bb7ddb1"}
{"n":1207,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul, khowst",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"57c56937178b44f2"}
{"n":1208,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"d096490e4098c89d"}
{"n":1209,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, khowst",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"6f678a1eb60b427a"}
{"n":1210,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"9f36ab65370e69b9"}
{"n":1211,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"de016eb1aa3857ef"}
{"n":1212,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"8b1481dc95c53e00"}
{"n":1213,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"7feacf902044f673"}
{"n":1214,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"6b643852343747f7"}
{"n":1215,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"e937fa3c458e396e"}
{"n":1216,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"95c800d65dfe4f7d"}
{"n":1217,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"4d9cb984e88eb356"}
{"n":1218,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul, khowst",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"3e7cf442def55f70"}
{"n":1219,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, khowst",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"d13b4abfb99b1e26"}
{"n":1220,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"0275ac61874be0d8"}
{"n":1221,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"90c5829f986b5904"}
{"n":1222,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"30065edefe9ba85d"}
{"n":1223,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul, khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"554afeced78f5158"}
{"n":1224,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"2597e8a20329e5e1"}
{"n":1225,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"a0b95ef7e20e02f5"}
{"n":1226,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b363c0e5308771be"}
{"n":1227,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"bef5b1b3e77feb5c"}
{"n":1228,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"77f6bf290c991c3d"}
{"n":1229,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul, khowst",["{0}",[5]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"2224d8b3d82ce67e"}
{"n":1230,"by":null,"ask":"bot.tan","answer":"2","sum":"148533e3613e14a0"}
{"n":1231,"by":null,"ask":"bot.black","answer":"3","sum":"0efb30e3316c2487"}
{"n":1232,"by":null,"ask":"bot.green","answer":"5","sum":"bce60230828c6599"}
{"n":1233,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,5,"helmand","khowst"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"dfa5fded9122b142"}
{"n":1234,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"29b9faabe6ab6ada"}
{"n":1235,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul",["{0}",[5]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"7a8832e93e4fdd68"}
{"n":1236,"by":null,"ask":"bot.tan","answer":"5","sum":"39d2d0cd254f6295"}
{"n":1237,"by":null,"ask":"bot.black","answer":"6","sum":"9abf69550354ab4f"}
{"n":1238,"by":null,"ask":"bot.green","answer":"3","sum":"ded43e719e561fbd"}
{"n":1239,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,3,"bamian","herat"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"79c9f6a9bad5dece"}
{"n":1240,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"balkh"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul",["{0}",[4]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"c397dedccd39ebd5"}
{"n":1241,"by":null,"ask":"bot.tan","answer":"4","sum":"ec4a79dd56e92a71"}
{"n":1242,"by":null,"ask":"bot.black","answer":"5","sum":"a2b2b528a1eba54d"}
{"n":1243,"by":null,"ask":"bot.green","answer":"3","sum":"4eac4798414adb2e"}
{"n":1244,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,3,"baghlan","herat"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[4]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"07a379a79dbf4243"}
{"n":1245,"by":null,"ask":"bot.tan","answer":"3","sum":"6d1b9455b6883e2f"}
{"n":1246,"by":null,"ask":"bot.black","answer":"5","sum":"8488337522f581cb"}
{"n":1247,"by":null,"ask":"bot.green","answer":"6","sum":"9ecf6908fabb4111"}
{"n":1248,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,6,"northwest-frontier","herat"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"59f3dca60d3227ac"}
{"n":1249,"by":null,"ask":"bot.tan","answer":"6","sum":"2d2546af26633062"}
{"n":1250,"by":null,"ask":"bot.black","answer":"1","sum":"63fee1372f87df61"}
{"n":1251,"by":null,"ask":"bot.green","answer":"1","sum":"699ee5c5f3fc93c5"}
{"n":1252,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,1,"konduz","khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul, khowst, paktika, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"herat, kabul, khowst, paktika"]],["8.2: among {0}",["herat, kabul, khowst, paktika"]]],"sum":"06826f0bd46d94fd"}
{"n":1253,"by":null,"ask":"bot.tan","answer":"2","sum":"d26176d3e12355b6"}
{"n":1254,"by":null,"ask":"bot.black","answer":"6","sum":"24b2b37eb34314e2"}
{"n":1255,"by":null,"ask":"bot.green","answer":"3","sum":"717a977555914ba9"}
{"n":1256,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,3,"oruzgan","paktika"]],["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"ac3b171adbfa12b9"}
{"n":1257,"by":null,"ask":"bot.die","answer":"1","sum":"7e62a033740078bb"}
{"n":1258,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: dice {1}: {2}",["8.3","1","farah-kandahar"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"kandahar, nuristan, zabol",["{0}",[0]]]],["8.2: among {0}",["kandahar, nuristan, zabol"]]],"sum":"79838ea3032d99d6"}
{"n":1259,"by":null,"ask":"bot.tan","answer":"1","sum":"7d30c7f5199cb9f0"}
{"n":1260,"by":null,"ask":"bot.black","answer":"4","sum":"048af89bb56ea096"}
{"n":1261,"by":null,"ask":"bot.green","answer":"3","sum":"c92d594941f1622b"}
{"n":1262,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,3,"badghis","zabol"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"kandahar, nuristan",["{0}",[0]]]],["8.2: among {0}",["kandahar, nuristan"]]],"sum":"019d4c76fbbb8af7"}
{"n":1263,"by":null,"ask":"bot.tan","answer":"6","sum":"b065456d197a5f82"}
{"n":1264,"by":null,"ask":"bot.black","answer":"5","sum":"5e13245cc47ee429"}
{"n":1265,"by":null,"ask":"bot.green","answer":"2","sum":"938c1fb1958236b8"}
{"n":1266,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","kandahar"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul, khowst",["{0}",[2]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"e9dd503bca87f3ae"}
{"n":1267,"by":null,"ask":"bot.tan","answer":"2","sum":"e90d2fccbfda53fa"}
{"n":1268,"by":null,"ask":"bot.black","answer":"1","sum":"6a07fe6215971f5d"}
{"n":1269,"by":null,"ask":"bot.green","answer":"5","sum":"5f3c8489fafa27b9"}
{"n":1270,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,5,"farah","herat"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"nuristan",["{0}",[0]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"herat","balkh"]]],"sum":"465804dddfeeecad"}
{"n":1271,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"herat","balkh"]]],"sum":"4b135df9d7e8acff"}
{"n":1272,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"herat","balkh"]]],"sum":"6cbf4600cddb62f6"}
{"n":1273,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kabul","balkh"]]],"sum":"c0f56970bfe4ad86"}
{"n":1274,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kabul","balkh"]]],"sum":"20312cc0d0bf0d94"}
{"n":1275,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kabul","balkh"]]],"sum":"a5425c58c1eabf21"}
{"n":1276,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","balkh"]]],"sum":"2986840b0e65a922"}
{"n":1277,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","balkh"]]],"sum":"097752a4a4696a1e"}
{"n":1278,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","balkh"]]],"sum":"e91d31b1fd687ade"}
{"n":1279,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"paktika","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"paktika","balkh"]]],"sum":"c567134b8b96d1f4"}
{"n":1280,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"paktika","balkh"]]],"sum":"7f2cb2211ad30e4f"}
{"n":1281,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"paktika","balkh"]]],"sum":"263d4a565ee64add"}
{"n":1282,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"farah-kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"farah-kandahar","zabol"]]],"sum":"548d6de762593039"}
{"n":1283,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"farah-kandahar","zabol"]]],"sum":"30b85d9716db576f"}
{"n":1284,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar-kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"kandahar-kabul","kandahar"]]],"sum":"aa2f9476aff6375b"}
{"n":1285,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"kandahar-kabul","kandahar"]]],"sum":"c1e5ef0d9f7b8ea9"}
{"n":1286,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","nuristan"]]],"sum":"c8f1b580c1f11324"}
{"n":1287,"by":"government","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","nuristan"]]],"sum":"26c527ec63fd350c"}
{"n":1288,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","nuristan"]]],"sum":"091b4184f2d65753"}
{"n":1289,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"8e479a145496b38a"}
{"n":1290,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"print":"9c4a6e86b2e8df6b","sum":"2dd9a58cda1a1f81"}
{"n":1291,"by":null,"ask":"deck.card","answer":"53","print":"7114f8b8f086236f","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 39\nnext: 53\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda\nresources: government=2 taliban=7 warlords=55\naid: 11\npatronage: 10\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=O\nbaghlan G:P1\nbalkh G:P6 W:B2u3\nbamian W:u2\nfarah T:u1\nfaryab W:B2u3\nghazni T:u2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:u2 support=S +1\nkandahar C:B1T2 G:B1T6P1 T:u2 +1\nkhowst C:B1T3 G:T6P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T3 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:u1\nwaziristan T:B2u7\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u2\nkandahar-kabul T:u2\n","sum":"277836582ebd3d77"}
{"n":1292,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Trilateral Summit"]]],"sum":"6099d11a6d7f4662"}
{"n":1293,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"631dc2d668315c9f","sum":"9acddaae34a20298"}
{"n":1294,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,4]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst, paktika",["{0}",[3]]]],["8.2: among {0}",["khowst, paktika"]]],"sum":"787cb5090454d21a"}
{"n":1295,"by":null,"ask":"bot.tan","answer":"6","sum":"b7d97b502362e896"}
{"n":1296,"by":null,"ask":"bot.black","answer":"3","sum":"6cfcd25cf963dd2e"}
{"n":1297,"by":null,"ask":"bot.green","answer":"3","sum":"6da6722417568f11"}
{"n":1298,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","paktika"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst",["{0}",[3]]]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"d8ec78a8232b4977"}
{"n":1299,"by":null,"ask":"bot.tan","answer":"5","sum":"1d8cccfb4d500ae4"}
{"n":1300,"by":null,"ask":"bot.black","answer":"2","sum":"a0aee120f24f8e47"}
{"n":1301,"by":null,"ask":"bot.green","answer":"4","sum":"44010b448efff34c"}
{"n":1302,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,4,"badakhshan","kandahar"]],["{0}: {1} ({2})",[["8.8.3: most Taliban Activated",[]],"ghazni",["{0}",[2]]]],"8.8: Sweep"],"sum":"74846b098db7226d"}
{"n":1303,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["ghazni"]]],"sum":"23d1a8854b770f86"}
{"n":1304,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"paktika","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","paktika"]]],"sum":"3938b946399aae70"}
{"n":1305,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"ghazni","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"ghazni"]]],"sum":"7135db1e6b1556eb"}
{"n":1306,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"da52727a80e60fff"}
{"n":1307,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","khowst"]]],"sum":"c14aa5dadfdab0c3"}
{"n":1308,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"ghazni","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"ghazni"]]],"sum":"66f792dcbb3c6ecc"}
{"n":1309,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"20b20f444d53fe0e"}
{"n":1310,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"2734ff90b74569e4"}
{"n":1311,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","khowst"]]],"sum":"398c3648c143c6b2"}
{"n":1312,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"ghazni","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"ghazni"]]],"sum":"a4c3f0f049a6e8eb"}
{"n":1313,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"11e1064e4c275fdd"}
{"n":1314,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"617a8153a66fd16c"}
{"n":1315,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"0c43b9ed72d90172"}
{"n":1316,"by":"coalition","how":"bot","ask":"sweep.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"ghazni"]]],"sum":"8c2107925277ee24"}
{"n":1317,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"21b24796c5e8363b"}
{"n":1318,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"f2146dcecaef5234"}
{"n":1319,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"3fcd1bf900279f89"}
{"n":1320,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kandahar"]]],"sum":"75f5a1e12f193a1a"}
{"n":1321,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"729c7c9bb4346b18"}
{"n":1322,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"2854d060eb9adee3"}
{"n":1323,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"print":"b055a59f140f02f4","sum":"da14b3d8e05c735f"}
{"n":1324,"by":null,"ask":"deck.top","answer":"event","sum":"c7b7650720382d54"}
{"n":1325,"by":null,"ask":"deck.card","answer":"57","print":"00619c1452e3382d","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 53\nnext: 57\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39\neligible: taliban warlords\nresources: government=2 taliban=7 warlords=55\naid: 15\npatronage: 10\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=O\nbaghlan G:P1\nbalkh G:P6 W:B2u3\nbamian W:u2\nfarah T:u1\nfaryab W:B2u3\nghazni C:T4 G:T3 T:a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:a2 support=S +1\nkandahar C:B1T2 G:B1T6P1 T:a2 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:u1\nwaziristan T:B2u7\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u2\nkandahar-kabul T:u2\n","sum":"ee13bd7dc4879f78"}
{"n":1326,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Prison Break"]]],"sum":"a32547cd5945cbd6"}
{"n":1327,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"96af1075bf41cc83"}
{"n":1328,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, balkh, herat, kabul, kandahar, khowst, nuristan, paktika, zabol"]]],"sum":"28a126790d9cd016"}
{"n":1329,"by":null,"ask":"bot.tan","answer":"3","sum":"2354e57232ce9180"}
{"n":1330,"by":null,"ask":"bot.black","answer":"3","sum":"78ee6c7ea6d57fe7"}
{"n":1331,"by":null,"ask":"bot.green","answer":"5","sum":"7e245087466a8f05"}
{"n":1332,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","kabul"]]],"sum":"d3048f5da21717ad"}
{"n":1333,"by":"warlords","how":"bot","ask":"event.place.piece","answer":"warlord_underground","why":[["{0}: {1}",[["8.4.4: its own pieces, then those of Non-players",[]],"warlord_underground"]]],"sum":"f62e2bced8696e6b"}
{"n":1334,"by":"warlords","how":"bot","ask":"event.place.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"print":"954835d1c3703c46","sum":"e346c4a55da9d49e"}
{"n":1335,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[18,6]]]],["{0}: {1}",["8.7","rally"]]],"sum":"d8aca1389a2b38b1"}
{"n":1336,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"kabul"]]],"sum":"2a224b4bf136731b"}
{"n":1337,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"kabul"]]],"sum":"e5b0889ec6f80ade"}
{"n":1338,"by":"taliban","how":"bot","ask":"rally.active","answer":"2","why":["8.1.2: its own Active Guerrillas first"],"sum":"e13fb6268afc3395"}
{"n":1339,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"f25e78c70cbc34fb"}
{"n":1340,"by":null,"ask":"bot.tan","answer":"6","sum":"e9259064fb7577e7"}
{"n":1341,"by":null,"ask":"bot.black","answer":"2","sum":"373b70ff8f4b70f9"}
{"n":1342,"by":null,"ask":"bot.green","answer":"4","sum":"bc6b9f8cf9624628"}
{"n":1343,"by":"taliban","how":"bot","ask":"rally.space","answer":"samangan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,4,"badakhshan","samangan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"bbdeec06f28e0951"}
{"n":1344,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"ddf7d51f2c983730"}
{"n":1345,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["farah, ghazni, kandahar, northwest-frontier"]]],"sum":"52944f877e956f9c"}
{"n":1346,"by":null,"ask":"bot.tan","answer":"6","sum":"625b2009fb9b174e"}
{"n":1347,"by":null,"ask":"bot.black","answer":"6","sum":"c974c992356e0823"}
{"n":1348,"by":null,"ask":"bot.green","answer":"1","sum":"5624746092996a7e"}
{"n":1349,"by":"taliban","how":"bot","ask":"rally.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,1,"sar-e-pol","kandahar"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kandahar"]]],"sum":"402cb5b0db6cce39"}
{"n":1350,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kandahar"]]],"sum":"9809a6fadbe6c1ef"}
{"n":1351,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"09e6083ea5aefbec"}
{"n":1352,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"5db68a3035b90240"}
{"n":1353,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"42b0a8a15cf19b69"}
{"n":1354,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"963f60551963108e"}
{"n":1355,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"kabul"]]],"sum":"dcae398ca18039d5"}
{"n":1356,"by":"taliban","how":"bot","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources allow"],"sum":"9f621e0f07739f0a"}
{"n":1357,"by":"taliban","how":"bot","ask":"special","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"6a8cef529bb3ac7f"}
{"n":1358,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah"]]],"sum":"d4340454b56845bc"}
{"n":1359,"by":"taliban","how":"bot","ask":"extort.space","answer":"samangan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"samangan"]]],"sum":"e52562b2e2e1f2a5"}
{"n":1360,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"ad6b46bfcc91b9aa"}
{"n":1361,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"7229a3770d61817e"}
{"n":1362,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah-kandahar","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah-kandahar"]]],"sum":"8f6c5b2ea6844938"}
{"n":1363,"by":"taliban","how":"bot","ask":"extort.space","answer":"kandahar-kabul","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"kandahar-kabul"]]],"print":"a6e59bcfc2319759","sum":"d24122c028520077"}
{"n":1364,"by":null,"ask":"deck.top","answer":"event","sum":"4c393223b5060393"}
{"n":1365,"by":null,"ask":"deck.card","answer":"50","print":"aeb9cc05d0578353","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 57\nnext: 50\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53\neligible: coalition government\nresources: government=2 taliban=7 warlords=55\naid: 15\npatronage: 10\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=O\nbaghlan G:P1\nbalkh G:P6 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 G:T3 T:a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:B1u3 W:u1 support=O +1\nkandahar C:B1T2 G:B1T6P1 T:u1a2 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nsamangan T:a1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u9a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"7c3c01db4b322f16"}
{"n":1366,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Sandstorms"]]],"sum":"a749723b66129dd2"}
{"n":1367,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"69d12c7c0b32e3d7","sum":"5a5b72fb76494c7a"}
{"n":1368,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"1c2660a78401fdcb","sum":"48f3ef38040f77ed"}
{"n":1369,"by":null,"ask":"deck.top","answer":"event","sum":"9ccada1dceae07f4"}
{"n":1370,"by":null,"ask":"deck.card","answer":"10","print":"db13cb1438086b69","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 50\nnext: 10\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57\neligible: government taliban warlords\nresources: government=5 taliban=7 warlords=55\naid: 15\npatronage: 10\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u1 support=O\nbaghlan G:P1\nbalkh G:P6 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 G:T3 T:a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:B1u3 W:u1 support=O +1\nkandahar C:B1T2 G:B1T6P1 T:u1a2 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nsamangan T:a1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u9a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"ea98f676618d574c"}
{"n":1371,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Development Aid"]]],"sum":"cbda1cdd6f254b77"}
{"n":1372,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"fc0cde192c4d93ca","sum":"1dd5398380b70ed4"}
{"n":1373,"by":"warlords","how":"bot","ask":"turn","answer":"terror","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: no ({1})",[50,63]],["{0}: {1}",["8.5","terror"]]],"sum":"60212e8735f18e65"}
{"n":1374,"by":"warlords","how":"bot","ask":"terror.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, kabul"]]],"sum":"06a8c4eaa128f01a"}
{"n":1375,"by":null,"ask":"bot.tan","answer":"1","sum":"080f12be2b9b24f9"}
{"n":1376,"by":null,"ask":"bot.black","answer":"3","sum":"b455ef1d270db694"}
{"n":1377,"by":null,"ask":"bot.green","answer":"2","sum":"054df608e6f8dfd6"}
{"n":1378,"by":"warlords","how":"bot","ask":"terror.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,2,"herat","kabul"]],["{0}: {1}",[["8.5.3: the Coalition is a Non-player: an Opposition area",[]],"kabul"]]],"sum":"8bf81bf604e72c02"}
{"n":1379,"by":"warlords","how":"bot","ask":"terror.space","answer":"suborn","why":[["8.5.4: {0}",["suborn"]]],"sum":"e920a81dd6faebad"}
{"n":1380,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, balkh, farah, samangan"]]],"sum":"846ddd36eed74120"}
{"n":1381,"by":null,"ask":"bot.tan","answer":"5","sum":"c8199e7bbfba0fea"}
{"n":1382,"by":null,"ask":"bot.black","answer":"4","sum":"9cdbf37d7624359e"}
{"n":1383,"by":null,"ask":"bot.green","answer":"3","sum":"8075b30f47e0865f"}
{"n":1384,"by":"warlords","how":"bot","ask":"suborn.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,3,"faryab","farah"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"farah"]]],"sum":"1dc497d9a9d41a7a"}
{"n":1385,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"farah"]]],"sum":"60b51a98749fc2c1"}
{"n":1386,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, balkh, samangan"]]],"sum":"1796356526e2e80a"}
{"n":1387,"by":null,"ask":"bot.tan","answer":"1","sum":"013ce5a943ee4437"}
{"n":1388,"by":null,"ask":"bot.black","answer":"1","sum":"c237e79d93369f2b"}
{"n":1389,"by":null,"ask":"bot.green","answer":"2","sum":"915ecc8345165b5f"}
{"n":1390,"by":"warlords","how":"bot","ask":"suborn.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,2,"balochistan","baghlan"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"baghlan"]]],"sum":"e7c95b462da3a4c7"}
{"n":1391,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, samangan"]]],"sum":"e2c4845ca9988b6c"}
{"n":1392,"by":null,"ask":"bot.tan","answer":"4","sum":"b2448225749b2a08"}
{"n":1393,"by":null,"ask":"bot.black","answer":"2","sum":"df1893d17afc7614"}
{"n":1394,"by":null,"ask":"bot.green","answer":"4","sum":"101534765d80eac6"}
{"n":1395,"by":"warlords","how":"bot","ask":"suborn.space","answer":"samangan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,4,"khowst","samangan"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"samangan"]]],"sum":"14972670771b529d"}
{"n":1396,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"samangan"]]],"sum":"5344eb8ae499f6a2"}
{"n":1397,"by":"warlords","how":"bot","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"543b820666486294","sum":"93c211889507cfa9"}
{"n":1398,"by":null,"ask":"deck.top","answer":"event","sum":"08903f6365f27934"}
{"n":1399,"by":null,"ask":"deck.card","answer":"45","print":"9c59ecc75fce2054","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 10\nnext: 45\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50\neligible: coalition taliban\nresources: government=12 taliban=7 warlords=48\naid: 18\npatronage: 10\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u1 support=O\nbalkh G:P6 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 G:T3 T:a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:B1u3 W:a1 terror=1 +1\nkandahar C:B1T2 G:B1T6P1 T:u1a2 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u9a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"49613c54e0dbe566"}
{"n":1400,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Partnering Policy"]]],"sum":"bd5e32dda641eb11"}
{"n":1401,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"d3c19e1eff193201"}
{"n":1402,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["sweep"]]],"sum":"6ea048547a7e707b"}
{"n":1403,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.4.1: most Taliban Bases removed",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"01654f573880e4c1"}
{"n":1404,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.4.1: most Taliban pieces removed",[]],"kandahar",["{0}",[3]]]],["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kandahar"]]],"sum":"dbd5c425bae90658"}
{"n":1405,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"sum":"4df57537b5e3eef7"}
{"n":1406,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["assault"]]],"sum":"4dc7d0aafacc2b1f"}
{"n":1407,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"f8a0eb1291c26151"}
{"n":1408,"by":"coalition","how":"bot","ask":"assault.targets","answer":"both","why":["8.8.4: Taliban before Warlords"],"sum":"1bbbb0f27e327352"}
{"n":1409,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"16b9f528f49413d7"}
{"n":1410,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"c34028329b80b2f2"}
{"n":1411,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"print":"a76b88c3399b93c9","sum":"5cf6e44909c694da"}
{"n":1412,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[23,6]]]],["{0}: {1}",["8.7","rally"]]],"sum":"da93d8e63139ada3"}
{"n":1413,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"b03930346ef2bb28"}
{"n":1414,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"81a98db48d8392aa"}
{"n":1415,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, baghlan, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"9be12bca69f16ab1"}
{"n":1416,"by":null,"ask":"bot.tan","answer":"5","sum":"76249548cbfcfa9f"}
{"n":1417,"by":null,"ask":"bot.black","answer":"4","sum":"f98cedbb8fd73263"}
{"n":1418,"by":null,"ask":"bot.green","answer":"3","sum":"75815dc8d9e4b1ef"}
{"n":1419,"by":"taliban","how":"bot","ask":"rally.space","answer":"sar-e-pol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,3,"faryab","sar-e-pol"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"sar-e-pol"]]],"sum":"f0d01ffd53382657"}
{"n":1420,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"sar-e-pol"]]],"sum":"35ef08dacc78511c"}
{"n":1421,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, northwest-frontier"]]],"sum":"95904df6529ab28f"}
{"n":1422,"by":null,"ask":"bot.tan","answer":"1","sum":"59f7927f22a9344b"}
{"n":1423,"by":null,"ask":"bot.black","answer":"5","sum":"622a154f641e5fc9"}
{"n":1424,"by":null,"ask":"bot.green","answer":"4","sum":"6e480203f59bb112"}
{"n":1425,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,4,"oruzgan","ghazni"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"2888f079a25a8008"}
{"n":1426,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"a51869428d710b65"}
{"n":1427,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"a4462f99cf25dec0"}
{"n":1428,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"944057d6775f8d58"}
{"n":1429,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"6de399086f49250c"}
{"n":1430,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"ae12c4f3536f6742"}
{"n":1431,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"ghazni"]]],"sum":"8f89aa38ebf8ae76"}
{"n":1432,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"088e94ea68ee1447"}
{"n":1433,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"720cd0eca7cab5e5","sum":"21d560e24201ab27"}
{"n":1434,"by":null,"ask":"deck.top","answer":"event","sum":"01d566cba9d1cdaf"}
{"n":1435,"by":null,"ask":"deck.card","answer":"38","print":"4953b11ed88b070f","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 45\nnext: 38\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10\neligible: government warlords\nresources: government=12 taliban=3 warlords=48\naid: 18\npatronage: 9\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u1 support=O\nbalkh G:P6 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 G:T2 T:u2a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T6P1 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nsar-e-pol T:u1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u12a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"822addeedc143a65"}
{"n":1436,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tribal Elders"]]],"sum":"f92ea170de1a5bd6"}
{"n":1437,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"4923c15338573bcc","sum":"7cb43a394066620c"}
{"n":1438,"by":"warlords","how":"bot","ask":"turn","answer":"terror","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,5]],["8.5.2: Resources and Bases {0} or fewer: no ({1})",[50,56]],["{0}: {1}",["8.5","terror"]]],"sum":"608aa98c01ddcf0f"}
{"n":1439,"by":"warlords","how":"bot","ask":"terror.space","answer":"badakhshan","why":[["{0}: {1}",[["8.5.3: the Coalition is a Non-player: an Opposition area",[]],"badakhshan"]]],"sum":"740ad7fc711abacb"}
{"n":1440,"by":"government","how":"bot","ask":"elders.attitude","answer":"support","why":["8.6.1: Support, which does not put the Coalition ahead"],"sum":"6b0034b07886f0e9"}
{"n":1441,"by":"warlords","how":"bot","ask":"terror.space","answer":"suborn","why":[["8.5.4: {0}",["suborn"]]],"sum":"6daa7689dace118a"}
{"n":1442,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, ghazni, sar-e-pol"]]],"sum":"f827a6c0f51f1e9c"}
{"n":1443,"by":null,"ask":"bot.tan","answer":"2","sum":"f465338f88bf15d1"}
{"n":1444,"by":null,"ask":"bot.black","answer":"6","sum":"85c10efd633f33e6"}
{"n":1445,"by":null,"ask":"bot.green","answer":"4","sum":"6d99bbf35b1f1e75"}
{"n":1446,"by":"warlords","how":"bot","ask":"suborn.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,4,"oruzgan","ghazni"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"ghazni"]]],"sum":"e0351f271a0683e2"}
{"n":1447,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-cubes","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"ghazni"]]],"sum":"6175e97216439adb"}
{"n":1448,"by":"warlords","how":"bot","ask":"suborn.cubes","answer":"2","why":["8.1.1: as many as possible"],"sum":"e63108264f9bcc5d"}
{"n":1449,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, sar-e-pol"]]],"sum":"7e1b179693460139"}
{"n":1450,"by":null,"ask":"bot.tan","answer":"3","sum":"abbbe8e67cef088e"}
{"n":1451,"by":null,"ask":"bot.black","answer":"5","sum":"be34ac02802f7a86"}
{"n":1452,"by":null,"ask":"bot.green","answer":"2","sum":"7c96aaed0228926a"}
{"n":1453,"by":"warlords","how":"bot","ask":"suborn.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,2,"nuristan","balkh"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"balkh"]]],"sum":"bc3be6abc938537a"}
{"n":1454,"by":"warlords","how":"bot","ask":"suborn.cubes","answer":"3","why":["8.1.1: as many as possible"],"sum":"7363473618c9f3ef"}
{"n":1455,"by":"warlords","how":"bot","ask":"suborn.space","answer":"sar-e-pol","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"sar-e-pol"]]],"sum":"87255b4b8806ae51"}
{"n":1456,"by":"warlords","how":"bot","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"75af773c94790030","sum":"82ab4119ecff9ecc"}
{"n":1457,"by":null,"ask":"deck.top","answer":"event","sum":"dd98554d78fa6c10"}
{"n":1458,"by":null,"ask":"deck.card","answer":"6","print":"cdde93352b2d3f91","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 38\nnext: 6\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45\neligible: coalition taliban\nresources: government=12 taliban=3 warlords=41\naid: 18\npatronage: 9\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:u2a2 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T6P1 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u12a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:u1a1\nkandahar-kabul T:u1a1\n","sum":"4881f6cde08fc90e"}
{"n":1459,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Night Raids"]]],"sum":"a56b7a728a4bde0a"}
{"n":1460,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"03b4d89059db2da9"}
{"n":1461,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, kabul"]]],"sum":"a19c16fd9588f2f7"}
{"n":1462,"by":null,"ask":"bot.tan","answer":"6","sum":"01f64de04dab503c"}
{"n":1463,"by":null,"ask":"bot.black","answer":"4","sum":"9f136cf570fd936c"}
{"n":1464,"by":null,"ask":"bot.green","answer":"3","sum":"1013fd1fb5a1774b"}
{"n":1465,"by":"coalition","how":"bot","ask":"event.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,3,"faryab","ghazni"]]],"sum":"151e5a1dd6e67e5a"}
{"n":1466,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"sum":"47c85a59ec17070e"}
{"n":1467,"by":"coalition","how":"bot","ask":"event.space","answer":"kabul","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"kabul"]]],"print":"72243436c2c9dbed","sum":"742e001ae1b4b4a9"}
{"n":1468,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[19,6]]]],["{0}: {1}",["8.7","rally"]]],"sum":"84773b158ef406d1"}
{"n":1469,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"ghazni"]]],"sum":"eedef32e1f1c591f"}
{"n":1470,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"ghazni"]]],"sum":"a7d687c07cc9d848"}
{"n":1471,"by":"taliban","how":"bot","ask":"rally.active","answer":"2","why":["8.1.2: its own Active Guerrillas first"],"sum":"3c5e7fa918a83e06"}
{"n":1472,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"e71289cfc18560f8"}
{"n":1473,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"f6b402fdc14338ce"}
{"n":1474,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, baghlan, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"ec8f07b5f5e5375b"}
{"n":1475,"by":null,"ask":"bot.tan","answer":"4","sum":"e99d4689058ac100"}
{"n":1476,"by":null,"ask":"bot.black","answer":"2","sum":"1d88b8ac6258bf0c"}
{"n":1477,"by":null,"ask":"bot.green","answer":"5","sum":"28b424f8cfd26849"}
{"n":1478,"by":"taliban","how":"bot","ask":"rally.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,5,"ghazni","baghlan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"baghlan"]]],"sum":"c87c4607b78fa69a"}
{"n":1479,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"baghlan"]]],"sum":"eb7221219e2164f4"}
{"n":1480,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"ba12885b6448b2cc"}
{"n":1481,"by":"taliban","how":"bot","ask":"extort.space","answer":"baghlan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"baghlan"]]],"sum":"83cea993e748dae3"}
{"n":1482,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"007df1a3f2a70d6f"}
{"n":1483,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah-kandahar","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah-kandahar"]]],"sum":"c6a4213be5edb129"}
{"n":1484,"by":"taliban","how":"bot","ask":"extort.space","answer":"kandahar-kabul","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"kandahar-kabul"]]],"sum":"1efbf4d22577d582"}
{"n":1485,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"c58fd4bb7979a5c3","sum":"acc61d2481ec6a33"}
{"n":1486,"by":null,"ask":"deck.top","answer":"event","sum":"6a3cb13e9326bc12"}
{"n":1487,"by":null,"ask":"deck.card","answer":"40","print":"e4e75dcb3b62d2bd","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 6\nnext: 40\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38\neligible: government warlords\nresources: government=12 taliban=4 warlords=41\naid: 18\npatronage: 9\nislamabad: tolerance\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbaghlan T:a1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P1 support=S +1\nkabul C:B1T2 G:T5P2 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T6P1 +1\nkhowst C:B1T1 G:T3P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1 support=S\npaktika C:T1 G:P1 support=S\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u11a2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:a2\nkandahar-kabul T:a2\n","sum":"92412f339cc013a9"}
{"n":1488,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Pakistan Talks"]]],"sum":"c593207321e83289"}
{"n":1489,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"b4a01982b2975068","sum":"058bdc232105c378"}
{"n":1490,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,26]],["{0}: {1}",["8.6","train"]]],"sum":"640e012fb5ac4d4f"}
{"n":1491,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[5]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"a054843ee36e52e5"}
{"n":1492,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"dbe10ddc84f93ded"}
{"n":1493,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"d17c3faca14dca38"}
{"n":1494,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"974d83eea0cbd22b"}
{"n":1495,"by":null,"ask":"bot.tan","answer":"1","sum":"85e47b035d7d5d92"}
{"n":1496,"by":null,"ask":"bot.black","answer":"3","sum":"6602a15496884d73"}
{"n":1497,"by":null,"ask":"bot.green","answer":"1","sum":"82becc09c8151da7"}
{"n":1498,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,1,"herat","herat"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"371e4cc2b9049d94"}
{"n":1499,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"94b742cabcaaea35"}
{"n":1500,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"1dce7936c96c2250"}
{"n":1501,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"ef7fe935ef5c5e14"}
{"n":1502,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"a009634a87cf7dc1"}
{"n":1503,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"edf9d8eee6a7d961"}
{"n":1504,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"af0c3aa04f99aadd"}
{"n":1505,"by":"government","how":"bot","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"0d050c9a3850c0bd"}
{"n":1506,"by":"government","how":"bot","ask":"train.police","answer":"5","why":["8.1.2: Police and Troops by turns"],"sum":"923ba1566304aeb4"}
{"n":1507,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"7f4963cdcfc635ac"}
{"n":1508,"by":"government","how":"bot","ask":"govern.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"nuristan"]]],"sum":"f34c8752f9a5c0a6"}
{"n":1509,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"nuristan"]]],"sum":"b2a7ec2381cb5825"}
{"n":1510,"by":"government","how":"bot","ask":"govern.space","answer":"paktika","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"paktika"]]],"sum":"54d36a2da5c3b9b4"}
{"n":1511,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"paktika"]]],"sum":"483cb787e0a365a4"}
{"n":1512,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"0fa1cca4581991cd","sum":"a9b695617b9182d9"}
{"n":1513,"by":null,"ask":"deck.top","answer":"event","sum":"e3689afd16351846"}
{"n":1514,"by":null,"ask":"deck.card","answer":"70","print":"2ae8beef117715b0","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 40\nnext: 70\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6\neligible: coalition taliban\nresources: government=0 taliban=4 warlords=41\naid: 15\npatronage: 12\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbaghlan T:a1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T9P4 support=S +1\nkabul C:B1T2 G:T8P5 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T7P6 +1\nkhowst C:B1T1 G:T6P5 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1\npaktika C:T1 G:P1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u11a2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:a2\nkandahar-kabul T:a2\n","sum":"676a5c72e49323a1"}
{"n":1515,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Line Item"]]],"sum":"dd75296cdf5e93d7"}
{"n":1516,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"d4b42a7b7b201f5e","sum":"659e79ab3c9fa537"}
{"n":1517,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[18,8]]]],["{0}: {1}",["8.7","rally"]]],"sum":"5f26358602e0faad"}
{"n":1518,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"a414d1d9e1cf57e9"}
{"n":1519,"by":null,"ask":"bot.tan","answer":"6","sum":"cf169254d7198666"}
{"n":1520,"by":null,"ask":"bot.black","answer":"2","sum":"d2381d64c6b62b54"}
{"n":1521,"by":null,"ask":"bot.green","answer":"1","sum":"7451ff1161dd77cc"}
{"n":1522,"by":"taliban","how":"bot","ask":"rally.space","answer":"samangan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,1,"konduz","samangan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"6a72054db56dbc46"}
{"n":1523,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"0952fb2f640086c9"}
{"n":1524,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, ghazni, kabul, northwest-frontier"]]],"sum":"74adc18192c046f9"}
{"n":1525,"by":null,"ask":"bot.tan","answer":"6","sum":"61f24a10ac0aa3e3"}
{"n":1526,"by":null,"ask":"bot.black","answer":"5","sum":"728608f0302a7e4e"}
{"n":1527,"by":null,"ask":"bot.green","answer":"1","sum":"f7f52b80ee9cb8ee"}
{"n":1528,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,1,"sar-e-pol","ghazni"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"347d2dd6dd22b625"}
{"n":1529,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"ghazni"]]],"sum":"454214176b4ec6a2"}
{"n":1530,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"ce805633402a4d29"}
{"n":1531,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"c459f471f391d8ad"}
{"n":1532,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"1f90c2030cdc3791"}
{"n":1533,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"c06955e7dd278f78"}
{"n":1534,"by":"taliban","how":"bot","ask":"extort.space","answer":"samangan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"samangan"]]],"sum":"882b1e696c9575ae"}
{"n":1535,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"cf2c1d2c977eef4c"}
{"n":1536,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"5d2836b4c221774c","sum":"6928897a5de67a57"}
{"n":1537,"by":null,"ask":"deck.top","answer":"event","sum":"6e9adeabe5f3a214"}
{"n":1538,"by":null,"ask":"deck.card","answer":"11","print":"fddb71d1097c60aa","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 70\nnext: 11\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40\neligible: government warlords\nresources: government=0 taliban=4 warlords=41\naid: 23\npatronage: 12\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbaghlan T:a1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u3 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T9P4 support=S +1\nkabul C:B1T2 G:T8P5 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T7P6 +1\nkhowst C:B1T1 G:T6P5 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1\npaktika C:T1 G:P1\nsamangan T:a1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u13a3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:a2\nkandahar-kabul T:a2\n","sum":"557c9777695d4125"}
{"n":1539,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Contractor Surge"]]],"sum":"7d476b1ccb003205"}
{"n":1540,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"292d716e4109f994","sum":"c6d1dcb089fbde75"}
{"n":1541,"by":"government","how":"bot","ask":"turn","answer":"pass","why":[["8.1: fewer than {0} Resources: Pass instead of an Operation",[3]]],"print":"28f20d4de29513d3","sum":"fb8d1fde3f966ae5"}
{"n":1542,"by":null,"ask":"deck.top","answer":"propaganda","print":"1979373161ba6692","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 11\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70\neligible: coalition government taliban\nresources: government=3 taliban=4 warlords=47\naid: 20\npatronage: 12\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nmomentum: 45=unshaded:government 57=unshaded\nbadakhshan W:B1a1 support=S terror=1\nbaghlan T:a1\nbalkh G:P3 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u3 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T9P4 support=S +1\nkabul C:B1T2 G:T8P5 T:u1 terror=1 +1\nkandahar C:B1T2 G:B1T7P6 +1\nkhowst C:B1T1 G:T6P5 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P1\npaktika C:T1 G:P1\nsamangan T:a1\nzabol C:T1 G:P1\nnorthwest-frontier T:a1\nwaziristan T:B2u13a3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar T:a2\nkandahar-kabul T:a2\n","sum":"cf8ac22567433362"}
{"n":1543,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Strategic Release"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,5]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],"8.8: Sweep"],"sum":"ae801bd7d4a8b6c9"}
{"n":1544,"by":"coalition","how":"bot","ask":"sweep.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"ghazni"]]],"sum":"b6d7b9267393a17d"}
{"n":1545,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"df7de2085c1bf6d9"}
{"n":1546,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"618022f34adbf5f2"}
{"n":1547,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"73af954c8775a42a"}
{"n":1548,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"c1a84fce2710725b"}
{"n":1549,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"sum":"261747c4050cb49a"}
{"n":1550,"by":"coalition","how":"bot","ask":"special","answer":"air-strike","why":["8.8.3: Air Strike after the Sweep"],"sum":"fc35d7fa6a880311"}
{"n":1551,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.8.3: Predators: fewest Guerrillas",[]],"northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"ad0104e9c0ce249d"}
{"n":1552,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"baghlan, samangan"]],["8.2: among {0}",["baghlan, samangan"]]],"sum":"29eac0a9606bb51f"}
{"n":1553,"by":null,"ask":"bot.tan","answer":"3","sum":"5f83b3978789f7e1"}
{"n":1554,"by":null,"ask":"bot.black","answer":"1","sum":"cf485215cabafb69"}
{"n":1555,"by":null,"ask":"bot.green","answer":"6","sum":"8048b1d4fee7d6d3"}
{"n":1556,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,6,"ghazni","baghlan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"baghlan"]]],"sum":"34fb62d20a705026"}
{"n":1557,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"samangan","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"samangan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"samangan"]]],"print":"e83c29c347c8f834","sum":"e01942de04c407fb"}
{"n":1558,"by":"government","how":"bot","ask":"turn","answer":"patrol","why":[["8.1: {0} is Momentum, and Propaganda comes next",["Strategic Release"]],["8.6.2: at least {0} pieces Available: no ({1})",[15,2]],"8.6.2: Govern could add Patronage: no",["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar, kandahar-kabul"]],["{0}: {1}",["8.6","patrol"]]],"sum":"61c571e69356f643"}
{"n":1559,"by":"government","how":"bot","ask":"patrol.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"df1f2d636fd2b326"}
{"n":1560,"by":null,"ask":"bot.die","answer":"6","sum":"f8ca81a0f22e6c1d"}
{"n":1561,"by":"government","how":"bot","ask":"patrol.space","answer":"kandahar-kabul","why":[["{0}: dice {1}: {2}",["8.3","6","kandahar-kabul"]],["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kandahar-kabul"]]],"sum":"9785b80e7d2c51fe"}
{"n":1562,"by":"government","how":"bot","ask":"patrol.origin","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kandahar",["{0}",[6]]]],["8.6.3: 1 Police from {0} to {1}",["kandahar","kandahar-kabul"]]],"sum":"269f6d12309e2b77"}
{"n":1563,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","kandahar-kabul"]]],"sum":"0b3658a5ee20fa9a"}
{"n":1564,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","kandahar-kabul"]]],"sum":"326a5629979c657e"}
{"n":1565,"by":"government","how":"bot","ask":"patrol.origin","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"herat",["{0}",[9]]]],["8.6.3: 1 Troops from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"dd29c408ddd24851"}
{"n":1566,"by":"government","how":"bot","ask":"patrol.troops","answer":"1","why":[["8.6.3: 1 Troops from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"73b1e686b909ebe4"}
{"n":1567,"by":"government","how":"bot","ask":"patrol.police","answer":"0","why":[["8.6.3: 1 Troops from {0} to {1}",["herat","kandahar-kabul"]]],"sum":"5c663b59f8454502"}
{"n":1568,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"5b46942654855630"}
{"n":1569,"by":"government","how":"bot","ask":"patrol.space","answer":"farah-kandahar","why":[["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar"]]],"sum":"35a093d599d4777a"}
{"n":1570,"by":"government","how":"bot","ask":"patrol.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kabul, kandahar, khowst",["{0}",[5]]]],["8.2: among {0}",["kabul, kandahar, khowst"]]],"sum":"bdc826484bf70486"}
{"n":1571,"by":null,"ask":"bot.tan","answer":"6","sum":"9971a13e22139722"}
{"n":1572,"by":null,"ask":"bot.black","answer":"2","sum":"6e6f882b35fafbf6"}
{"n":1573,"by":null,"ask":"bot.green","answer":"2","sum":"688c5a7718198f22"}
{"n":1574,"by":"government","how":"bot","ask":"patrol.origin","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","kandahar"]],["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"5c814dcc8eb4db7a"}
{"n":1575,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"4b6c808f18173551"}
{"n":1576,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"05b6e2e14747c1d2"}
{"n":1577,"by":"government","how":"bot","ask":"patrol.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"herat, kabul",["{0}",[8]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"43028057858e9b51"}
{"n":1578,"by":null,"ask":"bot.tan","answer":"2","sum":"4c27921e7e5b056b"}
{"n":1579,"by":null,"ask":"bot.black","answer":"1","sum":"f3501f0e7f576af6"}
{"n":1580,"by":null,"ask":"bot.green","answer":"2","sum":"cf976da12de382ab"}
{"n":1581,"by":"government","how":"bot","ask":"patrol.origin","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,2,"balochistan","herat"]],["8.6.3: 1 Troops from {0} to {1}",["herat","farah-kandahar"]]],"sum":"dd3dc7742a80e280"}
{"n":1582,"by":"government","how":"bot","ask":"patrol.troops","answer":"1","why":[["8.6.3: 1 Troops from {0} to {1}",["herat","farah-kandahar"]]],"sum":"82724b086b7438ec"}
{"n":1583,"by":"government","how":"bot","ask":"patrol.police","answer":"0","why":[["8.6.3: 1 Troops from {0} to {1}",["herat","farah-kandahar"]]],"sum":"07cdf6758575c456"}
{"n":1584,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"321606006d676aa3"}
{"n":1585,"by":"government","how":"bot","ask":"patrol.space","answer":"done","why":["8.6.3: no other place to bring cubes to"],"sum":"4896c6aa87447c2e"}
{"n":1586,"by":"government","how":"bot","ask":"patrol.assault","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"fae1e44877264a66"}
{"n":1587,"by":null,"ask":"bot.die","answer":"3","sum":"864c1755cc00836a"}
{"n":1588,"by":"government","how":"bot","ask":"patrol.assault","answer":"farah-kandahar","why":[["{0}: dice {1}: {2}",["8.3","3","farah-kandahar"]],["8.6.3: Assault removes {0}: {1}",[["{0}",[["{0} Taliban Guerrilla",[1]]]],"farah-kandahar"]]],"sum":"9669ff78c484981a"}
{"n":1589,"by":"government","how":"bot","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"35ef9c0d2073ae6e"}
{"n":1590,"by":"government","how":"bot","ask":"govern.space","answer":"zabol","why":[["{0}: {1}",[["8.6.2: Population 0 without a marker",[]],"zabol"]]],"print":"4341daf7db90c839","sum":"7597f595c071a445"}
{"n":1591,"by":null,"ask":"deck.card","answer":"71","print":"33221b50551fe121","sum":"b555cc55ab40b835"}
{"n":1592,"by":"coalition","how":"bot","ask":"civic.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"nuristan"]]],"sum":"992f0abeb28fa591"}
{"n":1593,"by":"coalition","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol"]]],"sum":"9e96fa0ccc191226"}
{"n":1594,"by":null,"ask":"bot.tan","answer":"5","sum":"ae42c5135ed5185a"}
{"n":1595,"by":null,"ask":"bot.black","answer":"4","sum":"096cc62f0e34d6b5"}
{"n":1596,"by":null,"ask":"bot.green","answer":"4","sum":"14d1987d7262244f"}
{"n":1597,"by":"coalition","how":"bot","ask":"civic.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,4,"faryab","zabol"]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"zabol"]]],"sum":"ee20343e0c346843"}
{"n":1598,"by":"coalition","how":"bot","ask":"civic.space","answer":"paktika","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"paktika"]]],"sum":"c2e8fd0fb9a01e3e"}
{"n":1599,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"0e428021f68584e4","sum":"c12c46b378e59ba0"}
{"n":1600,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"3205337d04f64f3c"}
{"n":1601,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"8575f313c183a1a2"}
{"n":1602,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"91808987758f62e0"}
{"n":1603,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e858e762c6996393"}
{"n":1604,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"3febdbc9f657b254"}
{"n":1605,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"a4751cf210d70ab6"}
{"n":1606,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"khowst",["{0}",[5]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"b84c38dccc9ef28b"}
{"n":1607,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar, khowst"]]],"sum":"54e07518b495e591"}
{"n":1608,"by":null,"ask":"bot.tan","answer":"6","sum":"be0680aee8cf2d35"}
{"n":1609,"by":null,"ask":"bot.black","answer":"5","sum":"37511b35337a5429"}
{"n":1610,"by":null,"ask":"bot.green","answer":"6","sum":"3ace87c372591150"}
{"n":1611,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,6,"kandahar","kandahar"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"6d4b6f97d03347a6"}
{"n":1612,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"bd904270b85af61e"}
{"n":1613,"by":null,"ask":"bot.die","answer":"2","sum":"cfa55f5e68701c59"}
{"n":1614,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: dice {1}: {2}",["8.3","2","kandahar-kabul"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"nuristan, paktika, zabol",["{0}",[1]]]],["8.2: among {0}",["nuristan, paktika, zabol"]]],"sum":"b6fe70745017d2cb"}
{"n":1615,"by":null,"ask":"bot.tan","answer":"4","sum":"d90532a70cddecc4"}
{"n":1616,"by":null,"ask":"bot.black","answer":"6","sum":"fc212c3403b1b518"}
{"n":1617,"by":null,"ask":"bot.green","answer":"2","sum":"57e12eb7758f4230"}
{"n":1618,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,2,"nuristan","nuristan"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"paktika, zabol",["{0}",[1]]]],["8.2: among {0}",["paktika, zabol"]]],"sum":"e4163a9c6e82f9d3"}
{"n":1619,"by":null,"ask":"bot.tan","answer":"3","sum":"742fd330c5206147"}
{"n":1620,"by":null,"ask":"bot.black","answer":"1","sum":"6d9973d0f8be9d90"}
{"n":1621,"by":null,"ask":"bot.green","answer":"2","sum":"16dc6116e07f78b9"}
{"n":1622,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,2,"waziristan","zabol"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"51b22376a591bf31"}
{"n":1623,"by":null,"ask":"bot.tan","answer":"1","sum":"cb11999f8c345181"}
{"n":1624,"by":null,"ask":"bot.black","answer":"1","sum":"92026065f451452c"}
{"n":1625,"by":null,"ask":"bot.green","answer":"3","sum":"82794460433df8d4"}
{"n":1626,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar-kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,3,"nimruz","khowst"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"paktika",["{0}",[1]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"kandahar-kabul","nuristan"]]],"sum":"e61cb64653bce2f2"}
{"n":1627,"by":"government","how":"bot","ask":"redeploy.destination","answer":"nuristan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"kandahar-kabul","nuristan"]]],"sum":"94dcd07ad354ab96"}
{"n":1628,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"farah-kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"farah-kandahar","zabol"]]],"sum":"e0dd5dc4343b4c9f"}
{"n":1629,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"farah-kandahar","zabol"]]],"sum":"0ea2c83c37501f2c"}
{"n":1630,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","paktika"]]],"sum":"61fca6d37ea40744"}
{"n":1631,"by":"government","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","paktika"]]],"sum":"a83e59c29eae60c6"}
{"n":1632,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","paktika"]]],"sum":"b8e916828ca1ede6"}
{"n":1633,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"137935a02ed39f4a"}
{"n":1634,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[0]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"62a4805565ab2a17"}
{"n":1635,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"ebe5e45d39442372"}
{"n":1636,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"ed3aa21bfe029311"}
{"n":1637,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[2]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"print":"e1aa97753c47ab16","sum":"258b34272f3bf039"}
{"n":1638,"by":null,"ask":"deck.card","answer":"60","print":"2a95154c5de8367a","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 71\nnext: 60\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda\nresources: government=23 taliban=7 warlords=55\naid: 20\npatronage: 12\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbalkh G:P2 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B1u3 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P2 support=S +1\nkabul C:B1T2 G:T6P3 T:u1 +1\nkandahar C:B1T2 G:B1T7P2 +1\nkhowst C:B1T1 G:T6P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2 support=S\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 support=S +1\nnorthwest-frontier T:u3\nwaziristan T:B2u16\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"323acf376024b800"}
{"n":1639,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Coup!"]]],"sum":"6baec2b07bcf3111"}
{"n":1640,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"9e7db59c5917b368"}
{"n":1641,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"efd5f7751c9a3bd5"}
{"n":1642,"by":"warlords","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"f2b8fdbdc40fcdee"}
{"n":1643,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"4e7e2dd4b6a051f2"}
{"n":1644,"by":"warlords","how":"bot","ask":"event.remove.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"6c97e8cd757604f7"}
{"n":1645,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"efacb15a39d0de38","sum":"f18fa93a41e5e127"}
{"n":1646,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[16,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"4a5019af208b269c"}
{"n":1647,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"ghazni"]]],"sum":"f562ce6e0df17c09"}
{"n":1648,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"ghazni"]]],"sum":"427c6a27f7167843"}
{"n":1649,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"312101f91e071a8e"}
{"n":1650,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"d026d5b83188432a"}
{"n":1651,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, baghlan, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"17b15f875c54aab9"}
{"n":1652,"by":null,"ask":"bot.tan","answer":"1","sum":"5e5afe676d0183d9"}
{"n":1653,"by":null,"ask":"bot.black","answer":"1","sum":"1d49fabecce4a26c"}
{"n":1654,"by":null,"ask":"bot.green","answer":"5","sum":"f2f4a09430e35d7a"}
{"n":1655,"by":"taliban","how":"bot","ask":"rally.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,5,"farah","farah"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"farah"]]],"sum":"f21bd0f2205988b2"}
{"n":1656,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"farah"]]],"sum":"1720ff4ff2ea13eb"}
{"n":1657,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kabul"]]],"sum":"9c777c3fee7d74c1"}
{"n":1658,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kabul"]]],"sum":"5846b846a3cb32c0"}
{"n":1659,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"2010ed734ddfb7fa"}
{"n":1660,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"0238b23c6a81d2ee"}
{"n":1661,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"d62eee1d7582d524"}
{"n":1662,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"f2b734c4db17f98b"}
{"n":1663,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah"]]],"sum":"114ea18169b1edd0"}
{"n":1664,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"9c32ca979ab2531c"}
{"n":1665,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"86c8da758e22b32f"}
{"n":1666,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"a2a08e058a4b770a","sum":"b03003c3b0139833"}
{"n":1667,"by":null,"ask":"deck.card","answer":"16","print":"b478535aa6dda585","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 60\nnext: 16\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71\neligible: coalition\nresources: government=23 taliban=7 warlords=55\naid: 20\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbalkh G:P2 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 T:B2u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T6P2 support=S +1\nkabul C:B1T2 G:T5P1 T:u2 +1\nkandahar C:B1T2 G:B1T7P2 +1\nkhowst C:B1T1 G:T6P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2 support=S\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 support=S +1\nnorthwest-frontier T:B1a1\nwaziristan T:B2u18a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"5d2ca18107b28f71"}
{"n":1668,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tajiks"]]],"sum":"2b80a2a55d37bc37"}
{"n":1669,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"aa03229627d89c95"}
{"n":1670,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, badakhshan, baghlan, konduz"]]],"sum":"83d710e5192a5d1a"}
{"n":1671,"by":null,"ask":"bot.tan","answer":"5","sum":"b321bb7621363fdf"}
{"n":1672,"by":null,"ask":"bot.black","answer":"3","sum":"fbb425134abba16c"}
{"n":1673,"by":null,"ask":"bot.green","answer":"5","sum":"5590c0f38a4d3eee"}
{"n":1674,"by":"coalition","how":"bot","ask":"event.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,5,"ghowr","herat"]]],"sum":"9495ef99af115dcf"}
{"n":1675,"by":"coalition","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"34de73472d764a2b"}
{"n":1676,"by":"coalition","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"774abfebc355011c"}
{"n":1677,"by":"coalition","how":"bot","ask":"event.place.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"sum":"883695f9ab77d615"}
{"n":1678,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, konduz"]]],"sum":"59e0a80e590af02a"}
{"n":1679,"by":null,"ask":"bot.tan","answer":"3","sum":"acbaf5900767f273"}
{"n":1680,"by":null,"ask":"bot.black","answer":"1","sum":"fb3b0f6cd03373d7"}
{"n":1681,"by":null,"ask":"bot.green","answer":"3","sum":"917ccf72b554c340"}
{"n":1682,"by":"coalition","how":"bot","ask":"event.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,3,"khowst","baghlan"]]],"sum":"ebf2a821cc2e287b"}
{"n":1683,"by":"coalition","how":"bot","ask":"event.place.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"767ef509dd851726"}
{"n":1684,"by":"coalition","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, one at a time",[]],"1"]]],"sum":"05e71470b885e86e"}
{"n":1685,"by":"coalition","how":"bot","ask":"event.place.piece","answer":"government_troops","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_troops"]]],"print":"f548ccfd1d848487","sum":"7d5023752ae44d57"}
{"n":1686,"by":null,"ask":"deck.top","answer":"event","sum":"1b9ca8de14f98aa1"}
{"n":1687,"by":null,"ask":"deck.card","answer":"8","print":"849890db82811e11","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 16\nnext: 8\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60\neligible: government taliban warlords\nresources: government=23 taliban=7 warlords=55\naid: 20\npatronage: 8\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbaghlan G:T1P1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 T:B2u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T5P1 T:u2 +1\nkandahar C:B1T2 G:B1T7P2 +1\nkhowst C:B1T1 G:T6P2 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2 support=S\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 support=S +1\nnorthwest-frontier T:B1a1\nwaziristan T:B2u18a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"694f54c3b2cbff47"}
{"n":1688,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Amnesty"]]],"sum":"ba4cb4f34cddf90a"}
{"n":1689,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"511926621cae960a"}
{"n":1690,"by":"warlords","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: {1}",[["8.4.4: the Faction that chooses benefits",[]],"warlords"]]],"sum":"2d5153d3119d0430"}
{"n":1691,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, balkh, herat, kabul, kandahar, khowst, nuristan, paktika, zabol"]]],"sum":"6804cd7def98ffcc"}
{"n":1692,"by":null,"ask":"bot.tan","answer":"5","sum":"3ab0168545a17005"}
{"n":1693,"by":null,"ask":"bot.black","answer":"3","sum":"b0093869e3c95523"}
{"n":1694,"by":null,"ask":"bot.green","answer":"3","sum":"5a8d88fb94264924"}
{"n":1695,"by":"warlords","how":"bot","ask":"event.place.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,3,"faryab","kandahar"]]],"print":"bba6f6cf697e50a4","sum":"46a50621a6a6fd95"}
{"n":1696,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,15]],["{0}: {1}",["8.6","train"]]],"sum":"8ca95ce271d16e53"}
{"n":1697,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kabul",["{0}",[6]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"1b9e1fe5e2de1b61"}
{"n":1698,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"66ed6ed72633fe34"}
{"n":1699,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"6f083e4929c6c1b5"}
{"n":1700,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[8]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"c770d117378200fa"}
{"n":1701,"by":"government","how":"bot","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"22aadb1b850e25a7"}
{"n":1702,"by":"government","how":"bot","ask":"train.police","answer":"5","why":["8.1.2: Police and Troops by turns"],"sum":"601e578f614f28c8"}
{"n":1703,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[9]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"3a18877b2e538d24"}
{"n":1704,"by":"government","how":"bot","ask":"train.police","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"981c4d9674a1bc26"}
{"n":1705,"by":"government","how":"bot","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"cf1bdd06e26f2a80"}
{"n":1706,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"12fbc635bbb7dd95"}
{"n":1707,"by":"government","how":"bot","ask":"govern.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"nuristan"]]],"sum":"85c39c3ff2a537a5"}
{"n":1708,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"nuristan"]]],"sum":"b64c41ab0ffb2e6c"}
{"n":1709,"by":"government","how":"bot","ask":"govern.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol"]]],"sum":"0c0e7bceea440f68"}
{"n":1710,"by":null,"ask":"bot.tan","answer":"5","sum":"82c0dd9b51ff31fe"}
{"n":1711,"by":null,"ask":"bot.black","answer":"2","sum":"d1680fa16f3a1cf3"}
{"n":1712,"by":null,"ask":"bot.green","answer":"1","sum":"b94821ba8bfa4ad1"}
{"n":1713,"by":"government","how":"bot","ask":"govern.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,1,"konduz","zabol"]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"zabol"]]],"sum":"cbf04b32a17e86b8"}
{"n":1714,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"6308401bea00e8c1"}
{"n":1715,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"d7656e3671cb281e","sum":"824e88271e9649bc"}
{"n":1716,"by":null,"ask":"deck.top","answer":"event","sum":"7490fc98f8d591fb"}
{"n":1717,"by":null,"ask":"deck.card","answer":"20","print":"9e0404c1faed0549","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 8\nnext: 20\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16\neligible: coalition taliban\nresources: government=14 taliban=7 warlords=55\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbaghlan G:T1P1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfarah T:a1\nfaryab W:B2u3\nghazni C:T4 T:B2u1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u2 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B1a1\nwaziristan T:B2u18a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"5eccd762ea9b73e4"}
{"n":1718,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"SEAL Team 6"]]],"sum":"9569d3950cc97675"}
{"n":1719,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"c01572ddf74c7b1e"}
{"n":1720,"by":"coalition","how":"bot","ask":"event.space","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"waziristan",["{0}",[2]]]]],"sum":"101338fcc8c36a4e"}
{"n":1721,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"taliban_bases","why":[["{0}: {1}",[["8.1.2: Bases first",[]],"taliban_bases"]]],"sum":"27d1c9bb66d0231d"}
{"n":1722,"by":"coalition","how":"bot","ask":"event.remove.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"f01cd30426e96afa","sum":"8ad6a509bb3ba01a"}
{"n":1723,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[15,3]]]],["{0}: {1}",["8.7","rally"]]],"sum":"dd1a1fa90d2ccc23"}
{"n":1724,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"aad18eeb2424f52e"}
{"n":1725,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"8e1e9a513f8689c7"}
{"n":1726,"by":"taliban","how":"bot","ask":"rally.active","answer":"1","why":["8.1.2: its own Active Guerrillas first"],"sum":"3661d75a2333ed21"}
{"n":1727,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, ghazni, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"4dc3e452fe49c006"}
{"n":1728,"by":null,"ask":"bot.tan","answer":"4","sum":"77140f9b921f23a0"}
{"n":1729,"by":null,"ask":"bot.black","answer":"1","sum":"018606340b679abb"}
{"n":1730,"by":null,"ask":"bot.green","answer":"3","sum":"22270c6a3310ef2e"}
{"n":1731,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,3,"khowst","ghazni"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"9a6afdc39758b2b4"}
{"n":1732,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"ghazni"]]],"sum":"7a99b6e3b3cef5a5"}
{"n":1733,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"4a881689b3fc0724"}
{"n":1734,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["farah, kabul, northwest-frontier"]]],"sum":"cf06a904e151444b"}
{"n":1735,"by":null,"ask":"bot.tan","answer":"6","sum":"18876614952f0900"}
{"n":1736,"by":null,"ask":"bot.black","answer":"1","sum":"86558afd3ef3446e"}
{"n":1737,"by":null,"ask":"bot.green","answer":"4","sum":"b2aafbd333fd4ce7"}
{"n":1738,"by":"taliban","how":"bot","ask":"rally.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","farah"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"farah"]]],"sum":"a2e9cb3bae808429"}
{"n":1739,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"farah"]]],"sum":"17fc9eb4f0ddcff4"}
{"n":1740,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"4f6781b7b7b83821"}
{"n":1741,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"b4d0b0639147f57a"}
{"n":1742,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"2d8bbc857b040910"}
{"n":1743,"by":"taliban","how":"bot","ask":"extort.space","answer":"farah","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"farah"]]],"sum":"421cdb7da843972a"}
{"n":1744,"by":"taliban","how":"bot","ask":"extort.space","answer":"ghazni","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"ghazni"]]],"sum":"0fda2254fb32a3d6"}
{"n":1745,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"b5f3491144e1fad8"}
{"n":1746,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"409bbf370beb7c39"}
{"n":1747,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"5a349352107522d1","sum":"ec1cf011f3a7ab8a"}
{"n":1748,"by":null,"ask":"deck.top","answer":"event","sum":"b4a461370a97347a"}
{"n":1749,"by":null,"ask":"deck.card","answer":"15","print":"9be8530fd892f5b8","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 20\nnext: 15\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8\neligible: government warlords\nresources: government=14 taliban=9 warlords=55\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1 support=S\nbaghlan G:T1P1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfarah T:a2\nfaryab W:B2u3\nghazni C:T4 T:B2u3a1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u2 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B1u1a2\nwaziristan T:B1u16a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"1ea701926f1019ac"}
{"n":1750,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Errant Air Strike"]]],"sum":"a3ee8a2a1cebcd3f"}
{"n":1751,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"2da0dbb820d6e8fd"}
{"n":1752,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["air-strike"]]],"sum":"5d94bfa2dc5e230b"}
{"n":1753,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"ghazni",["{0}",[4]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"ghazni"]]],"sum":"752a0682fab74b37"}
{"n":1754,"by":"coalition","how":"bot","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"4b7a16c95e03b30b"}
{"n":1755,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"farah","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"farah"]]],"sum":"c8c38a5234636231"}
{"n":1756,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"done","why":["8.8.3: no more Taliban are exposed"],"print":"bedcdfb52d37deb6","sum":"3f3c1464b3986bc5"}
{"n":1757,"by":"warlords","how":"bot","ask":"turn","answer":"terror","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: no ({1})",[50,63]],["{0}: {1}",["8.5","terror"]]],"sum":"6cdb143a064f39d3"}
{"n":1758,"by":"warlords","how":"bot","ask":"terror.space","answer":"badakhshan","why":[["{0}: {1}",[["8.5.3: the Taliban are a Non-player: a Support area",[]],"badakhshan"]]],"sum":"f1bb09f2f94f9a9b"}
{"n":1759,"by":"warlords","how":"bot","ask":"terror.space","answer":"suborn","why":[["8.5.4: {0}",["suborn"]]],"sum":"f84c6b5f0f67492d"}
{"n":1760,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, farah, ghazni"]]],"sum":"66e56aa9ba69f8f3"}
{"n":1761,"by":null,"ask":"bot.tan","answer":"5","sum":"122d5ecfa6fae4a0"}
{"n":1762,"by":null,"ask":"bot.black","answer":"1","sum":"9d2e52a03256030b"}
{"n":1763,"by":null,"ask":"bot.green","answer":"5","sum":"1a72d509e36d8a4c"}
{"n":1764,"by":"warlords","how":"bot","ask":"suborn.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,5,"samangan","farah"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"farah"]]],"sum":"cfbfa942a631e934"}
{"n":1765,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"farah"]]],"sum":"425cf3624a75f7aa"}
{"n":1766,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, ghazni"]]],"sum":"f781ec64c4a5eac5"}
{"n":1767,"by":null,"ask":"bot.tan","answer":"1","sum":"f76e15b579f6c05b"}
{"n":1768,"by":null,"ask":"bot.black","answer":"4","sum":"e57e80b49854965f"}
{"n":1769,"by":null,"ask":"bot.green","answer":"3","sum":"664779146ccb51db"}
{"n":1770,"by":"warlords","how":"bot","ask":"suborn.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,3,"badghis","ghazni"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"ghazni"]]],"sum":"47f6cf4d26682878"}
{"n":1771,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"ghazni"]]],"sum":"1a8e690b59a12434"}
{"n":1772,"by":"warlords","how":"bot","ask":"suborn.guerrilla","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"3828d75ee5547536"}
{"n":1773,"by":"warlords","how":"bot","ask":"suborn.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"baghlan"]]],"sum":"095ba79b3346a99e"}
{"n":1774,"by":"warlords","how":"bot","ask":"suborn.cubes","answer":"2","why":["8.1.1: as many as possible"],"sum":"06911f28f33d5776"}
{"n":1775,"by":"warlords","how":"bot","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"4cc261f4e3ad8b0a","sum":"cc3679c205627c18"}
{"n":1776,"by":null,"ask":"deck.top","answer":"event","sum":"0389bda01e5e20d6"}
{"n":1777,"by":null,"ask":"deck.card","answer":"29","print":"a10f2ae1a44e2301","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 15\nnext: 29\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20\neligible: coalition taliban\nresources: government=14 taliban=9 warlords=48\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 T:B2u1a1 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u2 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B1u1a2\nwaziristan T:B1u16a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"9f005b90d9e7c81e"}
{"n":1778,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"One Tribe at a Time"]]],"sum":"42868c95ae7b491e"}
{"n":1779,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"fb8a544fa74422eb"}
{"n":1780,"by":"coalition","how":"bot","ask":"event.space","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.4.4: most other pieces",[]],"ghazni",["{0}",[3]]]]],"sum":"1e5386d7e274b56b"}
{"n":1781,"by":"coalition","how":"bot","ask":"event.replace.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"sum":"40f27e2966705e9d"}
{"n":1782,"by":"coalition","how":"bot","ask":"event.replace.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"ec028e6d831cdab0","sum":"0ccd437118f1fc15"}
{"n":1783,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[16,3]]]],["{0}: {1}",["8.7","rally"]]],"sum":"bc83e992e8f22a9f"}
{"n":1784,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"ec0d2b07dfbdd83e"}
{"n":1785,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"northwest-frontier"]]],"sum":"b7f6b3c52fbcf0e2"}
{"n":1786,"by":"taliban","how":"bot","ask":"rally.active","answer":"2","why":["8.1.2: its own Active Guerrillas first"],"sum":"8a92315c6c84d652"}
{"n":1787,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"7733e3007f9d11b7"}
{"n":1788,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"f6d316356241965c"}
{"n":1789,"by":"taliban","how":"bot","ask":"rally.active","answer":"1","why":["8.1.2: its own Active Guerrillas first"],"sum":"8396dbd88fc8b429"}
{"n":1790,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, baghlan, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"a344806f20ae9ed1"}
{"n":1791,"by":null,"ask":"bot.tan","answer":"5","sum":"8a2dc0152f4f9fca"}
{"n":1792,"by":null,"ask":"bot.black","answer":"1","sum":"d3a9dcabdefd9cc1"}
{"n":1793,"by":null,"ask":"bot.green","answer":"5","sum":"4c9b5ac84dd58137"}
{"n":1794,"by":"taliban","how":"bot","ask":"rally.space","answer":"samangan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,5,"samangan","samangan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"e3e15683e383a6d1"}
{"n":1795,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"samangan"]]],"sum":"39badb6e4ce47612"}
{"n":1796,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kabul"]]],"sum":"cd9ce0a8dae169a4"}
{"n":1797,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"kabul"]]],"sum":"c103f08fd71272ac"}
{"n":1798,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"44015f91c84bd35b"}
{"n":1799,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"8a951ce11027de85"}
{"n":1800,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"53a532112f5e0c0c"}
{"n":1801,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"1ab8f0cf1f45f5e3"}
{"n":1802,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"ghazni"]]],"sum":"cb873fd1496c0a25"}
{"n":1803,"by":"taliban","how":"bot","ask":"special","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"b65cf01e2f48cbb3"}
{"n":1804,"by":"taliban","how":"bot","ask":"extort.space","answer":"samangan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"samangan"]]],"sum":"683475d2aad92e1b"}
{"n":1805,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"e8fbb20685dd1593"}
{"n":1806,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"print":"a4c9c999e18a2ad0","sum":"2bc2f51cfa316a6b"}
{"n":1807,"by":null,"ask":"deck.top","answer":"event","sum":"dc5b1bdddab69670"}
{"n":1808,"by":null,"ask":"deck.card","answer":"19","print":"20ad7279249c062c","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 29\nnext: 19\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15\neligible: government warlords\nresources: government=14 taliban=8 warlords=48\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbalkh G:P2 W:B2u3\nbamian W:u2\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:u2\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u3 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nsamangan T:a1\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B2a1\nwaziristan T:B2u14a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"1465a7ca9f261dbd"}
{"n":1809,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Night Letters"]]],"sum":"bdf613809e6bab94"}
{"n":1810,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"21e0eecf71439c4c","sum":"b2c49f1d62d713e3"}
{"n":1811,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: no ({1})",[50,56]],["{0}: no {1} is possible",["8.5","terror"]],["{0}: {1}",["8.5","rally"]]],"sum":"c68c9962ff1234b4"}
{"n":1812,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghowr"]]],"sum":"f1047fef10f9bb59"}
{"n":1813,"by":null,"ask":"bot.tan","answer":"4","sum":"a0ef31f3f1a12a63"}
{"n":1814,"by":null,"ask":"bot.black","answer":"2","sum":"4b237fd90e20c958"}
{"n":1815,"by":null,"ask":"bot.green","answer":"2","sum":"5c7957831c2eae32"}
{"n":1816,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,2,"waziristan","ghowr"]],["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"ghowr"]]],"sum":"96c0abe0080bc87f"}
{"n":1817,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"ghowr"]]],"sum":"b441875fd7205eb2"}
{"n":1818,"by":"warlords","how":"bot","ask":"rally.space","answer":"bamian","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"bamian"]]],"sum":"87a1eb6407e897c3"}
{"n":1819,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"bamian"]]],"sum":"beb8e49032c1ed5b"}
{"n":1820,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, helmand, konduz, oruzgan"]]],"sum":"010b67b7d79d7add"}
{"n":1821,"by":null,"ask":"bot.tan","answer":"4","sum":"33644b9f92bfa825"}
{"n":1822,"by":null,"ask":"bot.black","answer":"2","sum":"9151c9b28010f507"}
{"n":1823,"by":null,"ask":"bot.green","answer":"6","sum":"a21a8e14361be3e2"}
{"n":1824,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,6,"ghazni","baghlan"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"baghlan"]]],"sum":"712f1bac92d4e859"}
{"n":1825,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"baghlan"]]],"sum":"16e5ea390c520c5f"}
{"n":1826,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"30c8b0e662d8bf0c"}
{"n":1827,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"baghlan"]]],"sum":"980fc5e7a2bf5019"}
{"n":1828,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"d292b315556705fc","sum":"747c73151c74bd64"}
{"n":1829,"by":null,"ask":"deck.top","answer":"event","sum":"f26fc2d0b506bb92"}
{"n":1830,"by":null,"ask":"deck.card","answer":"3","print":"a56cee0fea85c944","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 19\nnext: 3\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29\neligible: coalition taliban\nresources: government=14 taliban=8 warlords=45\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbaghlan W:B1u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T2 G:T8P4 T:u3 +1\nkandahar C:B1T2 G:B1T7P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nsamangan T:a1\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B2a1\nwaziristan T:B2u14a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"debeb91a86d3d724"}
{"n":1831,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Al-Qaeda"]]],"sum":"20014cdb3f99a55e"}
{"n":1832,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"49eab643faeabfee"}
{"n":1833,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, badakhshan, helmand, khowst, nimruz, nuristan, paktika, zabol"]]],"sum":"1a0c6e10c21cefc4"}
{"n":1834,"by":null,"ask":"bot.tan","answer":"2","sum":"3e3eac3af7afab00"}
{"n":1835,"by":null,"ask":"bot.black","answer":"4","sum":"501e145676d12954"}
{"n":1836,"by":null,"ask":"bot.green","answer":"6","sum":"9cab7ef235dadf1e"}
{"n":1837,"by":"taliban","how":"bot","ask":"event.place.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","helmand"]]],"print":"d859756ca66a797a","sum":"b49c18ad56eb7fd0"}
{"n":1838,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,8]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul, kandahar",["{0}",[2]]]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"bdd308a8327ec1e7"}
{"n":1839,"by":null,"ask":"bot.tan","answer":"4","sum":"62744d4ce961ddc9"}
{"n":1840,"by":null,"ask":"bot.black","answer":"5","sum":"a1da24a496571016"}
{"n":1841,"by":null,"ask":"bot.green","answer":"6","sum":"05c5626800913281"}
{"n":1842,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,6,"northwest-frontier","kandahar"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kabul",["{0}",[2]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"fae7cd78e49bba3c"}
{"n":1843,"by":null,"ask":"bot.tan","answer":"1","sum":"929c34d20448a983"}
{"n":1844,"by":null,"ask":"bot.black","answer":"5","sum":"450b8ac90924b8ae"}
{"n":1845,"by":null,"ask":"bot.green","answer":"3","sum":"07824621622777ad"}
{"n":1846,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,3,"oruzgan","kabul"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat",["{0}",[2]]]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["helmand"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban piece",[1]]]]]],"8.8: Assault"],"sum":"2fc5bcfbd8f016cf"}
{"n":1847,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["helmand"]]],"sum":"c88e66e5698850a1"}
{"n":1848,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","kandahar"]]],"sum":"985ec94f3e638083"}
{"n":1849,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"9ed32f506db68e77"}
{"n":1850,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"a5cf541ab606f42d"}
{"n":1851,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","kandahar"]]],"sum":"40488e7f95b919b5"}
{"n":1852,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"890bdd694a895296"}
{"n":1853,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"05a7073ea3a9ccb7"}
{"n":1854,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"4b5c049079f14ba3"}
{"n":1855,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","kabul"]]],"sum":"a3f18a9da8e8e45d"}
{"n":1856,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"a4c0084ed9c5e9b2"}
{"n":1857,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"2c8875eb8fc5a6d1"}
{"n":1858,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"aa178d9e9aaf95a7"}
{"n":1859,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"print":"313253a426a972e4","sum":"da539c21e1144e94"}
{"n":1860,"by":null,"ask":"deck.top","answer":"event","sum":"592efdf027f67a2e"}
{"n":1861,"by":null,"ask":"deck.card","answer":"58","print":"43c04745560fe865","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 3\nnext: 58\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19\neligible: government taliban warlords\nresources: government=14 taliban=11 warlords=45\naid: 17\npatronage: 11\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbaghlan W:B1u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand C:T2 G:T3 W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T1 G:T8P4 T:u3 +1\nkandahar C:B1T1 G:B1T4P3 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nsamangan T:a1\nzabol C:T1 G:P2 +1\nnorthwest-frontier T:B2a1\nwaziristan T:B2u14a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"fec922aac1f7d8e3"}
{"n":1862,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Reapers",2]]],"sum":"40f93f28676a483a"}
{"n":1863,"by":null,"ask":"bot.die","answer":"4","sum":"3368737b05a3bd86"}
{"n":1864,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[4,2,"Reapers"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[13,3]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,0]]]],["{0}: {1}",["8.7","march"]]],"sum":"ed951c99a9fea21a"}
{"n":1865,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"c337d1e0ea113ea5"}
{"n":1866,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"e942456006f46ec4"}
{"n":1867,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"00acb87fafcc4dd7"}
{"n":1868,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"4cc75d181c6652ed"}
{"n":1869,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, khowst, paktika, zabol, balochistan"]]],"sum":"1cff8dbc6c6ce6f0"}
{"n":1870,"by":null,"ask":"bot.tan","answer":"6","sum":"e956cefd21990ae5"}
{"n":1871,"by":null,"ask":"bot.black","answer":"4","sum":"e4569a36e4e34613"}
{"n":1872,"by":null,"ask":"bot.green","answer":"2","sum":"257d3845594a2efa"}
{"n":1873,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,2,"balkh","kandahar"]],["8.2: among {0}",["khowst, paktika, zabol, balochistan"]]],"sum":"87f8319be513ff57"}
{"n":1874,"by":null,"ask":"bot.tan","answer":"3","sum":"bbbe205968972424"}
{"n":1875,"by":null,"ask":"bot.black","answer":"4","sum":"edb989374135c614"}
{"n":1876,"by":null,"ask":"bot.green","answer":"1","sum":"3d0a57278a52d303"}
{"n":1877,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,1,"kabul","balochistan"]],["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","kandahar"]]],"sum":"42d0bbd1ae5b7599"}
{"n":1878,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","kandahar"]]],"sum":"aa7373e4977bbb9f"}
{"n":1879,"by":"taliban","how":"bot","ask":"march.count","answer":"11","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","kandahar"]]],"sum":"9deb6a5c8f9dc301"}
{"n":1880,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","balochistan"]]],"sum":"4139421f3d26210f"}
{"n":1881,"by":"taliban","how":"bot","ask":"march.destination","answer":"balochistan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","balochistan"]]],"sum":"17fa029e2ad89a83"}
{"n":1882,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","balochistan"]]],"sum":"d1c5dccbca2e68b4"}
{"n":1883,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"helmand, oruzgan, zabol",["{0}",[1]]]],["8.2: among {0}",["helmand, oruzgan, zabol"]]],"sum":"44d494738d3aa0f6"}
{"n":1884,"by":null,"ask":"bot.tan","answer":"3","sum":"b38b89d2052f0970"}
{"n":1885,"by":null,"ask":"bot.black","answer":"6","sum":"2fd7b0b061a59690"}
{"n":1886,"by":null,"ask":"bot.green","answer":"5","sum":"36459e20fbf17869"}
{"n":1887,"by":"taliban","how":"bot","ask":"march.origin","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,5,"northwest-frontier","helmand"]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["helmand",1,1,"kandahar","helmand"]]],"sum":"57bf3bd03538e998"}
{"n":1888,"by":"taliban","how":"bot","ask":"march.destination","answer":"helmand","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["helmand",1,1,"kandahar","helmand"]]],"sum":"32d851be5338472e"}
{"n":1889,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["helmand",1,1,"kandahar","helmand"]]],"sum":"9a708da55e5064aa"}
{"n":1890,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["ghowr, nimruz, oruzgan"]]],"sum":"0555b7f67ef2900e"}
{"n":1891,"by":null,"ask":"bot.tan","answer":"6","sum":"5c53cc5a21132e45"}
{"n":1892,"by":null,"ask":"bot.black","answer":"6","sum":"c4efe92a7e0dbea9"}
{"n":1893,"by":null,"ask":"bot.green","answer":"2","sum":"58b6cab3670d68fb"}
{"n":1894,"by":"taliban","how":"bot","ask":"march.origin","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,2,"sar-e-pol","nimruz"]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nimruz",1,1,"helmand","nimruz"]]],"sum":"f4afbdf532d45203"}
{"n":1895,"by":"taliban","how":"bot","ask":"march.destination","answer":"nimruz","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nimruz",1,1,"helmand","nimruz"]]],"sum":"eb3037a5b52d5d8a"}
{"n":1896,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["nimruz",1,1,"helmand","nimruz"]]],"sum":"f6389145969a4919"}
{"n":1897,"by":"taliban","how":"bot","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"38a8406f6856ee29"}
{"n":1898,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"helmand","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"helmand"]]],"sum":"953aeca59bd220a6"}
{"n":1899,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"9f189f823a60959f"}
{"n":1900,"by":"taliban","how":"bot","ask":"infiltrate.piece","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.2","government, warlords","government_troops"]]],"sum":"cdfe775217e1ed01"}
{"n":1901,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"18da1df4ed976c49","sum":"a0d3661dca0ff987"}
{"n":1902,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Reapers"]]],"sum":"43910c9718bb6c00"}
{"n":1903,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"0ea6f4cdfbb88474","sum":"f100e24a746b3973"}
{"n":1904,"by":null,"ask":"deck.top","answer":"propaganda","print":"d4ae2941414c685a","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 58\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3\neligible: coalition warlords\nresources: government=14 taliban=9 warlords=45\naid: 17\npatronage: 10\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1a1 terror=1\nbaghlan W:B1u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand C:T2 G:T2 T:u2 W:B1u1\nherat C:B1T2 G:T7P3 support=S +1\nkabul C:B1T1 G:T8P4 T:u3 +1\nkandahar C:B1T1 G:B1T4P3 T:u9 W:u1 +1\nkhowst C:B1T1 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz T:u1 W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nsamangan T:a1\nzabol C:T1 G:P2 +1\nbalochistan T:u1\nnorthwest-frontier T:B2a1\nwaziristan T:B2u1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a2\n","sum":"04ec461b43fb1c35"}
{"n":1905,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Counter-Narc"]]],"sum":"916e33b8f5f3d02e"}
{"n":1906,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"8a29fdf0b46f8742"}
{"n":1907,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["cultivate"]]],"sum":"fa6f3b13f798795d"}
{"n":1908,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, helmand, konduz"]]],"sum":"0f3902f3cf5f04e3"}
{"n":1909,"by":null,"ask":"bot.tan","answer":"2","sum":"987ad2eb68b9cec1"}
{"n":1910,"by":null,"ask":"bot.black","answer":"6","sum":"912bb4d9c376d472"}
{"n":1911,"by":null,"ask":"bot.green","answer":"3","sum":"fd30c621a40cdeb7"}
{"n":1912,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,3,"oruzgan","baghlan"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"baghlan"]]],"sum":"568d173bf28cf812"}
{"n":1913,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["traffic"]]],"sum":"0c0e7cc79dad7f7d"}
{"n":1914,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"f72076e8fe518db3","sum":"e4cf8fa965152933"}
{"n":1915,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,21]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat",["{0}",[2]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"b88416f58bc8a53a"}
{"n":1916,"by":null,"ask":"bot.tan","answer":"4","sum":"d455b90f8cb1d5d9"}
{"n":1917,"by":null,"ask":"bot.black","answer":"1","sum":"b2cf716cf7b92ce4"}
{"n":1918,"by":null,"ask":"bot.green","answer":"2","sum":"cbfa15198e975ed5"}
{"n":1919,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,2,"waziristan","khowst"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat",["{0}",[2]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"8e793cfcfa3136d8"}
{"n":1920,"by":null,"ask":"bot.tan","answer":"1","sum":"feb645368e1b80d4"}
{"n":1921,"by":null,"ask":"bot.black","answer":"2","sum":"8e93e98aa6762afc"}
{"n":1922,"by":null,"ask":"bot.green","answer":"2","sum":"52d61bf766b398d1"}
{"n":1923,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,2,"balochistan","khowst"]],["{0}: {1} ({2})",[["8.8.3: most Taliban Activated",[]],"kandahar",["{0}",[9]]]],"8.8: Sweep"],"sum":"8e52d9a070bda846"}
{"n":1924,"by":"coalition","how":"bot","ask":"sweep.space","answer":"air-lift","why":[["8.8.3: Air Lift exposes the last Underground Taliban of {0}",["kandahar"]]],"sum":"a913f5f74788dbab"}
{"n":1925,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","herat"]]],"sum":"d26f1793adf0e86a"}
{"n":1926,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"kandahar","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"kandahar"]]],"sum":"2f2282618579db20"}
{"n":1927,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"a8d8f48141982e3e"}
{"n":1928,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"4805f0ac7cc146b7"}
{"n":1929,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","herat"]]],"sum":"ae1c82f42af33bc7"}
{"n":1930,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"kandahar","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"kandahar"]]],"sum":"3293af043e438564"}
{"n":1931,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"812039227c03623b"}
{"n":1932,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"703cc4243bc0d90b"}
{"n":1933,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"3baa785c213805cc"}
{"n":1934,"by":"coalition","how":"bot","ask":"sweep.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"ghazni"]]],"sum":"ce8ad1b87a6d9cda"}
{"n":1935,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"8c0c0da307225631"}
{"n":1936,"by":"coalition","how":"bot","ask":"sweep.space","answer":"helmand","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"helmand"]]],"sum":"b0fdb27f94e9bc34"}
{"n":1937,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"72de7f0bc464bcd7"}
{"n":1938,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"12dce902d9baa914"}
{"n":1939,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"e3c4e9d32cd042c0"}
{"n":1940,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kandahar"]]],"sum":"30271a4ca91a51a8"}
{"n":1941,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"1dcc7d840a64a569"}
{"n":1942,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"8bdeaf8360b6afad"}
{"n":1943,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"print":"69866996cb650d08","sum":"a9f59b8848d56e5d"}
{"n":1944,"by":null,"ask":"deck.card","answer":"69","print":"191582c231ee2004","sum":"d3fb958e6feba7a5"}
{"n":1945,"by":"coalition","how":"bot","ask":"civic.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"nuristan"]]],"sum":"3a8b73db878b65a7"}
{"n":1946,"by":"coalition","how":"bot","ask":"civic.space","answer":"zabol","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"zabol"]]],"sum":"977f6c419f7cda03"}
{"n":1947,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"b02bd7186e041e68","sum":"45858d0a818b7c66"}
{"n":1948,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"64b5a2a26e3cece8"}
{"n":1949,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a9c4b09141ddd664"}
{"n":1950,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b8c9dce5ddc8e037"}
{"n":1951,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"64d0da0a7e5039fb"}
{"n":1952,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"helmand","why":[["8.8.6: no Police in {0}",["helmand"]]],"sum":"3b0759db8accdabf"}
{"n":1953,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, kabul, khowst",["{0}",[1]]]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"35872fe4091c55b1"}
{"n":1954,"by":null,"ask":"bot.tan","answer":"6","sum":"6d0802fc3780940e"}
{"n":1955,"by":null,"ask":"bot.black","answer":"1","sum":"8675c89744bd6fd6"}
{"n":1956,"by":null,"ask":"bot.green","answer":"6","sum":"bbf5a8595cc61b6c"}
{"n":1957,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,6,"samangan","herat"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"9b7df5e14d1cba20"}
{"n":1958,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"b6c55c2a57c7f003"}
{"n":1959,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"helmand","why":[["8.8.6: no Police in {0}",["helmand"]]],"sum":"f93c46f36f48b835"}
{"n":1960,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, khowst",["{0}",[1]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"e9012757686ea5da"}
{"n":1961,"by":null,"ask":"bot.tan","answer":"6","sum":"3332b95cd5438e96"}
{"n":1962,"by":null,"ask":"bot.black","answer":"5","sum":"ac7e7b2bccce2919"}
{"n":1963,"by":null,"ask":"bot.green","answer":"2","sum":"11eb25a83f904524"}
{"n":1964,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","khowst"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"e635a71bd19fb259"}
{"n":1965,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"8ea44ce9c20e00be"}
{"n":1966,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat",["{0}",[3]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"100d3e18d1912fbb"}
{"n":1967,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"1ec22fdad5b468da"}
{"n":1968,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat",["{0}",[4]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"4ee68e96b82b385d"}
{"n":1969,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"kandahar",["{0}",[1]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, kandahar, nuristan, paktika, zabol"]]],"sum":"3e1f34639072ffa9"}
{"n":1970,"by":null,"ask":"bot.tan","answer":"2","sum":"ca5be30eb565055d"}
{"n":1971,"by":null,"ask":"bot.black","answer":"6","sum":"5b99357b73097898"}
{"n":1972,"by":null,"ask":"bot.green","answer":"2","sum":"60fed4dc196af3c7"}
{"n":1973,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,2,"zabol","zabol"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","kandahar"]]],"sum":"77090e6294093e17"}
{"n":1974,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","kandahar"]]],"sum":"ca62707507296075"}
{"n":1975,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","kandahar"]]],"sum":"904437a1b218771a"}
{"n":1976,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","zabol"]]],"sum":"f65b03a7e1550f98"}
{"n":1977,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","zabol"]]],"sum":"13daa357d3c8180b"}
{"n":1978,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"khowst","zabol"]]],"sum":"872e83096999a018"}
{"n":1979,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"8d50482363d08e4d"}
{"n":1980,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"c3692f7505798dc9"}
{"n":1981,"by":null,"ask":"bot.tan","answer":"2","sum":"d2c91148b70ba3d9"}
{"n":1982,"by":null,"ask":"bot.black","answer":"4","sum":"77aa6a81a274eea1"}
{"n":1983,"by":null,"ask":"bot.green","answer":"3","sum":"474faaa31947ef3c"}
{"n":1984,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,3,"badghis","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"4a70116b73fd0f37"}
{"n":1985,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"970fc588b83079c3"}
{"n":1986,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"0b5af63f14f07ce3"}
{"n":1987,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"5b3d380f3db995a8"}
{"n":1988,"by":null,"ask":"bot.tan","answer":"3","sum":"2a0dd1a093c7ee69"}
{"n":1989,"by":null,"ask":"bot.black","answer":"5","sum":"da81e3bdff79de07"}
{"n":1990,"by":null,"ask":"bot.green","answer":"2","sum":"940e80bbc32aff92"}
{"n":1991,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,2,"nuristan","northwest-frontier"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"8e9bcd5deb250668"}
{"n":1992,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"cd92ee057ee9f797"}
{"n":1993,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"waziristan",["{0}",[2]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"16222042c99ce13b"}
{"n":1994,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"5b85fc3c48df8a67"}
{"n":1995,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"a6918ceffa1744a5"}
{"n":1996,"by":null,"ask":"bot.tan","answer":"1","sum":"8f31c4c899e71f2d"}
{"n":1997,"by":null,"ask":"bot.black","answer":"3","sum":"2a298a43210027eb"}
{"n":1998,"by":null,"ask":"bot.green","answer":"3","sum":"3bac660f82a1c986"}
{"n":1999,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,3,"badghis","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"cfbf5fc2308b7fab"}
{"n":2000,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"938d9ed56fd06dae"}
{"n":2001,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[3]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"c2f31b2fa8447bd4"}
{"n":2002,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"b49aaf5676022e36"}
{"n":2003,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"cb23deb16b408477"}
{"n":2004,"by":null,"ask":"bot.tan","answer":"6","sum":"fcafdbb884727ad6"}
{"n":2005,"by":null,"ask":"bot.black","answer":"6","sum":"1e7ceda0935b250b"}
{"n":2006,"by":null,"ask":"bot.green","answer":"3","sum":"6c70b314d26ad03e"}
{"n":2007,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,3,"bamian","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"4cb1fb56986ed1b9"}
{"n":2008,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"a2b8df61049cb05f"}
{"n":2009,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[4]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"5a127db45f154ecd"}
{"n":2010,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"3b797b25cc49bc75"}
{"n":2011,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"87c4cef556e507b0"}
{"n":2012,"by":null,"ask":"bot.tan","answer":"3","sum":"2f34547560802a46"}
{"n":2013,"by":null,"ask":"bot.black","answer":"3","sum":"be16942fff4d65d7"}
{"n":2014,"by":null,"ask":"bot.green","answer":"6","sum":"a4daa039c6c4d626"}
{"n":2015,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,6,"kabul","northwest-frontier"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"c66b0ce4453febb6"}
{"n":2016,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"e599128d20bfff02"}
{"n":2017,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"waziristan",["{0}",[5]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"cf9da5fa037dfd15"}
{"n":2018,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"8575c641cbb36fb2"}
{"n":2019,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"365f0b84e4486063"}
{"n":2020,"by":null,"ask":"bot.tan","answer":"3","sum":"a830d6364ba39aa5"}
{"n":2021,"by":null,"ask":"bot.black","answer":"4","sum":"6d2caa067efb2bbb"}
{"n":2022,"by":null,"ask":"bot.green","answer":"6","sum":"7d3996832eb53713"}
{"n":2023,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,6,"kabul","northwest-frontier"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"fc6423b26ee7b32d"}
{"n":2024,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"waziristan",["{0}",[6]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"161edaa10e1eef38"}
{"n":2025,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"95e3ff572380e6ed"}
{"n":2026,"by":null,"ask":"bot.tan","answer":"4","sum":"99e83fd522d1d154"}
{"n":2027,"by":null,"ask":"bot.black","answer":"6","sum":"ada8f6fa76c0b4bf"}
{"n":2028,"by":null,"ask":"bot.green","answer":"4","sum":"a31e6c87bdb0f211"}
{"n":2029,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,4,"baghlan","northwest-frontier"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"f3e4261082a11330"}
{"n":2030,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"waziristan",["{0}",[7]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"8a597c5f0096a614"}
{"n":2031,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"cb5152f8fad9a5af"}
{"n":2032,"by":null,"ask":"bot.tan","answer":"5","sum":"77e7ef4c70156539"}
{"n":2033,"by":null,"ask":"bot.black","answer":"2","sum":"bbebda14c9f85c57"}
{"n":2034,"by":null,"ask":"bot.green","answer":"6","sum":"9cb87b9366ca75b5"}
{"n":2035,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"dd3ea70edf05d998"}
{"n":2036,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"c165d18b8a6f71cc"}
{"n":2037,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[8]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"print":"4230e191ca0b61c6","sum":"f0c8394db142a7bd"}
{"n":2038,"by":null,"ask":"deck.card","answer":"44","print":"36f7c5925a71dea3","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 69\nnext: 44\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda\nresources: government=37 taliban=15 warlords=68\naid: 17\npatronage: 10\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T5P2 support=S +1\nkabul C:B1T1 G:T6P2 T:u3 +1\nkandahar C:B1T2 G:B1T6P2 W:u1 +1\nkhowst C:B1T2 G:T5P3 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2 support=S\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:P3 support=S +1\nnorthwest-frontier T:B2u9\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"91ec23bfa178ed49"}
{"n":2039,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mine Removal"]]],"sum":"14e42c0641f89193"}
{"n":2040,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"5b52da343a0254ba"}
{"n":2041,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"54df722987e15e6b"}
{"n":2042,"by":null,"ask":"bot.die","answer":"6","sum":"779a156e8206195b"}
{"n":2043,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: dice {1} are rolled again, for equal chances",["8.3","6"]],["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"5711ad3ba0244ea4"}
{"n":2044,"by":null,"ask":"bot.die","answer":"3","sum":"21c6ed7c2ed4d851"}
{"n":2045,"by":"warlords","how":"bot","ask":"event.space","answer":"farah-kandahar","why":[["{0}: dice {1}: {2}",["8.3","3","farah-kandahar"]]],"sum":"e09ad84afdaa4b06"}
{"n":2046,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, toraghondi-farah, kandahar-kabul"]]],"sum":"9eb1c2cf3ca1788d"}
{"n":2047,"by":null,"ask":"bot.die","answer":"6","sum":"39b6d2f040398705"}
{"n":2048,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: dice {1} are rolled again, for equal chances",["8.3","6"]],["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, toraghondi-farah, kandahar-kabul"]]],"sum":"181bb3163150cf49"}
{"n":2049,"by":null,"ask":"bot.die","answer":"2","sum":"820f8fb68d462de0"}
{"n":2050,"by":"warlords","how":"bot","ask":"event.space","answer":"shibirghan-aibak","why":[["{0}: dice {1}: {2}",["8.3","2","shibirghan-aibak"]]],"sum":"bc259884d3a078e7"}
{"n":2051,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, kandahar"]]],"sum":"7467c0ee626e48b5"}
{"n":2052,"by":null,"ask":"bot.tan","answer":"5","sum":"fa5e357a8d7d5d86"}
{"n":2053,"by":null,"ask":"bot.black","answer":"2","sum":"971088cc16ac2079"}
{"n":2054,"by":null,"ask":"bot.green","answer":"3","sum":"b72b97142b9897bc"}
{"n":2055,"by":"warlords","how":"bot","ask":"event.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,3,"badakhshan","kandahar"]]],"print":"e8e8bbf2f3487925","sum":"8877bb7ae86a18dc"}
{"n":2056,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,17]],["{0}: {1}",["8.6","train"]]],"sum":"5f475f268efec2a4"}
{"n":2057,"by":"government","how":"bot","ask":"train.space","answer":"zabol","why":[["{0}: {1}",[["8.6.2 step 1: three cubes and room for a first COIN Base",[]],"zabol"]]],"sum":"48ce107b16c44720"}
{"n":2058,"by":"government","how":"bot","ask":"train.first","answer":"build-base","why":[["{0}: {1}",[["8.6.2 step 1: an Available Base for three cubes",[]],"zabol"]]],"sum":"7d46e00383a6756a"}
{"n":2059,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[7]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"2bf92c203a2d8a02"}
{"n":2060,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"100b2570dde8de10"}
{"n":2061,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"ff4a7365eefa47f5"}
{"n":2062,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, kandahar, khowst"]]],"sum":"49d08fdfd5adc723"}
{"n":2063,"by":null,"ask":"bot.tan","answer":"6","sum":"72463cda9adec2a2"}
{"n":2064,"by":null,"ask":"bot.black","answer":"4","sum":"67cd223ec4e4278c"}
{"n":2065,"by":null,"ask":"bot.green","answer":"1","sum":"218f7ec98a8a5fa5"}
{"n":2066,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,1,"balkh","kandahar"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"339342c6cc214ba8"}
{"n":2067,"by":"government","how":"bot","ask":"train.troops","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"231962c71b029557"}
{"n":2068,"by":"government","how":"bot","ask":"train.police","answer":"3","why":["8.1.2: Police and Troops by turns"],"sum":"95312d1362b99c34"}
{"n":2069,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, khowst"]]],"sum":"c2150aecff6a7791"}
{"n":2070,"by":null,"ask":"bot.tan","answer":"6","sum":"a24db62e9a89a8b0"}
{"n":2071,"by":null,"ask":"bot.black","answer":"1","sum":"a5e0cf5e1ba67001"}
{"n":2072,"by":null,"ask":"bot.green","answer":"5","sum":"be6a16e8c8fefe85"}
{"n":2073,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,5,"samangan","khowst"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"d237ecaa22d3a813"}
{"n":2074,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"428ae737a4283fd1"}
{"n":2075,"by":"government","how":"bot","ask":"train.police","answer":"4","why":["8.1.2: Police and Troops by turns"],"sum":"72885886eedc5f9d"}
{"n":2076,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"97f25a2391c4f538"}
{"n":2077,"by":"government","how":"bot","ask":"govern.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"nuristan"]]],"sum":"f2d45d4d71d2bfb9"}
{"n":2078,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"nuristan"]]],"sum":"d7290ae5fa806321"}
{"n":2079,"by":"government","how":"bot","ask":"govern.space","answer":"roll-spaces","why":[["8.2: among {0}",["paktika, zabol"]]],"sum":"f5a8da5af04987f3"}
{"n":2080,"by":null,"ask":"bot.tan","answer":"1","sum":"23503d015fc0f4a8"}
{"n":2081,"by":null,"ask":"bot.black","answer":"3","sum":"f771bbe996f648f5"}
{"n":2082,"by":null,"ask":"bot.green","answer":"2","sum":"8b55e0d4e7d8cfce"}
{"n":2083,"by":"government","how":"bot","ask":"govern.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,2,"herat","zabol"]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"zabol"]]],"sum":"ba671b61f6fcc9af"}
{"n":2084,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"db17033d9bec203a","sum":"0f62b7c9d87bdf7e"}
{"n":2085,"by":null,"ask":"deck.card","answer":"32","print":"10cdaab7bc43b426","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 44\nnext: 32\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda 69\neligible: coalition taliban\nresources: government=25 taliban=15 warlords=68\naid: 14\npatronage: 13\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u3 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T8P5 support=S +1\nkabul C:B1T1 G:T6P2 T:u3 +1\nkandahar C:B1T2 G:B1T9P5 W:u1\nkhowst C:B1T2 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:B1 +1\nnorthwest-frontier T:B2u9\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nfarah-kandahar sabotage\n","sum":"b2ced0102b767e8e"}
{"n":2086,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Pakistani Politics"]]],"sum":"14be23c3928c90f8"}
{"n":2087,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"2c2118fe6d45e32d","sum":"6da84f553ad43b96"}
{"n":2088,"by":"coalition","how":"bot","ask":"turn","answer":"sweep","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,8]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: no ({1})",[4,["{0}, {1}",[["{0} Bases",[0]],["{0} Taliban pieces",[0]]]]]],"8.8: Sweep"],"sum":"a3858fd271d24d2c"}
{"n":2089,"by":"coalition","how":"bot","ask":"sweep.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"ghazni"]]],"sum":"23625d9d972c225a"}
{"n":2090,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"53233d23d9dd2407"}
{"n":2091,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"34534c3158857a34"}
{"n":2092,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"fee225ae79beadd1"}
{"n":2093,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kandahar"]]],"sum":"8adb8bdd14617657"}
{"n":2094,"by":"coalition","how":"bot","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"f09ed4fe6e5555cd"}
{"n":2095,"by":"coalition","how":"bot","ask":"sweep.space","answer":"done","why":["8.8.3: no other Guerrilla would be found"],"sum":"0580f2674a8a16a5"}
{"n":2096,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"sum":"7521a421d5cd101e"}
{"n":2097,"by":"coalition","how":"bot","ask":"special","answer":"air-strike","why":["8.8.3: Air Strike after the Sweep"],"sum":"c45f38ebe7afe116"}
{"n":2098,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"1e9964ce4e2e0f51"}
{"n":2099,"by":null,"ask":"bot.tan","answer":"1","sum":"cb8022e0ffba57fa"}
{"n":2100,"by":null,"ask":"bot.black","answer":"6","sum":"ab16c024f696cdbd"}
{"n":2101,"by":null,"ask":"bot.green","answer":"3","sum":"4b2bde9fb4fc4500"}
{"n":2102,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,3,"oruzgan","waziristan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"sum":"ba755aa0c11f34c5"}
{"n":2103,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"ghazni"]]],"sum":"fa8325e911fdf9ed"}
{"n":2104,"by":"coalition","how":"bot","ask":"air-strike.again","answer":"taliban","why":["8.8.3: Taliban only"],"sum":"2abeb9887cb7e4cf"}
{"n":2105,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"done","why":["8.8.3: no more Taliban are exposed"],"print":"c64af8d35dddf0c0","sum":"a440b994fdc5b96f"}
{"n":2106,"by":null,"ask":"deck.card","answer":"63","print":"ae28eca25c11ff14","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 32\nnext: 63\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda 69 44\neligible: government warlords\nresources: government=25 taliban=19 warlords=68\naid: 14\npatronage: 13\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2a1 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T8P5 support=S +1\nkabul C:B1T1 G:T6P2 T:a3 +1\nkandahar C:B1T2 G:B1T9P5 W:a1\nkhowst C:B1T2 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 G:P2 support=S\nzabol C:T1 G:B1 +1\nnorthwest-frontier T:B2u9\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nfarah-kandahar sabotage\n","sum":"a6add00f95233793"}
{"n":2107,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Haqqani"]]],"sum":"87157f7fefe65afd"}
{"n":2108,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"06f24e414df77ced"}
{"n":2109,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["waziristan, khowst, paktika, kabul"]]],"sum":"29d2312c3e81db99"}
{"n":2110,"by":null,"ask":"bot.tan","answer":"6","sum":"0d73fcdc0190f8c6"}
{"n":2111,"by":null,"ask":"bot.black","answer":"3","sum":"086ae5d8505e985c"}
{"n":2112,"by":null,"ask":"bot.green","answer":"1","sum":"06bc7c4ac2f6165d"}
{"n":2113,"by":"warlords","how":"bot","ask":"event.place.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,1,"balkh","paktika"]]],"sum":"5ea8ef0c0873b14b"}
{"n":2114,"by":"warlords","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"sum":"3ff9010bc14789b0"}
{"n":2115,"by":"taliban","how":"bot","ask":"event.free.which","answer":"ambush","why":["8.4.4: a free Attack with Ambush"],"sum":"126abd1a1a7e4e54"}
{"n":2116,"by":"taliban","how":"bot","ask":"ambush.space","answer":"paktika","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"paktika"]]],"sum":"b33ba98eb5de0ac5"}
{"n":2117,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"print":"5e64d7b8e456c661","sum":"f3ab06726aa165dc"}
{"n":2118,"by":"government","how":"bot","ask":"turn","answer":"assault","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,3]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: yes ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[4]]]]]],["{0}: {1}",["8.6","assault"]]],"sum":"522a6327fde15ab6"}
{"n":2119,"by":"government","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.5: most Taliban Guerrillas",[]],"kabul",["{0}",[3]]]],["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrillas",[3]]]],"kabul"]]],"sum":"fb8bed95bf7c4fd4"}
{"n":2120,"by":"government","how":"bot","ask":"assault.space","answer":"kandahar","why":[["8.6.5: removes {0}: {1}",[["{0}",[["{0} Warlord Guerrilla",[1]]]],"kandahar"]]],"sum":"41b2d2b1e8d02526"}
{"n":2121,"by":"government","how":"bot","ask":"assault.space","answer":"transport","why":[["{0}: no {1}",["8.6.5","eradicate"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kandahar"]],["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"balkh"]],"8.6.2: Transport"],"sum":"4bc8c08c70233fb8"}
{"n":2122,"by":"government","how":"bot","ask":"transport.origin","answer":"kandahar","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[9,"kandahar"]]],"sum":"d30a42f2fcaf2d6f"}
{"n":2123,"by":"government","how":"bot","ask":"transport.destination","answer":"balkh","why":[["{0}: {1}",[["8.6.2: Police without Troops or Base",[]],"balkh"]]],"sum":"a2eea810b6418aa5"}
{"n":2124,"by":"government","how":"bot","ask":"transport.troops","answer":"8","why":["8.6.2: all of the excess, but 1 stays"],"print":"723fe3b59bb2de1b","sum":"7df8b739715c3e75"}
{"n":2125,"by":null,"ask":"deck.card","answer":"24","print":"e5c6f218299a4d7e","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 63\nnext: 24\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda 69 44 32\neligible: coalition taliban\nresources: government=18 taliban=19 warlords=69\naid: 14\npatronage: 13\nislamabad: sponsorship\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:T8P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2a1 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T8P5 support=S +1\nkabul C:B1T1 G:T6P2 +1\nkandahar C:B1T2 G:B1T1P5\nkhowst C:B1T2 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 T:u2a1 support=S\nzabol C:T1 G:B1 +1\nnorthwest-frontier T:B2u9\nwaziristan T:B2u8\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nfarah-kandahar sabotage\n","sum":"3dd1d3fcba1c5c48"}
{"n":2126,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} would change nothing",["Teetotalers"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[15,2]]]],["{0}: {1}",["8.7","rally"]]],"sum":"ba3c1a75ee6446ea"}
{"n":2127,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"ghazni"]]],"sum":"4e2e7319fc01e197"}
{"n":2128,"by":"taliban","how":"bot","ask":"rally.action","answer":"hide","why":[["{0}: {1}",[["8.7.2 step 1: all Active at a Base with cubes",[]],"ghazni"]]],"sum":"a6213db957d2f588"}
{"n":2129,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"6e623402d405b35d"}
{"n":2130,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"a12b493c89015548"}
{"n":2131,"by":"taliban","how":"bot","ask":"rally.active","answer":"1","why":["8.1.2: its own Active Guerrillas first"],"sum":"fa443c24a92ed52b"}
{"n":2132,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"1b84d06b3cafb084"}
{"n":2133,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"2b09c59abdcbfbbd"}
{"n":2134,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, farah, oruzgan, samangan, sar-e-pol, balochistan"]]],"sum":"264e5cb7a4fe6540"}
{"n":2135,"by":null,"ask":"bot.tan","answer":"2","sum":"eeccb13458e3a10f"}
{"n":2136,"by":null,"ask":"bot.black","answer":"4","sum":"4fcc1502e0bc0d90"}
{"n":2137,"by":null,"ask":"bot.green","answer":"2","sum":"92b1c1175cab43b0"}
{"n":2138,"by":"taliban","how":"bot","ask":"rally.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,2,"herat","badghis"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badghis"]]],"sum":"d674c6610b152047"}
{"n":2139,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"badghis"]]],"sum":"439f2548f42a2aaa"}
{"n":2140,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"c710068a987389db"}
{"n":2141,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"227eb86eafa38e74"}
{"n":2142,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"0a38dcdede9b0d14"}
{"n":2143,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"cfad949046abe2a3"}
{"n":2144,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"2a85ea0d4df5a039"}
{"n":2145,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"f2f3b1995b160116"}
{"n":2146,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"0e482bf2c3d4160a"}
{"n":2147,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"paktika"]]],"sum":"c47e0f632738d32e"}
{"n":2148,"by":"taliban","how":"bot","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources allow"],"sum":"609a6b0fbdf54071"}
{"n":2149,"by":"taliban","how":"bot","ask":"special","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"b91ce22567462825"}
{"n":2150,"by":"taliban","how":"bot","ask":"extort.space","answer":"badghis","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"badghis"]]],"sum":"303f5707bba8fc9a"}
{"n":2151,"by":"taliban","how":"bot","ask":"extort.space","answer":"paktika","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"paktika"]]],"sum":"846a768315e3b3fc"}
{"n":2152,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"a2aa92dab5585797"}
{"n":2153,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"print":"fb69077eed80d1a1","sum":"cd0ad321e6fc4f23"}
{"n":2154,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: {0} would change nothing",["Teetotalers"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,6]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kandahar, khowst",["{0}",[2]]]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"a665c28beaea07a8"}
{"n":2155,"by":null,"ask":"bot.tan","answer":"6","sum":"1926d00fa254be1b"}
{"n":2156,"by":null,"ask":"bot.black","answer":"2","sum":"81ec3d2da48d72c7"}
{"n":2157,"by":null,"ask":"bot.green","answer":"3","sum":"c63f1c9b769edcef"}
{"n":2158,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,3,"badakhshan","kandahar"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, khowst",["{0}",[2]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"b25b5d1fd8ef846d"}
{"n":2159,"by":null,"ask":"bot.tan","answer":"5","sum":"64d131633a386a32"}
{"n":2160,"by":null,"ask":"bot.black","answer":"4","sum":"6b78598a61e50ff3"}
{"n":2161,"by":null,"ask":"bot.green","answer":"1","sum":"0d7c292e8bad8236"}
{"n":2162,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,1,"balkh","herat"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst",["{0}",[2]]]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban pieces",[4]]]]]],"8.8: Assault"],"sum":"f5cdd2faefd7cb03"}
{"n":2163,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"96c1605114c7f228"}
{"n":2164,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"7b76ae9c3f74bc8f"}
{"n":2165,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.8.3: Predators: fewest Guerrillas",[]],"waziristan",["{0}",[11]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"sum":"05f67ca7fd801d9b"}
{"n":2166,"by":"coalition","how":"bot","ask":"air-strike.piece","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"6aa9c9e3c914049c"}
{"n":2167,"by":"coalition","how":"bot","ask":"air-strike.again","answer":"done","why":["8.8.3: Predators remove 1 piece"],"sum":"430814d4c49b54f1"}
{"n":2168,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"paktika","why":[["{0}: {1}",[["8.8.3: a Base can be removed",[]],"paktika"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"paktika"]]],"sum":"3933384dd1b90c68"}
{"n":2169,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"badghis","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"badghis"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"badghis"]]],"print":"087703a5f2e770c1","sum":"e1219216ce5a93ce"}
{"n":2170,"by":null,"ask":"deck.top","answer":"propaganda","print":"7afb1161bbf79d5e","position":"scenario: extended\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 24\nnext: propaganda\nplayed: 2 49 23 59 30 64 33 propaganda 5 68 47 67 61 43 48 propaganda 26 41 46 36 13 65 12 18 55 17 25 62 9 21 72 42 56 66 28 37 propaganda 39 53 57 50 10 45 38 6 40 70 11 propaganda 71 60 16 8 20 15 29 19 3 58 propaganda 69 44 32 63\neligible: government warlords\nresources: government=18 taliban=15 warlords=69\naid: 14\npatronage: 13\nislamabad: sponsorship!\nout-of-play: C:T4\ncapabilities: 2=unshaded 3=unshaded 5=shaded 12=unshaded 18=unshaded 23=shaded 29=unshaded 30=shaded 33=shaded 46=unshaded\nbadakhshan W:B1u1\nbaghlan W:B2u1\nbalkh G:T8P2 W:B2u3\nbamian W:B1\nfaryab W:B2u3\nghazni C:T4 G:P1 T:B2u1 support=O\nghowr W:B1\nhelmand W:B1u1\nherat C:B1T2 G:T8P5 support=S +1\nkabul C:B1T1 G:T6P2 T:u1 +1\nkandahar C:B1T2 G:B1T1P5\nkhowst C:B1T2 G:T7P7 support=S +1\nkonduz W:B1u1\nnimruz W:B1u1\nnuristan C:T1 G:P2\npaktika C:T1 support=O\nzabol C:T1 G:B1 +1\nnorthwest-frontier T:B2u11a1\nwaziristan T:B2u9a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nshibirghan-aibak sabotage\nfarah-kandahar sabotage\n","sum":"35e3e44828bff0ab"}
{"n":2171,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} is Momentum, and Propaganda comes next",["US-Taliban Talks"]],["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: no ({1})",[50,81]],["{0}: no {1} is possible",["8.5","terror"]],["{0}: {1}",["8.5","rally"]]],"sum":"72b7bf304adbc421"}
{"n":2172,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghowr"]]],"sum":"9ad6c9c6ee4da370"}
{"n":2173,"by":null,"ask":"bot.tan","answer":"3","sum":"724324ba378df19c"}
{"n":2174,"by":null,"ask":"bot.black","answer":"5","sum":"ff57b7ea7807750d"}
{"n":2175,"by":null,"ask":"bot.green","answer":"2","sum":"31415d272188383b"}
{"n":2176,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,2,"nuristan","ghowr"]],["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"ghowr"]]],"sum":"aa39cab7d08e0e10"}
{"n":2177,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"ghowr"]]],"sum":"406a03d3f7971dbf"}
{"n":2178,"by":"warlords","how":"bot","ask":"rally.space","answer":"bamian","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"bamian"]]],"sum":"3848fa01fda86022"}
{"n":2179,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"bamian"]]],"sum":"95a80d31b64a2c08"}
{"n":2180,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, farah, faryab, ghazni, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"df33a39c6d9daa8e"}
{"n":2181,"by":null,"ask":"bot.tan","answer":"6","sum":"d725dab087b23148"}
{"n":2182,"by":null,"ask":"bot.black","answer":"4","sum":"2d6a44606a7aae7c"}
{"n":2183,"by":null,"ask":"bot.green","answer":"3","sum":"d721fbd1f5727ebc"}
{"n":2184,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,3,"faryab","faryab"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"f2407b0f3181bb51"}
{"n":2185,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"faryab"]]],"sum":"ed0a5b73073e4b67"}
{"n":2186,"by":"warlords","how":"bot","ask":"rally.space","answer":"suborn","why":[["8.5.4: no {0}",["cultivate"]],"8.5.4: no Traffic: Resources would reach 75",["8.5.4: {0}",["suborn"]]],"sum":"9a6e1e436fb55624"}
{"n":2187,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.5.4 step 2: Pakistan last",[]],"ghazni, kabul"]],["8.2: among {0}",["ghazni, kabul"]]],"sum":"0ece23b5689fde7c"}
{"n":2188,"by":null,"ask":"bot.tan","answer":"1","sum":"721738e6f571b595"}
{"n":2189,"by":null,"ask":"bot.black","answer":"4","sum":"da3db719cf36155d"}
{"n":2190,"by":null,"ask":"bot.green","answer":"6","sum":"a5acb5e08e4040dd"}
{"n":2191,"by":"warlords","how":"bot","ask":"suborn.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","ghazni"]],["{0}: {1}",[["8.5.4 step 2: Taliban Guerrillas",[]],"ghazni"]]],"sum":"50d75fa1609621b8"}
{"n":2192,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 2: Taliban Guerrillas",[]],"ghazni"]]],"sum":"7bd886a01f2aab60"}
{"n":2193,"by":"warlords","how":"bot","ask":"suborn.space","answer":"kabul","why":[["{0}: {1}",[["8.5.4 step 2: Pakistan last",[]],"kabul"]],["{0}: {1}",[["8.5.4 step 2: Taliban Guerrillas",[]],"kabul"]]],"sum":"a73441bc6819705f"}
{"n":2194,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 2: Taliban Guerrillas",[]],"kabul"]]],"sum":"9b2d80a1710bad11"}
{"n":2195,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"ad313c98cdc21349"}
{"n":2196,"by":null,"ask":"bot.tan","answer":"5","sum":"de6e089b9af2642e"}
{"n":2197,"by":null,"ask":"bot.black","answer":"6","sum":"33d2481238774c9f"}
{"n":2198,"by":null,"ask":"bot.green","answer":"4","sum":"523ba4514c1b7c95"}
{"n":2199,"by":"warlords","how":"bot","ask":"suborn.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,4,"bamian","waziristan"]],["{0}: {1}",[["8.5.4 step 2: Taliban Guerrillas",[]],"waziristan"]]],"sum":"7a1cdb7c5802c98a"}
{"n":2200,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 2: Taliban Guerrillas",[]],"waziristan"]]],"sum":"9426e5619121a4c5"}
{"n":2201,"by":"warlords","how":"bot","ask":"suborn.guerrilla","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"print":"ce3a4f13de566a0d","sum":"88758aa95d243be7"}
{"n":2202,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.1: {0} is Momentum, and Propaganda comes next",["US-Taliban Talks"]],["8.6.2: at least {0} pieces Available: no ({1})",[15,3]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"883e044818be7238"}
{"n":2203,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"baghlan, konduz",["{0}",[2]]]],["8.2: among {0}",["baghlan, konduz"]]],"sum":"2ccadac149070d58"}
{"n":2204,"by":null,"ask":"bot.tan","answer":"1","sum":"98013176bd79f23c"}
{"n":2205,"by":null,"ask":"bot.black","answer":"3","sum":"82056c2b921a6e33"}
{"n":2206,"by":null,"ask":"bot.green","answer":"6","sum":"eeaff41a8e8597bf"}
{"n":2207,"by":"government","how":"bot","ask":"sweep.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,6,"helmand","baghlan"]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"baghlan"]]],"sum":"73df5e92ad5ea500"}
{"n":2208,"by":"government","how":"bot","ask":"sweep.origin","answer":"balkh","why":[["{0}: {1} ({2})",[["8.6.4: most Troops",[]],"balkh",["{0}",[8]]]],["8.6.4: just enough Troops: {0} from {1}",[4,"balkh"]]],"sum":"8381c97699e3de0c"}
{"n":2209,"by":"government","how":"bot","ask":"sweep.troops","answer":"4","why":[["8.6.4: just enough Troops: {0} from {1}",[4,"balkh"]]],"sum":"ef95539d7f7803b3"}
{"n":2210,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"1138a14922663db4"}
{"n":2211,"by":"government","how":"bot","ask":"sweep.space","answer":"balkh","why":[["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[0,3,"balkh"]]],"sum":"130afb89ed7c99a7"}
{"n":2212,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"20fa9865feaa3a30"}
{"n":2213,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"8403e972d42b0b70"}
{"n":2214,"by":"government","how":"bot","ask":"sweep.targets","answer":"warlords","why":["8.1.1: all that can be found"],"sum":"23c00aaf58fc6302"}
{"n":2215,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[8,"herat"]],["8.2: among {0}",["badghis, ghowr"]]],"sum":"d9bcd2f4754b09cc"}
{"n":2216,"by":null,"ask":"bot.tan","answer":"3","sum":"5f88bb22044c9e54"}
{"n":2217,"by":null,"ask":"bot.black","answer":"5","sum":"65ec3e6a8dc00cdc"}
{"n":2218,"by":null,"ask":"bot.green","answer":"2","sum":"d30ef04fe71ee808"}
{"n":2219,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,2,"nuristan","ghowr"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"ghowr"]],"8.6.2: Transport"],"sum":"496c48d079feb1d6"}
{"n":2220,"by":"government","how":"bot","ask":"transport.origin","answer":"herat","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[8,"herat"]]],"sum":"e5286eee27960230"}
{"n":2221,"by":"government","how":"bot","ask":"transport.destination","answer":"ghowr","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"ghowr"]]],"sum":"33c6be6a0a08753e"}
{"n":2222,"by":"government","how":"bot","ask":"transport.troops","answer":"7","why":["8.6.2: all of the excess, but 1 stays"],"print":"badf03c996346942","sum":"90f04c22f62dbac7"}
{"n":2223,"by":null,"ask":"deck.card","answer":"35","print":"cabe122febdfc71a","sum":"5efb5aa3d61d186e"}
{"n":2224,"by":"coalition","how":"bot","ask":"civic.space","answer":"ghazni","why":[["{0}: {1}",[["8.8.5: at Opposition",[]],"ghazni"]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"ghazni"]]],"sum":"50ff59b5301a105e"}
{"n":2225,"by":"coalition","how":"bot","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid for"],"sum":"a4c95f5e858714a1"}
{"n":2226,"by":"coalition","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, nuristan"]]],"sum":"e17b1b740de76d43"}
{"n":2227,"by":null,"ask":"bot.tan","answer":"4","sum":"5f928472ee4ea64d"}
{"n":2228,"by":null,"ask":"bot.black","answer":"5","sum":"272f9a45078a4d19"}
{"n":2229,"by":null,"ask":"bot.green","answer":"2","sum":"d3fcb88d9ed8f974"}
{"n":2230,"by":"coalition","how":"bot","ask":"civic.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,2,"nuristan","nuristan"]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"nuristan"]]],"sum":"9555eed1f846c711"}
{"n":2231,"by":"coalition","how":"bot","ask":"civic.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"kandahar"]]],"sum":"7aeb6dfcc4108d17"}
{"n":2232,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"878f2854ebd972f6","sum":"b4df7c1711fb7d7b"}
{"n":2233,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"68bf6f98b48dcb6b"}
{"n":2234,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a08ae832b256f8bd"}
{"n":2235,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"19c58b0130e5d7ce"}
{"n":2236,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"850900f11b2367f6"}
{"n":2237,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"d61740b902c29b26"}
{"n":2238,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"f6dac00ad1164b74"}
{"n":2239,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b5db92e45bfd8278"}
{"n":2240,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"6dc3e768a4001e91"}
{"n":2241,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar, zabol",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"1d01e7198d070318"}
{"n":2242,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"55d730f5646e544b"}
{"n":2243,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar, zabol",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"47f9ab6466f7d92c"}
{"n":2244,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b2fe7e49391477aa"}
{"n":2245,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"zabol",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"zabol"]]],"sum":"6154c65a4557cc1c"}
{"n":2246,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar, zabol",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"0c5b6701089ec19c"}
{"n":2247,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b8e2577c5e7100bd"}
{"n":2248,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar, zabol",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"95064655ce503e4e"}
{"n":2249,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b50c0ea133238488"}
{"n":2250,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"zabol",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"zabol"]]],"sum":"d7e0e69a205969af"}
{"n":2251,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar, zabol",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"48b26596c758c823"}
{"n":2252,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"d6f4c757c2f1e057"}
{"n":2253,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar, zabol",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"c69a1c470a538aa0"}
{"n":2254,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"2f31537a2bbc5b81"}
{"n":2255,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"zabol",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"zabol"]]],"sum":"ac3aa7633de8f17d"}
{"n":2256,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"2851faa25dce2029"}
{"n":2257,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar, zabol",["{0}",[3]]]],["8.2: among {0}",["herat, kandahar, zabol"]]],"sum":"930e818b121fc48a"}
{"n":2258,"by":null,"ask":"bot.tan","answer":"1","sum":"3f9da7135324d86c"}
{"n":2259,"by":null,"ask":"bot.black","answer":"3","sum":"2ab5dafde5c18e8e"}
{"n":2260,"by":null,"ask":"bot.green","answer":"3","sum":"eab668eeee460ad8"}
{"n":2261,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,3,"badghis","zabol"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"zabol"]]],"sum":"afe5fd01643cc30f"}
{"n":2262,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"f006501fc7a858f7"}
{"n":2263,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kandahar",["{0}",[3]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"a109ec7a47bea818"}
{"n":2264,"by":null,"ask":"bot.tan","answer":"5","sum":"2f991277436b194d"}
{"n":2265,"by":null,"ask":"bot.black","answer":"6","sum":"b0ff5e869e106aa4"}
{"n":2266,"by":null,"ask":"bot.green","answer":"1","sum":"b61b9784c021187f"}
{"n":2267,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,1,"sar-e-pol","kandahar"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"0a7a95d31c49349b"}
{"n":2268,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: highest Population",[]],"baghlan, balkh",["{0}",[2]]]],["8.2: among {0}",["baghlan, balkh"]]],"sum":"74fd6732db3d20d4"}
{"n":2269,"by":null,"ask":"bot.tan","answer":"2","sum":"7cbb9bf4cfb50d80"}
{"n":2270,"by":null,"ask":"bot.black","answer":"3","sum":"5de79664d4432868"}
{"n":2271,"by":null,"ask":"bot.green","answer":"4","sum":"800e32a1a3b0d29d"}
{"n":2272,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,4,"badghis","baghlan"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"baghlan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kandahar, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"311d92aa14175379"}
{"n":2273,"by":null,"ask":"bot.tan","answer":"4","sum":"e9df066bbb86bce6"}
{"n":2274,"by":null,"ask":"bot.black","answer":"6","sum":"347e8f32cc0214e8"}
{"n":2275,"by":null,"ask":"bot.green","answer":"6","sum":"c640c939096609be"}
{"n":2276,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,6,"northwest-frontier","kandahar"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, khowst",["{0}",[4]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"f0b59c1506c50a30"}
{"n":2277,"by":null,"ask":"bot.tan","answer":"2","sum":"032e52894e4d0d54"}
{"n":2278,"by":null,"ask":"bot.black","answer":"6","sum":"35ad26fbb77424de"}
{"n":2279,"by":null,"ask":"bot.green","answer":"6","sum":"66fa5dae2877bce9"}
{"n":2280,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,6,"paktika","khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat",["{0}",[4]]]],["{0}: {1} ({2})",[["8.6.7: highest Population",[]],"balkh",["{0}",[2]]]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"balkh"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kandahar, khowst",["{0}",[3]]]],["8.2: among {0}",["herat, kandahar, khowst"]]],"sum":"871562ccc7a4ebdf"}
{"n":2281,"by":null,"ask":"bot.tan","answer":"6","sum":"22cd381e7af5f611"}
{"n":2282,"by":null,"ask":"bot.black","answer":"2","sum":"63000e957d34d805"}
{"n":2283,"by":null,"ask":"bot.green","answer":"1","sum":"c5bcdc804311b4a3"}
{"n":2284,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,1,"konduz","kandahar"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, khowst",["{0}",[3]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"765d3e8363a55cf7"}
{"n":2285,"by":null,"ask":"bot.tan","answer":"5","sum":"31b99e4514dd7e82"}
{"n":2286,"by":null,"ask":"bot.black","answer":"3","sum":"e3b1d7d062132042"}
{"n":2287,"by":null,"ask":"bot.green","answer":"6","sum":"c467ea111b73d2cb"}
{"n":2288,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,6,"ghowr","herat"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kandahar, khowst, nuristan, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"herat, kandahar, khowst, nuristan"]],["8.2: among {0}",["herat, kandahar, khowst, nuristan"]]],"sum":"5e9983665d5279d1"}
{"n":2289,"by":null,"ask":"bot.tan","answer":"2","sum":"600e5cfb79343f09"}
{"n":2290,"by":null,"ask":"bot.black","answer":"1","sum":"d8bf699d5a826900"}
{"n":2291,"by":null,"ask":"bot.green","answer":"4","sum":"f3185ca6dfc63b9a"}
{"n":2292,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,4,"nimruz","herat"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kandahar, khowst, nuristan, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"kandahar, khowst, nuristan"]],["8.2: among {0}",["kandahar, khowst, nuristan"]]],"sum":"9063733112c5201e"}
{"n":2293,"by":null,"ask":"bot.tan","answer":"5","sum":"cbd2e50f3db29b14"}
{"n":2294,"by":null,"ask":"bot.black","answer":"4","sum":"562a7b8243594642"}
{"n":2295,"by":null,"ask":"bot.green","answer":"5","sum":"6bc931ffe4039734"}
{"n":2296,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,5,"ghowr","kandahar"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"ghowr"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"khowst, nuristan, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"khowst, nuristan"]],["8.2: among {0}",["khowst, nuristan"]]],"sum":"88b0ca46631de809"}
{"n":2297,"by":null,"ask":"bot.tan","answer":"6","sum":"8aaa00466d3f0ef2"}
{"n":2298,"by":null,"ask":"bot.black","answer":"5","sum":"ad1654ba4c823e1c"}
{"n":2299,"by":null,"ask":"bot.green","answer":"3","sum":"f7e6c8f0e7b808bb"}
{"n":2300,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,3,"bamian","khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"nuristan, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"nuristan"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.2: among {0}",["ghazni, herat, kabul, kandahar, khowst, nuristan"]]],"sum":"87a266c6f457106c"}
{"n":2301,"by":null,"ask":"bot.tan","answer":"1","sum":"2769d08c9992a87a"}
{"n":2302,"by":null,"ask":"bot.black","answer":"4","sum":"92e91a5910216989"}
{"n":2303,"by":null,"ask":"bot.green","answer":"6","sum":"5f6228d523e649b9"}
{"n":2304,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,6,"helmand","khowst"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"khowst","baghlan"]]],"sum":"d56189300dfb6c50"}
{"n":2305,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"khowst","baghlan"]]],"sum":"8fb18606c95a101a"}
{"n":2306,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"khowst","baghlan"]]],"sum":"2d9f8f069b51b7bd"}
{"n":2307,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kandahar","baghlan"]]],"sum":"8271e3f6a44b325d"}
{"n":2308,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kandahar","baghlan"]]],"sum":"33bb62d709022e0a"}
{"n":2309,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kandahar","baghlan"]]],"sum":"9f6402a847b550aa"}
{"n":2310,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","baghlan"]]],"sum":"ebfa6d7e863fd146"}
{"n":2311,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","baghlan"]]],"sum":"a818b5829f969a33"}
{"n":2312,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","baghlan"]]],"sum":"5de0601aad969868"}
{"n":2313,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","balkh"]]],"sum":"333a069a8177f59d"}
{"n":2314,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","balkh"]]],"sum":"cda4eb37f752be00"}
{"n":2315,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"kandahar","balkh"]]],"sum":"67cb11a67031112f"}
{"n":2316,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"herat","balkh"]]],"sum":"90c3bd25cb904028"}
{"n":2317,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"herat","balkh"]]],"sum":"b495034dcb9d0d91"}
{"n":2318,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],2,"herat","balkh"]]],"sum":"cd59dd0b26a59a88"}
{"n":2319,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","balkh"]]],"sum":"9b80dd2d27636c92"}
{"n":2320,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","balkh"]]],"sum":"574eccd989d5222d"}
{"n":2321,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","balkh"]]],"sum":"7bd1bf3975e2a574"}
{"n":2322,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","ghowr"]]],"sum":"68e069cab09b17ac"}
{"n":2323,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","ghowr"]]],"sum":"92daba59293edeee"}
{"n":2324,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"khowst","ghowr"]]],"sum":"ef9129b49dbb5d59"}
{"n":2325,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"nuristan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"nuristan","ghowr"]]],"sum":"8f20696bb07a89c1"}
{"n":2326,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"nuristan","ghowr"]]],"sum":"7d97f259681c2f8a"}
{"n":2327,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"nuristan","ghowr"]]],"sum":"cbde42cae3a14cdc"}
{"n":2328,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul-tor-kham","ghowr"]]],"sum":"0e0cccee754ac9c7"}
{"n":2329,"by":"government","how":"bot","ask":"redeploy.destination","answer":"ghowr","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul-tor-kham","ghowr"]]],"sum":"28f4d7e0ce5ab38d"}
{"n":2330,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul-tor-kham","ghowr"]]],"sum":"4d93692638a3ae93"}
{"n":2331,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"khowst","kabul-tor-kham"]]],"sum":"d39f20922ab76168"}
{"n":2332,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"khowst","kabul-tor-kham"]]],"sum":"34810501b4517c2e"}
{"n":2333,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"print":"dcbf093a870a3de7","sum":"99c17836b31cb6d4"}
