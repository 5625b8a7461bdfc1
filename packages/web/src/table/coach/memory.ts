/** Which lessons were learned, by game, kept in the browser; where nothing is kept they come again. */

const KEY = 'tessera.lessons';

/** By game. Whatever is missing or broken was not learned. */
function parseMemory(stored: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}

// Storage throws where it is forbidden or full.
function read(): Record<string, unknown> {
  try {
    return parseMemory(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export function learnedOf(game: string): ReadonlySet<string> {
  const learned = read()[game];
  return new Set(Array.isArray(learned) ? learned.filter(key => typeof key === 'string') : []);
}

export function remember(game: string, learned: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: [...learned] }));
  } catch {
    // They come again on the next visit.
  }
}
