{"format":2,"game":"adp","rules":5,"program":"0.1.0","scenario":"main","seats":{"coalition":"bot","government":"bot","taliban":"bot","warlords":"bot"},"seed":"~7ed6800b5ddf65323de29f59e5da90d3","sum":"ced8e6932a9459e1"}
{"n":1,"by":null,"ask":"setup.remove","answer":"58","sum":"1f43a4454cdbd445"}
{"n":2,"by":null,"ask":"setup.remove","answer":"44","sum":"3c361e82cbd2eb05"}
{"n":3,"by":null,"ask":"setup.remove","answer":"52","sum":"31c07d480df84ee3"}
{"n":4,"by":null,"ask":"setup.remove","answer":"4","sum":"2659bdccecb31d4a"}
{"n":5,"by":null,"ask":"setup.remove","answer":"65","sum":"34fcd9bb21b74b40"}
{"n":6,"by":null,"ask":"setup.remove","answer":"29","sum":"f7ed39a355cfab84"}
{"n":7,"by":null,"ask":"setup.remove","answer":"68","sum":"701061856c56ccae"}
{"n":8,"by":null,"ask":"setup.remove","answer":"51","sum":"e853ac1bbef5345a"}
{"n":9,"by":null,"ask":"setup.remove","answer":"53","sum":"d6f90d3c41410ed2"}
{"n":10,"by":null,"ask":"setup.remove","answer":"14","sum":"eab5d42b1dcf669b"}
{"n":11,"by":null,"ask":"setup.remove","answer":"7","sum":"c64fd2ec5f479a60"}
{"n":12,"by":null,"ask":"setup.remove","answer":"35","print":"e249b96055d65e08","sum":"f24ef04339d8f0b9"}
{"n":13,"by":null,"ask":"deck.top","answer":"propaganda","sum":"1ecfcf939782e605"}
{"n":14,"by":null,"ask":"deck.card","answer":"33","print":"f274317b37948233","sum":"d128419c61564211"}
{"n":15,"by":"coalition","how":"bot","ask":"civic.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"kabul"]]],"sum":"9567e7f5001a77ac"}
{"n":16,"by":"coalition","how":"bot","ask":"civic.space","answer":"khowst","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"khowst"]]],"sum":"d1526e60fefa8e98"}
{"n":17,"by":"government","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.6: highest Population",[]],"kandahar, konduz",["{0}",[2]]]],["8.2: among {0}",["kandahar, konduz"]]],"sum":"290331157cb49961"}
{"n":18,"by":null,"ask":"bot.tan","answer":"3","sum":"3cbb12a2bd192872"}
{"n":19,"by":null,"ask":"bot.black","answer":"1","sum":"7c095795e0d62339"}
{"n":20,"by":null,"ask":"bot.green","answer":"1","sum":"45f89f047257f8ff"}
{"n":21,"by":"government","how":"bot","ask":"civic.space","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,1,"waziristan","konduz"]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"konduz"]]],"sum":"0acc5e40170b089e"}
{"n":22,"by":"government","how":"bot","ask":"civic.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.6: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"kandahar"]]],"sum":"03c156e1afcab44e"}
{"n":23,"by":"government","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"herat"]]],"sum":"224da7fafa1f8835"}
{"n":24,"by":"taliban","how":"bot","ask":"sharia.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.7.7: the greatest shift",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.7.7: Sharia",[]],"nuristan"]]],"sum":"d607eaeeccbe85a3"}
{"n":25,"by":"taliban","how":"bot","ask":"sharia.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, oruzgan, paktika"]]],"sum":"4a26b4975c50bafa"}
{"n":26,"by":null,"ask":"bot.tan","answer":"2","sum":"7030702769ede2cc"}
{"n":27,"by":null,"ask":"bot.black","answer":"3","sum":"5ebe5e23aa34d6f7"}
{"n":28,"by":null,"ask":"bot.green","answer":"6","sum":"c5de8f50de9e02ba"}
{"n":29,"by":"taliban","how":"bot","ask":"sharia.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,6,"helmand","helmand"]],["{0}: {1}",[["8.7.7: Sharia",[]],"helmand"]]],"sum":"ea49573b49aa27f3"}
{"n":30,"by":"taliban","how":"bot","ask":"sharia.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"fd0718be4f5392fd"}
{"n":31,"by":null,"ask":"bot.tan","answer":"4","sum":"1ad3cd4a8acf6983"}
{"n":32,"by":null,"ask":"bot.black","answer":"1","sum":"fb2ebedda11ff68d"}
{"n":33,"by":null,"ask":"bot.green","answer":"1","sum":"9b91e853e2291d0c"}
{"n":34,"by":"taliban","how":"bot","ask":"sharia.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,1,"waziristan","ghazni"]],["{0}: {1}",[["8.7.7: Sharia",[]],"ghazni"]]],"sum":"233d6d4d660994c3"}
{"n":35,"by":"taliban","how":"bot","ask":"sharia.space","answer":"roll-spaces","why":[["8.2: among {0}",["oruzgan, paktika"]]],"sum":"b10d3d181a4d7e83"}
{"n":36,"by":null,"ask":"bot.tan","answer":"6","sum":"2a97e98011cf40b0"}
{"n":37,"by":null,"ask":"bot.black","answer":"2","sum":"c03a2763bf499b75"}
{"n":38,"by":null,"ask":"bot.green","answer":"6","sum":"c14c6740e22379de"}
{"n":39,"by":"taliban","how":"bot","ask":"sharia.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,6,"samangan","oruzgan"]],["{0}: {1}",[["8.7.7: Sharia",[]],"oruzgan"]]],"sum":"cceb56ecfbcf4ca3"}
{"n":40,"by":"taliban","how":"bot","ask":"sharia.space","answer":"paktika","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"paktika"]]],"print":"481a062b1ff046e8","sum":"ca34fe6744243810"}
{"n":41,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b5999235ce7d43cb"}
{"n":42,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e51e839832bfd6a7"}
{"n":43,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"55862f22a51c34ac"}
{"n":44,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"0e326cf7ccaf206e"}
{"n":45,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ef4dcfd0e1140de2"}
{"n":46,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"ghazni","why":[["8.8.6: no Police in {0}",["ghazni"]]],"sum":"5d5f46bd131d926c"}
{"n":47,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"6caffb56083c008f"}
{"n":48,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"f264b607829d5b17"}
{"n":49,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"921f492a39d6be60"}
{"n":50,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"cbf9ddc9373d1573"}
{"n":51,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, konduz"]]],"sum":"725ff4c41925234f"}
{"n":52,"by":null,"ask":"bot.tan","answer":"5","sum":"fb6f00b221878ca8"}
{"n":53,"by":null,"ask":"bot.black","answer":"4","sum":"0982975d552a8a6c"}
{"n":54,"by":null,"ask":"bot.green","answer":"2","sum":"737f88e8f1a69ce9"}
{"n":55,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,2,"balkh","kandahar"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"kandahar"]],["8.2: among {0}",["kabul, khowst, konduz"]]],"sum":"f4d55490c42b1c74"}
{"n":56,"by":null,"ask":"bot.tan","answer":"4","sum":"2e47a47fb51b1838"}
{"n":57,"by":null,"ask":"bot.black","answer":"5","sum":"5083117b3df308bc"}
{"n":58,"by":null,"ask":"bot.green","answer":"5","sum":"74fe964831a3409d"}
{"n":59,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,5,"northwest-frontier","konduz"]],["8.2: among {0}",["kabul, khowst"]]],"sum":"66af91bc571d5be4"}
{"n":60,"by":null,"ask":"bot.tan","answer":"4","sum":"45a36918784425de"}
{"n":61,"by":null,"ask":"bot.black","answer":"2","sum":"0a66b3c87347e6bd"}
{"n":62,"by":null,"ask":"bot.green","answer":"2","sum":"4bd602b51cb57137"}
{"n":63,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,2,"waziristan","khowst"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"konduz","kandahar"]]],"sum":"3c8f988707e696d9"}
{"n":64,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"konduz","kandahar"]]],"sum":"3b6fbf3ac782ee7b"}
{"n":65,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"khowst","kabul-tor-kham"]]],"sum":"8f77fa4bd769e880"}
{"n":66,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"khowst","kabul-tor-kham"]]],"sum":"e65c80afc32626a1"}
{"n":67,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"8f3d24e97f53c56e"}
{"n":68,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"c94a345e87f41140"}
{"n":69,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"f67f2abce2c42365"}
{"n":70,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, oruzgan, paktika, zabol",["{0}",[1]]]],["8.2: among {0}",["ghazni, oruzgan, paktika, zabol"]]],"sum":"349a569876223c79"}
{"n":71,"by":null,"ask":"bot.tan","answer":"1","sum":"ad0b52f88554dbb2"}
{"n":72,"by":null,"ask":"bot.black","answer":"3","sum":"cc212478ba888e26"}
{"n":73,"by":null,"ask":"bot.green","answer":"4","sum":"d638b8c928c83f3f"}
{"n":74,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,4,"badghis","zabol"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"sum":"f5ac1a5cbf8802cb"}
{"n":75,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, oruzgan, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"5fb8fb504dc9900f"}
{"n":76,"by":null,"ask":"bot.tan","answer":"5","sum":"6e64ad2cab4816e3"}
{"n":77,"by":null,"ask":"bot.black","answer":"3","sum":"65307b6f5d25ef98"}
{"n":78,"by":null,"ask":"bot.green","answer":"1","sum":"b1508566f320d357"}
{"n":79,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,1,"balkh","oruzgan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"oruzgan"]]],"print":"ac07ac3f875b31fc","sum":"84559c755f95bafc"}
{"n":80,"by":null,"ask":"deck.card","answer":"31","print":"6c3228edf7a2a379","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 33\nnext: 31\nplayed: propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\nresources: government=42 taliban=13 warlords=22\ncapabilities: 7=unshaded 29=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u1 support=O\nhelmand T:B1u2 W:B1u1 support=O\nherat G:P1 support=S\nkabul C:B1T6 G:T7 support=S +1\nkandahar C:T1 G:P2 W:B1u1 support=S\nkhowst C:T1 support=S +1\nkonduz W:B1u1 support=S\nnuristan T:B1u2 W:B1u1 support=O\noruzgan T:B1u2 support=O\npaktika T:B1u1 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\nkabul-tor-kham G:P2\n","sum":"8c3346286e6e63f9"}
{"n":81,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Suicide Bombers",4]]],"sum":"8a620c25ed82e65c"}
{"n":82,"by":null,"ask":"bot.die","answer":"6","sum":"6ab83ad3f2080723"}
{"n":83,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,4,"Suicide Bombers"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[20,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"5523cd777ee698e8"}
{"n":84,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"1eec87ab489abc49"}
{"n":85,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"8a55c3bdfcd51d3c"}
{"n":86,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, ghowr, nimruz, samangan, sar-e-pol, balochistan"]]],"sum":"7afb0146810d2086"}
{"n":87,"by":null,"ask":"bot.tan","answer":"2","sum":"d9be3621c99f80d8"}
{"n":88,"by":null,"ask":"bot.black","answer":"2","sum":"089aaa83f98a0dbb"}
{"n":89,"by":null,"ask":"bot.green","answer":"1","sum":"bcfc97c128e42750"}
{"n":90,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,1,"balochistan","balochistan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"6b8520da30074bc7"}
{"n":91,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"8aef56d2da7784e2"}
{"n":92,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, nuristan, oruzgan, paktika, zabol, northwest-frontier, waziristan"]]],"sum":"e7b84242463b5455"}
{"n":93,"by":null,"ask":"bot.tan","answer":"4","sum":"41afc5ed7b1c93f9"}
{"n":94,"by":null,"ask":"bot.black","answer":"4","sum":"f6270d8530b9f67e"}
{"n":95,"by":null,"ask":"bot.green","answer":"5","sum":"4cde309c81ef9855"}
{"n":96,"by":"taliban","how":"bot","ask":"rally.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,5,"kabul","nuristan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"6f8c09bd3c4bb289"}
{"n":97,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"bd5b8c767b501cbe"}
{"n":98,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"2ea379961db20445"}
{"n":99,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, oruzgan, paktika, zabol, northwest-frontier, waziristan"]]],"sum":"0dce273ec6979aff"}
{"n":100,"by":null,"ask":"bot.tan","answer":"2","sum":"5288f5424c3b95c1"}
{"n":101,"by":null,"ask":"bot.black","answer":"6","sum":"d391b1afa018b848"}
{"n":102,"by":null,"ask":"bot.green","answer":"6","sum":"1fe40e3eeb4a35e6"}
{"n":103,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,6,"paktika","paktika"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"7e3efefaa50b877f"}
{"n":104,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"7dffc94a40bba31e"}
{"n":105,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, oruzgan, zabol, northwest-frontier, waziristan"]]],"sum":"163dace1b9569a89"}
{"n":106,"by":null,"ask":"bot.tan","answer":"1","sum":"044d9e7860e073c8"}
{"n":107,"by":null,"ask":"bot.black","answer":"3","sum":"3af5fa058f6be57c"}
{"n":108,"by":null,"ask":"bot.green","answer":"2","sum":"b4cac8cc7a426450"}
{"n":109,"by":"taliban","how":"bot","ask":"rally.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,2,"herat","helmand"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"3fb4345333839639"}
{"n":110,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"d823fe16dddefd82"}
{"n":111,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, zabol, northwest-frontier, waziristan"]]],"sum":"2857aaa3ac2a2a08"}
{"n":112,"by":null,"ask":"bot.tan","answer":"3","sum":"3514196aefbdfbf5"}
{"n":113,"by":null,"ask":"bot.black","answer":"3","sum":"ead005b09689e449"}
{"n":114,"by":null,"ask":"bot.green","answer":"4","sum":"ddb15469feb5d86d"}
{"n":115,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,4,"kabul","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"979014daaacc2968"}
{"n":116,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"746f10e3dfe1da8a"}
{"n":117,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, zabol, waziristan"]]],"sum":"c1a27ed74a41575c"}
{"n":118,"by":null,"ask":"bot.tan","answer":"5","sum":"0fdb4baf47118d80"}
{"n":119,"by":null,"ask":"bot.black","answer":"2","sum":"549c67ff909af6b6"}
{"n":120,"by":null,"ask":"bot.green","answer":"2","sum":"a5b5cb97bb912306"}
{"n":121,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,2,"konduz","zabol"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"7a8d6d61bfb86875"}
{"n":122,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"9d60c7e3a16438ab"}
{"n":123,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, waziristan"]]],"sum":"8bc120a49346fd5a"}
{"n":124,"by":null,"ask":"bot.tan","answer":"1","sum":"17101b7306af2ed4"}
{"n":125,"by":null,"ask":"bot.black","answer":"5","sum":"d2cba64bf643501e"}
{"n":126,"by":null,"ask":"bot.green","answer":"4","sum":"7da15653d5b07a5c"}
{"n":127,"by":"taliban","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,4,"oruzgan","oruzgan"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"0657fd8c101fead6"}
{"n":128,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"686d3d98108e3a5a"}
{"n":129,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, waziristan"]]],"sum":"449ce7e618613c5a"}
{"n":130,"by":null,"ask":"bot.tan","answer":"6","sum":"ca0cf2e0a71a4ca6"}
{"n":131,"by":null,"ask":"bot.black","answer":"1","sum":"89ee32b711ce7acd"}
{"n":132,"by":null,"ask":"bot.green","answer":"4","sum":"2ecc611957730c4e"}
{"n":133,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","waziristan"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"520073dda46ed348"}
{"n":134,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"0008ef1821553268"}
{"n":135,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"87aad3421c91fea9"}
{"n":136,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"kabul"]]],"sum":"7546b601bf563d7b"}
{"n":137,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"remove","why":["8.7.2: no Guerrilla is Available: remove"],"print":"72500da2270ffb21","sum":"131381ec26123e4a"}
{"n":138,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Suicide Bombers"]]],"sum":"022c988a6220184a"}
{"n":139,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"eec8df2ef19e5b45","sum":"779c1f5771e15214"}
{"n":140,"by":null,"ask":"deck.card","answer":"11","print":"5a0b8817ffba6b57","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 31\nnext: 11\nplayed: propaganda 33\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=42 taliban=7 warlords=22\npatronage: 3\ncapabilities: 7=unshaded 29=shaded 33=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u1 support=O\nhelmand T:B1u4 W:B1u1 support=O\nherat G:P1 support=S\nkabul C:B1T6 G:T5 T:u1 support=S +1\nkandahar C:T1 G:P2 W:B1u1 support=S\nkhowst C:T1 support=S +1\nkonduz W:B1u1 support=S\nnuristan T:B1u5 W:B1u1 support=O\noruzgan T:B1u4 support=O\npaktika T:B1u3 support=O\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\n","sum":"e61b4efe89f619da"}
{"n":141,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Car Bombs",4]]],"sum":"338a3f779adc8e4b"}
{"n":142,"by":null,"ask":"bot.die","answer":"2","sum":"1153753dfefec2a5"}
{"n":143,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[2,4,"Car Bombs"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Car Bombs"]]],"sum":"1a98469aa44c060c"}
{"n":144,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"8161794656399672","sum":"7defca1ec72620d3"}
{"n":145,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,53]],["{0}: {1}",["8.6","train"]]],"sum":"03ce843c1acfd2a5"}
{"n":146,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"bea900212d4da791"}
{"n":147,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"b76a9c3b874945ff"}
{"n":148,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"1c5ed20410901b1e"}
{"n":149,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"e539ea1b8760e995"}
{"n":150,"by":"government","how":"bot","ask":"govern.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"khowst"]]],"sum":"0def0d58369aad52"}
{"n":151,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"kandahar"]]],"sum":"7034557aba2a0fcb"}
{"n":152,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"kandahar"]]],"sum":"4695481f728a03cf"}
{"n":153,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"48f21e91ef3bfdfa"}
{"n":154,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"c1bd2a6cc6ca7779","sum":"b34bf9b602a7540f"}
{"n":155,"by":null,"ask":"deck.card","answer":"8","print":"e64c0b5940088c12","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 11\nnext: 8\nplayed: propaganda 33 31\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=39 taliban=7 warlords=22\naid: 10\npatronage: 8\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u1 support=O\nhelmand T:B1u4 W:B1u1 support=O\nherat G:P1 support=S\nkabul C:B1T6 G:T7P2 T:u1 support=S +1\nkandahar C:T1 G:P2 W:B1u1\nkhowst C:T1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1u5 W:B1u1 support=O\noruzgan T:B1u4 support=O\npaktika T:B1u3 support=O\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\n","sum":"37d73b639bbaceb4"}
{"n":156,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Release"]]],"sum":"90b9bd57b595b3cb"}
{"n":157,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"cb6f3e96fc8b58c3","sum":"dbe91e0bccc814a6"}
{"n":158,"by":"taliban","how":"bot","ask":"turn","answer":"terror","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[4,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[1,1]]]],["8.7: Support + Available {0} or less: no ({1})",[20,24]],["{0}: {1}",["8.7","terror"]]],"sum":"6448594f973cb8ec"}
{"n":159,"by":"taliban","how":"bot","ask":"terror.space","answer":"kabul","why":[["{0}: {1}",[["8.7.5: Terror where it shifts an area",[]],"kabul"]]],"sum":"792d9f2cf9f1898f"}
{"n":160,"by":"taliban","how":"bot","ask":"terror.space","answer":"extort","why":[["{0}: Extort wherever possible",["8.7.5"]]],"sum":"38ddc0d388d4dd0e"}
{"n":161,"by":"taliban","how":"bot","ask":"extort.space","answer":"ghazni","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"ghazni"]]],"sum":"dfbf514ed6e31994"}
{"n":162,"by":"taliban","how":"bot","ask":"extort.space","answer":"helmand","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"helmand"]]],"sum":"1faf27107a23ab98"}
{"n":163,"by":"taliban","how":"bot","ask":"extort.space","answer":"nuristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"nuristan"]]],"sum":"10814b94642e8514"}
{"n":164,"by":"taliban","how":"bot","ask":"extort.space","answer":"oruzgan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"oruzgan"]]],"sum":"33b8f083dc2e470d"}
{"n":165,"by":"taliban","how":"bot","ask":"extort.space","answer":"paktika","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"paktika"]]],"sum":"494dc69d455f6402"}
{"n":166,"by":"taliban","how":"bot","ask":"extort.space","answer":"zabol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"zabol"]]],"sum":"be9275d7e7a2cdb2"}
{"n":167,"by":"taliban","how":"bot","ask":"extort.space","answer":"balochistan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"balochistan"]]],"sum":"6a456ad532c633f1"}
{"n":168,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"northwest-frontier"]]],"sum":"32f81bf88d9c28d9"}
{"n":169,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"waziristan"]]],"sum":"6c794575ef4b4f36"}
{"n":170,"by":"taliban","how":"bot","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"c7e15a8ae6081c48","sum":"aefb39ec59755a45"}
{"n":171,"by":null,"ask":"deck.card","answer":"25","print":"fdcc3ef1440fe413","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 8\nnext: 25\nplayed: propaganda 33 31 11\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=39 taliban=17 warlords=18\naid: 10\npatronage: 8\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat G:P1 support=S\nkabul C:B1T6 G:T7P2 T:a1 terror=1 +1\nkandahar C:T1 G:P2 W:B1u1\nkhowst C:T1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:B1u3a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"adc04852b01f45a7"}
{"n":172,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"SEAL Team 6"]]],"sum":"8feb0e53f0ee41cf"}
{"n":173,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"bc3cea3fc125771f"}
{"n":174,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"northwest-frontier, waziristan",["{0}",[1]]]],["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"4bcce609d258d31d"}
{"n":175,"by":null,"ask":"bot.tan","answer":"3","sum":"f6da0cd59d35be43"}
{"n":176,"by":null,"ask":"bot.black","answer":"3","sum":"2e3daaa35f53b7b0"}
{"n":177,"by":null,"ask":"bot.green","answer":"3","sum":"ccb577834f82274f"}
{"n":178,"by":"coalition","how":"bot","ask":"event.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,3,"kabul","northwest-frontier"]]],"sum":"f5fe547ea0b768bc"}
{"n":179,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"taliban_bases","why":[["{0}: {1}",[["8.1.2: Bases first",[]],"taliban_bases"]]],"sum":"f747389dd65d08a8"}
{"n":180,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"print":"251f5bfb1e140be2","sum":"266ecb218014fdbf"}
{"n":181,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,49]],["{0}: {1}",["8.6","train"]]],"sum":"731e4e16acacab2d"}
{"n":182,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"31c27baaeccf228f"}
{"n":183,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"9aac6696036749ef"}
{"n":184,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"746201d07a1ec9c4"}
{"n":185,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"664450ea9ad57b37"}
{"n":186,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"sum":"1f445da5c0c35427"}
{"n":187,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"herat"]]],"sum":"7ab96db12df0e2ec"}
{"n":188,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"09ff76900fbfbbee"}
{"n":189,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"beeedd76745e5cc8","sum":"112aa3743b91945c"}
{"n":190,"by":null,"ask":"deck.card","answer":"48","print":"53caa9aa96f920dd","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 25\nnext: 48\nplayed: propaganda 33 31 11 8\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=36 taliban=17 warlords=18\naid: 9\npatronage: 9\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat G:P1\nkabul C:B1T6 G:T9P4 T:a1 terror=1 +1\nkandahar C:T1 G:P2 W:B1u1\nkhowst C:T1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"04869122580955fd"}
{"n":191,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Koran Burning"]]],"sum":"54f1b821b66757ec"}
{"n":192,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"c1da2452d70a0e80"}
{"n":193,"by":"taliban","how":"bot","ask":"event.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"kabul, khowst",["{0}",[7]]]],["{0}: {1} ({2})",[["8.4.4: greatest shift there",[]],"kabul",["{0}",[4]]]]],"sum":"51cdc967bed06c11"}
{"n":194,"by":"taliban","how":"bot","ask":"event.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"khowst",["{0}",[3]]]]],"print":"085e8adb3ffc8ba0","sum":"2057c552044e83bf"}
{"n":195,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,13]],["{0}: {1}",["8.5","rally"]]],"sum":"c4b83fbc97408b5c"}
{"n":196,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, khowst, konduz, oruzgan, paktika"]]],"sum":"1190cb80bbe4f0e2"}
{"n":197,"by":null,"ask":"bot.tan","answer":"1","sum":"141bb29c48a9c59c"}
{"n":198,"by":null,"ask":"bot.black","answer":"1","sum":"119b18721c3ee509"}
{"n":199,"by":null,"ask":"bot.green","answer":"1","sum":"2d0b0a9056d198d6"}
{"n":200,"by":"warlords","how":"bot","ask":"rally.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,1,"balochistan","badghis"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badghis"]]],"sum":"fceb47b8687dbfd2"}
{"n":201,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badghis"]]],"sum":"3535deb1899a6d1f"}
{"n":202,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"1b12dbe1778bc1fc"}
{"n":203,"by":null,"ask":"bot.tan","answer":"4","sum":"d65259cc6acb4cb4"}
{"n":204,"by":null,"ask":"bot.black","answer":"1","sum":"2af44320d2e58312"}
{"n":205,"by":null,"ask":"bot.green","answer":"4","sum":"19d835efee5e155f"}
{"n":206,"by":"warlords","how":"bot","ask":"rally.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,4,"khowst","khowst"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"khowst"]]],"sum":"75e79798cf31e501"}
{"n":207,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"khowst"]]],"sum":"65e1ded9d9643727"}
{"n":208,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"22e7451b0dda8a9c"}
{"n":209,"by":null,"ask":"bot.tan","answer":"1","sum":"0c8a0bf7cb650e46"}
{"n":210,"by":null,"ask":"bot.black","answer":"1","sum":"863027262ba2f4a3"}
{"n":211,"by":null,"ask":"bot.green","answer":"2","sum":"eb1f7a9386c29451"}
{"n":212,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,2,"balochistan","nimruz"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"6fa74751eb75413b"}
{"n":213,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"af1ed9f755b1fe6a"}
{"n":214,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"d9523db165ee0cc8"}
{"n":215,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, khowst"]]],"sum":"13770ccf38a7015c"}
{"n":216,"by":null,"ask":"bot.tan","answer":"2","sum":"cf45ef039cd8a8c1"}
{"n":217,"by":null,"ask":"bot.black","answer":"1","sum":"9b7b380db2564335"}
{"n":218,"by":null,"ask":"bot.green","answer":"2","sum":"d6958ebce20453a1"}
{"n":219,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,2,"balochistan","badghis"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"badghis"]]],"sum":"20a3ae8d377d529e"}
{"n":220,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"41c0a7b453afe109","sum":"3a05d73cf46790be"}
{"n":221,"by":null,"ask":"deck.card","answer":"45","print":"80e17ef45665cd43","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 48\nnext: 45\nplayed: propaganda 33 31 11 8 25\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=36 taliban=17 warlords=15\naid: 9\npatronage: 9\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat G:P1\nkabul C:B1T6 G:T9P4 T:a1 support=O terror=2 +1\nkandahar C:T1 G:P2 W:B1u1\nkhowst C:T1 W:u1 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"8c789b330f88d173"}
{"n":222,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Partners"]]],"sum":"f5e4ce69d226f0c7"}
{"n":223,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"dcdae7410a490ca5","sum":"85af1be469abbe6b"}
{"n":224,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,1]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kabul",["{0}",[8]]]],"8.8: Train"],"sum":"29a0119adb972c13"}
{"n":225,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"kabul"]]],"sum":"9f8c4fc561b8229c"}
{"n":226,"by":"coalition","how":"bot","ask":"train.first","answer":"done","why":[["8.8.2: no Patronage is moved: {0}",[["Patronage {0}, Government Resources {1}",[11,36]]]]],"sum":"598a56607ab3bcf9"}
{"n":227,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"2565ffbe5416028b"}
{"n":228,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a0263a3d623121c6"}
{"n":229,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"6b0f2fedc4e05c22"}
{"n":230,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"3904733e2ef62ee8"}
{"n":231,"by":"coalition","how":"bot","ask":"civic.steps","answer":"4","why":["8.8.5: as many shifts as can be paid for"],"sum":"3e8967330578933f"}
{"n":232,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"9a3b0ef268df3bc3"}
{"n":233,"by":null,"ask":"bot.die","answer":"4","sum":"83ee06f02542b26e"}
{"n":234,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.8.2: Surge: die {0}",[4]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"kandahar",["{0}",[2]]]],"8.8.2: Surge after the Train"],"sum":"632b7e30a25e0579"}
{"n":235,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"kandahar"]]],"sum":"98f715ea97a5f945"}
{"n":236,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"herat"]]],"sum":"41511d7212fcf814"}
{"n":237,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],2,"kabul"]]],"sum":"b8051f30ab1a1bc2"}
{"n":238,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",2]]],"sum":"f0dc3c3a4beb98b3"}
{"n":239,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",1]]],"sum":"c175f6d1444759fb"}
{"n":240,"by":"coalition","how":"bot","ask":"surge.troops","answer":"8","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",8]]],"sum":"289240bcd5203e23"}
{"n":241,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"158913f79214cfd0"}
{"n":242,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",1]]],"sum":"409999a98e95e849"}
{"n":243,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"3ee6be025519d817"}
{"n":244,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"8034eb5d89b8b723"}
{"n":245,"by":null,"ask":"surge.roll","answer":"3","sum":"2200b3215a46d254"}
{"n":246,"by":"coalition","how":"bot","ask":"surge.aid","answer":"3","why":["8.8.2: all of the roll is added to Aid"],"print":"958c8b41bf1cad5d","sum":"3fefb20444446354"}
{"n":247,"by":null,"ask":"deck.card","answer":"43","print":"85bb931912c2d162","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 45\nnext: 43\nplayed: propaganda 33 31 11 8 25 48\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=21 taliban=17 warlords=15\naid: 17\npatronage: 11\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T1 G:P1\nkabul C:B1T8 G:T11P6 T:a1 support=S +1\nkandahar C:B1T2 G:P2 W:B1u1\nkhowst C:T1 W:u1 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"bddeb9e3bc966558"}
{"n":248,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tribal Elders"]]],"sum":"778b888cb67288b5"}
{"n":249,"by":"taliban","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"637e978a3d983176","sum":"45a9843b5a01373f"}
{"n":250,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,9]],["{0}: {1}",["8.5","rally"]]],"sum":"6449ff95f29c90e5"}
{"n":251,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["khowst, nimruz"]]],"sum":"c97c2cbe3f8b433d"}
{"n":252,"by":null,"ask":"bot.tan","answer":"1","sum":"8330fbdb27f12ead"}
{"n":253,"by":null,"ask":"bot.black","answer":"5","sum":"34003d4e5353d844"}
{"n":254,"by":null,"ask":"bot.green","answer":"5","sum":"166ef61fc6baf3a9"}
{"n":255,"by":"warlords","how":"bot","ask":"rally.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,5,"paktika","khowst"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"khowst"]]],"sum":"853badd36f5fd6e0"}
{"n":256,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"khowst"]]],"sum":"982b1779eb2f3018"}
{"n":257,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"ec2ad432c2f277d3"}
{"n":258,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"8dd0080eaf140b71"}
{"n":259,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, konduz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"92855a2756e25078"}
{"n":260,"by":null,"ask":"bot.tan","answer":"1","sum":"15acaa878ed04e87"}
{"n":261,"by":null,"ask":"bot.black","answer":"1","sum":"4e6f9610183556c6"}
{"n":262,"by":null,"ask":"bot.green","answer":"3","sum":"4de54627f1ba4927"}
{"n":263,"by":"warlords","how":"bot","ask":"rally.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,3,"nimruz","farah"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"farah"]]],"sum":"80542fb4d70a7d1f"}
{"n":264,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"farah"]]],"sum":"32b990265e202479"}
{"n":265,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"ecab838edb0c1416"}
{"n":266,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"khowst","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"khowst"]]],"sum":"dbfa2d35636048cc"}
{"n":267,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"0a29e8a9d2116772","sum":"57a64599e29098f2"}
{"n":268,"by":null,"ask":"deck.card","answer":"13","print":"04e94d7ef80a9f40","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 43\nnext: 13\nplayed: propaganda 33 31 11 8 25 48 45\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=21 taliban=17 warlords=12\naid: 17\npatronage: 11\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T1 G:P1\nkabul C:B1T8 G:T11P6 T:a1 support=S +1\nkandahar C:B1T2 G:P2 W:B1u1\nkhowst C:T1 W:B1u2 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u2\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"6dfad42c47e8918f"}
{"n":269,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Pakistani Offensive"]]],"sum":"b82cf50e648940f8"}
{"n":270,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"471ccec57d933cc1"}
{"n":271,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most other pieces",[]],"northwest-frontier, waziristan",["{0}",[3]]]],["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"7f2b2f4f740f87f0"}
{"n":272,"by":null,"ask":"bot.tan","answer":"2","sum":"2fe09a48ccfd2cfd"}
{"n":273,"by":null,"ask":"bot.black","answer":"1","sum":"cb662ae4db2e8c5d"}
{"n":274,"by":null,"ask":"bot.green","answer":"2","sum":"8063dd8034035737"}
{"n":275,"by":"government","how":"bot","ask":"event.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,2,"balochistan","waziristan"]]],"sum":"a49d18ea4e20c827"}
{"n":276,"by":"government","how":"bot","ask":"event.remove.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"sum":"e91aa387b79d662b"}
{"n":277,"by":"government","how":"bot","ask":"event.remove.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"print":"ed7f8a829f23f459","sum":"4fd53d88f49348e1"}
{"n":278,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,1]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar",["{0}",[2]]]],["8.8.2: Coalition Base, surplus {0}: {1}",[1,"herat"]],"8.8: Train"],"sum":"19c16fa66c328fba"}
{"n":279,"by":"coalition","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"kandahar"]]],"sum":"5c1182100bc75ed2"}
{"n":280,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"0962920f3cb6b1f0"}
{"n":281,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"192dbf36540902b1"}
{"n":282,"by":"coalition","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[1]],"herat"]]],"sum":"6b0779712ebaee64"}
{"n":283,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"e2a78627b5acd5c9"}
{"n":284,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"119e06f11a2ac4ec"}
{"n":285,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"b5840975a55e6c30"}
{"n":286,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"78d4a8fa73b9001e"}
{"n":287,"by":"coalition","how":"bot","ask":"train.extra.space","answer":"kandahar","why":["8.8.2: Civic Action where it shifts most"],"sum":"9e5e2c200f11e3ab"}
{"n":288,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"9f996f5f3728961f"}
{"n":289,"by":null,"ask":"bot.die","answer":"3","sum":"0b6369b70122599e"}
{"n":290,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[3]],["8.2: among {0}",["herat, kandahar"]]],"sum":"68c42f7ddd69d58c"}
{"n":291,"by":null,"ask":"bot.tan","answer":"5","sum":"00bf53974bced5d5"}
{"n":292,"by":null,"ask":"bot.black","answer":"1","sum":"be37bdf46e45bd62"}
{"n":293,"by":null,"ask":"bot.green","answer":"4","sum":"a43b16687db08f1e"}
{"n":294,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,4,"badakhshan","kandahar"]],"8.8.2: Surge after the Train"],"sum":"732ecadad0168b11"}
{"n":295,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kabul"]]],"sum":"c674168d6cdaa2db"}
{"n":296,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"c588c4ddc4638350"}
{"n":297,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"herat"]]],"sum":"916d4a40ba6b5902"}
{"n":298,"by":"coalition","how":"bot","ask":"surge.troops","answer":"9","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",9]]],"sum":"e96396e8c211c3b7"}
{"n":299,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",3]]],"sum":"ff4ec8593b7b6ba7"}
{"n":300,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",2]]],"sum":"c1cc6b9dfa7d6a7b"}
{"n":301,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"5242ec275dc81532"}
{"n":302,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"a7db952d5e441228"}
{"n":303,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",1]]],"sum":"e5f8136046b7ab07"}
{"n":304,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"96627d326e42d4a7"}
{"n":305,"by":null,"ask":"surge.roll","answer":"4","sum":"40d63df5aae414ce"}
{"n":306,"by":"coalition","how":"bot","ask":"surge.aid","answer":"4","why":["8.8.2: all of the roll is added to Aid"],"print":"97f65647d197a4e6","sum":"7c8714fc49627db5"}
{"n":307,"by":null,"ask":"deck.card","answer":"15","print":"5fc3be72eb9d03ff","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 13\nnext: 15\nplayed: propaganda 33 31 11 8 25 48 45 43\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=12 taliban=17 warlords=12\naid: 21\npatronage: 11\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T2 G:T2P3\nkabul C:B1T9 G:T11P6 T:a1 support=S +1\nkandahar C:B1T3 G:T2P4 W:B1u1 support=S\nkhowst C:T1 W:B1u2 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u2\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\n","sum":"5e8198bcfb0add00"}
{"n":308,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.4.1: {0}: {1}",["Anti-Corruption Drive",["the instruction is not to execute it",[]]]],["8.5.1: at least {0} pieces Available: no ({1})",[6,5]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,21]],["{0}: {1}",["8.5","march"]]],"sum":"d92440fb7da72ad9"}
{"n":309,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"d3d7ea650373373b"}
{"n":310,"by":null,"ask":"bot.die","answer":"5","sum":"c472b4b9ccb858dd"}
{"n":311,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: dice {1}: {2}",["8.3","5","toraghondi-farah"]],["8.2: among {0}",["farah, nimruz"]]],"sum":"78b9e792b888013b"}
{"n":312,"by":null,"ask":"bot.tan","answer":"4","sum":"68751ddd44020cb1"}
{"n":313,"by":null,"ask":"bot.black","answer":"6","sum":"ecc5892b9a095bfb"}
{"n":314,"by":null,"ask":"bot.green","answer":"5","sum":"9357e97c8d9f001c"}
{"n":315,"by":"warlords","how":"bot","ask":"march.origin","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,5,"northwest-frontier","nimruz"]],["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"1d65765116274347"}
{"n":316,"by":"warlords","how":"bot","ask":"march.destination","answer":"toraghondi-farah","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"829d49bc56a2facd"}
{"n":317,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"475f0fdad4631413"}
{"n":318,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.5.2 step 3: Cultivate could place a Base",[]],"bamian, ghazni, ghowr, paktika"]],["8.2: among {0}",["bamian, ghazni, ghowr, paktika"]]],"sum":"5e7ef3723be110d1"}
{"n":319,"by":null,"ask":"bot.tan","answer":"3","sum":"a70667960dce0378"}
{"n":320,"by":null,"ask":"bot.black","answer":"2","sum":"fd75fbe8e56c4edb"}
{"n":321,"by":null,"ask":"bot.green","answer":"5","sum":"9131c47098ef6e76"}
{"n":322,"by":"warlords","how":"bot","ask":"march.origin","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,5,"ghazni","ghazni"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"ghazni"]]],"sum":"0cd2ccfccd908a0c"}
{"n":323,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghazni","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"ghazni"]]],"sum":"d9b79a7267782e26"}
{"n":324,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"ghazni"]]],"sum":"9d95e7c68a6133ba"}
{"n":325,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"17fb778919adec62"}
{"n":326,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"ghazni","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"ghazni"]]],"sum":"40c5fe37c8ddc857"}
{"n":327,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"d29dad3270ffbc17","sum":"1141c29f95b3fcc1"}
{"n":328,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Anti-Corruption Drive"]]],"sum":"145f41b988fa8cdb"}
{"n":329,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"a84ed48ac63fdcb7","sum":"96747e328a927385"}
{"n":330,"by":null,"ask":"deck.card","answer":"16","print":"d5bd354110589607","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 15\nnext: 16\nplayed: propaganda 33 31 11 8 25 48 45 43 13\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=12 taliban=17 warlords=11\npatronage: 14\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T2 G:T2P3\nkabul C:B1T9 G:T11P6 T:a1 support=S +1\nkandahar C:B1T3 G:T2P4 W:B1u1 support=S\nkhowst C:T1 W:B1u1 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\ntoraghondi-farah W:u1\n","sum":"87c56ae8443f6006"}
{"n":331,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"One Tribe at a Time"]]],"sum":"88ff14285d5dbb73"}
{"n":332,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"464232c08360d9ab"}
{"n":333,"by":"coalition","how":"bot","ask":"event.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"khowst",["{0}",[3]]]]],"sum":"e468538ee354b8ef"}
{"n":334,"by":"coalition","how":"bot","ask":"event.replace.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"4ae71e044f9c987c","sum":"0ca8b9d1445e7286"}
{"n":335,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,32]],["{0}: {1}",["8.6","train"]]],"sum":"219090f33766b9cd"}
{"n":336,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[5]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"1480d3809fac2863"}
{"n":337,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"d563d3394b36287e"}
{"n":338,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"80fa8c39a447912f"}
{"n":339,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[6]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"119fff1cb8685d7e"}
{"n":340,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"0c3e31a9fa36430e"}
{"n":341,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"950fe6a812f07bfd"}
{"n":342,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"3bae6015250da223"}
{"n":343,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"9d864b6f064b9415"}
{"n":344,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"cb2eac54d2194967"}
{"n":345,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"d8433f2eeba77d2f"}
{"n":346,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2: Support without a marker",[]],"kandahar"]]],"sum":"ca08f37c70af7675"}
{"n":347,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"6d9e83b9fa6051e9","sum":"a23675860280a8d4"}
{"n":348,"by":null,"ask":"deck.card","answer":"24","print":"10588a5a9d2564d7","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 16\nnext: 24\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=3 taliban=17 warlords=11\npatronage: 14\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T2 G:T4P5\nkabul C:B1T9 G:T13P8 T:a1 support=S +1\nkandahar C:B1T3 G:T4P6 W:B1u1 support=S +1\nkhowst C:T1 G:P1 W:B1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\ntoraghondi-farah W:u1\n","sum":"bd2bcf13a4051a3f"}
{"n":349,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Amnesty"]]],"sum":"e256d18c2a4a6105"}
{"n":350,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"b9ae9a81d6984c1a"}
{"n":351,"by":"warlords","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: {1}",[["8.4.4: the Faction that chooses benefits",[]],"warlords"]]],"sum":"e2afbe8f35bab8df"}
{"n":352,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar, khowst"]]],"sum":"f2952edad8d35ade"}
{"n":353,"by":null,"ask":"bot.tan","answer":"6","sum":"6433b0c5f98e1915"}
{"n":354,"by":null,"ask":"bot.black","answer":"5","sum":"34118a96752c6b34"}
{"n":355,"by":null,"ask":"bot.green","answer":"5","sum":"e153f912d1582845"}
{"n":356,"by":"warlords","how":"bot","ask":"event.place.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,5,"kandahar","kandahar"]]],"sum":"60447895f2dae5aa"}
{"n":357,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"e4716179772b5f5d"}
{"n":358,"by":null,"ask":"bot.tan","answer":"6","sum":"5a02e5d5d9db2e92"}
{"n":359,"by":null,"ask":"bot.black","answer":"5","sum":"9ae21d1cd099c3ad"}
{"n":360,"by":null,"ask":"bot.green","answer":"3","sum":"2aff6e177664fb46"}
{"n":361,"by":"warlords","how":"bot","ask":"event.place.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,3,"bamian","herat"]]],"sum":"996cb6031ea5b1b3"}
{"n":362,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, khowst"]]],"sum":"1381d4c939ae13bf"}
{"n":363,"by":null,"ask":"bot.tan","answer":"4","sum":"aa9c08b4e4ecc258"}
{"n":364,"by":null,"ask":"bot.black","answer":"6","sum":"2ef4e75755dc4760"}
{"n":365,"by":null,"ask":"bot.green","answer":"2","sum":"7a7b9a1c3350d4c1"}
{"n":366,"by":"warlords","how":"bot","ask":"event.place.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,2,"nuristan","khowst"]]],"print":"3223ef82f8188cab","sum":"4cf0c3bdc9a7f469"}
{"n":367,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[9,10]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,1]]]],["{0}: {1}",["8.7","march"]]],"sum":"a3ec35550e632e27"}
{"n":368,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.2: among {0}",["nuristan, northwest-frontier"]]],"sum":"bdace3c15febae66"}
{"n":369,"by":null,"ask":"bot.tan","answer":"1","sum":"962a580ffec06844"}
{"n":370,"by":null,"ask":"bot.black","answer":"5","sum":"99e7fa9b8487b1b9"}
{"n":371,"by":null,"ask":"bot.green","answer":"2","sum":"f481da8dc52506aa"}
{"n":372,"by":"taliban","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,2,"zabol","nuristan"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul-tor-kham",2]]],"sum":"ffdfa53a1e317d9d"}
{"n":373,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul-tor-kham",2]]],"sum":"12db71047aae453b"}
{"n":374,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul-tor-kham",2]]],"sum":"a245bb43abfea806"}
{"n":375,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"8dafc579d2652460"}
{"n":376,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"6dd5a87cdc76debf"}
{"n":377,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"fd0ad7fe39bdf778"}
{"n":378,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"67a9713db81dc186"}
{"n":379,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"45b10964dcb83505"}
{"n":380,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kandahar-spin-boldak",["{0}",[3]]]],["8.2: among {0}",["oruzgan, zabol"]]],"sum":"b0de8f3a8e52ad6d"}
{"n":381,"by":null,"ask":"bot.tan","answer":"6","sum":"1546074e0b3793da"}
{"n":382,"by":null,"ask":"bot.black","answer":"1","sum":"2be991c18fcaf059"}
{"n":383,"by":null,"ask":"bot.green","answer":"2","sum":"9184ed15cdbf4756"}
{"n":384,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,2,"konduz","zabol"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",1]]],"sum":"6817e8233aa35b1c"}
{"n":385,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",1]]],"sum":"5de763f39c5fad3e"}
{"n":386,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",1]]],"sum":"0b3556c4e2ad0619"}
{"n":387,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"d3a666347675b9f6"}
{"n":388,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"59b5c66d6aa86f19"}
{"n":389,"by":null,"ask":"bot.die","answer":"6","sum":"42bceebb16022fe9"}
{"n":390,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: dice {1}: {2}",["8.3","6","kandahar-kabul"]],["{0}: {1} ({2})",[["8.1.2: most arrive Underground",[]],"oruzgan, paktika",["{0}",[1]]]],["8.2: among {0}",["oruzgan, paktika"]]],"sum":"7114159590166446"}
{"n":391,"by":null,"ask":"bot.tan","answer":"3","sum":"afcc92f52544c386"}
{"n":392,"by":null,"ask":"bot.black","answer":"6","sum":"ddd4cca666b54442"}
{"n":393,"by":null,"ask":"bot.green","answer":"3","sum":"7e593a0e69f737a6"}
{"n":394,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,3,"baghlan","oruzgan"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"b10cd148a77c6d13"}
{"n":395,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"0c7423b1f81d719f"}
{"n":396,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"71217a6b22aa36b4"}
{"n":397,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"269f871d1fe49ee4"}
{"n":398,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.1.2: most arrive Underground",[]],"helmand, oruzgan",["{0}",[1]]]],["8.2: among {0}",["helmand, oruzgan"]]],"sum":"a693f69cdc619a8e"}
{"n":399,"by":null,"ask":"bot.tan","answer":"3","sum":"cb071a5215742f06"}
{"n":400,"by":null,"ask":"bot.black","answer":"2","sum":"98c14adfdc39ca45"}
{"n":401,"by":null,"ask":"bot.green","answer":"2","sum":"29caad2555687f6b"}
{"n":402,"by":"taliban","how":"bot","ask":"march.origin","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,2,"waziristan","helmand"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",1]]],"sum":"cd0ae678e0521aca"}
{"n":403,"by":"taliban","how":"bot","ask":"march.destination","answer":"farah-kandahar","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",1]]],"sum":"0b050cc10a4b75e8"}
{"n":404,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",1]]],"sum":"f1525f476af72259"}
{"n":405,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"65f106a7691e5054"}
{"n":406,"by":"taliban","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul",1]]],"sum":"906429a5d3375248"}
{"n":407,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul",1]]],"sum":"3103e08d8dac205f"}
{"n":408,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul",1]]],"sum":"d44dc2a884c9cd9b"}
{"n":409,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"fae2e4faed7616c9"}
{"n":410,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, bamian, ghowr, kandahar, khowst, nimruz, sar-e-pol"]]],"sum":"6d467420c1e11253"}
{"n":411,"by":null,"ask":"bot.tan","answer":"5","sum":"5f7d564299e2e838"}
{"n":412,"by":null,"ask":"bot.black","answer":"1","sum":"a9b43c269b1b7d4f"}
{"n":413,"by":null,"ask":"bot.green","answer":"6","sum":"678ed1da82fedaec"}
{"n":414,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,6,"samangan","ghowr"]],["8.2: among {0}",["badakhshan, baghlan, bamian, kandahar, khowst, nimruz, sar-e-pol"]]],"sum":"bbc8c891145ce1a2"}
{"n":415,"by":null,"ask":"bot.tan","answer":"4","sum":"162e30a845fd4f8b"}
{"n":416,"by":null,"ask":"bot.black","answer":"4","sum":"0ee73c8ec8828bdf"}
{"n":417,"by":null,"ask":"bot.green","answer":"4","sum":"47bfa7af5d018c82"}
{"n":418,"by":"taliban","how":"bot","ask":"march.origin","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,4,"kabul","baghlan"]],["8.7.3 step 2: all that can go, {0} to {1}",["helmand","ghowr"]]],"sum":"07fc49cb898fbc1f"}
{"n":419,"by":"taliban","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.7.3 step 2: all that can go, {0} to {1}",["helmand","ghowr"]]],"sum":"f779fc267474842c"}
{"n":420,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["helmand","ghowr"]]],"sum":"f22487df7d6b4fe7"}
{"n":421,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"20f628b5b419b09e"}
{"n":422,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["oruzgan","ghowr"]]],"sum":"b78c736e02920362"}
{"n":423,"by":"taliban","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.7.3 step 2: all that can go, {0} to {1}",["oruzgan","ghowr"]]],"sum":"6ccd09ea44d3d72f"}
{"n":424,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 2: all that can go, {0} to {1}",["oruzgan","ghowr"]]],"sum":"cd852945308ea597"}
{"n":425,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"4aca012468c9479f"}
{"n":426,"by":"taliban","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["nuristan","baghlan"]]],"sum":"996ca354e1f07803"}
{"n":427,"by":"taliban","how":"bot","ask":"march.destination","answer":"baghlan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["nuristan","baghlan"]]],"sum":"97f17a70cf560ee4"}
{"n":428,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["nuristan","baghlan"]]],"sum":"28bddd8759a4ce0f"}
{"n":429,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"2b611b2f5a08336b"}
{"n":430,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, farah, herat, kandahar, khowst, nimruz, samangan, sar-e-pol"]]],"sum":"96e35c131c316ba9"}
{"n":431,"by":null,"ask":"bot.tan","answer":"6","sum":"6090257123ac515a"}
{"n":432,"by":null,"ask":"bot.black","answer":"3","sum":"5ac536cfaa113983"}
{"n":433,"by":null,"ask":"bot.green","answer":"4","sum":"67defcd2013a1a59"}
{"n":434,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,4,"faryab","sar-e-pol"]],["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"ghowr",["{0}",[1]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["sar-e-pol",1,1,"ghowr","sar-e-pol"]]],"sum":"1a9bb16ee2ebc9b0"}
{"n":435,"by":"taliban","how":"bot","ask":"march.destination","answer":"sar-e-pol","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["sar-e-pol",1,1,"ghowr","sar-e-pol"]]],"sum":"d35411fad43788f4"}
{"n":436,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["sar-e-pol",1,1,"ghowr","sar-e-pol"]]],"sum":"51bc5f7fde13a29f"}
{"n":437,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"9715470d7ed26c78"}
{"n":438,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, farah, herat, kandahar, khowst, nimruz, samangan"]]],"sum":"4e8abc2cd5d38054"}
{"n":439,"by":null,"ask":"bot.tan","answer":"4","sum":"e59c7c6b5adfb050"}
{"n":440,"by":null,"ask":"bot.black","answer":"3","sum":"c98790da6a76da64"}
{"n":441,"by":null,"ask":"bot.green","answer":"5","sum":"24f2584475f4f992"}
{"n":442,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,5,"kabul","badakhshan"]],["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"northwest-frontier",["{0}",[1]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["badakhshan",1,1,"northwest-frontier","badakhshan"]]],"sum":"0044f5a61012eebc"}
{"n":443,"by":"taliban","how":"bot","ask":"march.destination","answer":"badakhshan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["badakhshan",1,1,"northwest-frontier","badakhshan"]]],"sum":"4e23ae9a85727076"}
{"n":444,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["badakhshan",1,1,"northwest-frontier","badakhshan"]]],"sum":"efb722b91d2579fc"}
{"n":445,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"b6fe4e449db603cf"}
{"n":446,"by":"taliban","how":"bot","ask":"march.origin","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"cef387a32120578f"}
{"n":447,"by":"taliban","how":"bot","ask":"extort.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kandahar-spin-boldak"]]],"sum":"18bd3e1a31c9e68e"}
{"n":448,"by":"taliban","how":"bot","ask":"extort.space","answer":"done","why":[["{0}: nothing more",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]]]]],"sum":"49bef15e2f24cf08"}
{"n":449,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"944daa709975b69f","sum":"8aa59e594e5df720"}
{"n":450,"by":null,"ask":"deck.top","answer":"event","sum":"827acce556d5217c"}
{"n":451,"by":null,"ask":"deck.card","answer":"56","print":"128563aa0cd5e900","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 24\nnext: 56\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=3 taliban=15 warlords=11\npatronage: 14\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1\nhelmand T:B1u1a1 W:B1u1 support=O\nherat C:B1T2 G:T4P5 W:u1\nkabul C:B1T9 G:T13P8 T:u1a1 support=S +1\nkandahar C:B1T3 G:T4P6 W:B1u2 support=S +1\nkhowst C:T1 G:P1 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u1a1 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"4c623b2ac7688734"}
{"n":452,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Taliban Talks"]]],"sum":"71bd1c619f6a3399"}
{"n":453,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"4abf2e7ece639430","sum":"33442de23c92e553"}
{"n":454,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,20]],["{0}: {1}",["8.6","train"]]],"sum":"0bb7fb068d8cbb8b"}
{"n":455,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[9]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"6157be93c95604a4"}
{"n":456,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"4042efa1f4b1f0f5"}
{"n":457,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"2cf8bb631ecd0322"}
{"n":458,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":[["{0}: no {1}",["8.6.2","govern"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[13,"kabul"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"khowst"]],"8.6.2: Transport"],"sum":"3792566a0a84be3a"}
{"n":459,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[13,"kabul"]]],"sum":"bc9bbbc9e641aaa4"}
{"n":460,"by":"government","how":"bot","ask":"transport.destination","answer":"khowst","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"khowst"]]],"sum":"f44d5cf1ddf6ae0d"}
{"n":461,"by":"government","how":"bot","ask":"transport.troops","answer":"12","why":["8.6.2: all of the excess, but 1 stays"],"sum":"d7386ddefb139ee1"}
{"n":462,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"df554c32587af0f0","sum":"9d24401815b367bb"}
{"n":463,"by":null,"ask":"deck.top","answer":"event","sum":"35d87bc8e62d97e3"}
{"n":464,"by":null,"ask":"deck.card","answer":"28","print":"213895701ef363f9","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 56\nnext: 28\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=15 warlords=11\npatronage: 14\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1\nhelmand T:B1u1a1 W:B1u1 support=O\nherat C:B1T2 G:T6P7 W:u1\nkabul C:B1T9 G:T1P8 T:u1a1 support=S +1\nkandahar C:B1T3 G:T4P6 W:B1u2 support=S +1\nkhowst C:T1 G:T12P1 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u1a1 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"b9e9fb290f894536"}
{"n":465,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Fratricide"]]],"sum":"d175c6392d8750e1"}
{"n":466,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"1d8b53d0fe567988"}
{"n":467,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar, khowst"]]],"sum":"fee5962b0b1f388d"}
{"n":468,"by":null,"ask":"bot.tan","answer":"4","sum":"46d887c9fc4c0281"}
{"n":469,"by":null,"ask":"bot.black","answer":"2","sum":"51eafd76c2991e81"}
{"n":470,"by":null,"ask":"bot.green","answer":"4","sum":"b154d556411949c9"}
{"n":471,"by":"warlords","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,4,"khowst","khowst"]]],"sum":"15a0725715bfbd09"}
{"n":472,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"c04f55d3704e76e5"}
{"n":473,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"6527ccc8717068a2"}
{"n":474,"by":null,"ask":"bot.tan","answer":"1","sum":"363fcd2c7bcad209"}
{"n":475,"by":null,"ask":"bot.black","answer":"5","sum":"5a90cf4fdc7811b8"}
{"n":476,"by":null,"ask":"bot.green","answer":"3","sum":"a540858d0beef356"}
{"n":477,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,3,"oruzgan","kabul"]]],"sum":"b70c70ea97df7e39"}
{"n":478,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"542fb92d689b4e4f","sum":"8493883cc3e99fda"}
{"n":479,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[9,11]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[5,7]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,17]],["{0}: {1}",["8.7","attack"]]],"sum":"9058188b1be74ffa"}
{"n":480,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.2: areas before LoCs",[]],"helmand, kabul, nuristan"]],["8.2: among {0}",["helmand, kabul, nuristan"]]],"sum":"5f9ad96f22c6a2da"}
{"n":481,"by":null,"ask":"bot.tan","answer":"5","sum":"49de26de2310e3c8"}
{"n":482,"by":null,"ask":"bot.black","answer":"5","sum":"e8cc5701ea99befd"}
{"n":483,"by":null,"ask":"bot.green","answer":"4","sum":"eb80dd5c1b862d8f"}
{"n":484,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,4,"bamian","helmand"]],["{0}: {1}",[["8.2: areas before LoCs",[]],"kabul, nuristan"]],["8.2: among {0}",["kabul, nuristan"]]],"sum":"c5559430b3e0d7f0"}
{"n":485,"by":null,"ask":"bot.tan","answer":"3","sum":"bca223ae87ec3e5a"}
{"n":486,"by":null,"ask":"bot.black","answer":"4","sum":"01d778f5e4b3ee88"}
{"n":487,"by":null,"ask":"bot.green","answer":"5","sum":"328826ab388d93e5"}
{"n":488,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","kabul"]],["{0}: {1}",[["8.2: areas before LoCs",[]],"nuristan"]],["8.2: among {0}",["helmand, kabul, nuristan"]]],"sum":"9bf32c90cc28a695"}
{"n":489,"by":null,"ask":"bot.tan","answer":"6","sum":"7801b0167d8ec321"}
{"n":490,"by":null,"ask":"bot.black","answer":"4","sum":"da8c71a8211979ac"}
{"n":491,"by":null,"ask":"bot.green","answer":"4","sum":"bf9408f45f52293e"}
{"n":492,"by":"taliban","how":"bot","ask":"attack.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,4,"faryab","helmand"]],["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"kabul"]]],"sum":"27f0a35083cc37d3"}
{"n":493,"by":null,"ask":"attack.roll","answer":"6","sum":"764762d346e6e908"}
{"n":494,"by":"taliban","how":"bot","ask":"attack.bomber","answer":"sacrifice","why":["8.1.1: the sacrifice makes the Attack succeed"],"sum":"2a5162db2325198d"}
{"n":495,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"882334db0ddd2b0e"}
{"n":496,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"c83332290fe06727"}
{"n":497,"by":"taliban","how":"bot","ask":"attack.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"nuristan"]]],"sum":"b12b068c29464fc0"}
{"n":498,"by":null,"ask":"attack.roll","answer":"4","sum":"4b843378558ff893"}
{"n":499,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"34dd37ed29a7d282"}
{"n":500,"by":"taliban","how":"bot","ask":"ambush.space","answer":"helmand","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"5bb05d37d1ca91ea"}
{"n":501,"by":"taliban","how":"bot","ask":"attack.remove","answer":"warlord_underground","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","warlord_underground"]]],"sum":"e880a52d68e6d4e7"}
{"n":502,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"df4221aaef71b28e","sum":"c4fa696cb79f78cc"}
{"n":503,"by":null,"ask":"deck.top","answer":"event","sum":"5bde32db398e9681"}
{"n":504,"by":null,"ask":"deck.card","answer":"36","print":"512907b4083a6c70","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 28\nnext: 36\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=0 taliban=12 warlords=11\npatronage: 14\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1\nhelmand T:B1u1a2 support=O\nherat C:B1T2 G:T6P7 W:u1\nkabul C:B1T8 G:P6 T:a1 support=S +1\nkandahar C:B1T3 G:T4P6 W:B1u2 support=S +1\nkhowst G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"b2719d6edee1d41e"}
{"n":505,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Karzai to Islamabad"]]],"sum":"91f6485344dd7c85"}
{"n":506,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"ba286ee390bbe79f","sum":"00fb6e34eac42661"}
{"n":507,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,3]],"8.8.2: 3 Patronage become Government Resources in Kabul","8.8: Train"],"sum":"8f8693aa344e385e"}
{"n":508,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: 3 Patronage become Government Resources",[]],"kabul"]]],"sum":"3a8ffb2779d9e9b6"}
{"n":509,"by":"coalition","how":"bot","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"00686041562d3eb5"}
{"n":510,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"b1b554e3264eaaf8"}
{"n":511,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"b289d462a064cd03"}
{"n":512,"by":"coalition","how":"bot","ask":"train.space","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"faa58aceb5fc0bd8"}
{"n":513,"by":null,"ask":"bot.die","answer":"6","sum":"7ab547dfa87b5239"}
{"n":514,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[6]],["8.2: among {0}",["herat, kandahar"]]],"sum":"7ec5a4b2a3767c08"}
{"n":515,"by":null,"ask":"bot.tan","answer":"6","sum":"9bb5938f60c05b7b"}
{"n":516,"by":null,"ask":"bot.black","answer":"6","sum":"596656b702484c48"}
{"n":517,"by":null,"ask":"bot.green","answer":"6","sum":"139e810a530f20dd"}
{"n":518,"by":"coalition","how":"bot","ask":"train.space","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","kandahar"]],"8.8.2: Surge after the Train"],"sum":"9eb801bdd608206b"}
{"n":519,"by":"coalition","how":"bot","ask":"surge.space","answer":"khowst","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],2,"khowst"]]],"sum":"55edd6ac0d6f874e"}
{"n":520,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],2,"kabul"]]],"sum":"bd7920803a25ac53"}
{"n":521,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"78c2c78a36dc6aac"}
{"n":522,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["khowst",2]]],"sum":"8565bc8ccadc9c02"}
{"n":523,"by":"coalition","how":"bot","ask":"surge.troops","answer":"10","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",10]]],"sum":"fd858137efb2024b"}
{"n":524,"by":"coalition","how":"bot","ask":"surge.troops","answer":"4","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",4]]],"sum":"e12f0bf6eb08d57e"}
{"n":525,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["khowst",1]]],"sum":"2c81b6c3557c138a"}
{"n":526,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"429e14cfb2738159"}
{"n":527,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"3d0509087d4fc0c7"}
{"n":528,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"f5b62cb7b164b2a8"}
{"n":529,"by":null,"ask":"surge.roll","answer":"6","sum":"fb5cf3d61ced30de"}
{"n":530,"by":"coalition","how":"bot","ask":"surge.aid","answer":"6","why":["8.8.2: all of the roll is added to Aid"],"print":"24cd85fb34cc96a2","sum":"262cf5bb4963d0a6"}
{"n":531,"by":null,"ask":"deck.top","answer":"event","sum":"26173010880f55eb"}
{"n":532,"by":null,"ask":"deck.card","answer":"72","print":"2fc91d8ea0659e99","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 36\nnext: 72\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=12 warlords=11\naid: 21\npatronage: 13\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1\nhelmand T:B1u1a2 support=O\nherat C:B1T2 G:T6P7 W:u1\nkabul C:B1T10 G:T2P8 T:a1 support=S +1\nkandahar C:B1T4 G:T4P6 W:B1u2 support=S +1\nkhowst C:B1T2 G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"75c72c65326fae0e"}
{"n":533,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mullah Omar"]]],"sum":"155c5895d8176db9"}
{"n":534,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"3331a18f8a863cfb","sum":"91377da26f2816c0"}
{"n":535,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,20]],["{0}: {1}",["8.5","march"]]],"sum":"b0b2ef8e8cd4c345"}
{"n":536,"by":"warlords","how":"bot","ask":"march.origin","answer":"farah","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"a4b7f1beb9a525f2"}
{"n":537,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"588c58b82365f03b"}
{"n":538,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"0d0b313c1c1c0d2c"}
{"n":539,"by":"warlords","how":"bot","ask":"march.origin","answer":"herat","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"39746b1b3a8764e3"}
{"n":540,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"0dfdd51426dd736e"}
{"n":541,"by":"warlords","how":"bot","ask":"march.origin","answer":"nimruz","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"5f26a0b237d3b2ad"}
{"n":542,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"d6666352bf6e8265"}
{"n":543,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.5.2 step 3: Cultivate could place a Base",[]],"helmand, oruzgan"]],["8.2: among {0}",["helmand, oruzgan"]]],"sum":"ee5ea7ea5657f943"}
{"n":544,"by":null,"ask":"bot.tan","answer":"6","sum":"38c159326931f0c7"}
{"n":545,"by":null,"ask":"bot.black","answer":"4","sum":"da951041ebe9c208"}
{"n":546,"by":null,"ask":"bot.green","answer":"3","sum":"307309e2920e000f"}
{"n":547,"by":"warlords","how":"bot","ask":"march.origin","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,3,"faryab","helmand"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"helmand"]]],"sum":"1b1edc10f679559b"}
{"n":548,"by":"warlords","how":"bot","ask":"march.destination","answer":"helmand","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"helmand"]]],"sum":"af933c543f91bc81"}
{"n":549,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"helmand"]]],"sum":"a04985957e13225b"}
{"n":550,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"a2990dadf0a7142e"}
{"n":551,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghowr, helmand"]]],"sum":"90ed0e8747a9ce08"}
{"n":552,"by":null,"ask":"bot.tan","answer":"5","sum":"3563af9a1bb5415f"}
{"n":553,"by":null,"ask":"bot.black","answer":"2","sum":"1ff1a8bd2411ddb5"}
{"n":554,"by":null,"ask":"bot.green","answer":"6","sum":"866fb742345532d4"}
{"n":555,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","ghowr"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"ghowr"]]],"sum":"832ba2ee9903dc05"}
{"n":556,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"2e96a51c966abc75","sum":"ce84f4f87029e38c"}
{"n":557,"by":null,"ask":"deck.top","answer":"event","sum":"5bb58a45df7db81d"}
{"n":558,"by":null,"ask":"deck.card","answer":"47","print":"e2c15bfc551e505b","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 72\nnext: 47\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=0 taliban=12 warlords=9\naid: 21\npatronage: 13\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u3\nhelmand T:B1u1a2 W:a1 support=O\nherat C:B1T2 G:T6P7\nkabul C:B1T10 G:T2P8 T:a1 support=S +1\nkandahar C:B1T4 G:T4P6 W:B1u1 support=S +1\nkhowst C:B1T2 G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"6c83bc81dabcd570"}
{"n":559,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Poppy Crop Failure"]]],"sum":"e2e3fc3f6c9a6fd5"}
{"n":560,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"55b00dc6ec20ad9c","sum":"2aa1f31859fcecc3"}
{"n":561,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,3]],"8.8.2: 3 Patronage become Government Resources in Kabul","8.8: Train"],"sum":"f76d2e11de0015fe"}
{"n":562,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: 3 Patronage become Government Resources",[]],"kabul"]]],"sum":"b74a21ee56aca7db"}
{"n":563,"by":"coalition","how":"bot","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"02540cb6fe54085e"}
{"n":564,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"7c4f98a377ccf3e5"}
{"n":565,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"39ee0cd2b9b86d5e"}
{"n":566,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":["8.8.2: nothing can be placed by Surge, whatever the roll",["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[10]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[4]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"740934f8daf84c8b"}
{"n":567,"by":null,"ask":"bot.tan","answer":"1","sum":"670862b0ce87cd8b"}
{"n":568,"by":null,"ask":"bot.black","answer":"4","sum":"9501e541a8b6e9cd"}
{"n":569,"by":null,"ask":"bot.green","answer":"1","sum":"ae8afc1ec381cf42"}
{"n":570,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,1,"herat","herat"]],["{0}: {1}",[["8.8.2: Taliban are there",[]],"badakhshan, baghlan, ghazni, ghowr, helmand, nuristan, oruzgan, paktika, sar-e-pol, zabol"]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"baghlan, nuristan",["{0}",[2]]]],["8.2: among {0}",["baghlan, nuristan"]]],"sum":"5bd1bcc7360ce6c0"}
{"n":571,"by":null,"ask":"bot.tan","answer":"4","sum":"d2eae0b5fecb0c2c"}
{"n":572,"by":null,"ask":"bot.black","answer":"5","sum":"f953da81c39cb168"}
{"n":573,"by":null,"ask":"bot.green","answer":"4","sum":"ef95326374921d13"}
{"n":574,"by":"coalition","how":"bot","ask":"train.space","answer":"air-lift","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,4,"baghlan","baghlan"]],["8.8.2: Air Lift adds COIN Control of {0}",["baghlan"]]],"sum":"ce4fdd3740097169"}
{"n":575,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[9,"coalition_troops","kabul"]]],"sum":"0212e7aa58111e10"}
{"n":576,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"baghlan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"baghlan"]]],"sum":"2651d04967599839"}
{"n":577,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"69764b4409ebd042"}
{"n":578,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"9","why":["8.8.2: all that can be spared"],"sum":"57f4552371321b13"}
{"n":579,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","kabul"]]],"sum":"45f357ddd3004416"}
{"n":580,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"baghlan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"baghlan"]]],"sum":"59c997a226a39deb"}
{"n":581,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"a56560b73d33b932"}
{"n":582,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"23ccda6724d862b7"}
{"n":583,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","kandahar"]]],"sum":"2f46449e7f7bd3a9"}
{"n":584,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"baghlan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"baghlan"]]],"sum":"be8e1b0e0c68785f"}
{"n":585,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"bfab4f1bc96f94f3"}
{"n":586,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"print":"8ce4c42652a0c9e5","sum":"cb50e588009678e1"}
{"n":587,"by":null,"ask":"deck.top","answer":"event","sum":"d8bfbdc5635173c5"}
{"n":588,"by":null,"ask":"deck.card","answer":"71","print":"fe1cdac2cad88271","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 47\nnext: 71\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=12 warlords=1\naid: 21\npatronage: 10\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T12 G:T3 T:u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u3\nhelmand T:B1u1a2 W:a1 support=O\nherat C:B1T2 G:T6P7\nkabul C:B1T1 G:T1P10 T:a1 support=S +1\nkandahar C:B1T1 G:T4P6 W:B1u1 support=S +1\nkhowst C:B1T2 G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"6abe65f6ac0dc952"}
{"n":589,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Loya Jirga"]]],"sum":"585e1af66b373fdf"}
{"n":590,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"d3b39de939263f4a"}
{"n":591,"by":"taliban","how":"bot","ask":"event.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift there",[]],"kandahar",["{0}",[3]]]]],"sum":"f2715da6435d6ced"}
{"n":592,"by":"taliban","how":"bot","ask":"event.space","answer":"konduz","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"konduz"]]],"print":"22046a0af3a51538","sum":"5e226f4dc485e624"}
{"n":593,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,3]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,14]],["{0}: {1}",["8.5","march"]]],"sum":"cf532f234fa92438"}
{"n":594,"by":"warlords","how":"bot","ask":"march.origin","answer":"ghowr","why":[["{0}: {1} ({2})",[["8.5.2 step 2: highest Population",[]],"oruzgan",["{0}",[1]]]],["8.5.2 step 2: ends {0} Control: {1}",["taliban","oruzgan"]]],"sum":"8df8d1a567243596"}
{"n":595,"by":"warlords","how":"bot","ask":"march.destination","answer":"oruzgan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","oruzgan"]]],"sum":"c499993c731ec851"}
{"n":596,"by":"warlords","how":"bot","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"7ddad50a42203ac8"}
{"n":597,"by":"warlords","how":"bot","ask":"march.origin","answer":"helmand","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","oruzgan"]]],"sum":"b800eaffe868fddf"}
{"n":598,"by":"warlords","how":"bot","ask":"march.destination","answer":"oruzgan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","oruzgan"]]],"sum":"df63cb3b076c9c24"}
{"n":599,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"f70e7beb6c7d424d"}
{"n":600,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"oruzgan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"oruzgan"]]],"sum":"5418808265400149"}
{"n":601,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"60d2f261a7ed48cc","sum":"6cbeed370f850956"}
{"n":602,"by":null,"ask":"deck.top","answer":"event","sum":"44ab31e698196649"}
{"n":603,"by":null,"ask":"deck.card","answer":"30","print":"5ad5433a4872ddb4","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 71\nnext: 30\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=0 taliban=12 warlords=3\naid: 21\npatronage: 10\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T12 G:T3 T:u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u1\nhelmand T:B1u1a2 support=O\nherat C:B1T2 G:T6P7\nkabul C:B1T1 G:T1P10 T:a1 support=S +1\nkandahar C:B1T1 G:T4P6 W:B1u1 +1\nkhowst C:B1T2 G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 W:B1u2a1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"8848d3a7f7930216"}
{"n":604,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Coup!"]]],"sum":"f12df10012da2253"}
{"n":605,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"6c31c608e15ef518"}
{"n":606,"by":"government","how":"bot","ask":"event.remove.space","answer":"roll-spaces","why":[["8.2: among {0}",["khowst, nuristan"]]],"sum":"cf30ea8d368223a2"}
{"n":607,"by":null,"ask":"bot.tan","answer":"1","sum":"51190eb10f0be6ec"}
{"n":608,"by":null,"ask":"bot.black","answer":"6","sum":"8e76d98ee1b0d211"}
{"n":609,"by":null,"ask":"bot.green","answer":"1","sum":"ee56f2cab242efd6"}
{"n":610,"by":"government","how":"bot","ask":"event.remove.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,1,"zabol","khowst"]]],"sum":"f361579d6cf21f09"}
{"n":611,"by":"government","how":"bot","ask":"event.remove.space","answer":"nuristan","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"nuristan"]]],"print":"b501a18857ec3466","sum":"7517457e98226374"}
{"n":612,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,4]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan",["{0}",[12]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, khowst",["{0}",[2]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"feef3d6bf8b1ba1b"}
{"n":613,"by":null,"ask":"bot.tan","answer":"5","sum":"3052b2c0eda15058"}
{"n":614,"by":null,"ask":"bot.black","answer":"5","sum":"6922e1dc1486a6ca"}
{"n":615,"by":null,"ask":"bot.green","answer":"1","sum":"6911c79d0ebbc94b"}
{"n":616,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,1,"sar-e-pol","herat"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst",["{0}",[2]]]],["{0}: {1} ({2})",[["8.8.4: most Taliban pieces removed",[]],"helmand",["{0}",[4]]]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["helmand"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[2]],["{0} Taliban pieces",[6]]]]]],"8.8: Assault"],"sum":"09b3b8095b217f1b"}
{"n":617,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["helmand"]]],"sum":"650292438bb91541"}
{"n":618,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"baghlan","why":[["8.8.2: {0} can be spared: {1} in {2}",[11,"coalition_troops","baghlan"]]],"sum":"8ff412bc66b14eda"}
{"n":619,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"321d1794b8e67cb2"}
{"n":620,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"6573a24767a343ae"}
{"n":621,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"11","why":["8.8.2: all that can be spared"],"sum":"57ac61c75c2748ad"}
{"n":622,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"baghlan","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"government_troops","baghlan"]]],"sum":"d274f94bf27a97d9"}
{"n":623,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"7aa9a0e2e96dfee7"}
{"n":624,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"294b7854e6285bab"}
{"n":625,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"b00ae6de3b5415f6"}
{"n":626,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","herat"]]],"sum":"cdc66fc44dd499dc"}
{"n":627,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"40a2914c85b911c0"}
{"n":628,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"98ec308546136a97"}
{"n":629,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"59d6902c1f8c2fef"}
{"n":630,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"government_troops","herat"]]],"sum":"22dd05d3293b6638"}
{"n":631,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"46572e196ef2cbf7"}
{"n":632,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"a6a2abc256b65132"}
{"n":633,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"5a93968de64cdee9"}
{"n":634,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"helmand",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"90fa0750c3e4ad0d"}
{"n":635,"by":"coalition","how":"bot","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"25d1e0ab1907a6e6"}
{"n":636,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"baghlan, kabul",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"4802d30425395066"}
{"n":637,"by":"coalition","how":"bot","ask":"assault.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"baghlan",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"baghlan"]]],"sum":"1311addbfb568ff2"}
{"n":638,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, khowst"]]],"sum":"dde967ac7287110b"}
{"n":639,"by":null,"ask":"bot.tan","answer":"3","sum":"852a34176b53074c"}
{"n":640,"by":null,"ask":"bot.black","answer":"6","sum":"3eaad31d7b0f00e8"}
{"n":641,"by":null,"ask":"bot.green","answer":"1","sum":"01bb9f807bae5f51"}
{"n":642,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,1,"nuristan","kandahar"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"a427b9f1d9f1da82"}
{"n":643,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"print":"bad5885d28940a27","sum":"45f47425856bcc9a"}
{"n":644,"by":null,"ask":"deck.top","answer":"event","sum":"049553cc40e58192"}
{"n":645,"by":null,"ask":"deck.card","answer":"70","print":"4c6eb2cacb8f3e72","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 30\nnext: 70\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=12 warlords=3\naid: 21\npatronage: 13\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T1 G:T1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u1\nhelmand C:T12 G:T3 support=O\nherat C:B1T1 G:T5P7\nkabul C:B1T1 G:T1P10 support=S +1\nkandahar C:B1T1 G:T4P6 W:B1 +1\nkhowst C:B1T2 G:T12 terror=1 +1\nkonduz W:B1u1\nnuristan T:B1a2 W:B1 support=O\noruzgan T:B1u1 W:B1u2a1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"2b3ad1dc97a02806"}
{"n":646,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Urban Specialists",4]]],"sum":"901309f5b1838e36"}
{"n":647,"by":null,"ask":"bot.die","answer":"2","sum":"22283f80f46a9cd9"}
{"n":648,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[2,4,"Urban Specialists"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Urban Specialists"]]],"sum":"c9bc3432bab3e8c5"}
{"n":649,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"2cae1189cb21bc94","sum":"8d00a0a8e4dcd8a1"}
{"n":650,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,6]],["{0}: {1}",["8.5","rally"]]],"sum":"e3728da4c25bbb16"}
{"n":651,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, nuristan"]]],"sum":"5d04169decd9800a"}
{"n":652,"by":null,"ask":"bot.tan","answer":"4","sum":"4c272ec2b4e35f43"}
{"n":653,"by":null,"ask":"bot.black","answer":"2","sum":"81c5eef217af4b7f"}
{"n":654,"by":null,"ask":"bot.green","answer":"1","sum":"1a491eed2d82f9ac"}
{"n":655,"by":"warlords","how":"bot","ask":"rally.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,1,"waziristan","nuristan"]],["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"nuristan"]]],"sum":"dcae97866002c448"}
{"n":656,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"nuristan"]]],"sum":"3df5fa05e23a10bf"}
{"n":657,"by":"warlords","how":"bot","ask":"rally.space","answer":"kandahar","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"kandahar"]]],"sum":"26075827a7c5d2b0"}
{"n":658,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"kandahar"]]],"sum":"a5f722f994f84bd4"}
{"n":659,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghowr, helmand, khowst, konduz, paktika"]]],"sum":"cf497f1397de24da"}
{"n":660,"by":null,"ask":"bot.tan","answer":"3","sum":"3a770439595d67f7"}
{"n":661,"by":null,"ask":"bot.black","answer":"6","sum":"f94b6e251725c04f"}
{"n":662,"by":null,"ask":"bot.green","answer":"3","sum":"c814ad269c841ef3"}
{"n":663,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,3,"baghlan","baghlan"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"baghlan"]]],"sum":"6e3fb975e1f80232"}
{"n":664,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"baghlan"]]],"sum":"dd55565b99f15c7e"}
{"n":665,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"5069b03027bf2929"}
{"n":666,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"baghlan"]]],"print":"f7aaed70d4c09afd","sum":"7ebb4dcf90d02e60"}
{"n":667,"by":null,"ask":"deck.top","answer":"event","sum":"6a88b4dc97982ad4"}
{"n":668,"by":null,"ask":"deck.card","answer":"64","print":"de6d8b0e373a6335","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 70\nnext: 64\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=0 taliban=12 warlords=0\naid: 21\npatronage: 13\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T1 G:T1 W:B1u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u1\nhelmand C:T12 G:T3 support=O\nherat C:B1T1 G:T5P7\nkabul C:B1T1 G:T1P10 support=S +1\nkandahar C:B1T1 G:T4P6 W:B1u1 +1\nkhowst C:B1T2 G:T12 terror=1 +1\nkonduz W:B1u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 W:B1u2a1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"4d6a96f62203481d"}
{"n":669,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Contractor Surge"]]],"sum":"d27ca42507b181a9"}
{"n":670,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"acb056ae65efc94a"}
{"n":671,"by":"coalition","how":"bot","ask":"event.replace.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.4.1: most Coalition Troops",[]],"helmand",["{0}",[12]]]]],"sum":"dfc90415fbae4486"}
{"n":672,"by":"coalition","how":"bot","ask":"event.replace.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"print":"2a18bed101539482","sum":"1f471c7e58da0a34"}
{"n":673,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],"8.8.2: 3 Patronage become Government Resources in Kabul","8.8: Train"],"sum":"b9603c1c07582a34"}
{"n":674,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: 3 Patronage become Government Resources",[]],"kabul"]]],"sum":"f723ea9f66b561a4"}
{"n":675,"by":"coalition","how":"bot","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"1e49a91aee5438be"}
{"n":676,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"e7cb1b49cdb90c81"}
{"n":677,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"ca7676dcbb221a99"}
{"n":678,"by":"coalition","how":"bot","ask":"train.space","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"6a4839e08d88b38a"}
{"n":679,"by":null,"ask":"bot.die","answer":"6","sum":"2bcc8ecf39bf1239"}
{"n":680,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[6]],["8.2: among {0}",["herat, kabul, kandahar, khowst"]]],"sum":"e54c1e735751393a"}
{"n":681,"by":null,"ask":"bot.tan","answer":"3","sum":"dfd27f7c8d342787"}
{"n":682,"by":null,"ask":"bot.black","answer":"6","sum":"7b658efac8be19fc"}
{"n":683,"by":null,"ask":"bot.green","answer":"4","sum":"3ee6d2566df5ab9f"}
{"n":684,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","kandahar"]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"f59029ab6cad14d8"}
{"n":685,"by":null,"ask":"bot.tan","answer":"2","sum":"1a4a098394aac963"}
{"n":686,"by":null,"ask":"bot.black","answer":"5","sum":"3fc31a2a07c47201"}
{"n":687,"by":null,"ask":"bot.green","answer":"4","sum":"1d61ad40100600a3"}
{"n":688,"by":"coalition","how":"bot","ask":"train.space","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,4,"oruzgan","khowst"]],"8.8.2: Surge after the Train"],"sum":"9d7351ee52fff38e"}
{"n":689,"by":"coalition","how":"bot","ask":"surge.space","answer":"helmand","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"helmand"]]],"sum":"28563ca0deddc0ea"}
{"n":690,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"9ac7d8fc3ffc8eb8"}
{"n":691,"by":"coalition","how":"bot","ask":"surge.space","answer":"khowst","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"khowst"]]],"sum":"d709a69d7c9137c5"}
{"n":692,"by":"coalition","how":"bot","ask":"surge.troops","answer":"10","why":[["8.8.2: Coalition Troops in {0}: {1}",["helmand",10]]],"sum":"91682822719ec8e3"}
{"n":693,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",2]]],"sum":"c0bb4f9f422a2573"}
{"n":694,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["khowst",3]]],"sum":"6fe3f043a216ad16"}
{"n":695,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["helmand",1]]],"sum":"3a06c39e46454626"}
{"n":696,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"9ff543f85daa15f9"}
{"n":697,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["khowst",1]]],"sum":"428b87e73d67737e"}
{"n":698,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"e6384c025585bb28"}
{"n":699,"by":null,"ask":"surge.roll","answer":"6","sum":"751d9eb51c7bb5ef"}
{"n":700,"by":"coalition","how":"bot","ask":"surge.aid","answer":"6","why":["8.8.2: all of the roll is added to Aid"],"print":"2851b0f812d7dad6","sum":"2c01b6efbcb4dcd6"}
{"n":701,"by":null,"ask":"deck.top","answer":"propaganda","print":"321352514cbea5d9","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 64\nnext: propaganda\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=12 warlords=2\naid: 27\npatronage: 10\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T1 G:T1 W:B1u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u1\nhelmand C:B1T10 G:T3P3 support=O\nherat C:B1T1 G:T5P7\nkabul C:B1T1 G:T3P12 support=S +1\nkandahar C:B1T2 G:T4P6 W:B1u1 +1\nkhowst C:B1T3 G:T12 terror=1 +1\nkonduz W:B1u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 W:B1u2a1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"a425c40129a7ca9e"}
{"n":702,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Hazara"]]],"sum":"6c9a8505ee64fe1c"}
{"n":703,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"b8e6f25e5cf6842c"}
{"n":704,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghowr, oruzgan"]]],"sum":"4c689bd972a08e89"}
{"n":705,"by":null,"ask":"bot.tan","answer":"5","sum":"15eef8d2c8ac5ceb"}
{"n":706,"by":null,"ask":"bot.black","answer":"4","sum":"f96aff32a9b8079e"}
{"n":707,"by":null,"ask":"bot.green","answer":"6","sum":"5ca32309000d0d15"}
{"n":708,"by":"warlords","how":"bot","ask":"event.place.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,6,"ghowr","ghowr"]]],"print":"985111518cd3f4b0","sum":"67268a2bd3e040ce"}
{"n":709,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[15,10]]]],["{0}: {1}",["8.7","rally"]]],"sum":"22ac56087ff3431c"}
{"n":710,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"372047c29f8a0d96"}
{"n":711,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"9f58f5e8261209c0"}
{"n":712,"by":"taliban","how":"bot","ask":"rally.active","answer":"1","why":["8.1.2: its own Active Guerrillas first"],"sum":"f785f92748ceb7a3"}
{"n":713,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"f3eec4ad0e07b901"}
{"n":714,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"5bd90bc11356559c"}
{"n":715,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghazni, nimruz, samangan"]]],"sum":"a6be1163cd267d39"}
{"n":716,"by":null,"ask":"bot.tan","answer":"6","sum":"da85508ce103364a"}
{"n":717,"by":null,"ask":"bot.black","answer":"3","sum":"02e71d7186e171a8"}
{"n":718,"by":null,"ask":"bot.green","answer":"2","sum":"a94c95371479f2ed"}
{"n":719,"by":"taliban","how":"bot","ask":"rally.space","answer":"bamian","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,2,"balkh","bamian"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"bamian"]]],"sum":"04e994e5c8938f87"}
{"n":720,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"bamian"]]],"sum":"d8a589fdaa9088a5"}
{"n":721,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, ghazni, ghowr, nuristan, oruzgan, sar-e-pol, zabol, balochistan, northwest-frontier, waziristan"]]],"sum":"d88dc801faddb0df"}
{"n":722,"by":null,"ask":"bot.tan","answer":"3","sum":"60ec38c697afcd58"}
{"n":723,"by":null,"ask":"bot.black","answer":"4","sum":"ad4f75896fdd5feb"}
{"n":724,"by":null,"ask":"bot.green","answer":"5","sum":"d21d6bdaac44351c"}
{"n":725,"by":"taliban","how":"bot","ask":"rally.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","nuristan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"5ac29ed34cb1d399"}
{"n":726,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"bda3645ebcf205f0"}
{"n":727,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"2fb3b6f7c953fc8f"}
{"n":728,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, zabol, waziristan"]]],"sum":"6950746e1ad0c98a"}
{"n":729,"by":null,"ask":"bot.tan","answer":"3","sum":"ef20f02720e1fb9b"}
{"n":730,"by":null,"ask":"bot.black","answer":"6","sum":"74687305cb5e8850"}
{"n":731,"by":null,"ask":"bot.green","answer":"3","sum":"b05f0beee5bd3b4a"}
{"n":732,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,3,"baghlan","zabol"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"9a18c71419b6625c"}
{"n":733,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"44ee5abd7d909d61"}
{"n":734,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, waziristan"]]],"sum":"0573cd79963d6d92"}
{"n":735,"by":null,"ask":"bot.tan","answer":"6","sum":"bf45df5b827aa771"}
{"n":736,"by":null,"ask":"bot.black","answer":"5","sum":"e182d80c57875693"}
{"n":737,"by":null,"ask":"bot.green","answer":"6","sum":"fd84fc77ebb64d06"}
{"n":738,"by":"taliban","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,6,"kandahar","oruzgan"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"cc7d200c9814980d"}
{"n":739,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"33eca95934fe48b7"}
{"n":740,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, waziristan"]]],"sum":"389d622558bcbc9a"}
{"n":741,"by":null,"ask":"bot.tan","answer":"6","sum":"992e33af7d3ed729"}
{"n":742,"by":null,"ask":"bot.black","answer":"1","sum":"a493161de8de9c80"}
{"n":743,"by":null,"ask":"bot.green","answer":"2","sum":"7bfea586b76655b0"}
{"n":744,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,2,"konduz","waziristan"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"2730858d0fc98863"}
{"n":745,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"92d665cb925c40dc"}
{"n":746,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"39985093295eeb5b"}
{"n":747,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"b74cff75350c39fc"}
{"n":748,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"bbaf4b116c8d04d4"}
{"n":749,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"oruzgan","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"oruzgan"]]],"sum":"5b950ad5751a787a"}
{"n":750,"by":"taliban","how":"bot","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"739b4a65cbbaef7e"}
{"n":751,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.7.2: Infiltrate: a LoC with Government pieces",[]],"kabul-tor-kham"]]],"sum":"36485520c4c83002"}
{"n":752,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"remove","why":["8.7.2: no Guerrilla is Available: remove"],"print":"384ef924f81d5751","sum":"51c7733acf063520"}
{"n":753,"by":null,"ask":"deck.card","answer":"46","print":"08c0c3285c27bcd1","sum":"3fb4ce51fb6da9c4"}
{"n":754,"by":"coalition","how":"bot","ask":"civic.space","answer":"helmand","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"helmand"]]],"sum":"d2a6797190b0e44a"}
{"n":755,"by":"coalition","how":"bot","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid for"],"sum":"6907b3a80d2951ff"}
{"n":756,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"sum":"f300efe947897719"}
{"n":757,"by":"taliban","how":"bot","ask":"sharia.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, bamian"]]],"sum":"d9a67df0af66ec6a"}
{"n":758,"by":null,"ask":"bot.tan","answer":"1","sum":"2efa5550148c0612"}
{"n":759,"by":null,"ask":"bot.black","answer":"2","sum":"75fb6d7ea07cf218"}
{"n":760,"by":null,"ask":"bot.green","answer":"3","sum":"1014a5a12c07902b"}
{"n":761,"by":"taliban","how":"bot","ask":"sharia.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","badakhshan"]],["{0}: {1}",[["8.7.7: Sharia",[]],"badakhshan"]]],"sum":"a36d36d5b47ffdfd"}
{"n":762,"by":"taliban","how":"bot","ask":"sharia.space","answer":"bamian","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"bamian"]]],"print":"b399ff24c05323a2","sum":"e93ac15a109a5ac3"}
{"n":763,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ca7f90aba3d2c48a"}
{"n":764,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a37c14b80c1d13cf"}
{"n":765,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e096b820f544d6bf"}
{"n":766,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"fad690c48644205d"}
{"n":767,"by":"government","how":"bot","ask":"desertion.troops","answer":"4","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ffaa912b301149e0"}
{"n":768,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"baghlan","why":[["8.8.6: no Police in {0}",["baghlan"]]],"sum":"8131dadad5f142fe"}
{"n":769,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, kabul",["{0}",[1]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"eff90276ce00ac79"}
{"n":770,"by":null,"ask":"bot.tan","answer":"5","sum":"9f7aac3ad3b4b666"}
{"n":771,"by":null,"ask":"bot.black","answer":"4","sum":"573cd808df6ab0c9"}
{"n":772,"by":null,"ask":"bot.green","answer":"1","sum":"f8277f3781c2ae31"}
{"n":773,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,1,"balkh","herat"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"83b49ebfcd7d6d89"}
{"n":774,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"31ccf37eef7146aa"}
{"n":775,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[9]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[8]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[7]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[6]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul",["{0}",[5]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"d8c20674e3766303"}
{"n":776,"by":null,"ask":"bot.tan","answer":"2","sum":"fc9ae38e4b36e62e"}
{"n":777,"by":null,"ask":"bot.black","answer":"5","sum":"a84463a9671d4dc1"}
{"n":778,"by":null,"ask":"bot.green","answer":"4","sum":"c61d5e21167ef63c"}
{"n":779,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,4,"oruzgan","kabul"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"khowst",["{0}",[0]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"khowst",["{0}",[1]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul, kandahar",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"aa5e55371e4b0c0a"}
{"n":780,"by":null,"ask":"bot.tan","answer":"4","sum":"ff69ec4ec339f0a5"}
{"n":781,"by":null,"ask":"bot.black","answer":"2","sum":"2de36f6813b02a2b"}
{"n":782,"by":null,"ask":"bot.green","answer":"3","sum":"753c071879d6a31b"}
{"n":783,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,3,"khowst","kabul"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"helmand, khowst",["{0}",[2]]]],["8.2: among {0}",["helmand, khowst"]]],"sum":"81c66fa2ab390c4b"}
{"n":784,"by":null,"ask":"bot.tan","answer":"3","sum":"568028134fc415da"}
{"n":785,"by":null,"ask":"bot.black","answer":"2","sum":"f47985d94911ff99"}
{"n":786,"by":null,"ask":"bot.green","answer":"2","sum":"17d0788d298bfef1"}
{"n":787,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,2,"waziristan","khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kandahar",["{0}",[4]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"37a73cbe4fe9e4d4"}
{"n":788,"by":null,"ask":"bot.tan","answer":"3","sum":"2eb84addd85145bd"}
{"n":789,"by":null,"ask":"bot.black","answer":"3","sum":"cb6797854f145778"}
{"n":790,"by":null,"ask":"bot.green","answer":"5","sum":"7ff18287eb61b084"}
{"n":791,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","kandahar"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"helmand",["{0}",[2]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"414d6b3f3387a00b"}
{"n":792,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"074d3f65eb88d940"}
{"n":793,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"5d70592ad550bafc"}
{"n":794,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],2,"kabul","kandahar-spin-boldak"]]],"sum":"1f713fece9336aff"}
{"n":795,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],2,"kabul","kandahar-spin-boldak"]]],"sum":"159664bb824b774c"}
{"n":796,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],2,"kabul","kandahar-spin-boldak"]]],"sum":"c3b161c48c53fc5c"}
{"n":797,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"kabul","khowst"]]],"sum":"ca4a29497199939f"}
{"n":798,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"kabul","khowst"]]],"sum":"62607886c68b64aa"}
{"n":799,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"kabul","khowst"]]],"sum":"0133a0caea459801"}
{"n":800,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","khowst"]]],"sum":"b76939f113001b35"}
{"n":801,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","khowst"]]],"sum":"b33e3c47477a1c5b"}
{"n":802,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","khowst"]]],"sum":"5162f07d290388fb"}
{"n":803,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","helmand"]]],"sum":"56ef239e49432ed8"}
{"n":804,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","helmand"]]],"sum":"8d681b3981b81781"}
{"n":805,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","helmand"]]],"sum":"93eab0e56387b841"}
{"n":806,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"87585f81a61388c0"}
{"n":807,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"print":"903edf22ccecead1","sum":"8bc18eb4b1a134ba"}
{"n":808,"by":null,"ask":"deck.card","answer":"61","print":"0b5c3aad1625f611","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 46\nnext: 61\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\nresources: government=24 taliban=8 warlords=14\naid: 21\npatronage: 8\nout-of-play: C:T1\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded\nbadakhshan T:u1 support=O\nbadghis W:B1u1\nbaghlan W:B1u1\nbalkh W:B1u1\nbamian T:u1 support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u2 W:B1u1 support=O\nghowr T:u2 W:B1u2\nhelmand C:B1T10 G:T2P3 support=S\nherat C:B1T2 G:T3P4\nkabul C:B1T1 G:T2P3 T:u1 support=S +1\nkandahar C:B1T2 G:T3P3 W:B1u1 +1\nkhowst C:B1T3 G:T8P3 +1\nkonduz W:B1u1\nnuristan T:B1u5 W:B1u1 support=O\noruzgan T:B1u3 W:B1u3 support=O\npaktika T:B2u1 support=O\nsar-e-pol T:u1\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u3\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"7696c92bd5707084"}
{"n":809,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"ID Cards"]]],"sum":"e18b2ee3a790bc72"}
{"n":810,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"f02b001c56f3c99b","sum":"5d57c6adeeca3f3a"}
{"n":811,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[5,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[6,6]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,7]],["{0}: {1}",["8.7","attack"]]],"sum":"db913005531debb5"}
{"n":812,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.2: areas before LoCs",[]],"ghazni, ghowr, kabul, nuristan, oruzgan"]],["8.2: among {0}",["ghazni, ghowr, kabul, nuristan, oruzgan"]]],"sum":"2e15a5adc6ff887c"}
{"n":813,"by":null,"ask":"bot.tan","answer":"5","sum":"30c2bb548c08d572"}
{"n":814,"by":null,"ask":"bot.black","answer":"6","sum":"3a3bb9047d9be63e"}
{"n":815,"by":null,"ask":"bot.green","answer":"4","sum":"3dbf6a457d0337b1"}
{"n":816,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,4,"bamian","oruzgan"]],["{0}: {1}",[["8.2: areas before LoCs",[]],"ghazni, ghowr, kabul, nuristan"]],["8.2: among {0}",["ghazni, ghowr, kabul, nuristan"]]],"sum":"cbe6fd7a935802f2"}
{"n":817,"by":null,"ask":"bot.tan","answer":"1","sum":"69fbf0b4c0d2206f"}
{"n":818,"by":null,"ask":"bot.black","answer":"2","sum":"cf7797ef1139627d"}
{"n":819,"by":null,"ask":"bot.green","answer":"4","sum":"6a0c793bc9dad69c"}
{"n":820,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,4,"nimruz","ghazni"]],["{0}: {1}",[["8.2: areas before LoCs",[]],"ghowr, kabul, nuristan"]],["8.2: among {0}",["ghowr, kabul, nuristan"]]],"sum":"8fbe94ec6f31d5ac"}
{"n":821,"by":null,"ask":"bot.tan","answer":"6","sum":"6a6fbe3c999f9434"}
{"n":822,"by":null,"ask":"bot.black","answer":"2","sum":"6d6a09f715094f39"}
{"n":823,"by":null,"ask":"bot.green","answer":"2","sum":"fbca33ce56004e32"}
{"n":824,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","ghowr"]],["{0}: {1} ({2})",[["8.7.4: fewest Guerrillas",[]],"ghazni, ghowr",["{0}",[2]]]],["8.2: among {0}",["ghazni, ghowr"]]],"sum":"2bbcd01f56597355"}
{"n":825,"by":null,"ask":"bot.tan","answer":"3","sum":"94664bb0625d869d"}
{"n":826,"by":null,"ask":"bot.black","answer":"5","sum":"b32fa2ce5a9844f0"}
{"n":827,"by":null,"ask":"bot.green","answer":"6","sum":"23d35c84e5cd1cbc"}
{"n":828,"by":"taliban","how":"bot","ask":"attack.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,6,"northwest-frontier","ghowr"]],["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"oruzgan"]]],"sum":"ee4061aeb928aff3"}
{"n":829,"by":null,"ask":"attack.roll","answer":"4","sum":"172149d302a48204"}
{"n":830,"by":"taliban","how":"bot","ask":"attack.bomber","answer":"sacrifice","why":["8.1.1: the sacrifice makes the Attack succeed"],"sum":"0e5d5e58b69b6d29"}
{"n":831,"by":"taliban","how":"bot","ask":"attack.remove","answer":"warlord_underground","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","warlord_underground"]]],"sum":"7817db19496410a9"}
{"n":832,"by":"taliban","how":"bot","ask":"attack.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"ghazni"]]],"sum":"5019744e6d9c85c3"}
{"n":833,"by":null,"ask":"attack.roll","answer":"6","sum":"70a92a5c89637eed"}
{"n":834,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"ghowr"]]],"sum":"3592dde1fd684b62"}
{"n":835,"by":"taliban","how":"bot","ask":"ambush.space","answer":"ghowr","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"ghowr"]]],"sum":"bfde3684cc98e4c0"}
{"n":836,"by":"taliban","how":"bot","ask":"attack.remove","answer":"warlord_underground","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","warlord_underground"]]],"sum":"d6c94069d92448c0"}
{"n":837,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"bd0a2bf2477a9dfe","sum":"8ff76a30a51d6862"}
{"n":838,"by":null,"ask":"deck.card","answer":"5","print":"a4dada867a748e26","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 61\nnext: 5\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=24 taliban=5 warlords=14\naid: 21\npatronage: 8\nout-of-play: C:T1\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan T:u1 support=O\nbadghis W:B1u1\nbaghlan W:B1u1\nbalkh W:B1u1\nbamian T:u1 support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a2 W:B1u1 support=O\nghowr T:u2a1 W:B1\nhelmand C:B1T10 G:T2P3 support=S\nherat C:B1T2 G:T3P4\nkabul C:B1T1 G:T2P3 T:u1 support=S +1\nkandahar C:B1T2 G:T3P3 W:B1u1 +1\nkhowst C:B1T3 G:T8P3 +1\nkonduz W:B1u1\nnuristan T:B1u5 W:B1u1 support=O\noruzgan T:B1a2 W:B1u1 support=O\npaktika T:B2u1 support=O\nsar-e-pol T:u1\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u3\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"6bba4abd8b2b1a1d"}
{"n":839,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Desertions & Defections"]]],"sum":"9a7d6b7850d19109"}
{"n":840,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"f5e8aa817b818965"}
{"n":841,"by":"warlords","how":"bot","ask":"event.choice","answer":"replace-up-to-2","why":[["{0}: {1}",[["8.4.1: {0}",[["Replace 2 pieces with its own, first where that changes Control; if none Available, remove 3",[]]]],"replace-up-to-2"]]],"sum":"09c99cf0fb21e4ab"}
{"n":842,"by":"warlords","how":"bot","ask":"event.replace.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.4.1: ends COIN or Taliban Control",[]],"ghazni, ghowr, nuristan, oruzgan, zabol"]],["8.2: among {0}",["ghazni, ghowr, nuristan, oruzgan, zabol"]]],"sum":"6a1d2533b2a8150d"}
{"n":843,"by":null,"ask":"bot.tan","answer":"3","sum":"345657e11b587ab4"}
{"n":844,"by":null,"ask":"bot.black","answer":"4","sum":"76fce5655cdd926d"}
{"n":845,"by":null,"ask":"bot.green","answer":"4","sum":"9ad39e6c0108aecd"}
{"n":846,"by":"warlords","how":"bot","ask":"event.replace.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,4,"kabul","nuristan"]]],"sum":"690be631625c5cf1"}
{"n":847,"by":"warlords","how":"bot","ask":"event.replace.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"sum":"911d6606a645a8b3"}
{"n":848,"by":"warlords","how":"bot","ask":"event.replace.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"sum":"6400794b322de226"}
{"n":849,"by":"warlords","how":"bot","ask":"event.replace.by","answer":"warlord_underground","why":[["{0}: {1}",[["8.4.4: replaced by its own pieces, then by those of friends and Non-players",[]],"warlord_underground"]]],"sum":"b316aaa1baaa9664"}
{"n":850,"by":"warlords","how":"bot","ask":"event.replace.by","answer":"warlord_underground","why":[["{0}: {1}",[["8.4.4: replaced by its own pieces, then by those of friends and Non-players",[]],"warlord_underground"]]],"print":"5baf089a787a393a","sum":"b7b1c6487a1836b3"}
{"n":851,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,4]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand",["{0}",[10]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst",["{0}",[3]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kandahar",["{0}",[2]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"64635a9886060880"}
{"n":852,"by":null,"ask":"bot.tan","answer":"3","sum":"4a35b18964773480"}
{"n":853,"by":null,"ask":"bot.black","answer":"6","sum":"7b09a15b5b3a9da9"}
{"n":854,"by":null,"ask":"bot.green","answer":"4","sum":"722ce16284fbfc90"}
{"n":855,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","kandahar"]],["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"e3bcb2173e305f10"}
{"n":856,"by":null,"ask":"bot.tan","answer":"1","sum":"b5b16f7b97cfc281"}
{"n":857,"by":null,"ask":"bot.black","answer":"3","sum":"5be0142f0ad072cd"}
{"n":858,"by":null,"ask":"bot.green","answer":"2","sum":"01dfd6ae8d261375"}
{"n":859,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,2,"herat","oruzgan"]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["oruzgan"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[3]],["{0} Taliban pieces",[4]]]]]],"8.8: Assault"],"sum":"62df648bd6f5e0b7"}
{"n":860,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["oruzgan"]]],"sum":"6c47648b85e58ef2"}
{"n":861,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"helmand","why":[["8.8.2: {0} can be spared: {1} in {2}",[9,"coalition_troops","helmand"]]],"sum":"35696dd6b1ebe1d6"}
{"n":862,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"oruzgan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"oruzgan"]]],"sum":"85e19838d146cf1b"}
{"n":863,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"4d53af7869e9638e"}
{"n":864,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"9","why":["8.8.2: all that can be spared"],"sum":"ca790097a1c78ad1"}
{"n":865,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"helmand","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"government_troops","helmand"]]],"sum":"952e83920d914310"}
{"n":866,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"oruzgan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"oruzgan"]]],"sum":"061a7a540949cfa3"}
{"n":867,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"4c90959ce478ef6d"}
{"n":868,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"c1876eb592f363e8"}
{"n":869,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","khowst"]]],"sum":"3a79e1d3eaae1e8f"}
{"n":870,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"oruzgan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"oruzgan"]]],"sum":"fe93287d1ab565d7"}
{"n":871,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"b4ad3e20446686b7"}
{"n":872,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"33e284c60a18f037"}
{"n":873,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"government_troops","khowst"]]],"sum":"ef45fdb9f65cf009"}
{"n":874,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"oruzgan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"oruzgan"]]],"sum":"97897d46da557fe9"}
{"n":875,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"fd3cc912e4ab15e9"}
{"n":876,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"acf885e6e3efae2d"}
{"n":877,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"8458ff7fdcec821c"}
{"n":878,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"oruzgan",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"sum":"046804bfcfb95110"}
{"n":879,"by":"coalition","how":"bot","ask":"assault.targets","answer":"both","why":["8.8.4: Taliban before Warlords"],"sum":"a6623660a467374d"}
{"n":880,"by":"coalition","how":"bot","ask":"assault.find","answer":"warlords","why":["8.8.4: Taliban before Warlords"],"sum":"de925dc46e5b5974"}
{"n":881,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"9d452a10d0df9d2e"}
{"n":882,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"print":"9443b88efdd6d380","sum":"f981700b14016072"}
{"n":883,"by":null,"ask":"deck.top","answer":"propaganda","print":"22266cc509b57b85","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 5\nnext: propaganda\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=24 taliban=5 warlords=14\naid: 21\npatronage: 8\nout-of-play: C:T1\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan T:u1 support=O\nbadghis W:B1u1\nbaghlan W:B1u1\nbalkh W:B1u1\nbamian T:u1 support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a2 W:B1u1 support=O\nghowr T:u2a1 W:B1\nhelmand C:B1T1 G:T1P3 support=S\nherat C:B1T2 G:T3P4\nkabul C:B1T1 G:T2P3 support=S +1\nkandahar C:B1T2 G:T3P3 +1\nkhowst C:B1T1 G:T6P3 +1\nkonduz W:B1u1\nnuristan T:B1u3 W:B1u3 support=O\noruzgan C:T11 G:T3 support=O\npaktika T:B2u1 support=O\nsar-e-pol T:u1\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u3\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"274d07a2465d0da3"}
{"n":884,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Aerostats",3]]],"sum":"4a39a7aff5ac4abf"}
{"n":885,"by":null,"ask":"bot.die","answer":"5","sum":"57870ab8f2861116"}
{"n":886,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[5,3,"Aerostats"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[11,3]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[5,5]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,7]],["{0}: {1}",["8.7","attack"]]],"sum":"bf308f8bd1e1b24a"}
{"n":887,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.2: areas before LoCs",[]],"ghowr, nuristan"]],["8.2: among {0}",["ghowr, nuristan"]]],"sum":"0208a3c9e9eed4c2"}
{"n":888,"by":null,"ask":"bot.tan","answer":"1","sum":"08eada2fa6d5b935"}
{"n":889,"by":null,"ask":"bot.black","answer":"6","sum":"e7090a1028259b13"}
{"n":890,"by":null,"ask":"bot.green","answer":"6","sum":"91b53bc8872f9627"}
{"n":891,"by":"taliban","how":"bot","ask":"attack.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,6,"paktika","nuristan"]],["{0}: {1}",[["8.2: areas before LoCs",[]],"ghowr"]],["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1} ({2})",[["8.7.4: fewest Guerrillas",[]],"kabul-tor-kham",["{0}",[2]]]],["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"nuristan"]]],"sum":"a82481fee503fe67"}
{"n":892,"by":null,"ask":"attack.roll","answer":"1","sum":"f1f90df7ccce4a36"}
{"n":893,"by":"taliban","how":"bot","ask":"attack.remove","answer":"warlord_underground","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","warlord_underground"]]],"sum":"16ebd212d31b164d"}
{"n":894,"by":"taliban","how":"bot","ask":"attack.space","answer":"ghowr","why":[["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"ghowr"]]],"sum":"f1bf0fe94be25441"}
{"n":895,"by":null,"ask":"attack.roll","answer":"6","sum":"533c97861a26a58d"}
{"n":896,"by":"taliban","how":"bot","ask":"attack.bomber","answer":"sacrifice","why":["8.1.1: the sacrifice makes the Attack succeed"],"sum":"8f2ac94e18f4df6a"}
{"n":897,"by":"taliban","how":"bot","ask":"attack.remove","answer":"warlord_bases","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","warlord_bases"]]],"sum":"20d22c293e65aeda"}
{"n":898,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kabul-tor-kham"]]],"sum":"a264598c1c831eda"}
{"n":899,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kabul-tor-kham"]]],"sum":"afa60a8fa0ef52b4"}
{"n":900,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"daab7d841537f651"}
{"n":901,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"e2c7742005ef6b18","sum":"9c7fcd78d57f267c"}
{"n":902,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Aerostats"]]],"sum":"79f33d8742441d70"}
{"n":903,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"d4c4e04c25af434f","sum":"da888c02050e878c"}
{"n":904,"by":null,"ask":"deck.card","answer":"6","print":"b91c6b4c2b74853e","sum":"b185d8cd20984798"}
{"n":905,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"sum":"22fe6b4fb451c716"}
{"n":906,"by":"taliban","how":"bot","ask":"sharia.space","answer":"ghowr","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"ghowr"]]],"print":"c897362d2e8886b7","sum":"60aa8be603a6f7a5"}
{"n":907,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"44ffbfd71abbf48c"}
{"n":908,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"45c85a381d13cef2"}
{"n":909,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"dab02edd02d13aa1"}
{"n":910,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e323fb7b15531fc0"}
{"n":911,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"d794d973b712af25"}
{"n":912,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"fe15de0991a981d4"}
{"n":913,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"a93f3a44a27a54ee"}
{"n":914,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"helmand, kabul, khowst",["{0}",[1]]]],["8.2: among {0}",["helmand, kabul, khowst"]]],"sum":"da04844dfb45e16b"}
{"n":915,"by":null,"ask":"bot.tan","answer":"5","sum":"72a5957531074b06"}
{"n":916,"by":null,"ask":"bot.black","answer":"4","sum":"45d97a4e47195f2b"}
{"n":917,"by":null,"ask":"bot.green","answer":"3","sum":"40d9102c77ea20c4"}
{"n":918,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,3,"faryab","helmand"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"helmand"]]],"sum":"1421bbeee2984825"}
{"n":919,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"31f770b8f4beb50a"}
{"n":920,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"649fb0896c476e8d"}
{"n":921,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, khowst",["{0}",[1]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"6844be6380d2f618"}
{"n":922,"by":null,"ask":"bot.tan","answer":"2","sum":"20d1c05a5632c6c2"}
{"n":923,"by":null,"ask":"bot.black","answer":"1","sum":"d4971ce430f948ca"}
{"n":924,"by":null,"ask":"bot.green","answer":"4","sum":"6d49c597328cd47b"}
{"n":925,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,4,"nimruz","khowst"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"4b8f2193b20d0849"}
{"n":926,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"775762babfe6dd3a"}
{"n":927,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"87af91a6b8716216"}
{"n":928,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"b7d8f8fdd100f9b1"}
{"n":929,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"b26a2989053783bc"}
{"n":930,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"6ff987e3996e561e"}
{"n":931,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, herat, kabul, kandahar, khowst"]]],"sum":"56a145965619eb8a"}
{"n":932,"by":null,"ask":"bot.tan","answer":"6","sum":"20e40b2a79196226"}
{"n":933,"by":null,"ask":"bot.black","answer":"3","sum":"0722dade9135262f"}
{"n":934,"by":null,"ask":"bot.green","answer":"4","sum":"c4480b8660e9eea7"}
{"n":935,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,4,"faryab","kandahar"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"902268d673539afa"}
{"n":936,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"12c1d133552744d6"}
{"n":937,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"2f30acd3cf8a751d"}
{"n":938,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"helmand, herat, kabul, khowst",["{0}",[2]]]],["8.2: among {0}",["helmand, herat, kabul, khowst"]]],"sum":"383e4f0abf6ab952"}
{"n":939,"by":null,"ask":"bot.tan","answer":"3","sum":"ffd342bc7819047c"}
{"n":940,"by":null,"ask":"bot.black","answer":"6","sum":"f9d08530d8d1e6c7"}
{"n":941,"by":null,"ask":"bot.green","answer":"6","sum":"f43f24853f158090"}
{"n":942,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,6,"northwest-frontier","herat"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"883be3a4a0a803ea"}
{"n":943,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"8f8862bb13f5458a"}
{"n":944,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"97ad87e2c70f97bd"}
{"n":945,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"helmand, kabul, khowst",["{0}",[2]]]],["8.2: among {0}",["helmand, kabul, khowst"]]],"sum":"c870c47b5a913a97"}
{"n":946,"by":null,"ask":"bot.tan","answer":"4","sum":"3056d270b6c70120"}
{"n":947,"by":null,"ask":"bot.black","answer":"5","sum":"cea910627c0acc74"}
{"n":948,"by":null,"ask":"bot.green","answer":"2","sum":"efe4e6bea7008313"}
{"n":949,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,2,"nuristan","helmand"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"helmand"]]],"sum":"60e50208b4a6156f"}
{"n":950,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"e03fe962892276a3"}
{"n":951,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"874a00763ffd4855"}
{"n":952,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, khowst",["{0}",[2]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"e19441fa87856058"}
{"n":953,"by":null,"ask":"bot.tan","answer":"2","sum":"e47908c05dd3063a"}
{"n":954,"by":null,"ask":"bot.black","answer":"4","sum":"7fe33ecf5c8e1afb"}
{"n":955,"by":null,"ask":"bot.green","answer":"2","sum":"3b3b09439713df12"}
{"n":956,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,2,"herat","khowst"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"c2d9bb2e182379d0"}
{"n":957,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"8881bbfaf4b9655e"}
{"n":958,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"85b4bb9168df80b3"}
{"n":959,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul",["{0}",[2]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"7e4dfffc586f2d3e"}
{"n":960,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"5b9fe99c04994026"}
{"n":961,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"fbe02761ed9ab47d"}
{"n":962,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, herat, kabul, kandahar, khowst"]]],"sum":"2281ec3d3d815810"}
{"n":963,"by":null,"ask":"bot.tan","answer":"6","sum":"38113f852c809c69"}
{"n":964,"by":null,"ask":"bot.black","answer":"2","sum":"1aac908bba285da4"}
{"n":965,"by":null,"ask":"bot.green","answer":"5","sum":"2bbf65d9ea27a9cb"}
{"n":966,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,5,"samangan","kandahar"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"418acd35b8478879"}
{"n":967,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"ebc117b16bf0f024"}
{"n":968,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"f0c89a6ba87ba0bb"}
{"n":969,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"helmand, herat, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["helmand, herat, kabul, khowst"]]],"sum":"59f0a9f8502168bb"}
{"n":970,"by":null,"ask":"bot.tan","answer":"3","sum":"d7753f93a8566db1"}
{"n":971,"by":null,"ask":"bot.black","answer":"1","sum":"bff648d6361e6007"}
{"n":972,"by":null,"ask":"bot.green","answer":"3","sum":"6e22c338bd3aad97"}
{"n":973,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,3,"khowst","khowst"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"42de83d9a3c68c62"}
{"n":974,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"5651b3db1b29ebe3"}
{"n":975,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"7acce6912d999f2a"}
{"n":976,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"61337954adfae850"}
{"n":977,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"ae6b256c785e0380"}
{"n":978,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul, kandahar",["{0}",[2]]]],["8.2: among {0}",["helmand, herat, kabul, kandahar"]]],"sum":"c2a3506f41103d7e"}
{"n":979,"by":null,"ask":"bot.tan","answer":"3","sum":"03c72441ab73cd3c"}
{"n":980,"by":null,"ask":"bot.black","answer":"3","sum":"f426b3466a9bf1b7"}
{"n":981,"by":null,"ask":"bot.green","answer":"4","sum":"996a5f0ad2bc0b11"}
{"n":982,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,4,"kabul","kabul"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"b35f073a66cdcce2"}
{"n":983,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"helmand, herat, kabul, kandahar",["{0}",[2]]]],["8.2: among {0}",["helmand, herat, kabul, kandahar"]]],"sum":"519ac86954ff83ff"}
{"n":984,"by":null,"ask":"bot.tan","answer":"6","sum":"75d18ad4cfb7069d"}
{"n":985,"by":null,"ask":"bot.black","answer":"5","sum":"acf18a49bf07307c"}
{"n":986,"by":null,"ask":"bot.green","answer":"2","sum":"8cc20c8591615da6"}
{"n":987,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","kandahar"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"helmand, herat, kabul",["{0}",[2]]]],["8.2: among {0}",["helmand, herat, kabul"]]],"sum":"69864145a7ea33a6"}
{"n":988,"by":null,"ask":"bot.tan","answer":"6","sum":"e3cd12779c2597dd"}
{"n":989,"by":null,"ask":"bot.black","answer":"3","sum":"ec85b7c4508e36a5"}
{"n":990,"by":null,"ask":"bot.green","answer":"5","sum":"5718b540a0c68950"}
{"n":991,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,5,"ghowr","herat"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"oruzgan",["{0}",[0]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"herat","kabul-tor-kham"]]],"sum":"73d1bb899dbf7155"}
{"n":992,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"herat","kabul-tor-kham"]]],"sum":"3814cac272ea7d82"}
{"n":993,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"herat","kabul-tor-kham"]]],"sum":"6dc2e64dcc2081fa"}
{"n":994,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"051c2bc643ec5883"}
{"n":995,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"f2384da22877a953"}
{"n":996,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"ba036a203d6cc976"}
{"n":997,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","oruzgan"]]],"sum":"e31afc75bd4e98a0"}
{"n":998,"by":"government","how":"bot","ask":"redeploy.destination","answer":"oruzgan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","oruzgan"]]],"sum":"08022d17d8889b5f"}
{"n":999,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","oruzgan"]]],"sum":"4736e6f664a74af5"}
{"n":1000,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"022889e739fe599a"}
{"n":1001,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"sum":"136387259b879e21"}
{"n":1002,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"paktika, northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"paktika"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"paktika"]]],"sum":"b3e0e084f55f946f"}
{"n":1003,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"dfd4b7024f1b9069"}
{"n":1004,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, paktika, northwest-frontier",["{0}",[2]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, paktika"]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"335a03cbaf6ef1cb"}
{"n":1005,"by":null,"ask":"bot.tan","answer":"5","sum":"538855a334f1095c"}
{"n":1006,"by":null,"ask":"bot.black","answer":"2","sum":"e6a55af6baed56ea"}
{"n":1007,"by":null,"ask":"bot.green","answer":"1","sum":"10109fff9de48543"}
{"n":1008,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,1,"konduz","paktika"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"paktika"]]],"sum":"39d5b93a1ea63972"}
{"n":1009,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"3d7bf98e59786a0a"}
{"n":1010,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, northwest-frontier",["{0}",[2]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"ghazni"]]],"sum":"d21afdda3f63e90a"}
{"n":1011,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[2]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"8190e1258c150819"}
{"n":1012,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, paktika, zabol, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, paktika, zabol"]],["8.2: among {0}",["ghazni, paktika, zabol"]]],"sum":"773bd336ce803f12"}
{"n":1013,"by":null,"ask":"bot.tan","answer":"3","sum":"0f0c5de17838b4fb"}
{"n":1014,"by":null,"ask":"bot.black","answer":"6","sum":"d948fc1af5b2f56c"}
{"n":1015,"by":null,"ask":"bot.green","answer":"4","sum":"c2fcfc2e83994a1f"}
{"n":1016,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","zabol"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"sum":"d8744c7f14e9ab9b"}
{"n":1017,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, paktika, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, paktika"]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"0b64fa6108cac54f"}
{"n":1018,"by":null,"ask":"bot.tan","answer":"4","sum":"4f0a3f17042408fe"}
{"n":1019,"by":null,"ask":"bot.black","answer":"4","sum":"4432b7a7004828e1"}
{"n":1020,"by":null,"ask":"bot.green","answer":"1","sum":"839930455bfd8e8b"}
{"n":1021,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,1,"kabul","paktika"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"paktika"]]],"sum":"13938d1f80dc9aa3"}
{"n":1022,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"c76b7f6e2f4fdef1"}
{"n":1023,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"ghazni"]]],"sum":"415710ba3d589a62"}
{"n":1024,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"b5f2d70f47594c21"}
{"n":1025,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier, waziristan",["{0}",[3]]]],["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"b98422c126178725"}
{"n":1026,"by":null,"ask":"bot.tan","answer":"5","sum":"181a6064a99c7e54"}
{"n":1027,"by":null,"ask":"bot.black","answer":"1","sum":"9c6c5c6f2008369b"}
{"n":1028,"by":null,"ask":"bot.green","answer":"6","sum":"342556eea3fe9346"}
{"n":1029,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,6,"samangan","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"047f366722c50fd0"}
{"n":1030,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[3]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"cc362577e71abe6c"}
{"n":1031,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, nuristan, paktika, zabol"]],["8.2: among {0}",["ghazni, nuristan, paktika, zabol"]]],"sum":"fd1b8a34f0aedb3c"}
{"n":1032,"by":null,"ask":"bot.tan","answer":"1","sum":"9a2b1c4dda9a279d"}
{"n":1033,"by":null,"ask":"bot.black","answer":"4","sum":"4e6491dc39e45991"}
{"n":1034,"by":null,"ask":"bot.green","answer":"2","sum":"45be53f6e90d8b5e"}
{"n":1035,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,2,"herat","zabol"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"sum":"7a18d668bf4920fe"}
{"n":1036,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, nuristan, paktika, northwest-frontier, waziristan",["{0}",[4]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, nuristan, paktika"]],["8.2: among {0}",["ghazni, nuristan, paktika"]]],"sum":"463eb7c4514c62c5"}
{"n":1037,"by":null,"ask":"bot.tan","answer":"5","sum":"9993ac0a181bb805"}
{"n":1038,"by":null,"ask":"bot.black","answer":"4","sum":"0d76b6a74f74bd26"}
{"n":1039,"by":null,"ask":"bot.green","answer":"6","sum":"3a21cce746797637"}
{"n":1040,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,6,"ghowr","paktika"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"paktika"]]],"print":"f9a97b522f8e01b5","sum":"330e18514bf75890"}
{"n":1041,"by":null,"ask":"deck.card","answer":"32","print":"80427d4528c34b6b","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 6\nnext: 32\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\nresources: government=51 taliban=7 warlords=23\naid: 21\npatronage: 8\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u4 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T2P2 support=S\nherat C:B1T3 G:T2P1\nkabul C:B1T3 G:T3P2 support=S +1\nkandahar C:B1T4 G:T2P1 +1\nkhowst C:B1T4 G:T5P1 +1\nkonduz W:B1u1\nnuristan T:B1u4 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u5 support=O\nzabol T:B1u5\nnorthwest-frontier T:u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\ntoraghondi-farah W:u1\n","sum":"324ffaacc619dcba"}
{"n":1042,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Pakistan Talks"]]],"sum":"84db766a0aef0000"}
{"n":1043,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"6c7e3919ed536803","sum":"9d0efbb65d6ce5c0"}
{"n":1044,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[10,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,0]]]],["{0}: {1}",["8.7","march"]]],"sum":"de28b4cc87a6b74d"}
{"n":1045,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.2: among {0}",["nuristan, northwest-frontier"]]],"sum":"dbc20408862146a1"}
{"n":1046,"by":null,"ask":"bot.tan","answer":"4","sum":"60aceafb776168e9"}
{"n":1047,"by":null,"ask":"bot.black","answer":"6","sum":"13f908b68815b920"}
{"n":1048,"by":null,"ask":"bot.green","answer":"5","sum":"635fc1b8e979098d"}
{"n":1049,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,5,"northwest-frontier","northwest-frontier"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"d58cf52d2fef796f"}
{"n":1050,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"a6a1cd302d4c186a"}
{"n":1051,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"8d92f6338b90a69c"}
{"n":1052,"by":"taliban","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul-tor-kham",1]]],"sum":"c1dcce6d2f117e1c"}
{"n":1053,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul-tor-kham",1]]],"sum":"fbf4e21011a2fcff"}
{"n":1054,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul-tor-kham",1]]],"sum":"196e8e1673fd2179"}
{"n":1055,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kandahar-spin-boldak",["{0}",[3]]]],["8.2: among {0}",["zabol, waziristan"]]],"sum":"091079fd06641835"}
{"n":1056,"by":null,"ask":"bot.tan","answer":"5","sum":"0e58997bcf45df56"}
{"n":1057,"by":null,"ask":"bot.black","answer":"6","sum":"cf1d6c20f667579b"}
{"n":1058,"by":null,"ask":"bot.green","answer":"2","sum":"14cc5655d63b93e7"}
{"n":1059,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,2,"sar-e-pol","zabol"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"2d7ca72ebff49e27"}
{"n":1060,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"fd37db3a3b6e97a7"}
{"n":1061,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"02edda866fee6502"}
{"n":1062,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",1]]],"sum":"ead3bfb912564963"}
{"n":1063,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",1]]],"sum":"20a5a943c6e1f360"}
{"n":1064,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",1]]],"sum":"bae6ea704d70b34f"}
{"n":1065,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"c37f6afb8624bd9c"}
{"n":1066,"by":null,"ask":"bot.die","answer":"1","sum":"ce0b569f34ad8a83"}
{"n":1067,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["{0}: dice {1}: {2}",["8.3","1","farah-kandahar"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","farah-kandahar",1]]],"sum":"5d8f1904d5540664"}
{"n":1068,"by":"taliban","how":"bot","ask":"march.destination","answer":"farah-kandahar","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","farah-kandahar",1]]],"sum":"11c5b9b9b1766aa5"}
{"n":1069,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","farah-kandahar",1]]],"sum":"1f6d6c566105cdae"}
{"n":1070,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, paktika, zabol"]]],"sum":"0c71e7d20775fd6c"}
{"n":1071,"by":null,"ask":"bot.tan","answer":"5","sum":"3105b6f9dfbfdef0"}
{"n":1072,"by":null,"ask":"bot.black","answer":"2","sum":"ddf46a1ba8db0d13"}
{"n":1073,"by":null,"ask":"bot.green","answer":"4","sum":"b4a54c1bac5aa3e0"}
{"n":1074,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,4,"badakhshan","zabol"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-kabul",1]]],"sum":"6c4bf23b5b78b5d5"}
{"n":1075,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-kabul",1]]],"sum":"265155fdb2d831d6"}
{"n":1076,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-kabul",1]]],"sum":"6479d48fa230ef4e"}
{"n":1077,"by":"taliban","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul",2]]],"sum":"36b9f4fe5ff848f3"}
{"n":1078,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul",2]]],"sum":"1f0875dba01cd4f3"}
{"n":1079,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul",2]]],"sum":"b4630cac8165b4e2"}
{"n":1080,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, khowst, balochistan"]]],"sum":"111a88baa1572b2d"}
{"n":1081,"by":null,"ask":"bot.tan","answer":"4","sum":"1961c13d63ac7dcb"}
{"n":1082,"by":null,"ask":"bot.black","answer":"1","sum":"882c208d89093ade"}
{"n":1083,"by":null,"ask":"bot.green","answer":"4","sum":"bfafa4b3801bcae5"}
{"n":1084,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,4,"khowst","khowst"]],["8.2: among {0}",["kandahar, balochistan"]]],"sum":"91a29f5a9b583e2f"}
{"n":1085,"by":null,"ask":"bot.tan","answer":"5","sum":"aa56cad57f5dee85"}
{"n":1086,"by":null,"ask":"bot.black","answer":"2","sum":"854f5b4293ada7e9"}
{"n":1087,"by":null,"ask":"bot.green","answer":"5","sum":"2249964b34c666c1"}
{"n":1088,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,5,"samangan","kandahar"]],["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","khowst"]]],"sum":"09cb25bdd0038f62"}
{"n":1089,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","khowst"]]],"sum":"2f3b7efef7f97341"}
{"n":1090,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","khowst"]]],"sum":"3e3975755cbccdc9"}
{"n":1091,"by":"taliban","how":"bot","ask":"march.origin","answer":"paktika","why":[["8.7.3 step 2: all that can go, {0} to {1}",["paktika","khowst"]]],"sum":"ef8b796b340cec6b"}
{"n":1092,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["paktika","khowst"]]],"sum":"a300d3002c1df1e1"}
{"n":1093,"by":"taliban","how":"bot","ask":"march.count","answer":"4","why":[["8.7.3 step 2: all that can go, {0} to {1}",["paktika","khowst"]]],"sum":"a9f8bc33a92f3913"}
{"n":1094,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"9980f1b7d9cc2c23"}
{"n":1095,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"849170f1f91e33ea"}
{"n":1096,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"8e2b48eed40dd494"}
{"n":1097,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","khowst"]]],"sum":"505ed8e68af2a712"}
{"n":1098,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","khowst"]]],"sum":"0a9507386ab3bee1"}
{"n":1099,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","khowst"]]],"sum":"53ec63f5f807d570"}
{"n":1100,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.7.3 step 2: all that can go, {0} to {1}",["zabol","kandahar"]]],"sum":"3b63407137038b49"}
{"n":1101,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 2: all that can go, {0} to {1}",["zabol","kandahar"]]],"sum":"1640d1864750d23a"}
{"n":1102,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["zabol","kandahar"]]],"sum":"c0788e6d01e3b9c6"}
{"n":1103,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"baghlan, samangan",["{0}",[1]]]],["8.2: among {0}",["baghlan, samangan"]]],"sum":"859dab96135f7b78"}
{"n":1104,"by":null,"ask":"bot.tan","answer":"1","sum":"8cbe486766fd1c2c"}
{"n":1105,"by":null,"ask":"bot.black","answer":"3","sum":"59948a39323a67fc"}
{"n":1106,"by":null,"ask":"bot.green","answer":"2","sum":"4aef3f3081c42dd1"}
{"n":1107,"by":"taliban","how":"bot","ask":"march.origin","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,2,"herat","baghlan"]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["baghlan",1,2,"khowst","kabul"]]],"sum":"0a92ca81db2d3142"}
{"n":1108,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["baghlan",1,2,"khowst","kabul"]]],"sum":"c1a774a1168d1ff5"}
{"n":1109,"by":"taliban","how":"bot","ask":"march.count","answer":"3","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["baghlan",1,2,"khowst","kabul"]]],"sum":"5c44432d913c60d5"}
{"n":1110,"by":"taliban","how":"bot","ask":"march.origin","answer":"kabul","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["baghlan",1,2,"kabul","baghlan"]]],"sum":"bff114113fc100f0"}
{"n":1111,"by":"taliban","how":"bot","ask":"march.destination","answer":"baghlan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["baghlan",1,2,"kabul","baghlan"]]],"sum":"69626c886eacde7e"}
{"n":1112,"by":"taliban","how":"bot","ask":"march.count","answer":"3","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["baghlan",1,2,"kabul","baghlan"]]],"sum":"9877086a02775b79"}
{"n":1113,"by":"taliban","how":"bot","ask":"march.origin","answer":"khowst","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"helmand, balochistan",["{0}",[2]]]],["{0}: {1} ({2})",[["8.7.3 step 3: fewest steps",[]],"balochistan",["{0}",[2]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",2,2,"khowst","waziristan"]]],"sum":"b0634afca46234de"}
{"n":1114,"by":"taliban","how":"bot","ask":"march.destination","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",2,2,"khowst","waziristan"]]],"sum":"5ccfbfa92aad0c24"}
{"n":1115,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",2,2,"khowst","waziristan"]]],"sum":"a9e3bf147015e684"}
{"n":1116,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",2,2,"waziristan","balochistan"]]],"sum":"5388bddb7d385ac4"}
{"n":1117,"by":"taliban","how":"bot","ask":"march.destination","answer":"balochistan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",2,2,"waziristan","balochistan"]]],"sum":"f56e1220c40c9a6d"}
{"n":1118,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",2,2,"waziristan","balochistan"]]],"sum":"4422db7f08e33be1"}
{"n":1119,"by":"taliban","how":"bot","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"6842a4ded512f833"}
{"n":1120,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, nuristan"]]],"sum":"5a5ca5b485332137"}
{"n":1121,"by":null,"ask":"bot.tan","answer":"5","sum":"e9f3a81e5a16b632"}
{"n":1122,"by":null,"ask":"bot.black","answer":"5","sum":"5313a04ee7a62c71"}
{"n":1123,"by":null,"ask":"bot.green","answer":"2","sum":"2461485bf86a2453"}
{"n":1124,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,2,"sar-e-pol","ghazni"]],["{0}: {1}",[["8.7.2: Infiltrate: Warlord pieces",[]],"ghazni"]]],"sum":"4430c8cfb1f7a443"}
{"n":1125,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"6dc8e7bd52743e19"}
{"n":1126,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"462426d23d7dceec","sum":"abb310de2f0428e9"}
{"n":1127,"by":null,"ask":"deck.card","answer":"17","print":"171c65e6b7ac6637","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 32\nnext: 17\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=51 taliban=1 warlords=23\naid: 21\npatronage: 8\nislamabad: pressure\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1 support=O\nghowr support=O\nhelmand C:B1T3 G:T2P2 support=S\nherat C:B1T3 G:T2P1\nkabul C:B1T3 G:T3P2 T:u1 support=S +1\nkandahar C:B1T4 G:T2P1 T:u1 +1\nkhowst C:B1T4 G:T5P1 T:u6 +1\nkonduz W:B1u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u1 support=O\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"b0791ef7e0894f2b"}
{"n":1128,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Haqqani"]]],"sum":"b3305a677f323b74"}
{"n":1129,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"1cc51fe8c95025f7"}
{"n":1130,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["waziristan, khowst, paktika, kabul"]]],"sum":"df7fc37ac9902399"}
{"n":1131,"by":null,"ask":"bot.tan","answer":"5","sum":"51978b4b311f360b"}
{"n":1132,"by":null,"ask":"bot.black","answer":"5","sum":"432df2b0b65c4ca7"}
{"n":1133,"by":null,"ask":"bot.green","answer":"6","sum":"92b4cb040ea1ec8c"}
{"n":1134,"by":"warlords","how":"bot","ask":"event.place.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,6,"kandahar","paktika"]]],"sum":"6deda57951d05e11"}
{"n":1135,"by":"warlords","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"sum":"21e157c31ea66409"}
{"n":1136,"by":"taliban","how":"bot","ask":"event.free.which","answer":"ambush","why":["8.4.4: a free Attack with Ambush"],"sum":"ad1469bef8952c90"}
{"n":1137,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.7.4: fewest Guerrillas",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.7.4: Ambush",[]],"kabul"]]],"sum":"39f50c3af4173b82"}
{"n":1138,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"c53513150bffe50e"}
{"n":1139,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"print":"1522b07ea3aee723","sum":"73b82b792d70e32d"}
{"n":1140,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,39]],["{0}: {1}",["8.6","train"]]],"sum":"736a636b80a80ed3"}
{"n":1141,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat, kabul, kandahar",["{0}",[3]]]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"f63efa7844d81a34"}
{"n":1142,"by":null,"ask":"bot.tan","answer":"3","sum":"78690d6e68800ce2"}
{"n":1143,"by":null,"ask":"bot.black","answer":"4","sum":"162a0766db9902ab"}
{"n":1144,"by":null,"ask":"bot.green","answer":"5","sum":"927de2e9faea236c"}
{"n":1145,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","kabul"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"50f9469979979687"}
{"n":1146,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"6ad1c80edbe2dd08"}
{"n":1147,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"c74733cea56acb43"}
{"n":1148,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat, kandahar",["{0}",[3]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"f1d9968a425c9548"}
{"n":1149,"by":null,"ask":"bot.tan","answer":"3","sum":"8c6c5513a755f238"}
{"n":1150,"by":null,"ask":"bot.black","answer":"3","sum":"c4a8e95a6e098aaa"}
{"n":1151,"by":null,"ask":"bot.green","answer":"5","sum":"b39e77b8100ff1c7"}
{"n":1152,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","kandahar"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"f0519ed314549c30"}
{"n":1153,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"621552a1127e8056"}
{"n":1154,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"250a7903a69f7e01"}
{"n":1155,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[3]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"687bd8ae565bd233"}
{"n":1156,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5620f549cb8c1dca"}
{"n":1157,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5c2745ba69665611"}
{"n":1158,"by":"government","how":"bot","ask":"train.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"helmand",["{0}",[4]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"helmand"]]],"sum":"3e1febb6a1705fb0"}
{"n":1159,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"e768d17030021248"}
{"n":1160,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"6f7826804a0fcfa9"}
{"n":1161,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"194e2b5028eb34c8"}
{"n":1162,"by":"government","how":"bot","ask":"govern.space","answer":"helmand","why":[["{0}: {1}",[["8.6.2: Support without a marker",[]],"helmand"]]],"sum":"7dd3a2fc5612eead"}
{"n":1163,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"fef593381bb2f126"}
{"n":1164,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"c5a09105da1fb022","sum":"6f3cdb0d2a78ec4d"}
{"n":1165,"by":null,"ask":"deck.card","answer":"39","print":"3612673c99a03f74","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 17\nnext: 39\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=39 taliban=1 warlords=23\naid: 21\npatronage: 8\nislamabad: pressure\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T4P3 T:u1a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T5P1 T:u6 +1\nkonduz W:B1u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"88a010e8a6a2b52f"}
{"n":1166,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"NATO"]]],"sum":"57e8ce141fc89782"}
{"n":1167,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"49c91412aa2d9388"}
{"n":1168,"by":"coalition","how":"bot","ask":"event.free","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"36a0b0f06eb313b4"}
{"n":1169,"by":null,"ask":"bot.die","answer":"6","sum":"be9e9d67d47938f5"}
{"n":1170,"by":"coalition","how":"bot","ask":"event.free","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[6]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"baghlan, balkh, konduz",["{0}",[2]]]],["8.2: among {0}",["baghlan, balkh, konduz"]]],"sum":"13779721e8dacf79"}
{"n":1171,"by":null,"ask":"bot.tan","answer":"1","sum":"15ca92a4da65e763"}
{"n":1172,"by":null,"ask":"bot.black","answer":"1","sum":"01539fd93580cf53"}
{"n":1173,"by":null,"ask":"bot.green","answer":"2","sum":"bc0c32173009339e"}
{"n":1174,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,2,"balochistan","baghlan"]],["8.4.4: a free {0}",["surge"]]],"sum":"e10fc9dd014b2223"}
{"n":1175,"by":"coalition","how":"bot","ask":"surge.space","answer":"baghlan","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"baghlan"]]],"sum":"e62fad8362a7a4ae"}
{"n":1176,"by":"coalition","how":"bot","ask":"surge.space","answer":"done","why":["8.8.2: no other space to Surge"],"sum":"45c05269012de7f4"}
{"n":1177,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["baghlan",1]]],"sum":"31c93a0220739a7a"}
{"n":1178,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["baghlan",1]]],"sum":"9572634e0a2deb5e"}
{"n":1179,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"855ec61782f5bf91"}
{"n":1180,"by":null,"ask":"surge.roll","answer":"6","sum":"eba3d7e7773671bc"}
{"n":1181,"by":"coalition","how":"bot","ask":"surge.aid","answer":"6","why":["8.8.2: all of the roll is added to Aid"],"print":"6ed1fcf57f55ef1b","sum":"d48d3469ae31668f"}
{"n":1182,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[6,4]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[7,8]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,6]],["{0}: {1}",["8.7","attack"]]],"sum":"c47bba238e1f2edc"}
{"n":1183,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.2: areas before LoCs",[]],"ghazni, kabul, kandahar, khowst, nuristan"]],["8.2: among {0}",["ghazni, kabul, kandahar, khowst, nuristan"]]],"sum":"643e35405e0e6017"}
{"n":1184,"by":null,"ask":"bot.tan","answer":"3","sum":"496470cb06097b6b"}
{"n":1185,"by":null,"ask":"bot.black","answer":"1","sum":"ea5b81d1c65da28c"}
{"n":1186,"by":null,"ask":"bot.green","answer":"1","sum":"876b7cad55e13ecc"}
{"n":1187,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,1,"waziristan","khowst"]],["{0}: {1}",[["8.7.4: Ambush",[]],"khowst"]]],"sum":"5f95b3ae1b8621ea"}
{"n":1188,"by":"taliban","how":"bot","ask":"ambush.space","answer":"khowst","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"khowst"]]],"sum":"ba39bead3d514f0f"}
{"n":1189,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"print":"f9ccc2f028590b9c","sum":"cebb423223083546"}
{"n":1190,"by":null,"ask":"deck.card","answer":"50","print":"25fa7e26d4bc6d16","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 39\nnext: 50\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=39 taliban=0 warlords=23\naid: 31\npatronage: 8\nislamabad: pressure\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T4P3 T:u1a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u5a1 +1\nkonduz W:B1u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"7db9f2d1ee5a31da"}
{"n":1191,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Trilateral Summit"]]],"sum":"cdc52fb7e6ddbab6"}
{"n":1192,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"1e168c48abfb3d16","sum":"eda8e7d138438b5d"}
{"n":1193,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,11]],["{0}: {1}",["8.5","rally"]]],"sum":"e722cec857be9615"}
{"n":1194,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"ghazni"]]],"sum":"6c81d308d5e8f4e0"}
{"n":1195,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"ghazni"]]],"sum":"97cdcbcfeeb12268"}
{"n":1196,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, balkh, bamian, faryab, ghowr, khowst, konduz"]]],"sum":"b3fed3d523877626"}
{"n":1197,"by":null,"ask":"bot.tan","answer":"3","sum":"8be882a2f949e26e"}
{"n":1198,"by":null,"ask":"bot.black","answer":"6","sum":"2a58ae0e21fcabc4"}
{"n":1199,"by":null,"ask":"bot.green","answer":"5","sum":"dd28711481785344"}
{"n":1200,"by":"warlords","how":"bot","ask":"rally.space","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,5,"northwest-frontier","konduz"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"konduz"]]],"sum":"7186dfc2f2b6fc9d"}
{"n":1201,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"konduz"]]],"sum":"c5678a185309ba35"}
{"n":1202,"by":"warlords","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"04ccdacf6b924fa6"}
{"n":1203,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghowr, helmand, herat, kandahar, khowst, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"e98abba3e3faa1fc"}
{"n":1204,"by":null,"ask":"bot.tan","answer":"2","sum":"a83a787d22d5358d"}
{"n":1205,"by":null,"ask":"bot.black","answer":"2","sum":"1f3415829f53a66d"}
{"n":1206,"by":null,"ask":"bot.green","answer":"1","sum":"38e0aeaf7e0b13b3"}
{"n":1207,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,1,"balochistan","nimruz"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"091fa58b80fb8772"}
{"n":1208,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"421f7ed06d954384"}
{"n":1209,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"fa2454aeb3ae5a88"}
{"n":1210,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"konduz","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"konduz"]]],"sum":"ca99c44bdac820a5"}
{"n":1211,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"2978e8dd30f1db3e","sum":"f9e441cd479f2015"}
{"n":1212,"by":null,"ask":"deck.card","answer":"1","print":"ff0bc94e1e168c23","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 50\nnext: 1\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=39 taliban=0 warlords=20\naid: 35\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T4P3 T:u1a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u5a1 +1\nkonduz W:B2u4\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"c7bec26d7b61790c"}
{"n":1213,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Development Aid"]]],"sum":"3c92e7882450e8c5"}
{"n":1214,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"88c0c277db37f739","sum":"7365ae64f5150831"}
{"n":1215,"by":"taliban","how":"bot","ask":"turn","answer":"pass","why":["8.1: no Resources: Pass instead of an Operation"],"print":"e920e5bf9d8bd334","sum":"4cc95ff12d145f61"}
{"n":1216,"by":null,"ask":"deck.card","answer":"38","print":"6bcd2cdc29a510ca","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 1\nnext: 38\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban warlords\nresources: government=51 taliban=1 warlords=20\naid: 38\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T4P3 T:u1a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u5a1 +1\nkonduz W:B2u4\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"8cd4f889f9dc6274"}
{"n":1217,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["ISR",2]]],"sum":"924c2f3adc8dd824"}
{"n":1218,"by":null,"ask":"bot.die","answer":"6","sum":"15fe697006bc0c15"}
{"n":1219,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,2,"ISR"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[6,8]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[7,8]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,6]],["{0}: {1}",["8.7","attack"]]],"sum":"4f1c743fb08f775a"}
{"n":1220,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.2: areas before LoCs",[]],"ghazni, kabul, kandahar, khowst, nuristan"]],["8.2: among {0}",["ghazni, kabul, kandahar, khowst, nuristan"]]],"sum":"11ef415480994aa6"}
{"n":1221,"by":null,"ask":"bot.tan","answer":"3","sum":"bb325d9ccc6d98cf"}
{"n":1222,"by":null,"ask":"bot.black","answer":"3","sum":"318e1f5799f4907c"}
{"n":1223,"by":null,"ask":"bot.green","answer":"5","sum":"ccc83df3d6690391"}
{"n":1224,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","kabul"]],["{0}: {1}",[["8.7.4: Ambush",[]],"kabul"]]],"sum":"62acca10a2aa95f2"}
{"n":1225,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kabul","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kabul"]]],"sum":"53c7bc7397d70b92"}
{"n":1226,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"72141d2185747e37"}
{"n":1227,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"print":"f23d2ddc28a158d1","sum":"1c1bce15413b0b52"}
{"n":1228,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"ISR"]]],"sum":"bbc51c7e51826f57"}
{"n":1229,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"0071a5b3d7e94869","sum":"c14b5959847493ae"}
{"n":1230,"by":null,"ask":"deck.card","answer":"63","print":"17227e0513d3fd97","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 38\nnext: 63\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=51 taliban=0 warlords=20\naid: 38\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T3P2 T:a2 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u5a1 +1\nkonduz W:B2u4\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"b16243a758a6e30d"}
{"n":1231,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Night Raids"]]],"sum":"7dd47e7660ce4416"}
{"n":1232,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"023461b71a6f6f8a"}
{"n":1233,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, kabul, kandahar, khowst"]]],"sum":"f566dd423d2462d1"}
{"n":1234,"by":null,"ask":"bot.tan","answer":"4","sum":"ae864fb6b364ba72"}
{"n":1235,"by":null,"ask":"bot.black","answer":"3","sum":"203779aed632161a"}
{"n":1236,"by":null,"ask":"bot.green","answer":"6","sum":"4b2725ff2e812fb5"}
{"n":1237,"by":"coalition","how":"bot","ask":"event.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,6,"kabul","kabul"]]],"sum":"060a017e78b13d9c"}
{"n":1238,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, kandahar, khowst"]]],"sum":"96ee6e7df89d5819"}
{"n":1239,"by":null,"ask":"bot.tan","answer":"3","sum":"624f79801e96d835"}
{"n":1240,"by":null,"ask":"bot.black","answer":"3","sum":"ce70653f214780a1"}
{"n":1241,"by":null,"ask":"bot.green","answer":"5","sum":"cb2815398ea8e601"}
{"n":1242,"by":"coalition","how":"bot","ask":"event.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","baghlan"]]],"sum":"71148ac3d6bfa858"}
{"n":1243,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","warlord_underground, taliban_active"]]],"sum":"5876fec818745b94"}
{"n":1244,"by":null,"ask":"bot.die","answer":"6","sum":"eeb7f53f136e3a31"}
{"n":1245,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"taliban_active","why":[["{0}: dice {1}: {2}",["8.1.2","6","taliban_active"]],["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_active"]]],"sum":"0b6e762a65dbed07"}
{"n":1246,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, khowst"]]],"sum":"81207332d6e28be6"}
{"n":1247,"by":null,"ask":"bot.tan","answer":"2","sum":"d73798e3b0943838"}
{"n":1248,"by":null,"ask":"bot.black","answer":"4","sum":"81ccb1176ed22dd6"}
{"n":1249,"by":null,"ask":"bot.green","answer":"6","sum":"7649a9bb20389351"}
{"n":1250,"by":"coalition","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","khowst"]]],"sum":"c7cbf074870ba208"}
{"n":1251,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"print":"b9606214414f6033","sum":"5badc9c303978b79"}
{"n":1252,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,5]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,29]],["{0}: {1}",["8.5","march"]]],"sum":"706309aaf68be2a3"}
{"n":1253,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.5.2 step 3: Cultivate could place a Base",[]],"badakhshan, balkh, ghowr"]],["8.2: among {0}",["badakhshan, balkh, ghowr"]]],"sum":"41bf0cbc5fd0d9a6"}
{"n":1254,"by":null,"ask":"bot.tan","answer":"6","sum":"e42e80bcb4bcc629"}
{"n":1255,"by":null,"ask":"bot.black","answer":"1","sum":"e780a18206af38f7"}
{"n":1256,"by":null,"ask":"bot.green","answer":"3","sum":"3c98e686488fbb17"}
{"n":1257,"by":"warlords","how":"bot","ask":"march.origin","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,3,"badakhshan","badakhshan"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"badakhshan"]]],"sum":"be6a66ec966d6be8"}
{"n":1258,"by":"warlords","how":"bot","ask":"march.destination","answer":"badakhshan","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"badakhshan"]]],"sum":"2990aa9fbf7db25f"}
{"n":1259,"by":"warlords","how":"bot","ask":"march.count","answer":"3","why":["8.5.2: as many as may leave"],"sum":"f9a1f0a524a1d37a"}
{"n":1260,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"57a6cd2ae60741dd"}
{"n":1261,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badakhshan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"badakhshan"]]],"sum":"e0a6650b2b10c401"}
{"n":1262,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"b88ba83dacbb806a","sum":"7e95134eea73f90e"}
{"n":1263,"by":null,"ask":"deck.card","answer":"26","print":"5dd6e84ee6f49ccd","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 63\nnext: 26\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=51 taliban=0 warlords=19\naid: 38\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u3 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a2 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T3P2 T:a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u4a1 +1\nkonduz W:B2u1\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"cc660b1b798caef3"}
{"n":1264,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Teetotalers"]]],"sum":"a413dec63e9b1f3e"}
{"n":1265,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"60ca16ba26620562","sum":"4855227f299fe508"}
{"n":1266,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,27]],["{0}: {1}",["8.6","train"]]],"sum":"6511deb10d4570ea"}
{"n":1267,"by":"government","how":"bot","ask":"train.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"baghlan",["{0}",[0]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"baghlan"]]],"sum":"2e76f36df6f2160c"}
{"n":1268,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"c0c9479d595dc4fe"}
{"n":1269,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"227f8106be285cb5"}
{"n":1270,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"53c21bf4c94f4f8e"}
{"n":1271,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"d86e06195fe5e7a0"}
{"n":1272,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"60aed0278cfa5352"}
{"n":1273,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"8c1e970adeeb3201"}
{"n":1274,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"c6ea22cf57228f54"}
{"n":1275,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"f6af248c8f509cd9"}
{"n":1276,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat, kandahar",["{0}",[7]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"c6cc64a7309e6c76"}
{"n":1277,"by":null,"ask":"bot.tan","answer":"3","sum":"94c0cf2d52c0ec7e"}
{"n":1278,"by":null,"ask":"bot.black","answer":"1","sum":"5bf15f5e203f7a07"}
{"n":1279,"by":null,"ask":"bot.green","answer":"1","sum":"a7e1aac016a70422"}
{"n":1280,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,1,"waziristan","kandahar"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"5867bda9dab793fb"}
{"n":1281,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3357a24ecadc9b02"}
{"n":1282,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"034010d722568b59"}
{"n":1283,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: no {1}",["8.6.2","govern"]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"d7b3699333bed0b0"}
{"n":1284,"by":null,"ask":"bot.tan","answer":"3","sum":"f668f822eb84cccf"}
{"n":1285,"by":null,"ask":"bot.black","answer":"2","sum":"7813d9904a9f25c7"}
{"n":1286,"by":null,"ask":"bot.green","answer":"5","sum":"cb86f15cc91a1e1b"}
{"n":1287,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,5,"ghazni","kandahar"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[6,"kandahar"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"balkh",["{0}",[2]]]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"balkh"]],"8.6.2: Transport"],"sum":"6dd517448a017e1f"}
{"n":1288,"by":"government","how":"bot","ask":"transport.origin","answer":"kandahar","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[6,"kandahar"]]],"sum":"d24ae2634ae1655a"}
{"n":1289,"by":"government","how":"bot","ask":"transport.destination","answer":"balkh","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"balkh"]]],"sum":"b417cb9bc14b4bce"}
{"n":1290,"by":"government","how":"bot","ask":"transport.troops","answer":"5","why":["8.6.2: all of the excess, but 1 stays"],"sum":"af9c1a100ebd613e"}
{"n":1291,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"1546e29a868d5de4"}
{"n":1292,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"a291edc2b945e60c","sum":"0e1aa46a50c9ac50"}
{"n":1293,"by":null,"ask":"deck.card","answer":"66","print":"a549a269318e5c66","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 26\nnext: 66\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=36 taliban=3 warlords=25\naid: 38\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u3 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2 T:a2 W:B1u1\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T5P4 T:a1 support=S +1\nkandahar C:B1T4 G:T1P5 T:u1 +1\nkhowst C:B1T4 G:T6P2 T:u4a1 +1\nkonduz W:B2u1\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"9e6100f96166a5f3"}
{"n":1294,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"MANPADS Scare"]]],"sum":"646d79396d83c22c"}
{"n":1295,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"8e9f833d49b11694"}
{"n":1296,"by":"coalition","how":"bot","ask":"event.free.which","answer":"air-strike","why":["8.8.3: Air Strike on Taliban"],"sum":"c7fdeb4c8475b10b"}
{"n":1297,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"balochistan, northwest-frontier"]],["8.2: among {0}",["balochistan, northwest-frontier"]]],"sum":"441af25d050a350b"}
{"n":1298,"by":null,"ask":"bot.tan","answer":"3","sum":"682cddde8178e14a"}
{"n":1299,"by":null,"ask":"bot.black","answer":"1","sum":"43fb2b9c591eab4d"}
{"n":1300,"by":null,"ask":"bot.green","answer":"1","sum":"a5f334059f94f390"}
{"n":1301,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,1,"waziristan","northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"bcfe3862f4f130f1"}
{"n":1302,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"balochistan","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"balochistan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"balochistan"]]],"sum":"f46ee110cd8168d6"}
{"n":1303,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"khowst",["{0}",[5]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"khowst"]]],"sum":"6d28462ad98722e4"}
{"n":1304,"by":"coalition","how":"bot","ask":"event.free.which","answer":"air-strike","why":["8.8.3: Air Strike on Taliban"],"sum":"8ab457504ef3484a"}
{"n":1305,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"baghlan",["{0}",[2]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"baghlan"]]],"sum":"acb2af65f56a3803"}
{"n":1306,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"print":"871ceaedcc946355","sum":"8d32cb2928076a60"}
{"n":1307,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,35]],["{0}: {1}",["8.5","march"]]],"sum":"43cb5aceed261584"}
{"n":1308,"by":"warlords","how":"bot","ask":"march.origin","answer":"badakhshan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","nuristan"]]],"sum":"07c31a38859ff9c4"}
{"n":1309,"by":"warlords","how":"bot","ask":"march.destination","answer":"nuristan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","nuristan"]]],"sum":"bfa5bb81d6a844e0"}
{"n":1310,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","nuristan"]]],"sum":"a6e9a0bfa3d0e46d"}
{"n":1311,"by":"warlords","how":"bot","ask":"march.origin","answer":"nimruz","why":[["{0}: {1}",[["8.5.2 step 3: Cultivate could place a Base",[]],"ghowr"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"ghowr"]]],"sum":"c442ae483fdc5f5b"}
{"n":1312,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghowr","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"ghowr"]]],"sum":"047483e8b4387388"}
{"n":1313,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"df7d31968758f7f1"}
{"n":1314,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"ghowr","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"ghowr"]]],"sum":"d9a1bbd7245104de"}
{"n":1315,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"5b3cc85ee2a59f5e","sum":"80d60eb43420c89b"}
{"n":1316,"by":null,"ask":"deck.card","answer":"18","print":"a39ada05411a37b0","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 66\nnext: 18\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=36 taliban=3 warlords=23\naid: 38\npatronage: 8\nislamabad: tolerance\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2 T:a1 W:B1u1\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T5P4 T:a1 support=S +1\nkandahar C:B1T4 G:T1P5 T:u1 +1\nkhowst C:B1T4 G:T6P2 T:u4 +1\nkonduz W:B2u1\nnuristan T:B1u2 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"02b34e7162cb7b0a"}
{"n":1317,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mountain Fastness"]]],"sum":"4b5e2ac3303ef7e1"}
{"n":1318,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"8963b922d86c3f20"}
{"n":1319,"by":"taliban","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"badakhshan, bamian, ghowr, khowst, oruzgan, samangan, sar-e-pol",["{0}",[1]]]],["8.2: among {0}",["badakhshan, bamian, ghowr, khowst, oruzgan, samangan, sar-e-pol"]]],"sum":"932fe6f3d6f72a66"}
{"n":1320,"by":null,"ask":"bot.tan","answer":"4","sum":"8d4c59e9efe5ef23"}
{"n":1321,"by":null,"ask":"bot.black","answer":"2","sum":"62550cbc40890f4e"}
{"n":1322,"by":null,"ask":"bot.green","answer":"4","sum":"dfc2a34f21ec622e"}
{"n":1323,"by":"taliban","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,4,"khowst","khowst"]]],"sum":"ff7f4c3cf6634512"}
{"n":1324,"by":"taliban","how":"bot","ask":"event.faction","answer":"taliban","why":[["{0}: {1}",[["8.4.4: the Faction that chooses benefits",[]],"taliban"]]],"sum":"31f4da780bed4a0a"}
{"n":1325,"by":"taliban","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"4bf609b1134952e0","sum":"eca9eadf24b25ac5"}
{"n":1326,"by":"government","how":"bot","ask":"turn","answer":"patrol","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,11]],"8.6.2: Govern could add Patronage: no",["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar, kandahar-kabul"]],["{0}: {1}",["8.6","patrol"]]],"sum":"977cb51e859928e5"}
{"n":1327,"by":"government","how":"bot","ask":"patrol.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"9942877363d591b6"}
{"n":1328,"by":null,"ask":"bot.die","answer":"5","sum":"3f402690bcb371e9"}
{"n":1329,"by":"government","how":"bot","ask":"patrol.space","answer":"farah-kandahar","why":[["{0}: dice {1}: {2}",["8.3","5","farah-kandahar"]],["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar"]]],"sum":"7c954b7566d85ded"}
{"n":1330,"by":"government","how":"bot","ask":"patrol.origin","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kandahar",["{0}",[5]]]],["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"3f9b309d45c180c3"}
{"n":1331,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"24d6142db88f01ab"}
{"n":1332,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"8c0f153371f42924"}
{"n":1333,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"f9c1b214b774639e"}
{"n":1334,"by":"government","how":"bot","ask":"patrol.space","answer":"kandahar-kabul","why":[["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kandahar-kabul"]]],"sum":"9907c7e26bd1268f"}
{"n":1335,"by":"government","how":"bot","ask":"patrol.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"helmand, kabul, kandahar",["{0}",[4]]]],["8.2: among {0}",["helmand, kabul, kandahar"]]],"sum":"60d7e50007e98eca"}
{"n":1336,"by":null,"ask":"bot.tan","answer":"3","sum":"e00a40c0bcee3d40"}
{"n":1337,"by":null,"ask":"bot.black","answer":"5","sum":"344f9881c802a7b5"}
{"n":1338,"by":null,"ask":"bot.green","answer":"4","sum":"f8210b2bd6dfa94b"}
{"n":1339,"by":"government","how":"bot","ask":"patrol.origin","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,4,"baghlan","kandahar"]],["8.6.3: 1 Police from {0} to {1}",["kandahar","kandahar-kabul"]]],"sum":"59e4f58b91cded85"}
{"n":1340,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","kandahar-kabul"]]],"sum":"8b826adb9e142dce"}
{"n":1341,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","kandahar-kabul"]]],"sum":"e5cc4dbf08bfcf16"}
{"n":1342,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"af9cdaf84a3183da"}
{"n":1343,"by":"government","how":"bot","ask":"patrol.space","answer":"done","why":["8.6.3: no other place to bring cubes to"],"sum":"14b6d37dafb3a689"}
{"n":1344,"by":"government","how":"bot","ask":"patrol.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"8380f37acee16f17"}
{"n":1345,"by":"government","how":"bot","ask":"patrol.assault","answer":"kabul-tor-kham","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.6.3: Assault removes {0}: {1}",[["{0}",[["{0} Taliban Guerrilla",[1]]]],"kabul-tor-kham"]]],"sum":"c9c22c2e25f10bb4"}
{"n":1346,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["{0}: no {1}",["8.6.2","govern"]],["8.2: among {0}",["kabul, khowst"]]],"sum":"88fe8ff499d54cb9"}
{"n":1347,"by":null,"ask":"bot.tan","answer":"3","sum":"ee37e82c244b501c"}
{"n":1348,"by":null,"ask":"bot.black","answer":"1","sum":"b0b2969862cd2343"}
{"n":1349,"by":null,"ask":"bot.green","answer":"5","sum":"5cc9e99d4cfc4258"}
{"n":1350,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,5,"ghazni","kabul"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"kabul"]],["8.2: among {0}",["badghis, bamian, faryab, ghowr"]]],"sum":"c6ca8f8669290ca5"}
{"n":1351,"by":null,"ask":"bot.tan","answer":"4","sum":"250886fde2fc3e89"}
{"n":1352,"by":null,"ask":"bot.black","answer":"6","sum":"6885509f3e452944"}
{"n":1353,"by":null,"ask":"bot.green","answer":"1","sum":"12f3cdf93a095564"}
{"n":1354,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,1,"nuristan","faryab"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"faryab"]],"8.6.2: Transport"],"sum":"a3abd8ff35ffd2a1"}
{"n":1355,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"kabul"]]],"sum":"adb54d1da90cd8c7"}
{"n":1356,"by":"government","how":"bot","ask":"transport.destination","answer":"faryab","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"faryab"]]],"sum":"2050f07449cf0127"}
{"n":1357,"by":"government","how":"bot","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"print":"21a19edc2812b3e5","sum":"2966ce74bf319f1c"}
{"n":1358,"by":null,"ask":"deck.card","answer":"57","print":"8fda3719b5e27300","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 18\nnext: 57\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=32 taliban=3 warlords=24\naid: 38\npatronage: 8\nislamabad: tolerance\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2 T:a1 W:B1u1\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 T:a1 support=S +1\nkandahar C:B1T4 G:T1P3 T:u1 +1\nkhowst C:B1T4 G:T6P2 T:B1u6 +1\nkonduz W:B2u1\nnuristan T:B1u2 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P2 T:a1\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1 T:a1\n","sum":"830e020427a7b810"}
{"n":1359,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["PRTs",2]]],"sum":"181c341cba7f4eb9"}
{"n":1360,"by":null,"ask":"bot.die","answer":"6","sum":"3e3784c654e4c735"}
{"n":1361,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,2,"PRTs"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,15]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar, khowst",["{0}",[4]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"780b49ae07d835c0"}
{"n":1362,"by":null,"ask":"bot.tan","answer":"4","sum":"9651f6a35737acc0"}
{"n":1363,"by":null,"ask":"bot.black","answer":"3","sum":"74c16f67db719e02"}
{"n":1364,"by":null,"ask":"bot.green","answer":"5","sum":"982e2a7a9517c481"}
{"n":1365,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,5,"kabul","kandahar"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst",["{0}",[4]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, herat, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, herat, kabul"]]],"sum":"62bbe4012a3ccb74"}
{"n":1366,"by":null,"ask":"bot.tan","answer":"2","sum":"f27875b99c8de37e"}
{"n":1367,"by":null,"ask":"bot.black","answer":"4","sum":"c50f313acf9fd837"}
{"n":1368,"by":null,"ask":"bot.green","answer":"6","sum":"ef1ba68e201b963c"}
{"n":1369,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","helmand"]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["zabol"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[2]],["{0} Taliban pieces",[6]]]]]],"8.8: Assault"],"sum":"d32780eeb73a1191"}
{"n":1370,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["zabol"]]],"sum":"4fba9a4f450a95c1"}
{"n":1371,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","kandahar"]]],"sum":"86a80f0d7533b3f7"}
{"n":1372,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"fb6012247fdb1e7b"}
{"n":1373,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"02bfc7283a15f694"}
{"n":1374,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"cacf47dab8ce2b87"}
{"n":1375,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","khowst"]]],"sum":"60e31e5006bcbf23"}
{"n":1376,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"add52db8f46ca759"}
{"n":1377,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"df7556a37eee17d4"}
{"n":1378,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"734b42adc18b7ca8"}
{"n":1379,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"government_troops","khowst"]]],"sum":"44941aebaa7eb30e"}
{"n":1380,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"2de920e4491d33f0"}
{"n":1381,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"41ebc19258bf7b7b"}
{"n":1382,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"114456d23df3dfd9"}
{"n":1383,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"612c7ed1ed6e7ae3"}
{"n":1384,"by":"coalition","how":"bot","ask":"assault.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"zabol",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"zabol"]]],"sum":"f7ea5b56d2566ee1"}
{"n":1385,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"2d55377ccd014783"}
{"n":1386,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kandahar, khowst",["{0}",[3]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"ac4149bd183d96b3"}
{"n":1387,"by":null,"ask":"bot.tan","answer":"6","sum":"7413e2c7db5b4a38"}
{"n":1388,"by":null,"ask":"bot.black","answer":"4","sum":"ac153f4d61da6faf"}
{"n":1389,"by":null,"ask":"bot.green","answer":"3","sum":"563e9d740408a2cf"}
{"n":1390,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,3,"faryab","kandahar"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"464dccdcaf088b9e"}
{"n":1391,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"d9508694472476e7"}
{"n":1392,"by":"coalition","how":"bot","ask":"assault.space","answer":"baghlan","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"baghlan"]]],"sum":"bd74d1071661bbf5"}
{"n":1393,"by":"coalition","how":"bot","ask":"assault.targets","answer":"both","why":["8.8.4: Taliban before Warlords"],"sum":"c9ae548975339c75"}
{"n":1394,"by":"coalition","how":"bot","ask":"assault.find","answer":"warlords","why":["8.8.4: Taliban before Warlords"],"sum":"24912a94d3186a02"}
{"n":1395,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"print":"be7cd8b27b187d01","sum":"16cc585011d57d5c"}
{"n":1396,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"PRTs"]]],"sum":"fb8f3ddadd36933d"}
{"n":1397,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"070ce586e623dc91","sum":"054115f4b3e60b69"}
{"n":1398,"by":null,"ask":"deck.top","answer":"event","sum":"c40192822a16691b"}
{"n":1399,"by":null,"ask":"deck.card","answer":"3","print":"d9bf546882602e27","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 57\nnext: 3\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=29 taliban=3 warlords=24\naid: 38\npatronage: 8\nislamabad: tolerance\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u5 +1\nkonduz W:B2u1\nnuristan T:B1u2 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol C:T6 G:T2\nwaziristan T:B1\nkabul-tor-kham G:P2 T:a1\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1 T:a1\n","sum":"5d790200886ab0d0"}
{"n":1400,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Sandstorms",["the instruction is not to execute it",[]]]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[18,5]]]],["{0}: {1}",["8.7","rally"]]],"sum":"804d05f81afb1170"}
{"n":1401,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"f640c72eb010bb24"}
{"n":1402,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"5b7b8a84c1633611"}
{"n":1403,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, khowst, nimruz, nuristan, samangan, sar-e-pol, balochistan, northwest-frontier"]]],"sum":"068abde95a3d1ae5"}
{"n":1404,"by":null,"ask":"bot.tan","answer":"5","sum":"2ae1637417cd899b"}
{"n":1405,"by":null,"ask":"bot.black","answer":"6","sum":"3ed4643e607a3280"}
{"n":1406,"by":null,"ask":"bot.green","answer":"2","sum":"94531a7f450356d2"}
{"n":1407,"by":"taliban","how":"bot","ask":"rally.space","answer":"sar-e-pol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,2,"sar-e-pol","sar-e-pol"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"sar-e-pol"]]],"sum":"f8bfcf76d345d676"}
{"n":1408,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"sar-e-pol"]]],"sum":"2591c735ae21f18a"}
{"n":1409,"by":"taliban","how":"bot","ask":"rally.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"289e8d9fd4da8e65"}
{"n":1410,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"aff9030e13e2ebbf"}
{"n":1411,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"50839213ba4dc0ff"}
{"n":1412,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"1e9573e2eef8aac9"}
{"n":1413,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, nuristan"]]],"sum":"0f65a5cd20539033"}
{"n":1414,"by":null,"ask":"bot.tan","answer":"1","sum":"f7d99da62a4429b6"}
{"n":1415,"by":null,"ask":"bot.black","answer":"3","sum":"b47553db7f0e550a"}
{"n":1416,"by":null,"ask":"bot.green","answer":"1","sum":"d48f20a572bd72a6"}
{"n":1417,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,1,"herat","ghazni"]],["{0}: {1}",[["8.7.2: Infiltrate: Warlord pieces",[]],"ghazni"]]],"sum":"9842b7508b7276d0"}
{"n":1418,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"print":"c9ee7c7b88d3bc05","sum":"67453084c8ee4f80"}
{"n":1419,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Sandstorms"]]],"sum":"a7989c89d783867d"}
{"n":1420,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"6652d70ddf747466","sum":"eb58ad5424a24969"}
{"n":1421,"by":null,"ask":"deck.top","answer":"event","sum":"c2bb57054f02becf"}
{"n":1422,"by":null,"ask":"deck.card","answer":"34","print":"451d5c3d2a6e42db","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 3\nnext: 34\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=29 taliban=0 warlords=24\naid: 38\npatronage: 8\nislamabad: tolerance\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u4 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 T:u1 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u5 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nwaziristan T:B1\nkabul-tor-kham G:P2 T:a1\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1 T:a1\n","sum":"3571451c589e025c"}
{"n":1423,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Reapers",2]]],"sum":"839074a2676f48f2"}
{"n":1424,"by":null,"ask":"bot.die","answer":"6","sum":"3832b419545616f4"}
{"n":1425,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,2,"Reapers"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,12]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban pieces",[5]]]]]],"8.8: Assault"],"sum":"639a34f6f4c6b22d"}
{"n":1426,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"0d0e12b161d9838a"}
{"n":1427,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"54b8506626f061da"}
{"n":1428,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"c660a220cf36a513"}
{"n":1429,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["{0}: {1}",[["8.8.3: a Base can be removed",[]],"waziristan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"sum":"bfc7c2858db0e4c6"}
{"n":1430,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"kabul-tor-kham, farah-kandahar, kandahar-kabul"]],["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"kabul-tor-kham"]]],"sum":"87ca5a6a41b0b9c6"}
{"n":1431,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"farah-kandahar, kandahar-kabul"]],["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"f688fcc974ce54c1"}
{"n":1432,"by":null,"ask":"bot.die","answer":"2","sum":"7cbcf74a17603a03"}
{"n":1433,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"kandahar-kabul","why":[["{0}: dice {1}: {2}",["8.3","2","kandahar-kabul"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"kandahar-kabul"]]],"print":"216767bb482e6906","sum":"e73b14029452df66"}
{"n":1434,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Reapers"]]],"sum":"47fe3416cb6f67ab"}
{"n":1435,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"ebd330b33da4f687","sum":"1206e8123aac5dcb"}
{"n":1436,"by":null,"ask":"deck.top","answer":"event","sum":"e20912914851ccd1"}
{"n":1437,"by":null,"ask":"deck.card","answer":"40","print":"88fb8754230a446f","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 34\nnext: 40\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=29 taliban=0 warlords=24\naid: 38\npatronage: 8\nout-of-play: C:T1\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u4 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1\n","sum":"951115d36d51d149"}
{"n":1438,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Accidental Guerrillas",2]]],"sum":"d81d540824e05846"}
{"n":1439,"by":null,"ask":"bot.die","answer":"5","sum":"da7ffdc1ff5af0df"}
{"n":1440,"by":"taliban","how":"bot","ask":"turn","answer":"pass","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[5,2,"Accidental Guerrillas"]],"8.1: no Resources: Pass instead of an Operation"],"print":"f8df22d2bfa18548","sum":"84c2365cc3eba43d"}
{"n":1441,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Accidental Guerrillas"]]],"sum":"fb17d5f146f2afc0"}
{"n":1442,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"46d6213a15dcf230","sum":"4ea794841c952c9d"}
{"n":1443,"by":null,"ask":"deck.top","answer":"event","sum":"d55d41f9f7d82e73"}
{"n":1444,"by":null,"ask":"deck.card","answer":"55","print":"107bffa249116e2d","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 40\nnext: 55\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban warlords\nresources: government=29 taliban=1 warlords=24\naid: 38\npatronage: 8\nout-of-play: C:T1\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u4 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1\n","sum":"03027f7dd1e3ef03"}
{"n":1445,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Line Item"]]],"sum":"325c42a0e5629a3f"}
{"n":1446,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"c40ea2e4197b3edf","sum":"18c1c7101538bf13"}
{"n":1447,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,6]],["{0}: {1}",["8.5","rally"]]],"sum":"68ae62ac99756294"}
{"n":1448,"by":"warlords","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"badakhshan"]]],"sum":"68c9778c24548270"}
{"n":1449,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"badakhshan"]]],"sum":"fe67afb1b425f9e1"}
{"n":1450,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"ghazni"]]],"sum":"7bc544552832f540"}
{"n":1451,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"ghazni"]]],"sum":"bf63208675071f38"}
{"n":1452,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, balkh, bamian, faryab, ghowr"]]],"sum":"44aae1ab92ecea18"}
{"n":1453,"by":null,"ask":"bot.tan","answer":"2","sum":"6d785427d7579773"}
{"n":1454,"by":null,"ask":"bot.black","answer":"2","sum":"e6f1451fcd9e06da"}
{"n":1455,"by":null,"ask":"bot.green","answer":"3","sum":"eda7094edecebe32"}
{"n":1456,"by":"warlords","how":"bot","ask":"rally.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,3,"nimruz","badghis"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badghis"]]],"sum":"b44d461308fb5606"}
{"n":1457,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badghis"]]],"sum":"6cb93d3d04debde6"}
{"n":1458,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"b6e5cd38c194aad8"}
{"n":1459,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badghis","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"badghis"]]],"sum":"2bc51935c9a35950"}
{"n":1460,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"23797ef24e451aab","sum":"9246e188c704d7ff"}
{"n":1461,"by":null,"ask":"deck.top","answer":"event","sum":"8dc68ac85e0a3c63"}
{"n":1462,"by":null,"ask":"deck.card","answer":"41","print":"e4117c94e7012397","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 55\nnext: 41\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=29 taliban=1 warlords=21\naid: 46\npatronage: 8\nout-of-play: C:T1\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u4 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1\n","sum":"7d7678a7158e9bdb"}
{"n":1463,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Breaktime"]]],"sum":"e1a1663d9b8d1f31"}
{"n":1464,"by":"taliban","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"8a3b5806aec54610"}
{"n":1465,"by":"taliban","how":"bot","ask":"event.faction","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","coalition, government, warlords"]]],"sum":"1b8cdab0359fa1bc"}
{"n":1466,"by":null,"ask":"bot.die","answer":"6","sum":"02557d4c3185d615"}
{"n":1467,"by":"taliban","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: dice {1}: {2}",["8.1.2","6","warlords"]],["{0}: {1}",[["8.1.2: a random Faction, of the enemies that have not executed",[]],"warlords"]]],"print":"262cb845a967da87","sum":"752dfbf8d24f9fab"}
{"n":1468,"by":"government","how":"bot","ask":"turn","answer":"assault","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,11]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: yes ({0})",[["Assault: {0}, {1}; Eradicate: 1 Base",[["{0} Bases",[0]],["{0} Guerrilla",[1]]]]]],["{0}: {1}",["8.6","assault"]]],"sum":"c14a2a422ee6a11c"}
{"n":1469,"by":"government","how":"bot","ask":"assault.space","answer":"kandahar-spin-boldak","why":[["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrilla",[1]]]],"kandahar-spin-boldak"]]],"sum":"65b1fac5936edc18"}
{"n":1470,"by":"government","how":"bot","ask":"assault.space","answer":"eradicate","why":["8.6.5: Eradicate"],"sum":"b0f09846ff45d89b"}
{"n":1471,"by":"government","how":"bot","ask":"eradicate.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, faryab"]]],"sum":"dfaa9b13d6df6564"}
{"n":1472,"by":null,"ask":"bot.tan","answer":"6","sum":"ae6107eb67b20d79"}
{"n":1473,"by":null,"ask":"bot.black","answer":"2","sum":"c303bb5c5e4d533d"}
{"n":1474,"by":null,"ask":"bot.green","answer":"2","sum":"387934509bd5609a"}
{"n":1475,"by":"government","how":"bot","ask":"eradicate.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","balkh"]],["{0}: {1}",[["8.6.5: Eradicate",[]],"balkh"]]],"sum":"faf5eb3e3655b7f8"}
{"n":1476,"by":"government","how":"bot","ask":"eradicate.space","answer":"faryab","why":[["{0}: {1}",[["8.6.5: Eradicate",[]],"faryab"]]],"print":"0efd21590745db70","sum":"0866db6a120b9d06"}
{"n":1477,"by":null,"ask":"deck.top","answer":"propaganda","print":"91fe1de36db04ffe","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 41\nnext: propaganda\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=26 taliban=1 warlords=21\naid: 52\npatronage: 10\nout-of-play: C:T1\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:u1 support=O\nghazni T:B1u4 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a1\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1\n","sum":"090b630ab41bfa8a"}
{"n":1478,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"NATO Politics"]]],"sum":"78dddd44d2495512"}
{"n":1479,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"6d58d0ac030fa0a4","sum":"6e80478b17831861"}
{"n":1480,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[18,2]]]],["{0}: {1}",["8.7","rally"]]],"sum":"a9d93cc1ded0814e"}
{"n":1481,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"7389869c796fa379"}
{"n":1482,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"f369ee58dc57a713"}
{"n":1483,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier, waziristan"]]],"sum":"547b0e4d6118c3cc"}
{"n":1484,"by":null,"ask":"bot.tan","answer":"1","sum":"ab7e1d0736d0473a"}
{"n":1485,"by":null,"ask":"bot.black","answer":"2","sum":"b680775650a5ccb7"}
{"n":1486,"by":null,"ask":"bot.green","answer":"3","sum":"63172f5b16a9f979"}
{"n":1487,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","waziristan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"waziristan"]]],"sum":"ead90d00d893433d"}
{"n":1488,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"waziristan"]]],"sum":"94b00afe42805580"}
{"n":1489,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"07b4b4cffcb726a4"}
{"n":1490,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, nuristan"]]],"sum":"48c7bf28d0670c90"}
{"n":1491,"by":null,"ask":"bot.tan","answer":"6","sum":"1a23fa378ba18375"}
{"n":1492,"by":null,"ask":"bot.black","answer":"5","sum":"07fd4208755ec756"}
{"n":1493,"by":null,"ask":"bot.green","answer":"4","sum":"750ceab8642dc776"}
{"n":1494,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,4,"bamian","ghazni"]],["{0}: {1}",[["8.7.2: Infiltrate: Warlord pieces",[]],"ghazni"]]],"sum":"09b65416406aeece"}
{"n":1495,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"28902d7d2e5fbe36"}
{"n":1496,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"bed3286ebc3185c9","sum":"f23cb6ba0e8fc546"}
{"n":1497,"by":null,"ask":"deck.card","answer":"69","print":"829251d1a8a02045","sum":"1a1041e812b707de"}
{"n":1498,"by":"coalition","how":"bot","ask":"civic.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar",["{0}",[3]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"kandahar"]]],"sum":"ea7f51c0f995f94e"}
{"n":1499,"by":"coalition","how":"bot","ask":"civic.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"oruzgan"]]],"sum":"32f8a0c7af409f73"}
{"n":1500,"by":"coalition","how":"bot","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid for"],"sum":"9f4d1a557be7bbb8"}
{"n":1501,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"1e3307ac6d444bb4","sum":"db559f1a4a023df0"}
{"n":1502,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"6f981ddc0b6e3c0e"}
{"n":1503,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"09d9bb3bc2a796e4"}
{"n":1504,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"7dbf4bc788453172"}
{"n":1505,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"2d7c10440dd5d639"}
{"n":1506,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"169d5827789b5da0"}
{"n":1507,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ab7261e47af743dc"}
{"n":1508,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"bda77f68ac6a2380"}
{"n":1509,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a604bc6e0907199f"}
{"n":1510,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"77bf9644c1d0144c"}
{"n":1511,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"baghlan, kandahar, khowst",["{0}",[1]]]],["8.2: among {0}",["baghlan, kandahar, khowst"]]],"sum":"d4cd8a53874ee3a9"}
{"n":1512,"by":null,"ask":"bot.tan","answer":"6","sum":"ea0b312e1c85bd3c"}
{"n":1513,"by":null,"ask":"bot.black","answer":"5","sum":"137ed15ef5119802"}
{"n":1514,"by":null,"ask":"bot.green","answer":"6","sum":"08d56a0a8eb4527b"}
{"n":1515,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,6,"kandahar","kandahar"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"07306f168a49188e"}
{"n":1516,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"4105bc2d670a99ba"}
{"n":1517,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"70cfc451ee7c48ac"}
{"n":1518,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"baghlan, khowst",["{0}",[1]]]],["8.2: among {0}",["baghlan, khowst"]]],"sum":"d2e77b752cfb2de5"}
{"n":1519,"by":null,"ask":"bot.tan","answer":"2","sum":"bbc787b372da973e"}
{"n":1520,"by":null,"ask":"bot.black","answer":"4","sum":"2b58345ca67c7012"}
{"n":1521,"by":null,"ask":"bot.green","answer":"6","sum":"592ba88ff4956383"}
{"n":1522,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","khowst"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"af6f694dfc560f0b"}
{"n":1523,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"840606a0b1b842e1"}
{"n":1524,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"2c53149728420405"}
{"n":1525,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"baghlan",["{0}",[1]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"baghlan"]]],"sum":"bd3f15620b3ba6ee"}
{"n":1526,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"a579c94f4a82e0a9"}
{"n":1527,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"1a5ca14f249387b1"}
{"n":1528,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"baghlan, kandahar, khowst",["{0}",[2]]]],["8.2: among {0}",["baghlan, kandahar, khowst"]]],"sum":"11266f03367de390"}
{"n":1529,"by":null,"ask":"bot.tan","answer":"2","sum":"df1482e7205ab6a4"}
{"n":1530,"by":null,"ask":"bot.black","answer":"3","sum":"741b0eaee08f6624"}
{"n":1531,"by":null,"ask":"bot.green","answer":"1","sum":"20e68d8502794ae6"}
{"n":1532,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,1,"herat","khowst"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"6f19f84bc27f9d62"}
{"n":1533,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"a47c61929ccadfd7"}
{"n":1534,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"cc3808bc0935a5d4"}
{"n":1535,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"baghlan, kandahar",["{0}",[2]]]],["8.2: among {0}",["baghlan, kandahar"]]],"sum":"2dde64d5efc8ad00"}
{"n":1536,"by":null,"ask":"bot.tan","answer":"2","sum":"dcae2311adfa8b6f"}
{"n":1537,"by":null,"ask":"bot.black","answer":"1","sum":"0ba25bdc62b5d927"}
{"n":1538,"by":null,"ask":"bot.green","answer":"1","sum":"171c3ff44d8c07ce"}
{"n":1539,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,1,"balochistan","baghlan"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"baghlan"]]],"sum":"924327863e95a38f"}
{"n":1540,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"e414c85b38049bc4"}
{"n":1541,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"c88d609107c62565"}
{"n":1542,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, kandahar",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"c726a0dca6c0c8a9"}
{"n":1543,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"deb8742df196312a"}
{"n":1544,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"b948797cd84b8f46"}
{"n":1545,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"80fa8e4b6b77b8ef"}
{"n":1546,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, kabul, kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"8f4813108307f410"}
{"n":1547,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"5b8433b9939b25e3"}
{"n":1548,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"3b20b6595c1e0d5b"}
{"n":1549,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"409abe27294ba06f"}
{"n":1550,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"87e054327c025fb6"}
{"n":1551,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, helmand, herat, kabul, kandahar, khowst"]]],"sum":"7b5baae6f293d9cf"}
{"n":1552,"by":null,"ask":"bot.tan","answer":"3","sum":"987bb5419a7690c7"}
{"n":1553,"by":null,"ask":"bot.black","answer":"6","sum":"0a091733c5ecd9c9"}
{"n":1554,"by":null,"ask":"bot.green","answer":"1","sum":"8b4be1973b864abd"}
{"n":1555,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,1,"nuristan","baghlan"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"2690fe33397a2213"}
{"n":1556,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"379accfad07e3b59"}
{"n":1557,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul, kandahar, khowst",["{0}",[3]]]],["8.2: among {0}",["helmand, herat, kabul, kandahar, khowst"]]],"sum":"6a292b788e49250e"}
{"n":1558,"by":null,"ask":"bot.tan","answer":"1","sum":"e98faf07bf46b633"}
{"n":1559,"by":null,"ask":"bot.black","answer":"5","sum":"78c635de81dd46a9"}
{"n":1560,"by":null,"ask":"bot.green","answer":"1","sum":"9f814a6c98be23db"}
{"n":1561,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,1,"zabol","khowst"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"a989e39a207e9d8f"}
{"n":1562,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul, kandahar",["{0}",[3]]]],["8.2: among {0}",["helmand, herat, kabul, kandahar"]]],"sum":"c11ec111c302e527"}
{"n":1563,"by":null,"ask":"bot.tan","answer":"5","sum":"125a17bcb606a615"}
{"n":1564,"by":null,"ask":"bot.black","answer":"3","sum":"bc32fe9bbdc0b6e6"}
{"n":1565,"by":null,"ask":"bot.green","answer":"5","sum":"c8cda81716d7ec7a"}
{"n":1566,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,5,"ghowr","kandahar"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"d6fb00af37806377"}
{"n":1567,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"63241970a540898d"}
{"n":1568,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, herat, kabul"]]],"sum":"b56e0316cdefc6e8"}
{"n":1569,"by":null,"ask":"bot.tan","answer":"3","sum":"8507da52cad73e19"}
{"n":1570,"by":null,"ask":"bot.black","answer":"1","sum":"c9f05f8b054d3e41"}
{"n":1571,"by":null,"ask":"bot.green","answer":"3","sum":"85d6dbac735d440b"}
{"n":1572,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,3,"khowst","kabul"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"2c8682991601d7d4"}
{"n":1573,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: highest Population",[]],"balkh",["{0}",[2]]]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"balkh"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"7770b8d8b62ced9c"}
{"n":1574,"by":null,"ask":"bot.tan","answer":"3","sum":"1f835183a0552dbe"}
{"n":1575,"by":null,"ask":"bot.black","answer":"5","sum":"e4a3c5f465e68361"}
{"n":1576,"by":null,"ask":"bot.green","answer":"5","sum":"fcc97a4e5c274f0d"}
{"n":1577,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,5,"northwest-frontier","helmand"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[3]]]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"faryab"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"helmand, herat, kabul, kandahar, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"helmand, herat, kabul, kandahar"]],["8.2: among {0}",["helmand, herat, kabul, kandahar"]]],"sum":"8b2a9a4f910951fb"}
{"n":1578,"by":null,"ask":"bot.tan","answer":"3","sum":"76e482eacb705f5c"}
{"n":1579,"by":null,"ask":"bot.black","answer":"3","sum":"d65b73bb34667151"}
{"n":1580,"by":null,"ask":"bot.green","answer":"5","sum":"b7c95bff67508427"}
{"n":1581,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","kabul"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"helmand, herat, kandahar, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"helmand, herat, kandahar"]],["8.2: among {0}",["helmand, herat, kandahar"]]],"sum":"23edb43b875991b6"}
{"n":1582,"by":null,"ask":"bot.tan","answer":"2","sum":"c9bad71d82499ccb"}
{"n":1583,"by":null,"ask":"bot.black","answer":"1","sum":"d4076196a2ceec29"}
{"n":1584,"by":null,"ask":"bot.green","answer":"3","sum":"9c55812b7417b859"}
{"n":1585,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,3,"nimruz","herat"]],["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"a55d69fe7e98b97e"}
{"n":1586,"by":null,"ask":"bot.die","answer":"4","sum":"78998777cef3669b"}
{"n":1587,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: dice {1}: {2}",["8.3","4","kandahar-kabul"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"zabol",["{0}",[0]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan, herat, kabul, khowst, oruzgan, zabol",["{0}",[1]]]],["8.2: among {0}",["baghlan, herat, kabul, khowst, oruzgan, zabol"]]],"sum":"429a189f88d75fb2"}
{"n":1588,"by":null,"ask":"bot.tan","answer":"4","sum":"97dc9283f5b537bc"}
{"n":1589,"by":null,"ask":"bot.black","answer":"1","sum":"4f525d447bfae3a6"}
{"n":1590,"by":null,"ask":"bot.green","answer":"3","sum":"cdceb65f25071f3c"}
{"n":1591,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,3,"khowst","khowst"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"helmand","balkh"]]],"sum":"23c8acf4fd82eac7"}
{"n":1592,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"helmand","balkh"]]],"sum":"5709d6fc0f74383d"}
{"n":1593,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"helmand","balkh"]]],"sum":"68d0ba38f4bef75a"}
{"n":1594,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","balkh"]]],"sum":"2b83b4d274bef912"}
{"n":1595,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","balkh"]]],"sum":"7edcbfacf4bc9f4f"}
{"n":1596,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","balkh"]]],"sum":"7f460eb8e4dcfccc"}
{"n":1597,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","faryab"]]],"sum":"d2e4edc3d008a0ec"}
{"n":1598,"by":"government","how":"bot","ask":"redeploy.destination","answer":"faryab","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","faryab"]]],"sum":"2effdfd336113dce"}
{"n":1599,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","faryab"]]],"sum":"750bcbb07145b3a5"}
{"n":1600,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","faryab"]]],"sum":"a6e9194ad63c1051"}
{"n":1601,"by":"government","how":"bot","ask":"redeploy.destination","answer":"faryab","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","faryab"]]],"sum":"2bde09a8f45d9d5c"}
{"n":1602,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","faryab"]]],"sum":"9ca5e8ebad612da8"}
{"n":1603,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar-kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"kandahar-kabul","zabol"]]],"sum":"cf62f07813f249da"}
{"n":1604,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"kandahar-kabul","zabol"]]],"sum":"ec4e7ea881eee743"}
{"n":1605,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"farah-kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"farah-kandahar","khowst"]]],"sum":"ea91717b5a02ef95"}
{"n":1606,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"farah-kandahar","khowst"]]],"sum":"914c1c31a6aff7cf"}
{"n":1607,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"2bd8e13b7a6990e4"}
{"n":1608,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"sum":"c854b3e5990bb3e4"}
{"n":1609,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[0]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"85fdd52cb3d411ca"}
{"n":1610,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier, waziristan",["{0}",[1]]]],["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"937a212019ec45fd"}
{"n":1611,"by":null,"ask":"bot.tan","answer":"6","sum":"72c8ef11fc5266ce"}
{"n":1612,"by":null,"ask":"bot.black","answer":"1","sum":"38310847d9e53984"}
{"n":1613,"by":null,"ask":"bot.green","answer":"4","sum":"0f45711587ee4a94"}
{"n":1614,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"2b3cdd1f01c97c13"}
{"n":1615,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"print":"42285c718d79f61f","sum":"ce11f4e34c31b33d"}
{"n":1616,"by":null,"ask":"deck.card","answer":"19","print":"029370820f2b6239","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 69\nnext: 19\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\nresources: government=66 taliban=5 warlords=32\naid: 52\npatronage: 10\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T4P1\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u5 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T3P2 support=S +1\nherat C:B1T3 G:T3P1\nkabul C:B1T3 G:T4P1 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T3 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=S\npaktika T:B2u3 support=O\nzabol C:T1 G:P1\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\ntoraghondi-farah W:u1\n","sum":"ee4e878086dbd19b"}
{"n":1617,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mine Removal"]]],"sum":"ae337380ee6294ec"}
{"n":1618,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"03418718b02cbff1"}
{"n":1619,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"156c6fce4f1faed0"}
{"n":1620,"by":null,"ask":"bot.die","answer":"2","sum":"f6ef650e88400205"}
{"n":1621,"by":"warlords","how":"bot","ask":"event.space","answer":"shibirghan-aibak","why":[["{0}: dice {1}: {2}",["8.3","2","shibirghan-aibak"]]],"sum":"9bfdb75778a0015c"}
{"n":1622,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"90714ae3f1ed61e8"}
{"n":1623,"by":null,"ask":"bot.die","answer":"5","sum":"cd48234ad6e36cf1"}
{"n":1624,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: dice {1} are rolled again, for equal chances",["8.3","5"]],["{0}: an equal chance for {1}",["8.3","kabul-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"fade8aad68082e45"}
{"n":1625,"by":null,"ask":"bot.die","answer":"1","sum":"c1657bd0e5af513a"}
{"n":1626,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul-aibak","why":[["{0}: dice {1}: {2}",["8.3","1","kabul-aibak"]]],"sum":"6f4cba74f7203cde"}
{"n":1627,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, khowst"]]],"sum":"921c483f9693105f"}
{"n":1628,"by":null,"ask":"bot.tan","answer":"5","sum":"0932d7e1606d8939"}
{"n":1629,"by":null,"ask":"bot.black","answer":"1","sum":"bf896e0f7d1a8ce2"}
{"n":1630,"by":null,"ask":"bot.green","answer":"4","sum":"4094b75dc8b7fc9f"}
{"n":1631,"by":"warlords","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,4,"badakhshan","khowst"]]],"print":"05a341a9d3ff6a5f","sum":"82f3e8701aa7320c"}
{"n":1632,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,22]],["{0}: {1}",["8.6","train"]]],"sum":"b3a4b131af3edd00"}
{"n":1633,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[4]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"fd02f691c082166e"}
{"n":1634,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"6146d202710e23af"}
{"n":1635,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3886c02b7a711961"}
{"n":1636,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"baghlan, helmand, kabul",["{0}",[5]]]],["8.2: among {0}",["baghlan, helmand, kabul"]]],"sum":"9f23fdab5f0a7264"}
{"n":1637,"by":null,"ask":"bot.tan","answer":"3","sum":"127affd7b179def0"}
{"n":1638,"by":null,"ask":"bot.black","answer":"5","sum":"b2252a9a54c18194"}
{"n":1639,"by":null,"ask":"bot.green","answer":"4","sum":"a32ca3f3b63ff0c5"}
{"n":1640,"by":"government","how":"bot","ask":"train.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,4,"baghlan","baghlan"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"baghlan"]]],"sum":"acfd0a1a8cd6519a"}
{"n":1641,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"c6309b3b65000806"}
{"n":1642,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"fc0030c6f0207f44"}
{"n":1643,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"1bb5fb0b49a45e4e"}
{"n":1644,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5ac87ba7a00944b2"}
{"n":1645,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"f8dbfcde3e2f32fb"}
{"n":1646,"by":"government","how":"bot","ask":"train.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"helmand",["{0}",[5]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"helmand"]]],"sum":"e93389e115b1eaac"}
{"n":1647,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"4149a59b52b53ab2"}
{"n":1648,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"9fda635d590fd368"}
{"n":1649,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"484d139983a5f9e6"}
{"n":1650,"by":"government","how":"bot","ask":"govern.space","answer":"oruzgan","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"oruzgan"]]],"sum":"af81648bf51cf568"}
{"n":1651,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"oruzgan"]]],"sum":"7feb4ce48c51dbeb"}
{"n":1652,"by":"government","how":"bot","ask":"govern.space","answer":"zabol","why":[["{0}: {1}",[["8.6.2: Population 0 without a marker",[]],"zabol"]]],"sum":"17e38d17bdd01edf"}
{"n":1653,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"0752ee79ea88db02"}
{"n":1654,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"9093e390b12206ce","sum":"160ee52a40acaed3"}
{"n":1655,"by":null,"ask":"deck.card","answer":"67","print":"76eec13757621eca","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 19\nnext: 67\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=54 taliban=5 warlords=32\naid: 51\npatronage: 11\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T6P3\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u5 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T5P4 support=S +1\nherat C:B1T3 G:T5P3\nkabul C:B1T3 G:T6P3 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T3 G:T4P2 T:B1u4\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1\npaktika T:B2u3 support=O\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"3cd8931d3a7ee375"}
{"n":1656,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Al-Qaeda"]]],"sum":"570312b6d803f529"}
{"n":1657,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"6054949ad6785119"}
{"n":1658,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier, waziristan, helmand, kandahar, nimruz, zabol"]]],"sum":"0ab476cc7ad7e9fa"}
{"n":1659,"by":null,"ask":"bot.tan","answer":"1","sum":"f407a7a53bf28139"}
{"n":1660,"by":null,"ask":"bot.black","answer":"5","sum":"c20fc927e2730d57"}
{"n":1661,"by":null,"ask":"bot.green","answer":"2","sum":"1673aafbb72c550e"}
{"n":1662,"by":"taliban","how":"bot","ask":"event.place.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,2,"zabol","zabol"]]],"print":"9b4d612206d520df","sum":"19cd07ab812a865d"}
{"n":1663,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,7]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan, helmand, herat, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["baghlan, helmand, herat, kabul, khowst"]]],"sum":"aa4fb1422b567422"}
{"n":1664,"by":null,"ask":"bot.tan","answer":"2","sum":"74a33c5df2dfeee3"}
{"n":1665,"by":null,"ask":"bot.black","answer":"4","sum":"ee7d07cd3ee3fecd"}
{"n":1666,"by":null,"ask":"bot.green","answer":"2","sum":"083d523d6afb143a"}
{"n":1667,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,2,"herat","herat"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan, helmand, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["baghlan, helmand, kabul, khowst"]]],"sum":"90032f680407ccf7"}
{"n":1668,"by":null,"ask":"bot.tan","answer":"2","sum":"fdfbfee726526cf5"}
{"n":1669,"by":null,"ask":"bot.black","answer":"4","sum":"37abb72661d87fb3"}
{"n":1670,"by":null,"ask":"bot.green","answer":"2","sum":"4fe626f0de9f19d4"}
{"n":1671,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,2,"herat","helmand"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["baghlan, kabul, khowst"]]],"sum":"bda64f4aed6f0c94"}
{"n":1672,"by":null,"ask":"bot.tan","answer":"6","sum":"498d5896c4feeab8"}
{"n":1673,"by":null,"ask":"bot.black","answer":"6","sum":"2ef667a715317261"}
{"n":1674,"by":null,"ask":"bot.green","answer":"3","sum":"2f46c33c944c2c1b"}
{"n":1675,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,3,"bamian","khowst"]],["8.2: among {0}",["ghazni, nuristan, paktika"]]],"sum":"8eed2d024d86dc0a"}
{"n":1676,"by":null,"ask":"bot.tan","answer":"2","sum":"522b38469208f866"}
{"n":1677,"by":null,"ask":"bot.black","answer":"4","sum":"2d1e0955b2b0a167"}
{"n":1678,"by":null,"ask":"bot.green","answer":"6","sum":"df44ba46749f3fa8"}
{"n":1679,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","paktika"]],["8.8.4: Air Lift to {0}: only that removes {1} or more Taliban pieces",["paktika",4]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban pieces",[4]]]]]],"8.8: Assault"],"sum":"dc16e4557861e22a"}
{"n":1680,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["paktika"]]],"sum":"91ef428ce4f8c2d4"}
{"n":1681,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","herat"]]],"sum":"4f2b657a0024d48d"}
{"n":1682,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"paktika","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"paktika"]]],"sum":"54c6b9247fee34df"}
{"n":1683,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"1006c98bd6ba9691"}
{"n":1684,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"60be64f397617adb"}
{"n":1685,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","herat"]]],"sum":"0cb302471bbd428b"}
{"n":1686,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"paktika","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"paktika"]]],"sum":"c05f03b588592759"}
{"n":1687,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"a762713bb8c289db"}
{"n":1688,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"71db3e0600ff6c35"}
{"n":1689,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"helmand","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","helmand"]]],"sum":"b1138856b89d9007"}
{"n":1690,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"paktika","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"paktika"]]],"sum":"16cabb2ac2221c9b"}
{"n":1691,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"3c521b141422be71"}
{"n":1692,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"47f08262f750f911"}
{"n":1693,"by":"coalition","how":"bot","ask":"assault.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"zabol",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"zabol"]]],"sum":"80072a87f5e94c31"}
{"n":1694,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"7ba66a2a60c7ff25"}
{"n":1695,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"fcd5568b3b960f40"}
{"n":1696,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"print":"f1dfbcfc9340832e","sum":"e716b7cfeaf8bccd"}
{"n":1697,"by":null,"ask":"deck.card","answer":"12","print":"94fcdbf1717ffc27","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 67\nnext: 12\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=54 taliban=8 warlords=32\naid: 51\npatronage: 11\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T6P3\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u5 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T1 G:T5P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T3 G:T6P3 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T3 G:T4P2 T:B1u3\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 T:B2u2 support=O\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"7a1869fe1d2959d3"}
{"n":1698,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Change in Tactics"]]],"sum":"bf904733c72fcce7"}
{"n":1699,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"4c44c492caf3f701"}
{"n":1700,"by":"warlords","how":"bot","ask":"event.capability","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","1, 5, 7, 31, 34, 46"]]],"sum":"a753545e06a9b86b"}
{"n":1701,"by":null,"ask":"bot.die","answer":"5","sum":"1c511ac779eb1af8"}
{"n":1702,"by":"warlords","how":"bot","ask":"event.capability","answer":"34","why":[["{0}: dice {1}: {2}",["8.1.2","5","34"]],["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"34"]]],"sum":"d79d599c76cbf28f"}
{"n":1703,"by":"warlords","how":"bot","ask":"event.choice","answer":"turn-over","why":[["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"turn-over"]]],"print":"c26089f67603e1cd","sum":"a69fe502d34de199"}
{"n":1704,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,6]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"3332a0c510225672"}
{"n":1705,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"konduz, nuristan",["{0}",[2]]]],["8.2: among {0}",["konduz, nuristan"]]],"sum":"8dba80baa7bff3ff"}
{"n":1706,"by":null,"ask":"bot.tan","answer":"6","sum":"491619cd0ca1bdd9"}
{"n":1707,"by":null,"ask":"bot.black","answer":"1","sum":"c85dbb76152fada1"}
{"n":1708,"by":null,"ask":"bot.green","answer":"5","sum":"ac56f025036e4c40"}
{"n":1709,"by":"government","how":"bot","ask":"sweep.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,5,"samangan","nuristan"]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"nuristan"]]],"sum":"da77ec2334224079"}
{"n":1710,"by":"government","how":"bot","ask":"sweep.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: most Troops",[]],"baghlan, kabul",["{0}",[6]]]],["8.2: among {0}",["baghlan, kabul"]]],"sum":"fc17f75f61823505"}
{"n":1711,"by":null,"ask":"bot.tan","answer":"3","sum":"3ba22bc14ee71f63"}
{"n":1712,"by":null,"ask":"bot.black","answer":"3","sum":"8a9dfe497e36b4bb"}
{"n":1713,"by":null,"ask":"bot.green","answer":"4","sum":"18177e20d3e4f25a"}
{"n":1714,"by":"government","how":"bot","ask":"sweep.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,4,"kabul","kabul"]],["8.6.4: just enough Troops: {0} from {1}",[6,"kabul"]]],"sum":"390dda0242d78bf4"}
{"n":1715,"by":"government","how":"bot","ask":"sweep.troops","answer":"6","why":[["8.6.4: just enough Troops: {0} from {1}",[6,"kabul"]]],"sum":"89f9b0f793e316b1"}
{"n":1716,"by":"government","how":"bot","ask":"sweep.origin","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.4: most Troops",[]],"baghlan",["{0}",[6]]]],["8.6.4: just enough Troops: {0} from {1}",[4,"baghlan"]]],"sum":"f134619ce58a9e73"}
{"n":1717,"by":"government","how":"bot","ask":"sweep.troops","answer":"4","why":[["8.6.4: just enough Troops: {0} from {1}",[4,"baghlan"]]],"sum":"5bcb5b592a450ff5"}
{"n":1718,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"b4111cec0b840c05"}
{"n":1719,"by":"government","how":"bot","ask":"sweep.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"khowst",["{0}",[3]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[3,0,"khowst"]]],"sum":"bff6ee20e93727d2"}
{"n":1720,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"70fb47d1411d251b"}
{"n":1721,"by":"government","how":"bot","ask":"sweep.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"paktika",["{0}",[2]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[2,0,"paktika"]]],"sum":"cb6ca6b38f3e26c7"}
{"n":1722,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"e7404df2094b682a"}
{"n":1723,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"c37f1518a0bc5ce7"}
{"n":1724,"by":"government","how":"bot","ask":"sweep.targets","answer":"both","why":["8.1.1: all that can be found"],"sum":"69818af9068d556a"}
{"n":1725,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"helmand"]],["8.2: among {0}",["bamian, ghowr"]]],"sum":"e3ac1cad8d0391fc"}
{"n":1726,"by":null,"ask":"bot.tan","answer":"4","sum":"ce5c17c66c4de046"}
{"n":1727,"by":null,"ask":"bot.black","answer":"6","sum":"7933bad70379b358"}
{"n":1728,"by":null,"ask":"bot.green","answer":"4","sum":"c60e720fbb0f4817"}
{"n":1729,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,4,"baghlan","ghowr"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"ghowr"]],"8.6.2: Transport"],"sum":"2ef5cefcc059f673"}
{"n":1730,"by":"government","how":"bot","ask":"transport.origin","answer":"helmand","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"helmand"]]],"sum":"80e2b47ed5e4a95b"}
{"n":1731,"by":"government","how":"bot","ask":"transport.destination","answer":"ghowr","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"ghowr"]]],"sum":"0b9aa3a96e3ec826"}
{"n":1732,"by":"government","how":"bot","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"print":"cd1fbb353e5f3662","sum":"eeff690157457111"}
{"n":1733,"by":null,"ask":"deck.card","answer":"21","print":"680517b37793e122","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 12\nnext: 21\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=44 taliban=8 warlords=33\naid: 51\npatronage: 11\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u5 W:B1 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T3 G:P3 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T3 G:T4P2 T:B1a3\nkonduz W:B2u1\nnuristan G:T10 T:B1a5 W:B1a2 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 T:B2a2 support=O\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"5fd5bd7d9afb5787"}
{"n":1734,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: {0} is a Capability, and Propaganda cards left {1}: not taken",["Village Stability Operations",1]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,14]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["baghlan, kabul, khowst"]]],"sum":"db382d87541f4d35"}
{"n":1735,"by":null,"ask":"bot.tan","answer":"3","sum":"79fa288200031427"}
{"n":1736,"by":null,"ask":"bot.black","answer":"4","sum":"056f4fadb9b14641"}
{"n":1737,"by":null,"ask":"bot.green","answer":"1","sum":"ac3f296fd0f3c335"}
{"n":1738,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,1,"kabul","kabul"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan, khowst",["{0}",[3]]]],["8.2: among {0}",["baghlan, khowst"]]],"sum":"129eb407371ab51c"}
{"n":1739,"by":null,"ask":"bot.tan","answer":"3","sum":"ee326f9a18eee83d"}
{"n":1740,"by":null,"ask":"bot.black","answer":"6","sum":"42606632262ce46b"}
{"n":1741,"by":null,"ask":"bot.green","answer":"5","sum":"40c475215bc10ace"}
{"n":1742,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,5,"northwest-frontier","khowst"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan",["{0}",[3]]]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["nuristan"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[4]],["{0} Taliban pieces",[11]]]]]],"8.8: Assault"],"sum":"ac31e680511782f4"}
{"n":1743,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["nuristan"]]],"sum":"aa2fc8eb8c572dcf"}
{"n":1744,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","kabul"]]],"sum":"4540663236d4b33d"}
{"n":1745,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"nuristan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"nuristan"]]],"sum":"22dfee33e7fae6a5"}
{"n":1746,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"2f24000ace16b77c"}
{"n":1747,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","khowst"]]],"sum":"67825c921628483d"}
{"n":1748,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"nuristan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"nuristan"]]],"sum":"709cf71e19988ba9"}
{"n":1749,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"2644a70353c3b5cc"}
{"n":1750,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"83ff63dab7083c3d"}
{"n":1751,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","khowst"]]],"sum":"8051cdbded8c06bf"}
{"n":1752,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"nuristan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"nuristan"]]],"sum":"fb19e63e642bf630"}
{"n":1753,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"fd013b80ef7d63d9"}
{"n":1754,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"d25c63d8843018fe"}
{"n":1755,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"e25464520e30253a"}
{"n":1756,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"paktika",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"0f9e99903285012d"}
{"n":1757,"by":"coalition","how":"bot","ask":"assault.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"nuristan",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"nuristan"]]],"sum":"d55ad2d79ee89c3d"}
{"n":1758,"by":"coalition","how":"bot","ask":"assault.targets","answer":"both","why":["8.8.4: Taliban before Warlords"],"sum":"f7abf02910b8f11d"}
{"n":1759,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"f143e14ad9bb0c96"}
{"n":1760,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"efcfca8edd089824"}
{"n":1761,"by":"coalition","how":"bot","ask":"assault.company","answer":"alone","why":["8.8.4: no Government cubes: paid for once already, and they remove no extra Base"],"sum":"eb5cf31b29f3ebc2"}
{"n":1762,"by":"taliban","how":"bot","ask":"assault.recruit","answer":"khowst","why":[["{0}: {1}",[["8.4.1: a Taliban Base",[]],"khowst"]],["{0}: {1}",[["8.1.1: a new Guerrilla where the Coalition Assaulted",[]],"khowst"]]],"print":"d34ec246c4849ecf","sum":"9728be66d1e30502"}
{"n":1763,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} is a Capability, and Propaganda cards left {1}: not taken",["Village Stability Operations",1]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[28,2]]]],["{0}: {1}",["8.7","rally"]]],"sum":"e06991a75a12b785"}
{"n":1764,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"489b1e775c648d53"}
{"n":1765,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"d332a990a3ea9e01"}
{"n":1766,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, khowst, nimruz, samangan, sar-e-pol, balochistan"]]],"sum":"817064c9012f284e"}
{"n":1767,"by":null,"ask":"bot.tan","answer":"6","sum":"1625b5d4c390bf50"}
{"n":1768,"by":null,"ask":"bot.black","answer":"6","sum":"7c067abc3b51e815"}
{"n":1769,"by":null,"ask":"bot.green","answer":"2","sum":"e4d849ec9cfac4e7"}
{"n":1770,"by":"taliban","how":"bot","ask":"rally.space","answer":"sar-e-pol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,2,"sar-e-pol","sar-e-pol"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"sar-e-pol"]]],"sum":"b9a654a2e72f25e1"}
{"n":1771,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"sar-e-pol"]]],"sum":"e38935e4671831c8"}
{"n":1772,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"7d10ba911e90a5a0"}
{"n":1773,"by":null,"ask":"bot.tan","answer":"6","sum":"6219214c4803de24"}
{"n":1774,"by":null,"ask":"bot.black","answer":"2","sum":"c5f507cc520f86bd"}
{"n":1775,"by":null,"ask":"bot.green","answer":"6","sum":"51659538f97867a9"}
{"n":1776,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,6,"samangan","waziristan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"waziristan"]]],"sum":"d671b3d826f5dc79"}
{"n":1777,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"waziristan"]]],"sum":"52764357efbde8d3"}
{"n":1778,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"73dbb951e079bc29"}
{"n":1779,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"167ca799f9fcb5ef"}
{"n":1780,"by":"taliban","how":"bot","ask":"rally.space","answer":"khowst","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"khowst"]]],"sum":"ca58d8405df774bd"}
{"n":1781,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"khowst"]]],"sum":"6ea5a839771c66dd"}
{"n":1782,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"653fc6443b05e1f8"}
{"n":1783,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"34e60cb4dac025d5"}
{"n":1784,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"khowst","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"khowst"]]],"sum":"44ab1f5dd930f560"}
{"n":1785,"by":"taliban","how":"bot","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"7354f5910ede2d59"}
{"n":1786,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2: Infiltrate: Warlord pieces",[]],"ghazni"]]],"sum":"1b915ea8a778a092"}
{"n":1787,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"print":"5ed597a92d00bd34","sum":"a16b804a4efad044"}
{"n":1788,"by":null,"ask":"deck.card","answer":"10","print":"fccc6b8bc7911159","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 21\nnext: 10\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=41 taliban=3 warlords=33\naid: 51\npatronage: 11\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u8 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T1 G:P3 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T1 G:T1P2 T:B1u4a2 support=O\nkonduz W:B2u1\nnuristan C:T4 G:T13 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 support=O\nsar-e-pol T:u1\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"d2812d0c656daa8b"}
{"n":1789,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Operation Iraqi Freedom"]]],"sum":"95e530d7f7eef35f"}
{"n":1790,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"871a513f627909ac"}
{"n":1791,"by":"coalition","how":"bot","ask":"event.place.space","answer":"kabul","why":[["8.4.1: Troops as in Surge: {0} to {1}",[1,"kabul"]]],"print":"a20e2c767502b44f","sum":"5d98c40e7430cf89"}
{"n":1792,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,10]],["{0}: {1}",["8.5","rally"]]],"sum":"5853961e21aeff64"}
{"n":1793,"by":"warlords","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"badakhshan"]]],"sum":"a70ed476457f95de"}
{"n":1794,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"badakhshan"]]],"sum":"3d60a884b368f059"}
{"n":1795,"by":"warlords","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"94bc275c4e7649fa"}
{"n":1796,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, faryab"]]],"sum":"57512e4a2b6e249f"}
{"n":1797,"by":null,"ask":"bot.tan","answer":"4","sum":"be7b44778282dd53"}
{"n":1798,"by":null,"ask":"bot.black","answer":"1","sum":"a24263520a07d1fc"}
{"n":1799,"by":null,"ask":"bot.green","answer":"2","sum":"b5947799106a7170"}
{"n":1800,"by":"warlords","how":"bot","ask":"rally.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,2,"waziristan","balkh"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"balkh"]]],"sum":"99602c4c9af9ac86"}
{"n":1801,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"balkh"]]],"sum":"fac4d332726546b1"}
{"n":1802,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"faryab"]]],"sum":"c324a143c465bb9e"}
{"n":1803,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"faryab"]]],"sum":"3b5276f7dfc46b02"}
{"n":1804,"by":"warlords","how":"bot","ask":"rally.space","answer":"traffic","why":[["8.5.4: no {0}",["cultivate"]],["8.5.4: {0}",["traffic"]]],"sum":"c762cb6714cfcc19"}
{"n":1805,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"20c18b24bfa11f7c"}
{"n":1806,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"92561f898da4fcc2","sum":"b4716e940fdf5fdf"}
{"n":1807,"by":null,"ask":"deck.card","answer":"22","print":"9123557bf755274d","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 10\nnext: 22\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12 21\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=41 taliban=3 warlords=38\naid: 54\npatronage: 12\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2u3 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u2 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u2 support=O\nghazni T:B1u8 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T2 G:P3 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T1 G:T1P2 T:B1u4a2 support=O\nkonduz W:B2u1\nnuristan C:T4 G:T13 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 support=O\nsar-e-pol T:u1\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"ccaa89b0b25d39c9"}
{"n":1808,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Partnering Policy"]]],"sum":"ac600f45e185e466"}
{"n":1809,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"fcad7a2ac2de86ae"}
{"n":1810,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["sweep"]]],"sum":"7b22f8e4acdaa37c"}
{"n":1811,"by":"coalition","how":"bot","ask":"sweep.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.4.1: most Taliban pieces removed",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"khowst"]]],"sum":"ef3a898f7c90d259"}
{"n":1812,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"a60d306108c3ec88"}
{"n":1813,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"sum":"4b129b48f2a28877"}
{"n":1814,"by":"coalition","how":"bot","ask":"sweep.isr","answer":"sar-e-pol","why":["8.8.3: ISR finds Taliban: the only one Underground in an Afghan area"],"sum":"aa7e2e504a2f461a"}
{"n":1815,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["assault"]]],"sum":"dd442b8e0ecfbd4a"}
{"n":1816,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"a9f483558383d684"}
{"n":1817,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"aa7e589239dad80e"}
{"n":1818,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"93e21334a7420921"}
{"n":1819,"by":"taliban","how":"bot","ask":"assault.recruit","answer":"khowst","why":[["{0}: {1}",[["8.4.1: a Taliban Base",[]],"khowst"]],["{0}: {1}",[["8.1.1: a new Guerrilla where the Coalition Assaulted",[]],"khowst"]]],"print":"47208f12f80f07e4","sum":"2c7c1fe82fbb4fe7"}
{"n":1820,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[21,5]]]],["{0}: {1}",["8.7","rally"]]],"sum":"bdb4bad3ea528b80"}
{"n":1821,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"ghazni"]]],"sum":"9e38e62062e76cb7"}
{"n":1822,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"ghazni"]]],"sum":"6f5ff34006832ecc"}
{"n":1823,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"889f9d2f9546259d"}
{"n":1824,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"a4cdb2cd3377cf96"}
{"n":1825,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"771fb96bfdec8ac0"}
{"n":1826,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"19033e7b4c52ffd5"}
{"n":1827,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, nimruz, samangan, balochistan"]]],"sum":"3292e17e1543b2e3"}
{"n":1828,"by":null,"ask":"bot.tan","answer":"2","sum":"fca7fab5be7ad382"}
{"n":1829,"by":null,"ask":"bot.black","answer":"2","sum":"7a691f14f29f8419"}
{"n":1830,"by":null,"ask":"bot.green","answer":"2","sum":"b3fa7e34fc12a459"}
{"n":1831,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,2,"balochistan","balochistan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"f4689861b4e1c3e3"}
{"n":1832,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"3ac75ca50f61d1a8"}
{"n":1833,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["sar-e-pol, northwest-frontier"]]],"sum":"ef8c188933e6f204"}
{"n":1834,"by":null,"ask":"bot.tan","answer":"6","sum":"31353f6667b3a87d"}
{"n":1835,"by":null,"ask":"bot.black","answer":"1","sum":"d853dab9a93a46ac"}
{"n":1836,"by":null,"ask":"bot.green","answer":"6","sum":"b6c97401b022d093"}
{"n":1837,"by":"taliban","how":"bot","ask":"rally.space","answer":"sar-e-pol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,6,"samangan","sar-e-pol"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"sar-e-pol"]]],"sum":"75ba8e1eaaf309db"}
{"n":1838,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"sar-e-pol"]]],"sum":"bf61345721641eed"}
{"n":1839,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"181c7b82f279b487"}
{"n":1840,"by":"taliban","how":"bot","ask":"extort.space","answer":"ghazni","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"ghazni"]]],"sum":"4b9ebe28d79d9260"}
{"n":1841,"by":"taliban","how":"bot","ask":"extort.space","answer":"khowst","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"khowst"]]],"sum":"50a57fe330d4accc"}
{"n":1842,"by":"taliban","how":"bot","ask":"extort.space","answer":"sar-e-pol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"sar-e-pol"]]],"sum":"0fb1ebb3b95dba35"}
{"n":1843,"by":"taliban","how":"bot","ask":"extort.space","answer":"balochistan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"balochistan"]]],"sum":"7e26fb5716cfdb23"}
{"n":1844,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"b3aac6652c3fdc48"}
{"n":1845,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"a4a0241892672188"}
{"n":1846,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"714e193c476cbec1","sum":"46e73e786dca77db"}
{"n":1847,"by":null,"ask":"deck.top","answer":"event","sum":"3242bbd83dcc6582"}
{"n":1848,"by":null,"ask":"deck.card","answer":"27","print":"60f518133d338231","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 22\nnext: 27\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12 21 10\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=41 taliban=6 warlords=38\naid: 54\npatronage: 12\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2u3 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u2 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u2 support=O\nghazni T:B2u5a1 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T2 G:P3 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T1 G:T1P2 T:B1a5 support=O\nkonduz W:B2u1\nnuristan C:T4 G:T13 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 support=O\nsar-e-pol T:a2\nzabol C:T1 G:P1 +1\nbalochistan T:a1\nnorthwest-frontier T:u1a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"f1697cda9d496f6f"}
{"n":1849,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Border Incident"]]],"sum":"9c0dba70a413d707"}
{"n":1850,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"4078fc9d30ebb9d8"}
{"n":1851,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, helmand, kandahar, khowst, nimruz, nuristan, paktika, zabol"]]],"sum":"d2f825b6eb9e6f66"}
{"n":1852,"by":null,"ask":"bot.tan","answer":"2","sum":"8d29787e0fcd97fb"}
{"n":1853,"by":null,"ask":"bot.black","answer":"2","sum":"ad52204075a6ef11"}
{"n":1854,"by":null,"ask":"bot.green","answer":"6","sum":"e530c617d4ad1b70"}
{"n":1855,"by":"warlords","how":"bot","ask":"event.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,6,"farah","helmand"]]],"print":"21af53ba3702db62","sum":"1d2875738de5934f"}
{"n":1856,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,6]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"366cc6d03d6d4e56"}
{"n":1857,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"balkh, khowst",["{0}",[2]]]],["8.2: among {0}",["balkh, khowst"]]],"sum":"6497b1c0b0a2ba3b"}
{"n":1858,"by":null,"ask":"bot.tan","answer":"2","sum":"3807249b79c7aeb6"}
{"n":1859,"by":null,"ask":"bot.black","answer":"2","sum":"d62eb134427d1fbc"}
{"n":1860,"by":null,"ask":"bot.green","answer":"4","sum":"d7141281bb9ead82"}
{"n":1861,"by":"government","how":"bot","ask":"sweep.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,4,"nimruz","khowst"]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"khowst"]]],"sum":"0cb7577427693754"}
{"n":1862,"by":"government","how":"bot","ask":"sweep.origin","answer":"nuristan","why":[["{0}: {1}",[["8.6.4: adjacent Troops first",[]],"nuristan, paktika"]],["{0}: {1} ({2})",[["8.6.4: most Troops",[]],"nuristan",["{0}",[13]]]],["8.6.4: just enough Troops: {0} from {1}",[2,"nuristan"]]],"sum":"febd5a43036188e1"}
{"n":1863,"by":"government","how":"bot","ask":"sweep.troops","answer":"2","why":[["8.6.4: just enough Troops: {0} from {1}",[2,"nuristan"]]],"sum":"3ee2b8c9cb90fad4"}
{"n":1864,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"5a73f1eb9926e3e4"}
{"n":1865,"by":"government","how":"bot","ask":"sweep.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"helmand",["{0}",[2]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[2,0,"helmand"]]],"sum":"06bec1adb1c837c7"}
{"n":1866,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"c9010e08dc8ca7f5"}
{"n":1867,"by":"government","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"kabul",["{0}",[1]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[1,0,"kabul"]]],"sum":"5ac9ba0d66cdff04"}
{"n":1868,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"3bdaf5682f83425c"}
{"n":1869,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"666e877964c50997"}
{"n":1870,"by":"government","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"621c598995c5c525"}
{"n":1871,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[11,"nuristan"]],["{0}: {1}",[["8.6.2: Taliban-Controlled",[]],"ghazni"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"ghazni"]],"8.6.2: Transport"],"sum":"8dacda23e4fb6c35"}
{"n":1872,"by":"government","how":"bot","ask":"transport.origin","answer":"nuristan","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[11,"nuristan"]]],"sum":"a23fba2b1197993f"}
{"n":1873,"by":"government","how":"bot","ask":"transport.destination","answer":"ghazni","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"ghazni"]]],"sum":"80e3839006727bbb"}
{"n":1874,"by":"government","how":"bot","ask":"transport.troops","answer":"10","why":["8.6.2: all of the excess, but 1 stays"],"print":"ddab6c321f7f70d6","sum":"91663439195fd004"}
{"n":1875,"by":null,"ask":"deck.top","answer":"event","sum":"d362d3f8c52cc8e5"}
{"n":1876,"by":null,"ask":"deck.card","answer":"62","print":"c3788ec6df5e0a3d","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 27\nnext: 62\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12 21 10 22\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=30 taliban=6 warlords=40\naid: 54\npatronage: 12\nislamabad: sponsorship\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2u3 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u2 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u2 support=O\nghazni G:T10 T:B2u5a1 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 T:a2 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T2 G:P3 T:a1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T1 G:T3P2 T:B1a5 support=O\nkonduz W:B2u1\nnuristan C:T4 G:T1 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 support=O\nsar-e-pol T:a2\nzabol C:T1 G:P1 +1\nbalochistan T:a1\nnorthwest-frontier T:u1a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"81f249614b428c39"}
{"n":1877,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tehrik-i-Taliban Pakistan"]]],"sum":"bb9eb3261947c4e2"}
{"n":1878,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"986f643f95e6d4c0"}
{"n":1879,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"5d43c4e66c732b8c"}
{"n":1880,"by":null,"ask":"bot.tan","answer":"5","sum":"e591a6c66239c512"}
{"n":1881,"by":null,"ask":"bot.black","answer":"2","sum":"879a93c54361b620"}
{"n":1882,"by":null,"ask":"bot.green","answer":"1","sum":"8edef59acddea369"}
{"n":1883,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,1,"konduz","waziristan"]]],"sum":"2eff2af9f22a5d24"}
{"n":1884,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":[["8.2: as much as possible in {0}",["waziristan"]]],"sum":"9284779fadf4af29"}
{"n":1885,"by":"taliban","how":"bot","ask":"event.place.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"print":"0030f211143dbd3a","sum":"10f3a7a9946f5809"}
{"n":1886,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,17]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"nuristan, paktika",["{0}",[4]]]],["8.2: among {0}",["nuristan, paktika"]]],"sum":"bbb8f6142d3cef9c"}
{"n":1887,"by":null,"ask":"bot.tan","answer":"3","sum":"3b72d1120e4644fe"}
{"n":1888,"by":null,"ask":"bot.black","answer":"3","sum":"738e54f59ae9dcc3"}
{"n":1889,"by":null,"ask":"bot.green","answer":"6","sum":"ca5e964c18ec92da"}
{"n":1890,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,6,"kabul","nuristan"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"paktika",["{0}",[4]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan",["{0}",[3]]]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["khowst"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban pieces",[9]]]]]],"8.8: Assault"],"sum":"fe183a96f0d62076"}
{"n":1891,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["khowst"]]],"sum":"ad213f37f31c2d85"}
{"n":1892,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"nuristan","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","nuristan"]]],"sum":"8d7589a0ed764630"}
{"n":1893,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"khowst","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"khowst"]]],"sum":"3044690ced68bd36"}
{"n":1894,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"7e0d915b8242c53f"}
{"n":1895,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"0b34de380179aa10"}
{"n":1896,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"paktika","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","paktika"]]],"sum":"91886f9e8f228723"}
{"n":1897,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"khowst","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"khowst"]]],"sum":"c478b3e2ca115206"}
{"n":1898,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"30eb5ef8c02c628c"}
{"n":1899,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"00843a6bfd3eaa24"}
{"n":1900,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"paktika","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"government_troops","paktika"]]],"sum":"d14ff830b87c2095"}
{"n":1901,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"khowst","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"khowst"]]],"sum":"39157f3c3f7ba96e"}
{"n":1902,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"d2a91de06f48d9b9"}
{"n":1903,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"5bef7dd59acd3583"}
{"n":1904,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"27086c9e04cf2e08"}
{"n":1905,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"khowst",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"2b3d61d679f99bb4"}
{"n":1906,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"helmand",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"f8a6ca0ca621ff8c"}
{"n":1907,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"2312ff7c886e851c"}
{"n":1908,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"b3cbc46f213f7816"}
{"n":1909,"by":"taliban","how":"bot","ask":"assault.recruit","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, kabul, khowst"]]],"sum":"a0364fc7f6d83644"}
{"n":1910,"by":null,"ask":"bot.tan","answer":"6","sum":"494a4c8cb797ba4b"}
{"n":1911,"by":null,"ask":"bot.black","answer":"3","sum":"35cd8bc03c78df46"}
{"n":1912,"by":null,"ask":"bot.green","answer":"3","sum":"6f51a16c34cea261"}
{"n":1913,"by":"taliban","how":"bot","ask":"assault.recruit","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","helmand"]],["{0}: {1}",[["8.1.1: a new Guerrilla where the Coalition Assaulted",[]],"helmand"]]],"print":"6899d2488041a795","sum":"671bd8906f538612"}
{"n":1914,"by":null,"ask":"deck.top","answer":"propaganda","print":"69d49359edef1d96","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 62\nnext: propaganda\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12 21 10 22 27\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban warlords\nresources: government=27 taliban=6 warlords=40\naid: 54\npatronage: 12\nislamabad: sponsorship\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2u3 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u2 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u2 support=O\nghazni G:T10 T:B2u5a1 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 T:u1 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T2 G:P3 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T7 G:T5P2 support=O\nkonduz W:B2u1\nnuristan C:T1 G:T1 support=O\noruzgan C:T1 G:P1\npaktika C:T1 G:T1 support=O\nsar-e-pol T:a2\nzabol C:T1 G:P1 +1\nbalochistan T:a1\nnorthwest-frontier T:u1a1\nwaziristan T:B2u3a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"0dd9ca205b67f1db"}
{"n":1915,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.1: {0} would change nothing",["Local Understanding"]],["8.5.1: at least {0} pieces Available: no ({1})",[6,5]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,48]],["{0}: {1}",["8.5","march"]]],"sum":"f47be7ff4ce76c3e"}
{"n":1916,"by":"warlords","how":"bot","ask":"march.origin","answer":"badakhshan","why":[["{0}: {1} ({2})",[["8.5.2 step 2: highest Population",[]],"nuristan",["{0}",[2]]]],["8.5.2 step 2: ends {0} Control: {1}",["coin","nuristan"]]],"sum":"d3abb1e045f85290"}
{"n":1917,"by":"warlords","how":"bot","ask":"march.destination","answer":"nuristan","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","nuristan"]]],"sum":"86c13f20e43a9e4a"}
{"n":1918,"by":"warlords","how":"bot","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"4c43e1e8ff094dc1"}
{"n":1919,"by":"warlords","how":"bot","ask":"march.origin","answer":"badghis","why":[["{0}: {1} ({2})",[["8.5.2 step 2: highest Population",[]],"ghowr",["{0}",[1]]]],["8.5.2 step 2: ends {0} Control: {1}",["coin","ghowr"]]],"sum":"56e28d9aae9dfde5"}
{"n":1920,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","ghowr"]]],"sum":"d1f4b5ffb9144ceb"}
{"n":1921,"by":"warlords","how":"bot","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"2eb8a6479798c4dd"}
{"n":1922,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"b7a28b8a1a182750"}
{"n":1923,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"ghowr","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"ghowr"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"ghowr"]]],"sum":"e5e0b11bf523014d"}
{"n":1924,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"a2075e02540bba20","sum":"9922aa021cfbfd53"}
{"n":1925,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} would change nothing",["Local Understanding"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[22,6]]]],["{0}: {1}",["8.7","rally"]]],"sum":"ae7271adace9a633"}
{"n":1926,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"e4813e4aa1a34fc6"}
{"n":1927,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"65bd53c861ad0b4d"}
{"n":1928,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghazni, nimruz, samangan"]]],"sum":"c2245e95ed56599a"}
{"n":1929,"by":null,"ask":"bot.tan","answer":"6","sum":"41a10789de77f7c0"}
{"n":1930,"by":null,"ask":"bot.black","answer":"3","sum":"ae15dc2d37671505"}
{"n":1931,"by":null,"ask":"bot.green","answer":"4","sum":"ccfa2cce4eb127eb"}
{"n":1932,"by":"taliban","how":"bot","ask":"rally.space","answer":"bamian","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,4,"faryab","bamian"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"bamian"]]],"sum":"29ee27427163d38f"}
{"n":1933,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"bamian"]]],"sum":"6c05dbcb8d8bd794"}
{"n":1934,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, sar-e-pol, balochistan, northwest-frontier"]]],"sum":"154899f7da9cfeb5"}
{"n":1935,"by":null,"ask":"bot.tan","answer":"6","sum":"1ef218b5540e7b72"}
{"n":1936,"by":null,"ask":"bot.black","answer":"4","sum":"2908e8f8b2c26919"}
{"n":1937,"by":null,"ask":"bot.green","answer":"6","sum":"50a4623480d8ba83"}
{"n":1938,"by":"taliban","how":"bot","ask":"rally.space","answer":"sar-e-pol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,6,"ghowr","sar-e-pol"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"sar-e-pol"]]],"sum":"347c36f807c46228"}
{"n":1939,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"sar-e-pol"]]],"sum":"8a9efa95da833e3f"}
{"n":1940,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"4dfe1e4f874ab6e8"}
{"n":1941,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"36303a4850b4c18f"}
{"n":1942,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"1297e944d4791603"}
{"n":1943,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"6df99521781111ae"}
{"n":1944,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"c3dd202b69551763"}
{"n":1945,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"235e98ce5a039a2c"}
{"n":1946,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"8880ca4686b13b09"}
{"n":1947,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"ghazni"]]],"sum":"d0c0b02d68379504"}
{"n":1948,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"6a8cbc9ef57e7db6"}
{"n":1949,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"170a53fb1ee62c04","sum":"1fcdaadf75a1413b"}
{"n":1950,"by":null,"ask":"deck.card","answer":"23","print":"906ea31fd55d31b5","sum":"2b9066ff23ba4d97"}
{"n":1951,"by":"coalition","how":"bot","ask":"civic.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"khowst",["{0}",[4]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"khowst"]]],"sum":"ac4bb8b67af3f40a"}
{"n":1952,"by":"coalition","how":"bot","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid for"],"sum":"7a2fd3d0da751e31"}
{"n":1953,"by":"coalition","how":"bot","ask":"civic.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"baghlan",["{0}",[2]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"baghlan"]]],"sum":"f4d6d1841c8ce3c5"}
{"n":1954,"by":"coalition","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["8.2: among {0}",["oruzgan, zabol"]]],"sum":"bbf4c8d8962328ef"}
{"n":1955,"by":null,"ask":"bot.tan","answer":"5","sum":"54c143d0b548f233"}
{"n":1956,"by":null,"ask":"bot.black","answer":"2","sum":"f7b83c13d9ed0516"}
{"n":1957,"by":null,"ask":"bot.green","answer":"6","sum":"98bc9e37c2d0c5bb"}
{"n":1958,"by":"coalition","how":"bot","ask":"civic.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","zabol"]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"zabol"]]],"sum":"61ffa5ec2b7935a0"}
{"n":1959,"by":"coalition","how":"bot","ask":"civic.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"oruzgan"]]],"sum":"19c9aa24352ef886"}
{"n":1960,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"2839e8636eb7c2b8","sum":"1fee3521823c96e9"}
{"n":1961,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"775f2235291f09a4"}
{"n":1962,"by":"government","how":"bot","ask":"desertion.troops","answer":"3","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"08b26c21bc43a0bc"}
{"n":1963,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"d0bb7a41a1c1262c"}
{"n":1964,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c92f44b9795ba0e9"}
{"n":1965,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"52ef5887b74a520b"}
{"n":1966,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"8f22c5d94def9a40"}
{"n":1967,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ce8b54a9e25b9a19"}
{"n":1968,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"becb940515c42e82"}
{"n":1969,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"nuristan","why":[["8.8.6: no Police in {0}",["nuristan"]]],"sum":"4207129a0079d01b"}
{"n":1970,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"helmand, herat",["{0}",[1]]]],["8.2: among {0}",["helmand, herat"]]],"sum":"861ba5b2a66d7cf6"}
{"n":1971,"by":null,"ask":"bot.tan","answer":"6","sum":"5c7787f4eddca6e9"}
{"n":1972,"by":null,"ask":"bot.black","answer":"6","sum":"31567046a89f7622"}
{"n":1973,"by":null,"ask":"bot.green","answer":"3","sum":"99b5ca31310b2c76"}
{"n":1974,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,3,"bamian","herat"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"272afe1dbcd19a41"}
{"n":1975,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"5898a8a11815a8ee"}
{"n":1976,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"4a77bf4880293985"}
{"n":1977,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"cb06b80641a95395"}
{"n":1978,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"d856e66e54a3bef3"}
{"n":1979,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"2aa9e70de6c06cef"}
{"n":1980,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"3d5770958fd0dff9"}
{"n":1981,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"7136580db45cfc0a"}
{"n":1982,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, helmand, herat, kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"9fb161978260f45f"}
{"n":1983,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"887cc4b67dadf1c0"}
{"n":1984,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"6f8888f202fabd7a"}
{"n":1985,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"6d527ed21e85357a"}
{"n":1986,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"c112d56a62f958b1"}
{"n":1987,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"204898387d6c7b22"}
{"n":1988,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"4a1d329273a9d369"}
{"n":1989,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, helmand, herat, kabul, kandahar",["{0}",[3]]]],["8.2: among {0}",["baghlan, helmand, herat, kabul, kandahar"]]],"sum":"5ced69f31aee3e24"}
{"n":1990,"by":null,"ask":"bot.tan","answer":"6","sum":"ed5af745730c2bf4"}
{"n":1991,"by":null,"ask":"bot.black","answer":"2","sum":"e8d1a445ecfb95b7"}
{"n":1992,"by":null,"ask":"bot.green","answer":"5","sum":"aae53e55c1a772fa"}
{"n":1993,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,5,"samangan","kandahar"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"bca23ce55d52a00f"}
{"n":1994,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"ef50716acd227b8a"}
{"n":1995,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, helmand, herat, kabul",["{0}",[3]]]],["8.2: among {0}",["baghlan, helmand, herat, kabul"]]],"sum":"c7730d034b68b3d5"}
{"n":1996,"by":null,"ask":"bot.tan","answer":"2","sum":"8afa360eb230d0ff"}
{"n":1997,"by":null,"ask":"bot.black","answer":"3","sum":"39b91fac43b1fcc1"}
{"n":1998,"by":null,"ask":"bot.green","answer":"6","sum":"45e0ebc1fbc68e9e"}
{"n":1999,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,6,"helmand","helmand"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"4cb6541d9e5f6a4b"}
{"n":2000,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, herat, kabul",["{0}",[3]]]],["8.2: among {0}",["baghlan, herat, kabul"]]],"sum":"aaa74df1958a7f62"}
{"n":2001,"by":null,"ask":"bot.tan","answer":"4","sum":"59b19e5dd1e95295"}
{"n":2002,"by":null,"ask":"bot.black","answer":"1","sum":"450ade8a1891034b"}
{"n":2003,"by":null,"ask":"bot.green","answer":"6","sum":"6b15db3a576455e5"}
{"n":2004,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,6,"ghazni","kabul"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"dece020b9a9c5e7e"}
{"n":2005,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, herat",["{0}",[3]]]],["8.2: among {0}",["baghlan, herat"]]],"sum":"888cab4a645638d9"}
{"n":2006,"by":null,"ask":"bot.tan","answer":"1","sum":"22f4e0d7fc434672"}
{"n":2007,"by":null,"ask":"bot.black","answer":"5","sum":"e90e2c2fc98b1dae"}
{"n":2008,"by":null,"ask":"bot.green","answer":"1","sum":"aec83ab51c0e155d"}
{"n":2009,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,1,"zabol","baghlan"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"4582ffead06f70b8"}
{"n":2010,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"helmand",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"paktika",["{0}",[0]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"helmand","paktika"]]],"sum":"912ad21f71c4fd27"}
{"n":2011,"by":"government","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"helmand","paktika"]]],"sum":"1678707452fa342e"}
{"n":2012,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"helmand","paktika"]]],"sum":"41c2675d6426d002"}
{"n":2013,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"07bfb926a7e8cf28"}
{"n":2014,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"sum":"0254e6f5558647ea"}
{"n":2015,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[2]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"dd6f031981d4f3a4"}
{"n":2016,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[3]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"8e20f69f5b867641"}
{"n":2017,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[4]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"9fb2de970c323171"}
{"n":2018,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"824454ce7eb5aa71"}
{"n":2019,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[5]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"638f37b172f90cc8"}
{"n":2020,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"b5ebdfe269cf618f"}
{"n":2021,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[6]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"d5eb55811f01726f"}
{"n":2022,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier, waziristan",["{0}",[7]]]],["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"627180ecfa152bd1"}
{"n":2023,"by":null,"ask":"bot.tan","answer":"3","sum":"d30fc6d023f9e936"}
{"n":2024,"by":null,"ask":"bot.black","answer":"2","sum":"3a45b35be9b39291"}
{"n":2025,"by":null,"ask":"bot.green","answer":"3","sum":"8575338d9129266b"}
{"n":2026,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,3,"khowst","northwest-frontier"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"print":"f765398e669a4d7f","sum":"48e52b529e494860"}
