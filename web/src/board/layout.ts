// Where things stand inside a zone: they flow in rows inside its frame, as large as the zone allows.

export type Frame = { x: number; y: number; width: number; height: number };
export type Sized = { key: string; width: number; height: number };
export type Placed = { x: number; y: number; scale: number };

const GAP = 1.2;
const LEAST = 8; // a frame narrower than that holds nothing
const MARGIN = 2.2;
const NUMBER_ROOM = 8.5; // the zone's number stands in the upper left corner
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45, 0.38, 0.3];

/** The frame of a zone as the drawing notes it: left, top, width, height. */
export function frameOf(text: string): Frame {
  const [x = 0, y = 0, width = 30, height = 30] = text.split(" ").map(Number);
  return { x, y, width, height };
}

/** What is left of a frame after parts of the board are gone; all of it if nothing is, for whatever is just falling. */
export function cut(frame: Frame, gone: readonly Frame[]): Frame {
  let left = frame;
  for (const hole of gone) {
    const [x1, y1] = [Math.max(left.x, hole.x), Math.max(left.y, hole.y)];
    const [x2, y2] = [Math.min(left.x + left.width, hole.x + hole.width), Math.min(left.y + left.height, hole.y + hole.height)];
    if (x2 - x1 <= 1 || y2 - y1 <= 1) continue;
    if (y2 - y1 > left.height - 2) left = { ...left, x: x1 > left.x ? left.x : x2, width: left.width - (x2 - x1) };
    else if (x2 - x1 > left.width - 2) left = { ...left, y: y1 > left.y ? left.y : y2, height: left.height - (y2 - y1) };
  }
  return left.width < LEAST || left.height < LEAST ? frame : left;
}

/** The middle and the size of each thing in a zone. */
export function arrange(things: readonly Sized[], frame: Frame): Map<string, Placed> {
  for (const scale of SCALES) {
    const rows = rowsOf(things, frame.width - 2 * MARGIN, scale);
    const height = rows.reduce((sum, row) => sum + row.height + GAP, -GAP);
    const last = scale === SCALES[SCALES.length - 1];
    if (rows.every((row) => row.fits) && (height <= frame.height - 2 * MARGIN || last)) {
      return spread(rows, frame, height, scale);
    }
  }
  return spread(rowsOf(things, frame.width - 2 * MARGIN, 0.3), frame, frame.height, 0.3);
}

type Row = { things: Sized[]; width: number; height: number; fits: boolean };

function rowsOf(things: readonly Sized[], room: number, scale: number): Row[] {
  const rows: Row[] = [];
  let row: Row | undefined;
  for (const thing of things) {
    const width = thing.width * scale;
    // The first row leaves the corner to the number, unless there is nothing else in it.
    const space = rows.length <= 1 ? room - NUMBER_ROOM * 0.6 : room;
    if (!row || row.width + GAP + width > space) {
      row = { things: [], width: -GAP, height: 0, fits: width <= room };
      rows.push(row);
    }
    row.things.push(thing);
    row.width += GAP + width;
    row.height = Math.max(row.height, thing.height * scale);
  }
  return rows;
}

function spread(rows: Row[], frame: Frame, height: number, scale: number): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  const free = frame.height - height;
  let top = frame.y + Math.max(free / 2, Math.min(free, MARGIN));
  rows.forEach((row, index) => {
    // A crowded first row moves aside for the number.
    const tight = index === 0 && frame.width - row.width < 2 * NUMBER_ROOM && top - frame.y < 6;
    let left = frame.x + (frame.width - row.width) / 2 + (tight ? NUMBER_ROOM * 0.3 : 0);
    for (const thing of row.things) {
      const width = thing.width * scale;
      placed.set(thing.key, { x: left + width / 2, y: top + row.height / 2, scale });
      left += width + GAP;
    }
    top += row.height + GAP;
  });
  return placed;
}
