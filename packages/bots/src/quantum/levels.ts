// @chunk *
/** The strengths a player of quantum can choose from, weakest first. Ids only, for menus that load no bot. */
export const QUANTUM_LEVELS = ['random', 'gentle', 'greedy', 'steady', 'strong'] as const;
