/** Search for things and answers by typed text; case, accents and punctuation are ignored. */
import { filled } from '../words.ts';
import { columns } from './columns.ts';
import type { Thing } from './face.ts';
import type { PlayText } from './text.ts';

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Things with this name or id; else those with a word in their name that begins with it. */
function thingsCalled(things: readonly Thing[], typed: string): readonly Thing[] {
  const asked = plain(typed);
  if (asked === '') return [];
  const exact = things.filter(({ name, id }) => plain(name) === asked || plain(id) === asked);
  return exact.length > 0 ? exact : things.filter(({ name }) => ` ${plain(name)}`.includes(` ${asked}`));
}

/** More things of one name are listed instead of explained. */
const FEW = 6;

/** The things that typed text asks about, and what they do; without text, the names of those on the table. */
export function told(
  all: readonly Thing[],
  typed: string,
  text: Pick<PlayText, 'thing' | 'noThing' | 'manyThings'>,
): { readonly things: readonly Thing[]; readonly lines: readonly string[] } {
  const things = typed === '' ? all.filter(({ isHere }) => isHere) : thingsCalled(all, typed);
  const names = [...new Set(things.map(({ name }) => name))];
  const effects = new Set(things.map(({ name, text: does }) => filled(text.thing, { name, text: does })));
  if (things.length === 0) return { things, lines: [filled(text.noThing, { name: typed.slice(0, 40) })] };
  if (typed === '') return { things, lines: columns(names) };
  const isMany = names.length > FEW;
  return { things, lines: isMany ? [filled(text.manyThings, { names: names.join(', ') })] : [...effects] };
}
