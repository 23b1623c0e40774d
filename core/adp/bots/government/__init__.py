"""8.6 The Non-player Government, one module for each box of its sheet.

Its Resources are spent and saved in several of them: `bots/turn.py` passes when it is too poor,
`train_sites.py` and `train.py` place cubes only as far as it can pay, `patrol.py` looks at what a
Patrol costs, `special.py` Governs for Patronage or Aid, `civic_action.py` pays for Civic Action.
"""
