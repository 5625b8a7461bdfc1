/** When the scene is drawn: while something changes, and where the processor draws it, after what is said in words. */

/** A picture that takes longer than two frames is drawn by the processor. */
const SLOW_MS = 34;
/** So many frames on, the words are shown: a browser that is behind asks for none in the meantime. */
const PATIENCE = 4;

/** Draws what is there so many milliseconds after the picture before it; says whether anything is still on its way. */
type Draw = (elapsed: number, now: number) => boolean;

export interface Frames {
  /** The next frame shows a picture. */
  ask(): void;
  /** The same for what was pressed, which is first answered in words: they would have to wait for a slow picture. */
  follow(): void;
  /** Does what the pointer passes over; where pictures are slow, not before words that are under way. */
  heed(change: () => void): void;
  /** Draws at once. */
  draw(): void;
  stop(): void;
}

export function createFrames(draw: Draw): Frames {
  let [asked, last] = [0, 0];
  /** From one picture of a row to the next. */
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
