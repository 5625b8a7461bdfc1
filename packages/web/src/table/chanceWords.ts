/** A chance to win in words: a number, unless it would only pretend to be one. */
import { percent, type Text } from '../text/index.ts';

/** Beyond this, per cents say nothing any more: people lose won games. */
const NEARLY = 0.97;

/** 0 and 1 are what was seen to the end of the game. */
export function chanceWords({ language, table }: Text, chance: number): string {
  const { won, nearlyWon, nearlyLost, lost } = table.hints;
  if (chance === 0 || chance === 1) return chance ? won : lost;
  if (chance > NEARLY) return nearlyWon;
  return chance < 1 - NEARLY ? nearlyLost : percent(language, chance);
}
