"""What happens at tables, whoever carries it: seats, rights, undo, bots, films, chat, records, messages.

There is no server here, no database, no thread, no process and no file. Read in this order: `messages`
(everything that is said), `store` (what is kept), `seats` (who may do what), `film` (what is shown), `table`
(one game with people around it: prepares and takes over), `playback` and `restore` (from records and logs),
`room` and `rooms` (who is connected, and what happens), then what can be asked of them: `new_tables`,
`reading`, `seat_changes`, `commands`, `static`; at last the edges: `routes`, `connection`, `store`,
`thinking`.
"""
