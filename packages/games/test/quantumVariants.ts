/** Ways to play quantum for tests over many games. */
import { parseOptions, seededChance } from '@tessera/engine';
import { pick, type Variant } from '@tessera/engine/testkit';
import { MAP_IDS } from '../src/quantum/maps/layouts.ts';
import { QUANTUM_OPTIONS } from '../src/quantum/options.ts';
import type { QuantumOptions } from '../src/quantum/types.ts';

export const quantumOptions = (given: Partial<Record<keyof QuantumOptions, unknown>> = {}): QuantumOptions =>
  parseOptions(QUANTUM_OPTIONS, given);

const seatsOn = (map: string): number => Number(/\d/.exec(map)?.[0]);

/** Every map in turn, the other options by lot; random play alone would never end. */
export function quantumVariants(count: number, seed: string, turnLimit = 40): Variant<QuantumOptions>[] {
  const chance = seededChance(`quantum variants ${seed}`);
  return Array.from({ length: count }, (_, i) => {
    const map = MAP_IDS[i % MAP_IDS.length] as string;
    const options = quantumOptions({
      map,
      turnLimit,
      startRandomMap: chance.below(4) === 0,
      startChoice: pick(chance, ['seat', 'pick']),
      entanglement: chance.below(4) > 0,
      curiousErrata: chance.below(3) === 0,
      firstPlayer: pick(chance, ['lowestFleet', 'lowestFleet', 'a', 'b']),
    });
    return { options, seats: seatsOn(map) };
  });
}
