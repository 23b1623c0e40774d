{"format":2,"game":"orchard","rules":1,"program":"0.1.0","scenario":"old","seats":{"ann":"human","ben":"bot"},"seed":1,"name":"forks","sum":"7d88a88dd97277be"}
{"n":1,"by":"ann","ask":"day","answer":"pick","sum":"b6e63dafd53226d9"}
{"n":2,"by":"ann","ask":"pick.tree","answer":"apple","sum":"222845cf5988c9b2"}
{"n":3,"by":null,"ask":"pick.roll","answer":"4","sum":"368e46d502b4d07e"}
{"type":"head","to":1,"how":"undo","by":"ann","sum":"dbedd70ae7c798e7"}
{"n":4,"parent":1,"by":"ann","ask":"pick.tree","answer":"cherry","sum":"1bb6c1d51d47842d"}
{"n":5,"by":null,"ask":"pick.roll","answer":"4","sum":"279e9601441cde59"}
{"n":6,"by":"ann","ask":"pick.count","answer":"3","sum":"5ecdd8f9cd1b7b00"}
{"n":7,"by":"ann","ask":"pick.tree","answer":"apple","sum":"60d3903c554a78a8"}
{"n":8,"by":null,"ask":"pick.roll","answer":"2","sum":"84f00956ec62f003"}
{"n":9,"by":"ann","ask":"pick.count","answer":"2","sum":"21378e690c2c2977"}
{"n":10,"by":"ann","ask":"pick.tree","answer":"plum","sum":"2f789ad9f9521e0a"}
{"n":11,"by":null,"ask":"pick.roll","answer":"3","sum":"ef8529ed32e27a2c"}
{"n":12,"by":"ann","ask":"pick.count","answer":"3","sum":"1b0c0688dabbd3e4"}
{"n":13,"by":"ann","ask":"pick.tree","answer":"done","print":"054e236ddbac8ad6","position":"{\"trees\":{\"apple\":4,\"cherry\":3,\"pear\":6,\"plum\":3},\"fruit\":{\"ann\":8,\"ben\":0},\"coins\":{\"ann\":0,\"ben\":0},\"day\":2,\"night\":false}","sum":"264334a88a3bab89"}
{"n":14,"by":"ben","how":"bot","ask":"day","answer":"pick","why":["8.2: it comes first"],"sum":"a9b6dd638001fbb7"}
{"type":"head","to":3,"how":"jump","by":"ben","sum":"6da6fc1d7200afe0"}
{"n":15,"parent":3,"by":"ann","ask":"pick.count","answer":"1","sum":"ddbd9f32aa4dd59b"}
{"n":16,"by":"ann","ask":"pick.tree","answer":"sell","sum":"597ff2251bf8aea2"}
{"n":17,"by":"ann","how":"alone","ask":"sell","answer":"1","sum":"a59b02c861dd28e1"}
{"type":"head","to":15,"how":"undo","by":"ann","sum":"d21bbcf066490d23"}
{"n":18,"parent":15,"by":"ann","ask":"pick.tree","answer":"done","print":"49d66879186c451d","position":"{\"trees\":{\"apple\":5,\"cherry\":6,\"pear\":6,\"plum\":6},\"fruit\":{\"ann\":1,\"ben\":0},\"coins\":{\"ann\":0,\"ben\":0},\"day\":2,\"night\":false}","sum":"880b6c8c01d8e9a5"}
{"n":19,"by":"ben","how":"bot","ask":"day","answer":"pick","why":["8.2: it comes first"],"sum":"2cba73b90bbf3575"}
{"n":20,"by":"ben","how":"bot","ask":"pick.tree","answer":"apple","why":["8.2: it comes first"],"sum":"03c908739383d5b5"}
{"n":21,"by":null,"ask":"pick.roll","answer":"2","sum":"c24aae2149d154dd"}
{"n":22,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.2: it comes first"],"sum":"d3cb6ed4e67cb396"}
{"n":23,"by":"ben","how":"bot","ask":"pick.tree","answer":"cherry","why":["8.2: it comes first"],"sum":"e4b89f965660ae06"}
{"n":24,"by":null,"ask":"pick.roll","answer":"3","sum":"cec979b2c2d111fc"}
{"n":25,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.2: it comes first"],"sum":"15044feef2ad121a"}
{"n":26,"by":"ben","how":"bot","ask":"pick.tree","answer":"pear","why":["8.2: it comes first"],"sum":"1269f4d565c510c3"}
{"n":27,"by":null,"ask":"pick.roll","answer":"4","sum":"968927cb7317c402"}
{"n":28,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.2: it comes first"],"sum":"51f59d9448875e90"}
{"n":29,"by":"ben","how":"bot","ask":"pick.tree","answer":"plum","why":["8.2: it comes first"],"sum":"50d6698adffa7f27"}
{"n":30,"by":null,"ask":"pick.roll","answer":"3","sum":"85ed361d22ab10bc"}
{"n":31,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.2: it comes first"],"print":"32398bbb0b5db389","position":"{\"trees\":{\"apple\":5,\"cherry\":6,\"pear\":6,\"plum\":6},\"fruit\":{\"ann\":1,\"ben\":4},\"coins\":{\"ann\":0,\"ben\":0},\"day\":3,\"night\":false}","sum":"5827886519ef42e5"}
{"n":32,"by":"ann","how":"left","ask":"day","answer":"pick","why":["8.3: it comes first"],"sum":"23993a0de059519f"}
{"type":"head","to":31,"how":"undo","by":"ann","sum":"9ab5ef4730f57e77"}
{"n":33,"parent":31,"by":"ann","ask":"day","answer":"rest","print":"e320875ccf762854","position":"{\"trees\":{\"apple\":6,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":1,\"ben\":4},\"coins\":{\"ann\":0,\"ben\":0},\"day\":4,\"night\":false}","sum":"06b8a5e320e325f2"}
{"n":34,"by":"ben","how":"bot","ask":"day","answer":"pick","why":["8.4: it comes first"],"sum":"d73931a55708b59f"}
{"type":"head","to":32,"how":"jump","by":"ben","sum":"8e2f4eb899c6b12c"}
{"n":35,"parent":32,"by":"ann","ask":"pick.tree","answer":"done","print":"e320875ccf762854","position":"{\"trees\":{\"apple\":6,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":1,\"ben\":4},\"coins\":{\"ann\":0,\"ben\":0},\"day\":4,\"night\":false}","sum":"744ad52b5a107709"}
{"n":36,"by":"ben","how":"bot","ask":"day","answer":"pick","why":["8.4: it comes first"],"sum":"71986d682b351fcc"}
{"n":37,"by":"ben","how":"bot","ask":"pick.tree","answer":"apple","why":["8.4: it comes first"],"sum":"f8191ab9b8e83974"}
{"n":38,"by":null,"ask":"pick.roll","answer":"5","sum":"ce55f8a5ed625be4"}
{"n":39,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.4: it comes first"],"sum":"1542db5fc3c1c90d"}
{"n":40,"by":"ben","how":"bot","ask":"pick.tree","answer":"cherry","why":["8.4: it comes first"],"sum":"9f2abbeb3cbf593a"}
{"n":41,"by":null,"ask":"pick.roll","answer":"2","sum":"d13a0b4a13b95659"}
{"n":42,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.4: it comes first"],"sum":"a988970d5d716f75"}
{"n":43,"by":"ben","how":"bot","ask":"pick.tree","answer":"pear","why":["8.4: it comes first"],"sum":"f074c6608416b920"}
{"n":44,"by":null,"ask":"pick.roll","answer":"3","sum":"98fb2ed90f1dafdc"}
{"n":45,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.4: it comes first"],"sum":"91e81e7c24012cd9"}
{"n":46,"by":"ben","how":"bot","ask":"pick.tree","answer":"plum","why":["8.4: it comes first"],"sum":"82971a7ff670e129"}
{"n":47,"by":null,"ask":"pick.roll","answer":"2","sum":"53e13d4638be3036"}
{"n":48,"by":"ben","how":"bot","ask":"pick.count","answer":"1","why":["8.4: it comes first"],"print":"05d6eeedb54b5dd7","position":"{\"trees\":{\"apple\":6,\"cherry\":7,\"pear\":7,\"plum\":7},\"fruit\":{\"ann\":1,\"ben\":8},\"coins\":{\"ann\":0,\"ben\":0},\"day\":5,\"night\":false}","sum":"8217dd7475bebe45"}
{"n":49,"by":"ann","ask":"day","answer":"rest","print":"265594367525d266","position":"{\"trees\":{\"apple\":7,\"cherry\":8,\"pear\":8,\"plum\":8},\"fruit\":{\"ann\":1,\"ben\":8},\"coins\":{\"ann\":0,\"ben\":0},\"day\":6,\"night\":false}","sum":"796cffeb2ae6e5a6"}
{"n":50,"by":"ben","ask":"seats","answer":"human","print":"265594367525d266","sum":"82fbd51918387fd9"}
{"type":"head","to":49,"how":"undo","by":"ben","sum":"1a62bd2ac6a040f5"}
{"type":"head","to":48,"how":"undo","by":"ann","sum":"39e7fd7f123b3805"}
{"n":51,"parent":48,"by":"ann","ask":"day","answer":"pick","sum":"4a50b8fa51e95a60"}
{"type":"branch","at":51,"name":"the last day","sum":"02b6bd5ff246d527"}
{"type":"branch","at":51,"name":"Ann sells","sum":"aae6b9ecb5e79723"}
{"type":"branch","at":51,"name":"the last day","sum":"170ec9b2abe8a941"}
{"n":52,"by":"ann","ask":"pick.tree","answer":"done","print":"265594367525d266","position":"{\"trees\":{\"apple\":7,\"cherry\":8,\"pear\":8,\"plum\":8},\"fruit\":{\"ann\":1,\"ben\":8},\"coins\":{\"ann\":0,\"ben\":0},\"day\":6,\"night\":false}","sum":"93948b8c6dc3f749"}
{"type":"head","to":51,"how":"undo","by":"ann","sum":"9320de6c33a207b3"}
{"n":53,"parent":51,"by":"ann","ask":"pick.tree","answer":"sell","sum":"0f9d81549b7ba90e"}
{"n":54,"by":"ann","how":"alone","ask":"sell","answer":"1","sum":"f5fffee9cf826036"}
{"type":"head","to":51,"how":"undo","by":"ann","sum":"d87d82ce8e3c4a47"}
{"type":"head","to":52,"how":"redo","by":"ann","sum":"542cd28ecdeebc4f"}
