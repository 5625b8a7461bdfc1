// @chunk *
/** The strengths a player of rift can choose from, weakest first. Ids only, for menus that load no bot. */
export const RIFT_LEVELS = ['gentle', 'easy', 'fair', 'strong', 'best'] as const;

/** Levels of earlier versions and their replacements: stored matches go on. */
export const FORMER_LEVELS = { greedy: 'easy', steady: 'fair' } as const;
