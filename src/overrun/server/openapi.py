"""The OpenAPI document: `python -m overrun.server.openapi > web/openapi.json`.

The paths come from the table of routes, the shapes from `messages`, because only msgspec knows how its tagged
unions look on the wire. Views and boxes are the games' own affair: each that names the types of its
own has them here under its name, `ClassicView`, `ClassicSurvivor` and so on.
"""

from __future__ import annotations

import inspect
import sys
from typing import Any, get_args, get_origin

import msgspec
from msgspec import Struct

from overrun.core.version import ENGINE_VERSION
from overrun.games import games
from overrun.rooms import messages
from overrun.rooms.requests import JSON
from overrun.rooms.routes import AnyRoute, Nothing, Routes, Where
from overrun.server.own_routes import routes_of
from overrun.server.settings import Settings
from overrun.words import LANGUAGES

LANGUAGE = {
    "name": "lang",
    "in": "query",
    "required": False,
    "schema": {"type": "string", "enum": list(LANGUAGES)},
}
DONE = {200: "Request fulfilled, document follows", 201: "Document created, URL follows"}
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
REF = "#/components/schemas/{name}"


def shapes() -> dict[str, Any]:
    """The schema of every message, and of the two unions of what client and server say."""
    kinds = [
        kind
        for _, kind in inspect.getmembers(messages, inspect.isclass)
        if issubclass(kind, Struct) and kind.__module__ == messages.__name__
    ]
    kinds = [kind for kind in kinds if kind not in (messages.ClientBase, messages.ServerBase)]
    tops, found = msgspec.json.schema_components([*UNIONS.values(), *kinds], ref_template=REF)
    for name, top in zip(UNIONS, tops, strict=False):
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


# ---------------------------------------------------------------- paths


def document(routes: Routes) -> dict[str, Any]:
    """The whole document."""
    paths: dict[str, dict[str, Any]] = {}
    for route in routes.all:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return {
        "info": {"title": "Overrun", "version": ENGINE_VERSION},
        "openapi": "3.1.0",
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": shapes()},
    }


def operation(route: AnyRoute) -> dict[str, Any]:
    """What a route takes and gives."""
    done = {"description": DONE[route.status], "content": {route.kind: {"schema": _shape(route.gives)}}}
    refused = {"description": "Refused", "content": {JSON: {"schema": _shape(messages.Problem)}}}
    made = {
        "tags": [route.group],
        "summary": _pascal(route.answers.__name__),
        "operationId": operation_id(route),
        "parameters": [*_places(route), *_queries(route), LANGUAGE],
        "responses": {str(route.status): done, "default": refused},
    }
    if route.method == "POST" and route.reads is not Nothing:
        made["requestBody"] = {"content": {JSON: {"schema": _shape(route.reads)}}, "required": True}
    return made


def operation_id(route: AnyRoute) -> str:
    """What an operation is called: its path, and its name.

    >>> from overrun.rooms.routes import TABLES
    >>> operation_id(TABLES[-1])
    'ApiTablesSeatsMoveMoveSeat'
    """
    name = ""
    for part in route.path.strip("/").split("/"):
        piece = _pascal(part.strip("{}"))
        # A table of the tables need not be said twice.
        name += "" if part.startswith("{") and piece in name else piece
    return name + _pascal(route.answers.__name__)


def _pascal(name: str) -> str:
    return "".join(word.capitalize() for word in name.replace("-", "_").split("_"))


def _places(route: AnyRoute) -> list[dict[str, Any]]:
    shape = msgspec.json.schema_components([Where])[1]["Where"]["properties"]
    return [
        {"name": part[1:-1], "in": "path", "required": True, "schema": {"type": shape[part[1:-1]]["type"]}}
        for part in route.path.split("/")
        if part.startswith("{")
    ]


def _queries(route: AnyRoute) -> list[dict[str, Any]]:
    if route.method != "GET":
        return []
    shape = msgspec.json.schema_components([route.reads])[1][route.reads.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": schema} for name, schema in shape.items()
    ]


def _shape(kind: Any) -> dict[str, Any]:
    """A reference to a type of `messages`; text is only text."""
    if kind is str:
        return {"type": "string"}
    if get_origin(kind) is list:
        return {"type": "array", "items": _shape(get_args(kind)[0])}
    name = next((name for name, union in UNIONS.items() if union == kind), None) or kind.__name__
    return {"$ref": REF.format(name=name)}


def main() -> None:
    """Print the document."""
    made = msgspec.json.encode(document(routes_of(Settings(database="sqlite://"))))
    sys.stdout.write(msgspec.json.format(made, indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
