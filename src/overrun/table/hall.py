from overrun.table.settings import Settings


class Hall:
    def __init__(self, settings: Settings):
        self.settings = settings

    async def open(self) -> None: ...
    async def close(self) -> None: ...
