/** Text of refusals: those of the rules from the game, those of the table from the shell. */
import type { Refusal } from '../match/client.ts';
import { fill, type Text } from '../text/index.ts';
import type { Saying } from './useSaying.ts';

export function sayingOf(
  { table }: Text,
  ofGame: Readonly<Record<string, string>>,
  { code, clause, params = {}, sentence }: Refusal,
): Saying {
  const ofTable: Readonly<Record<string, string>> = table.refusals;
  const said = sentence ?? ofGame[code] ?? ofTable[code] ?? table.notPossible;
  return { sentence: fill(said, params), clause: clause || undefined };
}
