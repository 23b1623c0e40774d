{"format":1,"game":"adp","rules":3,"program":"0.1.0","scenario":"main","seats":{"coalition":"bot","government":"human","taliban":"bot","warlords":"bot"},"seed":1,"sum":"305f11c845127d7e"}
