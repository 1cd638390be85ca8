"""The server: it carries the rooms over HTTP and WebSocket, and keeps them in a database."""
