/** Variants of tesseract for random play: every player count and a spread of every option value. */
import { type OptionSpec, parseOptions, seededChance } from '@tessera/engine';
import { pick, type Variant } from '@tessera/engine/testkit';
import { type TesseractOptions, tesseract } from '../src/tesseract/index.ts';

/** Maximum of answers; random players consent at random, and no game of theirs was ever near this long. */
export const LONGEST = 6000;

/** Numbers of extra primed cubes: none, as the books say, up to as many as uncover the base. */
const EXTRA_PRIMED = [0, 1, 2, 7, 30, 47];

const FIXED = ['firstSeat', 'researchers'];

export const tesseractOptions = (changed: Partial<TesseractOptions> = {}): TesseractOptions =>
  parseOptions(tesseract.options, changed);

export function tesseractVariants(count: number, seed: string): readonly Variant<TesseractOptions>[] {
  const chance = seededChance(seed);
  const random = (): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries<OptionSpec>(tesseract.options)
        .filter(([name, spec]) => !FIXED.includes(name) && spec.kind !== 'content')
        .map(([name, spec]) => [
          name,
          spec.kind === 'choice'
            ? pick(chance, spec.values)
            : spec.kind === 'count'
              ? pick(chance, EXTRA_PRIMED)
              : chance.below(2) === 1,
        ]),
    );
  return Array.from({ length: count }, (_, i) => ({
    options: parseOptions(
      tesseract.options,
      i < 4 ? {} : { ...random(), firstSeat: pick(chance, [0, 1, 'random']) },
    ),
    seats: 1 + (i % 4),
  }));
}
