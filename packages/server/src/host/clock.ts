/** Milliseconds since 1970 that never jump: whoever sets the clock of the machine takes time from nobody at a table. */
export function steadyClock(): () => number {
  const start = Date.now() - performance.now();
  return () => Math.round(start + performance.now());
}
