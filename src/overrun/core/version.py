"""The engine's version, written into every record."""

ENGINE_VERSION = "0.1.0"
