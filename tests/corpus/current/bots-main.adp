{"format":2,"game":"adp","rules":4,"program":"0.1.0","scenario":"main","seats":{"coalition":"bot","government":"bot","taliban":"bot","warlords":"bot"},"seed":1,"sum":"90584e0904e5ec9a"}
{"n":1,"by":null,"ask":"setup.remove","answer":"58","sum":"8013621cbaf2cb6e"}
{"n":2,"by":null,"ask":"setup.remove","answer":"44","sum":"183c6770941e713f"}
{"n":3,"by":null,"ask":"setup.remove","answer":"52","sum":"99ca17adddeefd03"}
{"n":4,"by":null,"ask":"setup.remove","answer":"4","sum":"a33927760286ac59"}
{"n":5,"by":null,"ask":"setup.remove","answer":"65","sum":"f7f07c3e5cdb1f93"}
{"n":6,"by":null,"ask":"setup.remove","answer":"29","sum":"42b6ac0588fb9678"}
{"n":7,"by":null,"ask":"setup.remove","answer":"68","sum":"a7a6dc709f9d4c9b"}
{"n":8,"by":null,"ask":"setup.remove","answer":"51","sum":"056f1ea67be65d3f"}
{"n":9,"by":null,"ask":"setup.remove","answer":"53","sum":"3fcbc5a5f7f970aa"}
{"n":10,"by":null,"ask":"setup.remove","answer":"14","sum":"526a367a01b52d70"}
{"n":11,"by":null,"ask":"setup.remove","answer":"7","sum":"55690e61546336bc"}
{"n":12,"by":null,"ask":"setup.remove","answer":"35","print":"e249b96055d65e08","sum":"b09bbe27721875af"}
{"n":13,"by":null,"ask":"deck.top","answer":"propaganda","sum":"688aa8fc23694e10"}
{"n":14,"by":null,"ask":"deck.card","answer":"33","print":"f274317b37948233","sum":"89e6ceea93829b83"}
{"n":15,"by":"coalition","how":"bot","ask":"civic.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"kabul"]]],"sum":"5df900bae9dfc7ff"}
{"n":16,"by":"coalition","how":"bot","ask":"civic.space","answer":"khowst","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"khowst"]]],"sum":"7788ce1e279b2d03"}
{"n":17,"by":"government","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.6: highest Population",[]],"kandahar, konduz",["{0}",[2]]]],["8.2: among {0}",["kandahar, konduz"]]],"sum":"c238419e9741f9d5"}
{"n":18,"by":null,"ask":"bot.tan","answer":"3","sum":"292b7c53493919d8"}
{"n":19,"by":null,"ask":"bot.black","answer":"1","sum":"8d59f0afc499a32a"}
{"n":20,"by":null,"ask":"bot.green","answer":"1","sum":"c6b8dc24004638e8"}
{"n":21,"by":"government","how":"bot","ask":"civic.space","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,1,"waziristan","konduz"]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"konduz"]]],"sum":"2af336804845e66e"}
{"n":22,"by":"government","how":"bot","ask":"civic.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.6: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"kandahar"]]],"sum":"0ff580c824d7a66d"}
{"n":23,"by":"government","how":"bot","ask":"civic.space","answer":"herat","why":[["{0}: {1}",[["8.6.6: Neutral to Support, no Coalition Base",[]],"herat"]]],"sum":"8b4ac889689ceef7"}
{"n":24,"by":"taliban","how":"bot","ask":"sharia.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.7.7: the greatest shift",[]],"nuristan",["{0}",[2]]]],["{0}: {1}",[["8.7.7: Sharia",[]],"nuristan"]]],"sum":"6aa30b6add19a6d0"}
{"n":25,"by":"taliban","how":"bot","ask":"sharia.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, oruzgan, paktika"]]],"sum":"a11d954b36aa1116"}
{"n":26,"by":null,"ask":"bot.tan","answer":"2","sum":"53b47eb1ad17d49a"}
{"n":27,"by":null,"ask":"bot.black","answer":"3","sum":"910168895bdbf523"}
{"n":28,"by":null,"ask":"bot.green","answer":"6","sum":"b4b76471e5b6e507"}
{"n":29,"by":"taliban","how":"bot","ask":"sharia.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,6,"helmand","helmand"]],["{0}: {1}",[["8.7.7: Sharia",[]],"helmand"]]],"sum":"327dbb271a7e6573"}
{"n":30,"by":"taliban","how":"bot","ask":"sharia.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"97218ea8d953ddc5"}
{"n":31,"by":null,"ask":"bot.tan","answer":"4","sum":"b2605633ca971d08"}
{"n":32,"by":null,"ask":"bot.black","answer":"1","sum":"964b0809fc1b28eb"}
{"n":33,"by":null,"ask":"bot.green","answer":"1","sum":"71e89e667822c7c0"}
{"n":34,"by":"taliban","how":"bot","ask":"sharia.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,1,"waziristan","ghazni"]],["{0}: {1}",[["8.7.7: Sharia",[]],"ghazni"]]],"sum":"a9376ccebf8ddb5f"}
{"n":35,"by":"taliban","how":"bot","ask":"sharia.space","answer":"roll-spaces","why":[["8.2: among {0}",["oruzgan, paktika"]]],"sum":"a647f648fa12cac5"}
{"n":36,"by":null,"ask":"bot.tan","answer":"6","sum":"4984d36fe5c07729"}
{"n":37,"by":null,"ask":"bot.black","answer":"2","sum":"08e582e583bee1be"}
{"n":38,"by":null,"ask":"bot.green","answer":"6","sum":"cbdf623b7afc77e5"}
{"n":39,"by":"taliban","how":"bot","ask":"sharia.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,6,"samangan","oruzgan"]],["{0}: {1}",[["8.7.7: Sharia",[]],"oruzgan"]]],"sum":"1c5b81313ec19266"}
{"n":40,"by":"taliban","how":"bot","ask":"sharia.space","answer":"paktika","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"paktika"]]],"print":"481a062b1ff046e8","sum":"4072c25d7d5390ca"}
{"n":41,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ed31a1607aa6d914"}
{"n":42,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e4d19dbb3c1572ee"}
{"n":43,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"1b7f09cad9f7884e"}
{"n":44,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"d2dcdb0a0251a177"}
{"n":45,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"1d2af4444c279c70"}
{"n":46,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"ghazni","why":[["8.8.6: no Police in {0}",["ghazni"]]],"sum":"0f0ebe083186ac25"}
{"n":47,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"792c1cd36fe282f1"}
{"n":48,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"paktika","why":[["8.8.6: no Police in {0}",["paktika"]]],"sum":"57166bad99b68bd4"}
{"n":49,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"99e088d500750970"}
{"n":50,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"c1509813f4325249"}
{"n":51,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, konduz"]]],"sum":"d6211f6699827d7b"}
{"n":52,"by":null,"ask":"bot.tan","answer":"5","sum":"c6d6e86562e46296"}
{"n":53,"by":null,"ask":"bot.black","answer":"4","sum":"279e67bfe7dec90d"}
{"n":54,"by":null,"ask":"bot.green","answer":"2","sum":"d8ce1eccb4417368"}
{"n":55,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,2,"balkh","kandahar"]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"kandahar"]],["8.2: among {0}",["kabul, khowst, konduz"]]],"sum":"8ab394d4b9899cc2"}
{"n":56,"by":null,"ask":"bot.tan","answer":"4","sum":"eb244d40164b52f0"}
{"n":57,"by":null,"ask":"bot.black","answer":"5","sum":"73b28e9403be833b"}
{"n":58,"by":null,"ask":"bot.green","answer":"5","sum":"c8ed149a1b6bc725"}
{"n":59,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,5,"northwest-frontier","konduz"]],["8.2: among {0}",["kabul, khowst"]]],"sum":"e1746fdf2e578c94"}
{"n":60,"by":null,"ask":"bot.tan","answer":"4","sum":"a6c61624431f87da"}
{"n":61,"by":null,"ask":"bot.black","answer":"2","sum":"5942f7268d1f402d"}
{"n":62,"by":null,"ask":"bot.green","answer":"2","sum":"1602f88c72730d02"}
{"n":63,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,2,"waziristan","khowst"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"konduz","kandahar"]]],"sum":"8673f0a7f8d62e60"}
{"n":64,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"konduz","kandahar"]]],"sum":"c9bd66aead745a07"}
{"n":65,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"khowst","kabul-tor-kham"]]],"sum":"6a381590774453ed"}
{"n":66,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"khowst","kabul-tor-kham"]]],"sum":"1f1d209636efc4b9"}
{"n":67,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"625ea6a24bc8ce23"}
{"n":68,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kabul","kabul-tor-kham"]]],"sum":"8a055da0943ebaca"}
{"n":69,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"5f30f5a8589dfbf8"}
{"n":70,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, oruzgan, paktika, zabol",["{0}",[1]]]],["8.2: among {0}",["ghazni, oruzgan, paktika, zabol"]]],"sum":"e125508016b331ec"}
{"n":71,"by":null,"ask":"bot.tan","answer":"1","sum":"2bde41d5c3674a73"}
{"n":72,"by":null,"ask":"bot.black","answer":"3","sum":"8376441fe0cbc77b"}
{"n":73,"by":null,"ask":"bot.green","answer":"4","sum":"3792cbe05fb7c810"}
{"n":74,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,4,"badghis","zabol"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"sum":"5a246a688579dd66"}
{"n":75,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, oruzgan, paktika",["{0}",[1]]]],["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"7fee467c1abf8544"}
{"n":76,"by":null,"ask":"bot.tan","answer":"5","sum":"a28af5fb404b5f68"}
{"n":77,"by":null,"ask":"bot.black","answer":"3","sum":"8132fa7580d817c8"}
{"n":78,"by":null,"ask":"bot.green","answer":"1","sum":"38cd9ae3571c6d35"}
{"n":79,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,1,"balkh","oruzgan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"oruzgan"]]],"print":"ac07ac3f875b31fc","sum":"fde81b4efd244384"}
{"n":80,"by":null,"ask":"deck.card","answer":"31","print":"6c3228edf7a2a379","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 33\nnext: 31\nplayed: propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\nresources: government=42 taliban=13 warlords=22\ncapabilities: 7=unshaded 29=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u1 support=O\nhelmand T:B1u2 W:B1u1 support=O\nherat G:P1 support=S\nkabul C:B1T6 G:T7 support=S +1\nkandahar C:T1 G:P2 W:B1u1 support=S\nkhowst C:T1 support=S +1\nkonduz W:B1u1 support=S\nnuristan T:B1u2 W:B1u1 support=O\noruzgan T:B1u2 support=O\npaktika T:B1u1 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\nkabul-tor-kham G:P2\n","sum":"1d3c6dc935584ffe"}
{"n":81,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Suicide Bombers",4]]],"sum":"0796729163cd7cb1"}
{"n":82,"by":null,"ask":"bot.die","answer":"6","sum":"2466b12806cb1b32"}
{"n":83,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,4,"Suicide Bombers"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[20,0]]]],["{0}: {1}",["8.7","rally"]]],"sum":"6b9668f8a2f2fdb5"}
{"n":84,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"8adaca02e29b7570"}
{"n":85,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"6bb3b1d2fabff077"}
{"n":86,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, bamian, ghowr, nimruz, samangan, sar-e-pol, balochistan"]]],"sum":"badbb1e79358409e"}
{"n":87,"by":null,"ask":"bot.tan","answer":"2","sum":"b1389a4914661c21"}
{"n":88,"by":null,"ask":"bot.black","answer":"2","sum":"8183db2f753664b9"}
{"n":89,"by":null,"ask":"bot.green","answer":"1","sum":"ed0cde57d7113899"}
{"n":90,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,1,"balochistan","balochistan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"9aec57613d1b0c43"}
{"n":91,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"ae411dce83849453"}
{"n":92,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, nuristan, oruzgan, paktika, zabol, northwest-frontier, waziristan"]]],"sum":"dfaa0ba8588c216f"}
{"n":93,"by":null,"ask":"bot.tan","answer":"4","sum":"3a7f18a8902e9c49"}
{"n":94,"by":null,"ask":"bot.black","answer":"4","sum":"82fa4511f4dc83f3"}
{"n":95,"by":null,"ask":"bot.green","answer":"5","sum":"b217f30e738e8d77"}
{"n":96,"by":"taliban","how":"bot","ask":"rally.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,5,"kabul","nuristan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"e7efdd595b286b33"}
{"n":97,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"0e7a339c2fd54f13"}
{"n":98,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"689e8e26424a4b2b"}
{"n":99,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, oruzgan, paktika, zabol, northwest-frontier, waziristan"]]],"sum":"8c0a18bb12c84771"}
{"n":100,"by":null,"ask":"bot.tan","answer":"2","sum":"fc94daceeb19aa05"}
{"n":101,"by":null,"ask":"bot.black","answer":"6","sum":"28aea75317767fe4"}
{"n":102,"by":null,"ask":"bot.green","answer":"6","sum":"73d9a08d0bf91fe3"}
{"n":103,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,6,6,"paktika","paktika"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"37380e813e90f5d7"}
{"n":104,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"paktika"]]],"sum":"73ce16c119907fe6"}
{"n":105,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, helmand, oruzgan, zabol, northwest-frontier, waziristan"]]],"sum":"e24aaf0189c9c06a"}
{"n":106,"by":null,"ask":"bot.tan","answer":"1","sum":"8c27ce5512f51383"}
{"n":107,"by":null,"ask":"bot.black","answer":"3","sum":"4d27b80875ad01d8"}
{"n":108,"by":null,"ask":"bot.green","answer":"2","sum":"70bbadc8c1e58080"}
{"n":109,"by":"taliban","how":"bot","ask":"rally.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,2,"herat","helmand"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"1c337d124ebaee91"}
{"n":110,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"helmand"]]],"sum":"a93d5f3b128de7fe"}
{"n":111,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, zabol, northwest-frontier, waziristan"]]],"sum":"9bdddb55937cf0f5"}
{"n":112,"by":null,"ask":"bot.tan","answer":"3","sum":"db168a9bc7378cc7"}
{"n":113,"by":null,"ask":"bot.black","answer":"3","sum":"77704b9492cd9cf8"}
{"n":114,"by":null,"ask":"bot.green","answer":"4","sum":"b93a7069e97bbd4d"}
{"n":115,"by":"taliban","how":"bot","ask":"rally.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,4,"kabul","northwest-frontier"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"aa254275551d9557"}
{"n":116,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"northwest-frontier"]]],"sum":"5d6dfdc14d3683a8"}
{"n":117,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, zabol, waziristan"]]],"sum":"38557e166acb1a31"}
{"n":118,"by":null,"ask":"bot.tan","answer":"5","sum":"0e5d55598fd4c6ee"}
{"n":119,"by":null,"ask":"bot.black","answer":"2","sum":"c30dfeb9cbfe8245"}
{"n":120,"by":null,"ask":"bot.green","answer":"2","sum":"c5b6352d9142d435"}
{"n":121,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,2,"konduz","zabol"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"5d5c69e38c64c335"}
{"n":122,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"d348ae22e3dfefe7"}
{"n":123,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, waziristan"]]],"sum":"8dd57af0fde81ea1"}
{"n":124,"by":null,"ask":"bot.tan","answer":"1","sum":"2a38aeb45a9bbb86"}
{"n":125,"by":null,"ask":"bot.black","answer":"5","sum":"fe971b29fb0b360b"}
{"n":126,"by":null,"ask":"bot.green","answer":"4","sum":"ac944f15718bf613"}
{"n":127,"by":"taliban","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,4,"oruzgan","oruzgan"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"53eae9745143d79e"}
{"n":128,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"4bb7ff1726b7b540"}
{"n":129,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, waziristan"]]],"sum":"43089e526bac6d89"}
{"n":130,"by":null,"ask":"bot.tan","answer":"6","sum":"41a0b42f03df47e4"}
{"n":131,"by":null,"ask":"bot.black","answer":"1","sum":"a03d867527097ab7"}
{"n":132,"by":null,"ask":"bot.green","answer":"4","sum":"cc742c2524aab198"}
{"n":133,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","waziristan"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"9c2339381f9411b8"}
{"n":134,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"079e11c3b964ea7c"}
{"n":135,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"20eb699866874c14"}
{"n":136,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"kabul"]]],"sum":"ed95e778d6b88eb4"}
{"n":137,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"remove","why":["8.7.2: no Guerrilla is Available: remove"],"print":"72500da2270ffb21","sum":"9e0a2a28e8f7a986"}
{"n":138,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Suicide Bombers"]]],"sum":"425f5dba916d4319"}
{"n":139,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"eec8df2ef19e5b45","sum":"2d9db1b9b70bc1c6"}
{"n":140,"by":null,"ask":"deck.card","answer":"11","print":"5a0b8817ffba6b57","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 31\nnext: 11\nplayed: propaganda 33\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=42 taliban=7 warlords=22\npatronage: 3\ncapabilities: 7=unshaded 29=shaded 33=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u1 support=O\nhelmand T:B1u4 W:B1u1 support=O\nherat G:P1 support=S\nkabul C:B1T6 G:T5 T:u1 support=S +1\nkandahar C:T1 G:P2 W:B1u1 support=S\nkhowst C:T1 support=S +1\nkonduz W:B1u1 support=S\nnuristan T:B1u5 W:B1u1 support=O\noruzgan T:B1u4 support=O\npaktika T:B1u3 support=O\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\n","sum":"b44129f2a148197e"}
{"n":141,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Car Bombs",4]]],"sum":"c6ec69ab7a2e5ce2"}
{"n":142,"by":null,"ask":"bot.die","answer":"2","sum":"e4158c36a2f03d60"}
{"n":143,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[2,4,"Car Bombs"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Car Bombs"]]],"sum":"2329580ccce9e661"}
{"n":144,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"8161794656399672","sum":"98ee496af9bce465"}
{"n":145,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,53]],["{0}: {1}",["8.6","train"]]],"sum":"cc95bd38ef8d965e"}
{"n":146,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"870257e0d5487426"}
{"n":147,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a3277614a59c94e4"}
{"n":148,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"d64c55a390c003ed"}
{"n":149,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"1300cb041c7b8715"}
{"n":150,"by":"government","how":"bot","ask":"govern.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"khowst"]]],"sum":"2059ad82444de672"}
{"n":151,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2: highest Population",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"kandahar"]]],"sum":"aa222353ce47af30"}
{"n":152,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"kandahar"]]],"sum":"935ec5667d8d2bcb"}
{"n":153,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"f24869980c1f19bd"}
{"n":154,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"c1bd2a6cc6ca7779","sum":"c110125dcac6caf6"}
{"n":155,"by":null,"ask":"deck.card","answer":"8","print":"e64c0b5940088c12","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 11\nnext: 8\nplayed: propaganda 33 31\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=39 taliban=7 warlords=22\naid: 10\npatronage: 8\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u1 support=O\nhelmand T:B1u4 W:B1u1 support=O\nherat G:P1 support=S\nkabul C:B1T6 G:T7P2 T:u1 support=S +1\nkandahar C:T1 G:P2 W:B1u1\nkhowst C:T1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1u5 W:B1u1 support=O\noruzgan T:B1u4 support=O\npaktika T:B1u3 support=O\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\n","sum":"76aa403debaecb12"}
{"n":156,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Release"]]],"sum":"cd2ac2670270fb24"}
{"n":157,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"cb6f3e96fc8b58c3","sum":"ec4ec22fb526d0dd"}
{"n":158,"by":"taliban","how":"bot","ask":"turn","answer":"terror","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[4,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[1,1]]]],["8.7: Support + Available {0} or less: no ({1})",[20,24]],["{0}: {1}",["8.7","terror"]]],"sum":"cde50df726c1bb34"}
{"n":159,"by":"taliban","how":"bot","ask":"terror.space","answer":"kabul","why":[["{0}: {1}",[["8.7.5: Terror where it shifts an area",[]],"kabul"]]],"sum":"96d8db2597794ea1"}
{"n":160,"by":"taliban","how":"bot","ask":"terror.space","answer":"extort","why":[["{0}: Extort wherever possible",["8.7.5"]]],"sum":"9ecd79c30275875b"}
{"n":161,"by":"taliban","how":"bot","ask":"extort.space","answer":"ghazni","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"ghazni"]]],"sum":"5649c52affd49852"}
{"n":162,"by":"taliban","how":"bot","ask":"extort.space","answer":"helmand","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"helmand"]]],"sum":"4f79dd3e957c252b"}
{"n":163,"by":"taliban","how":"bot","ask":"extort.space","answer":"nuristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"nuristan"]]],"sum":"f51e841259226427"}
{"n":164,"by":"taliban","how":"bot","ask":"extort.space","answer":"oruzgan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"oruzgan"]]],"sum":"ae9f8bf9bceb7ab9"}
{"n":165,"by":"taliban","how":"bot","ask":"extort.space","answer":"paktika","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"paktika"]]],"sum":"794e7fdce87de023"}
{"n":166,"by":"taliban","how":"bot","ask":"extort.space","answer":"zabol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"zabol"]]],"sum":"b356c259c75c0123"}
{"n":167,"by":"taliban","how":"bot","ask":"extort.space","answer":"balochistan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"balochistan"]]],"sum":"8ba3304605b481a5"}
{"n":168,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"northwest-frontier"]]],"sum":"343abbde2f310470"}
{"n":169,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.5"]],"waziristan"]]],"sum":"8dacf03fe452beb2"}
{"n":170,"by":"taliban","how":"bot","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"c7e15a8ae6081c48","sum":"5b3cc231cb3bff87"}
{"n":171,"by":null,"ask":"deck.card","answer":"25","print":"fdcc3ef1440fe413","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 8\nnext: 25\nplayed: propaganda 33 31 11\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=39 taliban=17 warlords=18\naid: 10\npatronage: 8\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat G:P1 support=S\nkabul C:B1T6 G:T7P2 T:a1 terror=1 +1\nkandahar C:T1 G:P2 W:B1u1\nkhowst C:T1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:B1u3a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"3fcb2e42497ec3ac"}
{"n":172,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"SEAL Team 6"]]],"sum":"28e8573db25299d6"}
{"n":173,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"fa15a901b0ab0a39"}
{"n":174,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"northwest-frontier, waziristan",["{0}",[1]]]],["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"cd8656bd6f887960"}
{"n":175,"by":null,"ask":"bot.tan","answer":"3","sum":"fd23c59891bbec56"}
{"n":176,"by":null,"ask":"bot.black","answer":"3","sum":"9c90779e0ccf2a49"}
{"n":177,"by":null,"ask":"bot.green","answer":"3","sum":"4016654d7cb5f44e"}
{"n":178,"by":"coalition","how":"bot","ask":"event.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,3,"kabul","northwest-frontier"]]],"sum":"fd00e36597932670"}
{"n":179,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"taliban_bases","why":[["{0}: {1}",[["8.1.2: Bases first",[]],"taliban_bases"]]],"sum":"0b6e7cee66f004bf"}
{"n":180,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"print":"251f5bfb1e140be2","sum":"f5440aa590d78226"}
{"n":181,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,49]],["{0}: {1}",["8.6","train"]]],"sum":"40c29f68209b5964"}
{"n":182,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"72593dab94e9405a"}
{"n":183,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a36b33a71515974c"}
{"n":184,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"e657f86ccf71287d"}
{"n":185,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"b706fdc563bc482d"}
{"n":186,"by":"government","how":"bot","ask":"govern.space","answer":"herat","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"herat"]]],"sum":"711abfe7ed34ba47"}
{"n":187,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"herat"]]],"sum":"f4d29598abdb2921"}
{"n":188,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"7bb7c03c60b5e5ab"}
{"n":189,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"beeedd76745e5cc8","sum":"c28560ba87d01d6e"}
{"n":190,"by":null,"ask":"deck.card","answer":"48","print":"53caa9aa96f920dd","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 25\nnext: 48\nplayed: propaganda 33 31 11 8\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=36 taliban=17 warlords=18\naid: 9\npatronage: 9\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat G:P1\nkabul C:B1T6 G:T9P4 T:a1 terror=1 +1\nkandahar C:T1 G:P2 W:B1u1\nkhowst C:T1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"04642e626ba608e0"}
{"n":191,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Koran Burning"]]],"sum":"4bbb057221c4170e"}
{"n":192,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"6ffffb9f13247113"}
{"n":193,"by":"taliban","how":"bot","ask":"event.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"kabul, khowst",["{0}",[7]]]],["{0}: {1} ({2})",[["8.4.4: greatest shift there",[]],"kabul",["{0}",[4]]]]],"sum":"9ef9404c96bbfa5f"}
{"n":194,"by":"taliban","how":"bot","ask":"event.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"khowst",["{0}",[3]]]]],"print":"085e8adb3ffc8ba0","sum":"91c2f7babecdc406"}
{"n":195,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,13]],["{0}: {1}",["8.5","rally"]]],"sum":"206ee12deae65bec"}
{"n":196,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, khowst, konduz, oruzgan, paktika"]]],"sum":"a4edf81984385d39"}
{"n":197,"by":null,"ask":"bot.tan","answer":"1","sum":"42c27d59b8792773"}
{"n":198,"by":null,"ask":"bot.black","answer":"1","sum":"da10fceb53fc7d4a"}
{"n":199,"by":null,"ask":"bot.green","answer":"1","sum":"95694afef1d0d896"}
{"n":200,"by":"warlords","how":"bot","ask":"rally.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,1,"balochistan","badghis"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badghis"]]],"sum":"0509b9a8a3e38e45"}
{"n":201,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badghis"]]],"sum":"858f18596fa3536f"}
{"n":202,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"0faadf3af2c7bd45"}
{"n":203,"by":null,"ask":"bot.tan","answer":"4","sum":"444b55c24a5d62c2"}
{"n":204,"by":null,"ask":"bot.black","answer":"1","sum":"cf74cb1b1521b7e6"}
{"n":205,"by":null,"ask":"bot.green","answer":"4","sum":"c9eb82377e172169"}
{"n":206,"by":"warlords","how":"bot","ask":"rally.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,4,"khowst","khowst"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"khowst"]]],"sum":"60727ea9e49f1869"}
{"n":207,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"khowst"]]],"sum":"8e9ba8fa5a84c176"}
{"n":208,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"182c76846e3df5b4"}
{"n":209,"by":null,"ask":"bot.tan","answer":"1","sum":"5d6c5f1c9327f87a"}
{"n":210,"by":null,"ask":"bot.black","answer":"1","sum":"c9d926b05d013797"}
{"n":211,"by":null,"ask":"bot.green","answer":"2","sum":"a847ceaf64085e86"}
{"n":212,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,2,"balochistan","nimruz"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"07a3d34991b078ab"}
{"n":213,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"f807adfb6391dc23"}
{"n":214,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"317d42b30b50e420"}
{"n":215,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, khowst"]]],"sum":"77d97b22d61c6faa"}
{"n":216,"by":null,"ask":"bot.tan","answer":"2","sum":"d655932dfb22ec75"}
{"n":217,"by":null,"ask":"bot.black","answer":"1","sum":"8ab7bf9c6b1bd5b0"}
{"n":218,"by":null,"ask":"bot.green","answer":"2","sum":"54e0580b560e42ed"}
{"n":219,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,2,"balochistan","badghis"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"badghis"]]],"sum":"5daeb4409df5798c"}
{"n":220,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"41c0a7b453afe109","sum":"a2dceddf4a92330b"}
{"n":221,"by":null,"ask":"deck.card","answer":"45","print":"80e17ef45665cd43","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 48\nnext: 45\nplayed: propaganda 33 31 11 8 25\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=36 taliban=17 warlords=15\naid: 9\npatronage: 9\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat G:P1\nkabul C:B1T6 G:T9P4 T:a1 support=O terror=2 +1\nkandahar C:T1 G:P2 W:B1u1\nkhowst C:T1 W:u1 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"903cc4596ffa5895"}
{"n":222,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Strategic Partners"]]],"sum":"354e5cbf372f64ee"}
{"n":223,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"dcdae7410a490ca5","sum":"f68fdfaadb786761"}
{"n":224,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,1]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kabul",["{0}",[8]]]],"8.8: Train"],"sum":"4d5b8cdcb9284232"}
{"n":225,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"kabul"]]],"sum":"c60603e0b102034e"}
{"n":226,"by":"coalition","how":"bot","ask":"train.first","answer":"done","why":[["8.8.2: no Patronage is moved: {0}",[["Patronage {0}, Government Resources {1}",[11,36]]]]],"sum":"473b04f5a6152fdd"}
{"n":227,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"03f70aaca60d1323"}
{"n":228,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"29a928400d446e47"}
{"n":229,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"1304bfad71924713"}
{"n":230,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"459e25ef78db6e4a"}
{"n":231,"by":"coalition","how":"bot","ask":"civic.steps","answer":"4","why":["8.8.5: as many shifts as can be paid for"],"sum":"b4bf88c803d79edc"}
{"n":232,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"a00fba0a74e5b0c3"}
{"n":233,"by":null,"ask":"bot.die","answer":"4","sum":"9fdb387b44c9e3de"}
{"n":234,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.8.2: Surge: die {0}",[4]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"kandahar",["{0}",[2]]]],"8.8.2: Surge after the Train"],"sum":"a9d9142c18892e0f"}
{"n":235,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"kandahar"]]],"sum":"f84a758b77c0d1cc"}
{"n":236,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"herat"]]],"sum":"3d7e2b5801f0bb20"}
{"n":237,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],2,"kabul"]]],"sum":"bbb7bc7ce734f086"}
{"n":238,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",2]]],"sum":"f6e9c282947762f4"}
{"n":239,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",1]]],"sum":"17db4a7d7216c5ca"}
{"n":240,"by":"coalition","how":"bot","ask":"surge.troops","answer":"8","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",8]]],"sum":"e54e187371615e70"}
{"n":241,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"5f3a7a566eacf25f"}
{"n":242,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",1]]],"sum":"961f443970b4ee74"}
{"n":243,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"6a819e6fe6dd525e"}
{"n":244,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"c96131569e61f073"}
{"n":245,"by":null,"ask":"surge.roll","answer":"3","sum":"7051d527d24942b9"}
{"n":246,"by":"coalition","how":"bot","ask":"surge.aid","answer":"3","why":["8.8.2: all of the roll is added to Aid"],"print":"958c8b41bf1cad5d","sum":"17eb6cfac024bfea"}
{"n":247,"by":null,"ask":"deck.card","answer":"43","print":"85bb931912c2d162","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 45\nnext: 43\nplayed: propaganda 33 31 11 8 25 48\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=21 taliban=17 warlords=15\naid: 17\npatronage: 11\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T1 G:P1\nkabul C:B1T8 G:T11P6 T:a1 support=S +1\nkandahar C:B1T2 G:P2 W:B1u1\nkhowst C:T1 W:u1 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"fea345228ba07a24"}
{"n":248,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tribal Elders"]]],"sum":"a4f7bc6a705b644d"}
{"n":249,"by":"taliban","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"637e978a3d983176","sum":"b0d25ccec71d2a29"}
{"n":250,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,9]],["{0}: {1}",["8.5","rally"]]],"sum":"f0474da9711b00d6"}
{"n":251,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["khowst, nimruz"]]],"sum":"20f5b8bd2efed930"}
{"n":252,"by":null,"ask":"bot.tan","answer":"1","sum":"f7bec58ba8e3a3a7"}
{"n":253,"by":null,"ask":"bot.black","answer":"5","sum":"13216f2004dbe4d9"}
{"n":254,"by":null,"ask":"bot.green","answer":"5","sum":"e329a9cb93bcbd93"}
{"n":255,"by":"warlords","how":"bot","ask":"rally.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,5,"paktika","khowst"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"khowst"]]],"sum":"9e66a82d91e3d638"}
{"n":256,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"khowst"]]],"sum":"6dad780420e4e802"}
{"n":257,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"c7cea6854bf49a19"}
{"n":258,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"nimruz"]]],"sum":"8675ef0d0cc0f507"}
{"n":259,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, konduz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"bff65abd786f32c1"}
{"n":260,"by":null,"ask":"bot.tan","answer":"1","sum":"6de49024efe31b3c"}
{"n":261,"by":null,"ask":"bot.black","answer":"1","sum":"7fce7037d06447b3"}
{"n":262,"by":null,"ask":"bot.green","answer":"3","sum":"a4d039e511551ce8"}
{"n":263,"by":"warlords","how":"bot","ask":"rally.space","answer":"farah","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,3,"nimruz","farah"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"farah"]]],"sum":"1331409f6adc0598"}
{"n":264,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"farah"]]],"sum":"fbbef4323818e591"}
{"n":265,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"270c6bdf441228c4"}
{"n":266,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"khowst","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"khowst"]]],"sum":"03997926943e2162"}
{"n":267,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"0a29e8a9d2116772","sum":"78eac4694205e131"}
{"n":268,"by":null,"ask":"deck.card","answer":"13","print":"04e94d7ef80a9f40","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 43\nnext: 13\nplayed: propaganda 33 31 11 8 25 48 45\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=21 taliban=17 warlords=12\naid: 17\npatronage: 11\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T1 G:P1\nkabul C:B1T8 G:T11P6 T:a1 support=S +1\nkandahar C:B1T2 G:P2 W:B1u1\nkhowst C:T1 W:B1u2 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u2\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"2114b9736cf72801"}
{"n":269,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Pakistani Offensive"]]],"sum":"044217b546136a2f"}
{"n":270,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"44f6bfd896cb231d"}
{"n":271,"by":"government","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most other pieces",[]],"northwest-frontier, waziristan",["{0}",[3]]]],["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"55d32ad3429bac46"}
{"n":272,"by":null,"ask":"bot.tan","answer":"2","sum":"996cefc98e7ef025"}
{"n":273,"by":null,"ask":"bot.black","answer":"1","sum":"a57ef6d678400de8"}
{"n":274,"by":null,"ask":"bot.green","answer":"2","sum":"b8b74c8cdea5439f"}
{"n":275,"by":"government","how":"bot","ask":"event.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,2,"balochistan","waziristan"]]],"sum":"2a25b808447fc5f2"}
{"n":276,"by":"government","how":"bot","ask":"event.remove.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"sum":"0b1c70a059a14372"}
{"n":277,"by":"government","how":"bot","ask":"event.remove.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"print":"ed7f8a829f23f459","sum":"6f793205a9b1a19d"}
{"n":278,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,1]],["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar",["{0}",[2]]]],["8.8.2: Coalition Base, surplus {0}: {1}",[1,"herat"]],"8.8: Train"],"sum":"3864bd522d6d1291"}
{"n":279,"by":"coalition","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.2: Civic Action shifts most",[]],"kandahar"]]],"sum":"43951999129f804e"}
{"n":280,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"fea838b0a4581706"}
{"n":281,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"676fbb3db2d3a917"}
{"n":282,"by":"coalition","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1}",[["8.8.2: cubes at a Coalition Base, surplus {0}",[1]],"herat"]]],"sum":"4140ce9ff1c98c43"}
{"n":283,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"6c61d205bedb2876"}
{"n":284,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"971eb44ea6a84e14"}
{"n":285,"by":"coalition","how":"bot","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"acf8f95e811b5077"}
{"n":286,"by":"coalition","how":"bot","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"a7795839b4f5a11d"}
{"n":287,"by":"coalition","how":"bot","ask":"train.extra.space","answer":"kandahar","why":["8.8.2: Civic Action where it shifts most"],"sum":"db6b9f172dff603a"}
{"n":288,"by":"coalition","how":"bot","ask":"special","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"6487ac5563dbaa1d"}
{"n":289,"by":null,"ask":"bot.die","answer":"3","sum":"909fce494a3c87f5"}
{"n":290,"by":"coalition","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[3]],["8.2: among {0}",["herat, kandahar"]]],"sum":"e9068325d586b2ad"}
{"n":291,"by":null,"ask":"bot.tan","answer":"5","sum":"d352ed2e2db67570"}
{"n":292,"by":null,"ask":"bot.black","answer":"1","sum":"0d6960474b8d18c5"}
{"n":293,"by":null,"ask":"bot.green","answer":"4","sum":"61b14c507ace059e"}
{"n":294,"by":"coalition","how":"bot","ask":"special","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,4,"badakhshan","kandahar"]],"8.8.2: Surge after the Train"],"sum":"3ec8f5c910737b83"}
{"n":295,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kabul"]]],"sum":"b7f04da882c8f27a"}
{"n":296,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"8e467d8cdc74c875"}
{"n":297,"by":"coalition","how":"bot","ask":"surge.space","answer":"herat","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"herat"]]],"sum":"d07d76be18a79086"}
{"n":298,"by":"coalition","how":"bot","ask":"surge.troops","answer":"9","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",9]]],"sum":"026220031e26fac2"}
{"n":299,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",3]]],"sum":"db871fbf4f6e0b47"}
{"n":300,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["herat",2]]],"sum":"dd7d54574b1e1342"}
{"n":301,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"4313d3f1cd18be8b"}
{"n":302,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"282aa1de588d1473"}
{"n":303,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["herat",1]]],"sum":"6f164cf4b3e62b9b"}
{"n":304,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"5d8069cf6edab1e9"}
{"n":305,"by":null,"ask":"surge.roll","answer":"4","sum":"ce39b0d645f6a832"}
{"n":306,"by":"coalition","how":"bot","ask":"surge.aid","answer":"4","why":["8.8.2: all of the roll is added to Aid"],"print":"97f65647d197a4e6","sum":"c54e16e89637ad2a"}
{"n":307,"by":null,"ask":"deck.card","answer":"15","print":"5fc3be72eb9d03ff","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 13\nnext: 15\nplayed: propaganda 33 31 11 8 25 48 45 43\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=12 taliban=17 warlords=12\naid: 21\npatronage: 11\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T2 G:T2P3\nkabul C:B1T9 G:T11P6 T:a1 support=S +1\nkandahar C:B1T3 G:T2P4 W:B1u1 support=S\nkhowst C:T1 W:B1u2 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u2\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\n","sum":"6f90895819d599cb"}
{"n":308,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.4.1: {0}: {1}",["Anti-Corruption Drive",["the instruction is not to execute it",[]]]],["8.5.1: at least {0} pieces Available: no ({1})",[6,5]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,21]],["{0}: {1}",["8.5","march"]]],"sum":"57f99c97a56fc497"}
{"n":309,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"7db7702325395a22"}
{"n":310,"by":null,"ask":"bot.die","answer":"5","sum":"7229260a6ccd03ec"}
{"n":311,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: dice {1}: {2}",["8.3","5","toraghondi-farah"]],["8.2: among {0}",["farah, nimruz"]]],"sum":"9f4c9d72577cb80c"}
{"n":312,"by":null,"ask":"bot.tan","answer":"4","sum":"5fcd357c49877581"}
{"n":313,"by":null,"ask":"bot.black","answer":"6","sum":"16075c9336db56e2"}
{"n":314,"by":null,"ask":"bot.green","answer":"5","sum":"8abeddae71255d07"}
{"n":315,"by":"warlords","how":"bot","ask":"march.origin","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,5,"northwest-frontier","nimruz"]],["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"4ced4da5f3857360"}
{"n":316,"by":"warlords","how":"bot","ask":"march.destination","answer":"toraghondi-farah","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"e843153256a96ecf"}
{"n":317,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"78407e8fbb9ea31f"}
{"n":318,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.5.2 step 3: Cultivate could place a Base",[]],"bamian, ghazni, ghowr, paktika"]],["8.2: among {0}",["bamian, ghazni, ghowr, paktika"]]],"sum":"504d063af2ebcf6e"}
{"n":319,"by":null,"ask":"bot.tan","answer":"3","sum":"4b2a940a2827a4af"}
{"n":320,"by":null,"ask":"bot.black","answer":"2","sum":"2f4d1c9a7291756f"}
{"n":321,"by":null,"ask":"bot.green","answer":"5","sum":"c5ab67c9ca1f12de"}
{"n":322,"by":"warlords","how":"bot","ask":"march.origin","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,5,"ghazni","ghazni"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"ghazni"]]],"sum":"8c8caf81d0c5482f"}
{"n":323,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghazni","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"ghazni"]]],"sum":"fbcefa212d542bf7"}
{"n":324,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"ghazni"]]],"sum":"89a424682a1e4527"}
{"n":325,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"9db3d4fc89a36093"}
{"n":326,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"ghazni","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"ghazni"]]],"sum":"6831d062f6d456d8"}
{"n":327,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"d29dad3270ffbc17","sum":"98ed52e7c9b26e8d"}
{"n":328,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Anti-Corruption Drive"]]],"sum":"92158a48fc6278af"}
{"n":329,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"a84ed48ac63fdcb7","sum":"ae83757f7309bd89"}
{"n":330,"by":null,"ask":"deck.card","answer":"16","print":"d5bd354110589607","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 15\nnext: 16\nplayed: propaganda 33 31 11 8 25 48 45 43 13\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=12 taliban=17 warlords=11\npatronage: 14\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T2 G:T2P3\nkabul C:B1T9 G:T11P6 T:a1 support=S +1\nkandahar C:B1T3 G:T2P4 W:B1u1 support=S\nkhowst C:T1 W:B1u1 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\ntoraghondi-farah W:u1\n","sum":"27d8a6fb6b354b4a"}
{"n":331,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"One Tribe at a Time"]]],"sum":"8074205f8ef2dd10"}
{"n":332,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"20b965488650b1bf"}
{"n":333,"by":"coalition","how":"bot","ask":"event.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"khowst",["{0}",[3]]]]],"sum":"b15db24a795029e7"}
{"n":334,"by":"coalition","how":"bot","ask":"event.replace.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"4ae71e044f9c987c","sum":"0290dea2ac80393e"}
{"n":335,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,32]],["{0}: {1}",["8.6","train"]]],"sum":"a7a352935557e511"}
{"n":336,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[5]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"5313f8df04c112bc"}
{"n":337,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"fafd5859f94a64c4"}
{"n":338,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3f35ee648c7b4c1e"}
{"n":339,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"kandahar",["{0}",[6]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"d7e1d34b0d60927d"}
{"n":340,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"db5fc2486462a9b5"}
{"n":341,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5da4d834b49f3921"}
{"n":342,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"0a1b6bbd4d58318d"}
{"n":343,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"b385118497adbb49"}
{"n":344,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5191925e8294ed18"}
{"n":345,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"eb4dcb9b08a1cf49"}
{"n":346,"by":"government","how":"bot","ask":"govern.space","answer":"kandahar","why":[["{0}: {1}",[["8.6.2: Support without a marker",[]],"kandahar"]]],"sum":"b28bc4609dc7458f"}
{"n":347,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"6d9e83b9fa6051e9","sum":"9ab1765dd82eebfd"}
{"n":348,"by":null,"ask":"deck.card","answer":"24","print":"10588a5a9d2564d7","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 16\nnext: 24\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=3 taliban=17 warlords=11\npatronage: 14\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T2 G:T4P5\nkabul C:B1T9 G:T13P8 T:a1 support=S +1\nkandahar C:B1T3 G:T4P6 W:B1u1 support=S +1\nkhowst C:T1 G:P1 W:B1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\ntoraghondi-farah W:u1\n","sum":"3e916c80768d2da6"}
{"n":349,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Amnesty"]]],"sum":"84b9443b33c4eb5c"}
{"n":350,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"0a3e3fc723945ac7"}
{"n":351,"by":"warlords","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: {1}",[["8.4.4: the Faction that chooses benefits",[]],"warlords"]]],"sum":"e991c5f5ce9f4dd3"}
{"n":352,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar, khowst"]]],"sum":"6411e0fba6ee9df3"}
{"n":353,"by":null,"ask":"bot.tan","answer":"6","sum":"3c22739300b49353"}
{"n":354,"by":null,"ask":"bot.black","answer":"5","sum":"ad583b8813578484"}
{"n":355,"by":null,"ask":"bot.green","answer":"5","sum":"579a1a1b84932ca3"}
{"n":356,"by":"warlords","how":"bot","ask":"event.place.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,5,"kandahar","kandahar"]]],"sum":"4c591bb25e24f41d"}
{"n":357,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"95f7e9fb2d68f18d"}
{"n":358,"by":null,"ask":"bot.tan","answer":"6","sum":"0854ea008f6f0bc6"}
{"n":359,"by":null,"ask":"bot.black","answer":"5","sum":"08685e39728fe0de"}
{"n":360,"by":null,"ask":"bot.green","answer":"3","sum":"bd935382a68f3d43"}
{"n":361,"by":"warlords","how":"bot","ask":"event.place.space","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,3,"bamian","herat"]]],"sum":"084f62bd1762b3f5"}
{"n":362,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, khowst"]]],"sum":"ef61c7eaecce2c67"}
{"n":363,"by":null,"ask":"bot.tan","answer":"4","sum":"6809279eff8dd15a"}
{"n":364,"by":null,"ask":"bot.black","answer":"6","sum":"4c00e57e260161e7"}
{"n":365,"by":null,"ask":"bot.green","answer":"2","sum":"d6a09de96815f454"}
{"n":366,"by":"warlords","how":"bot","ask":"event.place.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,2,"nuristan","khowst"]]],"print":"3223ef82f8188cab","sum":"3af24cc065e1b1bd"}
{"n":367,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[9,10]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,1]]]],["{0}: {1}",["8.7","march"]]],"sum":"258591b76240513c"}
{"n":368,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.2: among {0}",["nuristan, northwest-frontier"]]],"sum":"434cc960f6fe4fbd"}
{"n":369,"by":null,"ask":"bot.tan","answer":"1","sum":"284c7cb1a707cc97"}
{"n":370,"by":null,"ask":"bot.black","answer":"5","sum":"403c0a6177323f5b"}
{"n":371,"by":null,"ask":"bot.green","answer":"2","sum":"91eb936273070291"}
{"n":372,"by":"taliban","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,2,"zabol","nuristan"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul-tor-kham",2]]],"sum":"18c080bf1887a05b"}
{"n":373,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul-tor-kham",2]]],"sum":"b9ced8e2b24f5140"}
{"n":374,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul-tor-kham",2]]],"sum":"ade3455f2cc88419"}
{"n":375,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"6dcf4875d739b793"}
{"n":376,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"55522814bab94601"}
{"n":377,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"3d1b714e8b96570c"}
{"n":378,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",1]]],"sum":"9fa7d5f2f7ef16e1"}
{"n":379,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"7dfaa296f7e22000"}
{"n":380,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kandahar-spin-boldak",["{0}",[3]]]],["8.2: among {0}",["oruzgan, zabol"]]],"sum":"9c893c35b9eb2947"}
{"n":381,"by":null,"ask":"bot.tan","answer":"6","sum":"35375d2c0e18c1c0"}
{"n":382,"by":null,"ask":"bot.black","answer":"1","sum":"e41457ad91cd25ec"}
{"n":383,"by":null,"ask":"bot.green","answer":"2","sum":"ea1663793798909a"}
{"n":384,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,2,"konduz","zabol"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",1]]],"sum":"2b111aa470ba5b86"}
{"n":385,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",1]]],"sum":"06141ab2192ac94d"}
{"n":386,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",1]]],"sum":"a484324653201b1e"}
{"n":387,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"4214b445eab72e91"}
{"n":388,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"7174ac23c59a8029"}
{"n":389,"by":null,"ask":"bot.die","answer":"6","sum":"e5a6623a6d35f09e"}
{"n":390,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: dice {1}: {2}",["8.3","6","kandahar-kabul"]],["{0}: {1} ({2})",[["8.1.2: most arrive Underground",[]],"oruzgan, paktika",["{0}",[1]]]],["8.2: among {0}",["oruzgan, paktika"]]],"sum":"aad39eca1003ca3b"}
{"n":391,"by":null,"ask":"bot.tan","answer":"3","sum":"b57b8c7e7d8df028"}
{"n":392,"by":null,"ask":"bot.black","answer":"6","sum":"9467f58dc536777f"}
{"n":393,"by":null,"ask":"bot.green","answer":"3","sum":"38bc8d106d65556b"}
{"n":394,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,3,"baghlan","oruzgan"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"f084f750ff43f31b"}
{"n":395,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"7bf6a51999355096"}
{"n":396,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["oruzgan","kandahar-kabul",1]]],"sum":"726c997f13703f7d"}
{"n":397,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"cda74451c498ade4"}
{"n":398,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.1.2: most arrive Underground",[]],"helmand, oruzgan",["{0}",[1]]]],["8.2: among {0}",["helmand, oruzgan"]]],"sum":"90bf6c7c8ee706e8"}
{"n":399,"by":null,"ask":"bot.tan","answer":"3","sum":"4193c4cc8df19b4d"}
{"n":400,"by":null,"ask":"bot.black","answer":"2","sum":"f003d3db9966302c"}
{"n":401,"by":null,"ask":"bot.green","answer":"2","sum":"a86993e34733cfd0"}
{"n":402,"by":"taliban","how":"bot","ask":"march.origin","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,2,"waziristan","helmand"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",1]]],"sum":"8c6ed1abaa9dc27b"}
{"n":403,"by":"taliban","how":"bot","ask":"march.destination","answer":"farah-kandahar","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",1]]],"sum":"e18f72dab5562585"}
{"n":404,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",1]]],"sum":"cfbed0f3aa6b8553"}
{"n":405,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"7550ab2f249aa3dd"}
{"n":406,"by":"taliban","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul",1]]],"sum":"fdaa559553241e08"}
{"n":407,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul",1]]],"sum":"f8993c017c416bad"}
{"n":408,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul",1]]],"sum":"3d405ace1de851eb"}
{"n":409,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"5541c29cd972e7e1"}
{"n":410,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, baghlan, bamian, ghowr, kandahar, khowst, nimruz, sar-e-pol"]]],"sum":"24558ac56bb21138"}
{"n":411,"by":null,"ask":"bot.tan","answer":"5","sum":"54f65c4d5a5d7085"}
{"n":412,"by":null,"ask":"bot.black","answer":"1","sum":"512287411f8c1455"}
{"n":413,"by":null,"ask":"bot.green","answer":"6","sum":"3be68250746e65fa"}
{"n":414,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,6,"samangan","ghowr"]],["8.2: among {0}",["badakhshan, baghlan, bamian, kandahar, khowst, nimruz, sar-e-pol"]]],"sum":"20a39f3937037772"}
{"n":415,"by":null,"ask":"bot.tan","answer":"4","sum":"b17206afd741c997"}
{"n":416,"by":null,"ask":"bot.black","answer":"4","sum":"60fd3f9773362118"}
{"n":417,"by":null,"ask":"bot.green","answer":"4","sum":"c6ad4ce498923212"}
{"n":418,"by":"taliban","how":"bot","ask":"march.origin","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,4,"kabul","baghlan"]],["8.7.3 step 2: all that can go, {0} to {1}",["helmand","ghowr"]]],"sum":"db855c9db2a7188f"}
{"n":419,"by":"taliban","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.7.3 step 2: all that can go, {0} to {1}",["helmand","ghowr"]]],"sum":"d041150c1212b4c9"}
{"n":420,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["helmand","ghowr"]]],"sum":"de92fd954ea1f5a6"}
{"n":421,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"9e422c6426dcf9c1"}
{"n":422,"by":"taliban","how":"bot","ask":"march.origin","answer":"oruzgan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["oruzgan","ghowr"]]],"sum":"01973ba6cabeb802"}
{"n":423,"by":"taliban","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.7.3 step 2: all that can go, {0} to {1}",["oruzgan","ghowr"]]],"sum":"720a0440020ef0ac"}
{"n":424,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 2: all that can go, {0} to {1}",["oruzgan","ghowr"]]],"sum":"4a9f47552a413db0"}
{"n":425,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"a3d957d527ecc806"}
{"n":426,"by":"taliban","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["nuristan","baghlan"]]],"sum":"0354796a306336c7"}
{"n":427,"by":"taliban","how":"bot","ask":"march.destination","answer":"baghlan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["nuristan","baghlan"]]],"sum":"7d58ee7b68b2d4d4"}
{"n":428,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["nuristan","baghlan"]]],"sum":"6d8930e5ce206e97"}
{"n":429,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"5b7ae73deda32db1"}
{"n":430,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, farah, herat, kandahar, khowst, nimruz, samangan, sar-e-pol"]]],"sum":"4546f3de3032825e"}
{"n":431,"by":null,"ask":"bot.tan","answer":"6","sum":"b18b1e5b47968d6a"}
{"n":432,"by":null,"ask":"bot.black","answer":"3","sum":"c849b8b6ba3952df"}
{"n":433,"by":null,"ask":"bot.green","answer":"4","sum":"04c2ab87dddd357e"}
{"n":434,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,4,"faryab","sar-e-pol"]],["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"ghowr",["{0}",[1]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["sar-e-pol",1,1,"ghowr","sar-e-pol"]]],"sum":"fce8e29b6eb8b586"}
{"n":435,"by":"taliban","how":"bot","ask":"march.destination","answer":"sar-e-pol","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["sar-e-pol",1,1,"ghowr","sar-e-pol"]]],"sum":"9de3baae28f52064"}
{"n":436,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["sar-e-pol",1,1,"ghowr","sar-e-pol"]]],"sum":"2ef59b33ad299335"}
{"n":437,"by":"taliban","how":"bot","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"674a29854ea9ea65"}
{"n":438,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, bamian, farah, herat, kandahar, khowst, nimruz, samangan"]]],"sum":"ead6b19176238122"}
{"n":439,"by":null,"ask":"bot.tan","answer":"4","sum":"55da1e04303d8005"}
{"n":440,"by":null,"ask":"bot.black","answer":"3","sum":"eba5ff396873cc83"}
{"n":441,"by":null,"ask":"bot.green","answer":"5","sum":"8e700fd6e6242aa3"}
{"n":442,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,5,"kabul","badakhshan"]],["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"northwest-frontier",["{0}",[1]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["badakhshan",1,1,"northwest-frontier","badakhshan"]]],"sum":"94667a9d35c790ca"}
{"n":443,"by":"taliban","how":"bot","ask":"march.destination","answer":"badakhshan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["badakhshan",1,1,"northwest-frontier","badakhshan"]]],"sum":"2f9a25c30b783319"}
{"n":444,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["badakhshan",1,1,"northwest-frontier","badakhshan"]]],"sum":"a604be5d3a83a273"}
{"n":445,"by":"taliban","how":"bot","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"0b06148da8edff6a"}
{"n":446,"by":"taliban","how":"bot","ask":"march.origin","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"c879e28f113d505d"}
{"n":447,"by":"taliban","how":"bot","ask":"extort.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kandahar-spin-boldak"]]],"sum":"1f130bf98baaca4d"}
{"n":448,"by":"taliban","how":"bot","ask":"extort.space","answer":"done","why":[["{0}: nothing more",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]]]]],"sum":"cb53c6648e02f70c"}
{"n":449,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"944daa709975b69f","sum":"cd8c8696b0eb2728"}
{"n":450,"by":null,"ask":"deck.top","answer":"event","sum":"b3032e46b13f3817"}
{"n":451,"by":null,"ask":"deck.card","answer":"56","print":"128563aa0cd5e900","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 24\nnext: 56\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=3 taliban=15 warlords=11\npatronage: 14\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1\nhelmand T:B1u1a1 W:B1u1 support=O\nherat C:B1T2 G:T4P5 W:u1\nkabul C:B1T9 G:T13P8 T:u1a1 support=S +1\nkandahar C:B1T3 G:T4P6 W:B1u2 support=S +1\nkhowst C:T1 G:P1 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u1a1 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"e59b73bb3e1f435d"}
{"n":452,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Taliban Talks"]]],"sum":"baf0739c68febe22"}
{"n":453,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"4abf2e7ece639430","sum":"52c00899204a458a"}
{"n":454,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,20]],["{0}: {1}",["8.6","train"]]],"sum":"31c4fd07a5286952"}
{"n":455,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[9]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"92deb2e6ae011e6e"}
{"n":456,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"52fce19b5d29f63e"}
{"n":457,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"13acf61fd13556a8"}
{"n":458,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":[["{0}: no {1}",["8.6.2","govern"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[13,"kabul"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"khowst"]],"8.6.2: Transport"],"sum":"b77d78667b8a8394"}
{"n":459,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[13,"kabul"]]],"sum":"a6658b648e5a9894"}
{"n":460,"by":"government","how":"bot","ask":"transport.destination","answer":"khowst","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"khowst"]]],"sum":"03988a955558331a"}
{"n":461,"by":"government","how":"bot","ask":"transport.troops","answer":"12","why":["8.6.2: all of the excess, but 1 stays"],"sum":"facd1a19f8e303ab"}
{"n":462,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"df554c32587af0f0","sum":"65dfcd8d88ca88b9"}
{"n":463,"by":null,"ask":"deck.top","answer":"event","sum":"eb789df07e1f63df"}
{"n":464,"by":null,"ask":"deck.card","answer":"28","print":"213895701ef363f9","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 56\nnext: 28\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=15 warlords=11\npatronage: 14\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1\nhelmand T:B1u1a1 W:B1u1 support=O\nherat C:B1T2 G:T6P7 W:u1\nkabul C:B1T9 G:T1P8 T:u1a1 support=S +1\nkandahar C:B1T3 G:T4P6 W:B1u2 support=S +1\nkhowst C:T1 G:T12P1 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u1a1 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"e88f0b9433929c76"}
{"n":465,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Fratricide"]]],"sum":"0af8bf3d5a3d5142"}
{"n":466,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"a8c297130ee6fbf3"}
{"n":467,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar, khowst"]]],"sum":"8a0b6467c42c88ef"}
{"n":468,"by":null,"ask":"bot.tan","answer":"4","sum":"70d1dd61155cfa33"}
{"n":469,"by":null,"ask":"bot.black","answer":"2","sum":"51d22e6f58d6f80a"}
{"n":470,"by":null,"ask":"bot.green","answer":"4","sum":"88b2142911c83b97"}
{"n":471,"by":"warlords","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,4,"khowst","khowst"]]],"sum":"e453ffb526e5aa96"}
{"n":472,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"sum":"b86c2d311d62b5fe"}
{"n":473,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"af43e3c79c648da6"}
{"n":474,"by":null,"ask":"bot.tan","answer":"1","sum":"30dffef24849601d"}
{"n":475,"by":null,"ask":"bot.black","answer":"5","sum":"0287b2b7829c024b"}
{"n":476,"by":null,"ask":"bot.green","answer":"3","sum":"5e13c82d9c65184e"}
{"n":477,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,3,"oruzgan","kabul"]]],"sum":"81a03989362c720c"}
{"n":478,"by":"warlords","how":"bot","ask":"event.remove.piece","answer":"government_police","why":[["{0}: {1}",[["8.1.2: Police and Troops by turns, Police first",[]],"government_police"]]],"print":"542fb92d689b4e4f","sum":"7a1148a8445a5166"}
{"n":479,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[9,11]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[5,7]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,17]],["{0}: {1}",["8.7","attack"]]],"sum":"085d372d536e161c"}
{"n":480,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.2: areas before LoCs",[]],"helmand, kabul, nuristan"]],["8.2: among {0}",["helmand, kabul, nuristan"]]],"sum":"fc3837ca156f3bf9"}
{"n":481,"by":null,"ask":"bot.tan","answer":"5","sum":"7ca76e1048432231"}
{"n":482,"by":null,"ask":"bot.black","answer":"5","sum":"ba264b99c7822438"}
{"n":483,"by":null,"ask":"bot.green","answer":"4","sum":"07323f4e8a548d2b"}
{"n":484,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,4,"bamian","helmand"]],["{0}: {1}",[["8.2: areas before LoCs",[]],"kabul, nuristan"]],["8.2: among {0}",["kabul, nuristan"]]],"sum":"32f39251e1b01081"}
{"n":485,"by":null,"ask":"bot.tan","answer":"3","sum":"fec8c0963e55db3c"}
{"n":486,"by":null,"ask":"bot.black","answer":"4","sum":"09e619c53bb83ad9"}
{"n":487,"by":null,"ask":"bot.green","answer":"5","sum":"a9084de354e5e1df"}
{"n":488,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","kabul"]],["{0}: {1}",[["8.2: areas before LoCs",[]],"nuristan"]],["8.2: among {0}",["helmand, kabul, nuristan"]]],"sum":"66b1fe27ddda8791"}
{"n":489,"by":null,"ask":"bot.tan","answer":"6","sum":"b296ce29640426ad"}
{"n":490,"by":null,"ask":"bot.black","answer":"4","sum":"b9c380afc5b59f81"}
{"n":491,"by":null,"ask":"bot.green","answer":"4","sum":"b8a2c95c110129fb"}
{"n":492,"by":"taliban","how":"bot","ask":"attack.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,4,"faryab","helmand"]],["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"kabul"]]],"sum":"47735b73cd6152d3"}
{"n":493,"by":null,"ask":"attack.roll","answer":"6","sum":"f9ae638c1eb934fe"}
{"n":494,"by":"taliban","how":"bot","ask":"attack.bomber","answer":"sacrifice","why":["8.1.1: the sacrifice makes the Attack succeed"],"sum":"a075bec7ba61c326"}
{"n":495,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"9dd21e81090b9691"}
{"n":496,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"sum":"8f35166e1411df5d"}
{"n":497,"by":"taliban","how":"bot","ask":"attack.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"nuristan"]]],"sum":"c5885af94a32138b"}
{"n":498,"by":null,"ask":"attack.roll","answer":"4","sum":"bd551fbe93ee85d8"}
{"n":499,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"9c72ed297f2ebbf0"}
{"n":500,"by":"taliban","how":"bot","ask":"ambush.space","answer":"helmand","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"helmand"]]],"sum":"8eaae08cfc8ff22c"}
{"n":501,"by":"taliban","how":"bot","ask":"attack.remove","answer":"warlord_underground","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","warlord_underground"]]],"sum":"a25f34e97accc4f9"}
{"n":502,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"df4221aaef71b28e","sum":"1bf1375639268a75"}
{"n":503,"by":null,"ask":"deck.top","answer":"event","sum":"d33d66b915f8133c"}
{"n":504,"by":null,"ask":"deck.card","answer":"36","print":"512907b4083a6c70","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 28\nnext: 36\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=0 taliban=12 warlords=11\npatronage: 14\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1\nhelmand T:B1u1a2 support=O\nherat C:B1T2 G:T6P7 W:u1\nkabul C:B1T8 G:P6 T:a1 support=S +1\nkandahar C:B1T3 G:T4P6 W:B1u2 support=S +1\nkhowst G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"a344605544dd8edf"}
{"n":505,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Karzai to Islamabad"]]],"sum":"793f12dd0a53bbc6"}
{"n":506,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"ba286ee390bbe79f","sum":"5905f731de43c023"}
{"n":507,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,3]],"8.8.2: 3 Patronage become Government Resources in Kabul","8.8: Train"],"sum":"ee3cad8b7e2d5699"}
{"n":508,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: 3 Patronage become Government Resources",[]],"kabul"]]],"sum":"04db52ede1069033"}
{"n":509,"by":"coalition","how":"bot","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"f9d0700772d48f30"}
{"n":510,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"c6c7987c087acc12"}
{"n":511,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"2b0fee122a8213eb"}
{"n":512,"by":"coalition","how":"bot","ask":"train.space","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"2e84de49f849b0e9"}
{"n":513,"by":null,"ask":"bot.die","answer":"6","sum":"fbfbc976feb3d2a4"}
{"n":514,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[6]],["8.2: among {0}",["herat, kandahar"]]],"sum":"e34de42309102a6b"}
{"n":515,"by":null,"ask":"bot.tan","answer":"6","sum":"181a3fb310fb57b8"}
{"n":516,"by":null,"ask":"bot.black","answer":"6","sum":"ca4babfdd255ca43"}
{"n":517,"by":null,"ask":"bot.green","answer":"6","sum":"4bbc40f274bcecdb"}
{"n":518,"by":"coalition","how":"bot","ask":"train.space","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,6,"kandahar","kandahar"]],"8.8.2: Surge after the Train"],"sum":"532f6d2a095316a1"}
{"n":519,"by":"coalition","how":"bot","ask":"surge.space","answer":"khowst","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],2,"khowst"]]],"sum":"4e8e28f8bbe449ac"}
{"n":520,"by":"coalition","how":"bot","ask":"surge.space","answer":"kabul","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],2,"kabul"]]],"sum":"402d052e05348e82"}
{"n":521,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"a7de9021b5597cb6"}
{"n":522,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["khowst",2]]],"sum":"98d24f73afcefddd"}
{"n":523,"by":"coalition","how":"bot","ask":"surge.troops","answer":"10","why":[["8.8.2: Coalition Troops in {0}: {1}",["kabul",10]]],"sum":"ea9c74a0c5123d57"}
{"n":524,"by":"coalition","how":"bot","ask":"surge.troops","answer":"4","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",4]]],"sum":"c17aa04e5d80dff3"}
{"n":525,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["khowst",1]]],"sum":"fc62db3ccf018f82"}
{"n":526,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kabul",1]]],"sum":"f3ccf37adc309d6d"}
{"n":527,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"0f1007a8704391c4"}
{"n":528,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"8bc942ea4e6f1df8"}
{"n":529,"by":null,"ask":"surge.roll","answer":"6","sum":"8ff831487134db63"}
{"n":530,"by":"coalition","how":"bot","ask":"surge.aid","answer":"6","why":["8.8.2: all of the roll is added to Aid"],"print":"24cd85fb34cc96a2","sum":"35f7a6d3c6334543"}
{"n":531,"by":null,"ask":"deck.top","answer":"event","sum":"7b3d0e0a62768384"}
{"n":532,"by":null,"ask":"deck.card","answer":"72","print":"2fc91d8ea0659e99","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 36\nnext: 72\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=12 warlords=11\naid: 21\npatronage: 13\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1\nhelmand T:B1u1a2 support=O\nherat C:B1T2 G:T6P7 W:u1\nkabul C:B1T10 G:T2P8 T:a1 support=S +1\nkandahar C:B1T4 G:T4P6 W:B1u2 support=S +1\nkhowst C:B1T2 G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"44714f4f34c4e3ed"}
{"n":533,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mullah Omar"]]],"sum":"78a564a77e7a7e18"}
{"n":534,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"3331a18f8a863cfb","sum":"4290a2261b7157f4"}
{"n":535,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,20]],["{0}: {1}",["8.5","march"]]],"sum":"cba10c18a66edb2e"}
{"n":536,"by":"warlords","how":"bot","ask":"march.origin","answer":"farah","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"851d95a7f98bf5e1"}
{"n":537,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"3cecbce3d0160a7c"}
{"n":538,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"32eee87606c692ce"}
{"n":539,"by":"warlords","how":"bot","ask":"march.origin","answer":"herat","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"3e7c5261f974670e"}
{"n":540,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"101b9489399a8aef"}
{"n":541,"by":"warlords","how":"bot","ask":"march.origin","answer":"nimruz","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"6bb73d84e3172d8f"}
{"n":542,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"7a50a7352e912aaa"}
{"n":543,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.5.2 step 3: Cultivate could place a Base",[]],"helmand, oruzgan"]],["8.2: among {0}",["helmand, oruzgan"]]],"sum":"1a9da3d3369cb2bb"}
{"n":544,"by":null,"ask":"bot.tan","answer":"6","sum":"8d484cb667988cfd"}
{"n":545,"by":null,"ask":"bot.black","answer":"4","sum":"f77f9ab69fc2cc14"}
{"n":546,"by":null,"ask":"bot.green","answer":"3","sum":"a85e52c431edb51b"}
{"n":547,"by":"warlords","how":"bot","ask":"march.origin","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,3,"faryab","helmand"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"helmand"]]],"sum":"3e789fd169cb4fe6"}
{"n":548,"by":"warlords","how":"bot","ask":"march.destination","answer":"helmand","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"helmand"]]],"sum":"5df8e65fd139cb84"}
{"n":549,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"helmand"]]],"sum":"429e46a42d1ff75e"}
{"n":550,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"ff63e0dbff72b27c"}
{"n":551,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghowr, helmand"]]],"sum":"cf76ca6cc7564841"}
{"n":552,"by":null,"ask":"bot.tan","answer":"5","sum":"74c6c55316ba104d"}
{"n":553,"by":null,"ask":"bot.black","answer":"2","sum":"f71746aafd245712"}
{"n":554,"by":null,"ask":"bot.green","answer":"6","sum":"f23b91978a04a355"}
{"n":555,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","ghowr"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"ghowr"]]],"sum":"ee73c99fc92ea699"}
{"n":556,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"2e96a51c966abc75","sum":"d71fc54d59e27812"}
{"n":557,"by":null,"ask":"deck.top","answer":"event","sum":"4c35ae13cd9e31ea"}
{"n":558,"by":null,"ask":"deck.card","answer":"47","print":"e2c15bfc551e505b","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 72\nnext: 47\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=0 taliban=12 warlords=9\naid: 21\npatronage: 13\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u3\nhelmand T:B1u1a2 W:a1 support=O\nherat C:B1T2 G:T6P7\nkabul C:B1T10 G:T2P8 T:a1 support=S +1\nkandahar C:B1T4 G:T4P6 W:B1u1 support=S +1\nkhowst C:B1T2 G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"3848bc411ef2ef14"}
{"n":559,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Poppy Crop Failure"]]],"sum":"5839129386165467"}
{"n":560,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"55b00dc6ec20ad9c","sum":"9cb2443e34f11408"}
{"n":561,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,3]],"8.8.2: 3 Patronage become Government Resources in Kabul","8.8: Train"],"sum":"d578f2b83a466f35"}
{"n":562,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: 3 Patronage become Government Resources",[]],"kabul"]]],"sum":"b1e9127b27e1cd3a"}
{"n":563,"by":"coalition","how":"bot","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"161d6e3373fd8bac"}
{"n":564,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"fe25ca2fccb439cc"}
{"n":565,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"165f7a11160d0086"}
{"n":566,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":["8.8.2: nothing can be placed by Surge, whatever the roll",["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kabul",["{0}",[10]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar",["{0}",[4]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"e8bed31844c56a45"}
{"n":567,"by":null,"ask":"bot.tan","answer":"1","sum":"954c150aa5856132"}
{"n":568,"by":null,"ask":"bot.black","answer":"4","sum":"a09d1fbd0a704616"}
{"n":569,"by":null,"ask":"bot.green","answer":"1","sum":"c7499e02748e5654"}
{"n":570,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,1,"herat","herat"]],["{0}: {1}",[["8.8.2: Taliban are there",[]],"badakhshan, baghlan, ghazni, ghowr, helmand, nuristan, oruzgan, paktika, sar-e-pol, zabol"]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"baghlan, nuristan",["{0}",[2]]]],["8.2: among {0}",["baghlan, nuristan"]]],"sum":"95a9dd7a739b5551"}
{"n":571,"by":null,"ask":"bot.tan","answer":"4","sum":"b99d5856642aca3b"}
{"n":572,"by":null,"ask":"bot.black","answer":"5","sum":"808f9e72eefe9749"}
{"n":573,"by":null,"ask":"bot.green","answer":"4","sum":"b73c757d48c698dc"}
{"n":574,"by":"coalition","how":"bot","ask":"train.space","answer":"air-lift","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,4,"baghlan","baghlan"]],["8.8.2: Air Lift adds COIN Control of {0}",["baghlan"]]],"sum":"a80d6ca4cfced46a"}
{"n":575,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[9,"coalition_troops","kabul"]]],"sum":"ad22a308b3eab742"}
{"n":576,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"baghlan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"baghlan"]]],"sum":"988fd7509e79cf27"}
{"n":577,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"9d4f130a32c8b0c3"}
{"n":578,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"9","why":["8.8.2: all that can be spared"],"sum":"1d639e3a8f1118df"}
{"n":579,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","kabul"]]],"sum":"fabd0b91809200d2"}
{"n":580,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"baghlan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"baghlan"]]],"sum":"48754fd79b85a6f5"}
{"n":581,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"135070ee8d57dcf0"}
{"n":582,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"f4070375b6b650f1"}
{"n":583,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","kandahar"]]],"sum":"5fb22372f82a17cb"}
{"n":584,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"baghlan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"baghlan"]]],"sum":"0ffe3f72f139955f"}
{"n":585,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"da8f160608be696d"}
{"n":586,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"print":"8ce4c42652a0c9e5","sum":"0b88f4d5c5917ca3"}
{"n":587,"by":null,"ask":"deck.top","answer":"event","sum":"63f9cd9c434c551d"}
{"n":588,"by":null,"ask":"deck.card","answer":"71","print":"fe1cdac2cad88271","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 47\nnext: 71\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=12 warlords=1\naid: 21\npatronage: 10\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T12 G:T3 T:u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u3\nhelmand T:B1u1a2 W:a1 support=O\nherat C:B1T2 G:T6P7\nkabul C:B1T1 G:T1P10 T:a1 support=S +1\nkandahar C:B1T1 G:T4P6 W:B1u1 support=S +1\nkhowst C:B1T2 G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"9193a9da82f9200a"}
{"n":589,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Loya Jirga"]]],"sum":"cb90a7ddafdb429e"}
{"n":590,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"22ca91fcd3608247"}
{"n":591,"by":"taliban","how":"bot","ask":"event.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift there",[]],"kandahar",["{0}",[3]]]]],"sum":"65e6cab6dea0d4cd"}
{"n":592,"by":"taliban","how":"bot","ask":"event.space","answer":"konduz","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"konduz"]]],"print":"22046a0af3a51538","sum":"0456a4db149c8592"}
{"n":593,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,3]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,14]],["{0}: {1}",["8.5","march"]]],"sum":"a107501b759465a8"}
{"n":594,"by":"warlords","how":"bot","ask":"march.origin","answer":"ghowr","why":[["{0}: {1} ({2})",[["8.5.2 step 2: highest Population",[]],"oruzgan",["{0}",[1]]]],["8.5.2 step 2: ends {0} Control: {1}",["taliban","oruzgan"]]],"sum":"9b07f6e033d5bedc"}
{"n":595,"by":"warlords","how":"bot","ask":"march.destination","answer":"oruzgan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","oruzgan"]]],"sum":"4376beb1f87e59a0"}
{"n":596,"by":"warlords","how":"bot","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"e429599fc87ad8ef"}
{"n":597,"by":"warlords","how":"bot","ask":"march.origin","answer":"helmand","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","oruzgan"]]],"sum":"e925d6a92d176499"}
{"n":598,"by":"warlords","how":"bot","ask":"march.destination","answer":"oruzgan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","oruzgan"]]],"sum":"417c260ed13aa2a9"}
{"n":599,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"e10aece602910d55"}
{"n":600,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"oruzgan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"oruzgan"]]],"sum":"ec4ab37336888b24"}
{"n":601,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"60d2f261a7ed48cc","sum":"27d382224195e32b"}
{"n":602,"by":null,"ask":"deck.top","answer":"event","sum":"21fb0f812f6bb66e"}
{"n":603,"by":null,"ask":"deck.card","answer":"30","print":"5ad5433a4872ddb4","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 71\nnext: 30\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=0 taliban=12 warlords=3\naid: 21\npatronage: 10\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T12 G:T3 T:u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u1\nhelmand T:B1u1a2 support=O\nherat C:B1T2 G:T6P7\nkabul C:B1T1 G:T1P10 T:a1 support=S +1\nkandahar C:B1T1 G:T4P6 W:B1u1 +1\nkhowst C:B1T2 G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 W:B1u2a1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"e8e37065d39cde51"}
{"n":604,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Coup!"]]],"sum":"214c2b7c3c7ad47d"}
{"n":605,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"896368f61fd35090"}
{"n":606,"by":"government","how":"bot","ask":"event.remove.space","answer":"roll-spaces","why":[["8.2: among {0}",["khowst, nuristan"]]],"sum":"7474332da91a13f7"}
{"n":607,"by":null,"ask":"bot.tan","answer":"1","sum":"45adf16477c44e3b"}
{"n":608,"by":null,"ask":"bot.black","answer":"6","sum":"98fbb77e43ef5ca4"}
{"n":609,"by":null,"ask":"bot.green","answer":"1","sum":"d2c1fcfaaac483a4"}
{"n":610,"by":"government","how":"bot","ask":"event.remove.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,1,"zabol","khowst"]]],"sum":"3b9ad13dc2c85ad1"}
{"n":611,"by":"government","how":"bot","ask":"event.remove.space","answer":"nuristan","why":[["{0}: {1}",[["8.4.3: there is nothing to gain elsewhere",[]],"nuristan"]]],"print":"b501a18857ec3466","sum":"ec120415cf75eedf"}
{"n":612,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,4]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan",["{0}",[12]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, khowst",["{0}",[2]]]],["8.2: among {0}",["herat, khowst"]]],"sum":"ef3f7731ee1943cf"}
{"n":613,"by":null,"ask":"bot.tan","answer":"5","sum":"e0adfc70d9a77644"}
{"n":614,"by":null,"ask":"bot.black","answer":"5","sum":"d929cc3aac4b75bf"}
{"n":615,"by":null,"ask":"bot.green","answer":"1","sum":"6a95dbbca948fc3d"}
{"n":616,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,1,"sar-e-pol","herat"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst",["{0}",[2]]]],["{0}: {1} ({2})",[["8.8.4: most Taliban pieces removed",[]],"helmand",["{0}",[4]]]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["helmand"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[2]],["{0} Taliban pieces",[6]]]]]],"8.8: Assault"],"sum":"e9b52816fe2da221"}
{"n":617,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["helmand"]]],"sum":"db84ddbca57b8dfa"}
{"n":618,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"baghlan","why":[["8.8.2: {0} can be spared: {1} in {2}",[11,"coalition_troops","baghlan"]]],"sum":"b4db5a07956d82c8"}
{"n":619,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"95ecb255361d048d"}
{"n":620,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"f4b19ad90dc49386"}
{"n":621,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"11","why":["8.8.2: all that can be spared"],"sum":"80a552c269d64776"}
{"n":622,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"baghlan","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"government_troops","baghlan"]]],"sum":"3bcb090fb3ee5b24"}
{"n":623,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"466185491accd152"}
{"n":624,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"7cee3ce5e75bfd79"}
{"n":625,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"3c597d43d960075f"}
{"n":626,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"coalition_troops","herat"]]],"sum":"801c6b398c575062"}
{"n":627,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"502dd994a1b0fb92"}
{"n":628,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"9e62076145193f56"}
{"n":629,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"1c6ae6408dbc0d26"}
{"n":630,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"government_troops","herat"]]],"sum":"54bebbb3dbf155ed"}
{"n":631,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"helmand","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"helmand"]]],"sum":"40d6393636bd73ca"}
{"n":632,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"105bf22f06218e2d"}
{"n":633,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"3278fee1b5170e84"}
{"n":634,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"helmand",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"f2cf2882c197d893"}
{"n":635,"by":"coalition","how":"bot","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"b868bfb147037372"}
{"n":636,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"baghlan, kabul",["{0}",[1]]]],["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"8ded6a6facaf87b0"}
{"n":637,"by":"coalition","how":"bot","ask":"assault.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"baghlan",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"baghlan"]]],"sum":"d6c39a8df3711816"}
{"n":638,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, khowst"]]],"sum":"808e4c403dce9306"}
{"n":639,"by":null,"ask":"bot.tan","answer":"3","sum":"e2ee4f5969250310"}
{"n":640,"by":null,"ask":"bot.black","answer":"6","sum":"d68f726d7d4512d7"}
{"n":641,"by":null,"ask":"bot.green","answer":"1","sum":"83f1d2545b86487b"}
{"n":642,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,1,"nuristan","kandahar"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"f881ad8eb1b8db95"}
{"n":643,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"print":"bad5885d28940a27","sum":"1db6e3944324e207"}
{"n":644,"by":null,"ask":"deck.top","answer":"event","sum":"d681224a3a31f077"}
{"n":645,"by":null,"ask":"deck.card","answer":"70","print":"4c6eb2cacb8f3e72","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 30\nnext: 70\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=12 warlords=3\naid: 21\npatronage: 13\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T1 G:T1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u1\nhelmand C:T12 G:T3 support=O\nherat C:B1T1 G:T5P7\nkabul C:B1T1 G:T1P10 support=S +1\nkandahar C:B1T1 G:T4P6 W:B1 +1\nkhowst C:B1T2 G:T12 terror=1 +1\nkonduz W:B1u1\nnuristan T:B1a2 W:B1 support=O\noruzgan T:B1u1 W:B1u2a1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"b0d16d5b5c91a9bb"}
{"n":646,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Urban Specialists",4]]],"sum":"070ea18621be5e95"}
{"n":647,"by":null,"ask":"bot.die","answer":"2","sum":"3cd332e420169cd0"}
{"n":648,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is taken",[2,4,"Urban Specialists"]],["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Urban Specialists"]]],"sum":"ad522eac4c721164"}
{"n":649,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"2cae1189cb21bc94","sum":"431475c80bf00e1b"}
{"n":650,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,6]],["{0}: {1}",["8.5","rally"]]],"sum":"750a104a36a84760"}
{"n":651,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, nuristan"]]],"sum":"d2b041102a9b0bcb"}
{"n":652,"by":null,"ask":"bot.tan","answer":"4","sum":"5974718da7ab1b27"}
{"n":653,"by":null,"ask":"bot.black","answer":"2","sum":"8ce0fd0a5ea0e95e"}
{"n":654,"by":null,"ask":"bot.green","answer":"1","sum":"b5c6f7de702beb58"}
{"n":655,"by":"warlords","how":"bot","ask":"rally.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,1,"waziristan","nuristan"]],["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"nuristan"]]],"sum":"35ec4f9c94e36592"}
{"n":656,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"nuristan"]]],"sum":"828d0e1f793f4db6"}
{"n":657,"by":"warlords","how":"bot","ask":"rally.space","answer":"kandahar","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"kandahar"]]],"sum":"2731cab1e79a817d"}
{"n":658,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"kandahar"]]],"sum":"3bd3cf169da7e485"}
{"n":659,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, faryab, ghowr, helmand, khowst, konduz, paktika"]]],"sum":"bfe93be3660418d3"}
{"n":660,"by":null,"ask":"bot.tan","answer":"3","sum":"4d7544c21cfa0d52"}
{"n":661,"by":null,"ask":"bot.black","answer":"6","sum":"1f54371073f658e4"}
{"n":662,"by":null,"ask":"bot.green","answer":"3","sum":"dc32ef2c4d5221e0"}
{"n":663,"by":"warlords","how":"bot","ask":"rally.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,3,"baghlan","baghlan"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"baghlan"]]],"sum":"59fb603a792ddfd8"}
{"n":664,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"baghlan"]]],"sum":"e578e154e74b5b0e"}
{"n":665,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"6a609ad9dba08413"}
{"n":666,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"baghlan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"baghlan"]]],"print":"f7aaed70d4c09afd","sum":"b8063e6170f114b0"}
{"n":667,"by":null,"ask":"deck.top","answer":"event","sum":"91b42072cd96f755"}
{"n":668,"by":null,"ask":"deck.card","answer":"64","print":"de6d8b0e373a6335","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 70\nnext: 64\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=0 taliban=12 warlords=0\naid: 21\npatronage: 13\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T1 G:T1 W:B1u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u1\nhelmand C:T12 G:T3 support=O\nherat C:B1T1 G:T5P7\nkabul C:B1T1 G:T1P10 support=S +1\nkandahar C:B1T1 G:T4P6 W:B1u1 +1\nkhowst C:B1T2 G:T12 terror=1 +1\nkonduz W:B1u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 W:B1u2a1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"0466c79b99ddda67"}
{"n":669,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Contractor Surge"]]],"sum":"a16ca957ae295ea1"}
{"n":670,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"c409419a5f96ad38"}
{"n":671,"by":"coalition","how":"bot","ask":"event.replace.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.4.1: most Coalition Troops",[]],"helmand",["{0}",[12]]]]],"sum":"276f3295db2849c5"}
{"n":672,"by":"coalition","how":"bot","ask":"event.replace.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"print":"2a18bed101539482","sum":"02c83b50120c690a"}
{"n":673,"by":"coalition","how":"bot","ask":"turn","answer":"train","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: yes ({1})",[4,2]],"8.8.2: 3 Patronage become Government Resources in Kabul","8.8: Train"],"sum":"84bb37cdf0693aad"}
{"n":674,"by":"coalition","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.8.2: 3 Patronage become Government Resources",[]],"kabul"]]],"sum":"460af9e378b28a50"}
{"n":675,"by":"coalition","how":"bot","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"bcc2ac7f238b4085"}
{"n":676,"by":"coalition","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"7b469c5a23697f56"}
{"n":677,"by":"coalition","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3afa402a04f4336a"}
{"n":678,"by":"coalition","how":"bot","ask":"train.space","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"743ceab696393947"}
{"n":679,"by":null,"ask":"bot.die","answer":"6","sum":"5a168c59b2107769"}
{"n":680,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[6]],["8.2: among {0}",["herat, kabul, kandahar, khowst"]]],"sum":"67e1d9315d31ab89"}
{"n":681,"by":null,"ask":"bot.tan","answer":"3","sum":"5dfa86b6434d5a28"}
{"n":682,"by":null,"ask":"bot.black","answer":"6","sum":"9564ea02257478fd"}
{"n":683,"by":null,"ask":"bot.green","answer":"4","sum":"25eb78ae682e606d"}
{"n":684,"by":"coalition","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","kandahar"]],["8.2: among {0}",["herat, kabul, khowst"]]],"sum":"f1d00f6e3ca39730"}
{"n":685,"by":null,"ask":"bot.tan","answer":"2","sum":"9da263f915f8cb63"}
{"n":686,"by":null,"ask":"bot.black","answer":"5","sum":"82fba097eeab3713"}
{"n":687,"by":null,"ask":"bot.green","answer":"4","sum":"9e30b07d3ac5637f"}
{"n":688,"by":"coalition","how":"bot","ask":"train.space","answer":"surge","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,4,"oruzgan","khowst"]],"8.8.2: Surge after the Train"],"sum":"c04b10c8b911f7bc"}
{"n":689,"by":"coalition","how":"bot","ask":"surge.space","answer":"helmand","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"helmand"]]],"sum":"f336cd22f3b11d80"}
{"n":690,"by":"coalition","how":"bot","ask":"surge.space","answer":"kandahar","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"kandahar"]]],"sum":"cd36dacdf5da52d0"}
{"n":691,"by":"coalition","how":"bot","ask":"surge.space","answer":"khowst","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Bases",[0]],1,"khowst"]]],"sum":"5874c48ebf48ad4f"}
{"n":692,"by":"coalition","how":"bot","ask":"surge.troops","answer":"10","why":[["8.8.2: Coalition Troops in {0}: {1}",["helmand",10]]],"sum":"e351267c0ed25a3e"}
{"n":693,"by":"coalition","how":"bot","ask":"surge.troops","answer":"2","why":[["8.8.2: Coalition Troops in {0}: {1}",["kandahar",2]]],"sum":"0fef3902e36cba13"}
{"n":694,"by":"coalition","how":"bot","ask":"surge.troops","answer":"3","why":[["8.8.2: Coalition Troops in {0}: {1}",["khowst",3]]],"sum":"7ad41815b2425961"}
{"n":695,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["helmand",1]]],"sum":"95350b2e772af8dd"}
{"n":696,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["kandahar",1]]],"sum":"f6a3e2a7d3574e70"}
{"n":697,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["khowst",1]]],"sum":"71a058e33c413182"}
{"n":698,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"81c04c3b6e26aca9"}
{"n":699,"by":null,"ask":"surge.roll","answer":"6","sum":"6048ce98fa0d5fa7"}
{"n":700,"by":"coalition","how":"bot","ask":"surge.aid","answer":"6","why":["8.8.2: all of the roll is added to Aid"],"print":"2851b0f812d7dad6","sum":"144fb60bc8bafbd9"}
{"n":701,"by":null,"ask":"deck.top","answer":"propaganda","print":"321352514cbea5d9","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 64\nnext: propaganda\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=12 warlords=2\naid: 27\npatronage: 10\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T1 G:T1 W:B1u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u1\nhelmand C:B1T10 G:T3P3 support=O\nherat C:B1T1 G:T5P7\nkabul C:B1T1 G:T3P12 support=S +1\nkandahar C:B1T2 G:T4P6 W:B1u1 +1\nkhowst C:B1T3 G:T12 terror=1 +1\nkonduz W:B1u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 W:B1u2a1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"03ff7222390ecd85"}
{"n":702,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Hazara"]]],"sum":"0b223556f13f59d3"}
{"n":703,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"fef3d08ce13e3e37"}
{"n":704,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghowr, oruzgan"]]],"sum":"feaf6724c4cd0cab"}
{"n":705,"by":null,"ask":"bot.tan","answer":"5","sum":"3cd9816900ea89f3"}
{"n":706,"by":null,"ask":"bot.black","answer":"4","sum":"63f767cc0a002adb"}
{"n":707,"by":null,"ask":"bot.green","answer":"6","sum":"c1f5fd0450fc0f9b"}
{"n":708,"by":"warlords","how":"bot","ask":"event.place.space","answer":"ghowr","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,6,"ghowr","ghowr"]]],"print":"985111518cd3f4b0","sum":"1dc94390c315bf5b"}
{"n":709,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[15,10]]]],["{0}: {1}",["8.7","rally"]]],"sum":"2e6e5509e09c634d"}
{"n":710,"by":"taliban","how":"bot","ask":"rally.space","answer":"paktika","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"fa58c29835ee58e7"}
{"n":711,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"paktika"]]],"sum":"3aa24d2a97f8cf31"}
{"n":712,"by":"taliban","how":"bot","ask":"rally.active","answer":"1","why":["8.1.2: its own Active Guerrillas first"],"sum":"298355f68f0a1f49"}
{"n":713,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"7d8835e156aababa"}
{"n":714,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"2fc26447592ef9c5"}
{"n":715,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghazni, nimruz, samangan"]]],"sum":"065de9a027a06f14"}
{"n":716,"by":null,"ask":"bot.tan","answer":"6","sum":"2a8bc3a326f1b808"}
{"n":717,"by":null,"ask":"bot.black","answer":"3","sum":"140430f2e59bb725"}
{"n":718,"by":null,"ask":"bot.green","answer":"2","sum":"7664f65c3d02545d"}
{"n":719,"by":"taliban","how":"bot","ask":"rally.space","answer":"bamian","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,2,"balkh","bamian"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"bamian"]]],"sum":"c07824eff0b1d189"}
{"n":720,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"bamian"]]],"sum":"1a96439d9da2c625"}
{"n":721,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, ghazni, ghowr, nuristan, oruzgan, sar-e-pol, zabol, balochistan, northwest-frontier, waziristan"]]],"sum":"6de9f89a58731fae"}
{"n":722,"by":null,"ask":"bot.tan","answer":"3","sum":"d2eed98fbd42968e"}
{"n":723,"by":null,"ask":"bot.black","answer":"4","sum":"f8241493651c781f"}
{"n":724,"by":null,"ask":"bot.green","answer":"5","sum":"18c44cbcd58ee389"}
{"n":725,"by":"taliban","how":"bot","ask":"rally.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","nuristan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"103b58e6e2c455d6"}
{"n":726,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"612a89b18990cc7b"}
{"n":727,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"480951feb1e57cef"}
{"n":728,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, zabol, waziristan"]]],"sum":"bb8d0dec41ccf04c"}
{"n":729,"by":null,"ask":"bot.tan","answer":"3","sum":"ea7e7a45d925c1ba"}
{"n":730,"by":null,"ask":"bot.black","answer":"6","sum":"f47f4154852f9069"}
{"n":731,"by":null,"ask":"bot.green","answer":"3","sum":"7340afdef1822849"}
{"n":732,"by":"taliban","how":"bot","ask":"rally.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,3,"baghlan","zabol"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"87321ba9b63659fa"}
{"n":733,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"zabol"]]],"sum":"58d3aef644f77bbf"}
{"n":734,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, oruzgan, waziristan"]]],"sum":"d730ad5a8a82ff42"}
{"n":735,"by":null,"ask":"bot.tan","answer":"6","sum":"7624dde560cb2037"}
{"n":736,"by":null,"ask":"bot.black","answer":"5","sum":"d8d0190d753190b2"}
{"n":737,"by":null,"ask":"bot.green","answer":"6","sum":"e8caee99e95f24bc"}
{"n":738,"by":"taliban","how":"bot","ask":"rally.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,6,"kandahar","oruzgan"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"15d11e0026074d6d"}
{"n":739,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"oruzgan"]]],"sum":"8468b081a89c2d28"}
{"n":740,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, waziristan"]]],"sum":"1abce410a82f264f"}
{"n":741,"by":null,"ask":"bot.tan","answer":"6","sum":"18ea3929ce001386"}
{"n":742,"by":null,"ask":"bot.black","answer":"1","sum":"81206b652809ea1e"}
{"n":743,"by":null,"ask":"bot.green","answer":"2","sum":"6409c696ff7fe38b"}
{"n":744,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,2,"konduz","waziristan"]],["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"f506fbd0ddf7f726"}
{"n":745,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"e2753306417c94e3"}
{"n":746,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"7f53f94a0bf581b9"}
{"n":747,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"1c0b504933a37d46"}
{"n":748,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"fd52c55a288beb1c"}
{"n":749,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"oruzgan","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"oruzgan"]]],"sum":"cd06fb9f28229346"}
{"n":750,"by":"taliban","how":"bot","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"9702a2a6158750fe"}
{"n":751,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.7.2: Infiltrate: a LoC with Government pieces",[]],"kabul-tor-kham"]]],"sum":"41baf0366a62469c"}
{"n":752,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"remove","why":["8.7.2: no Guerrilla is Available: remove"],"print":"384ef924f81d5751","sum":"176352db139f680d"}
{"n":753,"by":null,"ask":"deck.card","answer":"46","print":"08c0c3285c27bcd1","sum":"48b416da4c7ba662"}
{"n":754,"by":"coalition","how":"bot","ask":"civic.space","answer":"helmand","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"helmand"]]],"sum":"6ce7a061d447281c"}
{"n":755,"by":"coalition","how":"bot","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid for"],"sum":"011f2b85a3ae6aca"}
{"n":756,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"sum":"c65bd0c479fcbe06"}
{"n":757,"by":"taliban","how":"bot","ask":"sharia.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, bamian"]]],"sum":"9f7fc9ff4edf9a86"}
{"n":758,"by":null,"ask":"bot.tan","answer":"1","sum":"a426d51f0414e77b"}
{"n":759,"by":null,"ask":"bot.black","answer":"2","sum":"53fc748804034d97"}
{"n":760,"by":null,"ask":"bot.green","answer":"3","sum":"0fb3fe84f6525547"}
{"n":761,"by":"taliban","how":"bot","ask":"sharia.space","answer":"badakhshan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","badakhshan"]],["{0}: {1}",[["8.7.7: Sharia",[]],"badakhshan"]]],"sum":"45ae224309683e8a"}
{"n":762,"by":"taliban","how":"bot","ask":"sharia.space","answer":"bamian","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"bamian"]]],"print":"b399ff24c05323a2","sum":"912be1ad79a262bb"}
{"n":763,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a11d584c9a8bd0d5"}
{"n":764,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"087d854febf5375d"}
{"n":765,"by":"government","how":"bot","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ea5f12e1764b5474"}
{"n":766,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"66911f6f43756562"}
{"n":767,"by":"government","how":"bot","ask":"desertion.troops","answer":"4","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"696b91b30db43aea"}
{"n":768,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"baghlan","why":[["8.8.6: no Police in {0}",["baghlan"]]],"sum":"751a175b02747734"}
{"n":769,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"herat, kabul",["{0}",[1]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"26ccd362dd301f77"}
{"n":770,"by":null,"ask":"bot.tan","answer":"5","sum":"7abacc76ff0e99bd"}
{"n":771,"by":null,"ask":"bot.black","answer":"4","sum":"f596c90e6df81da6"}
{"n":772,"by":null,"ask":"bot.green","answer":"1","sum":"16a0b3684c1ac497"}
{"n":773,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,1,"balkh","herat"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"0bb6f5651cbf2b15"}
{"n":774,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"cbe8c943772cec61"}
{"n":775,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[9]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[8]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[7]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[6]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul",["{0}",[5]]]],["8.2: among {0}",["herat, kabul"]]],"sum":"84ab80f614a0c22c"}
{"n":776,"by":null,"ask":"bot.tan","answer":"2","sum":"463fe9a3121f1622"}
{"n":777,"by":null,"ask":"bot.black","answer":"5","sum":"10468cb6bbc75f32"}
{"n":778,"by":null,"ask":"bot.green","answer":"4","sum":"1822a911ede504ba"}
{"n":779,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,5,4,"oruzgan","kabul"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"khowst",["{0}",[0]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat",["{0}",[5]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"khowst",["{0}",[1]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kabul, kandahar",["{0}",[4]]]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"dd462ad326ae0c79"}
{"n":780,"by":null,"ask":"bot.tan","answer":"4","sum":"ebd27ede6012ef53"}
{"n":781,"by":null,"ask":"bot.black","answer":"2","sum":"b915b65e5c66ad7e"}
{"n":782,"by":null,"ask":"bot.green","answer":"3","sum":"14bd10d7e160abdf"}
{"n":783,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,3,"khowst","kabul"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"helmand, khowst",["{0}",[2]]]],["8.2: among {0}",["helmand, khowst"]]],"sum":"ebceeacf785c2a51"}
{"n":784,"by":null,"ask":"bot.tan","answer":"3","sum":"d30aaada9a384acc"}
{"n":785,"by":null,"ask":"bot.black","answer":"2","sum":"ef01c41494bd4b06"}
{"n":786,"by":null,"ask":"bot.green","answer":"2","sum":"f6b53fc0be8e679d"}
{"n":787,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,2,"waziristan","khowst"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat, kandahar",["{0}",[4]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"881f5233077ea343"}
{"n":788,"by":null,"ask":"bot.tan","answer":"3","sum":"0bebf61801436b79"}
{"n":789,"by":null,"ask":"bot.black","answer":"3","sum":"dc4f38abe6087f52"}
{"n":790,"by":null,"ask":"bot.green","answer":"5","sum":"f7c73f334c4db56f"}
{"n":791,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","kandahar"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"helmand",["{0}",[2]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"5cd603885fa4e1ae"}
{"n":792,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"89e8184fbaeab125"}
{"n":793,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],2,"kabul","kabul-tor-kham"]]],"sum":"85d095b9d503a787"}
{"n":794,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],2,"kabul","kandahar-spin-boldak"]]],"sum":"b84cf770dbaeab0f"}
{"n":795,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],2,"kabul","kandahar-spin-boldak"]]],"sum":"cc13f3fe573e2a17"}
{"n":796,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,3]],2,"kabul","kandahar-spin-boldak"]]],"sum":"243a6bbf973c0402"}
{"n":797,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"kabul","khowst"]]],"sum":"3e654d8143d5a9fc"}
{"n":798,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"kabul","khowst"]]],"sum":"72604e24fd0e0c43"}
{"n":799,"by":"government","how":"bot","ask":"redeploy.count","answer":"2","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],2,"kabul","khowst"]]],"sum":"0a9225f8dba01f6b"}
{"n":800,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","khowst"]]],"sum":"49cf405dfc6ac20d"}
{"n":801,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","khowst"]]],"sum":"d4e9e489477f0686"}
{"n":802,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","khowst"]]],"sum":"ebe614536bdc87cd"}
{"n":803,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","helmand"]]],"sum":"58fd743878a57ff1"}
{"n":804,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","helmand"]]],"sum":"750eaff01614cb0e"}
{"n":805,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"kandahar","helmand"]]],"sum":"efc3250d7d5c4e31"}
{"n":806,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"7ddc1c54da04d751"}
{"n":807,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"print":"903edf22ccecead1","sum":"a8e207b815ae909f"}
{"n":808,"by":null,"ask":"deck.card","answer":"61","print":"0b5c3aad1625f611","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 46\nnext: 61\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\nresources: government=24 taliban=8 warlords=14\naid: 21\npatronage: 8\nout-of-play: C:T1\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded\nbadakhshan T:u1 support=O\nbadghis W:B1u1\nbaghlan W:B1u1\nbalkh W:B1u1\nbamian T:u1 support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u2 W:B1u1 support=O\nghowr T:u2 W:B1u2\nhelmand C:B1T10 G:T2P3 support=S\nherat C:B1T2 G:T3P4\nkabul C:B1T1 G:T2P3 T:u1 support=S +1\nkandahar C:B1T2 G:T3P3 W:B1u1 +1\nkhowst C:B1T3 G:T8P3 +1\nkonduz W:B1u1\nnuristan T:B1u5 W:B1u1 support=O\noruzgan T:B1u3 W:B1u3 support=O\npaktika T:B2u1 support=O\nsar-e-pol T:u1\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u3\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"1ead0ce6e7770e70"}
{"n":809,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"ID Cards"]]],"sum":"e3721b6f026e6dce"}
{"n":810,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"f02b001c56f3c99b","sum":"8c5269bb41de8d7d"}
{"n":811,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[5,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[6,6]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,7]],["{0}: {1}",["8.7","attack"]]],"sum":"b9769c08ee25728a"}
{"n":812,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.2: areas before LoCs",[]],"ghazni, ghowr, kabul, nuristan, oruzgan"]],["8.2: among {0}",["ghazni, ghowr, kabul, nuristan, oruzgan"]]],"sum":"1a506a7ed21deb01"}
{"n":813,"by":null,"ask":"bot.tan","answer":"5","sum":"1eb397bc0e3ce325"}
{"n":814,"by":null,"ask":"bot.black","answer":"6","sum":"3b45767d3fbe4db2"}
{"n":815,"by":null,"ask":"bot.green","answer":"4","sum":"c7d02aac6f689a74"}
{"n":816,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,4,"bamian","oruzgan"]],["{0}: {1}",[["8.2: areas before LoCs",[]],"ghazni, ghowr, kabul, nuristan"]],["8.2: among {0}",["ghazni, ghowr, kabul, nuristan"]]],"sum":"4ce44488c43532ec"}
{"n":817,"by":null,"ask":"bot.tan","answer":"1","sum":"7633f69074af532f"}
{"n":818,"by":null,"ask":"bot.black","answer":"2","sum":"265afeeb94f02f11"}
{"n":819,"by":null,"ask":"bot.green","answer":"4","sum":"5d84f529b8688a53"}
{"n":820,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,4,"nimruz","ghazni"]],["{0}: {1}",[["8.2: areas before LoCs",[]],"ghowr, kabul, nuristan"]],["8.2: among {0}",["ghowr, kabul, nuristan"]]],"sum":"7b8d161c02c1337c"}
{"n":821,"by":null,"ask":"bot.tan","answer":"6","sum":"e0f783c3831df74a"}
{"n":822,"by":null,"ask":"bot.black","answer":"2","sum":"2a27e79b5a3dab2d"}
{"n":823,"by":null,"ask":"bot.green","answer":"2","sum":"f988c2f7828a934f"}
{"n":824,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","ghowr"]],["{0}: {1} ({2})",[["8.7.4: fewest Guerrillas",[]],"ghazni, ghowr",["{0}",[2]]]],["8.2: among {0}",["ghazni, ghowr"]]],"sum":"908ad5fd023edb0c"}
{"n":825,"by":null,"ask":"bot.tan","answer":"3","sum":"7223c9bbd52f0c1d"}
{"n":826,"by":null,"ask":"bot.black","answer":"5","sum":"6247bd372d2c9293"}
{"n":827,"by":null,"ask":"bot.green","answer":"6","sum":"fc172493c42f94fc"}
{"n":828,"by":"taliban","how":"bot","ask":"attack.space","answer":"oruzgan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,6,"northwest-frontier","ghowr"]],["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"oruzgan"]]],"sum":"0db03ab2d6691f4b"}
{"n":829,"by":null,"ask":"attack.roll","answer":"4","sum":"232389244bd66b26"}
{"n":830,"by":"taliban","how":"bot","ask":"attack.bomber","answer":"sacrifice","why":["8.1.1: the sacrifice makes the Attack succeed"],"sum":"de114cd2abaffb95"}
{"n":831,"by":"taliban","how":"bot","ask":"attack.remove","answer":"warlord_underground","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","warlord_underground"]]],"sum":"3d76e8bc4ea0b962"}
{"n":832,"by":"taliban","how":"bot","ask":"attack.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"ghazni"]]],"sum":"34ff9edccd49540c"}
{"n":833,"by":null,"ask":"attack.roll","answer":"6","sum":"d0ed6f02c048cab5"}
{"n":834,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"ghowr"]]],"sum":"c61b1cabbe3ace25"}
{"n":835,"by":"taliban","how":"bot","ask":"ambush.space","answer":"ghowr","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"ghowr"]]],"sum":"5f8bf46c982875cc"}
{"n":836,"by":"taliban","how":"bot","ask":"attack.remove","answer":"warlord_underground","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","warlord_underground"]]],"sum":"e28705562dedd10a"}
{"n":837,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"bd0a2bf2477a9dfe","sum":"a4e59c086877cbc2"}
{"n":838,"by":null,"ask":"deck.card","answer":"5","print":"a4dada867a748e26","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 61\nnext: 5\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=24 taliban=5 warlords=14\naid: 21\npatronage: 8\nout-of-play: C:T1\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan T:u1 support=O\nbadghis W:B1u1\nbaghlan W:B1u1\nbalkh W:B1u1\nbamian T:u1 support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a2 W:B1u1 support=O\nghowr T:u2a1 W:B1\nhelmand C:B1T10 G:T2P3 support=S\nherat C:B1T2 G:T3P4\nkabul C:B1T1 G:T2P3 T:u1 support=S +1\nkandahar C:B1T2 G:T3P3 W:B1u1 +1\nkhowst C:B1T3 G:T8P3 +1\nkonduz W:B1u1\nnuristan T:B1u5 W:B1u1 support=O\noruzgan T:B1a2 W:B1u1 support=O\npaktika T:B2u1 support=O\nsar-e-pol T:u1\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u3\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"8641f2e09d1f30ec"}
{"n":839,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Desertions & Defections"]]],"sum":"2608ac35651ed388"}
{"n":840,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"429736eef02f03a9"}
{"n":841,"by":"warlords","how":"bot","ask":"event.choice","answer":"replace-up-to-2","why":[["{0}: {1}",[["8.4.1: {0}",[["Replace 2 pieces with its own, first where that changes Control; if none Available, remove 3",[]]]],"replace-up-to-2"]]],"sum":"314485a189d568bf"}
{"n":842,"by":"warlords","how":"bot","ask":"event.replace.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.4.1: ends COIN or Taliban Control",[]],"ghazni, ghowr, nuristan, oruzgan, zabol"]],["8.2: among {0}",["ghazni, ghowr, nuristan, oruzgan, zabol"]]],"sum":"c774e2a584bd8893"}
{"n":843,"by":null,"ask":"bot.tan","answer":"3","sum":"9ce7aee29da8abbb"}
{"n":844,"by":null,"ask":"bot.black","answer":"4","sum":"f5485710fbc45122"}
{"n":845,"by":null,"ask":"bot.green","answer":"4","sum":"cca5033d78625037"}
{"n":846,"by":"warlords","how":"bot","ask":"event.replace.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,4,"kabul","nuristan"]]],"sum":"6db32dc01c6ef735"}
{"n":847,"by":"warlords","how":"bot","ask":"event.replace.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"sum":"acc80ffa0015f535"}
{"n":848,"by":"warlords","how":"bot","ask":"event.replace.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"sum":"4c01b0dd62b997da"}
{"n":849,"by":"warlords","how":"bot","ask":"event.replace.by","answer":"warlord_underground","why":[["{0}: {1}",[["8.4.4: replaced by its own pieces, then by those of friends and Non-players",[]],"warlord_underground"]]],"sum":"4fb08116a1748377"}
{"n":850,"by":"warlords","how":"bot","ask":"event.replace.by","answer":"warlord_underground","why":[["{0}: {1}",[["8.4.4: replaced by its own pieces, then by those of friends and Non-players",[]],"warlord_underground"]]],"print":"5baf089a787a393a","sum":"19d5d7ec5813dd46"}
{"n":851,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,4]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand",["{0}",[10]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst",["{0}",[3]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"herat, kandahar",["{0}",[2]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"6eec4e5bc451e6aa"}
{"n":852,"by":null,"ask":"bot.tan","answer":"3","sum":"94e623be94b7c006"}
{"n":853,"by":null,"ask":"bot.black","answer":"6","sum":"cf3bda9a6e60d826"}
{"n":854,"by":null,"ask":"bot.green","answer":"4","sum":"c6585620f59f3b59"}
{"n":855,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","kandahar"]],["8.2: among {0}",["ghazni, oruzgan, paktika"]]],"sum":"e9cb3084ddeb2ca1"}
{"n":856,"by":null,"ask":"bot.tan","answer":"1","sum":"3bc9b20eb604eeb9"}
{"n":857,"by":null,"ask":"bot.black","answer":"3","sum":"b3563f63fb2caf83"}
{"n":858,"by":null,"ask":"bot.green","answer":"2","sum":"79c99005fc147af9"}
{"n":859,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,2,"herat","oruzgan"]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["oruzgan"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[3]],["{0} Taliban pieces",[4]]]]]],"8.8: Assault"],"sum":"cd0ee3dd764a1d75"}
{"n":860,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["oruzgan"]]],"sum":"1b39011a6886458e"}
{"n":861,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"helmand","why":[["8.8.2: {0} can be spared: {1} in {2}",[9,"coalition_troops","helmand"]]],"sum":"f85491a800ace713"}
{"n":862,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"oruzgan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"oruzgan"]]],"sum":"08729d41470b93a5"}
{"n":863,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"9b5451e132ace60a"}
{"n":864,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"9","why":["8.8.2: all that can be spared"],"sum":"7798dba1b207904e"}
{"n":865,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"helmand","why":[["8.8.2: {0} can be spared: {1} in {2}",[1,"government_troops","helmand"]]],"sum":"bb61c5b2dcf95bce"}
{"n":866,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"oruzgan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"oruzgan"]]],"sum":"87c67edc25db9819"}
{"n":867,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"ae9c140da5b1ea90"}
{"n":868,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"260d0e23d19d1a7a"}
{"n":869,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","khowst"]]],"sum":"df466eb6969c9cf5"}
{"n":870,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"oruzgan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"oruzgan"]]],"sum":"bdfb592f6358af7f"}
{"n":871,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"78fbc4761f164648"}
{"n":872,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"a20dd594dae3b11f"}
{"n":873,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"government_troops","khowst"]]],"sum":"aa8b9fb6ab1e265f"}
{"n":874,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"oruzgan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"oruzgan"]]],"sum":"bdaedf7f41f34de8"}
{"n":875,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"73a855dc85df4020"}
{"n":876,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"c783ddc663bf5da1"}
{"n":877,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"f1bfb241921104be"}
{"n":878,"by":"coalition","how":"bot","ask":"assault.space","answer":"oruzgan","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"oruzgan",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"oruzgan"]]],"sum":"5cc7dbdf39aad074"}
{"n":879,"by":"coalition","how":"bot","ask":"assault.targets","answer":"both","why":["8.8.4: Taliban before Warlords"],"sum":"8acf31e79a86f023"}
{"n":880,"by":"coalition","how":"bot","ask":"assault.find","answer":"warlords","why":["8.8.4: Taliban before Warlords"],"sum":"32f238ee96d5f35c"}
{"n":881,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"a4b6038b4a775137"}
{"n":882,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"print":"9443b88efdd6d380","sum":"fe903053e956ccb6"}
{"n":883,"by":null,"ask":"deck.top","answer":"propaganda","print":"22266cc509b57b85","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 5\nnext: propaganda\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=24 taliban=5 warlords=14\naid: 21\npatronage: 8\nout-of-play: C:T1\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan T:u1 support=O\nbadghis W:B1u1\nbaghlan W:B1u1\nbalkh W:B1u1\nbamian T:u1 support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a2 W:B1u1 support=O\nghowr T:u2a1 W:B1\nhelmand C:B1T1 G:T1P3 support=S\nherat C:B1T2 G:T3P4\nkabul C:B1T1 G:T2P3 support=S +1\nkandahar C:B1T2 G:T3P3 +1\nkhowst C:B1T1 G:T6P3 +1\nkonduz W:B1u1\nnuristan T:B1u3 W:B1u3 support=O\noruzgan C:T11 G:T3 support=O\npaktika T:B2u1 support=O\nsar-e-pol T:u1\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u3\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"28037620939f5a53"}
{"n":884,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Aerostats",3]]],"sum":"45b80be8d3994cfe"}
{"n":885,"by":null,"ask":"bot.die","answer":"5","sum":"f8796917dfc14f51"}
{"n":886,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[5,3,"Aerostats"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[11,3]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[5,5]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,7]],["{0}: {1}",["8.7","attack"]]],"sum":"a836e7728529fb5c"}
{"n":887,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.2: areas before LoCs",[]],"ghowr, nuristan"]],["8.2: among {0}",["ghowr, nuristan"]]],"sum":"7c52dcbd57beb9a3"}
{"n":888,"by":null,"ask":"bot.tan","answer":"1","sum":"9ad9ff6ed73b23b4"}
{"n":889,"by":null,"ask":"bot.black","answer":"6","sum":"90c588a3ad30b796"}
{"n":890,"by":null,"ask":"bot.green","answer":"6","sum":"cc02080feca51338"}
{"n":891,"by":"taliban","how":"bot","ask":"attack.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,6,6,"paktika","nuristan"]],["{0}: {1}",[["8.2: areas before LoCs",[]],"ghowr"]],["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1} ({2})",[["8.7.4: fewest Guerrillas",[]],"kabul-tor-kham",["{0}",[2]]]],["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"nuristan"]]],"sum":"8f9c80ec6ef2c437"}
{"n":892,"by":null,"ask":"attack.roll","answer":"1","sum":"6b4e8ccb1a0107d2"}
{"n":893,"by":"taliban","how":"bot","ask":"attack.remove","answer":"warlord_underground","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","warlord_underground"]]],"sum":"a9afea537908c7ce"}
{"n":894,"by":"taliban","how":"bot","ask":"attack.space","answer":"ghowr","why":[["{0}: {1}",[["8.7.4: Attack without Ambush",[]],"ghowr"]]],"sum":"1d6adceff59ef7e8"}
{"n":895,"by":null,"ask":"attack.roll","answer":"6","sum":"89f950724516a486"}
{"n":896,"by":"taliban","how":"bot","ask":"attack.bomber","answer":"sacrifice","why":["8.1.1: the sacrifice makes the Attack succeed"],"sum":"947b39c7b449fddd"}
{"n":897,"by":"taliban","how":"bot","ask":"attack.remove","answer":"warlord_bases","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","warlord_bases"]]],"sum":"8361a4887d0a9dba"}
{"n":898,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kabul-tor-kham"]]],"sum":"48d17a228268ef82"}
{"n":899,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kabul-tor-kham"]]],"sum":"febe90df1e401156"}
{"n":900,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"5607f0e757114ed8"}
{"n":901,"by":"taliban","how":"bot","ask":"attack.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"e2c7742005ef6b18","sum":"303fd4f5d2b5b13e"}
{"n":902,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Aerostats"]]],"sum":"3a41ee2082266021"}
{"n":903,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"d4c4e04c25af434f","sum":"1e8a8fa818a238e1"}
{"n":904,"by":null,"ask":"deck.card","answer":"6","print":"b91c6b4c2b74853e","sum":"1cf2f314869c0af0"}
{"n":905,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"sum":"f7f8d4cdb42b2d2d"}
{"n":906,"by":"taliban","how":"bot","ask":"sharia.space","answer":"ghowr","why":[["{0}: {1}",[["8.7.7: Sharia",[]],"ghowr"]]],"print":"c897362d2e8886b7","sum":"d9c97cdc41c3404c"}
{"n":907,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"7545f5b33b9a402d"}
{"n":908,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"686de24f85ce152e"}
{"n":909,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c580f662a8f579ac"}
{"n":910,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"14af6ffe6767cc30"}
{"n":911,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"19e9b5dc05341efe"}
{"n":912,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"2f85f3f756c8747b"}
{"n":913,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"8c7c9e823f73ed39"}
{"n":914,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"helmand, kabul, khowst",["{0}",[1]]]],["8.2: among {0}",["helmand, kabul, khowst"]]],"sum":"646d98a497eac44a"}
{"n":915,"by":null,"ask":"bot.tan","answer":"5","sum":"49ee557802ed25d7"}
{"n":916,"by":null,"ask":"bot.black","answer":"4","sum":"40b66fb411182896"}
{"n":917,"by":null,"ask":"bot.green","answer":"3","sum":"71c74f7c2eaf22ea"}
{"n":918,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,3,"faryab","helmand"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"helmand"]]],"sum":"90b9464bad551e7f"}
{"n":919,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"dadb2d2ef989c7c3"}
{"n":920,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"e63f8d249bedeb30"}
{"n":921,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, khowst",["{0}",[1]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"58a7be68180d80fb"}
{"n":922,"by":null,"ask":"bot.tan","answer":"2","sum":"5b25d2f54d6f3436"}
{"n":923,"by":null,"ask":"bot.black","answer":"1","sum":"5956992a2ded41fd"}
{"n":924,"by":null,"ask":"bot.green","answer":"4","sum":"a13c9f4b92b3f9c2"}
{"n":925,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,4,"nimruz","khowst"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"e30051061d6edaba"}
{"n":926,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"6e30583fbc8b47b5"}
{"n":927,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"d6e42fdd2a313741"}
{"n":928,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"39ec08e8ab3a2ba9"}
{"n":929,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"c96693249e138acb"}
{"n":930,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"10d148ccbbebb137"}
{"n":931,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, herat, kabul, kandahar, khowst"]]],"sum":"5ed5fbbdd263b5ea"}
{"n":932,"by":null,"ask":"bot.tan","answer":"6","sum":"cbd27296bb07ee4b"}
{"n":933,"by":null,"ask":"bot.black","answer":"3","sum":"f11bdc1be1ede4eb"}
{"n":934,"by":null,"ask":"bot.green","answer":"4","sum":"94f5c24f96e75b1b"}
{"n":935,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,4,"faryab","kandahar"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"a323ad9c940bbbac"}
{"n":936,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"5d626d99413f67c1"}
{"n":937,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"4ce35182d2358fd9"}
{"n":938,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"helmand, herat, kabul, khowst",["{0}",[2]]]],["8.2: among {0}",["helmand, herat, kabul, khowst"]]],"sum":"6a9832decbcc5ca7"}
{"n":939,"by":null,"ask":"bot.tan","answer":"3","sum":"203f603a79202971"}
{"n":940,"by":null,"ask":"bot.black","answer":"6","sum":"9a90106ee163d3cd"}
{"n":941,"by":null,"ask":"bot.green","answer":"6","sum":"8661aaa78ca41bb6"}
{"n":942,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,6,"northwest-frontier","herat"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"ab110fc6c1a050f7"}
{"n":943,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"0d8f38459b11d703"}
{"n":944,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"c3de4a14ece87d29"}
{"n":945,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"helmand, kabul, khowst",["{0}",[2]]]],["8.2: among {0}",["helmand, kabul, khowst"]]],"sum":"1827a22468fad53c"}
{"n":946,"by":null,"ask":"bot.tan","answer":"4","sum":"c82a4dac4853121e"}
{"n":947,"by":null,"ask":"bot.black","answer":"5","sum":"8c49c61aef0a6116"}
{"n":948,"by":null,"ask":"bot.green","answer":"2","sum":"9dfe7f494caff09b"}
{"n":949,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,5,2,"nuristan","helmand"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"helmand"]]],"sum":"254053fa889949a3"}
{"n":950,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"c293bbfb54b02129"}
{"n":951,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"f24baa4d26b23350"}
{"n":952,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul, khowst",["{0}",[2]]]],["8.2: among {0}",["kabul, khowst"]]],"sum":"c26a1bfcffc69f6f"}
{"n":953,"by":null,"ask":"bot.tan","answer":"2","sum":"002b9f175f643c31"}
{"n":954,"by":null,"ask":"bot.black","answer":"4","sum":"a6ac0140b403c060"}
{"n":955,"by":null,"ask":"bot.green","answer":"2","sum":"6d749965da03d24a"}
{"n":956,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,2,"herat","khowst"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"1987f175b73a602d"}
{"n":957,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"c0dc466631213bfd"}
{"n":958,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"dd5b382067290686"}
{"n":959,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"kabul",["{0}",[2]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kabul"]]],"sum":"ce9fcd55506f696c"}
{"n":960,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"1f06d3adacfea759"}
{"n":961,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"cdbe638829452afa"}
{"n":962,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, herat, kabul, kandahar, khowst"]]],"sum":"9a2b0d1d7ee983a8"}
{"n":963,"by":null,"ask":"bot.tan","answer":"6","sum":"0fb349f4e9c7736c"}
{"n":964,"by":null,"ask":"bot.black","answer":"2","sum":"d6735d30e4a6ccb9"}
{"n":965,"by":null,"ask":"bot.green","answer":"5","sum":"7af7abe0ad287eb8"}
{"n":966,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,5,"samangan","kandahar"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"2cefd4ebda49392a"}
{"n":967,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"de7f171600f22784"}
{"n":968,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"oruzgan","why":[["8.8.6: no Police in {0}",["oruzgan"]]],"sum":"e2cd92ee592c0317"}
{"n":969,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"helmand, herat, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["helmand, herat, kabul, khowst"]]],"sum":"9d2dd874fdddd40f"}
{"n":970,"by":null,"ask":"bot.tan","answer":"3","sum":"ea6bcc4573a52396"}
{"n":971,"by":null,"ask":"bot.black","answer":"1","sum":"9f9ed35ca7c4f83e"}
{"n":972,"by":null,"ask":"bot.green","answer":"3","sum":"be85ab0e729642b2"}
{"n":973,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,3,"khowst","khowst"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"7442e58d4207c1ce"}
{"n":974,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"809a9b54d18d0181"}
{"n":975,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"6a1e463f2d793a5c"}
{"n":976,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"5ac5214c3b44d5af"}
{"n":977,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"44b445ea7372d20a"}
{"n":978,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul, kandahar",["{0}",[2]]]],["8.2: among {0}",["helmand, herat, kabul, kandahar"]]],"sum":"dc9b0573a79552f5"}
{"n":979,"by":null,"ask":"bot.tan","answer":"3","sum":"b5e102634ef7f173"}
{"n":980,"by":null,"ask":"bot.black","answer":"3","sum":"d2f37168b8d1f5f3"}
{"n":981,"by":null,"ask":"bot.green","answer":"4","sum":"319e402613f644c7"}
{"n":982,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,4,"kabul","kabul"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"27f343ebb75648a3"}
{"n":983,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"herat",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"helmand, herat, kabul, kandahar",["{0}",[2]]]],["8.2: among {0}",["helmand, herat, kabul, kandahar"]]],"sum":"e39f677a0ccaa300"}
{"n":984,"by":null,"ask":"bot.tan","answer":"6","sum":"b64c6687655b1c02"}
{"n":985,"by":null,"ask":"bot.black","answer":"5","sum":"4575c557d123a081"}
{"n":986,"by":null,"ask":"bot.green","answer":"2","sum":"ac223f6fc42d267d"}
{"n":987,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,2,"sar-e-pol","kandahar"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"helmand, herat, kabul",["{0}",[2]]]],["8.2: among {0}",["helmand, herat, kabul"]]],"sum":"e2b91740d69a9bf7"}
{"n":988,"by":null,"ask":"bot.tan","answer":"6","sum":"243496012c5f2ff8"}
{"n":989,"by":null,"ask":"bot.black","answer":"3","sum":"1210a6517a19ac27"}
{"n":990,"by":null,"ask":"bot.green","answer":"5","sum":"8afed2ee1f6a87cb"}
{"n":991,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,5,"ghowr","herat"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"oruzgan",["{0}",[0]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"herat","kabul-tor-kham"]]],"sum":"58a7ed8319b93e21"}
{"n":992,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"herat","kabul-tor-kham"]]],"sum":"c4f07462aa2bcc6f"}
{"n":993,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"herat","kabul-tor-kham"]]],"sum":"59d8e7ffe79ccbba"}
{"n":994,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"d59e95c7fbe24f70"}
{"n":995,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul-tor-kham","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"6f5570d751c64c5c"}
{"n":996,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: {0} on a LoC of Econ {1}",[2,4]],1,"kandahar","kabul-tor-kham"]]],"sum":"71f1e8614cdb219a"}
{"n":997,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","oruzgan"]]],"sum":"1d8589f8ee7b4d8e"}
{"n":998,"by":"government","how":"bot","ask":"redeploy.destination","answer":"oruzgan","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","oruzgan"]]],"sum":"d6d6bb9451f3f7e7"}
{"n":999,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"herat","oruzgan"]]],"sum":"9d3cc95f636447a6"}
{"n":1000,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"bc083136eee32344"}
{"n":1001,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"sum":"08e7a84b58ddfccd"}
{"n":1002,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"paktika, northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"paktika"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"paktika"]]],"sum":"c0895fcc6424b319"}
{"n":1003,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"b54bc99113b0403d"}
{"n":1004,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, paktika, northwest-frontier",["{0}",[2]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, paktika"]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"7e0aa22d2f97bc0d"}
{"n":1005,"by":null,"ask":"bot.tan","answer":"5","sum":"d2c50a50ce3bde9a"}
{"n":1006,"by":null,"ask":"bot.black","answer":"2","sum":"5c02c221ba55fc11"}
{"n":1007,"by":null,"ask":"bot.green","answer":"1","sum":"6be7078b956f111e"}
{"n":1008,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,1,"konduz","paktika"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"paktika"]]],"sum":"18f4066775bce45b"}
{"n":1009,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"1aaf6dec75e2c2e2"}
{"n":1010,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, northwest-frontier",["{0}",[2]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"ghazni"]]],"sum":"86d9a19a670e2c31"}
{"n":1011,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[2]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"0af0900481739c71"}
{"n":1012,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, paktika, zabol, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, paktika, zabol"]],["8.2: among {0}",["ghazni, paktika, zabol"]]],"sum":"41dc8355ad17c6e7"}
{"n":1013,"by":null,"ask":"bot.tan","answer":"3","sum":"21e278c9ddc58969"}
{"n":1014,"by":null,"ask":"bot.black","answer":"6","sum":"33e268b923625c65"}
{"n":1015,"by":null,"ask":"bot.green","answer":"4","sum":"ca0982025ce85557"}
{"n":1016,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,4,"baghlan","zabol"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"sum":"6633821f38c889d4"}
{"n":1017,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, paktika, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, paktika"]],["8.2: among {0}",["ghazni, paktika"]]],"sum":"dbcd53f1706624fe"}
{"n":1018,"by":null,"ask":"bot.tan","answer":"4","sum":"d8fd9428840795b5"}
{"n":1019,"by":null,"ask":"bot.black","answer":"4","sum":"07fd8ba45be99db4"}
{"n":1020,"by":null,"ask":"bot.green","answer":"1","sum":"13cb0bd182f80011"}
{"n":1021,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,4,1,"kabul","paktika"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"paktika"]]],"sum":"82989c87783e796d"}
{"n":1022,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"e54c1b48723e1922"}
{"n":1023,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"ghazni","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, northwest-frontier, waziristan",["{0}",[3]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"ghazni"]]],"sum":"9b3b553525aa300c"}
{"n":1024,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"cbe74658edf17cb4"}
{"n":1025,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier, waziristan",["{0}",[3]]]],["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"4412b7ce3dba39fe"}
{"n":1026,"by":null,"ask":"bot.tan","answer":"5","sum":"5de744f411fb78f5"}
{"n":1027,"by":null,"ask":"bot.black","answer":"1","sum":"99fa9f3865745d2e"}
{"n":1028,"by":null,"ask":"bot.green","answer":"6","sum":"01613daba25e37d7"}
{"n":1029,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,6,"samangan","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"eb6fb8582f564183"}
{"n":1030,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[3]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"0724ad89195f8b5d"}
{"n":1031,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, nuristan, paktika, zabol"]],["8.2: among {0}",["ghazni, nuristan, paktika, zabol"]]],"sum":"c055d325efe14c49"}
{"n":1032,"by":null,"ask":"bot.tan","answer":"1","sum":"de94b850554fdd4c"}
{"n":1033,"by":null,"ask":"bot.black","answer":"4","sum":"2184620bff239c60"}
{"n":1034,"by":null,"ask":"bot.green","answer":"2","sum":"e6819452cc4dd127"}
{"n":1035,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,4,2,"herat","zabol"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"zabol"]]],"sum":"9339c11734e95317"}
{"n":1036,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"ghazni, nuristan, paktika, northwest-frontier, waziristan",["{0}",[4]]]],["{0}: {1}",[["8.7.8: Afghan before Pakistan",[]],"ghazni, nuristan, paktika"]],["8.2: among {0}",["ghazni, nuristan, paktika"]]],"sum":"41217383e6013a54"}
{"n":1037,"by":null,"ask":"bot.tan","answer":"5","sum":"76b67aaa338c466e"}
{"n":1038,"by":null,"ask":"bot.black","answer":"4","sum":"0f24e34ba6f5ef59"}
{"n":1039,"by":null,"ask":"bot.green","answer":"6","sum":"900042dfad18f9a8"}
{"n":1040,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,4,6,"ghowr","paktika"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"paktika"]]],"print":"f9a97b522f8e01b5","sum":"4ab7f9d69eae6593"}
{"n":1041,"by":null,"ask":"deck.card","answer":"32","print":"80427d4528c34b6b","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 6\nnext: 32\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\nresources: government=51 taliban=7 warlords=23\naid: 21\npatronage: 8\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u4 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T2P2 support=S\nherat C:B1T3 G:T2P1\nkabul C:B1T3 G:T3P2 support=S +1\nkandahar C:B1T4 G:T2P1 +1\nkhowst C:B1T4 G:T5P1 +1\nkonduz W:B1u1\nnuristan T:B1u4 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u5 support=O\nzabol T:B1u5\nnorthwest-frontier T:u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\ntoraghondi-farah W:u1\n","sum":"6fe98e7f15e951c0"}
{"n":1042,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"US-Pakistan Talks"]]],"sum":"77fc4846e7abf230"}
{"n":1043,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"6c7e3919ed536803","sum":"0c511087c05df5bf"}
{"n":1044,"by":"taliban","how":"bot","ask":"turn","answer":"march","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[10,0]]]],["8.7.3: none Underground and few in all at Support and on LoCs: yes ({0})",[["{0} Underground, {1} in all",[0,0]]]],["{0}: {1}",["8.7","march"]]],"sum":"b6ab91d38707e732"}
{"n":1045,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.2: among {0}",["nuristan, northwest-frontier"]]],"sum":"669c4d77e268bc35"}
{"n":1046,"by":null,"ask":"bot.tan","answer":"4","sum":"845816edc9c4a569"}
{"n":1047,"by":null,"ask":"bot.black","answer":"6","sum":"12e708d0cae51610"}
{"n":1048,"by":null,"ask":"bot.green","answer":"5","sum":"f7fdbf5e91a68559"}
{"n":1049,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,5,"northwest-frontier","northwest-frontier"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"310dbf0239c88473"}
{"n":1050,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"2d5499a5e7be1b19"}
{"n":1051,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"a1e50526d4f65c09"}
{"n":1052,"by":"taliban","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul-tor-kham",1]]],"sum":"4ea12d2948e85fe3"}
{"n":1053,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul-tor-kham",1]]],"sum":"2972031f3bcd283d"}
{"n":1054,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul-tor-kham",1]]],"sum":"e74c82a8a46ebf2d"}
{"n":1055,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kandahar-spin-boldak",["{0}",[3]]]],["8.2: among {0}",["zabol, waziristan"]]],"sum":"f157419a163d6104"}
{"n":1056,"by":null,"ask":"bot.tan","answer":"5","sum":"2d4085d1ad62dd01"}
{"n":1057,"by":null,"ask":"bot.black","answer":"6","sum":"ec34d046fb359ab6"}
{"n":1058,"by":null,"ask":"bot.green","answer":"2","sum":"82518c6b2d673124"}
{"n":1059,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,2,"sar-e-pol","zabol"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"20667553c84c3dcd"}
{"n":1060,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"8b4f08dad50558a8"}
{"n":1061,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-spin-boldak",2]]],"sum":"eafd6c2249fb0a16"}
{"n":1062,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",1]]],"sum":"b5088492280e69c0"}
{"n":1063,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",1]]],"sum":"b560019c1d6cdbec"}
{"n":1064,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",1]]],"sum":"30417b6d520dc20f"}
{"n":1065,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"5314f189c7bac957"}
{"n":1066,"by":null,"ask":"bot.die","answer":"1","sum":"437f21699d97d806"}
{"n":1067,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["{0}: dice {1}: {2}",["8.3","1","farah-kandahar"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","farah-kandahar",1]]],"sum":"d116103183e8a933"}
{"n":1068,"by":"taliban","how":"bot","ask":"march.destination","answer":"farah-kandahar","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","farah-kandahar",1]]],"sum":"3b777dd1a25b0821"}
{"n":1069,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","farah-kandahar",1]]],"sum":"b54b4d94b630a485"}
{"n":1070,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, paktika, zabol"]]],"sum":"6da7df65b6a6ed56"}
{"n":1071,"by":null,"ask":"bot.tan","answer":"5","sum":"84289a47f9524b60"}
{"n":1072,"by":null,"ask":"bot.black","answer":"2","sum":"5c34e69504f536b6"}
{"n":1073,"by":null,"ask":"bot.green","answer":"4","sum":"19a10e2841404c60"}
{"n":1074,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,4,"badakhshan","zabol"]],["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-kabul",1]]],"sum":"257d45261ec728f7"}
{"n":1075,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-kabul",1]]],"sum":"76cf297182b35d0e"}
{"n":1076,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["zabol","kandahar-kabul",1]]],"sum":"af540214ca7fe411"}
{"n":1077,"by":"taliban","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul",2]]],"sum":"803fe6a719a3884f"}
{"n":1078,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul",2]]],"sum":"cade05f127041dc5"}
{"n":1079,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["nuristan","kabul",2]]],"sum":"523dd7936024f871"}
{"n":1080,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, khowst, balochistan"]]],"sum":"c96137d03d807825"}
{"n":1081,"by":null,"ask":"bot.tan","answer":"4","sum":"0a1cf8f784adb06a"}
{"n":1082,"by":null,"ask":"bot.black","answer":"1","sum":"9191bf736fc0719b"}
{"n":1083,"by":null,"ask":"bot.green","answer":"4","sum":"3c8a8ff3c3e2bd51"}
{"n":1084,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,4,"khowst","khowst"]],["8.2: among {0}",["kandahar, balochistan"]]],"sum":"db497fc835114f63"}
{"n":1085,"by":null,"ask":"bot.tan","answer":"5","sum":"1b86db72dd74aeb9"}
{"n":1086,"by":null,"ask":"bot.black","answer":"2","sum":"b21a21094bd6883d"}
{"n":1087,"by":null,"ask":"bot.green","answer":"5","sum":"8fa9332946d2a495"}
{"n":1088,"by":"taliban","how":"bot","ask":"march.origin","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,5,"samangan","kandahar"]],["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","khowst"]]],"sum":"38e1b81d2e451915"}
{"n":1089,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","khowst"]]],"sum":"f9de4821e7ef0c1d"}
{"n":1090,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 2: all that can go, {0} to {1}",["ghazni","khowst"]]],"sum":"8e94278ab9bca0b5"}
{"n":1091,"by":"taliban","how":"bot","ask":"march.origin","answer":"paktika","why":[["8.7.3 step 2: all that can go, {0} to {1}",["paktika","khowst"]]],"sum":"c98a0b1a22831322"}
{"n":1092,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["paktika","khowst"]]],"sum":"4a520d0615f3a383"}
{"n":1093,"by":"taliban","how":"bot","ask":"march.count","answer":"4","why":[["8.7.3 step 2: all that can go, {0} to {1}",["paktika","khowst"]]],"sum":"95d6e24d3378e08a"}
{"n":1094,"by":"taliban","how":"bot","ask":"march.origin","answer":"northwest-frontier","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"38360ccdf3d94a0d"}
{"n":1095,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"70deeb0cc6b56f2c"}
{"n":1096,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 2: all that can go, {0} to {1}",["northwest-frontier","khowst"]]],"sum":"029c3495845bd9f0"}
{"n":1097,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","khowst"]]],"sum":"38ed303b4d044dac"}
{"n":1098,"by":"taliban","how":"bot","ask":"march.destination","answer":"khowst","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","khowst"]]],"sum":"93aa7f8288877894"}
{"n":1099,"by":"taliban","how":"bot","ask":"march.count","answer":"2","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","khowst"]]],"sum":"d85b33a9bf775c71"}
{"n":1100,"by":"taliban","how":"bot","ask":"march.origin","answer":"zabol","why":[["8.7.3 step 2: all that can go, {0} to {1}",["zabol","kandahar"]]],"sum":"098a8452b62e9919"}
{"n":1101,"by":"taliban","how":"bot","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 2: all that can go, {0} to {1}",["zabol","kandahar"]]],"sum":"494f47c4d2bdac19"}
{"n":1102,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 2: all that can go, {0} to {1}",["zabol","kandahar"]]],"sum":"288bb9a058a49b98"}
{"n":1103,"by":"taliban","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"baghlan, samangan",["{0}",[1]]]],["8.2: among {0}",["baghlan, samangan"]]],"sum":"d28ca36644d1c016"}
{"n":1104,"by":null,"ask":"bot.tan","answer":"1","sum":"8bd9eff0d947c604"}
{"n":1105,"by":null,"ask":"bot.black","answer":"3","sum":"2ead84bff61af8ee"}
{"n":1106,"by":null,"ask":"bot.green","answer":"2","sum":"bb5fcc03ab686106"}
{"n":1107,"by":"taliban","how":"bot","ask":"march.origin","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,2,"herat","baghlan"]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["baghlan",1,2,"khowst","kabul"]]],"sum":"882fa4475bb9a9c2"}
{"n":1108,"by":"taliban","how":"bot","ask":"march.destination","answer":"kabul","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["baghlan",1,2,"khowst","kabul"]]],"sum":"e35108c59db982cf"}
{"n":1109,"by":"taliban","how":"bot","ask":"march.count","answer":"3","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["baghlan",1,2,"khowst","kabul"]]],"sum":"0eb2aaa9e53f8032"}
{"n":1110,"by":"taliban","how":"bot","ask":"march.origin","answer":"kabul","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["baghlan",1,2,"kabul","baghlan"]]],"sum":"7eb3204ef69bc816"}
{"n":1111,"by":"taliban","how":"bot","ask":"march.destination","answer":"baghlan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["baghlan",1,2,"kabul","baghlan"]]],"sum":"4696e5d9c1fbd38e"}
{"n":1112,"by":"taliban","how":"bot","ask":"march.count","answer":"3","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["baghlan",1,2,"kabul","baghlan"]]],"sum":"658b263a636683a1"}
{"n":1113,"by":"taliban","how":"bot","ask":"march.origin","answer":"khowst","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"helmand, balochistan",["{0}",[2]]]],["{0}: {1} ({2})",[["8.7.3 step 3: fewest steps",[]],"balochistan",["{0}",[2]]]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",2,2,"khowst","waziristan"]]],"sum":"adcd21069738fc5c"}
{"n":1114,"by":"taliban","how":"bot","ask":"march.destination","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",2,2,"khowst","waziristan"]]],"sum":"ab0640aa8395a15f"}
{"n":1115,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",2,2,"khowst","waziristan"]]],"sum":"597c04ed638ecc1f"}
{"n":1116,"by":"taliban","how":"bot","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",2,2,"waziristan","balochistan"]]],"sum":"cca0ba03d60c9d3c"}
{"n":1117,"by":"taliban","how":"bot","ask":"march.destination","answer":"balochistan","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",2,2,"waziristan","balochistan"]]],"sum":"85552b7915bf12c0"}
{"n":1118,"by":"taliban","how":"bot","ask":"march.count","answer":"1","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["balochistan",2,2,"waziristan","balochistan"]]],"sum":"ab0875b75b0839b1"}
{"n":1119,"by":"taliban","how":"bot","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"08dcf57b12272af5"}
{"n":1120,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, nuristan"]]],"sum":"d4251b102ef23b32"}
{"n":1121,"by":null,"ask":"bot.tan","answer":"5","sum":"097795435019800e"}
{"n":1122,"by":null,"ask":"bot.black","answer":"5","sum":"855e0a375d0ec3c0"}
{"n":1123,"by":null,"ask":"bot.green","answer":"2","sum":"7617b325ba554581"}
{"n":1124,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,2,"sar-e-pol","ghazni"]],["{0}: {1}",[["8.7.2: Infiltrate: Warlord pieces",[]],"ghazni"]]],"sum":"d4aa0840aa15b7c0"}
{"n":1125,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"fc34a39f047454b4"}
{"n":1126,"by":"taliban","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"462426d23d7dceec","sum":"8db628f23246e5b8"}
{"n":1127,"by":null,"ask":"deck.card","answer":"17","print":"171c65e6b7ac6637","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 32\nnext: 17\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=51 taliban=1 warlords=23\naid: 21\npatronage: 8\nislamabad: pressure\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1 support=O\nghowr support=O\nhelmand C:B1T3 G:T2P2 support=S\nherat C:B1T3 G:T2P1\nkabul C:B1T3 G:T3P2 T:u1 support=S +1\nkandahar C:B1T4 G:T2P1 T:u1 +1\nkhowst C:B1T4 G:T5P1 T:u6 +1\nkonduz W:B1u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u1 support=O\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"c7f0410b9157930a"}
{"n":1128,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Haqqani"]]],"sum":"5d8354cd3c896208"}
{"n":1129,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"e3b056dd913d0784"}
{"n":1130,"by":"warlords","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["waziristan, khowst, paktika, kabul"]]],"sum":"ece92086b79206d9"}
{"n":1131,"by":null,"ask":"bot.tan","answer":"5","sum":"d8d1e3b82b7799c0"}
{"n":1132,"by":null,"ask":"bot.black","answer":"5","sum":"612efac06aae6536"}
{"n":1133,"by":null,"ask":"bot.green","answer":"6","sum":"36d3f6eea41af407"}
{"n":1134,"by":"warlords","how":"bot","ask":"event.place.space","answer":"paktika","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,5,6,"kandahar","paktika"]]],"sum":"894ab528072d585c"}
{"n":1135,"by":"warlords","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"sum":"1f7af2a170b1a701"}
{"n":1136,"by":"taliban","how":"bot","ask":"event.free.which","answer":"ambush","why":["8.4.4: a free Attack with Ambush"],"sum":"c34d13b3b073f68f"}
{"n":1137,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.7.4: fewest Guerrillas",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.7.4: Ambush",[]],"kabul"]]],"sum":"4a1a52e81a5b3a05"}
{"n":1138,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"72201b717d4d6ad0"}
{"n":1139,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"print":"1522b07ea3aee723","sum":"b82de1947aeead2e"}
{"n":1140,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,39]],["{0}: {1}",["8.6","train"]]],"sum":"1c66b14e9e62bcee"}
{"n":1141,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat, kabul, kandahar",["{0}",[3]]]],["8.2: among {0}",["herat, kabul, kandahar"]]],"sum":"d1e2ec38b988a15f"}
{"n":1142,"by":null,"ask":"bot.tan","answer":"3","sum":"cd597deddd8996af"}
{"n":1143,"by":null,"ask":"bot.black","answer":"4","sum":"e9f2178c3c403ef5"}
{"n":1144,"by":null,"ask":"bot.green","answer":"5","sum":"4f781fd2ffaf2ad4"}
{"n":1145,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,5,"kabul","kabul"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"bd24b1c80cc03179"}
{"n":1146,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"fdf64a9a54b9f42b"}
{"n":1147,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"886d884edb09a6d8"}
{"n":1148,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat, kandahar",["{0}",[3]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"9a0668f341731768"}
{"n":1149,"by":null,"ask":"bot.tan","answer":"3","sum":"ce45809b0e00c004"}
{"n":1150,"by":null,"ask":"bot.black","answer":"3","sum":"36cc657582602a3c"}
{"n":1151,"by":null,"ask":"bot.green","answer":"5","sum":"7c420cfc4ac7ff71"}
{"n":1152,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","kandahar"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"d8bc6dfaed84eab5"}
{"n":1153,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"16d8898f35174bb7"}
{"n":1154,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"78a8f988909a31ca"}
{"n":1155,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[3]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"8c4c676328cd4de8"}
{"n":1156,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a548f4f4eb5763ac"}
{"n":1157,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"49f117623dbd58d8"}
{"n":1158,"by":"government","how":"bot","ask":"train.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"helmand",["{0}",[4]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"helmand"]]],"sum":"7246f7355af1b727"}
{"n":1159,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5e49eedab728f9fc"}
{"n":1160,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"c96f8c4fe6a44cf9"}
{"n":1161,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"a37760615578c163"}
{"n":1162,"by":"government","how":"bot","ask":"govern.space","answer":"helmand","why":[["{0}: {1}",[["8.6.2: Support without a marker",[]],"helmand"]]],"sum":"9f12272b8c0e1c7b"}
{"n":1163,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"2922c7d0375abc75"}
{"n":1164,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"c5a09105da1fb022","sum":"b3f4f3131226ba51"}
{"n":1165,"by":null,"ask":"deck.card","answer":"39","print":"3612673c99a03f74","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 17\nnext: 39\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=39 taliban=1 warlords=23\naid: 21\npatronage: 8\nislamabad: pressure\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T4P3 T:u1a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T5P1 T:u6 +1\nkonduz W:B1u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"312b81cfc475a2d2"}
{"n":1166,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"NATO"]]],"sum":"be83e8615b964dbd"}
{"n":1167,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"f2841b6dd0569ee0"}
{"n":1168,"by":"coalition","how":"bot","ask":"event.free","answer":"roll","why":["8.8.2: Surge: roll for Troops, and half as many Bases"],"sum":"3892a276a40763c7"}
{"n":1169,"by":null,"ask":"bot.die","answer":"6","sum":"f72d00fdebf2cbfa"}
{"n":1170,"by":"coalition","how":"bot","ask":"event.free","answer":"roll-spaces","why":[["8.8.2: Surge: die {0}",[6]],["{0}: {1} ({2})",[["8.8.2: highest Population",[]],"baghlan, balkh, konduz",["{0}",[2]]]],["8.2: among {0}",["baghlan, balkh, konduz"]]],"sum":"4921a8d05eaa17b6"}
{"n":1171,"by":null,"ask":"bot.tan","answer":"1","sum":"17aef062ada6c844"}
{"n":1172,"by":null,"ask":"bot.black","answer":"1","sum":"6363c5c9156b63d1"}
{"n":1173,"by":null,"ask":"bot.green","answer":"2","sum":"a317e55af66e00a4"}
{"n":1174,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,1,2,"balochistan","baghlan"]],["8.4.4: a free {0}",["surge"]]],"sum":"8ff338a15981872c"}
{"n":1175,"by":"coalition","how":"bot","ask":"surge.space","answer":"baghlan","why":[["8.8.2: {0} and {1} Troops placed in {2}",[["{0} Base",[1]],1,"baghlan"]]],"sum":"e53dafe686e1185e"}
{"n":1176,"by":"coalition","how":"bot","ask":"surge.space","answer":"done","why":["8.8.2: no other space to Surge"],"sum":"de45188da6153680"}
{"n":1177,"by":"coalition","how":"bot","ask":"surge.troops","answer":"1","why":[["8.8.2: Coalition Troops in {0}: {1}",["baghlan",1]]],"sum":"d152ebcc76a7706a"}
{"n":1178,"by":"coalition","how":"bot","ask":"surge.bases","answer":"1","why":[["8.8.2: Coalition Bases in {0}: {1}",["baghlan",1]]],"sum":"a84edaa9cea93c06"}
{"n":1179,"by":"coalition","how":"bot","ask":"surge.die","answer":"roll","why":["8.8.2: a die roll is added to Aid"],"sum":"de60db399212ffd2"}
{"n":1180,"by":null,"ask":"surge.roll","answer":"6","sum":"6cac69cba5db9789"}
{"n":1181,"by":"coalition","how":"bot","ask":"surge.aid","answer":"6","why":["8.8.2: all of the roll is added to Aid"],"print":"6ed1fcf57f55ef1b","sum":"db9352daa366e198"}
{"n":1182,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[6,4]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[7,8]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,6]],["{0}: {1}",["8.7","attack"]]],"sum":"d55dbc98313c71e4"}
{"n":1183,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.2: areas before LoCs",[]],"ghazni, kabul, kandahar, khowst, nuristan"]],["8.2: among {0}",["ghazni, kabul, kandahar, khowst, nuristan"]]],"sum":"195261631774f2c2"}
{"n":1184,"by":null,"ask":"bot.tan","answer":"3","sum":"0507b3339cd5c6a8"}
{"n":1185,"by":null,"ask":"bot.black","answer":"1","sum":"6c2c6b3ce07a40c8"}
{"n":1186,"by":null,"ask":"bot.green","answer":"1","sum":"2b39ec3123aa48f2"}
{"n":1187,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,1,"waziristan","khowst"]],["{0}: {1}",[["8.7.4: Ambush",[]],"khowst"]]],"sum":"6563ccd48d0e6741"}
{"n":1188,"by":"taliban","how":"bot","ask":"ambush.space","answer":"khowst","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"khowst"]]],"sum":"30a0a9411f8e8bbc"}
{"n":1189,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"print":"f9ccc2f028590b9c","sum":"2777a5798af8267c"}
{"n":1190,"by":null,"ask":"deck.card","answer":"50","print":"25fa7e26d4bc6d16","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 39\nnext: 50\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=39 taliban=0 warlords=23\naid: 31\npatronage: 8\nislamabad: pressure\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T4P3 T:u1a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u5a1 +1\nkonduz W:B1u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"25486235635ca6d9"}
{"n":1191,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Trilateral Summit"]]],"sum":"c1382bed5662615d"}
{"n":1192,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"1e168c48abfb3d16","sum":"529e3223f281ad3c"}
{"n":1193,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,11]],["{0}: {1}",["8.5","rally"]]],"sum":"8985feb28caf57b6"}
{"n":1194,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"ghazni"]]],"sum":"8fd4173c4a5cc05e"}
{"n":1195,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"ghazni"]]],"sum":"21fc0d7e31deba22"}
{"n":1196,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, balkh, bamian, faryab, ghowr, khowst, konduz"]]],"sum":"ab65c29e9080d82f"}
{"n":1197,"by":null,"ask":"bot.tan","answer":"3","sum":"6654fbd65932a726"}
{"n":1198,"by":null,"ask":"bot.black","answer":"6","sum":"ae86c24f752bd11b"}
{"n":1199,"by":null,"ask":"bot.green","answer":"5","sum":"38cdd6ce15dbaefd"}
{"n":1200,"by":"warlords","how":"bot","ask":"rally.space","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,5,"northwest-frontier","konduz"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"konduz"]]],"sum":"0b0c48830111aa4d"}
{"n":1201,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"konduz"]]],"sum":"73f3b8bbd63f3714"}
{"n":1202,"by":"warlords","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"4193f3e5f130f52d"}
{"n":1203,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghowr, helmand, herat, kandahar, khowst, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"d271d97f9e225c59"}
{"n":1204,"by":null,"ask":"bot.tan","answer":"2","sum":"ba8da61e9c2a06e9"}
{"n":1205,"by":null,"ask":"bot.black","answer":"2","sum":"b672b761f4fca03b"}
{"n":1206,"by":null,"ask":"bot.green","answer":"1","sum":"efd434d48f418715"}
{"n":1207,"by":"warlords","how":"bot","ask":"rally.space","answer":"nimruz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,1,"balochistan","nimruz"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"d15d00d96a40b618"}
{"n":1208,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"nimruz"]]],"sum":"fe775e49a3386301"}
{"n":1209,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"9e7d91d23018fb37"}
{"n":1210,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"konduz","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"konduz"]]],"sum":"607a79d6bab6a363"}
{"n":1211,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"2978e8dd30f1db3e","sum":"7b9b128a179b2275"}
{"n":1212,"by":null,"ask":"deck.card","answer":"1","print":"ff0bc94e1e168c23","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 50\nnext: 1\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=39 taliban=0 warlords=20\naid: 35\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T4P3 T:u1a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u5a1 +1\nkonduz W:B2u4\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"ec9bc7fde21bb10f"}
{"n":1213,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Development Aid"]]],"sum":"eb70090f240257bc"}
{"n":1214,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"88c0c277db37f739","sum":"02771fae3b1a0aea"}
{"n":1215,"by":"taliban","how":"bot","ask":"turn","answer":"pass","why":["8.1: no Resources: Pass instead of an Operation"],"print":"e920e5bf9d8bd334","sum":"a55dd631d22379f2"}
{"n":1216,"by":null,"ask":"deck.card","answer":"38","print":"6bcd2cdc29a510ca","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 1\nnext: 38\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban warlords\nresources: government=51 taliban=1 warlords=20\naid: 38\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T4P3 T:u1a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u5a1 +1\nkonduz W:B2u4\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"f1b3c72fdb66b4f8"}
{"n":1217,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["ISR",2]]],"sum":"79b8f0b3db971765"}
{"n":1218,"by":null,"ask":"bot.die","answer":"6","sum":"aed66acc576aac9c"}
{"n":1219,"by":"taliban","how":"bot","ask":"turn","answer":"attack","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,2,"ISR"]],["8.7.2: at least {0} Available or Active: no ({1})",[15,["{0} Available, {1} Active",[6,8]]]],["8.7.3: none Underground and few in all at Support and on LoCs: no ({0})",[["{0} Underground, {1} in all",[7,8]]]],["8.7: Support + Available {0} or less: yes ({1})",[20,6]],["{0}: {1}",["8.7","attack"]]],"sum":"1b8840a2948cba7a"}
{"n":1220,"by":"taliban","how":"bot","ask":"attack.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.2: areas before LoCs",[]],"ghazni, kabul, kandahar, khowst, nuristan"]],["8.2: among {0}",["ghazni, kabul, kandahar, khowst, nuristan"]]],"sum":"36615cd0f8e38983"}
{"n":1221,"by":null,"ask":"bot.tan","answer":"3","sum":"252253229fb81116"}
{"n":1222,"by":null,"ask":"bot.black","answer":"3","sum":"a65df008f4091ba1"}
{"n":1223,"by":null,"ask":"bot.green","answer":"5","sum":"68d2e80fd49add2e"}
{"n":1224,"by":"taliban","how":"bot","ask":"attack.space","answer":"ambush","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","kabul"]],["{0}: {1}",[["8.7.4: Ambush",[]],"kabul"]]],"sum":"3638b1e15d958f34"}
{"n":1225,"by":"taliban","how":"bot","ask":"ambush.space","answer":"kabul","why":[["{0}: {1}",[["8.7.4: Ambush",[]],"kabul"]]],"sum":"e50130577f213922"}
{"n":1226,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_police","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_police"]]],"sum":"8e48077452156330"}
{"n":1227,"by":"taliban","how":"bot","ask":"attack.remove","answer":"government_troops","why":[["{0}: in the order {1}; 8.1.2: {2}",["8.7.4","coalition, government, warlords","government_troops"]]],"print":"f23d2ddc28a158d1","sum":"9f6815cada9b7dc8"}
{"n":1228,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"ISR"]]],"sum":"1945fc188b4ff26c"}
{"n":1229,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"0071a5b3d7e94869","sum":"bf5d5b3d7dc32e48"}
{"n":1230,"by":null,"ask":"deck.card","answer":"63","print":"17227e0513d3fd97","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 38\nnext: 63\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=51 taliban=0 warlords=20\naid: 38\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T3P2 T:a2 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u5a1 +1\nkonduz W:B2u4\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"857658c65a639661"}
{"n":1231,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Night Raids"]]],"sum":"3cdea69dfe120684"}
{"n":1232,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"48d4e8ba21462dd9"}
{"n":1233,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, kabul, kandahar, khowst"]]],"sum":"709865ed24cc8ad3"}
{"n":1234,"by":null,"ask":"bot.tan","answer":"4","sum":"e0a1df8f63ebd3ea"}
{"n":1235,"by":null,"ask":"bot.black","answer":"3","sum":"90b35997509c54e6"}
{"n":1236,"by":null,"ask":"bot.green","answer":"6","sum":"afbf811895754d1b"}
{"n":1237,"by":"coalition","how":"bot","ask":"event.space","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,6,"kabul","kabul"]]],"sum":"f8389718beb1f94c"}
{"n":1238,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, kandahar, khowst"]]],"sum":"6c2d1a2bfd9a0653"}
{"n":1239,"by":null,"ask":"bot.tan","answer":"3","sum":"65d29898e98974ed"}
{"n":1240,"by":null,"ask":"bot.black","answer":"3","sum":"b39178d1dd9b67e2"}
{"n":1241,"by":null,"ask":"bot.green","answer":"5","sum":"d329fb75fc770bbc"}
{"n":1242,"by":"coalition","how":"bot","ask":"event.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","baghlan"]]],"sum":"332d9d48a51e700a"}
{"n":1243,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","warlord_underground, taliban_active"]]],"sum":"ef5af42ca23b3508"}
{"n":1244,"by":null,"ask":"bot.die","answer":"6","sum":"32f9810ecf18954a"}
{"n":1245,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"taliban_active","why":[["{0}: dice {1}: {2}",["8.1.2","6","taliban_active"]],["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_active"]]],"sum":"2c92fdb8bf095bb9"}
{"n":1246,"by":"coalition","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kandahar, khowst"]]],"sum":"687d176dc04bb24c"}
{"n":1247,"by":null,"ask":"bot.tan","answer":"2","sum":"41440e23b03fafb2"}
{"n":1248,"by":null,"ask":"bot.black","answer":"4","sum":"c9df69b5adc3ad9d"}
{"n":1249,"by":null,"ask":"bot.green","answer":"6","sum":"991e737d0d452d4c"}
{"n":1250,"by":"coalition","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","khowst"]]],"sum":"eefb4c8050a7c087"}
{"n":1251,"by":"coalition","how":"bot","ask":"event.remove.piece","answer":"taliban_underground","why":[["{0}: {1}",[["8.1.2: pieces of players first, Underground before Active",[]],"taliban_underground"]]],"print":"b9606214414f6033","sum":"362a5155a9a30163"}
{"n":1252,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,5]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,29]],["{0}: {1}",["8.5","march"]]],"sum":"700f176158f52369"}
{"n":1253,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll-spaces","why":[["{0}: {1}",[["8.5.2 step 3: Cultivate could place a Base",[]],"badakhshan, balkh, ghowr"]],["8.2: among {0}",["badakhshan, balkh, ghowr"]]],"sum":"2b4fcbcd4e6f36a7"}
{"n":1254,"by":null,"ask":"bot.tan","answer":"6","sum":"5fe4fb75231438e6"}
{"n":1255,"by":null,"ask":"bot.black","answer":"1","sum":"3b6ee67782c3a5b9"}
{"n":1256,"by":null,"ask":"bot.green","answer":"3","sum":"6be9e3484280022d"}
{"n":1257,"by":"warlords","how":"bot","ask":"march.origin","answer":"konduz","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,3,"badakhshan","badakhshan"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"badakhshan"]]],"sum":"526054f68ec2f208"}
{"n":1258,"by":"warlords","how":"bot","ask":"march.destination","answer":"badakhshan","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"badakhshan"]]],"sum":"2f1010a991f2ae3f"}
{"n":1259,"by":"warlords","how":"bot","ask":"march.count","answer":"3","why":["8.5.2: as many as may leave"],"sum":"13032f5b73dcd6a1"}
{"n":1260,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"2fedeebf5f31089a"}
{"n":1261,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badakhshan","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"badakhshan"]]],"sum":"91f4e0a72afc49c7"}
{"n":1262,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"b88ba83dacbb806a","sum":"797df74a28f5a621"}
{"n":1263,"by":null,"ask":"deck.card","answer":"26","print":"5dd6e84ee6f49ccd","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 63\nnext: 26\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=51 taliban=0 warlords=19\naid: 38\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u3 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a2 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T3P2 T:a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u4a1 +1\nkonduz W:B2u1\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"2abe29a327330286"}
{"n":1264,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Teetotalers"]]],"sum":"8e5ac3102465ade7"}
{"n":1265,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"print":"60ca16ba26620562","sum":"ce6acfd242022e72"}
{"n":1266,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,27]],["{0}: {1}",["8.6","train"]]],"sum":"d06082756f8f5655"}
{"n":1267,"by":"government","how":"bot","ask":"train.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"baghlan",["{0}",[0]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"baghlan"]]],"sum":"b7267c50937a7474"}
{"n":1268,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"b1ad474ce0e2567d"}
{"n":1269,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"85bb571a44653652"}
{"n":1270,"by":"government","how":"bot","ask":"train.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"khowst",["{0}",[4]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"khowst"]]],"sum":"b2ba8185f74a7ab2"}
{"n":1271,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"cead73033d64e066"}
{"n":1272,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"bc434e6f6ed807a1"}
{"n":1273,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"5d4f8b7c8c88f1d4"}
{"n":1274,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a402a05e03eddc1c"}
{"n":1275,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"b86214e9b4f3f0d7"}
{"n":1276,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat, kandahar",["{0}",[7]]]],["8.2: among {0}",["herat, kandahar"]]],"sum":"5e1cbd92a7dd5964"}
{"n":1277,"by":null,"ask":"bot.tan","answer":"3","sum":"51ecd611b163aa03"}
{"n":1278,"by":null,"ask":"bot.black","answer":"1","sum":"9c5e6dd61d2cb34d"}
{"n":1279,"by":null,"ask":"bot.green","answer":"1","sum":"de099afb46af0f83"}
{"n":1280,"by":"government","how":"bot","ask":"train.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,1,"waziristan","kandahar"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kandahar"]]],"sum":"8c2d2f78394c35a7"}
{"n":1281,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3b30fc1aea1f4a41"}
{"n":1282,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"afff3742a48d5de1"}
{"n":1283,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: no {1}",["8.6.2","govern"]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"b0bacfe998c4de32"}
{"n":1284,"by":null,"ask":"bot.tan","answer":"3","sum":"6db47b033afeaa65"}
{"n":1285,"by":null,"ask":"bot.black","answer":"2","sum":"843f91841c73de3d"}
{"n":1286,"by":null,"ask":"bot.green","answer":"5","sum":"0bcaf72cf3af955f"}
{"n":1287,"by":"government","how":"bot","ask":"train.space","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,5,"ghazni","kandahar"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[6,"kandahar"]],["{0}: {1} ({2})",[["8.6.2: most Population",[]],"balkh",["{0}",[2]]]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"balkh"]],"8.6.2: Transport"],"sum":"19d7bd0506c71035"}
{"n":1288,"by":"government","how":"bot","ask":"transport.origin","answer":"kandahar","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[6,"kandahar"]]],"sum":"9f131df527b9e593"}
{"n":1289,"by":"government","how":"bot","ask":"transport.destination","answer":"balkh","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"balkh"]]],"sum":"27f2abf327234a23"}
{"n":1290,"by":"government","how":"bot","ask":"transport.troops","answer":"5","why":["8.6.2: all of the excess, but 1 stays"],"sum":"d0d00744d8ab284f"}
{"n":1291,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"8f9e3af54a0becff"}
{"n":1292,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"a291edc2b945e60c","sum":"49f6edbe1cbce256"}
{"n":1293,"by":null,"ask":"deck.card","answer":"66","print":"a549a269318e5c66","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 26\nnext: 66\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=36 taliban=3 warlords=25\naid: 38\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u3 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2 T:a2 W:B1u1\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T5P4 T:a1 support=S +1\nkandahar C:B1T4 G:T1P5 T:u1 +1\nkhowst C:B1T4 G:T6P2 T:u4a1 +1\nkonduz W:B2u1\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"37478f2acfa0fb13"}
{"n":1294,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"MANPADS Scare"]]],"sum":"a8961f9b60d89a2b"}
{"n":1295,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"f59ca16dafeaad18"}
{"n":1296,"by":"coalition","how":"bot","ask":"event.free.which","answer":"air-strike","why":["8.8.3: Air Strike on Taliban"],"sum":"2e2f2cc18f87dccc"}
{"n":1297,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll-spaces","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"balochistan, northwest-frontier"]],["8.2: among {0}",["balochistan, northwest-frontier"]]],"sum":"7bb2f21ad592f69d"}
{"n":1298,"by":null,"ask":"bot.tan","answer":"3","sum":"736e0e30ce85849b"}
{"n":1299,"by":null,"ask":"bot.black","answer":"1","sum":"6b4af00bc5261105"}
{"n":1300,"by":null,"ask":"bot.green","answer":"1","sum":"3b78a9f754eaa961"}
{"n":1301,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,1,"waziristan","northwest-frontier"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"northwest-frontier"]]],"sum":"fbfc01c68e9feed8"}
{"n":1302,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"balochistan","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"balochistan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"balochistan"]]],"sum":"015ef7200785b5ed"}
{"n":1303,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"khowst",["{0}",[5]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"khowst"]]],"sum":"001da44a7cddc6c8"}
{"n":1304,"by":"coalition","how":"bot","ask":"event.free.which","answer":"air-strike","why":["8.8.3: Air Strike on Taliban"],"sum":"191d8a1bf3d185c9"}
{"n":1305,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.8.3: most Taliban Guerrillas",[]],"baghlan",["{0}",[2]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"baghlan"]]],"sum":"680a1be9d738ea14"}
{"n":1306,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"print":"871ceaedcc946355","sum":"25d87885ce245034"}
{"n":1307,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,4]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,35]],["{0}: {1}",["8.5","march"]]],"sum":"ec04dbb75a562724"}
{"n":1308,"by":"warlords","how":"bot","ask":"march.origin","answer":"badakhshan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","nuristan"]]],"sum":"b5bd0d1c9976f89d"}
{"n":1309,"by":"warlords","how":"bot","ask":"march.destination","answer":"nuristan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","nuristan"]]],"sum":"dc5b97a4e8db5450"}
{"n":1310,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","nuristan"]]],"sum":"0125bed8ebe9a76b"}
{"n":1311,"by":"warlords","how":"bot","ask":"march.origin","answer":"nimruz","why":[["{0}: {1}",[["8.5.2 step 3: Cultivate could place a Base",[]],"ghowr"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"ghowr"]]],"sum":"db6b1459ab1da01d"}
{"n":1312,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghowr","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"ghowr"]]],"sum":"dcbcbcca3dc6d3a3"}
{"n":1313,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"b288cb3450d33fb7"}
{"n":1314,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"ghowr","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"ghowr"]]],"sum":"7474932a8b1cbb1c"}
{"n":1315,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"5b3cc85ee2a59f5e","sum":"7d2db81aa72fd01f"}
{"n":1316,"by":null,"ask":"deck.card","answer":"18","print":"a39ada05411a37b0","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 66\nnext: 18\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=36 taliban=3 warlords=23\naid: 38\npatronage: 8\nislamabad: tolerance\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2 T:a1 W:B1u1\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T5P4 T:a1 support=S +1\nkandahar C:B1T4 G:T1P5 T:u1 +1\nkhowst C:B1T4 G:T6P2 T:u4 +1\nkonduz W:B2u1\nnuristan T:B1u2 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"65e9baf60463875c"}
{"n":1317,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mountain Fastness"]]],"sum":"f4dec1067cde138c"}
{"n":1318,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"e49ff27c1ff87eb6"}
{"n":1319,"by":"taliban","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"badakhshan, bamian, ghowr, khowst, oruzgan, samangan, sar-e-pol",["{0}",[1]]]],["8.2: among {0}",["badakhshan, bamian, ghowr, khowst, oruzgan, samangan, sar-e-pol"]]],"sum":"2284751dbea91307"}
{"n":1320,"by":null,"ask":"bot.tan","answer":"4","sum":"b8fe4df7341e70e1"}
{"n":1321,"by":null,"ask":"bot.black","answer":"2","sum":"a2a9e45ea4aaccd6"}
{"n":1322,"by":null,"ask":"bot.green","answer":"4","sum":"0c103b9e3411f759"}
{"n":1323,"by":"taliban","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,2,4,"khowst","khowst"]]],"sum":"132a2ff31a6855d9"}
{"n":1324,"by":"taliban","how":"bot","ask":"event.faction","answer":"taliban","why":[["{0}: {1}",[["8.4.4: the Faction that chooses benefits",[]],"taliban"]]],"sum":"d417e0d2ae72fa0c"}
{"n":1325,"by":"taliban","how":"bot","ask":"event.place.count","answer":"2","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"2"]]],"print":"4bf609b1134952e0","sum":"7ba05c9040766aec"}
{"n":1326,"by":"government","how":"bot","ask":"turn","answer":"patrol","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,11]],"8.6.2: Govern could add Patronage: no",["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar, kandahar-kabul"]],["{0}: {1}",["8.6","patrol"]]],"sum":"a79d17d8850e2352"}
{"n":1327,"by":"government","how":"bot","ask":"patrol.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"2f14f523b413259f"}
{"n":1328,"by":null,"ask":"bot.die","answer":"5","sum":"6e175458921a424e"}
{"n":1329,"by":"government","how":"bot","ask":"patrol.space","answer":"farah-kandahar","why":[["{0}: dice {1}: {2}",["8.3","5","farah-kandahar"]],["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"farah-kandahar"]]],"sum":"e420f8a83237b050"}
{"n":1330,"by":"government","how":"bot","ask":"patrol.origin","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"kandahar",["{0}",[5]]]],["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"25b100dfda9bfb6c"}
{"n":1331,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"3b1e82bc9f9041a2"}
{"n":1332,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","farah-kandahar"]]],"sum":"2f82a104514463f4"}
{"n":1333,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"bfe73845f2551aec"}
{"n":1334,"by":"government","how":"bot","ask":"patrol.space","answer":"kandahar-kabul","why":[["{0}: {1}",[["8.6.3: Taliban Guerrillas outnumber all others",[]],"kandahar-kabul"]]],"sum":"04dbc0e2087da61a"}
{"n":1335,"by":"government","how":"bot","ask":"patrol.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.3: most cubes of that kind",[]],"helmand, kabul, kandahar",["{0}",[4]]]],["8.2: among {0}",["helmand, kabul, kandahar"]]],"sum":"eec7a5825f177d9e"}
{"n":1336,"by":null,"ask":"bot.tan","answer":"3","sum":"508105a3662d1d7c"}
{"n":1337,"by":null,"ask":"bot.black","answer":"5","sum":"f914b8b6d4f6bb6d"}
{"n":1338,"by":null,"ask":"bot.green","answer":"4","sum":"8b7a7387aab579b1"}
{"n":1339,"by":"government","how":"bot","ask":"patrol.origin","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,4,"baghlan","kandahar"]],["8.6.3: 1 Police from {0} to {1}",["kandahar","kandahar-kabul"]]],"sum":"3d4dee6506b0501f"}
{"n":1340,"by":"government","how":"bot","ask":"patrol.troops","answer":"0","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","kandahar-kabul"]]],"sum":"5bc7c49842ad8e50"}
{"n":1341,"by":"government","how":"bot","ask":"patrol.police","answer":"1","why":[["8.6.3: 1 Police from {0} to {1}",["kandahar","kandahar-kabul"]]],"sum":"2840834ab45f56cf"}
{"n":1342,"by":"government","how":"bot","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"979bb209931def0f"}
{"n":1343,"by":"government","how":"bot","ask":"patrol.space","answer":"done","why":["8.6.3: no other place to bring cubes to"],"sum":"2c7fd730bbc40828"}
{"n":1344,"by":"government","how":"bot","ask":"patrol.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"b8eb77b801f21f5d"}
{"n":1345,"by":"government","how":"bot","ask":"patrol.assault","answer":"kabul-tor-kham","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.6.3: Assault removes {0}: {1}",[["{0}",[["{0} Taliban Guerrilla",[1]]]],"kabul-tor-kham"]]],"sum":"6964449e62bd9ba0"}
{"n":1346,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["{0}: no {1}",["8.6.2","govern"]],["8.2: among {0}",["kabul, khowst"]]],"sum":"b9d4ffa90f3a2db6"}
{"n":1347,"by":null,"ask":"bot.tan","answer":"3","sum":"a8de74407962af4c"}
{"n":1348,"by":null,"ask":"bot.black","answer":"1","sum":"6cc81635c6363dba"}
{"n":1349,"by":null,"ask":"bot.green","answer":"5","sum":"6013c62fc43f1f8c"}
{"n":1350,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,5,"ghazni","kabul"]],["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"kabul"]],["8.2: among {0}",["badghis, bamian, faryab, ghowr"]]],"sum":"12792bb4566cff75"}
{"n":1351,"by":null,"ask":"bot.tan","answer":"4","sum":"3f2968af4d58a024"}
{"n":1352,"by":null,"ask":"bot.black","answer":"6","sum":"abb1ccc425e35e08"}
{"n":1353,"by":null,"ask":"bot.green","answer":"1","sum":"2d0c2b2a1d6b42c0"}
{"n":1354,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,1,"nuristan","faryab"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"faryab"]],"8.6.2: Transport"],"sum":"a468f63614263258"}
{"n":1355,"by":"government","how":"bot","ask":"transport.origin","answer":"kabul","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"kabul"]]],"sum":"a514aeaa302fde16"}
{"n":1356,"by":"government","how":"bot","ask":"transport.destination","answer":"faryab","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"faryab"]]],"sum":"0fac20587e8ecf8f"}
{"n":1357,"by":"government","how":"bot","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"print":"21a19edc2812b3e5","sum":"7b5fc5b89bedbf29"}
{"n":1358,"by":null,"ask":"deck.card","answer":"57","print":"8fda3719b5e27300","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 18\nnext: 57\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=32 taliban=3 warlords=24\naid: 38\npatronage: 8\nislamabad: tolerance\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2 T:a1 W:B1u1\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 T:a1 support=S +1\nkandahar C:B1T4 G:T1P3 T:u1 +1\nkhowst C:B1T4 G:T6P2 T:B1u6 +1\nkonduz W:B2u1\nnuristan T:B1u2 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P2 T:a1\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1 T:a1\n","sum":"f9da522e919839bd"}
{"n":1359,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["PRTs",2]]],"sum":"0fdad877b6bba671"}
{"n":1360,"by":null,"ask":"bot.die","answer":"6","sum":"752273025cfdd39e"}
{"n":1361,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,2,"PRTs"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,15]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"kandahar, khowst",["{0}",[4]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"25306c724cd33559"}
{"n":1362,"by":null,"ask":"bot.tan","answer":"4","sum":"94290e7b5444d0ff"}
{"n":1363,"by":null,"ask":"bot.black","answer":"3","sum":"9c19b502dd65817b"}
{"n":1364,"by":null,"ask":"bot.green","answer":"5","sum":"554e073f57587b88"}
{"n":1365,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,3,5,"kabul","kandahar"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"khowst",["{0}",[4]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"helmand, herat, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, herat, kabul"]]],"sum":"17c5538a97010bd2"}
{"n":1366,"by":null,"ask":"bot.tan","answer":"2","sum":"496b79ce5ff537fe"}
{"n":1367,"by":null,"ask":"bot.black","answer":"4","sum":"0af7bc21adef025a"}
{"n":1368,"by":null,"ask":"bot.green","answer":"6","sum":"27556438220952eb"}
{"n":1369,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","helmand"]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["zabol"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[2]],["{0} Taliban pieces",[6]]]]]],"8.8: Assault"],"sum":"4814d32d959f18de"}
{"n":1370,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["zabol"]]],"sum":"4380feef71b24a96"}
{"n":1371,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kandahar","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","kandahar"]]],"sum":"cc6120794a7e3395"}
{"n":1372,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"8165fcb3d3ddd0aa"}
{"n":1373,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"aac850a1a8c6d4bd"}
{"n":1374,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"8e695af3edfb3e5e"}
{"n":1375,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","khowst"]]],"sum":"4e268f4807cf98cd"}
{"n":1376,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"383ad33d72a48413"}
{"n":1377,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"7f3c7260c3a5a496"}
{"n":1378,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"a19c0233c8bfbe91"}
{"n":1379,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"government_troops","khowst"]]],"sum":"4d42fa8231d8edd5"}
{"n":1380,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"zabol","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"zabol"]]],"sum":"6d39d85b28d61cae"}
{"n":1381,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"f377f3a4261a6070"}
{"n":1382,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"0813933bf28d4eb8"}
{"n":1383,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"c6b57c80441e16e5"}
{"n":1384,"by":"coalition","how":"bot","ask":"assault.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"zabol",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"zabol"]]],"sum":"4fd4e72649fd1d26"}
{"n":1385,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"bf15e0d78facf6be"}
{"n":1386,"by":"coalition","how":"bot","ask":"assault.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kandahar, khowst",["{0}",[3]]]],["8.2: among {0}",["kandahar, khowst"]]],"sum":"d503fdf5d4025292"}
{"n":1387,"by":null,"ask":"bot.tan","answer":"6","sum":"ca9ae6c9ec0893d2"}
{"n":1388,"by":null,"ask":"bot.black","answer":"4","sum":"ab2c91a02dbe8300"}
{"n":1389,"by":null,"ask":"bot.green","answer":"3","sum":"1a624ced1915115c"}
{"n":1390,"by":"coalition","how":"bot","ask":"assault.space","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,3,"faryab","kandahar"]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kandahar"]]],"sum":"f5ff8b99c78717e8"}
{"n":1391,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"khowst",["{0}",[3]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"3ece387d569183ea"}
{"n":1392,"by":"coalition","how":"bot","ask":"assault.space","answer":"baghlan","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"baghlan"]]],"sum":"a2899df212f87a23"}
{"n":1393,"by":"coalition","how":"bot","ask":"assault.targets","answer":"both","why":["8.8.4: Taliban before Warlords"],"sum":"9b5bbbb836cc3a64"}
{"n":1394,"by":"coalition","how":"bot","ask":"assault.find","answer":"warlords","why":["8.8.4: Taliban before Warlords"],"sum":"851abb16c0f61623"}
{"n":1395,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"print":"be7cd8b27b187d01","sum":"912e68b94a379e1a"}
{"n":1396,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"PRTs"]]],"sum":"0ac8655fcf33a0ab"}
{"n":1397,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"070ce586e623dc91","sum":"ed73c889f817c3ef"}
{"n":1398,"by":null,"ask":"deck.top","answer":"event","sum":"57785c0ff9385f39"}
{"n":1399,"by":null,"ask":"deck.card","answer":"3","print":"d9bf546882602e27","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 57\nnext: 3\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=29 taliban=3 warlords=24\naid: 38\npatronage: 8\nislamabad: tolerance\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u5 +1\nkonduz W:B2u1\nnuristan T:B1u2 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol C:T6 G:T2\nwaziristan T:B1\nkabul-tor-kham G:P2 T:a1\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1 T:a1\n","sum":"e6ac0e0c24b4f2fe"}
{"n":1400,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.4.1: {0}: {1}",["Sandstorms",["the instruction is not to execute it",[]]]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[18,5]]]],["{0}: {1}",["8.7","rally"]]],"sum":"ff94763728a7ccc5"}
{"n":1401,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"4826af9d15bfe65e"}
{"n":1402,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"d47884ec76f06029"}
{"n":1403,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, khowst, nimruz, nuristan, samangan, sar-e-pol, balochistan, northwest-frontier"]]],"sum":"95fd5172b8c01b95"}
{"n":1404,"by":null,"ask":"bot.tan","answer":"5","sum":"bc29a35eeb46fec8"}
{"n":1405,"by":null,"ask":"bot.black","answer":"6","sum":"f9bafecb731edee7"}
{"n":1406,"by":null,"ask":"bot.green","answer":"2","sum":"22344c23de16829b"}
{"n":1407,"by":"taliban","how":"bot","ask":"rally.space","answer":"sar-e-pol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,6,2,"sar-e-pol","sar-e-pol"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"sar-e-pol"]]],"sum":"54670ec35a62b3ba"}
{"n":1408,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"sar-e-pol"]]],"sum":"d921e0504d28ebe2"}
{"n":1409,"by":"taliban","how":"bot","ask":"rally.space","answer":"nuristan","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"1b31ff2d1a590109"}
{"n":1410,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"nuristan"]]],"sum":"cbc9856e291c4f90"}
{"n":1411,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"da15d7aa7ca5ccac"}
{"n":1412,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"c2c7aca513e28eb2"}
{"n":1413,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, nuristan"]]],"sum":"aae0b272abd894e7"}
{"n":1414,"by":null,"ask":"bot.tan","answer":"1","sum":"83c4305a239ec9e3"}
{"n":1415,"by":null,"ask":"bot.black","answer":"3","sum":"722c74f8d34b35ca"}
{"n":1416,"by":null,"ask":"bot.green","answer":"1","sum":"d30f05e2ffb52156"}
{"n":1417,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,3,1,"herat","ghazni"]],["{0}: {1}",[["8.7.2: Infiltrate: Warlord pieces",[]],"ghazni"]]],"sum":"ace7c1aeee629cc1"}
{"n":1418,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"print":"c9ee7c7b88d3bc05","sum":"f2290f387e50713b"}
{"n":1419,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Sandstorms"]]],"sum":"17675eb16e5682ba"}
{"n":1420,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"print":"6652d70ddf747466","sum":"c66484530f438543"}
{"n":1421,"by":null,"ask":"deck.top","answer":"event","sum":"e13dcb3e5d6a2ccf"}
{"n":1422,"by":null,"ask":"deck.card","answer":"34","print":"451d5c3d2a6e42db","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 3\nnext: 34\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=29 taliban=0 warlords=24\naid: 38\npatronage: 8\nislamabad: tolerance\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u4 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 T:u1 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u5 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nwaziristan T:B1\nkabul-tor-kham G:P2 T:a1\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1 T:a1\n","sum":"059498ec96c44f04"}
{"n":1423,"by":"coalition","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Reapers",2]]],"sum":"bf08c668603a3235"}
{"n":1424,"by":null,"ask":"bot.die","answer":"6","sum":"b5a48fc112cf755c"}
{"n":1425,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[6,2,"Reapers"]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,12]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban pieces",[5]]]]]],"8.8: Assault"],"sum":"50e200f0d4d9c5db"}
{"n":1426,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"7fa28874ba72bdc9"}
{"n":1427,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"a8a52eeebf086cee"}
{"n":1428,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"f9a675125b006c1d"}
{"n":1429,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"waziristan","why":[["{0}: {1}",[["8.8.3: a Base can be removed",[]],"waziristan"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"waziristan"]]],"sum":"29f2973413774da8"}
{"n":1430,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"kabul-tor-kham, farah-kandahar, kandahar-kabul"]],["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"kabul-tor-kham"]]],"sum":"35f62a64223d876c"}
{"n":1431,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"roll","why":[["{0}: {1}",[["8.8.3: the last Taliban piece can be removed",[]],"farah-kandahar, kandahar-kabul"]],["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"33faec9b26c62670"}
{"n":1432,"by":null,"ask":"bot.die","answer":"2","sum":"770975337fb0b369"}
{"n":1433,"by":"coalition","how":"bot","ask":"air-strike.space","answer":"kandahar-kabul","why":[["{0}: dice {1}: {2}",["8.3","2","kandahar-kabul"]],["{0}: {1}",[["8.8.3: Air Strike on Taliban",[]],"kandahar-kabul"]]],"print":"216767bb482e6906","sum":"cc6fee51e631bdda"}
{"n":1434,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Reapers"]]],"sum":"b92e16df459398a2"}
{"n":1435,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"ebd330b33da4f687","sum":"1f72a9da212ed8f1"}
{"n":1436,"by":null,"ask":"deck.top","answer":"event","sum":"01bab9f4d98cb9bc"}
{"n":1437,"by":null,"ask":"deck.card","answer":"40","print":"88fb8754230a446f","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 34\nnext: 40\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=29 taliban=0 warlords=24\naid: 38\npatronage: 8\nout-of-play: C:T1\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u4 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1\n","sum":"d576d7799635f24d"}
{"n":1438,"by":"taliban","how":"bot","ask":"turn","answer":"roll","why":[["8.1: {0} is a Capability: taken on a roll below {1}",["Accidental Guerrillas",2]]],"sum":"e2ac4a220bb2c101"}
{"n":1439,"by":null,"ask":"bot.die","answer":"5","sum":"70cb542eec1f8fc3"}
{"n":1440,"by":"taliban","how":"bot","ask":"turn","answer":"pass","why":[["8.1: die {0}, Propaganda cards left {1}: {2} is not taken",[5,2,"Accidental Guerrillas"]],"8.1: no Resources: Pass instead of an Operation"],"print":"f8df22d2bfa18548","sum":"2e0ecae9ee25ba22"}
{"n":1441,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Accidental Guerrillas"]]],"sum":"349d193f63391b63"}
{"n":1442,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"print":"46d6213a15dcf230","sum":"0a82e508a3f929dc"}
{"n":1443,"by":null,"ask":"deck.top","answer":"event","sum":"f5eb6fd1d8295dda"}
{"n":1444,"by":null,"ask":"deck.card","answer":"55","print":"107bffa249116e2d","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 40\nnext: 55\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban warlords\nresources: government=29 taliban=1 warlords=24\naid: 38\npatronage: 8\nout-of-play: C:T1\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u4 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1\n","sum":"6700d9b9c32330ff"}
{"n":1445,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Line Item"]]],"sum":"6571d75f4fdb06fe"}
{"n":1446,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"c40ea2e4197b3edf","sum":"516edc04a8e0b9a6"}
{"n":1447,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,6]],["{0}: {1}",["8.5","rally"]]],"sum":"0cbc5564dabff9f4"}
{"n":1448,"by":"warlords","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"badakhshan"]]],"sum":"394e110c841d22db"}
{"n":1449,"by":"warlords","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.5.1 step 2: 2 Guerrillas and room for a Base",[]],"badakhshan"]]],"sum":"2d2f5e77d73f51fc"}
{"n":1450,"by":"warlords","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"ghazni"]]],"sum":"6a44046a011fe068"}
{"n":1451,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"ghazni"]]],"sum":"06f22657be0f4430"}
{"n":1452,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["badghis, balkh, bamian, faryab, ghowr"]]],"sum":"2de2de50c98fcb2c"}
{"n":1453,"by":null,"ask":"bot.tan","answer":"2","sum":"6d7eb6e48b74bcd9"}
{"n":1454,"by":null,"ask":"bot.black","answer":"2","sum":"a75baac2215e7e78"}
{"n":1455,"by":null,"ask":"bot.green","answer":"3","sum":"27d80d9060926680"}
{"n":1456,"by":"warlords","how":"bot","ask":"rally.space","answer":"badghis","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,3,"nimruz","badghis"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badghis"]]],"sum":"6fd7ecc9936c0eb1"}
{"n":1457,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"badghis"]]],"sum":"1b90cb5a7336a9d4"}
{"n":1458,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"1ac4c793ee19e7ae"}
{"n":1459,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badghis","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"badghis"]]],"sum":"11ce0e75c44be358"}
{"n":1460,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"23797ef24e451aab","sum":"47621860254daa24"}
{"n":1461,"by":null,"ask":"deck.top","answer":"event","sum":"ac4fe2ef77348b82"}
{"n":1462,"by":null,"ask":"deck.card","answer":"41","print":"e4117c94e7012397","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 55\nnext: 41\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=29 taliban=1 warlords=21\naid: 46\npatronage: 8\nout-of-play: C:T1\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u4 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1\n","sum":"3727bcb9bf8c5dce"}
{"n":1463,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Breaktime"]]],"sum":"3713bfa2fa40022f"}
{"n":1464,"by":"taliban","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"75aef43c675b4759"}
{"n":1465,"by":"taliban","how":"bot","ask":"event.faction","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","coalition, government, warlords"]]],"sum":"4cd6d4565c9cb26d"}
{"n":1466,"by":null,"ask":"bot.die","answer":"6","sum":"970127c41ef68e77"}
{"n":1467,"by":"taliban","how":"bot","ask":"event.faction","answer":"warlords","why":[["{0}: dice {1}: {2}",["8.1.2","6","warlords"]],["{0}: {1}",[["8.1.2: a random Faction, of the enemies that have not executed",[]],"warlords"]]],"print":"262cb845a967da87","sum":"4717e4d0bf112be9"}
{"n":1468,"by":"government","how":"bot","ask":"turn","answer":"assault","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,11]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: yes ({0})",[["Assault: {0}, {1}; Eradicate: 1 Base",[["{0} Bases",[0]],["{0} Guerrilla",[1]]]]]],["{0}: {1}",["8.6","assault"]]],"sum":"3244b5ed36c49134"}
{"n":1469,"by":"government","how":"bot","ask":"assault.space","answer":"kandahar-spin-boldak","why":[["8.6.5: removes {0}: {1}",[["{0}",[["{0} Taliban Guerrilla",[1]]]],"kandahar-spin-boldak"]]],"sum":"3f4c141cb65cafa6"}
{"n":1470,"by":"government","how":"bot","ask":"assault.space","answer":"eradicate","why":["8.6.5: Eradicate"],"sum":"ad0fca1049095922"}
{"n":1471,"by":"government","how":"bot","ask":"eradicate.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, faryab"]]],"sum":"8ee1b87a747f4978"}
{"n":1472,"by":null,"ask":"bot.tan","answer":"6","sum":"9b36a8860f957a3b"}
{"n":1473,"by":null,"ask":"bot.black","answer":"2","sum":"ec8ef35f594b1da3"}
{"n":1474,"by":null,"ask":"bot.green","answer":"2","sum":"6170f7bd9a72aa3c"}
{"n":1475,"by":"government","how":"bot","ask":"eradicate.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,2,"konduz","balkh"]],["{0}: {1}",[["8.6.5: Eradicate",[]],"balkh"]]],"sum":"e520abf1bd7f40d3"}
{"n":1476,"by":"government","how":"bot","ask":"eradicate.space","answer":"faryab","why":[["{0}: {1}",[["8.6.5: Eradicate",[]],"faryab"]]],"print":"0efd21590745db70","sum":"a8a0508e6a8f7c74"}
{"n":1477,"by":null,"ask":"deck.top","answer":"propaganda","print":"91fe1de36db04ffe","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 41\nnext: propaganda\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=26 taliban=1 warlords=21\naid: 52\npatronage: 10\nout-of-play: C:T1\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:u1 support=O\nghazni T:B1u4 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a1\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1\n","sum":"fad0bfcef1128ce1"}
{"n":1478,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"NATO Politics"]]],"sum":"165942e31988fe16"}
{"n":1479,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"print":"6d58d0ac030fa0a4","sum":"63552eb339827597"}
{"n":1480,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[18,2]]]],["{0}: {1}",["8.7","rally"]]],"sum":"0228625020608b8b"}
{"n":1481,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"031b97016ea8bb34"}
{"n":1482,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"b8998af7c482b5db"}
{"n":1483,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier, waziristan"]]],"sum":"3690b0a245a39172"}
{"n":1484,"by":null,"ask":"bot.tan","answer":"1","sum":"92b4f0921456fd21"}
{"n":1485,"by":null,"ask":"bot.black","answer":"2","sum":"a2d240154b207f05"}
{"n":1486,"by":null,"ask":"bot.green","answer":"3","sum":"0bc531e782afa9a9"}
{"n":1487,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,2,3,"nimruz","waziristan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"waziristan"]]],"sum":"d6b00d29465a0515"}
{"n":1488,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"waziristan"]]],"sum":"7e5b618ff6c159ed"}
{"n":1489,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"3a5b57eb4f636783"}
{"n":1490,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"roll-spaces","why":[["8.2: among {0}",["ghazni, nuristan"]]],"sum":"62261b943b3f4a44"}
{"n":1491,"by":null,"ask":"bot.tan","answer":"6","sum":"35b05400025ee577"}
{"n":1492,"by":null,"ask":"bot.black","answer":"5","sum":"c1f23246beb1d1d0"}
{"n":1493,"by":null,"ask":"bot.green","answer":"4","sum":"f28fc43283e8c664"}
{"n":1494,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,4,"bamian","ghazni"]],["{0}: {1}",[["8.7.2: Infiltrate: Warlord pieces",[]],"ghazni"]]],"sum":"720443afc13707c9"}
{"n":1495,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"7b5e9eb30f2caa2c"}
{"n":1496,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"bed3286ebc3185c9","sum":"2c2bd85db7eff2fe"}
{"n":1497,"by":null,"ask":"deck.card","answer":"69","print":"829251d1a8a02045","sum":"bc278998ed1f9165"}
{"n":1498,"by":"coalition","how":"bot","ask":"civic.space","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"kandahar",["{0}",[3]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"kandahar"]]],"sum":"f8c5b75db38ef97b"}
{"n":1499,"by":"coalition","how":"bot","ask":"civic.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"oruzgan"]]],"sum":"b19dece40c3b46df"}
{"n":1500,"by":"coalition","how":"bot","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid for"],"sum":"ce8ceae63bd8afa8"}
{"n":1501,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"1e3307ac6d444bb4","sum":"16429b064dc11fd7"}
{"n":1502,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"f4e8edc46893ad2b"}
{"n":1503,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"24b549a7218abce0"}
{"n":1504,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"902100c28c8be2a4"}
{"n":1505,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"d57b0753331324cc"}
{"n":1506,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9867042a8eb17723"}
{"n":1507,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"77b3cf528940a4e8"}
{"n":1508,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a1f035b0f4059e9d"}
{"n":1509,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"2da1798887ffb887"}
{"n":1510,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"6fdc7658a1b11e79"}
{"n":1511,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"baghlan, kandahar, khowst",["{0}",[1]]]],["8.2: among {0}",["baghlan, kandahar, khowst"]]],"sum":"cdc0270cbc928a8a"}
{"n":1512,"by":null,"ask":"bot.tan","answer":"6","sum":"9603d11a8ae056aa"}
{"n":1513,"by":null,"ask":"bot.black","answer":"5","sum":"cb3aa3d0f40c0a8a"}
{"n":1514,"by":null,"ask":"bot.green","answer":"6","sum":"059c1706bb06263d"}
{"n":1515,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,5,6,"kandahar","kandahar"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"kandahar"]]],"sum":"5e72c50ae2f7c663"}
{"n":1516,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"675198debeb5fa5a"}
{"n":1517,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"ccd50756f1b91876"}
{"n":1518,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"baghlan, khowst",["{0}",[1]]]],["8.2: among {0}",["baghlan, khowst"]]],"sum":"502d0eb4ec2c21a1"}
{"n":1519,"by":null,"ask":"bot.tan","answer":"2","sum":"de7d2134f850a2e7"}
{"n":1520,"by":null,"ask":"bot.black","answer":"4","sum":"0eb33d60cade5ba9"}
{"n":1521,"by":null,"ask":"bot.green","answer":"6","sum":"59b84bb1b2fcda92"}
{"n":1522,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","khowst"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"ae010f8d3a66a89b"}
{"n":1523,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"00ad9f4af6adc574"}
{"n":1524,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"94111d35c83e158e"}
{"n":1525,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"baghlan",["{0}",[1]]]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"baghlan"]]],"sum":"2bec1a3acbe3520b"}
{"n":1526,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"5f230441fdd976fe"}
{"n":1527,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"dc3c920984c115d4"}
{"n":1528,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"baghlan, kandahar, khowst",["{0}",[2]]]],["8.2: among {0}",["baghlan, kandahar, khowst"]]],"sum":"ea99c5b3e091d9e7"}
{"n":1529,"by":null,"ask":"bot.tan","answer":"2","sum":"faefaf90a42b09d0"}
{"n":1530,"by":null,"ask":"bot.black","answer":"3","sum":"81ab50fabf958379"}
{"n":1531,"by":null,"ask":"bot.green","answer":"1","sum":"48ef917377b70458"}
{"n":1532,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,1,"herat","khowst"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"khowst"]]],"sum":"56706957a9e50cc1"}
{"n":1533,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"dcfbe8f566faa077"}
{"n":1534,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"zabol","why":[["8.8.6: no Police in {0}",["zabol"]]],"sum":"7dd81ca0946e9c1e"}
{"n":1535,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"baghlan, kandahar",["{0}",[2]]]],["8.2: among {0}",["baghlan, kandahar"]]],"sum":"a352f44b092e7d1b"}
{"n":1536,"by":null,"ask":"bot.tan","answer":"2","sum":"68831efecc58cc5c"}
{"n":1537,"by":null,"ask":"bot.black","answer":"1","sum":"7cd7d6f010d5df62"}
{"n":1538,"by":null,"ask":"bot.green","answer":"1","sum":"255d52fa15d2c442"}
{"n":1539,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,1,"balochistan","baghlan"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"baghlan"]]],"sum":"110cfa4aa95f56d9"}
{"n":1540,"by":"coalition","how":"bot","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"50fcc4f2afb328da"}
{"n":1541,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"b339cfeb3b16d75b"}
{"n":1542,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, kandahar",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"2ebaee486f79cd85"}
{"n":1543,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"74f23806288f6000"}
{"n":1544,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"b75eb4d81a4268ec"}
{"n":1545,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"720c25585ea2d396"}
{"n":1546,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, kabul, kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"52e8303de5862e41"}
{"n":1547,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"9a33756e2b02a2ac"}
{"n":1548,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul, kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"b4a099dbe08cc9b5"}
{"n":1549,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kandahar",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"be9584f12e15e7d5"}
{"n":1550,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"8a11b23e0a49e69b"}
{"n":1551,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["8.2: among {0}",["baghlan, helmand, herat, kabul, kandahar, khowst"]]],"sum":"4df5d3aa751a4ed0"}
{"n":1552,"by":null,"ask":"bot.tan","answer":"3","sum":"02d7734cca00b179"}
{"n":1553,"by":null,"ask":"bot.black","answer":"6","sum":"ef6948a2f21ddd33"}
{"n":1554,"by":null,"ask":"bot.green","answer":"1","sum":"8d759a17548bed79"}
{"n":1555,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,1,"nuristan","baghlan"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"eb2700e36de9cce3"}
{"n":1556,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"bc5c1d84fafa9929"}
{"n":1557,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul, kandahar, khowst",["{0}",[3]]]],["8.2: among {0}",["helmand, herat, kabul, kandahar, khowst"]]],"sum":"6813e0f21eae8e6c"}
{"n":1558,"by":null,"ask":"bot.tan","answer":"1","sum":"a4088701744be9e6"}
{"n":1559,"by":null,"ask":"bot.black","answer":"5","sum":"73bf883744c25e14"}
{"n":1560,"by":null,"ask":"bot.green","answer":"1","sum":"9d1b69238dc56b63"}
{"n":1561,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,1,"zabol","khowst"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"khowst"]]],"sum":"32bcee497648812e"}
{"n":1562,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul, kandahar",["{0}",[3]]]],["8.2: among {0}",["helmand, herat, kabul, kandahar"]]],"sum":"ed809728c6f30488"}
{"n":1563,"by":null,"ask":"bot.tan","answer":"5","sum":"a96940ce1dff5317"}
{"n":1564,"by":null,"ask":"bot.black","answer":"3","sum":"b59028432e5fb7ed"}
{"n":1565,"by":null,"ask":"bot.green","answer":"5","sum":"987c93df53ccb8af"}
{"n":1566,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,3,5,"ghowr","kandahar"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"eb2ed2bade77e19b"}
{"n":1567,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"d47fed9eb8ed55b6"}
{"n":1568,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, herat, kabul"]]],"sum":"9c938c6ec38f2066"}
{"n":1569,"by":null,"ask":"bot.tan","answer":"3","sum":"842b19ed65e5c07e"}
{"n":1570,"by":null,"ask":"bot.black","answer":"1","sum":"bf40c70872f07167"}
{"n":1571,"by":null,"ask":"bot.green","answer":"3","sum":"d4ca61db626c58dc"}
{"n":1572,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,1,3,"khowst","kabul"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"ee6baad833e41a3c"}
{"n":1573,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: highest Population",[]],"balkh",["{0}",[2]]]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"balkh"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"helmand, kabul",["{0}",[3]]]],["8.2: among {0}",["helmand, kabul"]]],"sum":"89f50b56bb382bf0"}
{"n":1574,"by":null,"ask":"bot.tan","answer":"3","sum":"fda873d247229022"}
{"n":1575,"by":null,"ask":"bot.black","answer":"5","sum":"3d94f2d695fc2b9f"}
{"n":1576,"by":null,"ask":"bot.green","answer":"5","sum":"8be83c9852e6ff25"}
{"n":1577,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,5,"northwest-frontier","helmand"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"kabul",["{0}",[3]]]],["{0}: {1}",[["8.6.7: COIN Control would be lost",[]],"faryab"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"helmand, herat, kabul, kandahar, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"helmand, herat, kabul, kandahar"]],["8.2: among {0}",["helmand, herat, kabul, kandahar"]]],"sum":"3b693b391eb87ae0"}
{"n":1578,"by":null,"ask":"bot.tan","answer":"3","sum":"49e3d17dd820d41e"}
{"n":1579,"by":null,"ask":"bot.black","answer":"3","sum":"8e91227b8ab1daee"}
{"n":1580,"by":null,"ask":"bot.green","answer":"5","sum":"9f98fd80464d543a"}
{"n":1581,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,5,"kabul","kabul"]],["{0}: {1} ({2})",[["8.6.7: most Police",[]],"helmand, herat, kandahar, kabul-tor-kham, kandahar-spin-boldak",["{0}",[2]]]],["{0}: {1}",[["8.2: areas before LoCs",[]],"helmand, herat, kandahar"]],["8.2: among {0}",["helmand, herat, kandahar"]]],"sum":"d210e00af6f0fbc6"}
{"n":1582,"by":null,"ask":"bot.tan","answer":"2","sum":"779666b38445a6cd"}
{"n":1583,"by":null,"ask":"bot.black","answer":"1","sum":"40c98d35ac2b73d6"}
{"n":1584,"by":null,"ask":"bot.green","answer":"3","sum":"b0a4acad7e7076bd"}
{"n":1585,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,1,3,"nimruz","herat"]],["{0}: an equal chance for {1}",["8.3","farah-kandahar, kandahar-kabul"]]],"sum":"7f46d09995cee97e"}
{"n":1586,"by":null,"ask":"bot.die","answer":"4","sum":"9a785c78b9036e32"}
{"n":1587,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"roll-spaces","why":[["{0}: dice {1}: {2}",["8.3","4","kandahar-kabul"]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"zabol",["{0}",[0]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"baghlan, herat, kabul, khowst, oruzgan, zabol",["{0}",[1]]]],["8.2: among {0}",["baghlan, herat, kabul, khowst, oruzgan, zabol"]]],"sum":"c4b9976e4990f96f"}
{"n":1588,"by":null,"ask":"bot.tan","answer":"4","sum":"c554ef0a4abc4d6c"}
{"n":1589,"by":null,"ask":"bot.black","answer":"1","sum":"db951768712355b8"}
{"n":1590,"by":null,"ask":"bot.green","answer":"3","sum":"1d1f336205b6a767"}
{"n":1591,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,3,"khowst","khowst"]],["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"helmand","balkh"]]],"sum":"bf04f19570979fc1"}
{"n":1592,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"helmand","balkh"]]],"sum":"7c551d3ec464d6f4"}
{"n":1593,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"helmand","balkh"]]],"sum":"d69b3bea20ee3920"}
{"n":1594,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","balkh"]]],"sum":"ef621987c7b06cec"}
{"n":1595,"by":"government","how":"bot","ask":"redeploy.destination","answer":"balkh","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","balkh"]]],"sum":"12d8971f5b2173bc"}
{"n":1596,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","balkh"]]],"sum":"caf286d51b3dbcee"}
{"n":1597,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","faryab"]]],"sum":"f6dcc313cce3e74a"}
{"n":1598,"by":"government","how":"bot","ask":"redeploy.destination","answer":"faryab","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","faryab"]]],"sum":"218162724d6d26c3"}
{"n":1599,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"kabul","faryab"]]],"sum":"86f5c3aa6686467e"}
{"n":1600,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"herat","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","faryab"]]],"sum":"e119e90c4b6e129f"}
{"n":1601,"by":"government","how":"bot","ask":"redeploy.destination","answer":"faryab","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","faryab"]]],"sum":"269398bbfc08b0d6"}
{"n":1602,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: COIN Control would be lost",[]],1,"herat","faryab"]]],"sum":"3f95ba2028cbd4db"}
{"n":1603,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"kandahar-kabul","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"kandahar-kabul","zabol"]]],"sum":"cc0d26ff4cd26028"}
{"n":1604,"by":"government","how":"bot","ask":"redeploy.destination","answer":"zabol","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"kandahar-kabul","zabol"]]],"sum":"1756111bb6e77597"}
{"n":1605,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"farah-kandahar","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"farah-kandahar","khowst"]]],"sum":"a91fedda92c84875"}
{"n":1606,"by":"government","how":"bot","ask":"redeploy.destination","answer":"khowst","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from LoCs to areas with fewest Police",[]],1,"farah-kandahar","khowst"]]],"sum":"cb7180f4b48e6be3"}
{"n":1607,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"59a3fbefab759e5b"}
{"n":1608,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"sum":"2a3ce9f63b46667a"}
{"n":1609,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[0]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"b6881aeb04a78708"}
{"n":1610,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier, waziristan",["{0}",[1]]]],["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"18409bccfbd29c9d"}
{"n":1611,"by":null,"ask":"bot.tan","answer":"6","sum":"2724b311aab1b43a"}
{"n":1612,"by":null,"ask":"bot.black","answer":"1","sum":"510192c32d8c315b"}
{"n":1613,"by":null,"ask":"bot.green","answer":"4","sum":"ce3bf9964dbab5e3"}
{"n":1614,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,4,"badakhshan","waziristan"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"waziristan"]]],"sum":"5e48c031de714aa2"}
{"n":1615,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[1]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"print":"42285c718d79f61f","sum":"6868295dd0e43bf8"}
{"n":1616,"by":null,"ask":"deck.card","answer":"19","print":"029370820f2b6239","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 69\nnext: 19\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\nresources: government=66 taliban=5 warlords=32\naid: 52\npatronage: 10\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T4P1\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u5 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T3P2 support=S +1\nherat C:B1T3 G:T3P1\nkabul C:B1T3 G:T4P1 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T3 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=S\npaktika T:B2u3 support=O\nzabol C:T1 G:P1\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\ntoraghondi-farah W:u1\n","sum":"a0f3bc86828efbc9"}
{"n":1617,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Mine Removal"]]],"sum":"d23c2ebe2817e18d"}
{"n":1618,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"63110a11b0b4b3a8"}
{"n":1619,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"d3c5374f3f6825d6"}
{"n":1620,"by":null,"ask":"bot.die","answer":"2","sum":"5caeb70331879f66"}
{"n":1621,"by":"warlords","how":"bot","ask":"event.space","answer":"shibirghan-aibak","why":[["{0}: dice {1}: {2}",["8.3","2","shibirghan-aibak"]]],"sum":"aa3e7bfbc1a3f642"}
{"n":1622,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"4c1bb41dbebd3018"}
{"n":1623,"by":null,"ask":"bot.die","answer":"5","sum":"af0c2b8580bf5ea9"}
{"n":1624,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: dice {1} are rolled again, for equal chances",["8.3","5"]],["{0}: an equal chance for {1}",["8.3","kabul-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"]]],"sum":"1985099eafb7f811"}
{"n":1625,"by":null,"ask":"bot.die","answer":"1","sum":"158d081b72fc6a40"}
{"n":1626,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul-aibak","why":[["{0}: dice {1}: {2}",["8.3","1","kabul-aibak"]]],"sum":"43915d05d09f2cb0"}
{"n":1627,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["kabul, khowst"]]],"sum":"23375edc84834e76"}
{"n":1628,"by":null,"ask":"bot.tan","answer":"5","sum":"f509e1a67c21e66a"}
{"n":1629,"by":null,"ask":"bot.black","answer":"1","sum":"626e2e7b63d49834"}
{"n":1630,"by":null,"ask":"bot.green","answer":"4","sum":"1ce05f958f519b7c"}
{"n":1631,"by":"warlords","how":"bot","ask":"event.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,1,4,"badakhshan","khowst"]]],"print":"05a341a9d3ff6a5f","sum":"7365f9962104de37"}
{"n":1632,"by":"government","how":"bot","ask":"turn","answer":"train","why":[["8.6.2: at least {0} pieces Available: yes ({1})",[15,22]],["{0}: {1}",["8.6","train"]]],"sum":"350f7a51cf087a0b"}
{"n":1633,"by":"government","how":"bot","ask":"train.space","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"herat",["{0}",[4]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"herat"]]],"sum":"89bb95ad0c887a11"}
{"n":1634,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"c172f636aea91db3"}
{"n":1635,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"2c37dcf629c95ba6"}
{"n":1636,"by":"government","how":"bot","ask":"train.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"baghlan, helmand, kabul",["{0}",[5]]]],["8.2: among {0}",["baghlan, helmand, kabul"]]],"sum":"962a42f474920f4d"}
{"n":1637,"by":null,"ask":"bot.tan","answer":"3","sum":"18382bb7462989c7"}
{"n":1638,"by":null,"ask":"bot.black","answer":"5","sum":"cf4cbde4e20e7cc7"}
{"n":1639,"by":null,"ask":"bot.green","answer":"4","sum":"a168a617882bd669"}
{"n":1640,"by":"government","how":"bot","ask":"train.space","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,5,4,"baghlan","baghlan"]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"baghlan"]]],"sum":"8a3d0386e0985622"}
{"n":1641,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"f8639eba88fd5455"}
{"n":1642,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"806a3b2fa30d31fe"}
{"n":1643,"by":"government","how":"bot","ask":"train.space","answer":"kabul","why":[["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"kabul"]]],"sum":"9891917bf0e3c02e"}
{"n":1644,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"8322e5d6fef19e56"}
{"n":1645,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"89066187c36ff61e"}
{"n":1646,"by":"government","how":"bot","ask":"train.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.2 step 2: fewest Government cubes",[]],"helmand",["{0}",[5]]]],["{0}: {1}",[["8.6.2 step 2: Kabul or a COIN Base",[]],"helmand"]]],"sum":"b2a82e74e9cff793"}
{"n":1647,"by":"government","how":"bot","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"8e114383f57cdbe2"}
{"n":1648,"by":"government","how":"bot","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"39ecdda98be2c592"}
{"n":1649,"by":"government","how":"bot","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"604ca090e3ae81a2"}
{"n":1650,"by":"government","how":"bot","ask":"govern.space","answer":"oruzgan","why":[["{0}: {1}",[["8.6.2: Support without Coalition Base",[]],"oruzgan"]]],"sum":"eb875e81cf9a0622"}
{"n":1651,"by":"government","how":"bot","ask":"govern.action","answer":"patronage","why":[["{0}: {1}",[["8.6.2: Patronage",[]],"oruzgan"]]],"sum":"664136060313e064"}
{"n":1652,"by":"government","how":"bot","ask":"govern.space","answer":"zabol","why":[["{0}: {1}",[["8.6.2: Population 0 without a marker",[]],"zabol"]]],"sum":"3f809b76d49f00d3"}
{"n":1653,"by":"government","how":"bot","ask":"train.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"43a5f20e845a85f5"}
{"n":1654,"by":"government","how":"bot","ask":"train.extra","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"9093e390b12206ce","sum":"0e0736384d3ddb0e"}
{"n":1655,"by":null,"ask":"deck.card","answer":"67","print":"76eec13757621eca","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 19\nnext: 67\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=54 taliban=5 warlords=32\naid: 51\npatronage: 11\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T6P3\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u5 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T5P4 support=S +1\nherat C:B1T3 G:T5P3\nkabul C:B1T3 G:T6P3 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T3 G:T4P2 T:B1u4\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1\npaktika T:B2u3 support=O\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"49c10f2c688b3cd7"}
{"n":1656,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Al-Qaeda"]]],"sum":"525b43b890905415"}
{"n":1657,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"200b1a534d67a0e2"}
{"n":1658,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["balochistan, northwest-frontier, waziristan, helmand, kandahar, nimruz, zabol"]]],"sum":"d5cea61d4e21574a"}
{"n":1659,"by":null,"ask":"bot.tan","answer":"1","sum":"e4a4e9558af2bcc2"}
{"n":1660,"by":null,"ask":"bot.black","answer":"5","sum":"3f366ebc2d24c769"}
{"n":1661,"by":null,"ask":"bot.green","answer":"2","sum":"618c571433680858"}
{"n":1662,"by":"taliban","how":"bot","ask":"event.place.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,2,"zabol","zabol"]]],"print":"9b4d612206d520df","sum":"dce232b450276ed3"}
{"n":1663,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,7]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan, helmand, herat, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["baghlan, helmand, herat, kabul, khowst"]]],"sum":"d4d0d0b2d8d5329b"}
{"n":1664,"by":null,"ask":"bot.tan","answer":"2","sum":"e8b3d551201cd7ea"}
{"n":1665,"by":null,"ask":"bot.black","answer":"4","sum":"63b3a4a9559f4937"}
{"n":1666,"by":null,"ask":"bot.green","answer":"2","sum":"43044c18d12a3bbb"}
{"n":1667,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,2,"herat","herat"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan, helmand, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["baghlan, helmand, kabul, khowst"]]],"sum":"423945aadd81b321"}
{"n":1668,"by":null,"ask":"bot.tan","answer":"2","sum":"99ccfe4e1d6a4fbc"}
{"n":1669,"by":null,"ask":"bot.black","answer":"4","sum":"2bb54776548614bb"}
{"n":1670,"by":null,"ask":"bot.green","answer":"2","sum":"4b087493ed3c8c39"}
{"n":1671,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,2,"herat","helmand"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["baghlan, kabul, khowst"]]],"sum":"bcbb77f66cb45bde"}
{"n":1672,"by":null,"ask":"bot.tan","answer":"6","sum":"1d268eac579c75cf"}
{"n":1673,"by":null,"ask":"bot.black","answer":"6","sum":"1d98f46b42f7ce6f"}
{"n":1674,"by":null,"ask":"bot.green","answer":"3","sum":"0ee09b877e2deb2c"}
{"n":1675,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,3,"bamian","khowst"]],["8.2: among {0}",["ghazni, nuristan, paktika"]]],"sum":"08a85cb9288069ee"}
{"n":1676,"by":null,"ask":"bot.tan","answer":"2","sum":"0271bd8ea53e45b3"}
{"n":1677,"by":null,"ask":"bot.black","answer":"4","sum":"ec5f83a2977de434"}
{"n":1678,"by":null,"ask":"bot.green","answer":"6","sum":"5b336035015b8c55"}
{"n":1679,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,4,6,"helmand","paktika"]],["8.8.4: Air Lift to {0}: only that removes {1} or more Taliban pieces",["paktika",4]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban pieces",[4]]]]]],"8.8: Assault"],"sum":"076f339018aa3021"}
{"n":1680,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["paktika"]]],"sum":"6f64eac390059544"}
{"n":1681,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","herat"]]],"sum":"384282c5256589f2"}
{"n":1682,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"paktika","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"paktika"]]],"sum":"da4bf436da6ee2c2"}
{"n":1683,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"605776ca7c7c1241"}
{"n":1684,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"373a8b9c9a3de103"}
{"n":1685,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"herat","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","herat"]]],"sum":"7a2344aed3746021"}
{"n":1686,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"paktika","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"paktika"]]],"sum":"7a426bf259b7b181"}
{"n":1687,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"341374775410ec76"}
{"n":1688,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"a6d42a7d98981d3a"}
{"n":1689,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"helmand","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","helmand"]]],"sum":"2910dea52e2f1609"}
{"n":1690,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"paktika","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"paktika"]]],"sum":"62b0548dd46657d9"}
{"n":1691,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"8eb87128328bd111"}
{"n":1692,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"4e1f632569624554"}
{"n":1693,"by":"coalition","how":"bot","ask":"assault.space","answer":"zabol","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"zabol",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"zabol"]]],"sum":"1544b8cbfabac884"}
{"n":1694,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"kabul",["{0}",[4]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"d9278ba0509f17d8"}
{"n":1695,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: highest Population",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"2e76af7dd93fbc6b"}
{"n":1696,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"print":"f1dfbcfc9340832e","sum":"4760c2d8a75b5a7e"}
{"n":1697,"by":null,"ask":"deck.card","answer":"12","print":"94fcdbf1717ffc27","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 67\nnext: 12\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=54 taliban=8 warlords=32\naid: 51\npatronage: 11\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T6P3\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u5 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T1 G:T5P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T3 G:T6P3 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T3 G:T4P2 T:B1u3\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 T:B2u2 support=O\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"e6dfcc8a8b8edab5"}
{"n":1698,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Change in Tactics"]]],"sum":"a7e77558240aaa90"}
{"n":1699,"by":"warlords","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the only text",[]],"unshaded"]]],"sum":"2b7243461596be78"}
{"n":1700,"by":"warlords","how":"bot","ask":"event.capability","answer":"roll","why":[["{0}: an equal chance for {1}",["8.1.2","1, 5, 7, 31, 34, 46"]]],"sum":"6d042d2606ae7550"}
{"n":1701,"by":null,"ask":"bot.die","answer":"5","sum":"c1e66da1525cd286"}
{"n":1702,"by":"warlords","how":"bot","ask":"event.capability","answer":"34","why":[["{0}: dice {1}: {2}",["8.1.2","5","34"]],["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"34"]]],"sum":"53335afcfaaa69ad"}
{"n":1703,"by":"warlords","how":"bot","ask":"event.choice","answer":"turn-over","why":[["{0}: {1}",[["8.4.1: {0}",[["As the Taliban if no person plays them, otherwise end a Capability",[]]]],"turn-over"]]],"print":"c26089f67603e1cd","sum":"8642bd169aff6280"}
{"n":1704,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,6]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"a971167ca684dbc3"}
{"n":1705,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"konduz, nuristan",["{0}",[2]]]],["8.2: among {0}",["konduz, nuristan"]]],"sum":"2a0edcf5ee3972bd"}
{"n":1706,"by":null,"ask":"bot.tan","answer":"6","sum":"3e13a1737b11fd4b"}
{"n":1707,"by":null,"ask":"bot.black","answer":"1","sum":"bd92a2f3279acd85"}
{"n":1708,"by":null,"ask":"bot.green","answer":"5","sum":"11e329dc0f99228f"}
{"n":1709,"by":"government","how":"bot","ask":"sweep.space","answer":"nuristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,5,"samangan","nuristan"]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"nuristan"]]],"sum":"8e421c15fd938d5c"}
{"n":1710,"by":"government","how":"bot","ask":"sweep.origin","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: most Troops",[]],"baghlan, kabul",["{0}",[6]]]],["8.2: among {0}",["baghlan, kabul"]]],"sum":"6f9a2d8af83e1bd0"}
{"n":1711,"by":null,"ask":"bot.tan","answer":"3","sum":"7af0dd656fdbec2f"}
{"n":1712,"by":null,"ask":"bot.black","answer":"3","sum":"68447e935d935cab"}
{"n":1713,"by":null,"ask":"bot.green","answer":"4","sum":"9de56406265d76e7"}
{"n":1714,"by":"government","how":"bot","ask":"sweep.origin","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,4,"kabul","kabul"]],["8.6.4: just enough Troops: {0} from {1}",[6,"kabul"]]],"sum":"12565ad0d0409e24"}
{"n":1715,"by":"government","how":"bot","ask":"sweep.troops","answer":"6","why":[["8.6.4: just enough Troops: {0} from {1}",[6,"kabul"]]],"sum":"85402b06133d1f97"}
{"n":1716,"by":"government","how":"bot","ask":"sweep.origin","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.4: most Troops",[]],"baghlan",["{0}",[6]]]],["8.6.4: just enough Troops: {0} from {1}",[4,"baghlan"]]],"sum":"71a0562e1866486c"}
{"n":1717,"by":"government","how":"bot","ask":"sweep.troops","answer":"4","why":[["8.6.4: just enough Troops: {0} from {1}",[4,"baghlan"]]],"sum":"bec1ece2dc5592b8"}
{"n":1718,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"9a183ad0a85dd027"}
{"n":1719,"by":"government","how":"bot","ask":"sweep.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"khowst",["{0}",[3]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[3,0,"khowst"]]],"sum":"a55dc92ce5a8c466"}
{"n":1720,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"c00120dc6b320bb4"}
{"n":1721,"by":"government","how":"bot","ask":"sweep.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"paktika",["{0}",[2]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[2,0,"paktika"]]],"sum":"d9326edc6b2bc14c"}
{"n":1722,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"1c6c39be95533a37"}
{"n":1723,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"211035b7ad95a601"}
{"n":1724,"by":"government","how":"bot","ask":"sweep.targets","answer":"both","why":["8.1.1: all that can be found"],"sum":"0691d277e5b25f35"}
{"n":1725,"by":"government","how":"bot","ask":"special","answer":"roll-spaces","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"helmand"]],["8.2: among {0}",["bamian, ghowr"]]],"sum":"3ef5c984cd6a3732"}
{"n":1726,"by":null,"ask":"bot.tan","answer":"4","sum":"8a6a21f9a83c5f70"}
{"n":1727,"by":null,"ask":"bot.black","answer":"6","sum":"cb47c3b3d1c39963"}
{"n":1728,"by":null,"ask":"bot.green","answer":"4","sum":"3844f29d2d37c463"}
{"n":1729,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,6,4,"baghlan","ghowr"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"ghowr"]],"8.6.2: Transport"],"sum":"e4f8118ec0482594"}
{"n":1730,"by":"government","how":"bot","ask":"transport.origin","answer":"helmand","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[5,"helmand"]]],"sum":"e1a67de8d81dee19"}
{"n":1731,"by":"government","how":"bot","ask":"transport.destination","answer":"ghowr","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"ghowr"]]],"sum":"b1478c6711450048"}
{"n":1732,"by":"government","how":"bot","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"print":"cd1fbb353e5f3662","sum":"820bf1b1be053899"}
{"n":1733,"by":null,"ask":"deck.card","answer":"21","print":"680517b37793e122","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 12\nnext: 21\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=44 taliban=8 warlords=33\naid: 51\npatronage: 11\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u5 W:B1 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T3 G:P3 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T3 G:T4P2 T:B1a3\nkonduz W:B2u1\nnuristan G:T10 T:B1a5 W:B1a2 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 T:B2a2 support=O\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"ae950db1f9ec5eb1"}
{"n":1734,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.1: {0} is a Capability, and Propaganda cards left {1}: not taken",["Village Stability Operations",1]],["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,14]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan, kabul, khowst",["{0}",[3]]]],["8.2: among {0}",["baghlan, kabul, khowst"]]],"sum":"9e8f0550a185985f"}
{"n":1735,"by":null,"ask":"bot.tan","answer":"3","sum":"ec00fca807f09ec7"}
{"n":1736,"by":null,"ask":"bot.black","answer":"4","sum":"e263c5d1e73dfd59"}
{"n":1737,"by":null,"ask":"bot.green","answer":"1","sum":"fdad215b93019d89"}
{"n":1738,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,4,1,"kabul","kabul"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan, khowst",["{0}",[3]]]],["8.2: among {0}",["baghlan, khowst"]]],"sum":"fe0306d1507a222c"}
{"n":1739,"by":null,"ask":"bot.tan","answer":"3","sum":"1696e9cf1b62b635"}
{"n":1740,"by":null,"ask":"bot.black","answer":"6","sum":"674ff98b3fd445ff"}
{"n":1741,"by":null,"ask":"bot.green","answer":"5","sum":"b2fd989fb7b2c7c1"}
{"n":1742,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,6,5,"northwest-frontier","khowst"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan",["{0}",[3]]]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["nuristan"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Bases",[4]],["{0} Taliban pieces",[11]]]]]],"8.8: Assault"],"sum":"aad4dd3503ca6559"}
{"n":1743,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["nuristan"]]],"sum":"bca0c5f13ea62340"}
{"n":1744,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"kabul","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","kabul"]]],"sum":"d7bf1777e75dc559"}
{"n":1745,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"nuristan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"nuristan"]]],"sum":"70e6b4996b74dd5c"}
{"n":1746,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"046e7e393f050467"}
{"n":1747,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"coalition_troops","khowst"]]],"sum":"9d5f3e2e042b8c9d"}
{"n":1748,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"nuristan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"nuristan"]]],"sum":"d5e11dfa5eaa0dcd"}
{"n":1749,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"589698233be40576"}
{"n":1750,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"a017cd1e2187303a"}
{"n":1751,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"khowst","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"government_troops","khowst"]]],"sum":"ebd0d877fe546d56"}
{"n":1752,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"nuristan","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"nuristan"]]],"sum":"1b326e5373e98e17"}
{"n":1753,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"d6f3c2fc181d6fbb"}
{"n":1754,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"cfc2711291c34508"}
{"n":1755,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"9f2a44e336fd5c38"}
{"n":1756,"by":"coalition","how":"bot","ask":"assault.space","answer":"paktika","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"paktika",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"paktika"]]],"sum":"7f896039958c71fb"}
{"n":1757,"by":"coalition","how":"bot","ask":"assault.space","answer":"nuristan","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"nuristan",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"nuristan"]]],"sum":"2dabeebc19bb98ed"}
{"n":1758,"by":"coalition","how":"bot","ask":"assault.targets","answer":"both","why":["8.8.4: Taliban before Warlords"],"sum":"45c4fcfd0743107b"}
{"n":1759,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"b402877000087f02"}
{"n":1760,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"fb3379d2c96f46ec"}
{"n":1761,"by":"coalition","how":"bot","ask":"assault.company","answer":"alone","why":["8.8.4: no Government cubes: paid for once already, and they remove no extra Base"],"sum":"51e71032aa6d4a23"}
{"n":1762,"by":"taliban","how":"bot","ask":"assault.recruit","answer":"khowst","why":[["{0}: {1}",[["8.4.1: a Taliban Base",[]],"khowst"]],["{0}: {1}",[["8.1.1: a new Guerrilla where the Coalition Assaulted",[]],"khowst"]]],"print":"d34ec246c4849ecf","sum":"8f0f8ab21068bef6"}
{"n":1763,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} is a Capability, and Propaganda cards left {1}: not taken",["Village Stability Operations",1]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[28,2]]]],["{0}: {1}",["8.7","rally"]]],"sum":"bb1b817455c27c16"}
{"n":1764,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"29e7ce607254b0f5"}
{"n":1765,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"b3e75a03426f221a"}
{"n":1766,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, khowst, nimruz, samangan, sar-e-pol, balochistan"]]],"sum":"a411deddb39a5b97"}
{"n":1767,"by":null,"ask":"bot.tan","answer":"6","sum":"2c1923a8617442c7"}
{"n":1768,"by":null,"ask":"bot.black","answer":"6","sum":"55918d1ce37e9044"}
{"n":1769,"by":null,"ask":"bot.green","answer":"2","sum":"648b595adb3b2dff"}
{"n":1770,"by":"taliban","how":"bot","ask":"rally.space","answer":"sar-e-pol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,2,"sar-e-pol","sar-e-pol"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"sar-e-pol"]]],"sum":"d974a9a42d5bc56f"}
{"n":1771,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"sar-e-pol"]]],"sum":"207cc14fbd2501d9"}
{"n":1772,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"34c6b291a042757c"}
{"n":1773,"by":null,"ask":"bot.tan","answer":"6","sum":"7051702382dedc79"}
{"n":1774,"by":null,"ask":"bot.black","answer":"2","sum":"2750551139cae3d2"}
{"n":1775,"by":null,"ask":"bot.green","answer":"6","sum":"7debd0fb18bee77f"}
{"n":1776,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,6,"samangan","waziristan"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"waziristan"]]],"sum":"c3e3263302e11f57"}
{"n":1777,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"waziristan"]]],"sum":"081df41faf11d0e3"}
{"n":1778,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"f82a6047e3acbe8f"}
{"n":1779,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"727bff6dd43d6a09"}
{"n":1780,"by":"taliban","how":"bot","ask":"rally.space","answer":"khowst","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"khowst"]]],"sum":"d61aa18ffdf77b6e"}
{"n":1781,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"khowst"]]],"sum":"73ab16811ed337ef"}
{"n":1782,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"66f971654f910cbf"}
{"n":1783,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"sum":"381711b7a29ee115"}
{"n":1784,"by":"taliban","how":"bot","ask":"rally.sharia","answer":"khowst","why":[["{0}: {1}",[["8.7.2 step 5: Sharia",[]],"khowst"]]],"sum":"d5e4e42c25d0b023"}
{"n":1785,"by":"taliban","how":"bot","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"589206b0389e701c"}
{"n":1786,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2: Infiltrate: Warlord pieces",[]],"ghazni"]]],"sum":"640a3862e970a9cf"}
{"n":1787,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"print":"5ed597a92d00bd34","sum":"43f4019a56344758"}
{"n":1788,"by":null,"ask":"deck.card","answer":"10","print":"fccc6b8bc7911159","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 21\nnext: 10\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=41 taliban=3 warlords=33\naid: 51\npatronage: 11\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u8 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T1 G:P3 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T1 G:T1P2 T:B1u4a2 support=O\nkonduz W:B2u1\nnuristan C:T4 G:T13 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 support=O\nsar-e-pol T:u1\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"221dd3a6778455bd"}
{"n":1789,"by":"government","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Operation Iraqi Freedom"]]],"sum":"249955fbc812549a"}
{"n":1790,"by":"government","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["government"]],"unshaded"]]],"sum":"e4fab09f637467ac"}
{"n":1791,"by":"coalition","how":"bot","ask":"event.place.space","answer":"kabul","why":[["8.4.1: Troops as in Surge: {0} to {1}",[1,"kabul"]]],"print":"a20e2c767502b44f","sum":"5f9317af9b59caf7"}
{"n":1792,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.5.1: at least {0} pieces Available: yes ({1})",[6,10]],["{0}: {1}",["8.5","rally"]]],"sum":"308bcc7b9d803d90"}
{"n":1793,"by":"warlords","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"badakhshan"]]],"sum":"5cc8cd1e078cf04c"}
{"n":1794,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3a: a Base without Guerrillas",[]],"badakhshan"]]],"sum":"62a26c718ef84377"}
{"n":1795,"by":"warlords","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"c8201c4d45128c5e"}
{"n":1796,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["balkh, faryab"]]],"sum":"3401d84ac1531e64"}
{"n":1797,"by":null,"ask":"bot.tan","answer":"4","sum":"668aa6e92993ba82"}
{"n":1798,"by":null,"ask":"bot.black","answer":"1","sum":"2f31c17d5d40c31c"}
{"n":1799,"by":null,"ask":"bot.green","answer":"2","sum":"ec506e805aa67b17"}
{"n":1800,"by":"warlords","how":"bot","ask":"rally.space","answer":"balkh","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,2,"waziristan","balkh"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"balkh"]]],"sum":"a4120eb102bae4f7"}
{"n":1801,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"balkh"]]],"sum":"62c2c1f318e11a7c"}
{"n":1802,"by":"warlords","how":"bot","ask":"rally.space","answer":"faryab","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"faryab"]]],"sum":"1732fc6d9f3cec1b"}
{"n":1803,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"faryab"]]],"sum":"39062f234ceec1ad"}
{"n":1804,"by":"warlords","how":"bot","ask":"rally.space","answer":"traffic","why":[["8.5.4: no {0}",["cultivate"]],["8.5.4: {0}",["traffic"]]],"sum":"a66fb5437257c06f"}
{"n":1805,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"b5d766739147b3f8"}
{"n":1806,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"92561f898da4fcc2","sum":"c90321b761daec53"}
{"n":1807,"by":null,"ask":"deck.card","answer":"22","print":"9123557bf755274d","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 10\nnext: 22\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12 21\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=41 taliban=3 warlords=38\naid: 54\npatronage: 12\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2u3 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u2 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u2 support=O\nghazni T:B1u8 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T2 G:P3 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T1 G:T1P2 T:B1u4a2 support=O\nkonduz W:B2u1\nnuristan C:T4 G:T13 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 support=O\nsar-e-pol T:u1\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"188954ca82b1a069"}
{"n":1808,"by":"coalition","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Partnering Policy"]]],"sum":"610f22116f9f125b"}
{"n":1809,"by":"coalition","how":"bot","ask":"event.side","answer":"unshaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["coalition"]],"unshaded"]]],"sum":"f40f2a484fbb5b02"}
{"n":1810,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["sweep"]]],"sum":"0946055c8866f3d7"}
{"n":1811,"by":"coalition","how":"bot","ask":"sweep.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.4.1: most Taliban pieces removed",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"khowst"]]],"sum":"e2f65dd9e825c1bf"}
{"n":1812,"by":"coalition","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1}",[["8.8.3: Sweep where there is a Coalition piece",[]],"kabul"]]],"sum":"b606a8a2ca8b231c"}
{"n":1813,"by":"coalition","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"sum":"c3016df4bfb57ee9"}
{"n":1814,"by":"coalition","how":"bot","ask":"sweep.isr","answer":"sar-e-pol","why":["8.8.3: ISR finds Taliban: the only one Underground in an Afghan area"],"sum":"3eca75f896b6bd96"}
{"n":1815,"by":"coalition","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["assault"]]],"sum":"84bb9ec76e3b88fb"}
{"n":1816,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"khowst",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"dd37210683323c65"}
{"n":1817,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"645cda5b544ffe25"}
{"n":1818,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"f4a98bb250bf7ac5"}
{"n":1819,"by":"taliban","how":"bot","ask":"assault.recruit","answer":"khowst","why":[["{0}: {1}",[["8.4.1: a Taliban Base",[]],"khowst"]],["{0}: {1}",[["8.1.1: a new Guerrilla where the Coalition Assaulted",[]],"khowst"]]],"print":"47208f12f80f07e4","sum":"54b2927d504a4ec5"}
{"n":1820,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[21,5]]]],["{0}: {1}",["8.7","rally"]]],"sum":"ed10b13f21530bd1"}
{"n":1821,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"ghazni"]]],"sum":"7b621bcd239ac4f7"}
{"n":1822,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"ghazni"]]],"sum":"5fa1155d8769713f"}
{"n":1823,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"90efef2c98f4df06"}
{"n":1824,"by":"taliban","how":"bot","ask":"rally.action","answer":"build-base","why":[["{0}: {1}",[["8.7.2 step 2: 3 Guerrillas and room for a Base",[]],"waziristan"]]],"sum":"48efba520a29570d"}
{"n":1825,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"41e8769b8c7f8ae2"}
{"n":1826,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"a9751f465b58cf4f"}
{"n":1827,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, nimruz, samangan, balochistan"]]],"sum":"5f8f094c2c1e2dd2"}
{"n":1828,"by":null,"ask":"bot.tan","answer":"2","sum":"26976364bbe6d25f"}
{"n":1829,"by":null,"ask":"bot.black","answer":"2","sum":"f6ca9d7215e95181"}
{"n":1830,"by":null,"ask":"bot.green","answer":"2","sum":"4fafe7cc131ca683"}
{"n":1831,"by":"taliban","how":"bot","ask":"rally.space","answer":"balochistan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,2,"balochistan","balochistan"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"0f950d1f0dbe277c"}
{"n":1832,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"balochistan"]]],"sum":"64356c21dd2cf1c1"}
{"n":1833,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["sar-e-pol, northwest-frontier"]]],"sum":"683f845c3a89787c"}
{"n":1834,"by":null,"ask":"bot.tan","answer":"6","sum":"835aca472afd89ed"}
{"n":1835,"by":null,"ask":"bot.black","answer":"1","sum":"611750595c69ea12"}
{"n":1836,"by":null,"ask":"bot.green","answer":"6","sum":"a185ad9f54643c0a"}
{"n":1837,"by":"taliban","how":"bot","ask":"rally.space","answer":"sar-e-pol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,1,6,"samangan","sar-e-pol"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"sar-e-pol"]]],"sum":"c3d55a401e8728aa"}
{"n":1838,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"sar-e-pol"]]],"sum":"14c5bf7f43712f20"}
{"n":1839,"by":"taliban","how":"bot","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate",["{0}: Extort wherever possible",["8.7.2"]]],"sum":"ce72bc0eb7ac8da2"}
{"n":1840,"by":"taliban","how":"bot","ask":"extort.space","answer":"ghazni","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"ghazni"]]],"sum":"87763c18433c14d5"}
{"n":1841,"by":"taliban","how":"bot","ask":"extort.space","answer":"khowst","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"khowst"]]],"sum":"b4a7b659bc486811"}
{"n":1842,"by":"taliban","how":"bot","ask":"extort.space","answer":"sar-e-pol","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"sar-e-pol"]]],"sum":"226d4611c43baa20"}
{"n":1843,"by":"taliban","how":"bot","ask":"extort.space","answer":"balochistan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"balochistan"]]],"sum":"00c9b58896e8ed92"}
{"n":1844,"by":"taliban","how":"bot","ask":"extort.space","answer":"northwest-frontier","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"northwest-frontier"]]],"sum":"7993abb1e8c52248"}
{"n":1845,"by":"taliban","how":"bot","ask":"extort.space","answer":"waziristan","why":[["{0}: {1}",[["{0}: Extort wherever possible",["8.7.2"]],"waziristan"]]],"sum":"b27bfd8a743975ba"}
{"n":1846,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"714e193c476cbec1","sum":"9d08c0a548411b16"}
{"n":1847,"by":null,"ask":"deck.top","answer":"event","sum":"4e798b18465f3e60"}
{"n":1848,"by":null,"ask":"deck.card","answer":"27","print":"60f518133d338231","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 22\nnext: 27\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12 21 10\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=41 taliban=6 warlords=38\naid: 54\npatronage: 12\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2u3 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u2 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u2 support=O\nghazni T:B2u5a1 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T2 G:P3 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T1 G:T1P2 T:B1a5 support=O\nkonduz W:B2u1\nnuristan C:T4 G:T13 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 support=O\nsar-e-pol T:a2\nzabol C:T1 G:P1 +1\nbalochistan T:a1\nnorthwest-frontier T:u1a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"3d9654b82810c583"}
{"n":1849,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Border Incident"]]],"sum":"95ebb488e803c5b7"}
{"n":1850,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"c6c08b9646f73cc7"}
{"n":1851,"by":"warlords","how":"bot","ask":"event.space","answer":"roll-spaces","why":[["8.2: among {0}",["badakhshan, helmand, kandahar, khowst, nimruz, nuristan, paktika, zabol"]]],"sum":"6e1c53f0038c1e3b"}
{"n":1852,"by":null,"ask":"bot.tan","answer":"2","sum":"7ed9af460811681f"}
{"n":1853,"by":null,"ask":"bot.black","answer":"2","sum":"52a257b42656ec84"}
{"n":1854,"by":null,"ask":"bot.green","answer":"6","sum":"dc3df84c1b4d40d7"}
{"n":1855,"by":"warlords","how":"bot","ask":"event.space","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,6,"farah","helmand"]]],"print":"21af53ba3702db62","sum":"b70c12556be370c8"}
{"n":1856,"by":"government","how":"bot","ask":"turn","answer":"sweep","why":[["8.6.2: at least {0} pieces Available: no ({1})",[15,6]],"8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no",["8.6.5: a Base or two Guerrillas could be removed: no ({0})",[["Assault: {0}, {1}",[["{0} Bases",[0]],["{0} Guerrillas",[0]]]]]],["{0}: {1}",["8.6","sweep"]]],"sum":"25bc7f0a1a9a279e"}
{"n":1857,"by":"government","how":"bot","ask":"sweep.space","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.4: highest Population",[]],"balkh, khowst",["{0}",[2]]]],["8.2: among {0}",["balkh, khowst"]]],"sum":"9296783d6c8ee63b"}
{"n":1858,"by":null,"ask":"bot.tan","answer":"2","sum":"3d072cdfca451903"}
{"n":1859,"by":null,"ask":"bot.black","answer":"2","sum":"581f6f473e075005"}
{"n":1860,"by":null,"ask":"bot.green","answer":"4","sum":"de258302d686f83b"}
{"n":1861,"by":"government","how":"bot","ask":"sweep.space","answer":"khowst","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,2,4,"nimruz","khowst"]],["{0}: {1}",[["8.6.4: Troops gain COIN Control",[]],"khowst"]]],"sum":"267d766b70f29b33"}
{"n":1862,"by":"government","how":"bot","ask":"sweep.origin","answer":"nuristan","why":[["{0}: {1}",[["8.6.4: adjacent Troops first",[]],"nuristan, paktika"]],["{0}: {1} ({2})",[["8.6.4: most Troops",[]],"nuristan",["{0}",[13]]]],["8.6.4: just enough Troops: {0} from {1}",[2,"nuristan"]]],"sum":"f5730b1e0d994392"}
{"n":1863,"by":"government","how":"bot","ask":"sweep.troops","answer":"2","why":[["8.6.4: just enough Troops: {0} from {1}",[2,"nuristan"]]],"sum":"088f1f3a4290f928"}
{"n":1864,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"4af7c3c73c4b4669"}
{"n":1865,"by":"government","how":"bot","ask":"sweep.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"helmand",["{0}",[2]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[2,0,"helmand"]]],"sum":"44786fc9fb4ce61b"}
{"n":1866,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"8cba9ab88309d06e"}
{"n":1867,"by":"government","how":"bot","ask":"sweep.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.4: most Taliban Activated",[]],"kabul",["{0}",[1]]]],["8.6.4: Activates Taliban {0}, Warlords {1}: {2}",[1,0,"kabul"]]],"sum":"e0e8b393efa085ba"}
{"n":1868,"by":"government","how":"bot","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"5bb000d53222e2ad"}
{"n":1869,"by":"government","how":"bot","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"cec035e1ecd8ac2b"}
{"n":1870,"by":"government","how":"bot","ask":"sweep.targets","answer":"taliban","why":["8.1.1: all that can be found"],"sum":"aa18d8ab5c7629e8"}
{"n":1871,"by":"government","how":"bot","ask":"special","answer":"transport","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[11,"nuristan"]],["{0}: {1}",[["8.6.2: Taliban-Controlled",[]],"ghazni"]],["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"ghazni"]],"8.6.2: Transport"],"sum":"eafe65129083a7be"}
{"n":1872,"by":"government","how":"bot","ask":"transport.origin","answer":"nuristan","why":[["8.6.2: most Troops in excess of Control: {0} in {1}",[11,"nuristan"]]],"sum":"60143a34e11c150e"}
{"n":1873,"by":"government","how":"bot","ask":"transport.destination","answer":"ghazni","why":[["{0}: {1}",[["8.6.2: adds the most COIN-Controlled Population",[]],"ghazni"]]],"sum":"9b40149f986ade8c"}
{"n":1874,"by":"government","how":"bot","ask":"transport.troops","answer":"10","why":["8.6.2: all of the excess, but 1 stays"],"print":"ddab6c321f7f70d6","sum":"5c30d75345a75829"}
{"n":1875,"by":null,"ask":"deck.top","answer":"event","sum":"4b49ed797bc36ed8"}
{"n":1876,"by":null,"ask":"deck.card","answer":"62","print":"c3788ec6df5e0a3d","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 27\nnext: 62\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12 21 10 22\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=30 taliban=6 warlords=40\naid: 54\npatronage: 12\nislamabad: sponsorship\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2u3 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u2 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u2 support=O\nghazni G:T10 T:B2u5a1 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 T:a2 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T2 G:P3 T:a1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T1 G:T3P2 T:B1a5 support=O\nkonduz W:B2u1\nnuristan C:T4 G:T1 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 support=O\nsar-e-pol T:a2\nzabol C:T1 G:P1 +1\nbalochistan T:a1\nnorthwest-frontier T:u1a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"45d00acd521b31e0"}
{"n":1877,"by":"taliban","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Tehrik-i-Taliban Pakistan"]]],"sum":"da05ba529202fe7d"}
{"n":1878,"by":"taliban","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["taliban"]],"shaded"]]],"sum":"369fe993313d775a"}
{"n":1879,"by":"taliban","how":"bot","ask":"event.place.space","answer":"roll-spaces","why":[["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"01cd8378419b09e6"}
{"n":1880,"by":null,"ask":"bot.tan","answer":"5","sum":"ccf0e4b1a0585da9"}
{"n":1881,"by":null,"ask":"bot.black","answer":"2","sum":"a3f2e8e905caea6b"}
{"n":1882,"by":null,"ask":"bot.green","answer":"1","sum":"521170686aacf22b"}
{"n":1883,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,1,"konduz","waziristan"]]],"sum":"b95074d6925b0714"}
{"n":1884,"by":"taliban","how":"bot","ask":"event.place.space","answer":"waziristan","why":[["8.2: as much as possible in {0}",["waziristan"]]],"sum":"ab990cfc886bc8b5"}
{"n":1885,"by":"taliban","how":"bot","ask":"event.place.count","answer":"3","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"3"]]],"print":"0030f211143dbd3a","sum":"6e12a57ebd4bd768"}
{"n":1886,"by":"coalition","how":"bot","ask":"turn","answer":"roll-spaces","why":[["8.8.2: fewer than {0} Taliban pieces with COIN pieces: no ({1})",[4,17]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"nuristan, paktika",["{0}",[4]]]],["8.2: among {0}",["nuristan, paktika"]]],"sum":"b089df1afec38e39"}
{"n":1887,"by":null,"ask":"bot.tan","answer":"3","sum":"607ab14320ebbcb7"}
{"n":1888,"by":null,"ask":"bot.black","answer":"3","sum":"c7f81d52f4bae3d9"}
{"n":1889,"by":null,"ask":"bot.green","answer":"6","sum":"3d9d8d6497b28dbf"}
{"n":1890,"by":"coalition","how":"bot","ask":"turn","answer":"assault","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,3,6,"kabul","nuristan"]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"paktika",["{0}",[4]]]],["{0}: {1} ({2})",[["8.8.2: most Coalition Troops in excess",[]],"baghlan",["{0}",[3]]]],["8.8.4: Air Lift to {0}: it removes a Taliban Base that Air Strike would leave",["khowst"]],["8.8.4: Assault would remove a Base or {0} Taliban pieces: yes ({1})",[4,["{0}, {1}",[["{0} Base",[1]],["{0} Taliban pieces",[9]]]]]],"8.8: Assault"],"sum":"edb0c47f43ce2ba2"}
{"n":1891,"by":"coalition","how":"bot","ask":"assault.space","answer":"air-lift","why":[["8.8.4: Air Lift first, to {0}",["khowst"]]],"sum":"557d31f2b0fed388"}
{"n":1892,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"nuristan","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","nuristan"]]],"sum":"05a7775dddc1ad90"}
{"n":1893,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"khowst","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"khowst"]]],"sum":"5e9b59dba696bdcd"}
{"n":1894,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"29b9638f3111a06f"}
{"n":1895,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"68129d4ff5e92794"}
{"n":1896,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"paktika","why":[["8.8.2: {0} can be spared: {1} in {2}",[3,"coalition_troops","paktika"]]],"sum":"ebf35519c3976219"}
{"n":1897,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"khowst","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"khowst"]]],"sum":"272f61cb35932c2d"}
{"n":1898,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"coalition_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"coalition_troops"]]],"sum":"b58a392897c73641"}
{"n":1899,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"52eac3b21c069ff5"}
{"n":1900,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"paktika","why":[["8.8.2: {0} can be spared: {1} in {2}",[2,"government_troops","paktika"]]],"sum":"3744975ce83b9c66"}
{"n":1901,"by":"coalition","how":"bot","ask":"air-lift.destination","answer":"khowst","why":[["{0}: {1}",[["8.8.2: the destination of the Air Lift",[]],"khowst"]]],"sum":"ea60d2262c98681a"}
{"n":1902,"by":"coalition","how":"bot","ask":"air-lift.piece","answer":"government_troops","why":[["{0}: {1}",[["8.8.2: Coalition Troops, then Government Troops",[]],"government_troops"]]],"sum":"98ec356eb631b269"}
{"n":1903,"by":"coalition","how":"bot","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"8e421cb5a493219e"}
{"n":1904,"by":"coalition","how":"bot","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"0eeb61e5a30793f0"}
{"n":1905,"by":"coalition","how":"bot","ask":"assault.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Bases removed",[]],"khowst",["{0}",[1]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"khowst"]]],"sum":"9daa1f0fc3eac38b"}
{"n":1906,"by":"coalition","how":"bot","ask":"assault.space","answer":"helmand","why":[["{0}: {1} ({2})",[["8.8.4: most Taliban Guerrillas removed",[]],"helmand",["{0}",[2]]]],["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"helmand"]]],"sum":"16b59784a7e46ea0"}
{"n":1907,"by":"coalition","how":"bot","ask":"assault.company","answer":"together","why":["8.8.4: with Government cubes: they remove more"],"sum":"2e6d09418f58a521"}
{"n":1908,"by":"coalition","how":"bot","ask":"assault.space","answer":"kabul","why":[["{0}: {1}",[["8.8.4: Troops Assault where they can remove something",[]],"kabul"]]],"sum":"8bce1cd1ae9648ab"}
{"n":1909,"by":"taliban","how":"bot","ask":"assault.recruit","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, kabul, khowst"]]],"sum":"955d7c614889dbff"}
{"n":1910,"by":null,"ask":"bot.tan","answer":"6","sum":"e6465dca7a6c58e3"}
{"n":1911,"by":null,"ask":"bot.black","answer":"3","sum":"9fa67f863380a184"}
{"n":1912,"by":null,"ask":"bot.green","answer":"3","sum":"4842a13a79e1c2fe"}
{"n":1913,"by":"taliban","how":"bot","ask":"assault.recruit","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,3,"faryab","helmand"]],["{0}: {1}",[["8.1.1: a new Guerrilla where the Coalition Assaulted",[]],"helmand"]]],"print":"6899d2488041a795","sum":"736ca6c3b22cbe0b"}
{"n":1914,"by":null,"ask":"deck.top","answer":"propaganda","print":"69d49359edef1d96","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 62\nnext: propaganda\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12 21 10 22 27\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban warlords\nresources: government=27 taliban=6 warlords=40\naid: 54\npatronage: 12\nislamabad: sponsorship\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2u3 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u2 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u2 support=O\nghazni G:T10 T:B2u5a1 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 T:u1 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T2 G:P3 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T7 G:T5P2 support=O\nkonduz W:B2u1\nnuristan C:T1 G:T1 support=O\noruzgan C:T1 G:P1\npaktika C:T1 G:T1 support=O\nsar-e-pol T:a2\nzabol C:T1 G:P1 +1\nbalochistan T:a1\nnorthwest-frontier T:u1a1\nwaziristan T:B2u3a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"b6202743f06606e8"}
{"n":1915,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.1: {0} would change nothing",["Local Understanding"]],["8.5.1: at least {0} pieces Available: no ({1})",[6,5]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,48]],["{0}: {1}",["8.5","march"]]],"sum":"a667ca91c6623c2c"}
{"n":1916,"by":"warlords","how":"bot","ask":"march.origin","answer":"badakhshan","why":[["{0}: {1} ({2})",[["8.5.2 step 2: highest Population",[]],"nuristan",["{0}",[2]]]],["8.5.2 step 2: ends {0} Control: {1}",["coin","nuristan"]]],"sum":"6bb2d891870d1583"}
{"n":1917,"by":"warlords","how":"bot","ask":"march.destination","answer":"nuristan","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","nuristan"]]],"sum":"22bbf6c6d0286b31"}
{"n":1918,"by":"warlords","how":"bot","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"0caa2f1c9bc70e2c"}
{"n":1919,"by":"warlords","how":"bot","ask":"march.origin","answer":"badghis","why":[["{0}: {1} ({2})",[["8.5.2 step 2: highest Population",[]],"ghowr",["{0}",[1]]]],["8.5.2 step 2: ends {0} Control: {1}",["coin","ghowr"]]],"sum":"b328e66fddc13d7a"}
{"n":1920,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","ghowr"]]],"sum":"30e0bffbe7309a11"}
{"n":1921,"by":"warlords","how":"bot","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"2885839a0e6fb896"}
{"n":1922,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"e0a8cf485c2b97a7"}
{"n":1923,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"ghowr","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"ghowr"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"ghowr"]]],"sum":"b042db5170e031ce"}
{"n":1924,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"a2075e02540bba20","sum":"f80fc45e180738ea"}
{"n":1925,"by":"taliban","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} would change nothing",["Local Understanding"]],["8.7.2: at least {0} Available or Active: yes ({1})",[15,["{0} Available, {1} Active",[22,6]]]],["{0}: {1}",["8.7","rally"]]],"sum":"f8ba25f7a1c5e72c"}
{"n":1926,"by":"taliban","how":"bot","ask":"rally.space","answer":"kabul","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"02467c1b9bb5db86"}
{"n":1927,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 3: no Underground Guerrilla in Kabul",[]],"kabul"]]],"sum":"7988ab1c388adad8"}
{"n":1928,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["bamian, ghazni, nimruz, samangan"]]],"sum":"41cb32cb3fcff40d"}
{"n":1929,"by":null,"ask":"bot.tan","answer":"6","sum":"d397f9b1deb0b4ae"}
{"n":1930,"by":null,"ask":"bot.black","answer":"3","sum":"831f07f2aa21519d"}
{"n":1931,"by":null,"ask":"bot.green","answer":"4","sum":"ddf0bb1ba96212ec"}
{"n":1932,"by":"taliban","how":"bot","ask":"rally.space","answer":"bamian","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,3,4,"faryab","bamian"]],["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"bamian"]]],"sum":"eac182bab65ef392"}
{"n":1933,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4a: wins Taliban Control",[]],"bamian"]]],"sum":"8ee23ee3d57f5b72"}
{"n":1934,"by":"taliban","how":"bot","ask":"rally.space","answer":"roll-spaces","why":[["8.2: among {0}",["helmand, sar-e-pol, balochistan, northwest-frontier"]]],"sum":"c34f06944fe0424f"}
{"n":1935,"by":null,"ask":"bot.tan","answer":"6","sum":"bdcc8cdd066a3e62"}
{"n":1936,"by":null,"ask":"bot.black","answer":"4","sum":"06891618a72c862d"}
{"n":1937,"by":null,"ask":"bot.green","answer":"6","sum":"c0d1da539ea01f82"}
{"n":1938,"by":"taliban","how":"bot","ask":"rally.space","answer":"sar-e-pol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,4,6,"ghowr","sar-e-pol"]],["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"sar-e-pol"]]],"sum":"c2a2848cca85dcab"}
{"n":1939,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.7.2 step 4b: 1 or 2 Guerrillas",[]],"sar-e-pol"]]],"sum":"bbcfdf48c45db738"}
{"n":1940,"by":"taliban","how":"bot","ask":"rally.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"6d2f2c779483b7b0"}
{"n":1941,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"ghazni"]]],"sum":"ca5f4632e8c996e4"}
{"n":1942,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"abbabc21dc6f4927"}
{"n":1943,"by":"taliban","how":"bot","ask":"rally.space","answer":"waziristan","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"edc09447ecf712cd"}
{"n":1944,"by":"taliban","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.7.2 step 4c: a Taliban Base",[]],"waziristan"]]],"sum":"2cf63770d5b46b98"}
{"n":1945,"by":"taliban","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"6ce7336606c5d876"}
{"n":1946,"by":"taliban","how":"bot","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"c822f88b25dadc4a"}
{"n":1947,"by":"taliban","how":"bot","ask":"infiltrate.space","answer":"ghazni","why":[["{0}: {1}",[["8.7.2: Infiltrate: Government pieces",[]],"ghazni"]]],"sum":"0c6e11d81cf1c004"}
{"n":1948,"by":"taliban","how":"bot","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"8e760ec11b5edf0b"}
{"n":1949,"by":"taliban","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"170a53fb1ee62c04","sum":"b37a5a6f99a7ddd7"}
{"n":1950,"by":null,"ask":"deck.card","answer":"23","print":"906ea31fd55d31b5","sum":"a0bf4c00849c4171"}
{"n":1951,"by":"coalition","how":"bot","ask":"civic.space","answer":"khowst","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"khowst",["{0}",[4]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"khowst"]]],"sum":"3c89ef8ba77ada2f"}
{"n":1952,"by":"coalition","how":"bot","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid for"],"sum":"685fff5ea9c14ad1"}
{"n":1953,"by":"coalition","how":"bot","ask":"civic.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.8.5: greatest shift",[]],"baghlan",["{0}",[2]]]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"baghlan"]]],"sum":"4c5ef71172f7afef"}
{"n":1954,"by":"coalition","how":"bot","ask":"civic.space","answer":"roll-spaces","why":[["8.2: among {0}",["oruzgan, zabol"]]],"sum":"20f897782c5b6461"}
{"n":1955,"by":null,"ask":"bot.tan","answer":"5","sum":"aefa074bdb944120"}
{"n":1956,"by":null,"ask":"bot.black","answer":"2","sum":"67d32f653614409d"}
{"n":1957,"by":null,"ask":"bot.green","answer":"6","sum":"76aeb12634d02675"}
{"n":1958,"by":"coalition","how":"bot","ask":"civic.space","answer":"zabol","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[5,2,6,"samangan","zabol"]],["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"zabol"]]],"sum":"24d73e40ebf73964"}
{"n":1959,"by":"coalition","how":"bot","ask":"civic.space","answer":"oruzgan","why":[["{0}: {1}",[["8.8.5: Civic Action where it shifts most",[]],"oruzgan"]]],"sum":"bea4467ae4ae4bf7"}
{"n":1960,"by":"government","how":"bot","ask":"civic.space","answer":"done","why":["8.6.6: no other shift is wanted and can be paid for"],"print":"2839e8636eb7c2b8","sum":"1bd0b819cac3664a"}
{"n":1961,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"3fd3f565e3e172eb"}
{"n":1962,"by":"government","how":"bot","ask":"desertion.troops","answer":"3","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"28620a9e3890a918"}
{"n":1963,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"60503b803f83cc59"}
{"n":1964,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"e58124fed19174c4"}
{"n":1965,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"d9d61a9cf0bed637"}
{"n":1966,"by":"government","how":"bot","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a3ececeed0f05f42"}
{"n":1967,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"b588d0e634074cbf"}
{"n":1968,"by":"government","how":"bot","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"52a2d6a39c4dcec8"}
{"n":1969,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"nuristan","why":[["8.8.6: no Police in {0}",["nuristan"]]],"sum":"2d37bcc65bc3015a"}
{"n":1970,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.8.6: fewest Coalition Troops",[]],"helmand, herat",["{0}",[1]]]],["8.2: among {0}",["helmand, herat"]]],"sum":"374cb0a698b2ad6e"}
{"n":1971,"by":null,"ask":"bot.tan","answer":"6","sum":"daa04bd6660a5942"}
{"n":1972,"by":null,"ask":"bot.black","answer":"6","sum":"d05b9a5d39c41716"}
{"n":1973,"by":null,"ask":"bot.green","answer":"3","sum":"a6e26577449b7f5a"}
{"n":1974,"by":"coalition","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,6,3,"bamian","herat"]],["{0}: {1}",[["8.8.6: space with the fewest Coalition Troops",[]],"herat"]]],"sum":"7a090d4d81d59f32"}
{"n":1975,"by":"coalition","how":"bot","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no other Troops without Police can leave"],"sum":"10adffeb8c5ac970"}
{"n":1976,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[0]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"61b6f8d8ed6c27b2"}
{"n":1977,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"0101cb38dc74ac5e"}
{"n":1978,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"31b66bdde16caa46"}
{"n":1979,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"f4ca7c7c6bb964b8"}
{"n":1980,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[1]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"b0577d1afa51e1a4"}
{"n":1981,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"add43c04f02232d1"}
{"n":1982,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, helmand, herat, kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"e43d96581ce5596b"}
{"n":1983,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"fc0997ac6a2e8cc9"}
{"n":1984,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"helmand, herat, kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"e0360061b82ce857"}
{"n":1985,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b4f098186a73b9eb"}
{"n":1986,"by":"government","how":"bot","ask":"redeploy.destination","answer":"herat","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"herat, kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"herat"]]],"sum":"6ad8454f17f7466f"}
{"n":1987,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"kabul",["{0}",[2]]]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"5db5d93690d729f2"}
{"n":1988,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"365499b60d485804"}
{"n":1989,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, helmand, herat, kabul, kandahar",["{0}",[3]]]],["8.2: among {0}",["baghlan, helmand, herat, kabul, kandahar"]]],"sum":"7cb892e56be92ed8"}
{"n":1990,"by":null,"ask":"bot.tan","answer":"6","sum":"391bcc092d4fb09a"}
{"n":1991,"by":null,"ask":"bot.black","answer":"2","sum":"90c27471d0266719"}
{"n":1992,"by":null,"ask":"bot.green","answer":"5","sum":"c348279e05b69501"}
{"n":1993,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kandahar","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[6,2,5,"samangan","kandahar"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kandahar"]]],"sum":"956077ac1675d96b"}
{"n":1994,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"f1317f137f19b61c"}
{"n":1995,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, helmand, herat, kabul",["{0}",[3]]]],["8.2: among {0}",["baghlan, helmand, herat, kabul"]]],"sum":"96b1920bc65863c1"}
{"n":1996,"by":null,"ask":"bot.tan","answer":"2","sum":"e987ca97b28a66e7"}
{"n":1997,"by":null,"ask":"bot.black","answer":"3","sum":"32b7c556f6594873"}
{"n":1998,"by":null,"ask":"bot.green","answer":"6","sum":"6edec2ff8d169989"}
{"n":1999,"by":"government","how":"bot","ask":"redeploy.destination","answer":"helmand","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[2,3,6,"helmand","helmand"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"helmand"]]],"sum":"ef052c57dee5e474"}
{"n":2000,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, herat, kabul",["{0}",[3]]]],["8.2: among {0}",["baghlan, herat, kabul"]]],"sum":"1341ac633e350c57"}
{"n":2001,"by":null,"ask":"bot.tan","answer":"4","sum":"9b8faf2ce015ca23"}
{"n":2002,"by":null,"ask":"bot.black","answer":"1","sum":"20f4c4ece84d64bb"}
{"n":2003,"by":null,"ask":"bot.green","answer":"6","sum":"510e73da2329edad"}
{"n":2004,"by":"government","how":"bot","ask":"redeploy.destination","answer":"kabul","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[4,1,6,"ghazni","kabul"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"kabul"]]],"sum":"ed1b13433523b75a"}
{"n":2005,"by":"government","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.6.7: fewest Government Troops",[]],"baghlan, herat",["{0}",[3]]]],["8.2: among {0}",["baghlan, herat"]]],"sum":"44af962fcbeb3207"}
{"n":2006,"by":null,"ask":"bot.tan","answer":"1","sum":"a4e6edc62e56b3ce"}
{"n":2007,"by":null,"ask":"bot.black","answer":"5","sum":"2fb6afa30b5e8fff"}
{"n":2008,"by":null,"ask":"bot.green","answer":"1","sum":"692157c38c3999c5"}
{"n":2009,"by":"government","how":"bot","ask":"redeploy.destination","answer":"baghlan","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[1,5,1,"zabol","baghlan"]],["{0}: {1}",[["8.6.7: fewest Government Troops",[]],"baghlan"]]],"sum":"e1b8d6388418e013"}
{"n":2010,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"helmand","why":[["{0}: {1} ({2})",[["8.6.7: most Police",[]],"helmand",["{0}",[3]]]],["{0}: {1} ({2})",[["8.6.7: fewest Police",[]],"paktika",["{0}",[0]]]],["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"helmand","paktika"]]],"sum":"a40bbc7be70d9656"}
{"n":2011,"by":"government","how":"bot","ask":"redeploy.destination","answer":"paktika","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"helmand","paktika"]]],"sum":"ab9972d16c168796"}
{"n":2012,"by":"government","how":"bot","ask":"redeploy.count","answer":"1","why":[["{0}: {1} Police from {2} to {3}",[["8.6.7: from the most Police to the fewest",[]],1,"helmand","paktika"]]],"sum":"5c0313394beed604"}
{"n":2013,"by":"government","how":"bot","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"60a812c807cbe9e2"}
{"n":2014,"by":"taliban","how":"bot","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: Guerrillas that need not Redeploy stay"],"sum":"31e1663460fef72a"}
{"n":2015,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[2]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"84b77084b9c44773"}
{"n":2016,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[3]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"e9a0be324991a661"}
{"n":2017,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[4]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"8cedac0ee60522ce"}
{"n":2018,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"42d5d19f7ad7e848"}
{"n":2019,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[5]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"17fdd8fedec1e7a9"}
{"n":2020,"by":"taliban","how":"bot","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"4500fbe5959f31d9"}
{"n":2021,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier",["{0}",[6]]]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"sum":"2dcf0d8fded4c405"}
{"n":2022,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"roll-spaces","why":[["{0}: {1} ({2})",[["8.7.8: fewest Guerrillas",[]],"northwest-frontier, waziristan",["{0}",[7]]]],["8.2: among {0}",["northwest-frontier, waziristan"]]],"sum":"dd4e8ad9ae679039"}
{"n":2023,"by":null,"ask":"bot.tan","answer":"3","sum":"cdb6768c35a6524c"}
{"n":2024,"by":null,"ask":"bot.black","answer":"2","sum":"60394a8f11873536"}
{"n":2025,"by":null,"ask":"bot.green","answer":"3","sum":"8bd06297b112d214"}
{"n":2026,"by":"taliban","how":"bot","ask":"redeploy.destination","answer":"northwest-frontier","why":[["8.2: dice {0} {1} {2}: {3}, so {4}",[3,2,3,"khowst","northwest-frontier"]],["{0}: {1}",[["8.7.8: fewest Guerrillas, Afghan areas first",[]],"northwest-frontier"]]],"print":"f765398e669a4d7f","sum":"a5caae5b01c38e9e"}
