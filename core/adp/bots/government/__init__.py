"""8.6 The Non-player Government, one module for each box of its sheet.

Several modules watch its Resources: `bots/turn.py` passes if it is too poor, `train_sites.py` and
`train.py` place only the cubes it can pay for, `patrol.py` checks the cost of a Patrol,
`special.py` Governs for Patronage or Aid, `civic_action.py` pays for Civic Action.
"""
