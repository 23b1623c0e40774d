"""Words of A Distant Plain: questions, answers, refusals, facts, positions, names."""
