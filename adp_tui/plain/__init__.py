"""Line mode: the game in plain lines, for pipes, slow terminals and screen readers."""
