/** Levels of a game that brings no bots of its own, weakest first; the ids are named in the catalogue of the client. */
export const PLAIN_LEVELS = ['random', 'gentle', 'steady'] as const;
