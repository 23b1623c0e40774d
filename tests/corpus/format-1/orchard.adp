{"format":1,"game":"orchard","rules":1,"program":"0.1.0","scenario":"old","seats":{"ann":"human","ben":"bot"},"seed":9,"name":"orchard","sum":"0cb73bbe78ec6754"}
{"type":"answer","n":1,"by":"ann","ask":"day","answer":"rest","print":"b2eb93f6fc238f54","position":"{\"trees\":{\"apple\":6,\"cherry\":6,\"pear\":6,\"plum\":6},\"fruit\":{\"ann\":0,\"ben\":0},\"coins\":{\"ann\":0,\"ben\":0},\"day\":2,\"night\":false}","sum":"feb457f4687be024"}
{"type":"answer","n":2,"by":"ben","ask":"day","answer":"pick","why":["no reason was given"],"sum":"588832a73da44e32"}
{"type":"answer","n":3,"by":"ben","ask":"pick.tree","answer":"apple","why":["no reason was given"],"sum":"68bfdaa7cac1fbe8"}
{"type":"answer","n":4,"by":null,"ask":"pick.roll","answer":"6","sum":"a63a6e0e7883a653"}
{"type":"answer","n":5,"by":"ben","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"3c60dc47da3cd0c8"}
{"type":"answer","n":6,"by":"ben","ask":"pick.tree","answer":"cherry","why":["no reason was given"],"sum":"d8ceafca9f1caf1e"}
{"type":"answer","n":7,"by":null,"ask":"pick.roll","answer":"2","sum":"9580ccbeae2c8621"}
{"type":"answer","n":8,"by":"ben","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"d10d148b8ddfa279"}
{"type":"answer","n":9,"by":"ben","ask":"pick.tree","answer":"pear","why":["no reason was given"],"sum":"a8ef299b299ee5de"}
{"type":"answer","n":10,"by":null,"ask":"pick.roll","answer":"2","sum":"058b7955431be543"}
{"type":"answer","n":11,"by":"ben","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"797673411635e697"}
{"type":"answer","n":12,"by":"ben","ask":"pick.tree","answer":"plum","why":["no reason was given"],"sum":"d12b1bf0a47a71c0"}
{"type":"answer","n":13,"by":null,"ask":"pick.roll","answer":"1","sum":"db0e1c664432f7b9"}
{"type":"answer","n":14,"by":"ben","ask":"pick.count","answer":"1","why":["no reason was given"],"print":"cd5d24e5f35c1799","position":"{\"trees\":{\"apple\":6,\"cherry\":6,\"pear\":6,\"plum\":6},\"fruit\":{\"ann\":0,\"ben\":4},\"coins\":{\"ann\":0,\"ben\":0},\"day\":3,\"night\":false}","sum":"0a2e0352ed837688"}
{"type":"answer","n":15,"by":"ann","ask":"day","answer":"rest","print":"5163c40a5273bfb1","position":"{\"trees\":{\"apple\":7,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":0,\"ben\":4},\"coins\":{\"ann\":0,\"ben\":0},\"day\":4,\"night\":false}","sum":"1c5f22ad34de6415"}
{"type":"answer","n":16,"by":"ben","ask":"day","answer":"pick","why":["no reason was given"],"sum":"2a10646330b6f776"}
{"type":"answer","n":17,"by":"ben","ask":"pick.tree","answer":"apple","why":["no reason was given"],"sum":"8693f9edcbe28568"}
{"type":"answer","n":18,"by":null,"ask":"pick.roll","answer":"6","sum":"39de00ab2e1fb5da"}
{"type":"answer","n":19,"by":"ben","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"c46676f11b997c34"}
{"type":"answer","n":20,"by":"ben","ask":"pick.tree","answer":"cherry","why":["no reason was given"],"sum":"4b97733b3554726e"}
{"type":"answer","n":21,"by":null,"ask":"pick.roll","answer":"1","sum":"68c4a19b1a279d08"}
{"type":"answer","n":22,"by":"ben","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"8b75780b14da1784"}
{"type":"answer","n":23,"by":"ben","ask":"pick.tree","answer":"pear","why":["no reason was given"],"sum":"6106fec5b2fb5d10"}
{"type":"answer","n":24,"by":null,"ask":"pick.roll","answer":"2","sum":"80b2181ab2050f1b"}
{"type":"answer","n":25,"by":"ben","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"22c7a3f8d5003654"}
{"type":"answer","n":26,"by":"ben","ask":"pick.tree","answer":"plum","why":["no reason was given"],"sum":"48c5d676f8fb97ed"}
{"type":"answer","n":27,"by":null,"ask":"pick.roll","answer":"1","sum":"6a78bb64c263bb98"}
{"type":"answer","n":28,"by":"ben","ask":"pick.count","answer":"1","why":["no reason was given"],"print":"03bc6695a39a28d1","position":"{\"trees\":{\"apple\":7,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":0,\"ben\":8},\"coins\":{\"ann\":0,\"ben\":0},\"day\":5,\"night\":false}","sum":"4a9a928e2ea28acb"}
{"type":"answer","n":29,"by":"ann","ask":"day","answer":"pick","sum":"db5ffb74d54117b0"}
{"type":"answer","n":30,"by":"ann","ask":"pick.tree","answer":"apple","sum":"d63b106beb2b5e3c"}
{"type":"answer","n":31,"by":null,"ask":"pick.roll","answer":"1","sum":"bcc44244310bbe75"}
{"type":"head","to":29,"how":"undo","by":"ann","sum":"acb064f303de47d9"}
{"type":"head","to":28,"how":"undo","by":"ann","sum":"658359f191c5d898"}
{"type":"answer","n":32,"parent":28,"by":"ben","ask":"seats","answer":"human","print":"03bc6695a39a28d1","sum":"554eac0b6d3d813a"}
{"type":"answer","n":33,"by":"ann","ask":"day","answer":"pick","sum":"2654469a4ea5ff26"}
{"type":"answer","n":34,"by":"ann","ask":"pick.tree","answer":"apple","why":["the player left the rest of this turn to the bot","no reason was given"],"sum":"bde3714b3d711963"}
{"type":"answer","n":35,"by":null,"ask":"pick.roll","answer":"2","sum":"d0523dd92c418370"}
{"type":"answer","n":36,"by":"ann","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"e3a76c60284c2d46"}
{"type":"answer","n":37,"by":"ann","ask":"pick.tree","answer":"cherry","why":["no reason was given"],"sum":"e3928ba8dacc4f99"}
{"type":"answer","n":38,"by":null,"ask":"pick.roll","answer":"1","sum":"6e90c3aeb4395f87"}
{"type":"answer","n":39,"by":"ann","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"a4cc3f079452b778"}
{"type":"answer","n":40,"by":"ann","ask":"pick.tree","answer":"pear","why":["no reason was given"],"sum":"f8137613d62273e7"}
{"type":"answer","n":41,"by":null,"ask":"pick.roll","answer":"4","sum":"7c21b56b9a6fd961"}
{"type":"answer","n":42,"by":"ann","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"956b77ed3909ae11"}
{"type":"answer","n":43,"by":"ann","ask":"pick.tree","answer":"plum","why":["no reason was given"],"sum":"c3289d4b5d77c0a9"}
{"type":"answer","n":44,"by":null,"ask":"pick.roll","answer":"3","sum":"26c179757fab7928"}
{"type":"answer","n":45,"by":"ann","ask":"pick.count","answer":"1","why":["no reason was given"],"print":"c2cc28c9864fb122","position":"{\"trees\":{\"apple\":7,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":4,\"ben\":8},\"coins\":{\"ann\":0,\"ben\":0},\"day\":6,\"night\":false}","sum":"00017d5ad304cea5"}
{"type":"head","to":33,"how":"undo","by":"ann","sum":"833ac77a1baa1dd0"}
{"type":"answer","n":46,"parent":33,"by":"ann","ask":"pick.tree","answer":"apple","sum":"758edb5d052e7919"}
{"type":"answer","n":47,"by":null,"ask":"pick.roll","answer":"1","sum":"e69dea4cc272e901"}
{"type":"answer","n":48,"by":"ann","ask":"pick.count","answer":"2","sum":"87d46d8ac1c971dd"}
{"type":"answer","n":49,"by":"ann","ask":"pick.tree","answer":"sell","sum":"df89b0567a50405d"}
{"type":"answer","n":50,"by":"ann","ask":"sell","answer":"1","sum":"ae027c3dde01882c"}
{"type":"answer","n":51,"by":"ann","ask":"pick.tree","answer":"cherry","sum":"068cc1e611ee9098"}
{"type":"answer","n":52,"by":null,"ask":"pick.roll","answer":"3","sum":"a6782baeb455019b"}
{"type":"bookmark","at":52,"name":"Ben is \"here\"","sum":"7ec3ea254965e1e5"}
{"type":"answer","n":53,"by":"ann","ask":"pick.count","answer":"1","why":["the player left the rest of this turn to the bot","no reason was given"],"sum":"ce355ce768290b83"}
{"type":"answer","n":54,"by":"ann","ask":"pick.tree","answer":"pear","why":["no reason was given"],"sum":"4e6ee7d64ba73c26"}
{"type":"answer","n":55,"by":null,"ask":"pick.roll","answer":"3","sum":"decdfaae3cf78a36"}
{"type":"answer","n":56,"by":"ann","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"24f11fd922e6c126"}
{"type":"answer","n":57,"by":"ann","ask":"pick.tree","answer":"plum","why":["no reason was given"],"sum":"d8245d3d6c2248c9"}
{"type":"answer","n":58,"by":null,"ask":"pick.roll","answer":"5","sum":"f53c361bde6d0540"}
{"type":"answer","n":59,"by":"ann","ask":"pick.count","answer":"1","why":["no reason was given"],"print":"851535033b073d9f","position":"{\"trees\":{\"apple\":6,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":4,\"ben\":8},\"coins\":{\"ann\":1,\"ben\":0},\"day\":6,\"night\":false}","sum":"ba89d5946690582d"}
{"type":"answer","n":60,"by":"ben","ask":"seats","answer":"bot","print":"851535033b073d9f","sum":"a76a853321cf8a98"}
{"type":"answer","n":61,"by":"ben","ask":"day","answer":"pick","why":["no reason was given"],"sum":"39c5ab7feafd3ee8"}
{"type":"answer","n":62,"by":"ben","ask":"pick.tree","answer":"apple","why":["no reason was given"],"sum":"4c1a5f00ba455403"}
{"type":"answer","n":63,"by":null,"ask":"pick.roll","answer":"3","sum":"41d5d2e58bb3613e"}
{"type":"answer","n":64,"by":"ben","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"f5fb4a48a25839f8"}
{"type":"answer","n":65,"by":"ben","ask":"pick.tree","answer":"cherry","why":["no reason was given"],"sum":"687a1e429dab70d8"}
{"type":"answer","n":66,"by":null,"ask":"pick.roll","answer":"4","sum":"04013fad57a084a1"}
{"type":"answer","n":67,"by":"ben","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"a1eb0a70b0d2a016"}
{"type":"answer","n":68,"by":"ben","ask":"pick.tree","answer":"pear","why":["no reason was given"],"sum":"349d22365656a6f6"}
{"type":"answer","n":69,"by":null,"ask":"pick.roll","answer":"2","sum":"bc89ee93e0c22d5d"}
{"type":"answer","n":70,"by":"ben","ask":"pick.count","answer":"1","why":["no reason was given"],"sum":"25639e92cb65c37d"}
{"type":"answer","n":71,"by":"ben","ask":"pick.tree","answer":"plum","why":["no reason was given"],"sum":"c97fe611e90706eb"}
{"type":"answer","n":72,"by":null,"ask":"pick.roll","answer":"4","sum":"91216839a3e44fa7"}
{"type":"answer","n":73,"by":"ben","ask":"pick.count","answer":"1","why":["no reason was given"],"print":"a2cda492d4cdc147","position":"{\"trees\":{\"apple\":6,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":4,\"ben\":12},\"coins\":{\"ann\":1,\"ben\":0},\"day\":7,\"night\":false}","sum":"e1fa6c3ca4bc388f"}
{"type":"head","to":59,"how":"undo","by":"ben","sum":"103d23fc630b9df9"}
{"type":"head","to":60,"how":"redo","by":"ben","sum":"596a7c2e263fa691"}
{"type":"head","to":61,"how":"redo","by":"ben","sum":"f2140f3d6104ebe4"}
{"type":"head","to":62,"how":"redo","by":"ben","sum":"5a53b37c78c60d34"}
{"type":"head","to":63,"how":"redo","sum":"9e432b23b53d7d73"}
{"type":"head","to":64,"how":"redo","by":"ben","sum":"c8afeace20fa01e5"}
{"type":"head","to":65,"how":"redo","by":"ben","sum":"f23dc4cb3cf13f71"}
{"type":"head","to":66,"how":"redo","sum":"86f184d512137a75"}
{"type":"head","to":67,"how":"redo","by":"ben","sum":"d847016a49d36a9c"}
{"type":"head","to":68,"how":"redo","by":"ben","sum":"4f456e96736ec780"}
{"type":"head","to":69,"how":"redo","sum":"d988954546b2a6cf"}
{"type":"head","to":70,"how":"redo","by":"ben","sum":"a87e504c81d88837"}
{"type":"head","to":71,"how":"redo","by":"ben","sum":"bfe8effe6b3f6e03"}
{"type":"head","to":72,"how":"redo","sum":"5072537d50938c2c"}
{"type":"head","to":73,"how":"redo","by":"ben","sum":"e00ecd2f10cb0373"}
{"type":"branch","at":73,"name":"main line","sum":"e75907b7086cc652"}
{"type":"branch","at":73,"name":"déjà vu","sum":"ff258050f9e8f5ed"}
