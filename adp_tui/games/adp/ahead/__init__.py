"""Looking ahead: what an answer changes, brings and costs, and in which order answers stand."""
