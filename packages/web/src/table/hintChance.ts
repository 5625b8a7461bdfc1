// @chunk own
/** Win probabilities beside a hint: what the position is worth, and what other answers cost. */
import { percent, type Text } from '../text/index.ts';
import { chanceWords } from './chanceWords.ts';
import type { HintChange } from './HintLine.tsx';

/** Beyond it a game is as good as won, and a percentage says nothing. */
const CLEAR = 0.9;

/** Win probability with best play, which is the hinted answer; undefined while unknown. */
export function chanceLine(text: Text, chance: number | undefined): HintChange | undefined {
  if (chance === undefined) return undefined;
  const { chance: label, nearlyWon } = text.table.hints;
  const isClear = chance > CLEAR && chance < 1;
  return { label, before: undefined, after: isClear ? nearlyWon : chanceWords(text, chance) };
}

/** Least cost that is shown, in the win probability: a search cannot tell less. */
const LEAST = 0.005;

/** Price of another answer than the best: "−3%". */
export function costWords(text: Text, best: number, other: number): string {
  if (best - other < LEAST) return `±${percent(text.language, 0)}`;
  return other === 0 ? text.table.hints.lost : `−${percent(text.language, best - other)}`;
}
