"""The OpenAPI document: `python -m overrun.table.schema > web/openapi.json`.

The framework knows the routes; the shapes come from `messages` itself, because only msgspec knows how its
tagged unions look on the wire. Views and boxes are the games' own affair: each that names the types of its
own has them here under its name, `ClassicView`, `ClassicSurvivor` and so on.
"""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec
from litestar import Litestar
from msgspec import Struct

from overrun.games import games
from overrun.table import messages
from overrun.words import LANGUAGES

LANGUAGE = {
    "name": "lang",
    "in": "query",
    "required": False,
    "schema": {"type": "string", "enum": list(LANGUAGES)},
}
REF = "#/components/schemas/{name}"


def shapes() -> dict[str, Any]:
    """The schema of every message, and of the two unions of what client and server say."""
    kinds = [
        kind
        for _, kind in inspect.getmembers(messages, inspect.isclass)
        if issubclass(kind, Struct) and kind.__module__ == messages.__name__
    ]
    kinds = [kind for kind in kinds if kind not in (messages.ClientBase, messages.ServerBase)]
    unions = [messages.ClientMessage, messages.ServerMessage]
    tops, found = msgspec.json.schema_components([*unions, *kinds], ref_template=REF)
    for name, top in zip(("ClientMessage", "ServerMessage"), tops, strict=False):
        found[name] = top
    for entry in games():
        for kind in (entry.view_type, entry.box_type):
            if kind is not None:
                found |= shapes_of_game(entry.id, kind)
    return {name: _filled(found[name]) for name in sorted(found)}


def shapes_of_game(game: str, kind: Any) -> dict[str, Any]:
    """The schema of a type of a game and of everything in it, each under the name of the game."""
    _, found = msgspec.json.schema_components([kind], ref_template=REF)
    names = {name: game.capitalize() + name for name in found}

    def renamed(part: Any) -> Any:
        if isinstance(part, dict):
            named = {key: renamed(value) for key, value in part.items()}
            if "$ref" in named:
                named["$ref"] = REF.format(name=names[named["$ref"].rpartition("/")[2]])
            return named
        return [renamed(each) for each in part] if isinstance(part, list) else part

    return {names[name]: _sent(renamed(shape)) for name, shape in found.items()}


def _sent(shape: dict[str, Any]) -> dict[str, Any]:
    """A field with a default need not stand in a content file, but the server always sends it."""
    fields = shape.get("properties", {})
    always = [
        name for name, field in fields.items() if name in shape.get("required", ()) or "default" in field
    ]
    return {**shape, "required": always, "additionalProperties": False} if fields else shape


def _filled(shape: dict[str, Any]) -> dict[str, Any]:
    """What the server sends always has all its fields: a default is for those who write a request."""
    if "properties" in shape and shape.get("additionalProperties") is not False:
        return {**shape, "required": list(shape["properties"])}
    return shape


def document(app: Litestar) -> dict[str, Any]:
    """The whole document."""
    made = app.openapi_schema.to_schema()
    components = made.setdefault("components", {}).setdefault("schemas", {})
    ours = shapes()
    components.update(ours)
    union = {"$ref": REF.format(name="ServerMessage")}
    talk = made["paths"]["/api/tables/{table}/messages"]["post"]
    talk["requestBody"]["content"]["application/json"]["schema"] = {"$ref": REF.format(name="ClientMessage")}
    talk["responses"]["200"]["content"]["application/json"]["schema"] = {"type": "array", "items": union}
    problem = {"content": {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}}
    for path in made["paths"].values():
        for operation in path.values():
            good = {code: said for code, said in operation["responses"].items() if code.startswith("2")}
            operation["responses"] = {**good, "default": {"description": "Refused", **problem}}
            operation.setdefault("parameters", []).append(LANGUAGE)
    return made


def main() -> None:
    """Print the document."""
    from overrun.table.app import make_app
    from overrun.table.settings import Settings

    made = document(make_app(Settings(database="sqlite://")))
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(made), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
