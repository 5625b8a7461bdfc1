/**
 * Numbers that can be committed to. Known numbers do not reveal the next ones: they come from SHA-256 in
 * counter mode, block k being the hash of `seed:k`, its eight words read one after another. A server that
 * rolls for others shows the hash of a secret before the match, mixes in entropy of the players, and opens
 * the secret at the end.
 */
import { type PlacedChance, placedChance } from './chance.ts';
import type { LogHeader } from './log.ts';
import { readListOf, readObject, readText } from './read.ts';
import { sha256, sha256Words } from './sha256.ts';
import { FormatError } from './violation.ts';

const WORDS = 8;

/** Chance from a secret seed; its stream position is the number of words drawn. */
export function sealedChance(seed: string): PlacedChance {
  let drawn = 0;
  let block = -1;
  let words: Uint32Array = new Uint32Array(0);
  return placedChance({
    next: () => {
      const wanted = Math.floor(drawn / WORDS);
      if (wanted !== block) {
        block = wanted;
        words = sha256Words(`${seed}:${block}`);
      }
      return words[drawn++ % WORDS] as number;
    },
    place: () => [drawn],
    seek: place => {
      const [count] = place;
      if (place.length !== 1 || !Number.isSafeInteger(count) || (count as number) < 0)
        throw new FormatError('place', 'must be how many words were drawn');
      drawn = count as number;
    },
  });
}

/** Origin of a sealed seed. `entropy` holds the text each player added, by seat; empty for those who added none. */
export interface Dice {
  readonly secret: string;
  readonly entropy: readonly string[];
}

/** Commitment to the secret, shown before the first answer: it reveals nothing, and no other secret matches it. */
export const dicePromise = (secret: string): string => sha256(secret);

/** The seed: neither the holder of the secret nor any player can choose it alone. */
export const diceSeed = ({ secret, entropy }: Dice): string => sha256(JSON.stringify([secret, ...entropy]));

/**
 * The commitment that the dice of a log fulfil; throws FormatError where they do not. Only witnesses know if
 * it is the one shown before the first answer.
 */
export function keptPromise({ seed, table, promised }: LogHeader): string {
  const field = 'header.table.dice';
  const dice = readObject(table?.dice, field);
  const seal = readText(dice.seal, `${field}.seal`);
  const secret = readText(dice.secret, `${field}.secret`);
  const entropy = readListOf(readText)(dice.entropy, `${field}.entropy`);
  if (dicePromise(secret) !== seal)
    throw new FormatError(`${field}.secret`, 'is not the one that was promised');
  if (diceSeed({ secret, entropy }) !== (promised?.seed ?? seed))
    throw new FormatError(
      promised ? 'header.promised.seed' : 'header.seed',
      'was not made of the secret and what players added',
    );
  return seal;
}
