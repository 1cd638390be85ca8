pytest_plugins = ["overrun.testing", "pytester"]
