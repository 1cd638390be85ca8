"""Names of tables, and the secrets that open them."""

from __future__ import annotations

import hashlib
import secrets

# So many tokens of one request or hello are looked at.
TOKENS_AT_ONCE = 32


def new_token() -> str:
    """A secret of 128 random bits."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The name of a table: not secret, but not to be guessed either."""
    alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(10))


def hashed(token: str) -> str:
    """What is kept of a token. It is as random as a key, so a plain hash cannot be turned round."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
