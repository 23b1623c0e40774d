"""Parts that several rules share: moving, removing, choosing targets."""
