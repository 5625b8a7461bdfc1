/** Monotonic milliseconds since 1970: setting the clock of the machine costs nobody time at a table. */
export function steadyClock(): () => number {
  const start = Date.now() - performance.now();
  return () => Math.round(start + performance.now());
}
