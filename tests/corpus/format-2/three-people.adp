{"format":2,"game":"adp","rules":4,"program":"0.1.0","scenario":"main","options":{"edition":"1st","open-deployment":true,"victory-deception":true,"equal-chance-die":true},"seats":{"coalition":"human","government":"human","taliban":"human","warlords":"bot"},"name":"three-people","sum":"9038241e05efc33e"}
{"n":1,"by":null,"ask":"setup.remove","answer":"71","sum":"b0cbc6a582946d99"}
{"n":2,"by":null,"ask":"setup.remove","answer":"57","sum":"f42d1f621a2e8708"}
{"n":3,"by":null,"ask":"setup.remove","answer":"30","sum":"eae0ba7ba3a64585"}
{"n":4,"by":null,"ask":"setup.remove","answer":"19","sum":"d37921b400d5e853"}
{"n":5,"by":null,"ask":"setup.remove","answer":"16","sum":"b7a20fbe2ee4bde7"}
{"n":6,"by":null,"ask":"setup.remove","answer":"15","sum":"05380cfb2d8d5892"}
{"n":7,"by":null,"ask":"setup.remove","answer":"12","sum":"de496402676a23b1"}
{"n":8,"by":null,"ask":"setup.remove","answer":"20","sum":"b0f9bcefee6556f9"}
{"n":9,"by":null,"ask":"setup.remove","answer":"55","sum":"8a663368079e821a"}
{"n":10,"by":null,"ask":"setup.remove","answer":"65","sum":"0df74f0324eac2b9"}
{"n":11,"by":null,"ask":"setup.remove","answer":"27","sum":"b49e68d1f2fa3feb"}
{"n":12,"by":null,"ask":"setup.remove","answer":"17","print":"646eb01bb0bc7d3c","sum":"21cee2d0185889cb"}
{"n":13,"by":null,"ask":"setup.marker","answer":"empty-threat","sum":"b103e8be1eed6387"}
{"n":14,"by":null,"ask":"setup.marker","answer":"hidden-asset","sum":"7f2c67d660501b6d"}
{"n":15,"by":null,"ask":"setup.marker","answer":"hidden-agenda","sum":"01e3c90db3768c19"}
{"n":16,"by":null,"ask":"setup.marker","answer":"hidden-agenda","sum":"77d458e32700e4a9"}
{"n":17,"by":null,"ask":"setup.marker","answer":"hidden-asset","sum":"be282a8447d385b2"}
{"n":18,"by":null,"ask":"setup.marker","answer":"empty-threat","print":"2bbb47b87aa71aef","sum":"e9df2ee346c4a12d"}
{"n":19,"by":"government","ask":"deploy.space","answer":"nuristan","sum":"19e70345be9f5562"}
{"n":20,"by":"government","ask":"deploy.count","answer":"1","sum":"7c99e40f39dc08ad"}
{"n":21,"by":"government","ask":"deploy.space","answer":"nuristan","sum":"97d3ce96718fa6f5"}
{"n":22,"by":"government","ask":"deploy.count","answer":"3","sum":"709119cb372a743d"}
{"n":23,"by":"government","ask":"deploy.space","answer":"konduz","sum":"e306a8d3f8bed107"}
{"n":24,"by":"government","ask":"deploy.space","answer":"herat","sum":"14ee8c9f04413aec"}
{"n":25,"by":"government","ask":"deploy.count","answer":"1","sum":"06ad3bf969a02154"}
{"n":26,"by":"government","ask":"deploy.space","answer":"paktika","sum":"0cf9a5cecf9e12f9"}
{"n":27,"by":"government","ask":"deploy.count","answer":"7","print":"4cb1b8bb0810b104","sum":"551a73ac9fe78935"}
{"n":28,"by":"taliban","ask":"deploy.space","answer":"kandahar","sum":"b664a196a478b7fe"}
{"n":29,"by":"taliban","ask":"deploy.space","answer":"khowst","sum":"2d02affb616100a1"}
{"n":30,"by":"taliban","ask":"deploy.count","answer":"1","sum":"6cd93f2dc7665322"}
{"n":31,"by":"taliban","ask":"deploy.space","answer":"helmand","sum":"ded888d6d5314cf0"}
{"n":32,"by":"taliban","ask":"deploy.space","answer":"kabul","sum":"2ba89ade807f21c1"}
{"n":33,"by":"taliban","ask":"deploy.count","answer":"1","sum":"1ca3cea7dc3e2130"}
{"n":34,"by":"taliban","ask":"deploy.space","answer":"ghowr","sum":"fea913d727f00cca"}
{"n":35,"by":"taliban","ask":"deploy.count","answer":"1","sum":"ade7de6b8242dfd5"}
{"n":36,"by":"taliban","ask":"deploy.space","answer":"paktika","sum":"b666172f7b3ca4db"}
{"n":37,"by":"taliban","ask":"deploy.space","answer":"farah","sum":"52c6fb3773dd7e0f"}
{"n":38,"by":"taliban","ask":"deploy.count","answer":"8","sum":"057e9bd6ff350a0c"}
{"n":39,"by":"taliban","ask":"deploy.space","answer":"waziristan","sum":"c9162e6821679254"}
{"n":40,"by":"taliban","ask":"deploy.count","answer":"4","sum":"e50e46e46b8f3a46"}
{"n":41,"by":"taliban","ask":"deploy.space","answer":"ghowr","sum":"900a89b29c09fc9c"}
{"n":42,"by":"taliban","ask":"deploy.count","answer":"1","sum":"b4d8e0d96dfe02a8"}
{"n":43,"by":"taliban","ask":"deploy.space","answer":"zabol","print":"4b36d0cbbd5f0288","sum":"91ac8b2b45122f5f"}
{"n":44,"by":"coalition","ask":"deploy.space","answer":"kandahar","sum":"33e7d6affca189c0"}
{"n":45,"by":"coalition","ask":"deploy.count","answer":"1","sum":"d26dd186ffae09e9"}
{"n":46,"by":"coalition","ask":"deploy.space","answer":"ghazni","sum":"2cbb5c73045a6fae"}
{"n":47,"by":"coalition","ask":"deploy.count","answer":"3","sum":"4fec08af9975c87a"}
{"n":48,"by":"coalition","ask":"deploy.space","answer":"shibirghan-aibak","sum":"0cf89af0815b30e4"}
{"n":49,"by":"coalition","ask":"deploy.count","answer":"1","sum":"5d0411af01cd4a36"}
{"n":50,"by":"coalition","ask":"deploy.space","answer":"nuristan","print":"78060b8f9b15e773","sum":"ac6428310679b8de"}
{"n":51,"by":null,"ask":"deck.top","answer":"event","sum":"4b3f07331f55d9f4"}
{"n":52,"by":null,"ask":"deck.card","answer":"31","sum":"cf210b2f1ac17af7"}
{"n":53,"by":null,"ask":"deck.top","answer":"event","sum":"af623e9c37559607"}
{"n":54,"by":null,"ask":"deck.card","answer":"3","print":"200d44b601736674","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 31\nnext: 3\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\ncapabilities: 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset,empty-threat\nbalkh W:B1u1\nfarah T:u8 W:B1u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1u1\nhelmand T:B1 W:B1u1\nherat G:P1\nkabul C:B1T2 G:T2P2 T:B1 +1\nkandahar C:T1 T:B1 W:B1u1\nkhowst T:B1 +1\nkonduz G:T1 W:B1u1\nnuristan C:T1 G:T4 W:B1u1\npaktika G:P7 T:B1\nzabol T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1u4\nshibirghan-aibak C:T1\n","sum":"f65542e135096bda"}
{"n":55,"by":"taliban","ask":"turn","answer":"march","sum":"d8e162f3ff3ee1d3"}
{"n":56,"by":"taliban","ask":"march.origin","answer":"farah","sum":"2f8fd6e5e94c04c9"}
{"n":57,"by":"taliban","ask":"march.destination","answer":"nimruz","sum":"2a1b8de3668b0d06"}
{"n":58,"by":"taliban","ask":"march.count","answer":"2","sum":"dc6c4a67e88e7074"}
{"n":59,"by":"taliban","ask":"march.origin","answer":"waziristan","sum":"ad29eda4cdad1379"}
{"n":60,"by":"taliban","ask":"march.destination","answer":"balochistan","sum":"34a870521c5f5a72"}
{"n":61,"by":"taliban","ask":"march.count","answer":"1","sum":"064186e893cf9dbf"}
{"n":62,"by":"taliban","ask":"march.origin","answer":"zabol","sum":"b1a4b3f10e1792fe"}
{"n":63,"by":"taliban","ask":"march.destination","answer":"paktika","sum":"e48ac3ad48113d81"}
{"n":64,"by":"taliban","ask":"march.origin","answer":"infiltrate","sum":"0bb33d8241ef788b"}
{"n":65,"by":"taliban","ask":"infiltrate.space","answer":"paktika","sum":"20b9ae58efba9d39"}
{"n":66,"by":"taliban","ask":"infiltrate.action","answer":"remove","sum":"372a196af7f348af"}
{"n":67,"by":"taliban","ask":"march.origin","answer":"paktika","sum":"efaaa07c34e38a1b"}
{"n":68,"by":"taliban","ask":"march.destination","answer":"zabol","sum":"19deb40ff4be91ca"}
{"n":69,"by":"taliban","ask":"march.origin","answer":"done","print":"96dca86a7c252e6c","sum":"2dccddfc71f4d07e"}
{"n":70,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} is a Capability, and a person plays the {1}",["Car Bombs","taliban"]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,13]],["{0}: {1}",["8.5","rally"]]],"sum":"a1d123b6b3d0424a"}
{"n":71,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, khowst, konduz, nuristan, oruzgan"]]],"sum":"2d49275ca8138af9"}
{"n":72,"by":null,"ask":"bot.die","answer":"5","sum":"57d05d7705860766"}
{"n":73,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, khowst, konduz, nuristan, oruzgan"]]],"sum":"5d444db461a5f110"}
{"n":74,"by":null,"ask":"bot.die","answer":"4","sum":"3f29434d92849afc"}
{"n":75,"by":"warlords","how":"bot","ask":"rally.space","answer":"balkh","why":[["{0}: dice {1}: {2}",["8.2","5, 4","balkh"]],["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"balkh"]]],"sum":"fd94f537aa2470c7"}
{"n":76,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-many","why":[["{0}: {1}",[["8.5.1 step 3c: makes Cultivate possible",[]],"balkh"]]],"sum":"c7000fa124cacdff"}
{"n":77,"by":"warlords","how":"bot","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"860894d59500e832"}
{"n":78,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"dbf1972e5b9762ff"}
{"n":79,"by":null,"ask":"bot.die","answer":"1","sum":"4e01df369841ce63"}
{"n":80,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"359dbd9cb4947834"}
{"n":81,"by":null,"ask":"bot.die","answer":"2","sum":"2b7cbc823de6d19c"}
{"n":82,"by":"warlords","how":"bot","ask":"rally.space","answer":"badghis","why":[["{0}: dice {1}: {2}",["8.2","1, 2","badghis"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"badghis"]]],"sum":"a034a4f453dea9ea"}
{"n":83,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"badghis"]]],"sum":"d02827587ce01226"}
{"n":84,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"72baaaba3db6584e"}
{"n":85,"by":null,"ask":"bot.die","answer":"4","sum":"3542a82891d6180e"}
{"n":86,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"7c1c4e3a3c5f1dab"}
{"n":87,"by":null,"ask":"bot.die","answer":"6","sum":"5b6224c931e570fc"}
{"n":88,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll","why":[["{0}: dice {1} are rolled again, for equal chances",["8.2","4, 6"]],["{0}: an equal chance for {1}",["8.2","badakhshan, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"e7da7c6a93aab5ab"}
{"n":89,"by":null,"ask":"bot.die","answer":"3","sum":"ca0f313c56a7f4df"}
{"n":90,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"]]],"sum":"763bacb2ae3a0013"}
{"n":91,"by":null,"ask":"bot.die","answer":"6","sum":"3803df3a95e1d5a9"}
{"n":92,"by":"warlords","how":"bot","ask":"rally.space","answer":"sar-e-pol","why":[["{0}: dice {1}: {2}",["8.2","3, 6","sar-e-pol"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"sar-e-pol"]]],"sum":"2c5719f73c3a34f3"}
{"n":93,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"sar-e-pol"]]],"sum":"82ca112e17d72f7c"}
{"n":94,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"245c1ce896fe68dc"}
{"n":95,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"balkh","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"balkh"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"balkh"]]],"sum":"6bec98f4a67de596"}
{"n":96,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"6e0e0a3454c7e156","sum":"930730644692126d"}
{"n":97,"by":null,"ask":"deck.top","answer":"event","sum":"a451581d2116a1f6"}
{"n":98,"by":null,"ask":"deck.card","answer":"6","print":"5c0b025699b6ea7b","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 3\nnext: 6\nplayed: 31\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=30 taliban=7 warlords=12\npatronage: 3\ncapabilities: 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset,empty-threat\nbadghis W:u1\nbalkh W:B2u4\nfarah T:u6 W:B1u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1u1\nhelmand T:B1 W:B1u1\nherat G:P1\nkabul C:B1T2 G:T2P2 T:B1 +1\nkandahar C:T1 T:B1 W:B1u1\nkhowst T:B1 +1\nkonduz G:T1 W:B1u1\nnimruz T:u2\nnuristan C:T1 G:T4 W:B1u1\npaktika G:P5 T:B1\nsar-e-pol W:u1\nzabol T:u1\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1u3\nshibirghan-aibak C:T1\n","sum":"89303b078d1828bf"}
{"n":99,"by":"coalition","ask":"turn","answer":"event","sum":"2581ad9897f1063d"}
{"n":100,"by":"coalition","ask":"event.side","answer":"shaded","print":"fd0755d1b1649ef1","sum":"957a12f6d273ae41"}
{"n":101,"by":"government","ask":"turn","answer":"train","sum":"e573cbfa3b16abdc"}
{"n":102,"by":"government","ask":"train.space","answer":"sar-e-pol","sum":"f0a00296697a2788"}
{"n":103,"by":"government","ask":"train.space","answer":"nimruz","sum":"265c433ba328d901"}
{"n":104,"by":"government","ask":"train.space","answer":"ghazni","sum":"861ea5bde7675bbc"}
{"n":105,"by":"government","ask":"train.space","answer":"khowst","sum":"7fe3ff29196bd057"}
{"n":106,"by":"government","ask":"train.space","answer":"samangan","sum":"689c072287492955"}
{"n":107,"by":"government","ask":"train.space","answer":"helmand","sum":"44005fdb6ab7c633"}
{"n":108,"by":"government","ask":"train.space","answer":"kabul","sum":"db6a925f70f30261"}
{"n":109,"by":"government","ask":"train.troops","answer":"6","sum":"56281a6a691e46c9"}
{"n":110,"by":"government","ask":"train.space","answer":"eradicate","sum":"05a571bf9be4969d"}
{"n":111,"by":"government","ask":"eradicate.space","answer":"herat","sum":"b5fa69063fc760b6"}
{"n":112,"by":"government","ask":"eradicate.space","answer":"paktika","sum":"1c4b50d9d6045629"}
{"n":113,"by":"government","ask":"train.space","answer":"oruzgan","sum":"b92db65e4454d017"}
{"n":114,"by":"government","ask":"train.space","answer":"herat","sum":"ce5841e00321f222"}
{"n":115,"by":"government","ask":"train.space","answer":"balkh","sum":"7dcbd98a674114ba"}
{"n":116,"by":"government","ask":"train.space","answer":"done","sum":"23a2a8cdcf3fc83e"}
{"n":117,"by":"government","ask":"train.extra","answer":"done","print":"f435f2aabb374645","sum":"b7191628a79e3a1c"}
{"n":118,"by":null,"ask":"deck.top","answer":"event","sum":"be5ec59c4051c97d"}
{"n":119,"by":null,"ask":"deck.card","answer":"36","print":"fad9e29e08486129","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 6\nnext: 36\nplayed: 31 3\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=0 taliban=7 warlords=12\naid: 21\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset,empty-threat\nbadghis W:u1\nbalkh W:B2u4\nfarah T:u6 W:B1u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1u1\nhelmand T:B1 W:B1u1\nherat G:P1 support=O\nkabul C:B1T2 G:T8P2 T:B1 +1\nkandahar C:T1 T:B1 W:B1u1\nkhowst T:B1 +1\nkonduz G:T1 W:B1u1\nnimruz T:u2\nnuristan C:T1 G:T4 W:B1u1\npaktika G:P5 T:B1u1 support=O\nsar-e-pol W:u1\nzabol T:u1\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1u3\nshibirghan-aibak C:T1\n","sum":"3c1c22568d5aff6c"}
{"n":120,"by":"taliban","ask":"turn","answer":"attack","sum":"9c71576320fac0dc"}
{"n":121,"by":"taliban","ask":"attack.space","answer":"extort","sum":"86a20389fad6756b"}
{"n":122,"by":"taliban","ask":"extort.space","answer":"farah","sum":"b9a909150b4b911c"}
{"n":123,"by":"taliban","ask":"extort.space","answer":"show-threat","sum":"416710bde2418039"}
{"n":124,"by":"taliban","ask":"extort.space","answer":"ghowr","sum":"26018c4999d1e957"}
{"n":125,"by":"taliban","ask":"extort.space","answer":"done","sum":"46c9e58ff1f4b5a9"}
{"n":126,"by":"taliban","ask":"attack.space","answer":"paktika","sum":"5581829d49c2f912"}
{"n":127,"by":null,"ask":"attack.roll","answer":"4","sum":"d8f7298bff630618"}
{"n":128,"by":"taliban","ask":"attack.space","answer":"farah","sum":"779db17f0ce10678"}
{"n":129,"by":null,"ask":"attack.roll","answer":"6","sum":"0d3b0f0e94d3a66b"}
{"n":130,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","print":"b56f7e888fc3df92","sum":"e4999322e2a37a75"}
{"n":131,"by":"warlords","how":"bot","ask":"turn","answer":"rally","why":[["8.1: {0} moves Islamabad, and a person plays the {1}",["US-Pakistan Talks","taliban"]],["8.5.1: at least {0} pieces Available: yes ({1})",[6,9]],["{0}: {1}",["8.5","rally"]]],"sum":"19f198c05bfec786"}
{"n":132,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badghis, sar-e-pol"]]],"sum":"b571a4b363368d62"}
{"n":133,"by":null,"ask":"bot.die","answer":"3","sum":"6fe97e1d8d648dd2"}
{"n":134,"by":"warlords","how":"bot","ask":"rally.space","answer":"badghis","why":[["{0}: dice {1}: {2}",["8.2","3","badghis"]],["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"badghis"]]],"sum":"345ed8cdf75f02d0"}
{"n":135,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"badghis"]]],"sum":"02debcd56ff9bacc"}
{"n":136,"by":"warlords","how":"bot","ask":"rally.space","answer":"sar-e-pol","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"sar-e-pol"]]],"sum":"a5c27ba1afbecbd1"}
{"n":137,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3b: Guerrillas without a Base",[]],"sar-e-pol"]]],"sum":"a1123244d10577e3"}
{"n":138,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, zabol"]]],"sum":"897e4b47359aa725"}
{"n":139,"by":null,"ask":"bot.die","answer":"1","sum":"a1fd7e9c3e1ee501"}
{"n":140,"by":"warlords","how":"bot","ask":"rally.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, zabol"]]],"sum":"5a53d25017f8aad3"}
{"n":141,"by":null,"ask":"bot.die","answer":"1","sum":"f5e0b52420295c60"}
{"n":142,"by":"warlords","how":"bot","ask":"rally.space","answer":"badakhshan","why":[["{0}: dice {1}: {2}",["8.2","1, 1","badakhshan"]],["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"badakhshan"]]],"sum":"fb4732a8faeb22b9"}
{"n":143,"by":"warlords","how":"bot","ask":"rally.action","answer":"place-one","why":[["{0}: {1}",[["8.5.1 step 3d: any other Province",[]],"badakhshan"]]],"sum":"6ebebbd632483fd9"}
{"n":144,"by":"warlords","how":"bot","ask":"rally.space","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"ebb199c6e0794ce6"}
{"n":145,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, badghis"]]],"sum":"b9df38ed496505ca"}
{"n":146,"by":null,"ask":"bot.die","answer":"2","sum":"d12d88ad655b396b"}
{"n":147,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badghis","why":[["{0}: dice {1}: {2}",["8.2","2","badghis"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"badghis"]]],"sum":"8d26dc142a830eb0"}
{"n":148,"by":"warlords","how":"bot","ask":"rally.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"47ac78346d0986d7","sum":"7e4ac136d0d91521"}
{"n":149,"by":null,"ask":"deck.top","answer":"event","sum":"c43657506e7a12d5"}
{"n":150,"by":null,"ask":"deck.card","answer":"22","print":"18d6f27af0312a64","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 36\nnext: 22\nplayed: 31 3 6\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=0 taliban=8 warlords=7\naid: 21\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset\nshown: taliban=empty-threat\nbadakhshan W:u1\nbadghis W:B1u2\nbalkh W:B2u4\nfarah T:a6\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1a1\nhelmand T:B1 W:B1u1\nherat G:P1 support=O\nkabul C:B1T2 G:T8P2 T:B1 +1\nkandahar C:T1 T:B1 W:B1u1\nkhowst T:B1 +1\nkonduz G:T1 W:B1u1\nnimruz T:u2\nnuristan C:T1 G:T4 W:B1u1\npaktika G:P5 T:B1a1 support=O\nsar-e-pol W:u2\nzabol T:u1\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1u3\nshibirghan-aibak C:T1\n","sum":"47608b55a92eea7a"}
{"n":151,"by":"government","ask":"turn","answer":"assault","sum":"9c23fff6e50ea615"}
{"n":152,"by":"government","ask":"declared","answer":"back","sum":"6f5ba63dfadaa631"}
{"n":153,"by":"government","ask":"turn","answer":"pass","print":"6be24567567e8b0c","sum":"36bdd8624183e9b3"}
{"n":154,"by":"coalition","ask":"turn","answer":"assault","sum":"4ec34f580c13cafd"}
{"n":155,"by":"coalition","ask":"assault.space","answer":"kandahar","sum":"d698ec1bba1ac9f1"}
{"n":156,"by":"coalition","ask":"assault.space","answer":"air-lift","sum":"869feef9aaf0c85e"}
{"n":157,"by":"coalition","ask":"air-lift.origin","answer":"konduz","sum":"7b66fa3761d4cc21"}
{"n":158,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"f2d6aa730df286be"}
{"n":159,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"df00f9bd1c6c5903"}
{"n":160,"by":"coalition","ask":"assault.space","answer":"kabul","print":"0a8bf6810b23ed5e","sum":"c0b4a34a80366aa9"}
{"n":161,"by":null,"ask":"deck.top","answer":"event","sum":"58ae560cf779761c"}
{"n":162,"by":null,"ask":"deck.card","answer":"54","print":"4c2b47eba5e9e6aa","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 22\nnext: 54\nplayed: 31 3 6 36\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: government taliban warlords\nresources: government=3 taliban=8 warlords=7\naid: 21\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset\nshown: taliban=empty-threat\nbadakhshan W:u1\nbadghis W:B1u2\nbalkh W:B2u4\nfarah T:a6\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1a1\nhelmand T:B1 W:B1u1\nherat G:P1 support=O\nkabul C:B1T2 G:T8P2 +1\nkandahar C:T1 G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz W:B1u1\nnimruz T:u2\nnuristan C:T1 G:T4 W:B1u1\npaktika G:P5 T:B1a1 support=O\nsar-e-pol W:u2\nzabol T:u1\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1u3\nshibirghan-aibak C:T1\n","sum":"2c5d36881cc4ba88"}
{"n":163,"by":"taliban","ask":"turn","answer":"march","sum":"fba455f44da506a4"}
{"n":164,"by":"taliban","ask":"march.origin","answer":"zabol","sum":"76a9e9f828ce12a3"}
{"n":165,"by":"taliban","ask":"march.destination","answer":"kandahar","sum":"5cb3a7bc018f15a1"}
{"n":166,"by":"taliban","ask":"march.origin","answer":"kandahar","sum":"06bd9fd944f456aa"}
{"n":167,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","sum":"f256590a9c7c9280"}
{"n":168,"by":"taliban","ask":"march.origin","answer":"nimruz","sum":"50b444f34bf12822"}
{"n":169,"by":"taliban","ask":"march.destination","answer":"balochistan","sum":"09494b5522269fe6"}
{"n":170,"by":"taliban","ask":"march.count","answer":"1","sum":"e21f4f0bc2443fc0"}
{"n":171,"by":"taliban","ask":"march.origin","answer":"extort","sum":"46f6112631a6faa9"}
{"n":172,"by":"taliban","ask":"extort.space","answer":"farah-kandahar","sum":"d2708e55902c7573"}
{"n":173,"by":"taliban","ask":"extort.space","answer":"waziristan","sum":"b2cb6c9517483a11"}
{"n":174,"by":"taliban","ask":"extort.space","answer":"nimruz","sum":"aca822ca76b27403"}
{"n":175,"by":"taliban","ask":"extort.space","answer":"done","sum":"4e08fa5f63159fcb"}
{"n":176,"by":"taliban","ask":"march.origin","answer":"farah","sum":"ad29f5c4aa3783e2"}
{"n":177,"by":"taliban","ask":"march.destination","answer":"nimruz","sum":"52b242dbaece91ae"}
{"n":178,"by":"taliban","ask":"march.count","answer":"5","sum":"3ac80f0b2bccd53b"}
{"n":179,"by":"taliban","ask":"march.origin","answer":"farah","sum":"a097486336217d00"}
{"n":180,"by":"taliban","ask":"march.destination","answer":"herat","sum":"457ae85a252f65d5"}
{"n":181,"by":"taliban","ask":"march.origin","answer":"nimruz","sum":"52c905a88a2afcf7"}
{"n":182,"by":"taliban","ask":"march.destination","answer":"helmand","sum":"06a2e0a98437f259"}
{"n":183,"by":"taliban","ask":"march.count","answer":"3","sum":"6f36a4d7110218aa"}
{"n":184,"by":"taliban","ask":"march.origin","answer":"done","print":"b89bd383f4924991","sum":"5932be015ffe3908"}
{"n":185,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.1: {0} moves Islamabad, and a person plays the {1}",["Border Incident","taliban"]],["8.5.1: at least {0} pieces Available: no ({1})",[6,5]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,15]],["{0}: {1}",["8.5","march"]]],"sum":"0b8be11d86d0f0b5"}
{"n":186,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.3","kabul-aibak, toraghondi-farah"]]],"sum":"4918333fab7408a6"}
{"n":187,"by":null,"ask":"bot.die","answer":"4","sum":"28329150b42703ff"}
{"n":188,"by":"warlords","how":"bot","ask":"march.origin","answer":"badghis","why":[["{0}: dice {1}: {2}",["8.3","4","toraghondi-farah"]],["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"bd8971c9e135de68"}
{"n":189,"by":"warlords","how":"bot","ask":"march.destination","answer":"toraghondi-farah","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"b03be1f4f2d4bfae"}
{"n":190,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"toraghondi-farah"]]],"sum":"1cd9eee2d78299e1"}
{"n":191,"by":"warlords","how":"bot","ask":"march.origin","answer":"sar-e-pol","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"d18b5a598a99d40b"}
{"n":192,"by":"warlords","how":"bot","ask":"march.destination","answer":"ghowr","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","ghowr"]]],"sum":"6dc76c1ca210ee45"}
{"n":193,"by":"warlords","how":"bot","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"19c837b0b278c242"}
{"n":194,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: {1}",[["8.5.2 step 3: Cultivate could place a Base",[]],"baghlan, faryab, konduz, nuristan"]],["{0}: an equal chance for {1}",["8.2","baghlan, faryab, konduz, nuristan"]]],"sum":"953f44da1e8e0863"}
{"n":195,"by":null,"ask":"bot.die","answer":"3","sum":"f323cca05425bdf9"}
{"n":196,"by":"warlords","how":"bot","ask":"march.origin","answer":"badakhshan","why":[["{0}: dice {1}: {2}",["8.2","3","konduz"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"konduz"]]],"sum":"57bb64d0c9bb3971"}
{"n":197,"by":"warlords","how":"bot","ask":"march.destination","answer":"konduz","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"konduz"]]],"sum":"af2de379d82b7178"}
{"n":198,"by":"warlords","how":"bot","ask":"march.origin","answer":"balkh","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"konduz"]]],"sum":"d7ee6a4d03d47f0b"}
{"n":199,"by":"warlords","how":"bot","ask":"march.destination","answer":"konduz","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"konduz"]]],"sum":"faafe40708d7e848"}
{"n":200,"by":"warlords","how":"bot","ask":"march.count","answer":"3","why":["8.5.2: as many as may leave"],"sum":"3d93f0feabe149d2"}
{"n":201,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"3fbecae6da6fa116"}
{"n":202,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"konduz","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"konduz"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"konduz"]]],"sum":"35182c4b88b067b8"}
{"n":203,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"9a26ec989ef7fa22","sum":"d8c9e9ab0ca8c02e"}
{"n":204,"by":null,"ask":"deck.top","answer":"event","sum":"b78c707e8a4abad3"}
{"n":205,"by":null,"ask":"deck.card","answer":"68","print":"c681c63f4b80acb5","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 54\nnext: 68\nplayed: 31 3 6 36 22\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=3 taliban=7 warlords=5\naid: 21\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset\nshown: taliban=empty-threat\nbadghis W:B1u1\nbalkh W:B2u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1a1 W:u2\nhelmand T:B1a3 W:B1u1\nherat G:P1 T:a1 support=O\nkabul C:B1T2 G:T8P2 +1\nkandahar C:T1 G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u5\nnimruz T:a3\nnuristan C:T1 G:T4 W:B1u1\npaktika G:P5 T:B1a1 support=O\nbalochistan T:u2\nnorthwest-frontier T:B1\nwaziristan T:B1u2a1\nshibirghan-aibak C:T1\nfarah-kandahar T:a1\ntoraghondi-farah W:u1\n","sum":"57351ab03c140de9"}
{"n":206,"by":"government","ask":"turn","answer":"train","sum":"cee4520aa94cefcd"}
{"n":207,"by":"government","ask":"train.space","answer":"badakhshan","sum":"f15ee6cd9dfbc4e2"}
{"n":208,"by":"government","ask":"train.space","answer":"eradicate","sum":"8dca8ce9f0570055"}
{"n":209,"by":"government","ask":"eradicate.space","answer":"nuristan","sum":"0db2ae93afbb6da7"}
{"n":210,"by":"government","ask":"eradicate.space","answer":"give","sum":"3c871ee3ae650831"}
{"n":211,"by":"government","ask":"give.what","answer":"patronage-to-warlords","sum":"733aa307cffe47be"}
{"n":212,"by":"government","ask":"give.amount","answer":"1","sum":"8111eacaf26ff7c2"}
{"n":213,"by":"government","ask":"eradicate.space","answer":"paktika","sum":"39c66d544e874d0a"}
{"n":214,"by":"government","ask":"train.space","answer":"done","print":"471cbe09220f8e71","sum":"5349f610b41cad6c"}
{"n":215,"by":"coalition","ask":"turn","answer":"pass","print":"cede0654e972e139","sum":"156633971b7d1998"}
{"n":216,"by":null,"ask":"deck.top","answer":"propaganda","print":"df01b82d99144ce5","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 68\nnext: propaganda\nplayed: 31 3 6 36 22 54\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition taliban warlords\nresources: government=3 taliban=7 warlords=6\naid: 27\npatronage: 6\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset\nshown: taliban=empty-threat\nbadghis W:B1u1\nbalkh W:B2u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1a1 W:u2\nhelmand T:B1a3 W:B1u1\nherat G:P1 T:a1 support=O\nkabul C:B1T2 G:T8P2 +1\nkandahar C:T1 G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u5\nnimruz T:a3\nnuristan C:T1 G:T4 T:u1 W:u1 support=O\npaktika G:P5 T:B1u1a1 support=O\nbalochistan T:u2\nnorthwest-frontier T:B1\nwaziristan T:B1u2a1\nshibirghan-aibak C:T1\nfarah-kandahar T:a1\ntoraghondi-farah W:u1\n","sum":"8e40fae143b62ea7"}
{"n":217,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Dostum"]]],"sum":"706ee7a1432a6c78"}
{"n":218,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"356c39b988a280e0"}
{"n":219,"by":"warlords","how":"bot","ask":"event.space","answer":"roll","why":[["{0}: {1} ({2})",[["8.4.4: most Bases",[]],"faryab, sar-e-pol",["{0}",[1]]]],["{0}: an equal chance for {1}",["8.2","faryab, sar-e-pol"]]],"sum":"f0fbb4699ead92f3"}
{"n":220,"by":null,"ask":"bot.die","answer":"2","sum":"d1d3bc96d22c40c4"}
{"n":221,"by":"warlords","how":"bot","ask":"event.space","answer":"sar-e-pol","why":[["{0}: dice {1}: {2}",["8.2","2","sar-e-pol"]]],"sum":"6f5b329673d51c25"}
{"n":222,"by":"warlords","how":"bot","ask":"event.place.count","answer":"1","why":[["{0}: {1}",[["8.4.3: as many as possible",[]],"1"]]],"print":"11899a863106fde8","sum":"0d7330131fcb40dd"}
{"n":223,"by":"coalition","ask":"turn","answer":"pass","print":"ab2e75a10114226b","sum":"dce106b281ec021e"}
{"n":224,"by":"taliban","ask":"turn","answer":"pass","print":"e96b841b79555e57","sum":"4e8d6e6e6e863a14"}
{"n":225,"by":null,"ask":"deck.card","answer":"63","print":"1ca0829b49808609","sum":"d4e28ea845863d95"}
{"n":226,"by":"government","ask":"civic.space","answer":"kabul","sum":"3227a034d7d03ad9"}
{"n":227,"by":"taliban","ask":"sharia.space","answer":"done","print":"02424b9ebb7f7c4a","sum":"313c7bd4212eb574"}
{"n":228,"by":"government","ask":"desertion.troops","answer":"3","sum":"ac0ec5d89be057d4"}
{"n":229,"by":"government","how":"alone","ask":"desertion.troops","answer":"1","sum":"30619be692d0db8b"}
{"n":230,"by":"government","how":"alone","ask":"desertion.troops","answer":"0","sum":"13e4af6b1ba9f6ed"}
{"n":231,"by":"coalition","ask":"redeploy.coalition.origin","answer":"nuristan","sum":"e2bdd8b159553a14"}
{"n":232,"by":"coalition","ask":"redeploy.coalition.origin","answer":"kandahar","sum":"a00eddcf3ec0ad35"}
{"n":233,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","sum":"3cf1469762d73259"}
{"n":234,"by":"government","ask":"redeploy.police.origin","answer":"done","sum":"86914f9071d84e59"}
{"n":235,"by":"taliban","ask":"redeploy.destination","answer":"helmand","sum":"7d258044a6449bcf"}
{"n":236,"by":"taliban","ask":"redeploy.destination","answer":"helmand","sum":"ba89dbcb19e53165"}
{"n":237,"by":"taliban","ask":"redeploy.count","answer":"2","sum":"9b67bee4898a10ed"}
{"n":238,"by":"taliban","ask":"redeploy.destination","answer":"helmand","sum":"a33aa5d413711ce7"}
{"n":239,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","sum":"c9796b587b78198d"}
{"n":240,"by":"taliban","ask":"redeploy.destination","answer":"helmand","sum":"d099360fc062505e"}
{"n":241,"by":"taliban","ask":"redeploy.count","answer":"show-asset","sum":"23a6c3516edc5c40"}
{"n":242,"by":"taliban","ask":"redeploy.count","answer":"2","sum":"da3fa093f3aa12eb"}
{"n":243,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","print":"6cbad5cfb595e65b","sum":"1bf5d7465a639152"}
{"n":244,"by":null,"ask":"deck.card","answer":"40","print":"e024756ba58441f8","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 63\nnext: 40\nplayed: 31 3 6 36 22 54 68 propaganda\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\nresources: government=41 taliban=14 warlords=18\naid: 27\npatronage: 6\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadghis W:B1u1\nbalkh W:B2u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1u1 W:u2\nhelmand T:B1u9 W:B1u1\nherat G:P1 support=O\nkabul C:B1T4 G:T9P2 support=S +1\nkandahar W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u5\nnuristan W:u1 support=O\npaktika G:P4 T:B1u2 support=O\nsar-e-pol W:B1u1\nnorthwest-frontier T:B1\nwaziristan T:B1u5\nshibirghan-aibak C:T1\ntoraghondi-farah W:u1\n","sum":"7718b49ce3b80d38"}
{"n":245,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Teetotalers"]]],"sum":"904d4d7bf5136f2a"}
{"n":246,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"9c77af8adceea0ff","sum":"d3e1639500e3ded7"}
{"n":247,"by":"taliban","ask":"turn","answer":"rally","sum":"fc6d73405da68cb6"}
{"n":248,"by":"taliban","ask":"rally.space","answer":"bamian","sum":"dbb0a5cfa3c6f295"}
{"n":249,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"a8675cfdfefa67af"}
{"n":250,"by":"taliban","ask":"rally.space","answer":"badakhshan","sum":"0bf0a370a4aaafc6"}
{"n":251,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"492be888824cdea7"}
{"n":252,"by":"taliban","ask":"rally.space","answer":"helmand","sum":"b7c6a3fcb2ab8b1a"}
{"n":253,"by":"taliban","ask":"rally.action","answer":"nothing","sum":"ebda101b1b3a2756"}
{"n":254,"by":"taliban","ask":"rally.space","answer":"nuristan","sum":"a5886c7c15afccdc"}
{"n":255,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"03243513c4bbffc3"}
{"n":256,"by":"taliban","ask":"rally.space","answer":"kabul","sum":"c2d9a5379ef15809"}
{"n":257,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"549c9169a227fcbb"}
{"n":258,"by":"taliban","ask":"rally.space","answer":"ghazni","sum":"023bec93940cb1e1"}
{"n":259,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"9b1a5b621897e419"}
{"n":260,"by":"taliban","ask":"rally.space","answer":"done","sum":"02018441b81124b3"}
{"n":261,"by":"taliban","ask":"rally.sharia","answer":"done","sum":"69b77b88f9ccb460"}
{"n":262,"by":"taliban","ask":"special","answer":"extort","sum":"be9c112f13994787"}
{"n":263,"by":"taliban","ask":"extort.space","answer":"badakhshan","sum":"c2abef7a30b2c57d"}
{"n":264,"by":"taliban","ask":"extort.space","answer":"helmand","sum":"66defa56ccecf038"}
{"n":265,"by":"taliban","ask":"extort.space","answer":"bamian","sum":"07076d1c64c8d7e9"}
{"n":266,"by":"taliban","ask":"extort.space","answer":"done","print":"d83ca7b65d1b19e0","sum":"a57759be662ac3a4"}
{"n":267,"by":null,"ask":"deck.card","answer":"9","print":"f925976539353af1","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 40\nnext: 9\nplayed: 31 3 6 36 22 54 68 propaganda 63\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=41 taliban=13 warlords=17\naid: 27\npatronage: 6\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan T:a1\nbadghis W:B1u1\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B1u1\nghazni C:T3 T:u1\nghowr T:B1u1 W:u2\nhelmand T:B1u8a1 W:B1u1\nherat G:P1 support=O\nkabul C:B1T4 G:T9P2 T:u1 support=S +1\nkandahar W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u5\nnuristan T:u1 W:u1 support=O\npaktika G:P4 T:B1u2 support=O\nsar-e-pol W:B1u1\nnorthwest-frontier T:B1\nwaziristan T:B1u5\nshibirghan-aibak C:T1\ntoraghondi-farah W:u1\n","sum":"8b86e831ede80b9b"}
{"n":268,"by":"government","ask":"turn","answer":"patrol","sum":"8053f470e5355e6a"}
{"n":269,"by":"government","ask":"patrol.space","answer":"shibirghan-aibak","sum":"e6210a67fc55ecfa"}
{"n":270,"by":"government","ask":"patrol.origin","answer":"herat","sum":"86f2817eec29dbd2"}
{"n":271,"by":"government","ask":"patrol.origin","answer":"kabul","sum":"07aa9fb0316e0433"}
{"n":272,"by":"government","ask":"patrol.troops","answer":"6","sum":"232bf8c34f3a53e3"}
{"n":273,"by":"government","ask":"patrol.police","answer":"2","sum":"15ca43eecda011e4"}
{"n":274,"by":"government","ask":"patrol.origin","answer":"kabul","sum":"33dbc393fe8f692a"}
{"n":275,"by":"government","ask":"patrol.troops","answer":"1","sum":"cdb64fe7964701d3"}
{"n":276,"by":"government","ask":"patrol.origin","answer":"kabul","sum":"d54d11f297d0289e"}
{"n":277,"by":"government","ask":"patrol.troops","answer":"1","sum":"5eca04058a4fc35f"}
{"n":278,"by":"government","ask":"patrol.origin","answer":"done","sum":"20f877d3b2a615bd"}
{"n":279,"by":"government","ask":"patrol.space","answer":"transport","sum":"ba34c3379fac4e96"}
{"n":280,"by":"government","ask":"transport.origin","answer":"request","sum":"63c30ea4ca0c4890"}
{"n":281,"by":"government","ask":"request.from","answer":"taliban","sum":"17d1ef1c648b56fa"}
{"n":282,"by":"taliban","ask":"give.what","answer":"back","sum":"38efc7c333b1406d"}
{"n":283,"by":"government","ask":"transport.origin","answer":"shibirghan-aibak","sum":"b1679b451691a8ae"}
{"n":284,"by":"government","ask":"transport.destination","answer":"kabul","sum":"32c639221dbffef0"}
{"n":285,"by":"government","ask":"transport.troops","answer":"8","sum":"56fb775c89616f91"}
{"n":286,"by":"government","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"e01cdf393a2d90d8"}
{"n":287,"by":"government","ask":"patrol.origin","answer":"kabul","sum":"7df01321daa43ad8"}
{"n":288,"by":"government","ask":"patrol.troops","answer":"2","sum":"8c88087f0ed66353"}
{"n":289,"by":"government","ask":"patrol.origin","answer":"kabul","sum":"f58f836a6883656c"}
{"n":290,"by":"government","ask":"patrol.troops","answer":"3","sum":"3258cf9384e73ddb"}
{"n":291,"by":"government","ask":"patrol.origin","answer":"kabul","sum":"8a1344e87c3529d6"}
{"n":292,"by":"government","ask":"patrol.troops","answer":"4","sum":"2d6a98c02305697a"}
{"n":293,"by":"government","ask":"patrol.origin","answer":"done","sum":"6d5a107428eb3cc3"}
{"n":294,"by":"government","ask":"patrol.space","answer":"kabul","sum":"3511d7504228a02b"}
{"n":295,"by":"government","ask":"patrol.origin","answer":"done","sum":"1f7cc6ca7df3f1c5"}
{"n":296,"by":"government","ask":"patrol.space","answer":"kabul-tor-kham","sum":"90e20a2f2dbb74fc"}
{"n":297,"by":"government","ask":"patrol.origin","answer":"paktika","sum":"407e73032393c683"}
{"n":298,"by":"government","ask":"patrol.police","answer":"1","sum":"1b74677b48ef3f2f"}
{"n":299,"by":"government","ask":"patrol.origin","answer":"paktika","sum":"4637ace7577f27bc"}
{"n":300,"by":"government","ask":"patrol.police","answer":"3","print":"c1c1909a8d99603c","sum":"6e9823fd6a2d549a"}
{"n":301,"by":"coalition","ask":"turn","answer":"event","sum":"bc1492a7a7a27031"}
{"n":302,"by":"coalition","ask":"event.side","answer":"shaded","print":"af4427a701f1e39c","sum":"ef6f713b36815776"}
{"n":303,"by":null,"ask":"deck.card","answer":"44","print":"d9de115bf86dcb72","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 9\nnext: 44\nplayed: 31 3 6 36 22 54 68 propaganda 63 40\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=37 taliban=13 warlords=18\naid: 19\npatronage: 6\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan T:a1\nbadghis W:B1u1\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B1u1\nghazni C:T3 T:u1\nghowr T:B1u1 W:u2\nhelmand T:B1u8a1 W:B1u1\nherat support=O\nkabul C:B1T4 T:u1 support=S +1\nkandahar W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u5\nnuristan T:u1 W:u1 support=O\npaktika T:B1u2 support=O\nsar-e-pol W:B1u1\nnorthwest-frontier T:B1\nwaziristan T:B1u5\nkabul-tor-kham G:P4\nkandahar-spin-boldak G:T9\nshibirghan-aibak C:T1 G:P3\ntoraghondi-farah W:u1\n","sum":"75a65691d6c06061"}
{"n":304,"by":"taliban","ask":"turn","answer":"attack","sum":"34dc6dba910706f0"}
{"n":305,"by":"taliban","ask":"attack.space","answer":"ambush","sum":"a9013f4396ec8a04"}
{"n":306,"by":"taliban","ask":"ambush.space","answer":"kabul","sum":"ad3c321dab8def9d"}
{"n":307,"by":"taliban","ask":"attack.remove","answer":"done","sum":"5f02df40b8a00a05"}
{"n":308,"by":"taliban","ask":"ambush.space","answer":"ghowr","sum":"df3d8a8cc2b0ce86"}
{"n":309,"by":"taliban","ask":"attack.remove","answer":"done","sum":"b1dea3706e41120e"}
{"n":310,"by":"taliban","ask":"ambush.space","answer":"ghazni","sum":"53a099a0ad7979df"}
{"n":311,"by":"taliban","ask":"attack.remove","answer":"done","sum":"ce4407b81af26f74"}
{"n":312,"by":"taliban","ask":"attack.space","answer":"done","print":"3443adf24b579582","sum":"c028a7d5e3189ef1"}
{"n":313,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.1: {0} would change nothing",["Special Forces"]],["8.5.1: at least {0} pieces Available: no ({1})",[6,3]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,27]],["{0}: {1}",["8.5","march"]]],"sum":"a6f95c3f873a87e5"}
{"n":314,"by":"warlords","how":"bot","ask":"march.origin","answer":"ghowr","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"farah-kandahar"]]],"sum":"e7cdfca21539961e"}
{"n":315,"by":"warlords","how":"bot","ask":"march.destination","answer":"farah-kandahar","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"farah-kandahar"]]],"sum":"5d98787881755ee8"}
{"n":316,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"farah-kandahar"]]],"sum":"3a197f04301535bd"}
{"n":317,"by":"warlords","how":"bot","ask":"march.origin","answer":"konduz","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","badakhshan"]]],"sum":"8f552c33a11b55a5"}
{"n":318,"by":"warlords","how":"bot","ask":"march.destination","answer":"badakhshan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","badakhshan"]]],"sum":"7d5ac651681aaa8c"}
{"n":319,"by":"warlords","how":"bot","ask":"march.count","answer":"4","why":["8.5.2: as many as may leave"],"sum":"7b4b9b50c9127b7e"}
{"n":320,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: {1}",[["8.5.2 step 3: Cultivate could place a Base",[]],"badghis, herat, oruzgan"]],["{0}: an equal chance for {1}",["8.2","badghis, herat, oruzgan"]]],"sum":"392d1ccb3a56b4c1"}
{"n":321,"by":null,"ask":"bot.die","answer":"2","sum":"d980a4b3e7b31fd1"}
{"n":322,"by":"warlords","how":"bot","ask":"march.origin","answer":"ghowr","why":[["{0}: dice {1}: {2}",["8.2","2","herat"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"herat"]]],"sum":"0cc4f967d5ddbc79"}
{"n":323,"by":"warlords","how":"bot","ask":"march.destination","answer":"herat","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"herat"]]],"sum":"de4c32c37cf4db24"}
{"n":324,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"e716f1d6e21fe6c3"}
{"n":325,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, herat"]]],"sum":"b898d3eeab12ea7a"}
{"n":326,"by":null,"ask":"bot.die","answer":"1","sum":"2017c68116db729b"}
{"n":327,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badakhshan","why":[["{0}: dice {1}: {2}",["8.2","1","badakhshan"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"badakhshan"]]],"sum":"012dc84000f3c999"}
{"n":328,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"1d83350bd1392f1b","sum":"51d426996fb447aa"}
{"n":329,"by":null,"ask":"deck.card","answer":"7","print":"e62723b6bdb7e9f3","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 44\nnext: 7\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=37 taliban=10 warlords=16\naid: 19\npatronage: 6\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan T:a1 W:B1u4\nbadghis W:B1u1\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B1u1\nghazni C:T3 T:u1a1\nghowr T:B1u1a1\nhelmand T:B1u8a1 W:B1u1\nherat W:u1 support=O\nkabul C:B1T4 T:u1a1 support=S +1\nkandahar W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u1\nnuristan T:u1 W:u1 support=O\npaktika T:B1u2 support=O\nsar-e-pol W:B1u1\nnorthwest-frontier T:B1\nwaziristan T:B1u5\nkabul-tor-kham G:P4\nkandahar-spin-boldak G:T9\nshibirghan-aibak C:T1 G:P3\nfarah-kandahar W:u1\ntoraghondi-farah W:u1\n","sum":"6721f75376952aab"}
{"n":330,"by":"government","ask":"turn","answer":"sweep","sum":"311f8b56e6cfbf7c"}
{"n":331,"by":"government","ask":"sweep.space","answer":"paktika","sum":"05be06784d1fab34"}
{"n":332,"by":"government","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"ec88625db05bfeed"}
{"n":333,"by":"government","ask":"sweep.troops","answer":"5","sum":"eb81d18f72db75a1"}
{"n":334,"by":"government","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"c2a01b41101ccf06"}
{"n":335,"by":"government","ask":"sweep.troops","answer":"1","sum":"f48f47d32077fa7a"}
{"n":336,"by":"government","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"4fde91216e7a94fe"}
{"n":337,"by":"government","ask":"sweep.troops","answer":"3","sum":"55eab67955243359"}
{"n":338,"by":"government","ask":"sweep.space","answer":"transport","sum":"2febb71b103c6363"}
{"n":339,"by":"government","how":"alone","ask":"transport.origin","answer":"paktika","sum":"8b5024440d7209ab"}
{"n":340,"by":"government","ask":"transport.destination","answer":"khowst","sum":"905e250a6998a6fe"}
{"n":341,"by":"government","ask":"transport.troops","answer":"4","sum":"db7a708de18e2237"}
{"n":342,"by":"government","ask":"sweep.space","answer":"nuristan","sum":"39ad0db9f584ffc3"}
{"n":343,"by":"government","ask":"sweep.origin","answer":"done","sum":"dd37aaa822ea7c2a"}
{"n":344,"by":"government","ask":"sweep.space","answer":"konduz","sum":"0f5967f4c7089bf0"}
{"n":345,"by":"government","ask":"sweep.space","answer":"ghazni","sum":"26aa3637b142846f"}
{"n":346,"by":"government","ask":"sweep.origin","answer":"khowst","sum":"d7f49e29d4de1648"}
{"n":347,"by":"government","ask":"sweep.troops","answer":"1","sum":"971a1a3b0ca26594"}
{"n":348,"by":"government","ask":"sweep.origin","answer":"done","sum":"c2a82f6e7b3882d5"}
{"n":349,"by":"government","ask":"sweep.space","answer":"oruzgan","sum":"fb02ceda7beee7b0"}
{"n":350,"by":"government","ask":"sweep.origin","answer":"khowst","sum":"d213b12e38b53de3"}
{"n":351,"by":"government","ask":"sweep.troops","answer":"request","sum":"b9b0bb0cb0dd6ed8"}
{"n":352,"by":"government","ask":"request.from","answer":"taliban","sum":"706d307e8d9671fa"}
{"n":353,"by":"taliban","ask":"give.what","answer":"back","sum":"f453e596423d997d"}
{"n":354,"by":"government","ask":"sweep.troops","answer":"2","sum":"3bee3007be64d3a1"}
{"n":355,"by":"government","ask":"sweep.origin","answer":"khowst","sum":"77f55c7c61be8d15"}
{"n":356,"by":"government","ask":"sweep.targets","answer":"nobody","print":"323ba4c7508daeaf","sum":"c8c2740b23c5c5bd"}
{"n":357,"by":"coalition","ask":"turn","answer":"event","sum":"e6523e0b5d92c4e7"}
{"n":358,"by":"coalition","ask":"event.side","answer":"shaded","print":"c4a8a39b28bc4ed7","sum":"f1b22c9c39e68b97"}
{"n":359,"by":null,"ask":"deck.top","answer":"propaganda","print":"553b8fbdac1bea1c","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 7\nnext: propaganda\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=22 taliban=14 warlords=16\naid: 19\npatronage: 6\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan T:a1 W:B1u4\nbadghis W:B1u1\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B1u1\nghazni C:T3 G:T1 T:u1a1\nghowr T:B1u1a1\nhelmand T:B1u8a1 W:B1u1\nherat W:u1 support=O\nkabul C:B1T4 T:u1a1 support=S +1\nkandahar W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u1\nnuristan T:u1 W:u1 support=O\noruzgan G:T3\npaktika G:T5 T:B1u2 support=O\nsar-e-pol W:B1u1\nnorthwest-frontier T:B1\nwaziristan T:B1u5\nkabul-tor-kham G:P4\nshibirghan-aibak C:T1 G:P3\nfarah-kandahar W:u1\ntoraghondi-farah W:u1\n","sum":"1a64500a034c63c2"}
{"n":360,"by":"taliban","ask":"turn","answer":"event","sum":"45a9236e9b3776f1"}
{"n":361,"by":"taliban","ask":"event.side","answer":"shaded","print":"cf266e1154b8ab7f","sum":"19e9e7bda4e0d3f0"}
{"n":362,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,2]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,26]],["{0}: {1}",["8.5","march"]]],"sum":"6392212fde297b86"}
{"n":363,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: {1}",[["8.5.2 step 3: Cultivate could place a Base",[]],"badghis, baghlan, ghowr, nuristan"]],["{0}: an equal chance for {1}",["8.2","badghis, baghlan, ghowr, nuristan"]]],"sum":"38a2287c3374b74c"}
{"n":364,"by":null,"ask":"bot.die","answer":"1","sum":"c02c583af521df14"}
{"n":365,"by":"warlords","how":"bot","ask":"march.origin","answer":"herat","why":[["{0}: dice {1}: {2}",["8.2","1","badghis"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"badghis"]]],"sum":"c4bf6a9823040233"}
{"n":366,"by":"warlords","how":"bot","ask":"march.destination","answer":"badghis","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"badghis"]]],"sum":"4c200eec6fde0344"}
{"n":367,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"77461d7f08cf355e"}
{"n":368,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"badghis","why":[["{0}: {1}",[["8.5.4: Cultivate",[]],"badghis"]]],"sum":"be59fe4a99c9046e"}
{"n":369,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"9c7eba0bbd60b3c0","sum":"5e70d7dea1b0d288"}
{"n":370,"by":null,"ask":"deck.card","answer":"34","print":"d6d89e5738748627","sum":"5b17cbd1d4b30939"}
{"n":371,"by":"taliban","ask":"sharia.space","answer":"done","print":"90ae7bfb6805c404","sum":"4b738b2d7999e008"}
{"n":372,"by":"government","how":"alone","ask":"desertion.troops","answer":"1","sum":"8331cb25e1bf203e"}
{"n":373,"by":"government","how":"alone","ask":"desertion.troops","answer":"1","sum":"c732986f466fb86b"}
{"n":374,"by":"government","how":"alone","ask":"desertion.troops","answer":"0","sum":"e0a13f42c654797a"}
{"n":375,"by":"government","how":"alone","ask":"desertion.troops","answer":"0","sum":"923fbbc7ab7abd76"}
{"n":376,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","sum":"0769b559b5072931"}
{"n":377,"by":"government","ask":"redeploy.police.origin","answer":"shibirghan-aibak","sum":"6ba928d2b26d02be"}
{"n":378,"by":"government","ask":"redeploy.destination","answer":"kabul-aibak","sum":"65759f89172ce92e"}
{"n":379,"by":"government","ask":"redeploy.count","answer":"1","sum":"b93cd9f5bf9126c6"}
{"n":380,"by":"government","ask":"redeploy.police.origin","answer":"kabul-tor-kham","sum":"cedeb8a1f80a83fa"}
{"n":381,"by":"government","ask":"redeploy.destination","answer":"shibirghan-aibak","sum":"43960ca7f8402e68"}
{"n":382,"by":"government","ask":"redeploy.count","answer":"1","sum":"86da320462c7c435"}
{"n":383,"by":"government","ask":"redeploy.police.origin","answer":"kabul-tor-kham","sum":"2ce50ba7fe68ed7f"}
{"n":384,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","sum":"a18f08ab93e42979"}
{"n":385,"by":"government","ask":"redeploy.count","answer":"1","sum":"664f0a0746fac3b1"}
{"n":386,"by":"government","ask":"redeploy.police.origin","answer":"kabul-tor-kham","sum":"9c1ea71b8409f337"}
{"n":387,"by":"government","ask":"redeploy.destination","answer":"kabul","sum":"1cda23d68a917b81"}
{"n":388,"by":"government","ask":"redeploy.police.origin","answer":"shibirghan-aibak","sum":"a0aef7c52fb46dab"}
{"n":389,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","sum":"b3203238bce64e3f"}
{"n":390,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","sum":"1b9b9e11e565621b"}
{"n":391,"by":"taliban","ask":"redeploy.destination","answer":"khowst","sum":"7f2b377f0d98e87c"}
{"n":392,"by":"taliban","ask":"redeploy.destination","answer":"ghowr","sum":"b00ff0ffc6fc66b9"}
{"n":393,"by":"taliban","ask":"redeploy.count","answer":"2","sum":"304e31af9371317a"}
{"n":394,"by":"taliban","ask":"redeploy.destination","answer":"ghowr","print":"9565b024cab007c7","sum":"a4760c8b6ecce1dd"}
{"n":395,"by":null,"ask":"deck.card","answer":"49","print":"623e411715aab90e","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 34\nnext: 49\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\nresources: government=53 taliban=20 warlords=28\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan W:B1u4\nbadghis W:B2u2\nbalkh W:B2u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1u5\nhelmand T:B1u9 W:B1u1\nherat support=O\nkabul C:B1T4 G:T7P1 T:u2 support=S +1\nkandahar W:B1u1\nkhowst T:B1u1 +1\nkonduz W:B2u1\nnuristan W:u1 support=O\npaktika T:B1u2 support=O\nsar-e-pol W:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u5\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1\nfarah-kandahar W:u1\ntoraghondi-farah W:u1\n","sum":"869b24382789ccbd"}
{"n":396,"by":"taliban","ask":"turn","answer":"rally","sum":"6dec6206b1c768f2"}
{"n":397,"by":"taliban","ask":"rally.space","answer":"nimruz","sum":"8dbc562da90589bc"}
{"n":398,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"1e16e4c8d3c1ca72"}
{"n":399,"by":"taliban","ask":"rally.space","answer":"konduz","sum":"261b68c80b729ad8"}
{"n":400,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"701fce3add79e9a9"}
{"n":401,"by":"taliban","ask":"rally.space","answer":"ghowr","sum":"3cc8a11a4311b286"}
{"n":402,"by":"taliban","ask":"rally.action","answer":"build-base","sum":"eed4dd5387082841"}
{"n":403,"by":"taliban","ask":"rally.space","answer":"kandahar","sum":"646989127b7d5311"}
{"n":404,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"8b4961d40819a948"}
{"n":405,"by":"taliban","ask":"rally.space","answer":"ghazni","sum":"2a58fc2984b05bf2"}
{"n":406,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"87bb1056aaf3e1fc"}
{"n":407,"by":"taliban","ask":"rally.space","answer":"zabol","sum":"2c49eddbd0a9a64b"}
{"n":408,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"54fb6c6564b99290"}
{"n":409,"by":"taliban","ask":"rally.space","answer":"bamian","sum":"2bc41db0c9574b35"}
{"n":410,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"7ac3d4f534fc25b2"}
{"n":411,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","sum":"7f3465cb02469d87"}
{"n":412,"by":"taliban","ask":"rally.action","answer":"place-one","sum":"5677ca7b6603340a"}
{"n":413,"by":"taliban","ask":"rally.space","answer":"khowst","sum":"409d34e8e2a2b7a9"}
{"n":414,"by":"taliban","how":"alone","ask":"rally.action","answer":"nothing","sum":"f835828661ce767f"}
{"n":415,"by":"taliban","ask":"rally.space","answer":"extort","sum":"914799832ee20c7d"}
{"n":416,"by":"taliban","ask":"extort.space","answer":"helmand","sum":"5cd3a36d1a6c986c"}
{"n":417,"by":"taliban","ask":"extort.space","answer":"khowst","sum":"06cd516cf3af5595"}
{"n":418,"by":"taliban","ask":"extort.space","answer":"paktika","sum":"79b013afdd4f972b"}
{"n":419,"by":"taliban","ask":"extort.space","answer":"nimruz","sum":"9efd5b800cd7a224"}
{"n":420,"by":"taliban","ask":"extort.space","answer":"zabol","sum":"51159636691bbd28"}
{"n":421,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","sum":"033a603ae3c94988"}
{"n":422,"by":"taliban","ask":"extort.space","answer":"bamian","sum":"74b4e8284b2c10ae"}
{"n":423,"by":"taliban","ask":"extort.space","answer":"ghowr","sum":"1c67cfe8392245c2"}
{"n":424,"by":"taliban","ask":"extort.space","answer":"done","sum":"f1f48c53a93ba57c"}
{"n":425,"by":"taliban","ask":"rally.space","answer":"helmand","sum":"bda020b8d2ca6354"}
{"n":426,"by":"taliban","ask":"rally.action","answer":"nothing","sum":"e1096e8695b82922"}
{"n":427,"by":"taliban","ask":"rally.space","answer":"waziristan","sum":"2b45a3142a1a4055"}
{"n":428,"by":"taliban","ask":"rally.action","answer":"nothing","sum":"b5fa75d9519746c3"}
{"n":429,"by":"taliban","ask":"rally.space","answer":"paktika","sum":"4ed9155a70f39d5f"}
{"n":430,"by":"taliban","ask":"rally.action","answer":"hide","sum":"b4f10fa19d83ecd7"}
{"n":431,"by":"taliban","ask":"rally.space","answer":"kabul","sum":"9ebe56d884c04116"}
{"n":432,"by":"taliban","how":"alone","ask":"rally.action","answer":"build-base","sum":"fadd14fdc0394736"}
{"n":433,"by":"taliban","ask":"rally.space","answer":"sar-e-pol","sum":"524c9f50cf591278"}
{"n":434,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"68037202377d8f7c"}
{"n":435,"by":"taliban","ask":"rally.space","answer":"baghlan","sum":"a5e12352c30fa915"}
{"n":436,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","sum":"4367f3bce5c3178a"}
{"n":437,"by":"taliban","ask":"rally.space","answer":"done","sum":"93723da2a6205691"}
{"n":438,"by":"taliban","ask":"rally.sharia","answer":"kabul","sum":"92abf557573896e7"}
{"n":439,"by":"taliban","ask":"sharia.steps","answer":"2","print":"331e3c98fcdb3f41","sum":"82c3a3ab1649c7ee"}
{"n":440,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.1: {0} is a Capability, and a person plays the {1}",["Accidental Guerrillas","taliban"]],["8.5.1: at least {0} pieces Available: no ({1})",[6,1]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,37]],["{0}: {1}",["8.5","march"]]],"sum":"bc7559851b45b7cf"}
{"n":441,"by":"warlords","how":"bot","ask":"march.origin","answer":"badakhshan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","baghlan"]]],"sum":"84261664c16d21c5"}
{"n":442,"by":"warlords","how":"bot","ask":"march.destination","answer":"baghlan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","baghlan"]]],"sum":"0416d167d45d6487"}
{"n":443,"by":"warlords","how":"bot","ask":"march.count","answer":"3","why":["8.5.2: as many as may leave"],"sum":"1db8abf50c2fcb8d"}
{"n":444,"by":"warlords","how":"bot","ask":"march.origin","answer":"nuristan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","baghlan"]]],"sum":"56d555436ce696c4"}
{"n":445,"by":"warlords","how":"bot","ask":"march.destination","answer":"baghlan","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","baghlan"]]],"sum":"266c435b7a90f41f"}
{"n":446,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: {1}",[["8.5.2 step 3: Cultivate could place a Base",[]],"faryab, herat"]],["{0}: an equal chance for {1}",["8.2","faryab, herat"]]],"sum":"8ee63a913a4fe83e"}
{"n":447,"by":null,"ask":"bot.die","answer":"5","sum":"1cb341fc555bdd63"}
{"n":448,"by":"warlords","how":"bot","ask":"march.origin","answer":"badghis","why":[["{0}: dice {1}: {2}",["8.2","5","faryab"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"faryab"]]],"sum":"539743a93442126a"}
{"n":449,"by":"warlords","how":"bot","ask":"march.destination","answer":"faryab","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"faryab"]]],"sum":"2bfd1951b37dc71d"}
{"n":450,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"faryab"]]],"sum":"e4bb641ea73871d2"}
{"n":451,"by":"warlords","how":"bot","ask":"march.origin","answer":"cultivate","why":[["8.5.4: {0}",["cultivate"]]],"sum":"49d396607cd123a7"}
{"n":452,"by":"warlords","how":"bot","ask":"cultivate.space","answer":"faryab","why":[["{0}: {1}",[["8.5.4: one Warlord Base already",[]],"faryab"]],["{0}: {1}",[["8.5.4: Cultivate",[]],"faryab"]]],"sum":"151089dade07672a"}
{"n":453,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"d245f29f65c94bb4","sum":"87d13b7a8a79ac67"}
{"n":454,"by":null,"ask":"deck.card","answer":"72","print":"032bd0d9c59bcf7f","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 49\nnext: 72\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=53 taliban=14 warlords=24\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:u1 W:u4\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B2u2\nghazni C:T3 T:u1\nghowr T:B2u2a1\nhelmand T:B1u8a1 W:B1u1\nherat support=O\nkabul C:B1T4 G:T7P1 T:B1 support=O +1\nkandahar T:u1 W:B1u1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\npaktika T:B1u2 support=O\nsar-e-pol T:u1 W:B1u1\nzabol T:a1\nnorthwest-frontier T:B1u1a1\nwaziristan T:B1u5\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1\nfarah-kandahar W:u1\ntoraghondi-farah W:u1\n","sum":"121dfa553eca216b"}
{"n":455,"by":"government","ask":"turn","answer":"sweep","sum":"3c4b2fe7e60d1036"}
{"n":456,"by":"government","ask":"sweep.space","answer":"paktika","sum":"55aeeda12c23b938"}
{"n":457,"by":"government","ask":"sweep.origin","answer":"kabul","sum":"3cd3064242256616"}
{"n":458,"by":"government","ask":"sweep.troops","answer":"5","sum":"5bf02b81ea7d83a1"}
{"n":459,"by":"government","ask":"sweep.origin","answer":"done","sum":"16cc37170fb0c92e"}
{"n":460,"by":"government","ask":"sweep.space","answer":"done","sum":"f5fd9fc4dca15a3c"}
{"n":461,"by":"government","ask":"sweep.targets","answer":"taliban","sum":"e2fa0d56b884483b"}
{"n":462,"by":"government","ask":"special","answer":"transport","sum":"370164bff2df66ca"}
{"n":463,"by":"government","ask":"transport.origin","answer":"paktika","sum":"6d33068860382281"}
{"n":464,"by":"government","ask":"transport.destination","answer":"kabul","sum":"e5121e89b99e1e38"}
{"n":465,"by":"government","ask":"transport.troops","answer":"3","print":"0b9eace0f0967833","sum":"8de3e1875b55ae60"}
{"n":466,"by":"coalition","ask":"turn","answer":"event","sum":"adea27ec4aaa4b46"}
{"n":467,"by":"coalition","ask":"event.side","answer":"shaded","print":"c6d22ffe5ed3b274","sum":"4595a810233df5ce"}
{"n":468,"by":null,"ask":"deck.card","answer":"26","print":"97cf5d1331925a54","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 72\nnext: 26\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=50 taliban=14 warlords=24\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:u1 W:u4\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B2u2\nghazni C:T3 T:u1\nghowr T:B2u2a1\nhelmand T:B1u8a1 W:B1u1\nherat support=O\nkabul C:B1T4 G:T5P1 T:B1 support=O +1\nkandahar T:u1 W:B1u1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\npaktika G:T2 T:B1a2 support=O\nsar-e-pol T:u1 W:B1u1\nzabol T:a1\nnorthwest-frontier T:B1u1a1\nwaziristan T:B1u5\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1\nfarah-kandahar W:u1\ntoraghondi-farah W:u1\n","sum":"39e940cf9564594a"}
{"n":469,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Poppy Crop Failure"]]],"sum":"5c6f1021ac91947b"}
{"n":470,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"a70b1c2f4c550873","sum":"e2b46942dda28802"}
{"n":471,"by":"taliban","ask":"turn","answer":"march","sum":"da4d623c74e03985"}
{"n":472,"by":"taliban","how":"left","ask":"march.origin","answer":"northwest-frontier","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"ffb0c1435b5b6d2d"}
{"n":473,"by":"taliban","how":"left","ask":"march.destination","answer":"kabul-tor-kham","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"11533f17de45ba92"}
{"n":474,"by":"taliban","how":"left","ask":"march.count","answer":"1","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["northwest-frontier","kabul-tor-kham",2]]],"sum":"8b7ee4ba37ccd908"}
{"n":475,"by":"taliban","how":"left","ask":"march.underground","answer":"0","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[0]]],"sum":"ba1b8e5d7021308d"}
{"n":476,"by":"taliban","how":"left","ask":"march.origin","answer":"waziristan","why":[["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kandahar-spin-boldak",["{0}",[3]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"f0a811aac49579b0"}
{"n":477,"by":"taliban","how":"left","ask":"march.destination","answer":"kandahar-spin-boldak","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"85d1912d14a2ccaa"}
{"n":478,"by":"taliban","how":"left","ask":"march.count","answer":"2","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["waziristan","kandahar-spin-boldak",2]]],"sum":"d2a5b41c37bd5a04"}
{"n":479,"by":"taliban","how":"left","ask":"march.origin","answer":"helmand","why":[["{0}: an equal chance for {1}",["8.3","farah-kandahar, toraghondi-farah"]],["{0}: dice {1}: {2}",["8.3","5","farah-kandahar"]],["{0}: {1} ({2})",[["8.1.2: most arrive Underground",[]],"helmand",["{0}",[2]]]],["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",2]]],"sum":"c6c0def178784e4a"}
{"n":480,"by":"taliban","how":"left","ask":"march.destination","answer":"farah-kandahar","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",2]]],"sum":"7aa51f1d6f6ee11d"}
{"n":481,"by":"taliban","how":"left","ask":"march.count","answer":"2","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["helmand","farah-kandahar",2]]],"sum":"86f95152221c6881"}
{"n":482,"by":"taliban","how":"left","ask":"march.underground","answer":"2","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[2]]],"sum":"68770225b7a7af37"}
{"n":483,"by":"taliban","how":"left","ask":"march.origin","answer":"ghowr","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["ghowr","toraghondi-farah",2]]],"sum":"3e8e118c5a064e76"}
{"n":484,"by":"taliban","how":"left","ask":"march.destination","answer":"toraghondi-farah","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["ghowr","toraghondi-farah",2]]],"sum":"148e53bce6774b32"}
{"n":485,"by":"taliban","how":"left","ask":"march.count","answer":"2","why":[["8.7.3 step 1: {0} to {1}, {2} wanted",["ghowr","toraghondi-farah",2]]],"sum":"4a9412e08bd6cbc2"}
{"n":486,"by":"taliban","how":"left","ask":"march.underground","answer":"1","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[1]]],"sum":"63c019dc10ac577d"}
{"n":487,"by":"taliban","how":"left","ask":"march.origin","answer":"helmand","why":[["{0}: an equal chance for {1}",["8.2","kandahar, oruzgan, balochistan"]],["{0}: dice {1}: {2}",["8.2","2","oruzgan"]],["{0}: an equal chance for {1}",["8.2","kandahar, balochistan"]],["{0}: dice {1}: {2}",["8.2","5","kandahar"]],["8.7.3 step 2: all that can go, {0} to {1}",["helmand","oruzgan"]]],"sum":"a3b578a77dafb2d5"}
{"n":488,"by":"taliban","how":"left","ask":"march.destination","answer":"oruzgan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["helmand","oruzgan"]]],"sum":"22671e2dc44251d8"}
{"n":489,"by":"taliban","how":"left","ask":"march.count","answer":"5","why":[["8.7.3 step 2: all that can go, {0} to {1}",["helmand","oruzgan"]]],"sum":"bdf9dae907f606a8"}
{"n":490,"by":"taliban","how":"left","ask":"march.underground","answer":"5","why":[["8.1.2: as many as possible arrive Underground: {0} Underground now",[5]]],"sum":"24bc3b8f0b5efc15"}
{"n":491,"by":"taliban","how":"left","ask":"march.origin","answer":"waziristan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","balochistan"]]],"sum":"e245a25782c9cea7"}
{"n":492,"by":"taliban","how":"left","ask":"march.destination","answer":"balochistan","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","balochistan"]]],"sum":"a7e5fef44323a53b"}
{"n":493,"by":"taliban","how":"left","ask":"march.count","answer":"2","why":[["8.7.3 step 2: all that can go, {0} to {1}",["waziristan","balochistan"]]],"sum":"c5b8838ae023c377"}
{"n":494,"by":"taliban","how":"left","ask":"march.origin","answer":"oruzgan","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"badakhshan, ghazni, kandahar, sar-e-pol",["{0}",[1]]]],["{0}: {1} ({2})",[["8.7.3 step 3: fewest steps",[]],"ghazni, kandahar, sar-e-pol",["{0}",[1]]]],["{0}: an equal chance for {1}",["8.2","ghazni, kandahar, sar-e-pol"]],["{0}: dice {1}: {2}",["8.2","2","kandahar"]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,1,"oruzgan","kandahar"]]],"sum":"71fcfea2053f37a1"}
{"n":495,"by":"taliban","how":"left","ask":"march.destination","answer":"kandahar","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,1,"oruzgan","kandahar"]]],"sum":"f14fc1b183d9ef7e"}
{"n":496,"by":"taliban","how":"left","ask":"march.count","answer":"2","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["kandahar",1,1,"oruzgan","kandahar"]]],"sum":"b66d4241945b4757"}
{"n":497,"by":"taliban","how":"left","ask":"march.origin","answer":"oruzgan","why":[["{0}: {1} ({2})",[["8.7.3 step 3: lowest cost",[]],"badakhshan, ghazni, sar-e-pol",["{0}",[1]]]],["{0}: {1} ({2})",[["8.7.3 step 3: fewest steps",[]],"ghazni, sar-e-pol",["{0}",[1]]]],["{0}: an equal chance for {1}",["8.2","ghazni, sar-e-pol"]],["{0}: dice {1}: {2}",["8.2","2","sar-e-pol"]],["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["sar-e-pol",1,1,"oruzgan","sar-e-pol"]]],"sum":"463bccf9184b208e"}
{"n":498,"by":"taliban","how":"left","ask":"march.destination","answer":"sar-e-pol","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["sar-e-pol",1,1,"oruzgan","sar-e-pol"]]],"sum":"37aa715b19ccc42a"}
{"n":499,"by":"taliban","how":"left","ask":"march.count","answer":"2","why":[["8.7.3 step 3: to {0}, cost {1}, steps {2}: {3} to {4}",["sar-e-pol",1,1,"oruzgan","sar-e-pol"]]],"sum":"20b5e63bee6ba1e2"}
{"n":500,"by":"taliban","how":"left","ask":"march.origin","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"db7b53e16ac956de"}
{"n":501,"by":"taliban","how":"left","ask":"extort.space","answer":"kandahar-spin-boldak","why":[["{0}: {1}",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]],"kandahar-spin-boldak"]]],"sum":"8ba096aee746e573"}
{"n":502,"by":"taliban","how":"left","ask":"extort.space","answer":"done","why":[["{0}: nothing more",[["8.7.2: Extort on LoCs of Econ 3 and 4",[]]]]],"sum":"c82954e80b2d6244"}
{"n":503,"by":"taliban","how":"left","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"83388b7503e2d772","sum":"52994a1569280eb4"}
{"n":504,"by":null,"ask":"deck.card","answer":"48","print":"53f283e5a27a550b","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 26\nnext: 48\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=50 taliban=14 warlords=34\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:u1 W:u4\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B2u2\nghazni C:T3 T:u1\nghowr T:B2u1\nhelmand T:B1u1a1 W:B1u1\nherat support=O\nkabul C:B1T4 G:T5P1 T:B1 support=O +1\nkandahar T:u3 W:B1u1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\noruzgan T:u1\npaktika G:T2 T:B1a2 support=O\nsar-e-pol T:u3 W:B1u1\nzabol T:a1\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1 T:a1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah T:u1a1 W:u1\n","sum":"833b3b3d73370cc7"}
{"n":505,"by":"government","ask":"turn","answer":"sweep","sum":"9e493e35ca124cef"}
{"n":506,"by":"government","ask":"sweep.space","answer":"zabol","sum":"e44449407d93a673"}
{"n":507,"by":"government","ask":"sweep.origin","answer":"done","sum":"58fbd05b65e3d23f"}
{"n":508,"by":"government","ask":"sweep.space","answer":"badakhshan","sum":"b1f7c85dfd1ed029"}
{"n":509,"by":"government","ask":"sweep.space","answer":"sar-e-pol","sum":"be4bca8f223eb156"}
{"n":510,"by":"government","ask":"sweep.space","answer":"paktika","sum":"ccc9020517a6a916"}
{"n":511,"by":"government","ask":"sweep.origin","answer":"done","sum":"6a1401865146b37b"}
{"n":512,"by":"government","ask":"sweep.space","answer":"konduz","sum":"33e9927abe94978b"}
{"n":513,"by":"government","ask":"sweep.space","answer":"helmand","sum":"3183a54366efe28a"}
{"n":514,"by":"government","ask":"sweep.space","answer":"badghis","sum":"d24a3524cd717ab4"}
{"n":515,"by":"government","ask":"sweep.space","answer":"herat","sum":"2dc04c69448d66b5"}
{"n":516,"by":"government","ask":"sweep.space","answer":"kandahar","sum":"de772d3ac72155d4"}
{"n":517,"by":"government","ask":"sweep.origin","answer":"kabul","sum":"57380a6d57d44b62"}
{"n":518,"by":"government","ask":"sweep.troops","answer":"2","sum":"e69002954cc48e38"}
{"n":519,"by":"government","ask":"sweep.origin","answer":"paktika","sum":"69f289985ebcfd41"}
{"n":520,"by":"government","ask":"sweep.troops","answer":"2","sum":"335e3ceac272fb73"}
{"n":521,"by":"government","ask":"sweep.origin","answer":"kabul","sum":"37599a7ea940b49a"}
{"n":522,"by":"government","ask":"sweep.troops","answer":"2","sum":"3c5950ecad7fd4a1"}
{"n":523,"by":"government","ask":"sweep.origin","answer":"done","sum":"7f45155f3caad53f"}
{"n":524,"by":"government","ask":"sweep.space","answer":"done","sum":"52a00a898b699641"}
{"n":525,"by":"government","ask":"sweep.targets","answer":"taliban","sum":"aed7b131062d30b6"}
{"n":526,"by":"government","ask":"special","answer":"transport","sum":"17df0a6dd172bee5"}
{"n":527,"by":"government","ask":"transport.origin","answer":"request","sum":"8642315d31568056"}
{"n":528,"by":"government","ask":"request.from","answer":"taliban","sum":"88734e6c2b15b6d7"}
{"n":529,"by":"taliban","ask":"give.what","answer":"taliban-to-government","sum":"06a2811fb005ceff"}
{"n":530,"by":"taliban","ask":"give.amount","answer":"9","sum":"49df84b199d5dc56"}
{"n":531,"by":"government","ask":"transport.origin","answer":"kandahar","sum":"ab450ddc3c7501a8"}
{"n":532,"by":"government","ask":"transport.destination","answer":"oruzgan","sum":"f310560138e1dab0"}
{"n":533,"by":"government","ask":"transport.troops","answer":"5","print":"bac5e9a39b72b8a3","sum":"0ce288ebd7635dc3"}
{"n":534,"by":"coalition","ask":"turn","answer":"hidden-asset","sum":"6db61b01b2c79f11"}
{"n":535,"by":"coalition","ask":"turn","answer":"sweep","sum":"29bbc57926b5f690"}
{"n":536,"by":"coalition","ask":"sweep.space","answer":"air-strike","sum":"59f8edc77b214083"}
{"n":537,"by":"coalition","ask":"air-strike.space","answer":"kabul-tor-kham","sum":"d4be4a1e9feb8fe7"}
{"n":538,"by":"coalition","ask":"sweep.space","answer":"herat","sum":"d79ebd0f42a6973d"}
{"n":539,"by":"coalition","ask":"sweep.space","answer":"ghazni","sum":"e600b50234ae52db"}
{"n":540,"by":"coalition","ask":"sweep.origin","answer":"kabul","sum":"aeac96fc14426669"}
{"n":541,"by":"coalition","ask":"sweep.troops","answer":"4","sum":"1e995158e48e5ba2"}
{"n":542,"by":"coalition","ask":"sweep.government","answer":"1","sum":"a442230a8d9f1fed"}
{"n":543,"by":"coalition","ask":"sweep.space","answer":"kandahar","sum":"764746f3dbaec32e"}
{"n":544,"by":"coalition","ask":"sweep.origin","answer":"ghazni","sum":"b5e3c0d4e6941ee5"}
{"n":545,"by":"coalition","ask":"sweep.troops","answer":"3","sum":"bddb314c9ae7ff74"}
{"n":546,"by":"coalition","ask":"sweep.space","answer":"bamian","sum":"83fb5ce7737f8644"}
{"n":547,"by":"coalition","ask":"sweep.space","answer":"oruzgan","sum":"32d9da9752a4f9b4"}
{"n":548,"by":"coalition","ask":"sweep.space","answer":"done","sum":"51b83e8bad70de7c"}
{"n":549,"by":"coalition","ask":"sweep.targets","answer":"both","print":"24b298b7d8b5eb2d","sum":"d910ab9111fe8a11"}
{"n":550,"by":null,"ask":"deck.card","answer":"61","print":"5161e9b66a1c011a","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 48\nnext: 61\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=28 taliban=5 warlords=35\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:u1 W:u4\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B2u2\nghazni C:T4 G:T1 T:a1\nghowr T:B2u1\nhelmand T:B1u1a1 W:B1u1\nherat support=O\nkabul C:B1 G:P1 T:B1 support=O +1\nkandahar C:T3 G:T1 T:a3 W:B1a1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\noruzgan G:T5 T:u1\npaktika T:B1a2 support=O\nsar-e-pol T:u3 W:B1u1\nzabol T:a1\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah T:u1a1 W:u1\n","sum":"decb82f074d97471"}
{"n":551,"by":"taliban","ask":"turn","answer":"event","sum":"a71340e2d788e5ee"}
{"n":552,"by":"taliban","ask":"event.side","answer":"unshaded","print":"439c05977a363de4","sum":"4b143bc9f03e66f5"}
{"n":553,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.5.1: at least {0} pieces Available: no ({1})",[6,0]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,47]],["{0}: {1}",["8.5","march"]]],"sum":"87e8b5d2ad520e32"}
{"n":554,"by":"warlords","how":"bot","ask":"march.origin","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.5.2 step 2: highest Population",[]],"kabul",["{0}",[4]]]],["8.5.2 step 2: ends {0} Control: {1}",["coin","kabul"]]],"sum":"b02d3f80a32b6486"}
{"n":555,"by":"warlords","how":"bot","ask":"march.destination","answer":"kabul","why":[["8.5.2 step 2: ends {0} Control: {1}",["coin","kabul"]]],"sum":"3ccf0f9f4041c2f8"}
{"n":556,"by":"warlords","how":"bot","ask":"march.count","answer":"3","why":["8.5.2: as many as may leave"],"sum":"0f3781477623c07a"}
{"n":557,"by":"warlords","how":"bot","ask":"march.origin","answer":"faryab","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","sar-e-pol"]]],"sum":"e0d366c56c631367"}
{"n":558,"by":"warlords","how":"bot","ask":"march.destination","answer":"sar-e-pol","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","sar-e-pol"]]],"sum":"f343b19dfd69ba2c"}
{"n":559,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["8.5.2 step 2: ends {0} Control: {1}",["taliban","sar-e-pol"]]],"sum":"cac7a0ac01683b6e"}
{"n":560,"by":"warlords","how":"bot","ask":"march.origin","answer":"traffic","why":[["8.5.4: no {0}",["cultivate"]],["8.5.4: {0}",["traffic"]]],"sum":"3d0b5957d07e4c55"}
{"n":561,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"87c331954c4fb917"}
{"n":562,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"55983eed2452652f","sum":"b841946e9290e309"}
{"n":563,"by":null,"ask":"deck.card","answer":"13","print":"3a7ff0d6dcfc2ea3","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 61\nnext: 13\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=28 taliban=6 warlords=44\naid: 24\npatronage: 8\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:u1 W:u1\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B2u1\nghazni C:T4 G:T1 T:a1\nghowr T:B2u1\nhelmand T:B1u1a1 W:B1u1\nherat support=O\nkabul C:B1 G:P1 T:B1 W:u3 support=O +1\nkandahar C:T3 G:T1 T:a3 W:B1a1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\noruzgan G:T5 T:u1\npaktika T:B1a2 support=O\nsar-e-pol T:u3 W:B1u2\nzabol T:a1\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah T:u1a1 W:u1\n","sum":"be3d8a42cec463ff"}
{"n":564,"by":"coalition","ask":"turn","answer":"sweep","sum":"ba616c5f04373c1b"}
{"n":565,"by":"coalition","ask":"sweep.space","answer":"air-lift","sum":"b48734bf95234cc6"}
{"n":566,"by":"coalition","ask":"air-lift.origin","answer":"kandahar","sum":"2731e13690b65fc4"}
{"n":567,"by":"coalition","ask":"air-lift.destination","answer":"kandahar-kabul","sum":"8fe87564303c63c1"}
{"n":568,"by":"coalition","ask":"air-lift.piece","answer":"government_troops","sum":"d7bce17e38899507"}
{"n":569,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"ccd221a16f151fd1"}
{"n":570,"by":"coalition","ask":"sweep.space","answer":"nuristan","sum":"d6f628848f37f7b8"}
{"n":571,"by":"coalition","ask":"sweep.space","answer":"herat","sum":"51342557a14e0c9c"}
{"n":572,"by":"coalition","ask":"sweep.space","answer":"baghlan","sum":"3d6ba049ab813452"}
{"n":573,"by":"coalition","ask":"sweep.origin","answer":"shibirghan-aibak","sum":"e582ec8de2861084"}
{"n":574,"by":"coalition","ask":"sweep.space","answer":"ghowr","sum":"e366a0714bf383f1"}
{"n":575,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"f0d5c828f6e3f3cc"}
{"n":576,"by":"coalition","ask":"sweep.troops","answer":"show-threat","sum":"2303ce61438e8b1f"}
{"n":577,"by":"coalition","ask":"sweep.troops","answer":"2","sum":"c8b84c6cba9b0e86"}
{"n":578,"by":"coalition","ask":"sweep.origin","answer":"kandahar","sum":"bb3badd99ef4a12f"}
{"n":579,"by":"coalition","ask":"sweep.space","answer":"zabol","sum":"d842ca5adeaa69ed"}
{"n":580,"by":"coalition","ask":"sweep.origin","answer":"ghazni","sum":"950363216fbe3a3f"}
{"n":581,"by":"coalition","ask":"sweep.troops","answer":"4","sum":"5b8718fbe6591ed8"}
{"n":582,"by":"coalition","ask":"sweep.government","answer":"1","sum":"06eb47783412aff7"}
{"n":583,"by":"coalition","ask":"sweep.space","answer":"farah","sum":"d3194e758548c0b2"}
{"n":584,"by":"coalition","ask":"sweep.space","answer":"samangan","sum":"aab9e465628157e9"}
{"n":585,"by":"coalition","ask":"sweep.space","answer":"khowst","sum":"e37b2f8de693c46d"}
{"n":586,"by":"coalition","ask":"sweep.space","answer":"faryab","sum":"7ef82840227bfcc8"}
{"n":587,"by":"coalition","ask":"sweep.space","answer":"done","sum":"dfb4271326edae73"}
{"n":588,"by":"coalition","ask":"sweep.targets","answer":"nobody","print":"179fccbc519597fd","sum":"54c0f489dd499528"}
{"n":589,"by":"government","ask":"turn","answer":"pass","print":"e70b2c7fb3912808","sum":"66738f802b90c8e0"}
{"n":590,"by":null,"ask":"deck.card","answer":"64","print":"90f39226d221911a","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 13\nnext: 64\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: government taliban warlords\nresources: government=28 taliban=6 warlords=44\naid: 24\npatronage: 8\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan C:T1 T:u1 W:u1\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B2u1\nghazni T:a1\nghowr C:T3 T:B2u1\nhelmand T:B1u1a1 W:B1u1\nherat support=O\nkabul C:B1 G:P1 T:B1 W:u3 support=O +1\nkandahar T:a3 W:B1a1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\noruzgan G:T5 T:u1\npaktika T:B1a2 support=O\nsar-e-pol T:u3 W:B1u2\nzabol C:T4 G:T1 T:a1\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1\nshibirghan-aibak G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah T:u1a1 W:u1\nkandahar-kabul G:T1\n","sum":"0464debcb9cb66e6"}
{"n":591,"by":"warlords","how":"bot","ask":"turn","answer":"terror","why":[["8.4.1: {0}: {1}",["Anti-Corruption Drive",["the instruction is not to execute it",[]]]],["8.5.1: at least {0} pieces Available: no ({1})",[6,0]],["8.5.2: Resources and Bases {0} or fewer: no ({1})",[50,56]],["{0}: {1}",["8.5","terror"]]],"sum":"268435a008cd025c"}
{"n":592,"by":"warlords","how":"bot","ask":"terror.space","answer":"kabul","why":[["{0}: {1}",[["8.5.3: any Support or Opposition area",[]],"kabul"]]],"sum":"b643f9342ad239fb"}
{"n":593,"by":"warlords","how":"bot","ask":"terror.space","answer":"suborn","why":[["8.5.4: {0}",["suborn"]]],"sum":"919a551d4571cde5"}
{"n":594,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","bamian, ghazni, helmand, kandahar, nimruz"]]],"sum":"09594e36475386ad"}
{"n":595,"by":null,"ask":"bot.die","answer":"1","sum":"91bef233573f3503"}
{"n":596,"by":"warlords","how":"bot","ask":"suborn.space","answer":"bamian","why":[["{0}: dice {1}: {2}",["8.2","1","bamian"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"bamian"]]],"sum":"b3dc0b548625fb01"}
{"n":597,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"bamian"]]],"sum":"89fcc754794ca545"}
{"n":598,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","ghazni, helmand, kandahar, nimruz"]]],"sum":"b4fa6f6eeb667f95"}
{"n":599,"by":null,"ask":"bot.die","answer":"6","sum":"d6c41d3a1bc002b5"}
{"n":600,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll","why":[["{0}: dice {1} are rolled again, for equal chances",["8.2","6"]],["{0}: an equal chance for {1}",["8.2","ghazni, helmand, kandahar, nimruz"]]],"sum":"900f1e5798c30a0c"}
{"n":601,"by":null,"ask":"bot.die","answer":"1","sum":"29f3a427ea5a29a5"}
{"n":602,"by":"warlords","how":"bot","ask":"suborn.space","answer":"ghazni","why":[["{0}: dice {1}: {2}",["8.2","1","ghazni"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"ghazni"]]],"sum":"666780446e6ba928"}
{"n":603,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"ghazni"]]],"sum":"4dede25a30ad8c98"}
{"n":604,"by":"warlords","how":"bot","ask":"suborn.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","helmand, kandahar, nimruz"]]],"sum":"18c66661a715294a"}
{"n":605,"by":null,"ask":"bot.die","answer":"2","sum":"15a7bd4081142624"}
{"n":606,"by":"warlords","how":"bot","ask":"suborn.space","answer":"kandahar","why":[["{0}: dice {1}: {2}",["8.2","2","kandahar"]],["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"kandahar"]]],"sum":"43a441d3caf7e708"}
{"n":607,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"kandahar"]]],"sum":"e6a03d21b3f152d6"}
{"n":608,"by":"warlords","how":"bot","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"87eaa77b658167fa","sum":"09362de3df05b1c8"}
{"n":609,"by":"taliban","ask":"turn","answer":"event","sum":"487ef8227d83f565"}
{"n":610,"by":"taliban","ask":"event.side","answer":"unshaded","sum":"dd718c70f6f2ce19"}
{"n":611,"by":"taliban","ask":"event.amount","answer":"0","print":"a0b892e4a59389ad","sum":"cb56e280af77c1de"}
{"n":612,"by":null,"ask":"deck.card","answer":"25","print":"cdb29b5ab20428c7","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 64\nnext: 25\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 13\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=28 taliban=6 warlords=37\naid: 24\npatronage: 8\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan C:T1 T:u1 W:u1\nbalkh W:B2u1\nfaryab W:B2u1\nghowr C:T3 T:B2u1\nhelmand T:B1u1a1 W:B1u1\nherat support=O\nkabul C:B1 G:P1 T:B1 W:u2a1 terror=1 +1\nkandahar T:a2 W:B1a1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\noruzgan G:T5 T:u1\npaktika T:B1a2 support=O\nsar-e-pol T:u3 W:B1u2\nzabol C:T4 G:T1 T:a1\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1\nshibirghan-aibak G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah T:u1a1 W:u1\nkandahar-kabul G:T1\n","sum":"40a75f534ce76334"}
{"n":613,"by":"government","ask":"turn","answer":"sweep","sum":"036611325bac8547"}
{"n":614,"by":"government","ask":"sweep.space","answer":"farah","sum":"d3226b2f485b55db"}
{"n":615,"by":"government","ask":"sweep.origin","answer":"done","sum":"5360676238e3b6da"}
{"n":616,"by":"government","ask":"sweep.space","answer":"nimruz","sum":"4b68be65ced6b4db"}
{"n":617,"by":"government","ask":"sweep.origin","answer":"oruzgan","sum":"c81923cbc45038f3"}
{"n":618,"by":"government","ask":"sweep.troops","answer":"request","sum":"cf47b3bbf20e43ed"}
{"n":619,"by":"government","ask":"request.from","answer":"taliban","sum":"8d3d6fdc79d76f42"}
{"n":620,"by":"taliban","ask":"give.what","answer":"taliban-to-government","sum":"328f07bd5ed6ac5b"}
{"n":621,"by":"taliban","ask":"give.amount","answer":"3","sum":"5a45ddc475456e0e"}
{"n":622,"by":"government","ask":"sweep.troops","answer":"3","sum":"701fad3a584b68a5"}
{"n":623,"by":"government","ask":"sweep.origin","answer":"oruzgan","sum":"60ddc90b27c5be1e"}
{"n":624,"by":"government","ask":"sweep.troops","answer":"1","sum":"3a91de324c4751cf"}
{"n":625,"by":"government","ask":"sweep.origin","answer":"oruzgan","sum":"a4e3f0d8b717f39e"}
{"n":626,"by":"government","ask":"sweep.origin","answer":"kandahar-kabul","sum":"4056521bf122937b"}
{"n":627,"by":"government","ask":"sweep.origin","answer":"zabol","sum":"35141204e44c448e"}
{"n":628,"by":"government","ask":"sweep.space","answer":"balkh","sum":"b36880696a9f0b85"}
{"n":629,"by":"government","ask":"sweep.space","answer":"nuristan","sum":"7c5230677fbeb227"}
{"n":630,"by":"government","ask":"sweep.space","answer":"oruzgan","sum":"d99e55abfdc79729"}
{"n":631,"by":"government","ask":"sweep.space","answer":"badakhshan","sum":"bdb9783a8da384eb"}
{"n":632,"by":"government","ask":"sweep.space","answer":"bamian","sum":"91c6e7212453b104"}
{"n":633,"by":"government","ask":"sweep.space","answer":"samangan","sum":"f443630945a639ee"}
{"n":634,"by":"government","ask":"sweep.space","answer":"paktika","sum":"6560ee21ed40289a"}
{"n":635,"by":"government","ask":"sweep.space","answer":"khowst","sum":"fda5136c7c583197"}
{"n":636,"by":"government","ask":"sweep.space","answer":"transport","sum":"4c314954645fd57e"}
{"n":637,"by":"government","how":"alone","ask":"transport.origin","answer":"nimruz","sum":"1b801a1860b41b5b"}
{"n":638,"by":"government","ask":"transport.destination","answer":"toraghondi-farah","sum":"81ba261acb139cd3"}
{"n":639,"by":"government","ask":"transport.troops","answer":"2","sum":"d706c9dd31ec68c9"}
{"n":640,"by":"government","ask":"sweep.space","answer":"done","print":"c2521fdb838d944a","sum":"9590d5c75b49f187"}
{"n":641,"by":"coalition","ask":"turn","answer":"assault","sum":"b13e83b029952ff5"}
{"n":642,"by":"coalition","how":"alone","ask":"assault.space","answer":"zabol","print":"3c99843016c327e4","sum":"f51f1221e72fef89"}
{"n":643,"by":null,"ask":"deck.card","answer":"23","print":"24e21c8a05cfd663","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 25\nnext: 23\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 13 64\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=0 taliban=3 warlords=38\naid: 24\npatronage: 8\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan C:T1 T:u1 W:u1\nbalkh W:B2u1\nfaryab W:B2u1\nghowr C:T3 T:B2u1\nhelmand T:B1u1a1 W:B1u1\nherat support=O\nkabul C:B1 G:P1 T:B1 W:u2a1 terror=1 +1\nkandahar T:a2 W:B1a1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz G:T5 T:a1\nnuristan support=O\noruzgan T:u1\npaktika T:B1a2 support=O\nsar-e-pol T:u3 W:B1u2\nzabol C:T4\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1\nshibirghan-aibak G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah G:T2 T:u1a1 W:u1\n","sum":"9b8d6e9077c9a1eb"}
{"n":644,"by":"taliban","ask":"turn","answer":"pass","print":"0e7253d0690895f8","sum":"a01961b55d9322bd"}
{"n":645,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Koran Burning"]]],"sum":"01abb6e2b233327c"}
{"n":646,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"1f0486c7fa8877e9"}
{"n":647,"by":"warlords","how":"bot","ask":"event.space","answer":"kabul","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"baghlan, kabul",["{0}",[6]]]],["{0}: {1} ({2})",[["8.4.4: greatest shift there",[]],"kabul",["{0}",[4]]]]],"sum":"32715662913fd838"}
{"n":648,"by":"warlords","how":"bot","ask":"event.space","answer":"baghlan","why":[["{0}: {1} ({2})",[["8.4.4: greatest shift",[]],"baghlan",["{0}",[2]]]]],"print":"b28c16f3b6abc676","sum":"affaa7b931bcf269"}
{"n":649,"by":null,"ask":"deck.card","answer":"33","print":"36ef10a83a944450","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 23\nnext: 33\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 13 64 25\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government taliban\nresources: government=0 taliban=4 warlords=38\naid: 24\npatronage: 8\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan C:T1 T:u1 W:u1 support=O terror=1\nbalkh W:B2u1\nfaryab W:B2u1\nghowr C:T3 T:B2u1\nhelmand T:B1u1a1 W:B1u1\nherat support=O\nkabul C:B1 G:P1 T:B1 W:u2a1 support=O terror=2 +1\nkandahar T:a2 W:B1a1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz G:T5 T:a1\nnuristan support=O\noruzgan T:u1\npaktika T:B1a2 support=O\nsar-e-pol T:u3 W:B1u2\nzabol C:T4\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1\nshibirghan-aibak G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah G:T2 T:u1a1 W:u1\n","sum":"395a7d3159386dd0"}
{"n":650,"by":"taliban","ask":"turn","answer":"pass","print":"4ff2842b7643d495","sum":"0e7a27142caa7e78"}
{"n":651,"by":"coalition","ask":"turn","answer":"assault","sum":"cd6c1a513348eeee"}
{"n":652,"by":"coalition","how":"alone","ask":"assault.space","answer":"air-lift","sum":"c52884495949e226"}
{"n":653,"by":"coalition","ask":"air-lift.origin","answer":"baghlan","sum":"8510d1898fff9078"}
{"n":654,"by":"coalition","ask":"air-lift.destination","answer":"toraghondi-farah","sum":"5121bf841fe0721d"}
{"n":655,"by":"coalition","ask":"air-lift.origin","answer":"nimruz","sum":"20d93a23cb373bb1"}
{"n":656,"by":"coalition","ask":"air-lift.destination","answer":"baghlan","sum":"853a494bcfa69ee6"}
{"n":657,"by":"coalition","ask":"air-lift.troops","answer":"1","sum":"6022be2ae3fa9eae"}
{"n":658,"by":"coalition","ask":"air-lift.origin","answer":"toraghondi-farah","sum":"1fbf4e6316300d2b"}
{"n":659,"by":"coalition","ask":"air-lift.destination","answer":"nimruz","sum":"8e1c99f99b4ce2b0"}
{"n":660,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"155d5e0f80df61c6"}
{"n":661,"by":"coalition","how":"alone","ask":"assault.space","answer":"toraghondi-farah","print":"61fecf54427146ea","sum":"8731106d58094ed0"}
{"n":662,"by":"government","ask":"turn","answer":"event","sum":"a37487dbc0b3045a"}
{"n":663,"by":"government","ask":"event.side","answer":"unshaded","print":"620d59668960164f","sum":"fa21618bcc84ba96"}
{"n":664,"by":null,"ask":"deck.card","answer":"43","print":"6e130681f0a84072","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 33\nnext: 43\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 13 64 25 23\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=0 taliban=5 warlords=38\naid: 24\npatronage: 8\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan G:T1 T:u1 W:u1 support=O terror=1\nbalkh W:B2u1\nfaryab W:B2u1\nghowr C:T3 T:B2u1\nhelmand T:B1u1a1 W:B1u1\nherat support=O\nkabul C:B1 G:P1 T:B1 W:u2a1 support=O terror=2 +1\nkandahar T:a2 W:B1a1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz G:T6 T:a1\nnuristan support=O\noruzgan T:u1\npaktika T:B1a2 support=O\nsar-e-pol T:u3 W:B1u2\nzabol C:T4\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1\nshibirghan-aibak G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah C:T1 T:u1 W:u1\n","sum":"2b11fa4819418021"}
{"n":665,"by":"taliban","ask":"turn","answer":"pass","print":"4d0d010abac20246","sum":"adb921b535513fce"}
{"n":666,"by":"warlords","how":"bot","ask":"turn","answer":"march","why":[["8.1: {0} is a Capability, and a person plays the {1}",["Suicide Bombers","taliban"]],["8.5.1: at least {0} pieces Available: no ({1})",[6,0]],["8.5.2: Resources and Bases {0} or fewer: yes ({1})",[50,50]],["{0}: {1}",["8.5","march"]]],"sum":"f63c71a5d2cc45e9"}
{"n":667,"by":"warlords","how":"bot","ask":"march.origin","answer":"kabul","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"kandahar-kabul"]]],"sum":"f9e46781f3186cf9"}
{"n":668,"by":"warlords","how":"bot","ask":"march.destination","answer":"kandahar-kabul","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"kandahar-kabul"]]],"sum":"35cc0a6d55c4ac72"}
{"n":669,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 1: one Guerrilla onto an empty LoC",[]],"kandahar-kabul"]]],"sum":"341d148105706a4f"}
{"n":670,"by":"warlords","how":"bot","ask":"march.underground","answer":"1","why":["8.1.2: Underground on arrival"],"sum":"e2c72044cb29cc6c"}
{"n":671,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, baghlan, balkh, bamian, khowst, konduz, nuristan, samangan"]]],"sum":"410f040be0f62161"}
{"n":672,"by":null,"ask":"bot.die","answer":"6","sum":"de3e22a774a43934"}
{"n":673,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, baghlan, balkh, bamian, khowst, konduz, nuristan, samangan"]]],"sum":"76256a182e2c1a48"}
{"n":674,"by":null,"ask":"bot.die","answer":"6","sum":"8ccbceedcbc5b12b"}
{"n":675,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: dice {1} are rolled again, for equal chances",["8.2","6, 6"]],["{0}: an equal chance for {1}",["8.2","badakhshan, baghlan, balkh, bamian, khowst, konduz, nuristan, samangan"]]],"sum":"9c9389d05f54dbb4"}
{"n":676,"by":null,"ask":"bot.die","answer":"5","sum":"2329d3509d676a42"}
{"n":677,"by":"warlords","how":"bot","ask":"march.origin","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badakhshan, baghlan, balkh, bamian, khowst, konduz, nuristan, samangan"]]],"sum":"054343ba8b74ce07"}
{"n":678,"by":null,"ask":"bot.die","answer":"5","sum":"b6f11c147b0e9dc9"}
{"n":679,"by":"warlords","how":"bot","ask":"march.origin","answer":"kabul","why":[["{0}: dice {1}: {2}",["8.2","5, 5","khowst"]],["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"khowst"]]],"sum":"3e070f0401418499"}
{"n":680,"by":"warlords","how":"bot","ask":"march.destination","answer":"khowst","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"khowst"]]],"sum":"58bad7d2eee889af"}
{"n":681,"by":"warlords","how":"bot","ask":"march.count","answer":"1","why":[["{0}: {1}",[["8.5.2 step 3: all that can go, into 1 Province",[]],"khowst"]]],"sum":"cb4c46a5de284c18"}
{"n":682,"by":"warlords","how":"bot","ask":"march.underground","answer":"1","why":["8.1.2: Underground on arrival"],"sum":"2cb8af19bbfe33a3"}
{"n":683,"by":"warlords","how":"bot","ask":"march.origin","answer":"traffic","why":[["8.5.4: no {0}",["cultivate"]],["8.5.4: {0}",["traffic"]]],"sum":"361260260e4ccb9c"}
{"n":684,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"1bbb1dbcecd546fa"}
{"n":685,"by":"warlords","how":"bot","ask":"march.origin","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"bec79266c205f198","sum":"d2f31bd89b2b7e49"}
{"n":686,"by":null,"ask":"deck.top","answer":"event","sum":"8f5c7ed2014610eb"}
{"n":687,"by":null,"ask":"deck.card","answer":"70","print":"23a398fb1f6a4aa4","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 43\nnext: 70\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 13 64 25 23 33\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government taliban\nresources: government=0 taliban=7 warlords=49\naid: 24\npatronage: 8\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan G:T1 T:u1 W:u1 support=O terror=1\nbalkh W:B2u1\nfaryab W:B2u1\nghowr C:T3 T:B2u1\nhelmand T:B1u1a1 W:B1u1\nherat support=O\nkabul C:B1 G:P1 T:B1 W:a1 support=O terror=2 +1\nkandahar T:a2 W:B1a1\nkhowst T:B1a1 W:u1 +1\nkonduz T:u1 W:B2u1\nnimruz G:T6 T:a1\nnuristan support=O\noruzgan T:u1\npaktika T:B1a2 support=O\nsar-e-pol T:u3 W:B1u2\nzabol C:T4\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1\nshibirghan-aibak G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah C:T1 T:u1 W:u1\nkandahar-kabul W:u1\n","sum":"efc9fc48f8c874b0"}
{"n":688,"by":"government","ask":"turn","answer":"sweep","sum":"26bb39b93776361a"}
{"n":689,"by":"government","ask":"declared","answer":"back","sum":"fa437d1dcb643f92"}
{"n":690,"by":"government","ask":"turn","answer":"train","sum":"8e3acd8b6c621b60"}
{"n":691,"by":"government","ask":"declared","answer":"back","sum":"41f5accb58573810"}
{"n":692,"by":"government","ask":"turn","answer":"sweep","sum":"8747791e26d19ae4"}
{"n":693,"by":"government","ask":"declared","answer":"back","sum":"772611cf7c04e58b"}
{"n":694,"by":"government","ask":"turn","answer":"assault","sum":"457eeea9257ce1e3"}
{"n":695,"by":"government","ask":"declared","answer":"back","sum":"1fe5a33e82895d82"}
{"n":696,"by":"government","ask":"turn","answer":"sweep","sum":"dd73cf7c76a5d468"}
{"n":697,"by":"government","ask":"declared","answer":"back","sum":"c78dae25bbc5c0a6"}
{"n":698,"by":"government","ask":"turn","answer":"patrol","sum":"cab45bf80cbe0bfa"}
{"n":699,"by":"government","ask":"declared","answer":"back","sum":"37a6a8c6fa1bb162"}
{"n":700,"by":"government","ask":"turn","answer":"train","sum":"6c9fe1d4152c4d0e"}
{"n":701,"by":"government","ask":"declared","answer":"back","sum":"91ae7cb2ee605bee"}
{"n":702,"by":"government","ask":"turn","answer":"assault","sum":"4c549ee972347501"}
{"n":703,"by":"government","ask":"declared","answer":"back","sum":"db13eaca81822dac"}
{"n":704,"by":"government","ask":"turn","answer":"train","sum":"7e88456ea57f3ef2"}
{"n":705,"by":"government","ask":"declared","answer":"back","sum":"de6f6a6cc2d204b9"}
{"n":706,"by":"government","ask":"turn","answer":"pass","print":"ff04ba6c8f2c253e","sum":"4029df815da0cc9c"}
{"n":707,"by":"taliban","ask":"turn","answer":"event","sum":"1427a75080820099"}
{"n":708,"by":"taliban","ask":"event.side","answer":"by-hand","sum":"65abec9bba0cf07c"}
{"n":709,"by":"taliban","ask":"by-hand.step","answer":"marker","sum":"c358b371989c5163"}
{"n":710,"by":"taliban","ask":"by-hand.marker","answer":"add-terror","sum":"abdba34ea1daf0df"}
{"n":711,"by":"taliban","ask":"by-hand.space","answer":"helmand","sum":"1f5c425c4ca89103"}
{"n":712,"by":"taliban","ask":"by-hand.step","answer":"paktika","sum":"b75d6d2eb16406ec"}
{"n":713,"by":"taliban","ask":"by-hand.step","answer":"konduz","sum":"549a30d3e5b85da0"}
{"n":714,"by":"taliban","ask":"by-hand.step","answer":"request","sum":"a2ee01cbb31842f0"}
{"n":715,"by":"taliban","ask":"request.from","answer":"government","sum":"7c2717e5080a1051"}
{"n":716,"by":"government","ask":"give.what","answer":"government-to-taliban","sum":"8c30c1a6e16fafd6"}
{"n":717,"by":"government","ask":"give.amount","answer":"3","sum":"de5a2cbcdfa0ceaf"}
{"n":718,"by":"taliban","ask":"by-hand.step","answer":"replace","sum":"4899609d9e308fe3"}
{"n":719,"by":"taliban","ask":"by-hand.space","answer":"oruzgan","sum":"644458cad5f477b7"}
{"n":720,"by":"taliban","ask":"by-hand.replacement","answer":"government_bases","sum":"be67f4b815267804"}
{"n":721,"by":"taliban","ask":"by-hand.step","answer":"eligibility","sum":"1a16762629f03fb1"}
{"n":722,"by":"taliban","ask":"by-hand.eligibility","answer":"stays-taliban","sum":"d18814273484ca91"}
{"n":723,"by":"taliban","ask":"by-hand.step","answer":"flip","sum":"42d55e3f098f760c"}
{"n":724,"by":"taliban","ask":"by-hand.flip","answer":"hide-warlords","sum":"eda9e63594106486"}
{"n":725,"by":"taliban","ask":"by-hand.space","answer":"back","sum":"c8aa90f179a1acda"}
{"n":726,"by":"taliban","ask":"by-hand.step","answer":"attitude","sum":"ba57eec78501bc4c"}
{"n":727,"by":"taliban","ask":"by-hand.space","answer":"badghis","sum":"4f0fce0c0b1d3dc7"}
{"n":728,"by":"taliban","ask":"by-hand.attitude","answer":"support","sum":"e861d666904a4b11"}
{"n":729,"by":"taliban","ask":"by-hand.step","answer":"khowst","sum":"8c7ef126557c0fe9"}
{"n":730,"by":"taliban","ask":"by-hand.attitude","answer":"opposition","sum":"370247600a5d22e5"}
{"n":731,"by":"taliban","ask":"by-hand.step","answer":"faryab","sum":"858db84543df08a4"}
{"n":732,"by":"taliban","ask":"by-hand.attitude","answer":"support","sum":"4579e4c65c5ead7c"}
{"n":733,"by":"taliban","ask":"by-hand.step","answer":"move","sum":"2c02391f811ccfab"}
{"n":734,"by":"taliban","ask":"by-hand.space","answer":"konduz","sum":"f73b244e4e896d4a"}
{"n":735,"by":"taliban","ask":"by-hand.piece","answer":"warlord_underground","sum":"f3fe710b84e80cf9"}
{"n":736,"by":"taliban","ask":"by-hand.destination","answer":"zabol","sum":"b9afda003588e06c"}
{"n":737,"by":"taliban","ask":"by-hand.step","answer":"khowst","sum":"5b52fa07b89a6800"}
{"n":738,"by":"taliban","ask":"by-hand.piece","answer":"taliban_bases","sum":"624e17f17f35fd59"}
{"n":739,"by":"taliban","ask":"by-hand.destination","answer":"farah","sum":"1d8215c20021ac2f"}
{"n":740,"by":"taliban","ask":"by-hand.step","answer":"kandahar-kabul","sum":"0379e8e04edaaa11"}
{"n":741,"by":"taliban","ask":"by-hand.destination","answer":"samangan","sum":"e0edaa53a9dd11d1"}
{"n":742,"by":"taliban","ask":"by-hand.step","answer":"farah","sum":"61b251f2337ec4bd"}
{"n":743,"by":"taliban","ask":"by-hand.destination","answer":"khowst","sum":"ba5744c03e1f1154"}
{"n":744,"by":"taliban","ask":"by-hand.step","answer":"kabul","sum":"cfa3b5015b25aa19"}
{"n":745,"by":"taliban","ask":"by-hand.piece","answer":"coalition_bases","sum":"261376c1e2daa3a9"}
{"n":746,"by":"taliban","ask":"by-hand.destination","answer":"khowst","sum":"f0a797b98c58c299"}
{"n":747,"by":"taliban","ask":"by-hand.step","answer":"done","print":"2ebe16f635c64a39","sum":"6d0b2f5f3d374e85"}
{"n":748,"by":"coalition","ask":"turn","answer":"assault","sum":"72d291a163b3e3b4"}
{"n":749,"by":"coalition","how":"alone","ask":"assault.space","answer":"air-lift","sum":"bbc2f6d44c0fb241"}
{"n":750,"by":"coalition","ask":"air-lift.origin","answer":"toraghondi-farah","sum":"d6cd1ae90d4db0a8"}
{"n":751,"by":"coalition","ask":"air-lift.destination","answer":"paktika","sum":"dd06a5a9e17aa3bd"}
{"n":752,"by":"coalition","ask":"air-lift.origin","answer":"zabol","sum":"75438bcae1a2bb73"}
{"n":753,"by":"coalition","ask":"air-lift.destination","answer":"paktika","sum":"325bef7bad145013"}
{"n":754,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"460c9ddc5690ad0d"}
{"n":755,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"3bc4ea0a3be3c668"}
{"n":756,"by":"coalition","how":"alone","ask":"assault.space","answer":"paktika","print":"9716db6b4c46ba7c","sum":"9181e724472cb1cc"}
{"n":757,"by":null,"ask":"deck.top","answer":"event","sum":"7be7410e2e7f65ca"}
{"n":758,"by":null,"ask":"deck.card","answer":"24","print":"ab27088dfd0e35d1","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 70\nnext: 24\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 13 64 25 23 33 43\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: government taliban warlords\nresources: government=0 taliban=10 warlords=49\naid: 24\npatronage: 8\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1 support=S\nbaghlan G:T1 T:u1 W:u1 support=O terror=1\nbalkh W:B2u1\nfaryab W:B2u1 support=S\nghowr C:T3 T:B2u1\nhelmand T:B1u1a1 W:B1u1 terror=1\nherat support=O\nkabul G:P1 T:B1 W:a1 support=O terror=2 +1\nkandahar T:a2 W:B1a1\nkhowst C:B1 T:B1a1 W:u1 support=O +1\nkonduz T:u1 W:B2 terror=1\nnimruz G:T6 T:a1\nnuristan support=O\noruzgan G:B1\npaktika C:T3 T:B1 support=O terror=1\nsamangan W:u1\nsar-e-pol T:u3 W:B1u2\nzabol C:T2 W:u1\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1\nshibirghan-aibak G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah T:u1 W:u1\n","sum":"38269ab095bda1f6"}
{"n":759,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Contractor Surge"]]],"sum":"add2b24f71bce5d8"}
{"n":760,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"print":"a84afb60126cf2cd","sum":"a73101b9e92ff241"}
{"n":761,"by":"government","ask":"turn","answer":"train","sum":"41afd8240cae9933"}
{"n":762,"by":"government","ask":"declared","answer":"back","sum":"907d0518d5763b47"}
{"n":763,"by":"government","ask":"turn","answer":"sweep","sum":"920899f814f89653"}
{"n":764,"by":"government","ask":"declared","answer":"back","sum":"fd50ca598fe6edb8"}
{"n":765,"by":"government","ask":"turn","answer":"pass","print":"941de61ef63355ed","sum":"a838cfd940966b4b"}
{"n":766,"by":"taliban","ask":"turn","answer":"pass","print":"a58ed2156ab39905","sum":"8a8be1ee2da22d82"}
{"n":767,"by":null,"ask":"deck.top","answer":"event","sum":"e62ae7be9e451529"}
{"n":768,"by":null,"ask":"deck.card","answer":"50","print":"e26f71e53253dbdd","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 24\nnext: 50\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 13 64 25 23 33 43 70\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government taliban\nresources: government=3 taliban=11 warlords=53\naid: 21\npatronage: 8\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1 support=S\nbaghlan G:T1 T:u1 W:u1 support=O terror=1\nbalkh W:B2u1\nfaryab W:B2u1 support=S\nghowr C:T3 T:B2u1\nhelmand T:B1u1a1 W:B1u1 terror=1\nherat support=O\nkabul G:P1 T:B1 W:a1 support=O terror=2 +1\nkandahar T:a2 W:B1a1\nkhowst C:B1 T:B1a1 W:u1 support=O +1\nkonduz T:u1 W:B2 terror=1\nnimruz G:T6 T:a1\nnuristan support=O\noruzgan G:B1\npaktika C:T3 T:B1 support=O terror=1\nsamangan W:u1\nsar-e-pol T:u3 W:B1u2\nzabol C:T2 W:u1\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1\nshibirghan-aibak G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah T:u1 W:u1\n","sum":"f66e3f936f268c5d"}
{"n":769,"by":"taliban","ask":"turn","answer":"event","sum":"3062c33ebad51e57"}
{"n":770,"by":"taliban","ask":"event.side","answer":"unshaded","print":"2fa1d0519b4c7d09","sum":"f4ba4bdf6db477ad"}
{"n":771,"by":"coalition","ask":"turn","answer":"patrol","sum":"f32a5dad8ca16969"}
{"n":772,"by":"coalition","ask":"patrol.space","answer":"toraghondi-farah","sum":"e9fde5e23ebcf8da"}
{"n":773,"by":"coalition","ask":"patrol.origin","answer":"paktika","sum":"c0dd8f64d503b972"}
{"n":774,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"cf419a3280bb6c15"}
{"n":775,"by":"coalition","ask":"patrol.origin","answer":"paktika","sum":"89b68eb0b5252557"}
{"n":776,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"9d586d301ab15f6e"}
{"n":777,"by":"coalition","ask":"patrol.space","answer":"air-lift","sum":"bf2bb022326b7245"}
{"n":778,"by":"coalition","ask":"air-lift.origin","answer":"toraghondi-farah","sum":"7b03f03e179a3172"}
{"n":779,"by":"coalition","ask":"air-lift.destination","answer":"badghis","sum":"3dd3ea701a6ff0b8"}
{"n":780,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"3ddcf5f3f92710c2"}
{"n":781,"by":"coalition","ask":"air-lift.origin","answer":"nimruz","sum":"1010843db6ff330b"}
{"n":782,"by":"coalition","ask":"air-lift.destination","answer":"toraghondi-farah","sum":"04845912967d9a53"}
{"n":783,"by":"coalition","ask":"air-lift.troops","answer":"3","sum":"a1c5477c6d9b20ba"}
{"n":784,"by":"coalition","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"ac8b54eb52e79d29"}
{"n":785,"by":"coalition","ask":"patrol.origin","answer":"zabol","sum":"f676e2c947bf1874"}
{"n":786,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"e1cb3eca36b2abee"}
{"n":787,"by":"coalition","ask":"patrol.origin","answer":"zabol","sum":"8ab0e8e3c90b9541"}
{"n":788,"by":"coalition","ask":"patrol.origin","answer":"ghowr","sum":"6dc3e478de8b0e0c"}
{"n":789,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"6776f91f4df17f21"}
{"n":790,"by":"coalition","ask":"patrol.origin","answer":"ghowr","sum":"e35a08fbee91ae37"}
{"n":791,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"3f9c89f3f299b6d0"}
{"n":792,"by":"coalition","ask":"patrol.origin","answer":"badghis","sum":"41bbade5bb3ffe9a"}
{"n":793,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"9fd47a8ff5f56c09"}
{"n":794,"by":"coalition","ask":"patrol.origin","answer":"badghis","sum":"f8d0309e8e9aac42"}
{"n":795,"by":"coalition","ask":"patrol.troops","answer":"1","sum":"f7e6f98192404171"}
{"n":796,"by":"coalition","ask":"patrol.origin","answer":"ghowr","sum":"f927edec9a3629f8"}
{"n":797,"by":"coalition","ask":"patrol.origin","answer":"badghis","sum":"0b5ae715c79f460b"}
{"n":798,"by":"coalition","ask":"patrol.targets","answer":"each-space","sum":"c4d64e52cec985f6"}
{"n":799,"by":"coalition","ask":"patrol.targets","answer":"nobody","sum":"259bdd4a426beeaa"}
{"n":800,"by":"coalition","ask":"patrol.targets","answer":"nobody","sum":"f33518523b4932a9"}
{"n":801,"by":"coalition","ask":"patrol.assault","answer":"kandahar-spin-boldak","print":"72704fc64cdcc18f","sum":"ba8ee4043e00dd5d"}
{"n":802,"by":null,"ask":"deck.top","answer":"event","sum":"13c47cb5926ffa27"}
{"n":803,"by":null,"ask":"deck.card","answer":"8","print":"71e1e76f7d58a529","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 50\nnext: 8\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 13 64 25 23 33 43 70 24\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: government warlords\nresources: government=3 taliban=11 warlords=53\naid: 21\npatronage: 8\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 24=unshaded:\"no Coalition losses\"\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1 support=S\nbaghlan G:T1 T:u1 W:u1 support=O terror=1\nbalkh W:B2u1\nfaryab W:B2u1 support=S\nghowr T:B2u1\nhelmand T:B1u1a1 W:B1u1 terror=1\nherat support=O\nkabul G:P1 T:B1 W:a1 support=O terror=2 +1\nkandahar T:a2 W:B1a1\nkhowst C:B1 T:B1a1 W:u1 support=O +1\nkonduz T:u1 W:B2 terror=1\nnimruz G:T3 T:a1\nnuristan support=O\noruzgan G:B1\npaktika T:B1 support=O terror=1\nsamangan W:u1\nsar-e-pol T:u3 W:B1u2\nzabol W:u1\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak C:T8 G:P1 T:u1\nkabul-aibak G:P1\nshibirghan-aibak G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah G:T3 T:u1 W:u1\n","sum":"c5e70a3b0c9ea680"}
{"n":804,"by":"government","ask":"turn","answer":"train","sum":"eb86f12340d89859"}
{"n":805,"by":"government","ask":"train.space","answer":"nimruz","sum":"371f1d92e3056c70"}
{"n":806,"by":"government","ask":"train.space","answer":"transport","sum":"9d2683d7fbd4b142"}
{"n":807,"by":"government","ask":"transport.origin","answer":"baghlan","sum":"b258594ec32534d5"}
{"n":808,"by":"government","ask":"transport.destination","answer":"toraghondi-farah","sum":"187f4fbc8ecb6c95"}
{"n":809,"by":"government","ask":"train.space","answer":"done","sum":"9ae553314e14a72a"}
{"n":810,"by":"government","ask":"train.extra","answer":"build-base","print":"729aa209c6b95d60","sum":"8c7fb130d55674fb"}
{"n":811,"by":"warlords","how":"bot","ask":"turn","answer":"terror","why":[["8.4.1: {0}: {1}",["Development Aid",["only if no person plays the {0}",["government"]]]],["8.5.1: at least {0} pieces Available: no ({1})",[6,0]],["8.5.2: Resources and Bases {0} or fewer: no ({1})",[50,65]],["{0}: {1}",["8.5","terror"]]],"sum":"da86575bbbad2e18"}
{"n":812,"by":"warlords","how":"bot","ask":"terror.space","answer":"roll","why":[["{0}: an equal chance for {1}",["8.2","badghis, baghlan, faryab, khowst"]]],"sum":"ae9256d81cc05159"}
{"n":813,"by":null,"ask":"bot.die","answer":"1","sum":"61b06c43c7ab9766"}
{"n":814,"by":"warlords","how":"bot","ask":"terror.space","answer":"badghis","why":[["{0}: dice {1}: {2}",["8.2","1","badghis"]],["{0}: {1}",[["8.5.3: any Support or Opposition area",[]],"badghis"]]],"sum":"c7fec07c98f8490a"}
{"n":815,"by":"warlords","how":"bot","ask":"terror.space","answer":"suborn","why":[["8.5.4: {0}",["suborn"]]],"sum":"ba178c116b4bec11"}
{"n":816,"by":"warlords","how":"bot","ask":"suborn.space","answer":"oruzgan","why":[["{0}: {1}",[["8.5.4 step 1: removing the Base ends COIN Control",[]],"oruzgan"]]],"sum":"bcd3622f4f301568"}
{"n":817,"by":"warlords","how":"bot","ask":"suborn.space","answer":"helmand","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"helmand"]]],"sum":"2f39d3683f519c78"}
{"n":818,"by":"warlords","how":"bot","ask":"suborn.action","answer":"remove-guerrilla","why":[["{0}: {1}",[["8.5.4 step 1: ends Control",[]],"helmand"]]],"sum":"252869172decc784"}
{"n":819,"by":"warlords","how":"bot","ask":"suborn.guerrilla","answer":"taliban_underground","why":["8.1.2: Underground before Active"],"sum":"0f4028610cad0cc3"}
{"n":820,"by":"warlords","how":"bot","ask":"suborn.space","answer":"kabul-tor-kham","why":[["{0}: {1}",[["8.5.4 step 2: LoCs first",[]],"kabul-tor-kham, kandahar-spin-boldak, kabul-aibak, shibirghan-aibak, toraghondi-farah"]],["{0}: {1} ({2})",[["8.3: highest Econ",[]],"kabul-tor-kham",["{0}",[4]]]],["{0}: {1}",[["8.5.4 step 2: Government pieces",[]],"kabul-tor-kham"]]],"sum":"6760feecee79994b"}
{"n":821,"by":"warlords","how":"bot","ask":"terror.space","answer":"done","why":["8.1.1: there is nothing more to do"],"print":"69fc79684e8646f3","sum":"47731a74b9617c6c"}
{"n":822,"by":null,"ask":"deck.top","answer":"event","sum":"1f5e64c6e9ab11a8"}
{"n":823,"by":null,"ask":"deck.card","answer":"58","print":"81357d47c2e446e4","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 8\nnext: 58\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 13 64 25 23 33 43 70 24 50\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition taliban\nresources: government=0 taliban=11 warlords=46\naid: 21\npatronage: 8\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 24=unshaded:\"no Coalition losses\"\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2a1 terror=1\nbaghlan T:u1 W:u1 support=O terror=1\nbalkh W:B2u1\nfaryab W:B2u1 support=S\nghowr T:B2u1\nhelmand T:B1a1 W:B1u1 terror=1\nherat support=O\nkabul G:P1 T:B1 W:a1 support=O terror=2 +1\nkandahar T:a2 W:B1a1\nkhowst C:B1 T:B1a1 W:u1 support=O +1\nkonduz T:u1 W:B2 terror=1\nnimruz G:B1 T:a1\nnuristan support=O\npaktika T:B1 support=O terror=1\nsamangan W:u1\nsar-e-pol T:u3 W:B1u2\nzabol W:u1\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkandahar-spin-boldak C:T8 G:P1 T:u1\nkabul-aibak G:P1\nshibirghan-aibak G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah G:T4 T:u1 W:u1\n","sum":"9ae497a115dfb402"}
{"n":824,"by":"coalition","ask":"turn","answer":"sweep","sum":"6a5fa89b8ef827a8"}
{"n":825,"by":"coalition","ask":"sweep.space","answer":"ghazni","sum":"f5d28fe3569b2dc4"}
{"n":826,"by":"coalition","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"ae21fa5cb344c5f8"}
{"n":827,"by":"coalition","ask":"sweep.troops","answer":"4","sum":"5c66597a2c21c0aa"}
{"n":828,"by":"coalition","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"b3027e8755a31b5e"}
{"n":829,"by":"coalition","ask":"sweep.troops","answer":"3","sum":"8e48d89711a2f495"}
{"n":830,"by":"coalition","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"6f61f18259bc5b16"}
{"n":831,"by":"coalition","ask":"sweep.space","answer":"done","sum":"17383d8de950ac24"}
{"n":832,"by":"coalition","ask":"special","answer":"done","print":"ccc9a8e40457dfb3","sum":"a6b0c9f2037a617f"}
{"n":833,"by":"taliban","ask":"turn","answer":"rally","sum":"c1d3a6235da4809c"}
{"n":834,"by":"taliban","ask":"rally.space","answer":"zabol","sum":"074652a53b320a17"}
{"n":835,"by":"taliban","how":"alone","ask":"rally.action","answer":"place-one","print":"3b78bc88baad0918","sum":"d88bf3f8c168af08"}
{"n":836,"by":null,"ask":"deck.top","answer":"propaganda","print":"3fd2da050bcc5424","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 58\nnext: propaganda\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 13 64 25 23 33 43 70 24 50 8\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: government warlords\nresources: government=0 taliban=10 warlords=46\naid: 21\npatronage: 8\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 24=unshaded:\"no Coalition losses\"\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda,hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2a1 terror=1\nbaghlan T:u1 W:u1 support=O terror=1\nbalkh W:B2u1\nfaryab W:B2u1 support=S\nghazni C:T8\nghowr T:B2u1\nhelmand T:B1a1 W:B1u1 terror=1\nherat support=O\nkabul G:P1 T:B1 W:a1 support=O terror=2 +1\nkandahar T:a2 W:B1a1\nkhowst C:B1 T:B1a1 W:u1 support=O +1\nkonduz T:u1 W:B2 terror=1\nnimruz G:B1 T:a1\nnuristan support=O\npaktika T:B1 support=O terror=1\nsamangan W:u1\nsar-e-pol T:u3 W:B1u2\nzabol T:u1 W:u1\nbalochistan T:u2\nnorthwest-frontier T:B1u1\nwaziristan T:B1u1\nkandahar-spin-boldak G:P1 T:u1\nkabul-aibak G:P1\nshibirghan-aibak G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah G:T4 T:u1 W:u1\n","sum":"8d039df99f753d9b"}
{"n":837,"by":"warlords","how":"bot","ask":"turn","answer":"event","why":[["{0}: {1}",[["8.1: the Event is offered, and nothing forbids it",[]],"Counter-Narc"]]],"sum":"5ed6e9510d215e85"}
{"n":838,"by":"warlords","how":"bot","ask":"event.side","answer":"shaded","why":[["{0}: {1}",[["8.4.2: the text for the {0}",["warlords"]],"shaded"]]],"sum":"4424f6153fbabe9b"}
{"n":839,"by":"warlords","how":"bot","ask":"event.free","answer":"do","why":[["8.4.4: a free {0}",["traffic"]]],"sum":"edfadd5f07f7600b"}
{"n":840,"by":"warlords","how":"bot","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"7f60222b6362c8c5","sum":"136155190bcfe21a"}
{"n":841,"by":"government","ask":"turn","answer":"train","sum":"3f91fce2c5a820c5"}
{"n":842,"by":"government","ask":"declared","answer":"back","sum":"58296529aa8fee5e"}
{"n":843,"by":"government","ask":"turn","answer":"assault","sum":"d023c9f4c49dc026"}
{"n":844,"by":"government","ask":"declared","answer":"back","sum":"0693649a5ec88135"}
{"n":845,"by":"government","ask":"turn","answer":"pass","print":"ba679abc8f8a1e9d","sum":"7cffbc39ad8275fc"}
{"n":846,"by":null,"ask":"deck.card","answer":"66","print":"a977bc237e46856a","sum":"a982f8c5dc833ed8"}
