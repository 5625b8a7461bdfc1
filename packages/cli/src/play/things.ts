/** Search for things and answers by typed text; case, accents and punctuation are ignored. */
import type { Thing } from './face.ts';

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Things with this name or id; else those with a word in their name that begins with it. */
export function thingsCalled(things: readonly Thing[], typed: string): readonly Thing[] {
  const asked = plain(typed);
  if (asked === '') return [];
  const exact = things.filter(({ name, id }) => plain(name) === asked || plain(id) === asked);
  return exact.length > 0 ? exact : things.filter(({ name }) => ` ${plain(name)}`.includes(` ${asked}`));
}
