// @chunk own
/** Win probability beside a hint, where it says something. */
import type { Text } from '../text/index.ts';
import { chanceWords } from './chanceWords.ts';
import type { HintChange } from './HintLine.tsx';

/** Beyond it a game is as good as won, and a change of percentages says nothing. */
const CLEAR = 0.9;

/** Change of the win probability; undefined without one that a player could tell. */
export function chanceChange(
  text: Text,
  before: number | undefined,
  after: number | undefined,
): HintChange | undefined {
  if (after === undefined) return undefined;
  const { chance: label, nearlyWon } = text.table.hints;
  const isClear = after > CLEAR && after < 1;
  const words = isClear ? nearlyWon : chanceWords(text, after);
  if (before === undefined || after === 1) return { label, before: undefined, after: words };
  if ((isClear && before > CLEAR) || chanceWords(text, before) === words) return undefined;
  return { label, before: before < after ? chanceWords(text, before) : undefined, after: words };
}
