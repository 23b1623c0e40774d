{"format":2,"game":"adp","rules":4,"program":"0.1.0","scenario":"main","seats":{"coalition":"bot","government":"human","taliban":"bot","warlords":"bot"},"seed":1,"sum":"9209da75a708eb74"}
