"""Line mode: the game as plain text, for pipes, slow terminals and screen readers."""
