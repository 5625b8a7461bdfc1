// @chunk *
/** The strengths a player of tesseract can choose from, weakest first. Ids only, for menus that load no bot. */
export const TESSERACT_LEVELS = ['random', 'gentle', 'greedy', 'steady', 'strong'] as const;
