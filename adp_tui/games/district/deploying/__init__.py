"""RDS-24 The screen on which a side plans its Deployment."""
