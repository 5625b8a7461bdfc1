/** The first record of a new table, and its random ids. */
import { randomInt } from 'node:crypto';
import { FormatError } from '@tessera/engine';
import type { Created, FirstChair, NewIds, Who } from '@tessera/table';
import type { NewTable } from '@tessera/wire';
import { unlike } from '@tessera/wire/names';
import { freshId } from '../freshId.ts';
import { randomText } from '../identity/signer.ts';
import type { MovedMatch } from './movedMatch.ts';

/** Letters of a code: none that are easily confused, and no vowels, which make words. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 6;

/** The id lets watch, the code lets sit down, the secret determines the dice. */
export const newIds = (): NewIds => ({
  id: freshId(),
  code: Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  secret: randomText(32),
});

/** Throws FormatError for a level that the game does not have. */
export function checkBots({ game, chairs, keeper }: NewTable, levels: readonly string[]): void {
  const check = (level: string, field: string): void => {
    if (!levels.includes(level))
      throw new FormatError(field, `no bot of ${game} is called so; there are ${levels.join(', ')}`);
  };
  for (const [seat, chair] of chairs.entries())
    if (chair.kind === 'bot') check(chair.level, `chairs[${seat}].level`);
  if (keeper !== undefined) check(keeper, 'keeper');
}

export function createdBy(
  host: Who,
  wanted: NewTable,
  ids: NewIds,
  at: number,
  moved: MovedMatch = {},
): Created {
  const { chairs, entropy = '', ...rest } = wanted;
  const names: string[] = [];
  const person = (): FirstChair => {
    const name = unlike(host.name, names);
    names.push(name);
    return { kind: 'person', guest: host.guest, name, isReady: true };
  };
  return {
    ...rest,
    ...moved,
    ...ids,
    seq: 1,
    at,
    kind: 'created',
    host: host.guest,
    chairs: chairs.map(chair => (chair.kind === 'me' ? person() : chair)),
    entropy: chairs.map(({ kind }) => (kind === 'me' ? entropy : '')),
  };
}
