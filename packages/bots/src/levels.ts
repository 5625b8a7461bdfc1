// @chunk engine
/** The strengths a player can choose from in every game, weakest first. Ids only, for menus that load no bot. */
export const LEVELS = ['gentle', 'easy', 'fair', 'strong', 'best'] as const;

export type Level = (typeof LEVELS)[number];

/** Levels of earlier versions and their replacements: stored matches go on. */
export const FORMER_LEVELS = { greedy: 'easy', steady: 'fair' } as const;
