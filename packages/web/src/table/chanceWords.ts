// @chunk own
/** Win probability as text: a percentage, or words where a percentage would be false precision. */
import { percent, type Text } from '../text/index.ts';

/** Threshold beyond which percentages say nothing: people lose won games. */
const NEARLY = 0.97;

/** 0 and 1 stand for results that a bot has searched to the end of the game. */
export function chanceWords({ language, table }: Text, chance: number): string {
  const { won, nearlyWon, nearlyLost, lost } = table.hints;
  if (chance === 0 || chance === 1) return chance ? won : lost;
  if (chance > NEARLY) return nearlyWon;
  return chance < 1 - NEARLY ? nearlyLost : percent(language, chance);
}
