/** quantum: Command and Gambit cards lie in two rows; a Gambit is played as it is taken. */
import {
  BUILT_IN_PACK,
  CARD_NAMES,
  COMMANDS,
  FACTIONS,
  factionsOf,
  loadQuantumText,
  type QuantumEvent,
  type QuantumState,
} from '@tessera/games/quantum';
import type { Adapter } from '../types.ts';
import { ALL, newSights } from './sights.ts';

const COMMAND_NAMES: readonly string[] = COMMANDS;
const idOf = (card: number): string => CARD_NAMES[card] ?? `${card}`;

export const quantumAdapter: Adapter = {
  person: 'faction',
  reasons: {
    cubes: 'last cube placed',
    turnLimit: 'turn limit',
    resign: 'given up',
    time: 'out of time',
    agreed: 'agreed',
  },
  deckOf: id => (COMMAND_NAMES.includes(id) ? 'Commands' : 'Gambits'),
  content: BUILT_IN_PACK,
  async names() {
    const { cards } = await loadQuantumText('en');
    const factions = FACTIONS.map(id => [id, `${id.charAt(0).toUpperCase()}${id.slice(1)}`]);
    return Object.fromEntries([...factions, ...Object.entries(cards).map(([id, { name }]) => [id, name])]);
  },
  watch(start, seats) {
    const { options, rows } = start as QuantumState;
    const [seen, taken, played] = [newSights(), newSights(), newSights()];
    let turn = 0;
    for (const card of [...rows.command, ...rows.gambit]) seen.add(idOf(card), ALL, turn);
    const take = (event: QuantumEvent): void => {
      if (event.type === 'turnStart') turn = event.number;
      else if (event.type === 'cardRevealed') seen.add(idOf(event.card), ALL, turn);
      else if (event.type === 'cardTaken') {
        taken.add(idOf(event.card), event.seat, turn);
        if (!COMMAND_NAMES.includes(idOf(event.card))) played.add(idOf(event.card), event.seat, turn);
      }
    };
    return {
      step: events => (events as readonly QuantumEvent[]).forEach(take),
      content: state => ({
        people: factionsOf(options.factions, seats),
        seen: seen.list,
        taken: taken.list,
        played: played.list,
        turns: (state as QuantumState).turn.number,
        first: (state as QuantumState).first,
      }),
    };
  },
};
