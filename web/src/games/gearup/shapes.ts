// Squares and shapes. A square is a row and a column; as a word it is called like one of a chess board (`b3`).

export type Square = readonly [row: number, column: number];
export type Shape = readonly Square[];

export const SINGLE: Shape = [[0, 0]];

export function squareWord([row, column]: Square): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function squareOf(word: string): Square {
  return [Number(word.slice(1)) - 1, word.charCodeAt(0) - 97];
}

/** Squares as the engine names a drawing: row by row, with dots between. */
export function shapeWord(squares: Shape): string {
  return sorted(squares).map(squareWord).join(".");
}

export function shapeOf(word: string): Shape {
  return word.split(".").map(squareOf);
}

export function readShape(rows: readonly string[]): Shape {
  return rows.flatMap((row, r) => [...row].flatMap((cell, c): Square[] => (cell === "#" ? [[r, c]] : [])));
}

function sorted(squares: Shape): Shape {
  return [...squares].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The shape in the top left corner. */
export function normal(squares: Shape): Shape {
  const top = Math.min(...squares.map(([row]) => row));
  const left = Math.min(...squares.map(([, column]) => column));
  return sorted(squares.map(([row, column]) => [row - top, column - left]));
}

/** The shape mirrored or not, then turned clockwise by so many quarters. */
export function turned(shape: Shape, quarters: number, mirrored: boolean): Shape {
  let squares: Shape = mirrored ? shape.map(([row, column]): Square => [row, -column]) : shape;
  for (let n = 0; n < ((quarters % 4) + 4) % 4; n++) squares = squares.map(([row, column]): Square => [column, -row]);
  return normal(squares);
}

const TURNS = [0, 1, 2, 3] as const;
/** All ways to hold a shape. */
export const HOLDS = [false, true].flatMap((mirrored) => TURNS.map((quarters) => ({ quarters, mirrored })));

/** The same text for a shape however it is turned or mirrored. */
export function likeness(shape: Shape): string {
  return HOLDS.map(({ quarters, mirrored }) => shapeWord(turned(shape, quarters, mirrored))).sort()[0]!;
}

/** The square by which a shape is held: the one nearest to its middle. */
export function heart(shape: Shape): Square {
  const middle = [0, 1].map((axis) => shape.reduce((sum, square) => sum + square[axis]!, 0) / shape.length);
  const far = ([row, column]: Square): number => (row - middle[0]!) ** 2 + (column - middle[1]!) ** 2;
  return [...shape].sort((a, b) => far(a) - far(b))[0]!;
}

export function moved(shape: Shape, rows: number, columns: number): Shape {
  return shape.map(([row, column]) => [row + rows, column + columns]);
}

export function size(shape: Shape): { rows: number; columns: number } {
  return { rows: 1 + Math.max(...shape.map(([row]) => row)), columns: 1 + Math.max(...shape.map(([, column]) => column)) };
}
