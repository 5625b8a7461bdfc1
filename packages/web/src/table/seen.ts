/** How much of each match this browser has shown, so that who comes back is told the rest. */
const KEY = 'tessera.seen';
/** Matches looked at longest ago are forgotten. */
const MOST = 60;

type Seen = Readonly<Record<string, number>>;

// Reading storage throws where it is forbidden, writing where it is full.
function read(): Seen {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return seen !== null && typeof seen === 'object' ? (seen as Seen) : {};
  } catch {
    return {};
  }
}

/** Undefined for a match that was never shown here. */
export function seenOf(match: string): number | undefined {
  const count: unknown = read()[match];
  return typeof count === 'number' ? count : undefined;
}

export function noteSeen(match: string, count: number): void {
  const { [match]: _before, ...others } = read();
  const kept = [...Object.entries(others), [match, count]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Nothing is told the next time.
  }
}
