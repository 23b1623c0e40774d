"""Looking ahead: what an answer changes, gains and costs, and how answers are ordered."""
