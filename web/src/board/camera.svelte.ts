// Pan and zoom: a window onto the board in its own coordinates.

export type Box = [number, number, number, number];

const CLOSEST = 60; // units across
const NEAR = 170; // how much of a large board is in sight while the film shows something
const READABLE = 1.7; // pixels a unit, below which figures are hard to tell apart
const MARGIN = 12; // units around what is to be seen
const GLIDE = 320; // milliseconds

export class Camera {
  box = $state.raw<Box>([0, 0, 100, 100]);
  /** Whether somebody moved it by hand: then it stays where it was put. */
  held = false;
  private whole: Box = [0, 0, 100, 100];
  private width = 1;
  private height = 1;
  private gliding = 0;

  /** The whole board, as large as the space allows. */
  fit(): void {
    this.held = true; // a choice like any other
    this.glide(this.padded(this.whole));
  }

  see(whole: Box): void {
    this.whole = whole;
    this.held = false;
    this.set(this.padded(whole));
  }

  /** The space on the screen has changed. */
  shape(width: number, height: number): void {
    if (!width || !height) return;
    this.width = width;
    this.height = height;
    this.set(this.padded(this.held ? this.box : this.whole));
  }

  zoom(factor: number, at?: { x: number; y: number }): void {
    const [x, y, width, height] = this.box;
    const widest = this.padded(this.whole)[2] * 1.15;
    const next = Math.min(Math.max(width / factor, CLOSEST), widest);
    const ratio = next / width;
    const cx = at?.x ?? x + width / 2;
    const cy = at?.y ?? y + height / 2;
    this.held = true;
    this.set(this.kept([cx - (cx - x) * ratio, cy - (cy - y) * ratio, next, height * ratio]));
  }

  pan(dx: number, dy: number): void {
    const [x, y, width, height] = this.box;
    this.held = true;
    this.set(this.kept([x + dx, y + dy, width, height]));
  }

  /** Go near the action, where the whole board is too small to see it; never away from what somebody looks at. */
  follow(x: number, y: number): void {
    const fit = this.padded(this.whole);
    if (this.held || this.width / fit[2] >= READABLE) return;
    const width = Math.min(NEAR, fit[2]);
    const height = (width * this.height) / this.width;
    this.glide(this.kept([x - width / 2, y - height / 2, width, height]));
  }

  /** Bring all of this into sight, as near as that allows, where the whole board is too small. */
  embrace(boxes: readonly Box[]): void {
    const fit = this.padded(this.whole);
    if (this.held || !boxes.length || this.width / fit[2] >= READABLE) return;
    const left = Math.min(...boxes.map(([x]) => x)) - MARGIN;
    const top = Math.min(...boxes.map(([, y]) => y)) - MARGIN;
    const right = Math.max(...boxes.map(([x, , w]) => x + w)) + MARGIN;
    const bottom = Math.max(...boxes.map(([, y, , h]) => y + h)) + MARGIN;
    const [x, y, width, height] = this.padded([left, top, right - left, bottom - top]);
    const size = Math.min(Math.max(width, NEAR), fit[2]);
    const ratio = size / width;
    this.glide(this.kept([x - (size - width) / 2, y - (height * ratio - height) / 2, size, height * ratio]));
  }

  /** The action is over. */
  rest(): void {
    if (!this.held) this.glide(this.padded(this.whole));
  }

  private set(box: Box): void {
    cancelAnimationFrame(this.gliding);
    this.box = box;
  }

  private glide(to: Box): void {
    const from = this.box;
    if (from.every((value, n) => Math.abs(value - to[n]!) < 0.01)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.set(to);
      return;
    }
    const began = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, (now - began) / GLIDE);
      const eased = 1 - (1 - share) ** 3;
      this.box = from.map((value, n) => value + (to[n]! - value) * eased) as Box;
      if (share < 1) this.gliding = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.gliding);
    this.gliding = requestAnimationFrame(step);
  }

  private padded([x, y, width, height]: Box): Box {
    const aspect = this.width / this.height;
    const wide = width / height > aspect;
    const w = wide ? width : height * aspect;
    const h = wide ? width / aspect : height;
    return [x - (w - width) / 2, y - (h - height) / 2, w, h];
  }

  /** The middle of the window stays on the board. */
  private kept([x, y, width, height]: Box): Box {
    const [left, top, w, h] = this.whole;
    const cx = Math.min(Math.max(x + width / 2, left), left + w);
    const cy = Math.min(Math.max(y + height / 2, top), top + h);
    return [cx - width / 2, cy - height / 2, width, height];
  }
}
