{"format":1,"game":"orchard","rules":1,"program":"0.1.0","scenario":"old","seats":{"ann":"human","ben":"bot"},"seed":1,"name":"forks","sum":"b5c95a2f9a0eef83"}
{"type":"answer","n":1,"by":"ann","ask":"day","answer":"pick","sum":"a9ada0b129bdb3b4"}
{"type":"answer","n":2,"by":"ann","ask":"pick.tree","answer":"apple","sum":"73caab6a28f16830"}
{"type":"answer","n":3,"by":null,"ask":"pick.roll","answer":"4","sum":"795f7bd53c8991fb"}
{"type":"head","to":1,"how":"undo","by":"ann","sum":"8d6be03369a46be5"}
{"type":"answer","n":4,"parent":1,"by":"ann","ask":"pick.tree","answer":"cherry","sum":"9175924ee818f566"}
{"type":"answer","n":5,"by":null,"ask":"pick.roll","answer":"4","sum":"bcc9ccd0826e42cf"}
{"type":"answer","n":6,"by":"ann","ask":"pick.count","answer":"3","sum":"e61a64d166eb16e9"}
{"type":"answer","n":7,"by":"ann","ask":"pick.tree","answer":"apple","sum":"c0d9495ad396e537"}
{"type":"answer","n":8,"by":null,"ask":"pick.roll","answer":"2","sum":"a570264e7719730e"}
{"type":"answer","n":9,"by":"ann","ask":"pick.count","answer":"2","sum":"d64fe4114c86f7f0"}
{"type":"answer","n":10,"by":"ann","ask":"pick.tree","answer":"plum","sum":"5e23636290500049"}
{"type":"answer","n":11,"by":null,"ask":"pick.roll","answer":"3","sum":"f2ef327689bd3dc4"}
{"type":"answer","n":12,"by":"ann","ask":"pick.count","answer":"3","sum":"2a6284efb163359b"}
{"type":"answer","n":13,"by":"ann","ask":"pick.tree","answer":"done","print":"054e236ddbac8ad6","position":"{\"trees\":{\"apple\":4,\"cherry\":3,\"pear\":6,\"plum\":3},\"fruit\":{\"ann\":8,\"ben\":0},\"coins\":{\"ann\":0,\"ben\":0},\"day\":2,\"night\":false}","sum":"f5aaa465085a74af"}
{"type":"answer","n":14,"by":"ben","ask":"day","answer":"pick","why":["8.2: it comes first"],"sum":"d8301e3b66df0655"}
{"type":"head","to":3,"how":"jump","by":"ben","sum":"70ba87b4eab0ff37"}
{"type":"answer","n":15,"parent":3,"by":"ann","ask":"pick.count","answer":"1","sum":"4cb1c0989ef1338f"}
{"type":"answer","n":16,"by":"ann","ask":"pick.tree","answer":"sell","sum":"00cc118be68cbe0e"}
{"type":"answer","n":17,"by":"ann","ask":"sell","answer":"1","why":["the only choice"],"sum":"0b67a149c4138306"}
{"type":"head","to":15,"how":"undo","by":"ann","sum":"9c588531cecca6ea"}
{"type":"answer","n":18,"parent":15,"by":"ann","ask":"pick.tree","answer":"done","print":"49d66879186c451d","position":"{\"trees\":{\"apple\":5,\"cherry\":6,\"pear\":6,\"plum\":6},\"fruit\":{\"ann\":1,\"ben\":0},\"coins\":{\"ann\":0,\"ben\":0},\"day\":2,\"night\":false}","sum":"067459b57a71c3ea"}
{"type":"answer","n":19,"by":"ben","ask":"day","answer":"pick","why":["8.2: it comes first"],"sum":"4c4366691acbb7eb"}
{"type":"answer","n":20,"by":"ben","ask":"pick.tree","answer":"apple","why":["8.2: it comes first"],"sum":"f79101c3f383385a"}
{"type":"answer","n":21,"by":null,"ask":"pick.roll","answer":"2","sum":"33da6ab031c02c61"}
{"type":"answer","n":22,"by":"ben","ask":"pick.count","answer":"1","why":["8.2: it comes first"],"sum":"54a0f5aabdffbf8f"}
{"type":"answer","n":23,"by":"ben","ask":"pick.tree","answer":"cherry","why":["8.2: it comes first"],"sum":"40b7eb6481cc6e2d"}
{"type":"answer","n":24,"by":null,"ask":"pick.roll","answer":"3","sum":"e1532dd1d553a30f"}
{"type":"answer","n":25,"by":"ben","ask":"pick.count","answer":"1","why":["8.2: it comes first"],"sum":"0f217f4ec145eb3a"}
{"type":"answer","n":26,"by":"ben","ask":"pick.tree","answer":"pear","why":["8.2: it comes first"],"sum":"88210df4f49b8a64"}
{"type":"answer","n":27,"by":null,"ask":"pick.roll","answer":"4","sum":"05239b5d5242b371"}
{"type":"answer","n":28,"by":"ben","ask":"pick.count","answer":"1","why":["8.2: it comes first"],"sum":"c8096df884682849"}
{"type":"answer","n":29,"by":"ben","ask":"pick.tree","answer":"plum","why":["8.2: it comes first"],"sum":"c33256f9741f6994"}
{"type":"answer","n":30,"by":null,"ask":"pick.roll","answer":"3","sum":"021d8634d1664e10"}
{"type":"answer","n":31,"by":"ben","ask":"pick.count","answer":"1","why":["8.2: it comes first"],"print":"32398bbb0b5db389","position":"{\"trees\":{\"apple\":5,\"cherry\":6,\"pear\":6,\"plum\":6},\"fruit\":{\"ann\":1,\"ben\":4},\"coins\":{\"ann\":0,\"ben\":0},\"day\":3,\"night\":false}","sum":"2c593ef048dab3a0"}
{"type":"answer","n":32,"by":"ann","ask":"day","answer":"pick","why":["the player left the rest of this turn to the bot","8.3: it comes first"],"sum":"ce6c62d494627e09"}
{"type":"head","to":31,"how":"undo","by":"ann","sum":"2d9300fa8ec2ba87"}
{"type":"answer","n":33,"parent":31,"by":"ann","ask":"day","answer":"rest","print":"e320875ccf762854","position":"{\"trees\":{\"apple\":6,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":1,\"ben\":4},\"coins\":{\"ann\":0,\"ben\":0},\"day\":4,\"night\":false}","sum":"a72f138a6781a8f5"}
{"type":"answer","n":34,"by":"ben","ask":"day","answer":"pick","why":["8.4: it comes first"],"sum":"9cfeeed6765e5753"}
{"type":"head","to":32,"how":"jump","by":"ben","sum":"aaac06e3989da0e5"}
{"type":"answer","n":35,"parent":32,"by":"ann","ask":"pick.tree","answer":"done","print":"e320875ccf762854","position":"{\"trees\":{\"apple\":6,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":1,\"ben\":4},\"coins\":{\"ann\":0,\"ben\":0},\"day\":4,\"night\":false}","sum":"280c87bdc884f9e6"}
{"type":"answer","n":36,"by":"ben","ask":"day","answer":"pick","why":["8.4: it comes first"],"sum":"11844681ca2f2c0d"}
{"type":"answer","n":37,"by":"ben","ask":"pick.tree","answer":"apple","why":["8.4: it comes first"],"sum":"951936f1486c87a8"}
{"type":"answer","n":38,"by":null,"ask":"pick.roll","answer":"5","sum":"a3c9d5b54e248a89"}
{"type":"answer","n":39,"by":"ben","ask":"pick.count","answer":"1","why":["8.4: it comes first"],"sum":"e4b8a7cd6924fb63"}
{"type":"answer","n":40,"by":"ben","ask":"pick.tree","answer":"cherry","why":["8.4: it comes first"],"sum":"8811eb575f27b268"}
{"type":"answer","n":41,"by":null,"ask":"pick.roll","answer":"2","sum":"4c319058390d5ff0"}
{"type":"answer","n":42,"by":"ben","ask":"pick.count","answer":"1","why":["8.4: it comes first"],"sum":"44805abce75a7c06"}
{"type":"answer","n":43,"by":"ben","ask":"pick.tree","answer":"pear","why":["8.4: it comes first"],"sum":"e7704dc166cc9db0"}
{"type":"answer","n":44,"by":null,"ask":"pick.roll","answer":"3","sum":"33ff65493bf8d82c"}
{"type":"answer","n":45,"by":"ben","ask":"pick.count","answer":"1","why":["8.4: it comes first"],"sum":"82c9c46d7a8f43c7"}
{"type":"answer","n":46,"by":"ben","ask":"pick.tree","answer":"plum","why":["8.4: it comes first"],"sum":"b2b822ccf5954a28"}
{"type":"answer","n":47,"by":null,"ask":"pick.roll","answer":"2","sum":"b0ea1fdb8d0bc4ee"}
{"type":"answer","n":48,"by":"ben","ask":"pick.count","answer":"1","why":["8.4: it comes first"],"print":"05d6eeedb54b5dd7","position":"{\"trees\":{\"apple\":6,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":1,\"ben\":8},\"coins\":{\"ann\":0,\"ben\":0},\"day\":5,\"night\":false}","sum":"01c65ca9eee41ca6"}
{"type":"answer","n":49,"by":"ann","ask":"day","answer":"rest","print":"265594367525d266","position":"{\"trees\":{\"apple\":7,\"cherry\":8,\"pear\":8,\"plum\":8},\"fruit\":{\"ann\":1,\"ben\":8},\"coins\":{\"ann\":0,\"ben\":0},\"day\":6,\"night\":false}","sum":"6f00fc7dde917239"}
{"type":"answer","n":50,"by":"ben","ask":"seats","answer":"human","print":"265594367525d266","sum":"619fcd0f30e021b5"}
{"type":"head","to":49,"how":"undo","by":"ben","sum":"6ac30de59d1fe6c1"}
{"type":"head","to":48,"how":"undo","by":"ann","sum":"5bb5da017111fb6e"}
{"type":"answer","n":51,"parent":48,"by":"ann","ask":"day","answer":"pick","sum":"424a2fdadf899075"}
{"type":"branch","at":51,"name":"the last day","sum":"3d2f9c08b44461bd"}
{"type":"branch","at":51,"name":"Ann sells","sum":"189b1cf01424187e"}
{"type":"branch","at":51,"name":"the last day","sum":"a96b264ed3e6242d"}
{"type":"answer","n":52,"by":"ann","ask":"pick.tree","answer":"done","print":"265594367525d266","position":"{\"trees\":{\"apple\":7,\"cherry\":8,\"pear\":8,\"plum\":8},\"fruit\":{\"ann\":1,\"ben\":8},\"coins\":{\"ann\":0,\"ben\":0},\"day\":6,\"night\":false}","sum":"0a917c06468ef470"}
{"type":"head","to":51,"how":"undo","by":"ann","sum":"bc5e6dca2300ab40"}
{"type":"answer","n":53,"parent":51,"by":"ann","ask":"pick.tree","answer":"sell","sum":"b843ccd66c1eef7a"}
{"type":"answer","n":54,"by":"ann","ask":"sell","answer":"1","why":["the only choice"],"sum":"321a8d88a304ec3c"}
{"type":"head","to":51,"how":"undo","by":"ann","sum":"33c0098385829c94"}
{"type":"head","to":52,"how":"redo","by":"ann","sum":"7121d49bf6096e78"}
