/** Self-play from which positions are taken: tables, bots, and the goals to try in a position. */
import { type Chance, shuffled } from '@tessera/engine';
import {
  askedOf,
  cardRow,
  damageOn,
  eraOf,
  loop as game,
  hasSlots,
  isTurned,
  type LoopState,
  MISSIONS,
  playerOf,
} from '@tessera/games/loop';
import type { QuantumState } from '@tessera/games/quantum';
import type { TesseractState } from '@tessera/games/tesseract';
import { riftSource } from './riftSource.ts';
import { survivalOdds } from './throwOdds.ts';
import type { PuzzleGame, Source } from './types.ts';

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)] as T;

const MAPS = ['base', 's2-corridor', 's2-void-duel', 's2-ring', 's2-twin-spiral'];

const quantum: Source = {
  seats: 2,
  options: chance => ({ map: oneOf(chance, MAPS), cubes: 5, turnLimit: 120 }),
  bots: ['greedy', 'gentle', 'greedy'],
  goals(given) {
    const { turn, pending, cubesLeft } = given as QuantumState;
    if (turn.phase !== 'actions' || turn.actions < 3 || pending.length > 0) return [];
    const isLast = cubesLeft[turn.active] === 1;
    return isLast
      ? [{ kind: 'win' }]
      : [
          { kind: 'cubes', n: 2 },
          { kind: 'cubes', n: 1 },
        ];
  },
};

/** R07 looks at two cards of a deck, which a proof would have to enumerate. */
const RESEARCHERS = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R08', 'R09', 'R10', 'R11'];

const tesseract: Source = {
  seats: 1,
  options(chance) {
    const first = oneOf(chance, RESEARCHERS);
    const second = oneOf(
      chance,
      RESEARCHERS.filter(id => id !== first),
    );
    return {
      info: 'open',
      noStartCards: true,
      base: oneOf(chance, ['1', '2', 'A', 'B']),
      researchers: [first, second],
    };
  },
  bots: ['greedy', 'gentle', 'greedy'],
  goals(given) {
    const { phase, actions, pending, primed, values, hands, containment } = given as TesseractState;
    if (phase !== 'action' || pending.some(({ type }) => type !== 'act')) return [];
    if (hands.flat().length > 0 || containment.some(({ state }) => state === 'unlocked')) return [];
    if (actions > 2) return [{ kind: 'contain', n: 2 }];
    const counts = Map.groupBy(primed, cube => values[cube]);
    const crowded = [...counts.values()].filter(cubes => cubes.length > 1).length;
    return [
      ...(actions === 2 ? [{ kind: 'contain', n: 2 } as const] : []),
      ...(crowded > 1 ? [{ kind: 'breach' } as const] : []),
    ];
  },
};

const AGENTS = ['prowler', 'cztwyzzek', 'robofinisher', 'vgirl'];

const loop: Source = {
  seats: 1,
  options(chance) {
    const first = oneOf(chance, AGENTS);
    const second = oneOf(
      chance,
      AGENTS.filter(id => id !== first),
    );
    return { solo: false, agents: [first, second], difficulty: oneOf(chance, ['month', 'year']) };
  },
  bots: ['greedy', 'gentle', 'greedy'],
  variants: (given, chance) => [0, 1, 2, 3, 4, 5].map(() => thinned(given as LoopState, chance)),
  goals(given) {
    const state = given as LoopState;
    if (askedOf(state)?.kind !== 'action' || state.actions > 0) return [];
    const missing = MISSIONS.map((row, mission) =>
      isOpen(state, mission) ? row.need - damageOn(state, mission) : 9,
    );
    const [good, of] = survivalOdds(state);
    return [
      ...(missing.some(count => count > 0 && count <= 3) ? [{ kind: 'archive' } as const] : []),
      ...(good < of ? [{ kind: 'survive' } as const] : []),
    ];
  },
};

const isOpen = (state: LoopState, mission: number): boolean =>
  isTurned(state, mission) && (state.missions[mission] as number) >= 0;

/** True for a card that draws and reveals nothing, and asks nobody else. */
const isPlain = (state: LoopState, card: number): boolean =>
  cardRow(state, card).parts.every(({ op }) => !REVEALING.has(op));
const REVEALING = new Set([
  'draw',
  'makeAvailable',
  'takeAvailable',
  'applyCard',
  'letOther',
  'eachPlayer',
  'discardHand',
  'destroyHand',
]);

/**
 * A turn of loop has millions of orders. A thinned position keeps the board, and leaves the active agent two of
 * their cards, no battery and little energy, everybody else no card; missions that count are one to three short.
 */
function thinned(from: LoopState, chance: Chance): LoopState {
  const state = game.copy(from);
  const { active } = state;
  const player = playerOf(state, active);
  const own = [
    ...(state.hands[active] ?? []),
    ...(state.discards[player] ?? []),
    ...(state.draws[player] ?? []),
  ];
  const hand = shuffled(
    chance,
    own.filter(card => isPlain(state, card)),
  ).slice(0, 2);
  state.discards[player] = own.filter(card => !hand.includes(card));
  state.draws[player] = [];
  state.known[player] = 0;
  state.hands.forEach((cards, agent) => {
    if (agent !== active) state.discards[playerOf(state, agent)]?.push(...cards);
    state.hands[agent] = agent === active ? hand.sort((a, b) => a - b) : [];
  });
  state.exhausted.fill(false);
  state.battery[active] = false;
  for (const pile of state.discards) pile.sort((a, b) => a - b);
  for (const cards of state.available) state.bigDeck.unshift(...cards.splice(0));
  const energy = 1 + chance.below(2);
  state.energy.fill(0);
  for (let i = 0; i < energy; i++) {
    const era = (eraOf(state, active) + chance.below(3) + 6) % 7;
    state.energy[era] = (state.energy[era] as number) + 1;
  }
  MISSIONS.forEach((row, mission) => {
    if (isOpen(state, mission) && !hasSlots(mission)) state.damage[mission] = row.need - 1 - chance.below(3);
  });
  return state;
}

export const SOURCES: Readonly<Record<PuzzleGame, Source>> = { rift: riftSource, quantum, tesseract, loop };
