// @chunk common
/** R-END-10: reasons by which a ply ends the game. */
export const REASONS = ['capture', 'closed', 'bare', 'immobilised', 'noMove', 'repetition', 'stall'] as const;
/** R-END-11, R-END-12: leaving and agreeing end a game without a ply. */
export const OTHER_REASONS = ['resign', 'time', 'agreed'] as const;
export type Reason = (typeof REASONS | typeof OTHER_REASONS)[number];
