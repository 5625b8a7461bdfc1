/** loop: artifacts lie at the eras, are added to a deck and used from the hand. */
import {
  AGENT_CODES,
  BUILT_IN_PACK,
  contentOf,
  type LoopEvent,
  type LoopState,
  loadLoopText,
} from '@tessera/games/loop';
import type { Adapter } from '../types.ts';
import { ALL, newSights } from './sights.ts';

export const loopAdapter: Adapter = {
  person: 'agent',
  reasons: {
    VICTORY: 'won',
    VORTEX_DOUBLE: 'second vortex at one era',
    VORTEX_FOURTH: 'fourth vortex',
    CYCLES: 'the cycles are over',
    MEGA_VORTEX: 'turn ended on a mega vortex',
    RESIGN: 'given up',
  },
  deckOf: () => 'Artifacts',
  content: BUILT_IN_PACK,
  async names() {
    const { agents, cards } = await loadLoopText('en');
    return Object.fromEntries(Object.entries({ ...agents, ...cards }).map(([id, { name }]) => [id, name]));
  },
  watch(start) {
    const first = start as LoopState;
    const { cards } = contentOf(first);
    const [seen, taken, played] = [newSights(), newSights(), newSights()];
    let turn = 0;
    const idOf = (card: number): string => cards[card]?.id ?? `${card}`;
    const seatOf = (agent: number): number => first.holders[agent] ?? ALL;
    for (const card of first.available.flat()) seen.add(idOf(card), ALL, turn);
    const take = (event: LoopEvent): void => {
      if (event.type === 'turn') turn = event.turn;
      else if (event.type === 'available' || event.type === 'laid') seen.add(idOf(event.card), ALL, turn);
      else if (event.type === 'added') taken.add(idOf(event.card), seatOf(event.agent), turn);
      else if (event.type === 'used') played.add(idOf(event.card), seatOf(event.agent), turn);
    };
    return {
      step: events => (events as readonly LoopEvent[]).forEach(take),
      content: state => ({
        people: first.agents.map(agent => AGENT_CODES[agent] ?? `${agent}`),
        seen: seen.list,
        taken: taken.list,
        played: played.list,
        turns: (state as LoopState).turn,
        first: seatOf(0),
      }),
    };
  },
};
