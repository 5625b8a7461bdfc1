/** Progress line of a long command, on standard error. */
import { type Io, note, redraw } from './io.ts';

/**
 * Redraws a line on a terminal; elsewhere prints one now and then. `before` is the number done by an earlier
 * run.
 */
export function progress(io: Io, total: number, what: string, before = 0): (done: number) => void {
  const start = performance.now();
  const isTty = io.stderr.isTTY === true;
  const interval = isTty ? 100 : 10_000;
  let next = start + interval;
  return done => {
    const now = performance.now();
    const isLast = done === total;
    if (now < next && !(isLast && isTty)) return;
    next = now + interval;
    const left = (((now - start) / (done - before)) * (total - done)) / 1000;
    const line = `${done} of ${total} ${what}${isLast ? '' : `, about ${Math.ceil(left)} s left`}`;
    if (!isTty) note(io, line);
    else if (isLast) {
      redraw(io, '');
      note(io, line);
    } else redraw(io, line);
  };
}
