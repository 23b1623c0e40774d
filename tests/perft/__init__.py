"""How many ways there are to answer: a change of what is legal does not go unnoticed."""
