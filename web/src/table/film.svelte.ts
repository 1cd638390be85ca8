// The film: frames played one after another on the same board. It never blocks; skipping ends at the present.

import type { Frame } from "../api";
import { settings } from "../lib/settings.svelte";
import type { AnyView, FilmParts } from "./parts";

/** A frame and the board right after it. */
export type Moment = { frame: Frame; view: AnyView };

const BRIEFLY = 200; // milliseconds

export function isFilm(frames: readonly Frame[], { watched }: FilmParts): boolean {
  return frames.some((frame) => frame.event in watched);
}

/** From the first to the last frame worth watching. */
function scene(moments: readonly Moment[], { watched, along }: FilmParts): Moment[] {
  const shown = moments.map(({ frame }) => frame.event in watched || frame.event in along);
  const first = shown.indexOf(true);
  return first < 0 ? [] : moments.slice(first, shown.lastIndexOf(true) + 1);
}

export class FilmPlayer {
  moments = $state.raw<Moment[]>([]);
  /** Which moment is on the screen; -1 while nothing is. */
  position = $state(-1);
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: () => FilmParts) {}

  get on(): boolean {
    return this.position >= 0;
  }

  get now(): Moment | undefined {
    return this.moments[this.position];
  }

  /** More has happened: play it, after what is still running. */
  add(moments: readonly Moment[]): void {
    const more = scene(moments, this.parts());
    if (!more.length) return;
    if (this.on) {
      this.moments = [...this.moments, ...more];
      return;
    }
    this.load(more);
  }

  /** Show these from the beginning. */
  load(moments: readonly Moment[]): void {
    if (!moments.length) return;
    this.moments = [...moments];
    this.position = 0;
    this.play();
  }

  play(): void {
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** One frame on, and wait there. */
  step(): void {
    this.pause();
    this.forward();
  }

  back(): void {
    this.pause();
    this.position = Math.max(0, this.position - 1);
  }

  seek(position: number): void {
    this.pause();
    this.position = Math.min(Math.max(position, 0), this.moments.length - 1);
  }

  skip(): void {
    this.pause();
    this.position = -1;
    this.moments = [];
  }

  private forward(): void {
    if (this.position + 1 < this.moments.length) this.position += 1;
    else this.skip();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const event = this.now?.frame.event ?? "";
    const { watched, along } = this.parts();
    const length = watched[event] ?? along[event] ?? BRIEFLY;
    this.timer = setTimeout(() => {
      this.forward();
      if (this.on && this.playing) this.wait();
    }, length / settings.speed);
  }
}
