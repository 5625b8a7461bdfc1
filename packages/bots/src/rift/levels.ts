/** The strengths a player of rift can choose from, weakest first. Ids only, for menus that load no bot. */
export const RIFT_LEVELS = ['random', 'gentle', 'greedy', 'steady', 'strong'] as const;
