// @chunk *
/** The strengths a player of loop can choose from, weakest first. Ids only, for menus that load no bot. */
export const LOOP_LEVELS = ['random', 'gentle', 'greedy', 'steady', 'strong'] as const;
