// Pan and zoom: a window onto the board in its own coordinates.

type Box = [number, number, number, number];

const CLOSEST = 60; // units across

export class Camera {
  box = $state<Box>([0, 0, 100, 100]);
  /** Whether somebody moved it by hand: then it stays where it was put. */
  held = $state(false);
  private whole: Box = [0, 0, 100, 100];
  private aspect = 1;

  /** The whole board, as large as the space allows. */
  fit(): void {
    this.held = false;
    this.box = this.padded(this.whole);
  }

  see(whole: Box): void {
    this.whole = whole;
    this.fit();
  }

  /** The space on the screen has changed. */
  shape(width: number, height: number): void {
    if (!width || !height) return;
    this.aspect = width / height;
    if (!this.held) this.fit();
    else this.box = this.padded(this.box);
  }

  zoom(factor: number, at?: { x: number; y: number }): void {
    const [x, y, width, height] = this.box;
    const widest = this.padded(this.whole)[2] * 1.15;
    const next = Math.min(Math.max(width / factor, CLOSEST), widest);
    const ratio = next / width;
    const cx = at?.x ?? x + width / 2;
    const cy = at?.y ?? y + height / 2;
    this.held = true;
    this.box = this.kept([cx - (cx - x) * ratio, cy - (cy - y) * ratio, next, height * ratio]);
  }

  pan(dx: number, dy: number): void {
    const [x, y, width, height] = this.box;
    this.held = true;
    this.box = this.kept([x + dx, y + dy, width, height]);
  }

  /** Bring a place into sight, if it is not; only ever as far as needed, and keeping the distance. */
  show(x: number, y: number): void {
    const [left, top, width, height] = this.box;
    const mx = width * 0.15;
    const my = height * 0.15;
    const dx = x < left + mx ? x - left - mx : x > left + width - mx ? x - left - width + mx : 0;
    const dy = y < top + my ? y - top - my : y > top + height - my ? y - top - height + my : 0;
    if (dx || dy) this.box = this.kept([left + dx, top + dy, width, height]);
  }

  private padded([x, y, width, height]: Box): Box {
    const wide = width / height > this.aspect;
    const w = wide ? width : height * this.aspect;
    const h = wide ? width / this.aspect : height;
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
