/** Variants of quantum for tests over many games. */
import { parseOptions, seededChance } from '@tessera/engine';
import { pick, type Variant } from '@tessera/engine/testkit';
import type { Card } from '../src/quantum/cards/index.ts';
import { MAP_IDS } from '../src/quantum/maps/layouts.ts';
import { QUANTUM_OPTIONS } from '../src/quantum/options.ts';
import type { QuantumOptions, QuantumState } from '../src/quantum/types.ts';

export const quantumOptions = (given: Partial<Record<keyof QuantumOptions, unknown>> = {}): QuantumOptions =>
  parseOptions(QUANTUM_OPTIONS, given);

const seatsOn = (map: string): number => Number(/\d/.exec(map)?.[0]);

/** Every map in turn, the other options at random; a turn limit, since random play alone would never end. */
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

/** Crowded sheets and high tracks, so that every card meets every other. */
export function dealSheets(state: QuantumState, seed: string): void {
  const chance = seededChance(`sheets ${seed}`);
  for (let seat = 0; seat < state.players; seat++) {
    state.research[seat] = 6;
    state.dominance[seat] = 4;
    const sheet = state.commands[seat] as Card[];
    while (sheet.length < 3) {
      const deck = state.decks.command;
      const [card] = deck.splice(chance.below(deck.length), 1) as [Card];
      sheet.push(card);
      state.active[seat] = (state.active[seat] as number) | (1 << card);
    }
  }
}
