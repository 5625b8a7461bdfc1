/** Things and answers found by what a player types: case, accents and punctuation do not matter. */
import type { Thing } from './face.ts';

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Things with this name or id; else those with a word in their name that begins so. */
export function thingsCalled(things: readonly Thing[], typed: string): readonly Thing[] {
  const asked = plain(typed);
  if (asked === '') return [];
  const exact = things.filter(({ name, id }) => plain(name) === asked || plain(id) === asked);
  return exact.length > 0 ? exact : things.filter(({ name }) => ` ${plain(name)}`.includes(` ${asked}`));
}
