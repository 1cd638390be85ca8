"""`python -m overrun` is the same as `overrun`."""

from overrun.cli import main

if __name__ == "__main__":
    main()
