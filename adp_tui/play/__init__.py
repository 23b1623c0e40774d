"""Playing a game, independent of any screen: questions, answers, bots, look-ahead."""
