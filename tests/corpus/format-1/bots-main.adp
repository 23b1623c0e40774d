{"format":1,"game":"adp","rules":3,"program":"0.1.0","scenario":"main","seats":{"coalition":"bot","government":"bot","taliban":"bot","warlords":"bot"},"seed":1,"sum":"e24bc4e47576ef7c"}
{"type":"answer","n":1,"by":null,"ask":"setup.remove","answer":"58","sum":"15689a053961dff5"}
{"type":"answer","n":2,"by":null,"ask":"setup.remove","answer":"44","sum":"48f85c702daa3de3"}
{"type":"answer","n":3,"by":null,"ask":"setup.remove","answer":"52","sum":"4a81e0011ba88583"}
{"type":"answer","n":4,"by":null,"ask":"setup.remove","answer":"4","sum":"3bbbb1f9f8dee712"}
{"type":"answer","n":5,"by":null,"ask":"setup.remove","answer":"65","sum":"c6c7b47ac61397a0"}
{"type":"answer","n":6,"by":null,"ask":"setup.remove","answer":"29","sum":"d3b93e668a95bffd"}
{"type":"answer","n":7,"by":null,"ask":"setup.remove","answer":"68","sum":"dad2d10c1b6f2b99"}
{"type":"answer","n":8,"by":null,"ask":"setup.remove","answer":"51","sum":"9808e5fed774a6a5"}
{"type":"answer","n":9,"by":null,"ask":"setup.remove","answer":"53","sum":"522e0b3a45c87705"}
{"type":"answer","n":10,"by":null,"ask":"setup.remove","answer":"14","sum":"6f618399cfe76d67"}
{"type":"answer","n":11,"by":null,"ask":"setup.remove","answer":"7","sum":"b8d682952fcbc2ed"}
{"type":"answer","n":12,"by":null,"ask":"setup.remove","answer":"35","print":"e249b96055d65e08","sum":"6ffc4e48ee982fa9"}
{"type":"answer","n":13,"by":null,"ask":"deck.top","answer":"propaganda","sum":"4a2b18d0713f96f8"}
{"type":"answer","n":14,"by":null,"ask":"deck.card","answer":"33","print":"f274317b37948233","sum":"f0cc42dfa8d45ff0"}
{"type":"answer","n":15,"by":"coalition","ask":"civic.space","answer":"kabul","why":["8.8.5: greatest shift: kabul (4)","8.8.5: Civic Action where it shifts most: kabul"],"sum":"123a5fbbef325171"}
{"type":"answer","n":16,"by":"coalition","ask":"civic.space","answer":"khowst","why":["8.8.5: Civic Action where it shifts most: khowst"],"sum":"79b7a24bffd3af8b"}
{"type":"answer","n":17,"by":"government","ask":"civic.space","answer":"roll-spaces","why":["8.6.6: highest Population: kandahar, konduz (2)","8.2: among kandahar, konduz"],"sum":"82022f70d6cbf68b"}
{"type":"answer","n":18,"by":null,"ask":"bot.tan","answer":"3","sum":"073482c0ebe02e79"}
{"type":"answer","n":19,"by":null,"ask":"bot.black","answer":"1","sum":"d6971a0b5999b324"}
{"type":"answer","n":20,"by":null,"ask":"bot.green","answer":"1","sum":"148f6a0184b11137"}
{"type":"answer","n":21,"by":"government","ask":"civic.space","answer":"konduz","why":["8.2: dice 3 1 1: waziristan, so konduz","8.6.6: Neutral to Support, no Coalition Base: konduz"],"sum":"31cbaae5b6512e0a"}
{"type":"answer","n":22,"by":"government","ask":"civic.space","answer":"kandahar","why":["8.6.6: highest Population: kandahar (2)","8.6.6: Neutral to Support, no Coalition Base: kandahar"],"sum":"dbd18c4e5fe259cb"}
{"type":"answer","n":23,"by":"government","ask":"civic.space","answer":"herat","why":["8.6.6: Neutral to Support, no Coalition Base: herat"],"sum":"63948aca55ce1021"}
{"type":"answer","n":24,"by":"taliban","ask":"sharia.space","answer":"nuristan","why":["8.7.7: the greatest shift: nuristan (2)","8.7.7: Sharia: nuristan"],"sum":"edba9b1316207f7c"}
{"type":"answer","n":25,"by":"taliban","ask":"sharia.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, oruzgan, paktika"],"sum":"64d446e07d4ed944"}
{"type":"answer","n":26,"by":null,"ask":"bot.tan","answer":"2","sum":"cc8f17aea20d275e"}
{"type":"answer","n":27,"by":null,"ask":"bot.black","answer":"3","sum":"8d7ab75586c9f082"}
{"type":"answer","n":28,"by":null,"ask":"bot.green","answer":"6","sum":"d03e15bfab0999c7"}
{"type":"answer","n":29,"by":"taliban","ask":"sharia.space","answer":"helmand","why":["8.2: dice 2 3 6: helmand, so helmand","8.7.7: Sharia: helmand"],"sum":"1b77ef6fa2104464"}
{"type":"answer","n":30,"by":"taliban","ask":"sharia.space","answer":"roll-spaces","why":["8.2: among ghazni, oruzgan, paktika"],"sum":"f106148f4835e985"}
{"type":"answer","n":31,"by":null,"ask":"bot.tan","answer":"4","sum":"efa3c7f84d8a9598"}
{"type":"answer","n":32,"by":null,"ask":"bot.black","answer":"1","sum":"c469630ecde28d99"}
{"type":"answer","n":33,"by":null,"ask":"bot.green","answer":"1","sum":"775e9829c82d1e0f"}
{"type":"answer","n":34,"by":"taliban","ask":"sharia.space","answer":"ghazni","why":["8.2: dice 4 1 1: waziristan, so ghazni","8.7.7: Sharia: ghazni"],"sum":"9eaad72ee47f0dd2"}
{"type":"answer","n":35,"by":"taliban","ask":"sharia.space","answer":"roll-spaces","why":["8.2: among oruzgan, paktika"],"sum":"c15c874bd41706cf"}
{"type":"answer","n":36,"by":null,"ask":"bot.tan","answer":"6","sum":"fc63ef38f516435a"}
{"type":"answer","n":37,"by":null,"ask":"bot.black","answer":"2","sum":"5c29501e0f79c0fa"}
{"type":"answer","n":38,"by":null,"ask":"bot.green","answer":"6","sum":"177190aed0ae00b4"}
{"type":"answer","n":39,"by":"taliban","ask":"sharia.space","answer":"oruzgan","why":["8.2: dice 6 2 6: samangan, so oruzgan","8.7.7: Sharia: oruzgan"],"sum":"94ac79a08a70d799"}
{"type":"answer","n":40,"by":"taliban","ask":"sharia.space","answer":"paktika","why":["8.7.7: Sharia: paktika"],"print":"481a062b1ff046e8","sum":"566aa3812e56117b"}
{"type":"answer","n":41,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"7df64264d76a2507"}
{"type":"answer","n":42,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"623ae45c435aa046"}
{"type":"answer","n":43,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"12de91f9a2f91de8"}
{"type":"answer","n":44,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"8d0d5db450918b69"}
{"type":"answer","n":45,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"bc7172184c65f009"}
{"type":"answer","n":46,"by":"coalition","ask":"redeploy.coalition.origin","answer":"ghazni","why":["8.8.6: no Police in ghazni"],"sum":"641788ebdf561744"}
{"type":"answer","n":47,"by":"coalition","ask":"redeploy.coalition.origin","answer":"oruzgan","why":["8.8.6: no Police in oruzgan"],"sum":"264434b2b569aa0a"}
{"type":"answer","n":48,"by":"coalition","ask":"redeploy.coalition.origin","answer":"paktika","why":["8.8.6: no Police in paktika"],"sum":"781f6b07d4d7695f"}
{"type":"answer","n":49,"by":"coalition","ask":"redeploy.coalition.origin","answer":"zabol","why":["8.8.6: no Police in zabol"],"sum":"dd16d72d49e3e9f3"}
{"type":"answer","n":50,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"8fd7dfe878a5b6e1"}
{"type":"answer","n":51,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: among kandahar, konduz"],"sum":"1e9d6f650d2580c2"}
{"type":"answer","n":52,"by":null,"ask":"bot.tan","answer":"5","sum":"4a9e3191f4457568"}
{"type":"answer","n":53,"by":null,"ask":"bot.black","answer":"4","sum":"f4fccd4a68a9c108"}
{"type":"answer","n":54,"by":null,"ask":"bot.green","answer":"2","sum":"f38cf3d9230f679a"}
{"type":"answer","n":55,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 5 4 2: balkh, so kandahar","8.6.7: COIN Control would be lost: kandahar","8.2: among kabul, khowst, konduz"],"sum":"3e8639d7e0f09724"}
{"type":"answer","n":56,"by":null,"ask":"bot.tan","answer":"4","sum":"3d57fc91636e8211"}
{"type":"answer","n":57,"by":null,"ask":"bot.black","answer":"5","sum":"812f17ca8ea54eb3"}
{"type":"answer","n":58,"by":null,"ask":"bot.green","answer":"5","sum":"92e69f12489d09f9"}
{"type":"answer","n":59,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 5 5: northwest-frontier, so konduz","8.2: among kabul, khowst"],"sum":"d4fd022b05d084fa"}
{"type":"answer","n":60,"by":null,"ask":"bot.tan","answer":"4","sum":"e98eb4119d53e382"}
{"type":"answer","n":61,"by":null,"ask":"bot.black","answer":"2","sum":"8d3385de0a9bb97b"}
{"type":"answer","n":62,"by":null,"ask":"bot.green","answer":"2","sum":"22322e296be4dfcc"}
{"type":"answer","n":63,"by":"government","ask":"redeploy.police.origin","answer":"konduz","why":["8.2: dice 4 2 2: waziristan, so khowst","8.6.7: COIN Control would be lost: 1 Police from konduz to kandahar"],"sum":"1c95c3be2aa43fe8"}
{"type":"answer","n":64,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: COIN Control would be lost: 1 Police from konduz to kandahar"],"sum":"433c80159d413fa9"}
{"type":"answer","n":65,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from khowst to kabul-tor-kham"],"sum":"aa3a528f125ee934"}
{"type":"answer","n":66,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from khowst to kabul-tor-kham"],"sum":"5ae6bdc3eee517f4"}
{"type":"answer","n":67,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"713ee80e92b849e4"}
{"type":"answer","n":68,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kabul to kabul-tor-kham"],"sum":"21d38824fce7543c"}
{"type":"answer","n":69,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"24c443957c744f7f"}
{"type":"answer","n":70,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: ghazni, oruzgan, paktika, zabol (1)","8.2: among ghazni, oruzgan, paktika, zabol"],"sum":"fe3acf56055329ec"}
{"type":"answer","n":71,"by":null,"ask":"bot.tan","answer":"1","sum":"ef9fbfc1ff95b94c"}
{"type":"answer","n":72,"by":null,"ask":"bot.black","answer":"3","sum":"b39900a05fb7ab2b"}
{"type":"answer","n":73,"by":null,"ask":"bot.green","answer":"4","sum":"50d75dac441e55d6"}
{"type":"answer","n":74,"by":"taliban","ask":"redeploy.destination","answer":"zabol","why":["8.2: dice 1 3 4: badghis, so zabol","8.7.8: where fewest Guerrillas are, Afghan first: zabol"],"sum":"a16fcebf3ac6dfc8"}
{"type":"answer","n":75,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: ghazni, oruzgan, paktika (1)","8.2: among ghazni, oruzgan, paktika"],"sum":"b707d3b92646aec7"}
{"type":"answer","n":76,"by":null,"ask":"bot.tan","answer":"5","sum":"b47a1c238c7f9491"}
{"type":"answer","n":77,"by":null,"ask":"bot.black","answer":"3","sum":"a46bf3078d756d27"}
{"type":"answer","n":78,"by":null,"ask":"bot.green","answer":"1","sum":"ae7f57c41a9405e8"}
{"type":"answer","n":79,"by":"taliban","ask":"redeploy.destination","answer":"oruzgan","why":["8.2: dice 5 3 1: balkh, so oruzgan","8.7.8: where fewest Guerrillas are, Afghan first: oruzgan"],"print":"ac07ac3f875b31fc","sum":"f02e532096b9530d"}
{"type":"answer","n":80,"by":null,"ask":"deck.card","answer":"31","print":"6c3228edf7a2a379","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 33\nnext: 31\nplayed: propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\nresources: government=42 taliban=13 warlords=22\ncapabilities: 7=unshaded 29=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u1 support=O\nhelmand T:B1u2 W:B1u1 support=O\nherat G:P1 support=S\nkabul C:B1T6 G:T7 support=S +1\nkandahar C:T1 G:P2 W:B1u1 support=S\nkhowst C:T1 support=S +1\nkonduz W:B1u1 support=S\nnuristan T:B1u2 W:B1u1 support=O\noruzgan T:B1u2 support=O\npaktika T:B1u1 support=O\nzabol T:B1u2\nnorthwest-frontier T:B1u2\nwaziristan T:B1u2\nkabul-tor-kham G:P2\n","sum":"1b940aa0814b6fe4"}
{"type":"answer","n":81,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Suicide Bombers is a Capability: wanted below 4"],"sum":"a80fceac11dc93cc"}
{"type":"answer","n":82,"by":null,"ask":"bot.die","answer":"6","sum":"346f9e75d07e43ee"}
{"type":"answer","n":83,"by":"taliban","ask":"turn","answer":"rally","why":["8.1: die 6, Propaganda cards left 4: Suicide Bombers is not taken","8.7.2: at least 15 Available or Active: yes (20 Available, 0 Active)","8.7: Rally"],"sum":"fefb7958ae514d68"}
{"type":"answer","n":84,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"9a420ada232f58bb"}
{"type":"answer","n":85,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"698056b99b698903"}
{"type":"answer","n":86,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, bamian, ghowr, nimruz, samangan, sar-e-pol, balochistan"],"sum":"5439eec615cc4c69"}
{"type":"answer","n":87,"by":null,"ask":"bot.tan","answer":"2","sum":"988cdf56a8f775cc"}
{"type":"answer","n":88,"by":null,"ask":"bot.black","answer":"2","sum":"7a20efb0b9b97855"}
{"type":"answer","n":89,"by":null,"ask":"bot.green","answer":"1","sum":"abcf07e5d70bf1f5"}
{"type":"answer","n":90,"by":"taliban","ask":"rally.space","answer":"balochistan","why":["8.2: dice 2 2 1: balochistan, so balochistan","8.7.2 step 4a: wins Taliban Control: balochistan"],"sum":"70a880cbe5e71d2e"}
{"type":"answer","n":91,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: balochistan"],"sum":"f935908a86669b31"}
{"type":"answer","n":92,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, nuristan, oruzgan, paktika, zabol, northwest-frontier, waziristan"],"sum":"7d2b4401624a8e3f"}
{"type":"answer","n":93,"by":null,"ask":"bot.tan","answer":"4","sum":"2f54240b028419f7"}
{"type":"answer","n":94,"by":null,"ask":"bot.black","answer":"4","sum":"99a091975aee9eda"}
{"type":"answer","n":95,"by":null,"ask":"bot.green","answer":"5","sum":"4cf8502b212a8698"}
{"type":"answer","n":96,"by":"taliban","ask":"rally.space","answer":"nuristan","why":["8.2: dice 4 4 5: kabul, so nuristan","8.7.2 step 4b: 1 or 2 Guerrillas: nuristan"],"sum":"2cd4ccb3e1969a83"}
{"type":"answer","n":97,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4b: 1 or 2 Guerrillas: nuristan"],"sum":"f64fd6109a69ae05"}
{"type":"answer","n":98,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"b9dbcdf13dd49bbb"}
{"type":"answer","n":99,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, oruzgan, paktika, zabol, northwest-frontier, waziristan"],"sum":"12ccccf5833bc25f"}
{"type":"answer","n":100,"by":null,"ask":"bot.tan","answer":"2","sum":"7ada94bb286abd22"}
{"type":"answer","n":101,"by":null,"ask":"bot.black","answer":"6","sum":"943127661a58a8f3"}
{"type":"answer","n":102,"by":null,"ask":"bot.green","answer":"6","sum":"ba75c8c808fcad67"}
{"type":"answer","n":103,"by":"taliban","ask":"rally.space","answer":"paktika","why":["8.2: dice 2 6 6: paktika, so paktika","8.7.2 step 4c: a Taliban Base: paktika"],"sum":"0e14d275b2ba59ba"}
{"type":"answer","n":104,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: paktika"],"sum":"e04a99ee49a19dd2"}
{"type":"answer","n":105,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, oruzgan, zabol, northwest-frontier, waziristan"],"sum":"c7c67412081d36ec"}
{"type":"answer","n":106,"by":null,"ask":"bot.tan","answer":"1","sum":"eedc0e85c0b0291c"}
{"type":"answer","n":107,"by":null,"ask":"bot.black","answer":"3","sum":"29835dd1bf0b6d1c"}
{"type":"answer","n":108,"by":null,"ask":"bot.green","answer":"2","sum":"9f500a7209b8dcab"}
{"type":"answer","n":109,"by":"taliban","ask":"rally.space","answer":"helmand","why":["8.2: dice 1 3 2: herat, so helmand","8.7.2 step 4c: a Taliban Base: helmand"],"sum":"f116683c93cb5da2"}
{"type":"answer","n":110,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: helmand"],"sum":"10c2396cca892615"}
{"type":"answer","n":111,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, oruzgan, zabol, northwest-frontier, waziristan"],"sum":"eee5459565cd568d"}
{"type":"answer","n":112,"by":null,"ask":"bot.tan","answer":"3","sum":"5cbcca9738852296"}
{"type":"answer","n":113,"by":null,"ask":"bot.black","answer":"3","sum":"b35b46fe7caa2d71"}
{"type":"answer","n":114,"by":null,"ask":"bot.green","answer":"4","sum":"da6adc2a932ec916"}
{"type":"answer","n":115,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.2: dice 3 3 4: kabul, so northwest-frontier","8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"3f0ac04122e9c375"}
{"type":"answer","n":116,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"cf5563f7b140c6ea"}
{"type":"answer","n":117,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, oruzgan, zabol, waziristan"],"sum":"445d68dcb7acaab2"}
{"type":"answer","n":118,"by":null,"ask":"bot.tan","answer":"5","sum":"f81b0bda28c85c2b"}
{"type":"answer","n":119,"by":null,"ask":"bot.black","answer":"2","sum":"2d5ef0baffe1790d"}
{"type":"answer","n":120,"by":null,"ask":"bot.green","answer":"2","sum":"0129544e4c3e1273"}
{"type":"answer","n":121,"by":"taliban","ask":"rally.space","answer":"zabol","why":["8.2: dice 5 2 2: konduz, so zabol","8.7.2 step 4c: a Taliban Base: zabol"],"sum":"8348ba4f54bade41"}
{"type":"answer","n":122,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4c: a Taliban Base: zabol"],"sum":"bfee02c1967c2e34"}
{"type":"answer","n":123,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, oruzgan, waziristan"],"sum":"414e4e1d595aab70"}
{"type":"answer","n":124,"by":null,"ask":"bot.tan","answer":"1","sum":"fdebdb0eb0b09a5a"}
{"type":"answer","n":125,"by":null,"ask":"bot.black","answer":"5","sum":"9ebd4962fac92037"}
{"type":"answer","n":126,"by":null,"ask":"bot.green","answer":"4","sum":"894a632db0d864e3"}
{"type":"answer","n":127,"by":"taliban","ask":"rally.space","answer":"oruzgan","why":["8.2: dice 1 5 4: oruzgan, so oruzgan","8.7.2 step 4c: a Taliban Base: oruzgan"],"sum":"fe1ad7383d0e95d2"}
{"type":"answer","n":128,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: oruzgan"],"sum":"fc9a160257d44b20"}
{"type":"answer","n":129,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, waziristan"],"sum":"b7b6c6868ee447fc"}
{"type":"answer","n":130,"by":null,"ask":"bot.tan","answer":"6","sum":"2fb631571344a097"}
{"type":"answer","n":131,"by":null,"ask":"bot.black","answer":"1","sum":"b67821472ee30f79"}
{"type":"answer","n":132,"by":null,"ask":"bot.green","answer":"4","sum":"95ee915bc4220438"}
{"type":"answer","n":133,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.2: dice 6 1 4: badakhshan, so waziristan","8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"9b43849085fc8cb4"}
{"type":"answer","n":134,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"88d004f0f7c9d51e"}
{"type":"answer","n":135,"by":"taliban","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"09542d8efb5bba04"}
{"type":"answer","n":136,"by":"taliban","ask":"infiltrate.space","answer":"kabul","why":["8.7.2: Infiltrate: Government pieces: kabul"],"sum":"919e4a60ce97174c"}
{"type":"answer","n":137,"by":"taliban","ask":"infiltrate.action","answer":"remove","why":["8.7.2: no Guerrilla is Available: remove"],"print":"72500da2270ffb21","sum":"c3cf0e1b17be143e"}
{"type":"answer","n":138,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Suicide Bombers"],"sum":"00ed1af0d80eba30"}
{"type":"answer","n":139,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"eec8df2ef19e5b45","sum":"0531986ecdcfe7b4"}
{"type":"answer","n":140,"by":null,"ask":"deck.card","answer":"11","print":"5a0b8817ffba6b57","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 31\nnext: 11\nplayed: propaganda 33\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=42 taliban=7 warlords=22\npatronage: 3\ncapabilities: 7=unshaded 29=shaded 33=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u1 support=O\nhelmand T:B1u4 W:B1u1 support=O\nherat G:P1 support=S\nkabul C:B1T6 G:T5 T:u1 support=S +1\nkandahar C:T1 G:P2 W:B1u1 support=S\nkhowst C:T1 support=S +1\nkonduz W:B1u1 support=S\nnuristan T:B1u5 W:B1u1 support=O\noruzgan T:B1u4 support=O\npaktika T:B1u3 support=O\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\n","sum":"13efbefdaa097880"}
{"type":"answer","n":141,"by":"coalition","ask":"turn","answer":"roll","why":["8.1: Car Bombs is a Capability: wanted below 4"],"sum":"9b9ff8b7a1fd8a34"}
{"type":"answer","n":142,"by":null,"ask":"bot.die","answer":"2","sum":"4200bedd8d1594d1"}
{"type":"answer","n":143,"by":"coalition","ask":"turn","answer":"event","why":["8.1: die 2, Propaganda cards left 4: Car Bombs is taken","8.1: the Event is offered, and nothing forbids it: Car Bombs"],"sum":"e14d2e8a03d53795"}
{"type":"answer","n":144,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"8161794656399672","sum":"c4429b7f3585005a"}
{"type":"answer","n":145,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (53)","8.6: Train"],"sum":"ebe93c8aebc1e4e0"}
{"type":"answer","n":146,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"f97c0a718382ea59"}
{"type":"answer","n":147,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"35595ce8768eee44"}
{"type":"answer","n":148,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"af1d0995660a8f72"}
{"type":"answer","n":149,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"3778d6b495dfecfc"}
{"type":"answer","n":150,"by":"government","ask":"govern.space","answer":"khowst","why":["8.6.2: highest Population: khowst (3)","8.6.2: Support without Coalition Base: khowst"],"sum":"91a098198f4470e2"}
{"type":"answer","n":151,"by":"government","ask":"govern.space","answer":"kandahar","why":["8.6.2: highest Population: kandahar (2)","8.6.2: Support without Coalition Base: kandahar"],"sum":"97be122fdde40cf2"}
{"type":"answer","n":152,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: kandahar"],"sum":"5bee96bb3b6d25b7"}
{"type":"answer","n":153,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"b3f68aa254a8a1ab"}
{"type":"answer","n":154,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"c1bd2a6cc6ca7779","sum":"d6ff8ea20a0c6bba"}
{"type":"answer","n":155,"by":null,"ask":"deck.card","answer":"8","print":"e64c0b5940088c12","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 11\nnext: 8\nplayed: propaganda 33 31\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=39 taliban=7 warlords=22\naid: 10\npatronage: 8\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u1 support=O\nhelmand T:B1u4 W:B1u1 support=O\nherat G:P1 support=S\nkabul C:B1T6 G:T7P2 T:u1 support=S +1\nkandahar C:T1 G:P2 W:B1u1\nkhowst C:T1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1u5 W:B1u1 support=O\noruzgan T:B1u4 support=O\npaktika T:B1u3 support=O\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:B1u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\n","sum":"114ae41708e7ff37"}
{"type":"answer","n":156,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Strategic Release"],"sum":"f8fc6b3c8bb25745"}
{"type":"answer","n":157,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"cb6f3e96fc8b58c3","sum":"e98dc8276b2726dd"}
{"type":"answer","n":158,"by":"taliban","ask":"turn","answer":"terror","why":["8.7.2: at least 15 Available or Active: no (4 Available, 0 Active)","8.7.3: none Underground, few at Support and on LoCs: no (1 Underground, 1 in all)","8.7: Support + Available 20 or less: no (24)","8.7: Terror"],"sum":"a3c6746c7cace512"}
{"type":"answer","n":159,"by":"taliban","ask":"terror.space","answer":"kabul","why":["8.7.5: Terror that shifts people: kabul"],"sum":"6d7ea090d0665a95"}
{"type":"answer","n":160,"by":"taliban","ask":"terror.space","answer":"extort","why":["8.7.5: Extort wherever possible"],"sum":"3e871c81e81a0b2e"}
{"type":"answer","n":161,"by":"taliban","ask":"extort.space","answer":"ghazni","why":["8.7.5: Extort wherever possible: ghazni"],"sum":"d868cd20bbec975c"}
{"type":"answer","n":162,"by":"taliban","ask":"extort.space","answer":"helmand","why":["8.7.5: Extort wherever possible: helmand"],"sum":"ab005326fe5d103e"}
{"type":"answer","n":163,"by":"taliban","ask":"extort.space","answer":"nuristan","why":["8.7.5: Extort wherever possible: nuristan"],"sum":"600859405389de8e"}
{"type":"answer","n":164,"by":"taliban","ask":"extort.space","answer":"oruzgan","why":["8.7.5: Extort wherever possible: oruzgan"],"sum":"250b6b53855fe368"}
{"type":"answer","n":165,"by":"taliban","ask":"extort.space","answer":"paktika","why":["8.7.5: Extort wherever possible: paktika"],"sum":"39888ec0fbc03519"}
{"type":"answer","n":166,"by":"taliban","ask":"extort.space","answer":"zabol","why":["8.7.5: Extort wherever possible: zabol"],"sum":"ce389e39ef0f65f0"}
{"type":"answer","n":167,"by":"taliban","ask":"extort.space","answer":"balochistan","why":["8.7.5: Extort wherever possible: balochistan"],"sum":"b57f5efbc95cbe59"}
{"type":"answer","n":168,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","why":["8.7.5: Extort wherever possible: northwest-frontier"],"sum":"bb492228ddd2b4c5"}
{"type":"answer","n":169,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.5: Extort wherever possible: waziristan"],"sum":"f26cd1ae373c2c7f"}
{"type":"answer","n":170,"by":"taliban","ask":"terror.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"c7e15a8ae6081c48","sum":"a1abc9888bce4c41"}
{"type":"answer","n":171,"by":null,"ask":"deck.card","answer":"25","print":"fdcc3ef1440fe413","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 8\nnext: 25\nplayed: propaganda 33 31 11\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=39 taliban=17 warlords=18\naid: 10\npatronage: 8\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat G:P1 support=S\nkabul C:B1T6 G:T7P2 T:a1 terror=1 +1\nkandahar C:T1 G:P2 W:B1u1\nkhowst C:T1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:B1u3a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"f98676a8295e7c26"}
{"type":"answer","n":172,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: SEAL Team 6"],"sum":"262aba9f0a02210e"}
{"type":"answer","n":173,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"edb44f1b279304e3"}
{"type":"answer","n":174,"by":"coalition","ask":"event.space","answer":"roll-spaces","why":["8.4.4: most Bases: northwest-frontier, waziristan (1)","8.2: among northwest-frontier, waziristan"],"sum":"de7a3a17b0a764e5"}
{"type":"answer","n":175,"by":null,"ask":"bot.tan","answer":"3","sum":"307b596d5957f681"}
{"type":"answer","n":176,"by":null,"ask":"bot.black","answer":"3","sum":"96b06b779806012e"}
{"type":"answer","n":177,"by":null,"ask":"bot.green","answer":"3","sum":"0e3163410afcca8a"}
{"type":"answer","n":178,"by":"coalition","ask":"event.space","answer":"northwest-frontier","why":["8.2: dice 3 3 3: kabul, so northwest-frontier"],"sum":"daf4641d7a96147f"}
{"type":"answer","n":179,"by":"coalition","ask":"event.remove.piece","answer":"taliban_bases","why":["8.1.2: Bases first: taliban_bases"],"sum":"a97666cddce5bdff"}
{"type":"answer","n":180,"by":"coalition","ask":"event.remove.piece","answer":"taliban_underground","why":["8.1.2: pieces of players first, Underground before Active: taliban_underground"],"print":"251f5bfb1e140be2","sum":"871390abc494f45b"}
{"type":"answer","n":181,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (49)","8.6: Train"],"sum":"bbc5c3a91f6435fe"}
{"type":"answer","n":182,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"c0efdf390c77a348"}
{"type":"answer","n":183,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"e88e9c4cd50c4551"}
{"type":"answer","n":184,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"bdd6da3f237a215e"}
{"type":"answer","n":185,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"2cf2d965f588a28c"}
{"type":"answer","n":186,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: herat"],"sum":"0170fc256562571b"}
{"type":"answer","n":187,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"2c06802333038d3d"}
{"type":"answer","n":188,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"beeedd76745e5cc8","sum":"54bce8e5e8fe9426"}
{"type":"answer","n":189,"by":null,"ask":"deck.card","answer":"48","print":"53caa9aa96f920dd","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 25\nnext: 48\nplayed: propaganda 33 31 11 8\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=36 taliban=17 warlords=18\naid: 9\npatronage: 9\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat G:P1\nkabul C:B1T6 G:T9P4 T:a1 terror=1 +1\nkandahar C:T1 G:P2 W:B1u1\nkhowst C:T1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"92d59555c3bd924c"}
{"type":"answer","n":190,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Koran Burning"],"sum":"74f1d8b61e531be9"}
{"type":"answer","n":191,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"3cf03ee7f9994e57"}
{"type":"answer","n":192,"by":"taliban","ask":"event.space","answer":"kabul","why":["8.4.4: greatest shift: kabul, khowst (7)","8.4.4: greatest shift there: kabul (4)"],"sum":"cc1ed5c0901c96d4"}
{"type":"answer","n":193,"by":"taliban","ask":"event.space","answer":"khowst","why":["8.4.4: greatest shift: khowst (3)"],"print":"085e8adb3ffc8ba0","sum":"a251f549c1ca2377"}
{"type":"answer","n":194,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (13)","8.5: Rally"],"sum":"8af0b99661f0c497"}
{"type":"answer","n":195,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, khowst, konduz, oruzgan, paktika"],"sum":"e8dbaeaef8fd308e"}
{"type":"answer","n":196,"by":null,"ask":"bot.tan","answer":"1","sum":"65343c2fcfda5b9f"}
{"type":"answer","n":197,"by":null,"ask":"bot.black","answer":"1","sum":"ed1721ef78365afc"}
{"type":"answer","n":198,"by":null,"ask":"bot.green","answer":"1","sum":"c170f8e3f7074dc5"}
{"type":"answer","n":199,"by":"warlords","ask":"rally.space","answer":"badghis","why":["8.2: dice 1 1 1: balochistan, so badghis","8.5.1 step 3c: opened to Cultivate: badghis"],"sum":"c23dd812de818c6e"}
{"type":"answer","n":200,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: badghis"],"sum":"671498bf0a8fbbf2"}
{"type":"answer","n":201,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"b15fe0be1f5b37c1"}
{"type":"answer","n":202,"by":null,"ask":"bot.tan","answer":"4","sum":"0a0d457135a8f8dd"}
{"type":"answer","n":203,"by":null,"ask":"bot.black","answer":"1","sum":"c24aea578bd2a712"}
{"type":"answer","n":204,"by":null,"ask":"bot.green","answer":"4","sum":"58218bfeda9690c4"}
{"type":"answer","n":205,"by":"warlords","ask":"rally.space","answer":"khowst","why":["8.2: dice 4 1 4: khowst, so khowst","8.5.1 step 3d: any other Province: khowst"],"sum":"f5b5915d02869e69"}
{"type":"answer","n":206,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: khowst"],"sum":"e6bbc52354eea4d2"}
{"type":"answer","n":207,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"07f1920cd1f1cd4f"}
{"type":"answer","n":208,"by":null,"ask":"bot.tan","answer":"1","sum":"bbd436409e56d423"}
{"type":"answer","n":209,"by":null,"ask":"bot.black","answer":"1","sum":"446af139a3bb924a"}
{"type":"answer","n":210,"by":null,"ask":"bot.green","answer":"2","sum":"7cd0df97bdda75ec"}
{"type":"answer","n":211,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.2: dice 1 1 2: balochistan, so nimruz","8.5.1 step 3d: any other Province: nimruz"],"sum":"788cd369bd64fd3f"}
{"type":"answer","n":212,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: nimruz"],"sum":"291fa0d5f50b8503"}
{"type":"answer","n":213,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"4a3d99afa0bdc2ff"}
{"type":"answer","n":214,"by":"warlords","ask":"cultivate.space","answer":"roll-spaces","why":["8.2: among badghis, khowst"],"sum":"1ac624c0b5a9b6e7"}
{"type":"answer","n":215,"by":null,"ask":"bot.tan","answer":"2","sum":"fd5140653efb1a42"}
{"type":"answer","n":216,"by":null,"ask":"bot.black","answer":"1","sum":"627bc6390c629558"}
{"type":"answer","n":217,"by":null,"ask":"bot.green","answer":"2","sum":"e3b82009eab12016"}
{"type":"answer","n":218,"by":"warlords","ask":"cultivate.space","answer":"badghis","why":["8.2: dice 2 1 2: balochistan, so badghis","8.5.4: Cultivate: badghis"],"sum":"20578eb154667ad1"}
{"type":"answer","n":219,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"41c0a7b453afe109","sum":"c7881552d9a10c13"}
{"type":"answer","n":220,"by":null,"ask":"deck.card","answer":"45","print":"80e17ef45665cd43","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 48\nnext: 45\nplayed: propaganda 33 31 11 8 25\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=36 taliban=17 warlords=15\naid: 9\npatronage: 9\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat G:P1\nkabul C:B1T6 G:T9P4 T:a1 support=O terror=2 +1\nkandahar C:T1 G:P2 W:B1u1\nkhowst C:T1 W:u1 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"ce3a5b1382cc6474"}
{"type":"answer","n":221,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Strategic Partners"],"sum":"d5c658f4e9a0f56b"}
{"type":"answer","n":222,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"dcdae7410a490ca5","sum":"1572dd06b194ff79"}
{"type":"answer","n":223,"by":"coalition","ask":"turn","answer":"train","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (1)","8.8.5: greatest shift: kabul (8)","8.8: Train"],"sum":"a110994e4dbb81d7"}
{"type":"answer","n":224,"by":"coalition","ask":"train.space","answer":"kabul","why":["8.8.2: Civic Action shifts most: kabul"],"sum":"83cf2b130956068e"}
{"type":"answer","n":225,"by":"coalition","ask":"train.first","answer":"done","why":["8.8.2: no Patronage is moved: Patronage 11, Government Resources 36"],"sum":"a46b9d6021fb55e3"}
{"type":"answer","n":226,"by":"coalition","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a034f12d8482a83d"}
{"type":"answer","n":227,"by":"coalition","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"9e2d5a819e9b662d"}
{"type":"answer","n":228,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"a8386c15365be9c2"}
{"type":"answer","n":229,"by":"coalition","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"49e8590c32022e59"}
{"type":"answer","n":230,"by":"coalition","ask":"civic.steps","answer":"4","why":["8.8.5: as many shifts as can be paid"],"sum":"476173c0be97bfd5"}
{"type":"answer","n":231,"by":"coalition","ask":"special","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"ef06aa25414c7367"}
{"type":"answer","n":232,"by":null,"ask":"bot.die","answer":"4","sum":"2d0ce993274b385b"}
{"type":"answer","n":233,"by":"coalition","ask":"special","answer":"surge","why":["8.8.2: Surge: die 4","8.8.2: highest Population: kandahar (2)","8.8.2: Surge after the Train"],"sum":"eb470cc304f41aad"}
{"type":"answer","n":234,"by":"coalition","ask":"surge.space","answer":"kandahar","why":["8.8.2: 1 Base and 1 Troops come to kandahar"],"sum":"047dc8609177d397"}
{"type":"answer","n":235,"by":"coalition","ask":"surge.space","answer":"herat","why":["8.8.2: 1 Base and 1 Troops come to herat"],"sum":"52e62d84796c7c20"}
{"type":"answer","n":236,"by":"coalition","ask":"surge.space","answer":"kabul","why":["8.8.2: 0 Bases and 2 Troops come to kabul"],"sum":"dd3e98a55e73489b"}
{"type":"answer","n":237,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in kandahar: 2"],"sum":"79bc1215f3512137"}
{"type":"answer","n":238,"by":"coalition","ask":"surge.troops","answer":"1","why":["8.8.2: Coalition Troops in herat: 1"],"sum":"b0e90c51cb578ca4"}
{"type":"answer","n":239,"by":"coalition","ask":"surge.troops","answer":"8","why":["8.8.2: Coalition Troops in kabul: 8"],"sum":"e8e479e33b875877"}
{"type":"answer","n":240,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kandahar: 1"],"sum":"32c9eb5ae4da4e1c"}
{"type":"answer","n":241,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in herat: 1"],"sum":"0675034eccd22524"}
{"type":"answer","n":242,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kabul: 1"],"sum":"4cd814f6f4f68a3e"}
{"type":"answer","n":243,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"9d321e52c761ddb9"}
{"type":"answer","n":244,"by":null,"ask":"surge.roll","answer":"3","sum":"36d9db9e29aa5a8a"}
{"type":"answer","n":245,"by":"coalition","ask":"surge.aid","answer":"3","why":["8.8.2: all of it to Aid"],"print":"958c8b41bf1cad5d","sum":"011309a290cf79cb"}
{"type":"answer","n":246,"by":null,"ask":"deck.card","answer":"43","print":"85bb931912c2d162","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 45\nnext: 43\nplayed: propaganda 33 31 11 8 25 48\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=21 taliban=17 warlords=15\naid: 17\npatronage: 11\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T1 G:P1\nkabul C:B1T8 G:T11P6 T:a1 support=S +1\nkandahar C:B1T2 G:P2 W:B1u1\nkhowst C:T1 W:u1 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"94a27973fee175df"}
{"type":"answer","n":247,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Tribal Elders"],"sum":"939011d80c3acc05"}
{"type":"answer","n":248,"by":"taliban","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"print":"637e978a3d983176","sum":"5f543e8a1d2983f7"}
{"type":"answer","n":249,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (9)","8.5: Rally"],"sum":"7125f929b73e5ba1"}
{"type":"answer","n":250,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among khowst, nimruz"],"sum":"1949207142a5da3b"}
{"type":"answer","n":251,"by":null,"ask":"bot.tan","answer":"1","sum":"0707190c35c12447"}
{"type":"answer","n":252,"by":null,"ask":"bot.black","answer":"5","sum":"e399f8ca24647f3b"}
{"type":"answer","n":253,"by":null,"ask":"bot.green","answer":"5","sum":"f4ffd0ee973f909a"}
{"type":"answer","n":254,"by":"warlords","ask":"rally.space","answer":"khowst","why":["8.2: dice 1 5 5: paktika, so khowst","8.5.1 step 3b: Guerrillas without a Base: khowst"],"sum":"7a2886440ae1e78a"}
{"type":"answer","n":255,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: khowst"],"sum":"a99c00a66a5edfe7"}
{"type":"answer","n":256,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.5.1 step 3b: Guerrillas without a Base: nimruz"],"sum":"1f58ac36e98c448d"}
{"type":"answer","n":257,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: nimruz"],"sum":"96f4f3ee6137e431"}
{"type":"answer","n":258,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, konduz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"10e8bfb8227cc084"}
{"type":"answer","n":259,"by":null,"ask":"bot.tan","answer":"1","sum":"815a9e6b5e11903e"}
{"type":"answer","n":260,"by":null,"ask":"bot.black","answer":"1","sum":"8218871259581425"}
{"type":"answer","n":261,"by":null,"ask":"bot.green","answer":"3","sum":"2bf580f39eedc497"}
{"type":"answer","n":262,"by":"warlords","ask":"rally.space","answer":"farah","why":["8.2: dice 1 1 3: nimruz, so farah","8.5.1 step 3d: any other Province: farah"],"sum":"357f63d09f0d6e15"}
{"type":"answer","n":263,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: farah"],"sum":"ffb10b9217710608"}
{"type":"answer","n":264,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"2dd61a5faf134992"}
{"type":"answer","n":265,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"0a29e8a9d2116772","sum":"19c77b20f7a5dacb"}
{"type":"answer","n":266,"by":null,"ask":"deck.card","answer":"13","print":"04e94d7ef80a9f40","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 43\nnext: 13\nplayed: propaganda 33 31 11 8 25 48 45\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=21 taliban=17 warlords=12\naid: 17\npatronage: 11\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T1 G:P1\nkabul C:B1T8 G:T11P6 T:a1 support=S +1\nkandahar C:B1T2 G:P2 W:B1u1\nkhowst C:T1 W:B1u2 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u2\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1u3a1\nkabul-tor-kham G:P2\n","sum":"2c5e379af77c4153"}
{"type":"answer","n":267,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Pakistani Offensive"],"sum":"818e7ae355386365"}
{"type":"answer","n":268,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"8c745737cfb9af2f"}
{"type":"answer","n":269,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.4.4: most other pieces: northwest-frontier, waziristan (3)","8.2: among northwest-frontier, waziristan"],"sum":"8a8af12d92c9da13"}
{"type":"answer","n":270,"by":null,"ask":"bot.tan","answer":"2","sum":"ce4a0141c7bb1eea"}
{"type":"answer","n":271,"by":null,"ask":"bot.black","answer":"1","sum":"70934c9e1e0c857c"}
{"type":"answer","n":272,"by":null,"ask":"bot.green","answer":"2","sum":"67c2765eadf56ed9"}
{"type":"answer","n":273,"by":"government","ask":"event.space","answer":"waziristan","why":["8.2: dice 2 1 2: balochistan, so waziristan"],"sum":"0259e807bcf6e937"}
{"type":"answer","n":274,"by":"government","ask":"event.remove.piece","answer":"taliban_underground","why":["8.1.2: pieces of players first, Underground before Active: taliban_underground"],"sum":"1575f4ccf49dcbcb"}
{"type":"answer","n":275,"by":"government","ask":"event.remove.count","answer":"3","why":["8.4.3: as many as possible: 3"],"print":"ed7f8a829f23f459","sum":"8ff76ed4b34eaf73"}
{"type":"answer","n":276,"by":"coalition","ask":"turn","answer":"train","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (1)","8.8.5: greatest shift: kandahar (2)","8.8.2: Coalition Base, surplus 1: herat","8.8: Train"],"sum":"c6f61fa56ade559e"}
{"type":"answer","n":277,"by":"coalition","ask":"train.space","answer":"kandahar","why":["8.8.2: Civic Action shifts most: kandahar"],"sum":"665deef37a338c09"}
{"type":"answer","n":278,"by":"coalition","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"7f5d5506e74f064e"}
{"type":"answer","n":279,"by":"coalition","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5b6def23cf0cf800"}
{"type":"answer","n":280,"by":"coalition","ask":"train.space","answer":"herat","why":["8.8.2: cubes at a Coalition Base, surplus 1: herat"],"sum":"41c17c3a892c9f74"}
{"type":"answer","n":281,"by":"coalition","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"341df8dcb04ddb8a"}
{"type":"answer","n":282,"by":"coalition","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"f2339be9268dc130"}
{"type":"answer","n":283,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"42df7e902b6c7cb3"}
{"type":"answer","n":284,"by":"coalition","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"dddd84a428b51c86"}
{"type":"answer","n":285,"by":"coalition","ask":"train.extra.space","answer":"kandahar","why":["8.8.2: Civic Action where it shifts most"],"sum":"e8354d409d1d70df"}
{"type":"answer","n":286,"by":"coalition","ask":"special","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"245c2da28b3bd981"}
{"type":"answer","n":287,"by":null,"ask":"bot.die","answer":"3","sum":"a3d249dee2cb1938"}
{"type":"answer","n":288,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.8.2: Surge: die 3","8.2: among herat, kandahar"],"sum":"8b3244dee0b2f5b6"}
{"type":"answer","n":289,"by":null,"ask":"bot.tan","answer":"5","sum":"7f8509c6154347ae"}
{"type":"answer","n":290,"by":null,"ask":"bot.black","answer":"1","sum":"94515be79d9ef54b"}
{"type":"answer","n":291,"by":null,"ask":"bot.green","answer":"4","sum":"57358b1141fffcac"}
{"type":"answer","n":292,"by":"coalition","ask":"special","answer":"surge","why":["8.2: dice 5 1 4: badakhshan, so kandahar","8.8.2: Surge after the Train"],"sum":"ea7b7032005bdf52"}
{"type":"answer","n":293,"by":"coalition","ask":"surge.space","answer":"kabul","why":["8.8.2: 0 Bases and 1 Troops come to kabul"],"sum":"4513b41705dfba91"}
{"type":"answer","n":294,"by":"coalition","ask":"surge.space","answer":"kandahar","why":["8.8.2: 0 Bases and 1 Troops come to kandahar"],"sum":"4aa6096b10db5db6"}
{"type":"answer","n":295,"by":"coalition","ask":"surge.space","answer":"herat","why":["8.8.2: 0 Bases and 1 Troops come to herat"],"sum":"05e3cdfdc3edd4dc"}
{"type":"answer","n":296,"by":"coalition","ask":"surge.troops","answer":"9","why":["8.8.2: Coalition Troops in kabul: 9"],"sum":"6369ae9569b2b7bf"}
{"type":"answer","n":297,"by":"coalition","ask":"surge.troops","answer":"3","why":["8.8.2: Coalition Troops in kandahar: 3"],"sum":"8bc39833e6fcad15"}
{"type":"answer","n":298,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in herat: 2"],"sum":"34c11c99811cf913"}
{"type":"answer","n":299,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kabul: 1"],"sum":"075f281f30cd5013"}
{"type":"answer","n":300,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kandahar: 1"],"sum":"808500454675bf49"}
{"type":"answer","n":301,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in herat: 1"],"sum":"88c197812e518d0a"}
{"type":"answer","n":302,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"952889584a8a5184"}
{"type":"answer","n":303,"by":null,"ask":"surge.roll","answer":"4","sum":"acb02f06628f1336"}
{"type":"answer","n":304,"by":"coalition","ask":"surge.aid","answer":"4","why":["8.8.2: all of it to Aid"],"print":"97f65647d197a4e6","sum":"9e54da6747a30ac4"}
{"type":"answer","n":305,"by":null,"ask":"deck.card","answer":"15","print":"5fc3be72eb9d03ff","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 13\nnext: 15\nplayed: propaganda 33 31 11 8 25 48 45 43\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=12 taliban=17 warlords=12\naid: 21\npatronage: 11\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T2 G:T2P3\nkabul C:B1T9 G:T11P6 T:a1 support=S +1\nkandahar C:B1T3 G:T2P4 W:B1u1 support=S\nkhowst C:T1 W:B1u2 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u2\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\n","sum":"4d5453f6c4f736b3"}
{"type":"answer","n":306,"by":"warlords","ask":"turn","answer":"march","why":["8.4.1: Anti-Corruption Drive: not to be executed","8.5.1: at least 6 pieces Available: no (5)","8.5.2: Resources and Bases 50 or fewer: yes (21)","8.5: March"],"sum":"00223c97f5a1440b"}
{"type":"answer","n":307,"by":"warlords","ask":"march.origin","answer":"roll","why":["8.3: an equal chance for farah-kandahar, toraghondi-farah, kandahar-kabul"],"sum":"aff0ff33f8bcf0c8"}
{"type":"answer","n":308,"by":null,"ask":"bot.die","answer":"5","sum":"ada8b7c7ef12f766"}
{"type":"answer","n":309,"by":"warlords","ask":"march.origin","answer":"roll-spaces","why":["8.3: dice 5: toraghondi-farah","8.2: among farah, nimruz"],"sum":"76276161b95b16d2"}
{"type":"answer","n":310,"by":null,"ask":"bot.tan","answer":"4","sum":"489142c494f20a97"}
{"type":"answer","n":311,"by":null,"ask":"bot.black","answer":"6","sum":"d563563f19abed23"}
{"type":"answer","n":312,"by":null,"ask":"bot.green","answer":"5","sum":"cc3fb5e3b2b5ed30"}
{"type":"answer","n":313,"by":"warlords","ask":"march.origin","answer":"nimruz","why":["8.2: dice 4 6 5: northwest-frontier, so nimruz","8.5.2 step 1: one Guerrilla onto an empty LoC: toraghondi-farah"],"sum":"aa6adc35e3c274c2"}
{"type":"answer","n":314,"by":"warlords","ask":"march.destination","answer":"toraghondi-farah","why":["8.5.2 step 1: one Guerrilla onto an empty LoC: toraghondi-farah"],"sum":"af44bd73dfa720bc"}
{"type":"answer","n":315,"by":"warlords","ask":"march.count","answer":"1","why":["8.5.2 step 1: one Guerrilla onto an empty LoC: toraghondi-farah"],"sum":"37bbbce8d9c9adbf"}
{"type":"answer","n":316,"by":"warlords","ask":"march.origin","answer":"roll-spaces","why":["8.5.2 step 3: Cultivate could place a Base: bamian, ghazni, ghowr, paktika","8.2: among bamian, ghazni, ghowr, paktika"],"sum":"1ff8119ea817902e"}
{"type":"answer","n":317,"by":null,"ask":"bot.tan","answer":"3","sum":"f988644557f674b7"}
{"type":"answer","n":318,"by":null,"ask":"bot.black","answer":"2","sum":"a4139ce597a92dc7"}
{"type":"answer","n":319,"by":null,"ask":"bot.green","answer":"5","sum":"e0f5224c43ae54f4"}
{"type":"answer","n":320,"by":"warlords","ask":"march.origin","answer":"khowst","why":["8.2: dice 3 2 5: ghazni, so ghazni","8.5.2 step 3: all that can into 1 Province: ghazni"],"sum":"5ed8c70310064cdb"}
{"type":"answer","n":321,"by":"warlords","ask":"march.destination","answer":"ghazni","why":["8.5.2 step 3: all that can into 1 Province: ghazni"],"sum":"7309b6aa657a7f98"}
{"type":"answer","n":322,"by":"warlords","ask":"march.count","answer":"1","why":["8.5.2 step 3: all that can into 1 Province: ghazni"],"sum":"dac76c8e21143fd7"}
{"type":"answer","n":323,"by":"warlords","ask":"march.origin","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"d29c412445cfb0c1"}
{"type":"answer","n":324,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"d29dad3270ffbc17","sum":"b9cc93356350e585"}
{"type":"answer","n":325,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Anti-Corruption Drive"],"sum":"4e411d20a6d13c8f"}
{"type":"answer","n":326,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"a84ed48ac63fdcb7","sum":"a03676f8217d7f82"}
{"type":"answer","n":327,"by":null,"ask":"deck.card","answer":"16","print":"d5bd354110589607","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 15\nnext: 16\nplayed: propaganda 33 31 11 8 25 48 45 43 13\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=12 taliban=17 warlords=11\npatronage: 14\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T2 G:T2P3\nkabul C:B1T9 G:T11P6 T:a1 support=S +1\nkandahar C:B1T3 G:T2P4 W:B1u1 support=S\nkhowst C:T1 W:B1u1 support=O terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\ntoraghondi-farah W:u1\n","sum":"7a309b7eb18ceaf5"}
{"type":"answer","n":328,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: One Tribe at a Time"],"sum":"2ff04460d62fee47"}
{"type":"answer","n":329,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"537c153bf33fb523"}
{"type":"answer","n":330,"by":"coalition","ask":"event.space","answer":"khowst","why":["8.4.4: greatest shift: khowst (3)"],"sum":"f041df92993f1f4e"}
{"type":"answer","n":331,"by":"coalition","ask":"event.replace.count","answer":"1","why":["8.4.3: as many as possible: 1"],"print":"4ae71e044f9c987c","sum":"10af33c87c05698d"}
{"type":"answer","n":332,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (32)","8.6: Train"],"sum":"af20f41bfd628a9c"}
{"type":"answer","n":333,"by":"government","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (5)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"dc3ef4aeef0d9856"}
{"type":"answer","n":334,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"ea2d0a10b9c8a05b"}
{"type":"answer","n":335,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"e3cee7ed3b49d8ac"}
{"type":"answer","n":336,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: fewest Government cubes: kandahar (6)","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"9c091bc878b0bf0e"}
{"type":"answer","n":337,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"1c7e7316d7c7af53"}
{"type":"answer","n":338,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"1b87c461f001a88b"}
{"type":"answer","n":339,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"5ddd107b09dd7b1b"}
{"type":"answer","n":340,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"cafee02438ae8f98"}
{"type":"answer","n":341,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"6029673b289815a9"}
{"type":"answer","n":342,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"511650cea13d869c"}
{"type":"answer","n":343,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"6d9e83b9fa6051e9","sum":"a8210b1d8ec1615d"}
{"type":"answer","n":344,"by":null,"ask":"deck.card","answer":"24","print":"10588a5a9d2564d7","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 16\nnext: 24\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=3 taliban=17 warlords=11\npatronage: 14\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadghis W:B1u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nhelmand T:B1u3a1 W:B1u1 support=O\nherat C:B1T2 G:T4P5\nkabul C:B1T9 G:T13P8 T:a1 support=S +1\nkandahar C:B1T3 G:T4P6 W:B1u1 support=S +1\nkhowst C:T1 G:P1 W:B1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u4a1 W:B1u1 support=O\noruzgan T:B1u3a1 support=O\npaktika T:B1u2a1 support=O\nzabol T:B1u2a1\nbalochistan T:a1\nnorthwest-frontier T:u2a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\ntoraghondi-farah W:u1\n","sum":"b414363cb1a557ef"}
{"type":"answer","n":345,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Amnesty"],"sum":"884b7d75d3b45df5"}
{"type":"answer","n":346,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"2b58298ae1d089af"}
{"type":"answer","n":347,"by":"warlords","ask":"event.faction","answer":"warlords","why":["8.4.4: whoever chooses benefits: warlords"],"sum":"dc8086ade4700135"}
{"type":"answer","n":348,"by":"warlords","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among herat, kabul, kandahar, khowst"],"sum":"eb6844ce37475574"}
{"type":"answer","n":349,"by":null,"ask":"bot.tan","answer":"6","sum":"70f43c525a85bf65"}
{"type":"answer","n":350,"by":null,"ask":"bot.black","answer":"5","sum":"114088977c94886e"}
{"type":"answer","n":351,"by":null,"ask":"bot.green","answer":"5","sum":"59e0ae9efa1045c3"}
{"type":"answer","n":352,"by":"warlords","ask":"event.place.space","answer":"kandahar","why":["8.2: dice 6 5 5: kandahar, so kandahar"],"sum":"9400d421bde13e11"}
{"type":"answer","n":353,"by":"warlords","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among herat, kabul, khowst"],"sum":"33c3cc93d6cac194"}
{"type":"answer","n":354,"by":null,"ask":"bot.tan","answer":"6","sum":"1cd3a4d986fec302"}
{"type":"answer","n":355,"by":null,"ask":"bot.black","answer":"5","sum":"4366a80ae0690372"}
{"type":"answer","n":356,"by":null,"ask":"bot.green","answer":"3","sum":"39bdd0c5a9a50978"}
{"type":"answer","n":357,"by":"warlords","ask":"event.place.space","answer":"herat","why":["8.2: dice 6 5 3: bamian, so herat"],"sum":"73322f123ecd0e6d"}
{"type":"answer","n":358,"by":"warlords","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among kabul, khowst"],"sum":"6d162fee550a92c7"}
{"type":"answer","n":359,"by":null,"ask":"bot.tan","answer":"4","sum":"29a173d33a291444"}
{"type":"answer","n":360,"by":null,"ask":"bot.black","answer":"6","sum":"3e773b923a709d7d"}
{"type":"answer","n":361,"by":null,"ask":"bot.green","answer":"2","sum":"9dd60ec91442c3a9"}
{"type":"answer","n":362,"by":"warlords","ask":"event.place.space","answer":"khowst","why":["8.2: dice 4 6 2: nuristan, so khowst"],"print":"3223ef82f8188cab","sum":"acd937945363e618"}
{"type":"answer","n":363,"by":"taliban","ask":"turn","answer":"march","why":["8.7.2: at least 15 Available or Active: no (9 Available, 10 Active)","8.7.3: none Underground, few at Support and on LoCs: yes (0 Underground, 1 in all)","8.7: March"],"sum":"294655fcacf8b122"}
{"type":"answer","n":364,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.3: highest Econ: kabul-tor-kham (4)","8.2: among nuristan, northwest-frontier"],"sum":"07e1c2727629fb2c"}
{"type":"answer","n":365,"by":null,"ask":"bot.tan","answer":"1","sum":"c3186818886dfaf0"}
{"type":"answer","n":366,"by":null,"ask":"bot.black","answer":"5","sum":"1b1e5dba7512d12a"}
{"type":"answer","n":367,"by":null,"ask":"bot.green","answer":"2","sum":"80bba77adcae322f"}
{"type":"answer","n":368,"by":"taliban","ask":"march.origin","answer":"nuristan","why":["8.2: dice 1 5 2: zabol, so nuristan","8.7.3 step 1: nuristan to kabul-tor-kham, 2 wanted"],"sum":"86840a839938b591"}
{"type":"answer","n":369,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","why":["8.7.3 step 1: nuristan to kabul-tor-kham, 2 wanted"],"sum":"1b9630ae8f091352"}
{"type":"answer","n":370,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: nuristan to kabul-tor-kham, 2 wanted"],"sum":"cae552faf7ff970c"}
{"type":"answer","n":371,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"a52bd9de82aae136"}
{"type":"answer","n":372,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","why":["8.7.3 step 1: northwest-frontier to kabul-tor-kham, 1 wanted"],"sum":"1934bfefb19022ed"}
{"type":"answer","n":373,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","why":["8.7.3 step 1: northwest-frontier to kabul-tor-kham, 1 wanted"],"sum":"f9ccf26d9c15c7fe"}
{"type":"answer","n":374,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: northwest-frontier to kabul-tor-kham, 1 wanted"],"sum":"3a7e5d723f33bfe2"}
{"type":"answer","n":375,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"d4bcd3833a27cfbf"}
{"type":"answer","n":376,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.3: highest Econ: kandahar-spin-boldak (3)","8.2: among oruzgan, zabol"],"sum":"442fbbd3ae692281"}
{"type":"answer","n":377,"by":null,"ask":"bot.tan","answer":"6","sum":"4598dcb6179f8ff1"}
{"type":"answer","n":378,"by":null,"ask":"bot.black","answer":"1","sum":"508bcecbf346d273"}
{"type":"answer","n":379,"by":null,"ask":"bot.green","answer":"2","sum":"3e191dc84a1afd46"}
{"type":"answer","n":380,"by":"taliban","ask":"march.origin","answer":"zabol","why":["8.2: dice 6 1 2: konduz, so zabol","8.7.3 step 1: zabol to kandahar-spin-boldak, 1 wanted"],"sum":"772d622ddc387d4d"}
{"type":"answer","n":381,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","why":["8.7.3 step 1: zabol to kandahar-spin-boldak, 1 wanted"],"sum":"8a538ef0b48e9146"}
{"type":"answer","n":382,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: zabol to kandahar-spin-boldak, 1 wanted"],"sum":"a789b70db808d207"}
{"type":"answer","n":383,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"6afa89da4d9853e8"}
{"type":"answer","n":384,"by":"taliban","ask":"march.origin","answer":"roll","why":["8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"f6b3a8af1aa11ea7"}
{"type":"answer","n":385,"by":null,"ask":"bot.die","answer":"6","sum":"b0c8ac5d500b70fd"}
{"type":"answer","n":386,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.3: dice 6: kandahar-kabul","8.1.2: most arrive Underground: oruzgan, paktika (1)","8.2: among oruzgan, paktika"],"sum":"bc193f3f38443798"}
{"type":"answer","n":387,"by":null,"ask":"bot.tan","answer":"3","sum":"0648bb7e818f1adf"}
{"type":"answer","n":388,"by":null,"ask":"bot.black","answer":"6","sum":"64ea0e15bdc2fd52"}
{"type":"answer","n":389,"by":null,"ask":"bot.green","answer":"3","sum":"d82041fb77089816"}
{"type":"answer","n":390,"by":"taliban","ask":"march.origin","answer":"oruzgan","why":["8.2: dice 3 6 3: baghlan, so oruzgan","8.7.3 step 1: oruzgan to kandahar-kabul, 1 wanted"],"sum":"32bf549e4ed9c458"}
{"type":"answer","n":391,"by":"taliban","ask":"march.destination","answer":"kandahar-kabul","why":["8.7.3 step 1: oruzgan to kandahar-kabul, 1 wanted"],"sum":"d371f8c1eab533a7"}
{"type":"answer","n":392,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: oruzgan to kandahar-kabul, 1 wanted"],"sum":"31bf65775de4e357"}
{"type":"answer","n":393,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"cf1c6abdb760555d"}
{"type":"answer","n":394,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.1.2: most arrive Underground: helmand, oruzgan (1)","8.2: among helmand, oruzgan"],"sum":"2c0c769c8aba08a0"}
{"type":"answer","n":395,"by":null,"ask":"bot.tan","answer":"3","sum":"ce07913be9e82062"}
{"type":"answer","n":396,"by":null,"ask":"bot.black","answer":"2","sum":"8984af38e04c3555"}
{"type":"answer","n":397,"by":null,"ask":"bot.green","answer":"2","sum":"41394a7e2fd1e683"}
{"type":"answer","n":398,"by":"taliban","ask":"march.origin","answer":"helmand","why":["8.2: dice 3 2 2: waziristan, so helmand","8.7.3 step 1: helmand to farah-kandahar, 1 wanted"],"sum":"cdcd7a560e017c11"}
{"type":"answer","n":399,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","why":["8.7.3 step 1: helmand to farah-kandahar, 1 wanted"],"sum":"b57487e0c46d3215"}
{"type":"answer","n":400,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: helmand to farah-kandahar, 1 wanted"],"sum":"5374af52f24dd8d6"}
{"type":"answer","n":401,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"10d71c62cde22ec5"}
{"type":"answer","n":402,"by":"taliban","ask":"march.origin","answer":"nuristan","why":["8.7.3 step 1: nuristan to kabul, 1 wanted"],"sum":"05a26dc2715278e3"}
{"type":"answer","n":403,"by":"taliban","ask":"march.destination","answer":"kabul","why":["8.7.3 step 1: nuristan to kabul, 1 wanted"],"sum":"efa6b1f15cae92a9"}
{"type":"answer","n":404,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: nuristan to kabul, 1 wanted"],"sum":"394367a522d652e7"}
{"type":"answer","n":405,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"d373e496cb62ba6e"}
{"type":"answer","n":406,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: among badakhshan, baghlan, bamian, ghowr, kandahar, khowst, nimruz, sar-e-pol"],"sum":"fb9dd5fc5a089b3e"}
{"type":"answer","n":407,"by":null,"ask":"bot.tan","answer":"5","sum":"03e1102f2f78627a"}
{"type":"answer","n":408,"by":null,"ask":"bot.black","answer":"1","sum":"da49438c624122d6"}
{"type":"answer","n":409,"by":null,"ask":"bot.green","answer":"6","sum":"34cdb0912f80f3bc"}
{"type":"answer","n":410,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: dice 5 1 6: samangan, so ghowr","8.2: among badakhshan, baghlan, bamian, kandahar, khowst, nimruz, sar-e-pol"],"sum":"b778f718abcdf40b"}
{"type":"answer","n":411,"by":null,"ask":"bot.tan","answer":"4","sum":"1d895f569e60f011"}
{"type":"answer","n":412,"by":null,"ask":"bot.black","answer":"4","sum":"7955a4d2bd7489d5"}
{"type":"answer","n":413,"by":null,"ask":"bot.green","answer":"4","sum":"6e93dc2e7e169cd3"}
{"type":"answer","n":414,"by":"taliban","ask":"march.origin","answer":"helmand","why":["8.2: dice 4 4 4: kabul, so baghlan","8.7.3 step 2: all that can, helmand to ghowr"],"sum":"222e132efeb895bb"}
{"type":"answer","n":415,"by":"taliban","ask":"march.destination","answer":"ghowr","why":["8.7.3 step 2: all that can, helmand to ghowr"],"sum":"16a37210a5c2f6a4"}
{"type":"answer","n":416,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 2: all that can, helmand to ghowr"],"sum":"e778cfb78c75e6ff"}
{"type":"answer","n":417,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"79ffd2395d76bfff"}
{"type":"answer","n":418,"by":"taliban","ask":"march.origin","answer":"oruzgan","why":["8.7.3 step 2: all that can, oruzgan to ghowr"],"sum":"380dae9f393e08f2"}
{"type":"answer","n":419,"by":"taliban","ask":"march.destination","answer":"ghowr","why":["8.7.3 step 2: all that can, oruzgan to ghowr"],"sum":"16c86f6cf8226f94"}
{"type":"answer","n":420,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 2: all that can, oruzgan to ghowr"],"sum":"7e164461cbeba92b"}
{"type":"answer","n":421,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"e7be769f05854502"}
{"type":"answer","n":422,"by":"taliban","ask":"march.origin","answer":"nuristan","why":["8.7.3 step 2: all that can, nuristan to baghlan"],"sum":"e68524b82c0f9dda"}
{"type":"answer","n":423,"by":"taliban","ask":"march.destination","answer":"baghlan","why":["8.7.3 step 2: all that can, nuristan to baghlan"],"sum":"8c7cdc2bb0112454"}
{"type":"answer","n":424,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 2: all that can, nuristan to baghlan"],"sum":"59c95569bf1cbcc9"}
{"type":"answer","n":425,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"efa8e8d2d5d7010b"}
{"type":"answer","n":426,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, bamian, farah, herat, kandahar, khowst, nimruz, samangan, sar-e-pol"],"sum":"c15a40cee0f13d3a"}
{"type":"answer","n":427,"by":null,"ask":"bot.tan","answer":"6","sum":"a67e706ce0e96175"}
{"type":"answer","n":428,"by":null,"ask":"bot.black","answer":"3","sum":"e6d525ae9458930c"}
{"type":"answer","n":429,"by":null,"ask":"bot.green","answer":"4","sum":"186256d182855045"}
{"type":"answer","n":430,"by":"taliban","ask":"march.origin","answer":"ghowr","why":["8.2: dice 6 3 4: faryab, so sar-e-pol","8.7.3 step 3: lowest cost: ghowr (1)","8.7.3 step 3: to sar-e-pol, cost 1, steps 1: ghowr to sar-e-pol"],"sum":"8588940bdf5983f1"}
{"type":"answer","n":431,"by":"taliban","ask":"march.destination","answer":"sar-e-pol","why":["8.7.3 step 3: to sar-e-pol, cost 1, steps 1: ghowr to sar-e-pol"],"sum":"dab3f5e147b7bc45"}
{"type":"answer","n":432,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 3: to sar-e-pol, cost 1, steps 1: ghowr to sar-e-pol"],"sum":"61350388f9bc68c8"}
{"type":"answer","n":433,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"299e972d21f89f49"}
{"type":"answer","n":434,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, bamian, farah, herat, kandahar, khowst, nimruz, samangan"],"sum":"e725df0b1220d9cf"}
{"type":"answer","n":435,"by":null,"ask":"bot.tan","answer":"4","sum":"aafe89a16cfe7a8d"}
{"type":"answer","n":436,"by":null,"ask":"bot.black","answer":"3","sum":"67d0697ccc5cadaa"}
{"type":"answer","n":437,"by":null,"ask":"bot.green","answer":"5","sum":"b23cc6d96a59fc4c"}
{"type":"answer","n":438,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","why":["8.2: dice 4 3 5: kabul, so badakhshan","8.7.3 step 3: lowest cost: northwest-frontier (1)","8.7.3 step 3: to badakhshan, cost 1, steps 1: northwest-frontier to badakhshan"],"sum":"e81eab8036fc1bae"}
{"type":"answer","n":439,"by":"taliban","ask":"march.destination","answer":"badakhshan","why":["8.7.3 step 3: to badakhshan, cost 1, steps 1: northwest-frontier to badakhshan"],"sum":"1c2e810c466dd3d0"}
{"type":"answer","n":440,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 3: to badakhshan, cost 1, steps 1: northwest-frontier to badakhshan"],"sum":"762caedb85f78993"}
{"type":"answer","n":441,"by":"taliban","ask":"march.underground","answer":"0","why":["8.1.2: as many as possible arrive Underground: 0 hide now"],"sum":"2e848d64564fe6ec"}
{"type":"answer","n":442,"by":"taliban","ask":"march.origin","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"2c9c206b35809c5a"}
{"type":"answer","n":443,"by":"taliban","ask":"extort.space","answer":"kandahar-spin-boldak","why":["8.7.2: Extort on LoCs of Econ 3 and 4: kandahar-spin-boldak"],"sum":"ac042a8a12d5fbf9"}
{"type":"answer","n":444,"by":"taliban","ask":"extort.space","answer":"done","why":["8.7.2: Extort on LoCs of Econ 3 and 4: nothing more"],"sum":"6104916105383ac6"}
{"type":"answer","n":445,"by":"taliban","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"944daa709975b69f","sum":"9fdd65cc0407cedc"}
{"type":"answer","n":446,"by":null,"ask":"deck.top","answer":"event","sum":"9ababa888340daee"}
{"type":"answer","n":447,"by":null,"ask":"deck.card","answer":"56","print":"128563aa0cd5e900","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 24\nnext: 56\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=3 taliban=15 warlords=11\npatronage: 14\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1\nhelmand T:B1u1a1 W:B1u1 support=O\nherat C:B1T2 G:T4P5 W:u1\nkabul C:B1T9 G:T13P8 T:u1a1 support=S +1\nkandahar C:B1T3 G:T4P6 W:B1u2 support=S +1\nkhowst C:T1 G:P1 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u1a1 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"99909b6e7b90e787"}
{"type":"answer","n":448,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Taliban Talks"],"sum":"0801d31b13ca7fab"}
{"type":"answer","n":449,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"4abf2e7ece639430","sum":"935c36f3b2c3dcfc"}
{"type":"answer","n":450,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (20)","8.6: Train"],"sum":"34552b05a4681a63"}
{"type":"answer","n":451,"by":"government","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (9)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"0b6603ff0741fd0d"}
{"type":"answer","n":452,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"42400356bd914c8d"}
{"type":"answer","n":453,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"fdaed042cdc3e31f"}
{"type":"answer","n":454,"by":"government","ask":"train.space","answer":"transport","why":["8.6.2: no Govern","8.6.2: most Troops in excess of Control: 13 in kabul","8.6.2: most Population: khowst (3)","8.6.2: adds the most COIN-Controlled Population: khowst","8.6.2: Transport"],"sum":"62c009893336fb2c"}
{"type":"answer","n":455,"by":"government","ask":"transport.origin","answer":"kabul","why":["8.6.2: most Troops in excess of Control: 13 in kabul"],"sum":"3a8c690be59ca213"}
{"type":"answer","n":456,"by":"government","ask":"transport.destination","answer":"khowst","why":["8.6.2: adds the most COIN-Controlled Population: khowst"],"sum":"1a04c33a0ffd3d07"}
{"type":"answer","n":457,"by":"government","ask":"transport.troops","answer":"12","why":["8.6.2: all of the excess, but 1 stays"],"sum":"ef608061d5e5dbf0"}
{"type":"answer","n":458,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"df554c32587af0f0","sum":"e54129ae64e21794"}
{"type":"answer","n":459,"by":null,"ask":"deck.top","answer":"event","sum":"d0d553b76e36c77a"}
{"type":"answer","n":460,"by":null,"ask":"deck.card","answer":"28","print":"213895701ef363f9","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 56\nnext: 28\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=15 warlords=11\npatronage: 14\nislamabad: tolerance\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1\nhelmand T:B1u1a1 W:B1u1 support=O\nherat C:B1T2 G:T6P7 W:u1\nkabul C:B1T9 G:T1P8 T:u1a1 support=S +1\nkandahar C:B1T3 G:T4P6 W:B1u2 support=S +1\nkhowst C:T1 G:T12P1 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1u1a1 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"5b5c19650870e8d3"}
{"type":"answer","n":461,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Fratricide"],"sum":"21a025f30ddc14ab"}
{"type":"answer","n":462,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"98d289968cf06d73"}
{"type":"answer","n":463,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among herat, kabul, kandahar, khowst"],"sum":"29488133b66e1538"}
{"type":"answer","n":464,"by":null,"ask":"bot.tan","answer":"4","sum":"e48bebc75bb2dfc4"}
{"type":"answer","n":465,"by":null,"ask":"bot.black","answer":"2","sum":"121523ee9e7a1aef"}
{"type":"answer","n":466,"by":null,"ask":"bot.green","answer":"4","sum":"9ab1fd8c5d7fe264"}
{"type":"answer","n":467,"by":"warlords","ask":"event.space","answer":"khowst","why":["8.2: dice 4 2 4: khowst, so khowst"],"sum":"ec3d3e3d95a4a932"}
{"type":"answer","n":468,"by":"warlords","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"bf5a0c3b9a6aaa0b"}
{"type":"answer","n":469,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among herat, kabul, kandahar"],"sum":"d2a91adbf70029dc"}
{"type":"answer","n":470,"by":null,"ask":"bot.tan","answer":"1","sum":"e7b2f3c2488c4460"}
{"type":"answer","n":471,"by":null,"ask":"bot.black","answer":"5","sum":"fe34e785f654973c"}
{"type":"answer","n":472,"by":null,"ask":"bot.green","answer":"3","sum":"6b6fe1b3fbe2eeeb"}
{"type":"answer","n":473,"by":"warlords","ask":"event.space","answer":"kabul","why":["8.2: dice 1 5 3: oruzgan, so kabul"],"sum":"6c25f335d61748ad"}
{"type":"answer","n":474,"by":"warlords","ask":"event.remove.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"print":"542fb92d689b4e4f","sum":"5581b533a7e768ad"}
{"type":"answer","n":475,"by":"taliban","ask":"turn","answer":"attack","why":["8.7.2: at least 15 Available or Active: no (9 Available, 11 Active)","8.7.3: none Underground, few at Support and on LoCs: no (5 Underground, 7 in all)","8.7: Support + Available 20 or less: yes (17)","8.7: Attack"],"sum":"3141135277620a30"}
{"type":"answer","n":476,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: areas before LoCs: helmand, kabul, nuristan","8.2: among helmand, kabul, nuristan"],"sum":"1c88aba3ae38e530"}
{"type":"answer","n":477,"by":null,"ask":"bot.tan","answer":"5","sum":"1c7a6b8a52024332"}
{"type":"answer","n":478,"by":null,"ask":"bot.black","answer":"5","sum":"788793f4861f5346"}
{"type":"answer","n":479,"by":null,"ask":"bot.green","answer":"4","sum":"0befb94191f7b947"}
{"type":"answer","n":480,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 5 5 4: bamian, so helmand","8.2: areas before LoCs: kabul, nuristan","8.2: among kabul, nuristan"],"sum":"b979add1367ecb24"}
{"type":"answer","n":481,"by":null,"ask":"bot.tan","answer":"3","sum":"20ccea3e76960086"}
{"type":"answer","n":482,"by":null,"ask":"bot.black","answer":"4","sum":"147d5c3ce52c3e56"}
{"type":"answer","n":483,"by":null,"ask":"bot.green","answer":"5","sum":"02ad744b4974de11"}
{"type":"answer","n":484,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 3 4 5: kabul, so kabul","8.2: areas before LoCs: nuristan","8.2: among helmand, kabul, nuristan"],"sum":"df6d5657e9e772c9"}
{"type":"answer","n":485,"by":null,"ask":"bot.tan","answer":"6","sum":"180c1a97b926aa8b"}
{"type":"answer","n":486,"by":null,"ask":"bot.black","answer":"4","sum":"c177ba9540712f2b"}
{"type":"answer","n":487,"by":null,"ask":"bot.green","answer":"4","sum":"c9b1018de310e385"}
{"type":"answer","n":488,"by":"taliban","ask":"attack.space","answer":"kabul","why":["8.2: dice 6 4 4: faryab, so helmand","8.7.4: Attack without Ambush: kabul"],"sum":"0a929d025e23c90b"}
{"type":"answer","n":489,"by":null,"ask":"attack.roll","answer":"6","sum":"0595e219d1199403"}
{"type":"answer","n":490,"by":"taliban","ask":"attack.bomber","answer":"sacrifice","why":["8.1.1: to make it succeed"],"sum":"328512ad192b9c4b"}
{"type":"answer","n":491,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"513bb6213b7f3c57"}
{"type":"answer","n":492,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"56e76b11c86e3ea1"}
{"type":"answer","n":493,"by":"taliban","ask":"attack.space","answer":"nuristan","why":["8.7.4: Attack without Ambush: nuristan"],"sum":"3d630d36373e837c"}
{"type":"answer","n":494,"by":null,"ask":"attack.roll","answer":"4","sum":"b82435a135e69057"}
{"type":"answer","n":495,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.7.4: Ambush: helmand"],"sum":"d38a87c89ac2c412"}
{"type":"answer","n":496,"by":"taliban","ask":"ambush.space","answer":"helmand","why":["8.7.4: Ambush: helmand"],"sum":"fdefee6bc9ea01da"}
{"type":"answer","n":497,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: warlord_underground"],"sum":"bcff1911b436bbab"}
{"type":"answer","n":498,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"df4221aaef71b28e","sum":"4057cccffb90a2be"}
{"type":"answer","n":499,"by":null,"ask":"deck.top","answer":"event","sum":"f1b618ce6f688500"}
{"type":"answer","n":500,"by":null,"ask":"deck.card","answer":"36","print":"512907b4083a6c70","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 28\nnext: 36\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=0 taliban=12 warlords=11\npatronage: 14\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1\nhelmand T:B1u1a2 support=O\nherat C:B1T2 G:T6P7 W:u1\nkabul C:B1T8 G:P6 T:a1 support=S +1\nkandahar C:B1T3 G:T4P6 W:B1u2 support=S +1\nkhowst G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"7fb31a63a45fb56f"}
{"type":"answer","n":501,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Karzai to Islamabad"],"sum":"995e40128cfd8a4c"}
{"type":"answer","n":502,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"ba286ee390bbe79f","sum":"30a08b553633a1b4"}
{"type":"answer","n":503,"by":"coalition","ask":"turn","answer":"train","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (3)","8.8.2: 3 Patronage become Government Resources in Kabul","8.8: Train"],"sum":"c5200ab647fb9d59"}
{"type":"answer","n":504,"by":"coalition","ask":"train.space","answer":"kabul","why":["8.8.2: 3 Patronage become Government Resources: kabul"],"sum":"f129270c160f5428"}
{"type":"answer","n":505,"by":"coalition","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"fa5dcee81f7778bf"}
{"type":"answer","n":506,"by":"coalition","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"2887d0a9cb3e8ee6"}
{"type":"answer","n":507,"by":"coalition","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"ae333bc91a6a2527"}
{"type":"answer","n":508,"by":"coalition","ask":"train.space","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"c86bd7fd32f0ab92"}
{"type":"answer","n":509,"by":null,"ask":"bot.die","answer":"6","sum":"2db38ef49658206d"}
{"type":"answer","n":510,"by":"coalition","ask":"train.space","answer":"roll-spaces","why":["8.8.2: Surge: die 6","8.2: among herat, kandahar"],"sum":"83c884335e2cbbf8"}
{"type":"answer","n":511,"by":null,"ask":"bot.tan","answer":"6","sum":"04bd416d3bf275d9"}
{"type":"answer","n":512,"by":null,"ask":"bot.black","answer":"6","sum":"1a037a20e1cb9331"}
{"type":"answer","n":513,"by":null,"ask":"bot.green","answer":"6","sum":"5fd3e8b4534fb72b"}
{"type":"answer","n":514,"by":"coalition","ask":"train.space","answer":"surge","why":["8.2: dice 6 6 6: kandahar, so kandahar","8.8.2: Surge after the Train"],"sum":"e028e0b6b2ddd6ee"}
{"type":"answer","n":515,"by":"coalition","ask":"surge.space","answer":"khowst","why":["8.8.2: 1 Base and 2 Troops come to khowst"],"sum":"2aa19515308e5aa6"}
{"type":"answer","n":516,"by":"coalition","ask":"surge.space","answer":"kabul","why":["8.8.2: 0 Bases and 2 Troops come to kabul"],"sum":"af50e2ea537294fe"}
{"type":"answer","n":517,"by":"coalition","ask":"surge.space","answer":"kandahar","why":["8.8.2: 0 Bases and 1 Troops come to kandahar"],"sum":"38663df8ad95d07a"}
{"type":"answer","n":518,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in khowst: 2"],"sum":"6e2908b8584ceaa4"}
{"type":"answer","n":519,"by":"coalition","ask":"surge.troops","answer":"10","why":["8.8.2: Coalition Troops in kabul: 10"],"sum":"9c191b8bc76edeeb"}
{"type":"answer","n":520,"by":"coalition","ask":"surge.troops","answer":"4","why":["8.8.2: Coalition Troops in kandahar: 4"],"sum":"e58ef94daadcb729"}
{"type":"answer","n":521,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in khowst: 1"],"sum":"fd369fb06bb87f5e"}
{"type":"answer","n":522,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kabul: 1"],"sum":"443e26769ae1dd89"}
{"type":"answer","n":523,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kandahar: 1"],"sum":"b86650785d3eed15"}
{"type":"answer","n":524,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"2a3c31a627875a9b"}
{"type":"answer","n":525,"by":null,"ask":"surge.roll","answer":"6","sum":"43a9289454666bca"}
{"type":"answer","n":526,"by":"coalition","ask":"surge.aid","answer":"6","why":["8.8.2: all of it to Aid"],"print":"24cd85fb34cc96a2","sum":"b94d979839e17cc3"}
{"type":"answer","n":527,"by":null,"ask":"deck.top","answer":"event","sum":"ec01ec50e862ddf8"}
{"type":"answer","n":528,"by":null,"ask":"deck.card","answer":"72","print":"2fc91d8ea0659e99","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 36\nnext: 72\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=12 warlords=11\naid: 21\npatronage: 13\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u2\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1\nhelmand T:B1u1a2 support=O\nherat C:B1T2 G:T6P7 W:u1\nkabul C:B1T10 G:T2P8 T:a1 support=S +1\nkandahar C:B1T4 G:T4P6 W:B1u2 support=S +1\nkhowst C:B1T2 G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnimruz W:u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"01626b63c05a2fc8"}
{"type":"answer","n":529,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mullah Omar"],"sum":"2ccc25692a3bd703"}
{"type":"answer","n":530,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"3331a18f8a863cfb","sum":"2a070eadda770323"}
{"type":"answer","n":531,"by":"warlords","ask":"turn","answer":"march","why":["8.5.1: at least 6 pieces Available: no (4)","8.5.2: Resources and Bases 50 or fewer: yes (20)","8.5: March"],"sum":"e011177bfb3bc0ae"}
{"type":"answer","n":532,"by":"warlords","ask":"march.origin","answer":"farah","why":["8.5.2 step 2: ends TALIBAN Control: ghowr"],"sum":"8a802a52e5067b83"}
{"type":"answer","n":533,"by":"warlords","ask":"march.destination","answer":"ghowr","why":["8.5.2 step 2: ends TALIBAN Control: ghowr"],"sum":"6f4743fe40d1ec84"}
{"type":"answer","n":534,"by":"warlords","ask":"march.count","answer":"1","why":["8.5.2 step 2: ends TALIBAN Control: ghowr"],"sum":"8670f230b90daea9"}
{"type":"answer","n":535,"by":"warlords","ask":"march.origin","answer":"herat","why":["8.5.2 step 2: ends TALIBAN Control: ghowr"],"sum":"d7821d705ec3e039"}
{"type":"answer","n":536,"by":"warlords","ask":"march.destination","answer":"ghowr","why":["8.5.2 step 2: ends TALIBAN Control: ghowr"],"sum":"f15fb5966466d41f"}
{"type":"answer","n":537,"by":"warlords","ask":"march.origin","answer":"nimruz","why":["8.5.2 step 2: ends TALIBAN Control: ghowr"],"sum":"92c404306cd4753c"}
{"type":"answer","n":538,"by":"warlords","ask":"march.destination","answer":"ghowr","why":["8.5.2 step 2: ends TALIBAN Control: ghowr"],"sum":"ecc9663116e89479"}
{"type":"answer","n":539,"by":"warlords","ask":"march.origin","answer":"roll-spaces","why":["8.5.2 step 3: Cultivate could place a Base: helmand, oruzgan","8.2: among helmand, oruzgan"],"sum":"7c96f08fbb627031"}
{"type":"answer","n":540,"by":null,"ask":"bot.tan","answer":"6","sum":"00376ad06d9b5936"}
{"type":"answer","n":541,"by":null,"ask":"bot.black","answer":"4","sum":"f4e1485bfbcfe78f"}
{"type":"answer","n":542,"by":null,"ask":"bot.green","answer":"3","sum":"eb826f12a438a20a"}
{"type":"answer","n":543,"by":"warlords","ask":"march.origin","answer":"kandahar","why":["8.2: dice 6 4 3: faryab, so helmand","8.5.2 step 3: all that can into 1 Province: helmand"],"sum":"8883be3c7ba2cd81"}
{"type":"answer","n":544,"by":"warlords","ask":"march.destination","answer":"helmand","why":["8.5.2 step 3: all that can into 1 Province: helmand"],"sum":"21e200c5b1b60375"}
{"type":"answer","n":545,"by":"warlords","ask":"march.count","answer":"1","why":["8.5.2 step 3: all that can into 1 Province: helmand"],"sum":"3a3985ed1e96fd66"}
{"type":"answer","n":546,"by":"warlords","ask":"march.origin","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"5831856ab9b9e3aa"}
{"type":"answer","n":547,"by":"warlords","ask":"cultivate.space","answer":"roll-spaces","why":["8.2: among ghowr, helmand"],"sum":"aaaff990f131e89c"}
{"type":"answer","n":548,"by":null,"ask":"bot.tan","answer":"5","sum":"cf1a3c6fa244a1f5"}
{"type":"answer","n":549,"by":null,"ask":"bot.black","answer":"2","sum":"31bb7addb8ce1386"}
{"type":"answer","n":550,"by":null,"ask":"bot.green","answer":"6","sum":"6436ec85eba47678"}
{"type":"answer","n":551,"by":"warlords","ask":"cultivate.space","answer":"ghowr","why":["8.2: dice 5 2 6: samangan, so ghowr","8.5.4: Cultivate: ghowr"],"sum":"6c57b3dcbe16ac8a"}
{"type":"answer","n":552,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"2e96a51c966abc75","sum":"cead777a9797f56b"}
{"type":"answer","n":553,"by":null,"ask":"deck.top","answer":"event","sum":"31fce39297353286"}
{"type":"answer","n":554,"by":null,"ask":"deck.card","answer":"47","print":"e2c15bfc551e505b","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 72\nnext: 47\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=0 taliban=12 warlords=9\naid: 21\npatronage: 13\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan T:u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u3\nhelmand T:B1u1a2 W:a1 support=O\nherat C:B1T2 G:T6P7\nkabul C:B1T10 G:T2P8 T:a1 support=S +1\nkandahar C:B1T4 G:T4P6 W:B1u1 support=S +1\nkhowst C:B1T2 G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"3aefb1debc9e2ca3"}
{"type":"answer","n":555,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Poppy Crop Failure"],"sum":"d614f585e4bce31f"}
{"type":"answer","n":556,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"55b00dc6ec20ad9c","sum":"3bcc0aa89aef7c76"}
{"type":"answer","n":557,"by":"coalition","ask":"turn","answer":"train","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (3)","8.8.2: 3 Patronage become Government Resources in Kabul","8.8: Train"],"sum":"ba63af0dd7933947"}
{"type":"answer","n":558,"by":"coalition","ask":"train.space","answer":"kabul","why":["8.8.2: 3 Patronage become Government Resources: kabul"],"sum":"69335a34397c6e02"}
{"type":"answer","n":559,"by":"coalition","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"84d7012229af1647"}
{"type":"answer","n":560,"by":"coalition","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"bd51a0a50b58f5f1"}
{"type":"answer","n":561,"by":"coalition","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5d0c60d0f94a62f0"}
{"type":"answer","n":562,"by":"coalition","ask":"train.space","answer":"roll-spaces","why":["8.8.2: nothing can be placed by Surge, whatever the roll","8.8.2: most Coalition Troops in excess: kabul (10)","8.8.2: most Coalition Troops in excess: kandahar (4)","8.2: among herat, khowst"],"sum":"764671492657235a"}
{"type":"answer","n":563,"by":null,"ask":"bot.tan","answer":"1","sum":"9196ce97ec54f84e"}
{"type":"answer","n":564,"by":null,"ask":"bot.black","answer":"4","sum":"dee440ad18602077"}
{"type":"answer","n":565,"by":null,"ask":"bot.green","answer":"1","sum":"59b0a5c3113fd318"}
{"type":"answer","n":566,"by":"coalition","ask":"train.space","answer":"roll-spaces","why":["8.2: dice 1 4 1: herat, so herat","8.8.2: Taliban are there: badakhshan, baghlan, ghazni, ghowr, helmand, nuristan, oruzgan, paktika, sar-e-pol, zabol","8.8.2: highest Population: baghlan, nuristan (2)","8.2: among baghlan, nuristan"],"sum":"79b7dc08d3702b5f"}
{"type":"answer","n":567,"by":null,"ask":"bot.tan","answer":"4","sum":"905f26f7558c295a"}
{"type":"answer","n":568,"by":null,"ask":"bot.black","answer":"5","sum":"094f5a5df53f6f3e"}
{"type":"answer","n":569,"by":null,"ask":"bot.green","answer":"4","sum":"d31ea70847e702fc"}
{"type":"answer","n":570,"by":"coalition","ask":"train.space","answer":"air-lift","why":["8.2: dice 4 5 4: baghlan, so baghlan","8.8.2: Air Lift adds COIN Control of baghlan"],"sum":"2116d798bd1ead5e"}
{"type":"answer","n":571,"by":"coalition","ask":"air-lift.origin","answer":"kabul","why":["8.8.2: 9 can be spared: coalition_troops in kabul"],"sum":"b9a2b127b26841cb"}
{"type":"answer","n":572,"by":"coalition","ask":"air-lift.destination","answer":"baghlan","why":["8.8.2: the destination of the Air Lift: baghlan"],"sum":"72a929df2420ca49"}
{"type":"answer","n":573,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"1f03732b79aec63d"}
{"type":"answer","n":574,"by":"coalition","ask":"air-lift.troops","answer":"9","why":["8.8.2: all that can be spared"],"sum":"f5c07af49315c7b8"}
{"type":"answer","n":575,"by":"coalition","ask":"air-lift.origin","answer":"kabul","why":["8.8.2: 3 can be spared: government_troops in kabul"],"sum":"1fb12f5e09675217"}
{"type":"answer","n":576,"by":"coalition","ask":"air-lift.destination","answer":"baghlan","why":["8.8.2: the destination of the Air Lift: baghlan"],"sum":"832aba2ca486d594"}
{"type":"answer","n":577,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"4571514fb7581a3c"}
{"type":"answer","n":578,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"578cf75b9955f2d9"}
{"type":"answer","n":579,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","why":["8.8.2: 3 can be spared: coalition_troops in kandahar"],"sum":"f34a193c99a44038"}
{"type":"answer","n":580,"by":"coalition","ask":"air-lift.destination","answer":"baghlan","why":["8.8.2: the destination of the Air Lift: baghlan"],"sum":"7459270af0465b5b"}
{"type":"answer","n":581,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"ffa66db906b6378d"}
{"type":"answer","n":582,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"print":"8ce4c42652a0c9e5","sum":"f28c4f572a8ec1da"}
{"type":"answer","n":583,"by":null,"ask":"deck.top","answer":"event","sum":"2184f54269efc0d2"}
{"type":"answer","n":584,"by":null,"ask":"deck.card","answer":"71","print":"fe1cdac2cad88271","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 47\nnext: 71\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=12 warlords=1\naid: 21\npatronage: 10\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T12 G:T3 T:u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u3\nhelmand T:B1u1a2 W:a1 support=O\nherat C:B1T2 G:T6P7\nkabul C:B1T1 G:T1P10 T:a1 support=S +1\nkandahar C:B1T1 G:T4P6 W:B1u1 support=S +1\nkhowst C:B1T2 G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1 support=S\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"3d304535b216df9d"}
{"type":"answer","n":585,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Loya Jirga"],"sum":"c7e32e1aa08b116e"}
{"type":"answer","n":586,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"d59bdc05c08554e1"}
{"type":"answer","n":587,"by":"taliban","ask":"event.space","answer":"kandahar","why":["8.4.4: greatest shift there: kandahar (3)"],"sum":"48966a0871f23653"}
{"type":"answer","n":588,"by":"taliban","ask":"event.space","answer":"konduz","why":["8.4.3: nothing is to be gained elsewhere: konduz"],"print":"22046a0af3a51538","sum":"e7634a6c7c61689d"}
{"type":"answer","n":589,"by":"warlords","ask":"turn","answer":"march","why":["8.5.1: at least 6 pieces Available: no (3)","8.5.2: Resources and Bases 50 or fewer: yes (14)","8.5: March"],"sum":"8b12b438dac3cd68"}
{"type":"answer","n":590,"by":"warlords","ask":"march.origin","answer":"ghowr","why":["8.5.2 step 2: highest Population: oruzgan (1)","8.5.2 step 2: ends TALIBAN Control: oruzgan"],"sum":"87433bc079f439be"}
{"type":"answer","n":591,"by":"warlords","ask":"march.destination","answer":"oruzgan","why":["8.5.2 step 2: ends TALIBAN Control: oruzgan"],"sum":"02565d8f5c333f62"}
{"type":"answer","n":592,"by":"warlords","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"e2c196d7e4ae5914"}
{"type":"answer","n":593,"by":"warlords","ask":"march.origin","answer":"helmand","why":["8.5.2 step 2: ends TALIBAN Control: oruzgan"],"sum":"c4b615cf53ed6bad"}
{"type":"answer","n":594,"by":"warlords","ask":"march.destination","answer":"oruzgan","why":["8.5.2 step 2: ends TALIBAN Control: oruzgan"],"sum":"9d8acd57bdc35bc7"}
{"type":"answer","n":595,"by":"warlords","ask":"march.origin","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"566ac57e8fd39fbc"}
{"type":"answer","n":596,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"60d2f261a7ed48cc","sum":"4702c0fbae93d6e8"}
{"type":"answer","n":597,"by":null,"ask":"deck.top","answer":"event","sum":"10c1cf9dedb09291"}
{"type":"answer","n":598,"by":null,"ask":"deck.card","answer":"30","print":"5ad5433a4872ddb4","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 71\nnext: 30\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=0 taliban=12 warlords=3\naid: 21\npatronage: 10\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T12 G:T3 T:u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u1\nhelmand T:B1u1a2 support=O\nherat C:B1T2 G:T6P7\nkabul C:B1T1 G:T1P10 T:a1 support=S +1\nkandahar C:B1T1 G:T4P6 W:B1u1 +1\nkhowst C:B1T2 G:T12 W:B1u1 terror=1 +1\nkonduz W:B1u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 W:B1u2a1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"d59a53ae6651157d"}
{"type":"answer","n":599,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Coup!"],"sum":"3cbb5943b972f0ab"}
{"type":"answer","n":600,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"6fc29b8bff98d71f"}
{"type":"answer","n":601,"by":"government","ask":"event.remove.space","answer":"roll-spaces","why":["8.2: among khowst, nuristan"],"sum":"62045f8475040d55"}
{"type":"answer","n":602,"by":null,"ask":"bot.tan","answer":"1","sum":"7e70b4f3bebde70d"}
{"type":"answer","n":603,"by":null,"ask":"bot.black","answer":"6","sum":"4ec8c9dd5b2ab4be"}
{"type":"answer","n":604,"by":null,"ask":"bot.green","answer":"1","sum":"9157453f13502c42"}
{"type":"answer","n":605,"by":"government","ask":"event.remove.space","answer":"khowst","why":["8.2: dice 1 6 1: zabol, so khowst"],"sum":"fd1b93eae861fde6"}
{"type":"answer","n":606,"by":"government","ask":"event.remove.space","answer":"nuristan","why":["8.4.3: nothing is to be gained elsewhere: nuristan"],"print":"b501a18857ec3466","sum":"78a92f9c6b21476e"}
{"type":"answer","n":607,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (4)","8.8.2: most Coalition Troops in excess: baghlan (12)","8.8.2: most Coalition Troops in excess: herat, khowst (2)","8.2: among herat, khowst"],"sum":"f07147e79d477211"}
{"type":"answer","n":608,"by":null,"ask":"bot.tan","answer":"5","sum":"50dea4c9b9896459"}
{"type":"answer","n":609,"by":null,"ask":"bot.black","answer":"5","sum":"aa9d70edff919785"}
{"type":"answer","n":610,"by":null,"ask":"bot.green","answer":"1","sum":"555feb87124fe112"}
{"type":"answer","n":611,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 5 5 1: sar-e-pol, so herat","8.8.2: most Coalition Troops in excess: khowst (2)","8.8.4: most Taliban pieces fall there: helmand (4)","8.8.4: Air Lift to helmand: it takes a Taliban Base that Air Strike would leave","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (2 Bases, 6 Taliban pieces)","8.8: Assault"],"sum":"45b02689ae493ee3"}
{"type":"answer","n":612,"by":"coalition","ask":"assault.space","answer":"air-lift","why":["8.8.4: Air Lift first, to helmand"],"sum":"31538c40fba0035b"}
{"type":"answer","n":613,"by":"coalition","ask":"air-lift.origin","answer":"baghlan","why":["8.8.2: 11 can be spared: coalition_troops in baghlan"],"sum":"d98e82d104d63781"}
{"type":"answer","n":614,"by":"coalition","ask":"air-lift.destination","answer":"helmand","why":["8.8.2: the destination of the Air Lift: helmand"],"sum":"011c54dbc0eb3676"}
{"type":"answer","n":615,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"80302081b0b6793f"}
{"type":"answer","n":616,"by":"coalition","ask":"air-lift.troops","answer":"11","why":["8.8.2: all that can be spared"],"sum":"a2172d8db08f23df"}
{"type":"answer","n":617,"by":"coalition","ask":"air-lift.origin","answer":"baghlan","why":["8.8.2: 2 can be spared: government_troops in baghlan"],"sum":"9c17bac83f8cb2a8"}
{"type":"answer","n":618,"by":"coalition","ask":"air-lift.destination","answer":"helmand","why":["8.8.2: the destination of the Air Lift: helmand"],"sum":"9013a796d3507f5e"}
{"type":"answer","n":619,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"f85fb7904f1860e5"}
{"type":"answer","n":620,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"96cb0f966ce1b810"}
{"type":"answer","n":621,"by":"coalition","ask":"air-lift.origin","answer":"herat","why":["8.8.2: 1 can be spared: coalition_troops in herat"],"sum":"31e8fed6d9f4e3eb"}
{"type":"answer","n":622,"by":"coalition","ask":"air-lift.destination","answer":"helmand","why":["8.8.2: the destination of the Air Lift: helmand"],"sum":"d708c4df15663d7f"}
{"type":"answer","n":623,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"767b5ec36663daa8"}
{"type":"answer","n":624,"by":"coalition","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"2fa0472651e05e3e"}
{"type":"answer","n":625,"by":"coalition","ask":"air-lift.origin","answer":"herat","why":["8.8.2: 1 can be spared: government_troops in herat"],"sum":"7c66c7ae282340a2"}
{"type":"answer","n":626,"by":"coalition","ask":"air-lift.destination","answer":"helmand","why":["8.8.2: the destination of the Air Lift: helmand"],"sum":"29fc34ceb36af5d9"}
{"type":"answer","n":627,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"f9679146a8ce4438"}
{"type":"answer","n":628,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"8c0e0f3dcdb0cb1e"}
{"type":"answer","n":629,"by":"coalition","ask":"assault.space","answer":"helmand","why":["8.8.4: most Taliban Bases removed: helmand (1)","8.8.4: Troops Assault where they can remove something: helmand"],"sum":"1e867995d75ae597"}
{"type":"answer","n":630,"by":"coalition","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"62b036cd53b9f805"}
{"type":"answer","n":631,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: most Taliban Guerrillas removed: baghlan, kabul (1)","8.8.4: highest Population: kabul (4)","8.8.4: Troops Assault where they can remove something: kabul"],"sum":"a1dc692b973a3325"}
{"type":"answer","n":632,"by":"coalition","ask":"assault.space","answer":"baghlan","why":["8.8.4: most Taliban Guerrillas removed: baghlan (1)","8.8.4: Troops Assault where they can remove something: baghlan"],"sum":"d6df7ff7ad51b2d2"}
{"type":"answer","n":633,"by":"coalition","ask":"assault.space","answer":"roll-spaces","why":["8.2: among kandahar, khowst"],"sum":"37089824e5454846"}
{"type":"answer","n":634,"by":null,"ask":"bot.tan","answer":"3","sum":"b4e6e25a1218d06d"}
{"type":"answer","n":635,"by":null,"ask":"bot.black","answer":"6","sum":"8ece8f5577ee54e7"}
{"type":"answer","n":636,"by":null,"ask":"bot.green","answer":"1","sum":"33c3af16f520dc50"}
{"type":"answer","n":637,"by":"coalition","ask":"assault.space","answer":"kandahar","why":["8.2: dice 3 6 1: nuristan, so kandahar","8.8.4: Troops Assault where they can remove something: kandahar"],"sum":"424fc234a090542e"}
{"type":"answer","n":638,"by":"coalition","ask":"assault.space","answer":"khowst","why":["8.8.4: Troops Assault where they can remove something: khowst"],"print":"bad5885d28940a27","sum":"8ade87eaf10b81b8"}
{"type":"answer","n":639,"by":null,"ask":"deck.top","answer":"event","sum":"2cbee3df0f54359a"}
{"type":"answer","n":640,"by":null,"ask":"deck.card","answer":"70","print":"4c6eb2cacb8f3e72","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 30\nnext: 70\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=12 warlords=3\naid: 21\npatronage: 13\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T1 G:T1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u1\nhelmand C:T12 G:T3 support=O\nherat C:B1T1 G:T5P7\nkabul C:B1T1 G:T1P10 support=S +1\nkandahar C:B1T1 G:T4P6 W:B1 +1\nkhowst C:B1T2 G:T12 terror=1 +1\nkonduz W:B1u1\nnuristan T:B1a2 W:B1 support=O\noruzgan T:B1u1 W:B1u2a1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"c5bab90a016b1371"}
{"type":"answer","n":641,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Urban Specialists is a Capability: wanted below 4"],"sum":"c5838debff3e874c"}
{"type":"answer","n":642,"by":null,"ask":"bot.die","answer":"2","sum":"14a6670bdc318f55"}
{"type":"answer","n":643,"by":"taliban","ask":"turn","answer":"event","why":["8.1: die 2, Propaganda cards left 4: Urban Specialists is taken","8.1: the Event is offered, and nothing forbids it: Urban Specialists"],"sum":"52b88819f5f9f1d3"}
{"type":"answer","n":644,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"2cae1189cb21bc94","sum":"47a463bb062a9671"}
{"type":"answer","n":645,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (6)","8.5: Rally"],"sum":"b08a81fb487ccced"}
{"type":"answer","n":646,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among kandahar, nuristan"],"sum":"61674188357b19ab"}
{"type":"answer","n":647,"by":null,"ask":"bot.tan","answer":"4","sum":"937abe0370cde920"}
{"type":"answer","n":648,"by":null,"ask":"bot.black","answer":"2","sum":"603d72502eb5f4cf"}
{"type":"answer","n":649,"by":null,"ask":"bot.green","answer":"1","sum":"01b032fa94bc769a"}
{"type":"answer","n":650,"by":"warlords","ask":"rally.space","answer":"nuristan","why":["8.2: dice 4 2 1: waziristan, so nuristan","8.5.1 step 3a: a Base without Guerrillas: nuristan"],"sum":"fe5dfa73315ede92"}
{"type":"answer","n":651,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3a: a Base without Guerrillas: nuristan"],"sum":"15633c1d40a96eac"}
{"type":"answer","n":652,"by":"warlords","ask":"rally.space","answer":"kandahar","why":["8.5.1 step 3a: a Base without Guerrillas: kandahar"],"sum":"a4c4cddc03fd4359"}
{"type":"answer","n":653,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3a: a Base without Guerrillas: kandahar"],"sum":"38e64bcb49945098"}
{"type":"answer","n":654,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, faryab, ghowr, helmand, khowst, konduz, paktika"],"sum":"ecd9b42529122b77"}
{"type":"answer","n":655,"by":null,"ask":"bot.tan","answer":"3","sum":"16eadcf1291a2305"}
{"type":"answer","n":656,"by":null,"ask":"bot.black","answer":"6","sum":"aaaacb430eec94d1"}
{"type":"answer","n":657,"by":null,"ask":"bot.green","answer":"3","sum":"3d3fdee262e6fcf2"}
{"type":"answer","n":658,"by":"warlords","ask":"rally.space","answer":"baghlan","why":["8.2: dice 3 6 3: baghlan, so baghlan","8.5.1 step 3c: opened to Cultivate: baghlan"],"sum":"35862aacbaeb1dff"}
{"type":"answer","n":659,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: baghlan"],"sum":"61e2987efc657723"}
{"type":"answer","n":660,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"print":"f7aaed70d4c09afd","sum":"25e922369d9ab816"}
{"type":"answer","n":661,"by":null,"ask":"deck.top","answer":"event","sum":"885dcb6e3b629c04"}
{"type":"answer","n":662,"by":null,"ask":"deck.card","answer":"64","print":"de6d8b0e373a6335","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 70\nnext: 64\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition government\nresources: government=0 taliban=12 warlords=0\naid: 21\npatronage: 13\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T1 G:T1 W:B1u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u1\nhelmand C:T12 G:T3 support=O\nherat C:B1T1 G:T5P7\nkabul C:B1T1 G:T1P10 support=S +1\nkandahar C:B1T1 G:T4P6 W:B1u1 +1\nkhowst C:B1T2 G:T12 terror=1 +1\nkonduz W:B1u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 W:B1u2a1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"0ff9a1e1025ccfe7"}
{"type":"answer","n":663,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Contractor Surge"],"sum":"15e1da3b86bd95e8"}
{"type":"answer","n":664,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"a64aa002c17ca071"}
{"type":"answer","n":665,"by":"coalition","ask":"event.replace.space","answer":"helmand","why":["8.4.1: most Coalition Troops: helmand (12)"],"sum":"f49cc23adbba3837"}
{"type":"answer","n":666,"by":"coalition","ask":"event.replace.count","answer":"3","why":["8.4.3: as many as possible: 3"],"print":"2a18bed101539482","sum":"e1c676fb51a5400a"}
{"type":"answer","n":667,"by":"coalition","ask":"turn","answer":"train","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (2)","8.8.2: 3 Patronage become Government Resources in Kabul","8.8: Train"],"sum":"fce8338018ae1d1a"}
{"type":"answer","n":668,"by":"coalition","ask":"train.space","answer":"kabul","why":["8.8.2: 3 Patronage become Government Resources: kabul"],"sum":"1cee7c5db6c3fa01"}
{"type":"answer","n":669,"by":"coalition","ask":"train.first","answer":"take-patronage","why":["8.8.2: 3 Patronage become Government Resources"],"sum":"8bd61740405f7564"}
{"type":"answer","n":670,"by":"coalition","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"2c7e709742bbcbb5"}
{"type":"answer","n":671,"by":"coalition","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"8cbbef0e09308fae"}
{"type":"answer","n":672,"by":"coalition","ask":"train.space","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"2f715bc802f77797"}
{"type":"answer","n":673,"by":null,"ask":"bot.die","answer":"6","sum":"72012d4cb8a3cece"}
{"type":"answer","n":674,"by":"coalition","ask":"train.space","answer":"roll-spaces","why":["8.8.2: Surge: die 6","8.2: among herat, kabul, kandahar, khowst"],"sum":"127a853d62ef5f83"}
{"type":"answer","n":675,"by":null,"ask":"bot.tan","answer":"3","sum":"e9bba42677d95727"}
{"type":"answer","n":676,"by":null,"ask":"bot.black","answer":"6","sum":"400cf268d5386157"}
{"type":"answer","n":677,"by":null,"ask":"bot.green","answer":"4","sum":"67423f90827b8404"}
{"type":"answer","n":678,"by":"coalition","ask":"train.space","answer":"roll-spaces","why":["8.2: dice 3 6 4: baghlan, so kandahar","8.2: among herat, kabul, khowst"],"sum":"0643e4739e58f269"}
{"type":"answer","n":679,"by":null,"ask":"bot.tan","answer":"2","sum":"59393c4de4691222"}
{"type":"answer","n":680,"by":null,"ask":"bot.black","answer":"5","sum":"939daf63a11d57e7"}
{"type":"answer","n":681,"by":null,"ask":"bot.green","answer":"4","sum":"7ef36dc03d8d0ce2"}
{"type":"answer","n":682,"by":"coalition","ask":"train.space","answer":"surge","why":["8.2: dice 2 5 4: oruzgan, so khowst","8.8.2: Surge after the Train"],"sum":"340cdb84e07cc627"}
{"type":"answer","n":683,"by":"coalition","ask":"surge.space","answer":"helmand","why":["8.8.2: 1 Base and 1 Troops come to helmand"],"sum":"0b606f47df6d470e"}
{"type":"answer","n":684,"by":"coalition","ask":"surge.space","answer":"kandahar","why":["8.8.2: 0 Bases and 1 Troops come to kandahar"],"sum":"20dfd1d317d2132e"}
{"type":"answer","n":685,"by":"coalition","ask":"surge.space","answer":"khowst","why":["8.8.2: 0 Bases and 1 Troops come to khowst"],"sum":"061fac7b117c4978"}
{"type":"answer","n":686,"by":"coalition","ask":"surge.troops","answer":"10","why":["8.8.2: Coalition Troops in helmand: 10"],"sum":"cf4b8542586aa36f"}
{"type":"answer","n":687,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in kandahar: 2"],"sum":"e9d11af895446d5b"}
{"type":"answer","n":688,"by":"coalition","ask":"surge.troops","answer":"3","why":["8.8.2: Coalition Troops in khowst: 3"],"sum":"ad82d4a10262627a"}
{"type":"answer","n":689,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in helmand: 1"],"sum":"c34d95ed51a4bd0c"}
{"type":"answer","n":690,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in kandahar: 1"],"sum":"23eac482a2d15d8e"}
{"type":"answer","n":691,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in khowst: 1"],"sum":"c6fc81b751192934"}
{"type":"answer","n":692,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"7520b69e2fed3022"}
{"type":"answer","n":693,"by":null,"ask":"surge.roll","answer":"6","sum":"7ebe48f633a469f6"}
{"type":"answer","n":694,"by":"coalition","ask":"surge.aid","answer":"6","why":["8.8.2: all of it to Aid"],"print":"2851b0f812d7dad6","sum":"8cd4c5e95d77509b"}
{"type":"answer","n":695,"by":null,"ask":"deck.top","answer":"propaganda","print":"321352514cbea5d9","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 64\nnext: propaganda\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: taliban warlords\nresources: government=0 taliban=12 warlords=2\naid: 27\npatronage: 10\nislamabad: tolerance\ncasualties: C:T2\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded\nmomentum: 11=shaded 24=unshaded:\"no Coalition losses\" 36=shaded 45=unshaded:taliban\nbadakhshan T:a1\nbadghis W:B1u1\nbaghlan C:T1 G:T1 W:B1u1\nbalkh W:B1u1\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a1 W:B1u1 support=O\nghowr T:u1a1 W:B1u1\nhelmand C:B1T10 G:T3P3 support=O\nherat C:B1T1 G:T5P7\nkabul C:B1T1 G:T3P12 support=S +1\nkandahar C:B1T2 G:T4P6 W:B1u1 +1\nkhowst C:B1T3 G:T12 terror=1 +1\nkonduz W:B1u1\nnuristan T:B1a2 W:B1u1 support=O\noruzgan T:B1u1 W:B1u2a1 support=O\npaktika T:B1u2a1 support=O\nsar-e-pol T:u1\nzabol T:B1u1a1\nbalochistan T:a1\nnorthwest-frontier T:u1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak T:a1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"d37bd352ca9b9303"}
{"type":"answer","n":696,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Hazara"],"sum":"10714aeb485ad18f"}
{"type":"answer","n":697,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"6346d9aa8250af64"}
{"type":"answer","n":698,"by":"warlords","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among bamian, ghowr, oruzgan"],"sum":"c59e52c3fdcf34b1"}
{"type":"answer","n":699,"by":null,"ask":"bot.tan","answer":"5","sum":"1edbadcd1a99eafa"}
{"type":"answer","n":700,"by":null,"ask":"bot.black","answer":"4","sum":"dbe405c03443671c"}
{"type":"answer","n":701,"by":null,"ask":"bot.green","answer":"6","sum":"834ae3897e3e8adb"}
{"type":"answer","n":702,"by":"warlords","ask":"event.place.space","answer":"ghowr","why":["8.2: dice 5 4 6: ghowr, so ghowr"],"print":"985111518cd3f4b0","sum":"552c8bcd0a68d237"}
{"type":"answer","n":703,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (15 Available, 10 Active)","8.7: Rally"],"sum":"931c8df7aa40a987"}
{"type":"answer","n":704,"by":"taliban","ask":"rally.space","answer":"paktika","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: paktika"],"sum":"c773b68543a888ad"}
{"type":"answer","n":705,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: paktika"],"sum":"649a6a6e1955d0f4"}
{"type":"answer","n":706,"by":"taliban","ask":"rally.active","answer":"1","why":["8.1.2: own Guerrillas that are Active first"],"sum":"8e266eea8609f2de"}
{"type":"answer","n":707,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"7e7cf8d9703c2e73"}
{"type":"answer","n":708,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"37d2c45f63416440"}
{"type":"answer","n":709,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, ghazni, nimruz, samangan"],"sum":"daa09cbc271fa300"}
{"type":"answer","n":710,"by":null,"ask":"bot.tan","answer":"6","sum":"2069d8258136f357"}
{"type":"answer","n":711,"by":null,"ask":"bot.black","answer":"3","sum":"5f23174528650afa"}
{"type":"answer","n":712,"by":null,"ask":"bot.green","answer":"2","sum":"3e09a307f7bf8393"}
{"type":"answer","n":713,"by":"taliban","ask":"rally.space","answer":"bamian","why":["8.2: dice 6 3 2: balkh, so bamian","8.7.2 step 4a: wins Taliban Control: bamian"],"sum":"dce8a292a3d6ea37"}
{"type":"answer","n":714,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: bamian"],"sum":"7ae6539c31d945ca"}
{"type":"answer","n":715,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, ghazni, ghowr, nuristan, oruzgan, sar-e-pol, zabol, balochistan, northwest-frontier, waziristan"],"sum":"9cf588346df14f01"}
{"type":"answer","n":716,"by":null,"ask":"bot.tan","answer":"3","sum":"aafc004b4407bf4b"}
{"type":"answer","n":717,"by":null,"ask":"bot.black","answer":"4","sum":"1298284f4de358d5"}
{"type":"answer","n":718,"by":null,"ask":"bot.green","answer":"5","sum":"05c421bfa228112e"}
{"type":"answer","n":719,"by":"taliban","ask":"rally.space","answer":"nuristan","why":["8.2: dice 3 4 5: kabul, so nuristan","8.7.2 step 4b: 1 or 2 Guerrillas: nuristan"],"sum":"5f0a7f50724268ed"}
{"type":"answer","n":720,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4b: 1 or 2 Guerrillas: nuristan"],"sum":"23e9499671bf47cc"}
{"type":"answer","n":721,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"a3e410ef76f23388"}
{"type":"answer","n":722,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, oruzgan, zabol, waziristan"],"sum":"11f7f521ba87736a"}
{"type":"answer","n":723,"by":null,"ask":"bot.tan","answer":"3","sum":"2d9734c01e0b5e9b"}
{"type":"answer","n":724,"by":null,"ask":"bot.black","answer":"6","sum":"907c5da1ad659375"}
{"type":"answer","n":725,"by":null,"ask":"bot.green","answer":"3","sum":"4a51e6791cc5d8f9"}
{"type":"answer","n":726,"by":"taliban","ask":"rally.space","answer":"zabol","why":["8.2: dice 3 6 3: baghlan, so zabol","8.7.2 step 4c: a Taliban Base: zabol"],"sum":"51e5b347819d8a5b"}
{"type":"answer","n":727,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4c: a Taliban Base: zabol"],"sum":"38d0695a79c4e1e9"}
{"type":"answer","n":728,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, oruzgan, waziristan"],"sum":"aaf283f8371b075e"}
{"type":"answer","n":729,"by":null,"ask":"bot.tan","answer":"6","sum":"8bf885ff4228592d"}
{"type":"answer","n":730,"by":null,"ask":"bot.black","answer":"5","sum":"35d231defc9e1631"}
{"type":"answer","n":731,"by":null,"ask":"bot.green","answer":"6","sum":"31c56e0979481157"}
{"type":"answer","n":732,"by":"taliban","ask":"rally.space","answer":"oruzgan","why":["8.2: dice 6 5 6: kandahar, so oruzgan","8.7.2 step 4c: a Taliban Base: oruzgan"],"sum":"28fb299248623860"}
{"type":"answer","n":733,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: oruzgan"],"sum":"add6bf588b16bb7d"}
{"type":"answer","n":734,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, waziristan"],"sum":"b40fe336a2467cbc"}
{"type":"answer","n":735,"by":null,"ask":"bot.tan","answer":"6","sum":"6c3eb5e2c122de28"}
{"type":"answer","n":736,"by":null,"ask":"bot.black","answer":"1","sum":"80f774efaff7f3d0"}
{"type":"answer","n":737,"by":null,"ask":"bot.green","answer":"2","sum":"26c839bc4338086d"}
{"type":"answer","n":738,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.2: dice 6 1 2: konduz, so waziristan","8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"7cb6892aeb84f6a5"}
{"type":"answer","n":739,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"b512f9f320b2fda6"}
{"type":"answer","n":740,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"ca1dbcdb6a3f4ab2"}
{"type":"answer","n":741,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"8c1ad668cd590de9"}
{"type":"answer","n":742,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"03186219a20b6334"}
{"type":"answer","n":743,"by":"taliban","ask":"rally.sharia","answer":"oruzgan","why":["8.7.2 step 5: Sharia: oruzgan"],"sum":"f1163442931cccc6"}
{"type":"answer","n":744,"by":"taliban","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"ee0b69f953b16474"}
{"type":"answer","n":745,"by":"taliban","ask":"infiltrate.space","answer":"kabul-tor-kham","why":["8.7.2: Infiltrate: a LoC with Government pieces: kabul-tor-kham"],"sum":"84f786d026b4a844"}
{"type":"answer","n":746,"by":"taliban","ask":"infiltrate.action","answer":"remove","why":["8.7.2: no Guerrilla is Available: remove"],"print":"384ef924f81d5751","sum":"d0160028ab3a2746"}
{"type":"answer","n":747,"by":null,"ask":"deck.card","answer":"46","print":"08c0c3285c27bcd1","sum":"bedc2f962201798b"}
{"type":"answer","n":748,"by":"coalition","ask":"civic.space","answer":"helmand","why":["8.8.5: Civic Action where it shifts most: helmand"],"sum":"9ae3e5796f2d5564"}
{"type":"answer","n":749,"by":"coalition","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid"],"sum":"2dfa9eded4a4b509"}
{"type":"answer","n":750,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"sum":"54a3a01735bb5539"}
{"type":"answer","n":751,"by":"taliban","ask":"sharia.space","answer":"roll-spaces","why":["8.2: among badakhshan, bamian"],"sum":"966e2b303ef5fab6"}
{"type":"answer","n":752,"by":null,"ask":"bot.tan","answer":"1","sum":"cbd2fc3dfbf221e7"}
{"type":"answer","n":753,"by":null,"ask":"bot.black","answer":"2","sum":"3d23f32834bf0c51"}
{"type":"answer","n":754,"by":null,"ask":"bot.green","answer":"3","sum":"9dd0dd81b8a0ebbe"}
{"type":"answer","n":755,"by":"taliban","ask":"sharia.space","answer":"badakhshan","why":["8.2: dice 1 2 3: nimruz, so badakhshan","8.7.7: Sharia: badakhshan"],"sum":"a5c7483ae4e37ec1"}
{"type":"answer","n":756,"by":"taliban","ask":"sharia.space","answer":"bamian","why":["8.7.7: Sharia: bamian"],"print":"b399ff24c05323a2","sum":"3bdfbab7a890da21"}
{"type":"answer","n":757,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"53dd671bb8b25dba"}
{"type":"answer","n":758,"by":"government","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c3f9b41002aec770"}
{"type":"answer","n":759,"by":"government","ask":"desertion.troops","answer":"2","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"7fd61a1afe72f22d"}
{"type":"answer","n":760,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"bbcee7118ffcb406"}
{"type":"answer","n":761,"by":"coalition","ask":"redeploy.coalition.origin","answer":"baghlan","why":["8.8.6: no Police in baghlan"],"sum":"b89d92e1866bb03c"}
{"type":"answer","n":762,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: herat, kabul (1)","8.2: among herat, kabul"],"sum":"74643697f4d7a72c"}
{"type":"answer","n":763,"by":null,"ask":"bot.tan","answer":"5","sum":"3816eaa3f47b9517"}
{"type":"answer","n":764,"by":null,"ask":"bot.black","answer":"4","sum":"2ff1687e15c6fd88"}
{"type":"answer","n":765,"by":null,"ask":"bot.green","answer":"1","sum":"96e97639a0030f18"}
{"type":"answer","n":766,"by":"coalition","ask":"redeploy.destination","answer":"herat","why":["8.2: dice 5 4 1: balkh, so herat","8.8.6: where fewest Coalition Troops are: herat"],"sum":"fb59bbf98dcda1ca"}
{"type":"answer","n":767,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (1)","8.6.7: fewest Government Troops: kabul"],"sum":"02dcc34dc4d598d9"}
{"type":"answer","n":768,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: most Police: kabul (9)","8.6.7: most Police: kabul (8)","8.6.7: most Police: kabul (7)","8.6.7: most Police: kabul (6)","8.6.7: most Police: herat, kabul (5)","8.2: among herat, kabul"],"sum":"4d26c0cdbbb4aee1"}
{"type":"answer","n":769,"by":null,"ask":"bot.tan","answer":"2","sum":"a3b98c45d8ae6c76"}
{"type":"answer","n":770,"by":null,"ask":"bot.black","answer":"5","sum":"40bd1fb6eb631931"}
{"type":"answer","n":771,"by":null,"ask":"bot.green","answer":"4","sum":"f54f8262be0ad137"}
{"type":"answer","n":772,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 2 5 4: oruzgan, so kabul","8.6.7: fewest Police: khowst (0)","8.6.7: most Police: herat (5)","8.6.7: fewest Police: khowst (1)","8.6.7: most Police: herat, kabul, kandahar (4)","8.2: among herat, kabul, kandahar"],"sum":"fa995f9ff6f619f8"}
{"type":"answer","n":773,"by":null,"ask":"bot.tan","answer":"4","sum":"4930eeaf3131d519"}
{"type":"answer","n":774,"by":null,"ask":"bot.black","answer":"2","sum":"9fe72ee1b2061077"}
{"type":"answer","n":775,"by":null,"ask":"bot.green","answer":"3","sum":"3145afebe65a642b"}
{"type":"answer","n":776,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 2 3: khowst, so kabul","8.6.7: fewest Police: helmand, khowst (2)","8.2: among helmand, khowst"],"sum":"d7a57d21b56af9f4"}
{"type":"answer","n":777,"by":null,"ask":"bot.tan","answer":"3","sum":"bb1574d8da4d3b8b"}
{"type":"answer","n":778,"by":null,"ask":"bot.black","answer":"2","sum":"6eb46a5365bb9228"}
{"type":"answer","n":779,"by":null,"ask":"bot.green","answer":"2","sum":"158be495ef157619"}
{"type":"answer","n":780,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 3 2 2: waziristan, so khowst","8.6.7: most Police: herat, kandahar (4)","8.2: among herat, kandahar"],"sum":"d98ba223c03a42ab"}
{"type":"answer","n":781,"by":null,"ask":"bot.tan","answer":"3","sum":"802f90a2dcb25f2d"}
{"type":"answer","n":782,"by":null,"ask":"bot.black","answer":"3","sum":"a7f953df1db42b12"}
{"type":"answer","n":783,"by":null,"ask":"bot.green","answer":"5","sum":"c37a67f221dd1d43"}
{"type":"answer","n":784,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.2: dice 3 3 5: kabul, so kandahar","8.6.7: fewest Police: helmand (2)","8.6.7: 2 on a LoC of Econ 4: 2 Police from kabul to kabul-tor-kham"],"sum":"2da6ef080d9ada05"}
{"type":"answer","n":785,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 2 Police from kabul to kabul-tor-kham"],"sum":"f96e3da6cd5eb817"}
{"type":"answer","n":786,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: 2 on a LoC of Econ 4: 2 Police from kabul to kabul-tor-kham"],"sum":"3a8c5f93cbba6508"}
{"type":"answer","n":787,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 3: 2 Police from kabul to kandahar-spin-boldak"],"sum":"3a1b79edfeedbad2"}
{"type":"answer","n":788,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 2 Police from kabul to kandahar-spin-boldak"],"sum":"434f6e1559f66424"}
{"type":"answer","n":789,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: 2 on a LoC of Econ 3: 2 Police from kabul to kandahar-spin-boldak"],"sum":"1844b2dec1513799"}
{"type":"answer","n":790,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: from most to fewest: 2 Police from kabul to khowst"],"sum":"f12ea0a355694e44"}
{"type":"answer","n":791,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: from most to fewest: 2 Police from kabul to khowst"],"sum":"a4b982d6a9c9d4d9"}
{"type":"answer","n":792,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: from most to fewest: 2 Police from kabul to khowst"],"sum":"08610acaf33355ab"}
{"type":"answer","n":793,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: from most to fewest: 1 Police from herat to khowst"],"sum":"fca754faaf989b3e"}
{"type":"answer","n":794,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: from most to fewest: 1 Police from herat to khowst"],"sum":"c56baa073a4422ab"}
{"type":"answer","n":795,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from herat to khowst"],"sum":"42fba78829014ee2"}
{"type":"answer","n":796,"by":"government","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: from most to fewest: 1 Police from kandahar to helmand"],"sum":"2f39678748f57e79"}
{"type":"answer","n":797,"by":"government","ask":"redeploy.destination","answer":"helmand","why":["8.6.7: from most to fewest: 1 Police from kandahar to helmand"],"sum":"fd1882b5485368f0"}
{"type":"answer","n":798,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from kandahar to helmand"],"sum":"37df104292d129f7"}
{"type":"answer","n":799,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"aea1504c8d366374"}
{"type":"answer","n":800,"by":"taliban","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: others than those who must Redeploy stay"],"print":"903edf22ccecead1","sum":"7717df199579322e"}
{"type":"answer","n":801,"by":null,"ask":"deck.card","answer":"61","print":"0b5c3aad1625f611","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 46\nnext: 61\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\nresources: government=24 taliban=8 warlords=14\naid: 21\npatronage: 8\nout-of-play: C:T1\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded\nbadakhshan T:u1 support=O\nbadghis W:B1u1\nbaghlan W:B1u1\nbalkh W:B1u1\nbamian T:u1 support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u2 W:B1u1 support=O\nghowr T:u2 W:B1u2\nhelmand C:B1T10 G:T2P3 support=S\nherat C:B1T2 G:T3P4\nkabul C:B1T1 G:T2P3 T:u1 support=S +1\nkandahar C:B1T2 G:T3P3 W:B1u1 +1\nkhowst C:B1T3 G:T8P3 +1\nkonduz W:B1u1\nnuristan T:B1u5 W:B1u1 support=O\noruzgan T:B1u3 W:B1u3 support=O\npaktika T:B2u1 support=O\nsar-e-pol T:u1\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u3\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"2d24079174c12cf5"}
{"type":"answer","n":802,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: ID Cards"],"sum":"08928fcc577a6cb4"}
{"type":"answer","n":803,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"f02b001c56f3c99b","sum":"6a7920412ffa8d82"}
{"type":"answer","n":804,"by":"taliban","ask":"turn","answer":"attack","why":["8.7.2: at least 15 Available or Active: no (5 Available, 0 Active)","8.7.3: none Underground, few at Support and on LoCs: no (6 Underground, 6 in all)","8.7: Support + Available 20 or less: yes (7)","8.7: Attack"],"sum":"06fe44b771295fbf"}
{"type":"answer","n":805,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: areas before LoCs: ghazni, ghowr, kabul, nuristan, oruzgan","8.2: among ghazni, ghowr, kabul, nuristan, oruzgan"],"sum":"9d7a5b560ed53597"}
{"type":"answer","n":806,"by":null,"ask":"bot.tan","answer":"5","sum":"fc633963a5c8b582"}
{"type":"answer","n":807,"by":null,"ask":"bot.black","answer":"6","sum":"fa8d796f7f9dfed9"}
{"type":"answer","n":808,"by":null,"ask":"bot.green","answer":"4","sum":"ca26d3bac67cb2cf"}
{"type":"answer","n":809,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 5 6 4: bamian, so oruzgan","8.2: areas before LoCs: ghazni, ghowr, kabul, nuristan","8.2: among ghazni, ghowr, kabul, nuristan"],"sum":"849ed99dd39b08cd"}
{"type":"answer","n":810,"by":null,"ask":"bot.tan","answer":"1","sum":"6c8083d6fd5394d7"}
{"type":"answer","n":811,"by":null,"ask":"bot.black","answer":"2","sum":"10327d9f01ad75b8"}
{"type":"answer","n":812,"by":null,"ask":"bot.green","answer":"4","sum":"b1ac2e8b39b3e616"}
{"type":"answer","n":813,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 1 2 4: nimruz, so ghazni","8.2: areas before LoCs: ghowr, kabul, nuristan","8.2: among ghowr, kabul, nuristan"],"sum":"67e56c4bc028c822"}
{"type":"answer","n":814,"by":null,"ask":"bot.tan","answer":"6","sum":"ea2b8ae924e94db2"}
{"type":"answer","n":815,"by":null,"ask":"bot.black","answer":"2","sum":"d4b48c0bee2f1d8c"}
{"type":"answer","n":816,"by":null,"ask":"bot.green","answer":"2","sum":"b8c4b78be63e5a3f"}
{"type":"answer","n":817,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 6 2 2: konduz, so ghowr","8.7.4: fewest Guerrillas: ghazni, ghowr (2)","8.2: among ghazni, ghowr"],"sum":"099a0e1c008b1856"}
{"type":"answer","n":818,"by":null,"ask":"bot.tan","answer":"3","sum":"b740426cb7d79e8c"}
{"type":"answer","n":819,"by":null,"ask":"bot.black","answer":"5","sum":"f0d4aaf85a44fd7a"}
{"type":"answer","n":820,"by":null,"ask":"bot.green","answer":"6","sum":"b1fc658ae2d031f4"}
{"type":"answer","n":821,"by":"taliban","ask":"attack.space","answer":"oruzgan","why":["8.2: dice 3 5 6: northwest-frontier, so ghowr","8.7.4: Attack without Ambush: oruzgan"],"sum":"30648348ff3dabea"}
{"type":"answer","n":822,"by":null,"ask":"attack.roll","answer":"4","sum":"902443a043902340"}
{"type":"answer","n":823,"by":"taliban","ask":"attack.bomber","answer":"sacrifice","why":["8.1.1: to make it succeed"],"sum":"6ca4828060fb8d0b"}
{"type":"answer","n":824,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: warlord_underground"],"sum":"4d309a0e8728c9d5"}
{"type":"answer","n":825,"by":"taliban","ask":"attack.space","answer":"ghazni","why":["8.7.4: Attack without Ambush: ghazni"],"sum":"9e2f313f377fed3c"}
{"type":"answer","n":826,"by":null,"ask":"attack.roll","answer":"6","sum":"c520959a7b542210"}
{"type":"answer","n":827,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.7.4: Ambush: ghowr"],"sum":"07883ff686178568"}
{"type":"answer","n":828,"by":"taliban","ask":"ambush.space","answer":"ghowr","why":["8.7.4: Ambush: ghowr"],"sum":"b5f5408084c90206"}
{"type":"answer","n":829,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: warlord_underground"],"sum":"38e5112645600a45"}
{"type":"answer","n":830,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"bd0a2bf2477a9dfe","sum":"af22339c4202fd5c"}
{"type":"answer","n":831,"by":null,"ask":"deck.card","answer":"5","print":"a4dada867a748e26","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 61\nnext: 5\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=24 taliban=5 warlords=14\naid: 21\npatronage: 8\nout-of-play: C:T1\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan T:u1 support=O\nbadghis W:B1u1\nbaghlan W:B1u1\nbalkh W:B1u1\nbamian T:u1 support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a2 W:B1u1 support=O\nghowr T:u2a1 W:B1\nhelmand C:B1T10 G:T2P3 support=S\nherat C:B1T2 G:T3P4\nkabul C:B1T1 G:T2P3 T:u1 support=S +1\nkandahar C:B1T2 G:T3P3 W:B1u1 +1\nkhowst C:B1T3 G:T8P3 +1\nkonduz W:B1u1\nnuristan T:B1u5 W:B1u1 support=O\noruzgan T:B1a2 W:B1u1 support=O\npaktika T:B2u1 support=O\nsar-e-pol T:u1\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u3\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"33f7cf08a3e545ba"}
{"type":"answer","n":832,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Desertions & Defections"],"sum":"c7c9362272c5b74c"}
{"type":"answer","n":833,"by":"warlords","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"sum":"d05a2abcf347e7f4"}
{"type":"answer","n":834,"by":"warlords","ask":"event.choice","answer":"replace-up-to-2","why":["8.4.1: Replace 2 pieces by own, first where that turns Control; if none, remove 3: replace-up-to-2"],"sum":"0007f983060ad2a6"}
{"type":"answer","n":835,"by":"warlords","ask":"event.replace.space","answer":"roll-spaces","why":["8.4.1: ends coin or taliban Control: ghazni, ghowr, nuristan, oruzgan, zabol","8.2: among ghazni, ghowr, nuristan, oruzgan, zabol"],"sum":"af4a2ef4f506b190"}
{"type":"answer","n":836,"by":null,"ask":"bot.tan","answer":"3","sum":"35675cdec17111df"}
{"type":"answer","n":837,"by":null,"ask":"bot.black","answer":"4","sum":"0c2252702ab30837"}
{"type":"answer","n":838,"by":null,"ask":"bot.green","answer":"4","sum":"f5d505df8214e255"}
{"type":"answer","n":839,"by":"warlords","ask":"event.replace.space","answer":"nuristan","why":["8.2: dice 3 4 4: kabul, so nuristan"],"sum":"fc54693fbe496554"}
{"type":"answer","n":840,"by":"warlords","ask":"event.replace.piece","answer":"taliban_underground","why":["8.1.2: pieces of players first, Underground before Active: taliban_underground"],"sum":"466b909a68e6af5c"}
{"type":"answer","n":841,"by":"warlords","ask":"event.replace.count","answer":"2","why":["8.4.3: as many as possible: 2"],"sum":"258ea90bbed22a43"}
{"type":"answer","n":842,"by":"warlords","ask":"event.replace.by","answer":"warlord_underground","why":["8.4.4: by own pieces, then those of friends and Non-players: warlord_underground"],"sum":"9367828214457d0b"}
{"type":"answer","n":843,"by":"warlords","ask":"event.replace.by","answer":"warlord_underground","why":["8.4.4: by own pieces, then those of friends and Non-players: warlord_underground"],"print":"5baf089a787a393a","sum":"78c1a998bf280ae9"}
{"type":"answer","n":844,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (4)","8.8.2: most Coalition Troops in excess: helmand (10)","8.8.2: most Coalition Troops in excess: khowst (3)","8.8.2: most Coalition Troops in excess: herat, kandahar (2)","8.2: among herat, kandahar"],"sum":"32ec61d6425d7ac7"}
{"type":"answer","n":845,"by":null,"ask":"bot.tan","answer":"3","sum":"31d33cfe3aa4a91a"}
{"type":"answer","n":846,"by":null,"ask":"bot.black","answer":"6","sum":"a47688e76c3e6ded"}
{"type":"answer","n":847,"by":null,"ask":"bot.green","answer":"4","sum":"50be8876c9ee668b"}
{"type":"answer","n":848,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 3 6 4: baghlan, so kandahar","8.2: among ghazni, oruzgan, paktika"],"sum":"c604d4a1bc2f165a"}
{"type":"answer","n":849,"by":null,"ask":"bot.tan","answer":"1","sum":"6148cb7988597f5c"}
{"type":"answer","n":850,"by":null,"ask":"bot.black","answer":"3","sum":"680165bbe5de8f77"}
{"type":"answer","n":851,"by":null,"ask":"bot.green","answer":"2","sum":"040d8db790bb9f91"}
{"type":"answer","n":852,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 1 3 2: herat, so oruzgan","8.8.4: Air Lift to oruzgan: it takes a Taliban Base that Air Strike would leave","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (3 Bases, 4 Taliban pieces)","8.8: Assault"],"sum":"572bacc6e8749e75"}
{"type":"answer","n":853,"by":"coalition","ask":"assault.space","answer":"air-lift","why":["8.8.4: Air Lift first, to oruzgan"],"sum":"4b04807853f20b20"}
{"type":"answer","n":854,"by":"coalition","ask":"air-lift.origin","answer":"helmand","why":["8.8.2: 9 can be spared: coalition_troops in helmand"],"sum":"5eaee31cccbd3bf9"}
{"type":"answer","n":855,"by":"coalition","ask":"air-lift.destination","answer":"oruzgan","why":["8.8.2: the destination of the Air Lift: oruzgan"],"sum":"42764a92e8ac050a"}
{"type":"answer","n":856,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"9f264e38cb4db807"}
{"type":"answer","n":857,"by":"coalition","ask":"air-lift.troops","answer":"9","why":["8.8.2: all that can be spared"],"sum":"175aa974c465af08"}
{"type":"answer","n":858,"by":"coalition","ask":"air-lift.origin","answer":"helmand","why":["8.8.2: 1 can be spared: government_troops in helmand"],"sum":"dd8f2b8e7145585c"}
{"type":"answer","n":859,"by":"coalition","ask":"air-lift.destination","answer":"oruzgan","why":["8.8.2: the destination of the Air Lift: oruzgan"],"sum":"dbe8615e70e7ef12"}
{"type":"answer","n":860,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"a1dba1d24c826cd7"}
{"type":"answer","n":861,"by":"coalition","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"6b6943b8c5bc86b8"}
{"type":"answer","n":862,"by":"coalition","ask":"air-lift.origin","answer":"khowst","why":["8.8.2: 2 can be spared: coalition_troops in khowst"],"sum":"6dc1108a2817c253"}
{"type":"answer","n":863,"by":"coalition","ask":"air-lift.destination","answer":"oruzgan","why":["8.8.2: the destination of the Air Lift: oruzgan"],"sum":"0887d97392c6422e"}
{"type":"answer","n":864,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"9830a3edcc4f4d52"}
{"type":"answer","n":865,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"d074a473944edb5a"}
{"type":"answer","n":866,"by":"coalition","ask":"air-lift.origin","answer":"khowst","why":["8.8.2: 2 can be spared: government_troops in khowst"],"sum":"5da342b322d61b9f"}
{"type":"answer","n":867,"by":"coalition","ask":"air-lift.destination","answer":"oruzgan","why":["8.8.2: the destination of the Air Lift: oruzgan"],"sum":"19823116c64b1050"}
{"type":"answer","n":868,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"b56c6ae146da73e4"}
{"type":"answer","n":869,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"bac8cb0c9405f11d"}
{"type":"answer","n":870,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"d0a36149cd6d77a4"}
{"type":"answer","n":871,"by":"coalition","ask":"assault.space","answer":"oruzgan","why":["8.8.4: most Taliban Bases removed: oruzgan (1)","8.8.4: Troops Assault where they can remove something: oruzgan"],"sum":"dbc9248edb0488fa"}
{"type":"answer","n":872,"by":"coalition","ask":"assault.targets","answer":"both","why":["8.8.4: Taliban before Warlords"],"sum":"18b3bb3a2f73e185"}
{"type":"answer","n":873,"by":"coalition","ask":"assault.find","answer":"warlords","why":["8.8.4: Taliban before Warlords"],"sum":"fd963d10cbbc13ad"}
{"type":"answer","n":874,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: most Taliban Guerrillas removed: kabul (1)","8.8.4: Troops Assault where they can remove something: kabul"],"sum":"6c47a191b6b14b1e"}
{"type":"answer","n":875,"by":"coalition","ask":"assault.space","answer":"kandahar","why":["8.8.4: Troops Assault where they can remove something: kandahar"],"print":"9443b88efdd6d380","sum":"eb122ac915c5a722"}
{"type":"answer","n":876,"by":null,"ask":"deck.top","answer":"propaganda","print":"22266cc509b57b85","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 5\nnext: propaganda\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=24 taliban=5 warlords=14\naid: 21\npatronage: 8\nout-of-play: C:T1\ncapabilities: 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan T:u1 support=O\nbadghis W:B1u1\nbaghlan W:B1u1\nbalkh W:B1u1\nbamian T:u1 support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1a2 W:B1u1 support=O\nghowr T:u2a1 W:B1\nhelmand C:B1T1 G:T1P3 support=S\nherat C:B1T2 G:T3P4\nkabul C:B1T1 G:T2P3 support=S +1\nkandahar C:B1T2 G:T3P3 +1\nkhowst C:B1T1 G:T6P3 +1\nkonduz W:B1u1\nnuristan T:B1u3 W:B1u3 support=O\noruzgan C:T11 G:T3 support=O\npaktika T:B2u1 support=O\nsar-e-pol T:u1\nzabol T:B1u3\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u3\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u1\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"ef864a4ed1eb5a43"}
{"type":"answer","n":877,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Aerostats is a Capability: wanted below 3"],"sum":"a0656b32c2f36a5f"}
{"type":"answer","n":878,"by":null,"ask":"bot.die","answer":"5","sum":"7a0ea34b98eb30c2"}
{"type":"answer","n":879,"by":"taliban","ask":"turn","answer":"attack","why":["8.1: die 5, Propaganda cards left 3: Aerostats is not taken","8.7.2: at least 15 Available or Active: no (11 Available, 3 Active)","8.7.3: none Underground, few at Support and on LoCs: no (5 Underground, 5 in all)","8.7: Support + Available 20 or less: yes (7)","8.7: Attack"],"sum":"574fb47218d785f1"}
{"type":"answer","n":880,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: areas before LoCs: ghowr, nuristan","8.2: among ghowr, nuristan"],"sum":"a76ceb1299109f5e"}
{"type":"answer","n":881,"by":null,"ask":"bot.tan","answer":"1","sum":"e3ceb055d6216b3f"}
{"type":"answer","n":882,"by":null,"ask":"bot.black","answer":"6","sum":"2e8f53045bea827f"}
{"type":"answer","n":883,"by":null,"ask":"bot.green","answer":"6","sum":"a247b0829597196c"}
{"type":"answer","n":884,"by":"taliban","ask":"attack.space","answer":"nuristan","why":["8.2: dice 1 6 6: paktika, so nuristan","8.2: areas before LoCs: ghowr","8.3: highest Econ: kabul-tor-kham (4)","8.7.4: fewest Guerrillas: kabul-tor-kham (2)","8.7.4: Attack without Ambush: nuristan"],"sum":"6074628096f0b317"}
{"type":"answer","n":885,"by":null,"ask":"attack.roll","answer":"1","sum":"9e5061049d9c838e"}
{"type":"answer","n":886,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: warlord_underground"],"sum":"6210b76f35cc7bf7"}
{"type":"answer","n":887,"by":"taliban","ask":"attack.space","answer":"ghowr","why":["8.7.4: Attack without Ambush: ghowr"],"sum":"a68cbe9b8f105a48"}
{"type":"answer","n":888,"by":null,"ask":"attack.roll","answer":"6","sum":"439d4bf6ec86f90c"}
{"type":"answer","n":889,"by":"taliban","ask":"attack.bomber","answer":"sacrifice","why":["8.1.1: to make it succeed"],"sum":"8292e904a6833cd2"}
{"type":"answer","n":890,"by":"taliban","ask":"attack.remove","answer":"warlord_bases","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: warlord_bases"],"sum":"343f6b9735909693"}
{"type":"answer","n":891,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.7.4: Ambush: kabul-tor-kham"],"sum":"6b86aaf3c3f8946d"}
{"type":"answer","n":892,"by":"taliban","ask":"ambush.space","answer":"kabul-tor-kham","why":["8.7.4: Ambush: kabul-tor-kham"],"sum":"3e4e21bb5749ca0d"}
{"type":"answer","n":893,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"8575630e0d4cd9ab"}
{"type":"answer","n":894,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"e2c7742005ef6b18","sum":"fded4603cd855c81"}
{"type":"answer","n":895,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Aerostats"],"sum":"d13746f7b239115a"}
{"type":"answer","n":896,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"d4c4e04c25af434f","sum":"f6e5dc0b2c5b5b6a"}
{"type":"answer","n":897,"by":null,"ask":"deck.card","answer":"6","print":"b91c6b4c2b74853e","sum":"2e1fb8789d235312"}
{"type":"answer","n":898,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"sum":"977efe7c97f120a6"}
{"type":"answer","n":899,"by":"taliban","ask":"sharia.space","answer":"ghowr","why":["8.7.7: Sharia: ghowr"],"print":"c897362d2e8886b7","sum":"564c9b43d61c112b"}
{"type":"answer","n":900,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"aa007415192db387"}
{"type":"answer","n":901,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"2a67cb3eaf966619"}
{"type":"answer","n":902,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ff02cbc20814bc12"}
{"type":"answer","n":903,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"d195a683bfcd1487"}
{"type":"answer","n":904,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"6b0270f73af4d05d"}
{"type":"answer","n":905,"by":"coalition","ask":"redeploy.coalition.origin","answer":"oruzgan","why":["8.8.6: no Police in oruzgan"],"sum":"03eed5e5d4c4aa10"}
{"type":"answer","n":906,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: helmand, kabul, khowst (1)","8.2: among helmand, kabul, khowst"],"sum":"75adbd9cfd050921"}
{"type":"answer","n":907,"by":null,"ask":"bot.tan","answer":"5","sum":"2ad278f15cc21cb9"}
{"type":"answer","n":908,"by":null,"ask":"bot.black","answer":"4","sum":"22bde2a060d351c8"}
{"type":"answer","n":909,"by":null,"ask":"bot.green","answer":"3","sum":"21d94cafa3747df2"}
{"type":"answer","n":910,"by":"coalition","ask":"redeploy.destination","answer":"helmand","why":["8.2: dice 5 4 3: faryab, so helmand","8.8.6: where fewest Coalition Troops are: helmand"],"sum":"436cdb073cee097d"}
{"type":"answer","n":911,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"3bc62e27477458d1"}
{"type":"answer","n":912,"by":"coalition","ask":"redeploy.coalition.origin","answer":"oruzgan","why":["8.8.6: no Police in oruzgan"],"sum":"2e1aeac78d8d387b"}
{"type":"answer","n":913,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: kabul, khowst (1)","8.2: among kabul, khowst"],"sum":"fcc5cae6cf995d9e"}
{"type":"answer","n":914,"by":null,"ask":"bot.tan","answer":"2","sum":"b2a224ec56df3611"}
{"type":"answer","n":915,"by":null,"ask":"bot.black","answer":"1","sum":"097d89bfe6793a73"}
{"type":"answer","n":916,"by":null,"ask":"bot.green","answer":"4","sum":"0b0da0fafe03250d"}
{"type":"answer","n":917,"by":"coalition","ask":"redeploy.destination","answer":"khowst","why":["8.2: dice 2 1 4: nimruz, so khowst","8.8.6: where fewest Coalition Troops are: khowst"],"sum":"727c47a1fab7a7a3"}
{"type":"answer","n":918,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"3c13246bb8b19fd8"}
{"type":"answer","n":919,"by":"coalition","ask":"redeploy.coalition.origin","answer":"oruzgan","why":["8.8.6: no Police in oruzgan"],"sum":"defeb5d2f42b5478"}
{"type":"answer","n":920,"by":"coalition","ask":"redeploy.destination","answer":"kabul","why":["8.8.6: fewest Coalition Troops: kabul (1)","8.8.6: where fewest Coalition Troops are: kabul"],"sum":"e9d4216b29f53357"}
{"type":"answer","n":921,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"a452a743ea99ab94"}
{"type":"answer","n":922,"by":"coalition","ask":"redeploy.coalition.origin","answer":"oruzgan","why":["8.8.6: no Police in oruzgan"],"sum":"2d388715ba5e8b6e"}
{"type":"answer","n":923,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among helmand, herat, kabul, kandahar, khowst"],"sum":"5a1a6a87c14be027"}
{"type":"answer","n":924,"by":null,"ask":"bot.tan","answer":"6","sum":"ea511652fd275af0"}
{"type":"answer","n":925,"by":null,"ask":"bot.black","answer":"3","sum":"a4db2420d12ddb7c"}
{"type":"answer","n":926,"by":null,"ask":"bot.green","answer":"4","sum":"79ae9cac4db1c68a"}
{"type":"answer","n":927,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 6 3 4: faryab, so kandahar","8.8.6: where fewest Coalition Troops are: kandahar"],"sum":"84e425b89996da93"}
{"type":"answer","n":928,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"fa38c73da3b6193a"}
{"type":"answer","n":929,"by":"coalition","ask":"redeploy.coalition.origin","answer":"oruzgan","why":["8.8.6: no Police in oruzgan"],"sum":"a7df4a5c8c6e9506"}
{"type":"answer","n":930,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: helmand, herat, kabul, khowst (2)","8.2: among helmand, herat, kabul, khowst"],"sum":"c717add5db156a57"}
{"type":"answer","n":931,"by":null,"ask":"bot.tan","answer":"3","sum":"fb10f7c9fb5ae337"}
{"type":"answer","n":932,"by":null,"ask":"bot.black","answer":"6","sum":"859f6c11d32dfc78"}
{"type":"answer","n":933,"by":null,"ask":"bot.green","answer":"6","sum":"8f96563fdcf7c8ae"}
{"type":"answer","n":934,"by":"coalition","ask":"redeploy.destination","answer":"herat","why":["8.2: dice 3 6 6: northwest-frontier, so herat","8.8.6: where fewest Coalition Troops are: herat"],"sum":"d8654b077a884358"}
{"type":"answer","n":935,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"dc337c6ce1b99c7e"}
{"type":"answer","n":936,"by":"coalition","ask":"redeploy.coalition.origin","answer":"oruzgan","why":["8.8.6: no Police in oruzgan"],"sum":"1625bdf5592f1801"}
{"type":"answer","n":937,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: helmand, kabul, khowst (2)","8.2: among helmand, kabul, khowst"],"sum":"88e4b8bbf7e40e21"}
{"type":"answer","n":938,"by":null,"ask":"bot.tan","answer":"4","sum":"6db1aa361013a852"}
{"type":"answer","n":939,"by":null,"ask":"bot.black","answer":"5","sum":"7ce6689ce0c929d2"}
{"type":"answer","n":940,"by":null,"ask":"bot.green","answer":"2","sum":"97830175adf62916"}
{"type":"answer","n":941,"by":"coalition","ask":"redeploy.destination","answer":"helmand","why":["8.2: dice 4 5 2: nuristan, so helmand","8.8.6: where fewest Coalition Troops are: helmand"],"sum":"23861a1832252a8e"}
{"type":"answer","n":942,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"da704d102b1ca373"}
{"type":"answer","n":943,"by":"coalition","ask":"redeploy.coalition.origin","answer":"oruzgan","why":["8.8.6: no Police in oruzgan"],"sum":"d6f2c2c2d6159146"}
{"type":"answer","n":944,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: kabul, khowst (2)","8.2: among kabul, khowst"],"sum":"44dec33fa78db5dd"}
{"type":"answer","n":945,"by":null,"ask":"bot.tan","answer":"2","sum":"3e64742f6f84f2fe"}
{"type":"answer","n":946,"by":null,"ask":"bot.black","answer":"4","sum":"b8b92ba12688f86a"}
{"type":"answer","n":947,"by":null,"ask":"bot.green","answer":"2","sum":"8585f27d96c60831"}
{"type":"answer","n":948,"by":"coalition","ask":"redeploy.destination","answer":"khowst","why":["8.2: dice 2 4 2: herat, so khowst","8.8.6: where fewest Coalition Troops are: khowst"],"sum":"c10fb8343aaea278"}
{"type":"answer","n":949,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"74ae92d5b7334874"}
{"type":"answer","n":950,"by":"coalition","ask":"redeploy.coalition.origin","answer":"oruzgan","why":["8.8.6: no Police in oruzgan"],"sum":"992e75fbe48a9cd8"}
{"type":"answer","n":951,"by":"coalition","ask":"redeploy.destination","answer":"kabul","why":["8.8.6: fewest Coalition Troops: kabul (2)","8.8.6: where fewest Coalition Troops are: kabul"],"sum":"e18f79f68dfc1cc6"}
{"type":"answer","n":952,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"fa84c879214377c5"}
{"type":"answer","n":953,"by":"coalition","ask":"redeploy.coalition.origin","answer":"oruzgan","why":["8.8.6: no Police in oruzgan"],"sum":"0652adefbd7d7763"}
{"type":"answer","n":954,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among helmand, herat, kabul, kandahar, khowst"],"sum":"03e5dcd52cb4bb8e"}
{"type":"answer","n":955,"by":null,"ask":"bot.tan","answer":"6","sum":"e454266c592af965"}
{"type":"answer","n":956,"by":null,"ask":"bot.black","answer":"2","sum":"8560ad903b5268bd"}
{"type":"answer","n":957,"by":null,"ask":"bot.green","answer":"5","sum":"9c210b8167ad2c35"}
{"type":"answer","n":958,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 6 2 5: samangan, so kandahar","8.8.6: where fewest Coalition Troops are: kandahar"],"sum":"b2010c848cb0f90a"}
{"type":"answer","n":959,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"a5fdc42404820b39"}
{"type":"answer","n":960,"by":"coalition","ask":"redeploy.coalition.origin","answer":"oruzgan","why":["8.8.6: no Police in oruzgan"],"sum":"6761974dbf9d01f8"}
{"type":"answer","n":961,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: helmand, herat, kabul, khowst (3)","8.2: among helmand, herat, kabul, khowst"],"sum":"3c829bf8d3d555fa"}
{"type":"answer","n":962,"by":null,"ask":"bot.tan","answer":"3","sum":"319df0c2c9dd43f6"}
{"type":"answer","n":963,"by":null,"ask":"bot.black","answer":"1","sum":"5db4b7c71ccbc171"}
{"type":"answer","n":964,"by":null,"ask":"bot.green","answer":"3","sum":"2f7e5ea563806155"}
{"type":"answer","n":965,"by":"coalition","ask":"redeploy.destination","answer":"khowst","why":["8.2: dice 3 1 3: khowst, so khowst","8.8.6: where fewest Coalition Troops are: khowst"],"sum":"db01b274200a9f1e"}
{"type":"answer","n":966,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"718e77e004d1bfa9"}
{"type":"answer","n":967,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"1ca1703ad6d0e804"}
{"type":"answer","n":968,"by":"government","ask":"redeploy.destination","answer":"helmand","why":["8.6.7: fewest Government Troops: helmand (1)","8.6.7: fewest Government Troops: helmand"],"sum":"15659c45e68854b6"}
{"type":"answer","n":969,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"837b53891cbc69fc"}
{"type":"answer","n":970,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: helmand, herat, kabul, kandahar (2)","8.2: among helmand, herat, kabul, kandahar"],"sum":"e104d55e0f9c7c38"}
{"type":"answer","n":971,"by":null,"ask":"bot.tan","answer":"3","sum":"8705f72363dd8394"}
{"type":"answer","n":972,"by":null,"ask":"bot.black","answer":"3","sum":"61c1abf0a3cc2847"}
{"type":"answer","n":973,"by":null,"ask":"bot.green","answer":"4","sum":"b66c26f375f6caa8"}
{"type":"answer","n":974,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.2: dice 3 3 4: kabul, so kabul","8.6.7: fewest Government Troops: kabul"],"sum":"2198a0d7b2172c01"}
{"type":"answer","n":975,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: most Police: herat (3)","8.6.7: most Police: helmand, herat, kabul, kandahar (2)","8.2: among helmand, herat, kabul, kandahar"],"sum":"108dc756eb1fce2d"}
{"type":"answer","n":976,"by":null,"ask":"bot.tan","answer":"6","sum":"75f5424ac9870f94"}
{"type":"answer","n":977,"by":null,"ask":"bot.black","answer":"5","sum":"b6008f352caad502"}
{"type":"answer","n":978,"by":null,"ask":"bot.green","answer":"2","sum":"1beb186e46d2a90b"}
{"type":"answer","n":979,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 6 5 2: sar-e-pol, so kandahar","8.6.7: most Police: helmand, herat, kabul (2)","8.2: among helmand, herat, kabul"],"sum":"6251f9eecceb6758"}
{"type":"answer","n":980,"by":null,"ask":"bot.tan","answer":"6","sum":"ee2112f48604cf48"}
{"type":"answer","n":981,"by":null,"ask":"bot.black","answer":"3","sum":"4fd08e82093a103b"}
{"type":"answer","n":982,"by":null,"ask":"bot.green","answer":"5","sum":"29cd926b10f46779"}
{"type":"answer","n":983,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.2: dice 6 3 5: ghowr, so herat","8.6.7: fewest Police: oruzgan (0)","8.6.7: 2 on a LoC of Econ 4: 1 Police from herat to kabul-tor-kham"],"sum":"3992eafc013bbb16"}
{"type":"answer","n":984,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from herat to kabul-tor-kham"],"sum":"3ad0c9aa78c8532d"}
{"type":"answer","n":985,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from herat to kabul-tor-kham"],"sum":"39414029709cb53b"}
{"type":"answer","n":986,"by":"government","ask":"redeploy.police.origin","answer":"kandahar","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"ad19fc23b1df6fc5"}
{"type":"answer","n":987,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"04a87e45df9183d7"}
{"type":"answer","n":988,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from kandahar to kabul-tor-kham"],"sum":"0e86d30c83d667bd"}
{"type":"answer","n":989,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: from most to fewest: 1 Police from herat to oruzgan"],"sum":"dcbba173e8473192"}
{"type":"answer","n":990,"by":"government","ask":"redeploy.destination","answer":"oruzgan","why":["8.6.7: from most to fewest: 1 Police from herat to oruzgan"],"sum":"3dfc16a3b5f797c1"}
{"type":"answer","n":991,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from herat to oruzgan"],"sum":"8ffb77ff2bf77baa"}
{"type":"answer","n":992,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"02577e0d72abfb35"}
{"type":"answer","n":993,"by":"taliban","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: others than those who must Redeploy stay"],"sum":"d77830548f618e67"}
{"type":"answer","n":994,"by":"taliban","ask":"redeploy.destination","answer":"paktika","why":["8.7.8: fewest Guerrillas: paktika, northwest-frontier (1)","8.7.8: Afghan before Pakistan: paktika","8.7.8: where fewest Guerrillas are, Afghan first: paktika"],"sum":"e06d938fcf01b749"}
{"type":"answer","n":995,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (1)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"067f2d932ad63cae"}
{"type":"answer","n":996,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: ghazni, paktika, northwest-frontier (2)","8.7.8: Afghan before Pakistan: ghazni, paktika","8.2: among ghazni, paktika"],"sum":"4da10380d56e1f7b"}
{"type":"answer","n":997,"by":null,"ask":"bot.tan","answer":"5","sum":"c20306cb9ca4ebfb"}
{"type":"answer","n":998,"by":null,"ask":"bot.black","answer":"2","sum":"4fe028d6f75de5b2"}
{"type":"answer","n":999,"by":null,"ask":"bot.green","answer":"1","sum":"9ef120910ce16232"}
{"type":"answer","n":1000,"by":"taliban","ask":"redeploy.destination","answer":"paktika","why":["8.2: dice 5 2 1: konduz, so paktika","8.7.8: where fewest Guerrillas are, Afghan first: paktika"],"sum":"49b4ed1770534938"}
{"type":"answer","n":1001,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"ce3b78bbf2cc2dfc"}
{"type":"answer","n":1002,"by":"taliban","ask":"redeploy.destination","answer":"ghazni","why":["8.7.8: fewest Guerrillas: ghazni, northwest-frontier (2)","8.7.8: Afghan before Pakistan: ghazni","8.7.8: where fewest Guerrillas are, Afghan first: ghazni"],"sum":"d9d618bf01a1e270"}
{"type":"answer","n":1003,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (2)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"55d992d5684abbfb"}
{"type":"answer","n":1004,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: ghazni, paktika, zabol, northwest-frontier, waziristan (3)","8.7.8: Afghan before Pakistan: ghazni, paktika, zabol","8.2: among ghazni, paktika, zabol"],"sum":"0324e9c4fc222b72"}
{"type":"answer","n":1005,"by":null,"ask":"bot.tan","answer":"3","sum":"34c6be32050999fb"}
{"type":"answer","n":1006,"by":null,"ask":"bot.black","answer":"6","sum":"f917d715f6303caa"}
{"type":"answer","n":1007,"by":null,"ask":"bot.green","answer":"4","sum":"6d551e02bfb52839"}
{"type":"answer","n":1008,"by":"taliban","ask":"redeploy.destination","answer":"zabol","why":["8.2: dice 3 6 4: baghlan, so zabol","8.7.8: where fewest Guerrillas are, Afghan first: zabol"],"sum":"c836cbdae8853fff"}
{"type":"answer","n":1009,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: ghazni, paktika, northwest-frontier, waziristan (3)","8.7.8: Afghan before Pakistan: ghazni, paktika","8.2: among ghazni, paktika"],"sum":"e847b69278276b54"}
{"type":"answer","n":1010,"by":null,"ask":"bot.tan","answer":"4","sum":"35b2dc7165553066"}
{"type":"answer","n":1011,"by":null,"ask":"bot.black","answer":"4","sum":"425ff9cc4998d113"}
{"type":"answer","n":1012,"by":null,"ask":"bot.green","answer":"1","sum":"5791052bc00090eb"}
{"type":"answer","n":1013,"by":"taliban","ask":"redeploy.destination","answer":"paktika","why":["8.2: dice 4 4 1: kabul, so paktika","8.7.8: where fewest Guerrillas are, Afghan first: paktika"],"sum":"f327498ca65580da"}
{"type":"answer","n":1014,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"d499d06b7f54c2ad"}
{"type":"answer","n":1015,"by":"taliban","ask":"redeploy.destination","answer":"ghazni","why":["8.7.8: fewest Guerrillas: ghazni, northwest-frontier, waziristan (3)","8.7.8: Afghan before Pakistan: ghazni","8.7.8: where fewest Guerrillas are, Afghan first: ghazni"],"sum":"b8328c3adcb3ac1a"}
{"type":"answer","n":1016,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"700c1e709c9419ca"}
{"type":"answer","n":1017,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: northwest-frontier, waziristan (3)","8.2: among northwest-frontier, waziristan"],"sum":"ec9ceacd8e19107d"}
{"type":"answer","n":1018,"by":null,"ask":"bot.tan","answer":"5","sum":"0f28fc9b62481214"}
{"type":"answer","n":1019,"by":null,"ask":"bot.black","answer":"1","sum":"b9c80890333154bc"}
{"type":"answer","n":1020,"by":null,"ask":"bot.green","answer":"6","sum":"ed2abd2670a777c5"}
{"type":"answer","n":1021,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.2: dice 5 1 6: samangan, so waziristan","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"14defb7c3577053b"}
{"type":"answer","n":1022,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (3)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"c2dd8a6cce8cd0d2"}
{"type":"answer","n":1023,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: Afghan before Pakistan: ghazni, nuristan, paktika, zabol","8.2: among ghazni, nuristan, paktika, zabol"],"sum":"0e393c014ff0d21f"}
{"type":"answer","n":1024,"by":null,"ask":"bot.tan","answer":"1","sum":"4e81fc7f4d166b90"}
{"type":"answer","n":1025,"by":null,"ask":"bot.black","answer":"4","sum":"2920284d4d978bf6"}
{"type":"answer","n":1026,"by":null,"ask":"bot.green","answer":"2","sum":"fdae4105669ab178"}
{"type":"answer","n":1027,"by":"taliban","ask":"redeploy.destination","answer":"zabol","why":["8.2: dice 1 4 2: herat, so zabol","8.7.8: where fewest Guerrillas are, Afghan first: zabol"],"sum":"f9eceae5d65d17eb"}
{"type":"answer","n":1028,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: ghazni, nuristan, paktika, northwest-frontier, waziristan (4)","8.7.8: Afghan before Pakistan: ghazni, nuristan, paktika","8.2: among ghazni, nuristan, paktika"],"sum":"dd8abbcb8ca75cab"}
{"type":"answer","n":1029,"by":null,"ask":"bot.tan","answer":"5","sum":"760d72e03e371f3d"}
{"type":"answer","n":1030,"by":null,"ask":"bot.black","answer":"4","sum":"2b0012625dfdd19d"}
{"type":"answer","n":1031,"by":null,"ask":"bot.green","answer":"6","sum":"d49ea7cba19ce219"}
{"type":"answer","n":1032,"by":"taliban","ask":"redeploy.destination","answer":"paktika","why":["8.2: dice 5 4 6: ghowr, so paktika","8.7.8: where fewest Guerrillas are, Afghan first: paktika"],"print":"f9a97b522f8e01b5","sum":"593cf721202829a2"}
{"type":"answer","n":1033,"by":null,"ask":"deck.card","answer":"32","print":"80427d4528c34b6b","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 6\nnext: 32\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\nresources: government=51 taliban=7 warlords=23\naid: 21\npatronage: 8\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u4 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T2P2 support=S\nherat C:B1T3 G:T2P1\nkabul C:B1T3 G:T3P2 support=S +1\nkandahar C:B1T4 G:T2P1 +1\nkhowst C:B1T4 G:T5P1 +1\nkonduz W:B1u1\nnuristan T:B1u4 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u5 support=O\nzabol T:B1u5\nnorthwest-frontier T:u4\nwaziristan T:B1u4\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\ntoraghondi-farah W:u1\n","sum":"e7fe05acbc341247"}
{"type":"answer","n":1034,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Pakistan Talks"],"sum":"c328ef541cf34df4"}
{"type":"answer","n":1035,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"6c7e3919ed536803","sum":"4c0135c55d3e775c"}
{"type":"answer","n":1036,"by":"taliban","ask":"turn","answer":"march","why":["8.7.2: at least 15 Available or Active: no (10 Available, 0 Active)","8.7.3: none Underground, few at Support and on LoCs: yes (0 Underground, 0 in all)","8.7: March"],"sum":"1aad0ce56ebbc9e8"}
{"type":"answer","n":1037,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.3: highest Econ: kabul-tor-kham (4)","8.2: among nuristan, northwest-frontier"],"sum":"cdc792a82c2bb30d"}
{"type":"answer","n":1038,"by":null,"ask":"bot.tan","answer":"4","sum":"2cab327d1dfab343"}
{"type":"answer","n":1039,"by":null,"ask":"bot.black","answer":"6","sum":"930b6a1cebe27e7e"}
{"type":"answer","n":1040,"by":null,"ask":"bot.green","answer":"5","sum":"8c30fb91f5572872"}
{"type":"answer","n":1041,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","why":["8.2: dice 4 6 5: northwest-frontier, so northwest-frontier","8.7.3 step 1: northwest-frontier to kabul-tor-kham, 2 wanted"],"sum":"98fc1dafd6026695"}
{"type":"answer","n":1042,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","why":["8.7.3 step 1: northwest-frontier to kabul-tor-kham, 2 wanted"],"sum":"7b0a347613d71c68"}
{"type":"answer","n":1043,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: northwest-frontier to kabul-tor-kham, 2 wanted"],"sum":"1c43f4243dbd16b0"}
{"type":"answer","n":1044,"by":"taliban","ask":"march.origin","answer":"nuristan","why":["8.7.3 step 1: nuristan to kabul-tor-kham, 1 wanted"],"sum":"5673b96ee8470eb9"}
{"type":"answer","n":1045,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","why":["8.7.3 step 1: nuristan to kabul-tor-kham, 1 wanted"],"sum":"b5f242fb7c5fe3e1"}
{"type":"answer","n":1046,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: nuristan to kabul-tor-kham, 1 wanted"],"sum":"13af127a26c9bda8"}
{"type":"answer","n":1047,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.3: highest Econ: kandahar-spin-boldak (3)","8.2: among zabol, waziristan"],"sum":"c0745b1fa3790365"}
{"type":"answer","n":1048,"by":null,"ask":"bot.tan","answer":"5","sum":"6b1e8b2eb7365853"}
{"type":"answer","n":1049,"by":null,"ask":"bot.black","answer":"6","sum":"dddc7a83d90d2bfa"}
{"type":"answer","n":1050,"by":null,"ask":"bot.green","answer":"2","sum":"8734dc2b29678dc4"}
{"type":"answer","n":1051,"by":"taliban","ask":"march.origin","answer":"zabol","why":["8.2: dice 5 6 2: sar-e-pol, so zabol","8.7.3 step 1: zabol to kandahar-spin-boldak, 2 wanted"],"sum":"7fab51730b755ee6"}
{"type":"answer","n":1052,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","why":["8.7.3 step 1: zabol to kandahar-spin-boldak, 2 wanted"],"sum":"a2f55c93d2aeb5bc"}
{"type":"answer","n":1053,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: zabol to kandahar-spin-boldak, 2 wanted"],"sum":"2627fb7eab923b7d"}
{"type":"answer","n":1054,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 1 wanted"],"sum":"10744f7df4a2a79d"}
{"type":"answer","n":1055,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 1 wanted"],"sum":"d4bb261b2c8dbaa3"}
{"type":"answer","n":1056,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 1 wanted"],"sum":"ede52886de32a9dc"}
{"type":"answer","n":1057,"by":"taliban","ask":"march.origin","answer":"roll","why":["8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"690f54e673ab85a1"}
{"type":"answer","n":1058,"by":null,"ask":"bot.die","answer":"1","sum":"aa96f7e4acbb677f"}
{"type":"answer","n":1059,"by":"taliban","ask":"march.origin","answer":"zabol","why":["8.3: dice 1: farah-kandahar","8.7.3 step 1: zabol to farah-kandahar, 1 wanted"],"sum":"c8e326aaab717bfe"}
{"type":"answer","n":1060,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","why":["8.7.3 step 1: zabol to farah-kandahar, 1 wanted"],"sum":"5817caec22fef058"}
{"type":"answer","n":1061,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: zabol to farah-kandahar, 1 wanted"],"sum":"8cdf2b6b4418e336"}
{"type":"answer","n":1062,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: among ghazni, paktika, zabol"],"sum":"36c8d8d71a0de6b7"}
{"type":"answer","n":1063,"by":null,"ask":"bot.tan","answer":"5","sum":"dfc550b6b64a291f"}
{"type":"answer","n":1064,"by":null,"ask":"bot.black","answer":"2","sum":"a8ffe2046b4e9ea2"}
{"type":"answer","n":1065,"by":null,"ask":"bot.green","answer":"4","sum":"955d48576039ea77"}
{"type":"answer","n":1066,"by":"taliban","ask":"march.origin","answer":"zabol","why":["8.2: dice 5 2 4: badakhshan, so zabol","8.7.3 step 1: zabol to kandahar-kabul, 1 wanted"],"sum":"def8863db9b12b5c"}
{"type":"answer","n":1067,"by":"taliban","ask":"march.destination","answer":"kandahar-kabul","why":["8.7.3 step 1: zabol to kandahar-kabul, 1 wanted"],"sum":"530d5e026b9e44e7"}
{"type":"answer","n":1068,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: zabol to kandahar-kabul, 1 wanted"],"sum":"0384af5a10f3bcb7"}
{"type":"answer","n":1069,"by":"taliban","ask":"march.origin","answer":"nuristan","why":["8.7.3 step 1: nuristan to kabul, 2 wanted"],"sum":"d69a67d9b95f945e"}
{"type":"answer","n":1070,"by":"taliban","ask":"march.destination","answer":"kabul","why":["8.7.3 step 1: nuristan to kabul, 2 wanted"],"sum":"cfbb303bf87bfcf9"}
{"type":"answer","n":1071,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: nuristan to kabul, 2 wanted"],"sum":"729bd8d31dc816a9"}
{"type":"answer","n":1072,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: among kandahar, khowst, balochistan"],"sum":"4314af2ed364b43c"}
{"type":"answer","n":1073,"by":null,"ask":"bot.tan","answer":"4","sum":"6ebfc2f6d5171714"}
{"type":"answer","n":1074,"by":null,"ask":"bot.black","answer":"1","sum":"e235b3e6df433e3d"}
{"type":"answer","n":1075,"by":null,"ask":"bot.green","answer":"4","sum":"38d20d39d1aca6ed"}
{"type":"answer","n":1076,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.2: dice 4 1 4: khowst, so khowst","8.2: among kandahar, balochistan"],"sum":"275fc9d0cb98f3b9"}
{"type":"answer","n":1077,"by":null,"ask":"bot.tan","answer":"5","sum":"16a8683e54b4cf18"}
{"type":"answer","n":1078,"by":null,"ask":"bot.black","answer":"2","sum":"311eba27bc8ab42f"}
{"type":"answer","n":1079,"by":null,"ask":"bot.green","answer":"5","sum":"a4c39b586da0bcdf"}
{"type":"answer","n":1080,"by":"taliban","ask":"march.origin","answer":"ghazni","why":["8.2: dice 5 2 5: samangan, so kandahar","8.7.3 step 2: all that can, ghazni to khowst"],"sum":"3f2889475a26a24b"}
{"type":"answer","n":1081,"by":"taliban","ask":"march.destination","answer":"khowst","why":["8.7.3 step 2: all that can, ghazni to khowst"],"sum":"2f2786a7a1478bb8"}
{"type":"answer","n":1082,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 2: all that can, ghazni to khowst"],"sum":"f297a6bec1eee83e"}
{"type":"answer","n":1083,"by":"taliban","ask":"march.origin","answer":"paktika","why":["8.7.3 step 2: all that can, paktika to khowst"],"sum":"0a290cf1012a31fd"}
{"type":"answer","n":1084,"by":"taliban","ask":"march.destination","answer":"khowst","why":["8.7.3 step 2: all that can, paktika to khowst"],"sum":"541165b9d5ffecf2"}
{"type":"answer","n":1085,"by":"taliban","ask":"march.count","answer":"4","why":["8.7.3 step 2: all that can, paktika to khowst"],"sum":"f76210d25d2bf07a"}
{"type":"answer","n":1086,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","why":["8.7.3 step 2: all that can, northwest-frontier to khowst"],"sum":"1708eb86e60a2cfc"}
{"type":"answer","n":1087,"by":"taliban","ask":"march.destination","answer":"khowst","why":["8.7.3 step 2: all that can, northwest-frontier to khowst"],"sum":"d1882238ce52b886"}
{"type":"answer","n":1088,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 2: all that can, northwest-frontier to khowst"],"sum":"87a3426672a62aab"}
{"type":"answer","n":1089,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.7.3 step 2: all that can, waziristan to khowst"],"sum":"413ebc5cb371b536"}
{"type":"answer","n":1090,"by":"taliban","ask":"march.destination","answer":"khowst","why":["8.7.3 step 2: all that can, waziristan to khowst"],"sum":"7d439427510ce21b"}
{"type":"answer","n":1091,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 2: all that can, waziristan to khowst"],"sum":"531f652f5852d332"}
{"type":"answer","n":1092,"by":"taliban","ask":"march.origin","answer":"zabol","why":["8.7.3 step 2: all that can, zabol to kandahar"],"sum":"883ae20daea4e1c6"}
{"type":"answer","n":1093,"by":"taliban","ask":"march.destination","answer":"kandahar","why":["8.7.3 step 2: all that can, zabol to kandahar"],"sum":"82a2144c08d23524"}
{"type":"answer","n":1094,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 2: all that can, zabol to kandahar"],"sum":"78aeb2779eaff9c3"}
{"type":"answer","n":1095,"by":"taliban","ask":"march.origin","answer":"roll-spaces","why":["8.7.3 step 3: lowest cost: baghlan, samangan (1)","8.2: among baghlan, samangan"],"sum":"f5d6ede0aee8c1ed"}
{"type":"answer","n":1096,"by":null,"ask":"bot.tan","answer":"1","sum":"4f285a5290745b25"}
{"type":"answer","n":1097,"by":null,"ask":"bot.black","answer":"3","sum":"5c32fbfc9625df89"}
{"type":"answer","n":1098,"by":null,"ask":"bot.green","answer":"2","sum":"eba9c9e044551c4d"}
{"type":"answer","n":1099,"by":"taliban","ask":"march.origin","answer":"khowst","why":["8.2: dice 1 3 2: herat, so baghlan","8.7.3 step 3: to baghlan, cost 1, steps 2: khowst to kabul"],"sum":"7d94b5e09f4f3ded"}
{"type":"answer","n":1100,"by":"taliban","ask":"march.destination","answer":"kabul","why":["8.7.3 step 3: to baghlan, cost 1, steps 2: khowst to kabul"],"sum":"534a3e16d63d9fba"}
{"type":"answer","n":1101,"by":"taliban","ask":"march.count","answer":"3","why":["8.7.3 step 3: to baghlan, cost 1, steps 2: khowst to kabul"],"sum":"214a862d3107823e"}
{"type":"answer","n":1102,"by":"taliban","ask":"march.origin","answer":"kabul","why":["8.7.3 step 3: to baghlan, cost 1, steps 2: kabul to baghlan"],"sum":"ff13c4bee9aad691"}
{"type":"answer","n":1103,"by":"taliban","ask":"march.destination","answer":"baghlan","why":["8.7.3 step 3: to baghlan, cost 1, steps 2: kabul to baghlan"],"sum":"14b448038f9c85db"}
{"type":"answer","n":1104,"by":"taliban","ask":"march.count","answer":"3","why":["8.7.3 step 3: to baghlan, cost 1, steps 2: kabul to baghlan"],"sum":"fd0668f8826da94c"}
{"type":"answer","n":1105,"by":"taliban","ask":"march.origin","answer":"khowst","why":["8.7.3 step 3: lowest cost: helmand, balochistan (2)","8.7.3 step 3: fewest steps: balochistan (2)","8.7.3 step 3: to balochistan, cost 2, steps 2: khowst to waziristan"],"sum":"e057c54e6862520f"}
{"type":"answer","n":1106,"by":"taliban","ask":"march.destination","answer":"waziristan","why":["8.7.3 step 3: to balochistan, cost 2, steps 2: khowst to waziristan"],"sum":"b900c851f325815a"}
{"type":"answer","n":1107,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 3: to balochistan, cost 2, steps 2: khowst to waziristan"],"sum":"a7906db75e597e53"}
{"type":"answer","n":1108,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.7.3 step 3: to balochistan, cost 2, steps 2: waziristan to balochistan"],"sum":"3086b513c7d77b57"}
{"type":"answer","n":1109,"by":"taliban","ask":"march.destination","answer":"balochistan","why":["8.7.3 step 3: to balochistan, cost 2, steps 2: waziristan to balochistan"],"sum":"8fd2173b8aa7d16e"}
{"type":"answer","n":1110,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 3: to balochistan, cost 2, steps 2: waziristan to balochistan"],"sum":"d61250280448ebbd"}
{"type":"answer","n":1111,"by":"taliban","ask":"march.origin","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"949c68e9c8e8efad"}
{"type":"answer","n":1112,"by":"taliban","ask":"infiltrate.space","answer":"roll-spaces","why":["8.2: among ghazni, nuristan"],"sum":"6fc2eaa00dc14933"}
{"type":"answer","n":1113,"by":null,"ask":"bot.tan","answer":"5","sum":"65ca99f1f78857f3"}
{"type":"answer","n":1114,"by":null,"ask":"bot.black","answer":"5","sum":"3fa5545c8ac2f375"}
{"type":"answer","n":1115,"by":null,"ask":"bot.green","answer":"2","sum":"f4896b5918815688"}
{"type":"answer","n":1116,"by":"taliban","ask":"infiltrate.space","answer":"ghazni","why":["8.2: dice 5 5 2: sar-e-pol, so ghazni","8.7.2: Infiltrate: Warlord pieces: ghazni"],"sum":"90d1134c8c37160b"}
{"type":"answer","n":1117,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"772f6cc26b85f58e"}
{"type":"answer","n":1118,"by":"taliban","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"462426d23d7dceec","sum":"2a1e622507872125"}
{"type":"answer","n":1119,"by":null,"ask":"deck.card","answer":"17","print":"171c65e6b7ac6637","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 32\nnext: 17\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=51 taliban=1 warlords=23\naid: 21\npatronage: 8\nislamabad: pressure\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1 support=O\nghowr support=O\nhelmand C:B1T3 G:T2P2 support=S\nherat C:B1T3 G:T2P1\nkabul C:B1T3 G:T3P2 T:u1 support=S +1\nkandahar C:B1T4 G:T2P1 T:u1 +1\nkhowst C:B1T4 G:T5P1 T:u6 +1\nkonduz W:B1u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u1 support=O\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"31d1fd1463e17d39"}
{"type":"answer","n":1120,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Haqqani"],"sum":"d3fcba891971591a"}
{"type":"answer","n":1121,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"6bfc368fb9d72ab4"}
{"type":"answer","n":1122,"by":"warlords","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among waziristan, khowst, paktika, kabul"],"sum":"49efa8c7339e2869"}
{"type":"answer","n":1123,"by":null,"ask":"bot.tan","answer":"5","sum":"c1e3e73a29a1b517"}
{"type":"answer","n":1124,"by":null,"ask":"bot.black","answer":"5","sum":"873e3987f4cbb9cf"}
{"type":"answer","n":1125,"by":null,"ask":"bot.green","answer":"6","sum":"d72a8b25aaae6fcf"}
{"type":"answer","n":1126,"by":"warlords","ask":"event.place.space","answer":"paktika","why":["8.2: dice 5 5 6: kandahar, so paktika"],"sum":"ac808a0128ad631c"}
{"type":"answer","n":1127,"by":"warlords","ask":"event.place.count","answer":"2","why":["8.4.3: as many as possible: 2"],"sum":"7021b253b19b8f37"}
{"type":"answer","n":1128,"by":"taliban","ask":"event.free.which","answer":"ambush","why":["8.4.4: a free Attack with Ambush"],"sum":"bfc7f173a550fe12"}
{"type":"answer","n":1129,"by":"taliban","ask":"ambush.space","answer":"kabul","why":["8.7.4: fewest Guerrillas: kabul (1)","8.7.4: Ambush: kabul"],"sum":"f9f644bf79f917d1"}
{"type":"answer","n":1130,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"fb627a9340c63cf4"}
{"type":"answer","n":1131,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"print":"1522b07ea3aee723","sum":"0c661e2f68103e30"}
{"type":"answer","n":1132,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (39)","8.6: Train"],"sum":"5e7ebc44d8310983"}
{"type":"answer","n":1133,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: herat, kabul, kandahar (3)","8.2: among herat, kabul, kandahar"],"sum":"73b78f6c3f0498ef"}
{"type":"answer","n":1134,"by":null,"ask":"bot.tan","answer":"3","sum":"9db9d3babf58ae7b"}
{"type":"answer","n":1135,"by":null,"ask":"bot.black","answer":"4","sum":"063c45330b219587"}
{"type":"answer","n":1136,"by":null,"ask":"bot.green","answer":"5","sum":"5d60558cc4ad1b4a"}
{"type":"answer","n":1137,"by":"government","ask":"train.space","answer":"kabul","why":["8.2: dice 3 4 5: kabul, so kabul","8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"f0c7fedc3a60d70a"}
{"type":"answer","n":1138,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5dfe67da48bdbd47"}
{"type":"answer","n":1139,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"1ca16011e61d92b5"}
{"type":"answer","n":1140,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: herat, kandahar (3)","8.2: among herat, kandahar"],"sum":"9327fedf577b8bda"}
{"type":"answer","n":1141,"by":null,"ask":"bot.tan","answer":"3","sum":"99d2b4bbe009e500"}
{"type":"answer","n":1142,"by":null,"ask":"bot.black","answer":"3","sum":"352560e2d2e3a13a"}
{"type":"answer","n":1143,"by":null,"ask":"bot.green","answer":"5","sum":"16fe86bd1228586b"}
{"type":"answer","n":1144,"by":"government","ask":"train.space","answer":"kandahar","why":["8.2: dice 3 3 5: kabul, so kandahar","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"1dbd32247a4b15e4"}
{"type":"answer","n":1145,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"607b3a8e30446bf6"}
{"type":"answer","n":1146,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"067e0cdbf5fa7fa7"}
{"type":"answer","n":1147,"by":"government","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (3)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"59590f27bdfb0189"}
{"type":"answer","n":1148,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"be6706cdd48eb4c0"}
{"type":"answer","n":1149,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"82b24bae42c4a7d0"}
{"type":"answer","n":1150,"by":"government","ask":"train.space","answer":"helmand","why":["8.6.2 step 2: fewest Government cubes: helmand (4)","8.6.2 step 2: Kabul or a COIN Base: helmand"],"sum":"ae01c0a4aeca516f"}
{"type":"answer","n":1151,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"fa1d0b451a4aa45b"}
{"type":"answer","n":1152,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"d510085ee1e8bf68"}
{"type":"answer","n":1153,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"757af755793324e2"}
{"type":"answer","n":1154,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"2730cc14a30ada0f"}
{"type":"answer","n":1155,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"c5a09105da1fb022","sum":"8e05553953a2f7cf"}
{"type":"answer","n":1156,"by":null,"ask":"deck.card","answer":"39","print":"3612673c99a03f74","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 17\nnext: 39\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=39 taliban=1 warlords=23\naid: 21\npatronage: 8\nislamabad: pressure\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T4P3 T:u1a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T5P1 T:u6 +1\nkonduz W:B1u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"0d9d406de089ffe3"}
{"type":"answer","n":1157,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: NATO"],"sum":"75b0f58f13e20256"}
{"type":"answer","n":1158,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"8e43e92b3ec40778"}
{"type":"answer","n":1159,"by":"coalition","ask":"event.free","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"d5a1dd84cb471b32"}
{"type":"answer","n":1160,"by":null,"ask":"bot.die","answer":"6","sum":"e1ec3861ca57edd0"}
{"type":"answer","n":1161,"by":"coalition","ask":"event.free","answer":"roll-spaces","why":["8.8.2: Surge: die 6","8.8.2: highest Population: baghlan, balkh, konduz (2)","8.2: among baghlan, balkh, konduz"],"sum":"15ebf9dd3be556a5"}
{"type":"answer","n":1162,"by":null,"ask":"bot.tan","answer":"1","sum":"3770dc0055386926"}
{"type":"answer","n":1163,"by":null,"ask":"bot.black","answer":"1","sum":"cb2ccadf409c71ff"}
{"type":"answer","n":1164,"by":null,"ask":"bot.green","answer":"2","sum":"6cd8cf6372732618"}
{"type":"answer","n":1165,"by":"coalition","ask":"event.free","answer":"do","why":["8.2: dice 1 1 2: balochistan, so baghlan","8.4.4: a free Surge"],"sum":"f22621312093280a"}
{"type":"answer","n":1166,"by":"coalition","ask":"surge.space","answer":"baghlan","why":["8.8.2: 1 Base and 1 Troops come to baghlan"],"sum":"986880d39259c5e0"}
{"type":"answer","n":1167,"by":"coalition","ask":"surge.space","answer":"done","why":["8.8.2: no other space of the Surge"],"sum":"b00437f63a17a325"}
{"type":"answer","n":1168,"by":"coalition","ask":"surge.troops","answer":"1","why":["8.8.2: Coalition Troops in baghlan: 1"],"sum":"09490db038d9bd91"}
{"type":"answer","n":1169,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in baghlan: 1"],"sum":"32d33d3822dc5708"}
{"type":"answer","n":1170,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"0c33e06354846a98"}
{"type":"answer","n":1171,"by":null,"ask":"surge.roll","answer":"6","sum":"fce99575fda2f6da"}
{"type":"answer","n":1172,"by":"coalition","ask":"surge.aid","answer":"6","why":["8.8.2: all of it to Aid"],"print":"6ed1fcf57f55ef1b","sum":"3b232d5c015d2577"}
{"type":"answer","n":1173,"by":"taliban","ask":"turn","answer":"attack","why":["8.7.2: at least 15 Available or Active: no (6 Available, 4 Active)","8.7.3: none Underground, few at Support and on LoCs: no (7 Underground, 8 in all)","8.7: Support + Available 20 or less: yes (6)","8.7: Attack"],"sum":"8f656d2dbf7b3bf8"}
{"type":"answer","n":1174,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: areas before LoCs: ghazni, kabul, kandahar, khowst, nuristan","8.2: among ghazni, kabul, kandahar, khowst, nuristan"],"sum":"72c3f033dfa586c8"}
{"type":"answer","n":1175,"by":null,"ask":"bot.tan","answer":"3","sum":"19ea1db72f26af63"}
{"type":"answer","n":1176,"by":null,"ask":"bot.black","answer":"1","sum":"2a7777b1e6209ebe"}
{"type":"answer","n":1177,"by":null,"ask":"bot.green","answer":"1","sum":"d144fa060860c6a2"}
{"type":"answer","n":1178,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 3 1 1: waziristan, so khowst","8.7.4: Ambush: khowst"],"sum":"df9e0753916c79f5"}
{"type":"answer","n":1179,"by":"taliban","ask":"ambush.space","answer":"khowst","why":["8.7.4: Ambush: khowst"],"sum":"0f675b7214aef08d"}
{"type":"answer","n":1180,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"print":"f9ccc2f028590b9c","sum":"ed49796ade506781"}
{"type":"answer","n":1181,"by":null,"ask":"deck.card","answer":"50","print":"25fa7e26d4bc6d16","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 39\nnext: 50\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=39 taliban=0 warlords=23\naid: 31\npatronage: 8\nislamabad: pressure\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T4P3 T:u1a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u5a1 +1\nkonduz W:B1u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:u1\nnorthwest-frontier T:u1\nwaziristan T:B1u1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"cc2e68f7a7e35f7b"}
{"type":"answer","n":1182,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Trilateral Summit"],"sum":"e98af009b533493e"}
{"type":"answer","n":1183,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"1e168c48abfb3d16","sum":"4223974ba7f95a53"}
{"type":"answer","n":1184,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (11)","8.5: Rally"],"sum":"2e7cefeb01910c7c"}
{"type":"answer","n":1185,"by":"warlords","ask":"rally.space","answer":"ghazni","why":["8.5.1 step 3a: a Base without Guerrillas: ghazni"],"sum":"ce4eedb4142d241a"}
{"type":"answer","n":1186,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3a: a Base without Guerrillas: ghazni"],"sum":"375a27e274981e16"}
{"type":"answer","n":1187,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, balkh, bamian, faryab, ghowr, khowst, konduz"],"sum":"81b4b713f366f3f5"}
{"type":"answer","n":1188,"by":null,"ask":"bot.tan","answer":"3","sum":"c37c5baaae47ff33"}
{"type":"answer","n":1189,"by":null,"ask":"bot.black","answer":"6","sum":"4ec2c549aac7fe55"}
{"type":"answer","n":1190,"by":null,"ask":"bot.green","answer":"5","sum":"1981b5f3b04c7115"}
{"type":"answer","n":1191,"by":"warlords","ask":"rally.space","answer":"konduz","why":["8.2: dice 3 6 5: northwest-frontier, so konduz","8.5.1 step 3c: opened to Cultivate: konduz"],"sum":"098887c981b874ac"}
{"type":"answer","n":1192,"by":"warlords","ask":"rally.action","answer":"place-many","why":["8.5.1 step 3c: opened to Cultivate: konduz"],"sum":"13600b71e52e10d2"}
{"type":"answer","n":1193,"by":"warlords","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"a0e557543964aabd"}
{"type":"answer","n":1194,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, farah, faryab, ghowr, helmand, herat, kandahar, khowst, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"73b85833a344809a"}
{"type":"answer","n":1195,"by":null,"ask":"bot.tan","answer":"2","sum":"556043b39e42121a"}
{"type":"answer","n":1196,"by":null,"ask":"bot.black","answer":"2","sum":"76f043537372d401"}
{"type":"answer","n":1197,"by":null,"ask":"bot.green","answer":"1","sum":"74085d35e5dc4407"}
{"type":"answer","n":1198,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.2: dice 2 2 1: balochistan, so nimruz","8.5.1 step 3d: any other Province: nimruz"],"sum":"b701edcea2d77aa7"}
{"type":"answer","n":1199,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: nimruz"],"sum":"9db299bef33de3fc"}
{"type":"answer","n":1200,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"b9f26ab1cf1dc8d7"}
{"type":"answer","n":1201,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"2978e8dd30f1db3e","sum":"6792ff2f889f012a"}
{"type":"answer","n":1202,"by":null,"ask":"deck.card","answer":"1","print":"ff0bc94e1e168c23","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 50\nnext: 1\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=39 taliban=0 warlords=20\naid: 35\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T4P3 T:u1a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u5a1 +1\nkonduz W:B2u4\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"15cc7fedccd720aa"}
{"type":"answer","n":1203,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Development Aid"],"sum":"c785f89abef70bcc"}
{"type":"answer","n":1204,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"88c0c277db37f739","sum":"07511e681f1cbd4c"}
{"type":"answer","n":1205,"by":"taliban","ask":"turn","answer":"pass","why":["8.1: fewer than 1 Resources: Pass instead of an Operation"],"print":"e920e5bf9d8bd334","sum":"dd935c75a81a689d"}
{"type":"answer","n":1206,"by":null,"ask":"deck.card","answer":"38","print":"6bcd2cdc29a510ca","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 1\nnext: 38\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban warlords\nresources: government=51 taliban=1 warlords=20\naid: 38\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T4P3 T:u1a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u5a1 +1\nkonduz W:B2u4\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"be1af270ee3119ab"}
{"type":"answer","n":1207,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: ISR is a Capability: wanted below 2"],"sum":"73f166939ed644f9"}
{"type":"answer","n":1208,"by":null,"ask":"bot.die","answer":"6","sum":"4dee2c866c6d9743"}
{"type":"answer","n":1209,"by":"taliban","ask":"turn","answer":"attack","why":["8.1: die 6, Propaganda cards left 2: ISR is not taken","8.7.2: at least 15 Available or Active: no (6 Available, 8 Active)","8.7.3: none Underground, few at Support and on LoCs: no (7 Underground, 8 in all)","8.7: Support + Available 20 or less: yes (6)","8.7: Attack"],"sum":"26c1a6e541e2aadf"}
{"type":"answer","n":1210,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: areas before LoCs: ghazni, kabul, kandahar, khowst, nuristan","8.2: among ghazni, kabul, kandahar, khowst, nuristan"],"sum":"b4b39200b253a2a2"}
{"type":"answer","n":1211,"by":null,"ask":"bot.tan","answer":"3","sum":"1a55b48071a005f7"}
{"type":"answer","n":1212,"by":null,"ask":"bot.black","answer":"3","sum":"c778a834797ac841"}
{"type":"answer","n":1213,"by":null,"ask":"bot.green","answer":"5","sum":"cd20eb410ffbc60f"}
{"type":"answer","n":1214,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 3 3 5: kabul, so kabul","8.7.4: Ambush: kabul"],"sum":"44c5f73f4d2ec26c"}
{"type":"answer","n":1215,"by":"taliban","ask":"ambush.space","answer":"kabul","why":["8.7.4: Ambush: kabul"],"sum":"da5447be0d111d38"}
{"type":"answer","n":1216,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"7c228b3fe15a260e"}
{"type":"answer","n":1217,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"print":"f23d2ddc28a158d1","sum":"4cd74e8b8a98aee8"}
{"type":"answer","n":1218,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: ISR"],"sum":"1e1dc70b8c252f25"}
{"type":"answer","n":1219,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"0071a5b3d7e94869","sum":"324038f046b1d5c0"}
{"type":"answer","n":1220,"by":null,"ask":"deck.card","answer":"63","print":"17227e0513d3fd97","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 38\nnext: 63\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=51 taliban=0 warlords=20\naid: 38\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a3 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T3P2 T:a2 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u5a1 +1\nkonduz W:B2u4\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"1abe4996b06793f0"}
{"type":"answer","n":1221,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Night Raids"],"sum":"f0a7a5a1e5ec2510"}
{"type":"answer","n":1222,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"2ff02f4d8e0399ff"}
{"type":"answer","n":1223,"by":"coalition","ask":"event.space","answer":"roll-spaces","why":["8.2: among baghlan, kabul, kandahar, khowst"],"sum":"e2ab039a554dd940"}
{"type":"answer","n":1224,"by":null,"ask":"bot.tan","answer":"4","sum":"aa6aaa580fa8339a"}
{"type":"answer","n":1225,"by":null,"ask":"bot.black","answer":"3","sum":"195e2deaceeb100e"}
{"type":"answer","n":1226,"by":null,"ask":"bot.green","answer":"6","sum":"f865b10ecb663c52"}
{"type":"answer","n":1227,"by":"coalition","ask":"event.space","answer":"kabul","why":["8.2: dice 4 3 6: kabul, so kabul"],"sum":"2f3f866399a0fca6"}
{"type":"answer","n":1228,"by":"coalition","ask":"event.space","answer":"roll-spaces","why":["8.2: among baghlan, kandahar, khowst"],"sum":"3840b55faf68af96"}
{"type":"answer","n":1229,"by":null,"ask":"bot.tan","answer":"3","sum":"c4e824480aabd90d"}
{"type":"answer","n":1230,"by":null,"ask":"bot.black","answer":"3","sum":"e963a867d396d729"}
{"type":"answer","n":1231,"by":null,"ask":"bot.green","answer":"5","sum":"86e2111df580c367"}
{"type":"answer","n":1232,"by":"coalition","ask":"event.space","answer":"baghlan","why":["8.2: dice 3 3 5: kabul, so baghlan"],"sum":"f0ec26e88189d54f"}
{"type":"answer","n":1233,"by":"coalition","ask":"event.remove.piece","answer":"roll","why":["8.1.2: an equal chance for warlord_underground, taliban_active"],"sum":"41705ad9bad27e0e"}
{"type":"answer","n":1234,"by":null,"ask":"bot.die","answer":"6","sum":"dace6a5c2fd74857"}
{"type":"answer","n":1235,"by":"coalition","ask":"event.remove.piece","answer":"taliban_active","why":["8.1.2: dice 6: taliban_active","8.1.2: pieces of players first, Underground before Active: taliban_active"],"sum":"80fabe1237feaeb6"}
{"type":"answer","n":1236,"by":"coalition","ask":"event.space","answer":"roll-spaces","why":["8.2: among kandahar, khowst"],"sum":"3baaef2a1918f053"}
{"type":"answer","n":1237,"by":null,"ask":"bot.tan","answer":"2","sum":"020d0af2280054c7"}
{"type":"answer","n":1238,"by":null,"ask":"bot.black","answer":"4","sum":"ecf2f3c999b72239"}
{"type":"answer","n":1239,"by":null,"ask":"bot.green","answer":"6","sum":"1f11937d614a7382"}
{"type":"answer","n":1240,"by":"coalition","ask":"event.space","answer":"khowst","why":["8.2: dice 2 4 6: helmand, so khowst"],"sum":"7ff56b6f69750000"}
{"type":"answer","n":1241,"by":"coalition","ask":"event.remove.piece","answer":"taliban_underground","why":["8.1.2: pieces of players first, Underground before Active: taliban_underground"],"print":"b9606214414f6033","sum":"d365468da292c1d8"}
{"type":"answer","n":1242,"by":"warlords","ask":"turn","answer":"march","why":["8.5.1: at least 6 pieces Available: no (5)","8.5.2: Resources and Bases 50 or fewer: yes (29)","8.5: March"],"sum":"ccb3a24e43e65b8e"}
{"type":"answer","n":1243,"by":"warlords","ask":"march.origin","answer":"roll-spaces","why":["8.5.2 step 3: Cultivate could place a Base: badakhshan, balkh, ghowr","8.2: among badakhshan, balkh, ghowr"],"sum":"f0c365e8ae19dd37"}
{"type":"answer","n":1244,"by":null,"ask":"bot.tan","answer":"6","sum":"0ad5d770a2f6e2d3"}
{"type":"answer","n":1245,"by":null,"ask":"bot.black","answer":"1","sum":"a84f78a903a2cdf7"}
{"type":"answer","n":1246,"by":null,"ask":"bot.green","answer":"3","sum":"58949bdba2b4578d"}
{"type":"answer","n":1247,"by":"warlords","ask":"march.origin","answer":"konduz","why":["8.2: dice 6 1 3: badakhshan, so badakhshan","8.5.2 step 3: all that can into 1 Province: badakhshan"],"sum":"780e27c0b7861429"}
{"type":"answer","n":1248,"by":"warlords","ask":"march.destination","answer":"badakhshan","why":["8.5.2 step 3: all that can into 1 Province: badakhshan"],"sum":"ac4bd2f2f7823dcc"}
{"type":"answer","n":1249,"by":"warlords","ask":"march.count","answer":"3","why":["8.5.2: as many as may leave"],"sum":"12fe8f907d957d19"}
{"type":"answer","n":1250,"by":"warlords","ask":"march.origin","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"2d2ed54dbb4e23fa"}
{"type":"answer","n":1251,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"b88ba83dacbb806a","sum":"ace9567f71078839"}
{"type":"answer","n":1252,"by":null,"ask":"deck.card","answer":"26","print":"5dd6e84ee6f49ccd","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 63\nnext: 26\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=51 taliban=0 warlords=19\naid: 38\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u3 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 T:a2 W:B1u1\nbalkh W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T3P2 T:a1 support=S +1\nkandahar C:B1T4 G:T4P3 T:u1 +1\nkhowst C:B1T4 G:T4 T:u4a1 +1\nkonduz W:B2u1\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"db1632a7e5efc9b5"}
{"type":"answer","n":1253,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Teetotalers"],"sum":"01bf5e3ab097854d"}
{"type":"answer","n":1254,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"60ca16ba26620562","sum":"2441de547bde48dd"}
{"type":"answer","n":1255,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (27)","8.6: Train"],"sum":"133487f3495329d4"}
{"type":"answer","n":1256,"by":"government","ask":"train.space","answer":"baghlan","why":["8.6.2 step 2: fewest Government cubes: baghlan (0)","8.6.2 step 2: Kabul or a COIN Base: baghlan"],"sum":"bc06c826b2eb4761"}
{"type":"answer","n":1257,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"555dd7cb427266bc"}
{"type":"answer","n":1258,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"53bc8dbbd9dff3ff"}
{"type":"answer","n":1259,"by":"government","ask":"train.space","answer":"khowst","why":["8.6.2 step 2: fewest Government cubes: khowst (4)","8.6.2 step 2: Kabul or a COIN Base: khowst"],"sum":"6ecd8d6f88628bdd"}
{"type":"answer","n":1260,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"42d8978e1e7fddac"}
{"type":"answer","n":1261,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"2c5a62839a4bccb2"}
{"type":"answer","n":1262,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"cda7a1e14a95659e"}
{"type":"answer","n":1263,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"da43feb51115db60"}
{"type":"answer","n":1264,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5aa29a8bb1941e9b"}
{"type":"answer","n":1265,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: herat, kandahar (7)","8.2: among herat, kandahar"],"sum":"f8d8370350757148"}
{"type":"answer","n":1266,"by":null,"ask":"bot.tan","answer":"3","sum":"036f0ea6a3b5c313"}
{"type":"answer","n":1267,"by":null,"ask":"bot.black","answer":"1","sum":"066cd68a0a34f6fb"}
{"type":"answer","n":1268,"by":null,"ask":"bot.green","answer":"1","sum":"773e4cf6e893e0f4"}
{"type":"answer","n":1269,"by":"government","ask":"train.space","answer":"kandahar","why":["8.2: dice 3 1 1: waziristan, so kandahar","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"2c2de1960efce820"}
{"type":"answer","n":1270,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"0eb1b7d47704a347"}
{"type":"answer","n":1271,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"8100be0e3cdd7f08"}
{"type":"answer","n":1272,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2: no Govern","8.2: among kandahar, khowst"],"sum":"9c51f88c10553a89"}
{"type":"answer","n":1273,"by":null,"ask":"bot.tan","answer":"3","sum":"664aabe918bbef7e"}
{"type":"answer","n":1274,"by":null,"ask":"bot.black","answer":"2","sum":"5e74a8cdafae813d"}
{"type":"answer","n":1275,"by":null,"ask":"bot.green","answer":"5","sum":"99ea4463d6024210"}
{"type":"answer","n":1276,"by":"government","ask":"train.space","answer":"transport","why":["8.2: dice 3 2 5: ghazni, so kandahar","8.6.2: most Troops in excess of Control: 6 in kandahar","8.6.2: most Population: balkh (2)","8.6.2: adds the most COIN-Controlled Population: balkh","8.6.2: Transport"],"sum":"cf67c45c8d9b81e8"}
{"type":"answer","n":1277,"by":"government","ask":"transport.origin","answer":"kandahar","why":["8.6.2: most Troops in excess of Control: 6 in kandahar"],"sum":"22d9ae515f531ad5"}
{"type":"answer","n":1278,"by":"government","ask":"transport.destination","answer":"balkh","why":["8.6.2: adds the most COIN-Controlled Population: balkh"],"sum":"219db5964c9eb94d"}
{"type":"answer","n":1279,"by":"government","ask":"transport.troops","answer":"5","why":["8.6.2: all of the excess, but 1 stays"],"sum":"fe932266cdcbe337"}
{"type":"answer","n":1280,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"b7206debe1f57578"}
{"type":"answer","n":1281,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"a291edc2b945e60c","sum":"dd5e7dc091ef91f3"}
{"type":"answer","n":1282,"by":null,"ask":"deck.card","answer":"66","print":"a549a269318e5c66","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 26\nnext: 66\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=36 taliban=3 warlords=25\naid: 38\npatronage: 8\nislamabad: hostility\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u3 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2 T:a2 W:B1u1\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T5P4 T:a1 support=S +1\nkandahar C:B1T4 G:T1P5 T:u1 +1\nkhowst C:B1T4 G:T6P2 T:u4a1 +1\nkonduz W:B2u1\nnimruz W:u1\nnuristan T:B1u2 W:B1u1 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nbalochistan T:a1\nnorthwest-frontier T:a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"a2f2091ed415996f"}
{"type":"answer","n":1283,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: MANPADS Scare"],"sum":"80da882aaad38d34"}
{"type":"answer","n":1284,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"2c439f904e71b302"}
{"type":"answer","n":1285,"by":"coalition","ask":"event.free.which","answer":"air-strike","why":["8.8.3: Air Strike on Taliban"],"sum":"40d1650a1cf785ad"}
{"type":"answer","n":1286,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.8.3: the last Taliban piece goes: balochistan, northwest-frontier","8.2: among balochistan, northwest-frontier"],"sum":"4a766570129169e1"}
{"type":"answer","n":1287,"by":null,"ask":"bot.tan","answer":"3","sum":"cf62db470e2c8f22"}
{"type":"answer","n":1288,"by":null,"ask":"bot.black","answer":"1","sum":"bb2d527819e84aaa"}
{"type":"answer","n":1289,"by":null,"ask":"bot.green","answer":"1","sum":"7d6c922fb0fc3588"}
{"type":"answer","n":1290,"by":"coalition","ask":"air-strike.space","answer":"northwest-frontier","why":["8.2: dice 3 1 1: waziristan, so northwest-frontier","8.8.3: Air Strike on Taliban: northwest-frontier"],"sum":"3a5f65d5f413acc2"}
{"type":"answer","n":1291,"by":"coalition","ask":"air-strike.space","answer":"balochistan","why":["8.8.3: the last Taliban piece goes: balochistan","8.8.3: Air Strike on Taliban: balochistan"],"sum":"d8c1cb82aa584de6"}
{"type":"answer","n":1292,"by":"coalition","ask":"air-strike.space","answer":"khowst","why":["8.8.3: most Taliban Guerrillas: khowst (5)","8.8.3: Air Strike on Taliban: khowst"],"sum":"436c267d9b6a433c"}
{"type":"answer","n":1293,"by":"coalition","ask":"event.free.which","answer":"air-strike","why":["8.8.3: Air Strike on Taliban"],"sum":"53e592d051ec9ad3"}
{"type":"answer","n":1294,"by":"coalition","ask":"air-strike.space","answer":"baghlan","why":["8.8.3: most Taliban Guerrillas: baghlan (2)","8.8.3: Air Strike on Taliban: baghlan"],"sum":"800d7f6e29c4c057"}
{"type":"answer","n":1295,"by":"coalition","ask":"air-strike.space","answer":"waziristan","why":["8.8.3: Air Strike on Taliban: waziristan"],"print":"871ceaedcc946355","sum":"3ba121c4f01a3d55"}
{"type":"answer","n":1296,"by":"warlords","ask":"turn","answer":"march","why":["8.5.1: at least 6 pieces Available: no (4)","8.5.2: Resources and Bases 50 or fewer: yes (35)","8.5: March"],"sum":"3f73a55765208846"}
{"type":"answer","n":1297,"by":"warlords","ask":"march.origin","answer":"badakhshan","why":["8.5.2 step 2: ends TALIBAN Control: nuristan"],"sum":"16fd109368415434"}
{"type":"answer","n":1298,"by":"warlords","ask":"march.destination","answer":"nuristan","why":["8.5.2 step 2: ends TALIBAN Control: nuristan"],"sum":"2c5c258cec16c6cb"}
{"type":"answer","n":1299,"by":"warlords","ask":"march.count","answer":"1","why":["8.5.2 step 2: ends TALIBAN Control: nuristan"],"sum":"f7d481de682f3231"}
{"type":"answer","n":1300,"by":"warlords","ask":"march.origin","answer":"nimruz","why":["8.5.2 step 3: Cultivate could place a Base: ghowr","8.5.2 step 3: all that can into 1 Province: ghowr"],"sum":"5a4a0eb82eb9209e"}
{"type":"answer","n":1301,"by":"warlords","ask":"march.destination","answer":"ghowr","why":["8.5.2 step 3: all that can into 1 Province: ghowr"],"sum":"6325747e2466becd"}
{"type":"answer","n":1302,"by":"warlords","ask":"march.origin","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"62213b2239356848"}
{"type":"answer","n":1303,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"5b3cc85ee2a59f5e","sum":"401eb3a2790f860f"}
{"type":"answer","n":1304,"by":null,"ask":"deck.card","answer":"18","print":"a39ada05411a37b0","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 66\nnext: 18\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=36 taliban=3 warlords=23\naid: 38\npatronage: 8\nislamabad: tolerance\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2 T:a1 W:B1u1\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T5P4 T:a1 support=S +1\nkandahar C:B1T4 G:T1P5 T:u1 +1\nkhowst C:B1T4 G:T6P2 T:u4 +1\nkonduz W:B2u1\nnuristan T:B1u2 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P2 T:u2\nkandahar-spin-boldak G:P2 T:u2\nfarah-kandahar T:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"0a0901ebbafe3c6d"}
{"type":"answer","n":1305,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mountain Fastness"],"sum":"08ff43887313fc18"}
{"type":"answer","n":1306,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"d69a1af6302b44ec"}
{"type":"answer","n":1307,"by":"taliban","ask":"event.space","answer":"roll-spaces","why":["8.4.4: most Bases: badakhshan, bamian, ghowr, khowst, oruzgan, samangan, sar-e-pol (1)","8.2: among badakhshan, bamian, ghowr, khowst, oruzgan, samangan, sar-e-pol"],"sum":"f8520a52217c9eaf"}
{"type":"answer","n":1308,"by":null,"ask":"bot.tan","answer":"4","sum":"17608b4121cea0d8"}
{"type":"answer","n":1309,"by":null,"ask":"bot.black","answer":"2","sum":"5253db0e58e9d567"}
{"type":"answer","n":1310,"by":null,"ask":"bot.green","answer":"4","sum":"f8b4ebe72aeab295"}
{"type":"answer","n":1311,"by":"taliban","ask":"event.space","answer":"khowst","why":["8.2: dice 4 2 4: khowst, so khowst"],"sum":"ff5de20706d88e67"}
{"type":"answer","n":1312,"by":"taliban","ask":"event.faction","answer":"taliban","why":["8.4.4: whoever chooses benefits: taliban"],"sum":"29bf7ec6c329b9db"}
{"type":"answer","n":1313,"by":"taliban","ask":"event.place.count","answer":"2","why":["8.4.3: as many as possible: 2"],"print":"4bf609b1134952e0","sum":"6d7146606e7bec54"}
{"type":"answer","n":1314,"by":"government","ask":"turn","answer":"patrol","why":["8.6.2: at least 15 pieces Available: no (11)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others: farah-kandahar, kandahar-kabul","8.6: Patrol"],"sum":"00990eeb99f28cf9"}
{"type":"answer","n":1315,"by":"government","ask":"patrol.space","answer":"roll","why":["8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"7864e3fbbc7b5b88"}
{"type":"answer","n":1316,"by":null,"ask":"bot.die","answer":"5","sum":"0c3755955db9573c"}
{"type":"answer","n":1317,"by":"government","ask":"patrol.space","answer":"farah-kandahar","why":["8.3: dice 5: farah-kandahar","8.6.3: Taliban Guerrillas outnumber all others: farah-kandahar"],"sum":"c047c802ef44c531"}
{"type":"answer","n":1318,"by":"government","ask":"patrol.origin","answer":"kandahar","why":["8.6.3: most of the kind: kandahar (5)","8.6.3: 1 Police from kandahar to farah-kandahar"],"sum":"9c65df4eb14f412a"}
{"type":"answer","n":1319,"by":"government","ask":"patrol.troops","answer":"0","why":["8.6.3: 1 Police from kandahar to farah-kandahar"],"sum":"a9764cf158f32d66"}
{"type":"answer","n":1320,"by":"government","ask":"patrol.police","answer":"1","why":["8.6.3: 1 Police from kandahar to farah-kandahar"],"sum":"06e245564fe7c5e5"}
{"type":"answer","n":1321,"by":"government","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"90a619daddd3d43e"}
{"type":"answer","n":1322,"by":"government","ask":"patrol.space","answer":"kandahar-kabul","why":["8.6.3: Taliban Guerrillas outnumber all others: kandahar-kabul"],"sum":"3a198888be8234a7"}
{"type":"answer","n":1323,"by":"government","ask":"patrol.origin","answer":"roll-spaces","why":["8.6.3: most of the kind: helmand, kabul, kandahar (4)","8.2: among helmand, kabul, kandahar"],"sum":"1e1e9c1789ee2d2e"}
{"type":"answer","n":1324,"by":null,"ask":"bot.tan","answer":"3","sum":"d18ee7b5a409f472"}
{"type":"answer","n":1325,"by":null,"ask":"bot.black","answer":"5","sum":"f08cfbf7ebb320b3"}
{"type":"answer","n":1326,"by":null,"ask":"bot.green","answer":"4","sum":"1dd9c6888ae07a0a"}
{"type":"answer","n":1327,"by":"government","ask":"patrol.origin","answer":"kandahar","why":["8.2: dice 3 5 4: baghlan, so kandahar","8.6.3: 1 Police from kandahar to kandahar-kabul"],"sum":"a49b9c518e62aec3"}
{"type":"answer","n":1328,"by":"government","ask":"patrol.troops","answer":"0","why":["8.6.3: 1 Police from kandahar to kandahar-kabul"],"sum":"957996e91c1e282c"}
{"type":"answer","n":1329,"by":"government","ask":"patrol.police","answer":"1","why":["8.6.3: 1 Police from kandahar to kandahar-kabul"],"sum":"7e599176aef319c8"}
{"type":"answer","n":1330,"by":"government","ask":"patrol.origin","answer":"done","why":["8.6.3: as many cubes as Taliban Guerrillas"],"sum":"0274342c7b9112c5"}
{"type":"answer","n":1331,"by":"government","ask":"patrol.space","answer":"done","why":["8.6.3: no other place is in want"],"sum":"48a66a5e63698154"}
{"type":"answer","n":1332,"by":"government","ask":"patrol.targets","answer":"taliban","why":["8.1.1: all who can be found"],"sum":"8a5cc5992ec6ba6a"}
{"type":"answer","n":1333,"by":"government","ask":"patrol.assault","answer":"kabul-tor-kham","why":["8.3: highest Econ: kabul-tor-kham (4)","8.6.3: Assault removes 1 Taliban Guerrilla: kabul-tor-kham"],"sum":"9f414859b760992b"}
{"type":"answer","n":1334,"by":"government","ask":"special","answer":"roll-spaces","why":["8.6.2: no Govern","8.2: among kabul, khowst"],"sum":"45ff0765d146ae11"}
{"type":"answer","n":1335,"by":null,"ask":"bot.tan","answer":"3","sum":"5d72b55cae0ffc4f"}
{"type":"answer","n":1336,"by":null,"ask":"bot.black","answer":"1","sum":"009669359ba0c651"}
{"type":"answer","n":1337,"by":null,"ask":"bot.green","answer":"5","sum":"c167c02943a94c49"}
{"type":"answer","n":1338,"by":"government","ask":"special","answer":"roll-spaces","why":["8.2: dice 3 1 5: ghazni, so kabul","8.6.2: most Troops in excess of Control: 5 in kabul","8.2: among badghis, bamian, faryab, ghowr"],"sum":"82a71696fec7b8e3"}
{"type":"answer","n":1339,"by":null,"ask":"bot.tan","answer":"4","sum":"b9f8022a1f58c0cd"}
{"type":"answer","n":1340,"by":null,"ask":"bot.black","answer":"6","sum":"9abfd514a550d0c5"}
{"type":"answer","n":1341,"by":null,"ask":"bot.green","answer":"1","sum":"f35a0dbac7135af6"}
{"type":"answer","n":1342,"by":"government","ask":"special","answer":"transport","why":["8.2: dice 4 6 1: nuristan, so faryab","8.6.2: adds the most COIN-Controlled Population: faryab","8.6.2: Transport"],"sum":"6a28e7982b0ac139"}
{"type":"answer","n":1343,"by":"government","ask":"transport.origin","answer":"kabul","why":["8.6.2: most Troops in excess of Control: 5 in kabul"],"sum":"5d9a75363cb2227d"}
{"type":"answer","n":1344,"by":"government","ask":"transport.destination","answer":"faryab","why":["8.6.2: adds the most COIN-Controlled Population: faryab"],"sum":"1bacbe320898b1dd"}
{"type":"answer","n":1345,"by":"government","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"print":"21a19edc2812b3e5","sum":"1a08f8629bd063c6"}
{"type":"answer","n":1346,"by":null,"ask":"deck.card","answer":"57","print":"8fda3719b5e27300","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 18\nnext: 57\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=32 taliban=3 warlords=24\naid: 38\npatronage: 8\nislamabad: tolerance\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2 T:a1 W:B1u1\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 T:a1 support=S +1\nkandahar C:B1T4 G:T1P3 T:u1 +1\nkhowst C:B1T4 G:T6P2 T:B1u6 +1\nkonduz W:B2u1\nnuristan T:B1u2 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol T:B1u1\nwaziristan T:B1\nkabul-tor-kham G:P2 T:a1\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1 T:a1\n","sum":"df8453f80f4bf4a5"}
{"type":"answer","n":1347,"by":"coalition","ask":"turn","answer":"roll","why":["8.1: PRTs is a Capability: wanted below 2"],"sum":"ec2d75e63da27727"}
{"type":"answer","n":1348,"by":null,"ask":"bot.die","answer":"6","sum":"b14120235dee0098"}
{"type":"answer","n":1349,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.1: die 6, Propaganda cards left 2: PRTs is not taken","8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (15)","8.8.2: most Coalition Troops in excess: kandahar, khowst (4)","8.2: among kandahar, khowst"],"sum":"2abbc4f0785076ae"}
{"type":"answer","n":1350,"by":null,"ask":"bot.tan","answer":"4","sum":"7aa493bd0f7b7b95"}
{"type":"answer","n":1351,"by":null,"ask":"bot.black","answer":"3","sum":"2f6b1d72a7911a51"}
{"type":"answer","n":1352,"by":null,"ask":"bot.green","answer":"5","sum":"a7ba5dc47dd3dbfd"}
{"type":"answer","n":1353,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 4 3 5: kabul, so kandahar","8.8.2: most Coalition Troops in excess: khowst (4)","8.8.2: most Coalition Troops in excess: helmand, herat, kabul (3)","8.2: among helmand, herat, kabul"],"sum":"bc11b30f2a8bceba"}
{"type":"answer","n":1354,"by":null,"ask":"bot.tan","answer":"2","sum":"f901dbc6766560bb"}
{"type":"answer","n":1355,"by":null,"ask":"bot.black","answer":"4","sum":"7d7c9cc4a0481bf0"}
{"type":"answer","n":1356,"by":null,"ask":"bot.green","answer":"6","sum":"81604facd9f80e13"}
{"type":"answer","n":1357,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 2 4 6: helmand, so helmand","8.8.4: Air Lift to zabol: it takes a Taliban Base that Air Strike would leave","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (2 Bases, 6 Taliban pieces)","8.8: Assault"],"sum":"b8efd9736d78aba2"}
{"type":"answer","n":1358,"by":"coalition","ask":"assault.space","answer":"air-lift","why":["8.8.4: Air Lift first, to zabol"],"sum":"b56045d99ae15512"}
{"type":"answer","n":1359,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","why":["8.8.2: 3 can be spared: coalition_troops in kandahar"],"sum":"42072382e1cfebb6"}
{"type":"answer","n":1360,"by":"coalition","ask":"air-lift.destination","answer":"zabol","why":["8.8.2: the destination of the Air Lift: zabol"],"sum":"1114940fe8d0076c"}
{"type":"answer","n":1361,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"951a18e6d8524ccc"}
{"type":"answer","n":1362,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"0327237546bd0bb1"}
{"type":"answer","n":1363,"by":"coalition","ask":"air-lift.origin","answer":"khowst","why":["8.8.2: 3 can be spared: coalition_troops in khowst"],"sum":"471b9a998bef1d02"}
{"type":"answer","n":1364,"by":"coalition","ask":"air-lift.destination","answer":"zabol","why":["8.8.2: the destination of the Air Lift: zabol"],"sum":"9cd9fabd6098291c"}
{"type":"answer","n":1365,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"f0b3d1cc4d589ed2"}
{"type":"answer","n":1366,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"86f4e7b2afc6bc72"}
{"type":"answer","n":1367,"by":"coalition","ask":"air-lift.origin","answer":"khowst","why":["8.8.2: 2 can be spared: government_troops in khowst"],"sum":"61d88a42d7e2a98f"}
{"type":"answer","n":1368,"by":"coalition","ask":"air-lift.destination","answer":"zabol","why":["8.8.2: the destination of the Air Lift: zabol"],"sum":"061c350fce45f654"}
{"type":"answer","n":1369,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"5bcca3dad9c76a67"}
{"type":"answer","n":1370,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"031fa7cab2b0a21f"}
{"type":"answer","n":1371,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"4aa8c939d67c29e4"}
{"type":"answer","n":1372,"by":"coalition","ask":"assault.space","answer":"zabol","why":["8.8.4: most Taliban Bases removed: zabol (1)","8.8.4: Troops Assault where they can remove something: zabol"],"sum":"c43f1b8749d48bda"}
{"type":"answer","n":1373,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: highest Population: kabul (4)","8.8.4: Troops Assault where they can remove something: kabul"],"sum":"1351109c41a551f8"}
{"type":"answer","n":1374,"by":"coalition","ask":"assault.space","answer":"roll-spaces","why":["8.8.4: highest Population: kandahar, khowst (3)","8.2: among kandahar, khowst"],"sum":"29743009de8bae3a"}
{"type":"answer","n":1375,"by":null,"ask":"bot.tan","answer":"6","sum":"5af8a62583eba621"}
{"type":"answer","n":1376,"by":null,"ask":"bot.black","answer":"4","sum":"72ad6f7dae55049a"}
{"type":"answer","n":1377,"by":null,"ask":"bot.green","answer":"3","sum":"824046a1c4e2664b"}
{"type":"answer","n":1378,"by":"coalition","ask":"assault.space","answer":"kandahar","why":["8.2: dice 6 4 3: faryab, so kandahar","8.8.4: Troops Assault where they can remove something: kandahar"],"sum":"1cc0c2ca0649c6f4"}
{"type":"answer","n":1379,"by":"coalition","ask":"assault.space","answer":"khowst","why":["8.8.4: highest Population: khowst (3)","8.8.4: Troops Assault where they can remove something: khowst"],"sum":"b9b686ede5f82f7a"}
{"type":"answer","n":1380,"by":"coalition","ask":"assault.space","answer":"baghlan","why":["8.8.4: Troops Assault where they can remove something: baghlan"],"sum":"7a7f7386914f9c57"}
{"type":"answer","n":1381,"by":"coalition","ask":"assault.targets","answer":"both","why":["8.8.4: Taliban before Warlords"],"sum":"77bf90ddf056ad44"}
{"type":"answer","n":1382,"by":"coalition","ask":"assault.find","answer":"warlords","why":["8.8.4: Taliban before Warlords"],"sum":"e758b684edfda3e4"}
{"type":"answer","n":1383,"by":"coalition","ask":"assault.company","answer":"together","why":["8.8.4: Government cubes: they remove more"],"print":"be7cd8b27b187d01","sum":"52a08851e7f0cf6a"}
{"type":"answer","n":1384,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: PRTs"],"sum":"77f8394b154afab1"}
{"type":"answer","n":1385,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"070ce586e623dc91","sum":"26dbc41e939b2cee"}
{"type":"answer","n":1386,"by":null,"ask":"deck.top","answer":"event","sum":"ed8ea1076c8bf5b7"}
{"type":"answer","n":1387,"by":null,"ask":"deck.card","answer":"3","print":"d9bf546882602e27","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 57\nnext: 3\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=29 taliban=3 warlords=24\naid: 38\npatronage: 8\nislamabad: tolerance\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u3 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u5 +1\nkonduz W:B2u1\nnuristan T:B1u2 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nzabol C:T6 G:T2\nwaziristan T:B1\nkabul-tor-kham G:P2 T:a1\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1 T:a1\n","sum":"1ee200d4eb12fff5"}
{"type":"answer","n":1388,"by":"taliban","ask":"turn","answer":"rally","why":["8.4.1: Sandstorms: not to be executed","8.7.2: at least 15 Available or Active: yes (18 Available, 5 Active)","8.7: Rally"],"sum":"b9eb343c871ec2ed"}
{"type":"answer","n":1389,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"9703072c5d6404a3"}
{"type":"answer","n":1390,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"f1a3a61e8f593db1"}
{"type":"answer","n":1391,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, khowst, nimruz, nuristan, samangan, sar-e-pol, balochistan, northwest-frontier"],"sum":"bab22284d5c2b511"}
{"type":"answer","n":1392,"by":null,"ask":"bot.tan","answer":"5","sum":"7d0d58d05dbfc750"}
{"type":"answer","n":1393,"by":null,"ask":"bot.black","answer":"6","sum":"b4a928147ea24d95"}
{"type":"answer","n":1394,"by":null,"ask":"bot.green","answer":"2","sum":"e0082db1f7ed8dfd"}
{"type":"answer","n":1395,"by":"taliban","ask":"rally.space","answer":"sar-e-pol","why":["8.2: dice 5 6 2: sar-e-pol, so sar-e-pol","8.7.2 step 4a: wins Taliban Control: sar-e-pol"],"sum":"ab6c1806e2e18098"}
{"type":"answer","n":1396,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: sar-e-pol"],"sum":"d813ab1498f4a083"}
{"type":"answer","n":1397,"by":"taliban","ask":"rally.space","answer":"nuristan","why":["8.7.2 step 4b: 1 or 2 Guerrillas: nuristan"],"sum":"795cd3d99661e5d8"}
{"type":"answer","n":1398,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4b: 1 or 2 Guerrillas: nuristan"],"sum":"741689f98f673a4c"}
{"type":"answer","n":1399,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"e188f61d4858a6e0"}
{"type":"answer","n":1400,"by":"taliban","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"8e3b8bc6049cbbf4"}
{"type":"answer","n":1401,"by":"taliban","ask":"infiltrate.space","answer":"roll-spaces","why":["8.2: among ghazni, nuristan"],"sum":"09ba45b6985f7ef6"}
{"type":"answer","n":1402,"by":null,"ask":"bot.tan","answer":"1","sum":"f2f6273978165634"}
{"type":"answer","n":1403,"by":null,"ask":"bot.black","answer":"3","sum":"5bd3789a0f22da14"}
{"type":"answer","n":1404,"by":null,"ask":"bot.green","answer":"1","sum":"f7fe592a16f935d6"}
{"type":"answer","n":1405,"by":"taliban","ask":"infiltrate.space","answer":"ghazni","why":["8.2: dice 1 3 1: herat, so ghazni","8.7.2: Infiltrate: Warlord pieces: ghazni"],"sum":"648dc42eaca36ce0"}
{"type":"answer","n":1406,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"print":"c9ee7c7b88d3bc05","sum":"074a14b565738cae"}
{"type":"answer","n":1407,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Sandstorms"],"sum":"5d3e380c3e2ed90d"}
{"type":"answer","n":1408,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"print":"6652d70ddf747466","sum":"9a6fe6263de12cba"}
{"type":"answer","n":1409,"by":null,"ask":"deck.top","answer":"event","sum":"ee71b8db58247a9c"}
{"type":"answer","n":1410,"by":null,"ask":"deck.card","answer":"34","print":"451d5c3d2a6e42db","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 3\nnext: 34\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition warlords\nresources: government=29 taliban=0 warlords=24\naid: 38\npatronage: 8\nislamabad: tolerance\nout-of-play: C:T1\ncapabilities: 1=unshaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u4 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 T:u1 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u5 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nwaziristan T:B1\nkabul-tor-kham G:P2 T:a1\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1 T:a1\n","sum":"88531e3186825107"}
{"type":"answer","n":1411,"by":"coalition","ask":"turn","answer":"roll","why":["8.1: Reapers is a Capability: wanted below 2"],"sum":"307ce479102c0c94"}
{"type":"answer","n":1412,"by":null,"ask":"bot.die","answer":"6","sum":"8dacfc822ce6084f"}
{"type":"answer","n":1413,"by":"coalition","ask":"turn","answer":"assault","why":["8.1: die 6, Propaganda cards left 2: Reapers is not taken","8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (12)","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (1 Base, 5 Taliban pieces)","8.8: Assault"],"sum":"a019efbe6f7b5db1"}
{"type":"answer","n":1414,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: highest Population: kabul (4)","8.8.4: Troops Assault where they can remove something: kabul"],"sum":"b1b53be19934a70e"}
{"type":"answer","n":1415,"by":"coalition","ask":"assault.space","answer":"khowst","why":["8.8.4: Troops Assault where they can remove something: khowst"],"sum":"6b880421ad2a8009"}
{"type":"answer","n":1416,"by":"coalition","ask":"assault.space","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"d8587b5ac3f9def7"}
{"type":"answer","n":1417,"by":"coalition","ask":"air-strike.space","answer":"waziristan","why":["8.8.3: a Base can go: waziristan","8.8.3: Air Strike on Taliban: waziristan"],"sum":"95f80cf7f88691f8"}
{"type":"answer","n":1418,"by":"coalition","ask":"air-strike.space","answer":"kabul-tor-kham","why":["8.8.3: the last Taliban piece goes: kabul-tor-kham, farah-kandahar, kandahar-kabul","8.3: highest Econ: kabul-tor-kham (4)","8.8.3: Air Strike on Taliban: kabul-tor-kham"],"sum":"2183423ea2ead312"}
{"type":"answer","n":1419,"by":"coalition","ask":"air-strike.space","answer":"roll","why":["8.8.3: the last Taliban piece goes: farah-kandahar, kandahar-kabul","8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"4a81dda7c8c2fb95"}
{"type":"answer","n":1420,"by":null,"ask":"bot.die","answer":"2","sum":"a7cb46810ee347af"}
{"type":"answer","n":1421,"by":"coalition","ask":"air-strike.space","answer":"kandahar-kabul","why":["8.3: dice 2: kandahar-kabul","8.8.3: Air Strike on Taliban: kandahar-kabul"],"print":"216767bb482e6906","sum":"482821d62025dd80"}
{"type":"answer","n":1422,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Reapers"],"sum":"553be55ec6cf9605"}
{"type":"answer","n":1423,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"ebd330b33da4f687","sum":"c8fb8387fddd2fda"}
{"type":"answer","n":1424,"by":null,"ask":"deck.top","answer":"event","sum":"9c90bb302a402bef"}
{"type":"answer","n":1425,"by":null,"ask":"deck.card","answer":"40","print":"88fb8754230a446f","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 34\nnext: 40\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=29 taliban=0 warlords=24\naid: 38\npatronage: 8\nout-of-play: C:T1\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u4 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1\n","sum":"4fee015949b68536"}
{"type":"answer","n":1426,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Accidental Guerrillas is a Capability: wanted below 2"],"sum":"e1de726e32639074"}
{"type":"answer","n":1427,"by":null,"ask":"bot.die","answer":"5","sum":"53de5b7b65bc6725"}
{"type":"answer","n":1428,"by":"taliban","ask":"turn","answer":"pass","why":["8.1: die 5, Propaganda cards left 2: Accidental Guerrillas is not taken","8.1: fewer than 1 Resources: Pass instead of an Operation"],"print":"f8df22d2bfa18548","sum":"65eae9eea676b32d"}
{"type":"answer","n":1429,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Accidental Guerrillas"],"sum":"aaef8b8d7842ad48"}
{"type":"answer","n":1430,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"46d6213a15dcf230","sum":"c731696e394f4005"}
{"type":"answer","n":1431,"by":null,"ask":"deck.top","answer":"event","sum":"74dfcc9588b35341"}
{"type":"answer","n":1432,"by":null,"ask":"deck.card","answer":"55","print":"107bffa249116e2d","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 40\nnext: 55\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban warlords\nresources: government=29 taliban=1 warlords=24\naid: 38\npatronage: 8\nout-of-play: C:T1\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B1u2 support=O\nbadghis W:B1u1\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u4 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1\n","sum":"21424074beece987"}
{"type":"answer","n":1433,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Line Item"],"sum":"c82a797c013f4c57"}
{"type":"answer","n":1434,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"c40ea2e4197b3edf","sum":"9dd31d1f429fc23d"}
{"type":"answer","n":1435,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (6)","8.5: Rally"],"sum":"3d2bb10c04f1c244"}
{"type":"answer","n":1436,"by":"warlords","ask":"rally.space","answer":"badakhshan","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: badakhshan"],"sum":"cc7c025dd5c3d49e"}
{"type":"answer","n":1437,"by":"warlords","ask":"rally.action","answer":"build-base","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: badakhshan"],"sum":"c3669939b6fe1674"}
{"type":"answer","n":1438,"by":"warlords","ask":"rally.space","answer":"ghazni","why":["8.5.1 step 3a: a Base without Guerrillas: ghazni"],"sum":"04e9be2913e762a7"}
{"type":"answer","n":1439,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3a: a Base without Guerrillas: ghazni"],"sum":"7be363b4e438d10a"}
{"type":"answer","n":1440,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badghis, balkh, bamian, faryab, ghowr"],"sum":"4cc546ab8355ca17"}
{"type":"answer","n":1441,"by":null,"ask":"bot.tan","answer":"2","sum":"ea8f1b2799b5f8bd"}
{"type":"answer","n":1442,"by":null,"ask":"bot.black","answer":"2","sum":"533c4ccff0f59ce8"}
{"type":"answer","n":1443,"by":null,"ask":"bot.green","answer":"3","sum":"26b286ac06d4b83c"}
{"type":"answer","n":1444,"by":"warlords","ask":"rally.space","answer":"badghis","why":["8.2: dice 2 2 3: nimruz, so badghis","8.5.1 step 3c: opened to Cultivate: badghis"],"sum":"a7ab326175700793"}
{"type":"answer","n":1445,"by":"warlords","ask":"rally.action","answer":"place-many","why":["8.5.1 step 3c: opened to Cultivate: badghis"],"sum":"bb5404823802b755"}
{"type":"answer","n":1446,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"f89ec9eaa428581a"}
{"type":"answer","n":1447,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"23797ef24e451aab","sum":"c3811a5b6974d6bf"}
{"type":"answer","n":1448,"by":null,"ask":"deck.top","answer":"event","sum":"83d23952ea44a3ab"}
{"type":"answer","n":1449,"by":null,"ask":"deck.card","answer":"41","print":"e4117c94e7012397","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 55\nnext: 41\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban\nresources: government=29 taliban=1 warlords=21\naid: 46\npatronage: 8\nout-of-play: C:T1\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:B1u1\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:B1u1\nghazni T:B1u4 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a2\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1\n","sum":"ac6302571780c071"}
{"type":"answer","n":1450,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Breaktime"],"sum":"7b0d7a6f15c505c9"}
{"type":"answer","n":1451,"by":"taliban","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"sum":"91e6ce1868cf7a43"}
{"type":"answer","n":1452,"by":"taliban","ask":"event.faction","answer":"roll","why":["8.1.2: an equal chance for coalition, government, warlords"],"sum":"2115d02d3335065b"}
{"type":"answer","n":1453,"by":null,"ask":"bot.die","answer":"6","sum":"6536a29ee45ee192"}
{"type":"answer","n":1454,"by":"taliban","ask":"event.faction","answer":"warlords","why":["8.1.2: dice 6: warlords","8.1.2: a Faction by chance, of enemies that have not executed: warlords"],"print":"262cb845a967da87","sum":"453a552b63fd952c"}
{"type":"answer","n":1455,"by":"government","ask":"turn","answer":"assault","why":["8.6.2: at least 15 pieces Available: no (11)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no","8.6.5: a Base or two Guerrillas could be removed: yes (Assault: 0 Bases, 1 Guerrilla, a Base by Eradicate)","8.6: Assault"],"sum":"7d99d721d5460536"}
{"type":"answer","n":1456,"by":"government","ask":"assault.space","answer":"kandahar-spin-boldak","why":["8.6.5: removes 1 Taliban Guerrilla: kandahar-spin-boldak"],"sum":"a8c2508b00a6f959"}
{"type":"answer","n":1457,"by":"government","ask":"assault.space","answer":"eradicate","why":["8.6.5: Eradicate"],"sum":"32fd71b88c379874"}
{"type":"answer","n":1458,"by":"government","ask":"eradicate.space","answer":"roll-spaces","why":["8.2: among balkh, faryab"],"sum":"b0469f8507e6bcdd"}
{"type":"answer","n":1459,"by":null,"ask":"bot.tan","answer":"6","sum":"c0aca63f46114c2d"}
{"type":"answer","n":1460,"by":null,"ask":"bot.black","answer":"2","sum":"b13d277b0258f468"}
{"type":"answer","n":1461,"by":null,"ask":"bot.green","answer":"2","sum":"cf6d678b98bf58c9"}
{"type":"answer","n":1462,"by":"government","ask":"eradicate.space","answer":"balkh","why":["8.2: dice 6 2 2: konduz, so balkh","8.6.5: Eradicate: balkh"],"sum":"63d2eddd69b8317e"}
{"type":"answer","n":1463,"by":"government","ask":"eradicate.space","answer":"faryab","why":["8.6.5: Eradicate: faryab"],"print":"0efd21590745db70","sum":"e02dee175da2a672"}
{"type":"answer","n":1464,"by":null,"ask":"deck.top","answer":"propaganda","print":"91fe1de36db04ffe","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 41\nnext: propaganda\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=26 taliban=1 warlords=21\naid: 52\npatronage: 10\nout-of-play: C:T1\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nmomentum: 57=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T1 G:T2P2\nbalkh G:T5 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:T4 W:u1 support=O\nghazni T:B1u4 W:B1u1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T4P4 support=S +1\nherat C:B1T3 G:T4P3\nkabul C:B1T3 G:T1P4 support=S +1\nkandahar C:B1T1 G:T1P3 +1\nkhowst C:B1T1 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=O\npaktika T:B2u3 support=O\nsar-e-pol T:u1\nzabol C:T6 G:T2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2 T:a1\nfarah-kandahar G:P1 T:a1\ntoraghondi-farah W:u1\nkandahar-kabul G:P1\n","sum":"eb6241a587c55050"}
{"type":"answer","n":1465,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: NATO Politics"],"sum":"cb582c9ad0cb0328"}
{"type":"answer","n":1466,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"6d58d0ac030fa0a4","sum":"7eb22db27588f379"}
{"type":"answer","n":1467,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (18 Available, 2 Active)","8.7: Rally"],"sum":"28d9be2a88aad626"}
{"type":"answer","n":1468,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"c707a7ccdf363f1c"}
{"type":"answer","n":1469,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"39eb1aa83dce58fb"}
{"type":"answer","n":1470,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among balochistan, northwest-frontier, waziristan"],"sum":"e79ca1ac7f1d90ed"}
{"type":"answer","n":1471,"by":null,"ask":"bot.tan","answer":"1","sum":"6ecb9553e25a3bd6"}
{"type":"answer","n":1472,"by":null,"ask":"bot.black","answer":"2","sum":"50763533beeb625d"}
{"type":"answer","n":1473,"by":null,"ask":"bot.green","answer":"3","sum":"a296a6d059baa273"}
{"type":"answer","n":1474,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.2: dice 1 2 3: nimruz, so waziristan","8.7.2 step 4a: wins Taliban Control: waziristan"],"sum":"59eb882837cb5726"}
{"type":"answer","n":1475,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: waziristan"],"sum":"30b4ae914d519cc8"}
{"type":"answer","n":1476,"by":"taliban","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"817c646f423c27b7"}
{"type":"answer","n":1477,"by":"taliban","ask":"infiltrate.space","answer":"roll-spaces","why":["8.2: among ghazni, nuristan"],"sum":"45f3125c61be5f66"}
{"type":"answer","n":1478,"by":null,"ask":"bot.tan","answer":"6","sum":"2799ae71f4ed7f4f"}
{"type":"answer","n":1479,"by":null,"ask":"bot.black","answer":"5","sum":"7553d5f7fa379b16"}
{"type":"answer","n":1480,"by":null,"ask":"bot.green","answer":"4","sum":"13b3fd5467fa5268"}
{"type":"answer","n":1481,"by":"taliban","ask":"infiltrate.space","answer":"ghazni","why":["8.2: dice 6 5 4: bamian, so ghazni","8.7.2: Infiltrate: Warlord pieces: ghazni"],"sum":"8a43d3d55040ad22"}
{"type":"answer","n":1482,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"2a8ea29c275f6f26"}
{"type":"answer","n":1483,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"bed3286ebc3185c9","sum":"d6776e61a4880021"}
{"type":"answer","n":1484,"by":null,"ask":"deck.card","answer":"69","print":"829251d1a8a02045","sum":"8ccbdea4b056c177"}
{"type":"answer","n":1485,"by":"coalition","ask":"civic.space","answer":"kandahar","why":["8.8.5: greatest shift: kandahar (3)","8.8.5: Civic Action where it shifts most: kandahar"],"sum":"6240bafe18e78be7"}
{"type":"answer","n":1486,"by":"coalition","ask":"civic.space","answer":"oruzgan","why":["8.8.5: Civic Action where it shifts most: oruzgan"],"sum":"a176e679ef3a145d"}
{"type":"answer","n":1487,"by":"coalition","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid"],"sum":"405526a0f195adf2"}
{"type":"answer","n":1488,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"print":"1e3307ac6d444bb4","sum":"899687e3465891e9"}
{"type":"answer","n":1489,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"04337d4cb9713e08"}
{"type":"answer","n":1490,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"52709a2cf1b20702"}
{"type":"answer","n":1491,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"8e765a0046eb72d1"}
{"type":"answer","n":1492,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"361114f4fa1f7006"}
{"type":"answer","n":1493,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"368d52961180bc6c"}
{"type":"answer","n":1494,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"92d4b2c732f9dd59"}
{"type":"answer","n":1495,"by":"coalition","ask":"redeploy.coalition.origin","answer":"zabol","why":["8.8.6: no Police in zabol"],"sum":"28530ad8d92d4e6e"}
{"type":"answer","n":1496,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: baghlan, kandahar, khowst (1)","8.2: among baghlan, kandahar, khowst"],"sum":"0c3b011a640dcb20"}
{"type":"answer","n":1497,"by":null,"ask":"bot.tan","answer":"6","sum":"d7795d6f094f6b2d"}
{"type":"answer","n":1498,"by":null,"ask":"bot.black","answer":"5","sum":"d51a84a7918a0b0f"}
{"type":"answer","n":1499,"by":null,"ask":"bot.green","answer":"6","sum":"e581c83b963cc4c3"}
{"type":"answer","n":1500,"by":"coalition","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 6 5 6: kandahar, so kandahar","8.8.6: where fewest Coalition Troops are: kandahar"],"sum":"e5ea02cd37711170"}
{"type":"answer","n":1501,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"6f17cf42ba657844"}
{"type":"answer","n":1502,"by":"coalition","ask":"redeploy.coalition.origin","answer":"zabol","why":["8.8.6: no Police in zabol"],"sum":"1f90f13c94885df0"}
{"type":"answer","n":1503,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: baghlan, khowst (1)","8.2: among baghlan, khowst"],"sum":"19a1e677fd01e937"}
{"type":"answer","n":1504,"by":null,"ask":"bot.tan","answer":"2","sum":"4eb3446eee94cb0a"}
{"type":"answer","n":1505,"by":null,"ask":"bot.black","answer":"4","sum":"682410f6dcfcf5d3"}
{"type":"answer","n":1506,"by":null,"ask":"bot.green","answer":"6","sum":"3744e6b14af44bf6"}
{"type":"answer","n":1507,"by":"coalition","ask":"redeploy.destination","answer":"khowst","why":["8.2: dice 2 4 6: helmand, so khowst","8.8.6: where fewest Coalition Troops are: khowst"],"sum":"3783558bb096c24c"}
{"type":"answer","n":1508,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"45ac381a9fb84bf5"}
{"type":"answer","n":1509,"by":"coalition","ask":"redeploy.coalition.origin","answer":"zabol","why":["8.8.6: no Police in zabol"],"sum":"23d90b775b2bd0bd"}
{"type":"answer","n":1510,"by":"coalition","ask":"redeploy.destination","answer":"baghlan","why":["8.8.6: fewest Coalition Troops: baghlan (1)","8.8.6: where fewest Coalition Troops are: baghlan"],"sum":"1d1fb7fa638e25ae"}
{"type":"answer","n":1511,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"195e553a09d918a8"}
{"type":"answer","n":1512,"by":"coalition","ask":"redeploy.coalition.origin","answer":"zabol","why":["8.8.6: no Police in zabol"],"sum":"3ec0e5603ca03248"}
{"type":"answer","n":1513,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: baghlan, kandahar, khowst (2)","8.2: among baghlan, kandahar, khowst"],"sum":"03f25858da7da9f3"}
{"type":"answer","n":1514,"by":null,"ask":"bot.tan","answer":"2","sum":"92d4f8b7a7b5ba64"}
{"type":"answer","n":1515,"by":null,"ask":"bot.black","answer":"3","sum":"bb319616513b009b"}
{"type":"answer","n":1516,"by":null,"ask":"bot.green","answer":"1","sum":"41d775f62f27de99"}
{"type":"answer","n":1517,"by":"coalition","ask":"redeploy.destination","answer":"khowst","why":["8.2: dice 2 3 1: herat, so khowst","8.8.6: where fewest Coalition Troops are: khowst"],"sum":"1ae11bff7099f6ed"}
{"type":"answer","n":1518,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"e94571a513814e88"}
{"type":"answer","n":1519,"by":"coalition","ask":"redeploy.coalition.origin","answer":"zabol","why":["8.8.6: no Police in zabol"],"sum":"a9bffc0467ba1c0c"}
{"type":"answer","n":1520,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: baghlan, kandahar (2)","8.2: among baghlan, kandahar"],"sum":"299ac7e886c541de"}
{"type":"answer","n":1521,"by":null,"ask":"bot.tan","answer":"2","sum":"df232408e5ce60b4"}
{"type":"answer","n":1522,"by":null,"ask":"bot.black","answer":"1","sum":"63f06ee375a662bb"}
{"type":"answer","n":1523,"by":null,"ask":"bot.green","answer":"1","sum":"38e82a18e1dc0634"}
{"type":"answer","n":1524,"by":"coalition","ask":"redeploy.destination","answer":"baghlan","why":["8.2: dice 2 1 1: balochistan, so baghlan","8.8.6: where fewest Coalition Troops are: baghlan"],"sum":"53eefee8daf06532"}
{"type":"answer","n":1525,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"d4de5b77bae3ca82"}
{"type":"answer","n":1526,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"2f87695c148ebb31"}
{"type":"answer","n":1527,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul, kandahar (1)","8.6.7: fewest Government Troops: kabul"],"sum":"35b2dfe4828ae464"}
{"type":"answer","n":1528,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"f6e50b2c203c8bf3"}
{"type":"answer","n":1529,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar (1)","8.6.7: fewest Government Troops: kandahar"],"sum":"ddfc3963a3390e72"}
{"type":"answer","n":1530,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b7312df8c0ffcc38"}
{"type":"answer","n":1531,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.6.7: fewest Government Troops: baghlan, kabul, kandahar (2)","8.6.7: fewest Government Troops: baghlan"],"sum":"1f3cc86c7333ff3a"}
{"type":"answer","n":1532,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"f1a72649524b459a"}
{"type":"answer","n":1533,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul, kandahar (2)","8.6.7: fewest Government Troops: kabul"],"sum":"01e0589f1dcfead3"}
{"type":"answer","n":1534,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar (2)","8.6.7: fewest Government Troops: kandahar"],"sum":"77e5da0e70db7220"}
{"type":"answer","n":1535,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"144b75d608126ea1"}
{"type":"answer","n":1536,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.2: among baghlan, helmand, herat, kabul, kandahar, khowst"],"sum":"0ad7ddb7e47a2382"}
{"type":"answer","n":1537,"by":null,"ask":"bot.tan","answer":"3","sum":"e54c5129365168bb"}
{"type":"answer","n":1538,"by":null,"ask":"bot.black","answer":"6","sum":"c0bb27cd723afc01"}
{"type":"answer","n":1539,"by":null,"ask":"bot.green","answer":"1","sum":"05017836681f0bde"}
{"type":"answer","n":1540,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.2: dice 3 6 1: nuristan, so baghlan","8.6.7: fewest Government Troops: baghlan"],"sum":"179def55ffed0d14"}
{"type":"answer","n":1541,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"dd5e97d4843c07bf"}
{"type":"answer","n":1542,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: helmand, herat, kabul, kandahar, khowst (3)","8.2: among helmand, herat, kabul, kandahar, khowst"],"sum":"62e7f9b5233c0092"}
{"type":"answer","n":1543,"by":null,"ask":"bot.tan","answer":"1","sum":"158e854bd281a8cc"}
{"type":"answer","n":1544,"by":null,"ask":"bot.black","answer":"5","sum":"2421c46b6ec9df90"}
{"type":"answer","n":1545,"by":null,"ask":"bot.green","answer":"1","sum":"abb477b627ee86b6"}
{"type":"answer","n":1546,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.2: dice 1 5 1: zabol, so khowst","8.6.7: fewest Government Troops: khowst"],"sum":"576d02915073098d"}
{"type":"answer","n":1547,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: helmand, herat, kabul, kandahar (3)","8.2: among helmand, herat, kabul, kandahar"],"sum":"ea0d32a63b15229c"}
{"type":"answer","n":1548,"by":null,"ask":"bot.tan","answer":"5","sum":"f75641f4fc7cee89"}
{"type":"answer","n":1549,"by":null,"ask":"bot.black","answer":"3","sum":"ddee41d4e035c208"}
{"type":"answer","n":1550,"by":null,"ask":"bot.green","answer":"5","sum":"42ad45f3f02a8c2b"}
{"type":"answer","n":1551,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 5 3 5: ghowr, so kandahar","8.6.7: fewest Government Troops: kandahar"],"sum":"891304230ccdcbc1"}
{"type":"answer","n":1552,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"420be3a058b8dc23"}
{"type":"answer","n":1553,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: helmand, herat, kabul (3)","8.2: among helmand, herat, kabul"],"sum":"f116f80df6ad0eb2"}
{"type":"answer","n":1554,"by":null,"ask":"bot.tan","answer":"3","sum":"e67e1015bb88b478"}
{"type":"answer","n":1555,"by":null,"ask":"bot.black","answer":"1","sum":"ece9e007d03d58d6"}
{"type":"answer","n":1556,"by":null,"ask":"bot.green","answer":"3","sum":"6101b90b4a585d38"}
{"type":"answer","n":1557,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.2: dice 3 1 3: khowst, so kabul","8.6.7: fewest Government Troops: kabul"],"sum":"4e647dde52f3937d"}
{"type":"answer","n":1558,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: highest Population: balkh (2)","8.6.7: COIN Control would be lost: balkh","8.6.7: most Police: helmand, kabul (3)","8.2: among helmand, kabul"],"sum":"6c153d5392cafb70"}
{"type":"answer","n":1559,"by":null,"ask":"bot.tan","answer":"3","sum":"2291c4b2a1c4832f"}
{"type":"answer","n":1560,"by":null,"ask":"bot.black","answer":"5","sum":"2c0f6354ddfc4695"}
{"type":"answer","n":1561,"by":null,"ask":"bot.green","answer":"5","sum":"d2be52aa1be46edb"}
{"type":"answer","n":1562,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 3 5 5: northwest-frontier, so helmand","8.6.7: most Police: kabul (3)","8.6.7: COIN Control would be lost: faryab","8.6.7: most Police: helmand, herat, kabul, kandahar, kabul-tor-kham, kandahar-spin-boldak (2)","8.2: areas before LoCs: helmand, herat, kabul, kandahar","8.2: among helmand, herat, kabul, kandahar"],"sum":"7487d93e7be8f9e6"}
{"type":"answer","n":1563,"by":null,"ask":"bot.tan","answer":"3","sum":"6f6f0c7802042c9f"}
{"type":"answer","n":1564,"by":null,"ask":"bot.black","answer":"3","sum":"7676172eaaecdb34"}
{"type":"answer","n":1565,"by":null,"ask":"bot.green","answer":"5","sum":"7ca6baa2735e385d"}
{"type":"answer","n":1566,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 3 3 5: kabul, so kabul","8.6.7: most Police: helmand, herat, kandahar, kabul-tor-kham, kandahar-spin-boldak (2)","8.2: areas before LoCs: helmand, herat, kandahar","8.2: among helmand, herat, kandahar"],"sum":"12a612a2ea05fd58"}
{"type":"answer","n":1567,"by":null,"ask":"bot.tan","answer":"2","sum":"5febf09f80221991"}
{"type":"answer","n":1568,"by":null,"ask":"bot.black","answer":"1","sum":"80d9979fb7a14588"}
{"type":"answer","n":1569,"by":null,"ask":"bot.green","answer":"3","sum":"68268ec98eeb50d5"}
{"type":"answer","n":1570,"by":"government","ask":"redeploy.police.origin","answer":"roll","why":["8.2: dice 2 1 3: nimruz, so herat","8.3: an equal chance for farah-kandahar, kandahar-kabul"],"sum":"fb20380eb849b332"}
{"type":"answer","n":1571,"by":null,"ask":"bot.die","answer":"4","sum":"aa92f58f8d849c18"}
{"type":"answer","n":1572,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.3: dice 4: kandahar-kabul","8.6.7: fewest Police: zabol (0)","8.6.7: fewest Police: baghlan, herat, kabul, khowst, oruzgan, zabol (1)","8.2: among baghlan, herat, kabul, khowst, oruzgan, zabol"],"sum":"f7ef4102c289c11c"}
{"type":"answer","n":1573,"by":null,"ask":"bot.tan","answer":"4","sum":"b87dfba1b5806119"}
{"type":"answer","n":1574,"by":null,"ask":"bot.black","answer":"1","sum":"ed19f6c0b0a2c38e"}
{"type":"answer","n":1575,"by":null,"ask":"bot.green","answer":"3","sum":"14a45a540a264caa"}
{"type":"answer","n":1576,"by":"government","ask":"redeploy.police.origin","answer":"helmand","why":["8.2: dice 4 1 3: khowst, so khowst","8.6.7: COIN Control would be lost: 1 Police from helmand to balkh"],"sum":"b6e65faced6f9626"}
{"type":"answer","n":1577,"by":"government","ask":"redeploy.destination","answer":"balkh","why":["8.6.7: COIN Control would be lost: 1 Police from helmand to balkh"],"sum":"b7dabea54bcb513b"}
{"type":"answer","n":1578,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from helmand to balkh"],"sum":"b7d2b86b9309de19"}
{"type":"answer","n":1579,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to balkh"],"sum":"0f1e3841ccdf0000"}
{"type":"answer","n":1580,"by":"government","ask":"redeploy.destination","answer":"balkh","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to balkh"],"sum":"642f365912ef0e5b"}
{"type":"answer","n":1581,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to balkh"],"sum":"37800f3a2d254596"}
{"type":"answer","n":1582,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to faryab"],"sum":"81dfa83ac7d7e0a4"}
{"type":"answer","n":1583,"by":"government","ask":"redeploy.destination","answer":"faryab","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to faryab"],"sum":"7f50d7197e0f7afb"}
{"type":"answer","n":1584,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to faryab"],"sum":"26b595d8dff984e7"}
{"type":"answer","n":1585,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: COIN Control would be lost: 1 Police from herat to faryab"],"sum":"64d8d3592aeb4a80"}
{"type":"answer","n":1586,"by":"government","ask":"redeploy.destination","answer":"faryab","why":["8.6.7: COIN Control would be lost: 1 Police from herat to faryab"],"sum":"9b2fc3ac79fa3386"}
{"type":"answer","n":1587,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from herat to faryab"],"sum":"caca71ca7d31c16a"}
{"type":"answer","n":1588,"by":"government","ask":"redeploy.police.origin","answer":"kandahar-kabul","why":["8.6.7: from LoCs to where fewest are: 1 Police from kandahar-kabul to zabol"],"sum":"9bf3b68cb1ba3d3a"}
{"type":"answer","n":1589,"by":"government","ask":"redeploy.destination","answer":"zabol","why":["8.6.7: from LoCs to where fewest are: 1 Police from kandahar-kabul to zabol"],"sum":"b89f943b9beffdfe"}
{"type":"answer","n":1590,"by":"government","ask":"redeploy.police.origin","answer":"farah-kandahar","why":["8.6.7: from LoCs to where fewest are: 1 Police from farah-kandahar to khowst"],"sum":"fa26b25980ef138d"}
{"type":"answer","n":1591,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: from LoCs to where fewest are: 1 Police from farah-kandahar to khowst"],"sum":"db991ccd22520248"}
{"type":"answer","n":1592,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"22e4f0152ea6844a"}
{"type":"answer","n":1593,"by":"taliban","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: others than those who must Redeploy stay"],"sum":"64f1aecd04366374"}
{"type":"answer","n":1594,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (0)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"f01e3d6acc2f92fb"}
{"type":"answer","n":1595,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: northwest-frontier, waziristan (1)","8.2: among northwest-frontier, waziristan"],"sum":"a55f4507fbfd2b31"}
{"type":"answer","n":1596,"by":null,"ask":"bot.tan","answer":"6","sum":"0b46ae10f44d0517"}
{"type":"answer","n":1597,"by":null,"ask":"bot.black","answer":"1","sum":"e330e316818126cf"}
{"type":"answer","n":1598,"by":null,"ask":"bot.green","answer":"4","sum":"47718e9a0e9291b7"}
{"type":"answer","n":1599,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.2: dice 6 1 4: badakhshan, so waziristan","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"47fb79c4e363e0ea"}
{"type":"answer","n":1600,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (1)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"print":"42285c718d79f61f","sum":"e2d2b93457d0605c"}
{"type":"answer","n":1601,"by":null,"ask":"deck.card","answer":"19","print":"029370820f2b6239","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 69\nnext: 19\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\nresources: government=66 taliban=5 warlords=32\naid: 52\npatronage: 10\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T4P1\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u5 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T3P2 support=S +1\nherat C:B1T3 G:T3P1\nkabul C:B1T3 G:T4P1 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T3 G:T4P2 T:B1u4 +1\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1 support=S\npaktika T:B2u3 support=O\nzabol C:T1 G:P1\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\ntoraghondi-farah W:u1\n","sum":"f5edb8019cb82f93"}
{"type":"answer","n":1602,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mine Removal"],"sum":"ec5f6592f24f79bc"}
{"type":"answer","n":1603,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"f5bca4239fa8ea00"}
{"type":"answer","n":1604,"by":"warlords","ask":"event.space","answer":"roll","why":["8.3: an equal chance for kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"],"sum":"41aa68a0a7aa41a6"}
{"type":"answer","n":1605,"by":null,"ask":"bot.die","answer":"2","sum":"0af57b632f83e6d7"}
{"type":"answer","n":1606,"by":"warlords","ask":"event.space","answer":"shibirghan-aibak","why":["8.3: dice 2: shibirghan-aibak"],"sum":"d787eb1d900cbaf2"}
{"type":"answer","n":1607,"by":"warlords","ask":"event.space","answer":"roll","why":["8.3: an equal chance for kabul-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"],"sum":"7dffdebcc35e169f"}
{"type":"answer","n":1608,"by":null,"ask":"bot.die","answer":"5","sum":"285d5b92593c3512"}
{"type":"answer","n":1609,"by":"warlords","ask":"event.space","answer":"roll","why":["8.3: dice 5 are rolled again, for equal chances","8.3: an equal chance for kabul-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"],"sum":"2d5aa4c782e676f8"}
{"type":"answer","n":1610,"by":null,"ask":"bot.die","answer":"1","sum":"630d165a6d9c9536"}
{"type":"answer","n":1611,"by":"warlords","ask":"event.space","answer":"kabul-aibak","why":["8.3: dice 1: kabul-aibak"],"sum":"0433fd25fca99f15"}
{"type":"answer","n":1612,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among kabul, khowst"],"sum":"9c01aa2db9b7df7e"}
{"type":"answer","n":1613,"by":null,"ask":"bot.tan","answer":"5","sum":"9ba8e1526d183a6f"}
{"type":"answer","n":1614,"by":null,"ask":"bot.black","answer":"1","sum":"3f80be35e0236e6c"}
{"type":"answer","n":1615,"by":null,"ask":"bot.green","answer":"4","sum":"5a4484e99da4a013"}
{"type":"answer","n":1616,"by":"warlords","ask":"event.space","answer":"khowst","why":["8.2: dice 5 1 4: badakhshan, so khowst"],"print":"05a341a9d3ff6a5f","sum":"c9987175e4170f46"}
{"type":"answer","n":1617,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (22)","8.6: Train"],"sum":"85ff2cdf736681ab"}
{"type":"answer","n":1618,"by":"government","ask":"train.space","answer":"herat","why":["8.6.2 step 2: fewest Government cubes: herat (4)","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"23139ca85f325e4f"}
{"type":"answer","n":1619,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"d8500de0b31b98cc"}
{"type":"answer","n":1620,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3c4cf82b81fed6e9"}
{"type":"answer","n":1621,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: baghlan, helmand, kabul (5)","8.2: among baghlan, helmand, kabul"],"sum":"659d8a3abcb038cf"}
{"type":"answer","n":1622,"by":null,"ask":"bot.tan","answer":"3","sum":"6591a17b8c5ac31e"}
{"type":"answer","n":1623,"by":null,"ask":"bot.black","answer":"5","sum":"53baf2f464e530a0"}
{"type":"answer","n":1624,"by":null,"ask":"bot.green","answer":"4","sum":"108d6d7d4ebe8e35"}
{"type":"answer","n":1625,"by":"government","ask":"train.space","answer":"baghlan","why":["8.2: dice 3 5 4: baghlan, so baghlan","8.6.2 step 2: Kabul or a COIN Base: baghlan"],"sum":"f20476e7face2f10"}
{"type":"answer","n":1626,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"9b346bfc5e3d6cb8"}
{"type":"answer","n":1627,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"73650acdda0a9b8a"}
{"type":"answer","n":1628,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"0dcea1f65f7d4235"}
{"type":"answer","n":1629,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3301803a009dc572"}
{"type":"answer","n":1630,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"cb7b396602730b1c"}
{"type":"answer","n":1631,"by":"government","ask":"train.space","answer":"helmand","why":["8.6.2 step 2: fewest Government cubes: helmand (5)","8.6.2 step 2: Kabul or a COIN Base: helmand"],"sum":"bea8c21ff0842ffc"}
{"type":"answer","n":1632,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"6c3b4ef959c3304b"}
{"type":"answer","n":1633,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"972d6a533a6666e0"}
{"type":"answer","n":1634,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"34c2f2bebeab3df4"}
{"type":"answer","n":1635,"by":"government","ask":"govern.space","answer":"oruzgan","why":["8.6.2: Support without Coalition Base: oruzgan"],"sum":"c497ad8dcd41d6a8"}
{"type":"answer","n":1636,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: oruzgan"],"sum":"847139300ab03ff9"}
{"type":"answer","n":1637,"by":"government","ask":"govern.space","answer":"zabol","why":["8.6.2: Population 0 without a marker: zabol"],"sum":"b5b7cb40d3748612"}
{"type":"answer","n":1638,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"e083905054d550c9"}
{"type":"answer","n":1639,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"9093e390b12206ce","sum":"7d530c4cae9a026e"}
{"type":"answer","n":1640,"by":null,"ask":"deck.card","answer":"67","print":"76eec13757621eca","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 19\nnext: 67\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=54 taliban=5 warlords=32\naid: 51\npatronage: 11\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T6P3\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u5 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T3 G:T5P4 support=S +1\nherat C:B1T3 G:T5P3\nkabul C:B1T3 G:T6P3 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T3 G:T4P2 T:B1u4\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1\npaktika T:B2u3 support=O\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"5195a30759072272"}
{"type":"answer","n":1641,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Al-Qaeda"],"sum":"251cf30d6ebcb69d"}
{"type":"answer","n":1642,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"5ac66daaf5404add"}
{"type":"answer","n":1643,"by":"taliban","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among balochistan, northwest-frontier, waziristan, helmand, kandahar, nimruz, zabol"],"sum":"9b733381e6f5ecd5"}
{"type":"answer","n":1644,"by":null,"ask":"bot.tan","answer":"1","sum":"8b983e2853b09d3f"}
{"type":"answer","n":1645,"by":null,"ask":"bot.black","answer":"5","sum":"5a8be129f14fe0f5"}
{"type":"answer","n":1646,"by":null,"ask":"bot.green","answer":"2","sum":"1a9203a4a05b8c96"}
{"type":"answer","n":1647,"by":"taliban","ask":"event.place.space","answer":"zabol","why":["8.2: dice 1 5 2: zabol, so zabol"],"print":"9b4d612206d520df","sum":"d01fb155ab6e0a24"}
{"type":"answer","n":1648,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (7)","8.8.2: most Coalition Troops in excess: baghlan, helmand, herat, kabul, khowst (3)","8.2: among baghlan, helmand, herat, kabul, khowst"],"sum":"6e13586884abbce1"}
{"type":"answer","n":1649,"by":null,"ask":"bot.tan","answer":"2","sum":"faf5dee821b86ddb"}
{"type":"answer","n":1650,"by":null,"ask":"bot.black","answer":"4","sum":"9161fc1383ea077c"}
{"type":"answer","n":1651,"by":null,"ask":"bot.green","answer":"2","sum":"c011bbd4f3638050"}
{"type":"answer","n":1652,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 2 4 2: herat, so herat","8.8.2: most Coalition Troops in excess: baghlan, helmand, kabul, khowst (3)","8.2: among baghlan, helmand, kabul, khowst"],"sum":"0861d57d88a31b88"}
{"type":"answer","n":1653,"by":null,"ask":"bot.tan","answer":"2","sum":"d7682c5dd427044b"}
{"type":"answer","n":1654,"by":null,"ask":"bot.black","answer":"4","sum":"d21a9db35213f260"}
{"type":"answer","n":1655,"by":null,"ask":"bot.green","answer":"2","sum":"85f14f69ce64ebd7"}
{"type":"answer","n":1656,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 2 4 2: herat, so helmand","8.8.2: most Coalition Troops in excess: baghlan, kabul, khowst (3)","8.2: among baghlan, kabul, khowst"],"sum":"75afb26ed3c98bd9"}
{"type":"answer","n":1657,"by":null,"ask":"bot.tan","answer":"6","sum":"f09b64559bca0e30"}
{"type":"answer","n":1658,"by":null,"ask":"bot.black","answer":"6","sum":"7db20b3ec095939d"}
{"type":"answer","n":1659,"by":null,"ask":"bot.green","answer":"3","sum":"f73c2391fe9c7811"}
{"type":"answer","n":1660,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 6 6 3: bamian, so khowst","8.2: among ghazni, nuristan, paktika"],"sum":"e572fcabeb2807b9"}
{"type":"answer","n":1661,"by":null,"ask":"bot.tan","answer":"2","sum":"4d4b8ab342d757ca"}
{"type":"answer","n":1662,"by":null,"ask":"bot.black","answer":"4","sum":"3e701ac0ca83940f"}
{"type":"answer","n":1663,"by":null,"ask":"bot.green","answer":"6","sum":"d254b05b5290bc6d"}
{"type":"answer","n":1664,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 2 4 6: helmand, so paktika","8.8.4: Air Lift to paktika: only so 4 Taliban pieces or more fall","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (1 Base, 4 Taliban pieces)","8.8: Assault"],"sum":"d41973897e4ed1ef"}
{"type":"answer","n":1665,"by":"coalition","ask":"assault.space","answer":"air-lift","why":["8.8.4: Air Lift first, to paktika"],"sum":"e933966608b04db5"}
{"type":"answer","n":1666,"by":"coalition","ask":"air-lift.origin","answer":"herat","why":["8.8.2: 2 can be spared: coalition_troops in herat"],"sum":"8ee3617faa624441"}
{"type":"answer","n":1667,"by":"coalition","ask":"air-lift.destination","answer":"paktika","why":["8.8.2: the destination of the Air Lift: paktika"],"sum":"39f7b3d4c693bcfa"}
{"type":"answer","n":1668,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"e1cca4c0241ad8d7"}
{"type":"answer","n":1669,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"81f1539103f2077e"}
{"type":"answer","n":1670,"by":"coalition","ask":"air-lift.origin","answer":"herat","why":["8.8.2: 3 can be spared: government_troops in herat"],"sum":"90ad44eeb68df3c2"}
{"type":"answer","n":1671,"by":"coalition","ask":"air-lift.destination","answer":"paktika","why":["8.8.2: the destination of the Air Lift: paktika"],"sum":"6969d77216a2d9b1"}
{"type":"answer","n":1672,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"29d32d8cbdeee334"}
{"type":"answer","n":1673,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"421224c517ef84fe"}
{"type":"answer","n":1674,"by":"coalition","ask":"air-lift.origin","answer":"helmand","why":["8.8.2: 2 can be spared: coalition_troops in helmand"],"sum":"6817f7cb606315e9"}
{"type":"answer","n":1675,"by":"coalition","ask":"air-lift.destination","answer":"paktika","why":["8.8.2: the destination of the Air Lift: paktika"],"sum":"bc8f163e3251591f"}
{"type":"answer","n":1676,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"d2b01210f5e45980"}
{"type":"answer","n":1677,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"d254b843476cb221"}
{"type":"answer","n":1678,"by":"coalition","ask":"assault.space","answer":"zabol","why":["8.8.4: most Taliban Bases removed: zabol (1)","8.8.4: Troops Assault where they can remove something: zabol"],"sum":"4a1cb7e43c85f8f4"}
{"type":"answer","n":1679,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: highest Population: kabul (4)","8.8.4: Troops Assault where they can remove something: kabul"],"sum":"01eca10b1cd7146c"}
{"type":"answer","n":1680,"by":"coalition","ask":"assault.space","answer":"khowst","why":["8.8.4: highest Population: khowst (2)","8.8.4: Troops Assault where they can remove something: khowst"],"sum":"aef1dc5a0ae0779e"}
{"type":"answer","n":1681,"by":"coalition","ask":"assault.space","answer":"paktika","why":["8.8.4: Troops Assault where they can remove something: paktika"],"print":"f1dfbcfc9340832e","sum":"67c147e8bda3eda0"}
{"type":"answer","n":1682,"by":null,"ask":"deck.card","answer":"12","print":"94fcdbf1717ffc27","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 67\nnext: 12\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=54 taliban=8 warlords=32\naid: 51\npatronage: 11\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=unshaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T6P3\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u5 W:B1 support=O\nghowr W:B1u1 support=O\nhelmand C:B1T1 G:T5P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T3 G:T6P3 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T3 G:T4P2 T:B1u3\nkonduz W:B2u1\nnuristan T:B1u5 W:B1u2 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 T:B2u2 support=O\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"ac3b33c7714f86d9"}
{"type":"answer","n":1683,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Change in Tactics"],"sum":"770119eaaebe64e3"}
{"type":"answer","n":1684,"by":"warlords","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"sum":"15a267e08bc6d445"}
{"type":"answer","n":1685,"by":"warlords","ask":"event.capability","answer":"roll","why":["8.1.2: an equal chance for 1, 5, 7, 31, 34, 46"],"sum":"7df34c955fc459d7"}
{"type":"answer","n":1686,"by":null,"ask":"bot.die","answer":"5","sum":"4011b4aa21d766ba"}
{"type":"answer","n":1687,"by":"warlords","ask":"event.capability","answer":"34","why":["8.1.2: dice 5: 34","8.4.1: As Non-player Taliban, else end a Capability: 34"],"sum":"c4ebe89233850c04"}
{"type":"answer","n":1688,"by":"warlords","ask":"event.choice","answer":"turn-over","why":["8.4.1: As Non-player Taliban, else end a Capability: turn-over"],"print":"c26089f67603e1cd","sum":"555b4b8d59546837"}
{"type":"answer","n":1689,"by":"government","ask":"turn","answer":"sweep","why":["8.6.2: at least 15 pieces Available: no (6)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no","8.6.5: a Base or two Guerrillas could be removed: no (Assault: 0 Bases, 0 Guerrillas)","8.6: Sweep"],"sum":"4d81932681abbcf9"}
{"type":"answer","n":1690,"by":"government","ask":"sweep.space","answer":"roll-spaces","why":["8.6.4: highest Population: konduz, nuristan (2)","8.2: among konduz, nuristan"],"sum":"a31d65d4b4e3dc74"}
{"type":"answer","n":1691,"by":null,"ask":"bot.tan","answer":"6","sum":"cde431019e15879d"}
{"type":"answer","n":1692,"by":null,"ask":"bot.black","answer":"1","sum":"ded6644a0c77e1d2"}
{"type":"answer","n":1693,"by":null,"ask":"bot.green","answer":"5","sum":"60839c7e0304580d"}
{"type":"answer","n":1694,"by":"government","ask":"sweep.space","answer":"nuristan","why":["8.2: dice 6 1 5: samangan, so nuristan","8.6.4: Troops gain COIN Control: nuristan"],"sum":"57535f503eb7461e"}
{"type":"answer","n":1695,"by":"government","ask":"sweep.origin","answer":"roll-spaces","why":["8.6.4: most Troops: baghlan, kabul (6)","8.2: among baghlan, kabul"],"sum":"c68cb515f82fe514"}
{"type":"answer","n":1696,"by":null,"ask":"bot.tan","answer":"3","sum":"9708f2294873ee8f"}
{"type":"answer","n":1697,"by":null,"ask":"bot.black","answer":"3","sum":"970b30ef72ae825d"}
{"type":"answer","n":1698,"by":null,"ask":"bot.green","answer":"4","sum":"f7beb913bb5fda7d"}
{"type":"answer","n":1699,"by":"government","ask":"sweep.origin","answer":"kabul","why":["8.2: dice 3 3 4: kabul, so kabul","8.6.4: just enough Troops: 6 from kabul"],"sum":"13774b043a9c64b1"}
{"type":"answer","n":1700,"by":"government","ask":"sweep.troops","answer":"6","why":["8.6.4: just enough Troops: 6 from kabul"],"sum":"339d7d22908e841a"}
{"type":"answer","n":1701,"by":"government","ask":"sweep.origin","answer":"baghlan","why":["8.6.4: most Troops: baghlan (6)","8.6.4: just enough Troops: 4 from baghlan"],"sum":"295d4d131a32fcc1"}
{"type":"answer","n":1702,"by":"government","ask":"sweep.troops","answer":"4","why":["8.6.4: just enough Troops: 4 from baghlan"],"sum":"1c6a02dd3857e407"}
{"type":"answer","n":1703,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"e528ac43eaea5de7"}
{"type":"answer","n":1704,"by":"government","ask":"sweep.space","answer":"khowst","why":["8.6.4: most Taliban Activated: khowst (3)","8.6.4: Activates 3 Taliban and 0 Warlord Guerrillas: khowst"],"sum":"c8bb95ec9a191e39"}
{"type":"answer","n":1705,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"2fc8b929183868d6"}
{"type":"answer","n":1706,"by":"government","ask":"sweep.space","answer":"paktika","why":["8.6.4: most Taliban Activated: paktika (2)","8.6.4: Activates 2 Taliban and 0 Warlord Guerrillas: paktika"],"sum":"48b9478376b6cbb3"}
{"type":"answer","n":1707,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"37ee22fbf8d6f230"}
{"type":"answer","n":1708,"by":"government","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"392317a309539fac"}
{"type":"answer","n":1709,"by":"government","ask":"sweep.targets","answer":"both","why":["8.1.1: all who can be found"],"sum":"122177edaf46a9b5"}
{"type":"answer","n":1710,"by":"government","ask":"special","answer":"roll-spaces","why":["8.6.2: most Troops in excess of Control: 5 in helmand","8.2: among bamian, ghowr"],"sum":"abe835d4c4652b78"}
{"type":"answer","n":1711,"by":null,"ask":"bot.tan","answer":"4","sum":"0aac36a9b0ea1944"}
{"type":"answer","n":1712,"by":null,"ask":"bot.black","answer":"6","sum":"ad26f59f0bf52bf7"}
{"type":"answer","n":1713,"by":null,"ask":"bot.green","answer":"4","sum":"7c549d1f5520684f"}
{"type":"answer","n":1714,"by":"government","ask":"special","answer":"transport","why":["8.2: dice 4 6 4: baghlan, so ghowr","8.6.2: adds the most COIN-Controlled Population: ghowr","8.6.2: Transport"],"sum":"6875888c6d419fff"}
{"type":"answer","n":1715,"by":"government","ask":"transport.origin","answer":"helmand","why":["8.6.2: most Troops in excess of Control: 5 in helmand"],"sum":"0d2812c599d22fae"}
{"type":"answer","n":1716,"by":"government","ask":"transport.destination","answer":"ghowr","why":["8.6.2: adds the most COIN-Controlled Population: ghowr"],"sum":"80bb1982bb8bb2d6"}
{"type":"answer","n":1717,"by":"government","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"print":"cd1fbb353e5f3662","sum":"83096f9ded206670"}
{"type":"answer","n":1718,"by":null,"ask":"deck.card","answer":"21","print":"680517b37793e122","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 12\nnext: 21\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=44 taliban=8 warlords=33\naid: 51\npatronage: 11\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u5 W:B1 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T3 G:P3 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T3 G:T4P2 T:B1a3\nkonduz W:B2u1\nnuristan G:T10 T:B1a5 W:B1a2 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 T:B2a2 support=O\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"881db6c38e5ee79f"}
{"type":"answer","n":1719,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.1: Village Stability Operations is a Capability, and Propaganda cards left 1: not taken","8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (14)","8.8.2: most Coalition Troops in excess: baghlan, kabul, khowst (3)","8.2: among baghlan, kabul, khowst"],"sum":"7a37d2f467ade31e"}
{"type":"answer","n":1720,"by":null,"ask":"bot.tan","answer":"3","sum":"88d89a69fb92d296"}
{"type":"answer","n":1721,"by":null,"ask":"bot.black","answer":"4","sum":"9fab89022a53ae16"}
{"type":"answer","n":1722,"by":null,"ask":"bot.green","answer":"1","sum":"b65ae881ebc13396"}
{"type":"answer","n":1723,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 3 4 1: kabul, so kabul","8.8.2: most Coalition Troops in excess: baghlan, khowst (3)","8.2: among baghlan, khowst"],"sum":"db50f01aa1f32005"}
{"type":"answer","n":1724,"by":null,"ask":"bot.tan","answer":"3","sum":"3180b6e7c40b1621"}
{"type":"answer","n":1725,"by":null,"ask":"bot.black","answer":"6","sum":"6c6ab6341ea29072"}
{"type":"answer","n":1726,"by":null,"ask":"bot.green","answer":"5","sum":"749adb4874018ffc"}
{"type":"answer","n":1727,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 3 6 5: northwest-frontier, so khowst","8.8.2: most Coalition Troops in excess: baghlan (3)","8.8.4: Air Lift to nuristan: it takes a Taliban Base that Air Strike would leave","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (4 Bases, 11 Taliban pieces)","8.8: Assault"],"sum":"f5b0aa176aaa5296"}
{"type":"answer","n":1728,"by":"coalition","ask":"assault.space","answer":"air-lift","why":["8.8.4: Air Lift first, to nuristan"],"sum":"b2a3d2c5d63a2556"}
{"type":"answer","n":1729,"by":"coalition","ask":"air-lift.origin","answer":"kabul","why":["8.8.2: 2 can be spared: coalition_troops in kabul"],"sum":"049e70cf8a738be8"}
{"type":"answer","n":1730,"by":"coalition","ask":"air-lift.destination","answer":"nuristan","why":["8.8.2: the destination of the Air Lift: nuristan"],"sum":"96b983457fe81096"}
{"type":"answer","n":1731,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"3aad171e074e626a"}
{"type":"answer","n":1732,"by":"coalition","ask":"air-lift.origin","answer":"khowst","why":["8.8.2: 2 can be spared: coalition_troops in khowst"],"sum":"9c9280464591a292"}
{"type":"answer","n":1733,"by":"coalition","ask":"air-lift.destination","answer":"nuristan","why":["8.8.2: the destination of the Air Lift: nuristan"],"sum":"e5220d838292579b"}
{"type":"answer","n":1734,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"04fdbafc9ee57e49"}
{"type":"answer","n":1735,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"7005a99c67e7a716"}
{"type":"answer","n":1736,"by":"coalition","ask":"air-lift.origin","answer":"khowst","why":["8.8.2: 3 can be spared: government_troops in khowst"],"sum":"64a21bcdd35cc722"}
{"type":"answer","n":1737,"by":"coalition","ask":"air-lift.destination","answer":"nuristan","why":["8.8.2: the destination of the Air Lift: nuristan"],"sum":"652eb8065ab687ba"}
{"type":"answer","n":1738,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"a2ff18e14e68d6ce"}
{"type":"answer","n":1739,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"2c0715931d11fcbb"}
{"type":"answer","n":1740,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"8056b58cd4afcc81"}
{"type":"answer","n":1741,"by":"coalition","ask":"assault.space","answer":"paktika","why":["8.8.4: most Taliban Bases removed: paktika (2)","8.8.4: Troops Assault where they can remove something: paktika"],"sum":"0a7e257fe6ab5147"}
{"type":"answer","n":1742,"by":"coalition","ask":"assault.space","answer":"nuristan","why":["8.8.4: most Taliban Bases removed: nuristan (1)","8.8.4: Troops Assault where they can remove something: nuristan"],"sum":"cd598e1dc5bc1d33"}
{"type":"answer","n":1743,"by":"coalition","ask":"assault.targets","answer":"both","why":["8.8.4: Taliban before Warlords"],"sum":"6d0b20a6106b8b73"}
{"type":"answer","n":1744,"by":"coalition","ask":"assault.company","answer":"together","why":["8.8.4: Government cubes: they remove more"],"sum":"f107ed37d0b37715"}
{"type":"answer","n":1745,"by":"coalition","ask":"assault.space","answer":"khowst","why":["8.8.4: Troops Assault where they can remove something: khowst"],"sum":"fd8825862d1d66c2"}
{"type":"answer","n":1746,"by":"coalition","ask":"assault.company","answer":"alone","why":["8.8.4: Government cubes: paid for already, and no Base falls"],"sum":"652faa1358cd67e8"}
{"type":"answer","n":1747,"by":"taliban","ask":"assault.recruit","answer":"khowst","why":["8.4.1: a Taliban Base: khowst","8.1.1: a Guerrilla joins where others fell: khowst"],"print":"d34ec246c4849ecf","sum":"2a240e8b9671b7ea"}
{"type":"answer","n":1748,"by":"taliban","ask":"turn","answer":"rally","why":["8.1: Village Stability Operations is a Capability, and Propaganda cards left 1: not taken","8.7.2: at least 15 Available or Active: yes (28 Available, 2 Active)","8.7: Rally"],"sum":"ac04cba235045fe0"}
{"type":"answer","n":1749,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"2940b765beeef118"}
{"type":"answer","n":1750,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"4342870f7c9253a3"}
{"type":"answer","n":1751,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, khowst, nimruz, samangan, sar-e-pol, balochistan"],"sum":"f83a3a6076d90ed5"}
{"type":"answer","n":1752,"by":null,"ask":"bot.tan","answer":"6","sum":"80dbd23bd19ef9f1"}
{"type":"answer","n":1753,"by":null,"ask":"bot.black","answer":"6","sum":"2cf206792ac33907"}
{"type":"answer","n":1754,"by":null,"ask":"bot.green","answer":"2","sum":"77af27101e23d96c"}
{"type":"answer","n":1755,"by":"taliban","ask":"rally.space","answer":"sar-e-pol","why":["8.2: dice 6 6 2: sar-e-pol, so sar-e-pol","8.7.2 step 4a: wins Taliban Control: sar-e-pol"],"sum":"a2c7b48632b7037f"}
{"type":"answer","n":1756,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: sar-e-pol"],"sum":"ea41169991d51dfc"}
{"type":"answer","n":1757,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"5d4c8122d82e75b6"}
{"type":"answer","n":1758,"by":null,"ask":"bot.tan","answer":"6","sum":"1a187c86d0409544"}
{"type":"answer","n":1759,"by":null,"ask":"bot.black","answer":"2","sum":"78448d7a701f9683"}
{"type":"answer","n":1760,"by":null,"ask":"bot.green","answer":"6","sum":"32a78f321049655a"}
{"type":"answer","n":1761,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.2: dice 6 2 6: samangan, so waziristan","8.7.2 step 4b: 1 or 2 Guerrillas: waziristan"],"sum":"e5479ea89c5e280d"}
{"type":"answer","n":1762,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: waziristan"],"sum":"f0848fab780ee481"}
{"type":"answer","n":1763,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"5e8cb1133d7be9fa"}
{"type":"answer","n":1764,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"1e00843c377ea5bf"}
{"type":"answer","n":1765,"by":"taliban","ask":"rally.space","answer":"khowst","why":["8.7.2 step 4c: a Taliban Base: khowst"],"sum":"1058ae5545e530ef"}
{"type":"answer","n":1766,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: khowst"],"sum":"1087fdff26a2a686"}
{"type":"answer","n":1767,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"545b89d5ac019a03"}
{"type":"answer","n":1768,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"e54206886cdb441c"}
{"type":"answer","n":1769,"by":"taliban","ask":"rally.sharia","answer":"khowst","why":["8.7.2 step 5: Sharia: khowst"],"sum":"5146bacd46fdcc93"}
{"type":"answer","n":1770,"by":"taliban","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"478cbb69aabb35ab"}
{"type":"answer","n":1771,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"print":"5ed597a92d00bd34","sum":"5b7abfa8124870ce"}
{"type":"answer","n":1772,"by":null,"ask":"deck.card","answer":"10","print":"fccc6b8bc7911159","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 21\nnext: 10\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=41 taliban=3 warlords=33\naid: 51\npatronage: 11\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u1 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u1 support=O\nghazni T:B1u8 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T1 G:P3 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T1 G:T1P2 T:B1u4a2 support=O\nkonduz W:B2u1\nnuristan C:T4 G:T13 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 support=O\nsar-e-pol T:u1\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"5df508df28bbf6e4"}
{"type":"answer","n":1773,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Operation Iraqi Freedom"],"sum":"884de1c11fe529db"}
{"type":"answer","n":1774,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"0dde22119bdf1a41"}
{"type":"answer","n":1775,"by":"coalition","ask":"event.place.space","answer":"kabul","why":["8.4.1: Troops as in Surge: 1 to kabul"],"print":"a20e2c767502b44f","sum":"1b3a7af58c08bd59"}
{"type":"answer","n":1776,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (10)","8.5: Rally"],"sum":"4d6d0766b40b69a3"}
{"type":"answer","n":1777,"by":"warlords","ask":"rally.space","answer":"badakhshan","why":["8.5.1 step 3a: a Base without Guerrillas: badakhshan"],"sum":"ef14acb28042e7c2"}
{"type":"answer","n":1778,"by":"warlords","ask":"rally.action","answer":"place-many","why":["8.5.1 step 3a: a Base without Guerrillas: badakhshan"],"sum":"bb55433c86aca7b6"}
{"type":"answer","n":1779,"by":"warlords","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"14768e3f0a9d8828"}
{"type":"answer","n":1780,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among balkh, faryab"],"sum":"217a693f3031cad3"}
{"type":"answer","n":1781,"by":null,"ask":"bot.tan","answer":"4","sum":"e26151bf94737f98"}
{"type":"answer","n":1782,"by":null,"ask":"bot.black","answer":"1","sum":"967bac55969ecae5"}
{"type":"answer","n":1783,"by":null,"ask":"bot.green","answer":"2","sum":"2e60c927d31b342f"}
{"type":"answer","n":1784,"by":"warlords","ask":"rally.space","answer":"balkh","why":["8.2: dice 4 1 2: waziristan, so balkh","8.5.1 step 3b: Guerrillas without a Base: balkh"],"sum":"19f1f65915cdbb5f"}
{"type":"answer","n":1785,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: balkh"],"sum":"e8925797a7cbc8e0"}
{"type":"answer","n":1786,"by":"warlords","ask":"rally.space","answer":"faryab","why":["8.5.1 step 3b: Guerrillas without a Base: faryab"],"sum":"55ed4c7801a9aac6"}
{"type":"answer","n":1787,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: faryab"],"sum":"4a8145e3fdb01fd2"}
{"type":"answer","n":1788,"by":"warlords","ask":"rally.space","answer":"traffic","why":["8.5.4: no Cultivate","8.5.4: Traffic"],"sum":"255e3b1d1617017d"}
{"type":"answer","n":1789,"by":"warlords","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"233fe2aa3b7900fa"}
{"type":"answer","n":1790,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"92561f898da4fcc2","sum":"a745d425b69bf753"}
{"type":"answer","n":1791,"by":null,"ask":"deck.card","answer":"22","print":"9123557bf755274d","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 10\nnext: 22\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12 21\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=41 taliban=3 warlords=38\naid: 54\npatronage: 12\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2u3 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u2 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u2 support=O\nghazni T:B1u8 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T2 G:P3 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T1 G:T1P2 T:B1u4a2 support=O\nkonduz W:B2u1\nnuristan C:T4 G:T13 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 support=O\nsar-e-pol T:u1\nzabol C:T1 G:P1 +1\nnorthwest-frontier T:u2\nwaziristan T:u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"d611306aacfcee8d"}
{"type":"answer","n":1792,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Partnering Policy"],"sum":"e681f5665468fb19"}
{"type":"answer","n":1793,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"571667c44697c953"}
{"type":"answer","n":1794,"by":"coalition","ask":"event.free","answer":"do","why":["8.4.4: a free Sweep"],"sum":"3b938620fa934fd8"}
{"type":"answer","n":1795,"by":"coalition","ask":"sweep.space","answer":"khowst","why":["8.4.1: most Taliban pieces fall: khowst (2)","8.8.3: Sweep where a Coalition piece is: khowst"],"sum":"fba29d1de566f68c"}
{"type":"answer","n":1796,"by":"coalition","ask":"sweep.space","answer":"kabul","why":["8.8.3: Sweep where a Coalition piece is: kabul"],"sum":"d3679521d3ba9b2b"}
{"type":"answer","n":1797,"by":"coalition","ask":"sweep.targets","answer":"taliban","why":["8.8.3: Taliban before Warlords"],"sum":"ffd35d949f1aaf75"}
{"type":"answer","n":1798,"by":"coalition","ask":"sweep.isr","answer":"sar-e-pol","why":["8.8.3: ISR finds Taliban: the only one Underground in an Afghan area"],"sum":"73fc2ab446182ccf"}
{"type":"answer","n":1799,"by":"coalition","ask":"event.free","answer":"do","why":["8.4.4: a free Assault"],"sum":"bdcea7892493880a"}
{"type":"answer","n":1800,"by":"coalition","ask":"assault.space","answer":"khowst","why":["8.8.4: most Taliban Guerrillas removed: khowst (2)","8.8.4: Troops Assault where they can remove something: khowst"],"sum":"8a652800f5abc7a0"}
{"type":"answer","n":1801,"by":"coalition","ask":"assault.company","answer":"together","why":["8.8.4: Government cubes: they remove more"],"sum":"2d9b5d21c47d1c29"}
{"type":"answer","n":1802,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: Troops Assault where they can remove something: kabul"],"sum":"243763c05601e553"}
{"type":"answer","n":1803,"by":"taliban","ask":"assault.recruit","answer":"khowst","why":["8.4.1: a Taliban Base: khowst","8.1.1: a Guerrilla joins where others fell: khowst"],"print":"47208f12f80f07e4","sum":"766a31bb1624b643"}
{"type":"answer","n":1804,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (21 Available, 5 Active)","8.7: Rally"],"sum":"d2720018601e7fb4"}
{"type":"answer","n":1805,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: ghazni"],"sum":"2fe65960c1af5874"}
{"type":"answer","n":1806,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: ghazni"],"sum":"50178b74e790bc0f"}
{"type":"answer","n":1807,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: waziristan"],"sum":"ef67873b314d9b0e"}
{"type":"answer","n":1808,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: waziristan"],"sum":"1be98e4b71ce3ce9"}
{"type":"answer","n":1809,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"d27c67c9753b4952"}
{"type":"answer","n":1810,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"0f7f4fb9f390b4fb"}
{"type":"answer","n":1811,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, nimruz, samangan, balochistan"],"sum":"f831ed9704104605"}
{"type":"answer","n":1812,"by":null,"ask":"bot.tan","answer":"2","sum":"9e016d4472e03e67"}
{"type":"answer","n":1813,"by":null,"ask":"bot.black","answer":"2","sum":"930a45a9471f719f"}
{"type":"answer","n":1814,"by":null,"ask":"bot.green","answer":"2","sum":"ea0786dcd419bc7c"}
{"type":"answer","n":1815,"by":"taliban","ask":"rally.space","answer":"balochistan","why":["8.2: dice 2 2 2: balochistan, so balochistan","8.7.2 step 4a: wins Taliban Control: balochistan"],"sum":"15950be62e7e35f9"}
{"type":"answer","n":1816,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: balochistan"],"sum":"9602b8dc27e786fe"}
{"type":"answer","n":1817,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among sar-e-pol, northwest-frontier"],"sum":"36e56113a289d673"}
{"type":"answer","n":1818,"by":null,"ask":"bot.tan","answer":"6","sum":"9c9012050d2e909f"}
{"type":"answer","n":1819,"by":null,"ask":"bot.black","answer":"1","sum":"8344799f789b6afc"}
{"type":"answer","n":1820,"by":null,"ask":"bot.green","answer":"6","sum":"72a2f7313e4dbfab"}
{"type":"answer","n":1821,"by":"taliban","ask":"rally.space","answer":"sar-e-pol","why":["8.2: dice 6 1 6: samangan, so sar-e-pol","8.7.2 step 4b: 1 or 2 Guerrillas: sar-e-pol"],"sum":"a1a9e5d11e2a59cc"}
{"type":"answer","n":1822,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: sar-e-pol"],"sum":"d6844d0f2eb6bc46"}
{"type":"answer","n":1823,"by":"taliban","ask":"rally.space","answer":"extort","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: no Infiltrate","8.7.2: Extort wherever possible"],"sum":"1f6fc8c8acf740d5"}
{"type":"answer","n":1824,"by":"taliban","ask":"extort.space","answer":"ghazni","why":["8.7.2: Extort wherever possible: ghazni"],"sum":"d77b3705f67c73eb"}
{"type":"answer","n":1825,"by":"taliban","ask":"extort.space","answer":"khowst","why":["8.7.2: Extort wherever possible: khowst"],"sum":"6f3b2020d80bb617"}
{"type":"answer","n":1826,"by":"taliban","ask":"extort.space","answer":"sar-e-pol","why":["8.7.2: Extort wherever possible: sar-e-pol"],"sum":"140eef0d900983b7"}
{"type":"answer","n":1827,"by":"taliban","ask":"extort.space","answer":"balochistan","why":["8.7.2: Extort wherever possible: balochistan"],"sum":"42ce499f67217fa3"}
{"type":"answer","n":1828,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","why":["8.7.2: Extort wherever possible: northwest-frontier"],"sum":"090a782c4b03b327"}
{"type":"answer","n":1829,"by":"taliban","ask":"extort.space","answer":"waziristan","why":["8.7.2: Extort wherever possible: waziristan"],"sum":"bd400337df1e5734"}
{"type":"answer","n":1830,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"714e193c476cbec1","sum":"9261df25e4c66c6f"}
{"type":"answer","n":1831,"by":null,"ask":"deck.top","answer":"event","sum":"d082f82e9e7a0e85"}
{"type":"answer","n":1832,"by":null,"ask":"deck.card","answer":"27","print":"60f518133d338231","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 22\nnext: 27\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12 21 10\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government warlords\nresources: government=41 taliban=6 warlords=38\naid: 54\npatronage: 12\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2u3 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u2 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u2 support=O\nghazni T:B2u5a1 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T2 G:P3 T:u1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T1 G:T1P2 T:B1a5 support=O\nkonduz W:B2u1\nnuristan C:T4 G:T13 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 support=O\nsar-e-pol T:a2\nzabol C:T1 G:P1 +1\nbalochistan T:a1\nnorthwest-frontier T:u1a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"b1ee7f74ec820bdc"}
{"type":"answer","n":1833,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Border Incident"],"sum":"839bbb54e8b643c5"}
{"type":"answer","n":1834,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"f63c51d5b68a2c81"}
{"type":"answer","n":1835,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among badakhshan, helmand, kandahar, khowst, nimruz, nuristan, paktika, zabol"],"sum":"a9390133946621db"}
{"type":"answer","n":1836,"by":null,"ask":"bot.tan","answer":"2","sum":"aac183290b0fc280"}
{"type":"answer","n":1837,"by":null,"ask":"bot.black","answer":"2","sum":"a42b1829dd469285"}
{"type":"answer","n":1838,"by":null,"ask":"bot.green","answer":"6","sum":"1dc885a51fd58a19"}
{"type":"answer","n":1839,"by":"warlords","ask":"event.space","answer":"helmand","why":["8.2: dice 2 2 6: farah, so helmand"],"print":"21af53ba3702db62","sum":"17371eee4ab7927d"}
{"type":"answer","n":1840,"by":"government","ask":"turn","answer":"sweep","why":["8.6.2: at least 15 pieces Available: no (6)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no","8.6.5: a Base or two Guerrillas could be removed: no (Assault: 0 Bases, 0 Guerrillas)","8.6: Sweep"],"sum":"9cb69df19d00ac65"}
{"type":"answer","n":1841,"by":"government","ask":"sweep.space","answer":"roll-spaces","why":["8.6.4: highest Population: balkh, khowst (2)","8.2: among balkh, khowst"],"sum":"ea3cd4f79d767d5c"}
{"type":"answer","n":1842,"by":null,"ask":"bot.tan","answer":"2","sum":"5a96e69995d064e3"}
{"type":"answer","n":1843,"by":null,"ask":"bot.black","answer":"2","sum":"48c3afc80f592603"}
{"type":"answer","n":1844,"by":null,"ask":"bot.green","answer":"4","sum":"868ebbccd7500659"}
{"type":"answer","n":1845,"by":"government","ask":"sweep.space","answer":"khowst","why":["8.2: dice 2 2 4: nimruz, so khowst","8.6.4: Troops gain COIN Control: khowst"],"sum":"2e5ad54d82e757d4"}
{"type":"answer","n":1846,"by":"government","ask":"sweep.origin","answer":"nuristan","why":["8.6.4: adjacent Troops first: nuristan, paktika","8.6.4: most Troops: nuristan (13)","8.6.4: just enough Troops: 2 from nuristan"],"sum":"2e404d43fb2f37a1"}
{"type":"answer","n":1847,"by":"government","ask":"sweep.troops","answer":"2","why":["8.6.4: just enough Troops: 2 from nuristan"],"sum":"b4290c0ef28fbf99"}
{"type":"answer","n":1848,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"03c8c6de9feb5f19"}
{"type":"answer","n":1849,"by":"government","ask":"sweep.space","answer":"helmand","why":["8.6.4: most Taliban Activated: helmand (2)","8.6.4: Activates 2 Taliban and 0 Warlord Guerrillas: helmand"],"sum":"171a281a98841fb6"}
{"type":"answer","n":1850,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"ff227e6c78050b0c"}
{"type":"answer","n":1851,"by":"government","ask":"sweep.space","answer":"kabul","why":["8.6.4: most Taliban Activated: kabul (1)","8.6.4: Activates 1 Taliban and 0 Warlord Guerrillas: kabul"],"sum":"4206819266d09237"}
{"type":"answer","n":1852,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"5a537f7ac650928e"}
{"type":"answer","n":1853,"by":"government","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"83008b8fba7947ca"}
{"type":"answer","n":1854,"by":"government","ask":"sweep.targets","answer":"taliban","why":["8.1.1: all who can be found"],"sum":"91cf4592c7dc0118"}
{"type":"answer","n":1855,"by":"government","ask":"special","answer":"transport","why":["8.6.2: most Troops in excess of Control: 11 in nuristan","8.6.2: Taliban-Controlled: ghazni","8.6.2: adds the most COIN-Controlled Population: ghazni","8.6.2: Transport"],"sum":"1982dbfad6d8a1b3"}
{"type":"answer","n":1856,"by":"government","ask":"transport.origin","answer":"nuristan","why":["8.6.2: most Troops in excess of Control: 11 in nuristan"],"sum":"919d9ce111358a0f"}
{"type":"answer","n":1857,"by":"government","ask":"transport.destination","answer":"ghazni","why":["8.6.2: adds the most COIN-Controlled Population: ghazni"],"sum":"a03fd0db7f193fbf"}
{"type":"answer","n":1858,"by":"government","ask":"transport.troops","answer":"10","why":["8.6.2: all of the excess, but 1 stays"],"print":"ddab6c321f7f70d6","sum":"c8349c6bd5bb9b48"}
{"type":"answer","n":1859,"by":null,"ask":"deck.top","answer":"event","sum":"19e60c906b7363d8"}
{"type":"answer","n":1860,"by":null,"ask":"deck.card","answer":"62","print":"c3788ec6df5e0a3d","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 27\nnext: 62\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12 21 10 22\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: coalition taliban\nresources: government=30 taliban=6 warlords=40\naid: 54\npatronage: 12\nislamabad: sponsorship\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2u3 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u2 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u2 support=O\nghazni G:T10 T:B2u5a1 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 T:a2 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T2 G:P3 T:a1 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T1 G:T3P2 T:B1a5 support=O\nkonduz W:B2u1\nnuristan C:T4 G:T1 support=O\noruzgan C:T1 G:P1\npaktika C:T4 G:T3 support=O\nsar-e-pol T:a2\nzabol C:T1 G:P1 +1\nbalochistan T:a1\nnorthwest-frontier T:u1a1\nwaziristan T:B1a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"9128889a5b716478"}
{"type":"answer","n":1861,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Tehrik-i-Taliban Pakistan"],"sum":"7ca6511132fb632d"}
{"type":"answer","n":1862,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"af88dc9f595abc7a"}
{"type":"answer","n":1863,"by":"taliban","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"7bd8b2ac0f8c8d98"}
{"type":"answer","n":1864,"by":null,"ask":"bot.tan","answer":"5","sum":"a5bcbd4891da4119"}
{"type":"answer","n":1865,"by":null,"ask":"bot.black","answer":"2","sum":"a6d28430959cb186"}
{"type":"answer","n":1866,"by":null,"ask":"bot.green","answer":"1","sum":"408dda71b17a6f93"}
{"type":"answer","n":1867,"by":"taliban","ask":"event.place.space","answer":"waziristan","why":["8.2: dice 5 2 1: konduz, so waziristan"],"sum":"2cca7848e4d9b4ae"}
{"type":"answer","n":1868,"by":"taliban","ask":"event.place.space","answer":"waziristan","why":["8.2: as much as possible in waziristan"],"sum":"ef37b51b870268d6"}
{"type":"answer","n":1869,"by":"taliban","ask":"event.place.count","answer":"3","why":["8.4.3: as many as possible: 3"],"print":"0030f211143dbd3a","sum":"70f995c52a2d0558"}
{"type":"answer","n":1870,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (17)","8.8.2: most Coalition Troops in excess: nuristan, paktika (4)","8.2: among nuristan, paktika"],"sum":"cab5c1646382e0e6"}
{"type":"answer","n":1871,"by":null,"ask":"bot.tan","answer":"3","sum":"15348ce36a9eae07"}
{"type":"answer","n":1872,"by":null,"ask":"bot.black","answer":"3","sum":"a00861d57e783dfe"}
{"type":"answer","n":1873,"by":null,"ask":"bot.green","answer":"6","sum":"6b8aa84007f1f276"}
{"type":"answer","n":1874,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 3 3 6: kabul, so nuristan","8.8.2: most Coalition Troops in excess: paktika (4)","8.8.2: most Coalition Troops in excess: baghlan (3)","8.8.4: Air Lift to khowst: it takes a Taliban Base that Air Strike would leave","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (1 Base, 9 Taliban pieces)","8.8: Assault"],"sum":"296a6347216b52dc"}
{"type":"answer","n":1875,"by":"coalition","ask":"assault.space","answer":"air-lift","why":["8.8.4: Air Lift first, to khowst"],"sum":"50d79bda8c8c2a43"}
{"type":"answer","n":1876,"by":"coalition","ask":"air-lift.origin","answer":"nuristan","why":["8.8.2: 3 can be spared: coalition_troops in nuristan"],"sum":"056e8b8b1e258211"}
{"type":"answer","n":1877,"by":"coalition","ask":"air-lift.destination","answer":"khowst","why":["8.8.2: the destination of the Air Lift: khowst"],"sum":"c8a8f1c208b3cb4e"}
{"type":"answer","n":1878,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"3e9973da0c7418cd"}
{"type":"answer","n":1879,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"3bc39dab657aabf8"}
{"type":"answer","n":1880,"by":"coalition","ask":"air-lift.origin","answer":"paktika","why":["8.8.2: 3 can be spared: coalition_troops in paktika"],"sum":"c9c32f8e211824aa"}
{"type":"answer","n":1881,"by":"coalition","ask":"air-lift.destination","answer":"khowst","why":["8.8.2: the destination of the Air Lift: khowst"],"sum":"963f09586f6b4dbc"}
{"type":"answer","n":1882,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"eda40ca244bfaef8"}
{"type":"answer","n":1883,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"61821cfe65a0ff26"}
{"type":"answer","n":1884,"by":"coalition","ask":"air-lift.origin","answer":"paktika","why":["8.8.2: 2 can be spared: government_troops in paktika"],"sum":"e83e5e62ab22f982"}
{"type":"answer","n":1885,"by":"coalition","ask":"air-lift.destination","answer":"khowst","why":["8.8.2: the destination of the Air Lift: khowst"],"sum":"cf495c81ed690394"}
{"type":"answer","n":1886,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"5f746c1b2019dfd0"}
{"type":"answer","n":1887,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"71ebf364e68a2446"}
{"type":"answer","n":1888,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"3f3f51f33d7ce0cc"}
{"type":"answer","n":1889,"by":"coalition","ask":"assault.space","answer":"khowst","why":["8.8.4: most Taliban Bases removed: khowst (1)","8.8.4: Troops Assault where they can remove something: khowst"],"sum":"b2ed54f908611812"}
{"type":"answer","n":1890,"by":"coalition","ask":"assault.space","answer":"helmand","why":["8.8.4: most Taliban Guerrillas removed: helmand (2)","8.8.4: Troops Assault where they can remove something: helmand"],"sum":"ab86cb4d6faeb70a"}
{"type":"answer","n":1891,"by":"coalition","ask":"assault.company","answer":"together","why":["8.8.4: Government cubes: they remove more"],"sum":"e728efa8652e27cc"}
{"type":"answer","n":1892,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: Troops Assault where they can remove something: kabul"],"sum":"564a72d595715d5b"}
{"type":"answer","n":1893,"by":"taliban","ask":"assault.recruit","answer":"roll-spaces","why":["8.2: among helmand, kabul, khowst"],"sum":"30abfa7360b1f58b"}
{"type":"answer","n":1894,"by":null,"ask":"bot.tan","answer":"6","sum":"14e4b0d27e8fd81d"}
{"type":"answer","n":1895,"by":null,"ask":"bot.black","answer":"3","sum":"e72e469e47ff765e"}
{"type":"answer","n":1896,"by":null,"ask":"bot.green","answer":"3","sum":"00b5fb06248395aa"}
{"type":"answer","n":1897,"by":"taliban","ask":"assault.recruit","answer":"helmand","why":["8.2: dice 6 3 3: faryab, so helmand","8.1.1: a Guerrilla joins where others fell: helmand"],"print":"6899d2488041a795","sum":"f7fc4344824fae20"}
{"type":"answer","n":1898,"by":null,"ask":"deck.top","answer":"propaganda","print":"69d49359edef1d96","position":"scenario: main\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 62\nnext: propaganda\nplayed: propaganda 33 31 11 8 25 48 45 43 13 15 16 24 56 28 36 72 47 71 30 70 64 propaganda 46 61 5 propaganda 6 32 17 39 50 1 38 63 26 66 18 57 3 34 40 55 41 propaganda 69 19 67 12 21 10 22 27\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35\neligible: government taliban warlords\nresources: government=27 taliban=6 warlords=40\naid: 54\npatronage: 12\nislamabad: sponsorship\ncapabilities: 1=unshaded 3=shaded 5=unshaded 7=unshaded 18=shaded 29=shaded 30=shaded 31=unshaded 33=shaded 34=shaded 46=unshaded\nbadakhshan W:B2u3 support=O\nbadghis W:B2u3\nbaghlan C:B1T3 G:T2P3\nbalkh G:P2 W:u2 support=O\nbamian support=O\nfarah W:B1u1\nfaryab G:P2 W:u2 support=O\nghazni G:T10 T:B2u5a1 support=O\nghowr G:T4 W:B1u1 support=O\nhelmand C:B1T1 G:T1P4 T:u1 support=S +1\nherat C:B1T1 G:T2P3\nkabul C:B1T2 G:P3 support=S +1\nkandahar C:B1T2 G:T4P2 support=S +1\nkhowst C:B1T7 G:T5P2 support=O\nkonduz W:B2u1\nnuristan C:T1 G:T1 support=O\noruzgan C:T1 G:P1\npaktika C:T1 G:T1 support=O\nsar-e-pol T:a2\nzabol C:T1 G:P1 +1\nbalochistan T:a1\nnorthwest-frontier T:u1a1\nwaziristan T:B2u3a1\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak sabotage\nshibirghan-aibak sabotage\ntoraghondi-farah W:u1\n","sum":"611e3cff579e65d1"}
{"type":"answer","n":1899,"by":"warlords","ask":"turn","answer":"march","why":["8.1: Local Understanding would change nothing","8.5.1: at least 6 pieces Available: no (5)","8.5.2: Resources and Bases 50 or fewer: yes (48)","8.5: March"],"sum":"bbfcfbe1b51e2da8"}
{"type":"answer","n":1900,"by":"warlords","ask":"march.origin","answer":"badakhshan","why":["8.5.2 step 2: highest Population: nuristan (2)","8.5.2 step 2: ends COIN Control: nuristan"],"sum":"ab19f0c12076150b"}
{"type":"answer","n":1901,"by":"warlords","ask":"march.destination","answer":"nuristan","why":["8.5.2 step 2: ends COIN Control: nuristan"],"sum":"095b287fa2428879"}
{"type":"answer","n":1902,"by":"warlords","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"b0d9088f2fc3acd3"}
{"type":"answer","n":1903,"by":"warlords","ask":"march.origin","answer":"badghis","why":["8.5.2 step 2: highest Population: ghowr (1)","8.5.2 step 2: ends COIN Control: ghowr"],"sum":"89855107cbadb352"}
{"type":"answer","n":1904,"by":"warlords","ask":"march.destination","answer":"ghowr","why":["8.5.2 step 2: ends COIN Control: ghowr"],"sum":"755ec3481c1311e7"}
{"type":"answer","n":1905,"by":"warlords","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"39b02973179541e5"}
{"type":"answer","n":1906,"by":"warlords","ask":"march.origin","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"c6d2f1e25456d484"}
{"type":"answer","n":1907,"by":"warlords","ask":"cultivate.space","answer":"ghowr","why":["8.5.4: one Warlord Base already: ghowr","8.5.4: Cultivate: ghowr"],"sum":"1cf35e4d48152927"}
{"type":"answer","n":1908,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"a2075e02540bba20","sum":"1b52c3fb6cb7dffd"}
{"type":"answer","n":1909,"by":"taliban","ask":"turn","answer":"rally","why":["8.1: Local Understanding would change nothing","8.7.2: at least 15 Available or Active: yes (22 Available, 6 Active)","8.7: Rally"],"sum":"0040e4592b338d61"}
{"type":"answer","n":1910,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"9c0adb118906fa96"}
{"type":"answer","n":1911,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"5cf2abedad9079f6"}
{"type":"answer","n":1912,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, ghazni, nimruz, samangan"],"sum":"0254260664e7d248"}
{"type":"answer","n":1913,"by":null,"ask":"bot.tan","answer":"6","sum":"bddc04d4e3107161"}
{"type":"answer","n":1914,"by":null,"ask":"bot.black","answer":"3","sum":"bfc900c8a6863368"}
{"type":"answer","n":1915,"by":null,"ask":"bot.green","answer":"4","sum":"c11990e8dadf1649"}
{"type":"answer","n":1916,"by":"taliban","ask":"rally.space","answer":"bamian","why":["8.2: dice 6 3 4: faryab, so bamian","8.7.2 step 4a: wins Taliban Control: bamian"],"sum":"c1a76d213533e118"}
{"type":"answer","n":1917,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: bamian"],"sum":"19d334390234fa36"}
{"type":"answer","n":1918,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among helmand, sar-e-pol, balochistan, northwest-frontier"],"sum":"cfd0510c33b8f186"}
{"type":"answer","n":1919,"by":null,"ask":"bot.tan","answer":"6","sum":"f9af3528f15d50cc"}
{"type":"answer","n":1920,"by":null,"ask":"bot.black","answer":"4","sum":"47b3d54b31494cbb"}
{"type":"answer","n":1921,"by":null,"ask":"bot.green","answer":"6","sum":"b0e810247a5ae6d6"}
{"type":"answer","n":1922,"by":"taliban","ask":"rally.space","answer":"sar-e-pol","why":["8.2: dice 6 4 6: ghowr, so sar-e-pol","8.7.2 step 4b: 1 or 2 Guerrillas: sar-e-pol"],"sum":"e6864ebb0bb1c5c9"}
{"type":"answer","n":1923,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: sar-e-pol"],"sum":"966e11bf7015e862"}
{"type":"answer","n":1924,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"1b38c4d505a5b7d8"}
{"type":"answer","n":1925,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"27731f3e93673e65"}
{"type":"answer","n":1926,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"1d12c5583d189831"}
{"type":"answer","n":1927,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"84d764d794e14d9d"}
{"type":"answer","n":1928,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"1203b58818ad1e19"}
{"type":"answer","n":1929,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"c6b3bfb93e165bb4"}
{"type":"answer","n":1930,"by":"taliban","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"30c450eeb46c2bf7"}
{"type":"answer","n":1931,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"f64df8aaa0878603"}
{"type":"answer","n":1932,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"170a53fb1ee62c04","sum":"e46e95b85f152e57"}
{"type":"answer","n":1933,"by":null,"ask":"deck.card","answer":"23","print":"906ea31fd55d31b5","sum":"6e808fc43c66088d"}
{"type":"answer","n":1934,"by":"coalition","ask":"civic.space","answer":"khowst","why":["8.8.5: greatest shift: khowst (4)","8.8.5: Civic Action where it shifts most: khowst"],"sum":"b3e90999e5cf9ecb"}
{"type":"answer","n":1935,"by":"coalition","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid"],"sum":"77ab9d4516b1dc3f"}
{"type":"answer","n":1936,"by":"coalition","ask":"civic.space","answer":"baghlan","why":["8.8.5: greatest shift: baghlan (2)","8.8.5: Civic Action where it shifts most: baghlan"],"sum":"aa1ac092dac99cf1"}
{"type":"answer","n":1937,"by":"coalition","ask":"civic.space","answer":"roll-spaces","why":["8.2: among oruzgan, zabol"],"sum":"11681266d3b6e36c"}
{"type":"answer","n":1938,"by":null,"ask":"bot.tan","answer":"5","sum":"9468186f618306e7"}
{"type":"answer","n":1939,"by":null,"ask":"bot.black","answer":"2","sum":"9c70b71a1ee6fa7b"}
{"type":"answer","n":1940,"by":null,"ask":"bot.green","answer":"6","sum":"e0de7ea386f5d51c"}
{"type":"answer","n":1941,"by":"coalition","ask":"civic.space","answer":"zabol","why":["8.2: dice 5 2 6: samangan, so zabol","8.8.5: Civic Action where it shifts most: zabol"],"sum":"12359831cf3be08c"}
{"type":"answer","n":1942,"by":"coalition","ask":"civic.space","answer":"oruzgan","why":["8.8.5: Civic Action where it shifts most: oruzgan"],"sum":"92954f0f1a09b5c0"}
{"type":"answer","n":1943,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"print":"2839e8636eb7c2b8","sum":"0af72c3e40499449"}
{"type":"answer","n":1944,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a1a3c04cfecd0aa2"}
{"type":"answer","n":1945,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ba98babb4d6b7e91"}
{"type":"answer","n":1946,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"f7ec104ce3dde578"}
{"type":"answer","n":1947,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ae88380a5d8c8179"}
{"type":"answer","n":1948,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"fcc9c10f1e6b83df"}
{"type":"answer","n":1949,"by":"coalition","ask":"redeploy.coalition.origin","answer":"nuristan","why":["8.8.6: no Police in nuristan"],"sum":"5623c15ed8e0cce9"}
{"type":"answer","n":1950,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: helmand, herat (1)","8.2: among helmand, herat"],"sum":"0233093f24248bb6"}
{"type":"answer","n":1951,"by":null,"ask":"bot.tan","answer":"6","sum":"2937d1fa9a184602"}
{"type":"answer","n":1952,"by":null,"ask":"bot.black","answer":"6","sum":"666e9f39551521b9"}
{"type":"answer","n":1953,"by":null,"ask":"bot.green","answer":"3","sum":"8b35e1f0028011a2"}
{"type":"answer","n":1954,"by":"coalition","ask":"redeploy.destination","answer":"herat","why":["8.2: dice 6 6 3: bamian, so herat","8.8.6: where fewest Coalition Troops are: herat"],"sum":"cb0bbe92bf2942ba"}
{"type":"answer","n":1955,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"390762f83f5c6131"}
{"type":"answer","n":1956,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (0)","8.6.7: fewest Government Troops: kabul"],"sum":"4ceaeb299a76fdb3"}
{"type":"answer","n":1957,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"73bc89c31b4ea46d"}
{"type":"answer","n":1958,"by":"government","ask":"redeploy.destination","answer":"helmand","why":["8.6.7: fewest Government Troops: helmand, kabul (1)","8.6.7: fewest Government Troops: helmand"],"sum":"64c0f4a126c6ca24"}
{"type":"answer","n":1959,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"3308388cb707d44b"}
{"type":"answer","n":1960,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (1)","8.6.7: fewest Government Troops: kabul"],"sum":"209801ebdd5ee90b"}
{"type":"answer","n":1961,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"7a32eabf11fbcbe0"}
{"type":"answer","n":1962,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.6.7: fewest Government Troops: baghlan, helmand, herat, kabul (2)","8.6.7: fewest Government Troops: baghlan"],"sum":"e02ecf73918ecabe"}
{"type":"answer","n":1963,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b633eaecd35be4ea"}
{"type":"answer","n":1964,"by":"government","ask":"redeploy.destination","answer":"helmand","why":["8.6.7: fewest Government Troops: helmand, herat, kabul (2)","8.6.7: fewest Government Troops: helmand"],"sum":"aca0a7c30c864922"}
{"type":"answer","n":1965,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"51841b22df5608b5"}
{"type":"answer","n":1966,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kabul (2)","8.6.7: fewest Government Troops: herat"],"sum":"9e5157a8741df755"}
{"type":"answer","n":1967,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (2)","8.6.7: fewest Government Troops: kabul"],"sum":"237544e7ed5b69da"}
{"type":"answer","n":1968,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"d97f826e2ada3e17"}
{"type":"answer","n":1969,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: baghlan, helmand, herat, kabul, kandahar (3)","8.2: among baghlan, helmand, herat, kabul, kandahar"],"sum":"3f1c9f187a24becd"}
{"type":"answer","n":1970,"by":null,"ask":"bot.tan","answer":"6","sum":"aeffaa73aeb80933"}
{"type":"answer","n":1971,"by":null,"ask":"bot.black","answer":"2","sum":"55ad8b2f61de4b83"}
{"type":"answer","n":1972,"by":null,"ask":"bot.green","answer":"5","sum":"c5d77dacde48fe09"}
{"type":"answer","n":1973,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 6 2 5: samangan, so kandahar","8.6.7: fewest Government Troops: kandahar"],"sum":"e36fccbcb62de920"}
{"type":"answer","n":1974,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"5d6a0266dcb52c3e"}
{"type":"answer","n":1975,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: baghlan, helmand, herat, kabul (3)","8.2: among baghlan, helmand, herat, kabul"],"sum":"57df3544aec042d6"}
{"type":"answer","n":1976,"by":null,"ask":"bot.tan","answer":"2","sum":"71f025011269633b"}
{"type":"answer","n":1977,"by":null,"ask":"bot.black","answer":"3","sum":"a80f5299f07de0ab"}
{"type":"answer","n":1978,"by":null,"ask":"bot.green","answer":"6","sum":"26c8c6ab455767c1"}
{"type":"answer","n":1979,"by":"government","ask":"redeploy.destination","answer":"helmand","why":["8.2: dice 2 3 6: helmand, so helmand","8.6.7: fewest Government Troops: helmand"],"sum":"8f4ee3d67c6eb0bf"}
{"type":"answer","n":1980,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: baghlan, herat, kabul (3)","8.2: among baghlan, herat, kabul"],"sum":"ae45ba7fd8eab1ea"}
{"type":"answer","n":1981,"by":null,"ask":"bot.tan","answer":"4","sum":"636733bd2371b228"}
{"type":"answer","n":1982,"by":null,"ask":"bot.black","answer":"1","sum":"aa7d3394569b0772"}
{"type":"answer","n":1983,"by":null,"ask":"bot.green","answer":"6","sum":"030d028a6aaf47d5"}
{"type":"answer","n":1984,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.2: dice 4 1 6: ghazni, so kabul","8.6.7: fewest Government Troops: kabul"],"sum":"41deee273565995d"}
{"type":"answer","n":1985,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: baghlan, herat (3)","8.2: among baghlan, herat"],"sum":"0f193dd7bde9d784"}
{"type":"answer","n":1986,"by":null,"ask":"bot.tan","answer":"1","sum":"d0113394319f7645"}
{"type":"answer","n":1987,"by":null,"ask":"bot.black","answer":"5","sum":"0ee68ef7e0e9c516"}
{"type":"answer","n":1988,"by":null,"ask":"bot.green","answer":"1","sum":"fe66874d9f845d3b"}
{"type":"answer","n":1989,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.2: dice 1 5 1: zabol, so baghlan","8.6.7: fewest Government Troops: baghlan"],"sum":"51419e104dc60050"}
{"type":"answer","n":1990,"by":"government","ask":"redeploy.police.origin","answer":"helmand","why":["8.6.7: most Police: helmand (3)","8.6.7: fewest Police: paktika (0)","8.6.7: from most to fewest: 1 Police from helmand to paktika"],"sum":"f14e018304165cc4"}
{"type":"answer","n":1991,"by":"government","ask":"redeploy.destination","answer":"paktika","why":["8.6.7: from most to fewest: 1 Police from helmand to paktika"],"sum":"de4dc25b6be1636b"}
{"type":"answer","n":1992,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from helmand to paktika"],"sum":"314b794282d05573"}
{"type":"answer","n":1993,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"a0147714f4053299"}
{"type":"answer","n":1994,"by":"taliban","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: others than those who must Redeploy stay"],"sum":"3b169ecdb063a782"}
{"type":"answer","n":1995,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (2)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"354c3a6ef84ce320"}
{"type":"answer","n":1996,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (3)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"f766ed0375b5c797"}
{"type":"answer","n":1997,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (4)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"df5f8eae8038e35b"}
{"type":"answer","n":1998,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"d01e2ea28ec7a41f"}
{"type":"answer","n":1999,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (5)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"bcf6869952dce4b0"}
{"type":"answer","n":2000,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"713bd21ceecdf886"}
{"type":"answer","n":2001,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.7.8: fewest Guerrillas: northwest-frontier (6)","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"sum":"165b110cd6a4e6cf"}
{"type":"answer","n":2002,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: northwest-frontier, waziristan (7)","8.2: among northwest-frontier, waziristan"],"sum":"59ce56b38a8d0a49"}
{"type":"answer","n":2003,"by":null,"ask":"bot.tan","answer":"3","sum":"bc41cf95143fad35"}
{"type":"answer","n":2004,"by":null,"ask":"bot.black","answer":"2","sum":"190c2de1362a294e"}
{"type":"answer","n":2005,"by":null,"ask":"bot.green","answer":"3","sum":"541877da22f967e4"}
{"type":"answer","n":2006,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","why":["8.2: dice 3 2 3: khowst, so northwest-frontier","8.7.8: where fewest Guerrillas are, Afghan first: northwest-frontier"],"print":"f765398e669a4d7f","sum":"01be24ed5b405d7f"}
