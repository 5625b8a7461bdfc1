/** Sources of parts: a card, or the power of an agent. */
import type { Part } from '../cards/language.ts';
import { readEffect } from '../cards/readEffect.ts';
import { cardRow, type PublicState } from '../state.ts';

/** L-AGENT-3 as an effect; no card has this number. */
export const MR_TIME = -1;
/** Sources that are no cards, with their names in positions. */
export const CONSTANT_SOURCES: ReadonlyMap<number, string> = new Map([[MR_TIME, 'mrtime']]);

const MR_TIME_PARTS = readEffect('moveAgent(other,1)');

export const partsOf = (state: PublicState, source: number): readonly Part[] =>
  source === MR_TIME ? MR_TIME_PARTS : cardRow(state, source).parts;
