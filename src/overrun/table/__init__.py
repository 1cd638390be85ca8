"""The table: people, bots and watchers around one game, over HTTP and WebSocket, kept in a database.

Read in this order: `messages` (everything that is said), `store` (what is kept), `seats` (who may do what),
`film` (what is shown), `tables` (one game with people around it), `playback` and `rebuild` (from records and
logs), `strangers` (records from outside), `sitting` and `hall` (all tables, and who is connected), then what
can be asked of them: `laying`, `looking`, `seating`, `talk`; at last `socket`, `security`, `app` and `run`.
"""
