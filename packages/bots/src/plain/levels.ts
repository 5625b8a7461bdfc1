/** Levels of a game without bots of its own, weakest first; the client's catalogue names the ids. */
export const PLAIN_LEVELS = ['random', 'gentle', 'steady'] as const;
