/** Places of the table to look at, as selectors. */

export const era = (index: number): string => `[data-board] [data-square="${index}"] path.lb-edge`;

/** Card of the hand, from 1. */
export const card = (nth: number): string => `.lp-hand .lp-card:nth-child(${nth})`;

const loop = (nth: number): string => `.lp-loop:nth-of-type(${nth})`;

/** LOOP buttons, by dimension. */
export const LOOP = { spiral: loop(1), star: loop(2), stripes: loop(3) } as const;

export const MISSION = '.lp-mission:last-of-type';
export const EXTRA = '.lp-extra';
export const END = '.lp-end';
