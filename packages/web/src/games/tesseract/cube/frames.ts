/**
 * Frame scheduler of the scene: it renders while something changes, and on software renderers after the page
 * has updated.
 */

/** Duration above which a frame is taken for software rendering: two display frames. */
const SLOW_MS = 34;
/** Number of frames after which the page has surely painted: a busy browser requests none meanwhile. */
const PATIENCE = 4;

/** Renders a frame; returns true while an animation runs. */
type Draw = (elapsed: number, now: number) => boolean;

export interface FrameScheduler {
  /** Requests a frame. */
  ask(): void;
  /** Requests a frame after a press; slow ones wait until the page has shown its response. */
  follow(): void;
  /** Applies a hover; on slow renderers not before a pending update of the page. */
  heed(change: () => void): void;
  /** Renders at once. */
  draw(): void;
  stop(): void;
}

export function createFrameScheduler(draw: Draw): FrameScheduler {
  let [asked, last] = [0, 0];
  /** Interval between the last two frames of a sequence. */
  let pace = 0;
  let patience = 0;
  let later: (() => void) | undefined;

  function ask(): void {
    if (asked === 0) asked = requestAnimationFrame(frame);
  }

  function frame(now: number): void {
    asked = 0;
    if (patience > 0) wait();
    else show(now);
  }

  function wait(): void {
    last = 0;
    patience--;
    ask();
    if (patience > 0) return;
    later?.();
    later = undefined;
  }

  function show(now: number): void {
    if (last) pace = now - last;
    const isGoing = draw(now - (last || now), now);
    last = isGoing ? now : 0;
    if (isGoing) ask();
  }

  return {
    ask,
    follow() {
      if (pace >= SLOW_MS) patience = PATIENCE;
      ask();
    },
    heed(change) {
      if (pace < SLOW_MS) return change();
      later = change;
      patience ||= PATIENCE;
      ask();
    },
    draw: () => show(performance.now()),
    stop: () => cancelAnimationFrame(asked),
  };
}
