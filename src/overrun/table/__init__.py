"""The names by which others know the server: `table.run` and `table.settings`.

The code is in `overrun.server` and `overrun.rooms`; the page's built files lie in this folder.
"""
