"""The command line with the invented game instead of the real one, for separate processes."""

import sys

from adp_tui.cli import main
from tests.cli.games import GAMES

if __name__ == "__main__":
    sys.exit(main(games=GAMES))
