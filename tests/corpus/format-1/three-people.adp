{"format":1,"game":"adp","rules":3,"program":"0.1.0","scenario":"main","options":{"edition":"1st","open-deployment":true,"victory-deception":true,"equal-chance-die":true},"seats":{"coalition":"human","government":"human","taliban":"human","warlords":"bot"},"name":"three-people","sum":"98e8de126e118013"}
{"type":"answer","n":1,"by":null,"ask":"setup.remove","answer":"71","sum":"5a77844bffd30028"}
{"type":"answer","n":2,"by":null,"ask":"setup.remove","answer":"57","sum":"d0d02f62a3e83d59"}
{"type":"answer","n":3,"by":null,"ask":"setup.remove","answer":"30","sum":"8300cb92a183ddd4"}
{"type":"answer","n":4,"by":null,"ask":"setup.remove","answer":"19","sum":"9360a48d7d26e104"}
{"type":"answer","n":5,"by":null,"ask":"setup.remove","answer":"16","sum":"ba8507a4b3da7e3c"}
{"type":"answer","n":6,"by":null,"ask":"setup.remove","answer":"15","sum":"d8fbac5d82903ecb"}
{"type":"answer","n":7,"by":null,"ask":"setup.remove","answer":"12","sum":"e21e2b5a2d2b8438"}
{"type":"answer","n":8,"by":null,"ask":"setup.remove","answer":"20","sum":"370bf03029cea1de"}
{"type":"answer","n":9,"by":null,"ask":"setup.remove","answer":"55","sum":"8ea7a45c1fc0d359"}
{"type":"answer","n":10,"by":null,"ask":"setup.remove","answer":"65","sum":"7b5e31ef4abe7a10"}
{"type":"answer","n":11,"by":null,"ask":"setup.remove","answer":"27","sum":"ed8346a74b168fbb"}
{"type":"answer","n":12,"by":null,"ask":"setup.remove","answer":"17","print":"646eb01bb0bc7d3c","sum":"e57d401c2354c40c"}
{"type":"answer","n":13,"by":null,"ask":"setup.marker","answer":"empty-threat","sum":"c10882eafaf17bde"}
{"type":"answer","n":14,"by":null,"ask":"setup.marker","answer":"hidden-asset","sum":"dd7216b26f274802"}
{"type":"answer","n":15,"by":null,"ask":"setup.marker","answer":"hidden-agenda","sum":"11640e0a0740c68c"}
{"type":"answer","n":16,"by":null,"ask":"setup.marker","answer":"hidden-agenda","sum":"755eb893b46c2990"}
{"type":"answer","n":17,"by":null,"ask":"setup.marker","answer":"hidden-asset","sum":"5c39ed9ae5c35542"}
{"type":"answer","n":18,"by":null,"ask":"setup.marker","answer":"empty-threat","print":"2bbb47b87aa71aef","sum":"4f0b887bc7c25b24"}
{"type":"answer","n":19,"by":"government","ask":"deploy.space","answer":"nuristan","sum":"022ab06b953b1fdb"}
{"type":"answer","n":20,"by":"government","ask":"deploy.count","answer":"1","sum":"7408c9a66d66b18e"}
{"type":"answer","n":21,"by":"government","ask":"deploy.space","answer":"nuristan","sum":"078c6ed8b5d63e4f"}
{"type":"answer","n":22,"by":"government","ask":"deploy.count","answer":"3","sum":"57f916edc3f4233c"}
{"type":"answer","n":23,"by":"government","ask":"deploy.space","answer":"konduz","sum":"84bd45dcc450a704"}
{"type":"answer","n":24,"by":"government","ask":"deploy.space","answer":"herat","sum":"d456bce5571ab18a"}
{"type":"answer","n":25,"by":"government","ask":"deploy.count","answer":"1","sum":"ed3b77dd71f2c742"}
{"type":"answer","n":26,"by":"government","ask":"deploy.space","answer":"paktika","sum":"e05ce6b689806688"}
{"type":"answer","n":27,"by":"government","ask":"deploy.count","answer":"7","print":"4cb1b8bb0810b104","sum":"c7d469315e423faa"}
{"type":"answer","n":28,"by":"taliban","ask":"deploy.space","answer":"kandahar","sum":"2dc0832aee88e2ad"}
{"type":"answer","n":29,"by":"taliban","ask":"deploy.space","answer":"khowst","sum":"805ac60573e077e2"}
{"type":"answer","n":30,"by":"taliban","ask":"deploy.count","answer":"1","sum":"4e75f021ab2df3ab"}
{"type":"answer","n":31,"by":"taliban","ask":"deploy.space","answer":"helmand","sum":"a6deb0e73edf829b"}
{"type":"answer","n":32,"by":"taliban","ask":"deploy.space","answer":"kabul","sum":"4bbdbf210e0240d7"}
{"type":"answer","n":33,"by":"taliban","ask":"deploy.count","answer":"1","sum":"afa0131a2cf734eb"}
{"type":"answer","n":34,"by":"taliban","ask":"deploy.space","answer":"ghowr","sum":"e2e496ac307bde6b"}
{"type":"answer","n":35,"by":"taliban","ask":"deploy.count","answer":"1","sum":"4723a0463807a605"}
{"type":"answer","n":36,"by":"taliban","ask":"deploy.space","answer":"paktika","sum":"89760bd242fbf529"}
{"type":"answer","n":37,"by":"taliban","ask":"deploy.space","answer":"farah","sum":"d1b01af5eb3ca359"}
{"type":"answer","n":38,"by":"taliban","ask":"deploy.count","answer":"8","sum":"1247e65bd5ca68ab"}
{"type":"answer","n":39,"by":"taliban","ask":"deploy.space","answer":"waziristan","sum":"dd93ef757314b6d6"}
{"type":"answer","n":40,"by":"taliban","ask":"deploy.count","answer":"4","sum":"7a21c9926726e260"}
{"type":"answer","n":41,"by":"taliban","ask":"deploy.space","answer":"ghowr","sum":"102752777ec59970"}
{"type":"answer","n":42,"by":"taliban","ask":"deploy.count","answer":"1","sum":"cd33379d15855f11"}
{"type":"answer","n":43,"by":"taliban","ask":"deploy.space","answer":"zabol","print":"4b36d0cbbd5f0288","sum":"3ddc17e5b94cc5da"}
{"type":"answer","n":44,"by":"coalition","ask":"deploy.space","answer":"kandahar","sum":"0482678926189614"}
{"type":"answer","n":45,"by":"coalition","ask":"deploy.count","answer":"1","sum":"0e32a000df14d844"}
{"type":"answer","n":46,"by":"coalition","ask":"deploy.space","answer":"ghazni","sum":"c476e7e0176bcfa9"}
{"type":"answer","n":47,"by":"coalition","ask":"deploy.count","answer":"3","sum":"5aa8fcf5fb27bc0a"}
{"type":"answer","n":48,"by":"coalition","ask":"deploy.space","answer":"shibirghan-aibak","sum":"b3bca9dda66287ac"}
{"type":"answer","n":49,"by":"coalition","ask":"deploy.count","answer":"1","sum":"02e8f0aa8021c9ff"}
{"type":"answer","n":50,"by":"coalition","ask":"deploy.space","answer":"nuristan","print":"78060b8f9b15e773","sum":"b928a11f0d59a022"}
{"type":"answer","n":51,"by":null,"ask":"deck.top","answer":"event","sum":"8b0dd3b0c21edbe4"}
{"type":"answer","n":52,"by":null,"ask":"deck.card","answer":"31","sum":"58309575a00718a3"}
{"type":"answer","n":53,"by":null,"ask":"deck.top","answer":"event","sum":"e5e355eda429aa6e"}
{"type":"answer","n":54,"by":null,"ask":"deck.card","answer":"3","print":"200d44b601736674","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 31\nnext: 3\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\ncapabilities: 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset,empty-threat\nbalkh W:B1u1\nfarah T:u8 W:B1u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1u1\nhelmand T:B1 W:B1u1\nherat G:P1\nkabul C:B1T2 G:T2P2 T:B1 +1\nkandahar C:T1 T:B1 W:B1u1\nkhowst T:B1 +1\nkonduz G:T1 W:B1u1\nnuristan C:T1 G:T4 W:B1u1\npaktika G:P7 T:B1\nzabol T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1u4\nshibirghan-aibak C:T1\n","sum":"8b18ec4eacf2302f"}
{"type":"answer","n":55,"by":"taliban","ask":"turn","answer":"march","sum":"d763fd89aa2a4c7a"}
{"type":"answer","n":56,"by":"taliban","ask":"march.origin","answer":"farah","sum":"b97c05c5c66d0005"}
{"type":"answer","n":57,"by":"taliban","ask":"march.destination","answer":"nimruz","sum":"1dcd8e83c7c1f3b7"}
{"type":"answer","n":58,"by":"taliban","ask":"march.count","answer":"2","sum":"f4d3e0b26a9112db"}
{"type":"answer","n":59,"by":"taliban","ask":"march.origin","answer":"waziristan","sum":"61b89475a50da6eb"}
{"type":"answer","n":60,"by":"taliban","ask":"march.destination","answer":"balochistan","sum":"dc7a5d879dc265db"}
{"type":"answer","n":61,"by":"taliban","ask":"march.count","answer":"1","sum":"5c2fd61308c6ea16"}
{"type":"answer","n":62,"by":"taliban","ask":"march.origin","answer":"zabol","sum":"58d7175796addb1f"}
{"type":"answer","n":63,"by":"taliban","ask":"march.destination","answer":"paktika","sum":"6b650665148c9e45"}
{"type":"answer","n":64,"by":"taliban","ask":"march.origin","answer":"infiltrate","sum":"a195726f923af313"}
{"type":"answer","n":65,"by":"taliban","ask":"infiltrate.space","answer":"paktika","sum":"6eb07da937478a7e"}
{"type":"answer","n":66,"by":"taliban","ask":"infiltrate.action","answer":"remove","sum":"576327a087cca4f5"}
{"type":"answer","n":67,"by":"taliban","ask":"march.origin","answer":"paktika","sum":"f8146fd344024916"}
{"type":"answer","n":68,"by":"taliban","ask":"march.destination","answer":"zabol","sum":"7aa194f99ef872fd"}
{"type":"answer","n":69,"by":"taliban","ask":"march.origin","answer":"done","print":"96dca86a7c252e6c","sum":"803654ec70ed66d1"}
{"type":"answer","n":70,"by":"warlords","ask":"turn","answer":"rally","why":["8.1: Car Bombs is a Capability, and the taliban are played by a person","8.5.1: at least 6 pieces Available: yes (13)","8.5: Rally"],"sum":"c0c8d2dc8fd59b5c"}
{"type":"answer","n":71,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: an equal chance for badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, khowst, konduz, nuristan, oruzgan"],"sum":"c4ffd50624127d15"}
{"type":"answer","n":72,"by":null,"ask":"bot.die","answer":"5","sum":"7642d4f91398ee58"}
{"type":"answer","n":73,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: an equal chance for badakhshan, badghis, baghlan, balkh, bamian, faryab, ghazni, ghowr, khowst, konduz, nuristan, oruzgan"],"sum":"59714d93e7ba69df"}
{"type":"answer","n":74,"by":null,"ask":"bot.die","answer":"4","sum":"c7e222114b790889"}
{"type":"answer","n":75,"by":"warlords","ask":"rally.space","answer":"balkh","why":["8.2: dice 5 4: balkh","8.5.1 step 3c: opened to Cultivate: balkh"],"sum":"96c53c5d29e405a2"}
{"type":"answer","n":76,"by":"warlords","ask":"rally.action","answer":"place-many","why":["8.5.1 step 3c: opened to Cultivate: balkh"],"sum":"acecdf9f65b11f27"}
{"type":"answer","n":77,"by":"warlords","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"0b25eeb2462a5069"}
{"type":"answer","n":78,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: an equal chance for badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"dce04b673fd833c8"}
{"type":"answer","n":79,"by":null,"ask":"bot.die","answer":"1","sum":"1de8e975e40b3483"}
{"type":"answer","n":80,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: an equal chance for badakhshan, badghis, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"4b9ed3372bd3aa3e"}
{"type":"answer","n":81,"by":null,"ask":"bot.die","answer":"2","sum":"f68bd89f569dbb69"}
{"type":"answer","n":82,"by":"warlords","ask":"rally.space","answer":"badghis","why":["8.2: dice 1 2: badghis","8.5.1 step 3d: any other Province: badghis"],"sum":"a452e1c0c246bf37"}
{"type":"answer","n":83,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: badghis"],"sum":"744bed03147e9ecd"}
{"type":"answer","n":84,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: an equal chance for badakhshan, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"3d0130bcb31d4405"}
{"type":"answer","n":85,"by":null,"ask":"bot.die","answer":"4","sum":"b9243768d18c8039"}
{"type":"answer","n":86,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: an equal chance for badakhshan, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"b53b6de96d58951e"}
{"type":"answer","n":87,"by":null,"ask":"bot.die","answer":"6","sum":"0ae6c001412a99c1"}
{"type":"answer","n":88,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: dice 4 6 are rolled again, for equal chances","8.2: an equal chance for badakhshan, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"b0c33fb868032823"}
{"type":"answer","n":89,"by":null,"ask":"bot.die","answer":"3","sum":"7b7a4f2897f95d14"}
{"type":"answer","n":90,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: an equal chance for badakhshan, baghlan, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, sar-e-pol, zabol"],"sum":"70ec1c6dd7670ce6"}
{"type":"answer","n":91,"by":null,"ask":"bot.die","answer":"6","sum":"770297b45c65c956"}
{"type":"answer","n":92,"by":"warlords","ask":"rally.space","answer":"sar-e-pol","why":["8.2: dice 3 6: sar-e-pol","8.5.1 step 3d: any other Province: sar-e-pol"],"sum":"72716a2eaf1f2f8c"}
{"type":"answer","n":93,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: sar-e-pol"],"sum":"0eb00307cff142b2"}
{"type":"answer","n":94,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"465f9751e186418f"}
{"type":"answer","n":95,"by":"warlords","ask":"cultivate.space","answer":"balkh","why":["8.5.4: one Warlord Base already: balkh","8.5.4: Cultivate: balkh"],"sum":"aa693ad9bd92433f"}
{"type":"answer","n":96,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"6e0e0a3454c7e156","sum":"b77312c3fdd63433"}
{"type":"answer","n":97,"by":null,"ask":"deck.top","answer":"event","sum":"cfdada890aefb88d"}
{"type":"answer","n":98,"by":null,"ask":"deck.card","answer":"6","print":"5c0b025699b6ea7b","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 3\nnext: 6\nplayed: 31\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=30 taliban=7 warlords=12\npatronage: 3\ncapabilities: 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset,empty-threat\nbadghis W:u1\nbalkh W:B2u4\nfarah T:u6 W:B1u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1u1\nhelmand T:B1 W:B1u1\nherat G:P1\nkabul C:B1T2 G:T2P2 T:B1 +1\nkandahar C:T1 T:B1 W:B1u1\nkhowst T:B1 +1\nkonduz G:T1 W:B1u1\nnimruz T:u2\nnuristan C:T1 G:T4 W:B1u1\npaktika G:P5 T:B1\nsar-e-pol W:u1\nzabol T:u1\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1u3\nshibirghan-aibak C:T1\n","sum":"7df57b30ced2d173"}
{"type":"answer","n":99,"by":"coalition","ask":"turn","answer":"event","sum":"8e34c3951035e503"}
{"type":"answer","n":100,"by":"coalition","ask":"event.side","answer":"shaded","print":"fd0755d1b1649ef1","sum":"d47e364788011e69"}
{"type":"answer","n":101,"by":"government","ask":"turn","answer":"train","sum":"dbb923a8a922d268"}
{"type":"answer","n":102,"by":"government","ask":"train.space","answer":"sar-e-pol","sum":"282d989bbd507976"}
{"type":"answer","n":103,"by":"government","ask":"train.space","answer":"nimruz","sum":"a5c40021cac02af2"}
{"type":"answer","n":104,"by":"government","ask":"train.space","answer":"ghazni","sum":"9687d3fdddf13dea"}
{"type":"answer","n":105,"by":"government","ask":"train.space","answer":"khowst","sum":"c5a7a3b6f32f98bb"}
{"type":"answer","n":106,"by":"government","ask":"train.space","answer":"samangan","sum":"1b55ee33ca2fa7a5"}
{"type":"answer","n":107,"by":"government","ask":"train.space","answer":"helmand","sum":"7bf0d395fc8e4600"}
{"type":"answer","n":108,"by":"government","ask":"train.space","answer":"kabul","sum":"8f62a40bec832d2b"}
{"type":"answer","n":109,"by":"government","ask":"train.troops","answer":"6","sum":"680dcf03bc143baf"}
{"type":"answer","n":110,"by":"government","ask":"train.space","answer":"eradicate","sum":"5d635e7cf1d21e07"}
{"type":"answer","n":111,"by":"government","ask":"eradicate.space","answer":"herat","sum":"8f47739600174096"}
{"type":"answer","n":112,"by":"government","ask":"eradicate.space","answer":"paktika","sum":"8c4d08a39dc39ddb"}
{"type":"answer","n":113,"by":"government","ask":"train.space","answer":"oruzgan","sum":"5927ef6abce7ae57"}
{"type":"answer","n":114,"by":"government","ask":"train.space","answer":"herat","sum":"cc87e85721d23f54"}
{"type":"answer","n":115,"by":"government","ask":"train.space","answer":"balkh","sum":"9f95a0360470b41d"}
{"type":"answer","n":116,"by":"government","ask":"train.space","answer":"done","sum":"2deaa4b9b039347e"}
{"type":"answer","n":117,"by":"government","ask":"train.extra","answer":"done","print":"f435f2aabb374645","sum":"749b2c24f74ce912"}
{"type":"answer","n":118,"by":null,"ask":"deck.top","answer":"event","sum":"86e3656dad19b9d8"}
{"type":"answer","n":119,"by":null,"ask":"deck.card","answer":"36","print":"fad9e29e08486129","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 6\nnext: 36\nplayed: 31 3\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=0 taliban=7 warlords=12\naid: 21\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset,empty-threat\nbadghis W:u1\nbalkh W:B2u4\nfarah T:u6 W:B1u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1u1\nhelmand T:B1 W:B1u1\nherat G:P1 support=O\nkabul C:B1T2 G:T8P2 T:B1 +1\nkandahar C:T1 T:B1 W:B1u1\nkhowst T:B1 +1\nkonduz G:T1 W:B1u1\nnimruz T:u2\nnuristan C:T1 G:T4 W:B1u1\npaktika G:P5 T:B1u1 support=O\nsar-e-pol W:u1\nzabol T:u1\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1u3\nshibirghan-aibak C:T1\n","sum":"6aa924d97802e3ec"}
{"type":"answer","n":120,"by":"taliban","ask":"turn","answer":"attack","sum":"4ca123b993e3074f"}
{"type":"answer","n":121,"by":"taliban","ask":"attack.space","answer":"extort","sum":"89393d41366b4342"}
{"type":"answer","n":122,"by":"taliban","ask":"extort.space","answer":"farah","sum":"d32c7e81ba6c7e8a"}
{"type":"answer","n":123,"by":"taliban","ask":"extort.space","answer":"show-threat","sum":"20962ae31a20311d"}
{"type":"answer","n":124,"by":"taliban","ask":"extort.space","answer":"ghowr","sum":"b4beadc96f3a6728"}
{"type":"answer","n":125,"by":"taliban","ask":"extort.space","answer":"done","sum":"f34ed60939a7cca0"}
{"type":"answer","n":126,"by":"taliban","ask":"attack.space","answer":"paktika","sum":"2d8d48f0f852a041"}
{"type":"answer","n":127,"by":null,"ask":"attack.roll","answer":"4","sum":"8961a0e06c52867b"}
{"type":"answer","n":128,"by":"taliban","ask":"attack.space","answer":"farah","sum":"f2d918d36a5925fd"}
{"type":"answer","n":129,"by":null,"ask":"attack.roll","answer":"6","sum":"ba507fa5c554bdd6"}
{"type":"answer","n":130,"by":"taliban","ask":"attack.remove","answer":"warlord_underground","print":"b56f7e888fc3df92","sum":"2ae5fed3d9116209"}
{"type":"answer","n":131,"by":"warlords","ask":"turn","answer":"rally","why":["8.1: US-Pakistan Talks moves Islamabad, and the taliban are played by a person","8.5.1: at least 6 pieces Available: yes (9)","8.5: Rally"],"sum":"a5d48d263eeac9b1"}
{"type":"answer","n":132,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: an equal chance for badghis, sar-e-pol"],"sum":"7da3107d4e3fb40f"}
{"type":"answer","n":133,"by":null,"ask":"bot.die","answer":"3","sum":"f92f0143896fea15"}
{"type":"answer","n":134,"by":"warlords","ask":"rally.space","answer":"badghis","why":["8.2: dice 3: badghis","8.5.1 step 3b: Guerrillas without a Base: badghis"],"sum":"fdd38c6965f69b24"}
{"type":"answer","n":135,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: badghis"],"sum":"8178287012d48204"}
{"type":"answer","n":136,"by":"warlords","ask":"rally.space","answer":"sar-e-pol","why":["8.5.1 step 3b: Guerrillas without a Base: sar-e-pol"],"sum":"eb90b736b555dc5f"}
{"type":"answer","n":137,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3b: Guerrillas without a Base: sar-e-pol"],"sum":"0f051cdf7a719a82"}
{"type":"answer","n":138,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: an equal chance for badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, zabol"],"sum":"c95e711bdf69a679"}
{"type":"answer","n":139,"by":null,"ask":"bot.die","answer":"1","sum":"7fddbac67f2cf283"}
{"type":"answer","n":140,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: an equal chance for badakhshan, baghlan, balkh, bamian, farah, faryab, ghazni, ghowr, helmand, herat, kandahar, khowst, konduz, nimruz, nuristan, oruzgan, paktika, samangan, zabol"],"sum":"120c266e20189be2"}
{"type":"answer","n":141,"by":null,"ask":"bot.die","answer":"1","sum":"f03eef29560ee077"}
{"type":"answer","n":142,"by":"warlords","ask":"rally.space","answer":"badakhshan","why":["8.2: dice 1 1: badakhshan","8.5.1 step 3d: any other Province: badakhshan"],"sum":"b4108e622ee25cf1"}
{"type":"answer","n":143,"by":"warlords","ask":"rally.action","answer":"place-one","why":["8.5.1 step 3d: any other Province: badakhshan"],"sum":"c44796e2162852a6"}
{"type":"answer","n":144,"by":"warlords","ask":"rally.space","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"3ab3a7e37e9034f8"}
{"type":"answer","n":145,"by":"warlords","ask":"cultivate.space","answer":"roll","why":["8.2: an equal chance for badakhshan, badghis"],"sum":"7fdaed9c3e6b2d32"}
{"type":"answer","n":146,"by":null,"ask":"bot.die","answer":"2","sum":"c5467d9331c05929"}
{"type":"answer","n":147,"by":"warlords","ask":"cultivate.space","answer":"badghis","why":["8.2: dice 2: badghis","8.5.4: Cultivate: badghis"],"sum":"8184c0ccd88f2e0c"}
{"type":"answer","n":148,"by":"warlords","ask":"rally.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"47ac78346d0986d7","sum":"716ab535c053190e"}
{"type":"answer","n":149,"by":null,"ask":"deck.top","answer":"event","sum":"b8a28e5396afdc53"}
{"type":"answer","n":150,"by":null,"ask":"deck.card","answer":"22","print":"18d6f27af0312a64","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 36\nnext: 22\nplayed: 31 3 6\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=0 taliban=8 warlords=7\naid: 21\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset\nshown: taliban=empty-threat\nbadakhshan W:u1\nbadghis W:B1u2\nbalkh W:B2u4\nfarah T:a6\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1a1\nhelmand T:B1 W:B1u1\nherat G:P1 support=O\nkabul C:B1T2 G:T8P2 T:B1 +1\nkandahar C:T1 T:B1 W:B1u1\nkhowst T:B1 +1\nkonduz G:T1 W:B1u1\nnimruz T:u2\nnuristan C:T1 G:T4 W:B1u1\npaktika G:P5 T:B1a1 support=O\nsar-e-pol W:u2\nzabol T:u1\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1u3\nshibirghan-aibak C:T1\n","sum":"32bacf2f28f3ce9c"}
{"type":"answer","n":151,"by":"government","ask":"turn","answer":"assault","sum":"b98bf9ec786e4551"}
{"type":"answer","n":152,"by":"government","ask":"declared","answer":"back","sum":"06611b3279cd7eaf"}
{"type":"answer","n":153,"by":"government","ask":"turn","answer":"pass","print":"6be24567567e8b0c","sum":"fdb38ffb36d9d200"}
{"type":"answer","n":154,"by":"coalition","ask":"turn","answer":"assault","sum":"d5e5fd909ed95168"}
{"type":"answer","n":155,"by":"coalition","ask":"assault.space","answer":"kandahar","sum":"a0f5f8af4c3d718c"}
{"type":"answer","n":156,"by":"coalition","ask":"assault.space","answer":"air-lift","sum":"9e43dcd3afb6e006"}
{"type":"answer","n":157,"by":"coalition","ask":"air-lift.origin","answer":"konduz","sum":"766e86567585918f"}
{"type":"answer","n":158,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"e6a969bd7968c368"}
{"type":"answer","n":159,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"9afc7db25c9f692f"}
{"type":"answer","n":160,"by":"coalition","ask":"assault.space","answer":"kabul","print":"0a8bf6810b23ed5e","sum":"b8bf2a5c59a4554e"}
{"type":"answer","n":161,"by":null,"ask":"deck.top","answer":"event","sum":"986c654263911110"}
{"type":"answer","n":162,"by":null,"ask":"deck.card","answer":"54","print":"4c2b47eba5e9e6aa","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 22\nnext: 54\nplayed: 31 3 6 36\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: government taliban warlords\nresources: government=3 taliban=8 warlords=7\naid: 21\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset\nshown: taliban=empty-threat\nbadakhshan W:u1\nbadghis W:B1u2\nbalkh W:B2u4\nfarah T:a6\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1a1\nhelmand T:B1 W:B1u1\nherat G:P1 support=O\nkabul C:B1T2 G:T8P2 +1\nkandahar C:T1 G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz W:B1u1\nnimruz T:u2\nnuristan C:T1 G:T4 W:B1u1\npaktika G:P5 T:B1a1 support=O\nsar-e-pol W:u2\nzabol T:u1\nbalochistan T:u1\nnorthwest-frontier T:B1\nwaziristan T:B1u3\nshibirghan-aibak C:T1\n","sum":"474a0bc17534632b"}
{"type":"answer","n":163,"by":"taliban","ask":"turn","answer":"march","sum":"8ddb9a46a7afd546"}
{"type":"answer","n":164,"by":"taliban","ask":"march.origin","answer":"zabol","sum":"e578ca9ea180791d"}
{"type":"answer","n":165,"by":"taliban","ask":"march.destination","answer":"kandahar","sum":"62f206b4bc404eb0"}
{"type":"answer","n":166,"by":"taliban","ask":"march.origin","answer":"kandahar","sum":"47074f0647402fe5"}
{"type":"answer","n":167,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","sum":"927892199856ec82"}
{"type":"answer","n":168,"by":"taliban","ask":"march.origin","answer":"nimruz","sum":"bf307e5ba468c696"}
{"type":"answer","n":169,"by":"taliban","ask":"march.destination","answer":"balochistan","sum":"665c22f703f15312"}
{"type":"answer","n":170,"by":"taliban","ask":"march.count","answer":"1","sum":"7874240fe2842f1c"}
{"type":"answer","n":171,"by":"taliban","ask":"march.origin","answer":"extort","sum":"8202c7b351e27b83"}
{"type":"answer","n":172,"by":"taliban","ask":"extort.space","answer":"farah-kandahar","sum":"2edc9bdbb49ee726"}
{"type":"answer","n":173,"by":"taliban","ask":"extort.space","answer":"waziristan","sum":"916810111080530d"}
{"type":"answer","n":174,"by":"taliban","ask":"extort.space","answer":"nimruz","sum":"42966d084e1e8bd7"}
{"type":"answer","n":175,"by":"taliban","ask":"extort.space","answer":"done","sum":"162e32cc31cf8fb3"}
{"type":"answer","n":176,"by":"taliban","ask":"march.origin","answer":"farah","sum":"ba0c5386c8b07f3e"}
{"type":"answer","n":177,"by":"taliban","ask":"march.destination","answer":"nimruz","sum":"fc28e67a4f0e4bcf"}
{"type":"answer","n":178,"by":"taliban","ask":"march.count","answer":"5","sum":"26e2d3c165a80aab"}
{"type":"answer","n":179,"by":"taliban","ask":"march.origin","answer":"farah","sum":"44a3e900e3b006e0"}
{"type":"answer","n":180,"by":"taliban","ask":"march.destination","answer":"herat","sum":"31c5da0740e3d76d"}
{"type":"answer","n":181,"by":"taliban","ask":"march.origin","answer":"nimruz","sum":"d172e14e93b6d0b8"}
{"type":"answer","n":182,"by":"taliban","ask":"march.destination","answer":"helmand","sum":"5dd2f3ebe3dca65e"}
{"type":"answer","n":183,"by":"taliban","ask":"march.count","answer":"3","sum":"df83feddae5592d0"}
{"type":"answer","n":184,"by":"taliban","ask":"march.origin","answer":"done","print":"b89bd383f4924991","sum":"e450cadca3e9de6f"}
{"type":"answer","n":185,"by":"warlords","ask":"turn","answer":"march","why":["8.1: Border Incident moves Islamabad, and the taliban are played by a person","8.5.1: at least 6 pieces Available: no (5)","8.5.2: Resources and Bases 50 or fewer: yes (15)","8.5: March"],"sum":"f1636deef9d7d600"}
{"type":"answer","n":186,"by":"warlords","ask":"march.origin","answer":"roll","why":["8.3: an equal chance for kabul-aibak, toraghondi-farah"],"sum":"4124fc5191b872f3"}
{"type":"answer","n":187,"by":null,"ask":"bot.die","answer":"4","sum":"928ef21a30a8e3bd"}
{"type":"answer","n":188,"by":"warlords","ask":"march.origin","answer":"badghis","why":["8.3: dice 4: toraghondi-farah","8.5.2 step 1: one Guerrilla onto an empty LoC: toraghondi-farah"],"sum":"d7c48dec4a68938d"}
{"type":"answer","n":189,"by":"warlords","ask":"march.destination","answer":"toraghondi-farah","why":["8.5.2 step 1: one Guerrilla onto an empty LoC: toraghondi-farah"],"sum":"8948787a6d4bfb3c"}
{"type":"answer","n":190,"by":"warlords","ask":"march.count","answer":"1","why":["8.5.2 step 1: one Guerrilla onto an empty LoC: toraghondi-farah"],"sum":"b537843bee549a8a"}
{"type":"answer","n":191,"by":"warlords","ask":"march.origin","answer":"sar-e-pol","why":["8.5.2 step 2: ends TALIBAN Control: ghowr"],"sum":"93fc2b3e3c189ffb"}
{"type":"answer","n":192,"by":"warlords","ask":"march.destination","answer":"ghowr","why":["8.5.2 step 2: ends TALIBAN Control: ghowr"],"sum":"8a53bba2c9007e4c"}
{"type":"answer","n":193,"by":"warlords","ask":"march.count","answer":"2","why":["8.5.2: as many as may leave"],"sum":"75be1483029bffdc"}
{"type":"answer","n":194,"by":"warlords","ask":"march.origin","answer":"roll","why":["8.5.2 step 3: Cultivate could place a Base: baghlan, faryab, konduz, nuristan","8.2: an equal chance for baghlan, faryab, konduz, nuristan"],"sum":"0d0b5df1f3f26501"}
{"type":"answer","n":195,"by":null,"ask":"bot.die","answer":"3","sum":"581e5206cc25797f"}
{"type":"answer","n":196,"by":"warlords","ask":"march.origin","answer":"badakhshan","why":["8.2: dice 3: konduz","8.5.2 step 3: all that can into 1 Province: konduz"],"sum":"ffd4cdffc61f9749"}
{"type":"answer","n":197,"by":"warlords","ask":"march.destination","answer":"konduz","why":["8.5.2 step 3: all that can into 1 Province: konduz"],"sum":"cfd989e5d987ce43"}
{"type":"answer","n":198,"by":"warlords","ask":"march.origin","answer":"balkh","why":["8.5.2 step 3: all that can into 1 Province: konduz"],"sum":"2e84373ef6dc439c"}
{"type":"answer","n":199,"by":"warlords","ask":"march.destination","answer":"konduz","why":["8.5.2 step 3: all that can into 1 Province: konduz"],"sum":"bac89feb207b0940"}
{"type":"answer","n":200,"by":"warlords","ask":"march.count","answer":"3","why":["8.5.2: as many as may leave"],"sum":"cc8ffb100254e407"}
{"type":"answer","n":201,"by":"warlords","ask":"march.origin","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"e2ecde1f666e6299"}
{"type":"answer","n":202,"by":"warlords","ask":"cultivate.space","answer":"konduz","why":["8.5.4: one Warlord Base already: konduz","8.5.4: Cultivate: konduz"],"sum":"e44326360e95f508"}
{"type":"answer","n":203,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"9a26ec989ef7fa22","sum":"4cd604226ae89ccf"}
{"type":"answer","n":204,"by":null,"ask":"deck.top","answer":"event","sum":"6722b94004f2937f"}
{"type":"answer","n":205,"by":null,"ask":"deck.card","answer":"68","print":"c681c63f4b80acb5","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 54\nnext: 68\nplayed: 31 3 6 36 22\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=3 taliban=7 warlords=5\naid: 21\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset\nshown: taliban=empty-threat\nbadghis W:B1u1\nbalkh W:B2u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1a1 W:u2\nhelmand T:B1a3 W:B1u1\nherat G:P1 T:a1 support=O\nkabul C:B1T2 G:T8P2 +1\nkandahar C:T1 G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u5\nnimruz T:a3\nnuristan C:T1 G:T4 W:B1u1\npaktika G:P5 T:B1a1 support=O\nbalochistan T:u2\nnorthwest-frontier T:B1\nwaziristan T:B1u2a1\nshibirghan-aibak C:T1\nfarah-kandahar T:a1\ntoraghondi-farah W:u1\n","sum":"3b96618854809f90"}
{"type":"answer","n":206,"by":"government","ask":"turn","answer":"train","sum":"f1f1481900a307cc"}
{"type":"answer","n":207,"by":"government","ask":"train.space","answer":"badakhshan","sum":"b96eabb06421a3a4"}
{"type":"answer","n":208,"by":"government","ask":"train.space","answer":"eradicate","sum":"b670cbc414a125b4"}
{"type":"answer","n":209,"by":"government","ask":"eradicate.space","answer":"nuristan","sum":"2025066a63b6617b"}
{"type":"answer","n":210,"by":"government","ask":"eradicate.space","answer":"give","sum":"01e54c95da760156"}
{"type":"answer","n":211,"by":"government","ask":"give.what","answer":"patronage-to-warlords","sum":"dd0c419e4484cc7c"}
{"type":"answer","n":212,"by":"government","ask":"give.amount","answer":"1","sum":"02c249ab4e9fee7d"}
{"type":"answer","n":213,"by":"government","ask":"eradicate.space","answer":"paktika","sum":"4ef35a8cfbb2c17c"}
{"type":"answer","n":214,"by":"government","ask":"train.space","answer":"done","print":"471cbe09220f8e71","sum":"2886d8ca1afe1470"}
{"type":"answer","n":215,"by":"coalition","ask":"turn","answer":"pass","print":"cede0654e972e139","sum":"b355af261896f168"}
{"type":"answer","n":216,"by":null,"ask":"deck.top","answer":"propaganda","print":"df01b82d99144ce5","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 68\nnext: propaganda\nplayed: 31 3 6 36 22 54\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition taliban warlords\nresources: government=3 taliban=7 warlords=6\naid: 27\npatronage: 6\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=hidden-asset\nshown: taliban=empty-threat\nbadghis W:B1u1\nbalkh W:B2u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1a1 W:u2\nhelmand T:B1a3 W:B1u1\nherat G:P1 T:a1 support=O\nkabul C:B1T2 G:T8P2 +1\nkandahar C:T1 G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u5\nnimruz T:a3\nnuristan C:T1 G:T4 T:u1 W:u1 support=O\npaktika G:P5 T:B1u1a1 support=O\nbalochistan T:u2\nnorthwest-frontier T:B1\nwaziristan T:B1u2a1\nshibirghan-aibak C:T1\nfarah-kandahar T:a1\ntoraghondi-farah W:u1\n","sum":"bfb8a84a3ec0a7c8"}
{"type":"answer","n":217,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Dostum"],"sum":"6a0b5e5aba5dd2e2"}
{"type":"answer","n":218,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"sum":"aca8b0bd80dca70f"}
{"type":"answer","n":219,"by":"warlords","ask":"event.space","answer":"roll","why":["8.4.4: most Bases: faryab, sar-e-pol (1)","8.2: an equal chance for faryab, sar-e-pol"],"sum":"241053dda6fb9b53"}
{"type":"answer","n":220,"by":null,"ask":"bot.die","answer":"2","sum":"f4a5bc63a56e2841"}
{"type":"answer","n":221,"by":"warlords","ask":"event.space","answer":"sar-e-pol","why":["8.2: dice 2: sar-e-pol"],"sum":"ea8ba1fad8a26f06"}
{"type":"answer","n":222,"by":"warlords","ask":"event.place.count","answer":"1","why":["8.4.3: as many as possible: 1"],"print":"11899a863106fde8","sum":"8bd79618cca3a72d"}
{"type":"answer","n":223,"by":"coalition","ask":"turn","answer":"pass","print":"ab2e75a10114226b","sum":"60f2a6293b8a9c09"}
{"type":"answer","n":224,"by":"taliban","ask":"turn","answer":"pass","print":"e96b841b79555e57","sum":"b4a060aa82bee3fe"}
{"type":"answer","n":225,"by":null,"ask":"deck.card","answer":"63","print":"1ca0829b49808609","sum":"a22e4bee92e9cbc0"}
{"type":"answer","n":226,"by":"government","ask":"civic.space","answer":"kabul","sum":"bc262b0ebe7a8215"}
{"type":"answer","n":227,"by":"taliban","ask":"sharia.space","answer":"done","print":"02424b9ebb7f7c4a","sum":"d015e17038a10011"}
{"type":"answer","n":228,"by":"government","ask":"desertion.troops","answer":"3","sum":"a6388543b64633e1"}
{"type":"answer","n":229,"by":"coalition","ask":"redeploy.coalition.origin","answer":"nuristan","sum":"93ad31a2827e9575"}
{"type":"answer","n":230,"by":"coalition","ask":"redeploy.coalition.origin","answer":"kandahar","sum":"243633252d2f20b7"}
{"type":"answer","n":231,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","sum":"52c1c01819bbe67b"}
{"type":"answer","n":232,"by":"government","ask":"redeploy.police.origin","answer":"done","sum":"8d10866c6295c0d5"}
{"type":"answer","n":233,"by":"taliban","ask":"redeploy.destination","answer":"helmand","sum":"8c22f82f1ac1ee48"}
{"type":"answer","n":234,"by":"taliban","ask":"redeploy.destination","answer":"helmand","sum":"63153dc0eee777de"}
{"type":"answer","n":235,"by":"taliban","ask":"redeploy.count","answer":"2","sum":"4c540484e6d9875e"}
{"type":"answer","n":236,"by":"taliban","ask":"redeploy.destination","answer":"helmand","sum":"9222d13f7acc6d84"}
{"type":"answer","n":237,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","sum":"840a017a1908b0ed"}
{"type":"answer","n":238,"by":"taliban","ask":"redeploy.destination","answer":"helmand","sum":"d0e74d3894684706"}
{"type":"answer","n":239,"by":"taliban","ask":"redeploy.count","answer":"show-asset","sum":"c5c50462152208a6"}
{"type":"answer","n":240,"by":"taliban","ask":"redeploy.count","answer":"2","sum":"e2ce2b375bd34a28"}
{"type":"answer","n":241,"by":"taliban","ask":"redeploy.destination","answer":"waziristan","print":"6cbad5cfb595e65b","sum":"1774636b516aee01"}
{"type":"answer","n":242,"by":null,"ask":"deck.card","answer":"40","print":"e024756ba58441f8","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 63\nnext: 40\nplayed: 31 3 6 36 22 54 68 propaganda\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\nresources: government=41 taliban=14 warlords=18\naid: 27\npatronage: 6\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadghis W:B1u1\nbalkh W:B2u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1u1 W:u2\nhelmand T:B1u9 W:B1u1\nherat G:P1 support=O\nkabul C:B1T4 G:T9P2 support=S +1\nkandahar W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u5\nnuristan W:u1 support=O\npaktika G:P4 T:B1u2 support=O\nsar-e-pol W:B1u1\nnorthwest-frontier T:B1\nwaziristan T:B1u5\nshibirghan-aibak C:T1\ntoraghondi-farah W:u1\n","sum":"030f9606942f2146"}
{"type":"answer","n":243,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Teetotalers"],"sum":"2c6f9d600340e578"}
{"type":"answer","n":244,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"9c77af8adceea0ff","sum":"bfbb27249e71fcb0"}
{"type":"answer","n":245,"by":"taliban","ask":"turn","answer":"rally","sum":"0763c473571e2a08"}
{"type":"answer","n":246,"by":"taliban","ask":"rally.space","answer":"bamian","sum":"0e63f61538aa8f55"}
{"type":"answer","n":247,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"f1743f9dac58482b"}
{"type":"answer","n":248,"by":"taliban","ask":"rally.space","answer":"badakhshan","sum":"fbbf650f27817c16"}
{"type":"answer","n":249,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"5d3d97dd85053f1d"}
{"type":"answer","n":250,"by":"taliban","ask":"rally.space","answer":"helmand","sum":"72ab08af625beab3"}
{"type":"answer","n":251,"by":"taliban","ask":"rally.action","answer":"nothing","sum":"977d1acc1cd9614f"}
{"type":"answer","n":252,"by":"taliban","ask":"rally.space","answer":"nuristan","sum":"f5140e58e4acf0c0"}
{"type":"answer","n":253,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"07eda14c6441b8d9"}
{"type":"answer","n":254,"by":"taliban","ask":"rally.space","answer":"kabul","sum":"86be02100cd21c46"}
{"type":"answer","n":255,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"88b2dd6faa71a679"}
{"type":"answer","n":256,"by":"taliban","ask":"rally.space","answer":"ghazni","sum":"e17715e06575e392"}
{"type":"answer","n":257,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"b443de35d161f526"}
{"type":"answer","n":258,"by":"taliban","ask":"rally.space","answer":"done","sum":"8e6650a69e15547e"}
{"type":"answer","n":259,"by":"taliban","ask":"rally.sharia","answer":"done","sum":"cb13593ad378bd41"}
{"type":"answer","n":260,"by":"taliban","ask":"special","answer":"extort","sum":"abffe6661c4316fe"}
{"type":"answer","n":261,"by":"taliban","ask":"extort.space","answer":"badakhshan","sum":"278395d7080c1583"}
{"type":"answer","n":262,"by":"taliban","ask":"extort.space","answer":"helmand","sum":"1791fba4e604b03f"}
{"type":"answer","n":263,"by":"taliban","ask":"extort.space","answer":"bamian","sum":"634df4fd70e6f6c3"}
{"type":"answer","n":264,"by":"taliban","ask":"extort.space","answer":"done","print":"d83ca7b65d1b19e0","sum":"70047e7ca999e3a0"}
{"type":"answer","n":265,"by":null,"ask":"deck.card","answer":"9","print":"f925976539353af1","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 40\nnext: 9\nplayed: 31 3 6 36 22 54 68 propaganda 63\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=41 taliban=13 warlords=17\naid: 27\npatronage: 6\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan T:a1\nbadghis W:B1u1\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B1u1\nghazni C:T3 T:u1\nghowr T:B1u1 W:u2\nhelmand T:B1u8a1 W:B1u1\nherat G:P1 support=O\nkabul C:B1T4 G:T9P2 T:u1 support=S +1\nkandahar W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u5\nnuristan T:u1 W:u1 support=O\npaktika G:P4 T:B1u2 support=O\nsar-e-pol W:B1u1\nnorthwest-frontier T:B1\nwaziristan T:B1u5\nshibirghan-aibak C:T1\ntoraghondi-farah W:u1\n","sum":"e03eedb05a4abead"}
{"type":"answer","n":266,"by":"government","ask":"turn","answer":"patrol","sum":"49fac7ba45a77d00"}
{"type":"answer","n":267,"by":"government","ask":"patrol.space","answer":"shibirghan-aibak","sum":"36551f18be226e22"}
{"type":"answer","n":268,"by":"government","ask":"patrol.origin","answer":"herat","sum":"59ee30b3f0287513"}
{"type":"answer","n":269,"by":"government","ask":"patrol.origin","answer":"kabul","sum":"b62af7d3363bb164"}
{"type":"answer","n":270,"by":"government","ask":"patrol.troops","answer":"6","sum":"1f64b8e34aa355c7"}
{"type":"answer","n":271,"by":"government","ask":"patrol.police","answer":"2","sum":"d16d6491a51d93c8"}
{"type":"answer","n":272,"by":"government","ask":"patrol.origin","answer":"kabul","sum":"0a676bc2dc1afe01"}
{"type":"answer","n":273,"by":"government","ask":"patrol.troops","answer":"1","sum":"198316c60fba4d0c"}
{"type":"answer","n":274,"by":"government","ask":"patrol.origin","answer":"kabul","sum":"0f84538bc9d66544"}
{"type":"answer","n":275,"by":"government","ask":"patrol.troops","answer":"1","sum":"3926823eb926b0d5"}
{"type":"answer","n":276,"by":"government","ask":"patrol.origin","answer":"done","sum":"f67b18c6d8acd704"}
{"type":"answer","n":277,"by":"government","ask":"patrol.space","answer":"transport","sum":"9cf92d2a3b3d6df9"}
{"type":"answer","n":278,"by":"government","ask":"transport.origin","answer":"request","sum":"510e413ea3bd4bf9"}
{"type":"answer","n":279,"by":"government","ask":"request.from","answer":"taliban","sum":"2b1c935a2189227c"}
{"type":"answer","n":280,"by":"taliban","ask":"give.what","answer":"back","sum":"b2e3af775dcbbfcf"}
{"type":"answer","n":281,"by":"government","ask":"transport.origin","answer":"shibirghan-aibak","sum":"6ec285d5d28a8404"}
{"type":"answer","n":282,"by":"government","ask":"transport.destination","answer":"kabul","sum":"1ace197209a929ea"}
{"type":"answer","n":283,"by":"government","ask":"transport.troops","answer":"8","sum":"a0581e7be2adc6c2"}
{"type":"answer","n":284,"by":"government","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"c2b619aff66c61f9"}
{"type":"answer","n":285,"by":"government","ask":"patrol.origin","answer":"kabul","sum":"d33d5baeaef5a9d7"}
{"type":"answer","n":286,"by":"government","ask":"patrol.troops","answer":"2","sum":"cbb5f39d49c1a417"}
{"type":"answer","n":287,"by":"government","ask":"patrol.origin","answer":"kabul","sum":"c6e746ea9e016ced"}
{"type":"answer","n":288,"by":"government","ask":"patrol.troops","answer":"3","sum":"02504ced5a1655e7"}
{"type":"answer","n":289,"by":"government","ask":"patrol.origin","answer":"kabul","sum":"650b817f33b3573e"}
{"type":"answer","n":290,"by":"government","ask":"patrol.troops","answer":"4","sum":"221128e365fb54ab"}
{"type":"answer","n":291,"by":"government","ask":"patrol.origin","answer":"done","sum":"762e2d6c3101439f"}
{"type":"answer","n":292,"by":"government","ask":"patrol.space","answer":"kabul","sum":"e649a23abaf1c0af"}
{"type":"answer","n":293,"by":"government","ask":"patrol.origin","answer":"done","sum":"7f413122dbdfbd36"}
{"type":"answer","n":294,"by":"government","ask":"patrol.space","answer":"kabul-tor-kham","sum":"a46013ad22820a1b"}
{"type":"answer","n":295,"by":"government","ask":"patrol.origin","answer":"paktika","sum":"f50ead24ce456ade"}
{"type":"answer","n":296,"by":"government","ask":"patrol.police","answer":"1","sum":"fc5905e288eb1895"}
{"type":"answer","n":297,"by":"government","ask":"patrol.origin","answer":"paktika","sum":"649ea8ab91100ea3"}
{"type":"answer","n":298,"by":"government","ask":"patrol.police","answer":"3","print":"c1c1909a8d99603c","sum":"79cf33459bcc3e9a"}
{"type":"answer","n":299,"by":"coalition","ask":"turn","answer":"event","sum":"fa957037297ec4b7"}
{"type":"answer","n":300,"by":"coalition","ask":"event.side","answer":"shaded","print":"af4427a701f1e39c","sum":"3561ad86705afa6f"}
{"type":"answer","n":301,"by":null,"ask":"deck.card","answer":"44","print":"d9de115bf86dcb72","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 9\nnext: 44\nplayed: 31 3 6 36 22 54 68 propaganda 63 40\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=37 taliban=13 warlords=18\naid: 19\npatronage: 6\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan T:a1\nbadghis W:B1u1\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B1u1\nghazni C:T3 T:u1\nghowr T:B1u1 W:u2\nhelmand T:B1u8a1 W:B1u1\nherat support=O\nkabul C:B1T4 T:u1 support=S +1\nkandahar W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u5\nnuristan T:u1 W:u1 support=O\npaktika T:B1u2 support=O\nsar-e-pol W:B1u1\nnorthwest-frontier T:B1\nwaziristan T:B1u5\nkabul-tor-kham G:P4\nkandahar-spin-boldak G:T9\nshibirghan-aibak C:T1 G:P3\ntoraghondi-farah W:u1\n","sum":"3801ac55beb3e606"}
{"type":"answer","n":302,"by":"taliban","ask":"turn","answer":"attack","sum":"19b3544d01ba7d5b"}
{"type":"answer","n":303,"by":"taliban","ask":"attack.space","answer":"ambush","sum":"91ab4abf15ba42de"}
{"type":"answer","n":304,"by":"taliban","ask":"ambush.space","answer":"kabul","sum":"373d71483d67c275"}
{"type":"answer","n":305,"by":"taliban","ask":"attack.remove","answer":"done","sum":"7cd921751d9e064c"}
{"type":"answer","n":306,"by":"taliban","ask":"ambush.space","answer":"ghowr","sum":"e89542728c766a05"}
{"type":"answer","n":307,"by":"taliban","ask":"attack.remove","answer":"done","sum":"730c20be8141fc0a"}
{"type":"answer","n":308,"by":"taliban","ask":"ambush.space","answer":"ghazni","sum":"702f49b6524b7030"}
{"type":"answer","n":309,"by":"taliban","ask":"attack.remove","answer":"done","sum":"dc992c1667ddbc5d"}
{"type":"answer","n":310,"by":"taliban","ask":"attack.space","answer":"done","print":"3443adf24b579582","sum":"209d253789c831a5"}
{"type":"answer","n":311,"by":"warlords","ask":"turn","answer":"march","why":["8.1: Special Forces would change nothing","8.5.1: at least 6 pieces Available: no (3)","8.5.2: Resources and Bases 50 or fewer: yes (27)","8.5: March"],"sum":"de183695f78e65f2"}
{"type":"answer","n":312,"by":"warlords","ask":"march.origin","answer":"ghowr","why":["8.5.2 step 1: one Guerrilla onto an empty LoC: farah-kandahar"],"sum":"c9ac281df58c4101"}
{"type":"answer","n":313,"by":"warlords","ask":"march.destination","answer":"farah-kandahar","why":["8.5.2 step 1: one Guerrilla onto an empty LoC: farah-kandahar"],"sum":"8d3c1e6056390f34"}
{"type":"answer","n":314,"by":"warlords","ask":"march.count","answer":"1","why":["8.5.2 step 1: one Guerrilla onto an empty LoC: farah-kandahar"],"sum":"566a767bf7f3e5cd"}
{"type":"answer","n":315,"by":"warlords","ask":"march.origin","answer":"konduz","why":["8.5.2 step 2: ends TALIBAN Control: badakhshan"],"sum":"2b3a8fecf291dd72"}
{"type":"answer","n":316,"by":"warlords","ask":"march.destination","answer":"badakhshan","why":["8.5.2 step 2: ends TALIBAN Control: badakhshan"],"sum":"b9d20e0279efef84"}
{"type":"answer","n":317,"by":"warlords","ask":"march.count","answer":"4","why":["8.5.2: as many as may leave"],"sum":"76737df5b4b510ea"}
{"type":"answer","n":318,"by":"warlords","ask":"march.origin","answer":"roll","why":["8.5.2 step 3: Cultivate could place a Base: badghis, herat, oruzgan","8.2: an equal chance for badghis, herat, oruzgan"],"sum":"56967d606bf62c19"}
{"type":"answer","n":319,"by":null,"ask":"bot.die","answer":"2","sum":"6b5eeb1910551849"}
{"type":"answer","n":320,"by":"warlords","ask":"march.origin","answer":"ghowr","why":["8.2: dice 2: herat","8.5.2 step 3: all that can into 1 Province: herat"],"sum":"7a16509af2cb1b01"}
{"type":"answer","n":321,"by":"warlords","ask":"march.destination","answer":"herat","why":["8.5.2 step 3: all that can into 1 Province: herat"],"sum":"050f19eb02d47949"}
{"type":"answer","n":322,"by":"warlords","ask":"march.origin","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"51455e6b17bab877"}
{"type":"answer","n":323,"by":"warlords","ask":"cultivate.space","answer":"roll","why":["8.2: an equal chance for badakhshan, herat"],"sum":"ef4378564e0d0a41"}
{"type":"answer","n":324,"by":null,"ask":"bot.die","answer":"1","sum":"b258ae72aacc0335"}
{"type":"answer","n":325,"by":"warlords","ask":"cultivate.space","answer":"badakhshan","why":["8.2: dice 1: badakhshan","8.5.4: Cultivate: badakhshan"],"sum":"d650f3a4338b5408"}
{"type":"answer","n":326,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"1d83350bd1392f1b","sum":"6269e518a7455f34"}
{"type":"answer","n":327,"by":null,"ask":"deck.card","answer":"7","print":"e62723b6bdb7e9f3","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 44\nnext: 7\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=37 taliban=10 warlords=16\naid: 19\npatronage: 6\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan T:a1 W:B1u4\nbadghis W:B1u1\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B1u1\nghazni C:T3 T:u1a1\nghowr T:B1u1a1\nhelmand T:B1u8a1 W:B1u1\nherat W:u1 support=O\nkabul C:B1T4 T:u1a1 support=S +1\nkandahar W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u1\nnuristan T:u1 W:u1 support=O\npaktika T:B1u2 support=O\nsar-e-pol W:B1u1\nnorthwest-frontier T:B1\nwaziristan T:B1u5\nkabul-tor-kham G:P4\nkandahar-spin-boldak G:T9\nshibirghan-aibak C:T1 G:P3\nfarah-kandahar W:u1\ntoraghondi-farah W:u1\n","sum":"6b6a21f5568b8f5e"}
{"type":"answer","n":328,"by":"government","ask":"turn","answer":"sweep","sum":"5c4a07541a12509d"}
{"type":"answer","n":329,"by":"government","ask":"sweep.space","answer":"paktika","sum":"3ad4722f7c61be44"}
{"type":"answer","n":330,"by":"government","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"fa30b5d60e66c02a"}
{"type":"answer","n":331,"by":"government","ask":"sweep.troops","answer":"5","sum":"b2fbcbbe783b6e6a"}
{"type":"answer","n":332,"by":"government","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"0bbed2d6c4fc74e9"}
{"type":"answer","n":333,"by":"government","ask":"sweep.troops","answer":"1","sum":"e5107c0a154a0cd4"}
{"type":"answer","n":334,"by":"government","ask":"sweep.origin","answer":"kandahar-spin-boldak","sum":"76cbdecf3e5360a3"}
{"type":"answer","n":335,"by":"government","ask":"sweep.troops","answer":"3","sum":"c9e63a52f4590e0a"}
{"type":"answer","n":336,"by":"government","ask":"sweep.space","answer":"transport","sum":"f46b448337a960d7"}
{"type":"answer","n":337,"by":"government","ask":"transport.destination","answer":"khowst","sum":"aa1db0c9c9b11c31"}
{"type":"answer","n":338,"by":"government","ask":"transport.troops","answer":"4","sum":"1c34409448b14e40"}
{"type":"answer","n":339,"by":"government","ask":"sweep.space","answer":"nuristan","sum":"db6f48b6bb75c122"}
{"type":"answer","n":340,"by":"government","ask":"sweep.origin","answer":"done","sum":"32de8ab22aac1820"}
{"type":"answer","n":341,"by":"government","ask":"sweep.space","answer":"konduz","sum":"448d58c2023e3bc1"}
{"type":"answer","n":342,"by":"government","ask":"sweep.space","answer":"ghazni","sum":"be84646c9c5f4886"}
{"type":"answer","n":343,"by":"government","ask":"sweep.origin","answer":"khowst","sum":"3c4ed52ccb81c93a"}
{"type":"answer","n":344,"by":"government","ask":"sweep.troops","answer":"1","sum":"6f411b7b327af072"}
{"type":"answer","n":345,"by":"government","ask":"sweep.origin","answer":"done","sum":"159b5b174333ad05"}
{"type":"answer","n":346,"by":"government","ask":"sweep.space","answer":"oruzgan","sum":"65667d338fbb458b"}
{"type":"answer","n":347,"by":"government","ask":"sweep.origin","answer":"khowst","sum":"bd04287f30887b52"}
{"type":"answer","n":348,"by":"government","ask":"sweep.troops","answer":"request","sum":"daf085c1c23e9cd5"}
{"type":"answer","n":349,"by":"government","ask":"request.from","answer":"taliban","sum":"003f35e40571007d"}
{"type":"answer","n":350,"by":"taliban","ask":"give.what","answer":"back","sum":"590cbc8bd9ff8394"}
{"type":"answer","n":351,"by":"government","ask":"sweep.troops","answer":"2","sum":"6c0c3ca57aec23b2"}
{"type":"answer","n":352,"by":"government","ask":"sweep.origin","answer":"khowst","sum":"f69a9e19fb4dbe17"}
{"type":"answer","n":353,"by":"government","ask":"sweep.targets","answer":"nobody","print":"323ba4c7508daeaf","sum":"464593ea50cf83f0"}
{"type":"answer","n":354,"by":"coalition","ask":"turn","answer":"event","sum":"8066d75de0adbb0e"}
{"type":"answer","n":355,"by":"coalition","ask":"event.side","answer":"shaded","print":"c4a8a39b28bc4ed7","sum":"19c24b7d54b5dc16"}
{"type":"answer","n":356,"by":null,"ask":"deck.top","answer":"propaganda","print":"553b8fbdac1bea1c","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 7\nnext: propaganda\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=22 taliban=14 warlords=16\naid: 19\npatronage: 6\ncapabilities: 3=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan T:a1 W:B1u4\nbadghis W:B1u1\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B1u1\nghazni C:T3 G:T1 T:u1a1\nghowr T:B1u1a1\nhelmand T:B1u8a1 W:B1u1\nherat W:u1 support=O\nkabul C:B1T4 T:u1a1 support=S +1\nkandahar W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u1\nnuristan T:u1 W:u1 support=O\noruzgan G:T3\npaktika G:T5 T:B1u2 support=O\nsar-e-pol W:B1u1\nnorthwest-frontier T:B1\nwaziristan T:B1u5\nkabul-tor-kham G:P4\nshibirghan-aibak C:T1 G:P3\nfarah-kandahar W:u1\ntoraghondi-farah W:u1\n","sum":"0d7702c71c1ab301"}
{"type":"answer","n":357,"by":"taliban","ask":"turn","answer":"event","sum":"340d051d64107695"}
{"type":"answer","n":358,"by":"taliban","ask":"event.side","answer":"shaded","print":"cf266e1154b8ab7f","sum":"27fa05b4d7160115"}
{"type":"answer","n":359,"by":"warlords","ask":"turn","answer":"march","why":["8.5.1: at least 6 pieces Available: no (2)","8.5.2: Resources and Bases 50 or fewer: yes (26)","8.5: March"],"sum":"18145d74e51ae5fa"}
{"type":"answer","n":360,"by":"warlords","ask":"march.origin","answer":"roll","why":["8.5.2 step 3: Cultivate could place a Base: badghis, baghlan, ghowr, nuristan","8.2: an equal chance for badghis, baghlan, ghowr, nuristan"],"sum":"dcd0306700a7f601"}
{"type":"answer","n":361,"by":null,"ask":"bot.die","answer":"1","sum":"fca79d8d4de9d7c9"}
{"type":"answer","n":362,"by":"warlords","ask":"march.origin","answer":"herat","why":["8.2: dice 1: badghis","8.5.2 step 3: all that can into 1 Province: badghis"],"sum":"5fee09fcc69431eb"}
{"type":"answer","n":363,"by":"warlords","ask":"march.destination","answer":"badghis","why":["8.5.2 step 3: all that can into 1 Province: badghis"],"sum":"044b831fb093871a"}
{"type":"answer","n":364,"by":"warlords","ask":"march.origin","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"8419db9a4ca4126e"}
{"type":"answer","n":365,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"9c7eba0bbd60b3c0","sum":"c7bafd4a94410a04"}
{"type":"answer","n":366,"by":null,"ask":"deck.card","answer":"34","print":"d6d89e5738748627","sum":"0c91668868e11feb"}
{"type":"answer","n":367,"by":"taliban","ask":"sharia.space","answer":"done","print":"90ae7bfb6805c404","sum":"f9ffe3bfa0314375"}
{"type":"answer","n":368,"by":"coalition","ask":"redeploy.coalition.origin","answer":"done","sum":"b6330d55c8ed7f49"}
{"type":"answer","n":369,"by":"government","ask":"redeploy.police.origin","answer":"shibirghan-aibak","sum":"34295cca1a7e533d"}
{"type":"answer","n":370,"by":"government","ask":"redeploy.destination","answer":"kabul-aibak","sum":"7a3d1d6b7bb7ea20"}
{"type":"answer","n":371,"by":"government","ask":"redeploy.count","answer":"1","sum":"3d79abbcdab93a66"}
{"type":"answer","n":372,"by":"government","ask":"redeploy.police.origin","answer":"kabul-tor-kham","sum":"f0d33e72b98210c6"}
{"type":"answer","n":373,"by":"government","ask":"redeploy.destination","answer":"shibirghan-aibak","sum":"a444c88f3b3595bc"}
{"type":"answer","n":374,"by":"government","ask":"redeploy.count","answer":"1","sum":"eaf1c1ba646abe10"}
{"type":"answer","n":375,"by":"government","ask":"redeploy.police.origin","answer":"kabul-tor-kham","sum":"85c55514d9066b89"}
{"type":"answer","n":376,"by":"government","ask":"redeploy.destination","answer":"kandahar-spin-boldak","sum":"384c6a0c06a80c05"}
{"type":"answer","n":377,"by":"government","ask":"redeploy.count","answer":"1","sum":"48f022b5dfe5b869"}
{"type":"answer","n":378,"by":"government","ask":"redeploy.police.origin","answer":"kabul-tor-kham","sum":"9ec464ec89d9b1ee"}
{"type":"answer","n":379,"by":"government","ask":"redeploy.destination","answer":"kabul","sum":"050a1f9734b9fad1"}
{"type":"answer","n":380,"by":"government","ask":"redeploy.police.origin","answer":"shibirghan-aibak","sum":"2460bed7133345aa"}
{"type":"answer","n":381,"by":"government","ask":"redeploy.destination","answer":"kabul-tor-kham","sum":"74ce6ad070426043"}
{"type":"answer","n":382,"by":"taliban","ask":"redeploy.destination","answer":"northwest-frontier","sum":"98725de4b4e0f34d"}
{"type":"answer","n":383,"by":"taliban","ask":"redeploy.destination","answer":"khowst","sum":"10a8f1a9b1767897"}
{"type":"answer","n":384,"by":"taliban","ask":"redeploy.destination","answer":"ghowr","sum":"cf9af084ba8a6b47"}
{"type":"answer","n":385,"by":"taliban","ask":"redeploy.count","answer":"2","sum":"7f287eeda13be9c4"}
{"type":"answer","n":386,"by":"taliban","ask":"redeploy.destination","answer":"ghowr","print":"9565b024cab007c7","sum":"5e10ce5862f1e805"}
{"type":"answer","n":387,"by":null,"ask":"deck.card","answer":"49","print":"623e411715aab90e","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 34\nnext: 49\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\nresources: government=53 taliban=20 warlords=28\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan W:B1u4\nbadghis W:B2u2\nbalkh W:B2u1\nfaryab W:B1u1\nghazni C:T3\nghowr T:B1u5\nhelmand T:B1u9 W:B1u1\nherat support=O\nkabul C:B1T4 G:T7P1 T:u2 support=S +1\nkandahar W:B1u1\nkhowst T:B1u1 +1\nkonduz W:B2u1\nnuristan W:u1 support=O\npaktika T:B1u2 support=O\nsar-e-pol W:B1u1\nnorthwest-frontier T:B1u1\nwaziristan T:B1u5\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1\nfarah-kandahar W:u1\ntoraghondi-farah W:u1\n","sum":"c8ad00f0c4babfa0"}
{"type":"answer","n":388,"by":"taliban","ask":"turn","answer":"rally","sum":"862fdf4d77127223"}
{"type":"answer","n":389,"by":"taliban","ask":"rally.space","answer":"nimruz","sum":"ee8d0dbd1e24c2dc"}
{"type":"answer","n":390,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"ef0bc0ced37ec876"}
{"type":"answer","n":391,"by":"taliban","ask":"rally.space","answer":"konduz","sum":"b4129f7b2cda410f"}
{"type":"answer","n":392,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"c9fbb1c8812e7fa8"}
{"type":"answer","n":393,"by":"taliban","ask":"rally.space","answer":"ghowr","sum":"66677cefee123611"}
{"type":"answer","n":394,"by":"taliban","ask":"rally.action","answer":"build-base","sum":"15f43630cb85922b"}
{"type":"answer","n":395,"by":"taliban","ask":"rally.space","answer":"kandahar","sum":"030eb060279e520c"}
{"type":"answer","n":396,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"200dfc233f560790"}
{"type":"answer","n":397,"by":"taliban","ask":"rally.space","answer":"ghazni","sum":"b69093ce03edc520"}
{"type":"answer","n":398,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"3e4f363e1d685c25"}
{"type":"answer","n":399,"by":"taliban","ask":"rally.space","answer":"zabol","sum":"8908e191f6b322d6"}
{"type":"answer","n":400,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"89b06964aa7cfdb1"}
{"type":"answer","n":401,"by":"taliban","ask":"rally.space","answer":"bamian","sum":"823d19117413f99a"}
{"type":"answer","n":402,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"487e294f9307e121"}
{"type":"answer","n":403,"by":"taliban","ask":"rally.space","answer":"northwest-frontier","sum":"b099482a620ca4fe"}
{"type":"answer","n":404,"by":"taliban","ask":"rally.action","answer":"place-one","sum":"30fc4f222ba7019a"}
{"type":"answer","n":405,"by":"taliban","ask":"rally.space","answer":"khowst","sum":"3d9726f92c628120"}
{"type":"answer","n":406,"by":"taliban","ask":"rally.action","answer":"nothing","why":["the only choice"],"sum":"7fceef3e5f6713a4"}
{"type":"answer","n":407,"by":"taliban","ask":"rally.space","answer":"extort","sum":"dcdabc6175ade75c"}
{"type":"answer","n":408,"by":"taliban","ask":"extort.space","answer":"helmand","sum":"fc96244c1a3d3226"}
{"type":"answer","n":409,"by":"taliban","ask":"extort.space","answer":"khowst","sum":"54d7e460cbf2580f"}
{"type":"answer","n":410,"by":"taliban","ask":"extort.space","answer":"paktika","sum":"475fda5a0211e5b3"}
{"type":"answer","n":411,"by":"taliban","ask":"extort.space","answer":"nimruz","sum":"1bb1c684e0cda1cc"}
{"type":"answer","n":412,"by":"taliban","ask":"extort.space","answer":"zabol","sum":"f6171b634dd6ce1a"}
{"type":"answer","n":413,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","sum":"bb82784f2fa5ed60"}
{"type":"answer","n":414,"by":"taliban","ask":"extort.space","answer":"bamian","sum":"b00183222786649d"}
{"type":"answer","n":415,"by":"taliban","ask":"extort.space","answer":"ghowr","sum":"5449363099e197f4"}
{"type":"answer","n":416,"by":"taliban","ask":"extort.space","answer":"done","sum":"2e1f9c6145b51ad1"}
{"type":"answer","n":417,"by":"taliban","ask":"rally.space","answer":"helmand","sum":"7d07266e59495355"}
{"type":"answer","n":418,"by":"taliban","ask":"rally.action","answer":"nothing","sum":"66a497918a093e58"}
{"type":"answer","n":419,"by":"taliban","ask":"rally.space","answer":"waziristan","sum":"bac05189356abdd4"}
{"type":"answer","n":420,"by":"taliban","ask":"rally.action","answer":"nothing","sum":"18b91aa133128dbe"}
{"type":"answer","n":421,"by":"taliban","ask":"rally.space","answer":"paktika","sum":"71133f6a178211ff"}
{"type":"answer","n":422,"by":"taliban","ask":"rally.action","answer":"hide","sum":"6660dba93c878bd3"}
{"type":"answer","n":423,"by":"taliban","ask":"rally.space","answer":"kabul","sum":"93c066b1536e0a25"}
{"type":"answer","n":424,"by":"taliban","ask":"rally.action","answer":"build-base","why":["the only choice"],"sum":"cf984914b04118ef"}
{"type":"answer","n":425,"by":"taliban","ask":"rally.space","answer":"sar-e-pol","sum":"1347dba3f31a6b8b"}
{"type":"answer","n":426,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"ed9519fb0bbe8785"}
{"type":"answer","n":427,"by":"taliban","ask":"rally.space","answer":"baghlan","sum":"8b8eb3f4eadd8bbf"}
{"type":"answer","n":428,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"312d1ff390bb21ea"}
{"type":"answer","n":429,"by":"taliban","ask":"rally.space","answer":"done","sum":"9760c20c84f97882"}
{"type":"answer","n":430,"by":"taliban","ask":"rally.sharia","answer":"kabul","sum":"b1f488d191c325db"}
{"type":"answer","n":431,"by":"taliban","ask":"sharia.steps","answer":"2","print":"331e3c98fcdb3f41","sum":"ef513b2b764c58f0"}
{"type":"answer","n":432,"by":"warlords","ask":"turn","answer":"march","why":["8.1: Accidental Guerrillas is a Capability, and the taliban are played by a person","8.5.1: at least 6 pieces Available: no (1)","8.5.2: Resources and Bases 50 or fewer: yes (37)","8.5: March"],"sum":"748fbbcb5fe9b665"}
{"type":"answer","n":433,"by":"warlords","ask":"march.origin","answer":"badakhshan","why":["8.5.2 step 2: ends TALIBAN Control: baghlan"],"sum":"cae59c10d6b4f6a4"}
{"type":"answer","n":434,"by":"warlords","ask":"march.destination","answer":"baghlan","why":["8.5.2 step 2: ends TALIBAN Control: baghlan"],"sum":"b7e615cf77513267"}
{"type":"answer","n":435,"by":"warlords","ask":"march.count","answer":"3","why":["8.5.2: as many as may leave"],"sum":"26f43614b1f4dfef"}
{"type":"answer","n":436,"by":"warlords","ask":"march.origin","answer":"nuristan","why":["8.5.2 step 2: ends TALIBAN Control: baghlan"],"sum":"0a84e9466aaa27f3"}
{"type":"answer","n":437,"by":"warlords","ask":"march.destination","answer":"baghlan","why":["8.5.2 step 2: ends TALIBAN Control: baghlan"],"sum":"947e9628b0e45e5e"}
{"type":"answer","n":438,"by":"warlords","ask":"march.origin","answer":"roll","why":["8.5.2 step 3: Cultivate could place a Base: faryab, herat","8.2: an equal chance for faryab, herat"],"sum":"97c121bbd5ca131e"}
{"type":"answer","n":439,"by":null,"ask":"bot.die","answer":"5","sum":"2c1cea09f4cfde4a"}
{"type":"answer","n":440,"by":"warlords","ask":"march.origin","answer":"badghis","why":["8.2: dice 5: faryab","8.5.2 step 3: all that can into 1 Province: faryab"],"sum":"02e36e9487dfe7cb"}
{"type":"answer","n":441,"by":"warlords","ask":"march.destination","answer":"faryab","why":["8.5.2 step 3: all that can into 1 Province: faryab"],"sum":"5d02e8086bacb53b"}
{"type":"answer","n":442,"by":"warlords","ask":"march.count","answer":"1","why":["8.5.2 step 3: all that can into 1 Province: faryab"],"sum":"710ecc958eade68b"}
{"type":"answer","n":443,"by":"warlords","ask":"march.origin","answer":"cultivate","why":["8.5.4: Cultivate"],"sum":"a79b6a6f71ea0045"}
{"type":"answer","n":444,"by":"warlords","ask":"cultivate.space","answer":"faryab","why":["8.5.4: one Warlord Base already: faryab","8.5.4: Cultivate: faryab"],"sum":"e941923ee19a53be"}
{"type":"answer","n":445,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"d245f29f65c94bb4","sum":"38f42a83d4caca0f"}
{"type":"answer","n":446,"by":null,"ask":"deck.card","answer":"72","print":"032bd0d9c59bcf7f","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 49\nnext: 72\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=53 taliban=14 warlords=24\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:u1 W:u4\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B2u2\nghazni C:T3 T:u1\nghowr T:B2u2a1\nhelmand T:B1u8a1 W:B1u1\nherat support=O\nkabul C:B1T4 G:T7P1 T:B1 support=O +1\nkandahar T:u1 W:B1u1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\npaktika T:B1u2 support=O\nsar-e-pol T:u1 W:B1u1\nzabol T:a1\nnorthwest-frontier T:B1u1a1\nwaziristan T:B1u5\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1\nfarah-kandahar W:u1\ntoraghondi-farah W:u1\n","sum":"3cb19409bafde416"}
{"type":"answer","n":447,"by":"government","ask":"turn","answer":"sweep","sum":"6a4b83b0bdde36a1"}
{"type":"answer","n":448,"by":"government","ask":"sweep.space","answer":"paktika","sum":"b1a4439ba373d7bb"}
{"type":"answer","n":449,"by":"government","ask":"sweep.origin","answer":"kabul","sum":"077a36132a0d929e"}
{"type":"answer","n":450,"by":"government","ask":"sweep.troops","answer":"5","sum":"7ef2c82b9930692c"}
{"type":"answer","n":451,"by":"government","ask":"sweep.origin","answer":"done","sum":"4fead17c00430abe"}
{"type":"answer","n":452,"by":"government","ask":"sweep.space","answer":"done","sum":"1a8f60c9f9c7be4b"}
{"type":"answer","n":453,"by":"government","ask":"sweep.targets","answer":"taliban","sum":"1771480121b166c4"}
{"type":"answer","n":454,"by":"government","ask":"special","answer":"transport","sum":"14e5622da7940a05"}
{"type":"answer","n":455,"by":"government","ask":"transport.origin","answer":"paktika","sum":"0b4602250bf84298"}
{"type":"answer","n":456,"by":"government","ask":"transport.destination","answer":"kabul","sum":"d8730fb4f16d24aa"}
{"type":"answer","n":457,"by":"government","ask":"transport.troops","answer":"3","print":"0b9eace0f0967833","sum":"4e625af17e232d4b"}
{"type":"answer","n":458,"by":"coalition","ask":"turn","answer":"event","sum":"5bc63ed7511d7026"}
{"type":"answer","n":459,"by":"coalition","ask":"event.side","answer":"shaded","print":"c6d22ffe5ed3b274","sum":"ea5ddc17073df5d2"}
{"type":"answer","n":460,"by":null,"ask":"deck.card","answer":"26","print":"97cf5d1331925a54","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 72\nnext: 26\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=50 taliban=14 warlords=24\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:u1 W:u4\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B2u2\nghazni C:T3 T:u1\nghowr T:B2u2a1\nhelmand T:B1u8a1 W:B1u1\nherat support=O\nkabul C:B1T4 G:T5P1 T:B1 support=O +1\nkandahar T:u1 W:B1u1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\npaktika G:T2 T:B1a2 support=O\nsar-e-pol T:u1 W:B1u1\nzabol T:a1\nnorthwest-frontier T:B1u1a1\nwaziristan T:B1u5\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1\nfarah-kandahar W:u1\ntoraghondi-farah W:u1\n","sum":"6fe2f30f120933c6"}
{"type":"answer","n":461,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: Poppy Crop Failure"],"sum":"cefe73dcfd1b7849"}
{"type":"answer","n":462,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"a70b1c2f4c550873","sum":"547c3a30902df2bc"}
{"type":"answer","n":463,"by":"taliban","ask":"turn","answer":"march","sum":"36b66d309d2d2d74"}
{"type":"answer","n":464,"by":"taliban","ask":"march.origin","answer":"ghazni","sum":"eace31fc65574dc3"}
{"type":"answer","n":465,"by":"taliban","ask":"march.destination","answer":"paktika","sum":"955a650960a58c28"}
{"type":"answer","n":466,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","sum":"e17fb00af1a570ab"}
{"type":"answer","n":467,"by":"taliban","ask":"march.destination","answer":"nuristan","sum":"82a0f7ce0879d436"}
{"type":"answer","n":468,"by":"taliban","ask":"march.count","answer":"1","sum":"3f21790e3493b37c"}
{"type":"answer","n":469,"by":"taliban","ask":"march.underground","answer":"1","why":["the player left the rest of this turn to the bot","8.1.1: as many as possible"],"sum":"a100cf371b9b062e"}
{"type":"answer","n":470,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.3: highest Econ: kandahar-spin-boldak (3)","8.7.3 step 1: waziristan to kandahar-spin-boldak, 2 wanted"],"sum":"ec293466fcd03cdf"}
{"type":"answer","n":471,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 2 wanted"],"sum":"ef61fffa063c7c15"}
{"type":"answer","n":472,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 1: waziristan to kandahar-spin-boldak, 2 wanted"],"sum":"16370b56abf0b19d"}
{"type":"answer","n":473,"by":"taliban","ask":"march.origin","answer":"ghowr","why":["8.3: an equal chance for farah-kandahar, toraghondi-farah, kandahar-kabul","8.3: dice 2: toraghondi-farah","8.7.3 step 1: ghowr to toraghondi-farah, 2 wanted"],"sum":"ea3570dd3ab6e4a1"}
{"type":"answer","n":474,"by":"taliban","ask":"march.destination","answer":"toraghondi-farah","why":["8.7.3 step 1: ghowr to toraghondi-farah, 2 wanted"],"sum":"5b92626276bedd63"}
{"type":"answer","n":475,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 1: ghowr to toraghondi-farah, 2 wanted"],"sum":"9dc91742cd16b3bf"}
{"type":"answer","n":476,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"92ae33ce3e8aeda5"}
{"type":"answer","n":477,"by":"taliban","ask":"march.origin","answer":"paktika","why":["8.3: an equal chance for farah-kandahar, kandahar-kabul","8.3: dice 6: kandahar-kabul","8.7.3 step 1: paktika to kandahar-kabul, 1 wanted"],"sum":"42bd01e9b77ebabe"}
{"type":"answer","n":478,"by":"taliban","ask":"march.destination","answer":"kandahar-kabul","why":["8.7.3 step 1: paktika to kandahar-kabul, 1 wanted"],"sum":"3d5bd28ac55fe070"}
{"type":"answer","n":479,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 1: paktika to kandahar-kabul, 1 wanted"],"sum":"53f4acf9031b33fb"}
{"type":"answer","n":480,"by":"taliban","ask":"march.underground","answer":"0","why":["8.1.2: as many as possible arrive Underground: 0 hide now"],"sum":"ea45fd3994bc9e21"}
{"type":"answer","n":481,"by":"taliban","ask":"march.origin","answer":"helmand","why":["8.7.3 step 1: helmand to farah-kandahar, 2 wanted"],"sum":"dc4500213747c867"}
{"type":"answer","n":482,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","why":["8.7.3 step 1: helmand to farah-kandahar, 2 wanted"],"sum":"387aea65429de2a8"}
{"type":"answer","n":483,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 1: helmand to farah-kandahar, 2 wanted"],"sum":"f6f5db4263bb5bb3"}
{"type":"answer","n":484,"by":"taliban","ask":"march.underground","answer":"2","why":["8.1.2: as many as possible arrive Underground: 2 hide now"],"sum":"1a9411fb902ab5d2"}
{"type":"answer","n":485,"by":"taliban","ask":"march.origin","answer":"helmand","why":["8.2: an equal chance for kandahar, oruzgan, balochistan","8.2: dice 4: kandahar","8.2: an equal chance for oruzgan, balochistan","8.2: dice 2: balochistan","8.7.3 step 2: all that can, helmand to kandahar"],"sum":"71a1a807ca9a4816"}
{"type":"answer","n":486,"by":"taliban","ask":"march.destination","answer":"kandahar","why":["8.7.3 step 2: all that can, helmand to kandahar"],"sum":"beb906c331453253"}
{"type":"answer","n":487,"by":"taliban","ask":"march.count","answer":"4","why":["8.7.3 step 2: all that can, helmand to kandahar"],"sum":"1482ea38dfda929a"}
{"type":"answer","n":488,"by":"taliban","ask":"march.underground","answer":"4","why":["8.1.2: as many as possible arrive Underground: 4 hide now"],"sum":"43e2fede1c35e7e1"}
{"type":"answer","n":489,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.7.3 step 2: all that can, waziristan to kandahar"],"sum":"9d8affe8fd944ec9"}
{"type":"answer","n":490,"by":"taliban","ask":"march.destination","answer":"kandahar","why":["8.7.3 step 2: all that can, waziristan to kandahar"],"sum":"fe6d8d7796ed7c1f"}
{"type":"answer","n":491,"by":"taliban","ask":"march.count","answer":"2","why":["8.7.3 step 2: all that can, waziristan to kandahar"],"sum":"be1dd0658841e886"}
{"type":"answer","n":492,"by":"taliban","ask":"march.origin","answer":"helmand","why":["8.7.3 step 2: all that can, helmand to balochistan"],"sum":"3b89a50d7c2537df"}
{"type":"answer","n":493,"by":"taliban","ask":"march.destination","answer":"balochistan","why":["8.7.3 step 2: all that can, helmand to balochistan"],"sum":"f29585d8b123644b"}
{"type":"answer","n":494,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 2: all that can, helmand to balochistan"],"sum":"18b94d2475575533"}
{"type":"answer","n":495,"by":"taliban","ask":"march.underground","answer":"1","why":["8.1.2: as many as possible arrive Underground: 1 hide now"],"sum":"7a7334dda7a00106"}
{"type":"answer","n":496,"by":"taliban","ask":"march.origin","answer":"kandahar","why":["8.7.3 step 3: lowest cost: badakhshan (0)","8.7.3 step 3: to badakhshan, cost 0, steps 3: kandahar to waziristan"],"sum":"0d57c71fa95f9311"}
{"type":"answer","n":497,"by":"taliban","ask":"march.destination","answer":"waziristan","why":["8.7.3 step 3: to badakhshan, cost 0, steps 3: kandahar to waziristan"],"sum":"66a7fe1497cb63f0"}
{"type":"answer","n":498,"by":"taliban","ask":"march.count","answer":"3","why":["8.7.3 step 3: to badakhshan, cost 0, steps 3: kandahar to waziristan"],"sum":"3832d43d9b080f15"}
{"type":"answer","n":499,"by":"taliban","ask":"march.origin","answer":"waziristan","why":["8.7.3 step 3: to badakhshan, cost 0, steps 3: waziristan to northwest-frontier"],"sum":"4d8acb48555228cc"}
{"type":"answer","n":500,"by":"taliban","ask":"march.destination","answer":"northwest-frontier","why":["8.7.3 step 3: to badakhshan, cost 0, steps 3: waziristan to northwest-frontier"],"sum":"99c08f47e2937af3"}
{"type":"answer","n":501,"by":"taliban","ask":"march.count","answer":"3","why":["8.7.3 step 3: to badakhshan, cost 0, steps 3: waziristan to northwest-frontier"],"sum":"924075f3ff613dbe"}
{"type":"answer","n":502,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","why":["8.7.3 step 3: to badakhshan, cost 0, steps 3: northwest-frontier to badakhshan"],"sum":"f55a2b67181f0e4f"}
{"type":"answer","n":503,"by":"taliban","ask":"march.destination","answer":"badakhshan","why":["8.7.3 step 3: to badakhshan, cost 0, steps 3: northwest-frontier to badakhshan"],"sum":"8e68ce9cc4e8c411"}
{"type":"answer","n":504,"by":"taliban","ask":"march.count","answer":"3","why":["8.7.3 step 3: to badakhshan, cost 0, steps 3: northwest-frontier to badakhshan"],"sum":"2f90fb0f9df7ebc4"}
{"type":"answer","n":505,"by":"taliban","ask":"march.underground","answer":"3","why":["8.1.2: as many as possible arrive Underground: 3 hide now"],"sum":"3e1478135d7f8bce"}
{"type":"answer","n":506,"by":"taliban","ask":"march.origin","answer":"kandahar","why":["8.7.3 step 3: lowest cost: oruzgan (1)","8.7.3 step 3: to oruzgan, cost 1, steps 1: kandahar to oruzgan"],"sum":"d065fced5cd13017"}
{"type":"answer","n":507,"by":"taliban","ask":"march.destination","answer":"oruzgan","why":["8.7.3 step 3: to oruzgan, cost 1, steps 1: kandahar to oruzgan"],"sum":"0ae4dad311bb1f91"}
{"type":"answer","n":508,"by":"taliban","ask":"march.count","answer":"1","why":["8.7.3 step 3: to oruzgan, cost 1, steps 1: kandahar to oruzgan"],"sum":"403ac8004e9e98c8"}
{"type":"answer","n":509,"by":"taliban","ask":"march.origin","answer":"extort","why":["8.7.2: Extort on LoCs of Econ 3 and 4"],"sum":"b2862bc45dbcb64f"}
{"type":"answer","n":510,"by":"taliban","ask":"extort.space","answer":"kandahar-spin-boldak","why":["8.7.2: Extort on LoCs of Econ 3 and 4: kandahar-spin-boldak"],"sum":"395b25b42d7a9f37"}
{"type":"answer","n":511,"by":"taliban","ask":"extort.space","answer":"done","why":["8.7.2: Extort on LoCs of Econ 3 and 4: nothing more"],"sum":"d01b854075041858"}
{"type":"answer","n":512,"by":"taliban","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"ac7fd0ab2d7b757d","sum":"89a7bbe266b30247"}
{"type":"answer","n":513,"by":null,"ask":"deck.card","answer":"48","print":"4c136bd17a7c8f1f","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 26\nnext: 48\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=50 taliban=14 warlords=34\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan T:a3 W:B1u1\nbadghis W:B2u1\nbaghlan T:u1 W:u4\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B2u2\nghazni C:T3\nghowr T:B2u1\nhelmand T:B1u1a1 W:B1u1\nherat support=O\nkabul C:B1T4 G:T5P1 T:B1 support=O +1\nkandahar T:u3 W:B1u1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan T:u1 support=O\noruzgan T:u1\npaktika G:T2 T:B1u1a1 support=O\nsar-e-pol T:u1 W:B1u1\nzabol T:a1\nbalochistan T:u1\nnorthwest-frontier T:B1a1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah T:u1a1 W:u1\nkandahar-kabul T:a1\n","sum":"a427cf59f43e44d4"}
{"type":"answer","n":514,"by":"government","ask":"turn","answer":"sweep","sum":"f242ad03a554c8c1"}
{"type":"answer","n":515,"by":"government","ask":"sweep.space","answer":"kabul","sum":"75666feca4759b36"}
{"type":"answer","n":516,"by":"government","ask":"sweep.origin","answer":"done","sum":"9c0536b51a837a78"}
{"type":"answer","n":517,"by":"government","ask":"sweep.space","answer":"samangan","sum":"18335d277435c184"}
{"type":"answer","n":518,"by":"government","ask":"sweep.origin","answer":"done","sum":"95c97b7cab3f84a0"}
{"type":"answer","n":519,"by":"government","ask":"sweep.space","answer":"ghazni","sum":"6ed260af8a45ed7c"}
{"type":"answer","n":520,"by":"government","ask":"sweep.origin","answer":"paktika","sum":"b750ba8c9bf95797"}
{"type":"answer","n":521,"by":"government","ask":"sweep.troops","answer":"1","sum":"809b76f95c75c3de"}
{"type":"answer","n":522,"by":"government","ask":"sweep.origin","answer":"kabul","sum":"689d374026f494c2"}
{"type":"answer","n":523,"by":"government","ask":"sweep.troops","answer":"4","sum":"68005454a77ce883"}
{"type":"answer","n":524,"by":"government","ask":"sweep.origin","answer":"done","sum":"c18ad33fd0bfaa86"}
{"type":"answer","n":525,"by":"government","ask":"sweep.space","answer":"kandahar","sum":"4f9dd11a4b54c2c2"}
{"type":"answer","n":526,"by":"government","ask":"sweep.origin","answer":"paktika","sum":"009061178d296996"}
{"type":"answer","n":527,"by":"government","ask":"sweep.origin","answer":"done","sum":"fc72703c9f0ac0eb"}
{"type":"answer","n":528,"by":"government","ask":"sweep.space","answer":"done","sum":"d930c01e51dfa317"}
{"type":"answer","n":529,"by":"government","ask":"sweep.targets","answer":"taliban","sum":"f37dcf226e0b170f"}
{"type":"answer","n":530,"by":"government","ask":"special","answer":"transport","sum":"3271ca91f3c26e1a"}
{"type":"answer","n":531,"by":"government","ask":"transport.origin","answer":"kabul","sum":"feaab5be911a7247"}
{"type":"answer","n":532,"by":"government","ask":"transport.destination","answer":"kabul-aibak","print":"daf042a2e97a9ce5","sum":"d17aa53eee84296d"}
{"type":"answer","n":533,"by":"coalition","ask":"turn","answer":"sweep","sum":"25cd34d63ae5fb00"}
{"type":"answer","n":534,"by":"coalition","ask":"sweep.space","answer":"nimruz","print":"c93eeb51ce31a755","sum":"8d50000d540d03ff"}
{"type":"answer","n":535,"by":null,"ask":"deck.card","answer":"61","print":"28e4fb3572866e74","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 48\nnext: 61\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=37 taliban=14 warlords=35\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan T:a3 W:B1u1\nbadghis W:B2u1\nbaghlan T:u1 W:u4\nbalkh W:B2u1\nbamian T:a1\nfaryab W:B2u2\nghazni C:T3 G:T5\nghowr T:B2u1\nhelmand T:B1u1a1 W:B1u1\nherat support=O\nkabul C:B1T4 G:P1 T:B1 support=O +1\nkandahar G:T1 T:u2a1 W:B1u1\nkhowst T:B1a1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan T:u1 support=O\noruzgan T:u1\npaktika T:B1u1a1 support=O\nsar-e-pol T:u1 W:B1u1\nzabol T:a1\nbalochistan T:u1\nnorthwest-frontier T:B1a1\nwaziristan T:B1u1\nkabul-tor-kham G:P1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:T1P1\nshibirghan-aibak C:T1 G:P1\nfarah-kandahar T:u2 W:u1\ntoraghondi-farah T:u1a1 W:u1\nkandahar-kabul T:a1\n","sum":"9d922304a44568bc"}
{"type":"answer","n":536,"by":"taliban","ask":"turn","answer":"march","sum":"c4073bd5442a32c8"}
{"type":"answer","n":537,"by":"taliban","ask":"march.origin","answer":"zabol","sum":"929c75837985377c"}
{"type":"answer","n":538,"by":"taliban","ask":"march.destination","answer":"kandahar","sum":"4e65b3a27bc3e3f5"}
{"type":"answer","n":539,"by":"taliban","ask":"march.origin","answer":"give","sum":"590b7fe9c724d96d"}
{"type":"answer","n":540,"by":"taliban","ask":"give.what","answer":"taliban-to-government","sum":"ccca3d5273cf2b2a"}
{"type":"answer","n":541,"by":"taliban","ask":"give.amount","answer":"13","sum":"44bbce72130c286a"}
{"type":"answer","n":542,"by":"taliban","ask":"march.origin","answer":"kandahar-spin-boldak","sum":"c69ffd3e5e57273c"}
{"type":"answer","n":543,"by":"taliban","ask":"march.destination","answer":"kandahar","sum":"773923350d1acd3f"}
{"type":"answer","n":544,"by":"taliban","ask":"march.count","answer":"1","sum":"d3da388789893892"}
{"type":"answer","n":545,"by":"taliban","ask":"march.underground","answer":"0","sum":"8e1e5cacf9a2235f"}
{"type":"answer","n":546,"by":"taliban","ask":"march.origin","answer":"toraghondi-farah","sum":"ae46bb2e53cf48c2"}
{"type":"answer","n":547,"by":"taliban","ask":"march.count","answer":"2","sum":"bb38080f66982749"}
{"type":"answer","n":548,"by":"taliban","ask":"march.origin","answer":"ghowr","sum":"5979cf70e2ed21bc"}
{"type":"answer","n":549,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","sum":"3eeeed1a7049147e"}
{"type":"answer","n":550,"by":"taliban","ask":"march.origin","answer":"oruzgan","sum":"e3170d111ab3a5bb"}
{"type":"answer","n":551,"by":"taliban","ask":"march.destination","answer":"kandahar-kabul","sum":"ad68c9d9e25d5714"}
{"type":"answer","n":552,"by":"taliban","ask":"march.origin","answer":"helmand","sum":"fd87f5cb2738f347"}
{"type":"answer","n":553,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","sum":"69baaad8a54dcc1f"}
{"type":"answer","n":554,"by":"taliban","ask":"march.count","answer":"remove-own","sum":"d682a44261533377"}
{"type":"answer","n":555,"by":"taliban","ask":"remove-own.space","answer":"nimruz","sum":"d21d6c19318af67f"}
{"type":"answer","n":556,"by":"taliban","ask":"march.count","answer":"2","sum":"7022f6191a64be8c"}
{"type":"answer","n":557,"by":"taliban","ask":"march.origin","answer":"kandahar-spin-boldak","sum":"c4717098c7cd192b"}
{"type":"answer","n":558,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","sum":"eadb0027b523ec5f"}
{"type":"answer","n":559,"by":"taliban","ask":"march.origin","answer":"baghlan","sum":"3d0ca7b034567ce8"}
{"type":"answer","n":560,"by":"taliban","ask":"march.destination","answer":"shibirghan-aibak","sum":"64e4bc4c113f0f8a"}
{"type":"answer","n":561,"by":"taliban","ask":"march.origin","answer":"farah-kandahar","sum":"024fcfed20a73298"}
{"type":"answer","n":562,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","sum":"f000bf36b744a7ea"}
{"type":"answer","n":563,"by":"taliban","ask":"march.count","answer":"2","sum":"cbd90ebbb5478f86"}
{"type":"answer","n":564,"by":"taliban","ask":"march.origin","answer":"badakhshan","sum":"5fa0655d5401c0b2"}
{"type":"answer","n":565,"by":"taliban","ask":"march.count","answer":"3","sum":"1ff89df0e9d71558"}
{"type":"answer","n":566,"by":"taliban","ask":"march.origin","answer":"sar-e-pol","sum":"8505de2471f64a05"}
{"type":"answer","n":567,"by":"taliban","ask":"march.origin","answer":"extort","sum":"457edecc0b771db5"}
{"type":"answer","n":568,"by":"taliban","ask":"extort.space","answer":"kandahar","sum":"d079b6c8e6195f14"}
{"type":"answer","n":569,"by":"taliban","ask":"extort.space","answer":"paktika","sum":"52e50c3524f6522d"}
{"type":"answer","n":570,"by":"taliban","ask":"extort.space","answer":"waziristan","sum":"cdecde945c33d50b"}
{"type":"answer","n":571,"by":"taliban","ask":"extort.space","answer":"kandahar-spin-boldak","sum":"b767071eb8555ace"}
{"type":"answer","n":572,"by":"taliban","ask":"extort.space","answer":"done","sum":"4db11044f456f0ce"}
{"type":"answer","n":573,"by":"taliban","ask":"march.origin","answer":"kandahar-kabul","sum":"124072dfafd6a964"}
{"type":"answer","n":574,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","sum":"3d1ba16454b6e0c3"}
{"type":"answer","n":575,"by":"taliban","ask":"march.origin","answer":"northwest-frontier","sum":"c9d9c64bb9ee8daa"}
{"type":"answer","n":576,"by":"taliban","ask":"march.destination","answer":"nuristan","sum":"c380b0e2c2703b7e"}
{"type":"answer","n":577,"by":"taliban","ask":"march.count","answer":"4","sum":"02d5a2e5c473664e"}
{"type":"answer","n":578,"by":"taliban","ask":"march.origin","answer":"kandahar","sum":"721d4fb8c5a512e7"}
{"type":"answer","n":579,"by":"taliban","ask":"march.destination","answer":"helmand","sum":"1e21200ee985c439"}
{"type":"answer","n":580,"by":"taliban","ask":"march.count","answer":"5","sum":"895c73e6c7d256e0"}
{"type":"answer","n":581,"by":"taliban","ask":"march.origin","answer":"waziristan","sum":"76e68b36f4ed62f8"}
{"type":"answer","n":582,"by":"taliban","ask":"march.destination","answer":"northwest-frontier","sum":"5b69f95cb9139e99"}
{"type":"answer","n":583,"by":"taliban","ask":"march.origin","answer":"khowst","sum":"47a6b4601809e8a5"}
{"type":"answer","n":584,"by":"taliban","ask":"march.destination","answer":"kabul","sum":"4ab4efee014868d2"}
{"type":"answer","n":585,"by":"taliban","ask":"march.origin","answer":"nuristan","sum":"b468aa468d376394"}
{"type":"answer","n":586,"by":"taliban","ask":"march.destination","answer":"northwest-frontier","sum":"58feb427f8e4662c"}
{"type":"answer","n":587,"by":"taliban","ask":"march.count","answer":"4","sum":"47616da303a80a3f"}
{"type":"answer","n":588,"by":"taliban","ask":"march.underground","answer":"1","sum":"706dd862f2553525"}
{"type":"answer","n":589,"by":"taliban","ask":"march.origin","answer":"bamian","sum":"c187908e1f3b4480"}
{"type":"answer","n":590,"by":"taliban","ask":"march.destination","answer":"oruzgan","sum":"d1158b3566d9efcc"}
{"type":"answer","n":591,"by":"taliban","ask":"march.origin","answer":"balochistan","sum":"15fda7fb39fdd595"}
{"type":"answer","n":592,"by":"taliban","ask":"march.destination","answer":"kandahar","sum":"03fbf76f0f5cc6d1"}
{"type":"answer","n":593,"by":"taliban","ask":"march.origin","answer":"konduz","sum":"6b6898b9f26f5579"}
{"type":"answer","n":594,"by":"taliban","ask":"march.destination","answer":"balkh","sum":"c147b305e7e59138"}
{"type":"answer","n":595,"by":"taliban","ask":"march.origin","answer":"paktika","sum":"601ce97873dfd74a"}
{"type":"answer","n":596,"by":"taliban","ask":"march.destination","answer":"zabol","sum":"6aaa36a9b627640d"}
{"type":"answer","n":597,"by":"taliban","ask":"march.count","answer":"1","sum":"5fab6c8cdb2c5e94"}
{"type":"answer","n":598,"by":"taliban","ask":"march.origin","answer":"oruzgan","sum":"24eb95f2fee324a9"}
{"type":"answer","n":599,"by":"taliban","ask":"march.destination","answer":"sar-e-pol","sum":"211e6db590fdba5e"}
{"type":"answer","n":600,"by":"taliban","ask":"march.origin","answer":"zabol","sum":"7756ff4a0ea7e27a"}
{"type":"answer","n":601,"by":"taliban","ask":"march.destination","answer":"ghazni","sum":"3cafb98a501c5f8f"}
{"type":"answer","n":602,"by":"taliban","ask":"march.origin","answer":"kabul","sum":"6e37ef28c72380eb"}
{"type":"answer","n":603,"by":"taliban","ask":"march.destination","answer":"kabul-aibak","sum":"4399bae1dce5c416"}
{"type":"answer","n":604,"by":"taliban","ask":"march.origin","answer":"nuristan","sum":"11a0a1349bdc3c40"}
{"type":"answer","n":605,"by":"taliban","ask":"march.destination","answer":"kabul","sum":"66944d94f13e6c78"}
{"type":"answer","n":606,"by":"taliban","ask":"march.origin","answer":"kabul","sum":"682514a91a301fda"}
{"type":"answer","n":607,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","sum":"e281e03a5bfdf49d"}
{"type":"answer","n":608,"by":"taliban","ask":"march.origin","answer":"kandahar","sum":"deb9a07b13f2b48b"}
{"type":"answer","n":609,"by":"taliban","ask":"march.destination","answer":"zabol","sum":"4d666b036b118a96"}
{"type":"answer","n":610,"by":"taliban","ask":"march.origin","answer":"zabol","sum":"6f6147f49ba3e3d5"}
{"type":"answer","n":611,"by":"taliban","ask":"march.destination","answer":"oruzgan","sum":"f2d18a7c0f6f4ad2"}
{"type":"answer","n":612,"by":"taliban","ask":"march.origin","answer":"paktika","sum":"1c370b5ad63d129e"}
{"type":"answer","n":613,"by":"taliban","ask":"march.destination","answer":"waziristan","sum":"600f04eb448279ef"}
{"type":"answer","n":614,"by":"taliban","ask":"march.origin","answer":"done","print":"b32889ede2ef88cf","sum":"0f6613d33ed526e3"}
{"type":"answer","n":615,"by":"warlords","ask":"turn","answer":"march","why":["8.1: Strategic Partners moves Islamabad, and the taliban are played by a person","8.5.1: at least 6 pieces Available: no (0)","8.5.2: Resources and Bases 50 or fewer: yes (45)","8.5: March"],"sum":"30cf654be9494af2"}
{"type":"answer","n":616,"by":"warlords","ask":"march.origin","answer":"roll","why":["8.2: an equal chance for badakhshan, badghis, balkh, konduz, nuristan, samangan, sar-e-pol"],"sum":"76dbefd7a310c34a"}
{"type":"answer","n":617,"by":null,"ask":"bot.die","answer":"2","sum":"8ac58e09c54ca615"}
{"type":"answer","n":618,"by":"warlords","ask":"march.origin","answer":"roll","why":["8.2: an equal chance for badakhshan, badghis, balkh, konduz, nuristan, samangan, sar-e-pol"],"sum":"abf4e534be3102a4"}
{"type":"answer","n":619,"by":null,"ask":"bot.die","answer":"1","sum":"6c3b329f0349077f"}
{"type":"answer","n":620,"by":"warlords","ask":"march.origin","answer":"faryab","why":["8.2: dice 2 1: sar-e-pol","8.5.2 step 3: all that can into 1 Province: sar-e-pol"],"sum":"712b818930ae0cf8"}
{"type":"answer","n":621,"by":"warlords","ask":"march.destination","answer":"sar-e-pol","why":["8.5.2 step 3: all that can into 1 Province: sar-e-pol"],"sum":"b937d40465f64f16"}
{"type":"answer","n":622,"by":"warlords","ask":"march.count","answer":"1","why":["8.5.2 step 3: all that can into 1 Province: sar-e-pol"],"sum":"7f99b83ff4c1e601"}
{"type":"answer","n":623,"by":"warlords","ask":"march.origin","answer":"traffic","why":["8.5.4: no Cultivate","8.5.4: Traffic"],"sum":"2bbb06c4cb388730"}
{"type":"answer","n":624,"by":"warlords","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"sum":"c961cb5cab885aaf"}
{"type":"answer","n":625,"by":"warlords","ask":"march.origin","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"2ffc23d2a76b64cf","sum":"608625d22f34e603"}
{"type":"answer","n":626,"by":null,"ask":"deck.card","answer":"35","print":"7e34c393b1b52a7d","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 61\nnext: 35\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=50 taliban=1 warlords=44\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan W:u4\nbalkh T:u1 W:B2u1\nfaryab W:B2u1\nghazni C:T3 G:T5 T:a1\nghowr T:B2\nhelmand T:B1u1a4 W:B1u1\nherat support=O\nkabul C:B1T4 G:P1 T:B1 support=O +1\nkandahar G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u1\nnuristan support=O\noruzgan T:u1\npaktika T:B1 support=O\nsar-e-pol T:a1 W:B1u2\nnorthwest-frontier T:B1u1a4\nwaziristan T:B1a1\nkabul-tor-kham G:P1 T:a1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:T1P1 T:a1\nshibirghan-aibak C:T1 G:P1 T:u2\nfarah-kandahar T:u4a3 W:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"d2e2144256470327"}
{"type":"answer","n":627,"by":"coalition","ask":"turn","answer":"pass","print":"5d8a90d4a7f4ff6c","sum":"82e1f144d909c98b"}
{"type":"answer","n":628,"by":"government","ask":"turn","answer":"assault","sum":"eaff45f2f2f85a4b"}
{"type":"answer","n":629,"by":"government","ask":"assault.space","answer":"transport","sum":"ea09dbebcec7cc5f"}
{"type":"answer","n":630,"by":"government","ask":"transport.origin","answer":"kabul-aibak","sum":"9e6a158b1f47233e"}
{"type":"answer","n":631,"by":"government","ask":"transport.destination","answer":"zabol","sum":"41475455ee05e60e"}
{"type":"answer","n":632,"by":"government","ask":"assault.space","answer":"ghazni","why":["the only choice"],"print":"73f4c94ecded99c8","sum":"9ea196421ed6668c"}
{"type":"answer","n":633,"by":null,"ask":"deck.card","answer":"23","print":"f88cfe0150a3c014","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 35\nnext: 23\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition taliban warlords\nresources: government=49 taliban=1 warlords=45\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan W:u4\nbalkh T:u1 W:B2u1\nfaryab W:B2u1\nghazni C:T3 G:T5\nghowr T:B2\nhelmand T:B1u1a4 W:B1u1\nherat support=O\nkabul C:B1T4 G:P1 T:B1 support=O +1\nkandahar G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz W:B2u1\nnuristan support=O\noruzgan T:u1\npaktika T:B1 support=O\nsar-e-pol T:a1 W:B1u2\nzabol G:T1\nnorthwest-frontier T:B1u1a4\nwaziristan T:B1a1\nkabul-tor-kham G:P1 T:a1\nkandahar-spin-boldak G:P1 T:u1a1\nkabul-aibak G:P1 T:a1\nshibirghan-aibak C:T1 G:P1 T:u2\nfarah-kandahar T:u4a3 W:u1\ntoraghondi-farah W:u1\nkandahar-kabul T:u1\n","sum":"439a87cf7af0989a"}
{"type":"answer","n":634,"by":"taliban","ask":"turn","answer":"march","sum":"964505d811f5ee9d"}
{"type":"answer","n":635,"by":"taliban","ask":"march.origin","answer":"kabul-aibak","sum":"2b9796761b35e442"}
{"type":"answer","n":636,"by":"taliban","ask":"march.destination","answer":"kabul","sum":"d251b133972819d4"}
{"type":"answer","n":637,"by":"taliban","ask":"march.origin","answer":"sar-e-pol","sum":"c81351e1e61b4592"}
{"type":"answer","n":638,"by":"taliban","ask":"march.origin","answer":"farah-kandahar","sum":"5dd245ce17a08ba9"}
{"type":"answer","n":639,"by":"taliban","ask":"march.destination","answer":"kandahar-kabul","sum":"a9015d732624d890"}
{"type":"answer","n":640,"by":"taliban","ask":"march.count","answer":"2","sum":"c96cedd34a9da0d4"}
{"type":"answer","n":641,"by":"taliban","ask":"march.underground","answer":"2","sum":"9391d5e5a7bd122a"}
{"type":"answer","n":642,"by":"taliban","ask":"march.origin","answer":"helmand","sum":"1db46390ccded774"}
{"type":"answer","n":643,"by":"taliban","ask":"march.destination","answer":"farah-kandahar","sum":"d306164984b178d1"}
{"type":"answer","n":644,"by":"taliban","ask":"march.count","answer":"4","sum":"63f64472876d962d"}
{"type":"answer","n":645,"by":"taliban","ask":"march.underground","answer":"1","sum":"9e3faeeec6cd4e9e"}
{"type":"answer","n":646,"by":"taliban","ask":"march.origin","answer":"extort","sum":"181589cd89f2a1c7"}
{"type":"answer","n":647,"by":"taliban","ask":"extort.space","answer":"farah-kandahar","sum":"65a2fe377a9cb66d"}
{"type":"answer","n":648,"by":"taliban","ask":"extort.space","answer":"shibirghan-aibak","sum":"b165404e33ee7776"}
{"type":"answer","n":649,"by":"taliban","ask":"extort.space","answer":"kandahar-spin-boldak","sum":"7b2551e6eeb972fb"}
{"type":"answer","n":650,"by":"taliban","ask":"extort.space","answer":"northwest-frontier","sum":"bbc934008bb7fe7e"}
{"type":"answer","n":651,"by":"taliban","ask":"extort.space","answer":"done","sum":"fe18fa7a684346f6"}
{"type":"answer","n":652,"by":"taliban","ask":"march.origin","answer":"kabul","sum":"16ed32b41264cb81"}
{"type":"answer","n":653,"by":"taliban","ask":"march.destination","answer":"kabul-tor-kham","sum":"70421c124927cd0e"}
{"type":"answer","n":654,"by":"taliban","ask":"march.origin","answer":"waziristan","sum":"2933e2c90fc67bb4"}
{"type":"answer","n":655,"by":"taliban","ask":"march.destination","answer":"kandahar-spin-boldak","sum":"263db02894efbf7f"}
{"type":"answer","n":656,"by":"taliban","ask":"march.origin","answer":"oruzgan","sum":"0ca4b5b288c07084"}
{"type":"answer","n":657,"by":"taliban","ask":"march.destination","answer":"helmand","sum":"63195c9715c7da7d"}
{"type":"answer","n":658,"by":"taliban","ask":"march.origin","answer":"helmand","sum":"4a88240c2c817c46"}
{"type":"answer","n":659,"by":"taliban","ask":"march.destination","answer":"nimruz","sum":"77274da97e1e714c"}
{"type":"answer","n":660,"by":"taliban","ask":"march.count","answer":"2","sum":"0482f023388456ea"}
{"type":"answer","n":661,"by":"taliban","ask":"march.origin","answer":"kandahar-spin-boldak","sum":"2831a58cbfad1b14"}
{"type":"answer","n":662,"by":"taliban","ask":"march.destination","answer":"kandahar-kabul","sum":"1a2f960b33d0dce2"}
{"type":"answer","n":663,"by":"taliban","ask":"march.count","answer":"2","sum":"92a373907b122ff4"}
{"type":"answer","n":664,"by":"taliban","ask":"march.origin","answer":"nimruz","sum":"c195aac2e214d46e"}
{"type":"answer","n":665,"by":"taliban","ask":"march.destination","answer":"toraghondi-farah","sum":"a653d4fa212e180d"}
{"type":"answer","n":666,"by":"taliban","ask":"march.count","answer":"1","sum":"8854d67346ed7401"}
{"type":"answer","n":667,"by":"taliban","ask":"march.underground","answer":"1","sum":"376b09396060c21a"}
{"type":"answer","n":668,"by":"taliban","ask":"march.origin","answer":"kabul-tor-kham","sum":"821092d7698a26f0"}
{"type":"answer","n":669,"by":"taliban","ask":"march.destination","answer":"kabul","sum":"ddc0bee3c1be45fc"}
{"type":"answer","n":670,"by":"taliban","ask":"march.origin","answer":"balkh","sum":"f155c39ca101f7ed"}
{"type":"answer","n":671,"by":"taliban","ask":"march.destination","answer":"konduz","sum":"f797c780286ff7b7"}
{"type":"answer","n":672,"by":"taliban","ask":"march.origin","answer":"done","print":"8a06d65060b2854c","sum":"af66c25f520abde2"}
{"type":"answer","n":673,"by":"warlords","ask":"turn","answer":"pass","why":["8.4.1: Gulbuddin Hekmatyar: only if the taliban are a Non-player","8.5.1: at least 6 pieces Available: no (0)","8.5.2: Resources and Bases 50 or fewer: no (57)","8.5: no Terror is possible","8.5: no Rally is possible","8.1.1: no Operation would do anything: Pass"],"print":"4e195fa2d497955c","sum":"6c28c819e1a630b5"}
{"type":"answer","n":674,"by":"coalition","ask":"turn","answer":"assault","sum":"b1cf707a5a0f4d06"}
{"type":"answer","n":675,"by":"coalition","ask":"assault.space","answer":"kandahar-spin-boldak","print":"e8468a9471189e36","sum":"cf3a0093915f272f"}
{"type":"answer","n":676,"by":null,"ask":"deck.card","answer":"4","print":"9b9a6ec2c1585f69","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 23\nnext: 4\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: government warlords\nresources: government=46 taliban=3 warlords=46\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan W:u4\nbalkh W:B2u1\nfaryab W:B2u1\nghazni C:T3 G:T5\nghowr T:B2\nhelmand T:B1 W:B1u1\nherat support=O\nkabul C:B1T4 G:P1 T:B1a1 support=O +1\nkandahar G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\npaktika T:B1 support=O\nsar-e-pol W:B1u2\nzabol G:T1\nnorthwest-frontier T:B1a5\nwaziristan T:B1\nkabul-tor-kham G:P1 T:a1\nkandahar-spin-boldak G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1 T:u1a2\nfarah-kandahar T:u1a8 W:u1\ntoraghondi-farah T:u1 W:u1\nkandahar-kabul T:u3a2\n","sum":"92591755daf6762f"}
{"type":"answer","n":677,"by":"warlords","ask":"turn","answer":"pass","why":["8.1: Roadside IEDs is a Capability, and the taliban are played by a person","8.5.1: at least 6 pieces Available: no (0)","8.5.2: Resources and Bases 50 or fewer: no (58)","8.5: no Terror is possible","8.5: no Rally is possible","8.1.1: no Operation would do anything: Pass"],"print":"1c4efbd4a7fe9694","sum":"b409425610251021"}
{"type":"answer","n":678,"by":"government","ask":"turn","answer":"event","sum":"0f7d6e5b4ef93858"}
{"type":"answer","n":679,"by":"government","ask":"event.side","answer":"unshaded","print":"43fb611d02b08f7d","sum":"e8e79859e9fea56b"}
{"type":"answer","n":680,"by":null,"ask":"deck.card","answer":"24","print":"ae86b7758d25ba45","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 4\nnext: 24\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition taliban warlords\nresources: government=46 taliban=3 warlords=47\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan W:u4\nbalkh W:B2u1\nfaryab W:B2u1\nghazni C:T3 G:T5\nghowr T:B2\nhelmand T:B1 W:B1u1\nherat support=O\nkabul C:B1T4 G:P1 T:B1a1 support=O +1\nkandahar G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\npaktika T:B1 support=O\nsar-e-pol W:B1u2\nzabol G:T1\nnorthwest-frontier T:B1a5\nwaziristan T:B1\nkabul-tor-kham G:P1 T:a1\nkandahar-spin-boldak G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1 T:u1a2\nfarah-kandahar T:u1a8 W:u1\ntoraghondi-farah T:u1 W:u1\nkandahar-kabul T:u3a2\n","sum":"2e2934b71c5498ce"}
{"type":"answer","n":681,"by":"coalition","ask":"turn","answer":"pass","print":"e66100a3df604fc8","sum":"2ac0be8f727439ab"}
{"type":"answer","n":682,"by":"taliban","ask":"turn","answer":"terror","sum":"e68f8dc83c3bd064"}
{"type":"answer","n":683,"by":"taliban","ask":"terror.space","answer":"farah-kandahar","sum":"ca273a9eb2c6614a"}
{"type":"answer","n":684,"by":"taliban","ask":"terror.space","answer":"done","sum":"1aa94679f5227eb4"}
{"type":"answer","n":685,"by":"taliban","ask":"special","answer":"extort","sum":"f3371f9556fbe06e"}
{"type":"answer","n":686,"by":"taliban","ask":"extort.space","answer":"shibirghan-aibak","sum":"a3ca35cfbdcbd209"}
{"type":"answer","n":687,"by":"taliban","ask":"extort.space","answer":"done","print":"c1681df6363675e4","sum":"e15547c96684e472"}
{"type":"answer","n":688,"by":"warlords","ask":"turn","answer":"pass","why":["8.4.1: #2 Is Dead: only if the taliban are a Non-player","8.5.1: at least 6 pieces Available: no (0)","8.5.2: Resources and Bases 50 or fewer: no (59)","8.5: no Terror is possible","8.5: no Rally is possible","8.1.1: no Operation would do anything: Pass"],"print":"a02a12356355e700","sum":"f39a42fb01bb8efb"}
{"type":"answer","n":689,"by":null,"ask":"deck.card","answer":"56","print":"bcb4fc633567823e","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 24\nnext: 56\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government warlords\nresources: government=49 taliban=4 warlords=48\naid: 19\npatronage: 6\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda,hidden-agenda taliban=none\nshown: taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan W:u4\nbalkh W:B2u1\nfaryab W:B2u1\nghazni C:T3 G:T5\nghowr T:B2\nhelmand T:B1 W:B1u1\nherat support=O\nkabul C:B1T4 G:P1 T:B1a1 support=O +1\nkandahar G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\npaktika T:B1 support=O\nsar-e-pol W:B1u2\nzabol G:T1\nnorthwest-frontier T:B1a5\nwaziristan T:B1\nkabul-tor-kham G:P1 T:a1\nkandahar-spin-boldak G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1 T:a3\nfarah-kandahar T:a9 W:u1 sabotage\ntoraghondi-farah T:u1 W:u1\nkandahar-kabul T:u3a2\n","sum":"5b14d58a0797accb"}
{"type":"answer","n":690,"by":"coalition","ask":"turn","answer":"pass","print":"1f3fe9c7435d01a6","sum":"37f4fc364141b2f2"}
{"type":"answer","n":691,"by":"warlords","ask":"turn","answer":"event","why":["8.1: the Event is offered, and nothing forbids it: US-Taliban Talks"],"sum":"c0bd7ddd653f936e"}
{"type":"answer","n":692,"by":"warlords","ask":"event.side","answer":"shaded","why":["8.4.2: the text for the warlords: shaded"],"print":"a3d7b23798275e1d","sum":"78fea92edbf325c1"}
{"type":"answer","n":693,"by":"government","ask":"turn","answer":"show-agenda","sum":"7494fccfb2512eb6"}
{"type":"answer","n":694,"by":"government","ask":"turn","answer":"train","sum":"5b0ee138a14b2c84"}
{"type":"answer","n":695,"by":"government","ask":"train.space","answer":"eradicate","sum":"35f5c571927997f5"}
{"type":"answer","n":696,"by":"government","ask":"eradicate.space","answer":"zabol","sum":"23c62488b57a26ee"}
{"type":"answer","n":697,"by":"government","ask":"eradicate.space","answer":"done","sum":"ec42299f189c0d58"}
{"type":"answer","n":698,"by":"government","ask":"train.space","answer":"samangan","sum":"64eb6f0e351fb3ff"}
{"type":"answer","n":699,"by":"government","ask":"train.space","answer":"kabul","sum":"771f822cb2de6ea9"}
{"type":"answer","n":700,"by":"government","ask":"train.troops","answer":"4","sum":"be1f4662c6bef7c5"}
{"type":"answer","n":701,"by":"government","ask":"train.police","answer":"0","sum":"e9b142b68533dd04"}
{"type":"answer","n":702,"by":"government","ask":"train.space","answer":"ghazni","sum":"3f1b518a4004c659"}
{"type":"answer","n":703,"by":"government","ask":"train.extra","answer":"done","print":"f3c1dbb92977d741","sum":"6e1a063cab69322b"}
{"type":"answer","n":704,"by":null,"ask":"deck.card","answer":"39","print":"4eceaf1f77e749ad","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 56\nnext: 39\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4 24\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition taliban\nresources: government=43 taliban=4 warlords=48\naid: 22\npatronage: 7\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 24=shaded:\"no Coalition Assault\"\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda taliban=none\nshown: government=hidden-agenda taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan W:u4\nbalkh W:B2u1\nfaryab W:B2u1\nghazni C:T3 G:T5\nghowr T:B2\nhelmand T:B1 W:B1u1\nherat support=O\nkabul C:B1T4 G:T4P1 T:B1a1 support=O +1\nkandahar G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\npaktika T:B1 support=O\nsar-e-pol W:B1u2\nzabol G:T1 T:u1\nnorthwest-frontier T:B1a5\nwaziristan T:B1\nkabul-tor-kham G:P1 T:a1\nkandahar-spin-boldak G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1 T:a3\nfarah-kandahar T:a9 W:u1 sabotage\ntoraghondi-farah T:u1 W:u1\nkandahar-kabul T:u3a2\n","sum":"8b3699be2d19c138"}
{"type":"answer","n":705,"by":"coalition","ask":"turn","answer":"train","sum":"46f6d0d0fa6a0569"}
{"type":"answer","n":706,"by":"coalition","ask":"train.space","answer":"ghazni","sum":"16d341d1134312bc"}
{"type":"answer","n":707,"by":"coalition","ask":"train.space","answer":"kabul","sum":"0e602225cfa3df5a"}
{"type":"answer","n":708,"by":"coalition","ask":"train.troops","answer":"1","sum":"e126ac64c9b75f92"}
{"type":"answer","n":709,"by":"coalition","ask":"train.police","answer":"2","sum":"89035bd1c216ec15"}
{"type":"answer","n":710,"by":"coalition","ask":"train.space","answer":"surge","sum":"e4a4a7dcaf98e8a8"}
{"type":"answer","n":711,"by":"coalition","ask":"surge.space","answer":"ghazni","sum":"252d041a176f4036"}
{"type":"answer","n":712,"by":"coalition","ask":"surge.space","answer":"done","sum":"ef727243bee86139"}
{"type":"answer","n":713,"by":"coalition","ask":"surge.troops","answer":"7","sum":"671b6cd3e30b78e6"}
{"type":"answer","n":714,"by":"coalition","ask":"surge.bases","answer":"0","sum":"970c648e10508d94"}
{"type":"answer","n":715,"by":"coalition","ask":"surge.die","answer":"roll","sum":"434d446665039dec"}
{"type":"answer","n":716,"by":null,"ask":"surge.roll","answer":"1","sum":"d2553dbe8876a490"}
{"type":"answer","n":717,"by":"coalition","ask":"surge.aid","answer":"1","sum":"13ae70726d85e397"}
{"type":"answer","n":718,"by":"coalition","ask":"train.extra","answer":"take-patronage","sum":"5da12341e33f778a"}
{"type":"answer","n":719,"by":"coalition","ask":"train.village","answer":"done","print":"176254405dd50b43","sum":"fd1803a1242d40f9"}
{"type":"answer","n":720,"by":"taliban","ask":"turn","answer":"rally","sum":"1a42bafab225825f"}
{"type":"answer","n":721,"by":"taliban","ask":"rally.space","answer":"baghlan","sum":"02d3d04f975573b5"}
{"type":"answer","n":722,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"print":"f1dd8daada65de4f","sum":"8dfcc3950e846e29"}
{"type":"answer","n":723,"by":null,"ask":"deck.top","answer":"event","sum":"03b9443ac1ba1b29"}
{"type":"answer","n":724,"by":null,"ask":"deck.card","answer":"70","print":"df4326be8288d9dc","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 39\nnext: 70\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4 24 56\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: government warlords\nresources: government=43 taliban=3 warlords=48\naid: 23\npatronage: 4\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 24=shaded:\"no Coalition Assault\"\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda taliban=none\nshown: government=hidden-agenda taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:u1 W:u4\nbalkh W:B2u1\nfaryab W:B2u1\nghazni C:T7 G:T5\nghowr T:B2\nhelmand T:B1 W:B1u1\nherat support=O\nkabul C:B1T4 G:T5P3 T:B1a1 support=O +1\nkandahar G:T1 W:B1u1\nkhowst T:B1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\npaktika T:B1 support=O\nsar-e-pol W:B1u2\nzabol G:T1 T:u1\nnorthwest-frontier T:B1a5\nwaziristan T:B1\nkabul-tor-kham G:P1 T:a1\nkandahar-spin-boldak G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1 T:a3\nfarah-kandahar T:a9 W:u1 sabotage\ntoraghondi-farah T:u1 W:u1\nkandahar-kabul T:u3a2\n","sum":"6503678b4c85e700"}
{"type":"answer","n":725,"by":"government","ask":"turn","answer":"sweep","sum":"c7eb8d3a3d536393"}
{"type":"answer","n":726,"by":"government","ask":"sweep.space","answer":"balkh","sum":"ff0fbd78ca4718a0"}
{"type":"answer","n":727,"by":"government","ask":"sweep.origin","answer":"kabul","sum":"d2ef258894d4e9dd"}
{"type":"answer","n":728,"by":"government","ask":"sweep.troops","answer":"2","sum":"74d4698058ee7f68"}
{"type":"answer","n":729,"by":"government","ask":"sweep.origin","answer":"done","sum":"9a5c662ee55094af"}
{"type":"answer","n":730,"by":"government","ask":"sweep.space","answer":"konduz","sum":"d946f8333ddf79b3"}
{"type":"answer","n":731,"by":"government","ask":"sweep.space","answer":"kandahar","sum":"9a0af23071c83f7d"}
{"type":"answer","n":732,"by":"government","ask":"sweep.origin","answer":"ghazni","sum":"b7113f62393e54b0"}
{"type":"answer","n":733,"by":"government","ask":"sweep.troops","answer":"2","sum":"558d68a2206b59ba"}
{"type":"answer","n":734,"by":"government","ask":"sweep.origin","answer":"ghazni","sum":"ab068f587ae04e5b"}
{"type":"answer","n":735,"by":"government","ask":"sweep.troops","answer":"3","sum":"82cdef7aadf21297"}
{"type":"answer","n":736,"by":"government","ask":"sweep.origin","answer":"kabul","sum":"8cc555749d69811d"}
{"type":"answer","n":737,"by":"government","ask":"sweep.troops","answer":"2","sum":"3046da48141c9e5e"}
{"type":"answer","n":738,"by":"government","ask":"sweep.origin","answer":"done","sum":"3700c3e46b2e6ca1"}
{"type":"answer","n":739,"by":"government","ask":"sweep.space","answer":"ghazni","sum":"7f1acdac9b875d89"}
{"type":"answer","n":740,"by":"government","ask":"sweep.origin","answer":"kandahar","sum":"62ca261ab6f1418d"}
{"type":"answer","n":741,"by":"government","ask":"sweep.origin","answer":"zabol","sum":"f12ec484acb337fc"}
{"type":"answer","n":742,"by":"government","ask":"sweep.origin","answer":"done","sum":"fe611a07e7aba7c2"}
{"type":"answer","n":743,"by":"government","ask":"sweep.space","answer":"helmand","sum":"a5fbe0a9898eeecd"}
{"type":"answer","n":744,"by":"government","ask":"sweep.space","answer":"nimruz","sum":"c0a0d1edfde13f18"}
{"type":"answer","n":745,"by":"government","ask":"sweep.space","answer":"faryab","sum":"92d551ffbd6a6a42"}
{"type":"answer","n":746,"by":"government","ask":"sweep.space","answer":"khowst","sum":"71179f6f14f6ea72"}
{"type":"answer","n":747,"by":"government","ask":"sweep.origin","answer":"done","sum":"749444c796105244"}
{"type":"answer","n":748,"by":"government","ask":"sweep.space","answer":"zabol","sum":"07cd09f70182eceb"}
{"type":"answer","n":749,"by":"government","ask":"sweep.origin","answer":"kabul","sum":"837be644dcac4f40"}
{"type":"answer","n":750,"by":"government","ask":"sweep.space","answer":"done","sum":"0c4faa3930b9d76c"}
{"type":"answer","n":751,"by":"government","ask":"sweep.targets","answer":"warlords","sum":"80c3b95be62934c8"}
{"type":"answer","n":752,"by":"government","ask":"special","answer":"done","print":"9f67fcbaab500759","sum":"34b934f6879cd9f2"}
{"type":"answer","n":753,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: no (0)","8.5.2: Resources and Bases 50 or fewer: no (61)","8.5: no Terror is possible","8.5: Rally"],"sum":"63b632345ef022a3"}
{"type":"answer","n":754,"by":"warlords","ask":"rally.space","answer":"balkh","why":["8.5.1 step 1: all Guerrillas Active at a Base with cubes: balkh"],"sum":"e974d4c5ef8bc62b"}
{"type":"answer","n":755,"by":"warlords","ask":"rally.action","answer":"hide","why":["8.5.1 step 1: all Guerrillas Active at a Base with cubes: balkh"],"sum":"45b7c03c09345392"}
{"type":"answer","n":756,"by":"warlords","ask":"rally.space","answer":"traffic","why":["8.5.4: no Cultivate","8.5.4: Traffic"],"sum":"5996a15eb8dd9eb5"}
{"type":"answer","n":757,"by":"warlords","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"0eb1a87bf8fddd28","sum":"57595c3ea33d73d5"}
{"type":"answer","n":758,"by":null,"ask":"deck.top","answer":"event","sum":"c651afa7af9a38c6"}
{"type":"answer","n":759,"by":null,"ask":"deck.card","answer":"1","print":"5fad329f05d3a3b7","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 70\nnext: 1\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4 24 56 39\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition taliban\nresources: government=15 taliban=3 warlords=60\naid: 23\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 24=shaded:\"no Coalition Assault\"\ndeployed: government taliban coalition\nhidden: coalition=empty-threat,hidden-asset government=hidden-agenda taliban=none\nshown: government=hidden-agenda taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:u1 W:u4\nbalkh G:T2 W:B2u1\nfaryab W:B2u1\nghazni C:T7 G:T2\nghowr T:B2\nhelmand T:B1 W:B1u1\nherat support=O\nkabul C:B1T4 G:P3 T:B1a1 support=O +1\nkandahar G:T7 W:B1a1\nkhowst T:B1 +1\nkonduz T:u1 W:B2u1\nnimruz T:a1\nnuristan support=O\npaktika T:B1 support=O\nsar-e-pol W:B1u2\nzabol G:T1 T:u1\nnorthwest-frontier T:B1a5\nwaziristan T:B1\nkabul-tor-kham G:P1 T:a1\nkandahar-spin-boldak G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1 T:a3\nfarah-kandahar T:a9 W:u1 sabotage\ntoraghondi-farah T:u1 W:u1\nkandahar-kabul T:u3a2\n","sum":"c9d560585414cc8b"}
{"type":"answer","n":760,"by":"taliban","ask":"turn","answer":"terror","sum":"940477f800de5d97"}
{"type":"answer","n":761,"by":"taliban","ask":"terror.space","answer":"baghlan","sum":"29a34a23f220a7dd"}
{"type":"answer","n":762,"by":"taliban","ask":"terror.space","answer":"zabol","sum":"9444752fb2c22604"}
{"type":"answer","n":763,"by":"taliban","ask":"terror.space","answer":"kandahar-kabul","sum":"50fefc89d3f020de"}
{"type":"answer","n":764,"by":"taliban","ask":"terror.space","answer":"konduz","sum":"48fd14dff6abdc37"}
{"type":"answer","n":765,"by":"taliban","ask":"terror.space","answer":"extort","sum":"ffd52ec65d1a9922"}
{"type":"answer","n":766,"by":"taliban","ask":"terror.space","answer":"done","print":"b962914675db2b5e","sum":"0c2afeb2158dd96d"}
{"type":"answer","n":767,"by":"coalition","ask":"turn","answer":"hidden-asset","sum":"aa01c947ddc203ac"}
{"type":"answer","n":768,"by":"coalition","ask":"turn","answer":"patrol","sum":"e66111d00ea5d798"}
{"type":"answer","n":769,"by":"coalition","ask":"patrol.space","answer":"air-lift","sum":"7a171ca461a5235d"}
{"type":"answer","n":770,"by":"coalition","ask":"air-lift.origin","answer":"zabol","sum":"be6760f6224e39d6"}
{"type":"answer","n":771,"by":"coalition","ask":"air-lift.destination","answer":"helmand","sum":"ed8993f7c0e22bc6"}
{"type":"answer","n":772,"by":"coalition","ask":"air-lift.origin","answer":"ghazni","sum":"888daedcc4c054a9"}
{"type":"answer","n":773,"by":"coalition","ask":"air-lift.destination","answer":"zabol","sum":"6e20312bc2b8c1e4"}
{"type":"answer","n":774,"by":"coalition","ask":"air-lift.piece","answer":"coalition_troops","sum":"91a70def9521b4d2"}
{"type":"answer","n":775,"by":"coalition","ask":"air-lift.troops","answer":"7","sum":"f3481eac21f99868"}
{"type":"answer","n":776,"by":"coalition","ask":"air-lift.origin","answer":"ghazni","sum":"914b86265eb9e9c4"}
{"type":"answer","n":777,"by":"coalition","ask":"air-lift.destination","answer":"helmand","sum":"f07b7ef4d2ed07e8"}
{"type":"answer","n":778,"by":"coalition","ask":"air-lift.troops","answer":"2","sum":"48b38cfae9fd7781"}
{"type":"answer","n":779,"by":"coalition","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"1152695a23717976"}
{"type":"answer","n":780,"by":"coalition","ask":"patrol.origin","answer":"zabol","sum":"e4c1654ef5caa148"}
{"type":"answer","n":781,"by":"coalition","ask":"patrol.troops","answer":"4","sum":"98f8668b8203e70d"}
{"type":"answer","n":782,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"ab8519c3a05ebeca"}
{"type":"answer","n":783,"by":"coalition","ask":"patrol.space","answer":"kabul-tor-kham","sum":"ffd57daa4e319fc8"}
{"type":"answer","n":784,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"088bec65f4d80b26"}
{"type":"answer","n":785,"by":"coalition","ask":"patrol.troops","answer":"3","sum":"3e6591d63c8de22b"}
{"type":"answer","n":786,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"708bf5c1bb046c50"}
{"type":"answer","n":787,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"06747f125e5df895"}
{"type":"answer","n":788,"by":"coalition","ask":"patrol.origin","answer":"zabol","sum":"6de6a8e8b48169ea"}
{"type":"answer","n":789,"by":"coalition","ask":"patrol.troops","answer":"2","sum":"496a6d58847ef039"}
{"type":"answer","n":790,"by":"coalition","ask":"patrol.origin","answer":"zabol","sum":"1f8c632d34fac006"}
{"type":"answer","n":791,"by":"coalition","ask":"patrol.space","answer":"done","sum":"0980f299d95781c3"}
{"type":"answer","n":792,"by":"coalition","ask":"patrol.targets","answer":"warlords","print":"2ba082f22e417154","sum":"c09536c45141e522"}
{"type":"answer","n":793,"by":null,"ask":"deck.top","answer":"event","sum":"750648d6cd742eab"}
{"type":"answer","n":794,"by":null,"ask":"deck.card","answer":"29","print":"2b45556218005ab5","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 1\nnext: 29\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4 24 56 39 70\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: government warlords\nresources: government=15 taliban=1 warlords=60\naid: 23\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 24=shaded:\"no Coalition Assault\"\ndeployed: government taliban coalition\nhidden: coalition=empty-threat government=hidden-agenda taliban=none\nshown: coalition=hidden-asset government=hidden-agenda taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:a1 W:u4 support=O terror=1\nbalkh G:T2 W:B2u1\nfaryab W:B2u1\nghowr T:B2\nhelmand G:T3 T:B1 W:B1u1\nherat support=O\nkabul C:B1T1 G:P3 T:B1a1 support=O +1\nkandahar G:T7 W:B1a1\nkhowst T:B1 +1\nkonduz T:a1 W:B2u1 support=O terror=1\nnimruz T:a1\nnuristan support=O\npaktika T:B1 support=O\nsar-e-pol W:B1u2\nzabol T:a1 terror=1\nnorthwest-frontier T:B1a5\nwaziristan T:B1\nkabul-tor-kham C:T3 G:P1 T:a1\nkandahar-spin-boldak C:T4 G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1 T:a3\nfarah-kandahar C:T3 T:a9 W:a1 sabotage\ntoraghondi-farah T:u1 W:u1\nkandahar-kabul T:u1a4 sabotage\n","sum":"4649a163b311f05d"}
{"type":"answer","n":795,"by":"government","ask":"turn","answer":"assault","sum":"adc024bd1363d96c"}
{"type":"answer","n":796,"by":"government","ask":"assault.space","answer":"kandahar","sum":"4ca61e673faec7e5"}
{"type":"answer","n":797,"by":"government","ask":"assault.space","answer":"done","sum":"4cca949910bdd3ee"}
{"type":"answer","n":798,"by":"government","ask":"special","answer":"done","print":"62bd356a76efebb8","sum":"65f6ffa122507030"}
{"type":"answer","n":799,"by":"warlords","ask":"turn","answer":"terror","why":["8.5.1: at least 6 pieces Available: no (2)","8.5.2: Resources and Bases 50 or fewer: no (71)","8.5: Terror"],"sum":"727f7299f38bba32"}
{"type":"answer","n":800,"by":"warlords","ask":"terror.space","answer":"roll","why":["8.2: an equal chance for baghlan, konduz"],"sum":"ed111a28773d787e"}
{"type":"answer","n":801,"by":null,"ask":"bot.die","answer":"6","sum":"9696b2c46a8c7b34"}
{"type":"answer","n":802,"by":"warlords","ask":"terror.space","answer":"konduz","why":["8.2: dice 6: konduz","8.5.3: any Support or Opposition area: konduz"],"sum":"0cb4b3c908af2bb1"}
{"type":"answer","n":803,"by":"warlords","ask":"terror.space","answer":"suborn","why":["8.5.4: Suborn"],"sum":"a1ec19284db93ed0"}
{"type":"answer","n":804,"by":"warlords","ask":"suborn.space","answer":"roll","why":["8.2: an equal chance for kabul, nimruz, zabol"],"sum":"75d76d22b876db84"}
{"type":"answer","n":805,"by":null,"ask":"bot.die","answer":"1","sum":"77de3df8abf64463"}
{"type":"answer","n":806,"by":"warlords","ask":"suborn.space","answer":"kabul","why":["8.2: dice 1: kabul","8.5.4 step 1: ends Control: kabul"],"sum":"eb4e18e0cc482559"}
{"type":"answer","n":807,"by":"warlords","ask":"suborn.action","answer":"remove-cubes","why":["8.5.4 step 1: ends Control: kabul"],"sum":"9cd8bc9b431d355c"}
{"type":"answer","n":808,"by":"warlords","ask":"suborn.cubes","answer":"3","why":["8.1.1: as many as possible"],"sum":"bf84541a20e93e68"}
{"type":"answer","n":809,"by":"warlords","ask":"suborn.space","answer":"roll","why":["8.2: an equal chance for nimruz, zabol"],"sum":"35ea3be2f872405f"}
{"type":"answer","n":810,"by":null,"ask":"bot.die","answer":"6","sum":"568c482dff2318f4"}
{"type":"answer","n":811,"by":"warlords","ask":"suborn.space","answer":"zabol","why":["8.2: dice 6: zabol","8.5.4 step 1: ends Control: zabol"],"sum":"f73191f715057309"}
{"type":"answer","n":812,"by":"warlords","ask":"suborn.action","answer":"remove-guerrilla","why":["8.5.4 step 1: ends Control: zabol"],"sum":"8b29971a9dfb619b"}
{"type":"answer","n":813,"by":"warlords","ask":"suborn.space","answer":"nimruz","why":["8.5.4 step 1: ends Control: nimruz"],"sum":"55dcf4b222cfa221"}
{"type":"answer","n":814,"by":"warlords","ask":"suborn.action","answer":"remove-guerrilla","why":["8.5.4 step 1: ends Control: nimruz"],"sum":"603ee21acf2ef291"}
{"type":"answer","n":815,"by":"warlords","ask":"terror.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"f382cc48e7a0d6f7","sum":"e3da4293c238074e"}
{"type":"answer","n":816,"by":null,"ask":"deck.top","answer":"event","sum":"3b21da83a979f5cb"}
{"type":"answer","n":817,"by":null,"ask":"deck.card","answer":"11","print":"477f79ac87bb1411","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 29\nnext: 11\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4 24 56 39 70 1\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition taliban\nresources: government=12 taliban=1 warlords=53\naid: 23\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 24=shaded:\"no Coalition Assault\"\ndeployed: government taliban coalition\nhidden: coalition=empty-threat government=hidden-agenda taliban=none\nshown: coalition=hidden-asset government=hidden-agenda taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:a1 W:u4 support=O terror=1\nbalkh G:T2 W:B2u1\nfaryab W:B2u1\nghowr T:B2\nhelmand G:T3 T:B1 W:B1u1\nherat support=O\nkabul C:B1T1 T:B1a1 support=O +1\nkandahar G:T7\nkhowst T:B1 +1\nkonduz T:a1 W:B2a1 terror=2\nnuristan support=O\npaktika T:B1 support=O\nsar-e-pol W:B1u2\nzabol terror=1\nnorthwest-frontier T:B1a5\nwaziristan T:B1\nkabul-tor-kham C:T3 G:P1 T:a1\nkandahar-spin-boldak C:T4 G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1 T:a3\nfarah-kandahar C:T3 T:a9 W:a1 sabotage\ntoraghondi-farah T:u1 W:u1\nkandahar-kabul T:u1a4 sabotage\n","sum":"2272d8e4a1461545"}
{"type":"answer","n":818,"by":"taliban","ask":"turn","answer":"terror","sum":"c5bd8ba050d671e8"}
{"type":"answer","n":819,"by":"taliban","ask":"terror.space","answer":"kandahar-kabul","sum":"fd0163df01a3286a"}
{"type":"answer","n":820,"by":"taliban","ask":"terror.space","answer":"toraghondi-farah","print":"eacb9fae00cf407b","sum":"6899cefc6cb2fd3e"}
{"type":"answer","n":821,"by":"coalition","ask":"turn","answer":"pass","print":"00b0cb556d9be157","sum":"58b50eade7e7f538"}
{"type":"answer","n":822,"by":null,"ask":"deck.top","answer":"event","sum":"26fed3dd24ae36b4"}
{"type":"answer","n":823,"by":null,"ask":"deck.card","answer":"28","print":"0309f37d90783333","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 11\nnext: 28\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4 24 56 39 70 1 29\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government warlords\nresources: government=15 taliban=1 warlords=53\naid: 23\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 24=shaded:\"no Coalition Assault\"\ndeployed: government taliban coalition\nhidden: coalition=empty-threat government=hidden-agenda taliban=none\nshown: coalition=hidden-asset government=hidden-agenda taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:a1 W:u4 support=O terror=1\nbalkh G:T2 W:B2u1\nfaryab W:B2u1\nghowr T:B2\nhelmand G:T3 T:B1 W:B1u1\nherat support=O\nkabul C:B1T1 T:B1a1 support=O +1\nkandahar G:T7\nkhowst T:B1 +1\nkonduz T:a1 W:B2a1 terror=2\nnuristan support=O\npaktika T:B1 support=O\nsar-e-pol W:B1u2\nzabol terror=1\nnorthwest-frontier T:B1a5\nwaziristan T:B1\nkabul-tor-kham C:T3 G:P1 T:a1\nkandahar-spin-boldak C:T4 G:P1\nkabul-aibak G:P1\nshibirghan-aibak C:T1 G:P1 T:a3\nfarah-kandahar C:T3 T:a9 W:a1 sabotage\ntoraghondi-farah T:a1 W:u1 sabotage\nkandahar-kabul T:a5 sabotage\n","sum":"8eee5e16dc3cf200"}
{"type":"answer","n":824,"by":"coalition","ask":"turn","answer":"train","sum":"e1e3ff647cfbbe6d"}
{"type":"answer","n":825,"by":"coalition","ask":"train.space","answer":"air-lift","sum":"45d7c4bc795e902c"}
{"type":"answer","n":826,"by":"coalition","ask":"air-lift.origin","answer":"kabul","sum":"9e585e5898ee10b8"}
{"type":"answer","n":827,"by":"coalition","ask":"air-lift.destination","answer":"kandahar","sum":"63b69ffebd371681"}
{"type":"answer","n":828,"by":"coalition","ask":"air-lift.origin","answer":"shibirghan-aibak","sum":"a8e056e3faa012c8"}
{"type":"answer","n":829,"by":"coalition","ask":"air-lift.destination","answer":"kabul","sum":"69294a6e3e6b99b1"}
{"type":"answer","n":830,"by":"coalition","ask":"air-lift.origin","answer":"done","sum":"4145522f04155be9"}
{"type":"answer","n":831,"by":"coalition","ask":"train.space","answer":"kabul","sum":"3e8b9e3d3018267e"}
{"type":"answer","n":832,"by":"coalition","ask":"train.troops","answer":"3","sum":"8d8bf6a573bf6e8f"}
{"type":"answer","n":833,"by":"coalition","ask":"train.police","answer":"2","sum":"4d1f831e6e14bd7f"}
{"type":"answer","n":834,"by":"coalition","ask":"train.space","answer":"done","sum":"8cd92118e433929d"}
{"type":"answer","n":835,"by":"coalition","ask":"train.extra","answer":"take-patronage","sum":"3cfbbff3be34a4a2"}
{"type":"answer","n":836,"by":"coalition","ask":"train.village","answer":"kabul-tor-kham","print":"f653a4309004be2e","sum":"43406cc6d9a7214b"}
{"type":"answer","n":837,"by":"government","ask":"turn","answer":"event","sum":"76f012f7d1981dad"}
{"type":"answer","n":838,"by":"government","ask":"event.side","answer":"unshaded","print":"4c22b0097ca426c4","sum":"4ad4cb8f5e484a07"}
{"type":"answer","n":839,"by":null,"ask":"deck.top","answer":"event","sum":"2d3f53a0c3755292"}
{"type":"answer","n":840,"by":null,"ask":"deck.card","answer":"25","print":"321b0d3a5e9cf879","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 28\nnext: 25\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4 24 56 39 70 1 29 11\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=15 taliban=1 warlords=53\naid: 23\npatronage: 2\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\ndeployed: government taliban coalition\nhidden: coalition=empty-threat government=hidden-agenda taliban=none\nshown: coalition=hidden-asset government=hidden-agenda taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:a1 W:u4 support=O terror=1\nbalkh G:T2 W:B2u1\nfaryab W:B2u1\nghowr T:B2\nhelmand G:T3 T:B1 W:B1u1\nherat support=O\nkabul C:B1T1 G:T3P2 T:B1a1 support=O +1\nkandahar C:T1 G:T7\nkhowst T:B1 +1\nkonduz T:a1 W:B2a1 terror=2\nnuristan support=O\npaktika T:B1 support=O\nsar-e-pol W:B1u2\nzabol terror=1\nnorthwest-frontier T:B1a5\nwaziristan T:B1\nkabul-tor-kham C:T3 G:P2 T:a1\nkandahar-spin-boldak C:T4 G:P1\nkabul-aibak G:P1\nshibirghan-aibak G:P1 T:a3\nfarah-kandahar C:T3 T:a9 W:a1 sabotage\ntoraghondi-farah T:a1 W:u1 sabotage\nkandahar-kabul T:a5 sabotage\n","sum":"2be8043bd3f1b166"}
{"type":"answer","n":841,"by":"taliban","ask":"turn","answer":"pass","print":"1f8a39864700d15b","sum":"ae820c721dcb19ca"}
{"type":"answer","n":842,"by":"warlords","ask":"turn","answer":"terror","why":["8.4.1: Karzai to Islamabad: not to be executed","8.5.1: at least 6 pieces Available: no (2)","8.5.2: Resources and Bases 50 or fewer: no (64)","8.5: Terror"],"sum":"3dd0e5cfa942670a"}
{"type":"answer","n":843,"by":"warlords","ask":"terror.space","answer":"baghlan","why":["8.5.3: any Support or Opposition area: baghlan"],"sum":"8069430bf4f38a8a"}
{"type":"answer","n":844,"by":"warlords","ask":"terror.space","answer":"suborn","why":["8.5.4: Suborn"],"sum":"3f9c43f09affd4f1"}
{"type":"answer","n":845,"by":"warlords","ask":"suborn.space","answer":"kabul-tor-kham","why":["8.5.4 step 2: LoCs first: kabul-tor-kham, kandahar-spin-boldak, kabul-aibak, shibirghan-aibak","8.3: highest Econ: kabul-tor-kham (4)","8.5.4 step 2: Government pieces: kabul-tor-kham"],"sum":"014e057a4a74ccaf"}
{"type":"answer","n":846,"by":"warlords","ask":"suborn.action","answer":"remove-cubes","why":["8.5.4 step 2: Government pieces: kabul-tor-kham"],"sum":"ebcebe5493c04c09"}
{"type":"answer","n":847,"by":"warlords","ask":"suborn.cubes","answer":"2","why":["8.1.1: as many as possible"],"sum":"7231a29c5ca87283"}
{"type":"answer","n":848,"by":"warlords","ask":"suborn.space","answer":"kandahar-spin-boldak","why":["8.5.4 step 2: LoCs first: kandahar-spin-boldak, kabul-aibak, shibirghan-aibak","8.3: highest Econ: kandahar-spin-boldak (3)","8.5.4 step 2: Government pieces: kandahar-spin-boldak"],"sum":"3efe8e7f50947a37"}
{"type":"answer","n":849,"by":"warlords","ask":"suborn.space","answer":"roll","why":["8.5.4 step 2: LoCs first: kabul-aibak, shibirghan-aibak","8.3: an equal chance for kabul-aibak, shibirghan-aibak"],"sum":"6032ea85bb3b7886"}
{"type":"answer","n":850,"by":null,"ask":"bot.die","answer":"2","sum":"f7bf9e5e2167b93d"}
{"type":"answer","n":851,"by":"warlords","ask":"suborn.space","answer":"shibirghan-aibak","why":["8.3: dice 2: shibirghan-aibak","8.5.4 step 2: Government pieces: shibirghan-aibak"],"sum":"bc09f377de9eccad"}
{"type":"answer","n":852,"by":"warlords","ask":"suborn.action","answer":"remove-cubes","why":["8.5.4 step 2: Government pieces: shibirghan-aibak"],"sum":"72a179c146eada27"}
{"type":"answer","n":853,"by":"warlords","ask":"terror.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"ca010d4e765216de","sum":"789a56e83cb875a4"}
{"type":"answer","n":854,"by":null,"ask":"deck.top","answer":"event","sum":"ff1974dedbbac88f"}
{"type":"answer","n":855,"by":null,"ask":"deck.card","answer":"32","print":"1a723e213bd9252a","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 25\nnext: 32\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4 24 56 39 70 1 29 11 28\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government taliban\nresources: government=15 taliban=2 warlords=46\naid: 23\npatronage: 2\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\ndeployed: government taliban coalition\nhidden: coalition=empty-threat government=hidden-agenda taliban=none\nshown: coalition=hidden-asset government=hidden-agenda taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u1\nbaghlan T:a1 W:u3a1 terror=2\nbalkh G:T2 W:B2u1\nfaryab W:B2u1\nghowr T:B2\nhelmand G:T3 T:B1 W:B1u1\nherat support=O\nkabul C:B1T1 G:T3P2 T:B1a1 support=O +1\nkandahar C:T1 G:T7\nkhowst T:B1 +1\nkonduz T:a1 W:B2a1 terror=2\nnuristan support=O\npaktika T:B1 support=O\nsar-e-pol W:B1u2\nzabol terror=1\nnorthwest-frontier T:B1a5\nwaziristan T:B1\nkabul-tor-kham C:T3 T:a1\nkandahar-spin-boldak C:T4\nkabul-aibak G:P1\nshibirghan-aibak T:a3\nfarah-kandahar C:T3 T:a9 W:a1 sabotage\ntoraghondi-farah T:a1 W:u1 sabotage\nkandahar-kabul T:a5 sabotage\n","sum":"df22e7afd415556b"}
{"type":"answer","n":856,"by":"taliban","ask":"turn","answer":"rally","sum":"93b58f63053e5f1c"}
{"type":"answer","n":857,"by":"taliban","ask":"rally.space","answer":"herat","sum":"469cb362483bf1a1"}
{"type":"answer","n":858,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"a4d2994d4b3519b5"}
{"type":"answer","n":859,"by":"taliban","ask":"rally.space","answer":"nuristan","sum":"4c35a624ac9c3fe8"}
{"type":"answer","n":860,"by":"taliban","ask":"rally.action","answer":"place-one","why":["the only choice"],"sum":"f66b3cc9949113a6"}
{"type":"answer","n":861,"by":"taliban","ask":"rally.space","answer":"waziristan","sum":"72efb99becf62c63"}
{"type":"answer","n":862,"by":"taliban","ask":"rally.action","answer":"place-one","sum":"f5b81fa4b0e1124a"}
{"type":"answer","n":863,"by":"taliban","ask":"rally.space","answer":"extort","sum":"7f67af431611041d"}
{"type":"answer","n":864,"by":"taliban","ask":"extort.space","answer":"herat","sum":"3fbf1544f8ec877e"}
{"type":"answer","n":865,"by":"taliban","ask":"extort.space","answer":"nuristan","sum":"bcf25a73b5680a36"}
{"type":"answer","n":866,"by":"taliban","ask":"extort.space","answer":"done","sum":"c6137613670ac250"}
{"type":"answer","n":867,"by":"taliban","ask":"rally.space","answer":"give","sum":"d21445e1b4f90763"}
{"type":"answer","n":868,"by":"taliban","ask":"give.what","answer":"taliban-to-warlords","sum":"9d6d3455e8263dde"}
{"type":"answer","n":869,"by":"taliban","ask":"give.amount","answer":"1","sum":"7586946cb8fc8f28"}
{"type":"answer","n":870,"by":"taliban","ask":"rally.space","answer":"done","print":"d6e758de6b59505e","sum":"322cf2c56d84d563"}
{"type":"answer","n":871,"by":"government","ask":"turn","answer":"event","sum":"29198db00c553fde"}
{"type":"answer","n":872,"by":"government","ask":"event.side","answer":"by-hand","sum":"480c42343a315b09"}
{"type":"answer","n":873,"by":"government","ask":"by-hand.step","answer":"move","sum":"4730e7394f6a28f6"}
{"type":"answer","n":874,"by":"government","ask":"by-hand.space","answer":"back","sum":"cc86e0c64290d8a7"}
{"type":"answer","n":875,"by":"government","ask":"by-hand.step","answer":"track","sum":"0d4456d57f8ec432"}
{"type":"answer","n":876,"by":"government","ask":"by-hand.track","answer":"back","sum":"2784b513b3092fab"}
{"type":"answer","n":877,"by":"government","ask":"by-hand.step","answer":"islamabad","sum":"c7640b9d0743a7ef"}
{"type":"answer","n":878,"by":"government","ask":"by-hand.islamabad","answer":"back","sum":"5499559af540160a"}
{"type":"answer","n":879,"by":"government","ask":"by-hand.step","answer":"move","sum":"9c5842433c734d32"}
{"type":"answer","n":880,"by":"government","ask":"by-hand.space","answer":"badghis","sum":"7af64648a0fe51af"}
{"type":"answer","n":881,"by":"government","ask":"by-hand.piece","answer":"warlord_underground","sum":"7a6a086258eed8bc"}
{"type":"answer","n":882,"by":"government","ask":"by-hand.destination","answer":"kandahar-spin-boldak","sum":"5b718db444ea3b76"}
{"type":"answer","n":883,"by":"government","ask":"by-hand.step","answer":"place","sum":"81b73984ee994edf"}
{"type":"answer","n":884,"by":"government","ask":"by-hand.piece","answer":"government_troops","sum":"4fb286153bf772a3"}
{"type":"answer","n":885,"by":"government","ask":"by-hand.space","answer":"paktika","sum":"292d8826f3c25325"}
{"type":"answer","n":886,"by":"government","ask":"by-hand.count","answer":"4","sum":"0489150bad00d12c"}
{"type":"answer","n":887,"by":"government","ask":"by-hand.step","answer":"place","sum":"99fe1ed4d2db29e8"}
{"type":"answer","n":888,"by":"government","ask":"by-hand.piece","answer":"taliban_bases","sum":"58d21157c361bd7a"}
{"type":"answer","n":889,"by":"government","ask":"by-hand.space","answer":"back","sum":"1cdc9d187ad2e163"}
{"type":"answer","n":890,"by":"government","ask":"by-hand.step","answer":"replace","sum":"688a3caeabfbead8"}
{"type":"answer","n":891,"by":"government","ask":"by-hand.space","answer":"paktika","sum":"69f64a663da40deb"}
{"type":"answer","n":892,"by":"government","ask":"by-hand.piece","answer":"government_troops","sum":"79f2b20f67d95de5"}
{"type":"answer","n":893,"by":"government","ask":"by-hand.count","answer":"2","sum":"bd41ac1d22a9e13e"}
{"type":"answer","n":894,"by":"government","ask":"by-hand.replacement","answer":"warlord_underground","sum":"c30d7daffd3dd87f"}
{"type":"answer","n":895,"by":"government","ask":"by-hand.step","answer":"eligibility","sum":"9d03e47f8e04f17f"}
{"type":"answer","n":896,"by":"government","ask":"by-hand.eligibility","answer":"ineligible-coalition","sum":"eef566952f875bdc"}
{"type":"answer","n":897,"by":"government","ask":"by-hand.step","answer":"remove","sum":"d6cb1c4945dede49"}
{"type":"answer","n":898,"by":"government","ask":"by-hand.space","answer":"back","sum":"5980a4fdea235873"}
{"type":"answer","n":899,"by":"government","ask":"by-hand.step","answer":"flip","sum":"bc9041ab5a57ef38"}
{"type":"answer","n":900,"by":"government","ask":"by-hand.flip","answer":"activate-taliban","sum":"03cad8a7d4a9ab88"}
{"type":"answer","n":901,"by":"government","ask":"by-hand.space","answer":"back","sum":"7299cdaf59a8f23f"}
{"type":"answer","n":902,"by":"government","ask":"by-hand.step","answer":"done","print":"ff5012b38df33fdb","sum":"481c1889bd00402b"}
{"type":"answer","n":903,"by":null,"ask":"deck.top","answer":"event","sum":"11e90fddb98bdaa3"}
{"type":"answer","n":904,"by":null,"ask":"deck.card","answer":"60","print":"0551615011e0f4fd","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 32\nnext: 60\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4 24 56 39 70 1 29 11 28 25\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: warlords\nresources: government=15 taliban=1 warlords=47\naid: 23\npatronage: 2\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\ndeployed: government taliban coalition\nhidden: coalition=empty-threat government=hidden-agenda taliban=none\nshown: coalition=hidden-asset government=hidden-agenda taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2\nbaghlan T:a1 W:u3a1 terror=2\nbalkh G:T2 W:B2u1\nfaryab W:B2u1\nghowr T:B2\nhelmand G:T3 T:B1 W:B1u1\nherat T:a1 support=O\nkabul C:B1T1 G:T3P2 T:B1a1 support=O +1\nkandahar C:T1 G:T7\nkhowst T:B1 +1\nkonduz T:a1 W:B2a1 terror=2\nnuristan T:a1 support=O\npaktika G:T2 T:B1 W:u1 support=O\nsar-e-pol W:B1u2\nzabol terror=1\nnorthwest-frontier T:B1a5\nwaziristan T:B1u1\nkabul-tor-kham C:T3 T:a1\nkandahar-spin-boldak C:T4 W:u1\nkabul-aibak G:P1\nshibirghan-aibak T:a3\nfarah-kandahar C:T3 T:a9 W:a1 sabotage\ntoraghondi-farah T:a1 W:u1 sabotage\nkandahar-kabul T:a5 sabotage\n","sum":"c9bdd15403f85cdd"}
{"type":"answer","n":905,"by":"warlords","ask":"turn","answer":"terror","why":["8.4.1: Haqqani: only if the taliban are a Non-player","8.5.1: at least 6 pieces Available: no (1)","8.5.2: Resources and Bases 50 or fewer: no (58)","8.5: Terror"],"sum":"afafa243e4be5288"}
{"type":"answer","n":906,"by":"warlords","ask":"terror.space","answer":"paktika","why":["8.5.3: any Support or Opposition area: paktika"],"sum":"e3c9bd16fb12acd4"}
{"type":"answer","n":907,"by":"warlords","ask":"terror.space","answer":"suborn","why":["8.5.4: Suborn"],"sum":"390681d9cfb64cce"}
{"type":"answer","n":908,"by":"warlords","ask":"suborn.space","answer":"roll","why":["8.2: an equal chance for herat, nuristan"],"sum":"5507e911de03f9e2"}
{"type":"answer","n":909,"by":null,"ask":"bot.die","answer":"5","sum":"0dfa76ba6e0b30b0"}
{"type":"answer","n":910,"by":"warlords","ask":"suborn.space","answer":"herat","why":["8.2: dice 5: herat","8.5.4 step 1: ends Control: herat"],"sum":"8fb771f15e9c4f49"}
{"type":"answer","n":911,"by":"warlords","ask":"suborn.action","answer":"remove-guerrilla","why":["8.5.4 step 1: ends Control: herat"],"sum":"ff1fde6d1be33408"}
{"type":"answer","n":912,"by":"warlords","ask":"suborn.space","answer":"nuristan","why":["8.5.4 step 1: ends Control: nuristan"],"sum":"49a0d7f6cea8d719"}
{"type":"answer","n":913,"by":"warlords","ask":"suborn.action","answer":"remove-guerrilla","why":["8.5.4 step 1: ends Control: nuristan"],"sum":"33d5d70622a3d00b"}
{"type":"answer","n":914,"by":"warlords","ask":"suborn.space","answer":"kabul-aibak","why":["8.5.4 step 2: LoCs first: kabul-aibak","8.5.4 step 2: Government pieces: kabul-aibak"],"sum":"f18c1eb4ff1594b8"}
{"type":"answer","n":915,"by":"warlords","ask":"terror.space","answer":"done","why":["8.1.1: nothing more is to be done"],"print":"bdf11b4e416108f2","sum":"18eca9c60299f416"}
{"type":"answer","n":916,"by":null,"ask":"deck.top","answer":"event","sum":"b685934f3fd754b4"}
{"type":"answer","n":917,"by":null,"ask":"deck.card","answer":"46","print":"44a496cd072d6b29","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 60\nnext: 46\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4 24 56 39 70 1 29 11 28 25 32\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government taliban\nresources: government=15 taliban=1 warlords=40\naid: 23\npatronage: 2\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\ndeployed: government taliban coalition\nhidden: coalition=empty-threat government=hidden-agenda taliban=none\nshown: coalition=hidden-asset government=hidden-agenda taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2\nbaghlan T:a1 W:u3a1 terror=2\nbalkh G:T2 W:B2u1\nfaryab W:B2u1\nghowr T:B2\nhelmand G:T3 T:B1 W:B1u1\nherat support=O\nkabul C:B1T1 G:T3P2 T:B1a1 support=O +1\nkandahar C:T1 G:T7\nkhowst T:B1 +1\nkonduz T:a1 W:B2a1 terror=2\nnuristan support=O\npaktika G:T2 T:B1 W:a1 terror=1\nsar-e-pol W:B1u2\nzabol terror=1\nnorthwest-frontier T:B1a5\nwaziristan T:B1u1\nkabul-tor-kham C:T3 T:a1\nkandahar-spin-boldak C:T4 W:u1\nshibirghan-aibak T:a3\nfarah-kandahar C:T3 T:a9 W:a1 sabotage\ntoraghondi-farah T:a1 W:u1 sabotage\nkandahar-kabul T:a5 sabotage\n","sum":"52460f9ab173c816"}
{"type":"answer","n":918,"by":"coalition","ask":"turn","answer":"patrol","sum":"af6fc527d6833998"}
{"type":"answer","n":919,"by":"coalition","ask":"patrol.space","answer":"kabul","sum":"6bb7a82444727987"}
{"type":"answer","n":920,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"c9df1f4aca328860"}
{"type":"answer","n":921,"by":"coalition","ask":"patrol.space","answer":"show-threat","sum":"3a49c4fbe510d73a"}
{"type":"answer","n":922,"by":"coalition","ask":"patrol.space","answer":"kabul-aibak","sum":"35fa54f80e530bbb"}
{"type":"answer","n":923,"by":"coalition","ask":"patrol.origin","answer":"kabul","sum":"5984e48274c0d790"}
{"type":"answer","n":924,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"28d4fa02e72d7493"}
{"type":"answer","n":925,"by":"coalition","ask":"patrol.space","answer":"toraghondi-farah","sum":"03c62cd96a365cf7"}
{"type":"answer","n":926,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"7fe96200f55c3647"}
{"type":"answer","n":927,"by":"coalition","ask":"patrol.space","answer":"farah-kandahar","sum":"8be877071c18d2e1"}
{"type":"answer","n":928,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"0676516f22dc8966"}
{"type":"answer","n":929,"by":"coalition","ask":"patrol.space","answer":"air-strike","sum":"3259056673414bf0"}
{"type":"answer","n":930,"by":"coalition","ask":"air-strike.space","answer":"konduz","sum":"27755d1cf5ffd825"}
{"type":"answer","n":931,"by":"coalition","ask":"air-strike.target","answer":"warlords","sum":"29946413bf760efe"}
{"type":"answer","n":932,"by":"coalition","ask":"patrol.space","answer":"kandahar-spin-boldak","sum":"e9c419445050fcc6"}
{"type":"answer","n":933,"by":"coalition","ask":"patrol.origin","answer":"kandahar","sum":"c922ac4b7db42655"}
{"type":"answer","n":934,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"9d3eb1521c3af3a1"}
{"type":"answer","n":935,"by":"coalition","ask":"patrol.space","answer":"kandahar-kabul","sum":"30fbb981bb666288"}
{"type":"answer","n":936,"by":"coalition","ask":"patrol.origin","answer":"kandahar-spin-boldak","sum":"9e3becc6520de651"}
{"type":"answer","n":937,"by":"coalition","ask":"patrol.troops","answer":"4","sum":"028eb9dbdc57ea8e"}
{"type":"answer","n":938,"by":"coalition","ask":"patrol.origin","answer":"done","sum":"52b4c81f9ad86bcb"}
{"type":"answer","n":939,"by":"coalition","ask":"patrol.space","answer":"done","sum":"9067a5fd5ba089da"}
{"type":"answer","n":940,"by":"coalition","ask":"patrol.targets","answer":"warlords","print":"f2d79c56ae843a32","sum":"6290dad8cab2a1fa"}
{"type":"answer","n":941,"by":"government","ask":"turn","answer":"patrol","sum":"6b3073b25daf7594"}
{"type":"answer","n":942,"by":"government","ask":"patrol.space","answer":"kabul","sum":"36cfc6600e00d6e2"}
{"type":"answer","n":943,"by":"government","ask":"patrol.origin","answer":"done","print":"9a13be9c203f4f25","sum":"03e59fe23ebf948c"}
{"type":"answer","n":944,"by":null,"ask":"deck.top","answer":"event","sum":"ce105a95876740d1"}
{"type":"answer","n":945,"by":null,"ask":"deck.card","answer":"8","print":"f552c643c3aae62a","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 46\nnext: 8\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4 24 56 39 70 1 29 11 28 25 32 60\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: taliban warlords\nresources: government=12 taliban=1 warlords=40\naid: 23\npatronage: 2\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat government=hidden-agenda taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2\nbaghlan T:a1 W:u3a1 terror=2\nbalkh G:T2 W:B2u1\nfaryab W:B2u1\nghowr T:B2\nhelmand G:T3 T:B1 W:B1u1\nherat support=O\nkabul C:B1 G:T3P2 T:B1a1 support=O +1\nkandahar G:T7\nkhowst T:B1 +1\nkonduz T:a1 W:B2 terror=2\nnuristan support=O\npaktika G:T2 T:B1 W:a1 terror=1\nsar-e-pol W:B1u2\nzabol terror=1\nnorthwest-frontier T:B1a5\nwaziristan T:B1u1\nkabul-tor-kham C:T3 T:a1\nkandahar-spin-boldak C:T1 W:a1\nkabul-aibak C:T1\nshibirghan-aibak T:a3\nfarah-kandahar C:T3 T:a9 W:a1 sabotage\ntoraghondi-farah T:a1 W:u1 sabotage\nkandahar-kabul C:T4 T:a5 sabotage\n","sum":"051b069db7f4bf4d"}
{"type":"answer","n":946,"by":"taliban","ask":"turn","answer":"terror","sum":"e733aee68985d464"}
{"type":"answer","n":947,"by":"taliban","ask":"terror.space","answer":"waziristan","why":["the only choice"],"print":"270a00c084912914","sum":"8d92c7da071ea765"}
{"type":"answer","n":948,"by":"warlords","ask":"turn","answer":"rally","why":["8.5.1: at least 6 pieces Available: no (2)","8.5.2: Resources and Bases 50 or fewer: no (51)","8.5: no Terror is possible","8.5: Rally"],"sum":"a62d5e9ab64eb4af"}
{"type":"answer","n":949,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: an equal chance for baghlan, sar-e-pol"],"sum":"778dce4380ca8bb4"}
{"type":"answer","n":950,"by":null,"ask":"bot.die","answer":"4","sum":"03cbc2c443aadeef"}
{"type":"answer","n":951,"by":"warlords","ask":"rally.space","answer":"sar-e-pol","why":["8.2: dice 4: sar-e-pol","8.5.1 step 2: 2 Guerrillas and room for a Base: sar-e-pol"],"sum":"9eabec859181e1d2"}
{"type":"answer","n":952,"by":"warlords","ask":"rally.action","answer":"build-base","why":["8.5.1 step 2: 2 Guerrillas and room for a Base: sar-e-pol"],"sum":"1a2e092aed3b9b0a"}
{"type":"answer","n":953,"by":"warlords","ask":"rally.space","answer":"roll","why":["8.2: an equal chance for badghis, konduz"],"sum":"211df2764ff42969"}
{"type":"answer","n":954,"by":null,"ask":"bot.die","answer":"3","sum":"5a795945a4f7026d"}
{"type":"answer","n":955,"by":"warlords","ask":"rally.space","answer":"badghis","why":["8.2: dice 3: badghis","8.5.1 step 3a: a Base without Guerrillas: badghis"],"sum":"dcba2ae54f16a161"}
{"type":"answer","n":956,"by":"warlords","ask":"rally.action","answer":"place-many","why":["8.5.1 step 3a: a Base without Guerrillas: badghis"],"sum":"6a750b3a936e16e9"}
{"type":"answer","n":957,"by":"warlords","ask":"rally.count","answer":"3","why":["8.1.1: as many as possible"],"sum":"76236ceca4f29b03"}
{"type":"answer","n":958,"by":"warlords","ask":"rally.space","answer":"traffic","why":["8.5.4: no Cultivate","8.5.4: Traffic"],"sum":"6995e6e4bbaa25aa"}
{"type":"answer","n":959,"by":"warlords","ask":"traffic.space","answer":"all","why":["8.5.4: Traffic in all areas that qualify"],"print":"61a3a887fb1a72ed","sum":"9017aff18cb5d617"}
{"type":"answer","n":960,"by":null,"ask":"deck.top","answer":"propaganda","print":"fcce28aa40b8aa5f","position":"scenario: main\nseats: warlords=bot\noptions: victory-deception=on open-deployment=on equal-chance-die=on coalition-assault-needs-troops=off eradicate-needs-base=off deception-reveal=anytime np-warlord-no-bases=own np-government=1st solo-check-first-round=on\ncard: 8\nnext: propaganda\nplayed: 31 3 6 36 22 54 68 propaganda 63 40 9 44 7 propaganda 34 49 72 26 48 61 35 23 4 24 56 39 70 1 29 11 28 25 32 60 46\nremoved: 71 57 30 19 16 15 12 20 55 65 27 17\neligible: coalition government\nresources: government=12 taliban=0 warlords=50\naid: 23\npatronage: 2\ncapabilities: 3=shaded 7=shaded 12=unshaded 23=unshaded 30=shaded\nmomentum: 11=unshaded 24=shaded:\"no Coalition Assault\"\ndeployed: government taliban coalition\nhidden: coalition=none government=hidden-agenda taliban=none\nshown: coalition=hidden-asset,empty-threat government=hidden-agenda taliban=empty-threat,hidden-asset\nbadakhshan W:B1u1\nbadghis W:B2u3\nbaghlan T:a1 W:u3a1 terror=2\nbalkh G:T2 W:B2u1\nfaryab W:B2u1\nghowr T:B2\nhelmand G:T3 T:B1 W:B1u1\nherat support=O\nkabul C:B1 G:T3P2 T:B1a1 support=O +1\nkandahar G:T7\nkhowst T:B1 +1\nkonduz T:a1 W:B2 terror=2\nnuristan support=O\npaktika G:T2 T:B1 W:a1 terror=1\nsar-e-pol W:B2\nzabol terror=1\nnorthwest-frontier T:B1a5\nwaziristan T:B1a1 terror=1\nkabul-tor-kham C:T3 T:a1\nkandahar-spin-boldak C:T1 W:a1\nkabul-aibak C:T1\nshibirghan-aibak T:a3\nfarah-kandahar C:T3 T:a9 W:a1 sabotage\ntoraghondi-farah T:a1 W:u1 sabotage\nkandahar-kabul C:T4 T:a5 sabotage\n","sum":"58375944bec0a9e2"}
{"type":"answer","n":961,"by":"coalition","ask":"turn","answer":"pass","print":"002fbab0ee4093a9","sum":"72eeb282712cbd67"}
{"type":"answer","n":962,"by":"government","ask":"turn","answer":"pass","print":"36a1497f831fb5f1","sum":"4fb7b3fdd74cfaf5"}
{"type":"answer","n":963,"by":null,"ask":"deck.card","answer":"50","print":"38e67bbdd66346b0","sum":"34823136ba33cc50"}
