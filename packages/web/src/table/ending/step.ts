/** Texts of an offer to end, by stage. */
import type { Seat } from '@tessera/engine';
import type { Offer } from '../../match/client.ts';
import { isPerson } from '../../match/seating.ts';
import { fill, plural } from '../../text/index.ts';
import type { TableModel } from '../useTable.ts';
import { isSpokenTo } from './names.ts';
import { REST, type Stage } from './offer.ts';
import type { EndingWords } from './words/index.ts';

type Words = EndingWords['offer'];
type Table = Pick<TableModel<unknown>, 'snapshot' | 'names' | 'text'>;

interface Step {
  readonly title: string;
  readonly body: string;
  /** Labels of the buttons that play on and that proceed. */
  readonly keep: string;
  readonly way?: string;
}

/** `count`: the game's description of the deciding count. */
export function stepOf(table: Table, words: Words, offer: Offer, stage: Stage, count?: string): Step {
  const { names, snapshot } = table;
  const { title, keep } = words;
  const meaning = meaningOf(table, words, offer, count);
  if (stage.kind === 'ask' && stage.rest > 0)
    return { title, keep, body: againWords(table, words, stage.rest) };
  if (stage.kind === 'ask') return { title, keep, body: meaning, way: words.send };
  const name = names[stage.seat] ?? '';
  if (stage.kind === 'declined')
    return { title: fill(words.declined, { name }), keep, body: whyWords(table, words, stage.why) };
  if (!isPerson(snapshot.setup, stage.seat)) return { title, keep, body: fill(words.thinking, { name }) };
  const by = fill(words.by, { name: names[offer.by] ?? '' });
  return {
    title: fill(words.asked, { name }),
    body: `${by} ${meaning}`,
    keep: words.decline,
    way: words.agree,
  };
}

/** Names the winner, and the deciding count. */
export function meaningOf(
  { names, snapshot }: Pick<Table, 'names' | 'snapshot'>,
  words: Words,
  { outcome }: Pick<Offer, 'outcome'>,
  count?: string,
): string {
  const [winner] = outcome?.winners ?? [];
  const isYou = isSpokenTo(snapshot.setup, winner);
  const sentence =
    winner === undefined
      ? words.nobody
      : fill(isYou ? words.you : words.other, { name: names[winner] ?? '' });
  return count === undefined ? sentence : fill(words.counted, { sentence, count });
}

const againWords = ({ text }: Table, words: Words, rest: number): string =>
  plural(text.language, words.again, rest);

/** Reason for declining; a person gives none. */
function whyWords(table: Table, words: Words, why: string | undefined): string {
  const said = why === 'better' || why === 'open' ? words.whys[why] : words.person;
  return `${said} ${againWords(table, words, REST)}`;
}

/** One-line message for a player who closed the dialog. */
export const declinedWords = (table: Table, words: Words, seat: Seat): string =>
  `${fill(words.declined, { name: table.names[seat] ?? '' })}. ${whyWords(table, words, undefined)}`;
