{"format":1,"game":"adp","rules":3,"program":"0.1.0","scenario":"short","seats":{"coalition":"bot","government":"bot","taliban":"bot","warlords":"bot"},"seed":1,"name":"bots-short","sum":"77104d0f3054b462"}
{"type":"answer","n":1,"by":null,"ask":"setup.remove","answer":"58","sum":"3fe5c0dcb78e3546"}
{"type":"answer","n":2,"by":null,"ask":"setup.remove","answer":"44","sum":"f1db8e3e24c66bd5"}
{"type":"answer","n":3,"by":null,"ask":"setup.remove","answer":"52","sum":"5b83790ba0f38025"}
{"type":"answer","n":4,"by":null,"ask":"setup.remove","answer":"4","sum":"4b02c95c63250156"}
{"type":"answer","n":5,"by":null,"ask":"setup.remove","answer":"65","sum":"a80522c933978152"}
{"type":"answer","n":6,"by":null,"ask":"setup.remove","answer":"29","sum":"e22a7b1a6b3bc61a"}
{"type":"answer","n":7,"by":null,"ask":"setup.remove","answer":"68","sum":"22f178b7650b4780"}
{"type":"answer","n":8,"by":null,"ask":"setup.remove","answer":"51","sum":"1585dd3be2a8cb96"}
{"type":"answer","n":9,"by":null,"ask":"setup.remove","answer":"53","sum":"89699d51395ab18d"}
{"type":"answer","n":10,"by":null,"ask":"setup.remove","answer":"14","sum":"215c8eaf510a6a59"}
{"type":"answer","n":11,"by":null,"ask":"setup.remove","answer":"7","sum":"f02d26ddaf511912"}
{"type":"answer","n":12,"by":null,"ask":"setup.remove","answer":"35","sum":"3d26e21a6abd4fd3"}
{"type":"answer","n":13,"by":null,"ask":"setup.remove","answer":"15","sum":"6619ae192ac85076"}
{"type":"answer","n":14,"by":null,"ask":"setup.remove","answer":"40","sum":"34cd071dd1591263"}
{"type":"answer","n":15,"by":null,"ask":"setup.remove","answer":"54","sum":"cc80dcc2b127508c"}
{"type":"answer","n":16,"by":null,"ask":"setup.remove","answer":"41","sum":"aaa3b626599983c9"}
{"type":"answer","n":17,"by":null,"ask":"setup.remove","answer":"37","sum":"eeabaea060f5e09e"}
{"type":"answer","n":18,"by":null,"ask":"setup.remove","answer":"39","sum":"8a7df7547efa0c6f"}
{"type":"answer","n":19,"by":null,"ask":"setup.remove","answer":"25","sum":"6cb1f5dc2c50a528"}
{"type":"answer","n":20,"by":null,"ask":"setup.remove","answer":"10","sum":"7b1655daabf19500"}
{"type":"answer","n":21,"by":null,"ask":"setup.remove","answer":"47","sum":"be1eb58daa2addbd"}
{"type":"answer","n":22,"by":null,"ask":"setup.remove","answer":"18","sum":"7dfb34ec1787a063"}
{"type":"answer","n":23,"by":null,"ask":"setup.remove","answer":"45","sum":"2bfd16a2b5ff6bc5"}
{"type":"answer","n":24,"by":null,"ask":"setup.remove","answer":"61","print":"a53ec5b157918f09","sum":"7accbbecd5ad30e1"}
{"type":"answer","n":25,"by":null,"ask":"deck.top","answer":"event","sum":"07cad710895a2e99"}
{"type":"answer","n":26,"by":null,"ask":"deck.card","answer":"32","sum":"7fd6928788f9d027"}
{"type":"answer","n":27,"by":null,"ask":"deck.top","answer":"event","sum":"65c4bf6258d10472"}
{"type":"answer","n":28,"by":null,"ask":"deck.card","answer":"56","print":"5e4aba4a28c336f1","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 32\nnext: 56\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nbaghlan +1\nbalkh W:B1u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T2P2\nkabul C:B1T3 G:T2P2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T2P2 T:B1u2\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"7615880171b6df11"}
{"type":"answer","n":29,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Haqqani"],"sum":"cd5ab8dacc44a363"}
{"type":"answer","n":30,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"64ba42a396ef6676"}
{"type":"answer","n":31,"by":"taliban","ask":"event.place.space","answer":"kabul","why":["8.4.1: Kabul: kabul"],"sum":"afd1063f203f4768"}
{"type":"answer","n":32,"by":"taliban","ask":"event.place.count","answer":"2","why":["8.4.3: as many as possible: 2"],"sum":"d62c57837fa5aedd"}
{"type":"answer","n":33,"by":"taliban","ask":"event.free.which","answer":"ambush","why":["8.4.4: a free Attack with Ambush"],"sum":"30638309825d8081"}
{"type":"answer","n":34,"by":"taliban","ask":"ambush.space","answer":"roll-spaces","why":["8.2: among kabul, khowst, paktika"],"sum":"186c1855572334e2"}
{"type":"answer","n":35,"by":null,"ask":"bot.tan","answer":"2","sum":"78c3a1170a8cd15b"}
{"type":"answer","n":36,"by":null,"ask":"bot.black","answer":"4","sum":"d4c85656ecb223c3"}
{"type":"answer","n":37,"by":null,"ask":"bot.green","answer":"5","sum":"fc4b9d075ab7424b"}
{"type":"answer","n":38,"by":"taliban","ask":"ambush.space","answer":"paktika","why":["8.2: dice 2 4 5: helmand, so paktika","8.7.4: Ambush: paktika"],"sum":"8250f051f833e9e7"}
{"type":"answer","n":39,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"12187f70f2798cb5"}
{"type":"answer","n":40,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"print":"475d84ad77065135","sum":"05c70f4b3e2881a4"}
{"type":"answer","n":41,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (17)","8.5: Rally"],"sum":"9f3674d875751e7e"}
{"type":"answer","n":42,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, balkh, bamian, faryab, ghowr, nuristan, oruzgan"],"sum":"fea6e3b4287f886e"}
{"type":"answer","n":43,"by":null,"ask":"bot.tan","answer":"5","sum":"c774e6c2e3c735de"}
{"type":"answer","n":44,"by":null,"ask":"bot.black","answer":"4","sum":"c73003b5e4c0b900"}
{"type":"answer","n":45,"by":null,"ask":"bot.green","answer":"2","sum":"f73bdc069ff34acd"}
{"type":"answer","n":46,"by":"warlords","ask":"rally.space","answer":"balkh","why":["8.2: dice 5 4 2: balkh, so balkh","8.5.1 step 3c: opened to Cultivate: balkh"],"sum":"0297db977b4f4377"}
{"type":"answer","n":47,"by":"warlords","ask":"rally.action","answer":"place-many","why":["8.5.1 step 3c: opened to Cultivate: balkh"],"sum":"4b232dec08882b1f"}
{"type":"answer","n":48,"by":"warlords","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"9dc76036c73f90b1"}
{"type":"answer","n":49,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"5c2e78f040ace8d1"}
{"type":"answer","n":50,"by":null,"ask":"bot.tan","answer":"2","sum":"387dc935abf16144"}
{"type":"answer","n":51,"by":null,"ask":"bot.black","answer":"1","sum":"1f79ef4558855ba3"}
{"type":"answer","n":52,"by":null,"ask":"bot.green","answer":"3","sum":"4bc0713189d3168c"}
{"type":"answer","n":53,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.2: dice 2 1 3: nimruz, so nimruz","8.5.1 step 3d: any other Province: nimruz"],"sum":"8bc85d3959d4463c"}
{"type":"answer","n":54,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: nimruz"],"sum":"7c0ba35a9bae20c5"}
{"type":"answer","n":55,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"d97d24204770c9d6"}
{"type":"answer","n":56,"by":null,"ask":"bot.tan","answer":"4","sum":"8dce09431c1d0306"}
{"type":"answer","n":57,"by":null,"ask":"bot.black","answer":"5","sum":"b1565fd817e36c13"}
{"type":"answer","n":58,"by":null,"ask":"bot.green","answer":"3","sum":"a048b2f2095745ab"}
{"type":"answer","n":59,"by":"warlords","ask":"rally.space","answer":"baghlan","why":["8.2: dice 4 5 3: baghlan, so baghlan","8.5.1 step 3d: any other Province: baghlan"],"sum":"d1aa4aa7b496757c"}
{"type":"answer","n":60,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: baghlan"],"sum":"de8df0dceb8d3156"}
{"type":"answer","n":61,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"1921bd74bf3cfc79"}
{"type":"answer","n":62,"by":"warlords","ask":"cultivate.space","answer":"balkh","why":["8.5.4: one Warlord Base already: balkh","8.5.4: Cultivate: balkh"],"sum":"6ffcfcf3c005c78c"}
{"type":"answer","n":63,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"a4e1377f12c549d4","sum":"70fdfa54d07d08a8"}
{"type":"answer","n":64,"by":null,"ask":"deck.top","answer":"event","sum":"b1cde2feb78b89dc"}
{"type":"answer","n":65,"by":null,"ask":"deck.card","answer":"17","print":"3958321300a067fb","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 56\nnext: 17\nplayed: 32\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=30 taliban=15 warlords=17\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T2P2 T:B1u2\nherat G:B1T2P2\nkabul C:B1T3 G:T2P2 T:u2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 T:u2 W:B1u1\npaktika C:B1T1 G:T1P1 T:B1u2a1\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"bfe79442e13f6553"}
{"type":"answer","n":66,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Fratricide"],"sum":"3f044a66ec3352dd"}
{"type":"answer","n":67,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"d0ffa79d1656d23c"}
{"type":"answer","n":68,"by":"coalition","ask":"event.space","answer":"roll-spaces","why":["8.2: among nuristan, oruzgan"],"sum":"0e03aa8f94816841"}
{"type":"answer","n":69,"by":null,"ask":"bot.tan","answer":"6","sum":"16c711445e119d67"}
{"type":"answer","n":70,"by":null,"ask":"bot.black","answer":"2","sum":"1705f49411567e1b"}
{"type":"answer","n":71,"by":null,"ask":"bot.green","answer":"2","sum":"9d6905871247837d"}
{"type":"answer","n":72,"by":"coalition","ask":"event.space","answer":"oruzgan","why":["8.2: dice 6 2 2: konduz, so oruzgan"],"print":"b1285eb61f57bd1c","sum":"a924d3eb6cdf224a"}
{"type":"answer","n":73,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (27)","8.6: Train"],"sum":"18f7ca4a4d564adc"}
{"type":"answer","n":74,"by":"government","ask":"train.space","answer":"paktika","why":["8.6.2 step 2: fewest Government cubes: paktika (2)","8.6.2 step 2: Kabul or a COIN Base: paktika"],"sum":"ca4c149cbfa75dee"}
{"type":"answer","n":75,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"54a78c4d49c9fad2"}
{"type":"answer","n":76,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"4b050bbc385e759e"}
{"type":"answer","n":77,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, herat, kabul, kandahar, khowst, konduz"],"sum":"4f7820020f074d3e"}
{"type":"answer","n":78,"by":null,"ask":"bot.tan","answer":"1","sum":"2d58378d9019bb19"}
{"type":"answer","n":79,"by":null,"ask":"bot.black","answer":"4","sum":"544f3179421de77c"}
{"type":"answer","n":80,"by":null,"ask":"bot.green","answer":"4","sum":"50c3587d971d5a06"}
{"type":"answer","n":81,"by":"government","ask":"train.space","answer":"helmand","why":["8.2: dice 1 4 4: badghis, so helmand","8.6.2 step 2: Kabul or a COIN Base: helmand"],"sum":"06b0f1f9bec0a691"}
{"type":"answer","n":82,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"00d188e23f5bf642"}
{"type":"answer","n":83,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"b43792cadfa2b022"}
{"type":"answer","n":84,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.2: among herat, kabul, konduz"],"sum":"e38c6ba1ec62bae2"}
{"type":"answer","n":85,"by":null,"ask":"bot.tan","answer":"5","sum":"401b7e81c6800a08"}
{"type":"answer","n":86,"by":null,"ask":"bot.black","answer":"2","sum":"304672dad0e9e57d"}
{"type":"answer","n":87,"by":null,"ask":"bot.green","answer":"6","sum":"9324ce02e5b7298d"}
{"type":"answer","n":88,"by":"government","ask":"train.space","answer":"herat","why":["8.2: dice 5 2 6: samangan, so herat","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"b07d1d26e01743d6"}
{"type":"answer","n":89,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"cb283862f2f67137"}
{"type":"answer","n":90,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"98adf7cd26b0d83f"}
{"type":"answer","n":91,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"2ba7b8bebf2ec614"}
{"type":"answer","n":92,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"bd6bdcf4b836613b"}
{"type":"answer","n":93,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"4e1dae3507ca8ba2"}
{"type":"answer","n":94,"by":"government","ask":"train.space","answer":"done","why":["8.6.2 step 2: all have their cubes"],"sum":"b21c8f40ebf5ed58"}
{"type":"answer","n":95,"by":"government","ask":"train.extra","answer":"civic-action","why":["8.6.2 step 3: Civic Action without a Coalition Base: herat"],"sum":"0db8c19c6ca862f0"}
{"type":"answer","n":96,"by":"government","ask":"train.extra.space","answer":"herat","why":["8.6.2 step 3: Civic Action without a Coalition Base: herat"],"sum":"afac688a72af5ba8"}
{"type":"answer","n":97,"by":"government","ask":"special","answer":"govern","why":["8.6.2: Govern"],"sum":"87327d4c35184fe9"}
{"type":"answer","n":98,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: herat"],"print":"caf451d872a59ed2","sum":"eb57bbdce9ca3ded"}
{"type":"answer","n":99,"by":null,"ask":"deck.top","answer":"event","sum":"05cfca70ca52aefc"}
{"type":"answer","n":100,"by":null,"ask":"deck.card","answer":"43","print":"6400767a499e2066","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 17\nnext: 43\nplayed: 32 56\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=15 taliban=15 warlords=17\naid: 23\npatronage: 6\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T4P4 T:u2 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T2P2 T:B1u2 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1\npaktika C:B1T1 G:T3P3 T:B1u2a1\nzabol C:T1 T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"27c9eb308c41ab0a"}
{"type":"answer","n":101,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: NATO"],"sum":"0699d76dea9cd4a5"}
{"type":"answer","n":102,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"e3dbf226ee4a646b","sum":"2c1a6a4d2247a1af"}
{"type":"answer","n":103,"by":"taliban","ask":"turn","answer":"attack","why":["8.7.2: at least 15 Available or Active: no (13 Available, 1 Active)","8.7.3: none Underground, few at Support and on LoCs: no (2 Underground, 2 in all)","8.7: Support + Available 20 or less: yes (10)","8.7: Attack"],"sum":"5ebf2bbcb296bfb5"}
{"type":"answer","n":104,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.7.4: a Coalition piece can be removed: zabol","8.2: among ghazni, helmand, kabul, kandahar, khowst, nuristan, paktika"],"sum":"edf0151b374238e4"}
{"type":"answer","n":105,"by":null,"ask":"bot.tan","answer":"3","sum":"7567244614dc5479"}
{"type":"answer","n":106,"by":null,"ask":"bot.black","answer":"2","sum":"4179e9cfa76d8991"}
{"type":"answer","n":107,"by":null,"ask":"bot.green","answer":"3","sum":"fed30cedaeff029e"}
{"type":"answer","n":108,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 3 2 3: khowst, so khowst","8.2: among ghazni, helmand, kabul, kandahar, nuristan, paktika"],"sum":"f2832c8b6bcea2e2"}
{"type":"answer","n":109,"by":null,"ask":"bot.tan","answer":"3","sum":"4693ed27c871d763"}
{"type":"answer","n":110,"by":null,"ask":"bot.black","answer":"4","sum":"c38fd477aedc29f5"}
{"type":"answer","n":111,"by":null,"ask":"bot.green","answer":"5","sum":"782f8987eacf5a57"}
{"type":"answer","n":112,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 3 4 5: kabul, so kabul","8.7.4: Ambush: zabol, khowst, kabul"],"sum":"d6f5177770155053"}
{"type":"answer","n":113,"by":"taliban","ask":"ambush.space","answer":"zabol","why":["8.7.4: Ambush: zabol"],"sum":"e1c91df15fc6cd0a"}
{"type":"answer","n":114,"by":"taliban","ask":"attack.remove","answer":"coalition_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: coalition_troops"],"sum":"bd6a480a4df64891"}
{"type":"answer","n":115,"by":"taliban","ask":"ambush.space","answer":"khowst","why":["8.7.4: Ambush: khowst"],"sum":"9a1ad29664ec7297"}
{"type":"answer","n":116,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"86a2e9d5023bd8d9"}
{"type":"answer","n":117,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"213c621273194c7c"}
{"type":"answer","n":118,"by":"taliban","ask":"ambush.space","answer":"kabul","why":["8.7.4: Ambush: kabul"],"sum":"119392afd4df0383"}
{"type":"answer","n":119,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"78f75ca88d6c01f6"}
{"type":"answer","n":120,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"142f6005fea4f9a6"}
{"type":"answer","n":121,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"c2cde8b5ed969d9c","sum":"347c67a48f2962c6"}
{"type":"answer","n":122,"by":null,"ask":"deck.top","answer":"event","sum":"afe206f1ab116ae0"}
{"type":"answer","n":123,"by":null,"ask":"deck.card","answer":"23","print":"dca761c9fa93f3d6","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 43\nnext: 23\nplayed: 32 56 17\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=15 taliban=12 warlords=17\naid: 23\npatronage: 6\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nmomentum: 17=shaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 T:u2a1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T1P1 T:B1u2a1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1\npaktika C:B1T1 G:T3P3 T:B1u2a1\nzabol T:B1u2a1\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\n","sum":"2b3e803591975820"}
{"type":"answer","n":124,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Pakistani Offensive"],"sum":"d46947a05e587bcd"}
{"type":"answer","n":125,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"7f99502afc67e839"}
{"type":"answer","n":126,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.2: among balochistan, northwest-frontier, waziristan"],"sum":"b6f8df55c2d2fe62"}
{"type":"answer","n":127,"by":null,"ask":"bot.tan","answer":"1","sum":"f5f83a2707e07090"}
{"type":"answer","n":128,"by":null,"ask":"bot.black","answer":"5","sum":"a7041dadf8a7cfb9"}
{"type":"answer","n":129,"by":null,"ask":"bot.green","answer":"4","sum":"101748948e82eb24"}
{"type":"answer","n":130,"by":"government","ask":"event.space","answer":"waziristan","why":["8.2: dice 1 5 4: oruzgan, so waziristan"],"sum":"ad3988c705b47970"}
{"type":"answer","n":131,"by":"government","ask":"event.remove.count","answer":"1","why":["8.4.3: as many as possible: 1"],"sum":"40e4266e30837b5c"}
{"type":"answer","n":132,"by":"government","ask":"event.remove.count","answer":"1","why":["8.4.3: as many as possible: 1"],"print":"226675354902c84e","sum":"4298578470aa5ff4"}
{"type":"answer","n":133,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (22)","8.8.2: most Coalition Troops in excess: helmand, kabul (3)","8.2: among helmand, kabul"],"sum":"f760668cd14d04e3"}
{"type":"answer","n":134,"by":null,"ask":"bot.tan","answer":"6","sum":"7098978c9bc9fc63"}
{"type":"answer","n":135,"by":null,"ask":"bot.black","answer":"1","sum":"e8c8f813d2cc3e83"}
{"type":"answer","n":136,"by":null,"ask":"bot.green","answer":"4","sum":"f19f14cd9625dfc8"}
{"type":"answer","n":137,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 6 1 4: badakhshan, so helmand","8.8.2: most Coalition Troops in excess: kabul (3)","8.8.2: most Coalition Troops in excess: kandahar (2)","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (0 Bases, 6 Taliban pieces)","8.8: Assault"],"sum":"02dc16df6af6d2d8"}
{"type":"answer","n":138,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: most Taliban Guerrillas removed: kabul, khowst, paktika (2)","8.8.4: highest Population: kabul (4)","8.8.4: Troops Assault where they can remove something: kabul"],"sum":"b4df74e721caa7c8"}
{"type":"answer","n":139,"by":"coalition","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"acdfee4301950cb4"}
{"type":"answer","n":140,"by":"coalition","ask":"assault.space","answer":"khowst","why":["8.8.4: most Taliban Guerrillas removed: khowst, paktika (2)","8.8.4: highest Population: khowst (3)","8.8.4: Troops Assault where they can remove something: khowst"],"sum":"33f80f8b3ac435aa"}
{"type":"answer","n":141,"by":"coalition","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"9f52c089996faeba"}
{"type":"answer","n":142,"by":"coalition","ask":"assault.company","answer":"together","why":["8.8.4: Government cubes: they remove more"],"sum":"272e56fd8ae29468"}
{"type":"answer","n":143,"by":"coalition","ask":"special","answer":"air-strike","why":["8.8.4: Air Strike after the Assault"],"sum":"69f40b8a1a85ac8d"}
{"type":"answer","n":144,"by":"coalition","ask":"air-strike.space","answer":"roll-spaces","why":["8.2: among paktika, zabol"],"sum":"b57ef2b801ff5bd3"}
{"type":"answer","n":145,"by":null,"ask":"bot.tan","answer":"3","sum":"892398cf6ae004ff"}
{"type":"answer","n":146,"by":null,"ask":"bot.black","answer":"2","sum":"ab50186dfdb85972"}
{"type":"answer","n":147,"by":null,"ask":"bot.green","answer":"6","sum":"123cd5b057cad552"}
{"type":"answer","n":148,"by":"coalition","ask":"air-strike.space","answer":"zabol","why":["8.2: dice 3 2 6: ghazni, so zabol","8.8.3: Air Strike on Taliban: zabol"],"sum":"62f7acaa95520746"}
{"type":"answer","n":149,"by":"coalition","ask":"air-strike.space","answer":"paktika","why":["8.8.3: Air Strike on Taliban: paktika"],"sum":"9b917e5afe580eab"}
{"type":"answer","n":150,"by":"coalition","ask":"air-strike.space","answer":"done","why":["8.8.3: no more Taliban are exposed"],"print":"ddd35bfe26222392","sum":"8a0d7292021f8b1a"}
{"type":"answer","n":151,"by":null,"ask":"deck.top","answer":"event","sum":"e3990df636a14af4"}
{"type":"answer","n":152,"by":null,"ask":"deck.card","answer":"50","print":"025f20642a3848d0","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 23\nnext: 50\nplayed: 32 56 17 43\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=12 taliban=12 warlords=17\naid: 23\npatronage: 6\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 29=shaded\nmomentum: 17=shaded\nbaghlan W:u1 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T1P1 T:B1u1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u1\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1\npaktika C:B1T1 G:T3P3 T:B1u2\nzabol T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\n","sum":"06a71a517334a065"}
{"type":"answer","n":153,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Roadside IEDs is a Capability: wanted below 4"],"sum":"1168beb7e7275009"}
{"type":"answer","n":154,"by":null,"ask":"bot.die","answer":"3","sum":"42ca5e7e035191e2"}
{"type":"answer","n":155,"by":"taliban","ask":"turn","answer":"event","why":["8.1: die 3, Propaganda cards left 4: Roadside IEDs is taken","8.1: the Event is offered, and nothing forbids it: Roadside IEDs"],"sum":"de9309726d972adf"}
{"type":"answer","n":156,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"c0bc1f9424e61851","sum":"fd254b04d367e3fe"}
{"type":"answer","n":157,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (12)","8.5: Rally"],"sum":"2cb081b130b91a25"}
{"type":"answer","n":158,"by":"warlords","ask":"rally.space","answer":"oruzgan","why":["8.5.1 step 3a: a Base without Guerrillas: oruzgan"],"sum":"6ebf9f1ffb03b4de"}
{"type":"answer","n":159,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3a: a Base without Guerrillas: oruzgan"],"sum":"4be2dc30018d2260"}
{"type":"answer","n":160,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among baghlan, nimruz"],"sum":"8343d4edfbcc889c"}
{"type":"answer","n":161,"by":null,"ask":"bot.tan","answer":"3","sum":"24eed848c875472e"}
{"type":"answer","n":162,"by":null,"ask":"bot.black","answer":"4","sum":"b99db9d5ab27d058"}
{"type":"answer","n":163,"by":null,"ask":"bot.green","answer":"1","sum":"9b8bac23371b1a70"}
{"type":"answer","n":164,"by":"warlords","ask":"rally.space","answer":"baghlan","why":["8.2: dice 3 4 1: kabul, so baghlan","8.5.1 step 3b: Guerrillas without a Base: baghlan"],"sum":"87cd88fe548ae8d1"}
{"type":"answer","n":165,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: baghlan"],"sum":"8ebb6f09d0773227"}
{"type":"answer","n":166,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.5.1 step 3b: Guerrillas without a Base: nimruz"],"sum":"3a48d128f8789f2b"}
{"type":"answer","n":167,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: nimruz"],"sum":"b0f5ba69906eae3a"}
{"type":"answer","n":168,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"4bffbc8ff0c62ea4"}
{"type":"answer","n":169,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"2666bcbdc15cc5db","sum":"90c05f0199b1f24f"}
{"type":"answer","n":170,"by":null,"ask":"deck.top","answer":"event","sum":"516b64104f615c55"}
{"type":"answer","n":171,"by":null,"ask":"deck.card","answer":"57","print":"d9d29323aac28e1c","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 50\nnext: 57\nplayed: 32 56 17 43 23\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=12 taliban=12 warlords=14\naid: 23\npatronage: 6\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded\nbaghlan W:B1u2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T1P1 T:B1u1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u2\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1u1\npaktika C:B1T1 G:T3P3 T:B1u2\nzabol T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\n","sum":"077b6447aca3937e"}
{"type":"answer","n":172,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Development Aid"],"sum":"905fdd7d248b4ff4"}
{"type":"answer","n":173,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"print":"9946cebbeab1fa8b","sum":"9ab9e7a892d9c782"}
{"type":"answer","n":174,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (17)","8.8.2: most Coalition Troops in excess: helmand, kabul (3)","8.2: among helmand, kabul"],"sum":"cebe99bbb829ec5b"}
{"type":"answer","n":175,"by":null,"ask":"bot.tan","answer":"4","sum":"94469a6f447618ba"}
{"type":"answer","n":176,"by":null,"ask":"bot.black","answer":"1","sum":"7e7dfe119e89da3c"}
{"type":"answer","n":177,"by":null,"ask":"bot.green","answer":"4","sum":"3719cfa1c4304fe9"}
{"type":"answer","n":178,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 4 1 4: khowst, so kabul","8.8.2: most Coalition Troops in excess: helmand (3)","8.8.2: most Coalition Troops in excess: kandahar (2)","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (1 Base, 3 Taliban pieces)","8.8: Assault"],"sum":"fcf03e17a401ef71"}
{"type":"answer","n":179,"by":"coalition","ask":"assault.space","answer":"khowst","why":["8.8.4: most Taliban Bases removed: khowst (1)","8.8.4: Troops Assault where they can remove something: khowst"],"sum":"056a4bf8d0e680bb"}
{"type":"answer","n":180,"by":"coalition","ask":"assault.company","answer":"together","why":["8.8.4: Government cubes: they remove more"],"sum":"61c75b97e7184216"}
{"type":"answer","n":181,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: most Taliban Guerrillas removed: ghazni, helmand, kabul, kandahar, nuristan, paktika (1)","8.8.4: highest Population: kabul (4)","8.8.4: Troops Assault where they can remove something: kabul"],"sum":"d1ede95e879480bb"}
{"type":"answer","n":182,"by":"coalition","ask":"special","answer":"done","why":["8.8.3: no Air Strike is possible","8.8.4: no Special Activity"],"print":"a773a658cd1cc965","sum":"c9b5bc8fa4317de8"}
{"type":"answer","n":183,"by":null,"ask":"deck.top","answer":"event","sum":"4f057298928c6dc1"}
{"type":"answer","n":184,"by":null,"ask":"deck.card","answer":"9","print":"d5cbbdef87faffb0","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 57\nnext: 9\nplayed: 32 56 17 43 23 50\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=20 taliban=12 warlords=14\naid: 26\npatronage: 6\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded\nbaghlan W:B1u2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u2\nhelmand C:B1T3 G:T4P4 T:B1u2\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u2\nkhowst C:B1T1 G:T1P1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u2\nnuristan C:T1 G:T1P1 T:u2 W:B1u1\noruzgan C:T1 G:T1P1 W:B1u1\npaktika C:B1T1 G:T3P3 T:B1u2\nzabol T:B1u2\nbalochistan T:B1u1\nnorthwest-frontier T:B1u1\n","sum":"25a1e533fda26222"}
{"type":"answer","n":185,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Sandstorms"],"sum":"6902ccd03eec00f0"}
{"type":"answer","n":186,"by":"warlords","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"print":"c5e1de7d91a90d87","sum":"0b5b30c24167043d"}
{"type":"answer","n":187,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (21 Available, 0 Active)","8.7: Rally"],"sum":"3a373553d419ca1c"}
{"type":"answer","n":188,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"c0308812fc81777e"}
{"type":"answer","n":189,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"98e1c6539164d1d7"}
{"type":"answer","n":190,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, bamian, faryab, ghowr, samangan, sar-e-pol, waziristan"],"sum":"b9939e874b6e1ed4"}
{"type":"answer","n":191,"by":null,"ask":"bot.tan","answer":"2","sum":"e7cce53f40fbaff9"}
{"type":"answer","n":192,"by":null,"ask":"bot.black","answer":"2","sum":"90d5fc9f4b998f7e"}
{"type":"answer","n":193,"by":null,"ask":"bot.green","answer":"1","sum":"bc3ef83a114ab613"}
{"type":"answer","n":194,"by":"taliban","ask":"rally.space","answer":"badghis","why":["8.2: dice 2 2 1: balochistan, so badghis","8.7.2 step 4a: wins Taliban Control: badghis"],"sum":"fb8beff8ce5fe477"}
{"type":"answer","n":195,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: badghis"],"sum":"e14e33eb5a10d30a"}
{"type":"answer","n":196,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, kandahar, nuristan, paktika, zabol, balochistan, northwest-frontier"],"sum":"45ef1c52b972c574"}
{"type":"answer","n":197,"by":null,"ask":"bot.tan","answer":"2","sum":"81279778a5701b18"}
{"type":"answer","n":198,"by":null,"ask":"bot.black","answer":"4","sum":"ae791b3a075c339c"}
{"type":"answer","n":199,"by":null,"ask":"bot.green","answer":"4","sum":"78901dd73a5f3677"}
{"type":"answer","n":200,"by":"taliban","ask":"rally.space","answer":"helmand","why":["8.2: dice 2 4 4: badghis, so helmand","8.7.2 step 4b: 1 or 2 Guerrillas: helmand"],"sum":"f83724812986fe15"}
{"type":"answer","n":201,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4b: 1 or 2 Guerrillas: helmand"],"sum":"f0e7d08ff72a15a4"}
{"type":"answer","n":202,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"24ba81c2ffbd2a67"}
{"type":"answer","n":203,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"d30652bae565c921"}
{"type":"answer","n":204,"by":"taliban","ask":"rally.space","answer":"kandahar","why":["8.7.2 step 4c: a Taliban Base: kandahar"],"sum":"ee68cc970fe61fa3"}
{"type":"answer","n":205,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: kandahar"],"sum":"54b191aaa83d15ba"}
{"type":"answer","n":206,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"3b893355d67715c9"}
{"type":"answer","n":207,"by":"taliban","ask":"rally.space","answer":"paktika","why":["8.7.2 step 4c: a Taliban Base: paktika"],"sum":"8f442e62d18094ed"}
{"type":"answer","n":208,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: paktika"],"sum":"1e0de1d69d1b1b61"}
{"type":"answer","n":209,"by":"taliban","ask":"rally.space","answer":"zabol","why":["8.7.2 step 4c: a Taliban Base: zabol"],"sum":"4804a945b4d999db"}
{"type":"answer","n":210,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4c: a Taliban Base: zabol"],"sum":"73036037c4be43aa"}
{"type":"answer","n":211,"by":"taliban","ask":"rally.space","answer":"balochistan","why":["8.7.2 step 4c: a Taliban Base: balochistan"],"sum":"a0a827b328e9831e"}
{"type":"answer","n":212,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4c: a Taliban Base: balochistan"],"sum":"05dffef8389e1c66"}
{"type":"answer","n":213,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"e5600f5192a8a80f"}
{"type":"answer","n":214,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"9c24a8876492d9ad"}
{"type":"answer","n":215,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"9799fee9f9a76a70"}
{"type":"answer","n":216,"by":"taliban","ask":"rally.sharia","answer":"kandahar","why":["8.7.2 step 5: the greatest shift: kandahar (2)","8.7.2 step 5: Sharia: kandahar"],"sum":"0d8efd26f18d147c"}
{"type":"answer","n":217,"by":"taliban","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"8d9a5dd15053b792"}
{"type":"answer","n":218,"by":"taliban","ask":"infiltrate.space","answer":"nuristan","why":["8.7.2: Infiltrate: the last Police: nuristan"],"sum":"f36066c04077f294"}
{"type":"answer","n":219,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"eb1a86ef388aa0c4"}
{"type":"answer","n":220,"by":"taliban","ask":"infiltrate.piece","answer":"government_police","why":["8.7.2: in the order Government, Warlords; 8.1.2: government_police"],"print":"2b31a78719337b46","sum":"6816639fc20b9a07"}
{"type":"answer","n":221,"by":null,"ask":"deck.top","answer":"event","sum":"ec943e0d3d59de4d"}
{"type":"answer","n":222,"by":null,"ask":"deck.card","answer":"2","print":"3c4687d1f706e3cd","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 9\nnext: 2\nplayed: 32 56 17 43 23 50 57\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=20 taliban=2 warlords=14\naid: 26\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded 57=unshaded\nbadghis T:u1\nbaghlan W:B1u2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P2 T:B1u4\nhelmand C:B1T3 G:T4P4 T:B1u4\nherat G:B1T4P4\nkabul C:B1T3 G:T3P3 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u5 support=O\nkhowst C:B1T1 G:T1P1 +1\nkonduz G:B1T2P2 W:B1u1 +1\nnimruz W:u2\nnuristan C:T1 G:T1 T:u3 W:B1u1\noruzgan C:T1 G:T1P1 W:B1u1\npaktika C:B1T1 G:T3P3 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u3\n","sum":"314119ee8cdbeb40"}
{"type":"answer","n":223,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Special Forces"],"sum":"44f77eb679783547"}
{"type":"answer","n":224,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"fe73e9d8756aa915"}
{"type":"answer","n":225,"by":"coalition","ask":"event.space","answer":"nuristan","why":["8.4.4: most Bases: nuristan (1)"],"sum":"39010b9e27facdd5"}
{"type":"answer","n":226,"by":"coalition","ask":"event.remove.piece","answer":"warlord_underground","why":["8.4.4: the most comes of it: warlord_underground"],"sum":"3349d8748aa1700e"}
{"type":"answer","n":227,"by":"coalition","ask":"event.remove.piece","answer":"warlord_bases","why":["8.1.2: Bases first: warlord_bases"],"sum":"798533c41daf84c8"}
{"type":"answer","n":228,"by":"coalition","ask":"event.remove.count","answer":"1","why":["8.4.3: as many as possible: 1"],"print":"1479f8c5f6389e5a","sum":"7b6b5355f123a945"}
{"type":"answer","n":229,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (16)","8.6: Train"],"sum":"a843fd220ab96ff3"}
{"type":"answer","n":230,"by":"government","ask":"train.space","answer":"khowst","why":["8.6.2 step 2: fewest Government cubes: khowst (2)","8.6.2 step 2: Kabul or a COIN Base: khowst"],"sum":"8a9f9941c9e07820"}
{"type":"answer","n":231,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"c9b4212f45b451f7"}
{"type":"answer","n":232,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a1b8195306da020a"}
{"type":"answer","n":233,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: ghazni, kandahar, konduz (4)","8.2: among ghazni, kandahar, konduz"],"sum":"805c2c7a8afd5e66"}
{"type":"answer","n":234,"by":null,"ask":"bot.tan","answer":"1","sum":"2adc9818196897c5"}
{"type":"answer","n":235,"by":null,"ask":"bot.black","answer":"5","sum":"09693794471bd479"}
{"type":"answer","n":236,"by":null,"ask":"bot.green","answer":"5","sum":"6e1501cbbfac079a"}
{"type":"answer","n":237,"by":"government","ask":"train.space","answer":"ghazni","why":["8.2: dice 1 5 5: paktika, so ghazni","8.6.2 step 2: Kabul or a COIN Base: ghazni"],"sum":"80f144e8cb2d9759"}
{"type":"answer","n":238,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"abc4e94f67a944ab"}
{"type":"answer","n":239,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5873cc0ac7ff5106"}
{"type":"answer","n":240,"by":"government","ask":"train.space","answer":"konduz","why":["8.6.2 step 2: fewest Government cubes: konduz (4)","8.6.2 step 2: Kabul or a COIN Base: konduz"],"sum":"4d4a21867013bbf1"}
{"type":"answer","n":241,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"bcc2097f6f674f93"}
{"type":"answer","n":242,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"a2fb3f00fed4ecf8"}
{"type":"answer","n":243,"by":"government","ask":"train.space","answer":"kabul","why":["8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"245093b9d1218dd7"}
{"type":"answer","n":244,"by":"government","ask":"train.troops","answer":"1","why":["8.1.2: Police and Troops by turns"],"sum":"937feaf7d6ec702b"}
{"type":"answer","n":245,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"63694ca848e90e2d"}
{"type":"answer","n":246,"by":"government","ask":"train.donor","answer":"done","why":["8.6.2 step 2: Available cubes only"],"sum":"b09981f33a25860c"}
{"type":"answer","n":247,"by":"government","ask":"train.space","answer":"done","why":["8.6.2 step 2: all have their cubes"],"sum":"c13e82cb6292556f"}
{"type":"answer","n":248,"by":"government","ask":"train.extra","answer":"civic-action","why":["8.6.2 step 3: Civic Action without a Coalition Base: konduz"],"sum":"447cdb94eda35ff6"}
{"type":"answer","n":249,"by":"government","ask":"train.extra.space","answer":"konduz","why":["8.6.2 step 3: Civic Action without a Coalition Base: konduz"],"sum":"d2edb63f654951fd"}
{"type":"answer","n":250,"by":"government","ask":"special","answer":"govern","why":["8.6.2: Govern"],"print":"aca35af7cd97f6a8","sum":"554a460b6a3c3dec"}
{"type":"answer","n":251,"by":null,"ask":"deck.top","answer":"event","sum":"5db89d07773ea5ba"}
{"type":"answer","n":252,"by":null,"ask":"deck.card","answer":"55","print":"b56e0fd259fdd9cd","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 2\nnext: 55\nplayed: 32 56 17 43 23 50 57 9\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=5 taliban=2 warlords=14\naid: 23\npatronage: 8\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded 57=unshaded\nbadghis T:u1\nbaghlan W:B1u2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T4P4 T:B1u4\nhelmand C:B1T3 G:T4P4 T:B1u4\nherat G:B1T4P4\nkabul C:B1T3 G:T4P5 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u5 support=O\nkhowst C:B1T1 G:T3P3 +1\nkonduz G:B1T4P4 W:B1u1 +1\nnimruz W:u2\nnuristan C:T1 G:T1 T:u2\noruzgan C:T1 G:T1P1 W:B1u1\npaktika C:B1T1 G:T3P3 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u3\n","sum":"55379f9821662765"}
{"type":"answer","n":253,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Predators is a Capability: wanted below 4"],"sum":"4607024e38239070"}
{"type":"answer","n":254,"by":null,"ask":"bot.die","answer":"3","sum":"4c0665e8c520716a"}
{"type":"answer","n":255,"by":"taliban","ask":"turn","answer":"event","why":["8.1: die 3, Propaganda cards left 4: Predators is taken","8.1: the Event is offered, and nothing forbids it: Predators"],"sum":"68a45380cc78d5c8"}
{"type":"answer","n":256,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"54906a7bff5dcdce","sum":"aede9d6971ed4144"}
{"type":"answer","n":257,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (10)","8.5: Rally"],"sum":"2d9eaa6c1d105ba1"}
{"type":"answer","n":258,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among baghlan, nimruz"],"sum":"53fa702e3482ad5c"}
{"type":"answer","n":259,"by":null,"ask":"bot.tan","answer":"5","sum":"d9a06a0a78b64010"}
{"type":"answer","n":260,"by":null,"ask":"bot.black","answer":"2","sum":"808d1114e227d210"}
{"type":"answer","n":261,"by":null,"ask":"bot.green","answer":"1","sum":"cad185896842fa52"}
{"type":"answer","n":262,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.2: dice 5 2 1: konduz, so nimruz","8.5.1 step 2: 2 Guerrillas and room for a Base: nimruz"],"sum":"cf408a5a8b6c5c48"}
{"type":"answer","n":263,"by":"warlords","ask":"rally.action","answer":"build-base","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: nimruz"],"sum":"110d9e9ec5380d2f"}
{"type":"answer","n":264,"by":"warlords","ask":"rally.space","answer":"baghlan","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: baghlan"],"sum":"3932c1faca615693"}
{"type":"answer","n":265,"by":"warlords","ask":"rally.action","answer":"build-base","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: baghlan"],"sum":"e47f3da54be52c24"}
{"type":"answer","n":266,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, bamian, faryab, ghowr, nuristan, oruzgan"],"sum":"4fb9bcd819744546"}
{"type":"answer","n":267,"by":null,"ask":"bot.tan","answer":"2","sum":"e7e46bf7250f5ef0"}
{"type":"answer","n":268,"by":null,"ask":"bot.black","answer":"3","sum":"1853603a40be0059"}
{"type":"answer","n":269,"by":null,"ask":"bot.green","answer":"5","sum":"81c9ee0cde3289a2"}
{"type":"answer","n":270,"by":"warlords","ask":"rally.space","answer":"oruzgan","why":["8.2: dice 2 3 5: helmand, so oruzgan","8.5.1 step 3c: opened to Cultivate: oruzgan"],"sum":"f01755e04922dc3f"}
{"type":"answer","n":271,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: oruzgan"],"sum":"6b674a08987eb7dc"}
{"type":"answer","n":272,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"96b7e300ca30a71e"}
{"type":"answer","n":273,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"f9b6445df159a7e3","sum":"f9385ee643fd38e1"}
{"type":"answer","n":274,"by":null,"ask":"deck.top","answer":"event","sum":"560b188e8341712b"}
{"type":"answer","n":275,"by":null,"ask":"deck.card","answer":"13","print":"2fa04f2a96016b09","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 55\nnext: 13\nplayed: 32 56 17 43 23 50 57 9 2\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government\nresources: government=5 taliban=2 warlords=11\naid: 23\npatronage: 8\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded 57=unshaded\nbadghis T:u1\nbaghlan W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T4P4 T:B1u4\nhelmand C:B1T3 G:T4P4 T:B1u4\nherat G:B1T4P4\nkabul C:B1T3 G:T4P5 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u5 support=O\nkhowst C:B1T1 G:T3P3 +1\nkonduz G:B1T4P4 W:B1u1 +1\nnimruz W:B1\nnuristan C:T1 G:T1 T:u2\noruzgan C:T1 G:T1P1 W:B2u2\npaktika C:B1T1 G:T3P3 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u3\n","sum":"5464c09cf45f0ce3"}
{"type":"answer","n":276,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Breaktime"],"sum":"7c7649c1b6c8ef9e"}
{"type":"answer","n":277,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"sum":"c84aedfde6db15f4"}
{"type":"answer","n":278,"by":"coalition","ask":"event.faction","answer":"roll","why":["8.1.2: an equal chance for taliban, warlords"],"sum":"708318a2989ff4b0"}
{"type":"answer","n":279,"by":null,"ask":"bot.die","answer":"4","sum":"8063b0589c1d100c"}
{"type":"answer","n":280,"by":"coalition","ask":"event.faction","answer":"warlords","why":["8.1.2: dice 4: warlords","8.1.2: a Faction by chance, of enemies that have not executed: warlords"],"print":"d3e2a1c9e34a1547","sum":"30a3394acd20fe44"}
{"type":"answer","n":281,"by":"government","ask":"turn","answer":"sweep","why":["8.6.2: at least 15 pieces Available: no (1)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no","8.6.5: a Base or two Guerrillas could be removed: no (Assault: 0 Bases, 0 Guerrillas)","8.6: Sweep"],"sum":"b9c048c3b5ad6447"}
{"type":"answer","n":282,"by":"government","ask":"sweep.space","answer":"baghlan","why":["8.6.4: highest Population: baghlan (3)","8.6.4: Troops gain COIN Control: baghlan"],"sum":"f4e73f7a3e5792f1"}
{"type":"answer","n":283,"by":"government","ask":"sweep.origin","answer":"roll-spaces","why":["8.2: among kabul, konduz"],"sum":"77da40a189e5ff89"}
{"type":"answer","n":284,"by":null,"ask":"bot.tan","answer":"3","sum":"c5b2f32966637f4e"}
{"type":"answer","n":285,"by":null,"ask":"bot.black","answer":"5","sum":"066d051e4a7d9064"}
{"type":"answer","n":286,"by":null,"ask":"bot.green","answer":"4","sum":"c706c0035f84de35"}
{"type":"answer","n":287,"by":"government","ask":"sweep.origin","answer":"konduz","why":["8.2: dice 3 5 4: baghlan, so konduz","8.6.4: just enough Troops: 3 from konduz"],"sum":"2302df85ade880a7"}
{"type":"answer","n":288,"by":"government","ask":"sweep.troops","answer":"3","why":["8.6.4: just enough Troops: 3 from konduz"],"sum":"37e8376c7039209e"}
{"type":"answer","n":289,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"08fa75ddadc88c12"}
{"type":"answer","n":290,"by":"government","ask":"sweep.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, herat, kabul"],"sum":"6a3252975226f957"}
{"type":"answer","n":291,"by":null,"ask":"bot.tan","answer":"6","sum":"47297e0884a3315c"}
{"type":"answer","n":292,"by":null,"ask":"bot.black","answer":"5","sum":"196e79d5822f3276"}
{"type":"answer","n":293,"by":null,"ask":"bot.green","answer":"3","sum":"9a4182cc92ac9bed"}
{"type":"answer","n":294,"by":"government","ask":"sweep.space","answer":"transport","why":["8.2: dice 6 5 3: bamian, so herat","8.6.2: most Troops in excess of Control: 4 in herat","8.6.2: most Population: nuristan (2)","8.6.2: adds the most COIN-Controlled Population: nuristan","8.6.2: Transport"],"sum":"50cf723e417740de"}
{"type":"answer","n":295,"by":"government","ask":"transport.origin","answer":"herat","why":["8.6.2: most Troops in excess of Control: 4 in herat"],"sum":"e42de206f317cdf0"}
{"type":"answer","n":296,"by":"government","ask":"transport.destination","answer":"nuristan","why":["8.6.2: adds the most COIN-Controlled Population: nuristan"],"sum":"b27e77688763f01b"}
{"type":"answer","n":297,"by":"government","ask":"transport.troops","answer":"3","why":["8.6.2: all of the excess, but 1 stays"],"print":"11652013aefa68ae","sum":"d955a6883f54d3a5"}
{"type":"answer","n":298,"by":null,"ask":"deck.top","answer":"propaganda","print":"146ec0d85e70c5be","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 13\nnext: propaganda\nplayed: 32 56 17 43 23 50 57 9 2 55\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=0 taliban=2 warlords=13\naid: 23\npatronage: 8\nislamabad: tolerance\ncasualties: C:T1\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 17=shaded 57=unshaded\nbadghis T:u1\nbaghlan G:T3 W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T4P4 T:B1u4\nhelmand C:B1T3 G:T4P4 T:B1u4\nherat G:B1T1P4\nkabul C:B1T3 G:T4P5 T:u1 support=S +1\nkandahar C:B1T2 G:T2P2 T:B1u5 support=O\nkhowst C:B1T1 G:T3P3 +1\nkonduz G:B1T1P4 W:B1u1 +1\nnimruz W:B1\nnuristan C:T1 G:T4 T:u2\noruzgan C:T1 G:T1P1 W:B2u2\npaktika C:B1T1 G:T3P3 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u2\nnorthwest-frontier T:B1u3\n","sum":"b9e4312c2d8d27ab"}
{"type":"answer","n":299,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Anti-Corruption Drive"],"sum":"82c119c60a021e34"}
{"type":"answer","n":300,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"fcd9d84b3f488b70"}
{"type":"answer","n":301,"by":"coalition","ask":"event.amount","answer":"6","why":["8.4.3: as many as possible: 6"],"print":"df66584bc7541e82","sum":"84e8c9a486144f54"}
{"type":"answer","n":302,"by":"taliban","ask":"turn","answer":"attack","why":["8.7.2: at least 15 Available or Active: no (6 Available, 0 Active)","8.7.3: none Underground, few at Support and on LoCs: no (1 Underground, 1 in all)","8.7: Support + Available 20 or less: yes (10)","8.7: Attack"],"sum":"2c0284333e474b66"}
{"type":"answer","n":303,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, kabul, kandahar, nuristan, paktika"],"sum":"751174b6f17c2cca"}
{"type":"answer","n":304,"by":null,"ask":"bot.tan","answer":"5","sum":"0c80a40000266598"}
{"type":"answer","n":305,"by":null,"ask":"bot.black","answer":"1","sum":"20851aed3ac3d250"}
{"type":"answer","n":306,"by":null,"ask":"bot.green","answer":"5","sum":"d17426c02496929c"}
{"type":"answer","n":307,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 5 1 5: samangan, so kandahar","8.2: among ghazni, helmand, kabul, nuristan, paktika"],"sum":"3eb95280633ac59b"}
{"type":"answer","n":308,"by":null,"ask":"bot.tan","answer":"6","sum":"539f71d22af6bf6f"}
{"type":"answer","n":309,"by":null,"ask":"bot.black","answer":"5","sum":"b1fef8ea1eae708c"}
{"type":"answer","n":310,"by":null,"ask":"bot.green","answer":"5","sum":"943cebe29fe44023"}
{"type":"answer","n":311,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 6 5 5: kandahar, so helmand","8.7.4: Ambush: kandahar, helmand"],"sum":"4254b9fcf7b04ad0"}
{"type":"answer","n":312,"by":"taliban","ask":"ambush.space","answer":"kandahar","why":["8.7.4: Ambush: kandahar"],"sum":"58f630fc07a68dd5"}
{"type":"answer","n":313,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"a87c5ce3ac65c185"}
{"type":"answer","n":314,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"d1eaf6eccc8083ca"}
{"type":"answer","n":315,"by":"taliban","ask":"ambush.space","answer":"helmand","why":["8.7.4: Ambush: helmand"],"sum":"931d9b70910c54f8"}
{"type":"answer","n":316,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"b9157029ba5a6346"}
{"type":"answer","n":317,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"print":"33d4e72b87bb7cd7","sum":"65524e8f883ec7b7"}
{"type":"answer","n":318,"by":null,"ask":"deck.card","answer":"69","print":"86e043663792ad0c","sum":"91aa5d8180cf8044"}
{"type":"answer","n":319,"by":"coalition","ask":"civic.space","answer":"helmand","why":["8.8.5: Civic Action where it shifts most: helmand"],"sum":"9f2ae511bd9c5b3b"}
{"type":"answer","n":320,"by":"government","ask":"civic.space","answer":"konduz","why":["8.6.6: highest Population: konduz (3)","8.6.6: Neutral to Support, no Coalition Base: konduz"],"sum":"15555ef0b13ed36b"}
{"type":"answer","n":321,"by":"government","ask":"civic.space","answer":"herat","why":["8.6.6: Neutral to Support, no Coalition Base: herat"],"sum":"12eefb152692ad45"}
{"type":"answer","n":322,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"sum":"b623c99a73c2fd63"}
{"type":"answer","n":323,"by":"taliban","ask":"sharia.space","answer":"badghis","why":["8.7.7: Sharia: badghis"],"print":"619b992d64a781ea","sum":"1f4802840b7f5f1f"}
{"type":"answer","n":324,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"15a4651230489078"}
{"type":"answer","n":325,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"c5666e698fd6f2e5"}
{"type":"answer","n":326,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"abbac29d22263aea"}
{"type":"answer","n":327,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"40d76b12518b6a56"}
{"type":"answer","n":328,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9a33ad8c4e5d1e8d"}
{"type":"answer","n":329,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"9b599bd084c8a44f"}
{"type":"answer","n":330,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ab77c1678430ec15"}
{"type":"answer","n":331,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"6fbc2b3a1a4b4cea"}
{"type":"answer","n":332,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, konduz (1)","8.6.7: fewest Government Troops: herat"],"sum":"9303224dcf8e307b"}
{"type":"answer","n":333,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"887427e5b80501be"}
{"type":"answer","n":334,"by":"government","ask":"redeploy.destination","answer":"konduz","why":["8.6.7: fewest Government Troops: konduz (1)","8.6.7: fewest Government Troops: konduz"],"sum":"87c08c2ccab6701b"}
{"type":"answer","n":335,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: helmand, herat, khowst, konduz, paktika (2)","8.2: among helmand, herat, khowst, konduz, paktika"],"sum":"14f58cf5862008cc"}
{"type":"answer","n":336,"by":null,"ask":"bot.tan","answer":"5","sum":"e66f723bcacc44de"}
{"type":"answer","n":337,"by":null,"ask":"bot.black","answer":"3","sum":"4f44af71a78ae6e9"}
{"type":"answer","n":338,"by":null,"ask":"bot.green","answer":"4","sum":"06507bc0654372f1"}
{"type":"answer","n":339,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.2: dice 5 3 4: faryab, so herat","8.6.7: fewest Government Troops: herat"],"sum":"7b75422de4bb8f2a"}
{"type":"answer","n":340,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"f329d3c2713dff47"}
{"type":"answer","n":341,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: helmand, khowst, konduz, paktika (2)","8.2: among helmand, khowst, konduz, paktika"],"sum":"89b65ada90beecd8"}
{"type":"answer","n":342,"by":null,"ask":"bot.tan","answer":"6","sum":"92eaa580764b05e4"}
{"type":"answer","n":343,"by":null,"ask":"bot.black","answer":"2","sum":"7808fa45a8fb4e4b"}
{"type":"answer","n":344,"by":null,"ask":"bot.green","answer":"1","sum":"ed44619fdc8e375f"}
{"type":"answer","n":345,"by":"government","ask":"redeploy.destination","answer":"konduz","why":["8.2: dice 6 2 1: konduz, so konduz","8.6.7: fewest Government Troops: konduz"],"sum":"69e95fb63d2f52cd"}
{"type":"answer","n":346,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"cc17cf9cf83137c5"}
{"type":"answer","n":347,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: helmand, khowst, paktika (2)","8.2: among helmand, khowst, paktika"],"sum":"587b0d92e66a4694"}
{"type":"answer","n":348,"by":null,"ask":"bot.tan","answer":"5","sum":"c971a72d1bfbe542"}
{"type":"answer","n":349,"by":null,"ask":"bot.black","answer":"2","sum":"898db45c33fe135f"}
{"type":"answer","n":350,"by":null,"ask":"bot.green","answer":"6","sum":"fc3535ff69a5d726"}
{"type":"answer","n":351,"by":"government","ask":"redeploy.destination","answer":"helmand","why":["8.2: dice 5 2 6: samangan, so helmand","8.6.7: fewest Government Troops: helmand"],"sum":"98ee68c316abdb8a"}
{"type":"answer","n":352,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: khowst, paktika (2)","8.2: among khowst, paktika"],"sum":"58cbc5bde055ae4f"}
{"type":"answer","n":353,"by":null,"ask":"bot.tan","answer":"1","sum":"b631cfef4a7bee78"}
{"type":"answer","n":354,"by":null,"ask":"bot.black","answer":"2","sum":"354e170771f2f645"}
{"type":"answer","n":355,"by":null,"ask":"bot.green","answer":"6","sum":"78f3de7e92cad2ab"}
{"type":"answer","n":356,"by":"government","ask":"redeploy.destination","answer":"paktika","why":["8.2: dice 1 2 6: farah, so paktika","8.6.7: fewest Government Troops: paktika"],"sum":"0ec51394b0c4ca29"}
{"type":"answer","n":357,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: COIN Control would be lost: baghlan","8.6.7: most Police: ghazni, herat, kabul, konduz (3)","8.2: among ghazni, herat, kabul, konduz"],"sum":"a9d534d7ed28dfe5"}
{"type":"answer","n":358,"by":null,"ask":"bot.tan","answer":"3","sum":"7da5ad75eb65f67e"}
{"type":"answer","n":359,"by":null,"ask":"bot.black","answer":"6","sum":"b267148fa6646c19"}
{"type":"answer","n":360,"by":null,"ask":"bot.green","answer":"3","sum":"157f74234257ea94"}
{"type":"answer","n":361,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 3 6 3: baghlan, so konduz","8.6.7: most Police: ghazni, herat, kabul (3)","8.2: among ghazni, herat, kabul"],"sum":"b431f4ab7352a2d3"}
{"type":"answer","n":362,"by":null,"ask":"bot.tan","answer":"3","sum":"fcdf0a24870d39ba"}
{"type":"answer","n":363,"by":null,"ask":"bot.black","answer":"2","sum":"2db70cf155e80b3f"}
{"type":"answer","n":364,"by":null,"ask":"bot.green","answer":"2","sum":"d1fe55d8f80c5b71"}
{"type":"answer","n":365,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 3 2 2: waziristan, so ghazni","8.6.7: most Police: herat, kabul (3)","8.2: among herat, kabul"],"sum":"68b174f111653692"}
{"type":"answer","n":366,"by":null,"ask":"bot.tan","answer":"5","sum":"da9a986e4a7a74fc"}
{"type":"answer","n":367,"by":null,"ask":"bot.black","answer":"1","sum":"220bbe677107782b"}
{"type":"answer","n":368,"by":null,"ask":"bot.green","answer":"6","sum":"a0f5a383a2983ab6"}
{"type":"answer","n":369,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 5 1 6: samangan, so herat","8.6.7: most Police: kabul (3)","8.6.7: most Police: ghazni, helmand, herat, kabul, khowst, konduz, paktika (2)","8.2: among ghazni, helmand, herat, kabul, khowst, konduz, paktika"],"sum":"0535e20a3b2800f9"}
{"type":"answer","n":370,"by":null,"ask":"bot.tan","answer":"4","sum":"9e74cc5245948e05"}
{"type":"answer","n":371,"by":null,"ask":"bot.black","answer":"4","sum":"2b55ea2006d031bc"}
{"type":"answer","n":372,"by":null,"ask":"bot.green","answer":"4","sum":"b42a015c2d9b76d0"}
{"type":"answer","n":373,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 4 4: kabul, so kabul","8.6.7: most Police: ghazni, helmand, herat, khowst, konduz, paktika (2)","8.2: among ghazni, helmand, herat, khowst, konduz, paktika"],"sum":"a00b9f6ae51299b0"}
{"type":"answer","n":374,"by":null,"ask":"bot.tan","answer":"6","sum":"1d908e95408fbfe9"}
{"type":"answer","n":375,"by":null,"ask":"bot.black","answer":"3","sum":"586d95d0f0e93499"}
{"type":"answer","n":376,"by":null,"ask":"bot.green","answer":"4","sum":"d648c95554d726e9"}
{"type":"answer","n":377,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 6 3 4: faryab, so herat","8.6.7: most Police: ghazni, helmand, khowst, konduz, paktika (2)","8.2: among ghazni, helmand, khowst, konduz, paktika"],"sum":"df99bd2f2ecc7bfe"}
{"type":"answer","n":378,"by":null,"ask":"bot.tan","answer":"4","sum":"8b3874b6012d2aab"}
{"type":"answer","n":379,"by":null,"ask":"bot.black","answer":"3","sum":"905dfbb8ab7ce590"}
{"type":"answer","n":380,"by":null,"ask":"bot.green","answer":"5","sum":"d6549571851e725d"}
{"type":"answer","n":381,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 3 5: kabul, so konduz","8.6.7: most Police: ghazni, helmand, khowst, paktika (2)","8.2: among ghazni, helmand, khowst, paktika"],"sum":"c807ae5aafe69184"}
{"type":"answer","n":382,"by":null,"ask":"bot.tan","answer":"6","sum":"025a2e6091ea7877"}
{"type":"answer","n":383,"by":null,"ask":"bot.black","answer":"5","sum":"8f6c61ae48121955"}
{"type":"answer","n":384,"by":null,"ask":"bot.green","answer":"4","sum":"1c3b5be9938a6974"}
{"type":"answer","n":385,"by":"government","ask":"redeploy.police.origin","answer":"konduz","why":["8.2: dice 6 5 4: bamian, so helmand","8.6.7: fewest Police: nuristan (0)","8.6.7: COIN Control would be lost: 1 Police from konduz to baghlan"],"sum":"086986dc474bb92e"}
{"type":"answer","n":386,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.6.7: COIN Control would be lost: 1 Police from konduz to baghlan"],"sum":"e6f40d69cf784109"}
{"type":"answer","n":387,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from konduz to baghlan"],"sum":"7639dd4f74a9af84"}
{"type":"answer","n":388,"by":"government","ask":"redeploy.police.origin","answer":"ghazni","why":["8.6.7: COIN Control would be lost: 1 Police from ghazni to baghlan"],"sum":"4f4d66019419fcdf"}
{"type":"answer","n":389,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.6.7: COIN Control would be lost: 1 Police from ghazni to baghlan"],"sum":"b1be861d5bc3126d"}
{"type":"answer","n":390,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from ghazni to baghlan"],"sum":"91b0cdc32876abc8"}
{"type":"answer","n":391,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: COIN Control would be lost: 1 Police from herat to baghlan"],"sum":"0ac28b049a0e3915"}
{"type":"answer","n":392,"by":"government","ask":"redeploy.destination","answer":"baghlan","why":["8.6.7: COIN Control would be lost: 1 Police from herat to baghlan"],"sum":"1e0252637da4bcee"}
{"type":"answer","n":393,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from herat to baghlan"],"sum":"e1da13020efb8a1d"}
{"type":"answer","n":394,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.6.7: 2 on a LoC of Econ 4: 2 Police from kabul to kabul-tor-kham"],"sum":"780967ab5d1b5b4e"}
{"type":"answer","n":395,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 2 Police from kabul to kabul-tor-kham"],"sum":"9c37fcec06ac017d"}
{"type":"answer","n":396,"by":"government","ask":"redeploy.count","answer":"2","why":["8.6.7: 2 on a LoC of Econ 4: 2 Police from kabul to kabul-tor-kham"],"sum":"e59aeb3ee8cb5310"}
{"type":"answer","n":397,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from herat to kandahar-spin-boldak"],"sum":"dc2591770136d474"}
{"type":"answer","n":398,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from herat to kandahar-spin-boldak"],"sum":"10a51592c8ad0e1e"}
{"type":"answer","n":399,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from herat to kandahar-spin-boldak"],"sum":"02b575657fd8ced1"}
{"type":"answer","n":400,"by":"government","ask":"redeploy.police.origin","answer":"konduz","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from konduz to kandahar-spin-boldak"],"sum":"37b7d1fd3d3d3bbe"}
{"type":"answer","n":401,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from konduz to kandahar-spin-boldak"],"sum":"e5724476d198a72c"}
{"type":"answer","n":402,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: 2 on a LoC of Econ 3: 1 Police from konduz to kandahar-spin-boldak"],"sum":"25dc91b5d58a450a"}
{"type":"answer","n":403,"by":"government","ask":"redeploy.police.origin","answer":"helmand","why":["8.6.7: from most to fewest: 1 Police from helmand to nuristan"],"sum":"15d1b6284e2c981a"}
{"type":"answer","n":404,"by":"government","ask":"redeploy.destination","answer":"nuristan","why":["8.6.7: from most to fewest: 1 Police from helmand to nuristan"],"sum":"e143f5eb379da00f"}
{"type":"answer","n":405,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: from most to fewest: 1 Police from helmand to nuristan"],"sum":"0bc6e78e2ed59ba3"}
{"type":"answer","n":406,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"1b0490d8b8fddf8c"}
{"type":"answer","n":407,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.7.8: fewest Guerrillas: waziristan (0)","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"f8971eb3c3ce254d"}
{"type":"answer","n":408,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","why":["8.7.8: fewest Guerrillas: waziristan (1)","8.7.8: where fewest Guerrillas are, Afghan first: waziristan"],"sum":"53e1c984d4ff2ca0"}
{"type":"answer","n":409,"by":"taliban","ask":"redeploy.count","answer":"1","why":["8.7.8: one at a time"],"sum":"9ef771b5573bba8c"}
{"type":"answer","n":410,"by":"taliban","ask":"redeploy.destination","answer":"roll-spaces","why":["8.7.8: fewest Guerrillas: balochistan, waziristan (2)","8.2: among balochistan, waziristan"],"sum":"2fc35d858d18b877"}
{"type":"answer","n":411,"by":null,"ask":"bot.tan","answer":"5","sum":"ca369f057b28f091"}
{"type":"answer","n":412,"by":null,"ask":"bot.black","answer":"4","sum":"df35d720c83421ce"}
{"type":"answer","n":413,"by":null,"ask":"bot.green","answer":"2","sum":"a906fd3c89274c2a"}
{"type":"answer","n":414,"by":"taliban","ask":"redeploy.destination","answer":"balochistan","why":["8.2: dice 5 4 2: balkh, so balochistan","8.7.8: where fewest Guerrillas are, Afghan first: balochistan"],"print":"90d91d97a85cb37c","sum":"81c6242cd6eb3e65"}
{"type":"answer","n":415,"by":null,"ask":"deck.top","answer":"event","sum":"8ba2f3af4aab927d"}
{"type":"answer","n":416,"by":null,"ask":"deck.card","answer":"1","print":"0942d44ad0e58723","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 69\nnext: 1\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\nresources: government=32 taliban=6 warlords=22\naid: 20\npatronage: 2\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nbadghis support=O\nbaghlan G:P3 W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T3P2 T:B1u4\nhelmand C:B1T3 G:T3P1 T:B1u4 support=S\nherat G:B1T3P1 support=S\nkabul C:B1T3 G:T3P1 T:u1 support=S +1\nkandahar C:B1T2 G:T1P1 T:B1u6 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 support=S +1\nnimruz W:B1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2u2\npaktika C:B1T1 G:T3P2 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:B1u3\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\n","sum":"09f1e512b4013b62"}
{"type":"answer","n":417,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mine Removal"],"sum":"f66af50d00da109d"}
{"type":"answer","n":418,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"81440d79ade7e794"}
{"type":"answer","n":419,"by":"warlords","ask":"event.space","answer":"roll","why":["8.3: an equal chance for kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah, kandahar-kabul"],"sum":"558e54633fc1153a"}
{"type":"answer","n":420,"by":null,"ask":"bot.die","answer":"5","sum":"a11125a0e0cae752"}
{"type":"answer","n":421,"by":"warlords","ask":"event.space","answer":"kandahar-kabul","why":["8.3: dice 5: kandahar-kabul"],"sum":"0dc2fd5f7b135b24"}
{"type":"answer","n":422,"by":"warlords","ask":"event.space","answer":"roll","why":["8.3: an equal chance for kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah"],"sum":"3f7f3a91660f4974"}
{"type":"answer","n":423,"by":null,"ask":"bot.die","answer":"3","sum":"fc91b3c0ae6287ef"}
{"type":"answer","n":424,"by":"warlords","ask":"event.space","answer":"farah-kandahar","why":["8.3: dice 3: farah-kandahar"],"sum":"2f185f8284cf93ec"}
{"type":"answer","n":425,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.2: among baghlan, kabul, konduz"],"sum":"c55ddcf3254cda77"}
{"type":"answer","n":426,"by":null,"ask":"bot.tan","answer":"5","sum":"3bf8ae4d5ee2b6f0"}
{"type":"answer","n":427,"by":null,"ask":"bot.black","answer":"5","sum":"2960bd7a0406f263"}
{"type":"answer","n":428,"by":null,"ask":"bot.green","answer":"4","sum":"41ad5ee75b2d3cc6"}
{"type":"answer","n":429,"by":"warlords","ask":"event.space","answer":"kabul","why":["8.2: dice 5 5 4: bamian, so kabul"],"print":"12f07dc4a280761e","sum":"945a08521575fa2b"}
{"type":"answer","n":430,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (20)","8.6: Train"],"sum":"d573601f64dab88c"}
{"type":"answer","n":431,"by":"government","ask":"train.space","answer":"kandahar","why":["8.6.2 step 2: fewest Government cubes: kandahar (2)","8.6.2 step 2: Kabul or a COIN Base: kandahar"],"sum":"468d67bff6dc57c8"}
{"type":"answer","n":432,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"b3bcbbc08fece446"}
{"type":"answer","n":433,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"fdc077de862ca1d1"}
{"type":"answer","n":434,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: helmand, herat, kabul, khowst, konduz (4)","8.2: among helmand, herat, kabul, khowst, konduz"],"sum":"b9dfeecb0b19ee1a"}
{"type":"answer","n":435,"by":null,"ask":"bot.tan","answer":"3","sum":"cf7b6e5ce9f04aaa"}
{"type":"answer","n":436,"by":null,"ask":"bot.black","answer":"4","sum":"067d5ea54ededf54"}
{"type":"answer","n":437,"by":null,"ask":"bot.green","answer":"5","sum":"4b840d107ca50c84"}
{"type":"answer","n":438,"by":"government","ask":"train.space","answer":"kabul","why":["8.2: dice 3 4 5: kabul, so kabul","8.6.2 step 2: Kabul or a COIN Base: kabul"],"sum":"7d85f38e21c1a199"}
{"type":"answer","n":439,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"7bb8494a2057fa25"}
{"type":"answer","n":440,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"4d06e3a03c3d06a6"}
{"type":"answer","n":441,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: helmand, herat, khowst, konduz (4)","8.2: among helmand, herat, khowst, konduz"],"sum":"85ca873f06eb43b8"}
{"type":"answer","n":442,"by":null,"ask":"bot.tan","answer":"6","sum":"e877d6f02c4cd5e2"}
{"type":"answer","n":443,"by":null,"ask":"bot.black","answer":"4","sum":"8db5ff0298857adc"}
{"type":"answer","n":444,"by":null,"ask":"bot.green","answer":"4","sum":"3f8267b55dd58cbd"}
{"type":"answer","n":445,"by":"government","ask":"train.space","answer":"herat","why":["8.2: dice 6 4 4: faryab, so herat","8.6.2 step 2: Kabul or a COIN Base: herat"],"sum":"27c29f5bd5054919"}
{"type":"answer","n":446,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"f4792976a3cbec12"}
{"type":"answer","n":447,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"c851895ce0186571"}
{"type":"answer","n":448,"by":"government","ask":"train.space","answer":"roll-spaces","why":["8.6.2 step 2: fewest Government cubes: helmand, khowst, konduz (4)","8.2: among helmand, khowst, konduz"],"sum":"bf3b8567da340b11"}
{"type":"answer","n":449,"by":null,"ask":"bot.tan","answer":"6","sum":"027c693c7f5afdc7"}
{"type":"answer","n":450,"by":null,"ask":"bot.black","answer":"4","sum":"8e285108e24e74b3"}
{"type":"answer","n":451,"by":null,"ask":"bot.green","answer":"6","sum":"de05d2f3ace5899d"}
{"type":"answer","n":452,"by":"government","ask":"train.space","answer":"helmand","why":["8.2: dice 6 4 6: ghowr, so helmand","8.6.2 step 2: Kabul or a COIN Base: helmand"],"sum":"63de6944038517a5"}
{"type":"answer","n":453,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"5f1d55b874be69fc"}
{"type":"answer","n":454,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"51b79e2975eb7406"}
{"type":"answer","n":455,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"5fe4d7527a435124"}
{"type":"answer","n":456,"by":"government","ask":"govern.space","answer":"konduz","why":["8.6.2: highest Population: konduz (3)","8.6.2: Support without Coalition Base: konduz"],"sum":"4c3423c601b6dc44"}
{"type":"answer","n":457,"by":"government","ask":"govern.space","answer":"herat","why":["8.6.2: Support without Coalition Base: herat"],"sum":"99e4740d57e49a8e"}
{"type":"answer","n":458,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: herat"],"sum":"b6bd66c49df172b8"}
{"type":"answer","n":459,"by":"government","ask":"train.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"dd5ff9d29072afe3"}
{"type":"answer","n":460,"by":"government","ask":"train.extra","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"4ab29c16b12c560d","sum":"e677621623128f44"}
{"type":"answer","n":461,"by":null,"ask":"deck.top","answer":"event","sum":"c058764a0f418b80"}
{"type":"answer","n":462,"by":null,"ask":"deck.card","answer":"8","print":"f3513da3777dfc15","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 1\nnext: 8\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=20 taliban=6 warlords=22\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nbadghis support=O\nbaghlan G:P3 W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T3P2 T:B1u4\nhelmand C:B1T3 G:T5P3 T:B1u4 support=S\nherat G:B1T5P3\nkabul C:B1T3 G:T5P3 T:u1 support=S\nkandahar C:B1T2 G:T3P3 T:B1u6 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2u2\npaktika C:B1T1 G:T3P2 T:B1u4\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:B1u3\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"2f312462bede7102"}
{"type":"answer","n":463,"by":"coalition","ask":"turn","answer":"roll","why":["8.1: ISR is a Capability: wanted below 3"],"sum":"802264693bc0d07f"}
{"type":"answer","n":464,"by":null,"ask":"bot.die","answer":"6","sum":"174d96a3905dcb6e"}
{"type":"answer","n":465,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.1: die 6, Propaganda cards left 3: ISR is not taken","8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (23)","8.8.2: most Coalition Troops in excess: helmand, kabul (3)","8.2: among helmand, kabul"],"sum":"47d64a3d587089a9"}
{"type":"answer","n":466,"by":null,"ask":"bot.tan","answer":"6","sum":"c06b97d3436cb0c4"}
{"type":"answer","n":467,"by":null,"ask":"bot.black","answer":"6","sum":"9f64e3177670d1b7"}
{"type":"answer","n":468,"by":null,"ask":"bot.green","answer":"6","sum":"492a8582cd24e42c"}
{"type":"answer","n":469,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 6 6 6: kandahar, so helmand","8.8.2: most Coalition Troops in excess: kabul (3)","8.2: among ghazni, kandahar, khowst, paktika"],"sum":"f4fd7f74adcc0695"}
{"type":"answer","n":470,"by":null,"ask":"bot.tan","answer":"6","sum":"94dc14f012d34648"}
{"type":"answer","n":471,"by":null,"ask":"bot.black","answer":"6","sum":"034476105dd13375"}
{"type":"answer","n":472,"by":null,"ask":"bot.green","answer":"6","sum":"57eaacb274f34f40"}
{"type":"answer","n":473,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 6 6 6: kandahar, so kandahar","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (0 Bases, 5 Taliban pieces)","8.8: Assault"],"sum":"86f95acd14b103ef"}
{"type":"answer","n":474,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: most Taliban Guerrillas removed: ghazni, helmand, kabul, kandahar, paktika (1)","8.8.4: highest Population: kabul (3)","8.8.4: Troops Assault where they can remove something: kabul"],"sum":"eb729216c72e6bd0"}
{"type":"answer","n":475,"by":"coalition","ask":"assault.space","answer":"kandahar","why":["8.8.4: most Taliban Guerrillas removed: ghazni, helmand, kandahar, paktika (1)","8.8.4: highest Population: kandahar (2)","8.8.4: Troops Assault where they can remove something: kandahar"],"sum":"79f624bc962af8bb"}
{"type":"answer","n":476,"by":"coalition","ask":"assault.space","answer":"roll-spaces","why":["8.8.4: most Taliban Guerrillas removed: ghazni, helmand, paktika (1)","8.2: among ghazni, helmand, paktika"],"sum":"5a77d6d73d788448"}
{"type":"answer","n":477,"by":null,"ask":"bot.tan","answer":"4","sum":"11845fee4d3c1822"}
{"type":"answer","n":478,"by":null,"ask":"bot.black","answer":"3","sum":"55b48a6910b62ffa"}
{"type":"answer","n":479,"by":null,"ask":"bot.green","answer":"5","sum":"9220278358a0baba"}
{"type":"answer","n":480,"by":"coalition","ask":"assault.space","answer":"helmand","why":["8.2: dice 4 3 5: kabul, so helmand","8.8.4: Troops Assault where they can remove something: helmand"],"sum":"704d01fa3a7acec0"}
{"type":"answer","n":481,"by":"coalition","ask":"assault.space","answer":"roll-spaces","why":["8.8.4: most Taliban Guerrillas removed: ghazni, paktika (1)","8.2: among ghazni, paktika"],"sum":"411d1ede480a6061"}
{"type":"answer","n":482,"by":null,"ask":"bot.tan","answer":"2","sum":"491054cbcdce1be1"}
{"type":"answer","n":483,"by":null,"ask":"bot.black","answer":"6","sum":"55a4f2f89293e48b"}
{"type":"answer","n":484,"by":null,"ask":"bot.green","answer":"5","sum":"35393688fa91e7fd"}
{"type":"answer","n":485,"by":"coalition","ask":"assault.space","answer":"paktika","why":["8.2: dice 2 6 5: paktika, so paktika","8.8.4: Troops Assault where they can remove something: paktika"],"sum":"c6857f6b35f982b2"}
{"type":"answer","n":486,"by":"coalition","ask":"assault.space","answer":"ghazni","why":["8.8.4: most Taliban Guerrillas removed: ghazni (1)","8.8.4: Troops Assault where they can remove something: ghazni"],"sum":"2420836ad9c9689c"}
{"type":"answer","n":487,"by":"coalition","ask":"assault.space","answer":"oruzgan","why":["8.8.4: Troops Assault where they can remove something: oruzgan"],"sum":"9fda1259f965fa00"}
{"type":"answer","n":488,"by":"coalition","ask":"assault.space","answer":"done","why":["8.8.4: nothing more to Assault"],"print":"9822871622a29a17","sum":"b087d9672a10b201"}
{"type":"answer","n":489,"by":"taliban","ask":"turn","answer":"attack","why":["8.7.2: at least 15 Available or Active: no (10 Available, 0 Active)","8.7.3: none Underground, few at Support and on LoCs: no (3 Underground, 3 in all)","8.7: Support + Available 20 or less: yes (11)","8.7: Attack"],"sum":"0b359202cbd8cd90"}
{"type":"answer","n":490,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, kandahar, paktika"],"sum":"6e4ac02bf8718857"}
{"type":"answer","n":491,"by":null,"ask":"bot.tan","answer":"6","sum":"7c98b146661dba8e"}
{"type":"answer","n":492,"by":null,"ask":"bot.black","answer":"1","sum":"5863da3a944a7d54"}
{"type":"answer","n":493,"by":null,"ask":"bot.green","answer":"4","sum":"eae563ff1e466d73"}
{"type":"answer","n":494,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 6 1 4: badakhshan, so kandahar","8.2: among ghazni, helmand, paktika"],"sum":"199e087d316e8ee4"}
{"type":"answer","n":495,"by":null,"ask":"bot.tan","answer":"1","sum":"eede560bb8fd0164"}
{"type":"answer","n":496,"by":null,"ask":"bot.black","answer":"4","sum":"2e72b644383618e2"}
{"type":"answer","n":497,"by":null,"ask":"bot.green","answer":"5","sum":"eeaa42d5011555b3"}
{"type":"answer","n":498,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: dice 1 4 5: helmand, so helmand","8.2: among ghazni, paktika"],"sum":"20530224ce78ed17"}
{"type":"answer","n":499,"by":null,"ask":"bot.tan","answer":"4","sum":"d61dfc9b1c02964b"}
{"type":"answer","n":500,"by":null,"ask":"bot.black","answer":"2","sum":"564c34e00e3c1928"}
{"type":"answer","n":501,"by":null,"ask":"bot.green","answer":"2","sum":"5184836fe7d78dfa"}
{"type":"answer","n":502,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 4 2 2: waziristan, so ghazni","8.7.4: Ambush: kandahar, helmand, ghazni"],"sum":"c0cf8fffed6479a8"}
{"type":"answer","n":503,"by":"taliban","ask":"ambush.space","answer":"kandahar","why":["8.7.4: Ambush: kandahar"],"sum":"53bf2aca57a3793c"}
{"type":"answer","n":504,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"06087237d61fc9cf"}
{"type":"answer","n":505,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"8fe9217b3dfb4065"}
{"type":"answer","n":506,"by":"taliban","ask":"ambush.space","answer":"helmand","why":["8.7.4: Ambush: helmand"],"sum":"bc0e881051c11cca"}
{"type":"answer","n":507,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"b284ead65765bdf9"}
{"type":"answer","n":508,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"254679a5191fb071"}
{"type":"answer","n":509,"by":"taliban","ask":"ambush.space","answer":"ghazni","why":["8.7.4: Ambush: ghazni"],"sum":"113aa1fc22872962"}
{"type":"answer","n":510,"by":"taliban","ask":"attack.remove","answer":"government_police","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_police"],"sum":"804e6dd8dedcc727"}
{"type":"answer","n":511,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"76291286e7acee5b"}
{"type":"answer","n":512,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"b56741bc7d74e7b9","sum":"3e0a55672276c520"}
{"type":"answer","n":513,"by":null,"ask":"deck.top","answer":"event","sum":"b2d9bf626814adff"}
{"type":"answer","n":514,"by":null,"ask":"deck.card","answer":"26","print":"a41626c37c5e322a","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 8\nnext: 26\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=20 taliban=3 warlords=22\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nbadghis support=O\nbaghlan G:P3 W:B2 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u3a1\nhelmand C:B1T3 G:T4P2 T:B1u3a1 support=S\nherat G:B1T5P3\nkabul C:B1T3 G:T5P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1u5a1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2u1\npaktika C:B1T1 G:T3P2 T:B1u3\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:B1u3\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"f3be96ceb71e89bf"}
{"type":"answer","n":515,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: SEAL Team 6"],"sum":"def9ce0e3ee56b72"}
{"type":"answer","n":516,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"3d76df0f13375c50"}
{"type":"answer","n":517,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.4.4: most Bases: balochistan, northwest-frontier (1)","8.2: among balochistan, northwest-frontier"],"sum":"814ca24b29772cf2"}
{"type":"answer","n":518,"by":null,"ask":"bot.tan","answer":"1","sum":"4e110723e35d2e1c"}
{"type":"answer","n":519,"by":null,"ask":"bot.black","answer":"6","sum":"f743c5ec0ee0d003"}
{"type":"answer","n":520,"by":null,"ask":"bot.green","answer":"1","sum":"2b0e9fb7d426394d"}
{"type":"answer","n":521,"by":"government","ask":"event.space","answer":"northwest-frontier","why":["8.2: dice 1 6 1: zabol, so northwest-frontier"],"sum":"f904a3adc5571383"}
{"type":"answer","n":522,"by":"government","ask":"event.remove.piece","answer":"taliban_bases","why":["8.1.2: Bases first: taliban_bases"],"sum":"635060de2bd2785a"}
{"type":"answer","n":523,"by":"government","ask":"event.remove.count","answer":"1","why":["8.4.3: as many as possible: 1"],"print":"a3eceb92a71bb465","sum":"3a7acb52749e1c16"}
{"type":"answer","n":524,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: yes (11)","8.5: Rally"],"sum":"1824e4bad75b1a02"}
{"type":"answer","n":525,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among baghlan, nimruz"],"sum":"87822a3ed3da918c"}
{"type":"answer","n":526,"by":null,"ask":"bot.tan","answer":"5","sum":"4a4dbb4db64e7e6b"}
{"type":"answer","n":527,"by":null,"ask":"bot.black","answer":"5","sum":"2dfa02a87371bed1"}
{"type":"answer","n":528,"by":null,"ask":"bot.green","answer":"1","sum":"4714429ef05511c3"}
{"type":"answer","n":529,"by":"warlords","ask":"rally.space","answer":"nimruz","why":["8.2: dice 5 5 1: sar-e-pol, so nimruz","8.5.1 step 3a: a Base without Guerrillas: nimruz"],"sum":"8bc7b00e2b9cd4f5"}
{"type":"answer","n":530,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3a: a Base without Guerrillas: nimruz"],"sum":"3d201feb1b779d48"}
{"type":"answer","n":531,"by":"warlords","ask":"rally.space","answer":"baghlan","why":["8.5.1 step 3a: a Base without Guerrillas: baghlan"],"sum":"2e86ef26d3295f70"}
{"type":"answer","n":532,"by":"warlords","ask":"rally.action","answer":"place-many","why":["8.5.1 step 3a: a Base without Guerrillas: baghlan"],"sum":"ccca325bbb0a8f67"}
{"type":"answer","n":533,"by":"warlords","ask":"rally.count","answer":"5","why":["8.1.1: as many as possible"],"sum":"b4b448413c506652"}
{"type":"answer","n":534,"by":"warlords","ask":"rally.space","answer":"roll-spaces","why":["8.2: among badakhshan, badghis, bamian, faryab, ghowr"],"sum":"2337c4cc2e374d1f"}
{"type":"answer","n":535,"by":null,"ask":"bot.tan","answer":"3","sum":"61d3cf58f76bcb29"}
{"type":"answer","n":536,"by":null,"ask":"bot.black","answer":"6","sum":"b1e4b428e0a2edb3"}
{"type":"answer","n":537,"by":null,"ask":"bot.green","answer":"1","sum":"5bb184f3434cd881"}
{"type":"answer","n":538,"by":"warlords","ask":"rally.space","answer":"badakhshan","why":["8.2: dice 3 6 1: nuristan, so badakhshan","8.5.1 step 3c: opened to Cultivate: badakhshan"],"sum":"1044efba38327368"}
{"type":"answer","n":539,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3c: opened to Cultivate: badakhshan"],"sum":"e8b3c061abcd678c"}
{"type":"answer","n":540,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"9f3759b0f94a912f"}
{"type":"answer","n":541,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"4186e3613a0151f2","sum":"dfc26db53867de89"}
{"type":"answer","n":542,"by":null,"ask":"deck.top","answer":"event","sum":"12d61b3c89c21c53"}
{"type":"answer","n":543,"by":null,"ask":"deck.card","answer":"66","print":"44b202358cf3514a","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 26\nnext: 66\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=20 taliban=3 warlords=19\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nbadakhshan W:B1u1\nbadghis support=O\nbaghlan G:P3 W:B2u5 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u3a1\nhelmand C:B1T3 G:T4P2 T:B1u3a1 support=S\nherat G:B1T5P3\nkabul C:B1T3 G:T5P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1u5a1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2u1\npaktika C:B1T1 G:T3P2 T:B1u3\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"7d5222b116650a2f"}
{"type":"answer","n":544,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: MANPADS Scare"],"sum":"96636c1097322130"}
{"type":"answer","n":545,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"b1934683673ab708","sum":"7bf256aa0ba40ddc"}
{"type":"answer","n":546,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (21)","8.8.2: most Coalition Troops in excess: helmand, kabul (3)","8.2: among helmand, kabul"],"sum":"60072498f728c411"}
{"type":"answer","n":547,"by":null,"ask":"bot.tan","answer":"2","sum":"c88729ddccab71c5"}
{"type":"answer","n":548,"by":null,"ask":"bot.black","answer":"4","sum":"40cabad592eda107"}
{"type":"answer","n":549,"by":null,"ask":"bot.green","answer":"2","sum":"2741d421c603fee7"}
{"type":"answer","n":550,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 2 4 2: herat, so helmand","8.8.2: most Coalition Troops in excess: kabul (3)","8.2: among khowst, paktika"],"sum":"0d21a37f2a61e3b5"}
{"type":"answer","n":551,"by":null,"ask":"bot.tan","answer":"1","sum":"1dd7684c730804c8"}
{"type":"answer","n":552,"by":null,"ask":"bot.black","answer":"3","sum":"37f873e5bb23a22f"}
{"type":"answer","n":553,"by":null,"ask":"bot.green","answer":"6","sum":"cfff84798b475751"}
{"type":"answer","n":554,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 1 3 6: helmand, so paktika","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (0 Bases, 7 Taliban pieces)","8.8: Assault"],"sum":"560fd5005dc2ab8d"}
{"type":"answer","n":555,"by":"coalition","ask":"assault.space","answer":"kandahar","why":["8.8.4: most Taliban Guerrillas removed: ghazni, helmand, kandahar (2)","8.8.4: highest Population: kandahar (2)","8.8.4: Troops Assault where they can remove something: kandahar"],"sum":"528077890bb29f80"}
{"type":"answer","n":556,"by":"coalition","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"45f801fe67996ca7"}
{"type":"answer","n":557,"by":"coalition","ask":"assault.space","answer":"roll-spaces","why":["8.8.4: most Taliban Guerrillas removed: ghazni, helmand (2)","8.2: among ghazni, helmand"],"sum":"b8a10ab3ffc61aa4"}
{"type":"answer","n":558,"by":null,"ask":"bot.tan","answer":"3","sum":"d22f35a52c1f1b6d"}
{"type":"answer","n":559,"by":null,"ask":"bot.black","answer":"1","sum":"281aab14cfbdfc7d"}
{"type":"answer","n":560,"by":null,"ask":"bot.green","answer":"3","sum":"cfcc1761ef0fc3c9"}
{"type":"answer","n":561,"by":"coalition","ask":"assault.space","answer":"ghazni","why":["8.2: dice 3 1 3: khowst, so ghazni","8.8.4: Troops Assault where they can remove something: ghazni"],"sum":"c54941eed312a12b"}
{"type":"answer","n":562,"by":"coalition","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"9cfe7c0ac67a0c73"}
{"type":"answer","n":563,"by":"coalition","ask":"assault.company","answer":"together","why":["8.8.4: Government cubes: they remove more"],"sum":"f6e2082dcc307453"}
{"type":"answer","n":564,"by":"coalition","ask":"assault.space","answer":"helmand","why":["8.8.4: most Taliban Guerrillas removed: helmand (2)","8.8.4: Troops Assault where they can remove something: helmand"],"sum":"003dcadd92914acd"}
{"type":"answer","n":565,"by":"coalition","ask":"assault.find","answer":"taliban","why":["8.8.4: Taliban before Warlords"],"sum":"740e48c65dfcf79b"}
{"type":"answer","n":566,"by":"coalition","ask":"assault.space","answer":"paktika","why":["8.8.4: most Taliban Guerrillas removed: paktika (1)","8.8.4: Troops Assault where they can remove something: paktika"],"sum":"cb7db12904f83453"}
{"type":"answer","n":567,"by":"coalition","ask":"assault.space","answer":"oruzgan","why":["8.8.4: Troops Assault where they can remove something: oruzgan"],"sum":"fdfb6f41eefa1317"}
{"type":"answer","n":568,"by":"coalition","ask":"assault.space","answer":"done","why":["8.8.4: nothing more to Assault"],"print":"35d9946a4de76825","sum":"f79669251a5df9c8"}
{"type":"answer","n":569,"by":null,"ask":"deck.top","answer":"event","sum":"4aa7286f60ee81b6"}
{"type":"answer","n":570,"by":null,"ask":"deck.card","answer":"28","print":"d580964e1b764f1a","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 66\nnext: 28\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=17 taliban=3 warlords=19\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis support=O\nbaghlan G:P3 W:B2u5 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2\nhelmand C:B1T3 G:T4P2 T:B1u2 support=S\nherat G:B1T5P3\nkabul C:B1T3 G:T5P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1u4 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2\npaktika C:B1T1 G:T3P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"8d3dd09f2996de44"}
{"type":"answer","n":571,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mountain Fastness"],"sum":"4092ec1ff0628079"}
{"type":"answer","n":572,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"af380b339acb3ae4"}
{"type":"answer","n":573,"by":"warlords","ask":"event.space","answer":"roll-spaces","why":["8.4.4: most Bases: badakhshan, bamian, ghowr, khowst, nuristan, samangan, sar-e-pol (1)","8.2: among badakhshan, bamian, ghowr, khowst, nuristan, samangan, sar-e-pol"],"sum":"a099a875d3a7e105"}
{"type":"answer","n":574,"by":null,"ask":"bot.tan","answer":"6","sum":"5018a8750b80d008"}
{"type":"answer","n":575,"by":null,"ask":"bot.black","answer":"4","sum":"538a1f2a5c7f103c"}
{"type":"answer","n":576,"by":null,"ask":"bot.green","answer":"2","sum":"5eeef66629067bb5"}
{"type":"answer","n":577,"by":"warlords","ask":"event.space","answer":"ghowr","why":["8.2: dice 6 4 2: balkh, so ghowr"],"sum":"efc914aa65f883e9"}
{"type":"answer","n":578,"by":"warlords","ask":"event.faction","answer":"warlords","why":["8.4.4: whoever chooses benefits: warlords"],"sum":"ec8c901c542528d7"}
{"type":"answer","n":579,"by":"warlords","ask":"event.place.count","answer":"2","why":["8.4.3: as many as possible: 2"],"print":"9a638d51c11dc316","sum":"c35b780d4fbb9b5f"}
{"type":"answer","n":580,"by":"government","ask":"turn","answer":"sweep","why":["8.6.2: at least 15 pieces Available: no (10)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no","8.6.5: a Base or two Guerrillas could be removed: no (Assault: 0 Bases, 0 Guerrillas)","8.6: Sweep"],"sum":"50297ec4612998f4"}
{"type":"answer","n":581,"by":"government","ask":"sweep.space","answer":"baghlan","why":["8.6.4: highest Population: baghlan (3)","8.6.4: Troops gain COIN Control: baghlan"],"sum":"25022c29538ace23"}
{"type":"answer","n":582,"by":"government","ask":"sweep.origin","answer":"kabul","why":["8.6.4: most Troops: kabul (5)","8.6.4: just enough Troops: 5 from kabul"],"sum":"56e819db10a6f6ff"}
{"type":"answer","n":583,"by":"government","ask":"sweep.troops","answer":"5","why":["8.6.4: just enough Troops: 5 from kabul"],"sum":"1a55a86081432a3a"}
{"type":"answer","n":584,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: just enough Troops"],"sum":"efa767b032f21357"}
{"type":"answer","n":585,"by":"government","ask":"sweep.space","answer":"kandahar","why":["8.6.4: most Taliban Activated: kandahar (4)","8.6.4: Activates 4 Taliban and 0 Warlord Guerrillas: kandahar"],"sum":"e51c72127067cbe4"}
{"type":"answer","n":586,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"480d94c63a8f5a01"}
{"type":"answer","n":587,"by":"government","ask":"sweep.space","answer":"roll-spaces","why":["8.6.4: most Taliban Activated: ghazni, helmand, paktika (2)","8.2: among ghazni, helmand, paktika"],"sum":"6d499276f8cbd819"}
{"type":"answer","n":588,"by":null,"ask":"bot.tan","answer":"5","sum":"c5d98118464f1b60"}
{"type":"answer","n":589,"by":null,"ask":"bot.black","answer":"4","sum":"7a5468d836b6d981"}
{"type":"answer","n":590,"by":null,"ask":"bot.green","answer":"6","sum":"7f6a9946cb7c3fd3"}
{"type":"answer","n":591,"by":"government","ask":"sweep.space","answer":"helmand","why":["8.2: dice 5 4 6: ghowr, so helmand","8.6.4: Activates 2 Taliban and 0 Warlord Guerrillas: helmand"],"sum":"7838eaa5a2b286e5"}
{"type":"answer","n":592,"by":"government","ask":"sweep.origin","answer":"done","why":["8.6.4: without movement"],"sum":"c07312bb9fb13555"}
{"type":"answer","n":593,"by":"government","ask":"sweep.space","answer":"done","why":["8.6.4: no other space"],"sum":"510ca4d80601275e"}
{"type":"answer","n":594,"by":"government","ask":"sweep.targets","answer":"both","why":["8.1.1: all who can be found"],"sum":"5cd10993a91e09ac"}
{"type":"answer","n":595,"by":"government","ask":"special","answer":"roll-spaces","why":["8.6.2: most Troops in excess of Control: 5 in herat","8.2: among badghis, ghowr"],"sum":"96ad52af113b713d"}
{"type":"answer","n":596,"by":null,"ask":"bot.tan","answer":"6","sum":"c7a2c3f37d556132"}
{"type":"answer","n":597,"by":null,"ask":"bot.black","answer":"5","sum":"bfbe6d1b9a843fb8"}
{"type":"answer","n":598,"by":null,"ask":"bot.green","answer":"4","sum":"94d121c96f48473f"}
{"type":"answer","n":599,"by":"government","ask":"special","answer":"transport","why":["8.2: dice 6 5 4: bamian, so badghis","8.6.2: adds the most COIN-Controlled Population: badghis","8.6.2: Transport"],"sum":"c1cd9ed9300dced3"}
{"type":"answer","n":600,"by":"government","ask":"transport.origin","answer":"herat","why":["8.6.2: most Troops in excess of Control: 5 in herat"],"sum":"4286a374a84d2a8d"}
{"type":"answer","n":601,"by":"government","ask":"transport.destination","answer":"badghis","why":["8.6.2: adds the most COIN-Controlled Population: badghis"],"sum":"61d2e3690f1b438a"}
{"type":"answer","n":602,"by":"government","ask":"transport.troops","answer":"4","why":["8.6.2: all of the excess, but 1 stays"],"print":"020489cfe35bc95b","sum":"fdcf8cfd0fe07137"}
{"type":"answer","n":603,"by":null,"ask":"deck.top","answer":"event","sum":"084b49be2e47355e"}
{"type":"answer","n":604,"by":null,"ask":"deck.card","answer":"33","print":"6d4620a22f1394a9","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 28\nnext: 33\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=8 taliban=3 warlords=19\naid: 16\npatronage: 6\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2a5 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2\nghowr W:B1u2\nhelmand C:B1T3 G:T4P2 T:B1a2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a4 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2\npaktika C:B1T1 G:T3P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"ce0b7d725983a8a4"}
{"type":"answer","n":605,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Karzai to Islamabad"],"sum":"522b3e2facc5eb78"}
{"type":"answer","n":606,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"45b95b8390e868ac","sum":"f0757453afad9873"}
{"type":"answer","n":607,"by":null,"ask":"deck.top","answer":"event","sum":"1d98754fd2e0fabf"}
{"type":"answer","n":608,"by":null,"ask":"deck.card","answer":"48","print":"ea6ffc3e20846181","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 33\nnext: 48\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=8 taliban=6 warlords=19\naid: 16\npatronage: 8\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2a5 +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2\nghowr W:B1u2\nhelmand C:B1T3 G:T4P2 T:B1a2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a4 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:B1u1 +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2\npaktika C:B1T1 G:T3P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"d5bf5246e28f7768"}
{"type":"answer","n":609,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Suicide Bombers"],"sum":"e753b37d1daec224"}
{"type":"answer","n":610,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"3480e626e842fb19","sum":"f71276939b585c14"}
{"type":"answer","n":611,"by":"government","ask":"turn","answer":"assault","why":["8.6.2: at least 15 pieces Available: no (10)","8.6.2: Govern could add Patronage: no","8.6.3: Taliban Guerrillas outnumber all others on a LoC or in Kabul: no","8.6.5: a Base or two Guerrillas could be removed: yes (Assault: 0 Bases, 3 Guerrillas, a Base by Eradicate)","8.6: Assault"],"sum":"4de4f7c8866b87b1"}
{"type":"answer","n":612,"by":"government","ask":"assault.space","answer":"helmand","why":["8.6.5: most Taliban Guerrillas: helmand (2)","8.6.5: removes 2 Taliban Guerrillas: helmand"],"sum":"8b6e4882f1ba22db"}
{"type":"answer","n":613,"by":"government","ask":"assault.space","answer":"kandahar","why":["8.6.5: most Taliban Guerrillas: kandahar (1)","8.6.5: removes 1 Taliban Guerrilla: kandahar"],"sum":"2c8134f53074a1f1"}
{"type":"answer","n":614,"by":"government","ask":"assault.space","answer":"eradicate","why":["8.6.5: Eradicate"],"sum":"ee0749619229189a"}
{"type":"answer","n":615,"by":"government","ask":"eradicate.space","answer":"roll-spaces","why":["8.2: among baghlan, konduz"],"sum":"a6e87c6daa93c4de"}
{"type":"answer","n":616,"by":null,"ask":"bot.tan","answer":"3","sum":"50edd1e2cc00d16a"}
{"type":"answer","n":617,"by":null,"ask":"bot.black","answer":"4","sum":"d90d29cdb08e3100"}
{"type":"answer","n":618,"by":null,"ask":"bot.green","answer":"5","sum":"8e3c5a3890f530fa"}
{"type":"answer","n":619,"by":"government","ask":"eradicate.space","answer":"baghlan","why":["8.2: dice 3 4 5: kabul, so baghlan","8.6.5: Eradicate: baghlan"],"sum":"3064a739ee4c14ac"}
{"type":"answer","n":620,"by":"government","ask":"eradicate.space","answer":"konduz","why":["8.6.5: Eradicate: konduz"],"print":"81948b6f6cdcec80","sum":"6ca8c488c0550120"}
{"type":"answer","n":621,"by":null,"ask":"deck.top","answer":"event","sum":"ca819c939d0b5cb6"}
{"type":"answer","n":622,"by":null,"ask":"deck.card","answer":"27","print":"23b54bd885a2b164","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 48\nnext: 27\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=2 taliban=6 warlords=19\naid: 22\npatronage: 10\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B1a5 support=O +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u2\nghowr W:B1u2\nhelmand C:B1T3 G:T4P2 T:B1 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a3 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:u1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B2\npaktika C:B1T1 G:T3P2 T:B1u2\nzabol T:B1u3\nbalochistan T:B1u3\nnorthwest-frontier T:u2\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"5fdf93ad96bcecc5"}
{"type":"answer","n":623,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Strategic Partners"],"sum":"f219766721c41a6a"}
{"type":"answer","n":624,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"0bf5718c55a36ca6"}
{"type":"answer","n":625,"by":"taliban","ask":"event.free","answer":"do","why":["8.4.4: a free Rally"],"sum":"99b7167b96d76a03"}
{"type":"answer","n":626,"by":"taliban","ask":"rally.space","answer":"balochistan","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: balochistan"],"sum":"ac8d357f41933f46"}
{"type":"answer","n":627,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: balochistan"],"sum":"dbb39e381f89dd70"}
{"type":"answer","n":628,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"8fc3f22fda5d95bf"}
{"type":"answer","n":629,"by":null,"ask":"bot.tan","answer":"3","sum":"5eb3fe9b4b362528"}
{"type":"answer","n":630,"by":null,"ask":"bot.black","answer":"6","sum":"a666b5ae212479ff"}
{"type":"answer","n":631,"by":null,"ask":"bot.green","answer":"5","sum":"edd3ebd0698054cb"}
{"type":"answer","n":632,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.2: dice 3 6 5: northwest-frontier, so northwest-frontier","8.7.2 step 4b: 1 or 2 Guerrillas: northwest-frontier"],"sum":"4346785816916161"}
{"type":"answer","n":633,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: northwest-frontier"],"print":"43908986ff536837","sum":"018425774e05845b"}
{"type":"answer","n":634,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (11)","8.8.2: most Coalition Troops in excess: helmand, kabul (3)","8.2: among helmand, kabul"],"sum":"7668cd06af7153d4"}
{"type":"answer","n":635,"by":null,"ask":"bot.tan","answer":"6","sum":"1c8769e2ff5111a7"}
{"type":"answer","n":636,"by":null,"ask":"bot.black","answer":"6","sum":"909920caf97d7440"}
{"type":"answer","n":637,"by":null,"ask":"bot.green","answer":"1","sum":"1c30049d91257789"}
{"type":"answer","n":638,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 6 6 1: sar-e-pol, so helmand","8.8.2: most Coalition Troops in excess: kabul (3)","8.8.2: most Coalition Troops in excess: kandahar (2)","8.8.4: Air Lift to kandahar: it takes a Taliban Base that Air Strike would leave","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (3 Bases, 7 Taliban pieces)","8.8: Assault"],"sum":"b4c9ca6293837a20"}
{"type":"answer","n":639,"by":"coalition","ask":"assault.space","answer":"air-lift","why":["8.8.4: Air Lift first, to kandahar"],"sum":"8a4f2bcb4e9e3e14"}
{"type":"answer","n":640,"by":"coalition","ask":"air-lift.space","answer":"helmand","why":["8.8.2: the Air Lift: helmand to kabul to kandahar"],"sum":"21f92abfdd36efef"}
{"type":"answer","n":641,"by":"coalition","ask":"air-lift.space","answer":"kabul","why":["8.8.2: the Air Lift: helmand to kabul to kandahar"],"sum":"d358fe8b65bd84cc"}
{"type":"answer","n":642,"by":"coalition","ask":"air-lift.space","answer":"kandahar","why":["8.8.2: the Air Lift: helmand to kabul to kandahar"],"sum":"0668f61d232aa294"}
{"type":"answer","n":643,"by":"taliban","ask":"manpads","answer":"roll","why":["8.7.1: cancel on 1 to 4"],"sum":"776ae58eed5ae62e"}
{"type":"answer","n":644,"by":null,"ask":"bot.die","answer":"2","sum":"eedd9cc9efd5aba1"}
{"type":"answer","n":645,"by":"taliban","ask":"manpads","answer":"cancel","why":["8.7.1: die 2: cancel"],"sum":"3d4b8ed5f3ca93f4"}
{"type":"answer","n":646,"by":"coalition","ask":"assault.space","answer":"helmand","why":["8.8.4: most Taliban Bases removed: helmand (1)","8.8.4: Troops Assault where they can remove something: helmand"],"sum":"fce00df62ecb1c0d"}
{"type":"answer","n":647,"by":"coalition","ask":"assault.space","answer":"kandahar","why":["8.8.4: most Taliban Guerrillas removed: kandahar (2)","8.8.4: Troops Assault where they can remove something: kandahar"],"sum":"2804c646759a0387"}
{"type":"answer","n":648,"by":"coalition","ask":"assault.space","answer":"roll-spaces","why":["8.8.4: most Taliban Guerrillas removed: ghazni, paktika (1)","8.2: among ghazni, paktika"],"sum":"8a4d552b4782858a"}
{"type":"answer","n":649,"by":null,"ask":"bot.tan","answer":"5","sum":"f4321b883f3ff10b"}
{"type":"answer","n":650,"by":null,"ask":"bot.black","answer":"1","sum":"f0f404d2af0c60e6"}
{"type":"answer","n":651,"by":null,"ask":"bot.green","answer":"2","sum":"8fccbc21182a8da2"}
{"type":"answer","n":652,"by":"coalition","ask":"assault.space","answer":"paktika","why":["8.2: dice 5 1 2: konduz, so paktika","8.8.4: Troops Assault where they can remove something: paktika"],"sum":"89833a2f63f11615"}
{"type":"answer","n":653,"by":"coalition","ask":"assault.space","answer":"ghazni","why":["8.8.4: most Taliban Guerrillas removed: ghazni (1)","8.8.4: Troops Assault where they can remove something: ghazni"],"sum":"25d22204c3467688"}
{"type":"answer","n":654,"by":"coalition","ask":"assault.space","answer":"oruzgan","why":["8.8.4: Troops Assault where they can remove something: oruzgan"],"print":"43bb77b232b5e19a","sum":"5f39bc75a3a53b37"}
{"type":"answer","n":655,"by":null,"ask":"deck.top","answer":"event","sum":"e972e65e37910bac"}
{"type":"answer","n":656,"by":null,"ask":"deck.card","answer":"6","print":"8536203c9149ddee","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 27\nnext: 6\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government taliban warlords\nresources: government=2 taliban=5 warlords=19\naid: 22\npatronage: 10\nislamabad: sponsorship\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B1a5 support=O +1\nbalkh W:B2u4\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u1\nghowr W:B1u2\nhelmand C:B1T3 G:T4P2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 W:u1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1\noruzgan C:T1 G:P1 W:B1\npaktika C:B1T1 G:T3P2 T:B1u1\nzabol T:B1u3\nbalochistan T:B2u1\nnorthwest-frontier T:u3\nwaziristan T:u2\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\nkandahar-kabul sabotage\n","sum":"7c0e604f2d325343"}
{"type":"answer","n":657,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Tehrik-i-Taliban Pakistan"],"sum":"c441174bf0e48ff8"}
{"type":"answer","n":658,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"ae22229f45f265e9"}
{"type":"answer","n":659,"by":"taliban","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among northwest-frontier, waziristan"],"sum":"556c95082e8f5e02"}
{"type":"answer","n":660,"by":null,"ask":"bot.tan","answer":"4","sum":"2363d07982b19446"}
{"type":"answer","n":661,"by":null,"ask":"bot.black","answer":"1","sum":"ae4bd469ef1d2b63"}
{"type":"answer","n":662,"by":null,"ask":"bot.green","answer":"2","sum":"993be36bb893a137"}
{"type":"answer","n":663,"by":"taliban","ask":"event.place.space","answer":"waziristan","why":["8.2: dice 4 1 2: waziristan, so waziristan"],"sum":"dd4a821246769a4f"}
{"type":"answer","n":664,"by":"taliban","ask":"event.place.space","answer":"waziristan","why":["8.2: as much as possible in waziristan"],"sum":"824d7121db79fefe"}
{"type":"answer","n":665,"by":"taliban","ask":"event.place.count","answer":"3","why":["8.4.3: as many as possible: 3"],"print":"539d98047c54526e","sum":"7fc93114a30315a6"}
{"type":"answer","n":666,"by":"government","ask":"turn","answer":"pass","why":["8.1: fewer than 3 Resources: Pass instead of an Operation"],"print":"8b06b49f5f6092a8","sum":"2e1a0049120e2d4d"}
{"type":"answer","n":667,"by":"warlords","ask":"turn","answer":"march","why":["8.5.1: at least 6 pieces Available: no (4)","8.5.2: Resources and Bases 50 or fewer: yes (27)","8.5: March"],"sum":"9ece0d36024e5685"}
{"type":"answer","n":668,"by":"warlords","ask":"march.origin","answer":"roll","why":["8.3: an equal chance for kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah"],"sum":"1b87c5b76287fb2b"}
{"type":"answer","n":669,"by":null,"ask":"bot.die","answer":"5","sum":"47f041290ebe0ba3"}
{"type":"answer","n":670,"by":"warlords","ask":"march.origin","answer":"roll","why":["8.3: dice 5 are rolled again, for equal chances","8.3: an equal chance for kabul-aibak, shibirghan-aibak, farah-kandahar, toraghondi-farah"],"sum":"dfc947c1b6540b1d"}
{"type":"answer","n":671,"by":null,"ask":"bot.die","answer":"4","sum":"8eb0b018e53db09c"}
{"type":"answer","n":672,"by":"warlords","ask":"march.origin","answer":"ghowr","why":["8.3: dice 4: toraghondi-farah","8.5.2 step 1: one Guerrilla onto an empty LoC: toraghondi-farah"],"sum":"9b2ce881ee79637e"}
{"type":"answer","n":673,"by":"warlords","ask":"march.destination","answer":"toraghondi-farah","why":["8.5.2 step 1: one Guerrilla onto an empty LoC: toraghondi-farah"],"sum":"1c77a2a6699306bc"}
{"type":"answer","n":674,"by":"warlords","ask":"march.count","answer":"1","why":["8.5.2 step 1: one Guerrilla onto an empty LoC: toraghondi-farah"],"sum":"48e8177775e702ac"}
{"type":"answer","n":675,"by":"warlords","ask":"march.origin","answer":"roll-spaces","why":["8.5.2 step 2: highest Population: baghlan, konduz (3)","8.2: among baghlan, konduz"],"sum":"bbd170d52b1b9acb"}
{"type":"answer","n":676,"by":null,"ask":"bot.tan","answer":"4","sum":"3b496d9dcbf56e3e"}
{"type":"answer","n":677,"by":null,"ask":"bot.black","answer":"2","sum":"6b7c2dad516a2601"}
{"type":"answer","n":678,"by":null,"ask":"bot.green","answer":"3","sum":"4e3655ada80ab46d"}
{"type":"answer","n":679,"by":"warlords","ask":"march.origin","answer":"balkh","why":["8.2: dice 4 2 3: khowst, so baghlan","8.5.2 step 2: ends COIN Control: baghlan"],"sum":"7959b81af071b76c"}
{"type":"answer","n":680,"by":"warlords","ask":"march.destination","answer":"baghlan","why":["8.5.2 step 2: ends COIN Control: baghlan"],"sum":"dc07932c7ba7d579"}
{"type":"answer","n":681,"by":"warlords","ask":"march.count","answer":"3","why":["8.5.2: as many as may leave"],"sum":"d16fddfd5340d02a"}
{"type":"answer","n":682,"by":"warlords","ask":"march.origin","answer":"konduz","why":["8.5.2 step 2: ends COIN Control: baghlan"],"sum":"6ae1ef8725871b64"}
{"type":"answer","n":683,"by":"warlords","ask":"march.destination","answer":"baghlan","why":["8.5.2 step 2: ends COIN Control: baghlan"],"sum":"54593211703212f6"}
{"type":"answer","n":684,"by":"warlords","ask":"march.origin","answer":"baghlan","why":["8.5.2 step 2: ends COIN Control: nuristan"],"sum":"4d541e8e63849518"}
{"type":"answer","n":685,"by":"warlords","ask":"march.destination","answer":"nuristan","why":["8.5.2 step 2: ends COIN Control: nuristan"],"sum":"8f1e555392b27ab8"}
{"type":"answer","n":686,"by":"warlords","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"cc1a90911de9c4cf"}
{"type":"answer","n":687,"by":"warlords","ask":"march.origin","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"06eba332c3dd3c0b"}
{"type":"answer","n":688,"by":"warlords","ask":"cultivate.space","answer":"baghlan","why":["8.5.4: one Warlord Base already: baghlan","8.5.4: Cultivate: baghlan"],"sum":"f705ea3786d558eb"}
{"type":"answer","n":689,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"83461ce2819fe9c9","sum":"46df4793edd69e91"}
{"type":"answer","n":690,"by":null,"ask":"deck.top","answer":"event","sum":"f2d0343beb8fda31"}
{"type":"answer","n":691,"by":null,"ask":"deck.card","answer":"64","print":"4f12280870c57775","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 6\nnext: 64\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government taliban\nresources: government=5 taliban=5 warlords=17\naid: 22\npatronage: 10\nislamabad: sponsorship\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2u4a3 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T2P1 T:B1u1\nghowr W:B1u1\nhelmand C:B1T3 G:T4P2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 support=S\nkandahar C:B1T2 G:T2P2 T:B1a1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:a2\noruzgan C:T1 G:P1 W:B1\npaktika C:B1T1 G:T3P2 T:B1u1\nzabol T:B1u3\nbalochistan T:B2u1\nnorthwest-frontier T:u3\nwaziristan T:B1u5\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\ntoraghondi-farah W:u1\nkandahar-kabul sabotage\n","sum":"c6ba1caf92916ede"}
{"type":"answer","n":692,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Pakistan Talks"],"sum":"0e4331e0ae10fdf2"}
{"type":"answer","n":693,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"97bd49979c7835a6","sum":"c2e0132150809b24"}
{"type":"answer","n":694,"by":"taliban","ask":"turn","answer":"rally","why":["8.7.2: at least 15 Available or Active: yes (20 Available, 1 Active)","8.7: Rally"],"sum":"b689cab8135fccc9"}
{"type":"answer","n":695,"by":"taliban","ask":"rally.space","answer":"kandahar","why":["8.7.2 step 1: all Active at a Base with cubes: kandahar"],"sum":"31b7bbfc2a60c235"}
{"type":"answer","n":696,"by":"taliban","ask":"rally.action","answer":"hide","why":["8.7.2 step 1: all Active at a Base with cubes: kandahar"],"sum":"fcbf78d211295c29"}
{"type":"answer","n":697,"by":"taliban","ask":"rally.space","answer":"zabol","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: zabol"],"sum":"66d8bf8f047dc7e5"}
{"type":"answer","n":698,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: zabol"],"sum":"c135c7bf9df72421"}
{"type":"answer","n":699,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: northwest-frontier"],"sum":"ce81b67cdb57f8c3"}
{"type":"answer","n":700,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: northwest-frontier"],"sum":"be4222d6c3ac1120"}
{"type":"answer","n":701,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: waziristan"],"sum":"f46f550fec80a0c9"}
{"type":"answer","n":702,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: waziristan"],"sum":"03f494ed60c39cb2"}
{"type":"answer","n":703,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"ad64219ba8af7966"}
{"type":"answer","n":704,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"e9f692f8e7fb287c"}
{"type":"answer","n":705,"by":"taliban","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"6f9dab39cc1f8b0e"}
{"type":"answer","n":706,"by":"taliban","ask":"infiltrate.space","answer":"ghazni","why":["8.7.2: Infiltrate: the last Police: ghazni"],"sum":"eba7786c05602e3b"}
{"type":"answer","n":707,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"5a89fabf677966d1"}
{"type":"answer","n":708,"by":"taliban","ask":"infiltrate.piece","answer":"government_police","why":["8.7.2: in the order Government, Warlords; 8.1.2: government_police"],"print":"58dfc0b24d7f3cbe","sum":"48fee1488589e4c4"}
{"type":"answer","n":709,"by":null,"ask":"deck.top","answer":"event","sum":"63f6b4aa782a2972"}
{"type":"answer","n":710,"by":null,"ask":"deck.card","answer":"11","print":"f936867f18aebde3","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 64\nnext: 11\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=5 taliban=0 warlords=17\naid: 22\npatronage: 9\nislamabad: tolerance\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2u4a3 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T2 T:B1u2\nghowr W:B1u1\nhelmand C:B1T3 G:T4P2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 T:u1 support=S\nkandahar C:B1T2 G:T2P2 T:B1u1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:a2\noruzgan C:T1 G:P1 W:B1\npaktika C:B1T1 G:T3P2 T:B1u1\nzabol T:B2u1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nfarah-kandahar sabotage\ntoraghondi-farah W:u1\nkandahar-kabul sabotage\n","sum":"1b9f8f251a169117"}
{"type":"answer","n":711,"by":"warlords","ask":"turn","answer":"march","why":["8.1: Hazara would change nothing","8.5.1: at least 6 pieces Available: no (3)","8.5.2: Resources and Bases 50 or fewer: yes (26)","8.5: March"],"sum":"e5f62f3cbac0047a"}
{"type":"answer","n":712,"by":"warlords","ask":"march.origin","answer":"roll","why":["8.3: an equal chance for kabul-aibak, shibirghan-aibak"],"sum":"8a42d531cc1da6c5"}
{"type":"answer","n":713,"by":null,"ask":"bot.die","answer":"3","sum":"ec0cca5c3b632b1b"}
{"type":"answer","n":714,"by":"warlords","ask":"march.origin","answer":"baghlan","why":["8.3: dice 3: kabul-aibak","8.5.2 step 1: one Guerrilla onto an empty LoC: kabul-aibak"],"sum":"dd9286c045d1b6fc"}
{"type":"answer","n":715,"by":"warlords","ask":"march.destination","answer":"kabul-aibak","why":["8.5.2 step 1: one Guerrilla onto an empty LoC: kabul-aibak"],"sum":"7dd1ae2c50d4d915"}
{"type":"answer","n":716,"by":"warlords","ask":"march.count","answer":"1","why":["8.5.2 step 1: one Guerrilla onto an empty LoC: kabul-aibak"],"sum":"e706ea1298891032"}
{"type":"answer","n":717,"by":"warlords","ask":"march.underground","answer":"1","why":["8.1.2: hidden on arrival"],"sum":"7b474963d79d804a"}
{"type":"answer","n":718,"by":"warlords","ask":"march.origin","answer":"traffic","why":["8.5.4: no Cultivate","8.5.4: Traffic"],"sum":"be8c8e39219449e3"}
{"type":"answer","n":719,"by":"warlords","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"ccf71b93a9c4a979"}
{"type":"answer","n":720,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"93d92c5c770795c5","sum":"7dc08fe5a9768e1d"}
{"type":"answer","n":721,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Hazara"],"sum":"d1973520b63c3b67"}
{"type":"answer","n":722,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"840bc5cff5258977"}
{"type":"answer","n":723,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.2: among bamian, ghowr, oruzgan"],"sum":"ebbe26f0aa8b7f56"}
{"type":"answer","n":724,"by":null,"ask":"bot.tan","answer":"5","sum":"3591bfe965b3556f"}
{"type":"answer","n":725,"by":null,"ask":"bot.black","answer":"1","sum":"7020e12fb69102d1"}
{"type":"answer","n":726,"by":null,"ask":"bot.green","answer":"5","sum":"a9b9be4de391d3d2"}
{"type":"answer","n":727,"by":"government","ask":"event.space","answer":"ghowr","why":["8.2: dice 5 1 5: samangan, so ghowr"],"sum":"24fc0be07bfcc477"}
{"type":"answer","n":728,"by":"government","ask":"event.place.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"sum":"4235e8106021d3c4"}
{"type":"answer","n":729,"by":"government","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"30a952a4426acecb"}
{"type":"answer","n":730,"by":"government","ask":"event.place.piece","answer":"government_troops","why":["8.1.2: Police and Troops by turns, Police first: government_troops"],"sum":"7cd88961940e9cac"}
{"type":"answer","n":731,"by":"government","ask":"event.place.count","answer":"1","why":["8.1.2: Police and Troops by turns, one at a time: 1"],"sum":"7ad1161f0a3af16c"}
{"type":"answer","n":732,"by":"government","ask":"event.place.piece","answer":"government_police","why":["8.1.2: Police and Troops by turns, Police first: government_police"],"print":"a1ec39759bfa3c0c","sum":"5736ce0df184d2da"}
{"type":"answer","n":733,"by":null,"ask":"deck.top","answer":"propaganda","print":"7834b420dff25adf","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 11\nnext: propaganda\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=5 taliban=0 warlords=25\naid: 22\npatronage: 9\nislamabad: tolerance\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 26=shaded\nbadakhshan W:B1u1\nbadghis G:T4 support=O\nbaghlan G:T5P3 W:B2u3a3 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T2 T:B1u2\nghowr G:T1P2 W:B1u1 support=S\nhelmand C:B1T3 G:T4P2 support=S\nherat G:B1T1P3\nkabul C:B1T3 G:P3 T:u1 support=S\nkandahar C:B1T2 G:T2P2 T:B1u1 support=O\nkhowst C:B1T1 G:T2P2 +1\nkonduz G:B1T3P1 support=O +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:a2\noruzgan C:T1 G:P1 W:B1\npaktika C:B1T1 G:T3P2 T:B1u1\nzabol T:B2u1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\nfarah-kandahar sabotage\ntoraghondi-farah W:u1\nkandahar-kabul sabotage\n","sum":"03b766c256aad74f"}
{"type":"answer","n":734,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.1: Strategic Release is Momentum, and Propaganda comes next","8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (8)","8.8.2: most Coalition Troops in excess: helmand, kabul (3)","8.2: among helmand, kabul"],"sum":"f14510a8efc16f4e"}
{"type":"answer","n":735,"by":null,"ask":"bot.tan","answer":"4","sum":"fd5329be1906602b"}
{"type":"answer","n":736,"by":null,"ask":"bot.black","answer":"1","sum":"197ec52b3aa84465"}
{"type":"answer","n":737,"by":null,"ask":"bot.green","answer":"2","sum":"aa1480b35e633c43"}
{"type":"answer","n":738,"by":"coalition","ask":"turn","answer":"assault","why":["8.2: dice 4 1 2: waziristan, so kabul","8.8.2: most Coalition Troops in excess: helmand (3)","8.8.2: most Coalition Troops in excess: kandahar (2)","8.8.4: Air Lift to zabol: it takes a Taliban Base that Air Strike would leave","8.8.4: Assault would remove a Base or 4 Taliban pieces: yes (5 Bases, 9 Taliban pieces)","8.8: Assault"],"sum":"3b4542c597e291ab"}
{"type":"answer","n":739,"by":"coalition","ask":"assault.space","answer":"air-lift","why":["8.8.4: Air Lift first, to zabol"],"sum":"de7e205709c2de9c"}
{"type":"answer","n":740,"by":"coalition","ask":"air-lift.origin","answer":"kabul","why":["8.8.2: 2 can be spared: coalition_troops in kabul"],"sum":"38a2645ed40b4138"}
{"type":"answer","n":741,"by":"coalition","ask":"air-lift.destination","answer":"zabol","why":["8.8.2: the destination of the Air Lift: zabol"],"sum":"8b889128805ed565"}
{"type":"answer","n":742,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"1a950cb5f5d3574c"}
{"type":"answer","n":743,"by":"coalition","ask":"air-lift.origin","answer":"helmand","why":["8.8.2: 2 can be spared: coalition_troops in helmand"],"sum":"24ce3ff30b1e1f58"}
{"type":"answer","n":744,"by":"coalition","ask":"air-lift.destination","answer":"zabol","why":["8.8.2: the destination of the Air Lift: zabol"],"sum":"14c943f5cd6fa77d"}
{"type":"answer","n":745,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"9b8ba59e0e906cd1"}
{"type":"answer","n":746,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"2ad09e90ed83871b"}
{"type":"answer","n":747,"by":"coalition","ask":"air-lift.origin","answer":"helmand","why":["8.8.2: 3 can be spared: government_troops in helmand"],"sum":"19fb3403e0a0dae7"}
{"type":"answer","n":748,"by":"coalition","ask":"air-lift.destination","answer":"zabol","why":["8.8.2: the destination of the Air Lift: zabol"],"sum":"0cc3b2c671668e48"}
{"type":"answer","n":749,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"2f2a683dd50a1da5"}
{"type":"answer","n":750,"by":"coalition","ask":"air-lift.troops","answer":"3","why":["8.8.2: all that can be spared"],"sum":"184f24abf58dacdd"}
{"type":"answer","n":751,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"8074e72b781a78ea"}
{"type":"answer","n":752,"by":"coalition","ask":"assault.space","answer":"zabol","why":["8.8.4: most Taliban Bases removed: zabol (2)","8.8.4: Troops Assault where they can remove something: zabol"],"sum":"b867466ee7a87039"}
{"type":"answer","n":753,"by":"coalition","ask":"assault.space","answer":"kandahar","why":["8.8.4: most Taliban Bases removed: kandahar, paktika (1)","8.8.4: highest Population: kandahar (2)","8.8.4: Troops Assault where they can remove something: kandahar"],"sum":"310b1678ff8d288d"}
{"type":"answer","n":754,"by":"coalition","ask":"assault.space","answer":"paktika","why":["8.8.4: most Taliban Bases removed: paktika (1)","8.8.4: Troops Assault where they can remove something: paktika"],"sum":"6b4140d27ab70d73"}
{"type":"answer","n":755,"by":"coalition","ask":"assault.company","answer":"together","why":["8.8.4: Government cubes: they remove more"],"sum":"033ced17396e0a1b"}
{"type":"answer","n":756,"by":"coalition","ask":"assault.space","answer":"kabul","why":["8.8.4: most Taliban Guerrillas removed: ghazni, kabul (1)","8.8.4: highest Population: kabul (3)","8.8.4: Troops Assault where they can remove something: kabul"],"sum":"20e957a2c490249b"}
{"type":"answer","n":757,"by":"coalition","ask":"assault.space","answer":"ghazni","why":["8.8.4: most Taliban Guerrillas removed: ghazni (1)","8.8.4: Troops Assault where they can remove something: ghazni"],"sum":"15b80e39d05ee231"}
{"type":"answer","n":758,"by":"coalition","ask":"assault.space","answer":"nuristan","why":["8.8.4: highest Population: nuristan (2)","8.8.4: Troops Assault where they can remove something: nuristan"],"sum":"7ae02a4cb9ba76f7"}
{"type":"answer","n":759,"by":"coalition","ask":"assault.space","answer":"oruzgan","why":["8.8.4: Troops Assault where they can remove something: oruzgan"],"print":"5816de2bc6eef2ae","sum":"f8da41926cc6181f"}
{"type":"answer","n":760,"by":"taliban","ask":"turn","answer":"pass","why":["8.1: Strategic Release is Momentum, and Propaganda comes next","8.1: fewer than 1 Resources: Pass instead of an Operation"],"print":"47f516ea3c92eac1","sum":"e21e5661d67e476e"}
{"type":"answer","n":761,"by":null,"ask":"deck.card","answer":"19","print":"fc5cfef927106acc","sum":"ddc8f2ab49dd93fc"}
{"type":"answer","n":762,"by":"coalition","ask":"civic.space","answer":"kandahar","why":["8.8.5: greatest shift: kandahar (4)","8.8.5: Civic Action where it shifts most: kandahar"],"sum":"40d127d894aed07c"}
{"type":"answer","n":763,"by":"coalition","ask":"civic.steps","answer":"2","why":["8.8.5: as many shifts as can be paid"],"sum":"6bb54e5629f2f38d"}
{"type":"answer","n":764,"by":"coalition","ask":"civic.space","answer":"nuristan","why":["8.8.5: greatest shift: nuristan (2)","8.8.5: Civic Action where it shifts most: nuristan"],"sum":"54eb2f050e781789"}
{"type":"answer","n":765,"by":"coalition","ask":"civic.space","answer":"oruzgan","why":["8.8.5: Civic Action where it shifts most: oruzgan"],"sum":"0eff123affa8955c"}
{"type":"answer","n":766,"by":"government","ask":"civic.space","answer":"konduz","why":["8.6.6: Opposition to Neutral: konduz"],"sum":"44cfdb927f27e41f"}
{"type":"answer","n":767,"by":"government","ask":"civic.steps","answer":"1","why":["8.6.6: one level, behind the Terror there"],"sum":"d9b2bc335ecf1c3c"}
{"type":"answer","n":768,"by":"government","ask":"civic.space","answer":"konduz","why":["8.6.6: highest Population: konduz (3)","8.6.6: Neutral to Support, no Coalition Base: konduz"],"sum":"692bfbca19574faf"}
{"type":"answer","n":769,"by":"government","ask":"civic.space","answer":"herat","why":["8.6.6: Neutral to Support, no Coalition Base: herat"],"sum":"ba4acc042b3cf6d9"}
{"type":"answer","n":770,"by":"government","ask":"civic.space","answer":"done","why":["8.6.6: no other level that is wanted and can be paid"],"print":"ede02308d4c14b18","sum":"43a91543266bd18a"}
{"type":"answer","n":771,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"23445141a5baf6e8"}
{"type":"answer","n":772,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ce09d2f3f3afb934"}
{"type":"answer","n":773,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"97d8b1ef6a595e16"}
{"type":"answer","n":774,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"435b6fb95360e35a"}
{"type":"answer","n":775,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a14afbaf43166b25"}
{"type":"answer","n":776,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"ec78d498b154889b"}
{"type":"answer","n":777,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"29f117de9a2fb75d"}
{"type":"answer","n":778,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"696d091e36633827"}
{"type":"answer","n":779,"by":"coalition","ask":"redeploy.coalition.origin","answer":"zabol","why":["8.8.6: no Police in zabol"],"sum":"c6bba07d1dfaf63d"}
{"type":"answer","n":780,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: herat, konduz (0)","8.2: among herat, konduz"],"sum":"8f5e265c1e681b32"}
{"type":"answer","n":781,"by":null,"ask":"bot.tan","answer":"6","sum":"22da3a6ccb801cc2"}
{"type":"answer","n":782,"by":null,"ask":"bot.black","answer":"2","sum":"bacb353509a8aef0"}
{"type":"answer","n":783,"by":null,"ask":"bot.green","answer":"2","sum":"8e8848a677f4aa34"}
{"type":"answer","n":784,"by":"coalition","ask":"redeploy.destination","answer":"konduz","why":["8.2: dice 6 2 2: konduz, so konduz","8.8.6: where fewest Coalition Troops are: konduz"],"sum":"7f06136403c7e8cd"}
{"type":"answer","n":785,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"d300df529fcd214e"}
{"type":"answer","n":786,"by":"coalition","ask":"redeploy.coalition.origin","answer":"zabol","why":["8.8.6: no Police in zabol"],"sum":"31c6993bb9f3707b"}
{"type":"answer","n":787,"by":"coalition","ask":"redeploy.destination","answer":"herat","why":["8.8.6: fewest Coalition Troops: herat (0)","8.8.6: where fewest Coalition Troops are: herat"],"sum":"d20a7c80384f2cc9"}
{"type":"answer","n":788,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"acb07161857199cf"}
{"type":"answer","n":789,"by":"coalition","ask":"redeploy.coalition.origin","answer":"zabol","why":["8.8.6: no Police in zabol"],"sum":"4a5e394aef1277d2"}
{"type":"answer","n":790,"by":"coalition","ask":"redeploy.destination","answer":"roll-spaces","why":["8.8.6: fewest Coalition Troops: ghazni, helmand, herat, kabul, khowst, konduz, paktika (1)","8.2: among ghazni, helmand, herat, kabul, khowst, konduz, paktika"],"sum":"a26514f321554a31"}
{"type":"answer","n":791,"by":null,"ask":"bot.tan","answer":"3","sum":"46dff9090cc384ff"}
{"type":"answer","n":792,"by":null,"ask":"bot.black","answer":"5","sum":"ba7151f9f68def14"}
{"type":"answer","n":793,"by":null,"ask":"bot.green","answer":"6","sum":"336c7bd7d7c2edd4"}
{"type":"answer","n":794,"by":"coalition","ask":"redeploy.destination","answer":"konduz","why":["8.2: dice 3 5 6: northwest-frontier, so konduz","8.8.6: where fewest Coalition Troops are: konduz"],"sum":"6b15ce02d2e05de0"}
{"type":"answer","n":795,"by":"coalition","ask":"redeploy.count","answer":"1","why":["8.8.6: one at a time"],"sum":"d68927d8f67341d1"}
{"type":"answer","n":796,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"2e0ac5998d83d72a"}
{"type":"answer","n":797,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (0)","8.6.7: fewest Government Troops: kabul"],"sum":"0ac6f3d27e1c555f"}
{"type":"answer","n":798,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"d98d3d28730b9289"}
{"type":"answer","n":799,"by":"government","ask":"redeploy.destination","answer":"helmand","why":["8.6.7: fewest Government Troops: helmand, herat, kabul (1)","8.6.7: fewest Government Troops: helmand"],"sum":"0c75667efb75e17b"}
{"type":"answer","n":800,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"4cfdd32b2b4938b2"}
{"type":"answer","n":801,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kabul (1)","8.6.7: fewest Government Troops: herat"],"sum":"ffce1f7b70065f09"}
{"type":"answer","n":802,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul (1)","8.6.7: fewest Government Troops: kabul"],"sum":"6af66695f9f0bf4f"}
{"type":"answer","n":803,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"3441c3a0cffe7cd7"}
{"type":"answer","n":804,"by":"government","ask":"redeploy.destination","answer":"ghazni","why":["8.6.7: fewest Government Troops: ghazni, helmand, herat, kabul, kandahar, khowst (2)","8.6.7: fewest Government Troops: ghazni"],"sum":"1429a7097e95d36d"}
{"type":"answer","n":805,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"6321e78492cf987c"}
{"type":"answer","n":806,"by":"government","ask":"redeploy.destination","answer":"helmand","why":["8.6.7: fewest Government Troops: helmand, herat, kabul, kandahar, khowst (2)","8.6.7: fewest Government Troops: helmand"],"sum":"447d6208c299287e"}
{"type":"answer","n":807,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"2d4d08e84464fb83"}
{"type":"answer","n":808,"by":"government","ask":"redeploy.destination","answer":"herat","why":["8.6.7: fewest Government Troops: herat, kabul, kandahar, khowst (2)","8.6.7: fewest Government Troops: herat"],"sum":"de852758af3b71c7"}
{"type":"answer","n":809,"by":"government","ask":"redeploy.destination","answer":"kabul","why":["8.6.7: fewest Government Troops: kabul, kandahar, khowst (2)","8.6.7: fewest Government Troops: kabul"],"sum":"ec0b6fad2cb23fa0"}
{"type":"answer","n":810,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar, khowst (2)","8.6.7: fewest Government Troops: kandahar"],"sum":"b05f3909d484e22e"}
{"type":"answer","n":811,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"4eb189360428b442"}
{"type":"answer","n":812,"by":"government","ask":"redeploy.destination","answer":"khowst","why":["8.6.7: fewest Government Troops: khowst (2)","8.6.7: fewest Government Troops: khowst"],"sum":"37938585c179e9f9"}
{"type":"answer","n":813,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: among badghis, ghowr"],"sum":"57b92afbb283280a"}
{"type":"answer","n":814,"by":null,"ask":"bot.tan","answer":"4","sum":"b06b9ea907ed3122"}
{"type":"answer","n":815,"by":null,"ask":"bot.black","answer":"6","sum":"d10058bcaeb88093"}
{"type":"answer","n":816,"by":null,"ask":"bot.green","answer":"5","sum":"044931d0b5356e0a"}
{"type":"answer","n":817,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 6 5: northwest-frontier, so ghowr","8.6.7: COIN Control would be lost: ghowr","8.6.7: most Police: baghlan, herat, kabul, kabul-tor-kham, kandahar-spin-boldak (2)","8.2: areas before LoCs: baghlan, herat, kabul","8.2: among baghlan, herat, kabul"],"sum":"36f6d33a810f89c0"}
{"type":"answer","n":818,"by":null,"ask":"bot.tan","answer":"3","sum":"8251a50fb3ec8b76"}
{"type":"answer","n":819,"by":null,"ask":"bot.black","answer":"4","sum":"45dec7e8c65ca362"}
{"type":"answer","n":820,"by":null,"ask":"bot.green","answer":"4","sum":"dba61779b3a6d91b"}
{"type":"answer","n":821,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 3 4 4: kabul, so kabul","8.6.7: most Police: baghlan, herat, kabul-tor-kham, kandahar-spin-boldak (2)","8.2: areas before LoCs: baghlan, herat","8.2: among baghlan, herat"],"sum":"fb045e1e39e7cf46"}
{"type":"answer","n":822,"by":null,"ask":"bot.tan","answer":"3","sum":"b8700129cc39ab84"}
{"type":"answer","n":823,"by":null,"ask":"bot.black","answer":"6","sum":"f3e2270598bbde6b"}
{"type":"answer","n":824,"by":null,"ask":"bot.green","answer":"4","sum":"d2d5a338c0539ecf"}
{"type":"answer","n":825,"by":"government","ask":"redeploy.police.origin","answer":"kabul","why":["8.2: dice 3 6 4: baghlan, so baghlan","8.6.7: COIN Control would be lost: badghis","8.6.7: most Police: herat, kabul-tor-kham, kandahar-spin-boldak (2)","8.2: areas before LoCs: herat","8.6.7: COIN Control would be lost: 1 Police from kabul to ghowr"],"sum":"0191ceb0b0de7584"}
{"type":"answer","n":826,"by":"government","ask":"redeploy.destination","answer":"ghowr","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to ghowr"],"sum":"b39b581f15696a0b"}
{"type":"answer","n":827,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul to ghowr"],"sum":"be18ebe2f398c081"}
{"type":"answer","n":828,"by":"government","ask":"redeploy.police.origin","answer":"baghlan","why":["8.6.7: COIN Control would be lost: 1 Police from baghlan to ghowr"],"sum":"ed4682d1bb6d2616"}
{"type":"answer","n":829,"by":"government","ask":"redeploy.destination","answer":"ghowr","why":["8.6.7: COIN Control would be lost: 1 Police from baghlan to ghowr"],"sum":"3edd49669ea03b4b"}
{"type":"answer","n":830,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from baghlan to ghowr"],"sum":"45192361a59e09a8"}
{"type":"answer","n":831,"by":"government","ask":"redeploy.police.origin","answer":"herat","why":["8.6.7: COIN Control would be lost: 1 Police from herat to badghis"],"sum":"dcfb7e869d44a0e1"}
{"type":"answer","n":832,"by":"government","ask":"redeploy.destination","answer":"badghis","why":["8.6.7: COIN Control would be lost: 1 Police from herat to badghis"],"sum":"78a1a615612b8444"}
{"type":"answer","n":833,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from herat to badghis"],"sum":"b0c690696da55cc2"}
{"type":"answer","n":834,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"print":"a176cef6050061b6","sum":"54eb343e4d03f5e7"}
{"type":"answer","n":835,"by":null,"ask":"deck.top","answer":"event","sum":"568646b95e32ec4e"}
{"type":"answer","n":836,"by":null,"ask":"deck.card","answer":"67","print":"1ebaea25e2211a76","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 19\nnext: 67\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\nresources: government=13 taliban=7 warlords=35\naid: 22\npatronage: 9\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T3 T:B1u1\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T1 G:T3P1 support=S\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T3P1 +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T3P1\nzabol C:T1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"26ea47f4b15bb516"}
{"type":"answer","n":837,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Al-Qaeda"],"sum":"af6535dbeaf09406"}
{"type":"answer","n":838,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"sum":"51eb32486fd70190"}
{"type":"answer","n":839,"by":"taliban","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among northwest-frontier, badakhshan, helmand, kandahar, khowst, nimruz, nuristan, paktika, zabol"],"sum":"97af51aed8cad517"}
{"type":"answer","n":840,"by":null,"ask":"bot.tan","answer":"2","sum":"5b8dc7f3f37fcdbe"}
{"type":"answer","n":841,"by":null,"ask":"bot.black","answer":"4","sum":"76ff19fcacee0486"}
{"type":"answer","n":842,"by":null,"ask":"bot.green","answer":"5","sum":"34c36953d2ab33e3"}
{"type":"answer","n":843,"by":"taliban","ask":"event.place.space","answer":"helmand","why":["8.2: dice 2 4 5: helmand, so helmand"],"print":"f2e4c60e2dd7feb1","sum":"c213d5b9b7839fdd"}
{"type":"answer","n":844,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (3)","8.8.5: greatest shift: khowst (3)","8.2: among ghazni, paktika"],"sum":"b9bd5a12f049ac24"}
{"type":"answer","n":845,"by":null,"ask":"bot.tan","answer":"1","sum":"3dfd5fa986ea236f"}
{"type":"answer","n":846,"by":null,"ask":"bot.black","answer":"6","sum":"0e0df854b123b900"}
{"type":"answer","n":847,"by":null,"ask":"bot.green","answer":"6","sum":"7f0d40a83fd5286b"}
{"type":"answer","n":848,"by":"coalition","ask":"turn","answer":"train","why":["8.2: dice 1 6 6: paktika, so paktika","8.8: Train"],"sum":"d8f0d2f4b2c90fb3"}
{"type":"answer","n":849,"by":"coalition","ask":"train.space","answer":"khowst","why":["8.8.2: Civic Action shifts most: khowst"],"sum":"22681f1125098f96"}
{"type":"answer","n":850,"by":"coalition","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"3fca9ae723d660fd"}
{"type":"answer","n":851,"by":"coalition","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"0d25be0543a36d6f"}
{"type":"answer","n":852,"by":"coalition","ask":"train.space","answer":"paktika","why":["8.8.2: Civic Action shifts most: paktika"],"sum":"d61fa5747a21cba0"}
{"type":"answer","n":853,"by":"coalition","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"533c346a8bde0e5c"}
{"type":"answer","n":854,"by":"coalition","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"0a629eaeca52ac6e"}
{"type":"answer","n":855,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"07444fb48e93678d"}
{"type":"answer","n":856,"by":"coalition","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"068947d630239a7d"}
{"type":"answer","n":857,"by":"coalition","ask":"train.extra.space","answer":"khowst","why":["8.8.2: Civic Action where it shifts most"],"sum":"55109eaa73a04221"}
{"type":"answer","n":858,"by":"coalition","ask":"train.civic","answer":"paktika","why":["8.8.2: PRTs: a second space"],"sum":"c2378fcdd918a1bb"}
{"type":"answer","n":859,"by":"coalition","ask":"special","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"cdff063d52bf661b"}
{"type":"answer","n":860,"by":null,"ask":"bot.die","answer":"1","sum":"39d612615601209e"}
{"type":"answer","n":861,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.8.2: Surge: die 1","8.2: among ghazni, helmand"],"sum":"ed2eb281769bd851"}
{"type":"answer","n":862,"by":null,"ask":"bot.tan","answer":"6","sum":"76df2d429709cf3b"}
{"type":"answer","n":863,"by":null,"ask":"bot.black","answer":"4","sum":"f8622156dda47ad6"}
{"type":"answer","n":864,"by":null,"ask":"bot.green","answer":"5","sum":"6dcf4ffaa4b69447"}
{"type":"answer","n":865,"by":"coalition","ask":"special","answer":"surge","why":["8.2: dice 6 4 5: ghowr, so helmand","8.8.2: Surge after the Train"],"sum":"75e84d225773f7e5"}
{"type":"answer","n":866,"by":"coalition","ask":"surge.space","answer":"helmand","why":["8.8.2: 0 Bases and 1 Troops come to helmand"],"sum":"735528f55d5fa3a4"}
{"type":"answer","n":867,"by":"coalition","ask":"surge.space","answer":"done","why":["8.8.2: no other space of the Surge"],"sum":"20c9167c5641e7f2"}
{"type":"answer","n":868,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in helmand: 2"],"sum":"616d76df8cfda1ca"}
{"type":"answer","n":869,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in helmand: 1"],"sum":"cb4d8f477f48e09b"}
{"type":"answer","n":870,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"9b4b141b52f3f890"}
{"type":"answer","n":871,"by":null,"ask":"surge.roll","answer":"4","sum":"3da88828d1ad88c2"}
{"type":"answer","n":872,"by":"coalition","ask":"surge.aid","answer":"4","why":["8.8.2: all of it to Aid"],"print":"0aea34874fbb1195","sum":"8b579aac4b9b3c0a"}
{"type":"answer","n":873,"by":null,"ask":"deck.top","answer":"event","sum":"28c9755c576b867c"}
{"type":"answer","n":874,"by":null,"ask":"deck.card","answer":"3","print":"f027dafadbffd353","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 67\nnext: 3\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=1 taliban=10 warlords=35\naid: 26\npatronage: 9\ncapabilities: 2=shaded 7=unshaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T3 T:B1u1\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T2 G:T3P1 T:B1 support=S\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nzabol C:T1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"041134963edc15cc"}
{"type":"answer","n":875,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Change in Tactics"],"sum":"847b450c8ac4a32f"}
{"type":"answer","n":876,"by":"warlords","ask":"event.side","answer":"unshaded","why":["8.4.2: the only text: unshaded"],"sum":"bc70519b0e55fcea"}
{"type":"answer","n":877,"by":"warlords","ask":"event.capability","answer":"roll","why":["8.1.2: an equal chance for 7, 18"],"sum":"277a2491fc1fe549"}
{"type":"answer","n":878,"by":null,"ask":"bot.die","answer":"1","sum":"18135662c513628a"}
{"type":"answer","n":879,"by":"warlords","ask":"event.capability","answer":"7","why":["8.1.2: dice 1: 7","8.4.1: As Non-player Taliban, else end a Capability: 7"],"sum":"bffd933c0c6fe2c6"}
{"type":"answer","n":880,"by":"warlords","ask":"event.choice","answer":"turn-over","why":["8.4.1: As Non-player Taliban, else end a Capability: turn-over"],"print":"90aff23bf1b2009a","sum":"ded32de1999e9aeb"}
{"type":"answer","n":881,"by":"government","ask":"turn","answer":"pass","why":["8.1: fewer than 3 Resources: Pass instead of an Operation"],"print":"bb7b58266065776e","sum":"08bec949684aa394"}
{"type":"answer","n":882,"by":null,"ask":"deck.top","answer":"event","sum":"b797938727b36488"}
{"type":"answer","n":883,"by":null,"ask":"deck.card","answer":"72","print":"2593b3419987b95e","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 3\nnext: 72\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government taliban\nresources: government=4 taliban=10 warlords=35\naid: 26\npatronage: 9\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T1 G:T3 T:B1u1\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T2 G:T3P1 T:B1 support=S\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T1 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nzabol C:T1\nbalochistan T:B2u1\nnorthwest-frontier T:B1u1\nwaziristan T:B2u3\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"b6160d0bd9a40ff8"}
{"type":"answer","n":884,"by":"coalition","ask":"turn","answer":"roll","why":["8.1: Reapers is a Capability: wanted below 2"],"sum":"e0632f771d454a61"}
{"type":"answer","n":885,"by":null,"ask":"bot.die","answer":"3","sum":"67f09594e21d0a77"}
{"type":"answer","n":886,"by":"coalition","ask":"turn","answer":"train","why":["8.1: die 3, Propaganda cards left 2: Reapers is not taken","8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (3)","8.8: Train"],"sum":"7763d45818a4f7af"}
{"type":"answer","n":887,"by":"coalition","ask":"train.space","answer":"ghazni","why":["8.8.2: Civic Action shifts most: ghazni"],"sum":"e8057a24a07f7fc0"}
{"type":"answer","n":888,"by":"coalition","ask":"train.troops","answer":"0","why":["8.8.2: no cubes there"],"sum":"817c3e281d94a8b8"}
{"type":"answer","n":889,"by":"coalition","ask":"train.police","answer":"0","why":["8.8.2: no cubes there"],"sum":"bd0f15cb00d1b938"}
{"type":"answer","n":890,"by":"coalition","ask":"train.space","answer":"done","why":["8.8.2: no more spaces"],"sum":"7b33b454ed24b6bf"}
{"type":"answer","n":891,"by":"coalition","ask":"train.extra","answer":"civic-action","why":["8.8.2: Civic Action where it shifts most"],"sum":"6225173956d39c39"}
{"type":"answer","n":892,"by":"coalition","ask":"special","answer":"roll","why":["8.8.2: Surge: half in Bases, as many Troops"],"sum":"d36f4f5f7b72be32"}
{"type":"answer","n":893,"by":null,"ask":"bot.die","answer":"4","sum":"3783c20b4f3857b3"}
{"type":"answer","n":894,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.8.2: Surge: die 4","8.2: among ghazni, helmand"],"sum":"480fc5fa85a41263"}
{"type":"answer","n":895,"by":null,"ask":"bot.tan","answer":"3","sum":"df67977e86e5db04"}
{"type":"answer","n":896,"by":null,"ask":"bot.black","answer":"6","sum":"910d30b926dfc13a"}
{"type":"answer","n":897,"by":null,"ask":"bot.green","answer":"6","sum":"4a3e6029cca36b6e"}
{"type":"answer","n":898,"by":"coalition","ask":"special","answer":"roll-spaces","why":["8.2: dice 3 6 6: northwest-frontier, so helmand","8.2: among badghis, ghowr, herat, kabul, kandahar, khowst, konduz, nuristan, oruzgan, paktika, zabol"],"sum":"380d58f0604a2e6a"}
{"type":"answer","n":899,"by":null,"ask":"bot.tan","answer":"4","sum":"91d5a67a28dbb315"}
{"type":"answer","n":900,"by":null,"ask":"bot.black","answer":"5","sum":"de3bde5fccd24d1a"}
{"type":"answer","n":901,"by":null,"ask":"bot.green","answer":"2","sum":"9edf44eb8a6eae09"}
{"type":"answer","n":902,"by":"coalition","ask":"special","answer":"surge","why":["8.2: dice 4 5 2: nuristan, so nuristan","8.8.2: Surge after the Train"],"sum":"fedc887d53d4afc1"}
{"type":"answer","n":903,"by":"coalition","ask":"surge.space","answer":"helmand","why":["8.8.2: 0 Bases and 2 Troops come to helmand"],"sum":"56be91554c22320c"}
{"type":"answer","n":904,"by":"coalition","ask":"surge.space","answer":"ghazni","why":["8.8.2: 0 Bases and 1 Troops come to ghazni"],"sum":"06092f50bb56ca23"}
{"type":"answer","n":905,"by":"coalition","ask":"surge.space","answer":"nuristan","why":["8.8.2: 0 Bases and 1 Troops come to nuristan"],"sum":"92c6eb17840442f8"}
{"type":"answer","n":906,"by":"coalition","ask":"surge.troops","answer":"4","why":["8.8.2: Coalition Troops in helmand: 4"],"sum":"49d5f6209223acae"}
{"type":"answer","n":907,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in ghazni: 2"],"sum":"f8f6c630378e652b"}
{"type":"answer","n":908,"by":"coalition","ask":"surge.troops","answer":"2","why":["8.8.2: Coalition Troops in nuristan: 2"],"sum":"11e42318a403dd01"}
{"type":"answer","n":909,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in helmand: 1"],"sum":"8d2c809cd6bbdb59"}
{"type":"answer","n":910,"by":"coalition","ask":"surge.bases","answer":"1","why":["8.8.2: Coalition Bases in ghazni: 1"],"sum":"e55d9d48412be0e5"}
{"type":"answer","n":911,"by":"coalition","ask":"surge.die","answer":"roll","why":["8.8.2: a die is added to Aid"],"sum":"6389a127dcda46f9"}
{"type":"answer","n":912,"by":null,"ask":"surge.roll","answer":"2","sum":"c456aa5282886875"}
{"type":"answer","n":913,"by":"coalition","ask":"surge.aid","answer":"2","why":["8.8.2: all of it to Aid"],"print":"4f0bcb62ab2788e6","sum":"1031fa2f9b3dc03c"}
{"type":"answer","n":914,"by":"taliban","ask":"turn","answer":"roll","why":["8.1: Reapers is a Capability: wanted below 2"],"sum":"48383965a0b9fc3b"}
{"type":"answer","n":915,"by":null,"ask":"bot.die","answer":"4","sum":"cd352e65f1b0ab38"}
{"type":"answer","n":916,"by":"taliban","ask":"turn","answer":"rally","why":["8.1: die 4, Propaganda cards left 2: Reapers is not taken","8.7.2: at least 15 Available or Active: yes (29 Available, 0 Active)","8.7: Rally"],"sum":"8f0e1a1640562efd"}
{"type":"answer","n":917,"by":"taliban","ask":"rally.space","answer":"kabul","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"587bfa8afaa1a611"}
{"type":"answer","n":918,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 3: nobody hides in Kabul: kabul"],"sum":"a27f4488a0750e9a"}
{"type":"answer","n":919,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, faryab, samangan, sar-e-pol"],"sum":"68e9220cc909c365"}
{"type":"answer","n":920,"by":null,"ask":"bot.tan","answer":"2","sum":"7461db63d10a99d9"}
{"type":"answer","n":921,"by":null,"ask":"bot.black","answer":"6","sum":"b167d8c8f597b055"}
{"type":"answer","n":922,"by":null,"ask":"bot.green","answer":"2","sum":"58189823d37706d3"}
{"type":"answer","n":923,"by":"taliban","ask":"rally.space","answer":"samangan","why":["8.2: dice 2 6 2: zabol, so samangan","8.7.2 step 4a: wins Taliban Control: samangan"],"sum":"296fdd1494d575d5"}
{"type":"answer","n":924,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: samangan"],"sum":"4713be4af54337cb"}
{"type":"answer","n":925,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among ghazni, balochistan, northwest-frontier"],"sum":"768b3c1f6a8cc8ab"}
{"type":"answer","n":926,"by":null,"ask":"bot.tan","answer":"5","sum":"f6e665a9a008fe57"}
{"type":"answer","n":927,"by":null,"ask":"bot.black","answer":"3","sum":"aab51d83ec867da8"}
{"type":"answer","n":928,"by":null,"ask":"bot.green","answer":"1","sum":"1e84dee779c60929"}
{"type":"answer","n":929,"by":"taliban","ask":"rally.space","answer":"balochistan","why":["8.2: dice 5 3 1: balkh, so balochistan","8.7.2 step 4b: 1 or 2 Guerrillas: balochistan"],"sum":"970dab6ce231deff"}
{"type":"answer","n":930,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4b: 1 or 2 Guerrillas: balochistan"],"sum":"22f11db522c98632"}
{"type":"answer","n":931,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"781a7dcc522f3de6"}
{"type":"answer","n":932,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"afac99bdfc18ea35"}
{"type":"answer","n":933,"by":"taliban","ask":"rally.space","answer":"helmand","why":["8.7.2 step 4c: a Taliban Base: helmand"],"sum":"90ad357dee57ef5b"}
{"type":"answer","n":934,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: helmand"],"sum":"b96a55d5b8e465a4"}
{"type":"answer","n":935,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"ce6b75b52f26c902"}
{"type":"answer","n":936,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: northwest-frontier"],"sum":"b670ae00eac576a9"}
{"type":"answer","n":937,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"318d1aca241ab8ec"}
{"type":"answer","n":938,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"3fef7170c3b07274"}
{"type":"answer","n":939,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"bfdc929e200c108c"}
{"type":"answer","n":940,"by":"taliban","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"sum":"481c594ce3c767d9"}
{"type":"answer","n":941,"by":"taliban","ask":"rally.sharia","answer":"roll-spaces","why":["8.2: among ghazni, helmand"],"sum":"2f3a5549a6d87210"}
{"type":"answer","n":942,"by":null,"ask":"bot.tan","answer":"3","sum":"63ad581eb34cbf0c"}
{"type":"answer","n":943,"by":null,"ask":"bot.black","answer":"3","sum":"0649c3f45d81eea5"}
{"type":"answer","n":944,"by":null,"ask":"bot.green","answer":"3","sum":"f51211ae9dac739d"}
{"type":"answer","n":945,"by":"taliban","ask":"rally.sharia","answer":"helmand","why":["8.2: dice 3 3 3: kabul, so helmand","8.7.2 step 5: Sharia: helmand"],"sum":"d79973b809f7360e"}
{"type":"answer","n":946,"by":"taliban","ask":"sharia.steps","answer":"2","why":["8.7.7: as far as Resources go"],"sum":"3c30024efdeccf75"}
{"type":"answer","n":947,"by":"taliban","ask":"special","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"2b8780e2d311f7be"}
{"type":"answer","n":948,"by":"taliban","ask":"infiltrate.space","answer":"roll-spaces","why":["8.2: among helmand, kabul"],"sum":"46f28d9c718412f1"}
{"type":"answer","n":949,"by":null,"ask":"bot.tan","answer":"4","sum":"8f7a500aa95c1b76"}
{"type":"answer","n":950,"by":null,"ask":"bot.black","answer":"6","sum":"2d70ac3ced25ba24"}
{"type":"answer","n":951,"by":null,"ask":"bot.green","answer":"5","sum":"7523b2a58d7dbaa1"}
{"type":"answer","n":952,"by":"taliban","ask":"infiltrate.space","answer":"helmand","why":["8.2: dice 4 6 5: northwest-frontier, so helmand","8.7.2: Infiltrate: the last Police: helmand"],"sum":"d6d6be09ca038963"}
{"type":"answer","n":953,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"ab16be8720a1dbad"}
{"type":"answer","n":954,"by":"taliban","ask":"infiltrate.piece","answer":"government_police","why":["8.7.2: in the order Government, Warlords; 8.1.2: government_police"],"print":"59ae954c4ce09863","sum":"02505c8614a2bba0"}
{"type":"answer","n":955,"by":null,"ask":"deck.top","answer":"event","sum":"68b180ace226a386"}
{"type":"answer","n":956,"by":null,"ask":"deck.card","answer":"62","print":"52e46f7d0ef62bdf","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 72\nnext: 62\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=1 taliban=4 warlords=35\naid: 28\npatronage: 8\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T2 G:T3 T:B1u3 support=S\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u3 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 T:u1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u1\nzabol C:T1\nbalochistan T:B2u3\nnorthwest-frontier T:B1u3\nwaziristan T:B2u6\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"b363ce13213d0ef8"}
{"type":"answer","n":957,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Poppy Crop Failure"],"sum":"89f0531473416ca1"}
{"type":"answer","n":958,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"b7b30fa3264e82be","sum":"4b9d35242029abdf"}
{"type":"answer","n":959,"by":"government","ask":"turn","answer":"pass","why":["8.1: fewer than 3 Resources: Pass instead of an Operation"],"print":"4c50fe45ecdbb055","sum":"2eecab8c50182932"}
{"type":"answer","n":960,"by":null,"ask":"deck.top","answer":"event","sum":"a3b6d1b35b41359f"}
{"type":"answer","n":961,"by":null,"ask":"deck.card","answer":"36","print":"5f1be0f74edf19f7","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 62\nnext: 36\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government taliban\nresources: government=4 taliban=4 warlords=45\naid: 28\npatronage: 8\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nghazni C:B1T2 G:T3 T:B1u3 support=S\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u3 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3P1 T:u1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u1\nzabol C:T1\nbalochistan T:B2u3\nnorthwest-frontier T:B1u3\nwaziristan T:B2u6\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"2e132a182bd90827"}
{"type":"answer","n":962,"by":"taliban","ask":"turn","answer":"rally","why":["8.1: Local Understanding would change nothing","8.7.2: at least 15 Available or Active: yes (15 Available, 0 Active)","8.7: Rally"],"sum":"5f36dd97c7486915"}
{"type":"answer","n":963,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: northwest-frontier"],"sum":"3f862795bc7127e6"}
{"type":"answer","n":964,"by":"taliban","ask":"rally.action","answer":"build-base","why":["8.7.2 step 2: 3 Guerrillas and room for a Base: northwest-frontier"],"sum":"6f43865aed25f11e"}
{"type":"answer","n":965,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among bamian, faryab, sar-e-pol"],"sum":"72fb0c738d681d6f"}
{"type":"answer","n":966,"by":null,"ask":"bot.tan","answer":"5","sum":"5396ed5a263148c0"}
{"type":"answer","n":967,"by":null,"ask":"bot.black","answer":"2","sum":"ae0bf76d24794ce7"}
{"type":"answer","n":968,"by":null,"ask":"bot.green","answer":"1","sum":"f84ba6a66e9876f6"}
{"type":"answer","n":969,"by":"taliban","ask":"rally.space","answer":"faryab","why":["8.2: dice 5 2 1: konduz, so faryab","8.7.2 step 4a: wins Taliban Control: faryab"],"sum":"7c744c4fe6c7458d"}
{"type":"answer","n":970,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4a: wins Taliban Control: faryab"],"sum":"341e958c2fa8b803"}
{"type":"answer","n":971,"by":"taliban","ask":"rally.space","answer":"roll-spaces","why":["8.2: among kabul, samangan"],"sum":"a00a43c01e523540"}
{"type":"answer","n":972,"by":null,"ask":"bot.tan","answer":"3","sum":"15b22b4723dd546a"}
{"type":"answer","n":973,"by":null,"ask":"bot.black","answer":"6","sum":"3eb4dec716bb0f2c"}
{"type":"answer","n":974,"by":null,"ask":"bot.green","answer":"4","sum":"2e289233cda8977d"}
{"type":"answer","n":975,"by":"taliban","ask":"rally.space","answer":"samangan","why":["8.2: dice 3 6 4: baghlan, so samangan","8.7.2 step 4b: 1 or 2 Guerrillas: samangan"],"sum":"0a85ec8af7dae716"}
{"type":"answer","n":976,"by":"taliban","ask":"rally.action","answer":"place-one","why":["8.7.2 step 4b: 1 or 2 Guerrillas: samangan"],"sum":"ba37849ecaa5fde3"}
{"type":"answer","n":977,"by":"taliban","ask":"rally.space","answer":"ghazni","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"df0cc079ddf52a50"}
{"type":"answer","n":978,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: ghazni"],"sum":"80e89a5da3adfcd5"}
{"type":"answer","n":979,"by":"taliban","ask":"rally.space","answer":"helmand","why":["8.7.2 step 4c: a Taliban Base: helmand"],"sum":"bdb9dbaa06e18fb1"}
{"type":"answer","n":980,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: helmand"],"sum":"d612d84a5d0fb31e"}
{"type":"answer","n":981,"by":"taliban","ask":"rally.space","answer":"balochistan","why":["8.7.2 step 4c: a Taliban Base: balochistan"],"sum":"239a4a5a2b3ce38c"}
{"type":"answer","n":982,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: balochistan"],"sum":"e8890ae3433bcfb7"}
{"type":"answer","n":983,"by":"taliban","ask":"rally.space","answer":"waziristan","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"a63d0c46506ab5c6"}
{"type":"answer","n":984,"by":"taliban","ask":"rally.action","answer":"place-many","why":["8.7.2 step 4c: a Taliban Base: waziristan"],"sum":"8cdb3ac1863d72ae"}
{"type":"answer","n":985,"by":"taliban","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"2f1dd0e17f72b030"}
{"type":"answer","n":986,"by":"taliban","ask":"rally.space","answer":"infiltrate","why":["8.7.2: no Extort on LoCs of Econ 3 and 4","8.7.2: Infiltrate"],"sum":"7f74edd3ea9969d8"}
{"type":"answer","n":987,"by":"taliban","ask":"infiltrate.space","answer":"kabul","why":["8.7.2: Infiltrate: the last Police: kabul"],"sum":"ce73b8ed2c635880"}
{"type":"answer","n":988,"by":"taliban","ask":"infiltrate.action","answer":"replace","why":["8.7.2: a Guerrilla is Available: replace"],"sum":"83b77ed43fd44e9e"}
{"type":"answer","n":989,"by":"taliban","ask":"infiltrate.piece","answer":"government_police","why":["8.7.2: in the order Government, Warlords; 8.1.2: government_police"],"print":"d2ff62c5be7a0141","sum":"8040646ab42a496b"}
{"type":"answer","n":990,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Local Understanding"],"sum":"7a76897bd897819e"}
{"type":"answer","n":991,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"95a4bab125edd84c","sum":"6507630672ade5d6"}
{"type":"answer","n":992,"by":null,"ask":"deck.top","answer":"event","sum":"0e935211dadf0d40"}
{"type":"answer","n":993,"by":null,"ask":"deck.card","answer":"49","print":"c4eedf333238b1dc","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 36\nnext: 49\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government warlords\nresources: government=4 taliban=0 warlords=47\naid: 28\npatronage: 7\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1u5 support=S\nghowr G:P3 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:u2 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 support=S +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1 support=S\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"e80d4d44b2c4b3c3"}
{"type":"answer","n":994,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Mullah Omar"],"sum":"a91ea04cdd8b4d68"}
{"type":"answer","n":995,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"36a989cc07bf7db2","sum":"a841fa8700a9c3d9"}
{"type":"answer","n":996,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: no (14)","8.6.2: Govern could add Patronage: yes","8.6: Train"],"sum":"e131265c3e74cd0c"}
{"type":"answer","n":997,"by":"government","ask":"train.space","answer":"ghowr","why":["8.6.2 step 1: three cubes and room for a first COIN Base: ghowr"],"sum":"12a7a83c644bbe9d"}
{"type":"answer","n":998,"by":"government","ask":"train.first","answer":"build-base","why":["8.6.2 step 1: an Available Base for three cubes: ghowr"],"sum":"287b9d6abed88b9d"}
{"type":"answer","n":999,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"0b35aafd12f5f963"}
{"type":"answer","n":1000,"by":"government","ask":"govern.space","answer":"konduz","why":["8.6.2: highest Population: konduz (3)","8.6.2: Support without Coalition Base: konduz"],"sum":"a47da5c86b304dcd"}
{"type":"answer","n":1001,"by":"government","ask":"govern.space","answer":"nuristan","why":["8.6.2: highest Population: nuristan (2)","8.6.2: Support without Coalition Base: nuristan"],"sum":"6621ed43b7086a40"}
{"type":"answer","n":1002,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: nuristan"],"print":"cd5a47cf892f308b","sum":"2f70f7d30fe9f0ed"}
{"type":"answer","n":1003,"by":null,"ask":"deck.top","answer":"event","sum":"94a8b0a73dc0ae1b"}
{"type":"answer","n":1004,"by":null,"ask":"deck.card","answer":"38","print":"e0d6b1cfe817c0f9","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 49\nnext: 38\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition taliban\nresources: government=1 taliban=0 warlords=47\naid: 23\npatronage: 12\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1u5 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:u2 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"f6c977db408900f6"}
{"type":"answer","n":1005,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Crop Substitution"],"sum":"506ef5cde74e1876"}
{"type":"answer","n":1006,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"print":"11d1071ab175873e","sum":"d3f8aeab407405d5"}
{"type":"answer","n":1007,"by":"taliban","ask":"turn","answer":"pass","why":["8.1: fewer than 1 Resources: Pass instead of an Operation"],"print":"c85b1a37c517ed31","sum":"f7b41647456de1f1"}
{"type":"answer","n":1008,"by":null,"ask":"deck.top","answer":"event","sum":"229b501e7844ed9e"}
{"type":"answer","n":1009,"by":null,"ask":"deck.card","answer":"46","print":"6274272282f503c8","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 38\nnext: 46\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government taliban warlords\nresources: government=1 taliban=1 warlords=47\naid: 26\npatronage: 13\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1u5 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T3 T:B1u5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:u2 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"651708aa2f3c6c72"}
{"type":"answer","n":1010,"by":"government","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Night Raids"],"sum":"2522e15dc12f7363"}
{"type":"answer","n":1011,"by":"government","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the government: unshaded"],"sum":"2ae39a041641193a"}
{"type":"answer","n":1012,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, kabul, nuristan"],"sum":"3534de24ff9860fe"}
{"type":"answer","n":1013,"by":null,"ask":"bot.tan","answer":"1","sum":"a102d9070bd6f5fe"}
{"type":"answer","n":1014,"by":null,"ask":"bot.black","answer":"4","sum":"cc0bfb3d3c4f467e"}
{"type":"answer","n":1015,"by":null,"ask":"bot.green","answer":"2","sum":"fba0dae3da673196"}
{"type":"answer","n":1016,"by":"government","ask":"event.space","answer":"helmand","why":["8.2: dice 1 4 2: herat, so helmand"],"sum":"273c8586e95135e5"}
{"type":"answer","n":1017,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.2: among ghazni, kabul, nuristan"],"sum":"d24b6812630a0f59"}
{"type":"answer","n":1018,"by":null,"ask":"bot.tan","answer":"5","sum":"a53a4e9d93b86aa2"}
{"type":"answer","n":1019,"by":null,"ask":"bot.black","answer":"4","sum":"2cf8150859218e5b"}
{"type":"answer","n":1020,"by":null,"ask":"bot.green","answer":"6","sum":"e6f3e8840747fbac"}
{"type":"answer","n":1021,"by":"government","ask":"event.space","answer":"ghazni","why":["8.2: dice 5 4 6: ghowr, so ghazni"],"sum":"8ec03d0f391b0c7c"}
{"type":"answer","n":1022,"by":"government","ask":"event.space","answer":"roll-spaces","why":["8.2: among kabul, nuristan"],"sum":"d2c7e80b6533a58d"}
{"type":"answer","n":1023,"by":null,"ask":"bot.tan","answer":"1","sum":"c519f9fa35221537"}
{"type":"answer","n":1024,"by":null,"ask":"bot.black","answer":"4","sum":"5f2ed5c03029ca70"}
{"type":"answer","n":1025,"by":null,"ask":"bot.green","answer":"6","sum":"15b105c5e29aa57d"}
{"type":"answer","n":1026,"by":"government","ask":"event.space","answer":"kabul","why":["8.2: dice 1 4 6: helmand, so kabul"],"print":"8932fbbc37d94752","sum":"4f70ed9638a16422"}
{"type":"answer","n":1027,"by":"taliban","ask":"turn","answer":"attack","why":["8.7.2: at least 15 Available or Active: no (7 Available, 0 Active)","8.7.3: none Underground, few at Support and on LoCs: no (5 Underground, 5 in all)","8.7: Support + Available 20 or less: yes (15)","8.7: Attack"],"sum":"133ef07bb15ed2f0"}
{"type":"answer","n":1028,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand, kabul"],"sum":"e12499073de211f1"}
{"type":"answer","n":1029,"by":null,"ask":"bot.tan","answer":"5","sum":"e371816e7c8c358d"}
{"type":"answer","n":1030,"by":null,"ask":"bot.black","answer":"5","sum":"d8dfd96f11622eaf"}
{"type":"answer","n":1031,"by":null,"ask":"bot.green","answer":"6","sum":"a267fa2c99f3bf6a"}
{"type":"answer","n":1032,"by":"taliban","ask":"attack.space","answer":"ambush","why":["8.2: dice 5 5 6: kandahar, so helmand","8.7.4: Ambush: helmand"],"sum":"2bbb4f8c079a1d15"}
{"type":"answer","n":1033,"by":"taliban","ask":"ambush.space","answer":"helmand","why":["8.7.4: Ambush: helmand"],"sum":"589717f07774551e"}
{"type":"answer","n":1034,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"print":"ea59cffb95d6555b","sum":"45ee586d189de212"}
{"type":"answer","n":1035,"by":null,"ask":"deck.top","answer":"event","sum":"61ea32aee626ce14"}
{"type":"answer","n":1036,"by":null,"ask":"deck.card","answer":"24","print":"b49d74f1997c7baa","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 46\nnext: 24\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition warlords\nresources: government=1 taliban=0 warlords=47\naid: 26\npatronage: 13\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded\nmomentum: 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1u4 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T1 T:B1u4a1 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:u1 support=S\nkandahar C:B1T2 G:T3P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T2 G:B1T3 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:u1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan T:u2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"e2dd9d485c2eeea6"}
{"type":"answer","n":1037,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: ID Cards"],"sum":"acf6e078d11507a5"}
{"type":"answer","n":1038,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"90c4bfe552be3169","sum":"09b9b16568eff56a"}
{"type":"answer","n":1039,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (12)","8.8.4: Assault would remove a Base or 4 Taliban pieces: no (0 Bases, 1 Taliban piece)","8.8.2: most Coalition Troops in excess: kandahar, konduz (2)","8.2: among kandahar, konduz"],"sum":"20549cb97df9da37"}
{"type":"answer","n":1040,"by":null,"ask":"bot.tan","answer":"5","sum":"ac9d746d62f6caeb"}
{"type":"answer","n":1041,"by":null,"ask":"bot.black","answer":"2","sum":"09bf5ddffff03ced"}
{"type":"answer","n":1042,"by":null,"ask":"bot.green","answer":"4","sum":"751e382cf63a2873"}
{"type":"answer","n":1043,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 5 2 4: badakhshan, so kandahar","8.8.2: most Coalition Troops in excess: konduz (2)","8.2: among herat, kabul, khowst, nuristan, paktika"],"sum":"be13e3f7f9389f9a"}
{"type":"answer","n":1044,"by":null,"ask":"bot.tan","answer":"4","sum":"e541735d400a6e25"}
{"type":"answer","n":1045,"by":null,"ask":"bot.black","answer":"1","sum":"6240e58bba68c2d7"}
{"type":"answer","n":1046,"by":null,"ask":"bot.green","answer":"4","sum":"a41d24df702ff605"}
{"type":"answer","n":1047,"by":"coalition","ask":"turn","answer":"sweep","why":["8.2: dice 4 1 4: khowst, so khowst","8.8.3: most Taliban Activated: samangan (2)","8.8: Sweep"],"sum":"ce1bd0cbc079347b"}
{"type":"answer","n":1048,"by":"coalition","ask":"sweep.space","answer":"air-lift","why":["8.8.3: Air Lift exposes the last Underground Taliban of samangan"],"sum":"81ac410648cbf1f0"}
{"type":"answer","n":1049,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","why":["8.8.2: 1 can be spared: coalition_troops in kandahar"],"sum":"9cb425a0b12ef18c"}
{"type":"answer","n":1050,"by":"coalition","ask":"air-lift.destination","answer":"samangan","why":["8.8.2: the destination of the Air Lift: samangan"],"sum":"23e3c477311de432"}
{"type":"answer","n":1051,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"14bbe796929ca2fa"}
{"type":"answer","n":1052,"by":"coalition","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"9917c6a0ad691c1e"}
{"type":"answer","n":1053,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","why":["8.8.2: 2 can be spared: government_troops in kandahar"],"sum":"a10397e7d81d6474"}
{"type":"answer","n":1054,"by":"coalition","ask":"air-lift.destination","answer":"samangan","why":["8.8.2: the destination of the Air Lift: samangan"],"sum":"97ed3a4708d0d714"}
{"type":"answer","n":1055,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"c7f10b966737abaa"}
{"type":"answer","n":1056,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"e03c7f938c50d530"}
{"type":"answer","n":1057,"by":"coalition","ask":"air-lift.origin","answer":"konduz","why":["8.8.2: 1 can be spared: coalition_troops in konduz"],"sum":"df006f10008359f0"}
{"type":"answer","n":1058,"by":"coalition","ask":"air-lift.destination","answer":"samangan","why":["8.8.2: the destination of the Air Lift: samangan"],"sum":"222a6c7090494ed4"}
{"type":"answer","n":1059,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"4b3e85b051d9f0a6"}
{"type":"answer","n":1060,"by":"coalition","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"53e3a017aa683dbe"}
{"type":"answer","n":1061,"by":"coalition","ask":"air-lift.origin","answer":"konduz","why":["8.8.2: 1 can be spared: government_troops in konduz"],"sum":"37027bf5b85a6cd6"}
{"type":"answer","n":1062,"by":"coalition","ask":"air-lift.destination","answer":"samangan","why":["8.8.2: the destination of the Air Lift: samangan"],"sum":"8a821db8bedde595"}
{"type":"answer","n":1063,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"1a1edff47d32501c"}
{"type":"answer","n":1064,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"8d4fe32595ff2b36"}
{"type":"answer","n":1065,"by":"coalition","ask":"sweep.space","answer":"ghazni","why":["8.8.3: Sweep where a Coalition piece is: ghazni"],"sum":"a9a8184d31d9c119"}
{"type":"answer","n":1066,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"637f74759ea802c6"}
{"type":"answer","n":1067,"by":"coalition","ask":"sweep.space","answer":"helmand","why":["8.8.3: Sweep where a Coalition piece is: helmand"],"sum":"1066e26fe839f186"}
{"type":"answer","n":1068,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"0e200565351ff50b"}
{"type":"answer","n":1069,"by":"coalition","ask":"sweep.space","answer":"kabul","why":["8.8.3: Sweep where a Coalition piece is: kabul"],"sum":"f1f6a3bc00b8a55e"}
{"type":"answer","n":1070,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"11e46aeb3f510ebf"}
{"type":"answer","n":1071,"by":"coalition","ask":"sweep.space","answer":"nuristan","why":["8.8.3: Sweep where a Coalition piece is: nuristan"],"sum":"b3eb7f30aee7db92"}
{"type":"answer","n":1072,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"39456f8b44f275ab"}
{"type":"answer","n":1073,"by":"coalition","ask":"sweep.space","answer":"samangan","why":["8.8.3: Sweep where a Coalition piece is: samangan"],"sum":"1c2df6ab0ed3eeed"}
{"type":"answer","n":1074,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"b1a9547c0de4bbf8"}
{"type":"answer","n":1075,"by":"coalition","ask":"sweep.space","answer":"done","why":["8.8.3: nobody else would be found"],"sum":"20df126a231a4792"}
{"type":"answer","n":1076,"by":"coalition","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"print":"20c73030eef672e5","sum":"f8371d6530dd7cbd"}
{"type":"answer","n":1077,"by":null,"ask":"deck.top","answer":"event","sum":"1f2c6c7d9895c9f6"}
{"type":"answer","n":1078,"by":null,"ask":"deck.card","answer":"21","print":"eb574221f97ea11d","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 24\nnext: 21\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38 46\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: government taliban\nresources: government=1 taliban=0 warlords=47\naid: 26\npatronage: 13\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded 46=shaded\nmomentum: 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1a4 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T1 T:B1a5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:a1 support=S\nkandahar C:B1T1 G:T1P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T1 G:B1T2 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:a1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan C:T2 G:T3 T:a2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"4f6c78e8983d293a"}
{"type":"answer","n":1079,"by":"taliban","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Taliban Talks"],"sum":"ed68e1208e93e05a"}
{"type":"answer","n":1080,"by":"taliban","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the taliban: shaded"],"print":"57288f43bcb7ee25","sum":"2a2bfd65e1551725"}
{"type":"answer","n":1081,"by":"government","ask":"turn","answer":"pass","why":["8.1: fewer than 3 Resources: Pass instead of an Operation"],"print":"4858b7c5a351331d","sum":"1c57cabc270bfceb"}
{"type":"answer","n":1082,"by":null,"ask":"deck.top","answer":"event","sum":"43c2b85da25c98cf"}
{"type":"answer","n":1083,"by":null,"ask":"deck.card","answer":"60","print":"b2fe1e3583a9b43c","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 21\nnext: 60\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38 46 24\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government warlords\nresources: government=4 taliban=0 warlords=47\naid: 26\npatronage: 13\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded 46=shaded\nmomentum: 24=shaded:\"no Coalition Assault\" 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T2 G:T3 T:B1a4 support=S\nghowr G:B1 W:B1u1 support=S\nhelmand C:B1T4 G:T1 T:B1a5 support=O\nherat C:T1 G:B1T3P1 support=S\nkabul C:B1T1 G:T3 T:a1 support=S\nkandahar C:B1T1 G:T1P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T1 G:B1T2 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:a1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan C:T2 G:T3 T:a2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"28a119895c132eff"}
{"type":"answer","n":1084,"by":"coalition","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Operation Iraqi Freedom"],"sum":"581498d828f01157"}
{"type":"answer","n":1085,"by":"coalition","ask":"event.side","answer":"unshaded","why":["8.4.2: the text for the coalition: unshaded"],"sum":"60e7a3bcb1aab641"}
{"type":"answer","n":1086,"by":"coalition","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among ghazni, kabul, samangan"],"sum":"e6fa9c0d2413c353"}
{"type":"answer","n":1087,"by":null,"ask":"bot.tan","answer":"3","sum":"4ff11d0c23034d6d"}
{"type":"answer","n":1088,"by":null,"ask":"bot.black","answer":"2","sum":"e73cdac9553f69f9"}
{"type":"answer","n":1089,"by":null,"ask":"bot.green","answer":"5","sum":"5718b25f0bfa3b8c"}
{"type":"answer","n":1090,"by":"coalition","ask":"event.place.space","answer":"roll-spaces","why":["8.2: dice 3 2 5: ghazni, so ghazni","8.2: among kabul, samangan"],"sum":"21fb728fcdadd22f"}
{"type":"answer","n":1091,"by":null,"ask":"bot.tan","answer":"5","sum":"25cb493f449ac5ba"}
{"type":"answer","n":1092,"by":null,"ask":"bot.black","answer":"2","sum":"63b94fd613894cc3"}
{"type":"answer","n":1093,"by":null,"ask":"bot.green","answer":"3","sum":"435243ba265d7348"}
{"type":"answer","n":1094,"by":"coalition","ask":"event.place.space","answer":"ghazni","why":["8.2: dice 5 2 3: badakhshan, so samangan","8.4.1: Troops as in Surge: 1 to ghazni"],"sum":"201f4b58dbaa867f"}
{"type":"answer","n":1095,"by":"coalition","ask":"event.place.count","answer":"1","why":["8.4.1: Troops as in Surge: 1 to ghazni"],"sum":"be002725f3084338"}
{"type":"answer","n":1096,"by":"coalition","ask":"event.place.space","answer":"samangan","why":["8.4.1: Troops as in Surge: 1 to samangan"],"print":"5c85630b156fe82e","sum":"f28648d28b567420"}
{"type":"answer","n":1097,"by":"government","ask":"turn","answer":"train","why":["8.6.2: at least 15 pieces Available: yes (18)","8.6: Train"],"sum":"dd3092a2895929f5"}
{"type":"answer","n":1098,"by":"government","ask":"train.space","answer":"ghowr","why":["8.6.2 step 2: fewest Government cubes: ghowr (0)","8.6.2 step 2: Kabul or a COIN Base: ghowr"],"sum":"a642e760dbd18d98"}
{"type":"answer","n":1099,"by":"government","ask":"train.troops","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"2ab424ed5a7f74ae"}
{"type":"answer","n":1100,"by":"government","ask":"train.police","answer":"2","why":["8.1.2: Police and Troops by turns"],"sum":"f0e02a20f8e176e1"}
{"type":"answer","n":1101,"by":"government","ask":"train.space","answer":"govern","why":["8.6.2: Govern"],"sum":"8d437b537de6701a"}
{"type":"answer","n":1102,"by":"government","ask":"govern.space","answer":"roll-spaces","why":["8.2: among ghowr, herat, oruzgan"],"sum":"cc32c42b1a257e5a"}
{"type":"answer","n":1103,"by":null,"ask":"bot.tan","answer":"5","sum":"0104622e9655794e"}
{"type":"answer","n":1104,"by":null,"ask":"bot.black","answer":"5","sum":"b4cb5e2027b20b6e"}
{"type":"answer","n":1105,"by":null,"ask":"bot.green","answer":"6","sum":"8de42cf730d393ad"}
{"type":"answer","n":1106,"by":"government","ask":"govern.space","answer":"herat","why":["8.2: dice 5 5 6: kandahar, so herat","8.6.2: Support without Coalition Base: herat"],"sum":"34f439c137e1a84a"}
{"type":"answer","n":1107,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: herat"],"sum":"18ff8943b32acef8"}
{"type":"answer","n":1108,"by":"government","ask":"govern.space","answer":"roll-spaces","why":["8.2: among ghowr, oruzgan"],"sum":"a6e40e8fe3c60f51"}
{"type":"answer","n":1109,"by":null,"ask":"bot.tan","answer":"3","sum":"b2dbb977cd70c52a"}
{"type":"answer","n":1110,"by":null,"ask":"bot.black","answer":"4","sum":"de9d9c208250ecc4"}
{"type":"answer","n":1111,"by":null,"ask":"bot.green","answer":"5","sum":"67167f4ccef32d96"}
{"type":"answer","n":1112,"by":"government","ask":"govern.space","answer":"ghowr","why":["8.2: dice 3 4 5: kabul, so ghowr","8.6.2: Support without Coalition Base: ghowr"],"sum":"1d40c7e19943287d"}
{"type":"answer","n":1113,"by":"government","ask":"govern.action","answer":"patronage","why":["8.6.2: Patronage: ghowr"],"print":"8bd5fea49044b38f","sum":"7115286b1bd95b43"}
{"type":"answer","n":1114,"by":null,"ask":"deck.top","answer":"event","sum":"13e1b2f8bcd3d4db"}
{"type":"answer","n":1115,"by":null,"ask":"deck.card","answer":"59","print":"1179fe24b83ecd8f","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 60\nnext: 59\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38 46 24 21\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: taliban warlords\nresources: government=1 taliban=0 warlords=47\naid: 27\npatronage: 15\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded 46=shaded\nmomentum: 24=shaded:\"no Coalition Assault\" 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T3 G:T3 T:B1a4 support=S\nghowr G:B1T2P2 W:B1u1\nhelmand C:B1T4 G:T1 T:B1a5 support=O\nherat C:T1 G:B1T3P1\nkabul C:B1T1 G:T3 T:a1 support=S\nkandahar C:B1T1 G:T1P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T1 G:B1T2 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:a1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan C:T3 G:T3 T:a2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"fbc505e2925f038d"}
{"type":"answer","n":1116,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Tajiks"],"sum":"fb6717d9dfd14f47"}
{"type":"answer","n":1117,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"5c6c39ff4a48a503"}
{"type":"answer","n":1118,"by":"warlords","ask":"event.place.space","answer":"roll-spaces","why":["8.2: among herat, badakhshan, baghlan, konduz"],"sum":"cb880d07c5e4ebe4"}
{"type":"answer","n":1119,"by":null,"ask":"bot.tan","answer":"5","sum":"87a09cf0170cf1be"}
{"type":"answer","n":1120,"by":null,"ask":"bot.black","answer":"6","sum":"767e12f910b6aa29"}
{"type":"answer","n":1121,"by":null,"ask":"bot.green","answer":"6","sum":"2a925b0bb421bc80"}
{"type":"answer","n":1122,"by":"warlords","ask":"event.place.space","answer":"herat","why":["8.2: dice 5 6 6: kandahar, so herat"],"print":"09cadc9998ece7cc","sum":"a5a74da2d42c42b5"}
{"type":"answer","n":1123,"by":"taliban","ask":"turn","answer":"pass","why":["8.1: fewer than 1 Resources: Pass instead of an Operation"],"print":"e86f1fc48756ecf1","position":"scenario: short\nseats: coalition=bot government=bot taliban=bot warlords=bot\ncard: 59\nnext: propaganda\nplayed: 32 56 17 43 23 50 57 9 2 55 13 propaganda 69 1 8 26 66 28 33 48 27 6 64 11 propaganda 19 67 3 72 62 36 49 38 46 24 21 60\nremoved: 58 44 52 4 65 29 68 51 53 14 7 35 15 40 54 41 37 39 25 10 47 18 45 61\neligible: coalition government taliban\nresources: government=1 taliban=1 warlords=47\naid: 27\npatronage: 15\ncapabilities: 2=shaded 7=shaded 18=unshaded 23=shaded 29=shaded 33=shaded 46=shaded\nmomentum: 24=shaded:\"no Coalition Assault\" 36=shaded\nbadakhshan W:B1u1\nbadghis G:P1 support=O\nbaghlan G:P1 W:B2u6 support=O +1\nbalkh W:B2u1\nfarah W:B1u1\nfaryab T:u1\nghazni C:B1T3 G:T3 T:B1a4 support=S\nghowr G:B1T2P2 W:B1u1\nhelmand C:B1T4 G:T1 T:B1a5 support=O\nherat C:T1 G:B1T3P1 W:u1\nkabul C:B1T1 G:T3 T:a1 support=S\nkandahar C:B1T1 G:T1P1 support=S\nkhowst C:B1T1 G:T5P3 support=S +1\nkonduz C:T1 G:B1T2 +1\nnimruz W:B1u1\nnuristan C:T2 G:P1 W:a1\noruzgan C:T1 G:P1 support=S\npaktika C:B1T1 G:T5P3 support=S\nsamangan C:T3 G:T3 T:a2\nzabol C:T1\nbalochistan T:B2u5\nnorthwest-frontier T:B2u1\nwaziristan T:B2u9\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nkabul-aibak W:u1\ntoraghondi-farah W:u1\n","sum":"101dfc5f3c059aeb"}
{"type":"answer","n":1124,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.1: Local Truce is Momentum, and Propaganda comes next","8.8.2: fewer than 4 Taliban pieces with COIN pieces: no (14)","8.8.2: most Coalition Troops in excess: samangan (3)","8.2: among ghazni, herat, kabul, khowst, konduz, nuristan, paktika"],"sum":"8cb228c8b112eac4"}
{"type":"answer","n":1125,"by":null,"ask":"bot.tan","answer":"1","sum":"e11d3824ca541c56"}
{"type":"answer","n":1126,"by":null,"ask":"bot.black","answer":"1","sum":"a75901e3dc09dfff"}
{"type":"answer","n":1127,"by":null,"ask":"bot.green","answer":"2","sum":"364159c8e5724bac"}
{"type":"answer","n":1128,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 1 1 2: balochistan, so herat","8.2: among ghazni, kabul, khowst, konduz, nuristan, paktika"],"sum":"625d7334104ed315"}
{"type":"answer","n":1129,"by":null,"ask":"bot.tan","answer":"6","sum":"923bc26dbe3f9949"}
{"type":"answer","n":1130,"by":null,"ask":"bot.black","answer":"3","sum":"21f3666cb21db97a"}
{"type":"answer","n":1131,"by":null,"ask":"bot.green","answer":"1","sum":"ee9b3a36569a12d9"}
{"type":"answer","n":1132,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 6 3 1: balkh, so paktika","8.8.4: Assault would remove a Base or 4 Taliban pieces: no (0 Bases, 0 Taliban pieces)","8.8.2: most Coalition Troops in excess: samangan (3)","8.2: among ghazni, herat, kabul, khowst, konduz, nuristan, paktika"],"sum":"66ac1e9e55f7ceee"}
{"type":"answer","n":1133,"by":null,"ask":"bot.tan","answer":"1","sum":"621a673a4c5571b1"}
{"type":"answer","n":1134,"by":null,"ask":"bot.black","answer":"4","sum":"41e1d58a6953b920"}
{"type":"answer","n":1135,"by":null,"ask":"bot.green","answer":"3","sum":"e8db6454bcb23458"}
{"type":"answer","n":1136,"by":"coalition","ask":"turn","answer":"roll-spaces","why":["8.2: dice 1 4 3: badghis, so paktika","8.2: among ghazni, herat, kabul, khowst, konduz, nuristan"],"sum":"5b4f98592fa3748d"}
{"type":"answer","n":1137,"by":null,"ask":"bot.tan","answer":"6","sum":"11d0a0d748799afd"}
{"type":"answer","n":1138,"by":null,"ask":"bot.black","answer":"5","sum":"2e73112b9354d4f7"}
{"type":"answer","n":1139,"by":null,"ask":"bot.green","answer":"2","sum":"baee9e93752b5f8e"}
{"type":"answer","n":1140,"by":"coalition","ask":"turn","answer":"sweep","why":["8.2: dice 6 5 2: sar-e-pol, so herat","8.8: Sweep"],"sum":"75d0128f86fa40e6"}
{"type":"answer","n":1141,"by":"coalition","ask":"sweep.space","answer":"air-lift","why":["8.8.3: Air Lift exposes the last Underground Taliban of faryab"],"sum":"faa8e90b60102b28"}
{"type":"answer","n":1142,"by":"coalition","ask":"air-lift.origin","answer":"samangan","why":["8.8.2: 2 can be spared: coalition_troops in samangan"],"sum":"59232999183b3ead"}
{"type":"answer","n":1143,"by":"coalition","ask":"air-lift.destination","answer":"faryab","why":["8.8.2: the destination of the Air Lift: faryab"],"sum":"469c219feb108921"}
{"type":"answer","n":1144,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","why":["8.8.2: Coalition Troops, then the Government's: coalition_troops"],"sum":"8779ff8e52f1146a"}
{"type":"answer","n":1145,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"67cab8ccf4fb4394"}
{"type":"answer","n":1146,"by":"coalition","ask":"air-lift.origin","answer":"samangan","why":["8.8.2: 1 can be spared: government_troops in samangan"],"sum":"8685939ef2efb9ed"}
{"type":"answer","n":1147,"by":"coalition","ask":"air-lift.destination","answer":"faryab","why":["8.8.2: the destination of the Air Lift: faryab"],"sum":"c377e35d9509879f"}
{"type":"answer","n":1148,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"132c04358588fc9f"}
{"type":"answer","n":1149,"by":"coalition","ask":"air-lift.troops","answer":"1","why":["8.8.2: all that can be spared"],"sum":"309f03175964dc99"}
{"type":"answer","n":1150,"by":"coalition","ask":"air-lift.origin","answer":"paktika","why":["8.8.2: 2 can be spared: government_troops in paktika"],"sum":"b8a806f950831a0b"}
{"type":"answer","n":1151,"by":"coalition","ask":"air-lift.destination","answer":"faryab","why":["8.8.2: the destination of the Air Lift: faryab"],"sum":"9f694f9bcc989668"}
{"type":"answer","n":1152,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","why":["8.8.2: Coalition Troops, then the Government's: government_troops"],"sum":"3f7864847d47828a"}
{"type":"answer","n":1153,"by":"coalition","ask":"air-lift.troops","answer":"2","why":["8.8.2: all that can be spared"],"sum":"9f8ffca28b25b5ad"}
{"type":"answer","n":1154,"by":"coalition","ask":"air-lift.origin","answer":"done","why":["8.8.2: all that two areas can spare has been lifted"],"sum":"1100daa1bf42394e"}
{"type":"answer","n":1155,"by":"coalition","ask":"sweep.space","answer":"faryab","why":["8.8.3: Sweep where a Coalition piece is: faryab"],"sum":"109c43f3d1315699"}
{"type":"answer","n":1156,"by":"coalition","ask":"sweep.origin","answer":"done","why":["8.8.3: without movement"],"sum":"1e6d90a6a9eee5f7"}
{"type":"answer","n":1157,"by":"coalition","ask":"sweep.space","answer":"herat","why":["8.8.3: Sweep where a Coalition piece is: herat"],"sum":"f3fdd2c0e8cdedf8"}
{"type":"answer","n":1158,"by":"coalition","ask":"sweep.space","answer":"done","why":["8.8.3: nobody else would be found"],"sum":"f041e1daab9be14c"}
{"type":"answer","n":1159,"by":"coalition","ask":"sweep.targets","answer":"both","why":["8.8.3: Taliban before Warlords"],"print":"c71faf8dbb246083","sum":"3ce01807bd055f9e"}
{"type":"answer","n":1160,"by":"government","ask":"turn","answer":"pass","why":["8.1: Local Truce is Momentum, and Propaganda comes next","8.1: fewer than 3 Resources: Pass instead of an Operation"],"print":"1d5b013cb54ea8f2","sum":"949e1c1ec627a5a6"}
{"type":"answer","n":1161,"by":"taliban","ask":"turn","answer":"attack","why":["8.1: Local Truce is Momentum, and Propaganda comes next","8.7.2: at least 15 Available or Active: no (6 Available, 13 Active)","8.7.3: none Underground, few at Support and on LoCs: no (0 Underground, 5 in all)","8.7: Support + Available 20 or less: yes (11)","8.7: Attack"],"sum":"d54c05a4ea97bd58"}
{"type":"answer","n":1162,"by":"taliban","ask":"attack.space","answer":"roll-spaces","why":["8.2: among ghazni, helmand"],"sum":"adc78d81827b648c"}
{"type":"answer","n":1163,"by":null,"ask":"bot.tan","answer":"2","sum":"8efea416fd8cfd82"}
{"type":"answer","n":1164,"by":null,"ask":"bot.black","answer":"1","sum":"1e3f58de40516077"}
{"type":"answer","n":1165,"by":null,"ask":"bot.green","answer":"5","sum":"b87632c5709d6a7f"}
{"type":"answer","n":1166,"by":"taliban","ask":"attack.space","answer":"helmand","why":["8.2: dice 2 1 5: farah, so helmand","8.7.4: Attack without Ambush: helmand"],"sum":"5d00f6cb1c6feaa9"}
{"type":"answer","n":1167,"by":null,"ask":"attack.roll","answer":"4","sum":"c12628e83d37e5fb"}
{"type":"answer","n":1168,"by":"taliban","ask":"attack.remove","answer":"government_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: government_troops"],"sum":"84559ca411f7aa8a"}
{"type":"answer","n":1169,"by":"taliban","ask":"attack.remove","answer":"coalition_troops","why":["8.7.4: in the order Coalition, Government, Warlords; 8.1.2: coalition_troops"],"sum":"c961bdc27f7501f0"}
{"type":"answer","n":1170,"by":"taliban","ask":"attack.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"ea2453cd7236019d","sum":"8fd5ccc06651e100"}
{"type":"answer","n":1171,"by":null,"ask":"deck.top","answer":"propaganda","print":"0aee3df77597ef23","sum":"ea77de4478f422c9"}
{"type":"answer","n":1172,"by":"coalition","ask":"civic.space","answer":"nuristan","why":["8.8.5: Civic Action where it shifts most: nuristan"],"sum":"6b7328d183955b32"}
{"type":"answer","n":1173,"by":"government","ask":"civic.space","answer":"roll-spaces","why":["8.2: among ghowr, herat"],"sum":"ae140c2e7e0683da"}
{"type":"answer","n":1174,"by":null,"ask":"bot.tan","answer":"3","sum":"2253e60da139046b"}
{"type":"answer","n":1175,"by":null,"ask":"bot.black","answer":"3","sum":"1e9e7f7d3e22aee6"}
{"type":"answer","n":1176,"by":null,"ask":"bot.green","answer":"5","sum":"a6dd88b09c562bb6"}
{"type":"answer","n":1177,"by":"government","ask":"civic.space","answer":"ghowr","why":["8.2: dice 3 3 5: kabul, so ghowr","8.6.6: Neutral to Support, no Coalition Base: ghowr"],"sum":"52428ba665ac0b47"}
{"type":"answer","n":1178,"by":"government","ask":"civic.space","answer":"herat","why":["8.6.6: Neutral to Support, no Coalition Base: herat"],"print":"67622a2bba93355f","sum":"7ed16b7d733c77ca"}
{"type":"answer","n":1179,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a3178271404a0d6e"}
{"type":"answer","n":1180,"by":"government","ask":"desertion.troops","answer":"0","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"cd67351e814ca51d"}
{"type":"answer","n":1181,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"baa0a890b14af623"}
{"type":"answer","n":1182,"by":"government","ask":"desertion.troops","answer":"1","why":["8.1.2: Police and Troops by turns, Police first"],"sum":"a98f47514db023ee"}
{"type":"answer","n":1183,"by":"coalition","ask":"redeploy.coalition.origin","answer":"samangan","why":["8.8.6: no Police in samangan"],"sum":"48b87ee587c72e2b"}
{"type":"answer","n":1184,"by":"coalition","ask":"redeploy.destination","answer":"ghowr","why":["8.8.6: fewest Coalition Troops: ghowr (0)","8.8.6: where fewest Coalition Troops are: ghowr"],"sum":"af39dbbedfda768c"}
{"type":"answer","n":1185,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","why":["8.8.6: no more Troops without Police that can leave"],"sum":"3efe4164661ec8af"}
{"type":"answer","n":1186,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.6.7: fewest Government Troops: kandahar (1)","8.6.7: fewest Government Troops: kandahar"],"sum":"c1a1d6f827546d3b"}
{"type":"answer","n":1187,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"89a7a1ee4464017b"}
{"type":"answer","n":1188,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: ghazni, ghowr, kabul, kandahar, konduz, paktika (2)","8.2: among ghazni, ghowr, kabul, kandahar, konduz, paktika"],"sum":"9aa746c45dcd0428"}
{"type":"answer","n":1189,"by":null,"ask":"bot.tan","answer":"2","sum":"78e5fa44cdaabb60"}
{"type":"answer","n":1190,"by":null,"ask":"bot.black","answer":"4","sum":"f2a2a2a817dff528"}
{"type":"answer","n":1191,"by":null,"ask":"bot.green","answer":"3","sum":"fcf947c6c831c758"}
{"type":"answer","n":1192,"by":"government","ask":"redeploy.destination","answer":"paktika","why":["8.2: dice 2 4 3: badghis, so paktika","8.6.7: fewest Government Troops: paktika"],"sum":"48854a5a5c4b7628"}
{"type":"answer","n":1193,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: ghazni, ghowr, kabul, kandahar, konduz (2)","8.2: among ghazni, ghowr, kabul, kandahar, konduz"],"sum":"3e28dcaea9e9afb3"}
{"type":"answer","n":1194,"by":null,"ask":"bot.tan","answer":"6","sum":"923f344adb6f1a3a"}
{"type":"answer","n":1195,"by":null,"ask":"bot.black","answer":"3","sum":"e29c1449e1c38c6a"}
{"type":"answer","n":1196,"by":null,"ask":"bot.green","answer":"3","sum":"932d881d4e493f58"}
{"type":"answer","n":1197,"by":"government","ask":"redeploy.destination","answer":"ghowr","why":["8.2: dice 6 3 3: faryab, so ghowr","8.6.7: fewest Government Troops: ghowr"],"sum":"5233d8236aad2196"}
{"type":"answer","n":1198,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: one at a time"],"sum":"b9c148a7d95dde30"}
{"type":"answer","n":1199,"by":"government","ask":"redeploy.destination","answer":"roll-spaces","why":["8.6.7: fewest Government Troops: ghazni, kabul, kandahar, konduz (2)","8.2: among ghazni, kabul, kandahar, konduz"],"sum":"d79d7df4b6282b1d"}
{"type":"answer","n":1200,"by":null,"ask":"bot.tan","answer":"5","sum":"7a575d0e571375e0"}
{"type":"answer","n":1201,"by":null,"ask":"bot.black","answer":"6","sum":"cb31eba2c3a98166"}
{"type":"answer","n":1202,"by":null,"ask":"bot.green","answer":"2","sum":"0d5657579648f5c1"}
{"type":"answer","n":1203,"by":"government","ask":"redeploy.destination","answer":"kandahar","why":["8.2: dice 5 6 2: sar-e-pol, so kandahar","8.6.7: fewest Government Troops: kandahar"],"sum":"79e0a016d29a61ad"}
{"type":"answer","n":1204,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.6.7: COIN Control would be lost: samangan","8.6.7: most Police: khowst, paktika, kabul-tor-kham, kandahar-spin-boldak (2)","8.2: areas before LoCs: khowst, paktika","8.2: among khowst, paktika"],"sum":"b4656662178cb68a"}
{"type":"answer","n":1205,"by":null,"ask":"bot.tan","answer":"4","sum":"75b5499da66af42e"}
{"type":"answer","n":1206,"by":null,"ask":"bot.black","answer":"6","sum":"640103784e4951cf"}
{"type":"answer","n":1207,"by":null,"ask":"bot.green","answer":"6","sum":"a7d56d74cddb5647"}
{"type":"answer","n":1208,"by":"government","ask":"redeploy.police.origin","answer":"roll-spaces","why":["8.2: dice 4 6 6: northwest-frontier, so paktika","8.6.7: most Police: khowst, kabul-tor-kham, kandahar-spin-boldak (2)","8.2: areas before LoCs: khowst","8.6.7: most Police: kabul-tor-kham, kandahar-spin-boldak (2)","8.3: highest Econ: kabul-tor-kham (4)","8.2: among baghlan, ghowr, kandahar, khowst, nuristan, oruzgan, paktika"],"sum":"cd113cddd956c24d"}
{"type":"answer","n":1209,"by":null,"ask":"bot.tan","answer":"1","sum":"98a33007c98ec02d"}
{"type":"answer","n":1210,"by":null,"ask":"bot.black","answer":"3","sum":"4c0cada915540603"}
{"type":"answer","n":1211,"by":null,"ask":"bot.green","answer":"4","sum":"0a4d0f5312ee3b83"}
{"type":"answer","n":1212,"by":"government","ask":"redeploy.police.origin","answer":"paktika","why":["8.2: dice 1 3 4: badghis, so oruzgan","8.6.7: COIN Control would be lost: 1 Police from paktika to samangan"],"sum":"22240acbd937338e"}
{"type":"answer","n":1213,"by":"government","ask":"redeploy.destination","answer":"samangan","why":["8.6.7: COIN Control would be lost: 1 Police from paktika to samangan"],"sum":"8972b614cbeb5db9"}
{"type":"answer","n":1214,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from paktika to samangan"],"sum":"ea1c85d7f7e8eaac"}
{"type":"answer","n":1215,"by":"government","ask":"redeploy.police.origin","answer":"khowst","why":["8.6.7: COIN Control would be lost: 1 Police from khowst to samangan"],"sum":"a6bf73f8eadfad54"}
{"type":"answer","n":1216,"by":"government","ask":"redeploy.destination","answer":"samangan","why":["8.6.7: COIN Control would be lost: 1 Police from khowst to samangan"],"sum":"d131673fe2ff9f9e"}
{"type":"answer","n":1217,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from khowst to samangan"],"sum":"450273db045e59e9"}
{"type":"answer","n":1218,"by":"government","ask":"redeploy.police.origin","answer":"kabul-tor-kham","why":["8.6.7: COIN Control would be lost: 1 Police from kabul-tor-kham to samangan"],"sum":"d785cbe67704e298"}
{"type":"answer","n":1219,"by":"government","ask":"redeploy.destination","answer":"samangan","why":["8.6.7: COIN Control would be lost: 1 Police from kabul-tor-kham to samangan"],"sum":"3412e6cc89f0c2ba"}
{"type":"answer","n":1220,"by":"government","ask":"redeploy.count","answer":"1","why":["8.6.7: COIN Control would be lost: 1 Police from kabul-tor-kham to samangan"],"sum":"5314d149a0b77d5b"}
{"type":"answer","n":1221,"by":"government","ask":"redeploy.police.origin","answer":"oruzgan","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from oruzgan to kabul-tor-kham"],"sum":"d869913771fd030a"}
{"type":"answer","n":1222,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","why":["8.6.7: 2 on a LoC of Econ 4: 1 Police from oruzgan to kabul-tor-kham"],"sum":"bd7ebda36c20106c"}
{"type":"answer","n":1223,"by":"government","ask":"redeploy.police.origin","answer":"done","why":["8.6.7: all Police are in place"],"sum":"8045515172fed41d"}
{"type":"answer","n":1224,"by":"taliban","ask":"redeploy.taliban.origin","answer":"done","why":["8.7.8: others than those who must Redeploy stay"],"print":"91d0052e9bc72ebd","sum":"4e4e7b988af867e7"}
{"type":"answer","n":1225,"by":null,"ask":"deck.card","answer":"42","print":"be0ca3b2109f54ba","sum":"d378e8656caa0354"}
