{"format":2,"game":"orchard","rules":1,"program":"0.1.0","scenario":"old","seats":{"ann":"human","ben":"bot"},"seed":"~7ed6800b5ddf65323de29f59e5da90d3","name":"forks","sum":"6e3e2ec5b1d32690"}
{"n":1,"by":"ann","ask":"day","answer":"pick","sum":"6672563948d324b8"}
{"n":2,"by":"ann","ask":"pick.tree","answer":"apple","sum":"4a170655c2e1a7c7"}
{"n":3,"by":null,"ask":"pick.roll","answer":"4","sum":"e257f55ee3bd3b16"}
{"type":"head","to":1,"how":"undo","by":"ann","sum":"5d4f50de9ada6b7f"}
{"n":4,"parent":1,"by":"ann","ask":"pick.tree","answer":"cherry","sum":"80bd5ea57ebd30dc"}
{"n":5,"by":null,"ask":"pick.roll","answer":"4","sum":"9130853517638298"}
{"n":6,"by":"ann","ask":"pick.count","answer":"3","sum":"d69e80c4566193b6"}
{"n":7,"by":"ann","ask":"pick.tree","answer":"apple","sum":"2e030c267ad89ee3"}
{"n":8,"by":null,"ask":"pick.roll","answer":"2","sum":"cb81726959abecb9"}
{"n":9,"by":"ann","ask":"pick.count","answer":"2","sum":"915b1e2fc6ce605e"}
{"n":10,"by":"ann","ask":"pick.tree","answer":"plum","sum":"91831a1922359423"}
{"n":11,"by":null,"ask":"pick.roll","answer":"3","sum":"c3c66e74ec50eb16"}
{"n":12,"by":"ann","ask":"pick.count","answer":"3","sum":"ebf5288cef84b33a"}
{"n":13,"by":"ann","ask":"pick.tree","answer":"done","print":"054e236ddbac8ad6","position":"{\"trees\":{\"apple\":4,\"cherry\":3,\"pear\":6,\"plum\":3},\"fruit\":{\"ann\":8,\"ben\":0},\"coins\":{\"ann\":0,\"ben\":0},\"day\":2,\"night\":false}","sum":"6b19df496a81652f"}
{"n":14,"by":"ben","how":"bot","ask":"day","answer":"pick","why":["8.2: it comes first"],"sum":"50554a79067c6a1d"}
{"type":"head","to":3,"how":"jump","by":"ben","sum":"f56769af2280aed8"}
{"n":15,"parent":3,"by":"ann","ask":"pick.count","answer":"1","sum":"b3b8275c019818df"}
{"n":16,"by":"ann","ask":"pick.tree","answer":"sell","sum":"c97aa4483a40a97d"}
{"n":17,"by":"ann","how":"alone","ask":"sell","answer":"1","sum":"0b43beb767357b48"}
{"type":"head","to":15,"how":"undo","by":"ann","sum":"50fb2a4bb31f8cb3"}
{"n":18,"parent":15,"by":"ann","ask":"pick.tree","answer":"done","print":"49d66879186c451d","position":"{\"trees\":{\"apple\":5,\"cherry\":6,\"pear\":6,\"plum\":6},\"fruit\":{\"ann\":1,\"ben\":0},\"coins\":{\"ann\":0,\"ben\":0},\"day\":2,\"night\":false}","sum":"c1a0e447e567b397"}
{"n":19,"by":"ben","how":"bot","ask":"day","answer":"pick","why":["8.2: it comes first"],"sum":"640cea509039d4c3"}
{"n":20,"by":"ben","how":"bot","ask":"pick.tree","answer":"apple","why":["8.2: it comes first"],"sum":"957ec459dbcf28a4"}
{"n":21,"by":null,"ask":"pick.roll","answer":"2","sum":"7334b616b5f3e6dd"}
{"n":22,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.2: it comes first"],"sum":"d0ff1092cf908548"}
{"n":23,"by":"ben","how":"bot","ask":"pick.tree","answer":"cherry","why":["8.2: it comes first"],"sum":"583706262f680850"}
{"n":24,"by":null,"ask":"pick.roll","answer":"3","sum":"463f9416bc19ba6b"}
{"n":25,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.2: it comes first"],"sum":"6d70f39a633d7a0a"}
{"n":26,"by":"ben","how":"bot","ask":"pick.tree","answer":"pear","why":["8.2: it comes first"],"sum":"9cb6964b89413d87"}
{"n":27,"by":null,"ask":"pick.roll","answer":"4","sum":"9493b7678b3c093c"}
{"n":28,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.2: it comes first"],"sum":"24d202e6225b7fda"}
{"n":29,"by":"ben","how":"bot","ask":"pick.tree","answer":"plum","why":["8.2: it comes first"],"sum":"e988ead0fb088d19"}
{"n":30,"by":null,"ask":"pick.roll","answer":"3","sum":"91aadcfb45eafbe3"}
{"n":31,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.2: it comes first"],"print":"32398bbb0b5db389","position":"{\"trees\":{\"apple\":5,\"cherry\":6,\"pear\":6,\"plum\":6},\"fruit\":{\"ann\":1,\"ben\":4},\"coins\":{\"ann\":0,\"ben\":0},\"day\":3,\"night\":false}","sum":"7d49243a349c4c87"}
{"n":32,"by":"ann","how":"left","ask":"day","answer":"pick","why":["8.3: it comes first"],"sum":"4c7d7182ed297110"}
{"type":"head","to":31,"how":"undo","by":"ann","sum":"24bdf8caeff8e429"}
{"n":33,"parent":31,"by":"ann","ask":"day","answer":"rest","print":"e320875ccf762854","position":"{\"trees\":{\"apple\":6,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":1,\"ben\":4},\"coins\":{\"ann\":0,\"ben\":0},\"day\":4,\"night\":false}","sum":"0de7002e68f92727"}
{"n":34,"by":"ben","how":"bot","ask":"day","answer":"pick","why":["8.4: it comes first"],"sum":"e3624bd287f4a9ae"}
{"type":"head","to":32,"how":"jump","by":"ben","sum":"19c2371a73ebe413"}
{"n":35,"parent":32,"by":"ann","ask":"pick.tree","answer":"done","print":"e320875ccf762854","position":"{\"trees\":{\"apple\":6,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":1,\"ben\":4},\"coins\":{\"ann\":0,\"ben\":0},\"day\":4,\"night\":false}","sum":"cbe1b5417ebbcf0d"}
{"n":36,"by":"ben","how":"bot","ask":"day","answer":"pick","why":["8.4: it comes first"],"sum":"f5e590d61e145507"}
{"n":37,"by":"ben","how":"bot","ask":"pick.tree","answer":"apple","why":["8.4: it comes first"],"sum":"295685a1c439c5c4"}
{"n":38,"by":null,"ask":"pick.roll","answer":"5","sum":"3543d0f53c96589d"}
{"n":39,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.4: it comes first"],"sum":"ad4ff5e5e52b8006"}
{"n":40,"by":"ben","how":"bot","ask":"pick.tree","answer":"cherry","why":["8.4: it comes first"],"sum":"9481065cd95465c1"}
{"n":41,"by":null,"ask":"pick.roll","answer":"2","sum":"e5af1724d42c1f16"}
{"n":42,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.4: it comes first"],"sum":"6ae255a921c22128"}
{"n":43,"by":"ben","how":"bot","ask":"pick.tree","answer":"pear","why":["8.4: it comes first"],"sum":"21100779970ccc39"}
{"n":44,"by":null,"ask":"pick.roll","answer":"3","sum":"822deb9d1919a0ab"}
{"n":45,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.4: it comes first"],"sum":"acce8fa7c76b3cde"}
{"n":46,"by":"ben","how":"bot","ask":"pick.tree","answer":"plum","why":["8.4: it comes first"],"sum":"e88c691fc10f666e"}
{"n":47,"by":null,"ask":"pick.roll","answer":"2","sum":"12b90d6bbdb7e86d"}
{"n":48,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.4: it comes first"],"print":"05d6eeedb54b5dd7","position":"{\"trees\":{\"apple\":6,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":1,\"ben\":8},\"coins\":{\"ann\":0,\"ben\":0},\"day\":5,\"night\":false}","sum":"1f068ff9ceaa29b3"}
{"n":49,"by":"ann","ask":"day","answer":"rest","print":"265594367525d266","position":"{\"trees\":{\"apple\":7,\"cherry\":8,\"pear\":8,\"plum\":8},\"fruit\":{\"ann\":1,\"ben\":8},\"coins\":{\"ann\":0,\"ben\":0},\"day\":6,\"night\":false}","sum":"51224803f0c8f31b"}
{"n":50,"by":"ben","ask":"seats","answer":"human","print":"265594367525d266","sum":"c35a31064544b6c3"}
{"type":"head","to":49,"how":"undo","by":"ben","sum":"a5c000cda87a2ed3"}
{"type":"head","to":48,"how":"undo","by":"ann","sum":"8044fe23919a78cb"}
{"n":51,"parent":48,"by":"ann","ask":"day","answer":"pick","sum":"a04acb0f7122e10f"}
{"type":"branch","at":51,"name":"the last day","sum":"83a906fa110b4314"}
{"type":"branch","at":51,"name":"Ann sells","sum":"529544509f722a0d"}
{"type":"branch","at":51,"name":"the last day","sum":"2690a89e8ccd7ab6"}
{"n":52,"by":"ann","ask":"pick.tree","answer":"done","print":"265594367525d266","position":"{\"trees\":{\"apple\":7,\"cherry\":8,\"pear\":8,\"plum\":8},\"fruit\":{\"ann\":1,\"ben\":8},\"coins\":{\"ann\":0,\"ben\":0},\"day\":6,\"night\":false}","sum":"5d02bac2cb1f5a22"}
{"type":"head","to":51,"how":"undo","by":"ann","sum":"6b0e7376afebfec6"}
{"n":53,"parent":51,"by":"ann","ask":"pick.tree","answer":"sell","sum":"91c4f236c86148e6"}
{"n":54,"by":"ann","how":"alone","ask":"sell","answer":"1","sum":"fb2166c568368d17"}
{"type":"head","to":51,"how":"undo","by":"ann","sum":"29d5027fae2dde5c"}
{"type":"head","to":52,"how":"redo","by":"ann","sum":"e4a96bebbd32e497"}
