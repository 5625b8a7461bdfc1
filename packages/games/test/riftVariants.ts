/** Variants of rift for random play: the defaults and a spread of every option value. */
import { type OptionSpec, parseOptions, seededChance } from '@tessera/engine';
import type { Variant } from '@tessera/engine/testkit';
import { rift } from '../src/rift/index.ts';
import type { RiftOptions } from '../src/rift/types.ts';

/** Random games rarely end by themselves (rules, section 20.1), so all have a stall limit. */
const STALL_LIMIT = 30;

const valuesOf = (spec: OptionSpec): readonly unknown[] =>
  spec.kind === 'choice' ? spec.values : spec.kind === 'flag' ? [true, false] : [STALL_LIMIT];

/** Section 19, point 16: at most 10 captures and 16 drops, each followed by a full stall; set-up comes before. */
export const LONGEST = 14 + 27 * STALL_LIMIT;

export const riftVariants = (count: number, seed: string): readonly Variant<RiftOptions>[] => {
  const chance = seededChance(seed);
  const random = (): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries<OptionSpec>(rift.options).map(([name, spec]) => {
        const values = valuesOf(spec);
        return [name, values[chance.below(values.length)]];
      }),
    );
  const defaults = { stallLimit: STALL_LIMIT };
  return Array.from({ length: count }, (_, i) => ({
    options: parseOptions(rift.options, i === 0 ? defaults : random()),
    seats: 2,
  }));
};
