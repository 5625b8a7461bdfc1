import type { Refusal } from '../../match/client.ts';
import { lookingWords } from '../PromptBand.tsx';
import { sayingOf } from '../refusals.ts';
import type { TableModel } from '../useTable.ts';

/** Shows the reason of a refusal, or that a past board is on screen. */
export const sayRefusal = <V>(
  table: TableModel<V>,
  ofGame: Readonly<Record<string, string>>,
  refusal: Refusal,
): void =>
  table.say(table.back.past ? { sentence: lookingWords(table) } : sayingOf(table.text, ofGame, refusal));
